//! What every store promises, asked of each database there is. PostgreSQL is asked with the
//! feature `cluster`, which `cargo verify` sets: plain `cargo test` leaves it out visibly instead
//! of passing it untried.

mod making;
mod people;
#[cfg(feature = "cluster")]
mod postgres_only;
mod settings;
mod sqlite_only;
mod tables;
mod work;
mod writers;

/// Each promise becomes a test for each database.
macro_rules! contract {
    ($($module:ident: $($promise:ident),+;)+) => {
        mod sqlite {
            $($(
                #[tokio::test(flavor = "multi_thread")]
                async fn $promise() {
                    let folder = tempfile::tempdir().unwrap();
                    let home = crate::making::Home::Sqlite(folder.path().join("iquazu.db"));
                    crate::$module::$promise(home).await;
                }
            )+)+
        }
        #[cfg(feature = "cluster")]
        mod postgres {
            $($(
                #[tokio::test(flavor = "multi_thread")]
                async fn $promise() {
                    let database = iquazu_store::Database::create().unwrap();
                    let home = crate::making::Home::Postgres(database.address());
                    crate::$module::$promise(home).await;
                }
            )+)+
        }
    };
}

contract! {
    tables:
        a_log_is_read_back_in_order_from_any_number,
        a_table_that_is_made_twice_is_refused,
        a_table_that_is_not_there_is_said_to_be_missing,
        big_payloads_and_every_byte_come_back_as_they_were,
        names_and_summaries_keep_every_letter,
        what_is_too_big_is_refused_and_nothing_of_it_stays,
        an_append_changes_summary_stage_and_due_with_the_log,
        a_removed_table_leaves_nothing_behind,
        everything_is_there_after_a_restart;
    writers:
        of_many_writers_with_one_number_exactly_one_wins,
        writers_that_try_again_lose_and_double_nothing,
        many_tables_are_written_at_once,
        an_append_that_is_refused_does_not_harm_others_beside_it;
    work:
        due_tables_are_claimed_once_until_their_lease_ends,
        due_tables_come_in_the_order_of_their_moments,
        many_claimers_share_the_work,
        an_append_or_a_new_moment_ends_the_claim;
    people:
        an_identity_is_found_by_any_of_its_secrets,
        ids_and_secrets_in_use_are_refused,
        a_renamed_person_keeps_everything_else,
        tables_of_a_person_are_those_with_a_seat,
        lists_are_paged_newest_first_without_gap_or_repeat,
        the_lobby_shows_public_tables_that_are_not_over,
        a_forgotten_person_leaves_logs_but_no_seat,
        a_seat_for_nobody_known_is_refused;
    settings:
        a_token_is_taken_exactly_once,
        a_token_serves_its_purpose_until_it_expires,
        expired_tokens_are_swept_away,
        pushes_are_replaced_by_endpoint,
        the_first_setting_wins_a_race_and_can_be_changed_later,
        after_close_calls_are_refused;
}
