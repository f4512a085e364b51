//! The Web Workers of a review. They are not the worker of the bots, so that a game goes on while a review runs.

use js_sys::{Array, Promise};
use leptos::prelude::window;
use std::cell::RefCell;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// The most workers of a review. More cores are left to the page and to other programs.
const MAX_WORKERS: usize = 2;

thread_local! {
    static WORKERS: RefCell<Vec<Worker>> = const { RefCell::new(Vec::new()) };
}

/// Returns how many workers a review uses on this machine.
pub(crate) fn count() -> usize {
    (window().navigator().hardware_concurrency() as usize).clamp(1, MAX_WORKERS)
}

/// Ends all workers. Their pending requests never answer.
pub(crate) fn stop() {
    for worker in WORKERS.with_borrow_mut(std::mem::take) {
        worker.terminate();
    }
}

fn worker(index: usize) -> Result<Worker, JsValue> {
    WORKERS.with_borrow_mut(|workers| {
        while workers.len() <= index {
            let options = WorkerOptions::new();
            options.set_type(WorkerType::Module);
            workers.push(Worker::new_with_options("./worker.js", &options)?);
        }
        Ok(workers[index].clone())
    })
}

/// Sends a request to a worker and waits for the answer; `None` if there is none. A worker handles one request at a
/// time: the caller waits for an answer before it asks again.
pub(crate) async fn request(index: usize, question: &[String]) -> Option<String> {
    let worker = worker(index).ok()?;
    let question: Array = question.iter().map(|part| JsValue::from_str(part)).collect();
    let promise = Promise::new(&mut |resolve, reject| {
        worker.set_onmessage(Some(&resolve));
        worker.set_onerror(Some(&reject));
        let _ = worker.post_message(&question);
    });
    let answer = JsFuture::from(promise).await.ok()?;
    answer.dyn_into::<MessageEvent>().ok()?.data().as_string()
}
