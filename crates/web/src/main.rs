//! Shows the gallery of drawings.

fn main() {
    leptos::mount::mount_to_body(iquazu_web::board::gallery::Gallery);
}
