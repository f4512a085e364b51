//! The WASM modules of the app, as cargo builds them.

use std::path::PathBuf;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::command::{cargo, output_of};
use crate::repo::Repo;
use crate::tools::WASM;

use super::{Build, Modules};

/// A program for the browser: a bin or cdylib target of a package.
#[derive(Debug, PartialEq, Eq)]
struct Module {
    /// The files made from it are called `NAME.js` and `NAME.wasm`.
    name: &'static str,
    package: &'static str,
    /// The cargo target's name, which is the package's unless its manifest says otherwise.
    target: &'static str,
}

/// The page itself, and the bots, which run in a Web Worker without any UI.
const MODULES: &[Module] = &[
    Module { name: "app", package: "iquazu-web", target: "iquazu-web" },
    Module { name: "bots", package: "iquazu-worker", target: "iquazu-worker" },
];

/// Builds all modules with one cargo command, so that they share dependencies. Returns the name and the file of each.
pub(super) fn build(repo: &Repo, build: Build) -> Result<Modules> {
    let present: Vec<&Module> = MODULES.iter().filter(|module| repo.has(module.package)).collect();
    let profile = match build {
        Build::Release => "web",
        Build::Play => "play-web",
    };
    let mut command = cargo(["build", "--profile", profile, "--target", WASM]);
    command.arg("--message-format=json-render-diagnostics").current_dir(&repo.root);
    for module in &present {
        command.args(["--package", module.package]);
    }
    eprintln!("  $ cargo build --profile {profile} --target {WASM}");
    let messages = output_of(&mut command)?;
    let mut built = Vec::new();
    for module in present {
        let wasm = messages.lines().find_map(|line| artifact(line, module));
        let no_file = || format!("{} has no bin or cdylib `{}`", module.package, module.target);
        built.push((module.name, wasm.with_context(no_file)?));
    }
    Ok(built)
}

/// Returns the WASM file of a module if a message of cargo reports it.
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

    const APP: Module = Module { name: "app", package: "iquazu-web", target: "iquazu-web" };

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
    fn messages_about_other_artifacts_are_ignored() {
        let other = r#"{"reason":"compiler-artifact","target":{"name":"x"},"filenames":["x.wasm"]}"#;
        let library = r#"{"reason":"compiler-artifact","target":{"name":"iquazu_web"},"filenames":["x.rlib"]}"#;
        for message in [other, library, r#"{"reason":"build-finished"}"#, "no json"] {
            assert_eq!(artifact(message, &APP), None);
        }
    }
}
