//! A game that is decided elsewhere, followed from every seat and by a spectator: what is seen is always the truth.

use iquazu_rules::text::SeenStep;
use iquazu_rules::{Action, Edition, PlayerColour, Seat, SplitMix, Viewer};
use iquazu_session::{Game, GameSetup, Player, SeatSetup};

fn plan(players: usize, seed: u64) -> GameSetup {
    let seat = |colour| SeatSetup { name: String::new(), colour, player: Player::Person };
    let seats = PlayerColour::ALL.into_iter().take(players).map(seat).collect();
    GameSetup { edition: Edition::standard(), seats, seed }
}

fn any_move(game: &Game, rng: &mut SplitMix) -> Action {
    let moves = game.state().legal_moves();
    moves.get(iquazu_rules::Rng::below(rng, moves.len() as u32) as usize)
}

#[test]
fn every_viewer_follows_the_truth_to_its_end() {
    for (players, seed) in [(2, 1), (3, 2), (4, 3)] {
        let (mut truth, _) = Game::new(plan(players, seed));
        let viewers: Vec<Viewer> =
            truth.setup().players().seats().map(Viewer::Seat).chain([Viewer::Spectator]).collect();
        let mut seen: Vec<Game> =
            viewers.iter().map(|viewer| Game::from_view(plan(players, 0), &truth.state().view(*viewer), 0)).collect();
        let mut rng = SplitMix::new(seed);
        let mut shown = 0;
        while let Some(seat) = truth.to_act() {
            let action = any_move(&truth, &mut rng);
            let events = truth.act(seat, action).unwrap();
            let step = truth.record().steps.last().unwrap().clone();
            for (viewer, game) in viewers.iter().zip(&mut seen) {
                let view = truth.state().view(*viewer);
                let beats = game
                    .follow(truth.step_count(), &SeenStep::from_step(&step, *viewer), &view)
                    .expect("the next step");
                assert_eq!(beats.len(), events.len());
                assert_eq!(game.state().view(*viewer), view);
                assert!(!game.can_undo(), "what was played elsewhere stays played");
                shown += beats.len();
            }
        }
        assert!(shown > 500);
    }
}

/// A gem that needs no answer of chance, if there is one.
fn quiet_move(game: &Game) -> Option<Action> {
    let quiet = |action: &Action| {
        let mut state = *game.state();
        state.play(*action, &mut ()).unwrap();
        state.chance().is_none() && !state.is_over()
    };
    game.state().legal_moves().iter().find(quiet)
}

#[test]
fn drafts_can_be_taken_back_until_they_were_played_and_are_shown_once() {
    let (mut truth, _) = Game::new(plan(2, 5));
    let me = Viewer::Seat(Seat::FIRST);
    let mut mine = Game::from_view(plan(2, 0), &truth.state().view(me), 0);
    let mut rng = SplitMix::new(9);
    let mut drafted = 0;
    while let Some(seat) = truth.to_act() {
        let action = match quiet_move(&truth).filter(|_| seat == Seat::FIRST) {
            Some(action) => {
                mine.act(seat, action).unwrap();
                assert!(mine.undo() && mine.draft_count() == 0, "a draft can be taken back");
                mine.act(seat, action).unwrap();
                assert_eq!(mine.draft_count(), 1);
                drafted += 1;
                action
            }
            None => any_move(&truth, &mut rng),
        };
        truth.act(seat, action).unwrap();
        let step = SeenStep::from_step(truth.record().steps.last().unwrap(), me);
        let was_drafted = mine.draft_count() > 0;
        let beats = mine.follow(truth.step_count(), &step, &truth.state().view(me)).expect("the next step");
        assert_eq!(beats.is_empty(), was_drafted);
        assert_eq!(mine.state().view(me), truth.state().view(me));
        assert!(!mine.can_undo());
    }
    assert!(drafted > 5);
}

#[test]
fn a_draft_gives_way_to_what_happened_and_gaps_are_noticed() {
    let (mut truth, _) = Game::new(plan(2, 5));
    let me = Viewer::Seat(Seat::FIRST);
    let mut mine = Game::from_view(plan(2, 0), &truth.state().view(me), 0);
    let draft = quiet_move(&mine).expect("a gem can be paid");
    mine.act(Seat::FIRST, draft).unwrap();
    truth.act(Seat::FIRST, Action::Draw).unwrap();
    let step = SeenStep::from_step(truth.record().steps.last().unwrap(), me);
    let view = truth.state().view(me);
    assert_eq!(mine.clone().follow(truth.step_count() + 1, &step, &view), None, "a step is missing");
    assert!(!mine.follow(truth.step_count(), &step, &view).unwrap().is_empty());
    assert_eq!((mine.draft_count(), mine.state().view(me)), (0, view));
    assert_eq!(mine.follow(truth.step_count(), &step, &view), Some(Vec::new()), "an old step again changes nothing");
}
