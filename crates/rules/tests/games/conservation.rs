//! Cards, gems, drops and tiles are conserved.

use crate::games::recipe::{Moment, cases, recipes};
use iquazu_rules::{Cards, Content, Event, State, Tile, TileCounts};
use proptest::prelude::*;

fn on_the_wall(state: &State, wanted: Content) -> u8 {
    let table = state.table();
    let gaps = (1..=11).flat_map(|column| table.gaps_in(column));
    gaps.filter(|gap| table.content(*gap) == wanted).count() as u8
}

fn check_cards(state: &State) {
    let table = state.table();
    let hands = table.players().seats().fold(Cards::NONE, |sum, seat| sum + state.hand(seat));
    assert_eq!(hands + state.draw_pile() + table.discard_pile(), table.edition().cards());
}

fn check_pieces(state: &State) {
    let table = state.table();
    for seat in table.players().seats() {
        assert_eq!(table.gems_left(seat) + on_the_wall(state, Content::Gem(seat)), table.edition().gems_per_player());
    }
    assert_eq!(table.drops_left() + on_the_wall(state, Content::Drop), table.edition().drops());
}

/// Checks the tiles. `gone` counts those that have left the game (I6, B7).
fn check_tiles(state: &State, gone: &TileCounts) {
    let table = state.table();
    let (light, dark) = table.face_down();
    let all = (table.edition().light_tiles(), table.edition().dark_tiles());
    for tile in Tile::ALL {
        let held: u8 = table.players().seats().map(|seat| table.tiles(seat)[tile]).sum();
        let shown = iquazu_rules::Row::ALL.iter().filter(|row| table.shown_tile(**row) == Some(tile)).count() as u8;
        assert_eq!(light[tile] + dark[tile] + held + shown + gone[tile], all.0[tile] + all.1[tile], "{tile}");
    }
}

fn leaving(moment: &Moment) -> impl Iterator<Item = Tile> + '_ {
    moment.events.iter().filter_map(|event| match event {
        Event::TileUsed { tile, .. } => Some(*tile),
        Event::RowScored { tile, standing, .. } if standing.lead.is_none() => Some(*tile),
        _ => None,
    })
}

proptest! {
    #![proptest_config(cases(96))]

    #[test]
    fn cards_gems_drops_and_tiles_are_conserved(recipe in recipes()) {
        let mut gone = TileCounts::NONE;
        recipe.play(|moment| {
            leaving(moment).for_each(|tile| gone[tile] += 1);
            check_cards(&moment.after);
            check_pieces(&moment.after);
            check_tiles(&moment.after, &gone);
        });
    }

    /// Scores and turn numbers never fall, and the frame never moves left.
    #[test]
    fn scores_turns_and_the_frame_are_monotonic(recipe in recipes()) {
        recipe.play(|moment| {
            let (before, after) = (moment.before.table(), moment.after.table());
            let scores = after.players().seats().all(|seat| before.score(seat) <= after.score(seat));
            assert!(scores && before.turn() <= after.turn() && before.frame() <= after.frame());
            assert!(before.columns_remaining() >= after.columns_remaining());
        });
    }
}
