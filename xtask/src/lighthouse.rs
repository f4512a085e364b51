//! `cargo xtask lighthouse [URL]`: measures the start page as a phone sees it, with Lighthouse from the npm registry. It is
//! not part of `cargo verify`: its figures depend on the machine.

use std::fs;
use std::process::Command;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::command::run;
use crate::repo::Repo;
use crate::tools;

const LIGHTHOUSE: &str = "lighthouse@12.8.2";

/// The address of `cargo play`.
const DEFAULT_URL: &str = "http://127.0.0.1:4827/";

/// Chromium without a screen, as any user.
const FLAGS: &str = "--headless=new --no-sandbox --disable-gpu";

const CATEGORIES: [&str; 4] = ["performance", "accessibility", "best-practices", "seo"];

/// Measures a running server and returns the scores.
pub(crate) fn measure(repo: &Repo, args: &[String]) -> Result<String> {
    tools::ensure_debian(tools::BROWSER)?;
    let url = args.first().map_or(DEFAULT_URL, String::as_str);
    let folder = repo.target.join("lighthouse");
    fs::create_dir_all(&folder)?;
    let program = folder.join("node_modules/.bin/lighthouse");
    if !program.is_file() {
        run(Command::new("npm").args(["install", "--no-audit", "--no-fund", "--prefix"]).arg(&folder).arg(LIGHTHOUSE))?;
    }
    let report = folder.join("report.json");
    let mut lighthouse = Command::new(program);
    lighthouse.args([url, "--quiet", "--output=json", &format!("--chrome-flags={FLAGS}")]);
    lighthouse.arg(format!("--output-path={}", report.display())).env("CHROME_PATH", "/usr/bin/chromium");
    run(&mut lighthouse)?;
    summary(&fs::read_to_string(report)?)
}

/// Returns the scores of a report, and what the performance consists of.
fn summary(report: &str) -> Result<String> {
    let report: Value = serde_json::from_str(report).context("the report is not JSON")?;
    let mut lines = Vec::new();
    for category in CATEGORIES {
        let score = report["categories"][category]["score"].as_f64();
        lines.push(format!("{category}: {:.0}", score.with_context(|| format!("no score for {category}"))? * 100.0));
    }
    for audit in
        ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"]
    {
        let audit = &report["audits"][audit];
        lines.push(format!(
            "{}: {}",
            audit["title"].as_str().unwrap_or_default(),
            audit["displayValue"].as_str().unwrap_or("?")
        ));
    }
    Ok(lines.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn summary_names_scores_and_paints() {
        let score = serde_json::json!({"score": 0.97});
        let report = serde_json::json!({
            "categories": {"performance": score, "accessibility": score, "best-practices": score, "seo": score},
            "audits": {"largest-contentful-paint": {"title": "Largest Contentful Paint", "displayValue": "1.9 s"}},
        });
        let summary = summary(&report.to_string()).unwrap();
        assert!(summary.starts_with("performance: 97\naccessibility: 97\n"), "{summary}");
        assert!(summary.contains("Largest Contentful Paint: 1.9 s"), "{summary}");
    }

    #[test]
    fn report_without_scores_is_an_error() {
        assert!(summary("{}").is_err());
    }
}
