//! The built-in edition, and those that files describe.

use crate::failure::Failure;
use crate::files::read_text;
use clap::Args;
use iquazu_rules::Edition;
use iquazu_rules::text::{ParseError, Position, Record};
use std::cell::RefCell;
use std::path::{Path, PathBuf};

/// The edition that a game is played with.
#[derive(Args, Debug)]
pub(crate) struct OneEdition {
    /// Play with the components of this edition file instead of the built-in ones
    #[arg(long, value_name = "FILE")]
    edition: Option<PathBuf>,
}

impl OneEdition {
    pub(crate) fn load(&self) -> Result<&'static Edition, Failure> {
        self.edition.as_deref().map_or(Ok(Edition::standard()), read_edition)
    }
}

/// The editions that records and positions may name.
#[derive(Args, Debug)]
pub(crate) struct KnownEditions {
    /// Know the edition of this file too; can be given several times
    #[arg(long = "edition", value_name = "FILE")]
    editions: Vec<PathBuf>,
}

impl KnownEditions {
    pub(crate) fn load(&self) -> Result<Shelf, Failure> {
        let own = self.editions.iter().map(|path| read_edition(path));
        let editions = [Ok(Edition::standard())].into_iter().chain(own).collect::<Result<_, _>>()?;
        Ok(Shelf { editions, missing: RefCell::default() })
    }
}

pub(crate) fn read_edition(path: &Path) -> Result<&'static Edition, Failure> {
    Edition::parse(&read_text(path)?).map_err(|error| Failure::input(path.display(), error))
}

/// All editions that are known.
#[derive(Debug)]
pub(crate) struct Shelf {
    editions: Vec<&'static Edition>,
    /// The id that was asked for last and is not known.
    missing: RefCell<Option<String>>,
}

impl Shelf {
    /// A file of one's own goes before the built-in edition.
    fn find(&self, id: &str) -> Option<&'static Edition> {
        let found = self.editions.iter().rev().find(|edition| edition.id() == id).copied();
        if found.is_none() {
            self.missing.replace(Some(id.to_owned()));
        }
        found
    }

    pub(crate) fn read_records(&self, path: &Path) -> Result<(String, Vec<Record>), Failure> {
        let text = read_text(path)?;
        let records = Record::parse_all(&text, |id| self.find(id)).map_err(|error| self.explain(path, error))?;
        Ok((text, records))
    }

    pub(crate) fn read_position(&self, line: &str) -> Result<Position, ParseError> {
        Position::parse(line, |id| self.find(id))
    }

    /// The error with its file, and what to do about an edition that is not known.
    pub(crate) fn explain(&self, path: &Path, error: ParseError) -> Failure {
        match self.missing.take() {
            Some(id) => {
                let advice = format!("`{}` is not one; name its file with --edition", id.escape_debug());
                Failure::input(path.display(), format!("{error}, and {advice}"))
            }
            None => Failure::input(path.display(), error),
        }
    }
}
