# Zimna Wojna – SoloPlay po polsku: to, czego nie mówi gra dwuosobowa. Jak znajduje się komunikaty: tablero/texts/speech.py.

game-title = Zimna Wojna – SoloPlay
game-description = Zimna wojna dla jednej osoby: prowadzisz jedno supermocarstwo, a drugie kieruje się własnymi regułami, w które możesz zajrzeć na każdym kroku.
# Measured: own decisions in games between bots, at 20 to 40 seconds each.
game-length = 1–3 godziny
game-weight = duża złożoność
game-like = To samo przeciąganie liny we własnym tempie, z przeciwnikiem, którego motywy można prześledzić.

## The table

thing-stack_player = Twój stos
    .text = Twoje karty, zakryte. W rundzie dobierasz dwie z nich, jedną zagrywasz, a drugą odkładasz pod stos.
thing-stack_ai = Stos SI
    .text = Karty SI, zakryte. W rundzie SI odkrywa wierzchnią.
thing-aside = Odłożone regiony
    .text = Karty punktacji odłożone na bok do końca tury.
thing-primary = Region główny
    .text = Punkty wpływu mają tu i w państwach powiązanych zwykłą cenę. W rundzie punktowanej odbywa się punktacja tego regionu.
thing-secondary = Region drugorzędny
    .text = Karta użyta tu choćby w części jest warta o 1 PO mniej, ale co najmniej 1.
thing-scored = Region główny, punktowany na koniec tej rundy
    .text = Punkty wpływu mają tu i w państwach powiązanych zwykłą cenę. Gdy obie strony wykonają swoje rundy, odbywa się punktacja tego regionu.
thing-scored_mark = Punktowany teraz
    .short = Punktowany
    .text = Region główny rundy punktowanej.
thing-primary_mark = Główny
    .text = Region główny.
thing-secondary_mark = Drugorzędny
    .text = Region drugorzędny.
thing-zone_other = Inny region
    .text = Karta użyta tu choćby w części jest warta połowę swoich PO, zaokrąglając w dół.
thing-scoring_round = Runda punktowana
    .text = Najpierw grasz ty, potem SI; następnie odbywa się punktacja regionu głównego.

## Results

thing-result_defeat = Porażka
    .text = Mniej niż 0 PZ, 20 PZ dla SI albo wojna atomowa.
thing-result_draw = Remis
    .text = Znacznik PZ stoi na 0.
thing-result_marginal = Nieznaczne zwycięstwo
    .text = Od 1 do 3 PZ.
thing-result_decisive = Zdecydowana przewaga
    .text = Od 4 do 6 PZ.
thing-result_total = Całkowite zwycięstwo
    .text = Od 7 do 9 PZ.
thing-result_overwhelming = Druzgocące zwycięstwo
    .text = Na końcu 10 lub więcej PZ albo wcześniej 20.

## Events that work differently here

changed-five_year_plan = W SoloPlay działa to inaczej. Przeciw tobie: odrzuca się losową kartę z twojego stosu, nigdy Kartę chińską, a kolejność pozostaje; wydarzenie USA na niej zachodzi od razu. Przeciw SI: losową kartę z jej stosu, który potem się tasuje.
changed-blockade = W SoloPlay działa to inaczej. Przeciw tobie: czeka do twojej następnej rundy, a jako wydarzenie dekady do rundy 1. Jeśli jedna z dwóch dobranych kart jest warta 3 lub więcej PO, możesz ją odrzucić, by anulować wydarzenie, i musisz wtedy zagrać drugą. W przeciwnym razie z RFN znikają wszystkie punkty wpływu USA, a twoja runda toczy się dalej. Przeciw SI: SI odkrywa swój stos aż do pierwszej karty za 3 lub więcej PO i ją odrzuca; jeśli takiej nie ma, wydarzenie zachodzi. Resztę wtasowuje się z powrotem.
changed-olympic_games = W SoloPlay działa to inaczej. Jeśli bojkotujesz, SI umieszcza punkty wpływu w Azji za swoje 4 PO, bez żadnej straty. Jeśli organizujesz igrzyska, SI bierze udział; bojkotuje tylko wtedy, gdy twoje zwycięstwo dałoby ci wygraną w grze, i nigdy przy DEFCON 2.
changed-cia_created = W SoloPlay działa to inaczej. Przeciw tobie: twój stos zostaje uporządkowany, na wierzchu karty z samymi wydarzeniami SI, od największej liczby PO, pod nimi wszystkie inne, od najmniejszej; równe losowo. Nie poznajesz tej kolejności. Przeciw SI: możesz przejrzeć jej stos, ale nie wolno ci go zmieniać.
changed-un_intervention = W SoloPlay działa to inaczej. SI odkrywa swój stos aż do pierwszego wydarzenia gracza i umieszcza punkty wpływu za jego PO; wydarzenie nie zachodzi, obie karty zostają odrzucone, a resztę wtasowuje się z powrotem. Jeśli takiej karty nie ma, SI wykorzystuje 1 PO. Ty możesz zagrać ją jako wydarzenie tylko z drugą kartą z tego samego dobrania.
changed-cuban_missile_crisis = W SoloPlay działa to inaczej. DEFCON zostaje ustawiony na 2. Przeciw tobie: od razu usuwasz 2 swoje punkty wpływu, jako USA z RFN albo z Turcji, jako ZSRR z Kuby, lub tyle, ile tam jest; groźby nie ma. Przeciw SI: do końca tury SI nie przeprowadza przewrotów.
changed-quagmire = W SoloPlay działa to inaczej. Przeciw tobie: w każdej rundzie dobierasz dwie karty. Możesz odrzucić jedną za 2 lub więcej PO i rzucić kostką, wynik od 1 do 4 cię uwalnia; w przeciwnym razie runda przepada. To, co zatrzymujesz, trafia pod stos. Karta chińska się do tego nie nadaje. Przeciw SI: SI odkrywa swój stos aż do pierwszego wydarzenia gracza za 2 lub więcej PO i je odrzuca; jeśli go nie ma, losową kartę za 2 PO, a w ich braku za 3, potem za 4; następnie rzuca kostką. Bez żadnej takiej karty traci rundę.
changed-bear_trap = W SoloPlay działa to inaczej. Jak Grzęzawisko, dla drugiej strony.
changed-missile_envy = W SoloPlay działa to inaczej. SI bierze z twojego stosu kartę o największej liczbie PO; spośród równych wybierasz ty. Wydarzenie SI lub neutralne na niej zachodzi, jeśli jest dozwolone, w przeciwnym razie SI wykorzystuje jej PO. Dostajesz kartę Zazdrość o rakiety i musisz w następnej rundzie wykorzystać jej 2 PO. Gdy ją zagrywasz: przeglądasz stos SI i bierzesz wydarzenie gracza o największej liczbie PO, co najmniej 3; jeśli takiego nie ma, losową z jej kart o największej liczbie PO. Stos się tasuje, a SI musi w następnej rundzie zagrać kartę Zazdrość o rakiety za 2 PO.
changed-we_will_bury_you = W SoloPlay działa to inaczej. Przy DEFCON 2 spadek się pomija. Przeciw tobie: Interwencja ONZ pomaga tylko wtedy, gdy jest jedną z dwóch kart twojego następnego dobrania i zagrasz ją z drugą.
changed-lone_gunman = W SoloPlay działa to inaczej. Jak Utworzenie CIA, dla drugiej strony.
changed-grain_sales_to_soviets = W SoloPlay działa to inaczej. SI wyciąga losową kartę z twojego stosu. Jako wydarzenie dekady: zatrzymuje ją, jeśli ma ona 3 lub więcej PO albo jest wydarzeniem neutralnym lub USA; jeśli nie, wyciąga jeszcze raz, a potem wykorzystuje 2 PO w Europie. W rundzie zatrzymuje ją tylko wtedy, gdy zyskuje na niej więcej niż na 2 PO. Zatrzymaną kartę zagrywa od razu; oddana wraca na swoje miejsce. Gdy ją zagrywasz: losowa karta ze stosu SI, którą zagrywasz albo oddajesz; potem stos się tasuje.
changed-ask_not_what_your_country_can_do_for_you = W SoloPlay działa to inaczej. SI odrzuca ze swojego stosu wszystkie wydarzenia gracza, dobiera tyle samo i tasuje. Ty wybierasz karty do odrzucenia ze swojego odkrytego stosu, dobierasz w ciemno i tasujesz.
changed-terrorism = W SoloPlay działa to inaczej. Odrzuca się losowe karty ze stosu; stos SI się tasuje.
changed-latin_american_debt_crisis = W SoloPlay działa to inaczej. SI podwaja tam, gdzie najbardziej rośnie ocena planistyczna, potem tam, gdzie ma najwięcej punktów wpływu, potem według list. Przeciw tobie: jak Blokada, ale wydarzeniu zapobiega też to, że zagrana wtedy przez ciebie karta jest wydarzeniem SI. Przeciw SI: jak Blokada.
changed-aldrich_ames_remix = W SoloPlay działa to inaczej. Przeciw tobie: z twojego stosu odrzuca się wydarzenie USA o największej liczbie PO, a w jego braku neutralne; potem stos porządkuje się jak przy karcie Utworzenie CIA i do końca tury w każdej rundzie zagrywasz wierzchnią kartę. Przeciw SI: oglądasz jej stos, wybierasz kartę do odrzucenia i do końca tury widzisz ten stos.

## ---- Table talk ----

seat-player = Gracz
    .start = Gracz
    .inline = gracz
    .whose = gracza
    .gen = gracza
    .dat = graczowi
    .adjective = gracza
seat-ai = SI
    .start = SI
    .inline = SI
    .whose = SI
    .gen = SI
    .dat = SI
    .adjective = SI
seat-beyond = { $seat }
thing-us = USA
    .text = Stany Zjednoczone: ich punkty wpływu są po lewej.

# $names: the winner, if the player won; $count: 0 if not.
table-result = { $count ->
    [one] Wygrana z SI: { $names }.
   *[many] SI nie została pokonana.
}

action-draw = Dobierz ze swojego stosu
action-southeast_asia = Azja Południowo-Wschodnia
    .inline = Azja Południowo-Wschodnia
    .at = w Azji Południowo-Wschodniej
    .gen = Azji Południowo-Wschodniej
    .acc = Azję Południowo-Wschodnią
    .to = do Azji Południowo-Wschodniej
    .from = z Azji Południowo-Wschodniej

## Steps of the game

phase-ai-round = Runda SI
phase-ai-operations = Operacje SI
phase-ai-step = SI działa
phase-player-round = Twoja runda
phase-start-turn = Nowa tura
phase-fill = Karty w ciemno
phase-draft = Draft
phase-solo-headlines = Faza wydarzeń dekady
phase-solo-next-round = Następna runda
phase-region-scoring = Punktacja
phase-solo-end-of-turn = Koniec tury
phase-solo-after-end = Koniec tury
phase-solo-final-scoring = Punktacja końcowa
phase-play-drawn = Twoja runda: dobrane karty
phase-setup-dice = Przygotowanie gry
phase-ai-done = Runda SI

## Setup

setup-side = Twoja strona
    .help = Supermocarstwo, które prowadzisz; drugie prowadzi SI.
setup-side-ussr = ZSRR
    .help = Prowadzisz Związek Radziecki. Na początku masz Kartę chińską i grasz w rundzie jako pierwsza strona.
setup-side-us = USA
    .help = Prowadzisz Stany Zjednoczone. Na początku Kartę chińską ma SI.
setup-level = Poziom trudności
    .help = Ile PZ ma SI na początku.
setup-level-normal = Normalny
    .help = Znacznik PZ zaczyna na 0.
setup-level-experienced = Doświadczony
    .help = SI zaczyna z przewagą 2 PZ.
setup-level-challenge = Wyzwanie
    .help = SI zaczyna z przewagą 4 PZ.
setup-level-expert = Ekspert
    .help = SI zaczyna z przewagą 7 PZ.

## Draft and headlines: questions

ask-draft = { $bonus ->
    [1] Draft: zatrzymaj { $left ->
        [one] jeszcze 1 kartę
        [few] jeszcze { $left } karty
       *[many] jeszcze { $left } kart
    }; resztę dostanie SI. Zatrzymane PO: { $kept }; PO pozostałych kart: { $given }. Nie możesz zatrzymać więcej PO, niż oddajesz; jeśli zatrzymasz ich o co najmniej 3 mniej, zdobędziesz 1 PZ.
   *[other] Draft: zatrzymaj { $left ->
        [one] jeszcze 1 kartę
        [few] jeszcze { $left } karty
       *[many] jeszcze { $left } kart
    }; resztę dostanie SI. Zatrzymane PO: { $kept }; PO pozostałych kart: { $given }. Nie możesz zatrzymać więcej PO, niż oddajesz.
}
ask-headline = Wybierz swoje wydarzenie dekady; pozostałe karty trafią pod twój stos.

## Your round: questions

ask-source = { $count ->
    [0] Twój stos jest pusty. Zagrać Kartę chińską?
    [one] Twoja runda: dobierz wierzchnią kartę swojego stosu albo użyj tego, co jeszcze masz.
    [few] Twoja runda: dobierz { $count } wierzchnie karty swojego stosu albo użyj tego, co jeszcze masz.
   *[many] Twoja runda: dobierz { $count } wierzchnich kart swojego stosu albo użyj tego, co jeszcze masz.
}
option-source-draw = Dobierz
option-source-pass = Nie zagrywaj karty
option-source-the_china_card = Zagraj Kartę chińską
ask-card = Wybierz, którą z dobranych kart zagrywasz; druga trafi pod twój stos.
ask-card-ransom = Wybierz, którą z dobranych kart zagrywasz; druga trafi pod twój stos. Jeśli zagrasz wydarzenie SI, karta { $card } nie zadziała; przed każdą inną kartą zadziała.
ask-solo-place = Umieść punkty wpływu. Pozostałe PO: { $ops } w regionie głównym i państwach z nim powiązanych; { $secondary }, jeśli coś trafi do regionu drugorzędnego; { $other }, jeśli coś trafi gdzie indziej{ $bonus ->
    [0] .
    [1] ; o jeden więcej, jeśli wszystko trafi do Azji.
   *[other] ; o jeden więcej, jeśli wszystko trafi do Azji Południowo-Wschodniej.
} W państwie kontrolowanym przez SI punkt kosztuje 2.
option-solo-place = { $place }: { $ops } PO{ $zone ->
    [0] , region główny
    [1] , powiązane z regionem głównym
    [2] , region drugorzędny
   *[other] , gdzie indziej
}
option-solo-place-done = Nie umieszczaj więcej
ask-solo-trap = { $trap }: odrzuć kartę wartą co najmniej 2 PO i rzuć kostką, wynik od 1 do 4 cię uwalnia; albo strać rundę.
option-solo-trap-done = Zatrzymaj obie karty i strać rundę

## Regions and stacks: journal

note-setup-dice = Rzuty na początkowe rozmieszczenie punktów wpływu: { $low } i { $high }.
note-region-held = Jako drugi region okresu Początek Wojny odkryto { $region-acc }; kartę odłożono na bok.
note-two-regions = Region główny: { $region-inline }. Region drugorzędny: { $second-inline }.
note-one-region = Region główny: { $region-inline }.
note-regions-mixed = Regiony rund 1 i 2, potasowane ze spodnią kartą stosu kart punktacji, trafiają pod ten stos.
note-scoring-round = To runda punktowana: { $region-inline }.
note-region-is-scored = Punktacja { $region-gen }.
note-china-in-stack = Stos { $who-gen } jest pusty, więc trafia do niego Karta chińska.
note-deals = Odkryto do draftu: { $card }.
note-keeps = { $who-start } zatrzymuje kartę { $card }.
note-gives = { $who-start } oddaje SI kartę { $card }.
note-divided = { $who-start } zatrzymuje { $kept } PO, a oddaje { $given }.
note-draws-card = { $who-start } dobiera { $card-id ->
    [the_china_card] Kartę chińską
   *[other] kartę { $card }
}.
note-turned-away = { $who-start } zagrywa kartę { $card }, wydarzenie SI; zapobiega to skutkom karty { $second }.
note-joins-stack = { $card-id ->
    [the_china_card] Kartę chińską
   *[other] Kartę { $card }
} wtasowano do stosu { $who-gen }.
note-goes-under = { $card-id ->
    [the_china_card] Karta chińska
   *[other] Karta { $card }
} trafia pod stos { $who-gen }.
note-headline-hostile = SI odkrywa kartę { $card }: to wydarzenie gracza, nie będzie wydarzeniem dekady.
note-headline-barred = SI odkrywa { $card-id ->
    [the_china_card] Kartę chińską
   *[other] kartę { $card }
}, która nie może być jej wydarzeniem dekady.
note-headline-unmet = SI odkrywa kartę { $card }, której warunek nie jest spełniony.
note-headline-weak = SI odkrywa kartę { $card }, która ma mniej niż { $ops } PO.
note-ai-acts = Runda { $round }: SI.
note-ai-did-event = Runda { $round }, SI: wydarzenie karty { $card }.
note-ai-did-space = Runda { $round }, SI: karta { $card } na wyścig kosmiczny.
note-ai-did-place = Runda { $round }, SI: punkty wpływu z { $card-id ->
    [the_china_card] Karty chińskiej
   *[other] karty { $card }
}, razem { $count }, według planu dla { $region-gen }.
note-ai-did-coup = Runda { $round }, SI: przewrót { $place-at } z karty { $card }.
note-ai-did-realign = Runda { $round }, SI: zmiana sojuszu { $place-at } z karty { $card }.
note-ai-did-nothing = Runda { $round }, SI: nic.
note-nowhere-to-place = { $who-start } nie ma gdzie umieścić punktów wpływu.
note-trapped = { $who-start } pozostaje w pułapce i traci rundę.
note-result = { $result ->
    [0] Gra jest przegrana.
    [1] Gra kończy się remisem.
    [2] Nieznaczne zwycięstwo { $who-gen }.
    [3] Zdecydowana przewaga { $who-gen }.
    [4] Całkowite zwycięstwo { $who-gen }.
   *[other] Druzgocące zwycięstwo { $who-gen }.
}

## Panels

panel-solo-regions = Ile warte są karty za 1, 2, 3, 4 PO
remark-primary = Główny: { $region }
    .value = { $one } { $two } { $three } { $four }
remark-primary-scored = Główny, punktowany w tej rundzie: { $region }
    .value = { $one } { $two } { $three } { $four }
remark-secondary = Drugorzędny: { $region }
    .value = { $one } { $two } { $three } { $four }
remark-other-regions = Gdzie indziej
    .value = { $one ->
    [0] –
   *[other] { $one }
} { $two } { $three } { $four }
panel-solo-cards = Karty
remark-own-stack = Twój stos
    .value = { $count }
remark-ai-stack = Stos SI
    .value = { $count }
remark-event-drawn = Przy DEFCON 2 może to sprowadzić inne wydarzenie, które wywoła wojnę atomową: byłaby to twoja przegrana.
remark-level = { $points } PZ: { $result ->
    [0] porażka
    [1] remis
    [2] nieznaczne zwycięstwo
    [3] zdecydowana przewaga
    [4] całkowite zwycięstwo
   *[other] druzgocące zwycięstwo
}, gdyby gra skończyła się teraz

## Heads of columns, where the table is printed as text

plain-solo = SoloPlay
plain-worth = Karty za 1–4 PO
plain-result = Gdyby gra skończyła się teraz
plain-dealt = Odkryte karty
plain-kept = Zatrzymane

## ---- The AI's reasons ----

ask-give-up = Kubański kryzys rakietowy: wybierz, gdzie od razu oddajesz { $count ->
    [one] 1 punkt wpływu.
    [few] { $count } punkty wpływu.
   *[many] { $count } punktów wpływu.
}
note-chernobyl-waits = Karta { $card } czeka na pierwszą rundę punktowaną: wtedy region, którego punktacja nadejdzie, zostanie zamknięty dla punktów wpływu ZSRR z operacji.
note-awaits = Karta { $card } czeka: { $who-inline } odczuje ją później.
note-sorted = Stos { $who-gen } uporządkowano w kolejności korzystnej dla SI.
note-looks-through = { $who-start } przegląda drugi stos.
note-ai-turns-up = { $who-start } odkrywa { $card-id ->
    [the_china_card] Kartę chińską
   *[other] kartę { $card }
}.
note-ai-envy = { $who-start } musi zagrać na operacje kartę { $card }.
note-ai-china = { $who-start } zagrywa { $card-id ->
    [the_china_card] Kartę chińską
   *[other] kartę { $card }
}: umieszczanie wpływów.
note-ai-china-instead = { $who-start } nie prowadzi { $region-at } (ocena { $value }), więc odkłada kartę { $card } pod stos i zagrywa zamiast niej Kartę chińską.
note-ai-passes = { $who-start } nie ma czego zagrać.
note-ai-waits = { $last ->
    [0] { $who-start } odkrywa kartę { $card }, której nigdy nie zagrywa na operacje, dopóki ma inną: karta trafia pod stos.
   *[other] { $who-start } ma w stosie już tylko kartę { $card }, której nigdy nie zagrywa na operacje, dopóki ma inną: zagrywa Kartę chińską.
}
note-ai-space = { $who-start } wysyła kartę { $card } na wyścig kosmiczny, żeby jej wydarzenie nie zaszło.
note-ai-verdict = { $why ->
    [0] Wydarzenie karty { $card } nic by teraz nie zmieniło, więc { $who-inline } wykorzystuje PO.
    [1] { $scoring ->
        [0] { $who-start } zagrywa kartę { $card } za PO: jej wydarzenie nie jest przeznaczone na rundy bez punktacji.
       *[other] { $who-start } zagrywa kartę { $card } za PO: jej wydarzenie nie jest przeznaczone na punktację tego regionu.
    }
    [2] { $who-start } zagrywa kartę { $card } za PO: warunek jej wydarzenia nie jest spełniony.
    [3] { $who-start } zagrywa kartę { $card } za PO: dają więcej niż wydarzenie.
    [4] { $who-start } zagrywa wydarzenie karty { $card }: daje ono wygraną.
    [5] { $who-start } zagrywa wydarzenie karty { $card }: jest przeznaczone na tę rundę, a jego warunek jest spełniony.
   *[other] { $who-start } zagrywa wydarzenie karty { $card }: daje co najmniej tyle co PO.
}
note-ai-compares = Porównanie oceny wraz z PZ: wydarzenie daje { $event } (państwa: { $event_countries }), PO dają { $ops } (państwa: { $ops_countries }).
note-ai-event-after-all = PO nic tu nie dają, więc { $who-inline } zagrywa jednak wydarzenie karty { $card }.
note-ai-hostile = Na karcie { $card } jest wydarzenie gracza; najpierw zachodzi ono, potem { $who-inline } wykorzystuje jej PO. { $fit ->
    [0] Karta nie mogła trafić na wyścig kosmiczny.
   *[other] { $behind ->
        [0] W tej rundzie punktowanej PO mogą poprawić wynik, więc karta nie trafia na wyścig kosmiczny.
       *[other] Dla strony, która w rundzie punktowanej przegrywa, jest to ważniejsze niż wyścig kosmiczny.
    }
}
note-ai-no-partner = W stosie nie ma wydarzenia gracza dla karty { $card }: liczy się jej własny 1 PO.
note-ai-turns-to = W regionie głównym PO nic nie dają, więc { $who-inline } szuka możliwości { $region-at }.
note-ai-secondary = W regionie drugorzędnym ({ $region-inline }) karta jest warta { $ops } PO.
note-ai-falls-back = Nie można nic umieścić tam, gdzie { $who-inline } ma umieszczać, więc punkty wpływu trafiają do Europy, bez żadnej straty. PO: { $ops }.
note-ai-no-coup = Bez przewrotu { $place-at }: { $lead ->
    [0] umieszczanie na pewno podnosi poziom { $who-gen } w regionie.
   *[other] { $who-inline } prowadzi, a nawet najlepszy rzut nie podniósłby poziomu.
}
note-ai-no-target = Darmowy przewrót lub zmiana sojuszu z karty { $card } nie ma celu.
note-ai-cuts = Karta { $card }: { $who-inline } usuwa punkty wpływu { $place-from }, bo zmieni to tam kontrolę.
note-ai-intervenes = { $who-start } zagrywa Interwencję ONZ z kartą { $card }: jej PO bez jej wydarzenia.
note-ai-standing = { $value ->
    [0] PO: { $ops }. Według oceny { $who-gen } { $region-at } jest remis; { $points ->
        [100] punktacja w tej chwili dałaby wygraną.
       *[other] PZ, które dałaby punktacja w tej chwili: { $points }.
    }
   *[other] PO: { $ops }. Ocena { $who-gen } { $region-at }: { $value }; { $points ->
        [100] punktacja w tej chwili dałaby wygraną.
       *[other] PZ, które dałaby punktacja w tej chwili: { $points }.
    }
}
note-ai-core = { $count ->
    [one] 1 ruch podnosi ocenę { $region-at } o { $gain }; PO: { $ops }.
    [few] { $count } ruchy razem podnoszą ocenę { $region-at } o { $gain }; PO: { $ops }.
   *[many] { $count } ruchów razem podnosi ocenę { $region-at } o { $gain }; PO: { $ops }.
}
note-ai-rival = Najbliższy inny plan ({ $place }) dałby { $gain } za { $ops } PO: { $why ->
    [0] mniej.
    [1] tyle samo, ale z mniejszą liczbą państw strategicznych.
    [2] tyle samo, ale drożej.
   *[other] równie dobry, ale dalej w kolejności państw.
}
note-ai-no-core = Nie ma planu głównego { $region-at }, więc decyduje drabina mniejszych celów.
note-ai-step = { $place }, { $count ->
    [one] 1 punkt wpływu
    [few] { $count } punkty wpływu
   *[many] { $count } punktów wpływu
}{ $dear ->
    [0] :
   *[other] {""} za { $ops } PO, bo to państwo kontroluje wróg:
} { $reason ->
    [0] by przejąć kontrolę.
    [1] by zakończyć kontrolę wroga.
    [2] pierwsze państwo poza strategicznymi (krok 1).
    [3] zabezpieczenie spornego państwa strategicznego (krok 2).
    [4] by zakończyć kontrolę wroga nad państwem strategicznym (krok 3).
    [5] dokończenie powiązanego państwa strategicznego (krok 4).
    [6] wzmocnienie własnego państwa strategicznego (krok 5).
    [7] dokończenie zajętego do połowy państwa (krok 6).
    [8] nowe państwo strategiczne (krok 7).
    [9] wejście do innego regionu (między krokami 7 i 6, w rundach bez punktacji).
    [10] rozbudowa w zajętym do połowy państwie strategicznym (krok 8).
    [11] rozbudowa w zajętym do połowy państwie (krok 9).
    [12] nowe państwo (krok 10).
    [13] państwo strategiczne, do którego wróg nie może dotrzeć (krok 11).
   *[other] to, co wydarzenie ma jeszcze do rozdania, według kolejności państw.
}
note-ai-value = Ocena { $region-at }: przedtem { $before }, teraz { $after }; { $points ->
    [100] punktacja w tej chwili dałaby { $who-dat } wygraną.
   *[other] PZ, które punktacja w tej chwili dałaby { $who-dat }: { $points }.
}
note-ai-loses-ops = Stracone PO: { $count }; nie da się ich wykorzystać.
note-ai-nothing = Nic nie można umieścić { $region-at }.
note-ai-coup = { $count ->
    [one] Przewrót { $place-at }: jedyny cel, który mógłby podnieść ocenę.
   *[many] Przewrót { $place-at }: najlepszy z { $count } celów, które mogłyby podnieść ocenę.
}
note-ai-coup-rival = Następny cel to { $place }: { $why ->
    [0] państwa strategiczne mają pierwszeństwo, potem sąsiedzi supermocarstwa.
    [1] większa stabilność.
    [2] do wyrównania potrzeba byłoby więcej punktów wpływu.
    [3] to sąsiad państwa zajętego tylko do połowy.
   *[other] dalej w kolejności państw.
}
note-ai-realigns = { $count ->
    [one] Zmiana sojuszu { $place-at }: jedyny cel.
   *[many] Zmiana sojuszu { $place-at }: najlepszy z { $count } celów.
}


## Why something is not offered

remark-why-kept = Kartę { $card } już zatrzymujesz.
remark-why-too-good = Z kartą { $card } twoja połowa miałaby więcej PO niż połowa SI, cokolwiek jeszcze zatrzymasz.
remark-why-not-dealt = { $card-id ->
    [the_china_card] Karta chińska
   *[other] Karta { $card }
} nie leży odkryta.
remark-why-not-drawn = { $card-id ->
    [the_china_card] Karty chińskiej
   *[other] Karty { $card }
} nie ma wśród dobranych przez ciebie.
remark-why-not-in-stack = { $card-id ->
    [the_china_card] Karty chińskiej
   *[other] Karty { $card }
} nie ma w tym stosie.
remark-why-draw-first = Najpierw dobierasz ze swojego stosu i wybierasz spośród dobranych kart.
remark-why-coup-restricted = Przewrót jest możliwy, gdy SI ma działania militarne, a ty żadnych; albo, od rundy { $n }, gdy masz ich mniej, niż wymaga DEFCON.
remark-why-no-partner = Kartę { $card } można tak zagrać tylko wtedy, gdy druga z dobranych kart ma wydarzenie SI.
remark-why-china-away = Karta chińska nie leży przed tobą.
remark-why-not-in-regions = { $place }: to państwo nie leży ani w regionie głównym, ani w drugorzędnym.
remark-why-ops-there = Punkt wpływu { $place-at } kosztowałby { $n }, a { $zone ->
    [0] tam
    [2] na umieszczanie poza regionem głównym
   *[other] na umieszczanie tak daleko
} { $ops ->
    [0] nie ma już PO.
   *[other] masz jeszcze { $ops } PO.
}
remark-why-enough-placed = Tą kartą można umieścić { $place-at } nie więcej niż { $n }.

## The game on one page

remark-goal-solo = Prowadzisz jedno supermocarstwo; drugie prowadzi SI według własnych reguł. Liczy się, jak daleko po twojej stronie stoi znacznik PZ.
remark-goal-scoring-rounds = Punkty przynoszą rundy punktowane: gdy obie strony wykonają swoje rundy, odbywa się punktacja regionu głównego.
remark-goal-levels = Od 1 PZ wygrywasz, od 10 druzgocąco. Przegrywasz przy mniej niż 0, przy 20 dla SI albo gdy DEFCON spadnie do 1 w twojej rundzie.
remark-turn-draft = Tura zaczyna się od draftów: zatrzymaj połowę kart, mającą nie więcej PO niż ta, którą oddajesz SI.
remark-turn-draw = W swojej rundzie dobierasz dwie wierzchnie karty swojego stosu, jedną zagrywasz, a drugą odkładasz pod stos.
remark-turn-zones = W regionie głównym i państwach z nim powiązanych karta jest warta wszystkie swoje PO; jeśli umieszczasz punkty wpływu gdzie indziej, jest warta mniej.

## How a finished game is told

# $how: what ended the game, as in the base game: 1 20 VP, 2 Europe, 3 nuclear war, 4 a held card, 5 Wargames, 6 final scoring.
remark-solo-lost = { $how ->
    [1] Porażka: SI ma { $n } PZ, a 20 od razu kończy grę.
    [2] Porażka: SI kontroluje Europę.
    [3] { $defcon ->
        [1] Porażka: wojna atomowa, DEFCON spada do 1 w twojej rundzie.
       *[other] Porażka: wojna atomowa wskutek przewrotu w czasie kubańskiego kryzysu rakietowego.
    }
    [4] Porażka: zatrzymano kartę punktacji.
    [5] Porażka: Gry wojenne kończą grę, a SI prowadzi różnicą { $n } PZ.
   *[other] Porażka: po punktacji końcowej SI prowadzi różnicą { $n } PZ.
}
remark-solo-ended = { $result ->
    [1] Remis
    [2] Nieznaczne zwycięstwo
    [3] Zdecydowana przewaga
    [4] Całkowite zwycięstwo
   *[other] Druzgocące zwycięstwo
}: { $how ->
    [1] masz { $n } PZ, a 20 od razu kończy grę.
    [2] kontrolujesz Europę i masz { $n } PZ.
    [3] { $defcon ->
        [1] wojna atomowa, DEFCON spada do 1 w rundzie SI; masz { $n } PZ.
       *[other] wojna atomowa wskutek przewrotu SI w czasie kubańskiego kryzysu rakietowego; masz { $n } PZ.
    }
    [5] Gry wojenne kończą grę, a ty masz { $n } PZ.
   *[other] { $n } PZ dla ciebie po punktacji końcowej.
}
story-curve = Punkty zwycięstwa gracza

## What the rules object to in a position that was written; each goes on after a colon

position-rule-ai-defcon = SI nie mogła przegrać przez DEFCON.
position-rule-bottom = na spodzie stosu leży więcej kart, niż jest w stosie.
position-rule-stack = kart w stosie po drafcie: { $n } zamiast { $most }.
position-rule-china = Karta chińska jest w stosie strony, która jej nie ma.
position-rule-stack-known = karty z wiersza known_cards nie ma w tym stosie.
position-rule-bottom-known = karty ze spodu stosu nie ma w wierszu known_cards.
position-rule-scoring-cards = brakuje karty punktacji albo jakaś jest w dwóch miejscach.
position-rule-early-regions = w okresie Początek Wojny oba odkryte regiony nie mogą być regionami tego okresu.
position-rule-scorings = rund punktowanych w tej turze: więcej niż { $n }.

## Lines of a position that is set up, by their key

line-person = Twoja strona
line-hands = Stosy
line-known_cards = Znane karty z każdego stosu
line-scorings = Rundy punktowane w tej turze
line-southeast_scored = Azja Południowo-Wschodnia już punktowana w tej turze
line-acted = Strony, które w tej rundzie już działały
line-acted-scored = Po punktacji
line-pending = Wydarzenia, które na coś czekają
line-pile = Stos kart punktacji
line-under = Karty punktacji wsunięte pod stos
line-bottom = Karty odłożone jawnie na spód stosów, według stron
line-drawn = Dobrane przez ciebie karty
line-dealt = Odkryte karty draftu
line-kept = Zatrzymane przez ciebie karty
line-reach = Gdzie na początku rundy można było umieszczać punkty wpływu
line-deed = Co robi SI
line-in_use = Karta, którą to robi
