//! `web-bundler WEB_CRATE OUT NAME=WASM…`: bundles the web app into `OUT/dist`. `cargo xtask web` runs it.
//!
//! 1. Each module becomes JavaScript and WASM (`bindgen`), cut into what is needed at once and what is fetched later
//!    (`split`), and made smaller (`shrink`, `scripts`, and `order` if built with the feature `compress`).
//! 2. `site` adds `WEB_CRATE/static/**` and all component styles (`app.css` and `late.css`). A file that another one names
//!    as `{{its/path}}` gets a name with a hash of its content and may be cached for ever; any other file keeps its name.
//!    `sw.js` may contain `{{precache}}` (all addresses as a JSON array) and `{{version}}` (a hash of them all).
//!    `texts` adds the texts of every language and fills in `{{text/app-loading}}` in index.html and the manifest.
//! 3. `dist` writes everything, with brotli and gzip forms if built with the feature `compress`.
//!
//! A package of its own because wasm-bindgen and its parsers take longer to build than all other tasks together.

mod bindgen;
mod compress;
mod dist;
mod files;
mod hash;
#[cfg(feature = "compress")]
mod order;
mod scripts;
mod shrink;
mod site;
mod split;
mod styles;
mod texts;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};

use files::files_below;
use site::Sources;

/// Modules that the code cuts into parts (`wasm_split`).
const SPLIT_MODULES: &[&str] = &["app"];

/// A WASM file from cargo. The files made from it are called `NAME.js` and `NAME.wasm`.
struct Module {
    name: String,
    wasm: PathBuf,
}

impl Module {
    fn parse(argument: &str) -> Result<Module> {
        let (name, wasm) = argument.split_once('=').with_context(|| format!("`{argument}` is not NAME=WASM"))?;
        Ok(Module { name: name.to_owned(), wasm: wasm.into() })
    }

    /// Returns whether parts of it are fetched later.
    fn has_parts(&self) -> bool {
        SPLIT_MODULES.contains(&self.name.as_str())
    }
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match run(&args) {
        Ok(report) => {
            println!("{report}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &[String]) -> Result<String> {
    let [web_crate, out, modules @ ..] = args else {
        bail!("usage: web-bundler WEB_CRATE OUT NAME=WASM…");
    };
    let modules: Vec<Module> = modules.iter().map(|argument| Module::parse(argument)).collect::<Result<_>>()?;
    bundle(Path::new(web_crate), Path::new(out), &modules)
}

/// Writes the app and returns a table of its sizes.
fn bundle(web_crate: &Path, out: &Path, modules: &[Module]) -> Result<String> {
    let mut sources = Sources::new();
    for module in modules {
        bindgen::add(&mut sources, module, &out.join("parts")).with_context(|| module.wasm.display().to_string())?;
    }
    add_styles(&web_crate.join("src"), &mut sources)?;
    add_static_files(&web_crate.join("static"), &mut sources)?;
    texts::add(&mut sources)?;
    texts::fill(&mut sources)?;
    let site = site::assemble(&sources)?;
    dist::write(&site, &out.join("dist"), &out.join("compressed"))
}

/// Adds all style sheets, which lie next to their components, in path order: those called `NAME.late.css` as one sheet
/// that is fetched with the pages that need it, the others as one that is fetched at once.
fn add_styles(folder: &Path, sources: &mut Sources) -> Result<()> {
    let (mut sheet, mut late) = (String::new(), String::new());
    for path in files_below(folder)? {
        if path.extension().is_some_and(|extension| extension == "css") {
            let is_late = path.file_stem().is_some_and(|stem| stem.to_string_lossy().ends_with(".late"));
            let sheet = if is_late { &mut late } else { &mut sheet };
            sheet.push_str(&styles::minify(&std::fs::read_to_string(&path)?));
        }
    }
    site::add(sources, "app.css", sheet.into_bytes())?;
    site::add(sources, "late.css", late.into_bytes())
}

fn add_static_files(folder: &Path, sources: &mut Sources) -> Result<()> {
    for path in files_below(folder)? {
        let name = path.strip_prefix(folder)?.to_string_lossy().replace('\\', "/");
        let mut content = std::fs::read(&path)?;
        if name.ends_with(".js") {
            content = scripts::minify(&String::from_utf8(content)?).into_bytes();
        }
        site::add(sources, &name, content)?;
    }
    Ok(())
}
