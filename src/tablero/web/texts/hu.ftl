# The pages in Hungarian. What is said about a game is in the game's own file.

language-name = Magyar

## Every page

site-name = Tablero
site-title = Tablero: stratégiai játékok a böngészőben
site-description = Játssz stratégiai játékokat a böngészőben, botok ellen vagy barátokkal.
skip-to-content = Ugrás a tartalomhoz
nav-label = Főmenü
nav-tables = Asztalaim
nav-account = Fiók
theme-label = Megjelenés
theme-auto = Rendszer
theme-light = Világos
theme-dark = Sötét
language-label = Nyelv
foot-api = Programoknak: az API
close = Bezárás
help = Súgó
rule-link = { $id } szabály
message-back = Vissza

## Front page

front-lead = Ülj le, terített asztal vár.
front-waiting = { $count ->
    [one] Egy asztalnál te következel:
   *[other] { $count } asztalnál te következel:
}
front-players = { $least }–{ $most } játékos
front-players-exactly = { $n ->
    [one] egy játékos
   *[other] { $n } játékos
}
front-learn = Tanulás
front-learn-hint = { $lessons ->
    [one] vezetett első játék, kb. { $minutes } perc
   *[other] { $lessons } vezetett játék, kb. { $minutes } perc
}
lesson-step = { $n }/{ $total }. lépés
lesson-over = kész
lesson-next = Következő lecke
lesson-play = Egy teljes játék
lesson-more = Tovább
front-play-now = Játék most
front-play-now-hint = { $bots ->
    [0] Azonnal, egyedül a szabálykönyv ellenfelei ellen. Nem kell hozzá fiók.
    [one] Azonnal, egy bot ellen. Nem kell hozzá fiók.
   *[other] Azonnal, { $bots } bot ellen. Nem kell hozzá fiók.
}
front-side = Ezzel játszol
front-side-bots = { $side } (botok ellen)
front-level = Szint
front-new-table = Új asztal…
front-rules = Szabályok

## A new table

new-title = Új asztal: { $game }
new-seats = Helyek
new-seats-hint = { $least }–{ $most } helyet kell elfoglalni.
new-seats-exactly = { $n ->
    [one] Egy hely van.
   *[other] Minden helyet ({ $n }) el kell foglalni.
}
new-kind-me = Én: több helynél is kiválaszthatod, ha egy képernyőnél játszotok együtt.
new-kind-link = Barát: kapsz egy hivatkozást, amelyet elküldhetsz; aki először megnyitja, az ül le.
new-kind-bot = Bot: a számítógép játszik, a következő szintek egyikén:
new-options = Beállítások
new-only-for = Csak { $players } játékossal.
new-name = Az asztal neve (nem kötelező)
new-open = Asztal megnyitása
new-problem = Az asztal nem nyílt meg: { $reason }

seat-me = Én
seat-link = Egy barát, hivatkozással
seat-open = Bárki, aki látja az asztalt
seat-bot-of = Bot: { $bot }
seat-nobody = Senki

# Hints

hint = Tipp
hint-bot = Kit kérdezel
hint-title = { $n ->
    [0] A bot ({ $bot }) erről nem tud mit mondani.
    [one] A bot ({ $bot }) ezt választaná:
   *[other] A bot ({ $bot }) ezek közül az elsőt választaná:
}
hint-thinking = A bot ({ $bot }) egy tippen gondolkodik.
hint-about = Százalék: a győzelem esélye e bot megítélése szerint.
hint-points = Zárójelben: mennyi pont szól mellette azon felül, amit minden lehetőség megad.
motives-title = Miért tették ezt?
motives-none = A legutóbbi döntésed óta egyetlen bot sem döntött semmiről.
motives-about = Százalék: a győzelem esélye a botok megítélése szerint. Csak abból indul ki, amit te is tudhatsz; hogy a kezükben lévő lapok mire késztették őket, a játék végéig rejtve marad.
motives-open = Százalék: a győzelem esélye a botok megítélése szerint. A játék véget ért, ezért minden úgy szerepel, ahogy a bot tudta.
hints-setting = Tippek botoktól
hints-auto = Ahol egyvalaki egy helyen játszik botok ellen
hints-on = Az asztalnál mindenkinek
hints-off = Senkinek
key-hint = Tipp: mit tenne egy bot
api-op-hint = Mit tenne egy bot a kérdésednél, és miért; akkor válaszol, ha végiggondolta. Az asztalnál kikapcsolható.

# How strong a bot is, from the weakest to the strongest, and what that means.
# $rating: comparable within one game; everybody begins at 25, and 4 more are worth about three games in four.
level-rating = értékszám: { $rating }
level-beginner = Kezdő
level-beginner-help = azonnal válaszol, nem gondolja át kétszer, és néha nem veszi észre a jobb lépést
level-player = Játékos
level-player-help = azonnal válaszol: azt lépi, ami a saját köre végén a legjobb
level-club = Klubjátékos
level-club-help = kipróbálja néhány legjobb lépését az ellen, ami következhet; legfeljebb nagyjából egy másodpercig gondolkodik
level-expert = Mester
level-expert-help = kipróbálja a legjobb lépéseit sokféle folytatás ellen, legfeljebb három másodpercig

## My tables

tables-none = Még egyetlen asztalnál sem ülsz.
tables-choose = Válassz egy játékot
tables-your-turn = Te következel
tables-about = { $game } · { $players } játékos · { $decisions ->
    [one] egy döntés
   *[other] { $decisions } döntés
}
# The table of a lesson.
tables-lesson = { $game }: { $lesson }
state-open = Játékosokra vár
state-running = Mások következnek
state-over = Véget ért
state-closed = Lezárva
ago-now = épp most
ago-minutes = { $n ->
    [one] egy perce
   *[other] { $n } perce
}
ago-hours = { $n ->
    [one] egy órája
   *[other] { $n } órája
}
ago-days = { $n ->
    [one] tegnap
   *[other] { $n } napja
}

## The lobby: open tables, invitations by name, circles, who may come

nav-lobby = Előtér
front-lobby = Játék másokkal: nyitott asztalok
lobby-lead = Asztalok, amelyekhez bárki leülhet. Egy kattintás, és nem kell hozzá fiók.
lobby-filter = Látható játékok
lobby-all = Minden játék
# $n: open tables.
lobby-count = { $n ->
    [0] Most nincs nyitott asztal.
    [one] Egy nyitott asztal
   *[other] { $n } nyitott asztal
}
lobby-again = Frissítés
lobby-look = Nézem
lobby-taken = Ez a hely már foglalt, vagy valaki másnak van fenntartva; semmi sem változott.
lobby-open = Asztal nyitása mindenkinek
lobby-open-hint = Addig látható itt, amíg minden helyét el nem foglalják.
# $left: seats that are empty, of $total.
lobby-left = { $left ->
    [one] Egy szabad hely { $total } közül
   *[other] { $left } szabad hely { $total } közül
}
# $level: Beginner, Player, …
lobby-level = Kívánt szint: { $level }
lobby-people = Az asztalnál: { $names }
lobby-guest = egy vendég
lobby-bots = { $n ->
    [one] egy bot
   *[other] { $n } bot
}
# $n: decisions.
lobby-begun = { $n ->
    [one] már megy, egy döntés
   *[other] már megy, { $n } döntés
}
lobby-owner = Megnyitotta: { $name }
lobby-owner-you = A saját asztalod
# $zone: a city, as Budapest; $time: as 21:40.
lobby-zone = { $zone }, ott most { $time }
# $seat: the name of a seat, as Patrón.
lobby-sit-as = Leülés: { $seat }
# $bot: Beginner, Player, …; $when: in 5 minutes.
lobby-fill = Az üres helyekre botok ülnek ({ $bot }) { $when }.
in-now = bármelyik pillanatban
in-minutes = { $n ->
    [one] egy perc múlva
   *[other] { $n } perc múlva
}
in-hours = { $n ->
    [one] egy óra múlva
   *[other] { $n } óra múlva
}
in-days = { $n ->
    [one] egy nap múlva
   *[other] { $n } nap múlva
}
invited-title = { $n ->
    [one] Meghívtak egy asztalhoz:
   *[other] { $n } asztalhoz hívtak meg:
}
# $name: who invites; $table: its title.
invited-by = Meghívó tőle: { $name }. Asztal: { $table }
invited-decline = Elutasítás
door-here = Itt van számodra szabad hely.
door-invited = Meghívtak ehhez az asztalhoz. Akkor látod, ha már leültél.
door-open = Ezt az asztalt csak azok látják, akik ott ülnek. Van szabad hely.

terms-title = Ki jöhet
terms-access = Ki találja meg az asztalt
terms-access-private = Zártkörű: csak akit meghívsz
terms-access-unlisted = Nem listázott: bárki, aki ismeri a címét
terms-access-public = Nyilvános: mindenki, az előtérben
terms-told-private = Zártkörű: csak akit meghívnak
terms-spectators = Mások is nézhetik
terms-watched = mások is nézhetik
terms-not-watched = nézők nélkül
terms-level = Az érkezők kívánt szintje
terms-level-any = Bármilyen szint
terms-fill = Botok ülnek a még üres helyekre
terms-fill-never = Soha
terms-fill-minutes = { $n ->
    [one] egy perc után
   *[other] { $n } perc után
}
terms-fill-hours = { $n ->
    [one] egy óra után
   *[other] { $n } óra után
}
terms-fill-days = { $n ->
    [one] egy nap után
   *[other] { $n } nap után
}
# $bot: Beginner, Player, …; $when: after 5 minutes.
terms-filled = botok ülnek a még üres helyekre ({ $bot }) { $when }
terms-fill-bot = Ezeknek a botoknak a szintje
terms-public-hint = Az előtér addig mutat egy nyilvános asztalt, amíg van olyan szabad helye, amelyre bárki leülhet, aki látja. A fiókodban megadott nyelvek és időzóna is látszik mellette.
guests-title = { $table }: vendégek
guests-link = Meghívás név szerint; ki jöhet az asztalhoz
guests-invite = Meghívás név szerint
guests-hint = Akinek van jelszava, azt a nevén találod meg; vendéget akkor, ha játszottál már vele. A meghívót a kezdőlapon, az előtérben és a fiókban látják.
guests-names = Nevek, vesszővel elválasztva
guests-do = Meghívás
guests-circle = Mindenki meghívása innen: „{ $circle }”
guests-full = Nincs üres hely.
guests-invited = Meghívottak
guests-waiting = még nem válaszolt
guests-declined = nemet mondott
guests-revoke = Visszavonás
guests-revoke-of = A meghívó visszavonása: { $name }
circles-title = Baráti körök
circles-lead = Akikkel szívesen játszol: egy kör minden tagját egyszerre hívhatod meg. Rajtad kívül senki sem látja.
circles-new = Új kör
circles-name = A kör neve
circles-hint = Akinek van jelszava, azt a nevén találod meg; vendéget akkor, ha játszottál már vele.
circles-make = Kör létrehozása
circles-empty = Senki sincs benne.
circles-add = Hozzáadás
circles-drop = Kivétel
circles-drop-of = Kivétel a körből: { $name }
circles-delete = A kör törlése
circles-delete-sure = Végleges törlés
seat-leave = Az asztal elhagyása
seat-leave-hint = Itt még semmiről sem döntöttél: a hely újra szabad lesz, és mások leülhetnek.
seat-leave-sure = Elhagyás
seat-remove = Eltávolítás az asztaltól
seat-remove-hint = A hely újra szabad lesz. Ez a játékos többé nem ülhet le ide, hacsak név szerint meg nem hívod.
seat-remove-sure = Eltávolítás
seat-mute = Némítás
seat-unmute = Némítás feloldása
seat-report = Jelentés
report-title = Jelentés a szerver gazdájának: { $name }
report-text = A szerver gazdája megkapja, amit írsz, és azt is, ami az asztalnál utoljára elhangzott. Senki más nem tudja meg.
report-reason = Mi történt?
report-mute = Némítom is ezt a játékost
report-send = Jelentés küldése
report-sent = A jelentésed megérkezett a szerver gazdájához
report-sent-detail = Köszönjük. A némított játékosok a fiókodban láthatók.
account-about-hint = Az előtérben látszanak azoknál az asztaloknál, amelyeket megnyitsz, az időzónáddal együtt.
account-speaks = Ezeken a nyelveken játszol
account-circles = A köreid
account-muted = Némítva
account-muted-hint = Semmit sem hallasz tőlük: se csevegést, se meghívót, se asztalt az előtérben.
problem-no-watching = Ezt az asztalt csak azok látják, akik ott ülnek.
# $name: as it was typed.
problem-no-person = Ezen a néven senki mást nem találni itt: „{ $name }”; semmi sem változott.
api-op-lobby = A nyilvános asztalok, amelyeknél van mindenki előtt nyitott hely.
api-op-invitations = Azok az asztalok, amelyekhez név szerint meghívtak. Elfogadás: leülés.
api-op-decline = Név szerinti meghívó elutasítása.
api-op-leave = A helyed visszaadása, amíg ott semmiről sem döntöttél.
api-op-remove = A saját asztalod egyik helyén ülő eltávolítása.
api-op-terms = Ki jöhet a saját asztalodhoz: zártkörű, nem listázott vagy nyilvános, nézők, kívánt szint, botok az üres helyekre.
api-op-people = Meghívás név szerint a saját asztalodhoz; a válasz: ki van meghívva.
api-query-game = csak ennek a játéknak az asztalai

## The table

title-your-turn = ● Te következel: { $table }
title-table = { $table } · Tablero
board-label = Tábla
zoom-label = Nagyítás és kicsinyítés
zoom-in = Nagyítás
zoom-out = Kicsinyítés
zoom-all = A teljes tábla mutatása
tabs-label = Panelek
tab-board = Tábla
tab-guide = Útmutató
tab-journal = Napló
tab-cards = Kártyák
tab-overview = Áttekintés
tab-seats = Helyek
tab-chat = Csevegés
tab-more = Asztal
status-your-turn = Te következel
status-closed = A tulajdonos lezárta ezt az asztalt.
status-seat-waits = Senki sem ül azon a helyen, amelyik következik.
status-empty-seat = Senki sem ül azon a helyen, amelyik következik. Küldj meghívót, vagy játsszon ott egy bot.
thinking = Egy bot gondolkodik
thinking-stop = Elég a gondolkodásból, döntsön most
undo = Visszavonás
over-again = Új játék
over-again-bots = Új játék botok ellen
over-again-rotated = Új játék, mindenki egy hellyel odébb
over-story = Így zajlott

# The page about a finished game. $table: its title.
story-title = { $table }: így zajlott
story-back = Vissza az asztalhoz
story-turning-points = Fordulópontok
# $hero: whose prospects are judged. $before, $after: of 100.
story-judged = { $hero }, ahogy a botok ítélik meg az állást: { $before } → { $after } (100-ból)
story-before = Előtte
story-after = Utána
story-curves = A játék során
story-curves-as-table = Ugyanez táblázatként
story-decision = Döntés
story-total = Összesen
story-untold = A program szabályai megváltoztak e játék óta, ezért már nem lehet megmutatni, hogyan zajlott.
# $games: games like this one, this one included.
story-best = A legjobb eredményed { $games } ilyen játékban { $points } volt; a mostani: { $own }.
story-best-now = Ez a legjobb eredményed { $games } ilyen játékban.
story-next = Mi legyen most?
story-again-said = A következő játék itt van: { $address }

# How a finished game was played. $table: its title.
analysis-title = { $table }: elemzés
analysis-link = Elemzés
analysis-chances = A győzelem esélye a játék során
analysis-chances-about = Százalékban, ahogy a botok megítélik az állásokat, minden lapot ismerve. Hogy egy ítélet mekkora esélyt jelent, azt botok játékain mértük.
analysis-decisions = Döntések
analysis-none-yet = Ennek a játéknak a döntéseit még senki sem vizsgáltatta meg. Egy percig vagy tovább tart.
analysis-deeper = A döntéseket alaposabban is meg lehet vizsgálni.
analysis-level = Milyen alaposan
analysis-level-player = Gyorsan
analysis-level-club = Alaposan
analysis-level-expert = Nagyon alaposan
analysis-ask = A döntések vizsgálata
analysis-running = A döntések vizsgálata folyik.
analysis-waits = A háttérben készül, és a folyó játékok elsőbbséget élveznek. Elhagyhatod ezt az oldalt, és később visszajöhetsz.
analysis-stop = Leállítás
analysis-look-again = Hol tart?
# $percent: how much of it is done.
analysis-stopped = { $percent }%-nál leállították. Onnan folytatható.
analysis-failed = A program szabályai megváltoztak e játék óta, ezért a döntéseit nem lehet megvizsgálni.
analysis-cost = elvesztett esély döntésenként
analysis-luck = szerencse
analysis-marks-about = A döntést aszerint ítéljük meg, amit a játékos tudhatott. Legjobb: nem találtunk jobbat. Jó: 2%-nál kevesebbel rosszabb. Pontatlanság: 5%-nál kevesebbel. Hiba: 10%-nál kevesebbel. Durva hiba: többel.
analysis-luck-about = Szerencse: mennyivel változtatták meg az esélyt a kockák és a lapok ahhoz képest, ami ugyanezektől a döntésektől várható volt, az egész játékra összeadva; ± a bizonytalansága.
analysis-faults = Mi lett volna jobb
analysis-no-faults = Egyik döntés sem volt egyértelműen rosszabb egy másiknál.
analysis-why = Miért?
# Above the slider of a finished game.
course-label = Esélyek a játék során
course-jump = Ugrás ide

# Puzzles: one question with one clearly best answer. $n: its number; $seat: whose question it is; $option: what was chosen.
puzzles-link = Feladványok
puzzles-title = { $game }: { $n }. feladvány
puzzles-about = A te helyed: { $seat }. Itt egy döntés egyértelműen a legjobb: találd meg.
puzzles-solved = Megoldva { $n } feladvány { $total } közül.
puzzles-right = Helyes: { $option }.
puzzles-wrong = Nem egészen: van jobb ennél: „{ $option }”.
puzzles-shown = A legjobb: { $option }.
puzzles-chances = Százalék: a győzelem esélye, ahogy a botok megítélik abból, amit ezen a helyen tudni lehet. Zárójelben: mennyi pont szól mellette azon felül, amit minden lehetőség megad.
puzzles-cards = A kártyák szövege
puzzles-again = Nézd meg még egyszer.
puzzles-show = Mutasd a megoldást
puzzles-next = Következő feladvány
puzzles-skip = Másik feladvány
puzzles-none = Még nincsenek feladványok
puzzles-none-detail = E játék mai szabályaihoz még nincsenek feladványok.

# The engine's opinion on a position of a study.
engine-title = A gép véleménye
engine-ask = Mit gondol a gép?
engine-thinking = A gép gondolkodik…
engine-busy = A gép már sokat gondolkodott neked. Kis pihenőre van szüksége; egy perc múlva nézd meg újra.
engine-failed = A gép itt nem tud mit mondani.
engine-nothing = Itt senkinek sem kell döntenie.
engine-about = Százalék: a győzelem esélye, ahogy a botok megítélik abból, amit ezen a helyen tudni lehet.
engine-back = Vissza a tanulmányhoz

journal-in-words = Szavakkal

steps-begin = { $n ->
    [one] Mutasd, mi történt
   *[other] Mutasd lépésről lépésre, mi történt
}
steps-now = Ami történt: { $n }. lépés / { $total }
follow-play = Automatikus lejátszás
follow-pace = Tempó
follow-pace-slow = lassú
follow-pace-normal = közepes
follow-pace-fast = gyors
follow-always = mindig, mielőtt én következem
steps-back = Az előző lépés
steps-on = A következő lépés
number-none = Egy sem
number-most = Amennyi csak lehet: { $n }
warning-sure = Mégis így legyen
warning-back = Új választás

replay-label = Visszajátszás
replay-slider = Döntés
replay-back = Egy döntéssel vissza
replay-forward = Egy döntéssel előre
replay-live = Vissza a jelenbe
replay-now = { $n }. döntés / { $total }
replay-hint = Egy korábbi állást látsz. Az oldal címe ide vezet.
replay-return = Vissza a játékhoz
rewind-propose = Javaslat: folytassuk innen
rewind-asked = A tulajdonos azt javasolja, hogy térjetek vissza egy korábbi döntéshez (sorszáma: { $n }), és onnan játsszatok tovább. Mindenkinek bele kell egyeznie.
rewind-yes = Beleegyezés
rewind-no = Elutasítás
rewind-wait = Te már beleegyeztél; a többieknek még válaszolniuk kell.

seat-points = { $n ->
    [one] egy pont
   *[other] { $n } pont
}
seat-you = te
seat-person = egy ember
seat-ready = már választott
seat-empty = szabad hely
seat-invited = vendégre vár
seat-bot-kind = bot, { $bot }
seat-bot-for-you = egy bot játszik helyetted ({ $bot })
seat-actions = Teendők a következő hellyel: { $name }
seat-bot = Játsszon egy bot
seat-back = Visszavétel
seat-invite = Meghívás hivatkozással
seat-sit = Leülés

cards-none = Nincs nyitott kártya.
cards-el-grande-card = Használatban
cards-el-grande-offer = Kínálat
cards-el-grande-hands = Kézben
cards-el-grande-played = Ebben a fordulóban kijátszva
cards-el-grande-discards = Eldobva
cards-andean-abyss-current_card = Aktuális kártya
cards-andean-abyss-next_card = Következő kártya
cards-andean-abyss-lasting = Hosszú távú hatások
cards-andean-abyss-played = Kijátszva
cards-narcos-hand = Kézben
cards-narcos-deployment = Használatban
cards-narcos-sicarios = Az évad végére vár
cards-narcos-discards = Eldobva
cards-narcos-just_discarded = Most eldobva
cards-narcos-objectives = Célok
cards-narcos-ultimatums = Ezüst vagy ólom
cards-narcos-factions = A frakciók képességei
cards-twilight-struggle-hand = A kezed
cards-twilight-struggle-hands = Kezek
cards-twilight-struggle-headlines = Vezércikkek
cards-twilight-struggle-playing = Kijátszás alatt
cards-twilight-struggle-latest = A felek legutóbbi kártyája
cards-twilight-struggle-lasting = Tartós hatások
cards-twilight-struggle-seen = A másik kézben látott lapok
cards-twilight-struggle-unseen = Még nem látott lapok: húzópakli vagy a másik kéz
cards-twilight-struggle-discards = Dobópakli
cards-twilight-struggle-removed = Játékon kívül
cards-twilight-struggle-deck = Húzópakli
cards-twilight-struggle-soloplay-hand = A felhúzott lapjaid
cards-twilight-struggle-soloplay-dealt = A draft nyitott lapjai
cards-twilight-struggle-soloplay-kept = A megtartott lapjaid
cards-twilight-struggle-soloplay-headlines = Vezércikkek
cards-twilight-struggle-soloplay-playing = Kijátszás alatt
cards-twilight-struggle-soloplay-lasting = Tartós hatások
cards-twilight-struggle-soloplay-waiting = A következő akciófázisodra vár
cards-twilight-struggle-soloplay-known = A paklikba kerülésükkor látott lapok
cards-twilight-struggle-soloplay-discards = Dobópakli
cards-twilight-struggle-soloplay-removed = Játékon kívül

journal-earlier = Korábbiak…
journal-title = { $table }: a napló
chat-none = Még senki sem szólt semmit.
chat-label = Írj valamit
chat-send = Küldés
chat-to = Kinek
chat-everybody = Mindenkinek
chat-owner = Tulajdonos

# What is one person's own at a table: orders in advance and notes. $order: the order in words.
tab-own = Saját
key-own = előre adott utasításaid és jegyzeteid
orders-title = Előre adott utasítások
orders-hint = Amit most megadsz, azzal a program válaszol helyetted, amint te következel. Senki más nem látja. Ha egy kérdésre több utasítás is szól, az első lehetséges érvényes.
orders-choose = Utasítás
orders-once = A következő alkalomra
orders-standing = Minden alkalommal, amíg vissza nem vonod
orders-once-short = következő alkalom
orders-standing-short = minden alkalom
orders-impossible = nem lehetséges
orders-times = { $n ->
    [one] egyszer teljesült
   *[other] { $n } alkalommal teljesült
}
orders-lay = Megadás
orders-withdraw = Visszavonás
orders-withdraw-named = Visszavonás: { $order }
orders-put-away = Eltüntetés
orders-put-away-named = Eltüntetés: { $order }
orders-played = Az utasításod teljesült: { $order }
orders-void = Az utasításod nem volt lehetséges: { $order }
orders-open = { $n ->
    [0] Előre adott utasítások
   *[other] Előre adott utasítások: { $n }
}
notes-title = Jegyzetek
notes-hint = Csak neked, minden eszközödön.
notes-label = Amire ennél az asztalnál emlékezni szeretnél
notes-shared = Ezt a képernyőt többen használjátok, ezért a jegyzetek itt nem látszanak.
notes-saved = Elmentve
notes-unsaved = Még nincs elmentve
chat-away = Amíg távol voltál: { $decisions ->
    [0] egy döntés sem
    [one] egy döntés
   *[other] { $decisions } döntés
}, { $messages ->
    [0] egy üzenet sem
    [one] egy üzenet
   *[other] { $messages } üzenet
}.
chat-new = Új, mióta itt voltál
react-to = Reakció erre: { $name }
sign-agree = Egyetértek
sign-thanks = Köszönöm
sign-well = Szép játék
sign-laugh = Vicces
sign-oh = Hűha
api-op-order = Válasz előre megadása: egy azok közül, amelyeket a pillanatkép sajátként felkínál; csak te látod.
api-op-recall = Előre adott utasítás visszavonása.

more-options = Beállítások
more-usual = A szokásos játék
more-commitment = A dobások lenyomata
more-commitment-hint = Az első döntés előtt közzétéve; a szervert egy olyan maghoz köti, amelyet a végén felfed.
more-seed = Mag
more-seed-hint = Töltsd le a játékjegyzéket, és ellenőrizd ezzel: tablero verify FÁJL
more-record = A játékjegyzék letöltése
more-header = A most nyilvános adatok letöltése
more-rename = Az asztal neve
more-close = Az asztal lezárása
more-close-hint = Senki sem játszhat tovább, és nem lehet újra megnyitni.
more-close-sure = Végleges lezárás

cover-pass = Add át az eszközt neki:
cover-why = Amit csak ez a játékos láthat, még nincs a képernyőn.
cover-ready = Itt vagyok

help-title = Így játszhatsz itt
help-text = Ami a táblán világít, azt lehet választani: kattints rá, nyomd meg a gombját, vagy használd a billentyűzetet. Mutass rá bármire, koppints rá, vagy nyomd meg az i billentyűt, ha tudni szeretnéd, mi az; telefonon tartsd az ujjad egy lehetőségen. Egy szabály száma megnyitja a szabályt.
help-shortcuts = Billentyűparancsok
help-preview = Egy lehetőség hatásának előnézete
help-motion = Mozgó játékelemek
help-sound = Hangjelzés, ha én következem
help-notify = Értesítést kérek, ha én következem
key-options = egy lehetőség választása
key-done = leállás, befejezés, kész
key-most = amennyi csak lehet
key-undo = visszavonás
key-board = a táblára, lehetőségről lehetőségre, választás
key-zoom = nagyítás, kicsinyítés, teljes tábla
key-pan = a tábla mozgatása
key-rule = a kérdés szabályának megnyitása
key-guide = a játék egy oldalon
key-inspect = mi ez? végig a tábla elemein
key-journal = napló
key-chat = csevegés
key-replay = egy döntéssel vissza, előre, most
key-help = ez a súgó
key-close = ami nyitva van, bezárul

script-offline = Nincs kapcsolat. Újrapróbálás…
script-unsent = Nincs kapcsolat. A válaszod még nincs elmentve; amint lehet, újra elküldjük.
script-slow = A szerver öt másodperce nem válaszol. Amit teszel, nem vész el: ha kell, újra elküldjük.
script-gone = Ez az asztal nem jeleníthető meg.
script-close = Bezárás
script-copied = Másolva

## The game on one page

thing-label = Mi ez
thing-why = Most nem:
ask-closed = Most nem: { $options }
thing-near = Szomszédai: { $places }
guide-open = Erről a játékról
guide-title = { $game } egy oldalon
guide-goal = A cél
guide-turn = Egy kör
guide-signs = A tábla jelei
guide-rules = Az összes szabály
guide-to-board = A táblához

## The page for when there is no connection

offline-title = Nincs kapcsolat
offline-text = A szerver nem érhető el. Amint válaszol, ez az oldal magától továbbmegy.
offline-again = Újrapróbálás
offline-seen = Ahogyan ezen az eszközön utoljára láttad; azóta mások továbbléphettek:
offline-unseen = Ezt az oldalt ez az eszköz nem őrizte meg.
offline-others = Az eszközön megőrzött asztalok

## Invitations

invite-title = A meghívód
invite-text = Ezt a hivatkozást egyetlen embernek küldd el. Aki először megnyitja, azé a hely. Amíg a hely üres, az asztalnál megtalálod; egy új meghívó érvényteleníti.
invite-to = Egyetlen embernek küldendő hivatkozás ehhez a helyhez: { $name }
invite-copy = Másolás
invite-share = Megosztás
invite-back = Az asztalhoz
join-title = Meghívó: { $table }
join-offer = Meghívtak egy játékra: { $game }. A helyed: { $seat }.
join-name-hint = Hogy a többiek felismerjenek. Üresen is hagyhatod.
join-sit = Leülés
join-taken = Ez a hely foglalt
join-taken-detail = Ezt a meghívót már elfogadta valaki. Kérj egy másikat.

## Rules

rules-title = { $game }: a szabályok
rules-search = Keresett szavak
rules-find = Keresés
rules-all = Az összes szabály
rules-contents = Tartalom
rules-in-english = Ami még nincs lefordítva, az itt angolul olvasható.
rules-found = { $count ->
    [0] Nincs találat erre: „{ $words }”.
    [one] Egy bekezdésben szerepel: „{ $words }”.
   *[other] { $count } bekezdésben szerepel: „{ $words }”.
}

## Account

account-guest = Vendég vagy: ez a böngésző ismer, rajta kívül senki.
account-kept = A neved: { $name }.
account-name = Név
account-name-label = Ahogy a többiek hívnak
account-save = Mentés
account-keep = Tartsd meg a játékaidat
account-keep-hint = Névvel és jelszóval egy másik eszközön is megtalálod az asztalaidat.
account-change-password = A jelszó módosítása
account-old-password = Régi jelszó
account-new-password = Új jelszó
account-password = Jelszó
account-password-hint = Legalább nyolc karakter.
account-change-hint = Az új jelszó minden más bejelentkezést és minden hozzáférési kulcsot megszüntet.
account-login-name = Név
account-login = Bejelentkezés
account-login-hint = Ha már van itt neved és jelszavad. A mostani vendéget ezzel hátrahagyod.
account-login-do = Bejelentkezés
account-tokens = Hozzáférési kulcsok programoknak
account-tokens-hint = Hozzáférési kulccsal egy program ülhet helyetted az asztalhoz.
account-token-label = Mire való
account-token-days = { $days ->
    [one] Egy napig érvényes
   *[other] { $days } napig érvényes
}
account-token-lifetime = Meddig érvényes
account-token-make = Kulcs készítése
account-token-revoke = Visszavonás
account-token-revoke-sure = Végleges visszavonás
account-token-fresh = Ez az új hozzáférési kulcsod. Csak most látható:
account-logout = Kijelentkezés
account-logout-sure = Kijelentkezés és a helyeim feladása
account-logout-hint = Ezen az eszközön. A neveddel és a jelszavaddal visszatérhetsz.
account-logout-guest = Jelszó nélküli vendég vagy: ezután a helyeidhez már senki sem férhet hozzá.

## People: profiles, ratings, statistics

# A rated table: its result counts for ratings.
rated-setting = Értékelt: az eredmény mindenki értékszámába beleszámít
rated-help = Aki leül, ebbe beleegyezik. Mindenkinek van fiókja és egy helye, a botoknak van szintjük, és nincsenek tippek. Nem értékelt az a játék, amelyet lezártak, amelyben közös megegyezéssel visszaléptek, vagy amelynek a végén bot játszik valaki helyett.
rated-account = Ehhez névvel és jelszóval védett fiók kell.
rated-here = Értékelt játék
rated-join = Ez a játék értékelt: az eredménye minden játékos értékszámába beleszámít. Ha leülsz, ebbe beleegyezel.
rated-word = értékelt
problem-rated = Értékelt asztalnál mindenkinek van fiókja és egy helye, a botoknak van szintjük, és nincsenek tippek.

# A table for research: its finished game may be given away, without names (tablero export).
research-setting = Kutatáshoz: a befejezett játék nevek nélkül továbbadható
research-help = Aki leül, ebbe beleegyezik. Ha véget ért a játék, a szerver gazdája továbbadhatja a döntéseit és az eredményét azoknak, akik játékokat tanulmányoznak: neveket, beszélgetést, jegyzeteket nem. Bárki, aki itt játszik, bármikor visszavonhatja a játékot; ami addig kikerült, azt nem lehet visszahívni.
research-here = Kutatáshoz: a befejezett játék nevek nélkül továbbadható
research-join = Ez az asztal kutatáshoz is szolgál: ha véget ért a játék, a döntései és az eredménye nevek és beszélgetés nélkül továbbadhatók. Ha leülsz, ebbe beleegyezel; a játékot bármikor visszavonhatod.
research-withdraw = A játék visszavonása a kutatásból
research-withdraw-hint = Ennek az asztalnak a játéka egyetlen későbbi exportba sem kerül be, akárki játszik még itt. Ez végleges.
research-withdraw-sure = Visszavonás
api-op-withdraw_game = Egy olyan asztal játékának visszavonása a kutatásból, ahol játszol vagy játszottál: későbbi exportba nem kerül be.

profile-link = Profil
profile-of = Profil: { $name }
profile-mine = A profilom
profile-since = Először járt itt: { $when }
profile-hidden = { $name } nem mutat neked eredményeket.
profile-ratings = Értékszámok
# $n: rated games.
profile-rated-games = { $n ->
    [0] még nincs értékelt játéka
    [one] egy értékelt játék
   *[other] { $n } értékelt játék
}
profile-ratings-hint = A ± után: 100-ból 95 esetben legfeljebb ennyire lehet a valóditól. Mindenki 25 ± 17 értékről indul; 4-gyel több nagyjából négyből három győzelmet ér. A hely és a beállítások is számítanak.
profile-no-ratings = Még nincs értékelt játéka.
profile-played = Játékok
profile-no-games = Még nincs befejezett játéka.
profile-seat = Hely
profile-nth-seat = Az asztal { $n }. helye
profile-games = Játék
profile-won = Győzelem
profile-won-of = { $n } ({ $percent }%)
profile-decisions = Döntés
profile-time = Idő
profile-minutes = { $n } perc
profile-hours = { $n } óra
profile-days = { $n ->
    [one] egy nap
   *[other] { $n } nap
}
profile-opponents = Leggyakoribb játékostársak
profile-no-opponents = Még nincs befejezett játéka más emberekkel.
profile-somebody = valaki
profile-met = { $n ->
    [0] Még nem játszottak együtt.
    [one] Egy közös játék.
   *[other] { $n } közös játék.
}
profile-ahead = előrébb { $ahead }, hátrébb { $behind }
profile-history = Legutóbbi játékok
profile-has-won = Győzelem
profile-place = { $place }. hely, { $players } játékos
profile-length = { $n ->
    [one] egy döntés
   *[other] { $n } döntés
}
profile-shows = Ki mit lát belőlem
profile-show-games = Játékok és eredmények
profile-show-ratings = Értékszámok
profile-show-opponents = Kikkel játszom, és a nevem mások listáiban
profile-show-history = A legutóbbi játékaim
profile-to-everybody = Mindenki
profile-to-met = Akik már ültek velem egy asztalnál
profile-to-nobody = Csak én
profile-shows-hint = Egy asztal hivatkozását csak azok látják, akik ott ültek.
profile-find = Keresés név szerint
versus-title = Egymás ellen
versus-with = Egymás ellen: { $name }
versus-link = Egymás ellen
versus-label = { $name } és
versus-show = Megjelenítés
versus-result = { $one } { $ahead } : { $behind } { $other }
versus-unknown = Ezen a néven senki sincs regisztrálva.
versus-hidden = Az egymás elleni játékaikat nem mutatják meg neked.

statistics-link = Statisztika
statistics-title = { $game }: statisztika
statistics-lead = { $n ->
    [0] Itt még senki sem fejezett be játékot.
    [one] Egy befejezett játék alapján, amelyet emberek játszottak ezen a szerveren.
   *[other] { $n } befejezett játék alapján, amelyeket emberek játszottak ezen a szerveren.
}
statistics-seats = Hogyan szerepelnek a helyek
statistics-seats-hint = Zárójelben és sávként: 100-ból 95 esetben itt van a valódi arány. Érték: ennyit ad a hely az értékszámhoz, az értékelt játékokból tanulva.
statistics-players = Játékosok
statistics-worth = Érték
statistics-share = { $percent }% ({ $low }–{ $high })
statistics-length = Milyen hosszúak, döntésekben
statistics-shortest = Legrövidebb
statistics-longest = Leghosszabb
statistics-openings = Hogyan kezdődnek
statistics-openings-hint = Minden hely első döntése és első három döntése, ha egynél többször fordult elő.
statistics-opening-of = { $seat }, { $players } játékos
statistics-opening = Első döntések
statistics-bots = Botok ugyanezen a skálán
statistics-bots-hint = Hol állnak a szintek, és mennyire biztos ez; az értékelt játékokkal lassan változik.

api-op-profile = Amit egy regisztrált személy megmutat: értékszámok, eredmények játék és hely szerint, játékostársak, legutóbbi játékok.
api-op-show_profile = Add meg, ki láthatja a profilod egyes részeit.
api-op-head_to_head = Két ember egymás elleni játékai.
api-op-statistics = Hogyan zajlottak az emberek játékai: helyek, hossz, első döntések és a botok értékszámai.
api-query-name = egy regisztrált név
api-query-other = egy másik regisztrált név

## Tournaments

tournaments-title = Bajnokságok
tournaments-lead = Egy csoport fordulóról fordulóra játszik; a program osztja be az asztalokat, és vezeti az állást. Azokat látod, amelyekben játszol, amelyeket te nyitottál, vagy amelyekre meghívtak.
tournaments-none = Még egyikben sem veszel részt.
tournaments-new = Bajnokság nyitása
tournament-new = Új bajnokság: { $game }
tournament-name = A bajnokság neve
tournament-system = Lebonyolítás
tournament-system-swiss = Svájci rendszer
tournament-system-round-robin = Körmérkőzés
tournament-system-help = Svájci rendszer: néhány forduló, mindig hasonlóan álló ellenfelekkel. Körmérkőzés: amíg mindenki mindenkivel össze nem került.
tournament-players = Játékosok egy asztalnál
tournament-players-help = Ha a létszám nem osztható, némely asztalnál eggyel kevesebben ülnek, ha a játék megengedi.
tournament-rounds = Fordulók (svájci rendszer)
tournament-rounds-help = Üresen hagyva: amennyi ahhoz kell, hogy csak egy veretlen maradjon, de legalább 3.
tournament-open = Bajnokság megnyitása
tournament-is-open = Résztvevőkre vár
tournament-is-running = Zajlik
tournament-is-paused = Szünetel
tournament-is-over = Véget ért
tournament-invited = meghívott
tournament-round = { $n }. forduló
tournament-round-of = { $n }. forduló, összesen { $rounds }
tournament-paused-until = új forduló legkorábban: { $day }
tournament-paused-open = nem kezdődik forduló, amíg nem folytatódik
tournament-at-tables = { $n } fős asztalok
tournament-you = (te)
tournament-guest = { $n }. vendég
tournament-join-title = Részvétel
tournament-join-hint = Akinek megvan a hivatkozás, itt látja a nevedet és az eredményeidet.
tournament-join = Csatlakozás
tournament-link = Az oldal hivatkozása, amelyet elküldhetsz a csoportnak
tournament-standings = Állás
tournament-standings-hint = Pont: minden asztalnál azok aránya, akiket megelőzöl, a döntetlen felet ér; a szabadforduló 1, a lezárt asztal ½. Egyenlőségnél dönt: Ellenfelek (azok pontjai, akikkel összekerültél), aztán Egymás ellen (amit az azonos pontszámúaktól szereztél), végül a megnyert asztalok.
tournament-rank = Hely
tournament-entrant = Résztvevő
tournament-points = Pont
tournament-opponents = Ellenfelek
tournament-direct = Egymás ellen
tournament-tables = Asztal
tournament-out = kilépett
tournament-entrants = { $n ->
    [0] Még nincs résztvevő
    [one] Egy résztvevő
   *[other] { $n } résztvevő
}
tournament-table = { $n }. asztal
tournament-table-open = megnyitás alatt
tournament-table-running = zajlik
tournament-table-over = véget ért
tournament-table-closed = lezárva
tournament-place = { $place }. hely
tournament-bye = Szabadforduló:
tournament-run = A bajnokság vezetése
tournament-invite = Regisztrált személy meghívása név szerint
tournament-invite-do = Meghívás
tournament-bot = Bot hozzáadása
tournament-bot-do = Hozzáadás
tournament-start = Indítás
tournament-start-hint = Legalább { $least } résztvevő kell; aki csak meghívott, kimarad.
tournament-pause-until = Szünet eddig (üresen: amíg nem folytatod)
tournament-pause = Szünet
tournament-pause-hint = Szabadság idejére: a folyó asztalok mennek tovább, de nem kezdődik forduló.
tournament-resume = Folytatás
tournament-remove = Eltávolítás
tournament-remove-one = Valaki kivétele…
tournament-withdraw = Visszalépés…
tournament-withdraw-hint = A következő fordulókból kimaradsz; ha a bajnokság egy asztalánál ülsz, ott egy bot játszik tovább.
tournament-withdraw-sure = Visszalépés
tournament-problem-closed = A bajnokság jelen szakaszában ez nem lehetséges; semmi sem változott.
tournament-problem-illegal = Semmi sem változott: egy bajnokságnak { $least }–{ $most } résztvevője van, egy asztalhoz elegendő, és a szünet vége a jövőben van.
tournament-problem-full = Nincs több hely: egy bajnokságnak legfeljebb { $most } résztvevője van, és senki sem vezet tíznél többet egyszerre.

api-op-list_tournaments = Azok a bajnokságok, amelyekben játszol, amelyeket te nyitottál, vagy amelyekre meghívtak.
api-op-open_tournament = Bajnokság nyitása.
api-op-tournament = Egy bajnokság: résztvevők, állás, fordulók az asztalaikkal.
api-op-join_tournament = Részvétel egy még el nem indult bajnokságban.
api-op-add_entrant = Regisztrált személy meghívása vagy bot hozzáadása; a tulajdonosnak, az indítás előtt.
api-op-start_tournament = Indítás; az első forduló asztalai megnyílnak.
api-op-pause_tournament = Egy ideig ne kezdődjön forduló.
api-op-resume_tournament = Folytatás szünet után.
api-op-withdraw = Visszalépés egy bajnokságtól, vagy valaki kivétele.
## Clocks, and being told that it is one's turn

clock-title = Óra
clock-hint = Akkor jár, amikor te döntesz, és minden hely foglalt; a botoknak sosem jár, és akkor sem, ha a szerver nem fut. Levelezős játékban áll az éjszakád és a szabadságod alatt; ezeket a fiók oldalán adhatod meg.
clock-kind-none = Nincs
clock-kind-evening = Esti játék: percek az egész játékra
clock-kind-correspondence = Levelezős játék: napok minden döntésre
clock-minutes = Perc játékosonként
clock-increment = További másodperc minden körre
clock-days = Nap minden döntésre
clock-reserve = Tartalék nap az egész játékra
clock-then = Ha valakinek lejárt az ideje
clock-then-nothing = Nem történik semmi; a többiek látják
clock-then-bot = Bot, { $bot }: visszatérésig játszik tovább
# $time, $more: lengths of time, as in “3 days”.
clock-about-evening = Esti játék: játékosonként { $time }, minden körre további { $more }.
clock-about-evening-bare = Esti játék: játékosonként { $time }.
clock-about-correspondence = Levelezős játék: minden döntésre { $time }, tartalékban { $more }.
clock-about-correspondence-bare = Levelezős játék: minden döntésre { $time }.
clock-about-bot = Ha valakinek lejárt az ideje, visszatéréséig egy bot játszik tovább: { $bot }.
clock-about-nothing = Ha valakinek lejárt az ideje, nem történik semmi.
# On a seat. $when: a moment, as in “Thu, Nov 19, 14:00”; $left, $reserve: lengths of time.
clock-until = határidő: { $when }
clock-over = lejárt: { $when }
clock-left = { $left }
clock-left-reserve = { $left } + { $reserve }
clock-label = { $name } órája
seat-time-up = lejárt az ideje; bot, { $bot }
clock-time-up = Lejárt az időd, és egy bot játszik helyetted. Amit válaszolt, megmarad.
clock-handed = Egy bot játszik helyetted. Amit válaszolt, megmarad.
clock-return = Én játszom tovább

hours-title = Az időbeosztásod
hours-hint = Az éjszakád és a szabadságod alatt a levelezős játék órája áll, és nem kapsz értesítést. Esti játékban az óra jár.
hours-zone = Időzóna
hours-zone-hint = A böngésződ ismeri; így írd: Europe/Budapest.
hours-night-from = Éjszaka kezdete
hours-night-to = Éjszaka vége
hours-night-hint = Legfeljebb tizenkét óra; ha nincs, hagyd mindkettőt üresen.
hours-digest = A napi összefoglaló órája
hours-holidays = Szabadság
hours-holidays-none = Nincs.
# Two days.
hours-holiday = { $first } – { $last }
hours-holiday-first = Első nap
hours-holiday-last = Utolsó nap
hours-holiday-add = Hozzáadás
hours-holiday-remove = Törlés

contacts-title = Értesítések
contacts-hint = Ha a többiek léptek, és neked kell döntened, ha fogy az időd, és ha egy bot játszik tovább helyetted. Hogy mi a kérdés, azt sosem írjuk meg, így titok nem kerül ki az asztaltól.
contacts-none = Nem kapsz értesítést.
contacts-email = E-mail
contacts-push = Eszköz
contacts-webhook = Webhook
contacts-pace = Mikor
contacts-pace-soon = Hamarosan, többet együtt
contacts-pace-digest = Naponta egyszer, összefoglalóban
contacts-unconfirmed = még nincs megerősítve: nyisd meg az oda küldött hivatkozást
# $when: a moment.
contacts-trouble = nem ér oda semmi; a hiba kezdete: { $when }
contacts-remove = Törlés
contacts-add = Hozzáadás
contacts-email-address = E-mail-cím
contacts-email-off = A szerver gazdája nem állított be e-mailt.
contacts-push-add = Értesítés ezen az eszközön
contacts-push-off = A szerver gazdája nem állított be eszközökre küldött értesítést.
contacts-push-needs = Ehhez olyan böngésző kell, amely ismeri, és az oldal szkriptje.
contacts-push-refused = A böngésző nem engedi az oldal értesítéseit, vagy nem tud fogadni ilyet.
contacts-webhook-address = Egy webhook címe, ahogy a Discord adja (https://…)
contacts-webhook-key = Az üzeneteit aláíró kulcs:

# What is sent. $table: its title, $when: a moment.
news-one = Te következel: { $table }
news-one-reminder = Fogy az időd: { $table }
news-one-handed = Egy bot játszik helyetted: { $table }
news-many = { $n ->
    [one] Egy asztal vár rád
   *[other] { $n } asztal vár rád
}
# A table that has a title of its own.
news-table = { $title } ({ $game })
news-turn = { $table }: te következel.
news-turn-until = { $table }: te következel, határidő: { $when }.
news-reminder = { $table }: te következel, és fogy az időd; határidő: { $when }.
news-reminder-over = { $table }: te következel, és lejárt az időd.
news-handed = { $table }: lejárt az időd, és visszatérésedig egy bot játszik helyetted.
news-stop = Ha nem kérsz több ilyen üzenetet: { $link }
news-confirm-subject = Ez a te címed?
news-confirm = Valaki, valószínűleg te, itt szeretne értesülni róla, ha a Tablerón ő következik. Ha te voltál, nyisd meg ezt a hivatkozást: { $link }
news-confirm-not = Ha nem te voltál, nincs teendőd: több levél nem jön.
mail-confirm = Menjenek az üzenetek erre a címre: { $address }?
mail-confirm-do = Igen, menjenek oda
mail-confirmed = Az üzenetek ide mennek: { $address }.
mail-stop = Ne menjen több üzenet erre a címre: { $address }?
mail-stop-do = Leállítás
mail-stopped = Több üzenet nem megy ide: { $address }.

## The host, and one’s own data

host-word = A szerver gazdájától
host-restarts-soon = Ez a szerver hamarosan újraindul. Minden el van mentve, és utána minden játék folytatódik; addig nem nyílik új asztal.
host-restarts-now = A szerver újraindul. Ez az oldal magától visszatér.
status-restarting = Hamarosan újraindul a szerver
problem-restarting = Ez a szerver hamarosan újraindul, és nem nyit új asztalt. Próbáld újra néhány perc múlva.
own-data = Az adataid
own-data-hint = Minden, amit ez a szerver rólad tárol: a neved, az asztalaid, az ottani döntéseid és üzeneteid.
own-data-download = Letöltés (JSON)
own-data-delete = Minden törlése
own-data-delete-hint = Törlődik a neved, az üzeneteid és a hozzáférési kulcsaid, és minden asztal is, ahol rajtad kívül senki sem ül. Ahol mások is játszanak veled, ott egy bot veszi át a helyedet. Ezt nem lehet visszavonni.
own-data-delete-sure = Minden végleges törlése
own-data-gone = Törölve
own-data-gone-detail = Itt már semmi sincs tárolva rólad. A szerver gazdájának biztonsági mentéseiben megmaradhat, amíg újabbak nem lépnek a helyükre.

## Problems

status-400 = Ez nem sikerült
status-400-detail = A kérés nem volt érthető; semmi sem változott.
status-401 = Hozzáférési kulcs kell
status-403 = Nem engedélyezett
status-404 = Nem található
status-404-detail = Ezen a címen nincs semmi.
status-405 = Itt nem
status-405-detail = Ez a cím így nem használható.
status-409 = Már késő
status-other-data = Más adatokkal játsszák
status-newer = Újabb verzióval játsszák
status-413 = Túl nagy
status-422 = Ez nem lehetséges
status-429 = Túl gyors
status-500 = Valami elromlott
status-500-detail = A mi hibánk, és feljegyeztük. A játékod addig van elmentve, ameddig visszaigazoltuk.
status-503 = Nincs elmentve
problem-stale = Az asztalnál továbbment a játék; a válaszod nem lett elmentve. Nézd meg újra.
problem-foreign = Ez nem a te helyed; semmi sem változott.
problem-illegal = Ez itt nem lehetséges; semmi sem változott.
problem-doubled = Ez már el lett küldve, valami máshoz; semmi sem változott.
problem-closed = Ennél az asztalnál már senki sem játszhat tovább.
# $made and $now: the data packs by their digests, or "none".
problem-other-data = { $made ->
    [none] Ezt az asztalt adatcsomag nélkül játsszák. Indítsd a szervert csomag nélkül, így: tablero serve
   *[other] Ezt az asztalt ezzel az adatcsomaggal játsszák: { $made }. Indítsd vele a szervert, így: tablero serve --data-pack FÁJL
} { $now ->
    [none] (Most csomag nélkül fut.)
   *[other] (Most ezzel fut: { $now }.)
}
problem-newer = Ezt az asztalt a játék újabb verziójával játsszák, mint ami ezen a szerveren van. Próbáld újra, ha a szerver már naprakész.
problem-unknown = Ilyen itt nincs; lehet, hogy a hivatkozás hiányos.
problem-not-allowed = Ezt nem te teheted meg; semmi sem változott.
problem-night = Az éjszaka legfeljebb tizenkét óra; semmi sem változott.
problem-holidays = A szabadság a kezdete után ér véget, és legfeljebb 60 nap adható meg előre; semmi sem változott.
problem-address = Erre a címre nem küldhető semmi; semmi sem változott.
problem-lesson = A lecke itt másfelé halad: válaszd azt, amiről szó van. Ha véget ért, játszhatsz, ahogy tetszik.
problem-no-hints = Ennél az asztalnál a tippek ki vannak kapcsolva.
problem-not-stored = Nincs elmentve: a szerver pillanatnyilag nem tud írni. Semmi sem változott.
problem-full = Túl sok vagy túl hosszú; semmi sem lett elmentve.
problem-crash = Valami elromlott a szerveren; lehet, hogy a válaszod nincs elmentve.
problem-malformed = A szerver ezt nem értette; semmi sem változott.
problem-too-many = Egyszerre túl sok; semmi sem változott. Várj egy kicsit.
problem-too-large = Túl nagy; semmi sem változott.
problem-other-page = Ez az űrlap lejárt, vagy nem a saját oldaladról való; semmi sem változott. Menj vissza, töltsd újra, és ismételd meg.
problem-token = Érvényes hozzáférési kulcs kell.
problem-name-taken = Ez a név foglalt. Válassz másikat, vagy jelentkezz be vele.
problem-name-length = A név 1–24 karakterből áll.
problem-name-letters = A név betűkből, számjegyekből és látható jelekből áll.
problem-password-length = A jelszó 8–200 karakterből áll.
problem-password-wrong = Ez nem a régi jelszavad.
problem-login-wrong = Nincs ilyen név és jelszó. Mindkettőnek helyesnek kell lennie.
problem-tokens-full = Túl sok hozzáférési kulcsod van; előbb vonj vissza egyet.

## Méltányos használat, és ami akkor történik, ha valami nem sikerül

status-unsure = Nem tudni
problem-unsure = Az adatbázis nem érhető el. Ha visszatér, kiderül, hogy ez el van-e mentve; újra elküldve is csak egyszer számít.
problem-name-like = Ez a név valakié, vagy hasonlít az övére. Válassz másikat, vagy jelentkezz be vele.
login-ended = Itt már nem vagy bejelentkezve. Töltsd be újra az oldalt.
# $seconds: until a bot at this table begins to think.
bots-busy = { $seconds ->
    [one] A botok most elfoglaltak: várakozás körülbelül egy másodperc.
   *[other] A botok most elfoglaltak: várakozás körülbelül { $seconds } másodperc.
}
# $bot: its level, or what it is called.
bot-stumbled = Egy bot ({ $bot }) nem tudott dönteni, ezért sorsolás döntött helyette.

## The API

api-title = Az API
api-lead = Egy program is ülhet az asztalnál: azt látja, amit az embere látna, és arra válaszol, amit tőle kérdeznek. Minden JSON, és minden kérés hozzáférési kulccsal jár.
api-get-token = Hozzáférési kulcs készítése
api-openapi = OpenAPI-leírás
api-errors = Amit a szerver elutasít, semmit sem változtat meg, és hibaként jön vissza, kóddal és indoklással.
api-body = Törzs:
api-answer = Válasz:
api-shapes = Típusok
api-required = kötelező
api-optional = elhagyható
api-done = kész
api-refused = elutasítva; semmi sem változott
api-op-games = A játékok, a játékosok lehetséges száma és a beállítások.
api-op-tables = Az asztalaid, és hogy ki következik.
api-op-create = Asztal megnyitása. Minden hely me, invite, open vagy egy bot.
api-op-join = Leülés meghívóval.
api-op-view = Minden, amit egy asztalról tudhatsz: pillanatkép.
api-op-ask = Csak a rád váró kérdés, ha van ilyen.
api-op-motives = Miért tették a botok, amit a legutóbbi döntésed óta tettek: mit változtatott az esélyeiken, abból kiindulva, amit te tudhatsz.
api-op-why = Miért nincs egy hely vagy kártya a rád váró kérdés lehetőségei között.
api-op-answer = Válasz a kérdésre. Ugyanaz a kulcs másodszor semmit sem változtat.
api-op-undo = A helyed legutóbbi döntésének visszavonása.
api-op-sit = Egy szabad hely elfoglalása.
api-op-back = Egy hely visszavétele, ahol bot játszik helyetted.
api-op-invite = Hivatkozás saját asztalod egy üres helyéhez.
api-op-chat = Megszólalás az asztalnál.
api-op-record = Egy befejezett játék jegyzéke; a vége előtt az, ami nyilvános.
api-op-story = Hogyan zajlott egy befejezett játék: az eredmény egy mondatban, fordulópontok, görbék, pontozólapok, a legjobb eredményed.
api-op-analysis = Hogyan alakultak az esélyek egy befejezett játékban: görbe minden helyhez, fordulópontok, ugrási helyek; ha már elemezték, minden döntés minősítése is, mi lett volna jobb, és a szerencse.
api-op-analyse = Egy befejezett játék minden döntésének vizsgálata a háttérben: a level player (gyorsan), club vagy expert; a válasz megmondja, hol tart.
api-op-stop_analysis = Egy általad kért elemzés leállítása; amit talált, egy ideig megmarad.
api-op-stream = Pillanatképek, ahogy jönnek, szerver által küldött eseményekként; az első azonnal.
api-query-at = az ennyi döntés utáni állás
api-query-option = egy hely vagy kártya azonosítója
api-query-language = a szövegek nyelve, például en; e nélkül az, amit az Accept-Language fejléc kér
api-query-picture = wide vagy tall: a tábla is benne van SVG-ként

sheet-peek = A kérdés össze van csukva: kinyitás
sheet-half = A kérdés a lehetőségekkel: további kinyitás
sheet-full = A kérdés ki van nyitva: összecsukás

rewind-hint = Amit ezután döntöttek el, végleg elvész, amint mindenki beleegyezik, aki itt ül.
rewind-sure = Folytatás innen
seat-bot-hint = Helyetted válaszol, amíg vissza nem veszed a helyet. Amit addig válaszolt, megmarad.
seat-bot-hint-empty = A hely ezután az övé, és a hozzá vezető hivatkozás nem működik többé.
seat-bot-sure = Átadás

## Tanulmányok

study-analyse = Tanulmány nyitása
study-analyse-here = Tanulmány innen
study-analyse-own = Tanulmány abból, amit tudsz
study-analyse-own-hint = A játék végéig csak a tiéd; amit nem tudhatsz, azt újraosztjuk.
study-from = Milyen tudással
study-from-hindsight = minden nyíltan
study-from-seat = innen nézve: { $seat }
study-page-title = Tanulmány: { $title }
studies-title = Tanulmányaim
studies-lead = Minden befejezett játékból készülhet tanulmány: a gomb az eredmény alatt és a visszajátszásban van.
studies-none = Még nincs tanulmányod.
tab-study = Változatok
study-tab-more = Tanulmány
study-start = Kezdet
study-steps = Lépések
study-first = A tanulmány elejére
study-mark = Jelölés
study-marks = Megjelölve:
study-has-marks = itt meg van jelölve valami
study-unmark = A jelölés törlése: { $thing }
study-help = Minden hely nevében te játszol. Amit választasz, rögtön elmentjük; ha ugyanabban az állásban mást választasz, abból külön változat lesz.
study-asked = Most dönt: { $seat }
study-together = Egyszerre, titokban döntenek:
study-go-on = Ahogy a játékban történt
study-roll-again = Új dobás
study-comment = Megjegyzés
study-promote = Legyen ez a főváltozat
study-delete-line = Törlés innen…
study-delete-line-hint = { $n ->
    [one] Ez az állás törlődik.
   *[other] Ez az állás és minden, ami utána jön, törlődik: összesen { $n }.
}
study-delete-line-sure = Törlés
study-read-only = Ez a tanulmány csak olvasható. Saját másolatban folytathatod.
study-copy = Másolás a tanulmányaim közé
study-knowledge = Ami itt ismert
study-short-open = Minden nyíltan
study-short-hindsight = Utólag, minden nyíltan
study-short-seat = Egy hely tudásával
study-knows-open = Ez az állás nem lejátszott játékból való: minden nyílt benne.
study-knows-hindsight = Utólag: minden, ami a játékban rejtve volt, itt nyílt, úgy, ahogy valóban volt.
study-knows-seat = Egy hely tudásával ({ $seat }): amit ő akkor nem tudhatott, azt itt újraosztottuk, tehát nem az, ami valójában volt.
study-locked = A játék még tart: amíg véget nem ér, rajtad kívül senki sem látja ezt a tanulmányt, akárkinek van is meg a hivatkozása.
study-locked-short = Csak a tiéd
study-owner = Készítette
study-owner-guest = egy vendég
study-source = Innen származik
study-source-link = a játék asztala
study-access = Ki láthatja
study-access-private = csak én
study-access-read = akinek megvan a hivatkozás, olvasásra
study-access-together = akinek megvan a hivatkozás, írásra is
study-sharing-private = Rajtad kívül senki sem látja.
study-sharing-read = Akinek megvan a hivatkozás, elolvashatja és lemásolhatja.
study-sharing-together = Akinek megvan a hivatkozás, bele is írhat; mindenki rögtön látja.
study-link = Hivatkozás erre az állásra
study-follow = Mások lépéseinek követése
study-rename = A tanulmány címe
study-delete = A tanulmány törlése…
study-delete-hint = Minden változata és megjegyzése törlődik, mindenkinél. Ezt nem lehet visszavonni.
study-delete-sure = Végleges törlés
key-study-steps = egy döntéssel vissza, előre
key-study-lines = mi mást próbáltunk itt
key-study-ends = a kezdet, a változat vége
key-study-comment = megjegyzés ehhez az álláshoz
key-study-mark = helyek megjelölése kattintással
problem-running = Ez a játék még tart: tanulmány csak a saját helyed tudásával készíthető belőle, és ott sem, ahol több helyen játszol, amelyek nem tudhatják ugyanazt.
problem-changed = Közben valaki más írt ide; semmi sem változott. Nézd meg, aztán küldd el újra a tiédet.
problem-misfit = Ez a változat nem felel meg a mostani szabályoknak; semmi sem változott.
api-op-studies = A tanulmányaid.
api-op-open_study = Tanulmány nyitása egy asztal állásából vagy szövegként megadott állásból.
api-op-study = Egy tanulmány az egyik állásánál, a teljes fával.
api-op-delete_study = Egy saját tanulmány végleges törlése.
api-op-study_answer = Válasz bármelyik hely nevében egy tanulmány egyik állásában; ugyanaz a válasz ugyanabba az állásba vezet.
api-op-study_follow = Annak hozzáadása, ami magában a játékban következett.
api-op-study_comment = Megjegyzés írása egy álláshoz, az olvasott megjegyzés helyére.
api-op-study_mark = Egy dolog megjelölése egy állás tábláján, vagy a jelölés törlése.
api-op-study_promote = Egy állás változata legyen a főváltozat ott, ahol elágazik.
api-op-study_delete_line = Egy állás és minden utána következő törlése.
api-op-study_share = Ki láthatja a tanulmányodat azok közül, akiknek megvan a hivatkozása.
api-op-study_rename = Új cím a tanulmányodnak.
api-op-study_copy = Egy olyan tanulmány másolása, amelyet láthatsz.
api-query-node = a tanulmány egyik állásának száma
api-query-seat = a hely, amelyiknek a kérdés szól, ha egyszerre többen döntenek
study-new = Új tanulmány
study-new-hint = Egy új játék elejétől, minden nyíltan.
study-new-of = Megnyitások tanulmányozása: { $game }
study-comment-theirs = Közben valaki más ezt írta:
study-deal-anew = Új osztás
study-deal-anew-hint = Egy másik tanulmány ugyanerről az állásról: amit ezen a helyen nem lehetett tudni, az más lesz benne.

## Positions as text, and setting them up

position-text = Az állás szövegként
position-copy = Az állás másolása
position-open = Az állás megnyitása
position-open-title = Állás megnyitása
position-open-lead = Illessz be egy állást vagy egy szövegként leírt teljes játékot. Utána módosíthatod, botok ellen játszhatod vagy tanulmányozhatod.
position-where = { $line }. sor, { $column }. oszlop:
position-whole = Minden benne van, a rejtett kártyák is: a játék véget ért.
position-known = Amit nem tudhatsz, az „unknown” benne. Megnyitáskor ezt a program újraosztja.
setup-title = Állás felállítása: { $game }
setup-lead = Kattints a táblára, vagy válassz lent valamit. A szöveg követi, és fordítva.
setup-no-picture = Erről még nincs kép.
setup-apply = Lerakás
setup-read = A szöveg beolvasása
setup-start = Játék ebből az állásból
setup-table = Asztal nyitása
setup-table-hint = A kockák újak, és ami ismeretlen, azt a program kiosztja. Az eredmény semmibe sem számít bele.
setup-things = Minden, ami az állásban van
setup-things-hint = Mindegyik után az áll, amit a szöveg mond róla.
setup-group-places = Helyek
setup-group-table = Sávok, jelzők és kártyák
setup-group-turn = A folyamatban lévő kör
setup-begin = Kezdés más beállításokkal
setup-begin-button = Kezdés
setup-players = Játékosok
setup-games = Vagy állíts fel egyet
setup-pile-at = Hely a pakliban
setup-pile-word = Kártya
setup-pile-set = Csere erre
setup-pile-insert = Beszúrás elé
setup-pile-add = Hozzáadás a végére
setup-pile-remove = Kivétel
setup-yes = igen
setup-no = nem
setup-unknown = ismeretlen
setup-none = semmi
setup-nobody = senki
setup-nowhere = sehol
contradictions-title = Ez nem lehet
contradictions-none = Nincs ellentmondás: játszható.
contradiction-too-many = { $thing }: { $there } darab; összesen { $all } van belőle.
contradiction-too-few = { $thing }: csak { $there } darab; összesen { $all } van belőle.
contradiction-twice = { $thing }: egyszerre { $there } helyen van.
contradiction-foreign = { $thing }: ez még nincs játékban.
contradiction-nowhere = { $thing }: sehol sincs.
contradiction-unknown = { $there ->
    [0] Egy kártya sem ismeretlen, pedig { $all } nincs sehol.
   *[other] { $there } kártya ismeretlen, és { $all } maradt.
}
contradiction-rule = A szabályok szerint nem lehetséges: { $reason }
beside-back = Vissza az asztalhoz
beside-title = A saját asztalomnál
beside-lead = Előtted az igazi játék. A program vezeti a nem-játékos frakciókat vagy a SoloPlay MI-jét, és megmondja, mit tegyél a tábládon.
beside-resume = Folytatás ebből az állásból
beside-begin-lead = Indulj a szabálykönyv szerinti kezdőállásból, vagy állítsd fel azt az állást, amely előtted van.
beside-begin = Kezdés ezekkel a beállításokkal
beside-begin-own = Előbb egy állás felállítása
beside-todo = A tábládon, ebben a sorrendben
beside-why = Miért?
beside-wait = A saját lépéseidet játszd meg itt, a kérdésekkel, és a tábládon is. Ha az ellenfelek léptek, itt olvasod, mi a teendő.
beside-edit = A táblámon más van
beside-card-set = Ez az
beside-card-hint = Mondd meg, mielőtt a program húzna: a kör utolsó döntése előtt.
beside-dice = A következő dobások
beside-dice-hint = Ahogy az asztalodon kijött, például „5 2”. Különben a program dob.
beside-dice-program = A kockákkal a program dob: a számok a naplóban vannak.
beside-card-now = A mostani kártya
beside-card-next = A következő kártya
beside-card-stack = Az MI paklijának felső lapja
beside-card-deck = A húzópakli felső lapja
beside-card-pile = Az értékelő kártyák paklijának felső lapja
