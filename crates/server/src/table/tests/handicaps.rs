//! Handicaps and characters at a table.

use super::*;
use crate::captured_log::captured_log;
use iquazu_protocol::{HandicapSetting, Occupant, Style, verify};
use iquazu_rules::edition::Library;
use iquazu_rules::text::Record;
use iquazu_rules::{Handicap, Viewer};

/// Two people and a bot. The second person has two more cards and five points.
fn handicapped() -> TableSettings {
    let second = HandicapSetting { cards: 2, points: 5 };
    let handicaps = vec![HandicapSetting::default(), second, HandicapSetting::default()];
    TableSettings { handicaps, ..settings(2, 1) }
}

#[test]
fn handicap_is_dealt_shown_and_verified() {
    let mut table = TestTable::seated(handicapped());
    let (game, second) = (table.state.game, Seat::ALL[1]);
    assert_eq!((game.hand(Seat::FIRST).total(), game.hand(second).total()), (4, 5 + 2));
    assert_eq!((game.score(Seat::FIRST), game.score(second)), (0, 5));
    let shown = table.state.snapshot(None, None, &Presence::default(), 1).table.settings;
    assert_eq!(shown.handicaps[1], HandicapSetting { cards: 2, points: 5 }, "everybody sees it");
    table.play_to_the_end(3);
    assert_eq!(table.again().game, table.state.game);
    let text = table.state.export(Viewer::Spectator);
    assert!(text.contains("\nhandicap 2 cards=2 points=5\n"), "{text}");
    let record = Record::parse(&text, &Library::built_in()).expect("a record");
    assert_eq!(verify(&record).expect("a fair game"), table.state.game);
    let mut other = record;
    other.handicaps[second] = Handicap::NONE;
    assert!(verify(&other).is_err());
}

#[test]
fn memory_of_a_bot_knows_the_extra_cards() {
    let table = TestTable::seated(handicapped());
    let known = table.state.known_to(Seat::ALL[2]);
    assert!(known.remembers() && known.allows(&table.state.game));
}

#[test]
fn record_that_contradicts_the_state_is_logged() {
    let mut table = TestTable::seated(handicapped());
    table.state.record.setup.clear();
    let log = captured_log(|| {
        let known = table.state.known_to(Seat::ALL[2]);
        assert!(!known.remembers() && *known.view() == table.state.game.view(Viewer::Seat(Seat::ALL[2])));
    });
    assert_eq!(log.len(), 1, "{log:?}");
    assert!(log[0].starts_with("WARN memory dropped; the bot knows its view only table="), "{log:?}");
}

#[test]
fn handicap_follows_its_player_into_the_rematch() {
    let mut table = TestTable::seated(handicapped());
    table.play_to_the_end(6);
    let entry = table.state.rematch_entry(person(1), Secret([1; 32]), 1);
    let TableEvent::Created { settings, .. } = &entry else { panic!("a new table") };
    assert_eq!(settings.handicaps[0], HandicapSetting { cards: 2, points: 5 });
    assert_eq!(settings.validate().map(|players| players.count()), Ok(3));
}

#[test]
fn log_with_a_handicap_out_of_bounds_is_corrupt() {
    let mut settings = handicapped();
    settings.handicaps[1].cards = 9;
    let (secret, host, guests, guest_seats) = (Secret([9; 32]), person(1), Vec::new(), Vec::new());
    let created = TableEvent::Created { settings, secret, host, guests, guest_seats, fair: NEWEST_SCHEME, at: 1 };
    assert!(TableState::create(TableKey::from_bytes([7; 16]), &created).is_err());
}

#[test]
fn character_keeps_its_style() {
    let mut settings = settings(1, 1);
    settings.seats[1] = SeatSetting::Bot { level: Level::Club, style: Some(Style::Blocker) };
    let mut table = TestTable::seated(settings);
    let bot = table.state.bot_for(Seat::ALL[1]).expect("a bot");
    assert_eq!(bot.to_string(), "club+blocker");
    let shown = &table.state.snapshot(None, None, &Presence::default(), 1).table.seats[1].occupant;
    assert_eq!(*shown, Occupant::Bot { level: Level::Club, style: Some(Style::Blocker) });
    table.play_to_the_end(2);
    assert!(table.state.export(Viewer::Spectator).contains("\ntag player2 club+blocker\n"));
}
