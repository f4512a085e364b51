//! Tests of the palette. Card colours and player colours must be distinguishable with normal vision and with the three
//! common kinds of colour blindness (simulated in linear light with the matrices of Machado, Oliveira and Fernandes
//! 2009 at full severity, compared by distance in CIE Lab), and text must meet WCAG AA in both themes. The smallest
//! distance of the chosen colours is 29 (red and green, deuteranopia). Gem shapes and card emblems distinguish them
//! without colour.

type Rgb = [f64; 3];
type Matrix = [[f64; 3]; 3];

const PALETTE: &str = include_str!("palette.css");
const THEME: &str = include_str!("../theme.css");
const MIN_DISTANCE: f64 = 25.0;

const VISIONS: [(&str, Matrix); 4] = [
    ("normal", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    ("protanopia", [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]),
    (
        "deuteranopia",
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    ),
    ("tritanopia", [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]),
];

/// Returns the custom properties of a style sheet that are plain colours, in order: `--name: #rrggbb;`, or
/// `--name: light-dark(#rrggbb, #rrggbb);`, of which `dark` selects one.
fn colours(css: &str, dark: bool) -> Vec<(String, Rgb)> {
    let read = |line: &str| {
        let (name, value) = line.trim().strip_prefix("--")?.strip_suffix(';')?.split_once(": ")?;
        let pair = value.strip_prefix("light-dark(").and_then(|pair| pair.strip_suffix(')')?.split_once(", "));
        let value = pair.map_or(value, |(light_value, dark_value)| if dark { dark_value } else { light_value });
        let value = u32::from_str_radix(value.strip_prefix('#')?, 16).ok()?;
        let part = |shift: u32| linear(f64::from(value >> shift & 0xff) / 255.0);
        Some((name.to_owned(), [part(16), part(8), part(0)]))
    };
    css.lines().filter_map(read).collect()
}

fn linear(c: f64) -> f64 {
    if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
}

fn times(m: &Matrix, c: Rgb) -> Rgb {
    m.map(|row| (row[0] * c[0] + row[1] * c[1] + row[2] * c[2]).clamp(0.0, 1.0))
}

fn lab(c: Rgb) -> Rgb {
    const XYZ: Matrix =
        [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]];
    let f = |t: f64| if t > 0.008856 { t.cbrt() } else { 7.787 * t + 16.0 / 116.0 };
    let sum = |row: usize| XYZ[row][0] * c[0] + XYZ[row][1] * c[1] + XYZ[row][2] * c[2];
    let (x, y, z) = (f(sum(0) / 0.95047), f(sum(1)), f(sum(2) / 1.08883));
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

fn distance(a: Rgb, b: Rgb) -> f64 {
    a.iter().zip(b).map(|(x, y)| (x - y).powi(2)).sum::<f64>().sqrt()
}

fn contrast(a: Rgb, b: Rgb) -> f64 {
    let luminance = |c: Rgb| 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2] + 0.05;
    let (a, b) = (luminance(a), luminance(b));
    a.max(b) / a.min(b)
}

#[test]
fn colours_differ_for_every_kind_of_vision() {
    let all = colours(PALETTE, false);
    for (group, size) in [("card-", 3), ("player-", 4)] {
        let members: Vec<_> = all.iter().filter(|(name, _)| name.starts_with(group)).collect();
        assert_eq!(members.len(), size);
        for (vision, matrix) in &VISIONS {
            for (at, (a, colour_a)) in members.iter().enumerate() {
                for (b, colour_b) in &members[at + 1..] {
                    let apart = distance(lab(times(matrix, *colour_a)), lab(times(matrix, *colour_b)));
                    assert!(apart >= MIN_DISTANCE, "{a} and {b} are {apart:.0} apart with {vision}");
                }
            }
        }
    }
}

#[test]
fn text_meets_aa_in_both_themes() {
    for dark in [false, true] {
        let theme = colours(THEME, dark);
        let colour = |name: &str| theme.iter().find(|(n, _)| n == name).expect(name).1;
        for ground in ["bg", "bg-glow", "surface", "surface-raised", "surface-sunken"] {
            for ink in ["text", "text-soft", "link", "gold", "danger", "good"] {
                let ratio = contrast(colour(ink), colour(ground));
                assert!(ratio >= 4.5, "{ink} on {ground} has {ratio:.2}, dark: {dark}");
            }
            for line in ["focus", "line-strong"] {
                let ratio = contrast(colour(line), colour(ground));
                assert!(ratio >= 3.0, "{line} on {ground} has {ratio:.2}, dark: {dark}");
            }
        }
        for ground in ["accent", "accent-hover"] {
            let ratio = contrast(colour("on-accent"), colour(ground));
            assert!(ratio >= 4.5, "on-accent on {ground} has {ratio:.2}, dark: {dark}");
        }
    }
}

/// Points that rise from a player's panel, and the numbers of the chart.
#[test]
fn text_on_the_board_meets_aa() {
    let palette = colours(PALETTE, false);
    let colour = |name: &str| palette.iter().find(|(n, _)| n == name).expect(name).1;
    let (white, night) = ([1.0; 3], [4.0, 9.0, 10.0].map(|c| linear(c / 255.0)));
    let pairs = [
        (white, "player-red"),
        (night, "player-yellow"),
        (white, "player-purple"),
        (night, "player-green"),
        (colour("ink-light"), "panel-dark"),
        (colour("chart-text"), "panel-dark"),
        (colour("on-highlight"), "highlight"),
    ];
    for (ink, ground) in pairs {
        let ratio = contrast(ink, colour(ground));
        assert!(ratio >= 4.5, "text on {ground} has {ratio:.2}");
    }
}

/// Pictures of the board outside the app have no style sheet; their colours are the same.
#[test]
fn colours_of_the_drawings_are_those_of_the_palette() {
    for (name, colour) in iquazu_art::colours::ALL {
        assert!(PALETTE.contains(&format!("  --{name}: {colour};\n")), "--{name} is not {colour}");
    }
    for (name, colour) in iquazu_art::colours::CHANNELS {
        let value = u32::from_str_radix(&colour[1..], 16).expect("#rrggbb");
        let channels = format!("  --{name}: {} {} {};\n", value >> 16, value >> 8 & 0xff, value & 0xff);
        assert!(PALETTE.contains(&channels), "--{name} is not {colour}");
    }
}

/// The browser shows these colours around the page, and before the style sheets are there.
#[test]
fn colours_of_static_files_are_those_of_the_palette() {
    let value = |css: &'static str, name: &str| {
        let start = format!("--{name}: ");
        css.lines().find_map(|line| line.trim().strip_prefix(&start)?.strip_suffix(';')).expect(name).to_owned()
    };
    let index = include_str!("../../static/index.html");
    let metas: Vec<_> = index.lines().filter(|line| line.contains("name=\"theme-color\"")).collect();
    let background = value(THEME, "bg");
    let pair = background.strip_prefix("light-dark(").and_then(|pair| pair.strip_suffix(')')?.split_once(", "));
    let (light, dark) = pair.expect("a colour for each theme");
    assert_eq!(metas.len(), 2);
    for ((meta, scheme), colour) in metas.into_iter().zip(["light", "dark"]).zip([light, dark]) {
        let end = format!("(prefers-color-scheme: {scheme})\" content=\"{colour}\">");
        assert!(meta.ends_with(&end), "{meta} does not end in {end}");
    }
    let manifest = include_str!("../../static/manifest.webmanifest");
    let panel = value(PALETTE, "panel-dark");
    for key in ["background_color", "theme_color"] {
        assert!(manifest.contains(&format!("\"{key}\": \"{panel}\"")), "{key} is not {panel}");
    }
}
