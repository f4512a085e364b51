//! Links and saved games of editions that are not built in carry them: they open on any device, and never give a wrong
//! board.

use crate::random_edition::random_draft;
use iquazu_rules::edition::{Library, MAX_PACKED_BYTES};
use iquazu_rules::text::base64url;
use iquazu_rules::{Edition, PlayerColour, Rng, Seat, SplitMix, State, Viewer};
use iquazu_session::{
    Game, GameSetup, LinkError, LoadError, Player, SeatSetup, encode_link, from_built_in_link, from_link,
    from_view_link, load, to_link, to_view_link,
};

/// Links of the present format are short enough for a message: a game with its edition.
const MAX_LETTERS: usize = 1_500;

fn built_in() -> Library {
    Library::built_in()
}

fn random_edition(seed: u64) -> &'static Edition {
    Edition::from_draft(random_draft(seed)).expect("a valid edition")
}

fn played(edition: &'static Edition, names: &[&str], seed: u64) -> Game {
    let seat = |(name, colour): (&&str, PlayerColour)| {
        let player = if seed.is_multiple_of(2) { Player::Person } else { Player::Bot("club".to_owned()) };
        SeatSetup::new(*name, colour, player)
    };
    let seats = names.iter().zip(PlayerColour::ALL).map(seat).collect();
    let mut game = Game::new(GameSetup { edition, seats, seed }).0;
    let mut rng = SplitMix::new(seed);
    while let Some(seat) = game.to_act() {
        let action = game.state().legal_moves().pick(&mut rng);
        game.act(seat, action).expect("generated moves are legal");
    }
    game
}

/// Returns the bytes of a link between its versions and its checksum.
fn content(link: &str) -> Vec<u8> {
    let bytes = base64url::decode(link).expect("a link");
    bytes[2..bytes.len() - 3].to_vec()
}

fn format(link: &str) -> u8 {
    base64url::decode(link).expect("a link")[0]
}

#[test]
fn links_and_saved_games_of_random_editions_round_trip() {
    let names = ["Zoë", "Ben", "Cleo", "Dán"];
    for seed in 0..60 {
        let edition = random_edition(seed);
        let game = played(edition, &names[..2 + seed as usize % 3], seed);
        let link = to_link(&game).expect("a finished game");
        assert_eq!(from_link(&link, &built_in()).as_ref(), Ok(&game), "seed {seed}");
        assert_eq!(format(&link), 2);
        assert!(link.len() <= MAX_LETTERS, "{} letters", link.len());

        let middle = game.prefix(game.record().steps.len() / 2);
        assert_eq!(load(&middle.save(), &built_in()).as_ref(), Ok(&middle), "seed {seed}");
        let view = middle.state().view(Viewer::Seat(Seat::ALL[1]));
        let link = to_view_link(&view).expect("a seat's view");
        assert_eq!(from_view_link(&link, &built_in()), Ok(view), "seed {seed}");
    }
}

/// A server reads links of strangers: they must not fill its memory with editions.
#[test]
fn a_link_that_carries_an_edition_can_be_refused() {
    let carried = to_link(&played(random_edition(65), &["Ann", "Ben"], 3)).expect("finished");
    assert!(matches!(from_built_in_link(&carried), Err(LinkError::UnknownEdition(_))));
    for edition in Edition::built_in() {
        let game = played(edition, &["Ann", "Ben"], 3);
        assert_eq!(from_built_in_link(&to_link(&game).expect("finished")).as_ref(), Ok(&game));
    }
}

/// Another edition with the same id on the device changes nothing.
#[test]
fn an_edition_of_the_same_id_is_not_taken_instead() {
    let (edition, mut other) = (random_edition(61), random_draft(62));
    other.id = edition.id().to_owned();
    let other = Edition::from_draft(other).expect("a valid edition");
    let library = built_in().with(other);
    let game = played(edition, &["Ann", "Ben"], 1);
    assert_eq!(from_link(&to_link(&game).expect("finished"), &library).as_ref(), Ok(&game));
    assert_eq!(load(&game.save(), &library).as_ref(), Ok(&game));
    let view = game.prefix(9).state().view(Viewer::Seat(Seat::FIRST));
    let link = to_view_link(&view).expect("a seat's view");
    assert_eq!(from_view_link(&link, &library), Ok(view));
    // Without its data the saved game is not opened with the other edition.
    let bare: String =
        game.save().lines().filter(|line| !line.starts_with("edition-data")).fold(String::new(), |mut text, line| {
            text += line;
            text.push('\n');
            text
        });
    let Err(LoadError::Malformed(error)) = load(&bare, &library) else { panic!("{bare}") };
    assert!(error.unknown_edition && error.expected.contains("other content"), "{error}");
    assert_eq!((error.line, error.column), (3, 9));
}

#[test]
fn a_saved_game_with_a_wrong_edition_is_refused_with_its_place() {
    let game = played(random_edition(63), &["Ann", "Ben"], 2);
    let (text, identity) = (game.save(), game.record().edition.identity());
    let other = random_edition(64);
    let data = |edition: &Edition| base64url::encode(&edition.packed());
    let swapped = text.replace(&data(game.record().edition), &data(other));
    for (changed, line) in [
        (swapped, 3),
        (text.replace(identity, "reconstructed-2"), 3),
        (text.replace(identity, Edition::standard().identity()), 3),
        (text.replace("edition-data ", "edition-data A"), 4),
        (text.replace("edition-data ", "edition-data !"), 4),
    ] {
        let Err(LoadError::Malformed(error)) = load(&changed, &built_in()) else { panic!("{changed}") };
        assert_eq!(error.line, line, "{error}");
    }
}

/// Mutated links with a correct checksum never panic. What opens is a game by the rules of the edition it shows.
#[test]
fn mutated_links_never_give_a_wrong_board() {
    let game = played(random_edition(65), &["Ann", "Ben", "Cleo"], 3);
    let view = game.prefix(12).state().view(Viewer::Seat(Seat::ALL[2]));
    let view_link = to_view_link(&view).expect("a seat's view");
    // Games have format 2, views format 3.
    let links = [content(&to_link(&game).expect("finished")), content(&view_link)];
    let mut rng = SplitMix::new(7);
    let mut opened = 0;
    // Few enough that the program can hold all editions that open.
    for round in 0..3_000 {
        let mut bytes = links[round % 2].clone();
        for _ in 0..=rng.below(2) {
            let at = rng.below(bytes.len() as u32) as usize;
            match rng.below(4) {
                0 => drop(bytes.remove(at)),
                1 => bytes.insert(at, rng.below(256) as u8),
                2 => bytes.truncate(at.max(1)),
                _ => bytes[at] ^= 1 << rng.below(8),
            }
        }
        let link = encode_link(2 + (round % 2) as u8, 1, &bytes);
        if let Ok(game) = from_link(&link, &built_in()) {
            opened += 1;
            game.record().check().expect("a game by the rules");
            assert_eq!(from_link(&to_link(&game).expect("finished"), &built_in()).as_ref(), Ok(&game));
            assert_eq!(game.record().edition.draft().problems(), []);
        }
        if let Ok(view) = from_view_link(&link, &built_in()) {
            opened += 1;
            let position = view.resample(&mut SplitMix::new(1)).to_position();
            State::try_from(position).expect("a possible position");
        }
    }
    assert!(opened > 50, "only {opened} mutations can be opened: they hardly test anything");
}

#[test]
fn a_missing_edition_is_named() {
    let moment = played(Edition::standard(), &["Ann", "Ben"], 4).prefix(3).state().view(Viewer::Seat(Seat::FIRST));
    let view = |edition: &str| moment.to_string().replace(Edition::standard().identity(), edition);
    let position = |edition: &str| {
        let position = moment.resample(&mut SplitMix::new(1)).to_position().to_string();
        format!("1 {}", position.replace(Edition::standard().identity(), edition))
    };
    let unknown = |name: &str| Err(LinkError::UnknownEdition(name.to_owned()));
    let open = |format: u8, text: &str| from_view_link(&encode_link(format, 1, text.as_bytes()), &built_in());
    assert!(open(1, &position("reconstructed-2")).is_ok());
    assert_eq!(open(1, &position("my-box")), unknown("my-box"));
    assert_eq!(open(1, &position("my-box#0123")), unknown("my-box"));
    assert_eq!(open(1, &position("reconstructed-2#0123")), unknown("reconstructed-2"));
    // The link carries another edition than its position names.
    let data = base64url::encode(&random_edition(66).packed());
    assert_eq!(open(2, &position("my-box#0123").replacen(' ', &format!(" {data} "), 1)), unknown("my-box"));
    let too_long = base64url::encode(&vec![1; MAX_PACKED_BYTES + 1]);
    for data in ["", "!", "A", "AQ", &too_long] {
        let text = position("reconstructed-2").replacen(' ', &format!(" {data} "), 1);
        assert_eq!(open(2, &text), Err(LinkError::Corrupt), "{data}");
        let text = format!("{data} {}", view("reconstructed-2"));
        assert_eq!(open(3, &text), Err(LinkError::Corrupt), "{data}");
    }
    assert!(open(3, &view("reconstructed-2")).is_ok());
    assert_eq!(open(3, &view("my-box#0123")), unknown("my-box"));
    assert_eq!(open(3, &format!("{data} {}", view("my-box#0123"))), unknown("my-box"));
    assert_eq!(open(3, &position("reconstructed-2")), Err(LinkError::Corrupt), "a position is no view");
}

/// Links of all formats so far open for ever, and the same link is made of what they hold. The lines of the file are
/// the format, the kind, the edition, and the link; then the scores of the game, or the view.
#[test]
fn golden_links_of_all_formats_open() {
    let own = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../editions/reconstructed-1.toml"))
        .expect("the file of the first edition");
    let own = Edition::parse(&own.replace("id = \"reconstructed-1\"", "id = \"my-box\"")).expect("an edition");
    let lines: Vec<&str> = include_str!("golden_links.txt").lines().collect();
    let mut seen = Vec::new();
    for pair in lines.chunks(2) {
        let [head, expected] = pair else { panic!("two lines for each link") };
        let [number, kind, edition, link] = head.split(' ').collect::<Vec<_>>()[..] else { panic!("{head}") };
        assert_eq!(format(link).to_string(), number);
        // Only the first format needs the edition from elsewhere.
        let names_only = number == "1" && edition == "my-box";
        let library = if names_only { built_in().with(own) } else { built_in() };
        let (found, text, again) = match kind {
            "game" => {
                let game = from_link(link, &library).expect(head);
                let scores: Vec<String> = game.record().result.iter().flatten().map(u16::to_string).collect();
                (game.record().edition, scores.join(" "), to_link(&game))
            }
            _ => {
                let view = from_view_link(link, &library).expect(head);
                let again = to_view_link(&view);
                (view.table().edition(), view.to_string().replace(own.identity(), "my-box"), again)
            }
        };
        assert_eq!((found.id(), text.as_str()), (edition, *expected), "{head}");
        if names_only {
            let unknown = Err(LinkError::UnknownEdition("my-box".to_owned()));
            assert_eq!(
                if kind == "game" {
                    from_link(link, &built_in()).map(drop)
                } else {
                    from_view_link(link, &built_in()).map(drop)
                },
                unknown
            );
        } else if kind == "game" || number == "3" {
            assert_eq!(again.as_deref(), Some(link), "{head}");
        } else {
            // Views are written in a later format, and are the same.
            let again = from_view_link(&again.expect("a seat's view"), &built_in()).expect(head);
            assert_eq!(again.to_string().replace(own.identity(), "my-box"), *expected);
        }
        seen.push(format!("{number} {kind} {edition}"));
    }
    let all = [
        "1 game reconstructed-1",
        "1 view reconstructed-1",
        "1 game my-box",
        "1 view my-box",
        "2 game reconstructed-2",
        "1 view reconstructed-2",
        "2 game my-box",
        "2 view my-box",
        "3 view reconstructed-2",
        "3 view my-box",
    ];
    assert_eq!(seen, all, "the file lacks links, for example\n{}", examples(own).join("\n"));
}

/// Returns lines of the present format for the file.
fn examples(own: &'static Edition) -> Vec<String> {
    let mut lines = Vec::new();
    for edition in [Edition::standard(), own] {
        let game = played(edition, &["Zoë", "Ben"], 11);
        let link = to_link(&game).expect("finished");
        lines.push(format!("{} game {} {link}", format(&link), edition.id()));
        lines.push(format!("{:?}", game.record().result));
        let view = game.prefix(20).state().view(Viewer::Seat(Seat::ALL[1]));
        let link = to_view_link(&view).expect("a seat's view");
        lines.push(format!("{} view {} {link}", format(&link), edition.id()));
        lines.push(view.to_string());
    }
    lines
}
