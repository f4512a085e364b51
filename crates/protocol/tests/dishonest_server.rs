//! A modified server tries every trick that we know of. The client's [`Witness`], which is the one of the app and of
//! `iquazu verify --witness`, finds each of them; what a record alone can show, [`verify`] finds too.

use crate::fair_table::{ADA, ADAS_NONCE, BO, committed, opened, revealed};
use iquazu_protocol::*;
use iquazu_rules::text::Record;
use iquazu_rules::{Handicap, Outcome};

fn with_tag(record: &Record, tag: &str, value: &str) -> Record {
    let mut record = record.clone();
    let place = record.tags.iter().position(|(key, _)| key == tag).expect("a tag");
    record.tags[place].1 = value.to_owned();
    record
}

#[test]
fn honest_server_is_not_accused() {
    let (table, mut ada) = revealed();
    let record = table.play();
    table.show_game(&mut ada, &record);
    assert_eq!(ada.check(&record), []);
    assert_eq!(ada.part(ADA), DealPart::Included { voids: 0 });
    let saved = serde_json::to_string(&ada).expect("JSON");
    assert_eq!(serde_json::from_str::<Witness>(&saved).expect("what was saved"), ada);
}

/// The operator tries secrets until Ada's first hand is the one that was wished for. In `iquazu-fair-1` this took 59 tries
/// and was called fair.
#[test]
fn retried_secret_is_caught() {
    let (mut table, mut ada) = revealed();
    let wished = |record: &Record| matches!(record.setup[2], Outcome::Cards(cards) if cards.white == 0);
    let found = (0..=u8::MAX).find_map(|secret| {
        table.secret = Secret([secret; 32]);
        table.fair.commitment = commit_to_secret(&table.id, &table.secret);
        table.seal(&[ADA, BO]);
        Some(table.play()).filter(|record| wished(record))
    });
    let record = found.expect("some secret fits");
    assert!(verify(&record).is_ok(), "the record agrees with itself");
    assert_eq!(ada.check(&record).len(), 2, "another commitment and another seal: {:?}", ada.check(&record));
    assert_eq!(table.show(&mut ada), None);
    assert!(matches!(ada.conflicts[0], Conflict::ServerCommitment { .. }), "{:?}", ada.conflicts);
    // Keeping the commitment does not help: the record does not agree with itself then.
    let (honest, _) = revealed();
    let unchanged = with_tag(&record, "commitment", &String::from(honest.fair.commitment));
    assert_eq!(verify(&unchanged).err(), Some(VerifyError::CommitmentMismatch));
}

/// The operator's friend chooses a nonce after everybody else's.
#[test]
fn nonce_chosen_after_the_others_is_caught() {
    let (mut table, mut ada) = revealed();
    table.fair.nonces[1] = Some(Nonce([99; 32]));
    assert_eq!(verify(&table.play()).err(), Some(VerifyError::NonceMismatch { seat: BO }));
    // With a commitment that fits the new nonce, the seal changes.
    table.bo_commits(Nonce([99; 32]));
    table.seal(&[ADA, BO]);
    let record = table.play();
    assert!(verify(&record).is_ok(), "the record agrees with itself");
    assert!(matches!(ada.check(&record)[..], [Conflict::SealChanged { round: 1, .. }]));
    assert_eq!(table.show(&mut ada), None);
    assert!(ada.conflicts.iter().any(|conflict| matches!(conflict, Conflict::SeatCommitment { seat: BO, .. })));
    assert!(ada.conflicts.iter().any(|conflict| matches!(conflict, Conflict::SealChanged { .. })));
}

/// A proxy between Ada and an honest server replaces her part by its own.
#[test]
fn replaced_nonce_is_caught() {
    let (mut table, mut ada) = opened();
    assert!(matches!(table.show(&mut ada), Some(ClientMessage::Commit { .. })));
    let forged = Nonce([66; 32]);
    table.deal().commitments[0] = Some(commit_to_nonce(&table.id.clone(), 1, ADA, &forged));
    table.seal(&[ADA]);
    assert_eq!(table.show(&mut ada), None, "Ada reveals nothing");
    assert_eq!(ada.part(ADA), DealPart::OtherDevice);
    table.fair.nonces[0] = Some(forged);
    let record = table.play();
    assert!(verify(&record).is_ok(), "the record agrees with itself");
    assert_eq!(ada.check(&record), [Conflict::Replaced { round: 1, seat: ADA }]);
}

/// The proxy waits until Ada has revealed, and replaces her nonce then.
#[test]
fn nonce_replaced_after_the_seal_is_caught() {
    let (mut table, mut ada) = revealed();
    table.fair.nonces[0] = Some(Nonce([66; 32]));
    table.show(&mut ada);
    assert_eq!(ada.conflicts, [Conflict::Nonce { round: 1, seat: ADA }]);
    assert_eq!(verify(&table.play()).err(), Some(VerifyError::NonceMismatch { seat: ADA }));
}

#[test]
fn commitment_that_vanishes_or_changes_is_caught() {
    for change in [None, Some(Commitment([1; 32]))] {
        let (mut table, mut ada) = committed();
        table.deal().commitments[1] = change;
        assert_eq!(table.show(&mut ada), None);
        assert!(matches!(ada.conflicts[..], [Conflict::SeatCommitment { seat: BO, .. }]));
        table.seal(&[ADA]);
        assert_eq!(table.show(&mut ada), None, "nothing is revealed to a server that was caught");
    }
}

#[test]
fn seal_that_changes_or_vanishes_is_caught() {
    let (mut table, mut ada) = revealed();
    table.seal(&[ADA]);
    table.show(&mut ada);
    assert!(matches!(ada.conflicts[..], [Conflict::SealChanged { .. }]));
    let (mut table, mut ada) = revealed();
    table.deal().seal = None;
    table.show(&mut ada);
    assert!(matches!(ada.conflicts[..], [Conflict::SealChanged { .. }]));
}

/// The seal must agree with what was shown before it, word by word.
#[test]
fn seal_that_contradicts_the_table_gets_no_nonce() {
    let other = |seal: &mut Seal, change: u32| match change {
        0 => seal.table = TableId::from_bytes([8; 16]),
        1 => seal.round = 2,
        2 => seal.commitment = Commitment([1; 32]),
        3 => seal.seats[0] = SealSeat::Person(Some(Commitment([1; 32]))),
        _ => seal.seats[1] = SealSeat::Person(Some(Commitment([1; 32]))),
    };
    for change in 0..5 {
        let (mut table, mut ada) = committed();
        let mut seal = table.sealed_with(&[ADA, BO]);
        other(&mut seal, change);
        table.deal().seal = Some(seal.to_string());
        assert_eq!(table.show(&mut ada), None);
        assert!(matches!(ada.conflicts[..], [Conflict::Seal { round: 1, .. }]), "{change}: {:?}", ada.conflicts);
    }
    let (mut table, mut ada) = committed();
    table.seal(&[ADA, BO]);
    table.deal().seal.as_mut().expect("a seal").push_str("seat 4 bot \n");
    assert_eq!(table.show(&mut ada), None);
    assert!(matches!(ada.conflicts[..], [Conflict::Seal { .. }]));
}

/// The handicaps are sealed: a game with others does not verify, and is caught.
#[test]
fn handicap_is_part_of_the_seal() {
    let (mut table, mut ada) = committed();
    let mut seal = table.sealed_with(&[ADA, BO]);
    let without = seal.to_string();
    seal.handicaps[BO] = Handicap::new(2, 5).expect("allowed");
    let text = seal.to_string();
    assert!(text.contains("\nhandicap 2 cards=2 points=5\nround 1\n"), "{text}");
    assert_eq!(text.parse(), Ok(seal.clone()));
    assert_eq!(text.replace("handicap 2 cards=2 points=5\n", ""), without, "other seals are as before");
    assert!(text.replace("cards=2", "cards=9").parse::<Seal>().is_err());
    table.deal().seal = Some(text);
    let message = table.show(&mut ada);
    table.accept(message);
    table.fair.nonces[1] = Some(Nonce([2; 32]));
    table.status = TableStatus::Playing;
    table.show(&mut ada);
    let record = table.play();
    assert_eq!(record.handicaps, seal.handicaps);
    assert!(verify(&record).is_ok());
    table.show_game(&mut ada, &record);
    assert_eq!(ada.conflicts, []);
    let mut changed = record.clone();
    changed.handicaps[BO] = Handicap::new(2, 6).expect("allowed");
    changed.result = None;
    assert!(verify(&changed).is_err(), "another key follows from the seal");
}

/// The operator abandons rounds whose deal it does not like, and hides how many.
#[test]
fn hidden_retry_is_caught() {
    let (mut table, mut ada) = revealed();
    table.status = TableStatus::Waiting;
    table.void();
    table.deal().voids = 0;
    let message = table.show(&mut ada);
    table.accept(message);
    table.seal(&[ADA]);
    assert_eq!(table.show(&mut ada), None);
    assert!(matches!(ada.conflicts[..], [Conflict::Seal { round: 2, .. }]));
    // Going back to the round before does not hide it either.
    let (mut table, mut ada) = revealed();
    table.status = TableStatus::Waiting;
    table.deal().round = 0;
    table.deal().seal = None;
    table.show(&mut ada);
    assert!(ada.conflicts.contains(&Conflict::UncountedVoid { round: 0 }), "{:?}", ada.conflicts);
}

#[test]
fn counted_retry_is_shown_and_uses_a_new_nonce() {
    let (mut table, mut ada) = revealed();
    table.status = TableStatus::Waiting;
    table.void();
    let Some(ClientMessage::Commit { round: 2, commitment, .. }) = table.show(&mut ada) else { panic!("a new round") };
    assert_eq!(commitment, commit_to_nonce(&table.id, 2, ADA, &Nonce([ADAS_NONCE + 1; 32])));
    table.accept(table.clone().show(&mut ada));
    table.seal(&[ADA]);
    let message = table.show(&mut ada);
    table.accept(message);
    assert_eq!(ada.part(ADA), DealPart::Included { voids: 1 });
    let record = table.play();
    assert_eq!((ada.check(&record), record.tag("voids")), (Vec::new(), Some("1")));
}

/// The operator leaves Ada's nonce out, so that the deal depends on its own secret and its friend alone.
#[test]
fn player_who_is_left_out_is_told() {
    let (mut table, mut ada) = committed();
    table.seal(&[BO]);
    assert_eq!(table.show(&mut ada), None, "there is nothing to reveal");
    assert_eq!((ada.part(ADA), &ada.conflicts[..]), (DealPart::LeftOut, &[][..]));
}

/// The operator shows one game and publishes the record of another that agrees with the commitments.
#[test]
fn other_cards_than_those_of_the_record_are_caught() {
    let (table, mut ada) = revealed();
    let (mut other, _) = revealed();
    other.secret = Secret([8; 32]);
    table.show_game(&mut ada, &other.play());
    let found = ada.check(&table.play());
    assert!(matches!(found[0], Conflict::Position { steps: 0 }), "{found:?}");
    // Or only the beginning of the game that was played.
    let (table, mut ada) = revealed();
    let mut record = table.play();
    table.show_game(&mut ada, &record);
    record.steps.truncate(5);
    record.result = None;
    assert!(ada.check(&record).len() >= 2, "{:?}", ada.check(&record));
}

#[test]
fn fall_back_to_the_first_scheme_is_caught() {
    let (mut table, mut ada) = committed();
    table.fair.deal = None;
    assert_eq!(table.show(&mut ada), None);
    assert_eq!(ada.conflicts, [Conflict::Downgrade {}]);
    let (table, ada) = revealed();
    let record = with_tag(&table.play(), "fair", "iquazu-fair-1");
    assert!(ada.check(&record).contains(&Conflict::Downgrade {}));
    let foreign = with_tag(&table.play(), "table", "0123456789abcdefghjkmnpqrs");
    assert!(ada.check(&foreign).len() >= 2);
}

/// Every tag of the deal is bound: no change of one of them verifies.
#[test]
fn every_tag_is_bound() {
    let record = revealed().0.play();
    let zeros = "0".repeat(64);
    for (tag, value) in [
        ("table", "0123456789abcdefghjkmnpqrs"),
        ("round", "2"),
        ("voids", "1"),
        ("commitment", &zeros),
        ("commitment1", &zeros),
        ("commitment2", &zeros),
        ("nonce1", &zeros),
        ("nonce2", &zeros),
        ("secret", &zeros),
        ("player2", "club"),
        ("player3", "person"),
        ("fair", "iquazu-fair-1"),
        ("fair", "iquazu-fair-3"),
    ] {
        assert!(verify(&with_tag(&record, tag, value)).is_err(), "{tag} {value}");
    }
    assert!(verify(&with_tag(&record, "name1", "Eve")).is_ok(), "names are not part of the deal");
}
