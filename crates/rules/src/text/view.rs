//! What one seat or a spectator may know, as text: a view as one line, and steps with hidden cards as counts.

use super::moves::CardNotation;
use super::position::{self, Fields, Position, PositionError};
use super::record::{self, Step, write_outcomes};
use super::scan::{ParseError, Span};
use crate::{Action, Cards, Edition, Outcome, Seat, SeatMap, SeenCards, SeenOutcome, State, View, Viewer};
use std::fmt;
use std::str::FromStr;

const HEADER: &str = "iquazu-view";
const SETUP: &str = "setup";
const HANDS: &str = " hands=";
/// Four hands are seldom longer.
const HANDS_LENGTH: usize = 24;

/// Why a text is no view.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ViewError {
    /// It cannot be read.
    Text(ParseError),
    /// More than one hand lies open, or the draw pile does.
    MultipleHands,
    /// No game could be seen like this.
    Impossible(PositionError),
}

impl fmt::Display for ViewError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ViewError::Text(error) => error.fmt(f),
            ViewError::MultipleHands => write!(f, "a view shows the cards of one hand at most"),
            ViewError::Impossible(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ViewError {}

impl View {
    /// Reads the line of a view. `editions` finds an edition by its id.
    pub fn parse(text: &str, editions: impl Fn(&str) -> Option<&'static Edition>) -> Result<View, ViewError> {
        let seen = position::read_line::<SeenCards>(HEADER, text, &editions).map_err(ViewError::Text)?;
        let viewer = viewer(&seen).ok_or(ViewError::MultipleHands)?;
        let position = fill_hidden_cards(seen, viewer).map_err(ViewError::Impossible)?;
        State::try_from(position).map(|state| state.view(viewer)).map_err(ViewError::Impossible)
    }
}

/// Whose hand lies open; nobody's for a spectator.
fn viewer(seen: &Position<SeenCards>) -> Option<Viewer> {
    let is_open = |cards: &SeenCards| matches!(cards, SeenCards::Faces(_));
    let mut open = Seat::ALL.into_iter().filter(|seat| is_open(&seen.hands[*seat]));
    let viewer = open.next().map_or(Viewer::Spectator, Viewer::Seat);
    (open.next().is_none() && !is_open(&seen.draw)).then_some(viewer)
}

/// A position that looks like this to the viewer: hidden cards are any that fit.
fn fill_hidden_cards(seen: Position<SeenCards>, viewer: Viewer) -> Result<Position, PositionError> {
    let expected = seen.edition.cards();
    let unfit = PositionError::Cards { expected };
    let open = match viewer {
        Viewer::Seat(seat) => visible_cards(seen.hands[seat]).checked_add(seen.discard).ok_or(unfit)?,
        Viewer::Spectator => seen.discard,
    };
    if !expected.contains(open) {
        return Err(unfit);
    }
    let mut unseen = expected - open;
    let mut take = |glimpse: SeenCards| match glimpse {
        SeenCards::Faces(cards) => Ok(cards),
        SeenCards::Count(count) if count > unseen.total() => Err(unfit),
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

fn visible_cards(glimpse: SeenCards) -> Cards {
    match glimpse {
        SeenCards::Faces(cards) => cards,
        SeenCards::Count(_) => Cards::NONE,
    }
}

/// What is seen of a hand.
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
        write!(f, "{HEADER} {}", Fields(&seen))
    }
}

/// The lines of all who look at one moment of a game: what they see alike is written once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ViewLines {
    before_hands: String,
    after_hands: String,
}

impl ViewLines {
    /// `view` is anybody's.
    pub fn new(view: &View) -> ViewLines {
        let line = view.to_string();
        let (before, rest) = line.split_once(HANDS).unwrap_or((&line, ""));
        let after = rest.find(' ').map_or("", |end| &rest[end..]);
        ViewLines { before_hands: format!("{before}{HANDS}"), after_hands: after.to_owned() }
    }

    /// The same as `view.to_string()`, of a view of the same moment.
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

/// The setup or a step of a record, as one seat or a spectator may know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeenStep {
    Setup(Vec<SeenOutcome>),
    Act(Step<SeenCards>),
}

impl SeenStep {
    /// S1–S5: the first cards go to the seats in turn order.
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

    /// T3, B2: cards go to the one who acts.
    pub fn from_step(step: &Step, viewer: Viewer) -> SeenStep {
        let outcomes = step.outcomes.iter().map(|outcome| outcome.seen_by(viewer, step.seat)).collect();
        SeenStep::Act(Step { seat: step.seat, action: step.action, outcomes })
    }

    /// Who did what; nobody in the setup.
    pub fn action(&self) -> Option<(Seat, Action)> {
        match self {
            SeenStep::Setup(_) => None,
            SeenStep::Act(step) => Some((step.seat, step.action)),
        }
    }

    pub fn outcomes(&self) -> &[SeenOutcome] {
        match self {
            SeenStep::Setup(outcomes) => outcomes,
            SeenStep::Act(step) => &step.outcomes,
        }
    }
}

/// `2 draw | got ?4`, `setup | strips cabed | …`
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
