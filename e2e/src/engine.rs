//! Firefox and WebKit, driven by what the W3C has standardized: WebDriver and WebDriver BiDi, without DevTools.
//!
//! Firefox speaks BiDi itself and needs no driver. WebKit needs `WebKitWebDriver`, and a screen, which Xvfb provides.

mod bidi;
mod firefox;
mod process;
mod webkit;

use std::fmt;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};

use crate::places;
use firefox::Firefox;
use webkit::WebKit;

/// Limit for everything that a test waits for. A guard against hanging, not a measure of speed.
const TIMEOUT: Duration = Duration::from_secs(120);

/// Longer than any scenario takes. Closes the browser of a test that hangs.
const SCENARIO_TIMEOUT: Duration = Duration::from_secs(900);

const POLL_INTERVAL: Duration = Duration::from_millis(25);

/// A browser engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// Firefox, without a screen.
    Firefox,
    /// WebKitGTK's small browser. The engine of Safari, and of all browsers on iPhones.
    WebKit,
}

impl fmt::Display for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// A window of one of these browsers.
#[derive(Debug)]
pub struct EngineBrowser {
    session: Session,
    root: String,
}

#[derive(Debug)]
enum Session {
    Firefox(Box<Firefox>),
    WebKit(WebKit),
}

/// Runs a scenario against the app at this URL in a new browser, which is closed on every path.
///
/// # Errors
/// The error of the scenario, with the address and the name of a screenshot, or an error that the page reported.
pub async fn with_engine<F>(engine: Engine, root: String, scenario: F) -> Result<()>
where
    F: AsyncFnOnce(&EngineBrowser) -> Result<()>,
{
    // Its processes are killed when it is dropped, so that a panic leaves none behind.
    let session = match engine {
        Engine::Firefox => Session::Firefox(Box::new(Firefox::start().await?)),
        Engine::WebKit => Session::WebKit(WebKit::start().await?),
    };
    let browser = EngineBrowser { session, root };
    let run = async {
        scenario(&browser).await?;
        browser.expect_no_errors().await
    };
    let result = match tokio::time::timeout(SCENARIO_TIMEOUT, run).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) => Err(browser.explain(engine, error).await),
        Err(_) => bail!("the scenario took more than {} s", SCENARIO_TIMEOUT.as_secs()),
    };
    browser.close().await;
    result
}

/// JavaScript: defines `find`, which returns the only or first visible, enabled button or link that is wanted.
const FIND: &str = "const nameOf = (element) =>
    (element.getAttribute('aria-label') ?? element.textContent).replace(/\\s+/g, ' ').trim();
const isUsable = (element) => element.getClientRects().length > 0 && !element.disabled
    && element.getAttribute('aria-disabled') !== 'true';
const find = (wanted) => [...document.querySelectorAll('button, a[href], [role=button]')]
    .find((element) => isUsable(element) && wanted(nameOf(element)));";

/// JavaScript: scrolls `element` into view and returns where to click, or throws what is in the way.
///
/// The page may move things before the click. So a click that lands on anything else is swallowed: it must not press
/// a button that the test did not mean.
const CLICK_GUARD: &str = "if (!element) throw new Error('it is not there');
element.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'});
const box = element.getBoundingClientRect();
const x = Math.round(box.left + box.width / 2), y = Math.round(box.top + box.height / 2);
const hit = document.elementFromPoint(x, y);
if (!hit || !element.contains(hit)) throw new Error(`it is covered by ${hit?.outerHTML.slice(0, 120)}`);
window.aimedClick?.abort();
const aimed = window.aimedClick = new AbortController();
const guard = (event) => {
    if (event.type === 'click') aimed.abort();
    if (element.contains(event.target)) { aimed.landed = event.type === 'click'; return; }
    event.stopImmediatePropagation();
    event.preventDefault();
};
for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
    addEventListener(type, guard, {capture: true, signal: aimed.signal});
}
return {x, y, name: nameOf(element)};";

/// JavaScript: returns whether the click landed. A click that led to another document did, which knows nothing of it.
const LANDED: &str = "const aimed = window.aimedClick; aimed?.abort(); return !aimed || aimed.landed === true";

impl EngineBrowser {
    /// Opens a path of the app.
    pub async fn goto(&self, path: &str) -> Result<()> {
        let address = format!("{}{path}", self.root);
        let opened = match &self.session {
            Session::Firefox(session) => session.goto(&address).await,
            Session::WebKit(session) => session.goto(&address).await,
        };
        opened.with_context(|| format!("cannot open {path}"))
    }

    /// Reloads the page.
    pub async fn reload(&self) -> Result<()> {
        match &self.session {
            Session::Firefox(session) => session.reload().await,
            Session::WebKit(session) => session.reload().await,
        }
    }

    /// Runs the body of a JavaScript function and returns its value; a promise is awaited.
    pub async fn run(&self, script: &str) -> Result<Value> {
        match &self.session {
            Session::Firefox(session) => session.run(script).await,
            Session::WebKit(session) => session.run(script).await,
        }
    }

    /// Waits until a JavaScript expression is true. An exception counts as false.
    pub async fn wait_for(&self, expression: &str) -> Result<()> {
        let script = format!("return Boolean({expression})");
        let holds = async || match self.run(&script).await? {
            Value::Bool(true) => Ok(()),
            value => bail!("it is {value}"),
        };
        until(holds).await.with_context(|| format!("waiting for {expression}"))?;
        self.expect_no_panic().await
    }

    /// Clicks the first button or link whose accessible name starts with these words, by mouse, once it can be clicked.
    /// Returns the name.
    pub async fn click(&self, words: &str) -> Result<String> {
        let words = json!(words);
        self.click_matching(&format!("name => name.startsWith({words})")).await.with_context(|| format!("no {words}"))
    }

    /// Clicks the first button or link for whose name this JavaScript function returns true.
    pub async fn click_matching(&self, wanted: &str) -> Result<String> {
        let script = format!("{FIND} const element = find({wanted}); {CLICK_GUARD}");
        let click = async || {
            let point = self.run(&script).await?;
            self.click_at(&point).await?;
            let landed = self.run(LANDED).await;
            ensure!(landed.is_err() || landed.is_ok_and(|landed| landed == true), "the click missed {}", point["name"]);
            Ok(point["name"].as_str().unwrap_or_default().to_owned())
        };
        let name = until(click).await?;
        self.expect_no_panic().await.with_context(|| format!("after a click on {name:?}"))?;
        Ok(name)
    }

    /// Returns whether there is a button or link for whose name this JavaScript function returns true.
    pub async fn has(&self, wanted: &str) -> Result<bool> {
        Ok(self.run(&format!("{FIND} return Boolean(find({wanted}))")).await? == true)
    }

    /// Saves a picture of the page as `target/screenshots/NAME.png`.
    pub async fn screenshot(&self, name: &str) -> Result<()> {
        let picture = match &self.session {
            Session::Firefox(session) => session.screenshot().await,
            Session::WebKit(session) => session.screenshot().await,
        }?;
        std::fs::create_dir_all(places::screenshots())?;
        Ok(std::fs::write(places::screenshots().join(format!("{name}.png")), picture)?)
    }

    async fn click_at(&self, point: &Value) -> Result<()> {
        let at = |key: &str| point[key].as_i64().context("no point");
        let (x, y) = (at("x")?, at("y")?);
        match &self.session {
            Session::Firefox(session) => session.click(x, y).await,
            Session::WebKit(session) => session.click(x, y).await,
        }
    }

    /// Fails if the app has panicked. Its page still looks alive then, so that waiting for something can succeed.
    async fn expect_no_panic(&self) -> Result<()> {
        let panic = self.run("return document.body?.dataset.panic ?? null").await?;
        ensure!(panic.is_null(), "the app stopped: {panic}");
        Ok(())
    }

    /// Fails if the page stopped or the browser reported an error. WebKit's driver reports none.
    async fn expect_no_errors(&self) -> Result<()> {
        self.expect_no_panic().await?;
        let state = self.run("return document.body.dataset.state").await?;
        ensure!(state == "running", "the app is {state}");
        let errors = match &self.session {
            Session::Firefox(session) => session.errors().await,
            Session::WebKit(_) => Vec::new(),
        };
        ensure!(errors.is_empty(), "errors on the console:\n  {}", errors.join("\n  "));
        Ok(())
    }

    async fn explain(&self, engine: Engine, error: anyhow::Error) -> anyhow::Error {
        let test = std::thread::current().name().unwrap_or("test").replace("::", "-");
        let picture = format!("failed-{test}");
        let _ = self.screenshot(&picture).await;
        let address = self.run("return location.href").await.unwrap_or_default();
        error.context(format!("{engine} at {address}, see screenshots/{picture}.png"))
    }

    async fn close(self) {
        match self.session {
            Session::Firefox(session) => session.close().await,
            Session::WebKit(session) => session.close().await,
        }
    }
}

/// Calls a function until it succeeds. An error counts as "not yet". When the time is up, the last error is returned.
async fn until<T>(mut attempt: impl AsyncFnMut() -> Result<T>) -> Result<T> {
    let start = Instant::now();
    loop {
        match attempt().await {
            Ok(value) => return Ok(value),
            Err(error) if start.elapsed() >= TIMEOUT => {
                return Err(error.context(format!("not within {} s", TIMEOUT.as_secs())));
            }
            Err(_) => tokio::time::sleep(POLL_INTERVAL).await,
        }
    }
}
