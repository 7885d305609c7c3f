# El Grande po polsku. Jak odnajduje się teksty i jakie formy mają wartości: tablero/texts/speech.py.
# Miejsca: .inline w środku zdania (mianownik), .gen .acc .ins przypadki, .in .to .from z przyimkiem; płytki: .inline .acc.
# Caballero się nie odmienia; liczy się jak osoby: „2 caballero wraca”.

game-title = El Grande
game-description = Wysyłaj swoich caballero do dziewięciu regionów Hiszpanii, wykorzystuj króla i miej ich najwięcej tam, gdzie przyznawane są punkty.
game-length = od ½ do 1 godziny
game-weight = średnia złożoność
game-like = Jawne jest wszystko oprócz następnego ruchu: mało zasad, dużo przechytrzania.

## Players

seat-purple = Fioletowy
seat-blue = Niebieski
seat-orange = Pomarańczowy
seat-green = Zielony
seat-white = Biały
# The third colour of the 2-player game, which nobody plays.
seat-beyond = { $seat } (wirtualny gracz)

## Places

action-galicia = Galicja
    .inline = Galicja
    .gen = Galicji
    .acc = Galicję
    .ins = Galicją
    .in = w Galicji
    .at = w Galicji
    .to = do Galicji
    .from = z Galicji
action-navarra = Nawarra
    .inline = Nawarra
    .gen = Nawarry
    .acc = Nawarrę
    .ins = Nawarrą
    .in = w Nawarze
    .at = w Nawarze
    .to = do Nawarry
    .from = z Nawarry
action-aragon = Aragonia
    .inline = Aragonia
    .gen = Aragonii
    .acc = Aragonię
    .ins = Aragonią
    .in = w Aragonii
    .at = w Aragonii
    .to = do Aragonii
    .from = z Aragonii
action-cataluna = Katalonia
    .inline = Katalonia
    .gen = Katalonii
    .acc = Katalonię
    .ins = Katalonią
    .in = w Katalonii
    .at = w Katalonii
    .to = do Katalonii
    .from = z Katalonii
action-castilla = Kastylia
    .inline = Kastylia
    .gen = Kastylii
    .acc = Kastylię
    .ins = Kastylią
    .in = w Kastylii
    .at = w Kastylii
    .to = do Kastylii
    .from = z Kastylii
action-toledo = Toledo
    .inline = Toledo
    .gen = Toledo
    .acc = Toledo
    .ins = Toledo
    .in = w Toledo
    .at = w Toledo
    .to = do Toledo
    .from = z Toledo
action-sevilla = Sewilla
    .inline = Sewilla
    .gen = Sewilli
    .acc = Sewillę
    .ins = Sewillą
    .in = w Sewilli
    .at = w Sewilli
    .to = do Sewilli
    .from = z Sewilli
action-granada = Grenada
    .inline = Grenada
    .gen = Grenady
    .acc = Grenadę
    .ins = Grenadą
    .in = w Grenadzie
    .at = w Grenadzie
    .to = do Grenady
    .from = z Grenady
action-valencia = Walencja
    .inline = Walencja
    .gen = Walencji
    .acc = Walencję
    .ins = Walencją
    .in = w Walencji
    .at = w Walencji
    .to = do Walencji
    .from = z Walencji
action-castillo = Castillo
    .inline = castillo
    .gen = castillo
    .acc = castillo
    .ins = castillo
    .in = w castillo
    .at = przy castillo
    .to = do castillo
    .from = z castillo
action-court = Dwór
    .inline = dwór
    .gen = dworu
    .acc = dwór
    .ins = dworem
    .in = na dworze
    .at = na dworze
    .to = na dwór
    .from = z dworu
action-province = Prowincja
    .inline = prowincja
    .gen = prowincji
    .acc = prowincję
    .ins = prowincją
    .in = w prowincji
    .at = w prowincji
    .to = do prowincji
    .from = z prowincji
action-france = Francja
    .inline = Francja
    .gen = Francji
    .acc = Francję
    .ins = Francją
    .in = we Francji
    .at = we Francji
    .to = do Francji
    .from = z Francji
action-portugal = Portugalia
    .inline = Portugalia
    .gen = Portugalii
    .acc = Portugalię
    .ins = Portugalią
    .in = w Portugalii
    .at = w Portugalii
    .to = do Portugalii
    .from = z Portugalii

## Verbs, tiles, numbers

action-done = Gotowe
action-special = Akcja specjalna
action-place = Rozmieszczenie caballero
action-veto = Weto
action-allow = Pozwól
action-plain = Bez modyfikatora
action-first_choice = Pierwszy efekt
action-second_choice = Drugi efekt
action-tile_8_4_0 = Płytka 8/4/0
    .inline = płytka 8/4/0
    .acc = płytkę 8/4/0
action-tile_4_0_0 = Płytka 4/0/0
    .inline = płytka 4/0/0
    .acc = płytkę 4/0/0
action-number = { $n }

## Steps of the game

phase-opening = Przygotowanie
phase-passing = Przekazywanie modyfikatorów
phase-power = Karty siły
phase-taking = Caballero na dwór
phase-choosing = Wybór karty akcji
phase-halves = Użycie karty akcji
phase-placing = Rozmieszczanie caballero
phase-special = Akcja specjalna
phase-scoring = Punktacja ogólna
phase-over = Koniec gry

## Setup

setup-short = Krótka gra
    .help = Sześć rund zamiast dziewięciu, z punktacją ogólną po każdych dwóch.
setup-merged_stacks = Połączone stosy
    .help = Dla trzech graczy: stosy 2 i 3 tasuje się w jeden, więc do wyboru są cztery karty, a rywalizacja o nie jest większa.
setup-new_regent = Nowy regent
    .help = Dziesięć nowych kart zastępuje kartę { card-his_majesty }. Król może wyjechać za granicę lub do castillo, podróżować z caballero i zamieniać się miejscami z grandem. ◇ Trzy z dziesięciu kart są zrekonstruowane, podobnie jak to, że każda pozwala rozmieścić pięciu caballero.
setup-power_shift = Zmiana układu sił
    .help = Każdy dostaje trzy karty modyfikatorów, które raz podwyższają lub obniżają kartę siły; niektóre mają też zdolność. ◇ Karty są zrekonstruowane, z wyjątkiem zwykłego +1.
setup-alternative_cards = Alternatywne karty akcji
    .help = Każda wybrana zastępuje losową kartę swojego stosu. ◇ Karty { card-double_game } i { card-secret_ballot } są zrekonstruowane.
setup-alternative_cards-veto_1 = Weto, pierwszy egzemplarz
    .help = Stos 2. Kto ją ma, może zablokować jedną akcję specjalną innego gracza.
setup-alternative_cards-veto_2 = Weto, drugi egzemplarz
    .help = Stos 2. Ta sama karta jeszcze raz, więc mogą ją mieć dwaj gracze.
setup-colours = Kolory
    .help = Którymi kolorami z pudełka się gra, po jednym na gracza; przy stole siedzą w tej kolejności.
setup-dummy = Kolor wirtualnego gracza
    .help = Przy dwóch graczach na planszy stoi trzeci kolor, którym nikt nie gra.
setup-dummy-next = Następny wolny
    .help = Pierwszy kolor z pudełka, którym nikt nie gra.
setup-first_player = Pierwszy gracz
    .help = Kto zagrywa pierwszą kartę siły w pierwszej rundzie.
setup-problem-dummy = Tym kolorem ktoś gra ({ $seat }), więc nie może go mieć wirtualny gracz.
setup-problem-first-player = Pierwszy gracz musi mieć jeden z kolorów biorących udział w grze.
setup-first_player-random = Losowo
    .help = Decyduje los.
setup-first_player-1 = { seat-purple }
    .help = Zaczyna pierwsze miejsce.
setup-first_player-2 = { seat-blue }
    .help = Zaczyna drugie miejsce.
setup-first_player-3 = { seat-orange }
    .help = Zaczyna trzecie miejsce; dla trzech lub więcej graczy.
setup-first_player-4 = { seat-green }
    .help = Zaczyna czwarte miejsce; dla czterech lub więcej graczy.
setup-first_player-5 = { seat-white }
    .help = Zaczyna piąte miejsce; dla pięciu graczy.

## Power cards and turns: questions

ask-pass-modifier = Wybierz jeden ze swoich trzech modyfikatorów i przekaż go sąsiadowi po lewej; dwa pozostałe zatrzymujesz, a jeden dostajesz od sąsiada po prawej.
ask-modifier = Wybierz modyfikator, który dołączysz do zagrywanej karty siły, albo zagraj bez niego.
ask-power = Zagraj kartę siły: wysoka pozwala wcześniej działać, niska daje więcej caballero na dwór.
ask-card = Weź jedną z odkrytych kart akcji: liczba na niej mówi, ilu caballero możesz rozmieścić, a tekst to akcja specjalna.
ask-half = Wybierz, co dalej zrobić z kartą { $card }, albo zakończ turę.
ask-veto = { $who } ogłasza akcję specjalną karty { $card }. Zablokować ją swoim Wetem czy na nią pozwolić?

option-half-special = Akcja specjalna: { $card }
option-half-place = Rozmieść caballero
option-half-done = Zakończ turę
option-veto-veto = Zablokuj
option-veto-allow = Pozwól

## Court and province: questions

ask-take = { $rule ->
    [EG-6_1] { $most ->
        [one] Twoja karta siły pozwala powołać na dwór 1 caballero, którego potem można rozmieścić. Powołać go?
       *[many] Twoja karta siły pozwala powołać na dwór maksymalnie { $most } caballero, których potem można rozmieścić. Ilu powołujesz?
    }
   *[other] { $most ->
        [one] Możesz powołać na dwór jeszcze 1 caballero. Powołać go?
       *[many] Możesz powołać na dwór jeszcze maksymalnie { $most } caballero. Ilu powołujesz?
    }
}
ask-take-from = { $left ->
    [one] W prowincji brakuje 1 caballero: wybierz region, z którego twój caballero wraca na dwór.
   *[many] W prowincji brakuje { $left } caballero: wybierz region, z którego następny wraca na dwór.
}
ask-place = { $place-id ->
    [castillo] { $inside ->
        [0] { $left ->
            [one] Król jest przy castillo: umieść jeszcze 1 caballero ze swojego dworu w dowolnym regionie albo zakończ.
           *[many] Król jest przy castillo: umieść jeszcze maksymalnie { $left } caballero ze swojego dworu w dowolnych regionach albo zakończ.
        }
       *[other] { $left ->
            [one] Umieść jeszcze 1 caballero ze swojego dworu w dowolnym regionie lub wrzuć go do castillo, mimo że jest tam król, albo zakończ.
           *[many] Umieść jeszcze maksymalnie { $left } caballero ze swojego dworu w dowolnych regionach lub wrzuć ich do castillo, mimo że jest tam król, albo zakończ.
        }
    }
   *[other] { $inside ->
        [0] { $left ->
            [one] Umieść jeszcze 1 caballero ze swojego dworu obok króla lub wrzuć go do castillo, albo zakończ.
           *[many] Umieść jeszcze maksymalnie { $left } caballero ze swojego dworu obok króla lub wrzuć ich do castillo, albo zakończ.
        }
       *[other] { $left ->
            [one] Umieść jeszcze 1 caballero ze swojego dworu w regionie króla lub obok niego, lub wrzuć go do castillo, albo zakończ.
           *[many] Umieść jeszcze maksymalnie { $left } caballero ze swojego dworu w regionie króla lub obok niego, lub wrzuć ich do castillo, albo zakończ.
        }
    }
}
ask-place-anywhere = { $rule ->
    [EG-card-steward] Możesz wrzucić ze swojego dworu do castillo 1 caballero, który będzie tam punktować w ukryciu. Zdecyduj, czy to robisz.
   *[other] { $left ->
        [one] Umieść 1 caballero ze swojego dworu w dowolnym regionie poza regionem króla albo zakończ.
       *[many] Umieść maksymalnie { $left } caballero ze swojego dworu w dowolnych regionach poza regionem króla albo zakończ.
    }
}
ask-return-own = { $left ->
    [one] Odeślij do prowincji jeszcze 1 swojego caballero: wybierz skąd.
   *[many] Odeślij do prowincji { $left } swoich caballero: wybierz, skąd pochodzi następny.
}
ask-return-disc = { $rule ->
    [EG-card-revolution] Ustaw swój tajny dysk: wszyscy twoi caballero z wybranego regionu wracają do prowincji.
   *[other] { $n ->
        [one] Ustaw swój tajny dysk: 1 twój caballero z wybranego regionu wraca do prowincji.
       *[many] Ustaw swój tajny dysk: { $n } twoich caballero z wybranego regionu wraca do prowincji.
    }
}
ask-return-chosen = Wybierz region, z którego caballero wraca do prowincji. Właściciel: { $whose }.

option-take = { $n ->
    [0] Nie powołuj nikogo
   *[many] Powołaj { $n }
}
option-place-done = Nie umieszczaj więcej
option-place-anywhere-castillo = Wrzuć do castillo
option-place-anywhere-done = { $rule ->
    [EG-card-steward] Nie wrzucaj nikogo
   *[other] Nie umieszczaj więcej
}

## Moving caballeros: questions

ask-move-name = { $rule ->
    [EG-card-departure] Wskaż region, z którego chcesz przesunąć dowolną liczbę własnych caballero.
   *[other] Wskaż region, z którego chcesz przesunąć dowolnych caballero, maksymalnie { $n }.
}
ask-move-from = { $either ->
    [0] { $own ->
        [0] { $opposing ->
            [one] Możesz przesunąć 1 cudzego caballero: wybierz region, z którego wychodzi, albo zakończ.
           *[many] Możesz przesunąć maksymalnie { $opposing } cudzych caballero: wybierz region, z którego wychodzi następny, albo zakończ.
        }
        [one] { $opposing ->
            [0] Możesz przesunąć 1 własnego caballero: wybierz region, z którego wychodzi, albo zakończ.
            [one] Możesz przesunąć 1 własnego i 1 cudzego caballero: wybierz region, z którego wychodzi następny, albo zakończ.
           *[many] Możesz przesunąć 1 własnego i maksymalnie { $opposing } cudzych caballero: wybierz region, z którego wychodzi następny, albo zakończ.
        }
       *[many] { $opposing ->
            [0] Możesz przesunąć maksymalnie { $own } własnych caballero: wybierz region, z którego wychodzi następny, albo zakończ.
            [one] Możesz przesunąć maksymalnie { $own } własnych caballero i 1 cudzego: wybierz region, z którego wychodzi następny, albo zakończ.
           *[many] Możesz przesunąć maksymalnie { $own } własnych i maksymalnie { $opposing } cudzych caballero: wybierz region, z którego wychodzi następny, albo zakończ.
        }
    }
    [one] Możesz przesunąć 1 dowolnego caballero: wybierz region, z którego wychodzi, albo zakończ.
   *[many] Możesz przesunąć maksymalnie { $either } dowolnych caballero: wybierz region, z którego wychodzi następny, albo zakończ.
}
ask-move-colour = Wybierz, czyj caballero wychodzi { $place-from }.
ask-move-to = { $whose-own ->
    [yes] Wybierz, dokąd idzie twój caballero { $place-from }.
   *[no] Wybierz, dokąd { $place-from } idzie cudzy caballero. Właściciel: { $whose }.
}
ask-move-out = { $left ->
    [one] Możesz przesunąć { $place-from } jeszcze 1 caballero: wybierz czyjego albo zakończ.
   *[many] Możesz przesunąć { $place-from } jeszcze { $left } caballero: wybierz, czyj jest następny, albo zakończ.
}
ask-move-group-to = Wybierz, dokąd { $place-from } idą wszyscy lub niektórzy twoi caballero, albo zakończ.
ask-move-how-many = Wybierz, ilu twoich caballero idzie { $place-from } { $target-to }.
ask-coup-name = Wskaż region: wszyscy przeciwnicy muszą z niego wyjść ze wszystkimi swoimi caballero.
ask-coup-disc = Ustaw swój tajny dysk: wszyscy twoi caballero muszą przejść { $place-from } do wybranego regionu.

option-move-from-done = { $rule ->
    [EG-card-scout] Nie przesuwaj nikogo
    [EG-card-spy] Nie przesuwaj nikogo
   *[other] Nie przesuwaj więcej
}
option-move-out-done = Nie przesuwaj więcej
option-move-group-to-done = Nie przesuwaj więcej
option-move-how-many = { $n } caballero

## The King and the grandes: questions

ask-king = { $rule ->
    [EG-card-royal-adviser] Wybierz sąsiedni region, do którego idzie król; dopóki tam stoi, nic nie może wejść ani wyjść.
    [EG-card-pilgrimage] Wybierz sąsiedni region, do którego idzie król; dopóki tam stoi, nic nie może wejść ani wyjść.
    [EG-card-exile] Wybierz kraj, do którego jedzie król; dopóki jest za granicą, żaden region nie jest zamknięty.
    [EG-card-summer-residence] Najmniej caballero jest w więcej niż jednym regionie: wybierz, w którym z nich stanie król.
    [EG-card-winter-residence] Najwięcej caballero jest w więcej niż jednym regionie: wybierz, w którym z nich stanie król.
    [EG-card-rivalry] Wybierz region, do którego idzie król; wszyscy grandowie z tego regionu trafią do castillo.
   *[other] Wybierz region, do którego idzie król; dopóki tam stoi, nic nie może wejść ani wyjść.
}
ask-king-escorted = { $n ->
    [0] Wybierz region, do którego idzie król; podróżuje bez świty, bo w regionie nie ma przy nim żadnego caballero.
    [one] Wybierz region, do którego idzie król; pójdzie z nim jedyny caballero z opuszczanego regionu.
   *[many] Wybierz region, do którego idzie król; pójdzie z nim { $n } caballero z opuszczanego regionu.
}
ask-entourage = { $left ->
    [one] Wybierz, czyj caballero idzie z królem { $place-from }.
   *[many] Wybierz, czyi caballero idą z królem { $place-from }: { $left }, jeden po drugim.
}
ask-deputy = Wybierz, czyj grand zamienia się miejscami z królem.
ask-grande = Wybierz region, do którego idzie twój grand; samodzielne pierwsze miejsce daje ci tam 2 dodatkowe punkty.

## Scoring and privileges: questions

ask-levy = Wybierz region, w którym teraz podliczysz punkty.
ask-ballot-disc = Ustaw swój tajny dysk: punkty podlicza się w każdym regionie wybranym tylko przez jednego gracza.
ask-disc = { $grande ->
    [0] Ustaw swój tajny dysk: po punktacji castillo wszyscy twoi caballero idą z niego do wybranego regionu albo na twój dwór, jeśli jest tam król.
   *[other] Ustaw swój tajny dysk: po punktacji castillo twój grand i wszyscy twoi caballero idą z niego do wybranego regionu; jeśli jest tam król, caballero idą na twój dwór, a grand zostaje w środku.
}
ask-power-back = Wybierz jedną ze swoich użytych kart i weź ją z powrotem na rękę; inni nie zobaczą której.
ask-tile = Wybierz płytkę punktacji, którą położysz na mapie lub przesuniesz; jej wartości zastępują wydrukowane.
ask-tile-to = Wybierz region albo castillo, gdzie będzie leżeć { $tile-inline }.
ask-choose-effect = { card-double_game } to jedna z dwóch kart: wybierz która.

option-disc-court = Żaden region: na mój dwór
option-choose-effect-first_choice = { card-departure }: przesuń własnych caballero z jednego regionu
option-choose-effect-second_choice = { card-militia }: umieść maksymalnie dwóch caballero w dowolnych regionach

## Orders in advance (orders.py)

order-power = Następna karta siły: { $n }
order-plain = Nigdy nie dołączaj modyfikatora do karty siły
order-disc = Dysk castillo w tej punktacji: { $place }
order-veto = Weto wobec akcji specjalnej: { $card }
order-allow = Pozwalaj na każdą akcję specjalną

## Rounds: journal

note-king-starts = Król zaczyna { $place-at }.
note-grande-starts = { $who } zaczyna { $place-in }, z grandem i dwoma caballero.
note-first-player = { $who } ma znacznik pierwszego gracza.
note-modifier-passed = { $who } przekazuje kartę: { $card-inline }. Otrzymuje: { $whom }.
note-round = Rozpoczyna się runda { $n }.
note-dummy-placed = { $n ->
    [0] Wirtualny gracz losuje { $place-acc } i nikogo tam nie umieszcza.
    [one] Wirtualny gracz umieszcza { $place-in } 1 caballero.
   *[many] Wirtualny gracz umieszcza { $place-in } { $n } caballero.
}
note-offered = Odkryto kartę { $card }.
many-offered = Odkryto karty: { $card }.
note-dummy-power = Wirtualny gracz zagrywa kartę siły { $n }.
note-dummy-took = Wirtualny gracz bierze kartę { $card }; pozostaje ona niewykorzystana.
note-played-power = { $who } zagrywa: { $card-inline }.
note-played-modified = { $who } zagrywa: { $card-inline } i { $modifier-inline }, łączna wartość { $n }.
note-turn = Teraz gra { $who }.
note-took-card = { $who } bierze kartę { $card }.
note-ability = { $who } może teraz użyć zdolności karty { $card-inline }.
note-announced = { $who } ogłasza akcję specjalną karty { $card }.
note-vetoed = { $who } blokuje Wetem akcję specjalną karty { $card }, którą ogłasza { $whom }.
note-veto-kept = { $n ->
    [1] { $who } wykłada Weto i może zablokować akcję specjalną w tej rundzie.
    [2] { $who } wykłada Weto i może zablokować akcję specjalną w tej lub następnej rundzie.
   *[many] { $who } wykłada Weto i może zablokować akcję specjalną w tej lub jednej z następnych rund.
}
note-veto-lapsed = { $who } nie używa Weta w terminie i odrzuca je.
note-infiltrates = { $who } może z tą kartą umieszczać caballero także w regionie króla.
note-over = Gra się kończy.

## Pieces: journal

note-took = { $n ->
    [0] { $who } nie powołuje nikogo z prowincji.
   *[many] { $who } powołuje z prowincji na dwór { $n } caballero.
}
many-took-from = { $who } zabiera caballero na dwór: { $place-from }.
note-took-from = { $who } zabiera na dwór 1 caballero { $place-from }.
note-placed = { $who } umieszcza { $place-in } { $n } caballero.
note-threw = { $who } wrzuca do castillo { $n } caballero.
note-returned = { $whose }: { $n } caballero wraca { $place-from } do prowincji.
note-moved = { $whose-own ->
    [yes] { $who } przesuwa { $place-from } { $target-to } { $n ->
        [one] 1 własnego caballero
       *[many] { $n } własnych caballero
    }.
   *[no] { $who } przesuwa { $place-from } { $target-to } { $n ->
        [one] 1 cudzego caballero
       *[many] { $n } cudzych caballero
    }. Właściciel: { $whose }.
}
note-named = { $rule ->
    [EG-card-secret-ballot] { $who }: dysk wskazuje { $place-acc }.
   *[other] { $who } wskazuje { $place-acc }.
}
note-king-moved = { $who } przesuwa króla { $place-to }.
note-king-stays = Król zostaje { $place-at }.
note-grande-moved = { $whose-own ->
    [yes] { $who } przesuwa swojego granda { $place-to }.
   *[no] { $who } przesuwa { $place-to } cudzego granda. Właściciel: { $whose }.
}
note-grande-thrown = { $whose }: grand zostaje wrzucony { $place-from } do castillo.
note-tile-moved = { $who } kładzie { $place-at } { $tile-acc }.
note-power-back = { $who } bierze z powrotem na rękę użytą kartę siły.
note-modifier-back = { $who } bierze z powrotem na rękę użyty modyfikator.
note-card-back = Karta wzięta z powrotem to { $card-inline }.

## Scoring: journal

note-general-scoring = Po rundzie { $n } następuje punktacja ogólna: najpierw castillo, potem wszystkie regiony.
note-castillo-opened = Castillo zostaje otwarte.
note-castillo-held = { $whose } ma w castillo { $n } caballero.
note-castillo-held-grande = { $whose } ma w castillo granda.
note-scored = Teraz punktacja { $place-gen }.
note-points = { $who } zdobywa { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} { $tied ->
    [0] { $rank ->
        [1] za pierwsze
        [2] za drugie
       *[other] za trzecie
    } miejsce { $place-in }
   *[other] { $rank ->
        [2] za drugie miejsce { $place-in } (remis na pierwszym)
       *[other] za trzecie miejsce { $place-in } (remis na drugim)
    }
}{ $king ->
    [0] { $grande ->
        [0] .
       *[other] , w tym { $grande } za granda.
    }
   *[other] { $grande ->
        [0] , w tym { $king } za region króla.
       *[other] , w tym { $king } za region króla i { $grande } za granda.
    }
}
note-left-castillo = { $n ->
    [0] { $who }: dysk wskazuje { $place-acc }; nikt tam z castillo nie idzie.
   *[many] { $who }: dysk wskazuje { $place-acc }; z castillo idzie tam { $n } caballero.
}
note-disc-to-court = { $place-id ->
    [court] { $n ->
        [0] { $who }: dysk nie wskazuje żadnego regionu.
       *[many] { $who }: dysk nie wskazuje żadnego regionu; z castillo na dwór idzie { $n } caballero.
    }
   *[other] { $n ->
        [0] { $who }: dysk wskazuje { $place-acc }, a tam jest król.
       *[many] { $who }: dysk wskazuje { $place-acc }, a tam jest król; z castillo na dwór idzie { $n } caballero.
    }
}

## What cards count, worded for every number the data may give

unit-mine = { $n ->
    [one] 1 własnego caballero
   *[many] maksymalnie { $n } własnych caballero
}
unit-theirs = { $n ->
    [one] 1 cudzego caballero
   *[many] maksymalnie { $n } cudzych caballero
}
unit-any = { $n ->
    [one] 1 dowolnego caballero
   *[many] maksymalnie { $n } dowolnych caballero
}
unit-more = { $n ->
    [one] jeszcze 1 caballero
   *[many] jeszcze maksymalnie { $n } caballero
}
unit-few = { $n ->
    [one] 1 caballero
   *[many] maksymalnie { $n } caballero
}
unit-caballeros = { $n } caballero

## Power cards and modifiers

card-power = Karta siły { $n }
    .inline = karta siły { $n }
    .text = { $takes ->
        [0] Na dwór nie powołujesz ani jednego caballero;
        [one] Na dwór możesz powołać 1 caballero;
       *[many] Na dwór możesz powołać maksymalnie { $takes } caballero;
    } { $n ->
        [1] działasz na końcu.
        [13] działasz na początku.
       *[other] wyższa liczba działa wcześniej.
    }
card-plus_1_a = Modyfikator { $signed }
    .inline = modyfikator { $signed }
    .text = { $sign ->
        [plus] Dodaje { $value } do
       *[minus] Odejmuje { $value } od
    } twojej karty siły przy ustalaniu kolejności tur.
card-plus_1_b = { card-plus_1_a }
    .inline = { card-plus_1_a.inline }
    .text = { card-plus_1_a.text }
card-plus_2_a = { card-plus_1_a }
    .inline = { card-plus_1_a.inline }
    .text = { card-plus_1_a.text }
card-plus_2_b = { card-plus_1_a }
    .inline = { card-plus_1_a.inline }
    .text = { card-plus_1_a.text }
card-plus_3 = { card-plus_1_a }
    .inline = { card-plus_1_a.inline }
    .text = { card-plus_1_a.text }
card-minus_1_a = { card-plus_1_a }
    .inline = { card-plus_1_a.inline }
    .text = { card-plus_1_a.text }
card-minus_1_b = { card-plus_1_a }
    .inline = { card-plus_1_a.inline }
    .text = { card-plus_1_a.text }
card-minus_2_a = { card-plus_1_a }
    .inline = { card-plus_1_a.inline }
    .text = { card-plus_1_a.text }
card-minus_2_b = { card-plus_1_a }
    .inline = { card-plus_1_a.inline }
    .text = { card-plus_1_a.text }
card-minus_3 = { card-plus_1_a }
    .inline = { card-plus_1_a.inline }
    .text = { card-plus_1_a.text }
card-courier = Kurier ({ $signed })
    .inline = Kurier ({ $signed })
    .text = { $sign ->
        [plus] Dodaje { $value } do
       *[minus] Odejmuje { $value } od
    } twojej karty siły. W swojej turze możesz powołać na dwór { $count-more }.
card-recruiter = Werbownik ({ $signed })
    .inline = Werbownik ({ $signed })
    .text = { $sign ->
        [plus] Dodaje { $value } do
       *[minus] Odejmuje { $value } od
    } twojej karty siły. W swojej turze możesz powołać na dwór { $count-more }.
card-scout = Zwiadowca ({ $signed })
    .inline = Zwiadowca ({ $signed })
    .text = { $sign ->
        [plus] Dodaje { $value } do
       *[minus] Odejmuje { $value } od
    } twojej karty siły. W swojej turze możesz przesunąć { $own-mine }.
card-spy = Szpieg ({ $signed })
    .inline = Szpieg ({ $signed })
    .text = { $sign ->
        [plus] Dodaje { $value } do
       *[minus] Odejmuje { $value } od
    } twojej karty siły. W swojej turze możesz przesunąć { $opposing-theirs }.
card-steward = Rządca ({ $signed })
    .inline = Rządca ({ $signed })
    .text = { $sign ->
        [plus] Dodaje { $value } do
       *[minus] Odejmuje { $value } od
    } twojej karty siły. W swojej turze możesz wrzucić ze swojego dworu do castillo { $count-few }.
card-herald = Herold ({ $signed })
    .inline = Herold ({ $signed })
    .text = { $sign ->
        [plus] Dodaje { $value } do
       *[minus] Odejmuje { $value } od
    } twojej karty siły. W swojej turze możesz umieścić ze swojego dworu { $count-few } w dowolnym regionie poza regionem króla.

## Action cards, stack 1

card-intrigue = Intryga
    .text = Przesuń { $own-mine } i { $opposing-theirs } do innych regionów lub do castillo.
card-regrouping = Przegrupowanie
    .text = Przesuń { $own-mine } do innych regionów lub do castillo.
card-manoeuvre = Manewr
    .text = Przesuń { $either-any } do innych regionów lub do castillo.
card-diversion = Dywersja
    .text = Przesuń { $either-any } do innych regionów lub do castillo.
card-displacement = Wyparcie
    .text = Przesuń { $opposing-theirs } do innych regionów lub do castillo.
card-dispersal = Rozproszenie
    .text = Wskaż region. Przesuń z niego { $either-any } do innych regionów lub do castillo.
card-departure = Wymarsz
    .text = Wskaż region. Przesuń z niego dowolną liczbę własnych caballero do innych regionów lub do castillo.
card-militia = Milicja
    .text = Umieść { $count-few } ze swojego dworu w dowolnych regionach poza regionem króla, choćby najdalszych.
card-double_game = Podwójna gra
    .text = Użyj tej karty jako karty { card-departure } albo karty { card-militia }.

## Action cards, stack 2

card-withdrawal = Odwrót
    .text = Każdy przeciwnik odsyła do prowincji { $count-caballeros } według własnego wyboru, z dworu lub z regionów. Zaczyna sąsiad po twojej lewej.
card-revolution = Rewolucja
    .text = Każdy przeciwnik ustawia tajny dysk i odsyła do prowincji wszystkich swoich caballero ze wskazanego regionu.
card-unrest = Niepokoje
    .text = Każdy przeciwnik ustawia tajny dysk i odsyła do prowincji { $count ->
        [one] 1 swojego caballero
       *[many] { $count } swoich caballero
    } ze wskazanego regionu.
card-disgrace = Niełaska
    .text = Każdy przeciwnik odsyła do prowincji cały swój dwór.
card-loss_of_authority = Utrata autorytetu
    .text = Każdy przeciwnik odsyła ze swojego dworu do prowincji { $count-caballeros }.
card-desertion = Dezercja
    .text = Z regionów, które wybierzesz, odeślij do prowincji po { $count-caballeros } każdego przeciwnika.
card-levy = Pobór podatków
    .text = Wybierz region. Od razu podlicz w nim punkty.
card-veto = Weto
    .text = Zachowaj tę kartę przed sobą. Jeden raz, { $rounds ->
        [1] w tej rundzie
        [2] w tej lub następnej rundzie
       *[other] w tej rundzie lub w jednej z następnych (jest ich { $later })
    }, możesz zablokować akcję specjalną innego gracza.

## Action cards, stack 3

card-fiesta = Fiesta
    .text = Podlicz punkty we wszystkich regionach, w których pierwsze miejsce jest warte { $values-or } pkt.
card-garrisons = Garnizony
    .text = Podlicz punkty we wszystkich regionach, w których pierwsze miejsce jest warte { $values-or } pkt.
card-strongholds = Twierdze
    .text = Podlicz punkty we wszystkich regionach, w których pierwsze miejsce jest warte { $values-or } pkt.
card-unmasking = Zdemaskowanie
    .text = Otwórz castillo i podlicz w nim punkty; potem wszystko wraca do środka.
card-supremacy = Supremacja
    .text = Podlicz punkty we wszystkich regionach, ale tylko dla graczy, którzy samodzielnie zajmują pierwsze miejsce.
card-crowds = Tłumy
    .text = Podlicz punkty w regionie z największą liczbą caballero, a w razie remisu we wszystkich takich regionach.
card-outposts = Posterunki
    .text = Podlicz punkty w regionie z najmniejszą liczbą caballero, a w razie remisu we wszystkich takich regionach. Puste regiony się nie liczą.

## Action cards, stack 4

card-coup = Zamach stanu
    .text = Wskaż region. Każdy przeciwnik przesuwa z niego wszystkich swoich caballero do regionu wskazanego tajnym dyskiem.
card-reinforcement = Posiłki
    .text = Weź z powrotem na rękę jedną ze swoich użytych kart siły; inni nie widzą której.
card-legislation = Ustawodawstwo
    .text = Połóż płytkę punktacji na regionie lub na castillo albo przesuń taką, która już leży.
card-new_home = Nowy dom
    .text = Przesuń swojego granda do innego, dowolnego regionu.
card-royal_adviser = Doradca królewski
    .text = Przesuń króla do sąsiedniego regionu.
card-recruitment = Werbunek
    .text = Powołaj z prowincji na swój dwór { $count-more }.
card-secret_ballot = Tajne głosowanie
    .text = Wszyscy gracze ustawiają tajne dyski. Podlicz punkty w każdym regionie, który wskazał dokładnie jeden z nich.

## Action cards, stack 5

card-his_majesty = Jego Królewska Mość
    .text = Przesuń króla do innego, dowolnego regionu. Ta karta jest do wyboru w każdej rundzie.
card-exile = Wygnanie
    .text = Przesuń króla do Francji lub do Portugalii. Dopóki tam jest, żaden region nie jest zamknięty.
card-entourage = Świta
    .text = Przesuń króla do innego regionu, a razem z nim { $count-caballeros } według twojego wyboru z regionu, który król opuszcza.
card-rivalry = Rywalizacja
    .text = Przesuń króla do innego regionu. Wszyscy grandowie z tego regionu trafiają do castillo.
card-summer_residence = Letnia rezydencja
    .text = Król idzie do regionu z najmniejszą liczbą caballero, z pominięciem pustych. W razie remisu wybierasz ty.
card-rebellion = Rebelia
    .text = Przesuń króla do castillo. Dopóki tam jest, castillo jest zamknięte, a caballero można umieszczać w każdym regionie.
card-infiltration = Infiltracja
    .text = Król zostaje. Z tą kartą możesz umieszczać caballero także w jego regionie.
card-deputy = Zastępca
    .text = Król zamienia się miejscami z wybranym przez ciebie grandem, który stoi w innym regionie.
card-royal_journey = Królewska podróż
    .text = Przesuń króla do innego, dowolnego regionu.
card-winter_residence = Zimowa rezydencja
    .text = Król idzie do regionu z największą liczbą caballero. W razie remisu wybierasz ty.
card-pilgrimage = Pielgrzymka
    .text = Przesuń króla do sąsiedniego regionu.

## Things on the table

thing-king = Król
    .text = Caballero umieszcza się w regionach sąsiadujących z królem. Do regionu, w którym stoi, nic nie wchodzi i nic z niego nie wychodzi, a kto samodzielnie zajmuje tam pierwsze miejsce, dostaje premię: { $points } pkt.
thing-grande = Grand
    .text = Oznacza rodzinny region gracza: za samodzielne pierwsze miejsce gracz dostaje tam premię: { $points } pkt. Nigdy nie liczy się jako caballero.
thing-caballero = Caballero
    .text = Twoi rycerze. Kto ma ich w regionie najwięcej, dostaje przy punktacji najwięcej punktów.
thing-castillo = Castillo
    .text = Wieża kryje wrzuconych do niej caballero. W punktacji ogólnej punktuje jako pierwsza; potem caballero rozchodzą się do regionów wskazanych tajnymi dyskami.
thing-court = Dwór
    .text = Caballero, których możesz rozmieścić.
thing-province = Prowincja
    .text = Pula, z której powołuje się caballero na dwór.
thing-region = Region
    .text = Liczby to punkty za pierwsze, drugie i trzecie miejsce. Remisujący gracze zajmują następne, niższe miejsce.
thing-france = Francja
    .text = Może tu trafić tylko król. Wtedy caballero umieszcza się wzdłuż granicy tego kraju i żaden region nie jest zamknięty.
thing-portugal = Portugalia
    .text = { thing-france.text }
thing-tile = Płytka punktacji
    .text = Jej liczby zastępują wydrukowane w regionie lub na castillo, gdzie leży. Na morzu czeka na kartę akcji, która ją tam przeniesie.
thing-power_card = Karta siły
    .text = Najwyższa liczba działa pierwsza. Niskie liczby dają więcej caballero na dwór.
thing-first_player = Znacznik pierwszego gracza
    .text = Kto go ma, zagrywa pierwszą kartę siły. Przechodzi do tego, kto zagrał najniższą.
thing-round = Runda
    .text = Punktacja ogólna następuje po rundach { $scoring }; po ostatniej gra się kończy.
thing-score = Punkty
    .text = Wygrywa, kto na koniec gry ma ich najwięcej.
thing-board = Stół
    .text = Mapa Hiszpanii, gracze i karty do wyboru.
thing-active = Teraz gra
    .text = Trwa tura tego gracza.
thing-winner = Zwycięzca
    .text = Najwięcej punktów na koniec; gracze z równą liczbą punktów dzielą zwycięstwo.
thing-left_out = Pominięta
    .text = W krótkiej grze tej rundy nie ma.
thing-general_scoring = Punktacja ogólna
    .text = Punkty daje najpierw castillo, potem wszystkie dziewięć regionów.
thing-prospects = Gdyby punktowano teraz
    .text = Punkty, które ten gracz dostałby, gdyby w tej chwili punktowało wszystkie dziewięć regionów.
thing-stack = Stos
    .text = Karty jeszcze zakryte; co rundę odkrywa się nową.

## Heads of columns, where the table is printed as text

plain-round = Runda
plain-veto = Weto i rundy, w których jest ważne
plain-marks = Tutaj
plain-next-to = Sąsiedzi
plain-caballeros = Caballero
plain-sign = Znak
plain-meaning = Znaczenie
plain-sign-grande = grand tego koloru
plain-sign-none = brak caballero
plain-sign-unseen = nie pokazano: zawartość castillo jest ukryta
plain-sign-first = ma znacznik pierwszego gracza
plain-region = Region
plain-values = Punkty
plain-court = Dwór
plain-province = Prowincja
plain-power = Karta siły
plain-hand = Ręka
plain-card = Karta akcji
plain-place = Rozmieszcza
plain-text = Akcja specjalna

## Why something is not offered

remark-why-no-tile = Teraz nie wybiera się płytki punktacji.
remark-why-no-power = Teraz nie wybiera się karty siły.
remark-why-no-modifier = Teraz nie wybiera się modyfikatora.
remark-why-no-card = Teraz nie wybiera się karty akcji.
remark-why-castillo-no-region = Castillo nie jest regionem.
remark-why-abroad = Poza królem nikt nigdy nie idzie { $place-to }.
remark-why-no-region = { $place } nie jest regionem.
remark-why-kings-region = Król jest { $place-at }: nic nie wchodzi ani nie wychodzi.
remark-why-none-there = { $whose } nie ma { $place-in } żadnego caballero.
remark-why-not-next-to-king = { $place } nie sąsiaduje z { $target-ins }, gdzie jest król.
remark-why-castillo-only = Ta karta dotyczy wyłącznie castillo.
remark-why-king-at-castillo = Król jest przy castillo: nikt nie może tam wejść.
remark-why-already-there = Już są { $place-in }.
remark-why-all-arrived = Wszyscy caballero, których można by przesunąć, właśnie przybyli { $place-to }: w jednej akcji nikogo nie przesuwa się dwa razy.
remark-why-none-to-move = Nie ma { $place-in } żadnego caballero, którego można teraz przesunąć.
remark-why-king-total = O tym, dokąd idzie król, decyduje liczba caballero, a ta wskazuje inny region.
remark-why-king-is-there = Król już jest { $place-at }.
remark-why-king-not-next = { $place } nie sąsiaduje z { $target-ins }, gdzie jest król.
remark-why-king-not-there = Ta karta nie pozwala królowi tam pójść.
remark-why-grande-is-there = Twój grand już jest { $place-in }.
remark-why-not-enough = Masz { $place-in } tylko { $n } caballero, a jest region, z którego można przesunąć { $most }.
remark-why-no-board = { $place } nie ma tabeli punktacji.
remark-why-kings-board = Król jest { $place-at }: płytki tam nie wchodzą ani nie wychodzą.
remark-why-has-tile = Płytka leży już { $place-at }.
remark-why-power-used = Ta karta jest już użyta: { $card-inline }.
remark-why-total-taken = { $who } ma w tej rundzie wartość { $n }; nikt nie może jej powtórzyć.
remark-why-not-in-hand = Nie masz na ręce tej karty: { $card-inline }.
remark-why-not-open = Karta { $card } nie leży odkryta.
remark-why-not-used = Ta karta nie jest użyta albo już wróciła na rękę: { $card-inline }.
remark-why-tile-held = Ta płytka leży { $place-at }, gdzie jest król, i tam zostaje.

## The game on one page

remark-card-places = Rozmieść maks. { $n }
panel-standing = Kto prowadzi
remark-standing = { $who }; jeszcze { $now }, gdyby teraz punktowało wszystkie dziewięć regionów
    .value = { $points }
remark-goal-points = Miej najwięcej punktów po trzeciej punktacji ogólnej. Gracze z równą liczbą punktów dzielą zwycięstwo.
remark-goal-regions = Region daje punkty za największą liczbę caballero: pierwszą liczbę graczowi, który ma ich najwięcej, drugą następnemu. Remisujący gracze zajmują następne, niższe miejsce.
remark-goal-scorings = Castillo i wszystkie dziewięć regionów punktują po rundach 3, 6 i 9. Niektóre karty akcji przynoszą punkty z regionów także pomiędzy nimi.
remark-turn-power = W każdej rundzie każdy zagrywa kartę siły. Wysoka liczba działa wcześniej, niska powołuje więcej caballero na dwór.
remark-turn-card = W tej kolejności każdy gracz bierze jedną z odkrytych kart akcji: rozmieszcza z dworu najwyżej tylu caballero, ilu ona pokazuje, i używa jej akcji specjalnej, w dowolnej kolejności.
remark-turn-king = Caballero umieszcza się w regionach sąsiadujących z regionem króla lub w castillo. Do regionu, w którym stoi król, nic nie wchodzi i nic z niego nie wychodzi.
remark-thing-closed = Jest tu król: nic nie może wejść ani wyjść.
# $who would get $n points.
remark-thing-share = Gdyby punktowano teraz: { $who }
    .value = +{ $n }

## What bots go by (evaluation.py). Within a sentence; $trend says whether it got better.

# What an option does (consequences.py). $points: what one scores there then, if it were scored now; $before: without it.
remark-place-changes = { $points ->
    [one] Gdyby punktowano teraz: 1 punkt, bez tego { $before }.
    [few] Gdyby punktowano teraz: { $points } punkty, bez tego { $before }.
   *[many] Gdyby punktowano teraz: { $points } punktów, bez tego { $before }.
}
remark-place-same = { $points ->
    [0] Gdyby punktowano teraz: nadal bez punktów.
    [one] Gdyby punktowano teraz: 1 punkt, jak przedtem.
    [few] Gdyby punktowano teraz: { $points } punkty, jak przedtem.
   *[many] Gdyby punktowano teraz: { $points } punktów, jak przedtem.
}

feature-points = { $trend ->
    [up] zdobyte punkty
   *[down] stracone punkty
}
feature-region = { $trend ->
    [up] lepsze miejsce { $place-in }
   *[down] gorsze miejsce { $place-in }
}
feature-king = { $trend ->
    [up] mocniejsza pozycja w regionie króla
   *[down] słabsza pozycja w regionie króla
}
feature-grande = { $trend ->
    [up] mocniejsza pozycja w rodzinnym regionie
   *[down] słabsza pozycja w rodzinnym regionie
}
feature-castillo = { $trend ->
    [up] więcej caballero w castillo, którzy mogą pójść wszędzie
   *[down] mniej caballero w castillo, którzy mogą pójść wszędzie
}
feature-turn = { $trend ->
    [up] większa część tury jeszcze przed sobą
   *[down] mniejsza część tury jeszcze przed sobą
}
feature-power-cards = { $trend ->
    [up] zachowane lepsze karty siły
   *[down] zużyte karty siły
}
feature-reserves = { $trend ->
    [up] więcej caballero do rozmieszczenia później
   *[down] mniej caballero do rozmieszczenia później
}
feature-rival-points = { $trend ->
    [up] mniej punktów u rywali
   *[down] więcej punktów u rywali
}
feature-rival-regions = { $trend ->
    [up] gorsze miejsca rywali w regionach
   *[down] lepsze miejsca rywali w regionach
}
feature-rival-reserves = { $trend ->
    [up] mniejsze rezerwy rywali
   *[down] większe rezerwy rywali
}
feature-race = { $trend ->
    [up] mniej rywali w wyścigu
   *[down] więcej rywali w wyścigu
}

## How a finished game is told

remark-won-by = { $who } wygrywa, mając { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}; { $whom } ma o { $lead ->
    [one] 1 punkt
    [few] { $lead } punkty
   *[many] { $lead } punktów
} mniej.
story-curve = Punkty
sheet-scorings = Punkty w kolejnych punktacjach
sheet-regions = Punkty według regionów
sheet-sources = Punkty według źródeł
remark-sheet-seat = { $who }
remark-sheet-general = Punktacja ogólna po rundzie { $n }
remark-sheet-cards = Karty w rundzie { $n }
remark-sheet-region = { $place }
remark-sheet-source = { $n ->
    [1] Pierwsze miejsca
    [2] Drugie miejsca
    [3] Trzecie miejsca
    [4] Region króla
   *[other] Region własnego granda
}

## Signs

thing-powers_left = Pozostałe karty siły
    .text = Wypełnione są na ręce, puste już zagrano. Po Posiłkach jedna z bladych wróciła na rękę.
thing-to_place = Caballero do umieszczenia
    .text = Maksymalnie tylu może trafić z twojego dworu do regionów obok króla albo do castillo.
thing-goes_to = Trafia do
    .text = Z tego, co stoi przed strzałką, do tego, co stoi za nią.
thing-goes_back = Wraca
    .text = To, co stoi przed strzałką, wraca do tego, co stoi za nią.
thing-change_places = Zamiana miejsc
    .text = To, co stoi przed strzałkami i za nimi, zamienia się miejscami.
thing-one_of_two = Jedna z dwóch
    .text = Wybierz jedną z dwóch akcji na karcie.
thing-scoring = Punktacja
    .text = Za to, co stoi dalej, od razu podlicza się punkty.
thing-secret_disc = Tajny dysk
    .text = Każdy ustawia swój w tajemnicy; wszystkie odkrywa się jednocześnie.
thing-hand = Ręka
    .text = Karty siły, które gracz może jeszcze zagrać.
thing-how_many = Ile
    .text = Nie więcej niż tyle albo wartości, które się liczą.
thing-veto = Weto
    .text = Blokuje akcję specjalną.

## What the rules object to in a position that was written; each goes on after a colon

position-rule-unknown-stack = stos { $stack }: kart nieznanych { $n }, a zostało dla niego { $left }.
position-rule-caballeros = { $who }: caballero jest { $n } zamiast { $most }.
position-rule-grande = { $who }: granda nie ma nigdzie.
position-rule-hand = { $who }: tej ręki nie ma w wierszu possible_hands.
position-rule-score = { $who }: liczba punktów jest ujemna.
position-rule-modifiers = { $who }: tych modyfikatorów nie ma w wierszu possible_modifiers.
position-rule-totals = dwaj gracze mają tę samą łączną wartość.
position-rule-tiles = dwie płytki punktacji leżą w jednym miejscu.
position-rule-card-twice = jedna karta jest w dwóch miejscach.
position-rule-base-cards = kart gry podstawowej: { $n } zamiast 40.
position-rule-modifiers-lost = ze Zmianą układu sił każdy ma modyfikatorów { $n }, na ręce lub użytych; bez niej nikt ich nie ma.
position-rule-modifier-twice = jeden modyfikator jest na dwóch rękach.

## Lines of a position that is set up, by their key; line-<key>-<word>: what a line can say

line-first = Pierwszy gracz
line-turn = Czyja tura według kolejności, od 0
line-grandes = Gdzie są grandowie
line-tiles = Płytki punktacji
line-order = Kolejność tur
line-powers = Karty siły zagrane w tej rundzie
line-totals = Łączne wartości z modyfikatorami
line-possible_hands = Ręce, które inni uważają za możliwe
line-played = Modyfikatory zagrane w tej rundzie
line-modifiers = Modyfikatory na ręce
line-used = Użyte dotąd modyfikatory
line-passed = Modyfikatory przekazane w lewo
line-possible_modifiers = Modyfikatory, które inni uważają za możliwe
line-card = Karta akcji w użyciu
line-placed = Umieszczono już caballero
line-acted = Wykonano już akcję specjalną
line-infiltrating = Infiltracja regionu króla
line-offer = Karty do wyboru
line-stacks = Stosy
line-drawn = Ile kart wzięto z każdego stosu
line-vetoes = Kto ma karty Weto
line-veto_rounds = Ile rund zostało do wygaśnięcia kart Weto
line-region_cards = Karty regionów wirtualnego gracza
line-dummy_powers = Karty siły wirtualnego gracza
