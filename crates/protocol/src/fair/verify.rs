//! Verification of online games.

use super::hex::{Commitment, Nonce, Secret};
use super::rng::{FairRng, derive_key};
use iquazu_rules::text::{Record, ReplayError};
use iquazu_rules::{Action, Outcome, Seat, State};
use std::fmt;

const ALGORITHM_TAG: &str = "fair";
const ALGORITHM: &str = "iquazu-fair-1";
const COMMITMENT_TAG: &str = "commitment";
const SECRET_TAG: &str = "secret";
/// The tag of a seat's nonce is this with the seat's number appended.
pub const NONCE_TAG: &str = "nonce";

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
            VerifyError::IllegalGame(error) => error.fmt(f),
            VerifyError::OutcomeMismatch { step, expected, found } => {
                write!(f, "step {step}: unexpected outcome `{found}`: expected `{expected}`")
            }
        }
    }
}

impl std::error::Error for VerifyError {}

/// Adds the tags that [`verify`] needs to a record. Pass the secret only after the game.
pub fn push_fairness_tags(
    record: &mut Record,
    commitment: &Commitment,
    nonces: &[Option<Nonce>],
    secret: Option<&Secret>,
) {
    record.push_tag(ALGORITHM_TAG, ALGORITHM);
    record.push_tag(COMMITMENT_TAG, &String::from(*commitment));
    for (seat, nonce) in Seat::ALL.into_iter().zip(nonces) {
        if let Some(nonce) = nonce {
            record.push_tag(&format!("{NONCE_TAG}{seat}"), &String::from(*nonce));
        }
    }
    if let Some(secret) = secret {
        record.push_tag(SECRET_TAG, &String::from(*secret));
    }
}

/// Verifies the commitment and every outcome of an online game and returns its final state.
///
/// # Errors
/// Returns the first mismatch.
pub fn verify(record: &Record) -> Result<State, VerifyError> {
    let missing = |tag: &str| VerifyError::BadTag { tag: tag.to_owned() };
    if record.tag(ALGORITHM_TAG) != Some(ALGORITHM) {
        return Err(missing(ALGORITHM_TAG));
    }
    let tag = |tag: &str| record.tag(tag).ok_or_else(|| missing(tag));
    let commitment: Commitment = tag(COMMITMENT_TAG)?.parse().map_err(|_| missing(COMMITMENT_TAG))?;
    let secret: Secret = tag(SECRET_TAG)?.parse().map_err(|_| missing(SECRET_TAG))?;
    if secret.commitment() != commitment {
        return Err(VerifyError::CommitmentMismatch);
    }
    let end = record.check().map_err(VerifyError::IllegalGame)?;
    let nonces = record.players.seats().map(|seat| parse_nonce(record, seat)).collect::<Result<Vec<_>, _>>()?;
    check_outcomes(record, &derive_key(&secret, &nonces)).map(|()| end)
}

fn parse_nonce(record: &Record, seat: Seat) -> Result<Option<Nonce>, VerifyError> {
    let name = format!("{NONCE_TAG}{seat}");
    let Some(text) = record.tag(&name) else { return Ok(None) };
    text.parse().map(Some).map_err(|_| VerifyError::BadTag { tag: name })
}

/// Expects a record that is legal by the rules.
fn check_outcomes(record: &Record, key: &[u8; 32]) -> Result<(), VerifyError> {
    let mut state = State::new(record.edition, record.players);
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
