//! Cuts a module in two where the code says so (`wasm_split`): what is needed at once, and what can be fetched later.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};
use wasm_split_cli_support::{Options, transform};

use super::modules::Module;
use super::site::{self, Sources};

/// The script that fetches the later parts.
fn link_name(module: &Module) -> String {
    format!("{}-parts.js", module.name)
}

/// Adds the later parts and the script that fetches them; returns the file of what is needed at once, which goes on to
/// wasm-bindgen.
pub(super) fn add(sources: &mut Sources, module: &Module, wasm: &Path, folder: &Path) -> Result<PathBuf> {
    let folder = folder.join(module.name);
    let first = folder.join("first.wasm");
    let input = fs::read(wasm)?;
    let link_name = link_name(module);
    let link = format!("./{link_name}");
    let mut options = Options::new(&input);
    options.output_dir = &folder;
    options.main_out_path = &first;
    options.link_name = &link;
    let parts = transform(options).map_err(|error| anyhow!("{error:#}"))?;
    let mut script = fs::read_to_string(folder.join(&link_name))?;
    for part in &parts.split_modules {
        let name = part.file_name().and_then(|name| name.to_str()).context("a part has a name")?;
        script = script.replace(&format!("./{name}"), &site::placeholder(name));
        site::add(sources, name, fs::read(part)?)?;
    }
    site::add(sources, &link_name, meet_later(&script)?.into_bytes())?;
    Ok(first)
}

/// The parts' script and the module's own need one another. Files that name each other cannot have hashes in their
/// names, so the module's script introduces itself ([`introduce`]) instead of being imported.
fn meet_later(script: &str) -> Result<String> {
    let import = script.lines().find(|line| line.starts_with("import { initSync }"));
    let import = import.context("the parts' script does not import `initSync` any more")?;
    Ok(script.replace(import, "let initSync;\nexport const meet = (init) => { initSync = init; };"))
}

/// The module's script with the parts' one named and told of it.
pub(super) fn introduce(module: &Module, script: &str) -> String {
    let link_name = link_name(module);
    let address = site::placeholder(&link_name);
    // The module itself goes on to call its import by the plain name.
    let named = script.replace(&format!("from \"./{link_name}\""), &format!("from \"{address}\""));
    format!("import {{ meet }} from \"{address}\";\n{named}\nmeet(initSync);\n")
}
