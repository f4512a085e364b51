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

    #[inline(never)]
    fn pick(self, texts: &[&'static str; 3]) -> &'static str {
        texts[self.0 as usize]
    }

    #[inline(never)]
    fn fill(self, texts: &[&'static str; 3], args: &[Arg<'_>]) -> String {
        fill::fill(self.0, self.pick(texts), args)
    }
}

include!(concat!(env!("OUT_DIR"), "/messages.rs"));
