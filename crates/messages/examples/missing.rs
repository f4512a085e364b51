//! Reports what the optional languages lack: `cargo run -p iquazu-messages --example missing`. With the tag of a language
//! it prints the English texts that are missing there, file by file, ready to be translated.

#[path = "../generator/mod.rs"]
#[allow(dead_code)]
mod generator;

use std::path::Path;
use std::process::ExitCode;

use generator::{Fault, Flaw, Language, Locales, checked, read_locales};

fn main() -> ExitCode {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    let result = read_locales(&folder).and_then(|locales| report(&locales, std::env::args().nth(1).as_deref()));
    match result {
        Ok(report) => {
            println!("{report}");
            ExitCode::SUCCESS
        }
        Err(errors) => {
            eprintln!("{}", errors.join("\n"));
            ExitCode::FAILURE
        }
    }
}

fn report(locales: &Locales, wanted: Option<&str>) -> Result<String, Vec<String>> {
    let (catalogues, _, flaws) = checked(locales)?;
    let count = catalogues[0].texts.len();
    let languages = locales.languages.iter().enumerate().filter(|(_, language)| !language.required);
    let Some(wanted) = wanted else {
        return Ok(languages.map(|(lang, language)| summary(language, count, &of(&flaws, lang))).collect());
    };
    let find = |(_, language): &(usize, &Language)| language.code.eq_ignore_ascii_case(wanted);
    let (lang, _) =
        languages.into_iter().find(find).ok_or_else(|| vec![format!("{wanted} is not an optional language")])?;
    Ok(to_translate(locales, &of(&flaws, lang)))
}

fn of(flaws: &[Flaw], lang: usize) -> Vec<&Flaw> {
    flaws.iter().filter(|flaw| flaw.lang == lang).collect()
}

/// Returns one line of counts, then the texts that need more than a translation.
fn summary(language: &Language, count: usize, flaws: &[&Flaw]) -> String {
    let number = |fault: fn(&Fault) -> bool| flaws.iter().filter(|flaw| fault(&flaw.fault)).count();
    let missing = number(|fault| *fault == Fault::Missing);
    let outdated = number(|fault| matches!(fault, Fault::Outdated(_)));
    let shown = count - missing - outdated;
    let percent = shown * 100 / count;
    let mut out = format!(
        "{} {}: {shown} of {count} texts ({percent} %), {missing} missing, {outdated} outdated\n",
        language.code, language.name
    );
    for flaw in flaws {
        match &flaw.fault {
            Fault::Missing => {}
            Fault::Outdated(why) => out.push_str(&format!("  outdated: {why}\n")),
            Fault::Unknown => out.push_str(&format!("  no longer used: {}\n", flaw.id)),
        }
    }
    out
}

/// Returns the lines of the English files that belong to these texts.
fn to_translate(locales: &Locales, flaws: &[&Flaw]) -> String {
    let mut out = String::new();
    for source in locales.sources.iter().filter(|source| source.lang == 0) {
        let needed: Vec<String> = blocks(&source.text)
            .into_iter()
            .filter(|(id, _)| {
                flaws.iter().any(|flaw| flaw.fault != Fault::Unknown && flaw.id.split('.').next() == Some(id))
            })
            .map(|(_, block)| block)
            .collect();
        if !needed.is_empty() {
            out.push_str(&format!("### {}\n\n{}\n", source.file, needed.join("")));
        }
    }
    out
}

/// Returns the messages of a file: the id, and its lines up to the next message or comment.
fn blocks(text: &str) -> Vec<(&str, String)> {
    let mut found: Vec<(&str, String)> = Vec::new();
    for line in text.lines() {
        let starts = line.starts_with(|c: char| c.is_ascii_lowercase());
        if let (true, Some((id, _))) = (starts, line.split_once(" =")) {
            found.push((id, format!("{line}\n")));
        } else if line.starts_with([' ', '}'])
            && let Some((_, block)) = found.last_mut()
        {
            block.push_str(line);
            block.push('\n');
        }
    }
    found
}
