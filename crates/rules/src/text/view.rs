//! Text forms of views and of redacted steps, in which hidden cards are counts.

use super::moves::CardNotation;
use super::position::{self, Fields, Position, PositionError};
use super::record::{self, Step, write_outcomes};
use super::scan::{ParseError, Span};
use crate::edition::Library;
use crate::{Action, Cards, Outcome, Seat, SeatMap, SeenCards, SeenOutcome, State, View, Viewer};
use std::fmt;
use std::str::FromStr;

const HEADER: &str = "iquazu-view";
const SETUP: &str = "setup";
const HANDS: &str = " hands=";
/// The usual length of four hands, to size the buffer.
const HANDS_LENGTH: usize = 24;

/// Error when parsing a [`View`].
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ViewError {
    /// The text is malformed.
    Text(ParseError),
    /// More than one hand or the draw pile is visible.
    MultipleHands,
    /// The view cannot occur in a game.
    Impossible(PositionError),
}

impl fmt::Display for ViewError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ViewError::Text(error) => error.fmt(f),
            ViewError::MultipleHands => write!(f, "a view must show the cards of at most one hand"),
            ViewError::Impossible(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ViewError {}

impl View {
    /// Parses the line of a view.
    ///
    /// # Errors
    ///
    /// Returns the place of a mistake, or why the view cannot occur in a game.
    pub fn parse(text: &str, editions: &Library) -> Result<View, ViewError> {
        let seen = position::read_line::<SeenCards>(HEADER, text, editions).map_err(ViewError::Text)?;
        let viewer = viewer(&seen).ok_or(ViewError::MultipleHands)?;
        let position = fill_hidden_cards(seen, viewer).map_err(ViewError::Impossible)?;
        State::try_from(position).map(|state| state.view(viewer)).map_err(ViewError::Impossible)
    }
}

/// Returns the viewer: the seat whose hand is visible, or a spectator. Returns `None` if more is visible.
fn viewer(seen: &Position<SeenCards>) -> Option<Viewer> {
    let is_open = |cards: &SeenCards| matches!(cards, SeenCards::Faces(_));
    let mut open = Seat::ALL.into_iter().filter(|seat| is_open(&seen.hands[*seat]));
    let viewer = open.next().map_or(Viewer::Spectator, Viewer::Seat);
    (open.next().is_none() && !is_open(&seen.draw)).then_some(viewer)
}

/// Returns a position with this view. Hidden cards are arbitrary, but add up to the cards of the edition.
fn fill_hidden_cards(seen: Position<SeenCards>, viewer: Viewer) -> Result<Position, PositionError> {
    let expected = seen.edition.cards();
    let mismatch = PositionError::Cards { expected };
    let open = match viewer {
        Viewer::Seat(seat) => visible_cards(seen.hands[seat]).checked_add(seen.discard).ok_or(mismatch)?,
        Viewer::Spectator => seen.discard,
    };
    if !expected.contains(open) {
        return Err(mismatch);
    }
    let mut unseen = expected - open;
    let mut take = |seen: SeenCards| match seen {
        SeenCards::Faces(cards) => Ok(cards),
        SeenCards::Count(count) if count > unseen.total() => Err(mismatch),
        SeenCards::Count(count) => {
            let cards = unseen.first(count);
            unseen -= cards;
            Ok(cards)
        }
    };
    let mut hands = SeatMap::default();
    for seat in Seat::ALL {
        hands[seat] = take(seen.hands[seat])?;
    }
    let draw = take(seen.draw)?;
    Ok(seen.with_cards(hands, draw))
}

fn visible_cards(cards: SeenCards) -> Cards {
    match cards {
        SeenCards::Faces(cards) => cards,
        SeenCards::Count(_) => Cards::NONE,
    }
}

/// Returns what the viewer sees of a hand.
fn seen_hand(view: &View, seat: Seat) -> SeenCards {
    match view.viewer() {
        Viewer::Seat(own) if own == seat => SeenCards::Faces(view.hand()),
        _ => SeenCards::Count(view.hand_size(seat)),
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut hands = SeatMap::default();
        for seat in self.table().players().seats() {
            hands[seat] = seen_hand(self, seat);
        }
        let seen = position::from_table(self.table(), hands, SeenCards::Count(self.draw_pile_size()));
        write!(f, "{HEADER}{}", Fields(&seen))
    }
}

/// Prints the view lines of all viewers of one state; the part they share is formatted once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ViewLines {
    before_hands: String,
    after_hands: String,
}

impl ViewLines {
    /// Formats the shared part from any viewer's view.
    pub fn new(view: &View) -> ViewLines {
        let line = view.to_string();
        let (before, rest) = line.split_once(HANDS).unwrap_or((&line, ""));
        let after = rest.find(' ').map_or("", |end| &rest[end..]);
        ViewLines { before_hands: format!("{before}{HANDS}"), after_hands: after.to_owned() }
    }

    /// Returns the same text as `view.to_string()`, for a view of the same state.
    pub fn line(&self, view: &View) -> String {
        let mut line = String::with_capacity(self.before_hands.len() + self.after_hands.len() + HANDS_LENGTH);
        line += &self.before_hands;
        let seats = view.table().players().seats();
        position::write_joined(&mut line, "/", seats.map(|seat| seen_hand(view, seat)))
            .expect("a string takes everything");
        line += &self.after_hands;
        line
    }
}

/// The setup or a step of a record as one seat or a spectator may know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeenStep {
    /// The outcomes of the setup.
    Setup(Vec<SeenOutcome>),
    /// An action with its outcomes.
    Act(Step<SeenCards>),
}

impl SeenStep {
    /// Redacts the setup for a viewer. The first cards go to the seats in turn order (S1–S5).
    pub fn setup(outcomes: &[Outcome], viewer: Viewer) -> SeenStep {
        let mut receivers = Seat::ALL.into_iter();
        let seen = outcomes.iter().map(|outcome| {
            let receiver = match outcome {
                Outcome::Cards(_) => receivers.next().unwrap_or(Seat::FIRST),
                _ => Seat::FIRST,
            };
            outcome.seen_by(viewer, receiver)
        });
        SeenStep::Setup(seen.collect())
    }

    /// Redacts a step for a viewer. Cards go to the seat that acts (T3, B2).
    pub fn from_step(step: &Step, viewer: Viewer) -> SeenStep {
        let outcomes = step.outcomes.iter().map(|outcome| outcome.seen_by(viewer, step.seat)).collect();
        SeenStep::Act(Step { seat: step.seat, action: step.action, outcomes })
    }

    /// Returns the seat and its action, or `None` for the setup.
    pub fn action(&self) -> Option<(Seat, Action)> {
        match self {
            SeenStep::Setup(_) => None,
            SeenStep::Act(step) => Some((step.seat, step.action)),
        }
    }

    /// Returns the redacted outcomes.
    pub fn outcomes(&self) -> &[SeenOutcome] {
        match self {
            SeenStep::Setup(outcomes) => outcomes,
            SeenStep::Act(step) => &step.outcomes,
        }
    }
}

/// Prints a line such as `2 draw | got ?4` or `setup | strips cabed | …`.
impl fmt::Display for SeenStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SeenStep::Setup(outcomes) => {
                f.write_str(SETUP)?;
                write_outcomes(f, outcomes)
            }
            SeenStep::Act(step) => step.fmt(f),
        }
    }
}

impl FromStr for SeenStep {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<SeenStep, ParseError> {
        let line = Span::line(text, 1).trimmed();
        match line.word() {
            (word, rest) if word.text == SETUP => record::parse_outcomes(rest).map(SeenStep::Setup),
            _ => record::step(line).map(SeenStep::Act),
        }
    }
}

impl FromStr for SeenCards {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<SeenCards, ParseError> {
        <SeenCards as CardNotation>::read(Span::line(text, 1).trimmed())
    }
}
