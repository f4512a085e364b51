use crate::commands::harness::{Folder, iquazu, repository_file};

const BUILT_IN: &str = "editions/reconstructed-2.toml";

#[test]
fn valid_edition_passes_the_check() {
    let folder = Folder::new("good-edition");
    let file = folder.write("own.toml", repository_file(BUILT_IN));
    let out = iquazu(&["edition", "check", &file]).good();
    assert_eq!(out, format!("{file}: edition reconstructed-2 (Reconstructed, reconstructed) is valid\n"));
}

#[test]
fn invalid_edition_is_rejected_with_line_key_and_expectation() {
    let folder = Folder::new("bad-edition");
    let good = repository_file(BUILT_IN);
    let line = |text: &str| good.lines().position(|line| line.starts_with(text)).expect("such a line") + 1;
    let cases = [
        ("white = 20", "white = 61", line("white"), "`cards.white`: expected a whole number from 1 to 60 (C2)"),
        (
            "11 = \"wo b ow bo w\"",
            "11 = \"wo b ox bo w\"",
            line("11 = \"wo"),
            "`columns.11`: expected the letters w, b or o",
        ),
        ("a = [\"wb o bw o bo\"", "a = [\"wb o bw o\"", line("a = "), "`strips.a`: expected five words"),
        ("2 = [[4], [5]", "2 = [[4, 1], [5]", line("2 = [["), "`rocks.2`: expected 1 points, most first (C9)"),
        ("any_colour = 7", "any_colour = 8", line("[tiles.light]"), "`tiles.light`: expected 35 tiles in all, not 36"),
        (
            "drops = 50",
            "drips = 50",
            line("drops"),
            "`supplies.drips`: expected one of the keys gems_per_player, drops",
        ),
        ("id = \"reconstructed-2\"", "id = reconstructed", line("id"), "expected a valid TOML file"),
    ];
    for (from, to, line, expected) in cases {
        assert!(good.contains(from), "{from}");
        let file = folder.write("bad.toml", good.replacen(from, to, 1));
        let error = iquazu(&["edition", "check", &file]).failed(2);
        assert!(error.starts_with(&format!("error: {file}: line {line}, column ")), "{error}");
        assert!(error.contains(expected), "{error}");
        assert_eq!(error.lines().count(), 1);
    }
}

#[test]
fn custom_edition_games_are_recorded_and_replayed() {
    let folder = Folder::new("own-edition");
    let own = repository_file(BUILT_IN)
        .replace("id = \"reconstructed-2\"", "id = \"my-box\"")
        .replace("[[4], [5]", "[[44], [5]");
    let (edition, games) = (folder.write("own.toml", own), folder.file("games.txt"));
    iquazu(&["simulate", "--games", "3", "--edition", &edition, "--records", &games]).good();
    // A record carries its edition; without it, the file is needed.
    iquazu(&["replay", "--check", &games]).good();
    let records = std::fs::read_to_string(&games).expect("the records");
    let bare: Vec<&str> = records.lines().filter(|line| !line.starts_with("edition-data")).collect();
    let games = folder.write("bare.txt", bare.join("\n"));
    let error = iquazu(&["replay", "--check", &games]).failed(2);
    let expected = format!("error: {games}: line 3, column 9: expected a known edition, not `my-box#");
    assert!(error.starts_with(&expected), "{error}");
    assert!(error.contains("give its file with --edition"), "{error}");
    iquazu(&["replay", "--check", &games, "--edition", &edition]).good();
    let json = iquazu(&["record", "--json", &games, "--edition", &edition]).good();
    assert!(json.contains("\"id\":\"my-box\"") && json.contains("[[44],[5]"));
    iquazu(&["perft", "--depth", "2", "--edition", &edition]).good();
}

#[test]
fn built_in_edition_is_chosen_by_its_id() {
    let folder = Folder::new("built-in-edition");
    let games = folder.file("games.txt");
    iquazu(&["simulate", "--games", "2", "--edition", "reconstructed-1", "--records", &games]).good();
    let records = std::fs::read_to_string(&games).expect("the records");
    assert!(records.starts_with("iquazu-record 1\nrules 1\nedition reconstructed-1\n"), "{records}");
    let error = iquazu(&["simulate", "--games", "2", "--edition", "reconstructed-9"]).failed(1);
    assert!(error.contains("reconstructed-9"), "{error}");
}
