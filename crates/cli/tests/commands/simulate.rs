use crate::commands::harness::{Folder, iquazu};
use serde_json::Value;

fn simulate(arguments: &[&str]) -> Value {
    let out = iquazu(&[&["simulate", "--json"], arguments].concat()).good();
    serde_json::from_str(&out).expect("JSON")
}

#[test]
fn result_depends_on_seed_not_on_threads() {
    let run = |seed: &str, threads: &str| {
        let arguments = ["--players", "3", "--games", "100", "--bots", "greedy,random", "--seed", seed];
        let mut result = simulate(&[&arguments[..], &["--threads", threads]].concat());
        result.as_object_mut().expect("an object").remove("timing").expect("the timing stands apart");
        result
    };
    assert_eq!(run("1", "1"), run("1", "4"));
    assert_ne!(run("1", "1"), run("2", "1"));
}

#[test]
fn wins_and_games_add_up_by_bot_and_by_seat() {
    let result = simulate(&["--players", "4", "--games", "96", "--bots", "greedy,random,random"]);
    let sum = |part: &str, key: &str| -> f64 {
        result[part].as_array().expect("a list").iter().map(|line| line[key].as_f64().expect("a number")).sum()
    };
    for part in ["by_bot", "by_seat"] {
        assert!((sum(part, "wins") - 96.0).abs() < 1e-9);
        assert_eq!(sum(part, "games"), 4.0 * 96.0);
    }
    let greedy = &result["by_bot"][0];
    assert_eq!((greedy["bot"].as_str(), greedy["games"].as_u64()), (Some("greedy"), Some(128)), "a third of all seats");
    let interval = [0, 1].map(|end| greedy["win_interval"][end].as_f64().expect("a number"));
    let rate = greedy["win_rate"].as_f64().expect("a number");
    assert!(interval[0] < rate && rate < interval[1]);
    assert!(result["timing"]["actions_per_second"].as_f64() > result["timing"]["games_per_second"].as_f64());
}

#[test]
fn every_bot_takes_every_seat_equally_often() {
    let folder = Folder::new("seats");
    let file = folder.file("games.txt");
    let arguments = ["simulate", "--players", "3", "--games", "6", "--bots", "greedy,random", "--records", &file];
    iquazu(&arguments).good();
    let records = std::fs::read_to_string(file).expect("the records");
    for seat in 1..=3 {
        let games = records.lines().filter(|line| *line == format!("tag player{seat} greedy")).count();
        assert_eq!(games, 3, "seat {seat}");
    }
}

#[test]
fn records_are_ordered_and_equal_on_any_threads() {
    let folder = Folder::new("records");
    let texts = ["1", "3"].map(|threads| {
        let file = folder.file(threads);
        iquazu(&["simulate", "--games", "100", "--threads", threads, "--records", &file]).good();
        std::fs::read_to_string(file).expect("the records")
    });
    assert_eq!(texts[0], texts[1]);
    let numbers: Vec<&str> = texts[0].lines().filter_map(|line| line.strip_prefix("tag game ")).collect();
    assert_eq!(numbers, (1..=100).map(|number| number.to_string()).collect::<Vec<_>>());
    assert_eq!(folder.names().len(), 2, "nothing is left beside the records");
    assert!(iquazu(&["replay", "--check", &folder.file("1")]).good().contains("100 games follow the rules"));
}

#[test]
fn text_report_has_a_table() {
    let out = iquazu(&["simulate", "--games", "50", "--bots", "greedy,random"]).good();
    for word in ["50 games of 2 players", "greedy", "random", "seat 2", "95 %", "turns", "decisions", "games/s"] {
        assert!(out.contains(word), "{word} is missing:\n{out}");
    }
}

#[test]
fn handicap_is_in_every_record_and_bounded() {
    let folder = Folder::new("handicaps");
    let file = folder.file("games.txt");
    let given = ["--handicap", "2/cards=2/points=5", "--handicap", "3/points=20"];
    let arguments = ["simulate", "--players", "3", "--games", "4", "--bots", "greedy,random", "--records", &file];
    iquazu(&[&arguments[..], &given].concat()).good();
    let records = std::fs::read_to_string(&file).expect("the records");
    assert_eq!(records.matches("\nhandicap 2 cards=2 points=5\nhandicap 3 points=20\n").count(), 4);
    iquazu(&["replay", "--check", &file]).good();
    let summary = iquazu(&["record", &file]).good();
    assert!(summary.contains("handicap of seat 2: cards=2 points=5"), "{summary}");
    for (given, expected) in [
        ("2/cards=5", "`cards=` and 1 to 4, `points=` and 1 to 20, or both"),
        ("2", "expected a seat and a handicap"),
        ("5/cards=1", "expected a seat from 1 to 4"),
        ("3/cards=1", "there is no seat 3 with 2 players"),
    ] {
        let error = iquazu(&["simulate", "--games", "1", "--handicap", given]).failed(2);
        assert!(error.contains(expected), "{given}: {error}");
    }
}
