//! Nothing hidden leaves: whatever is dealt otherwise behind a viewer's back, every byte that the viewer gets stays the
//! same, in snapshots, steps, refusals, repeats and exports.

use super::*;
use iquazu_rules::text::Record;
use iquazu_rules::{Action, Cards, Colour, Outcome, Rng, State, Viewer};

/// A table whose whole past is the same to `viewer`, but in which what others drew is otherwise.
struct Otherwise {
    desk: Desk,
}

/// All bytes that a viewer can get out of a table now.
fn everything(desk: &Desk, viewer: Viewer) -> String {
    let identity = match viewer {
        Viewer::Seat(seat) => Some(person(seat.number())),
        Viewer::Spectator => None,
    };
    let (table, now) = (&desk.table, desk.now);
    let mut all = String::new();
    for seen in [None, Some(0), Some(table.entries.saturating_sub(3))] {
        let snapshot = table.snapshot(identity.as_ref(), seen, &Presence::default(), now);
        all += &serde_json::to_string(&snapshot).expect("JSON");
    }
    let last = desk.log.last().expect("an entry");
    all += &serde_json::to_string(&News::new(table, last).told_to(viewer)).expect("JSON");
    all += &table.export(viewer);
    all += &serde_json::to_string(&table.summary()).expect("JSON");
    let moves = table.game.view(viewer).legal_moves();
    moves.iter().for_each(|action| all += &action.to_string());
    for action in ["draw", "end", "place 3a 1w", "place 9a 4b", "discard 1w", "cards 4", "double", "nonsense"] {
        let request: RequestId = "probe".parse().expect("an id");
        let act = Command::Act { expected: table.steps(), action: action.to_owned(), lag_ms: 0 };
        let who = identity.map_or(Who::Server, Who::Person);
        if let Err(refusal) = table.decide(&who, Some(&request), act, now) {
            all += &serde_json::to_string(&refusal).expect("JSON");
        }
    }
    all
}

/// The same game for `viewer`, the cards that go to others dealt otherwise where the later moves allow it.
///
/// Each draw of somebody else swaps one card for another colour with a later draw of somebody else's, or with the pile.
fn permuted(desk: &Desk, viewer: Viewer, rng: &mut SplitMix) -> Option<Otherwise> {
    let mut record = desk.table.record.clone();
    record.result = None;
    let receivers = hidden_draws(&record, viewer);
    let (at, index) = *receivers.get(rng.below(receivers.len().max(1) as u32) as usize)?;
    let changed = swap_one(cards_at(&record, at, index), rng)?;
    *cards_mut(&mut record, at, index) = changed;
    record.check().ok()?;
    let mut log = desk.log.clone();
    let mut steps = record.steps.iter();
    for entry in &mut log {
        match entry {
            Entry::Started { setup, .. } => setup.clone_from(&record.setup),
            Entry::Acted { step, .. } => step.clone_from(steps.next()?),
            _ => {}
        }
    }
    let table = Table::fold(desk.table.id, &log).ok()?;
    Some(Otherwise { desk: Desk { table, log, now: desk.now, requests: 0 } })
}

/// Where cards went to somebody whose hand the viewer does not see: the number of the step, 0 for the setup, and of the
/// outcome.
fn hidden_draws(record: &Record, viewer: Viewer) -> Vec<(usize, usize)> {
    let mut draws = Vec::new();
    let mut seats = Seat::ALL.into_iter();
    for (index, outcome) in record.setup.iter().enumerate() {
        if matches!(outcome, Outcome::Cards(_)) && seats.next().map(Viewer::Seat) != Some(viewer) {
            draws.push((0, index));
        }
    }
    for (number, step) in (1..).zip(&record.steps) {
        for (index, outcome) in step.outcomes.iter().enumerate() {
            if matches!(outcome, Outcome::Cards(_)) && Viewer::Seat(step.seat) != viewer {
                draws.push((number, index));
            }
        }
    }
    draws
}

fn outcome_mut(record: &mut Record, at: usize, index: usize) -> &mut Outcome {
    match at.checked_sub(1) {
        None => &mut record.setup[index],
        Some(step) => &mut record.steps[step].outcomes[index],
    }
}

fn cards_mut(record: &mut Record, at: usize, index: usize) -> &mut Cards {
    match outcome_mut(record, at, index) {
        Outcome::Cards(cards) => cards,
        _ => panic!("cards"),
    }
}

fn cards_at(record: &Record, at: usize, index: usize) -> Cards {
    *cards_mut(&mut record.clone(), at, index)
}

fn swap_one(mut cards: Cards, rng: &mut SplitMix) -> Option<Cards> {
    let held: Vec<Colour> = Colour::ALL.into_iter().filter(|colour| cards[*colour] > 0).collect();
    let from = *held.get(rng.below(held.len().max(1) as u32) as usize)?;
    let others: Vec<Colour> = Colour::ALL.into_iter().filter(|colour| *colour != from).collect();
    cards[from] -= 1;
    cards[others[rng.below(2) as usize]] += 1;
    Some(cards)
}

fn viewers(desk: &Desk) -> Vec<Viewer> {
    desk.table.record.players.seats().map(Viewer::Seat).chain([Viewer::Spectator]).collect()
}

/// Moves that need few particular cards, so that many other deals are possible behind them.
fn cautious_move(game: &State, rng: &mut SplitMix) -> Action {
    let moves = game.legal_moves();
    if rng.below(3) == 0 { moves.pick(rng) } else { moves.iter().next().expect("a move") }
}

#[test]
fn permuting_hidden_cards_changes_no_byte_for_anybody_else() {
    let mut compared = 0;
    for seed in 0..12 {
        let mut rng = SplitMix::new(seed);
        let people = 2 + (seed % 3) as usize;
        let clock = Clock::Game { base_seconds: 600, increment_seconds: 1 };
        let mut desk = Desk::seated(TableSettings { clock, ..settings(people, 0) });
        while desk.table.phase == Phase::Playing {
            for viewer in viewers(&desk) {
                let Some(other) = permuted(&desk, viewer, &mut rng) else { continue };
                assert_ne!(other.desk.table.record, desk.table.record, "something is different");
                assert_eq!(everything(&other.desk, viewer), everything(&desk, viewer), "{viewer:?}");
                compared += 1;
            }
            desk.now += 100;
            let seat = desk.table.to_act().expect("somebody decides");
            let action = cautious_move(&desk.table.game, &mut rng);
            desk.act(seat.number(), &action.to_string()).expect("a legal move");
        }
    }
    assert!(compared > 1000, "only {compared} comparisons");
}

/// The test itself would notice: a seat whose own cards are otherwise sees it.
#[test]
fn the_comparison_sees_what_a_viewer_does_see() {
    let desk = Desk::seated(settings(2, 0));
    let [first, second] = [0, 1].map(|index| Viewer::Seat(Seat::ALL[index]));
    let mut rng = SplitMix::new(1);
    let other = (0..100).find_map(|_| permuted(&desk, first, &mut rng)).expect("another deal");
    assert_eq!(everything(&other.desk, first), everything(&desk, first));
    assert_ne!(everything(&other.desk, second), everything(&desk, second));
}

#[test]
fn the_secret_is_told_after_the_game_and_not_before() {
    let secret = String::from(Secret([9; 32]));
    let mut desk = Desk::seated(settings(2, 0));
    let mut rng = SplitMix::new(2);
    while desk.table.phase == Phase::Playing {
        for viewer in viewers(&desk) {
            assert!(!everything(&desk, viewer).contains(&secret));
        }
        desk.any_move(&mut rng);
    }
    assert!(everything(&desk, Viewer::Spectator).contains(&secret));
}
