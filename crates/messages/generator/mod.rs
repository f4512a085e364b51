//! From Fluent catalogues to Rust: read, resolve references, compare the languages, write code.
//! Shared by the build script and the tests.

mod check;
mod emit;
mod encode;
mod languages;
mod model;
mod read;
mod typography;

use std::fs;
use std::path::Path;

// For the tests, which look at texts one by one, and for the report of what is missing.
pub(crate) use check::{Flaw, Kinds};
pub(crate) use languages::Language;
pub(crate) use model::{Catalogue, Source};
#[allow(unused_imports)]
pub(crate) use {
    check::{Family, Fault},
    emit::{method_name, plain},
    model::{Key, Node, Text},
};

/// Everything in `locales/`.
pub(crate) struct Locales {
    pub(crate) languages: Vec<Language>,
    /// The catalogue files of all languages, in a fixed order.
    pub(crate) sources: Vec<Source>,
}

pub(crate) fn read_locales(root: &Path) -> Result<Locales, Vec<String>> {
    let read =
        |name: &str| fs::read_to_string(root.join(name)).map_err(|error| vec![format!("locales/{name}: {error}")]);
    let languages = languages::read(&read("languages.txt")?, &read("cldr.txt")?)?;
    let mut sources = Vec::new();
    for (index, Language { code: lang, .. }) in languages.iter().enumerate() {
        let folder = root.join(lang);
        let mut names: Vec<String> = fs::read_dir(&folder)
            .map_err(|error| vec![format!("locales/{lang}: {error}")])?
            .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
            .filter(|name| name.ends_with(".ftl"))
            .collect();
        names.sort();
        for name in names {
            let text = read(&format!("{lang}/{name}"))?;
            let file = format!("locales/{lang}/{name}");
            sources.push(Source { lang: index, file, text });
        }
    }
    Ok(Locales { languages, sources })
}

/// Returns one catalogue for each language, with references filled in. An optional language loses the texts whose
/// references are missing.
pub(crate) fn catalogues(Locales { languages, sources }: &Locales) -> Result<Vec<Catalogue>, Vec<String>> {
    let mut errors = Vec::new();
    let mut all = Vec::new();
    for (lang, language) in languages.iter().enumerate() {
        let mut catalogue = Catalogue::default();
        for source in sources.iter().filter(|source| source.lang == lang) {
            read::read(source, &language.code, &mut catalogue, &mut errors);
        }
        let problems = catalogue.resolve();
        if language.required {
            errors.extend(problems.into_iter().map(|(_, problem)| problem));
        } else {
            catalogue.texts.retain(|text| problems.iter().all(|(id, _)| *id != text.id));
        }
        all.push(catalogue);
    }
    if errors.is_empty() { Ok(all) } else { Err(errors) }
}

/// Returns the Rust code for all messages, or everything that is wrong with them.
pub(crate) fn generate(locales: &Locales) -> Result<String, Vec<String>> {
    let (all, kinds, _) = checked(locales)?;
    Ok(emit::emit(&locales.languages, &all, &kinds))
}

/// Returns the catalogues as they are shown, and what optional languages lack or have too much.
pub(crate) fn checked(locales: &Locales) -> Result<(Vec<Catalogue>, Kinds, Vec<Flaw>), Vec<String>> {
    let mut all = catalogues(locales)?;
    let (kinds, flaws) = check::check(&locales.languages, &mut all)?;
    Ok((all, kinds, flaws))
}
