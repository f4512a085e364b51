//! Where the texts come from: a native program carries them, a browser fetches those of one language.
//!
//! A browser gets the topics of a language in parts: files that the bundler makes with [`part`], and the app passes to
//! [`load`]. A part is `topic \0 text \0 text …`, topics separated by `\u{6}`.

use std::sync::{Mutex, OnceLock, PoisonError};

use crate::Lang;

/// What precedes a topic's name in the code, up to a `;`. The bundler finds the topics of a chunk by it.
pub const TOPIC_MARK: &str = "iquazu-texts:";

const LANGUAGE_COUNT: usize = Lang::ALL.len();

/// A file of the catalogues.
pub(crate) struct Topic {
    /// `iquazu-texts:log;`
    marked_name: &'static str,
    split: [OnceLock<Vec<&'static str>>; LANGUAGE_COUNT],
}

impl Topic {
    pub(crate) const fn new(marked_name: &'static str) -> Topic {
        Topic { marked_name, split: [const { OnceLock::new() }; LANGUAGE_COUNT] }
    }

    /// Returns its texts in a language; `None` as long as they are not loaded.
    pub(crate) fn texts(&'static self, lang: Lang) -> Option<&'static [&'static str]> {
        let split = &self.split[lang as usize];
        if split.get().is_none() {
            let name = &self.marked_name[TOPIC_MARK.len()..self.marked_name.len() - 1];
            let _ = split.set(source(lang, name)?.split('\0').collect());
        }
        split.get().map(Vec::as_slice)
    }
}

/// The parts that were fetched.
static LOADED: Mutex<Vec<(Lang, &'static str)>> = Mutex::new(Vec::new());

/// Adds a part of a language. It stays in memory: there are two parts for each language that a person looks at.
pub fn load(lang: Lang, part: String) {
    LOADED.lock().unwrap_or_else(PoisonError::into_inner).push((lang, part.leak()));
}

fn loaded(lang: Lang, topic: &str) -> Option<&'static str> {
    let parts = LOADED.lock().unwrap_or_else(PoisonError::into_inner);
    let topics = parts.iter().filter(|(of, _)| *of == lang).flat_map(|(_, part)| part.split('\u{6}'));
    topics.filter_map(|texts| texts.split_once('\0')).find(|(name, _)| *name == topic).map(|(_, texts)| texts)
}

#[cfg(target_family = "wasm")]
fn source(lang: Lang, topic: &str) -> Option<&'static str> {
    loaded(lang, topic)
}

#[cfg(not(target_family = "wasm"))]
fn source(lang: Lang, topic: &str) -> Option<&'static str> {
    loaded(lang, topic).or_else(|| carried(lang, topic))
}

#[cfg(not(target_family = "wasm"))]
fn carried(lang: Lang, topic: &str) -> Option<&'static str> {
    crate::TEXTS.iter().find(|(name, _)| *name == topic).map(|(_, texts)| texts[lang as usize])
}

/// Returns the names of all topics.
#[cfg(not(target_family = "wasm"))]
pub fn topics() -> impl Iterator<Item = &'static str> {
    crate::TEXTS.iter().map(|(name, _)| *name)
}

/// Returns the file of some topics in a language, for [`load`].
#[cfg(not(target_family = "wasm"))]
#[must_use]
pub fn part(lang: Lang, topics: &[&str]) -> String {
    let topic = |name: &&str| Some(format!("{name}\0{}", carried(lang, name)?));
    topics.iter().filter_map(topic).collect::<Vec<_>>().join("\u{6}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn part_holds_the_texts_of_its_topics() {
        let names: Vec<&str> = topics().collect();
        assert!(names.contains(&"log") && names.contains(&"rules"));
        for lang in Lang::ALL {
            let file = part(lang, &["log", "rules", "nonsense"]);
            load(lang, file);
            assert_eq!(loaded(lang, "log"), carried(lang, "log"));
            assert_eq!(loaded(lang, "rules"), carried(lang, "rules"));
            assert_eq!(loaded(lang, "game"), None);
        }
    }

    #[test]
    fn topic_that_is_not_loaded_has_no_texts() {
        static NOWHERE: Topic = Topic::new("iquazu-texts:nowhere;");
        assert_eq!(NOWHERE.texts(Lang::En), None);
    }
}
