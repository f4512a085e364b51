//! Bots think in a Web Worker, so that the page stays smooth. The worker gets a position in which everything that the
//! bot's seat cannot know has been dealt anew: it is told a view, never the game.

use super::store::Play;
use crate::app::editions;
use iquazu_rules::{Action, Seat, SplitMix, View, Viewer};
use iquazu_session::{Game, Player};
use js_sys::{Array, Promise};
use leptos::prelude::*;
use std::cell::RefCell;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// Why no move came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoAnswer;

thread_local! {
    static WORKER: RefCell<Option<Worker>> = const { RefCell::new(None) };
    /// Ends the waiting for the present answer.
    static GIVE_UP: RefCell<Option<js_sys::Function>> = const { RefCell::new(None) };
}

/// The move of a bot.
pub async fn ask(play: Play, seat: Seat) -> Result<Action, NoAnswer> {
    let question = play.game.with_untracked(|game| {
        let level = match &game.setup().seat(seat).player {
            Player::Bot(level) => level.clone(),
            Player::Person | Player::Remote => "casual".to_owned(),
        };
        let [position, seed, edition] = as_known_to(game, seat);
        ["choose".to_owned(), level, position, seed, edition]
    });
    post(&question).await?.parse().map_err(|_| NoAnswer)
}

/// What the moves of a seat are worth to it, as the worker writes it down.
pub async fn weigh(play: Play, seat: Seat) -> Result<String, NoAnswer> {
    let [position, seed, edition] = play.game.with_untracked(|game| as_known_to(game, seat));
    post(&["evaluate_moves".to_owned(), position, String::new(), seed, edition]).await
}

/// The game as a seat knows it, the rest dealt anew; a seed for whoever thinks about it; and the file of the edition, if
/// it is somebody's own.
fn as_known_to(game: &Game, seat: Seat) -> [String; 3] {
    let seed = game.setup().seed ^ (game.history().len() as u64) << 32;
    let view = game.state().view(Viewer::Seat(seat));
    [dealt_anew(&view, seed), seed.to_string(), editions::text_of(game.setup().edition)]
}

/// A position that looks the same to the one who looks.
pub(crate) fn dealt_anew(view: &View, seed: u64) -> String {
    view.resample(&mut SplitMix::new(seed)).to_position().to_string()
}

/// Cuts the thinking short: a simple move is made instead.
pub fn hurry() {
    if let Some(give_up) = GIVE_UP.with_borrow_mut(Option::take) {
        let _ = give_up.call0(&JsValue::NULL);
    }
    if let Some(worker) = WORKER.with_borrow_mut(Option::take) {
        worker.terminate();
    }
}

fn worker() -> Result<Worker, NoAnswer> {
    WORKER.with_borrow_mut(|worker| match worker {
        Some(worker) => Ok(worker.clone()),
        None => {
            let options = WorkerOptions::new();
            options.set_type(WorkerType::Module);
            let fresh = Worker::new_with_options("./worker.js", &options).map_err(|_| NoAnswer)?;
            *worker = Some(fresh.clone());
            Ok(fresh)
        }
    })
}

/// Sends a question and waits for its answer. There is one question at a time: one that is still open is dropped.
pub(crate) async fn post(question: &[String]) -> Result<String, NoAnswer> {
    if GIVE_UP.with_borrow(Option::is_some) {
        hurry();
    }
    let worker = worker()?;
    let question: Array = question.iter().map(|part| JsValue::from_str(part)).collect();
    let promise = Promise::new(&mut |resolve, reject| {
        worker.set_onmessage(Some(&resolve));
        worker.set_onerror(Some(&reject));
        GIVE_UP.set(Some(reject));
        let _ = worker.post_message(&question);
    });
    let answer = JsFuture::from(promise).await.map_err(|_| NoAnswer);
    // Who was dropped must not drop the question that came after it.
    let answer = answer?;
    GIVE_UP.set(None);
    answer.unchecked_into::<MessageEvent>().data().as_string().ok_or(NoAnswer)
}
