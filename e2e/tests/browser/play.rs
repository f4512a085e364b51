//! Steps that many tests share: opening pages and playing by mouse.

use anyhow::{Context, Result, bail};
use iquazu_e2e::{Browser, Element};

/// Settings without animations, with one opponent.
pub const QUICK: &str = "speed=Off\nopponents=casual\n";

/// The same with three opponents.
pub const FOUR_PLAYERS: &str = "speed=Off\nopponents=casual,casual,casual\n";

/// Opens a page with these settings, as somebody who has played before, and waits until it is drawn.
pub async fn open(browser: &Browser, settings: &str, path: &str) -> Result<()> {
    if browser.run("return location.protocol === 'http:'").await? != true {
        browser.goto("/").await?;
    }
    let settings = serde_json::to_string(settings)?;
    // Change the address without an event: the running app would draw the page, which is reloaded right after.
    browser
        .run(&format!(
            "localStorage.setItem('iquazu.settings', {settings}); localStorage.setItem('iquazu.goal', 'shown');
             history.replaceState(null, '', '{path}')"
        ))
        .await?;
    browser.reload().await?;
    wait_for_page(browser).await
}

/// Waits until the app has drawn a page. What `index.html` shows before that has a `main` and an `h1` too.
pub async fn wait_for_page(browser: &Browser) -> Result<()> {
    let drawn = "document.body.dataset.state === 'running' && !!document.querySelector('main:not(.shell) h1')";
    browser.wait_for(drawn).await
}

/// Goes to a page of the running app and waits until it has replaced the one before, which has another heading.
pub async fn visit(browser: &Browser, path: &str) -> Result<()> {
    let heading = "document.querySelector('main:not(.shell) h1')?.textContent";
    let before = format!("return '/' + (location.hash || '#/') === '{path}' ? '' : {heading}");
    let before = browser.run(&before).await?;
    browser.goto(path).await?;
    browser.wait_for(&format!("({heading} ?? {before}) !== {before}")).await
}

/// Starts a game against the opponents of the settings.
pub async fn play_now(browser: &Browser, settings: &str) -> Result<()> {
    open(browser, settings, "/").await?;
    start(browser, "Play now").await?;
    wait_for_turn(browser).await
}

/// Clicks the button or link of the home page whose name starts with these words. The rest of the name says more.
pub async fn start(browser: &Browser, words: &str) -> Result<()> {
    let has_button =
        format!("[...document.querySelectorAll('button')].some(e => e.textContent.trim().startsWith('{words}'))");
    let has_link = has_button.replace("'button'", "'a'");
    browser.wait_for(&format!("{has_button} || {has_link}")).await?;
    let role = if browser.run(&format!("return {has_button}")).await? == true { "button" } else { "link" };
    browser.click_first(role, |element| element.name.starts_with(words)).await.map(drop)
}

/// Waits until the person at the screen can act, the screen is handed over, or the game is over.
pub async fn wait_for_turn(browser: &Browser) -> Result<()> {
    let ready = "!!document.querySelector('[data-do]:not([data-do=skip]):not([data-do=undo]), dialog[open]')";
    browser.wait_for(ready).await.context("nobody's turn")
}

/// Returns whether the final board is shown.
pub async fn is_over(browser: &Browser) -> Result<bool> {
    let over = "return !!document.querySelector('dialog.final[open]')";
    Ok(browser.run(over).await? == true)
}

/// Returns the record that is saved in the browser.
pub async fn saved(browser: &Browser) -> Result<String> {
    let saved = browser.run("return localStorage.getItem('iquazu.game')").await?;
    Ok(saved.as_str().context("no game is saved")?.to_owned())
}

/// Returns the number of steps of the saved game.
pub async fn steps(browser: &Browser) -> Result<usize> {
    let is_step = |line: &str| line.starts_with(|first: char| first.is_ascii_digit());
    Ok(saved(browser).await?.lines().filter(|line| is_step(line)).count())
}

/// Waits until the saved game has more steps than before.
pub async fn wait_for_step(browser: &Browser, before: usize) -> Result<()> {
    let steps = r"localStorage.getItem('iquazu.game').split('\n').filter(line => /^\d/.test(line)).length";
    browser.wait_for(&format!("{steps} > {before}")).await
}

/// Returns the names of the gaps that can be paid, in document order.
pub async fn payable(browser: &Browser) -> Result<Vec<String>> {
    let gaps = browser.all("button").await?.into_iter().map(|button| button.name);
    Ok(gaps.filter(|name| name.contains("you can pay")).collect())
}

/// JavaScript: makes one decision with click events, a gem if one can be paid, and returns the button that was clicked.
const DECIDE: &str = "const click = (target) => target.dispatchEvent(new MouseEvent('click', {bubbles: true}));
    const later = () => new Promise((done) => setTimeout(done));
    const button = (name) => document.querySelector(`[data-do=${name}]:not(:disabled)`);
    const gap = document.querySelector('.gap-affordable');
    if (gap) click(gap);
    for (let waited = 0; gap && !button('pay') && waited < 100; waited++) await later();
    const name = ['pay', 'draw', 'discard', 'end', 'tile'].find(button);
    if (name) click(button(name));
    return name ?? null";

/// Makes one decision without a mouse: finding a button as a screen reader does costs a tree of the whole page each time.
/// Returns what was clicked.
pub async fn decide(browser: &Browser) -> Result<String> {
    let choices = "'.gap-affordable, [data-do=draw]:not(:disabled), [data-do=discard]:not(:disabled), \
        [data-do=end]:not(:disabled), [data-do=tile]:not(:disabled)'";
    browser.wait_for(&format!("!!document.querySelector({choices})")).await.context("nothing to decide")?;
    let clicked = browser.run(DECIDE).await?;
    Ok(clicked.as_str().context("nothing was clicked")?.to_owned())
}

/// Makes one decision by mouse: a gem if one can be paid, cards otherwise. Returns the name of the last button clicked.
pub async fn decide_by_mouse(browser: &Browser) -> Result<String> {
    let gaps = payable(browser).await?;
    if let Some(gap) = gaps.first() {
        browser.click("button", gap).await?;
        return click_named(browser, "Pay").await;
    }
    let choices = ["Draw", "Discard", "End turn", "Tile"];
    let is_choice = |button: &Element<'_>| choices.iter().any(|start| has_name(button, start));
    browser.click_first("button", is_choice).await.context("nothing to decide")
}

/// Clicks the first enabled button whose name starts with these words, once there is one.
pub async fn click_named(browser: &Browser, start: &str) -> Result<String> {
    let clicked = browser.click_first("button", |button| has_name(button, start)).await;
    clicked.with_context(|| format!("no button {start:?}"))
}

fn has_name(button: &Element<'_>, start: &str) -> bool {
    button.name.starts_with(start) && !button.is("disabled")
}

/// Chooses a file in the first file input that the selector finds, once it is there.
pub async fn choose_file(browser: &Browser, selector: &str, name: &str, text: &str) -> Result<()> {
    browser.wait_for(&format!("!!document.querySelector('{selector}')")).await?;
    let text = serde_json::to_string(text)?;
    let choose = format!(
        "const input = document.querySelector('{selector}');
         const files = new DataTransfer();
         files.items.add(new File([{text}], '{name}', {{type: 'text/plain'}}));
         input.files = files.files;
         input.dispatchEvent(new Event('change', {{bubbles: true}}));"
    );
    browser.run(&choose).await.map(drop)
}

/// Plays until the game is over, each decision as `decide` makes it.
pub async fn finish(browser: &Browser, decide: impl for<'a> AsyncFn(&'a Browser) -> Result<String>) -> Result<()> {
    for _ in 0..400 {
        wait_for_turn(browser).await?;
        if is_over(browser).await? {
            return Ok(());
        }
        let before = steps(browser).await?;
        let clicked = decide(browser).await?;
        wait_for_step(browser, before).await.with_context(|| format!("{clicked:?} did nothing"))?;
    }
    bail!("the game does not end")
}
