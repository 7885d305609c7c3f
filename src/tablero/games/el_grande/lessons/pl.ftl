# Lekcje El Grande: to, co mówi się przed każdą decyzją (first.toml).

lesson-first = Dwie rundy El Grande

lesson-first-goal = Grasz fioletowym kolorem. Hiszpania ma dziewięć regionów, a twoi ludzie to małe kostki, caballero. Dwóch z nich i duża figura, czyli twój grand, zaczynają w Walencji.
lesson-first-score = Punkty dostaje ten, kto ma w regionie najwięcej caballero, gdy region punktuje. Ile, mówią wydrukowane tam liczby: w Kastylii 6 za pierwsze i 4 za drugie miejsce.
lesson-first-power = Każda runda zaczyna się od kart siły. Wysoka pozwala działać wcześniej, niska daje więcej caballero. Spróbuj czegoś pośrodku: zagraj 9.
lesson-first-power-other = Ta karta jest równie dobra. W tej lekcji zagraj jednak 9: działasz z nią na początku, a i tak dostajesz caballero.
lesson-first-power-13 = Tak wysoka karta nie daje ani jednego caballero. Zachowaj ją na rundę, w której działanie na początku będzie tego warte; teraz zagraj 9.

lesson-first-take = Niebieski ma 5, a Pomarańczowy 3, więc działasz na początku. Twoja 9 powołuje maksymalnie dwóch caballero z odległej prowincji na twój dwór, skąd można ich rozmieszczać. Weź obu.
lesson-first-take-other = Możesz wziąć mniej, ale tu nie ma ku temu powodu. Powołaj 2.

lesson-first-cards = Odkrytych jest pięć kart akcji i każdy gracz bierze jedną. Karta ma dwie połowy: liczbę caballero, których możesz rozmieścić, i akcję specjalną.
lesson-first-levy = Pobór podatków od razu podlicza punkty w wybranym regionie, a w Walencji nie ma nikogo poza tobą. Weź Pobór podatków.
lesson-first-cards-other = Dobra karta, ale w innej sytuacji. Tutaj Pobór podatków od razu da ci punkty; weź go.
lesson-first-majesty-later = Jego Królewska Mość przesuwa króla; przyda ci się w następnej rundzie. Teraz weź Pobór podatków.

lesson-first-halves = To ty decydujesz, która połowa będzie pierwsza, i każdą możesz pominąć. Zacznij od akcji specjalnej.
lesson-first-special-first = To będzie później. Najpierw użyj akcji specjalnej, żeby zobaczyć, co robi.

lesson-first-levy-where = Wybierz region, w którym podliczysz punkty: Walencję, gdzie nikt inny nie ma caballero.
lesson-first-levy-other = Nie masz tam nikogo, więc te punkty dostałby ktoś inny albo nikt. Wybierz Walencję.
lesson-first-levy-empty = Toledo jest warte najwięcej, ale nikogo tam nie ma, a pusty region nie daje punktów. Wybierz Walencję.

lesson-first-scored = 5 punktów za pierwsze miejsce i jeszcze 2, bo to pierwsze miejsce w regionie twojego granda. Teraz druga połowa: rozmieść caballero.
lesson-first-place-too = Możesz na tym zakończyć, ale na dworze masz caballero. Rozmieść ich.

lesson-first-king = Król stoi w Toledo. Umieszczać wolno tylko obok niego, nigdy w jego własnym regionie.
lesson-first-castilla = Kastylia sąsiaduje z Toledo, jest warta 6 i nikogo w niej nie ma. Umieść tam jednego caballero.
lesson-first-place-other = Można. W tej lekcji wybierz jednak Kastylię, która jest warta więcej i wciąż jest pusta.

lesson-first-castillo = Drugie miejsce dla caballero jest zawsze otwarte: castillo, wieża, do której nikt nie może zajrzeć. Wrzuć tam jednego.
lesson-first-castillo-other = Możesz. Najpierw jednak poznaj castillo: wrzuć tam tego caballero.

lesson-first-round = Pozostali już zagrali. Niebieski wziął kartę Jego Królewska Mość i przesunął króla do Kastylii; Pomarańczowy wziął Tłumy, które podliczyły punkty w czterech najpełniejszych regionach, i Walencja znów dała ci 7 punktów.
lesson-first-frozen = Tam, gdzie jest król, wszystko zamiera: nic nie wchodzi i nic nie wychodzi. Twojemu caballero w Kastylii nie grozi żadna karta, ale pomocy też nie możesz mu wysłać.
lesson-first-first = Po tej rundzie punktuje cała Hiszpania. Tym razem działanie na początku jest warte wiele: zagraj 13. Caballero masz na dworze dość.
lesson-first-first-other = Z tą kartą Niebieski mógłby cię jeszcze wyprzedzić. Zagraj 13, której nikt nie przebije.

lesson-first-majesty = Jego Królewska Mość pozwala przesunąć króla, dokąd chcesz, i rozmieścić maksymalnie pięciu caballero. Weź tę kartę.
lesson-first-majesty-other = Jego Królewska Mość jest teraz dla ciebie warta więcej: decyduje, gdzie stoi król, gdy punktuje Hiszpania.

lesson-first-order = Najpierw król, potem rozmieszczanie: od tego, dokąd on pójdzie, zależy, gdzie możesz umieszczać.
lesson-first-order-other = Jeśli zaczniesz od rozmieszczania, umieścisz caballero wokół Kastylii, gdzie teraz jest król. Najpierw go przesuń.

lesson-first-king-home = Kto samodzielnie zajmuje pierwsze miejsce w regionie króla, dostaje 2 dodatkowe punkty, a nikt już nie może tam wejść. Sprowadź go do Walencji.
lesson-first-king-other = Tam pomógłby komuś innemu albo nikomu. W Walencji nie ma nikogo poza tobą: sprowadź go tam.

lesson-first-five = Teraz rozmieść pięciu caballero wokół Walencji.

lesson-first-aragon = W Aragonii Niebieski ma jednego caballero. Dwóch twoich to więcej: umieść tam jednego.
lesson-first-aragon-again = I drugiego, by mieć przewagę.
lesson-first-aragon-other = Później. W Aragonii dwóch caballero daje ci pierwsze miejsce; umieść ich tam.

lesson-first-cataluna = Katalonia jest pusta. Jeden caballero wystarcza na pierwsze miejsce, dopóki nikt za nim nie przyjdzie.
lesson-first-cataluna-other = Też można. Zobacz jednak, co się stanie w Katalonii: umieść tam jednego.

lesson-first-inside = Castillo punktuje jak region, a potem każdy wyprowadza stamtąd swoich caballero do wybranego regionu. Wrzuć tam jednego.
lesson-first-inside-again = I ostatniego.
lesson-first-inside-other = Możesz, ale rezerwa w castillo zaskoczy pozostałych. Wrzuć go tam.

lesson-first-scoring = Niebieski i Pomarańczowy już zagrali i obaj weszli do Katalonii: każdy ma tam po jednym caballero, więc wszyscy trzej remisują, a przy remisie wspólnie zajmuje się miejsce niżej. Teraz następuje punktacja ogólna.
lesson-first-disc = Twoi trzej caballero z castillo idą do jednego regionu; każdy wybiera go w tajemnicy. W Kastylii czeka samotnie jeden twój caballero, a króla już tam nie ma: wybierz Kastylię.
lesson-first-disc-other = Tam też by się liczyli. W Kastylii zapewnią ci jednak 6 punktów; wybierz ją.
lesson-first-disc-king = W Walencji jest król, więc nikt nie może tam wejść: twoi caballero trafiliby na dwór. Wybierz Kastylię.

lesson-first-farewell = Przeczytaj dziennik od słów „punktacja ogólna”: castillo daje ci 5, Aragonia 5, Kastylia 6, Walencja 9 z królem i grandem, a Katalonia po 2 każdemu z trzech remisujących. Jesteś tuż za Niebieskim, a przed wami jeszcze dwie takie punktacje. Jeśli chcesz, graj dalej: pozostali grają teraz na poziomie początkującym.
