//! The operator's list of words that names and chat must not contain.
//!
//! Text is compared word by word after folding: compatibility forms, accents and case do not matter.

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::SystemTime;

use iquazu_protocol::{ChatContent, ChatText, MAX_CHAT_CHARS, Name};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// What is shown instead of a word.
const REPLACEMENT: &str = "•••";
const MAX_FILE_BYTES: u64 = 1 << 20;

/// Time and length of a file: it has not changed if they have not.
type FileStamp = (Option<SystemTime>, u64);

/// Words in a file, one a line. The file is read again when it changes.
#[derive(Debug)]
pub struct WordList {
    file: PathBuf,
    loaded: RwLock<(Arc<Words>, FileStamp)>,
}

impl WordList {
    /// Reads a file.
    ///
    /// # Errors
    /// Returns a sentence if the file cannot be read, or which line is wrong.
    pub fn open(file: &Path) -> Result<WordList, String> {
        Ok(WordList { file: file.to_owned(), loaded: RwLock::new(read(file)?) })
    }

    /// Returns the number of entries.
    pub fn len(&self) -> usize {
        let words = self.words();
        words.whole.len() + words.patterns.len()
    }

    /// Returns whether there are no entries.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Reads the file again if it has changed. Blocks. A file that is wrong leaves the words as they were.
    pub(crate) fn refresh(&self) {
        let known = self.loaded.read().unwrap_or_else(PoisonError::into_inner).1;
        if stamp(&self.file).is_ok_and(|found| found == known) {
            return;
        }
        match read(&self.file) {
            Ok(loaded) => {
                *self.loaded.write().unwrap_or_else(PoisonError::into_inner) = loaded;
                tracing::info!(words = self.len(), "word list read again");
            }
            Err(error) => {
                // Not tried again until the file changes once more.
                let stamp = stamp(&self.file).unwrap_or((None, 0));
                self.loaded.write().unwrap_or_else(PoisonError::into_inner).1 = stamp;
                tracing::warn!(error, "cannot read the word list; the earlier one stays");
            }
        }
    }

    fn words(&self) -> Arc<Words> {
        Arc::clone(&self.loaded.read().unwrap_or_else(PoisonError::into_inner).0)
    }

    /// Returns whether a name has no listed word.
    pub(crate) fn allows(&self, name: &Name) -> bool {
        let words = self.words();
        !split(name.as_str()).any(|(is_word, part)| is_word && words.contains(part))
    }

    /// Replaces the listed words of a chat line.
    pub(crate) fn clean(&self, content: ChatContent) -> ChatContent {
        let ChatContent::Text(text) = &content else { return content };
        let words = self.words();
        let is_listed = |(is_word, part): (bool, &str)| is_word && words.contains(part);
        if !split(text.as_str()).any(is_listed) {
            return content;
        }
        let parts = split(text.as_str()).map(|part| if is_listed(part) { REPLACEMENT } else { part.1 });
        let clean: String = parts.flat_map(str::chars).take(MAX_CHAT_CHARS).collect();
        // A text with a replacement is not blank.
        ChatText::try_from(clean).map_or(content, ChatContent::Text)
    }
}

fn stamp(file: &Path) -> std::io::Result<FileStamp> {
    let found = std::fs::metadata(file)?;
    Ok((found.modified().ok(), found.len()))
}

fn read(file: &Path) -> Result<(Arc<Words>, FileStamp), String> {
    let failed = |error: std::io::Error| format!("{}: {error}", file.display());
    let stamp = stamp(file).map_err(failed)?;
    if stamp.1 > MAX_FILE_BYTES {
        return Err(format!("{}: longer than {MAX_FILE_BYTES} bytes", file.display()));
    }
    let text = std::fs::read_to_string(file).map_err(failed)?;
    let words = Words::parse(&text).map_err(|error| format!("{}: {error}", file.display()))?;
    Ok((Arc::new(words), stamp))
}

#[derive(Debug, Default)]
struct Words {
    /// Folded words.
    whole: HashSet<String>,
    /// Folded words in which `*` stands for any number of characters.
    patterns: Vec<Vec<char>>,
}

impl Words {
    fn parse(text: &str) -> Result<Words, String> {
        let mut words = Words::default();
        for (number, line) in (1..).zip(text.lines()) {
            let entry = line.split('#').next().unwrap_or_default().trim();
            if entry.is_empty() {
                continue;
            }
            let is_entry = |letter: char| letter == '*' || is_word_char(letter);
            if !entry.chars().all(is_entry) || entry.chars().all(|letter| letter == '*') {
                return Err(format!("line {number}: expected one word of letters and digits, and `*` for any others"));
            }
            let folded = fold(entry);
            match folded.contains('*') {
                true => words.patterns.push(folded.chars().collect()),
                false => drop(words.whole.insert(folded)),
            }
        }
        Ok(words)
    }

    fn contains(&self, word: &str) -> bool {
        let folded = fold(word);
        let letters: Vec<char> = folded.chars().collect();
        self.whole.contains(&folded) || self.patterns.iter().any(|pattern| matches(pattern, &letters))
    }
}

/// Returns whether a word matches a pattern, in time proportional to the product of their lengths.
fn matches(pattern: &[char], word: &[char]) -> bool {
    let (mut at, mut next) = (0, 0);
    let mut star: Option<(usize, usize)> = None;
    while at < word.len() {
        match pattern.get(next) {
            Some('*') => {
                star = Some((next + 1, at));
                next += 1;
            }
            Some(letter) if *letter == word[at] => (at, next) = (at + 1, next + 1),
            _ => match star {
                // The last star takes one more character.
                Some((after, from)) => {
                    star = Some((after, from + 1));
                    (at, next) = (from + 1, after);
                }
                None => return false,
            },
        }
    }
    pattern[next..].iter().all(|letter| *letter == '*')
}

/// Returns whether two names are the same after folding.
pub(crate) fn is_same_name(one: &str, other: &str) -> bool {
    fold(one) == fold(other)
}

/// Returns the text without case, accents, compatibility forms and invisible characters.
fn fold(text: &str) -> String {
    let letters = text.nfkd().filter(|letter| !is_combining_mark(*letter) && !is_invisible(*letter));
    // Upper case first: it makes "ss" of "ß" and one sigma of all three.
    letters.flat_map(char::to_uppercase).flat_map(char::to_lowercase).collect()
}

/// Joiners, soft hyphens and the like, which would split a word unseen.
fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{ad}' | '\u{34f}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{2064}' | '\u{feff}')
}

fn is_word_char(letter: char) -> bool {
    letter.is_alphanumeric() || is_combining_mark(letter) || is_invisible(letter)
}

/// Splits a text into words and what is between them.
fn split(text: &str) -> impl Iterator<Item = (bool, &str)> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let is_word = is_word_char(rest.chars().next()?);
        let end = rest.find(|letter| is_word_char(letter) != is_word).unwrap_or(rest.len());
        let (part, after) = rest.split_at(end);
        rest = after;
        Some((is_word, part))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(text: &str) -> (tempfile::TempDir, WordList) {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("words.txt");
        std::fs::write(&file, text).unwrap();
        let list = WordList::open(&file).unwrap();
        (folder, list)
    }

    fn clean(list: &WordList, text: &str) -> String {
        match list.clean(ChatContent::Text(text.parse().unwrap())) {
            ChatContent::Text(text) => text.as_str().to_owned(),
            ChatContent::Phrase(_) => unreachable!(),
        }
    }

    #[test]
    fn words_match_whole_and_folded() {
        let (_folder, list) = list("# rude\nblub\nStraße # with a remark\n\nfoo*\n*bar\nx*y*z\n");
        assert_eq!(list.len(), 5);
        for (text, expected) in [
            ("you Blub!", "you •••!"),
            ("BLÜB", "•••"),
            ("ｂｌｕｂ", "•••"),
            ("blubber", "blubber"),
            ("STRASSE, strasse", "•••, •••"),
            ("foo football afoo", "••• ••• afoo"),
            ("crowbar bare", "••• bare"),
            ("x-y-z xaybz xyz xzy", "x-y-z ••• ••• xzy"),
            ("nothing here", "nothing here"),
        ] {
            assert_eq!(clean(&list, text), expected, "{text}");
        }
        assert!(list.words().contains("b\u{200b}lub"), "unseen characters do not split a word");
        let allows = |name: &str| list.allows(&name.parse().unwrap());
        assert!(allows("Ada Blubber") && !allows("Ada BLUB") && !allows("foo_1"));
    }

    #[test]
    fn cleaned_line_is_never_too_long() {
        let (_folder, list) = list("ab\n");
        let long = "ab ".repeat(100);
        assert_eq!(clean(&list, &long).chars().count(), MAX_CHAT_CHARS);
    }

    #[test]
    fn wrong_lines_are_named() {
        for (text, line) in [("good\ntwo words\n", "line 2"), ("*\n", "line 1"), ("a-b", "line 1")] {
            assert!(Words::parse(text).unwrap_err().starts_with(line), "{text}");
        }
    }

    #[test]
    fn changed_file_is_read_again_and_a_wrong_one_is_not() {
        let (folder, list) = list("blub\n");
        let file = folder.path().join("words.txt");
        std::fs::write(&file, "other words\n").unwrap();
        list.refresh();
        assert_eq!(clean(&list, "blub"), "•••", "the earlier list stays");
        std::fs::write(&file, "other\n").unwrap();
        list.refresh();
        assert_eq!(clean(&list, "blub other"), "blub •••");
    }

    #[test]
    fn names_are_compared_after_folding() {
        assert!(is_same_name("Zoë", "ZOE") && !is_same_name("Zoë", "Zoé 2"));
    }
}
