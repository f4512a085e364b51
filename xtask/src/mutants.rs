//! Mutation tests of the rules engine: cargo-mutants changes the code in one place and runs the tests, of which one must
//! fail. `.cargo/mutants.toml` says what is changed and which tests run.

use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use crate::command::{output_of, run};
use crate::repo::Repo;

/// One mutant in this many is tried by default. All of them take hours: each is a build and a run of the tests.
const DEFAULT_SAMPLE: u32 = 20;

/// What the arguments of the task ask for.
#[derive(Debug, PartialEq, Eq)]
struct Sample<'a> {
    one_in: u32,
    /// Names of files, such as `turn.rs`; all files of the configuration if empty.
    files: &'a [String],
}

/// Tries a sample of the mutants. `args` are the size of the sample (one in N) and files, both optional.
///
/// # Errors
/// Fails if cargo-mutants is not installed, or if no test catches a mutant that is not known to be equivalent.
pub(crate) fn run_sample(repo: &Repo, args: &[String]) -> Result<String> {
    let sample = parse(args)?;
    // It runs as a subcommand only, even to print its version.
    if output_of(cargo_mutants().arg("--version")).is_err() {
        bail!("missing on this machine. Please run: cargo install --locked cargo-mutants");
    }
    let mut command = cargo_mutants();
    command.args(["--package", "iquazu-rules", "--no-shuffle", "--jobs", "1", "--output"]).arg(&repo.target);
    command.args(["--shard", &format!("0/{}", sample.one_in), "--sharding", "round-robin"]);
    for file in sample.files {
        // Mutants are named as in `crates/rules/src/turn.rs:97:12: replace …`. The option `--file` would add to the
        // files of the configuration.
        command.args(["--re", &format!("/{}:", file.replace('.', r"\."))]);
    }
    run(command.current_dir(&repo.root))?;
    Ok(format!("no mutant survived; details are in {}", repo.relative(&repo.target.join("mutants.out"))))
}

fn cargo_mutants() -> Command {
    let mut command = Command::new("cargo-mutants");
    command.arg("mutants");
    command
}

fn parse(args: &[String]) -> Result<Sample<'_>> {
    let Some((first, files)) = args.split_first().filter(|(first, _)| first.starts_with(|c: char| c.is_ascii_digit()))
    else {
        return Ok(Sample { one_in: DEFAULT_SAMPLE, files: args });
    };
    let one_in = first.parse().with_context(|| format!("invalid size of the sample `{first}`"))?;
    ensure!(one_in > 0, "one mutant in 0 is none");
    Ok(Sample { one_in, files })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sample_and_files_are_optional() {
        let args = |words: &str| words.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(parse(&[]).unwrap(), Sample { one_in: DEFAULT_SAMPLE, files: &[] });
        assert_eq!(parse(&args("1")).unwrap(), Sample { one_in: 1, files: &[] });
        let files = args("payment.rs turn.rs");
        assert_eq!(parse(&args("3 payment.rs turn.rs")).unwrap(), Sample { one_in: 3, files: &files });
        assert_eq!(parse(&files).unwrap(), Sample { one_in: DEFAULT_SAMPLE, files: &files });
        assert!(parse(&args("0")).is_err());
        assert!(parse(&args("3x")).is_err());
    }
}
