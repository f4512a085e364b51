//! Pictures of the board, from the same symbols, geometry and paths as the app's.

use iquazu_art::colours::{
    FRAME_GOLD, FRAME_WAVE, INK_LIGHT, INK_OUTLINE, LEDGE, NIGHT, PRICE_INK, TILE_CARDS_INK, TILE_POINTS_INK,
    TRACK_OUTLINE, TRACK_STONE, TRACK_TEXT, VEIL_MIDDLE,
};
use iquazu_art::geometry::{
    CANOPY_HEIGHT, COLUMN_WIDTH, COLUMNS_LEFT, FIRST_TILE_POSITION, FRAME_COLUMNS, FRAME_WIDTH, HEIGHT, POSITIONS,
    ROWS_BOTTOM, ROWS_HEIGHT, ROWS_TOP, TILE_X, TILE_Y, WIDTH, column_x, gap_spots, row_y,
};
use iquazu_art::paths::{
    TRACK_MIDDLE, TRACK_TOP, frame_edges, frame_waves, ledges, pillar_symbol, stone_x, track_stones,
};
use iquazu_rules::{COLUMNS, Content, PlayerColour, Row, Stage, Table, Tile};
use std::fmt::Write;

/// The name of the font of all numbers.
const FONT: &str = "system-ui, sans-serif";

/// Draws the public part of a position as a complete SVG. The seats have their usual colours.
pub(crate) fn draw(table: &Table) -> String {
    let mut picture = Picture { out: String::with_capacity(160_000), table };
    picture.add(&format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\">\n"));
    iquazu_art::BOARD_DRAWINGS.iter().for_each(|drawing| picture.add(inner(drawing)));
    picture.scenery();
    (1..=COLUMNS).for_each(|column| picture.column(column));
    picture.tiles();
    picture.track();
    picture.waterfall();
    picture.frame();
    picture.add("</svg>\n");
    picture.out
}

/// Returns the content of a drawing file, without its outermost element.
fn inner(drawing: &str) -> &str {
    let start = drawing.find('>').map_or(0, |end| end + 1);
    let end = drawing.rfind("</svg>").unwrap_or(drawing.len());
    &drawing[start..end]
}

struct Picture<'t> {
    out: String,
    table: &'t Table,
}

impl Picture<'_> {
    fn add(&mut self, text: &str) {
        self.out.push_str(text);
    }

    fn symbol(&mut self, symbol: &str, x: f64, y: f64, width: f64, height: f64) {
        let at = format!("x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"");
        writeln!(self.out, "<use href=\"{symbol}\" {at}/>").expect("a string takes everything");
    }

    fn rect(&mut self, [x, y, width, height]: [f64; 4], style: &str) {
        let at = format!("x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"");
        writeln!(self.out, "<rect {at} {style}/>").expect("a string takes everything");
    }

    fn path(&mut self, path: &str, style: &str) {
        writeln!(self.out, "<path d=\"{path}\" {style}/>").expect("a string takes everything");
    }

    fn number(&mut self, number: impl std::fmt::Display, x: f64, y: f64, size: f64, style: &str) {
        let font = format!("font-family=\"{FONT}\" font-weight=\"800\" font-size=\"{size}\" text-anchor=\"middle\"");
        // The middle of the digits, without `dominant-baseline`, which not every viewer knows.
        let y = y + 0.36 * size;
        writeln!(self.out, "<text x=\"{x}\" y=\"{y:.1}\" {font} {style}>{number}</text>")
            .expect("a string takes everything");
    }

    fn scenery(&mut self) {
        self.rect([0.0, 0.0, WIDTH, HEIGHT], "fill=\"url(#g-cave)\"");
        self.symbol("#pillar-1", COLUMNS_LEFT - COLUMN_WIDTH, ROWS_TOP, COLUMN_WIDTH, ROWS_HEIGHT);
        for position in 1..=POSITIONS {
            self.symbol(&pillar_symbol(position), column_x(position), ROWS_TOP, COLUMN_WIDTH, ROWS_HEIGHT);
        }
        self.symbol("#pillar-2", column_x(POSITIONS + 1), ROWS_TOP, COLUMN_WIDTH, ROWS_HEIGHT);
        self.path(&ledges(2.0), &format!("fill=\"none\" stroke=\"{NIGHT}\" stroke-width=\"2.5\" opacity=\".7\""));
        self.path(&ledges(0.0), &format!("fill=\"none\" stroke=\"{LEDGE}\" stroke-width=\"1.5\" opacity=\".28\""));
        self.rect([0.0, ROWS_TOP, WIDTH, 60.0], "fill=\"url(#g-overhang)\"");
        self.symbol("#canopy", 0.0, 0.0, WIDTH, CANOPY_HEIGHT);
        self.rect([0.0, ROWS_BOTTOM - 30.0, WIDTH, 106.0], "fill=\"url(#g-pool)\"");
    }

    fn column(&mut self, column: u8) {
        let (table, x) = (self.table, column_x(column));
        if table.edition().strips().is_dark(column) {
            let style = format!("fill=\"{NIGHT}\" fill-opacity=\".42\"");
            self.rect([x, ROWS_TOP, COLUMN_WIDTH, ROWS_HEIGHT], &style);
        } else if table.edition().strips().strip_at(column).is_some() {
            self.rect([x, ROWS_TOP, COLUMN_WIDTH, ROWS_HEIGHT], "fill=\"#fff\" fill-opacity=\".17\"");
        }
        let rows: Vec<u8> = table.column(column).gaps().iter().map(|(row, _)| row.number()).collect();
        for (gap, spot) in table.gaps_in(column).zip(gap_spots(&rows)) {
            let Some((_, colour)) = table.gap(gap) else { continue };
            let place = format!("<g transform=\"translate({} {}) scale({})\">", x + spot.x, spot.y, spot.scale);
            self.add(&place);
            self.symbol(&format!("#gap-{colour}"), -28.0, -28.0, 56.0, 56.0);
            match table.content(gap) {
                Content::Empty => {}
                Content::Drop => self.symbol("#drop", -21.0, -21.0, 42.0, 42.0),
                Content::Gem(seat) => {
                    let colour = PlayerColour::ALL[seat.index()];
                    self.symbol(&format!("#gem-{colour}"), -21.0, -21.0, 42.0, 42.0);
                }
            }
            self.add("</g>\n");
        }
        let end = column == table.rules().last_frame;
        self.symbol(if end { "#rock-end" } else { "#rock" }, x + 1.0, ROWS_BOTTOM + 3.0, 98.0, 66.0);
        let points = table.rock(column);
        let (step, size) = if points.len() > 2 { (29.0, 23.0) } else { (36.0, 25.0) };
        let style = format!("fill=\"{INK_LIGHT}\" stroke=\"{INK_OUTLINE}\" stroke-width=\"4\" paint-order=\"stroke\"");
        for (rank, points) in points.iter().enumerate() {
            let offset = (rank as f64 - (table.rock(column).len() as f64 - 1.0) / 2.0) * step;
            self.number(points, x + 50.0 + offset, ROWS_BOTTOM + 42.0, size, &style);
        }
    }

    fn tiles(&mut self) {
        let table = self.table;
        let shown = table.shown_position();
        for position in FIRST_TILE_POSITION.max(shown)..=POSITIONS {
            for row in Row::ALL {
                let tile = table.shown_tile(row).filter(|_| position == shown);
                if position == shown && tile.is_none() {
                    continue;
                }
                let (x, y) = (column_x(position) + TILE_X - 33.0, row_y(row.number()) + TILE_Y - 33.0);
                let dark = position >= table.rules().first_dark_position;
                let (symbol, number) = match tile {
                    None if dark => ("#tile-dark", None),
                    None => ("#tile-light", None),
                    Some(Tile::Points(points)) => ("#face-points", Some((points, 29.5, TILE_POINTS_INK))),
                    Some(Tile::Cards(cards)) => ("#face-cards", Some((cards, 39.5, TILE_CARDS_INK))),
                    Some(Tile::AnyColour) => ("#face-any", None),
                    Some(Tile::DoubleMove) => ("#face-double", None),
                };
                self.symbol(symbol, x, y, 66.0, 66.0);
                if let Some((number, middle, ink)) = number {
                    self.number(number, x + 33.0, y + 1.1 * middle, 24.0, &format!("fill=\"{ink}\""));
                }
            }
        }
    }

    fn track(&mut self) {
        let stones = self.table.rules().track_length;
        self.rect([0.0, TRACK_TOP, WIDTH, HEIGHT - TRACK_TOP], "fill=\"url(#g-brook)\"");
        let style = format!("fill=\"{TRACK_STONE}\" stroke=\"{TRACK_OUTLINE}\" stroke-width=\"1.2\"");
        self.path(&track_stones(stones), &style);
        for ten in 1..=stones / 10 {
            let style = format!("fill=\"{TRACK_TEXT}\"");
            self.number(ten * 10, stone_x(ten * 10, stones), TRACK_MIDDLE + 15.0, 13.0, &style);
        }
        for (index, seat) in self.table.players().seats().enumerate() {
            let x = stone_x(self.table.score(seat), stones) + index as f64 * 4.0 - 19.0;
            let y = TRACK_MIDDLE - 19.0 + index as f64 * 3.0;
            self.symbol(&format!("#gem-{}", PlayerColour::ALL[seat.index()]), x, y, 26.0, 26.0);
        }
    }

    /// Covers the columns left of the frame.
    fn waterfall(&mut self) {
        let width = column_x(self.table.frame()) - 14.0;
        if self.table.frame() > 1 {
            let style = format!("fill=\"{VEIL_MIDDLE}\" fill-opacity=\".62\"");
            self.rect([0.0, ROWS_TOP - 10.0, width, ROWS_HEIGHT + 20.0], &style);
        }
    }

    fn frame(&mut self) {
        if self.table.stage() == Stage::Over {
            return;
        }
        let gold = format!("fill=\"none\" stroke=\"{FRAME_GOLD}\" stroke-width=\"1.6\"");
        self.add(&format!("<g transform=\"translate({} 0)\">\n", column_x(self.table.frame())));
        self.symbol("#dragon-tail", 508.0, 2.0, 92.0, 72.0);
        for (x, y) in [(150.0, 33.0), (275.0, 35.0), (400.0, 37.0)] {
            self.symbol("#dragon-hump", x, y, 86.0, 44.0);
        }
        self.symbol("#dragon-head", -52.0, -3.0, 162.0, 85.3);
        let post = ROWS_BOTTOM - ROWS_TOP + 20.0;
        self.rect([-14.0, ROWS_TOP - 6.0, 14.0, post], "fill=\"url(#g-jade-post)\"");
        self.rect([FRAME_WIDTH - 17.0, ROWS_TOP - 6.0, 17.0, post], "fill=\"url(#g-jade-post)\"");
        self.path(&frame_edges(), &gold);
        self.rect([-16.0, ROWS_BOTTOM - 3.0, 618.0, 11.0], "rx=\"4\" fill=\"url(#g-jade)\"");
        self.rect([-18.0, 70.0, 622.0, 50.0], "rx=\"9\" fill=\"url(#g-jade)\"");
        let wave = format!("fill=\"none\" stroke=\"{FRAME_WAVE}\" stroke-width=\"1.6\" opacity=\".35\"");
        self.path(&frame_waves(), &wave);
        self.rect([-16.0, 72.0, 618.0, 46.0], &format!("rx=\"8\" {gold}"));
        self.symbol("#dragon-claw", -12.0, 60.0, 46.0, 30.0);
        self.symbol("#dragon-claw", 72.0, 62.0, 46.0, 30.0);
        for place in 1..=FRAME_COLUMNS.min(COLUMNS + 1 - self.table.frame()) {
            let x = f64::from(place - 1) * COLUMN_WIDTH + 50.0;
            self.symbol("#price", x - 21.0, 74.0, 42.0, 42.0);
            self.number(place, x, 95.0, 24.0, &format!("fill=\"{PRICE_INK}\""));
        }
        self.symbol("#face-points", 525.0, 76.0, 37.0, 37.0);
        self.add("</g>\n");
    }
}
