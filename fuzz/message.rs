//! The body of the fuzz target for messages. It must not panic. `crates/protocol/tests/fuzz_body.rs` runs it as an
//! ordinary test.

use iquazu_protocol::{ClientMessage, CreateTable, MAX_MESSAGE_BYTES, ServerMessage, Sit, decode};

/// Parses a message: it is rejected with a reason, or it round-trips.
pub(crate) fn message(data: &[u8]) {
    match decode(data) {
        Ok(message) => {
            let text = serde_json::to_vec(&message).expect("messages are plain data");
            assert_eq!(decode(&text), Ok(message.clone()));
            check_action(&message);
        }
        Err(refusal) => {
            let text = serde_json::to_string(&refusal).expect("refusals are plain data");
            assert_eq!(serde_json::from_str(&text).ok(), Some(refusal));
            assert!(data.len() <= MAX_MESSAGE_BYTES || text.contains("too_long"));
        }
    }
    if let Ok(message) = serde_json::from_slice::<ServerMessage>(data) {
        check_texts(&message);
        let text = serde_json::to_string(&message).expect("messages are plain data");
        assert_eq!(serde_json::from_str::<ServerMessage>(&text).ok(), Some(message));
    }
    if let Ok(wish) = serde_json::from_slice::<CreateTable>(data) {
        let _ = wish.settings.validate();
        if let Ok(draft) = wish.settings.edition_draft() {
            assert_eq!(draft.problems(), []);
            assert!(draft.identity() == wish.settings.edition || draft.id == wish.settings.edition);
        }
    }
    let _ = serde_json::from_slice::<Sit>(data);
}

fn check_action(message: &ClientMessage) {
    if let ClientMessage::Act { action, .. } = message {
        let _ = action.parse::<iquazu_rules::Action>();
    }
}

/// Handles a step as a client does.
fn check_texts(message: &ServerMessage) {
    let standard = &iquazu_rules::edition::Library::built_in();
    if let ServerMessage::Step(played) = message {
        let (view, step) = (played.view.parse(standard), played.step.parse());
        if let (Ok(view), Ok(step)) = (view, step) {
            let _ = view.follow(&step, &mut iquazu_rules::SplitMix::new(1));
        }
    }
}
