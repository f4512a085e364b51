//! The documentation's examples work: a client that plays and takes part in the deal, and a second implementation of the
//! verification.

use crate::harness::{TestServer, quick, sqlite};
use crate::random_edition::random_draft;
use iquazu_protocol::{DealPart, Witness};
use iquazu_rules::Seat;
use iquazu_rules::edition::Library;
use iquazu_rules::text::Record;
use iquazu_rules::{Edition, Players};
use iquazu_server::OnlineConfig;
use iquazu_store::TableQuery;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tokio::process::Command;

fn example(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples").join(name)
}

/// Runs the verifier in Python and returns whether it accepts the game.
async fn verifies_in_python(record: &Path, witness: &Path) -> bool {
    let output = Command::new("python3").arg(example("fair.py")).arg(record).arg(witness).output().await;
    let output = output.expect("python3 is needed here; on Debian: apt-get install python3");
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() || error.starts_with("not fair: "), "{error}");
    output.status.success()
}

/// Every change of the record that matters is noticed by both implementations.
async fn both_reject_changes(folder: &Path, text: &str, witness: &Path) {
    let seen: Witness = serde_json::from_slice(&std::fs::read(witness).expect("a witness")).expect("a witness");
    let changed_digit = |line: &str| {
        let (head, last) = line.split_at(line.len() - 1);
        format!("{head}{}", if last == "0" { "1" } else { "0" })
    };
    for start in ["tag commitment ", "tag commitment1 ", "tag nonce1 ", "tag secret ", "tag voids ", "tag round "] {
        let line = text.lines().find(|line| line.starts_with(start)).expect(start);
        let changed = text.replacen(line, &changed_digit(line), 1);
        let file = folder.join("changed.txt");
        std::fs::write(&file, &changed).expect("written");
        assert!(!verifies_in_python(&file, witness).await, "{start}");
        let record = Record::parse(&changed, &Library::built_in()).expect("a record");
        assert!(!seen.check(&record).is_empty(), "{start}");
    }
}

/// Runs the example client on a server of its own and returns its output and the record of its game.
async fn run_example(arguments: &[&std::ffi::OsStr]) -> (String, Record) {
    let server = TestServer::open().await;
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.txt");
    let saw = folder.path().join("witness.json");
    let mut python = Command::new("python3");
    python.arg(example("play.py")).arg(format!("http://{}", server.address)).args(arguments);
    python.arg("--save").arg(&file).arg("--witness").arg(&saw);
    let output = python.output().await.expect("python3 is needed here; on Debian: apt-get install python3");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = std::fs::read_to_string(&file).expect("a record");
    let record = Record::parse(&text, &Library::built_in()).expect("a record");
    assert!(iquazu_protocol::verify(&record).expect("a fair game").is_over());
    let witness: Witness = serde_json::from_slice(&std::fs::read(&saw).expect("a witness")).expect("a witness");
    assert_eq!((witness.check(&record), witness.part(Seat::FIRST)), (Vec::new(), DealPart::Included { voids: 0 }));
    assert!(verifies_in_python(&file, &saw).await);
    both_reject_changes(folder.path(), &text, &saw).await;
    server.close().await;
    (String::from_utf8(output.stdout).expect("UTF-8"), record)
}

#[tokio::test(flavor = "multi_thread")]
async fn python_client_plays_a_whole_game() {
    let (_, record) = run_example(&[]).await;
    assert_eq!(record.edition, Edition::standard());
}

/// The server is stopped twice in the middle of a game and comes back at the same address: the client goes on.
#[tokio::test(flavor = "multi_thread")]
async fn python_client_reconnects() {
    let folder = tempfile::tempdir().expect("a folder");
    let (database, file) = (folder.path().join("tables.db"), folder.path().join("game.txt"));
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples/play.py");
    let online = |store| OnlineConfig { bot_delay: Duration::from_millis(50), ..quick(store) };
    let mut store = sqlite(database.clone()).await;
    let mut server = TestServer::with(online(store.clone())).await;
    let port = server.address.port();
    let mut python = Command::new("python3");
    python.arg(example).arg(format!("http://{}", server.address)).arg("--save").arg(&file);
    let python = python.stderr(std::process::Stdio::piped()).spawn().expect("python3 is needed here");
    for entries in [8, 20] {
        // In the middle of the game, however slow the machine is.
        while store.list(TableQuery::all(1)).await.expect("a list").first().is_none_or(|row| row.next_seq < entries) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        server.close().await;
        store = sqlite(database.clone()).await;
        server = TestServer::at_port(online(store.clone()), port).await;
    }
    let output = python.wait_with_output().await.expect("ends");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    let record = std::fs::read_to_string(file).expect("a record");
    let record = Record::parse(&record, &Library::built_in()).expect("a record");
    assert!(iquazu_protocol::verify(&record).expect("a fair game").is_over());
    assert!(errors.contains("trying again"), "the server was away during the game: {errors}");
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn python_client_plays_the_edition_of_a_record_with_a_head_start() {
    let edition = Edition::from_draft(random_draft(74)).expect("a valid edition");
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("first.txt");
    std::fs::write(&file, Record::new(edition, Players::TWO).to_string()).expect("written");
    let arguments = ["--edition-of".as_ref(), file.as_os_str(), "--extra-cards".as_ref(), "2".as_ref()];
    let (output, record) = run_example(&arguments).await;
    assert_eq!(record.edition, edition);
    assert_eq!(record.handicaps[Seat::FIRST].cards(), 2);
    assert!(output.starts_with(&format!("edition {}\n", edition.identity())), "{output}");
}
