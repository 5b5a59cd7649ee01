### Pojedynek: narzędzia, przyciski, wgląd, dziennik, zakończenia.

## Słowa
shell-live = ostry
shell-blank = ślepy
shell-unknown = nieznany
shell-seen = widziany
shell-inferred = wywnioskowany
shell-place = Nabój { $place }
shell-place-next = Następny nabój
clip = Magazynek
clip-left = { count-shells }
slate-loaded = załadowano: ostre { $live }, ślepe { $blank }
slate-unseen = ubyło: { $count }
slate-left = zostało { $count }
slate-live = ostre
slate-blank = ślepe
candles = { $name }: { $hp } HP
candles-of = { $name } { $hp } / { $start }
tool-count = { $tool } × { $count }

## W kogo. $whom to you, evil albo other.
target = { $whom ->
    [you] w ciebie
    [evil] w Złego
   *[other] (cel: { $whom_name })
}

## Narzędzia
tool-undo-yes = Można cofnąć.
tool-undo-no = Nie można cofnąć: { $reason }.
tool-numbers-now = Teraz
tool-who-learns = Kto się czego dowie

## Przyciski
fire-self = Strzel w siebie
fire-foe = { $whom ->
    [evil] Strzel w Złego
   *[other] Strzel, cel: { $whom_name }
}
fire-self-result = tura zostaje { $percent }
fire-foe-result = trafia { $percent }
fire-again = jeszcze raz, by strzelić

## Zawieszki stanu
chip-boost = { $count ->
    [one] + { $count } obrażenie
    [few] + { $count } obrażenia
    [many] + { $count } obrażeń
   *[other] + { $count } obrażenia
}
chip-dazed = ogłuszenie
chip-dazed-turns = { $count ->
    [one] ogłuszenie, { $count } tura
    [few] ogłuszenie, { $count } tury
    [many] ogłuszenie, { $count } tur
   *[other] ogłuszenie, { $count } tury
}
chip-looked = zna nabój
chip-boost-help = Doliczane do następnego strzału, kogokolwiek trafi.
chip-dazed-help = Następna tura przepada.
chip-looked-help = Zna nabój na przedzie.
chip-wounds = rany { $count }/{ $most }
chip-wounds-range = rany { $count }
chip-breath = oddech { $count }/{ $most }
chip-breath-range = oddech { $count }
chip-blowback = wybuch wsteczny { $percent }
chip-rattled = roztrzęsienie
chip-rattled-maybe = roztrzęsienie? { $percent }
chip-rattled-rounds = { $count ->
    [one] roztrzęsienie: { $count } runda
    [few] roztrzęsienie: { $count } rundy
    [many] roztrzęsienie: { $count } rund
   *[other] roztrzęsienie: { $count } rundy
}
chip-vests = kamizelki: { $count }
chip-bandages = { $count ->
    [one] bandaż za { $due }
    [few] bandaże: { $count }, pierwszy za { $due }
    [many] bandaże: { $count }, pierwszy za { $due }
   *[other] bandaże: { $count }, pierwszy za { $due }
}
chip-catchers = łapacze: { $count }
chip-repeaters = serie: { $count }
chip-combos = kombinacje: { $count }
chip-good-self = dobra broń (w siebie): { $count }
chip-good-foe = dobra broń (w przeciwnika): { $count }
chip-bad-guns = zła broń: { $count }
chip-thorns = kolce: { $count }
chip-fire = podpałka: { $count }
chip-burning = płonie: { $count }
clip-main = Główny
clip-extra = Dodatk. { $number }
clip-empty = pusty
chip-wounds-help = Punkt obrażeń odbiera o 1 HP więcej z szansą: liczba ran na 8; inaczej zostawia kolejną ranę.
chip-breath-help = Każdy strzał i każde złapanie kosztuje oddech. Poniżej 8 można po strzale zemdleć i stracić turę.
chip-blowback-help = Z taką szansą następny nabój poleci w drugą stronę. Lufa zużywa się z każdym nabojem.
chip-rattled-help = Strzelba wypala sama, w dowolną stronę, zanim można wybrać.
chip-vests-help = Zatrzymuje nabój przeciwnika, ostry lub ślepy, aż się rozedrze.
chip-bandages-help = Bandaż leczy ranę na początku drugiej rundy po założeniu.
chip-catchers-help = Może złapać nabój przeciwnika; trafia on wtedy na koniec magazynka.
chip-repeaters-help = W następnym strzale w przeciwnika wylatuje naraz o jeden nabój więcej.
chip-combos-help = Następny strzał w przeciwnika może trwać, nabój za nabojem.
chip-good-self-help = Następny strzał w siebie nie wypali wstecz.
chip-good-foe-help = Następny strzał w przeciwnika nie wypali wstecz.
chip-bad-guns-help = Następny strzał na pewno wypali wstecz.
chip-thorns-help = Odrzuca obrażenia ostrego naboju z powrotem do strzelca.
chip-fire-help = Ostre naboje następnego strzału podpalą tego, kogo zranią.
chip-burning-help = Kosztuje 1 HP na końcu każdego strzału tej strony. Bandaż gasi ogień.
chip-matters = Przy następnym strzale: { $percent }
clip-extra-length = { count-shells }; z każdym strzałem wylatuje jeden z nich.
clip-extra-open = Ile: ? Dopóki są, z każdym strzałem wylatuje jeden z nich.
clip-extra-places = Ostry: { $odds }
shell-live-chance = ostry z szansą { $odds }

## Wgląd
inspect-next = Następny nabój
inspect-live = ostry
inspect-blank = ślepy
inspect-if-foe = { $who ->
    [you] Jeśli strzelisz { target }
   *[other] Jeśli { actor } strzeli { target }
}
inspect-if-self = { $who ->
    [you] Jeśli strzelisz w siebie
   *[other] Jeśli { actor } strzeli w siebie
}
inspect-hits = { $whom ->
    [you] trafia w ciebie
    [evil] trafia w Złego
   *[other] trafia, cel: { $whom_name }
}
inspect-nothing = bez trafienia
inspect-free-turn = tura zostaje
inspect-turn-passes = tura przechodzi
inspect-hp = { $name } { $from } → { $to }
inspect-why = Dlaczego { $percent }
inspect-folded = Szanse zaraz wrócą.
inspect-over = Partia skończona; nic już nie jest ukryte.
inspect-later = Dalsze naboje
inspect-next-shot = Następny strzał
inspect-off = Wgląd jest wyłączony.
why-left = Zostało: ostre { $live }, ślepe { $blank }.
why-order = O kolejności nic nie wiesz, więc każda jest równie prawdopodobna.
why-live-of = Ostre: { $live } z { $all }, czyli { $percent }.
why-seen = Znasz go: jest { $shell ->
    [live] ostry
   *[blank] ślepy
}.
why-favoured = Przywilej Koszmaru: następny nabój jest widoczny.
why-all-live = Zostały same ostre.
why-all-blank = Zostały same ślepe.
why-wounds = Rany drugiej strony: { $count }; punkt obrażeń kosztuje 2 HP z szansą { $odds }.
why-damage = Obrażenia ostrego naboju: { $damage }, czyli 1 i { $boost } od Noża.

## Podpowiedzi
hint-reason-live = Następny nabój jest na pewno ostry.
hint-reason-blank = Następny nabój jest na pewno ślepy, a ślepy zostawia ci turę.
hint-reason-likely-live = Bardziej prawdopodobny jest ostry: { $odds }.
hint-reason-likely-blank = Bardziej prawdopodobny jest ślepy: { $odds }.
hint-reason-even = Szanse są równe.
hint-reason-knife = Strzał zapewne trafi; niech zaboli mocniej.
hint-reason-eject = Następny nabój prędzej ci zaszkodzi, niż pomoże.
hint-reason-mallet = Jeszcze jedna tura, zanim padnie odpowiedź.
hint-reason-praise = Na pewno wyleczy.
hint-reason-lens = Lepiej wiedzieć, niż zgadywać.
hint-reason-count = Z rachunku wynika, że to wygrywa najczęściej.
hint-reason-heal = Liczy się każdy punkt HP.
hint-reason-guard = Następny nabój może być dla ciebie.
hint-reason-good-gun = Dzięki temu strzał nie pójdzie w złą stronę.
hint-reason-bad-gun = Następny strzał drugiej strony pójdzie w złą stronę.
hint-reason-more = Więcej dotrze do przeciwnika.
hint-reason-tools = Więcej narzędzi, więcej możliwości.
hint-reason-order = Układa naboje po twojej myśli.
hint-reason-mirror = Druga strona ma więcej niż ty.
hint-reason-luck = To ryzyko, ale sprzyja tobie.

## Dziennik
log-round = Runda { $round }: { $first } { $first_hp } HP, { $second } { $second_hp } HP.
log-gift = { $who ->
    [you] Dostajesz: { $tools }.
   *[other] { actor } dostaje: { $tools }.
}
log-gift-none = { $who ->
    [you] Nie masz miejsca na narzędzia.
   *[other] { actor } nie ma miejsca na narzędzia.
}
log-loaded = Załadowano: ostre { $live }, ślepe { $blank }.
log-skipped = { $who ->
    [you] Ogłuszenie: tracisz turę.
   *[other] Ogłuszenie: { actor } traci turę.
}
log-knife = { $who ->
    [you] Używasz Noża
   *[other] { actor } używa Noża
}: + { $boost } do obrażeń następnego strzału.
log-eject = { $shell ->
    [live] { $who ->
        [you] Wyrzucasz nabój: ostry.
       *[other] { actor } wyrzuca nabój: ostry.
    }
   *[blank] { $who ->
        [you] Wyrzucasz nabój: ślepy.
       *[other] { actor } wyrzuca nabój: ślepy.
    }
}
log-mallet = { $who ->
    [you] Uderzasz Młoteczkiem
   *[other] { actor } uderza Młoteczkiem
}. Ogłuszenie: { $whom ->
    [you] ty
    [evil] Zły
   *[other] { $whom_name }
}.
log-dazed = { $who ->
    [you] Uderzasz młotem
   *[other] { actor } uderza młotem
}. Ogłuszenie: { $whom ->
    [you] ty
    [evil] Zły
   *[other] { $whom_name }
}.
log-praise-healed = Moralna pochwała leczy: { $whom ->
    [you] masz
    [evil] Zły ma
   *[other] { $whom_name } ma
} { $hp } HP.
log-praise-failed = Moralna pochwała nie działa: { $whom ->
    [you] masz
    [evil] Zły ma
   *[other] { $whom_name } ma
} { $hp } HP.
log-look-seen = { $shell ->
    [live] { $who ->
        [you] Patrzysz na następny nabój: ostry.
       *[other] { actor } patrzy na następny nabój: ostry.
    }
   *[blank] { $who ->
        [you] Patrzysz na następny nabój: ślepy.
       *[other] { actor } patrzy na następny nabój: ślepy.
    }
}
log-look = { $who ->
    [you] Patrzysz na następny nabój.
   *[other] { actor } patrzy na następny nabój.
}
log-shot-foe-live = { $who ->
    [you] Strzelasz
   *[other] { actor } strzela
} { target }: ostry, −{ $damage } HP, teraz { $hp } HP.
log-shot-foe-blank = { $who ->
    [you] Strzelasz
   *[other] { actor } strzela
} { target }: ślepy.
log-shot-self-live = { $who ->
    [you] Strzelasz
   *[other] { actor } strzela
} w siebie: ostry, −{ $damage } HP, teraz { $hp } HP.
log-shot-self-blank = { $who ->
    [you] Strzelasz w siebie: ślepy. Tura trwa.
   *[other] { actor } strzela w siebie: ślepy. Tura trwa.
}
log-over = { $whom ->
    [you] Gaśniesz.
    [evil] Zły gaśnie.
   *[other] { $whom_name } gaśnie.
} { $who ->
    [you] Wygrywasz.
    [evil] Zły wygrywa.
   *[other] { $name } wygrywa.
}
log-over-drawn = Gasną obie strony.

## Zakończenia przeciw Złemu, według tego, jak głęboko poniżej zera: najpierw ty, potem Zły
ending-won-0 = Gaśnie ostatnia świeca Złego. Zły znosi to uprzejmie.
ending-won-1 = O jeden punkt więcej, niż trzeba. Zły to sobie zapisuje.
ending-won-2 = Dwa punkty poniżej zera. Maska Złego prosi się o klej.
ending-won-3 = To nie był strzał, to był pogląd.
ending-lost-0 = Twoja ostatnia świeca gaśnie, całkiem schludnie.
ending-lost-1 = Zgasła, i to z naddatkiem. Zły przeprasza krzesło.
ending-lost-2 = Zły chyba przesadził. Nie przyzna się.
ending-lost-3 = Bywa się dokładnym, a bywa się Złym.
ending-perished-0-0 = Oba światła gasną naraz. Lampa udaje, że nie widzi.
ending-perished-0-1 = Ty odchodzisz cicho. Zły zostawia ślad.
ending-perished-0-2 = Ciebie spotkała tylko śmierć. Złego także zniewaga.
ending-perished-0-3 = Ty gaśniesz jak świeca, Zły jak żyrandol.
ending-perished-1-0 = Zły odchodzi co do joty. Ty odrobinę dalej.
ending-perished-1-1 = Obie strony o jeden poniżej zera. Ktoś gdzieś liczy punkty.
ending-perished-1-2 = Niemal równo, gdyby miał to kto zmierzyć.
ending-perished-1-3 = Przegrywasz. Zły przegrywa bardziej.
ending-perished-2-0 = Zły zachował godność. Tobie został rachunek.
ending-perished-2-1 = W zawodach w przegrywaniu wygrywasz ty.
ending-perished-2-2 = Dwa razy za dużo, i to po obu stronach. Stół prosi o głos.
ending-perished-2-3 = Nie ma już komu sprzątnąć kieliszków.
ending-perished-3-0 = Jak na remis bałagan jest nadzwyczajny.
ending-perished-3-1 = Zły by się śmiał, gdyby nie leżał pod stołem.
ending-perished-3-2 = Zegar staje: z szacunku albo od wstrząsu.
ending-perished-3-3 = Stołu już nie ma. Jest anegdota.
