//! Who may depend on whom.

use anyhow::Result;

use crate::repo::{Member, Repo};

/// Every crate with the crates of this workspace that it may know, for tests too. The engine
/// knows nobody; the store keeps payloads it cannot read; the page knows no server, and leaves the
/// bots to its worker.
const MAY_KNOW: &[(&str, &[&str])] = &[
    ("iquazu-rules", &[]),
    ("iquazu-store", &[]),
    ("iquazu-messages", &[]),
    ("iquazu-bots", &["iquazu-rules"]),
    ("iquazu-protocol", &["iquazu-rules"]),
    ("iquazu-session", &["iquazu-rules"]),
    ("iquazu-load", &["iquazu-rules", "iquazu-protocol"]),
    ("iquazu-worker", &["iquazu-rules", "iquazu-bots"]),
    ("iquazu-web", &["iquazu-rules", "iquazu-messages", "iquazu-protocol", "iquazu-session"]),
    ("iquazu-server", &["iquazu-rules", "iquazu-bots", "iquazu-messages", "iquazu-protocol", "iquazu-store"]),
    (
        "iquazu",
        &[
            "iquazu-rules",
            "iquazu-bots",
            "iquazu-messages",
            "iquazu-protocol",
            "iquazu-session",
            "iquazu-load",
            "iquazu-server",
            "iquazu-store",
        ],
    ),
    ("iquazu-e2e", &["iquazu-rules", "iquazu-messages", "iquazu-protocol", "iquazu-session", "iquazu-server"]),
    ("xtask", &["iquazu-messages"]),
];

pub(super) fn check(repo: &Repo) -> Result<Vec<String>> {
    Ok(faults(&repo.members))
}

fn faults(members: &[Member]) -> Vec<String> {
    let ours = |name: &&String| members.iter().any(|member| member.name == **name);
    let mut faults = Vec::new();
    for member in members {
        let Some((_, may_know)) = MAY_KNOW.iter().find(|(name, _)| *name == member.name) else {
            faults.push(format!("{} has no place in {}", member.name, file!()));
            continue;
        };
        // A crate may name itself, to switch on features for its own tests.
        let others = member.depends_on.iter().filter(ours).filter(|name| **name != member.name);
        for name in others.filter(|name| !may_know.contains(&name.as_str())) {
            faults.push(format!("{} must not know {name}", member.name));
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    fn member(name: &str, depends_on: &[&str]) -> Member {
        Member {
            name: name.to_owned(),
            folder: String::new(),
            depends_on: depends_on.iter().map(|&name| name.to_owned()).collect(),
        }
    }

    #[test]
    fn an_edge_that_points_up_is_a_fault() {
        let members = [member("iquazu-rules", &["iquazu-bots", "serde"]), member("iquazu-bots", &["iquazu-rules"])];
        assert_eq!(faults(&members), ["iquazu-rules must not know iquazu-bots"]);
    }

    #[test]
    fn a_crate_without_a_place_is_a_fault() {
        assert!(faults(&[member("newcomer", &[])])[0].starts_with("newcomer has no place"));
    }

    #[test]
    fn nobody_may_know_one_who_may_know_him() {
        let may_know =
            |who: &str, whom: &str| MAY_KNOW.iter().any(|(name, known)| *name == who && known.contains(&whom));
        for (who, known) in MAY_KNOW {
            for whom in *known {
                assert!(!may_know(whom, who), "{who} and {whom} may know each other");
            }
        }
    }
}
