//! Which crates of the workspace may depend on which.

use anyhow::Result;

use crate::repo::{Member, Repo};

/// Every crate with the crates of this workspace that it may depend on, in tests too. The engine depends on none; the
/// store holds payloads that it cannot read; the web app does not know the server, and leaves the bots to its worker.
const ALLOWED_DEPENDENCIES: &[(&str, &[&str])] = &[
    ("iquazu-art", &[]),
    ("iquazu-levels", &[]),
    ("iquazu-rules", &[]),
    ("iquazu-store", &[]),
    ("iquazu-messages", &[]),
    ("iquazu-bots", &["iquazu-levels", "iquazu-rules"]),
    ("iquazu-protocol", &["iquazu-levels", "iquazu-rules"]),
    ("iquazu-session", &["iquazu-rules"]),
    ("iquazu-learn", &["iquazu-bots", "iquazu-rules"]),
    (
        "iquazu-python",
        &["iquazu-art", "iquazu-bots", "iquazu-learn", "iquazu-messages", "iquazu-protocol", "iquazu-rules"],
    ),
    ("iquazu-load", &["iquazu-rules", "iquazu-protocol", "iquazu-store"]),
    ("iquazu-worker", &["iquazu-rules", "iquazu-bots"]),
    (
        "iquazu-web",
        &["iquazu-art", "iquazu-levels", "iquazu-rules", "iquazu-messages", "iquazu-protocol", "iquazu-session"],
    ),
    (
        "iquazu-server",
        &["iquazu-rules", "iquazu-bots", "iquazu-messages", "iquazu-protocol", "iquazu-session", "iquazu-store"],
    ),
    ("iquazu-assets", &["iquazu-server"]),
    (
        "iquazu",
        &[
            "iquazu-assets",
            "iquazu-rules",
            "iquazu-bots",
            "iquazu-protocol",
            "iquazu-session",
            "iquazu-load",
            "iquazu-server",
            "iquazu-store",
        ],
    ),
    ("iquazu-e2e", &["iquazu-assets", "iquazu-load", "iquazu-session", "iquazu-server"]),
    ("xtask", &[]),
    ("release-packager", &[]),
    ("web-bundler", &["iquazu-messages"]),
];

pub(super) fn check(repo: &Repo) -> Result<Vec<String>> {
    let mut violations = violations(&repo.members);
    violations.extend(unused(&repo.members));
    Ok(violations)
}

/// Reports allowed dependencies that do not exist.
fn unused(members: &[Member]) -> Vec<String> {
    let depends = |from: &str, to: &str| {
        members.iter().any(|member| member.name == from && member.depends_on.iter().any(|name| name == to))
    };
    let allowed = ALLOWED_DEPENDENCIES.iter().flat_map(|(from, allowed)| allowed.iter().map(move |to| (from, to)));
    let unused = allowed.filter(|(from, to)| !depends(from, to));
    unused.map(|(from, to)| format!("{from} does not depend on {to}: remove it from the list in {}", file!())).collect()
}

fn violations(members: &[Member]) -> Vec<String> {
    let is_member = |name: &&String| members.iter().any(|member| member.name == **name);
    let mut violations = Vec::new();
    for member in members {
        let Some((_, allowed)) = ALLOWED_DEPENDENCIES.iter().find(|(name, _)| *name == member.name) else {
            violations.push(format!("{} is missing in {}", member.name, file!()));
            continue;
        };
        // A crate may depend on itself, to enable features for its own tests.
        let others = member.depends_on.iter().filter(is_member).filter(|name| **name != member.name);
        for name in others.filter(|name| !allowed.contains(&name.as_str())) {
            violations.push(format!("{} must not depend on {name}", member.name));
        }
    }
    violations
}

#[cfg(test)]
mod tests {
    use super::*;

    fn member(name: &str, depends_on: &[&str]) -> Member {
        Member {
            name: name.to_owned(),
            folder: String::new(),
            depends_on: depends_on.iter().map(|&name| name.to_owned()).collect(),
            tests: Vec::new(),
            programs: Vec::new(),
            has_library: true,
            sources_without_tests: Vec::new(),
            sources_without_doctests: Vec::new(),
        }
    }

    #[test]
    fn reports_a_dependency_that_is_not_allowed() {
        let members = [
            member("iquazu-rules", &["iquazu-bots", "serde"]),
            member("iquazu-bots", &["iquazu-levels", "iquazu-rules"]),
        ];
        assert_eq!(violations(&members), ["iquazu-rules must not depend on iquazu-bots"]);
    }

    #[test]
    fn reports_allowed_dependencies_that_do_not_exist() {
        let needed = [member("iquazu-session", &["iquazu-rules"]), member("web-bundler", &[])];
        let unused = unused(&needed);
        assert!(!unused.iter().any(|line| line.starts_with("iquazu-session ")));
        assert!(unused[unused.len() - 1].starts_with("web-bundler does not depend on iquazu-messages"));
    }

    #[test]
    fn reports_a_crate_that_is_not_listed() {
        assert!(violations(&[member("newcomer", &[])])[0].starts_with("newcomer is missing"));
    }

    #[test]
    fn no_two_crates_may_depend_on_each_other() {
        let may_depend = |from: &str, to: &str| {
            ALLOWED_DEPENDENCIES.iter().any(|(name, allowed)| *name == from && allowed.contains(&to))
        };
        for (from, allowed) in ALLOWED_DEPENDENCIES {
            for to in *allowed {
                assert!(!may_depend(to, from), "{from} and {to} may depend on each other");
            }
        }
    }
}
