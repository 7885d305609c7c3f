# Andean Abyss in Hungarian. Words follow the Hungarian fan translation of the booklet.
# Factions: .start opens a sentence, .inline stands within one (with its article), .acc -t, .dat -nak/-nek, .abl -tól/-től,
# .adjective before a noun (FARC gerilla), .num the number of the verb.
# Spaces: .inline with article, .at where, .to where to, .from where from, .acc -t, .marker what Terror leaves there.
# Kinds of pieces: .one a single one, .oneacc as an object, .many after a number, .acc after a number as an object, .pl and .placc all of them.

game-title = Az Andok pokla
game-description = Kolumbia 1995 és 2010 között: a kormány, a FARC, az AUC és a kartellek harca a nép támogatásáért, bázisokért és pénzért.
# Measured: own decisions in games between bots, at 20 to 40 seconds each.
game-length = 1–2½ óra
game-weight = nehéz
game-like = Négy fél, négy különböző háború; minden kártya azt kérdezi: cselekedni vagy várni, és mi lesz az ára a következőnél.

## Factions

seat-govt = Kormány
    .start = A kormány
    .inline = a kormány
    .whose = a kormány
    .acc = a kormányt
    .dat = a kormánynak
    .abl = a kormánytól
    .adjective = kormány
    .num = sg
    .badge = Ko
seat-farc = FARC
    .start = A FARC
    .inline = a FARC
    .whose = a FARC
    .acc = a FARC-ot
    .dat = a FARC-nak
    .abl = a FARC-tól
    .adjective = FARC
    .num = sg
    .badge = F
seat-auc = AUC
    .start = Az AUC
    .inline = az AUC
    .whose = az AUC
    .acc = az AUC-t
    .dat = az AUC-nak
    .abl = az AUC-tól
    .adjective = AUC
    .num = sg
    .badge = A
seat-cartels = Kartellek
    .start = A kartellek
    .inline = a kartellek
    .whose = a kartellek
    .acc = a kartelleket
    .dat = a kartelleknek
    .abl = a kartellektől
    .adjective = kartell
    .num = pl
    .badge = Ka
# A faction without a seat of its own: a Non-player, or the second faction of somebody.
seat-beyond = { $seat }
seat-nobody = Nem-játékos

## Verbs that agree with the faction ($who, $whom)

plain-reached = { $who-num ->
    [pl] elérték a céljukat
   *[sg] elérte a célját
}
plain-reaches = { $who-num ->
    [pl] elérik a céljukat
   *[sg] eléri a célját
}
plain-passes = { $who-num ->
    [pl] passzolnak
   *[sg] passzol
}
plain-must-pass = { $who-num ->
    [pl] passzolni kényszerülnek
   *[sg] passzolni kényszerül
}
plain-executes = { $who-num ->
    [pl] végrehajtanak
   *[sg] végrehajt
}
plain-may-execute = { $who-num ->
    [pl] végrehajthatnak
   *[sg] végrehajthat
}
plain-gathers = { $who-num ->
    [pl] gyűjtenek
   *[sg] gyűjt
}
plain-deals = { $who-num ->
    [pl] kötnek
   *[sg] köt
}
plain-executes-it = { $who-num ->
    [pl] végrehajtják
   *[sg] végrehajtja
}
plain-gets = { $who-num ->
    [pl] kapnak
   *[sg] kap
}
plain-gives = { $who-num ->
    [pl] adnak
   *[sg] ad
}
plain-asks = { $who-num ->
    [pl] kérnek
   *[sg] kér
}
plain-whom-asks = { $whom-num ->
    [pl] kérnek
   *[sg] kér
}
plain-whom-begs = { $whom-num ->
    [pl] azt kérik
   *[sg] azt kéri
}
plain-declines = { $who-num ->
    [pl] elutasítják
   *[sg] elutasítja
}
plain-builds = { $who-num ->
    [pl] építenek
   *[sg] épít
}
plain-could-choose = { $who-num ->
    [pl] választhatták
   *[sg] választhatta
}
plain-takes-back = { $who-num ->
    [pl] visszavesznek
   *[sg] visszavesz
}
plain-may = { $who-num ->
    [pl] átadhatnak
   *[sg] átadhat
}
plain-may-ask = { $who-num ->
    [pl] kérhetnek
   *[sg] kérhet
}
plain-may-take-off = { $who-num ->
    [pl] vehetnek le
   *[sg] vehet le
}
plain-strikes = { $who-num ->
    [pl] csapnak le
   *[sg] csap le
}
plain-wins = { $who-num ->
    [pl] győznek
   *[sg] győz
}
plain-chooses = { $who-num ->
    [pl] választják
   *[sg] választja
}
plain-does = { $who-num ->
    [pl] tesznek
   *[sg] tesz
}
plain-steps = { $who-num ->
    [pl] lépnek
   *[sg] lép
}

# -- what counts in a position (in the nominative) ---------------------------------------------------------------

feature-margin = { $trend ->
    [up] jobb győzelmi különbözet
   *[down] rosszabb győzelmi különbözet
}
feature-civic-action = { $trend ->
    [up] több ember, akit a civil fejlesztési projekt megnyerhet, mielőtt az agitáció másokat eltérít
   *[down] kevesebb ember, akit a civil fejlesztési projekt megnyerhet, mielőtt az agitáció másokat eltérít
}
feature-garrisons = { $trend ->
    [up] katonákkal, rendőrséggel és ellenőrzéssel jobban tartott helyek
   *[down] katonákkal, rendőrséggel és ellenőrzéssel kevésbé tartott helyek
}
feature-terror = { $trend ->
    [up] kevesebb ember a FARC terror hatókörében
   *[down] több ember a FARC terror hatókörében
}
feature-reach = { $trend ->
    [up] több lázadó a következő tisztogatás és támadás hatókörében
   *[down] kevesebb lázadó a következő tisztogatás és támadás hatókörében
}
feature-roads = { $trend ->
    [up] szabotázstól jobban védett komm.-ok
   *[down] szabotázstól kevésbé védett komm.-ok
}
feature-aid = { $trend ->
    [up] több segély a következő fordulókban
   *[down] kevesebb segély a következő fordulókban
}
feature-prospects = { $trend ->
    [up] több szint és bázis, amelyet a saját gerillák hamarosan megszerezhetnek
   *[down] kevesebb szint és bázis, amelyet a saját gerillák hamarosan megszerezhetnek
}
feature-resources = { $trend ->
    [up] több erőforrás a következő műveletekre
   *[down] kevesebb erőforrás a következő műveletekre
}
feature-pieces = { $trend ->
    [up] több saját egység a térképen
   *[down] kevesebb saját egység a térképen
}
feature-rival = { $trend ->
    [up] { $who-inline } távolabb a céltól
   *[down] { $who-inline } közelebb a célhoz
}
feature-rival-force = { $trend ->
    [up] { $who-inline } kevesebb egysége és erőforrása
   *[down] { $who-inline } több egysége és erőforrása
}
feature-check = { $trend ->
    [up] { $who-inline } közelgő győzelmi ellenőrzése kevésbé fenyegető
   *[down] { $who-inline } közelgő győzelmi ellenőrzése fenyegetőbb
}
feature-lasting = { $trend ->
    [up] jobb érvényes kormánylehetőségek
   *[down] rosszabb érvényes kormánylehetőségek
}
feature-turn-spent = { $trend ->
    [up] megőrzött megfelelőség, másoknak nem marad esemény
   *[down] elhasznált megfelelőség, másoknak marad az esemény
}
feature-promise = { $trend ->
    [up] több, amit a kiképzés hátralévő része hoz
   *[down] kevesebb, amit a kiképzés hátralévő része hoz
}

## What an option costs and does (consequences.py). $cost: Resources; $n: spaces in which it is possible now, or pieces.

remark-does-train = Költség mezőnként: { $cost }; lehetséges mezők: { $n }. Legfeljebb { $most } kocka egy városban vagy ahol bázis van; a végén egy bázis vagy civil fejlesztési projekt az egyikben.
remark-does-patrol = Teljes költség: { $cost }. A kockák komm.-okon mozognak, aktiválják az ott lévő gerillákat, és egy komm.-on ingyen támadhatsz.
remark-does-sweep = Költség mezőnként: { $cost }; lehetséges mezők: { $n }. A katonák szomszédos mezőkről bevonulnak, és rejtőzködő gerillákat aktiválnak.
remark-does-assault = Költség mezőnként: { $cost }; lehetséges mezők: { $n }. Lekerülnek az aktív gerillák és a gerillák nélküli bázisok.
remark-does-rally = Költség mezőnként: { $cost }; lehetséges mezők: { $n }. Új gerillák, két gerilla helyett egy bázis, vagy összevonás és elrejtőzés egy bázisnál.
remark-does-march = Költség minden mezőért, ahová menetelsz: { $cost }, a komm.-ok ingyenesek; ennyi mezőről indulhatsz: { $n }.
remark-does-attack = Költség mezőnként: { $cost }; lehetséges mezők: { $n }. Ha a dobás nem nagyobb a saját gerillák számánál, { $most } ellenséges egység lekerül.
remark-does-terror = Költség mezőnként: { $cost }, a komm.-ok ingyenesek; lehetséges mezők: { $n }. Egy rejtőzködő gerilla felfedi magát; terrorjelző és átállás, komm.-on szabotázs.
remark-trains = { $n ->
    [0] Költség: { $cost }. Kocka nem kerül ide, de következhet civil fejlesztési projekt.
   *[other] Költség: { $cost }. Legfeljebb { $n } kocka.
}
remark-sweeps = { $n ->
    [0] Költség: { $cost }. Nincs ott rejtőzködő gerilla.
   *[other] Költség: { $cost }. Rejtőzködő gerillák ott: { $n }.
}
remark-assaults = { $n ->
    [one] Költség: { $cost }. Egy egység lekerül.
   *[other] Költség: { $cost }. Legfeljebb { $n } egység lekerül.
}
# $base: 1 if two Guerrillas there could become a Base.
remark-rallies = { $base ->
    [0] Költség: { $cost }. Gerillák: legfeljebb { $n }.
   *[other] Költség: { $cost }. Gerillák: legfeljebb { $n }, vagy egy bázis.
}
remark-attacks = Költség: { $cost }. Ha a dobás legfeljebb { $needed } ({ $chance }%), akár { $most } egység lekerül; 1-es dobásra új gerilla érkezik.
remark-ambushes = Nincs dobás: legfeljebb { $most } egység lekerül, és új gerilla érkezik.
# $n: the population; $shifts: 1 if Support or Opposition changes.
remark-terrorises = { $shifts ->
    [0] Költség: { $cost }. Nincs átállás.
   *[other] Költség: { $cost }. Átálló népesség: { $n }.
}

remark-failure = { $goal ->
    [0] { $n ->
        [0] COIN kudarc: a kormány különbözete nem nagyobb, mint { $who-inline } különbözete.
       *[other] COIN kudarc: a kormány különbözete ennyivel kisebb, mint { $who-inline } különbözete: { $n }.
    }
   *[other] COIN kudarc: { $who-inline } { plain-reached }.
}
remark-stalemate = Patthelyzet: a kormány különbözete ennyivel nagyobb, mint a legjobb lázadóé ({ $who-inline }): { $n }.
remark-progress = COIN előrelépés: a kormány különbözete ennyivel nagyobb, mint a legjobb lázadóé ({ $who-inline }): { $n }.
remark-triumph = COIN győzelem: a kormány különbözete ennyivel nagyobb, mint a legjobb lázadóé ({ $who-inline }): { $n }.
remark-non-player-goal = { $who-start } nem-játékos frakcióként { plain-reached }: minden játékos veszít.
remark-non-player-ahead = A legnagyobb győzelmi különbözet ({ $n }) egy nem-játékos frakcióé: { $who-inline }. Egyetlen játékos sem győz.

## Cities

action-bogota = Bogotá
    .inline = Bogotá
    .at = Bogotában
    .marker = terror
    .acc = Bogotát
    .to = Bogotába
    .from = Bogotából
action-cali = Cali
    .inline = Cali
    .at = Caliban
    .marker = terror
    .acc = Calit
    .to = Caliba
    .from = Caliból
action-medellin = Medellín
    .inline = Medellín
    .at = Medellínben
    .marker = terror
    .acc = Medellínt
    .to = Medellínbe
    .from = Medellínből
action-bucaramanga = Bucaramanga
    .inline = Bucaramanga
    .at = Bucaramangában
    .marker = terror
    .acc = Bucaramangát
    .to = Bucaramangába
    .from = Bucaramangából
action-ibague = Ibagué
    .inline = Ibagué
    .at = Ibaguéban
    .marker = terror
    .acc = Ibaguét
    .to = Ibaguéba
    .from = Ibaguéból
action-santa_marta = Santa Marta
    .inline = Santa Marta
    .at = Santa Martában
    .marker = terror
    .acc = Santa Martát
    .to = Santa Martába
    .from = Santa Martából
action-cartagena = Cartagena
    .inline = Cartagena
    .at = Cartagenában
    .marker = terror
    .acc = Cartagenát
    .to = Cartagenába
    .from = Cartagenából
action-cucuta = Cúcuta
    .inline = Cúcuta
    .at = Cúcutában
    .marker = terror
    .acc = Cúcutát
    .to = Cúcutába
    .from = Cúcutából
action-neiva = Neiva
    .inline = Neiva
    .at = Neivában
    .marker = terror
    .acc = Neivát
    .to = Neivába
    .from = Neivából
action-pasto = Pasto
    .inline = Pasto
    .at = Pastóban
    .marker = terror
    .acc = Pastót
    .to = Pastóba
    .from = Pastóból
action-sincelejo = Sincelejo
    .inline = Sincelejo
    .at = Sincelejóban
    .marker = terror
    .acc = Sincelejót
    .to = Sincelejóba
    .from = Sincelejóból

## Departments

action-atlantico = Atlántico
    .inline = Atlántico
    .at = Atlánticóban
    .marker = terror
    .acc = Atlánticót
    .to = Atlánticóba
    .from = Atlánticóból
action-choco = Chocó
    .inline = Chocó
    .at = Chocóban
    .marker = terror
    .acc = Chocót
    .to = Chocóba
    .from = Chocóból
action-narino = Nariño
    .inline = Nariño
    .at = Nariñóban
    .marker = terror
    .acc = Nariñót
    .to = Nariñóba
    .from = Nariñóból
action-meta_west = Meta nyugat
    .inline = Meta nyugat
    .at = Meta nyugaton
    .marker = terror
    .acc = Meta nyugatot
    .to = Meta nyugatra
    .from = Meta nyugatról
action-guaviare = Guaviare
    .inline = Guaviare
    .at = Guaviarében
    .marker = terror
    .acc = Guaviarét
    .to = Guaviarébe
    .from = Guaviaréből
action-putumayo = Putumayo
    .inline = Putumayo
    .at = Putumayóban
    .marker = terror
    .acc = Putumayót
    .to = Putumayóba
    .from = Putumayóból
action-cesar = Cesar
    .inline = Cesar
    .at = Cesarban
    .marker = terror
    .acc = Cesart
    .to = Cesarba
    .from = Cesarból
action-antioquia = Antioquia
    .inline = Antioquia
    .at = Antioquiában
    .marker = terror
    .acc = Antioquiát
    .to = Antioquiába
    .from = Antioquiából
action-santander = Santander
    .inline = Santander
    .at = Santanderben
    .marker = terror
    .acc = Santandert
    .to = Santanderbe
    .from = Santanderből
action-huila = Huila
    .inline = Huila
    .at = Huilában
    .marker = terror
    .acc = Huilát
    .to = Huilába
    .from = Huilából
action-arauca = Arauca
    .inline = Arauca
    .at = Araucában
    .marker = terror
    .acc = Araucát
    .to = Araucába
    .from = Araucából
action-meta_east = Meta kelet
    .inline = Meta kelet
    .at = Meta keleten
    .marker = terror
    .acc = Meta keletet
    .to = Meta keletre
    .from = Meta keletről
action-vichada = Vichada
    .inline = Vichada
    .at = Vichadában
    .marker = terror
    .acc = Vichadát
    .to = Vichadába
    .from = Vichadából
action-guainia = Guainía
    .inline = Guainía
    .at = Guainíában
    .marker = terror
    .acc = Guainíát
    .to = Guainíába
    .from = Guainíából
action-vaupes = Vaupés
    .inline = Vaupés
    .at = Vaupésben
    .marker = terror
    .acc = Vaupést
    .to = Vaupésbe
    .from = Vaupésből
action-amazonas = Amazonas
    .inline = Amazonas
    .at = Amazonasban
    .marker = terror
    .acc = Amazonast
    .to = Amazonasba
    .from = Amazonasból
action-ecuador = Ecuador
    .inline = Ecuador
    .at = Ecuadorban
    .marker = terror
    .acc = Ecuadort
    .to = Ecuadorba
    .from = Ecuadorból
action-panama = Panama
    .inline = Panama
    .at = Panamában
    .marker = terror
    .acc = Panamát
    .to = Panamába
    .from = Panamából

## Lines of Communication

action-loc_cartagena_santa_marta = Cartagena – Santa Marta (út, 1)
    .inline = a Cartagena – Santa Marta út
    .at = a Cartagena – Santa Marta úton
    .marker = szabotázs
    .acc = a Cartagena – Santa Marta utat
    .to = a Cartagena – Santa Marta útra
    .from = a Cartagena – Santa Marta útról
action-loc_cartagena_sincelejo = Cartagena – Sincelejo (csővezeték, 1)
    .inline = a Cartagena – Sincelejo csővezeték
    .at = a Cartagena – Sincelejo csővezetéken
    .marker = szabotázs
    .acc = a Cartagena – Sincelejo csővezetéket
    .to = a Cartagena – Sincelejo csővezetékre
    .from = a Cartagena – Sincelejo csővezetékről
action-loc_santa_marta_ayacucho = Santa Marta – Ayacucho (csővezeték, 2)
    .inline = a Santa Marta – Ayacucho csővezeték
    .at = a Santa Marta – Ayacucho csővezetéken
    .marker = szabotázs
    .acc = a Santa Marta – Ayacucho csővezetéket
    .to = a Santa Marta – Ayacucho csővezetékre
    .from = a Santa Marta – Ayacucho csővezetékről
action-loc_sincelejo_ayacucho = Sincelejo – Ayacucho (csővezeték, 3)
    .inline = a Sincelejo – Ayacucho csővezeték
    .at = a Sincelejo – Ayacucho csővezetéken
    .marker = szabotázs
    .acc = a Sincelejo – Ayacucho csővezetéket
    .to = a Sincelejo – Ayacucho csővezetékre
    .from = a Sincelejo – Ayacucho csővezetékről
action-loc_cucuta_ayacucho = Cúcuta – Ayacucho (csővezeték, 3)
    .inline = a Cúcuta – Ayacucho csővezeték
    .at = a Cúcuta – Ayacucho csővezetéken
    .marker = szabotázs
    .acc = a Cúcuta – Ayacucho csővezetéket
    .to = a Cúcuta – Ayacucho csővezetékre
    .from = a Cúcuta – Ayacucho csővezetékről
action-loc_bucaramanga_ayacucho = Bucaramanga – Ayacucho (csővezeték, 2)
    .inline = a Bucaramanga – Ayacucho csővezeték
    .at = a Bucaramanga – Ayacucho csővezetéken
    .marker = szabotázs
    .acc = a Bucaramanga – Ayacucho csővezetéket
    .to = a Bucaramanga – Ayacucho csővezetékre
    .from = a Bucaramanga – Ayacucho csővezetékről
action-loc_cucuta_arauca = Cúcuta – Arauca (csővezeték, 3)
    .inline = a Cúcuta – Arauca csővezeték
    .at = a Cúcuta – Arauca csővezetéken
    .marker = szabotázs
    .acc = a Cúcuta – Arauca csővezetéket
    .to = a Cúcuta – Arauca csővezetékre
    .from = a Cúcuta – Arauca csővezetékről
action-loc_sincelejo_medellin = Sincelejo – Medellín (csővezeték, 2)
    .inline = a Sincelejo – Medellín csővezeték
    .at = a Sincelejo – Medellín csővezetéken
    .marker = szabotázs
    .acc = a Sincelejo – Medellín csővezetéket
    .to = a Sincelejo – Medellín csővezetékre
    .from = a Sincelejo – Medellín csővezetékről
action-loc_medellin_ibague = Medellín – Ibagué (csővezeték, 1)
    .inline = a Medellín – Ibagué csővezeték
    .at = a Medellín – Ibagué csővezetéken
    .marker = szabotázs
    .acc = a Medellín – Ibagué csővezetéket
    .to = a Medellín – Ibagué csővezetékre
    .from = a Medellín – Ibagué csővezetékről
action-loc_ibague_cali = Ibagué – Cali (csővezeték, 1)
    .inline = az Ibagué – Cali csővezeték
    .at = az Ibagué – Cali csővezetéken
    .marker = szabotázs
    .acc = az Ibagué – Cali csővezetéket
    .to = az Ibagué – Cali csővezetékre
    .from = az Ibagué – Cali csővezetékről
action-loc_cali_buenaventura = Cali – Buenaventura (csővezeték, 1)
    .inline = a Cali – Buenaventura csővezeték
    .at = a Cali – Buenaventura csővezetéken
    .marker = szabotázs
    .acc = a Cali – Buenaventura csővezetéket
    .to = a Cali – Buenaventura csővezetékre
    .from = a Cali – Buenaventura csővezetékről
action-loc_cali_pasto = Cali – Pasto (út, 1)
    .inline = a Cali – Pasto út
    .at = a Cali – Pasto úton
    .marker = szabotázs
    .acc = a Cali – Pasto utat
    .to = a Cali – Pasto útra
    .from = a Cali – Pasto útról
action-loc_pasto_tumaco = Pasto – Tumaco (út, 1)
    .inline = a Pasto – Tumaco út
    .at = a Pasto – Tumaco úton
    .marker = szabotázs
    .acc = a Pasto – Tumaco utat
    .to = a Pasto – Tumaco útra
    .from = a Pasto – Tumaco útról
action-loc_neiva_pasto = Neiva – Pasto (út, 1)
    .inline = a Neiva – Pasto út
    .at = a Neiva – Pasto úton
    .marker = szabotázs
    .acc = a Neiva – Pasto utat
    .to = a Neiva – Pasto útra
    .from = a Neiva – Pasto útról
action-loc_bogota_neiva = Bogotá – Neiva (csővezeték, 2)
    .inline = a Bogotá – Neiva csővezeték
    .at = a Bogotá – Neiva csővezetéken
    .marker = szabotázs
    .acc = a Bogotá – Neiva csővezetéket
    .to = a Bogotá – Neiva csővezetékre
    .from = a Bogotá – Neiva csővezetékről
action-loc_bogota_san_jose = Bogotá – San José (út, 1)
    .inline = a Bogotá – San José út
    .at = a Bogotá – San José úton
    .marker = szabotázs
    .acc = a Bogotá – San José utat
    .to = a Bogotá – San José útra
    .from = a Bogotá – San José útról
action-loc_bogota_yopal = Bogotá – Yopal (csővezeték, 2)
    .inline = a Bogotá – Yopal csővezeték
    .at = a Bogotá – Yopal csővezetéken
    .marker = szabotázs
    .acc = a Bogotá – Yopal csővezetéket
    .to = a Bogotá – Yopal csővezetékre
    .from = a Bogotá – Yopal csővezetékről
action-loc_bogota_ibague_bucaramanga = Bogotá – Ibagué – Bucaramanga (csővezeték, 2)
    .inline = a Bogotá – Ibagué – Bucaramanga csővezeték
    .at = a Bogotá – Ibagué – Bucaramanga csővezetéken
    .marker = szabotázs
    .acc = a Bogotá – Ibagué – Bucaramanga csővezetéket
    .to = a Bogotá – Ibagué – Bucaramanga csővezetékre
    .from = a Bogotá – Ibagué – Bucaramanga csővezetékről

## Verbs and other answers

action-done = Kész
action-pass = Passzolás
action-unshaded = Esemény, normál szöveg
    .inline = normál szöveg
action-shaded = Esemény, árnyékolt szöveg
    .inline = árnyékolt szöveg
action-train = Kiképzés
action-patrol = Őrjárat
action-sweep = Tisztogatás
action-assault = Támadás
action-rally = Gyülekezés
action-march = Menetelés
action-attack = Támadás
action-terror = Terror
action-air_lift = Légi híd
action-air_strike = Légi csapás
action-eradicate = Felszámolás
action-extort = Zsarolás
action-ambush = Rajtaütés
action-kidnap = Emberrablás
action-assassinate = Orgyilkosság
action-cultivate = Termesztés
action-process = Feldolgozás
action-bribe = Megvesztegetés
action-ship = Szállítmány felhasználása
action-recycle = Saját egységek visszavétele
action-negotiate = Tárgyalás
action-yes = Igen
action-no = Nem
action-remove = Levétel
action-flip = Átfordítás
action-place = Lerakás
action-move = Mozgatás
action-replace = Csere
action-shipment = Egy szállítmány
action-cash = 6 erőforrás
action-civic_action = Civil fejlesztési projekt
action-support = Támogatás
action-opposition = Ellenállás
action-give = Átadás
action-request = Kérés
action-number = { $n }

## Pieces

action-troops = Katonák
    .one = egy katona
    .many = katona
    .acc = katonát
    .oneacc = egy katonát
    .pl = a katonák
    .placc = a katonákat
action-police = Rendőrség
    .one = egy rendőr
    .many = rendőr
    .acc = rendőrt
    .oneacc = egy rendőrt
    .pl = a rendőrök
    .placc = a rendőröket
action-govt_base = Kormánybázis
    .one = egy kormánybázis
    .many = kormánybázis
    .acc = kormánybázist
    .oneacc = egy kormánybázist
    .pl = a kormánybázisok
    .placc = a kormánybázisokat
action-farc_underground = Rejtőzködő FARC gerilla
    .one = egy rejtőzködő FARC gerilla
    .many = rejtőzködő FARC gerilla
    .acc = rejtőzködő FARC gerillát
    .oneacc = egy rejtőzködő FARC gerillát
    .pl = a rejtőzködő FARC gerillák
    .placc = a rejtőzködő FARC gerillákat
action-farc_active = Aktív FARC gerilla
    .one = egy aktív FARC gerilla
    .many = aktív FARC gerilla
    .acc = aktív FARC gerillát
    .oneacc = egy aktív FARC gerillát
    .pl = az aktív FARC gerillák
    .placc = az aktív FARC gerillákat
action-farc_base = FARC bázis
    .one = egy FARC bázis
    .many = FARC bázis
    .acc = FARC bázist
    .oneacc = egy FARC bázist
    .pl = a FARC bázisok
    .placc = a FARC bázisokat
action-auc_underground = Rejtőzködő AUC gerilla
    .one = egy rejtőzködő AUC gerilla
    .many = rejtőzködő AUC gerilla
    .acc = rejtőzködő AUC gerillát
    .oneacc = egy rejtőzködő AUC gerillát
    .pl = a rejtőzködő AUC gerillák
    .placc = a rejtőzködő AUC gerillákat
action-auc_active = Aktív AUC gerilla
    .one = egy aktív AUC gerilla
    .many = aktív AUC gerilla
    .acc = aktív AUC gerillát
    .oneacc = egy aktív AUC gerillát
    .pl = az aktív AUC gerillák
    .placc = az aktív AUC gerillákat
action-auc_base = AUC bázis
    .one = egy AUC bázis
    .many = AUC bázis
    .acc = AUC bázist
    .oneacc = egy AUC bázist
    .pl = az AUC bázisok
    .placc = az AUC bázisokat
action-cartels_underground = Rejtőzködő kartell gerilla
    .one = egy rejtőzködő kartell gerilla
    .many = rejtőzködő kartell gerilla
    .acc = rejtőzködő kartell gerillát
    .oneacc = egy rejtőzködő kartell gerillát
    .pl = a rejtőzködő kartell gerillák
    .placc = a rejtőzködő kartell gerillákat
action-cartels_active = Aktív kartell gerilla
    .one = egy aktív kartell gerilla
    .many = aktív kartell gerilla
    .acc = aktív kartell gerillát
    .oneacc = egy aktív kartell gerillát
    .pl = az aktív kartell gerillák
    .placc = az aktív kartell gerillákat
action-cartels_base = Kartell bázis
    .one = egy kartell bázis
    .many = kartell bázis
    .acc = kartell bázist
    .oneacc = egy kartell bázist
    .pl = a kartell bázisok
    .placc = a kartell bázisokat

## Steps of the game

phase-start = Összeállítás
phase-next-card = Következő kártya
phase-slot = Ki következik
phase-adjust = A kártya vége
phase-choose-operation = Művelet választása
phase-operate = Művelet
phase-gather = Gyülekezés: gerillák összevonása
phase-activate = Gerillák aktiválása
phase-train-extra = Bázis vagy civil fejlesztési projekt
phase-patrol-assault = Támadás egy komm.-on
phase-last-activity = Speciális tevékenység
phase-end-operation = A művelet vége
phase-ship = Szállítás
phase-event = Esemény
phase-event-step = Esemény
phase-non-player = Nem-játékos frakció
phase-propaganda = Propaganda forduló
phase-civic-action = Civil fejlesztési projekt
phase-agitation = Agitáció
phase-elite-backing = Elit támogatás
phase-redeploy = Átcsoportosítási fázis
phase-drug-profits = Drog profit
phase-deals = Esemény és alkuk
phase-deploy = Nyílt telepítés
phase-new-zone = Új FARC zóna
phase-end = A játék vége

## Setup

setup-factions = Frakciók
    .help = Mely frakciókat irányítják emberek vagy botok. Egy játékos a kormányt, kettő a kormányt és a FARC-ot, három a kormányt és bármely két lázadó frakciót kapja.
setup-problem-factions = Ezek a frakciók együtt nem játszhatók. { setup-factions.help } Ezzel a beállítással nem lehet frakciót választani: „{ setup-two_factions_each }”.
setup-two_factions_each = Fejenként két frakció
    .help = Két vagy három játékosnak: nincs nem-játékos frakció. Hárman az AUC játékosa irányítja a kartelleket is; ketten a kormány játékosa az AUC-t, a FARC játékosa a kartelleket is.
setup-short = Rövid játék
    .help = A játék a harmadik propaganda kártyával ér véget, nem a negyedikkel.
setup-scenario = Forgatókönyv
    .help = Milyen hosszú a játék, és honnan indul.
setup-scenario-standard = Standard
    .help = Hatvan eseménykártya és négy propaganda forduló 1995-től.
setup-scenario-quick_play = Gyors játék
    .help = Huszonnégy eseménykártya és két propaganda forduló; a háború már javában zajlik, és Pastrana az elnök.
setup-open_deployment = Nyílt telepítés
    .help = A játékosok maguk rakják fel egységeiket a térképre: először a kartellek, aztán az AUC, a FARC és a kormány.
setup-seeded_propaganda = Elosztott propaganda
    .help = Minden propaganda kártya a paklija legalsó öt lapja között van, így a fordulók egyenletesebben követik egymást.
setup-no_reveal = Rejtett lap
    .help = A következő kártya rejtve marad. Könnyebb így tanulni, mert kevesebb mindent kell mérlegelni. Más frakció sorrenddel nem használható, mert azt arról a kártyáról kell leolvasni.
setup-eligibility = Frakció sorrend
    .help = Melyik kártya mondja meg, ki cselekszik először, és ki marad ki.
setup-eligibility-printed = A kártya szerint
    .help = Az aktuális kártya adja a sorrendet; aki végrehajtott valamit, a következő kártyánál kimarad.
setup-eligibility-option_a = A opció
    .help = A következő eseménykártya adja a sorrendet, így kevésbé lehet tervezni. Ehhez a következő kártyának nyíltnak kell lennie.
setup-eligibility-option_b = B opció
    .help = Mint az A opció, és senki sem marad ki azért, mert cselekedett; ezt csak események rendelhetik el.
setup-card_edition = A kártyák szövege
    .help = A második kiadásban kilenc eseménykártya megváltozott.
setup-card_edition-1 = Első kiadás
    .help = A 2012-es szövegek.
setup-card_edition-2 = Második kiadás
    .help = Az átdolgozott szövegek.
setup-negotiation = Tárgyalás
    .help = Amíg egy frakció cselekszik, erőforrásokat és szállítmányokat lehet felajánlani, kérni és átadni.

## Whose turn, and what to do: questions

ask-turn = { $slot ->
    [1] 1. megfelelő: { $who-inline }. Válassz egy műveletet, ha szeretnéd, speciális tevékenységgel, vagy az esemény egyik szövegét, vagy passzolj.
   *[other] 2. megfelelő: { $who-inline }. Válassz abból, amit az első frakció döntése szabadon hagyott, vagy passzolj.
}
option-turn-pass = { $who-id ->
    [govt] Passzolás: 3 erőforrás, és megfelelő maradsz
   *[other] Passzolás: 1 erőforrás, és megfelelő maradsz
}
ask-ship = Nem volt speciális tevékenység, ezért egy szállítmány árán { $who-inline } ingyen { plain-may-execute } még egy limitált műveletet: vedd le egy saját szállítmányodat, kérj egyet egy másik frakciótól, vagy mondj le róla.
option-ship-ship = Saját szállítmány felhasználása
option-ship-farc = Kérés a FARC-tól
option-ship-auc = Kérés az AUC-tól
option-ship-cartels = Kérés a kartellektől
option-ship-done = Nincs szállítás
ask-grant-shipment = { $whom-start } { plain-whom-begs }, hogy vedd le { $who-whose } egyik szállítmányát egy további limitált műveletért: beleegyezel?
ask-which-operation = Válaszd ki a műveletet, amelyet { $who-inline } ingyen, egy mezőn { plain-executes }.
ask-last-activity = { $verb }: minden mezőn kész. Válaszd ki hozzá { $who-inline } speciális tevékenységét, vagy egyiket sem.
option-last-activity-done = Nincs speciális tevékenység

ask-insurgent-discord = Lázadók közti viszály ({ plain-card-name }): a kormány dönti el, mit { plain-does } { $who-inline }. Az esemény végrehajtása vagy művelet következzen?
option-insurgent-discord-yes = Az esemény végrehajtása
option-insurgent-discord-no = Művelet

## Negotiation: questions

ask-deals = Az esemény lezajlott. { $who-start } még { plain-may } erőforrásokat vagy szállítmányokat, vagy { plain-may-ask } ilyet: alku, vagy menjünk tovább?
option-deals-done = Tovább
ask-deal-with = Válaszd ki, melyik frakcióval { plain-deals } alkut { $who-inline }, vagy hagyd abba.
option-deal-with-done = Nincs alku
ask-deal-what = Válaszd ki, hogy { $who-inline } { plain-gives } valamit { $whom-dat }, vagy { plain-asks } valamit.
option-deal-what-give = Átadás { $whom-dat }
option-deal-what-request = Kérés { $whom-abl }
ask-deal-amount = { $verb-id ->
    [give] Válaszd ki, mit { plain-gives } { $who-inline } { $whom-dat }: erőforrásokat, vagy egy szállítmányt ott, ahol mindkettőnek van gerillája.
   *[other] Válaszd ki, mit { plain-whom-asks } { $whom-inline } { $who-abl }: erőforrásokat, vagy egy szállítmányt ott, ahol mindkettőnek van gerillája.
}
option-deal-amount = { $n } erőforrás
ask-deal-answer = { $n ->
    [0] { $who-start } egy szállítmányt { plain-asks } { $whom-abl }; átadod?
   *[other] { $who-start } { $n } erőforrást { plain-asks } { $whom-abl }; kifizeted?
}

## Orders in advance (orders.py)

order-turn = { plain-card-name }, { $who-inline }: { $verb }
order-pass-limited = { $who-start }: passzolás, ha már csak limitált művelet maradt
order-pass-second = { $who-start }: passzolás, ha nem 1. megfelelő
order-no-deals = { $who-start }: minden erőforrás- és szállítmánykérés elutasítása, esemény után sincs alku
order-no-ship = { $who-start }: soha nincs szállítmány további műveletért
order-drug-profits = { $who-start }, minden szállítmány a propaganda fordulóban: { $verb-id ->
    [place] egy bázis, ha lehet
   *[other] 6 erőforrás
}
order-no-support = { $who-id ->
    [govt] Propaganda fordulók: nincs civil fejlesztési projekt
    [farc] Propaganda fordulók: nincs agitáció
   *[other] Propaganda fordulók: nincs elit támogatás
}
order-no-redeploy = { $who-start }: csak a kötelező átcsoportosítás
order-auc-answer = 6-os dobás emberrablásnál: az AUC ezt rakja le: { $piece-one }

## Open deployment: questions

ask-deploy-kind = Válaszd ki { $who-inline } következő egységeit, amelyek a térképre kerülnek.
ask-deploy-where = { $who-id ->
    [govt] Válaszd ki, hová kerülnek { $piece-pl }: egy városba vagy egy FARC bázis nélküli körzetbe.
    [farc] Válaszd ki, melyik körzetbe kerülnek { $piece-pl }.
   *[other] Válaszd ki, melyik mezőre kerülnek { $piece-pl }.
}
ask-deploy-how-many = Válaszd ki, hány { $piece-many } kezd { $place-at }.

## Operations of the Government: questions

# What the acting faction can still spend. $left: its Resources.
plain-purse = { $left ->
    [0] Nincs több erőforrásod.
   *[other] Megmaradt erőforrásaid: { $left }.
}
# One more decision of a running Operation
ask-operate = { $verb-id ->
    [train] { $limited ->
        [0] Kiképzés: válassz egy várost vagy egy körzetet (kockák oda kerülnek, ahol kormánybázis van), egyenként 3 erőforrásért, hacsak a művelet nem ingyenes, vagy hagyd abba; utána az egyik bázist vagy civil fejlesztési projektet kaphat. { plain-purse }
       *[other] Limitált kiképzés: válaszd ki azt az egy várost vagy körzetet, ahol kiképzést végzel, 3 erőforrásért, hacsak nem ingyenes. { plain-purse }
    }
    [patrol] { $limited ->
        [0] Az őrjárat ki van fizetve: válassz egy mezőt, ahonnan kockák indulnak komm.-okon és városokon át, vagy fejezd be a mozgatást; utána a komm.-okon lévő összes kocka gerillákat aktivál.
       *[other] Limitált őrjárat: válassz egy mezőt, ahonnan kockák indulnak komm.-okon és városokon át egyetlen célmezőre, vagy fejezd be a mozgatást; utána a komm.-okon lévő összes kocka gerillákat aktivál.
    }
    [sweep] { $limited ->
        [0] Tisztogatás: válassz egy várost vagy körzetet, ahol gerillákat aktiválsz, egyenként 3 erőforrásért, hacsak a művelet nem olcsóbb vagy ingyenes, vagy hagyd abba; előbb katonák vonulhatnak be. { plain-purse }
       *[other] Limitált tisztogatás: válaszd ki azt az egy várost vagy körzetet, ahol gerillákat aktiválsz; előbb katonák vonulhatnak be. { plain-purse }
    }
    [assault] { $limited ->
        [0] Támadás: válassz egy mezőt, ahonnan a kockáid aktív gerillákat vagy gerillák nélküli bázisokat vesznek le, egyenként 3 erőforrásért, hacsak a művelet nem olcsóbb vagy ingyenes, vagy hagyd abba. { plain-purse }
       *[other] Limitált támadás: válaszd ki azt az egy mezőt, ahonnan a kockáid aktív gerillákat vagy gerillák nélküli bázisokat vesznek le. { plain-purse }
    }
    [rally] { $limited ->
        [0] Gyülekezés: válassz egy várost vagy körzetet, ahol { $who-inline } erőt { plain-gathers }, egyenként 1 erőforrásért, hacsak a művelet nem ingyenes, vagy hagyd abba. { plain-purse }
       *[other] Limitált gyülekezés: válaszd ki azt az egy várost vagy körzetet, ahol { $who-inline } erőt { plain-gathers }. { plain-purse }
    }
    [march] { $limited ->
        [0] Menetelés: válassz egy mezőt, ahonnan { $who-adjective } gerillák indulnak, vagy hagyd abba; városba vagy körzetbe lépni 1 erőforrásba kerül, hacsak a művelet nem ingyenes, komm.-ra semmibe. { plain-purse }
       *[other] Limitált menetelés: válassz egy mezőt, ahonnan { $who-adjective } gerillák indulnak az egyetlen célmezőre, vagy hagyd abba. { plain-purse }
    }
    [attack] { $limited ->
        [0] Támadás: válassz egy mezőt, ahol ellenséges egységeket vennél le, egyenként 1 erőforrásért, hacsak a művelet nem ingyenes, vagy hagyd abba; sikeres, ha a dobás nem nagyobb az ottani gerilláid számánál. { plain-purse }
       *[other] Limitált támadás: válaszd ki azt az egy mezőt, ahol ellenséges egységeket vennél le; sikeres, ha a dobás nem nagyobb az ottani gerilláid számánál. { plain-purse }
    }
   *[other] { $limited ->
        [0] Terror: válassz egy mezőt, ahol egy rejtőzködő { $who-adjective } gerilla lecsap, városban vagy körzetben 1 erőforrásért, hacsak a művelet nem ingyenes, komm.-on semmiért, vagy hagyd abba. { plain-purse }
       *[other] Limitált terror: válaszd ki azt az egy mezőt, ahol egy rejtőzködő { $who-adjective } gerilla lecsap. { plain-purse }
    }
}
option-operate-done = { $verb-id ->
    [train] A lerakás befejezése
    [patrol] A mozgatás befejezése
    [sweep] A kiválasztás befejezése
    [assault] A támadás befejezése
    [rally] A gyülekezés befejezése
    [march] A menetelés befejezése
    [attack] A támadás befejezése
   *[other] A terror befejezése
}
ask-train-cubes = Válaszd ki, hány { $piece-acc } raksz le { $place-to }; összesen legfeljebb hat kockát.
ask-train-extra = Az egyik mezőn, ahol kiképzést végeztél, 3 kockát bázisra cserélhetsz, vagy civil fejlesztési projektet fizethetsz: válaszd ki, vagy hagyd abba.
option-train-extra-done = Egyik sem
ask-train-what = Válaszd ki, mit teszel { $place-at }: bázist építesz 3 kockából, vagy lépésenként 3 erőforrásért civil fejlesztési projektet végzel.
option-train-what-place = Bázis építése
option-train-what-civic_action = Civil fejlesztési projekt
ask-base-troops = Három kocka { $place-at } bázissá válik: válaszd ki, hány legyen köztük katona; a többi rendőr.
option-base-troops = { $n ->
    [0] Csak rendőrök
    [3] Csak katonák
   *[other] { $n } katona
}
ask-civic-more = Végzel még egy lépés civil fejlesztési projektet { $place-at } 3 erőforrásért, vagy abbahagyod?
option-civic-more-civic_action = Még egy lépés
option-civic-more-done = Nincs több
ask-patrol-kind = Válaszd ki, mely kockák indulnak { $place-from }.
ask-patrol-to = Válaszd ki, hová mennek { $piece-pl } { $place-from }; egy gerillákat tartalmazó mezőn megállnak.
ask-patrol-how-many = Válaszd ki, hány megy { $place-from } { $target-to }.
ask-patrol-assault = Az őrjárathoz ingyen támadás jár: válaszd ki a komm.-ot, vagy mondj le róla.
option-patrol-assault-done = Nincs támadás
ask-sweep-from = Válaszd ki, honnan jön még katona { $place-to }: szomszédos mezőről vagy egyetlen gerillamentes komm.-on át; vagy ne jöjjön több.
option-sweep-from-done = Senki más nem jön
ask-sweep-kind = Válaszd ki, ki jön { $place-from }: katonák vagy egy rendőr.
ask-sweep-how-many = Válaszd ki, hány katona megy { $place-from } { $target-to }.
ask-find-whose = { $left ->
    [one] A kockáid még egy gerillát aktiválhatnak { $place-at }: válaszd ki, kiét.
   *[other] A kockáid még { $left } gerillát aktiválhatnak { $place-at }: válaszd ki, kié a következő.
}
option-find-whose-done = Nincs több aktiválás
ask-leave-alone = A kockáid aktiválhatják e frakciók összes rejtőzködő gerilláját { $place-at }: aktiváld őket, vagy válassz egy frakciót, amelyet békén hagysz.
option-leave-alone-done = Mindegyik aktiválása
option-leave-alone-farc = A FARC-ot békén hagyom
option-leave-alone-auc = Az AUC-t békén hagyom
option-leave-alone-cartels = A kartelleket békén hagyom

## Operations of the Insurgents: questions

ask-rally-what = Válaszd ki, mit hoz { $who-inline } gyülekezése { $place-at }: gerillák lerakását, két gerilla cseréjét egy bázisra, vagy saját bázisnál gerillák összevonását és mindegyik elrejtését.
option-rally-what-place = Gerillák lerakása
option-rally-what-replace = Két gerilla helyett egy bázis
option-rally-what-move = Összevonás és elrejtés
ask-rally-how-many = Válaszd ki, hány { $who-adjective } gerillát raksz le { $place-to }.
ask-base-underground = Két { $who-adjective } gerilla { $place-at } bázissá válik: válaszd ki, hány rejtőzködő legyen köztük; a többi aktív.
ask-gather-from = Válassz egy mezőt, ahonnan { $who-adjective } gerillák jönnek { $place-to }, vagy ne jöjjön több; utána ott mindegyikük elrejtőzik.
option-gather-from-done = Senki más nem jön
ask-gather-kind = Válaszd ki, mely gerillák indulnak { $place-from }.
ask-gather-how-many = Válaszd ki, hány megy { $place-from } { $target-to }.
ask-carry-shipments = Néhány gerillád { $place-at } marad: válaszd ki, hány szállítmány megy a többiekkel { $target-to }.
ask-march-to = Válaszd ki, hová menetelnek { $place-from } { $who-inline } gerillái.
ask-march-how-many = Válaszd ki, hány menetel { $place-from } { $target-to }; komm.-on és támogatott mezőn egy nagy csoport feltűnik.
ask-march-underground = { $n ->
    [one] Válaszd ki, hogy rejtőzködő (1) vagy aktív (0) az a gerilla, amely { $place-from } { $target-to } megy.
   *[other] { $n } gerilla megy { $place-from } { $target-to }: válaszd ki, hány legyen köztük rejtőzködő; a többi aktív.
}
ask-attack-how = Válaszd ki, hogyan { plain-strikes } { $who-inline } { $place-at }: támadással és dobással, vagy rajtaütéssel, a speciális tevékenységgel, amely mindig sikeres, és csak egy gerillát fed fel.
ask-remove-piece = { $left ->
    [one] Válaszd ki, melyik egységet veszed le { $place-from }; többet már nem vehetsz le.
   *[other] Válassz egy egységet, amelyet leveszel { $place-from }; összesen { $left } vehető le.
}
option-remove-piece-done = Nincs több levétel
ask-recycle-kind = Válaszd ki, milyen saját egységet veszel le a térképről; visszakerül az elérhetők közé, és újra lerakható.
ask-recycle-first = Még egy { $who-adjective } gerilla kerülhetne { $place-to }, de nincs elérhető: visszaveszel előbb egyet a térképről?
option-recycle-first-done = Nem
ask-recycle-space = Válaszd ki a mezőt, ahonnan ez az egység visszakerül az elérhetők közé: { $piece-one }.

## Special Activities: questions

ask-air-lift-from = Légi híd: válaszd ki a mezőt, ahonnan katonák repülnek.
ask-air-lift-to = Válaszd ki, hol szállnak le a katonák, akik { $place-from } indulnak.
ask-air-lift-how-many = Válaszd ki, hány katona repül { $place-from } { $target-to }.
ask-air-strike = Légi csapás: válassz egy körzetet vagy komm.-ot, ahonnan egy aktív gerilla vagy egy gerillák nélküli bázis lekerül.
ask-air-strike-what = Válaszd ki, melyik egységet éri a csapás { $place-at }.
ask-eradicate = Felszámolás: válassz egy körzetet; minden kartell bázis lekerül onnan, és a segély 4-gyel nő, de a nép neheztel érte.
ask-eradicate-shift = Válaszd ki a körzetet, amely 1 szinttel átáll az aktív ellenállás felé: { $place-inline } maga vagy egy szomszédja.
ask-extort = Zsarolás: válassz egy mezőt, ahol { $who-inline } egységei többségben vannak az összes többivel szemben; egy gerilla aktívvá válik, és 1 erőforrást hoz.
ask-kidnap = Emberrablás: válassz egy terrorral érintett mezőt, ahol több a FARC gerilla, mint a rendőr; az áldozat annyit fizet, amennyit a dobókocka mutat.
ask-kidnap-whom = Válaszd ki, kinek kell fizetnie a túszokért { $place-at }.
ask-auc-answer = A 6-os dobás felriasztja az AUC-t: válaszd ki, milyen egységet rak le { $place-to }.
ask-assassinate = Orgyilkosság: válassz egy terrorral érintett mezőt, ahol több az AUC gerilla, mint a rendőr; onnan egy tetszőleges ellenséges egység lekerül.
ask-assassinate-whom = Válaszd ki, melyik ellenséges egységet veszed le { $place-from }; a bázisok sincsenek védve.
ask-cultivate = Termesztés: válassz egy várost vagy körzetet, ahol több a kartell gerilla, mint a rendőr, és amely egy bázist kap; a gyülekezés egyik körzetében ez új is lehet.
ask-cultivate-from = Válaszd ki, honnan jön a bázis { $place-to }.
option-cultivate-from-place = Új bázis
ask-process = Feldolgozás: válassz, hogy bázisokat váltasz be darabonként 3 erőforrásra, vagy egy-két szállítmányt raksz le.
option-process-remove = Bázisokból erőforrások
option-process-shipment = Szállítmányok lerakása
ask-process-base = Válassz egy mezőt, ahol egy kartell bázist 3 erőforrásra váltasz, vagy hagyd abba.
option-process-base-done = Nincs több
ask-process-where = Válassz egy kartell bázissal rendelkező mezőt, ahová egy szállítmány kerül, vagy hagyd abba.
option-process-where-done = Nincs több
ask-process-whose = Válaszd ki, kinek a gerillája kapja a szállítmányt { $place-at }.
ask-bribe = Megvesztegetés 3 erőforrásért: válassz egy mezőt, ahol legfeljebb két kockát vagy gerillát, vagy egy bázist vesztegetsz meg.
ask-bribe-what = Válaszd ki, melyik egységet vesztegeted meg { $place-at }: csak egy bázist, vagy a legfeljebb két kocka vagy gerilla közül az elsőt.
ask-bribe-how = Válaszd ki, mi legyen { $place-at } ezzel az egységgel: { $piece-one }. Lekerül a térképről, vagy átfordul rejtőzködő és aktív között. Egy második gerillával ugyanez történne.
option-bribe-how-remove = Levétel
option-bribe-how-flip = Átfordítás
ask-bribe-second = Ugyanez a megvesztegetés még egy kockát levesz { $place-from }: válaszd ki.
ask-bribe-second-remove = Ugyanez a megvesztegetés még egy gerillát levesz { $place-from }: válaszd ki, vagy hagyd abba, ahol ez választható.
option-bribe-second-remove-done = Nincs több
ask-bribe-second-flip = Ugyanez a megvesztegetés még egy gerillát átfordíthat { $place-at }: válaszd ki, vagy hagyd abba.
option-bribe-second-flip-done = Nincs több
ask-drop-shipment = Egy szállítmány { $place-at } őrző nélkül maradt. Dönt: { $who-inline }. Válaszd ki, melyik frakció ottani gerillája kapja meg, vagy vedd le.
option-drop-shipment-remove = A szállítmány levétele
ask-seized-shipment = Egy szállítmányt éppen lefoglalnak { $place-at }. Dönt: { $who-inline }. Válaszd ki, melyik frakció ottani gerillája kapja meg.

## Propaganda rounds: questions

ask-special-forces = { $left ->
    [one] 7. különleges műveleti csoport: válassz egy mezőt, ahonnan még egy terror- vagy szabotázsjelző lekerül, vagy hagyd abba.
   *[other] 7. különleges műveleti csoport: legfeljebb { $left } terror- vagy szabotázsjelző kerül le; válassz mezőt a következőnek, vagy hagyd abba.
}
option-special-forces-done = Nincs több
ask-drug-profits = Válaszd ki, mit hoz { $who-dat } a szállítmány { $place-at }: egy bázist ott, vagy 6 erőforrást.
option-drug-profits-place = Egy bázis
ask-civic-action = Civil fejlesztési projekt: válassz egy mezőt, ahol 3 erőforrásért lekerül egy terrorjelző, vagy ha nincs terror, a nép 1 szinttel átáll az aktív támogatás felé; vagy hagyd abba.
option-civic-action-done = Nincs több
ask-agitation = Agitáció: válassz egy mezőt, ahol 1 erőforrásért lekerül egy terrorjelző, vagy ha nincs terror, a nép 1 szinttel átáll az aktív ellenállás felé; vagy hagyd abba.
option-agitation-done = Nincs több
ask-new-zone = { $rule ->
    [AA-card-36] Válaszd ki a hegyi körzetet, amely FARC zónává válik, azok közül, ahol a legtöbb FARC egység van; a kormánynak el kell hagynia.
   *[other] Válaszd ki a körzetet, amely FARC zónává válik, azok közül, ahol a legtöbb FARC egység van; a kormánynak el kell hagynia.
}
ask-leave-zone = { $place-inline } FARC zóna lesz: válaszd ki, hová mennek onnan { $piece-pl }.
ask-elite-backing = Elit támogatás: válassz egy mezőt, ahol az AUC ingyen gyülekezik, vagy mondj le róla.
option-elite-backing-done = Nincs gyülekezés
ask-redeploy = Válassz egy mezőt, amelynek kockáit átcsoportosítanád, vagy hagyd abba.
option-redeploy-done = Az átcsoportosítás befejezése
ask-redeploy-kind = Válaszd ki, mely kockák indulnak { $place-from }.
ask-redeploy-to = { $rule ->
    [AA-6_5_3] Válaszd ki, hová mennek a rendőrök { $place-from }: komm.-ra vagy kormányzati ellenőrzés alatt álló mezőre.
   *[other] Válaszd ki, hová mennek a katonák { $place-from }: kormányzati ellenőrzés alatt álló városba, vagy ilyen mezőre, ahol kormánybázis van.
}
ask-redeploy-how-many = Válaszd ki, hány megy { $place-from } { $target-to }.

## Events: questions

# One kind of question is worded card by card ($rule) and part by part ($stage, in the order of the card’s text).
ask-event-space = { $rule ->
    [AA-card-4] { $stage ->
        [1] Válassz egy szabotázs nélküli csővezetéket: gazdasági értékének kétszeresét fizeti a kormánynak.
       *[other] Válassz egy kockák nélküli csővezetéket, amelyet szabotálsz; előbb a legnagyobb gazdasági értékűt.
    }
    [AA-card-5] { $stage ->
        [1] Válassz egy csővezetéket, ahová egy rendőr kerül; összesen hat.
        [2] Válassz egy újonnan őrzött csővezetéket vagy vele szomszédos mezőt, ahol egy rejtőzködő gerilla aktívvá válik; összesen három.
       *[other] Válaszd ki a 3-as gazdasági értékű csővezetékkel szomszédos mezőt, amely 2 szinttel átáll az aktív ellenállás felé.
    }
    [AA-card-6] { $stage ->
        [1] Válassz egy szabotázzsal szomszédos körzetet, amely passzív támogatásra áll át; összesen kettő.
        [2] Válaszd ki a csővezetéket, amelyet szabotálsz.
       *[other] Válaszd ki az azzal a csővezetékkel szomszédos körzetet, amely 1 szinttel átáll az aktív ellenállás felé.
    }
    [AA-card-14] { $stage ->
        [1] Válaszd ki a körzetet, ahová egy kormánybázis és három katona kerül.
       *[other] Válaszd ki a körzetet, ahonnan egy kormánybázis és egy kocka lekerül.
    }
    [AA-card-15] Válaszd ki a semleges vagy passzív támogatású várost, amely passzív ellenállásra áll át.
    [AA-card-19] Általános offenzíva: válaszd ki a mezőt, ahol a frakciód legközelebb lecsap; minden lehetséges mező sorra kerül.
    [AA-card-20] { $stage ->
        [1] Válassz egy mezőt, ahonnan egy FARC gerilla egy szomszédos mezőre szorul, összesen legfeljebb hat, vagy hagyd abba.
        [2] Válaszd ki, hová megy az a FARC gerilla.
       *[other] Válassz egy mezőt, ahol egy FARC gerilla elrejtőzik, összesen legfeljebb három, vagy hagyd abba.
    }
    [AA-card-21] { $stage ->
        [1] Válaszd ki a mezőt, ahonnan egy FARC bázis lekerül.
       *[other] Válaszd ki a várost vagy körzetet, ahová egy FARC bázis kerül.
    }
    [AA-card-22] Válaszd ki az ellenálló mezőt, amely semlegessé válik.
    [AA-card-23] { $stage ->
        [1] Válaszd ki a körzetet, ahol minden gerilla aktívvá válik, és minden kartell bázis lekerül.
       *[other] Válassz egy mezőt, ahonnan egy katona lekerül; összesen három.
    }
    [AA-card-24] { $stage ->
        [1] Válaszd ki a várost, amely aktív támogatásra áll át.
        [2] Válaszd ki a FARC egységeket tartalmazó mezőt, ahonnan két katona lekerül.
       *[other] Válaszd ki a támogatással rendelkező várost, amely semlegessé válik.
    }
    [AA-card-25] { $stage ->
        [1] Válaszd ki a hegyi körzetet, ahonnan minden FARC egység lekerül.
       *[other] Válaszd Antioquiát vagy egy vele szomszédos körzetet: oda három FARC egység kerül.
    }
    [AA-card-26] Válaszd ki a mezőt, ahol a kartellek legközelebb megtámadják a FARC-ot; minden lehetséges mező sorra kerül.
    [AA-card-28] { $stage ->
        [1] Válassz egy Venezuelával szomszédos mezőt, ahonnan legfeljebb három lázadó egység lekerül, vagy egyiket sem.
       *[other] Válaszd ki a Venezuelával szomszédos körzetet, ahová egy FARC bázis kerül.
    }
    [AA-card-29] { $stage ->
        [1] Válaszd ki a mezőt, ahol minden FARC gerilla aktívvá válik, és a kormány azonnal támad.
       *[other] Válaszd ki a mezőt, ahol a frakciód két rajtaütést végez.
    }
    [AA-card-30] Válaszd ki a FARC zónát, amely megszűnik, egy ottani FARC bázissal együtt.
    [AA-card-31] { $stage ->
        [1] Válassz egy várost, amely 1 szinttel átáll az aktív támogatás felé; összesen kettő.
        [2] Válaszd ki a körzetet, amely 1 szinttel átáll az aktív támogatás felé.
       *[other] Válassz egy mezőt, amely passzív ellenállásból aktív ellenállásra áll át; összesen három.
    }
    [AA-card-32] Válassz egy semleges vagy passzív ellenállású mezőt, amely passzív támogatásra áll át; összesen kettő.
    [AA-card-33] Válassz egy Ecuadorral szomszédos mezőt, ahonnan legfeljebb három lázadó egység lekerül, vagy egyiket sem.
    [AA-card-34] Válaszd ki a 0 népességű körzetet, ahová a frakciód két gerillát és egy bázist rak le.
    [AA-card-35] { $stage ->
        [1] Válaszd ki a körzetet, ahol rendőrök váltják fel az összes kartell bázist.
       *[other] Válaszd ki a kartell bázissal rendelkező körzetet, amely 2 szinttel átáll az aktív ellenállás felé.
    }
    [AA-card-36] Válassz egy, az új FARC zónával szomszédos mezőt, amely a támogatás felé áll át; összesen kettő.
    [AA-card-37] { $stage ->
        [1] Válaszd ki a mezőt, ahol a kormány legközelebb lecsap a FARC-ra, az AUC gerillákat katonának számítva; minden lehetséges mező sorra kerül.
       *[other] Válaszd ki azt a mezőt az AUC menetelésének célmezői közül, ahol az AUC rajtaütést végez.
    }
    [AA-card-38] Válassz egy kockákat tartalmazó vagy támogatott mezőt, ahonnan minden aktív AUC gerilla lekerül, legfeljebb három ilyen mezőt, vagy hagyd abba.
    [AA-card-39] { $stage ->
        [1] Válassz egy körzetet, ahová egy rendőr kerül; összesen hat különbözőt.
       *[other] Válassz egy körzetet, ahol egy AUC gerilla vált fel egy rendőrt, összesen legfeljebb hármat, vagy hagyd abba.
    }
    [AA-card-40] { $stage ->
        [1] Válassz egy mezőt, ahol egy rendőr vált fel egy AUC gerillát; összesen három.
        [2] Válaszd ki az AUC egységeket tartalmazó körzetet, amelyet minden kockának el kell hagynia.
        [3] Válaszd ki a várost, ahová az abból a körzetből távozó kockák mennek.
       *[other] Válassz egy várost, ahová egy AUC egység kerül; összesen kettő.
    }
    [AA-card-41] Válaszd ki a mezőt, ahonnan minden AUC egység lekerül.
    [AA-card-42] Válassz egy semleges mezőt, amely passzív támogatásra áll át; összesen kettő.
    [AA-card-43] { $stage ->
        [1] Válaszd ki a katonákat tartalmazó körzetet, amely két terrorjelzőt kap, és elveszíti a FARC bázisait.
       *[other] Válaszd ki a katonákat tartalmazó körzetet, amely két terrorjelzőt kap.
    }
    [AA-card-44] { $stage ->
        [1] Válaszd ki az ellenállás nélküli várost, amely aktív támogatásra áll át.
       *[other] Válaszd ki a támogatással rendelkező várost, amely semlegessé válik.
    }
    [AA-card-46] Válaszd ki a mezőt, ahol a frakciód lecsap: két terrorjelző, két ellenséges egység lekerül, és tetszésed szerint passzív támogatás vagy ellenállás.
    [AA-card-47] Válassz egy mezőt, ahol egy AUC gerilla elrejtőzik; összesen kettő.
    [AA-card-48] { $stage ->
        [2] Válaszd ki a 3-as gazdasági értékű csővezetékkel szomszédos mezőt, ahol az ellenállás véget ér.
        [3] Válaszd ki a 3-as gazdasági értékű csővezetékkel szomszédos mezőt, ahonnan egy FARC bázis lekerül.
       *[other] Válassz egy Bogotán kívüli várost, amely 1 szinttel átáll az aktív ellenállás felé; összesen kettő.
    }
    [AA-card-49] Válaszd ki a körzetet, ahová egy AUC gerilla és egy AUC bázis kerül.
    [AA-card-50] { $stage ->
        [1] Válassz egy körzetet, ahová egy rendőr kerül, összesen legfeljebb három, vagy hagyd abba.
       *[other] Válassz egy mezőt, ahonnan egy rendőr lekerül; összesen kettő.
    }
    [AA-card-51] Válassz egy csővezetéket a FARC gerillák hatókörében, amelyet szabotálsz; összesen három.
    [AA-card-52] { $stage ->
        [1] Válassz egy várost vagy hegyi körzetet, amely 1 szinttel átáll az aktív támogatás felé; összesen kettő.
       *[other] Válaszd ki az AUC egységeket tartalmazó mezőt, ahová egy AUC bázis kerül.
    }
    [AA-card-53] { $stage ->
        [2] Válaszd ki a körzetet, ahonnan a frakciód egy gerillája repülővel távozik.
        [3] Válaszd ki a körzetet, ahol leszáll.
       *[other] Egy második gerilla is repülhet a két körzet között: válaszd ki, melyiket hagyja el, vagy hagyd abba.
    }
    [AA-card-54] Válassz egy mezőt, ahol egy gerilla dezertál, összesen legfeljebb kettő, vagy hagyd abba.
    [AA-card-55] { $stage ->
        [1] Válaszd ki a leveendő szállítmány mezőjét.
        [2] Válassz egy mezőt, ahonnan egy kartell gerilla lekerül; összesen öt.
       *[other] Válassz egy kartell egységeket tartalmazó mezőt, amely 1 szinttel átáll az aktív ellenállás felé; összesen három.
    }
    [AA-card-56] Válassz egy várost, ahová egy kartell bázis kerül; összesen kettő.
    [AA-card-57] { $stage ->
        [1] Válassz egy mezőt, ahol egy rendőr vált fel egy kartell egységet, összesen legfeljebb hármat, vagy hagyd abba.
       *[other] Válassz egy mezőt, ahol egy kartell egység vált fel egy rendőrt; összesen két mezőt.
    }
    [AA-card-58] { $stage ->
        [1] Válassz egy mezőt, ahonnan egy rendőrt elküldesz, összesen legfeljebb négyet, vagy hagyd abba.
       *[other] Válaszd ki, hová megy az a rendőr.
    }
    [AA-card-59] { $stage ->
        [1] Válassz egy mezőt, ahonnan egy kartell gerilla elmozog, összesen legfeljebb három, vagy hagyd abba.
       *[other] Válaszd ki, hová megy az a gerilla; bármelyik mező lehet.
    }
    [AA-card-60] { $stage ->
        [1] Válassz egy várost vagy körzetet, ahonnan minden kartell egység lekerül: két várost vagy egy körzetet.
        [2] Válassz egy várost, ahová a kartellek bázist raknak; összesen kettőt.
       *[other] Válaszd ki az ingyen megvesztegetés mezőjét, vagy mondj le róla.
    }
    [AA-card-61] { $stage ->
        [1] Válaszd ki a várost, ahonnan minden kartell egység lekerül.
       *[other] Válassz egy kartell egységek nélküli körzetet, ahová egy kartell bázis kerül; összesen három.
    }
    [AA-card-62] { $stage ->
        [1] Válassz egy 0 népességű erdős körzetet, ahonnan egy lázadó egység lekerül, összesen legfeljebb három, vagy hagyd abba.
       *[other] Nincs elég kartell bázis mindháromhoz: válassz egy erdős körzetet, amely kap egyet.
    }
    [AA-card-64] Válassz egy kartell bázissal rendelkező mezőt, ahol egy FARC gerilla szállítmányt kap.
    [AA-card-65] Válaszd ki a hegyi körzetet, ahol egy szállítmány és egy lázadó bázis érkezik vagy távozik.
    [AA-card-66] { $stage ->
        [1] Válassz egy erdős körzetet, ahonnan egy kartell bázis lekerül; összesen három bázis.
       *[other] Nincs elég kartell bázis mindenhová: válassz egy erdős körzetet, ahol már van, és amely még egyet kap.
    }
    [AA-card-68] { $stage ->
        [2] Válassz egy tengerparti mezőt, ahonnan egy szállítmány lekerül, összesen legfeljebb kettő, vagy hagyd abba.
       *[other] Válassz egy tengerparti mezőt, ahonnan egy kartell egység lekerül; összesen kettő.
    }
    [AA-card-69] { $stage ->
        [1] Válaszd ki a mezőt, ahonnan a kockáid vagy gerilláid hajóval indulnak, vagy maradj.
       *[other] Válaszd ki a legfeljebb három körzetnyire lévő körzetet, ahol partra szállnak.
    }
    [AA-card-72] { $stage ->
        [1] Válassz egy mezőt, ahol a FARC és az AUC gerillái váltják fel az összes kartell gerillát; összesen két mezőt.
       *[other] Válassz egy kartell bázissal rendelkező mezőt, ahová kartell gerillák kerülnek.
    }
   *[other] Válassz egy mezőt ehhez az eseményhez, a szövege szerint.
}
option-event-space-done = { $rule ->
    [AA-card-69] Maradás
    [AA-card-60] Nincs megvesztegetés
   *[other] Nincs több
}
ask-event-piece = { $rule ->
    [AA-card-14] Válaszd ki a kockát, amelyet leveszel { $place-from }.
    [AA-card-20] Válaszd ki a FARC gerillát, amely elindul { $place-from }.
    [AA-card-25] Válassz egy FARC egységet, amelyet leraksz { $place-to }; összesen három.
    [AA-card-28] Válassz egy lázadó egységet, amelyet leveszel { $place-from }, összesen legfeljebb hármat, vagy hagyd abba.
    [AA-card-33] { $stage ->
        [1] Válassz egy lázadó egységet, amelyet leveszel { $place-from }, összesen legfeljebb hármat, vagy hagyd abba.
       *[other] Válassz egy saját egységet, amelyet leraksz { $place-to }; összesen kettőt.
    }
    [AA-card-40] { $stage ->
        [1] Válaszd ki az AUC gerillát, amelyet egy rendőr vált fel { $place-at }.
       *[other] Válaszd ki az AUC egységet, amelyet leraksz { $place-to }.
    }
    [AA-card-46] { $stage ->
        [3] Válaszd ki a gerillát, amely lecsap { $place-at }; aktívvá válik.
       *[other] Válassz egy ellenséges egységet, amelyet leveszel { $place-from }; összesen kettőt, és a bázisok sincsenek védve.
    }
    [AA-card-53] Válaszd ki a gerillát, amely elrepül { $place-from }; rejtőzködővé válik.
    [AA-card-54] Válaszd ki a gerillát, amely dezertál { $place-at }.
    [AA-card-55] Válaszd ki a kartell gerillát, amelyet leveszel { $place-from }.
    [AA-card-57] { $stage ->
        [1] Válaszd ki a kartell egységet, amelyet egy rendőr vált fel { $place-at }.
       *[other] Válaszd ki a kartell egységet, amely a rendőr helyére lép { $place-at }.
    }
    [AA-card-62] Válaszd ki a lázadó egységet, amelyet leveszel { $place-from }.
    [AA-card-66] Válaszd ki a kartell bázist, amelyet leveszel { $place-from }.
    [AA-card-68] Válaszd ki a kartell egységet, amelyet leveszel { $place-from }.
    [AA-card-70] Válaszd ki a gerillát, amely terrort végez { $place-at }; aktívvá válik.
    [AA-card-71] Válaszd ki a gerillát, amelyet leveszel { $place-from }; a frakciója 5 erőforrást veszít.
   *[other] Válassz egy egységet { $place-at } ehhez az eseményhez, a szövege szerint.
}
option-event-piece-done = Nincs több
ask-event-faction = { $rule ->
    [AA-card-5] Válaszd ki, kinek a gerillája válik aktívvá.
    [AA-card-29] Válaszd ki a frakciót, amely két rajtaütést végez egy mezőn.
    [AA-card-34] { $stage ->
        [1] Válaszd ki a lázadó frakciót, amely 5 erőforrást veszít.
       *[other] Válaszd ki a lázadó frakciót, amely két gerillát és egy bázist rak le egy 0 népességű körzetbe.
    }
    [AA-card-46] Válaszd ki a lázadó frakciót, amely egy mezőn lecsap.
    [AA-card-53] Válaszd ki a lázadó frakciót, amelynek egy vagy két gerillája másik körzetbe repül.
    [AA-card-54] Válaszd ki a frakciót, amelyhez a dezertőr csatlakozik.
    [AA-card-55] Válaszd ki, kinek a szállítmánya kerül le.
    [AA-card-65] { $stage ->
        [3] Válaszd ki, kinek a gerillája kapja a szállítmányt.
        [4] Válaszd ki, kinek a szállítmánya kerül le.
        [6] Válaszd ki, kinek a bázisa kerül fel.
       *[other] Válaszd ki, kinek a bázisa kerül le.
    }
    [AA-card-68] Válaszd ki, kinek a szállítmánya kerül le.
    [AA-card-69] Válaszd ki, kinek a gerilláját aktiválja a tisztogatásod.
    [AA-card-70] Válaszd ki a lázadó frakciót, amely minden erdős körzetében terrort végez, egyenként 3 erőforrásért.
   *[other] Válassz egy frakciót ehhez az eseményhez, a szövege szerint.
}
ask-event-number = { $rule ->
    [AA-card-40] Válaszd ki, hány megy oda ezekből a kockákból { $place-from }.
    [AA-card-69] { $stage ->
        [3] { $who-id ->
            [govt] Válaszd ki, hány katona megy hajóval { $place-from }.
           *[other] Válaszd ki, hány rejtőzködő gerilla megy hajóval { $place-from }.
        }
       *[other] { $who-id ->
            [govt] Válaszd ki, hány rendőr megy hajóval { $place-from }.
           *[other] Válaszd ki, hány aktív gerilla megy hajóval { $place-from }.
        }
    }
    [AA-card-71] Válaszd ki, hány bázisodat rakod le { $place-to }.
    [AA-card-72] { $stage ->
        [2] Válaszd ki, hány kartell gerilla válik FARC gerillává { $place-at }; a többi az AUC-hoz csatlakozik.
       *[other] Válaszd ki, hány kartell gerillát raksz le { $place-to }.
    }
   *[other] Válaszd ki, mennyi legyen, az esemény szövege szerint.
}
ask-event-choice = { $rule ->
    [AA-card-27] Válassz egyet a kormány három ingyen speciális tevékenysége közül; ismételheted is őket.
    [AA-card-46] Válaszd ki, hogyan érez ezután a nép.
    [AA-card-48] Válaszd ki, mi ér véget egy gazdag csővezeték mellett: az ellenállás egy mezőn, vagy egy FARC bázis.
    [AA-card-50] Válaszd ki, mi legyen két rendőrrel: lekerülnek, vagy AUC gerillák váltják fel őket.
    [AA-card-54] Válaszd ki, hogy legfeljebb két gerilla lekerül, vagy más frakciók gerillái váltják fel őket.
    [AA-card-65] { $stage ->
        [2] Válaszd ki, mi történik egy szállítmánnyal abban a hegyi körzetben.
       *[other] Válaszd ki, mi történik egy lázadó bázissal abban a hegyi körzetben.
    }
    [AA-card-68] Válaszd ki, mi kerül le a tengerpartról: két kartell egység vagy legfeljebb két szállítmány.
    [AA-card-69] Válaszd ki az ingyen műveletet abban a körzetben, vagy egyiket sem.
   *[other] Válaszd ki, mit tesz ez az esemény, a szövege szerint.
}
option-event-choice-support = Passzív támogatás
option-event-choice-opposition = { $rule ->
    [AA-card-48] Ellenállás egy mezőn
   *[other] Passzív ellenállás
}
option-event-choice-farc_base = Egy FARC bázis
option-event-choice-cartels = Két kartell egység
option-event-choice-shipment = Legfeljebb két szállítmány
option-event-choice-remove = { $rule ->
    [AA-card-65] Egy levétele
   *[other] Levétel
}
option-event-choice-place = Egy lerakása
option-event-choice-done = { $rule ->
    [AA-card-65] Semmi: helyette egy bázis
   *[other] Nincs művelet
}
ask-event-operation = { $rule ->
    [AA-card-69] Válaszd ki az ingyen műveletet, amelyet { $who-inline } { $place-at } { plain-executes }, vagy egyiket sem.
   *[other] { $who-id ->
        [govt] Válaszd ki, hogyan csapsz le { $place-at }: tisztogatással, amelyben senki sem mozog, vagy támadással.
       *[other] Válaszd ki, hogyan { plain-strikes } { $who-inline } { $place-at }: támadással vagy terrorral.
    }
}
option-event-operation-done = Nincs művelet
ask-event-recycle = { $who-start } saját egységeket { plain-may-take-off } a térképről, hogy ezzel az eseménnyel újra lerakhatók legyenek: megteszed?
option-event-recycle-done = Nem

## Cards and turns: journal

note-card = { $card ->
    [73] Propaganda kártya kerül elő.
    [74] Propaganda kártya kerül elő.
    [75] Propaganda kártya kerül elő.
    [76] Propaganda kártya kerül elő.
   *[other] Felfedve: { $card }. kártya, { plain-card-name }.
}
note-passed = { $who-start } { plain-passes }.
note-event = { $who-start } { plain-executes-it } az eseményt: { plain-card-name }, { $verb-inline }.
note-operation = { $who-start } { plain-executes } egy { $free ->
    [0] {""}
   *[other] {"ingyen "}
}{ $limited ->
    [0] {""}
   *[other] {"limitált "}
}műveletet: { $verb }.
note-activity = { $who-start } speciális tevékenységet is { plain-executes }: { $verb }.
note-shipped = { $who-start } egy szállítmányért további limitált műveletet { plain-gets }.
note-not-granted = { $who-start } nem { plain-gives } szállítmányt { $whom-dat }.
note-deal-declined = { $who-start } { plain-declines }, amit { $whom-inline } { $whom-num ->
    [pl] kértek
   *[sg] kért
}.
note-barred = { $who-start } a következő kártyánál { $who-num ->
    [pl] kimaradnak
   *[sg] kimarad
}.
note-stays-eligible = { $who-start } a következő kártyára { $who-num ->
    [pl] megfelelők maradnak
   *[sg] megfelelő marad
}.
note-lasting = { $n ->
    [1] Mostantól érvényes: { plain-card-name }, normál szöveg.
   *[other] Mostantól érvényes: { plain-card-name }, árnyékolt szöveg.
}
note-event-roll = A dobás: { $roll }.
note-in-play = { $place-inline } körzetté válik.
note-out-of-game = { $n ->
    [0] Egyetlen gerilla sem kerül ki a játékból.
    [one] Végleg kikerül a játékból: { $piece-one }.
   *[other] Végleg kikerül a játékból: { $n } { $piece-many }.
}

## Pieces: journal

note-placed = { $n ->
    [0] Itt semmit sem lehet lerakni: { $place }.
    [one] Lerakva { $place-at }: { $piece-one }.
   *[other] Lerakva { $place-at }: { $n } { $piece-many }.
}
note-removed = Levéve { $place-from }: { $piece-one }.
note-moved = { $n ->
    [one] Mozgás { $place-from } { $target-to }: { $piece-one }.
   *[other] Mozgás { $place-from } { $target-to }: { $n } { $piece-many }.
}
note-activated = { $n ->
    [one] Egy { $whose-adjective } gerilla aktívvá válik { $place-at }.
   *[other] { $n } { $whose-adjective } gerilla aktívvá válik { $place-at }.
}
note-hid = { $n ->
    [one] Egy { $who-adjective } gerilla elrejtőzik { $place-at }.
   *[other] { $n } { $who-adjective } gerilla elrejtőzik { $place-at }.
}
many-base-built = { $who-start } bázisokat { plain-builds } { $place-at }.
note-base-built = { $who-start } bázist { plain-builds } { $place-at }.
note-recycled = { $who-start } { plain-takes-back } { $piece-oneacc } { $place-from }.
note-attack-roll = { $success ->
    [0] { $who-start } támadása { $place-at }, minden gerillát aktiválva: a dobás { $roll }, sikertelen; legfeljebb { $n } kellett volna.
   *[other] { $who-start } támadása { $place-at }, minden gerillát aktiválva: a dobás { $roll }, sikeres; legfeljebb { $n } kellett hozzá.
}
note-shipment-held = Egy szállítmány { $place-at } egy { $who-adjective } gerillához kerül.
note-shipment-removed = { $who-start } egy szállítmánya lekerül { $place-from }.
note-drug-bust = Drogfogás { $place-at }: egy szállítmány a kormány kezére kerül.

## People and money: journal

note-shifted = { $level ->
    [2] { $place-inline } aktív támogatásra áll át.
    [1] { $place-inline } passzív támogatásra áll át.
    [-1] { $place-inline } passzív ellenállásra áll át.
    [-2] { $place-inline } aktív ellenállásra áll át.
   *[other] { $place-inline } semlegessé válik.
}
note-terror = { $n ->
    [one] Egy terrorjelző kerül { $place-to }.
   *[other] { $n } terrorjelző kerül { $place-to }.
}
many-sabotaged = Szabotázs { $place-at }.
note-sabotaged = Szabotázs { $place-at }.
note-terror-removed = Egy jelző lekerül { $place-from }: { $place-marker }.
note-resources-rose = { $who-start } erőforrásai: +{ $n }, összesen { $total }.
note-resources-fell = { $who-start } erőforrásai: −{ $n }, összesen { $total }.
note-aid-rose = Segély: +{ $n }, összesen { $total }.
note-aid-fell = Segély: −{ $n }, összesen { $total }.
note-extorted = { $who-start } { $place-at } { $who-num ->
    [pl] zsarolnak
   *[sg] zsarol
}: egy gerilla aktívvá válik.
note-kidnapped = A FARC túszokat ejt { $place-at }; a dobás { $roll }, a váltságdíj { $n } erőforrás { $whose-abl }.
note-kidnapped-shipment = A FARC túszokat ejt { $place-at }, és váltságdíjként a kartellek egy szállítmányát kapja.

## Propaganda rounds: journal

note-president = { $n ->
    [0] Samper lesz az elnök.
    [1] Pastrana lesz az elnök.
   *[other] Uribe lesz az elnök.
}
note-president-stays = { $n ->
    [0] Választás: az összes támogatás { $total }, több mint 60, Samper marad az elnök.
    [1] Választás: az összes támogatás { $total }, több mint 60, Pastrana marad az elnök.
   *[other] Választás: az összes támogatás { $total }, Uribe marad az elnök.
}
note-phase = { $n ->
    [1] Ellenőrzési fázis: az ellenőrzés rögzítése és a komm.-ok szabotálása.
    [3] Erőforrás fázis.
    [4] Drog profit.
    [5] Támogatási fázis: civil fejlesztési projekt.
    [6] Támogatási fázis: agitáció.
    [8] Támogatási fázis: elit támogatás.
   *[other] Átcsoportosítási fázis.
}
note-zone = { $place-inline } FARC zónává válik.
note-zone-removed = { $place-inline } többé nem FARC zóna.
note-zones-end = Minden FARC zóna megszűnik.
note-reset = Visszaállítás: lekerül minden terror-, szabotázs- és ellenőrzésjelző, és megszűnik a lázadók lendülete; minden gerilla elrejtőzik, és minden frakció megfelelő lesz.
note-goal-reached = { $who-start } { plain-reaches }.
note-over = A játék véget ért.
note-margins = { $rule ->
    [AA-6_1] Győzelmi ellenőrzés. Különbözetek: kormány { $govt }, FARC { $farc }, AUC { $auc }, kartellek { $cartels }; a cél a pozitív különbözet.
   *[other] Végső különbözetek: kormány { $govt }, FARC { $farc }, AUC { $auc }, kartellek { $cartels }.
}
note-no-victory-check = A gyors játék első propaganda fordulójában nincs győzelmi ellenőrzés.
note-highest-margin = { $rule ->
    [AA-1_5] A számításba vett legnagyobb különbözet a játékos gyengébb frakciójáé: { $who-inline }.
   *[other] A legnagyobb különbözetű frakció: { $who-inline }.
}
note-solo-result = { $goal ->
    [0] { $level ->
        [0] { remark-failure }
        [1] Patthelyzet: a kormány különbözete ennyivel nagyobb, mint a legjobb lázadóé ({ $who-inline }): { $n }.
        [2] COIN előrelépés: a kormány különbözete ennyivel nagyobb, mint a legjobb lázadóé ({ $who-inline }): { $n }.
       *[other] COIN győzelem: a kormány különbözete ennyivel nagyobb, mint a legjobb lázadóé ({ $who-inline }): { $n }.
    }
   *[other] { remark-failure }
}

## Non-players: journal

note-np-box = { $rule ->
    [AA-8_5_1] { $taken ->
        [0] Kartellek, 1. rubrika, gyülekezés: nem. Elérhető egységek: { $n }, szükséges: { $needed }; bázis sem építhető.
       *[other] { $base ->
            [0] Kartellek, 1. rubrika, gyülekezés: igen. Elérhető egységek: { $n }, elég hozzá: { $needed }.
            [1] Kartellek, 1. rubrika, gyülekezés: igen. Elérhető egységek: { $n }, szükséges: { $needed }, de építhető bázis.
           *[other] Kartellek, 1. rubrika, gyülekezés: igen. Elérhető egységek: { $n }, elég hozzá: { $needed }; és építhető bázis.
        }
    }
    [AA-8_5_2] { $taken ->
        [0] Kartellek, 2. rubrika, menetelés: nem. Minden szállítmány a térképen van.
       *[other] Kartellek, 2. rubrika, menetelés: igen. Lerakható szállítmányok: { $n }.
    }
    [AA-8_5_3] Kartellek, 3. rubrika, terror: semmi más nem jön szóba.
    [AA-8_6_1] { $taken ->
        [0] AUC, 1. rubrika, gyülekezés: nem. Elérhető gerillák: { $n }, szükséges: { $needed }; bázis sem építhető.
       *[other] { $base ->
            [0] AUC, 1. rubrika, gyülekezés: igen. Elérhető gerillák: { $n }, elég hozzá: { $needed }.
            [1] AUC, 1. rubrika, gyülekezés: igen. Elérhető gerillák: { $n }, szükséges: { $needed }, de építhető bázis.
           *[other] AUC, 1. rubrika, gyülekezés: igen. Elérhető gerillák: { $n }, elég hozzá: { $needed }; és építhető bázis.
        }
    }
    [AA-8_6_2] { $taken ->
        [0] { $needed ->
            [0] AUC, 2. rubrika, menetelés: nem. A térképen nincs FARC bázis.
           *[other] AUC, 2. rubrika, menetelés: nem. FARC bázissal rendelkező mezők: { $needed }, közülük AUC gerillával: { $n }; ez nem kevesebb, mint a fele.
        }
       *[other] AUC, 2. rubrika, menetelés: igen. FARC bázissal rendelkező mezők: { $needed }, közülük AUC gerillával: { $n }; ez kevesebb, mint a fele.
    }
    [AA-8_6_3] { $taken ->
        [0] AUC, { $box }. rubrika, támadás: nem.
       *[other] AUC, { $box }. rubrika, támadás: nincs mező, ahol FARC bázis és rejtőzködő AUC gerilla is van.
    }
    [AA-8_6_4] { $taken ->
        [0] AUC, { $box }. rubrika, terror: nem. Nincs mező, ahol FARC bázis és rejtőzködő AUC gerilla is van.
       *[other] AUC, { $box }. rubrika, terror: igen. Mezők FARC bázissal és rejtőzködő AUC gerillával: { $n }.
    }
    [AA-8_7_1] { $taken ->
        [0] FARC, 1. rubrika, gyülekezés: nem. Elérhető gerillák: { $n }, szükséges: { $needed }; bázis sem építhető.
       *[other] { $base ->
            [0] FARC, 1. rubrika, gyülekezés: igen. Elérhető gerillák: { $n }, elég hozzá: { $needed }.
            [1] FARC, 1. rubrika, gyülekezés: igen. Elérhető gerillák: { $n }, szükséges: { $needed }, de építhető bázis.
           *[other] FARC, 1. rubrika, gyülekezés: igen. Elérhető gerillák: { $n }, elég hozzá: { $needed }; és építhető bázis.
        }
    }
    [AA-8_7_2] { $taken ->
        [0] FARC, 2. rubrika, menetelés: nem. Komm.-ok és támogatott mezők, ahol a FARC már lecsaphat: { $n }.
       *[other] FARC, 2. rubrika, menetelés: igen. A FARC-nak egyetlen komm.-on és támogatott mezőn sincs rejtőzködő gerillája vagy három egysége.
    }
    [AA-8_7_3] { $taken ->
        [0] FARC, 3. rubrika, támadás: nem. FARC erőforrások: { $n }; többnek kellene lennie a kormányénál: { $needed }.
       *[other] FARC, 3. rubrika, támadás: igen. FARC erőforrások: { $n }, több a kormányénál: { $needed }.
    }
    [AA-8_7_4] FARC, 4. rubrika, terror: semmi más nem jön szóba.
   *[other] { $taken ->
        [0] { $box }. rubrika, { $verb }: nem.
       *[other] { $box }. rubrika, { $verb }: igen.
    }
}
# Why a Non-player chose a space. $rule: the step of its box, $verb: what it does there, $rank: the priority.
plain-np-why = { $rule ->
    [AA-8_5_1a] bázis építésére
    [AA-8_5_1b] elrejtőzésre a kockák elől
    [AA-8_5_1c] egy gerillák nélküli bázisért
    [AA-8_5_1d] egy leendő bázisért
    [AA-8_5_1e] { $rank ->
        [1] új bázisért a gyülekezés helyén
       *[other] egy bázisért olyan mezőről, ahol kettő van
    }
    [AA-8_5_2] két vagy több saját gerilla szomszédságába
    [AA-8_5_2a] { $rank ->
        [1] egy bázisnál, ahol gerilla is van
       *[other] két bázisnál, az egyik eladásával
    }
    [AA-8_5_3] { $rank ->
        [1] támogatott mezőn
        [2] ellenálló mezőn
       *[other] semleges mezőn
    }
    [AA-8_5_3a] { $rank ->
        [1] a kormány ellen
        [2] a FARC ellen
       *[other] az AUC ellen
    }
    [AA-8_6_1a] bázis építésére
    [AA-8_6_1b] elrejtőzésre a kockák elől
    [AA-8_6_1c] { $rank ->
        [3] egy FARC bázisnál
        [4] egy AUC bázisnál
       *[other] egy másik mezőn
    }
    [AA-8_6_1d] ahol egységei többségben vannak a többiekkel szemben
    [AA-8_6_1e] { $rank ->
        [1] bázis építésére
        [3] egy FARC bázisnál
        [4] egy AUC bázisnál
       *[other] egy másik mezőn
    }
    [AA-8_6_2] FARC egységek felé
    [AA-8_6_3] a legtöbb AUC gerillával
    [AA-8_6_3a] a legkevesebb AUC gerillával
    [AA-8_6_4] { $rank ->
        [1] egy FARC bázisnál
        [2] FARC egységeknél
       *[other] egy másik mezőn
    }
    [AA-8_6_4a] a rendőröknél több AUC gerillával
    [AA-8_7_1a] bázis építésére
    [AA-8_7_1b] elrejtőzésre a kockák elől
    [AA-8_7_1c] egy FARC bázisnál
    [AA-8_7_1d] még egy mezőn
    [AA-8_7_1e] { $rank ->
        [1] legalább két rejtőzködő gerillával
       *[other] a legszegényebb komm.-on
    }
    [AA-8_7_2a] egy komm.-ra
    [AA-8_7_2b] oda, ahol agitálhatna
    [AA-8_7_2c] még egy mezőre
    [AA-8_7_3] { $rank ->
        [1] legalább három gerillával
       *[other] a rajtaütésért
    }
    [AA-8_7_3a] a legkevesebb FARC gerillával
    [AA-8_7_4] { $rank ->
        [1] szabotázsra
        [2] emberrablásért
       *[other] a nép bizalma ellen
    }
    [AA-8_7_4a] { $rank ->
        [1] komm.-on
        [2] városban
       *[other] egy kartell bázisnál
    }
   *[other] prioritás szerint: { $rank }
}
# A March goes to a space, everything else happens there.
note-np-space = { $verb } { $verb-id ->
    [march] { $place-to }
   *[other] { $place-at }
}, { plain-np-why }: { $every ->
    [0] { $n ->
        [one] nincs más jelölt.
       *[other] { $n } jelölt közül választva.
    }
   *[other] minden ilyen mező sorra kerül.
}
note-np-event-space = { $n ->
    [one] Az eseményhez { $who-inline } ezt { plain-chooses }: { $place-inline }, az egyetlen lehetséges mező.
   *[other] { $best ->
        [one] Az eseményhez { $who-inline } ezt { plain-chooses }: { $place-inline }, { $n } mező közül az első a prioritások szerint.
       *[other] Az eseményhez { $who-inline } ezt { plain-chooses }: { $place-inline }, véletlenszerűen a prioritások szerint legjobbak közül ({ $n } mezőből { $best }).
    }
}
note-np-no-agitation = { $n ->
    [0] Nincs erőforrás az agitációhoz.
   *[other] Nincs mező, ahol { $who-inline } agitációja átállást érhetne el; megmaradt erőforrások: { $n }.
}
note-np-no-backing = Egyetlen mezőn sem lehetséges elit támogatás.
note-np-no-resources = Nincs erőforrás művelethez, ezért { $who-inline } { plain-must-pass }.
note-np-decision = { $reason ->
    [1] { $who-start } az eseményt { plain-chooses } ({ plain-card-name }): a frakció szimbóluma a kártya bal szélén van.
    [2] { $who-start } nem az eseményt { plain-chooses } ({ plain-card-name }): a frakció szimbóluma nem a kártya bal szélén van.
    [3] { $who-start } nem az eseményt { plain-chooses } ({ plain-card-name }): nem változtatna semmin.
    [4] { $who-start } mint 2. megfelelő az eseményt { plain-chooses } ({ plain-card-name }).
    [5] { $who-start } nem az eseményt { plain-chooses } ({ plain-card-name }): a kártyán szürke 2-es van.
    [6] { $who-start } nem { plain-could-choose } az eseményt ({ plain-card-name }): az 1. megfelelő nem hagyott rá lehetőséget.
    [7] { $who-start } az eseményt { plain-chooses } ({ plain-card-name }): a kormány így akarta.
    [9] { $who-start } nem az eseményt { plain-chooses } ({ plain-card-name }): a kártya utasítása szerint a nem-játékos frakciók műveletet végeznek.
   *[other] { $who-start } nem az eseményt { plain-chooses } ({ plain-card-name }): a kormány így akarta.
}
note-np-turn = { $verb-id ->
    [pass] { $who-start } lépése: passzolás.
    [shaded] { $who-start } lépése: az esemény, árnyékolt szöveg.
    [unshaded] { $who-start } lépése: az esemény.
   *[other] { $n ->
        [one] { $who-start } lépése: { $verb } egy mezőn, speciális tevékenység nélkül.
       *[other] { $who-start } lépése: { $verb } { $n } mezőn, speciális tevékenység nélkül.
    }
}
note-np-turn-with = { $n ->
    [one] { $who-start } lépése: { $verb } egy mezőn; speciális tevékenység: { $activity }.
   *[other] { $who-start } lépése: { $verb } { $n } mezőn; speciális tevékenység: { $activity }.
}
note-np-not-possible = { $verb-id ->
    [rally] Gyülekezés sehol sem lehetséges, ezért { $who-inline } { plain-must-pass }.
   *[other] { $verb }: sehol sem lehetséges, ezért { $who-inline } egy rubrikával feljebb { plain-steps }.
}
note-np-resources-out = { $who-start } erőforrásai elfogytak: több mezőre nem jut, bár volna még.
note-np-no-activity = Ehhez a művelethez nem lehetséges speciális tevékenység: { $verb }.
note-random-space = A dobókockák (vörös { $red }, sárga { $yellow }, zöld { $green }) ide mutatnak: { $target }; onnan indulva { $n } jelölt közül az első: { $place }.
note-equal-chance = { $n } egyenlő esélyű jelölt közül: { $place-inline }.
note-equal-chance-faction = { $n } egyenlő esélyű frakció közül: { $who-inline }.

## Event cards

# The name of a card by its number, which is what notes carry. $card: the number.
plain-card-name = { $card ->
    [1] { card-first_division }
    [2] { card-ospina_and_mora }
    [3] { card-tapias }
    [4] { card-cano_limon_covenas }
    [5] { card-occidental_and_ecopetrol }
    [6] { card-oil_spill }
    [7] { card-seventh_special_forces }
    [8] { card-fuerza_aerea_colombiana }
    [9] { card-high_mountain_battalions }
    [10] { card-blackhawks }
    [11] { card-national_defense_and_security_council }
    [12] { card-plan_colombia }
    [13] { card-plan_meteoro }
    [14] { card-tres_esquinas }
    [15] { card-war_tax }
    [16] { card-coffee_prices }
    [17] { card-madrid_donors }
    [18] { card-nspd_18 }
    [19] { card-general_offensive }
    [20] { card-mono_jojoy }
    [21] { card-raul_reyes }
    [22] { card-alfonso_cano }
    [23] { card-dod_contractors }
    [24] { card-operacion_jaque }
    [25] { card-ejercito_de_liberacion_nacional }
    [26] { card-gramaje }
    [27] { card-misil_antiaereo }
    [28] { card-hugo_chavez }
    [29] { card-kill_zone }
    [30] { card-peace_commission }
    [31] { card-betancourt }
    [32] { card-secuestrados }
    [33] { card-sucumbios }
    [34] { card-airdropped_aks }
    [35] { card-crop_substitution }
    [36] { card-zona_de_convivencia }
    [37] { card-former_military }
    [38] { card-national_coordination_center }
    [39] { card-soldados_campesinos }
    [40] { card-demobilization }
    [41] { card-mancuso }
    [42] { card-senado_and_camara }
    [43] { card-calima_front }
    [44] { card-colombia_nueva }
    [45] { card-los_derechos_humanos }
    [46] { card-limpieza }
    [47] { card-pinto_and_del_rosario }
    [48] { card-union_sindical_obrera }
    [49] { card-bloques }
    [50] { card-carabineros }
    [51] { card-pipeline_repairs }
    [52] { card-castano }
    [53] { card-criminal_air_force }
    [54] { card-deserters_and_defectors }
    [55] { card-dea_agents }
    [56] { card-drogas_la_rebaja }
    [57] { card-op_millennium }
    [58] { card-general_serrano }
    [59] { card-salcedo }
    [60] { card-the_chess_player }
    [61] { card-air_bridge }
    [62] { card-amazonia }
    [63] { card-narco_war }
    [64] { card-cocaine_labs }
    [65] { card-poppies }
    [66] { card-tingo_maria }
    [67] { card-mexican_traffickers }
    [68] { card-narco_subs }
    [69] { card-riverines_and_fast_boats }
    [70] { card-ayahuasca_tourism }
    [71] { card-darien }
    [72] { card-sicarios }
   *[other] { card-propaganda }
}
card-first_division = 1. hadosztály
    .text = Fordulónként egyszer a civil fejlesztési projekthez egy ellenőrzött mezőn csak egy kocka kell. Árnyékolt: a civil fejlesztési projekthez két katona és két rendőr kell. A játék végéig tart.
card-ospina_and_mora = Ospina & Mora
    .text = A tisztogatás mezőnként 1 erőforrásba kerül. Árnyékolt: kártyánként csak egy mezőn lehet tisztogatás. A játék végéig tart.
card-tapias = Tapias
    .text = A kormány támadása mezőnként 1 erőforrásba kerül. Árnyékolt: a kormány kártyánként csak egy mezőn támadhat. A játék végéig tart.
card-cano_limon_covenas = Caño Limón–Coveñas
    .text = A kormány megkapja három szabotálatlan csővezeték gazdasági értékének kétszeresét. Árnyékolt: szabotáld a három leggazdagabb, kockák nélküli csővezetéket.
card-occidental_and_ecopetrol = Occidental & Ecopetrol
    .text = Hat rendőr kerül csővezetékekre, és ott vagy mellettük három gerilla aktívvá válik. Árnyékolt: egy 3-as gazdasági értékű csővezetékkel szomszédos mező 2 szinttel átáll az aktív ellenállás felé.
card-oil_spill = Olajszennyezés
    .text = Két, szabotázzsal szomszédos körzet passzív támogatásra áll át. Árnyékolt: szabotálj egy csővezetéket, és egy vele szomszédos körzet 1 szinttel átáll az aktív ellenállás felé.
card-seventh_special_forces = 7. különleges műveleti csoport
    .short = 7. különl. csoport
    .text = Minden propaganda fordulóban a kormány levesz legfeljebb három terror- vagy szabotázsjelzőt. Árnyékolt: a komm.-ok akkor is szabotálttá válnak, ha a gerillák csak annyian vannak, mint a kockák. A játék végéig tart.
card-fuerza_aerea_colombiana = Fuerza Aérea Colombiana
    .text = A kormány három ingyen légi csapást hajt végre. Árnyékolt: 9 erőforrást veszít.
card-high_mountain_battalions = Magashegyi zászlóaljak
    .short = Hegyi zászlóaljak
    .text = Hegyi körzetben a kormány támadása úgy működik, mint városban. Árnyékolt: ott négy katona kell egy egység levételéhez. A játék végéig tart.
card-blackhawks = Black Hawk helikopterek
    .short = Black Hawkok
    .text = A légi híd tetszőleges számú katonát mozgat. Árnyékolt: csak egyet. A játék végéig tart.
card-national_defense_and_security_council = Nemzeti Védelmi és Biztonsági Tanács
    .short = Biztonsági Tanács
    .text = A tisztogatás minden mezőjére egy rendőr is bevonulhat. Árnyékolt: a tisztogatás vagy a katonákkal, vagy a rendőrökkel aktivál, nem mindkettővel. A játék végéig tart.
card-plan_colombia = Plan Colombia
    .text = A kormány a segéllyel egyenlő számú erőforrást kap, legfeljebb 20-at; utána a segély 10-zel nő. Árnyékolt: a következő visszaállításig nincs légi csapás, és az őrjárat senkit sem aktivál.
card-plan_meteoro = Plan Meteoro
    .text = Az őrjárathoz minden komm.-on ingyen támadás jár. Árnyékolt: sehol. A játék végéig tart.
card-tres_esquinas = Tres Esquinas
    .text = A kormány egy bázist és három katonát rak le egy körzetbe. Árnyékolt: egy körzetből lekerül egy kormánybázis és egy kocka.
card-war_tax = Hadiadó
    .text = A kormány a dobás négyszeresének megfelelő erőforrást kap. Árnyékolt: egy semleges vagy passzív támogatású város passzív ellenállásra áll át.
card-coffee_prices = Kávéárak
    .text = Minden hegyi körzet 5 erőforrást fizet annak, akinek ott a legtöbb egysége van; döntetlennél a kormánynak. Árnyékolt: a kormány 10 erőforrást veszít.
card-madrid_donors = Madridi adományozók
    .text = A kormány a segéllyel egyenlő számú erőforrást kap, legfeljebb 20-at; utána a segély 6-tal nő. Árnyékolt: a következő visszaállításig körzetekben nincs tisztogatás és kormánytámadás.
card-nspd_18 = NSPD-18
    .text = A kormány a segéllyel egyenlő számú erőforrást kap, legfeljebb 20-at; utána a segély 20-szal nő. Árnyékolt: a kormány 6 erőforrást veszít, és a segély egy dobás értékével csökken.
card-general_offensive = Általános offenzíva
    .text = A frakciód ingyen lecsap minden mezőn, ahol tud: a kormány mozgás nélküli tisztogatást vagy támadást, egy lázadó frakció támadást vagy terrort végez.
card-mono_jojoy = Mono Jojoy
    .text = A kormány legfeljebb hat FARC gerillát szomszédos mezőkre mozgat. Árnyékolt: a FARC ingyen menetel, majd legfeljebb három gerillát elrejt.
card-raul_reyes = Raúl Reyes
    .text = A FARC 6 erőforrást és egy bázist veszít. Árnyékolt: 6 erőforrást és egy bázist kap.
card-alfonso_cano = Alfonso Cano
    .text = Egy ellenálló mező semlegessé válik. Árnyékolt: a következő agitációnál a FARC előtt még három, FARC egységeket tartalmazó mező nyitva áll.
card-dod_contractors = A Pentagon szerződéses alkalmazottai
    .text = Egy körzetben minden gerilla aktívvá válik, és minden kartell bázis lekerül. Árnyékolt: a kormány három katonát veszít; a kormány és a FARC a következő kártya végéig kimarad.
card-operacion_jaque = Operación Jaque
    .text = Egy város aktív támogatásra áll át; a FARC a következő kártya végéig kimarad. Árnyékolt: két katona lekerül egy FARC egységeket tartalmazó mezőről, és egy támogatással rendelkező város semlegessé válik.
card-ejercito_de_liberacion_nacional = Ejército de Liberación Nacional
    .text = Minden FARC egység lekerül egy hegyi körzetből. Árnyékolt: három FARC egység kerül Antioquiába vagy egy vele szomszédos körzetbe.
card-gramaje = Gramaje
    .text = A kartellek megtámadják a FARC-ot mindenhol, ahol mindketten jelen vannak. Árnyékolt: a kartellek 6 erőforrást (első kiadás: 3) fizetnek a FARC-nak minden mezőért, ahol kartell bázis és FARC gerilla van.
card-misil_antiaereo = Misil Antiaéreo
    .text = A kormány három ingyen speciális tevékenységet hajt végre. Árnyékolt: a következő visszaállításig gerillákat tartalmazó mezőn egyet sem.
card-hugo_chavez = Hugo Chávez
    .text = Legfeljebb három lázadó egység lekerül egy Venezuelával szomszédos mezőről. Árnyékolt: egy FARC bázis kerül egy ottani körzetbe, és az üres komm.-ok Cúcutánál szabotálttá válnak.
card-kill_zone = Halálzóna
    .text = Egy mezőn minden FARC gerilla aktívvá válik, és a kormány támad. Árnyékolt: a FARC vagy az AUC két rajtaütést végez egy mezőn.
card-peace_commission = Békebizottság
    .text = Egy FARC zóna és egy ottani FARC bázis lekerül. Árnyékolt: a kormány egy FARC zónát rak le, amely egy FARC bázist kap. Első kiadás: bázisok nélkül.
card-betancourt = Betancourt
    .text = Két város és egy körzet 1 szinttel átáll az aktív támogatás felé. Árnyékolt: három mező passzív ellenállásból aktív ellenállásra áll át.
card-secuestrados = Secuestrados
    .text = Két semleges vagy passzív ellenállású mező passzív támogatásra áll át. Árnyékolt: a FARC 12 erőforrást kap.
card-sucumbios = Sucumbíos
    .text = Legfeljebb három lázadó egység lekerül egy Ecuadorral szomszédos mezőről. Árnyékolt: Ecuador körzetté válik, frakciónként két egység számára, és te két saját egységet raksz le oda.
card-airdropped_aks = Ledobott kalasnyikovok
    .text = Egy lázadó frakció 5 erőforrást veszít. Árnyékolt: egy lázadó frakció két gerillát és egy bázist rak le egy 0 népességű körzetbe.
card-crop_substitution = Növényváltási program
    .text = Egy körzetben rendőrök váltják fel az összes kartell bázist, és a segély 3-mal nő. Árnyékolt: egy kartell bázissal rendelkező körzet 2 szinttel átáll az aktív ellenállás felé.
card-zona_de_convivencia = Zona de Convivencia
    .text = A legtöbb FARC egységgel rendelkező hegyi körzet FARC zónává válik, egy FARC bázissal; két vele szomszédos mező 1 szinttel átáll az aktív támogatás felé. Megfelelő maradsz. Első kiadás: nincs bázis, és két semleges mező passzív támogatásra áll át.
card-former_military = Ex katonák
    .text = A kormány mindenhol mozgás nélküli tisztogatást vagy támadást végez a FARC ellen, az AUC gerillákat katonának számítva. Árnyékolt: az AUC ingyen menetel, majd rajtaütést végez ott, ahová érkezett.
card-national_coordination_center = Nemzeti Koordinációs Központ
    .text = Minden aktív AUC gerilla lekerül legfeljebb három, kockákat tartalmazó vagy támogatott mezőről. Árnyékolt: az ilyen mezőkön minden AUC gerilla elrejtőzik.
card-soldados_campesinos = Soldados Campesinos
    .text = Hat körzetbe egy-egy rendőr kerül. Árnyékolt: legfeljebb három körzetben egy AUC gerilla vált fel egy rendőrt.
card-demobilization = Leszerelés
    .text = Rendőrök váltanak fel három AUC gerillát. Árnyékolt: minden kocka városokba távozik egy AUC egységeket tartalmazó körzetből, és két város egy-egy AUC egységet kap.
card-mancuso = Mancuso
    .text = Az AUC 6 erőforrást és egy mezőn minden egységét elveszíti. Árnyékolt: 3 erőforrást kap minden mezőért, ahol a kartellekkel együtt van.
card-senado_and_camara = Senado & Cámara
    .text = Két semleges mező passzív támogatásra áll át; a kormány 3 erőforrást kap. Árnyékolt: a következő visszaállításig nincs tisztogatás és kormánytámadás a frakciód ellen.
card-calima_front = Calima-front
    .text = Két terrorjelző kerül egy katonákat tartalmazó körzetbe, és ottani FARC bázisai lekerülnek. Árnyékolt: két terrorjelző kerül egy katonákat tartalmazó körzetbe, és a segély 9-cel csökken.
card-colombia_nueva = Colombia Nueva
    .text = Egy ellenállás nélküli város aktív támogatásra áll át; a kormány 3 erőforrást kap. Árnyékolt: egy támogatással rendelkező város semlegessé válik; a kormány 3 erőforrást veszít.
card-los_derechos_humanos = Los Derechos Humanos
    .text = A kockákat és terrort tartalmazó mezők 1 szinttel átállnak az aktív támogatás felé. Árnyékolt: a segély 1-gyel csökken minden AUC egységeket tartalmazó mezőért, és a kormány egy dobásnyi erőforrást veszít.
card-limpieza = Limpieza
    .text = Egy lázadó frakció lecsap egy mezőn: két terrorjelző, két ellenséges egység lekerül, és tetszése szerint passzív támogatás vagy ellenállás.
card-pinto_and_del_rosario = Pinto & del Rosario
    .text = Minden AUC gerilla aktívvá válik, és a rendőrség mindenhol megtámadja az AUC-t. Árnyékolt: az AUC két gerillát rak le Cúcutába, ott terrort végez, és két gerillát elrejt.
card-union_sindical_obrera = Unión Sindical Obrera
    .text = Egy 3-as gazdasági értékű csővezeték mellett egy mezőn véget ér az ellenállás, vagy egy FARC bázis lekerül. Árnyékolt: két Bogotán kívüli város 1 szinttel átáll az aktív ellenállás felé.
card-bloques = Bloques
    .text = Három elérhető AUC gerilla kikerül a játékból. Árnyékolt: egy AUC gerilla és egy bázis kerül egy körzetbe.
card-carabineros = Carabineros
    .text = A kormány legfeljebb három rendőrt rak le körzetekbe. Árnyékolt: két rendőr lekerül, vagy AUC gerillák váltják fel őket.
card-pipeline_repairs = Csővezeték-javítások
    .text = Minden csővezeték szabotázsa megszűnik, vagy a kormány 12 erőforrást kap, ha nem volt mit javítani. Árnyékolt: szabotálj három csővezetéket a FARC gerillák hatókörében.
card-castano = Castaño
    .text = Két város vagy hegyi körzet 1 szinttel átáll az aktív támogatás felé. Árnyékolt: egy AUC bázis kerül egy AUC egységeket tartalmazó mezőre, és 1 erőforrás jár minden AUC bázisért.
card-criminal_air_force = Bűnözők légiereje
    .text = Egy lázadó frakció egy vagy két gerillája átrepül egy körzetből egy másikba, és elrejtőzik.
card-deserters_and_defectors = Dezertőrök és átállók
    .text = Legfeljebb két gerilla lekerül, vagy más frakciók gerillái váltják fel őket.
card-dea_agents = DEA-ügynökök
    .text = Két szállítmány és öt kartell gerilla lekerül, és a segély 3-mal nő (első kiadás: egy szállítmány, segély nélkül). Árnyékolt: három kartell egységeket tartalmazó mező 1 szinttel átáll az aktív ellenállás felé.
card-drogas_la_rebaja = Drogas La Rebaja
    .text = A kartellek 15 erőforrást (első kiadás: 9) fizetnek a kormánynak. Árnyékolt: 2 erőforrást kapnak minden városban lévő egységükért, és egy-egy bázist két városban.
card-op_millennium = Millennium hadművelet
    .text = Rendőrök váltanak fel legfeljebb három kartell egységet. Árnyékolt: két mezőn egy-egy kartell egység vált fel egy rendőrt.
card-general_serrano = Serrano tábornok
    .text = A kartellek 6 erőforrást és minden gerillájukat elveszítik. Árnyékolt: a kartellek legfeljebb négy rendőrt bárhová mozgatnak.
card-salcedo = Salcedo
    .text = Minden kartell gerilla aktívvá válik, és a kormány mindenhol megtámadja a kartelleket. Árnyékolt: mindegyikük elrejtőzik, és legfeljebb három bárhová mozog.
card-the_chess_player = A sakkjátékos
    .text = Minden kartell egység lekerül két városból vagy egy körzetből; a kormány 6 erőforrást kap. Árnyékolt: a kartellek bázist kapnak két városban, és egy ingyen megvesztegetést.
card-air_bridge = Légi folyosó
    .text = Minden kartell egység lekerül egy városból, és a kartellek 6 erőforrást veszítenek. Árnyékolt: egy-egy kartell bázis kerül három, kartell egységek nélküli körzetbe.
card-amazonia = Amazonía
    .text = Legfeljebb három lázadó egység lekerül 0 népességű erdős körzetekből. Árnyékolt: egy-egy kartell bázis kerül Guainíába, Vaupésbe és Amazonasba.
card-narco_war = Narko-háború
    .text = Minden mezőn egy kivételével minden kartell gerilla lekerül, és az az egy terrort végez. A kartellek a következő kártya végéig kimaradnak.
card-cocaine_labs = Kokainlaborok
    .text = A kartell bázisoknál lévő FARC gerillák két szállítmányt (első kiadás: egyet) kapnak. Árnyékolt: a kartellek 2 erőforrást kapnak minden városi és 1-et minden körzetben lévő bázisért.
card-poppies = Mákföldek
    .text = Egy hegyi körzetben rakj le vagy vegyél le egy szállítmányt, és rakj le vagy vegyél le egy lázadó bázist (első kiadás: a kettő egyikét).
card-tingo_maria = Tingo María
    .text = Három kartell bázis lekerül erdős körzetekből. Árnyékolt: egy újabb kerül minden erdős körzetbe, ahol már van egy.
card-mexican_traffickers = Mexikói drogkereskedők
    .text = A kartellek 20 erőforrást veszítenek (első kiadás: 10). Árnyékolt: a következő fordulóban bázisonként 4 erőforrást kapnak.
card-narco_subs = Narko-tengeralattjárók
    .text = Két kartell egység vagy legfeljebb két szállítmány lekerül a tengerpartról. Árnyékolt: a kartellek 2 erőforrást kapnak minden tengerparti egységükért.
card-riverines_and_fast_boats = Folyami egységek és gyorshajók
    .text = A kockáid vagy gerilláid legfeljebb három körzetnyire mennek; ott egy ingyen műveletet végezhetsz.
card-ayahuasca_tourism = Ayahuasca-turizmus
    .text = A kormány 6 erőforrást kap minden gerillák nélküli erdős körzetért. Árnyékolt: egy lázadó frakció terrort végez minden erdős körzetben, ahol jelen van, egyenként 3 erőforrásért.
card-darien = Darién
    .text = Egy gerilla lekerül Chocóból, és frakciója 5 erőforrást veszít. Árnyékolt: Panama erdős körzetté válik, és te egy vagy két saját bázist raksz le oda.
card-sicarios = Sicariók
    .text = Két mezőn a FARC és az AUC gerillái váltják fel az összes kartell gerillát. Árnyékolt: minden elérhető kartell gerilla kartell bázisokhoz kerül.
card-propaganda = Propaganda!
    .text = Egy forduló: győzelmi ellenőrzés, ellenőrzés és szabotázs, bevételek, civil fejlesztési projekt és agitáció, választás, elit támogatás, átcsoportosítás, visszaállítás.

## Spaces, by their printed names

thing-bogota = Bogotá–Villavicencio
    .text = Város, népessége 8.
thing-cali = Cali
    .text = Város, népessége 3.
thing-medellin = Medellín
    .text = Város, népessége 3.
thing-bucaramanga = Bucaramanga
    .text = Város, népessége 2.
thing-ibague = Ibagué–Pereira
    .text = Város, népessége 2.
thing-santa_marta = Santa Marta–Barranquilla
    .text = Város, népessége 2.
thing-cartagena = Cartagena
    .text = Város, népessége 1.
thing-cucuta = Cúcuta
    .text = Város, népessége 1.
thing-neiva = Neiva
    .text = Város, népessége 1.
thing-pasto = Pasto
    .text = Város, népessége 1.
thing-sincelejo = Sincelejo–Montería
    .text = Város, népessége 1.
thing-atlantico = Atlántico–Magdalena
    .text = Erdős körzet, népessége 1.
thing-choco = Chocó–Córdoba
    .text = Erdős körzet, népessége 1.
thing-narino = Nariño–Cauca
    .text = Erdős körzet, népessége 1.
thing-meta_west = Meta nyugat
    .text = Erdős körzet, népessége 1.
thing-guaviare = Guaviare
    .text = Erdős körzet, népessége 1.
thing-putumayo = Putumayo–Caquetá
    .text = Erdős körzet, népessége 1.
thing-cesar = Cesar–La Guajira
    .text = Hegyi körzet, népessége 1.
thing-antioquia = Antioquia–Bolívar
    .text = Hegyi körzet, népessége 2.
thing-santander = Santander–Boyacá
    .text = Hegyi körzet, népessége 2.
thing-huila = Huila–Tolima
    .text = Hegyi körzet, népessége 2.
thing-arauca = Arauca–Casanare
    .text = Pampa körzet, népessége 1.
thing-meta_east = Meta kelet
    .text = Pampa körzet, népessége 1.
thing-vichada = Vichada
    .text = Pampa körzet, népessége 0.
thing-guainia = Guainía
    .text = Erdős körzet, népessége 0.
thing-vaupes = Vaupés
    .text = Erdős körzet, népessége 0.
thing-amazonas = Amazonas
    .text = Erdős körzet, népessége 0.
thing-ecuador = Ecuador (Sucumbíos)
    .text = Ha játékba kerül, 0 népességű körzet, frakciónként két egység számára.
thing-panama = Panama (Darién)
    .text = Ha játékba kerül, 0 népességű erdős körzet, ahol a tisztogatás senkit sem aktivál.
thing-loc_cartagena_santa_marta = Cartagena – Santa Marta
    .text = Út, gazdasági értéke 1.
thing-loc_cartagena_sincelejo = Cartagena – Sincelejo
    .text = Csővezeték, gazdasági értéke 1.
thing-loc_santa_marta_ayacucho = Santa Marta – Ayacucho
    .text = Csővezeték, gazdasági értéke 2.
thing-loc_sincelejo_ayacucho = Sincelejo – Ayacucho
    .text = Csővezeték, gazdasági értéke 3.
thing-loc_cucuta_ayacucho = Cúcuta – Ayacucho
    .text = Csővezeték, gazdasági értéke 3.
thing-loc_bucaramanga_ayacucho = Bucaramanga – Ayacucho
    .text = Csővezeték, gazdasági értéke 2.
thing-loc_cucuta_arauca = Cúcuta – Arauca
    .text = Csővezeték, gazdasági értéke 3.
thing-loc_sincelejo_medellin = Sincelejo – Medellín
    .text = Csővezeték, gazdasági értéke 2.
thing-loc_medellin_ibague = Medellín – Ibagué
    .text = Csővezeték, gazdasági értéke 1.
thing-loc_ibague_cali = Ibagué – Cali
    .text = Csővezeték, gazdasági értéke 1.
thing-loc_cali_buenaventura = Cali – Buenaventura
    .text = Csővezeték, gazdasági értéke 1.
thing-loc_cali_pasto = Cali – Pasto
    .text = Út, gazdasági értéke 1.
thing-loc_pasto_tumaco = Pasto – Tumaco
    .text = Út, gazdasági értéke 1.
thing-loc_neiva_pasto = Neiva – Pasto
    .text = Út, gazdasági értéke 1.
thing-loc_bogota_neiva = Bogotá – Neiva
    .text = Csővezeték, gazdasági értéke 2.
thing-loc_bogota_san_jose = Bogotá – San José
    .text = Út, gazdasági értéke 1.
thing-loc_bogota_yopal = Bogotá – Yopal
    .text = Csővezeték, gazdasági értéke 2.
thing-loc_bogota_ibague_bucaramanga = Bogotá – Ibagué – Bucaramanga
    .text = Csővezeték, gazdasági értéke 2.

## Things on the table

thing-board = Az asztal
    .text = Kolumbia térképe, a sávok, a kártyák és a játék menete.
thing-city = Város
    .text = A szám a népessége, millióban. A támogatás és az ellenállás passzívként egyszer, aktívként kétszer számítja.
thing-department = Körzet
    .text = A szám a népessége. Erdőben nehezebb felfedni a gerillákat, hegyen nehezebb eltalálni őket.
thing-loc = Kommunikációs vonal
    .text = Út vagy csővezeték (komm.). A szám a kormány bevétele belőle, hacsak nem szabotált.
thing-town = Kisváros
    .text = Nem mező, de az itt találkozó körzetek és komm.-ok szomszédosak.
thing-troops = Katonák
    .text = Sötét kockák. Tisztogatnak és támadnak, és minden propaganda fordulóban vissza kell térniük a városokba és a bázisokra.
thing-police = Rendőrség
    .text = Világos kockák. Gerillákat aktiválnak és helyeket tartanak; a katonákkal együtt lehetővé teszik a civil fejlesztési projektet.
thing-base = Bázis
    .text = Egy mezőn legfeljebb kettő. A bázisok bevételt hoznak és erősítik a gyülekezést; néhány cél is számolja őket.
thing-underground = Rejtőzködő gerilla
    .text = Biztonságban van a kormány támadásától és a légi csapástól, és képes terrorra, rajtaütésre és zsarolásra.
thing-active = Aktív gerilla
    .text = Felfedték, vagy felfedte magát; a kormány támadása és a légi csapás elérheti.
thing-shipment = Szállítmány
    .text = Úton lévő drog. Egy további limitált műveletet ér, vagy egy bázist vagy 6 erőforrást a következő propaganda fordulóban.
thing-terror = Terror
    .text = Előbb ezt kell erőforrásért levenni, csak utána mozdíthatja meg a népet a civil fejlesztési projekt vagy az agitáció. A visszaállítás leveszi.
thing-sabotage = Szabotázs
    .text = Ez a komm. a következő propaganda fordulóban nem hoz bevételt a kormánynak.
thing-farc_zone = FARC zóna
    .text = A kormánynak itt nem lehet egysége. A légi csapás és a felszámolás ide is elér.
thing-government_control = Kormányzati ellenőrzés
    .text = A kormánynak itt több egysége van, mint az összes lázadónak együtt.
thing-farc_control = FARC ellenőrzés
    .text = A FARC-nak itt több egysége van, mint az összes többinek együtt.
thing-active_support = Aktív támogatás
    .text = A nép a kormány mögött áll; népessége kétszer számít az összes támogatásban.
thing-passive_support = Passzív támogatás
    .text = A nép a kormány felé hajlik; népessége egyszer számít az összes támogatásban.
thing-neutral = Semleges
    .text = A nép nem áll senki mellé, vagy senki sem lakik itt.
thing-passive_opposition = Passzív ellenállás
    .text = A nép inkább a kormány ellen van; népessége egyszer számít az összes ellenállásban.
thing-active_opposition = Aktív ellenállás
    .text = A nép szemben áll a kormánnyal; népessége kétszer számít az összes ellenállásban.
thing-resources = Erőforrások
    .text = Amennyit egy frakció elkölthet, legfeljebb 99.
thing-aid = Segély
    .text = Külföldi segítség, legfeljebb 29. Hozzáadódik a kormány bevételéhez, hacsak nem Samper az elnök.
thing-total_support = Összes támogatás
    .text = A kormánynak 60-nál több kell.
thing-opposition_and_bases = Ellenállás + bázisok
    .text = Az összes ellenállás és a FARC bázisok együtt. A FARC-nak 25-nél több kell.
thing-margin = Győzelmi különbözet
    .text = Mennyivel van egy frakció a célja felett vagy alatt. Az utolsó forduló után a legnagyobb különbözet győz.
thing-president = El Presidente
    .text = Ha az összes támogatás a civil fejlesztési projekt és az agitáció után legfeljebb 60, a következő elnök lép hivatalba.
thing-samper = Samper
    .text = A segély nem adódik a kormány bevételéhez.
thing-pastrana = Pastrana
    .text = Hivatalba lépésekor egy FARC zóna kerül fel.
thing-uribe = Uribe
    .text = Hivatalba lépésekor minden FARC zóna megszűnik.
thing-current_card = Aktuális kártya
    .text = A szimbólumok adják a sorrendet, amelyben a megfelelő frakciók cselekedhetnek; legfeljebb kettő teszi meg.
thing-next_card = Következő kártya
    .text = Ami következik. Ha ez a végső propaganda kártya, a műveletek most limitáltak.
thing-deck = Húzópakli
    .text = A következő kártyák, minden halomban egy propaganda kártyával.
thing-played = Kijátszott lapok
    .text = Minden eddig kijátszott kártya, mindenki számára nyíltan.
thing-propaganda = Propaganda
    .text = Bevételek, politika és átcsoportosítás fordulója, és annak ellenőrzése, győzött-e valaki.
thing-eligible = Megfelelő
    .text = Cselekedhet ennél a kártyánál, a szimbólumok sorrendjében.
thing-ineligible = Nem megfelelő
    .text = Az előző kártyánál végrehajtott valamit, ennél kimarad.
thing-first_eligible = 1. megfelelő
    .text = Szabadon választ: művelet, művelet speciális tevékenységgel, vagy esemény.
thing-second_eligible = 2. megfelelő
    .text = Azt teheti, amit az 1. megfelelő választása szabadon hagy.
thing-non_player = Nem-játékos
    .text = Egy frakció, amelyet senki sem játszik; rögzített prioritásokat és dobókockákat követ.
thing-capability = Kormány lehetőségei
    .text = A játék végéig tart.
thing-momentum = Lázadók lendületben
    .text = A következő visszaállításig tart.
thing-available = Elérhető
    .text = Egységek, amelyek nincsenek a térképen, és lerakhatók.
thing-acting = Soron van
    .text = Ennek a frakciónak kell döntenie.
thing-winner = Győztes
    .text = Elérte a célját, vagy az utolsó forduló után övé a legnagyobb különbözet.

## Heads of columns, where the table is printed as text

plain-faction = Frakció
plain-resources = Erőforrások
plain-margin = Különbözet
plain-available = Elérhető
plain-standing = Állás
plain-guerrilla = Gerilla
plain-space = Mező
plain-level = Szint
plain-control = Ellenőrzés
plain-pieces = Egységek
plain-markers = Jelzők
plain-track = Sáv
plain-turned-up = Felfedve
plain-card = Kártya
plain-order = Sorrend
plain-text = Szöveg
plain-lasting = Hosszú távú esemény
plain-side = Oldal

# Towns, and what stands in the sequence of play
thing-ayacucho = Ayacucho
    .text = A kisváros nem mező; a nála találkozó körzetek és komm.-ok szomszédosak.
thing-arauca_town = Arauca (kisváros)
    .text = { thing-ayacucho.text }
thing-yopal = Yopal
    .text = { thing-ayacucho.text }
thing-san_jose = San José del Guaviare
    .text = { thing-ayacucho.text }
thing-buenaventura = Buenaventura
    .text = { thing-ayacucho.text }
thing-tumaco = Tumaco
    .text = { thing-ayacucho.text }
thing-bases = Bázisok
    .text = Bázisok a térképen.
thing-passed = Passzolt
    .text = Erőforrást kapott, és megfelelő marad.
thing-operation = Művelet
    .text = Speciális tevékenység nélküli műveletet hajtott végre: a következő csak limitált műveletet végezhet.
thing-operation_and_activity = Művelet speciális tevékenységgel
    .text = A következő limitált műveletet végezhet, vagy végrehajthatja az eseményt.
thing-event = Esemény
    .text = Végrehajtotta az eseményt: a következő speciális tevékenységgel járó műveletet végezhet.
thing-limited = Limitált
    .text = Egy mező, speciális tevékenység nélkül.

## The game on one page

remark-goal-factions = A kormány célja: az összes támogatás több mint { $support }; a FARC célja: ellenállás + bázisok több mint { $opposition }; az AUC célja: több bázis, mint a FARC-nak; a kartellek célja: több mint { $bases } bázis és több mint { $resources } erőforrás.
remark-goal-margin = Aki egy propaganda forduló elején elérte a célját, győz. Az utolsó után a cél feletti vagy alatti legnagyobb különbözet dönt.
remark-goal-alone = Egyedül te vagy a kormány: veszítesz, ha egy lázadó frakció egy ilyen ellenőrzéskor elérte a célját; a végén pedig a különbözetedet a legjobb lázadóéval vetjük össze.
# Ki milyen közel van a győzelemhez, a tábla mellett. $margin: mennyivel van a célja felett vagy alatt.
panel-standing = Ki milyen közel van a céljához
remark-standing-govt = Kormány: összes támogatás { $have }, cél: több mint { $goal }
    .value = { $margin }
remark-standing-farc = FARC: ellenállás + bázisok { $have }, cél: több mint { $goal }
    .value = { $margin }
remark-standing-auc = AUC: bázisok { $have }, cél: több, mint a FARC-nak ({ $goal })
    .value = { $margin }
remark-standing-cartels = Kartellek: bázisok { $bases }, cél: több mint { $goal }; erőforrások { $resources }, cél: több mint { $worth }
    .value = { $margin }
remark-turn-order = Minden kártyánál legfeljebb két megfelelő frakció cselekszik, a rajta lévő szimbólumok sorrendjében.
remark-turn-choice = Az első választhat egy műveletet, speciális tevékenységgel vagy anélkül, vagy a kártya eseményét; ez dönti el, mi marad a másodiknak. Aki passzol, erőforrást kap.
remark-turn-eligible = Aki cselekedett, a következő kártyánál nem megfelelő. A propaganda kártya bevételt, politikát és átcsoportosítást hoz.
remark-thing-econ = A kormány bevétele belőle egy propaganda fordulóban: { $n }.
remark-thing-sabotaged = Szabotált: a következő propaganda fordulóban semmit sem hoz a kormánynak.
remark-thing-support = Beszámít az összes támogatásba
    .value = { $n }
remark-thing-opposition = Beszámít az összes ellenállásba
    .value = { $n }

## Why something is not offered

remark-why-no-place = Most nem mezőt kell választani.
remark-why-no-operation = Most nem műveletet kell választani.
remark-why-no-activity = Most nem speciális tevékenységet kell választani.
remark-why-loc = { $place }: ez kommunikációs vonal; itt ilyet nem lehet választani.
remark-why-no-loc = { $place }: ez nem kommunikációs vonal.
remark-why-city = { $place }: ez város.
remark-why-no-department = { $place }: ez nem körzet.
remark-why-not-in-play = { $place }: nincs játékban.
remark-why-zone = { $place }: ez FARC zóna.
remark-why-no-cubes = Nincs kocka { $place-at }.
remark-why-no-troops = Nincs katona { $place-at }.
remark-why-no-troops-near = Nincs kocka { $place-at }, és nincs elérhető közelségben olyan katona, aki még nem mozgott.
remark-why-no-guerrillas = Nincs { $who-adjective } gerilla { $place-at }.
remark-why-no-underground = Nincs rejtőzködő { $who-adjective } gerilla { $place-at }.
remark-why-no-pieces = Nincs { $who-adjective } egység { $place-at }.
remark-why-no-such-piece = Nincs ilyen egység { $place-at }: { $piece }.
remark-why-police = { $who-start } gerillái nincsenek többen a rendőröknél { $place-at }.
remark-why-outnumbered = { $who-start } egységei nincsenek többségben az összes többivel szemben { $place-at }.
remark-why-used-there = Ez a speciális tevékenység már megtörtént { $place-at }.
remark-why-no-pop = { $place }: itt nincs népesség.
remark-why-level-full = Nincs terror { $place-at }, és a szint nem állhat át tovább.
remark-why-cannot-shift = A szint nem állhat át tovább { $place-at }.
remark-why-no-room = Nincs több hely { $place-at }.
remark-why-needed = A művelet még nem kezdődött el, és mező nélkül maradna.
remark-why-no-control = { $place }: nem { $who-inline } ellenőrzése alatt áll.
remark-why-controlled = { $place }: ellenőrzés alatt áll.
remark-why-no-garrison = { $n ->
    [one] Nincs egyszerre katona és rendőr is { $place-at }.
   *[other] A katonákból és a rendőrökből nincs egyaránt legalább { $n } { $place-at }.
}
remark-why-no-terror = Nincs terror { $place-at }.
remark-why-redeployed = Minden kocka átcsoportosítása megtörtént { $place-at }.
remark-why-from-there = Éppen { $place-from } jönnek.
remark-why-only-bogota = Nincs más menedék: Bogotába mennek.
remark-why-no-haven = { $place }: ez nem kormányzati ellenőrzés alatt álló város vagy kormánybázis, vagy nincs hely.
remark-why-no-police-haven = { $place }: nincs kormányzati ellenőrzés alatt, vagy nincs hely.
remark-why-event-elsewhere = Az esemény nem ezt a mezőt nevezi meg: { $place }.
remark-why-selected = { $place }: ez már ki van választva.
remark-why-limited = A limitált műveletnek egy mezője van, és az már megvan.
remark-why-poor = A költsége { $n }, és ennyi erőforrásod van: { $left }.
remark-why-one-a-card = Ez a kártya kártyánként egy mezőt enged.
remark-why-no-departments = Ez a kártya lezárja a körzeteket, és ez körzet: { $place }.
remark-why-nobody-located = Senkit sem lehet eltalálni { $place-at }: nincs aktív gerilla, és nincs olyan bázis, amelyet nem őriz rejtőzködő gerilla.
remark-why-too-weak = Az erők túl gyengék egy egység levételéhez { $place-at }.
remark-why-no-street = Az őrjárat komm.-okon és városokon át halad; ez a mező nincs összekötve velük: { $place }.
remark-why-moved = Már mindenki mozgott { $place-at }.
remark-why-one-destination = A limitált műveletnek egy célmezője van, és ez az: { $target }.
remark-why-support = { $place }: támogatja a kormányt.
remark-why-opposition = { $place }: ellenállásban van.
remark-why-none-to-rally = Gyülekezés { $place-at }: { $who-dat } nincs mit leraknia vagy átfordítania.
remark-why-no-destination = Nincs hová menetelni { $place-from } úgy, hogy ki is lehessen fizetni.
remark-why-no-enemy = Nincs ellenség { $place-at }.
remark-why-not-adjacent = { $place } nem szomszédos ezzel: { $target }.
remark-why-there-already = Ennek a csoportnak a gerillái már { $place-at } vannak; szomszédos helyre mennek.
remark-why-group-went = Egy csoport már átment { $target-from } { $place-to }.
remark-why-held-up = Minden úton gerillák tartóztatják fel a kockákat, vagy nem vezet oda út: { $place }.
remark-why-too-far = { $place } túl messze van innen: { $target }.
remark-why-not-own-operation = { $verb }: ez nem { $who-inline } művelete.
remark-why-final-card = A következő kártya a végső propaganda kártya, ez a művelet már nem lehetséges: { $verb }.
remark-why-no-space = { $verb }: most egyetlen mezőn sem lehetséges. Erőforrások: { $left }.
remark-why-no-event = { $taken ->
    [1] Az első frakció végrehajtotta az eseményt.
   *[other] Az első frakció speciális tevékenység nélküli műveletet hajtott végre: ilyenkor a második nem választhatja az eseményt.
}
remark-why-not-among-zones = { $place }: nincs a kártyán megnevezett körzetek között.
remark-why-fewer-farc = { $place }: itt kevesebb FARC egység van, mint ahol a legtöbb ({ $n }).
remark-why-farc-base = { $place }: itt FARC bázis van.
remark-why-base-with-pop = A kartellek legalább { $n } bázisának népességgel bíró körzetben kell lennie, ezért a maradék oda kerül.
remark-why-not-own-activity = { $verb }: ez nem { $who-inline } speciális tevékenysége.
remark-why-limited-activity = Limitált művelethez nem jár speciális tevékenység.
remark-why-not-with-operation = { $activity }: ez a speciális tevékenység nem társul ehhez: { $verb }.
remark-why-one-activity = Egy művelethez egy speciális tevékenység jár, és az már megtörtént, vagy most nem lehetséges.
remark-why-no-use-now = { $verb }: most semmit sem érne el, vagy mező nélkül hagyná a műveletet.
remark-why-not-trained = { $place }: nincs kiválasztva ehhez a kiképzéshez.
remark-why-no-extra = Sem bázis, sem civil fejlesztési projekt nem lehetséges { $place-at }.
remark-why-misil = A Misil Antiaéreo távol tartja a kormány repülőit a gerilláktól { $place-at }.
remark-why-nobody-pays = Senki sem tudna váltságdíjat fizetni { $place-at }.
remark-why-no-terror-there = { $place }: nem tartozik e terror mezői közé.
remark-why-no-base-to-bring = Nem vihető bázis { $place-to }.
remark-why-no-carrier = Nincs gerilla, aki szállítmányt vihetne { $place-at }.
remark-why-nobody-to-bribe = Senkit sem lehet megvesztegetni { $place-at }.

## How a finished game is told

remark-won-by-goal = { $who-start } { plain-reached } (különbözet: { $n }), és ezzel { plain-wins }.
remark-won-by-margin = { $who-start } { plain-wins } az utolsó propaganda forduló utáni legnagyobb különbözettel: { $n }.
story-curve = Győzelmi különbözetek
sheet-margins = Győzelmi különbözetek
remark-sheet-party = { $who }
remark-sheet-check = { $n }. propaganda
remark-sheet-final = A végén
remark-sheet-margin = Különbözet

## What the rules object to in a position that was written; each goes on after a colon

position-rule-pieces = { $piece }: { $n } darab { $most } helyett.
position-rule-bases = túl sok bázis itt: { $place }.
position-rule-zone = kormányegységek egy FARC zónában: { $place }.
position-rule-not-in-play = egységek egy játékon kívüli mezőn: { $place }.
position-rule-ecuador = egy frakciónak több mint { $n } egysége van Ecuadorban.
position-rule-resources = egy frakciónak több mint { $n } erőforrása van.
position-rule-aid = a segély több mint { $n }.
position-rule-markers = terror- és szabotázsjelzőből összesen { $n } van.
position-rule-sabotage = egy komm.-on két szabotázsjelző van.
position-rule-events = egy eseménykártya hiányzik, vagy két helyen van.
position-rule-shipment = egy szállítmánynak ({ $n }) vagy csak helye, vagy csak tulajdonosa van; mindkettő kell, vagy egyik sem.

## Lines of a position that is set up, by their key; line-<key>-<word>: what a line can say

line-seats = Ki melyik frakciót irányítja
line-seats-non-player = Nem-játékos
line-twin_factions = { setup-two_factions_each }
line-open_next = A következő kártya nyílt
line-eligibility-a = { setup-eligibility-option_a }
line-eligibility-b = { setup-eligibility-option_b }
line-last_propaganda = A játékot lezáró propaganda forduló
line-quick = { setup-scenario-quick_play }
line-seeded = { setup-seeded_propaganda }
line-edition = A kártyaszövegek kiadása
line-deploying = A telepítő frakció
line-propaganda = Eddigi propaganda kártyák
line-rounds = Lejátszott propaganda fordulók
line-foreign = Játékban lévő szomszédos országok
line-zones = FARC zónák
line-levels = Támogatás és ellenállás
line-levels-active-opposition = Aktív ellenállás
line-levels-opposition = Passzív ellenállás
line-levels-neutral = Semleges
line-levels-support = Passzív támogatás
line-levels-active-support = Aktív támogatás
line-terror = Terror- és szabotázsjelzők
line-control = Ellenőrzés az utolsó propaganda forduló szerint
line-shipments = Hol vannak a szállítmányok
line-shipment_owners = Kihez tartoznak a szállítmányok
line-card = Az aktuális kártya helye a pakliban, 0-tól
line-removed = Látatlanul félretett események
line-lasting = Hosszú távú hatások
line-slot = Hány frakció hajtott már végre valamit ezen a kártyán
line-first_executed = Amit az 1. megfelelő frakció végrehajtott
line-first_executed-nothing = semmi
line-first_executed-operation_and_activity = Művelet és speciális tevékenység
line-asked = Frakciók, amelyek ezen a kártyán már passzoltak vagy végrehajtottak valamit
line-talks = Ajánlatok és kérések száma ebben a körben
line-executed = Frakciók, amelyek ezen a kártyán már végrehajtottak valamit
line-stay_eligible = Megfelelő maradó frakciók
line-bar_next = A következő kártyán sem megfelelő frakciók
line-shipped = Frakciók, amelyeknek ezen a kártyán már volt szállítmányos művelete
line-executing = A soron lévő frakció
line-actor = A cselekvő frakció
line-free = A művelet ingyenes
line-limited = A művelet limitált
line-operation_spaces = A művelet mezői
line-paid = A rá költött erőforrás
line-barred = Mezők, ahová nem mehet
line-destination = A limitált művelet célja
line-activity = Speciális tevékenység
line-activity_open = Még lehet speciális tevékenység
line-activity_spaces = A speciális tevékenység mezői
line-swept = Ezen a kártyán már volt tisztogatás
line-assaulted = Ezen a kártyán már volt támadás (kormány)
line-civic_space = Mező, amelyet az 1. kártya civil fejlesztési projektre megnyitott
line-extra_agitation = Mezők, amelyeket a 22. kártya agitációra megnyitott
line-moved = Elmozgatott egységek
line-groups = Csoportok, amelyek már meneteltek
