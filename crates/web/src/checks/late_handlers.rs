//! Event handlers that can run after their page is gone are guarded (`app/alive.rs`).

use super::sources;

/// Events that the removal of an element can cause, or that the browser reports later.
const LATE: [&str; 11] = [
    "animationend",
    "blur",
    "cancel",
    "change",
    "close",
    "focus",
    "focusin",
    "focusout",
    "scroll",
    "toggle",
    "transitionend",
];

fn is_late(event: &str) -> bool {
    LATE.contains(&event) || event.starts_with("pointer") || event.starts_with("mouse")
}

/// Returns `file:line event` of every unguarded handler.
fn unguarded(file: &str, text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (index, line) in text.lines().enumerate() {
        for handler in line.split("on:").skip(1) {
            let Some((event, value)) = handler.split_once('=') else { continue };
            if is_late(event) && !value.starts_with("alive::handler(") {
                found.push(format!("{file}:{} {event}", index + 1));
            }
        }
    }
    found
}

#[test]
fn late_event_handlers_are_guarded() {
    let checked = sources(&[".rs"]).into_iter().filter(|(name, _)| !name.starts_with("checks"));
    let found: Vec<String> = checked.flat_map(|(name, text)| unguarded(&name, &text)).collect();
    assert!(found.is_empty(), "wrap these in `alive::handler`: {found:#?}");
}

#[test]
fn unguarded_handler_is_found() {
    assert_eq!(unguarded("x.rs", "<div on:click=a on:focusout=move |_| b()>"), ["x.rs:1 focusout"]);
    assert!(unguarded("x.rs", "<div on:pointerleave=alive::handler(a)>").is_empty());
}
