//! Reviews are made in the worker, question by question: so there is a progress to show, and they can be stopped.

use super::replay::Replay;
use crate::app::editions;
use crate::play::thinker::{self, dealt_anew};
use iquazu_rules::{Seat, SeatMap, State, Viewer};
use iquazu_session::{Review, ReviewAnswer, ReviewQuestion, review_questions};
use leptos::prelude::*;
use leptos::task::spawn_local;

/// Positions looked at for one choice: a third of what the master looks at in a game.
const NODES: u32 = 20_000;

/// A review under way. A handle of signals, cheap to copy.
#[derive(Clone, Copy)]
pub(super) struct Reviewing {
    replay: Replay,
    pub(super) seat: RwSignal<Seat>,
    pub(super) review: RwSignal<Review>,
    /// How much of it is done, from 0 to 1; nothing where nobody is at it.
    pub(super) progress: RwSignal<Option<f64>>,
    /// Counts reviews: what was asked for an earlier one is dropped.
    turn: RwSignal<u32>,
}

impl Reviewing {
    /// For the only person of the game, or whoever won it.
    pub(super) fn new(replay: Replay) -> Reviewing {
        let (seat, review) = replay.whole.with_value(|game| {
            let mut people = game.setup().people();
            let only = people.next().filter(|_| people.next().is_none());
            let seat = only.or_else(|| game.state().winners().next()).unwrap_or(Seat::FIRST);
            (seat, Review::new(game, seat))
        });
        let reviewing = Reviewing {
            replay,
            seat: RwSignal::new(seat),
            review: RwSignal::new(review),
            progress: RwSignal::new(None),
            turn: RwSignal::new(0),
        };
        on_cleanup(move || reviewing.stop());
        reviewing
    }

    pub(super) fn stop(self) {
        if self.progress.try_get_untracked().flatten().is_some() {
            self.turn.update(|turn| *turn += 1);
            self.progress.set(None);
            thinker::hurry();
        }
    }

    /// Starts anew from a seat.
    pub(super) fn start(self, seat: Seat) {
        self.stop();
        self.turn.update(|turn| *turn += 1);
        self.seat.set(seat);
        let game = self.replay.whole.get_value();
        self.review.set(Review::new(&game, seat));
        self.progress.set(Some(0.0));
        let turn = self.turn.get_untracked();
        spawn_local(async move {
            let all = review_questions(&game, seat);
            for (index, question) in all.iter().enumerate() {
                let answer = ask(seat, question).await;
                if self.turn.try_get_untracked() != Some(turn) {
                    return;
                }
                self.review.update(|review| review.add_answer(&game, question, &answer));
                self.progress.set(Some(effort(&all[..=index]) / effort(&all)));
            }
            self.progress.set(None);
        });
    }
}

/// About how long questions take, compared with each other.
fn effort(questions: &[ReviewQuestion]) -> f64 {
    let one = |question: &ReviewQuestion| if matches!(question, ReviewQuestion::Choice { .. }) { 10.0 } else { 1.0 };
    questions.iter().map(one).sum()
}

async fn ask(seat: Seat, question: &ReviewQuestion) -> ReviewAnswer {
    let known = |state: &State, step: usize| dealt_anew(&state.view(Viewer::Seat(seat)), step as u64);
    let edition = |state: &State| editions::text_of(state.table().edition());
    let parts = match question {
        ReviewQuestion::Position { step, state } | ReviewQuestion::Chance { step, state } => {
            vec!["evaluate".to_owned(), known(state, *step), seat.to_string(), edition(state)]
        }
        ReviewQuestion::Choice { step, state } => {
            vec!["evaluate_moves".to_owned(), known(state, *step), NODES.to_string(), step.to_string(), edition(state)]
        }
    };
    let Ok(answer) = thinker::post(&parts).await else { return ReviewAnswer::Unknown };
    match question {
        ReviewQuestion::Choice { .. } => {
            let ideas = crate::play::hint::read(&answer);
            ReviewAnswer::Moves(ideas.iter().filter_map(|idea| Some((idea.action, idea.share?))).collect())
        }
        ReviewQuestion::Position { .. } | ReviewQuestion::Chance { .. } => shares(&answer),
    }
}

fn shares(answer: &str) -> ReviewAnswer {
    let mut shares = SeatMap([0.0; 4]);
    for (seat, share) in Seat::ALL.into_iter().zip(answer.split(' ')) {
        let Ok(share) = share.parse() else { return ReviewAnswer::Unknown };
        shares[seat] = share;
    }
    ReviewAnswer::WinShares(shares)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_read_in_the_order_of_the_seats() {
        assert_eq!(shares("0.2500 0.7500"), ReviewAnswer::WinShares(SeatMap([0.25, 0.75, 0.0, 0.0])));
        assert_eq!(shares("nonsense"), ReviewAnswer::Unknown);
    }
}
