# Zimna Wojna 1945–1989 (Twilight Struggle) po polsku. Jak znajduje się komunikaty i skąd formy wartości: tablero/texts/speech.py.
# Strony: .start otwiera zdanie, .inline stoi w środku, .whose i .gen to dopełniacz, .dat celownik, .adjective przymiotnik.
# Państwa i regiony: .inline mianownik w zdaniu, .at „gdzie”, .gen dopełniacz, .acc biernik, .to „dokąd”, .from „skąd”.

game-title = Zimna Wojna 1945–1989
game-description = Zimna wojna dla dwóch osób: wpływy, przewroty, wyścig kosmiczny i wydarzenia czterdziestu lat, zawsze o krok od wojny atomowej.
# Measured: own decisions in games between bots, at 20 to 40 seconds each.
game-length = 1½–3 godziny
game-weight = średnia lub duża złożoność
game-like = Przeciąganie liny za pomocą kart, w którym połowa twojej ręki pomaga wrogowi.

## Sides

seat-ussr = ZSRR
    .start = Gracz ZSRR
    .inline = gracz ZSRR
    .whose = gracza ZSRR
    .gen = gracza ZSRR
    .dat = graczowi ZSRR
    .adjective = radziecki
    .badge = SU
seat-us = USA
    .start = Gracz USA
    .inline = gracz USA
    .whose = gracza USA
    .gen = gracza USA
    .dat = graczowi USA
    .adjective = amerykański
    .badge = US
seat-beyond = { $seat }

## Countries: the names

action-canada = Kanada
    .inline = Kanada
    .at = w Kanadzie
    .gen = Kanady
    .acc = Kanadę
    .to = do Kanady
    .from = z Kanady
action-uk = Wielka Brytania
    .inline = Wielka Brytania
    .at = w Wielkiej Brytanii
    .gen = Wielkiej Brytanii
    .acc = Wielką Brytanię
    .to = do Wielkiej Brytanii
    .from = z Wielkiej Brytanii
action-norway = Norwegia
    .inline = Norwegia
    .at = w Norwegii
    .gen = Norwegii
    .acc = Norwegię
    .to = do Norwegii
    .from = z Norwegii
action-sweden = Szwecja
    .inline = Szwecja
    .at = w Szwecji
    .gen = Szwecji
    .acc = Szwecję
    .to = do Szwecji
    .from = ze Szwecji
action-finland = Finlandia
    .inline = Finlandia
    .at = w Finlandii
    .gen = Finlandii
    .acc = Finlandię
    .to = do Finlandii
    .from = z Finlandii
action-denmark = Dania
    .inline = Dania
    .at = w Danii
    .gen = Danii
    .acc = Danię
    .to = do Danii
    .from = z Danii
action-benelux = Beneluks
    .inline = Beneluks
    .at = w Beneluksie
    .gen = Beneluksu
    .acc = Beneluks
    .to = do Beneluksu
    .from = z Beneluksu
action-france = Francja
    .inline = Francja
    .at = we Francji
    .gen = Francji
    .acc = Francję
    .to = do Francji
    .from = z Francji
action-spain_portugal = Hiszpania/Portugalia
    .inline = Hiszpania/Portugalia
    .at = w Hiszpanii/Portugalii
    .gen = Hiszpanii/Portugalii
    .acc = Hiszpanię/Portugalię
    .to = do Hiszpanii/Portugalii
    .from = z Hiszpanii/Portugalii
action-italy = Włochy
    .inline = Włochy
    .at = we Włoszech
    .gen = Włoch
    .acc = Włochy
    .to = do Włoch
    .from = z Włoch
action-greece = Grecja
    .inline = Grecja
    .at = w Grecji
    .gen = Grecji
    .acc = Grecję
    .to = do Grecji
    .from = z Grecji
action-turkey = Turcja
    .inline = Turcja
    .at = w Turcji
    .gen = Turcji
    .acc = Turcję
    .to = do Turcji
    .from = z Turcji
action-west_germany = RFN
    .inline = RFN
    .at = w RFN
    .gen = RFN
    .acc = RFN
    .to = do RFN
    .from = z RFN
action-austria = Austria
    .inline = Austria
    .at = w Austrii
    .gen = Austrii
    .acc = Austrię
    .to = do Austrii
    .from = z Austrii
action-east_germany = NRD
    .inline = NRD
    .at = w NRD
    .gen = NRD
    .acc = NRD
    .to = do NRD
    .from = z NRD
action-poland = Polska
    .inline = Polska
    .at = w Polsce
    .gen = Polski
    .acc = Polskę
    .to = do Polski
    .from = z Polski
action-czechoslovakia = Czechosłowacja
    .inline = Czechosłowacja
    .at = w Czechosłowacji
    .gen = Czechosłowacji
    .acc = Czechosłowację
    .to = do Czechosłowacji
    .from = z Czechosłowacji
action-hungary = Węgry
    .inline = Węgry
    .at = na Węgrzech
    .gen = Węgier
    .acc = Węgry
    .to = na Węgry
    .from = z Węgier
action-yugoslavia = Jugosławia
    .inline = Jugosławia
    .at = w Jugosławii
    .gen = Jugosławii
    .acc = Jugosławię
    .to = do Jugosławii
    .from = z Jugosławii
action-romania = Rumunia
    .inline = Rumunia
    .at = w Rumunii
    .gen = Rumunii
    .acc = Rumunię
    .to = do Rumunii
    .from = z Rumunii
action-bulgaria = Bułgaria
    .inline = Bułgaria
    .at = w Bułgarii
    .gen = Bułgarii
    .acc = Bułgarię
    .to = do Bułgarii
    .from = z Bułgarii
action-lebanon = Liban
    .inline = Liban
    .at = w Libanie
    .gen = Libanu
    .acc = Liban
    .to = do Libanu
    .from = z Libanu
action-syria = Syria
    .inline = Syria
    .at = w Syrii
    .gen = Syrii
    .acc = Syrię
    .to = do Syrii
    .from = z Syrii
action-israel = Izrael
    .inline = Izrael
    .at = w Izraelu
    .gen = Izraela
    .acc = Izrael
    .to = do Izraela
    .from = z Izraela
action-jordan = Jordania
    .inline = Jordania
    .at = w Jordanii
    .gen = Jordanii
    .acc = Jordanię
    .to = do Jordanii
    .from = z Jordanii
action-iraq = Irak
    .inline = Irak
    .at = w Iraku
    .gen = Iraku
    .acc = Irak
    .to = do Iraku
    .from = z Iraku
action-iran = Iran
    .inline = Iran
    .at = w Iranie
    .gen = Iranu
    .acc = Iran
    .to = do Iranu
    .from = z Iranu
action-egypt = Egipt
    .inline = Egipt
    .at = w Egipcie
    .gen = Egiptu
    .acc = Egipt
    .to = do Egiptu
    .from = z Egiptu
action-libya = Libia
    .inline = Libia
    .at = w Libii
    .gen = Libii
    .acc = Libię
    .to = do Libii
    .from = z Libii
action-saudi_arabia = Arabia Saudyjska
    .inline = Arabia Saudyjska
    .at = w Arabii Saudyjskiej
    .gen = Arabii Saudyjskiej
    .acc = Arabię Saudyjską
    .to = do Arabii Saudyjskiej
    .from = z Arabii Saudyjskiej
action-gulf_states = Państwa Zatoki Perskiej
    .inline = Państwa Zatoki Perskiej
    .at = w Państwach Zatoki Perskiej
    .gen = Państw Zatoki Perskiej
    .acc = Państwa Zatoki Perskiej
    .to = do Państw Zatoki Perskiej
    .from = z Państw Zatoki Perskiej
    .short = Państwa Zatoki
action-afghanistan = Afganistan
    .inline = Afganistan
    .at = w Afganistanie
    .gen = Afganistanu
    .acc = Afganistan
    .to = do Afganistanu
    .from = z Afganistanu
action-pakistan = Pakistan
    .inline = Pakistan
    .at = w Pakistanie
    .gen = Pakistanu
    .acc = Pakistan
    .to = do Pakistanu
    .from = z Pakistanu
action-india = Indie
    .inline = Indie
    .at = w Indiach
    .gen = Indii
    .acc = Indie
    .to = do Indii
    .from = z Indii
action-north_korea = Korea Północna
    .inline = Korea Północna
    .at = w Korei Północnej
    .gen = Korei Północnej
    .acc = Koreę Północną
    .to = do Korei Północnej
    .from = z Korei Północnej
action-south_korea = Korea Południowa
    .inline = Korea Południowa
    .at = w Korei Południowej
    .gen = Korei Południowej
    .acc = Koreę Południową
    .to = do Korei Południowej
    .from = z Korei Południowej
action-japan = Japonia
    .inline = Japonia
    .at = w Japonii
    .gen = Japonii
    .acc = Japonię
    .to = do Japonii
    .from = z Japonii
action-taiwan = Tajwan
    .inline = Tajwan
    .at = na Tajwanie
    .gen = Tajwanu
    .acc = Tajwan
    .to = na Tajwan
    .from = z Tajwanu
action-australia = Australia
    .inline = Australia
    .at = w Australii
    .gen = Australii
    .acc = Australię
    .to = do Australii
    .from = z Australii
action-burma = Birma
    .inline = Birma
    .at = w Birmie
    .gen = Birmy
    .acc = Birmę
    .to = do Birmy
    .from = z Birmy
action-laos_cambodia = Laos/Kambodża
    .inline = Laos/Kambodża
    .at = w Laosie/Kambodży
    .gen = Laosu/Kambodży
    .acc = Laos/Kambodżę
    .to = do Laosu/Kambodży
    .from = z Laosu/Kambodży
action-thailand = Tajlandia
    .inline = Tajlandia
    .at = w Tajlandii
    .gen = Tajlandii
    .acc = Tajlandię
    .to = do Tajlandii
    .from = z Tajlandii
action-vietnam = Wietnam
    .inline = Wietnam
    .at = w Wietnamie
    .gen = Wietnamu
    .acc = Wietnam
    .to = do Wietnamu
    .from = z Wietnamu
action-malaysia = Malezja
    .inline = Malezja
    .at = w Malezji
    .gen = Malezji
    .acc = Malezję
    .to = do Malezji
    .from = z Malezji
action-indonesia = Indonezja
    .inline = Indonezja
    .at = w Indonezji
    .gen = Indonezji
    .acc = Indonezję
    .to = do Indonezji
    .from = z Indonezji
action-philippines = Filipiny
    .inline = Filipiny
    .at = na Filipinach
    .gen = Filipin
    .acc = Filipiny
    .to = na Filipiny
    .from = z Filipin
action-morocco = Maroko
    .inline = Maroko
    .at = w Maroku
    .gen = Maroka
    .acc = Maroko
    .to = do Maroka
    .from = z Maroka
action-algeria = Algieria
    .inline = Algieria
    .at = w Algierii
    .gen = Algierii
    .acc = Algierię
    .to = do Algierii
    .from = z Algierii
action-tunisia = Tunezja
    .inline = Tunezja
    .at = w Tunezji
    .gen = Tunezji
    .acc = Tunezję
    .to = do Tunezji
    .from = z Tunezji
action-west_african_states = Państwa Afryki Zachodniej
    .inline = Państwa Afryki Zachodniej
    .at = w Państwach Afryki Zachodniej
    .gen = Państw Afryki Zachodniej
    .acc = Państwa Afryki Zachodniej
    .to = do Państw Afryki Zachodniej
    .from = z Państw Afryki Zachodniej
    .short = Afryka Zachodnia
action-ivory_coast = Wybrzeże Kości Słoniowej
    .inline = Wybrzeże Kości Słoniowej
    .at = na Wybrzeżu Kości Słoniowej
    .gen = Wybrzeża Kości Słoniowej
    .acc = Wybrzeże Kości Słoniowej
    .to = na Wybrzeże Kości Słoniowej
    .from = z Wybrzeża Kości Słoniowej
    .short = Wyb. Kości Słoniowej
action-saharan_states = Państwa Sahary
    .inline = Państwa Sahary
    .at = w Państwach Sahary
    .gen = Państw Sahary
    .acc = Państwa Sahary
    .to = do Państw Sahary
    .from = z Państw Sahary
action-nigeria = Nigeria
    .inline = Nigeria
    .at = w Nigerii
    .gen = Nigerii
    .acc = Nigerię
    .to = do Nigerii
    .from = z Nigerii
action-cameroon = Kamerun
    .inline = Kamerun
    .at = w Kamerunie
    .gen = Kamerunu
    .acc = Kamerun
    .to = do Kamerunu
    .from = z Kamerunu
action-zaire = Zair
    .inline = Zair
    .at = w Zairze
    .gen = Zairu
    .acc = Zair
    .to = do Zairu
    .from = z Zairu
action-angola = Angola
    .inline = Angola
    .at = w Angoli
    .gen = Angoli
    .acc = Angolę
    .to = do Angoli
    .from = z Angoli
action-south_africa = RPA
    .inline = RPA
    .at = w RPA
    .gen = RPA
    .acc = RPA
    .to = do RPA
    .from = z RPA
action-botswana = Botswana
    .inline = Botswana
    .at = w Botswanie
    .gen = Botswany
    .acc = Botswanę
    .to = do Botswany
    .from = z Botswany
action-zimbabwe = Zimbabwe
    .inline = Zimbabwe
    .at = w Zimbabwe
    .gen = Zimbabwe
    .acc = Zimbabwe
    .to = do Zimbabwe
    .from = z Zimbabwe
action-se_african_states = Państwa Afryki Południowo-Wschodniej
    .inline = Państwa Afryki Południowo-Wschodniej
    .at = w Państwach Afryki Południowo-Wschodniej
    .gen = Państw Afryki Południowo-Wschodniej
    .acc = Państwa Afryki Południowo-Wschodniej
    .to = do Państw Afryki Południowo-Wschodniej
    .from = z Państw Afryki Południowo-Wschodniej
    .short = Afryka Pd.-Wsch.
action-kenya = Kenia
    .inline = Kenia
    .at = w Kenii
    .gen = Kenii
    .acc = Kenię
    .to = do Kenii
    .from = z Kenii
action-somalia = Somalia
    .inline = Somalia
    .at = w Somalii
    .gen = Somalii
    .acc = Somalię
    .to = do Somalii
    .from = z Somalii
action-ethiopia = Etiopia
    .inline = Etiopia
    .at = w Etiopii
    .gen = Etiopii
    .acc = Etiopię
    .to = do Etiopii
    .from = z Etiopii
action-sudan = Sudan
    .inline = Sudan
    .at = w Sudanie
    .gen = Sudanu
    .acc = Sudan
    .to = do Sudanu
    .from = z Sudanu
action-mexico = Meksyk
    .inline = Meksyk
    .at = w Meksyku
    .gen = Meksyku
    .acc = Meksyk
    .to = do Meksyku
    .from = z Meksyku
action-guatemala = Gwatemala
    .inline = Gwatemala
    .at = w Gwatemali
    .gen = Gwatemali
    .acc = Gwatemalę
    .to = do Gwatemali
    .from = z Gwatemali
action-el_salvador = Salwador
    .inline = Salwador
    .at = w Salwadorze
    .gen = Salwadoru
    .acc = Salwador
    .to = do Salwadoru
    .from = z Salwadoru
action-honduras = Honduras
    .inline = Honduras
    .at = w Hondurasie
    .gen = Hondurasu
    .acc = Honduras
    .to = do Hondurasu
    .from = z Hondurasu
action-costa_rica = Kostaryka
    .inline = Kostaryka
    .at = w Kostaryce
    .gen = Kostaryki
    .acc = Kostarykę
    .to = do Kostaryki
    .from = z Kostaryki
action-nicaragua = Nikaragua
    .inline = Nikaragua
    .at = w Nikaragui
    .gen = Nikaragui
    .acc = Nikaraguę
    .to = do Nikaragui
    .from = z Nikaragui
action-panama = Panama
    .inline = Panama
    .at = w Panamie
    .gen = Panamy
    .acc = Panamę
    .to = do Panamy
    .from = z Panamy
action-cuba = Kuba
    .inline = Kuba
    .at = na Kubie
    .gen = Kuby
    .acc = Kubę
    .to = na Kubę
    .from = z Kuby
action-haiti = Haiti
    .inline = Haiti
    .at = na Haiti
    .gen = Haiti
    .acc = Haiti
    .to = na Haiti
    .from = z Haiti
action-dominican_republic = Dominikana
    .inline = Dominikana
    .at = na Dominikanie
    .gen = Dominikany
    .acc = Dominikanę
    .to = na Dominikanę
    .from = z Dominikany
action-colombia = Kolumbia
    .inline = Kolumbia
    .at = w Kolumbii
    .gen = Kolumbii
    .acc = Kolumbię
    .to = do Kolumbii
    .from = z Kolumbii
action-venezuela = Wenezuela
    .inline = Wenezuela
    .at = w Wenezueli
    .gen = Wenezueli
    .acc = Wenezuelę
    .to = do Wenezueli
    .from = z Wenezueli
action-ecuador = Ekwador
    .inline = Ekwador
    .at = w Ekwadorze
    .gen = Ekwadoru
    .acc = Ekwador
    .to = do Ekwadoru
    .from = z Ekwadoru
action-peru = Peru
    .inline = Peru
    .at = w Peru
    .gen = Peru
    .acc = Peru
    .to = do Peru
    .from = z Peru
action-bolivia = Boliwia
    .inline = Boliwia
    .at = w Boliwii
    .gen = Boliwii
    .acc = Boliwię
    .to = do Boliwii
    .from = z Boliwii
action-chile = Chile
    .inline = Chile
    .at = w Chile
    .gen = Chile
    .acc = Chile
    .to = do Chile
    .from = z Chile
action-argentina = Argentyna
    .inline = Argentyna
    .at = w Argentynie
    .gen = Argentyny
    .acc = Argentynę
    .to = do Argentyny
    .from = z Argentyny
action-paraguay = Paragwaj
    .inline = Paragwaj
    .at = w Paragwaju
    .gen = Paragwaju
    .acc = Paragwaj
    .to = do Paragwaju
    .from = z Paragwaju
action-uruguay = Urugwaj
    .inline = Urugwaj
    .at = w Urugwaju
    .gen = Urugwaju
    .acc = Urugwaj
    .to = do Urugwaju
    .from = z Urugwaju
action-brazil = Brazylia
    .inline = Brazylia
    .at = w Brazylii
    .gen = Brazylii
    .acc = Brazylię
    .to = do Brazylii
    .from = z Brazylii
action-chinese_civil_war = Chińska wojna domowa
    .inline = chińska wojna domowa
    .at = w chińskiej wojnie domowej
    .gen = chińskiej wojny domowej
    .acc = chińską wojnę domową
    .to = do chińskiej wojny domowej
    .from = z chińskiej wojny domowej

## Regions: the names

action-europe = Europa
    .inline = Europa
    .at = w Europie
    .gen = Europy
    .acc = Europę
    .to = do Europy
    .from = z Europy
action-asia = Azja
    .inline = Azja
    .at = w Azji
    .gen = Azji
    .acc = Azję
    .to = do Azji
    .from = z Azji
action-middle_east = Bliski Wschód
    .inline = Bliski Wschód
    .at = na Bliskim Wschodzie
    .gen = Bliskiego Wschodu
    .acc = Bliski Wschód
    .to = na Bliski Wschód
    .from = z Bliskiego Wschodu
    .short = Bl. Wschód
action-africa = Afryka
    .inline = Afryka
    .at = w Afryce
    .gen = Afryki
    .acc = Afrykę
    .to = do Afryki
    .from = z Afryki
action-central_america = Ameryka Środkowa
    .inline = Ameryka Środkowa
    .at = w Ameryce Środkowej
    .gen = Ameryki Środkowej
    .acc = Amerykę Środkową
    .to = do Ameryki Środkowej
    .from = z Ameryki Środkowej
    .short = Am. Środkowa
action-south_america = Ameryka Południowa
    .inline = Ameryka Południowa
    .at = w Ameryce Południowej
    .gen = Ameryki Południowej
    .acc = Amerykę Południową
    .to = do Ameryki Południowej
    .from = z Ameryki Południowej
    .short = Am. Południowa

## Actions

action-done = Gotowe
action-pass = Pas
action-event = Wydarzenie
action-event_first = Najpierw wydarzenie, potem operacje
action-place = Umieszczanie wpływów
action-coup = Przewrót
action-realign = Zmiana sojuszu
action-space = Wyścig kosmiczny
action-intervene = Z Interwencją ONZ
action-yes = Tak
action-no = Nie
action-participate = Udział
action-boycott = Bojkot
action-improve = Podnieś DEFCON
action-degrade = Obniż DEFCON
action-add = Dodanie wpływów
action-remove = Usunięcie wpływów
action-give_back = Oddaj kartę
action-number = { $n }

## Cards: names and what the events do

card-asia_scoring = Kulminacja napięć w Azji
    .text = Punktacja Azji wraz z Azją Południowo-Wschodnią: obecność { $presence }, dominacja { $domination }, kontrola { $control }; ponadto 1 za każde państwo strategiczne i za każde państwo sąsiadujące z wrogim supermocarstwem.
card-europe_scoring = Kulminacja napięć w Europie
    .text = Punktacja Europy: obecność { $presence }, dominacja { $domination }, a kontrola oznacza wygraną; ponadto 1 za każde państwo strategiczne i za każde państwo sąsiadujące z wrogim supermocarstwem.
card-middle_east_scoring = Kulminacja napięć na Bliskim Wschodzie
    .short = Kulminacja: Bliski Wschód
    .text = Punktacja Bliskiego Wschodu: obecność { $presence }, dominacja { $domination }, kontrola { $control }; ponadto 1 za każde państwo strategiczne.
card-duck_and_cover = Padnij i kryj się
    .text = DEFCON spada o 1. Następnie gracz USA zdobywa 5 PZ minus nowy poziom DEFCON.
card-five_year_plan = Plan pięcioletni
    .text = Gracz ZSRR odrzuca losową kartę. Jeśli jest na niej wydarzenie USA, zachodzi ono; inne karty nie mają skutku.
card-the_china_card = Karta chińska
    .text = Nie jest wydarzeniem: 4 PO na operacje albo na wyścig kosmiczny, 5, jeśli wszystkie zostaną użyte w Azji. Potem trafia zakryta do przeciwnika. W punktacji końcowej warta 1 PZ.
card-socialist_governments = Rządy socjalistów
    .text = Gracz ZSRR usuwa 3 punkty wpływu USA z Europy Zachodniej, nie więcej niż 2 z jednego państwa. Nie po karcie Żelazna Dama.
card-fidel = Fidel
    .text = Kuba: znikają wszystkie punkty wpływu USA, a gracz ZSRR przejmuje kontrolę.
card-vietnam_revolts = Powstanie w Wietnamie
    .text = Gracz ZSRR dodaje 2 punkty wpływu w Wietnamie. Do końca tury ma o 1 PO więcej na kartach użytych wyłącznie w Azji Południowo-Wschodniej.
card-blockade = Blokada
    .text = Gracz USA odrzuca kartę za 3 lub więcej PO albo traci wszystkie swoje punkty wpływu w RFN.
card-korean_war = Wojna koreańska
    .text = Wojna w Korei Południowej: gracz ZSRR rzuca kostką, minus 1 za każde sąsiednie państwo kontrolowane przez USA. Przy wyniku 4 lub więcej zdobywa 2 PZ, a wszystkie punkty wpływu USA stają się tam jego. 2 działania militarne.
card-romanian_abdication = Abdykacja króla Rumunii
    .text = Rumunia: znikają wszystkie punkty wpływu USA, a gracz ZSRR przejmuje kontrolę.
card-arab_israeli_war = Wojna arabsko-izraelska
    .text = Wojna w Izraelu: gracz ZSRR rzuca kostką, minus 1 za każde sąsiednie państwo kontrolowane przez USA, a także za sam Izrael, jeśli kontroluje go gracz USA. Przy wyniku 4 lub więcej zdobywa 2 PZ, a wszystkie punkty wpływu USA stają się tam jego. 2 działania militarne. Nie po karcie Porozumienia z Camp David.
card-comecon = RWPG
    .text = Gracz ZSRR dodaje po 1 punkcie wpływu w czterech państwach Europy Wschodniej, których nie kontroluje gracz USA.
card-nasser = Naser
    .text = Egipt: gracz ZSRR dodaje 2 punkty wpływu, a gracz USA traci połowę swoich, zaokrąglając w górę.
card-warsaw_pact_formed = Utworzenie Układu Warszawskiego
    .short = Układ Warszawski
    .text = Gracz ZSRR wybiera: albo z czterech państw Europy Wschodniej znikają wszystkie punkty wpływu USA, albo dodaje on 5 punktów wpływu w Europie Wschodniej, nie więcej niż 2 w jednym państwie. Umożliwia zagranie NATO.
card-de_gaulle_leads_france = De Gaulle na czele Francji
    .text = Francja: gracz USA traci 2 punkty wpływu, gracz ZSRR zyskuje 1. Odtąd NATO nie chroni Francji.
card-captured_nazi_scientist = Przejęcie nazistowskich naukowców
    .text = Przesuwasz się o jedno pole w wyścigu kosmicznym, zdobywając jego PZ i jego przywilej.
card-truman_doctrine = Doktryna Trumana
    .text = Gracz USA usuwa wszystkie punkty wpływu ZSRR z jednego państwa Europy, którego nikt nie kontroluje.
card-olympic_games = Igrzyska olimpijskie
    .text = Przeciwnik bierze udział albo je bojkotuje. Udział: obie strony rzucają kostką, ty dodajesz 2, a wyższy wynik daje 2 PZ. Bojkot: DEFCON spada o 1, a ty przeprowadzasz operacje za 4 PO.
card-nato = NATO
    .text = Odtąd gracz ZSRR nie może przeprowadzać przewrotów ani zmian sojuszu w państwach europejskich kontrolowanych przez USA. Wymaga wcześniejszego zagrania karty Plan Marshalla albo Utworzenie Układu Warszawskiego.
card-independent_reds = Niezależni czerwoni
    .text = W Jugosławii, Rumunii, Bułgarii, na Węgrzech albo w Czechosłowacji gracz USA wyrównuje swoje punkty wpływu do liczby punktów wpływu ZSRR.
card-marshall_plan = Plan Marshalla
    .text = Gracz USA dodaje po 1 punkcie wpływu w siedmiu państwach Europy Zachodniej, których nie kontroluje gracz ZSRR. Umożliwia zagranie NATO.
card-indo_pakistani_war = Wojna indyjsko-pakistańska
    .short = Wojna ind.-pakistańska
    .text = Wojna w Indiach albo w Pakistanie: rzut kostką, minus 1 za każde sąsiednie państwo kontrolowane przez przeciwnika. Przy wyniku 4 lub więcej zdobywasz 2 PZ, a punkty wpływu przeciwnika stają się tam twoje. 2 działania militarne.
card-containment = Polityka powstrzymywania
    .text = Do końca tury karty gracza USA są warte o 1 PO więcej, ale nie więcej niż 4.
card-cia_created = Utworzenie CIA
    .text = Gracz ZSRR pokazuje karty z ręki. Następnie gracz USA może przeprowadzić operacje za 1 PO.
card-us_japan_mutual_defense_pact = Amerykańsko-japoński pakt obronny
    .text = Gracz USA przejmuje kontrolę nad Japonią. Odtąd gracz ZSRR nie może przeprowadzać tam przewrotów ani zmian sojuszu.
card-suez_crisis = Kryzys sueski
    .text = Gracz ZSRR usuwa 4 punkty wpływu USA z Francji, Wielkiej Brytanii i Izraela, nie więcej niż 2 z jednego państwa.
card-east_european_unrest = Niepokoje w Europie Wschodniej
    .text = Gracz USA usuwa po 1 punkcie wpływu ZSRR z trzech państw Europy Wschodniej; w okresie Koniec Wojny po 2.
card-decolonization = Dekolonizacja
    .text = Gracz ZSRR dodaje po 1 punkcie wpływu w czterech państwach Afryki i Azji Południowo-Wschodniej.
card-red_scare_purge = Czerwona panika/Czystka
    .text = Do końca tury karty przeciwnika są warte o 1 PO mniej, ale nie mniej niż 1.
card-un_intervention = Interwencja ONZ
    .text = Zagrywasz ją razem z kartą z wydarzeniem przeciwnika: wydarzenie zostaje anulowane, a ty wykorzystujesz PO tej karty. Nie może być wydarzeniem dekady.
card-de_stalinization = Destalinizacja
    .text = Gracz ZSRR może przenieść maksymalnie 4 swoje punkty wpływu do państw, których nie kontroluje gracz USA, nie więcej niż 2 do jednego państwa.
card-nuclear_test_ban = Zakaz prób jądrowych
    .text = Zdobywasz tyle PZ, ile wynosi DEFCON minus 2. Następnie DEFCON rośnie o 2.
card-formosan_resolution = Rezolucja formozańska
    .text = Odtąd Tajwan liczy się w punktacji Azji jako państwo strategiczne, dopóki kontroluje go gracz USA. Kończy się, gdy gracz USA zagra Kartę chińską.
card-brush_war = Wojna lokalna
    .text = Wojna w państwie o stabilności 1 lub 2: rzut kostką, minus 1 za każde sąsiednie państwo kontrolowane przez przeciwnika, także za jego supermocarstwo. Przy wyniku 3 lub więcej zdobywasz 1 PZ, a punkty wpływu przeciwnika stają się tam twoje. 3 działania militarne.
card-central_america_scoring = Kulminacja napięć w Ameryce Środkowej
    .short = Kulminacja: Am. Środkowa
    .text = Punktacja Ameryki Środkowej: obecność { $presence }, dominacja { $domination }, kontrola { $control }; ponadto 1 za każde państwo strategiczne i za każde państwo sąsiadujące z wrogim supermocarstwem.
card-southeast_asia_scoring = Kulminacja napięć w Azji Południowo-Wschodniej
    .short = Kulminacja: Azja Pd.-Wsch.
    .text = Punktacja Azji Południowo-Wschodniej: 1 PZ za każde kontrolowane państwo, 2 za Tajlandię.
card-arms_race = Wyścig zbrojeń
    .text = Jeśli masz więcej działań militarnych niż przeciwnik, zdobywasz 1 PZ; 3 PZ, jeśli masz ich przy tym tyle, ile wymaga DEFCON.
card-cuban_missile_crisis = Kubański kryzys rakietowy
    .text = DEFCON zostaje ustawiony na 2. Do końca tury każdy przewrót przeciwnika oznacza jego przegraną. Przeciwnik może to zakończyć: gracz ZSRR, usuwając 2 swoje punkty wpływu z Kuby, gracz USA, usuwając 2 z RFN albo z Turcji.
card-nuclear_subs = Atomowe okręty podwodne
    .text = Do końca tury przewroty gracza USA w państwach strategicznych nie obniżają DEFCON.
card-quagmire = Grzęzawisko
    .text = W każdej swojej rundzie gracz USA musi odrzucić kartę za 2 lub więcej PO i rzucić kostką: wynik od 1 do 4 go uwalnia. W tym czasie nie może robić nic innego. Kończy działanie karty NORAD.
card-salt_negotiations = Rokowania SALT
    .text = DEFCON rośnie o 2. Do końca tury wszystkie przewroty mają −1 do rzutu. Możesz wziąć kartę z kart odrzuconych, ale nie kartę punktacji.
card-bear_trap = Pułapka na niedźwiedzia
    .text = W każdej swojej rundzie gracz ZSRR musi odrzucić kartę za 2 lub więcej PO i rzucić kostką: wynik od 1 do 4 go uwalnia. W tym czasie nie może robić nic innego.
card-summit = Spotkanie na szczycie
    .text = Obie strony rzucają kostką i dodają 1 za każdy region, w którym mają dominację lub kontrolę. Wyższy wynik daje 2 PZ i pozwala przesunąć DEFCON o 1 w górę lub w dół.
card-how_i_learned_to_stop_worrying = Jak przestałem się martwić
    .text = Ustawiasz DEFCON na dowolny poziom. Twoje działania militarne rosną do 5.
card-junta = Junta
    .text = Dodajesz 2 punkty wpływu w jednym państwie Ameryki Środkowej lub Południowej. Potem możesz przeprowadzić darmowy przewrót albo darmowe zmiany sojuszu w jednym z tych regionów za PO tej karty.
card-kitchen_debates = Debata kuchenna
    .text = Jeśli gracz USA kontroluje więcej państw strategicznych niż gracz ZSRR, zdobywa 2 PZ.
card-missile_envy = Zazdrość o rakiety
    .text = Wymieniasz tę kartę na kartę przeciwnika o największej liczbie PO. Twoje lub neutralne wydarzenie na niej zachodzi; jeśli jest to wydarzenie przeciwnika, wykorzystujesz PO. Przeciwnik musi w następnej rundzie zagrać kartę Zazdrość o rakiety na operacje.
card-we_will_bury_you = „Pogrzebiemy was!”
    .text = DEFCON spada o 1. W następnej rundzie gracza USA gracz ZSRR zdobywa 3 PZ, chyba że gracz USA zagra w niej Interwencję ONZ jako wydarzenie.
card-brezhnev_doctrine = Doktryna Breżniewa
    .text = Do końca tury karty gracza ZSRR są warte o 1 PO więcej, ale nie więcej niż 4.
card-portuguese_empire_crumbles = Upadek imperium portugalskiego
    .text = Gracz ZSRR dodaje po 2 punkty wpływu w Angoli i w Państwach Afryki Południowo-Wschodniej.
card-south_african_unrest = Niepokoje w Afryce Południowej
    .text = Gracz ZSRR dodaje 2 punkty wpływu w RPA albo 1 w RPA i 2 w jednym z państw sąsiednich: w Angoli lub w Botswanie.
card-allende = Allende
    .text = Gracz ZSRR dodaje 2 punkty wpływu w Chile.
card-willy_brandt = Willy Brandt
    .text = Gracz ZSRR zdobywa 1 PZ i dodaje 1 punkt wpływu w RFN, której NATO już nie chroni. Nie po karcie Zburz ten mur.
card-muslim_revolution = Rewolucja muzułmańska
    .text = Znikają wszystkie punkty wpływu USA z dwóch spośród państw: Sudan, Iran, Irak, Egipt, Libia, Arabia Saudyjska, Syria i Jordania. Nie po karcie Sprzedaż AWACS-ów Saudyjczykom.
card-abm_treaty = Traktat ABM
    .text = DEFCON rośnie o 1. Następnie przeprowadzasz operacje za PO tej karty.
card-cultural_revolution = Rewolucja kulturalna
    .text = Jeśli Kartę chińską ma gracz USA, gracz ZSRR zabiera ją, odkrytą. Jeśli ma ją gracz ZSRR, zdobywa 1 PZ.
card-flower_power = Flower Power
    .text = Odtąd gracz ZSRR zdobywa 2 PZ, ilekroć gracz USA zagra kartę wojny jako wydarzenie albo za PO. Nie po karcie „Imperium zła”.
card-u2_incident = Incydent z U-2
    .text = Gracz ZSRR zdobywa 1 PZ i jeszcze 1, jeśli później w tej turze którakolwiek strona zagra Interwencję ONZ jako wydarzenie.
card-opec = OPEC
    .text = Gracz ZSRR zdobywa 1 PZ za każde kontrolowane przez siebie państwo spośród: Egipt, Iran, Libia, Arabia Saudyjska, Irak, Państwa Zatoki Perskiej i Wenezuela. Nie po karcie Ropa z Morza Północnego.
card-lone_gunman = „Samotny strzelec”
    .text = Gracz USA pokazuje karty z ręki. Następnie gracz ZSRR może przeprowadzić operacje za 1 PO.
card-colonial_rear_guards = Kolonialna straż tylna
    .text = Gracz USA dodaje po 1 punkcie wpływu w czterech państwach Afryki i Azji Południowo-Wschodniej.
card-panama_canal_returned = Zwrot Kanału Panamskiego
    .text = Gracz USA dodaje po 1 punkcie wpływu w Panamie, Kostaryce i Wenezueli.
card-camp_david_accords = Porozumienia z Camp David
    .text = Gracz USA zdobywa 1 PZ i dodaje po 1 punkcie wpływu w Izraelu, Jordanii i Egipcie. Karty Wojna arabsko-izraelska nie można już zagrać jako wydarzenia.
card-puppet_governments = Rządy marionetkowe
    .text = Gracz USA może dodać po 1 punkcie wpływu w maksymalnie trzech państwach, w których nikt nie ma wpływów.
card-grain_sales_to_soviets = Sprzedaż zboża Sowietom
    .text = Gracz USA bierze losową kartę z ręki gracza ZSRR. Zagrywa ją jak własną albo oddaje i przeprowadza operacje za 2 PO.
card-john_paul_ii_elected_pope = Wybór Jana Pawła II na papieża
    .text = Polska: gracz ZSRR traci 2 punkty wpływu, gracz USA zyskuje 1. Umożliwia zagranie karty Solidarność.
card-latin_american_death_squads = Latynoamerykańskie szwadrony śmierci
    .text = Do końca tury twoje przewroty w Ameryce Środkowej i Południowej mają +1 do rzutu, a przewroty przeciwnika −1.
card-oas_founded = Utworzenie OPA
    .text = Gracz USA dodaje 2 punkty wpływu w Ameryce Środkowej i Południowej, w jednym państwie albo w dwóch.
card-nixon_plays_the_china_card = Nixon zagrywa kartę chińską
    .text = Jeśli Kartę chińską ma gracz ZSRR, gracz USA zabiera ją, zakrytą. Jeśli ma ją gracz USA, zdobywa 2 PZ.
card-sadat_expels_soviets = Sadat wydala Sowietów
    .text = Egipt: znikają wszystkie punkty wpływu ZSRR, a gracz USA zyskuje 1.
card-shuttle_diplomacy = Dyplomacja wahadłowa
    .text = Leży przed graczem USA. Przy najbliższej punktacji Azji albo Bliskiego Wschodu pomija się tam jedno państwo strategiczne kontrolowane przez gracza ZSRR.
card-the_voice_of_america = Głos Ameryki
    .text = Gracz USA usuwa 4 punkty wpływu ZSRR spoza Europy, nie więcej niż 2 z jednego państwa.
card-liberation_theology = Teologia wyzwolenia
    .text = Gracz ZSRR dodaje 3 punkty wpływu w Ameryce Środkowej, nie więcej niż 2 w jednym państwie.
card-ussuri_river_skirmish = Starcie nad Ussuri
    .text = Jeśli Kartę chińską ma gracz ZSRR, gracz USA zabiera ją, odkrytą. Jeśli ma ją gracz USA, dodaje 4 punkty wpływu w Azji, nie więcej niż 2 w jednym państwie.
card-ask_not_what_your_country_can_do_for_you = „Nie pytaj, co twój kraj może zrobić dla ciebie…”
    .text = Gracz USA może odrzucić dowolną liczbę kart, także kart punktacji, i dobiera tyle samo.
card-alliance_for_progress = Sojusz dla postępu
    .text = Gracz USA zdobywa 1 PZ za każde kontrolowane przez siebie państwo strategiczne w Ameryce Środkowej i Południowej.
card-africa_scoring = Kulminacja napięć w Afryce
    .text = Punktacja Afryki: obecność { $presence }, dominacja { $domination }, kontrola { $control }; ponadto 1 za każde państwo strategiczne.
card-one_small_step = „Mały krok…”
    .text = Jeśli jesteś z tyłu w wyścigu kosmicznym, przesuwasz się o dwa pola. PZ daje tylko drugie z nich.
card-south_america_scoring = Kulminacja napięć w Ameryce Południowej
    .short = Kulminacja: Am. Południowa
    .text = Punktacja Ameryki Południowej: obecność { $presence }, dominacja { $domination }, kontrola { $control }; ponadto 1 za każde państwo strategiczne.
card-iranian_hostage_crisis = Kryzys zakładników w Iranie
    .text = Iran: znikają wszystkie punkty wpływu USA, a gracz ZSRR dodaje 2. Odtąd Terroryzm kosztuje gracza USA dwie karty.
card-the_iron_lady = Żelazna Dama
    .text = Gracz USA zdobywa 1 PZ. Gracz ZSRR dodaje 1 punkt wpływu w Argentynie i traci wszystkie w Wielkiej Brytanii. Karty Rządy socjalistów nie można już zagrać jako wydarzenia.
card-reagan_bombs_libya = Reagan bombarduje Libię
    .text = Gracz USA zdobywa 1 PZ za każde 2 punkty wpływu ZSRR w Libii.
card-star_wars = Gwiezdne wojny
    .text = Jeśli gracz USA prowadzi w wyścigu kosmicznym, wybiera kartę spośród odrzuconych, ale nie kartę punktacji, a jej wydarzenie zachodzi natychmiast.
card-north_sea_oil = Ropa z Morza Północnego
    .text = Karty OPEC nie można już zagrać jako wydarzenia. Gracz USA może w tej turze rozegrać ósmą rundę.
card-the_reformer = Reformator
    .text = Gracz ZSRR dodaje 4 punkty wpływu w Europie, nie więcej niż 2 w jednym państwie; jeśli prowadzi w PZ, może dodać 6. Odtąd nie może przeprowadzać przewrotów w Europie.
card-marine_barracks_bombing = Zamach na koszary marines
    .text = Z Libanu znikają wszystkie punkty wpływu USA. Następnie gracz ZSRR usuwa 2 punkty wpływu USA z Bliskiego Wschodu.
card-soviets_shoot_down_kal_007 = Sowieci zestrzeliwują KAL-007
    .text = DEFCON spada o 1, a gracz USA zdobywa 2 PZ. Jeśli kontroluje Koreę Południową, może umieścić punkty wpływu albo przeprowadzić zmiany sojuszu za 4 PO.
card-glasnost = Głasnost
    .text = Gracz ZSRR zdobywa 2 PZ, a DEFCON rośnie o 1. Po karcie Reformator gracz ZSRR może umieścić punkty wpływu albo przeprowadzić zmiany sojuszu za 4 PO.
card-ortega_elected_in_nicaragua = Zwycięstwo Ortegi w Nikaragui
    .text = Z Nikaragui znikają wszystkie punkty wpływu USA. Następnie gracz ZSRR może przeprowadzić darmowy przewrót na Kubie, w Hondurasie albo w Kostaryce za PO tej karty.
card-terrorism = Terroryzm
    .text = Przeciwnik odrzuca losową kartę; gracz USA odrzuca dwie, jeśli zagrano kartę Kryzys zakładników w Iranie.
card-iran_contra_scandal = Afera Iran-Contras
    .text = Do końca tury gracz USA ma −1 do rzutów na zmianę sojuszu.
card-chernobyl = Czarnobyl
    .text = Gracz USA wskazuje region. Do końca tury gracz ZSRR nie może używać PO, by dodawać tam punkty wpływu.
card-latin_american_debt_crisis = Kryzys zadłużenia Ameryki Łacińskiej
    .text = Gracz USA odrzuca kartę za 3 lub więcej PO albo gracz ZSRR może podwoić swoje punkty wpływu w maksymalnie dwóch państwach Ameryki Południowej.
card-tear_down_this_wall = Zburz ten mur
    .text = Gracz USA dodaje 3 punkty wpływu w NRD, a potem może przeprowadzić w Europie darmowy przewrót albo darmowe zmiany sojuszu za PO tej karty. Kończy i uniemożliwia wydarzenie Willy Brandt.
card-an_evil_empire = „Imperium zła”
    .text = Gracz USA zdobywa 1 PZ. Kończy i uniemożliwia wydarzenie Flower Power.
card-aldrich_ames_remix = Aldrich Ames
    .text = Gracz USA pokazuje karty z ręki do końca tury. Gracz ZSRR wybiera jedną z nich; zostaje ona odrzucona.
card-pershing_ii_deployed = Rozmieszczenie rakiet Pershing II
    .text = Gracz ZSRR zdobywa 1 PZ i usuwa po 1 punkcie wpływu USA z trzech państw Europy Zachodniej.
card-wargames = Gry wojenne
    .text = Jeśli DEFCON wynosi 2, możesz oddać przeciwnikowi 6 PZ i zakończyć grę: wygrywa strona, która prowadzi.
card-solidarity = Solidarność
    .text = Gracz USA dodaje 3 punkty wpływu w Polsce. Wymaga wcześniejszego zagrania karty Wybór Jana Pawła II na papieża.
card-iran_iraq_war = Wojna iracko-irańska
    .text = Wojna w Iranie albo w Iraku: rzut kostką, minus 1 za każde sąsiednie państwo kontrolowane przez przeciwnika. Przy wyniku 4 lub więcej zdobywasz 2 PZ, a punkty wpływu przeciwnika stają się tam twoje. 2 działania militarne.
card-defectors = Uciekinierzy
    .text = Wybrana przez gracza USA na wydarzenie dekady jest rozpatrywana pierwsza i anuluje wydarzenie dekady gracza ZSRR. Jeśli gracz ZSRR zagra ją na operacje, gracz USA zdobywa 1 PZ.
card-the_cambridge_five = Piątka z Cambridge
    .text = Gracz USA pokazuje swoje karty punktacji. Gracz ZSRR może dodać 1 punkt wpływu w państwie regionu wymienionego na jednej z nich. Nie w okresie Koniec Wojny.
card-special_relationship = Specjalne relacje
    .text = Jeśli gracz USA kontroluje Wielką Brytanię, dodaje 1 punkt wpływu w państwie z nią sąsiadującym; albo, gdy w mocy jest NATO, dodaje 2 w jednym państwie Europy Zachodniej i zdobywa 2 PZ.
card-norad = NORAD
    .text = Odtąd po rundzie, w której DEFCON spadł do 2, gracz USA dodaje 1 punkt wpływu tam, gdzie już ma wpływy, jeśli kontroluje Kanadę. Kończy to Grzęzawisko.
card-che = Che
    .text = Gracz ZSRR może przeprowadzić przewrót w państwie niestrategicznym Afryki, Ameryki Środkowej lub Południowej. Jeśli usunięto przy tym punkty wpływu USA, może przeprowadzić drugi w innym państwie.
card-our_man_in_tehran = Nasz człowiek w Teheranie
    .text = Jeśli gracz USA kontroluje jakieś państwo Bliskiego Wschodu, ogląda 5 wierzchnich kart talii, odrzuca dowolne z nich, a resztę wtasowuje z powrotem.
card-yuri_and_samantha = Jurij i Samantha
    .text = Do końca tury gracz ZSRR zdobywa 1 PZ za każdy przewrót gracza USA.
card-awacs_sale_to_saudis = Sprzedaż AWACS-ów Saudyjczykom
    .text = Gracz USA dodaje 2 punkty wpływu w Arabii Saudyjskiej. Karty Rewolucja muzułmańska nie można już zagrać jako wydarzenia.

## Lasting effects, by the number of their card: what each does while it is in force. North Sea Oil has two, 86 and 111.

thing-effect_9 = { card-vietnam_revolts }
    .text = Do końca tury gracz ZSRR ma o 1 PO więcej na kartach użytych wyłącznie w Azji Południowo-Wschodniej.
thing-effect_16 = { card-warsaw_pact_formed }
    .short = Układ Warszawski
    .text = NATO można zagrać jako wydarzenie.
thing-effect_17 = { card-de_gaulle_leads_france }
    .short = De Gaulle
    .text = NATO nie chroni Francji.
thing-effect_21 = { card-nato }
    .text = Gracz ZSRR nie może przeprowadzać przewrotów ani zmian sojuszu w państwach europejskich kontrolowanych przez USA; nie może tam też zajść Wojna lokalna.
thing-effect_23 = { card-marshall_plan }
    .text = NATO można zagrać jako wydarzenie.
thing-effect_25 = { card-containment }
    .text = Do końca tury karty gracza USA są warte o 1 PO więcej, najwyżej 4.
thing-effect_27 = { card-us_japan_mutual_defense_pact }
    .short = Pakt USA–Japonia
    .text = Gracz ZSRR nie może przeprowadzać przewrotów ani zmian sojuszu w Japonii.
thing-effect_31_us = Czerwona panika/Czystka (USA)
    .short = Panika/Czystka (USA)
    .text = Do końca tury karty gracza USA są warte o 1 PO mniej, co najmniej 1.
thing-effect_31_ussr = Czerwona panika/Czystka (ZSRR)
    .short = Panika/Czystka (ZSRR)
    .text = Do końca tury karty gracza ZSRR są warte o 1 PO mniej, co najmniej 1.
thing-effect_35 = { card-formosan_resolution }
    .text = Tajwan jest w punktacji Azji państwem strategicznym, dopóki kontroluje go gracz USA. Kończy się, gdy gracz USA zagra Kartę chińską.
thing-effect_40_us = Kubański kryzys rakietowy (USA)
    .short = Kryzys kubański (USA)
    .text = Do końca tury gracz USA przegrywa grę, jeśli przeprowadzi przewrót. Może to zakończyć, usuwając 2 swoje punkty wpływu z RFN albo z Turcji.
thing-effect_40_ussr = Kubański kryzys rakietowy (ZSRR)
    .short = Kryzys kubański (ZSRR)
    .text = Do końca tury gracz ZSRR przegrywa grę, jeśli przeprowadzi przewrót. Może to zakończyć, usuwając 2 swoje punkty wpływu z Kuby.
thing-effect_41 = { card-nuclear_subs }
    .text = Do końca tury przewroty gracza USA w państwach strategicznych nie obniżają DEFCON.
thing-effect_42 = { card-quagmire }
    .text = W swoich rundach gracz USA może tylko odrzucić kartę za 2 lub więcej PO i rzucić kostką; wynik od 1 do 4 go uwalnia.
thing-effect_43 = { card-salt_negotiations }
    .text = Do końca tury wszystkie przewroty mają −1 do rzutu.
thing-effect_44 = { card-bear_trap }
    .text = W swoich rundach gracz ZSRR może tylko odrzucić kartę za 2 lub więcej PO i rzucić kostką; wynik od 1 do 4 go uwalnia.
thing-effect_49_us = Zazdrość o rakiety (USA)
    .text = W swojej następnej rundzie gracz USA musi zagrać kartę Zazdrość o rakiety na operacje.
thing-effect_49_ussr = Zazdrość o rakiety (ZSRR)
    .text = W swojej następnej rundzie gracz ZSRR musi zagrać kartę Zazdrość o rakiety na operacje.
thing-effect_50 = { card-we_will_bury_you }
    .text = W następnej rundzie gracza USA gracz ZSRR zdobywa 3 PZ, chyba że gracz USA zagra w niej Interwencję ONZ jako wydarzenie.
thing-effect_51 = { card-brezhnev_doctrine }
    .text = Do końca tury karty gracza ZSRR są warte o 1 PO więcej, najwyżej 4.
thing-effect_55 = { card-willy_brandt }
    .text = NATO nie chroni RFN. Kończy to karta Zburz ten mur.
thing-effect_59 = { card-flower_power }
    .text = Gracz ZSRR zdobywa 2 PZ, ilekroć gracz USA zagra kartę wojny jako wydarzenie albo za PO. Kończy to karta „Imperium zła”.
thing-effect_60 = { card-u2_incident }
    .text = Do końca tury gracz ZSRR zdobywa 1 PZ, jeśli Interwencja ONZ zostanie zagrana jako wydarzenie.
thing-effect_65 = { card-camp_david_accords }
    .short = Camp David
    .text = Karty Wojna arabsko-izraelska nie można już zagrać jako wydarzenia.
thing-effect_68 = { card-john_paul_ii_elected_pope }
    .short = Jan Paweł II
    .text = Kartę Solidarność można zagrać jako wydarzenie.
thing-effect_69_us = Latynoamerykańskie szwadrony śmierci (USA)
    .short = Szwadrony śmierci (USA)
    .text = Do końca tury przewroty w Ameryce Środkowej i Południowej mają dla gracza USA +1, a dla gracza ZSRR −1 do rzutu.
thing-effect_69_ussr = Latynoamerykańskie szwadrony śmierci (ZSRR)
    .short = Szwadrony śmierci (ZSRR)
    .text = Do końca tury przewroty w Ameryce Środkowej i Południowej mają dla gracza ZSRR +1, a dla gracza USA −1 do rzutu.
thing-effect_73 = { card-shuttle_diplomacy }
    .text = Przy najbliższej punktacji Azji albo Bliskiego Wschodu gracz USA wskazuje tam państwo strategiczne kontrolowane przez gracza ZSRR; pomija się je.
thing-effect_82 = { card-iranian_hostage_crisis }
    .short = Kryzys zakładników
    .text = Terroryzm przeciw graczowi USA kosztuje go dwie karty.
thing-effect_83 = { card-the_iron_lady }
    .text = Karty Rządy socjalistów nie można już zagrać jako wydarzenia.
thing-effect_86 = { card-north_sea_oil }
    .text = Karty OPEC nie można już zagrać jako wydarzenia.
thing-effect_87 = { card-the_reformer }
    .text = Gracz ZSRR nie może przeprowadzać przewrotów w Europie, a Głasnost daje mu 4 PO.
thing-effect_93 = { card-iran_contra_scandal }
    .text = Do końca tury gracz USA ma −1 do rzutów na zmianę sojuszu.
thing-effect_94_africa = Czarnobyl (Afryka)
    .text = Do końca tury gracz ZSRR nie może używać PO, by dodawać punkty wpływu w Afryce.
thing-effect_94_asia = Czarnobyl (Azja)
    .text = Do końca tury gracz ZSRR nie może używać PO, by dodawać punkty wpływu w Azji.
thing-effect_94_central_america = Czarnobyl (Ameryka Środkowa)
    .short = Czarnobyl (Am. Środkowa)
    .text = Do końca tury gracz ZSRR nie może używać PO, by dodawać punkty wpływu w Ameryce Środkowej.
thing-effect_94_europe = Czarnobyl (Europa)
    .text = Do końca tury gracz ZSRR nie może używać PO, by dodawać punkty wpływu w Europie.
thing-effect_94_middle_east = Czarnobyl (Bliski Wschód)
    .text = Do końca tury gracz ZSRR nie może używać PO, by dodawać punkty wpływu na Bliskim Wschodzie.
thing-effect_94_south_america = Czarnobyl (Ameryka Południowa)
    .short = Czarnobyl (Am. Połudn.)
    .text = Do końca tury gracz ZSRR nie może używać PO, by dodawać punkty wpływu w Ameryce Południowej.
thing-effect_96 = { card-tear_down_this_wall }
    .text = Karty Willy Brandt nie można już zagrać jako wydarzenia.
thing-effect_97 = { card-an_evil_empire }
    .text = Karty Flower Power nie można już zagrać jako wydarzenia.
thing-effect_98 = { card-aldrich_ames_remix }
    .text = Do końca tury gracz ZSRR widzi karty, które gracz USA miał na ręce.
thing-effect_106 = { card-norad }
    .text = Po rundzie, w której DEFCON spadł do 2, gracz USA dodaje 1 punkt wpływu tam, gdzie już ma wpływy, jeśli kontroluje Kanadę. Kończy to Grzęzawisko.
thing-effect_109 = { card-yuri_and_samantha }
    .text = Do końca tury gracz ZSRR zdobywa 1 PZ za każdy przewrót gracza USA.
thing-effect_110 = { card-awacs_sale_to_saudis }
    .short = Sprzedaż AWACS-ów
    .text = Karty Rewolucja muzułmańska nie można już zagrać jako wydarzenia.
thing-effect_111 = Ropa z Morza Północnego: ósma runda
    .short = Ropa: ósma runda
    .text = W tej turze gracz USA może rozegrać ósmą rundę.

## Countries: what is printed on them

thing-canada = { action-canada }
    .text = Państwo w Europie Zachodniej, stabilność { $stability }, sąsiaduje z USA.
thing-uk = { action-uk }
    .text = Państwo w Europie Zachodniej, stabilność { $stability }.
thing-norway = { action-norway }
    .text = Państwo w Europie Zachodniej, stabilność { $stability }.
thing-sweden = { action-sweden }
    .text = Państwo w Europie Zachodniej, stabilność { $stability }.
thing-finland = { action-finland }
    .text = Państwo w obu częściach Europy, stabilność { $stability }, sąsiaduje z ZSRR.
thing-denmark = { action-denmark }
    .text = Państwo w Europie Zachodniej, stabilność { $stability }.
thing-benelux = { action-benelux }
    .text = Państwo w Europie Zachodniej, stabilność { $stability }.
thing-france = { action-france }
    .text = Państwo strategiczne w Europie Zachodniej, stabilność { $stability }.
thing-spain_portugal = { action-spain_portugal }
    .text = Państwo w Europie Zachodniej, stabilność { $stability }.
thing-italy = { action-italy }
    .text = Państwo strategiczne w Europie Zachodniej, stabilność { $stability }.
thing-greece = { action-greece }
    .text = Państwo w Europie Zachodniej, stabilność { $stability }.
thing-turkey = { action-turkey }
    .text = Państwo w Europie Zachodniej, stabilność { $stability }.
thing-west_germany = { action-west_germany }
    .text = Państwo strategiczne w Europie Zachodniej, stabilność { $stability }.
thing-austria = { action-austria }
    .text = Państwo w obu częściach Europy, stabilność { $stability }.
thing-east_germany = { action-east_germany }
    .text = Państwo strategiczne w Europie Wschodniej, stabilność { $stability }.
thing-poland = { action-poland }
    .text = Państwo strategiczne w Europie Wschodniej, stabilność { $stability }, sąsiaduje z ZSRR.
thing-czechoslovakia = { action-czechoslovakia }
    .text = Państwo w Europie Wschodniej, stabilność { $stability }.
thing-hungary = { action-hungary }
    .text = Państwo w Europie Wschodniej, stabilność { $stability }.
thing-yugoslavia = { action-yugoslavia }
    .text = Państwo w Europie Wschodniej, stabilność { $stability }.
thing-romania = { action-romania }
    .text = Państwo w Europie Wschodniej, stabilność { $stability }, sąsiaduje z ZSRR.
thing-bulgaria = { action-bulgaria }
    .text = Państwo w Europie Wschodniej, stabilność { $stability }.
thing-lebanon = { action-lebanon }
    .text = Państwo na Bliskim Wschodzie, stabilność { $stability }.
thing-syria = { action-syria }
    .text = Państwo na Bliskim Wschodzie, stabilność { $stability }.
thing-israel = { action-israel }
    .text = Państwo strategiczne na Bliskim Wschodzie, stabilność { $stability }.
thing-jordan = { action-jordan }
    .text = Państwo na Bliskim Wschodzie, stabilność { $stability }.
thing-iraq = { action-iraq }
    .text = Państwo strategiczne na Bliskim Wschodzie, stabilność { $stability }.
thing-iran = { action-iran }
    .text = Państwo strategiczne na Bliskim Wschodzie, stabilność { $stability }.
thing-egypt = { action-egypt }
    .text = Państwo strategiczne na Bliskim Wschodzie, stabilność { $stability }.
thing-libya = { action-libya }
    .text = Państwo strategiczne na Bliskim Wschodzie, stabilność { $stability }.
thing-saudi_arabia = { action-saudi_arabia }
    .text = Państwo strategiczne na Bliskim Wschodzie, stabilność { $stability }.
thing-gulf_states = { action-gulf_states }
    .text = Państwo na Bliskim Wschodzie, stabilność { $stability }.
thing-afghanistan = { action-afghanistan }
    .text = Państwo w Azji, stabilność { $stability }, sąsiaduje z ZSRR.
thing-pakistan = { action-pakistan }
    .text = Państwo strategiczne w Azji, stabilność { $stability }.
thing-india = { action-india }
    .text = Państwo strategiczne w Azji, stabilność { $stability }.
thing-north_korea = { action-north_korea }
    .text = Państwo strategiczne w Azji, stabilność { $stability }, sąsiaduje z ZSRR.
thing-south_korea = { action-south_korea }
    .text = Państwo strategiczne w Azji, stabilność { $stability }.
thing-japan = { action-japan }
    .text = Państwo strategiczne w Azji, stabilność { $stability }, sąsiaduje z USA.
thing-taiwan = { action-taiwan }
    .text = Państwo w Azji, stabilność { $stability }.
thing-australia = { action-australia }
    .text = Państwo w Azji, stabilność { $stability }.
thing-burma = { action-burma }
    .text = Państwo w Azji Południowo-Wschodniej, stabilność { $stability }.
thing-laos_cambodia = { action-laos_cambodia }
    .text = Państwo w Azji Południowo-Wschodniej, stabilność { $stability }.
thing-thailand = { action-thailand }
    .text = Państwo strategiczne w Azji Południowo-Wschodniej, stabilność { $stability }.
thing-vietnam = { action-vietnam }
    .text = Państwo w Azji Południowo-Wschodniej, stabilność { $stability }.
thing-malaysia = { action-malaysia }
    .text = Państwo w Azji Południowo-Wschodniej, stabilność { $stability }.
thing-indonesia = { action-indonesia }
    .text = Państwo w Azji Południowo-Wschodniej, stabilność { $stability }.
thing-philippines = { action-philippines }
    .text = Państwo w Azji Południowo-Wschodniej, stabilność { $stability }.
thing-morocco = { action-morocco }
    .text = Państwo w Afryce, stabilność { $stability }.
thing-algeria = { action-algeria }
    .text = Państwo strategiczne w Afryce, stabilność { $stability }.
thing-tunisia = { action-tunisia }
    .text = Państwo w Afryce, stabilność { $stability }.
thing-west_african_states = { action-west_african_states }
    .text = Państwo w Afryce, stabilność { $stability }.
thing-ivory_coast = { action-ivory_coast }
    .text = Państwo w Afryce, stabilność { $stability }.
thing-saharan_states = { action-saharan_states }
    .text = Państwo w Afryce, stabilność { $stability }.
thing-nigeria = { action-nigeria }
    .text = Państwo strategiczne w Afryce, stabilność { $stability }.
thing-cameroon = { action-cameroon }
    .text = Państwo w Afryce, stabilność { $stability }.
thing-zaire = { action-zaire }
    .text = Państwo strategiczne w Afryce, stabilność { $stability }.
thing-angola = { action-angola }
    .text = Państwo strategiczne w Afryce, stabilność { $stability }.
thing-south_africa = { action-south_africa }
    .text = Państwo strategiczne w Afryce, stabilność { $stability }.
thing-botswana = { action-botswana }
    .text = Państwo w Afryce, stabilność { $stability }.
thing-zimbabwe = { action-zimbabwe }
    .text = Państwo w Afryce, stabilność { $stability }.
thing-se_african_states = { action-se_african_states }
    .text = Państwo w Afryce, stabilność { $stability }.
thing-kenya = { action-kenya }
    .text = Państwo w Afryce, stabilność { $stability }.
thing-somalia = { action-somalia }
    .text = Państwo w Afryce, stabilność { $stability }.
thing-ethiopia = { action-ethiopia }
    .text = Państwo w Afryce, stabilność { $stability }.
thing-sudan = { action-sudan }
    .text = Państwo w Afryce, stabilność { $stability }.
thing-mexico = { action-mexico }
    .text = Państwo strategiczne w Ameryce Środkowej, stabilność { $stability }, sąsiaduje z USA.
thing-guatemala = { action-guatemala }
    .text = Państwo w Ameryce Środkowej, stabilność { $stability }.
thing-el_salvador = { action-el_salvador }
    .text = Państwo w Ameryce Środkowej, stabilność { $stability }.
thing-honduras = { action-honduras }
    .text = Państwo w Ameryce Środkowej, stabilność { $stability }.
thing-costa_rica = { action-costa_rica }
    .text = Państwo w Ameryce Środkowej, stabilność { $stability }.
thing-nicaragua = { action-nicaragua }
    .text = Państwo w Ameryce Środkowej, stabilność { $stability }.
thing-panama = { action-panama }
    .text = Państwo strategiczne w Ameryce Środkowej, stabilność { $stability }.
thing-cuba = { action-cuba }
    .text = Państwo strategiczne w Ameryce Środkowej, stabilność { $stability }, sąsiaduje z USA.
thing-haiti = { action-haiti }
    .text = Państwo w Ameryce Środkowej, stabilność { $stability }.
thing-dominican_republic = { action-dominican_republic }
    .text = Państwo w Ameryce Środkowej, stabilność { $stability }.
thing-colombia = { action-colombia }
    .text = Państwo w Ameryce Południowej, stabilność { $stability }.
thing-venezuela = { action-venezuela }
    .text = Państwo strategiczne w Ameryce Południowej, stabilność { $stability }.
thing-ecuador = { action-ecuador }
    .text = Państwo w Ameryce Południowej, stabilność { $stability }.
thing-peru = { action-peru }
    .text = Państwo w Ameryce Południowej, stabilność { $stability }.
thing-bolivia = { action-bolivia }
    .text = Państwo w Ameryce Południowej, stabilność { $stability }.
thing-chile = { action-chile }
    .text = Państwo strategiczne w Ameryce Południowej, stabilność { $stability }.
thing-argentina = { action-argentina }
    .text = Państwo strategiczne w Ameryce Południowej, stabilność { $stability }.
thing-paraguay = { action-paraguay }
    .text = Państwo w Ameryce Południowej, stabilność { $stability }.
thing-uruguay = { action-uruguay }
    .text = Państwo w Ameryce Południowej, stabilność { $stability }.
thing-brazil = { action-brazil }
    .text = Państwo strategiczne w Ameryce Południowej, stabilność { $stability }.
thing-chinese_civil_war = { action-chinese_civil_war }
    .text = Stabilność 3, sąsiaduje z ZSRR. Punkty wpływu może tu umieszczać tylko gracz ZSRR; gdy ma ich 3, dostaje Kartę chińską.

## Regions, superpowers and tracks

thing-europe = Europa
    .text = Obecność 3, dominacja 7, kontrola oznacza wygraną; 5 państw strategicznych. Przewroty i zmiany sojuszu tylko przy DEFCON 5.
thing-asia = Azja
    .text = Obecność { $presence }, dominacja { $domination }, kontrola { $control }; 6 państw strategicznych. Przewroty i zmiany sojuszu przy DEFCON 4 lub wyższym.
thing-middle_east = Bliski Wschód
    .short = Bl. Wschód
    .text = Obecność { $presence }, dominacja { $domination }, kontrola { $control }; 6 państw strategicznych. Przewroty i zmiany sojuszu przy DEFCON 3 lub wyższym.
thing-africa = Afryka
    .text = Obecność { $presence }, dominacja { $domination }, kontrola { $control }; 5 państw strategicznych. Przewroty i zmiany sojuszu przy DEFCON 2 lub wyższym.
thing-central_america = Ameryka Środkowa
    .text = Obecność { $presence }, dominacja { $domination }, kontrola { $control }; 3 państwa strategiczne. Przewroty i zmiany sojuszu przy DEFCON 2 lub wyższym.
thing-south_america = Ameryka Południowa
    .text = Obecność { $presence }, dominacja { $domination }, kontrola { $control }; 4 państwa strategiczne. Przewroty i zmiany sojuszu przy DEFCON 2 lub wyższym.
thing-western_europe = Europa Zachodnia
    .text = Część Europy, z Austrią i Finlandią.
thing-eastern_europe = Europa Wschodnia
    .text = Część Europy, z Austrią i Finlandią.
thing-southeast_asia = Azja Południowo-Wschodnia
    .short = Azja Pd.-Wsch.
    .text = Część Azji. Jej własna karta punktacji daje 1 PZ za każde państwo, 2 za Tajlandię.
thing-usa = USA
    .text = Supermocarstwo, sąsiaduje z Kanadą, Meksykiem, Kubą i Japonią. Nie można niczego skierować przeciw niemu.
thing-ussr = ZSRR
    .text = Supermocarstwo, sąsiaduje z Finlandią, Polską, Rumunią, Afganistanem i Koreą Północną. Nie można niczego skierować przeciw niemu.
thing-defcon_5 = DEFCON 5
    .text = Przewroty i zmiany sojuszu są dozwolone wszędzie.
thing-defcon_4 = DEFCON 4
    .text = Zakaz przewrotów i zmian sojuszu w Europie.
thing-defcon_3 = DEFCON 3
    .text = Zakaz przewrotów i zmian sojuszu w Europie i Azji.
thing-defcon_2 = DEFCON 2
    .text = Zakaz przewrotów i zmian sojuszu w Europie, Azji i na Bliskim Wschodzie. Krok od wojny atomowej.
thing-defcon_1 = DEFCON 1
    .text = Wojna atomowa: gracz aktywny przegrywa.
thing-vp = Punkty zwycięstwa
    .text = Jeden znacznik dla obu stron; 20 po twojej stronie oznacza wygraną.
thing-milops_ussr = Działania militarne ZSRR
    .text = Na koniec tury każde brakujące do poziomu DEFCON kosztuje 1 PZ.
thing-milops_us = Działania militarne USA
    .text = Na koniec tury każde brakujące do poziomu DEFCON kosztuje 1 PZ.
thing-turn = Tura
    .text = Dziesięć tur: Początek Wojny 1–3, Apogeum Wojny 4–7, Koniec Wojny 8–10.
thing-hand_ussr = Ręka ZSRR
    .text = Karty, które ma na ręce gracz ZSRR.
thing-hand_us = Ręka USA
    .text = Karty, które ma na ręce gracz USA.
thing-draw_pile = Talia
    .text = Gdy się wyczerpie, tasuje się karty odrzucone.
thing-discards = Karty odrzucone
    .text = Karty zagrane i odrzucone; wracają, gdy wyczerpie się talia.
thing-removed = Karty usunięte z gry
    .text = Karty jednorazowe, których wydarzenie zaszło; już nie wracają.
thing-china_up = Karta chińska, odkryta
    .text = Jej posiadacz może ją zagrać za 4 PO, 5, jeśli wszystkie zostaną użyte w Azji.
thing-china_down = Karta chińska, zakryta
    .text = Jej posiadacz nie może jej zagrać przed następną turą.

## Space Race

thing-space_0 = Start
    .text = Wyścig jeszcze się nie zaczął.
thing-space_1 = Sztuczny satelita
    .text = 2 PO, rzut 1–3. PZ: 2 dla pierwszej strony, 1 dla drugiej.
thing-space_2 = Zwierzę w kosmosie
    .text = 2 PO, rzut 1–4. Pierwsza strona może podjąć dwie próby w turze.
thing-space_3 = Człowiek w kosmosie
    .text = 2 PO, rzut 1–3. PZ: 2 dla pierwszej strony.
thing-space_4 = Człowiek na orbicie Ziemi
    .text = 2 PO, rzut 1–4. Przeciwnik pierwszej strony pierwszy pokazuje swoje wydarzenie dekady.
thing-space_5 = Orbita Księżyca
    .text = 3 PO, rzut 1–3. PZ: 3 dla pierwszej strony, 1 dla drugiej.
thing-space_6 = Orzeł/Niedźwiedź wylądował
    .text = 3 PO, rzut 1–4. Pierwsza strona może na koniec tury odrzucić zatrzymaną kartę.
thing-space_7 = Prom kosmiczny
    .text = 3 PO, rzut 1–3. PZ: 4 dla pierwszej strony, 2 dla drugiej.
thing-space_8 = Stacja kosmiczna
    .text = 4 PO, rzut 1 lub 2. PZ: 2 dla pierwszej strony, która może rozgrywać osiem rund.
thing-ability_2 = Dwie próby w turze
    .text = Dwie próby w wyścigu kosmicznym w każdej turze, dopóki druga strona nie dotrze na pole Zwierzę w kosmosie.
thing-ability_4 = Wydarzenie dekady jako drugie
    .text = Druga strona pierwsza pokazuje swoje wydarzenie dekady, dopóki nie dotrze na pole Człowiek na orbicie Ziemi.
thing-ability_6 = Odrzucenie na koniec tury
    .text = Na koniec każdej tury można odrzucić jedną zatrzymaną kartę, dopóki druga strona nie dotrze na to pole.
thing-ability_8 = Osiem rund
    .text = Ósma runda w każdej turze, dopóki druga strona nie dotrze na pole Stacja kosmiczna.

## ---- Table talk ----

# $names: the winners; $count: how many. Two of them: a draw.
table-result = { $count ->
    [one] Wygrywa: { $names }.
   *[many] Gra kończy się remisem.
}

## Steps of the game

phase-start = Przygotowanie gry
phase-free-placement = Przygotowanie: rozmieszczanie wpływów
phase-handicap = Przygotowanie: fory
phase-new-turn = Nowa tura
phase-headlines = Faza wydarzeń dekady
phase-headline = Wydarzenie dekady
phase-next-round = Następna runda
phase-action-round = Runda
phase-after-round = Koniec rundy
phase-event = Wydarzenie
phase-event-step = Wydarzenie
phase-operations = Operacje
phase-space-race = Wyścig kosmiczny
phase-dispose = Odłożenie karty
phase-pass-china = Przekazanie Karty chińskiej
phase-flower-power = Flower Power
phase-end-of-turn = Koniec tury
phase-after-end = Koniec tury
phase-final-scoring = Punktacja końcowa
phase-play = Karta drugiej strony
phase-end = Koniec gry

## Setup

setup-optional_cards = Karty opcjonalne
    .help = Siedem dodatkowych kart, o numerach od 104 do 110.
setup-handicap = Fory
    .help = Dodatkowe punkty wpływu dla jednej ze stron po przygotowaniu gry, w państwach, w których już ma wpływy. Doświadczeni gracze często dają USA dwa.
setup-handicap-none = Bez forów
    .help = Obie strony zaczynają zgodnie z instrukcją.
setup-handicap-us_1 = USA +1
    .help = Jeden dodatkowy punkt wpływu dla USA.
setup-handicap-us_2 = USA +2
    .help = Dwa dodatkowe punkty wpływu dla USA.
setup-handicap-us_3 = USA +3
    .help = Trzy dodatkowe punkty wpływu dla USA.
setup-handicap-ussr_1 = ZSRR +1
    .help = Jeden dodatkowy punkt wpływu dla ZSRR.
setup-handicap-ussr_2 = ZSRR +2
    .help = Dwa dodatkowe punkty wpływu dla ZSRR.
setup-handicap-ussr_3 = ZSRR +3
    .help = Trzy dodatkowe punkty wpływu dla ZSRR.
setup-scenario = Scenariusz
    .help = W którym momencie zimnej wojny zaczyna się gra.
setup-scenario-standard = Cała zimna wojna
    .help = Dziesięć tur, od roku 1945.
setup-scenario-late_war = Koniec Wojny
    .help = Tylko tury 8–10. Aby wygrać, gracz USA musi mieć na końcu 20 PZ.
setup-chinese_civil_war = Chińska wojna domowa
    .help = Nikt nie ma Karty chińskiej, dopóki gracz ZSRR nie umieści 3 punktów wpływu w chińskiej wojnie domowej.
setup-show_held = Pokazywanie zatrzymanych kart
    .help = Zasada turniejowa: na koniec każdej tury obie strony pokazują karty, które zatrzymują.
setup-extras = Dodatki
    .help = Drobne zmiany, każda z osobna: cztery proponowane przez autorów gry i dwie karty jak w wydaniu cyfrowym.
setup-extras-free_realignment = Swobodna zmiana sojuszu
    .help = DEFCON nie ogranicza zmian sojuszu.
setup-extras-safe_realignment = Bezpieczna zmiana sojuszu
    .help = Gracz, którego runda trwa, nie traci punktów wpływu przy zmianie sojuszu.
setup-extras-mixed_operations = Mieszane operacje
    .help = Jedna karta może opłacić umieszczanie punktów wpływu i zmiany sojuszu, w różnych państwach.
setup-extras-sure_space = Pewne kroki w kosmosie
    .help = Karta zagrana na wyścig kosmiczny przynosi sukces bez rzutu.
setup-extras-digital = Jak w wydaniu cyfrowym
    .help = Dwa punkty wpływu obok RPA z karty Niepokoje w Afryce Południowej oraz zmiany sojuszu z karty Junta można podzielić.

## Turns and headlines: questions

ask-setup = { $rule ->
    [TS-2_6] Fory: dodaj punkty wpływu tam, gdzie już je masz (pozostało: { $left }).
    [TS-2_3] Rozmieść swoje początkowe punkty wpływu w Europie Wschodniej (pozostało: { $left }).
    [TS-2_4] Rozmieść swoje początkowe punkty wpływu w Europie Zachodniej (pozostało: { $left }).
   *[other] Rozmieść swoje początkowe punkty wpływu (pozostało: { $left }).
}
ask-headline = Wybierz swoje wydarzenie dekady. Obie strony pokazują je jednocześnie; jako pierwsze zachodzi to o większej liczbie PO.
ask-card = Twoja runda: wybierz kartę do zagrania.
option-card-pass = Nie zagrywaj karty
ask-use = { $card }: wybierz, jak zagrać tę kartę.
option-use-event = Wydarzenie
option-use-event_first = Najpierw wydarzenie drugiej strony, potem operacje za { $ops } PO
option-use-place = Umieszczanie wpływów za { $ops } PO
option-use-coup = Przewrót za { $ops } PO
option-use-realign = Zmiana sojuszu za { $ops } PO
option-use-space = Wyścig kosmiczny
option-use-intervene = Operacje z Interwencją ONZ, bez wydarzenia
ask-partner = Interwencja ONZ: wybierz kartę, której PO wykorzystasz i której wydarzenie zostanie anulowane.
ask-held = Pole 6 wyścigu kosmicznego: możesz odrzucić jedną z zatrzymanych kart.
option-held-done = Niczego nie odrzucaj
ask-norad = NORAD: dodaj 1 punkt wpływu w państwie, w którym już masz wpływy.

## Orders in advance (orders.py)

order-headline = Następne wydarzenie dekady: { $card }
order-olympics = Igrzyska olimpijskie drugiej strony: { $use }
order-no-ransom = Nigdy nie odrzucaj karty, by zapobiec wydarzeniu
order-keep-held = Pole 6 wyścigu kosmicznego: zatrzymaj wszystkie karty

## Operations: questions

ask-operations = { $card }: wybierz, co zrobić za { $ops } PO.
option-operations-done = Nic nie rób
ask-place = Umieść punkty wpływu ({ $ops ->
    [0] nie masz już PO
   *[other] masz jeszcze { $ops } PO
}{ $asia ->
    [0] {""}
   *[other] ; 1 dodatkowy, jeśli wszystkie zostaną użyte w Azji
}{ $southeast ->
    [0] {""}
   *[other] ; 1 dodatkowy, jeśli wszystkie zostaną użyte w Azji Południowo-Wschodniej
}; w państwie kontrolowanym przez wroga punkt kosztuje 2).
option-place-done = Nie umieszczaj więcej
option-place-realign = Zmiana sojuszu za następny punkt
ask-realign = Wybierz państwo, w którym zmieniasz sojusz ({ $left ->
    [0] nie masz już rzutów
    [one] pozostał 1 rzut
    [few] pozostały { $left } rzuty
   *[many] pozostało { $left } rzutów
}{ $asia ->
    [0] {""}
   *[other] ; 1 dodatkowy, jeśli wszystkie wykonasz w Azji
}{ $southeast ->
    [0] {""}
   *[other] ; 1 dodatkowy, jeśli wszystkie wykonasz w Azji Południowo-Wschodniej
}).
option-realign-done = Nie rzucaj więcej
ask-coup = Wybierz państwo, w którym przeprowadzisz przewrót (za { $ops } PO{ $asia ->
    [0] {""}
   *[other] , o 1 więcej w Azji
}{ $southeast ->
    [0] {""}
   *[other] , o 1 więcej w Azji Południowo-Wschodniej
}).
option-coup-done = Bez przewrotu
ask-crisis = { $coup ->
    [1] Kubański kryzys rakietowy: twój przewrót wywołałby wojnę atomową i twoją przegraną. Wycofać 2 punkty wpływu, by najpierw zakończyć kryzys?
   *[other] Kubański kryzys rakietowy: każdy twój przewrót w tej turze oznacza przegraną. Wycofać 2 punkty wpływu, by zakończyć kryzys?
}
option-crisis-done = Zostaw kryzys bez zmian

## Traps: questions

ask-trap = { $trap }: odrzuć kartę wartą co najmniej 2 PO, potem rzuć kostką; wynik od 1 do 4 cię uwalnia. Karty punktacji, które trzeba zagrać, mają pierwszeństwo.
option-trap-pass = Nie masz czego odrzucić

## Events: questions

ask-add = { $card }: wybierz, gdzie dodać punkt wpływu (pozostało: { $left }).
option-add-done = Nie dodawaj więcej
ask-remove = { $card }: wybierz, gdzie { $whose-inline } traci punkt wpływu (pozostało: { $left }).
ask-clear = { $card }: wybierz państwo, w którym { $whose-inline } traci punkty wpływu ({ $left ->
    [one] pozostało 1 państwo
    [few] pozostały { $left } państwa
   *[many] pozostało { $left } państw
}).
ask-lift = { $card }: wybierz, skąd zdjąć punkt wpływu, by go przenieść (pozostało: { $left }).
option-lift-done = Nie zdejmuj więcej
ask-double = { $card }: wybierz państwo, w którym podwoisz swoje punkty wpływu (pozostało: { $left }).
option-double-done = Nie podwajaj więcej
ask-match = { $card }: wybierz państwo, w którym zrównasz swoje punkty wpływu z punktami ZSRR.
ask-invade = { $card }: wybierz państwo, które zostaje zaatakowane.
ask-ransom = { $card }: odrzucić kartę wartą co najmniej { $ops } PO, by zapobiec temu wydarzeniu?
option-ransom-done = Nie odrzucaj: niech wydarzenie zajdzie
ask-warsaw-pact = Układ Warszawski: usunąć wszystkie punkty wpływu USA z czterech państw Europy Wschodniej czy dodać tam 5 swoich?
option-warsaw-pact-remove = Usuń wpływy USA
option-warsaw-pact-add = Dodaj wpływy
ask-olympics = { $who-start } organizuje igrzyska olimpijskie: wziąć udział czy je zbojkotować?
option-olympics-participate = Udział: obie strony rzucają, gospodarz dodaje 2
option-olympics-boycott = Bojkot: DEFCON się pogarsza, gospodarz ma 4 PO
ask-recover = Rokowania SALT: możesz wziąć kartę ze stosu kart odrzuconych.
option-recover-done = Nie bierz żadnej
ask-summit = Wygrywasz Spotkanie na szczycie: możesz przesunąć DEFCON (teraz { $level }).
option-summit-done = Zostaw DEFCON bez zmian
ask-set-defcon = Jak przestałem się martwić: wybierz poziom DEFCON (teraz { $level }).
ask-envy = Zazdrość o rakiety: oddajesz swoją kartę o największej liczbie PO. Wybierz którą.
ask-unrest = { $card }: wybierz RPA, by dodać tam 2 punkty wpływu, albo { $divided ->
    [1] sąsiednie państwo, by dodać 1 w RPA, 1 u tego sąsiada i jeszcze 1 u dowolnego z obu sąsiadów.
   *[other] sąsiednie państwo, by dodać 1 w RPA i 2 u tego sąsiada.
}
ask-grain = Sprzedaż zboża: od gracza ZSRR wyciągnięto kartę { $card }. Zagrać ją czy oddać i wykorzystać 2 PO?
option-grain-place = Zagraj kartę { $card }
option-grain-give_back = Oddaj ją
ask-ignore = Dyplomacja wahadłowa: wybierz państwo strategiczne { $region-at }, które nie liczy się dla gracza ZSRR.
ask-exchange = { $count ->
    [0] Wybierz karty do odrzucenia; dobierzesz tyle samo.
    [one] Odrzucono 1 kartę. Jeszcze jedną?
    [few] Odrzucono { $count } karty. Jeszcze jedną?
   *[many] Odrzucono { $count } kart. Jeszcze jedną?
}
option-exchange-done = Nie odrzucaj więcej i dobierz
ask-tehran = To następne karty talii: odrzuć te, których nie chcesz w grze.
option-tehran-done = Wtasuj resztę z powrotem
ask-star-wars = Gwiezdne wojny: wybierz ze stosu kart odrzuconych wydarzenie, które zajdzie teraz.
ask-region = Czarnobyl: wybierz region, w którym gracz ZSRR nie może w tej turze umieszczać punktów wpływu.
ask-ames = Karty z ręki gracza USA są odkryte: wybierz tę, która zostanie odrzucona.
ask-wargames = Gry wojenne: oddać drugiej stronie 6 PZ i zakończyć grę teraz?
option-wargames-yes = Zakończ grę
option-wargames-no = Graj dalej

## Turns and cards: journal

note-turn = Tura { $turn }.
note-new-cards = { $war ->
    [1] Zaczyna się okres Apogeum Wojny: jego karty wtasowano do talii.
   *[other] Zaczyna się okres Koniec Wojny: jego karty wtasowano do talii.
}
note-reshuffle = Ze stosu kart odrzuconych powstaje nowa talia ({ $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}).
note-headline = Wydarzenie dekady { $who-gen }: { $card }.
note-cancelled = Wydarzenie dekady { $who-gen } zostaje anulowane: { $card }.
note-round = Runda { $round }: { $who-inline }.
note-plays = { $who-start } zagrywa { $card-id ->
    [the_china_card] Kartę chińską
   *[other] kartę { $card }
}: { $use-id ->
    [event] wydarzenie.
    [event_first] najpierw wydarzenie drugiej strony, potem operacje.
    [place] umieszczanie wpływów.
    [coup] przewrót.
    [realign] zmiana sojuszu.
    [space] wyścig kosmiczny.
   *[other] z Interwencją ONZ.
}
note-partner = Interwencja ONZ anuluje wydarzenie karty { $card }.
note-no-card = { $who-start } nie ma karty do zagrania.
note-passes = { $who-start } nie zagrywa karty.
note-discards = { $who-start } odrzuca kartę { $card }.
note-removed = Usunięto z gry: { $card }.
many-removed = Usunięto z gry: { $card }.
note-draws = { $who-start } { $count ->
    [0] nie dobiera kart.
    [one] dobiera 1 kartę.
    [few] dobiera { $count } karty.
   *[many] dobiera { $count } kart.
}
note-shows = { $who-start } pokazuje kartę { $card }.
note-shows-cards = { $count ->
    [0] { $who-start } nie ma kart do pokazania.
    [one] { $who-start } pokazuje 1 kartę.
    [few] { $who-start } pokazuje { $count } karty.
   *[many] { $who-start } pokazuje { $count } kart.
}
note-peeks = Wśród następnych kart: { $card }.
note-takes = { $who-start } zabiera { $whom-dat } kartę { $card }.
note-draws-from = { $who-start } wyciąga kartę { $card } z ręki { $whom-gen }.
note-gives-back = { $who-start } oddaje kartę { $card }.
note-recovers = { $who-start } bierze kartę { $card } ze stosu kart odrzuconych.
note-china-passes = Karta chińska przechodzi w ręce { $who-gen }.
note-china-claimed = Chińska wojna domowa jest wygrana: { $who-inline } ma Kartę chińską; pole zostaje zamknięte, a jego punkty wpływu zdjęte.

## Influence, coups and tracks: journal

note-gains = { $who-start } dodaje { $place-at } { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[many] { $count } punktów
} wpływu (teraz USA { $us }, ZSRR { $ussr }).
note-loses = { $who-start } traci { $place-at } { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[many] { $count } punktów
} wpływu (teraz USA { $us }, ZSRR { $ussr }).
note-no-operations = { $who-start } nie może nic zrobić za punkty operacji.
note-declines = { $who-start } nie wykorzystuje punktów operacji.
note-realignment = Zmiana sojuszu { $place-at }: rzut USA { $us } (modyfikator { $us_bonus }), rzut ZSRR { $ussr } (modyfikator { $ussr_bonus }).
note-coup = Przewrót { $who-gen } { $place-at }: rzut { $roll }, PO { $ops }{ $modifier ->
    [0] {""}
   *[other] , modyfikator { $modifier }
}, minus dwukrotność stabilności { $stability }: { $result }.
note-coup-in-crisis = Przewrót { $who-gen } { $place-at } w środku kubańskiego kryzysu rakietowego: wojna atomowa.
note-crisis-ends = { $who-start } kończy kubański kryzys rakietowy.
note-space-roll = { $success ->
    [1] Wyścig kosmiczny { $who-gen }: rzut { $roll }, potrzeba nie więcej niż { $needed }. Sukces.
   *[other] Wyścig kosmiczny { $who-gen }: rzut { $roll }, potrzeba nie więcej niż { $needed }. Niepowodzenie.
}
note-space-box = { $who-start } dociera na pole { $box } wyścigu kosmicznego.
note-milops = Działania militarne { $who-gen }: { $count }.
note-short-of-milops = Brakujące działania militarne { $who-gen }: { $count }.
note-defcon-degrades = DEFCON spada do { $level }.
note-defcon-improves = DEFCON rośnie do { $level }.
note-points = { $who-start } zdobywa { $count } PZ. Przewaga { $leads-gen }: { $score } PZ.
note-points-even = { $who-start } zdobywa { $count } PZ. Wynik jest wyrównany.
note-no-points = Nikt nie zdobywa PZ.

## Events: journal

note-event = Wydarzenie: { $card }.
note-no-event = Wydarzenie karty { $card } nie może zajść.
note-lasting = W mocy: { $card }.
note-effect-ends = Przestaje działać: { $card }.
note-boycott = { $who-start } bojkotuje igrzyska olimpijskie.
note-contest = { $who-start } wyrzuca { $roll } + { $bonus }, druga strona { $other } + { $other_bonus }.
note-war = { $success ->
    [1] Wojna { $place-at }: { $who-inline } wyrzuca { $roll }{ $modifier ->
        [0] {""}
       *[other] {" "}({ $modifier })
    }, potrzeba co najmniej { $needed }. Zwycięstwo.
   *[other] Wojna { $place-at }: { $who-inline } wyrzuca { $roll }{ $modifier ->
        [0] {""}
       *[other] {" "}({ $modifier })
    }, potrzeba co najmniej { $needed }. Porażka.
}
note-trap-roll = { $success ->
    [1] { $trap }: { $who-inline } wyrzuca { $roll } i wydostaje się z pułapki.
   *[other] { $trap }: { $who-inline } wyrzuca { $roll }, potrzeba nie więcej niż { $needed }, i pozostaje w pułapce.
}
note-trapped = { $who-start } jest w pułapce i nie ma czego odrzucić.
note-closes = Czarnobyl zamyka w tej turze { $region-acc } dla punktów wpływu ZSRR.

## Scoring and the end: journal

note-scores = { $who-start } { $region-at }: { $status ->
    [0] brak obecności
    [1] obecność
    [2] dominacja
   *[other] kontrola
}; państwa strategiczne { $battlegrounds }, sąsiedztwo wroga { $neighbours }, państwa { $countries }. Razem { $points } PZ.
note-ignored = Dyplomacja wahadłowa: { $place-inline } – to państwo nie liczy się dla gracza ZSRR.
note-china-point = Karta chińska jest warta 1 PZ. Zdobywa go { $who-inline }.
note-victory = { $how ->
    [1] { $who-start } wygrywa: ma co najmniej 20 PZ.
    [2] { $who-start } wygrywa dzięki kontroli nad Europą.
    [3] Wojna atomowa: { $who-inline } wygrywa.
    [4] { $who-start } wygrywa: druga strona zatrzymała kartę punktacji.
    [5] { $who-start } wygrywa dzięki karcie Gry wojenne.
   *[other] { $who-start } wygrywa w punktacji końcowej.
}
note-draw = { $how ->
    [4] Obie strony zatrzymały kartę punktacji: remis.
    [5] Gry wojenne kończą grę remisem.
   *[other] Wynik końcowy jest wyrównany: remis.
}

## Panels and warnings

panel-standing = Kto prowadzi
remark-ahead = { $points ->
    [0] Remis: nikt nie ma punktów zwycięstwa
   *[other] W punktach zwycięstwa prowadzi: { $leads }
}
    .value = { $points }
panel-scoring-preview = Gdyby punktować teraz
remark-region-score = { $region }
    .value = { $points ->
    [0] 0
   *[other] { $leads } { $points }
}
remark-region-even = { $region }
    .value = 0
remark-region-won = { $region }
    .value = { $leads }: zwycięstwo
remark-southeast-asia = Azja Południowo-Wschodnia
    .value = { $leads } { $points }
remark-southeast-asia-even = Azja Południowo-Wschodnia
    .value = 0
panel-counting = Karty
remark-draw-pile = Talia
    .value = { $count }
remark-other-hand = Ręka { $who-gen }
    .value = { $count }
remark-nuclear-war = DEFCON spadłby do 1 w twojej własnej rundzie: przegrana.
remark-risk-of-war = Przy DEFCON 2 druga strona może dzięki temu wywołać wojnę atomową: byłaby to twoja przegrana.
remark-headline-risk = Jeśli wydarzenie dekady przeciwnika zajdzie jako pierwsze i obniży DEFCON do 2, twoje wywoła wojnę atomową: byłaby to twoja przegrana.
remark-worry-risk = Dzięki temu gracz USA może w twojej rundzie doprowadzić do wydarzenia Jak przestałem się martwić i ustawić DEFCON na 1: byłaby to twoja przegrana.
remark-bury-risk = Dzięki temu gracz USA może wziąć kartę „Pogrzebiemy was!”, obniżyć DEFCON do 2 przewrotem, a potem do 1 jej wydarzeniem: byłaby to twoja przegrana.
remark-coup-first = Przewrót w państwie strategicznym obniżyłby DEFCON do 2 przed wydarzeniem tej karty, które może wtedy wywołać wojnę atomową: byłaby to twoja przegrana.
remark-no-way-out = Jeśli druga strona utrzyma niski DEFCON, karty, które ci zostały, zmuszą cię w tej turze do wywołania wojny atomowej: byłaby to twoja przegrana.
remark-scoring-loses = W obecnej sytuacji ta punktacja oznaczałaby twoją przegraną.
remark-scoring-held = Każdej pozostałej rundy potrzebujesz na swoje karty punktacji. Jeśli to zagranie nie pozbawi cię jednej z nich, przegrasz na koniec tury.
remark-scoring-drawn = Możesz dobrać więcej kart punktacji, niż masz rund na ich zagranie: na koniec tury oznaczałoby to przegraną.
remark-crisis-coup = Kubański kryzys rakietowy: przewrót oznacza przegraną, jeśli najpierw nie zakończysz kryzysu.

## Heads of columns, where the table is printed as text

plain-track = Tor
plain-turn = Tura
plain-round = Runda
plain-points = PZ
plain-defcon = DEFCON
plain-milops = Działania militarne
plain-space = Wyścig kosmiczny
plain-hand-sizes = Karty na ręce
plain-country = Państwo
plain-region = Region
plain-stability = Stabilność
plain-us = USA
plain-ussr = ZSRR
plain-control = Kontrola
plain-nothing = nic
plain-presence = Obecność
plain-domination = Dominacja
plain-where = Gdzie
plain-card = Karta
plain-text = Tekst
plain-hand = Ręka
plain-headline = Wydarzenie dekady
plain-seen = Widziane na ręce przeciwnika
plain-discards = Karty odrzucone
plain-removed = Poza grą
plain-lasting = W mocy

## What the picture names besides

thing-board = Stół
    .text = Świat, tory i karty.
thing-us = USA
    .text = Strona amerykańska.
thing-you = Ty
    .text = Strona, którą prowadzisz.
thing-stability = Stabilność
    .text = Strona kontroluje państwo, gdy ma w nim co najmniej tyle punktów wpływu, ile wynosi stabilność, i o co najmniej tyle więcej niż druga strona.
thing-battleground = Państwo strategiczne
    .text = Przewrót obniża tu DEFCON; przy punktacji regionu państwo liczy się dodatkowo.
thing-us_control = Kontrola USA
    .text = Gracz USA kontroluje to państwo.
thing-ussr_control = Kontrola ZSRR
    .text = Gracz ZSRR kontroluje to państwo.
thing-closed = Zamknięte przez DEFCON
    .text = Przy tym poziomie DEFCON nie można tu przeprowadzać przewrotów ani zmian sojuszu.
thing-scoring = Punktacja
    .text = Ile dałby region, gdyby punktować go teraz.
thing-presence = Obecność
    .text = Co najmniej jedno państwo.
thing-domination = Dominacja
    .text = Więcej państw i więcej państw strategicznych niż druga strona, w tym co najmniej jedno niestrategiczne i jedno strategiczne.
thing-control = Kontrola
    .text = Wszystkie państwa strategiczne i więcej państw niż druga strona.
thing-countries = Państwa
    .text = Państwa kontrolowane w regionie.
thing-battlegrounds = Państwa strategiczne
    .text = Państwa strategiczne kontrolowane w regionie.
thing-winner = Zwycięzca
    .text = Ta strona wygrywa grę.
thing-round = Runda
    .text = Najpierw wydarzenia dekady, potem sześć rund w okresie Początek Wojny, a później siedem; niektóre efekty dają ósmą.
thing-headline = Wydarzenie dekady
    .text = Obie strony w tajemnicy wybierają wydarzenie dekady i pokazują je jednocześnie.
thing-headlines = Wydarzenia dekady
    .text = Wydarzenia dekady, które nie zostały jeszcze rozpatrzone.
thing-early_war = Początek Wojny
    .text = Tury 1–3.
thing-mid_war = Apogeum Wojny
    .text = Tury 4–7.
thing-late_war = Koniec Wojny
    .text = Tury 8–10.
thing-defcon = DEFCON
    .text = Jak blisko świat jest wojny atomowej: 5 to pokój, 1 to koniec.
thing-milops = Działania militarne
    .text = Do końca tury każda strona powinna osiągnąć liczbę równą poziomowi DEFCON.
thing-space_race = Wyścig kosmiczny
    .text = Liczby u góry to rzuty, które dają sukces, liczby u dołu to punkty pierwszej i drugiej strony; romb oznacza przywilej.
thing-china = Karta chińska
    .text = Po zagraniu przechodzi zakryta do drugiej strony.
thing-hand = Ręka
    .text = Karty, które masz na ręce.
thing-playing = Zagrywana
    .text = Ta karta jest właśnie zagrywana.
thing-operations = PO
    .text = Ile karta jest warta na punkty wpływu, przewroty, zmiany sojuszu i wyścig kosmiczny.
thing-starred = jednorazowa: po wydarzeniu usuwana z gry
    .text = Gdy wydarzenie zajdzie, karta opuszcza grę.
thing-neutral = Obie strony
    .text = Wydarzenie może wykorzystać każda ze stron.
thing-phasing = teraz gra
    .text = Strona, której runda trwa.
thing-known_cards = Znane
    .text = Karty z tej ręki, które już znasz.
thing-lasting = Efekty w mocy
    .text = Wydarzenia, których działanie trwa.

## What an option costs and does (consequences.py)

# $needed: the roll; $lost, $gained: influence with a 6; $defcon: the level after it, 0 if it stays.
remark-coup-odds = { $defcon ->
    [0] Potrzeba co najmniej { $needed } ({ $chance }%). Przy 6: wróg −{ $lost }, ty +{ $gained }.
   *[other] Potrzeba co najmniej { $needed } ({ $chance }%), DEFCON do { $defcon }. Przy 6: wróg −{ $lost }, ty +{ $gained }.
}
remark-coup-vain = { $defcon ->
    [0] Żaden rzut nie wystarczy.
   *[other] Żaden rzut nie wystarczy, DEFCON do { $defcon }.
}
# $mine, $theirs: what is added to the dice.
remark-realign-odds = Modyfikatory rzutów: ty { $mine }, wróg { $theirs }. Wróg traci w { $win }% przypadków, ty w { $lose }%.
# $cost: Operations points, 0 if none are spent; $over: beyond what control takes; $short: how much is still missing.
remark-place-takes = { $cost ->
    [0] Daje ci kontrolę.
   *[other] { $region }, koszt { $cost }: daje ci kontrolę.
}
remark-place-more = { $cost ->
    [0] Już pod twoją kontrolą, zapas ponad kontrolę: { $over }.
   *[other] { $region }, koszt { $cost }: już pod twoją kontrolą, zapas ponad kontrolę: { $over }.
}
remark-place-breaks = { $cost ->
    [0] Wróg traci kontrolę.
   *[other] { $region }, koszt { $cost }: wróg traci kontrolę.
}
remark-place-short = { $cost ->
    [0] Do kontroli zabraknie jeszcze { $short }.
   *[other] { $region }, koszt { $cost }: do kontroli zabraknie jeszcze { $short }.
}
remark-space-odds = { $points ->
    [0] Potrzeba nie więcej niż { $needed } ({ $chance }%).
   *[other] Potrzeba nie więcej niż { $needed } ({ $chance }%); nagroda: { $points } PZ.
}
remark-space-sure = { $points ->
    [0] Rzut nie jest potrzebny.
   *[other] Rzut nie jest potrzebny; nagroda: { $points } PZ.
}
remark-trap-odds = Karta zostaje odrzucona; wynik nie większy niż { $needed } ({ $chance }%) otwiera pułapkę.

## What counts in a position (evaluation.py)

feature-points = { $trend ->
    [up] zdobyte punkty zwycięstwa
   *[down] stracone punkty zwycięstwa
}
feature-region = { $trend ->
    [up] lepszy wynik { $region-at }
   *[down] gorszy wynik { $region-at }
}
feature-southeast-asia = { $trend ->
    [up] lepszy wynik w Azji Południowo-Wschodniej
   *[down] gorszy wynik w Azji Południowo-Wschodniej
}
feature-influence = { $trend ->
    [up] większa kontrola nad państwami
   *[down] mniejsza kontrola nad państwami
}
feature-spare = { $trend ->
    [up] bezpieczniejsze państwa strategiczne
   *[down] mniej bezpieczne państwa strategiczne
}
feature-access = { $trend ->
    [up] lepszy dostęp do państw strategicznych
   *[down] gorszy dostęp do państw strategicznych
}
feature-exposed = { $trend ->
    [up] państwa strategiczne mniej narażone na przewroty
   *[down] państwa strategiczne bardziej narażone na przewroty
}
feature-military = { $trend ->
    [up] mniej zaległych działań militarnych
   *[down] więcej zaległych działań militarnych
}
feature-space-race = { $trend ->
    [up] postęp w wyścigu kosmicznym
   *[down] strata w wyścigu kosmicznym
}
feature-china-card = { $trend ->
    [up] zdobyta Karta chińska
   *[down] oddana Karta chińska
}
feature-hand = { $trend ->
    [up] lepsza ręka
   *[down] gorsza ręka
}
feature-lasting = { $trend ->
    [up] korzystne trwałe efekty
   *[down] niekorzystne trwałe efekty
}

## Why something is not offered

remark-why-no-place = Teraz nie wybiera się państwa.
remark-why-civil-war = W chińskiej wojnie domowej można tylko umieszczać punkty wpływu ZSRR, i to dopóki trwa.
remark-why-out-of-reach = Na początku tych operacji nie było twoich wpływów { $place-at } ani w sąsiedztwie.
remark-why-chernobyl = Czarnobyl zamyka { $region-acc } dla operacji ZSRR.
remark-why-too-dear = { $whose-start } kontroluje { $place-acc }: punkt wpływu kosztuje tam 2, a ty masz jeszcze { $ops } PO.
remark-why-bonus-elsewhere = Pozostała tylko premia dla jednego regionu, która nie obejmuje { $place-gen }.
remark-why-realigned = Tą samą kartą przeprowadzono już zmianę sojuszu { $place-at }.
remark-why-placed-there = Tą samą kartą umieszczono już punkty wpływu { $place-at }.
remark-why-one-region = Wszystkie rzuty karty Junta wykonuje się w jednym regionie, a pierwszy wykonano { $region-at }.
remark-why-no-enemy-influence = { $whose-start } nie ma wpływów { $place-at }.
remark-why-no-influence = { $whose-start } nie ma wpływów { $place-at }.
remark-why-defcon = DEFCON { $level } nie pozwala na przewroty ani zmiany sojuszu { $region-at }.
remark-why-not-on-card = Karta { $card } nie obejmuje { $place-gen }.
remark-why-protected = Karta { $card } chroni { $place-acc } przed ZSRR.
remark-why-controlled = { $whose-start } kontroluje { $place-acc }.
remark-why-enough-there = To wydarzenie pozwala { $place-at } na nie więcej niż { $n }.
remark-why-named = { $place }: to państwo już wybrano.
remark-why-not-behind = Gracz ZSRR nie ma { $place-at } więcej punktów wpływu niż gracz USA.
remark-why-has-influence = Są już wpływy { $place-at }.
remark-why-too-stable = { $place }: stabilność { $n } to za dużo dla tego wydarzenia.
remark-why-too-little = Masz { $place-at } mniej punktów wpływu niż { $n }.
remark-why-not-in-setup = { $place }: to państwo nie leży w { $half ->
    [0] Europie Wschodniej
   *[other] Europie Zachodniej
}.
remark-why-not-in-region = { $place }: to państwo nie leży { $region-at }.
remark-why-no-soviet-battleground = { $place }: nie jest to państwo strategiczne kontrolowane przez gracza ZSRR.
remark-why-not-held = { $card-id ->
    [the_china_card] Karty chińskiej
   *[other] Karty { $card }
} nie ma na ręce { $whose-gen }.
remark-why-china-apart = Karta chińska nie należy do kart na ręce.
remark-why-china-down = Karta chińska leży zakryta do końca tury.
remark-why-scoring-due = Masz na ręce tyle kart punktacji, ile rund ci zostało: mają pierwszeństwo.
remark-why-envy = Najpierw musisz zagrać na operacje kartę { $card }.
remark-why-no-headline = { $card-id ->
    [the_china_card] Karta chińska
   *[other] Karta { $card }
} nie może być teraz wydarzeniem dekady.
remark-why-is-scoring = { $card } to karta punktacji.
remark-why-too-few-ops = { $card-id ->
    [the_china_card] Karta chińska
   *[other] Karta { $card }
} jest warta { $ops } PO, a potrzeba { $n }.
remark-why-no-enemy-event = { $card-id ->
    [the_china_card] Na Karcie chińskiej
   *[other] Na karcie { $card }
} nie ma wydarzenia wroga.
remark-why-not-discarded = { $card-id ->
    [the_china_card] Karty chińskiej
   *[other] Karty { $card }
} nie ma wśród odrzuconych.
remark-why-not-the-best = Masz na ręce kartę wartą więcej PO niż { $card }.
remark-why-not-peeked = { $card-id ->
    [the_china_card] Karty chińskiej
   *[other] Karty { $card }
} nie ma wśród tych, które oglądasz.
remark-why-no-target = Przy DEFCON { $level } nie jest to możliwe w żadnym państwie, w którym przeciwnik ma wpływy.
remark-why-no-event = { $card-id ->
    [the_china_card] Wydarzenie Karty chińskiej
   *[other] Wydarzenie karty { $card }
} nie może teraz zajść: warunki są na karcie.
remark-why-space-run = Twój znacznik jest już na ostatnim polu wyścigu kosmicznego.
remark-why-space-used = { $n ->
    [one] W tej turze wysłano już kartę do wyścigu kosmicznego i więcej nie wolno.
    [few] W tej turze wysłano już { $n } karty do wyścigu kosmicznego i więcej nie wolno.
   *[many] W tej turze wysłano już { $n } kart do wyścigu kosmicznego i więcej nie wolno.
}

## The game on one page

remark-card-ops = { $n } PO
remark-card-us = wydarzenie USA
remark-card-ussr = wydarzenie ZSRR
remark-card-neutral = wydarzenie obu stron
remark-card-starred = jednorazowa: po wydarzeniu usuwana z gry
remark-goal-victory-points = Prowadzisz USA albo ZSRR. Jeden znacznik liczy punkty zwycięstwa obu stron: { $points } po twojej stronie oznacza natychmiastową wygraną.
remark-goal-regions = Regiony dają punkty, gdy zagrana zostanie ich karta punktacji: za obecność, dominację albo kontrolę oraz za państwa strategiczne.
remark-goal-war = Jeśli DEFCON spadnie do 1, przegrywa gracz, którego runda trwa. Jeśli do końca 10. tury nikt nie wygra, punktuje się wszystkie regiony i decyduje znacznik.
remark-turn-rounds = W każdej turze obie strony w tajemnicy wybierają wydarzenie dekady; potem zagrywają na przemian po jednej karcie, zaczyna gracz ZSRR.
remark-turn-card = Kartę zagrywa się jako wydarzenie albo za jej punkty operacji: na punkty wpływu, przewrót, zmiany sojuszu albo wyścig kosmiczny.
remark-turn-enemy-event = Jeśli kartę z wydarzeniem drugiej strony zagrasz na punkty wpływu, przewrót albo zmiany sojuszu, to wydarzenie także zachodzi; w wyścigu kosmicznym nie.
remark-thing-lacks = Brakuje do kontroli: { $who }
    .value = { $n }

## How a finished game is told

# $how: 4 scoring cards held by both, 5 Wargames, else the final score.
remark-ended-even = { $how ->
    [4] Remis: obie strony zatrzymały kartę punktacji.
    [5] Remis: Gry wojenne kończą grę przy wyrównanym wyniku.
   *[other] Remis: wynik końcowy jest wyrównany.
}
remark-ended-nuclear = { $defcon ->
    [1] Wojna atomowa: DEFCON spada do 1, gdy aktywny jest { $whom-inline }, więc wygrywa { $who-inline }.
   *[other] Wojna atomowa: { $whom-inline } próbuje przewrotu w czasie kubańskiego kryzysu rakietowego, więc wygrywa { $who-inline }.
}
remark-ended-europe = { $who-start } wygrywa dzięki kontroli nad Europą.
remark-ended-held-card = { $who-start } wygrywa: { $whom-inline } na koniec tury wciąż ma kartę punktacji.
remark-ended-wargames = { $who-start } wygrywa dzięki karcie Gry wojenne z przewagą { $n } PZ.
remark-ended-points = { $who-start } wygrywa, mając { $n } PZ: 20 od razu kończy grę.
remark-ended-short = { $who-start } wygrywa: na koniec tego scenariusza gracz USA potrzebuje 20 PZ, a ma { $n }.
remark-ended-scoring = { $who-start } wygrywa w punktacji końcowej z przewagą { $n } PZ.
story-curve = Punkty zwycięstwa: powyżej zera prowadzi gracz USA, poniżej zera gracz ZSRR
sheet-sources = PZ według regionów i źródeł
sheet-turns = PZ według tur
remark-sheet-party = { $who }
remark-sheet-region = { $region }
remark-sheet-turn = Tura { $n }
remark-sheet-source = { $n ->
    [6] Wyścig kosmiczny
    [7] Zaległe działania militarne drugiej strony
    [8] Azja Południowo-Wschodnia
    [9] Karta chińska
    [10] Wydarzenia
   *[other] Na początku
}

## What the rules object to in a position that was written; each goes on after a colon

position-rule-defcon = DEFCON wynosi 1, a gra się nie skończyła.
position-rule-milops = jedna ze stron ma więcej działań militarnych niż { $n }.
position-rule-space = jedna ze stron minęła ostatnie pole wyścigu kosmicznego ({ $n }).
position-rule-cards = brakuje karty albo jakaś karta jest w dwóch miejscach.
position-rule-hand-order = karty na ręce muszą stać w kolejności numerów.
position-rule-known = karty z wiersza known_cards nie ma na tej ręce.

## Lines of a position that is set up, by their key; line-<key>-<word>: what a line can say

line-late_war = { setup-scenario-late_war }
line-civil_war = { setup-chinese_civil_war }
line-phasing = Strona, która teraz gra
line-fell_to_2 = DEFCON spadł do 2 w tej rundzie
line-space_plays = Próby w wyścigu kosmicznym w tej turze
line-china = Kto ma Kartę chińską
line-red_scare = { card-red_scare_purge }
line-crisis = { card-cuban_missile_crisis }
line-death_squads = { card-latin_american_death_squads }: + USA, − ZSRR
line-open_headlines = Odkryte wydarzenia dekady
line-hands = Karty na ręce
line-known_cards = Znane karty z każdej ręki
line-chosen = Wybrana karta
line-last_played = Ostatnia karta każdej strony
line-in_play = Zagrywane karty
line-occurred = … których wydarzenie zaszło
line-peeked = Karty talii oglądane przez USA
line-deck = Talia
line-fate = Znane z góry rzuty
line-doing = Krok
line-ending-points = Punkty zwycięstwa
line-ending-held_card = Zatrzymano kartę punktacji
line-ending-final_scoring = { phase-final-scoring }
