### To, czego potrzebuje każda partia: wstążka, cofanie, odmowy, dziennik, podpowiedź, kurtyna, wynik, widzowie.

## Wstążka
ribbon-turn-you = Twoja kolej
ribbon-turn-player = Kolej: { $name }
ribbon-others-choose = Pozostali wybierają
ribbon-both-choose = Teraz wybierają obie strony
ribbon-over-drawn = Remis
result-even = Remis
setup-chairs = Miejsca
ribbon-your-turn = Twoja kolej – użyj narzędzi, potem celuj
ribbon-aimed-self = Celujesz w siebie – naciśnij jeszcze raz, by strzelić
ribbon-aimed-foe = { $whom ->
    [evil] Celujesz w Złego – naciśnij jeszcze raz, by strzelić
   *[other] Cel: { $whom_name } – naciśnij jeszcze raz, by strzelić
}
ribbon-evil-turn = Kolej Złego
ribbon-evil-thinking = Zły myśli… { $now } s z { $cap } s
ribbon-playing = Patrz na stół
ribbon-won = Wygrywasz
ribbon-lost = Zły wygrywa
ribbon-player-won = { $name } wygrywa
ribbon-lesson = Lekcja, krok { $now } z { $all }
ribbon-preview = Wcześniejsza chwila – naciśnij dowolny klawisz, by wrócić
move-now = Ponaglij
counter-period = Zły nr { $number }
counter-round = { $table ->
   *[other] runda { $round }
}
counter-turn = { $table ->
   *[other] tura { $turn }
}

## Cofanie
undo-nothing = nie ma czego cofać
undo-chance = kości zostały rzucone
undo-secret = widać już coś, co było ukryte
undo-other = ostatnia decyzja należała do kogoś innego
undo-over = partia jest skończona
undo-done = Cofnięto
undo-refused = Nie można cofnąć: { $reason }

## Odmowy
refuse-not-your-turn = To nie twoja kolej.
refuse-over = Partia jest skończona.
refuse-no-tool = Nie masz w ręce: { $tool }.
refuse-no-tools = brak narzędzi
refuse-lesson = W lekcji jedna rzecz naraz.
refuse-watching = Oglądasz, nie grasz.

## Dziennik
log-empty = Nic się jeszcze nie wydarzyło.
log-filter = Wpisy
log-now = Wróć do bieżącej chwili
log-filter-all = Wszystko
log-filter-mine = Moje
log-filter-damage = Obrażenia
log-filter-secrets = Co wiem tylko ja
log-copy = Kopiuj jako tekst
log-copied = Dziennik jest w schowku.
log-head-round = { $table ->
   *[other] Runda { $round }
}
log-head-turn = { $table ->
   *[other] Tura { $turn } · { $name }
}
log-undone = cofnięte
log-strength = Odtąd Zły gra tak: { $strength }.
log-evil-plays = Zły gra

## Podpowiedź
hint-title = Sugestia
hint-thinking = Rozważam…
hint-others = Można też
hint-chance-to-win = wygrywa ≈ { $percent }
hint-marked = Użycie podpowiedzi zostanie odnotowane w statystykach.
hint-strict = W tej partii obowiązują surowe zasady: bez podpowiedzi.
hint-not-now = Nie ma teraz czego podpowiadać.

## Kurtyna
curtain-next = Następna tura: { $name }
curtain-look-away = Pozostali odwracają wzrok
curtain-decides = Teraz: { $what }
curtain-what-duel = narzędzia i strzał
curtain-what-labyrinth = krok i to, co jeszcze można zrobić
curtain-what-cards = karty, kości albo następna akcja
curtain-what-arena = ruch albo zmiana stworka
curtain-what-wager = zakład albo wynik
curtain-what-vote = czy otworzyć dziennik
curtain-ready = Gotowe
curtain-hold = Przytrzymaj, by zacząć
curtain-pass = Przekaż ekran: { $name }

## Od twojej ostatniej tury
since-title = Od twojej ostatniej tury
since-nothing = Nic się nie wydarzyło od twojej ostatniej tury.

## Wynik
result-won = Wygrywasz
result-drawn = Giną obie strony
result-player-won = { $name } wygrywa
result-evil-won = Zły wygrywa
result-rematch = Rewanż
result-parlor = Do salonu
result-fold = Pokaż stół
result-unfold = Pokaż wynik
result-replay = Obejrzyj zapis
result-knew = Co wiedział Zły
result-share = Kopiuj partię jako kod
result-length = { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}, { $turns ->
    [one] { $turns } strzał
    [few] { $turns } strzały
    [many] { $turns } strzałów
   *[other] { $turns } strzału
}
result-experience = + { $count } doświadczenia
result-coins = { $count ->
    [one] + { $count } moneta
    [few] + { $count } monety
    [many] + { $count } monet
   *[other] + { $count } monety
}
result-level = Masz teraz poziom { $level }.
result-with-hints = Z podpowiedziami.
result-uncounted = Ta partia nie liczy się do statystyk.
result-luck = Szczęśliwe trafy: { $actual } (oczekiwano { $expected })

## Widzowie
omniscient-frame = Wszechwiedza
omniscient-text = Widzisz wszystko. Przy stole nikt tyle nie widzi.
rules-search-nothing = Żadna zasada nie mówi „{ $text }”.
