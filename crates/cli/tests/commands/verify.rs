use crate::commands::harness::{Folder, games, iquazu, repository_file};

/// The record of an online game. It must verify in every later version.
const GAME: &str = "docs/examples/online-game.txt";

#[test]
fn fair_online_game_is_verified() {
    let folder = Folder::new("verify-fair");
    let file = folder.write("game.txt", repository_file(GAME));
    let out = iquazu(&["verify", &file, &file]).good();
    assert_eq!(out.matches("is fair").count(), 2, "{out}");
}

#[test]
fn changed_card_secret_or_commitment_is_reported() {
    let folder = Folder::new("verify-unfair");
    let text = repository_file(GAME);
    let secret = text.lines().find(|line| line.starts_with("tag secret ")).expect("a secret");
    let other = format!("tag secret {}", "0".repeat(64));
    let file = folder.write("secret.txt", text.replace(secret, &other));
    assert!(iquazu(&["verify", &file]).failed(2).contains("the secret does not match the commitment"));
    let file = folder.write("none.txt", text.replace(secret, "tag note lost"));
    assert!(iquazu(&["verify", &file]).failed(2).contains("missing or malformed tag `secret`"));
    let nonce = text.lines().find(|line| line.starts_with("tag nonce1 ")).expect("a nonce");
    let file = folder.write("nonce.txt", text.replace(nonce, &format!("tag nonce1 {}", "f".repeat(64))));
    assert!(iquazu(&["verify", &file]).failed(2).contains("step 0: unexpected outcome"));
}

#[test]
fn game_without_commitment_cannot_be_verified() {
    let folder = Folder::new("verify-local");
    let file = games(&folder, 2, 1, "random");
    let error = iquazu(&["verify", &file]).failed(2);
    assert!(error.contains("only records of online games can be verified"), "{error}");
}

/// A game of `iquazu-fair-2`, and what the client of seat 1 saw of it.
const SEALED_GAME: &str = "docs/examples/sealed-game.txt";
const WITNESS: &str = "docs/examples/sealed-game-witness.json";

#[test]
fn sealed_game_is_the_one_that_the_witness_was_promised() {
    let folder = Folder::new("verify-witness");
    let file = folder.write("game.txt", repository_file(SEALED_GAME));
    let witness = folder.write("witness.json", repository_file(WITNESS));
    let out = iquazu(&["verify", &file, "--witness", &witness]).good();
    assert!(out.contains("is fair") && out.contains("the one that the witness was promised"), "{out}");
    let error = iquazu(&["verify", &file, "--witness", &file]).failed(2);
    assert!(error.contains("expected"), "{error}");
}

/// Records that agree with themselves, and are not the game that was promised.
#[test]
fn other_game_than_the_promised_one_is_reported() {
    let folder = Folder::new("verify-tricks");
    let file = folder.write("game.txt", repository_file(SEALED_GAME));
    let witness = repository_file(WITNESS);
    let value = |tag: &str| {
        let text = repository_file(SEALED_GAME);
        let line = text.lines().find_map(|line| line.strip_prefix(&format!("tag {tag} ")).map(str::to_owned));
        line.expect("a tag")
    };
    let zeros = "0".repeat(64);
    for (was, is, reason) in [
        (value("commitment"), zeros.clone(), "another commitment than the one that was shown"),
        (value("table"), "0123456789abcdefghjkmnpqrs".to_owned(), "another table"),
        (value("commitment1"), zeros.clone(), "the seal changed"),
        (value("nonce1"), zeros, "came from another device, or was replaced"),
    ] {
        assert!(witness.contains(&was), "{was}");
        let other = folder.write("other.json", witness.replace(&was, &is));
        let error = iquazu(&["verify", &file, "--witness", &other]).failed(2);
        assert!(error.contains("not the game that was promised") && error.contains(reason), "{reason}: {error}");
    }
}
