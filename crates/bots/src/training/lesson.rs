//! What is learned from, and how it is kept from one day to the next.

use crate::features::Features;
use crate::net::Value;

/// A position with what it turned out to be worth.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Lesson {
    pub(crate) features: Features,
    pub(crate) target: Value,
}

impl Lesson {
    fn write(&self, bytes: &mut Vec<u8>) {
        self.features.words().iter().for_each(|word| bytes.extend(word.to_le_bytes()));
        self.target.shares.iter().for_each(|share| bytes.extend(share.to_le_bytes()));
        bytes.extend(self.target.margin.to_le_bytes());
    }

    fn read(bytes: &mut &[u8]) -> Option<Lesson> {
        let mut features = Features::NONE;
        for word in features.words_mut() {
            *word = u64::from_le_bytes(take(bytes)?);
        }
        let mut target = Value::default();
        for number in target.shares.iter_mut().chain([&mut target.margin]) {
            *number = f32::from_le_bytes(take(bytes)?);
        }
        Some(Lesson { features, target })
    }
}

/// The lessons of a generation: how many, then each.
pub(super) fn write_lessons(lessons: &[Lesson], bytes: &mut Vec<u8>) {
    bytes.extend((lessons.len() as u32).to_le_bytes());
    lessons.iter().for_each(|lesson| lesson.write(bytes));
}

/// Reads what [`write_lessons`] wrote, and goes on behind it; nothing where that is cut off.
pub(super) fn read_lessons(bytes: &mut &[u8]) -> Option<Vec<Lesson>> {
    let count = u32::from_le_bytes(take(bytes)?);
    (0..count).map(|_| Lesson::read(bytes)).collect()
}

fn take<const N: usize>(bytes: &mut &[u8]) -> Option<[u8; N]> {
    let (first, rest) = bytes.split_first_chunk()?;
    *bytes = rest;
    Some(*first)
}
