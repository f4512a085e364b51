//! Reports, bans and mutes of a store that can fail on demand.

use crate::flaky_store::FlakyStore;
use async_trait::async_trait;
use iquazu_store::*;

#[async_trait]
impl ModerationStore for FlakyStore {
    async fn add_report(&self, report: Report, limits: ReportLimits) -> Result<ReportAdded, Error> {
        self.reach()?.add_report(report, limits).await
    }
    async fn reports(&self, open: bool, after: Option<TimeCursor>, limit: u32) -> Result<Vec<Report>, Error> {
        self.reach()?.reports(open, after, limit).await
    }
    async fn close_report(&self, id: ReportId, outcome: &str, now: Timestamp) -> Result<bool, Error> {
        self.reach()?.close_report(id, outcome, now).await
    }
    async fn remove_closed_reports(&self, before: Timestamp, limit: u32) -> Result<u64, Error> {
        self.reach()?.remove_closed_reports(before, limit).await
    }
    async fn remove_open_reports(&self, before: Timestamp, limit: u32) -> Result<u64, Error> {
        self.reach()?.remove_open_reports(before, limit).await
    }
    async fn ban(&self, ban: NewBan) -> Result<(), Error> {
        self.reach()?.ban(ban).await
    }
    async fn lift_ban(&self, identity: IdentityId) -> Result<bool, Error> {
        self.reach()?.lift_ban(identity).await
    }
    async fn active_ban(&self, identity: IdentityId, now: Timestamp) -> Result<Option<Ban>, Error> {
        self.reach()?.active_ban(identity, now).await
    }
    async fn bans(&self, after: Option<TimeCursor>, limit: u32) -> Result<Vec<Ban>, Error> {
        self.reach()?.bans(after, limit).await
    }
    async fn remove_expired_bans(&self, before: Timestamp, limit: u32) -> Result<u64, Error> {
        self.reach()?.remove_expired_bans(before, limit).await
    }
    async fn remove_name(
        &self,
        identity: IdentityId,
        name: &str,
        replacement: &str,
        now: Timestamp,
    ) -> Result<(), Error> {
        self.reach()?.remove_name(identity, name, replacement, now).await
    }
    async fn removed_names(&self, identity: IdentityId) -> Result<Vec<String>, Error> {
        self.reach()?.removed_names(identity).await
    }
    async fn unenforced(&self, now: Timestamp, limit: u32) -> Result<Vec<Sanction>, Error> {
        self.reach()?.unenforced(now, limit).await
    }
    async fn mark_enforced(&self, sanction: Sanction) -> Result<(), Error> {
        self.reach()?.mark_enforced(sanction).await
    }
    async fn mute(&self, identity: IdentityId, muted: IdentityId, max: u32) -> Result<bool, Error> {
        self.reach()?.mute(identity, muted, max).await
    }
    async fn unmute(&self, identity: IdentityId, muted: IdentityId) -> Result<(), Error> {
        self.reach()?.unmute(identity, muted).await
    }
    async fn muted_among(&self, identity: IdentityId, others: Vec<IdentityId>) -> Result<Vec<IdentityId>, Error> {
        self.reach()?.muted_among(identity, others).await
    }
    async fn people(&self, query: PeopleQuery, now: Timestamp) -> Result<Vec<Person>, Error> {
        self.reach()?.people(query, now).await
    }
    async fn person(&self, identity: IdentityId, now: Timestamp) -> Result<Option<Person>, Error> {
        self.reach()?.person(identity, now).await
    }
    async fn figures(&self, now: Timestamp) -> Result<StoreFigures, Error> {
        self.reach()?.figures(now).await
    }
}
