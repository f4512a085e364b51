//! The client's side of the deal: what it was shown, what it has to send, and whether the game was the promised one.

use super::conflict::Conflict;
use super::hex::{Commitment, Nonce};
use super::seal::{Seal, SealSeat, commit_to_nonce};
use super::tags::{COMMITMENT_TAG, SCHEME_TAG, TABLE_TAG};
use super::verify::verify;
use crate::{ClientMessage, Fairness, RequestId, TableId, TableStatus, ViewText};
use data_encoding::HEXLOWER;
use iquazu_rules::text::Record;
use iquazu_rules::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// What a client knows of the deal of one table. It is saved over reloads, and its JSON form is the evidence for others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Witness {
    /// The table.
    pub table: TableId,
    /// The server's commitment, as first shown.
    pub commitment: Commitment,
    /// The rounds of an `iquazu-fair-2` deal that the client has seen, oldest first.
    #[serde(default)]
    pub rounds: Vec<WitnessedRound>,
    /// The positions that the client was shown.
    #[serde(default)]
    pub positions: Vec<Position>,
    /// The contradictions found so far.
    #[serde(default)]
    pub conflicts: Vec<Conflict>,
}

/// What a client knows of one round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WitnessedRound {
    /// The number of the round.
    pub round: u32,
    /// The client's seat and nonce, once it has committed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own: Option<(Seat, Nonce)>,
    /// The commitments of the seats, as first shown.
    pub commitments: Vec<Option<Commitment>>,
    /// The text of the seal, as first shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seal: Option<String>,
}

/// A position that the client was shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Position {
    /// The seat of the viewer, or `None` for a spectator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The number of steps played.
    pub steps: u32,
    /// The first half of the SHA-256 of the view's text, in hexadecimal.
    pub digest: String,
}

/// What the server shows of a table at one moment.
#[derive(Clone, Copy, Debug)]
pub struct Observation<'s> {
    /// The client's seat, or `None` for a spectator.
    pub me: Option<Seat>,
    /// The status of the table.
    pub status: TableStatus,
    /// The public part of the deal.
    pub fair: &'s Fairness,
}

/// The client's own part in a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DealPart {
    /// The client has seen no seal of this deal.
    Unknown,
    /// The client's nonce is part of the deal; `voids` earlier rounds were abandoned.
    Included {
        /// The number of abandoned rounds.
        voids: u32,
    },
    /// The nonce of the client's seat is not the client's: another device of the player was first, or somebody pretends to
    /// be one.
    OtherDevice,
    /// The client's seat takes no part in the deal.
    LeftOut,
}

impl Witness {
    /// Starts with what the server shows first.
    pub fn new(table: TableId, fair: &Fairness) -> Witness {
        let commitment = fair.commitment;
        Witness { table, commitment, rounds: Vec::new(), positions: Vec::new(), conflicts: Vec::new() }
    }

    /// Remembers what is shown for the first time, compares the rest, and returns the message that the client has to send
    /// now. The witness must be saved before the message is sent.
    ///
    /// # Errors
    /// Returns the error of `draw` if there is no random nonce: nothing may be sent then.
    pub fn observe<E>(
        &mut self,
        seen: Observation<'_>,
        draw: impl FnOnce() -> Result<Nonce, E>,
    ) -> Result<Option<ClientMessage>, E> {
        self.compare(seen.fair);
        let Some(deal) = seen.fair.deal.as_ref().filter(|_| self.conflicts.is_empty()) else { return Ok(None) };
        let (Some(seat), TableStatus::Waiting, Some(round)) =
            (seen.me, seen.status, self.rounds.iter_mut().find(|round| round.round == deal.round))
        else {
            return Ok(None);
        };
        let is_free = round.commitments.get(seat.index()) == Some(&None) && !deal.missed.contains(&seat);
        if round.own.is_none() && round.seal.is_none() && is_free {
            round.own = Some((seat, draw()?));
        }
        let Some((seat, nonce)) = round.own.filter(|(own, _)| *own == seat) else { return Ok(None) };
        let commitment = commit_to_nonce(&self.table, deal.round, seat, &nonce);
        // Another device of the same player has other ids.
        let request = |what: &str| format!("{what}-{:.12}", String::from(commitment)).parse::<RequestId>();
        let request = |what: &str| request(what).expect("letters and digits");
        Ok(match &round.seal {
            None if is_free => {
                Some(ClientMessage::Commit { request: request("commit"), round: deal.round, commitment })
            }
            // Only the first seal of a round gets the nonce: `compare` has found no other.
            Some(seal) if includes(seal, seat, commitment) && seen.fair.nonces.get(seat.index()) == Some(&None) => {
                Some(ClientMessage::Reveal { request: request("reveal"), round: deal.round, nonce })
            }
            _ => None,
        })
    }

    /// Remembers a position that the server shows.
    pub fn observe_position(&mut self, seat: Option<Seat>, steps: u32, view: &ViewText) {
        let shown = Position { seat, steps, digest: digest(view) };
        match self.positions.iter().find(|known| known.seat == seat && known.steps == steps) {
            None => self.positions.push(shown),
            Some(known) if *known != shown => self.report(Conflict::Position { steps }),
            Some(_) => {}
        }
    }

    /// Compares a finished game with everything that was shown before, and returns all contradictions.
    pub fn check(&self, record: &Record) -> Vec<Conflict> {
        let mut found = self.clone();
        let mut reject = |reason: &str| found.report(Conflict::Record { reason: reason.to_owned() });
        match verify(record) {
            Ok(end) if end.is_over() => {}
            Ok(_) => reject("the record ends before the game does"),
            Err(error) => reject(&error.to_string()),
        }
        if record.tag(TABLE_TAG) != Some(self.table.to_string().as_str()) {
            reject("the record is of another table");
        }
        if record.tag(COMMITMENT_TAG) != Some(String::from(self.commitment).as_str()) {
            reject("the record has another commitment than the one that was shown");
        }
        if !self.rounds.is_empty() {
            match Seal::of_record(record) {
                Ok(seal) if record.tag(SCHEME_TAG) == Some(super::seal::SCHEME) => found.compare_seal(&seal),
                _ => found.report(Conflict::Downgrade {}),
            }
        }
        found.compare_positions(record);
        found.conflicts
    }

    /// Returns the client's own part in the deal, by the seal of the last round that it was shown.
    pub fn part(&self, me: Seat) -> DealPart {
        let Some(round) = self.rounds.last().filter(|round| round.seal.is_some()) else { return DealPart::Unknown };
        let own = round.own.filter(|(seat, _)| *seat == me);
        let own = own.map(|(seat, nonce)| commit_to_nonce(&self.table, round.round, seat, &nonce));
        let seal: Option<Seal> = round.seal.as_ref().and_then(|seal| seal.parse().ok());
        match seal.and_then(|seal| Some((seal.commitment_of(me)?, seal.voids))) {
            Some((sealed, voids)) if own == Some(sealed) => DealPart::Included { voids },
            Some(_) => DealPart::OtherDevice,
            None => DealPart::LeftOut,
        }
    }

    fn report(&mut self, conflict: Conflict) {
        if !self.conflicts.contains(&conflict) {
            self.conflicts.push(conflict);
        }
    }

    fn compare(&mut self, fair: &Fairness) {
        if fair.commitment != self.commitment {
            self.report(Conflict::ServerCommitment { pinned: self.commitment, shown: fair.commitment });
        }
        let Some(deal) = &fair.deal else {
            if !self.rounds.is_empty() {
                self.report(Conflict::Downgrade {});
            }
            return;
        };
        if self.rounds.iter().any(|known| known.round > deal.round && known.seal.is_some()) {
            self.report(Conflict::UncountedVoid { round: deal.round });
        }
        let mut round = match self.rounds.iter().position(|known| known.round == deal.round) {
            Some(known) => self.rounds[known].clone(),
            None => {
                let commitments = vec![None; deal.commitments.len()];
                WitnessedRound { round: deal.round, own: None, commitments, seal: None }
            }
        };
        for (seat, known) in Seat::ALL.into_iter().zip(&mut round.commitments) {
            let shown = deal.commitments.get(seat.index()).copied().flatten();
            match *known {
                None => *known = shown,
                Some(pinned) if Some(pinned) != shown => {
                    self.report(Conflict::SeatCommitment { round: deal.round, seat, pinned, shown });
                }
                Some(_) => {}
            }
        }
        match (&round.seal, &deal.seal) {
            (None, Some(shown)) => {
                if self.is_acceptable(&round, shown) {
                    round.seal = Some(shown.clone());
                } else {
                    self.report(Conflict::Seal { round: deal.round, shown: shown.clone() });
                }
            }
            (Some(pinned), shown) if shown.as_ref() != Some(pinned) => {
                let (pinned, shown) = (pinned.clone(), shown.clone().unwrap_or_default());
                self.report(Conflict::SealChanged { round: deal.round, pinned, shown });
            }
            _ => {}
        }
        for seat in Seat::ALL {
            if let Some(nonce) = fair.nonces.get(seat.index()).copied().flatten() {
                let committed = round.commitments.get(seat.index()).copied().flatten();
                if committed != Some(commit_to_nonce(&self.table, deal.round, seat, &nonce)) {
                    self.report(Conflict::Nonce { round: deal.round, seat });
                }
            }
        }
        match self.rounds.iter_mut().find(|known| known.round == deal.round) {
            Some(known) => *known = round,
            None => self.rounds.push(round),
        }
    }

    /// Returns whether a seal that is shown for the first time agrees with everything shown before it.
    fn is_acceptable(&self, round: &WitnessedRound, shown: &str) -> bool {
        let Ok(seal) = shown.parse::<Seal>() else { return false };
        let earlier = self.rounds.iter().filter(|known| known.round < round.round && known.seal.is_some()).count();
        let agrees = |(seat, what): (Seat, &SealSeat)| match what {
            SealSeat::Person(Some(commitment)) => round.commitments.get(seat.index()) == Some(&Some(*commitment)),
            SealSeat::Person(None) | SealSeat::Bot => true,
        };
        seal.table == self.table
            && seal.commitment == self.commitment
            && seal.round == round.round
            && seal.voids as usize >= earlier
            && Seat::ALL.into_iter().zip(&seal.seats).all(agrees)
    }

    /// Compares the seal of a record with those that were shown.
    fn compare_seal(&mut self, seal: &Seal) {
        let (round, text) = (seal.round, seal.to_string());
        if self.rounds.iter().any(|known| known.round > round && known.seal.is_some()) {
            self.report(Conflict::UncountedVoid { round });
        }
        let known = self.rounds.iter().find(|known| known.round == round).cloned();
        match known {
            Some(WitnessedRound { seal: Some(pinned), .. }) if pinned != text => {
                self.report(Conflict::SealChanged { round, pinned, shown: text });
            }
            Some(WitnessedRound { seal: Some(_), own: Some((seat, nonce)), .. }) => {
                let own = commit_to_nonce(&self.table, round, seat, &nonce);
                if seal.commitment_of(seat).is_some_and(|sealed| sealed != own) {
                    self.report(Conflict::Replaced { round, seat });
                }
            }
            Some(WitnessedRound { seal: Some(_), .. }) => {}
            // The seal was never shown to this client: it must still agree with what was.
            Some(known) if !self.is_acceptable(&known, &text) => self.report(Conflict::Seal { round, shown: text }),
            _ => {}
        }
    }

    fn compare_positions(&mut self, record: &Record) {
        let mut replay = record.replay();
        let positions = std::mem::take(&mut self.positions);
        let compare = |found: &mut Witness, steps: usize, state: &iquazu_rules::State| {
            for shown in positions.iter().filter(|shown| shown.steps as usize == steps) {
                let view = state.view(shown.seat.map_or(Viewer::Spectator, Viewer::Seat));
                if digest(&ViewText::from(&view)) != shown.digest {
                    found.report(Conflict::Position { steps: shown.steps });
                }
            }
        };
        while let Ok(more) = replay.step(&mut ()) {
            if !more {
                break;
            }
            compare(self, replay.steps_done(), replay.state());
        }
        if let Some(beyond) = positions.iter().find(|shown| shown.steps as usize > record.steps.len()) {
            self.report(Conflict::Position { steps: beyond.steps });
        }
        self.positions = positions;
    }
}

fn includes(seal: &str, seat: Seat, commitment: Commitment) -> bool {
    seal.parse::<Seal>().is_ok_and(|seal| seal.commitment_of(seat) == Some(commitment))
}

fn digest(view: &ViewText) -> String {
    HEXLOWER.encode(&Sha256::digest(view.as_str())[..16])
}
