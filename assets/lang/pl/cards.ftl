### Karty: stół, taca, wgląd, dziennik, odmowy, zasady.

## Names
mode-cards-name = Dwie talie
element-cryo = Cryo
element-hydro = Hydro
element-pyro = Pyro
element-electro = Electro
element-anemo = Anemo
element-geo = Geo
element-dendro = Dendro
element-omni = omni
element-physical = fizyczne
element-piercing = przebijające
reaction-melt = Roztopienie
reaction-vaporize = Odparowanie
reaction-overloaded = Przeciążenie
reaction-superconduct = Nadprzewodzenie
reaction-electro-charged = Naelektryzowanie
reaction-frozen = Zamrożenie
reaction-burning = Podpalenie
reaction-bloom = Rozkwit
reaction-quicken = Pobudzenie
reaction-swirl = Rozwianie
reaction-crystallize = Krystalizacja
cards-kind-normal = Zwykły atak
cards-kind-skill = Umiejętność żywiołu
cards-kind-burst = Wybuch żywiołu
cards-kind-passive = Pasywna
cards-category-talent = Talent
cards-category-token = Karta wytworzona
cards-category-weapon = Broń
cards-category-artifact = Artefakt
cards-category-location = Wsparcie: miejsce
cards-category-companion = Wsparcie: towarzysz
cards-category-item = Wsparcie: przedmiot
cards-category-resonance = Rezonans żywiołu
cards-category-national = Karta narodu
cards-category-event = Zdarzenie
cards-category-food = Potrawa
cards-category-legend = Tajemna legenda
cards-entity-status = Stan
cards-entity-shield = Tarcza
cards-entity-combat = Stan drużyny
cards-entity-summon = Przywołanie
cards-entity-support = Wsparcie
cards-entity-equipment = Wyposażenie

## On the table
cards-support-of = { $who ->
    [you] Twoje wsparcie
    [evil] Wsparcie Złego
   *[other] Wsparcie: { $name }
}
cards-summons-of = { $who ->
    [you] Twoje przywołania
    [evil] Przywołania Złego
   *[other] Przywołania: { $name }
}
cards-end-round = Zakończ rundę
cards-tune = Dostrój kartę
cards-phase-set-card = Ręka początkowa
cards-phase-set-character = Kto zaczyna?
cards-phase-roll = Faza rzutu
cards-phase-action = Faza akcji
cards-phase-end = Faza końcowa
cards-place = runda { $round } · { $phase }
cards-banner-round = Runda { $round }

## Ribbon
cards-ribbon-swap = Ręka początkowa – wymień, czego nie chcesz
cards-ribbon-swap-again = Twoja ręka – wymień, czego nie chcesz
cards-ribbon-lead = Wybierz, kto zaczyna
cards-ribbon-new-lead = Wybierz, kto wychodzi naprzód
cards-ribbon-roll = Przerzuć, czego nie chcesz
cards-ribbon-action = Twoja kolej – szybkie akcje zostawiają ci turę
cards-ribbon-alone = Twoja kolej – druga strona już skończyła
cards-ribbon-target = Wybierz cel

## Choosing
cards-swap-title = Twoja ręka początkowa
cards-swap-again-title = Twoja ręka
cards-swap-text = Zaznacz karty do odłożenia; dobierzesz tyle samo innych.
cards-swap-keep = Zatrzymaj wszystkie
cards-swap-some = { $count ->
    [one] Wymień { $count } kartę
    [few] Wymień { $count } karty
    [many] Wymień { $count } kart
   *[other] Wymień { $count } karty
}
cards-lead-title = Kto stanie z przodu?
cards-new-lead-title = Kto wychodzi naprzód?
cards-lead-text = Kto stoi z przodu, ten działa i obrywa pierwszy. Późniejsza zmiana kosztuje kość.
cards-roll-title = Twoje kości
cards-roll-left = { $count ->
    [one] pozostał { $count } przerzut
    [few] pozostały { $count } przerzuty
    [many] pozostało { $count } przerzutów
   *[other] pozostało { $count } przerzutu
}
cards-roll-odds = Co najmniej { $count } { $element }, licząc omni: { $odds }
cards-roll-keep = Zatrzymaj wszystkie
cards-roll-again = { $count ->
    [one] Przerzuć { $count } kość
    [few] Przerzuć { $count } kości
    [many] Przerzuć { $count } kości
   *[other] Przerzuć { $count } kości
}
cards-roll-useless = Zaznacz zbędne kości
cards-target-title = { $card }: na kim?
cards-target-second = { $card }: i dalej?
cards-target-support = { $card }: które wsparcie zrobi miejsce?
cards-switch-title = Zmienić na kogo?
cards-tune-title = Strojenie – { $card }: która kość?
cards-tune-text = Kość stanie się { $element }. Tura zostaje twoja.
cards-pay-title = Którymi kośćmi płacisz?
cards-pay-wrong = Wybrano { $given } z { $price } kości albo niewłaściwe rodzaje.
cards-pay-auto = Automatycznie
cards-pay-done = Gotowe
cards-pay-other = Inaczej ({ $place } z { $all })
cards-pay-dice = { $count } × { $element }
cards-pay-asked = { $dice }: tego żąda cena.
cards-pay-instead = { $dice }: zamiast tego, czego żąda cena.
cards-pay-nobody = { $dice }: nikt z twoich tego nie potrzebuje.
cards-pay-behind = { $dice }: potrzebne tylko tym z tyłu.
cards-pay-front = { $dice }: potrzebne z przodu, ale pasuje.
cards-pay-wild = { $dice }: pasowałoby wszędzie.
cards-end-title = Zakończyć rundę?
cards-end-text = Możesz jeszcze coś zrobić. Kto skończy pierwszy, zaczyna następną rundę.
cards-end-stay = Graj dalej
cards-concede = Poddaj się

## Tray
cards-pay = { $count ->
    [0] Za darmo
   *[other] Zapłać { $count }
}
cards-do-play = Zagraj
cards-do-tune = Dostrój
cards-choose-target = Wybierz cel
cards-edit-dice = Kości
cards-switch = Zmień
cards-passes = potem działa druga strona
cards-keeps = tura zostaje twoja
cards-end-caption = w tej rundzie nie masz już tur
cards-unasked = Teraz nic do wyboru
cards-hand-empty = brak kart na ręce
cards-hand-hidden = Zakryte: karty { $cards }, kości { $dice }

## Refusals
cards-refuse-not-asked = Teraz pytanie jest inne.
cards-refuse-no-card = Na miejscu { $place } nie ma karty.
cards-refuse-not-in-hand = { $card } – nie ma jej na ręce.
cards-refuse-no-skill = Nie ma takiej umiejętności.
cards-refuse-cannot-cast = nie może działać
cards-refuse-energy = brakuje { $missing } energii
cards-refuse-lead = nie może wyjść naprzód
cards-refuse-target = brak celu
cards-refuse-front = nie z przodu
cards-refuse-condition = warunek niespełniony
cards-refuse-legend = jedna legenda na partię
cards-refuse-dice-gone = Nie ma wszystkich tych kości.
cards-refuse-payment = Liczba kości ({ $given }) nie pokrywa ceny { $price }.
cards-refuse-tune = Kości omni i kości aktywnego żywiołu nie da się stroić.
cards-refuse-poor = brak kości
cards-refuse-no-tune = żadnej kości nie da się stroić
cards-refuse-no-switch = nikt nie został

## Inspector
cards-inspect-nothing = Wskaż kartę, umiejętność albo kogokolwiek na stole.
cards-inspect-paid = da się zapłacić
cards-inspect-if = Jeśli teraz zapłacisz
cards-inspect-if-free = Jeśli zrobisz to teraz
cards-inspect-last = Ostatni cios
cards-inspect-base = Obrażenia podstawowe
cards-inspect-infused = { $cause }: staje się { $element }
cards-inspect-takes = { $name } otrzymuje
cards-inspect-pierced = { $name }, przebicie
cards-inspect-left = potem { $hp } HP
cards-inspect-hp-left = pozostałe HP
cards-inspect-burst = { $name }: energia { $before } → { $energy }: wybuch gotowy
cards-inspect-goes = { $name }: zużyte
cards-brief-damage = { $count ->
    [one] { $count } obrażenie { $element }
    [few] { $count } obrażenia { $element }
    [many] { $count } obrażeń { $element }
   *[other] { $count } obrażenia { $element }
}
cards-brief-physical = { $count ->
    [one] { $count } obrażenie
    [few] { $count } obrażenia
    [many] { $count } obrażeń
   *[other] { $count } obrażenia
}
cards-brief-heal = leczy { $count }
cards-brief-summons = { $count ->
    [one] { $count } przywołanie
    [few] { $count } przywołania
    [many] { $count } przywołań
   *[other] { $count } przywołania
}
cards-inspect-defeat = { $name } pada
cards-inspect-energy = { $name }: energia { $before } → { $energy }
cards-inspect-healed = { $name } leczy się o { $count }
cards-inspect-aura = { $element } zostaje na: { $name }
cards-inspect-came = pojawia się { $name }
cards-inspect-switch = naprzód wychodzi { $name }
cards-inspect-draw = { $count ->
    [one] dobierasz { $count } kartę
    [few] dobierasz { $count } karty
    [many] dobierasz { $count } kart
   *[other] dobierasz { $count } karty
}
cards-inspect-dice = { $count ->
    [one] zyskujesz { $count } kość
    [few] zyskujesz { $count } kości
    [many] zyskujesz { $count } kości
   *[other] zyskujesz { $count } kości
}
cards-inspect-sure = Pewne: bez rzutu i bez ukrytych kart
cards-inspect-branch = Z szansą { $odds }
cards-inspect-always = W każdym wypadku
cards-inspect-passes = Kończy twoją turę
cards-inspect-stays = Tura zostaje twoja
cards-inspect-hp = { $hp } z { $most } HP
cards-inspect-energy-of = energia { $energy } z { $most }
cards-inspect-discount = { $cause } zmienia cenę
cards-inspect-usages = pozostało { $count }
cards-queue-title = Na koniec rundy
cards-queue-hold = Wskaż tutaj, a wszystko poczeka.
cards-queue-nobody = Na stole nic nie działa.
cards-queue-left = zużyte
cards-hand-of = { $who ->
    [you] Twoja ręka: { $count }
    [evil] Ręka Złego: { $count }
   *[other] Ręka ({ $name }): { $count }
}

## Log
cards-log-round = Runda { $round }
cards-log-end-phase = Koniec rundy; działa to, co leży na stole.
cards-log-drew = { $who ->
    [you] Dobierasz
   *[other] { actor } dobiera
} { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
cards-log-drew-cards = { $who ->
    [you] Dobierasz
   *[other] { actor } dobiera
}: { $cards }.
cards-log-swapped = { $who ->
    [you] Wybierasz karty na rękę.
   *[other] { actor } wybiera karty na rękę.
}
cards-log-burned = { $who ->
    [you] Nie masz miejsca na kartę
   *[other] { actor } nie ma miejsca na kartę
} { $card }; przepada.
cards-log-received = { $who ->
    [you] Otrzymujesz kartę
   *[other] { actor } otrzymuje kartę
}: { $card }.
cards-log-discarded = { $who ->
    [you] Odrzucasz kartę
   *[other] { actor } odrzuca kartę
}: { $card }.
cards-log-lead = { $who ->
    [you] Wystawiasz naprzód
   *[other] { actor } wystawia naprzód
}: { $character }.
cards-log-rolled = { $who ->
    [you] Rzucasz
   *[other] { actor } rzuca
} { $count ->
    [one] { $count } kością
    [few] { $count } kośćmi
    [many] { $count } kośćmi
   *[other] { $count } kośćmi
}.
cards-log-rerolled = { $who ->
    [you] Przerzucasz kości.
   *[other] { actor } przerzuca kości.
}
cards-log-gained-dice = { $who ->
    [you] Zyskujesz
   *[other] { actor } zyskuje
} { $count ->
    [one] { $count } kość
    [few] { $count } kości
    [many] { $count } kości
   *[other] { $count } kości
}.
cards-log-lost-dice = { $who ->
    [you] Oddajesz
   *[other] { actor } oddaje
} { $count ->
    [one] { $count } kość
    [few] { $count } kości
    [many] { $count } kości
   *[other] { $count } kości
}.
cards-log-all-omni = { $who ->
    [you] Wszystkie twoje kości są teraz omni.
    [evil] Wszystkie kości Złego są teraz omni.
   *[other] Wszystkie kości ({ $name }) są teraz omni.
}
cards-log-played = { $who ->
    [you] Zagrywasz
   *[other] { actor } zagrywa
}: { $card }.
cards-log-played-on = { $who ->
    [you] Zagrywasz
   *[other] { actor } zagrywa
}: { $card }, cel: { $character }.
cards-log-negated = { $card } nie działa: { $cause }.
cards-log-cast = { $character }: { $skill }
cards-log-tuned = { $who ->
    [you] Dostrajasz kość do
   *[other] { actor } dostraja kość do
}: { $element }.
cards-log-switched = { $who ->
    [you] Zmieniasz postać na
   *[other] { actor } zmienia postać na
}: { $character }.
cards-log-reacted = { $reaction } – { $character }
cards-log-suffered = { $character } – obrażenia: { $value }, teraz { $hp } HP.
cards-log-pierced = { $character } – przebicie: { $value }, teraz { $hp } HP.
cards-log-healed = { $character } – leczenie: { $value }, teraz { $hp } HP.
cards-log-levelled = { $character } ma teraz { $hp } HP.
cards-log-came = { $thing } – na stole.
cards-log-left = { $thing } – znika.
cards-log-no-room = Nie ma miejsca: { $thing }.
cards-log-defeated = { $character } pada.
cards-log-extra = { $who ->
    [you] Możesz działać jeszcze raz.
   *[other] { actor } może działać jeszcze raz.
}
cards-log-ended = { $who ->
    [you] Kończysz rundę.
   *[other] { actor } kończy rundę.
}
cards-log-conceded = { $who ->
    [you] Poddajesz się.
   *[other] { actor } poddaje się.
}
cards-log-drawn = Remis.
cards-standing = HP { $hp } · karty { $hand } · kości { $dice }
cards-belief = znane { $known } z { $all } kart drugiej ręki
cards-truth-none = brak kart
cards-knew-row = Zły: { $belief }. Na tej ręce: { $truth }.

## Results
cards-result-drawn = Remis
cards-result-rounds = { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}
cards-result-blow = Najmocniejszy cios: { $value } – { $cause }
cards-result-left = { actor } – stojące postacie: { $count }

## Hints
cards-deed-swap = { $count ->
    [0] Zatrzymaj rękę
    [one] Wymień { $count } kartę
    [few] Wymień { $count } karty
    [many] Wymień { $count } kart
   *[other] Wymień { $count } karty
}
cards-deed-lead = { $character } naprzód
cards-deed-reroll = { $count ->
    [0] Zatrzymaj kości
    [one] Przerzuć { $count } kość
    [few] Przerzuć { $count } kości
    [many] Przerzuć { $count } kości
   *[other] Przerzuć { $count } kości
}
cards-deed-play = Zagraj: { $card }
cards-deed-play-on = Zagraj: { $card }, na: { $target }
cards-deed-switch = Zmień na: { $character }
cards-deed-tune = Dostrój { $card } do: { $element }
cards-reason-damage = { $value ->
    [one] Zadaje teraz { $value } obrażenie.
    [few] Zadaje teraz { $value } obrażenia.
    [many] Zadaje teraz { $value } obrażeń.
   *[other] Zadaje teraz { $value } obrażenia.
}
cards-reason-defeat = Pokonuje: { $character }.
cards-reason-build = Poprawia pozycję bardziej niż inne próby.
cards-reason-end = Nic więcej nie pomaga; kto skończy pierwszy, zaczyna rundę.
cards-reason-dice = Tych kości nikt z twoich nie potrzebuje.

## Achievements
achievement-meltdown-name = Stopienie
achievement-meltdown-text = Zadaj co najmniej osiem obrażeń jednym ciosem.
achievement-two-at-once-name = Dwoje naraz
achievement-two-at-once-text = Pokonaj dwie postacie jedną decyzją.
achievement-whole-team-name = Ani zagniecenia
achievement-whole-team-text = Wygraj z trzema stojącymi postaciami.
achievement-last-paper-name = Ostatni papier
achievement-last-paper-text = Wygraj z jedną pozostałą postacią.
achievement-alchemist-name = Alchemik
achievement-alchemist-text = Wywołaj pięć różnych reakcji w jednej partii.
achievement-full-yard-name = Pełne podwórko
achievement-full-yard-text = Miej naraz cztery przywołania.
achievement-tuner-name = Słuch absolutny
achievement-tuner-text = Dostrój trzy karty w jednej rundzie.
achievement-card-nightmare-name = Czyta twoje karty
achievement-card-nightmare-text = Pokonaj Złego na poziomie Koszmar w Kartach.

## Keys
scope-cards = Przy Kartach
action-skill-1 = Pierwsza umiejętność
action-skill-2 = Druga umiejętność
action-skill-3 = Trzecia umiejętność
action-skill-4 = Czwarta umiejętność
action-switch-lead = Zmień postać
action-tune-card = Dostrój kartę
action-edit-dice = Wybierz kości
action-end-round = Zakończ rundę

## Decks
cards-setup-deck = Talia: { $name }
cards-setup-own = Własna talia
cards-fault-team = Drużyna liczy { $wanted } postacie, ta { $count }.
cards-fault-twin = { $character } jest w drużynie dwa razy.
cards-fault-size = Talia liczy { $wanted } kart, ta { $count }.
cards-fault-copies = { $card }: { $count } szt., najwyżej { $most }.
cards-fault-token = { $card } powstaje tylko w grze.
cards-fault-needs = { $card } wymaga w drużynie: { $need }.
faction-mondstadt = Mondstadt
faction-liyue = Liyue
faction-inazuma = Inazuma
faction-sumeru = Sumeru
faction-fontaine = Fontaine
faction-fatui = Fatui
faction-monster = Potwór
faction-hilichurl = Hilichurl

## Rules
cards-rules-goal-title = Cel
cards-rules-goal = Każda strona ma trzy postacie i { $cards } kart, najwyżej { $copies } jednakowe. Strona bez żywej postaci przegrywa. Po rundzie { $rounds } jest remis.
cards-rules-opening-title = Otwarcie
cards-rules-opening = Zaczynasz z { $count } kartami, najpierw tajemne legendy, i możesz raz wymienić dowolne. Potem obie strony wybierają, kto stoi z przodu, i pokazują to razem.
cards-rules-round-title = Runda
cards-rules-round = Każda strona rzuca { $dice } kośćmi i może przerzucić dowolne. Strony działają na zmianę, aż obie zakończą rundę. Potem działa to, co leży na stole, zaczynając od strony, która skończyła pierwsza, i obie dobierają { $draw } karty. Niewykorzystane kości przepadają.
cards-rules-actions-title = Akcje
cards-rules-actions = Umiejętności, zmiana postaci i koniec rundy oddają turę. Karty i strojenie są szybkie: tura zostaje twoja, chyba że karta mówi inaczej. Zmiana kosztuje jedną kość. Kto skończy rundę pierwszy, zaczyna następną.
cards-rules-dice-title = Kości i ceny
cards-rules-dice = Kolorowy żeton wymaga kości tego żywiołu, szary dowolnych, biały tylu jednakowych. Kości omni zastępują każdą, ale nie przy strojeniu. Strojenie odkłada kartę i zmienia kość na żywioł postaci z przodu.
cards-rules-energy-title = Energia
cards-rules-energy = Zwykły atak albo umiejętność żywiołu daje jeden punkt energii. Wybuch wymaga zapalonych lampek przy portrecie i je gasi.
cards-rules-damage-title = Obrażenia
cards-rules-damage = Obrażenia liczy się w tej kolejności: mogą stać się żywiołowe; dodatki; reakcja; dodatki zależne od reakcji; mnożenia; dzielenia z zaokrągleniem w górę; bariery i tarcze. Reszta schodzi z HP. Przebicie omija to wszystko.
cards-rules-reactions-title = Reakcje
cards-rules-limits-title = Limity
cards-rules-limits = Ręka mieści { $hand } kart, stojak { $dice } kości. Strona ma miejsce na { $summons } przywołania i { $supports } wsparcia; kolejne zajmuje miejsce wybranego.
cards-rules-hidden-title = Co jest ukryte
cards-rules-hidden = Ręce, kolory kości i kolejność talii są ukryte. Liczby są jawne. Wszystko, co widzisz przed decyzją, wynika tylko z tego, co wiesz.
cards-reacts-plain = obrażenia { $bonus }.
cards-reacts-switch = obrażenia { $bonus }; aktywny cel ustępuje następnej postaci.
cards-reacts-pierce = obrażenia { $bonus }, a pozostałe postacie tej strony: przebicie { $count }.
cards-reacts-attach = obrażenia { $bonus }; na celu { $thing }.
cards-reacts-create = obrażenia { $bonus }; dla atakującej strony { $thing }.
cards-reacts-spread = { $count ->
    [one] { $count } obrażenie
    [few] { $count } obrażenia
    [many] { $count } obrażeń
   *[other] { $count } obrażenia
} drugiego żywiołu dla pozostałych postaci tej strony.

## More
cards-end-act = Tak, zakończ

## Deck builder
cards-builder-open = Zbuduj talię…
cards-builder-title = Budowa talii
cards-builder-seat = Postać { $number }
cards-builder-count = { $count } z { $wanted } kart
cards-builder-legal = Tą talią można grać.
cards-builder-curve = Cena kart w kościach
cards-builder-demand = Kości według żywiołu: { $list }
cards-builder-expected = Oczekiwane karty początkowe za najwyżej trzy kości: { $count }
cards-builder-chance = { $card } na ręce początkowej: { $odds }
cards-builder-use = Użyj tej talii
cards-builder-hand = Ręka próbna
cards-builder-copy = Kopiuj kod
cards-builder-paste = Wczytaj kod
cards-builder-show = Pokaż
cards-builder-picture = Zapisz jako obraz
cards-filter-any-cost = każda cena
cards-filter-dice = kości: { $dice }
cards-filter-cost = Cena
cards-filter-held = W talii czy nie
cards-filter-in = W talii
cards-filter-out = Poza talią
cards-filter-any-element = każdy żywioł
cards-filter-any-kind = każdy rodzaj
cards-filter-element = Żywioł
cards-filter-kind = Rodzaj
cards-filter-search = Szukaj nazwy lub tekstu
cards-filter-equipment = Broń i artefakty

## Lesson
lesson-cards-swap = Pięć kart na początek. Niechciane można raz wymienić. Zatrzymaj wszystkie.
lesson-cards-lead = Trzy postacie, jedna stoi z przodu: ona działa i ona pierwsza obrywa. Wybierz Diluca.
lesson-cards-roll = Osiem kości na rundę. Trzy Pyro, trzy Anemo: akurat dla twojej drużyny. Zatrzymaj wszystkie.
lesson-cards-skill = Searing Onslaught Diluca kosztuje trzy Pyro. Wybierz tę umiejętność: kości do zapłaty się uniosą, a metka pokaże, ile HP zostanie. Potem zapłać.
lesson-cards-switch = Zły zakończył rundę, a jego postać wciąż płonie. Zmień na Sucrose: to kosztuje jedną kość.
lesson-cards-swirl = Wiatr spotyka ogień: Rozwianie niesie go na wszystkich z tyłu. Użyj drugiej umiejętności Sucrose i przeczytaj rachunek.
lesson-cards-end = Nic więcej do zrobienia: zakończ rundę. Wtedy działa to, co leży na stole.
lesson-cards-free = Nowa runda, nowe kości, dwie karty więcej. Wskaż cokolwiek: wgląd powie, co robi. Graj dalej, jak chcesz.

## First time
first-cards-pay = Wybierz kartę albo umiejętność: kości do zapłaty się uniosą. Wybierz to samo jeszcze raz albo naciśnij Enter, by zapłacić.
first-cards-aura = Do tego portretu przylgnął żywioł. Inny z nim zareaguje; tabela jest na stronie zasad.
first-cards-burst = Wszystkie lampki świecą: wybuch gotowy.
first-cards-summon = Przywołanie działa na końcu każdej rundy. Żeton to obrażenia, metka to użycia.
first-cards-frozen = Zamrożenie: w tej rundzie bez umiejętności. Zmiana wciąż możliwa.
first-cards-alone = Druga strona zakończyła rundę. Możesz grać dalej w pojedynkę, jak długo chcesz.
first-cards-tune = Za dużo kart? Wybierz jedną i dostrój: kość stanie się potrzebnym żywiołem.
strength-knows-nightmare-cards = Przywileje: widzi twoją rękę i kości, ma jeden przerzut więcej w rundzie.
