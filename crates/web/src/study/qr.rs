//! A link as a QR code.

use crate::app::words::words;
use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};

/// White around the squares, as wide as the standard asks for.
const QUIET: i32 = 4;

/// The dark squares as one path, and the width of the whole; nothing where the text does not fit.
fn squares(text: &str) -> Option<(String, i32)> {
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
    let mut path = String::new();
    for row in 0..code.size() {
        for column in (0..code.size()).filter(|column| code.get_module(*column, row)) {
            path += &format!("M{} {}h1v1h-1z", column + QUIET, row + QUIET);
        }
    }
    Some((path, code.size() + 2 * QUIET))
}

#[component]
pub(crate) fn Qr(text: String) -> impl IntoView {
    squares(&text).map(|(path, size)| {
        view! {
            <svg class="study-qr" viewBox=format!("0 0 {size} {size}") role="img" aria-label=move || words().link_qr()>
                <rect width=size height=size fill="#fff"></rect>
                <path d=path fill="#000"></path>
            </svg>
        }
    })
}

#[cfg(test)]
mod tests {
    use super::squares;

    #[test]
    fn a_game_in_a_link_fits_and_a_book_does_not() {
        let (path, size) = squares(&format!("https://example.org/#/study/game/{}", "Ab3_".repeat(60))).expect("fits");
        assert!(size <= 100, "{size} squares are hard to see for a camera");
        assert!(path.starts_with("M4 4h1v1h-1z"), "the corner is dark");
        assert_eq!(squares(&"Ab3_".repeat(2000)), None);
    }
}
