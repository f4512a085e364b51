//! From Fluent catalogues to Rust: read, resolve references, compare the languages, write code.
//! Shared by the build script and the tests.

mod check;
mod emit;
mod encode;
mod model;
mod read;
mod typography;

use std::fs;
use std::path::Path;

// For the tests, which look at texts one by one.
pub(crate) use model::{Catalogue, LANGUAGES, Source};
#[allow(unused_imports)]
pub(crate) use {
    emit::{method_name, plain},
    model::Node,
};

/// The catalogue files of all languages, in a fixed order.
pub(crate) fn read_locales(root: &Path) -> Result<Vec<Source>, Vec<String>> {
    let mut sources = Vec::new();
    for (index, lang) in LANGUAGES.iter().enumerate() {
        let folder = root.join(lang);
        let mut names: Vec<String> = fs::read_dir(&folder)
            .map_err(|error| vec![format!("locales/{lang}: {error}")])?
            .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
            .filter(|name| name.ends_with(".ftl"))
            .collect();
        names.sort();
        for name in names {
            let text = fs::read_to_string(folder.join(&name))
                .map_err(|error| vec![format!("locales/{lang}/{name}: {error}")])?;
            let file = format!("locales/{lang}/{name}");
            sources.push(Source { lang: index, file, text });
        }
    }
    Ok(sources)
}

/// One catalogue for each language, references already filled in.
pub(crate) fn catalogues(sources: &[Source]) -> Result<Vec<Catalogue>, Vec<String>> {
    let mut errors = Vec::new();
    let mut all = Vec::new();
    for lang in 0..LANGUAGES.len() {
        let mut catalogue = Catalogue::default();
        for source in sources.iter().filter(|source| source.lang == lang) {
            read::read(source, &mut catalogue, &mut errors);
        }
        catalogue.resolve(&mut errors);
        all.push(catalogue);
    }
    if errors.is_empty() { Ok(all) } else { Err(errors) }
}

/// The Rust code for all messages, or everything that is wrong with them.
pub(crate) fn generate(sources: &[Source]) -> Result<String, Vec<String>> {
    let all = catalogues(sources)?;
    let kinds = check::check(&all)?;
    Ok(emit::emit(&all, &kinds))
}
