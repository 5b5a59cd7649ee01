### Ustawienia: każdy wiersz, jego objaśnienie i każdy wybór.

settings-title = Ustawienia
settings-page-game = Gra
settings-page-display = Obraz
settings-page-motion = Ruch i wygoda
settings-page-reading = Kolor i czytelność
settings-page-sound = Dźwięk
settings-page-controls = Sterowanie
settings-page-data = Dane
settings-saved = Wszystko zapisuje się od razu.
settings-on = włączone
settings-off = wyłączone
settings-default = Domyślnie: { $value }
settings-percent = { $percent }%

## Gra
settings-language = Język
settings-language-help = Zmienia się od razu, także w trwającej partii.
settings-language-chinese = Chiński (uproszczony)
settings-language-no-font = Chiński wymaga chińskiej czcionki, a w tym systemie jej nie ma. Zainstaluj pakiet fonts-noto-cjk (Debian, Ubuntu), google-noto-sans-cjk-fonts (Fedora) albo noto-fonts-cjk (Arch) i uruchom grę ponownie.
settings-inspect = Wgląd
settings-inspect-help = Ile dowiadujesz się o szansach. Zawsze wyłącznie na podstawie twojej wiedzy.
settings-inspect-off = Wyłączony
settings-inspect-odds = Szanse
settings-inspect-why = Szanse i dlaczego
settings-confirm = Potwierdzanie strzałów
settings-confirm-help = Pierwsze naciśnięcie celuje, drugie strzela.
settings-confirm-every-shot = Każdy strzał
settings-confirm-risky = Tylko ryzykowne
settings-confirm-never = Nigdy
settings-hints = Wskazówki na początek
settings-hints-help = Jedna notatka na marginesie przy każdej nowej rzeczy.
settings-auto-pay = Przy Kartach płać od razu
settings-auto-pay-help = Gdy tylko jeden sposób zapłaty ma sens, nikt nie pyta drugi raz.
settings-curtain = Kurtyna
settings-curtain-help = Czego nie powinna widzieć następna osoba przy tym ekranie.
settings-curtain-full = Pełna
settings-curtain-full-help = Zasłania cały stół, panele i wszelki dźwięk, aż następna osoba będzie gotowa.
settings-curtain-light = Lekka
settings-curtain-light-help = Pokazuje tylko wizytówkę. Niczego nie zasłania; do gier z jawną informacją.
settings-curtain-off = Brak
settings-curtain-off-help = Bez kurtyny; dla tych, którzy dzielą się wiedzą.
settings-ready = Start po przytrzymaniu
settings-ready-help = Za kurtyną przycisk gotowości trzeba chwilę przytrzymać. Wyłączone: wystarczy nacisnąć.
settings-think = Zły myśli najwyżej
settings-think-help = Dłuższy limit nieco wzmacnia poziomy, które liczą naprzód; nigdy nie wiedzą więcej, niż pozwalają zasady.
settings-think-half = pół sekundy
settings-think-two = 2 sekundy
settings-think-five = 5 sekund
settings-think-ten = 10 sekund
settings-talk = Zły się odzywa
settings-talk-help = Jak często Zły coś powie. Nigdy nie radzi i niczym się nie zdradza.
settings-talk-silent = nigdy
settings-talk-sparse = czasem
settings-talk-chatty = często
settings-autosave = Autozapis
settings-autosave-help = Partia zapisuje się po każdej decyzji, w dwóch kopiach. Zapis to zwykły tekst: kto otworzy plik, przeczyta to, co w partii ukryte.

## Obraz
settings-window = Okno
settings-window-help = Jak gra układa się na ekranie.
settings-window-windowed = Okno
settings-window-borderless = Bez ramki
settings-window-full-screen = Pełny ekran
settings-monitor = Monitor
settings-monitor-help = Który ekran wypełnić.
settings-monitor-number = Monitor { $number }
settings-ui-scale = Wielkość interfejsu
settings-ui-scale-help = Wszystko: panele, przyciski, tekst.
settings-text-scale = Wielkość tekstu
settings-text-scale-help = Sam tekst. Panele robią mu miejsce.
settings-frames = Limit klatek
settings-frames-help = Mniej klatek, mniej ciepła. Gdy nic się nie rusza, nic nie jest rysowane.
settings-frames-thirty = 30
settings-frames-sixty = 60
settings-frames-one-twenty = 120
settings-frames-unlimited = bez limitu
settings-vsync = Synchronizacja pionowa
settings-vsync-help = Zapobiega rozrywaniu obrazu.
settings-effects = Efekty
settings-effects-help = Światło, dym, kurz i cieniowanie.
settings-effects-low = niskie
settings-effects-medium = średnie
settings-effects-high = wysokie
settings-grain = Ziarno filmowe
settings-grain-help = Delikatna faktura na całym obrazie.
settings-background = Ruch w tle
settings-background-help = Pył w świetle lampy, migotanie płomieni, drobne ruchy Złego. Nigdy nic nie znaczą.
settings-trial-title = Zostawić te ustawienia obrazu?
settings-trial-text = { $count ->
    [one] Poprzednie wrócą za { $count } sekundę.
    [few] Poprzednie wrócą za { $count } sekundy.
    [many] Poprzednie wrócą za { $count } sekund.
   *[other] Poprzednie wrócą za { $count } sekundy.
}

## Ruch i wygoda
settings-speed = Tempo animacji
settings-speed-help = Twoje decyzje nigdy nie czekają na animację, bez względu na tempo.
settings-speed-half = × 0,5
settings-speed-one = × 1
settings-speed-two = × 2
settings-speed-four = × 4
settings-speed-instant = natychmiast
settings-reduced-motion = Mniej ruchu
settings-reduced-motion-help = Przenikanie zamiast ruchu; bez wstrząsów, zbliżeń i migotania.
settings-shake = Wstrząsy ekranu
settings-shake-help = Tylko stół, nigdy tekst. 0 wyłącza.
settings-flashes = Błyski
settings-flashes-help = Wyłączone: błysk wylotowy staje się powolnym rozjaśnieniem. Tak czy inaczej nie więcej niż trzy na sekundę.
settings-slow-motion = Zwolnione tempo
settings-slow-motion-help = Wokół wielkiego strzału czas może się rozciągnąć.

## Kolor i czytelność
settings-palette = Paleta
settings-palette-help = W każdej da się grać we wszystko.
settings-palette-standard = Standardowa
settings-palette-high-contrast = Wysoki kontrast
settings-palette-mono = Jednobarwna z kształtami
settings-letters = Litery na nabojach i żywiołach
settings-letters-help = O na ostrych, Ś na ślepych, zawsze.
settings-legible = Czytelna czcionka
settings-legible-help = Szeroki, prosty krój wszędzie, także w tytułach.
settings-underline = Podkreślenia
settings-underline-help = Słowa, które coś otwierają, są podkreślone.
settings-outline = Kontury
settings-outline-help = Grubość krawędzi w pikselach.
settings-pixels = { $count } px

## Dźwięk
settings-mute = Wycisz
settings-mute-help = Całkowita cisza.
settings-master = Całość
settings-master-help = Głośność nadrzędna wobec pozostałych.
settings-effects-volume = Efekty
settings-effects-volume-help = Strzały, kliknięcia, karty, kości.
settings-ambience = Otoczenie
settings-ambience-help = Pokój, deszcz, zegar.
settings-voice = Głos Złego
settings-voice-help = Pomruk. Słowa są zawsze zapisane.
settings-interface = Interfejs
settings-interface-help = Przyciski, zakładki, dzwonki.
settings-mute-background = Cisza w tle
settings-mute-background-help = Milczy, gdy z przodu jest inne okno.
settings-mono = Mono
settings-mono-help = To samo w obu uszach.
settings-music = Muzyka
settings-music-help = Kilka dźwięków przy każdym stole; im dłuższa partia, tym więcej.
settings-soft-bangs = Łagodne huki
settings-soft-bangs-help = Ogranicza nagłe skoki głośności i usuwa głęboki łomot.
settings-captions = Opisy dźwięków
settings-captions-help = Każdy dźwięk, który coś znaczy, jest zapisany na skraju stołu.

## Sterowanie
settings-keyboard = Klawiatura
settings-gamepad = Gamepad
settings-bind = Naciśnij nowy klawisz: { $action }
settings-bind-pad = Naciśnij nowy przycisk: { $action }
settings-bind-cancel = Esc zostawia stary.
settings-bind-conflict = { $input } ma już przypisanie: { $action }. Przenieść tutaj?
settings-bind-take = Przenieś
settings-bind-none = nieprzypisane
settings-bind-changed = zmienione
settings-bind-reset = Przywróć to przypisanie
settings-bind-reset-all = Przywróć wszystkie przypisania
settings-fast-forward = Przewijanie
settings-fast-forward-help = Trzymane albo włączane i wyłączane.
settings-fast-forward-hold = trzymane
settings-fast-forward-toggle = przełączane
settings-repeat = Opóźnienie powtarzania
settings-repeat-help = Jak długo trzymać kierunek, zanim zacznie się powtarzać.
settings-milliseconds = { $count } ms
settings-dead-zone = Martwa strefa gałek
settings-dead-zone-help = Jak daleko trzeba wychylić gałkę.
settings-pointer = Szybkość wskaźnika
settings-pointer-help = Prawa gałka porusza wskaźnikiem tam, gdzie nie znaczy nic innego; „Zatwierdź” klika.

## Dane
settings-player = Twoje imię
settings-player-help = Widoczne przy stole i w zapisach partii. Zostaje na tym komputerze.
settings-player-empty = Ty
settings-retention = Przechowywane zapisy
settings-retention-help = Najpierw znikają najstarsze. Oznaczone gwiazdką zostają zawsze.
settings-retention-fifty = ostatnie 50
settings-retention-five-hundred = ostatnie 500
settings-retention-all = wszystkie
settings-export = Eksportuj wszystkie dane
settings-export-help = Ustawienia, profil, zapisy partii i kody w jednym folderze.
settings-export-done = Wyeksportowano do { $folder }
settings-import = Importuj dane
settings-import-help = Upuść tu wyeksportowany folder. Nic twojego nie zostanie zastąpione bez pytania.
settings-folders = Otwórz foldery
settings-folder-config = Ustawienia
settings-folder-data = Partie i zapisy
settings-folder-pictures = Obrazy
settings-reset-hints = Pokaż wskazówki od nowa
settings-reset-hints-done = Wskazówki pojawią się ponownie.
settings-reset-statistics = Wyzeruj statystyki
settings-reset-statistics-text = Statystyki, osiągnięcia i żetony zostaną wyzerowane. Zapisy partii zostają. Tego nie da się cofnąć.
settings-reset-all = Przywróć ustawienia fabryczne
settings-size-less = { $what }: zmniejsz
settings-size-more = { $what }: zwiększ
settings-size-end = dalej się nie da
settings-sample-turn = Twoja kolej
settings-import-folder = Folder do importu
settings-import-text = Ustawienia i profil z { $folder } zastąpią twoje, a zapisy partii zostaną dodane. Twoje zostaną najpierw wyeksportowane, więc nic nie zginie.
settings-import-done = { $count ->
    [one] Dodano { $count } plik.
    [few] Dodano { $count } pliki.
    [many] Dodano { $count } plików.
   *[other] Dodano { $count } pliku.
} To, co było tu przedtem, leży w { $folder }
settings-import-refused = { $folder } nie pochodzi z eksportu z salonu: nie ma tam settings.ron. Nic nie zmieniono.
settings-reset-all-text = Wszystkie ustawienia oprócz języka i imienia wracają do początkowych. Klawisze też.
