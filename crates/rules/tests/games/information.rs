//! Information states in whole games: the truth is always possible, samples follow the odds, and nothing leaks.

use crate::sampling::check_odds;
use iquazu_rules::edition::Library;
use iquazu_rules::text::{Record, SeenStep, Step};
use iquazu_rules::{
    Cards, Edition, Handicap, InformationError, InformationState, Next, Outcome, Players, Rng, Rules, Seat, SeatMap,
    SplitMix, State, Viewer,
};
use std::collections::BTreeMap;

/// A game as played: the setup's outcomes, then every step with the state after it.
struct Played {
    first: State,
    setup: Vec<Outcome>,
    after_setup: State,
    steps: Vec<(Step, State)>,
}

fn resolve_all(state: &mut State, rng: &mut SplitMix) -> Vec<Outcome> {
    let mut outcomes = Vec::new();
    while state.chance().is_some() {
        let outcome = state.sample(rng);
        state.resolve(outcome, &mut ()).expect("sampled");
        outcomes.push(outcome);
    }
    outcomes
}

/// Plays a random game. In every other one the second seat is dealt three more cards.
fn random_game(players: Players, seed: u64) -> Played {
    let mut rng = SplitMix::new(seed);
    let mut handicaps = SeatMap::default();
    handicaps[Seat::ALL[1]] = Handicap::new(if seed.is_multiple_of(2) { 0 } else { 3 }, 0).expect("allowed");
    let first = State::with_handicaps(Edition::standard(), players, &Rules::LATEST, &handicaps);
    let mut state = first;
    let setup = resolve_all(&mut state, &mut rng);
    let mut played = Played { first, setup, after_setup: state, steps: Vec::new() };
    while let Next::Seat(seat) = state.next() {
        let action = state.legal_moves().pick(&mut rng);
        state.play(action, &mut ()).expect("legal");
        let outcomes = resolve_all(&mut state, &mut rng);
        played.steps.push((Step { seat, action, outcomes }, state));
    }
    played
}

/// Calls `inspect` with the number of the step, the information state of a seat after it, and the true state.
fn follow(played: &Played, seat: Seat, mut inspect: impl FnMut(usize, &InformationState, &State)) {
    let viewer = Viewer::Seat(seat);
    let mut known = InformationState::remembering(&played.first.view(viewer)).expect("a seat");
    known.follow(&SeenStep::setup(&played.setup, viewer), &played.after_setup.view(viewer)).expect("possible");
    inspect(0, &known, &played.after_setup);
    for (number, (step, state)) in played.steps.iter().enumerate() {
        known.follow(&SeenStep::from_step(step, viewer), &state.view(viewer)).expect("possible");
        inspect(number + 1, &known, state);
    }
}

#[test]
fn truth_is_always_possible_and_samples_agree_with_it() {
    for players in Players::ALL {
        let played = random_game(players, 3);
        for seat in players.seats().take(2) {
            let mut rng = SplitMix::new(7);
            follow(&played, seat, |step, known, state| {
                assert!(known.allows(state), "step {step}");
                if step % 5 == 0 {
                    let sampled = known.resample(&mut rng);
                    assert_eq!(sampled.view(Viewer::Seat(seat)), *known.view());
                    assert!(known.allows(&sampled), "step {step}");
                    assert_eq!(State::try_from(sampled.to_position()), Ok(sampled), "a possible state");
                }
            });
        }
    }
}

#[test]
fn empty_pile_shows_the_hand_of_the_only_opponent() {
    let mut exact = 0;
    for seed in 0..9 {
        let played = random_game(Players::TWO, seed);
        follow(&played, Seat::FIRST, |step, known, state| {
            let (odds, other) = (known.hand_odds(Seat::ALL[1]), state.hand(Seat::ALL[1]));
            assert!((odds.iter().map(|(_, odds)| odds).sum::<f64>() - 1.0).abs() < 1e-9, "step {step}");
            assert!(odds.iter().any(|(hand, _)| *hand == other), "step {step}");
            let forgetful = InformationState::forgetful(known.view()).hand_odds(Seat::ALL[1]);
            assert!(odds.len() <= forgetful.len());
            if forgetful.len() > 5 && odds == [(other, 1.0)] {
                exact += 1;
            }
        });
    }
    assert!(exact > 5, "after a reshuffle the hand is known: {exact}");
}

/// The odds themselves are held against a count of all deals in `information/memory.rs`.
#[test]
fn samples_follow_the_odds_of_every_hand() {
    for (players, seed) in [(Players::TWO, 1), (Players::THREE, 2), (Players::FOUR, 2)] {
        let played = random_game(players, seed);
        let moments = [played.steps.len() / 5, played.steps.len() / 2, played.steps.len() * 9 / 10];
        follow(&played, Seat::FIRST, |step, known, _| {
            if !moments.contains(&step) {
                return;
            }
            let mut rng = SplitMix::new(seed);
            let sampler = known.sampler();
            let samples: Vec<State> = (0..4000).map(|_| sampler.sample(&mut rng)).collect();
            for seat in players.seats().skip(1) {
                let odds: BTreeMap<Cards, f64> = known.hand_odds(seat).into_iter().collect();
                let mut found = BTreeMap::new();
                samples.iter().for_each(|state| *found.entry(state.hand(seat)).or_default() += 1);
                if odds.values().filter(|odds| **odds * 4000.0 >= 5.0).count() >= 2 {
                    check_odds(&found, &odds);
                } else {
                    assert!(found.keys().all(|hand| odds.contains_key(hand)));
                }
            }
        });
    }
}

/// Exchanges a card between two hidden draws. Returns `None` if the game can then not be played like that.
fn permuted(played: &Played, seat: Seat, rng: &mut SplitMix) -> Option<Played> {
    let mut steps: Vec<Step> = played.steps.iter().map(|(step, _)| step.clone()).collect();
    let mut hidden: Vec<&mut Cards> = Vec::new();
    for step in steps.iter_mut().take(40).filter(|step| step.seat != seat) {
        hidden.extend(step.outcomes.iter_mut().filter_map(|outcome| match outcome {
            Outcome::Cards(cards) => Some(cards),
            _ => None,
        }));
    }
    let [one, other] = [(); 2].map(|()| rng.below(hidden.len() as u32) as usize);
    let [given, taken] = [(); 2].map(|()| iquazu_rules::Colour::ALL[rng.below(3) as usize]);
    if one == other || given == taken || hidden[one][given] == 0 || hidden[other][taken] == 0 {
        return None;
    }
    for (draw, less, more) in [(one, given, taken), (other, taken, given)] {
        hidden[draw][less] -= 1;
        hidden[draw][more] += 1;
    }
    let mut state = played.after_setup;
    let mut replayed = Played { steps: Vec::new(), setup: played.setup.clone(), ..*played };
    for step in steps {
        state.play(step.action, &mut ()).ok()?;
        step.outcomes.iter().try_for_each(|outcome| state.resolve(*outcome, &mut ())).ok()?;
        replayed.steps.push((step, state));
    }
    Some(replayed)
}

#[test]
fn exchanging_hidden_cards_changes_nothing() {
    let mut rng = SplitMix::new(11);
    for players in Players::ALL {
        let played = random_game(players, 5);
        let others: Vec<Played> = (0..400).filter_map(|_| permuted(&played, Seat::FIRST, &mut rng)).take(3).collect();
        assert_eq!(others.len(), 3, "some exchanges leave a legal game");
        for other in others {
            let mut known = Vec::new();
            follow(&played, Seat::FIRST, |_, state, _| known.push((state.to_string(), state.hand_odds(Seat::ALL[1]))));
            follow(&other, Seat::FIRST, |step, state, truth| {
                assert_eq!((state.to_string(), state.hand_odds(Seat::ALL[1])), known[step]);
                assert!(state.allows(truth));
            });
        }
    }
}

#[test]
fn text_form_restores_the_same_knowledge() {
    let played = random_game(Players::THREE, 8);
    follow(&played, Seat::ALL[1], |step, known, _| {
        if step % 20 == 0 {
            let text = known.to_string();
            let parsed = InformationState::parse(&text, &Library::built_in());
            assert_eq!(parsed.as_ref(), Ok(known), "{text}");
            let forgetful = InformationState::forgetful(known.view());
            assert_eq!(InformationState::parse(&forgetful.to_string(), &Library::built_in()), Ok(forgetful));
        }
    });
}

#[test]
fn record_gives_the_same_knowledge_as_following_the_game() {
    let played = random_game(Players::THREE, 9);
    let mut record = Record::new(Edition::standard(), Players::THREE);
    record.setup = played.setup.clone();
    record.steps = played.steps.iter().map(|(step, _)| step.clone()).collect();
    follow(&played, Seat::ALL[2], |step, known, _| {
        if step % 15 == 0 {
            assert_eq!(InformationState::of_record(&record, step, known.view()).as_ref(), Ok(known));
            assert_eq!(record.information_text(step, None, known.view()), known.to_string());
        }
    });
    let wrong = InformationState::of_record(&record, 3, &played.after_setup.view(Viewer::Seat(Seat::FIRST)));
    assert_eq!(wrong, Err(InformationError::Contradiction));
}

#[test]
fn contradictory_and_malformed_texts_are_errors() {
    let played = random_game(Players::TWO, 2);
    let mut texts = Vec::new();
    follow(&played, Seat::FIRST, |_, known, _| texts.push(known.to_string()));
    let parse = |text: &str| InformationState::parse(text, &Library::built_in());
    let (view, memory) = texts[20].split_once('\n').expect("two lines");
    let (_, other) = texts[30].split_once('\n').expect("two lines");
    assert_eq!(parse(&format!("{view}\n{other}")), Err(InformationError::Contradiction));
    assert_eq!(parse(&format!("{view}\n{memory} 2-40w")), Err(InformationError::Impossible));
    for wrong in ["", "iquazu-memory", "x", &format!("{memory} 3+?2"), &format!("{memory} 2+"), &format!("{memory} 2")]
    {
        assert!(matches!(parse(&format!("{view}\n{wrong}")), Err(InformationError::Text(_))), "{wrong}");
    }
    let spectator = played.after_setup.view(Viewer::Spectator);
    assert_eq!(InformationState::remembering(&spectator), Err(InformationError::Spectator));
    assert_eq!(parse(&format!("{spectator}\n{memory}")), Err(InformationError::Spectator));
}
