//! Builds the web app into `target/web/dist`.
//!
//! 1. `modules`: the crates for the browser become WASM, cut into what is needed at once and what can be
//!    fetched later (`split`), with their JavaScript (`bindgen`).
//! 2. `site`: these, `crates/web/static/**` and all component styles (one `app.css`) are brought
//!    together. A file that another one names as `{{its/path}}` gets a name with a hash of its
//!    content and may be cached for ever; a file that nobody names so keeps its own name. `sw.js`
//!    may say `{{precache}}` (all addresses as a JSON array) and `{{version}}` (hash of them all).
//!    `texts`: index.html and the manifest may say `{{text/app-loading}}`.
//! 3. `dist`: everything is written with brotli and gzip beside it.

mod bindgen;
mod compress;
mod dist;
mod hash;
mod modules;
mod site;
mod split;
mod texts;

use std::process::Command;

use anyhow::{Context, Result};

use crate::repo::{Repo, files_below};
use crate::tools;
use site::Sources;

/// Whether there is a web app to build.
pub(crate) fn exists(repo: &Repo) -> bool {
    repo.has("iquazu-web") && repo.root.join("crates/web/static/index.html").is_file()
}

/// Builds the app and says how large it is.
pub(crate) fn build(repo: &Repo) -> Result<String> {
    tools::ensure_wasm_target()?;
    let mut sources = Sources::new();
    for (module, wasm) in modules::build(repo)? {
        let parts = repo.target.join("web/parts");
        bindgen::add(&mut sources, module, &wasm, &parts).with_context(|| wasm.display().to_string())?;
    }
    add_styles(repo, &mut sources)?;
    add_static_files(repo, &mut sources)?;
    texts::fill(&mut sources)?;
    let site = site::assemble(&sources)?;
    dist::write(&site, &repo.web_dist(), &repo.target.join("web/compressed"))
}

/// The server's build script looks in the workspace's own `target`; anywhere else it is told.
pub(crate) fn tell_where<'a>(repo: &Repo, command: &'a mut Command) -> &'a mut Command {
    if repo.target != repo.root.join("target") {
        command.env("IQUAZU_WEB_DIST", repo.web_dist());
    }
    command
}

/// Styles lie next to their components; in path order they make one sheet.
fn add_styles(repo: &Repo, sources: &mut Sources) -> Result<()> {
    let mut sheet = Vec::new();
    for path in files_below(&repo.root.join("crates/web/src"))? {
        if path.extension().is_some_and(|extension| extension == "css") {
            sheet.extend(std::fs::read(&path)?);
            sheet.push(b'\n');
        }
    }
    site::add(sources, "app.css", sheet)
}

fn add_static_files(repo: &Repo, sources: &mut Sources) -> Result<()> {
    let folder = repo.root.join("crates/web/static");
    for path in files_below(&folder)? {
        let name = path.strip_prefix(&folder)?.to_string_lossy().replace('\\', "/");
        site::add(sources, &name, std::fs::read(&path)?)?;
    }
    Ok(())
}
