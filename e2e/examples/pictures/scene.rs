//! A game of the corpus, opened in the app at one of its steps.

use anyhow::{Context, Result, bail, ensure};
use iquazu_e2e::Browser;
use serde_json::{Value, json};

const RECORD: &str = include_str!("../../../corpus/rules-1/reconstructed-2-casual-3.txt");

/// The seats as the app saves them: a person in the first one.
const SEATS: [(&str, &str); 3] = [("Ana", "person"), ("Coati", "casual"), ("Jaguar", "casual")];

/// Steps of the person, counted from 0.
pub(crate) struct SeatSteps {
    /// A gem; then water fills the first column, which is scored.
    pub(crate) filmed: usize,
    /// The gem that ends the game.
    pub(crate) last: usize,
}

pub(crate) const SEAT_STEPS: SeatSteps = SeatSteps { filmed: 64, last: 88 };

/// What the person at the screen can press when it is their turn.
pub(crate) const OWN_TURN: &str = "!!document.querySelector('[data-do=draw]')";

/// Whether the person can end their turn.
pub(crate) const CAN_END: &str = "!!document.querySelector('[data-do=end]')";

pub(crate) struct Scene {
    head: Vec<&'static str>,
    setup: &'static str,
    steps: Vec<&'static str>,
}

impl Scene {
    /// Reads the first game of the record.
    pub(crate) fn read() -> Result<Scene> {
        let mut lines = RECORD.lines();
        let head: Vec<&str> = lines.by_ref().take_while(|line| !line.starts_with("tag ")).collect();
        let setup = lines.find(|line| line.starts_with("setup")).context("a record has a setup")?;
        let steps = lines.take_while(|line| line.starts_with(|first: char| first.is_ascii_digit())).collect();
        Ok(Scene { head, setup, steps })
    }

    /// The game before a step, as the app saves it.
    fn saved(&self, step: usize) -> String {
        let mut lines: Vec<String> = self.head.iter().map(|line| (*line).to_owned()).collect();
        lines.push("tag seed 1".to_owned());
        for (number, (name, player)) in (1..).zip(SEATS) {
            lines.push(format!("tag name{number} {name}"));
            lines.push(format!("tag player{number} {player}"));
        }
        lines.push(self.setup.to_owned());
        lines.extend(self.steps[..step].iter().map(|line| (*line).to_owned()));
        lines.join("\n") + "\n"
    }

    /// Opens the game before a step of the person, and waits until they can act.
    pub(crate) async fn open(&self, browser: &Browser, step: usize, speed: &str) -> Result<()> {
        browser.goto("/#/about").await?;
        let saved = serde_json::to_string(&self.saved(step))?;
        let settings = format!("'speed={speed}\\nopponents=casual,casual\\n'");
        browser.run(&format!("localStorage.setItem('iquazu.settings', {settings})")).await?;
        browser.run(&format!("localStorage.setItem('iquazu.game', {saved})")).await?;
        browser.run("localStorage.setItem('iquazu.goal', 'shown')").await?;
        browser.goto("/#/game").await?;
        browser.reload().await?;
        browser.wait_for(OWN_TURN).await
    }

    /// What the person clicks to carry out a step: a gap, then the payment that is proposed.
    pub(crate) fn clicks(&self, step: usize) -> Result<[String; 2]> {
        let words: Vec<&str> = self.steps[step].split(' ').collect();
        let ["1", "place", gap, ..] = words[..] else { bail!("step {step} is not a gem of the person: {words:?}") };
        Ok([format!("[data-place=\"{gap}\"]"), "[data-do=pay]".to_owned()])
    }
}

/// The middle of an element on the screen.
pub(crate) async fn middle(browser: &Browser, selector: &str) -> Result<(f64, f64)> {
    let selector = serde_json::to_string(selector)?;
    browser.wait_for(&format!("!!document.querySelector({selector})")).await?;
    let script = format!(
        "const b = document.querySelector({selector}).getBoundingClientRect();
         return [b.x + b.width / 2, b.y + b.height / 2];"
    );
    let point = browser.run(&script).await?;
    let [x, y] = [point[0].as_f64(), point[1].as_f64()];
    ensure!(x.is_some() && y.is_some(), "{selector} has no place");
    Ok((x.unwrap_or_default(), y.unwrap_or_default()))
}

/// Clicks an element as a hand would.
pub(crate) async fn click(browser: &Browser, selector: &str) -> Result<()> {
    let at = middle(browser, selector).await?;
    for kind in ["mouseMoved", "mousePressed", "mouseReleased"] {
        mouse(browser, kind, at).await?;
    }
    Ok(())
}

pub(crate) async fn mouse(browser: &Browser, kind: &str, (x, y): (f64, f64)) -> Result<Value> {
    let (button, count) = if kind == "mouseMoved" { ("none", 0) } else { ("left", 1) };
    let params = json!({"type": kind, "x": x, "y": y, "button": button, "clickCount": count});
    browser.devtools("Input.dispatchMouseEvent", params).await
}
