//! The pictures of the clauses. [`super::scene`] describes the format.

/// Returns the picture of a clause, if it has one.
pub(super) fn of(clause: &str) -> Option<&'static str> {
    SCENES.iter().find(|(id, _)| *id == clause).map(|(_, map)| *map)
}

const SCENES: &[(&str, &str)] = &[
    ("C1", "RYPG"),
    ("C2", "WBO"),
    ("C3", "l k"),
    ("C5", "DD"),
    ("C6", "wbow\nobwb\nbwo \nowbo\n woo"),
    ("C8", "12345 \nwobwov\nbwowbc\nowbwoa\nwobobm\nbowwov"),
    ("C9", "^10 6 3\n^8 5\n^9"),
    ("S4", "# ~"),
    ("S5", "WBOW\nOOBWB"),
    ("S6", "x W"),
    ("T1", "#"),
    ("T3", "x>WOOB"),
    ("T6", "~>D"),
    ("P1", "rwdob"),
    ("P2", "12345\nwobwo"),
    ("X1", "1w = W\n4b = BBBB\n5o = OOOOO"),
    ("P3", "3b = BBB\n3b = BBWW\n3b = BWWOO"),
    ("P6", "B>r"),
    ("W1", "r r\nw>d\nb b\ng g"),
    ("W2", "~"),
    ("I1", "r r\nb>y\nd d\ng g"),
    ("I2", "g\ny\ng\nr\ng\n^8 5 2"),
    ("I3", "y\nr\nr\ny\n^9"),
    ("X2", "g\ny\ng\np\ny\nr\ng\nr\n^8 5 2"),
    ("X4", "r\ng\ny\np\n^8 5 2"),
    ("I4", "r yr  v"),
    ("I5", "y r p a"),
    ("I6", "wob v"),
    ("X3", "y r p v\nwo bo c\ny ryb a\ng rgo m\nrg  r v\n    g"),
    ("I7", "rgyd>wobw"),
    ("I8", "~>~"),
    ("B1", "v"),
    ("B2", "c>BOW"),
    ("B3", "a+WBO=3b"),
    ("B5", "m>x/r"),
    ("E1", "e\n^9"),
    ("F1", "D"),
    ("F2", "R"),
];

#[cfg(test)]
mod tests {
    use super::SCENES;
    use iquazu_messages::Section;

    #[test]
    fn pictures_have_a_clause_and_known_characters() {
        for (clause, map) in SCENES {
            assert!(Section::of(clause).is_some(), "{clause}");
            let pieces = map.lines().filter(|line| !line.starts_with('^')).flat_map(str::chars);
            for sign in pieces {
                assert!(" wborypgdWBORYPGDx#~elkvcam123456789+=>/".contains(sign), "{clause}: {sign}");
            }
        }
    }
}
