//! Seeds of new games.

use leptos::prelude::window;

/// Returns an unpredictable seed from the operating system's generator.
pub fn random() -> u64 {
    let mut bytes = [0; 8];
    if let Ok(crypto) = window().crypto() {
        let _ = crypto.get_random_values_with_u8_array(&mut bytes);
    }
    u64::from_le_bytes(bytes)
}
