//! Typed HTTP requests to the server.

use iquazu_protocol::Refusal;
use leptos::prelude::window;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsCast;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};

/// Error of a request to the server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RequestError {
    /// No server, or no connection to it.
    NotConnected,
    Refused(Refusal),
}

/// The body of a refused request.
#[derive(Deserialize)]
struct RefusalBody {
    refusal: Refusal,
}

pub async fn get<Answer: DeserializeOwned>(path: &str) -> Result<Answer, RequestError> {
    read(&send("GET", path, None).await?)
}

pub async fn post<Answer: DeserializeOwned>(path: &str, body: &impl Serialize) -> Result<Answer, RequestError> {
    let body = serde_json::to_string(body).map_err(|_| RequestError::NotConnected)?;
    read(&send("POST", path, Some(body)).await?)
}

pub async fn delete(path: &str) -> Result<(), RequestError> {
    send("DELETE", path, None).await.map(drop)
}

/// Fetches plain text, such as a record.
pub async fn text(path: &str) -> Result<String, RequestError> {
    send("GET", path, None).await
}

fn read<Answer: DeserializeOwned>(text: &str) -> Result<Answer, RequestError> {
    let text = if text.is_empty() { "null" } else { text };
    serde_json::from_str(text).map_err(|_| RequestError::NotConnected)
}

/// Sends a request to the app's own server, with its cookie, and returns the response body.
async fn send(method: &str, path: &str, body: Option<String>) -> Result<String, RequestError> {
    let lost = |_: JsValue| RequestError::NotConnected;
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
    Err(serde_json::from_str(&text)
        .map_or(RequestError::NotConnected, |RefusalBody { refusal }| RequestError::Refused(refusal)))
}
