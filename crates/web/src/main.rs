//! Puts the app into the page.

fn main() {
    leptos::mount::mount_to_body(iquazu_web::app::App);
}
