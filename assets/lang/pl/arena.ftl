### Arena: teatrzyk, ruchy, macierz wyników, dziennik, zakończenia.

## Ramka
arena-place-series = Mecz { $number } z { $matches } · tura { $turn }/90
arena-place-single = Tura { $turn }/90
arena-expects-move = Twoja kolej – wybierz ruch albo zmianę i zatwierdź
arena-expects-enter = Twoja kolej – wyślij stworka
mode-arena-series-name = Arena, dwumecz
mode-arena-single-name = Arena, jeden mecz
mode-arena-mirror-name = Arena, te same drużyny
setup-arena-series = Dwa mecze
setup-arena-series-help = W drugim meczu pierwszeństwo ma przeciwnik. Wszyscy zaczynają od nowa.
setup-arena-mirror = Obie strony mają tę samą drużynę
setup-arena-first = Pierwszeństwo przy równej szybkości
setup-arena-first-help = W pierwszym meczu.
setup-split = Obie strony naraz, na własnych klawiszach
setup-split-help = Bez kurtyny: gracz 1 ma 1 2 3 4 i Q W E R T Y, gracz 2 ma 7 8 9 0 i O P [ ] ; '. Ekran pokazuje tylko, kto jest gotów.
setup-clock = Zegar
setup-clock-none = Brak
setup-clock-seconds = { $seconds } s na turę
setup-clock-help = Gdy czas minie, liczy się to, co wybrano; kto nic nie wybrał, traci turę.
strength-knows-arena = Widzi tylko to co ty i decyduje, zanim odczyta się twój wybór

## Na scenie
arena-word-hidden = w ukryciu!
arena-word-nobody = nikogo tam nie ma
arena-word-rests = odpoczywa
arena-word-waits = czeka
arena-hp = { $hp }/{ $full }
arena-attack = atak { $change }%
arena-defence = obrona { $change }%
arena-poison =
    { $turns ->
        [one] trucizna { $tick }, jeszcze tura
        [few] trucizna { $tick }, jeszcze { $turns } tury
        [many] trucizna { $tick }, jeszcze { $turns } tur
       *[other] trucizna { $tick }, jeszcze { $turns } tury
    }
arena-hidden = niezniszczalność – nie można trafić
arena-resting = odpoczywa – nie działa
arena-hidden-until = niezniszczalność do tury { $turn } – działa tylko trucizna
arena-resting-until = odpoczywa – może działać w turze { $turn }
arena-hidden-short = w ukryciu do tury { $turn }
arena-resting-short = odpoczywa do tury { $turn }
arena-empty-stage = nikogo na scenie
arena-speed = Szybkość { $fast } do { $slow }: { $who }
arena-speed-equal = Równa szybkość { $fast }: { $who }
arena-first-you = pierwszeństwo: ty
arena-first-other = pierwszeństwo: { $name }
arena-send-out = Wyślij stworka
arena-ready = gotowe
arena-choosing = wybiera
arena-tape-other = { $name }: { $deed }
arena-tape-switch = Zmiana { $slot }
arena-tape-nothing = nic

## Taca
arena-hits = trafia za { $damage }
arena-hits-at = trafia za { $damage } przy { $times }
arena-no-effect = bez skutku
arena-poisons = trucizna { $tick } przez { $turns ->
    [one] { $turns } turę
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
}
arena-vanishes = najpierw znika
arena-rests-after = potem odpoczywa
arena-costs = kosztuje { $amount } HP
arena-own-attack = własny atak { $change }%
arena-own-defence = własna obrona { $change }%
arena-foe-attack = atak rywala { $change }%
arena-foe-defence = obrona rywala { $change }%
arena-used-up = zużyte
arena-lock = Zatwierdź
arena-lock-first = najpierw coś wybierz
arena-lock-enter = Wyślij
arena-switch = Zmień
arena-switch-to = Zmień na: { $creature }
arena-on-stage = na scenie
arena-fainted = omdlenie
arena-locked-hidden = Twój stworek jest ukryty: w tej turze uderzy.
arena-locked-resting = Twój stworek w tej turze odpoczywa.
arena-locked-waiting = Czekamy: rywal wysyła stworka.
arena-locked-stuck = Nie zostało nic do wyboru.
arena-waits-for-rival = Zatwierdzone. Rywal wybiera.
arena-watching = Oglądasz: oba wybory widać, gdy oba są gotowe.
arena-split-moves = ruchy
arena-split-back = cofnij

## Wgląd
arena-matrix = Macierz wyników
arena-matrix-turn = Tura { $turn }, bilans HP dla ciebie
arena-matrix-for = Tura { $turn }, bilans HP dla: { $name }
arena-matrix-entry = Tura wejścia: ktoś wchodzi, nic więcej się nie dzieje.
arena-ko = KO
arena-safest = najbezpieczniej
arena-repeat = przy powtórce
arena-dominated = zdominowane
arena-step-into = { $own } na { $other }
arena-steps-more = Dalszy ciąg tej tury
arena-matrix-strict = Surowe zasady: bez podglądu wyników.
arena-ahead = O turę dalej
arena-ahead-over = Potem nie ma już nic: mecz byłby skończony.
arena-tape = Taśma
arena-tape-text = Co wysłałby bot na twoim miejscu i co by usłyszał.
arena-step-none = brak wyboru
arena-step-formula = { $base } × { $attack } ÷ { $defence }{ $times } = { $exact }, czyli { $amount }
arena-step-net = Bilans { $swing }
arena-matrix-more = Więcej kolumn
arena-step-in = Wchodzi { $creature }
arena-step-order = Pierwszeństwo: { $creature }, { $fast } do { $slow }
arena-step-order-equal = Pierwszeństwo przy równej szybkości { $fast }: { $creature }
arena-step-vanish = { $creature } się ukrywa
arena-step-hit = { $move } { $amount }: { $creature } z { $before } na { $after }
arena-step-hit-folds = { $move } { $amount }: { $creature } mdleje
arena-step-miss = { $move }: w próżnię
arena-step-self = { $move } kosztuje { $amount }: { $creature } z { $before } na { $after }
arena-step-self-folds = { $move } kosztuje { $amount }: { $creature } mdleje
arena-step-poison = { $creature }: trucizna { $tick } przez { $turns ->
    [one] { $turns } turę
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
}
arena-step-bonus = { $creature }: { $bonus }
arena-step-rest = { $creature } odpoczywa w następnej turze
arena-step-rested = { $creature } odpoczywa
arena-step-tick = Trucizna { $amount }: { $creature } z { $before } na { $after }
arena-step-tick-folds = Trucizna { $amount }: { $creature } z { $before } na 0, mdleje
arena-step-idle = { $creature } nic nie robi
arena-step-net-both = Bilans { $swing }; obie strony wysyłają następnego
arena-step-net-own = Bilans { $swing }; trzeba wysłać następnego
arena-step-net-rival = Bilans { $swing }; rywal wysyła następnego
arena-step-net-end = Bilans { $swing }; koniec meczu
arena-matrix-cell = { $own } przeciw { $other }: { $swing }
arena-entry-deals = zadaje { $out }, dostaje { $back }
arena-entry-help = Najlepszy cios w obie strony wobec tego, kto tam stoi.

## Dziennik
arena-log-match = Mecz { $number }. Przy równej szybkości pierwszeństwo ma: { $name }.
arena-log-turn = Tura { $turn }
arena-log-entry = Wejście
arena-log-out = { $actor }: { $creature } wraca.
arena-log-in = { $actor }: { $creature } wchodzi.
arena-log-auto = { $actor }: { $creature } wchodzi samoczynnie.
arena-log-move = { $actor }: { $creature } – { $move }.
arena-log-vanish = { $creature } znika.
arena-log-emerge = { $actor }: { $creature } wraca – { $move }.
arena-log-hit = { $creature } traci { $amount }, teraz { $hp } HP.
arena-log-hit-at = { $times }: { $creature } traci { $amount }, teraz { $hp } HP.
arena-log-missed-hidden = Trafia w próżnię: { $creature } się ukrywa.
arena-log-missed-nobody = Nikogo tam nie ma.
arena-log-self = { $creature } rani się za { $amount }, teraz { $hp } HP.
arena-log-poisoned = { $creature }: trucizna, { $tick } na turę przez { $turns ->
    [one] { $turns } turę
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
}.
arena-log-attack = { $creature }: atak { $change }%, teraz { $after }%.
arena-log-defence = { $creature }: obrona { $change }%, teraz { $after }%.
arena-log-rest = { $creature } musi odpocząć w następnej turze.
arena-log-rested = { $creature } odpoczywa.
arena-log-tick = Trucizna odbiera { $amount }: { $creature } ma teraz { $hp } HP.
arena-log-fainted = { $actor }: { $creature } mdleje.
arena-log-late = { $actor }: brak rozkazu na czas.
arena-log-stuck = { $actor }: nie zostało nic do wyboru.
arena-log-won = Mecz wygrywa: { $name }.
arena-log-drawn = Mecz zremisowany.
arena-log-series = Dwumecz: { $one } do { $two } punktów.

## Koniec
arena-result-drawn = Remis
arena-result-points = { $one } do { $two } punktów
arena-result-match = Mecz { $number }: { $result }
arena-result-left = Zostało stworków: { $one } i { $two }
arena-standing = { $left } z { $all } zdrowych · { $hp } HP
## Co wiedział Zły
arena-knew-text = Obie drużyny są jawne; jedyną tajemnicą jest drugi rozkaz tej samej tury. Zły wydaje swój, zanim odczyta się twój. Pasek mówi, jak dobrze jego rozkaz sprawdził się przeciw temu drugiemu.
arena-knew-turn = Tura { $turn }: { $deed }
arena-knew-row = { $name }: { $deed }. { $better ->
    [0] Żaden z pozostałych rozkazów ({ $all }) nie dałby więcej.
   *[other] Z pozostałych rozkazów ({ $all }) więcej dałoby: { $better }.
}

## Odmowy
arena-refuse-231 = Jest sześć miejsc.
arena-refuse-232 = Ten stworek nie ma zdrowia albo miejsce jest puste.
arena-refuse-233 = Ukrytego stworka nie można zmienić; uderzy w następnej turze.
arena-refuse-234 = Odpoczywającego stworka nie można zmienić; w następnej turze znów będzie mógł działać.
arena-refuse-235 = Już jest na scenie.
arena-refuse-236 = Teraz tylko rywal wysyła stworka.
arena-refuse-237 = Mecz jest skończony.
arena-refuse-238 = Są cztery ruchy.
arena-refuse-239 = Ukryty stworek nie przyjmuje rozkazów; uderzy w następnej turze.
arena-refuse-240 = Odpoczywający stworek nie przyjmuje rozkazów; w następnej turze znów będzie mógł działać.
arena-refuse-241 = Ten ruch jest zużyty.
arena-refuse-242 = Najpierw wyślij stworka.
arena-refuse-667 = Ten stworek już jest w drużynie.
arena-refuse-668 = Nie ma takiego stworka.
arena-refuse-669 = Drużyna potrzebuje co najmniej jednego stworka.
arena-refuse-670 = Za drogo: drużyna kosztuje najwyżej 10 000.
arena-refuse-other = Odmowa: { $number } { $text }

## Podpowiedzi
arena-reason-ko = Pokonuje rywala bez względu na resztę.
arena-reason-safest = Jego najgorszy wynik jest najlepszy z możliwych.
arena-reason-repeat = Najlepiej odpowiada na ostatni ruch rywala.
arena-reason-mix = Dobrze wypada wobec wszystkiego, co rywal może wybrać.
arena-reason-enter = Najlepiej wymienia ciosy z tym, kto tam stoi.

## Zasady
rules-arena-goal-title = Cel
rules-arena-goal-text = Dwie drużyny, każda z najwyżej sześciu różnych kieszostworów, warta najwyżej { $budget } kieszodolarów. Mecz wygrywa ten, kto ma jeszcze zdrowego stworka, gdy przeciwnik nie ma żadnego. Los nie odgrywa tu żadnej roli.
rules-arena-turn-title = Tura
rules-arena-turn-text = Obie strony wybierają jednocześnie: jeden z czterech ruchów albo innego stworka. Nikt nie widzi cudzego wyboru, zanim oba są gotowe. Najpierw zmiany, potem ruchy.
rules-arena-order-title = Kto działa pierwszy
rules-arena-order-text = Szybszy stworek. Przy równej szybkości strona, która jest w tym meczu pierwsza; w drugim meczu jest nią druga strona.
rules-arena-damage-title = Obrażenia
rules-arena-damage-text = Bazowe obrażenia × atak ÷ obrona × typ, i jeszcze × 1,2, gdy ruch ma typ swojego stworka. Atak i obrona liczą się z bonusami, zaokrąglone w dół; wynik zaokrągla się w dół raz.
rules-arena-types-title = Typy
rules-arena-types-text = Każdy typ celu podwaja obrażenia, zmniejsza je o połowę albo znosi; przy dwóch typach mnożniki się mnożą.
rules-arena-bonus-title = Bonusy
rules-arena-bonus-text = Ruchy zmieniają atak i obronę o procenty, od −50 do +100. Bonusy zostają ze stworkiem, także na ławce. To, co zmieni szybszy, liczy się dla wolniejszego w tej samej turze.
rules-arena-poison-title = Trucizna
rules-arena-poison-text = Działa na końcu każdej tury walki, którą stworek kończy na scenie; na ławce czeka. Nowa trucizna zastępuje starą. Ukrycie przed nią nie chroni.
rules-arena-hidden-title = Niezniszczalność
rules-arena-hidden-text = Przy ruchu dwuturowym stworek znika w swojej kolejności i uderza turę później. Do tej chwili jest niezniszczalny: nic w niego wymierzone nie działa; nie można go zmienić ani wydać mu rozkazu.
rules-arena-rest-title = Odpoczynek
rules-arena-rest-text = Po niektórych ruchach stworek przez następną turę walki nic nie robi. Można go trafić, ale nie można go zmienić ani wydać mu rozkazu.
rules-arena-entry-title = Wejście
rules-arena-entry-text = Kto nie ma nikogo na scenie, wysyła zdrowego stworka. Nic więcej się w tej turze nie dzieje i nie liczy się ona.
rules-arena-end-title = Koniec
rules-arena-end-text = Obie strony bez zdrowych stworków albo { $turns } tur walki: remis. Wygrana to 3 punkty, remis 1. Dwumecz to dwa mecze ze świeżymi drużynami; decydują punkty.

## Klawisze
action-switch-1 = Zmień na stworka 1
action-switch-2 = Zmień na stworka 2
action-switch-3 = Zmień na stworka 3
action-switch-4 = Zmień na stworka 4
action-switch-5 = Zmień na stworka 5
action-switch-6 = Zmień na stworka 6
action-first-move-1 = Gracz 1: ruch 1
action-first-move-2 = Gracz 1: ruch 2
action-first-move-3 = Gracz 1: ruch 3
action-first-move-4 = Gracz 1: ruch 4
action-first-slot-1 = Gracz 1: miejsce 1
action-first-slot-2 = Gracz 1: miejsce 2
action-first-slot-3 = Gracz 1: miejsce 3
action-first-slot-4 = Gracz 1: miejsce 4
action-first-slot-5 = Gracz 1: miejsce 5
action-first-slot-6 = Gracz 1: miejsce 6
action-first-back = Gracz 1: cofnij
action-second-move-1 = Gracz 2: ruch 1
action-second-move-2 = Gracz 2: ruch 2
action-second-move-3 = Gracz 2: ruch 3
action-second-move-4 = Gracz 2: ruch 4
action-second-slot-1 = Gracz 2: miejsce 1
action-second-slot-2 = Gracz 2: miejsce 2
action-second-slot-3 = Gracz 2: miejsce 3
action-second-slot-4 = Gracz 2: miejsce 4
action-second-slot-5 = Gracz 2: miejsce 5
action-second-slot-6 = Gracz 2: miejsce 6
action-second-back = Gracz 2: cofnij
scope-arena = Na Arenie
action-matrix = Macierz wyników
action-tape = Pokaż taśmę
action-change = Wybierz jeszcze raz
action-ahead = O turę dalej
scope-split = Dwie osoby przy jednym ekranie

## Lekcja
lesson-arena-enter = Twoje stworki mieszkają w papierowych kostkach. Wyślij Lisopała: wybierz go i zatwierdź.
lesson-arena-type = Bulwazaur Złego to roślina, a ogień pali rośliny podwójnie. Obie strony wybierają naraz: wybierz Miotacz ognia i zatwierdź.
lesson-arena-bonus = Nie każdy ruch uderza. Ostrzenie pazurów podnosi atak o 35% na stałe: użyj go.
lesson-arena-ko = Twojego stworka zatruto; trucizna kąsa na końcu każdej tury. Uprzedź cios: znów Miotacz ognia.
lesson-arena-switch = Otoczak ciska kamieniami, a te ranią ogień podwójnie. Zmiana dzieje się przed ruchami: naciśnij „Zmień” i wyślij Chlupka.
lesson-arena-water = Woda wypłukuje kamień. Użyj Sikawki.
lesson-arena-matrix = Otoczak się zakopał i w tej turze uderzy; teraz nic go nie trafi. Macierz pokazuje, do czego prowadzi każdy wybór. Wybór należy do ciebie.

## Osiągnięcia
achievement-arena-fourfold-name = Czterokrotnie
achievement-arena-fourfold-text = Traf stworka, którego oba typy boją się twojego ruchu.
achievement-arena-clean-name = Ani zagniecenia
achievement-arena-clean-text = Wygraj mecz, nie tracąc żadnego stworka.
achievement-arena-last-name = Ostatni arkusz
achievement-arena-last-text = Wygraj mecz ostatnim z sześciu stworków.
achievement-arena-poison-name = Powolny atrament
achievement-arena-poison-text = Niech trucizna dobije stworka rywala.
achievement-arena-dodge-name = Gdzie indziej
achievement-arena-dodge-text = Bądź w ukryciu, gdy nadchodzi cios.
achievement-arena-poorer-name = Drobne z kieszeni
achievement-arena-poorer-text = Wygraj drużyną tańszą o co najmniej 2000.
achievement-arena-both-name = Tam i z powrotem
achievement-arena-both-text = Wygraj oba mecze dwumeczu.
achievement-arena-nightmare-name = Papier bije koszmar
achievement-arena-nightmare-text = Pokonaj na arenie Złego na poziomie Koszmar.

## Budowa drużyny
arena-team-of = Drużyna: { $name }
arena-team-random = Losowa
arena-team-own = Złożona ręcznie
arena-team-sum =
    { $count ->
        [one] jeden stworek za { $cost }
        [few] { $count } stworki za { $cost }
        [many] { $count } stworków za { $cost }
       *[other] { $count } stworka za { $cost }
    }
arena-team-build = Złóż drużynę
arena-build-title = Drużyna: { $name }
arena-filter-all = Wszystkie typy
arena-filter-type = Typ
arena-filter-price = Najwyżej
arena-sort = Sortuj według
arena-sort-number = Według numeru
arena-sort-price = Według ceny
arena-sort-health = Według zdrowia
arena-sort-attack = Według ataku
arena-sort-defence = Według obrony
arena-sort-speed = Według szybkości
arena-numbers = HP { $hp } · atak { $attack } · obrona { $defence } · szybkość { $speed }
arena-purse = Wydano { $cost }, zostało { $left }
arena-team-full = Drużyna jest pełna: sześć stworków.
arena-slot-empty = puste
arena-slot-remove = Usuń
arena-slot-drag = Przeciągnij na inne miejsce
arena-slot-first = Na początek
arena-blind = Brak ruchu, który zadałby choć zwykłe obrażenia typom: { $kinds }.
arena-team-copy = Kopiuj jako kod
arena-team-code = Kod drużyny
arena-team-done = Gotowe
arena-team-fill = Uzupełnij z głową
arena-code-shape = To nie jest kod drużyny. Wygląda on tak: PA1-1.2.3.0.0.0-abcd albo EVIL-TEAM1-…; skopiuj całość.
arena-code-data = Tę drużynę złożono z innego zestawu stworków.
arena-types-table = Tabela typów
arena-types-read = Typ ruchu z boku, typ celu u góry:
arena-types-cell = { $one } na { $two }: { $times }
arena-cover-title = Najlepszy cios przeciw rywalowi tych typów
arena-cover-sum = Par typów trafianych co najmniej podwójnie: { $count } z { $all }.
arena-cover-best = Najlepszy cios: { $times }
arena-cover-fears = Ruchy danego typu i ilu twoich się ich boi
arena-cover-fear = Podwójne obrażenia lub większe: { $weak }. Połowa lub mniej: { $strong }.
arena-ladder = Według szybkości: { $rungs }

## Turniej
arena-sets = Stworki
arena-sets-house = gospodarza
hall-open = Sala turniejowa…
hall-title = Sala turniejowa
hall-about = Serwer dla botów w dowolnym języku, na tym komputerze, chyba że podasz inny adres. Każdy spotyka każdego dwa razy; wszystkie mecze toczą się naraz.
hall-address = Adres i port
hall-host = Otwórz turniej tutaj
hall-listens = Serwer nasłuchuje pod adresem { $address }.
hall-login = Login
hall-password = Hasło
hall-team = Kod drużyny; puste – losowa
hall-join = Weź udział
hall-bot = Siła bota
hall-seat-bot = Posadź bota
hall-stop = Zamknij serwer
hall-registration = Turniej { $number }: zapisy, jeszcze { $seconds } s
hall-enrolled = Zapisani: { $names }
hall-playing = Turniej { $number }: gra, jeszcze { $seconds } s tej tury
hall-points = { $points } pkt · wygrane { $wins }, remisy { $draws }, porażki { $losses }
hall-pair = { $one } – { $two }: mecz { $number }, tura { $turn }
hall-pair-over = { $one } – { $two }: koniec
hall-standings = Tabela
hall-lamp-away = brak połączenia
hall-lamp-thinking = myśli
hall-lamp-waiting = czeka
hall-leg-won = W
hall-leg-drawn = R
hall-leg-lost = P
hall-guide = Jak dołącza bot
hall-guide-text = Połącz się z { $host }, port { $port }, i wysyłaj wiersze. ‹ to słowa serwera, › twoje:
hall-registration-there = Zapisy, jeszcze { $seconds } s
hall-playing-there = Gra, jeszcze { $seconds } s tej tury
hall-matches = Mecze
hall-bots = Boty
hall-chair = Twoje miejsce
hall-legs = Oba mecze każdej pary
hall-no-standings = Jeszcze nie rozegrano żadnego meczu.
hall-no-matches = Żaden mecz jeszcze się nie toczy.
hall-nobody = Nikt jeszcze nie zapisał drużyny.
hall-latency = namysł { $last } ms, najdłuższy { $longest } ms
hall-errors = błędy: { $errors }
hall-late = spóźnienia: { $late }
hall-save = Zapisz rozmowę: { $login }
hall-saved = Zapisano jako { $file }
hall-house-bots = Boty gospodarza
hall-twins = Bot przeciw sobie
hall-twins-about = Bliźniaki mają tę samą drużynę. Własny bot zagra przeciw sobie, gdy uruchomisz go dwa razy, pod dwoma loginami.
hall-leave = Opuść turniej
hall-joined = Grasz na serwerze { $address } jako { $login }.
curtain-again = { $name }: wybierz jeszcze raz

## Pierwsze razy
first-arena-choose = Wybierz coś i zatwierdź. Druga strona wybiera w tej samej chwili i tego nie widzi.
first-arena-matrix = Wiersze to twoje wybory, kolumny – rywala. Każde pole to cała tura, policzona dokładnie.
first-arena-double = Typ może podwoić obrażenia, a dwa typy – nawet zwiększyć je czterokrotnie. Tabela jest w zasadach.
first-arena-half = Typ może zmniejszyć obrażenia o połowę albo je znieść. Poszukaj innego ruchu albo zmień stworka.
first-arena-poison = Trucizna kąsa na końcu każdej tury na scenie. Na ławce czeka.
first-arena-vanish = Kto się ukrył, jest niezniszczalny: nie można go trafić, a w następnej turze uderzy.
first-arena-missed = Cel był wtedy ukryty: szybkość decyduje, kto na kogo trafi.
first-arena-bonus = Bonusy zostają ze stworkiem, także na ławce, od −50 do +100 procent.
first-arena-rest = Po tym ruchu stworek przez turę odpoczywa: bez rozkazów i bez zmiany.
first-arena-fainted = Stworek bez zdrowia mdleje. Jego strona wysyła następnego; nic więcej się w tej turze nie dzieje.
first-arena-second = Drugi mecz: wszyscy wypoczęci, a przy równej szybkości pierwszeństwo ma druga strona.
hall-your-matches = { $count ->
    [0] Twoje rozkazy są wydane. Tura kończy się, gdy wszyscy są gotowi.
    [one] Jeden mecz czeka na twój rozkaz.
    [few] { $count } mecze czekają na twoje rozkazy.
    [many] { $count } meczów czeka na twoje rozkazy.
   *[other] { $count } meczu czeka na twoje rozkazy.
 }
hall-to-table = Do stołu
hall-seated = Masz miejsce: zapisujesz się przy każdym otwarciu listy, a gdy zacznie się gra, trafiasz do stołu.
hall-slow = Boty gospodarza grają każdą turę przez trzy sekundy, by dało się śledzić grę
hall-pause = Zatrzymaj zegar
hall-go-on = Puść zegar
hall-abandon = Przerwij ten turniej
hall-remove = Usuń z gry: { $login }
hall-admit = Dopuść znowu: { $login }
hall-reachable = Ten adres jest dostępny z innych komputerów, każdy może założyć konto, a hasła nie są szyfrowane.
strength-tournament = rywale z turnieju
