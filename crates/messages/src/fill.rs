//! Puts values into a text. The form of the text is described in `generator/encode.rs`.

use crate::Lang;
use crate::format::push_number;
use crate::lang::plural_category;

pub(crate) enum Arg<'a> {
    Text(&'a str),
    Number(i64),
    Choice(u8),
}

impl Arg<'_> {
    fn matches(&self, key: &str, lang: Lang) -> bool {
        match (self, key) {
            (_, "*") => true,
            (Arg::Number(n), key) => key.parse() == Ok(*n) || key.starts_with(plural_category(lang, *n)),
            (Arg::Choice(index), key) => key.parse() == Ok(*index),
            (Arg::Text(_), _) => false,
        }
    }
}

pub(crate) fn fill(lang: Lang, text: &str, args: &[Arg<'_>]) -> String {
    let mut out = String::new();
    let mut rest = text;
    run(lang, &mut rest, args, Some(&mut out));
    out
}

/// Copies text up to the end of the text or of a variant. Without `out` it is only passed over.
fn run(lang: Lang, rest: &mut &str, args: &[Arg<'_>], mut out: Option<&mut String>) {
    while let Some(end) = rest.find(is_control) {
        if let Some(out) = &mut out {
            out.push_str(&rest[..end]);
        }
        let control = rest.as_bytes()[end];
        *rest = &rest[end..];
        match control {
            1 => {
                let arg = take_arg(rest, args);
                if let Some(out) = &mut out {
                    push_arg(lang, arg, out);
                }
            }
            2 => {
                let arg = take_arg(rest, args);
                choose(lang, rest, args, arg, out.as_deref_mut());
            }
            _ => return,
        }
    }
    if let Some(out) = &mut out {
        out.push_str(rest);
    }
    *rest = "";
}

fn is_control(c: char) -> bool {
    matches!(c, '\u{1}'..='\u{5}')
}

fn take_arg<'a, 'b>(rest: &mut &str, args: &'b [Arg<'a>]) -> &'b Arg<'a> {
    let index = usize::from(rest.as_bytes()[1] - b'0');
    *rest = &rest[2..];
    &args[index]
}

/// Writes the variant of a choice that fits. `rest` begins at the first variant and is advanced past the last.
fn choose(lang: Lang, rest: &mut &str, args: &[Arg<'_>], by: &Arg<'_>, mut out: Option<&mut String>) {
    while let Some((key, after)) = rest.strip_prefix('\u{3}').and_then(|r| r.split_once('\u{4}')) {
        *rest = after;
        // The first match is taken; what follows is passed over.
        let chosen = if by.matches(key, lang) { out.take() } else { None };
        run(lang, rest, args, chosen);
    }
    *rest = rest.strip_prefix('\u{5}').unwrap_or(rest);
}

fn push_arg(lang: Lang, arg: &Arg<'_>, out: &mut String) {
    match arg {
        Arg::Text(text) => out.push_str(text),
        Arg::Number(n) => push_number(lang, *n, out),
        Arg::Choice(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_choices_and_nesting() {
        let text = "\u{1}0: \u{2}1\u{3}0\u{4}none\u{3}o\u{4}one\u{3}*\u{4}\u{1}1 \
                    \u{2}2\u{3}0\u{4}red\u{3}*\u{4}green\u{5} ones\u{5}.";
        let get = |n, colour| fill(Lang::En, text, &[Arg::Text("Ann"), Arg::Number(n), Arg::Choice(colour)]);
        assert_eq!(get(0, 0), "Ann: none.");
        assert_eq!(get(1, 0), "Ann: one.");
        assert_eq!(get(2, 0), "Ann: 2 red ones.");
        assert_eq!(get(1200, 1), "Ann: 1,200 green ones.");
    }

    #[test]
    fn values_are_never_read_as_text() {
        assert_eq!(fill(Lang::En, "<\u{1}0>", &[Arg::Text("\u{1}9")]), "<\u{1}9>");
    }
}
