//! Export, import and deletion of many games.

use super::actions::{Notice, delete_shown};
use super::database::{self, StoredGame};
use super::page::Games;
use super::save::stored;
use crate::app::alive;
use crate::app::editions;
use crate::app::storage::StorageError;
use crate::board::motion;
use crate::pages::{chosen_file, dialog};
use crate::play::record_file::save_parts;
use iquazu_messages::Messages;
use iquazu_session::Day;
use iquazu_session::history::{GameSummary, ReviewResult, to_json};
use js_sys::{Array, JSON, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Event, File};

/// Number of games that are read or written at a time.
const BATCH: usize = 100;
/// The largest file to import: more than 10,000 games.
const MAX_FILE_BYTES: f64 = 200_000_000.0;
const HEADER: &str = "iquazu-record ";

/// The format of an export.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Format {
    Records,
    Json,
}

pub(super) fn transfer(t: Messages, games: Games) -> AnyView {
    let none = move || games.shown.with(Vec::is_empty);
    let asking = RwSignal::new(false);
    let import = move |event: Event| {
        if let Some(file) = chosen_file(&event) {
            games.scope.spawn(read_and_import(games, file));
        }
    };
    let confirm = move |_| {
        asking.set(false);
        delete_shown(games);
    };
    let question = move || {
        asking.get().then(|| {
            let count = games.shown.with_untracked(Vec::len);
            let body = view! {
                <p>{t.mine_delete_text(count as i64)}</p>
                <form class="dialog-buttons" method="dialog">
                    <button class="button" autofocus>{t.app_cancel()}</button>
                    <button class="button button-main" type="button" on:click=confirm>{t.saved_delete()}</button>
                </form>
            };
            dialog(t.mine_delete_title(), body.into_any(), Callback::new(move |()| asking.set(false)))
        })
    };
    view! {
        <section class="panel mine-transfer">
            <h2>{t.mine_transfer()}</h2>
            <div class="mine-buttons">
                <button class="button" disabled=none on:click=move |_| export(games, Format::Records)>{t.mine_export_records()}</button>
                <button class="button" disabled=none on:click=move |_| export(games, Format::Json)>{t.mine_export_json()}</button>
                <label class="button file-button">
                    {t.mine_import()}
                    <input class="hidden-text" type="file" accept=".txt,.iquazu,.json,text/plain,application/json" on:change=alive::handler(import)/>
                </label>
                <button class="button" disabled=none on:click=move |_| asking.set(true)>{t.mine_delete_shown()}</button>
            </div>
            <p class="soft">{t.mine_transfer_help()}</p>
        </section>
        {question}
    }
    .into_any()
}

/// Offers the shown games as a file.
fn export(games: Games, format: Format) {
    let ids: Vec<String> = games.shown.with_untracked(|shown| shown.iter().map(|game| game.id.clone()).collect());
    games.scope.spawn(async move {
        match export_parts(&ids, format).await {
            Err(error) => games.notice.set(Some(Notice::Failed(error))),
            Ok(parts) => {
                let ending = if format == Format::Json { "json" } else { "txt" };
                let today = Day::of_ms(js_sys::Date::now() as u64);
                save_parts(&format!("iquazu-games-{today}.{ending}"), &parts);
            }
        }
    });
}

async fn export_parts(ids: &[String], format: Format) -> Result<Array, StorageError> {
    let parts = Array::new();
    let mut separator = "[\n";
    for batch in ids.chunks(BATCH) {
        for game in database::records(batch).await? {
            match (format, GameSummary::parse(&game.summary)) {
                (Format::Json, Some(summary)) => {
                    parts.push(&format!("{separator}{}", to_json(&summary, &game.record)).into());
                    separator = ",\n";
                }
                _ => drop(parts.push(&game.record.into())),
            }
        }
    }
    if format == Format::Json {
        parts.push(&"\n]\n".into());
    }
    Ok(parts)
}

async fn read_and_import(games: Games, file: File) {
    let text = if file.size() > MAX_FILE_BYTES { None } else { JsFuture::from(file.text()).await.ok() };
    let Some(text) = text.and_then(|text| text.as_string()) else {
        return games.notice.set(Some(Notice::UnreadableFile));
    };
    let notice = match import(games, &text).await {
        Ok(notice) => notice,
        Err(error) => Notice::Failed(error),
    };
    games.notice.set(Some(notice));
    games.reload().await;
}

/// A game of an import: its record, and its review if the file has one.
type Imported = (String, Option<ReviewResult>);

async fn import(games: Games, text: &str) -> Result<Notice, StorageError> {
    let found = if text.trim_start().starts_with(['[', '{']) { read_json(text) } else { read_records(text) };
    let (mut added, mut known, mut invalid) = (0, 0, 0);
    for (number, batch) in found.chunks(BATCH).enumerate() {
        games.notice.set(Some(Notice::Importing(number * BATCH)));
        // Lets the browser paint, and stops here if the page is left.
        motion::sleep(0.0).await;
        let valid: Vec<StoredGame> = batch.iter().filter_map(read_game).collect();
        let new = database::add(&valid).await?;
        added += new;
        known += valid.len() - new;
        invalid += batch.len() - valid.len();
    }
    Ok(if found.is_empty() { Notice::UnreadableFile } else { Notice::Imported { added, known, invalid } })
}

/// Splits a file into records. Text before the first one is ignored.
fn read_records(text: &str) -> Vec<Imported> {
    let starts: Vec<usize> = text
        .match_indices(HEADER)
        .map(|(at, _)| at)
        .filter(|at| *at == 0 || text.as_bytes()[at - 1] == b'\n')
        .collect();
    let ends = starts.iter().skip(1).copied().chain([text.len()]);
    starts.iter().zip(ends).map(|(start, end)| (text[*start..end].to_owned(), None)).collect()
}

fn read_json(text: &str) -> Vec<Imported> {
    let Ok(value) = JSON::parse(text) else { return Vec::new() };
    let all: Array = if Array::is_array(&value) { value.unchecked_into() } else { Array::of1(&value) };
    let field = |value: &JsValue, name: &str| Reflect::get(value, &name.into()).unwrap_or(JsValue::UNDEFINED);
    let review = |game: &JsValue| {
        let review = Some(field(game, "review")).filter(JsValue::is_object)?;
        let number = |name: &str, most: f64| field(&review, name).as_f64().filter(|number| number.abs() <= most);
        Some(ReviewResult { accuracy: number("accuracy", 1000.0)?.abs() as u16, luck: number("luck", 4000.0)? as i16 })
    };
    // An entry without a record counts as one that is not valid.
    let game = |game: JsValue| {
        let is_object = game.is_object();
        let record = if is_object { field(&game, "record").as_string() } else { None };
        (record.unwrap_or_default(), if is_object { review(&game) } else { None })
    };
    all.iter().map(game).collect()
}

/// Checks a record by the rules. Returns `None` for one that is broken or unfinished.
fn read_game((record, review): &Imported) -> Option<StoredGame> {
    let game = iquazu_session::load(record, &editions::library()).ok()?;
    let mut found = stored(&game, 0, None)?;
    if review.is_some() {
        let summary = GameSummary::parse(&found.summary)?;
        found.summary = GameSummary { review: *review, ..summary }.to_text();
    }
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn file_is_split_at_the_headers_of_records() {
        let text = "; a file\niquazu-record 2\ntag event iquazu-record 2\niquazu-record 1\nx";
        let records: Vec<String> = read_records(text).into_iter().map(|(record, _)| record).collect();
        assert_eq!(records, ["iquazu-record 2\ntag event iquazu-record 2\n", "iquazu-record 1\nx"]);
        assert!(read_records("nonsense").is_empty());
    }
}
