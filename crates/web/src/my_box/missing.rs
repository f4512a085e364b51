//! What a draft still lacks, in words, and where on the page it can be mended.

use super::edit::Cell;
use crate::app::texts::card;
use iquazu_messages::{Back, Messages};
use iquazu_rules::edition::{EditionDraft, EditionPart, EditionProblem, ProblemKind, ranks};
use iquazu_rules::{Colour, Column, Players};

/// Something that is wrong or not filled in yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Missing {
    Problem(EditionProblem),
    /// These columns have no gap (C6).
    EmptyColumns(Vec<u8>),
    /// The rocks under these columns give the first rank nothing. The rules allow it, but a printed box is unlikely to
    /// have it.
    EmptyRocks(Players, Vec<u8>),
}

/// Returns what is missing, in the order of the page.
pub(super) fn missing(draft: &EditionDraft) -> Vec<Missing> {
    let problems = draft.problems();
    let is_empty = |problem: &EditionProblem| problem.kind == ProblemKind::NoGap;
    let columns: Vec<u8> = problems.iter().filter(|problem| is_empty(problem)).filter_map(column_of).collect();
    let mut found: Vec<Missing> = Vec::new();
    let add_problems = |wanted: fn(&EditionPart) -> bool, found: &mut Vec<Missing>| {
        let here = problems.iter().filter(|problem| wanted(&problem.part) && !is_empty(problem));
        found.extend(here.copied().map(Missing::Problem));
    };
    add_problems(
        |part| {
            matches!(
                part,
                EditionPart::Id
                    | EditionPart::Name
                    | EditionPart::Status
                    | EditionPart::StripWidth
                    | EditionPart::StripsFrom
                    | EditionPart::Column(_)
            )
        },
        &mut found,
    );
    if !columns.is_empty() {
        found.push(Missing::EmptyColumns(columns));
    }
    add_problems(|part| matches!(part, EditionPart::Rock(..)), &mut found);
    for (players, rocks) in Players::ALL.into_iter().zip(&draft.rocks) {
        let empty: Vec<u8> = (1..).zip(rocks).filter(|(_, rock)| rock.first() == Some(&0)).map(|(c, _)| c).collect();
        if !empty.is_empty() {
            found.push(Missing::EmptyRocks(players, empty));
        }
    }
    add_problems(|part| matches!(part, EditionPart::Tiles { .. }), &mut found);
    add_problems(
        |part| matches!(part, EditionPart::Cards(_) | EditionPart::AllCards | EditionPart::Gems | EditionPart::Drops),
        &mut found,
    );
    found
}

fn column_of(problem: &EditionProblem) -> Option<u8> {
    if let EditionPart::Column(column) = problem.part { Some(column) } else { None }
}

impl Missing {
    /// Returns whether the draft cannot be played because of it.
    pub(super) fn prevents_playing(&self) -> bool {
        !matches!(self, Missing::EmptyRocks(..))
    }

    /// Says what is missing.
    pub(super) fn text(&self, t: Messages) -> String {
        match self {
            Missing::EmptyColumns(columns) => {
                let first = columns.first().copied().unwrap_or(1).into();
                t.box_missing_columns(columns.len() as i64, first)
            }
            Missing::EmptyRocks(players, columns) => {
                let first = columns.first().copied().unwrap_or(1).into();
                t.box_missing_rocks(columns.len() as i64, players.count().into(), first)
            }
            Missing::Problem(problem) => problem_text(t, problem),
        }
    }

    /// Returns the id of the element where it is mended.
    pub(super) fn place(&self) -> String {
        match self {
            Missing::EmptyColumns(columns) => cell_id(Cell { column: columns.first().copied().unwrap_or(1), row: 1 }),
            Missing::EmptyRocks(players, columns) => rock_id(*players, columns.first().copied().unwrap_or(1), 0),
            Missing::Problem(problem) => place_of(problem.part),
        }
    }
}

/// Says what is wrong with a part of an edition, and what was expected.
pub(super) fn problem_text(t: Messages, problem: &EditionProblem) -> String {
    let part = part_name(t, problem.part);
    match problem.kind {
        ProblemKind::NotAnId => t.box_missing_id().to_owned(),
        ProblemKind::TakenId => t.box_missing_id_taken().to_owned(),
        ProblemKind::NotALine { most } => t.box_missing_line(&part, most as i64),
        ProblemKind::OutOfRange { least, most } => t.box_missing_range(&part, least.into(), most.into()),
        ProblemKind::TooFewCards { least, found } => t.box_missing_cards(least.into(), found.into()),
        ProblemKind::NoGap => t.box_missing_columns(1, column_of(problem).unwrap_or(1).into()),
        ProblemKind::TooManyGaps => t.box_missing_full(&part, Column::MAX_GAPS_PER_ROW as i64),
        ProblemKind::NotRanked { ranks } => t.box_missing_ranks(&part, ranks as i64),
        ProblemKind::WrongTotal { expected, found } => {
            let dark = problem.part == EditionPart::Tiles { dark: true };
            t.box_missing_tiles(back(dark), found.into(), expected.into())
        }
        // Kinds that a later version of the rules may add.
        _ => problem.to_string(),
    }
}

pub(super) fn back(dark: bool) -> Back {
    if dark { Back::Dark } else { Back::Light }
}

fn part_name(t: Messages, part: EditionPart) -> String {
    match part {
        EditionPart::Id => t.box_id().to_owned(),
        EditionPart::Name => t.box_name().to_owned(),
        EditionPart::Status => t.box_status().to_owned(),
        EditionPart::Cards(colour) => t.box_cards_of(card(colour)),
        EditionPart::AllCards => t.box_cards().to_owned(),
        EditionPart::Gems => t.box_gems().to_owned(),
        EditionPart::Drops => t.box_drops().to_owned(),
        EditionPart::StripWidth => t.box_strip_width().to_owned(),
        EditionPart::StripsFrom => t.box_strips_from().to_owned(),
        EditionPart::Column(column) => t.box_column(column.into()),
        EditionPart::Rock(players, column) => t.box_rock(column.into(), players.count().into()),
        EditionPart::Tiles { dark } => t.box_tiles_of(back(dark)),
    }
}

fn place_of(part: EditionPart) -> String {
    match part {
        EditionPart::Id => "box-id".to_owned(),
        EditionPart::Name => "box-name".to_owned(),
        EditionPart::Status => "box-status".to_owned(),
        EditionPart::Cards(colour) => cards_id(colour),
        EditionPart::AllCards => cards_id(Colour::White),
        EditionPart::Gems => "box-gems".to_owned(),
        EditionPart::Drops => "box-drops".to_owned(),
        EditionPart::StripWidth | EditionPart::StripsFrom => "box-strips-from".to_owned(),
        EditionPart::Column(column) => cell_id(Cell { column, row: 1 }),
        EditionPart::Rock(players, column) => rock_id(players, column, 0),
        EditionPart::Tiles { dark } => tiles_id(dark),
    }
}

/// Returns the id of a cell's button.
pub(super) fn cell_id(cell: Cell) -> String {
    format!("box-{}-{}", cell.column, cell.row)
}

/// Returns the id of the field of a rock's points for a rank, from 0.
pub(super) fn rock_id(players: Players, column: u8, rank: usize) -> String {
    debug_assert!(rank < ranks(players));
    format!("box-rock-{players}-{column}-{rank}")
}

/// Returns the id of the list of tiles with one kind of back.
pub(super) fn tiles_id(dark: bool) -> String {
    if dark { "box-tiles-dark".to_owned() } else { "box-tiles-light".to_owned() }
}

/// Returns the id of the field for the cards of a colour.
pub(super) fn cards_id(colour: Colour) -> String {
    format!("box-cards-{colour}")
}

#[cfg(test)]
mod tests {
    use super::super::edit::Edit;
    use super::*;
    use iquazu_messages::Lang;
    use iquazu_rules::Edition;

    const T: Messages = Messages(Lang::En);

    fn texts(draft: &EditionDraft) -> Vec<String> {
        missing(draft).iter().map(|missing| missing.text(T)).collect()
    }

    #[test]
    fn empty_wall_lacks_everything_in_the_order_of_the_page() {
        let all = missing(&EditionDraft::new(1, 2));
        let places: Vec<String> = all.iter().map(Missing::place).collect();
        let expected = [
            "box-id",
            "box-name",
            "box-status",
            "box-1-1",
            "box-rock-2-1-0",
            "box-rock-3-1-0",
            "box-rock-4-1-0",
            "box-tiles-light",
            "box-tiles-dark",
        ];
        assert_eq!(places, expected);
        assert_eq!(all[3].text(T), "11 columns have no gap yet, the first is column 1.");
        assert_eq!(all[7].text(T), "0 of 35 light tiles");
    }

    #[test]
    fn built_in_editions_lack_nothing() {
        for edition in Edition::built_in() {
            assert_eq!(missing(&edition.draft()), []);
        }
    }

    #[test]
    fn c3_missing_tile_and_c6_missing_gap_are_named() {
        let mut draft = Edition::standard().draft();
        draft.id = "mine".into();
        draft.light[iquazu_rules::Tile::AnyColour] -= 1;
        draft.columns[6] = Default::default();
        assert_eq!(texts(&draft), ["Column 7 has no gap.", "34 of 35 light tiles"]);
        assert!(missing(&draft).iter().all(Missing::prevents_playing));
    }

    #[test]
    fn c9_rock_that_rises_is_named_and_a_rock_of_nothing_does_not_prevent_playing() {
        let mut draft = Edition::standard().draft();
        draft.id = "mine".into();
        Edit::Rock { players: Players::THREE, column: 4, rank: 1, points: 50 }.apply(&mut draft);
        assert_eq!(texts(&draft), ["The rock of column 4 for 3 players needs 2 numbers, the highest first."]);
        let mut draft = Edition::standard().draft();
        draft.id = "mine".into();
        Edit::Rock { players: Players::TWO, column: 4, rank: 0, points: 0 }.apply(&mut draft);
        let all = missing(&draft);
        assert_eq!(all, [Missing::EmptyRocks(Players::TWO, vec![4])]);
        assert!(!all[0].prevents_playing());
    }

    #[test]
    fn id_of_a_built_in_edition_with_other_content_is_refused() {
        let mut draft = Edition::standard().draft();
        draft.drops += 1;
        assert_eq!(missing(&draft)[0].place(), "box-id");
    }
}
