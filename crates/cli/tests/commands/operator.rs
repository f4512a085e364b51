//! Commands for operators: configuration, backup, tables.

use crate::commands::harness::{Folder, command, iquazu};
use crate::commands::serve::first_answer;
use iquazu_load::{SeatedTable, ServerProcess, get};
use iquazu_store::{
    Access, Identity, IdentityId, NewTable, Report, ReportId, ReportLimits, SecretHash, TableKey, TableStatus,
    TableUpdate, Timestamp, open,
};

/// Creates a database with tables created at these times.
fn database(folder: &Folder, made: &[(i64, TableStatus)]) -> (String, Vec<TableKey>) {
    let file = folder.file("tables.db");
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    let tables = runtime.block_on(async {
        let store = open(&file, Access::Serve).await.expect("a database");
        let mut tables = Vec::new();
        for &(created, status) in made {
            let update = TableUpdate {
                status,
                summary: r#"{"names":["Zoë"]}"#.to_owned(),
                due_at: None,
                seats: Vec::new(),
                notices: Vec::new(),
            };
            let entries = vec![br#"{"made":true}"#.to_vec(), b"no JSON".to_vec()];
            let table =
                NewTable { id: TableKey::random(), created_at: Timestamp(created), is_public: true, entries, update };
            tables.push(table.id);
            store.create(table).await.expect("a table");
        }
        store.close().await;
        tables
    });
    (file, tables)
}

#[test]
fn flags_override_environment_overrides_file() {
    let folder = Folder::new("configuration");
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    let port = taken.local_addr().expect("bound").port();
    let file = folder.write("iquazu.toml", format!("port = {port}\nno-open = true\nlog = \"error\"\n"));
    let from_file = iquazu(&["serve", "--config", &file]).failed(1);
    assert!(from_file.contains(&port.to_string()), "{from_file}");
    let from_flag = first_answer(command(&["--config", &file, "--port", "0"]));
    assert!(from_flag.contains("text/html"), "{from_flag}");
    let from_environment = first_answer(command(&["serve"]).env("IQUAZU_CONFIG", &file).env("IQUAZU_PORT", "0"));
    assert!(from_environment.contains("text/html"), "{from_environment}");
}

#[test]
fn configuration_errors_have_line_and_column() {
    let folder = Folder::new("bad configuration");
    for (text, complaint) in [
        ("port = 1\nprot = 2\n", "line 2, column 1: unknown key `prot`"),
        ("config = \"other.toml\"\n", "line 1, column 1: unknown key `config`"),
        ("port = { number = 1 }\n", "line 1, column 1: expected a string, an integer, a boolean, or a list of them"),
        ("port = \"many\"\n", "invalid value 'many' for '--port <PORT>'"),
        ("port = \n", "line 1, column"),
    ] {
        let file = folder.write("iquazu.toml", text);
        let error = iquazu(&["serve", "--config", &file]).failed(2);
        assert!(error.starts_with(&format!("error: {file}: ")) && error.contains(complaint), "{error}");
    }
    let missing = iquazu(&["serve", "--config", &folder.file("nothing.toml")]).failed(1);
    assert!(missing.contains("nothing.toml"), "{missing}");
}

#[test]
fn every_configurable_option_has_an_environment_variable() {
    let help = iquazu(&["serve", "--help"]).good();
    for option in ["port", "address", "no-open", "log", "log-format", "config"] {
        assert!(help.contains(&format!("--{option}")), "{option}");
        assert!(help.contains(&format!("IQUAZU_{}", option.replace('-', "_").to_uppercase())), "{option}");
    }
}

#[test]
fn tables_are_listed_newest_first() {
    let folder = Folder::new("listed tables");
    let (file, tables) = database(&folder, &[(0, TableStatus::Waiting), (86_400_000, TableStatus::Finished)]);
    let list = iquazu(&["tables", "list", "--database", &file]).good();
    let lines: Vec<&str> = list.lines().collect();
    assert!(
        lines[0].starts_with(&format!("{}  1970-01-02 00:00", tables[1])) && lines[0].contains("finished"),
        "{list}"
    );
    assert!(lines[1].starts_with(&tables[0].to_string()), "{list}");
    let finished = iquazu(&["tables", "list", "--database", &file, "--status", "finished", "--json"]).good();
    let finished: serde_json::Value = serde_json::from_str(&finished).expect("one object");
    assert_eq!(finished["summary"]["names"][0], "Zoë");
    assert_eq!(finished["entries"], 2);
    assert_eq!(iquazu(&["tables", "list", "--database", &file, "--limit", "1"]).good().lines().count(), 1);
}

#[test]
fn table_is_exported_and_removed() {
    let folder = Folder::new("removed tables");
    let (file, tables) = database(&folder, &[(0, TableStatus::Waiting)]);
    let id = tables[0].to_string();
    let shown = iquazu(&["tables", "export", "--database", &file, &id]).good();
    let lines: Vec<serde_json::Value> = shown.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(lines[0]["id"], id);
    assert_eq!(lines[1]["entry"]["made"], true);
    assert_eq!(lines[2]["entry"], "no JSON");
    let written = folder.file("table.jsonl");
    iquazu(&["tables", "export", "--database", &file, &id, &written]).good();
    assert_eq!(std::fs::read_to_string(written).expect("a file"), shown);
    iquazu(&["tables", "remove", "--database", &file, &id]).good();
    assert!(iquazu(&["tables", "remove", "--database", &file, &id]).failed(2).contains("no such table"));
    assert_eq!(iquazu(&["tables", "list", "--database", &file]).good(), "");
}

#[test]
fn tables_of_days_are_rebuilt() {
    let folder = Folder::new("rebuilt days");
    let (file, _) = database(&folder, &[]);
    let done = iquazu(&["days", "rebuild", "--database", &file]).good();
    assert_eq!(done.trim(), "0 results, 0 corrected, 0 unreadable");
}

#[test]
fn backup_is_complete_and_never_overwrites() {
    let folder = Folder::new("backup");
    let (file, tables) = database(&folder, &[(0, TableStatus::Waiting)]);
    let copy = folder.file("copy.db");
    assert!(iquazu(&["backup", "--database", &file, &copy]).good().contains("bytes"));
    assert!(iquazu(&["tables", "list", "--database", &copy]).good().starts_with(&tables[0].to_string()));
    assert!(iquazu(&["backup", "--database", &file, &copy]).failed(2).contains("already"));
}

#[test]
fn missing_database_is_reported_and_not_created() {
    let folder = Folder::new("no database");
    let nothing = folder.file("nothing.db");
    assert!(iquazu(&["tables", "list", "--database", &nothing]).failed(1).contains(&nothing));
    assert!(folder.names().is_empty());
    let error = iquazu(&["tables", "list", "--database", "mysql://root:hush@host/db"]).failed(2);
    assert!(error.contains("mysql") && !error.contains("hush"), "{error}");
}

#[test]
fn server_reports_health_readiness_and_metrics() {
    let folder = Folder::new("watched server");
    let binary = std::path::Path::new(env!("CARGO_BIN_EXE_iquazu"));
    let server = ServerProcess::start(binary, &["--database", &folder.file("tables.db")]).expect("the server starts");
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let ask = async |path| get(server.address(), path, None).await.expect("an answer");
        assert_eq!(ask("/healthz").await.status, 200);
        assert_eq!(ask("/readyz").await.status, 200);
        SeatedTable::create(server.address(), 2, 0).await.expect("a table");
        let metrics = ask("/metrics").await;
        assert_eq!(metrics.status, 200);
        for line in
            ["iquazu_command_duration_seconds_count 2", "iquazu_tables_loaded 1", "iquazu_websocket_connections 0"]
        {
            assert!(metrics.body.lines().any(|found| found == line), "{line}\n{}", metrics.body);
        }
        assert!(!metrics.body.contains("Player"), "names are nobody's business");
    });
}

/// Creates a database with two people: one has reported the other.
fn reported(folder: &Folder) -> (String, IdentityId, ReportId) {
    let file = folder.file("tables.db");
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    let (ada, bob, id) = (IdentityId::random(), IdentityId::random(), ReportId::random());
    runtime.block_on(async {
        let store = open(&file, Access::Serve).await.expect("a database");
        for (number, id, name) in [(1, ada, "Ada"), (2, bob, "Bob")] {
            let identity = Identity { id, name: name.to_owned(), created_at: Timestamp(0) };
            store.create_identity(identity, SecretHash([number; 32])).await.expect("a person");
        }
        let details = r#"{"note":"again","lines":[{"at":0,"seat":2,"name":"Bob","reported":true,"text":"fool"}]}"#;
        let report = Report {
            id,
            reporter: ada,
            reported: bob,
            reported_name: "Bob".to_owned(),
            table: TableKey::random(),
            reason: "insult".to_owned(),
            payload: details.as_bytes().to_vec(),
            created_at: Timestamp(86_400_000),
            closed_at: None,
            outcome: String::new(),
        };
        let limits = ReportLimits { since: Timestamp(0), per_reporter: 9, per_table: 9 };
        store.add_report(report, limits).await.expect("a report");
        store.close().await;
    });
    (file, bob, id)
}

#[test]
fn report_is_shown_with_its_chat_and_closed() {
    let folder = Folder::new("reports");
    let (file, bob, id) = reported(&folder);
    let run = |words: &[&str]| iquazu(&[&["operator"], words, &["--database", &file]].concat());
    let shown = run(&["reports"]).good();
    let first = format!("{id}  1970-01-02 00:00  insult      Bob  {bob}");
    assert!(shown.starts_with(&first), "{shown}");
    assert!(shown.contains("remark: again") && shown.contains("  > 1970-01-01 00:00 Bob: fool"), "{shown}");
    let json: serde_json::Value = serde_json::from_str(&run(&["reports", "--json"]).good()).expect("one object");
    assert_eq!((&json["name"], &json["details"]["lines"][0]["text"]), (&"Bob".into(), &"fool".into()));
    let id = id.to_string();
    assert_eq!(run(&["close", &id, "--note", "warned"]).good(), format!("closed {id}\n"));
    assert!(run(&["close", &id]).failed(2).contains("no such open report"));
    assert_eq!(run(&["reports"]).good(), "");
    assert!(run(&["reports", "--closed"]).good().contains("warned"));
}

#[test]
fn player_is_banned_renamed_and_forgiven() {
    let folder = Folder::new("bans");
    let (file, bob, _) = reported(&folder);
    let (bob, nobody) = (bob.to_string(), IdentityId::random().to_string());
    let run = |words: &[&str]| iquazu(&[&["operator"], words, &["--database", &file]].concat());
    assert_eq!(run(&["ban", &bob, "--days", "7", "--reason", "insults"]).good(), format!("banned {bob}\n"));
    assert!(run(&["bans"]).good().contains("Bob  insults"));
    let people = run(&["people", "--name", "B"]).good();
    assert!(people.starts_with(&bob) && people.contains("1  banned  Bob") && people.lines().count() == 1, "{people}");
    assert!(run(&["ban", &nobody]).failed(2).contains("no such player"));
    assert!(run(&["ban", &bob, "--days", "0"]).failed(2).contains("--days"));
    assert_eq!(run(&["unban", &bob]).good(), format!("lifted the ban of {bob}\n"));
    assert!(run(&["unban", &bob]).failed(2).contains("not banned"));
    assert_eq!(run(&["remove-name", &bob]).good(), "removed the name Bob\n");
    assert!(run(&["remove-name", &nobody]).failed(2).contains("no such player"));
    let facts = run(&["diagnostics"]).good();
    assert!(facts.contains("people: 2") && facts.contains("reports: 1 open") && facts.contains("SQLite"), "{facts}");
    assert!(!facts.contains("Ada") && !facts.contains(&bob) && !facts.contains(&file), "{facts}");
}

#[test]
fn bad_word_list_and_short_token_are_reported() {
    let folder = Folder::new("words");
    let file = folder.write("words.txt", "fine\ntwo words\n");
    let error = iquazu(&["serve", "--port", "0", "--word-list", &file]).failed(2);
    assert!(error.contains("line 2: expected one word"), "{error}");
    let error = iquazu(&["serve", "--port", "0", "--operator-token", "short"]).failed(2);
    assert!(error.contains("at least 16 characters"), "{error}");
}
