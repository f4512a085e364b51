//! Durable appends per second: `cargo bench -p iquazu-store [-- ADDRESS]`. Each of many tables has a writer that waits
//! for every acknowledgement, as a live game does. Uses a SQLite file in the target directory unless an address is
//! given.

use iquazu_store::{Access, Append, NewTable, Store, TableKey, TableStatus, TableUpdate, Timestamp, open};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

const TIME: Duration = Duration::from_secs(5);

fn update() -> TableUpdate {
    let due_at = Some(Timestamp::now().saturating_add(Duration::from_secs(30)));
    TableUpdate {
        status: TableStatus::Playing,
        summary: "x".repeat(200),
        due_at,
        seats: Vec::new(),
        notices: Vec::new(),
    }
}

/// Returns the latency of each append.
async fn write(store: Arc<dyn Store>, start: Instant) -> Vec<Duration> {
    let id = TableKey::random();
    let table =
        NewTable { id, created_at: Timestamp::now(), is_public: false, entries: vec![vec![1; 300]], update: update() };
    store.create(table).await.expect("the table is new");
    let mut times = Vec::new();
    for expected in 1.. {
        let before = Instant::now();
        let entries = vec![vec![7; 120]];
        let append =
            Append { table: id, expected_seq: expected, after: None, entries, at: Timestamp::now(), update: update() };
        store.append(append).await.expect("nobody else writes");
        times.push(before.elapsed());
        if start.elapsed() > TIME {
            break;
        }
    }
    times
}

#[tokio::main]
async fn main() {
    let address = std::env::args().skip(1).find(|arg| !arg.starts_with('-'));
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("appends");
    println!("{:>7} {:>12} {:>9} {:>9} {:>9}", "tables", "appends/s", "p50 ms", "p99 ms", "max ms");
    for tables in [1, 10, 100, 500, 2000] {
        let _ = std::fs::remove_dir_all(&folder);
        let file = folder.join("iquazu.db").to_string_lossy().into_owned();
        let store = open(address.as_deref().unwrap_or(&file), Access::Serve).await.expect("a database");
        let start = Instant::now();
        let mut writers = JoinSet::new();
        for _ in 0..tables {
            writers.spawn(write(Arc::clone(&store), start));
        }
        let mut times = writers.join_all().await.concat();
        let took = start.elapsed().as_secs_f64();
        times.sort();
        let ms = |place: usize| times[place.min(times.len() - 1)].as_secs_f64() * 1e3;
        let (half, most) = (times.len() / 2, times.len() * 99 / 100);
        let rate = times.len() as f64 / took;
        println!("{tables:>7} {rate:>12.0} {:>9.1} {:>9.1} {:>9.1}", ms(half), ms(most), ms(times.len() - 1));
        store.close().await;
    }
    let _ = std::fs::remove_dir_all(&folder);
}
