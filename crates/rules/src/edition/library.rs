//! The editions that a program knows by name.

use super::{CarriedEditionError, Edition};
use crate::text::base64url;
use std::fmt;

/// Reads the edition that a text carries: its identity and its data.
type CarriedReader = fn(&str, &str) -> Result<&'static Edition, CarriedEditionError>;

/// The built-in editions and those that were added. Later ones come first when two share an id.
#[derive(Clone, Debug)]
pub struct Library {
    own: Vec<&'static Edition>,
    reader: Option<CarriedReader>,
}

impl Library {
    /// Creates a library of the built-in editions. Texts may carry others.
    pub const fn built_in() -> Library {
        Library { own: Vec::new(), reader: Some(Edition::carried) }
    }

    /// Creates a library of the built-in editions that does not read what texts carry. A program that uses no other
    /// library does not link the code for it.
    pub const fn without_carried() -> Library {
        Library { own: Vec::new(), reader: None }
    }

    /// Returns the edition with this identity, which the text carries as `data`. The data counts even if the name is
    /// known: a name that does not fit its data is never opened with another wall.
    pub(crate) fn carried(&self, identity: &str, data: &str) -> Result<&'static Edition, CarriedEditionError> {
        match self.reader {
            Some(read) => read(identity, data),
            None => {
                let known = self.find(identity).map_err(|_| CarriedEditionError::NotRead)?;
                let fits = known.identity() == identity && base64url::encode(&known.packed()) == data;
                if fits { Ok(known) } else { Err(CarriedEditionError::NotRead) }
            }
        }
    }

    /// Adds an edition.
    pub fn add(&mut self, edition: &'static Edition) {
        self.own.push(edition);
    }

    /// Returns a library with one more edition.
    #[must_use]
    pub fn with(mut self, edition: &'static Edition) -> Library {
        self.add(edition);
        self
    }

    /// Iterates over all editions, the standard one first.
    pub fn editions(&self) -> impl Iterator<Item = &'static Edition> {
        Edition::built_in().into_iter().chain(self.own.iter().copied())
    }

    /// Returns the edition with this identity, such as `my-box#0123…`. The id alone is enough for old records and for
    /// commands.
    ///
    /// # Errors
    ///
    /// Returns whether the id is unknown or belongs to an edition with other content.
    pub fn find(&self, name: &str) -> Result<&'static Edition, UnknownEdition> {
        let newest_first = || self.own.iter().rev().copied().chain(Edition::built_in());
        let (id, hash) = name.split_once('#').map_or((name, None), |(id, hash)| (id, Some(hash)));
        let found = match hash {
            None => newest_first().find(|edition| edition.id() == id),
            Some(_) => newest_first().find(|edition| edition.identity() == name),
        };
        found.ok_or_else(|| UnknownEdition {
            name: name.to_owned(),
            other_content: newest_first().any(|edition| edition.id() == id),
        })
    }
}

/// Error when an edition is not known here.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct UnknownEdition {
    /// The name that was looked up.
    pub name: String,
    /// Whether an edition with the same id but other content is known.
    pub other_content: bool,
}

impl fmt::Display for UnknownEdition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.other_content {
            write!(f, "the edition `{}` itself; the one known by this id has other content", self.name)
        } else {
            write!(f, "a known edition, not `{}`", self.name)
        }
    }
}

impl std::error::Error for UnknownEdition {}
