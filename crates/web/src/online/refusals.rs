//! Texts for refused and failed requests.

use super::api::RequestError;
use super::notices::date;
use iquazu_messages::Messages;
use iquazu_protocol::{DeliveryProblem, Refusal, SettingsError};

pub fn request_error_text(t: Messages, error: &RequestError) -> String {
    match error {
        RequestError::NotConnected => t.online_no_server().to_owned(),
        RequestError::Refused(refusal) => refusal_text(t, refusal),
    }
}

pub fn refusal_text(t: Messages, refusal: &Refusal) -> String {
    match refusal {
        Refusal::Rules { clause } => t.online_refused_rules(clause),
        Refusal::NotYourTurn {} | Refusal::Stale { .. } | Refusal::DealRound { .. } => {
            t.online_refused_turn().to_owned()
        }
        Refusal::YourTurn {} => t.plan_refused_turn().to_owned(),
        Refusal::DaysOffUsed { left } => t.plan_refused_days((*left).into()),
        Refusal::BotPlays {} => t.online_refused_bot().to_owned(),
        Refusal::NotSeated {} | Refusal::NotHost {} | Refusal::NotInvited {} => t.online_refused_not_you().to_owned(),
        Refusal::Full {} | Refusal::SeatTaken {} | Refusal::AlreadyStarted {} => t.online_refused_full().to_owned(),
        Refusal::AlreadySeated {} => t.online_refused_seated().to_owned(),
        Refusal::TimeUp {} => t.online_refused_time().to_owned(),
        Refusal::LinkExpired {} => t.online_refused_link().to_owned(),
        Refusal::TableNotFound {} => t.online_refused_no_table().to_owned(),
        Refusal::InvalidSettings { problem: SettingsError::Edition } => t.online_refused_edition().to_owned(),
        Refusal::InvalidSettings { problem: SettingsError::TooManyEditions } => t.online_refused_editions().to_owned(),
        Refusal::InvalidSettings { .. } => t.online_refused_settings().to_owned(),
        Refusal::RateLimited { seconds } | Refusal::NotAbsent { seconds } => t.online_refused_fast((*seconds).into()),
        Refusal::UnsupportedVersion { .. } => t.online_refused_version().to_owned(),
        Refusal::Unavailable {} | Refusal::GoingAway {} => t.online_refused_later().to_owned(),
        Refusal::Undeliverable { problem } => problem_text(t, *problem).to_owned(),
        Refusal::TooMany {} => t.notices_too_many().to_owned(),
        Refusal::Banned { why, until } => ban_text(t, why, *until),
        Refusal::NameRefused {} => t.online_refused_name().to_owned(),
        Refusal::NotOffered {} => t.online_refused_not_offered().to_owned(),
        Refusal::NotStarted {}
        | Refusal::Over {}
        | Refusal::NotOver {}
        | Refusal::InvalidAction { .. }
        | Refusal::Malformed {}
        | Refusal::TooLong { .. }
        | Refusal::HelloFirst {}
        | Refusal::OtherIdentity {}
        // The page of the day has its own texts.
        | Refusal::Day { .. }
        | Refusal::Unknown
        | Refusal::ForbiddenOrigin {} => t.online_refused_other().to_owned(),
    }
}

/// Says that the player is banned, why, and until when.
fn ban_text(t: Messages, why: &str, until: Option<u64>) -> String {
    let until = until.map(|at| t.online_refused_banned_until(&date(t, at)));
    // The operator's words may be in a language of another direction.
    let why = (!why.is_empty()).then(|| format!("\u{2068}{why}\u{2069}"));
    let parts = [Some(t.online_refused_banned().to_owned()), why, until];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Returns why a notice could not be delivered.
pub fn problem_text(t: Messages, problem: DeliveryProblem) -> &'static str {
    match problem {
        DeliveryProblem::Address => t.notices_problem_address(),
        DeliveryProblem::Unreachable => t.notices_problem_unreachable(),
        DeliveryProblem::Rejected => t.notices_problem_rejected(),
    }
}
