//! Texts that are shown before the app runs, or if it cannot run, from the catalogues.
//!
//! `{{text/ID}}` becomes the message in all languages, each marked with its own; the style sheet shows the one that
//! the page has. `{{plain/ID}}` becomes the English message, where there is no room for more. `{{languages/json}}` and
//! `{{languages/shown}}` become the list of languages for `boot.js` and the style sheet.

use anyhow::{Context, Result};
use iquazu_messages::{Lang, Messages};

use crate::site::{Sources, fill_in, placeholder};

type Text = fn(Messages) -> &'static str;

const TEXTS: &[(&str, Text)] = &[
    ("app-title", Messages::app_title),
    ("app-description", Messages::app_description),
    ("app-loading", Messages::app_loading),
    ("error-script-text", Messages::error_script_text),
    ("error-wasm-title", Messages::error_wasm_title),
    ("error-wasm-text", Messages::error_wasm_text),
    ("error-load-title", Messages::error_load_title),
    ("error-load-text", Messages::error_load_text),
    ("error-crash-title", Messages::error_crash_title),
    ("error-crash-text", Messages::error_crash_text),
    ("error-reload", Messages::error_reload),
];

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
        Some(("languages", "json")) => Ok(format!("{:?}", Lang::ALL.map(Lang::code))),
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
        assert_eq!(value("languages/json").unwrap(), r#"["en", "de", "fr"]"#);
        assert!(value("languages/shown").unwrap().starts_with(":root:lang(en) .shell span[lang=\"en\"],\n"));
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
