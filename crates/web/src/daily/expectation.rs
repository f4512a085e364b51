//! What the master expects from the seat of a day, played out in the workers.

use super::log;
use crate::app::alive::Scope;
use crate::study::review_workers;
use iquazu_session::Game;
use iquazu_session::daily::{DayDeal, PLAYOUTS};
use leptos::prelude::*;
use std::cell::Cell;
use std::rc::Rc;

/// The progress of the playouts. A handle of signals, cheap to copy.
#[derive(Clone, Copy)]
pub(super) struct Expectation {
    scope: Scope,
    /// How many playouts are done, and the sum of their points.
    pub(super) done: RwSignal<(u32, u32)>,
    pub(super) failed: RwSignal<bool>,
}

impl Expectation {
    pub(super) fn new() -> Expectation {
        let expectation =
            Expectation { scope: Scope::current(), done: RwSignal::new((0, 0)), failed: RwSignal::new(false) };
        on_cleanup(review_workers::stop);
        expectation
    }

    /// Plays the deal out, and calls `finished` when the sum is in the log. The order of the playouts does not matter.
    pub(super) fn compute(self, deal: DayDeal, finished: impl Fn() + Copy + 'static) {
        let record = Game::new(deal.setup(|_, _| String::new())).0.save();
        let next = Rc::new(Cell::new(0));
        for worker in 0..review_workers::count() {
            let (next, record) = (next.clone(), record.clone());
            self.scope.spawn(async move {
                while next.get() < PLAYOUTS {
                    let number = next.replace(next.get() + 1);
                    let question = ["playout".to_owned(), record.clone(), deal.seat.to_string(), number.to_string()];
                    let points = review_workers::request(worker, &question).await.and_then(|text| text.parse().ok());
                    let Some(points) = points.filter(|points: &u32| *points < 1_000) else {
                        return self.failed.set(true);
                    };
                    self.done.update(|(done, sum)| {
                        *done += 1;
                        *sum += points;
                    });
                    if let (PLAYOUTS, sum) = self.done.get_untracked() {
                        let _ = log::change(|log| log.set_playouts_sum(deal.day, sum));
                        review_workers::stop();
                        finished();
                    }
                }
            });
        }
    }
}
