//! Tests of the harness itself, on a page of a few lines.

use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use iquazu_e2e::{App, Browser, Fit, Fonts, Key, Motion, Options, Screen, Theme, with_browser};
use iquazu_server::Asset;

/// How long a click on a covered button is tried: the test waits for all of it, and a slow machine must find the button in
/// it.
const SHORT_TIMEOUT: Duration = Duration::from_secs(8);

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
    asset(
        "moving.html",
        b"<!doctype html><title>x</title><link rel='icon' href='data:,'><button id='first'>First</button>\
        <button id='second'>Second</button><output></output><script src='/moving.js'></script>",
    ),
    // The buttons change places under the mouse, once.
    asset(
        "moving.js",
        b"const [first, second, output] = ['#first', '#second', 'output'].map((name) => document.querySelector(name));\
        addEventListener('mousemove', () => second.after(first), {once: true});\
        first.onclick = second.onclick = (event) => { output.textContent += event.target.id; };",
    ),
    asset(
        "layout.html",
        b"<!doctype html><meta charset='utf-8'><meta name='viewport' content='width=device-width'><title>x</title>\
        <link rel='icon' href='data:,'><link rel='stylesheet' href='/layout.css'><p id='cut'>Text that is cut off</p>\
        <p id='wide'>Text</p><button>Button</button><p id='over'>Text over</p>",
    ),
    asset(
        "layout.css",
        b"body { margin: 0; font: 1rem/1.2 sans-serif } p { margin: 0 }\
        .cut { width: 3em; overflow: hidden; white-space: nowrap } .wide { width: 120vw }\
        .over { translate: 0 -2.4em }",
    ),
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
async fn element_is_found_and_clicked_by_role_and_name() -> Result<()> {
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
async fn keys_reach_the_page_and_move_the_focus() -> Result<()> {
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
async fn screen_theme_motion_and_language_reach_the_page() -> Result<()> {
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
async fn axe_core_finds_a_violation_only_where_there_is_one() -> Result<()> {
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
async fn offline_page_cannot_fetch() -> Result<()> {
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
async fn console_error_fails_the_test() {
    let result = visit(Options::default(), async |browser| browser.goto("/broken.html").await).await;
    let error = format!("{:#}", result.expect_err("the page has a broken link"));
    assert!(error.contains("missing.js"), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn covered_button_cannot_be_clicked() -> Result<()> {
    let options = Options { timeout: SHORT_TIMEOUT, ..Options::default() };
    visit(options, async |browser| {
        browser.goto("/covered.html").await?;
        let error = format!("{:#}", browser.click("button", "Under").await.expect_err("the button is covered"));
        ensure!(error.contains("is covered by <div>Over"), "{error}");
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn button_that_moves_under_the_mouse_is_clicked_and_no_other() -> Result<()> {
    visit(Options::default(), async |browser| {
        browser.goto("/moving.html").await?;
        browser.click("button", "First").await?;
        let clicked = browser.run("return document.querySelector('output').textContent").await?;
        assert_eq!(clicked, "first");
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn layout_check_finds_each_kind_of_fault() -> Result<()> {
    visit(Options::default(), async |browser| {
        browser.goto("/layout.html").await?;
        browser.expect_layout("sound page", Fit::Window).await?;
        for (id, fault) in [("cut", "is cut off by p"), ("wide", "the page is"), ("over", "overlaps the text")] {
            browser.run(&format!("document.getElementById('{id}').className = '{id}'")).await?;
            let faults = browser.layout_faults(Fit::Window).await?;
            ensure!(faults.iter().any(|found| found.contains(fault)), "{fault:?} is not in {faults:?}");
            browser.run(&format!("document.getElementById('{id}').className = ''")).await?;
        }
        Ok(())
    })
    .await
}

/// Returns the width of a text, by which fonts can be distinguished.
async fn text_width(options: Options) -> Result<f64> {
    let mut width = None;
    visit(options, async |browser| {
        let measure = "const span = document.createElement('span');
            span.textContent = 'The quick brown fox jumps over the lazy dog';
            document.querySelector('main').append(span);
            return span.getBoundingClientRect().width";
        width = browser.run(measure).await?.as_f64();
        Ok(())
    })
    .await?;
    width.context("no width")
}

#[tokio::test(flavor = "multi_thread")]
async fn fonts_and_text_size_reach_the_page() -> Result<()> {
    let wide = text_width(Options::default()).await?;
    let narrow = text_width(Options { fonts: Fonts::Narrow, ..Options::default() }).await?;
    let large = text_width(Options { font_size: 24, ..Options::default() }).await?;
    ensure!(narrow < 0.8 * wide, "{narrow} is not narrower than {wide}");
    ensure!((large / wide - 1.5).abs() < 0.05, "{large} is not half as wide again as {wide}");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn stopped_server_does_not_answer() -> Result<()> {
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
async fn error_of_a_scenario_names_the_page_and_the_console() {
    let result = visit(Options::default(), async |_| bail!("as planned")).await;
    let error = format!("{:#}", result.unwrap_err());
    assert!(error.contains("as planned") && error.contains("console: clean"), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
#[should_panic(expected = "as planned")]
async fn panic_in_a_scenario_closes_the_browser() {
    let _ = visit(Options::default(), async |_| panic!("as planned")).await;
}
