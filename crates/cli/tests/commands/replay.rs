use crate::commands::harness::{Folder, command, games, iquazu};
use std::io::Write;
use std::process::Stdio;

#[test]
fn drawing_shows_wall_frame_prices_rocks_tiles_and_seats() {
    let folder = Folder::new("draw");
    let file = games(&folder, 4, 1, "random");
    let out = iquazu(&["replay", &file, "--at", "0"]).good();
    assert!(out.starts_with("step 0 of "), "{out}");
    for line in [
        "price    ║   1   2   3   4   5 ║",
        "column   ║   1   2   3   4   5 ║   6   7   8   9  10  11   tiles of 6",
        "rock 1st ║   5   6   6   7   7 ║   8   8   9  10  11  12",
        "rock 3rd ║   1   1   2   2   2 ║   2   3   3   3   4   4",
        "turn 1: seat 1 (red) owes an action",
    ] {
        assert!(out.lines().any(|other| other == line), "{line}\n{out}");
    }
    assert!(out.contains("Seat 1 is dealt") && out.contains("draw pile") && out.contains("gem box"), "{out}");
    assert!(!out.contains('\x1b'), "no colours where there is no terminal");
}

#[test]
fn replay_defaults_to_the_last_step() {
    let folder = Folder::new("last");
    let file = games(&folder, 2, 2, "random");
    let out = iquazu(&["replay", &file, "--game", "2"]).good();
    assert!(out.contains("The game is over; seat ") && out.lines().last().is_some_and(|line| line.contains("win")));
    let steps = out.lines().next().and_then(|line| line.split([' ', ':']).nth(3)).expect("how many steps");
    assert_eq!(iquazu(&["replay", &file, "--game", "2", "--at", steps]).good(), out);
}

#[test]
fn colour_adds_no_information() {
    let folder = Folder::new("colour");
    let file = games(&folder, 3, 1, "random");
    let arguments = ["replay", &file, "--at", "40", "--color"];
    let painted = iquazu(&[&arguments[..], &["always"]].concat()).good();
    let plain = iquazu(&[&arguments[..], &["never"]].concat()).good();
    assert!(painted.contains('\x1b') && !plain.contains('\x1b'));
    let mut stripped = String::new();
    for (index, part) in painted.split('\x1b').enumerate() {
        stripped.push_str(if index == 0 { part } else { part.split_once('m').expect("a colour code").1 });
    }
    assert_eq!(stripped, plain);
}

#[test]
fn position_line_draws_like_the_replay() {
    let folder = Folder::new("line");
    let file = games(&folder, 3, 1, "random");
    let line = iquazu(&["replay", &file, "--at", "50", "--line"]).good();
    let mut position = command(&["position", "-"]);
    let mut child = position.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("runs");
    child.stdin.take().expect("piped").write_all(line.as_bytes()).expect("read to the end");
    let drawn = String::from_utf8(child.wait_with_output().expect("ends").stdout).expect("UTF-8");
    assert!(drawn.contains("column"));
    assert!(iquazu(&["replay", &file, "--at", "50"]).good().ends_with(&drawn));
}

#[test]
fn check_stops_at_the_first_invalid_record() {
    let folder = Folder::new("check");
    let good = games(&folder, 2, 3, "random");
    let text = std::fs::read_to_string(&good).expect("records");
    // Change the result of the second game.
    let line = text.lines().enumerate().filter(|(_, line)| line.starts_with("result")).nth(1).expect("a result");
    let bad = folder.write("bad.txt", text.replacen(line.1, "result 1 2", 1));
    let run = iquazu(&["replay", "--check", &good, &bad, "missing.txt"]);
    assert_eq!(run.code, Some(2));
    assert_eq!(run.out, format!("{good}: 3 games follow the rules\n"));
    let expected = format!("error: {bad}: line {}: game 2, wrong result [1, 2]: the scores are [", line.0 + 1);
    assert!(run.err.starts_with(&expected), "{}", run.err);
}

#[test]
fn illegal_step_is_reported_with_line_and_clause() {
    let folder = Folder::new("refused");
    let text = "iquazu-record 1\nrules 1\nedition reconstructed-1\nplayers red green\n\
        setup | strips abcde | tiles p1 p1 p1 c2 c2 | got 4w | got 5b\n; remark\n1 draw | got 4w\n2 place 5a 5b\n1 end\n";
    let file = folder.write("game.txt", text);
    let error = iquazu(&["replay", "--check", &file]).failed(2);
    assert_eq!(error, format!("error: {file}: line 9: step 3: the turn needs an action first: draw or place (T2)\n"));
}
