//! Short messages over the board about what the others at an online table do: chat, leaving, coming back.

use super::chat::line_text;
use super::days_off::date;
use super::steps::name_of;
use super::table::TableClient;
use crate::app::texts::messages;
use crate::board::motion;
use crate::play::store::UiNotice;
use iquazu_messages::Messages;
use iquazu_protocol::{ChatLine, Occupant, SeatInfo};
use iquazu_rules::Seat;
use leptos::prelude::*;
use std::time::Duration;

/// How long a message stays.
const MESSAGE_DURATION: Duration = Duration::from_secs(6);

impl TableClient {
    /// Shows a chat line of somebody else, unless the chat itself is in sight.
    pub(super) fn announce_chat(self, line: &ChatLine) {
        let in_sight = motion::find(".online-chat").is_some_and(|chat| chat.client_height() > 0);
        if self.my_seat.get_untracked() == Some(line.seat) || in_sight || untrack(|| self.is_hidden(line.seat)) {
            return;
        }
        self.play.unread.set(true);
        let t = self.texts();
        let name = self.name_at(t, line.seat);
        self.show_news(format!("{name}: {}", line_text(t, line)));
    }

    /// Says who has lost the connection or is back.
    pub(super) fn announce_presence(self, now: &[Seat]) {
        let before = self.connected_seats.get_untracked();
        let me = self.my_seat.get_untracked();
        let t = self.texts();
        let other = |seat: &&Seat| Some(**seat) != me && self.is_person(**seat);
        let gone = before.iter().filter(|seat| !now.contains(seat)).find(other);
        let back = now.iter().filter(|seat| !before.contains(seat)).find(other);
        let news = gone.map(|seat| t.online_news_away(&self.name_at(t, *seat)));
        if let Some(news) = news.or_else(|| back.map(|seat| t.online_news_back(&self.name_at(t, *seat)))) {
            self.show_news(news);
        }
    }

    /// Says who is replaced by a bot, and who has taken their seat back.
    pub(super) fn announce_seats(self, now: &[SeatInfo]) {
        let t = self.texts();
        let me = self.my_seat.get_untracked();
        let news = self.seats.with_untracked(|before| {
            let changed =
                before.iter().zip(now).filter(|(before, now)| before.seat == now.seat && Some(now.seat) != me);
            let away = changed.clone().find_map(|(before, now)| {
                let until = now.away_until.filter(|_| before.away_until != now.away_until)?;
                Some(t.days_off_other(&name_of(t, now), &date(until)))
            });
            away.or_else(|| {
                changed.clone().find_map(|(before, now)| match (substituted(before)?, substituted(now)?) {
                    (false, true) => Some(t.online_news_replaced(&name_of(t, now))),
                    (true, false) => Some(t.online_news_returned(&name_of(t, now))),
                    _ => None,
                })
            })
        });
        if let Some(news) = news {
            self.show_news(news);
        }
    }

    pub(super) fn show_news(self, news: String) {
        let notice = Some(UiNotice::News(news));
        self.play.notice.set(notice.clone());
        self.scope.after(MESSAGE_DURATION, move || {
            if self.play.notice.get_untracked() == notice {
                self.play.notice.set(None);
            }
        });
    }

    pub(super) fn texts(self) -> Messages {
        untrack(messages)
    }

    fn is_person(self, seat: Seat) -> bool {
        let person = |info: &SeatInfo| info.seat == seat && matches!(info.occupant, Occupant::Person { .. });
        self.seats.with_untracked(|seats| seats.iter().any(person))
    }

    fn name_at(self, t: Messages, seat: Seat) -> String {
        let find = |seats: &Vec<SeatInfo>| seats.iter().find(|info| info.seat == seat).map(|info| name_of(t, info));
        self.seats.with_untracked(find).unwrap_or_default()
    }
}

/// Returns whether a bot plays for the person of a seat; `None` if no person has the seat.
fn substituted(info: &SeatInfo) -> Option<bool> {
    match &info.occupant {
        Occupant::Person { substitute, .. } => Some(substitute.is_some()),
        _ => None,
    }
}
