//! The learning curve of a training run as SVG.

use std::fmt::Write;

/// The first line of the table: generation, seconds since the start, win share with half of its 95 % interval, and
/// whether the net was saved.
pub(super) const HEADER: &str = "generation\tseconds\tshare\thalf width\tsaved\n";

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 300.0;
const MARGIN: f64 = 40.0;

/// Draws the win shares of a table over the generations, with their intervals and a line at the fair share.
pub(super) fn plot(title: &str, table: &str, fair: f64) -> String {
    let points: Vec<Point> = table.lines().filter_map(Point::parse).collect();
    let last = points.iter().map(|point| point.generation).fold(1.0, f64::max);
    let x = |generation: f64| MARGIN + (WIDTH - 2.0 * MARGIN) * generation / last;
    let y = |share: f64| HEIGHT - MARGIN - (HEIGHT - 2.0 * MARGIN) * share.clamp(0.0, 1.0);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" \
         font-size=\"13\">\n<rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fff\"/>\n\
         <text x=\"{MARGIN}\" y=\"20\">{title}</text>\n"
    );
    for share in [0.0, fair, 1.0] {
        let level = y(share);
        let _ = writeln!(
            svg,
            "<path d=\"M{MARGIN} {level:.1}H{:.1}\" stroke=\"#bbb\"/><text x=\"4\" y=\"{:.1}\">{:.0} %</text>",
            WIDTH - MARGIN,
            level + 4.0,
            100.0 * share
        );
    }
    let _ = writeln!(svg, "<text x=\"{:.1}\" y=\"{:.1}\">generation {last:.0}</text>", WIDTH - 140.0, HEIGHT - 14.0);
    let place = |point: &Point| format!("{:.1} {:.1}", x(point.generation), y(point.share));
    let line: Vec<String> = points.iter().map(place).collect();
    if !line.is_empty() {
        let path = line.join("L");
        let _ = writeln!(svg, "<path d=\"M{path}\" fill=\"none\" stroke=\"#2a7f9e\" stroke-width=\"2\"/>");
    }
    for point in &points {
        let (low, high) = (y(point.share - point.half_width), y(point.share + point.half_width));
        let _ = writeln!(svg, "<path d=\"M{:.1} {low:.1}V{high:.1}\" stroke=\"#222\"/>", x(point.generation));
    }
    svg + "</svg>\n"
}

struct Point {
    generation: f64,
    share: f64,
    half_width: f64,
}

impl Point {
    fn parse(line: &str) -> Option<Point> {
        let cells: Vec<&str> = line.split('\t').collect();
        let [generation, _, share, half_width, _] = cells[..] else { return None };
        Some(Point {
            generation: generation.parse().ok()?,
            share: share.parse().ok()?,
            half_width: half_width.parse().ok()?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_test_of_the_net_is_drawn() {
        let table = format!("{HEADER}10\t5\t0.500\t0.050\ttrue\n20\t9\t0.600\t0.050\tfalse\n");
        let svg = plot("Win share", &table, 0.5);
        assert_eq!(svg.matches("stroke=\"#222\"").count(), 2, "{svg}");
        assert!(svg.contains("M320.0 150.0L600.0 128.0"), "{svg}");
        assert!(plot("Win share", HEADER, 0.5).ends_with("</svg>\n"));
    }
}
