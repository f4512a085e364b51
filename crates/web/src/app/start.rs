//! Shows the app. index.html shows the title until then.

use super::{App, language};
use crate::art::Defs;
use crate::board::motion::sleep;
use leptos::mount::mount_to_body;
use leptos::prelude::document;

/// Mounts the app in short tasks with a pause between them: one long task would block the page for half a second on a slow
/// phone.
pub async fn start() {
    language::start().await;
    sleep(1.0).await;
    mount_to_body(Defs);
    sleep(1.0).await;
    mount_to_body(App);
    // Hides the title of index.html, but not the message of a crash.
    if let Some(body) = document().body()
        && body.get_attribute("data-state").as_deref() == Some("loading")
    {
        let _ = body.set_attribute("data-state", "running");
    }
}
