### Zadania przy stole w Zakładzie.

quest-coin-stack-title = Wieża z monet
quest-coin-stack-task = Przez minutę układaj monety jedną ręką. Policz te, które na koniec stoją.
quest-coin-stack-ask-1 = monety

quest-one-leg-title = Bocian
quest-one-leg-task = Stój na jednej nodze z zamkniętymi oczami. Zatrzymaj zegar, gdy druga stopa dotknie podłogi.
quest-one-leg-ask-1 = sekundy

quest-half-minute-title = Zegar w głowie
quest-half-minute-task = Bez zegara powiedz stop po trzydziestu sekundach. Wpisz, ile ich było naprawdę; wygrywa najbliższy.
quest-half-minute-ask-1 = sekundy

quest-paper-plane-title = Papierowy samolot
quest-paper-plane-task = Złóż samolot z jednej kartki i rzuć raz. Zmierz lot w centymetrach.
quest-paper-plane-ask-1 = centymetry

quest-bin-shots-title = Do kosza
quest-bin-shots-task = Dziesięć papierowych kulek do kosza z trzech kroków. Policz trafienia.
quest-bin-shots-ask-1 = trafienia

quest-alphabet-back-title = Od zebry do arbuza
quest-alphabet-back-task = Powiedz alfabet od końca. Wpisz sekundy i pominięte litery; każda kosztuje pięć sekund.
quest-alphabet-back-ask-1 = sekundy
quest-alphabet-back-ask-2 = pominięte litery

quest-whisper-words-title = Jedna litera
quest-whisper-words-task = Stół wybiera literę. Przez minutę wymieniaj rzeczy w tym pokoju, które się na nią zaczynają.
quest-whisper-words-ask-1 = rzeczy

quest-napkin-star-title = Wydrzyj gwiazdę
quest-napkin-star-task = Wydrzyj gwiazdę z serwetki bez narzędzi. Każda z pozostałych osób daje od 0 do 10 punktów; wpisz sumę.
quest-napkin-star-ask-1 = punkty

quest-spoon-walk-title = Pewna łyżka
quest-spoon-walk-task = Obnieś pełną łyżkę wody wokół stołu. Wpisz sekundy oraz 1, jeśli coś się rozlało, inaczej 0; rozlanie kosztuje dwadzieścia sekund.
quest-spoon-walk-ask-1 = sekundy
quest-spoon-walk-ask-2 = rozlane

quest-dice-dozen-title = Równo tuzin
quest-dice-dozen-task = Rzucaj kostką i dodawaj, przestań, kiedy chcesz. Do dwunastu liczy się suma, powyżej nic.
quest-dice-dozen-ask-1 = suma

quest-card-throw-title = Sztuczka z kapeluszem
quest-card-throw-task = Rzuć trzynaście kart do kapelusza z dwóch kroków. Karta w środku liczy się za trzy, na rondzie za jeden.
quest-card-throw-ask-1 = w środku
quest-card-throw-ask-2 = na rondzie

quest-weigh-it-title = Waga kuchenna
quest-weigh-it-task = Napełnij kubek czymkolwiek, co twoim zdaniem waży dwieście gramów. Zważ; wpisz, o ile gramów się mylisz.
quest-weigh-it-ask-1 = gramy różnicy

quest-still-face-title = Kamienna twarz
quest-still-face-task = Inni mogą mówić cokolwiek, ale nie dotykać. Zegar staje, gdy się uśmiechniesz lub odezwiesz, najwyżej po trzech minutach.
quest-still-face-ask-1 = sekundy

quest-memory-tray-title = Pod chustą
quest-memory-tray-task = Patrz pół minuty na piętnaście rzeczy na tacy, potem zapisz, co pamiętasz. Błędy się odejmuje.
quest-memory-tray-ask-1 = dobrze
quest-memory-tray-ask-2 = źle

quest-hum-it-title = Zanuć melodię
quest-hum-it-task = Nuć przez minutę wybrane piosenki. Policz, ile z nich odgadli inni.
quest-hum-it-ask-1 = odgadnięte melodie

quest-page-guess-title = Otwórz książkę
quest-page-guess-task = Ktoś podaje numer strony w najgrubszej książce w tym pokoju. Otwórz ją raz; wpisz, o ile stron obok.
quest-page-guess-ask-1 = strony różnicy

quest-bottle-flip-title = Rzut butelką
quest-bottle-flip-task = Dwadzieścia rzutów butelką wypełnioną w jednej trzeciej. Policz, ile razy stanęła, i najdłuższą serię, która liczy się podwójnie.
quest-bottle-flip-ask-1 = stojące
quest-bottle-flip-ask-2 = najdłuższa seria

quest-tap-race-title = Werbel
quest-tap-race-task = Stukaj w stół jednym palcem przez dziesięć sekund, a ktoś niech liczy.
quest-tap-race-ask-1 = stuknięcia

quest-blind-portrait-title = Portret na ślepo
quest-blind-portrait-task = Narysuj osobę po lewej, nie patrząc na kartkę. Każda z pozostałych osób daje od 0 do 10 punktów; wpisz sumę.
quest-blind-portrait-ask-1 = punkty

quest-sum-of-dates-title = Suma urodzin
quest-sum-of-dates-task = Dodaj w pamięci dni i miesiące urodzin wszystkich. Wpisz, ile sekund to zajęło i o ile się mylisz; każdy punkt błędu kosztuje trzy sekundy.
quest-sum-of-dates-ask-1 = sekundy
quest-sum-of-dates-ask-2 = błąd

quest-penny-slide-title = Najbliżej krawędzi
quest-penny-slide-task = Pchnij trzy monety ku przeciwległej krawędzi stołu. Wpisz, ile milimetrów od niej leży najlepsza, która nie spadła, albo 500, jeśli spadły wszystkie.
quest-penny-slide-ask-1 = milimetry

quest-long-breath-title = Jeden długi ton
quest-long-breath-task = Śpiewaj jeden ton na jednym oddechu, tak głośno, by słyszał go drugi koniec stołu.
quest-long-breath-ask-1 = sekundy

quest-sock-darts-title = Skarpety do celu
quest-sock-darts-task = Pięć zwiniętych skarpet w trzy poduszki za 1, 3 i 5 punktów. Liczy się najlepszy i najgorszy rzut oraz wszystkie trafienia.
quest-sock-darts-ask-1 = najlepszy
quest-sock-darts-ask-2 = najgorszy
quest-sock-darts-ask-3 = trafienia

quest-twenty-one-title = Licz do dwudziestu jeden
quest-twenty-one-task = Licz głośno do 21, opuszczając liczby z siódemką i wielokrotności siedmiu. Wpisz, dokąd udało się bez błędu.
quest-twenty-one-ask-1 = ostatnia liczba
