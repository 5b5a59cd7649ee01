### Wszystko wokół stołu: tytuł, przyciski, pasek, liczby, czas, klawisze.

title = Salon Złego

## Kto działa. $who to you, evil albo other; przy other używane jest $name.
actor = { $who ->
    [you] Ty
    [evil] Zły
   *[other] { $name }
}
evil-counted = Zły { $number }

## Przyciski
button-cancel = Anuluj
button-close = Zamknij
button-yes = Tak
button-no = Nie
button-next = Dalej
button-previous = Wstecz
button-paste = Wklej
button-delete = Usuń
button-reset = Przywróć
button-keep = Zostaw
button-revert = Przywróć
button-understood = Rozumiem
button-copied = Skopiowano

## Górny pasek i panel
bar-parlor = Salon
bar-fast-forward = Przewijanie
bar-undo = Cofnij
bar-log = Dziennik
bar-rules = Zasady
bar-settings = Ustawienia
tab-inspect = Wgląd
tab-log = Dziennik
tab-rules = Zasady

## Odejście
leave-title = Odejść od stołu?
leave-text = Partia jest zapisana. Dokończysz ją z salonu.
leave-watched-text = Tylko się przyglądasz: ta partia nie zostanie zapisana. Twoja własna, niedokończona, czeka dalej.
leave-errand-title = Porzucić tę próbę?
leave-errand-text = Próba kończy się tutaj jako niedokończona, a w grze z innym graczem jako przegrana. Nie można do niej wrócić.
leave-stay = Zostań
leave-leave = Odejdź
menu-report = Zgłoś błąd

## Liczby
count-shells = { $count ->
    [one] { $count } nabój
    [few] { $count } naboje
    [many] { $count } nabojów
   *[other] { $count } naboju
}
count-rounds = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
    [many] { $count } rund
   *[other] { $count } rundy
}
count-hp = { $count } HP
count-decisions = { $count ->
    [one] { $count } decyzja
    [few] { $count } decyzje
    [many] { $count } decyzji
   *[other] { $count } decyzji
}
count-times = × { $count }
count-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}

## Czas
ago-now = przed chwilą
ago-minutes = { $count } min temu
ago-hours = { $count } godz. temu
ago-days = { $count ->
    [one] wczoraj
    [few] { $count } dni temu
    [many] { $count } dni temu
   *[other] { $count } dnia temu
}
seconds = { $seconds } s
speed-times = × { $speed }

## Zrzuty i przełączniki
screenshot-saved = Zapisano obraz: { $file }
full-screen-on = Pełny ekran
full-screen-off = Okno
sound-off = Dźwięk wyłączony
sound-on = Dźwięk włączony
text-size-now = Tekst { $percent }%
speed-now = Tempo: { $speed }

## Podpowiedzi przy klawiszach
prompt-choose = wybierz
prompt-play = graj
prompt-cabinet = kredens

## Nazwy klawiszy
key-space = Spacja
key-up = W górę
key-down = W dół
key-left = W lewo
key-right = W prawo
pad-south = dolny przycisk
pad-east = prawy przycisk
pad-west = lewy przycisk
pad-north = górny przycisk
pad-left-bumper = lewy bumper
pad-right-bumper = prawy bumper
pad-left-trigger = lewy spust
pad-right-trigger = prawy spust
pad-select = mały lewy przycisk
pad-start = mały prawy przycisk
pad-left-thumb = wciśnięta lewa gałka
pad-right-thumb = wciśnięta prawa gałka
pad-dpad-up = krzyżak w górę
pad-dpad-down = krzyżak w dół
pad-dpad-left = krzyżak w lewo
pad-dpad-right = krzyżak w prawo
pad-left-stick-up = lewa gałka w górę
pad-left-stick-down = lewa gałka w dół
pad-left-stick-left = lewa gałka w lewo
pad-left-stick-right = lewa gałka w prawo
pad-right-stick-up = prawa gałka w górę
pad-right-stick-down = prawa gałka w dół
pad-right-stick-left = prawa gałka w lewo
pad-right-stick-right = prawa gałka w prawo

## Czynności
action-up = Fokus w górę
action-down = Fokus w dół
action-left = Fokus w lewo
action-right = Fokus w prawo
action-next-region = Następny obszar
action-previous-region = Poprzedni obszar
action-confirm = Zatwierdź
action-back = Wstecz, anuluj, menu
action-inspect = Wgląd
action-pick-1 = Pierwsze na tacy
action-pick-2 = Drugie na tacy
action-pick-3 = Trzecie na tacy
action-pick-4 = Czwarte na tacy
action-pick-5 = Piąte na tacy
action-pick-6 = Szóste na tacy
action-pick-7 = Siódme na tacy
action-pick-8 = Ósme na tacy
action-pick-9 = Dziewiąte na tacy
action-pick-0 = Dziesiąte na tacy
action-undo = Cofnij
action-hint = Podpowiedź
action-log = Dziennik
action-rules = Zasady
action-fast-forward = Przewijanie
action-faster = Szybsza animacja
action-slower = Wolniejsza animacja
action-text-larger = Większy tekst
action-text-smaller = Mniejszy tekst
action-text-reset = Tekst 100%
action-mute = Wycisz
action-full-screen = Pełny ekran
action-screenshot = Zrzut ekranu
action-bug-report = Zgłoszenie błędu
action-settings = Ustawienia
action-continue = Dokończ partię
action-aim-self = Celuj w siebie, strzel
action-aim-foe = Celuj w przeciwnika, strzel
action-later-shells = Szanse dalszych nabojów
action-last-turn = Od twojej ostatniej tury
action-no-bet = Bez zakładu
action-redraw = Inne zadanie
action-console = Konsola prowadzącego
action-rematch = Rewanż
action-replay-play = Odtwórz lub wstrzymaj
action-replay-step-back = Decyzja wstecz
action-replay-step-on = Decyzja naprzód
action-replay-turn-back = Tura wstecz
action-replay-turn-on = Tura naprzód
action-replay-start = Na początek
action-replay-end = Na koniec
action-replay-slower = Odtwarzaj wolniej
action-replay-faster = Odtwarzaj szybciej
action-replay-seat-before = Oczami poprzedniego gracza
action-replay-seat-after = Oczami następnego gracza
action-replay-truth = Pokaż lub ukryj prawdę
action-replay-interesting = Do następnej ważnej chwili
action-replay-compare = Sama prawda albo obok domysłów
scope-everywhere = Wszędzie
scope-parlor = W salonie
scope-match = Przy stole
scope-results = Na karcie wyniku
scope-replay = W odtwarzaczu

own-file = Nazwa
own-save = Zachowaj jako plik
own-saved = Zapisano jako { $file }
own-name = Podaj nazwę z liter, cyfr, spacji oraz znaków „-” i „_”.
own-taken = { $file } już istnieje; wybierz inną nazwę.

## Łączenie
list-two = { $first }, { $second }
list-parts = { $first }; { $second }
labelled = { $label }: { $value }
noted = { $text } ({ $note })
