# The lesson of Twilight Struggle: what is told before each decision (first.toml).

lesson-first = Az első forduló, a SZU oldalán

lesson-first-goal = A hidegháború kötélhúzás a győzelmi pontokért: akinek 20 van, azonnal nyer. Te vagy a SZU. Pontot mindenekelőtt a régiók adnak, amikor egy régió kártyáját kijátsszák, és sor kerül az értékelésére.
lesson-first-control = A te befolyásodat a narancssárga számok mutatják. Akkor ellenőrzöl egy országot, ha legalább a stabilitási értékével – ez a szám a körben – több befolyásod van ott, mint az USA-nak. A sötét fejlécű országok hadszínterek: ezek számítanak a legtöbbet.
lesson-first-poland = A játék előtt mindkét fél befolyást rak Európa saját felére. Hat befolyásodból három Lengyelországban van, amelynek stabilitási értéke 3, tehát te ellenőrzöd. Eggyel több már biztonságot ad: ezt rakd oda.
lesson-first-poland-other = Ez is lehetséges. Ebben a leckében tedd biztonságossá Lengyelországot: hadszíntér, ahol az USA meg akarja majd törni az ellenőrzésedet.

lesson-first-east-germany = Kelet-Németországban, Kelet-Európa másik hadszínterén éppen annyi befolyásod van, amennyi az ellenőrzéshez kell: 3. Rakj oda egyet.
lesson-first-east-germany-other = Az ráér. Kelet-Németország a nyugati határon fekvő hadszíntér: oda rakj egyet.

lesson-first-yugoslavia = Az utolsó utat nyit: később olyan országokra rakhatsz befolyást, amelyek szomszédosak azokkal, ahol már van. Jugoszláviából eléred Olaszországot és Görögországot.
lesson-first-yugoslavia-other = Nem rossz. Itt most Jugoszláviát válaszd, ahonnan eléred Olaszországot és Görögországot.

lesson-first-cards = Az USA megszerezte Nyugat-Németországot és Olaszországot. Jöjjenek a kártyák: mindegyiken van egy szám, a műveleti pontja, és egy esemény. A narancssárga kártyán a te eseményed van, a kéken az USA-é, a szürke bárkié.
lesson-first-headline = Minden forduló vezércikkel kezdődik: mindkét fél titokban választ egy lapot, és annak eseménye bekövetkezik. A Vörös pánik/tisztogatás ebben a fordulóban az USA minden kártyájától elvesz 1 műveleti pontot. Ez most erős, amikor az egész forduló hátravan.
lesson-first-headline-other = Lehetséges. De egy egész fordulón át tartó esemény vezércikként éri a legtöbbet: válaszd a Vörös pánik/tisztogatást.
lesson-first-headline-asia = Értékelő kártya is lehet vezércikk, de Ázsia még keveset ad neked. Ebben a fordulóban később többet hozol ki belőle.
lesson-first-headline-enemy = Ez az USA eseménye, és vezércikként az USA-t segítené. Válassz egyet a tieid közül: Vörös pánik/tisztogatás.

lesson-first-rounds = Az USA vezércikke a Foglyul ejtett náci tudósok volt: egy lépés az űrversenyen és 2 pont. Most hat akciófázis következik. Mindegyikben egy kártyát játszol ki, a műveleti pontjaiért, vagy ha nem az ellenfélé, az eseményéért.
lesson-first-de-gaulle = Ez a kártya 3 műveleti pontos: De Gaulle Franciaország élén. Nincs a kezedben nála erősebb olyan lap, amely ne az ellenfélé volna. Játszd ki.
lesson-first-de-gaulle-other = Arra még szükséged lesz, vagy gyengébb. Ahhoz, ami most jön, ezt a 3 műveleti pontos kártyát vedd: De Gaulle Franciaország élén.
lesson-first-asia-early = Még ne: Ázsia most keveset adna neked. De ne feledd, hogy az értékelő kártyát abban a fordulóban kell kijátszani, amelyben a kezedben van; aki megtart egyet, elveszíti a játékot.

lesson-first-coup = Műveleti pontokkal befolyást rakhatsz le, vagy puccsot kísérelhetsz meg: egy kockadobás, amely egyetlen csapással kiűzheti az ellenfelet egy országból. Hajts végre puccsot.
lesson-first-coup-other = Sokszor ez a helyes. Itt most nézz meg egy puccsot: DEFCON 5 mellett még mindenhol megengedett, és hadműveletekkel ebben a fordulóban amúgy is tartozol.

lesson-first-iran = Irán hadszíntér, egyetlen amerikai befolyással, út Pakisztánba, és 2-es stabilitása könnyűvé teszi a puccsot: a kocka és 3 műveleti pont, levonva a stabilitási érték kétszeresét. 2-es dobástól sikerül.
lesson-first-iran-other = Ott is lehetséges a puccs. Irán többet ad neked: hadszíntér a Közel-Kelet és Ázsia között.

lesson-first-truman = 5-ös dobás: az USA kiszorult Iránból, és te ellenőrzöd. A hadszíntéren végrehajtott puccs csökkenti a DEFCON-t, amely most 4, így az európai puccsoknak egyelőre vége. Az USA válasza A Truman-doktrína volt: levette a befolyásodat Jugoszláviáról, amelyet nem ellenőriztél.
lesson-first-enemy = Az egyik lapod veszélyes: USA és Japán közös védelmi paktuma. Ha az ellenfél kártyáját műveletekre játszod ki, az esemény is bekövetkezik, és ez végleg az USA-nak adja Japánt. Van kiút. Válaszd azt a kártyát.
lesson-first-enemy-other = Ez is jó, de a rossz lap a kezedben maradna. Válaszd ezt, hogy lásd, hogyan szabadulhatsz meg tőle: USA és Japán közös védelmi paktuma.

lesson-first-space = Küldd az űrversenyre: az esemény nem következik be, és legfeljebb 3-as dobással még előre is lépsz. Fordulónként egyszer egy legalább 2 műveleti pontos kártya így eltűnhet.
lesson-first-space-other = Akkor Japán az USA-é lenne. Küldd a kártyát az űrversenyre.

lesson-first-middle-east = Siker, és egy pont neked. Az USA befolyást rakott Egyiptomra és Jordániára: a Közel-Keleten komolyra fordul a helyzet, és a kezedben ott van Nasser: jó válasz, de majd egy másik akciófázisban.
lesson-first-fidel = Némelyik esemény jobb a műveleti pontjainál. Fidel minden amerikai befolyást levesz Kubáról, és neked adja az ellenőrzését, közel az Egyesült Államokhoz. Játszd ki Fidelt.
lesson-first-fidel-other = Talán később. Előbb nézd meg Fidelt, egy eseményt, amely jobb a 2 műveleti pontjánál.

lesson-first-own-event = Saját kártyánál választasz: az esemény vagy a műveleti pontok. Válaszd az eseményt.
lesson-first-own-event-other = Két műveleti ponttal nem jutnál ilyen messzire Kubában. Válaszd az eseményt.

lesson-first-korea = Az USA-nak ki kellett játszania a te egyik eseményedet, A koreai háborút, és az bekövetkezett: Észak-Korea nyert, 2 pontot kaptál, és Dél-Korea már nem amerikai. Így jár, aki az ellenfél kártyáit játssza ki.
lesson-first-china = Az Ázsia értékelés még nálad van, ezért most Ázsiát erősítsd. A Kína-kártya 4 műveleti pontos, és 5, ha mindet Ázsiában használod fel. Az ára: utána az USA-é lesz. Ezúttal megéri.
lesson-first-china-other = Jó kártya egy másik akciófázisra. Ázsiához semmi sem olyan erős, mint a Kína-kártya.
lesson-first-asia-soon = Még egy akciófázis! Ha most kerülne sor az értékelésre, Ázsia szinte üres. Előbb használd ott a Kína-kártyát.

lesson-first-china-place = Rakj le vele befolyást.
lesson-first-china-place-other = Ázsiában alig van kit kiűzni. Rakj le befolyást.

lesson-first-pakistan = Oda rakhatsz, ahol van befolyásod, vagy a szomszédságába. Iránból eléred Pakisztánt, egy 2-es stabilitású hadszínteret.
lesson-first-pakistan-two = Még egyet, és te ellenőrzöd.
lesson-first-pakistan-other = Pakisztán az elérhető hadszíntér: előbb oda két befolyást.

lesson-first-afghanistan = Egy régió uralmához több ország és több hadszíntér kell, mint az ellenfélnek, és legalább egy olyan ország, amely nem hadszíntér. Afganisztán ilyen.
lesson-first-afghanistan-two = Stabilitási értéke 2: még egyet.
lesson-first-afghanistan-other = Ezzel nem uralnád Ázsiát. Válaszd Afganisztánt, két befolyással.

lesson-first-spare = Az ötödik pont azért van meg, mert mind Ázsiába került. Tedd oda, ahol véd: Pakisztánra, Afganisztánra vagy Dél-Koreára, ahogy tetszik.
lesson-first-spare-other = Akkor elveszne: az ötödik pont csak Ázsiában számít. Válaszd Pakisztánt, Afganisztánt vagy Dél-Koreát.

lesson-first-score = Te ellenőrzöd Észak-Koreát és Pakisztánt, mindkettő hadszíntér, meg Afganisztánt; az USA-nak egy országa van Ázsiában. Most játszd ki az Ázsia értékelést.
lesson-first-score-other = A következő akciófázisok csak ronthatnak a helyzeteden Ázsiában. Most játszd ki az Ázsia értékelést.

lesson-first-farewell = Uralom Ázsiában: 7 pont, és 1-1 két hadszíntérért, az USA jelenlétének 3 pontjával szemben. 7 ponttal vezetsz, és Egyiptomhoz ott van a kezedben Nasser. Két szabály az útra: a forduló végén a hiányzó hadműveletek pontba kerülnek (ezt a puccsoddal már letudtad); és ha a DEFCON a te akciófázisodban 1-re csökken, vesztettél. Ha kedved van, játssz tovább innen: az USA most kezdő játékos.
