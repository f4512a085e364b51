//! Mounts the app into the page.

fn main() {
    std::panic::set_hook(Box::new(iquazu_web::app::crash::show));
    leptos::mount::mount_to_body(iquazu_web::app::App);
}
