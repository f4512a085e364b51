//! Cells: where gaps are, independent of how many a column has.

use iquazu_rules::{COLUMNS, Column, Edition, ROWS, Row, StripOrder};

/// No cell, or no gap.
const NONE: u8 = u8::MAX;

/// The cells of an edition: for each column a row of slots, as many as the edition's fullest row has gaps.
#[derive(Clone, Debug)]
pub(crate) struct Cells {
    slots: usize,
    /// For each column of the edition's list the cell of each gap.
    cell_of: [[u8; Column::MAX_GAPS]; COLUMNS as usize],
    /// For each column of the edition's list the gap of each cell.
    gap_of: [[u8; Column::MAX_GAPS]; COLUMNS as usize],
}

impl Cells {
    pub(crate) fn new(edition: &Edition) -> Cells {
        let columns = || (1..=COLUMNS).map(|column| edition.column(StripOrder::PRINTED, column));
        let slots = columns().flat_map(|column| Row::ALL.map(|row| column.row(row).count())).max().unwrap_or(1);
        let none = [[NONE; Column::MAX_GAPS]; COLUMNS as usize];
        let mut cells = Cells { slots, cell_of: none, gap_of: none };
        for (index, column) in columns().enumerate() {
            let mut used = [0; ROWS];
            for (gap, (row, _)) in column.gaps().iter().enumerate() {
                let cell = row.index() * slots + used[row.index()];
                used[row.index()] += 1;
                cells.cell_of[index][gap] = cell as u8;
                cells.gap_of[index][cell] = gap as u8;
            }
        }
        cells
    }

    /// Returns the number of slots in a row.
    pub(crate) fn slots(&self) -> usize {
        self.slots
    }

    /// Returns the number of cells in a column.
    pub(crate) fn per_column(&self) -> usize {
        ROWS * self.slots
    }

    /// Returns the cells of the gaps of a column, by its index in the edition's list.
    #[inline]
    pub(crate) fn of_column(&self, index: usize) -> &[u8; Column::MAX_GAPS] {
        &self.cell_of[index]
    }

    /// Returns the gap in a cell of a column, or `None` if there is none.
    #[inline]
    pub(crate) fn gap(&self, index: usize, cell: usize) -> Option<u8> {
        Some(self.gap_of[index][cell]).filter(|gap| *gap != NONE)
    }
}
