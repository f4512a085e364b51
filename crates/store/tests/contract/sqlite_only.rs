//! Tests that concern only SQLite.

use iquazu_store::{Access, Error, OpenError, Sqlite, Store, open};
use rusqlite::Connection;

use crate::fixtures::{append, table, texts};

#[tokio::test]
async fn second_serving_process_is_rejected() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("iquazu.db");
    let serving = Sqlite::open(&file, Access::Serve).await.unwrap();
    let second = Sqlite::open(&file, Access::Serve).await;
    assert!(matches!(second, Err(OpenError::InUse(ref place)) if *place == file), "{second:?}");
    let administrator = Sqlite::open(&file, Access::Administer).await.unwrap();
    let id = table(&administrator).await;
    serving.append(append(id, 0, &["a"])).await.unwrap();
    assert_eq!(texts(&administrator.read(id, 0, 9).await.unwrap()), [(0, "a")]);
    serving.close().await;
    Sqlite::open(&file, Access::Serve).await.unwrap();
}

/// Neither another name of the file nor a missing lock file lets a second process in.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn second_serving_process_is_rejected_by_any_name() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("iquazu.db");
    let serving = Sqlite::open(&file, Access::Serve).await.unwrap();
    let (symbolic, hard) = (folder.path().join("symbolic.db"), folder.path().join("hard.db"));
    std::os::unix::fs::symlink(&file, &symbolic).unwrap();
    std::fs::hard_link(&file, &hard).unwrap();
    for name in [&symbolic, &hard] {
        let second = Sqlite::open(name, Access::Serve).await;
        assert!(matches!(second, Err(OpenError::InUse(_))), "{} {second:?}", name.display());
    }
    std::fs::remove_file(folder.path().join("iquazu.db.lock")).unwrap();
    let second = Sqlite::open(&file, Access::Serve).await;
    assert!(matches!(second, Err(OpenError::InUse(_))), "{second:?}");
    let id = table(&serving).await;
    serving.append(append(id, 0, &["a"])).await.unwrap();
    serving.close().await;
    let next = Sqlite::open(&symbolic, Access::Serve).await.unwrap();
    assert_eq!(texts(&next.read(id, 0, 9).await.unwrap()), [(0, "a")]);
}

/// A lock that somebody else holds for long is reported within the limit of a call, and the given-up write is not done
/// later.
#[tokio::test(flavor = "multi_thread")]
async fn hung_write_is_given_up() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("iquazu.db");
    let store = Sqlite::open(&file, Access::Serve).await.unwrap();
    let id = table(&store).await;
    let other = Connection::open(&file).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let (first, second) = tokio::join!(store.append(append(id, 0, &["a"])), store.ping());
    assert!(matches!((&first, &second), (Err(Error::Unavailable(_)), Err(Error::Unavailable(_)))), "{first:?}");
    assert!(store.read(id, 0, 9).await.unwrap().is_empty(), "reads are answered");
    other.execute_batch("ROLLBACK").unwrap();
    while store.ping().await.is_err() {}
    let length = store.read(id, 0, 9).await.unwrap().len() as u64;
    assert!(length <= 1, "the write that had begun may have been done, once");
    store.append(append(id, length, &["b"])).await.unwrap();
}

#[tokio::test]
async fn damaged_database_is_not_ready() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("iquazu.db");
    let store = Sqlite::open(&file, Access::Serve).await.unwrap();
    let id = table(&store).await;
    for number in 0..40 {
        let mut large = append(id, number, &[]);
        large.entries.push(vec![7; 3000]);
        store.append(large).await.unwrap();
    }
    store.close().await;
    // The last pages hold entries of the log: overwrite them.
    let mut bytes = std::fs::read(&file).unwrap();
    let from = bytes.len() - 20 * 4096;
    bytes[from..].fill(0xff);
    std::fs::write(&file, bytes).unwrap();
    let store = Sqlite::open(&file, Access::Serve).await.unwrap();
    store.ping().await.unwrap();
    let read = store.read(id, 0, 99).await;
    assert!(matches!(read, Err(Error::Damaged(_))), "{read:?}");
    assert!(matches!(store.ping().await, Err(Error::Damaged(_))), "from now on");
}

/// The database, the files beside it and backups hold secrets: nobody but their owner can read them.
#[cfg(unix)]
#[tokio::test]
async fn files_are_readable_by_their_owner_only() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let (inside, file) = (folder.path().join("new"), folder.path().join("new/iquazu.db"));
    let mode = |path: &std::path::Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let open_up = |path: &std::path::Path| {
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o644)).unwrap();
    };
    for round in 0..2 {
        let store = Sqlite::open(&file, Access::Serve).await.unwrap();
        table(&store).await;
        store.backup(&inside.join(format!("backup-{round}.db"))).await.unwrap();
        let mut names = Vec::new();
        for entry in std::fs::read_dir(&inside).unwrap() {
            let path = entry.unwrap().path();
            assert_eq!(mode(&path) & 0o077, 0, "{} in round {round}", path.display());
            names.push(path);
        }
        assert!(names.len() >= 4, "{names:?}");
        store.close().await;
        // A database from before, which others could read.
        open_up(&file);
    }
    assert_eq!(mode(&inside), 0o700);
    let existing = inside.join("backup-0.db");
    let store = Sqlite::open(&file, Access::Serve).await.unwrap();
    assert!(store.backup(&existing).await.is_err(), "a backup replaces nothing");
    assert!(std::fs::metadata(&existing).unwrap().len() > 0);
}

#[tokio::test]
async fn newer_schema_is_not_opened() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("iquazu.db");
    Connection::open(&file).unwrap().pragma_update(None, "user_version", 999).unwrap();
    let refused = Sqlite::open(&file, Access::Serve).await;
    assert!(matches!(refused, Err(OpenError::SchemaTooNew { found: 999, .. })), "{refused:?}");
}

#[tokio::test]
async fn non_database_file_is_rejected() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("notes.txt");
    std::fs::write(&file, "dear diary, ".repeat(1000)).unwrap();
    assert!(matches!(Sqlite::open(&file, Access::Serve).await, Err(OpenError::Failed { .. })));
    assert!(matches!(open("mysql://somewhere", Access::Serve).await, Err(OpenError::InvalidAddress(_))));
}

#[tokio::test]
async fn store_recovers_from_a_full_disk() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open_with_max_pages(&folder.path().join("iquazu.db"), 200).unwrap();
    let (full, other) = (table(&store).await, table(&store).await);
    let mut acknowledged = 0;
    let refused = loop {
        let mut large = append(full, acknowledged, &[]);
        large.entries.push(vec![7; 20_000]);
        match store.append(large).await {
            Ok(()) => acknowledged += 1,
            Err(error) => break error,
        }
    };
    assert!(matches!(refused, Error::Unavailable(_)), "{refused}");
    assert!(acknowledged > 10);
    assert_eq!(store.read(full, 0, 999).await.unwrap().len() as u64, acknowledged, "acknowledged entries are readable");
    assert_eq!(store.table(full).await.unwrap().unwrap().next_seq, acknowledged);
    assert!(store.remove(full).await.unwrap(), "there is space again");
    store.append(append(other, 0, &["the game goes on"])).await.unwrap();
    assert_eq!(texts(&store.read(other, 0, 9).await.unwrap()), [(0, "the game goes on")]);
}

#[tokio::test(flavor = "multi_thread")]
async fn backup_during_writes_is_consistent() {
    let folder = tempfile::tempdir().unwrap();
    let store = std::sync::Arc::new(Sqlite::open(&folder.path().join("iquazu.db"), Access::Serve).await.unwrap());
    let id = table(&*store).await;
    let writing = tokio::spawn({
        let store = std::sync::Arc::clone(&store);
        async move {
            for number in 0..300 {
                store.append(append(id, number, &["move"])).await.unwrap();
            }
        }
    });
    let copy = folder.path().join("copy.db");
    store.backup(&copy).await.unwrap();
    assert!(store.backup(&copy).await.is_err(), "an existing file is not overwritten");
    writing.await.unwrap();
    let copy = Sqlite::open(&copy, Access::Serve).await.unwrap();
    let next_seq = copy.table(id).await.unwrap().unwrap().next_seq;
    assert!(copy.read(id, 0, 999).await.unwrap().iter().map(|entry| entry.seq).eq(0..next_seq));
}
