//! Reviews a game in the worker, one question at a time, so that there is progress to show and the review can be
//! stopped.

use super::replay::Replay;
use crate::app::alive::Scope;
use crate::app::{decimal, editions};
use crate::play::bot_worker;
use iquazu_rules::{Seat, SeatMap, State};
use iquazu_session::{Game, Review, ReviewAnswer, ReviewQuestion, review_questions};
use leptos::prelude::*;
use std::cell::RefCell;

/// Search nodes per reviewed move: a third of the budget of `master` in a game.
const REVIEW_NODES: u32 = 20_000;

/// The answers of the last review. They outlive its page, so that it goes on where it was when one comes back.
struct Answered {
    record: String,
    seat: Seat,
    answers: Vec<ReviewAnswer>,
}

thread_local! {
    static ANSWERED: RefCell<Option<Answered>> = const { RefCell::new(None) };
}

/// Returns the answers that are known for this review, and starts to collect them if it is a new one.
fn known_answers(record: &str, seat: Seat) -> Vec<ReviewAnswer> {
    ANSWERED.with_borrow_mut(|answered| match answered {
        Some(last) if last.record == record && last.seat == seat => last.answers.clone(),
        _ => {
            *answered = Some(Answered { record: record.to_owned(), seat, answers: Vec::new() });
            Vec::new()
        }
    })
}

fn remember(answer: &ReviewAnswer) {
    ANSWERED.with_borrow_mut(|answered| {
        if let Some(answered) = answered {
            answered.answers.push(answer.clone());
        }
    });
}

/// A running review. A handle of signals, cheap to copy.
#[derive(Clone, Copy)]
pub(super) struct ReviewTask {
    scope: Scope,
    replay: Replay,
    pub(super) seat: RwSignal<Seat>,
    pub(super) review: RwSignal<Review>,
    /// Progress from 0 to 1; `None` if the review is not running.
    pub(super) progress: RwSignal<Option<f64>>,
    /// Counts reviews. Answers for an earlier one are dropped.
    generation: RwSignal<u32>,
}

impl ReviewTask {
    /// Creates a review for the only person of the game, or else for a winner.
    pub(super) fn new(replay: Replay) -> ReviewTask {
        let (seat, review) = replay.full_game.with_value(|game| {
            let mut people = game.setup().people();
            let only = people.next().filter(|_| people.next().is_none());
            let seat = only.or_else(|| game.state().winners().next()).unwrap_or(Seat::FIRST);
            (seat, Review::new(game, seat))
        });
        let review_task = ReviewTask {
            scope: Scope::current(),
            replay,
            seat: RwSignal::new(seat),
            review: RwSignal::new(review),
            progress: RwSignal::new(None),
            generation: RwSignal::new(0),
        };
        on_cleanup(move || review_task.stop());
        review_task
    }

    pub(super) fn stop(self) {
        if self.progress.try_get_untracked().flatten().is_some() {
            self.generation.update(|generation| *generation += 1);
            self.progress.set(None);
            bot_worker::cancel();
        }
    }

    /// Starts a new review from a seat's point of view.
    pub(super) fn start(self, seat: Seat) {
        self.stop();
        self.generation.update(|generation| *generation += 1);
        self.seat.set(seat);
        let game = self.replay.full_game.get_value();
        self.review.set(Review::new(&game, seat));
        self.progress.set(Some(0.0));
        let generation = self.generation.get_untracked();
        self.scope.spawn(async move {
            let all = review_questions(&game, seat);
            let known = known_answers(&game.save(), seat);
            for (index, question) in all.iter().enumerate() {
                let answer = match known.get(index) {
                    Some(answer) => answer.clone(),
                    None => answer_to(&game, seat, question).await,
                };
                if self.generation.get_untracked() != generation {
                    return;
                }
                if index >= known.len() {
                    remember(&answer);
                }
                self.review.update(|review| review.add_answer(&game, question, &answer));
                self.progress.set(Some(effort(&all[..=index]) / effort(&all)));
            }
            self.progress.set(None);
        });
    }
}

/// Relative cost of questions, for the progress bar.
fn effort(questions: &[ReviewQuestion]) -> f64 {
    let one = |question: &ReviewQuestion| if matches!(question, ReviewQuestion::Choice { .. }) { 10.0 } else { 1.0 };
    questions.iter().map(one).sum()
}

async fn answer_to(game: &Game, seat: Seat, question: &ReviewQuestion) -> ReviewAnswer {
    let known = question.information_text(game, seat);
    let edition = |state: &State| editions::packed_text(state.table().edition());
    let parts = match question {
        ReviewQuestion::Position { state, .. } | ReviewQuestion::Chance { state, .. } => {
            vec!["evaluate".to_owned(), known, edition(state)]
        }
        ReviewQuestion::Choice { step, state } => {
            vec!["evaluate_moves".to_owned(), known, REVIEW_NODES.to_string(), step.to_string(), edition(state)]
        }
    };
    let Ok(answer) = bot_worker::request(&parts).await else { return ReviewAnswer::Unknown };
    match question {
        ReviewQuestion::Choice { .. } => {
            let suggestions = crate::play::hint::parse_answer(&answer);
            ReviewAnswer::Moves(
                suggestions.iter().filter_map(|suggestion| Some((suggestion.action, suggestion.win_share?))).collect(),
            )
        }
        ReviewQuestion::Position { .. } | ReviewQuestion::Chance { .. } => shares(&answer),
    }
}

fn shares(answer: &str) -> ReviewAnswer {
    let mut shares = SeatMap([0.0; 4]);
    for (seat, share) in Seat::ALL.into_iter().zip(answer.split(' ')) {
        let Some(share) = decimal::parse(share) else { return ReviewAnswer::Unknown };
        shares[seat] = share;
    }
    ReviewAnswer::WinShares(shares)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_of_the_last_review_are_known_again() {
        assert!(known_answers("a game", Seat::FIRST).is_empty());
        remember(&ReviewAnswer::Unknown);
        assert_eq!(known_answers("a game", Seat::FIRST), [ReviewAnswer::Unknown]);
        assert!(known_answers("another game", Seat::FIRST).is_empty());
        assert!(known_answers("a game", Seat::FIRST).is_empty(), "only the last one is remembered");
    }

    #[test]
    fn shares_are_parsed_in_seat_order() {
        assert_eq!(shares("0.2500 0.7500"), ReviewAnswer::WinShares(SeatMap([0.25, 0.75, 0.0, 0.0])));
        assert_eq!(shares("nonsense"), ReviewAnswer::Unknown);
    }
}
