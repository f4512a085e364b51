//! The bodies of the fuzz targets for the rules. None of them may panic. `crates/rules/tests/fuzz_bodies.rs` runs them
//! as ordinary tests.

use iquazu_rules::edition::Library;
use iquazu_rules::text::{Position, Record};
use iquazu_rules::{Action, Cards, Edition, Gap, Next, Outcome, Players, Rng, SplitMix, State, Tile, Viewer};

fn standard() -> Library {
    Library::built_in()
}

/// Parses an edition file: it gives an error with a line of the text, or an edition that can be played.
pub(crate) fn edition(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    match Edition::parse(&text) {
        Ok(edition) => {
            let players = Players::ALL[data.len() % 3];
            play_on(State::new(edition, players), &mut Bytes { data, seed: 1 }, 60);
        }
        Err(error) => {
            assert!((1..=text.matches('\n').count() + 1).contains(&error.line), "{error}");
            assert!(!error.expected.is_empty());
        }
    }
}

/// Parses a record: a parsed one round-trips, and checking it does not panic.
pub(crate) fn record(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let _ = Record::parse_all(&text, &standard());
    match Record::parse(&text, &standard()) {
        Ok(record) => {
            assert_eq!(Record::parse(&record.to_string(), &standard()).as_ref(), Ok(&record));
            if let Err(error) = record.check() {
                assert!(!error.to_string().is_empty());
            }
        }
        Err(error) => assert!((1..=text.lines().count() + 1).contains(&error.line), "{error}"),
    }
}

/// Parses a position: a parsed one round-trips, and a valid one can be played on.
pub(crate) fn position(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let Ok(position) = Position::parse(&text, &standard()) else { return };
    assert_eq!(Position::parse(&position.to_string(), &standard()).as_ref(), Ok(&position));
    match State::try_from(position.clone()) {
        Ok(state) => {
            assert_eq!(state.to_position(), position);
            play_on(state, &mut Bytes { data, seed: 2 }, 400);
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// Parses a single action or outcome.
pub(crate) fn action(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let state = State::new(Edition::standard(), Players::THREE);
    if let Ok(action) = text.parse::<Action>() {
        assert_eq!(action.to_string().parse(), Ok(action));
        assert!(state.check(action).is_err(), "the setup comes first");
    }
    if let Ok(outcome) = text.parse::<Outcome>() {
        assert_eq!(outcome.to_string().parse(), Ok(outcome));
        let _ = state.check_outcome(outcome);
    }
    if let Ok(cards) = text.parse::<Cards>() {
        assert_eq!(cards.to_string(), text);
    }
}

/// Plays the bytes as a sequence of moves, legal and arbitrary ones.
pub(crate) fn moves(data: &[u8]) {
    let players = Players::ALL[usize::from(*data.first().unwrap_or(&0)) % 3];
    play_on(State::new(Edition::standard(), players), &mut Bytes { data, seed: 3 }, 2000);
}

/// Numbers from the data, then from a generator when the data is used up.
struct Bytes<'d> {
    data: &'d [u8],
    seed: u64,
}

impl Bytes<'_> {
    fn byte(&mut self) -> u8 {
        match self.data.split_first() {
            Some((first, rest)) => {
                self.data = rest;
                *first
            }
            None => {
                self.seed += 1;
                SplitMix::new(self.seed).next_u64() as u8
            }
        }
    }
}

fn play_on(mut state: State, bytes: &mut Bytes<'_>, steps: usize) {
    for _ in 0..steps {
        let byte = bytes.byte();
        try_invalid_values(&state, bytes);
        match state.next() {
            Next::Over => return,
            Next::Chance(_) => {
                let outcome = state.sample(&mut SplitMix::new(byte.into()));
                state.resolve(outcome, &mut ()).expect("sampled outcomes are possible");
            }
            Next::Seat(seat) => {
                let moves = state.legal_moves();
                assert!(!moves.is_empty());
                let action = moves.get((usize::from(byte) * 257 + usize::from(bytes.byte())) % moves.len());
                state.play(action, &mut ()).expect("generated moves are legal");
                let view = state.view(Viewer::Seat(seat));
                assert_eq!(view.resample(&mut SplitMix::new(byte.into())).view(Viewer::Seat(seat)), view);
            }
        }
    }
}

/// Passes values to the checked API that no parser would accept.
fn try_invalid_values(state: &State, bytes: &mut Bytes<'_>) {
    let kind = bytes.byte();
    if kind < 128 {
        return;
    }
    let cards = Cards::new(bytes.byte(), bytes.byte() % 8, bytes.byte() % 8);
    let mut tried = *state;
    let accepted = match kind % 6 {
        0 => tried.play(Action::Discard { cards }, &mut ()).is_ok(),
        1 => tried.play(Action::TakeCards { count: bytes.byte() }, &mut ()).is_ok(),
        2 => tried.resolve(Outcome::Cards(cards), &mut ()).is_ok(),
        3 => {
            let tile = [Tile::Points(bytes.byte()), Tile::Cards(bytes.byte())][usize::from(kind) / 6 % 2];
            tried.resolve(Outcome::Tiles([tile; 5]), &mut ()).is_ok()
        }
        _ => {
            let Some(gap) = Gap::new(bytes.byte() % 16, bytes.byte() % 20) else { return };
            tried.play(Action::Place { gap, paid: cards, any_colour: kind.is_multiple_of(2) }, &mut ()).is_ok()
        }
    };
    assert!(accepted || tried == *state, "a rejected move changed the state");
}
