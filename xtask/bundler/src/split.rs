//! Splits a module where the code marks it (`wasm_split`): what is needed at once, and parts that are fetched later.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};
use wasm_split_cli_support::{Options, transform};

use crate::site::{self, Sources};
use crate::{Module, shrink};

/// Returns the name of the script that fetches the later parts.
fn link_name(module: &Module) -> String {
    format!("{}-parts.js", module.name)
}

/// Adds the later parts and the script that fetches them. Returns the main part, the input of wasm-bindgen.
pub(crate) fn add(sources: &mut Sources, module: &Module, folder: &Path) -> Result<PathBuf> {
    let folder = folder.join(&module.name);
    let main = folder.join("main.wasm");
    let input = fs::read(&module.wasm)?;
    let link_name = link_name(module);
    let link = format!("./{link_name}");
    let mut options = Options::new(&input);
    options.output_dir = &folder;
    options.main_out_path = &main;
    options.link_name = &link;
    let parts = transform(options).map_err(|error| anyhow!("{error:#}"))?;
    let mut script = fs::read_to_string(folder.join(&link_name))?;
    for part in &parts.split_modules {
        let name = part.file_name().and_then(|name| name.to_str()).context("a part without a name")?;
        script = script.replace(&format!("./{name}"), &site::placeholder(name));
        site::add(sources, name, shrink::ordered(fs::read(part)?)?)?;
    }
    site::add(sources, &link_name, defer_init_sync(&script)?.into_bytes())?;
    Ok(main)
}

/// Replaces the import of `initSync` in the parts' script by a setter.
///
/// The parts' script and the module's script need each other, but files that name each other cannot both have content
/// hashes in their names. So the module's script passes `initSync` at run time ([`pass_init_sync`]).
fn defer_init_sync(script: &str) -> Result<String> {
    let import = script.lines().find(|line| line.starts_with("import { initSync }"));
    let import = import.context("the parts' script no longer imports `initSync`")?;
    Ok(script.replace(import, "let initSync;\nexport const setInitSync = (init) => { initSync = init; };"))
}

/// Makes the module's script import the parts' script by its hashed name and pass it `initSync`.
pub(crate) fn pass_init_sync(module: &Module, script: &str) -> String {
    let link_name = link_name(module);
    let address = site::placeholder(&link_name);
    // The WASM module still calls its import by the plain name.
    let named = script.replace(&format!("from \"./{link_name}\""), &format!("from \"{address}\""));
    format!("import {{ setInitSync }} from \"{address}\";\n{named}\nsetInitSync(initSync);\n")
}
