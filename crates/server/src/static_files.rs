//! Serves the embedded web app.

use std::sync::LazyLock;

use axum::body::Body;
use axum::http::header::{ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY};
use axum::http::{HeaderMap, Method, StatusCode, Uri, response};
use axum::response::Response;
use iquazu_messages::{Lang, Messages};

use crate::{Asset, encoding};

/// The app's only page; the app routes the rest of the URL.
const PAGE: &str = "index.html";

static NOT_FOUND: LazyLock<String> =
    LazyLock::new(|| plain_page(|t| format!("{}. <a href=\"/\">{}</a>", t.error_not_found_title(), t.error_home())));
static NOT_BUILT: LazyLock<String> =
    LazyLock::new(|| plain_page(|t| format!("{} <code>cargo play</code>", t.error_not_built())));

pub(crate) fn respond(assets: &'static [Asset], method: &Method, uri: &Uri, headers: &HeaderMap) -> Response {
    if !matches!(*method, Method::GET | Method::HEAD) {
        let refusal = Response::builder().status(StatusCode::METHOD_NOT_ALLOWED);
        return build(refusal.header(ALLOW, "GET, HEAD"), Body::empty());
    }
    match find(assets, uri.path()) {
        Some(asset) => file(asset, headers),
        None if find(assets, "/").is_none() => page(StatusCode::SERVICE_UNAVAILABLE, &NOT_BUILT),
        None => page(StatusCode::NOT_FOUND, &NOT_FOUND),
    }
}

/// Returns the file for a path. A path without an extension is a route of the app.
fn find(assets: &'static [Asset], path: &str) -> Option<&'static Asset> {
    let path = path.trim_start_matches('/');
    let named = |wanted: &str| assets.iter().find(|asset| asset.path == wanted);
    let is_route = !path.rsplit('/').next().unwrap_or(path).contains('.');
    named(path).or_else(|| is_route.then(|| named(PAGE)).flatten())
}

fn file(asset: &'static Asset, headers: &HeaderMap) -> Response {
    let common = Response::builder()
        .header(ETAG, asset.etag)
        .header(CACHE_CONTROL, asset.cache_control())
        .header(VARY, "Accept-Encoding");
    if is_fresh(asset, headers) {
        return build(common.status(StatusCode::NOT_MODIFIED), Body::empty());
    }
    let (content, encoding) = encoding::choose(asset, headers);
    let mut answer = common.header(CONTENT_TYPE, asset.media_type());
    if let Some(encoding) = encoding {
        answer = answer.header(CONTENT_ENCODING, encoding);
    }
    build(answer, Body::from(content))
}

/// Returns whether the client's cached copy is current.
fn is_fresh(asset: &Asset, headers: &HeaderMap) -> bool {
    let values = headers.get_all(IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    let bare = |tag: &str| tag.trim().trim_start_matches("W/").to_owned();
    let mut tags = values.flat_map(|value| value.split(','));
    tags.any(|tag| tag.trim() == "*" || bare(tag) == bare(asset.etag))
}

/// Returns a page without scripts or styles, with one paragraph in every language.
fn plain_page(paragraph: impl Fn(Messages) -> String) -> String {
    let head = "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
                <meta name=\"viewport\" content=\"width=device-width\">";
    let title = Messages::default().app_title();
    let paragraphs =
        Lang::ALL.map(|lang| format!("<p lang=\"{}\">{}</p>\n", lang.code(), paragraph(Messages(lang)))).concat();
    format!("{head}\n<title>{title}</title>\n<h1>{title}</h1>\n{paragraphs}")
}

fn page(status: StatusCode, html: &'static str) -> Response {
    let answer = Response::builder().status(status).header(CACHE_CONTROL, "no-store");
    build(answer.header(CONTENT_TYPE, "text/html; charset=utf-8"), Body::from(html))
}

/// Builds a response from constant headers, which are always valid.
fn build(answer: response::Builder, body: Body) -> Response {
    answer.body(body).expect("constant headers are valid")
}
