//! Case-insensitive search in a text, and marking of the matches.

use leptos::prelude::*;

pub(super) fn contains(text: &str, query: &str) -> bool {
    let query = folded(query.trim());
    query.is_empty() || folded(text).windows(query.len()).any(|window| window == query)
}

/// Returns the text with every match marked.
pub(super) fn marked(text: &'static str, query: &str) -> Vec<AnyView> {
    let piece = |(piece, hit): (String, bool)| {
        if hit { view! { <mark>{piece}</mark> }.into_any() } else { piece.into_any() }
    };
    pieces(text, query).into_iter().map(piece).collect()
}

/// Folds case one character for one, so that positions in both texts are equal.
fn folded(text: &str) -> Vec<char> {
    text.chars().map(|c| c.to_lowercase().next().unwrap_or(c)).collect()
}

/// Splits the text into pieces and tells which of them match.
fn pieces(text: &str, query: &str) -> Vec<(String, bool)> {
    let (query, here) = (folded(query.trim()), folded(text));
    if query.is_empty() {
        return vec![(text.to_owned(), false)];
    }
    let signs: Vec<char> = text.chars().collect();
    let mut pieces: Vec<(String, bool)> = Vec::new();
    let mut plain = String::new();
    let mut at = 0;
    while at < signs.len() {
        if here[at..].starts_with(&query) {
            let end = at + query.len();
            pieces.push((std::mem::take(&mut plain), false));
            pieces.push((signs[at..end].iter().collect(), true));
            at = end;
        } else {
            plain.push(signs[at]);
            at += 1;
        }
    }
    pieces.push((plain, false));
    pieces.retain(|(piece, _)| !piece.is_empty());
    pieces
}

#[cfg(test)]
mod tests {
    use super::{contains, pieces};

    #[test]
    fn search_ignores_case_and_keeps_the_text() {
        let found = pieces("Über dem Überhang", " über ");
        let expected = [("Über", true), (" dem ", false), ("Über", true), ("hang", false)];
        assert_eq!(found, expected.map(|(piece, hit)| (piece.to_owned(), hit)));
        assert!(contains("Gem box", "GEM B"));
        assert!(!contains("Gem", "gems"));
        assert!(contains("anything", "  "));
    }
}
