//! Takes the pictures of the documentation from the real app: `cargo xtask pictures`.
//!
//! They show the start page and one game of the corpus, in which a person has the first seat: a turn as a film
//! (`film`), the same moment as a still picture and on a phone, and the end of the game.

mod film;
mod scene;

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use iquazu_e2e::{App, Browser, Motion, Options, Screen, Theme, with_browser};
use serde_json::json;

use scene::{SEAT_STEPS, Scene};

/// The pictures are shown at most about 900 pixels wide: three quarters of a laptop's screen are sharp enough.
const SCALE: f64 = 0.75;

#[tokio::main]
async fn main() -> Result<()> {
    let app = App::with_tables().await?;
    with_browser(&app, Options::default(), async |browser| {
        take_home(browser).await?;
        let game = Scene::read()?;
        take_game(browser, &game).await?;
        take_phone(browser, &game).await?;
        take_final_board(browser, &game).await
    })
    .await?;
    Ok(std::fs::remove_dir_all(scratch())?)
}

/// Returns the path of a file of `docs/images`.
fn picture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/images").join(name)
}

/// Takes a still picture.
async fn take(browser: &Browser, name: &str) -> Result<()> {
    let shot = scratch().join(format!("{name}.png"));
    browser.screenshot_to(&shot).await?;
    let target = picture(&format!("{name}.webp"));
    let mut command = Command::new("cwebp");
    command.args(["-quiet", "-m", "6", "-q", "82", "-sharp_yuv"]).arg(&shot).arg("-o").arg(&target);
    run(&mut command)?;
    println!("{}", target.display());
    Ok(())
}

/// Returns a folder for screenshots that are still to be encoded.
fn scratch() -> PathBuf {
    std::env::temp_dir().join(format!("iquazu-pictures-{}", std::process::id()))
}

/// Runs an encoder of Debian's package `webp`.
fn run(command: &mut Command) -> Result<()> {
    let output = command.output().with_context(|| format!("cannot start {:?}", command.get_program()))?;
    ensure!(output.status.success(), "encoding failed: {}", String::from_utf8_lossy(&output.stderr));
    Ok(())
}

/// Emulates a laptop whose screen is drawn smaller, so that pictures need no scaling afterwards.
async fn laptop(browser: &Browser) -> Result<()> {
    let Screen { width, height, .. } = Screen::LAPTOP;
    let params = json!({"width": width, "height": height, "deviceScaleFactor": SCALE, "mobile": false});
    browser.devtools("Emulation.setDeviceMetricsOverride", params).await.map(drop)
}

async fn take_home(browser: &Browser) -> Result<()> {
    laptop(browser).await?;
    browser.prefer(Theme::Dark, Motion::Reduced).await?;
    browser.goto("/").await?;
    browser.wait_for("document.body.innerText.includes('Play now')").await?;
    take(browser, "home").await
}

async fn take_game(browser: &Browser, game: &Scene) -> Result<()> {
    browser.prefer(Theme::Dark, Motion::Full).await?;
    game.open(browser, SEAT_STEPS.filmed, "Fast").await?;
    take(browser, "game-dark").await?;
    let size = film::take(browser, game, &picture("turn.webp")).await?;
    println!("{} ({:.2} MB)", picture("turn.webp").display(), size as f64 / 1e6);
    Ok(())
}

async fn take_phone(browser: &Browser, game: &Scene) -> Result<()> {
    browser.prefer(Theme::Light, Motion::Reduced).await?;
    browser.screen(Screen::PHONE).await?;
    game.open(browser, SEAT_STEPS.filmed, "Off").await?;
    take(browser, "game-phone").await
}

async fn take_final_board(browser: &Browser, game: &Scene) -> Result<()> {
    laptop(browser).await?;
    game.open(browser, SEAT_STEPS.last, "Off").await?;
    for selector in game.clicks(SEAT_STEPS.last)? {
        scene::click(browser, &selector).await?;
    }
    browser.wait_for("!!document.querySelector('dialog.final[open]')").await?;
    take(browser, "final-board").await
}
