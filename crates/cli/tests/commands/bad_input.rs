//! Invalid input: an error on stderr with place and expectation, exit code 2, no partial files.

use crate::commands::harness::{Folder, games, iquazu};

#[test]
fn invalid_options_are_rejected_with_the_expectation() {
    for (arguments, expected) in [
        (&["simulate", "--players", "5"][..], "expected 2, 3 or 4"),
        (&["simulate", "--games", "0"], "1.."),
        (&["simulate", "--bots", "greedy,clever"], "unknown bot `clever`: expected one of random, "),
        (&["simulate", "--threads", "0"], "--threads"),
        (&["simulate", "--sead", "1"], "--seed"),
        (&["perft", "--depth", "deep"], "--depth"),
        (&["replay"], "FILE"),
        (&["replay", "a", "b"], "expected one file; only --check takes several"),
        (&["replay", "--check", "--at", "3", "a"], "--at"),
        (&["record"], "FILE"),
        (&["serve", "--port", "70000"], "65535"),
        (&["play"], "play"),
    ] {
        let error = iquazu(arguments).failed(2);
        assert!(error.starts_with("error: ") && error.contains(expected), "{arguments:?}: {error}");
    }
}

#[test]
fn missing_file_is_reported() {
    for arguments in [
        &["record", "no-such-file.txt"][..],
        &["replay", "no-such-file.txt"],
        &["replay", "--check", "no-such-file.txt"],
        &["position", "no-such-file.txt"],
        &["edition", "check", "no-such-file.txt"],
        &["simulate", "--edition", "no-such-file.txt"],
        &["perft", "--edition", "no-such-file.txt"],
    ] {
        let error = iquazu(arguments).failed(1);
        assert!(error.starts_with("error: cannot read no-such-file.txt: "), "{error}");
    }
}

#[test]
fn malformed_record_is_rejected_with_line_and_column() {
    let folder = Folder::new("malformed");
    let head = "iquazu-record 1\nrules 1\nedition reconstructed-1\nplayers red green\n";
    let setup = "setup | strips abcde | tiles p1 p1 p1 c2 c2 | got 4w | got 5b\n";
    for (text, expected) in [
        (String::new(), "line 1, column 1: expected `iquazu-record` and a format from 1 to 3"),
        ("hello".to_owned(), "line 1, column 1: expected `iquazu-record` and a format from 1 to 3"),
        (head.replace("rules 1", "rules 99"), "line 2, column 7: expected a rules version from 1 to 1"),
        (head.replace("green", "pink"), "line 4, column 13: expected red, yellow, purple or green"),
        (head.to_owned(), "line 5, column 1: expected `tag` or `setup` before the end of the text"),
        (format!("{head}{}", setup.replace("abcde", "abcda")), "line 5, column 16: expected the strips a to e"),
        (format!("{head}{setup}1 jump\n"), "line 6, column 3: expected an action: draw, place"),
        (format!("{head}{setup}1 place 3z 1w\n"), "line 6, column 9: expected a gap such as 3e"),
        (format!("{head}{setup}1 draw | got 4x\n"), "line 6, column 14: expected cards such as 2w1o"),
    ] {
        let file = folder.write("bad.txt", &text);
        for arguments in
            [&["record", &file][..], &["record", "--json", &file], &["replay", &file], &["replay", "--check", &file]]
        {
            let error = iquazu(arguments).failed(2);
            assert!(error.starts_with(&format!("error: {file}: {expected}")), "{text}\n{error}");
        }
    }
}

#[test]
fn invalid_utf8_is_rejected_with_line_and_column() {
    let folder = Folder::new("bytes");
    let file = folder.write("bad.txt", b"iquazu-record 1\nrules \xff\n");
    let error = iquazu(&["record", &file]).failed(2);
    assert_eq!(error, format!("error: {file}: line 2, column 7: expected UTF-8 text\n"));
}

#[test]
fn invalid_position_is_rejected_with_its_line() {
    let folder = Folder::new("positions");
    let file = games(&folder, 2, 1, "random");
    let line = iquazu(&["replay", &file, "--at", "0", "--line"]).good();
    let bad = folder.write("bad.txt", format!("{line}{}", line.replace("frame=1", "frame=x")));
    let run = iquazu(&["position", &bad]);
    assert_eq!(run.code, Some(2));
    let column = line.find("frame=").expect("a frame") + 7;
    assert!(
        run.err.starts_with(&format!("error: {bad}: line 2, column {column}: expected a number from 1 to 9")),
        "{}",
        run.err
    );
    let bad = folder.write("bad.txt", line.replace("frame=1", "frame=4"));
    let error = iquazu(&["position", &bad]).failed(2);
    assert!(error.starts_with(&format!("error: {bad}: line 1: ")) && error.contains("(C7)"), "{error}");
}

#[test]
fn step_or_game_out_of_range_is_rejected_with_the_range() {
    let folder = Folder::new("range");
    let file = games(&folder, 2, 2, "random");
    let error = iquazu(&["replay", &file, "--at", "100000"]).failed(2);
    assert!(error.starts_with(&format!("error: {file}: expected a step from 0 to ")), "{error}");
    let error = iquazu(&["replay", &file, "--game", "3"]).failed(2);
    assert_eq!(error, format!("error: {file}: expected a game from 1 to 2, found 3\n"));
}

#[test]
fn failed_write_leaves_no_files() {
    let folder = Folder::new("unwritable");
    let error = iquazu(&["simulate", "--games", "3", "--records", &folder.file("no/such/folder.txt")]).failed(1);
    assert!(error.starts_with("error: cannot write "), "{error}");
    std::fs::create_dir(folder.path().join("taken")).expect("a folder");
    iquazu(&["simulate", "--games", "3", "--records", &folder.file("taken")]).failed(1);
    assert_eq!(folder.names(), ["taken"]);
}

#[test]
fn failed_simulation_keeps_old_records() {
    let folder = Folder::new("old-records");
    let file = folder.write("games.txt", "old");
    let bad = folder.write("bad.toml", "id = 3");
    iquazu(&["simulate", "--games", "3", "--records", &file, "--edition", &bad]).failed(2);
    assert_eq!(std::fs::read_to_string(&file).expect("still there"), "old");
    assert_eq!(folder.names().len(), 2);
}
