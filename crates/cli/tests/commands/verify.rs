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
