//! The WASM modules of the app, and how cargo builds them.

use std::path::PathBuf;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::command::{cargo, output_of};
use crate::repo::Repo;
use crate::tools::WASM;

/// A program for the browser: a bin or cdylib target of a package.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Module {
    /// The files made from it are called `NAME.js` and `NAME.wasm`.
    pub(crate) name: &'static str,
    package: &'static str,
    /// The cargo target's name, which is the package's unless its manifest says otherwise.
    target: &'static str,
    /// Whether parts of it are fetched later.
    pub(crate) has_parts: bool,
}

/// The page itself, and the opponents' thinking, which runs in a Web Worker without any UI.
const MODULES: &[Module] = &[
    Module { name: "app", package: "iquazu-web", target: "iquazu-web", has_parts: true },
    Module { name: "bots", package: "iquazu-worker", target: "iquazu-worker", has_parts: false },
];

/// Components behind pointers instead of one nested type a page: an eighth smaller.
const FLAGS: &str = "--cfg=erase_components";

/// Builds all modules in one go, so that they share what they have in common.
pub(super) fn build(repo: &Repo) -> Result<Vec<(&'static Module, PathBuf)>> {
    let present: Vec<&Module> = MODULES.iter().filter(|module| repo.has(module.package)).collect();
    let mut command = cargo(["build", "--profile", "web", "--target", WASM]);
    command.arg("--message-format=json-render-diagnostics").current_dir(&repo.root);
    command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", FLAGS);
    for module in &present {
        command.args(["--package", module.package]);
    }
    eprintln!("  $ cargo build --profile web --target {WASM}");
    let messages = output_of(&mut command)?;
    let mut built = Vec::new();
    for module in present {
        let wasm = messages.lines().find_map(|line| artifact(line, module));
        let no_file = || format!("{} has no bin or cdylib `{}`", module.package, module.target);
        built.push((module, wasm.with_context(no_file)?));
    }
    Ok(built)
}

/// The WASM file that a message of cargo reports for a module, if it is about that.
fn artifact(message: &str, module: &Module) -> Option<PathBuf> {
    let message: Value = serde_json::from_str(message).ok()?;
    if message["reason"] != "compiler-artifact" {
        return None;
    }
    // A cdylib's name has underscores where the package's has dashes.
    let target = message["target"]["name"].as_str()?;
    if target.replace('_', "-") != module.target.replace('_', "-") {
        return None;
    }
    let files = message["filenames"].as_array()?;
    let wasm = files.iter().filter_map(Value::as_str).find(|file| file.ends_with(".wasm"))?;
    Some(wasm.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    const APP: Module = Module { name: "app", package: "iquazu-web", target: "iquazu-web", has_parts: true };

    #[test]
    fn the_wasm_file_is_found_for_bins_and_cdylibs_alike() {
        for (name, file) in [("iquazu-web", "a/iquazu-web.wasm"), ("iquazu_web", "a/iquazu_web.wasm")] {
            let message = serde_json::json!({
                "reason": "compiler-artifact", "target": {"name": name}, "filenames": ["x.d", file],
            });
            assert_eq!(artifact(&message.to_string(), &APP), Some(file.into()));
        }
    }

    #[test]
    fn messages_about_other_things_are_passed_over() {
        let other = r#"{"reason":"compiler-artifact","target":{"name":"x"},"filenames":["x.wasm"]}"#;
        let library = r#"{"reason":"compiler-artifact","target":{"name":"iquazu_web"},"filenames":["x.rlib"]}"#;
        for message in [other, library, r#"{"reason":"build-finished"}"#, "no json"] {
            assert_eq!(artifact(message, &APP), None);
        }
    }
}
