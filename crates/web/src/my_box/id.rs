//! Ids of editions: made from a name, and made different from those that are taken.

/// The longest id that the rules accept.
const MAX_LENGTH: usize = 40;

/// Returns an id for a name: its letters in lower case without accents, and hyphens for the rest.
pub(super) fn of_name(name: &str) -> String {
    let mut id = String::new();
    for c in name.to_lowercase().chars() {
        match plain(c) {
            "" if id.is_empty() || id.ends_with('-') => {}
            "" => id.push('-'),
            letters => id.push_str(letters),
        }
    }
    id.truncate(MAX_LENGTH);
    id.trim_matches('-').to_owned()
}

/// Returns the plain letters of a letter; empty for other characters.
fn plain(c: char) -> &'static str {
    const PLAIN: &str = "abcdefghijklmnopqrstuvwxyz0123456789";
    const ACCENTS: [(&str, &str); 14] = [
        ("ä", "ae"),
        ("ö", "oe"),
        ("ü", "ue"),
        ("ß", "ss"),
        ("æ", "ae"),
        ("œ", "oe"),
        ("àáâãå", "a"),
        ("ç", "c"),
        ("èéêë", "e"),
        ("ìíîï", "i"),
        ("ñ", "n"),
        ("òóôõø", "o"),
        ("ùúû", "u"),
        ("ýÿ", "y"),
    ];
    match PLAIN.find(c) {
        Some(index) => &PLAIN[index..=index],
        None => ACCENTS.iter().find(|(letters, _)| letters.contains(c)).map_or("", |(_, plain)| plain),
    }
}

/// Returns the id itself if it is free, or else with the first number that makes it so: `my-box-2`.
pub(super) fn free(wanted: &str, is_taken: impl Fn(&str) -> bool) -> String {
    if !is_taken(wanted) {
        return wanted.to_owned();
    }
    let numbered = |number: usize| {
        let end = format!("-{number}");
        let room = MAX_LENGTH - end.len();
        let start = wanted.char_indices().map(|(at, c)| at + c.len_utf8()).take_while(|end| *end <= room).last();
        format!("{}{end}", &wanted[..start.unwrap_or(0)])
    };
    (2..).map(numbered).find(|id| !is_taken(id)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_all_languages_become_ids() {
        assert_eq!(of_name("My box"), "my-box");
        assert_eq!(of_name("  Ömers große Schachtel!  "), "oemers-grosse-schachtel");
        assert_eq!(of_name("La boîte à Zoé, 2ᵉ tirage"), "la-boite-a-zoe-2-tirage");
        assert_eq!(of_name("Sør & ñu"), "sor-nu");
        assert_eq!(of_name("箱"), "");
        assert_eq!(of_name(&"Iquazú ".repeat(20)).len(), 40);
    }

    #[test]
    fn taken_id_gets_the_next_number() {
        let taken = ["my-box", "my-box-2"];
        assert_eq!(free("my-box", |id| taken.contains(&id)), "my-box-3");
        assert_eq!(free("other", |id| taken.contains(&id)), "other");
        let long = "x".repeat(40);
        let next = free(&long, |id| id == long);
        assert_eq!((next.len(), &next[38..]), (40, "-2"));
    }
}
