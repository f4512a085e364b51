//! Weights files: 8-bit weights with a format version, and a checksum to detect corruption.
//!
//! Layout, little-endian: `iqznet`, version, players, number of features (two bytes), units of the first layer (one
//! byte; absent in version 1, which has 64), then the layers, then the checksum of everything before it. A layer of
//! 8-bit weights has a scale for each unit. A net with a narrower first layer, or without the last group of features, is
//! padded with weights of 0.

use super::{ACTIVATION_CLIP, ACTIVATION_SCALE, HIDDEN1, HIDDEN2, Net, OUTPUTS, Row, WEIGHT_SCALE, transposed};
use crate::features::{feature_count, feature_count_without_openings, feature_groups};
use iquazu_rules::Players;
use std::fmt;

const MAGIC: &[u8; 6] = b"iqznet";
/// Must be raised when a feature or a layer changes its meaning.
const VERSION: u8 = 2;
/// The version whose first layer always has [`OLD_HIDDEN1`] units.
const OLD_VERSION: u8 = 1;
const OLD_HIDDEN1: usize = 64;

/// Error when reading a weights file.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum NetError {
    /// The file does not start with the magic bytes `iqznet`.
    BadMagic,
    /// The file has another format version.
    UnsupportedVersion {
        /// The version of the file.
        found: u8,
    },
    /// The file is incomplete or its content does not match its checksum.
    ChecksumMismatch,
    /// The net was trained for another set of features.
    FeatureCountMismatch {
        /// The number of features in the file.
        found: usize,
        /// The number of features that this version computes.
        expected: usize,
    },
    /// The net has more units in its first layer than this program computes.
    TooWide {
        /// The units of the file.
        found: usize,
    },
    /// Weights so large that the integer sums of a layer could overflow in some position.
    Overflow,
    /// A weight is infinite or not a number.
    NotFinite,
    /// A set of nets has none for this number of players.
    Missing {
        /// The number of players.
        players: Players,
    },
}

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NetError::BadMagic => write!(f, "not a weights file: expected it to start with `iqznet`"),
            NetError::UnsupportedVersion { found } => {
                write!(f, "unsupported weights file version {found}: expected {VERSION}")
            }
            NetError::ChecksumMismatch => write!(f, "corrupt weights file: checksum mismatch"),
            NetError::FeatureCountMismatch { found, expected } => {
                write!(f, "incompatible weights file: {found} features, expected {expected}")
            }
            NetError::TooWide { found } => {
                write!(f, "incompatible weights file: {found} units in the first layer, expected at most {HIDDEN1}")
            }
            NetError::Overflow => write!(f, "unusable weights file: the weights are so large that sums overflow"),
            NetError::NotFinite => write!(f, "unusable weights file: a weight is infinite or not a number"),
            NetError::Missing { players } => write!(f, "no weights file for {players} players"),
        }
    }
}

impl std::error::Error for NetError {}

/// The weights in full precision, as training produces them.
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
    /// Quantizes the weights into a file.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend([VERSION, self.players.count()]);
        bytes.extend((self.hidden1.len() as u16).to_le_bytes());
        bytes.push(HIDDEN1 as u8);
        let scales: [f32; HIDDEN1] = std::array::from_fn(|unit| scale(self.hidden1.iter().map(|row| row[unit])));
        push_floats(&mut bytes, &scales);
        for row in &self.hidden1 {
            bytes.extend(row.iter().zip(&scales).map(|(weight, scale)| quantize(*weight, *scale)));
        }
        push_floats(&mut bytes, &self.hidden1_bias);
        for row in &self.hidden2 {
            let scale = scale(row.iter().copied());
            push_floats(&mut bytes, &[scale]);
            bytes.extend(row.iter().map(|weight| quantize(*weight, scale)));
        }
        push_floats(&mut bytes, &self.hidden2_bias);
        self.output.iter().for_each(|row| push_floats(&mut bytes, row));
        push_floats(&mut bytes, &self.output_bias);
        let checksum = checksum(&bytes);
        bytes.extend(checksum.to_le_bytes());
        bytes
    }
}

impl Net {
    /// Reads a weights file.
    ///
    /// # Errors
    /// Returns a [`NetError`] if `bytes` is not a complete, intact file for the features of this version.
    pub fn read(bytes: &[u8]) -> Result<Net, NetError> {
        let body = bytes.strip_prefix(MAGIC).ok_or(NetError::BadMagic)?;
        let version = *body.first().ok_or(NetError::ChecksumMismatch)?;
        if version != VERSION && version != OLD_VERSION {
            return Err(NetError::UnsupportedVersion { found: version });
        }
        let (content, stored) = bytes.split_last_chunk::<8>().ok_or(NetError::ChecksumMismatch)?;
        if checksum(content) != u64::from_le_bytes(*stored) {
            return Err(NetError::ChecksumMismatch);
        }
        let mut reader = Reader { bytes: &content[MAGIC.len() + 1..], width: OLD_HIDDEN1 };
        let net = reader.net(version)?;
        if !reader.bytes.is_empty() {
            return Err(NetError::ChecksumMismatch);
        }
        if net.can_overflow() { Err(NetError::Overflow) } else { Ok(net) }
    }

    /// Returns whether the sum of a unit can leave the range of its integer type in any position.
    ///
    /// Only the final sums matter: the accumulator wraps, so intermediate sums are exact modulo 2^16.
    fn can_overflow(&self) -> bool {
        let groups = feature_groups(self.players);
        let hidden1 = (0..HIDDEN1).any(|unit| {
            let bias = i32::from(self.hidden1_bias[unit]);
            let (mut least, mut greatest) = (bias, bias);
            for group in &groups {
                let (min, max) = group.bounds(|feature| i32::from(self.hidden1[feature].unit(unit)));
                (least, greatest) = (least + min, greatest + max);
            }
            least < i32::from(i16::MIN) || greatest > i32::from(i16::MAX)
        });
        let max_activation = (ACTIVATION_CLIP * ACTIVATION_SCALE) as i64;
        let sum = |row: &[i16; HIDDEN1]| row.iter().map(|weight| i64::from(*weight).abs()).sum::<i64>();
        hidden1 || transposed(&self.hidden2).iter().any(|row| max_activation * sum(row) > i64::from(i32::MAX))
    }
}

struct Reader<'a> {
    bytes: &'a [u8],
    /// Units of the first layer in this file.
    width: usize,
}

impl Reader<'_> {
    fn net(&mut self, version: u8) -> Result<Net, NetError> {
        let players = Players::new(self.take::<1>()?[0]).ok_or(NetError::ChecksumMismatch)?;
        let found = usize::from(u16::from_le_bytes(self.take()?));
        let expected = feature_count(players);
        if found != expected && found != feature_count_without_openings(players) {
            return Err(NetError::FeatureCountMismatch { found, expected });
        }
        if version != OLD_VERSION {
            self.width = usize::from(self.take::<1>()?[0]);
        }
        if self.width > HIDDEN1 {
            return Err(NetError::TooWide { found: self.width });
        }
        let scales = self.padded_floats()?;
        let rows = (0..found).map(|_| self.quantized_row(&scales, ACTIVATION_SCALE).map(|row| Row::new(&row)));
        let mut hidden1 = rows.collect::<Result<Vec<_>, _>>()?;
        hidden1.resize(expected, Row::new(&[0; HIDDEN1]));
        let hidden1_bias = self.padded_floats()?.map(|bias| (bias * ACTIVATION_SCALE).round() as i16);
        let mut hidden2 = [[0; HIDDEN1]; HIDDEN2];
        for row in &mut hidden2 {
            let [scale] = self.floats::<1>()?;
            *row = self.quantized_row(&[scale; HIDDEN1], WEIGHT_SCALE)?;
        }
        let hidden2 = transposed(&hidden2);
        let hidden2_bias = self.floats()?;
        let mut output = [[0.0; HIDDEN2]; OUTPUTS];
        for row in &mut output {
            *row = self.floats()?;
        }
        Ok(Net { players, hidden1, hidden1_bias, hidden2, hidden2_bias, output, output_bias: self.floats()? })
    }

    fn take<const N: usize>(&mut self) -> Result<[u8; N], NetError> {
        let (bytes, rest) = self.bytes.split_first_chunk().ok_or(NetError::ChecksumMismatch)?;
        self.bytes = rest;
        Ok(*bytes)
    }

    fn floats<const N: usize>(&mut self) -> Result<[f32; N], NetError> {
        let mut floats = [0.0; N];
        for float in &mut floats {
            *float = self.float()?;
        }
        Ok(floats)
    }

    /// Reads a number for each unit of the first layer.
    fn padded_floats(&mut self) -> Result<[f32; HIDDEN1], NetError> {
        let mut floats = [0.0; HIDDEN1];
        for float in &mut floats[..self.width] {
            *float = self.float()?;
        }
        Ok(floats)
    }

    fn float(&mut self) -> Result<f32, NetError> {
        let float = f32::from_le_bytes(self.take()?);
        if float.is_finite() { Ok(float) } else { Err(NetError::NotFinite) }
    }

    /// Reads an 8-bit weight for each unit of the first layer and converts them to fixed point with this scale.
    fn quantized_row(&mut self, scales: &[f32; HIDDEN1], fixed_point: f32) -> Result<[i16; HIDDEN1], NetError> {
        let (bytes, rest) = self.bytes.split_at_checked(self.width).ok_or(NetError::ChecksumMismatch)?;
        self.bytes = rest;
        let mut row = [0; HIDDEN1];
        for ((weight, byte), scale) in row.iter_mut().zip(bytes).zip(scales) {
            *weight = (f32::from(*byte as i8) * scale * fixed_point).round() as i16;
        }
        Ok(row)
    }
}

/// Returns the quantization step that maps the largest weight to 127.
fn scale(weights: impl Iterator<Item = f32>) -> f32 {
    weights.map(f32::abs).fold(1e-6, f32::max) / 127.0
}

fn quantize(weight: f32, scale: f32) -> u8 {
    (weight / scale).round() as i8 as u8
}

fn push_floats(bytes: &mut Vec<u8>, floats: &[f32]) {
    floats.iter().for_each(|float| bytes.extend(float.to_le_bytes()));
}

/// Returns the FNV-1a hash, which detects accidental corruption only.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &[u8] = include_bytes!("../../weights/two.net");

    #[test]
    fn valid_file_is_read() {
        assert_eq!(Net::read(FILE).map(|net| net.players()), Ok(Players::TWO));
    }

    #[test]
    fn changed_bytes_are_detected_anywhere() {
        for at in (0..FILE.len()).step_by(97).chain(0..12).chain(FILE.len() - 12..FILE.len()) {
            let mut bytes = FILE.to_vec();
            bytes[at] ^= 0x10;
            assert!(Net::read(&bytes).is_err(), "byte {at}");
        }
    }

    #[test]
    fn truncated_and_extended_files_are_rejected() {
        for length in (0..FILE.len()).step_by(101) {
            assert!(Net::read(&FILE[..length]).is_err(), "{length} bytes");
        }
        assert_eq!(Net::read(&[FILE, &[0]].concat()), Err(NetError::ChecksumMismatch));
    }

    /// Multiplies the little-endian floats at this offset.
    fn scale_floats(bytes: &mut [u8], offset: usize, count: usize, factor: f32) {
        for float in bytes[offset..][..count * 4].chunks_exact_mut(4) {
            let value = f32::from_le_bytes([float[0], float[1], float[2], float[3]]);
            float.copy_from_slice(&(value * factor).to_le_bytes());
        }
    }

    #[test]
    fn weights_that_could_overflow_are_rejected() {
        let content = &FILE[..FILE.len() - 8];
        let scales_at = MAGIC.len() + 5;
        let mut first_layer = content.to_vec();
        scale_floats(&mut first_layer, scales_at, HIDDEN1, 4.0);
        assert_eq!(Net::read(&with_checksum(first_layer)), Err(NetError::Overflow));
        let features = usize::from(u16::from_le_bytes([content[MAGIC.len() + 2], content[MAGIC.len() + 3]]));
        let second_layer_at = scales_at + 4 * HIDDEN1 + HIDDEN1 * features + 4 * HIDDEN1;
        let mut second_layer = content.to_vec();
        scale_floats(&mut second_layer, second_layer_at, 1, 1000.0);
        assert_eq!(Net::read(&with_checksum(second_layer)), Err(NetError::Overflow));
    }

    #[test]
    fn weights_that_are_not_finite_are_rejected() {
        let content = &FILE[..FILE.len() - 8];
        let first_scale_at = MAGIC.len() + 5;
        for at in [first_scale_at, content.len() - 4] {
            for value in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY] {
                let mut bytes = content.to_vec();
                bytes[at..at + 4].copy_from_slice(&value.to_le_bytes());
                assert_eq!(Net::read(&with_checksum(bytes)), Err(NetError::NotFinite), "{value} at {at}");
            }
        }
    }

    /// Rewrites a file with a first layer of `width` units as a file of this version with `declared` ones.
    fn narrow(width: usize, declared: u8) -> Vec<u8> {
        with_features(feature_count(Players::TWO), width, declared)
    }

    fn with_features(features: usize, width: usize, declared: u8) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend([VERSION, 2]);
        bytes.extend((features as u16).to_le_bytes());
        bytes.push(declared);
        push_floats(&mut bytes, &vec![0.01; width]);
        bytes.extend(vec![3; width * features]);
        push_floats(&mut bytes, &vec![0.5; width]);
        for _ in 0..HIDDEN2 {
            push_floats(&mut bytes, &[0.01]);
            bytes.extend(vec![2; width]);
        }
        push_floats(&mut bytes, &[0.1; HIDDEN2 * (1 + OUTPUTS) + OUTPUTS]);
        with_checksum(bytes)
    }

    #[test]
    fn narrower_nets_are_padded_and_wider_ones_rejected() {
        let net = Net::read(&narrow(64, 64)).expect("valid");
        assert!(net.hidden1.iter().all(|row| row.units()[..64] == [31; 64] && row.units()[64..] == [0; HIDDEN1 - 64]));
        assert_eq!(net.hidden1_bias[64..], [0; HIDDEN1 - 64]);
        assert_eq!(net.hidden2[64..], [[0; HIDDEN2]; HIDDEN1 - 64]);
        let mut old = narrow(64, 64);
        old.truncate(old.len() - 8);
        old.remove(MAGIC.len() + 4);
        old[MAGIC.len()] = OLD_VERSION;
        assert_eq!(Net::read(&with_checksum(old)), Ok(net), "version 1 has 64 units");
        assert_eq!(Net::read(&narrow(200, 200)), Err(NetError::TooWide { found: 200 }));
        assert_eq!(Net::read(&narrow(64, 65)), Err(NetError::ChecksumMismatch), "too short for what it declares");
    }

    #[test]
    fn nets_without_openings_are_padded() {
        let (features, older) = (feature_count(Players::TWO), feature_count_without_openings(Players::TWO));
        let net = Net::read(&with_features(older, 64, 64)).expect("valid");
        assert_eq!(net.hidden1.len(), features);
        assert!(net.hidden1[..older].iter().all(|row| row.units()[0] == 31));
        assert!(net.hidden1[older..].iter().all(|row| row.units() == [0; HIDDEN1]));
        let error = NetError::FeatureCountMismatch { found: older + 1, expected: features };
        assert_eq!(Net::read(&with_features(older + 1, 64, 64)), Err(error));
    }

    /// Appends a valid checksum.
    fn with_checksum(mut bytes: Vec<u8>) -> Vec<u8> {
        let checksum = checksum(&bytes);
        bytes.extend(checksum.to_le_bytes());
        bytes
    }

    #[test]
    fn incompatible_files_are_distinguished_from_corrupt_ones() {
        let content = &FILE[..FILE.len() - 8];
        assert_eq!(Net::read(b"a photograph"), Err(NetError::BadMagic));
        let mut newer = content.to_vec();
        newer[MAGIC.len()] = VERSION + 1;
        assert_eq!(Net::read(&with_checksum(newer)), Err(NetError::UnsupportedVersion { found: VERSION + 1 }));
        let mut foreign = content.to_vec();
        foreign[MAGIC.len() + 2] ^= 1;
        assert!(matches!(Net::read(&with_checksum(foreign)), Err(NetError::FeatureCountMismatch { .. })));
        assert_eq!(Net::read(&with_checksum(content[..3000].to_vec())), Err(NetError::ChecksumMismatch));
    }
}
