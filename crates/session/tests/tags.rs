//! Players of records that other programs wrote.

use iquazu_rules::edition::Library;
use iquazu_rules::text::{PlayerTag, Record};
use iquazu_rules::{Edition, Players, SplitMix, State};
use iquazu_session::{Game, Player, from_link, load, to_link};

fn find() -> Library {
    Library::built_in()
}

/// Plays a random game into a record that already has its tags, as a simulation does.
fn simulate(mut record: Record) -> Record {
    let mut rng = SplitMix::new(1);
    let mut state = State::new(record.edition, record.players);
    while !state.is_over() {
        if state.chance().is_some() {
            let outcome = state.sample(&mut rng);
            record.push_outcome(outcome);
            state.resolve(outcome, &mut ()).unwrap();
        } else {
            let action = state.legal_moves().pick(&mut rng);
            record.push_action(state.table().active(), action);
            state.play(action, &mut ()).unwrap();
        }
    }
    record.set_result(&state);
    record
}

fn players(game: &Game) -> Vec<(&str, &Player)> {
    game.setup().seats.iter().map(|seat| (seat.name.as_str(), &seat.player)).collect()
}

fn bot(level: &str) -> Player {
    Player::Bot(level.to_owned())
}

#[test]
fn simulated_records_show_their_players() {
    let mut record = Record::new(Edition::standard(), Players::FOUR);
    let names = ["master", "club:500~60", "ace/cards=2", "expert@folder"];
    for (seat, name) in record.players.seats().zip(names) {
        record.push_player(seat, name, PlayerTag::Bot(name));
    }
    let game = load(&simulate(record).to_string(), &find()).expect("a legal game");
    let bots = ["master", "club", "ace", "expert"].map(bot);
    assert_eq!(players(&game), names.into_iter().zip(&bots).collect::<Vec<_>>());
}

/// `seatN` is the spelling of records that were written before `nameN` and `playerN`.
#[test]
fn persons_of_old_records_stay_persons_whatever_their_name() {
    let mut record = Record::new(Edition::standard(), Players::THREE);
    for (key, value) in [("seat1", "@Ada"), ("seat2", "master/Tom"), ("seat3", "~")] {
        record.push_tag(key, value);
    }
    let game = load(&simulate(record).to_string(), &find()).expect("a legal game");
    assert!(players(&game).iter().all(|(_, player)| **player == Player::Person), "{:?}", players(&game));
}

#[test]
fn old_simulated_records_show_their_players() {
    let mut record = Record::new(Edition::standard(), Players::THREE);
    for (key, value) in [("seat1", "expert"), ("seat2", "Ada"), ("seat3", "random:9")] {
        record.push_tag(key, value);
    }
    let game = load(&simulate(record).to_string(), &find()).expect("a legal game");
    let expected = [("expert", &bot("expert")), ("Ada", &Player::Person), ("random:9", &bot("random"))];
    assert_eq!(players(&game), expected);
    let opened = from_link(&to_link(&game).expect("a finished game"), &find()).expect("a link");
    assert_eq!(players(&opened), expected);
}
