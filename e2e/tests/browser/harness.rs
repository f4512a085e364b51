//! The harness itself, on a page of a few lines: what it claims to do, it does.

use anyhow::{Result, bail, ensure};
use iquazu_e2e::{App, Browser, Key, Motion, Options, Screen, Theme, with_browser};
use iquazu_server::Asset;

const PAGE: &[Asset] = &[
    asset(
        "index.html",
        b"<!doctype html><html lang='en'><meta charset='utf-8'><title>A wall</title>\
        <meta name='viewport' content='width=device-width'><link rel='icon' href='data:,'>\
        <main><h1>A wall</h1><button id='gap'>Gap <span>one</span></button><button>Gap two</button>\
        <button hidden>Gap three</button><output></output></main><script src='/page.js'></script>",
    ),
    asset(
        "page.js",
        b"let count = 0; const gap = document.getElementById('gap');\
        gap.onclick = (event) => { if (event.isTrusted) gap.textContent = `Gap ${++count} times`; };\
        document.onkeydown = (event) => { document.querySelector('output').textContent += event.key; };",
    ),
    asset("broken.html", b"<!doctype html><title>x</title><script src='/missing.js'></script>"),
    asset(
        "covered.html",
        b"<!doctype html><title>x</title><link rel='icon' href='data:,'>\
        <link rel='stylesheet' href='/cover.css'><button>Under</button><div>Over</div>",
    ),
    asset("cover.css", b"div { position: fixed; inset: 0 }"),
];

const fn asset(path: &'static str, plain: &'static [u8]) -> Asset {
    Asset { path, etag: "W/\"1\"", plain: Some(plain), brotli: None, gzip: None }
}

async fn visit(options: Options, scenario: impl AsyncFnOnce(&Browser) -> Result<()>) -> Result<()> {
    let app = App::with_assets(PAGE).await?;
    with_browser(&app, options, async |browser| {
        browser.goto("/").await?;
        scenario(browser).await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn elements_are_found_and_clicked_by_role_and_name() -> Result<()> {
    visit(Options::default(), async |browser| {
        let names: Vec<String> = browser.all("button").await?.into_iter().map(|button| button.name).collect();
        assert_eq!(names, ["Gap one", "Gap two"]);
        browser.click("button", "Gap one").await?;
        browser.click("button", "Gap 1 times").await?;
        browser.gone("button", "Gap 1 times").await?;
        assert_eq!(browser.find("button", "Gap 2 times").await?.text().await?, "Gap 2 times");
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn keys_go_to_the_page_and_move_the_focus() -> Result<()> {
    visit(Options::default(), async |browser| {
        browser.press(Key::Tab + Key::Tab).await?;
        let focused = browser.focused().await?;
        assert_eq!((focused.name.as_str(), focused.is("focused")), ("Gap two", true));
        browser.press("ab").await?;
        browser.wait_for("document.querySelector('output').textContent.endsWith('ab')").await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn screens_themes_motion_and_language_reach_the_page() -> Result<()> {
    visit(Options::in_language("de"), async |browser| {
        assert_eq!(browser.run("return navigator.language").await?, "de");
        for screen in Screen::ALL {
            browser.screen(screen).await?;
            let size = browser.run("return [innerWidth, innerHeight]").await?;
            assert_eq!(size, serde_json::json!([screen.width, screen.height]), "{}", screen.name);
        }
        let asks = "return ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)']
            .map((query) => matchMedia(query).matches)";
        browser.prefer(Theme::Dark, Motion::Reduced).await?;
        assert_eq!(browser.run(asks).await?, serde_json::json!([true, true]));
        browser.prefer(Theme::Light, Motion::Full).await?;
        assert_eq!(browser.run(asks).await?, serde_json::json!([false, false]));
        browser.slow_down(4.0).await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn axe_core_finds_faults_and_finds_none_where_there_are_none() -> Result<()> {
    visit(Options::default(), async |browser| {
        browser.expect_accessible().await?;
        browser.run("document.getElementById('gap').textContent = ''").await?;
        let faults = browser.accessibility_faults().await?;
        ensure!(faults.iter().any(|fault| fault.starts_with("button-name")), "{faults:?}");
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn going_offline_fails_requests() -> Result<()> {
    let options = Options { expected_errors: &["ERR_INTERNET_DISCONNECTED"], ..Options::default() };
    visit(options, async |browser| {
        let reach = "return fetch('/page.js', {cache: 'no-store'}).then(() => true, () => false)";
        browser.offline(true).await?;
        assert_eq!(browser.run(reach).await?, false);
        browser.offline(false).await?;
        assert_eq!(browser.run(reach).await?, true);
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_console_error_fails_the_test() {
    let result = visit(Options::default(), async |browser| browser.goto("/broken.html").await).await;
    let error = format!("{:#}", result.expect_err("the page has a broken link"));
    assert!(error.contains("missing.js"), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_covered_cannot_be_clicked() -> Result<()> {
    visit(Options::default(), async |browser| {
        browser.goto("/covered.html").await?;
        let click = browser.click("button", "Under").await;
        ensure!(click.is_err(), "the cover lies over the button");
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stopped_server_leaves_the_browser_alone() -> Result<()> {
    let app = App::with_assets(PAGE).await?;
    let options = Options { expected_errors: &["ERR_CONNECTION_REFUSED"], ..Options::default() };
    with_browser(&app, options, async |browser| {
        browser.goto("/").await?;
        app.stop().await;
        ensure!(browser.goto("/").await.is_err(), "the server still answers");
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn errors_in_a_scenario_come_back_with_where_and_why() {
    let result = visit(Options::default(), async |_| bail!("as planned")).await;
    let error = format!("{:#}", result.unwrap_err());
    assert!(error.contains("as planned") && error.contains("console: clean"), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
#[should_panic(expected = "as planned")]
async fn a_panic_in_a_scenario_closes_the_browser_and_goes_on() {
    let _ = visit(Options::default(), async |_| panic!("as planned")).await;
}
