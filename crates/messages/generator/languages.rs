//! Reads the list of languages and what CLDR says about each of them.

/// One character per CLDR plural category, as stored in `locales/cldr.txt` and used as a key in encoded texts.
pub(crate) const CATEGORIES: [(char, &str); 6] =
    [('z', "zero"), ('o', "one"), ('t', "two"), ('f', "few"), ('m', "many"), ('x', "other")];

/// A language, with its plural rules and number format.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Language {
    /// BCP 47 tag, and the name of its folder in `locales/`.
    pub(crate) code: String,
    /// The name of the language in that language.
    pub(crate) name: String,
    /// Whether every message must be there. Otherwise a missing one is shown in the first language.
    pub(crate) required: bool,
    /// The plural category of each of the numbers 0 to 199. From 100 on only the last two digits matter.
    pub(crate) plurals: String,
    /// The plural category of whole millions, which some languages treat apart.
    pub(crate) million: String,
    /// Separates groups of three digits.
    pub(crate) group: String,
    /// Separates the fraction.
    pub(crate) decimal: String,
    /// How many digits must precede the first group separator.
    pub(crate) min_grouping: String,
}

impl Language {
    /// Returns whether a plural category is used by any whole number below a million.
    pub(crate) fn needs(&self, category: &str) -> bool {
        letter(category).is_some_and(|letter| self.plurals.contains(letter))
    }

    /// Returns whether a plural category is used by any whole number.
    pub(crate) fn has(&self, category: &str) -> bool {
        self.needs(category) || letter(category).is_some_and(|letter| self.million.contains(letter))
    }

    /// Returns the small numbers of a plural category.
    pub(crate) fn numbers(&self, category: &str) -> Vec<u32> {
        let letter = letter(category);
        (0..).zip(self.plurals.chars()).filter(|&(_, c)| Some(c) == letter).map(|(n, _)| n).collect()
    }

    /// Returns its plural categories, for error messages.
    pub(crate) fn categories(&self) -> Vec<&'static str> {
        CATEGORIES.iter().map(|&(_, name)| name).filter(|name| self.has(name)).collect()
    }
}

/// Returns the character that stands for a plural category.
pub(crate) fn letter(category: &str) -> Option<char> {
    CATEGORIES.iter().find(|(_, name)| *name == category).map(|&(letter, _)| letter)
}

/// Reads `languages.txt` and `cldr.txt`.
pub(crate) fn read(list: &str, cldr: &str) -> Result<Vec<Language>, Vec<String>> {
    let mut errors = Vec::new();
    let mut languages = Vec::new();
    for line in lines(list) {
        let Some((code, required, name)) = parse(line) else {
            errors
                .push(format!("locales/languages.txt: `{line}`: expected a folder, required or optional, and a name"));
            continue;
        };
        match data(code, cldr) {
            Some(data) => languages.push(Language { code: code.into(), name: name.into(), required, ..data }),
            None => errors.push(format!(
                "locales/cldr.txt: no data for {code}; run `UPDATE=1 cargo test -p iquazu-messages --test main cldr`"
            )),
        }
    }
    if errors.is_empty() { Ok(languages) } else { Err(errors) }
}

/// Parses a line such as `pl optional Polski`.
fn parse(line: &str) -> Option<(&str, bool, &str)> {
    let (code, rest) = line.split_once(' ')?;
    let (status, name) = rest.trim().split_once(' ')?;
    let required = match status {
        "required" => true,
        "optional" => false,
        _ => return None,
    };
    Some((code, required, name.trim()))
}

fn data(code: &str, cldr: &str) -> Option<Language> {
    let get = |key: &str| {
        let line = lines(cldr).find_map(|line| line.strip_prefix(&format!("{code} {key} = ")))?;
        Some(line.strip_prefix('"')?.strip_suffix('"')?.replace("\\u202f", "\u{202f}").replace("\\u00a0", "\u{a0}"))
    };
    Some(Language {
        plurals: get("plurals").filter(|plurals| plurals.len() == 200)?,
        million: get("million")?,
        group: get("group")?,
        decimal: get("decimal")?,
        min_grouping: get("min_grouping")?,
        ..Language::default()
    })
}

fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'))
}
