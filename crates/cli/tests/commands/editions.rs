use crate::commands::harness::{Folder, iquazu, repository_file};

const BUILT_IN: &str = "editions/reconstructed-2.toml";

#[test]
fn valid_edition_passes_the_check() {
    let folder = Folder::new("good-edition");
    let file = folder.write("own.toml", repository_file(BUILT_IN));
    let out = iquazu(&["edition", "check", &file]).good();
    assert_eq!(out, format!("{file}: edition reconstructed-1 (Reconstructed, reconstructed) is valid\n"));
}

#[test]
fn invalid_edition_is_rejected_with_line_key_and_expectation() {
    let folder = Folder::new("bad-edition");
    let good = repository_file(BUILT_IN);
    let line = |text: &str| good.lines().position(|line| line.starts_with(text)).expect("such a line") + 1;
    let cases = [
        ("white = 20", "white = 21", line("white"), "`cards.white`: expected 20 (C2)"),
        (
            "3 = \"bo w bw ow b\"",
            "3 = \"bo w bx ow b\"",
            line("3 = \"bo"),
            "`columns.3`: expected the letters w, b or o",
        ),
        ("a = \"o bw ob w bo\"", "a = \"o bw ob w\"", line("a = "), "`strips.a`: expected five words"),
        ("2 = [[4], [5]", "2 = [[4, 1], [5]", line("2 = [["), "`rocks.2`: expected 1 points, most first (C9)"),
        ("any_colour = 7", "any_colour = 8", line("[tiles.light]"), "`tiles.light`: expected 35 tiles in all, not 36"),
        (
            "drops = 50",
            "drips = 50",
            line("drops"),
            "`supplies.drips`: expected one of the keys gems_per_player, drops",
        ),
        ("id = \"reconstructed-1\"", "id = reconstructed", line("id"), "expected a valid TOML file"),
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
    let own = repository_file(BUILT_IN).replace("reconstructed-1", "my-box").replace("[[4], [5]", "[[44], [5]");
    let (edition, games) = (folder.write("own.toml", own), folder.file("games.txt"));
    iquazu(&["simulate", "--games", "3", "--edition", &edition, "--records", &games]).good();
    let error = iquazu(&["replay", "--check", &games]).failed(2);
    assert!(
        error.starts_with(&format!("error: {games}: line 3, column 9: expected the id of a known edition")),
        "{error}"
    );
    assert!(error.contains("unknown edition `my-box`: give its file with --edition"), "{error}");
    iquazu(&["replay", "--check", &games, "--edition", &edition]).good();
    let json = iquazu(&["record", "--json", &games, "--edition", &edition]).good();
    assert!(json.contains("\"id\":\"my-box\"") && json.contains("[[44],[5]"));
    iquazu(&["perft", "--depth", "2", "--edition", &edition]).good();
}
