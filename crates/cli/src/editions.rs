//! The built-in edition and editions from files.

use crate::error::CliError;
use crate::files::read_text;
use clap::Args;
use iquazu_rules::Edition;
use iquazu_rules::text::{ParseError, Position, Record};
use std::cell::RefCell;
use std::path::{Path, PathBuf};

/// The edition to play with.
#[derive(Args, Debug)]
pub(crate) struct EditionOption {
    /// Play with this edition file instead of the built-in edition
    #[arg(long, value_name = "FILE")]
    edition: Option<PathBuf>,
}

impl EditionOption {
    pub(crate) fn load(&self) -> Result<&'static Edition, CliError> {
        self.edition.as_deref().map_or(Ok(Edition::standard()), read_edition)
    }
}

/// Editions that records and positions may name, in addition to the built-in one.
#[derive(Args, Debug)]
pub(crate) struct EditionsOption {
    /// Accept the edition of this file too; can be repeated
    #[arg(long = "edition", value_name = "FILE")]
    editions: Vec<PathBuf>,
}

impl EditionsOption {
    pub(crate) fn load(&self) -> Result<EditionSet, CliError> {
        let own = self.editions.iter().map(|path| read_edition(path));
        let editions = [Ok(Edition::standard())].into_iter().chain(own).collect::<Result<_, _>>()?;
        Ok(EditionSet { editions, missing: RefCell::default() })
    }
}

pub(crate) fn read_edition(path: &Path) -> Result<&'static Edition, CliError> {
    Edition::parse(&read_text(path)?).map_err(|error| CliError::invalid(path.display(), error))
}

/// The known editions.
#[derive(Debug)]
pub(crate) struct EditionSet {
    editions: Vec<&'static Edition>,
    /// The last id that was looked up and not found.
    missing: RefCell<Option<String>>,
}

impl EditionSet {
    /// Finds an edition by its id. Files override the built-in edition.
    fn find(&self, id: &str) -> Option<&'static Edition> {
        let found = self.editions.iter().rev().find(|edition| edition.id() == id).copied();
        if found.is_none() {
            self.missing.replace(Some(id.to_owned()));
        }
        found
    }

    pub(crate) fn read_records(&self, path: &Path) -> Result<(String, Vec<Record>), CliError> {
        let text = read_text(path)?;
        let records = Record::parse_all(&text, |id| self.find(id)).map_err(|error| self.explain(path, error))?;
        Ok((text, records))
    }

    pub(crate) fn read_position(&self, line: &str) -> Result<Position, ParseError> {
        Position::parse(line, |id| self.find(id))
    }

    /// Adds the file to a parse error, and advice if it is about an unknown edition.
    pub(crate) fn explain(&self, path: &Path, error: ParseError) -> CliError {
        match self.missing.take() {
            Some(id) => {
                let advice = format!("unknown edition `{}`: give its file with --edition", id.escape_debug());
                CliError::invalid(path.display(), format!("{error}; {advice}"))
            }
            None => CliError::invalid(path.display(), error),
        }
    }
}
