//! No leaks: if the cards that a viewer cannot see are dealt differently, all bytes that the viewer gets stay the same,
//! in snapshots, steps, refusals, missed steps and exports.

use super::*;
use iquazu_rules::text::Record;
use iquazu_rules::{Action, Cards, Colour, Outcome, Rng, State, Viewer};

/// A table with the same history for `viewer`, but other hidden cards.
struct Otherwise {
    table: TestTable,
}

/// Returns all bytes that a viewer can get from a table now.
fn everything(table: &TestTable, viewer: Viewer) -> String {
    let identity = match viewer {
        Viewer::Seat(seat) => Some(person(seat.number())),
        Viewer::Spectator => None,
    };
    let (log, now, table) = (&table.log, table.now, &table.state);
    let mut all = String::new();
    for seen in [None, Some(0), Some(table.entry_count.saturating_sub(3))] {
        let snapshot = table.snapshot(identity.as_ref(), seen, &Presence::default(), now);
        all += &serde_json::to_string(&snapshot).expect("JSON");
    }
    let last = log.last().expect("an entry");
    all += &serde_json::to_string(&EntryUpdate::new(table, last).messages_for(viewer)).expect("JSON");
    all += &table.export(viewer);
    all += &serde_json::to_string(&table.summary()).expect("JSON");
    let moves = table.game.view(viewer).legal_moves();
    moves.iter().for_each(|action| all += &action.to_string());
    for action in ["draw", "end", "place 3a 1w", "place 9a 4b", "discard 1w", "cards 4", "double", "nonsense"] {
        let request: RequestId = "probe".parse().expect("an id");
        let act = Command::Act { expected: table.steps(), action: action.to_owned(), lag_ms: 0 };
        let who = identity.map_or(Issuer::Server, Issuer::Person);
        if let Err(refusal) = table.decide(&who, Some(&request), act, now) {
            all += &serde_json::to_string(&refusal).expect("JSON");
        }
    }
    all
}

/// Returns the same game for `viewer` with other hidden cards, where the later moves allow it.
///
/// Each hidden draw swaps a card with a later hidden draw or with the pile.
fn permuted(table: &TestTable, viewer: Viewer, rng: &mut SplitMix) -> Option<Otherwise> {
    let mut record = table.state.record.clone();
    record.result = None;
    let receivers = hidden_draws(&record, viewer);
    let (at, index) = *receivers.get(rng.below(receivers.len().max(1) as u32) as usize)?;
    let changed = swap_one(cards_at(&record, at, index), rng)?;
    *cards_mut(&mut record, at, index) = changed;
    record.check().ok()?;
    let mut log = table.log.clone();
    let mut steps = record.steps.iter();
    for entry in &mut log {
        match entry {
            TableEvent::Started { setup, .. } => setup.clone_from(&record.setup),
            TableEvent::Acted { step, .. } => step.clone_from(steps.next()?),
            _ => {}
        }
    }
    let state = TableState::fold(table.state.id, &log).ok()?;
    Some(Otherwise { table: TestTable { state, log, now: table.now, requests: 0 } })
}

/// Returns where hidden cards were drawn: the step, 0 for the setup, and the outcome.
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

fn viewers(table: &TestTable) -> Vec<Viewer> {
    table.state.record.players.seats().map(Viewer::Seat).chain([Viewer::Spectator]).collect()
}

/// Picks moves that need few particular cards, so that many other deals are possible.
fn cautious_move(game: &State, rng: &mut SplitMix) -> Action {
    let moves = game.legal_moves();
    if rng.below(3) == 0 { moves.pick(rng) } else { moves.iter().next().expect("a move") }
}

#[test]
fn hidden_cards_change_no_byte() {
    let mut compared = 0;
    for seed in 0..12 {
        let mut rng = SplitMix::new(seed);
        let people = 2 + (seed % 3) as usize;
        let clock = Clock::Game { base_seconds: 600, increment_seconds: 1 };
        let mut table = TestTable::seated(TableSettings { clock, ..settings(people, 0) });
        while table.state.status == TableStatus::Playing {
            for viewer in viewers(&table) {
                let Some(other) = permuted(&table, viewer, &mut rng) else { continue };
                assert_ne!(other.table.state.record, table.state.record, "something is different");
                assert_eq!(everything(&other.table, viewer), everything(&table, viewer), "{viewer:?}");
                compared += 1;
            }
            table.now += 100;
            let seat = table.state.to_act().expect("somebody decides");
            let action = cautious_move(&table.state.game, &mut rng);
            table.act(seat.number(), &action.to_string()).expect("a legal move");
        }
    }
    assert!(compared > 1000, "only {compared} comparisons");
}

/// The comparison can fail: a seat whose own cards differ gets other bytes.
#[test]
fn visible_cards_change_bytes() {
    let table = TestTable::seated(settings(2, 0));
    let [first, second] = [0, 1].map(|index| Viewer::Seat(Seat::ALL[index]));
    let mut rng = SplitMix::new(1);
    let other = (0..100).find_map(|_| permuted(&table, first, &mut rng)).expect("another deal");
    assert_eq!(everything(&other.table, first), everything(&table, first));
    assert_ne!(everything(&other.table, second), everything(&table, second));
}

#[test]
fn secret_is_revealed_only_after_the_game() {
    let secret = String::from(Secret([9; 32]));
    let mut table = TestTable::seated(settings(2, 0));
    let mut rng = SplitMix::new(2);
    while table.state.status == TableStatus::Playing {
        for viewer in viewers(&table) {
            assert!(!everything(&table, viewer).contains(&secret));
        }
        table.any_move(&mut rng);
    }
    assert!(everything(&table, Viewer::Spectator).contains(&secret));
}
