# What all games say, in Hungarian. A game's own file may word any of these differently.

# A seat whose player has a name, where the seat matters too. $seat: the seat, $name: the player.
seat-named = { $seat } ({ $name })

# A seat that nobody plays; a game may have its own words for it.
seat-beyond = { $seat }

# $names: one player or an enumeration of several.
table-waiting = { $count ->
    [one] Rá várunk: { $names }.
   *[other] Rájuk várunk: { $names }.
}
table-result = { $count ->
    [one] A győztes: { $names }.
   *[other] Megosztott győzelem: { $names }.
}

# What a bot thinks of an option. Features ($for, $against) stand in the nominative, after a colon.
opinion = { $pros ->
    [0] { $cons ->
        [0] { $option }: { $value }%.
       *[other] { $option }: { $value }%; ellene szól: { $against }.
    }
   *[other] { $cons ->
        [0] { $option }: { $value }%; főleg ez szól mellette: { $for }.
       *[other] { $option }: { $value }%; főleg ez szól mellette: { $for }; ellene szól: { $against }.
    }
}
# ... where the game ended at once whenever it was tried.
opinion-wins = { $option }: ez megnyeri a játékot.
opinion-loses = { $option }: ez elveszíti a játékot.
# ... or sometimes. $wins, $losses: of $worlds trials.
opinion-ends = { $option }: { $value }%. A játék azonnal véget érhet: { $worlds } próbából { $wins } győzelem és { $losses } vereség.
# What somebody's decisions have changed for them. $before, $after: their chance of winning, in per cent.
motive = { $pros ->
    [0] { $cons ->
        [0] { $who }: { $before }% → { $after }%.
       *[other] { $who }: { $before }% → { $after }%; ellene hat: { $against }.
    }
   *[other] { $cons ->
        [0] { $who }: { $before }% → { $after }%, főleg emiatt: { $for }.
       *[other] { $who }: { $before }% → { $after }%, főleg emiatt: { $for }; ellene hat: { $against }.
    }
}
# ... and stands before an option with a better chance. $said: one of the sentences above.
opinion-liked = { $said } Azért áll ennyire elöl, mert akik ismerik a játékot, ezt kedvelik.
# A reason: $what is a feature, $points what it is worth, with its sign.
opinion-reason = { $what } ({ $points })

# What is added to the text of a card that the data call reconstructed.
card-reconstructed = ◇ Rekonstruált: ennek a kártyának nem minden részletét lehetett a nyomtatott kártyával összevetni.

# Why a table can't be set up. $n: the players that were chosen; $option: what is not for so many.
setup-problem-players = { $n ->
    [0] Egyetlen hely sem foglalt, pedig legalább { $least } és legfeljebb { $most } helyen kell ülnie valakinek.
    [one] Egy hely foglalt, de legalább { $least } és legfeljebb { $most } helyen kell ülnie valakinek.
   *[other] { $n } hely foglalt, de legalább { $least } és legfeljebb { $most } helyen kell ülnie valakinek.
}
setup-problem-option = { $n ->
    [one] Ez a beállítás egy játékossal nem használható: „{ $option }”.
   *[other] Ez a beállítás { $n } játékossal nem használható: „{ $option }”.
}

# The heads of columns, where a table is printed as text.
plain-player = Játékos
plain-points = Pontok

# A stored game was opened by rules that have changed since. $made: their version then, $now: today,
# $count: decisions that stand, $lost: answers after them that do not.
note-rules-changed = A program szabályai megváltoztak, mióta ezt a játékot elmentették (akkori verzió: { $made }, mostani: { $now }). { $lost ->
    [0] A játék ott folytatódik, ahol abbamaradt.
    [one] A játék az utolsó még érvényes döntéstől folytatódik (sorszáma: { $count }): az utána következő válasz már nem illik a szabályokhoz.
   *[other] A játék az utolsó még érvényes döntéstől folytatódik (sorszáma: { $count }): az utána következő válasz már nem illik a szabályokhoz, ezért { $lost } válasz elvész.
}
note-answers-lost = { $lost ->
    [one] Ez a játék az utolsó még érvényes döntéstől folytatódik (sorszáma: { $count }): az utána következő válasz már nem illik a szabályokhoz.
   *[other] Ez a játék az utolsó még érvényes döntéstől folytatódik (sorszáma: { $count }): az utána következő válasz már nem illik a szabályokhoz, ezért { $lost } válasz elvész.
}
# Who plays a seat has changed, by its clock.
note-time-up = { $who } ideje lejárt, egy bot játszik tovább.
note-back-again = { $who } visszatér, és ő játszik tovább.
# A line that an earlier version wrote, of a kind that is gone.
note-untold = (A program egy korábbi verziójának sora, amelyet ez a verzió nem tud elolvasni.)
# Where a game by older rules is only looked at. $decision: the first that no longer fits, $after: the one before.
table-shown-until = A program szabályai azóta megváltoztak: az egyik döntés (sorszáma: { $decision }) már nem illik hozzájuk, ezért az asztal az azt megelőző állást mutatja (az utolsó érvényes döntés sorszáma: { $after }).

# Why something is not offered that was pointed at; the rule stands beside it.

remark-why-no-place = Most nem helyet kell választani.
remark-why-no-card = Most nem kártyát kell választani.
remark-why-rule = Ez a szabály mondja meg, mi közül lehet most választani; amit választanál, nincs közte.

# The game in the terminal

play-commitment = A játék dobásainak előre közzétett lenyomata: { $commitment }; a mag a játék végén derül ki.
play-hint = Írd be: { play-word-help }, ha látni szeretnéd, mit lehet beírni.
play-help =
    Írd be a lehetőség előtti betűket, a szövegét vagy annak az elejét. Számot akkor ért meg a program,
    ha pontosan egy lehetőség jelenti azt a számot, például „3 elvétele”. További szavak (ékezet nélkül is):
# What can be typed; the English words are understood, too, and accents may be left out.
play-word-help = súgó
    .help = ez a felsorolás
play-word-board = tábla
    .help = az asztal újbóli megjelenítése
play-word-journal = napló
    .help = minden, ami eddig történt
play-word-rule = szabály
    .takes = AZONOSÍTÓ
    .help = egy szabály az azonosítója szerint
play-word-card = kártya
    .takes = NÉV
    .help = egy kártya szövege
play-word-hint = tipp
    .help = mit tenne egy bot, és miért; „{ play-word-hint } expert”: egy másik botot kérdez
play-word-why = miért
    .help = mit változtattak a botok lépései a saját esélyeiken a legutóbbi döntésed óta
play-word-undo = vissza
    .help = a legutóbbi döntésed visszavonása
play-word-save = mentés
    .takes = FÁJL
    .help = a játék mentése fájlba
play-word-quit = kilépés
    .help = kilépés a játékból; előbb mentsd el, ha később folytatnád
# The letters that stand before options: small ones of the keyboard, without accents.
play-letters = abcdefghijklmnopqrstuvwxyz
play-no-undo = Nincs mit visszavonni.
play-no-rule = Nincs ilyen szabály: { $typed }.
play-no-bot = Nincs ilyen bot: { $typed }; a szintek: { $levels }.
play-no-moves = A legutóbbi döntésed óta egyetlen bot sem döntött semmiről.
play-left = Kiléptél a játékból.
play-taken-back = Visszavonva.
play-pass-the-keyboard = – { $who }: nyomj Entert, ha a képernyő előtt ülsz –
play-why-not = { $thing }: most nem választható. { $reason } [{ $rule }]
play-no-such-number = { $fitting ->
    [0] Egyik lehetőség sem ez a szám: { $typed }. A lehetőségeknek nincs sorszámuk; írd be az előttük álló betűket, vagy azt, hogy { play-word-help }.
   *[other] { $fitting } lehetőség is jelenti ezt a számot: { $typed }. Írd be az egyik előtt álló betűket, vagy azt, hogy { play-word-help }.
}
play-what = { $fitting ->
    [0] Nincs ilyen lehetőség: „{ $typed }”. Írd be az egyik előtt álló betűket, vagy azt, hogy { play-word-help }.
   *[other] { $fitting } lehetőségre is illik: „{ $typed }”. Írj be belőle többet, az egyik előtt álló betűket, vagy azt, hogy { play-word-help }.
}
play-which-card = { $found ->
    [0] Nincs ilyen nevű kártya: „{ $typed }”.
   *[other] Nincs kártya pontosan ezzel a névvel: „{ $typed }”; ezek közül valamelyikre gondoltál: { $cards }?
}
play-saved = Elmentve. Innen ezzel folytathatod: „tablero play { $game } --load { $file }”. A fájl a rejtett kártyákat is tartalmazza: tartsd meg magadnak.
play-not-saved = Nincs mentve: ide nem lehet írni: { $file }.
play-record = A játékjegyzék itt van: { $file }; így ellenőrizheted: „tablero verify { $file }”.
# What `tablero replay` ends with. $points: what everybody has, enumerated.
replay-after = { $count ->
    [one] Egy döntés után: { $points }
   *[other] { $count } döntés után: { $points }
}
# $hero: whose prospects are judged.
story-turning-points = Fordulópontok, a döntéssel, amely után bekövetkeztek ({ $hero } állása előtte → utána, 100-ból, a botok szerint):
story-total = Összesen
play-seed = A mag ez volt: { $seed }.

# How a game went. $what: a line of the journal, or nothing; $who: a seat whose chance of winning changed by $percent, from $before to $after.
turning-cost = { $what } { $who }: { $percent }% veszteség ({ $before }% → { $after }%).
turning-gain = { $what } { $who }: { $percent }% nyereség ({ $before }% → { $after }%).
# How good a decision was.
mark-best = legjobb
mark-good = jó
mark-inaccuracy = pontatlanság
mark-mistake = hiba
mark-blunder = durva hiba
# A decision and what would have been better. $mark: one of the words above; $percent: the chance of winning that it cost.
fault = { $who }: { $chosen } ({ $mark }, −{ $percent }%). Jobb lett volna: { $best }.
# `tablero analyse`: columns and titles.
analysis-seat = Hely
analysis-cost = elvesztett esély döntésenként
analysis-luck = szerencse
analysis-turning-points = Ahol fordult a játék
analysis-faults = Mi lett volna jobb
analysis-not-over = A játék nem ért véget: az utolsó állás becslés, nem eredmény.
# $percent: a number, as the language writes it.
analysis-percent = { $percent }%

## What is wrong with a position or a game that was written as text

# $said: the words of the text; $wanted: a line as it has to be; $game: the title of a game;
# $reason: one of the sentences position-rule-…, of this file or of the game.
position-problem-number = „{ $said }” helyett egy szám kell.
position-problem-range = { $said }: ez legalább { $least } és legfeljebb { $most } lehet.
position-problem-word-near = „{ $said }” itt ismeretlen; erre gondoltál: { $near }?
position-problem-word = „{ $said }” itt ismeretlen; ezek állhatnak itt: { $known }.
position-problem-long-line = Ez a sor több mint { $most } dolgot sorol fel.
position-problem-words = Ennyi szó kell ide: { $n }; itt ez áll: „{ $said }”.
position-problem-no-value = „{ $said }” után hiányzik az érték.
position-problem-twice = „{ $said }” kétszer szerepel itt.
position-problem-no-count = „{ $said }” helyett egy szám kell, és az, amit számol.
position-problem-pair = „{ $said }” helyett két érték kell, köztük perjellel, például 1/0.
position-problem-moved = „{ $said }” helyett egy szám, egy egységfajta és egy mező kell, például 2 troops bogota.
position-problem-way = „{ $said }” helyett két mező kell, például bogota>huila.
position-problem-long = Egy állás legfeljebb { $most } karakter lehet.
position-problem-first-line = Az első sornak ennek kell lennie: „{ $wanted }”.
position-problem-no-key = Egy sor kulcsból, kettőspontból és értékből áll; ez nem ilyen: „{ $said }”.
position-problem-again = „{ $said }” már szerepel egy korábbi sorban: { $before }.
position-problem-no-line = Hiányzik egy sor; így írd: „{ $wanted }”.
position-problem-against-rules = Ilyen állás nem lehet ebben a játékban ({ $game }): { $reason }
position-problem-no-game = Nincs „{ $said }” nevű játék; a játékok: { $known }.
position-problem-newer = Ezt egy újabb verzió írta ({ $game }): { $made }; itt ez a verzió van: { $here }.
position-problem-dice = A kockák: 32 számjegy és betű, egy perjel és egy szám; ha a sor kimarad, újak lesznek.
position-problem-players = { $game }: a játékosok száma { $counts } lehet.
position-problem-other-players = A lenti sorok más számú játékosról szólnak: { $n }.
position-problem-not-dealt = Ami ismeretlen, nem osztható ki: { $reason }
position-problem-not-unknown = „{ $said }” nem lehet ismeretlen.
position-problem-answer = Egy válasz egy helyből és egy lehetőségből áll; ez nem ilyen: „{ $said }”.
position-problem-not-asked = „{ $said }” itt nem dönt semmiről.
position-problem-next = A következő döntés sorszáma { $n }, nem „{ $said }”.
position-problem-ended = A játék itt már véget ért.
position-problem-other-end = Újra lejátszva ez a játék másképp ér véget: { $result }.
position-problem-game-line = Egy sor kulcsból, kettőspontból és értékből áll, vagy döntéseket sorol fel, például „12 purple: galicia done”.
position-problem-option = Egy beállítás így írandó: short=on, nem így: „{ $said }”.
position-problem-seed = A mag páros számú számjegy és betű a-tól f-ig.
position-problem-setup = Egy játék nem kezdődhet így: { $reason }
position-problem-other-game = Ez egy másik játék állása: { $game }.
position-problem-over = Ebben az állásban a játék már véget ért.
# Before it, where a terminal prints it.
position-problem-at = { $line }. sor, { $column }. oszlop: { $problem }
# `tablero position --check`: what a text is a position of. $count: decisions taken before.
position-about = { $game }. Játékosok: { $players }; meghozott döntések: { $count }.
# What the rules object to; each goes on after a colon.
position-rule-other = a részei nem illenek össze.
position-rule-unknown = ismeretlen kártya: { $n }; sehol meg nem nevezett kártya: { $left }.

## Lines of a position that is set up, by their key; line-<key>-<word>: what a line can say; line-<word>: what several can

line-agenda = Ami még hátravan
line-over = A játék véget ért
line-step = Lépés
line-ending = Hogyan ért véget a játék
line-removed = A játékból eltávolított kártyák
line-discards = Dobópakli
line-deck = Pakli
