//! Runs wasm-bindgen as a library: turns a WASM file from cargo into JavaScript and the module it loads.

use std::path::Path;

use anyhow::Result;
use wasm_bindgen_cli_support::{Bindgen, Output};

use crate::Module;
use crate::site::{self, Sources};
use crate::{scripts, shrink, split};

/// Adds `NAME.js` and `NAME.wasm`, with the small scripts that crates contribute (snippets).
pub(crate) fn add(sources: &mut Sources, module: &Module, parts: &Path) -> Result<()> {
    let main = if module.has_parts() { split::add(sources, module, parts)? } else { module.wasm.clone() };
    let mut output = bind(module, &main)?;
    let wasm_name = format!("{}.wasm", module.name);
    let script = output.js().replace(&format!("{}_bg.wasm", module.name), &site::placeholder(&wasm_name));
    let mut script = scripts::minify(&shrink::shrink(output.wasm_mut(), &script)?);
    for (path, content) in snippets(&output) {
        script = script.replace(&format!("./{path}"), &site::placeholder(&path));
        // Two modules may contain the same snippet.
        sources.entry(path).or_insert(content);
    }
    if module.has_parts() {
        script = split::pass_init_sync(module, &script);
    }
    site::add(sources, &wasm_name, shrink::ordered(output.wasm_mut().emit_wasm())?)?;
    site::add(sources, &format!("{}.js", module.name), script.into_bytes())
}

fn bind(module: &Module, wasm: &Path) -> Result<Output> {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(wasm)
        .out_name(&module.name)
        .typescript(false)
        // Without the default path `init()` would need an argument.
        .omit_default_module_path(false)
        // Lazily loaded parts share the module's memory and function table.
        .keep_lld_exports(module.has_parts())
        .remove_name_section(true)
        .remove_producers_section(true);
    bindgen.web(true)?.generate_output()
}

/// Returns every snippet with the path under which the script imports it.
fn snippets(output: &Output) -> Vec<(String, Vec<u8>)> {
    let inline = output.snippets().iter().flat_map(|(folder, scripts)| {
        scripts
            .iter()
            .enumerate()
            .map(move |(index, script)| (format!("snippets/{folder}/inline{index}.js"), script.clone().into_bytes()))
    });
    let modules =
        output.local_modules().iter().map(|(path, script)| (format!("snippets/{path}"), script.clone().into_bytes()));
    inline.chain(modules).collect()
}
