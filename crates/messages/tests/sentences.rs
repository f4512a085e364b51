//! Whole sentences, as people read them: agreement, plurals, typography.

use iquazu_messages::{Card, Gem, Lang, Messages, Who};

/// The same message in English, German and French.
fn each(message: impl Fn(Messages) -> String) -> [String; 3] {
    [Lang::En, Lang::De, Lang::Fr].map(|lang| message(Messages(lang)))
}

#[test]
fn cards_agree_with_their_colour_and_number() {
    assert_eq!(each(|t| t.cards(1, Card::White)), ["1 white card", "1 weiße Karte", "1 carte blanche"]);
    assert_eq!(each(|t| t.cards(2, Card::Blue)), ["2 blue cards", "2 blaue Karten", "2 cartes bleues"]);
    assert_eq!(each(|t| t.cards(5, Card::Orange)), ["5 orange cards", "5 orange Karten", "5 cartes orange"]);
}

#[test]
fn plurals() {
    assert_eq!(each(|t| t.points(0)), ["0 points", "0 Punkte", "0 point"]);
    assert_eq!(each(|t| t.points(1)), ["1 point", "1 Punkt", "1 point"]);
    assert_eq!(each(|t| t.points(2)), ["2 points", "2 Punkte", "2 points"]);
    assert_eq!(each(|t| t.prompt_discard_left(1)), ["1 more card.", "Noch 1 Karte.", "Encore 1 carte."]);
    assert_eq!(
        each(|t| t.status_hand_size(0)),
        ["no cards in hand", "keine Karten auf der Hand", "aucune carte en main"]
    );
}

#[test]
fn a_gap_for_the_screen_reader() {
    let label = |t: Messages| {
        let state = t.a11y_gap_payable(3, Card::Blue);
        t.a11y_gap(3, 2, Card::Blue, &state)
    };
    assert_eq!(
        each(label),
        [
            "column 3, row 2, blue, empty, costs 3 blue, you can pay",
            "Spalte 3, Reihe 2, blau, frei, kostet 3 blaue, du kannst zahlen",
            "colonne 3, ligne 2, bleue, libre, coûte 3 bleues, tu peux payer",
        ]
    );
}

#[test]
fn a_refusal() {
    assert_eq!(
        each(|t| t.whynot_cannot_afford(4, Card::Blue, &t.hand(3, 2, 0))),
        [
            "Needs 4 blue: you have 3 white and 2 blue. Two cards of one other colour stand for one.",
            "Kostet 4 blaue Karten: Du hast 3 weiße und 2 blaue. Zwei Karten einer anderen Farbe ersetzen eine.",
            "Il faut 4 cartes bleues\u{202f}: tu as 3 blanches et 2 bleues. Deux cartes d’une même autre couleur en remplacent une.",
        ]
    );
}

#[test]
fn a_line_of_the_log() {
    let placed = |who, t: Messages| t.log_placed(who, "Ann", 3, 2, &t.payment(2, 1, 0));
    assert_eq!(
        each(|t| placed(Who::They, t)),
        [
            "Ann places a gem in column 3, row 2, for 2 white and 1 blue card.",
            "Ann legt einen Edelstein in Spalte 3, Reihe 2, für 2 weiße und 1 blaue Karte.",
            "Ann pose une pierre en colonne 3, ligne 2, pour 2 cartes blanches et 1 bleue.",
        ]
    );
    assert!(each(|t| placed(Who::You, t))[1].starts_with("Du legst "));
    assert_eq!(
        each(|t| t.log_gems_return(3, Gem::Purple)),
        [
            "3 purple gems go back from the waterfall to the supply.",
            "3 lila Edelsteine kommen aus dem Wasserfall in den Vorrat zurück.",
            "3 pierres violettes reviennent de la cascade à la réserve.",
        ]
    );
    assert_eq!(
        each(|t| t.log_winner(Who::You, "Ann", 81)),
        ["You win with 81 points!", "Du gewinnst mit 81 Punkten!", "Tu gagnes avec 81 points\u{202f}!"]
    );
}

/// The same message in Spanish, Italian, Dutch, Polish and Brazilian Portuguese.
fn each_optional(message: impl Fn(Messages) -> String) -> [String; 5] {
    [Lang::Es, Lang::It, Lang::Nl, Lang::Pl, Lang::PtBR].map(|lang| message(Messages(lang)))
}

#[test]
fn cards_agree_in_the_optional_languages() {
    assert_eq!(
        each_optional(|t| t.cards(1, Card::White)),
        ["1 carta blanca", "1 carta bianca", "1 witte kaart", "1 biała karta", "1 carta branca"]
    );
    assert_eq!(
        each_optional(|t| t.cards(5, Card::Blue)),
        ["5 cartas azules", "5 carte blu", "5 blauwe kaarten", "5 niebieskich kart", "5 cartas azuis"]
    );
    let polish = Messages(Lang::Pl);
    assert_eq!([2, 12, 22].map(|n| polish.points(n)), ["2 punkty", "12 punktów", "22 punkty"]);
}
