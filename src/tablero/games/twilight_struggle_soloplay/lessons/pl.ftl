# Lekcje SoloPlay: co mówi się przed każdą decyzją (first.toml, scoring.toml).

lesson-first = Pierwsza tura przeciw SI

lesson-first-what = Grasz jako USA, a ZSRR prowadzą reguły SoloPlay: wynika z nich każda decyzja SI, a dziennik podaje jej powód. Plansza i większość zasad są takie jak w grze Zimna Wojna; jeśli jej jeszcze nie znasz, przejdź najpierw jej lekcję.
lesson-first-regions = Nikt nie ma tu kart punktacji. Zamiast tego każda runda ma region główny, a często także drugorzędny; teraz są to Bliski Wschód i Ameryka Środkowa. W niektórych rundach odbywa się punktacja regionu głównego.
lesson-first-draft = Tura zaczyna się od draftu. Sześć kart leży odkrytych: trzy zatrzymujesz, trzy oddajesz SI, a twoje nie mogą mieć więcej PO niż te, które oddajesz.
lesson-first-keep = Czerwona panika/Czystka ma 4 PO i jest wydarzeniem neutralnym. Zatrzymaj ją.
lesson-first-keep-other = Można. W tej lekcji zatrzymaj kartę Czerwona panika/Czystka: 4 PO bez wydarzenia wroga.

lesson-first-limit = Z 15 PO możesz zatrzymać 7, więc na dwie karty zostają 3. Zatrzymaj kartę Wojna indyjsko-pakistańska; reszta wyniknie sama.
lesson-first-limit-other = To też możliwe. Tutaj zatrzymaj kartę Wojna indyjsko-pakistańska, z wydarzeniem, którego i ty możesz użyć.

lesson-first-again = Kolejna szóstka. Najwięcej PO ma Plan Marshalla, a do tego jest twój.
lesson-first-again-other = W tej lekcji zatrzymaj Plan Marshalla: 4 PO i wydarzenie USA.

lesson-first-scientist = Przejęcie nazistowskich naukowców to krok w wyścigu kosmicznym dla tego, kto je zagra. Zatrzymaj tę kartę; trzecia po prostu ci zostanie.
lesson-first-scientist-other = Zatrzymaj Przejęcie nazistowskich naukowców: inaczej ten krok dostanie SI.

lesson-first-stack = Twoje karty leżą potasowane w stosie, karty SI tak samo. Nigdy nie masz całej ręki: na wydarzenie dekady dobierasz trzy.
lesson-first-headline = Wybierz wydarzenie dekady: Przejęcie nazistowskich naukowców, za pierwszy krok w wyścigu kosmicznym i jego punkty. Pozostałe karty trafią pod twój stos.
lesson-first-headline-other = Tę kartę lepiej zachować dla jej PO. Wybierz Przejęcie nazistowskich naukowców.

lesson-first-ai = SI zagrywa Zakaz prób jądrowych i zdobywa 3 punkty; ty zdobywasz 2. Potem odkrywa swoją wierzchnią kartę, Dekolonizację, i wykorzystuje wydarzenie, bo tak każe lista kart. Prześledź to krok po kroku przyciskiem „Pokaż, co się stało”.
lesson-first-drawn = W swojej rundzie dobierasz dwie karty i jedną zagrywasz; druga trafia pod stos. Plan pięcioletni jest twój i ma 3 PO. Zagraj go.
lesson-first-drawn-other = Blokada to wydarzenie SI i ma 1 PO. Zagraj Plan pięcioletni.

lesson-first-use = Przewroty są tu ograniczone: zobacz, teraz żaden nie jest dostępny. Umieść punkty wpływu.
lesson-first-use-event = Dobre wydarzenie, ale plansza jest ważniejsza: umieść punkty wpływu.
lesson-first-use-other = Później. Umieść za tę kartę punkty wpływu.

lesson-first-zones = To, gdzie umieszczasz punkty, decyduje, ile karta jest warta: całe 3 PO w regionie głównym i tym, co z nim powiązane, 2, jeśli coś trafi do regionu drugorzędnego, 1, jeśli coś trafi gdzie indziej. I nie więcej niż 2 punkty w jednym państwie w rundzie.
lesson-first-egypt = Zostań więc na Bliskim Wschodzie. Egipt to państwo strategiczne, w którym nikogo nie ma.
lesson-first-egypt-two = Jego stabilność wynosi 2: drugi punkt da ci kontrolę.
lesson-first-iran = I jeden w Iranie, nad którym też masz wtedy kontrolę.
lesson-first-zones-other = To kosztowałoby PO albo jest mniej warte. W tej lekcji umieszczaj punkty tam, gdzie napisano.

lesson-first-moved = Region główny się zmienia: teraz jest nim Ameryka Środkowa.
lesson-first-nasser = SI odkrywa i wykorzystuje kartę Naser: 2 punkty wpływu ZSRR w Egipcie, a połowa twoich znika. Tego nie da się przewidzieć, ale państwa strategiczne w kilku regionach pozwalają to znieść.
lesson-first-four = Masz teraz kartę Czerwona panika/Czystka. Zagraj ją.
lesson-first-four-other = Abdykacja króla Rumunii to wydarzenie SI. Zagraj kartę Czerwona panika/Czystka.

lesson-first-either = Jej wydarzenie odebrałoby 1 PO każdej karcie SI. Teraz więcej warte są jej 4 PO, bo otworem stoi cała Ameryka Środkowa: umieść punkty wpływu.
lesson-first-either-other = Tutaj więcej dadzą ci jej 4 PO: umieść punkty wpływu.

lesson-first-mexico = Meksyk, państwo strategiczne obok USA.
lesson-first-mexico-two = Dwa razy, dla kontroli.
lesson-first-panama = Panama: jeszcze jeden i masz nad nią kontrolę.
lesson-first-cuba = I jeden na Kubie, żeby być tam przed SI.
lesson-first-central-other = W tej lekcji umieszczaj punkty tam, gdzie napisano: dwa państwa strategiczne Ameryki Środkowej i przyczółek w trzecim.

lesson-first-farewell = Tak wygląda runda SoloPlay: dobierz dwie, zagraj jedną, patrz, gdzie jest region główny i gdzie będzie. Od trzeciej rundy w tej turze odbędzie się punktacja jednego z nich, więc dbaj o swoje regiony. Graj stąd dalej: SI gra tak, jak każą reguły, aż do końca gry.

lesson-scoring = Runda punktowana i koniec tury

lesson-scoring-ai = Zaczynamy tam, gdzie skończyła się pierwsza lekcja. W rundzie 3 regionem głównym jest Ameryka Południowa. SI nie może tam niczego umieścić, więc wzmacnia Europę: kontroluje teraz Polskę.
lesson-scoring-reach = W Ameryce Południowej sięgasz tylko do Kolumbii, a tam w jednej rundzie wolno umieścić nie więcej niż 2 punkty wpływu.
lesson-scoring-marshall = Dobierasz Plan Marshalla, własne wydarzenie. Zagraj tę kartę; druga, wydarzenie SI, trafi pod twój stos.
lesson-scoring-marshall-other = Piątka z Cambridge to wydarzenie SI i pomogłaby wrogowi. Zagraj Plan Marshalla.

lesson-scoring-event = Gdzie PO niewiele mogą zdziałać, wydarzenie bywa więcej warte: to daje 7 punktów wpływu. Wybierz wydarzenie.
lesson-scoring-event-other = Za PO nie umieścisz teraz zbyt wiele. Wybierz wydarzenie.

lesson-scoring-germany = Plan Marshalla dodaje po 1 punkcie wpływu w siedmiu państwach Europy Zachodniej, których SI nie kontroluje. Pierwsze państwo strategiczne to RFN.
lesson-scoring-france = Francja, kolejne.
lesson-scoring-italy = Włochy, trzecie: mając tam 2 punkty wpływu, kontrolujesz je.
lesson-scoring-spain = Hiszpania/Portugalia, także dla kontroli.
lesson-scoring-greece = Grecja,
lesson-scoring-turkey = Turcja,
lesson-scoring-benelux = a na koniec Beneluks: przyczółek w każdym z tych państw.
lesson-scoring-europe-other = Państwo nie gorsze od innych. W tej lekcji wybierz to, które wymieniono.

lesson-scoring-scoring = Teraz regionem głównym jest Europa. To region Początku Wojny, a trwa runda 4: runda punktowana. Działają obie strony, najpierw ty, a potem następuje punktacja Europy. Jak wypadłaby teraz, pokazuje „Przegląd”.
lesson-scoring-war = Wojna indyjsko-pakistańska ma 2 PO. Zagraj ją.
lesson-scoring-war-other = Blokada ma 1 PO, a jej wydarzenie uderza w RFN. Zagraj kartę Wojna indyjsko-pakistańska.

lesson-scoring-place = Wszystko, co zrobisz w Europie, od razu się liczy: umieść punkty wpływu.
lesson-scoring-place-other = To niczego w Europie nie zmieni. Umieść punkty wpływu.

lesson-scoring-third = Masz 2 punkty wpływu we Francji, a jej stabilność wynosi 3. Jeszcze jeden i kontrolujesz trzecie państwo strategiczne: mając więcej państw strategicznych i więcej państw niż SI, dominujesz w Europie.
lesson-scoring-third-other = To też w Europie, ale o wszystkim decyduje Francja. Wybierz Francję.
lesson-scoring-safe = Teraz pomyśl jak SI. Działa po tobie i za 2 PO może umieścić 1 punkt wpływu we Włoszech, do których sięga z Jugosławii, i odebrać ci nad nimi kontrolę. Gdy będziesz mieć tam 3 punkty, już tego nie zrobi.
lesson-scoring-safe-other = Zobacz, co SI mogłaby zrobić we Włoszech. Wybierz Włochy.

lesson-scoring-scored = SI nie znajduje sposobu, by zmienić punktację, i wchodzi do Finlandii. Potem następuje punktacja Europy: 10 punktów za twoją dominację, 5 za obecność SI, w obu wypadkach razem z państwami strategicznymi. Zdobywasz różnicę.
lesson-scoring-five = Runda 5: obie dobrane karty to wydarzenia SI. Piątka z Cambridge ma 2 PO, dość na wyścig kosmiczny. Wybierz ją.
lesson-scoring-five-other = Ma 1 PO, za mało na wyścig kosmiczny. Wybierz kartę Piątka z Cambridge.

lesson-scoring-space = Karta wysłana na wyścig kosmiczny jest zagrana bez swojego wydarzenia. Przy rzucie nie większym niż 4 robisz krok naprzód.
lesson-scoring-space-other = Wtedy zaszłoby jej wydarzenie. Wybierz wyścig kosmiczny.

lesson-scoring-box = Trójka: jesteś na polu 2. SI wykorzystuje Powstanie w Wietnamie, bo lista kart dopuszcza to wydarzenie w tej rundzie.
lesson-scoring-abdication = Ostatnia runda i znowu dwa wydarzenia SI. Abdykacja króla Rumunii daje SI Rumunię, którą i tak prędzej czy później by zdobyła. Wybierz tę kartę.
lesson-scoring-abdication-other = Blokada kosztowałaby cię RFN albo dobrą kartę. Wybierz kartę Abdykacja króla Rumunii.

lesson-scoring-military = Na koniec tury każde brakujące działanie militarne kosztuje punkt: wymaganych jest tyle, ile wskazuje DEFCON, a ty nie masz żadnego. Od rundy 4 możesz przeprowadzać przewroty, dopóki jakichś ci brakuje. Wybierz przewrót.
lesson-scoring-military-other = Nie masz jeszcze działań militarnych. Wybierz przewrót.
lesson-scoring-angola = Regionem głównym jest Afryka. Angola to państwo strategiczne, jej stabilność wynosi tylko 1, a SI ma tam 1 punkt wpływu.
lesson-scoring-angola-other = Stabilność liczy się podwójnie przeciw tobie. Wybierz Angolę, gdzie wynosi 1.

lesson-scoring-farewell = Przewrót daje ci Angolę. DEFCON spada przez to do 4, a że masz 1 działanie militarne, brakuje 3: to 3 punkty dla SI. Przeprowadzaj więc przewroty na czas, gdy tylko są dozwolone. Po wydarzeniu karty Abdykacja króla Rumunii tura się kończy: DEFCON znów rośnie, karty regionów tasuje się w nowy stos, a tura 2 zaczyna się od następnego draftu. Graj dalej, jak długo chcesz.
