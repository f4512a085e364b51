//! What a Markdown document quotes as code or links to, with line numbers.

/// Something a document refers to.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Quote {
    pub(super) line: usize,
    pub(super) kind: Kind,
    pub(super) text: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A code span.
    Span,
    /// A line of a code block; lines that end with a backslash are joined.
    Block,
    /// The target of a link or an image.
    Link,
}

pub(super) fn quotes(document: &str) -> Vec<Quote> {
    let mut quotes = Vec::new();
    let mut lines = document.lines().enumerate();
    while let Some((index, line)) = lines.next() {
        if line.trim_start().starts_with("```") {
            for (line, text) in block(&mut lines) {
                quotes.push(Quote { line, kind: Kind::Block, text });
            }
            continue;
        }
        let quote = |kind, text: &str| Quote { line: index + 1, kind, text: text.to_owned() };
        quotes.extend(spans(line).map(|text| quote(Kind::Span, text)));
        quotes.extend(links(line).map(|text| quote(Kind::Link, text)));
    }
    quotes
}

/// Returns the anchors of a document's headings, as Git hosts name them.
pub(super) fn anchors(document: &str) -> Vec<String> {
    let mut anchors: Vec<String> = Vec::new();
    let mut lines = document.lines().enumerate();
    while let Some((_, line)) = lines.next() {
        if line.trim_start().starts_with("```") {
            block(&mut lines);
            continue;
        }
        let text = line.trim_start_matches('#');
        if text.len() == line.len() || !text.starts_with(' ') {
            continue;
        }
        let lower = text.trim().to_lowercase();
        let letters = lower.chars().filter(|c| c.is_alphanumeric() || " -_".contains(*c));
        let anchor: String = letters.map(|c| if c == ' ' { '-' } else { c }).collect();
        let same = |number: usize| if number == 0 { anchor.clone() } else { format!("{anchor}-{number}") };
        let free = (0..).map(same).find(|name| !anchors.contains(name));
        anchors.extend(free);
    }
    anchors
}

/// Reads a code block to its end.
fn block<'a>(lines: &mut impl Iterator<Item = (usize, &'a str)>) -> Vec<(usize, String)> {
    let mut found: Vec<(usize, String)> = Vec::new();
    let mut continues = false;
    for (index, line) in lines.take_while(|(_, line)| !line.trim_start().starts_with("```")) {
        let text = line.trim().trim_end_matches('\\').trim_end();
        match found.last_mut().filter(|_| continues) {
            Some((_, command)) => *command = format!("{command} {text}"),
            None => found.push((index + 1, text.to_owned())),
        }
        continues = line.ends_with('\\');
    }
    found
}

/// Returns the code spans of a line.
fn spans(line: &str) -> impl Iterator<Item = &str> {
    // Every second piece is inside; a line with an odd number of backticks has an open span at its end.
    let pieces: Vec<&str> = line.split('`').collect();
    let closed = pieces.len().saturating_sub(1) / 2 * 2;
    pieces.into_iter().take(closed).skip(1).step_by(2)
}

/// Returns the targets of `[text](target)` and `![text](target)` in a line.
fn links(line: &str) -> impl Iterator<Item = &str> {
    line.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(target, _)| target)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn anchors_are_those_of_the_headings() {
        let document = "# A title\n```\n# no heading\n```\n## `code`, and more: 2.0\n#no\n## Part\n### Part\n";
        assert_eq!(anchors(document), ["a-title", "code-and-more-20", "part", "part-1"]);
    }

    #[test]
    fn finds_spans_links_and_lines_of_blocks() {
        let document = "See `a b` and [c](d.md#e), ![f](g.png).\n```sh\none \\\n  two\nthree\n```\n`open\nend`";
        let quote = |line, kind, text: &str| Quote { line, kind, text: text.to_owned() };
        assert_eq!(
            quotes(document),
            [
                quote(1, Kind::Span, "a b"),
                quote(1, Kind::Link, "d.md#e"),
                quote(1, Kind::Link, "g.png"),
                quote(3, Kind::Block, "one two"),
                quote(5, Kind::Block, "three"),
            ]
        );
    }
}
