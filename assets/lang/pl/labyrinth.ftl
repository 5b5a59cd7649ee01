### Labirynt w słowach: gospodarz, notatnik, taca.

## Nazwy
maze-other = { $whom ->
    [you] Ty
    [evil] Zły
   *[other] { $whom_name }
}
maze-guest-1 = Ken
maze-guest-2 = Ida
maze-guest-3 = Otto
maze-guest-4 = Mina
maze-guest-5 = Hugo
maze-guest-6 = Vera
maze-guest-7 = Nils
maze-at-up = na północy
maze-at-right = na wschodzie
maze-at-down = na południu
maze-at-left = na zachodzie
maze-way-up = północ
maze-way-right = wschód
maze-way-down = południe
maze-way-left = zachód
maze-kind-safe = Polana
maze-kind-marsh = Bagno
maze-kind-shop = Sklep
maze-kind-hospital = Szpital
maze-kind-river = Rzeka
maze-kind-portal = Portal
maze-kind-donation = Punkt darów
maze-kind-stairs = Schody
maze-kind-lift = Winda
maze-item-bullet = Nabój
maze-item-kit = Apteczka
maze-item-junk = Rupiecie
maze-item-scanner = Skaner
maze-item-broken-light = Zepsuta latarka
maze-item-battery = Bateria
maze-item-light = Latarka ({ $count })
maze-item-dynamite = Dynamit
maze-item-shield = Tarcza
maze-beast-bear = niedźwiedź
maze-beast-dog = pies
maze-beast-zombie = zombi

## Mówi gospodarz
maze-log-started = Labirynt narysowany. Kolejność: { $names }.
maze-log-turn = { $who ->
    [you] Twoja kolej.
    [evil] Kolej Złego.
   *[other] Kolej: { $name }.
}
maze-log-gold = { $who ->
    [you] Stoisz przy skarbie.
   *[other] { actor } stoi przy skarbie.
}
maze-log-met = { $who ->
    [you] Spotykasz
   *[other] { actor } spotyka
}: { $others }.
maze-log-beast = { $who ->
    [you] Spotykasz
   *[other] { actor } spotyka
}: { $beast }.
maze-log-lost = { $who ->
    [you] Tracisz tę turę.
   *[other] { actor } traci tę turę.
}
maze-log-healed = { $who ->
    [you] Wracasz do zdrowia.
   *[other] { actor } wraca do zdrowia.
}
maze-log-bump = { $who ->
    [you] Wpadasz
   *[other] { actor } wpada
} na ścianę { $at }.
maze-log-exit = { $who ->
    [you] Znajdujesz
   *[other] { actor } znajduje
} wyjście { $at }!
maze-log-entered = { $who ->
    [you] Robisz krok
   *[other] { actor } robi krok
} na { $way }: { $kind }.
maze-log-flushed = Rwący nurt! { $who ->
    [you] Wypływasz
   *[other] { actor } wypływa
} jedno pole dalej, strona nieznana.
maze-log-blocked = Nurt napiera na ścianę: { $who ->
    [you] zostajesz
   *[other] { actor } zostaje
} w rzece.
maze-log-portalled = { $who ->
    [you] Przechodzisz przez portal.
   *[other] { actor } przechodzi przez portal.
}
maze-log-bump-document = { $player } nie może iść na { $way }. Drogę zamyka ściana.
maze-log-won-document = { $player } wychodzi z labiryntu ze skarbem i wygrywa grę.
maze-log-exit-document = { $player } znajduje wyjście, ale nie ma skarbu.
maze-log-entered-safe-document = { $player } wchodzi na bezpieczną polanę.
maze-log-met-document = Walka: { $others }
maze-log-entered-shop-document = Kup w sklepie losowo wybrany przedmiot.
maze-log-entered-hospital-document = { $player } wchodzi do szpitala.
maze-log-entered-marsh-document = { $player } grzęźnie w bagnie.
maze-log-blocked-document = Rzeka próbuje porwać gracza { $player }, ale ściana na to nie pozwala.
maze-log-flushed-document = Rzeka znosi gracza { $player } o jedno pole.
maze-log-portalled-document = { $player } wchodzi do portalu i z niego wychodzi.
maze-log-gold-document = { $player } natyka się też na stos skarbów
maze-log-found = Spotkanie: { actor } i { maze-other }.
maze-log-bought = Rzut w sklepie: { $roll }. { $who ->
    [you] Dostajesz
   *[other] { actor } dostaje
}: { $item }.
maze-log-shop-refused = Rzut w sklepie: { $roll }. { $who ->
    [you] To nie pasuje do tego, co masz.
   *[other] { actor }: to nie pasuje.
}
maze-log-dropped = { $who ->
    [you] Wyrzucasz
   *[other] { actor } wyrzuca
}: { $item }.
maze-log-kit = { $who ->
    [you] Używasz apteczki.
   *[other] { actor } używa apteczki.
}
maze-log-taken = { $who ->
    [you] Podnosisz skarb.
   *[other] { actor } podnosi skarb.
}
maze-log-left = { $who ->
    [you] Odkładasz skarb.
   *[other] { actor } odkłada skarb.
}
maze-log-checked-in = { $who ->
    [you] Zgłaszasz się do szpitala.
   *[other] { actor } zgłasza się do szpitala.
}
maze-log-battle = Walka: { actor } i { maze-other }, { $first } do { $second }.
maze-log-battle-bullet = { $who ->
    [you] Używasz naboju
   *[other] { actor } używa naboju
}, cel: { $whom ->
    [you] ty
    [evil] Zły
   *[other] { $whom_name }
}.
maze-log-shot = { $who ->
    [you] Strzelasz
   *[other] { actor } strzela
}: { $end }.
maze-log-shot-way = { $who ->
    [you] Strzelasz
   *[other] { actor } strzela
} na { $way }: { $end }.
maze-shot-miss = pudło
maze-shot-hit = trafienie ({ $name })
maze-shot-spent = rana już była ({ $name })
maze-log-injured = { $who ->
    [you] Odnosisz ranę.
   *[other] { actor } odnosi ranę.
}
maze-log-won = { $who ->
    [you] Wychodzisz ze skarbem!
   *[other] { actor } wychodzi ze skarbem!
}
maze-log-drawn = Limit tur: nikt nie wygrywa.
maze-log-revealed = Labirynt odsłonięty. Ziarno { $seed }.
maze-log-asked = { $who ->
    [you] Prosisz o otwarcie dziennika.
   *[other] { actor } prosi o otwarcie dziennika.
}
maze-log-asked-one = { actor }: prośba o otwarcie wpisu { $entry } dziennika.
maze-log-asked-range = { actor }: prośba o otwarcie dziennika od wpisu { $from } do { $to }.
maze-log-refused = Dziennik pozostaje zamknięty.
maze-log-shown-all = Wszyscy się zgodzili: dziennik otwarty od wpisu { $from }.
maze-log-shown = Wszyscy się zgodzili: dziennik otwarty od wpisu { $from } do { $to }.
maze-log-peeked = Wszyscy zgodzili się obejrzeć całą planszę.
maze-log-referee = { actor }: sędzia obejrzał planszę.
maze-log-xp = { $who ->
    [you] Masz
   *[other] { actor } ma
} teraz { $count } PD.
maze-log-asked-way = { $who ->
    [you] Pytasz o drogę
   *[other] { actor } pyta o drogę
}: { $kind }.
maze-log-guided = { $kind }: w poziomie { $across }, w pionie { $up }.
maze-log-revealing = { $who ->
    [you] Pytasz o ostatnią przeszkodę.
   *[other] { actor } pyta o ostatnią przeszkodę.
}
maze-log-obstacle-none = Nie było jeszcze przeszkody.
maze-log-obstacle-river = To pole rzeki płynie na { $way }.
maze-log-obstacle-fake = Ten portal prowadzi donikąd.
maze-log-obstacle-two = Ten portal jest jednym z dwóch.
maze-log-obstacle-three = Ten portal jest jednym z trzech.
maze-log-probed = Zamknięte strony: { $sides }.
maze-log-probed-none = Żadna strona nie jest tu zamknięta.
maze-log-offered = { $who ->
    [you] Proponujesz wymianę
   *[other] { actor } proponuje wymianę
}, adresat: { $whom ->
    [you] ty
    [evil] Zły
   *[other] { $whom_name }
}.
maze-log-traded = Wymiana: { actor } i { maze-other }.
maze-log-declined = { $whom ->
    [you] Odrzucasz
    [evil] Zły odrzuca
   *[other] { $whom_name } odrzuca
} { $who ->
    [you] twoją ofertę
    [evil] ofertę Złego
   *[other] ofertę ({ $name })
}.
maze-log-map-copied = { $whom ->
    [you] Kopiujesz
    [evil] Zły kopiuje
   *[other] { $whom_name } kopiuje
} { $who ->
    [you] twoją mapę
    [evil] mapę Złego
   *[other] mapę ({ $name })
}.
maze-log-donated = { $who ->
    [you] Oddajesz
   *[other] { actor } oddaje
}: { $item }.
maze-log-from-bin = { $who ->
    [you] Bierzesz z kosza
   *[other] { actor } bierze z kosza
}: { $item }.
maze-log-blessed = Błogosławieństwo ratuje { $who ->
    [you] twoją turę.
    [evil] turę Złego.
   *[other] turę ({ $name }).
}
maze-log-fools = Złoto głupców! Rozsypuje się przy wyjściu ({ actor }).
maze-log-explosion = { $who ->
    [you] Skarb wybucha ci w rękach!
    [evil] Skarb wybucha Złemu w rękach!
   *[other] Skarb wybucha w rękach ({ $name })!
}
maze-log-scanned = { $who ->
    [you] Używasz skanera.
   *[other] { actor } używa skanera.
}
maze-scan-nothing = Skaner nic nie pokazuje.
maze-scan-here = Skaner: dokładnie tutaj.
maze-scan-here-kind = Skaner: dokładnie tutaj, { $kind }.
maze-pile-pure = prawdziwy skarb
maze-pile-fools = złoto głupców
maze-pile-trapped = skarb z pułapką
maze-scan-pile = Skaner: { $band }, { $sides }.
maze-band-near = 1–3 pola
maze-band-far = 4–7 pól
maze-band-remote = 8 pól lub więcej
maze-beam = Latarka, { $way }: { $found }.
maze-beam-tile = { $kind } ({ $things })
maze-beam-gold = skarb
maze-log-lit = { $who ->
    [you] Używasz latarki.
   *[other] { actor } używa latarki.
}
maze-log-blasted = { $who ->
    [you] Używasz dynamitu.
   *[other] { actor } używa dynamitu.
}
maze-log-wall-fell = Ściana runęła { $at }.
maze-log-nothing-fell = Nic nie runęło { $at }.
maze-log-shield = { $who ->
    [you] Zamiast ciebie pęka twoja tarcza.
    [evil] Zamiast Złego pęka jego tarcza.
   *[other] Pęka tarcza ({ $name }).
}
maze-log-mauled = Atakuje { $beast }, cel: { $who ->
    [you] ty
   *[other] { actor }
}.
maze-log-bark = Szczeka pies.
maze-log-bark-at = Pies szczeka na { $who ->
    [you] ciebie.
    [evil] Złego.
   *[other] kogoś: { $name }.
}
maze-log-ghost = { $who ->
    [you] Przechodzisz przez ścianę.
   *[other] { actor } przechodzi przez ścianę.
}
maze-log-ghost-kept = { $who ->
    [you] Próbujesz przejść przez ścianę, bez skutku.
   *[other] { actor } próbuje przejść przez ścianę, bez skutku.
}
maze-log-stream = Strumień się odwraca.
maze-log-climbed = { $who ->
    [you] Idziesz schodami.
   *[other] { actor } idzie schodami.
}

## Na scenie
maze-seats = Miejsca
maze-order = kolejność
maze-fact-treasure = skarb
maze-fact-healthy = zdrowie
maze-fact-injured = rana
maze-fact-no-item = bez przedmiotu
maze-fact-moved = po kroku
maze-fact-skips = traci turę
maze-fact-blessed = błogosławieństwo
maze-fact-xp = { $count } PD
maze-sheet = Arkusz { $number }
maze-sheet-locked = ustalony
maze-thread-river = rzeka: jedno pole dalej, strona nieznana
maze-thread-portal = z tamtego portalu
maze-thread-stairs = tymi schodami
maze-thread-lift = tą windą
maze-link = { $from } – { $to }: { $kind }
maze-legend = { $width } × { $height }, razem:
maze-jot-lost = Gdzie ja jestem?
maze-jot-taken = Złoto zabrane, tura { $turn }: { actor }.
maze-jot-left = Złoto odłożone, tura { $turn }: { actor }.
maze-jot-piles = { $count ->
    [0] Nie leży już nic?
    [one] Leży jeszcze jeden skarb?
    [few] Leżą jeszcze { $count } skarby?
    [many] Leży jeszcze { $count } skarbów?
   *[other] Leży jeszcze { $count } skarbu?
}
maze-exit-note = wyjście!
maze-truth = Prawda
maze-omniscient = Wszechwiedza
maze-believes = { $who ->
    [you] Twoje domysły
    [evil] Domysły Złego
   *[other] Domysły: { $name }
}

## Wstążka i górny pasek
maze-place = { $hearing } · runda { $round } · tura { $turn }
maze-aloud = Na głos
maze-whisper = Szept
maze-ribbon-step = Działaj i zrób jeden krok
maze-ribbon-done = Krok zrobiony: działaj albo zakończ turę
maze-ribbon-blocked = Tędy się nie da. Spróbuj innej strony
maze-ribbon-vote = Otworzyć dziennik? Odpowiedz w tajemnicy
maze-ribbon-offer = Masz ofertę wymiany
maze-ribbon-side = Wybierz stronę
maze-ribbon-whom = Wybierz, kogo zaatakować

## Taca
maze-do-shoot = Strzel…
maze-do-light = Poświeć…
maze-do-blast = Wysadź…
maze-do-scan = Skanuj
maze-do-kit = Opatrz
maze-do-drop = Wyrzuć
maze-do-attack = Atakuj…
maze-do-take = Weź
maze-do-leave = Odłóż
maze-do-buy = Kup
maze-do-check-in = Zgłoś się
maze-do-log = Dziennik
maze-do-more = Więcej…
maze-do-end = Zakończ turę
maze-tip-side = wybierz stronę
maze-tip-use-kit = zdrowie od razu
maze-tip-gone = przepada
maze-tip-whom = kto tu jest
maze-tip-gold = jeden skarb
maze-tip-down = zostaje tutaj
maze-tip-die = rzut kością
maze-tip-treat = kosztuje turę
maze-tip-agree = za zgodą stołu
maze-tip-rest = dodatki, podgląd
maze-tip-lose-next = tracisz następną
maze-tip-pass = gra następny
maze-move = Krok
maze-attack-fight = Walcz: { $name }
maze-attack-fight-tip = wygrana { $ways } z 36
maze-attack-bullet = Nabój: { $name }
maze-attack-bullet-tip = na pewno

## Odmowy
maze-no-vote-open = trwa głosowanie
maze-no-offer-open = oferta czeka
maze-no-already-moved = krok zrobiony
maze-no-must-move-first = najpierw krok
maze-no-no-item = puste ręce
maze-no-wrong-item = inny przedmiot
maze-no-not-injured = brak rany
maze-no-not-in-shop = to nie sklep
maze-no-already-bought = już kupione
maze-no-slot-full = ręce pełne
maze-no-no-drop-in-shop = nie w sklepie
maze-no-hands-full = już niesiesz
maze-no-no-treasure-here = brak skarbu
maze-no-too-injured = rana przeszkadza
maze-no-guarded-by-dog = pilnuje pies
maze-no-no-treasure-held = nic nie niesiesz
maze-no-self-attack = to ty
maze-no-target-not-here = nikogo tu nie ma
maze-no-hospital-truce = tu jest rozejm
maze-no-target-injured = ma już ranę
maze-no-not-in-hospital = to nie szpital
maze-no-move-before-check-in = najpierw wejdź
maze-no-already-checked-in = już przyjęto
maze-no-no-vote-open = brak głosowania
maze-no-already-voted = już odpowiedziano
maze-no-bad-range = brak takich wpisów
maze-no-not-enough-xp = za mało PD
maze-no-already-asked = już pytano
maze-no-already-offered = już proponowano
maze-no-trade-impossible = niemożliwe
maze-no-no-offer-open = brak oferty
maze-no-not-in-donation-centre = to nie punkt darów
maze-no-bin-empty = kosz pusty
maze-no-already-donated = już użyto w tej turze
maze-no-no-ghost-walk = już wykorzystano
maze-no-not-on-stairs = nie ma tu schodów
maze-no-not-in-play = nie w tej grze
maze-no-kit = brak apteczki
maze-no-bullet = brak naboju
maze-no-turn = nie twoja kolej

## Wybory
maze-do-offer-to = Wymiana: { $name }
maze-do-find-hospital = Najbliższy szpital (3 PD)
maze-do-find-shop = Najbliższy sklep (3 PD)
maze-do-reveal = Ostatnia przeszkoda (5 PD)
maze-do-cure = Natychmiastowe leczenie (7 PD)
maze-do-donate = Oddaj przedmiot
maze-do-bin = Weź z kosza
maze-do-withdraw = Wycofaj
maze-do-ghost = Przejdź przez ścianę…
maze-do-climb = Wejdź na schody
maze-do-peek = Cała plansza
maze-tip-use-scan = najbliższy skarb
maze-tip-peek = zgoda wszystkich ludzi
maze-no-peek = tylko zaraz po turze
maze-offer-goods = dajesz: { $give }, chcesz: { $want }
maze-offer-title = { $name } proponuje wymianę
maze-offer-terms = Dostajesz: { $get }. Dajesz: { $give }.
maze-goods-item = przedmiot
maze-goods-treasure = skarb
maze-goods-map = kopia mapy
maze-goods-nothing = nic
maze-vote-title = { $name } prosi o otwarcie dziennika
maze-vote-text = Wystarczy jedno „nie” i nikt się nie dowie czyje.
maze-request-text = Prosić może każdy i zawsze; wszyscy muszą się zgodzić. Jeden wpis: podaj go dwa razy.
maze-request-by = Kto prosi
maze-request-from = Od wpisu
maze-request-to = Do wpisu
maze-request-all = Całość
maze-request-ask = Poproś
maze-peek-scoreboard = Tablica wyników
maze-peek-title = { $name }: obejrzeć całą planszę?
maze-peek-text = Wszyscy muszą się zgodzić. Partia nie będzie się liczyć.
maze-do-referee = Krzesło sędziego
maze-tip-referee = dla kogoś, kto nie gra
maze-referee-text = Teraz patrzeć może tylko ktoś, kto nie gra; pozostali odwracają wzrok. Nikt inny nic nie zobaczy, a partia nie będzie się liczyć.
maze-referee-looks = Cała plansza, tylko dla sędziego.
maze-referee-done = Oddaj ekran
maze-log-open = Otwarty dziennik

## Podgląd
maze-layer = Warstwa szans
maze-layer-me = Ja
maze-layer-treasure = Skarb
maze-layer-exits = Wyjścia
maze-layer-tiles = Pola
maze-layer-walls = Ściany
maze-layer-help = ≈ Liczone na losowych planszach zgodnych z twoją wiedzą.
maze-inspect-unknown = Nikogo nie można tu śledzić.
maze-inspect-fog = Czysty papier: nic tu nie wiadomo.
maze-inspect-sure = na pewno
maze-inspect-seen = na pewno, ostatnio w turze { $turn }
maze-sides = { $fact }: { $ways }
maze-inspect-gold = widziany, tura { $turn }
maze-inspect-gold-stale = widziany, tura { $turn }; może zabrany
maze-inspect-no-gold = brak, tura { $turn }
maze-inspect-gold-unknown = nie wiadomo
maze-inspect-here = tutaj
maze-side-open = przejście
maze-side-wall = ściana
maze-side-maybe = może ściana
maze-side-exit = wyjście
maze-side-unknown = nie sprawdzono
maze-sheets = Arkusz { $number } z { $count }
maze-why = Dlaczego
maze-why-fits = { $count ->
    [one] pewne miejsce
    [few] miejsc: { $count }
    [many] miejsc: { $count }
   *[other] miejsc: { $count }
}
maze-why-sheet = { $tiles ->
    [one] Na tym arkuszu jest { $tiles } pole.
    [few] Na tym arkuszu są { $tiles } pola.
    [many] Na tym arkuszu jest { $tiles } pól.
   *[other] Na tym arkuszu jest { $tiles } pola.
}
maze-why-edge = W { $count } z { $all } z nich to pole dotyka zewnętrznej ściany.
maze-why-merges = Arkuszy: { $sheets }; złączonych: { $merges }.
maze-why-settings = Każda plansza ma tu: ściany wewnętrzne { $walls }, wyjścia { $exits }.
maze-follow = Śledź gracza
maze-threads-two = tam i z powrotem
maze-threads-three = w kółko
maze-threads-fake = donikąd
maze-layer-counting = Liczę…
maze-chance = ≈ { $chance }% ± { $error }
maze-chance-none = poniżej { $bound }%
maze-chance-all = ponad { $bound }%
maze-chance-treasure = tu leży skarb
maze-chance-exit = wyjście
maze-chance-rival = tu stoi { $name }
maze-chance-shot = strzał trafi: { $way }
maze-why-heard = Usłyszane w turze { $turn }: { $line }
maze-why-steps = { $count ->
    [0] Od tego czasu ani kroku.
    [one] Od tego czasu jeden krok.
    [few] Od tego czasu { $count } kroki.
    [many] Od tego czasu { $count } kroków.
   *[other] Od tego czasu { $count } kroku.
}
maze-why-nothing-heard = Nic o tym jeszcze nie słychać: przemawiają tylko liczby z ustawień.
maze-split = Prawda obok domysłów
maze-split-truth = Sama prawda
maze-split-both = Prawda i domysły
maze-place-level = poziom { $level }, { $place }
maze-place-tile = kolumna { $column }, rząd { $row }
maze-stands-here = stoi tutaj
maze-drawn-by = Kto ma je na mapie i ile miejsc pasuje:
maze-drawn-sure = ustalone
maze-drawn = { $count ->
    [one] jedno miejsce
    [few] { $count } miejsca
    [many] { $count } miejsc
   *[other] { $count } miejsca
}
maze-not-drawn = brak na mapie
maze-use-notes = Uwzględnij moje notatki
maze-use-notes-help = Kropka: stoi tu gracz w tym kolorze. Krzyżyk: nikogo i niczego tu nie ma. Szanse się do tego stosują.
maze-use-notes-none = Żadna wylosowana plansza nie pasuje do twoich notatek; są pominięte.
maze-use-notes-on = Z twoimi notatkami
maze-belief-places = { $count ->
    [one] pewne własne miejsce
    [few] { $count } możliwe miejsca
    [many] { $count } możliwych miejsc
   *[other] { $count } możliwego miejsca
}
maze-belief-there = Prawdziwe miejsce ({ $name }): { $chance }
maze-belief-of = Pewność, że to pole zajmuje: { $name }
maze-belief-gold = Pewność, że leży tu skarb
maze-gold-lies = leży tu skarb
maze-threads = Nici
maze-knew-row = Co Zły wiedział o swoim miejscu: { $belief }. Stał: { $truth }.

## Podpowiedzi
maze-worth = ≈ { $turns } tury do celu
maze-why-take = Skarb leży tutaj.
maze-why-out = Niesiesz skarb: szukaj wyjścia.
maze-why-explore = Na planszach zgodnych z tym, co wiesz, tędy jest najbliżej.
maze-why-attack = Kto ma ranę, upuszcza skarb.
maze-why-heal = Z raną nie da się nieść skarbu.
maze-why-buy = Kosztuje tylko rzut.
maze-why-drop = Do niczego się nie nadaje.
maze-why-end = W tej turze nic już nie zostało.
maze-why-use = Powie coś o labiryncie.

## Wyniki
maze-length = Tury: { $turns }, rundy: { $rounds }

## Ustawienia
maze-card-size = Plansza
maze-card-hearing = Ogłoszenia
maze-preset = Stół
maze-preset-default = Domyślny 8 × 8
maze-preset-compact = Mały 7 × 7
maze-preset-whisper = Szept
maze-preset-haunted-house = Nawiedzony dom
maze-preset-cursed-forest = Przeklęty las
maze-preset-psych-ward = Oddział zamknięty
maze-preset-pirate-ship = Statek piratów
maze-preset-everything = Wszystko naraz
maze-preset-levels = Dwa poziomy 6 × 6
maze-preset-own = Własny
setup-maze-whisper = Szept: słyszy tylko zainteresowany
setup-maze-width = Szerokość
setup-maze-height = Wysokość
setup-maze-river = Pola rzeki
setup-maze-bends = Zakręty rzeki, najwyżej
setup-maze-marsh = Bagna
setup-maze-shop = Sklepy
setup-maze-hospital = Szpitale
setup-maze-fake-portals = Fałszywe portale
setup-maze-two-way = Pary portali
setup-maze-three-way = Trójki portali
setup-maze-treasure = Skarby
setup-maze-walls = Ściany wewnętrzne
setup-maze-exits = Wyjścia
setup-maze-bump-costs = Zderzenie zużywa krok
setup-maze-sanctuary = Szpital chroni przed kulami
setup-maze-document = Słowa dokumentu, apteczka zamiast kroku
setup-maze-original = Oryginalny generator
setup-maze-turns = Najwyżej tur (0: bez limitu)
maze-solvable = Takie plansze można narysować, a na każdej skarb i wyjścia są osiągalne z każdego miejsca.
maze-drawable = Takie plansze można narysować.
maze-drawing = Próba narysowania takiej planszy …
setup-maze-omniscient-mode = Wszyscy widzą wszystko
setup-maze-xp = Doświadczenie
setup-maze-trading = Wymiana
setup-maze-donation = Punkt darów
setup-maze-scanner = Skaner skarbów
setup-maze-flashlight = Latarka i bateria
setup-maze-dynamite = Dynamit
setup-maze-shield = Tarcza
setup-maze-bear = Niedźwiedź
setup-maze-dog = Pies
setup-maze-zombie = Zombi
setup-maze-kinds = Skarby nie takie, jak się wydają
setup-maze-pure = Prawdziwe
setup-maze-fools = Złoto głupców
setup-maze-trapped = Z pułapką
setup-maze-compensation = Późniejsze miejsca dostają
setup-maze-compensation-none = nic
setup-maze-compensation-probe = wskazówkę o ścianach
setup-maze-theme = Motyw
setup-maze-theme-none = Labirynt
setup-maze-theme-house = Nawiedzony dom
setup-maze-theme-forest = Przeklęty las
setup-maze-theme-ward = Oddział zamknięty
setup-maze-theme-ship = Statek piratów
setup-maze-twist = Z własną zasadą
setup-maze-levels = Kilka poziomów
setup-maze-levels-note = Rzeka, bagna, ściany i skarby liczą się na każdym poziomie.
setup-maze-level-count = Poziomy
setup-maze-stairs = Schody między poziomami
setup-maze-lift = Z windą
setup-mode-aloud = Na głos
setup-mode-whisper = Szept
strength-knows-nightmare-labyrinth = Przywilej: zaczyna z apteczką. Poza tym widzi tylko to co ty.
scope-labyrinth = W labiryncie
action-step-north = Krok na północ
action-step-east = Krok na wschód
action-step-south = Krok na południe
action-step-west = Krok na zachód
action-end-turn = Zakończ turę
action-sheet-before = Poprzedni arkusz
action-sheet-after = Następny arkusz
action-closer = Bliżej
action-farther = Dalej
action-whole-sheet = Cały arkusz
action-pan-north = Patrz na północ
action-pan-east = Patrz na wschód
action-pan-south = Patrz na południe
action-pan-west = Patrz na zachód
action-split-view = Sama prawda albo obok domysłów
action-layer-1 = Pierwsza warstwa szans
action-layer-2 = Druga warstwa szans
action-layer-3 = Trzecia warstwa szans
action-layer-4 = Czwarta warstwa szans
action-layer-5 = Piąta warstwa szans
action-layer-6 = Szósta warstwa szans
action-layer-7 = Siódma warstwa szans
action-layer-8 = Ósma warstwa szans
action-layer-9 = Dziewiąta warstwa szans
action-layer-0 = Dziesiąta warstwa szans

## Osiągnięcia
achievement-way-out-name = Droga wyjścia
achievement-way-out-text = Opuść labirynt ze skarbem.
achievement-unscathed-name = Ani zadrapania
achievement-unscathed-text = Opuść labirynt ze skarbem, nie odnosząc ani jednej rany.
achievement-limping-name = Kulejąc do domu
achievement-limping-text = Opuść labirynt ze skarbem mimo rany po drodze.
achievement-robber-name = Znalezione, nie kradzione
achievement-robber-text = Podnieś skarb, gdy ktoś inny już jakiś niósł.
achievement-dry-feet-name = Suchą nogą
achievement-dry-feet-text = Opuść labirynt ze skarbem, nie tracąc ani jednej tury.
achievement-traveller-name = Częsty podróżny
achievement-traveller-text = Przejdź przez pięć portali w jednej partii.
achievement-marksman-name = Strzał w ciemno
achievement-marksman-text = Traf kogoś nabojem.
achievement-dead-end-name = Ślepa uliczka
achievement-dead-end-text = Wpadnij na trzy ściany w jednej turze.

## Zasady
maze-rules-board-title = Plansza
maze-rules-board-text = { $width } × { $height } pól: rzeka { $river }, bagna { $marsh }, ściany wewnętrzne { $walls }, wyjścia { $exits }, skarby { $piles }.
maze-rules-goal-title = Cel
maze-rules-goal-text = Znajdź skarb, potem wyjście w zewnętrznej ścianie i wyjdź. Kto zrobi to pierwszy, wygrywa. Nikt nie wie, gdzie jest; notatnik prowadzi się sam.
maze-rules-turn-title = Tura
maze-rules-turn-text = Dowolnie wiele działań i dokładnie jeden krok, w dowolnej kolejności. Po zderzeniu ze ścianą próbuj dalej. Po kroku zakończ turę.
maze-rules-step-title = Krok
maze-rules-step-text = Dowiadujesz się, co to za pole, czy leży tam skarb i kto tam jest. Wyjście można znaleźć także bez skarbu i nic to nie kosztuje.
maze-rules-river-title = Rzeka
maze-rules-river-text = Rzeka znosi cię o jedno pole dalej, nie wiadomo dokąd; na jej końcu zatrzymuje cię ściana.
maze-rules-portal-title = Portal
maze-rules-portal-text = Portal przenosi do innego: dwa prowadzą do siebie nawzajem, trzy w kółko, fałszywy do samego siebie. Wszystkie wyglądają tak samo.
maze-rules-marsh-title = Bagno
maze-rules-marsh-text = Wejście na bagno kosztuje następną turę.
maze-rules-shop-title = Sklep
maze-rules-shop-text = Raz na turę, z pustymi rękami, rzuć: 1–2 nabój, 3–4 apteczka, 5–6 rupiecie. Można mieć jeden przedmiot.
maze-rules-hospital-title = Szpital
maze-rules-hospital-text = Tu nikt nie walczy. Z raną zgłoś się po kroku: tracisz następną turę i zdrowiejesz. Apteczka leczy od razu.
maze-rules-battle-title = Walka
maze-rules-battle-text = Zaatakuj kogoś zdrowego na swoim polu: obie strony rzucają kością, ranę odnosi ten, kto ma mniej, a przy remisie obrońca (wygrywasz { $ways } z 36). Nabój wygrywa na pewno. Kto ma ranę, upuszcza skarb i nie może go nieść.
maze-rules-shot-title = Strzał
maze-rules-shot-text = Kula leci prosto (pola: { $range }) i trafia pierwszą osobę; ściany ją zatrzymują. Pudło nic nie mówi.
maze-rules-notebook-title = Notatnik
maze-rules-notebook-text = Każdy arkusz to kawałek mapy o nieznanym położeniu. Arkusze, które muszą być jednym, łączą się; arkusz pasujący tylko w jedno miejsce zostaje ustalony. Nić łączy rzekę lub portal z miejscem, dokąd prowadzi.
maze-rules-votes-title = Dziennik i podgląd
maze-rules-votes-text = Każdy może prosić o otwarcie całego dziennika: wystarczy jedno „nie”. Zaraz po turze ludzie mogą zgodzić się obejrzeć całą planszę; taka partia się nie liczy.
maze-rules-aloud-title = Na głos
maze-rules-aloud-text = Wszyscy słyszą wszystko, łącznie z kierunkami.
maze-rules-whisper-title = Szept
maze-rules-whisper-text = Kroki, ściany, wyjścia i spotkania słyszy tylko zainteresowany.
maze-rules-xp-title = Doświadczenie
maze-rules-xp-text = Bagno +1, rzeka +2, portal +2, najwyżej 7. Można za nie kupić drogę do najbliższego szpitala lub sklepu (3), ostatnią przeszkodę (5), leczenie (7).
maze-rules-trading-title = Wymiana
maze-rules-trading-text = Na tym samym polu wymieniaj przedmiot, skarb lub kopię mapy.
maze-rules-donation-title = Punkt darów
maze-rules-donation-text = Oddaj przedmiot za błogosławieństwo ratujące turę straconą na bagnie albo weź coś z kosza.
maze-rules-kinds-title = Rodzaje skarbów
maze-rules-kinds-text = Złoto głupców rozsypuje się przy wyjściu; skarb z pułapką wybucha.
maze-rules-scanner-title = Skaner
maze-rules-scanner-text = Mówi, jak daleko i po której stronie leży najbliższy skarb.
maze-rules-flashlight-title = Latarka
maze-rules-flashlight-text = Z baterią pokazuje do trzech pól w linii, trzy razy.
maze-rules-dynamite-title = Dynamit
maze-rules-dynamite-text = Niszczy ścianę wewnętrzną po jednej stronie twojego pola.
maze-rules-shield-title = Tarcza
maze-rules-shield-text = Pęka zamiast ciebie.
maze-rules-bear-title = Niedźwiedź
maze-rules-bear-text = Powtarza kroki wszystkich i rani, kogo spotka; potem odpoczywa cztery rundy.
maze-rules-dog-title = Pies
maze-rules-dog-text = Pilnuje skarbu; rzuć mu przedmiot albo zacznij tam turę. Gdy ktoś kończy przed nim turę, przy rzucie 1–5 odciąga skarb.
maze-rules-zombie-title = Zombi
maze-rules-zombie-text = Wychodzą z bagien. Idą co drugą rundę, ku temu, kto jest nie dalej niż dwa kroki; po ugryzieniu leżą osiem rund.
maze-rules-stairs-title = Schody
maze-rules-stairs-text = Łączą dwa poziomy w tym samym miejscu. Zamiast kroku wejdź na nie: staniesz na ich drugim końcu. Nikt nie słyszy, czy w górę, czy w dół.
maze-rules-lift-title = Winda
maze-rules-lift-text = Stoi w tym samym miejscu na każdym poziomie. Kto wejdzie, trafia na dowolny z nich, może ten sam, i nie słyszy, który.
maze-rules-die-title = Kość sklepu
maze-rules-die-text = Liczba ścianek kości: { $count } ({ $list }).
maze-rules-bump-title = Zderzenie kosztuje
maze-rules-bump-text = Zderzenie ze ścianą zużywa tu krok, tak samo jak wyjście znalezione bez skarbu.
maze-rules-sanctuary-title = Bezpieczne szpitale
maze-rules-sanctuary-text = Nikogo w szpitalu nie można trafić: kula przepada, a słychać to jak pudło.
maze-rules-document-title = Dokument
maze-rules-document-text = Dom mówi słowami dokumentu, a apteczka zajmuje miejsce kroku.
maze-rules-omniscient-title = Wszystko odkryte
maze-rules-omniscient-text = Plansza i miejsca są pokazywane wszystkim przed każdą decyzją. Taka partia się nie liczy.
maze-rules-limit-title = Tury
maze-rules-limit-text = Po { $turns } turach nikt nie wygrywa.
maze-rules-probe-title = Ostatnie miejsca
maze-rules-probe-text = Dwie ostatnie osoby dowiadują się w pierwszej turze, które boki ich pola są zamknięte.
maze-rules-twist-house-title = Krok ducha
maze-rules-twist-house-text = Raz w partii można przed krokiem zapowiedzieć, że przejdzie przez ścianę. Gdzie jej nie ma albo jest tylko zewnętrzna lub wyjście, krok ducha zostaje.
maze-rules-twist-forest-title = Zwrotny strumień
maze-rules-twist-forest-text = Co 12 rund cały strumień zawraca. Słyszą to wszyscy.
maze-rules-twist-ward-title = Środek uspokajający
maze-rules-twist-ward-text = Kto przegra walkę, traci też następną turę.
maze-rules-twist-ship-title = Bunt
maze-rules-twist-ship-text = Atak na niosącego skarb dodaje 1 do rzutu, a broń sięga na cztery pola.
setup-curtain-full = Pełna: szept jest tylko dla jednego miejsca.

## Lekcja
lesson-maze-step = Nikt nie ma mapy tego labiryntu, a ty nie wiesz, gdzie stoisz. Zrób krok na północ: strzałka, W albo kliknięcie pola obok.
lesson-maze-end = Krok jest już w notatniku. Tura ma tylko jeden krok: zakończ ją.
lesson-maze-wall = Słyszysz też, co robi Zły. Teraz spróbuj na wschód.
lesson-maze-river = Ściana. Nic nie kosztuje: możesz spróbować z innej strony. Idź na północ.
lesson-maze-sheet = Rzeka! Zniosła cię o jedno pole, nikt nie mówi dokąd: zaczyna się nowy arkusz, związany nitką ze starym. Zakończ turę.
lesson-maze-gold = Idź stąd na wschód.
lesson-maze-take = Skarb! Podnieś go.
lesson-maze-carry = Zdrowa osoba może nieść jeden skarb; kto odniesie ranę w walce lub od kuli, ten go upuszcza. Zakończ turę.
lesson-maze-out = Teraz znajdź wyjście w zewnętrznej ścianie. Spróbuj na wschód.
first-maze-step = Jeden krok na turę: strzałki, W A S D albo kliknięcie sąsiedniego pola. Nikt nie mówi, gdzie stoisz.
first-maze-wall = Ściana, wewnętrzna czy zewnętrzna: nikt tego nie mówi. Próba nic nie kosztuje; spróbuj innej strony.
first-maze-end = Krok zrobiony. Możesz jeszcze działać, potem zakończ turę.
first-maze-river = Nurt poniósł cię jedno pole dalej i nikt nie mówi, w którą stronę: zaczyna się nowy arkusz. Nić pamięta, skąd.
first-maze-portal = Po wyjściu z portalu możesz stać gdziekolwiek, nawet tam, gdzie przedtem. Ten sam portal zawsze prowadzi w to samo miejsce.
first-maze-marsh = Błoto: tracisz następną turę.
first-maze-shop = Raz na turę, z pustymi rękami, sklep rzuca za ciebie kością. Nic to nie kosztuje.
first-maze-injured = Z raną nie można nieść skarbu ani walczyć. Apteczka leczy od razu, szpital zabiera następną turę.
first-maze-treasure = Leży tu skarb. Możesz nieść jeden.
first-maze-carry = Wszyscy widzą, że niesiesz skarb. Kto cię zrani, sprawi, że go upuścisz.
first-maze-exit = Wyjście! Wróć ze skarbem i przejdź przez nie.
first-maze-meeting = Ktoś tu jest. Atakujący wygrywa remisy.
first-maze-bullet = Nabój na pewno wygrywa walkę, a wystrzelony leci w linii prostej.
first-maze-sheets = Każdy arkusz to kawałek mapy, którego miejsca nie znamy. Page Up i Page Down je przerzucają; arkusze, które muszą być jednym, łączą się same.
first-maze-locked = Ten arkusz pasuje tylko w jedno miejsce: jest ustalony, a wokół niego narysowano brzeg planszy.
first-maze-layers = Warstwa szans pokazuje, co gdzie może być, tylko z tego, co wiesz. Kliknij pole, by zobaczyć liczby.

## Ołówek i nitka
maze-notes = Ołówek
maze-note-cross = Krzyżyk
maze-note-question = Znak zapytania
maze-note-dot-1 = Niebieska kropka
maze-note-dot-2 = Czerwona kropka
maze-note-dot-3 = Zielona kropka
maze-note-dot-4 = Żółta kropka
maze-note-erase = Zetrzyj
maze-note-text = Kilka słów
maze-stitch = Zszyj arkusze
maze-stitch-none = Na razie żadne dwa arkusze raczej nie leżą obok siebie.
maze-stitch-help = ≈ Jak często arkusz leży tam na losowanych planszach zgodnych ze wszystkim, co wiesz. Zszycie to tylko próba: nic z niego nie wynika.
maze-stitch-sheet = Arkusz { $number } · ≈ { $percent }%

## Motywy
maze-kind-portal-house = Lustro
maze-kind-marsh-house = Pajęczyna
maze-kind-river-house = Zimny przeciąg
maze-kind-hospital-house = Kaplica
maze-kind-river-forest = Strumień
maze-kind-marsh-forest = Ciernie
maze-kind-portal-forest = Dziuplaste drzewo
maze-kind-shop-forest = Pustelnik
maze-kind-hospital-ward = Izba chorych
maze-kind-shop-ward = Apteka
maze-kind-marsh-ward = Izolatka
maze-kind-river-ship = Prąd
maze-kind-marsh-ship = Zęza
maze-kind-portal-ship = Luk
maze-log-flushed-house = Zimny przeciąg! { $who ->
    [you] Lądujesz
   *[other] { actor } ląduje
} jedno pole dalej, strona nieznana.
maze-log-flushed-ship = Prąd! { $who ->
    [you] Wypływasz
   *[other] { actor } wypływa
} jedno pole dalej, strona nieznana.
maze-log-blocked-house = Przeciąg napiera na ścianę: { $who ->
    [you] zostajesz
   *[other] { actor } zostaje
} na miejscu.
maze-log-portalled-house = { $who ->
    [you] Przechodzisz przez lustro.
   *[other] { actor } przechodzi przez lustro.
}
maze-log-portalled-forest = { $who ->
    [you] Przechodzisz przez dziuplaste drzewo.
   *[other] { actor } przechodzi przez dziuplaste drzewo.
}
maze-log-portalled-ship = { $who ->
    [you] Przechodzisz przez luk.
   *[other] { actor } przechodzi przez luk.
}
maze-log-checked-in-house = { $who ->
    [you] Znajdujesz schronienie w kaplicy.
   *[other] { actor } znajduje schronienie w kaplicy.
}
maze-log-checked-in-ward = { $who ->
    [you] Zgłaszasz się do izby chorych.
   *[other] { actor } zgłasza się do izby chorych.
}
maze-log-bought-forest = Rzut u pustelnika: { $roll }. { $who ->
    [you] Dostajesz
   *[other] { actor } dostaje
}: { $item }.
maze-log-bought-ward = Rzut w aptece: { $roll }. { $who ->
    [you] Dostajesz
   *[other] { actor } dostaje
}: { $item }.
maze-log-exit-ship = { $who ->
    [you] Znajdujesz
   *[other] { actor } znajduje
} trap { $at }!
maze-no-not-in-shop-forest = nie u pustelnika
maze-no-not-in-shop-ward = nie w aptece
maze-no-not-in-hospital-house = nie w kaplicy
maze-no-not-in-hospital-ward = nie w izbie chorych
maze-rules-river-title-house = Zimny przeciąg
maze-rules-river-title-forest = Strumień
maze-rules-river-title-ship = Prąd
maze-rules-portal-title-house = Lustro
maze-rules-portal-title-forest = Dziuplaste drzewo
maze-rules-portal-title-ship = Luk
maze-rules-marsh-title-house = Pajęczyna
maze-rules-marsh-title-forest = Ciernie
maze-rules-marsh-title-ward = Izolatka
maze-rules-marsh-title-ship = Zęza
maze-rules-shop-title-forest = Pustelnik
maze-rules-shop-title-ward = Apteka
maze-rules-hospital-title-house = Kaplica
maze-rules-hospital-title-ward = Izba chorych

## Plansze rysowane ręcznie
maze-editor = Narysuj planszę ręcznie
maze-editor-help = Wybierz pędzel, potem pole. Rzekę rysuje się od źródła, pole po polu; zestaw portali jest gotowy, gdy ma wszystkie pola; bok w środku to ściana, na zewnątrz wyjście.
maze-editor-portal = { $count ->
    [1] Portal donikąd
    [2] Portal, jeden z dwóch
   *[other] Portal, jeden z trzech
}
maze-editor-side = Ściana lub wyjście: { $way }
maze-editor-tile = Kolumna { $column }, rząd { $row }: { $kind }
maze-editor-pending = Ten zestaw portali nie jest jeszcze gotowy.
maze-editor-valid = Ta plansza jest poprawna. Zawiera ją kod stołu.
maze-editor-another = Narysuj inną
maze-editor-clear = Pusta plansza

## Zapisane partie i ulubione
maze-game = Partia { $id }
maze-saves = Zapisane partie
maze-saves-none = Nie ma zapisanych partii.
maze-saves-row = { $id } · { $ago } · { $state }
maze-saves-on = trwa
maze-saves-over = zakończona
maze-saves-restore = Graj dalej
maze-saves-omniscient = Graj dalej, wszystko odkryte
maze-saves-favour = Dodaj do ulubionych
maze-saves-delete = Usuń
maze-saves-delete-all = Usuń wszystkie
maze-saves-sure = Usunąć?
maze-saves-sure-one = Zapisana partia { $id } zniknie na zawsze.
maze-saves-sure-all = Na zawsze znikną zapisane partie: { $count }.
maze-saves-gone = Usunięte zapisy: { $count }.
maze-saves-kept = Niczego nie usunięto.
maze-saves-no-such = Nie ma „{ $cause }”.
maze-saves-corrupt = Ten zapis jest uszkodzony i pozostał nietknięty: { $cause }
maze-saves-version = Ten zapis pochodzi z innej wersji programu i pozostał nietknięty: { $cause }
maze-saves-taken = Inna ulubiona plansza nazywa się „{ $cause }”.
maze-saves-unfinished = Partia jeszcze trwa: jej plansza pozostaje tajna.
maze-saves-favoured = „{ $name }” jest wśród ulubionych.
maze-saves-removed = „{ $name }” nie jest już wśród ulubionych.
maze-favourites = Ulubione plansze
maze-favourites-row = { $name } · { $size } · miejsca: { $players }
maze-favourites-play = Zagraj na tej planszy
maze-favourites-remove = Usuń z ulubionych

maze-near = Tura { $turn }: { $one } i { $two }, o jedną ścianę od siebie
maze-near-exit = Tura { $turn }: { $name }, ze skarbem, tuż obok wyjścia, nic o tym nie wiedząc
maze-near-title = O włos

## Why a table cannot be played
maze-fault-nobody = Nikt nie gra: potrzebna jest choć jedna osoba.
maze-fault-crowd = Za dużo poszukiwaczy ({ $count }): zmieści się najwyżej { $most }.
maze-fault-name = Miejsce { $seat } nie ma imienia.
maze-fault-twin = Dwie osoby noszą imię „{ $name }”.
maze-fault-safe = Zwykłych polan zostało { $left }, a poszukiwaczy jest { $players }: mniej pól specjalnych albo większa plansza.
maze-fault-field = { $field } = { $value }: { $reason }
maze-fault-board = Narysowana plansza, { $field }: { $reason }
maze-fault-stage-river = Generator nie znalazł drogi dla rzeki: zmień liczbę jej pól albo zakrętów.
maze-fault-stage-stairs = Generator nie znalazł miejsca na schody i windę: spróbuj z mniejszą liczbą pól specjalnych.
maze-fault-stage-walls = Generator nie zmieścił wszystkich ścian wewnętrznych: weź ich mniej.
maze-fault-stage-exits = Generator nie zmieścił wszystkich wyjść: weź ich mniej albo skróć rzekę.
maze-fault-stage-guarantee = Generator nie znalazł planszy, na której każdy może wygrać: weź mniej ścian albo portali.
maze-fault-stage-monsters = Generator nie znalazł miejsca dla potworów: mniej pól specjalnych albo większa plansza.
maze-field-portals = Portale
maze-field-turns = Tury, najwyżej
maze-limit-between = musi być od { $least } do { $most }.
maze-limit-here = na tej planszy musi być od { $least } do { $most }.
maze-limit-least = musi być co najmniej { $least }.
maze-limit-pure = co najmniej jeden skarb musi być prawdziwy.
maze-limit-original = oryginalny generator zna tylko 2.
maze-limit-whole = może być najwyżej { $most }, inaczej plansza się rozpadnie.
maze-limit-marsh = zombi wychodzą z bagien; potrzebne jest choć jedno.
maze-limit-kit = apteczki dla ostatniego miejsca już nie ma w grze: dawała mu zbyt dużą przewagę.
maze-limit-joined = bez windy potrzeba co najmniej jednych schodów.
maze-limit-tiles = wszystkie poziomy razem mogą mieć najwyżej { $most } pól.
maze-limit-one-level = oryginalny generator zna tylko jeden poziom.
maze-flaw-outside = kolumna { $column }, rząd { $row } leży poza planszą.
maze-flaw-twice = kolumna { $column }, rząd { $row } to dwie rzeczy naraz.
maze-flaw-set = zestaw ma 1, 2 albo 3 pola, a nie { $count }.
maze-flaw-outer = kolumna { $column }, rząd { $row }, { $way }: ten bok to ściana zewnętrzna.
maze-flaw-inside = kolumna { $column }, rząd { $row }, { $way }: ten bok jest wewnątrz.
maze-flaw-count = powinno być { $wanted }, a jest { $found }.
maze-flaw-safe = kolumna { $column }, rząd { $row } to nie polana.
maze-flaw-shut = kolumna { $column }, rząd { $row } nie ma otwartego boku.
maze-flaw-source = kolumna { $column }, rząd { $row } to źródło; musi dotykać ściany zewnętrznej.
maze-flaw-flow = kolumna { $column }, rząd { $row } nie wpływa do następnego pola rzeki.
maze-flaw-mouth = kolumna { $column }, rząd { $row } to koniec; musi płynąć na ścianę zewnętrzną.
maze-flaw-level = poziom { $level } musi mieć { $wanted } ({ $kind }), a ma { $found }.
maze-flaw-level-walls = poziom { $level } musi mieć { $wanted }, a ma { $found }.
maze-flaw-top = kolumna { $column }, rząd { $row }: nie ma nad nim poziomu.
maze-flaw-high-exit = wyjścia prowadzą tylko z najniższego poziomu.
