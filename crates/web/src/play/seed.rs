//! The number of a deal.

use leptos::prelude::window;

/// A number that nobody can guess, from the operating system's generator.
pub fn fresh() -> u64 {
    let mut bytes = [0; 8];
    if let Ok(crypto) = window().crypto() {
        let _ = crypto.get_random_values_with_u8_array(&mut bytes);
    }
    u64::from_le_bytes(bytes)
}
