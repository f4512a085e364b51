//! The JSON of records matches its schema and is enough to check a game without the engine.

use crate::commands::harness::{Folder, games, iquazu, repository_file};
use crate::commands::referee;
use serde_json::Value;

fn json(file: &str) -> Value {
    serde_json::from_str(&iquazu(&["record", "--json", file]).good()).expect("JSON")
}

/// Returns games of two, three and four players, played by different bots.
fn many_games(folder: &Folder) -> Vec<Value> {
    let mut all = Vec::new();
    for players in 2..=4 {
        for bots in ["random", "greedy"] {
            let list = json(&games(folder, players, 4, bots));
            all.extend(list.as_array().expect("several games are a list").iter().cloned());
        }
    }
    all
}

#[test]
fn record_json_matches_its_schema() {
    let schema = serde_json::from_str(&repository_file("docs/record.schema.json")).expect("JSON");
    let mut schemas = boon::Schemas::new();
    let mut compiler = boon::Compiler::new();
    compiler.add_resource("record.json", schema).expect("a resource");
    let index = compiler.compile("record.json", &mut schemas).expect("a valid schema");
    for mut game in many_games(&Folder::new("schema")) {
        assert!(schemas.validate(&game, index).is_ok(), "{:#}", schemas.validate(&game, index).unwrap_err());
        game["steps"][3]["scores"][1] = Value::from("many");
        assert!(schemas.validate(&game, index).is_err(), "a schema that allows everything says nothing");
    }
}

#[test]
fn independent_referee_confirms_every_score() {
    for game in many_games(&Folder::new("referee")) {
        referee::check(&game);
    }
}

#[test]
fn single_game_is_an_object_and_unfinished_is_marked() {
    let folder = Folder::new("unfinished");
    let file = games(&folder, 3, 1, "random");
    let whole = json(&file);
    assert_eq!(whole["result"]["finished"], Value::from(true));
    let text = std::fs::read_to_string(file).expect("a record");
    let lines: Vec<&str> = text.lines().take(60).collect();
    let begun = json(&folder.write("begun.txt", lines.join("\n")));
    let steps = begun["steps"].as_array().expect("steps");
    assert_eq!(begun["result"]["finished"], Value::from(false));
    assert_eq!(begun["result"]["winners"], Value::from(Vec::<u8>::new()));
    assert_eq!(steps[..], whole["steps"].as_array().expect("steps")[..steps.len()]);
}

#[test]
fn summary_shows_points_by_column() {
    let folder = Folder::new("summary");
    let file = games(&folder, 3, 1, "random");
    let out = iquazu(&["record", &file]).good();
    let game = json(&file);
    for (colour, score) in ["red", "yellow", "purple"].iter().zip(game["result"]["scores"].as_array().expect("scores"))
    {
        let seat = out.lines().find(|line| line.contains(colour)).expect("a line");
        let total = seat.trim_end_matches("wins").split_whitespace().last().expect("a total");
        assert_eq!(total, score.to_string(), "{out}");
    }
    assert!(out.contains("finished") && out.contains("  wins"), "{out}");
}
