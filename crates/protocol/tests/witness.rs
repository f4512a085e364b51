//! The client's side, explored: all short sequences of what a server may show, sensible or not.

use crate::fair_table::{ADA, BO, Table, committed, opened};
use iquazu_protocol::*;
use std::collections::HashMap;

/// Returns many states of a table, as an operator who follows no rules could show them.
fn displays() -> Vec<Table> {
    let mut all = Vec::new();
    let ada = |table: &Table, round: u32| commit_to_nonce(&table.id, round, ADA, &Nonce([100 + round as u8; 32]));
    for (secret, round, voids) in [(7, 1, 0), (7, 2, 0), (7, 2, 1), (8, 1, 0)] {
        for adas in [None, Some(true), Some(false)] {
            for bos in [None, Some(2), Some(3)] {
                for sealed in [None, Some(&[ADA][..]), Some(&[ADA, BO])] {
                    let mut table = Table::new(secret);
                    (table.deal().round, table.deal().voids) = (round, voids);
                    let own = ada(&table, round);
                    table.deal().commitments[0] = adas.map(|own_one| if own_one { own } else { Commitment([1; 32]) });
                    bos.into_iter().for_each(|nonce| table.bo_commits(Nonce([nonce; 32])));
                    sealed.into_iter().for_each(|seats| table.seal(seats));
                    all.push(table);
                }
            }
        }
    }
    let (mut first, _) = opened();
    first.fair.deal = None;
    all.push(first);
    all
}

/// What must hold whatever is shown in whatever order.
#[derive(Clone, Default)]
struct Promises {
    commitments: HashMap<u32, Commitment>,
    revealed_for: HashMap<u32, String>,
}

impl Promises {
    fn check(&mut self, first: &Table, shown: &Table, ada: &Witness, sent: Option<ClientMessage>) {
        if shown.fair.commitment != first.fair.commitment {
            assert!(!ada.conflicts.is_empty(), "another commitment of the server goes unnoticed");
        }
        assert!(sent.is_none() || ada.conflicts.is_empty(), "a server that was caught still gets something");
        match sent {
            Some(ClientMessage::Commit { round, commitment, .. }) => {
                let before = self.commitments.insert(round, commitment);
                assert!(before.is_none_or(|before| before == commitment), "two commitments in one round");
                assert!(!self.revealed_for.contains_key(&round), "a commitment after the nonce");
            }
            Some(ClientMessage::Reveal { round, nonce, .. }) => {
                let deal = shown.fair.deal.as_ref().expect("a deal");
                let text = deal.seal.clone().expect("a nonce before the seal");
                let seal: Seal = text.parse().expect("a seal");
                let own = commit_to_nonce(&shown.id, round, ADA, &nonce);
                assert_eq!((seal.commitment_of(ADA), seal.round), (Some(own), round), "the seal binds the nonce");
                assert_eq!(seal.commitment, first.fair.commitment, "the seal binds the first commitment");
                let before = self.revealed_for.insert(round, text.clone());
                assert!(before.is_none_or(|before| before == text), "a nonce for two seals");
            }
            Some(other) => panic!("{other:?}"),
            None => {}
        }
    }
}

#[test]
fn no_sequence_of_displays_gets_a_nonce_for_two_deals() {
    let displays = displays();
    let mut reveals = 0;
    for first in &displays {
        let mut ada = Witness::new(first.id.clone(), &first.fair);
        let mut promises = Promises::default();
        promises.check(first, first, &ada.clone(), first.show(&mut ada));
        for second in &displays {
            let (mut ada, mut promises) = (ada.clone(), promises.clone());
            let sent = second.show(&mut ada);
            promises.check(first, second, &ada, sent);
            // Conflicts stay, and nothing is sent any more.
            if !ada.conflicts.is_empty() {
                continue;
            }
            for third in &displays {
                let (mut ada, mut promises) = (ada.clone(), promises.clone());
                let sent = third.show(&mut ada);
                reveals += usize::from(matches!(sent, Some(ClientMessage::Reveal { .. })));
                promises.check(first, third, &ada, sent);
            }
        }
    }
    assert!(reveals > 100, "the exploration reaches the end of the protocol: {reveals}");
}

/// A generator that fails is an error, never a nonce of zeros.
#[test]
fn failing_generator_sends_nothing() {
    let (table, mut ada) = opened();
    let seen = Observation { me: Some(ADA), status: table.status, fair: &table.fair };
    assert_eq!(ada.observe(seen, || Err("no entropy")), Err("no entropy"));
    assert_eq!(ada.rounds[0].own, None);
    assert!(matches!(table.show(&mut ada), Some(ClientMessage::Commit { .. })), "it works later");
}

/// Requests are repeated until the server shows their effect, with the same content also after a reload.
#[test]
fn messages_are_repeated_over_reloads() {
    let (table, mut ada) = opened();
    let sent = table.show(&mut ada);
    let saved = serde_json::to_string(&ada).expect("JSON");
    let mut reloaded: Witness = serde_json::from_str(&saved).expect("what was saved");
    assert_eq!((sent.is_some(), table.show(&mut reloaded)), (true, sent));
}

#[test]
fn spectators_and_those_who_missed_a_round_send_nothing() {
    let (mut table, mut ada) = opened();
    let seen = Observation { me: None, status: table.status, fair: &table.fair };
    assert_eq!(ada.observe(seen, || Ok::<_, ()>(Nonce([1; 32]))), Ok(None));
    table.deal().missed = vec![ADA];
    assert_eq!(table.show(&mut ada), None);
}

/// The words of the protocol never change: a second implementation depends on them.
#[test]
fn words_of_the_seal_never_change() {
    let (mut table, _) = committed();
    table.seal(&[ADA]);
    let text = table.deal().seal.clone().expect("a seal");
    let seal: Seal = text.parse().expect("a seal");
    let expected = format!(
        "iquazu-fair-2\ntable {}\nrules 1\nedition {}\nround 1\nvoids 0\nserver {}\nseat 1 person {}\nseat 2 person -\n\
         seat 3 bot\n",
        table.id,
        seal.edition,
        String::from(table.fair.commitment),
        String::from(seal.commitment_of(ADA).expect("Ada takes part")),
    );
    assert_eq!(text, expected);
}
