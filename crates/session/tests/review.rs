//! Reviews: their questions, and how they combine the answers.

use iquazu_rules::edition::Library;
use iquazu_rules::{Action, Edition, InformationState, Outcome, PlayerColour, Players, Seat, SeatMap, SplitMix};
use iquazu_session::{
    Game, GameSetup, MoveGrade, Player, Review, ReviewAnswer, ReviewQuestion, SeatSetup, review_questions,
};

fn played(players: usize, seed: u64) -> Game {
    let seat = |colour| SeatSetup::new("", colour, Player::Person);
    let seats = PlayerColour::ALL.into_iter().take(players).map(seat).collect();
    let (mut game, _) = Game::new(GameSetup { edition: Edition::standard(), seats, seed });
    let mut rng = SplitMix::new(seed);
    while let Some(seat) = game.to_act() {
        let action = game.state().legal_moves().pick(&mut rng);
        game.act(seat, action).expect("generated moves are legal");
    }
    game
}

#[test]
fn questions_cover_all_steps_and_choices_curve_first() {
    let game = played(3, 4);
    let seat = Seat::ALL[1];
    let all = review_questions(&game, seat);
    let positions = all.iter().filter(|question| matches!(question, ReviewQuestion::Position { .. })).count();
    assert_eq!(positions, game.history().len());
    assert!(all[..positions].iter().all(|question| matches!(question, ReviewQuestion::Position { .. })));
    let (mut choices, mut others, mut chances) = (0, 0, 0);
    for question in &all[positions..] {
        match question {
            ReviewQuestion::Choice { step, state } => {
                let chooser = state.table().active();
                assert_eq!(game.record().steps[step - 1].seat, chooser);
                assert!(chooser != seat || others == 0, "the moves of the reviewed seat come first");
                *if chooser == seat { &mut choices } else { &mut others } += 1;
            }
            ReviewQuestion::Chance { state, .. } => {
                chances += 1;
                assert!(state.chance().is_some());
            }
            ReviewQuestion::Position { .. } => panic!("the curve comes first"),
        }
    }
    assert!(choices > 10 && chances > 8, "{choices} choices, {chances} times luck: eight scorings turn up tiles");
    assert!(others > 20, "{others} choices of the others");
    let unfinished = review_questions(&game.prefix(40), seat);
    let of_others = |question: &&ReviewQuestion| matches!(question, ReviewQuestion::Choice { state, .. } if state.table().active() != seat);
    assert_eq!(unfinished.iter().filter(of_others).count(), 0, "an unfinished game tells nothing of the others");
}

#[test]
fn every_question_holds_exactly_what_its_seat_remembers() {
    let editions = Library::built_in();
    let mut draws_before_tiles = 0;
    for (players, seed) in [(2, 1), (2, 2), (2, 3), (3, 1), (3, 2), (3, 3), (4, 1), (4, 2), (4, 3)] {
        let game = played(players, seed);
        for seat in [Seat::FIRST, Seat::ALL[players - 1]] {
            for question in review_questions(&game, seat) {
                let text = question.information_text(&game, seat);
                let known = InformationState::parse(&text, &editions)
                    .unwrap_or_else(|error| panic!("{players} players, seed {seed}, {question:?}: {error}\n{text}"));
                let (ReviewQuestion::Position { state, .. }
                | ReviewQuestion::Chance { state, .. }
                | ReviewQuestion::Choice { state, .. }) = &question;
                assert!(known.remembers() && known.allows(state), "{players} players, seed {seed}: {text}");
                if let ReviewQuestion::Chance { step, resolved: 1.., .. } = question {
                    let outcomes = &game.record().steps[step - 1].outcomes;
                    draws_before_tiles +=
                        usize::from(matches!(outcomes[..], [Outcome::Cards(_), Outcome::Tiles(_), ..]));
                }
            }
        }
    }
    assert!(draws_before_tiles > 5, "hidden draws before tiles: {draws_before_tiles}");
}

#[test]
fn draws_of_other_seats_do_not_count_as_luck() {
    let game = played(2, 9);
    for question in review_questions(&game, Seat::FIRST) {
        if let ReviewQuestion::Chance { step, .. } = question {
            let own = game.record().steps[step - 1].seat == Seat::FIRST;
            let turned = game.history()[step].state.table().frame() != game.history()[step - 1].state.table().frame();
            assert!(own || turned, "step {step}");
        }
    }
}

/// A fake evaluator: the first seat's win share after step n is n percent, half a percent less before chance, and the
/// played move is 5 % worse than another.
fn answer(game: &Game, question: &ReviewQuestion) -> ReviewAnswer {
    let shares = |share: f32| ReviewAnswer::WinShares(SeatMap([share, 1.0 - share, 0.0, 0.0]));
    match question {
        ReviewQuestion::Position { step, .. } => shares(*step as f32 / 100.0),
        ReviewQuestion::Chance { step, .. } => shares(*step as f32 / 100.0 - 0.005),
        ReviewQuestion::Choice { step, .. } => {
            let made = game.record().steps[step - 1].action;
            let other = if made == Action::Draw { Action::EndTurn } else { Action::Draw };
            ReviewAnswer::Moves(vec![(other, 0.5), (made, 0.45)])
        }
    }
}

#[test]
fn answers_fill_curve_grades_and_luck() {
    let game = played(2, 7);
    let mut review = Review::new(&game, Seat::FIRST);
    // The last questions first: answers may come in any order.
    for question in review_questions(&game, Seat::FIRST).iter().rev() {
        review.add_answer(&game, question, &answer(&game, question));
    }
    assert!(review.curve.iter().all(Option::is_some));
    assert_eq!(review.count(MoveGrade::Inaccuracy), review.moves_of(Seat::FIRST).count());
    assert!(review.moves.is_sorted_by_key(|reviewed| reviewed.step));
    assert_eq!(review.worst_moves(3).len(), 3);
    for seat in [Seat::FIRST, Seat::ALL[1]] {
        let accuracy = review.accuracy(Players::TWO, seat).expect("moves were evaluated");
        assert!((accuracy - 100.0 * (-0.25f32).exp()).abs() < 0.1, "{accuracy}");
    }
    let luck = 0.005 * review.luck().count() as f32;
    assert!((review.total_luck() - luck).abs() < 1e-3, "{} is not {luck}", review.total_luck());
    let first = review.moves[0];
    assert_eq!(review.move_at(first.step).map(|reviewed| reviewed.played), Some(first.played));
    assert!((first.loss() - 0.05).abs() < 1e-6);
}

#[test]
fn turning_points_are_the_largest_changes_in_game_order() {
    let game = played(2, 7);
    let mut review = Review::new(&game, Seat::FIRST);
    let share = |step: usize| match step {
        0..=9 => 0.5,
        10..=19 => 0.9,
        20..=29 => 0.6,
        30 => 0.61,
        _ => 0.8,
    };
    for step in 0..game.history().len() {
        review.curve[step] = Some(SeatMap([share(step), 1.0 - share(step), 0.0, 0.0]));
    }
    let steps = |count| review.turning_points(count).into_iter().map(|(step, _)| step).collect::<Vec<_>>();
    assert_eq!(steps(2), [10, 20]);
    assert_eq!(steps(9), [10, 20, 31], "a hundredth is no turning point");
}

#[test]
fn grades_follow_the_lost_win_share() {
    let verdicts = [0.0, 0.02, 0.05, 0.2].map(MoveGrade::of);
    assert_eq!(verdicts, MoveGrade::ALL);
}

#[test]
fn a_prefix_is_the_earlier_game() {
    let game = played(3, 5);
    for steps in [0, 1, 30, game.record().steps.len(), 9999] {
        let early = game.prefix(steps);
        let steps = steps.min(game.record().steps.len());
        assert_eq!(early.history(), &game.history()[..=steps]);
        assert_eq!(early.record().steps.len(), steps);
        assert_eq!(early.is_over(), steps == game.record().steps.len());
        let find = &Library::built_in();
        assert_eq!(iquazu_session::load(&early.save(), find), Ok(early));
    }
}

#[test]
fn a_branch_keeps_its_own_moves_and_tags() {
    let game = played(2, 5);
    let mut setup = game.setup().clone();
    setup.seats[1].player = Player::Bot("casual".to_owned());
    let mut branch = game.branch(20, setup, &[("branch", "What if I draw?")]);
    assert_eq!(branch.record().tag("branch"), Some("What if I draw?"));
    assert!(!branch.setup().is_person(Seat::ALL[1]));
    // The same moves draw the same cards.
    for step in &game.record().steps[20..] {
        branch.act(step.seat, step.action).expect("legal in the same position");
    }
    assert_eq!(branch.state(), game.state());
}
