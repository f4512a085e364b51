//! Errors of malformed actions, records and positions name the place and what was expected there.

use crate::clauses::board::{board, cards, empty, seat, tile};
use iquazu_rules::edition::Library;
use iquazu_rules::text::{Position, PositionError, Record, ReplayError};
use iquazu_rules::{
    Action, Cards, Clause, Content, Edition, Gap, Outcome, OutcomeError, Players, Seat, Stage, State, StripOrder, Tile,
    TurnFlags,
};

fn standard() -> Library {
    Library::built_in()
}

#[test]
fn cards_have_one_text_form() {
    for good in ["-", "1w", "20w20b20o", "2w1o", "255b"] {
        assert_eq!(good.parse::<Cards>().map(|cards| cards.to_string()), Ok(good.to_owned()));
    }
    for bad in ["", "0w", "1w0b", "01w", "1o1w", "1w1w", "w", "1", "1x", "256w", "200w200b", "1w-", "--", " 1w", "１w"]
    {
        assert!(bad.parse::<Cards>().is_err(), "{bad}");
    }
}

#[test]
fn gaps_tiles_and_strips_have_one_text_form() {
    for bad in ["", "a", "1", "0a", "12a", "01a", "+1a", "1p", "1A", "1é", "-1a", "1 a", "256a"] {
        assert!(bad.parse::<Gap>().is_err(), "{bad}");
    }
    for tile in Tile::ALL {
        assert_eq!(tile.to_string().parse(), Ok(tile));
    }
    for bad in ["p0", "p9", "c1", "c5", "", "any ", "double", "p01"] {
        assert!(bad.parse::<Tile>().is_err(), "{bad}");
    }
    for bad in ["abcd", "abcdee", "aabcd", "ABCDE", "abcdf", "äbcd"] {
        assert!(bad.parse::<StripOrder>().is_err(), "{bad}");
    }
}

#[test]
fn action_errors_say_what_was_expected() {
    for (text, error) in [
        ("", "column 1: expected an action: draw, place, cards, double, end or discard"),
        ("fly", "column 1: expected an action: draw, place, cards, double, end or discard"),
        ("draw 4", "column 6: expected the end of the line"),
        ("place", "column 6: expected a gap such as 3e"),
        ("place 3z 1w", "column 7: expected a gap such as 3e"),
        ("place 3e", "column 9: expected cards such as 2w1o, or - for none"),
        ("  place 3e 1o1w", "column 12: expected cards such as 2w1o, or - for none"),
        ("place 3e 1w anything", "column 13: expected the end of the line"),
        ("cards 5", "column 7: expected 2, 3 or 4"),
        ("discard 1x", "column 9: expected cards such as 2w1o, or - for none"),
    ] {
        let expected = format!("line 1, {error}");
        assert_eq!(text.parse::<Action>().map_err(|error| error.to_string()), Err(expected), "{text}");
    }
    for (text, error) in [
        ("strips abcdd", "column 8: expected the strips a to e in their order"),
        ("tiles p1 p1 p1 p1", "column 18: expected five tiles such as p3, c2, any, dbl"),
        ("tiles p1 p1 p1 p1 p1 p1", "column 22: expected the end of the line"),
        ("got", "column 4: expected cards such as 2w1o, or - for none"),
        ("took 1w", "column 1: expected an outcome: strips, tiles or got"),
    ] {
        let expected = format!("line 1, {error}");
        assert_eq!(text.parse::<Outcome>().map_err(|error| error.to_string()), Err(expected), "{text}");
    }
}

const RECORD: &str = "\
iquazu-record 1
rules 1
edition reconstructed-1
players green red
tag place the ; kitchen
setup | strips abcde | tiles p1 p1 p1 p2 p2 | got 4w | got 5b ; the deal
1 draw | got 4o
2 place 2c 2b
1 place 1e 1w
";

#[track_caller]
fn record_error(from: &str, to: &str) -> String {
    assert!(RECORD.contains(from));
    Record::parse(&RECORD.replacen(from, to, 1), &standard()).map(|_| ()).expect_err(to).to_string()
}

#[test]
fn a_record_parses_and_replays() {
    let record = Record::parse(RECORD, &standard()).expect("a good record");
    assert_eq!((record.players, record.tag("place")), (Players::TWO, Some("the ; kitchen")));
    let state = record.check().expect("a legal game");
    assert_eq!(state.hand(seat('r')), cards("3w4o"));
    assert_eq!(Record::parse(&record.to_string(), &standard()), Ok(record));
}

#[test]
fn added_tags_round_trip() {
    let mut record = Record::parse(RECORD, &standard()).expect("a good record");
    for (key, value) in
        [("two words", "x"), ("", ""), ("Größe", "a\nb  c"), ("tag", "; no comment"), ("k", "\u{2028}x")]
    {
        record.push_tag(key, value);
    }
    assert_eq!(Record::parse(&record.to_string(), &standard()), Ok(record.clone()));
    assert_eq!((record.tag("two_words"), record.tag("tag")), (Some("x"), Some("; no comment")));
}

#[test]
fn record_errors_name_line_and_column() {
    const HEADERS: &str = "`iquazu-record` and a format from 1 to 3";
    let found = |from: &str, to: &str| record_error(from, to);
    assert_eq!(found("iquazu-record 1", "iquazu-record 4"), format!("line 1, column 1: expected {HEADERS}"));
    assert_eq!(
        found("rules 1", "rules 99"),
        "line 2, column 7: expected a rules version from 1 to 1; a newer record needs a newer program"
    );
    assert_eq!(found("reconstructed-1", "mine"), "line 3, column 9: expected a known edition, not `mine`");
    let colours = "expected red, yellow, purple or green, each at most once";
    assert_eq!(found("green red", "green green"), format!("line 4, column 15: {colours}"));
    assert_eq!(found("green red", "green blue"), format!("line 4, column 15: {colours}"));
    assert_eq!(found("green red", "green"), "line 4, column 9: expected 2 to 4 colours");
    assert_eq!(found("tag place", "tag pl/ace"), "line 5, column 5: expected a key of letters, digits, - and _");
    assert_eq!(found("setup |", "setup now |"), "line 6, column 7: expected the end of the line");
    assert_eq!(found("got 4w", "got 4x"), "line 6, column 51: expected cards such as 2w1o, or - for none");
    assert_eq!(found("1 draw", "5 draw"), "line 7, column 1: expected a seat from 1 to 4");
    assert_eq!(found("| got 4o", "| "), "line 7, column 9: expected an outcome: strips, tiles or got");
    assert_eq!(found("2 place 2c", "2 place 12c"), "line 8, column 9: expected a gap such as 3e");
    assert_eq!(
        Record::parse("", &standard()).unwrap_err().to_string(),
        format!("line 1, column 1: expected {HEADERS} before the end of the text")
    );
    let cut = &RECORD[..RECORD.find("setup").expect("there")];
    let end = "line 6, column 1: expected `tag` or `setup` before the end of the text";
    assert_eq!(Record::parse(cut, &standard()).unwrap_err().to_string(), end);
    let two_scores = format!("{RECORD}result 1 2 3\n");
    assert_eq!(
        Record::parse(&two_scores, &standard()).unwrap_err().to_string(),
        "line 10, column 8: expected 2 scores"
    );
}

#[test]
fn replay_errors_name_the_step() {
    let check = |from: &str, to: &str| {
        let record = Record::parse(&RECORD.replacen(from, to, 1), &standard()).expect("readable");
        record.check().expect_err(to)
    };
    assert_eq!(check("| got 4o", ""), ReplayError::MissingOutcome { step: 1 });
    assert_eq!(check("2c 2b", "2c 2b | got 1w"), ReplayError::ExtraOutcome { step: 2 });
    assert!(matches!(check("2c 2b", "2c 3b"), ReplayError::IllegalMove { step: 2, .. }));
    assert!(matches!(check("2 place 2c 2b", "1 place 2c 2b"), ReplayError::IllegalMove { step: 2, .. }));
    assert!(matches!(check("got 5b", "got 4b"), ReplayError::BadOutcome { step: 0, .. }));
    assert_eq!(check("1 place 1e 1w\n", "1 place 1e 1w\nresult 1 2\n"), ReplayError::NotFinished);
}

#[test]
fn position_errors_name_the_field() {
    let good = empty(2, 3).holds('r', "p1").position().to_string();
    assert_eq!(Position::parse(&good, &standard()).map(|position| position.to_string()), Ok(good.clone()));
    for (from, to, error) in [
        ("iquazu-position", "position", "`iquazu-position`"),
        ("players=2", "players=5", "2, 3 or 4"),
        ("edition=rec", "edition=x", "a known edition, not `xonstructed-1`"),
        ("strips=", "strip=", "`strips=`"),
        ("frame=3", "frame=x", "a number from 1 to 9"),
        ("frame=3", "frame=300", "a number from 1 to 9"),
        ("wall=", "wall=.../", "11 columns, separated by /"),
        ("wall=", "wall=x", "gaps as . ~ 1 2 3 4"),
        ("shown=", "shown=p1,", "five tiles, separated by commas"),
        ("tiles=p1", "tiles=p1,p1", "tiles such as 3xp1,dbl, or - for none"),
        ("tiles=p1", "tiles=1xp1", "tiles such as 3xp1,dbl, or - for none"),
        ("tiles=p1", "tiles=+2xp1", "tiles such as 3xp1,dbl, or - for none"),
        ("tiles=p1", "tiles=p1/-", "2 parts, separated by /"),
        ("hands=-", "hands=0w", "cards such as 2w1o, or - for none"),
        ("scores=0", "scores=70000", "a number from 0 to 9999"),
        ("stage=act", "stage=draw5", "strips, tiles, deal1 to deal4, act, draw1 to draw4, close, discard or over"),
        ("flags=owes", "flags=owns", "-, owes, scored or owes+scored"),
        ("flags=owes", "flags=owes more", "the end of the line"),
    ] {
        assert!(good.contains(from), "{from}");
        let found = Position::parse(&good.replacen(from, to, 1), &standard()).expect_err(to);
        assert_eq!(found.expected, error, "{to}");
        assert_eq!(found.line, 1);
    }
}

#[track_caller]
fn impossible(board: crate::clauses::board::Board) -> PositionError {
    State::try_from(board.position()).expect_err("an impossible position")
}

#[test]
fn impossible_positions_name_the_clause() {
    let gap = |text: &str| text.parse::<Gap>().expect("a gap");
    let base = || empty(2, 3);
    let put = |text: &'static str, content: Content| {
        let gap = gap(text);
        base().with(move |p| p.wall[usize::from(gap.column()) - 1][usize::from(gap.index())] = content)
    };
    let gem = Content::Gem(Seat::FIRST);
    assert_eq!(impossible(put("8a", gem)), PositionError::BeyondFrame { gap: gap("8a") });
    assert_eq!(impossible(put("4a", Content::Drop)), PositionError::DropBeyondFirst { gap: gap("4a") });
    assert_eq!(impossible(put("4a", Content::Gem(seat('p')))), PositionError::Seat { seat: seat('p') });
    assert_eq!(impossible(base().water('g')), PositionError::Seat { seat: seat('g') });
    let full = base().with(|p| p.wall[2].fill(Content::Drop));
    assert_eq!(impossible(full), PositionError::FirstColumnFull { column: 3 });
    let short = base().with(|p| p.wall[2].truncate(3));
    assert_eq!(impossible(short), PositionError::Gaps { column: 3, expected: 8, found: 3 });
    let many = empty(2, 6).with(|p| p.wall[..5].iter_mut().for_each(|column| column.fill(gem)));
    assert_eq!(impossible(many), PositionError::Gems { seat: Seat::FIRST });
    let wet = empty(2, 8).with(|p| p.wall[..7].iter_mut().for_each(|column| column.fill(Content::Drop)));
    assert_eq!(impossible(wet), PositionError::Drops);
    assert_eq!(impossible(base().hand('y', "13w")), PositionError::HandLimit { seat: seat('y'), limit: 12 });
    assert_eq!(impossible(base().with(|p| p.stage = Stage::Discard)), PositionError::Stage { stage: Stage::Discard });
    assert_eq!(
        impossible(base().with(|p| p.flags = TurnFlags::new(false, false))),
        PositionError::Stage { stage: Stage::Act }
    );
    assert_eq!(impossible(base().with(|p| p.turn = 0)), PositionError::Stage { stage: Stage::Act });
    let mut position = base().position();
    position.frame = 10;
    assert_eq!(State::try_from(position), Err(PositionError::Frame { frame: 10, last: 9 }));
    let mut position = base().position();
    position.draw = cards("20w20b19o");
    assert_eq!(State::try_from(position), Err(PositionError::Cards { expected: cards("20w20b20o") }));
    let mut position = base().position();
    position.shown[1] = None;
    assert_eq!(State::try_from(position), Err(PositionError::Shown));
    let mut position = base().position();
    position.dark[tile("p6")] -= 1;
    assert_eq!(State::try_from(position), Err(PositionError::FaceDown { light: 20, dark: 10 }));
    let mut position = base().position();
    position.tiles[Seat::FIRST][tile("p8")] += 1;
    assert_eq!(State::try_from(position), Err(PositionError::Tile { tile: tile("p8") }));
    assert_eq!(PositionError::Drops.clause(), Clause::C5);
}

/// The fields of a position are public, so programs can set values that the parser rejects.
#[test]
fn positions_with_invalid_values_are_rejected() {
    for bad in [Tile::Points(0), Tile::Points(9), Tile::Cards(1), Tile::Cards(5)] {
        let mut position = empty(2, 3).position();
        position.shown[0] = Some(bad);
        assert!(State::try_from(position).is_err(), "{bad}");
    }
    for owed in [0, 5, 200] {
        let stage = Stage::Draw(owed);
        assert_eq!(impossible(empty(2, 3).with(|p| p.stage = stage)), PositionError::Stage { stage });
    }
    // Empty seats hold nothing.
    assert!(State::try_from(empty(2, 3).score('g', 1).position()).is_err());
    let mut position = empty(2, 3).position();
    position.hands[seat('g')] = cards("1w");
    assert!(State::try_from(position).is_err());
    assert!(State::try_from(empty(2, 3).holds('g', "p1").position()).is_err());
}

/// Scores and turn numbers of a position leave room for the rest of the game.
#[test]
fn e6_no_position_makes_a_score_or_a_turn_overflow() {
    let last = "
        row  c9  c10 c11
         1   r~  r.  r.
         2   ~~  ..  .
         3   ~   .   ..
         4   ~~  ..  ..
         5   .   .   .";
    for score in [u16::MAX, u16::MAX - 20] {
        let position = board(2, last).hand('r', "1o").score('r', score).position();
        assert!(State::try_from(position).is_err(), "{score}");
    }
    for turn in [u16::MAX, u16::MAX - 1, u16::MAX - 200] {
        assert!(State::try_from(empty(2, 1).with(|p| p.turn = turn).position()).is_err(), "{turn}");
    }
}

#[test]
fn invalid_tiles_cannot_be_revealed() {
    let mut state = State::new(Edition::reconstructed_1(), Players::TWO);
    state.resolve(Outcome::Strips(StripOrder::PRINTED), &mut ()).expect("strips come first");
    // The index of 9 points would be that of the tiles with 2 cards, and of 0 points before the first.
    for bad in [Tile::Points(9), Tile::Points(0), Tile::Cards(0), Tile::Cards(5), Tile::Cards(200)] {
        let outcome = Outcome::Tiles([bad; 5]);
        assert_eq!(state.check_outcome(outcome), Err(OutcomeError::NotFaceDown { tile: bad }));
    }
}

#[test]
fn b2_card_tiles_that_do_not_exist_are_refused() {
    let state = empty(2, 3).holds('r', "c2").start().state;
    for count in (0..=255).filter(|count| *count != 2) {
        assert!(state.check(Action::TakeCards { count }).is_err());
    }
}

#[test]
fn error_texts_name_the_clause() {
    let game = empty(2, 3).hand('r', "1w1b").start();
    assert_eq!(game.illegal_move("end").to_string(), "the turn needs an action first: draw or place (T2)");
    assert_eq!(game.illegal_move("place 3c 1b").to_string(), "the gap costs 1 white; 1b is not whole pairs (P3)");
    assert_eq!(game.illegal_move("place 3c 1w any").to_string(), "the player has no tile any to use (B3)");
    assert_eq!(
        game.illegal_move("place 1a 1w").to_string(),
        "gap 1a is outside the frame, which starts at column 3 (P1)"
    );
    assert_eq!(game.illegal_move("discard 1w").clause(), Clause::T7);
    let bad = game.state.check_outcome("got 1w".parse().unwrap()).unwrap_err();
    assert_eq!(bad.to_string(), "unexpected outcome: no chance event is due");
}
