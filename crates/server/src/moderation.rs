//! Bans, removed names and reports: what refuses a request, and what reaches the tables of a person.

use std::sync::Arc;
use std::time::Duration;

use crate::hub::{Hub, now_ms, store_refusal, timestamp};
use crate::table::{Command, Issuer, TableState};
use crate::word_list::is_same_name;
use iquazu_protocol::{ChatContent, Name, Refusal, UnixMillis};
use iquazu_rules::Seat;
use iquazu_store::{Error, IdentityId, Sanction, TableQuery, TableStatus, Timestamp};
use serde::{Deserialize, Serialize};

/// What people are called after an operator took their name.
pub const REMOVED_NAME: &str = "•••";
/// How long closed reports are kept.
pub const CLOSED_REPORT_RETENTION: Duration = Duration::from_secs(90 * 24 * 3600);
const BATCH: u32 = 50;

/// What a report contains besides its columns.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ReportDetails {
    /// The reporter's remark.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// The last lines of the table's chat, oldest first, as the server stored them.
    pub lines: Vec<ReportedLine>,
}

/// A line of chat in a report.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReportedLine {
    /// When it was said.
    pub at: UnixMillis,
    /// The speaker's seat.
    pub seat: Seat,
    /// The speaker's name; empty if they have left the table.
    pub name: String,
    /// Whether the reported person said it.
    pub reported: bool,
    /// What was said; a phrase in brackets.
    pub text: String,
}

impl ReportDetails {
    /// Reads the payload of a stored report; empty if a newer program wrote it.
    pub fn read(payload: &[u8]) -> ReportDetails {
        serde_json::from_slice(payload).unwrap_or_default()
    }

    /// Copies the chat of a table. A line belongs to the person who had the seat at that time, and who may have another one
    /// now.
    pub(crate) fn of_table(table: &TableState, reported: IdentityId, note: Option<String>) -> ReportDetails {
        let copy = |line: &iquazu_protocol::ChatLine| {
            let speaker = table.holder_at(line.seat, line.at);
            let name = speaker.and_then(|speaker| table.name_at(table.seat_of(&speaker)?));
            ReportedLine {
                at: line.at,
                seat: line.seat,
                name: name.map_or_else(String::new, |name| name.as_str().to_owned()),
                reported: speaker == Some(reported),
                text: match &line.content {
                    ChatContent::Text(text) => text.as_str().to_owned(),
                    ChatContent::Phrase(phrase) => {
                        let phrase = serde_json::to_value(phrase).unwrap_or_default();
                        format!("[{}]", phrase.as_str().unwrap_or_default())
                    }
                },
            }
        };
        ReportDetails { note, lines: table.chat.lines().map(copy).collect() }
    }
}

impl Hub {
    /// Refuses a person who is banned.
    pub(crate) async fn check_ban(&self, identity: IdentityId) -> Result<(), Refusal> {
        let ban =
            self.store().active_ban(identity, timestamp(now_ms())).await.map_err(|error| store_refusal(&error))?;
        match ban {
            None => Ok(()),
            Some(ban) => {
                let until = ban.expires_at.and_then(|at| u64::try_from(at.0).ok());
                Err(Refusal::Banned { why: ban.reason, until })
            }
        }
    }

    /// Refuses a name that has a listed word, or that an operator took from this person.
    pub(crate) async fn check_name(&self, name: &Name, owner: Option<IdentityId>) -> Result<(), Refusal> {
        let is_listed = self.config.word_list.as_ref().is_some_and(|list| !list.allows(name));
        let removed = match owner {
            Some(owner) => self.store().removed_names(owner).await.map_err(|error| store_refusal(&error))?,
            None => Vec::new(),
        };
        if is_listed || removed.iter().any(|removed| is_same_name(removed, name.as_str())) {
            return Err(Refusal::NameRefused {});
        }
        Ok(())
    }

    /// Replaces the listed words of a chat line.
    pub(crate) fn clean_chat(&self, content: ChatContent) -> ChatContent {
        match &self.config.word_list {
            Some(list) => list.clean(content),
            None => content,
        }
    }

    /// Makes bans and removed names effective at the tables of the people. A failed sanction is retried by the next call,
    /// of this process or another.
    pub(crate) async fn enforce_sanctions(self: &Arc<Hub>) -> Result<(), Error> {
        for sanction in self.store().unenforced(timestamp(now_ms()), BATCH).await? {
            let (identity, command) = match &sanction {
                Sanction::Ban { identity, .. } => {
                    self.store().leave_queue(*identity, None).await?;
                    (*identity, Command::Leave)
                }
                Sanction::Name { identity, name } => {
                    let (identity, removed) = (*identity, name.clone());
                    (identity, Command::TakeName { identity, removed })
                }
            };
            if self.command_everywhere(identity, &command).await? {
                self.store().mark_enforced(sanction).await?;
            }
        }
        Ok(())
    }

    /// Issues a command at all unfinished tables of a person. Returns whether none has to be tried again.
    async fn command_everywhere(self: &Arc<Hub>, identity: IdentityId, command: &Command) -> Result<bool, Error> {
        let statuses = vec![TableStatus::Waiting, TableStatus::Playing];
        let mut query = TableQuery { statuses, ..TableQuery::by_player(identity, BATCH) };
        let mut is_done = true;
        loop {
            let page = self.store().list(query.clone()).await?;
            let Some(last) = page.last() else { return Ok(is_done) };
            query.after = Some(last.cursor());
            for row in page {
                let issuer = match command {
                    Command::Leave => Issuer::Person(identity),
                    _ => Issuer::Server,
                };
                let done = self.command(row.id, issuer, command.clone()).await;
                // A player cannot leave while the deal is being made.
                is_done &= !done.is_err_and(|refusal| refusal.is_transient() || refusal == Refusal::AlreadyStarted {});
            }
        }
    }

    /// Removes reports that were closed or stayed open for long, and expired bans.
    pub(crate) async fn purge_moderation(&self, now: Timestamp) -> Result<(), Error> {
        self.store().remove_closed_reports(now.saturating_sub(CLOSED_REPORT_RETENTION), 1000).await?;
        if let Some(age) = self.config.retention.open_reports {
            let removed = self.store().remove_open_reports(now.saturating_sub(age), 1000).await?;
            if removed > 0 {
                tracing::warn!(removed, "removed reports that no operator has closed");
            }
        }
        self.store().remove_expired_bans(now, 1000).await.map(drop)
    }
}
