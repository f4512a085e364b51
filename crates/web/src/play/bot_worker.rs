//! Runs bots in a Web Worker, so that the page stays responsive. The worker gets the view of the bot's seat, so it never
//! sees hidden cards.

use super::store::Play;
use crate::app::editions;
use iquazu_levels::Level;
use iquazu_rules::{Action, Seat, Viewer};
use iquazu_session::{Game, Player};
use js_sys::{Array, Promise};
use leptos::prelude::*;
use std::cell::RefCell;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// Error when the worker did not answer, or not with a valid answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WorkerError;

thread_local! {
    static WORKER: RefCell<Option<Worker>> = const { RefCell::new(None) };
    /// Rejects the promise of the pending request.
    static REJECT_PENDING: RefCell<Option<js_sys::Function>> = const { RefCell::new(None) };
}

/// Returns the move of a bot.
pub async fn choose_move(play: Play, seat: Seat) -> Result<Action, WorkerError> {
    let question = play.game.with_untracked(|game| {
        let level = match &game.setup().seat(seat).player {
            Player::Bot(level) => level.clone(),
            Player::Person | Player::Remote => Level::DEFAULT.name().to_owned(),
        };
        let [view, seed, edition] = view_of(game, seat);
        ["choose".to_owned(), level, view, seed, edition]
    });
    request(&question).await?.parse().map_err(|_| WorkerError)
}

/// Evaluates the moves of a seat. Returns the worker's answer as text.
pub async fn evaluate_moves(play: Play, seat: Seat) -> Result<String, WorkerError> {
    let [view, seed, edition] = play.game.with_untracked(|game| view_of(game, seat));
    request(&["evaluate_moves".to_owned(), view, String::new(), seed, edition]).await
}

/// Returns what a seat sees, a seed for the worker, and the packed edition if it is not built in.
fn view_of(game: &Game, seat: Seat) -> [String; 3] {
    let seed = game.setup().seed ^ (game.history().len() as u64) << 32;
    let view = game.state().view(Viewer::Seat(seat));
    [view.to_string(), seed.to_string(), editions::packed_text(game.setup().edition)]
}

/// Cancels the pending request. The bot makes a fallback move instead.
pub fn cancel() {
    if let Some(give_up) = REJECT_PENDING.with_borrow_mut(Option::take) {
        let _ = give_up.call0(&JsValue::NULL);
    }
    if let Some(worker) = WORKER.with_borrow_mut(Option::take) {
        worker.terminate();
    }
}

fn worker() -> Result<Worker, WorkerError> {
    WORKER.with_borrow_mut(|worker| match worker {
        Some(worker) => Ok(worker.clone()),
        None => {
            let options = WorkerOptions::new();
            options.set_type(WorkerType::Module);
            let fresh = Worker::new_with_options("./worker.js", &options).map_err(|_| WorkerError)?;
            *worker = Some(fresh.clone());
            Ok(fresh)
        }
    })
}

/// Sends a request and waits for the answer. Only one request runs at a time: a pending one is cancelled.
pub(crate) async fn request(question: &[String]) -> Result<String, WorkerError> {
    if REJECT_PENDING.with_borrow(Option::is_some) {
        cancel();
    }
    let worker = worker()?;
    let question: Array = question.iter().map(|part| JsValue::from_str(part)).collect();
    let promise = Promise::new(&mut |resolve, reject| {
        worker.set_onmessage(Some(&resolve));
        worker.set_onerror(Some(&reject));
        REJECT_PENDING.set(Some(reject));
        let _ = worker.post_message(&question);
    });
    let answer = JsFuture::from(promise).await.map_err(|_| WorkerError);
    // A cancelled request must not clear the state of the request after it.
    let answer = answer?;
    REJECT_PENDING.set(None);
    answer.unchecked_into::<MessageEvent>().data().as_string().ok_or(WorkerError)
}
