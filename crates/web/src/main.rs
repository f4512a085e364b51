//! Mounts the app into the page.

use iquazu_web::app;

fn main() {
    std::panic::set_hook(Box::new(app::crash::show));
    // No page is shown yet that the task could outlive.
    #[expect(clippy::disallowed_methods, reason = "no signals of a page are used")]
    wasm_bindgen_futures::spawn_local(app::start::start());
}
