//! Golden records: games of some levels with every edition and number of players, which every later version must replay
//! identically.

use iquazu_rules::Edition;
use iquazu_rules::edition::Library;
use iquazu_rules::text::Record;
use std::collections::BTreeMap;
use std::path::Path;

const LEVELS: [&str; 6] = ["random", "beginner", "casual", "club", "expert", "master"];

/// Returns all records in `corpus/rules-N/` by rules version and file name.
fn corpus() -> BTreeMap<(u32, String), Vec<Record>> {
    let mut records = BTreeMap::new();
    for folder in std::fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus")).expect("the corpus") {
        let folder = folder.expect("readable").path();
        let Some(version) = folder.file_name().and_then(|name| name.to_str()?.strip_prefix("rules-")?.parse().ok())
        else {
            continue;
        };
        for file in std::fs::read_dir(folder).expect("readable") {
            let path = file.expect("readable").path();
            let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
            if name != "links" {
                let text = std::fs::read_to_string(&path).expect("readable");
                records.insert((version, name), Record::parse_all(&text, &Library::built_in()).expect("records"));
            }
        }
    }
    records
}

#[test]
fn every_golden_record_replays_to_its_result() {
    for ((version, name), records) in corpus() {
        for record in records {
            assert_eq!(record.rules.version, version, "{name}");
            let state = record.check().unwrap_or_else(|error| panic!("{name}: {error}"));
            assert!(state.is_over() && record.result.is_some(), "{name} is a whole game");
        }
    }
}

#[test]
fn every_rules_version_has_games_of_every_edition_level_and_number_of_players() {
    let corpus = corpus();
    for version in 1..=iquazu_rules::Rules::LATEST.version {
        for (edition, prefix) in [(Edition::reconstructed_1(), ""), (Edition::standard(), "reconstructed-2-")] {
            for level in LEVELS {
                for players in 2..=4 {
                    let name = format!("{prefix}{level}-{players}");
                    let records = corpus.get(&(version, name.clone()));
                    let records = records.unwrap_or_else(|| panic!("no record {name} of rules version {version}"));
                    assert!(records.iter().all(|record| record.players.count() == players));
                    assert!(records.iter().all(|record| record.edition == edition), "{name}");
                }
            }
        }
    }
}

#[test]
fn every_golden_record_round_trips() {
    for ((_, name), records) in corpus() {
        for record in records {
            assert_eq!(Record::parse(&record.to_string(), &Library::built_in()).as_ref(), Ok(&record), "{name}");
        }
    }
}
