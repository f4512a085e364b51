//! Characters that are hard to type and easy to get wrong are set here, not in the catalogues.

const NARROW_SPACE: char = '\u{202f}';

/// Sets a text: line breaks become spaces, apostrophes curly; French gets its narrow no-break spaces.
pub(crate) fn set(lang: &str, text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut previous = ' ';
    let mut chars = text.replace("...", "…").chars().collect::<Vec<_>>().into_iter().peekable();
    while let Some(c) = chars.next() {
        let next = chars.peek().copied();
        let set = match c {
            '\n' | '\r' => ' ',
            '\'' => '’',
            ' ' if lang == "fr" && needs_narrow_space(previous, next) => NARROW_SPACE,
            c => c,
        };
        out.push(set);
        previous = set;
    }
    out
}

fn needs_narrow_space(previous: char, next: Option<char>) -> bool {
    previous == '«' || next.is_some_and(|next| ";:!?»".contains(next))
}

/// Returns what the translator has to write differently.
pub(crate) fn error(lang: &str, text: &str) -> Option<&'static str> {
    if !text.contains('"') {
        return None;
    }
    Some(match lang {
        "de" => "straight quotes: write „…“",
        "fr" => "straight quotes: write « … »",
        _ => "straight quotes: write “…”",
    })
}
