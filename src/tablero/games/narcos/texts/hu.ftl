# Narcos in Hungarian. How messages are found, and the forms of values ($place-inline), is in tablero/texts/speech.py.
# The attribute .inline is how a thing is called in the middle of a sentence, with its article. Locations: .acc -t, .in where, .to whereto, .from
# wherefrom. Figures and factions: .acc -t, .dat -nak/-nek, .abl -tól/-től; factions also .start, which opens a sentence.

game-title = Narcos
game-description = Patrón valahol Kolumbiában rejtőzik, miközben sicariói gazdaggá és híressé teszik; négy frakció üldözői kérdeznek, keresnek és szorítják a gyűrűt.
# Measured: own decisions in games between bots, at 20 to 40 seconds each.
game-length = ½–1 óra
game-weight = közepes
game-like = Bújócska nyomokkal: egyvalaki rejtőzik, a többiek kikövetkeztetik, hol lehet még.

## Regions

thing-k = Karib-térség
    .text = Az északi régió: minden helyszín, amelynek a száma K-val kezdődik.
thing-a = Andok
    .text = A nyugati régió: minden helyszín, amelynek a száma A-val kezdődik.
thing-o = Orinoco-vidék
    .short = Orinoco
    .text = A keleti régió: minden helyszín, amelynek a száma O-val kezdődik.

## Locations

action-k1 = K1 Uribia
    .inline = Uribia (K1)
    .acc = Uribiát (K1)
    .in = Uribiában (K1)
    .to = Uribiába (K1)
    .from = Uribiából (K1)
action-k2 = K2 Riohacha
    .inline = Riohacha (K2)
    .acc = Riohachát (K2)
    .in = Riohachában (K2)
    .to = Riohachába (K2)
    .from = Riohachából (K2)
action-k3 = K3 Santa Marta
    .inline = Santa Marta (K3)
    .acc = Santa Martát (K3)
    .in = Santa Martában (K3)
    .to = Santa Martába (K3)
    .from = Santa Martából (K3)
action-k4 = K4 Barranquilla
    .inline = Barranquilla (K4)
    .acc = Barranquillát (K4)
    .in = Barranquillában (K4)
    .to = Barranquillába (K4)
    .from = Barranquillából (K4)
action-k5 = K5 Minca
    .inline = Minca (K5)
    .acc = Mincát (K5)
    .in = Mincában (K5)
    .to = Mincába (K5)
    .from = Mincából (K5)
action-k6 = K6 Fundación
    .inline = Fundación (K6)
    .acc = Fundaciónt (K6)
    .in = Fundaciónban (K6)
    .to = Fundaciónba (K6)
    .from = Fundaciónból (K6)
action-k7 = K7 Cartagena
    .inline = Cartagena (K7)
    .acc = Cartagenát (K7)
    .in = Cartagenában (K7)
    .to = Cartagenába (K7)
    .from = Cartagenából (K7)
action-k8 = K8 Valledupar
    .inline = Valledupar (K8)
    .acc = Valledupart (K8)
    .in = Valleduparban (K8)
    .to = Valleduparba (K8)
    .from = Valleduparból (K8)
action-k9 = K9 Plato
    .inline = Plato (K9)
    .acc = Platót (K9)
    .in = Platóban (K9)
    .to = Platóba (K9)
    .from = Platóból (K9)
action-k10 = K10 San Jacinto
    .inline = San Jacinto (K10)
    .acc = San Jacintót (K10)
    .in = San Jacintóban (K10)
    .to = San Jacintóba (K10)
    .from = San Jacintóból (K10)
action-k11 = K11 Sincelejo
    .inline = Sincelejo (K11)
    .acc = Sincelejót (K11)
    .in = Sincelejóban (K11)
    .to = Sincelejóba (K11)
    .from = Sincelejóból (K11)
action-k12 = K12 Chimichagua
    .inline = Chimichagua (K12)
    .acc = Chimichaguát (K12)
    .in = Chimichaguában (K12)
    .to = Chimichaguába (K12)
    .from = Chimichaguából (K12)
action-k13 = K13 El Banco
    .inline = El Banco (K13)
    .acc = El Bancót (K13)
    .in = El Bancóban (K13)
    .to = El Bancóba (K13)
    .from = El Bancóból (K13)
action-k14 = K14 Pailitas
    .inline = Pailitas (K14)
    .acc = Pailitast (K14)
    .in = Pailitasban (K14)
    .to = Pailitasba (K14)
    .from = Pailitasból (K14)
action-k15 = K15 Montería
    .inline = Montería (K15)
    .acc = Monteríát (K15)
    .in = Monteríában (K15)
    .to = Monteríába (K15)
    .from = Monteríából (K15)
action-k16 = K16 San Marcos
    .inline = San Marcos (K16)
    .acc = San Marcost (K16)
    .in = San Marcosban (K16)
    .to = San Marcosba (K16)
    .from = San Marcosból (K16)
action-k17 = K17 Tierralta
    .inline = Tierralta (K17)
    .acc = Tierraltát (K17)
    .in = Tierraltában (K17)
    .to = Tierraltába (K17)
    .from = Tierraltából (K17)
action-k18 = K18 Ayapel
    .inline = Ayapel (K18)
    .acc = Ayapelt (K18)
    .in = Ayapelben (K18)
    .to = Ayapelbe (K18)
    .from = Ayapelből (K18)
action-a1 = A1 Ocaña
    .inline = Ocaña (A1)
    .acc = Ocañát (A1)
    .in = Ocañában (A1)
    .to = Ocañába (A1)
    .from = Ocañából (A1)
action-a2 = A2 Cúcuta
    .inline = Cúcuta (A2)
    .acc = Cúcutát (A2)
    .in = Cúcutában (A2)
    .to = Cúcutába (A2)
    .from = Cúcutából (A2)
action-a3 = A3 Bucaramanga
    .inline = Bucaramanga (A3)
    .acc = Bucaramangát (A3)
    .in = Bucaramangában (A3)
    .to = Bucaramangába (A3)
    .from = Bucaramangából (A3)
action-a4 = A4 Dabeiba
    .inline = Dabeiba (A4)
    .acc = Dabeibát (A4)
    .in = Dabeibában (A4)
    .to = Dabeibába (A4)
    .from = Dabeibából (A4)
action-a5 = A5 Segovia
    .inline = Segovia (A5)
    .acc = Segoviát (A5)
    .in = Segoviában (A5)
    .to = Segoviába (A5)
    .from = Segoviából (A5)
action-a6 = A6 Medellín
    .inline = Medellín (A6)
    .acc = Medellínt (A6)
    .in = Medellínben (A6)
    .to = Medellínbe (A6)
    .from = Medellínből (A6)
action-a7 = A7 Barrancabermeja
    .inline = Barrancabermeja (A7)
    .acc = Barrancabermeját (A7)
    .in = Barrancabermejában (A7)
    .to = Barrancabermejába (A7)
    .from = Barrancabermejából (A7)
action-a8 = A8 Puerto Boyacá
    .inline = Puerto Boyacá (A8)
    .acc = Puerto Boyacát (A8)
    .in = Puerto Boyacában (A8)
    .to = Puerto Boyacába (A8)
    .from = Puerto Boyacából (A8)
action-a9 = A9 Sogamoso
    .inline = Sogamoso (A9)
    .acc = Sogamosót (A9)
    .in = Sogamosóban (A9)
    .to = Sogamosóba (A9)
    .from = Sogamosóból (A9)
action-a10 = A10 Istmina
    .inline = Istmina (A10)
    .acc = Istminát (A10)
    .in = Istminában (A10)
    .to = Istminába (A10)
    .from = Istminából (A10)
action-a11 = A11 Líbano
    .inline = Líbano (A11)
    .acc = Líbanót (A11)
    .in = Líbanóban (A11)
    .to = Líbanóba (A11)
    .from = Líbanóból (A11)
action-a12 = A12 Muzo
    .inline = Muzo (A12)
    .acc = Muzót (A12)
    .in = Muzóban (A12)
    .to = Muzóba (A12)
    .from = Muzóból (A12)
action-a13 = A13 Pereira
    .inline = Pereira (A13)
    .acc = Pereirát (A13)
    .in = Pereirában (A13)
    .to = Pereirába (A13)
    .from = Pereirából (A13)
action-a14 = A14 Bogotá
    .inline = Bogotá (A14)
    .acc = Bogotát (A14)
    .in = Bogotában (A14)
    .to = Bogotába (A14)
    .from = Bogotából (A14)
action-a15 = A15 Chaparral
    .inline = Chaparral (A15)
    .acc = Chaparralt (A15)
    .in = Chaparralban (A15)
    .to = Chaparralba (A15)
    .from = Chaparralból (A15)
action-a16 = A16 Cali
    .inline = Cali (A16)
    .acc = Calit (A16)
    .in = Caliban (A16)
    .to = Caliba (A16)
    .from = Caliból (A16)
action-a17 = A17 Pasto
    .inline = Pasto (A17)
    .acc = Pastót (A17)
    .in = Pastóban (A17)
    .to = Pastóba (A17)
    .from = Pastóból (A17)
action-a18 = A18 Tumaco
    .inline = Tumaco (A18)
    .acc = Tumacót (A18)
    .in = Tumacóban (A18)
    .to = Tumacóba (A18)
    .from = Tumacóból (A18)
action-o1 = O1 Arauca
    .inline = Arauca (O1)
    .acc = Araucát (O1)
    .in = Araucában (O1)
    .to = Araucába (O1)
    .from = Araucából (O1)
action-o2 = O2 Arauquita
    .inline = Arauquita (O2)
    .acc = Arauquitát (O2)
    .in = Arauquitában (O2)
    .to = Arauquitába (O2)
    .from = Arauquitából (O2)
action-o3 = O3 Cravo Norte
    .inline = Cravo Norte (O3)
    .acc = Cravo Nortét (O3)
    .in = Cravo Nortében (O3)
    .to = Cravo Nortébe (O3)
    .from = Cravo Nortéből (O3)
action-o4 = O4 Puerto Carreño
    .inline = Puerto Carreño (O4)
    .acc = Puerto Carreñót (O4)
    .in = Puerto Carreñóban (O4)
    .to = Puerto Carreñóba (O4)
    .from = Puerto Carreñóból (O4)
action-o5 = O5 Saravena
    .inline = Saravena (O5)
    .acc = Saravenát (O5)
    .in = Saravenában (O5)
    .to = Saravenába (O5)
    .from = Saravenából (O5)
action-o6 = O6 Tame
    .inline = Tame (O6)
    .acc = Tamét (O6)
    .in = Tamében (O6)
    .to = Tamébe (O6)
    .from = Taméből (O6)
action-o7 = O7 La Primavera
    .inline = La Primavera (O7)
    .acc = La Primaverát (O7)
    .in = La Primaverában (O7)
    .to = La Primaverába (O7)
    .from = La Primaverából (O7)
action-o8 = O8 Trinidad
    .inline = Trinidad (O8)
    .acc = Trinidadot (O8)
    .in = Trinidadban (O8)
    .to = Trinidadba (O8)
    .from = Trinidadból (O8)
action-o9 = O9 Támara
    .inline = Támara (O9)
    .acc = Támarát (O9)
    .in = Támarában (O9)
    .to = Támarába (O9)
    .from = Támarából (O9)
action-o10 = O10 Cumaribo
    .inline = Cumaribo (O10)
    .acc = Cumaribót (O10)
    .in = Cumaribóban (O10)
    .to = Cumaribóba (O10)
    .from = Cumaribóból (O10)
action-o11 = O11 Yopal
    .inline = Yopal (O11)
    .acc = Yopalt (O11)
    .in = Yopalban (O11)
    .to = Yopalba (O11)
    .from = Yopalból (O11)
action-o12 = O12 Orocué
    .inline = Orocué (O12)
    .acc = Orocuét (O12)
    .in = Orocuéban (O12)
    .to = Orocuéba (O12)
    .from = Orocuéból (O12)
action-o13 = O13 Mapiripán
    .inline = Mapiripán (O13)
    .acc = Mapiripánt (O13)
    .in = Mapiripánban (O13)
    .to = Mapiripánba (O13)
    .from = Mapiripánból (O13)
action-o14 = O14 Villavicencio
    .inline = Villavicencio (O14)
    .acc = Villavicenciót (O14)
    .in = Villavicencióban (O14)
    .to = Villavicencióba (O14)
    .from = Villavicencióból (O14)
action-o15 = O15 San José del Guaviare
    .inline = San José del Guaviare (O15)
    .acc = San José del Guaviarét (O15)
    .in = San José del Guaviarében (O15)
    .to = San José del Guaviarébe (O15)
    .from = San José del Guaviaréből (O15)
action-o16 = O16 Florencia
    .inline = Florencia (O16)
    .acc = Florenciát (O16)
    .in = Florenciában (O16)
    .to = Florenciába (O16)
    .from = Florenciából (O16)
action-o17 = O17 Puerto Asís
    .inline = Puerto Asís (O17)
    .acc = Puerto Asíst (O17)
    .in = Puerto Asísban (O17)
    .to = Puerto Asísba (O17)
    .from = Puerto Asísból (O17)
action-o18 = O18 Leticia
    .inline = Leticia (O18)
    .acc = Leticiát (O18)
    .in = Leticiában (O18)
    .to = Leticiába (O18)
    .from = Leticiából (O18)

## Figures and factions

action-gustavo = Gustavo
    .inline = Gustavo
    .acc = Gustavót
    .dat = Gustavónak
    .abl = Gustavótól
action-blackie = Blackie
    .inline = Blackie
    .acc = Blackie-t
    .dat = Blackie-nek
    .abl = Blackie-től
action-limon = Limón
    .inline = Limón
    .acc = Limónt
    .dat = Limónnak
    .abl = Limóntól
action-poison = Poison
    .inline = Poison
    .acc = Poisont
    .dat = Poisonnak
    .abl = Poisontól
action-velasco = Velasco
    .inline = Velasco
    .acc = Velascót
    .dat = Velascónak
    .abl = Velascótól
action-flaco = Flaco
    .inline = Flaco
    .acc = Flacót
    .dat = Flacónak
    .abl = Flacótól
action-mechas = Mechas
    .inline = Mechas
    .acc = Mechast
    .dat = Mechasnak
    .abl = Mechastól
action-tuso = Tuso
    .inline = Tuso
    .acc = Tusót
    .dat = Tusónak
    .abl = Tusótól
action-leon = León
    .inline = León
    .acc = Leónt
    .dat = Leónnak
    .abl = Leóntól
action-la_quica = La Quica
    .inline = La Quica
    .acc = La Quicát
    .dat = La Quicának
    .abl = La Quicától
action-murphy = Steve Murphy
    .inline = Steve Murphy
    .acc = Steve Murphyt
    .dat = Steve Murphynek
    .abl = Steve Murphytől
action-pena = Javier Peña
    .inline = Javier Peña
    .acc = Javier Peñát
    .dat = Javier Peñának
    .abl = Javier Peñától
action-carrillo = Horacio Carrillo
    .inline = Horacio Carrillo
    .acc = Horacio Carrillót
    .dat = Horacio Carrillónak
    .abl = Horacio Carrillótól
action-trujillo = Trujillo
    .inline = Trujillo
    .acc = Trujillót
    .dat = Trujillónak
    .abl = Trujillótól
action-navegante = Navegante
    .inline = Navegante
    .acc = Navegantét
    .dat = Navegantének
    .abl = Navegantétől
action-gilberto = Gilberto
    .inline = Gilberto
    .acc = Gilbertót
    .dat = Gilbertónak
    .abl = Gilbertótól
action-don_berna = Don Berna
    .inline = Don Berna
    .acc = Don Bernát
    .dat = Don Bernának
    .abl = Don Bernától
action-castano = Carlos Castaño
    .inline = Carlos Castaño
    .acc = Carlos Castañót
    .dat = Carlos Castañónak
    .abl = Carlos Castañótól
action-dea = DEA
    .start = A DEA
    .inline = a DEA
    .acc = a DEA-t
    .dat = a DEA-nak
    .abl = a DEA-tól
action-police = Nemzeti Rendőrség
    .start = A Nemzeti Rendőrség
    .inline = a Nemzeti Rendőrség
    .acc = a Nemzeti Rendőrséget
    .dat = a Nemzeti Rendőrségnek
    .abl = a Nemzeti Rendőrségtől
action-cali = Cali-kartell
    .start = A Cali-kartell
    .inline = a Cali-kartell
    .acc = a Cali-kartellt
    .dat = a Cali-kartellnek
    .abl = a Cali-kartelltől
action-pepes = Los Pepes
    .start = A Los Pepes
    .inline = a Los Pepes
    .acc = a Los Pepest
    .dat = a Los Pepesnek
    .abl = a Los Pepestől

## Verbs, numbers, actions of hunters, defence tokens

action-done = Kész
action-not_this_turn = Ebben a körben nem
action-pay = Fizetés
action-show_hand = A lapok megmutatása
action-silver = Ezüst
    .inline = ezüst
action-lead = Ólom
    .inline = ólom
action-number = { $n }
action-attack = Támadás, erő: { $n }
    .inline = támadás, erő: { $n }
action-labs = Laborok megsemmisítése, erő: { $n }
    .inline = laborok megsemmisítése, erő: { $n }
action-roadblocks = Útzárak és befolyás, erő: { $n }
    .inline = útzárak és befolyás, erő: { $n }
action-distance = Nyomozás: távolság, erő: { $n }
    .inline = nyomozás a távolság után, erő: { $n }
action-type = Nyomozás: típus, erő: { $n }
    .inline = nyomozás a típus után, erő: { $n }
action-region = Nyomozás: régió, erő: { $n }
    .inline = nyomozás a régió után, erő: { $n }
action-arrest = Letartóztatás, erő: { $n }
    .inline = letartóztatás, erő: { $n }
action-defence = Védelemjelző: { $n }
    .inline = { $n } értékű védelemjelző
action-hostage = Túsz
    .inline = a túsz
action-bomb = Bomba
    .inline = a bomba

## Pieces

thing-influence = Befolyás
    .text = Üldöző nem léphet olyan városba, ahol befolyás van.
thing-roadblock = Útzár
    .text = Sicario, és költözéskor Patrón sem léphet olyan városba, ahol útzár van, és ott senki sem vethető be.
thing-lab = Labor
    .text = Minden évadban egy kockát termel, és növeli Patrón bevételét.
thing-cube = Kocka
    .text = Egy sicario repülőteres városba viszi; onnan elszállítva pénzt hoz Patrónnak.
thing-party = Találkozójelző
    .text = Az a sicario, aki ide ér, A találkozók célkártyára viszi.
thing-marker = Rejtekhelyjelölő
    .text = A frakciók jegyzete: Patrón itt lehet.
thing-patron_token = Patrón
    .text = Az évad végén itt volt Patrón; most költözik.

## What cards count, worded for every number the data may give. Case: -dollars is the stem (…t, …ért follow), the others are objects unless noted.

unit-dollars = { $n } dollár
unit-labs = { $n ->
    [one] egy labort egy ültetvényre
   *[other] legfeljebb { $n } labort ültetvényekre
}
unit-influence = { $n ->
    [one] befolyást egy városba
   *[other] legfeljebb { $n } befolyásjelzőt városokba
}
unit-tokens_of_influence = { $n ->
    [one] befolyást egy városba
   *[other] { $n } befolyásjelzőt városokba
}
unit-all_labs = { $n ->
    [one] egy labort egy ültetvényre
   *[other] { $n } labort ültetvényekre
}
unit-all_roadblocks = { $n ->
    [one] egy útzárat
   *[other] { $n } útzárat
}
unit-cubes = { $n ->
    [one] egy kockát egy kocka nélküli laborra, bárhol
   *[other] legfeljebb { $n } kockát kocka nélküli laborokra, bárhol
}
# What is paid: -ért.
unit-loads = { $n ->
    [one] egy kockáért
   *[other] { $n } kockáért
}
unit-roadblocks = { $n ->
    [one] egy útzárat
   *[other] legfeljebb { $n } útzárat
}
unit-hunters = { $n ->
    [one] egy üldözőt
   *[other] legfeljebb { $n } üldözőt
}
# Where.
unit-away = { $n ->
    [0] a helyszínén
    [1] a szomszédságában
   *[other] tőle legfeljebb { $n } útnyira
}
# Nominative.
unit-actions = { $n ->
    [one] még egy szokásos akció
   *[other] még { $n } szokásos akció
}
# A whole predicate.
unit-swap = { $n ->
    [one] felcserélhetsz két képpel lefelé lévő védelemjelzőt
   *[other] legfeljebb { $n } alkalommal felcserélhetsz két képpel lefelé lévő védelemjelzőt
}
unit-cards = { $n ->
    [one] egy lapot
   *[other] { $n } lapot
}
unit-tokens = { $n ->
    [one] egy védelemjelzőt
   *[other] { $n } védelemjelzőt
}
unit-available = { $n ->
    [one] egy elérhető akciókártyát
   *[other] { $n } elérhető akciókártyát
}
unit-steps = { $n ->
    [one] még egy lépést
   *[other] még { $n } lépést
}

## Sicario cards

card-s01 = Gustavo
    .text = { $immediate-n-dollars }t kapsz. { $cost-dollars }ért: rakj le { $effect-n-labs }, tőle legfeljebb { $effect-within } útnyira, és a bevételjelölő { $effect-2-n } mezőt lép előre.
card-s02 = Kettős könyvelés
    .text = 1 dollárt kapsz a térkép minden laborjáért, legfeljebb { $immediate-max } dollárt. Évad vége: a bevételjelölő { $effect-n } mezőt lép előre.
card-s03 = Blackie
    .text = Azonnal { $immediate-n-swap }. { $cost-dollars }ért: blokkolj { $effect-n-hunters } { $effect-within-away }.
card-s04 = Kíséret a határig
    .text = Mozgass egy másik sicariót legfeljebb { $immediate-steps } útnyit. Évad vége: { $effect-n } hírnév és { $effect-2-n-dollars }.
card-s05 = Limón
    .text = Mozgasd őt legfeljebb { $immediate-steps } útnyit. { $cost-dollars }ért: mozgass egy másik sicariót legfeljebb { $effect-steps } útnyit.
card-s06 = A taxis útvonal
    .text = Tegyél { $immediate-n-cubes }. Évad vége: { $effect-n-dollars }.
card-s07 = Poison
    .text = Blokkolj { $immediate-n-hunters } { $immediate-within-away }. { $cost-dollars }ért ezen felül: blokkolj { $effect-n-hunters } { $effect-within-away }.
card-s08 = A fenyegetések éjszakája
    .text = Rakj le { $immediate-n-influence }, tőle legfeljebb { $immediate-within } útnyira. Évad vége: { $effect-n } hírnév és { $effect-2-n-dollars }.
card-s09 = Velasco
    .text = Rakj le { $immediate-n-influence }, tőle legfeljebb { $immediate-within } útnyira. { $cost-dollars }ért: rakj le { $effect-n-influence } a régiójában.
card-s10 = Lefizetett járőrök
    .text = Vegyél le { $immediate-n-roadblocks } a régiójában. Évad vége: rakj le { $effect-n-influence }, tőle legfeljebb { $effect-within } útnyira.
card-s11 = Flaco
    .text = Rakj le { $immediate-n-labs }, tőle legfeljebb { $immediate-within } útnyira. { $cost-dollars }ért ezen felül: rakj le { $effect-n-labs }, tőle legfeljebb { $effect-within } útnyira.
card-s12 = Konyhák a dzsungelben
    .text = Tegyél { $immediate-n-cubes }. Évad vége: rakj le { $effect-n-labs } a régiójában, és a bevételjelölő { $effect-2-n } mezőt lép előre.
card-s13 = Mechas
    .text = Jár neki { $immediate-n-actions }. { $cost-dollars }ért: { $effect-n-actions }.
card-s14 = Lángoló ellenőrzőpontok
    .text = Vegyél le { $immediate-n-roadblocks }, tőle legfeljebb { $immediate-within } útnyira. { $cost-dollars }ért: blokkolj { $effect-n-hunters } { $effect-within-away }.
card-s15 = Tuso
    .text = A bevetéséhez a hatótáv { $immediate-n } úttal nagyobb. { $cost-dollars }ért: { $effect-n } hírnév.
card-s16 = Szemek minden sarkon
    .text = Húzz { $immediate-n-cards }, aztán dobj el ugyanannyit. Évad vége: { $effect-n } hírnév és { $effect-2-n-dollars }.
card-s17 = Pályák és reflektorok
    .text = Bármely normál sicario. Rakj le { $immediate-n-influence }, tőle legfeljebb { $immediate-within } útnyira. { $cost-dollars }ért: { $effect-n } hírnév.
card-s18 = Fedél a szegényeknek
    .text = Bármely normál sicario. Rakj le { $immediate-n-influence }, tőle legfeljebb { $immediate-within } útnyira. Évad vége: { $effect-n } hírnév.
card-s19 = Hamis nyom
    .text = Bármely normál sicario, { $immediate-n } úttal nagyobb hatótávval. { $cost-dollars }ért: { $effect-n-swap }.
card-s20 = Folyami konvoj
    .text = Bármely normál sicario. Mozgass egy tetszőleges sicariót legfeljebb { $immediate-steps } útnyit. { $cost-dollars }ért: minden kockát vivő sicario, aki repülőteres városban van, most elszállítja a kockáját.
card-s21 = Pánik az utcákon
    .text = Bármely normál sicario. Blokkolj { $immediate-n-hunters } { $immediate-within-away }. { $cost-dollars }ért: vegyél le { $effect-n-roadblocks }, tőle legfeljebb { $effect-within } útnyira.
card-s22 = León
    .text = Különleges mozgása ebben a körben legfeljebb { $special_move } út. { $cost-dollars }ért, mielőtt mozog: tegyél { $effect-n-cubes }.
card-s23 = La Quica
    .text = Blokkolj { $immediate-n-hunters } { $immediate-within-away }. { $cost-dollars }ért: { $effect-n } hírnév.

## Silver-or-Lead cards

card-p1 = A boríték
    .text = Ezüst: Patrón { $silver-n-dollars }t kap. Ólom: az üldöző kiiktatva.
card-p2 = Szemhunyás
    .text = Ezüst: rakj le { $silver-n-tokens_of_influence }, az üldözőtől legfeljebb { $silver-within } útnyira. Ólom: az üldöző kiiktatva.
card-p3 = Őrzött konyhák
    .text = Ezüst: rakj le { $silver-n-all_labs } az üldöző régiójában. Ólom: az üldöző kiiktatva.
card-p4 = Jó sajtó
    .text = Ezüst: Patrón { $silver-n } hírnevet kap; vegyél le { $silver-2-n-all_roadblocks } bárhol. Ólom: az üldöző kiiktatva.

## Objectives

card-j01 = A találkozók
    .text = Tegyél { $setup-n } találkozójelzőt repülőtér és útzár nélküli városokba, egymástól legalább { $setup-min_pairwise_distance } útnyira; az a sicario, aki egyhez odaér, begyűjti. Teljesül { $condition-n } begyűjtött jelzővel: { $reward-n } hírnév.
card-j02 = A túsz
    .text = A túsz egy { $setup-replaces_value } értékű védelemjelző helyére kerül. Teljesül, ha a térképen van az a sicario, akinél ott van: { $reward-n-dollars }.
card-j03 = A bomba
    .text = A bomba egy { $setup-replaces_value } értékű védelemjelző helyére kerül. Teljesül, ha az a sicario, akinél ott van, városban van, és tőle legfeljebb { $condition-hunter_within } útnyira van üldöző: { $reward-n } hírnév.
card-j04 = Laborok birodalma
    .text = Rakj le { $setup-n-labs }, bárhol. Teljesül { $condition-n } laborral a térképen: { $reward-n-dollars }.
card-j05 = Szívek és elmék
    .text = Rakj le { $setup-n-influence }, bárhol. Teljesül { $condition-n } befolyásjelzővel a térképen, minden régióban legalább eggyel: { $reward-n } hírnév.
card-j06 = Légi híd
    .text = Mostantól számolják az elszállított kockákat. Teljesül { $condition-n } kockával: a bevételjelölő { $reward-n } mezőt lép előre.
card-j07 = Hadipénztár
    .text = { $setup-n-dollars }t kapsz. Teljesül, ha van legalább { $condition-n-dollars }od, amelyből { $condition-pay_on_completion } dollárt kifizetsz: { $reward-n } hírnév.
card-j08 = Egyszerre mindenhol
    .text = Teljesül, ha minden régióban van egy sicario: { $reward-n-dollars }.
card-j09 = Érinthetetlen terület
    .text = Teljesül, ha együtt { $condition-n } befolyásjelző és labor van legfeljebb { $condition-within } útnyira onnan, ahol felfednek: { $reward-n-dollars }.
card-j10 = Hűséges katonák
    .text = Teljesül { $condition-n } sicarióval a térképen: { $reward-n } hírnév.

## Faction cards

card-f1 = Los Pepes
    .text = { $earns-dollars }t kap, valahányszor Patrón egy kártya feltételéért fizet. Amikor akciókártyát használnak, { $cost_money-dollars }ért felfed { $n-tokens }.
card-f2 = Cali-kartell
    .text = Saját körében egyszer elveszi annak az ültetvénynek a kockáját, amelyre az egyik üldözője lép; legfeljebb { $stores } lehet nála. Az aktív üldöző { $cost_cubes-loads } extra akciót kap, erő: { $number }.
card-f3 = Változik a terv
    .text = Egyszer: cserélj le { $n-available }.
card-f4 = Új parancsok
    .text = Egyszer: cserélj le { $n-available }.
card-f5 = Helikopter
    .text = Egyszer: bármelyik üldöző egyik mozgásában { $n-steps } tehet.
card-f6 = Második helikopter
    .text = Egyszer: bármelyik üldöző egyik mozgásában { $n-steps } tehet.
card-f7 = Bloque de Búsqueda
    .text = Egyszer: egy támadásra használt akciókártya ennyivel többet ér: { $n }.
card-f8 = Második Bloque de Búsqueda
    .text = Egyszer: egy támadásra használt akciókártya ennyivel többet ér: { $n }.

## Players and the end

seat-patron = Patrón
seat-leader_1 = Első vezető
    .badge = 1
seat-leader_2 = Második vezető
    .badge = 2
seat-leader_3 = Harmadik vezető
    .badge = 3
seat-leader_4 = Negyedik vezető
    .badge = 4
seat-beyond = { $seat } (nem játszik)
table-points = { $seat ->
    [patron] { $n } hírnév
   *[other] { $n ->
        [0] nincs letartóztatás
        [10] egy letartóztatás
       *[other] két letartóztatás
    }
}
channel-hunters = A frakciók, Patrón nem hallja
table-result = { $count ->
    [0] A játék győztes nélkül maradt abba.
    [one] A győztes: { $names }.
   *[other] Közös győzelem: { $names }.
}

## Steps of the game

phase-arranging = Célok a helyükre
phase-dividing = Ki melyik frakciót vezeti
phase-placing-hunters = Az üldözők lerakása
phase-hiding = Az első rejtekhely
phase-objectives = Új célok
phase-defence = Védelemjelzők
phase-paid-move = Patrón: fizetett mozgás
phase-deploying = Patrón: bevetés
phase-card = Patrón: a kártya
phase-sicario-acts = Patrón: a sicario akciói
phase-choosing-faction = Melyik frakció következik
phase-choosing-hunter = Melyik üldöző következik
phase-hunter-moves = Egy üldöző mozog
phase-hunter-acts = Egy üldöző akciója
phase-after-action = Az akció után
phase-season-end = Az évad vége
phase-relocating = Költözés
phase-marking = Rejtekhelyjelölők
phase-over = A játék vége

## Setup

setup-notebook = Jegyzetfüzet
    .help = Ki tartja számon, hol lehet még Patrón.
setup-notebook-off = Ki
    .help = Mindenki maga jegyzi meg a nyomokat; semmi sincs megjelölve.
setup-notebook-markers = Jelölők kézzel
    .help = A rendőrség vezetője a frakciók minden köre előtt legfeljebb 15 jelölőt rakhat le és vehet fel.
setup-notebook-exact = Pontos (segítség)
    .help = A program megmutat minden helyszínt, amely minden eddigi nyomnak megfelel. Ez több, mint amennyi a nyomtatott játék játékosainak jut: semmi sem kerüli el a figyelmet, és Patrónt hamarabb megtalálják.
setup-private_talk = Zárt beszélgetés
    .help = A frakcióknak saját csatornájuk van, amelyet Patrón nem olvashat; a szabályok szerint mindent hall, amit mondanak.
setup-factions = Frakciók
    .help = Ki melyik frakciót vezeti.
setup-factions-in_order = Sorrendben
    .help = Előbb a DEA és a rendőrség, aztán a Cali-kartell, aztán a Los Pepes.
setup-factions-random = Sorsolás
    .help = A frakciókat véletlenszerűen osztják ki.
setup-factions-by_wish = Kívánság szerint
    .help = A vezetők a játékban, egymás után választanak frakciót, mielőtt az üldözők a térképre kerülnek.
setup-season_limit = Évadkorlát
    .help = Mikor marad abba egy győztes nélküli játék. Három évad a szokásos.
setup-season_limit-8 = Nyolc évad
    .help = A nyolcadik évad után a játék befejezetlenül véget ér, és senki sem nyert.
setup-season_limit-none = Nincs korlát
    .help = A játék addig tart, amíg valaki nem nyer, ahogy a nyomtatott szabály mondja.

## Questions to Patrón: before the turns

ask-objective = Melyik cél kerüljön képpel lefelé { $n ->
    [1] az 1.
    [5] az 5.
   *[other] a { $n }.
} évad mezőjére? Akkor lép érvénybe, amikor ez az évad elkezdődik.
ask-hide = Válaszd ki, hol rejtőzöl el. Senki sem fogja tudni, és ott maradsz, amíg az évad véget nem ér, vagy le nem tartóztatnak.
ask-defence = Válaszd ki a védelemjelzőt, amelyet képpel lefelé { $sicario } mezőjére teszel: a támadásnak erősebbnek kell lennie a számánál.
ask-place-party = { $left ->
    [one] Tedd az utolsó találkozójelzőt egy városba.
   *[other] Tegyél egy találkozójelzőt egy városba; hátravan { $left }, és távol kell lenniük egymástól.
}

## Questions to Patrón: his turn

ask-paid-move = { $n } dollárért mozgathatsz egy sicariót a térképen. Melyiket?
option-paid-move-done = Nincs fizetett mozgás
ask-sicario-to = Hová megy { $sicario }, legfeljebb { $n } útnyit?
option-sicario-to-done = Itt marad
ask-cube-on-the-way = Több út is odavezet. Melyik helyszín kockáját viszi magával { $sicario }?
option-cube-on-the-way-done = Nem visz kockát
ask-deploy = Vess be egy sicariót a térképen: játssz ki egy kártyát azért a sicarióért, akit mutat, vagy dobj el bármely kártyát Leónért vagy La Quicáért. A választott hely elárulja a frakcióknak, legfeljebb milyen messze vagy.
option-deploy-leon = León, bármely kártyáért
option-deploy-la_quica = La Quica, bármely kártyáért
option-deploy-show_hand = Senki sem vethető be: a lapok megmutatása
ask-deploy-figure = { $card }: bármely normál sicario bevethető vele. Melyik?
ask-discard-for = Melyik lapot dobod el, hogy bevesd { $sicario-acc }? A szövege nem számít.
ask-deploy-place = Hol jelenik meg { $sicario }? A frakciók megtudják, hogy ettől a helytől legfeljebb { $n } útnyira vagy.
ask-discard-unused = Senkit sem tudtál bevetni. Melyik lapot dobod el?
ask-pay-condition = Kifizetsz { $n } dollárt (pénzed: { $total }) ennek a kártyának a feltételéért: { $card }? Ebből a Los Pepes egy dollárt kap.
option-pay-condition-pay = { $n } dollár kifizetése
option-pay-condition-done = Nincs fizetés
ask-ordinary-action = { $left ->
    [one] { $sicario } hátralévő akciója: 1. Befolyás egy városba, útzár levétele vagy labor egy ültetvényre, a helyszínén vagy mellette.
   *[other] { $sicario } hátralévő akciói: { $left }. Befolyás egy városba, útzár levétele vagy labor egy ültetvényre, a helyszínén vagy mellette.
}
option-ordinary-action-done = Nincs több akció
ask-move-influence = A készletben nincs több jelző. Melyik befolyásjelző kerüljön { $place-to }?
ask-move-lab = A készletben nincs több labor. Melyik kerüljön { $place-to }?
ask-ultimatum-hunter = La Quica mellett melyik üldözőnek kell választania ezüst és ólom között?
ask-ultimatum-card = Melyik „Ezüst vagy ólom” kártyát kapja { $hunter }?

## Questions to Patrón: cards

ask-card-lab = { $left ->
    [one] Rakj le egy labort kockával egy ültetvényre, vagy hagyd abba.
   *[other] Rakj le egymás után legfeljebb { $left } labort kockával ültetvényekre.
}
option-card-lab-done = Nincs labor
ask-card-influence = { $left ->
    [one] Rakj le befolyást egy városba, vagy hagyd abba.
   *[other] Rakj le egymás után legfeljebb { $left } befolyásjelzőt városokba.
}
option-card-influence-done = Nincs befolyás
ask-card-cube = { $left ->
    [one] Tegyél egy kockát egy kocka nélküli laborra, vagy hagyd abba.
   *[other] Tegyél egymás után legfeljebb { $left } kockát kocka nélküli laborokra.
}
option-card-cube-done = Nincs kocka
ask-card-remove-roadblock = { $left ->
    [one] Vegyél le egy útzárat, vagy hagyd abba.
   *[other] Vegyél le egymás után legfeljebb { $left } útzárat.
}
option-card-remove-roadblock-done = Nincs útzár
ask-card-block = { $left ->
    [one] Blokkolj egy üldözőt, aki ebben az évadban nem mozoghat, vagy hagyd abba.
   *[other] Blokkolj legfeljebb { $left } üldözőt, akik ebben az évadban nem mozoghatnak.
}
option-card-block-done = Nincs blokkolás
ask-card-move = Melyik sicario mozog ingyen legfeljebb { $n } útnyit?
option-card-move-done = Senki sem mozog
ask-swap-first = Felcserélhetsz két képpel lefelé lévő védelemjelzőt. Kié az első?
option-swap-first-done = Minden marad a helyén
ask-swap-second = Kinek a jelzőjével cserél helyet { $sicario } jelzője?
ask-cycle-discard = { $left ->
    [one] Dobj el még egy lapot.
   *[other] Dobj el egymás után { $left } lapot.
}

## Questions to Patrón: answers and the end of the season

ask-false-distance = { $hunter } azt kérdezi, milyen messze vagy. A valódi távolság mellé egy másik számot is mondasz: melyiket? Mindkettőt megtudják, de azt nem, melyik az igaz.
ask-escape = Elkaptak, és azonnal megszöksz. Hol rejtőzöl el most?
ask-season-end-card = Melyik évadvégi kártya hatása következik?
ask-produce-cube = { $left ->
    [one] Csak egy kocka maradt. Melyik labor kapja?
   *[other] Csak { $left } kocka maradt. Melyik labor kapja a következőt?
}
ask-complete-objective = Melyik célt teljesíted következőnek?
ask-relocate-pay = Mennyit fizetsz a költözésért? Az összeget mindenki látja, és minden dollár egy útnyi rejtett mozgást ad. { $total ->
    [0] Nincs pénzed.
   *[other] { $total } dollárod van.
}
option-relocate-pay = { $n ->
    [0] Semmi
   *[other] { $n } dollár
}
ask-relocate-to = { $n ->
    [0] Ott maradsz, ahol vagy.
   *[other] Hol rejtőzöl el most, legfeljebb { $n } útnyira?
}

## Questions to the factions

ask-lead = Melyik frakciót vezeted?
ask-place-hunter = Honnan indul { $hunter }? Az üldözők repülőteres város mellett kezdenek.
ask-mark = { $left ->
    [one] Még egy rejtekhelyjelölőt rakhatsz le vagy vehetsz fel.
   *[other] Rakj le vagy vegyél fel rejtekhelyjelölőket ott, ahol szerinted Patrón lehet; hátralévő változtatások: { $left }.
}
option-mark-done = A jelölők jók
ask-faction = Melyik frakció következik? Évadonként mindegyik egyszer kerül sorra; te mondod meg, miben állapodtatok meg.
ask-hunter = Melyik üldöző következik?
ask-hunter-move = { $n ->
    [one] Hová megy { $hunter }, legfeljebb egy lépéssel? A saját helyszíne azt jelenti, hogy marad.
   *[other] Hová megy { $hunter }, legfeljebb { $n } lépéssel? A saját helyszíne azt jelenti, hogy marad; a repülés két repülőtér között egy lépés.
}
ask-act = { $hunter } következik, akciója kötelező: válassz egy akciót és az elérhető számok egyikét.
ask-extra-action = A Cali-kartell kockáiért { $hunter } extra akciót kap, erő: 1. Melyiket?
ask-attack-target = Kit támad meg { $hunter } (erő: { $n })? A támadásnak erősebbnek kell lennie a védelemjelzőnél.
ask-destroy-lab = { $left ->
    [one] Semmisíts meg egy labort itt vagy az üldöző mellett, vagy hagyd abba.
   *[other] Semmisíts meg egymás után legfeljebb { $left } labort itt vagy az üldöző mellett.
}
option-destroy-lab-done = Nincs több megsemmisítés
ask-roadblock = { $left ->
    [one] Vegyél le befolyást, vagy rakj útzárat egy üres városba, itt vagy az üldöző mellett, vagy hagyd abba.
   *[other] Vegyél le befolyást, vagy rakj útzárat üres városokba, itt vagy az üldöző mellett: { $left } alkalommal, egymás után.
}
option-roadblock-done = Semmi több
ask-move-roadblock = A készletben nincs több jelző. Melyik útzár kerüljön { $place-to }?
ask-arrest-move = A letartóztatás előtt { $hunter } legfeljebb { $n } lépést tehet. Hová?
ask-arrest-place = Hol próbálja { $hunter } letartóztatni Patrónt?
ask-collect-cube = { $hunter } elhalad egy kocka mellett. Elveszi a Cali-kartell?
option-collect-cube-done = Ott marad
ask-silver-or-lead = La Quica ezt a kártyát adja { $hunter-dat }: { $card }. Ezüst: végrehajtod, amit a kártya mond; ólom: az üldöző ebben az évadban kiesik.
option-silver-or-lead-silver = Ezüst: amit a kártya Patrónért tesz
option-silver-or-lead-lead = Ólom: { $hunter } kiiktatva
ask-silver-lab = { $left ->
    [one] Ezüst: hová kerüljön a labor kockával?
   *[other] Ezüst: hová kerüljön egymás után { $left } labor kockával?
}
option-silver-lab-done = Nincs labor
ask-silver-influence = { $left ->
    [one] Ezüst: melyik város kapja a befolyásjelzőt?
   *[other] Ezüst: mely városok kapnak egymás után { $left } befolyásjelzőt?
}
option-silver-influence-done = Nincs befolyás
ask-silver-cube = { $left ->
    [one] Ezüst: melyik kocka nélküli labor kap egyet?
   *[other] Ezüst: mely kocka nélküli laborok kapnak egymás után { $left } kockát?
}
option-silver-cube-done = Nincs kocka
ask-silver-remove-roadblock = { $left ->
    [one] Ezüst: melyik útzár kerüljön le?
   *[other] Ezüst: melyik { $left } útzár kerüljön le egymás után?
}
option-silver-remove-roadblock-done = Nincs útzár
ask-silver-block = { $left ->
    [one] Ezüst: melyik üldöző legyen blokkolva ebben az évadban?
   *[other] Ezüst: melyik { $left } üldöző legyen blokkolva ebben az évadban, egymás után?
}
option-silver-block-done = Nincs blokkolás

## Orders in advance (orders.py)

order-no-ability = { $faction }: mások körében nincs képességhasználat
order-no-steps = DEA: nincs plusz lépés mások letartóztatásához
order-no-marks = A rejtekhelyjelölők maradnak, ahol vannak
order-take-cube = A Cali-kartell elveszi a kockát, amely mellett az üldözője elhalad, ha csak egy van
order-silver-or-lead = Ezüst vagy ólom: mindig { $pick-inline }

## Questions about abilities

ask-support-dea = { $hunter } aktív. Használ kártyát a DEA?
option-support-dea-done = Most nem
option-support-dea-not_this_turn = Ebben a körben már nem
ask-support-steps = { $hunter } mozogni és letartóztatni készül. Ad hozzá lépéseket a DEA?
option-support-steps-done = Most nem
option-support-steps-not_this_turn = Ebben a körben már nem
ask-support-cali = { $hunter } aktív. Elkölti a Cali-kartell a kockáit, hogy extra akciót adjon neki?
option-support-cali-done = Most nem
option-support-cali-not_this_turn = Ebben a körben már nem
ask-support-police = Támadás { $sicario } ellen, erő: { $n }. Erősíti a rendőrség a támadást, mielőtt a jelzőt felfedik?
option-support-police-done = Nem
ask-support-pepes = Akciókártyát használtak. Fizet a Los Pepes { $n } dollárt, hogy védelemjelzőket fedjenek fel?
option-support-pepes-done = Most nem
option-support-pepes-not_this_turn = Ebben a körben már nem
ask-reveal-token = { $left ->
    [one] Kinek a védelemjelzőjét fedik fel?
   *[other] Kiknek a védelemjelzőit fedik fel? Nevezz meg egymás után { $left } sicariót.
}
ask-replace-action = { $left ->
    [one] Melyik elérhető akciókártyát cserélik le?
   *[other] Mely elérhető akciókártyákat cserélik le? Egymás után { $left } kártyát.
}
option-replace-action = Erő: { $n }

## Journal: setup and seasons

note-objective-placed = Patrón képpel lefelé egy célt tesz { $n ->
    [1] az 1.
    [5] az 5.
   *[other] a { $n }.
} évad mezőjére.
note-objective-hidden = A cél { $n ->
    [1] az 1.
    [5] az 5.
   *[other] a { $n }.
} évad mezőjén: { $card }.
note-faction-led = { $faction-start } vezetője: { $who }.
note-hunter-placed = { $who } { $place-to } rakja { $hunter-acc }.
note-hidden = Patrón elrejtőzik.
note-hideout = Patrón { $place-in } rejtőzik.
note-season-begins = Elkezdődik { $n ->
    [1] az 1.
    [5] az 5.
   *[other] a { $n }.
} évad.
note-season-ends = Véget ér { $n ->
    [1] az 1.
    [5] az 5.
   *[other] a { $n }.
} évad.
note-objective-revealed = Érvénybe lép ez a cél: { $card }.
note-special-token-taken = Egy { $n } értékű védelemjelző helyére kerül { $token-inline }.
note-special-token-returned = Félrekerül { $token-inline }, és visszakerül a normál jelző.
many-party-placed = Találkozójelzők kerülnek ide: { $place-inline }.
note-party-placed = Találkozójelző kerül { $place-to }.
note-defence-placed = { $sicario } mezőjére Patrón ezt teszi: { $token-inline }.
note-defence-ready = Patrón mindegyik mezőjére (összesen { $n }) egy képpel lefelé fordított jelzőt tesz.

## Journal: Patrón’s turn

note-patron-turn = Patrón { $n }. köre.
note-money-paid = Patrón { $n } dollárt fizet, pénze most { $total }.
note-sicario-moved = { $sicario } { $place-from } { $target-to } megy.
note-cube-taken = { $sicario } magával viszi a kockát { $place-from }.
note-party-collected = { $place-in } begyűjtik a találkozójelzőt; a kártyán már { $n } van.
note-cube-shipped = { $sicario } { $place-from } elszállít egy kockát { $n } dollárért.
note-card-played = Patrón kijátssza ezt a kártyát: { $card }.
note-discarded-for = Patrón eldob egy lapot, hogy bevesse { $sicario-acc }: { $card }.
note-deployed = { $sicario } megjelenik { $place-in }: Patrón innen legfeljebb { $n } útnyira van.
note-card-shown = Patrón megmutatja ezt a lapot: { $card }.
note-deployment-skipped = Patrón { $n }. köre: senkit sem tud bevetni.
note-card-discarded = Patrón eldobja ezt a lapot: { $card }.
note-card-waits = Az évad végére vár { $sicario } mellett: { $card }.
note-condition-paid = Patrón { $n } dollárt fizet ezért a kártyáért: { $card }.
note-pepes-earned = Ebből a Los Pepes { $n } dollárt kap, pénze most { $total }.
note-money-gained = Patrón { $n } dollárt kap, pénze most { $total }.
note-fame-gained = Patrón hírneve: +{ $n }, összesen { $total }.
note-income-advanced = A bevételjelölő { $n } mezőt lép előre, új mezője: { $total }.
many-influence-placed = Befolyás kerül ide: { $place-inline }.
note-influence-placed = Befolyás kerül { $place-to }.
note-influence-moved = Befolyás kerül át { $place-from } { $target-to }.
many-lab-placed = Laborok kerülnek ide: { $place-inline }.
note-lab-placed = Labor kerül { $place-to }.
note-lab-moved = Labor kerül át { $place-from } { $target-to }.
note-cube-placed = Kocka kerül a laborra { $place-in }.
note-roadblock-removed = Lekerül az útzár { $place-from }.
note-hunter-blocked = { $hunter } blokkolva: ebben az évadban nem mozog.
note-defence-swapped = { $sicario } és { $other } védelemjelzői látatlanban helyet cserélnek.
note-cards-drawn = Patrón { $n } lapot húz.
note-deck-shuffled = Patrón az eldobott { $n } lapból új paklit kever.
note-ultimatum = La Quica ezt a kártyát adja { $hunter-dat }: { $card }.
note-lead-chosen = { $who } az ólmot választja: { $hunter } erre az évadra ki van iktatva.
note-silver-chosen = { $who } az ezüstöt választja { $hunter } nevében: bekövetkezik a kártya hatása ({ $card }).

## Journal: the factions

many-marker-laid = { $who } jelölőket rak ide: { $place-inline }.
many-marker-lifted = { $who } felveszi a jelölőket innen: { $place-inline }.
note-marker-laid = { $who } jelölőt rak ide: { $place-inline }.
note-marker-lifted = { $who } felveszi a jelölőt innen: { $place-inline }.
note-faction-turn = { $faction-start } köre; vezeti: { $who }.
note-hunter-moved = { $hunter } { $place-from } { $target-to } megy.
note-cube-collected = { $hunter } elveszi a kockát { $place-from }; a Cali-kartell kockái: { $n }.
note-action-chosen = { $hunter } választása: { $pick-inline }.
note-actions-dealt = Felfordítva: { $n } akciókártya.
note-faction-card-used = { $who } felhasználja ezt a kártyát: { $card }.
note-action-replaced = { $who } lecserél egy akciókártyát, amelynek ereje { $n }.
note-extra-action = { $who } elkölti a Cali-kartell kockáit: { $hunter } extra akciót kap.
note-pepes-pay = A Los Pepes { $n } dollárt fizet, hogy { $tokens ->
    [one] felfedje az utolsó jelzőt
   *[other] felfedjen { $tokens } jelzőt
}, pénze most { $total }.
note-token-shown = { $sicario } védelemjelzőjét felfedik: { $token-inline }.
note-no-target = { $hunter } senkit sem talál, akit megtámadhatna.
note-attacks = { $hunter } megtámadja { $sicario-acc }, erő: { $n }.
note-captured = Támadás { $n }, védelem { $total }: { $sicario } fogságba esik.
note-attack-fails = Támadás { $n }, védelem { $total }: { $sicario } megmenekül.
note-lab-destroyed = A labor { $place-in } megsemmisül.
note-cube-saved = { $sicario } megmenti a kockát { $place-in }.
note-influence-removed = Lekerül a befolyás { $place-from }.
many-roadblock-placed = Útzárak kerülnek ide: { $place-inline }.
note-roadblock-placed = Útzár kerül { $place-to }.
note-roadblock-moved = Útzár kerül át { $place-from } { $target-to }.
note-distance-answer = Patrón válasza { $hunter-dat }, aki { $place-in } áll: { $low } vagy { $high } útnyira van.
note-distance-truth = A valódi távolság: { $n }.
note-type-city = Patrón válasza { $hunter-dat }: városban van.
note-type-plantation = Patrón válasza { $hunter-dat }: ültetvényen van.
note-region-yes = Patrón válasza { $hunter-dat }, aki { $place-in } áll: ugyanabban a régióban van.
note-region-no = Patrón válasza { $hunter-dat }, aki { $place-in } áll: másik régióban van.
note-arrest-fails = { $hunter } { $place-in } keresi Patrónt, hiába.
note-arrested = { $hunter } { $place-in } letartóztatja Patrónt.
note-escaped = Patrón megszökik { $place-from }, és máshol rejtőzik el.

## Journal: the end of the season and of the game

note-season-end-effect = { $sicario } kártyájának hatása következik be: { $card }.
note-season-end-lost = Elvész ez a kártya, mert { $sicario } nincs a térképen: { $card }.
note-cubes-produced = { $n ->
    [one] Egy labor új kockát kap.
   *[other] { $n } labor új kockát kap.
}
note-patron-revealed = Patrón { $place-in } volt.
note-objective-completed = Patrón teljesíti ezt a célt: { $card }. Ez { $n ->
    [1] az első
    [2] a második
   *[other] a { $n }.
} teljesített célja.
note-sicarios-return = Minden sicario visszatér Patrón táblájára, és Patrón visszaveszi a védelemjelzőket.
note-relocation-paid = { $n ->
    [0] Patrón nem fizet semmit, és { $place-in } marad.
   *[other] Patrón { $n } dollárt fizet, és ezért elhagyhatja { $place-acc }.
}
note-hunters-refreshed = Az üldözők felállnak, és megfordítják kártyáikat, a blokkolás véget ér, az akciókártyákat megkeverik.
note-patron-wins-by-fame = { $n } hírnévvel Patrón elnök lesz, és nyer.
note-patron-wins-by-objectives = { $n } teljesített céllal Patrón nyer.
note-hunters-win = Patrónt { $place-in } másodszor is letartóztatják: a frakciók nyernek.
note-unfinished = { $n } évad után a játék győztes nélkül abbamarad.

## The action dashboard

thing-attack = Támadás
    .text = Az üldöző szomszédságában lévő sicario fogságba esik, ha a kártya száma nagyobb a védelemjelzőjénél.
thing-labs = Laborok megsemmisítése
    .text = Annyi labor, amennyit a kártya száma mond, az üldöző helyszínén és mellette.
thing-roadblocks = Útzárak és befolyás
    .text = Ahányszor a kártya száma mondja, rakj le egy útzárat, vagy vegyél le befolyást, az üldöző helyszínén és mellette.
thing-distance = Nyomozás: távolság
    .text = Patrón két számot mond; az egyik az üldözőtől mért távolsága.
thing-type = Nyomozás: típus
    .text = Patrón megmondja, városban vagy ültetvényen van-e.
thing-region = Nyomozás: régió
    .text = Patrón megmondja, az üldöző régiójában van-e.
thing-arrest = Letartóztatás
    .text = Az üldöző annyit mozoghat, amennyit a kártya száma mond, aztán a helyszínén vagy mellette keresi Patrónt.

## The table as text

plain-track = Sáv
plain-location = Helyszín
plain-token = Jelző
plain-slot = Mező
plain-sicario = Sicario
plain-range = Hatótáv
plain-fame = Hírnév
plain-where = Hol
plain-defence = Védelem
plain-hunter = Üldöző
plain-faction = Frakció
plain-state = Állapot
plain-action = Akció
plain-cells = Mezők
plain-card = Kártya
plain-text = Szöveg
plain-season = Évad
plain-money = Pénz
plain-income = Bevétel
plain-arrests = Letartóztatások
plain-hand = Lapok a kézben
plain-hideout = Rejtekhely
plain-possible = Lehetséges helyszínek
plain-objectives = Célok
plain-completed = teljesítve
plain-available = Elérhető
plain-pepes-money = A Los Pepes pénze
plain-cali-cubes = A Cali-kartell kockái
plain-dashboard = tábla
plain-captured = elfogva
plain-acted = már sorra került
plain-down = kiiktatva
plain-blocked = blokkolva
plain-hidden = képpel lefelé

## The board

thing-board = Az asztal
    .text = Kolumbia térképe mindkét oldal tábláival.
thing-city = Város
    .text = Befolyás és útzár csak városban lehet.
thing-plantation = Ültetvény
    .text = Labor csak ültetvényen állhat.
thing-airport = Repülőtér
    .text = Az üldözőnek egyik repülőtérről bármelyik másikra egy lépés; a kockákat innen szállítják el.
thing-hideout = A rejtekhelyed
    .text = Itt vagy. Senki más nem látja.
thing-possible = Patrón itt lehet
    .text = Olyan helyszín, amely megfelel mindennek, amit Patrón elárult és megmutatott.
thing-notebook = Jegyzetfüzet
    .text = A minden nyomnak megfelelő helyszínek, az összes közül.
thing-season = Évad
    .text = Patrónnak és a frakcióknak évadonként négy-négy körük van.
thing-turn = Kör
    .text = Patrón és a frakciók felváltva kerülnek sorra, négyszer-négyszer.
thing-fame = Hírnév
    .text = { $win } hírnévvel Patrón nyer. Az évad végén a térképen lévő sicario a mezője hírnevét hozza.
thing-income = Bevétel
    .text = Az évad végén a jelölő a térkép minden laborjáért egyet lép; aztán Patrón megkapja a mezője dollárjait.
thing-money = Pénz
    .text = Dollárral fizetendő a mozgatás, a kártyák feltétele és a költözés.
thing-arrests = Letartóztatások
    .text = Az első letartóztatás után Patrón megszökik; a másodikkal a frakciók nyernek.
thing-supply = A készletben
    .text = Ami még lerakható.
thing-winner = Győztes
    .text = Ez az oldal megnyerte a játékot.
thing-sicarios = Sicariók
    .text = Patrón emberei, mindegyik a tábla saját mezőjén.
thing-range = Hatótáv
    .text = Patróntól milyen messze vethető be e mező sicariója.
thing-defence = Védelemjelző
    .text = A támadásnak erősebbnek kell lennie a számánál, hogy a sicario fogságba essen.
thing-face_down = képpel lefelé
    .text = Csak Patrón tudja, mi az.
thing-captured = elfogva
    .text = A következő évadban visszatér a táblára.
thing-season_end = Az évad végén
    .text = A kártya hatása akkor következik be, ha a sicario még a térképen van.
thing-hand = Patrón lapjai
    .text = Minden köre után annyit húz, hogy { $cards-cards } tartson a kezében.
thing-deck = Pakli
    .text = A megmaradt, képpel lefelé lévő lapok.
thing-discards = Eldobott lapok
    .text = Új paklivá keverik őket, ha az elfogy.
thing-just_discarded = Most eldobva
    .text = Amit Patrón a legutóbbi körében eldobott a kezéből.
thing-deployment = Használatban
    .text = A kártya, amelyet Patrón ebben a körben használ.
thing-objectives = Célok
    .text = Patrón három teljesített céllal nyer; egy évad céljai annak kezdetén lépnek érvénybe.
thing-in_force = érvényben
    .text = Minden évad végén ellenőrzik.
thing-completed = teljesítve
    .text = Számít Patrón győzelméhez.
thing-available = Elérhető
    .text = Az akciókártyák, amelyekből az üldöző elvesz egyet, amikor cselekszik.
thing-used = Felhasználva
    .text = Az akciókártya az évad végéig a mezőjén marad.
thing-acted = már sorra került
    .text = Ebben az évadban végzett.
thing-deactivated = kiiktatva
    .text = Az évad végéig kiesik.
thing-blocked = blokkolva
    .text = Az évad végéig nem mozoghat.
thing-active = aktív
    .text = Most van soron.

## How near everybody is

panel-standing = Ki milyen közel van a céljához
remark-standing-fame = Patrón: hírnév
    .value = { $have } / { $goal }
remark-standing-objectives = Patrón: teljesített célok
    .value = { $have } / { $goal }
remark-standing-arrests = A frakciók: Patrón letartóztatásai
    .value = { $have } / { $goal }

## The notebook

panel-notebook = Jegyzetfüzet: amit Patrón elárult
panel-deduced = Mit tudnak rólad a frakciók
remark-places-left = Mindennek megfelelő helyszínek
    .value = { $n }
remark-possible-place = { $place }
remark-clue-deployed = Sicario jelent meg { $place-in }
    .value = ≤ { $n }
remark-clue-distance = Kérdés { $place-from }: a két távolság egyike
    .value = { $low } / { $high }
remark-clue-city = Városban van.
remark-clue-plantation = Ültetvényen van.
remark-clue-region = { $region ->
    [0] A Karib-térségben van.
    [1] Az Andokban van.
   *[other] Az Orinoco-vidéken van.
}
remark-clue-not-region = { $region ->
    [0] Nem a Karib-térségben van.
    [1] Nem az Andokban van.
   *[other] Nem az Orinoco-vidéken van.
}
remark-clue-not-here = Nem { $place-in } van: ott nem sikerült a letartóztatás.
remark-clue-escaped = Megszökött { $place-from }; ami korábban ismert volt, már nem segít.
remark-clue-revealed = { $place-in } látták.
remark-clue-relocated = { $n ->
    [0] Nem ment el { $place-from }.
   *[other] { $place-from } legfeljebb { $n } útnyit ment.
}
remark-clue-no-deployment = Onnan, ahol van, senkit sem tudott bevetni.

## Why something is not offered

remark-why-no-sicario = Most nem sicariót kell választani.
remark-why-no-hunter = Most nem üldözőt kell választani.
remark-why-no-faction = Most nem frakciót kell választani.
remark-why-no-action = Most nem akciót kell választani.
remark-why-no-card = Most nem Patrón kezéből kell lapot választani.
remark-why-no-ultimatum = Most nem „Ezüst vagy ólom” kártyát kell választani.
remark-why-no-objective = Most nem célt kell választani.
remark-why-no-ability = Most nem frakciókártyát kell választani.
remark-why-hunter-there = Üldöző van { $place-in }.
remark-why-sicario-there = Sicario van { $place-in }.
remark-why-roadblock-there = Útzár van { $place-in }.
remark-why-influence-there = Befolyás van { $place-in }.
remark-why-is-there = Már { $place-in } van.
remark-why-too-far = { $place-inline } és { $target-inline } távolsága több mint { $n } út.
remark-why-no-way = Legfeljebb { $n } szabad úton át nem lehet eljutni { $place-to }.
remark-why-out-of-reach = Az üldöző { $n } lépéssel nem juthat el { $place-to }.
remark-why-no-airport-near = Nincs mellette repülőteres város: { $place-inline }.
remark-why-not-near-hunter = { $place } nem az a helyszín, ahol { $hunter } van, és nem is szomszédos vele.
remark-why-no-hunter-near = Nincs mellette üldöző, pedig La Quicához kell: { $place-inline }.
remark-why-out-of-range = { $place } több mint { $n } útnyira van tőled.
remark-why-caught-there = { $place-in } kaptak el.
remark-why-no-lab = Nincs labor { $place-in }.
remark-why-no-influence = Nincs befolyás { $place-in }.
remark-why-no-cube = Nincs kocka { $place-in }.
remark-why-no-roadblock = Nincs útzár { $place-in }.
remark-why-no-city = { $place } nem város.
remark-why-no-plantation = { $place } nem ültetvény.
remark-why-lab-there = Már van labor { $place-in }.
remark-why-no-token = Nincs több ilyen jelző sem a készletben, sem a térképen.
remark-why-not-near-sicario = { $place } nem az a helyszín, ahol { $sicario } van, és nem is szomszédos vele.
remark-why-out-of-scope = Ez a kártya nem ér el ilyen messzire.
remark-why-blocked = { $hunter } már blokkolva van.
remark-why-cube-there = Már van kocka { $place-in }.
remark-why-no-cube-left = A készletben nincs több kocka.
remark-why-meeting-there = Már van találkozó { $place-in }.
remark-why-has-airport = { $place } repülőteres város.
remark-why-too-near = { $place } kevesebb mint { $n } útnyira van attól a találkozótól, amely { $target-in } van.
remark-why-no-marker = Minden jelölő a térképen van: előbb vegyél fel egyet.
remark-why-no-cube-on-way = Nincs útközben elvihető kocka { $place-in }.
remark-why-not-on-map = { $sicario } nincs a térképen.
remark-why-not-in-play = { $sicario } nem szerepel ebben a játékban.
remark-why-sicario-far = { $sicario } és { $hunter } nem szomszédosak.
remark-why-cannot-move = { $sicario } sehová sem mehet.
remark-why-another-sicario = Ez a kártya más sicariót mozgat, nem ezt: { $sicario }.
remark-why-not-face-down = Ehhez { $sicario } egyetlen védelemjelzője sincs képpel lefelé.
remark-why-by-card = { $sicario } csak olyan kártyával jön, amely őt mutatja, vagy sziluettel.
remark-why-captured = { $sicario } ebben az évadban fogságba esett.
remark-why-on-map = { $sicario } már a térképen van.
remark-why-nowhere-to-deploy = Nincs hely a hatótávon belül, ahol { $sicario } megjelenhetne.
remark-why-not-normal = { $sicario } nem normál sicario: a sziluett nem őt jelenti.
remark-why-other-faction = { $hunter } nem ehhez a frakcióhoz tartozik: { $faction }.
remark-why-down = { $hunter } ki van iktatva.
remark-why-has-acted = { $hunter } már sorra került.
remark-why-not-by-la-quica = { $hunter } nincs La Quica mellett.
remark-why-led = { $faction-start } vezetője: { $who }.
remark-why-faction-done = { $faction-start } ebben az évadban már sorra került.
remark-why-not-in-hand = Ez nincs a kezedben: { $card }.
remark-why-card-brings-nobody = Ezzel most senki sem kerülhet a térképre: { $card }.
remark-why-not-waiting = Ez nem a térképen lévő sicario évadvégi mezőjén vár: { $card }.
remark-why-ultimatum-used = Ezt már felhasználták: { $card }.
remark-why-not-drawn = Ez nincs a húzott célok között: { $card }.
remark-why-not-met = Ennek a feltétele nem teljesül: { $card }.
remark-why-not-in-force = Ez nincs érvényben: { $card }.
remark-why-number-gone = Nincs elérhető akciókártya ezzel az erővel: { $n }.
remark-why-no-cell = Ennek az akciónak nincs szabad mezője ehhez az erőhöz: { $n }.
remark-why-no-extra = Az extra akció ereje 1, és sem a távolságra, sem a típusra nem kérdezhet.
remark-why-used-up = Ezt már felhasználták: { $card }.
remark-why-not-its-moment = Ennek most nincs itt az ideje, vagy a frakcióját más játékos vezeti: { $card }.

## The game on one page

remark-card-cost = Feltétel: { $n } dollár
remark-card-season-end = Feltétel: az évad vége
remark-goal-patron = Patrón { $fame } hírnévvel nyer, vagy amint { $n } célját teljesítette.
remark-goal-hunters = A frakciók nyernek, ha Patrónt másodszor is letartóztatják; az első letartóztatás után megszökik.
remark-goal-secret = Hogy Patrón hol rejtőzik, az ő titka. De sicariói csak tőle hatótávon belül jelenhetnek meg, és az üldözők kérdéseire a szabályok szerint kell válaszolnia.
remark-turn-season = Egy évad nyolc körből áll: Patrón és egy frakció felváltva, négyszer-négyszer.
remark-turn-patron = Patrón a körében egy kártyával bevet egy sicariót a térképen; ezután a sicario cselekszik érte.
remark-turn-hunters = Egy frakció a körében egymás után aktiválja két üldözőjét: mindegyik legfeljebb két útnyit mozoghat, aztán cselekednie kell az elérhető akciókártyák egyikével.

## How a finished game is told

remark-ended-fame = Patrón nyer: { $n } hírnévvel elnök lett ({ $season }. évad).
remark-ended-objectives = Patrón nyer: { $n } célt teljesített, hírneve { $fame }.
remark-ended-arrest = A frakciók nyernek: másodszor is letartóztatták Patrónt ({ $season }. évad, { $fame } hírnév).
remark-ended-stopped = Senki sem nyer: a játék { $n } évad után abbamaradt ({ $fame } hírnév).
story-curve = Patrón hírneve, és tíz minden letartóztatásért
story-side-leader_1 = A frakciók
sheet-seasons = Évadról évadra
sheet-sources = Miből származott a hírnév
remark-sheet-fame = Hírnév
remark-sheet-clues = Nyomok Patrón helyéről
remark-sheet-arrests = Letartóztatások
remark-sheet-season = { $n }. évad
remark-sheet-source = { $n ->
    [0] A játék elején
    [1] Sicariók a térképen egy évad végén
    [2] Sicariokártyák
    [3] Célok
   *[other] Egyéb
}

## What counts in a position (evaluation.py)

# What an action finds to do where the hunter stands (consequences.py).
remark-attack-at-hand = { $n ->
    [0] Nincs kit megtámadni: nincs mellette sicario.
    [one] Egy sicario van mellette.
   *[other] { $n } sicario van mellette.
}
remark-labs-at-hand = { $n ->
    [0] Nincs labor itt vagy mellette.
    [one] Egy labor van itt vagy mellette.
   *[other] { $n } labor van itt vagy mellette.
}
remark-roadblocks-at-hand = { $n ->
    [0] Itt vagy mellette nincs mit lezárni vagy levenni.
    [one] Egy város itt vagy mellette.
   *[other] { $n } város itt vagy mellette.
}

feature-fame = { $hunting ->
    [0] { $trend ->
        [up] szerzett hírnév
       *[down] elveszített hírnév
    }
   *[1] { $trend ->
        [up] kevesebb hírnév Patrónnak
       *[down] több hírnév Patrónnak
    }
}
feature-sicarios = { $hunting ->
    [0] { $trend ->
        [up] sicariók a térképen, biztonságban
       *[down] kevesebb vagy kevésbé biztonságban lévő sicario a térképen
    }
   *[1] { $trend ->
        [up] kevesebb vagy kevésbé biztonságban lévő sicario a térképen
       *[down] sicariók a térképen, biztonságban
    }
}
feature-objectives = { $hunting ->
    [0] { $trend ->
        [up] elérhető közelségben lévő célok
       *[down] távolabb kerülő célok
    }
   *[1] { $trend ->
        [up] Patróntól távolabb kerülő célok
       *[down] Patrón számára elérhető közelségben lévő célok
    }
}
feature-ground = { $hunting ->
    [0] { $trend ->
        [up] több labor és befolyás, kevesebb útzár
       *[down] kevesebb labor és befolyás, több útzár
    }
   *[1] { $trend ->
        [up] kevesebb labor és befolyás, több útzár
       *[down] több labor és befolyás, kevesebb útzár
    }
}
feature-money = { $hunting ->
    [0] { $trend ->
        [up] több pénz és bevétel
       *[down] kevesebb pénz és bevétel
    }
   *[1] { $trend ->
        [up] kevesebb pénz és bevétel Patrónnak
       *[down] több pénz és bevétel Patrónnak
    }
}
feature-coming = { $hunting ->
    [0] { $trend ->
        [up] több lehetőség még ebben az évadban
       *[down] kevesebb lehetőség még ebben az évadban
    }
   *[1] { $trend ->
        [up] kevesebb, amit Patrón még tehet ebben az évadban
       *[down] több, amit Patrón még tehet ebben az évadban
    }
}
feature-seasons = { $hunting ->
    [0] { $trend ->
        [up] időnyerés
       *[down] elmúlt idő
    }
   *[1] { $trend ->
        [up] elmúlt idő
       *[down] Patrón időnyerése
    }
}
feature-hunters = { $hunting ->
    [0] { $trend ->
        [up] kevesebb, amit a soron lévő üldözők tehetnek
       *[down] több, amit a soron lévő üldözők tehetnek
    }
   *[1] { $trend ->
        [up] kéznél lévő jobb akció
       *[down] kéznél lévő gyengébb akció
    }
}
feature-tempo = { $hunting ->
    [0] { $trend ->
        [up] kevesebb közeli vagy cselekvőképes üldöző
       *[down] több közeli vagy cselekvőképes üldöző
    }
   *[1] { $trend ->
        [up] több közeli vagy cselekvőképes üldöző
       *[down] kevesebb közeli vagy cselekvőképes üldöző
    }
}
feature-places = { $hunting ->
    [0] { $trend ->
        [up] több helyszín, ahol Patrón még lehet
       *[down] kevesebb helyszín, ahol Patrón még lehet
    }
   *[1] { $trend ->
        [up] kevesebb helyszín, ahol Patrón még lehet
       *[down] több helyszín, ahol Patrón még lehet
    }
}
feature-arrests = { $hunting ->
    [0] { $trend ->
        [up] elmaradó letartóztatás
       *[down] egy letartóztatás
    }
   *[1] { $trend ->
        [up] egy letartóztatás
       *[down] elmaradó letartóztatás
    }
}
feature-hand = { $hunting ->
    [0] { $trend ->
        [up] jobb lapok a kézben
       *[down] gyengébb lapok a kézben
    }
   *[1] { $trend ->
        [up] gyengébb lapok Patrón kezében
       *[down] jobb lapok Patrón kezében
    }
}
feature-plans = { $hunting ->
    [0] { $trend ->
        [up] jobb tervek a célokra és a védelemre
       *[down] gyengébb tervek a célokra és a védelemre
    }
   *[1] { $trend ->
        [up] Patrón gyengébb tervei
       *[down] Patrón jobb tervei
    }
}
feature-hideout = { $hunting ->
    [0] { $trend ->
        [up] jobb rejtekhely
       *[down] rosszabb rejtekhely
    }
   *[1] { $trend ->
        [up] rosszabb rejtekhely Patrónnak
       *[down] jobb rejtekhely Patrónnak
    }
}

## What the rules object to in a position that was written; each goes on after a colon

position-rule-two-tokens = egy városban befolyás és útzár is van.
position-rule-city-token = egy ültetvényen befolyás, útzár vagy találkozójelző van.
position-rule-lab = egy városban labor van.
position-rule-lab-cube = ott is van kocka, ahol nincs labor.
position-rule-tokens = befolyásjelzőből és útzárból együtt több mint { $n } van.
position-rule-labs = labor a térképen: { $n }; ennyi nincs.
position-rule-cubes = ennyi kocka nincs.
position-rule-meetings = több mint { $n } találkozójelző van.
position-rule-hideouts = több mint { $n } rejtekhelyjelölő van.
position-rule-hunters-share = két üldöző van egy helyszínen.
position-rule-sicarios-share = két sicario van egy helyszínen.
position-rule-both-share = egy üldöző és egy sicario van egy helyszínen.
position-rule-hunter = egy üldöző nincs a térképen.
position-rule-carrying = egy sicario kockát visz, pedig nincs a térképen.
position-rule-sicario-twice = egy sicario a tábla két mezőjén áll.
position-rule-patron-cards = Patrón egyik kártyája hiányzik, vagy két helyen van.
position-rule-hand-order = a kézben tartott lapoknak sorrendben kell állniuk.
position-rule-hand-size = lapok kézben: { $n }; legfeljebb { $most } lehet.
position-rule-known = a known_cards sor egyik lapja nincs kézben.
position-rule-objectives = egy cél hiányzik, vagy két helyen van.
position-rule-action-cards = egy akciókártya hiányzik, vagy túl sok van belőle.
position-rule-cell = { $value } értékű akciókártya nem lehet ezen a mezőn: { $n }.
position-rule-defence = van egy nem létező vagy túl sokszor szereplő védelemjelző.
position-rule-opened = fel van fedve egy védelemjelző ott, ahol nincs is.
position-rule-fame = hírnév { $n }: legfeljebb { $most } lehet.
position-rule-fame-won = { $n } hírnévvel a játék véget ér.
position-rule-income = a bevételsávnak nincs ilyen mezője: { $n }.
position-rule-cali = a Cali-kartell kockái: { $n }; legfeljebb { $most } fér el nála.
position-rule-arrests = letartóztatás: { $n }; a második után a játék véget ér.
position-rule-hides-early = Patrón már elrejtőzött, pedig az üldözők még nincsenek lerakva.
position-rule-nowhere = Patrón sehol sincs.
position-rule-clues = Patrón ott van, ahol a nyomok szerint nem lehet.
position-rule-possible = a possible sor helyszínei nem azok, amelyeket a nyomok meghagynak.

## Lines of a position that is set up, by their key; line-<key>-<word>: what a line can say; line-<word>: what several can

line-leaders = Ki melyik frakciót vezeti
line-patron = Patrón rejtekhelye
line-patron_token = Ahol Patrónt látták
line-clues = Nyomok
line-possible = Helyszínek, ahol Patrón lehet
line-markers = Rejtekhelyjelölők
line-roadblocks = Útzárak
line-labs = Laborok
line-lab_cubes = Laborok kockával
line-parties = Találkozójelzők a térképen
line-parties_held = Találkozójelzők száma a térképen kívül
line-hunters = Hol vannak az üldözők
line-acted = Üldözők, akik már sorra kerültek
line-down = Kiiktatott üldözők
line-blocked = Blokkolt üldözők
line-dashboard = Sicariók Patrón tábláján
line-sicarios = Hol vannak a sicariók
line-carrying = Sicariók, akik kockát visznek
line-defence = Védelemjelzők
line-opened = Felfedett védelemjelzők
line-swaps = Helyet cserélt védelemjelzők
line-special = Amit a különleges jelzők helyettesítenek
line-season_cells = Kártyák az évad végére
line-known_cards = Ismert kártyák a kézben
line-ultimatums = Megmaradt Ezüst vagy ólom kártyák
line-objective_slots = Az évadok céljai
line-objective_deck = A célok paklija
line-drawn = Húzott célok
line-in_force = Érvényben lévő célok
line-completed = Teljesített célok
line-counters = A célok számlálói
line-card = Használatban lévő kártya
line-figure = A kör sicariója
line-placed = A térképen van
line-actions_left = Hátralévő akciók
line-leon_bonus = León további lépései
line-faction = A soron lévő frakció
line-factions_done = Frakciók, amelyek már sorra kerültek
line-hunter = A soron lévő üldöző
line-bonus = A mozgáshoz adott lépések
line-collected = Hány kockát vett el Cali ebben a körben
line-declined = Frakciók, amelyek nem kérnek több kérdést
line-faction_cards = Megmaradt képességkártyák
line-pepes_money = Los Pepes pénze
line-cali_cubes = A Cali-kartell kockái
line-action_deck = Az akciókártyák paklija
line-available = Elérhető akciókártyák
line-action_discards = Eldobott akciókártyák
line-cells = Akciókártyák a mezőkön
line-doing = A folyamatban lévő akció
line-doing-extra_action = Egy további akció
line-number = Ami hátravan belőle
line-target = A sicario, akiről szó van
line-winner-hunters = Az üldözők
line-winner-unfinished = Még senki
line-ending-unfinished = Nincs vége
line-purple = Lila
line-blue = Kék
line-green = Zöld
line-orange = Narancssárga
line-red = Piros
line-white = Fehér
line-black = Fekete
