# Medespelers zoeken, en uitnodigingen zonder tafel.

match-help = Je krijgt een plaats zodra anderen hetzelfde willen spelen. Niemand heeft een account nodig.
match-go = Zoeken
match-stop = Stoppen met zoeken
match-looking = Medespelers zoeken…
match-others = { $count ->
    [0] Er wacht nu niemand op dit spel.
    [one] Er wacht 1 persoon op dit spel.
   *[other] Er wachten { $count } mensen op dit spel.
}
match-waiting = { $count ->
    [one] Tot nu toe wacht alleen jij op dit spel.
   *[other] Met jou erbij wachten er { $count } mensen op dit spel.
}
match-lately-never = De laatste dagen is dit niemand gelukt, dus het kan even duren.
match-lately-seconds = { $count ->
    [one] Laatst duurde het ongeveer 1 seconde.
   *[other] Laatst duurde het ongeveer { $count } seconden.
}
match-lately-minutes = { $count ->
    [one] Laatst duurde het ongeveer 1 minuut.
   *[other] Laatst duurde het ongeveer { $count } minuten.
}
match-resumed = Iemand kwam niet opdagen. Je staat weer vooraan in de wachtrij.
match-stay = Houd dit venster open. Sluit je het, dan wacht je niet meer.
match-bots = Intussen tegen bots spelen
match-bots-help = Zodra er iemand komt, ga je naar de tafel. Het spel tegen de bots wordt voor later bewaard.
match-elsewhere = Je zoekt nu in een ander venster of op een ander apparaat.
match-expired = Je wacht niet meer: de server heeft te lang niets van dit venster gehoord.
match-closed = Deze server brengt geen spelers bij elkaar. Maak een tafel en stuur iemand de link.
invite-make = Alleen een link voor later
invite-help = Voor wie een andere keer tijd heeft: de tafel komt er als de uitnodiging is aangenomen. De link werkt 30 dagen.
invite-from = { $name } wil graag met je spelen, wanneer je maar tijd hebt.
invite-own = Dit is je eigen uitnodiging. Stuur de link naar degene met wie je wilt spelen.

invite-accept = Aannemen
invite-table = Naar de tafel
