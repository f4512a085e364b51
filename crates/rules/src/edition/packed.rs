//! The packed form of an edition: a few hundred bytes that records, links and tables carry, and that its hash is made of.
//!
//! One draft has exactly one packed form: numbers in fixed widths, most significant bit first, and zeros at the end.

use super::draft::{EditionDraft, ranks};
use crate::{COLUMNS, Cards, Colour, Players, ROWS, Tile, TileCounts};

/// The format, the first byte.
pub const PACKED_FORMAT: u8 = 1;
/// The longest packed form: every text and every row at its bounds.
pub const MAX_PACKED_BYTES: usize = 512;
/// The longest packed form in base64url, which takes four letters for three bytes.
pub const MAX_CARRIED_LETTERS: usize = (MAX_PACKED_BYTES * 4).div_ceil(3);

pub(super) fn pack(draft: &EditionDraft) -> Vec<u8> {
    let mut bits = Writer::default();
    bits.push(PACKED_FORMAT, 8);
    for text in [&draft.id, &draft.name, &draft.status] {
        bits.push(text.len() as u8, 8);
        text.bytes().for_each(|byte| bits.push(byte, 8));
    }
    for number in draft.cards.counts().into_iter().chain([draft.gems_per_player, draft.drops]) {
        bits.push(number, 8);
    }
    bits.push(draft.strips_from, 4);
    bits.push(draft.strip_width, 2);
    for row in draft.columns.iter().flatten() {
        bits.push(row.len() as u8, 2);
        row.iter().for_each(|colour| bits.push(*colour as u8, 2));
    }
    for points in draft.rocks.iter().flatten().flatten() {
        bits.push(*points, 6);
    }
    for counts in [&draft.light, &draft.dark] {
        Tile::ALL.into_iter().for_each(|tile| bits.push(counts[tile], 6));
    }
    bits.finish()
}

/// Unpacks a draft. Returns `None` if the bytes are not a packed draft; its content is not checked.
pub(super) fn unpack(bytes: &[u8]) -> Option<EditionDraft> {
    let mut bits = Reader { bytes, at: 0 };
    if bytes.len() > MAX_PACKED_BYTES || bits.next(8)? != PACKED_FORMAT {
        return None;
    }
    let mut text = || {
        let length = bits.next(8)?;
        String::from_utf8((0..length).map(|_| bits.next(8)).collect::<Option<_>>()?).ok()
    };
    let (id, name, status) = (text()?, text()?, text()?);
    let cards = Cards::new(bits.next(8)?, bits.next(8)?, bits.next(8)?);
    let (gems_per_player, drops) = (bits.next(8)?, bits.next(8)?);
    let (strips_from, strip_width) = (bits.next(4)?, bits.next(2)?);
    let mut draft =
        EditionDraft { id, name, status, cards, gems_per_player, drops, ..EditionDraft::new(strips_from, strip_width) };
    for column in 0..usize::from(COLUMNS) {
        for row in 0..ROWS {
            let count = bits.next(2)?;
            let colour = |_| Colour::ALL.get(usize::from(bits.next(2)?)).copied();
            draft.columns[column][row] = (0..count).map(colour).collect::<Option<_>>()?;
        }
    }
    for (players, rocks) in Players::ALL.into_iter().zip(&mut draft.rocks) {
        for rock in rocks {
            *rock = (0..ranks(players)).map(|_| bits.next(6)).collect::<Option<_>>()?;
        }
    }
    let mut tiles = || {
        let mut counts = TileCounts::NONE;
        for tile in Tile::ALL {
            counts[tile] = bits.next(6)?;
        }
        Some(counts)
    };
    (draft.light, draft.dark) = (tiles()?, tiles()?);
    bits.is_at_end().then_some(draft)
}

/// Writes numbers of up to eight bits.
#[derive(Default)]
struct Writer {
    bytes: Vec<u8>,
    /// The bits that do not fill a byte yet, and their number.
    rest: u16,
    count: u8,
}

impl Writer {
    /// Writes a number, or the largest one of this width if it has no room. Numbers within their bounds have room.
    fn push(&mut self, number: u8, width: u8) {
        self.rest = self.rest << width | u16::from(number).min((1 << width) - 1);
        self.count += width;
        if self.count >= 8 {
            self.count -= 8;
            self.bytes.push((self.rest >> self.count) as u8);
            self.rest &= (1 << self.count) - 1;
        }
    }

    fn finish(mut self) -> Vec<u8> {
        if self.count > 0 {
            self.push(0, 8 - self.count);
        }
        self.bytes
    }
}

/// Reads what a [`Writer`] has written.
struct Reader<'b> {
    bytes: &'b [u8],
    /// The number of bits read.
    at: usize,
}

impl Reader<'_> {
    fn next(&mut self, width: u8) -> Option<u8> {
        let byte = |index: usize| self.bytes.get(index).copied();
        let (index, offset) = (self.at / 8, (self.at % 8) as u8);
        let pair = u16::from(byte(index)?) << 8 | u16::from(byte(index + 1).unwrap_or(0));
        let end = self.at + usize::from(width);
        (end <= 8 * self.bytes.len()).then(|| {
            self.at = end;
            (pair << offset >> (16 - width)) as u8
        })
    }

    /// Returns whether only the zeros of an unfinished byte are left.
    fn is_at_end(&mut self) -> bool {
        let left = 8 * self.bytes.len() - self.at;
        left < 8 && self.next(left as u8) == Some(0) || left == 0
    }
}
