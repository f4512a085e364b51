//! Remote games, followed from every seat and by a spectator: their views match the game on the server, and a seat
//! remembers what it has seen.

use iquazu_rules::edition::Library;
use iquazu_rules::text::SeenStep;
use iquazu_rules::{Action, Cards, Edition, InformationState, PlayerColour, Seat, SplitMix, Viewer};
use iquazu_session::{Game, GameSetup, Player, SeatSetup};

fn setup(players: usize, seed: u64) -> GameSetup {
    let seat = |colour| SeatSetup::new("", colour, Player::Person);
    let seats = PlayerColour::ALL.into_iter().take(players).map(seat).collect();
    GameSetup { edition: Edition::standard(), seats, seed }
}

fn any_move(game: &Game, rng: &mut SplitMix) -> Action {
    let moves = game.state().legal_moves();
    moves.get(iquazu_rules::Rng::below(rng, moves.len() as u32) as usize)
}

#[test]
fn every_viewer_follows_the_game_to_its_end() {
    for (players, seed) in [(2, 1), (3, 2), (4, 3)] {
        let (mut server, _) = Game::new(setup(players, seed));
        let viewers: Vec<Viewer> =
            server.setup().players().seats().map(Viewer::Seat).chain([Viewer::Spectator]).collect();
        let mut seen: Vec<Game> =
            viewers.iter().map(|viewer| Game::from_view(setup(players, 0), &server.state().view(*viewer), 0)).collect();
        let mut rng = SplitMix::new(seed);
        let mut shown = 0;
        while let Some(seat) = server.to_act() {
            let action = any_move(&server, &mut rng);
            let events = server.act(seat, action).unwrap();
            let step = server.record().steps.last().unwrap().clone();
            for (viewer, game) in viewers.iter().zip(&mut seen) {
                let view = server.state().view(*viewer);
                let transitions = game
                    .follow(server.step_count(), &SeenStep::from_step(&step, *viewer), &view)
                    .expect("the next step");
                assert_eq!(transitions.len(), events.len());
                assert_eq!(game.state().view(*viewer), view);
                assert!(!game.can_undo(), "confirmed steps cannot be undone");
                shown += transitions.len();
            }
        }
        assert!(shown > 500);
    }
}

/// Returns a placement after which no chance outcome is due, if there is one.
fn quiet_move(game: &Game) -> Option<Action> {
    let quiet = |action: &Action| {
        let mut state = *game.state();
        state.play(*action, &mut ()).unwrap();
        state.chance().is_none() && !state.is_over()
    };
    game.state().legal_moves().iter().find(quiet)
}

#[test]
fn drafts_can_be_undone_until_confirmed_and_are_shown_once() {
    let (mut server, _) = Game::new(setup(2, 5));
    let me = Viewer::Seat(Seat::FIRST);
    let mut mine = Game::from_view(setup(2, 0), &server.state().view(me), 0);
    let mut rng = SplitMix::new(9);
    let mut drafted = 0;
    while let Some(seat) = server.to_act() {
        let action = match quiet_move(&server).filter(|_| seat == Seat::FIRST) {
            Some(action) => {
                mine.act(seat, action).unwrap();
                assert!(mine.undo() && mine.draft_count() == 0, "a draft can be taken back");
                mine.act(seat, action).unwrap();
                assert_eq!(mine.draft_count(), 1);
                drafted += 1;
                action
            }
            None => any_move(&server, &mut rng),
        };
        server.act(seat, action).unwrap();
        let step = SeenStep::from_step(server.record().steps.last().unwrap(), me);
        let was_drafted = mine.draft_count() > 0;
        let transitions = mine.follow(server.step_count(), &step, &server.state().view(me)).expect("the next step");
        assert_eq!(transitions.is_empty(), was_drafted);
        assert_eq!(mine.state().view(me), server.state().view(me));
        assert!(!mine.can_undo());
    }
    assert!(drafted > 5);
}

#[test]
fn a_differing_step_replaces_drafts_and_gaps_are_detected() {
    let (mut server, _) = Game::new(setup(2, 5));
    let me = Viewer::Seat(Seat::FIRST);
    let mut mine = Game::from_view(setup(2, 0), &server.state().view(me), 0);
    let draft = quiet_move(&mine).expect("a gem can be paid");
    mine.act(Seat::FIRST, draft).unwrap();
    server.act(Seat::FIRST, Action::Draw).unwrap();
    let step = SeenStep::from_step(server.record().steps.last().unwrap(), me);
    let view = server.state().view(me);
    assert_eq!(mine.clone().follow(server.step_count() + 1, &step, &view), None, "a step is missing");
    assert!(!mine.follow(server.step_count(), &step, &view).unwrap().is_empty());
    assert_eq!((mine.draft_count(), mine.state().view(me)), (0, view));
    assert_eq!(mine.follow(server.step_count(), &step, &view), Some(Vec::new()), "an old step again changes nothing");
}

/// Returns what a seat knows in the last position of a game.
fn known(game: &Game, seat: Seat) -> InformationState {
    let text = game.information_text(game.history().len() - 1, seat);
    InformationState::parse(&text, &Library::built_in()).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// Plays the next move of the server and tells a seat of it.
fn play_on(server: &mut Game, action: Action, viewer: Viewer, mine: &mut Game) {
    let seat = server.to_act().expect("somebody moves");
    server.act(seat, action).expect("a legal move");
    let step = SeenStep::from_step(server.record().steps.last().expect("a step"), viewer);
    mine.follow(server.step_count(), &step, &server.state().view(viewer)).expect("the next step");
}

#[test]
fn seat_knows_as_much_as_in_a_local_game() {
    for (players, seed) in [(2, 1), (3, 2), (4, 3)] {
        let seat = Seat::ALL[players - 1];
        let (me, other) = (Viewer::Seat(seat), Seat::FIRST);
        let (mut server, _) = Game::new(setup(players, seed));
        let mut mine = Game::from_view(setup(players, 0), &server.state().view(me), 0);
        let mut rng = SplitMix::new(seed);
        let mut more_than_the_view = 0;
        while !server.is_over() {
            if server.record().steps.len().is_multiple_of(7) {
                let (here, local) = (known(&mine, seat), known(&server, seat));
                assert!(here.remembers() && here.allows(server.state()));
                let (here, local) = (here.hand_odds(other), local.hand_odds(other));
                assert_eq!(here.len(), local.len());
                let odds = |hand: Cards| local.iter().find(|(there, _)| *there == hand).map(|(_, odds)| *odds);
                assert!(here.iter().all(|(hand, here)| odds(*hand).is_some_and(|odds| (here - odds).abs() < 1e-9)));
                let view = server.state().view(me);
                let forgetful = InformationState::forgetful(&view).hand_odds(other);
                more_than_the_view += usize::from(here.len() < forgetful.len());
            }
            let action = any_move(&server, &mut rng);
            play_on(&mut server, action, me, &mut mine);
        }
        assert!(more_than_the_view > 0 || players > 2, "{players} players");
    }
}

#[test]
fn seat_that_comes_later_remembers_from_then_on() {
    let me = Viewer::Seat(Seat::FIRST);
    let (mut server, _) = Game::new(setup(2, 4));
    let mut rng = SplitMix::new(4);
    for _ in 0..25 {
        let (seat, action) = (server.to_act().unwrap(), any_move(&server, &mut rng));
        server.act(seat, action).unwrap();
    }
    let view = server.state().view(me);
    let mut mine = Game::from_view(setup(2, 0), &view, server.step_count());
    let odds = known(&mine, Seat::FIRST).hand_odds(Seat::ALL[1]);
    assert_eq!(odds, InformationState::forgetful(&view).hand_odds(Seat::ALL[1]), "nothing is known from before");
    while !server.is_over() {
        let action = any_move(&server, &mut rng);
        play_on(&mut server, action, me, &mut mine);
        if server.step_count().is_multiple_of(9) {
            let known = known(&mine, Seat::FIRST);
            assert!(known.remembers() && known.allows(server.state()));
        }
    }
    let watching = Game::from_view(setup(2, 0), &server.state().view(Viewer::Spectator), server.step_count());
    assert!(!known(&watching, Seat::ALL[1]).remembers(), "only the viewer's own seat has seen anything");
}

#[test]
fn drafts_belong_to_what_a_seat_knows() {
    let (mut server, _) = Game::new(setup(2, 5));
    let me = Viewer::Seat(Seat::FIRST);
    let mut mine = Game::from_view(setup(2, 0), &server.state().view(me), 0);
    let mut rng = SplitMix::new(9);
    let mut drafted = 0;
    while let Some(seat) = server.to_act() {
        let action = match quiet_move(&server).filter(|_| seat == Seat::FIRST) {
            Some(action) => {
                let before = known(&mine, Seat::FIRST);
                mine.act(seat, action).unwrap();
                let after = known(&mine, Seat::FIRST);
                assert!(after.remembers() && after.view() == &mine.state().view(me));
                let steps = mine.history().len() - 1;
                assert_ne!(mine.information_text(steps, seat), mine.information_text(steps - 1, seat));
                assert!(mine.undo() && known(&mine, Seat::FIRST) == before, "an undone draft is forgotten");
                mine.act(seat, action).unwrap();
                drafted += 1;
                action
            }
            None => any_move(&server, &mut rng),
        };
        play_on(&mut server, action, me, &mut mine);
        assert!(known(&mine, Seat::FIRST).allows(server.state()));
    }
    assert!(drafted > 5);
}
