//! The accuracy of a review follows the strength of the players.
//!
//! `IQUAZU_GAMES=3 cargo test -p iquazu --test main accuracy -- --nocapture` prints the table of docs/opponents.md.

use iquazu_bots::{BotKind, Budget, Level, NetSet, record_game};
use iquazu_rules::edition::Library;
use iquazu_rules::{Edition, InformationState, Seat, SplitMix};
use iquazu_session::{Game, Review, ReviewAnswer, ReviewQuestion, load, review_questions};

/// Search nodes per reviewed move, as in the app.
const NODES: u64 = 3_000;

/// Answers a question about a choice as the app's worker does.
fn answer(game: &Game, question: &ReviewQuestion, step: usize) -> ReviewAnswer {
    let text = question.information_text(game, Seat::FIRST);
    let known = InformationState::parse(&text, &Library::built_in()).expect("a seat knows something");
    let mut bot = BotKind::Level(Level::HINT).bot();
    let moves = known.view().legal_moves();
    let mut result = bot.think(&known, &moves, &Budget::nodes(NODES), &mut SplitMix::new(step as u64));
    let played = game.record().steps[step - 1].action;
    NetSet::built_in().add_played_move(&known, &mut result, played).expect("valid weights");
    ReviewAnswer::Moves(result.candidates.iter().map(|candidate| (candidate.action, candidate.win_share)).collect())
}

/// Returns the mean accuracy of both seats over games of a level against itself.
fn accuracy(level: Level, games: u64) -> f32 {
    let mut sum = 0.0;
    for seed in 0..games {
        let mut bots = [BotKind::Level(level).bot(), BotKind::Level(level).bot()];
        let (record, _) = record_game(Edition::standard(), &mut bots, seed);
        let game = load(&record.to_string(), &Library::built_in()).expect("a game of bots is legal");
        let mut review = Review::new(&game, Seat::FIRST);
        for question in review_questions(&game, Seat::FIRST) {
            if let ReviewQuestion::Choice { step, .. } = question {
                review.add_answer(&game, &question, &answer(&game, &question, step));
            }
        }
        let players = game.setup().players();
        sum += players.seats().filter_map(|seat| review.accuracy(players, seat)).sum::<f32>() / 2.0;
    }
    sum / games as f32
}

#[test]
fn stronger_levels_play_more_accurately() {
    let games = std::env::var("IQUAZU_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(2);
    let levels = [Level::Beginner, Level::Learner, Level::Club, Level::Expert];
    let accuracies = levels.map(|level| accuracy(level, games));
    for (level, accuracy) in levels.into_iter().zip(accuracies) {
        println!("| {level} | {accuracy:.1} % |");
    }
    let [_, learner, club, expert] = accuracies;
    assert!(learner + 2.0 < club && club + 2.0 < expert, "{accuracies:?}");
    assert!(expert > 85.0 && expert <= 100.0, "{accuracies:?}");
}
