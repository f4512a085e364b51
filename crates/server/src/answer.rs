//! From a request to the file that answers it.

use axum::body::Body;
use axum::http::header::{ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY};
use axum::http::{HeaderMap, Method, StatusCode, Uri, response};
use axum::response::Response;

use crate::{Asset, encoding};

/// The app's one page; the app itself reads the rest of the address.
const PAGE: &str = "index.html";

const NOT_FOUND: &str = include_str!("../pages/not-found.html");
const NOT_BUILT: &str = include_str!("../pages/not-built.html");

pub(crate) fn answer(assets: &'static [Asset], method: &Method, uri: &Uri, headers: &HeaderMap) -> Response {
    if !matches!(*method, Method::GET | Method::HEAD) {
        let refusal = Response::builder().status(StatusCode::METHOD_NOT_ALLOWED);
        return finish(refusal.header(ALLOW, "GET, HEAD"), Body::empty());
    }
    match find(assets, uri.path()) {
        Some(asset) => file(asset, headers),
        None if find(assets, "/").is_none() => page(StatusCode::SERVICE_UNAVAILABLE, NOT_BUILT),
        None => page(StatusCode::NOT_FOUND, NOT_FOUND),
    }
}

/// The file of that path; a path without an ending is a place in the app.
fn find(assets: &'static [Asset], path: &str) -> Option<&'static Asset> {
    let path = path.trim_start_matches('/');
    let named = |wanted: &str| assets.iter().find(|asset| asset.path == wanted);
    let is_place = !path.rsplit('/').next().unwrap_or(path).contains('.');
    named(path).or_else(|| is_place.then(|| named(PAGE)).flatten())
}

fn file(asset: &'static Asset, headers: &HeaderMap) -> Response {
    let common = Response::builder()
        .header(ETAG, asset.tag)
        .header(CACHE_CONTROL, asset.cache_control())
        .header(VARY, "Accept-Encoding");
    if client_has(asset, headers) {
        return finish(common.status(StatusCode::NOT_MODIFIED), Body::empty());
    }
    let (content, encoding) = encoding::choose(asset, headers);
    let mut answer = common.header(CONTENT_TYPE, asset.media_type());
    if let Some(encoding) = encoding {
        answer = answer.header(CONTENT_ENCODING, encoding);
    }
    finish(answer, Body::from(content))
}

/// Whether the client's copy is still the right one.
fn client_has(asset: &Asset, headers: &HeaderMap) -> bool {
    let values = headers.get_all(IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    let bare = |tag: &str| tag.trim().trim_start_matches("W/").to_owned();
    let mut tags = values.flat_map(|value| value.split(','));
    tags.any(|tag| tag.trim() == "*" || bare(tag) == bare(asset.tag))
}

fn page(status: StatusCode, html: &'static str) -> Response {
    let answer = Response::builder().status(status).header(CACHE_CONTROL, "no-store");
    finish(answer.header(CONTENT_TYPE, "text/html; charset=utf-8"), Body::from(html))
}

/// All header values are our own constants, so an answer cannot be malformed.
fn finish(answer: response::Builder, body: Body) -> Response {
    answer.body(body).expect("constant headers are valid")
}
