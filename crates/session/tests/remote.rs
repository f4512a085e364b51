//! Remote games, followed from every seat and by a spectator: their views match the game on the server.

use iquazu_rules::text::SeenStep;
use iquazu_rules::{Action, Edition, PlayerColour, Seat, SplitMix, Viewer};
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
