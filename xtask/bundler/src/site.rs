//! Assembles the files of the app: fills in placeholders and adds content hashes to names.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result, bail, ensure};

use crate::hash;

/// Source files by path below the root of the app.
pub(crate) type Sources = BTreeMap<String, Vec<u8>>;

/// Files as a browser receives them, by path below the root of the app.
pub(crate) type Site = BTreeMap<String, Vec<u8>>;

/// Lists all other files, so it is assembled last.
const SERVICE_WORKER: &str = "sw.js";

/// Extensions of files that may contain placeholders.
const TEXT: &[&str] = &["css", "html", "js", "json", "svg", "webmanifest"];

pub(crate) fn add(sources: &mut Sources, path: &str, content: Vec<u8>) -> Result<()> {
    let before = sources.insert(path.to_owned(), content);
    ensure!(before.is_none(), "two files of the web app are called {path}");
    Ok(())
}

/// Returns what a file writes to name another one.
pub(crate) fn placeholder(path: &str) -> String {
    format!("{{{{{path}}}}}")
}

pub(crate) fn assemble(sources: &Sources) -> Result<Site> {
    let mut assembly = Assembly {
        sources,
        named: named_by_others(sources),
        published: BTreeMap::new(),
        in_progress: Vec::new(),
        site: Site::new(),
    };
    for path in sources.keys().filter(|path| *path != SERVICE_WORKER) {
        assembly.publish(path)?;
    }
    let mut site = assembly.site;
    if let Some(worker) = sources.get(SERVICE_WORKER) {
        let worker = service_worker(&site, &String::from_utf8_lossy(worker))?;
        site.insert(SERVICE_WORKER.to_owned(), worker.into_bytes());
    }
    Ok(site)
}

struct Assembly<'a> {
    sources: &'a Sources,
    /// Files that some placeholder names: these get a hash.
    named: BTreeSet<String>,
    /// Final paths of the files that are finished.
    published: BTreeMap<String, String>,
    /// The chain of files that wait for each other, to detect a cycle.
    in_progress: Vec<String>,
    site: Site,
}

impl Assembly<'_> {
    /// Finishes a file, after those it names, and returns its final path.
    fn publish(&mut self, path: &str) -> Result<String> {
        if let Some(done) = self.published.get(path) {
            return Ok(done.clone());
        }
        let content = self.sources.get(path).with_context(|| format!("there is no file {path}"))?;
        if self.in_progress.iter().any(|waiting| waiting == path) {
            bail!("files name each other in a cycle: {} → {path}", self.in_progress.join(" → "));
        }
        self.in_progress.push(path.to_owned());
        let content = self.fill(path, content)?;
        self.in_progress.pop();
        let name = if self.named.contains(path) { hashed(path, &content) } else { path.to_owned() };
        self.published.insert(path.to_owned(), name.clone());
        self.site.insert(name.clone(), content);
        Ok(name)
    }

    fn fill(&mut self, path: &str, content: &[u8]) -> Result<Vec<u8>> {
        if !is_text(path) {
            return Ok(content.to_vec());
        }
        let content = std::str::from_utf8(content).with_context(|| format!("{path} is not UTF-8"))?;
        let filled = fill_in(content, |name| Ok(format!("/{}", self.publish(name)?)));
        Ok(filled.with_context(|| format!("in {path}"))?.into_bytes())
    }
}

fn named_by_others(sources: &Sources) -> BTreeSet<String> {
    let texts = sources.iter().filter(|(path, _)| is_text(path));
    let mut named = BTreeSet::new();
    for (_, content) in texts {
        let collect = |name: &str| {
            named.insert(name.to_owned());
            Ok(String::new())
        };
        fill_in(&String::from_utf8_lossy(content), collect).expect("collecting cannot fail");
    }
    named
}

fn service_worker(site: &Site, source: &str) -> Result<String> {
    let addresses: Vec<String> = site.keys().map(|path| address(path)).collect();
    let mut everything = Vec::new();
    for (path, content) in site {
        everything.extend(path.bytes().chain(hash::of(content).bytes()));
    }
    fill_in(source, |name| match name {
        "precache" => Ok(serde_json::to_string(&addresses)?),
        "version" => Ok(hash::of(&everything)),
        other => bail!("{SERVICE_WORKER} knows {{{{precache}}}} and {{{{version}}}}, not {other}"),
    })
}

/// Returns the address of a file.
fn address(path: &str) -> String {
    match path {
        "index.html" => "/".to_owned(),
        path => format!("/{path}"),
    }
}

/// Replaces every `{{name}}` by its value; ignores anything else between braces.
pub(crate) fn fill_in(text: &str, mut value: impl FnMut(&str) -> Result<String>) -> Result<String> {
    let mut filled = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find("{{") {
        let inside = &rest[start + 2..];
        let end = inside.find(|c: char| !c.is_ascii_alphanumeric() && !"._/-".contains(c));
        let end = end.unwrap_or(inside.len());
        if end > 0 && inside[end..].starts_with("}}") {
            filled.push_str(&rest[..start]);
            filled.push_str(&value(&inside[..end])?);
            rest = &inside[end + 2..];
        } else {
            filled.push_str(&rest[..start + 1]);
            rest = &rest[start + 1..];
        }
    }
    filled.push_str(rest);
    Ok(filled)
}

/// Turns `art/wall.svg` into `art/wall-0123456789abcdef.svg`, a form that the server recognizes.
fn hashed(path: &str, content: &[u8]) -> String {
    let hash = hash::of(content);
    match path.rsplit_once('.') {
        Some((stem, extension)) => format!("{stem}-{hash}.{extension}"),
        None => format!("{path}-{hash}"),
    }
}

fn is_text(path: &str) -> bool {
    path.rsplit_once('.').is_some_and(|(_, extension)| TEXT.contains(&extension))
}

#[cfg(test)]
mod tests;
