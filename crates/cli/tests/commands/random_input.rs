//! Noise into every parser: the result is a value or an error, never a panic.

use crate::commands::harness::repository_file;
use iquazu_bots::{bot, record_game};
use iquazu_rules::edition::Library;
use iquazu_rules::text::{Position, Record};
use iquazu_rules::{Action, Edition, Next, Outcome, Rng, SplitMix, State};

const TRIES: u32 = 10_000;

/// Returns random bytes, or a valid text with some bytes changed, removed or duplicated.
fn noise(good: &str, rng: &mut SplitMix) -> String {
    let mut bytes = good.as_bytes().to_vec();
    if rng.below(4) == 0 {
        bytes = (0..rng.below(200)).map(|_| rng.below(256) as u8).collect();
    }
    for _ in 0..=rng.below(3) {
        if bytes.is_empty() {
            break;
        }
        let place = rng.below(bytes.len() as u32) as usize;
        match rng.below(4) {
            0 => bytes[place] = rng.below(256) as u8,
            1 => bytes[place] = good.as_bytes()[rng.below(good.len() as u32) as usize],
            2 => drop(bytes.remove(place)),
            _ => bytes.insert(place, bytes[place]),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn try_all(good: &str, mut read: impl FnMut(&str, &mut SplitMix)) {
    let mut rng = SplitMix::new(1);
    for _ in 0..TRIES {
        read(&noise(good, &mut rng), &mut rng);
    }
}

fn any_edition() -> Library {
    Library::built_in()
}

fn game() -> (Record, State) {
    let mut bots = [(); 3].map(|()| bot("random").expect("known"));
    record_game(Edition::standard(), &mut bots, 1)
}

#[test]
fn action_and_outcome_parsers_survive_noise() {
    try_all("place 11a 2w3b any", |text, _| drop(text.parse::<Action>()));
    try_all("tiles any p1 c2 dbl p2", |text, _| drop(text.parse::<Outcome>()));
}

#[test]
fn edition_parser_survives_noise() {
    try_all(&repository_file("editions/reconstructed-2.toml"), |text, _| drop(Edition::parse(text)));
}

#[test]
fn record_parser_and_check_survive_noise() {
    let good: Vec<String> = game().0.to_string().lines().take(40).map(str::to_owned).collect();
    try_all(&good.join("\n"), |text, _| {
        for record in Record::parse_all(text, &any_edition()).unwrap_or_default() {
            drop(record.check());
        }
    });
}

#[test]
fn position_parser_and_play_survive_noise() {
    let record = game().0;
    let mut replay = record.replay();
    (0..70).for_each(|_| assert!(replay.step(&mut ()).expect("a good record")));
    let mut played = 0;
    try_all(&replay.state().to_position().to_string(), |text, rng| {
        let position = Position::parse(text, &any_edition()).ok().and_then(|position| State::try_from(position).ok());
        if let Some(state) = position {
            played += 1;
            play_on(state, rng);
        }
    });
    assert!(played > 100, "some of the noise is harmless");
}

fn play_on(mut state: State, rng: &mut SplitMix) {
    loop {
        match state.next() {
            Next::Over => return,
            Next::Chance(_) => {
                let outcome = state.sample(rng);
                state.resolve(outcome, &mut ()).expect("sampled outcomes are possible");
            }
            Next::Seat(_) => {
                let action = state.legal_moves().pick(rng);
                state.play(action, &mut ()).expect("generated moves are legal");
            }
        }
    }
}
