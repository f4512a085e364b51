//! Training samples and their form in checkpoints.

use crate::features::Features;
use crate::net::Value;

/// A position with its target value.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Sample {
    pub(crate) features: Features,
    pub(crate) target: Value,
}

impl Sample {
    fn write(&self, bytes: &mut Vec<u8>) {
        self.features.words().iter().for_each(|word| bytes.extend(word.to_le_bytes()));
        self.target.win_shares.iter().for_each(|share| bytes.extend(share.to_le_bytes()));
        bytes.extend(self.target.margin.to_le_bytes());
    }

    fn read(bytes: &mut &[u8]) -> Option<Sample> {
        let mut features = Features::NONE;
        for word in features.words_mut() {
            *word = u64::from_le_bytes(take(bytes)?);
        }
        let mut target = Value::default();
        for number in target.win_shares.iter_mut().chain([&mut target.margin]) {
            *number = f32::from_le_bytes(take(bytes)?);
        }
        Some(Sample { features, target })
    }
}

/// Writes the samples of a generation: their number, then each.
pub(super) fn write_samples(samples: &[Sample], bytes: &mut Vec<u8>) {
    bytes.extend((samples.len() as u32).to_le_bytes());
    samples.iter().for_each(|sample| sample.write(bytes));
}

/// Reads what [`write_samples`] wrote and advances `bytes` past it; `None` if it is truncated.
pub(super) fn read_samples(bytes: &mut &[u8]) -> Option<Vec<Sample>> {
    let count = u32::from_le_bytes(take(bytes)?);
    (0..count).map(|_| Sample::read(bytes)).collect()
}

fn take<const N: usize>(bytes: &mut &[u8]) -> Option<[u8; N]> {
    let (first, rest) = bytes.split_first_chunk()?;
    *bytes = rest;
    Some(*first)
}
