//! The seal of a deal: everything that the deal depends on besides the secret and the nonces, fixed before any nonce is
//! revealed.

use super::hex::{Commitment, Nonce, Secret};
use crate::TableId;
use crate::ids::ParseIdError;
use iquazu_rules::{Handicap, Seat, SeatMap};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// The name of the scheme: the first word of everything that is hashed.
pub(super) const SCHEME: &str = "iquazu-fair-2";

/// Returns the server's commitment to its secret.
pub fn commit_to_secret(table: &TableId, secret: &Secret) -> Commitment {
    Commitment(sha256(&format!("{SCHEME} secret {table} {}", String::from(*secret))))
}

/// Returns a player's commitment to a nonce. It is valid for one seat in one round at one table only, so that nobody can
/// copy it.
pub fn commit_to_nonce(table: &TableId, round: u32, seat: Seat, nonce: &Nonce) -> Commitment {
    Commitment(sha256(&format!("{SCHEME} nonce {table} {round} {seat} {}", String::from(*nonce))))
}

fn sha256(text: &str) -> [u8; 32] {
    Sha256::digest(text).into()
}

/// A seat in a [`Seal`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SealSeat {
    /// A bot. It contributes nothing.
    Bot,
    /// A person with the commitment to the nonce that they will reveal, or `None` if they do not take part in the deal.
    Person(Option<Commitment>),
}

/// What the deal depends on besides the secret and the nonces. Its text form is hashed into the key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seal {
    /// The table.
    pub table: TableId,
    /// The version of the rules.
    pub rules: u32,
    /// The identity of the edition.
    pub edition: String,
    /// The handicap of each seat.
    pub handicaps: SeatMap<Handicap>,
    /// The number of the round, from 1.
    pub round: u32,
    /// How many earlier rounds were sealed and then abandoned because a nonce was missing.
    pub voids: u32,
    /// The server's commitment to its secret.
    pub commitment: Commitment,
    /// The seats in turn order.
    pub seats: Vec<SealSeat>,
}

impl Seal {
    /// Returns the commitment of a seat that takes part.
    pub fn commitment_of(&self, seat: Seat) -> Option<Commitment> {
        match self.seats.get(seat.index()) {
            Some(SealSeat::Person(commitment)) => *commitment,
            _ => None,
        }
    }

    /// Returns the seats that take part, in turn order.
    pub fn contributors(&self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(|seat| self.commitment_of(*seat).is_some())
    }

    /// Returns the SHA-256 of the text.
    pub fn digest(&self) -> Commitment {
        Commitment(sha256(&self.to_string()))
    }

    /// Returns the key of the deal: SHA-256 over the seal, the secret, and the nonces of [`contributors`].
    ///
    /// [`contributors`]: Seal::contributors
    pub fn key(&self, secret: &Secret, nonces: &[Nonce]) -> [u8; 32] {
        let mut text = format!("{SCHEME} key {} {}", String::from(self.digest()), String::from(*secret));
        for nonce in nonces {
            text.push(' ');
            text += &String::from(*nonce);
        }
        sha256(&text)
    }
}

impl fmt::Display for Seal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{SCHEME}\ntable {}\nrules {}\nedition {}", self.table, self.rules, self.edition)?;
        for seat in Seat::ALL.into_iter().filter(|seat| !self.handicaps[*seat].is_none()) {
            writeln!(f, "handicap {seat} {}", self.handicaps[seat])?;
        }
        writeln!(f, "round {}\nvoids {}\nserver {:?}", self.round, self.voids, self.commitment)?;
        for (seat, what) in Seat::ALL.into_iter().zip(&self.seats) {
            match what {
                SealSeat::Bot => writeln!(f, "seat {seat} bot")?,
                SealSeat::Person(None) => writeln!(f, "seat {seat} person -")?,
                SealSeat::Person(Some(commitment)) => writeln!(f, "seat {seat} person {commitment:?}")?,
            }
        }
        Ok(())
    }
}

/// Accepts exactly what [`fmt::Display`] writes.
impl FromStr for Seal {
    type Err = ParseIdError;

    fn from_str(text: &str) -> Result<Seal, ParseIdError> {
        let mut handicaps: SeatMap<Handicap> = SeatMap::default();
        for line in text.lines().filter_map(|line| line.strip_prefix("handicap ")) {
            let (seat, given) = line.split_once(' ').ok_or(ParseIdError)?;
            let seat = seat.parse().ok().and_then(Seat::from_number).ok_or(ParseIdError)?;
            handicaps[seat] = given.parse().map_err(|_| ParseIdError)?;
        }
        let mut lines = text.lines().skip(1).filter(|line| !line.starts_with("handicap "));
        let mut word = |key: &str| lines.next()?.strip_prefix(key)?.strip_prefix(' ');
        let mut head = || {
            Some(Seal {
                table: word("table")?.parse().ok()?,
                rules: word("rules")?.parse().ok()?,
                edition: word("edition")?.to_owned(),
                handicaps,
                round: word("round")?.parse().ok()?,
                voids: word("voids")?.parse().ok()?,
                commitment: word("server")?.parse().ok()?,
                seats: Vec::new(),
            })
        };
        let mut seal = head().ok_or(ParseIdError)?;
        for line in lines {
            let what = line.splitn(3, ' ').nth(2).ok_or(ParseIdError)?;
            seal.seats.push(match what.strip_prefix("person ") {
                None => SealSeat::Bot,
                Some("-") => SealSeat::Person(None),
                Some(commitment) => SealSeat::Person(Some(commitment.parse()?)),
            });
        }
        if seal.to_string() == text { Ok(seal) } else { Err(ParseIdError) }
    }
}
