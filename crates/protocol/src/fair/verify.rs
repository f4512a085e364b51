//! Verification of online games.

use super::hex::{Nonce, Secret};
use super::rng::{FairRng, derive_key};
use super::seal::{SCHEME, Seal, commit_to_nonce, commit_to_secret};
use super::tags::{COMMITMENT_TAG, FIRST_SCHEME, NONCE_TAG, SCHEME_TAG, SECRET_TAG, of_seat, required};
use iquazu_rules::text::{Record, ReplayError};
use iquazu_rules::{Action, Outcome, Seat, State};
use std::fmt;

/// Error when verifying an online game.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum VerifyError {
    /// A tag is missing or malformed.
    BadTag {
        /// The tag's key.
        tag: String,
    },
    /// The secret does not match the commitment.
    CommitmentMismatch,
    /// The nonce of a seat does not match the commitment of its player.
    NonceMismatch {
        /// The seat.
        seat: Seat,
    },
    /// The game violates the rules.
    IllegalGame(ReplayError),
    /// An outcome differs from the one that follows from the secret. Steps count from 1; 0 is the setup.
    OutcomeMismatch {
        /// The step.
        step: usize,
        /// The outcome that follows from the secret.
        expected: Outcome,
        /// The outcome in the record.
        found: Outcome,
    },
}

impl fmt::Display for VerifyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            VerifyError::BadTag { tag } => {
                write!(f, "missing or malformed tag `{tag}`: only records of online games can be verified")
            }
            VerifyError::CommitmentMismatch => write!(f, "the secret does not match the commitment"),
            VerifyError::NonceMismatch { seat } => write!(f, "the nonce of seat {seat} does not match its commitment"),
            VerifyError::IllegalGame(error) => error.fmt(f),
            VerifyError::OutcomeMismatch { step, expected, found } => {
                write!(f, "step {step}: unexpected outcome `{found}`: expected `{expected}`")
            }
        }
    }
}

impl std::error::Error for VerifyError {}

/// Verifies the commitments and every outcome of an online game and returns its final state.
///
/// A record that verifies agrees with itself. Only a [`Witness`](super::Witness) can tell whether it is the game that was
/// promised.
///
/// # Errors
/// Returns the first mismatch.
pub fn verify(record: &Record) -> Result<State, VerifyError> {
    let key = match record.tag(SCHEME_TAG) {
        Some(FIRST_SCHEME) => first_key(record)?,
        Some(SCHEME) => sealed_key(record)?,
        _ => return Err(VerifyError::BadTag { tag: SCHEME_TAG.to_owned() }),
    };
    let end = record.check().map_err(VerifyError::IllegalGame)?;
    check_outcomes(record, &key).map(|()| end)
}

/// Returns the key of an `iquazu-fair-1` deal.
fn first_key(record: &Record) -> Result<[u8; 32], VerifyError> {
    let secret: Secret = required(record, SECRET_TAG)?;
    if secret.commitment() != required(record, COMMITMENT_TAG)? {
        return Err(VerifyError::CommitmentMismatch);
    }
    let nonces = record.players.seats().map(|seat| of_seat(record, NONCE_TAG, seat)).collect::<Result<Vec<_>, _>>()?;
    Ok(derive_key(&secret, &nonces))
}

/// Returns the key of an `iquazu-fair-2` deal.
fn sealed_key(record: &Record) -> Result<[u8; 32], VerifyError> {
    let seal = Seal::of_record(record)?;
    let secret: Secret = required(record, SECRET_TAG)?;
    if commit_to_secret(&seal.table, &secret) != seal.commitment {
        return Err(VerifyError::CommitmentMismatch);
    }
    let mut nonces = Vec::new();
    for seat in record.players.seats() {
        match (of_seat::<Nonce>(record, NONCE_TAG, seat)?, seal.commitment_of(seat)) {
            (None, None) => {}
            (Some(nonce), Some(commitment)) if commit_to_nonce(&seal.table, seal.round, seat, &nonce) == commitment => {
                nonces.push(nonce);
            }
            _ => return Err(VerifyError::NonceMismatch { seat }),
        }
    }
    Ok(seal.key(&secret, &nonces))
}

/// Expects a record that is legal by the rules.
fn check_outcomes(record: &Record, key: &[u8; 32]) -> Result<(), VerifyError> {
    let mut state = *record.replay().state();
    let setup = (None, &record.setup);
    let steps = record.steps.iter().map(|step| (Some(step.action), &step.outcomes));
    for (number, (action, outcomes)) in std::iter::once(setup).chain(steps).enumerate() {
        check_step(&mut state, number, action, outcomes, key)?;
    }
    Ok(())
}

fn check_step(
    state: &mut State,
    number: usize,
    action: Option<Action>,
    outcomes: &[Outcome],
    key: &[u8; 32],
) -> Result<(), VerifyError> {
    let mut rng = FairRng::new(key, number as u32);
    let refused = |error| VerifyError::IllegalGame(ReplayError::IllegalMove { step: number, error });
    action.map_or(Ok(()), |action| state.play(action, &mut ()).map_err(refused))?;
    for found in outcomes.iter().copied() {
        let expected = state.sample(&mut rng);
        if found != expected {
            return Err(VerifyError::OutcomeMismatch { step: number, expected, found });
        }
        let bad = |error| VerifyError::IllegalGame(ReplayError::BadOutcome { step: number, error });
        state.resolve(found, &mut ()).map_err(bad)?;
    }
    Ok(())
}
