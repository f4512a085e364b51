//! Reasons for refusing a request.

use iquazu_protocol::{DeliveryProblem, Refusal, SettingsError};

#[test]
fn refusals_round_trip() {
    for refusal in every_refusal() {
        let value = serde_json::to_value(&refusal).expect("JSON");
        assert_eq!(serde_json::from_value::<Refusal>(value).expect("what was written"), refusal);
    }
}

/// Returns one of each.
pub(crate) fn every_refusal() -> Vec<Refusal> {
    vec![
        Refusal::Rules { clause: "P4".to_owned() },
        Refusal::InvalidAction { column: 3 },
        Refusal::Stale { steps: 1 },
        Refusal::NotYourTurn {},
        Refusal::NotSeated {},
        Refusal::NotHost {},
        Refusal::NotStarted {},
        Refusal::AlreadyStarted {},
        Refusal::Over {},
        Refusal::NotOver {},
        Refusal::Full {},
        Refusal::SeatTaken {},
        Refusal::AlreadySeated {},
        Refusal::BotPlays {},
        Refusal::NotAbsent { seconds: 1 },
        Refusal::LinkExpired {},
        Refusal::NotInvited {},
        Refusal::TableNotFound {},
        Refusal::InvalidSettings { problem: SettingsError::Clock },
        Refusal::Malformed {},
        Refusal::TooLong { limit: 1 },
        Refusal::UnsupportedVersion { supported: 1 },
        Refusal::HelloFirst {},
        Refusal::RateLimited { seconds: 1 },
        Refusal::OtherIdentity {},
        Refusal::NotOffered {},
        Refusal::Undeliverable { problem: DeliveryProblem::Address },
        Refusal::TooMany {},
        Refusal::Unknown,
        Refusal::ForbiddenOrigin {},
        Refusal::Unavailable {},
        Refusal::GoingAway {},
    ]
}
