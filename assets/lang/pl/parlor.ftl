### Salon: powitanie, pięć gier, nakrywanie stołu, kredens, zapisy, kody, o grze.

## Powitanie
welcome-title = Dobry wieczór
welcome-text = Cztery sprawy, zanim usiądziesz. Wszystkie można później zmienić.
welcome-language = Język
welcome-text-size = Wielkość tekstu
welcome-sample = Następny nabój jest ostry: 3/7
welcome-small = Mały
welcome-medium = Średni
welcome-large = Duży
welcome-motion = Mniej ruchu
welcome-sound = Dźwięk
welcome-start = Usiądź

## Pięć gier
game-duel-name = Pojedynek
game-duel-blurb = Jedna strzelba, na zmianę. Licz naboje, używaj narzędzi, wybierz, w kogo celujesz.
game-duel-players = 1–2 osoby
game-duel-minutes = 8 minut
game-labyrinth-name = Labirynt
game-labyrinth-blurb = Szukaj skarbu i wyjścia z labiryntu, który rysujesz po omacku: krok za krokiem, szept za szeptem.
game-labyrinth-players = 1–8 osób
game-labyrinth-minutes = 30 minut
game-cards-name = Karty
game-cards-blurb = Trzy postacie, trzydzieści kart, osiem kości. Łącz żywioły i oczyść drugą stronę stołu.
game-cards-players = 1–2 osoby
game-cards-minutes = 20 minut
game-arena-name = Arena
game-arena-blurb = Papierowe kieszostwory na małej scenie. Bez kości i bez szczęścia: trzeba czytać przeciwnika.
game-arena-players = 1–2 osoby
game-arena-minutes = 10 minut
game-wager-name = Zakład
game-wager-blurb = Wszyscy podejmują to samo wyzwanie i po cichu obstawiają siebie nawzajem. Faworyt płaci.
game-wager-players = 2–16 osób
game-wager-minutes = 25 minut

## Karta obok stołu
parlor-play = Graj
parlor-learn = Lekcja (3 min)
parlor-friends = Ze znajomymi
parlor-watch = Oglądaj
parlor-more = Więcej…
parlor-record = { $played ->
    [0] Jeszcze nie było partii.
   *[other] Wygrane: { $won } z { $played }.
}
parlor-continue = Dokończ: { $game }
parlor-continue-when = { $far }, { $ago }
anew-title = Czeka niedokończona partia
anew-text = { $game }: { $when }. Jeśli teraz zaczniesz inną, ta trafi do zapisów partii jako niedokończona. Możesz ją stamtąd dograć, ale już się nie liczy.
anew-stay = Niech czeka
anew-begin = Zacznij inną

## Kredens
cabinet-profile = Profil i statystyki
cabinet-replays = Zapisy partii
cabinet-codes = Kody
cabinet-settings = Ustawienia
cabinet-about = O grze, zgłoś błąd
cabinet-quit = Wyjście

## Nakrywanie stołu
setup-title = Nakryj stół
setup-mode = Tryb
setup-mode-classic = Klasyczny
setup-mode-classic-text = Jedna strzelba, jeden magazynek, pięć narzędzi, żadnej drugiej szansy.
setup-seats = Kto gdzie siedzi
setup-seat = Miejsce { $number }
setup-seat-you = Ty
setup-seat-friend = Ktoś przy tym ekranie
setup-seat-evil = Zły
setup-name = Imię
setup-strength = Siła Złego
setup-hp-first = HP (świece), miejsce 1
setup-hp-second = HP (świece), miejsce 2
setup-first = Kto zaczyna
setup-seed = Ziarno
setup-seed-help = To samo ziarno i te same decyzje dają tę samą partię.
setup-seed-bad = Ziarno to liczba całkowita albo kod, który zaczyna się od EVIL-SEED.
setup-seed-random = nowe
setup-gift = Narzędzia na rundę
setup-hand = Limit narzędzi w ręce
setup-shells = Naboje w magazynku
setup-last-stand = Ostatni zryw
setup-last-stand-help = Zły przy 0 albo −1 HP może jeszcze rozegrać należną mu turę. Można zginąć razem.
setup-legacy = Jak w oryginalnym programie
setup-legacy-help = Gdzie zasady odbiegają od oryginalnego programu, ta partia idzie za programem. Dla porównania.
setup-own-hidden = Ukryj własny stan
setup-own-hidden-help = Tajność oryginału: o swoim oddechu, kamizelkach i ogłuszeniu wiesz tyle, ile druga strona.
setup-document-tools = „Do upadłego” w trybie Bez końca I
setup-document-tools-help = Opis oryginału rozdaje je w trybie 2, program nie. Inne tryby się nie zmieniają.
setup-strict = Surowe zasady
setup-strict-help = W tej partii nie ma podpowiedzi.
setup-practice = Ćwiczenie
setup-practice-help = Każdą swoją decyzję można cofnąć. Partia jest oznaczona i się nie liczy.
setup-start = Zacznij partię
setup-defaults = Przywróć domyślne
setup-watch = Zły gra ze swoim cieniem
strength-courteous = Uprzejmy
strength-courteous-text = Gra szybko i czasem się myli.
strength-sly = Przebiegły
strength-sly-text = Liczy bezbłędnie i niczego nie zapomina.
strength-cruel = Okrutny
strength-cruel-text = Myśli naprzód, tak daleko, jak pozwala czas.
strength-nightmare = Koszmar
strength-nightmare-text = Nagina zasady, i to otwarcie.
strength-knows-same = Widzi tylko to co ty
strength-knows-nightmare = Przywileje: widzi następny nabój; jego Moralna pochwała zawsze leczy; twoja tylko przy 3 HP lub mniej.
seat-you = Ty
seat-evil = Zły
seat-player = Gracz { $number }

## Profil i statystyki
profile-title = Profil i statystyki
profile-level = Poziom { $level }
profile-experience = Doświadczenie: { $have } z { $need }
profile-coins = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
    [many] { $count } monet
   *[other] { $count } monety
}
stats-empty = Nie ma jeszcze czego liczyć. Najpierw zagraj.
stats-duel-all = Pojedynek · wszystkie tryby razem
stats-luck-empty = Nie ma jeszcze szczęścia do policzenia: bierze się ze strzałów i kości.
stats-played = Rozegrane
stats-won = Wygrane
stats-lost = Przegrane
stats-drawn = Remisy
stats-streak = Obecna seria wygranych
stats-best-streak = Najdłuższa seria wygranych
stats-time = Czas przy stole
stats-favourite = Ulubione
stats-rounds = Rundy
stats-turns = Strzały obu stron
stats-foe-live = Ostre w Złego
stats-foe-blank = Ślepe w Złego
stats-own-live = Ostre w siebie
stats-own-blank = Ślepe w siebie
stats-damage-done = Zadane obrażenia
stats-damage-taken = Otrzymane obrażenia
stats-healed = Odzyskane HP
stats-blown = Wybuchy wsteczne
stats-caught = Złapane naboje
stats-evils = Spotkani Źli
stats-luck = Rachunek szczęścia
stats-luck-text = { $side ->
    [above] Masz więcej szczęścia, niż wynika z rachunku (+{ $difference }).
    [below] Masz mniej szczęścia, niż wynika z rachunku (−{ $difference }).
   *[fair] Los traktuje cię dokładnie tak, jak powinien.
}
stats-hints-used = Partie z podpowiedziami
stats-tokens = Żetony odwagi
stats-tokens-empty = Zły trzyma szufladę mosiężnych żetonów dla tych, którzy na przekór szansom odwracają lufę.
stats-token = Żeton odwagi, { $odds }
stats-by-strength = Przeciwnik: { $strength }
stats-uncounted = Nieliczone
stats-counts = Liczą się partie ze Złym. Ćwiczenia, partie ze znajomymi, grane dalej z zapisu i tylko oglądane – nie.
stats-course = Wygrane minus przegrane, partia po partii
stats-calibration = Jak było prawdopodobne i jak często się zdarzyło
stats-calibration-row = oczekiwano { $said }%: { $came }% z { $count }
stats-luck-band = Zdarzenia losowe: { $shots }. U 95% graczy odchylenie mieści się w ± { $spread }.

## Osiągnięcia
achievements-title = Osiągnięcia
achievements-count = { $got } z { $all }
achievement-locked = jeszcze nie
achievement-new = Nowe: { $name }
achievement-bold-name = Na przekór szansom
achievement-bold-text = Strzel w siebie, gdy szanse są przeciw tobie, i usłysz klik.
achievement-untouched-name = Ani drgnie
achievement-untouched-text = Wygraj pojedynek, nie tracąc ani jednego HP.
achievement-edge-name = Cztery w jednym
achievement-edge-text = Zadaj co najmniej cztery obrażenia jednym nabojem.
achievement-long-shot-name = Marna szansa
achievement-long-shot-text = Traf Złego nabojem, który był ostry z szansą 1/4 lub mniejszą.
achievement-clicks-name = Trzy razy klik
achievement-clicks-text = W jednej turze wystrzel w siebie trzy ślepe, nie znając żadnego z nich.
achievement-sleep-name = Śpij dobrze
achievement-sleep-text = Spraw, by Zły stracił dwie tury z rzędu.
achievement-praise-name = Niezasłużona pochwała
achievement-praise-text = Daj się uleczyć Moralnej pochwale powyżej 3 HP.
achievement-nightmare-name = Co uczciwe, to uczciwe
achievement-nightmare-text = Pokonaj Złego na poziomie Koszmar.

## Zapisy partii
replays-title = Zapisy partii
replays-empty = Żadna partia nie jest jeszcze skończona. Każda trafi tu sama.
replays-row = { $game } · { $mode }
replays-won = wygrana
replays-lost = przegrana
replays-drawn = wspólny zgon
replays-open = niedokończona
replays-watched = Zły i jego cień
replays-star = Zachowaj na zawsze
replays-unstar = Nie zachowuj na zawsze
replays-delete-title = Usunąć ten zapis?
replays-delete-text = Nie da się go odzyskać.
replays-watch = Oglądaj
replays-copy = Kopiuj jako kod
replays-versus = { $first } – { $second }
replays-evil = Zły ({ $strength })
replays-guest = { $name } ({ $strength })
replays-reading = Przeglądam półkę…
replays-page-end = nie ma więcej
replays-unreadable = Tego pliku nie da się obejrzeć
replays-played-on = Grana dalej z zapisu; nie liczy się.
replay-position = Decyzja { $now } z { $all }
replay-truth = Prawda
replay-belief = Domysły
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-at-start = To początek.
replay-at-end = To koniec.
replay-play-on = Graj dalej od tej chwili
replay-play-on-text = Z tej pozycji otworzy się nowy stół. Stara partia zostaje, jaka była.
replay-mark-hit = trafienie
replay-mark-bold = żeton odwagi
replay-mark-round = nowa runda
replay-mark-end = koniec
replay-mark-shot = strzał
replay-mark-gold = skarb
replay-mark-passage = przeniesienie
replay-mark-mistaken = największa pomyłka
replay-mark-near = o ścianę
replay-interesting = Następna ważna chwila
replay-interesting-none = Dalej już nic ważnego.
replay-knew = Co wiedział Zły
replay-knew-text = Domysły Złego przy każdej decyzji, obok prawdy.
replay-knew-row = Zły dawał ostremu { $belief }; był { $truth }.
replay-knew-nothing = W tej partii Zły o niczym nie decydował.

## Kody
codes-title = Kody
codes-text = Wklej tu cokolwiek: ziarno, stół, całą partię. Można też upuścić plik.
codes-field = Kod
codes-example = EVIL-SEED1-…
codes-kind-seed = Ziarno
codes-kind-table = Stół
codes-kind-match = Cała partia
codes-seed-text = Następna partia zostanie z niego rozdana.
codes-table-text = Ten kod zawiera ustawienia stołu.
codes-match-text = Partia złożona z { $moves } decyzji.
codes-use-seed = Zagraj z tym ziarnem
codes-use-table = Użyj tych ustawień
codes-use-match = Obejrzyj tę partię
codes-empty = Wklej kod, by zobaczyć, co zawiera.
codes-clear = Wyczyść
codes-share-table = Kopiuj stół

## O grze i zgłoszenie błędu
about-version = Wersja { $version }
about-text = Jeden pokój, jeden stół, jedna lampa, jeden przeciwnik. Wszystko losowe ma ziarno, wszystko ukryte jest naprawdę ukryte, każda liczba jest wyjaśniona.
about-licence = Wolne oprogramowanie: MIT albo Apache 2.0, do wyboru.
about-fonts = Złożono czcionkami Noto Sans i Libertinus Serif, na licencji Open Font License.
about-network = Gra nigdy nie używa sieci, chyba że otworzysz Arenę dla botów.
report-title = Zgłoszenie błędu
report-text = Jeden folder ze wszystkim, co potrzebne do zbadania sprawy. Nic nie jest nigdzie wysyłane.
report-contents = Będzie zawierać:
report-item-version = wersję gry i systemu
report-item-settings = twoje ustawienia
report-item-log = dziennik programu
report-item-match = partię do tej chwili
report-item-picture = obraz ekranu
report-item-note = twoją notatkę
report-private = Trwa partia kilku osób: zostanie pominięta, dopóki się nie skończy.
report-note = Co się stało? (nieobowiązkowo)
report-save = Zapisz zgłoszenie
report-done = Zapisano w { $folder }
