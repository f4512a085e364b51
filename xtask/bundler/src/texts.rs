//! Texts that are shown before the app runs, or if it cannot run, from the catalogues.
//!
//! `{{text/ID}}` becomes the message in all languages, each marked with its own; the style sheet shows the one that
//! the page has. `{{plain/ID}}` becomes the English message, where there is no room for more. `{{languages/json}}` and
//! `{{languages/shown}}` become the list of languages for `boot.js` and the style sheet.
//!
//! All other texts are files that the app fetches in the language it shows, two for each: the topics that the first chunk
//! uses, and the rest.

use anyhow::{Context, Result};
use iquazu_messages::{Lang, Messages, TOPIC_MARK, part, topics};

use crate::site::{self, Sources, fill_in, placeholder};

type Text = fn(Messages) -> &'static str;

const TEXTS: &[(&str, Text)] = &[
    ("app-title", Messages::app_title),
    ("app-description", Messages::app_description),
    ("app-loading", Messages::app_loading),
    ("app-tagline", Messages::app_tagline),
    ("error-script-text", Messages::error_script_text),
    ("error-wasm-title", Messages::error_wasm_title),
    ("error-wasm-text", Messages::error_wasm_text),
    ("error-load-title", Messages::error_load_title),
    ("error-load-text", Messages::error_load_text),
    ("error-crash-title", Messages::error_crash_title),
    ("error-crash-text", Messages::error_crash_text),
    ("error-reload", Messages::error_reload),
];

/// Adds the files of texts.
pub(crate) fn add(sources: &mut Sources) -> Result<()> {
    let first_chunk = sources.get("app.wasm").map_or(&[][..], Vec::as_slice);
    let (first, rest): (Vec<&str>, Vec<&str>) = topics().partition(|topic| uses(first_chunk, topic));
    for lang in Lang::ALL {
        let [first_file, rest_file] = files(lang);
        site::add(sources, &first_file, part(lang, &first).into_bytes())?;
        site::add(sources, &rest_file, part(lang, &rest).into_bytes())?;
    }
    Ok(())
}

/// Returns the names of the two files of a language.
fn files(lang: Lang) -> [String; 2] {
    [format!("texts/{}.txt", lang.code()), format!("texts/{}-more.txt", lang.code())]
}

/// Returns whether a chunk of the app refers to a topic.
fn uses(chunk: &[u8], topic: &str) -> bool {
    let mark = format!("{TOPIC_MARK}{topic};");
    chunk.windows(mark.len()).any(|window| window == mark.as_bytes())
}

/// Fills in the texts and languages.
pub(crate) fn fill(sources: &mut Sources) -> Result<()> {
    for path in ["index.html", "manifest.webmanifest", "boot.js", "app.css"] {
        if let Some(content) = sources.get_mut(path) {
            let text = std::str::from_utf8(content).with_context(|| format!("{path} is not UTF-8"))?;
            *content = fill_in(text, value).with_context(|| format!("in {path}"))?.into_bytes();
        }
    }
    Ok(())
}

fn value(name: &str) -> Result<String> {
    match name.split_once('/') {
        Some(("plain", id)) => Ok(find(id)?(Messages(Lang::En)).to_owned()),
        Some(("languages", "json")) => {
            let entry = |lang: Lang| format!("{:?}: {:?}", lang.code(), files(lang).map(|file| placeholder(&file)));
            Ok(format!("{{ {} }}", Lang::ALL.map(entry).join(", ")))
        }
        Some(("languages", "shown")) => {
            let selector = |lang: Lang| format!(":root:lang({0}) .shell span[lang=\"{0}\"]", lang.code());
            Ok(Lang::ALL.map(selector).join(",\n"))
        }
        Some(("text", id)) => {
            let text = find(id)?;
            let span = |lang: Lang| format!("<span lang=\"{}\">{}</span>", lang.code(), text(Messages(lang)));
            Ok(Lang::ALL.map(span).concat())
        }
        _ => Ok(placeholder(name)),
    }
}

fn find(id: &str) -> Result<Text> {
    let found = TEXTS.iter().find(|(name, _)| *name == id);
    Ok(found.with_context(|| format!("{} has no text {id}", file!()))?.1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fills_in_texts_and_leaves_file_references() {
        let page = "<title>{{plain/app-title}}</title><p>{{text/app-loading}}</p>{{app.css}}";
        let mut sources = Sources::from([("index.html".to_owned(), page.into())]);
        fill(&mut sources).unwrap();
        let filled = String::from_utf8(sources.remove("index.html").unwrap()).unwrap();
        assert!(filled.starts_with("<title>Iquazú</title><p><span lang=\"en\">Loading…</span><span lang=\"de\">"));
        assert!(filled.ends_with("</p>{{app.css}}"), "{filled}");
    }

    #[test]
    fn the_list_of_languages_is_filled_in() {
        let english = r#"{ "en": ["{{texts/en.txt}}", "{{texts/en-more.txt}}"], "de": "#;
        assert!(value("languages/json").unwrap().starts_with(english));
        assert!(value("languages/shown").unwrap().starts_with(":root:lang(en) .shell span[lang=\"en\"],\n"));
    }

    #[test]
    fn topics_of_the_first_chunk_come_first() {
        let app = format!("\0asm…{TOPIC_MARK}log;{TOPIC_MARK}a11y;…");
        let mut sources = Sources::from([("app.wasm".to_owned(), app.into_bytes())]);
        add(&mut sources).unwrap();
        let text = |name: &str| String::from_utf8(sources[name].clone()).unwrap();
        assert!(text("texts/de.txt").contains("log\0") && !text("texts/de.txt").contains("rules\0"));
        assert!(text("texts/de-more.txt").contains("rules\0") && !text("texts/de-more.txt").contains("log\0"));
    }

    #[test]
    fn an_unknown_text_is_an_error() {
        assert!(value("text/app-nonsense").is_err());
    }

    #[test]
    fn texts_need_no_escaping_in_markup_or_json() {
        for (id, text) in TEXTS {
            for lang in Lang::ALL {
                assert!(!text(Messages(lang)).contains(['<', '&', '"', '\\']), "{id}");
            }
        }
    }
}
