//! The table of rock points.

use super::edit::Edit;
use super::editor::Editor;
use super::missing::rock_id;
use super::number::{Number, refusal};
use iquazu_messages::Messages;
use iquazu_rules::edition::{ROCK_RANGE, ranks};
use iquazu_rules::{COLUMNS, Players};
use leptos::prelude::*;

pub(super) fn view(t: Messages, editor: Editor) -> AnyView {
    let refused = RwSignal::new(None);
    let head = |players: Players| {
        view! {
            <th scope="colgroup" colspan=ranks(players).to_string()>
                <span aria-hidden="true">{players.count()}</span>
                <span class="hidden-text">{t.box_rocks_players(players.count().into())}</span>
            </th>
        }
    };
    let row = |column: u8| {
        let fields = Players::ALL.into_iter().flat_map(|players| (0..ranks(players)).map(move |rank| (players, rank)));
        let fields = fields.map(|(players, rank)| {
            let field = number(t, players, column, rank).view(t, editor, refused);
            view! { <td class:box-rank-first=rank == 0>{field}</td> }
        });
        view! { <tr><th scope="row">{column}</th>{fields.collect_view()}</tr> }
    };
    view! {
        <p class="soft">{t.box_rocks_help()}</p>
        <table class="box-rocks">
            <thead>
                <tr aria-hidden="true"><td></td><th colspan="6">{t.setup_players()}</th></tr>
                <tr><td></td>{Players::ALL.map(head)}</tr>
            </thead>
            <tbody>{(1..=COLUMNS).map(row).collect_view()}</tbody>
        </table>
        {refusal(refused)}
    }
    .into_any()
}

fn number(t: Messages, players: Players, column: u8, rank: usize) -> Number {
    let neighbour = |column: Option<u8>| {
        column.filter(|column| (1..=COLUMNS).contains(column)).map(|column| rock_id(players, column, rank))
    };
    Number {
        id: rock_id(players, column, rank),
        label: t.box_rock_rank(column.into(), players.count().into(), rank as i64 + 1),
        range: ROCK_RANGE,
        value: Box::new(move |draft| draft.rocks[usize::from(players.count()) - 2][usize::from(column) - 1][rank]),
        edit: Box::new(move |points| Edit::Rock { players, column, rank, points }),
        neighbours: [neighbour(column.checked_sub(1)), neighbour(Some(column + 1))],
    }
}
