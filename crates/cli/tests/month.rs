//! The short form of the simulated month on the real binary: docs/scaling.md has the long one.

use iquazu_load::month::{Backend, MonthConfig, run};
use std::path::Path;

async fn survive_the_month(backend: Backend) {
    let folder = tempfile::tempdir().expect("a folder");
    let binary = Path::new(env!("CARGO_BIN_EXE_iquazu"));
    let report = run(MonthConfig::QUICK, backend, binary, folder.path()).await.expect("the month ends");
    let checks = &report.checks;
    assert!(checks.problems.is_empty(), "{report}");
    assert_eq!(checks.games, MonthConfig::QUICK.live_games, "{report}");
    assert!(checks.kills > 0 && checks.moves > 0 && checks.notices > 0 && checks.replayed > 0, "{report}");
}

#[tokio::test(flavor = "multi_thread")]
async fn month_with_a_killed_server_loses_nothing() {
    survive_the_month(Backend::Sqlite).await;
}

#[cfg(feature = "cluster")]
#[tokio::test(flavor = "multi_thread")]
async fn month_with_two_servers_on_one_database_loses_nothing() {
    survive_the_month(Backend::Postgres).await;
}
