//! The language that is shown. Its texts are files that are fetched when a person chooses it: one with the texts of a
//! first game, one with the rest, which comes with the first page that is loaded lazily.

use super::alive;
use super::settings::Settings;
use iquazu_messages::Lang;
use js_sys::{Function, Promise, Reflect};
use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// A file of texts, by its place in the list of `boot.js`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum TextFile {
    First = 0,
    Rest = 1,
}

thread_local! {
    static SHOWN: ArcRwSignal<Lang> = ArcRwSignal::new(Lang::default());
    static LOADED: RefCell<Vec<(Lang, TextFile)>> = const { RefCell::new(Vec::new()) };
    /// Whether a page with texts of the rest was opened, so that every other language needs them too.
    static NEEDS_ALL_TEXTS: Cell<bool> = const { Cell::new(false) };
}

/// Returns the language that is shown. Reactive: another one is shown when its texts are there.
pub fn shown() -> Lang {
    SHOWN.with(|shown| shown.get())
}

/// Loads the texts that the first page needs. `boot.js` has fetched them already.
pub async fn start() {
    let lang = wanted(&Settings::load());
    // `boot.js` reports texts that cannot be fetched instead of starting the app.
    let _ = load(lang, TextFile::First).await;
    SHOWN.with(|shown| shown.set(lang));
}

/// Shows the language of the settings whenever it changes. If it cannot be fetched, the settings return to the last one.
pub fn follow(settings: RwSignal<Settings>) {
    let language = Memo::new(move |_| settings.with(wanted));
    Effect::new(move |_| {
        let (lang, before) = (language.get(), SHOWN.with(|shown| shown.get_untracked()));
        if lang == before {
            return;
        }
        alive::spawn(async move {
            let there = load_needed(lang).await.is_ok();
            if there && language.get_untracked() == lang {
                SHOWN.with(|shown| shown.set(lang));
            } else if !there {
                settings.update(|settings| settings.lang = Some(before));
            }
        });
    });
}

/// Loads the texts of pages that are not needed for the first game.
pub async fn load_rest() -> Result<(), JsValue> {
    NEEDS_ALL_TEXTS.set(true);
    load(SHOWN.with(|shown| shown.get_untracked()), TextFile::Rest).await
}

async fn load_needed(lang: Lang) -> Result<(), JsValue> {
    load(lang, TextFile::First).await?;
    if NEEDS_ALL_TEXTS.get() { load(lang, TextFile::Rest).await } else { Ok(()) }
}

fn wanted(settings: &Settings) -> Lang {
    settings.lang.unwrap_or_else(browser_lang)
}

/// Returns the browser's first preferred language that the app supports.
fn browser_lang() -> Lang {
    let tags: Vec<String> = window().navigator().languages().iter().filter_map(|tag| tag.as_string()).collect();
    Lang::best(tags.iter().map(String::as_str))
}

async fn load(lang: Lang, file: TextFile) -> Result<(), JsValue> {
    if LOADED.with_borrow(|loaded| loaded.contains(&(lang, file))) {
        return Ok(());
    }
    let fetch: Function = Reflect::get(&window(), &"iquazuTexts".into())?.dyn_into()?;
    let answer: Promise = fetch.call2(&JsValue::UNDEFINED, &lang.code().into(), &(file as u32).into())?.dyn_into()?;
    let text = JsFuture::from(answer).await?.as_string().unwrap_or_default();
    LOADED.with_borrow_mut(|loaded| {
        // Two pages may have requested it at the same time.
        if !loaded.contains(&(lang, file)) {
            iquazu_messages::load(lang, text);
            loaded.push((lang, file));
        }
    });
    Ok(())
}
