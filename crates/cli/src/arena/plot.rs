//! Ratings as a plot: a bar for each bot with its 95 % interval, strongest at the top, as SVG. Several lists of ratings of
//! the same bots stand below each other.

use super::ratings::Rating;
use crate::error::CliError;
use std::fmt::Write;
use std::path::Path;

const ROW: f64 = 22.0;
const NAMES: f64 = 110.0;
const WIDTH: f64 = 640.0;

/// Writes the plot of the ratings, each list with its title.
pub(crate) fn write(path: &Path, lists: &[(&str, &[Rating])], names: &[&str]) -> Result<(), CliError> {
    std::fs::write(path, plot(lists, names)).map_err(|error| CliError::invalid(path.display(), error))
}

fn plot(lists: &[(&str, &[Rating])], names: &[&str]) -> String {
    let height = ROW * (names.len() as f64 + 1.5);
    let whole = height * lists.len() as f64;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {whole}\" font-family=\"sans-serif\" \
         font-size=\"13\">\n<rect width=\"{WIDTH}\" height=\"{whole}\" fill=\"#fff\"/>\n"
    );
    for (index, (title, ratings)) in lists.iter().enumerate() {
        let bars = bars(title, names, ratings);
        let y = height * index as f64;
        writeln!(svg, "<g transform=\"translate(0 {y})\">\n{bars}</g>").expect("a string takes everything");
    }
    svg + "</svg>\n"
}

/// Draws the bars of a list below its title.
fn bars(title: &str, names: &[&str], ratings: &[Rating]) -> String {
    let mut order: Vec<usize> = (0..names.len()).collect();
    order.sort_by(|one, other| ratings[*other].rating.total_cmp(&ratings[*one].rating));
    let least = ratings.iter().map(|rating| rating.rating - 2.0 * rating.uncertainty).fold(f64::MAX, f64::min) - 50.0;
    let most = ratings.iter().map(|rating| rating.rating + 2.0 * rating.uncertainty).fold(f64::MIN, f64::max) + 80.0;
    let x = |rating: f64| NAMES + (WIDTH - NAMES) * (rating - least) / (most - least);
    let mut svg = format!("<text x=\"{NAMES}\" y=\"16\">{title}</text>\n");
    for (row, bot) in order.into_iter().enumerate() {
        let (rating, y) = (ratings[bot], ROW * (row as f64 + 1.5));
        let (left, right) =
            (x(rating.rating - 1.96 * rating.uncertainty), x(rating.rating + 1.96 * rating.uncertainty));
        let (end, middle) = (x(rating.rating), y + ROW * 0.4);
        writeln!(
            svg,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>\
             <rect x=\"{NAMES}\" y=\"{y:.1}\" width=\"{:.1}\" height=\"{:.1}\" fill=\"#2a7f9e\"/>\
             <path d=\"M{left:.1} {middle:.1}H{right:.1}\" stroke=\"#222\" stroke-width=\"2\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\">{:.0}</text>",
            NAMES - 6.0,
            y + ROW * 0.6,
            names[bot],
            end - NAMES,
            ROW * 0.8,
            right.max(end) + 6.0,
            y + ROW * 0.6,
            rating.rating
        )
        .expect("a string takes everything");
    }
    svg
}
