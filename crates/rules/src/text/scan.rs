//! Words of a line, with their places.

use std::fmt;

/// A mistake in a text: where it is and what was expected there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// From 1.
    pub line: usize,
    /// From 1, in characters.
    pub column: usize,
    pub expected: String,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: expected {}", self.line, self.column, self.expected)
    }
}

impl std::error::Error for ParseError {}

/// A piece of a line that remembers where it stood.
#[derive(Clone, Copy, Debug)]
pub(super) struct Span<'t> {
    pub(super) text: &'t str,
    /// From 1.
    pub(super) line: usize,
    /// Characters before it in its line.
    before: usize,
}

impl<'t> Span<'t> {
    pub(super) fn line(text: &'t str, line: usize) -> Span<'t> {
        Span { text, line, before: 0 }
    }

    /// The lines of a text, without blank ones and comments.
    pub(super) fn lines(text: &'t str) -> impl Iterator<Item = Span<'t>> {
        text.lines()
            .enumerate()
            .map(|(index, line)| Span::line(line, index + 1).without_comment().trimmed())
            .filter(|line| !line.text.is_empty())
    }

    /// A comment starts with `;` at the start of a line or after a blank; tags are free text and have none.
    fn without_comment(self) -> Span<'t> {
        if self.text.starts_with("tag ") {
            return self;
        }
        let starts = |(index, _): &(usize, &str)| *index == 0 || self.text[..*index].ends_with([' ', '\t']);
        match self.text.match_indices(';').find(starts) {
            Some((index, _)) => Span { text: &self.text[..index], ..self },
            None => self,
        }
    }

    pub(super) fn trimmed(self) -> Span<'t> {
        let text = self.text.trim_start();
        let skipped = self.text[..self.text.len() - text.len()].chars().count();
        Span { text: text.trim_end(), before: self.before + skipped, ..self }
    }

    /// The parts between separators, each trimmed.
    pub(super) fn split(self, separator: char) -> impl Iterator<Item = Span<'t>> {
        let mut before = self.before;
        self.text.split(separator).map(move |text| {
            let part = Span { text, before, ..self };
            before += text.chars().count() + 1;
            part.trimmed()
        })
    }

    /// The first word and the rest, which may be empty.
    pub(super) fn word(self) -> (Span<'t>, Span<'t>) {
        let start = self.trimmed();
        let end = start.text.find(char::is_whitespace).unwrap_or(start.text.len());
        let (word, rest) = start.text.split_at(end);
        let rest = Span { text: rest, before: start.before + word.chars().count(), ..start };
        (Span { text: word, ..start }, rest.trimmed())
    }

    /// What follows a prefix, if it is there.
    pub(super) fn after(self, prefix: &str) -> Option<Span<'t>> {
        let text = self.text.strip_prefix(prefix)?;
        Some(Span { text, before: self.before + prefix.chars().count(), ..self })
    }

    pub(super) fn error(self, expected: impl Into<String>) -> ParseError {
        ParseError { line: self.line, column: self.before + 1, expected: expected.into() }
    }

    /// The value of this piece, or an error that says what was expected.
    pub(super) fn read<T>(self, read: impl FnOnce(&str) -> Option<T>, expected: &str) -> Result<T, ParseError> {
        read(self.text).ok_or_else(|| self.error(expected))
    }

    pub(super) fn number<N: std::str::FromStr>(self, expected: &str) -> Result<N, ParseError> {
        let digits = !self.text.is_empty() && self.text.bytes().all(|byte| byte.is_ascii_digit());
        self.read(|text| text.parse().ok().filter(|_| digits), expected)
    }

    pub(super) fn end(self) -> Result<(), ParseError> {
        if self.text.is_empty() { Ok(()) } else { Err(self.error("the end of the line")) }
    }
}
