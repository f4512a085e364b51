//! Local games: saving, undo, transitions, breakdown.

use iquazu_rules::edition::Library;
use iquazu_rules::{Action, Edition, Event, Handicap, PlayerColour, Players, Seat, SplitMix, State};
use iquazu_session::{Game, GameSetup, LoadError, Player, SeatSetup, breakdown, load, preview_placement};

fn setup(players: usize, seed: u64) -> GameSetup {
    let colours = [PlayerColour::Green, PlayerColour::Red, PlayerColour::Yellow, PlayerColour::Purple];
    let seats = (0..players).map(|index| {
        let player = if index == 1 { Player::Bot("greedy".into()) } else { Player::Person };
        SeatSetup::new(format!("Player; {index} \"x\""), colours[index], player)
    });
    GameSetup { edition: Edition::standard(), seats: seats.collect(), seed }
}

fn find() -> Library {
    Library::built_in()
}

/// Plays at random until the game is over or `stop` returns true.
fn play(game: &mut Game, seed: u64, mut stop: impl FnMut(&Game) -> bool) {
    let mut rng = SplitMix::new(seed);
    while let Some(seat) = game.to_act() {
        if stop(game) {
            return;
        }
        let action = game.state().legal_moves().pick(&mut rng);
        game.act(seat, action).expect("generated moves are legal");
    }
}

#[test]
fn a_saved_game_can_be_loaded_after_every_step() {
    for players in 2..=4 {
        let (mut game, _) = Game::new(setup(players, 11));
        play(&mut game, 5, |game| {
            assert_eq!(load(&game.save(), &find()).as_ref(), Ok(game));
            false
        });
        let loaded = load(&game.save(), &find()).expect("a finished game loads");
        assert_eq!(loaded, game);
        assert!(loaded.is_over());
    }
}

#[test]
fn equal_seeds_and_moves_give_equal_games() {
    let (mut first, _) = Game::new(setup(3, 42));
    let (mut second, _) = Game::new(setup(3, 42));
    play(&mut first, 9, |_| false);
    play(&mut second, 9, |_| false);
    assert_eq!(first, second);
    let (other, _) = Game::new(setup(3, 43));
    assert_ne!(first.history()[0], other.history()[0]);
}

#[test]
fn undo_stops_at_revealed_information() {
    let (mut undone, mut refused) = (0, 0);
    for seed in 0..20 {
        let (mut game, _) = Game::new(setup(2, seed));
        let mut rng = SplitMix::new(seed);
        while let Some(seat) = game.to_act() {
            let before = game.clone();
            let action = game.state().legal_moves().pick(&mut rng);
            game.act(seat, action).unwrap();
            let seen = !game.record().steps.last().unwrap().outcomes.is_empty();
            let can = game.can_undo();
            assert_eq!(can, !seen && game.setup().is_person(seat) && !game.is_over());
            let mut back = game.clone();
            assert_eq!(back.undo(), can);
            if can {
                assert_eq!(back, before);
                undone += 1;
            } else {
                assert_eq!(back, game);
                refused += 1;
            }
        }
    }
    assert!(undone > 100 && refused > 100, "both happen: {undone}, {refused}");
}

#[test]
fn an_illegal_action_changes_nothing() {
    let (mut game, _) = Game::new(setup(2, 1));
    let before = game.clone();
    let seat = game.to_act().unwrap();
    assert!(game.act(seat, Action::EndTurn).is_err());
    assert!(game.act(Seat::ALL[1], Action::Draw).is_err());
    assert_eq!(game, before);
}

#[test]
fn transitions_end_in_the_next_state() {
    let (mut game, transitions) = Game::new(setup(4, 3));
    assert_eq!(transitions.len(), 2 + 4, "strips, tiles and four hands");
    let mut rng = SplitMix::new(3);
    while let Some(seat) = game.to_act() {
        let action = game.state().legal_moves().pick(&mut rng);
        let transitions = game.act(seat, action).unwrap();
        assert_eq!(
            transitions.iter().map(|(event, _)| *event).collect::<Vec<_>>(),
            game.history().last().unwrap().events
        );
        let Some((_, shown)) = transitions.last() else { continue };
        for seat in Players::FOUR.seats() {
            assert_eq!(shown.score(seat), game.state().score(seat));
            assert_eq!(shown.hand(seat), game.state().hand(seat));
        }
        let wall = |state: &State| {
            (1..=11).flat_map(|c| state.table().gaps_in(c)).map(|g| state.table().content(g)).collect::<Vec<_>>()
        };
        assert_eq!(wall(shown), wall(game.state()));
    }
}

#[test]
fn the_breakdown_sums_to_the_scores() {
    for players in Players::ALL {
        for seed in 0..30 {
            let (mut game, _) = Game::new(setup(usize::from(players.count()), seed));
            play(&mut game, seed, |game| {
                for (seat, part) in players.seats().zip(breakdown(game.history(), players)) {
                    assert_eq!(part.total(), game.state().score(seat));
                }
                false
            });
            for (seat, part) in players.seats().zip(breakdown(game.history(), players)) {
                assert_eq!(part.total(), game.state().score(seat), "E4");
            }
        }
    }
}

#[test]
fn malformed_and_newer_games_give_different_errors() {
    let (game, _) = Game::new(setup(2, 8));
    let text = game.save();
    assert_eq!(load(&text.replace("rules 1", "rules 99"), &find()), Err(LoadError::Newer { version: 99 }));
    assert_eq!(load(&text.replace("record 2", "record 7"), &find()), Err(LoadError::Newer { version: 7 }));
    assert!(matches!(load("no record", &find()), Err(LoadError::Malformed(_))));
    assert!(matches!(load(&text.replace("setup |", "setup ¦"), &find()), Err(LoadError::Malformed(_))));
    assert!(matches!(load(&format!("{text}1 end\n"), &find()), Err(LoadError::IllegalGame(_))));
    let cut = &text[..text.find("setup").unwrap()];
    assert!(matches!(load(cut, &find()), Err(LoadError::Malformed(_))));
    for end in 0..text.len() {
        if text.is_char_boundary(end) {
            let _ = load(&text[..end], &find());
        }
    }
}

#[test]
fn a_preview_shows_what_a_gem_changes() {
    let (game, _) = Game::new(setup(2, 8));
    let table = game.state().table();
    let gap = table.gaps_in(1).next().unwrap();
    let preview = preview_placement(table, Seat::FIRST, gap).unwrap();
    assert!(preview.column.before.is_empty());
    assert_eq!(preview.column.after.of(Seat::FIRST).map(|rank| rank.points), Some(4));
    assert_eq!(preview.row.after.lead.map(|lead| lead.seat), Some(Seat::FIRST));
    assert!(!preview.completes_column);
}

#[test]
fn since_last_turn_covers_the_turns_of_others() {
    let (mut game, _) = Game::new(setup(3, 2));
    assert_eq!(game.since_last_turn(Seat::FIRST), 0);
    for _ in 0..3 {
        let seat = game.to_act().unwrap();
        game.act(seat, Action::Draw).unwrap();
    }
    let since = &game.history()[game.since_last_turn(Seat::FIRST)..];
    let actors: Vec<_> = since.iter().map(|step| step.actor).collect();
    assert_eq!(actors, [Some(Seat::ALL[1]), Some(Seat::ALL[2])]);
    assert!(since.iter().any(|step| step.events.iter().any(|event| matches!(event, Event::Drew { .. }))));
}

#[test]
fn handicap_is_dealt_saved_and_counted() {
    let mut setup = setup(3, 11);
    setup.seats[2].handicap = Handicap::new(4, 7).expect("allowed");
    let (mut game, _) = Game::new(setup.clone());
    let seat = Seat::ALL[2];
    assert_eq!((game.state().hand(seat).total(), game.state().score(seat)), (6 + 4, 7));
    play(&mut game, 5, |game| {
        assert_eq!(load(&game.save(), &find()).as_ref(), Ok(game));
        false
    });
    let shares = breakdown(game.history(), game.setup().players());
    assert_eq!((shares[0].head_start, shares[2].head_start), (0, 7));
    for (seat, share) in game.setup().players().seats().zip(&shares) {
        assert_eq!(share.total(), game.state().score(seat));
    }
    assert_eq!(
        game.setup().clone().started_by(2).seats[0].handicap,
        setup.seats[2].handicap,
        "it stays with its player"
    );
}
