//! The server's HTTP answers, typed.

use iquazu_protocol::Refusal;
use leptos::prelude::window;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsCast;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};

/// Why there is no answer to be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// No server, or no connection to it.
    NotConnected,
    Refused(Refusal),
}

/// How the server says no.
#[derive(Deserialize)]
struct Refused {
    refusal: Refusal,
}

pub async fn get<Answer: DeserializeOwned>(path: &str) -> Result<Answer, Trouble> {
    read(&send("GET", path, None).await?)
}

pub async fn post<Answer: DeserializeOwned>(path: &str, body: &impl Serialize) -> Result<Answer, Trouble> {
    let body = serde_json::to_string(body).map_err(|_| Trouble::NotConnected)?;
    read(&send("POST", path, Some(body)).await?)
}

/// An answer that is text, such as a record.
pub async fn text(path: &str) -> Result<String, Trouble> {
    send("GET", path, None).await
}

fn read<Answer: DeserializeOwned>(text: &str) -> Result<Answer, Trouble> {
    let text = if text.is_empty() { "null" } else { text };
    serde_json::from_str(text).map_err(|_| Trouble::NotConnected)
}

/// The text of the answer. Everything goes to the server that the page came from, with its cookie.
async fn send(method: &str, path: &str, body: Option<String>) -> Result<String, Trouble> {
    let lost = |_: JsValue| Trouble::NotConnected;
    let options = RequestInit::new();
    options.set_method(method);
    if let Some(body) = body {
        let headers = Headers::new().map_err(lost)?;
        headers.set("content-type", "application/json").map_err(lost)?;
        options.set_headers(&headers);
        options.set_body(&JsValue::from_str(&body));
    }
    let answer = JsFuture::from(window().fetch_with_str_and_init(path, &options)).await.map_err(lost)?;
    let answer: Response = answer.unchecked_into();
    let text = JsFuture::from(answer.text().map_err(lost)?).await.map_err(lost)?;
    let text = text.as_string().unwrap_or_default();
    if answer.ok() {
        return Ok(text);
    }
    Err(serde_json::from_str(&text).map_or(Trouble::NotConnected, |Refused { refusal }| Trouble::Refused(refusal)))
}
