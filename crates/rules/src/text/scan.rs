//! A scanner that splits lines into words and remembers their places for errors.

use crate::Edition;
use crate::edition::Library;
use std::fmt;

/// Error when parsing a text form: the place and what was expected there.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct ParseError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What was expected.
    pub expected: String,
    /// Whether the text names an edition that is not known here.
    pub unknown_edition: bool,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: expected {}", self.line, self.column, self.expected)
    }
}

impl std::error::Error for ParseError {}

/// A part of a line, with its place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Span<'t> {
    pub(super) text: &'t str,
    /// The line, from 1.
    pub(super) line: usize,
    /// The number of characters before it in its line.
    before: usize,
}

impl<'t> Span<'t> {
    pub(super) fn line(text: &'t str, line: usize) -> Span<'t> {
        Span { text, line, before: 0 }
    }

    /// Iterates over the lines of a text, without blank lines and comments.
    pub(super) fn lines(text: &'t str) -> impl Iterator<Item = Span<'t>> {
        text.lines()
            .enumerate()
            .map(|(index, line)| Span::line(line, index + 1).without_comment().trimmed())
            .filter(|line| !line.text.is_empty())
    }

    /// Removes a comment: `;` at the start of a line or after whitespace. Tags are free text and have no comments.
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

    /// Splits at a separator and trims the parts.
    pub(super) fn split(self, separator: char) -> impl Iterator<Item = Span<'t>> {
        let mut before = self.before;
        self.text.split(separator).map(move |text| {
            let part = Span { text, before, ..self };
            before += text.chars().count() + 1;
            part.trimmed()
        })
    }

    /// Splits off the first word; the rest may be empty.
    pub(super) fn word(self) -> (Span<'t>, Span<'t>) {
        let start = self.trimmed();
        let end = start.text.find(char::is_whitespace).unwrap_or(start.text.len());
        let (word, rest) = start.text.split_at(end);
        let rest = Span { text: rest, before: start.before + word.chars().count(), ..start };
        (Span { text: word, ..start }, rest.trimmed())
    }

    /// Returns what follows a prefix, or `None` without it.
    pub(super) fn after(self, prefix: &str) -> Option<Span<'t>> {
        let text = self.text.strip_prefix(prefix)?;
        Some(Span { text, before: self.before + prefix.chars().count(), ..self })
    }

    pub(super) fn error(self, expected: impl Into<String>) -> ParseError {
        ParseError { line: self.line, column: self.before + 1, expected: expected.into(), unknown_edition: false }
    }

    /// Looks up the edition with this name.
    pub(super) fn edition(self, editions: &Library) -> Result<&'static Edition, ParseError> {
        editions.find(self.text).map_err(|unknown| {
            let error = self.error(unknown.to_string());
            ParseError { unknown_edition: true, ..error }
        })
    }

    /// Reads a value with `FromStr`.
    pub(super) fn parse<T: std::str::FromStr>(self, expected: &str) -> Result<T, ParseError> {
        self.read(|text| text.parse().ok(), expected)
    }

    /// Reads a value with a function.
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
