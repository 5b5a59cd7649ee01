### Arena: teatrzyk, ruchy, macierz wyników, dziennik, zakończenia.

## Ramka
arena-place-series = Mecz { $number } z { $matches } · tura { $turn }/90
arena-place-single = Tura { $turn }/90
arena-expects-move = Twój ruch – wybierz ruch lub zmianę i zatwierdź
arena-expects-enter = Twój ruch – wyślij stworka
arena-expects-split = Oboje wybieracie naraz – widać tylko „gotowe”
arena-mode-series = Dwumecz
arena-mode-single = Jeden mecz
arena-mode-mirror = Mecz lustrzany
mode-arena-series-name = Arena, dwumecz
mode-arena-single-name = Arena, jeden mecz
mode-arena-mirror-name = Arena, te same drużyny
setup-arena-series = Dwa mecze
setup-arena-series-help = W drugim meczu pierwsza jest druga strona. Wszyscy zaczynają od nowa.
setup-arena-mirror = Obie strony mają tę samą drużynę
setup-arena-first = Pierwszeństwo przy równej szybkości
setup-arena-first-help = W pierwszym meczu.
setup-split = Oboje naraz, na własnych klawiszach
setup-split-help = Bez kurtyny: gracz 1 ma 1 2 3 4 i Q W E R T Y, gracz 2 ma 7 8 9 0 i O P [ ] ; '. Ekran pokazuje tylko, kto jest gotów.
strength-knows-arena = Wie: to samo co ty, i decyduje, zanim odczyta się twój wybór

## Na scenie
arena-word-hidden = w ukryciu!
arena-word-nobody = nikogo tam
arena-word-rests = odpoczywa
arena-word-waits = czeka
arena-hp = { $hp }/{ $full }
arena-attack = atak { $change } %
arena-defence = obrona { $change } %
arena-poison =
    { $turns ->
        [one] trucizna { $tick }, jeszcze tura
        [few] trucizna { $tick }, jeszcze { $turns } tury
        [many] trucizna { $tick }, jeszcze { $turns } tur
       *[other] trucizna { $tick }, jeszcze { $turns } tury
    }
arena-hidden = ukryty – nie można trafić
arena-resting = odpoczywa – nie działa
arena-empty-stage = nikogo na scenie
arena-speed = Szybkość { $fast } do { $slow }: { $who }
arena-speed-equal = Równa szybkość { $fast }: { $who }
arena-first-you = ty pierwszy
arena-first-other = { $name } pierwszy
arena-send-out = Wyślij stworka
arena-ready = gotowe
arena-choosing = wybiera
arena-tape-you = › { $order }
arena-tape-other = { $name }: { $deed }
arena-tape-switch = Zmiana { $slot }
arena-tape-nothing = nic

## Taca
arena-hits = trafia za { $damage }
arena-hits-at = trafia za { $damage } przy { $times }
arena-no-effect = bez skutku
arena-poisons = trucizna { $tick } przez { $turns }
arena-vanishes = najpierw znika
arena-rests-after = potem odpoczywa
arena-costs = kosztuje { $amount } HP
arena-own-attack = własny atak { $change } %
arena-own-defence = własna obrona { $change } %
arena-foe-attack = atak rywala { $change } %
arena-foe-defence = obrona rywala { $change } %
arena-used-up = zużyte
arena-pp = { $left }/{ $all }
arena-lock = Zatwierdź
arena-lock-first = najpierw coś wybierz
arena-lock-enter = Wyślij
arena-switch = Zmiana
arena-switch-to = Zmień na: { $creature }
arena-team = Drużyna
arena-on-stage = na scenie
arena-fainted = pokonany
arena-locked-hidden = Twój stworek jest ukryty: w tej turze uderzy.
arena-locked-resting = Twój stworek w tej turze odpoczywa.
arena-locked-waiting = Czekamy: rywal wysyła stworka.
arena-locked-stuck = Nie ma już czego rozkazać.
arena-waits-for-rival = Zatwierdzone. Rywal wybiera.
arena-change = Zmień
arena-watching = Oglądasz: oba wybory widać, gdy oba są gotowe.
arena-split-moves = ruchy
arena-split-switch = zmiana
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
arena-step-none = brak wyboru
arena-step-first = { $creature } działa pierwszy, { $fast } do { $slow }
arena-step-formula = { $base } × { $attack } ÷ { $defence }{ $times } = { $exact }, czyli { $amount }
arena-step-net = Bilans { $swing }
arena-matrix-cell = { $own } przeciw { $other }: { $swing }
arena-entry-deals = zadaje { $out }, dostaje { $in }
arena-entry-help = Najlepszy cios w obie strony wobec tego, kto tam stoi.

## Dziennik
arena-log-match = Mecz { $number }. Przy równej szybkości pierwszeństwo ma: { $name }.
arena-log-turn = Tura { $turn }
arena-log-entry = Wejście
arena-log-out = { $actor }: { $creature } wraca.
arena-log-in = { $actor }: { $creature } wchodzi.
arena-log-auto = { $actor }: { $creature } wchodzi sam.
arena-log-move = { $actor }: { $creature } – { $move }.
arena-log-vanish = { $creature } znika.
arena-log-emerge = { $actor }: { $creature } wraca – { $move }.
arena-log-hit = { $creature } traci { $amount }, zostaje { $hp }.
arena-log-hit-at = { $times }: { $creature } traci { $amount }, zostaje { $hp }.
arena-log-missed-hidden = Trafia w próżnię: { $creature } się ukrywa.
arena-log-missed-nobody = Nikogo tam nie ma.
arena-log-self = { $creature } rani się za { $amount }, zostaje { $hp }.
arena-log-poisoned = { $creature } zatruty: { $tick } na turę przez { $turns }.
arena-log-attack = { $creature }: atak { $change } %, teraz { $after } %.
arena-log-defence = { $creature }: obrona { $change } %, teraz { $after } %.
arena-log-rest = { $creature } musi odpocząć w następnej turze.
arena-log-rested = { $creature } odpoczywa.
arena-log-tick = Trucizna odbiera { $amount }: { $creature } ma { $hp }.
arena-log-fainted = { $actor }: { $creature } pada.
arena-log-late = { $actor }: brak rozkazu na czas.
arena-log-stuck = { $actor }: nie ma czego rozkazać.
arena-log-won = Mecz wygrywa: { $name }.
arena-log-drawn = Mecz zremisowany.
arena-log-series = Dwumecz: { $one } do { $two } punktów.

## Koniec
arena-result-won = Wygrywasz
arena-result-lost = Wygrywa: { $name }
arena-result-drawn = Remis
arena-result-points = { $one } do { $two } punktów
arena-result-match = Mecz { $number }: { $result }
arena-result-left = Zostało stworków: { $one } i { $two }
arena-standing = { $left } z { $all } zdrowych · { $hp } HP

## Odmowy
arena-refuse-231 = Jest sześć miejsc.
arena-refuse-232 = Ten stworek nie ma zdrowia albo miejsce jest puste.
arena-refuse-233 = Ukrytego stworka nie można zmienić; uderzy w następnej turze.
arena-refuse-234 = Odpoczywającego stworka nie można zmienić; będzie wolny w następnej turze.
arena-refuse-235 = Już jest na scenie.
arena-refuse-236 = Teraz tylko rywal wysyła stworka.
arena-refuse-237 = Mecz jest skończony.
arena-refuse-238 = Są cztery ruchy.
arena-refuse-239 = Ukryty stworek nie przyjmuje rozkazów; uderzy w następnej turze.
arena-refuse-240 = Odpoczywający stworek nie przyjmuje rozkazów; będzie wolny w następnej turze.
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
