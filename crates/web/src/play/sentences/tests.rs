use super::*;
use crate::play::sample;
use iquazu_messages::Lang;
use iquazu_rules::{Action, Cards};
use iquazu_session::Game;

fn story(game: &Game, lang: Lang) -> Vec<String> {
    let teller = Teller::new(Messages(lang), game.setup());
    let told =
        |moment: &GameStep| (0..moment.events.len()).flat_map(|index| teller.tell(moment, index)).collect::<Vec<_>>();
    game.history().iter().flat_map(told).map(|line| line.text).collect()
}

/// Ann, at the screen, and Ben draw; Ben, who has the water box, drips.
fn opening(people: &[&str]) -> Game {
    let mut game = sample::game(&["Ann", "Ben"], people);
    for _ in 0..2 {
        let seat = game.to_act().expect("a seat");
        game.act(seat, Action::Draw).expect("drawing is possible");
    }
    game
}

#[test]
fn a_turn_in_three_languages() {
    let game = opening(&["Ann"]);
    let end = |lang| {
        let story = story(&game, lang);
        story[story.len() - 4..].to_vec()
    };
    assert_eq!(
        end(Lang::En),
        ["It is Ben’s turn.", "Ben draws 4 cards.", "Ben puts a water drop on column 1, row 1.", "It is your turn."]
    );
    assert_eq!(
        end(Lang::De),
        [
            "Ben ist dran.",
            "Ben zieht 4 Karten.",
            "Ben setzt einen Wassertropfen auf Spalte 1, Reihe 1.",
            "Du bist dran."
        ]
    );
    assert_eq!(
        end(Lang::Fr),
        [
            "C’est à Ben de jouer.",
            "Ben pioche 4 cartes.",
            "Ben pose une goutte d’eau en colonne 1, ligne 1.",
            "C’est à toi."
        ]
    );
}

#[test]
fn the_only_reader_sees_their_own_cards_and_nobody_elses() {
    let game = opening(&["Ann"]);
    let drawn = |moment: usize| match game.history()[moment].events[0] {
        Event::Drew { cards, .. } => words::hand(Messages(Lang::En), cards),
        other => panic!("{other:?}"),
    };
    let story = story(&game, Lang::En);
    assert!(story.contains(&format!("You draw {}.", drawn(1))), "{story:#?}");
    assert!(!story.join(" ").contains(&format!("Ben draws {}", drawn(2))));
}

/// Of everything hidden, sentences tell only how many cards: with other faces they are the same.
#[test]
fn several_people_read_no_faces() {
    let game = sample::played(&["Ann", "Ben", "Cleo"], &["Ann", "Ben"]);
    let teller = Teller::new(Messages(Lang::En), game.setup());
    assert_eq!(teller.viewer(), Viewer::Spectator);
    let recoloured = |cards: Cards| Cards::new(cards.total(), 0, 0);
    for moment in game.history() {
        let mut other = moment.clone();
        for event in &mut other.events {
            if let Event::Drew { cards, .. } | Event::Dealt { cards, .. } = event {
                *cards = recoloured(*cards);
            }
        }
        for index in 0..moment.events.len() {
            assert_eq!(teller.tell(moment, index), teller.tell(&other, index));
        }
    }
}

#[test]
fn every_event_of_a_whole_game_is_told() {
    let game = sample::played(&["Ann", "Ben", "Cleo", "Dan"], &["Dan"]);
    let teller = Teller::new(Messages(Lang::En), game.setup());
    for moment in game.history() {
        for (index, event) in moment.events.iter().enumerate() {
            let told_by_gem = matches!(event, Event::TileUsed { tile: Tile::AnyColour, .. });
            assert_eq!(teller.tell(moment, index).is_empty(), told_by_gem, "{event:?}");
        }
    }
    let story = story(&game, Lang::En);
    assert!(story.contains(&"Column 1 is full and is scored.".to_owned()));
    assert!(story.contains(&"Column 11 is scored at the end.".to_owned()));
    assert!(story[story.len() - 2..][0].contains("over"));
}

#[test]
fn lines_know_their_places() {
    let game = opening(&[]);
    let teller = Teller::new(Messages(Lang::En), game.setup());
    let drip = game.history()[2].events.iter().position(|event| matches!(event, Event::Dripped { .. }));
    let lines = teller.tell(&game.history()[2], drip.expect("Ben drips"));
    assert_eq!(lines[0].place, Some(Place::Gap { column: 1, index: 0 }));
}
