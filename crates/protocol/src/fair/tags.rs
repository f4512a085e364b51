//! The tags of a record that [`verify`](super::verify()) needs.

use super::hex::{Commitment, Nonce, Secret};
use super::seal::{SCHEME, Seal, SealSeat};
use super::verify::VerifyError;
use crate::TableId;
use iquazu_rules::Seat;
use iquazu_rules::text::{PlayerTag, Record};
use std::str::FromStr;

pub(super) const SCHEME_TAG: &str = "fair";
pub(super) const FIRST_SCHEME: &str = "iquazu-fair-1";
pub(super) const COMMITMENT_TAG: &str = "commitment";
pub(super) const SECRET_TAG: &str = "secret";
pub(super) const TABLE_TAG: &str = "table";
const ROUND_TAG: &str = "round";
const VOIDS_TAG: &str = "voids";
const PLAYER_TAG: &str = "player";
/// The tag of a seat's nonce is this with the seat's number appended.
pub const NONCE_TAG: &str = "nonce";

/// Adds the tags of `iquazu-fair-1` to a record. Pass the secret only after the game.
pub fn push_fairness_tags(
    record: &mut Record,
    commitment: &Commitment,
    nonces: &[Option<Nonce>],
    secret: Option<&Secret>,
) {
    record.push_tag(SCHEME_TAG, FIRST_SCHEME);
    record.push_tag(COMMITMENT_TAG, &String::from(*commitment));
    push_nonces(record, nonces);
    push_secret(record, secret);
}

/// Adds the tags of `iquazu-fair-2` to a record, which must also have the tags `table` and, for each seat, `player…`. Pass
/// the secret only after the game.
pub fn push_seal_tags(record: &mut Record, seal: &Seal, nonces: &[Option<Nonce>], secret: Option<&Secret>) {
    record.push_tag(SCHEME_TAG, SCHEME);
    record.push_tag(COMMITMENT_TAG, &String::from(seal.commitment));
    record.push_tag(ROUND_TAG, &seal.round.to_string());
    record.push_tag(VOIDS_TAG, &seal.voids.to_string());
    for seat in Seat::ALL {
        if let Some(commitment) = seal.commitment_of(seat) {
            record.push_tag(&format!("{COMMITMENT_TAG}{seat}"), &String::from(commitment));
        }
    }
    push_nonces(record, nonces);
    push_secret(record, secret);
}

fn push_nonces(record: &mut Record, nonces: &[Option<Nonce>]) {
    for (seat, nonce) in Seat::ALL.into_iter().zip(nonces) {
        if let Some(nonce) = nonce {
            record.push_tag(&format!("{NONCE_TAG}{seat}"), &String::from(*nonce));
        }
    }
}

fn push_secret(record: &mut Record, secret: Option<&Secret>) {
    if let Some(secret) = secret {
        record.push_tag(SECRET_TAG, &String::from(*secret));
    }
}

/// Reads a tag that must be there.
pub(super) fn required<T: FromStr>(record: &Record, tag: &str) -> Result<T, VerifyError> {
    optional(record, tag)?.ok_or_else(|| VerifyError::BadTag { tag: tag.to_owned() })
}

/// Reads a tag that may be missing.
pub(super) fn optional<T: FromStr>(record: &Record, tag: &str) -> Result<Option<T>, VerifyError> {
    let parse = |text: &str| text.parse().map_err(|_| VerifyError::BadTag { tag: tag.to_owned() });
    record.tag(tag).map(parse).transpose()
}

/// Reads the tag of a seat that may be missing.
pub(super) fn of_seat<T: FromStr>(record: &Record, tag: &str, seat: Seat) -> Result<Option<T>, VerifyError> {
    optional(record, &format!("{tag}{seat}"))
}

impl Seal {
    /// Reads the seal of a game from its record.
    ///
    /// # Errors
    /// Returns the first tag that is missing or malformed.
    pub fn of_record(record: &Record) -> Result<Seal, VerifyError> {
        let seat = |seat: Seat| {
            let player: String = required(record, &format!("{PLAYER_TAG}{seat}"))?;
            Ok(match PlayerTag::from_value(&player) {
                PlayerTag::Bot(_) => SealSeat::Bot,
                _ => SealSeat::Person(of_seat(record, COMMITMENT_TAG, seat)?),
            })
        };
        Ok(Seal {
            table: required::<TableId>(record, TABLE_TAG)?,
            rules: record.rules.version,
            edition: record.edition.identity().to_owned(),
            handicaps: record.handicaps,
            round: required(record, ROUND_TAG)?,
            voids: required(record, VOIDS_TAG)?,
            commitment: required(record, COMMITMENT_TAG)?,
            seats: record.players.seats().map(seat).collect::<Result<_, VerifyError>>()?,
        })
    }
}
