//! The contract of [`iquazu_store::Store`], checked on every database. The PostgreSQL tests need the feature `cluster`,
//! which `cargo verify` sets: plain `cargo test` leaves them out visibly instead of passing them untried.

mod channels;
mod days;
mod fixtures;
mod leases;
mod migration;
mod moderation;
mod people;
mod plans;
#[cfg(feature = "cluster")]
mod postgres_only;
mod queue;
mod settings;
mod sqlite_only;
mod tables;
mod upkeep;
mod writers;

/// Turns each function into one test per database.
macro_rules! contract {
    ($($module:ident: $($test:ident),+;)+) => {
        mod sqlite {
            $($(
                #[tokio::test(flavor = "multi_thread")]
                async fn $test() {
                    let folder = tempfile::tempdir().unwrap();
                    let database = crate::fixtures::TestDatabase::Sqlite(folder.path().join("iquazu.db"));
                    crate::$module::$test(database).await;
                }
            )+)+
        }
        #[cfg(feature = "cluster")]
        mod postgres {
            $($(
                #[tokio::test(flavor = "multi_thread")]
                async fn $test() {
                    let created = iquazu_store::Database::create().unwrap();
                    let database = crate::fixtures::TestDatabase::Postgres(created.address());
                    crate::$module::$test(database).await;
                }
            )+)+
        }
    };
}

contract! {
    tables:
        log_is_read_in_order_from_any_seq,
        duplicate_table_is_rejected,
        missing_table_is_reported,
        large_payload_round_trips,
        unicode_names_and_summaries_round_trip,
        oversized_append_is_rejected_and_rolled_back,
        append_updates_the_table_with_its_log,
        chat_is_apart_from_the_log_and_old_lines_give_way,
        concurrent_chat_lines_get_numbers_without_gaps,
        removed_table_leaves_nothing_behind,
        data_survives_a_restart;
    writers:
        one_of_many_writers_with_the_same_seq_wins,
        retrying_writers_lose_and_duplicate_nothing,
        many_tables_are_written_concurrently,
        failed_append_does_not_affect_its_batch;
    leases:
        due_table_is_claimed_once_per_lease,
        longest_overdue_table_is_claimed_first,
        concurrent_claims_do_not_overlap,
        append_or_reschedule_ends_the_lease;
    people:
        identity_is_found_by_any_of_its_secrets,
        ids_and_secrets_in_use_are_rejected,
        renaming_changes_only_the_name,
        query_by_player_returns_tables_with_a_seat,
        pages_are_complete_and_newest_first,
        pages_of_a_person_continue_after_a_removed_table,
        lobby_lists_public_unfinished_tables,
        seat_of_an_unknown_identity_is_rejected;
    upkeep:
        devices_are_listed_by_their_use,
        notice_is_queued_with_its_move,
        held_notice_is_withdrawn_unless_the_log_went_on,
        stale_tables_are_found_by_status,
        stale_identities_are_removed_with_what_they_have,
        oldest_push_subscriptions_give_way;
    queue:
        those_who_waited_longest_are_matched,
        those_who_are_not_seen_are_not_matched,
        person_waits_once_and_keeps_an_unseen_match,
        those_who_came_wait_again_at_their_old_places,
        match_is_given_up_as_a_whole_or_not_at_all,
        concurrent_matches_take_everybody_once;
    days:
        day_is_ordered_by_points_and_then_by_arrival,
        first_result_of_a_person_stays,
        week_sums_percent_and_follows_removals,
        weeks_are_rebuilt_from_the_results,
        first_playouts_sum_of_a_day_stays,
        removed_name_leaves_the_tables,
        results_go_with_their_person;
    channels:
        several_people_are_notified_by_one_append,
        channel_is_confirmed_and_keeps_count,
        channels_of_a_person_and_an_address_are_limited,
        table_is_muted_for_one_person;
    moderation:
        reports_are_listed_closed_and_purged,
        flood_of_reports_is_limited,
        bans_expire_and_are_lifted,
        sanctions_wait_until_they_are_enforced,
        expired_ban_is_not_enforced,
        mutes_belong_to_one_person,
        people_are_listed_by_name;
    plans:
        plan_of_a_seat_is_replaced_and_removed,
        plan_goes_with_its_table;
    settings:
        token_is_redeemed_exactly_once,
        token_works_for_its_purpose_until_it_expires,
        expired_tokens_are_deleted,
        push_subscription_is_replaced_by_endpoint,
        concurrent_setting_has_one_winner,
        calls_after_close_fail;
}
