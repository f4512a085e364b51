//! Text forms of actions and outcomes: `place 3e 1w2b`, `got 2w1b1o`.

use super::scan::{ParseError, Span};
use crate::{Action, Cards, Colour, Outcome, ParseCardsError, Seat, SeenCards, Tile, TileCounts};
use std::fmt;
use std::str::FromStr;

const CARDS: &str = "cards such as 2w1o, or - for none";

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Draw => f.write_str("draw"),
            Action::Place { gap, paid, any_colour: false } => write!(f, "place {gap} {paid}"),
            Action::Place { gap, paid, any_colour: true } => write!(f, "place {gap} {paid} any"),
            Action::TakeCards { count } => write!(f, "cards {count}"),
            Action::DoubleMove => f.write_str("double"),
            Action::EndTurn => f.write_str("end"),
            Action::Discard { cards } => write!(f, "discard {cards}"),
        }
    }
}

impl<D: fmt::Display> fmt::Display for Outcome<D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Strips(order) => write!(f, "strips {order}"),
            Outcome::Tiles(tiles) => {
                f.write_str("tiles")?;
                tiles.iter().try_for_each(|tile| write!(f, " {tile}"))
            }
            Outcome::Cards(cards) => write!(f, "got {cards}"),
        }
    }
}

pub(super) fn action(span: Span<'_>) -> Result<Action, ParseError> {
    let (verb, rest) = span.word();
    let (action, rest) = match verb.text {
        "draw" => (Action::Draw, rest),
        "double" => (Action::DoubleMove, rest),
        "end" => (Action::EndTurn, rest),
        "cards" => {
            let (count, rest) = rest.word();
            (Action::TakeCards { count: count.read(card_tile, "2, 3 or 4")? }, rest)
        }
        "discard" => {
            let (hand, rest) = rest.word();
            (Action::Discard { cards: cards(hand)? }, rest)
        }
        "place" => {
            let (gap, rest) = rest.word();
            let gap = gap.parse("a gap such as 3e")?;
            let (paid, rest) = rest.word();
            let paid = cards(paid)?;
            match rest.word() {
                (any, rest) if any.text == "any" => (Action::Place { gap, paid, any_colour: true }, rest),
                _ => (Action::Place { gap, paid, any_colour: false }, rest),
            }
        }
        _ => return Err(verb.error("an action: draw, place, cards, double, end or discard")),
    };
    rest.end()?;
    Ok(action)
}

/// A text form of cards: all of them, or as a viewer sees them.
pub(super) trait CardNotation: Copy + Default + fmt::Display {
    fn read(span: Span<'_>) -> Result<Self, ParseError>;
}

impl CardNotation for Cards {
    fn read(span: Span<'_>) -> Result<Cards, ParseError> {
        cards(span)
    }
}

impl CardNotation for SeenCards {
    fn read(span: Span<'_>) -> Result<SeenCards, ParseError> {
        let expected = "cards such as 2w1o, - for none, or ?3 for three that are hidden";
        match span.text.strip_prefix('?') {
            Some(count) => canonical_number(count).map(SeenCards::Count),
            None => span.text.parse().ok().map(SeenCards::Faces),
        }
        .ok_or_else(|| span.error(expected))
    }
}

/// Prints `2w1o`, or `?3` for three hidden cards.
impl fmt::Display for SeenCards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SeenCards::Faces(cards) => cards.fmt(f),
            SeenCards::Count(count) => write!(f, "?{count}"),
        }
    }
}

pub(super) fn outcome<D: CardNotation>(span: Span<'_>) -> Result<Outcome<D>, ParseError> {
    let (kind, rest) = span.word();
    match kind.text {
        "strips" => rest.parse("the strips a to e in their order").map(Outcome::Strips),
        "got" => D::read(rest).map(Outcome::Cards),
        "tiles" => {
            let mut tiles = [Tile::AnyColour; 5];
            let mut rest = rest;
            for tile in &mut tiles {
                let (word, after) = rest.word();
                *tile = word.parse("five tiles such as p3, c2, any, dbl")?;
                rest = after;
            }
            rest.end()?;
            Ok(Outcome::Tiles(tiles))
        }
        _ => Err(kind.error("an outcome: strips, tiles or got")),
    }
}

/// Reads a number in its printed form: no sign, no leading zeros.
pub(crate) fn canonical_number(text: &str) -> Option<u8> {
    text.parse().ok().filter(|_| text == "0" || text.starts_with(|first| matches!(first, '1'..='9')))
}

fn card_tile(text: &str) -> Option<u8> {
    text.parse().ok().filter(|count| (2..=4).contains(count) && text.len() == 1)
}

pub(super) fn cards(span: Span<'_>) -> Result<Cards, ParseError> {
    span.parse(CARDS)
}

impl FromStr for Cards {
    type Err = ParseCardsError;

    /// Accepts only the printed form: colours in their order, each at most once, no zero counts.
    fn from_str(text: &str) -> Result<Cards, ParseCardsError> {
        if text == "-" {
            return Ok(Cards::NONE);
        }
        let mut cards = Cards::NONE;
        let mut count = 0u8;
        for letter in text.chars() {
            if let Some(digit) = letter.to_digit(10) {
                count = count.checked_mul(10).and_then(|c| c.checked_add(digit as u8)).ok_or(ParseCardsError)?;
            } else {
                cards[Colour::from_letter(letter).ok_or(ParseCardsError)?] = count;
                count = 0;
            }
        }
        let sum = cards.counts().into_iter().map(u32::from).sum::<u32>();
        if (1..256).contains(&sum) && cards.to_string() == text { Ok(cards) } else { Err(ParseCardsError) }
    }
}

pub(super) fn tile_counts(span: Span<'_>) -> Result<TileCounts, ParseError> {
    let mut counts = TileCounts::NONE;
    if span.text == "-" {
        return Ok(counts);
    }
    for item in span.split(',') {
        let expected = "tiles such as 3xp1,dbl, or - for none";
        let (count, tile) = match item.text.split_once('x') {
            Some((count, tile)) => (canonical_number(count).filter(|count| (2..=45).contains(count)), tile),
            None => (Some(1), item.text),
        };
        let tile: Option<Tile> = tile.parse().ok();
        let tile = tile.filter(|tile| counts[*tile] == 0).ok_or_else(|| item.error(expected))?;
        counts[tile] = count.ok_or_else(|| item.error(expected))?;
    }
    Ok(counts)
}

pub(super) fn seat(span: Span<'_>) -> Result<Seat, ParseError> {
    let number = span.number("a seat from 1 to 4")?;
    Seat::from_number(number).ok_or_else(|| span.error("a seat from 1 to 4"))
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        action(Span::line(text, 1).trimmed())
    }
}

impl FromStr for Outcome {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Outcome, ParseError> {
        outcome(Span::line(text, 1).trimmed())
    }
}
