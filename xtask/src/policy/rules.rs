//! The parts of `deny.toml` that this checks.

use std::path::Path;

use anyhow::{Context, Result, anyhow};
use toml_span::Value;

#[derive(Debug)]
pub(super) struct Rules {
    pub(super) licences: Vec<String>,
    pub(super) banned: Vec<String>,
    /// Crates that may occur in one version only.
    pub(super) single: Vec<String>,
}

impl Rules {
    pub(super) fn read(path: &Path) -> Result<Rules> {
        let text = std::fs::read_to_string(path).context("cannot read deny.toml")?;
        Rules::parse(&text)
    }

    pub(super) fn parse(text: &str) -> Result<Rules> {
        let file = toml_span::parse(text).map_err(|error| anyhow!("deny.toml: {error}"))?;
        let strings = |value: &Value| value.as_str().map(str::to_owned);
        let licences = list(&file, "/licenses/allow")?.iter().filter_map(strings).collect();
        let (mut banned, mut single) = (Vec::new(), Vec::new());
        for entry in list(&file, "/bans/deny")? {
            let name = entry.pointer("/name").and_then(strings).context("a ban without a name")?;
            let one = entry.pointer("/deny-multiple-versions").and_then(Value::as_bool);
            if one == Some(true) { single.push(name) } else { banned.push(name) }
        }
        Ok(Rules { licences, banned, single })
    }
}

fn list<'a, 'text>(file: &'a Value<'text>, place: &str) -> Result<&'a [Value<'text>]> {
    let list = file.pointer(place).and_then(Value::as_array);
    Ok(list.with_context(|| format!("deny.toml has no list {place}"))?)
}
