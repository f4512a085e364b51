//! wasm-bindgen and the library that reads its output must have the same version.

use anyhow::{Result, anyhow};
use toml_span::Value;

use crate::repo::Repo;

pub(super) fn check(repo: &Repo) -> Result<Vec<String>> {
    violations(&std::fs::read_to_string(repo.root.join("Cargo.lock"))?)
}

fn violations(lock: &str) -> Result<Vec<String>> {
    let lock = toml_span::parse(lock).map_err(|error| anyhow!("Cargo.lock: {error}"))?;
    let library = versions(&lock, "wasm-bindgen-cli-support");
    let used = versions(&lock, "wasm-bindgen");
    if used.is_empty() || used == library {
        return Ok(Vec::new());
    }
    Ok(vec![format!(
        "the app uses wasm-bindgen {}, the bundler its library {}: change xtask/bundler/Cargo.toml",
        used.join(", "),
        library.join(", "),
    )])
}

fn versions(lock: &Value, name: &str) -> Vec<String> {
    let packages = lock.pointer("/package").and_then(Value::as_array);
    let text = |package: &Value, key: &str| package.pointer(key).and_then(Value::as_str).unwrap_or_default().to_owned();
    let named = packages.into_iter().flatten().filter(|package| text(package, "/name") == name);
    named.map(|package| text(package, "/version")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reports_different_versions() {
        let lock = |used: &str| {
            format!(
                "[[package]]\nname = \"wasm-bindgen\"\nversion = \"{used}\"\n[[package]]\n\
                 name = \"wasm-bindgen-cli-support\"\nversion = \"0.2.2\"\n"
            )
        };
        assert_eq!(violations(&lock("0.2.2")).unwrap(), [""; 0]);
        assert_eq!(violations(&lock("0.2.1")).unwrap().len(), 1);
    }
}
