//! The queues, channels and plans of a store that can fail on demand.

use crate::flaky_store::FlakyStore;
use async_trait::async_trait;
use iquazu_store::*;

#[async_trait]
impl QueueStore for FlakyStore {
    async fn enter_queue(
        &self,
        ticket: NewTicket,
        now: Timestamp,
        seen_since: Timestamp,
        matched_since: Timestamp,
    ) -> Result<TicketId, Error> {
        self.reach()?.enter_queue(ticket, now, seen_since, matched_since).await
    }
    async fn renew_ticket(&self, identity: IdentityId, ticket: TicketId, now: Timestamp) -> Result<(), Error> {
        self.reach()?.renew_ticket(identity, ticket, now).await
    }
    async fn match_queue(
        &self,
        queue: &str,
        players: u8,
        table: TableKey,
        now: Timestamp,
        seen_since: Timestamp,
    ) -> Result<bool, Error> {
        self.reach()?.match_queue(queue, players, table, now, seen_since).await
    }
    async fn ticket(&self, identity: IdentityId) -> Result<Option<Ticket>, Error> {
        self.reach()?.ticket(identity).await
    }
    async fn matched(&self, table: TableKey) -> Result<Vec<Ticket>, Error> {
        self.reach()?.matched(table).await
    }
    async fn seat_ticket(&self, identity: IdentityId, table: TableKey) -> Result<bool, Error> {
        self.reach()?.seat_ticket(identity, table).await
    }
    async fn give_up_matches(
        &self,
        queues: &[String],
        matched_before: Timestamp,
        now: Timestamp,
        limit: u32,
    ) -> Result<Vec<TableKey>, Error> {
        self.reach()?.give_up_matches(queues, matched_before, now, limit).await
    }
    async fn leave_queue(&self, identity: IdentityId, ticket: Option<TicketId>) -> Result<bool, Error> {
        self.reach()?.leave_queue(identity, ticket).await
    }
    async fn queue_counts(&self, seen: Timestamp, matched: Timestamp, waits: u32) -> Result<Vec<QueueCount>, Error> {
        self.reach()?.queue_counts(seen, matched, waits).await
    }
    async fn remove_stale_tickets(&self, seen_since: Timestamp, limit: u32) -> Result<u64, Error> {
        self.reach()?.remove_stale_tickets(seen_since, limit).await
    }
}

#[async_trait]
impl ChannelStore for FlakyStore {
    async fn add_channel(&self, channel: Channel, own: u32, since: Timestamp, same: u32) -> Result<bool, Error> {
        self.reach()?.add_channel(channel, own, since, same).await
    }
    async fn channels(&self, identity: IdentityId) -> Result<Vec<Channel>, Error> {
        self.reach()?.channels(identity).await
    }
    async fn channel(&self, id: ChannelId) -> Result<Option<Channel>, Error> {
        self.reach()?.channel(id).await
    }
    async fn confirm_channel(&self, id: ChannelId, at: Timestamp) -> Result<bool, Error> {
        self.reach()?.confirm_channel(id, at).await
    }
    async fn remove_channel(&self, id: ChannelId) -> Result<bool, Error> {
        self.reach()?.remove_channel(id).await
    }
    async fn note_delivery(&self, id: ChannelId, at: Timestamp, problem: Option<&str>) -> Result<(), Error> {
        self.reach()?.note_delivery(id, at, problem).await
    }
    async fn remove_unconfirmed_channels(&self, before: Timestamp, limit: u32) -> Result<u64, Error> {
        self.reach()?.remove_unconfirmed_channels(before, limit).await
    }
    async fn notice_preferences(&self, identity: IdentityId) -> Result<Option<Vec<u8>>, Error> {
        self.reach()?.notice_preferences(identity).await
    }
    async fn set_notice_preferences(&self, identity: IdentityId, payload: Vec<u8>) -> Result<(), Error> {
        self.reach()?.set_notice_preferences(identity, payload).await
    }
    async fn mute_table(&self, identity: IdentityId, table: TableKey, muted: bool) -> Result<(), Error> {
        self.reach()?.mute_table(identity, table, muted).await
    }
    async fn muted_tables(&self, identity: IdentityId, limit: u32) -> Result<Vec<TableKey>, Error> {
        self.reach()?.muted_tables(identity, limit).await
    }
    async fn is_muted(&self, identity: IdentityId, table: TableKey) -> Result<bool, Error> {
        self.reach()?.is_muted(identity, table).await
    }
}

#[async_trait]
impl DayStore for FlakyStore {
    async fn add_day_result(&self, result: NewDayResult) -> Result<bool, Error> {
        self.reach()?.add_day_result(result).await
    }
    async fn day_result(&self, day: u32, identity: IdentityId) -> Result<Option<DayResult>, Error> {
        self.reach()?.day_result(day, identity).await
    }
    async fn remove_day_result(&self, day: u32, identity: IdentityId) -> Result<bool, Error> {
        self.reach()?.remove_day_result(day, identity).await
    }
    async fn leaderboard_lines(
        &self,
        board: Leaderboard,
        after: Option<LeaderboardCursor>,
        limit: u32,
    ) -> Result<Vec<LeaderboardLine>, Error> {
        self.reach()?.leaderboard_lines(board, after, limit).await
    }
    async fn leaderboard_line(
        &self,
        board: Leaderboard,
        identity: IdentityId,
    ) -> Result<Option<LeaderboardLine>, Error> {
        self.reach()?.leaderboard_line(board, identity).await
    }
    async fn count_leaderboard_lines(
        &self,
        board: Leaderboard,
        before: Option<LeaderboardCursor>,
    ) -> Result<u64, Error> {
        self.reach()?.count_leaderboard_lines(board, before).await
    }
    async fn playouts_sum(&self, day: u32) -> Result<Option<u32>, Error> {
        self.reach()?.playouts_sum(day).await
    }
    async fn put_playouts_sum(&self, day: u32, sum: u32) -> Result<u32, Error> {
        self.reach()?.put_playouts_sum(day, sum).await
    }
    async fn all_day_results(&self, after: i64, limit: u32) -> Result<Vec<DayResult>, Error> {
        self.reach()?.all_day_results(after, limit).await
    }
    async fn correct_day_result(&self, number: i64, points: u16, percent: u32) -> Result<(), Error> {
        self.reach()?.correct_day_result(number, points, percent).await
    }
    async fn rebuild_weeks(&self) -> Result<(), Error> {
        self.reach()?.rebuild_weeks().await
    }
}

#[async_trait]
impl PlanStore for FlakyStore {
    async fn put_plan(&self, table: TableKey, seat: u8, payload: Vec<u8>) -> Result<(), Error> {
        self.reach()?.put_plan(table, seat, payload).await
    }
    async fn plan(&self, table: TableKey, seat: u8) -> Result<Option<Vec<u8>>, Error> {
        self.reach()?.plan(table, seat).await
    }
    async fn remove_plan(&self, table: TableKey, seat: u8, payload: Option<Vec<u8>>) -> Result<bool, Error> {
        self.reach()?.remove_plan(table, seat, payload).await
    }
}
