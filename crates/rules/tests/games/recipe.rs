//! Random games that shrink: a game is a list of small numbers, each of which selects one move or outcome.

use super::random_edition::random_draft;
use iquazu_rules::edition::Library;
use iquazu_rules::{Action, Edition, Event, LegalMoves, Next, Outcome, Players, Rng, Seat, SplitMix, State};
use proptest::prelude::*;
use std::sync::LazyLock;

/// The most steps of a game. Every round puts at least one drop or gem into the first column of the frame.
const MOST_STEPS: usize = 20_000;

/// How a game is played. When the numbers run out, the seed generates more.
#[derive(Clone, Debug)]
pub(crate) struct Recipe {
    pub(crate) players: u8,
    pub(crate) edition: usize,
    pub(crate) style: Style,
    pub(crate) seed: u64,
    pub(crate) numbers: Vec<u16>,
}

/// A policy. Uniform play rarely reaches some corner cases of the rules; the others do.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Style {
    Uniform,
    /// Places if possible: columns fill before they are first, and gems run out.
    Placing,
    /// Draws if possible: columns fill with drops, and drops run out.
    Drawing,
    /// Uses tiles if possible.
    Tiles,
    /// The first seat places as cheaply as possible and the others draw: its gems run out.
    OneBuilder,
}

pub(crate) const STYLES: [Style; 5] = [Style::Uniform, Style::Placing, Style::Drawing, Style::Tiles, Style::OneBuilder];

/// Returns a configuration that prints the shrunken failing game and writes no file.
pub(crate) fn cases(count: u32) -> ProptestConfig {
    ProptestConfig { cases: count, failure_persistence: None, ..ProptestConfig::default() }
}

pub(crate) fn recipes() -> impl Strategy<Value = Recipe> {
    let numbers = prop::collection::vec(any::<u16>(), 0..200);
    let style = prop::sample::select(&STYLES[..]);
    (2..=4u8, 0..EDITIONS.len(), style, any::<u64>(), numbers)
        .prop_map(|(players, edition, style, seed, numbers)| Recipe { players, edition, style, seed, numbers })
}

/// The built-in editions, and random ones within the bounds of the format.
pub(crate) static EDITIONS: LazyLock<Vec<&'static Edition>> =
    LazyLock::new(|| Edition::built_in().into_iter().chain((0..6).map(random_edition)).collect());

fn random_edition(seed: u64) -> &'static Edition {
    Edition::from_draft(random_draft(seed)).unwrap_or_else(|error| panic!("expected {error}"))
}

pub(crate) fn known_editions() -> Library {
    EDITIONS.iter().fold(Library::built_in(), |library, edition| library.with(edition))
}

/// A move or an outcome.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Choice {
    Act(Seat, Action),
    Chance(Outcome),
}

/// What a step did.
pub(crate) struct Moment {
    pub(crate) before: State,
    pub(crate) choice: Choice,
    pub(crate) after: State,
    pub(crate) events: Vec<Event>,
    /// A random number for checks that sample.
    pub(crate) number: u16,
}

impl Recipe {
    pub(crate) fn start(&self) -> State {
        State::new(EDITIONS[self.edition], Players::new(self.players).expect("2 to 4"))
    }

    /// Plays the game to its end and calls `visit` after every step.
    pub(crate) fn play(&self, mut visit: impl FnMut(&Moment)) {
        let mut rng = SplitMix::new(self.seed);
        let mut numbers = self.numbers.iter().copied();
        let mut before = self.start();
        for _ in 0..MOST_STEPS {
            let number = numbers.next().unwrap_or_else(|| rng.next_u64() as u16);
            let choice = match before.next() {
                Next::Over => return,
                Next::Chance(_) => Choice::Chance(before.sample(&mut SplitMix::new(number.into()))),
                Next::Seat(seat) => Choice::Act(seat, self.style.choose(&before.legal_moves(), seat, number)),
            };
            let (mut after, mut events) = (before, Vec::new());
            match choice {
                Choice::Act(_, action) => after.play(action, &mut events).expect("generated moves are legal"),
                Choice::Chance(outcome) => after.resolve(outcome, &mut events).expect("sampled outcomes are possible"),
            }
            visit(&Moment { before, choice, after, events, number });
            before = after;
        }
        panic!("the game does not end");
    }
}

impl Style {
    fn choose(self, moves: &LegalMoves, seat: Seat, number: u16) -> Action {
        let wanted = |action: &Action| match self {
            Style::Uniform => true,
            Style::Placing => matches!(action, Action::Place { .. }),
            Style::Drawing => matches!(action, Action::Draw),
            Style::Tiles => {
                matches!(action, Action::TakeCards { .. } | Action::DoubleMove | Action::Place { any_colour: true, .. })
            }
            Style::OneBuilder => match action {
                Action::Place { paid, .. } => seat == Seat::FIRST && paid.total() == 1,
                action => seat != Seat::FIRST && *action == Action::Draw,
            },
        };
        let mut wished: Vec<Action> = moves.iter().filter(wanted).collect();
        // Deviate from the policy now and then.
        if wished.is_empty() || number % 16 == 15 {
            wished = moves.iter().collect();
        }
        wished[usize::from(number) % wished.len()]
    }
}
