//! Literal colours occur in the palette only: `src/theme.css` for the pages, `src/art/palette.css` for the board. The
//! drawings of `iquazu_art` have shades of their own, so that each can be opened in a viewer.

use super::sources;

const PALETTES: [&str; 2] = ["theme.css", "art/palette.css"];

/// Returns the literal colours of a line: `#rgb`, `#rrggbb`, and functions such as `rgb(1 2 3)`.
fn literals(line: &str) -> Vec<String> {
    let mut found = Vec::new();
    for part in line.split('#').skip(1) {
        let digits: String = part.chars().take_while(char::is_ascii_alphanumeric).collect();
        let after = part.chars().nth(digits.len());
        let is_hex = [3, 4, 6, 8].contains(&digits.len()) && digits.chars().all(|c| c.is_ascii_hexdigit());
        if is_hex && after != Some('-') {
            found.push(format!("#{digits}"));
        }
    }
    for function in ["rgb(", "rgba(", "hsl(", "hsla(", "oklch("] {
        for part in line.split(function).skip(1).filter(|part| part.starts_with(|c: char| c.is_ascii_digit())) {
            found.push(format!("{function}{}", part.split(')').next().unwrap_or_default()));
        }
    }
    found
}

#[test]
fn literal_colours_occur_in_the_palette_only() {
    let mut found = Vec::new();
    // This file has literal colours to test itself.
    let checked = sources(&[".css", ".rs"]).into_iter().filter(|(name, _)| name != "checks/colours.rs");
    for (name, text) in checked.filter(|(name, _)| !PALETTES.contains(&name.as_str())) {
        for (index, line) in text.lines().enumerate() {
            found.extend(literals(line).into_iter().map(|colour| format!("{name}:{} {colour}", index + 1)));
        }
    }
    assert!(found.is_empty(), "give these a name in the palette: {found:#?}");
}

#[test]
fn literal_colour_is_found() {
    assert_eq!(literals("fill: #fff; color: rgb(0 0 0 / 0.3)"), ["#fff", "rgb(0 0 0 / 0.3"]);
    assert!(literals("rgb(var(--night) / 0.3) url(#gap-white) #face-points").is_empty());
}
