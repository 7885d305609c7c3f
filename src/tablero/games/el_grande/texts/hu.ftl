# El Grande in Hungarian. Words follow the Hungarian booklet of 2023.
# Attributes of places: .inline (with article), .acc -t, .in -ban/-ben, .to -ba/-be, .from -ból/-ből, .onto -ra/-re, .with -val/-vel,
# .king and .kingto: where the King stands and moves (next to the castillo, not into it).

game-title = El Grande
game-description = Küldd caballeróidat Spanyolország kilenc régiójába, használd a királyt, és legyél többségben ott, ahol pont jár érte.
# Measured: own decisions in games between bots, at 20 to 40 seconds each.
game-length = ½–1 óra
game-weight = közepes
game-like = Minden nyíltan zajlik, csak a következő lépés nem: kevés szabály, sok ravaszság.

## Players

seat-purple = Lila
seat-blue = Kék
seat-orange = Narancssárga
seat-green = Zöld
seat-white = Fehér
# The third colour of the 2-player game, which nobody plays.
seat-beyond = { $seat } (fiktív játékos)

## Places

action-galicia = Galicia
    .inline = Galicia
    .acc = Galiciát
    .in = Galiciában
    .to = Galiciába
    .from = Galiciából
    .onto = Galiciára
    .with = Galiciával
    .king = Galiciában
    .kingto = Galiciába
action-navarra = Navarra
    .inline = Navarra
    .acc = Navarrát
    .in = Navarrában
    .to = Navarrába
    .from = Navarrából
    .onto = Navarrára
    .with = Navarrával
    .king = Navarrában
    .kingto = Navarrába
action-aragon = Aragón
    .inline = Aragón
    .acc = Aragónt
    .in = Aragónban
    .to = Aragónba
    .from = Aragónból
    .onto = Aragónra
    .with = Aragónnal
    .king = Aragónban
    .kingto = Aragónba
action-cataluna = Cataluña
    .inline = Cataluña
    .acc = Cataluñát
    .in = Cataluñában
    .to = Cataluñába
    .from = Cataluñából
    .onto = Cataluñára
    .with = Cataluñával
    .king = Cataluñában
    .kingto = Cataluñába
action-castilla = Castilla
    .inline = Castilla
    .acc = Castillát
    .in = Castillában
    .to = Castillába
    .from = Castillából
    .onto = Castillára
    .with = Castillával
    .king = Castillában
    .kingto = Castillába
action-toledo = Toledo
    .inline = Toledo
    .acc = Toledót
    .in = Toledóban
    .to = Toledóba
    .from = Toledóból
    .onto = Toledóra
    .with = Toledóval
    .king = Toledóban
    .kingto = Toledóba
action-sevilla = Sevilla
    .inline = Sevilla
    .acc = Sevillát
    .in = Sevillában
    .to = Sevillába
    .from = Sevillából
    .onto = Sevillára
    .with = Sevillával
    .king = Sevillában
    .kingto = Sevillába
action-granada = Granada
    .inline = Granada
    .acc = Granadát
    .in = Granadában
    .to = Granadába
    .from = Granadából
    .onto = Granadára
    .with = Granadával
    .king = Granadában
    .kingto = Granadába
action-valencia = Valencia
    .inline = Valencia
    .acc = Valenciát
    .in = Valenciában
    .to = Valenciába
    .from = Valenciából
    .onto = Valenciára
    .with = Valenciával
    .king = Valenciában
    .kingto = Valenciába
action-castillo = Castillo
    .inline = a castillo
    .acc = a castillót
    .in = a castillóban
    .to = a castillóba
    .from = a castillóból
    .onto = a castillóra
    .with = a castillóval
    .king = a castillónál
    .kingto = a castillóhoz
action-court = Udvar
    .inline = az udvar
    .acc = az udvart
    .in = az udvarban
    .to = az udvarba
    .from = az udvarból
    .onto = az udvarra
    .with = az udvarral
    .king = az udvarban
    .kingto = az udvarba
action-province = Tartomány
    .inline = a tartomány
    .acc = a tartományt
    .in = a tartományban
    .to = a tartományba
    .from = a tartományból
    .onto = a tartományra
    .with = a tartománnyal
    .king = a tartományban
    .kingto = a tartományba
action-france = Franciaország
    .inline = Franciaország
    .acc = Franciaországot
    .in = Franciaországban
    .to = Franciaországba
    .from = Franciaországból
    .onto = Franciaországra
    .with = Franciaországgal
    .king = Franciaországban
    .kingto = Franciaországba
action-portugal = Portugália
    .inline = Portugália
    .acc = Portugáliát
    .in = Portugáliában
    .to = Portugáliába
    .from = Portugáliából
    .onto = Portugáliára
    .with = Portugáliával
    .king = Portugáliában
    .kingto = Portugáliába

## Verbs, tiles, numbers

action-done = Kész
action-special = Különleges akció
action-place = Caballerók lehelyezése
action-veto = Vétó
action-allow = Engedélyezés
action-plain = Módosító nélkül
action-first_choice = Első hatás
action-second_choice = Második hatás
action-tile_8_4_0 = Pontozólapka 8/4/0
    .inline = a 8/4/0 pontozólapka
    .acc = a 8/4/0 pontozólapkát
action-tile_4_0_0 = Pontozólapka 4/0/0
    .inline = a 4/0/0 pontozólapka
    .acc = a 4/0/0 pontozólapkát
action-number = { $n }

## Steps of the game

phase-opening = Előkészületek
phase-passing = Módosítókártyák átadása
phase-power = Hatalomkártyák kijátszása
phase-taking = Caballerók elvétele az udvarba
phase-choosing = Akciókártya választása
phase-halves = Az akciókártya használata
phase-placing = Caballerók lehelyezése
phase-special = Különleges akció
phase-scoring = Általános pontozás
phase-over = A játék vége

## Setup

setup-short = Rövid játék
    .help = Kilenc helyett hat forduló, minden második után általános pontozással.
setup-merged_stacks = Összekevert paklik
    .help = Három játékosnak: a 2. és 3. paklit egybekeveritek, így négy kártyából lehet választani, és nagyobb értük a verseny.
setup-new_regent = Új régens
    .help = Őfelsége helyére tíz új kártya kerül. A király külföldre vagy a castillóhoz is mehet, caballerókkal is utazhat, és helyet cserélhet egy grandéval. ◇ A tíz kártya közül három rekonstruált, ahogy az is, hogy mindegyik öt caballerót helyez le.
setup-power_shift = Hatalmi átrendeződés
    .help = Mindenki három módosítókártyát kap, amelyek egyszer növelik vagy csökkentik egy hatalomkártya értékét; némelyiknek képessége is van. ◇ A kártyák rekonstruáltak, az egyszerű +1 kivételével.
setup-alternative_cards = Alternatív akciókártyák
    .help = Mindegyik kiválasztott kártya a paklija egy véletlenszerű lapja helyére kerül. ◇ A Kettős játék és a Titkos szavazás rekonstruált.
setup-alternative_cards-veto_1 = Vétó, első példány
    .help = 2. pakli. Akinél van, megakadályozhatja egy másik játékos egy különleges akcióját.
setup-alternative_cards-veto_2 = Vétó, második példány
    .help = 2. pakli. Még egyszer ugyanaz a kártya, így két játékosnál is lehet egy-egy.
setup-colours = Színek
    .help = A doboz mely színeivel játszotok, játékosonként eggyel; ebben a sorrendben ülik körül az asztalt.
setup-dummy = A fiktív játékos színe
    .help = Két játékossal egy harmadik szín is áll a táblán, amelyet senki sem játszik.
setup-dummy-next = A következő szabad szín
    .help = A doboz első színe, amelyet senki sem játszik.
setup-first_player = Kezdőjátékos
    .help = Ki játssza ki az első hatalomkártyát az első fordulóban.
setup-problem-dummy = Ezzel a színnel játszik valaki, ezért nem lehet a fiktív játékosé: { $seat }.
setup-problem-first-player = A kezdőjátékos csak olyan szín lehet, amellyel játszik valaki.
setup-first_player-random = Sorsolás
    .help = A véletlen dönt.
setup-first_player-1 = { seat-purple }
    .help = Az első hely kezd.
setup-first_player-2 = { seat-blue }
    .help = A második hely kezd.
setup-first_player-3 = { seat-orange }
    .help = A harmadik hely kezd; legalább három játékossal.
setup-first_player-4 = { seat-green }
    .help = A negyedik hely kezd; legalább négy játékossal.
setup-first_player-5 = { seat-white }
    .help = Az ötödik hely kezd; öt játékossal.

## Power cards and turns: questions

ask-pass-modifier = Válaszd ki, melyik módosítókártyádat adod át a bal oldali szomszédodnak; a másik kettőt megtartod, és jobbról kapsz egyet.
ask-modifier = Válassz egy módosítókártyát ahhoz a hatalomkártyához, amelyet most kijátszol, vagy játssz módosító nélkül.
ask-power = Játssz ki egy hatalomkártyát: a magas értékűvel korán kerülsz sorra, az alacsony több caballerót hoz az udvarodba.
ask-card = Vedd el az egyik felfedett akciókártyát: a rajta lévő szám mutatja, hány caballerót helyezhetsz le, a szövege pedig a különleges akció.
ask-half = Válaszd ki, mit teszel most az akciókártyáddal ({ $card }), vagy fejezd be a körödet.
ask-veto = { $who } bejelenti ennek a kártyának a különleges akcióját: { $card }. Megakadályozod a vétóddal, vagy engeded?

option-half-special = Különleges akció: { $card }
option-half-place = Caballerók lehelyezése
option-half-done = A kör befejezése
option-veto-veto = Megakadályozás
option-veto-allow = Engedélyezés

## Court and province: questions

ask-take = { $rule ->
    [EG-6_1] { $most ->
        [one] A hatalomkártyáddal 1 caballerót vehetsz el az udvarodba, ahonnan lehelyezhető; elveszed?
       *[other] A hatalomkártyáddal legfeljebb { $most } caballerót vehetsz el az udvarodba, ahonnan lehelyezhetők; hányat veszel el?
    }
   *[other] { $most ->
        [one] Még 1 caballerót elvehetsz az udvarodba; elveszed?
       *[other] Még legfeljebb { $most } caballerót elvehetsz az udvarodba; hányat veszel el?
    }
}
ask-take-from = { $left ->
    [one] A tartományból 1 caballero hiányzik: válaszd ki, melyik régióból tér vissza egy caballeród az udvarodba.
   *[other] A tartományból { $left } caballero hiányzik: válaszd ki, melyik régióból tér vissza a következő az udvarodba.
}
ask-place = { $place-id ->
    [castillo] { $inside ->
        [0] { $left ->
            [one] A király a castillónál van: helyezz le még 1 caballerót az udvarodból bármelyik régióba, vagy hagyd abba.
           *[other] A király a castillónál van: helyezz le még legfeljebb { $left } caballerót az udvarodból bármelyik régióba, vagy hagyd abba.
        }
       *[other] { $left ->
            [one] Helyezz le még 1 caballerót az udvarodból bármelyik régióba, vagy dobd a castillóba, bár ott van a király, vagy hagyd abba.
           *[other] Helyezz le még legfeljebb { $left } caballerót az udvarodból bármelyik régióba, vagy dobd őket a castillóba, bár ott van a király, vagy hagyd abba.
        }
    }
   *[other] { $inside ->
        [0] { $left ->
            [one] Helyezz le még 1 caballerót az udvarodból egy, a királlyal szomszédos régióba, vagy dobd a castillóba, vagy hagyd abba.
           *[other] Helyezz le még legfeljebb { $left } caballerót az udvarodból a királlyal szomszédos régiókba, vagy dobd őket a castillóba, vagy hagyd abba.
        }
       *[other] { $left ->
            [one] Helyezz le még 1 caballerót az udvarodból a királyi régióba vagy egy szomszédos régióba, vagy dobd a castillóba, vagy hagyd abba.
           *[other] Helyezz le még legfeljebb { $left } caballerót az udvarodból a királyi régióba vagy a szomszédos régiókba, vagy dobd őket a castillóba, vagy hagyd abba.
        }
    }
}
ask-place-anywhere = { $rule ->
    [EG-card-steward] Bedobhatsz egy caballerót az udvarodból a castillóba, hogy ott rejtve számítson a pontozáskor.
   *[other] { $left ->
        [one] Helyezz le 1 caballerót az udvarodból bármelyik régióba, kivéve a királyit, vagy hagyd abba.
       *[other] Helyezz le legfeljebb { $left } caballerót az udvarodból bármelyik régióba, kivéve a királyit, vagy hagyd abba.
    }
}
ask-return-own = { $left ->
    [one] Küldd vissza még 1 caballeródat a tartományba: válaszd ki, honnan.
   *[other] Küldd vissza { $left } caballeródat a tartományba: válaszd ki, honnan jön a következő.
}
ask-return-disc = { $rule ->
    [EG-card-revolution] Állítsd be a titkos tárcsádat: a választott régióban lévő összes caballeród visszakerül a tartományba.
   *[other] Állítsd be a titkos tárcsádat: a választott régióból { $n } caballeród visszakerül a tartományba.
}
ask-return-chosen = Válaszd ki a régiót, ahonnan { $whose } egy caballerója visszakerül a tartományba.

option-take = { $n ->
    [0] Egyet sem
   *[other] { $n } elvétele
}
option-place-done = Nincs több lehelyezés
option-place-anywhere-castillo = Bedobás a castillóba
option-place-anywhere-done = { $rule ->
    [EG-card-steward] Senkit sem dobok be
   *[other] Nincs több lehelyezés
}

## Moving caballeros: questions

ask-move-name = { $rule ->
    [EG-card-departure] Nevezd meg a régiót, ahonnan a saját caballeróidat mozgatod ki, akárhányat.
   *[other] Nevezd meg a régiót, ahonnan legfeljebb { $n } tetszőleges színű caballerót mozgatsz ki.
}
ask-move-from = { $either ->
    [0] { $own ->
        [0] { $opposing ->
            [one] Mozgathatsz 1 ellenséges caballerót: válaszd ki, melyik régióból, vagy hagyd abba.
           *[other] Mozgathatsz legfeljebb { $opposing } ellenséges caballerót: válaszd ki, melyik régióból jön a következő, vagy hagyd abba.
        }
        [one] { $opposing ->
            [0] Mozgathatsz 1 saját caballerót: válaszd ki, melyik régióból, vagy hagyd abba.
            [one] Mozgathatsz 1 saját és 1 ellenséges caballerót: válaszd ki, melyik régióból jön a következő, vagy hagyd abba.
           *[other] Mozgathatsz 1 saját és legfeljebb { $opposing } ellenséges caballerót: válaszd ki, melyik régióból jön a következő, vagy hagyd abba.
        }
       *[other] { $opposing ->
            [0] Mozgathatsz legfeljebb { $own } saját caballerót: válaszd ki, melyik régióból jön a következő, vagy hagyd abba.
            [one] Mozgathatsz legfeljebb { $own } saját és 1 ellenséges caballerót: válaszd ki, melyik régióból jön a következő, vagy hagyd abba.
           *[other] Mozgathatsz legfeljebb { $own } saját és legfeljebb { $opposing } ellenséges caballerót: válaszd ki, melyik régióból jön a következő, vagy hagyd abba.
        }
    }
    [one] Mozgathatsz 1 tetszőleges színű caballerót: válaszd ki, melyik régióból, vagy hagyd abba.
   *[other] Mozgathatsz legfeljebb { $either } tetszőleges színű caballerót: válaszd ki, melyik régióból jön a következő, vagy hagyd abba.
}
ask-move-colour = Válaszd ki, kinek a caballerója mozog { $place-from }.
ask-move-to = { $whose-own ->
    [yes] Válaszd ki, hová mozog a caballeród { $place-from }.
   *[no] Válaszd ki, hová mozog { $whose } caballerója { $place-from }.
}
ask-move-out = { $left ->
    [one] Még 1 caballerót kimozgathatsz { $place-from }: válaszd ki, kiét, vagy hagyd abba.
   *[other] Még { $left } caballerót kimozgathatsz { $place-from }: válaszd ki, kié a következő, vagy hagyd abba.
}
ask-move-group-to = Válaszd ki, hová mozog néhány vagy az összes caballeród { $place-from }, vagy hagyd abba.
ask-move-how-many = Válaszd ki, hány caballeród mozog { $place-from } { $target-to }.
ask-coup-name = Nevezz meg egy régiót: minden ellenfelednek az összes caballeróját ki kell onnan mozgatnia.
ask-coup-disc = Állítsd be a titkos tárcsádat: az összes caballeródat { $place-from } a választott régióba kell mozgatnod.

option-move-from-done = { $rule ->
    [EG-card-scout] Senkit sem mozgatok
    [EG-card-spy] Senkit sem mozgatok
   *[other] Nincs több mozgatás
}
option-move-out-done = Nincs több mozgatás
option-move-group-to-done = Nincs több mozgatás
option-move-how-many = { $n } caballero

## The King and the grandes: questions

ask-king = { $rule ->
    [EG-card-royal-adviser] Válaszd ki a szomszédos régiót, ahová a király megy; amíg ott van, oda semmi sem kerülhet be, és onnan semmi sem távozhat.
    [EG-card-pilgrimage] Válaszd ki a szomszédos régiót, ahová a király megy; amíg ott van, oda semmi sem kerülhet be, és onnan semmi sem távozhat.
    [EG-card-exile] Válaszd ki az országot, ahová a király megy; amíg külföldön van, egyetlen régió sincs lezárva.
    [EG-card-summer-residence] Több régióban is egyformán a legkevesebb caballero áll: válaszd ki, melyikben legyen a király.
    [EG-card-winter-residence] Több régióban is egyformán a legtöbb caballero áll: válaszd ki, melyikben legyen a király.
    [EG-card-rivalry] Válaszd ki a régiót, ahová a király megy; az ott álló összes grande a castillóba kerül.
   *[other] Válaszd ki a régiót, ahová a király megy; amíg ott van, oda semmi sem kerülhet be, és onnan semmi sem távozhat.
}
ask-king-escorted = { $n ->
    [0] Válaszd ki a régiót, ahová a király megy; egyedül utazik, mert nincs vele caballero egy régióban.
    [one] Válaszd ki a régiót, ahová a király megy; az elhagyott régió egyetlen caballerója vele tart.
   *[other] Válaszd ki a régiót, ahová a király megy; az elhagyott régióból { $n } caballero vele tart.
}
ask-entourage = { $left ->
    [one] Válaszd ki, kinek a caballerója tart a királlyal { $place-from }.
   *[other] Válaszd ki, kiknek a caballerói tartanak a királlyal { $place-from }: { $left } caballero, egymás után.
}
ask-deputy = Válaszd ki, kinek a grandéja cserél helyet a királlyal.
ask-grande = Válaszd ki a régiót, ahová a grandéd megy; ha ott egyedül vagy az első helyen, 2 bónuszpontot hoz.

## Scoring and privileges: questions

ask-levy = Válaszd ki a régiót, amelyet most lepontoztok.
ask-ballot-disc = Állítsd be a titkos tárcsádat: minden régiót lepontoztok, amelyet csak egy játékos választott.
ask-disc = { $grande ->
    [0] Állítsd be a titkos tárcsádat: a castillo pontozása után az összes ott lévő caballeród a választott régióba megy, vagy az udvarodba, ha a király van ott.
   *[other] Állítsd be a titkos tárcsádat: a castillo pontozása után az ott lévő grandéd és az összes caballeród a választott régióba megy; ha a király van ott, a caballerók az udvarodba mennek, a grande pedig bent marad.
}
ask-power-back = Válaszd ki, melyik felhasznált kártyádat veszed vissza a kezedbe; a többiek nem látják, melyik az.
ask-tile = Válassz egy pontozólapkát, amelyet a térképre teszel vagy átmozgatsz; az értékei a nyomtatottak helyébe lépnek.
ask-tile-to = Válaszd ki a régiót vagy a castillót, ahová { $tile-inline } kerül.
ask-choose-effect = A Kettős játék két kártya egyike: válaszd ki, melyik.

option-disc-court = Nem régió: az udvaromba
option-choose-effect-first_choice = { card-departure }: saját caballerók kimozgatása egy régióból
option-choose-effect-second_choice = { card-militia }: legfeljebb 2 caballero lehelyezése tetszőleges régiókba

## Orders in advance (orders.py)

order-power = Következő hatalomkártya: { $n }
order-plain = Soha ne legyen módosító a hatalomkártyán
order-disc = Castillo-tárcsa ennél a pontozásnál: { $place }
order-veto = Vétó a különleges akció ellen: { $card }
order-allow = Minden különleges akció engedélyezése

## Rounds: journal

note-king-starts = A király kezdőhelye: { $place }.
note-grande-starts = { $who } grandéja két caballeróval { $place-in } kezd.
note-first-player = A kezdőjátékos-jelölő birtokosa: { $who }.
note-modifier-passed = { $who } ezt adja át: { $card-inline }. Kapja: { $whom }.
note-round = { $n }. forduló.
note-dummy-placed = { $n ->
    [0] A fiktív játékos ezt a régiót húzza: { $place }. Oda senkit sem helyez le.
   *[other] A fiktív játékos { $n } caballerót helyez le { $place-to }.
}
note-offered = Felfedve: { $card }.
many-offered = Felfedve: { $card }.
note-dummy-power = A fiktív játékos hatalomkártyája: { $n }.
note-dummy-took = A fiktív játékos ezt a kártyát veszi el, és nem használja: { $card }.
note-played-power = { $who } ezt játssza ki: { $card-inline }.
note-played-modified = { $who } ezt játssza ki: { $card-inline }, mellé { $modifier-inline }; összesen { $n }.
note-turn = { $who } köre következik.
note-took-card = { $who } elveszi ezt a kártyát: { $card }.
note-ability = { $who } most használhatja ennek a kártyának a képességét: { $card-inline }.
note-announced = { $who } bejelenti ennek a kártyának a különleges akcióját: { $card }.
note-vetoed = { $who } a vétójával megakadályozza { $whom } bejelentett különleges akcióját: { $card }.
note-veto-kept = { $n ->
    [1] { $who } kiteszi a vétót, és ebben a fordulóban megakadályozhat egy különleges akciót.
    [2] { $who } kiteszi a vétót, és ebben vagy a következő fordulóban megakadályozhat egy különleges akciót.
   *[other] { $who } kiteszi a vétót, és ebben vagy a következő fordulók egyikében megakadályozhat egy különleges akciót.
}
note-veto-lapsed = { $who } nem használta fel időben a vétót: a kártya a dobópakliba kerül.
note-infiltrates = { $who } ezzel a kártyával a királyi régióba is lehelyezhet caballerókat.
note-over = A játék véget ért.

## Pieces: journal

note-took = { $n ->
    [0] { $who } nem vesz el caballerót a tartományból.
   *[other] { $who } { $n } caballerót visz a tartományból az udvarába.
}
many-took-from = { $who } caballerókat visz { $place-from } az udvarába.
note-took-from = { $who } 1 caballerót visz { $place-from } az udvarába.
note-placed = { $who } { $n } caballerót helyez le { $place-to }.
note-threw = { $who } { $n } caballerót dob a castillóba.
note-returned = { $whose } { $n } caballerója visszakerül { $place-from } a tartományba.
note-moved = { $whose-own ->
    [yes] { $who } { $n } saját caballerót mozgat { $place-from } { $target-to }.
   *[no] { $who } átmozgatja { $whose } { $n } caballeróját { $place-from } { $target-to }.
}
note-named = { $rule ->
    [EG-card-secret-ballot] { $who } tárcsája { $place-acc } mutatja.
   *[other] { $who } { $place-acc } nevezi meg.
}
note-king-moved = { $who } { $place-kingto } mozgatja a királyt.
note-king-stays = A király { $place-king } marad.
note-grande-moved = { $whose-own ->
    [yes] { $who } grandéja { $place-to } megy.
   *[no] { $who } { $place-to } mozgatja { $whose } grandéját.
}
note-grande-thrown = { $whose } grandéja { $place-from } a castillóba kerül.
note-tile-moved = { $who } { $place-onto } helyezi { $tile-acc }.
note-power-back = { $who } visszavesz a kezébe egy felhasznált hatalomkártyát.
note-modifier-back = { $who } visszavesz a kezébe egy felhasznált módosítókártyát.
note-card-back = A visszavett kártya: { $card-inline }.

## Scoring: journal

note-general-scoring = Általános pontozás { $n ->
    [1] az 1.
    [5] az 5.
   *[other] a { $n }.
} forduló után: előbb a castillo, aztán az összes régió.
note-castillo-opened = A castillo kinyílik.
note-castillo-held = { $whose } { $n } caballerója volt bent.
note-castillo-held-grande = { $whose } grandéja is bent volt.
note-scored = Pontozás: { $place-inline }.
note-points = { $who } { $n } pontot kap { $tied ->
    [0] { $rank ->
        [1] az első
        [2] a második
       *[other] a harmadik
    } helyért { $place-in }
   *[other] { $rank ->
        [2] a második helyért { $place-in }, mert az első helyen döntetlen van
       *[other] a harmadik helyért { $place-in }, mert a második helyen döntetlen van
    }
}{ $king ->
    [0] { $grande ->
        [0] .
       *[other] ; ebből { $grande } grande bónusz.
    }
   *[other] { $grande ->
        [0] ; ebből { $king } királyi bónusz.
       *[other] ; ebből { $king } királyi bónusz és { $grande } grande bónusz.
    }
}
note-left-castillo = { $n ->
    [0] { $who } tárcsája { $place-acc } mutatja; oda egyetlen caballero sem megy.
   *[other] { $who } tárcsája { $place-acc } mutatja: { $n } caballero megy oda a castillóból.
}
note-disc-to-court = { $place-id ->
    [court] { $n ->
        [0] { $who } tárcsája nem mutat régiót.
       *[other] { $who } tárcsája nem mutat régiót: { $n } caballero megy a castillóból az udvarba.
    }
   *[other] { $n ->
        [0] { $who } tárcsája { $place-acc } mutatja, ahol a király van.
       *[other] { $who } tárcsája { $place-acc } mutatja, ahol a király van: { $n } caballero megy a castillóból az udvarba.
    }
}

## What cards count, worded for every number the data may give (in the accusative)

unit-mine = { $n ->
    [one] 1 saját caballerót
   *[other] legfeljebb { $n } saját caballerót
}
unit-theirs = { $n ->
    [one] 1 ellenséges caballerót
   *[other] legfeljebb { $n } ellenséges caballerót
}
unit-any = { $n ->
    [one] 1 tetszőleges caballerót
   *[other] legfeljebb { $n } tetszőleges caballerót
}
unit-more = { $n ->
    [one] még 1 caballerót
   *[other] még legfeljebb { $n } caballerót
}
unit-few = { $n ->
    [one] 1 caballerót
   *[other] legfeljebb { $n } caballerót
}
unit-caballeros = { $n } caballerót

## Power cards and modifiers

card-power = { $n ->
    [3] 3-as hatalomkártya
    [5] 5-ös hatalomkártya
    [6] 6-os hatalomkártya
    [8] 8-as hatalomkártya
    [13] 13-as hatalomkártya
   *[other] { $n }-es hatalomkártya
}
    .inline = { $n ->
        [3] 3-as hatalomkártya
        [5] 5-ös hatalomkártya
        [6] 6-os hatalomkártya
        [8] 8-as hatalomkártya
        [13] 13-as hatalomkártya
       *[other] { $n }-es hatalomkártya
    }
    .text = { $takes ->
        [0] Nem vehetsz el caballerókat
        [one] 1 caballerót vehetsz el
       *[other] Legfeljebb { $takes } caballerót vehetsz el
    } az udvarodba; { $n ->
        [1] utolsóként kerülsz sorra.
        [13] elsőként kerülsz sorra.
       *[other] a magasabb szám kerül sorra előbb.
    }
card-plus_1_a = { $signed } módosítókártya
    .inline = { $signed } módosítókártya
    .text = { $sign ->
        [plus] Növeli
       *[minus] Csökkenti
    } a hatalomkártyád értékét a körsorrend meghatározásakor; ennyivel: { $value }.
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
card-courier = Futár ({ $signed })
    .inline = Futár ({ $signed })
    .text = { $sign ->
        [plus] Növeli
       *[minus] Csökkenti
    } a hatalomkártyád értékét; ennyivel: { $value }. A körödben elvehetsz { $count-more } az udvarodba.
card-recruiter = Toborzó ({ $signed })
    .inline = Toborzó ({ $signed })
    .text = { $sign ->
        [plus] Növeli
       *[minus] Csökkenti
    } a hatalomkártyád értékét; ennyivel: { $value }. A körödben elvehetsz { $count-more } az udvarodba.
card-scout = Felderítő ({ $signed })
    .inline = Felderítő ({ $signed })
    .text = { $sign ->
        [plus] Növeli
       *[minus] Csökkenti
    } a hatalomkártyád értékét; ennyivel: { $value }. A körödben mozgathatsz { $own-mine }.
card-spy = Kém ({ $signed })
    .inline = Kém ({ $signed })
    .text = { $sign ->
        [plus] Növeli
       *[minus] Csökkenti
    } a hatalomkártyád értékét; ennyivel: { $value }. A körödben mozgathatsz { $opposing-theirs }.
card-steward = Udvarmester ({ $signed })
    .inline = Udvarmester ({ $signed })
    .text = { $sign ->
        [plus] Növeli
       *[minus] Csökkenti
    } a hatalomkártyád értékét; ennyivel: { $value }. A körödben bedobhatsz { $count-few } az udvarodból a castillóba.
card-herald = Hírnök ({ $signed })
    .inline = Hírnök ({ $signed })
    .text = { $sign ->
        [plus] Növeli
       *[minus] Csökkenti
    } a hatalomkártyád értékét; ennyivel: { $value }. A körödben lehelyezhetsz { $count-few } az udvarodból bármelyik régióba, kivéve a királyit.

## Action cards, stack 1

card-intrigue = Cselszövés
    .text = Mozgass { $own-mine } és { $opposing-theirs } más régiókba vagy a castillóba.
card-regrouping = Átcsoportosítás
    .text = Mozgass { $own-mine } más régiókba vagy a castillóba.
card-manoeuvre = Hadmozdulat
    .text = Mozgass { $either-any } más régiókba vagy a castillóba.
card-diversion = Elterelés
    .text = Mozgass { $either-any } más régiókba vagy a castillóba.
card-displacement = Kiszorítás
    .text = Mozgass { $opposing-theirs } más régiókba vagy a castillóba.
card-dispersal = Szétszóratás
    .text = Nevezz meg egy régiót. Mozgass ki onnan { $either-any } más régiókba vagy a castillóba.
card-departure = Elvonulás
    .text = Nevezz meg egy régiót. Mozgass ki onnan tetszőleges számú saját caballerót más régiókba vagy a castillóba.
card-militia = Milícia
    .text = Helyezz le { $count-few } az udvarodból tetszőleges régiókba, bármilyen messze, kivéve a királyi régiót.
card-double_game = Kettős játék
    .text = Ezt a kártyát a következők egyikeként használd: { card-departure } vagy { card-militia }.

## Action cards, stack 2

card-withdrawal = Visszavonulás
    .text = Minden ellenfél visszaküld { $count-caballeros } a tartományba, saját választása szerint az udvarából vagy a régiókból. A bal oldali szomszédod kezdi.
card-revolution = Forradalom
    .text = Minden ellenfél beállítja a titkos tárcsáját, és a rajta látható régióból az összes saját caballeróját visszaküldi a tartományba.
card-unrest = Zavargás
    .text = Minden ellenfél beállítja a titkos tárcsáját, és a rajta látható régióból { $count } saját caballerót visszaküld a tartományba.
card-disgrace = Kegyvesztés
    .text = Minden ellenfél az udvarában lévő összes caballeróját visszaküldi a tartományba.
card-loss_of_authority = Tekintélyvesztés
    .text = Minden ellenfél visszaküld { $count-caballeros } az udvarából a tartományba.
card-desertion = Dezertálás
    .text = Vegyél el minden ellenfeledtől { $count-caballeros } egy általad választott régióból, és küldd vissza a tartományba.
card-levy = Adószedés
    .text = Válassz egy régiót. Azonnal pontozzátok le.
card-veto = Vétó
    .text = Tartsd magad előtt ezt a kártyát. Egyszer, { $rounds ->
        [1] ebben a fordulóban,
        [2] ebben vagy a következő fordulóban,
       *[other] ebben vagy az utána következő { $later } forduló egyikében,
    } megakadályozhatod egy másik játékos különleges akcióját.

## Action cards, stack 3

card-fiesta = Fiesta
    .text = Pontozzátok le az összes régiót, ahol az első hely { $values-or } pontot ér.
card-garrisons = Helyőrségek
    .text = Pontozzátok le az összes régiót, ahol az első hely { $values-or } pontot ér.
card-strongholds = Erősségek
    .text = Pontozzátok le az összes régiót, ahol az első hely { $values-or } pontot ér.
card-unmasking = Leleplezés
    .text = A castillo kinyílik, és lepontozzátok; ezután minden visszakerül bele.
card-supremacy = Fölény
    .text = Pontozzátok le az összes régiót, de csak azok kapnak pontot, akik egyedül állnak az első helyen.
card-crowds = Sokadalom
    .text = Pontozzátok le a legtöbb caballeróval rendelkező régiót, döntetlen esetén mindegyiket.
card-outposts = Őrhelyek
    .text = Pontozzátok le a legkevesebb caballeróval rendelkező régiót, döntetlen esetén mindegyiket. Az üres régiók nem számítanak.

## Action cards, stack 4

card-coup = Puccs
    .text = Nevezz meg egy régiót. Minden ellenfél az összes ott lévő caballeróját átmozgatja a titkos tárcsáján választott régióba.
card-reinforcement = Erősítés
    .text = Vedd vissza a kezedbe egy felhasznált hatalomkártyádat úgy, hogy a többiek nem látják.
card-legislation = Törvényhozás
    .text = Helyezz egy pontozólapkát egy régióra vagy a castillóra, vagy mozgass át egy már lehelyezettet.
card-new_home = Új otthon
    .text = Mozgasd a grandédat egy általad választott másik régióba.
card-royal_adviser = Királyi tanácsadó
    .text = Mozgasd a királyt egy szomszédos régióba.
card-recruitment = Toborzás
    .text = Vegyél el { $count-more } a tartományból az udvarodba.
card-secret_ballot = Titkos szavazás
    .text = Minden játékos beállítja a titkos tárcsáját. Pontozzátok le az összes régiót, amelyet pontosan egy tárcsa mutat.

## Action cards, stack 5

card-his_majesty = Őfelsége
    .text = Mozgasd a királyt egy általad választott másik régióba. Ez a kártya minden fordulóban elérhető.
card-exile = Száműzetés
    .text = Mozgasd a királyt Franciaországba vagy Portugáliába. Amíg ott van, egyetlen régió sincs lezárva.
card-entourage = Kíséret
    .text = Mozgasd a királyt egy másik régióba, és vele { $count-caballeros } az elhagyott régióból, választásod szerint.
card-rivalry = Versengés
    .text = Mozgasd a királyt egy másik régióba. Az ott álló összes grande a castillóba kerül.
card-summer_residence = Nyári rezidencia
    .text = A király a legkevesebb caballeróval rendelkező régióba megy; az üres régiók nem számítanak. Döntetlen esetén te választasz.
card-rebellion = Lázadás
    .text = Mozgasd a királyt a castillóhoz. Amíg ott van, a castillo zárva van, és minden régióba le lehet helyezni caballerókat.
card-infiltration = Beszivárgás
    .text = A király a helyén marad. Ezzel a kártyával az ő régiójába is lehelyezhetsz caballerókat.
card-deputy = Helyettes
    .text = A király helyet cserél egy általad választott grandéval, amely egy másik régióban áll.
card-royal_journey = Királyi körút
    .text = Mozgasd a királyt egy általad választott másik régióba.
card-winter_residence = Téli rezidencia
    .text = A király a legtöbb caballeróval rendelkező régióba megy. Döntetlen esetén te választasz.
card-pilgrimage = Zarándoklat
    .text = Mozgasd a királyt egy szomszédos régióba.

## Things on the table

thing-king = Király
    .text = A vele szomszédos régiókba helyezhetsz le caballerókat. Ahol áll, oda semmi sem kerülhet be, és onnan semmi sem távozhat; aki ott egyedül van az első helyen, { $points } bónuszpontot kap.
thing-grande = Grande
    .text = Egy játékos otthoni régióját jelöli: ha ott egyedül van az első helyen, { $points } bónuszpontot kap. Sosem számít caballerónak.
thing-caballero = Caballero
    .text = A lovagjaid. Akinek a legtöbb van belőlük egy régióban, a legtöbb pontot kapja a pontozásakor.
thing-castillo = Castillo
    .text = A torony elrejti a beledobott caballerókat. Általános pontozáskor ezt pontozzátok le először; utána a caballerók a titkos tárcsákon választott régiókba mennek.
thing-court = Udvar
    .text = A caballerók, amelyeket lehelyezhetsz.
thing-province = Tartomány
    .text = A készlet, ahonnan caballerókat lehet elvenni az udvarba.
thing-region = Régió
    .text = A számok az első, a második és a harmadik helyért járó pontok. Döntetlen esetén az érintettek az eggyel alacsonyabb helyezést kapják.
thing-france = Franciaország
    .text = Ide csak a király mehet. Ilyenkor az ország határa mentén lehet caballerókat lehelyezni, és egyetlen régió sincs lezárva.
thing-portugal = Portugália
    .text = { thing-france.text }
thing-tile = Pontozólapka
    .text = A számai annak a régiónak vagy a castillónak a nyomtatott értékei helyébe lépnek, ahol fekszik. A tengeren arra az akciókártyára vár, amelyik oda viszi.
thing-power_card = Hatalomkártya
    .text = A legmagasabb szám kerül sorra először. Az alacsonyabb számok több caballerót hoznak az udvarba.
thing-first_player = Kezdőjátékos-jelölő
    .text = A birtokosa játssza ki az első hatalomkártyát. A legalacsonyabb kártyát kijátszó játékoshoz kerül.
thing-round = Forduló
    .text = Általános pontozás e fordulók után van: { $scoring }. Az utolsó után véget ér a játék.
thing-score = Pontok
    .text = Akinek a játék végén a legtöbb van, az győz.
thing-board = Az asztal
    .text = Spanyolország térképe, a játékosok és az elérhető kártyák.
thing-active = Soron van
    .text = Most ennek a játékosnak a köre zajlik.
thing-winner = Győztes
    .text = A legtöbb pont a játék végén; egyenlő pontszám esetén a játékosok osztoznak a győzelmen.
thing-left_out = Kimarad
    .text = A rövid játékban ez a forduló kimarad.
thing-general_scoring = Általános pontozás
    .text = Előbb a castillo, aztán mind a kilenc régió pontokat ad.
thing-prospects = Ha most pontoznátok
    .text = Ennyi pontot kapna ez a játékos, ha most lepontoznátok mind a kilenc régiót.
thing-stack = Pakli
    .text = A még képpel lefelé lévő kártyák; minden fordulóban felfedtek egy újat.

## Heads of columns, where the table is printed as text

plain-round = Forduló
plain-veto = Vétó, és a fordulók, ameddig érvényes
plain-marks = Itt van
plain-next-to = Szomszédai
plain-caballeros = Caballerók
plain-sign = Jel
plain-meaning = Jelentés
plain-sign-grande = e szín grandéja
plain-sign-none = nincs caballero
plain-sign-unseen = nem látható: ami a castillóban van, rejtve marad
plain-sign-first = nála van a kezdőjátékos-jelölő
plain-region = Régió
plain-values = Pontok
plain-court = Udvar
plain-province = Tartomány
plain-power = Hatalomkártya
plain-hand = Kéz
plain-card = Akciókártya
plain-place = Lehelyezés
plain-text = Különleges akció

## Why something is not offered

remark-why-no-tile = Most nem pontozólapkát kell választani.
remark-why-no-power = Most nem hatalomkártyát kell választani.
remark-why-no-modifier = Most nem módosítókártyát kell választani.
remark-why-no-card = Most nem akciókártyát kell választani.
remark-why-castillo-no-region = A castillo nem régió.
remark-why-abroad = { $place-to } a királyon kívül senki sem mehet.
remark-why-no-region = { $place }: ez nem régió.
remark-why-kings-region = A király { $place-king } van: oda semmi sem kerülhet be, és onnan semmi sem távozhat.
remark-why-none-there = { $whose } egyetlen caballerója sincs { $place-in }.
remark-why-not-next-to-king = { $place } nem szomszédos { $target-with }, ahol a király van.
remark-why-castillo-only = Ez a kártya csak a castillóra vonatkozik.
remark-why-king-at-castillo = A király a castillónál van: senki sem juthat be.
remark-why-already-there = Már ott vannak: { $place }.
remark-why-all-arrived = Minden mozgatható caballero { $place-in } épp most érkezett: egy akcióban senkit sem lehet kétszer mozgatni.
remark-why-none-to-move = Most egyetlen mozgatható caballero sincs { $place-in }.
remark-why-king-total = A caballerók száma dönti el, hová megy a király, és most egy másik régió mellett dönt.
remark-why-king-is-there = A király már { $place-king } van.
remark-why-king-not-next = { $place } nem szomszédos { $target-with }, ahol a király van.
remark-why-king-not-there = Ez a kártya nem engedi oda a királyt.
remark-why-grande-is-there = A grandéd már { $place-in } van.
remark-why-not-enough = Csak { $n } caballeród van { $place-in }, de van olyan régió, ahonnan { $most } mehet.
remark-why-no-board = { $place }: ehhez nem tartozik pontozótábla.
remark-why-kings-board = A király { $place-king } van: pontozólapka sem kerülhet oda, és nem is távozhat onnan.
remark-why-has-tile = Már van pontozólapka { $place-king }.
remark-why-power-used = Már felhasználtad: { $card-inline }.
remark-why-total-taken = { $who } már kijátszotta ezt az értéket ebben a fordulóban: { $n }. Senki sem ismételheti meg.
remark-why-not-in-hand = Nincs a kezedben: { $card-inline }.
remark-why-not-open = Nincs felfedve: { $card }.
remark-why-not-used = Még nem használtad fel, vagy már visszavetted: { $card-inline }.
remark-why-tile-held = Ez a pontozólapka { $place-king } fekszik, ahol a király van, ezért ott marad.

## The game on one page

remark-card-places = Legfeljebb { $n } lehelyezése
panel-standing = Ki áll jobban
remark-standing = { $who }; még { $now }, ha most lepontoznátok mind a kilenc régiót
    .value = { $points }
remark-goal-points = Legyen a legtöbb pontod a harmadik általános pontozás után. Egyenlő pontszám esetén a játékosok osztoznak a győzelmen.
remark-goal-regions = Egy régió a caballerók többségéért ad pontokat: az első számot az kapja, akinek ott a legtöbb van, a másodikat a következő. Döntetlen esetén az érintettek az eggyel alacsonyabb helyezést kapják.
remark-goal-scorings = A castillót és mind a kilenc régiót a 3., a 6. és a 9. forduló után pontozzátok le. Közben egyes akciókártyák is lepontoznak régiókat.
remark-turn-power = Minden fordulóban mindenki kijátszik egy hatalomkártyát. A magas számmal korán kerülsz sorra, az alacsony több caballerót hoz az udvarodba.
remark-turn-card = Ebben a sorrendben mindenki elvesz egyet a felfedett akciókártyák közül: lehelyez az udvarából legfeljebb annyi caballerót, amennyit a kártya mutat, és használja a különleges akcióját, tetszőleges sorrendben.
remark-turn-king = A caballerók a királyi régióval szomszédos régiókba vagy a castillóba kerülnek. Ahol a király áll, oda semmi sem kerülhet be, és onnan semmi sem távozhat.
remark-thing-closed = Itt van a király: semmi sem kerülhet be, és semmi sem távozhat.
# $who would get $n points.
remark-thing-share = Ha most pontoznátok: { $who }
    .value = +{ $n }

## What bots go by (evaluation.py). Within a sentence, in the nominative; $trend says whether it got better.

# What an option does (consequences.py). $points: what one scores there then, if it were scored now; $before: without it.
remark-place-changes = Ha most pontoznátok, ott { $points } pont járna, e nélkül { $before }.
remark-place-same = { $points ->
    [0] Ha most pontoznátok, ott még nem járna pont.
   *[other] Ha most pontoznátok, ott { $points } pont járna, mint eddig.
}

feature-points = { $trend ->
    [up] szerzett pontok
   *[down] elveszített pontok
}
feature-region = { $trend ->
    [up] jobb helyezés { $place-in }
   *[down] rosszabb helyezés { $place-in }
}
feature-king = { $trend ->
    [up] erősebb pozíció a királyi régióban
   *[down] gyengébb pozíció a királyi régióban
}
feature-grande = { $trend ->
    [up] erősebb pozíció az otthoni régióban
   *[down] gyengébb pozíció az otthoni régióban
}
feature-castillo = { $trend ->
    [up] több caballero a castillóban, ahonnan bárhová mehetnek
   *[down] kevesebb caballero a castillóban, ahonnan bárhová mehetnek
}
feature-turn = { $trend ->
    [up] több van még hátra a körből
   *[down] kevesebb van hátra a körből
}
feature-power-cards = { $trend ->
    [up] jobb hatalomkártyák maradnak
   *[down] elhasznált hatalomkártyák
}
feature-reserves = { $trend ->
    [up] több később lehelyezhető caballero
   *[down] kevesebb később lehelyezhető caballero
}
feature-rival-points = { $trend ->
    [up] kevesebb pont a vetélytársaknál
   *[down] több pont a vetélytársaknál
}
feature-rival-regions = { $trend ->
    [up] a vetélytársak rosszabb helyezései a régiókban
   *[down] a vetélytársak jobb helyezései a régiókban
}
feature-rival-reserves = { $trend ->
    [up] kisebb tartalék a vetélytársaknál
   *[down] nagyobb tartalék a vetélytársaknál
}
feature-race = { $trend ->
    [up] kevesebb vetélytárs a versenyben
   *[down] több vetélytárs a versenyben
}

## How a finished game is told

remark-won-by = { $who } győz { $n } ponttal, { $lead } ponttal { $whom } előtt.
story-curve = Pontok
sheet-scorings = Pontok pontozásonként
sheet-regions = Pontok régiónként
sheet-sources = Pontok aszerint, miért jártak
remark-sheet-seat = { $who }
remark-sheet-general = Általános pontozás, { $n }. forduló után
remark-sheet-cards = Kártyák, { $n }. forduló
remark-sheet-region = { $place }
remark-sheet-source = { $n ->
    [1] Első helyek
    [2] Második helyek
    [3] Harmadik helyek
    [4] Királyi bónusz
   *[other] Grande bónusz
}

## Signs

thing-powers_left = Megmaradt hatalomkártyák
    .text = A kitöltöttek kézben vannak, az üresen rajzoltakat már kijátszották. Az Erősítés után a halványak egyike ismét kézben van.
thing-to_place = Lehelyezhető caballerók
    .text = Legfeljebb ennyi kerülhet az udvarodból a királlyal szomszédos régiókba vagy a castillóba.
thing-goes_to = Ide kerül
    .text = Ami a nyíl előtt áll, oda kerül, ami a nyíl után áll.
thing-goes_back = Visszakerül
    .text = Ami a nyíl előtt áll, visszakerül oda, ami a nyíl után áll.
thing-change_places = Helycsere
    .text = Ami a nyilak előtt és után áll, helyet cserél.
thing-one_of_two = Kettő közül egy
    .text = Válaszd a kártyán álló két akció egyikét.
thing-scoring = Pontozás
    .text = Ami utána áll, azonnal pontozásra kerül.
thing-secret_disc = Titkos tárcsa
    .text = Mindenki titokban állít be egyet; mindet egyszerre fedik fel.
thing-hand = Kéz
    .text = Azok a hatalomkártyák, amelyeket a játékos még kijátszhat.
thing-how_many = Mennyi
    .text = Legfeljebb ennyi, vagy a figyelembe vett értékek.
thing-veto = Vétó
    .text = Megakadályoz egy különleges akciót.

## What the rules object to in a position that was written; each goes on after a colon

position-rule-unknown-stack = { $stack }. pakli: ismeretlen kártya: { $n }; ennyi maradt hozzá: { $left }.
position-rule-caballeros = { $who }: { $n } caballero { $most } helyett.
position-rule-grande = { $who }: a grande sehol sincs.
position-rule-hand = { $who }: a kézben tartott lapok nincsenek a possible_hands sorban.
position-rule-score = { $who }: a pontszám negatív.
position-rule-modifiers = { $who }: a módosítókártyák nincsenek a possible_modifiers sorban.
position-rule-totals = két játékos összértéke egyenlő.
position-rule-tiles = két pontozólapka van egy helyen.
position-rule-card-twice = egy kártya két helyen van.
position-rule-base-cards = alapjátékbeli kártya: { $n }, 40 helyett.
position-rule-modifiers-lost = a Hatalmi átrendeződéssel mindenkinek { $n } módosítókártyája van, kézben vagy felhasználva; nélküle senkinek sincs.
position-rule-modifier-twice = egy módosítókártya két kézben van.

## Lines of a position that is set up, by their key; line-<key>-<word>: what a line can say

line-first = Kezdőjátékos
line-turn = Hányadik következik a sorrendben, 0-tól
line-grandes = Hol vannak a grandék
line-tiles = Pontozólapkák
line-order = A körök sorrendje
line-powers = Ebben a fordulóban kijátszott hatalomkártyák
line-totals = Összérték a módosítókártyákkal
line-possible_hands = Kézben tartott lapok, amelyeket a többiek lehetségesnek tartanak
line-played = Ebben a fordulóban kijátszott módosítókártyák
line-modifiers = Kézben tartott módosítókártyák
line-used = Eddig felhasznált módosítókártyák
line-passed = Balra átadott módosítókártyák
line-possible_modifiers = Módosítókártyák, amelyeket a többiek lehetségesnek tartanak
line-card = Használatban lévő akciókártya
line-placed = A caballerók már lehelyezve
line-acted = A különleges akció már megtörtént
line-infiltrating = Beszivárgás a királyi régióba
line-offer = Választható akciókártyák
line-stacks = Paklik
line-drawn = Hány kártyát húztak az egyes paklikból
line-vetoes = Kinél vannak a vétókártyák
line-veto_rounds = Hány forduló múlva járnak le a vétókártyák
line-region_cards = A fiktív játékos régiókártyái
line-dummy_powers = A fiktív játékos hatalomkártyái
