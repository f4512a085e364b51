use crate::commands::harness::{Folder, games, iquazu, repository_file};

/// A whole online game, kept for ever: deals that were promised must come out.
const GAME: &str = "docs/examples/online-game.txt";

#[test]
fn a_fair_online_game_is_found_fair() {
    let folder = Folder::new("verify-fair");
    let file = folder.write("game.txt", repository_file(GAME));
    let out = iquazu(&["verify", &file, &file]).good();
    assert_eq!(out.matches("is fair").count(), 2, "{out}");
}

#[test]
fn a_changed_card_secret_or_promise_is_named() {
    let folder = Folder::new("verify-unfair");
    let text = repository_file(GAME);
    let secret = text.lines().find(|line| line.starts_with("tag secret ")).expect("a secret");
    let other = format!("tag secret {}", "0".repeat(64));
    let file = folder.write("secret.txt", text.replace(secret, &other));
    assert!(iquazu(&["verify", &file]).failed(2).contains("the secret does not belong to the commitment"));
    let file = folder.write("none.txt", text.replace(secret, "tag note lost"));
    assert!(iquazu(&["verify", &file]).failed(2).contains("`secret` is missing"));
    let nonce = text.lines().find(|line| line.starts_with("tag nonce1 ")).expect("a nonce");
    let file = folder.write("nonce.txt", text.replace(nonce, &format!("tag nonce1 {}", "f".repeat(64))));
    assert!(iquazu(&["verify", &file]).failed(2).contains("step 0: chance had to answer"));
}

#[test]
fn a_game_that_promised_nothing_cannot_be_verified() {
    let folder = Folder::new("verify-local");
    let file = games(&folder, 2, 1, "random");
    let error = iquazu(&["verify", &file]).failed(2);
    assert!(error.contains("only online games can be verified"), "{error}");
}
