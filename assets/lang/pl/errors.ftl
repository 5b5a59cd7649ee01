### Co się nie udało, jednym zdaniem, i co nadal działa.

## Pliki
error-damaged = Nie można odczytać pliku { $file } ({ $cause }); zachowano go jako { $kept }.
error-newer = Plik { $file } pochodzi z nowszej wersji gry (format { $format }); zachowano go jako { $kept }.
error-then-previous = Zamiast niego użyto poprzedniej wersji.
error-then-fresh = Gra rusza bez niego; reszta jest w porządku.
error-disk-full = Nie zapisano pliku { $file }, bo dysk jest pełny. To, co zapisano wcześniej, jest nietknięte.
error-read-only = Nie zapisano pliku { $file }, bo jego folder jest tylko do odczytu. Gra toczy się bez zapisywania.
error-not-saved = Nie zapisano pliku { $file } ({ $cause }). Gra toczy się dalej.
error-no-home = Brak folderu domowego, więc nic nie zostanie zapisane. Miejsce wskazuje opcja --data-dir.
error-unreadable = Nie można odczytać { $file } ({ $cause }). Nic nie zmieniono.
error-folder = Nie można otworzyć folderu { $folder } ({ $cause }).

## Urządzenia
error-no-audio = Nie znaleziono urządzenia dźwiękowego. Gra milczy; opisy dźwięków włączysz w ustawieniach.
error-screenshot = Nie udało się zapisać obrazu ({ $cause }).
error-clipboard = Schowek jest pusty.

## Partie i kody
error-replay-newer = Tę partię rozegrano według nowszych zasad. Pozostawiono ją bez zmian.
error-replay-file = Tej partii nie da się odczytać: { $cause }.
error-replay-text = To nie jest cała partia: wiersz { $line }, kolumna { $column }: { $cause }.
error-replay-rules = Tę partię rozegrano według wersji { $found } zasad, a ten program zna wersję { $wanted }. Plik pozostał bez zmian.
error-replay-foreign = To partia gry, której ten program nie zna: { $game }. Plik pozostał bez zmian.
error-replay-diverged = Tę partię zmieniono po rozegraniu: decyzja { $step } się nie zgadza. Plik pozostał bez zmian.
error-game-unknown = Nie ma tu gry o nazwie { $game }. Kod może pochodzić z nowszej wersji.
error-mode-unknown = Nie ma trybu o nazwie { $mode }.
error-nothing-waits = Nie czeka tam żadna niedokończona partia.
error-setup = Nie da się nakryć takiego stołu: { $cause }

## Co jest nie tak z kodem
code-bad-parts = Kod ma cztery części rozdzielone łącznikami; liczba części tutaj: { $count }.
code-bad-family = Kod zaczyna się od EVIL; ten zaczyna się od { $found }.
code-bad-kind = { $found } to nie rodzaj kodu. Są SEED, TABLE i MATCH.
code-bad-newer = Ten kod pochodzi z nowszej wersji gry. Zaktualizuj grę.
code-bad-letter = Znak { $place } środkowej części, { $letter }, nie może wystąpić w kodzie.
code-bad-checksum = Ostatnia część nie pasuje do reszty: jakiś znak jest błędny albo go brakuje.
code-bad-game = Ten kod należy do innej gry: { $found }.
code-bad-rules = Ten kod powstał według innych zasad (wersja { $found }; tutaj { $wanted }).
code-bad-contents = Kod jest cały, ale jego treść jest niemożliwa: { $cause }
