//! Runs bots in a Web Worker, so that the page stays responsive. The worker gets what the bot's seat knows: its view, and
//! what it has seen of the cards.

use super::store::{Play, UiNotice};
use crate::app::editions;
use crate::app::texts::messages;
use crate::pages::levels::plain_level_name;
use iquazu_levels::{Baseline, Level, Opponent};
use iquazu_messages::Messages;
use iquazu_rules::{Action, Seat};
use iquazu_session::daily::DayDeal;
use iquazu_session::{Game, Player};
use js_sys::{Array, Promise};
use leptos::prelude::*;
use std::cell::RefCell;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// Time limit of a search for a bot's move or a hint, in milliseconds. The node budget usually ends it sooner.
pub(crate) const SEARCH_MS: u32 = 1_000;

/// Error when the worker did not answer, or not with a valid answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WorkerError;

/// Why an answer of the worker is worse than usual, or missing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WorkerProblem {
    /// The weights of the nets cannot be read.
    Nets,
    /// What the seat remembers contradicts its view and was dropped.
    Memory,
    /// A worker of a review did not answer.
    Unanswered,
}

impl WorkerProblem {
    /// Returns the first problem that the worker names after an answer.
    pub fn of(answer: &str) -> Option<WorkerProblem> {
        answer.lines().find_map(|line| match line.strip_prefix("problem ")? {
            "nets" => Some(WorkerProblem::Nets),
            "memory" => Some(WorkerProblem::Memory),
            _ => None,
        })
    }

    pub fn text(self, t: Messages) -> &'static str {
        match self {
            WorkerProblem::Nets => t.hint_nets_damaged(),
            WorkerProblem::Memory => t.hint_memory_dropped(),
            WorkerProblem::Unanswered => t.hint_unanswered(),
        }
    }
}

thread_local! {
    /// The problems that the player has been told about.
    static SHOWN_PROBLEMS: RefCell<Vec<WorkerProblem>> = const { RefCell::new(Vec::new()) };
    static WORKER: RefCell<Option<Worker>> = const { RefCell::new(None) };
    /// Rejects the promise of the pending request.
    static REJECT_PENDING: RefCell<Option<js_sys::Function>> = const { RefCell::new(None) };
}

/// Returns the move of a bot.
pub async fn choose_move(play: Play, seat: Seat) -> Result<Action, WorkerError> {
    let question = play.game.with_untracked(|game| {
        let level = match &game.setup().seat(seat).player {
            Player::Bot(name) if is_known(name) => name.clone(),
            Player::Bot(name) => {
                explain_unknown(play, seat, name);
                Level::DEFAULT.name().to_owned()
            }
            Player::Person | Player::Remote => Level::DEFAULT.name().to_owned(),
        };
        let [known, seed, edition] = known_to(game, seat);
        // No time limit in a deal of the day: a server replays it, so every browser must find the same moves.
        let deadline = if DayDeal::of_game(game).is_some() { String::new() } else { SEARCH_MS.to_string() };
        ["choose".to_owned(), level, known, seed, edition, deadline]
    });
    let answer = request(&question).await?;
    if let Some(problem) = WorkerProblem::of(&answer).filter(|problem| is_new(*problem)) {
        play.notice.set(Some(UiNotice::Worker(problem)));
    }
    answer.lines().next().unwrap_or_default().parse().map_err(|_| WorkerError)
}

/// Returns whether a problem has not been shown since the page was loaded.
fn is_new(problem: WorkerProblem) -> bool {
    SHOWN_PROBLEMS.with_borrow_mut(|shown| {
        let is_new = !shown.contains(&problem);
        if is_new {
            shown.push(problem);
        }
        is_new
    })
}

/// Returns whether there is a bot of this name. Records of measurements also name baselines.
fn is_known(name: &str) -> bool {
    name.parse::<Opponent>().is_ok() || name.parse::<Baseline>().is_ok()
}

/// Says that another bot plays in place of one that this version does not know.
fn explain_unknown(play: Play, seat: Seat, name: &str) {
    let t = untrack(messages);
    let text = t.error_bot_unknown(name, plain_level_name(t, Level::DEFAULT), &untrack(|| play.name(seat)));
    play.notice.set(Some(UiNotice::News(text)));
}

/// Evaluates the moves of a seat. Returns the worker's answer as text.
pub async fn evaluate_moves(play: Play, seat: Seat) -> Result<String, WorkerError> {
    let [known, seed, edition] = play.game.with_untracked(|game| known_to(game, seat));
    request(&["evaluate_moves".to_owned(), known, String::new(), seed, edition, SEARCH_MS.to_string()]).await
}

/// Returns what a seat knows, a seed for the worker, and the packed edition if it is not built in.
fn known_to(game: &Game, seat: Seat) -> [String; 3] {
    let steps = game.history().len() - 1;
    [game.information_text(steps, seat), game.bot_seed(steps).to_string(), editions::packed_text(game.setup().edition)]
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
    // A cancelled request must not clear the state of the request after it.
    let reply = JsFuture::from(promise).await.map_err(|_| WorkerError)?;
    REJECT_PENDING.set(None);
    let text = reply.dyn_into::<MessageEvent>().ok().and_then(|message| message.data().as_string());
    text.ok_or_else(|| {
        // It did not load or has panicked, and would fail again: the next request starts another worker.
        cancel();
        WorkerError
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn problem_follows_the_answer() {
        assert_eq!(WorkerProblem::of("place 3e 1w2b"), None);
        assert_eq!(WorkerProblem::of("draw\nproblem nets\nproblem memory"), Some(WorkerProblem::Nets));
        assert_eq!(WorkerProblem::of("0.6201 3.10 draw\nproblem memory"), Some(WorkerProblem::Memory));
        assert_eq!(WorkerProblem::of("problem nets"), Some(WorkerProblem::Nets));
        assert_eq!(WorkerProblem::of("draw\nproblem of a newer worker"), None);
    }

    #[test]
    fn problem_is_shown_once() {
        assert!(is_new(WorkerProblem::Nets));
        assert!(!is_new(WorkerProblem::Nets));
        assert!(is_new(WorkerProblem::Memory));
    }
}
