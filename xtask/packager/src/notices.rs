//! The licences of everything that is linked into the program and the web app, with their texts: most ask for that.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::release::Release;

/// What is shipped, and for which machine it is compiled.
const SHIPPED: [(&str, &str); 3] = [
    ("iquazu", "x86_64-unknown-linux-musl"),
    ("iquazu-web", "wasm32-unknown-unknown"),
    ("iquazu-worker", "wasm32-unknown-unknown"),
];

/// Returns the list of crates and the text of each licence, every text once.
pub(crate) fn text(release: &Release) -> Result<String> {
    let mut packages = BTreeMap::new();
    for (name, target) in SHIPPED {
        let metadata = metadata(&release.root, target)?;
        for package in linked(&metadata, name)? {
            packages.insert((field(package, "name"), field(package, "version")), package.clone());
        }
    }
    let mut text = String::from("Iquazú is made with these libraries.\n\n");
    let mut texts: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for ((name, version), package) in &packages {
        writeln!(text, "{name} {version}: {} {}", field(package, "license"), field(package, "repository"))?;
        let folder = Path::new(package["manifest_path"].as_str().unwrap_or_default()).parent().context("no folder")?;
        for licence in licence_files(folder)? {
            texts.entry(licence).or_default().insert(format!("{name} {version}"));
        }
    }
    for (licence, names) in texts {
        let names: Vec<String> = names.into_iter().collect();
        write!(text, "\n{}\n{}\n\n{licence}\n", "-".repeat(80), names.join(", "))?;
    }
    Ok(text)
}

fn metadata(root: &Path, target: &str) -> Result<Value> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let arguments = ["metadata", "--format-version", "1", "--locked", "--filter-platform", target];
    let output = Command::new(cargo).args(arguments).current_dir(root).output().context("cannot start cargo")?;
    ensure!(output.status.success(), "cargo metadata failed: {}", String::from_utf8_lossy(&output.stderr));
    Ok(serde_json::from_slice(&output.stdout)?)
}

/// Returns the packages of others that end up in `root`: no build or test dependencies, no macros.
fn linked<'a>(metadata: &'a Value, root: &str) -> Result<Vec<&'a Value>> {
    let packages: HashMap<&str, &Value> =
        list(&metadata["packages"]).iter().filter_map(|package| Some((package["id"].as_str()?, package))).collect();
    let nodes: HashMap<&str, &Value> =
        list(&metadata["resolve"]["nodes"]).iter().filter_map(|node| Some((node["id"].as_str()?, node))).collect();
    let start = packages.iter().find(|(_, package)| package["name"] == root).map(|(id, _)| *id);
    let mut waiting = vec![start.with_context(|| format!("there is no package {root}"))?];
    let mut seen = BTreeSet::new();
    while let Some(id) = waiting.pop() {
        if !seen.insert(id) || is_macro(packages[id]) {
            continue;
        }
        let normal = |dependency: &&Value| list(&dependency["dep_kinds"]).iter().any(|kind| kind["kind"].is_null());
        let dependencies = list(&nodes[id]["deps"]).iter().filter(normal);
        waiting.extend(dependencies.filter_map(|dependency| dependency["pkg"].as_str()));
    }
    let of_others = |package: &&&Value| !package["source"].is_null() && !is_macro(package);
    Ok(seen.iter().map(|id| &packages[id]).filter(of_others).copied().collect())
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn is_macro(package: &Value) -> bool {
    list(&package["targets"]).iter().any(|target| target["kind"][0] == "proc-macro")
}

fn field(package: &Value, key: &str) -> String {
    package[key].as_str().unwrap_or_default().to_owned()
}

/// Returns the texts of files that are called like a licence.
fn licence_files(folder: &Path) -> Result<Vec<String>> {
    let mut texts = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
        let is_licence = ["LICENSE", "LICENCE", "COPYING", "NOTICE"].iter().any(|start| name.starts_with(start));
        if is_licence && path.is_file() {
            let text = String::from_utf8_lossy(&fs::read(&path)?).replace("\r\n", "\n");
            texts.push(text.trim_matches('\n').to_owned());
        }
    }
    Ok(texts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn build_tools_and_macros_are_not_linked() {
        let package = |name: &str, source: Value, kind: &str| json!({ "id": name, "name": name, "source": source, "targets": [{ "kind": [kind] }] });
        let dependency = |name: &str, kind: Value| json!({ "pkg": name, "dep_kinds": [{ "kind": kind }] });
        let metadata = json!({
            "packages": [
                package("game", Value::Null, "bin"),
                package("linked", json!("registry"), "lib"),
                package("below", json!("registry"), "lib"),
                package("builder", json!("registry"), "lib"),
                package("derive", json!("registry"), "proc-macro"),
                package("syntax", json!("registry"), "lib"),
            ],
            "resolve": { "nodes": [
                { "id": "game", "deps": [dependency("linked", Value::Null), dependency("builder", json!("build")), dependency("derive", Value::Null)] },
                { "id": "linked", "deps": [dependency("below", Value::Null)] },
                { "id": "below", "deps": [] },
                { "id": "builder", "deps": [] },
                { "id": "derive", "deps": [dependency("syntax", Value::Null)] },
                { "id": "syntax", "deps": [] },
            ] },
        });
        let names: Vec<&Value> = linked(&metadata, "game").unwrap().iter().map(|package| &package["name"]).collect();
        assert_eq!(names, ["below", "linked"]);
    }
}
