# The lessons of Andean Abyss in Hungarian: what is told before each decision (government.toml, propaganda.toml).

lesson-government = A kormány első lépései

lesson-government-goal = Kolumbia, 1995. Te vagy a kormány, és az összes támogatásból élsz: a cél 60, a különbözeted pedig az, mennyivel vagy felette. Minden városnak és körzetnek van népessége, és az aktív támogatás kétszer számítja. Egyedül akkor veszítesz, ha egy lázadó frakció eléri a saját célját, amikor egy propaganda kártya kerül elő; az utolsó után a különbözetedet a legjobb lázadóéval vetjük össze.
lesson-government-others = A FARC ellenállást és bázisokat akar; az AUC több bázist, mint a FARC; a kartellek bázisokat és pénzt. Itt a program mindhármat a szabálykönyv folyamatábrái szerint játssza, és a napló elmondja, mit miért tesznek.
lesson-government-card = Minden kártya mutatja a frakciók sorrendjét. Egy kártyánál kettő cselekszik: művelettel vagy a kártya eseményével. Ma te vagy az első.
lesson-government-train = Az összes támogatás 50. Cali népessége 3, semleges, és te ellenőrzöd. A kiképzés kockákat visz oda, és támogatást vehetsz vele. Válaszd a kiképzést.
lesson-government-train-other = Annak is eljön az ideje. Kezdd a kiképzéssel, az támogatást hoz.
lesson-government-event-later = Három ingyen légi csapás most nem találna senkit: minden gerilla rejtőzködik. Válaszd a kiképzést.
lesson-government-pass-other = A passzolás 3 erőforrást hoz. Neked 40 van; válaszd a kiképzést.

lesson-government-cali = Válaszd Calit. Egy művelet minden mezője 3 erőforrásba kerül neked.
lesson-government-cali-other = Lehetséges. Ebben a leckében Caliban végezz kiképzést, ahol 6 támogatást nyerhetsz.

lesson-government-troops = Caliban már van három katona: ne rakj le többet.
lesson-government-troops-other = Külön nem kerülnének semmibe, de másutt lesz rájuk szükséged. Ide egyet se rakj le.

lesson-government-police = A rendőrök megőrzik, amit megszereztél: egy, kettő vagy három, ahogy tetszik.
lesson-government-police-other = Itt elég egy, kettő vagy három.

lesson-government-enough = További mezőkön is végezhetnél kiképzést, egyenként 3 erőforrásért. Most fejezd be.
lesson-government-enough-other = Minden további mező 3 erőforrásba kerül. Itt fejezd be.

lesson-government-extra = Az egyik mezőn, ahol kiképzést végeztél, bázist is építhetsz, vagy civil fejlesztési projektet fizethetsz. Válaszd Calit.
lesson-government-extra-other = Kár lenne kihagyni: válaszd Calit.

lesson-government-civic = A civil fejlesztési projekthez ellenőrzés, katonák és rendőrök kellenek. Minden lépés 3 erőforrásba kerül: előbb semlegesből passzív támogatásra.
lesson-government-civic-other = A bázis ráér. A támogatás hozza a győzelmet: válaszd a civil fejlesztési projektet.

lesson-government-again = A passzív támogatás 3-at ér, az aktív 6-ot. Fizess még egy lépésért.
lesson-government-again-other = Van elég erőforrásod. Még egy lépés megduplázza, amennyit Cali ér.

lesson-government-special = Az összes támogatás 56. Egy művelethez egy speciális tevékenységet végezhetsz: a légi híd legfeljebb három katonát bárhová visz, a felszámolás a kartellek földjeit pusztítja el.
lesson-government-lift = A FARC-nak bázisa van Huilában, Bogotá és Cali szomszédságában. El kell tűnnie, mielőtt többen gyűlnek ott össze. Válaszd a légi hidat.
lesson-government-lift-other = Majd máskor. Vigyél katonákat Huilába: válaszd a légi hidat.

lesson-government-from = Medellínben nincs szükség a katonákra; a rendőrök megtartják a várost.
lesson-government-from-other = Azoknak ott van dolguk, ahol vannak. A medellíni katonákat válaszd.
lesson-government-to = Vidd őket Huilába.
lesson-government-to-other = Huilában van rájuk szükség.
lesson-government-three = Mindhármat.
lesson-government-three-other = Minél több, annál jobb: mindhármat.

lesson-government-sequence = Nézd meg, mibe került a döntésed: egy speciális tevékenységgel járó művelet után a második frakció az eseményt választhatja. Az AUC ezt tette, az árnyékolt szöveggel, és 9 erőforrást veszítettél. Aki cselekedett, a következő kártyánál kimarad, ezért utána a kartellek és a FARC jöttek.
lesson-government-farc = A FARC mindenhol gyülekezett, Huilában is: most négy gerilla őrzi a bázist. Az üresen rajzolt egységek rejtőzködnek, és nem lehet eltalálni őket; a kitöltöttek aktívak.
lesson-government-sweep = Előbb fel kell fedni őket: a tisztogatás aktívvá teszi a gerillákat ott, ahol kockáid vannak. Válaszd a tisztogatást.
lesson-government-sweep-other = Előbb fedd fel a gerillákat Huilában: válaszd a tisztogatást.
lesson-government-assault-early = A támadás csak az aktívakat éri el, bázist pedig csak akkor, ha nem őrzi gerilla. Előbb tisztogass.

lesson-government-sweep-where = Válaszd Huilát.
lesson-government-sweep-where-other = Ott is tisztogathatsz. Előbb a huilai bázis következik.
lesson-government-more = Huila hegyi körzet: ott a támadásnál minden egység levételéhez két katona kell, így három csak egyet venne le. Hozz többet a szomszédos Bogotából.
lesson-government-more-other = A bogotáiak nélkülözhetők. Őket válaszd.
lesson-government-all-three = Mindhármat: Bogotát a rendőrök megtartják.
lesson-government-six = A tisztogatás kockánként egy gerillát aktivál, kivéve az erdőt, és itt három rejtőzködik. Hat katona bőven elég.
lesson-government-six-other = Nem kell: hat katona mindhármat aktiválja, és ahhoz is elég, ami utána jön.
lesson-government-one-space = Több mező nem kell.

lesson-government-found = Mind a négy gerilla aktív, és Huila az ellenőrzésed alatt áll. Használd rögtön a speciális tevékenységet: egy légi csapás levesz egyet közülük.
lesson-government-strike-other = Hasznos, de itt egy légi csapás segít a legtöbbet.
lesson-government-strike = Huilában.
lesson-government-strike-where = Ott is van célpont, de előbb végezz Huilával.

lesson-government-built = A következő kártyánál a FARC két gerillából második bázist épített Huilában: ez hiba volt, mert két bázis őrzésére csak egy gerilla maradt. És megint te következel.
lesson-government-assault = A támadás aktív gerillákat vesz le, és bázisokat is, ha már nem maradt gerilla; hegyi körzetben két katonánként egy egységet. Hat katona hármat vesz le. Válaszd a támadást.
lesson-government-assault-other = Most kell lecsapni: válaszd a támadást.
lesson-government-hit = Huila.
lesson-government-hit-other = Az majd máskor. Csapj le Huilában.

lesson-government-farewell = Három egység lekerült, közülük kettő bázis: a FARC ellenállása és bázisai csökkentek, és Huila a tiéd. Ez a kormány dolga: kiképzés a támogatásért, tisztogatás és támadás a kellő időben, és közben figyelni az erőforrásokra. Ha kedved van, folytasd innen, vagy vedd a következő leckét: mit hoz egy propaganda kártya.

lesson-propaganda = A propaganda forduló

lesson-propaganda-check = Rögtön egy propaganda kártya került elő, mielőtt bárki cselekedett volna. Mindig ugyanúgy zajlik. Előbb győzelmi ellenőrzés: senki sem érte el a célját. Aztán sorra kerülnek a komm.-ok, és befolynak az erőforrások: neked 30.
lesson-propaganda-civic = Most a támogatási fázis következik. A civil fejlesztési projekt lépésenként 3 erőforrásba kerül ott, ahol ellenőrzésed, katonáid és rendőreid vannak. Csak Cali felel meg: fizess egy lépésért.
lesson-propaganda-civic-again = Még egy lépéssel aktív támogatás lesz, amely kétszer számítja a 3 népességet.
lesson-propaganda-civic-other = 70 erőforrásod van, és most sehol másutt nem vehetsz rajta támogatást. Válaszd Calit.

lesson-propaganda-zone = Ezután a FARC agitált Huilában, és az ország szavazott: ha az összes támogatás legfeljebb 60, a következő elnök jön, most Pastrana. Egy zónát ad a FARC-nak, ahol te nem tevékenykedhetsz. Te választod ki, melyiket: Guaviare messzebb van a városaidtól.
lesson-propaganda-zone-other = Lehetséges. De Meta nyugat Bogotá és Neiva szomszédja, és oda még el akarsz majd menni.

lesson-propaganda-redeploy = Az AUC megkapta az elit támogatást, egy ingyen gyülekezést. Végül az átcsoportosítás következik: a városokon és bázisokon kívüli katonák hazatértek, a többieket elmozgathatod. Válaszd a medellínieket.
lesson-propaganda-redeploy-other = Annyit mozgathatsz, amennyit csak akarsz. Kezdd Medellínnel.
lesson-propaganda-troops = A katonáit.
lesson-propaganda-troops-other = A rendőrök maradjanak, és tartsák meg Medellínt. A katonákat mozgasd.
lesson-propaganda-neiva = A katonák az ellenőrzésed alatt álló városokba vagy a bázisaidra mehetnek. Neiva Huila és Meta nyugat mellett fekszik: azt válaszd.
lesson-propaganda-neiva-other = Oda is mehetnek. Ahhoz, amit Huila ellen tervezel, Neiva jobb.
lesson-propaganda-all = Mindhármat.
lesson-propaganda-all-other = Minél több, annál jobb: mindhármat.

lesson-propaganda-police = A rendőrök komm.-okra is mehetnek. Ahol egy komm.-on több a gerilla, mint a kocka, ott a következő fordulóban szabotázs lesz, és elveszíted a bevételét. Válaszd Bogotá rendőreit.
lesson-propaganda-police-other = Majd később. Előbb vigyél ki néhány rendőrt Bogotából.
lesson-propaganda-which = A rendőröket.
lesson-propaganda-which-other = A bogotái katonáknak ott van dolguk. Válaszd a rendőröket.
lesson-propaganda-pipeline = A Yopalba vezető csővezeték 2 erőforrást hoz, és gerillák mellett halad el: őrizd.
lesson-propaganda-pipeline-other = Azt is érdemes őrizni. Itt a Bogotá – Yopal csővezetéket válaszd.
lesson-propaganda-one = Egy elég.
lesson-propaganda-one-other = Akkor Bogotának egy sem maradna. Egy elég.
lesson-propaganda-finish = Ennyi elég: fejezd be, és előkerül a következő kártya.
lesson-propaganda-finish-other = Egész nap folytathatnád. Itt fejezd be.

lesson-propaganda-farewell = Így zajlik minden propaganda forduló: győzelem, szabotázs, erőforrások, támogatás, átcsoportosítás, és utána megint mindenki megfelelő. Egy játékban négy van belőlük, és a következő kártya mindig látható: ha az propaganda, kérdezd meg, ki érné el a célját, és cselekedj, mielőtt eljön. Ha kedved van, folytasd innen.
