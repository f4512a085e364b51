//! Editions drawn at random, so that a net also learns walls, rocks and tiles other than those of the standard edition.

use iquazu_rules::edition::{EditionDraft, ranks, strips_from_range, tile_total};
use iquazu_rules::{Cards, Colour, Edition, Players, Rng, SplitMix, Tile};

/// Different editions in one training run.
const EDITIONS: u32 = 400;
/// Gaps in a row of a column, each as likely as its share of this list.
const GAPS_PER_ROW: [usize; 10] = [0, 1, 1, 1, 1, 1, 2, 2, 2, 3];

/// Returns an edition that somebody's box might hold, drawn at random from a seed.
///
/// # Panics
/// Panics if the program holds too many editions.
pub fn random_edition(seed: u64) -> &'static Edition {
    let mut rng = SplitMix::new(seed);
    let number = rng.below(EDITIONS);
    let draft = random_draft(u64::from(number));
    Edition::from_draft(draft).expect("drafts within the bounds")
}

fn random_draft(seed: u64) -> EditionDraft {
    let mut rng = SplitMix::new(seed ^ 0xed17_1045);
    let mut within = |least: u8, most: u8| least + rng.below(u32::from(most - least) + 1) as u8;
    let strip_width = within(1, 2);
    let strips_from = strips_from_range(strip_width);
    let mut draft = EditionDraft::new(within(*strips_from.start(), *strips_from.end()), strip_width);
    draft.id = format!("random-{seed}");
    (draft.name, draft.status) = ("Random".to_owned(), "drawn at random".to_owned());
    draft.cards = Cards::new(within(14, 26), within(14, 26), within(14, 26));
    for column in &mut draft.columns {
        for row in column.iter_mut() {
            let gaps = GAPS_PER_ROW[usize::from(within(0, 9))];
            *row = (0..gaps).map(|_| Colour::ALL[usize::from(within(0, 2))]).collect();
        }
        if column.iter().all(Vec::is_empty) {
            column[2].push(Colour::White);
        }
    }
    for (players, rocks) in Players::ALL.into_iter().zip(&mut draft.rocks) {
        let mut first = within(1, 7);
        for rock in rocks {
            first += within(0, 2);
            *rock = (0..ranks(players)).map(|rank| if rank == 0 { first } else { within(0, first - 1) }).collect();
            rock.sort_unstable_by(|one, other| other.cmp(one));
        }
    }
    draft.light = (0..tile_total(false)).map(|_| Tile::ALL[usize::from(within(0, 8) + 4 * within(0, 1))]).collect();
    draft.dark =
        (0..tile_total(true)).map(|_| Tile::ALL[usize::from(within(0, 7) + within(0, 1) * within(0, 5))]).collect();
    draft
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_edition_can_be_played() {
        for seed in 0..u64::from(EDITIONS) {
            assert_eq!(random_draft(seed).problems(), []);
        }
    }
}
