//! Every text a person reads, in every language of `locales/languages.txt`.
//!
//! The texts are in `locales/<language>/<topic>.ftl`, in [Fluent](https://projectfluent.org)'s
//! syntax, and become methods of [`Messages`] when the crate is built. A message without variables
//! returns `&'static str`, one with variables a `String`. See the README for how to add one.
//!
//! A native program carries all texts. A browser fetches those of the language it shows and passes them to [`load`].
//!
//! ```
//! use iquazu_messages::{Card, Lang, Messages};
//!
//! let t = Messages(Lang::from_tag("de-CH").unwrap_or_default());
//! assert_eq!(t.cards(2, Card::White), "2 weiße Karten");
//! assert_eq!(t.number(12_345), "12.345");
//! ```

#![warn(missing_docs)]

mod fill;
mod format;
mod lang;
mod levels;
mod list;
mod rules;
mod texts;

use fill::Arg;
use lang::Language;
pub use rules::{RULINGS, SECTIONS, Section};
use texts::Topic;
pub use texts::load;
#[cfg(not(target_family = "wasm"))]
pub use texts::{TOPIC_MARK, part, topics};

/// The texts of one language. A plain copyable handle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Messages(pub Lang);

impl Messages {
    /// Returns the language of these texts.
    #[must_use]
    pub fn lang(self) -> Lang {
        self.0
    }

    /// Returns the text at a place of a topic.
    #[inline(never)]
    fn text(self, topic: &'static Topic, index: usize) -> &'static str {
        topic.texts(self.0).and_then(|texts| texts.get(index)).copied().unwrap_or("…")
    }

    /// Returns the text with this key in a table of a topic: the keys, and the place of the first text.
    fn find(self, topic: &'static Topic, table: (&str, usize), key: &str) -> Option<&'static str> {
        let (keys, first) = table;
        let place = keys.split(' ').position(|other| other == key)?;
        Some(self.text(topic, first + place))
    }

    #[inline(never)]
    fn fill(self, topic: &'static Topic, index: usize, args: &[Arg<'_>]) -> String {
        fill::fill(self.0, self.text(topic, index), args)
    }
}

include!(concat!(env!("OUT_DIR"), "/messages.rs"));
