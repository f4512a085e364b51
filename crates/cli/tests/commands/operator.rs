//! Commands for operators: configuration, backup, tables.

use crate::commands::harness::{Folder, command, iquazu};
use crate::commands::serve::first_answer;
use iquazu_load::{SeatedTable, ServerProcess, get};
use iquazu_store::{Access, NewTable, TableKey, TableStatus, TableUpdate, Timestamp, open};

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
