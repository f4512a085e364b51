//! The built-in editions and editions from files.

use crate::error::CliError;
use crate::files::read_text;
use clap::Args;
use iquazu_bots::training::random_edition;
use iquazu_rules::Edition;
use iquazu_rules::edition::Library;
use iquazu_rules::text::{ParseError, Position, Record};
use std::path::{Path, PathBuf};

/// The edition to play with.
#[derive(Args, Debug)]
pub(crate) struct EditionOption {
    /// Play with this edition: a file, or the id of a built-in edition such as reconstructed-1
    #[arg(long, value_name = "EDITION")]
    edition: Option<PathBuf>,
}

impl EditionOption {
    pub(crate) fn load(&self) -> Result<&'static Edition, CliError> {
        let Some(path) = self.edition.as_deref() else { return Ok(Edition::standard()) };
        let built_in = path.to_str().and_then(|name| Library::built_in().find(name).ok());
        built_in.map_or_else(|| read_edition(path), Ok)
    }

    /// Loads the edition of a match, which may be `random`.
    pub(crate) fn load_for_match(&self) -> Result<MatchEdition, CliError> {
        let is_random = self.edition.as_deref() == Some(Path::new(MatchEdition::RANDOM));
        if is_random { Ok(MatchEdition::Random) } else { self.load().map(MatchEdition::One) }
    }
}

/// The editions of a match.
#[derive(Clone, Copy, Debug)]
pub(crate) enum MatchEdition {
    /// The same in every game.
    One(&'static Edition),
    /// A different one for each block.
    Random,
}

impl MatchEdition {
    /// The name for `--edition`.
    const RANDOM: &str = "random";

    /// Returns the edition of a block with this seed.
    pub(crate) fn of_block(self, seed: u64) -> &'static Edition {
        match self {
            MatchEdition::One(edition) => edition,
            MatchEdition::Random => random_edition(seed),
        }
    }

    pub(crate) fn id(self) -> &'static str {
        match self {
            MatchEdition::One(edition) => edition.id(),
            MatchEdition::Random => MatchEdition::RANDOM,
        }
    }
}

/// Editions that records and positions may name, in addition to the built-in ones.
#[derive(Args, Debug)]
pub(crate) struct EditionsOption {
    /// Accept the edition of this file too; can be repeated
    #[arg(long = "edition", value_name = "FILE")]
    editions: Vec<PathBuf>,
}

impl EditionsOption {
    pub(crate) fn load(&self) -> Result<EditionSet, CliError> {
        let mut library = Library::built_in();
        for path in &self.editions {
            library.add(read_edition(path)?);
        }
        Ok(EditionSet { library })
    }
}

pub(crate) fn read_edition(path: &Path) -> Result<&'static Edition, CliError> {
    Edition::parse(&read_text(path)?).map_err(|error| CliError::invalid(path.display(), error))
}

/// The known editions.
#[derive(Debug)]
pub(crate) struct EditionSet {
    library: Library,
}

impl EditionSet {
    pub(crate) fn read_records(&self, path: &Path) -> Result<(String, Vec<Record>), CliError> {
        let text = read_text(path)?;
        let records = Record::parse_all(&text, &self.library).map_err(|error| self.explain(path, &error))?;
        Ok((text, records))
    }

    pub(crate) fn read_position(&self, line: &str) -> Result<Position, ParseError> {
        Position::parse(line, &self.library)
    }

    /// Adds the file to a parse error, and advice if it is about an unknown edition.
    pub(crate) fn explain(&self, path: &Path, error: &ParseError) -> CliError {
        if error.unknown_edition {
            CliError::invalid(path.display(), format!("{error}; give its file with --edition"))
        } else {
            CliError::invalid(path.display(), error)
        }
    }
}
