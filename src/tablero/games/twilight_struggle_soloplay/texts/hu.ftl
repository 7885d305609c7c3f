# Twilight Struggle SoloPlay in Hungarian: what the two-player game does not say. How messages are found is in tablero/texts/speech.py.
# Seats and regions have the same forms as in the base game (see there).

game-title = Twilight Struggle SoloPlay
game-description = A hidegháború egy játékosnak: az egyik nagyhatalmat te vezeted, a másik saját szabályait követi, amelyekbe minden lépésnél beleláthatsz.
# Measured: own decisions in games between bots, at 20 to 40 seconds each.
game-length = 1–3 óra
game-weight = nehéz
game-like = Ugyanaz a kötélhúzás a saját tempódban, olyan ellenfél ellen, amelynek az indokai elolvashatók.

## The table

thing-stack_player = A paklid
    .text = A lapjaid, képpel lefelé. Egy akciófázisban kettőt húzol közülük, egyet kijátszol, a másikat a pakli aljára teszed.
thing-stack_ai = Az MI paklija
    .text = Az MI lapjai, képpel lefelé. Egy akciófázisban a legfelsőt csapja fel.
thing-aside = Félretett régiók
    .text = A forduló végéig félretett értékelő kártyák.
thing-primary = Elsődleges régió
    .text = Itt és a hozzá kapcsolódó országokban a befolyás a rendes áron rakható le. Értékelő fázisban ez a régió kerül értékelésre.
thing-secondary = Másodlagos régió
    .text = Az itt akár csak részben felhasznált kártya 1-gyel kevesebb MP-t ér, de legalább 1-et.
thing-scored = Elsődleges régió, az akciófázis végén értékelés
    .text = Itt és a hozzá kapcsolódó országokban a befolyás a rendes áron rakható le. Miután mindkét fél sorra került, ez a régió kerül értékelésre.
thing-scored_mark = Értékelés most
    .text = Egy értékelő fázis elsődleges régiója.
thing-primary_mark = Elsődleges
    .text = Az elsődleges régió.
thing-secondary_mark = Másodlagos
    .text = A másodlagos régió.
thing-zone_other = Más régió
    .text = Az itt akár csak részben felhasznált kártya az MP-je felét éri, lefelé kerekítve.
thing-scoring_round = Értékelő fázis
    .text = Előbb te kerülsz sorra, aztán az MI; ezután az elsődleges régió kerül értékelésre.

## Results

thing-result_defeat = Vereség
    .text = 0 GYP-nél kevesebb, 20 GYP az MI-nek, vagy atomháború.
thing-result_draw = Döntetlen
    .text = A GYP-jelölő 0-n áll.
thing-result_marginal = Játszma győzelem
    .text = 1–3 GYP.
thing-result_decisive = Döntő fölény
    .text = 4–6 GYP.
thing-result_total = Totális győzelem
    .text = 7–9 GYP.
thing-result_overwhelming = Elsöprő győzelem
    .text = Legalább 10 GYP a végén, vagy 20 előbb.

## Events that work differently here

changed-five_year_plan = A SoloPlayben ez másképp működik. Ellened: a paklid egy véletlenszerűen választott lapja a dobópakliba kerül, a Kína-kártya soha, és a sorrend megmarad; a rajta lévő amerikai esemény azonnal bekövetkezik. Az MI ellen: a paklija egy véletlenszerűen választott lapja, majd a paklit megkeverik.
changed-blockade = A SoloPlayben ez másképp működik. Ellened: a következő akciófázisodig vár, ha vezércikk volt, az 1. akciófázisig. Ha a két felhúzott lapod egyike legalább 3 MP-s, eldobhatod, hogy érvénytelenítsd az eseményt, és akkor a másikat kell kijátszanod. Különben minden amerikai befolyás lekerül Nyugat-Németországról, és az akciófázisod folytatódik. Az MI ellen: a pakliját az első legalább 3 MP-s lapig felcsapja, és azt eldobja; ha nincs ilyen, az esemény bekövetkezik. A többit visszakeverik.
changed-olympic_games = A SoloPlayben ez másképp működik. Ha te bojkottálsz, az MI a 4 MP-vel veszteség nélkül Ázsiára rak befolyást. Ha te rendezed, az MI részt vesz; csak akkor bojkottál, ha az olimpia megnyerésével megnyernéd a játékot, és DEFCON 2 mellett soha.
changed-cia_created = A SoloPlayben ez másképp működik. Ellened: a paklidat rendezik, felül azok a lapok, amelyeken csak az MI eseménye van, a legtöbb MP-t érő elöl, alattuk az összes többi, a legkevesebb MP-t érő elöl; az egyenlők véletlenszerűen. A sorrendet nem mutatják meg neked. Az MI ellen: átnézheted a pakliját, de nem változtathatod meg.
changed-un_intervention = A SoloPlayben ez másképp működik. Az MI az első játékoseseményig felcsapja a pakliját, és annak MP-jével befolyást rak le; az esemény nem következik be, mindkét lap a dobópakliba kerül, a többit visszakeverik. Ha nincs ilyen, 1 MP-t használ fel. Te eseményként csak ugyanannak a húzásnak a másik lapjára használhatod.
changed-cuban_missile_crisis = A SoloPlayben ez másképp működik. A DEFCON 2 lesz. Ellened: azonnal leveszel 2 befolyást, az USA-val Nyugat-Németországról vagy Törökországról, a SZU-val Kubáról, vagy amennyi ott van; fenyegetés nincs. Az MI ellen: a forduló végéig nem hajt végre puccsot.
changed-quagmire = A SoloPlayben ez másképp működik. Ellened: minden akciófázisban két lapot húzol. Eldobhatsz egy legalább 2 MP-st, és dobhatsz, 1–4 kiszabadít; különben az akciófázis elvész. Amit megtartasz, a pakli aljára kerül. A Kína-kártya nem felel meg. Az MI ellen: pakliját az első legalább 2 MP-s játékoseseményig felcsapja, és azt eldobja; ha nincs, egy véletlenszerű 2 MP-s, különben 3, különben 4 MP-s lapot; aztán dob. Ilyen lap híján elveszíti az akciófázist.
changed-bear_trap = A SoloPlayben ez másképp működik. Mint a Quagmire, csak a másik félre.
changed-missile_envy = A SoloPlayben ez másképp működik. Az MI elveszi a paklid legtöbb MP-t érő lapját; az egyenlők közül te választasz. Ha azon az MI eseménye vagy közös esemény van, az bekövetkezik, ha megengedett, különben a lap MP-jét használja fel. Te kapod a Rakétairigységet, és a következő akciófázisodban fel kell használnod 2 MP-jét. Ha te játszod ki: átnézed az MI pakliját, és elveszed a legtöbb, de legalább 3 MP-t érő játékoseseményt; ha nincs ilyen, a legtöbb MP-t érő lapjai közül egyet véletlenszerűen. A paklit megkeverik, és az MI-nek a következő akciófázisában 2 MP-ért fel kell használnia a Rakétairigységet.
changed-we_will_bury_you = A SoloPlayben ez másképp működik. DEFCON 2 mellett a csökkenés elmarad. Ellened: az ENSZ beavatkozás csak akkor segít, ha a következő húzásod két lapjának egyike, és a másikkal együtt játszod ki.
changed-lone_gunman = A SoloPlayben ez másképp működik. Mint A CIA megalapítása, csak a másik félre.
changed-grain_sales_to_soviets = A SoloPlayben ez másképp működik. Az MI véletlenszerűen húz egy lapot a paklidból. Vezércikként megtartja, ha legalább 3 MP-s, vagy közös vagy amerikai esemény; ha nem, még egyszer húz, és ha az sem jó, 2 MP-t használ fel Európában. Akciófázisban csak akkor tartja meg, ha többet nyer vele, mint 2 MP-vel. A megtartott lapot azonnal kijátssza; a visszaadott a helyére kerül vissza. Ha te játszod ki: véletlenszerűen húzol egy lapot az MI paklijából, amelyet kijátszol vagy visszaadsz; utána a paklit megkeverik.
changed-ask_not_what_your_country_can_do_for_you = A SoloPlayben ez másképp működik. Az MI eldobja a paklijából az összes játékoseseményt, ugyanannyit húz, és kever. Te nyitva választod ki az eldobandó lapokat a paklidból, látatlanban húzol, és keversz.
changed-terrorism = A SoloPlayben ez másképp működik. A pakli véletlenszerűen választott lapjai kerülnek a dobópakliba; az MI-ét utána megkeverik.
changed-latin_american_debt_crisis = A SoloPlayben ez másképp működik. Az MI ott kétszerez, ahol a legtöbb tervezési értéket nyeri, aztán ahol a legtöbb befolyása van, aztán a listák szerint. Ellened: mint a Blokád, de az eseményt az is elhárítja, ha a kártya, amelyet ekkor kijátszol, az MI eseménye. Az MI ellen: mint a Blokád.
changed-aldrich_ames_remix = A SoloPlayben ez másképp működik. Ellened: paklid legtöbb MP-t érő amerikai eseménye a dobópakliba kerül, ha nincs, a legtöbb MP-t érő közös; aztán a paklit rendezik, ahogy A CIA megalapítása teszi, és a forduló végéig minden akciófázisban a legfelső lapot játszod ki. Az MI ellen: megnézed a pakliját, kiválasztod az eldobandó lapot, és a forduló végéig látod a paklit.

## ---- Table talk ----

seat-player = Játékos
    .start = A játékos
    .inline = a játékos
    .whose = a játékos
    .adjective = játékos-
    .acc = a játékost
    .dat = a játékosnak
    .abl = a játékostól
seat-ai = MI
    .start = Az MI
    .inline = az MI
    .whose = az MI
    .adjective = MI-
    .acc = az MI-t
    .dat = az MI-nek
    .abl = az MI-től
seat-beyond = { $seat }
thing-us = USA
    .text = Az Egyesült Államok: befolyása bal oldalon áll.

# $names: the winner, if the player won; $count: 0 if not.
table-result = { $count ->
    [one] Győzelem az MI ellen: { $names }.
   *[other] Az MI-t nem sikerült legyőzni.
}

action-draw = Húzás a paklidból
action-southeast_asia = Délkelet-Ázsia
    .inline = Délkelet-Ázsia
    .at = Délkelet-Ázsiában
    .acc = Délkelet-Ázsiát
    .onto = Délkelet-Ázsiára
    .off = Délkelet-Ázsiáról

## Steps of the game

phase-ai-round = Az MI akciófázisa
phase-ai-operations = Az MI műveletei
phase-ai-step = Az MI lép
phase-player-round = A te akciófázisod
phase-start-turn = Új forduló
phase-fill = Nem látott lapok
phase-draft = Kártya draft
phase-solo-headlines = Vezércikk fázis
phase-solo-next-round = Következő akciófázis
phase-region-scoring = Értékelés
phase-solo-end-of-turn = A forduló vége
phase-solo-after-end = A forduló vége
phase-solo-final-scoring = Végső pontozás
phase-play-drawn = A te akciófázisod: a felhúzott lapok
phase-setup-dice = Felkészülés a játékra
phase-ai-done = Az MI akciófázisa

## Setup

setup-side = A te nagyhatalmad
    .help = A nagyhatalom, amelyet te vezetsz; a másikat az MI vezeti.
setup-side-ussr = SZU
    .help = A Szovjetuniót vezeted. A játék elején nálad van a Kína-kártya, és az akciófázisban te kezdesz.
setup-side-us = USA
    .help = Az Egyesült Államokat vezeted. A játék elején az MI-nél van a Kína-kártya.
setup-level = Ügyességi szint
    .help = Hány GYP-vel kezd az MI.
setup-level-normal = Normál szint
    .help = A GYP-jelölő 0-ról indul.
setup-level-experienced = Tapasztalt szint
    .help = Az MI 2 GYP előnnyel kezd.
setup-level-challenge = Kihívás szint
    .help = Az MI 4 GYP előnnyel kezd.
setup-level-expert = Szakértő szint
    .help = Az MI 7 GYP előnnyel kezd.

## Draft and headlines: questions

ask-draft = { $bonus ->
    [1] Draft: tarts meg még { $left } lapot; a többit az MI kapja. Megtartott MP: { $kept }; a többi lap MP-je: { $given }. Nem tarthatsz meg több MP-t, mint amennyit átadsz; ha legalább 3-mal kevesebbet tartasz meg, 1 GYP-t kapsz.
   *[other] Draft: tarts meg még { $left } lapot; a többit az MI kapja. Megtartott MP: { $kept }; a többi lap MP-je: { $given }. Nem tarthatsz meg több MP-t, mint amennyit átadsz.
}
ask-headline = Válaszd ki a vezércikkedet; a többi lap a paklid aljára kerül.

## Your round: questions

ask-source = { $count ->
    [0] A paklid üres. Kijátszod a Kína-kártyát?
    [one] A te akciófázisod: húzd fel a paklid felső lapját, vagy használj mást, amid van.
   *[other] A te akciófázisod: húzd fel a paklid felső { $count } lapját, vagy használj mást, amid van.
}
option-source-draw = Húzás
option-source-pass = Nem játszol ki kártyát
option-source-the_china_card = A Kína-kártya kijátszása
ask-card = Válaszd ki, melyik felhúzott lapot játszod ki; a másik a paklid aljára kerül.
ask-card-ransom = Válaszd ki, melyik felhúzott lapot játszod ki; a másik a paklid aljára kerül. Az MI eseménye elhárítja ezt: { $card }; bármely más lap kijátszása előtt bekövetkezik.
ask-solo-place = Rakj le befolyást. Hátralévő MP: { $ops } az elsődleges régióban és a hozzá kapcsolódó országokban, { $secondary }, ha bármennyi a másodlagos régióba kerül, { $other }, ha bármennyi máshová{ $bonus ->
    [0] .
    [1] ; eggyel több, ha mind Ázsiába kerül.
   *[other] ; eggyel több, ha mind Délkelet-Ázsiába kerül.
} Az MI által ellenőrzött országban 2-be kerül.
option-solo-place = { $place }: { $ops } MP{ $zone ->
    [0] , elsődleges régió
    [1] , az elsődleges régióhoz kapcsolódik
    [2] , másodlagos régió
   *[other] , máshol
}
option-solo-place-done = Nincs több lerakás
ask-solo-trap = { $trap }: dobj el egy legalább 2 MP-s lapot, és dobj, 1–4 kiszabadít; vagy veszítsd el az akciófázist.
option-solo-trap-done = Mindkét lap megtartása, az akciófázis elvész

## Regions and stacks: journal

note-setup-dice = A kezdő befolyásról döntő kockák: { $low } és { $high }.
note-region-held = Ez volna a második korai időszakbeli régió, ezért félrekerül: { $region-inline }.
note-two-regions = Elsődleges régió: { $region-inline }. Másodlagos régió: { $second-inline }.
note-one-region = Elsődleges régió: { $region-inline }.
note-regions-mixed = Az 1. és 2. akciófázis régiói a legalsó lappal összekeverve az értékelő kártyák paklijának aljára kerülnek.
note-scoring-round = Ez értékelő fázis: { $region-inline }.
note-region-is-scored = Értékelésre kerül: { $region-inline }.
note-china-in-stack = { $who-start } paklija üres, ezért a Kína-kártya kerül bele.
note-deals = Nyitva a drafthoz: { $card }.
note-keeps = { $who-start } megtartja ezt a lapot: { $card }.
note-gives = { $who-start } átadja az MI-nek ezt a lapot: { $card }.
note-divided = { $who-start } { $kept } MP-t tart meg, és { $given } MP-t ad át.
note-draws-card = { $who-start } felhúzza ezt a lapot: { $card }.
note-turned-away = { $who-start } az MI eseményét játssza ki: { $card }. Elhárítva: { $second }.
note-joins-stack = { $who-start } paklijába keverve: { $card }.
note-goes-under = { $who-start } paklijának aljára kerül: { $card }.
note-headline-hostile = Az MI felcsapja ezt a lapot: { $card }. A játékos eseménye, nem lesz vezércikk.
note-headline-barred = Az MI felcsapja ezt a lapot, de nem lehet a vezércikke: { $card }.
note-headline-unmet = Az MI felcsapja ezt a lapot, de a feltétele nem teljesül: { $card }.
note-headline-weak = Az MI felcsapja ezt a lapot, de { $ops } MP-nél kevesebbet ér: { $card }.
note-ai-acts = { $round }. akciófázis: az MI.
note-ai-did-event = { $round }. akciófázis, az MI: esemény, { $card }.
note-ai-did-space = { $round }. akciófázis, az MI: { $card }, az űrversenyre.
note-ai-did-place = { $round }. akciófázis, az MI: befolyás ezzel a kártyával: { $card }; összesen { $count }, a terv régiója: { $region-inline }.
note-ai-did-coup = { $round }. akciófázis, az MI: puccs { $place-at } ezzel a kártyával: { $card }.
note-ai-did-realign = { $round }. akciófázis, az MI: átszervezés { $place-at } ezzel a kártyával: { $card }.
note-ai-did-nothing = { $round }. akciófázis, az MI: semmi.
note-nowhere-to-place = { $who-start } sehová sem tud befolyást lerakni.
note-trapped = { $who-start } csapdában marad, és az akciófázis elvész.
note-result = { $result ->
    [0] A játék vereséggel ér véget.
    [1] A játék döntetlennel ér véget.
    [2] Játszma győzelem: { $who-inline }.
    [3] Döntő fölény: { $who-inline }.
    [4] Totális győzelem: { $who-inline }.
   *[other] Elsöprő győzelem: { $who-inline }.
}

## Panels

panel-solo-regions = Mennyit érnek az 1, 2, 3, 4 MP-s kártyák
remark-primary = Elsődleges: { $region }
    .value = { $one } { $two } { $three } { $four }
remark-primary-scored = Elsődleges, most értékelés: { $region }
    .value = { $one } { $two } { $three } { $four }
remark-secondary = Másodlagos: { $region }
    .value = { $one } { $two } { $three } { $four }
remark-other-regions = Máshol
    .value = { $one ->
    [0] –
   *[other] { $one }
} { $two } { $three } { $four }
panel-solo-cards = Kártyák
remark-own-stack = A paklid
    .value = { $count }
remark-ai-stack = Az MI paklija
    .value = { $count }
remark-event-drawn = DEFCON 2 mellett ez egy másik, atomháborút indító eseményt hozhat fel: elveszítenéd a játékot.
remark-level = { $points } GYP: ha most érne véget a játék, az eredmény { $result ->
    [0] vereség
    [1] döntetlen
    [2] játszma győzelem
    [3] döntő fölény
    [4] totális győzelem
   *[other] elsöprő győzelem
} lenne

## Heads of columns, where the table is printed as text

plain-solo = SoloPlay
plain-worth = 1–4 MP-s kártyák
plain-result = Ha most érne véget
plain-dealt = Felfedett lapok
plain-kept = Megtartva

## ---- The AI's reasons ----

ask-give-up = A kubai rakétaválság: válaszd ki, honnan veszel le azonnal { $count } befolyást.
note-chernobyl-waits = Ez az esemény az első értékelő fázisra vár: { $card }. Akkor az értékelésre kerülő régió zárva lesz a műveletekkel lerakott szovjet befolyás elől.
note-awaits = Ez az esemény egyelőre vár, később éri { $who-acc }: { $card }.
note-sorted = { $who-start } pakliját az MI-nek kedvező sorrendbe rendezik.
note-looks-through = { $who-start } átnézi a másik paklit.
note-ai-turns-up = { $who-start } felcsapja ezt a lapot: { $card }.
note-ai-envy = Műveletekre kell felhasználnia { $who-dat } ezt a kártyát: { $card }.
note-ai-china = { $who-start } befolyás lerakására játssza ki ezt a kártyát: { $card }.
note-ai-china-instead = { $who-start } nem vezet { $region-at } (tervezési érték: { $value }), ezért ezt a lapot a paklija aljára teszi: { $card }, és helyette a Kína-kártyát használja.
note-ai-passes = { $who-start } nem tud mit kijátszani.
note-ai-waits = { $last ->
    [0] { $who-start } olyan lapot csap fel, amelyet nem használ műveletekre, amíg van másik lapja; a pakli aljára kerül: { $card }.
   *[other] { $who-start } paklijában csak olyan lap maradt, amelyet nem használ műveletekre, amíg van másik lapja: { $card }. A Kína-kártyát használja.
}
note-ai-space = { $who-start } az űrversenyre küldi ezt a lapot, hogy az eseménye ne következzen be: { $card }.
note-ai-verdict = { $why ->
    [0] Ez az esemény most semmit sem tenne: { $card }; ezért { $who-inline } a műveleti pontokat használja.
    [1] { $scoring ->
        [0] { $who-start } műveletekre használja ezt a kártyát: { $card }; eseménye nem értékelés nélküli fázisra való.
       *[other] { $who-start } műveletekre használja ezt a kártyát: { $card }; eseménye nem ennek a régiónak az értékelésére való.
    }
    [2] { $who-start } műveletekre használja ezt a kártyát: { $card }; eseményének feltétele nem teljesül.
    [3] { $who-start } műveletekre használja ezt a kártyát: { $card }; így többet nyer, mint az eseménnyel.
    [4] { $who-start } az eseményt használja: { $card }; ez megnyeri a játékot.
    [5] { $who-start } az eseményt használja: { $card }; erre a fázisra való, és a feltétele teljesül.
   *[other] { $who-start } az eseményt használja: { $card }; legalább annyit nyer vele, mint a műveletekkel.
}
note-ai-compares = Összehasonlítás tervezési értékben, GYP-vel együtt: az esemény nyeresége { $event } (országok: { $event_countries }), a műveleteké { $ops } (országok: { $ops_countries }).
note-ai-event-after-all = A műveletek itt nem hoznak semmit, ezért { $who-inline } mégis az eseményt használja: { $card }.
note-ai-hostile = Ez játékosesemény: { $card }; előbb ez következik be, és { $who-inline } a műveleti pontokat használja. { $fit ->
    [0] Az űrversenyre nem kerülhetett.
   *[other] { $behind ->
        [0] Ebben az értékelő fázisban a műveletek javíthatják az állást, ezért a kártya nem kerül az űrversenyre.
       *[other] Annak, aki egy értékelő fázisban le van maradva, ez előbbre való az űrversenynél.
    }
}
note-ai-no-partner = A pakliban nincs játékosesemény ehhez: { $card }; a saját műveleti pontját éri.
note-ai-turns-to = Az elsődleges régióban a műveletek nem hoznak semmit, ezért { $who-inline } máshol próbálkozik: { $region-inline }.
note-ai-secondary = A másodlagos régióban ({ $region-inline }) a kártya ennyi műveleti pontot ér: { $ops }.
note-ai-falls-back = Ahová { $who-dat } raknia kellene, oda semmi sem rakható le, ezért a befolyás veszteség nélkül Európába kerül. Műveleti pont: { $ops }.
note-ai-no-coup = Nincs puccs { $place-at }: { $lead ->
    [0] a lerakás biztosan emeli { $who-inline } szintjét a régióban.
   *[other] { $who-inline } vezet, és a legjobb dobás sem emelné a szintjét.
}
note-ai-no-target = Nincs célpontja ennek az ingyenes puccsnak vagy átszervezésnek: { $card }.
note-ai-cuts = { $who-start } { $place-off } vesz le befolyást, mert ott változik az ellenőrzés; a kártya: { $card }.
note-ai-intervenes = { $who-start } az ENSZ beavatkozással használja ezt a kártyát: { $card }; műveleti pontok az esemény nélkül.
note-ai-standing = { $value ->
    [0] Műveleti pont: { $ops }. { $who-start } tervezési értéke szerint kiegyenlített az állás { $region-at }; { $points ->
        [100] egy mostani értékeléssel { $who-inline } megnyerné a játékot.
       *[other] egy mostani értékelés hozadéka GYP-ben: { $points }.
    }
   *[other] Műveleti pont: { $ops }. { $who-start } tervezési értéke { $region-at }: { $value }; { $points ->
        [100] egy mostani értékeléssel { $who-inline } megnyerné a játékot.
       *[other] egy mostani értékelés hozadéka GYP-ben: { $points }.
    }
}
note-ai-core = { $count ->
    [one] Egy lépés ennyivel emeli a tervezési értéket { $region-at }: { $gain }; műveleti pont: { $ops }.
   *[other] { $count } lépés együtt ennyivel emeli a tervezési értéket { $region-at }: { $gain }; műveleti pont: { $ops }.
}
note-ai-rival = A legközelebbi másik terv helye: { $place-inline }; nyeresége { $gain } lenne { $ops } műveleti pontért: { $why ->
    [0] kevesebb.
    [1] ugyanannyi, de kevesebb hadszíntérrel.
    [2] ugyanannyi, de drágább.
   *[other] ugyanolyan jó, de az országok sorrendjében hátrább van.
}
note-ai-no-core = Nincs fő terv { $region-at }, ezért a kisebb célok létrája dönt.
note-ai-step = { $place }, { $count } befolyás{ $dear ->
    [0] :
   *[other] {""} { $ops } műveleti pontért, mert az ellenfél ellenőrzi:
} { $reason ->
    [0] az ellenőrzés megszerzésére.
    [1] az ellenfél ellenőrzésének megszüntetésére.
    [2] első ország a hadszíntereken kívül (1. lépés).
    [3] egy vitatott hadszíntér biztonságosabb lesz (2. lépés).
    [4] egy hadszíntéren az ellenfél ellenőrzésének megszüntetésére (3. lépés).
    [5] egy kapcsolódó hadszíntér ellenőrzésének megszerzésére (4. lépés).
    [6] egy saját hadszíntér megerősödik (5. lépés).
    [7] egy félig birtokolt ország ellenőrzésének megszerzésére (6. lépés).
    [8] új hadszíntér (7. lépés).
    [9] út egy másik régióba (a 7. és a 6. lépés között, értékelés nélküli fázisokban).
    [10] egy félig birtokolt hadszíntér erősítése (8. lépés).
    [11] egy félig birtokolt ország erősítése (9. lépés).
    [12] új ország (10. lépés).
    [13] olyan hadszíntér, amelyet az ellenfél nem érhet el (11. lépés).
   *[other] amit az esemény még adhat, az országok sorrendje szerint.
}
note-ai-value = A tervezési érték { $region-at }: { $before } → { $after }; { $points ->
    [100] egy mostani értékeléssel { $who-inline } megnyerné a játékot.
   *[other] egy mostani értékelés hozadéka { $who-dat } GYP-ben: { $points }.
}
note-ai-loses-ops = Elveszett műveleti pontok, mert semmire sem használhatók: { $count }.
note-ai-nothing = Semmi sem rakható le { $region-at }.
note-ai-coup = { $count ->
    [one] Puccs { $place-at }: az egyetlen célpont, amely emelheti a tervezési értéket.
   *[other] Puccs { $place-at }: { $count } olyan célpont közül a legjobb, amely emelheti a tervezési értéket.
}
note-ai-coup-rival = A következő célpont ez lenne: { $place-inline }; { $why ->
    [0] de előbb a hadszínterek jönnek, aztán a nagyhatalmak szomszédai.
    [1] de stabilabb.
    [2] de több befolyás kellene az egyenlítéshez.
    [3] de csak félig birtokolt ország mellett fekszik.
   *[other] de az országok sorrendjében hátrább van.
}
note-ai-realigns = { $count ->
    [one] Átszervezés { $place-at }: az egyetlen célpont.
   *[other] Átszervezés { $place-at }: { $count } célpont közül a legjobb.
}


## Why something is not offered

remark-why-kept = Ezt már megtartod: { $card }.
remark-why-too-good = Ezzel a lappal a te feled több MP-t érne az MI-énél, bármit tartasz is meg mellé: { $card }.
remark-why-not-dealt = Ez nincs a nyitott lapok között: { $card }.
remark-why-not-drawn = Ez nincs a felhúzott lapjaid között: { $card }.
remark-why-not-in-stack = Ez nincs ebben a pakliban: { $card }.
remark-why-draw-first = Előbb húzol a paklidból, és a felhúzott lapok közül választasz.
remark-why-coup-restricted = Puccshoz az kell, hogy az MI-nek legyen hadművelete, neked pedig ne; vagy a { $n }. akciófázistól kezdve az, hogy kevesebb legyen, mint amennyit a DEFCON megkövetel.
remark-why-no-partner = Ehhez a másik felhúzott lapon az MI eseményének kell állnia: { $card }.
remark-why-china-away = A Kína-kártya nincs előtted.
remark-why-not-in-regions = Sem az elsődleges, sem a másodlagos régióban nem található: { $place-inline }.
remark-why-ops-there = A befolyás { $place-at } ennyibe kerülne: { $n }; { $zone ->
    [0] ott
    [2] az elsődleges régión kívüli lerakásra
   *[other] ilyen távoli lerakásra
} { $ops ->
    [0] nem maradt MP.
   *[other] { $ops } MP maradt.
}
remark-why-enough-placed = Ezzel a kártyával legfeljebb ennyi rakható { $place-onto }: { $n }.

## The game on one page

remark-goal-solo = Az egyik nagyhatalmat te vezeted; a másikat az MI, saját szabályai szerint. Az számít, mennyire áll a GYP-jelölő a te oldaladon.
remark-goal-scoring-rounds = Pontot az értékelő fázisok adnak: miután mindkét fél sorra került, az elsődleges régió kerül értékelésre.
remark-goal-levels = Legalább 1 GYP-vel nyersz, legalább 10-zel elsöprően. Veszítesz, ha 0 alatt állsz, ha az MI-nek 20 GYP-je van, vagy ha a DEFCON a te akciófázisodban 1-re csökken.
remark-turn-draft = Egy forduló drafttal kezdődik: tartsd meg a lapok felét, legfeljebb annyi műveleti ponttal, amennyit az MI-nek adsz.
remark-turn-draw = Akciófázisodban a paklid két felső lapját húzod fel, egyet kijátszol, a másikat a pakli aljára teszed.
remark-turn-zones = Egy kártya az elsődleges régióban és a hozzá kapcsolódó országokban minden műveleti pontját éri; ha máshová is kerül befolyás, kevesebbet ér.

## How a finished game is told

# $how: what ended the game, as in the base game: 1 20 VP, 2 Europe, 3 nuclear war, 4 a held card, 5 Wargames, 6 final scoring.
remark-solo-lost = { $how ->
    [1] Vereség: az MI-nek { $n } GYP-je van, és 20 azonnal véget vet a játéknak.
    [2] Vereség: az MI ellenőrzi Európát.
    [3] { $defcon ->
        [1] Vereség: atomháború, a DEFCON 1-re csökkent, amikor te voltál soron.
       *[other] Vereség: atomháború, puccs a kubai rakétaválságban.
    }
    [4] Vereség: egy értékelő kártya kézben maradt.
    [5] Vereség: a Háborús játékok véget vetettek a játéknak, az MI előnye { $n } GYP.
   *[other] Vereség: a végső pontozás után az MI előnye { $n } GYP.
}
remark-solo-ended = { $result ->
    [1] Döntetlen
    [2] Játszma győzelem
    [3] Döntő fölény
    [4] Totális győzelem
   *[other] Elsöprő győzelem
}: { $how ->
    [1] { $n } GYP-d van, és 20 azonnal véget vet a játéknak.
    [2] te ellenőrzöd Európát, { $n } GYP-vel.
    [3] { $defcon ->
        [1] atomháború, a DEFCON 1-re csökkent, amikor az MI volt soron; { $n } GYP-d van.
       *[other] atomháború, az MI puccsa a kubai rakétaválságban; { $n } GYP-d van.
    }
    [5] a Háborús játékok véget vetettek a játéknak, és { $n } GYP-d van.
   *[other] { $n } GYP a tiéd a végső pontozás után.
}
story-curve = A játékos győzelmi pontjai

## What the rules object to in a position that was written; each goes on after a colon

position-rule-ai-defcon = az MI nem veszíthetett a DEFCON miatt.
position-rule-bottom = egy pakli alján több lap van, mint amennyi a pakliban.
position-rule-stack = a draft után egy pakliban { $n } lap van { $most } helyett.
position-rule-china = a Kína-kártya annak a félnek a paklijában van, amelyik nem birtokolja.
position-rule-stack-known = a known_cards sor egyik lapja nincs abban a pakliban.
position-rule-bottom-known = egy pakli alján lévő egyik lap nincs a known_cards sorban.
position-rule-scoring-cards = egy értékelő kártya hiányzik, vagy két helyen van.
position-rule-early-regions = a Korai Időszakban nem lehet mindkét felfordított régió a Korai Időszak régiója.
position-rule-scorings = értékelő fázis ebben a fordulóban: több mint { $n }.

## Lines of a position that is set up, by their key

line-person = A te nagyhatalmad
line-hands = Paklik
line-known_cards = Az egyes paklik ismert kártyái
line-scorings = Értékelő fázisok ebben a fordulóban
line-southeast_scored = Délkelet-Ázsia ebben a fordulóban már értékelve
line-acted = Felek, amelyek ebben az akciófázisban már sorra kerültek
line-acted-scored = Értékelve
line-pending = Valamire váró események
line-pile = Az értékelő kártyák paklija
line-under = A pakli alá tett értékelő kártyák
line-bottom = A paklik aljára nyíltan tett kártyák, felenként
line-drawn = Az általad felhúzott kártyák
line-dealt = A draft nyílt kártyái
line-kept = Az általad megtartott kártyák
line-reach = Ahová az akciófázis elején befolyás kerülhetett
line-deed = Amit az MI tesz
line-in_use = A kártya, amellyel teszi
