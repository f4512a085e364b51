//! Editions drawn at random within the bounds of the format. Tests of other crates use this file, too.

use iquazu_rules::edition::{DROPS_RANGE, EditionDraft, GEMS_RANGE, ROCK_RANGE, ranks, strips_from_range, tile_total};
use iquazu_rules::{Cards, Colour, Players, Rng, SplitMix, Tile};
use std::ops::RangeInclusive;

/// Returns an edition drawn at random from a seed: strips of one or two columns anywhere, rows with no gap to three, any
/// numbers.
pub(crate) fn random_draft(seed: u64) -> EditionDraft {
    let mut rng = SplitMix::new(seed);
    let mut within = |range: RangeInclusive<u8>| {
        let (least, most) = (*range.start(), *range.end());
        least + rng.below(u32::from(most - least) + 1) as u8
    };
    let strip_width = 1 + (seed % 2) as u8;
    let mut draft = EditionDraft::new(within(strips_from_range(strip_width)), strip_width);
    draft.id = format!("random-{seed}");
    (draft.name, draft.status) = ("Random".to_owned(), "drawn at random".to_owned());
    draft.cards = Cards::new(within(8..=60), within(8..=60), within(8..=60));
    (draft.gems_per_player, draft.drops) = (within(GEMS_RANGE), within(DROPS_RANGE));
    let most_gaps = 1 + (seed % 3) as u8;
    for column in &mut draft.columns {
        for row in column.iter_mut() {
            *row = (0..within(0..=most_gaps)).map(|_| Colour::ALL[usize::from(within(0..=2))]).collect();
        }
        if column.iter().all(Vec::is_empty) {
            column[2].push(Colour::White);
        }
    }
    for (players, rocks) in Players::ALL.into_iter().zip(&mut draft.rocks) {
        for rock in rocks {
            *rock = (0..ranks(players)).map(|_| within(ROCK_RANGE)).collect();
            rock.sort_unstable_by(|one, other| other.cmp(one));
        }
    }
    for dark in [false, true] {
        let tiles = (0..tile_total(dark)).map(|_| Tile::ALL[usize::from(within(0..=12))]).collect();
        *if dark { &mut draft.dark } else { &mut draft.light } = tiles;
    }
    draft
}
