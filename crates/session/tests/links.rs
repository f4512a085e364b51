//! Links round-trip finished games and views, and reject corrupt and newer links.

use iquazu_rules::edition::Library;
use iquazu_rules::text::Record;
use iquazu_rules::{Colour, Edition, Handicap, PlayerColour, Seat, SplitMix, State, Viewer};
use iquazu_session::{
    Game, GameSetup, LinkError, Player, SeatSetup, from_link, from_view_link, load, to_link, to_view_link,
};
use std::path::{Path, PathBuf};

fn find() -> Library {
    Library::built_in()
}

fn game(names: &[&str], seed: u64) -> Game {
    let seat = |(name, colour): (&&str, PlayerColour)| {
        let player = if seed.is_multiple_of(2) { Player::Person } else { Player::Bot("somebody else".to_owned()) };
        SeatSetup::new(*name, colour, player)
    };
    let seats = names.iter().zip(PlayerColour::ALL.into_iter().rev()).map(seat).collect();
    Game::new(GameSetup { edition: Edition::standard(), seats, seed }).0
}

fn played(names: &[&str], seed: u64) -> Game {
    let mut game = game(names, seed);
    let mut rng = SplitMix::new(seed);
    while let Some(seat) = game.to_act() {
        let action = game.state().legal_moves().pick(&mut rng);
        game.act(seat, action).expect("generated moves are legal");
    }
    game
}

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/rules-1")
}

/// Returns the golden records with the names of their files.
fn golden() -> Vec<(String, Game)> {
    let mut games = Vec::new();
    for file in std::fs::read_dir(corpus()).expect("the corpus is there") {
        let path = file.expect("readable").path();
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        if name == "links" {
            continue;
        }
        let text = std::fs::read_to_string(path).expect("readable");
        for record in Record::parse_all(&text, &find()).expect("records") {
            games.push((name.clone(), load(&record.to_string(), &find()).expect("a game by the rules")));
        }
    }
    games.sort_by(|(one, _), (other, _)| one.cmp(other));
    games
}

#[test]
fn random_games_round_trip() {
    let names = ["Zoë", "Ben", "Player; 3 \"x\"", "Dán"];
    for players in 2..=4 {
        for seed in 0..60u64 {
            let game = played(&names[..players], seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
            let link = to_link(&game).expect("a finished game");
            assert_eq!(from_link(&link, &find()).as_ref(), Ok(&game), "{players} players, seed {seed}");
        }
    }
}

#[test]
fn bot_games_round_trip_within_the_length_limit() {
    let mut table = String::from("| game | steps | letters |\n| --- | --- | --- |\n");
    for (name, game) in golden() {
        let link = to_link(&game).expect("a finished game");
        let back = from_link(&link, &find()).expect("a link");
        assert_eq!(back.record().setup, game.record().setup, "{name}");
        assert_eq!(back.record().steps, game.record().steps, "{name}");
        assert_eq!(back.record().result, game.record().result, "{name}");
        assert!(link.len() <= 1_500, "{name} takes {} letters", link.len());
        table += &format!("| {name} | {} | {} |\n", game.record().steps.len(), link.len());
    }
    println!("{table}");
}

/// Links must open with every later version.
#[test]
fn the_golden_links_still_open_their_games() {
    let links = std::fs::read_to_string(corpus().join("links.txt")).expect("the links are there");
    let mut games = golden().into_iter();
    for line in links.lines() {
        let (name, link) = line.split_once(' ').expect("a name and a link");
        let (golden, game) = games.next().expect("a record for each link");
        assert_eq!(golden, name);
        let opened = from_link(link, &find()).expect("a link that opens");
        assert_eq!(opened.record().steps, game.record().steps, "{name}");
    }
    let missing: Vec<String> =
        games.map(|(name, game)| format!("{name} {}", to_link(&game).expect("a finished game"))).collect();
    assert!(missing.is_empty(), "corpus/rules-1/links.txt lacks\n{}", missing.join("\n"));
}

#[test]
fn an_unfinished_game_has_no_link() {
    assert_eq!(to_link(&game(&["Ann", "Ben"], 1)), None);
}

#[test]
fn every_truncation_and_substitution_is_detected() {
    let link = to_link(&played(&["Ann", "Ben"], 5)).expect("a finished game");
    for end in 0..link.len() {
        assert_eq!(from_link(&link[..end], &find()), Err(LinkError::Corrupt), "cut at {end}");
    }
    for place in 0..link.len() {
        let other = if link.as_bytes()[place] == b'A' { "B" } else { "A" };
        let mut changed = link.clone();
        changed.replace_range(place..=place, other);
        assert_eq!(from_link(&changed, &find()), Err(LinkError::Corrupt), "changed at {place}");
    }
    for text in ["", "AAAA", "#", "not a link", "AQEAAAAAAAAA"] {
        assert_eq!(from_link(text, &find()), Err(LinkError::Corrupt), "{text:?}");
    }
}

/// A link of format 4 and one of rules version 9, with correct checksums.
#[test]
fn newer_links_are_not_reported_as_corrupt() {
    for link in [iquazu_session::encode_link(4, 1, b"whatever"), iquazu_session::encode_link(1, 9, b"whatever")] {
        assert_eq!(from_link(&link, &find()), Err(LinkError::Newer));
    }
}

/// The checksum is correct but the content is random: most of it is not text, some of it names an edition.
#[test]
fn random_content_with_a_correct_checksum_is_rejected() {
    let mut rng = SplitMix::new(8);
    let (mut corrupt, mut unknown) = (0, 0);
    for length in 1..200 {
        let bytes: Vec<u8> = (0..length).map(|_| iquazu_rules::Rng::next_u64(&mut rng) as u8).collect();
        match from_link(&iquazu_session::encode_link(1, 1, &bytes), &find()) {
            Err(LinkError::Corrupt) => corrupt += 1,
            Err(LinkError::UnknownEdition(_)) => unknown += 1,
            other => panic!("{bytes:?}: {other:?}"),
        }
    }
    assert!(corrupt > 150 && unknown > 0, "{corrupt} corrupt, {unknown} of unknown editions");
}

/// Returns the states in which seat 0 has one card of another colour, which comes from the draw pile or from seat 2.
/// Made from the position's plain data, so that nothing here depends on views.
fn with_other_hidden_cards(state: &State, viewer: Seat) -> Vec<State> {
    let [one, two] = [Seat::ALL[0], Seat::ALL[2]];
    assert!(viewer != one && viewer != two);
    let mut states = Vec::new();
    for (given, taken) in Colour::ALL.into_iter().flat_map(|given| Colour::ALL.map(|taken| (given, taken))) {
        for from_pile in [true, false] {
            let mut position = state.to_position();
            let [mut hand, mut other] =
                [position.hands[one], if from_pile { position.draw } else { position.hands[two] }];
            if given == taken || hand[given] == 0 || other[taken] == 0 {
                continue;
            }
            (hand[given], hand[taken]) = (hand[given] - 1, hand[taken] + 1);
            (other[given], other[taken]) = (other[given] + 1, other[taken] - 1);
            position.hands[one] = hand;
            *(if from_pile { &mut position.draw } else { &mut position.hands[two] }) = other;
            states.push(State::try_from(position).expect("the numbers of cards are the same"));
        }
    }
    assert!(states.len() >= 4, "{} states", states.len());
    states
}

#[test]
fn a_view_link_holds_nothing_hidden() {
    let game = played(&["Ann", "Ben", "Cleo"], 4);
    let middle = game.prefix(40);
    let view = middle.state().view(Viewer::Seat(Seat::ALL[1]));
    let link = to_view_link(&view).expect("a seat's view");
    assert!(link.len() <= 1_500, "{}", link.len());
    assert_eq!(from_view_link(&link, &find()), Ok(view));
    for other in with_other_hidden_cards(middle.state(), Seat::ALL[1]) {
        assert_ne!(&other, middle.state());
        assert_eq!(to_view_link(&other.view(Viewer::Seat(Seat::ALL[1]))).as_ref(), Some(&link));
        let exposed = other.view(Viewer::Seat(Seat::ALL[0]));
        assert_ne!(to_view_link(&exposed), to_view_link(&middle.state().view(exposed.viewer())), "its own cards count");
    }
    assert_eq!(from_view_link(&link[1..], &find()), Err(LinkError::Corrupt));
    assert_eq!(from_view_link(&iquazu_session::encode_link(4, 1, b"?"), &find()), Err(LinkError::Newer));
    for (format, text) in [(1, "1 nonsense"), (3, "nonsense"), (3, "iquazu-view nonsense"), (3, "AA iquazu-view")] {
        let link = iquazu_session::encode_link(format, 1, text.as_bytes());
        assert_eq!(from_view_link(&link, &find()), Err(LinkError::Corrupt), "{text}");
    }
    // A spectator's view cannot be shared: it asks nobody for a move.
    let spectated = middle.state().view(Viewer::Spectator).to_string();
    let link = iquazu_session::encode_link(3, 1, spectated.as_bytes());
    assert_eq!(from_view_link(&link, &find()), Err(LinkError::Corrupt));
    assert_eq!(to_view_link(&middle.state().view(Viewer::Spectator)), None);
}

#[test]
fn game_with_a_handicap_has_a_link_of_a_format_of_its_own() {
    let mut setup = game(&["Ann", "Ben", "Cem"], 4).setup().clone();
    setup.seats[1].handicap = Handicap::new(3, 20).expect("allowed");
    let (mut game, _) = Game::new(setup);
    let mut rng = SplitMix::new(4);
    while let Some(seat) = game.to_act() {
        let action = game.state().legal_moves().pick(&mut rng);
        game.act(seat, action).expect("generated moves are legal");
    }
    let link = to_link(&game).expect("a finished game");
    assert!(link.starts_with("AwE"), "format 3, rules 1: {link}");
    assert_eq!(from_link(&link, &find()), Ok(game));
}
