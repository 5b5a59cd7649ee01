### Zasady klasycznego pojedynku, lekcja, wskazówki na początek.

## Zakładka zasad
rules-search = Szukaj w zasadach
rules-classic-goal-title = Cel
rules-classic-goal-text = Dwie strony siedzą przy jednym stole z jedną strzelbą. Kto nie ma już HP, odpada. Zaczynasz z { $own } HP, druga strona z { $other }.
rules-classic-round-title = Runda
rules-classic-round-text = W każdej rundzie obie strony dostają narzędzia (po { $gift }), najwyżej { $hand } w ręce. Potem ładuje się magazynek i ogłasza, ile nabojów jest ostrych, a ile ślepych. Ich kolejności nie.
rules-classic-clip-title = Magazynek
rules-classic-clip-text = Magazynek mieści od { $least } do { $most } nabojów, co najmniej po jednym każdego rodzaju. Najpierw losuje się długość, każdą z równą szansą; potem liczbę ostrych; na koniec ich miejsca. Gdy jest pusty, zaczyna się nowa runda.
rules-classic-clip-now = Zostało: ostre { $live }, ślepe { $blank }, więc następny jest ostry z szansą { $odds }.
rules-classic-turn-title = Tura
rules-classic-turn-text = Użyj dowolnie wielu narzędzi, jedno po drugim. Potem trzeba strzelić: w siebie albo w przeciwnika.
rules-classic-shot-title = Strzał
rules-classic-shot-text = Pada strzał następnym nabojem. Ostry odbiera 1 HP temu, w kogo wycelowano, i o 1 więcej za każdy użyty przedtem Nóż. Ślepy nie robi nic. Nóż liczy się tylko do jednego strzału, ostrego czy ślepego.
rules-classic-next-title = Kto następny
rules-classic-next-text = Ślepy wystrzelony w siebie zostawia turę przy tobie. Po każdym innym strzale kolej na drugą stronę. Tura przechodzi do następnej rundy.
rules-classic-daze-title = Ogłuszenie
rules-classic-daze-text = Ogłuszona strona traci następną turę, która by jej przypadła. Kilka ogłuszeń mija po jednym. Jeśli ogłuszone są obie strony, są pomijane na zmianę, aż jedna z nich oprzytomnieje.
rules-classic-tools-title = Narzędzia
rules-classic-tools-text = Narzędzi jest pięć, każde równie prawdopodobne. Użyte znika.
rules-classic-praise-title = Moralna pochwała
rules-classic-praise-text = Przy 3 HP lub mniej zawsze leczy 1 HP. Powyżej szansa z każdym HP maleje o połowę: 1/2 przy 4, 1/4 przy 5, 1/8 przy 6.
rules-classic-praise-now = Przy twoich { $hp } HP leczy z szansą { $odds }.
rules-classic-end-title = Koniec
rules-classic-end-text = Gdy tylko jedna strona ma 0 HP lub mniej, pojedynek się kończy.
rules-classic-last-stand-title = Ostatni zryw
rules-classic-last-stand-text = Przy tym stole jest włączony: Zły przy 0 albo −1 HP rozgrywa jeszcze należną mu turę. Moralna pochwała może go ocalić, a zginąć mogą obie strony.
rules-classic-knowledge-title = Kto co wie
rules-classic-knowledge-text = HP, narzędzia, ogłuszenie oraz każdy wystrzelony lub wyrzucony nabój są jawne. Kolejności w magazynku nie zna nikt. To, co pokazuje Rentgen, zna tylko ten, kto patrzył; druga strona wie tylko tyle, że ktoś patrzył.
rules-classic-nightmare-title = Koszmar
rules-classic-nightmare-text = Zły widzi następny nabój, jego Moralna pochwała zawsze leczy, a twoja tylko przy 3 HP lub mniej. Poza tym nic się nie różni.
rules-classic-bold-title = Żeton odwagi
rules-classic-bold-text = Strzel w siebie, gdy następny nabój jest raczej ostry niż ślepy, i usłysz klik: Zły przesunie po stole mosiężny żeton z twoją szansą. Do niczego więcej nie służy.
rules-classic-undo-title = Cofanie
rules-classic-undo-text = Krok można cofnąć, dopóki nie nastąpiło po nim nic losowego, nic ukrytego ani cudza decyzja. Nóż i Młoteczek można; strzału, Wyrzutnika i Rentgena nie.
rules-classic-points-title = Popis
rules-classic-points-text = Mało prawdopodobne sukcesy z rzędu dają coraz więcej punktów. Mając ich więcej niż Zły, zyskujesz doświadczenie. Przy stole niczego to nie zmienia.

## Lekcja w ośmiu krokach
lesson-title = Lekcja
lesson-lens = Nikt nie zna kolejności nabojów. Rentgen pokaże ci następny: użyj go.
lesson-blank = Jest ślepy. Strzel w siebie: ślepy zostawia ci turę.
lesson-knife = Spójrz na tabliczkę: zostały same ostre. Nóż sprawi, że następny policzy się podwójnie: użyj go.
lesson-fire = Teraz strzel w Złego.
lesson-mallet = Nowa runda, nowe narzędzia. Młoteczek kosztuje Złego następną turę: użyj go.
lesson-eject = Wyrzutnik usuwa następny nabój bez strzału i widzą go obie strony: użyj go.
lesson-praise = Oberwało ci się. Przy 3 HP lub mniej Moralna pochwała zawsze leczy: użyj jej.
lesson-odds = Teraz liczby. Wgląd pokazuje, co zrobi każdy strzał. Wybór należy do ciebie.
lesson-done = To już wszystko. Reszta to nerwy.
lesson-play = Zagraj naprawdę
lesson-again = Jeszcze raz
lesson-skip = Pomiń lekcję
lesson-skip-text = Lekcja kończy się tutaj. Czeka na ciebie w salonie.
lesson-step-back = Krok wstecz

## Wskazówki na początek
first-close = Jasne
first-clip = Tabliczka mówi, ile nabojów każdego rodzaju załadowano. Wystrzelone i wyrzucone są skreślone.
first-unknown = Poziom czerwieni w naboju to szansa, że jest ostry.
first-inferred = Zakreskowany nabój jest pewny, choć nikt go nie widział.
first-aim = Pierwsze naciśnięcie celuje, drugie strzela. Esc opuszcza strzelbę.
first-free-turn = Ślepy wystrzelony w siebie zostawia ci turę.
first-knife = Noże się sumują, a następny strzał zużywa wszystkie.
first-eject = Wyrzucony nabój widziały obie strony.
first-mallet = Ogłuszenie: przepadnie jedna tura.
first-praise = Powyżej 3 HP Moralna pochwała to już kwestia szczęścia.
first-lens = Ten nabój znasz tylko ty.
first-evil-lens = Zły spojrzał. Uśmiecha się tak czy inaczej.
first-round = Nowa runda: nowe narzędzia i nowe naboje, a kolej się nie zmienia.
first-full-hand = Masz pełną rękę; więcej narzędzi nie dostaniesz.
first-bold = Żeton odwagi: strzał w siebie na przekór szansom.
first-inspect = Każda liczba tutaj bierze się z tego, co wiesz, i z niczego więcej.
first-undo = Ten krok można cofnąć.
first-no-undo = Tego nie można: { $reason }.
first-curtain = Kurtyna zasłania twoją stronę przed następną osobą, a jej stronę przed tobą.
first-replay = Każda partia zapisuje się sama. Znajdziesz ją w kredensie.

## Pierwsze wskazówki całego pojedynku
first-period = Usiadł następny Zły. Zachowujesz wszystko, co masz.
first-slot = Ta przegródka jest tymczasowa: za kilka rund zniknie razem z tym, co w niej leży.
first-silent = Narzędzie zniknęło ze stojaka i nikt nie powiedział dlaczego. Nikt nie powie.
first-blowback = Nabój wypalił wstecz i poleciał w przeciwną stronę. Zużyta lufa robi to częściej.
first-thorns = Kolce odrzuciły nabój do tego, kto strzelał.
first-wounds = Każde trafienie zostawia ranę, a rany pogarszają następne trafienie.
first-vest = Kamizelka zatrzymała nabój. Czy był ostry, nie dowie się nikt.
first-catch = Złapany nabój trafia na koniec magazynka. Nikt nie wie, jaki jest.
first-cup = Kubka nikt nie podnosi: powiedziano wszystko, co będzie powiedziane.
first-stage = Obie stawki bierze ten, kto zostaje na scenie.
first-fire = Ogień zabiera 1 HP po każdym własnym strzale. Bandaż go gasi.
first-rattled = Roztrzęsienie: bez narzędzi, a strzelba celuje, gdzie chce.

## Lekcja całego pojedynku
lesson-duel-shell = W pełnym pojedynku narzędzia zmieniają magazynek. Weź do ręki Ostry nabój: użyj go.
lesson-duel-place = Wybierz miejsce. Co leży z przodu, wystrzeli pierwsze: włóż nabój na miejsce 0.
lesson-duel-fire = Teraz znasz nabój z przodu: jest ostry. Strzel w Złego.
lesson-duel-bandage = Zły cię trafił: to rana. Rany pogarszają późniejsze trafienia. Załóż Bandaż.
lesson-duel-vest = Kamizelka zatrzymuje naboje przeciwnika, póki się nie rozedrze: załóż ją.
lesson-duel-dice = Trzy kości mogą wszystko, zwykle niewidocznie. Rzuć nimi.
lesson-duel-again = Tura kończy się strzałem: strzel w Złego.
lesson-duel-odds = Kamizelka wytrzymała i nikt nie wie, co zatrzymała. Wgląd bierze to pod uwagę. Wybór należy do ciebie.
