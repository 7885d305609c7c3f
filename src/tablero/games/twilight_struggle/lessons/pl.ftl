# Lekcja gry Zimna Wojna: co mówi się przed każdą decyzją (first.toml).

lesson-first = Pierwsza tura jako ZSRR

lesson-first-goal = Zimna wojna to przeciąganie liny o punkty zwycięstwa: kto ma ich 20, od razu wygrywa. Grasz jako ZSRR. Punkty przynoszą przede wszystkim regiony, gdy zagrana zostanie karta regionu i nadejdzie jego punktacja.
lesson-first-control = Twoje punkty wpływu to pomarańczowe liczby. Kontrolujesz państwo, gdy masz w nim o co najmniej tyle punktów wpływu więcej niż USA, ile wynosi jego stabilność, czyli liczba w kółku. Państwa z ciemnym tytułem to państwa strategiczne: liczą się najbardziej.
lesson-first-poland = Przed grą każda strona dodaje punkty wpływu w swojej połowie Europy. Trzy z twoich sześciu są w Polsce, której stabilność wynosi 3, więc ją kontrolujesz. Jeszcze jeden ją zabezpieczy: umieść go tam.
lesson-first-poland-other = Też można. W tej lekcji zabezpiecz Polskę: to państwo strategiczne, które gracz USA spróbuje ci odebrać.

lesson-first-east-germany = NRD, drugie państwo strategiczne Europy Wschodniej, ma dokładnie te 3 punkty, których wymaga kontrola. Dodaj jeden.
lesson-first-east-germany-other = To może poczekać. NRD to państwo strategiczne na granicy z Zachodem: dodaj jeden punkt właśnie tam.

lesson-first-yugoslavia = Ostatni otwiera drogę: później możesz umieszczać punkty wpływu obok państw, w których już je masz. Z Jugosławii sięgniesz do Włoch i Grecji.
lesson-first-yugoslavia-other = Nieźle. Tutaj jednak wejdź do Jugosławii, skąd sięgniesz do Włoch i Grecji.

lesson-first-cards = Gracz USA zajmuje RFN i Włochy. A teraz karty: każda ma liczbę, czyli punkty operacji, i wydarzenie. Pomarańczowa karta ma twoje wydarzenie, niebieska wydarzenie USA, szara jest dla każdego.
lesson-first-headline = Każda tura zaczyna się od wydarzenia dekady: obie strony w tajemnicy wybierają kartę i jej wydarzenie zachodzi. Czerwona panika/Czystka odbiera w tej turze 1 PO każdej karcie USA. Teraz, gdy cała tura jest przed tobą, to silne zagranie.
lesson-first-headline-other = Można. Ale wydarzenie, które trwa całą turę, najwięcej daje jako wydarzenie dekady: wybierz kartę Czerwona panika/Czystka.
lesson-first-headline-asia = Karta punktacji może być wydarzeniem dekady, ale Azja niewiele ci jeszcze daje. Później w tej turze wyciągniesz z niej więcej.
lesson-first-headline-enemy = To wydarzenie USA i jako wydarzenie dekady pomogłoby wrogowi. Wybierz własne: Czerwona panika/Czystka.

lesson-first-rounds = Gracz USA zagrywa Przejęcie nazistowskich naukowców: krok w wyścigu kosmicznym i 2 punkty. Teraz czeka was sześć rund. W każdej zagrywasz jedną kartę: za jej punkty operacji albo, jeśli nie jest kartą wroga, jako wydarzenie.
lesson-first-de-gaulle = De Gaulle na czele Francji ma 3 PO, więcej nie ma żadna karta na twojej ręce, która nie należy do wroga. Zagraj ją.
lesson-first-de-gaulle-other = Ta się jeszcze przyda albo jest słabsza. Na to, co teraz nastąpi, weź kartę De Gaulle na czele Francji z jej 3 PO.
lesson-first-asia-early = Jeszcze nie: teraz Azja niewiele by ci dała. Pamiętaj jednak, że kartę punktacji trzeba zagrać w tej turze, w której masz ją na ręce; kto ją zatrzyma, przegrywa grę.

lesson-first-coup = Za punkty operacji możesz umieszczać punkty wpływu albo spróbować przewrotu: to rzut kostką, który jednym uderzeniem może wyprzeć wroga z państwa. Przeprowadź przewrót.
lesson-first-coup-other = Często to dobre zagranie. Tutaj przyjrzyj się przewrotowi: przy DEFCON 5 jest jeszcze wszędzie dozwolony, a działania militarne i tak musisz w tej turze wykonać.

lesson-first-iran = Iran to państwo strategiczne z jednym jedynym punktem wpływu USA, droga do Pakistanu, a jego stabilność 2 ułatwia przewrót: rzut i 3 PO, minus dwukrotność stabilności. Wystarczy wyrzucić 2 lub więcej.
lesson-first-iran-other = Przewrót jest tam możliwy. Iran daje ci więcej: to państwo strategiczne między Bliskim Wschodem a Azją.

lesson-first-truman = Piątka: USA znikają z Iranu i to ty go kontrolujesz. Przewrót w państwie strategicznym obniża DEFCON, teraz do 4, więc w Europie na razie koniec z przewrotami. Gracz USA odpowiada Doktryną Trumana i usuwa twój punkt wpływu z Jugosławii, której nie kontrolujesz.
lesson-first-enemy = Jedna z twoich kart jest niebezpieczna: Amerykańsko-japoński pakt obronny. Jeśli zagrasz kartę wroga na operacje, zachodzi też jej wydarzenie, a to na zawsze oddaje graczowi USA Japonię. Jest jednak wyjście. Wybierz tę kartę.
lesson-first-enemy-other = Tak też można, ale zła karta zostanie ci na ręce. Wybierz Amerykańsko-japoński pakt obronny, by zobaczyć, jak się jej pozbyć.

lesson-first-space = Wyślij ją na wyścig kosmiczny: wydarzenie nie zachodzi, a przy rzucie nie większym niż 3 robisz nawet krok naprzód. Raz w turze może w ten sposób zniknąć karta za 2 lub więcej PO.
lesson-first-space-other = Wtedy Japonia należałaby do USA. Wyślij kartę na wyścig kosmiczny.

lesson-first-middle-east = Sukces i punkt dla ciebie. Gracz USA umieszcza punkty wpływu w Egipcie i Jordanii: na Bliskim Wschodzie robi się poważnie, a ty masz na ręce kartę Naser, odpowiedź na inną rundę.
lesson-first-fidel = Niektóre wydarzenia są lepsze niż ich punkty operacji. Fidel usuwa z Kuby wszystkie punkty wpływu USA i daje ci nad nią kontrolę, tuż obok Stanów Zjednoczonych. Zagraj Fidela.
lesson-first-fidel-other = Może później. Najpierw przyjrzyj się karcie Fidel: jej wydarzenie jest lepsze niż jej 2 PO.

lesson-first-own-event = Przy własnej karcie wybierasz: wydarzenie albo punkty operacji. Wybierz wydarzenie.
lesson-first-own-event-other = Dwa punkty operacji tyle by ci na Kubie nie dały. Wybierz wydarzenie.

lesson-first-korea = Gracz USA musi zagrać Wojnę koreańską, jedno z twoich wydarzeń, i zachodzi ono: Korea Północna zwycięża, ty zdobywasz 2 punkty, a Korea Południowa nie jest już amerykańska. Tak kończy ten, kto zagrywa karty wroga.
lesson-first-china = Wciąż masz kartę Kulminacja napięć w Azji, więc teraz wzmocnij Azję. Karta chińska ma 4 PO, a 5, jeśli wszystkie zostaną użyte w Azji. Jej cena: potem należy do gracza USA. Tym razem warto.
lesson-first-china-other = Dobra karta na inną rundę. Na Azję nic nie jest tak silne jak Karta chińska.
lesson-first-asia-soon = Jeszcze jedna runda! Teraz Azja jest prawie pusta. Najpierw użyj tam Karty chińskiej.

lesson-first-china-place = Umieść za nią punkty wpływu.
lesson-first-china-place-other = W Azji prawie nie ma kogo wypierać. Umieść punkty wpływu.

lesson-first-pakistan = Możesz umieszczać punkty wpływu tam, gdzie już je masz, albo obok. Z Iranu sięgniesz do Pakistanu, państwa strategicznego o stabilności 2.
lesson-first-pakistan-two = Drugi punkt i masz kontrolę.
lesson-first-pakistan-other = Państwo strategiczne w twoim zasięgu to Pakistan: najpierw umieść tam dwa punkty wpływu.

lesson-first-afghanistan = Aby mieć dominację w regionie, potrzebujesz więcej państw i więcej państw strategicznych niż wróg, w tym co najmniej jednego niestrategicznego. Takim państwem jest Afganistan.
lesson-first-afghanistan-two = Jego stabilność wynosi 2: jeszcze jeden.
lesson-first-afghanistan-other = To nie da ci dominacji w Azji. Weź Afganistan: dwa punkty wpływu.

lesson-first-spare = Piąty punkt masz dlatego, że wszystkie trafiły do Azji. Umieść go tam, gdzie da ochronę: w Pakistanie, Afganistanie albo Korei Południowej, jak wolisz.
lesson-first-spare-other = Wtedy by przepadł: piąty punkt liczy się tylko w Azji. Wybierz Pakistan, Afganistan albo Koreę Południową.

lesson-first-score = Kontrolujesz dwa państwa strategiczne, Koreę Północną i Pakistan, oraz Afganistan; gracz USA ma w Azji jedno państwo. Teraz zagraj kartę Kulminacja napięć w Azji.
lesson-first-score-other = Następne rundy mogą tylko pogorszyć twoją sytuację w Azji. Zagraj teraz kartę Kulminacja napięć w Azji.

lesson-first-farewell = Dominacja w Azji: 7 punktów i po 1 za każde z dwóch państw strategicznych, przeciw 3 punktom USA za obecność. Prowadzisz 7 punktami, a na ręce masz kartę Naser na Egipt. Dwie zasady na drogę: na koniec tury brakujące działania militarne kosztują punkty (o to zadbał twój przewrót), a jeśli DEFCON spadnie do 1 w twojej rundzie, przegrywasz. Jeśli chcesz, graj dalej: po stronie USA gra teraz początkujący.
