//! Every text a person reads, in English, German and French.
//!
//! The texts stand in `locales/<language>/<topic>.ftl`, in [Fluent](https://projectfluent.org)'s
//! syntax, and become methods of [`Messages`] when the crate is built. A message without variables
//! returns `&'static str`, one with variables a `String`. See the README for how to add one.
//!
//! ```
//! use iquazu_messages::{Card, Lang, Messages};
//!
//! let t = Messages(Lang::from_tag("de-CH").unwrap_or_default());
//! assert_eq!(t.cards(2, Card::White), "2 weiße Karten");
//! assert_eq!(t.number(12_345), "12.345");
//! ```

mod fill;
mod format;
mod lang;
mod list;
mod rules;

use std::sync::OnceLock;

use fill::Arg;
pub use lang::Lang;
pub use rules::{RULINGS, SECTIONS, Section};

/// The texts of one language. A plain copyable handle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Messages(pub Lang);

impl Messages {
    /// The language of these texts.
    #[must_use]
    pub fn lang(self) -> Lang {
        self.0
    }

    /// The text at a place of a topic.
    #[inline(never)]
    fn text(self, shelf: &'static Shelf, index: usize) -> &'static str {
        let lang = self.0 as usize;
        shelf.split[lang].get_or_init(|| shelf.texts[lang].split('\0').collect())[index]
    }

    #[inline(never)]
    fn fill(self, shelf: &'static Shelf, index: usize, args: &[Arg<'_>]) -> String {
        fill::fill(self.0, self.text(shelf, index), args)
    }
}

/// All texts of one topic. A program that calls none of them does not carry them.
struct Shelf {
    texts: [&'static str; 3],
    split: [OnceLock<Vec<&'static str>>; 3],
}

impl Shelf {
    const fn new(texts: [&'static str; 3]) -> Shelf {
        Shelf { texts, split: [const { OnceLock::new() }; 3] }
    }
}

include!(concat!(env!("OUT_DIR"), "/messages.rs"));
