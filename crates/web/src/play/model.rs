//! Builds the board's model from the shown state, with labels in the current language.

use super::hint::hint_marks;
use super::payment::Purchase;
use super::store::{Choice, Play};
use crate::app::settings::use_settings;
use crate::app::texts::{self, card, card_art, gem, messages, player_art, tile_art};
use crate::art::TileFace;
use crate::board::{self, Affordable, BoardModel, FRAME_COLUMNS, Ghost, HintMark, Lead, Place};
use iquazu_messages::{Messages, Shade};
use iquazu_rules::edition::Strips;
use iquazu_rules::{COLUMNS, Colour, Content, Event, Gap, Row, Seat, Table, Tile, View};
use leptos::prelude::*;

/// Everything the board's model depends on.
struct BoardModelBuilder {
    t: Messages,
    play: Play,
    view: View,
    chosen: Option<Gap>,
    uses_shown: Option<Colour>,
    highlighted: Option<Place>,
    acting: bool,
    hinted: Vec<(Gap, HintMark)>,
    show_leads: bool,
    /// The event that is played back.
    scored: Option<Event>,
}

/// Returns the board's model for the shown state. Choosing a gap changes only that gap: the labels of all others take
/// longer to write than the rest of the answer to a click.
pub fn board_model(play: Play) -> Memo<BoardModel> {
    let settings = use_settings();
    let show_leads = Memo::new(move |_| settings.with(|settings| settings.show_leads));
    let chosen = Memo::new(move |_| match play.choice.get() {
        Choice::Gap { gap, .. } => Some(gap),
        _ => None,
    });
    let resting = Memo::new(move |_| BoardModelBuilder::new(play, show_leads.get(), None).build());
    Memo::new(move |_| {
        let mut model = resting.get();
        if let Some(gap) = chosen.get()
            && let Some(column) = model.columns.get_mut(usize::from(gap.column()) - 1)
            && let Some(shown) = column.gaps.get_mut(usize::from(gap.index()))
        {
            *shown = BoardModelBuilder::new(play, show_leads.get(), Some(gap)).gap(gap);
        }
        model
    })
}

impl BoardModelBuilder {
    fn new(play: Play, show_leads: bool, chosen: Option<Gap>) -> BoardModelBuilder {
        let view = play.view();
        BoardModelBuilder {
            t: messages(),
            play,
            chosen,
            uses_shown: play.uses_shown.get(),
            highlighted: play.highlighted.get(),
            acting: play.can_act() && view.check(iquazu_rules::Action::Draw).is_ok(),
            hinted: hint_marks(play),
            show_leads,
            scored: play.showing.get(),
            view,
        }
    }

    fn table(&self) -> &Table {
        self.view.table()
    }

    fn build(&self) -> BoardModel {
        let table = self.table();
        BoardModel {
            label: self.t.a11y_board().to_owned(),
            overview_label: self.t.a11y_overview().to_owned(),
            columns: (1..=COLUMNS).map(|column| self.column(column)).collect(),
            tiles: (6..=14).map(|position| self.tiles(position)).collect(),
            frame: table.frame(),
            end_column: self.table().rules().last_frame,
            row_leads: Row::ALL.map(|row| self.row_leads(row)),
            highlighted_rows: Row::ALL.map(|row| self.is_pointed_row(row)),
            track: table.players().seats().map(|seat| self.score(seat)).collect(),
        }
    }

    fn score(&self, seat: Seat) -> board::Score {
        board::Score { player: player_art(self.play.colour(seat)), points: self.play.shown_score(seat) }
    }

    fn column(&self, column: u8) -> board::Column {
        let table = self.table();
        let values = table.rock(column).iter().map(u8::to_string).collect::<Vec<_>>().join("/");
        let place = table.price(column).unwrap_or(0).into();
        let mut label = if column == table.rules().last_frame {
            self.t.a11y_column_last(column.into(), place, &values)
        } else {
            self.t.a11y_column(column.into(), place, &values)
        };
        let strips = table.edition().strips();
        if let Some(strip) = strips.strip_at(column) {
            label.push_str(", ");
            label.push_str(&self.t.a11y_strip(strip_shade(strips, column), i64::from(strip) + 1));
        }
        board::Column {
            gaps: table.gaps_in(column).map(|gap| self.gap(gap)).collect(),
            points: table.rock(column).to_vec(),
            rock_label: self.rock_label(&label, column),
            label,
            leads: self.column_leads(column),
            highlighted: self.highlighted == Some(Place::Rock { column }) || self.is_scored_column(column),
            strip: strip_part(strips, column),
        }
    }

    /// Only what is inside the frame is focusable and has a label.
    fn is_in_frame(&self, column: u8) -> bool {
        (self.table().frame()..self.table().frame() + FRAME_COLUMNS).contains(&column)
    }

    fn rock_label(&self, label: &str, column: u8) -> String {
        if !self.is_in_frame(column) {
            return String::new();
        }
        let leads = lead_lines(self.t, self.play, self.table(), column);
        [label.to_owned()].into_iter().chain(leads).collect::<Vec<_>>().join(". ")
    }

    /// Returns who would score a column now; empty if it cannot be scored any more.
    fn column_leads(&self, column: u8) -> Vec<Lead> {
        if !self.show_leads || self.table().price(column).is_none() {
            return Vec::new();
        }
        let ranking = self.table().column_ranking(column);
        ranking
            .iter()
            .map(|rank| Lead { player: player_art(self.play.colour(rank.seat)), gems: rank.gems, points: rank.points })
            .collect()
    }

    fn row_leads(&self, row: Row) -> Vec<Lead> {
        let standing = self.table().row_standing(row);
        let lead = standing.lead.filter(|_| self.show_leads && self.table().shown_tile(row).is_some());
        let lead = lead.map(|lead| Lead {
            player: player_art(self.play.colour(lead.seat)),
            gems: standing.gems[lead.seat],
            points: 0,
        });
        lead.into_iter().collect()
    }

    /// Whether the playback scores this column now.
    fn is_scored_column(&self, column: u8) -> bool {
        matches!(self.scored, Some(Event::ColumnScored { column: scored, .. }) if scored == column)
    }

    fn is_pointed_row(&self, row: Row) -> bool {
        if matches!(self.scored, Some(Event::RowScored { standing, .. }) if standing.row == row) {
            return true;
        }
        matches!(self.highlighted, Some(Place::Tile { row: highlighted, .. }) if highlighted == row.number())
    }

    fn tiles(&self, position: u8) -> [Option<board::Tile>; 5] {
        let shown = self.table().shown_position();
        Row::ALL.map(|row| {
            let face = match position.cmp(&shown) {
                std::cmp::Ordering::Less => None,
                std::cmp::Ordering::Equal => self.table().shown_tile(row).map(tile_art).or(self.still_hidden(position)),
                std::cmp::Ordering::Greater => Some(TileFace::Hidden { dark: self.is_dark(position) }),
            };
            face.map(|face| board::Tile {
                label: self.tile_label(face, row),
                face,
                highlighted: self.highlighted == Some(Place::Tile { position, row: row.number() }),
            })
        })
    }

    /// Returns whether the tiles of a position have dark backs (C7).
    fn is_dark(&self, position: u8) -> bool {
        position >= self.table().rules().first_dark_position
    }

    /// Tiles are face down between the frame's move and turning them up.
    fn still_hidden(&self, position: u8) -> Option<TileFace> {
        let due = matches!(self.table().stage(), iquazu_rules::Stage::Tiles | iquazu_rules::Stage::Strips);
        due.then_some(TileFace::Hidden { dark: self.is_dark(position) })
    }

    fn tile_label(&self, face: TileFace, row: Row) -> String {
        let tile = match face {
            TileFace::Hidden { .. } => return self.t.tile_hidden().to_owned(),
            TileFace::Points(points) => Tile::Points(points),
            TileFace::Cards(count) => Tile::Cards(count),
            TileFace::AnyColour => Tile::AnyColour,
            TileFace::DoubleMove => Tile::DoubleMove,
        };
        let label = self.t.a11y_tile(row.number().into(), &texts::tile(self.t, tile));
        [label].into_iter().chain(row_lead_line(self.t, self.play, self.table(), row)).collect::<Vec<_>>().join(". ")
    }

    fn gap(&self, gap: Gap) -> board::Gap {
        let table = self.table();
        let (row, colour) = table.gap(gap).expect("a gap of this column");
        let content = table.content(gap);
        let affordable = self.affordable(gap, colour);
        board::Gap {
            row: row.number(),
            colour: card_art(colour),
            content: match content {
                Content::Empty => board::Content::Empty,
                Content::Gem(seat) => board::Content::Gem(player_art(self.play.colour(seat))),
                Content::Drop => board::Content::Drop,
            },
            clickable: affordable != Affordable::No,
            affordable,
            ghost: self.ghost(gap),
            hint: self.hinted.iter().find(|(hinted, _)| *hinted == gap).map(|(_, mark)| *mark),
            highlighted: self.is_marked(gap) || (affordable != Affordable::No && self.is_use_shown(gap)),
            drips_next: table.next_drip() == Some(gap),
            label: self.gap_label(gap, row, content, affordable),
        }
    }

    /// Returns whether a lesson or the log points at the gap.
    fn is_marked(&self, gap: Gap) -> bool {
        self.highlighted == Some(Place::Gap { column: gap.column(), index: gap.index() })
    }

    fn affordable(&self, gap: Gap, colour: Colour) -> Affordable {
        let (table, hand) = (self.table(), self.view.hand());
        let can = |any| table.check_affordable(hand, gap, any).is_ok();
        if !self.acting || !(can(false) || can(true)) {
            return Affordable::No;
        }
        let exact = table.price(gap.column()).is_some_and(|price| hand[colour] >= price);
        if exact { Affordable::Exactly } else { Affordable::BySubstitutes }
    }

    /// The gem that would be placed in the chosen gap.
    fn ghost(&self, gap: Gap) -> Option<Ghost> {
        let seat = self.play.own_seat()?;
        let price = self.table().price(gap.column())?;
        (self.chosen == Some(gap)).then(|| Ghost { player: player_art(self.play.colour(seat)), price })
    }

    /// Returns whether cards of the colour that was tapped in the hand can help to pay for the gap.
    fn is_use_shown(&self, gap: Gap) -> bool {
        let helps = |colour: Colour| {
            let purchase = Purchase::of(&self.view, gap)?;
            Some(purchase.ways().iter().any(|way| way.paid[colour] > 0))
        };
        self.uses_shown.and_then(helps).unwrap_or(false)
    }

    fn gap_label(&self, gap: Gap, row: Row, content: Content, affordable: Affordable) -> String {
        if !self.is_in_frame(gap.column()) {
            return String::new();
        }
        let (t, table) = (self.t, self.table());
        let (_, colour) = table.gap(gap).expect("a gap of this column");
        let mut state = match (content, table.price(gap.column())) {
            (Content::Gem(seat), _) => t.a11y_gap_gem(gem(self.play.colour(seat)), &self.play.name(seat)),
            (Content::Drop, _) => t.a11y_gap_drop().to_owned(),
            (Content::Empty, None) if gap.column() < table.frame() => t.a11y_gap_under_water().to_owned(),
            (Content::Empty, None) => t.a11y_gap_outside().to_owned(),
            (Content::Empty, Some(price)) => {
                let (price, colour) = (price.into(), card(colour));
                match (self.acting, affordable) {
                    (false, _) => t.a11y_gap_priced(price, colour),
                    (true, Affordable::Exactly) => t.a11y_gap_payable(price, colour),
                    (true, Affordable::BySubstitutes) => t.a11y_gap_payable_otherwise(price, colour),
                    (true, Affordable::No) => t.a11y_gap_dear(price, colour),
                }
            }
        };
        if self.chosen == Some(gap) {
            state = format!("{state}, {}", t.a11y_gap_chosen());
        } else if self.is_marked(gap) {
            state = format!("{state}, {}", t.a11y_gap_marked());
        }
        let (column, row_number) = (gap.column().into(), row.number().into());
        let twins = table.column(gap.column()).gaps().iter().filter(|(other, _)| *other == row).count();
        if twins > 1 {
            let nth = i64::from(gap.index()) + 1;
            t.a11y_gap_nth(column, row_number, nth, card(colour), &state)
        } else {
            t.a11y_gap(column, row_number, card(colour), &state)
        }
    }
}

/// Returns what the board draws of the strip that a column belongs to (C6).
fn strip_part(strips: Strips, column: u8) -> Option<board::StripPart> {
    let here = strips.strip_at(column);
    here.map(|_| board::StripPart {
        dark: strips.is_dark(column),
        first: strips.strip_at(column - 1) != here,
        last: strips.strip_at(column + 1) != here,
    })
}

/// Returns whether a column is the light or the dark one of its strip, for texts.
pub fn strip_shade(strips: Strips, column: u8) -> Shade {
    match (strips.width(), strips.is_dark(column)) {
        (1, _) => Shade::Single,
        (_, false) => Shade::Light,
        (_, true) => Shade::Dark,
    }
}

/// Describes who would score a column now: the ranks, then why ties fall as they do.
pub fn lead_lines(t: Messages, play: Play, table: &Table, column: u8) -> Vec<String> {
    let ranking = table.column_ranking(column);
    let ranks: Vec<_> = ranking.iter().collect();
    if ranks.is_empty() {
        return vec![t.lead_column_nobody().to_owned()];
    }
    let line = |rank: &&iquazu_rules::Rank| {
        let name = play.name(rank.seat);
        match rank.points {
            0 => t.lead_rank_nothing(&name, rank.gems.into()),
            points => t.lead_rank(&name, points.into(), rank.gems.into()),
        }
    };
    let ties = ranks.windows(2).filter(|pair| pair[0].by_lower_gem);
    let ties = ties.map(|pair| t.lead_tie_lower(&play.name(pair[0].seat), &play.name(pair[1].seat)));
    ranks.iter().map(line).chain(ties).collect()
}

/// Describes who would win a row's tile now; `None` without a tile.
pub fn row_lead_line(t: Messages, play: Play, table: &Table, row: Row) -> Option<String> {
    let tile = texts::tile(t, table.shown_tile(row)?);
    let standing = table.row_standing(row);
    let Some(lead) = standing.lead else { return Some(t.lead_tile_nobody(&tile)) };
    let gems = standing.gems[lead.seat];
    let name = play.name(lead.seat);
    let won = t.lead_tile(&tile, &name, gems.into());
    let rivals = table.players().seats().filter(|seat| *seat != lead.seat && standing.gems[*seat] == gems);
    let others = t.list(&rivals.map(|seat| play.name(seat)).collect::<Vec<_>>());
    Some(match lead.tie {
        iquazu_rules::TieBreak::None => won,
        iquazu_rules::TieBreak::FurtherRight => format!("{won} {}", t.lead_tile_tie_right(&name, &others)),
        iquazu_rules::TieBreak::LowerInColumn => format!("{won} {}", t.lead_tile_tie_lower(&name, &others)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn c6_double_strips_have_a_light_and_a_dark_column_and_two_edges() {
        let strips = Strips::new(1, 2).expect("fits");
        let parts: Vec<_> = (1..=COLUMNS).map(|column| strip_part(strips, column)).collect();
        for pair in parts[..10].chunks(2) {
            let light = board::StripPart { dark: false, first: true, last: false };
            let dark = board::StripPart { dark: true, first: false, last: true };
            assert_eq!(pair, [Some(light), Some(dark)]);
        }
        assert_eq!(parts[10], None, "column 11 is printed");
    }

    #[test]
    fn c6_single_strips_have_both_edges() {
        let strips = Strips::new(6, 1).expect("fits");
        let single = board::StripPart { dark: false, first: true, last: true };
        assert_eq!(strip_part(strips, 5), None);
        assert_eq!(strip_part(strips, 6), Some(single));
        assert_eq!(strip_shade(strips, 6), Shade::Single);
    }
}
