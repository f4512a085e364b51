//! The body of the fuzz target for links. It must not panic. `crates/session/tests/fuzz_body.rs` runs it as an ordinary
//! test.

use iquazu_rules::edition::Library;
use iquazu_rules::{SplitMix, Viewer};
use iquazu_session::{encode_link, from_link, from_view_link, to_link, to_view_link};

/// Opens the data as a link, and as the content of links with a correct checksum: what opens is a game by the rules or a
/// possible view, and makes a link that opens the same again.
pub(crate) fn link(data: &[u8]) {
    open(&String::from_utf8_lossy(data));
    for format in 1..=3 {
        open(&encode_link(format, 1, data));
    }
}

fn open(link: &str) {
    let built_in = &Library::built_in();
    if let Ok(game) = from_link(link, built_in) {
        game.record().check().expect("a game by the rules");
        let again = to_link(&game).expect("a finished game");
        assert_eq!(from_link(&again, built_in).as_ref(), Ok(&game));
    }
    if let Ok(view) = from_view_link(link, built_in) {
        assert_eq!(view.resample(&mut SplitMix::new(1)).view(view.viewer()), view);
        assert_ne!(view.viewer(), Viewer::Spectator);
        let again = to_view_link(&view).expect("a seat's view");
        assert_eq!(from_view_link(&again, built_in), Ok(view));
    }
}
