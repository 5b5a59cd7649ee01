### Pełny pojedynek słowami: dziennik, odmowy, wgląd, wybór miejsca i stawki.

## Dziennik: rundy i stojaki
log-period = { $number ->
    [1] Etap { $number }: siada Zły.
   *[other] Etap { $number }: siada następny Zły.
}
log-round-begins = Zaczyna się runda { $number }.
log-standing = { actor }: { $hp } HP, { $wounds ->
    [0] bez ran
    [one] { $wounds } rana
    [few] { $wounds } rany
    [many] { $wounds } ran
   *[other] { $wounds } rany
}.
log-returned = { $who ->
    [you] Wracasz do swojego stojaka.
   *[other] { actor } wraca do swojego stojaka.
}
log-slot-gone = { $who ->
    [you] Znika twoja tymczasowa przegródka.
    [evil] Znika tymczasowa przegródka Złego.
   *[other] Znika tymczasowa przegródka ({ $name }).
}
log-slot-gone-with = { $who ->
    [you] Znika twoja tymczasowa przegródka, a z nią: { $tool }.
    [evil] Znika tymczasowa przegródka Złego, a z nią: { $tool }.
   *[other] Znika tymczasowa przegródka ({ $name }), a z nią: { $tool }.
}
log-slot-given = { $who ->
    [you] Dostajesz przegródkę
   *[other] { actor } dostaje przegródkę
} na { $rounds ->
    [one] { $rounds } rundę
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}.
log-slot-given-good = { $who ->
    [you] Dostajesz przegródkę na stałe.
   *[other] { actor } dostaje przegródkę na stałe.
}
log-dealt = { $who ->
    [you] Dostajesz: { $tool }.
   *[other] { actor } dostaje: { $tool }.
}
log-hint-dazed = { $who ->
    [you] Ogłuszenie: ty.
   *[other] Ogłuszenie: { actor }.
}
log-rattled = { $who ->
    [you] Roztrzęsienie: strzelasz na oślep.
   *[other] Roztrzęsienie: { actor } strzela na oślep.
}
log-spent = { $who ->
    [you] Z twojego stojaka znika: { $tool }.
    [evil] Ze stojaka Złego znika: { $tool }.
   *[other] Ze stojaka ({ $name }) znika: { $tool }.
}
log-slot-now = { $who ->
    [you] Na twoim stojaku leży teraz: { $tool }.
    [evil] Na stojaku Złego leży teraz: { $tool }.
   *[other] Na stojaku ({ $name }) leży teraz: { $tool }.
}
log-slot-empty = { $who ->
    [you] Na twoim stojaku pustoszeje przegródka.
    [evil] Na stojaku Złego pustoszeje przegródka.
   *[other] Na stojaku ({ $name }) pustoszeje przegródka.
}
log-kept = { $who ->
    [you] Nie możesz użyć: { $tool }. Zostaje na stojaku.
   *[other] { actor } nie może użyć: { $tool }. Zostaje na stojaku.
}

## Dziennik: narzędzia
log-vested = { $who ->
    [you] Zakładasz kamizelkę.
   *[other] { actor } zakłada kamizelkę.
}
log-thrown = { $who ->
    [you] Rzucasz trzema kośćmi pod kubkiem.
   *[other] { actor } rzuca trzema kośćmi pod kubkiem.
}
log-dice-sum = { $who ->
    [you] Suma twoich kości: { $sum }.
    [evil] Suma kości Złego: { $sum }.
   *[other] Suma kości ({ $name }): { $sum }.
}
log-felt-rattled = Czujesz to: roztrzęsienie.
log-felt-breath = Czujesz to: + { $count } do oddechu.
log-felt-boost = Czujesz to: + { $count } do obrażeń następnego strzału.
log-felt-nothing = Nic nie czujesz.
log-struck-up = Kości: { $who ->
    [you] zyskujesz
   *[other] { actor } zyskuje
} { $count } HP.
log-struck-down = Kości: { $who ->
    [you] tracisz
   *[other] { actor } traci
} { $count } HP.
log-eighth = Kości zostawiają ósmą część: { $who ->
    [you] masz
   *[other] { actor } ma
} { $hp } HP.
log-mirrored = Lustro: { $who ->
    [you] stajesz się
   *[other] { actor } staje się
} { $whom ->
    [you] twoim odbiciem
    [evil] odbiciem Złego
   *[other] odbiciem (wzór: { $whom_name })
}.
log-filled = { $who ->
    [you] Używasz: Na ostro
   *[other] { actor } używa: Na ostro
}. Coś w magazynku się zmienia.
log-arranged = { $shell ->
    [live] Wraca na miejsce { $place }: ostry.
   *[blank] Wraca na miejsce { $place }: ślepy.
}
log-rearranged = { $who ->
    [you] Układasz magazynek na nowo.
   *[other] { actor } układa magazynek na nowo.
}
log-extracted = { $who ->
    [you] Wyjmujesz nabój z magazynka.
   *[other] { actor } wyjmuje nabój z magazynka.
}
log-extracted-seen = { $who ->
    [you] Wyjmujesz nabój
   *[other] { actor } wyjmuje nabój
} z miejsca { $place }: { $shell ->
    [live] ostry
   *[blank] ślepy
}.
log-inserted = { $who ->
    [you] Wkładasz do magazynka: { $tool }.
   *[other] { actor } wkłada do magazynka: { $tool }.
}
log-bandaged = { $who ->
    [you] Zakładasz bandaż.
   *[other] { actor } zakłada bandaż.
}
log-quenched = { $who ->
    [you] Gasisz ogień.
   *[other] { actor } gasi ogień.
}
log-healed = { $who ->
    [you] Otwierasz Apteczkę: + { $count } HP.
   *[other] { actor } otwiera Apteczkę: + { $count } HP.
}
log-halved = Moneta zabiera połowę: { $who ->
    [you] masz
   *[other] { actor } ma
} { $hp } HP.
log-repaired = { $who ->
    [you] Naprawiasz lufę.
   *[other] { actor } naprawia lufę.
}
log-sorted = { $who ->
    [you] Sortujesz naboje: ostre z przodu, ślepe z tyłu.
   *[other] { actor } sortuje naboje: ostre z przodu, ślepe z tyłu.
}
log-merged = { $who ->
    [you] Scalasz magazynki
   *[other] { actor } scala magazynki
}: { $count ->
    [one] jest { $count } nabój
    [few] są { $count } naboje
    [many] jest { $count } nabojów
   *[other] jest { $count } naboju
}.
log-wagered = { $who ->
    [you] Stawiasz { $wager } HP.
   *[other] { actor } stawia { $wager } HP.
}
log-stage-won = { $who ->
    [you] Wygrywasz na scenie i bierzesz obie stawki.
   *[other] { actor } wygrywa na scenie i bierze obie stawki.
}
log-looked-seen = { $who ->
    [you] Patrzysz: { $shells }.
   *[other] { actor } patrzy: { $shells }.
}
log-praise-up = Moralna pochwała leczy: { $who ->
    [you] zyskujesz
   *[other] { actor } zyskuje
} 1 HP.
log-praise-down = Moralna pochwała nie działa: { $who ->
    [you] nic nie zyskujesz
   *[other] { actor } nic nie zyskuje
}.

## Dziennik: strzały. Przy trafieniach i ślepych $who to ten, do kogo nabój dotarł.
log-fired-foe = { $who ->
    [you] Strzelasz
   *[other] { actor } strzela
} { target }.
log-fired-self = { $who ->
    [you] Strzelasz w siebie.
   *[other] { actor } strzela w siebie.
}
log-hit = Ostry trafia { $who ->
    [you] w ciebie
    [evil] w Złego
   *[other] (cel: { $name })
}, teraz { $hp } HP.
log-hit-blown = Wybuch wsteczny: ostry trafia { $who ->
    [you] w ciebie
    [evil] w Złego
   *[other] (cel: { $name })
}, teraz { $hp } HP.
log-hit-reflected = Kolce odbijają: ostry trafia { $who ->
    [you] w ciebie
    [evil] w Złego
   *[other] (cel: { $name })
}, teraz { $hp } HP.
log-clicked = Klik: ślepy { $who ->
    [you] w ciebie
    [evil] w Złego
   *[other] (cel: { $name })
}.
log-clicked-blown = Klik i wybuch wsteczny: ślepy { $who ->
    [you] w ciebie
    [evil] w Złego
   *[other] (cel: { $name })
}.
log-caught = { $who ->
    [you] Łapiesz nabój
   *[other] { actor } łapie nabój
}: leży teraz na końcu magazynka.
log-stopped = { $who ->
    [you] Twoja kamizelka zatrzymuje nabój.
    [evil] Kamizelka Złego zatrzymuje nabój.
   *[other] Kamizelka ({ $name }) zatrzymuje nabój.
}
log-vest-broke = { $who ->
    [you] Twoja kamizelka się rozdziera.
    [evil] Kamizelka Złego się rozdziera.
   *[other] Kamizelka ({ $name }) się rozdziera.
}
log-ignited = { $who ->
    [you] Stajesz w ogniu.
   *[other] { actor } staje w ogniu.
}
log-burned = { $who ->
    [you] Płoniesz: −1 HP.
   *[other] { actor } płonie: −1 HP.
}
log-period-won = Ten Zły gaśnie.
log-period-lost = { $who ->
    [you] Gaśniesz. Zły wygrywa.
   *[other] { $name } gaśnie. Zły wygrywa.
}
log-period-drawn = W tym etapie gasną obie strony.

## Odmowy, pod przygaszoną nazwą
refuse-tool-held = na stojaku nie ma: { $tool }
refuse-tool-unfinished = najpierw użyj albo odłóż: { $tool }
refuse-nothing-pending = nie ma tu o czym decydować
refuse-place = nie ma miejsca { $place }; ostatnie to { $most }
refuse-wager = nie można postawić { $wager }; od 1 do { $most }
refuse-choice-first = najpierw dokończ to, co masz w ręce
refuse-too-late = za późno, by anulować
refuse-on-stage = na scenie bez narzędzi
refuse-no-temporary = brak tymczasowej przegródki
refuse-other-borrows = przeciwnik jest przy twoim stojaku
refuse-nothing-to-win = nie ma już czego wygrać
refuse-barrel-fresh = lufa jest jak nowa
refuse-nothing-to-merge = nie ma czego scalać
refuse-no-wound = brak rany bez bandaża
refuse-clip-full = magazynek jest pełny
refuse-no-effect = w tym trybie nie działa: { $tool }
useless-no-temporary = brak czasowych
useless-other-borrows = zajęty
useless-nothing-to-win = brak nagród
useless-barrel-fresh = jak nowa
useless-nothing-to-merge = brak nabojów
useless-no-wound = brak ran
useless-clip-full = pełny
useless-no-effect = nie działa

## Wgląd
inspect-blows-back = { $whom ->
    [you] wybuch: trafia w ciebie
    [evil] wybuch: trafia w Złego
   *[other] wybuch: { $whom_name }
}
inspect-caught = złapany
inspect-stopped = zatrzymany przez kamizelkę
why-certain = { $count ->
    [one] Masz pewność co do { $count } naboju.
    [few] Masz pewność co do { $count } nabojów.
    [many] Masz pewność co do { $count } nabojów.
   *[other] Masz pewność co do { $count } naboju.
}
why-live = Jest ostry z szansą { $percent }.
why-blowback = Wypali wstecz z szansą { $percent }.
why-caught = Zostanie złapany z szansą { $percent }.
why-stopped = Kamizelka zatrzyma go z szansą { $percent }.
why-sampled = Przypadków jest za wiele, by je zliczyć; te liczby pochodzą z próby.

## Wybór miejsca
place-title-extract = Który nabój?
place-title-insert = { $tool }: dokąd?
place-title-arrange = { $count ->
    [one] Poza magazynkiem jeszcze { $count } nabój
    [few] Poza magazynkiem jeszcze { $count } naboje
    [many] Poza magazynkiem jeszcze { $count } nabojów
   *[other] Poza magazynkiem jeszcze { $count } naboju
}
place-text = Wybierz miejsce: co leży z przodu, wystrzeli pierwsze.
place-cancel = Anuluj
place-gap = Luka { $place }

## Stawka
wager-title = Twoja stawka
wager-answer-title = Druga strona stawia { $wager } HP. A ty?
wager-stake = { $wager } HP
wager-put = Postaw

## Wstążka
ribbon-place = Wybierz miejsce w magazynku
ribbon-wager = Podaj swoją stawkę
ribbon-stage = Na scenie – bez narzędzi, tylko strzelba
ribbon-doubt = Zastanów się dwa razy – tego nie da się cofnąć

## Miejsce i stawka, ciąg dalszy
place-text-arrange = Następny nabój – zobaczysz go, gdy już będzie w środku.
place-text-last = To ostatni nabój: wyjęcie go kończy rundę.
wager-if-won = Jeśli wygrasz: { $hp } HP.
wager-if-lost = { $end ->
    [yes] Jeśli przegrasz: koniec.
   *[no] Jeśli przegrasz: { $hp } HP.
}

## Równa szansa, dwa spojrzenia
doubt-half = Pół na pół
doubt-use = Użyj
doubt-you-turn = Stajesz się odbiciem przeciwnika.
doubt-foe-turns = Przeciwnik staje się twoim odbiciem.
doubt-hp = HP: { $from } → { $to }
doubt-wounds = Rany: { $from } → { $to }
doubt-tools = Narzędzia: { $from } → { $to }
doubt-foe-tools = Narzędzia przeciwnika: { $from } → { $to }
doubt-copied = A także: { $list }
doubt-coin-tool = Na jej miejscu leży mosiężne narzędzie.
doubt-all-gone = Narzędzia, kamizelki i dodatkowe obrażenia obu stron znikają.
doubt-nothing = Nic się nie dzieje.

## Zasady trybu
rules-duel-goal-title = Cel
rules-duel-goal-text = Masz { $own } HP, Zły ma { $evil }. Kto nie ma już żadnych, odpada od razu; mogą odpaść obie strony naraz.
rules-duel-goal-endless = Gdy jeden Zły padnie, siada następny; zachowujesz wszystko, a połowa utraconego oddechu wraca.
rules-duel-goal-sequence = Jest ich { $count }, jeden po drugim; za każdym razem obie strony zaczynają od nowa.
rules-duel-round-title = Runda
rules-duel-round-text = Każda strona ma przegródki ({ $slots }) i na początku rundy dostaje najwyżej tyle narzędzi: { $most }, średnio { $expected }, póki jest miejsce. Pełne przegródki nic nie dostają.
rules-duel-round-slots = Z szansą { $chance } strona dostaje też przegródkę, która znika po { $least }–{ $most } rundach razem z tym, co w niej leży.
rules-duel-round-bare = W tym trybie nie ma narzędzi: tylko strzelba.
rules-duel-clip-title = Magazynek
rules-duel-clip-text = Mieści od { $least } do { $most } nabojów: ostrych od { $live } do { $live_most }, ślepych co najmniej { $blank }. Najpierw losuje się długość, potem liczbę ostrych, potem ich miejsca. Średnio ostrych jest { $share }. Gdy jest pusty, zaczyna się nowa runda.
rules-duel-turn-title = Tura
rules-duel-turn-text = Użyj tylu narzędzi, ile chcesz, jednego po drugim, potem strzel: w siebie albo w przeciwnika. Oba stojaki są zawsze jawne.
rules-duel-shot-title = Strzał
rules-duel-shot-text = Przy strzale w siebie z każdego magazynka wychodzi jeden nabój. Przy strzale w przeciwnika Seria i Kombinacja mogą wystrzelić więcej. Przeciwnika chronią łapacz i kamizelka; przed własnymi nabojami nie chroni cię nic.
rules-duel-damage-title = Obrażenia
rules-duel-damage-text = Ostry nabój zadaje 1 obrażenie, z nożem więcej. Każdy punkt zabiera 1 HP i zostawia ranę albo z szansą rany/8 zabiera 2 HP i rany nie zostawia.
rules-duel-wounds-title = Rany
rules-duel-wounds-text = Najwyżej 8. Bandaż założony teraz leczy jedną na początku rundy po następnej; apteczka leczy wszystkie.
rules-duel-breath-title = Oddech
rules-duel-breath-text = Jest go 32. Każdy strzał kosztuje strzelca jeden, każde złapanie łapiącego. Po każdym strzale jeden wraca z szansą 1/(rany + 1). Poniżej 8 można zemdleć: ogłuszenie z szansą 1 − oddech/8.
rules-duel-next-title = Czyja kolej
rules-duel-next-text = Ślepy nabój w siebie zostawia ci turę, jeśli nic nie wypaliło wstecz. Inaczej tura przechodzi na przeciwnika. Ogłuszona strona traci turę, która by jej przypadła, po jednej za każde ogłuszenie.
rules-duel-rattled-title = Roztrzęsienie
rules-duel-rattled-text = Gdy rozdziera się ostatnia kamizelka, każda rozdarta może z szansą 15% wprawić właściciela w roztrzęsienie na rundę. W roztrzęsieniu nie używa się narzędzi i strzela na oślep.
rules-duel-knowledge-title = Kto co wie
rules-duel-knowledge-text = Stojaki, HP na początku rundy i liczby głównego magazynka są jawne. Kolejność, dodatkowe magazynki, oddech, nałożone efekty i wytrzymałość są ukryte. Czy złapany lub zatrzymany nabój był ostry, nie dowiaduje się nikt. Wszystko, co mówi wgląd, wynika z tego, co ci powiedziano.
rules-duel-bold-title = Żeton odwagi
rules-duel-bold-text = Strzel w siebie, gdy ostry jest bardziej prawdopodobny, i usłysz klik: Zły przesunie po stole żeton z twoją dokładną szansą.
rules-duel-blowback-title = Wybuch wsteczny
rules-duel-blowback-text = Nabój może wypalić wstecz i polecieć w przeciwną stronę. Każdy wystrzelony zużywa lufę; było ich { $wear }, więc teraz to { $chance }.
rules-duel-blowback-fixed = Nabój może wypalić wstecz i polecieć w przeciwną stronę: w tym trybie zawsze z szansą { $chance }.
rules-duel-tool-share = Rozdawane z szansą { $odds }.
rules-duel-tool-limit = W partii strona dostaje najwyżej { $count }.
rules-duel-tool-hold = Kto trzyma { $count }, nie dostaje kolejnego.
rack-free = { $count ->
    [one] { $count } wolna przegródka
    [few] { $count } wolne przegródki
    [many] { $count } wolnych przegródek
   *[other] { $count } wolnej przegródki
}
rack-free-until = { $count ->
    [one] 1 przegródka znika za { $count } rundę
    [few] 1 przegródka znika za { $count } rundy
    [many] 1 przegródka znika za { $count } rund
   *[other] 1 przegródka znika za { $count } rundy
}
