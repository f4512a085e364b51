//! Nets as files: weights in single bytes, with a version and a hash that tell a damaged or foreign file.
//!
//! `iqznet`, version, players, number of facts (two bytes, as all numbers smallest byte first), then the layers, then
//! the hash of all that. A layer of bytes has a scale for each unit.

use super::{ACTIVATION_SCALE, HIDDEN1, HIDDEN2, Net, OUTPUTS, WEIGHT_SCALE};
use crate::features::feature_count;
use iquazu_rules::Players;
use std::fmt;

const MAGIC: &[u8; 6] = b"iqznet";
/// Raised whenever a fact or a layer changes its meaning.
const VERSION: u8 = 1;

/// Why a file is no net that can be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NetError {
    BadMagic,
    UnsupportedVersion { found: u8 },
    ChecksumMismatch,
    FeatureCountMismatch { facts: usize, expected: usize },
}

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NetError::BadMagic => write!(f, "this is no file of weights"),
            NetError::UnsupportedVersion { found } => {
                write!(f, "the weights are of version {found}; this program reads version {VERSION}")
            }
            NetError::ChecksumMismatch => {
                write!(f, "the weights are damaged: their hash is another than the file says")
            }
            NetError::FeatureCountMismatch { facts, expected } => {
                write!(f, "the weights are for {facts} facts of a position; this program knows {expected}")
            }
        }
    }
}

impl std::error::Error for NetError {}

/// The weights in full precision, as training makes them.
#[derive(Clone, Debug)]
pub(crate) struct Weights {
    pub(crate) players: Players,
    pub(crate) hidden1: Vec<[f32; HIDDEN1]>,
    pub(crate) hidden1_bias: [f32; HIDDEN1],
    pub(crate) hidden2: [[f32; HIDDEN1]; HIDDEN2],
    pub(crate) hidden2_bias: [f32; HIDDEN2],
    pub(crate) output: [[f32; HIDDEN2]; OUTPUTS],
    pub(crate) output_bias: [f32; OUTPUTS],
}

impl Weights {
    /// As a file, rounded to bytes.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend([VERSION, self.players.count()]);
        bytes.extend((self.hidden1.len() as u16).to_le_bytes());
        let scales: [f32; HIDDEN1] = std::array::from_fn(|unit| scale(self.hidden1.iter().map(|row| row[unit])));
        push_numbers(&mut bytes, &scales);
        for row in &self.hidden1 {
            bytes.extend(row.iter().zip(&scales).map(|(weight, scale)| to_byte(*weight, *scale)));
        }
        push_numbers(&mut bytes, &self.hidden1_bias);
        for row in &self.hidden2 {
            let scale = scale(row.iter().copied());
            push_numbers(&mut bytes, &[scale]);
            bytes.extend(row.iter().map(|weight| to_byte(*weight, scale)));
        }
        push_numbers(&mut bytes, &self.hidden2_bias);
        self.output.iter().for_each(|row| push_numbers(&mut bytes, row));
        push_numbers(&mut bytes, &self.output_bias);
        let hash = hash(&bytes);
        bytes.extend(hash.to_le_bytes());
        bytes
    }
}

impl Net {
    /// Reads a file of weights.
    pub fn read(bytes: &[u8]) -> Result<Net, NetError> {
        let body = bytes.strip_prefix(MAGIC).ok_or(NetError::BadMagic)?;
        let version = *body.first().ok_or(NetError::ChecksumMismatch)?;
        if version != VERSION {
            return Err(NetError::UnsupportedVersion { found: version });
        }
        let (content, stored) = bytes.split_last_chunk::<8>().ok_or(NetError::ChecksumMismatch)?;
        if hash(content) != u64::from_le_bytes(*stored) {
            return Err(NetError::ChecksumMismatch);
        }
        let mut reader = Reader(&content[MAGIC.len() + 1..]);
        let net = reader.net()?;
        if reader.0.is_empty() { Ok(net) } else { Err(NetError::ChecksumMismatch) }
    }
}

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn net(&mut self) -> Result<Net, NetError> {
        let players = Players::new(self.take::<1>()?[0]).ok_or(NetError::ChecksumMismatch)?;
        let facts = usize::from(u16::from_le_bytes(self.take()?));
        let expected = feature_count(players);
        if facts != expected {
            return Err(NetError::FeatureCountMismatch { facts, expected });
        }
        let scales = self.numbers::<HIDDEN1>()?;
        let first = (0..facts).map(|_| self.quantized_row(&scales, ACTIVATION_SCALE)).collect::<Result<_, _>>()?;
        let first_bias = self.numbers::<HIDDEN1>()?.map(|bias| (bias * ACTIVATION_SCALE).round() as i16);
        let mut second = [[0; HIDDEN1]; HIDDEN2];
        for row in &mut second {
            let [scale] = self.numbers::<1>()?;
            *row = self.quantized_row(&[scale; HIDDEN1], WEIGHT_SCALE)?;
        }
        let second_bias = self.numbers()?;
        let mut last = [[0.0; HIDDEN2]; OUTPUTS];
        for row in &mut last {
            *row = self.numbers()?;
        }
        Ok(Net {
            players,
            hidden1: first,
            hidden1_bias: first_bias,
            hidden2: second,
            hidden2_bias: second_bias,
            output: last,
            output_bias: self.numbers()?,
        })
    }

    fn take<const N: usize>(&mut self) -> Result<[u8; N], NetError> {
        let (bytes, rest) = self.0.split_first_chunk().ok_or(NetError::ChecksumMismatch)?;
        self.0 = rest;
        Ok(*bytes)
    }

    fn numbers<const N: usize>(&mut self) -> Result<[f32; N], NetError> {
        let mut numbers = [0.0; N];
        for number in &mut numbers {
            *number = f32::from_le_bytes(self.take()?);
        }
        Ok(numbers)
    }

    /// Weights of a byte each, in units of which `one` make one.
    fn quantized_row(&mut self, scales: &[f32; HIDDEN1], one: f32) -> Result<[i16; HIDDEN1], NetError> {
        let bytes = self.take::<HIDDEN1>()?;
        Ok(std::array::from_fn(|unit| (f32::from(bytes[unit] as i8) * scales[unit] * one).round() as i16))
    }
}

/// What one step of a byte is worth, so that the largest weight is 127 of them.
fn scale(weights: impl Iterator<Item = f32>) -> f32 {
    weights.map(f32::abs).fold(1e-6, f32::max) / 127.0
}

fn to_byte(weight: f32, scale: f32) -> u8 {
    (weight / scale).round() as i8 as u8
}

fn push_numbers(bytes: &mut Vec<u8>, numbers: &[f32]) {
    numbers.iter().for_each(|number| bytes.extend(number.to_le_bytes()));
}

/// FNV-1a: enough to notice damage, which is all it is for.
fn hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &[u8] = include_bytes!("../../weights/two.net");

    #[test]
    fn a_sound_file_is_read() {
        assert_eq!(Net::read(FILE).map(|net| net.players()), Ok(Players::TWO));
    }

    #[test]
    fn every_change_is_noticed_wherever_it_is() {
        for at in (0..FILE.len()).step_by(97).chain(0..12).chain(FILE.len() - 12..FILE.len()) {
            let mut bytes = FILE.to_vec();
            bytes[at] ^= 0x10;
            assert!(Net::read(&bytes).is_err(), "byte {at}");
        }
    }

    #[test]
    fn a_file_that_was_cut_off_or_goes_on_is_refused() {
        for length in (0..FILE.len()).step_by(101) {
            assert!(Net::read(&FILE[..length]).is_err(), "{length} bytes");
        }
        assert_eq!(Net::read(&[FILE, &[0]].concat()), Err(NetError::ChecksumMismatch));
    }

    /// A file with a sound hash.
    fn sealed(mut bytes: Vec<u8>) -> Vec<u8> {
        let hash = hash(&bytes);
        bytes.extend(hash.to_le_bytes());
        bytes
    }

    #[test]
    fn another_version_and_other_facts_are_told_apart_from_damage() {
        let content = &FILE[..FILE.len() - 8];
        assert_eq!(Net::read(b"a photograph"), Err(NetError::BadMagic));
        let mut newer = content.to_vec();
        newer[MAGIC.len()] = VERSION + 1;
        assert_eq!(Net::read(&sealed(newer)), Err(NetError::UnsupportedVersion { found: VERSION + 1 }));
        let mut foreign = content.to_vec();
        foreign[MAGIC.len() + 2] ^= 1;
        assert!(matches!(Net::read(&sealed(foreign)), Err(NetError::FeatureCountMismatch { .. })));
        assert_eq!(Net::read(&sealed(content[..3000].to_vec())), Err(NetError::ChecksumMismatch));
    }
}
