# Lekcja Narcos: co mówi się przed każdą decyzją (patron.toml).

lesson-patron = Pierwsze tury El Patróna

lesson-patron-goal = Jeden przeciw wszystkim: jesteś El Patrónem i ukrywasz się gdzieś w Kolumbii. Wygrywasz, gdy twoje uwielbienie wyniesie 20 albo gdy zrealizujesz trzy cele. Tropiący czterech frakcji wygrywają, gdy aresztują cię dwukrotnie.
lesson-patron-hunters = Trzy cele już dla ciebie rozłożono, a ośmiu tropiących stoi na swoich miejscach początkowych, większość w pobliżu lotnisk.
lesson-patron-hide = Wybierz kryjówkę. Zostajesz w niej przez cały sezon, powinna więc być daleko od tropiących i mieć wokół siebie kilka dróg. W tej lekcji: Támara, O9, farma w regionie Orinoko.
lesson-patron-hide-other = Można się tam ukryć i nikt by się nie dowiedział. Ta lekcja toczy się jednak dalej z Támara, O9.

lesson-patron-tokens = Każdy z twoich siedmiu sicario ma już zakryty żeton obrony: atak musi być silniejszy niż jego liczba. Zrobiono to za ciebie; trójkę ma Poison, a dwójkę Tuso.
lesson-patron-turn = Ty i frakcje działacie na przemian, po cztery razy w sezonie. W swojej turze wystawiasz na planszę jednego sicario. Pracuje dla ciebie i trochę cię zdradza: wszyscy dowiadują się, że jesteś w jego zasięgu.
lesson-patron-card = Sicario przychodzi dzięki karcie. Boiska i reflektory zastępują dowolnego zwykłego sicario i przynoszą wpływy albo, za pieniądze, uwielbienie. Zagraj tę kartę.
lesson-patron-card-other = Innym razem. Tutaj zagraj kartę Boiska i reflektory: dzięki niej wybierasz, kto przychodzi.

lesson-patron-figure = Tuso ma największy zasięg spośród zwykłych sicario, 4: dlatego mówi tropiącym najmniej. Wybierz Tusa.
lesson-patron-figure-other = Jego zasięg jest mniejszy i tropiący dowiedzieliby się więcej. Wybierz Tusa.

lesson-patron-where = Wystaw go tam, gdzie „nie dalej niż 4” zostawia wiele miejsc: nie tuż obok siebie i nie tak daleko, by twoja kryjówka musiała leżeć na skraju. Orocué, O12, leży w środku regionu Orinoko.
lesson-patron-where-other = Można. Ale zobacz, jak mało tropiących jest wokół Orocué, O12: wystaw go tam.
lesson-patron-where-home = Tak blisko kryjówki? Może tam stać, ale mógłby ściągnąć do ciebie tropiących. Wybierz miejsce, o którym mówi lekcja.

lesson-patron-influence = Najpierw tekst karty: wpływy w mieście. Do miasta z twoimi wpływami nie wejdzie żaden tropiący. Umieść je w Orocué.
lesson-patron-influence-other = Lepiej chronią one Orocué, gdzie stoi Tuso.

lesson-patron-pay = Teraz jej warunek: za 3 dolary twoje uwielbienie od razu rośnie o 2. Jednego dolara z tego, co płacisz, dostają Los Pepes. Zapłać.
lesson-patron-pay-other = Masz 10 dolarów, a wygraną daje uwielbienie. Zapłać.

lesson-patron-lab = Potem sam sicario ma dwie akcje, w swojej lokacji lub obok niej. Na farmach może budować laboratoria: każde ma od razu kostkę, wartą 4 dolary, gdy opuści kraj. Zbuduj jedno w Trinidad, O8.
lesson-patron-lab-two = I jedno w Cumaribo, O10.
lesson-patron-lab-other = Też można. W tej lekcji zbuduj laboratorium, o którym mowa.

lesson-patron-asked = Zaczęli Los Pepes. Don Berna pyta o twój region, a ty musisz odpowiedzieć zgodnie z prawdą: stoi w regionie Orinoko, więc wiedzą, że ty też tam jesteś.
lesson-patron-attacked = Carlos Castaño atakuje Tusa z siłą 1 przeciw żetonowi 2, bez skutku; żeton leży teraz odkryty. Notatnik pokazuje miejsca, w których jeszcze możesz być: tyle wiedzą tropiący.
lesson-patron-cube = Na początku swojej tury możesz zapłacić dolara, by przesunąć sicario najwyżej o trzy drogi. Tuso ma przynieść kostkę. Wybierz go.
lesson-patron-cube-other = To tylko jeden dolar, a kostka jest warta cztery. Przesuń Tusa.

lesson-patron-airport = Po drodze zabiera kostkę z Trinidad. Jeśli skończy w mieście z lotniskiem, na koniec sezonu opuści ona kraj. Idź do Arauca, O1.
lesson-patron-airport-other = Mógłby, ale bez lotniska kostka zostaje na miejscu. Lotnisko ma Arauca, O1.

lesson-patron-second = Teraz następny sicario: zagraj kartę Limón.
lesson-patron-second-other = Dobra na później. Teraz zagraj kartę Limón.

lesson-patron-cucuta = Zasięg Limóna wynosi 3. Każdy sicario zakreśla krąg, a ty jesteś tam, gdzie wszystkie kręgi się nakładają. Krąg wokół Cúcuta, A2, sięga także do innego regionu: wybierz to miejsce.
lesson-patron-cucuta-other = Pomyśl, co to zdradza: tropiący skreślą każde miejsce, które leży stamtąd dalej niż trzy drogi. W tej lekcji wybierz Cúcuta, A2.

lesson-patron-stay = Karta pozwoliłaby mu ruszyć dalej. Stoi dobrze: zakończ.
lesson-patron-stay-other = Każdy ruch widzą wszyscy. Zostaw go tam.
lesson-patron-condition = Za dolara mógłby się ruszyć inny sicario. Tuso jest tam, gdzie powinien: zakończ.
lesson-patron-condition-other = Oszczędź tego dolara: na koniec sezonu zapłacisz za własną drogę do nowej kryjówki.
lesson-patron-second-influence = Umieść wpływy w Cúcuta, żeby nie mógł tam wejść żaden tropiący.
lesson-patron-second-influence-other = Najpierw Cúcuta: tam, gdzie stoi sicario, wpływy nie wpuszczają tropiących.

lesson-patron-farewell = Znasz już ten rytm: każdy sicario przynosi pieniądze, wpływy albo uwielbienie i zawęża krąg miejsc, w których możesz być. Na koniec sezonu kostka Tusa zostaje wysłana, twoja kryjówka ujawniona, a potem płacisz za tajną drogę do nowej. Jeśli chcesz, graj stąd dalej: Limón ma jeszcze jedną akcję, a tropiący są teraz początkujący.
