//! QR codes of links.

use crate::app::texts::messages;
use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};

/// Quiet zone around the code, in modules, as the standard requires.
const QUIET_ZONE: i32 = 4;

/// Returns the dark modules as one path and the width including the quiet zone; `None` if the text is too long.
fn modules_path(text: &str) -> Option<(String, i32)> {
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
    let mut path = String::new();
    for row in 0..code.size() {
        for column in (0..code.size()).filter(|column| code.get_module(*column, row)) {
            path += &format!("M{} {}h1v1h-1z", column + QUIET_ZONE, row + QUIET_ZONE);
        }
    }
    Some((path, code.size() + 2 * QUIET_ZONE))
}

#[component]
pub(crate) fn Qr(text: String) -> impl IntoView {
    modules_path(&text).map(|(path, size)| {
        view! {
            <svg class="study-qr" viewBox=format!("0 0 {size} {size}") role="img" aria-label=move || messages().link_qr()>
                <rect width=size height=size fill="white"></rect>
                <path d=path fill="black"></path>
            </svg>
        }
    })
}

#[cfg(test)]
mod tests {
    use super::modules_path;

    #[test]
    fn game_link_fits_a_code_and_a_long_text_does_not() {
        let (path, size) =
            modules_path(&format!("https://example.org/#/study/game/{}", "Ab3_".repeat(60))).expect("fits");
        assert!(size <= 100, "{size} squares are hard to see for a camera");
        assert!(path.starts_with("M4 4h1v1h-1z"), "the corner is dark");
        assert_eq!(modules_path(&"Ab3_".repeat(2000)), None);
    }
}
