//! Filters of a list of games.

use super::summary::{GameOutcome, GameSummary, OpponentKey, SeatResult};
use crate::date::Day;
use std::collections::BTreeMap;

/// What a game must be like to be listed. The default lists every game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GameFilter {
    /// Words that must all occur in names, levels, edition or date, in any case.
    pub words: String,
    /// Somebody who must have been an opponent.
    pub opponent: Option<OpponentKey>,
    /// The number of players.
    pub players: Option<usize>,
    /// The id of the edition.
    pub edition: Option<String>,
    /// How the game ended for the person.
    pub outcome: Option<GameOutcome>,
    /// Whether it was played online.
    pub online: Option<bool>,
    /// The first day.
    pub from: Option<Day>,
    /// The last day.
    pub to: Option<Day>,
}

impl GameFilter {
    /// Returns the games that match, in the same order.
    pub fn apply<'g>(&self, games: &'g [GameSummary]) -> Vec<&'g GameSummary> {
        let words: Vec<String> = self.words.split_whitespace().map(str::to_lowercase).collect();
        games.iter().filter(|game| self.matches_fields(game) && has_words(game, &words)).collect()
    }

    fn matches_fields(&self, game: &GameSummary) -> bool {
        self.players.is_none_or(|players| players == game.players())
            && self.online.is_none_or(|online| online == game.online)
            && self.outcome.is_none_or(|outcome| game.outcome() == Some(outcome))
            && self.edition.as_ref().is_none_or(|edition| *edition == game.edition)
            && self.from.is_none_or(|from| game.day().is_some_and(|day| day >= from))
            && self.to.is_none_or(|to| game.day().is_some_and(|day| day <= to))
            && self.opponent.as_ref().is_none_or(|opponent| game.others().any(|seat| seat.key() == *opponent))
    }
}

fn has_words(game: &GameSummary, words: &[String]) -> bool {
    if words.is_empty() {
        return true;
    }
    let mut text = format!("{} {}", game.edition, game.day().map(|day| day.to_string()).unwrap_or_default());
    for seat in &game.seats {
        text.push(' ');
        text.push_str(&seat.name);
        if let OpponentKey::Bot(level) = seat.key() {
            text.push(' ');
            text.push_str(&level);
        }
    }
    let text = text.to_lowercase();
    words.iter().all(|word| text.contains(word))
}

/// Counts by how many seats each opponent was met, most often first.
pub fn opponents(games: &[GameSummary]) -> Vec<(OpponentKey, usize)> {
    ranked(games.iter().filter(|game| game.me.is_some()).flat_map(GameSummary::others).map(SeatResult::key))
}

/// Counts the games of each edition, most often first.
pub fn editions(games: &[GameSummary]) -> Vec<(String, usize)> {
    ranked(games.iter().map(|game| game.edition.clone()))
}

fn ranked<T: Ord>(all: impl Iterator<Item = T>) -> Vec<(T, usize)> {
    let mut counts = BTreeMap::new();
    for one in all {
        *counts.entry(one).or_insert(0) += 1;
    }
    let mut ranked: Vec<(T, usize)> = counts.into_iter().collect();
    ranked.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    ranked
}
