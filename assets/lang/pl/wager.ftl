### Zakład: stół, koperty, szanse, wyniki, dziennik.

## Stół
bets-phase-draw = losowanie
bets-phase-bet = zakład
bets-phase-play = gra
bets-phase-rank = ranking
bets-phase-settle = rozliczenie
bets-pay = Za miejsca  { $pay }   każdy zakład na ciebie  { $cost }
bets-pay-free = Za miejsca  { $pay }   zakłady na ciebie nic nie kosztują
bets-rule-ties = Równe wyniki: wyżej stoi ten, kto ma mniej punktów.
bets-rule-sealed = Zawartość kopert jest tajna aż do rozliczenia zakładów.
bets-rule-results = Niczyj wynik nie jest pokazany przed rankingiem.
bets-rule-crown = Zakład wygrywa, jeśli obstawiony gracz ma teraz najwyższą sumę.
bets-rule-over = Wieczór się skończył.
bets-rule-event = Zdarzenie: { $event }
bets-note-sealed = zapieczętowane
bets-note-deciding = decyduje…
bets-note-played = wynik podany
bets-rank = miejsce { $rank }
bets-absent = nieobecność
bets-slip-to = { $from } › { $to }
bets-slip-none = { $from }
bets-slip-no-bet = bez zakładu

## Górny pasek i wstęga
bets-place = runda { $round } z { $rounds } · { $phase }
bets-expects-draw = Wylosuj zadanie tej rundy
bets-expects-bet = Na kogo stawiasz? Zapieczętowane, nikt nie zobaczy
bets-expects-ask = Czy wszyscy mogą w to zagrać?
bets-ask = Czy wszyscy mogą w to zagrać?
bets-ask-text = Ktoś nie może w to zagrać? Niech powie teraz, a zadanie losuje się jeszcze raz. Po zapieczętowaniu pierwszej koperty zadanie zostaje.
bets-ask-cannot = Nie może: { $name }
bets-ask-all = Wszyscy mogą
bets-ask-all-text = Potem zaczynają się zakłady
bets-expects-gather = Wszystkie koperty zapieczętowane: czas na zadanie
bets-gather-done = Wszyscy już zagrali
bets-gather-here = Do pierwszej osoby
bets-gather-text = Po kolei, za kurtyną
bets-gather-rule = Wszystkie koperty leżą na stole. Wywołana osoba gra albo wpisuje wynik bez świadków; reszta odwraca wzrok.
bets-expects-play = Zrób to, a potem wpisz wynik
bets-expects-outing = Zagraj tutaj: nikt nie widzi wyniku
bets-expects-rank = Są już wszystkie wyniki: odkryj je
bets-expects-pay = Otwórz koperty
bets-wait-others = Inni decydują

## Taca
bets-quest = Ta runda: { $title }
bets-no-quest = Zadanie jest jeszcze w puli
bets-pool = { $count ->
    [one] Do wylosowania jest { $count } zadanie
    [few] Do wylosowania są { $count } zadania
    [many] Do wylosowania jest { $count } zadań
   *[other] Do wylosowania jest { $count } zadania
}
bets-draw = Losuj zadanie
bets-draw-text = Jedno z { $count }, według wag
bets-redraw = Nie mogę w to zagrać
bets-redraw-late = pierwsza koperta jest już zapieczętowana
bets-on = Postaw na
bets-stake = Stawka
bets-stake-range = 1 … { $most }
bets-none = Bez zakładu
bets-seal = Zapieczętuj kopertę
bets-seal-bet = { $stake } na: { $name }
bets-seal-none = bez zakładu
bets-enter = Twój wynik
bets-enter-for = Wynik: { $name }
bets-enter-seal = Podaj wynik
bets-enter-text = Nikt nie zobaczy go przed rankingiem
bets-enter-value = Warte { $value }
bets-enter-missing = Wpisz każdą liczbę.
bets-enter-wrong = „{ $text }” nie jest liczbą taką jak 12 albo -2,5.
bets-enter-unjudged = Zadanie nie potrafi ocenić tych liczb.
bets-enter-versus = Grasz z: { $name }. Wygrana 1000, remis 500, inaczej 0.
bets-enter-number = Liczba { $number }
bets-rank-action = Odkryj wyniki
bets-rank-text = Od ostatniego do pierwszego
bets-pay-action = Otwórz koperty
bets-pay-text = Wszystkie zakłady rozliczane razem
bets-next = Dalej
bets-next-left = { $count ->
    [0] żadna koperta już nie spadnie
    [one] spadnie jeszcze { $count } koperta
    [few] spadną jeszcze { $count } koperty
    [many] spadnie jeszcze { $count } kopert
   *[other] spadnie jeszcze { $count } koperty
}
bets-scores = Wyniki zadania „{ $title }”
bets-no-pay = bez wypłaty
bets-hurry = pokazuje całość w 2 s
bets-next-score = Następny wynik
bets-next-envelope = Następna koperta
bets-happens-scores = Wyniki odkrywają się od ostatniego do pierwszego.
bets-happens-landing = Koperty lądują. Nikt jeszcze nie może ich przeczytać.
bets-happens-crown = Koronę dostaje ten, kto ma najwyższą sumę.
bets-happens-opening = Koperty się otwierają: kto na kogo postawił.
bets-watching = Stół gra sam
bets-master = Konsola prowadzącego
bets-master-text = Poprawki przed rozliczeniem rankingu. Dziennik mówi otwarcie, czyj wynik wpisano ponownie.
bets-master-retract = { $name }: cofnij kopertę
bets-master-absent = Oznacz nieobecność: { $name }
bets-master-enter = { $name }: wpisz wynik
bets-master-correct = { $name }: wpisz wynik ponownie
bets-master-nothing = Teraz nie ma czego poprawiać.
bets-master-done = Gotowe

## Tablica szans
bets-board = Tablica szans
bets-board-left = { $count ->
    [0] wszystkie spadły
    [one] została { $count } koperta
    [few] zostały { $count } koperty
    [many] zostało { $count } kopert
   *[other] zostało { $count } koperty
}
bets-board-round = runda { $round } z { $rounds }
bets-board-top = na czele
bets-board-hits = trafień
bets-board-sampled = ≈ 20 000 wylosowanych przypadków: wyniki według umiejętności i dotychczasowych miejsc, zakłady według jawnych stylów i tego, jak kto dotąd stawiał. Nikt nie zagląda do kopert.
bets-board-settled = Z rozliczonego rankingu: pewne.
bets-ladder = Drabina: { $name }
bets-ladder-by = według zakładów
bets-own = Twój zakład
bets-own-odds = { $name }: zakład wygrywa { $alone }, jeśli nikt inny nie stawia, { $expected }, jeśli inni stawiają zgodnie z oczekiwaniem
bets-own-worth = { $stake } › średnio { $alone } albo { $expected } punktu
bets-own-best = Najlepiej: { $stake } na: { $name }, ≈ { $worth }
bets-own-best-none = Najlepiej: bez zakładu
bets-own-leader = Samotny lider przegrywa każdy zakład: liczy się też twoja suma.
bets-own-point = Twój zakład zabiera celowi punkt, bez względu na stawkę.
bets-envelope-hits = Koperta { $number } trafia: { $name }
bets-envelope-air = Koperta { $number } jest w powietrzu
bets-account = { $name }: { $from } › { $to }
bets-account-rank = miejsce { $rank }: { $award }
bets-account-received = { $count ->
    [one] { $count } otrzymany zakład: { $cost }
    [few] { $count } otrzymane zakłady: { $cost }
    [many] { $count } otrzymanych zakładów: { $cost }
   *[other] { $count } otrzymanego zakładu: { $cost }
}
bets-account-bonus = najwięcej zakładów: { $bonus }
bets-account-won = { $stake } na: { $whom }, wygrany: { $change }
bets-account-lost = { $stake } na: { $whom }, przegrany: { $change }
bets-account-nothing = bez zakładu
bets-last-round = Ostatnia runda, żeton po żetonie
bets-said = { $name } na czele: tablica dawała { $percent }; stało się.
bets-said-not = { $name } na czele: tablica dawała { $percent }; nie stało się.
bets-said-bet = Twój zakład ({ $name }): tablica dawała { $percent }; stało się.
bets-said-bet-not = Twój zakład ({ $name }): tablica dawała { $percent }; nie stało się.
bets-judge-highest = Wygrywa najwięcej: { $what }
bets-judge-lowest = Wygrywa najmniej: { $what }
bets-judge-nearest = Wygrywa wynik najbliższy { $goal }: { $what }
bets-judge-most = Wygrywa najwyższy wynik (do { $most })
bets-drawn-by = szansa wylosowania: { $weight }
bets-handicaps = Fory w tym zadaniu: { $list }
bets-handicap = { $name } { $points }
bets-form = Forma: { $name }
bets-form-skill = jawna biegłość: { $skill } na 100
bets-form-none = nie rozegrano jeszcze rundy
bets-board-landing = Każda pozostała koperta może trafić każdego z równą szansą.

## Odmowy
bets-refuse-phase = Teraz nie można tego zrobić.
bets-refuse-player = Nie ma takiego gracza.
bets-refuse-sealed = Koperta jest już zapieczętowana; najpierw ją cofnij.
bets-refuse-self = Nie można stawiać na siebie.
bets-refuse-stake = Stawka { $stake } nie jest możliwa: od 1 do { $most }.
bets-refuse-not-bet = Nie ma koperty do cofnięcia.
bets-refuse-declared = Pierwsza koperta jest już zapieczętowana, więc zadanie zostaje.
bets-refuse-played = Wynik już podano; poprawić go może tylko prowadzący.
bets-refuse-not-played = Nie ma jeszcze wyniku do poprawienia.
bets-refuse-value = Tych liczb nie da się ocenić: sprawdź, ile ich trzeba i jak są duże.

## Dziennik
bets-log-round = Runda { $round }
bets-log-event = Zdarzenie: { $event }
bets-log-moved = { $name }: { $from } › { $to } ({ $event })
bets-log-cannot = Nie może zagrać: { $name }.
bets-log-drawn = Wylosowano zadanie.
bets-log-redrawn = Wylosowano inne zadanie.
bets-log-playing = Wszystkie koperty są zapieczętowane. Czas na zadanie.
bets-log-results = Wszystkie wyniki są podane.
bets-log-sealed = { $name }: koperta zapieczętowana
bets-log-sealed-bet = { $name }: koperta zapieczętowana – { $stake } na: { $whom }
bets-log-sealed-none = { $name }: koperta zapieczętowana – bez zakładu
bets-log-retracted = { $name }: koperta cofnięta
bets-log-result = { $name }: wynik podany
bets-log-result-own = { $name }: wynik podany – { $value }
bets-log-corrected = { $name }: wynik poprawiony przez prowadzącego
bets-log-ranked = { $name }: { $value } · { $rank } · { $award } · { $received ->
    [0] bez zakładów,
    [one] { $received } zakład,
    [few] { $received } zakłady,
    [many] { $received } zakładów,
   *[other] { $received } zakładu,
} { $cost } · { $from } › { $to }
bets-log-crown = Korona przy { $total }: { $names }
bets-log-won = { $name }: { $stake } na: { $whom } – wygrany · { $from } › { $to }
bets-log-lost = { $name }: { $stake } na: { $whom } – przegrany · { $from } › { $to }
bets-log-no-bet = { $name }: bez zakładu
bets-log-over = Wieczór się skończył. Na czele: { $names }

## Zdarzenia
bets-twist-absolute = wszystkie punkty stają się dodatnie
bets-twist-double-wins = wygrane zakłady dają podwójnie
bets-twist-free-losses = przegrane zakłady nic nie kosztują
bets-twist-only-first = płatne jest tylko pierwsze miejsce
bets-twist-middle-most = najwięcej dają środkowe miejsca
bets-twist-lowest-now = kto ma najmniej, dostaje teraz punkty
bets-twist-lowest-later = kto ma najmniej, dostaje punkty na koniec
bets-twist-free-bets = otrzymane zakłady nic nie kosztują
bets-twist-crowds = za tłok na jednym graczu płacą obstawiający
bets-twist-darling = najczęściej obstawiani dostają bonus
bets-twist-two-next = w następnej rundzie dwa zdarzenia
bets-twist-nothing = nic się nie dzieje

## Wyniki
bets-result-won = Zwycięstwo wieczoru: { $name }
bets-result-shared = Wspólnie: { $names }
bets-result-line = { $place }. { $name }: { $points }
bets-result-plot = Punkty w kolejnych rundach
bets-last = Tabela końcowa
bets-last-text = Punkty po każdej rundzie
bets-standing = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
bets-knew-row = Tablica widziała na czele: { $belief }; prowadzi: { $truth }.
mode-table-name = Wyzwania
mode-party-name = Wieczór gier

## Podpowiedzi
bets-deed-draw = Wylosuj zadanie
bets-deed-cannot = Poproś o inne zadanie
bets-deed-bet = { $stake } na: { $name }
bets-deed-none = Bez zakładu
bets-deed-play = Podaj wynik
bets-deed-rank = Odkryj wyniki
bets-deed-pay = Otwórz koperty
bets-reason-bet = Tablica daje graczowi { $name } { $percent } na utrzymanie się na czele mimo twojego zakładu.
bets-reason-none = Żaden zakład średnio się nie opłaca.
bets-reason-step = To jedyne, co można teraz zrobić.

## Zasady
bets-rules-round = Runda
bets-rules-round-text = Losowane jest zadanie. Każdy potajemnie stawia na kogoś innego albo nie stawia. Każdy wykonuje to samo zadanie. Najpierw wypłata za miejsca, potem rozliczenie zakładów.
bets-rules-bet = Zakłady
bets-rules-bet-text = Jeden zakład na jednego innego gracza, od 1 do { $most }, albo żaden. Nic nie płaci się z góry i nie trzeba mieć punktów. Kopertę można cofnąć, póki ostatnia nie jest zapieczętowana.
bets-rules-rank = Ranking
bets-rules-rank-text = Wyżej jest większa wartość; przy równej ten, kto ma mniej punktów; równi w obu dzielą lepsze miejsce. Tutaj za miejsca dostaje się { $pay }.
bets-rules-cost = Zakłady na ciebie
bets-rules-cost-text = Każdy zakład na ciebie kosztuje 1 punkt, bez względu na stawkę. Ile ich było, widać przy rankingu; od kogo i za ile – dopiero przy rozliczeniu zakładów.
bets-rules-settle = Rozliczenie zakładów
bets-rules-settle-text = Zakład wygrywa stawkę, jeśli obstawiony gracz ma po rankingu najwyższą sumę, choćby wspólnie, a inaczej ją traci. Wszystkie zakłady ocenia się według tych samych sum.
bets-rules-self = Twoja suma
bets-rules-self-text = Twoja suma też się liczy: jeśli prowadzisz samodzielnie, przegrywa każdy twój zakład.
bets-rules-self-out = Zasada stołu: przy ocenie zakładu nie liczy się suma stawiającego.
bets-rules-end = Koniec
bets-rules-end-text = Po { $rounds } rundach wygrywa najwyższa suma; może ją mieć kilku graczy. Punkty mogą być ujemne.
bets-rules-events = Zdarzenia
bets-rules-events-text = Przed każdym zadaniem losowane jest jedno: { $events }.

## Setting the table
bets-setup-rounds = Rundy
bets-setup-evening = Jaki wieczór
bets-evening-quick = Szybkie wyzwania
bets-evening-party = Wieczór gier
bets-evening-room = W pokoju
bets-setup-packs = Zadania
bets-pack-room = Zadania do każdego pokoju
bets-pack-songs = Piosenki: { $name }
bets-setup-handicaps = Fory
bets-setup-handicaps-help = Dodawane do wyniku w szybkich wyzwaniach. Każdy to widzi.
bets-setup-save = Zapis to zwykły tekst: zapieczętowane zakłady i wyniki da się w pliku przeczytać.
bets-setup-house = Zasady stołu
bets-setup-exclude = Suma stawiającego się nie liczy
bets-setup-events = Zdarzenia, jedno losowane przed każdym zadaniem:

## Achievements
achievement-kingmaker-name = Wszystko na jedną kartę
achievement-kingmaker-text = Wygraj zakład o pełną stawkę.
achievement-unnoticed-name = Nikt cię nie zauważył
achievement-unnoticed-text = Wygraj wieczór, podczas którego nikt na ciebie nie postawił.
achievement-fallen-name = Upadek faworyta
achievement-fallen-text = Prowadź, zanim koperty spadną, a potem już nie.
achievement-from-below-name = Z piwnicy w górę
achievement-from-below-text = Wygraj wieczór, choć twoje punkty były poniżej zera.
achievement-abstinent-name = Na sucho
achievement-abstinent-text = Wygraj wieczór bez ani jednego własnego zakładu.
achievement-magnet-name = Ulubieniec wszystkich
achievement-magnet-text = Niech w jednej rundzie postawią na ciebie wszyscy pozostali.
achievement-sharp-name = Bystre oko
achievement-sharp-text = Wygraj trzy zakłady z rzędu.
achievement-company-name = W dobrym towarzystwie
achievement-company-text = Podziel się pierwszym miejscem.

## Quick challenges
bets-pack-quick = Szybkie wyzwania, grane od razu tutaj
quick-calm = Spokojnie: bez pośpiechu
quick-begin = Zacznij
quick-stop = Stop!
quick-answer = Oddaj odpowiedź
quick-answer-now = Teraz odpowiedz
quest-needle-title = Pewna ręka
quest-needle-task = Zatrzymaj wskazówkę na znaku. Im bliżej, tym lepiej.
quest-moths-title = Ćmy przy lampie
quest-moths-task = Policz ćmy, zanim znikną.
quick-moths-answer = Ile ciem?
quest-order-title = W tej kolejności
quest-order-task = Zapamiętaj sześć cyfr w kolejności, w jakiej się pojawiły.
quick-order-answer = Sześć cyfr
quest-wax-title = Ile wosku
quest-wax-task = Oszacuj, ile świecy zostało między dwiema liniami.
quick-wax-answer = Ile procent zostało
quest-odd-one-title = Który nie pasuje
quest-odd-one-task = W każdym z trzech kwadratów jeden stoi na głowie. Miejsca liczy się od lewego górnego rogu, od 1 do 9.
quick-odd-one-answer = Trzy miejsca, od lewej
quest-odds-title = Jakie są szanse
quest-odds-task = Zgadnij, jak bardzo to prawdopodobne.
quick-odds-answer = Procent
quick-odds-dice = Rzut dwiema kośćmi. Jak prawdopodobna jest suma { $number } lub większa?
quick-odds-coins = { $number ->
    [one] Rzut sześcioma monetami. Jak prawdopodobny jest co najmniej { $number } orzeł?
    [few] Rzut sześcioma monetami. Jak prawdopodobne są co najmniej { $number } orły?
    [many] Rzut sześcioma monetami. Jak prawdopodobne jest co najmniej { $number } orłów?
   *[other] Rzut sześcioma monetami. Jak prawdopodobne jest co najmniej { $number } orła?
}
quick-odds-months = Spotyka się tyle osób: { $number }. Jak prawdopodobne jest, że dwie urodziły się w tym samym miesiącu?

## Lesson
lesson-bets-draw = Każda runda ma zadanie, które wykonują wszyscy. Wylosuj je.
lesson-bets-bet = Zanim je wykonacie, każdy potajemnie stawia na kogoś innego. Postaw 2 na Złego i zapieczętuj kopertę.
lesson-bets-play = Teraz zadanie. Zacznij i zatrzymaj wskazówkę na znaku; twojego wyniku nikt jeszcze nie widzi.
lesson-bets-rank = Są już wszystkie wyniki. Odkryj je: górna połowa dostaje wypłatę, a każdy zakład na kogoś kosztuje go punkt.
lesson-bets-pay = Zakład wygrywa, jeśli obstawiony gracz ma teraz najwyższą sumę. Otwórz koperty.
lesson-bets-again = Druga runda. Wylosuj następne zadanie.
lesson-bets-none = Brak zakładu to też deklaracja, a koperta wygląda jak każda inna. Zapieczętuj jedną bez zakładu.

## Party night
bets-pack-night = Wieczór gier: { $game }, od razu tutaj
bets-set-out-duel = Zagraj w pojedynek
bets-set-out-labyrinth = Wejdź do labiryntu
bets-set-out-cards = Graj w karty
bets-set-out-arena = Wejdź na arenę
bets-set-out-duel-cap = Najwyżej 150 strzałów
bets-set-out-labyrinth-cap = Najwyżej 150 tur
bets-set-out-cards-cap = Najwyżej 15 rund
bets-set-out-arena-cap = Jeden mecz, przy równej szybkości zaczynasz
bets-set-out-arena-versus-cap = Jeden mecz, przy równej szybkości zaczyna { $name }
bets-set-out-rules = { $cap } i osiem minut. Zły jest dla wszystkich Przebiegły, nie ma podpowiedzi, niczego nie można cofnąć, a odejście kończy próbę. Nikt nie zobaczy wyniku przed rankingiem.
bets-pick-purse = Twoja drużyna: { $count }, najwyżej { $most } · w sakiewce zostało { $left }
bets-pick-dear = Drużyna pełna albo za droga
bets-pick-across = Po drugiej stronie: { $names }
bets-pick-missing = Najpierw wybierz drużynę
quest-labyrinth-title = Labirynt
quest-labyrinth-task = Samotnie w labiryncie: najbardziej liczy się wyjście ze skarbem, potem mało tur; bez wyjścia liczy się skarb, odwiedzone pola i znalezione wyjście.
quest-cards-title = Pojedynek na karty
quest-cards-task = Pojedynek na karty ze Złym, obie strony mają tę samą talię: najbardziej liczy się wygrana, potem mało rund i to, co zostało z drużyny.
quest-arena-title = Arena kieszostworów
quest-arena-task = Wybierz drużynę z tej dziesiątki i pokonaj tę naprzeciw: najbardziej liczy się wygrana, potem to, co zostało z drużyny, i mało tur.
bets-set-out-text = Wszyscy mają to samo ziarno
bets-errand = Wieczór gier · zostało { $clock }
quest-duel-title = Pojedynek na strzelby
quest-duel-task = Pojedynek ze Złym: najbardziej liczy się wygrana, potem to, co z ciebie zostało, potem mało strzałów.

## Warsztat zestawów
bets-shop = Zmień, co się losuje
bets-shop-weights = Jak często
bets-shop-weights-help = 100% to zwykła waga; przy 0% nie wypadnie nigdy. Wagę poziomu dzielą między siebie należące do niego utwory.
bets-shop-level = Poziom { $level }
bets-shop-songs = Piosenki
bets-shop-own = Własne zadanie
bets-shop-title = Tytuł
bets-shop-title-hint = Wieża z monet
bets-shop-task = Co zrobić i co policzyć
bets-shop-task-hint = Układaj monety jedną ręką; po minucie policz
bets-shop-task-missing = Najpierw opisz wyzwanie
bets-shop-asks = Etykiety rozdzielone średnikami
bets-shop-asks-hint = monety; upadki
bets-shop-evaluator = Ocena: jak z liczb powstaje jedna wartość (im wyższa, tym lepsza)
bets-shop-evaluator-hint = Sum([ScoreValue(0), Multiply(poly: [0, -2], of: ScoreValue(1))])
bets-shop-form-sum = Suma
bets-shop-form-max = Najlepsza z
bets-shop-form-min = Najgorsza z
bets-shop-form-fewest = Im mniej, tym lepiej
bets-shop-form-bands = Progi
bets-shop-form-poly = Wielomian
bets-shop-tried = Wypróbuj na liczbach
bets-shop-tried-hint = 12 3
bets-shop-bad = Tego nie da się policzyć: { $reason }
bets-shop-bad-word = Znak { $at }: „{ $word }” to nie ocena. Są: Constant, ScoreValue, ByScore, Multiply, Sum, Max i Min.
bets-shop-bad-at = Znak { $at }: { $cause }
bets-shop-wants = { $count ->
    [one] Wpisz liczbę, aby zobaczyć jej wartość
    [few] Wpisz { $count } liczby, aby zobaczyć ich wartość
    [many] Wpisz { $count } liczb, aby zobaczyć ich wartość
   *[other] Wpisz { $count } liczby, aby zobaczyć ich wartość
}
bets-shop-weight = Waga
bets-shop-add = Dodaj do puli
bets-shop-added = Jest w puli.
bets-shop-remove = Usuń: { $title }
bets-shop-refused = Nie dodano: { $reason }
bets-shop-share = Udostępnij i zachowaj
bets-shop-copy = Kopiuj pulę jako kod
bets-shop-code = Kod puli
bets-shop-take = Użyj tego kodu
bets-shop-file = Nazwa zestawu
bets-shop-save = Zapisz jako własny zestaw

bets-pack-pairs = Wieczór w parach: karty i arena, gracz przeciw graczowi
bets-pack-pairs-odd = Pary wymagają parzystej liczby graczy; przy tym stole są pominięte.
bets-set-out-versus = { $cap } i osiem minut; nierozstrzygnięta partia to remis. Nie ma podpowiedzi, niczego nie można cofnąć, a kto wyjdzie, przegrywa. Nikt inny nie widzi wyniku przed rankingiem.
bets-meet = Przeciwko: { $name }
bets-judge-versus = Wygrana 1000, remis 500, inaczej 0
quest-cards-versus-title = Karty w parach
quest-cards-versus-task = Wylosowane pary grają ze sobą pojedynek na karty, obie strony tą samą talią.
quest-arena-versus-title = Arena w parach
quest-arena-versus-task = Wylosowane pary spotykają się na arenie, każda strona z taką samą drużyną.

## Jak obstawiają goście i jak księgi nazywają stawki
strength-gambler = hazardzista
strength-careful = ostrożny
strength-steady = zrównoważony
strength-spoiler = psuj
bets-books-stake = Stawka { $stake }

## Pierwsze podpowiedzi
first-bets-seal = Wybierz, na kogo i ile stawiasz, albo nie stawiaj wcale. Cokolwiek jest w środku, koperta wygląda dla wszystkich tak samo.
first-bets-alone = Prowadzisz. Twój zakład wygrywa tylko wtedy, gdy obstawiony gracz skończy na czele, więc twoja suma musiałaby spaść.
first-bets-board = Tablica liczy z tego, co wiedzą wszyscy, nigdy z zapieczętowanych kopert. Drabina pokazuje, ile zakładów przetrwa prowadzący.
first-bets-outing = Teraz grasz całą partię, z tym samym ziarnem co wszyscy. Wynik pozostaje zapieczętowany do rankingu.
first-bets-play = Twój wynik zna tylko prowadzący. Wszyscy zobaczą go przy rankingu, nie wcześniej.
first-bets-rank = Górna połowa dostaje zapłatę za miejsca, a każdy zakład na kogoś kosztuje go punkt, bez względu na stawkę.
first-bets-crown = Koronę nosi ten, kto ma najwyższą sumę. Zakłady na niego wygrywają stawkę, pozostałe ją tracą.
first-bets-negative = Punkty mogą spaść poniżej zera: puste żetony. I tak wolno stawiać.
