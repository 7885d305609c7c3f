# The lessons of SoloPlay: what is told before each decision (first.toml, scoring.toml).

lesson-first = Az első forduló az MI ellen

lesson-first-what = Te vagy az USA, a SZU pedig a SoloPlay szabályai szerint játszik: az MI minden döntése ezekből következik, és a napló megadja az okát. A tábla és a legtöbb szabály a Twilight Struggle-é; ha még nem ismered, előbb annak a leckéjét végezd el.
lesson-first-regions = Itt senkinél sincs értékelő kártya. Ehelyett minden akciófázisnak van elsődleges, és gyakran másodlagos régiója; most ezek a Közel-Kelet és Közép-Amerika. Egyes akciófázisokban az elsődleges régió kerül értékelésre.
lesson-first-draft = A forduló drafttal kezdődik. Hat lap van nyitva: hármat megtartasz, hármat az MI-nek adsz, és a tieid nem érhetnek több műveleti pontot, mint az átadottak.
lesson-first-keep = A Vörös pánik/tisztogatás 4 műveleti pontos, és az eseménye közös. Tartsd meg.
lesson-first-keep-other = Megteheted. Ebben a leckében a Vörös pánik/tisztogatás lapot tartsd meg: 4 műveleti pont, az ellenfél eseménye nélkül.

lesson-first-limit = A 15 műveleti pontból 7-et tarthatsz meg, így két lapra 3 marad. Tartsd meg ezt: Az indiai-pakisztáni háború; a többi ebből már következik.
lesson-first-limit-other = Ez is lehetséges. Itt ezt tartsd meg: Az indiai-pakisztáni háború; az eseményét te is használhatod.

lesson-first-again = Újabb hat. A Marshall-terv a legtöbb műveleti pontos, és a tiéd.
lesson-first-again-other = Ebben a leckében ezt tartsd meg: A Marshall-terv; 4 műveleti pont, és az USA eseménye.

lesson-first-scientist = A Foglyul ejtett náci tudósok egy lépés az űrversenyen annak, aki kijátssza. Tartsd meg; a harmadik lap már adódik.
lesson-first-scientist-other = Ezt tartsd meg: Foglyul ejtett náci tudósok; különben az MI kapja a lépést.

lesson-first-stack = A lapjaid megkeverve egy pakliban vannak, és az MI lapjai is. Sosincs az egész a kezedben: a vezércikkhez hármat húzol.
lesson-first-headline = Válaszd ki a vezércikket: Foglyul ejtett náci tudósok, az űrverseny első lépéséért és annak pontjaiért. A többi a paklid aljára kerül.
lesson-first-headline-other = Azt jobb megtartani a műveleti pontjaiért. Válaszd ezt: Foglyul ejtett náci tudósok.

lesson-first-ai = Az MI vezércikke az Atomcsend egyezmény volt, 3 pontot kapott; te 2-t. Aztán felcsapta a legfelső lapját, a Dekolonizációt, és az eseményt használta, mert a kártyalista ezt mondja. Kövesd végig a „Mutasd lépésről lépésre, mi történt” gombbal.
lesson-first-drawn = Akciófázisodban két lapot húzol, és egyet kijátszol; a másik a pakli aljára kerül. Az Ötéves terv a tiéd, és 3 műveleti pontos. Játszd ki.
lesson-first-drawn-other = A Blokád az MI eseménye, és 1 műveleti pontos. Játszd ki az Ötéves tervet.

lesson-first-use = A puccs itt korlátozott: látod, most nem is választható. Rakj le befolyást.
lesson-first-use-event = Jó esemény, de a tábla előbbre való: rakj le befolyást.
lesson-first-use-other = Később. Rakj le vele befolyást.

lesson-first-zones = Az, hogy hová raksz, eldönti, mennyit ér a kártya: mind a 3 műveleti pontot az elsődleges régióban és ami hozzá kapcsolódik, 2-t, ha bármennyi a másodlagos régióba, 1-et, ha bármennyi máshová kerül. És egy akciófázisban egy országra legfeljebb 2 befolyás jut.
lesson-first-egypt = Maradj hát a Közel-Keleten. Egyiptom hadszíntér, ahol senki sincs.
lesson-first-egypt-two = Stabilitási értéke 2: még egy befolyással te ellenőrzöd.
lesson-first-iran = És egyet Iránra, amelyet ezzel szintén te ellenőrzöl.
lesson-first-zones-other = Az műveleti pontokba kerülne, vagy kevesebbet ér. Ebben a leckében oda rakj, ahová írjuk.

lesson-first-moved = Az elsődleges régió továbblépett: most Közép-Amerika az.
lesson-first-nasser = Az MI Nassert csapta fel, és felhasználta: 2 befolyás a SZU-nak Egyiptomban, és a tiednek a fele odavan. Ezt nem lehet előre látni, de ha több régióban vannak hadszíntereid, elviselhető.
lesson-first-four = Felhúztad ezt: Vörös pánik/tisztogatás. Játszd ki.
lesson-first-four-other = A román király lemondása az MI eseménye. Ezt játszd ki: Vörös pánik/tisztogatás.

lesson-first-either = Az eseménye az MI minden kártyájától elvenne 1 műveleti pontot. Most a 4 műveleti pontja többet ér, hiszen egész Közép-Amerika nyitva áll: rakj le befolyást.
lesson-first-either-other = Itt a 4 műveleti pontja többet hoz neked: rakj le befolyást.

lesson-first-mexico = Mexikó, hadszíntér az USA szomszédságában.
lesson-first-mexico-two = Kétszer, az ellenőrzésért.
lesson-first-panama = Panama: még egyet, és te ellenőrzöd.
lesson-first-cuba = És egyet Kubára, hogy az MI előtt ott légy.
lesson-first-central-other = Ebben a leckében oda rakj, ahová írjuk: Közép-Amerika két hadszínterére, és a harmadikon is vesd meg a lábad.

lesson-first-farewell = Ilyen a SoloPlay egy akciófázisa: húzz kettőt, játssz ki egyet, nézd meg, hol az elsődleges régió, és hol lesz. Ebben a fordulóban a harmadik akciófázistól kezdve sor kerül egyikük értékelésére, tartsd hát rendben a régióidat. Folytasd innen: az MI a játék végéig úgy játszik, ahogy a szabályok mondják.

lesson-scoring = Egy értékelő fázis és a forduló vége

lesson-scoring-ai = Ez ott folytatódik, ahol az első lecke véget ért. A 3. akciófázisban Dél-Amerika az elsődleges régió. Az MI oda semmit sem rakhat, ezért Európában erősített: Lengyelország most az ő ellenőrzése alatt áll.
lesson-scoring-reach = Dél-Amerikából te is csak Kolumbiát éred el, ahová egy akciófázisban legfeljebb 2 befolyás rakható.
lesson-scoring-marshall = Felhúztad a Marshall-tervet, a saját eseményedet. Játszd ki; a másik lap, az MI eseménye, a paklid aljára kerül.
lesson-scoring-marshall-other = A Cambridge-i Öt az MI eseménye, és neki segítene. Játszd ki a Marshall-tervet.

lesson-scoring-event = Ahol a műveleti pontjaiddal kevés a tennivaló, ott egy esemény többet érhet: ez most 7 befolyást hoz. Válaszd az eseményt.
lesson-scoring-event-other = Műveleti pontokkal most keveset rakhatnál le. Válaszd az eseményt.

lesson-scoring-germany = A Marshall-terv 1-1 befolyást rak Nyugat-Európa hét olyan országára, amelyet nem az MI ellenőriz. Nyugat-Németország az első hadszíntér.
lesson-scoring-france = Franciaország: még egy hadszíntér.
lesson-scoring-italy = Olaszország, a harmadik: 2 befolyással már te ellenőrzöd.
lesson-scoring-spain = Spanyolország/Portugália, szintén az ellenőrzésért.
lesson-scoring-greece = Görögország,
lesson-scoring-turkey = Törökország
lesson-scoring-benelux = és a Benelux: mindegyikben megveted a lábad.
lesson-scoring-europe-other = Ez az ország sem rosszabb a többinél. Ebben a leckében azt válaszd, amelyiket megnevezzük.

lesson-scoring-scoring = Most Európa az elsődleges régió. Ez a Korai Időszak egyik régiója, és most van a 4. akciófázis: értékelő fázis. Mindkét fél cselekszik, először te, aztán sor kerül Európa értékelésére. Az áttekintésben látod, mi lenne most az eredménye.
lesson-scoring-war = Az indiai-pakisztáni háború 2 műveleti pontos. Játszd ki.
lesson-scoring-war-other = A Blokád 1 műveleti pontos, és az eseménye Nyugat-Németországot sújtja. Ezt játszd ki: Az indiai-pakisztáni háború.

lesson-scoring-place = Bármit teszel Európában, rögtön számít: rakj le befolyást.
lesson-scoring-place-other = Ez Európán semmit sem változtat. Rakj le befolyást.

lesson-scoring-third = Franciaországban 2 befolyásod van, a stabilitási értéke 3. Még egy, és a harmadik hadszínteret is te ellenőrzöd: az MI-nél több hadszíntérrel és több országgal tiéd az uralom Európában.
lesson-scoring-third-other = Ez is Európa, de Franciaországon múlik a dolog. Válaszd Franciaországot.
lesson-scoring-safe = Most gondolkodj az MI fejével. Utánad ő következik, és 2 műveleti ponttal 1 befolyást rakhatna Olaszországra, amelyet Jugoszláviából ér el, és véget vethetne az ellenőrzésednek. Ha 3 befolyásod van ott, nem teheti meg.
lesson-scoring-safe-other = Nézd meg, mit tehetne az MI Olaszországgal. Válaszd Olaszországot.

lesson-scoring-scored = Az MI nem talált módot arra, hogy változtasson az eredményen, ezért Finnországban telepedett meg. Aztán sor került Európa értékelésére: 10 pont a te uralmadért, 5 az MI jelenlétéért, mindkettő a hadszínterekkel együtt. A különbséget te kaptad.
lesson-scoring-five = Az 5. akciófázis: mindkét lap, amelyet húztál, az MI eseménye. A Cambridge-i Öt 2 műveleti pontos, ez elég az űrversenyhez. Válaszd ki.
lesson-scoring-five-other = Ez csak 1 műveleti pontos, kevés az űrversenyhez. Ezt válaszd: A Cambridge-i Öt.

lesson-scoring-space = Az űrversenyre küldött kártya eseménye nem következik be. Legfeljebb 4-es dobással előrelépsz.
lesson-scoring-space-other = Azzal az eseménye is bekövetkezne. Válaszd az űrversenyt.

lesson-scoring-box = 3-as dobás: a 2. mezőn állsz. Az MI a „Zendülések Vietnamban” eseményét használta, mert a listája ebben az akciófázisban megengedi.
lesson-scoring-abdication = Az utolsó akciófázis, és megint az MI két eseménye. A román király lemondása neki adja Romániát, amelyet előbb-utóbb úgyis megkapna. Ezt válaszd.
lesson-scoring-abdication-other = A Blokád Nyugat-Németországba vagy egy jó lapodba kerülne. Ezt válaszd: A román király lemondása.

lesson-scoring-military = A forduló végén minden hiányzó hadművelet egy pontodba kerül: annyira van szükség, amennyi a DEFCON értéke, és neked egy sincs. A 4. akciófázistól kezdve addig hajthatsz végre puccsot, amíg hiányzik valamennyi. Válaszd a puccsot.
lesson-scoring-military-other = Még nincs hadműveleted. Válaszd a puccsot.
lesson-scoring-angola = Afrika az elsődleges régió. Angola hadszíntér, a stabilitási értéke csak 1, és az MI-nek 1 befolyása van ott.
lesson-scoring-angola-other = A stabilitási érték kétszeresen számít ellened. Válaszd Angolát, ahol csak 1.

lesson-scoring-farewell = A puccs meghozta neked Angolát. A DEFCON ezért 4-re csökkent, és mivel 1 hadműveleted volt, 3 hiányzott: 3 pont az MI-nek. Puccsolj hát időben, amint szabad. A román király lemondásának eseményével a forduló véget ért: a DEFCON újra emelkedett, elkészült a régiók új, megkevert paklija, és a 2. forduló a következő drafttal kezdődik. Játssz tovább, ameddig kedved tartja.
