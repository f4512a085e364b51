//! Numbers such as "0.25", parsed with integers: the standard library's parser would add 12 kB of tables to the app.

/// Parses a number that is not negative; `None` for anything else.
pub fn parse(text: &str) -> Option<f32> {
    let (whole, decimals) = text.split_once('.').unwrap_or((text, ""));
    let is_number = !whole.is_empty() && [whole, decimals].iter().all(|part| part.bytes().all(|b| b.is_ascii_digit()));
    if !is_number || decimals.len() > 6 {
        return None;
    }
    let unit = 10u32.pow(decimals.len() as u32);
    let parts = if decimals.is_empty() { 0 } else { decimals.parse::<u32>().ok()? };
    Some(whole.parse::<u32>().ok()? as f32 + parts as f32 / unit as f32)
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn decimals_are_parsed_and_nothing_else() {
        assert_eq!(parse("0.2500"), Some(0.25));
        assert_eq!(parse("1.0000"), Some(1.0));
        assert_eq!(parse("17"), Some(17.0));
        for wrong in ["", "-", "-0.5", ".5", "1e3", "NaN", "0.x", "0.1.2"] {
            assert_eq!(parse(wrong), None, "{wrong:?}");
        }
    }
}
