# Twilight Struggle in Hungarian. How messages are found, and the forms of values ($place-at, $who-start), is in tablero/texts/speech.py.
# Sides: .start opens a sentence, .inline stands within one (also as an owner, then = .whose), .adjective goes before a noun; .acc -t, .dat -nak/-nek, .abl -tól/-től.
# Countries and regions: .inline is the name within a sentence with its article, .at says where something is, .acc -t, .onto -ra/-re, .off -ról/-ről.

game-title = Twilight Struggle
game-description = A hidegháború két játékosnak: befolyás, puccsok, űrverseny és négy évtized eseményei, mindig egy lépésre az atomháborútól.
# Measured: own decisions in games between bots, at 20 to 40 seconds each.
game-length = 1½–3 óra
game-weight = közepes–nehéz
game-like = Kötélhúzás kártyákkal, amelyben a kezed fele az ellenfelet segíti.

## Sides

seat-ussr = SZU
    .start = A SZU
    .inline = a SZU
    .whose = a SZU
    .adjective = szovjet
    .badge = SZ
    .acc = a SZU-t
    .dat = a SZU-nak
    .abl = a SZU-tól
seat-us = USA
    .start = Az USA
    .inline = az USA
    .whose = az USA
    .adjective = amerikai
    .badge = US
    .acc = az USA-t
    .dat = az USA-nak
    .abl = az USA-tól
seat-beyond = { $seat }

## Countries: the names

action-canada = Kanada
    .inline = Kanada
    .at = Kanadában
    .acc = Kanadát
    .onto = Kanadára
    .off = Kanadáról
action-uk = Egyesült Királyság
    .inline = az Egyesült Királyság
    .at = az Egyesült Királyságban
    .acc = az Egyesült Királyságot
    .onto = az Egyesült Királyságra
    .off = az Egyesült Királyságról
    .short = Egyesült Kir.
action-norway = Norvégia
    .inline = Norvégia
    .at = Norvégiában
    .acc = Norvégiát
    .onto = Norvégiára
    .off = Norvégiáról
action-sweden = Svédország
    .inline = Svédország
    .at = Svédországban
    .acc = Svédországot
    .onto = Svédországra
    .off = Svédországról
action-finland = Finnország
    .inline = Finnország
    .at = Finnországban
    .acc = Finnországot
    .onto = Finnországra
    .off = Finnországról
action-denmark = Dánia
    .inline = Dánia
    .at = Dániában
    .acc = Dániát
    .onto = Dániára
    .off = Dániáról
action-benelux = Benelux
    .inline = a Benelux
    .at = a Beneluxban
    .acc = a Beneluxot
    .onto = a Beneluxra
    .off = a Beneluxról
action-france = Franciaország
    .inline = Franciaország
    .at = Franciaországban
    .acc = Franciaországot
    .onto = Franciaországra
    .off = Franciaországról
action-spain_portugal = Spanyolország/Portugália
    .inline = Spanyolország/Portugália
    .at = Spanyolország/Portugáliában
    .acc = Spanyolország/Portugáliát
    .onto = Spanyolország/Portugáliára
    .off = Spanyolország/Portugáliáról
action-italy = Olaszország
    .inline = Olaszország
    .at = Olaszországban
    .acc = Olaszországot
    .onto = Olaszországra
    .off = Olaszországról
action-greece = Görögország
    .inline = Görögország
    .at = Görögországban
    .acc = Görögországot
    .onto = Görögországra
    .off = Görögországról
action-turkey = Törökország
    .inline = Törökország
    .at = Törökországban
    .acc = Törökországot
    .onto = Törökországra
    .off = Törökországról
action-west_germany = Nyugat-Németország
    .inline = Nyugat-Németország
    .at = Nyugat-Németországban
    .acc = Nyugat-Németországot
    .onto = Nyugat-Németországra
    .off = Nyugat-Németországról
    .short = NSZK
action-austria = Ausztria
    .inline = Ausztria
    .at = Ausztriában
    .acc = Ausztriát
    .onto = Ausztriára
    .off = Ausztriáról
action-east_germany = Kelet-Németország
    .inline = Kelet-Németország
    .at = Kelet-Németországban
    .acc = Kelet-Németországot
    .onto = Kelet-Németországra
    .off = Kelet-Németországról
    .short = NDK
action-poland = Lengyelország
    .inline = Lengyelország
    .at = Lengyelországban
    .acc = Lengyelországot
    .onto = Lengyelországra
    .off = Lengyelországról
action-czechoslovakia = Csehszlovákia
    .inline = Csehszlovákia
    .at = Csehszlovákiában
    .acc = Csehszlovákiát
    .onto = Csehszlovákiára
    .off = Csehszlovákiáról
action-hungary = Magyarország
    .inline = Magyarország
    .at = Magyarországon
    .acc = Magyarországot
    .onto = Magyarországra
    .off = Magyarországról
action-yugoslavia = Jugoszlávia
    .inline = Jugoszlávia
    .at = Jugoszláviában
    .acc = Jugoszláviát
    .onto = Jugoszláviára
    .off = Jugoszláviáról
action-romania = Románia
    .inline = Románia
    .at = Romániában
    .acc = Romániát
    .onto = Romániára
    .off = Romániáról
action-bulgaria = Bulgária
    .inline = Bulgária
    .at = Bulgáriában
    .acc = Bulgáriát
    .onto = Bulgáriára
    .off = Bulgáriáról
action-lebanon = Libanon
    .inline = Libanon
    .at = Libanonban
    .acc = Libanont
    .onto = Libanonra
    .off = Libanonról
action-syria = Szíria
    .inline = Szíria
    .at = Szíriában
    .acc = Szíriát
    .onto = Szíriára
    .off = Szíriáról
action-israel = Izrael
    .inline = Izrael
    .at = Izraelben
    .acc = Izraelt
    .onto = Izraelre
    .off = Izraelről
action-jordan = Jordánia
    .inline = Jordánia
    .at = Jordániában
    .acc = Jordániát
    .onto = Jordániára
    .off = Jordániáról
action-iraq = Irak
    .inline = Irak
    .at = Irakban
    .acc = Irakot
    .onto = Irakra
    .off = Irakról
action-iran = Irán
    .inline = Irán
    .at = Iránban
    .acc = Iránt
    .onto = Iránra
    .off = Iránról
action-egypt = Egyiptom
    .inline = Egyiptom
    .at = Egyiptomban
    .acc = Egyiptomot
    .onto = Egyiptomra
    .off = Egyiptomról
action-libya = Líbia
    .inline = Líbia
    .at = Líbiában
    .acc = Líbiát
    .onto = Líbiára
    .off = Líbiáról
action-saudi_arabia = Szaúd-Arábia
    .inline = Szaúd-Arábia
    .at = Szaúd-Arábiában
    .acc = Szaúd-Arábiát
    .onto = Szaúd-Arábiára
    .off = Szaúd-Arábiáról
action-gulf_states = Öbölállamok
    .inline = az Öbölállamok
    .at = az Öbölállamokban
    .acc = az Öbölállamokat
    .onto = az Öbölállamokra
    .off = az Öbölállamokról
action-afghanistan = Afganisztán
    .inline = Afganisztán
    .at = Afganisztánban
    .acc = Afganisztánt
    .onto = Afganisztánra
    .off = Afganisztánról
action-pakistan = Pakisztán
    .inline = Pakisztán
    .at = Pakisztánban
    .acc = Pakisztánt
    .onto = Pakisztánra
    .off = Pakisztánról
action-india = India
    .inline = India
    .at = Indiában
    .acc = Indiát
    .onto = Indiára
    .off = Indiáról
action-north_korea = Észak-Korea
    .inline = Észak-Korea
    .at = Észak-Koreában
    .acc = Észak-Koreát
    .onto = Észak-Koreára
    .off = Észak-Koreáról
action-south_korea = Dél-Korea
    .inline = Dél-Korea
    .at = Dél-Koreában
    .acc = Dél-Koreát
    .onto = Dél-Koreára
    .off = Dél-Koreáról
action-japan = Japán
    .inline = Japán
    .at = Japánban
    .acc = Japánt
    .onto = Japánra
    .off = Japánról
action-taiwan = Tajvan
    .inline = Tajvan
    .at = Tajvanon
    .acc = Tajvant
    .onto = Tajvanra
    .off = Tajvanról
action-australia = Ausztrália
    .inline = Ausztrália
    .at = Ausztráliában
    .acc = Ausztráliát
    .onto = Ausztráliára
    .off = Ausztráliáról
action-burma = Burma
    .inline = Burma
    .at = Burmában
    .acc = Burmát
    .onto = Burmára
    .off = Burmáról
action-laos_cambodia = Laosz/Kambodzsa
    .inline = Laosz/Kambodzsa
    .at = Laosz/Kambodzsában
    .acc = Laosz/Kambodzsát
    .onto = Laosz/Kambodzsára
    .off = Laosz/Kambodzsáról
action-thailand = Thaiföld
    .inline = Thaiföld
    .at = Thaiföldön
    .acc = Thaiföldet
    .onto = Thaiföldre
    .off = Thaiföldről
action-vietnam = Vietnám
    .inline = Vietnám
    .at = Vietnámban
    .acc = Vietnámot
    .onto = Vietnámra
    .off = Vietnámról
action-malaysia = Malajzia
    .inline = Malajzia
    .at = Malajziában
    .acc = Malajziát
    .onto = Malajziára
    .off = Malajziáról
action-indonesia = Indonézia
    .inline = Indonézia
    .at = Indonéziában
    .acc = Indonéziát
    .onto = Indonéziára
    .off = Indonéziáról
action-philippines = Fülöp-szigetek
    .inline = a Fülöp-szigetek
    .at = a Fülöp-szigeteken
    .acc = a Fülöp-szigeteket
    .onto = a Fülöp-szigetekre
    .off = a Fülöp-szigetekről
    .short = Fülöp-szk.
action-morocco = Marokkó
    .inline = Marokkó
    .at = Marokkóban
    .acc = Marokkót
    .onto = Marokkóra
    .off = Marokkóról
action-algeria = Algéria
    .inline = Algéria
    .at = Algériában
    .acc = Algériát
    .onto = Algériára
    .off = Algériáról
action-tunisia = Tunézia
    .inline = Tunézia
    .at = Tunéziában
    .acc = Tunéziát
    .onto = Tunéziára
    .off = Tunéziáról
action-west_african_states = Nyugat-afrikai Államok
    .inline = a Nyugat-afrikai Államok
    .at = a Nyugat-afrikai Államokban
    .acc = a Nyugat-afrikai Államokat
    .onto = a Nyugat-afrikai Államokra
    .off = a Nyugat-afrikai Államokról
    .short = Ny-afrikai Áll.
action-ivory_coast = Elefántcsontpart
    .inline = Elefántcsontpart
    .at = Elefántcsontparton
    .acc = Elefántcsontpartot
    .onto = Elefántcsontpartra
    .off = Elefántcsontpartról
action-saharan_states = Szaharai Államok
    .inline = a Szaharai Államok
    .at = a Szaharai Államokban
    .acc = a Szaharai Államokat
    .onto = a Szaharai Államokra
    .off = a Szaharai Államokról
    .short = Szaharai Áll.
action-nigeria = Nigéria
    .inline = Nigéria
    .at = Nigériában
    .acc = Nigériát
    .onto = Nigériára
    .off = Nigériáról
action-cameroon = Kamerun
    .inline = Kamerun
    .at = Kamerunban
    .acc = Kamerunt
    .onto = Kamerunra
    .off = Kamerunról
action-zaire = Zaire
    .inline = Zaire
    .at = Zairében
    .acc = Zairét
    .onto = Zairére
    .off = Zairéről
action-angola = Angola
    .inline = Angola
    .at = Angolában
    .acc = Angolát
    .onto = Angolára
    .off = Angoláról
action-south_africa = Dél-Afrika
    .inline = Dél-Afrika
    .at = Dél-Afrikában
    .acc = Dél-Afrikát
    .onto = Dél-Afrikára
    .off = Dél-Afrikáról
action-botswana = Botswana
    .inline = Botswana
    .at = Botswanában
    .acc = Botswanát
    .onto = Botswanára
    .off = Botswanáról
action-zimbabwe = Zimbabwe
    .inline = Zimbabwe
    .at = Zimbabwében
    .acc = Zimbabwét
    .onto = Zimbabwére
    .off = Zimbabwéről
action-se_african_states = Délkelet-afrikai Államok
    .inline = a Délkelet-afrikai Államok
    .at = a Délkelet-afrikai Államokban
    .acc = a Délkelet-afrikai Államokat
    .onto = a Délkelet-afrikai Államokra
    .off = a Délkelet-afrikai Államokról
    .short = DK-afrikai Áll.
action-kenya = Kenya
    .inline = Kenya
    .at = Kenyában
    .acc = Kenyát
    .onto = Kenyára
    .off = Kenyáról
action-somalia = Szomália
    .inline = Szomália
    .at = Szomáliában
    .acc = Szomáliát
    .onto = Szomáliára
    .off = Szomáliáról
action-ethiopia = Etiópia
    .inline = Etiópia
    .at = Etiópiában
    .acc = Etiópiát
    .onto = Etiópiára
    .off = Etiópiáról
action-sudan = Szudán
    .inline = Szudán
    .at = Szudánban
    .acc = Szudánt
    .onto = Szudánra
    .off = Szudánról
action-mexico = Mexikó
    .inline = Mexikó
    .at = Mexikóban
    .acc = Mexikót
    .onto = Mexikóra
    .off = Mexikóról
action-guatemala = Guatemala
    .inline = Guatemala
    .at = Guatemalában
    .acc = Guatemalát
    .onto = Guatemalára
    .off = Guatemaláról
action-el_salvador = El Salvador
    .inline = El Salvador
    .at = El Salvadorban
    .acc = El Salvadort
    .onto = El Salvadorra
    .off = El Salvadorról
action-honduras = Honduras
    .inline = Honduras
    .at = Hondurasban
    .acc = Hondurast
    .onto = Hondurasra
    .off = Hondurasról
action-costa_rica = Costa Rica
    .inline = Costa Rica
    .at = Costa Ricában
    .acc = Costa Ricát
    .onto = Costa Ricára
    .off = Costa Ricáról
action-nicaragua = Nicaragua
    .inline = Nicaragua
    .at = Nicaraguában
    .acc = Nicaraguát
    .onto = Nicaraguára
    .off = Nicaraguáról
action-panama = Panama
    .inline = Panama
    .at = Panamában
    .acc = Panamát
    .onto = Panamára
    .off = Panamáról
action-cuba = Kuba
    .inline = Kuba
    .at = Kubában
    .acc = Kubát
    .onto = Kubára
    .off = Kubáról
action-haiti = Haiti
    .inline = Haiti
    .at = Haitin
    .acc = Haitit
    .onto = Haitire
    .off = Haitiről
action-dominican_republic = Dominikai Köztársaság
    .short = Dominikai Közt.
    .inline = a Dominikai Köztársaság
    .at = a Dominikai Köztársaságban
    .acc = a Dominikai Köztársaságot
    .onto = a Dominikai Köztársaságra
    .off = a Dominikai Köztársaságról
action-colombia = Kolumbia
    .inline = Kolumbia
    .at = Kolumbiában
    .acc = Kolumbiát
    .onto = Kolumbiára
    .off = Kolumbiáról
action-venezuela = Venezuela
    .inline = Venezuela
    .at = Venezuelában
    .acc = Venezuelát
    .onto = Venezuelára
    .off = Venezueláról
action-ecuador = Ecuador
    .inline = Ecuador
    .at = Ecuadorban
    .acc = Ecuadort
    .onto = Ecuadorra
    .off = Ecuadorról
action-peru = Peru
    .inline = Peru
    .at = Peruban
    .acc = Perut
    .onto = Perura
    .off = Peruról
action-bolivia = Bolívia
    .inline = Bolívia
    .at = Bolíviában
    .acc = Bolíviát
    .onto = Bolíviára
    .off = Bolíviáról
action-chile = Chile
    .inline = Chile
    .at = Chilében
    .acc = Chilét
    .onto = Chilére
    .off = Chiléről
action-argentina = Argentína
    .inline = Argentína
    .at = Argentínában
    .acc = Argentínát
    .onto = Argentínára
    .off = Argentínáról
action-paraguay = Paraguay
    .inline = Paraguay
    .at = Paraguayban
    .acc = Paraguayt
    .onto = Paraguayra
    .off = Paraguayról
action-uruguay = Uruguay
    .inline = Uruguay
    .at = Uruguayban
    .acc = Uruguayt
    .onto = Uruguayra
    .off = Uruguayról
action-brazil = Brazília
    .inline = Brazília
    .at = Brazíliában
    .acc = Brazíliát
    .onto = Brazíliára
    .off = Brazíliáról
action-chinese_civil_war = Kínai polgárháború
    .inline = a kínai polgárháború
    .at = a kínai polgárháborúban
    .acc = a kínai polgárháborút
    .onto = a kínai polgárháborúra
    .off = a kínai polgárháborúról

## Regions: the names

action-europe = Európa
    .inline = Európa
    .at = Európában
    .acc = Európát
    .onto = Európára
    .off = Európáról
action-asia = Ázsia
    .inline = Ázsia
    .at = Ázsiában
    .acc = Ázsiát
    .onto = Ázsiára
    .off = Ázsiáról
action-middle_east = Közel-Kelet
    .inline = a Közel-Kelet
    .at = a Közel-Keleten
    .acc = a Közel-Keletet
    .onto = a Közel-Keletre
    .off = a Közel-Keletről
action-africa = Afrika
    .inline = Afrika
    .at = Afrikában
    .acc = Afrikát
    .onto = Afrikára
    .off = Afrikáról
action-central_america = Közép-Amerika
    .inline = Közép-Amerika
    .at = Közép-Amerikában
    .acc = Közép-Amerikát
    .onto = Közép-Amerikára
    .off = Közép-Amerikáról
    .short = Közép-Am.
action-south_america = Dél-Amerika
    .inline = Dél-Amerika
    .at = Dél-Amerikában
    .acc = Dél-Amerikát
    .onto = Dél-Amerikára
    .off = Dél-Amerikáról
    .short = Dél-Am.

## Actions

action-done = Kész
action-pass = Passz
action-event = Esemény
action-event_first = Előbb az esemény, aztán a műveletek
action-place = Befolyás lerakása
action-coup = Puccs
action-realign = Átszervezés
action-space = Űrverseny
action-intervene = ENSZ beavatkozással
action-yes = Igen
action-no = Nem
action-participate = Részvétel
action-boycott = Bojkott
action-improve = A DEFCON emelése
action-degrade = A DEFCON csökkentése
action-add = Befolyás lerakása
action-remove = Befolyás levétele
action-give_back = A kártya visszaadása
action-number = { $n }

## Cards: names and what the events do

card-asia_scoring = Ázsia értékelés
    .text = Ázsia értékelése, Délkelet-Ázsiával együtt: jelenlét { $presence }, uralom { $domination }, ellenőrzés { $control }; +1 minden hadszíntérért és minden, az ellenséges nagyhatalommal szomszédos országért.
card-europe_scoring = Európa értékelés
    .text = Európa értékelése: jelenlét { $presence }, uralom { $domination }, az ellenőrzés pedig győzelem; +1 minden hadszíntérért és minden, az ellenséges nagyhatalommal szomszédos országért.
card-middle_east_scoring = Közel-Kelet értékelés
    .text = A Közel-Kelet értékelése: jelenlét { $presence }, uralom { $domination }, ellenőrzés { $control }; +1 minden hadszíntérért.
card-duck_and_cover = „Fedezékbe!”
    .text = A DEFCON 1-gyel csökken. Ezután az USA annyi GYP-t kap, amennyivel az új DEFCON kisebb 5-nél.
card-five_year_plan = Ötéves terv
    .text = A SZU eldob egy véletlenszerűen választott lapot. Ha azon amerikai esemény van, az bekövetkezik; bármely más lapnak nincs hatása.
card-the_china_card = Kína-kártya
    .text = Nem esemény: 4 MP műveletekre vagy az űrversenyre, 5, ha mindet Ázsiában használják fel. Utána képpel lefelé az ellenfélhez kerül. A végső pontozásban 1 GYP-t ér.
card-socialist_governments = Szocialista kormányok
    .text = A SZU levesz 3 amerikai befolyást Nyugat-Európában, egy országról legfeljebb 2-t. „A Vaslady” után nem játszható ki eseményként.
card-fidel = Fidel
    .text = Kuba: minden amerikai befolyás lekerül, és a SZU megszerzi az ellenőrzést.
card-vietnam_revolts = Zendülések Vietnamban
    .text = A SZU 2 befolyást rak Vietnámra. A forduló végéig 1-gyel több MP-je van azokon a kártyákon, amelyeket csak Délkelet-Ázsiában használ fel.
card-blockade = Blokád
    .text = Az USA eldob egy legalább 3 MP-s lapot, vagy elveszíti minden befolyását Nyugat-Németországban.
card-korean_war = A koreai háború
    .text = Háború Dél-Koreában: a SZU dob, −1 minden szomszédos országért, amelyet az USA ellenőriz. Legalább 4-gyel 2 GYP-t kap, és az ottani amerikai befolyás mind az övé lesz. 2 hadművelet.
card-romanian_abdication = A román király lemondása
    .text = Románia: minden amerikai befolyás lekerül, és a SZU megszerzi az ellenőrzést.
card-arab_israeli_war = Az arab-izraeli háború
    .text = Háború Izraelben: a SZU dob, −1 minden szomszédos országért és magáért Izraelért is, ha az USA ellenőrzi. Legalább 4-gyel 2 GYP-t kap, és az ottani amerikai befolyás mind az övé lesz. 2 hadművelet. „A Camp David-i egyezmény” után nem játszható ki eseményként.
card-comecon = KGST
    .text = A SZU 1-1 befolyást rak négy olyan kelet-európai országra, amelyet nem az USA ellenőriz.
card-nasser = Nasser
    .text = Egyiptom: a SZU 2 befolyást rak le, az USA pedig elveszíti befolyása felét, felfelé kerekítve.
card-warsaw_pact_formed = A varsói szerződés létrejötte
    .text = A SZU választ: négy kelet-európai országról minden amerikai befolyás lekerül; vagy 5 befolyást rak Kelet-Európára, egy országra legfeljebb 2-t. Lehetővé teszi a NATO kijátszását eseményként.
card-de_gaulle_leads_france = De Gaulle Franciaország élén
    .text = Franciaország: az USA 2 befolyást veszít, a SZU 1-et kap. A NATO mostantól nem védi Franciaországot.
card-captured_nazi_scientist = Foglyul ejtett náci tudósok
    .text = Lépj egy mezőt előre az űrversenyen; a mező GYP-jét és képességét is megkapod.
card-truman_doctrine = A Truman-doktrína
    .text = Az USA minden szovjet befolyást levesz egy olyan európai országról, amelyet senki sem ellenőriz.
card-olympic_games = Olimpiai játékok
    .text = Az ellenfél részt vesz vagy bojkottál. Részvétel: mindketten dobtok, te 2-t adsz hozzá, és akinek nagyobb az összege, 2 GYP-t kap. Bojkott: a DEFCON 1-gyel csökken, te pedig 4 MP-vel műveletet hajtasz végre.
card-nato = NATO
    .text = A SZU mostantól sem puccsot, sem átszervezést nem hajthat végre az USA által ellenőrzött európai országokban. Előfeltétele „A Marshall-terv” vagy „A varsói szerződés létrejötte”.
card-independent_reds = Független vörösök
    .text = Jugoszláviában, Romániában, Bulgáriában, Magyarországon vagy Csehszlovákiában az USA befolyása annyira nő, amennyi a SZU-nak van ott.
card-marshall_plan = A Marshall-terv
    .text = Az USA 1-1 befolyást rak hét olyan nyugat-európai országra, amelyet nem a SZU ellenőriz. Lehetővé teszi a NATO kijátszását eseményként.
card-indo_pakistani_war = Az indiai-pakisztáni háború
    .text = Háború Indiában vagy Pakisztánban: dobj, −1 minden szomszédos országért, amelyet az ellenfél ellenőriz. Legalább 4-gyel 2 GYP-t kapsz, és az ellenfél ottani befolyása a tiéd lesz. 2 hadművelet.
card-containment = Elszigetelés
    .text = A forduló végéig az USA kártyái 1-gyel több MP-t érnek, de legfeljebb 4-et.
card-cia_created = A CIA megalapítása
    .text = A SZU felfedi a kezében lévő lapokat. Ezután az USA 1 MP-vel műveletet hajthat végre.
card-us_japan_mutual_defense_pact = USA és Japán közös védelmi paktuma
    .text = Az USA megszerzi Japán ellenőrzését. A SZU ott mostantól sem puccsot, sem átszervezést nem hajthat végre.
card-suez_crisis = A szuezi válság
    .text = A SZU 4 amerikai befolyást vesz le Franciaországról, az Egyesült Királyságról és Izraelről, mindegyikről legfeljebb 2-t.
card-east_european_unrest = Kelet-európai zavargások
    .text = Az USA három kelet-európai országról 1-1 szovjet befolyást vesz le; a Késői Időszakban 2-2-t.
card-decolonization = Dekolonizáció
    .text = A SZU 1-1 befolyást rak négy afrikai és délkelet-ázsiai országra.
card-red_scare_purge = Vörös pánik/tisztogatás
    .text = A forduló végéig az ellenfél kártyái 1-gyel kevesebb MP-t érnek, de legalább 1-et.
card-un_intervention = ENSZ beavatkozás
    .text = Olyan kártyával együtt játszd ki, amelyen az ellenfél eseménye van: az esemény érvénytelen, te pedig felhasználod a kártya MP-jét. Vezércikk nem lehet.
card-de_stalinization = Desztalinizáció
    .text = A SZU legfeljebb 4 befolyását áthelyezheti olyan országokra, amelyeket nem az USA ellenőriz, egy országra legfeljebb 2-t.
card-nuclear_test_ban = Atomcsend egyezmény
    .text = Annyi GYP-t kapsz, amennyi a DEFCON mínusz 2. Ezután a DEFCON 2-vel emelkedik.
card-formosan_resolution = A Formosa-határozat
    .text = Tajvan mostantól hadszíntérnek számít Ázsia értékelésekor, amíg az USA ellenőrzi. Véget ér, ha az USA kijátssza a Kína-kártyát.
card-brush_war = Álcázott háború
    .text = Háború egy 1-es vagy 2-es stabilitású országban: dobj, −1 minden szomszédos országért, amelyet az ellenfél ellenőriz, a nagyhatalmát is beleértve. Legalább 3-mal 1 GYP-t kapsz, és az ellenfél ottani befolyása a tiéd lesz. 3 hadművelet.
card-central_america_scoring = Közép-Amerika értékelés
    .text = Közép-Amerika értékelése: jelenlét { $presence }, uralom { $domination }, ellenőrzés { $control }; +1 minden hadszíntérért és minden, az ellenséges nagyhatalommal szomszédos országért.
card-southeast_asia_scoring = Délkelet-Ázsia értékelés
    .text = Délkelet-Ázsia értékelése: 1 GYP minden ellenőrzött országért, Thaiföldért 2.
card-arms_race = Fegyverkezési verseny
    .text = Ha több hadműveleted van, mint az ellenfélnek, 1 GYP-t kapsz; 3 GYP-t, ha annyi hadműveleted is megvan, amennyit a DEFCON megkövetel.
card-cuban_missile_crisis = A kubai rakétaválság
    .text = A DEFCON 2 lesz. A forduló végéig az ellenfél bármely puccsával elveszíti a játékot. Ennek véget vethet: a SZU azzal, hogy 2 befolyását leveszi Kubáról, az USA azzal, hogy 2-t levesz Nyugat-Németországról vagy Törökországról.
card-nuclear_subs = Atomtengeralattjárók
    .text = A forduló végéig az USA hadszíntéren végrehajtott puccsai nem csökkentik a DEFCON-t.
card-quagmire = Quagmire
    .text = Az USA-nak minden akciófázisában el kell dobnia egy legalább 2 MP-s lapot, és dobnia kell: 1–4 kiszabadítja. Közben mást nem tehet. Véget vet a NORAD hatásának.
card-salt_negotiations = Tárgyalások a stratégiai fegyverek korlátozásáról
    .short = SALT-tárgyalások
    .text = A DEFCON 2-vel emelkedik. A forduló végéig minden puccsdobás 1-gyel kisebb. Felvehetsz egy lapot a dobópakliból, de értékelő kártyát nem.
card-bear_trap = Medvecsapda
    .text = A SZU-nak minden akciófázisában el kell dobnia egy legalább 2 MP-s lapot, és dobnia kell: 1–4 kiszabadítja. Közben mást nem tehet.
card-summit = Csúcstalálkozó
    .text = Mindketten dobtok, és 1-et adtok hozzá minden régióért, amelyet uraltok vagy ellenőriztek. Akinek nagyobb az összege, 2 GYP-t kap, és 1-gyel módosíthatja a DEFCON-t, fel vagy le.
card-how_i_learned_to_stop_worrying = „Rájöttem, hogy nem kell félni…”
    .text = Állítsd a DEFCON-t tetszőleges értékre. Hadműveleteid száma 5 lesz.
card-junta = Katonai diktatúrák
    .text = Rakj 2 befolyást egy közép- vagy dél-amerikai országra. Ezután e régiók egyikében ingyenes puccsot vagy ingyenes átszervezéseket hajthatsz végre e kártya MP-jével.
card-kitchen_debates = A konyhai vita
    .text = Ha az USA több hadszínteret ellenőriz, mint a SZU, 2 GYP-t kap.
card-missile_envy = Rakétairigység
    .text = Cseréld el ezt a kártyát az ellenfél legtöbb MP-t érő lapjára. A rajta lévő saját vagy közös esemény bekövetkezik; ha az ellenfél eseménye, az MP-t használod fel. Az ellenfélnek a következő akciófázisában műveletekre kell felhasználnia a Rakétairigységet.
card-we_will_bury_you = „Elföldeljük magukat!”
    .text = A DEFCON 1-gyel csökken. A SZU 3 GYP-t kap az USA következő akciófázisában, hacsak az USA abban ki nem játssza eseményként az ENSZ beavatkozást.
card-brezhnev_doctrine = A Breznyev-doktrína
    .text = A forduló végéig a SZU kártyái 1-gyel több MP-t érnek, de legfeljebb 4-et.
card-portuguese_empire_crumbles = A portugál birodalom szétmorzsolódása
    .text = A SZU 2 befolyást rak Angolára és 2-t a Délkelet-afrikai Államokra.
card-south_african_unrest = Dél-afrikai zavargások
    .text = A SZU 2 befolyást rak Dél-Afrikára; vagy 1-et oda és 2-t az egyik szomszédjára, Angolára vagy Botswanára.
card-allende = Allende
    .text = A SZU 2 befolyást rak Chilére.
card-willy_brandt = Willy Brandt
    .text = A SZU 1 GYP-t kap, és 1 befolyást rak Nyugat-Németországra, amelyet a NATO többé nem véd. A „Döntse le ezt a falat!” után nem játszható ki eseményként.
card-muslim_revolution = Muzulmán forradalom
    .text = Szudán, Irán, Irak, Egyiptom, Líbia, Szaúd-Arábia, Szíria és Jordánia közül kettőről minden amerikai befolyás lekerül. Az „AWACS eladások a szaúdiaknak” után nem játszható ki eseményként.
card-abm_treaty = Rakétatilalmi egyezmény
    .text = A DEFCON 1-gyel emelkedik. Ezután e kártya MP-jével műveletet hajtasz végre.
card-cultural_revolution = Kulturális forradalom
    .text = Ha az USA-nál van a Kína-kártya, a SZU elveszi, képpel felfelé. Ha a SZU-nál van, 1 GYP-t kap.
card-flower_power = Flower Power
    .text = A SZU mostantól 2 GYP-t kap, valahányszor az USA háborús kártyát játszik ki eseményként vagy MP-ért. Az „Egy gonosz birodalom” után nem játszható ki eseményként.
card-u2_incident = Az U2-incidens
    .text = A SZU 1 GYP-t kap, és még 1-et, ha ebben a fordulóban később bármelyik fél eseményként kijátssza az ENSZ beavatkozást.
card-opec = OPEC
    .text = A SZU 1 GYP-t kap minden országért, amelyet ezek közül ellenőriz: Egyiptom, Irán, Líbia, Szaúd-Arábia, Irak, Öbölállamok és Venezuela. „Az északi-tengeri olaj” után nem játszható ki eseményként.
card-lone_gunman = Magányos orvlövész
    .text = Az USA felfedi a kezében lévő lapokat. Ezután a SZU 1 MP-vel műveletet hajthat végre.
card-colonial_rear_guards = Gyarmati utóvédek
    .text = Az USA 1-1 befolyást rak négy afrikai és délkelet-ázsiai országra.
card-panama_canal_returned = A Panama-csatorna visszaszolgáltatása
    .text = Az USA 1-1 befolyást rak Panamára, Costa Ricára és Venezuelára.
card-camp_david_accords = A Camp David-i egyezmény
    .text = Az USA 1 GYP-t kap, és 1-1 befolyást rak Izraelre, Jordániára és Egyiptomra. „Az arab-izraeli háború” többé nem játszható ki eseményként.
card-puppet_governments = Bábkormányok
    .text = Az USA 1-1 befolyást rakhat legfeljebb három olyan országra, ahol senkinek sincs befolyása.
card-grain_sales_to_soviets = Gabonaexport a szovjeteknek
    .text = Az USA véletlenszerűen elvesz egy lapot a SZU kezéből. Kijátssza, mintha a sajátja volna, vagy visszaadja, és 2 MP-vel műveletet hajt végre.
card-john_paul_ii_elected_pope = II. János Pál pápává választása
    .text = Lengyelország: a SZU 2 befolyást veszít, az USA 1-et kap. Lehetővé teszi a Szolidaritás kijátszását eseményként.
card-latin_american_death_squads = Latin-amerikai halálbrigádok
    .text = A forduló végéig közép- és dél-amerikai puccsaid dobása 1-gyel nagyobb, az ellenfeléié 1-gyel kisebb.
card-oas_founded = Megalakul az Amerikai Államok Szervezete
    .text = Az USA 2 befolyást rak Közép- és Dél-Amerikára, együtt vagy külön.
card-nixon_plays_the_china_card = Nixon kijátssza a Kína-kártyát
    .text = Ha a SZU-nál van a Kína-kártya, az USA elveszi, képpel lefelé. Ha az USA-nál van, 2 GYP-t kap.
card-sadat_expels_soviets = Sadat kiűzi a szovjeteket
    .text = Egyiptom: minden szovjet befolyás lekerül, és az USA 1-et kap.
card-shuttle_diplomacy = Diplomáciai közvetítők
    .text = Az USA előtt marad. Ázsia vagy a Közel-Kelet következő értékelésekor egy, a SZU által ott ellenőrzött hadszíntér nem számít.
card-the_voice_of_america = Amerika hangja
    .text = Az USA 4 szovjet befolyást vesz le Európán kívül, egy országról legfeljebb 2-t.
card-liberation_theology = Felszabadítási teológia
    .text = A SZU 3 befolyást rak Közép-Amerikára, egy országra legfeljebb 2-t.
card-ussuri_river_skirmish = Összetűzés az Ussuri folyónál
    .text = Ha a SZU-nál van a Kína-kártya, az USA elveszi, képpel felfelé. Ha az USA-nál van, 4 befolyást rak Ázsiára, egy országra legfeljebb 2-t.
card-ask_not_what_your_country_can_do_for_you = „Ne azt kérdezd, hogy mit tehet érted a hazád…”
    .text = Az USA tetszőleges számú lapot eldobhat, értékelő kártyákat is, és ugyanannyit húz.
card-alliance_for_progress = Szövetség a haladásért
    .text = Az USA 1 GYP-t kap minden közép- és dél-amerikai hadszíntérért, amelyet ellenőriz.
card-africa_scoring = Afrika értékelés
    .text = Afrika értékelése: jelenlét { $presence }, uralom { $domination }, ellenőrzés { $control }; +1 minden hadszíntérért.
card-one_small_step = „Egy kis lépés…”
    .text = Ha le vagy maradva az űrversenyen, lépj két mezőt előre. Csak az utolsó mező ad GYP-t.
card-south_america_scoring = Dél-Amerika értékelés
    .text = Dél-Amerika értékelése: jelenlét { $presence }, uralom { $domination }, ellenőrzés { $control }; +1 minden hadszíntérért.
card-iranian_hostage_crisis = Az iráni túszdráma
    .text = Irán: minden amerikai befolyás lekerül, és a SZU 2-t rak le. A Terrorizmus mostantól két lapjába kerül az USA-nak.
card-the_iron_lady = A Vaslady
    .text = Az USA 1 GYP-t kap. A SZU 1 befolyást rak Argentínára, és minden befolyását elveszíti az Egyesült Királyságban. A „Szocialista kormányok” többé nem játszható ki eseményként.
card-reagan_bombs_libya = Reagan bombázza Líbiát
    .text = Az USA 1 GYP-t kap minden 2 líbiai szovjet befolyásért.
card-star_wars = Csillagháború
    .text = Ha az USA vezet az űrversenyen, kiválaszt a dobópakliból egy lapot, amely nem értékelő kártya, és annak eseménye azonnal bekövetkezik.
card-north_sea_oil = Az északi-tengeri olaj
    .text = Az OPEC többé nem játszható ki eseményként. Az USA ebben a fordulóban egy nyolcadik akciófázist is játszhat.
card-the_reformer = A reformer
    .text = A SZU 4 befolyást rak Európára, egy országra legfeljebb 2-t; ha vezet a GYP-ben, 6-ot rakhat. Mostantól Európában nem hajthat végre puccsot.
card-marine_barracks_bombing = Laktanyák elleni merényletek
    .text = Libanonban minden amerikai befolyás lekerül. Ezután a SZU 2 amerikai befolyást vesz le a Közel-Keleten.
card-soviets_shoot_down_kal_007 = A szovjetek lelövik a KAL-007-es járatot
    .text = A DEFCON 1-gyel csökken, és az USA 2 GYP-t kap. Ha ellenőrzi Dél-Koreát, 4 MP-vel befolyást rakhat le vagy átszervezést hajthat végre.
card-glasnost = Glasznoszty
    .text = A SZU 2 GYP-t kap, és a DEFCON 1-gyel emelkedik. „A reformer” után a SZU 4 MP-vel befolyást rakhat le vagy átszervezést hajthat végre.
card-ortega_elected_in_nicaragua = Ortegát megválasztják Nicaraguában
    .text = Nicaraguában minden amerikai befolyás lekerül. Ezután a SZU e kártya MP-jével ingyenes puccsot hajthat végre Kubában, Hondurasban vagy Costa Ricában.
card-terrorism = Terrorizmus
    .text = Az ellenfél eldob egy véletlenszerűen választott lapot; „Az iráni túszdráma” után az USA kettőt.
card-iran_contra_scandal = Az Irán-Contra botrány
    .text = A forduló végéig az USA átszervezési dobásai 1-gyel kisebbek.
card-chernobyl = Csernobil
    .text = Az USA megnevez egy régiót. A forduló végéig a SZU ott MP-vel nem rakhat le befolyást.
card-latin_american_debt_crisis = A latin-amerikai pénzügyi válság
    .text = Az USA eldob egy legalább 3 MP-s lapot, különben a SZU legfeljebb két dél-amerikai országban megkétszerezheti a befolyását.
card-tear_down_this_wall = „Döntse le ezt a falat!”
    .text = Az USA 3 befolyást rak Kelet-Németországra, és ezután e kártya MP-jével ingyenes puccsot vagy ingyenes átszervezéseket hajthat végre Európában. Megszünteti és a továbbiakban megakadályozza a „Willy Brandt” eseményt.
card-an_evil_empire = Egy gonosz birodalom
    .text = Az USA 1 GYP-t kap. Megszünteti és a továbbiakban megakadályozza a „Flower Power” eseményt.
card-aldrich_ames_remix = Aldrich Ames
    .text = Az USA a forduló végéig felfedi a kezében lévő lapokat. A SZU kiválaszt közülük egyet, amely a dobópakliba kerül.
card-pershing_ii_deployed = Pershing II telepítve
    .text = A SZU 1 GYP-t kap, és három nyugat-európai országról 1-1 amerikai befolyást vesz le.
card-wargames = Háborús játékok
    .text = Ha a DEFCON 2, véget vethetsz a játéknak, miután az ellenfélnek 6 GYP-t adtál: aki vezet, az nyer.
card-solidarity = Szolidaritás
    .text = Az USA 3 befolyást rak Lengyelországra. Előfeltétele: II. János Pál pápává választása.
card-iran_iraq_war = Az iráni-iraki háború
    .text = Háború Iránban vagy Irakban: dobj, −1 minden szomszédos országért, amelyet az ellenfél ellenőriz. Legalább 4-gyel 2 GYP-t kapsz, és az ellenfél ottani befolyása a tiéd lesz. 2 hadművelet.
card-defectors = Disszidensek
    .text = Az USA vezércikkeként ez az első, és érvényteleníti a szovjet vezércikket. Ha a SZU műveletekre játssza ki, az USA 1 GYP-t kap.
card-the_cambridge_five = A Cambridge-i Öt
    .text = Az USA megmutatja értékelő kártyáit. A SZU 1 befolyást rakhat egy olyan régió országára, amely valamelyiken szerepel. A Késői Időszakban nem játszható ki eseményként.
card-special_relationship = Különleges kapcsolat
    .text = Ha az USA ellenőrzi az Egyesült Királyságot, 1 befolyást rak egy szomszédjára; vagy ha a NATO érvényben van, 2-t rak egy nyugat-európai országra, és 2 GYP-t kap.
card-norad = NORAD
    .text = Mostantól minden olyan akciófázis után, amelyben a DEFCON 2-re csökkent, az USA 1 befolyást rak oda, ahol már van neki, ha ellenőrzi Kanadát. A Quagmire véget vet neki.
card-che = Che
    .text = A SZU puccsot hajthat végre egy afrikai, közép- vagy dél-amerikai országban, amely nem hadszíntér. Ha ezzel amerikai befolyás került le, egy másik országban még egyet végrehajthat.
card-our_man_in_tehran = Az emberünk Teheránban
    .text = Ha az USA ellenőriz egy közel-keleti országot, megnézi a húzópakli felső 5 lapját, tetszés szerint eldob közülük, a többit visszakeveri.
card-yuri_and_samantha = Jurij és Samantha
    .text = A forduló végéig a SZU 1 GYP-t kap minden amerikai puccsért.
card-awacs_sale_to_saudis = AWACS eladások a szaúdiaknak
    .text = Az USA 2 befolyást rak Szaúd-Arábiára. A „Muzulmán forradalom” többé nem játszható ki eseményként.

## Lasting effects, by the number of their card: what each does while it is in force. North Sea Oil has two, 86 and 111.

thing-effect_9 = { card-vietnam_revolts }
    .text = A forduló végéig a SZU-nak 1-gyel több MP-je van azokon a kártyákon, amelyeket csak Délkelet-Ázsiában használ fel.
thing-effect_16 = { card-warsaw_pact_formed }
    .short = Varsói szerződés
    .text = A NATO kijátszható eseményként.
thing-effect_17 = { card-de_gaulle_leads_france }
    .short = De Gaulle
    .text = A NATO nem védi Franciaországot.
thing-effect_21 = { card-nato }
    .text = A SZU sem puccsot, sem átszervezést nem hajthat végre az USA által ellenőrzött európai országokban; Álcázott háborút sem.
thing-effect_23 = { card-marshall_plan }
    .text = A NATO kijátszható eseményként.
thing-effect_25 = { card-containment }
    .text = A forduló végéig az USA kártyái 1-gyel több MP-t érnek, legfeljebb 4-et.
thing-effect_27 = { card-us_japan_mutual_defense_pact }
    .short = USA–Japán paktum
    .text = A SZU Japánban sem puccsot, sem átszervezést nem hajthat végre.
thing-effect_31_us = { card-red_scare_purge } (USA)
    .short = Vörös pánik (USA)
    .text = A forduló végéig az USA kártyái 1-gyel kevesebb MP-t érnek, legalább 1-et.
thing-effect_31_ussr = { card-red_scare_purge } (SZU)
    .short = Vörös pánik (SZU)
    .text = A forduló végéig a SZU kártyái 1-gyel kevesebb MP-t érnek, legalább 1-et.
thing-effect_35 = { card-formosan_resolution }
    .short = Formosa
    .text = Tajvan hadszíntér Ázsia értékelésekor, amíg az USA ellenőrzi. Véget ér, ha az USA kijátssza a Kína-kártyát.
thing-effect_40_us = { card-cuban_missile_crisis } (USA)
    .short = Rakétaválság (USA)
    .text = A forduló végéig az USA elveszíti a játékot, ha puccsot hajt végre. Véget vethet ennek, ha 2 befolyását leveszi Nyugat-Németországról vagy Törökországról.
thing-effect_40_ussr = { card-cuban_missile_crisis } (SZU)
    .short = Rakétaválság (SZU)
    .text = A forduló végéig a SZU elveszíti a játékot, ha puccsot hajt végre. Véget vethet ennek, ha 2 befolyását leveszi Kubáról.
thing-effect_41 = { card-nuclear_subs }
    .text = A forduló végéig az USA hadszíntéren végrehajtott puccsai nem csökkentik a DEFCON-t.
thing-effect_42 = { card-quagmire }
    .text = Az USA akciófázisaiban csak eldobhat egy legalább 2 MP-s lapot, és dobhat; 1–4 kiszabadítja.
thing-effect_43 = { card-salt_negotiations }
    .short = SALT
    .text = A forduló végéig minden puccsdobás 1-gyel kisebb.
thing-effect_44 = { card-bear_trap }
    .text = A SZU akciófázisaiban csak eldobhat egy legalább 2 MP-s lapot, és dobhat; 1–4 kiszabadítja.
thing-effect_49_us = { card-missile_envy } (USA)
    .text = Az USA-nak a következő akciófázisában műveletekre kell felhasználnia a Rakétairigységet.
thing-effect_49_ussr = { card-missile_envy } (SZU)
    .text = A SZU-nak a következő akciófázisában műveletekre kell felhasználnia a Rakétairigységet.
thing-effect_50 = { card-we_will_bury_you }
    .text = A SZU 3 GYP-t kap az USA következő akciófázisában, hacsak az USA abban ki nem játssza eseményként az ENSZ beavatkozást.
thing-effect_51 = { card-brezhnev_doctrine }
    .text = A forduló végéig a SZU kártyái 1-gyel több MP-t érnek, legfeljebb 4-et.
thing-effect_55 = { card-willy_brandt }
    .text = A NATO nem védi Nyugat-Németországot. A „Döntse le ezt a falat!” véget vet neki.
thing-effect_59 = { card-flower_power }
    .text = A SZU 2 GYP-t kap, valahányszor az USA háborús kártyát játszik ki eseményként vagy MP-ért. Az „Egy gonosz birodalom” véget vet neki.
thing-effect_60 = { card-u2_incident }
    .text = A forduló végéig a SZU 1 GYP-t kap, ha valaki eseményként kijátssza az ENSZ beavatkozást.
thing-effect_65 = { card-camp_david_accords }
    .short = Camp David
    .text = „Az arab-izraeli háború” többé nem játszható ki eseményként.
thing-effect_68 = { card-john_paul_ii_elected_pope }
    .short = II. János Pál
    .text = A Szolidaritás kijátszható eseményként.
thing-effect_69_us = { card-latin_american_death_squads } (USA)
    .short = Halálbrigádok (USA)
    .text = A forduló végéig a közép- és dél-amerikai puccsok dobása az USA-nak 1-gyel nagyobb, a SZU-nak 1-gyel kisebb.
thing-effect_69_ussr = { card-latin_american_death_squads } (SZU)
    .short = Halálbrigádok (SZU)
    .text = A forduló végéig a közép- és dél-amerikai puccsok dobása a SZU-nak 1-gyel nagyobb, az USA-nak 1-gyel kisebb.
thing-effect_73 = { card-shuttle_diplomacy }
    .text = Ázsia vagy a Közel-Kelet következő értékelésekor az USA megnevez ott egy, a SZU által ellenőrzött hadszínteret; az nem számít.
thing-effect_82 = { card-iranian_hostage_crisis }
    .text = A Terrorizmus két lapjába kerül az USA-nak.
thing-effect_83 = { card-the_iron_lady }
    .text = A „Szocialista kormányok” többé nem játszható ki eseményként.
thing-effect_86 = { card-north_sea_oil }
    .text = Az OPEC többé nem játszható ki eseményként.
thing-effect_87 = { card-the_reformer }
    .text = A SZU Európában nem hajthat végre puccsot, a Glasznoszty pedig 4 MP-t ad neki.
thing-effect_93 = { card-iran_contra_scandal }
    .text = A forduló végéig az USA átszervezési dobásai 1-gyel kisebbek.
thing-effect_94_africa = { card-chernobyl } (Afrika)
    .text = A forduló végéig a SZU Afrikában MP-vel nem rakhat le befolyást.
thing-effect_94_asia = { card-chernobyl } (Ázsia)
    .text = A forduló végéig a SZU Ázsiában MP-vel nem rakhat le befolyást.
thing-effect_94_central_america = { card-chernobyl } (Közép-Amerika)
    .text = A forduló végéig a SZU Közép-Amerikában MP-vel nem rakhat le befolyást.
thing-effect_94_europe = { card-chernobyl } (Európa)
    .text = A forduló végéig a SZU Európában MP-vel nem rakhat le befolyást.
thing-effect_94_middle_east = { card-chernobyl } (Közel-Kelet)
    .text = A forduló végéig a SZU a Közel-Keleten MP-vel nem rakhat le befolyást.
thing-effect_94_south_america = { card-chernobyl } (Dél-Amerika)
    .text = A forduló végéig a SZU Dél-Amerikában MP-vel nem rakhat le befolyást.
thing-effect_96 = { card-tear_down_this_wall }
    .text = A „Willy Brandt” többé nem játszható ki eseményként.
thing-effect_97 = { card-an_evil_empire }
    .text = A „Flower Power” többé nem játszható ki eseményként.
thing-effect_98 = { card-aldrich_ames_remix }
    .text = A forduló végéig a SZU látja azokat a lapokat, amelyek az USA kezében voltak.
thing-effect_106 = { card-norad }
    .text = Minden olyan akciófázis után, amelyben a DEFCON 2-re csökkent, az USA 1 befolyást rak oda, ahol már van neki, ha ellenőrzi Kanadát. A Quagmire véget vet neki.
thing-effect_109 = { card-yuri_and_samantha }
    .text = A forduló végéig a SZU 1 GYP-t kap minden amerikai puccsért.
thing-effect_110 = { card-awacs_sale_to_saudis }
    .text = A „Muzulmán forradalom” többé nem játszható ki eseményként.
thing-effect_111 = { card-north_sea_oil }: nyolcadik akciófázis
    .text = Ebben a fordulóban az USA egy nyolcadik akciófázist is játszhat.

## Countries: what is printed on them

thing-canada = Kanada
    .text = Ország Nyugat-Európában, stabilitási értéke { $stability }, az USA szomszédja.
thing-uk = Egyesült Királyság
    .text = Ország Nyugat-Európában, stabilitási értéke { $stability }.
thing-norway = Norvégia
    .text = Ország Nyugat-Európában, stabilitási értéke { $stability }.
thing-sweden = Svédország
    .text = Ország Nyugat-Európában, stabilitási értéke { $stability }.
thing-finland = Finnország
    .text = Ország Európa mindkét felében, stabilitási értéke { $stability }, a SZU szomszédja.
thing-denmark = Dánia
    .text = Ország Nyugat-Európában, stabilitási értéke { $stability }.
thing-benelux = Benelux
    .text = Ország Nyugat-Európában, stabilitási értéke { $stability }.
thing-france = Franciaország
    .text = Hadszíntér Nyugat-Európában, stabilitási értéke { $stability }.
thing-spain_portugal = Spanyolország/Portugália
    .text = Ország Nyugat-Európában, stabilitási értéke { $stability }.
thing-italy = Olaszország
    .text = Hadszíntér Nyugat-Európában, stabilitási értéke { $stability }.
thing-greece = Görögország
    .text = Ország Nyugat-Európában, stabilitási értéke { $stability }.
thing-turkey = Törökország
    .text = Ország Nyugat-Európában, stabilitási értéke { $stability }.
thing-west_germany = Nyugat-Németország
    .text = Hadszíntér Nyugat-Európában, stabilitási értéke { $stability }.
thing-austria = Ausztria
    .text = Ország Európa mindkét felében, stabilitási értéke { $stability }.
thing-east_germany = Kelet-Németország
    .text = Hadszíntér Kelet-Európában, stabilitási értéke { $stability }.
thing-poland = Lengyelország
    .text = Hadszíntér Kelet-Európában, stabilitási értéke { $stability }, a SZU szomszédja.
thing-czechoslovakia = Csehszlovákia
    .text = Ország Kelet-Európában, stabilitási értéke { $stability }.
thing-hungary = Magyarország
    .text = Ország Kelet-Európában, stabilitási értéke { $stability }.
thing-yugoslavia = Jugoszlávia
    .text = Ország Kelet-Európában, stabilitási értéke { $stability }.
thing-romania = Románia
    .text = Ország Kelet-Európában, stabilitási értéke { $stability }, a SZU szomszédja.
thing-bulgaria = Bulgária
    .text = Ország Kelet-Európában, stabilitási értéke { $stability }.
thing-lebanon = Libanon
    .text = Ország a Közel-Keleten, stabilitási értéke { $stability }.
thing-syria = Szíria
    .text = Ország a Közel-Keleten, stabilitási értéke { $stability }.
thing-israel = Izrael
    .text = Hadszíntér a Közel-Keleten, stabilitási értéke { $stability }.
thing-jordan = Jordánia
    .text = Ország a Közel-Keleten, stabilitási értéke { $stability }.
thing-iraq = Irak
    .text = Hadszíntér a Közel-Keleten, stabilitási értéke { $stability }.
thing-iran = Irán
    .text = Hadszíntér a Közel-Keleten, stabilitási értéke { $stability }.
thing-egypt = Egyiptom
    .text = Hadszíntér a Közel-Keleten, stabilitási értéke { $stability }.
thing-libya = Líbia
    .text = Hadszíntér a Közel-Keleten, stabilitási értéke { $stability }.
thing-saudi_arabia = Szaúd-Arábia
    .text = Hadszíntér a Közel-Keleten, stabilitási értéke { $stability }.
thing-gulf_states = Öbölállamok
    .text = Ország a Közel-Keleten, stabilitási értéke { $stability }.
thing-afghanistan = Afganisztán
    .text = Ország Ázsiában, stabilitási értéke { $stability }, a SZU szomszédja.
thing-pakistan = Pakisztán
    .text = Hadszíntér Ázsiában, stabilitási értéke { $stability }.
thing-india = India
    .text = Hadszíntér Ázsiában, stabilitási értéke { $stability }.
thing-north_korea = Észak-Korea
    .text = Hadszíntér Ázsiában, stabilitási értéke { $stability }, a SZU szomszédja.
thing-south_korea = Dél-Korea
    .text = Hadszíntér Ázsiában, stabilitási értéke { $stability }.
thing-japan = Japán
    .text = Hadszíntér Ázsiában, stabilitási értéke { $stability }, az USA szomszédja.
thing-taiwan = Tajvan
    .text = Ország Ázsiában, stabilitási értéke { $stability }.
thing-australia = Ausztrália
    .text = Ország Ázsiában, stabilitási értéke { $stability }.
thing-burma = Burma
    .text = Ország Délkelet-Ázsiában, stabilitási értéke { $stability }.
thing-laos_cambodia = Laosz/Kambodzsa
    .text = Ország Délkelet-Ázsiában, stabilitási értéke { $stability }.
thing-thailand = Thaiföld
    .text = Hadszíntér Délkelet-Ázsiában, stabilitási értéke { $stability }.
thing-vietnam = Vietnám
    .text = Ország Délkelet-Ázsiában, stabilitási értéke { $stability }.
thing-malaysia = Malajzia
    .text = Ország Délkelet-Ázsiában, stabilitási értéke { $stability }.
thing-indonesia = Indonézia
    .text = Ország Délkelet-Ázsiában, stabilitási értéke { $stability }.
thing-philippines = Fülöp-szigetek
    .text = Ország Délkelet-Ázsiában, stabilitási értéke { $stability }.
thing-morocco = Marokkó
    .text = Ország Afrikában, stabilitási értéke { $stability }.
thing-algeria = Algéria
    .text = Hadszíntér Afrikában, stabilitási értéke { $stability }.
thing-tunisia = Tunézia
    .text = Ország Afrikában, stabilitási értéke { $stability }.
thing-west_african_states = Nyugat-afrikai Államok
    .text = Ország Afrikában, stabilitási értéke { $stability }.
thing-ivory_coast = Elefántcsontpart
    .text = Ország Afrikában, stabilitási értéke { $stability }.
thing-saharan_states = Szaharai Államok
    .text = Ország Afrikában, stabilitási értéke { $stability }.
thing-nigeria = Nigéria
    .text = Hadszíntér Afrikában, stabilitási értéke { $stability }.
thing-cameroon = Kamerun
    .text = Ország Afrikában, stabilitási értéke { $stability }.
thing-zaire = Zaire
    .text = Hadszíntér Afrikában, stabilitási értéke { $stability }.
thing-angola = Angola
    .text = Hadszíntér Afrikában, stabilitási értéke { $stability }.
thing-south_africa = Dél-Afrika
    .text = Hadszíntér Afrikában, stabilitási értéke { $stability }.
thing-botswana = Botswana
    .text = Ország Afrikában, stabilitási értéke { $stability }.
thing-zimbabwe = Zimbabwe
    .text = Ország Afrikában, stabilitási értéke { $stability }.
thing-se_african_states = Délkelet-afrikai Államok
    .text = Ország Afrikában, stabilitási értéke { $stability }.
thing-kenya = Kenya
    .text = Ország Afrikában, stabilitási értéke { $stability }.
thing-somalia = Szomália
    .text = Ország Afrikában, stabilitási értéke { $stability }.
thing-ethiopia = Etiópia
    .text = Ország Afrikában, stabilitási értéke { $stability }.
thing-sudan = Szudán
    .text = Ország Afrikában, stabilitási értéke { $stability }.
thing-mexico = Mexikó
    .text = Hadszíntér Közép-Amerikában, stabilitási értéke { $stability }, az USA szomszédja.
thing-guatemala = Guatemala
    .text = Ország Közép-Amerikában, stabilitási értéke { $stability }.
thing-el_salvador = El Salvador
    .text = Ország Közép-Amerikában, stabilitási értéke { $stability }.
thing-honduras = Honduras
    .text = Ország Közép-Amerikában, stabilitási értéke { $stability }.
thing-costa_rica = Costa Rica
    .text = Ország Közép-Amerikában, stabilitási értéke { $stability }.
thing-nicaragua = Nicaragua
    .text = Ország Közép-Amerikában, stabilitási értéke { $stability }.
thing-panama = Panama
    .text = Hadszíntér Közép-Amerikában, stabilitási értéke { $stability }.
thing-cuba = Kuba
    .text = Hadszíntér Közép-Amerikában, stabilitási értéke { $stability }, az USA szomszédja.
thing-haiti = Haiti
    .text = Ország Közép-Amerikában, stabilitási értéke { $stability }.
thing-dominican_republic = Dominikai Köztársaság
    .text = Ország Közép-Amerikában, stabilitási értéke { $stability }.
thing-colombia = Kolumbia
    .text = Ország Dél-Amerikában, stabilitási értéke { $stability }.
thing-venezuela = Venezuela
    .text = Hadszíntér Dél-Amerikában, stabilitási értéke { $stability }.
thing-ecuador = Ecuador
    .text = Ország Dél-Amerikában, stabilitási értéke { $stability }.
thing-peru = Peru
    .text = Ország Dél-Amerikában, stabilitási értéke { $stability }.
thing-bolivia = Bolívia
    .text = Ország Dél-Amerikában, stabilitási értéke { $stability }.
thing-chile = Chile
    .text = Hadszíntér Dél-Amerikában, stabilitási értéke { $stability }.
thing-argentina = Argentína
    .text = Hadszíntér Dél-Amerikában, stabilitási értéke { $stability }.
thing-paraguay = Paraguay
    .text = Ország Dél-Amerikában, stabilitási értéke { $stability }.
thing-uruguay = Uruguay
    .text = Ország Dél-Amerikában, stabilitási értéke { $stability }.
thing-brazil = Brazília
    .text = Hadszíntér Dél-Amerikában, stabilitási értéke { $stability }.
thing-chinese_civil_war = Kínai polgárháború
    .text = Stabilitási értéke 3, a SZU szomszédja. Csak a SZU rakhat ide befolyást; 3 befolyással megkapja a Kína-kártyát.

## Regions, superpowers and tracks

thing-europe = Európa
    .text = Jelenlét 3, uralom 7, az ellenőrzés győzelem; 5 hadszíntér. Puccs és átszervezés csak DEFCON 5 mellett.
thing-asia = Ázsia
    .text = Jelenlét { $presence }, uralom { $domination }, ellenőrzés { $control }; 6 hadszíntér. Puccs és átszervezés legalább DEFCON 4 mellett.
thing-middle_east = Közel-Kelet
    .text = Jelenlét { $presence }, uralom { $domination }, ellenőrzés { $control }; 6 hadszíntér. Puccs és átszervezés legalább DEFCON 3 mellett.
thing-africa = Afrika
    .text = Jelenlét { $presence }, uralom { $domination }, ellenőrzés { $control }; 5 hadszíntér. Puccs és átszervezés legalább DEFCON 2 mellett.
thing-central_america = Közép-Amerika
    .text = Jelenlét { $presence }, uralom { $domination }, ellenőrzés { $control }; 3 hadszíntér. Puccs és átszervezés legalább DEFCON 2 mellett.
thing-south_america = Dél-Amerika
    .text = Jelenlét { $presence }, uralom { $domination }, ellenőrzés { $control }; 4 hadszíntér. Puccs és átszervezés legalább DEFCON 2 mellett.
thing-western_europe = Nyugat-Európa
    .text = Európa része, Ausztriával és Finnországgal.
thing-eastern_europe = Kelet-Európa
    .text = Európa része, Ausztriával és Finnországgal.
thing-southeast_asia = Délkelet-Ázsia
    .short = DK-Ázsia
    .text = Ázsia része. Saját értékelő kártyája országonként 1 GYP-t ad, Thaiföldért 2-t.
thing-usa = USA
    .text = Nagyhatalom, Kanada, Mexikó, Kuba és Japán szomszédja. Ellene semmi sem irányulhat.
thing-ussr = SZU
    .text = Nagyhatalom, Finnország, Lengyelország, Románia, Afganisztán és Észak-Korea szomszédja. Ellene semmi sem irányulhat.
thing-defcon_5 = DEFCON 5
    .text = Puccs és átszervezés mindenhol megengedett.
thing-defcon_4 = DEFCON 4
    .text = Európában nincs puccs és átszervezés.
thing-defcon_3 = DEFCON 3
    .text = Európában és Ázsiában nincs puccs és átszervezés.
thing-defcon_2 = DEFCON 2
    .text = Európában, Ázsiában és a Közel-Keleten nincs puccs és átszervezés. Egy lépés az atomháborúig.
thing-defcon_1 = DEFCON 1
    .text = Atomháború: az aktív játékos vesztett.
thing-vp = Győzelmi pontok
    .text = Egyetlen jelölő mindkét félnek; ha 20 pont van a te oldaladon, megnyered a játékot.
thing-milops_ussr = Szovjet hadműveletek
    .text = A forduló végén minden, a DEFCON-hoz képest hiányzó hadművelet 1 GYP-be kerül.
thing-milops_us = Amerikai hadműveletek
    .text = A forduló végén minden, a DEFCON-hoz képest hiányzó hadművelet 1 GYP-be kerül.
thing-turn = Forduló
    .text = Tíz forduló: Korai Időszak 1–3, Középső Időszak 4–7, Késői Időszak 8–10.
thing-hand_ussr = A SZU lapjai
    .text = A SZU kezében lévő lapok.
thing-hand_us = Az USA lapjai
    .text = Az USA kezében lévő lapok.
thing-draw_pile = Húzópakli
    .text = Ha elfogy, a megkevert dobópakliból új húzópakli lesz.
thing-discards = Dobópakli
    .text = Felhasznált lapok; visszatérnek, ha a húzópakli elfogy.
thing-removed = A játékból eltávolított lapok
    .text = Csillagos lapok, amelyeknek az eseménye bekövetkezett; nem térnek vissza.
thing-china_up = Kína-kártya, képpel felfelé
    .text = Birtokosa 4 MP-ért játszhatja ki, 5-ért, ha mindet Ázsiában használja fel.
thing-china_down = Kína-kártya, képpel lefelé
    .text = Birtokosa a következő fordulóig nem játszhatja ki.

## Space Race

thing-space_0 = Start
    .text = A verseny még nem kezdődött el.
thing-space_1 = Mesterséges hold
    .text = 2 MP, dobás 1–3. GYP: 2 az elsőnek, 1 a másodiknak.
thing-space_2 = Állat az űrben
    .text = 2 MP, dobás 1–4. Aki először éri el, fordulónként két kísérletet tehet.
thing-space_3 = Ember az űrben
    .text = 2 MP, dobás 1–3. GYP: 2 az elsőnek.
thing-space_4 = Ember Föld körüli pályán
    .text = 2 MP, dobás 1–4. Aki először éri el, annak az ellenfele előbb mutatja meg a vezércikkét.
thing-space_5 = Hold körüli pálya
    .text = 3 MP, dobás 1–3. GYP: 3 az elsőnek, 1 a másodiknak.
thing-space_6 = A Sas/Medve leszállt
    .text = 3 MP, dobás 1–4. Aki először éri el, a forduló végén eldobhat egy megtartott lapot.
thing-space_7 = Űrsikló
    .text = 3 MP, dobás 1–3. GYP: 4 az elsőnek, 2 a másodiknak.
thing-space_8 = Űrállomás
    .text = 4 MP, dobás 1 vagy 2. GYP: 2 az elsőnek, aki ezután nyolc akciófázist játszhat.
thing-ability_2 = Két kísérlet az űrversenyen
    .text = Fordulónként két kísérlet az űrversenyen, amíg a másik fél el nem éri ezt a mezőt: Állat az űrben.
thing-ability_4 = Vezércikk a másik után
    .text = A másik fél előbb mutatja meg a vezércikkét, amíg el nem éri ezt a mezőt: Ember Föld körüli pályán.
thing-ability_6 = Eldobás a forduló végén
    .text = Minden forduló végén eldobható egy megtartott lap, amíg a másik fél el nem éri ezt a mezőt.
thing-ability_8 = Nyolc akciófázis
    .text = Fordulónként egy nyolcadik akciófázis, amíg a másik fél el nem éri az Űrállomást.

## ---- Table talk ----

# $names: the winners; $count: how many. Two of them: a draw.
table-result = { $count ->
    [one] A győztes: { $names }.
   *[other] A játék döntetlen.
}

## Steps of the game

phase-start = Felkészülés a játékra
phase-free-placement = Felkészülés: szabadon lerakható befolyás
phase-handicap = Felkészülés: előny
phase-new-turn = Új forduló
phase-headlines = Vezércikk fázis
phase-headline = Vezércikk
phase-next-round = Következő akciófázis
phase-action-round = Akciófázis
phase-after-round = Az akciófázis vége
phase-event = Esemény
phase-event-step = Esemény
phase-operations = Műveletek
phase-space-race = Űrverseny
phase-dispose = A kártya félretétele
phase-pass-china = A Kína-kártya átadása
phase-flower-power = Flower Power
phase-end-of-turn = A forduló vége
phase-after-end = A forduló vége
phase-final-scoring = Végső pontozás
phase-play = A másik fél kártyája
phase-end = A játék vége

## Setup

setup-optional_cards = Opcionális kártyák
    .help = Hét további kártya, a 104–110. számú.
setup-handicap = Előny
    .help = Az egyik fél a felkészülés után többletbefolyást rakhat le olyan országokra, ahol már van befolyása. Tapasztalt játékosok között gyakran az USA kap 2-t.
setup-handicap-none = Nincs előny
    .help = Mindkét fél a táblára nyomtatott befolyással kezd.
setup-handicap-us_1 = USA +1
    .help = Eggyel több befolyás az USA-nak.
setup-handicap-us_2 = USA +2
    .help = Kettővel több befolyás az USA-nak.
setup-handicap-us_3 = USA +3
    .help = Hárommal több befolyás az USA-nak.
setup-handicap-ussr_1 = SZU +1
    .help = Eggyel több befolyás a SZU-nak.
setup-handicap-ussr_2 = SZU +2
    .help = Kettővel több befolyás a SZU-nak.
setup-handicap-ussr_3 = SZU +3
    .help = Hárommal több befolyás a SZU-nak.
setup-scenario = Forgatókönyv
    .help = A hidegháború mely pontján kezdődik a játék.
setup-scenario-standard = A teljes hidegháború
    .help = Tíz forduló 1945-től kezdve.
setup-scenario-late_war = Késői Időszak
    .help = Csak a 8–10. forduló. Az USA-nak a végén 20 GYP kell a győzelemhez.
setup-chinese_civil_war = Kínai polgárháború
    .help = Senkié sem a Kína-kártya, amíg a SZU 3 befolyást nem rakott a kínai polgárháborúra.
setup-show_held = Megtartott lapok megmutatása
    .help = Versenyszabály: minden forduló végén mindkét fél megmutatja, mely lapokat tartja meg.
setup-extras = További változtatások
    .help = Kisebb, külön-külön választható változtatások: négyet a tervezők javasolnak, és két kártya a digitális kiadás szerint működik.
setup-extras-free_realignment = Szabad átszervezés
    .help = A DEFCON nem korlátozza az átszervezést.
setup-extras-safe_realignment = Biztonságos átszervezés
    .help = Az aktív játékos átszervezéskor nem veszít befolyást.
setup-extras-mixed_operations = Vegyes műveletek
    .help = Egy kártya befolyás lerakására és átszervezésre is felhasználható, különböző országokban.
setup-extras-sure_space = Biztos lépések az űrversenyen
    .help = Az űrversenyre kijátszott kártya dobás nélkül sikeres.
setup-extras-digital = Mint a digitális kiadásban
    .help = Megosztható a Dél-afrikai zavargások két, Dél-Afrikán kívüli befolyása, és megoszthatók a Katonai diktatúrák átszervezései.

## Turns and headlines: questions

ask-setup = { $rule ->
    [TS-2_6] Előny: rakj le befolyást oda, ahol már van befolyásod (hátravan: { $left }).
    [TS-2_3] Rakd le a szabadon lerakható befolyásodat Kelet-Európában (hátravan: { $left }).
    [TS-2_4] Rakd le a szabadon lerakható befolyásodat Nyugat-Európában (hátravan: { $left }).
   *[other] Rakd le a szabadon lerakható befolyásodat (hátravan: { $left }).
}
ask-headline = Válaszd ki a vezércikkedet. A két vezércikket egyszerre mutatjátok meg; a nagyobb műveleti értékű következik be előbb.
ask-card = A te akciófázisod: válaszd ki, melyik kártyát játszod ki.
option-card-pass = Nem játszol ki kártyát
ask-use = { $card }: válaszd ki, hogyan játszod ki.
option-use-event = Esemény
option-use-event_first = Előbb a másik fél eseménye, aztán { $ops } műveleti pont
option-use-place = Befolyás lerakása { $ops } műveleti ponttal
option-use-coup = Puccs { $ops } műveleti ponttal
option-use-realign = Átszervezés { $ops } műveleti ponttal
option-use-space = Űrverseny
option-use-intervene = Műveletek ENSZ beavatkozással, az esemény nélkül
ask-partner = ENSZ beavatkozás: válaszd ki azt a kártyát, amelynek a műveleti pontjait felhasználod, és amelynek az eseménye érvénytelen lesz.
ask-held = Az űrverseny 6. mezője: eldobhatsz egyet azokból a lapokból, amelyeket megtartasz.
option-held-done = Nincs eldobás
ask-norad = NORAD: rakj 1 befolyást egy olyan országra, ahol már van befolyásod.

## Orders in advance (orders.py)

order-headline = Következő vezércikk: { $card }
order-olympics = A másik fél olimpiai játékai: { $use }
order-no-ransom = Soha nincs lapeldobás egy esemény elhárításáért
order-keep-held = Az űrverseny 6. mezője: minden lap megtartása

## Operations: questions

ask-operations = { $card }: válaszd ki, mire használsz fel { $ops } műveleti pontot.
option-operations-done = Semmi
ask-place = Rakj le befolyást (hátralévő műveleti pont: { $ops }{ $asia ->
    [0] {""}
   *[other] , plusz 1, ha mindet Ázsiában használod fel
}{ $southeast ->
    [0] {""}
   *[other] , plusz 1, ha mindet Délkelet-Ázsiában használod fel
}; az ellenfél által ellenőrzött országban 2-be kerül).
option-place-done = Nincs több lerakás
option-place-realign = Átszervezés a következő ponttal
ask-realign = Válaszd ki az átszervezendő országot (hátralévő dobás: { $left }{ $asia ->
    [0] {""}
   *[other] , plusz 1, ha mindegyik Ázsiában történik
}{ $southeast ->
    [0] {""}
   *[other] , plusz 1, ha mindegyik Délkelet-Ázsiában történik
}).
option-realign-done = Nincs több dobás
ask-coup = Válaszd ki a puccs országát (műveleti pont: { $ops }{ $asia ->
    [0] {""}
   *[other] , Ázsiában plusz 1
}{ $southeast ->
    [0] {""}
   *[other] , Délkelet-Ázsiában plusz 1
}).
option-coup-done = Nincs puccs
ask-crisis = { $coup ->
    [1] A kubai rakétaválság: a puccsod atomháborút indítana, és vesztenél. Leveszel előbb 2 befolyást, hogy véget vess a válságnak?
   *[other] A kubai rakétaválság: ebben a fordulóban bármely puccsoddal elveszíted a játékot. Leveszel 2 befolyást, hogy véget vess a válságnak?
}
option-crisis-done = A válság maradjon

## Traps: questions

ask-trap = { $trap }: dobj el egy legalább 2 műveleti pontos lapot, aztán dobj; 1–4 kiszabadít. A kötelezően kijátszandó értékelő kártyák előbbre valók.
option-trap-pass = Nincs mit eldobnod

## Events: questions

ask-add = { $card }: válaszd ki, hová raksz befolyást (hátravan: { $left }).
option-add-done = Nincs több lerakás
ask-remove = { $card }: válaszd ki, hol veszít befolyást { $whose-inline } (hátravan: { $left }).
ask-clear = { $card }: válassz egy országot, ahol { $whose-inline } befolyást veszít (hátralévő országok: { $left }).
ask-lift = { $card }: válaszd ki, honnan veszel fel befolyást, hogy áthelyezd (hátravan: { $left }).
option-lift-done = Nincs több felvétel
ask-double = { $card }: válassz egy országot, ahol a befolyásod megkétszereződik (hátravan: { $left }).
option-double-done = Nincs több kétszerezés
ask-match = { $card }: válaszd ki azt az országot, ahol a befolyásod annyira nő, amennyi a SZU-nak van ott.
ask-invade = { $card }: válaszd ki a megtámadott országot.
ask-ransom = { $card }: eldobsz egy legalább { $ops } műveleti pontos lapot, hogy elhárítsd ezt az eseményt?
option-ransom-done = Nincs eldobás, az esemény bekövetkezik
ask-warsaw-pact = A varsói szerződés létrejötte: négy kelet-európai országról minden amerikai befolyást leveszel, vagy 5 befolyást raksz oda?
option-warsaw-pact-remove = Amerikai befolyás levétele
option-warsaw-pact-add = Befolyás lerakása
ask-olympics = { $who-start } rendezi az olimpiai játékokat: részt veszel, vagy távol maradsz?
option-olympics-participate = Részvétel: mindketten dobtok, a rendező +2-vel
option-olympics-boycott = Bojkott: a DEFCON romlik, a rendezőnek 4 műveleti pontja van
ask-recover = Tárgyalások a stratégiai fegyverek korlátozásáról: felvehetsz egy lapot a dobópakliból.
option-recover-done = Nem veszel fel lapot
ask-summit = Megnyerted a csúcstalálkozót: módosíthatod a DEFCON-t (most { $level }).
option-summit-done = A DEFCON marad
ask-set-defcon = „Rájöttem, hogy nem kell félni…”: válaszd ki a DEFCON szintjét (most { $level }).
ask-envy = Rakétairigység: add át a legtöbb műveleti pontot érő lapodat. Válaszd ki, melyiket.
ask-unrest = { $card }: válaszd Dél-Afrikát, ha oda raksz 2 befolyást, vagy { $divided ->
    [1] az egyik szomszédját, ha 1-et Dél-Afrikára, 1-et arra a szomszédra, és még 1-et bármelyik szomszédjára raksz.
   *[other] az egyik szomszédját, ha 1-et Dél-Afrikára és 2-t arra a szomszédra raksz.
}
ask-grain = A Gabonaexport ezt a lapot húzta a SZU kezéből: { $card }. Kijátszod, vagy visszaadod, és 2 műveleti pontot használsz?
option-grain-place = Kijátszás: { $card }
option-grain-give_back = Visszaadás
ask-ignore = Diplomáciai közvetítők: válaszd ki azt a hadszínteret { $region-at }, amely nem számít a SZU javára.
ask-exchange = { $count ->
    [0] Válaszd ki az eldobandó lapokat; ugyanannyit fogsz húzni.
   *[other] Eldobva: { $count } lap. Eldobsz még egyet?
}
option-exchange-done = Nincs több eldobás, húzás
ask-tehran = Ezek a húzópakli következő lapjai: dobd el azokat, amelyekről nem szeretnéd, hogy kézbe kerüljenek.
option-tehran-done = A többi visszatétele
ask-star-wars = Csillagháború: válaszd ki a dobópakliból azt az eseményt, amely most bekövetkezik.
ask-region = Csernobil: válaszd ki azt a régiót, ahová a SZU ebben a fordulóban nem rakhat le befolyást.
ask-ames = Az USA felfedte a lapjait: válaszd ki az eldobandót.
ask-wargames = Háborús játékok: adsz 6 GYP-t a másik félnek, és most véget vetsz a játéknak?
option-wargames-yes = A játék befejezése
option-wargames-no = A játék folytatása

## Turns and cards: journal

note-turn = { $turn }. forduló.
note-new-cards = { $war ->
    [1] Elkezdődik a Középső Időszak: kártyái a húzópakliba keverve játékba kerülnek.
   *[other] Elkezdődik a Késői Időszak: kártyái a húzópakliba keverve játékba kerülnek.
}
note-reshuffle = A dobópakliból új húzópakli lesz ({ $count } lap).
note-headline = { $who-start } vezércikke: { $card }.
note-cancelled = { $who-start } vezércikke érvénytelen: { $card }.
note-round = { $round }. akciófázis: { $who-inline }.
note-plays = { $who-start } kijátssza ezt a kártyát: { $card } ({ $use-id ->
    [event] eseményként
    [event_first] előbb a másik fél eseménye, aztán műveletek
    [place] befolyás lerakására
    [coup] puccsra
    [realign] átszervezésre
    [space] az űrversenyre
   *[other] ENSZ beavatkozással
}).
note-partner = Az ENSZ beavatkozás érvényteleníti ennek a kártyának az eseményét: { $card }.
note-no-card = { $who-start } nem tud kártyát kijátszani.
note-passes = { $who-start } nem játszik ki kártyát.
note-discards = { $who-start } eldobja ezt a lapot: { $card }.
note-removed = Kikerül a játékból: { $card }.
many-removed = Kikerül a játékból: { $card }.
note-draws = { $count ->
    [0] { $who-start } nem húz lapot.
   *[other] { $who-start } { $count } lapot húz.
}
note-shows = { $who-start } megmutatja ezt a lapot: { $card }.
note-shows-cards = { $count ->
    [0] { $who-start } nem tud lapot mutatni.
   *[other] { $who-start } { $count } lapot mutat meg.
}
note-peeks = A következő lapok között: { $card }.
note-takes = { $who-start } elveszi { $whom-abl } ezt a kártyát: { $card }.
note-draws-from = { $who-start } lapot húz { $whom-inline } kezéből: { $card }.
note-gives-back = { $who-start } visszaadja ezt a lapot: { $card }.
note-recovers = { $who-start } felvesz egy lapot a dobópakliból: { $card }.
note-china-passes = A Kína-kártya új birtokosa: { $who-inline }.
note-china-claimed = A kínai polgárháború eldőlt: { $who-inline } megkapja a Kína-kártyát; a mező lezárul, a befolyás lekerül róla.

## Influence, coups and tracks: journal

note-gains = { $who-start } { $count } befolyást rak { $place-onto } (most: USA { $us }, SZU { $ussr }).
note-loses = { $who-start } { $count } befolyást veszít { $place-at } (most: USA { $us }, SZU { $ussr }).
note-no-operations = { $who-start } semmire sem tudja használni a műveleti pontokat.
note-declines = { $who-start } nem használja fel a műveleti pontokat.
note-realignment = Átszervezés { $place-at }: az USA dobása { $us } (módosító: { $us_bonus }), a SZU dobása { $ussr } (módosító: { $ussr_bonus }).
note-coup = { $who-start } puccsa { $place-at }: dobás { $roll }, műveleti pont { $ops }{ $modifier ->
    [0] {""}
   *[other] , módosító { $modifier }
}, levonva a stabilitási érték ({ $stability }) kétszeresét: { $result }.
note-coup-in-crisis = { $who-start } puccsa { $place-at } a kubai rakétaválság közepén: atomháború.
note-crisis-ends = { $who-start } véget vet a kubai rakétaválságnak.
note-space-roll = { $success ->
    [1] { $who-start } az űrversenyen: a dobás { $roll }, legfeljebb { $needed } kell. Siker.
   *[other] { $who-start } az űrversenyen: a dobás { $roll }, legfeljebb { $needed } kell. Kudarc.
}
note-space-box = { $who-start } eléri az űrverseny { $box }. mezőjét.
note-milops = { $who-start } hadműveletei: { $count }.
note-short-of-milops = { $who-start } hiányzó hadműveletei: { $count }.
note-defcon-degrades = A DEFCON { $level ->
    [3] 3-ra
   *[other] { $level }-re
} csökken.
note-defcon-improves = A DEFCON { $level ->
    [3] 3-ra
   *[other] { $level }-re
} emelkedik.
note-points = { $who-start } { $count } GYP-t kap. Állás: { $leads-inline } vezet { $score } GYP-vel.
note-points-even = { $who-start } { $count } GYP-t kap. Az állás egyenlő.
note-no-points = Senki sem kap GYP-t.

## Events: journal

note-event = Esemény: { $card }.
note-no-event = Ez az esemény nem következhet be: { $card }.
note-lasting = Érvényben van: { $card }.
note-effect-ends = Már nincs érvényben: { $card }.
note-boycott = { $who-start } bojkottálja az olimpiai játékokat.
note-contest = { $who-start } dobása { $roll } + { $bonus }, a másik félé { $other } + { $other_bonus }.
note-war = { $success ->
    [1] Háború { $place-at }: { $who-inline } dobása { $roll }{ $modifier ->
        [0] {""}
       *[other] {" "}({ $modifier })
    }, legalább { $needed } kell. Győzelem.
   *[other] Háború { $place-at }: { $who-inline } dobása { $roll }{ $modifier ->
        [0] {""}
       *[other] {" "}({ $modifier })
    }, legalább { $needed } kell. Vereség.
}
note-trap-roll = { $success ->
    [1] { $trap }: { $who-inline } dobása { $roll }, kiszabadul.
   *[other] { $trap }: { $who-inline } dobása { $roll }, legfeljebb { $needed } kell, csapdában marad.
}
note-trapped = { $who-start } csapdában van, és nincs mit eldobnia.
note-closes = Csernobil: a SZU ebben a fordulóban MP-vel nem rakhat befolyást { $region-onto }.

## Scoring and the end: journal

note-scores = { $who-start } { $region-at }: { $status ->
    [0] semmi
    [1] jelenlét
    [2] uralom
   *[other] ellenőrzés
}; hadszínterek: { $battlegrounds }, az ellenséggel szomszédos: { $neighbours }, országok: { $countries }. { $points } GYP.
note-ignored = Diplomáciai közvetítők: { $place-inline } nem számít a SZU javára.
note-china-point = A Kína-kártya 1 GYP-t ér { $who-dat }.
note-victory = { $how ->
    [1] { $who-start } legalább 20 GYP-vel nyer.
    [2] { $who-start } Európa ellenőrzésével nyer.
    [3] Atomháború: { $who-inline } nyer.
    [4] { $who-start } nyer: a másik fél megtartott egy értékelő kártyát.
    [5] { $who-start } a Háborús játékokkal nyer.
   *[other] { $who-start } a végső pontozással nyer.
}
note-draw = { $how ->
    [4] Mindkét fél megtartott egy értékelő kártyát: döntetlen.
    [5] A Háborús játékok döntetlennel zárják le a játékot.
   *[other] A végső állás egyenlő: döntetlen.
}

## Panels and warnings

panel-standing = Ki áll jobban
remark-ahead = { $points ->
    [0] Egyenlő: senkinek sincs győzelmi pontja
   *[other] Győzelmi pontokban vezet: { $leads }
}
    .value = { $points }
panel-scoring-preview = Ha most lenne az értékelés
remark-region-score = { $region }
    .value = { $points ->
    [0] 0
   *[other] { $leads } { $points }
}
remark-region-even = { $region }
    .value = 0
remark-region-won = { $region }
    .value = { $leads } nyer
remark-southeast-asia = Délkelet-Ázsia
    .value = { $leads } { $points }
remark-southeast-asia-even = Délkelet-Ázsia
    .value = 0
panel-counting = Kártyák
remark-draw-pile = Húzópakli
    .value = { $count }
remark-other-hand = { $who-start } lapjai
    .value = { $count }
remark-nuclear-war = A DEFCON a saját akciófázisodban 1-re csökkenne: elveszítenéd a játékot.
remark-risk-of-war = DEFCON 2 mellett ezzel a másik fél atomháborút indíthat: elveszítenéd a játékot.
remark-headline-risk = Ha a másik vezércikk az első, és 2-re csökkenti a DEFCON-t, ez atomháborút indít: elveszítenéd a játékot.
remark-worry-risk = Ezzel az USA elérheti, hogy „Rájöttem, hogy nem kell félni…” a te akciófázisodban következzen be, és 1-re állíthatja a DEFCON-t: elveszítenéd a játékot.
remark-bury-risk = Ezzel az USA elveheti ezt: „Elföldeljük magukat!”, egy puccsal 2-re, majd az eseménnyel 1-re csökkentheti a DEFCON-t: elveszítenéd a játékot.
remark-coup-first = Egy hadszíntéren végrehajtott puccs 2-re csökkentené a DEFCON-t e kártya eseménye előtt, amely így atomháborút indíthat: elveszítenéd a játékot.
remark-no-way-out = Ha a másik fél alacsonyan tartja a DEFCON-t, a megmaradt lapjaid miatt ebben a fordulóban atomháborút indítanál: elveszítenéd a játékot.
remark-scoring-loses = A jelenlegi állás mellett ezzel az értékeléssel elveszítenéd a játékot.
remark-scoring-held = Minden hátralévő akciófázisodra szükséged van az értékelő kártyáidhoz. Ha ezzel nem kerül ki egy a kezedből, a forduló végén elveszíted a játékot.
remark-scoring-drawn = Több értékelő kártyát húzhatsz, mint ahány akciófázisod maradt a kijátszásukra: a forduló végén elveszítenéd a játékot.
remark-crisis-coup = A kubai rakétaválság: egy puccsal elveszíted a játékot, hacsak előbb véget nem vetsz a válságnak.

## Heads of columns, where the table is printed as text

plain-track = Sáv
plain-turn = Forduló
plain-round = Akciófázis
plain-points = GYP
plain-defcon = DEFCON
plain-milops = Hadműveletek
plain-space = Űrverseny
plain-hand-sizes = Lapok a kézben
plain-country = Ország
plain-region = Régió
plain-stability = Stabilitás
plain-us = USA
plain-ussr = SZU
plain-control = Ellenőrzés
plain-nothing = semmi
plain-presence = Jelenlét
plain-domination = Uralom
plain-where = Hol
plain-card = Kártya
plain-text = Szöveg
plain-hand = Kéz
plain-headline = Vezércikk
plain-seen = A másik kézben látott lapok
plain-discards = Dobópakli
plain-removed = A játékon kívül
plain-lasting = Érvényben

## What the picture names besides

thing-board = Az asztal
    .text = A világ, a sávok és a kártyák.
thing-us = USA
    .text = Az amerikai fél.
thing-you = Te
    .text = Az általad vezetett fél.
thing-stability = Stabilitási érték
    .text = Egy fél akkor ellenőriz egy országot, ha befolyása legalább a stabilitási érték, és ugyanennyivel több a másik félénél.
thing-battleground = Hadszíntér
    .text = Az itteni puccs csökkenti a DEFCON-t; a régió értékelésekor külön is számít.
thing-us_control = Amerikai ellenőrzés
    .text = Az USA ellenőrzi ezt az országot.
thing-ussr_control = Szovjet ellenőrzés
    .text = A SZU ellenőrzi ezt az országot.
thing-closed = A DEFCON miatt zárva
    .text = Ezen a DEFCON-szinten itt nincs puccs és átszervezés.
thing-scoring = Értékelés
    .text = Amit a régió adna, ha most lenne az értékelése.
thing-presence = Jelenlét
    .text = Legalább egy ország.
thing-domination = Uralom
    .text = Több ország és több hadszíntér, mint a másik félnek, köztük legalább egy nem hadszíntér és egy hadszíntér.
thing-control = Ellenőrzés
    .text = Az összes hadszíntér, és több ország, mint a másik félnek.
thing-countries = Országok
    .text = A régióban ellenőrzött országok.
thing-battlegrounds = Hadszínterek
    .text = A régióban ellenőrzött hadszínterek.
thing-winner = Győztes
    .text = Ez a fél megnyerte a játékot.
thing-round = Akciófázis
    .text = Először a vezércikkek, aztán hat akciófázis a Korai Időszakban és hét később; néhány hatás nyolcadikat is ad.
thing-headline = Vezércikk
    .text = Mindkét fél titokban választ vezércikket, és egyszerre mutatják meg.
thing-headlines = Vezércikkek
    .text = Még végre nem hajtott vezércikkek.
thing-early_war = Korai Időszak
    .text = 1–3. forduló.
thing-mid_war = Középső Időszak
    .text = 4–7. forduló.
thing-late_war = Késői Időszak
    .text = 8–10. forduló.
thing-defcon = DEFCON
    .text = Milyen közel van a világ az atomháborúhoz: 5 a béke, 1 a vég.
thing-milops = Hadműveletek
    .text = A forduló végéig mindkét félnek el kellene érnie a DEFCON értékét.
thing-space_race = Űrverseny
    .text = A felső számok a sikeres dobások, az alsók az első és a második fél pontjai; a rombusz képességet jelöl.
thing-china = Kína-kártya
    .text = Kijátszás után képpel lefelé a másik félhez kerül.
thing-hand = Kéz
    .text = A kezedben lévő lapok.
thing-playing = Kijátszás alatt
    .text = Ezt a kártyát éppen kijátsszák.
thing-operations = MP
    .text = Amennyit a kártya befolyásra, puccsra, átszervezésre és az űrversenyre ér.
thing-starred = az esemény után kikerül a játékból
    .text = Ha az esemény bekövetkezik, a kártya kikerül a játékból.
thing-neutral = Közös esemény
    .text = Az eseményt bármelyik fél felhasználhatja.
thing-phasing = soron van
    .text = Az a fél, akinek az akciófázisa tart.
thing-known_cards = Ismert lapok
    .text = E lapok közül azok, amelyeket láttál.
thing-lasting = Érvényben lévő hatások
    .text = Események, amelyeknek a hatása tart.

## What an option costs and does (consequences.py)

# $needed: the roll; $lost, $gained: influence with a 6; $defcon: the level after it, 0 if it stays.
remark-coup-odds = { $defcon ->
    [0] Legalább { $needed } ({ $chance }%). 6-os dobásnál: ellenfél −{ $lost }, te +{ $gained }.
   *[other] Legalább { $needed } ({ $chance }%), új DEFCON: { $defcon }. 6-os dobásnál: ellenfél −{ $lost }, te +{ $gained }.
}
remark-coup-vain = { $defcon ->
    [0] Egyetlen dobás sem elég.
   *[other] Egyetlen dobás sem elég, új DEFCON: { $defcon }.
}
# $mine, $theirs: what is added to the dice.
remark-realign-odds = A dobás módosítója: te { $mine }, az ellenfél { $theirs }; az ellenfél { $win }%-ban veszít, te { $lose }%-ban.
# $cost: Operations points, 0 if none are spent; $over: beyond what control takes; $short: how much is still missing.
remark-place-takes = { $cost ->
    [0] Ezzel te ellenőrzöd.
   *[other] { $region }, ára { $cost }: ezzel te ellenőrzöd.
}
remark-place-more = { $cost ->
    [0] Már a tiéd, többlet az ellenőrzéshez képest: { $over }.
   *[other] { $region }, ára { $cost }: már a tiéd, többlet az ellenőrzéshez képest: { $over }.
}
remark-place-breaks = { $cost ->
    [0] Ezzel az ellenfél már nem ellenőrzi.
   *[other] { $region }, ára { $cost }: ezzel az ellenfél már nem ellenőrzi.
}
remark-place-short = { $cost ->
    [0] Ezután az ellenőrzéshez még hiányzik: { $short }.
   *[other] { $region }, ára { $cost }: ezután az ellenőrzéshez még hiányzik: { $short }.
}
remark-space-odds = { $points ->
    [0] Legfeljebb { $needed } ({ $chance }%).
   *[other] Legfeljebb { $needed } ({ $chance }%), { $points } GYP-ért.
}
remark-space-sure = { $points ->
    [0] Nem kell dobni.
   *[other] Nem kell dobni; { $points } GYP.
}
remark-trap-odds = Eldobva; legfeljebb { $needed } ({ $chance }%) kinyitja a csapdát.

## What counts in a position (evaluation.py)

feature-points = { $trend ->
    [up] nyert győzelmi pontok
   *[down] elveszített győzelmi pontok
}
feature-region = { $trend ->
    [up] jobb állás { $region-at }
   *[down] rosszabb állás { $region-at }
}
feature-southeast-asia = { $trend ->
    [up] jobb állás Délkelet-Ázsiában
   *[down] rosszabb állás Délkelet-Ázsiában
}
feature-influence = { $trend ->
    [up] erősebb ellenőrzés az országok fölött
   *[down] gyengébb ellenőrzés az országok fölött
}
feature-spare = { $trend ->
    [up] biztosabban tartott hadszínterek
   *[down] kevésbé biztosan tartott hadszínterek
}
feature-access = { $trend ->
    [up] jobb hozzáférés hadszínterekhez
   *[down] rosszabb hozzáférés hadszínterekhez
}
feature-exposed = { $trend ->
    [up] puccsnak kevésbé kitett hadszínterek
   *[down] puccsnak jobban kitett hadszínterek
}
feature-military = { $trend ->
    [up] kisebb lemaradás a hadműveletekben
   *[down] nagyobb lemaradás a hadműveletekben
}
feature-space-race = { $trend ->
    [up] előretörés az űrversenyen
   *[down] térvesztés az űrversenyen
}
feature-china-card = { $trend ->
    [up] a Kína-kártya megszerzése
   *[down] a Kína-kártya átadása
}
feature-hand = { $trend ->
    [up] jobb lapok a kézben
   *[down] gyengébb lapok a kézben
}
feature-lasting = { $trend ->
    [up] kedvező tartós hatások
   *[down] kedvezőtlen tartós hatások
}

## Why something is not offered

remark-why-no-place = Most nem országot kell választani.
remark-why-civil-war = A kínai polgárháborúra csak szovjet befolyás rakható, és csak addig, amíg véget nem ér.
remark-why-out-of-reach = Amikor elkezdted, nem volt befolyásod { $place-at }, sem a szomszédságában.
remark-why-chernobyl = Csernobil: a SZU most MP-vel nem rakhat befolyást { $region-onto }.
remark-why-too-dear = { $whose-start } ellenőrzi { $place-acc }: ott a befolyás 2-be kerül, és neked { $ops } maradt.
remark-why-bonus-elsewhere = Ami maradt, az egy régió bónusza, és nem használható { $place-at }.
remark-why-realigned = Ugyanezzel a kártyával már átszervezést hajtottál végre { $place-at }.
remark-why-placed-there = Ugyanezzel a kártyával már befolyást raktál { $place-onto }.
remark-why-one-region = A Katonai diktatúrák minden dobása egy régióban történik, és te { $region-at } kezdted.
remark-why-no-enemy-influence = Nincs befolyása { $whose-dat } { $place-at }.
remark-why-no-influence = Nincs befolyása { $whose-dat } { $place-at }.
remark-why-defcon = DEFCON { $level } mellett nincs puccs és átszervezés { $region-at }.
remark-why-not-on-card = Ez a kártya nem terjed ki { $place-onto }: { $card }.
remark-why-protected = Ez a kártya megvédi { $place-acc } a SZU-tól: { $card }.
remark-why-controlled = { $whose-start } ellenőrzi { $place-acc }.
remark-why-enough-there = Ez az esemény legfeljebb ennyit enged { $place-at }: { $n }.
remark-why-named = Már sorra került: { $place-inline }.
remark-why-not-behind = A SZU-nak nincs több befolyása { $place-at }, mint az USA-nak.
remark-why-has-influence = Már van befolyás { $place-at }.
remark-why-too-stable = Túl nagy a stabilitási érték { $place-at } ehhez az eseményhez: { $n }.
remark-why-too-little = Ennél kevesebb befolyásod van { $place-at }: { $n }.
remark-why-not-in-setup = Nem { $half ->
    [0] Kelet-Európában
   *[other] Nyugat-Európában
} található: { $place-inline }.
remark-why-not-in-region = Nem { $region-at } található: { $place-inline }.
remark-why-no-soviet-battleground = Nem olyan hadszíntér, amelyet a SZU ellenőriz: { $place-inline }.
remark-why-not-held = Ez a kártya nincs { $whose-inline } kezében: { $card }.
remark-why-china-apart = A Kína-kártya nem számít kézben lévő lapnak.
remark-why-china-down = A Kína-kártya a forduló végéig képpel lefelé van.
remark-why-scoring-due = Annyi értékelő kártya van a kezedben, ahány akciófázisod maradt: előbb ezeket kell kijátszanod.
remark-why-envy = Előbb ezt a kártyát kell műveletekre felhasználnod: { $card }.
remark-why-no-headline = Ez most nem lehet vezércikk: { $card }.
remark-why-is-scoring = Ez értékelő kártya: { $card }.
remark-why-too-few-ops = { $card }: { $ops } MP-t ér, és { $n } kell.
remark-why-no-enemy-event = Ezen nem az ellenfél eseménye van: { $card }.
remark-why-not-discarded = Ez nincs a dobópakliban: { $card }.
remark-why-not-the-best = Van olyan lapod, amely több MP-t ér ennél: { $card }.
remark-why-not-peeked = Ez nincs azok között a lapok között, amelyeket megnézel: { $card }.
remark-why-no-target = DEFCON { $level } mellett egyetlen olyan országban sem lehetséges, ahol az ellenfélnek befolyása van.
remark-why-no-event = Az eseménye most nem következhet be: { $card }. Hogy mi kell hozzá, az a kártyán áll.
remark-why-space-run = Elérted az űrverseny utolsó mezőjét.
remark-why-space-used = { $n ->
    [one] Ebben a fordulóban már küldtél egy lapot az űrversenyre, és többet nem lehet.
   *[other] Ebben a fordulóban már { $n } lapot küldtél az űrversenyre, és többet nem lehet.
}

## The game on one page

remark-card-ops = { $n } MP
remark-card-us = Amerikai esemény
remark-card-ussr = Szovjet esemény
remark-card-neutral = Közös esemény
remark-card-starred = az esemény után kikerül a játékból
remark-goal-victory-points = Az USA-t vagy a SZU-t vezeted. Egyetlen jelölő számolja mindkettőtök győzelmi pontjait: { $points } a te oldaladon azonnal győzelem.
remark-goal-regions = A régiók akkor adnak pontot, amikor kijátsszák az értékelő kártyájukat: jelenlétért, uralomért vagy ellenőrzésért, és a hadszínterekért.
remark-goal-war = Ha a DEFCON 1-re csökken, az aktív játékos vesztett. Ha a 10. forduló végéig senki sem nyert, minden régió értékelésre kerül, és a jelölő dönt.
remark-turn-rounds = Minden fordulóban mindkét fél titokban vezércikket választ; aztán lapról lapra játszotok, a SZU kezd.
remark-turn-card = Egy kártyát az eseményéért vagy a műveleti pontjaiért játszol ki: befolyás, puccs, átszervezés vagy űrverseny.
remark-turn-enemy-event = Ha a másik fél eseményével ellátott kártyát befolyásra, puccsra vagy átszervezésre használod, az az esemény is bekövetkezik; az űrversenyen nem.
remark-thing-lacks = Az ellenőrzéshez hiányzik ({ $who })
    .value = { $n }

## How a finished game is told

# $how: 4 scoring cards held by both, 5 Wargames, else the final score.
remark-ended-even = { $how ->
    [4] Döntetlen: mindkét fél megtartott egy értékelő kártyát.
    [5] Döntetlen: a Háborús játékok egyenlő állásnál zárták le a játékot.
   *[other] Döntetlen: a végső állás egyenlő.
}
remark-ended-nuclear = { $defcon ->
    [1] Atomháború: a DEFCON 1-re csökkent, amikor { $whom-inline } volt soron, így { $who-inline } nyer.
   *[other] Atomháború: { $whom-inline } puccsot kísérelt meg a kubai rakétaválságban, így { $who-inline } nyer.
}
remark-ended-europe = { $who-start } Európa ellenőrzésével nyer.
remark-ended-held-card = { $who-start } nyer: a forduló végén még értékelő kártya volt { $whom-inline } kezében.
remark-ended-wargames = { $who-start } a Háborús játékokkal nyer, { $n } GYP előnnyel.
remark-ended-points = { $who-start } { $n } GYP-vel nyer: 20 azonnal véget vet a játéknak.
remark-ended-short = { $who-start } nyer: ennek a forgatókönyvnek a végén az USA-nak 20 GYP kellene, de csak { $n } van.
remark-ended-scoring = { $who-start } a végső pontozással nyer, { $n } GYP előnnyel.
story-curve = Győzelmi pontok: nulla fölött az USA vezet, nulla alatt a SZU
sheet-sources = GYP régiónként és forrásonként
sheet-turns = GYP fordulónként
remark-sheet-party = { $who }
remark-sheet-region = { $region }
remark-sheet-turn = { $n }. forduló
remark-sheet-source = { $n ->
    [6] Űrverseny
    [7] A másik fél hiányzó hadműveletei
    [8] Délkelet-Ázsia
    [9] Kína-kártya
    [10] Események
   *[other] A játék elején
}

## What the rules object to in a position that was written; each goes on after a colon

position-rule-defcon = a DEFCON 1, de a játék nem ért véget.
position-rule-milops = az egyik félnek több mint { $n } hadművelete van.
position-rule-space = az egyik fél túljutott az űrverseny utolsó mezőjén ({ $n }).
position-rule-cards = egy kártya hiányzik, vagy két helyen van.
position-rule-hand-order = a kézben tartott lapoknak a számuk sorrendjében kell állniuk.
position-rule-known = a known_cards sor egyik lapja nincs abban a kézben.

## Lines of a position that is set up, by their key; line-<key>-<word>: what a line can say

line-late_war = { setup-scenario-late_war }
line-civil_war = { setup-chinese_civil_war }
line-phasing = A soron lévő fél
line-fell_to_2 = A DEFCON ebben az akciófázisban 2-re csökkent
line-space_plays = Űrverseny-kísérletek ebben a fordulóban
line-china = Kinél van a Kína-kártya
line-red_scare = { card-red_scare_purge }
line-crisis = { card-cuban_missile_crisis }
line-death_squads = { card-latin_american_death_squads }: + USA, − SZU
line-open_headlines = Megmutatott vezércikkek
line-hands = Kézben tartott lapok
line-known_cards = Az egyes kezek ismert lapjai
line-chosen = A kiválasztott kártya
line-last_played = A felek legutóbbi kártyája
line-in_play = Éppen kijátszott kártyák
line-occurred = … amelyek eseménye megtörtént
line-peeked = A húzópakli lapjai, amelyeket az USA megnéz
line-deck = Húzópakli
line-fate = Előre ismert dobások
line-doing = Lépés
line-ending-points = Győzelmi pontok
line-ending-held_card = Kézben maradt egy értékelő kártya
line-ending-final_scoring = { phase-final-scoring }
