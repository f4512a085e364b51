//! Reviews a game in its workers, one question at a time each, so that there is progress to show and the review can be
//! stopped.

use super::replay::Replay;
use super::review_workers;
use crate::app::alive::Scope;
use crate::app::{decimal, editions};
use crate::my_games;
use crate::play::bot_worker::WorkerProblem;
use iquazu_rules::{Seat, SeatMap, State};
use iquazu_session::{Game, Review, ReviewAnswer, ReviewQuestion, review_questions};
use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// Search nodes per reviewed move. The moves of all seats in a game of 70 turns are reviewed within ten seconds on two
/// cores (docs/opponents.md).
const REVIEW_NODES: u32 = 3_000;

/// The answers of the last review. They outlive its page, so that the review continues when the player returns.
struct Answered {
    record: String,
    seat: Seat,
    /// The answers by the number of the question.
    answers: Vec<(usize, ReviewAnswer)>,
    /// Why some of them are worse than usual.
    problem: Option<WorkerProblem>,
}

thread_local! {
    static ANSWERED: RefCell<Option<Answered>> = const { RefCell::new(None) };
}

/// Returns the answers that are known for this review, and starts to collect them if it is a new one.
fn known_answers(record: &str, seat: Seat) -> (Vec<(usize, ReviewAnswer)>, Option<WorkerProblem>) {
    ANSWERED.with_borrow_mut(|answered| match answered {
        Some(last) if last.record == record && last.seat == seat => (last.answers.clone(), last.problem),
        _ => {
            *answered = Some(Answered { record: record.to_owned(), seat, answers: Vec::new(), problem: None });
            (Vec::new(), None)
        }
    })
}

fn remember(number: usize, answer: &ReviewAnswer, problem: Option<WorkerProblem>) {
    ANSWERED.with_borrow_mut(|answered| {
        if let Some(answered) = answered {
            answered.answers.push((number, answer.clone()));
            answered.problem = answered.problem.or(problem);
        }
    });
}

/// The questions of a review, which its workers share.
struct QuestionQueue {
    game: Game,
    seat: Seat,
    questions: Vec<ReviewQuestion>,
    /// The questions that are not answered yet, by number, the last one first.
    open: RefCell<Vec<usize>>,
    /// The effort of the answered questions.
    done: Cell<f64>,
}

impl QuestionQueue {
    fn new(game: Game, seat: Seat, known: &[(usize, ReviewAnswer)]) -> QuestionQueue {
        let questions = review_questions(&game, seat);
        let is_open = |number: &usize| !known.iter().any(|(known, _)| known == number);
        let open = (0..questions.len()).rev().filter(is_open).collect();
        let done = known.iter().filter_map(|(number, _)| questions.get(*number)).map(effort).sum();
        QuestionQueue { game, seat, questions, open: RefCell::new(open), done: Cell::new(done) }
    }

    fn next(&self) -> Option<usize> {
        self.open.borrow_mut().pop()
    }

    /// Counts a question as answered. Returns the progress from 0 to 1.
    fn finish(&self, number: usize) -> f64 {
        self.done.set(self.done.get() + effort(&self.questions[number]));
        self.done.get() / self.questions.iter().map(effort).sum::<f64>()
    }
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
    /// Why some of the answers are worse than usual, or missing.
    pub(super) problem: RwSignal<Option<WorkerProblem>>,
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
            problem: RwSignal::new(None),
            generation: RwSignal::new(0),
        };
        on_cleanup(move || review_task.stop());
        review_task
    }

    pub(super) fn stop(self) {
        if self.progress.try_get_untracked().flatten().is_some() {
            self.generation.update(|generation| *generation += 1);
            self.progress.set(None);
            review_workers::stop();
        }
    }

    /// Starts a new review from a seat's point of view.
    pub(super) fn start(self, seat: Seat) {
        self.stop();
        self.generation.update(|generation| *generation += 1);
        self.seat.set(seat);
        let game = self.replay.full_game.get_value();
        let (known, problem) = known_answers(&game.save(), seat);
        self.problem.set(problem);
        let queue = Rc::new(QuestionQueue::new(game, seat, &known));
        let mut review = Review::new(&queue.game, seat);
        for (number, answer) in &known {
            review.add_answer(&queue.game, &queue.questions[*number], answer);
        }
        self.review.set(review);
        self.progress.set(Some(0.0));
        let generation = self.generation.get_untracked();
        let running = Rc::new(Cell::new(review_workers::count()));
        for worker in 0..running.get() {
            let (queue, running) = (queue.clone(), running.clone());
            self.scope.spawn(async move {
                while let Some(number) = queue.next() {
                    let answered = answer_to(worker, &queue, number).await;
                    if self.generation.get_untracked() != generation {
                        return;
                    }
                    let Some((answer, problem)) = answered else {
                        // The worker did not load or has panicked, and would fail again: the other one has the rest.
                        self.problem.set(Some(WorkerProblem::Unanswered));
                        break;
                    };
                    remember(number, &answer, problem);
                    if problem.is_some() && self.problem.get_untracked().is_none() {
                        self.problem.set(problem);
                    }
                    self.review.update(|review| review.add_answer(&queue.game, &queue.questions[number], &answer));
                    self.progress.set(Some(queue.finish(number)));
                }
                running.set(running.get() - 1);
                if running.get() == 0 && self.generation.get_untracked() == generation {
                    review_workers::stop();
                    if self.problem.get_untracked() != Some(WorkerProblem::Unanswered) {
                        let review = self.review.get_untracked();
                        my_games::note_review(&queue.game, queue.seat, &review).await;
                    }
                    if self.generation.get_untracked() == generation {
                        self.progress.set(None);
                    }
                }
            });
        }
    }
}

/// Relative cost of a question, for the progress bar.
fn effort(question: &ReviewQuestion) -> f64 {
    if matches!(question, ReviewQuestion::Choice { .. }) { 10.0 } else { 1.0 }
}

/// Returns the answer to a question and its problem, or `None` if the worker did not answer.
async fn answer_to(
    worker: usize,
    queue: &QuestionQueue,
    number: usize,
) -> Option<(ReviewAnswer, Option<WorkerProblem>)> {
    let (game, question) = (&queue.game, &queue.questions[number]);
    let known = question.information_text(game, queue.seat);
    let edition = |state: &State| editions::packed_text(state.table().edition());
    let parts = match question {
        ReviewQuestion::Position { state, .. } | ReviewQuestion::Chance { state, .. } => {
            vec!["evaluate".to_owned(), known, edition(state)]
        }
        ReviewQuestion::Choice { step, state } => {
            let played = game.record().steps[step - 1].action.to_string();
            let (nodes, seed) = (REVIEW_NODES.to_string(), step.to_string());
            vec!["evaluate_choice".to_owned(), known, played, nodes, seed, edition(state)]
        }
    };
    let text = review_workers::request(worker, &parts).await?;
    let answer = match question {
        ReviewQuestion::Choice { .. } => {
            let evaluated = crate::play::hint::parse_answer(&text);
            ReviewAnswer::Moves(evaluated.iter().filter_map(|(action, share)| Some((*action, (*share)?))).collect())
        }
        ReviewQuestion::Position { .. } | ReviewQuestion::Chance { .. } => shares(&text),
    };
    Some((answer, WorkerProblem::of(&text)))
}

fn shares(answer: &str) -> ReviewAnswer {
    let mut shares = SeatMap([0.0; 4]);
    for (seat, share) in Seat::ALL.into_iter().zip(answer.lines().next().unwrap_or_default().split(' ')) {
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
        let nothing = (Vec::new(), None);
        assert_eq!(known_answers("a game", Seat::FIRST), nothing);
        remember(3, &ReviewAnswer::Unknown, Some(WorkerProblem::Nets));
        remember(4, &ReviewAnswer::Unknown, None);
        let known = vec![(3, ReviewAnswer::Unknown), (4, ReviewAnswer::Unknown)];
        assert_eq!(known_answers("a game", Seat::FIRST), (known, Some(WorkerProblem::Nets)));
        assert_eq!(known_answers("another game", Seat::FIRST), nothing);
        assert_eq!(known_answers("a game", Seat::FIRST), nothing, "only the last one is remembered");
    }

    #[test]
    fn shares_are_parsed_in_seat_order() {
        assert_eq!(shares("0.2500 0.7500"), ReviewAnswer::WinShares(SeatMap([0.25, 0.75, 0.0, 0.0])));
        let with_problem = ReviewAnswer::WinShares(SeatMap([0.25, 0.75, 0.0, 0.0]));
        assert_eq!(shares("0.2500 0.7500\nproblem memory"), with_problem);
        assert_eq!(shares("problem nets"), ReviewAnswer::Unknown);
        assert_eq!(shares("nonsense"), ReviewAnswer::Unknown);
    }
}
