use super::*;
use crate::play::sample;
use iquazu_messages::Lang;
use iquazu_rules::{Action, Cards};
use iquazu_session::Game;

fn sentences(game: &Game, lang: Lang) -> Vec<String> {
    let narrator = Narrator::new(Messages(lang), game.setup());
    let narrated = |moment: &GameStep| {
        (0..moment.events.len()).flat_map(|index| narrator.narrate(moment, index)).collect::<Vec<_>>()
    };
    game.history().iter().flat_map(narrated).map(|line| line.text).collect()
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
fn one_turn_in_three_languages() {
    let game = opening(&["Ann"]);
    let end = |lang| {
        let sentences = sentences(&game, lang);
        sentences[sentences.len() - 4..].to_vec()
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
fn single_person_reads_only_their_own_cards() {
    let game = opening(&["Ann"]);
    let drawn = |moment: usize| match game.history()[moment].events[0] {
        Event::Drew { cards, .. } => texts::hand(Messages(Lang::En), cards),
        other => panic!("{other:?}"),
    };
    let sentences = sentences(&game, Lang::En);
    assert!(sentences.contains(&format!("You draw {}.", drawn(1))), "{sentences:#?}");
    assert!(!sentences.join(" ").contains(&format!("Ben draws {}", drawn(2))));
}

/// Sentences about hidden cards depend only on their number, not on their faces.
#[test]
fn several_people_read_no_cards() {
    let game = sample::played(&["Ann", "Ben", "Cleo"], &["Ann", "Ben"]);
    let narrator = Narrator::new(Messages(Lang::En), game.setup());
    assert_eq!(narrator.viewer(), Viewer::Spectator);
    let recoloured = |cards: Cards| Cards::new(cards.total(), 0, 0);
    for moment in game.history() {
        let mut other = moment.clone();
        for event in &mut other.events {
            if let Event::Drew { cards, .. } | Event::Dealt { cards, .. } = event {
                *cards = recoloured(*cards);
            }
        }
        for index in 0..moment.events.len() {
            assert_eq!(narrator.narrate(moment, index), narrator.narrate(&other, index));
        }
    }
}

#[test]
fn every_event_of_a_game_has_a_sentence() {
    let game = sample::played(&["Ann", "Ben", "Cleo", "Dan"], &["Dan"]);
    let narrator = Narrator::new(Messages(Lang::En), game.setup());
    for moment in game.history() {
        for (index, event) in moment.events.iter().enumerate() {
            let told_by_gem = matches!(event, Event::TileUsed { tile: Tile::AnyColour, .. });
            assert_eq!(narrator.narrate(moment, index).is_empty(), told_by_gem, "{event:?}");
        }
    }
    let sentences = sentences(&game, Lang::En);
    assert!(sentences.contains(&"Column 1 is full and is scored.".to_owned()));
    assert!(sentences.contains(&"Column 11 is scored at the end.".to_owned()));
    assert!(sentences[sentences.len() - 2..][0].contains("over"));
}

#[test]
fn sentences_have_their_places() {
    let game = opening(&[]);
    let narrator = Narrator::new(Messages(Lang::En), game.setup());
    let drip = game.history()[2].events.iter().position(|event| matches!(event, Event::Dripped { .. }));
    let lines = narrator.narrate(&game.history()[2], drip.expect("Ben drips"));
    assert_eq!(lines[0].place, Some(Place::Gap { column: 1, index: 0 }));
}
