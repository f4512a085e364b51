//! The fair deal: a game that follows the commitment verifies, any other does not.

use iquazu_protocol::{FairRng, Nonce, Secret, VerifyError, derive_key, push_fairness_tags, verify};
use iquazu_rules::edition::Library;
use iquazu_rules::text::Record;
use iquazu_rules::{Cards, Edition, Next, Outcome, Players, Rng, SplitMix, State};

const SECRET: Secret = Secret([7; 32]);
const NONCES: [Option<Nonce>; 3] = [Some(Nonce([1; 32])), None, Some(Nonce([3; 32]))];

fn standard() -> Library {
    Library::built_in()
}

/// Plays a whole game with random moves.
fn game() -> Record {
    let key = derive_key(&SECRET, &NONCES);
    let mut record = Record::new(Edition::standard(), Players::THREE);
    push_fairness_tags(&mut record, &SECRET.commitment(), &NONCES, Some(&SECRET));
    let mut state = State::new(Edition::standard(), Players::THREE);
    let mut moves = SplitMix::new(1);
    for step in 0.. {
        let mut rng = FairRng::new(&key, step);
        while state.chance().is_some() {
            let outcome = state.sample(&mut rng);
            state.resolve(outcome, &mut ()).expect("possible");
            record.push_outcome(outcome);
        }
        let Next::Seat(seat) = state.next() else { break };
        let action = state.legal_moves().pick(&mut moves);
        state.play(action, &mut ()).expect("legal");
        record.push_action(seat, action);
    }
    record.set_result(&state);
    record
}

#[test]
fn fair_game_verifies_also_from_text() {
    let record = game();
    assert!(verify(&record).expect("fair").is_over());
    let read = Record::parse(&record.to_string(), &standard()).expect("a record");
    assert!(verify(&read).is_ok());
}

#[test]
fn changed_card_is_detected() {
    let mut record = game();
    let changed = record.setup.iter().position(|outcome| matches!(outcome, Outcome::Cards(_))).expect("cards");
    let Outcome::Cards(cards) = &mut record.setup[changed] else { panic!("cards") };
    *cards = if *cards == Cards::new(4, 0, 0) { Cards::new(3, 1, 0) } else { Cards::new(4, 0, 0) };
    record.steps.clear();
    record.result = None;
    assert!(matches!(verify(&record), Err(VerifyError::OutcomeMismatch { step: 0, .. })), "{:?}", verify(&record));
}

fn with_tag(tag: &str, value: Option<&str>) -> Result<State, VerifyError> {
    let mut record = game();
    let index = record.tags.iter().position(|(key, _)| key == tag).expect("a tag");
    match value {
        Some(value) => record.tags[index].1 = value.to_owned(),
        None => drop(record.tags.remove(index)),
    }
    verify(&record)
}

#[test]
fn changed_secret_or_nonce_is_detected() {
    let other = "0".repeat(64);
    assert_eq!(with_tag("secret", Some(&other)).err(), Some(VerifyError::CommitmentMismatch));
    assert_eq!(with_tag("commitment", Some(&other)).err(), Some(VerifyError::CommitmentMismatch));
    assert!(matches!(with_tag("nonce1", Some(&other)), Err(VerifyError::OutcomeMismatch { step: 0, .. })));
    assert!(matches!(with_tag("nonce3", None), Err(VerifyError::OutcomeMismatch { step: 0, .. })));
    for tag in ["fair", "commitment", "secret"] {
        assert_eq!(with_tag(tag, None).err(), Some(VerifyError::BadTag { tag: tag.to_owned() }));
    }
    for bad in ["", "xyz", &"G".repeat(64), &"A".repeat(64)] {
        assert_eq!(with_tag("nonce1", Some(bad)).err(), Some(VerifyError::BadTag { tag: "nonce1".to_owned() }));
    }
}

#[test]
fn commitment_is_sha_256_of_the_secret() {
    // printf '07%.0s' $(seq 32) | xxd -r -p | sha256sum
    let expected = "4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0";
    assert_eq!(String::from(SECRET.commitment()), expected);
}

/// RFC 8439, A.1, test vector 1: key and nonce of zeros, counter 0.
#[test]
fn rng_is_the_chacha20_key_stream() {
    let mut rng = FairRng::new(&[0; 32], 0);
    let words = [rng.next_u64(), rng.next_u64()];
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    assert_eq!(bytes, [0x76, 0xb8, 0xe0, 0xad, 0xa0, 0xf1, 0x3d, 0x90, 0x40, 0x5d, 0x6a, 0xe5, 0x53, 0x86, 0xbd, 0x28]);
}

/// Published deals must verify forever: a change here needs a new name instead of `iquazu-fair-1`.
#[test]
fn first_outcomes_never_change() {
    let setup: Vec<String> = game().setup.iter().map(|outcome| outcome.to_string()).collect();
    assert_eq!(setup.join(" | "), "strips eabcd | tiles any any dbl c3 p3 | got 1b3o | got 1w2b2o | got 1w2b3o");
}
