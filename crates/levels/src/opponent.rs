//! Opponents: a level, and optionally a style of its own. Written `captain` or `captain+blocker`.

use crate::{Level, Skill};
use std::fmt;
use std::str::FromStr;

/// What a bot prefers besides winning. Names are part of records, links and commands: never change one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Style {
    /// Keeps its tiles and draws many cards.
    Hoarder,
    /// Stays in the first column, next to the water.
    Water,
    /// Takes columns and rows from others.
    Blocker,
    /// Collects rows and their tiles.
    Rows,
    /// Places gems rather than drawing cards.
    Sprinter,
    /// Pays high prices for places far to the right.
    Spender,
}

impl Style {
    /// Every style.
    pub const ALL: [Style; 6] =
        [Style::Hoarder, Style::Water, Style::Blocker, Style::Rows, Style::Sprinter, Style::Spender];

    /// Returns the name of the style in records, links and commands.
    pub const fn name(self) -> &'static str {
        match self {
            Style::Hoarder => "hoarder",
            Style::Water => "water",
            Style::Blocker => "blocker",
            Style::Rows => "rows",
            Style::Sprinter => "sprinter",
            Style::Spender => "spender",
        }
    }
}

impl Level {
    /// Returns whether the level can have a style: it must evaluate moves with the net.
    pub const fn takes_style(self) -> bool {
        matches!(self.skill(), Skill::OneMove { .. } | Skill::Search { .. })
    }
}

/// A level and its style, if it has one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Opponent {
    /// How strong it is.
    pub level: Level,
    /// What it prefers. Only levels that [take a style](Level::takes_style) have one.
    pub style: Option<Style>,
}

impl Opponent {
    /// Creates an opponent. A level that takes no style plays without one.
    pub const fn new(level: Level, style: Option<Style>) -> Opponent {
        Opponent { level, style: if level.takes_style() { style } else { None } }
    }
}

impl From<Level> for Opponent {
    fn from(level: Level) -> Opponent {
        Opponent::new(level, None)
    }
}

impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.style {
            None => f.pad(self.level.name()),
            Some(style) => f.pad(&format!("{}+{}", self.level.name(), style.name())),
        }
    }
}

impl FromStr for Opponent {
    type Err = ParseOpponentError;

    fn from_str(text: &str) -> Result<Opponent, ParseOpponentError> {
        let (level_name, style_name) = text.split_once('+').map_or((text, None), |(level, style)| (level, Some(style)));
        let level: Level = level_name.parse().map_err(|_| ParseOpponentError::UnknownLevel(level_name.to_owned()))?;
        let Some(style_name) = style_name else { return Ok(Opponent::from(level)) };
        let style = Style::ALL.into_iter().find(|style| style.name() == style_name);
        let style = style.ok_or_else(|| ParseOpponentError::UnknownStyle(style_name.to_owned()))?;
        if level.takes_style() {
            Ok(Opponent::new(level, Some(style)))
        } else {
            Err(ParseOpponentError::NoStyle(level))
        }
    }
}

/// Error when parsing an [`Opponent`].
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ParseOpponentError {
    /// There is no level of this name.
    UnknownLevel(String),
    /// There is no style of this name.
    UnknownStyle(String),
    /// The level takes no style.
    NoStyle(Level),
}

impl fmt::Display for ParseOpponentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseOpponentError::UnknownLevel(name) => write!(f, "unknown bot `{}`", name.escape_debug()),
            ParseOpponentError::UnknownStyle(name) => {
                let known: Vec<&str> = Style::ALL.into_iter().map(Style::name).collect();
                write!(f, "unknown style `{}`: expected one of {}", name.escape_debug(), known.join(", "))
            }
            ParseOpponentError::NoStyle(level) => write!(f, "the level {level} takes no style"),
        }
    }
}

impl std::error::Error for ParseOpponentError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_opponent_round_trips() {
        for level in Level::ALL {
            for style in std::iter::once(None).chain(Style::ALL.map(Some)) {
                let opponent = Opponent::new(level, style);
                assert_eq!(opponent.to_string().parse(), Ok(opponent));
            }
        }
        assert_eq!("captain+blocker".parse(), Ok(Opponent { level: Level::Captain, style: Some(Style::Blocker) }));
    }

    #[test]
    fn parse_errors_are_clear() {
        let error = |text: &str| text.parse::<Opponent>().expect_err("invalid").to_string();
        assert_eq!(error("captin+blocker"), "unknown bot `captin`");
        assert!(error("captain+bloker").starts_with("unknown style `bloker`: expected one of hoarder, water, "));
        assert!(error("captain+").starts_with("unknown style ``"));
        assert_eq!(error("random+rows"), "the level random takes no style");
        assert!(error("captain+rows+water").starts_with("unknown style `rows+water`"));
    }
}
