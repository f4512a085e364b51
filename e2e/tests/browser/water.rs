//! The waterfall: it stands still while nobody does anything.

use crate::feedback::before_every_page;
use crate::play::wait_for_page;
use anyhow::Result;
use iquazu_e2e::{App, Key, Options, with_browser};

/// JavaScript: whether all layers of the water are in this state.
fn water_is(state: &str) -> String {
    format!(
        "document.querySelectorAll('.falls-slow').length > 0 && document.getAnimations()
            .filter(animation => animation.animationName === 'fall').every(animation => animation.playState === '{state}')"
    )
}

#[tokio::test(flavor = "multi_thread")]
async fn water_rests_when_nobody_touches_anything() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        // The page rests after half a minute; the test decides when that is over.
        let clock = "const later = window.setTimeout;
            window.setTimeout = (task, delay, ...rest) =>
                delay === 30000 ? (window.letRest = task, 0) : later(task, delay, ...rest);";
        before_every_page(browser, clock).await?;
        browser.goto("/").await?;
        wait_for_page(browser).await?;
        browser.wait_for(&water_is("running")).await?;
        browser.run("window.letRest()").await?;
        browser.wait_for(&water_is("paused")).await?;
        browser.press(Key::Tab).await?;
        browser.wait_for(&water_is("running")).await
    })
    .await
}
