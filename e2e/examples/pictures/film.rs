//! A turn as a moving picture: choose a gap, see its price, pay; water, a scoring, and the bots' answers.
//!
//! The app runs in slow motion while screenshots are taken one after the other, and each frame is shown for as long as
//! passed in the app until the next one: the film is smooth however slow the machine is.

use std::cell::{Cell, RefCell};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use iquazu_e2e::Browser;
use serde_json::json;

use crate::scene::{CAN_END, OWN_TURN, SEAT_STEPS, Scene, middle, mouse};
use crate::{run, scratch};

/// Frames per second of the film, about.
const FRAME_RATE: f64 = 12.0;
/// The largest film that fits a front page.
const SIZE_LIMIT: u64 = 1_500_000;
/// WebP quality, in percent.
const QUALITY: &str = "50";

/// A screenshot and when it was taken.
struct Frame {
    file: PathBuf,
    at: Instant,
}

/// Films the person's turn and returns the size of the file.
pub(crate) async fn take(browser: &Browser, game: &Scene, target: &Path) -> Result<u64> {
    let camera = Camera::new(browser).await?;
    browser.run(POINTER).await?;
    let frames = RefCell::new(Vec::new());
    let over = Cell::new(false);
    let turn = async {
        let result = camera.play_turn(game).await;
        over.set(true);
        result
    };
    let (turn, shots) = tokio::join!(turn, shoot(browser, &frames, &over));
    turn.and(shots)?;
    browser.devtools("Animation.setPlaybackRate", json!({"playbackRate": 1})).await?;
    encode(&frames.into_inner(), camera.slow_motion, target)
}

/// Draws a mouse pointer, which screenshots lack.
const POINTER: &str = "
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.id = 'film-pointer';
    svg.setAttribute('viewBox', '0 0 24 24');
    const arrow = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    arrow.setAttribute('d', 'M2 1 L2 19 L7 14.5 L10.5 22 L14 20.5 L10.5 13.5 L17 13 Z');
    arrow.setAttribute('fill', 'white');
    arrow.setAttribute('stroke', 'black');
    arrow.setAttribute('stroke-width', '1.4');
    svg.append(arrow);
    Object.assign(svg.style, { position: 'fixed', left: '0', top: '0', width: '34px', zIndex: 9999,
        pointerEvents: 'none', transform: 'translate(560px, 700px)' });
    document.body.append(svg);";

/// A browser in which time passes slowly.
struct Camera<'a> {
    browser: &'a Browser,
    /// How much slower than usual the app runs.
    slow_motion: f64,
}

impl Camera<'_> {
    /// Slows down animations and the pauses between them as far as this machine needs for a smooth film.
    async fn new(browser: &Browser) -> Result<Camera<'_>> {
        let start = Instant::now();
        for _ in 0..5 {
            browser.screenshot_to(&scratch().join("test.png")).await?;
        }
        let slow_motion = (start.elapsed().as_secs_f64() / 5.0 * FRAME_RATE).max(1.0);
        browser.devtools("Animation.enable", json!({})).await?;
        browser.devtools("Animation.setPlaybackRate", json!({"playbackRate": 1.0 / slow_motion})).await?;
        let pauses = format!(
            "const usual = window.setTimeout;
             window.setTimeout = (task, delay, ...rest) => usual(task, (delay ?? 0) * {slow_motion}, ...rest);"
        );
        browser.run(&pauses).await?;
        Ok(Camera { browser, slow_motion })
    }

    async fn play_turn(&self, game: &Scene) -> Result<()> {
        self.pause(0.6).await;
        for selector in game.clicks(SEAT_STEPS.filmed)? {
            self.click(&selector).await?;
            self.pause(0.5).await;
        }
        self.point((600.0, 720.0), 400).await?;
        // The scoring brings tiles that could be used at once.
        self.wait_for(&format!("{OWN_TURN} || {CAN_END}")).await?;
        if self.browser.run(&format!("return {CAN_END}")).await? == true {
            self.pause(1.2).await;
            self.click("[data-do=end]").await?;
        }
        self.wait_for(OWN_TURN).await?;
        self.pause(1.6).await;
        Ok(())
    }

    async fn wait_for(&self, expression: &str) -> Result<()> {
        while self.browser.run(&format!("return {expression}")).await? != true {
            self.pause(0.1).await;
        }
        Ok(())
    }

    /// Points at an element for a moment and clicks it.
    async fn click(&self, selector: &str) -> Result<()> {
        let at = middle(self.browser, selector).await?;
        self.point(at, 500).await?;
        self.pause(0.7).await;
        mouse(self.browser, "mousePressed", at).await?;
        mouse(self.browser, "mouseReleased", at).await.map(drop)
    }

    /// Moves the mouse and its picture; the app sees it arrive.
    async fn point(&self, (x, y): (f64, f64), millis: u32) -> Result<()> {
        let glide = format!(
            "const pointer = document.getElementById('film-pointer');
             const to = 'translate({x}px, {y}px)';
             await pointer.animate([{{ transform: pointer.style.transform }}, {{ transform: to }}],
                 {{ duration: {millis}, easing: 'ease-in-out' }}).finished;
             pointer.style.transform = to;"
        );
        self.browser.run(&glide).await?;
        mouse(self.browser, "mouseMoved", (x, y)).await.map(drop)
    }

    /// Waits for seconds of the film.
    async fn pause(&self, seconds: f64) {
        tokio::time::sleep(Duration::from_secs_f64(seconds * self.slow_motion)).await;
    }
}

/// Takes screenshots until the turn is over; those that show nothing new are dropped.
async fn shoot(browser: &Browser, frames: &RefCell<Vec<Frame>>, over: &Cell<bool>) -> Result<()> {
    let mut last = Vec::new();
    while !over.get() {
        let at = Instant::now();
        let number = frames.borrow().len();
        let file = scratch().join(format!("{number:04}.png"));
        browser.screenshot_to(&file).await?;
        let picture = std::fs::read(&file)?;
        if picture != last {
            frames.borrow_mut().push(Frame { file, at });
            last = picture;
        }
    }
    Ok(())
}

/// Writes the frames as one animated WebP.
fn encode(frames: &[Frame], slow_motion: f64, target: &Path) -> Result<u64> {
    let mut command = Command::new("img2webp");
    command.args(["-loop", "0", "-kmin", "9", "-kmax", "24", "-lossy", "-m", "6", "-q", QUALITY]);
    let ends = frames.iter().skip(1).map(|frame| frame.at).chain([Instant::now()]);
    for (frame, end) in frames.iter().zip(ends) {
        let millis = (end - frame.at).as_secs_f64() * 1000.0 / slow_motion;
        command.args(["-d", &(millis.round().max(10.0)).to_string()]).arg(&frame.file);
    }
    run(command.arg("-o").arg(target))?;
    let size = std::fs::metadata(target)?.len();
    ensure!(size <= SIZE_LIMIT, "{} has {size} bytes, more than {SIZE_LIMIT}", target.display());
    Ok(size)
}
