//! What a gem in the chosen gap would change, while it is being paid for.

use super::payment::Purchase;
use super::store::{Choice, Play, use_play};
use crate::app::texts::{self, card, messages};
use crate::art::{Icon, IconName};
use iquazu_messages::Messages;
use iquazu_rules::{Gap, Seat};
use iquazu_session::preview_placement;
use leptos::prelude::*;

/// Shown while a gap is chosen, in a place where it moves nothing.
#[component]
pub fn Preview() -> impl IntoView {
    let play = use_play();
    let purchase = Memo::new(move |_| Purchase::chosen(play));
    let lines = move |gap| change_lines(messages(), play, gap).unwrap_or_default();
    move || {
        purchase.get().map(|purchase| {
            let title = move || {
                let t = messages();
                let price = t.pay_price(purchase.price.into(), card(purchase.colour));
                format!("{} · {price}", t.pay_title(purchase.gap.column().into(), purchase.row.into()))
            };
            view! {
                <section class="preview panel" aria-label=move || messages().lead_change()>
                    <h2>{title}</h2>
                    <ul>
                        {move || lines(purchase.gap).into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}
                    </ul>
                    <button
                        class="button button-plain button-icon"
                        data-do="cancel"
                        aria-label=move || messages().app_cancel()
                        on:click=move |_| play.choice.set(Choice::Nothing)
                    >
                        <Icon name=IconName::Close/>
                    </button>
                </section>
            }
        })
    }
}

fn change_lines(t: Messages, play: Play, gap: Gap) -> Option<Vec<String>> {
    let view = play.view();
    let table = view.table();
    let preview = preview_placement(table, play.own_seat()?, gap)?;
    let mut lines = Vec::new();
    if preview.completes_column {
        lines.push(t.lead_completes(gap.column().into()));
    }
    for seat in table.players().seats() {
        let points = |ranking: &iquazu_rules::Ranking| ranking.of(seat).map_or(0, |rank| rank.points);
        let (before, after) = (points(&preview.column.before), points(&preview.column.after));
        if before != after {
            lines.push(t.lead_change_points(&play.name(seat), &before.to_string(), &after.to_string()));
        }
    }
    let leader = |lead: Option<iquazu_rules::RowLead>| lead.map(|lead| lead.seat);
    let (before, after) = (leader(preview.row.before.lead), leader(preview.row.after.lead));
    if let Some(tile) = table.shown_tile(preview.row.after.row)
        && before != after
    {
        let name = |seat: Option<Seat>| seat.map_or(t.lead_nobody().to_owned(), |seat| play.name(seat));
        lines.push(t.lead_change_tile(&texts::tile(t, tile), &name(before), &name(after)));
    }
    if preview.row_scorings > 0 {
        lines.push(t.lead_scorings(preview.row_scorings.into(), preview.row.after.row.number().into()));
    }
    Some(lines)
}
