# Narcos po polsku. Jak znajduje się komunikaty i skąd formy wartości ($place-inline): tablero/texts/speech.py.
# .inline: nazwa w środku zdania. Lokacje i postacie mogą pochodzić z pakietów danych, dlatego stoją zawsze w mianowniku,
# po rzeczowniku („w lokacji …”, „sicario …”) albo po dwukropku. Frakcje: .gen dopełniacz, .dat celownik, .acc biernik.

game-title = Narcos
game-description = El Patrón ukrywa się gdzieś w Kolumbii, a jego sicario przynoszą mu bogactwo i uwielbienie; tropiący czterech frakcji pytają, szukają i zacieśniają krąg.
# Measured: own decisions in games between bots, at 20 to 40 seconds each.
game-length = 30–60 minut
game-weight = średnia złożoność
game-like = Zabawa w chowanego z poszlakami: jeden się ukrywa, pozostali obliczają, gdzie jeszcze może być.

## Regions

thing-k = Karaiby
    .text = Region na północy: wszystkie lokacje, których numer zaczyna się od K.
thing-a = Andy
    .text = Region na zachodzie: wszystkie lokacje, których numer zaczyna się od A.
thing-o = Orinoko
    .text = Region na wschodzie: wszystkie lokacje, których numer zaczyna się od O.

## Locations

action-k1 = K1 Uribia
    .inline = Uribia (K1)
action-k2 = K2 Riohacha
    .inline = Riohacha (K2)
action-k3 = K3 Santa Marta
    .inline = Santa Marta (K3)
action-k4 = K4 Barranquilla
    .inline = Barranquilla (K4)
action-k5 = K5 Minca
    .inline = Minca (K5)
action-k6 = K6 Fundación
    .inline = Fundación (K6)
action-k7 = K7 Cartagena
    .inline = Cartagena (K7)
action-k8 = K8 Valledupar
    .inline = Valledupar (K8)
action-k9 = K9 Plato
    .inline = Plato (K9)
action-k10 = K10 San Jacinto
    .inline = San Jacinto (K10)
action-k11 = K11 Sincelejo
    .inline = Sincelejo (K11)
action-k12 = K12 Chimichagua
    .inline = Chimichagua (K12)
action-k13 = K13 El Banco
    .inline = El Banco (K13)
action-k14 = K14 Pailitas
    .inline = Pailitas (K14)
action-k15 = K15 Montería
    .inline = Montería (K15)
action-k16 = K16 San Marcos
    .inline = San Marcos (K16)
action-k17 = K17 Tierralta
    .inline = Tierralta (K17)
action-k18 = K18 Ayapel
    .inline = Ayapel (K18)
action-a1 = A1 Ocaña
    .inline = Ocaña (A1)
action-a2 = A2 Cúcuta
    .inline = Cúcuta (A2)
action-a3 = A3 Bucaramanga
    .inline = Bucaramanga (A3)
action-a4 = A4 Dabeiba
    .inline = Dabeiba (A4)
action-a5 = A5 Segovia
    .inline = Segovia (A5)
action-a6 = A6 Medellín
    .inline = Medellín (A6)
action-a7 = A7 Barrancabermeja
    .inline = Barrancabermeja (A7)
action-a8 = A8 Puerto Boyacá
    .inline = Puerto Boyacá (A8)
action-a9 = A9 Sogamoso
    .inline = Sogamoso (A9)
action-a10 = A10 Istmina
    .inline = Istmina (A10)
action-a11 = A11 Líbano
    .inline = Líbano (A11)
action-a12 = A12 Muzo
    .inline = Muzo (A12)
action-a13 = A13 Pereira
    .inline = Pereira (A13)
action-a14 = A14 Bogotá
    .inline = Bogotá (A14)
action-a15 = A15 Chaparral
    .inline = Chaparral (A15)
action-a16 = A16 Cali
    .inline = Cali (A16)
action-a17 = A17 Pasto
    .inline = Pasto (A17)
action-a18 = A18 Tumaco
    .inline = Tumaco (A18)
action-o1 = O1 Arauca
    .inline = Arauca (O1)
action-o2 = O2 Arauquita
    .inline = Arauquita (O2)
action-o3 = O3 Cravo Norte
    .inline = Cravo Norte (O3)
action-o4 = O4 Puerto Carreño
    .inline = Puerto Carreño (O4)
action-o5 = O5 Saravena
    .inline = Saravena (O5)
action-o6 = O6 Tame
    .inline = Tame (O6)
action-o7 = O7 La Primavera
    .inline = La Primavera (O7)
action-o8 = O8 Trinidad
    .inline = Trinidad (O8)
action-o9 = O9 Támara
    .inline = Támara (O9)
action-o10 = O10 Cumaribo
    .inline = Cumaribo (O10)
action-o11 = O11 Yopal
    .inline = Yopal (O11)
action-o12 = O12 Orocué
    .inline = Orocué (O12)
action-o13 = O13 Mapiripán
    .inline = Mapiripán (O13)
action-o14 = O14 Villavicencio
    .inline = Villavicencio (O14)
action-o15 = O15 San José del Guaviare
    .inline = San José del Guaviare (O15)
action-o16 = O16 Florencia
    .inline = Florencia (O16)
action-o17 = O17 Puerto Asís
    .inline = Puerto Asís (O17)
action-o18 = O18 Leticia
    .inline = Leticia (O18)

## Figures and factions

action-gustavo = Gustavo
    .inline = Gustavo
action-blackie = Blackie
    .inline = Blackie
action-limon = Limón
    .inline = Limón
action-poison = Poison
    .inline = Poison
action-velasco = Velasco
    .inline = Velasco
action-flaco = Flaco
    .inline = Flaco
action-mechas = Mechas
    .inline = Mechas
action-tuso = Tuso
    .inline = Tuso
action-leon = León
    .inline = León
action-la_quica = La Quica
    .inline = La Quica
action-murphy = Steve Murphy
    .inline = Steve Murphy
action-pena = Javier Peña
    .inline = Javier Peña
action-carrillo = Horacio Carrillo
    .inline = Horacio Carrillo
action-trujillo = Trujillo
    .inline = Trujillo
action-navegante = Navegante
    .inline = Navegante
action-gilberto = Gilberto
    .inline = Gilberto
action-don_berna = Don Berna
    .inline = Don Berna
action-castano = Carlos Castaño
    .inline = Carlos Castaño
action-dea = DEA
    .inline = DEA
    .gen = DEA
    .dat = DEA
    .acc = DEA
action-police = Policja Narodowa
    .inline = Policja Narodowa
    .gen = Policji Narodowej
    .dat = Policji Narodowej
    .acc = Policję Narodową
action-cali = Kartel z Cali
    .inline = kartel z Cali
    .gen = kartelu z Cali
    .dat = kartelowi z Cali
    .acc = kartel z Cali
action-pepes = Los Pepes
    .inline = Los Pepes
    .gen = Los Pepes
    .dat = Los Pepes
    .acc = Los Pepes

## Verbs, numbers, actions of hunters, defence tokens

action-done = Gotowe
action-not_this_turn = Nie w tej turze
action-pay = Zapłać
action-show_hand = Pokaż rękę
action-silver = Srebro
    .inline = srebro
action-lead = Ołów
    .inline = ołów
action-number = { $n }
action-attack = Atak, siła { $n }
    .inline = atak, siła { $n }
action-labs = Niszczenie laboratoriów, siła { $n }
    .inline = niszczenie laboratoriów, siła { $n }
action-roadblocks = Blokady i wpływy, siła { $n }
    .inline = blokady i wpływy, siła { $n }
action-distance = Śledztwo: odległość, siła { $n }
    .inline = śledztwo w sprawie odległości, siła { $n }
action-type = Śledztwo: rodzaj, siła { $n }
    .inline = śledztwo w sprawie rodzaju lokacji, siła { $n }
action-region = Śledztwo: region, siła { $n }
    .inline = śledztwo w sprawie regionu, siła { $n }
action-arrest = Aresztowanie, siła { $n }
    .inline = aresztowanie, siła { $n }
action-defence = Żeton obrony { $n }
    .inline = żeton obrony { $n }
action-hostage = Zakładnik
    .inline = zakładnik
action-bomb = Bomba
    .inline = bomba

## Pieces

thing-influence = Wpływy
    .text = Tropiący nie mogą wejść do miasta z żetonem wpływu.
thing-roadblock = Blokada
    .text = Sicario, a także El Patrón podczas przeprowadzki, nie mogą wejść do miasta z blokadą i nikogo nie można tam wystawić.
thing-lab = Laboratorium
    .text = W każdym sezonie wytwarza kostkę i podnosi dochód El Patróna.
thing-cube = Kostka
    .text = Sicario zanosi ją do miasta z lotniskiem; wysłana stamtąd przynosi El Patrónowi pieniądze.
thing-party = Żeton spotkania
    .text = Sicario, który tu dotrze, zabiera go na kartę celu Spotkania.
thing-marker = Znacznik kryjówki
    .text = Notatka frakcji: może tu być El Patrón.
thing-patron_token = El Patrón
    .text = Tu był El Patrón na koniec sezonu; teraz się przeprowadza.

## What cards count, worded for every number the data may give. Biernik: „otrzymujesz”, „umieść”, „za”.

unit-dollars = { $n ->
    [one] 1 dolara
    [few] { $n } dolary
   *[many] { $n } dolarów
}
unit-labs = { $n ->
    [one] laboratorium na farmie
    [few] najwyżej { $n } laboratoria na farmach
   *[many] najwyżej { $n } laboratoriów na farmach
}
unit-influence = { $n ->
    [one] żeton wpływu w mieście
    [few] najwyżej { $n } żetony wpływu w miastach
   *[many] najwyżej { $n } żetonów wpływu w miastach
}
unit-tokens_of_influence = { $n ->
    [one] żeton wpływu w mieście
    [few] { $n } żetony wpływu w miastach
   *[many] { $n } żetonów wpływu w miastach
}
unit-all_labs = { $n ->
    [one] laboratorium na farmie
    [few] { $n } laboratoria na farmach
   *[many] { $n } laboratoriów na farmach
}
unit-all_roadblocks = { $n ->
    [one] 1 blokadę
    [few] { $n } blokady
   *[many] { $n } blokad
}
unit-cubes = { $n ->
    [one] kostkę na dowolnym laboratorium bez kostki
    [few] najwyżej { $n } kostki na laboratoriach bez kostki, gdziekolwiek
   *[many] najwyżej { $n } kostek na laboratoriach bez kostki, gdziekolwiek
}
unit-loads = { $n ->
    [one] 1 kostkę
    [few] { $n } kostki
   *[many] { $n } kostek
}
unit-roadblocks = { $n ->
    [one] 1 blokadę
    [few] najwyżej { $n } blokady
   *[many] najwyżej { $n } blokad
}
unit-hunters = { $n ->
    [one] 1 tropiącego
   *[many] najwyżej { $n } tropiących
}
unit-away = { $n ->
    [0] w jego lokacji
    [1] w lokacji z nim sąsiadującej
   *[other] w odległości do { $n } od niego
}
unit-actions = { $n ->
    [one] 1 zwykłą akcję więcej
    [few] { $n } zwykłe akcje więcej
   *[many] { $n } zwykłych akcji więcej
}
unit-swap = { $n ->
    [one] zamienić miejscami dwa zakryte żetony obrony
   *[many] zamienić miejscami dwa zakryte żetony obrony, najwyżej { $n } razy
}
unit-cards = { $n ->
    [one] 1 kartę
    [few] { $n } karty
   *[many] { $n } kart
}
unit-tokens = { $n ->
    [one] 1 żeton obrony
    [few] { $n } żetony obrony
   *[many] { $n } żetonów obrony
}
unit-available = { $n ->
    [one] 1 dostępną kartę akcji
    [few] { $n } dostępne karty akcji
   *[many] { $n } dostępnych kart akcji
}
unit-steps = { $n ->
    [one] 1 krok
    [few] { $n } kroki
   *[many] { $n } kroków
}

## Sicario cards

card-s01 = Gustavo
    .text = Otrzymujesz { $immediate-n-dollars }. Za { $cost-dollars }: umieść { $effect-n-labs } w odległości do { $effect-within } od niego, a znacznik dochodu przesuwa się o { $effect-2-n }.
card-s02 = Podwójna księgowość
    .text = Otrzymujesz 1 dolara za każde laboratorium na planszy, najwyżej { $immediate-max }. Koniec sezonu: znacznik dochodu przesuwa się o { $effect-n }.
card-s03 = Blackie
    .text = Możesz { $immediate-n-swap }. Za { $cost-dollars }: zablokuj { $effect-n-hunters } { $effect-within-away }.
card-s04 = Eskorta do granicy
    .text = Przesuń innego sicario, najwyżej o { $immediate-steps }. Koniec sezonu: uwielbienie +{ $effect-n } i otrzymujesz { $effect-2-n-dollars }.
card-s05 = Limón
    .text = Przesuń go, najwyżej o { $immediate-steps }. Za { $cost-dollars }: przesuń innego sicario, najwyżej o { $effect-steps }.
card-s06 = Trasa taksówki
    .text = Połóż { $immediate-n-cubes }. Koniec sezonu: otrzymujesz { $effect-n-dollars }.
card-s07 = Poison
    .text = Zablokuj { $immediate-n-hunters } { $immediate-within-away }. Za { $cost-dollars }: zablokuj także { $effect-n-hunters } { $effect-within-away }.
card-s08 = Noc gróźb
    .text = Umieść { $immediate-n-influence } w odległości do { $immediate-within } od niego. Koniec sezonu: uwielbienie +{ $effect-n } i otrzymujesz { $effect-2-n-dollars }.
card-s09 = Velasco
    .text = Umieść { $immediate-n-influence } w odległości do { $immediate-within } od niego. Za { $cost-dollars }: umieść { $effect-n-influence } jego regionu.
card-s10 = Opłacone patrole
    .text = Usuń { $immediate-n-roadblocks } z jego regionu. Koniec sezonu: umieść { $effect-n-influence } w odległości do { $effect-within } od niego.
card-s11 = Flaco
    .text = Umieść { $immediate-n-labs } w odległości do { $immediate-within } od niego. Za { $cost-dollars }: umieść także { $effect-n-labs } w odległości do { $effect-within } od niego.
card-s12 = Kuchnie w dżungli
    .text = Połóż { $immediate-n-cubes }. Koniec sezonu: umieść { $effect-n-labs } jego regionu, a znacznik dochodu przesuwa się o { $effect-2-n }.
card-s13 = Mechas
    .text = Ma { $immediate-n-actions }. Za { $cost-dollars }: jeszcze { $effect-n-actions }.
card-s14 = Płonące punkty kontrolne
    .text = Usuń { $immediate-n-roadblocks } w odległości do { $immediate-within } od niego. Za { $cost-dollars }: zablokuj { $effect-n-hunters } { $effect-within-away }.
card-s15 = Tuso
    .text = Wystaw go z zasięgiem większym o { $immediate-n }. Za { $cost-dollars }: uwielbienie +{ $effect-n }.
card-s16 = Oczy na każdym rogu
    .text = Dobierz { $immediate-n-cards }, potem odrzuć tyle samo. Koniec sezonu: uwielbienie +{ $effect-n } i otrzymujesz { $effect-2-n-dollars }.
card-s17 = Boiska i reflektory
    .text = Dowolny zwykły sicario. Umieść { $immediate-n-influence } w odległości do { $immediate-within } od niego. Za { $cost-dollars }: uwielbienie +{ $effect-n }.
card-s18 = Dach dla ubogich
    .text = Dowolny zwykły sicario. Umieść { $immediate-n-influence } w odległości do { $immediate-within } od niego. Koniec sezonu: uwielbienie +{ $effect-n }.
card-s19 = Fałszywy trop
    .text = Dowolny zwykły sicario, z zasięgiem większym o { $immediate-n }. Za { $cost-dollars }: możesz { $effect-n-swap }.
card-s20 = Konwój rzeczny
    .text = Dowolny zwykły sicario. Przesuń jednego dowolnego sicario, najwyżej o { $immediate-steps }. Za { $cost-dollars }: każdy sicario z kostką w mieście z lotniskiem od razu ją wysyła.
card-s21 = Panika na ulicach
    .text = Dowolny zwykły sicario. Zablokuj { $immediate-n-hunters } { $immediate-within-away }. Za { $cost-dollars }: usuń { $effect-n-roadblocks } w odległości do { $effect-within } od niego.
card-s22 = León
    .text = Maksymalna długość jego ruchu specjalnego w tej turze: { $special_move }. Za { $cost-dollars }, zanim się ruszy: połóż { $effect-n-cubes }.
card-s23 = La Quica
    .text = Zablokuj { $immediate-n-hunters } { $immediate-within-away }. Za { $cost-dollars }: uwielbienie +{ $effect-n }.

## Silver-or-Lead cards

card-p1 = Koperta
    .text = Srebro: El Patrón otrzymuje { $silver-n-dollars }. Ołów: tropiący zostaje wyłączony.
card-p2 = Przymknięte oko
    .text = Srebro: umieść { $silver-n-tokens_of_influence } w odległości do { $silver-within } od tropiącego. Ołów: tropiący zostaje wyłączony.
card-p3 = Strzeżone kuchnie
    .text = Srebro: umieść { $silver-n-all_labs } regionu tropiącego. Ołów: tropiący zostaje wyłączony.
card-p4 = Dobra prasa
    .text = Srebro: uwielbienie El Patróna +{ $silver-n }; usuń { $silver-2-n-all_roadblocks }, gdziekolwiek. Ołów: tropiący zostaje wyłączony.

## Objectives

card-j01 = Spotkania
    .text = Umieść żetony spotkania (liczba: { $setup-n }) w miastach bez lotniska i blokady, każdy w odległości co najmniej { $setup-min_pairwise_distance } od pozostałych; sicario, który dotrze do jednego z nich, zabiera go. Cel zrealizowany, gdy liczba zebranych wynosi { $condition-n }: uwielbienie +{ $reward-n }.
card-j02 = Zakładnik
    .text = Zakładnik zajmuje miejsce żetonu obrony o wartości { $setup-replaces_value }. Cel zrealizowany, gdy sicario, który go ma, jest na planszy: otrzymujesz { $reward-n-dollars }.
card-j03 = Bomba
    .text = Bomba zajmuje miejsce żetonu obrony o wartości { $setup-replaces_value }. Cel zrealizowany, gdy sicario, który ją ma, jest w mieście, a w odległości do { $condition-hunter_within } jest tropiący: uwielbienie +{ $reward-n }.
card-j04 = Królestwo laboratoriów
    .text = Umieść { $setup-n-labs }, gdziekolwiek. Cel zrealizowany, gdy liczba laboratoriów na planszy wynosi co najmniej { $condition-n }: otrzymujesz { $reward-n-dollars }.
card-j05 = Serca i umysły
    .text = Umieść { $setup-n-influence }, gdziekolwiek. Cel zrealizowany, gdy liczba żetonów wpływu na planszy wynosi co najmniej { $condition-n }, w tym przynajmniej jeden w każdym regionie: uwielbienie +{ $reward-n }.
card-j06 = Most powietrzny
    .text = Odtąd liczy się wysłane kostki. Cel zrealizowany, gdy jest ich { $condition-n }: znacznik dochodu przesuwa się o { $reward-n }.
card-j07 = Fundusz wojenny
    .text = Otrzymujesz { $setup-n-dollars }. Cel zrealizowany, gdy masz co najmniej { $condition-n-dollars }, z czego płacisz { $condition-pay_on_completion }: uwielbienie +{ $reward-n }.
card-j08 = Wszędzie naraz
    .text = Cel zrealizowany, gdy w każdym regionie jest sicario: otrzymujesz { $reward-n-dollars }.
card-j09 = Nietykalny teren
    .text = Cel zrealizowany, gdy żetonów wpływu i laboratoriów w odległości do { $condition-within } od miejsca, w którym się ujawniasz, jest razem co najmniej { $condition-n }: otrzymujesz { $reward-n-dollars }.
card-j10 = Wierni żołnierze
    .text = Cel zrealizowany, gdy liczba sicario na planszy wynosi co najmniej { $condition-n }: uwielbienie +{ $reward-n }.

## Faction cards

card-f1 = Los Pepes
    .text = Otrzymują { $earns-dollars }, ilekroć El Patrón płaci za warunek karty. Przy użyciu karty akcji mogą za { $cost_money-dollars } odkryć { $n-tokens }.
card-f2 = Kartel z Cali
    .text = Raz w turze kartelu z Cali zabiera kostkę z farmy, na którą wchodzi jeden z jego tropiących; przechowuje najwyżej { $stores }. Za { $cost_cubes-loads } aktywny tropiący ma dodatkową akcję o sile { $number }.
card-f3 = Zmiana planów
    .text = Jednorazowo: wymień { $n-available }.
card-f4 = Nowe rozkazy
    .text = Jednorazowo: wymień { $n-available }.
card-f5 = Helikopter
    .text = Jednorazowo: ruch dowolnego tropiącego jest dłuższy o { $n-steps }.
card-f6 = Drugi helikopter
    .text = Jednorazowo: ruch dowolnego tropiącego jest dłuższy o { $n-steps }.
card-f7 = Bloque de Búsqueda
    .text = Jednorazowo: karta akcji użyta do ataku liczy się o { $n } więcej.
card-f8 = Drugi Bloque de Búsqueda
    .text = Jednorazowo: karta akcji użyta do ataku liczy się o { $n } więcej.

## Players and the end

seat-patron = El Patrón
    .badge = P
seat-leader_1 = Pierwszy przywódca
    .badge = 1
seat-leader_2 = Drugi przywódca
    .badge = 2
seat-leader_3 = Trzeci przywódca
    .badge = 3
seat-leader_4 = Czwarty przywódca
    .badge = 4
seat-beyond = { $seat } (nie gra)
table-points = { $seat ->
    [patron] { $n ->
        [one] 1 punkt uwielbienia
        [few] { $n } punkty uwielbienia
       *[many] { $n } punktów uwielbienia
    }
   *[other] { $n ->
        [0] bez aresztowania
        [10] jedno aresztowanie
       *[other] dwa aresztowania
    }
}
channel-hunters = Frakcje, bez El Patróna
table-result = { $count ->
    [0] Grę przerwano bez zwycięzcy.
    [one] Wygrywa: { $names }.
   *[many] Wspólne zwycięstwo: { $names }.
}

## Steps of the game

phase-arranging = Rozłożenie celów
phase-dividing = Kto prowadzi którą frakcję
phase-placing-hunters = Rozstawienie tropiących
phase-hiding = Pierwsza kryjówka
phase-objectives = Nowe cele
phase-defence = Żetony obrony
phase-paid-move = El Patrón: płatny ruch
phase-deploying = El Patrón: wystawienie
phase-card = El Patrón: karta
phase-sicario-acts = El Patrón: akcje sicario
phase-choosing-faction = Która frakcja działa
phase-choosing-hunter = Który tropiący działa
phase-hunter-moves = Ruch tropiącego
phase-hunter-acts = Akcja tropiącego
phase-after-action = Po akcji
phase-season-end = Koniec sezonu
phase-relocating = Przeprowadzka
phase-marking = Znaczniki kryjówki
phase-over = Koniec gry

## Setup

setup-notebook = Notatnik
    .help = Kto pilnuje, gdzie jeszcze może być El Patrón.
setup-notebook-off = Wyłączony
    .help = Każdy sam pamięta poszlaki; niczego się nie zaznacza.
setup-notebook-markers = Znaczniki stawiane ręcznie
    .help = Przywódca Policji Narodowej przed każdą turą frakcji kładzie i zdejmuje znaczniki, najwyżej 15.
setup-notebook-exact = Dokładny, jako pomoc
    .help = Program pokazuje wszystkie miejsca zgodne z każdą dotychczasową poszlaką. To więcej, niż mają gracze przy drukowanej grze: nic nie zostaje przeoczone i El Patrón wpada szybciej.
setup-private_talk = Prywatne rozmowy
    .help = Frakcje mają własny kanał, którego El Patrón nie może czytać; według zasad słyszy wszystko, co mówią.
setup-factions = Frakcje
    .help = Kto prowadzi którą frakcję.
setup-factions-in_order = Po kolei
    .help = Najpierw DEA i Policja Narodowa, potem kartel z Cali, potem Los Pepes.
setup-factions-random = Losowo
    .help = Frakcje rozdaje się losowo.
setup-factions-by_wish = Według życzenia
    .help = Przywódcy wybierają frakcje w grze, jeden po drugim, przed rozstawieniem tropiących.
setup-season_limit = Limit sezonów
    .help = Kiedy przerywa się grę bez zwycięzcy. Zwykle trwa trzy sezony.
setup-season_limit-8 = Osiem sezonów
    .help = Po ósmym sezonie gra kończy się nierozstrzygnięta i nikt nie wygrywa.
setup-season_limit-none = Bez limitu
    .help = Gra trwa, aż ktoś wygra, jak w drukowanych zasadach.

## Questions to Patrón: before the turns

ask-objective = Który cel umieszczasz zakryty na polu sezonu { $n }? Zacznie obowiązywać z początkiem tego sezonu.
ask-hide = Wybierz, gdzie się ukrywasz. Nikt się nie dowie, a zostajesz tam do końca sezonu albo do aresztowania.
ask-defence = Wybierz żeton obrony, który położysz zakryty na polu sicario { $sicario }: atak musi być silniejszy niż jego liczba.
ask-place-party = { $left ->
    [one] Umieść ostatni żeton spotkania w mieście.
    [few] Umieść żeton spotkania w mieście; pozostały { $left }, a muszą leżeć z dala od siebie.
   *[many] Umieść żeton spotkania w mieście; pozostało { $left }, a muszą leżeć z dala od siebie.
}

## Questions to Patrón: his turn

ask-paid-move = { $n ->
    [one] Możesz zapłacić 1 dolara, by przesunąć sicario na planszy. Którego?
    [few] Możesz zapłacić { $n } dolary, by przesunąć sicario na planszy. Którego?
   *[many] Możesz zapłacić { $n } dolarów, by przesunąć sicario na planszy. Którego?
}
option-paid-move-done = Bez płatnego ruchu
ask-sicario-to = { $n ->
    [one] Dokąd idzie { $sicario }, najwyżej o 1 drogę?
    [few] Dokąd idzie { $sicario }, najwyżej o { $n } drogi?
   *[many] Dokąd idzie { $sicario }, najwyżej o { $n } dróg?
}
option-sicario-to-done = Zostań tutaj
ask-cube-on-the-way = Prowadzi tam kilka dróg. Skąd { $sicario } zabiera kostkę?
option-cube-on-the-way-done = Bez kostki
ask-deploy = Wystaw sicario na planszę: zagraj kartę, by wystawić tego, którego przedstawia, albo odrzuć dowolną, by wystawić Leóna lub La Quicę. Wybrane miejsce zdradzi frakcjom, w jakiej najwyżej odległości jesteś.
option-deploy-leon = León, za dowolną kartę
option-deploy-la_quica = La Quica, za dowolną kartę
option-deploy-show_hand = Nikogo nie można wystawić: pokaż rękę
ask-deploy-figure = Karta { $card } sprowadza dowolnego zwykłego sicario. Którego?
ask-discard-for = Którą kartę odrzucasz, by wystawić sicario { $sicario }? Jej tekst się pomija.
ask-deploy-place = { $n ->
    [one] Gdzie pojawia się { $sicario }? Frakcje dowiedzą się, że dzieli cię od tego miejsca najwyżej 1 droga.
    [few] Gdzie pojawia się { $sicario }? Frakcje dowiedzą się, że dzielą cię od tego miejsca najwyżej { $n } drogi.
   *[many] Gdzie pojawia się { $sicario }? Frakcje dowiedzą się, że dzieli cię od tego miejsca najwyżej { $n } dróg.
}
ask-discard-unused = Nikogo nie można wystawić. Którą kartę odrzucasz?
ask-pay-condition = { $n ->
    [one] Zapłacić 1 dolara za warunek karty { $card } (masz { $total })? Dolara z tego dostaną Los Pepes.
    [few] Zapłacić { $n } dolary za warunek karty { $card } (masz { $total })? Dolara z tego dostaną Los Pepes.
   *[many] Zapłacić { $n } dolarów za warunek karty { $card } (masz { $total })? Dolara z tego dostaną Los Pepes.
}
option-pay-condition-pay = { $n ->
    [one] Zapłać 1 dolara
    [few] Zapłać { $n } dolary
   *[many] Zapłać { $n } dolarów
}
option-pay-condition-done = Nie płać
ask-ordinary-action = { $left ->
    [one] { $sicario } ma jeszcze 1 akcję: umieść wpływy w mieście, usuń blokadę albo zbuduj laboratorium na farmie, w jego lokacji lub sąsiedniej.
    [few] { $sicario } ma { $left } akcje: umieść wpływy w mieście, usuń blokadę albo zbuduj laboratorium na farmie, w jego lokacji lub sąsiedniej.
   *[many] { $sicario } ma { $left } akcji: umieść wpływy w mieście, usuń blokadę albo zbuduj laboratorium na farmie, w jego lokacji lub sąsiedniej.
}
option-ordinary-action-done = Koniec akcji
ask-move-influence = W zasobach nie ma już żetonu. Który żeton wpływu przenosisz do lokacji { $place-inline }?
ask-move-lab = W zasobach nie ma już laboratorium. Które przenosisz do lokacji { $place-inline }?
ask-ultimatum-hunter = Który tropiący obok La Quiki musi wybrać między srebrem a ołowiem?
ask-ultimatum-card = Którą kartę Plata o plomo dostaje { $hunter }?

## Questions to Patrón: cards

ask-card-lab = { $left ->
    [one] Umieść laboratorium z kostką na farmie albo zakończ.
    [few] Umieść na farmach najwyżej { $left } laboratoria z kostką, jedno po drugim.
   *[many] Umieść na farmach najwyżej { $left } laboratoriów z kostką, jedno po drugim.
}
option-card-lab-done = Bez laboratorium
ask-card-influence = { $left ->
    [one] Umieść żeton wpływu w mieście albo zakończ.
    [few] Umieść w miastach najwyżej { $left } żetony wpływu, jeden po drugim.
   *[many] Umieść w miastach najwyżej { $left } żetonów wpływu, jeden po drugim.
}
option-card-influence-done = Bez wpływów
ask-card-cube = { $left ->
    [one] Połóż kostkę na laboratorium bez kostki albo zakończ.
    [few] Połóż na laboratoriach bez kostki najwyżej { $left } kostki, jedną po drugiej.
   *[many] Połóż na laboratoriach bez kostki najwyżej { $left } kostek, jedną po drugiej.
}
option-card-cube-done = Bez kostki
ask-card-remove-roadblock = { $left ->
    [one] Usuń blokadę albo zakończ.
    [few] Usuń najwyżej { $left } blokady, jedną po drugiej.
   *[many] Usuń najwyżej { $left } blokad, jedną po drugiej.
}
option-card-remove-roadblock-done = Bez usuwania blokady
ask-card-block = { $left ->
    [one] Zablokuj tropiącego, który nie będzie mógł się ruszać w tym sezonie, albo zakończ.
   *[many] Zablokuj najwyżej { $left } tropiących, którzy nie będą mogli się ruszać w tym sezonie.
}
option-card-block-done = Nikogo nie blokuj
ask-card-move = { $n ->
    [one] Który sicario porusza się za darmo o 1 drogę?
    [few] Który sicario porusza się za darmo, najwyżej o { $n } drogi?
   *[many] Który sicario porusza się za darmo, najwyżej o { $n } dróg?
}
option-card-move-done = Nikt się nie rusza
ask-swap-first = Możesz zamienić miejscami dwa zakryte żetony obrony. Czyj jest pierwszy?
option-swap-first-done = Zostaw je bez zmian
ask-swap-second = Z czyim żetonem zamienia się miejscami żeton sicario { $sicario }?
ask-cycle-discard = { $left ->
    [one] Odrzuć jeszcze 1 kartę.
    [few] Odrzuć { $left } karty, jedną po drugiej.
   *[many] Odrzuć { $left } kart, jedną po drugiej.
}

## Questions to Patrón: answers and the end of the season

ask-false-distance = { $hunter } pyta, jak daleko jesteś. Oprócz prawdziwej odległości podajesz drugą liczbę: którą? Frakcje usłyszą obie i nie dowiedzą się, która jest prawdziwa.
ask-escape = Wpadasz i natychmiast uciekasz. Gdzie się teraz ukrywasz?
ask-season-end-card = Która karta końca sezonu działa jako następna?
ask-produce-cube = { $left ->
    [one] Została tylko 1 kostka. Które laboratorium ją dostaje?
    [few] Zostały tylko { $left } kostki. Które laboratorium dostaje następną?
   *[many] Zostało tylko { $left } kostek. Które laboratorium dostaje następną?
}
ask-complete-objective = Który cel realizujesz jako następny?
ask-relocate-pay = Ile płacisz za przeprowadzkę? Wszyscy widzą tę sumę, a każdy dolar pozwala ci niepostrzeżenie przebyć jedną drogę. { $total ->
    [0] Nie masz pieniędzy.
    [one] Masz 1 dolara.
    [few] Masz { $total } dolary.
   *[many] Masz { $total } dolarów.
}
option-relocate-pay = { $n ->
    [0] Nic
    [one] 1 dolar
    [few] { $n } dolary
   *[many] { $n } dolarów
}
ask-relocate-to = { $n ->
    [0] Zostajesz tam, gdzie jesteś.
    [one] Gdzie się teraz ukrywasz, najwyżej o 1 drogę stąd?
    [few] Gdzie się teraz ukrywasz, najwyżej o { $n } drogi stąd?
   *[many] Gdzie się teraz ukrywasz, najwyżej o { $n } dróg stąd?
}

## Questions to the factions

ask-lead = Którą frakcję prowadzisz?
ask-place-hunter = Gdzie zaczyna { $hunter }? Tropiący zaczynają obok miasta z lotniskiem.
ask-mark = { $left ->
    [one] Możesz położyć lub zdjąć jeszcze 1 znacznik kryjówki.
    [few] Kładź znaczniki kryjówki tam, gdzie twoim zdaniem może być El Patrón, albo je zdejmuj; pozostały { $left } zmiany.
   *[many] Kładź znaczniki kryjówki tam, gdzie twoim zdaniem może być El Patrón, albo je zdejmuj; pozostało { $left } zmian.
}
option-mark-done = Znaczniki się zgadzają
ask-faction = Która frakcja działa teraz? Każda działa raz w sezonie; ogłaszasz, co wspólnie ustalono.
ask-hunter = Który tropiący działa teraz?
ask-hunter-move = { $n ->
    [one] Dokąd idzie { $hunter }, najwyżej o 1 krok? Jego własna lokacja oznacza, że zostaje.
    [few] Dokąd idzie { $hunter }, najwyżej o { $n } kroki? Jego własna lokacja oznacza, że zostaje; lot między lotniskami to jeden krok.
   *[many] Dokąd idzie { $hunter }, najwyżej o { $n } kroków? Jego własna lokacja oznacza, że zostaje; lot między lotniskami to jeden krok.
}
ask-act = { $hunter } musi działać: wybierz akcję i jedną z dostępnych liczb.
ask-extra-action = Za kostki kartelu z Cali { $hunter } ma dodatkową akcję o sile 1. Którą?
ask-attack-target = Kogo atakuje { $hunter } z siłą { $n }? Atak musi być silniejszy niż żeton obrony.
ask-destroy-lab = { $left ->
    [one] Zniszcz laboratorium tutaj lub obok tropiącego albo zakończ.
    [few] Zniszcz najwyżej { $left } laboratoria tutaj lub obok tropiącego, jedno po drugim.
   *[many] Zniszcz najwyżej { $left } laboratoriów tutaj lub obok tropiącego, jedno po drugim.
}
option-destroy-lab-done = Nie niszcz więcej
ask-roadblock = { $left ->
    [one] Usuń wpływy albo postaw blokadę w pustym mieście, tutaj lub obok tropiącego, albo zakończ.
   *[many] Usuwaj wpływy albo stawiaj blokady w pustych miastach, tutaj lub obok tropiącego: { $left } razy, po kolei.
}
option-roadblock-done = Nic więcej
ask-move-roadblock = W zasobach nie ma już żetonu. Którą blokadę przenosisz do lokacji { $place-inline }?
ask-arrest-move = { $n ->
    [one] Przed aresztowaniem { $hunter } może przejść 1 krok. Dokąd?
    [few] Przed aresztowaniem { $hunter } może przejść najwyżej { $n } kroki. Dokąd?
   *[many] Przed aresztowaniem { $hunter } może przejść najwyżej { $n } kroków. Dokąd?
}
ask-arrest-place = Gdzie { $hunter } próbuje aresztować El Patróna?
ask-collect-cube = { $hunter } mija kostkę. Czy zabiera ją kartel z Cali?
option-collect-cube-done = Zostaw ją tam
ask-silver-or-lead = La Quica stawia ultimatum: { $card }. { $hunter } wybiera: srebro – i wykonujesz to, co mówi karta – albo ołów – i tropiący jest wyłączony do końca sezonu.
option-silver-or-lead-silver = Srebro: to, co karta daje El Patrónowi
option-silver-or-lead-lead = Ołów: { $hunter } zostaje wyłączony
ask-silver-lab = { $left ->
    [one] Srebro: gdzie umieszczasz laboratorium z kostką?
    [few] Srebro: gdzie umieszczasz { $left } laboratoria z kostką, jedno po drugim?
   *[many] Srebro: gdzie umieszczasz { $left } laboratoriów z kostką, jedno po drugim?
}
option-silver-lab-done = Bez laboratorium
ask-silver-influence = { $left ->
    [one] Srebro: które miasto dostaje żeton wpływu?
    [few] Srebro: które miasta dostają { $left } żetony wpływu, jeden po drugim?
   *[many] Srebro: które miasta dostają { $left } żetonów wpływu, jeden po drugim?
}
option-silver-influence-done = Bez wpływów
ask-silver-cube = { $left ->
    [one] Srebro: które laboratorium bez kostki ją dostaje?
    [few] Srebro: które laboratoria bez kostki dostają { $left } kostki, jedną po drugiej?
   *[many] Srebro: które laboratoria bez kostki dostają { $left } kostek, jedną po drugiej?
}
option-silver-cube-done = Bez kostki
ask-silver-remove-roadblock = { $left ->
    [one] Srebro: którą blokadę usuwasz?
    [few] Srebro: które { $left } blokady usuwasz, jedną po drugiej?
   *[many] Srebro: których { $left } blokad usuwasz, jedną po drugiej?
}
option-silver-remove-roadblock-done = Bez usuwania blokady
ask-silver-block = { $left ->
    [one] Srebro: którego tropiącego blokujesz na ten sezon?
   *[many] Srebro: których { $left } tropiących blokujesz na ten sezon, jednego po drugim?
}
option-silver-block-done = Nikogo nie blokuj

## Orders in advance (orders.py)

order-no-ability = { $faction }: bez zdolności w turach innych graczy
order-no-steps = DEA: bez dodatkowych kroków przy aresztowaniach innych graczy
order-no-marks = Znaczniki kryjówki zostają tam, gdzie leżą
order-take-cube = Kartel z Cali zabiera kostkę, którą mija jego tropiący, jeśli jest jedyna
order-silver-or-lead = Srebro albo ołów: zawsze { $pick-inline }

## Questions about abilities

ask-support-dea = Aktywny jest { $hunter }. Czy DEA używa karty?
option-support-dea-done = Nie teraz
option-support-dea-not_this_turn = Nie pytaj więcej w tej turze
ask-support-steps = { $hunter } zaraz się ruszy i dokona aresztowania. Czy DEA dodaje kroki?
option-support-steps-done = Nie teraz
option-support-steps-not_this_turn = Nie pytaj więcej w tej turze
ask-support-cali = Aktywny jest { $hunter }. Czy kartel z Cali wydaje kostki na jego dodatkową akcję?
option-support-cali-done = Nie teraz
option-support-cali-not_this_turn = Nie pytaj więcej w tej turze
ask-support-police = Atak z siłą { $n }, cel: { $sicario }. Czy policja wzmacnia atak, zanim żeton zostanie odkryty?
option-support-police-done = Nie
ask-support-pepes = { $n ->
    [one] Użyto karty akcji. Czy Los Pepes płacą 1 dolara, by odkryć żetony obrony?
    [few] Użyto karty akcji. Czy Los Pepes płacą { $n } dolary, by odkryć żetony obrony?
   *[many] Użyto karty akcji. Czy Los Pepes płacą { $n } dolarów, by odkryć żetony obrony?
}
option-support-pepes-done = Nie teraz
option-support-pepes-not_this_turn = Nie pytaj więcej w tej turze
ask-reveal-token = { $left ->
    [one] Czyj żeton obrony zostaje odkryty?
   *[many] Czyje żetony obrony zostają odkryte? Wskaż po kolei, razem { $left }.
}
ask-replace-action = { $left ->
    [one] Która dostępna karta akcji zostaje wymieniona?
   *[many] Które dostępne karty akcji zostają wymienione? Razem { $left }, po kolei.
}
option-replace-action = Karta o sile { $n }

## Journal: setup and seasons

note-objective-placed = El Patrón kładzie zakryty cel na polu sezonu { $n }.
note-objective-hidden = Cel na polu sezonu { $n } to { $card }.
note-faction-led = { $who } prowadzi { $faction-acc }.
note-hunter-placed = { $who } ustawia tropiącego: { $hunter }, lokacja { $place-inline }.
note-hidden = El Patrón się ukrywa.
note-hideout = El Patrón ukrywa się w lokacji { $place-inline }.
note-season-begins = Zaczyna się sezon { $n }.
note-season-ends = Kończy się sezon { $n }.
note-objective-revealed = Zaczyna obowiązywać cel { $card }.
note-special-token-taken = { $token } zajmuje miejsce żetonu obrony { $n }.
note-special-token-returned = Odłożono na bok: { $token-inline }. Wraca zwykły żeton.
many-party-placed = Żetony spotkania umieszczono w lokacjach: { $place-inline }.
note-party-placed = Żeton spotkania umieszczono w lokacji { $place-inline }.
note-defence-placed = El Patrón kładzie na polu sicario { $sicario }: { $token-inline }.
note-defence-ready = El Patrón kładzie po zakrytym żetonie na każdym ze swoich pól (razem { $n }).

## Journal: Patrón’s turn

note-patron-turn = El Patrón: tura { $n }.
# Ile dolarów zostaje: forma czasownika przy $total.
plain-money-left = { $total ->
    [few] zostają
   *[many] zostaje
}
note-money-paid = { $n ->
    [one] El Patrón płaci 1 dolara; { plain-money-left } mu { $total }.
    [few] El Patrón płaci { $n } dolary; { plain-money-left } mu { $total }.
   *[many] El Patrón płaci { $n } dolarów; { plain-money-left } mu { $total }.
}
note-sicario-moved = { $sicario } idzie z lokacji { $place-inline } do lokacji { $target-inline }.
note-cube-taken = { $sicario } zabiera ze sobą kostkę z lokacji { $place-inline }.
note-party-collected = Zebrano żeton spotkania z lokacji { $place-inline }; na karcie: { $n }.
note-cube-shipped = { $sicario } wysyła kostkę z lokacji { $place-inline } za { $n ->
    [one] 1 dolara
    [few] { $n } dolary
   *[many] { $n } dolarów
}.
note-card-played = El Patrón zagrywa kartę { $card }.
note-discarded-for = El Patrón odrzuca kartę { $card }, by wystawić sicario { $sicario }.
note-deployed = { $sicario } pojawia się w lokacji { $place-inline }: El Patrón jest nie dalej niż { $n ->
    [one] 1 drogę
    [few] { $n } drogi
   *[many] { $n } dróg
} stamtąd.
note-card-shown = El Patrón pokazuje kartę { $card }.
note-deployment-skipped = El Patrón nie może nikogo wystawić w swojej turze { $n }.
note-card-discarded = El Patrón odrzuca kartę { $card }.
note-card-waits = Karta { $card } czeka na koniec sezonu przy sicario { $sicario }.
note-condition-paid = { $n ->
    [one] El Patrón płaci 1 dolara za kartę { $card }.
    [few] El Patrón płaci { $n } dolary za kartę { $card }.
   *[many] El Patrón płaci { $n } dolarów za kartę { $card }.
}
note-pepes-earned = { $n ->
    [one] Los Pepes dostają z tego 1 dolara i mają { $total }.
    [few] Los Pepes dostają z tego { $n } dolary i mają { $total }.
   *[many] Los Pepes dostają z tego { $n } dolarów i mają { $total }.
}
note-money-gained = { $n ->
    [one] El Patrón dostaje 1 dolara i ma { $total }.
    [few] El Patrón dostaje { $n } dolary i ma { $total }.
   *[many] El Patrón dostaje { $n } dolarów i ma { $total }.
}
note-fame-gained = Uwielbienie El Patróna rośnie o { $n }, do { $total }.
note-income-advanced = Znacznik dochodu przesuwa się o { $n }, na pole { $total }.
many-influence-placed = Wpływy umieszczono w lokacjach: { $place-inline }.
note-influence-placed = Wpływy umieszczono w lokacji { $place-inline }.
note-influence-moved = Wpływy przeniesiono z lokacji { $place-inline } do lokacji { $target-inline }.
many-lab-placed = Laboratoria umieszczono w lokacjach: { $place-inline }.
note-lab-placed = Laboratorium umieszczono w lokacji { $place-inline }.
note-lab-moved = Laboratorium przeniesiono z lokacji { $place-inline } do lokacji { $target-inline }.
note-cube-placed = Kostkę położono na laboratorium w lokacji { $place-inline }.
note-roadblock-removed = Usunięto blokadę z lokacji { $place-inline }.
note-hunter-blocked = { $hunter } zostaje zablokowany: bez ruchu w tym sezonie.
note-defence-swapped = Żetony obrony zamieniono w ukryciu miejscami: { $sicario } i { $other }.
note-cards-drawn = { $n ->
    [one] El Patrón dobiera 1 kartę.
    [few] El Patrón dobiera { $n } karty.
   *[many] El Patrón dobiera { $n } kart.
}
note-deck-shuffled = El Patrón tasuje karty odrzucone (razem { $n }) w nową talię.
note-ultimatum = La Quica stawia ultimatum: { $card }. Tropiący: { $hunter }.
note-lead-chosen = { $who } wybiera ołów: { $hunter } zostaje wyłączony do końca sezonu.
note-silver-chosen = { $who } wybiera srebro ({ $hunter }): działa karta { $card }.

## Journal: the factions

many-marker-laid = { $who } kładzie znaczniki w lokacjach: { $place-inline }.
many-marker-lifted = { $who } zdejmuje znaczniki z lokacji: { $place-inline }.
note-marker-laid = { $who } kładzie znacznik w lokacji { $place-inline }.
note-marker-lifted = { $who } zdejmuje znacznik z lokacji { $place-inline }.
note-faction-turn = { $faction }: turę prowadzi { $who }.
note-hunter-moved = { $hunter } idzie z lokacji { $place-inline } do lokacji { $target-inline }.
note-cube-collected = { $hunter } zabiera kostkę z lokacji { $place-inline }; kostki kartelu z Cali: { $n }.
note-action-chosen = { $hunter } wybiera akcję: { $pick-inline }.
note-actions-dealt = { $n ->
    [one] Odkryta leży 1 karta akcji.
    [few] Odkryte leżą { $n } karty akcji.
   *[many] Odkrytych leży { $n } kart akcji.
}
note-faction-card-used = { $who } używa karty { $card }.
note-action-replaced = { $who } wymienia kartę o sile { $n }.
note-extra-action = { $who } wydaje kostki kartelu z Cali: { $hunter } ma dodatkową akcję.
note-pepes-pay = { $n ->
    [one] Los Pepes płacą 1 dolara,
    [few] Los Pepes płacą { $n } dolary,
   *[many] Los Pepes płacą { $n } dolarów,
} by odkryć { $tokens ->
    [one] ostatni żeton
    [few] { $tokens } żetony
   *[many] { $tokens } żetonów
}; { plain-money-left } im { $total }.
note-token-shown = Odkryto na polu sicario { $sicario }: { $token-inline }.
note-no-target = { $hunter } nie ma kogo zaatakować.
note-attacks = { $hunter } atakuje z siłą { $n }. Cel: { $sicario }.
note-captured = { $n } przeciw { $total }: { $sicario } zostaje schwytany.
note-attack-fails = { $n } przeciw { $total }: { $sicario } wymyka się.
note-lab-destroyed = Zniszczono laboratorium w lokacji { $place-inline }.
note-cube-saved = { $sicario } ratuje kostkę z lokacji { $place-inline }.
note-influence-removed = Usunięto wpływy z lokacji { $place-inline }.
many-roadblock-placed = Blokady postawiono w lokacjach: { $place-inline }.
note-roadblock-placed = Blokadę postawiono w lokacji { $place-inline }.
note-roadblock-moved = Blokadę przeniesiono z lokacji { $place-inline } do lokacji { $target-inline }.
note-distance-answer = { $hunter } pyta z lokacji { $place-inline }. El Patrón odpowiada: odległość { $low } albo { $high }.
note-distance-truth = Prawdziwa odległość to { $n }.
note-type-city = { $hunter } pyta o rodzaj lokacji. El Patrón odpowiada, że jest w mieście.
note-type-plantation = { $hunter } pyta o rodzaj lokacji. El Patrón odpowiada, że jest na farmie.
note-region-yes = { $hunter } pyta z lokacji { $place-inline }. El Patrón odpowiada, że jest w tym samym regionie.
note-region-no = { $hunter } pyta z lokacji { $place-inline }. El Patrón odpowiada, że jest w innym regionie.
note-arrest-fails = { $hunter } na próżno szuka El Patróna w lokacji { $place-inline }.
note-arrested = { $hunter } aresztuje El Patróna w lokacji { $place-inline }.
note-escaped = El Patrón ucieka z lokacji { $place-inline } i ukrywa się gdzie indziej.

## Journal: the end of the season and of the game

note-season-end-effect = Działa karta { $card }, którą ma { $sicario }.
note-season-end-lost = Karta { $card } przepada, bo { $sicario } nie jest na planszy.
note-cubes-produced = { $n ->
    [one] 1 laboratorium dostaje nową kostkę.
    [few] { $n } laboratoria dostają nowe kostki.
   *[many] { $n } laboratoriów dostaje nowe kostki.
}
note-patron-revealed = El Patrón był w lokacji { $place-inline }.
note-objective-completed = El Patrón realizuje cel { $card }, swój cel numer { $n }.
note-sicarios-return = Wszyscy sicario wracają na planszetkę, a El Patrón zabiera żetony obrony.
note-relocation-paid = { $n ->
    [0] El Patrón nic nie płaci i zostaje w lokacji { $place-inline }.
    [one] El Patrón płaci 1 dolara i może za to opuścić lokację { $place-inline }.
    [few] El Patrón płaci { $n } dolary i może za to opuścić lokację { $place-inline }.
   *[many] El Patrón płaci { $n } dolarów i może za to opuścić lokację { $place-inline }.
}
note-hunters-refreshed = Tropiący wstają, ich karty zostają odkryte, zablokowani znów mogą się ruszać, a karty akcji zostają potasowane.
note-patron-wins-by-fame = Uwielbienie { $n }: El Patrón zostaje prezydentem i wygrywa.
note-patron-wins-by-objectives = Zrealizowane cele: { $n }. El Patrón wygrywa.
note-hunters-win = El Patrón zostaje aresztowany po raz drugi, w lokacji { $place-inline }: frakcje wygrywają.
note-unfinished = { $n ->
    [one] Po 1 sezonie grę przerwano bez zwycięzcy.
   *[many] Po { $n } sezonach grę przerwano bez zwycięzcy.
}

## The action dashboard

thing-attack = Atak
    .text = Sicario obok tropiącego zostaje schwytany, jeśli liczba karty jest większa niż jego żeton obrony.
thing-labs = Niszczenie laboratoriów
    .text = Tyle laboratoriów, ile wskazuje liczba karty, w lokacji tropiącego i obok niej.
thing-roadblocks = Blokady i wpływy
    .text = Tyle razy, ile wskazuje liczba karty, postaw blokadę albo usuń wpływy, w lokacji tropiącego i obok niej.
thing-distance = Śledztwo: odległość
    .text = El Patrón podaje dwie liczby; jedna z nich to jego odległość od tropiącego.
thing-type = Śledztwo: rodzaj
    .text = El Patrón mówi, czy jest w mieście, czy na farmie.
thing-region = Śledztwo: region
    .text = El Patrón mówi, czy jest w regionie tropiącego.
thing-arrest = Aresztowanie
    .text = Tropiący może ruszyć się tak daleko, jak wskazuje liczba karty, a potem szuka El Patróna w swojej lokacji albo obok niej.

## The table as text

plain-track = Tor
plain-location = Lokacja
plain-token = Żeton
plain-slot = Pole
plain-sicario = Sicario
plain-range = Zasięg
plain-fame = Uwielbienie
plain-where = Gdzie
plain-defence = Obrona
plain-hunter = Tropiący
plain-faction = Frakcja
plain-state = Stan
plain-action = Akcja
plain-cells = Pola
plain-card = Karta
plain-text = Tekst
plain-season = Sezon
plain-money = Pieniądze
plain-income = Dochód
plain-arrests = Aresztowania
plain-hand = Karty na ręce
plain-hideout = Kryjówka
plain-possible = Możliwe lokacje
plain-objectives = Cele
plain-completed = zrealizowany
plain-available = Dostępne
plain-pepes-money = Pieniądze Los Pepes
plain-cali-cubes = Kostki kartelu z Cali
plain-dashboard = planszetka
plain-captured = schwytany
plain-acted = po akcji
plain-down = wyłączony
plain-blocked = zablokowany
plain-hidden = zakryty

## The board

thing-board = Stół
    .text = Mapa Kolumbii i planszetki obu stron.
thing-city = Miasto
    .text = Wpływy i blokady leżą tylko w miastach.
thing-plantation = Farma
    .text = Laboratoria stoją tylko na farmach.
thing-airport = Lotnisko
    .text = Dla tropiącego z jednego lotniska na każde inne jest jeden krok; stąd wysyła się kostki.
thing-hideout = Twoja kryjówka
    .text = Jesteś tutaj. Nikt inny tego nie widzi.
thing-possible = El Patrón może tu być
    .text = Miejsce zgodne ze wszystkim, co El Patrón powiedział i pokazał.
thing-notebook = Notatnik
    .text = Miejsca zgodne ze wszystkimi poszlakami, spośród wszystkich, jakie są.
thing-season = Sezon
    .text = W każdym sezonie El Patrón i frakcje mają po cztery tury.
thing-turn = Tura
    .text = El Patrón i frakcje działają na przemian, po cztery razy.
thing-fame = Uwielbienie
    .text = Gdy uwielbienie wynosi { $win }, El Patrón wygrywa. Sicario na planszy na koniec sezonu przynosi uwielbienie swojego pola.
thing-income = Dochód
    .text = Znacznik przesuwa się za każde laboratorium na planszy na koniec sezonu; potem El Patrón dostaje dolary z jego pola.
thing-money = Pieniądze
    .text = Dolarami płaci się za ruchy, warunki kart i przeprowadzkę.
thing-arrests = Aresztowania
    .text = Po pierwszym aresztowaniu El Patrón ucieka; przy drugim wygrywają frakcje.
thing-supply = W zasobach ogólnych
    .text = To, co można jeszcze umieścić.
thing-winner = Zwycięzca
    .text = Ta strona wygrywa grę.
thing-sicarios = Sicario
    .text = Ludzie El Patróna, każdy na swoim polu planszetki.
thing-range = Zasięg
    .text = Jak daleko od El Patróna można wystawić sicario z tego pola.
thing-defence = Żeton obrony
    .text = Aby schwytać sicario, atak musi być silniejszy niż ta liczba.
thing-face_down = zakryty
    .text = Tylko El Patrón wie, co to jest.
thing-captured = schwytany
    .text = W następnym sezonie wraca na planszetkę.
thing-season_end = Na koniec sezonu
    .text = Karta działa, jeśli sicario jest wtedy jeszcze na planszy.
thing-hand = Ręka El Patróna
    .text = Po każdej swojej turze dobiera karty, aż ma na ręce { $cards-cards }.
thing-deck = Talia
    .text = Pozostałe zakryte karty.
thing-discards = Karty odrzucone
    .text = Tasuje się je w nową talię, gdy stara się wyczerpie.
thing-just_discarded = Właśnie odrzucone
    .text = Co El Patrón odrzucił z ręki w swojej ostatniej turze.
thing-deployment = W użyciu
    .text = Karta, której El Patrón używa w tej turze.
thing-objectives = Cele
    .text = El Patrón wygrywa, gdy zrealizuje trzy z nich; cele sezonu zaczynają obowiązywać na jego początku.
thing-in_force = w mocy
    .text = Sprawdzany na koniec każdego sezonu.
thing-completed = zrealizowany
    .text = Liczy się do zwycięstwa El Patróna.
thing-available = Dostępne
    .text = Karty akcji, z których tropiący bierze jedną, gdy działa.
thing-used = Zużyte
    .text = Karta akcji leży na swoim polu do końca sezonu.
thing-acted = po akcji
    .text = W tym sezonie już działał.
thing-deactivated = wyłączony
    .text = Nie działa do końca sezonu.
thing-blocked = zablokowany
    .text = Nie może się ruszać do końca sezonu.
thing-active = aktywny
    .text = Działa teraz.

## How near everybody is

panel-standing = Jak blisko celu są obie strony
remark-standing-fame = El Patrón: uwielbienie
    .value = { $have } z { $goal }
remark-standing-objectives = El Patrón: zrealizowane cele
    .value = { $have } z { $goal }
remark-standing-arrests = Frakcje: aresztowania El Patrona
    .value = { $have } z { $goal }

## The notebook

panel-notebook = Notatnik: co zdradził El Patrón
panel-deduced = Co frakcje wiedzą o tobie
remark-places-left = Miejsca zgodne ze wszystkim
    .value = { $n }
remark-possible-place = { $place }
remark-clue-deployed = Sicario pojawił się w lokacji { $place-inline }
    .value = ≤ { $n }
remark-clue-distance = Pytanie z lokacji { $place-inline }: jedna z dwóch odległości
    .value = { $low } / { $high }
remark-clue-city = Jest w mieście.
remark-clue-plantation = Jest na farmie.
remark-clue-region = { $region ->
    [0] Jest na Karaibach.
    [1] Jest w Andach.
   *[other] Jest w regionie Orinoko.
}
remark-clue-not-region = { $region ->
    [0] Nie ma go na Karaibach.
    [1] Nie ma go w Andach.
   *[other] Nie ma go w regionie Orinoko.
}
remark-clue-not-here = Nie ma go w lokacji { $place-inline }: aresztowanie się tam nie udało.
remark-clue-escaped = Uciekł z lokacji { $place-inline }; wcześniejsze wiadomości już nie pomagają.
remark-clue-revealed = Widziano go w lokacji { $place-inline }.
remark-clue-relocated = { $n ->
    [0] Został w lokacji { $place-inline }.
    [one] Z lokacji { $place-inline } przebył najwyżej 1 drogę.
    [few] Z lokacji { $place-inline } przebył najwyżej { $n } drogi.
   *[many] Z lokacji { $place-inline } przebył najwyżej { $n } dróg.
}
remark-clue-no-deployment = Stamtąd, gdzie jest, nie mógł nikogo wystawić.

## Why something is not offered

remark-why-no-sicario = Teraz nie wybiera się sicario.
remark-why-no-hunter = Teraz nie wybiera się tropiącego.
remark-why-no-faction = Teraz nie wybiera się frakcji.
remark-why-no-action = Teraz nie wybiera się akcji.
remark-why-no-card = Teraz nie wybiera się karty z ręki El Patróna.
remark-why-no-ultimatum = Teraz nie wybiera się karty Plata o plomo.
remark-why-no-objective = Teraz nie wybiera się celu.
remark-why-no-ability = Teraz nie wybiera się karty frakcji.
remark-why-hunter-there = W lokacji { $place-inline } jest tropiący.
remark-why-sicario-there = W lokacji { $place-inline } jest sicario.
remark-why-roadblock-there = W lokacji { $place-inline } jest blokada.
remark-why-influence-there = W lokacji { $place-inline } są wpływy.
remark-why-is-there = Już jest w lokacji { $place-inline }.
remark-why-too-far = { $place }: dalej niż { $n ->
    [one] 1 drogę
    [few] { $n } drogi
   *[many] { $n } dróg
} od lokacji { $target-inline }.
remark-why-no-way = Do lokacji { $place-inline } nie prowadzi otwarta trasa nie dłuższa niż { $n ->
    [one] 1 droga
    [few] { $n } drogi
   *[many] { $n } dróg
}.
remark-why-out-of-reach = Tropiący nie dotrze do lokacji { $place-inline }, robiąc najwyżej { $n ->
    [one] 1 krok
    [few] { $n } kroki
   *[many] { $n } kroków
}.
remark-why-no-airport-near = Obok lokacji { $place-inline } nie ma miasta z lotniskiem.
remark-why-not-near-hunter = { $place }: to ani lokacja, w której stoi { $hunter }, ani sąsiednia.
remark-why-no-hunter-near = Obok lokacji { $place-inline } nie ma tropiącego, którego potrzebuje La Quica.
remark-why-out-of-range = { $place }: dalej od ciebie niż { $n ->
    [one] 1 drogę
    [few] { $n } drogi
   *[many] { $n } dróg
}.
remark-why-caught-there = W lokacji { $place-inline } właśnie cię złapano.
remark-why-no-lab = W lokacji { $place-inline } nie ma laboratorium.
remark-why-no-influence = W lokacji { $place-inline } nie ma wpływów.
remark-why-no-cube = W lokacji { $place-inline } nie ma kostki.
remark-why-no-roadblock = W lokacji { $place-inline } nie ma blokady.
remark-why-no-city = { $place } to nie miasto.
remark-why-no-plantation = { $place } to nie farma.
remark-why-lab-there = W lokacji { $place-inline } jest już laboratorium.
remark-why-no-token = Nie ma już takiego żetonu ani w zasobach, ani na planszy.
remark-why-not-near-sicario = { $place }: to ani lokacja, w której stoi { $sicario }, ani sąsiednia.
remark-why-out-of-scope = Ta karta tak daleko nie sięga.
remark-why-blocked = { $hunter } jest już zablokowany.
remark-why-cube-there = W lokacji { $place-inline } jest już kostka.
remark-why-no-cube-left = W zasobach nie ma już kostek.
remark-why-meeting-there = W lokacji { $place-inline } jest już spotkanie.
remark-why-has-airport = { $place } ma lotnisko.
remark-why-too-near = { $place }: odległość od spotkania w lokacji { $target-inline } jest mniejsza niż { $n }.
remark-why-no-marker = Wszystkie znaczniki są na planszy: najpierw zdejmij jeden.
remark-why-no-cube-on-way = W lokacji { $place-inline } nie ma kostki, którą można by zabrać po drodze.
remark-why-not-on-map = { $sicario } nie jest na planszy.
remark-why-not-in-play = { $sicario } nie bierze udziału w tej grze.
remark-why-sicario-far = { $sicario } nie stoi obok tropiącego ({ $hunter }).
remark-why-cannot-move = { $sicario } nie ma dokąd iść.
remark-why-another-sicario = Ta karta przesuwa innego sicario, a nie tego: { $sicario }.
remark-why-not-face-down = Sicario { $sicario } nie ma zakrytego żetonu obrony, którego można by tu użyć.
remark-why-by-card = { $sicario } przychodzi tylko dzięki karcie, która go przedstawia, albo karcie z sylwetką.
remark-why-captured = { $sicario } został w tym sezonie schwytany.
remark-why-on-map = { $sicario } jest już na planszy.
remark-why-nowhere-to-deploy = W zasięgu nie ma miejsca, w którym mógłby stanąć { $sicario }.
remark-why-not-normal = { $sicario } nie jest zwykłym sicario: sylwetka go nie zastępuje.
remark-why-other-faction = { $hunter } nie należy do { $faction-gen }.
remark-why-down = { $hunter } jest wyłączony.
remark-why-has-acted = { $hunter } już działał.
remark-why-not-by-la-quica = { $hunter } nie stoi obok La Quiki.
remark-why-led = { $who } prowadzi { $faction-acc }.
remark-why-faction-done = Frakcja { $faction } miała już turę w tym sezonie.
remark-why-not-in-hand = Karty { $card } nie masz na ręce.
remark-why-card-brings-nobody = Karta { $card } nie może teraz nikogo wystawić.
remark-why-not-waiting = Karta { $card } nie czeka na polu końca sezonu sicario, który jest na planszy.
remark-why-ultimatum-used = Karta { $card } została już użyta.
remark-why-not-drawn = Karty { $card } nie ma wśród dobranych celów.
remark-why-not-met = Cel { $card } nie jest spełniony.
remark-why-not-in-force = Cel { $card } nie obowiązuje.
remark-why-number-gone = Nie ma dostępnej karty akcji o sile { $n }.
remark-why-no-cell = Żadne pole tej akcji nie jest wolne dla karty o sile { $n }.
remark-why-no-extra = Dodatkowa akcja ma siłę 1 i nie może pytać ani o odległość, ani o rodzaj lokacji.
remark-why-used-up = Karta { $card } została już użyta.
remark-why-not-its-moment = To nie jest moment na kartę { $card } albo jej frakcję prowadzi ktoś inny.

## The game on one page

remark-card-cost = Warunek: { $n ->
    [one] 1 dolar
    [few] { $n } dolary
   *[many] { $n } dolarów
}
remark-card-season-end = Warunek: koniec sezonu
remark-goal-patron = El Patrón wygrywa, gdy jego uwielbienie wynosi { $fame } albo gdy tylko liczba jego zrealizowanych celów wyniesie { $n }.
remark-goal-hunters = Frakcje wygrywają, gdy El Patrón zostanie aresztowany po raz drugi; po pierwszym aresztowaniu ucieka.
remark-goal-secret = Gdzie ukrywa się El Patrón, to jego tajemnica. Ale jego sicario pojawiają się w zasięgu od niego, a na pytania tropiących musi odpowiadać zgodnie z zasadami.
remark-turn-season = Sezon ma osiem tur: na przemian El Patrón i jedna z frakcji, po cztery razy.
remark-turn-patron = W swojej turze El Patrón wystawia kartą sicario na planszę; ten potem dla niego działa.
remark-turn-hunters = W swojej turze frakcja aktywuje po kolei dwóch swoich tropiących: każdy może przebyć najwyżej dwie drogi, potem musi działać, używając jednej z dostępnych kart akcji.

## How a finished game is told

remark-ended-fame = El Patrón wygrywa: z uwielbieniem { $n } zostaje prezydentem w sezonie { $season }.
remark-ended-objectives = El Patrón wygrywa. Zrealizowane cele: { $n }, uwielbienie: { $fame }.
remark-ended-arrest = Frakcje wygrywają: aresztują El Patróna po raz drugi, w sezonie { $season }, przy uwielbieniu { $fame }.
remark-ended-stopped = Nikt nie wygrywa: grę przerwano po sezonie { $n }, przy uwielbieniu { $fame }.
story-curve = Uwielbienie El Patróna i po dziesięć za każde aresztowanie
story-side-leader_1 = Frakcje
sheet-seasons = Sezon po sezonie
sheet-sources = Skąd wzięło się uwielbienie
remark-sheet-fame = Uwielbienie
remark-sheet-clues = Poszlaki co do miejsca pobytu El Patróna
remark-sheet-arrests = Aresztowania
remark-sheet-season = Sezon { $n }
remark-sheet-source = { $n ->
    [0] Na początku
    [1] Sicario na planszy na koniec sezonu
    [2] Karty sicario
    [3] Cele
   *[other] Inne
}

## What counts in a position (evaluation.py)

# What an action finds to do where the hunter stands (consequences.py).
remark-attack-at-hand = { $n ->
    [0] Nie ma kogo atakować: obok nie ma sicario.
    [one] Obok jest 1 sicario.
   *[many] Obok jest { $n } sicario.
}
remark-labs-at-hand = { $n ->
    [0] Tutaj ani obok nie ma laboratorium.
    [one] Tutaj lub obok jest 1 laboratorium.
    [few] Tutaj lub obok są { $n } laboratoria.
   *[many] Tutaj lub obok jest { $n } laboratoriów.
}
remark-roadblocks-at-hand = { $n ->
    [0] Tutaj ani obok nie ma czego blokować ani usuwać.
    [one] Tutaj lub obok jest 1 takie miasto.
    [few] Tutaj lub obok są { $n } takie miasta.
   *[many] Tutaj lub obok jest { $n } takich miast.
}

feature-fame = { $hunting ->
    [0] { $trend ->
        [up] zdobyte uwielbienie
       *[down] stracone uwielbienie
    }
   *[1] { $trend ->
        [up] mniej uwielbienia dla El Patróna
       *[down] więcej uwielbienia dla El Patróna
    }
}
feature-sicarios = { $hunting ->
    [0] { $trend ->
        [up] sicario na planszy poza niebezpieczeństwem
       *[down] mniej sicario na planszy lub gorzej chronieni
    }
   *[1] { $trend ->
        [up] mniej sicario na planszy lub gorzej chronieni
       *[down] sicario na planszy poza niebezpieczeństwem
    }
}
feature-objectives = { $hunting ->
    [0] { $trend ->
        [up] cele w zasięgu ręki
       *[down] oddalające się cele
    }
   *[1] { $trend ->
        [up] cele El Patróna dalej od realizacji
       *[down] cele El Patróna bliżej realizacji
    }
}
feature-ground = { $hunting ->
    [0] { $trend ->
        [up] więcej laboratoriów i wpływów, mniej blokad
       *[down] mniej laboratoriów i wpływów, więcej blokad
    }
   *[1] { $trend ->
        [up] mniej laboratoriów i wpływów, więcej blokad
       *[down] więcej laboratoriów i wpływów, mniej blokad
    }
}
feature-money = { $hunting ->
    [0] { $trend ->
        [up] więcej pieniędzy i dochodu
       *[down] mniej pieniędzy i dochodu
    }
   *[1] { $trend ->
        [up] mniej pieniędzy i dochodu dla El Patróna
       *[down] więcej pieniędzy i dochodu dla El Patróna
    }
}
feature-coming = { $hunting ->
    [0] { $trend ->
        [up] więcej możliwości w tym sezonie
       *[down] mniej możliwości w tym sezonie
    }
   *[1] { $trend ->
        [up] mniej możliwości El Patróna w tym sezonie
       *[down] więcej możliwości El Patróna w tym sezonie
    }
}
feature-seasons = { $hunting ->
    [0] { $trend ->
        [up] zyskany czas
       *[down] upływ czasu
    }
   *[1] { $trend ->
        [up] upływ czasu
       *[down] czas zyskany przez El Patróna
    }
}
feature-hunters = { $hunting ->
    [0] { $trend ->
        [up] mniej możliwości działających tropiących
       *[down] więcej możliwości działających tropiących
    }
   *[1] { $trend ->
        [up] lepsza akcja do dyspozycji
       *[down] gorsza akcja do dyspozycji
    }
}
feature-tempo = { $hunting ->
    [0] { $trend ->
        [up] mniej tropiących blisko lub gotowych do działania
       *[down] więcej tropiących blisko lub gotowych do działania
    }
   *[1] { $trend ->
        [up] więcej tropiących blisko lub gotowych do działania
       *[down] mniej tropiących blisko lub gotowych do działania
    }
}
feature-places = { $hunting ->
    [0] { $trend ->
        [up] więcej miejsc, w których może być El Patrón
       *[down] mniej miejsc, w których może być El Patrón
    }
   *[1] { $trend ->
        [up] mniej miejsc, w których może być El Patrón
       *[down] więcej miejsc, w których może być El Patrón
    }
}
feature-arrests = { $hunting ->
    [0] { $trend ->
        [up] brak aresztowania
       *[down] aresztowanie
    }
   *[1] { $trend ->
        [up] aresztowanie
       *[down] brak aresztowania
    }
}
feature-hand = { $hunting ->
    [0] { $trend ->
        [up] lepsza ręka
       *[down] słabsza ręka
    }
   *[1] { $trend ->
        [up] słabsza ręka El Patróna
       *[down] lepsza ręka El Patróna
    }
}
feature-plans = { $hunting ->
    [0] { $trend ->
        [up] lepsze plany celów i obrony
       *[down] słabsze plany celów i obrony
    }
   *[1] { $trend ->
        [up] słabsze plany El Patróna
       *[down] lepsze plany El Patróna
    }
}
feature-hideout = { $hunting ->
    [0] { $trend ->
        [up] lepsza kryjówka
       *[down] gorsza kryjówka
    }
   *[1] { $trend ->
        [up] gorsza kryjówka El Patróna
       *[down] lepsza kryjówka El Patróna
    }
}

## What the rules object to in a position that was written; each goes on after a colon

position-rule-two-tokens = w jednym mieście są i wpływy, i blokada.
position-rule-city-token = na farmie leżą wpływy, blokada albo żeton spotkania.
position-rule-lab = laboratorium stoi w mieście.
position-rule-lab-cube = kostka leży tam, gdzie nie ma laboratorium.
position-rule-tokens = żetonów wpływu i blokad jest razem więcej niż { $n }.
position-rule-labs = laboratoriów na planszy: { $n }; tyle ich nie ma.
position-rule-cubes = tylu kostek nie ma.
position-rule-meetings = żetonów spotkania jest więcej niż { $n }.
position-rule-hideouts = znaczników kryjówki jest więcej niż { $n }.
position-rule-hunters-share = dwóch tropiących jest w jednej lokacji.
position-rule-sicarios-share = dwóch sicario jest w jednej lokacji.
position-rule-both-share = tropiący i sicario są w jednej lokacji.
position-rule-hunter = jednego tropiącego nie ma na planszy.
position-rule-carrying = sicario, którego nie ma na planszy, niesie kostkę.
position-rule-sicario-twice = jeden sicario zajmuje dwa pola planszetki.
position-rule-patron-cards = brakuje karty El Patróna albo jakaś jest w dwóch miejscach.
position-rule-hand-order = karty na ręce muszą stać w swojej kolejności.
position-rule-hand-size = kart na ręce: { $n }; może ich być najwyżej { $most }.
position-rule-known = karty z wiersza known_cards nie ma na ręce.
position-rule-objectives = brakuje karty celu albo jakaś jest w dwóch miejscach.
position-rule-action-cards = brakuje karty akcji albo jest ich za dużo.
position-rule-cell = karta akcji o sile { $value } nie może leżeć na polu { $n }.
position-rule-defence = jest żeton obrony, którego w grze nie ma, albo jest ich za dużo.
position-rule-opened = odkryty jest żeton obrony tam, gdzie go nie ma.
position-rule-fame = uwielbienie { $n }: tor kończy się na { $most }.
position-rule-fame-won = przy uwielbieniu { $n } gra się kończy.
position-rule-income = nie ma takiego pola na torze dochodu: { $n }.
position-rule-cali = kostek kartelu z Cali: { $n }; przechowuje on najwyżej { $most }.
position-rule-arrests = aresztowań: { $n }; po drugim gra się kończy.
position-rule-hides-early = El Patrón ukrywa się, zanim rozstawiono tropiących.
position-rule-nowhere = El Patróna nie ma nigdzie.
position-rule-clues = El Patrón jest tam, gdzie według poszlak być nie może.
position-rule-possible = lokacje w wierszu possible to nie te, na które wskazują poszlaki.

## Lines of a position that is set up, by their key; line-<key>-<word>: what a line can say; line-<word>: what several can

line-leaders = Kto prowadzi którą frakcję
line-patron = Kryjówka El Patróna
line-patron_token = Gdzie widziano El Patróna
line-clues = Poszlaki
line-possible = Lokacje, w których może być El Patrón
line-markers = Znaczniki kryjówki
line-roadblocks = Blokady
line-labs = Laboratoria
line-lab_cubes = Laboratoria z kostką
line-parties = Żetony spotkania na planszy
line-parties_held = Liczba żetonów spotkania poza planszą
line-hunters = Gdzie są tropiący
line-acted = Tropiący po akcji
line-down = Wyłączeni tropiący
line-blocked = Zablokowani tropiący
line-dashboard = Sicario na planszetce
line-sicarios = Gdzie są sicario
line-carrying = Sicario, którzy niosą kostkę
line-defence = Żetony obrony
line-opened = Odkryte żetony obrony
line-swaps = Zamienione miejscami żetony obrony
line-special = Co zastępują żetony specjalne
line-season_cells = Karty na koniec sezonu
line-known_cards = Znane karty z ręki
line-ultimatums = Pozostałe karty Plata o plomo
line-objective_slots = Cele na kolejne sezony
line-objective_deck = Talia celów
line-drawn = Dobrane cele
line-in_force = Cele w mocy
line-completed = Zrealizowane cele
line-counters = Liczniki celów
line-card = Karta w użyciu
line-figure = Sicario tej tury
line-placed = Jest na planszy
line-actions_left = Pozostałe akcje
line-leon_bonus = Dodatkowe kroki Leóna
line-faction = Frakcja, której tura trwa
line-factions_done = Frakcje po swojej turze
line-hunter = Tropiący, którego tura trwa
line-bonus = Kroki dodane do ruchu
line-collected = Ile kostek zabrał kartel z Cali w tej turze
line-declined = Frakcje, które nie chcą więcej pytań
line-faction_cards = Pozostałe karty zdolności
line-pepes_money = Pieniądze Los Pepes
line-cali_cubes = Kostki kartelu z Cali
line-action_deck = Talia kart akcji
line-available = Dostępne karty akcji
line-action_discards = Odrzucone karty akcji
line-cells = Karty akcji na polach
line-doing = Wykonywana akcja
line-doing-extra_action = Dodatkowa akcja
line-number = Ile z niej zostało
line-target = Sicario, którego dotyczy
line-winner-hunters = Tropiący
line-winner-unfinished = Jeszcze nikt
line-ending-unfinished = Gra trwa
line-purple = Fioletowy
line-blue = Niebieski
line-green = Zielony
line-orange = Pomarańczowy
line-red = Czerwony
line-white = Biały
line-black = Czarny
