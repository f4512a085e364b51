//! Handicaps: more first cards and points at the start, an option of this project.

use iquazu_rules::edition::Library;
use iquazu_rules::text::{Position, Record};
use iquazu_rules::{
    Chance, Edition, Handicap, HandicapError, InformationState, Next, Players, Rules, Seat, SeatMap, SplitMix, State,
    Viewer,
};

fn handicap(cards: u8, points: u8) -> Handicap {
    Handicap::new(cards, points).expect("allowed")
}

/// The second seat has two more cards and five points, the last one four cards.
fn handicaps(players: Players) -> SeatMap<Handicap> {
    let mut handicaps = SeatMap::default();
    handicaps[players.before(Seat::FIRST)] = handicap(4, 0);
    handicaps[Seat::ALL[1]] = handicap(2, 5);
    handicaps
}

fn first_state(edition: &'static Edition, players: Players) -> State {
    State::with_handicaps(edition, players, &Rules::LATEST, &handicaps(players))
}

/// Plays a random game with handicaps.
fn played(edition: &'static Edition, players: Players, seed: u64) -> (Record, State) {
    let mut rng = SplitMix::new(seed);
    let mut record = Record::new(edition, players);
    record.handicaps = handicaps(players);
    let mut state = record.first_state();
    loop {
        match state.next() {
            Next::Over => break,
            Next::Chance(_) => {
                let outcome = state.sample(&mut rng);
                record.push_outcome(outcome);
                state.resolve(outcome, &mut ()).expect("sampled");
            }
            Next::Seat(seat) => {
                let action = state.legal_moves().pick(&mut rng);
                record.push_action(seat, action);
                state.play(action, &mut ()).expect("legal");
            }
        }
    }
    record.set_result(&state);
    (record, state)
}

#[test]
fn seats_are_dealt_more_cards_and_start_with_points() {
    for players in Players::ALL {
        let mut state = first_state(Edition::standard(), players);
        let mut rng = SplitMix::new(players.count().into());
        while let Some(chance) = state.chance() {
            if let Chance::Deal { seat, count } = chance {
                assert_eq!(count, 4 + seat.index() as u8 + handicaps(players)[seat].cards());
            }
            state.resolve(state.sample(&mut rng), &mut ()).expect("sampled");
        }
        for seat in players.seats() {
            let given = handicaps(players)[seat];
            assert_eq!(state.hand(seat).total(), 4 + seat.index() as u8 + given.cards());
            assert_eq!(state.score(seat), u16::from(given.points()));
        }
        let hands: u8 = players.seats().map(|seat| state.hand(seat).total()).sum();
        assert_eq!(hands + state.draw_pile().total(), 60, "no card is made up (C2)");
    }
}

#[test]
fn largest_first_hand_stays_within_the_hand_limit() {
    let largest = Rules::LATEST.first_hands.into_iter().max().expect("four hands");
    assert!(largest + Handicap::MAX_CARDS <= Rules::LATEST.hand_limit, "T7");
}

#[test]
fn handicap_out_of_bounds_is_an_error() {
    assert_eq!(Handicap::new(5, 0), Err(HandicapError));
    assert_eq!(Handicap::new(0, 21), Err(HandicapError));
    assert_eq!(HandicapError.to_string(), "a handicap has 0 to 4 cards and 0 to 20 points");
    for text in
        ["", "-", "cards=0", "cards=5", "points=21", "points=5 cards=2", "cards=2  points=5", "cards=02", "tile=any"]
    {
        assert!(text.parse::<Handicap>().is_err(), "{text}");
    }
    for text in ["cards=4", "points=20", "cards=2 points=5"] {
        assert_eq!(text.parse::<Handicap>().map(|handicap| handicap.to_string()), Ok(text.to_owned()));
    }
}

#[test]
fn record_carries_handicaps_and_replays() {
    for edition in [Edition::standard(), Edition::reconstructed_1()] {
        for players in Players::ALL {
            let (record, end) = played(edition, players, 5);
            let text = record.to_string();
            assert!(text.starts_with("iquazu-record 3\nrules 1\nedition "), "{text}");
            assert!(text.contains("\nhandicap 2 cards=2 points=5\n") || players == Players::TWO, "{text}");
            let read = Record::parse(&text, &Library::built_in()).expect("a printed record");
            assert_eq!(read.check(), Ok(end));
            assert_eq!(read, record);
            let without: String =
                text.lines().filter(|line| !line.starts_with("handicap")).collect::<Vec<_>>().join("\n");
            let without = Record::parse(&without, &Library::built_in()).expect("a record");
            assert!(without.check().is_err(), "the deal needs the handicap");
        }
    }
}

#[test]
fn record_without_handicap_keeps_its_format() {
    for (edition, format) in [(Edition::standard(), 2), (Edition::reconstructed_1(), 1)] {
        let mut record = Record::new(edition, Players::TWO);
        assert!(record.to_string().starts_with(&format!("iquazu-record {format}\n")));
        record.handicaps[Seat::FIRST] = handicap(0, 1);
        assert!(record.to_string().starts_with("iquazu-record 3\n"), "an older program must reject it");
    }
}

#[test]
fn bad_handicap_lines_are_explained() {
    let record = |format: u8, lines: &str| {
        let text = format!(
            "iquazu-record {format}\nrules 1\nedition reconstructed-1\nplayers red yellow\n{lines}\nsetup | strips abcde\n"
        );
        Record::parse(&text, &Library::built_in()).map(|record| record.handicaps).map_err(|error| error.to_string())
    };
    let one = |text: &str| record(3, text).expect_err("invalid");
    assert_eq!(record(3, "handicap 2 cards=2 points=5").expect("valid")[Seat::ALL[1]], handicap(2, 5));
    let bounds = "line 5, column 12: expected `cards=` and 1 to 4, `points=` and 1 to 20, or both";
    for line in ["handicap 2 cards=5", "handicap 2 points=99", "handicap 2 tile=any"] {
        assert_eq!(one(line), bounds);
    }
    assert!(one("handicap 2").starts_with("line 5, "));
    assert_eq!(one("handicap 3 cards=1"), "line 5, column 10: expected a player without a handicap so far");
    assert_eq!(
        one("handicap 2 cards=1\nhandicap 2 points=1"),
        "line 6, column 10: expected a player without a handicap so far"
    );
    for format in [1, 2] {
        let error = record(format, "handicap 2 cards=1").expect_err("invalid");
        assert_eq!(error, "line 5, column 1: expected `tag` or `setup`");
    }
}

#[test]
fn positions_of_the_setup_keep_what_is_still_to_be_dealt() {
    for players in Players::ALL {
        let mut state = first_state(Edition::standard(), players);
        let mut rng = SplitMix::new(9);
        loop {
            let line = state.to_position().to_string();
            let read = Position::parse(&line, &Library::built_in()).expect("a printed position");
            assert_eq!(State::try_from(read), Ok(state), "{line}");
            let view = state.view(Viewer::Seat(Seat::FIRST));
            assert_eq!(iquazu_rules::View::parse(&view.to_string(), &Library::built_in()), Ok(view));
            assert_eq!(line.contains(" extra="), state.chance().is_some(), "{line}");
            if state.chance().is_none() {
                break;
            }
            state.resolve(state.sample(&mut rng), &mut ()).expect("sampled");
        }
    }
}

#[test]
fn extra_cards_in_a_position_must_still_be_due() {
    let position = |state: &State, extra: &str| {
        let line = format!("{} {extra}", state.to_position());
        Position::parse(&line, &Library::built_in())
            .map(|position| State::try_from(position).map_err(|error| error.to_string()))
    };
    let mut state = State::new(Edition::standard(), Players::TWO);
    let mut rng = SplitMix::new(1);
    assert!(position(&state, "extra=0/3").expect("well-formed").is_ok());
    for bad in ["extra=0/5", "extra=0/0", "extra=3", "extra=1/1/1", "extra=x/1", "extra=01/1"] {
        let error = position(&state, bad).expect_err("malformed");
        assert_eq!(error.expected, "0 to 4 cards for each seat, not 0 for all", "{bad}");
    }
    while state.chance() != Some(Chance::Deal { seat: Seat::ALL[1], count: 5 }) {
        state.resolve(state.sample(&mut rng), &mut ()).expect("sampled");
    }
    assert!(position(&state, "extra=0/3").expect("well-formed").is_ok());
    assert!(position(&state, "extra=3/0").expect("well-formed").is_err(), "the first seat has its cards");
    state.resolve(state.sample(&mut rng), &mut ()).expect("sampled");
    assert!(position(&state, "extra=0/3").expect("well-formed").is_err(), "all seats have their cards");
}

#[test]
fn memory_knows_how_many_cards_a_seat_was_dealt() {
    for players in Players::ALL {
        let (record, end) = played(Edition::standard(), players, 11);
        for seat in players.seats() {
            let mut replay = record.replay();
            while replay.step(&mut ()).expect("legal") {
                let (state, steps) = (*replay.state(), replay.steps_done());
                if steps % 7 == 0 {
                    let view = state.view(Viewer::Seat(seat));
                    let known = InformationState::of_record(&record, steps, &view).expect("possible");
                    assert!(known.allows(&state), "step {steps}");
                    assert_eq!(known.resample(&mut SplitMix::new(1)).view(Viewer::Seat(seat)), view);
                }
            }
            assert_eq!(*replay.state(), end);
        }
    }
}
