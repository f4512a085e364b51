//! The documentation's example client works.

use crate::harness::TestServer;
use iquazu_rules::edition::Library;
use iquazu_rules::text::Record;
use std::path::Path;
use tokio::process::Command;

#[tokio::test(flavor = "multi_thread")]
async fn python_client_plays_a_whole_game() {
    let server = TestServer::open().await;
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples/play.py");
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.txt");
    let mut python = Command::new("python3");
    python.arg(example).arg(format!("http://{}", server.address)).arg("--save").arg(&file);
    let output = python.output().await.expect("python3 is needed here; on Debian: apt-get install python3");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let record = std::fs::read_to_string(file).expect("a record");
    let standard = &Library::built_in();
    let record = Record::parse(&record, standard).expect("a record");
    assert!(iquazu_protocol::verify(&record).expect("a fair game").is_over());
    server.close().await;
}
