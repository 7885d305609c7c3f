# Strony po polsku. To, co mówi się o grze, jest w pliku tej gry.

language-name = Polski

## Every page

site-name = Tablero
site-title = Tablero: gry strategiczne w przeglądarce
site-description = Graj w gry strategiczne w przeglądarce, przeciwko botom lub ze znajomymi.
skip-to-content = Przejdź do treści
nav-label = Menu główne
nav-tables = Moje stoły
nav-account = Konto
theme-label = Motyw
theme-auto = Systemowy
theme-light = Jasny
theme-dark = Ciemny
language-label = Język
foot-api = Dla programów: API
close = Zamknij
help = Pomoc
rule-link = Zasada { $id }
message-back = Wróć

## Front page

front-lead = Siadaj, gra już rozłożona.
front-waiting = { $count ->
    [one] Twój ruch przy 1 stole:
   *[many] Twój ruch przy { $count } stołach:
}
front-players = Liczba graczy: { $least }–{ $most }
front-players-exactly = { $n ->
    [one] 1 gracz
   *[many] { $n } graczy
}
front-learn = Nauka
front-learn-hint = { $lessons ->
    [one] pierwsza gra z przewodnikiem, około { $minutes } min
    [few] { $lessons } gry z przewodnikiem, około { $minutes } min
   *[many] { $lessons } gier z przewodnikiem, około { $minutes } min
}
lesson-step = krok { $n } z { $total }
lesson-over = koniec
lesson-next = Następna lekcja
lesson-play = Zagraj w całą grę
lesson-more = Dalej
front-play-now = Zagraj teraz
front-play-now-hint = { $bots ->
    [0] Od razu, w pojedynkę, przeciwko rywalom z instrukcji. Bez zakładania konta.
    [one] Od razu, przeciwko 1 botowi. Bez zakładania konta.
   *[many] Od razu, przeciwko { $bots } botom. Bez zakładania konta.
}
front-side = Grasz jako
front-side-bots = { $side } (przeciwko botom)
front-level = Poziom
front-new-table = Nowy stół…
front-rules = Zasady

## A new table

new-title = Nowy stół: { $game }
new-seats = Miejsca
new-seats-hint = Trzeba obsadzić miejsca: od { $least } do { $most }.
new-seats-exactly = { $n ->
    [one] Jest 1 miejsce.
   *[many] Trzeba obsadzić wszystkie miejsca; jest ich { $n }.
}
new-kind-me = Ja: wybierz to dla kilku miejsc, aby grać wspólnie przy jednym ekranie.
new-kind-link = Znajomy: dostaniesz link do wysłania; usiądzie ten, kto pierwszy go otworzy.
new-kind-bot = Bot: gra komputer, na jednym z tych poziomów:
new-options = Opcje
new-only-for = Tylko dla { $players } graczy.
new-name = Nazwa stołu (nieobowiązkowa)
new-open = Otwórz stół
new-problem = Stołu nie otwarto: { $reason }

seat-me = Ja
seat-link = Znajomy, przez link
seat-open = Każdy, kto widzi stół
seat-bot-of = Bot: { $bot }
seat-nobody = Nikt

# Hints

hint = Podpowiedź
hint-bot = Kogo zapytać
hint-title = { $n ->
    [0] Bot ({ $bot }) nie ma tu nic do powiedzenia.
    [one] Bot ({ $bot }) wybrałby to:
   *[many] Bot ({ $bot }) wybrałby pierwszą z tych opcji:
}
hint-thinking = Bot ({ $bot }) zastanawia się nad podpowiedzią.
hint-about = Procenty: szansa na wygraną według oceny tego bota.
hint-points = W nawiasach: punkty przemawiające za opcją, ponad to, co daje każda z opcji.
motives-title = Dlaczego boty tak zagrały?
motives-none = Od twojej ostatniej decyzji żaden bot o niczym nie zdecydował.
motives-about = Procenty: szansa na wygraną według oceny botów. Na podstawie tego, co możesz wiedzieć; powody kryjące się w ich kartach na ręce pozostają tajne do końca gry.
motives-open = Procenty: szansa na wygraną według oceny botów. Gra się skończyła, więc podano wszystko, co wiedział bot.
hints-setting = Podpowiedzi botów
hints-auto = Gdy jedna osoba zajmuje jedno miejsce przeciwko botom
hints-on = Dla wszystkich przy stole
hints-off = Dla nikogo
key-hint = Podpowiedź: co zrobiłby bot
api-op-hint = Co bot odpowiedziałby na twoje pytanie i dlaczego; odpowiada, gdy się namyśli. Stół może to wyłączyć.

# How strong a bot is, from the weakest to the strongest, and what that means.
# $rating: comparable within one game; everybody begins at 25, and 4 more are worth about three games in four.
level-rating = ranking { $rating }
level-beginner = Początkujący
level-beginner-help = odpowiada od razu, nie patrzy dwa razy i czasem przeocza lepszy ruch
level-player = Gracz
level-player-help = odpowiada od razu tym, co najlepsze na koniec jego własnej tury
level-club = Klubowicz
level-club-help = sprawdza kilka swoich najlepszych ruchów wobec tego, co może nastąpić; najwyżej jakąś sekundę
level-expert = Ekspert
level-expert-help = sprawdza swoje najlepsze ruchy wobec wielu możliwych odpowiedzi; najwyżej trzy sekundy

## My tables

tables-none = Nie siedzisz jeszcze przy żadnym stole.
tables-choose = Wybierz grę
tables-your-turn = Twój ruch
tables-about = { $game } · liczba graczy: { $players } · { $decisions ->
    [one] 1 decyzja
    [few] { $decisions } decyzje
   *[many] { $decisions } decyzji
}
# The table of a lesson.
tables-lesson = { $game }: { $lesson }
state-open = Czeka na graczy
state-running = Ruch mają inni
state-over = Zakończony
state-closed = Zamknięty
ago-now = przed chwilą
ago-minutes = { $n ->
    [one] minutę temu
    [few] { $n } minuty temu
   *[many] { $n } minut temu
}
ago-hours = { $n ->
    [one] godzinę temu
    [few] { $n } godziny temu
   *[many] { $n } godzin temu
}
ago-days = { $n ->
    [one] wczoraj
   *[many] { $n } dni temu
}

## The lobby: open tables, invitations by name, circles, who may come

nav-lobby = Poczekalnia
front-lobby = Graj z innymi: otwarte stoły
lobby-lead = Stoły otwarte dla wszystkich. Wystarczy jedno kliknięcie, bez zakładania konta.
lobby-filter = Pokazywane gry
lobby-all = Wszystkie gry
# $n: open tables.
lobby-count = { $n ->
    [0] W tej chwili nie ma otwartych stołów.
    [one] 1 otwarty stół
    [few] { $n } otwarte stoły
   *[many] { $n } otwartych stołów
}
lobby-again = Odśwież
lobby-look = Oglądaj
lobby-taken = To miejsce jest już zajęte albo czeka na kogoś innego; nic się nie zmieniło.
lobby-open = Otwórz stół dla wszystkich
lobby-open-hint = Widać go tutaj, dopóki wszystkie miejsca nie zostaną zajęte.
# $left: seats that are empty, of $total.
lobby-left = Wolne miejsca: { $left } z { $total }
# $level: Beginner, Player, …
lobby-level = Oczekiwany poziom: { $level }
lobby-people = Przy stole: { $names }
lobby-guest = gość
lobby-bots = { $n ->
    [one] 1 bot
    [few] { $n } boty
   *[many] { $n } botów
}
# $n: decisions.
lobby-begun = { $n ->
    [one] gra trwa, 1 decyzja
    [few] gra trwa, { $n } decyzje
   *[many] gra trwa, { $n } decyzji
}
lobby-owner = Stół otwiera: { $name }
lobby-owner-you = Twój własny stół
# $zone: a city, as Budapest; $time: as 21:40.
lobby-zone = { $zone }, jest tam { $time }
# $seat: the name of a seat, as Patrón.
lobby-sit-as = Usiądź: { $seat }
# $bot: Beginner, Player, …; $when: in 5 minutes.
lobby-fill = Puste miejsca zajmą boty ({ $bot }) { $when }.
in-now = lada chwila
in-minutes = { $n ->
    [one] za minutę
    [few] za { $n } minuty
   *[many] za { $n } minut
}
in-hours = { $n ->
    [one] za godzinę
    [few] za { $n } godziny
   *[many] za { $n } godzin
}
in-days = { $n ->
    [one] za dzień
   *[many] za { $n } dni
}
invited-title = { $n ->
    [one] Masz zaproszenie do stołu:
    [few] Masz { $n } zaproszenia do stołów:
   *[many] Masz { $n } zaproszeń do stołów:
}
# $name: who invites; $table: its title.
invited-by = { $name } zaprasza: { $table }
invited-decline = Odrzuć
door-here = Jest tu dla ciebie wolne miejsce.
door-invited = Masz zaproszenie do tego stołu. Zobaczysz go, gdy usiądziesz.
door-open = Ten stół widzą tylko ci, którzy przy nim siedzą. Jest wolne miejsce.

terms-title = Kto może przyjść
terms-access = Kto znajdzie stół
terms-access-private = Prywatny: tylko zaproszeni przez ciebie
terms-access-unlisted = Niepubliczny: każdy, kto zna adres
terms-access-public = Publiczny: wszyscy, w poczekalni
terms-told-private = Prywatny: tylko zaproszeni
terms-spectators = Inni mogą oglądać
terms-watched = inni mogą oglądać
terms-not-watched = bez widzów
terms-level = Oczekiwany poziom przychodzących
terms-level-any = Dowolny poziom
terms-fill = Boty zajmują miejsca, które są jeszcze puste
terms-fill-never = Nigdy
terms-fill-minutes = { $n ->
    [one] po minucie
   *[many] po { $n } minutach
}
terms-fill-hours = { $n ->
    [one] po godzinie
   *[many] po { $n } godzinach
}
terms-fill-days = { $n ->
    [one] po dniu
   *[many] po { $n } dniach
}
# $bot: Beginner, Player, …; $when: after 5 minutes.
terms-filled = puste miejsca zajmują boty ({ $bot }) { $when }
terms-fill-bot = Poziom tych botów
terms-public-hint = Poczekalnia pokazuje stół publiczny, dopóki jest przy nim miejsce dla każdego, kto widzi stół. Widać przy nim też twoje języki i strefę czasową podane na stronie konta.
guests-title = { $table }: goście
guests-link = Zaproś innych, ustal, kto może przyjść
guests-invite = Zaproś po nazwie
guests-hint = Osoby z hasłem znajdziesz po nazwie, a gości tylko wtedy, gdy macie za sobą wspólną grę. Zaproszenie widać na stronie głównej, w poczekalni i na koncie.
guests-names = Nazwy, oddzielone przecinkami
guests-do = Zaproś
guests-circle = Zaproś cały krąg „{ $circle }”
guests-full = Nie ma pustych miejsc.
guests-invited = Zaproszeni
guests-waiting = jeszcze bez odpowiedzi
guests-declined = odmowa
guests-revoke = Wycofaj
guests-revoke-of = Wycofaj zaproszenie: { $name }
circles-title = Kręgi znajomych
circles-lead = Osoby, z którymi lubisz grać: cały krąg zaprasza się naraz. Nie widzi go nikt poza tobą.
circles-new = Nowy krąg
circles-name = Nazwa kręgu
circles-hint = Osoby z hasłem znajdziesz po nazwie, a gości tylko wtedy, gdy macie za sobą wspólną grę.
circles-make = Utwórz krąg
circles-empty = Nikogo w nim nie ma.
circles-add = Dodaj
circles-drop = Usuń
circles-drop-of = Usuń z kręgu: { $name }
circles-delete = Usuń krąg
circles-delete-sure = Usuń na zawsze
seat-leave = Odejdź od stołu
seat-leave-hint = Nie ma tu jeszcze żadnej twojej decyzji: miejsce znów będzie wolne i mogą je zająć inni.
seat-leave-sure = Odejdź
seat-remove = Usuń od stołu
seat-remove-hint = Miejsce znów będzie wolne. Ta osoba nie usiądzie tu więcej, chyba że zaprosisz ją po nazwie.
seat-remove-sure = Usuń
seat-mute = Wycisz
seat-unmute = Cofnij wyciszenie
seat-report = Zgłoś
report-title = Zgłoszenie do gospodarza: { $name }
report-text = Gospodarz tego serwera dostanie twoje słowa i to, co ostatnio napisano przy stole. Nikt inny się o tym nie dowie.
report-reason = Co się stało?
report-mute = Wycisz też tę osobę
report-send = Wyślij zgłoszenie
report-sent = Gospodarz ma twoje zgłoszenie
report-sent-detail = Dziękujemy. Listę wyciszonych osób znajdziesz na swoim koncie.
account-about-hint = Widać je w poczekalni przy stołach, które otwierasz, razem z twoją strefą czasową.
account-speaks = Języki, w których grasz
account-circles = Twoje kręgi
account-muted = Wyciszeni
account-muted-hint = Nic od nich nie dociera: ani czat, ani zaproszenia, ani stoły w poczekalni.
problem-no-watching = Ten stół widzą tylko ci, którzy przy nim siedzą.
# $name: as it was typed.
problem-no-person = Nikogo innego nie znaleziono tu pod nazwą „{ $name }”; nic się nie zmieniło.
api-op-lobby = Publiczne stoły z miejscem otwartym dla wszystkich.
api-op-invitations = Stoły, do których masz zaproszenie po nazwie. Przyjmujesz je, siadając.
api-op-decline = Odrzuć zaproszenie po nazwie.
api-op-leave = Oddaj swoje miejsce, dopóki nie ma tam żadnej twojej decyzji.
api-op-remove = Usuń osobę z miejsca przy twoim własnym stole.
api-op-terms = Ustal, kto może przyjść do twojego stołu: prywatny, niepubliczny lub publiczny, widzowie, oczekiwany poziom, boty na puste miejsca.
api-op-people = Zaproś osoby do swojego stołu po nazwie; odpowiedzią jest lista zaproszonych.
api-query-game = tylko stoły tej gry

## The table

title-your-turn = ● Twój ruch: { $table }
title-table = { $table } · Tablero
board-label = Plansza
zoom-label = Powiększenie
zoom-in = Powiększ
zoom-out = Pomniejsz
zoom-all = Pokaż całą planszę
tabs-label = Panele
tab-board = Plansza
tab-guide = Opis
tab-journal = Dziennik
tab-cards = Karty
tab-overview = Przegląd
tab-seats = Miejsca
tab-chat = Czat
tab-more = Stół
status-your-turn = Twój ruch
status-closed = Właściciel zamknął ten stół.
status-seat-waits = Na miejscu, które ma teraz ruch, nikt nie siedzi.
status-empty-seat = Na miejscu, które ma teraz ruch, nikt nie siedzi. Wyślij zaproszenie albo pozwól grać botowi.
thinking = Bot myśli
thinking-stop = Dość myślenia, decyduj
undo = Cofnij
over-again = Zagraj jeszcze raz
over-again-bots = Zagraj jeszcze raz z botami
over-again-rotated = Zagraj jeszcze raz, każdy o jedno miejsce dalej
over-story = Przebieg gry

# The page about a finished game. $table: its title.
story-title = { $table }: przebieg gry
story-back = Wróć do stołu
story-turning-points = Punkty zwrotne
# $hero: whose prospects are judged. $before, $after: of 100.
story-judged = { $hero }, według oceny botów: { $before } → { $after } na 100
story-before = Przedtem
story-after = Potem
story-curves = Przebieg w czasie
story-curves-as-table = To samo w tabeli
story-decision = Decyzja
story-total = Razem
story-untold = Od czasu tej gry zasady w tym programie się zmieniły, więc jej przebiegu nie można już pokazać.
# $games: games like this one, this one included.
story-best = Twój najlepszy wynik w takich grach (jest ich { $games }): { $points }; tym razem { $own }.
story-best-now = To twój najlepszy wynik w takich grach (jest ich { $games }).
story-next = Co dalej?
story-again-said = Następna gra jest pod adresem { $address }

# How a finished game was played. $table: its title.
analysis-title = { $table }: przegląd decyzji
analysis-link = Przegląd decyzji
analysis-chances = Szanse na wygraną w czasie
analysis-chances-about = W procentach, według oceny botów, przy odkrytych wszystkich kartach. Co taka ocena znaczy jako szansa, zmierzono w grach botów.
analysis-decisions = Decyzje
analysis-none-yet = Nikt jeszcze nie zlecił przejrzenia decyzji z tej gry. Potrwa to minutę lub dłużej.
analysis-deeper = Decyzje można przejrzeć dokładniej.
analysis-level = Jak dokładnie
analysis-level-player = Szybko
analysis-level-club = Dokładnie
analysis-level-expert = Bardzo dokładnie
analysis-ask = Przejrzyj decyzje
analysis-running = Trwa przeglądanie decyzji.
analysis-waits = Dzieje się to w tle, a toczące się gry mają pierwszeństwo. Możesz opuścić tę stronę i wrócić później.
analysis-stop = Zatrzymaj
analysis-look-again = Ile już zrobiono?
# $percent: how much of it is done.
analysis-stopped = Zatrzymano przy { $percent }%. Można kontynuować od tego miejsca.
analysis-failed = Od czasu tej gry zasady w tym programie się zmieniły, więc jej decyzji nie można przejrzeć.
analysis-cost = strata na decyzję
analysis-luck = szczęście
analysis-marks-about = Decyzję ocenia się według tego, co gracz mógł wiedzieć. Najlepsza: nie znaleziono lepszej. Dobra: gorsza o mniej niż 2%. Niedokładność: o mniej niż 5%. Błąd: o mniej niż 10%. Poważny błąd: o więcej.
analysis-luck-about = Szczęście: o ile kości i karty zmieniły szansę ponad to, czego można było oczekiwać po tych samych decyzjach, suma z całej gry; ± to niepewność.
analysis-faults = Co byłoby lepsze
analysis-no-faults = Żadna decyzja nie była wyraźnie gorsza od innej.
analysis-why = Dlaczego?
# Above the slider of a finished game.
course-label = Szanse w trakcie gry
course-jump = Przejdź do

# Puzzles: one question with one clearly best answer. $n: its number; $seat: whose question it is; $option: what was chosen.
puzzles-link = Zadania
puzzles-title = { $game }: zadanie { $n }
puzzles-about = Grasz jako: { $seat }. Jedna decyzja jest tu wyraźnie najlepsza: znajdź ją.
puzzles-solved = Rozwiązane: { $n } z { $total }.
puzzles-right = Dobrze: { $option }.
puzzles-wrong = Nie całkiem: jest coś lepszego niż „{ $option }”.
puzzles-shown = Najlepsze jest: { $option }.
puzzles-chances = Procenty: szansa na wygraną według oceny botów, na podstawie tego, co wie gracz na tym miejscu. W nawiasach: punkty przemawiające za opcją, ponad to, co daje każda z opcji.
puzzles-cards = Co mówią karty
puzzles-again = Spójrz jeszcze raz.
puzzles-show = Pokaż odpowiedź
puzzles-next = Następne zadanie
puzzles-skip = Inne zadanie
puzzles-none = Nie ma jeszcze zadań
puzzles-none-detail = Do obecnych zasad tej gry nie ma jeszcze zadań.

# The engine's opinion on a position of a study.
engine-title = Opinia silnika
engine-ask = Co myśli silnik?
engine-thinking = Silnik myśli…
engine-busy = Silnik dużo już dla ciebie myślał. Musi chwilę odpocząć; zajrzyj znów za minutę.
engine-failed = Silnik nie może tu nic powiedzieć.
engine-nothing = Nikt nie musi tu podejmować decyzji.
engine-about = Procenty: szansa na wygraną według oceny botów, na podstawie tego, co wie gracz na tym miejscu.
engine-back = Wróć do analizy

journal-in-words = Słownie

steps-begin = { $n ->
    [one] Pokaż, co się stało
   *[many] Pokaż krok po kroku, co się stało
}
steps-now = Co się stało: krok { $n } z { $total }
follow-play = Odtwarzaj automatycznie
follow-pace = Tempo
follow-pace-slow = wolne
follow-pace-normal = zwykłe
follow-pace-fast = szybkie
follow-always = zawsze przed moim ruchem
steps-back = Poprzedni krok
steps-on = Następny krok
number-none = Zero
number-most = Ile się da: { $n }
warning-sure = Zrób to mimo wszystko
warning-back = Wybierz ponownie

replay-label = Powtórka
replay-slider = Decyzja
replay-back = Decyzja wstecz
replay-forward = Decyzja naprzód
replay-live = Wróć do bieżącej pozycji
replay-now = Decyzja { $n } z { $total }
replay-hint = Oglądasz wcześniejszą pozycję. Adres tej strony prowadzi tutaj.
replay-return = Wróć do gry
rewind-propose = Zaproponuj, by grać dalej stąd
rewind-asked = Właściciel proponuje cofnięcie gry do decyzji { $n } i granie dalej od niej. Wszyscy muszą się zgodzić.
rewind-yes = Zgódź się
rewind-no = Odmów
rewind-wait = Twoja zgoda jest zapisana; pozostali muszą jeszcze odpowiedzieć.

seat-points = { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
seat-you = ty
seat-person = człowiek
seat-ready = już po wyborze
seat-empty = wolne miejsce
seat-invited = czeka na gościa
seat-bot-kind = bot, { $bot }
seat-bot-for-you = bot gra za ciebie ({ $bot })
seat-actions = Co zrobić z miejscem: { $name }
seat-bot = Niech gra bot
seat-back = Przejmij z powrotem
seat-invite = Zaproś przez link
seat-sit = Usiądź

cards-none = Nie ma odkrytych kart.
cards-el-grande-card = W użyciu
cards-el-grande-offer = Do wyboru
cards-el-grande-hands = Na ręce
cards-el-grande-played = Zagrane w tej rundzie
cards-el-grande-discards = Odrzucone
cards-andean-abyss-current_card = Bieżąca karta
cards-andean-abyss-next_card = Następna karta
cards-andean-abyss-lasting = Efekty trwałe
cards-andean-abyss-played = Zagrane
cards-narcos-hand = Na ręce
cards-narcos-deployment = W użyciu
cards-narcos-sicarios = Czekają na koniec sezonu
cards-narcos-discards = Odrzucone
cards-narcos-just_discarded = Właśnie odrzucone
cards-narcos-objectives = Karty celu
cards-narcos-ultimatums = Plata o plomo
cards-narcos-factions = Zdolności frakcji
cards-twilight-struggle-hand = Twoja ręka
cards-twilight-struggle-hands = Karty na ręce
cards-twilight-struggle-headlines = Wydarzenia dekady
cards-twilight-struggle-playing = Teraz zagrywana
cards-twilight-struggle-latest = Ostatnia karta każdej strony
cards-twilight-struggle-lasting = Efekty trwałe
cards-twilight-struggle-seen = Widziane na ręce przeciwnika
cards-twilight-struggle-unseen = Jeszcze niewidziane: talia lub ręka przeciwnika
cards-twilight-struggle-discards = Stos kart odrzuconych
cards-twilight-struggle-removed = Poza grą
cards-twilight-struggle-deck = Talia
cards-twilight-struggle-soloplay-hand = Dobrane przez ciebie
cards-twilight-struggle-soloplay-dealt = Odkryte karty draftu
cards-twilight-struggle-soloplay-kept = Zatrzymane przez ciebie
cards-twilight-struggle-soloplay-headlines = Wydarzenia dekady
cards-twilight-struggle-soloplay-playing = Teraz zagrywana
cards-twilight-struggle-soloplay-lasting = Efekty trwałe
cards-twilight-struggle-soloplay-waiting = Czeka na twoją następną rundę
cards-twilight-struggle-soloplay-known = Widziane, gdy trafiały do stosów
cards-twilight-struggle-soloplay-discards = Stos kart odrzuconych
cards-twilight-struggle-soloplay-removed = Poza grą

journal-earlier = Wcześniej…
journal-title = { $table }: dziennik
chat-none = Nikt jeszcze nic nie napisał.
chat-label = Napisz coś
chat-send = Wyślij
chat-to = Do kogo
chat-everybody = Wszyscy
chat-owner = Właściciel

# What is one person's own at a table: orders in advance and notes. $order: the order in words.
tab-own = Moje
key-own = twoje polecenia z góry i notatki
orders-title = Polecenia z góry
orders-hint = Tym, co zostawisz teraz, program odpowie za ciebie, gdy tylko przyjdzie twoja kolej. Nikt inny tego nie widzi. Z kilku poleceń do jednego pytania liczy się pierwsze możliwe.
orders-choose = Polecenie
orders-once = Na następny raz
orders-standing = Za każdym razem, aż do odwołania
orders-once-short = następny raz
orders-standing-short = za każdym razem
orders-impossible = niemożliwe
orders-times = { $n ->
    [one] wykonano 1 raz
    [few] wykonano { $n } razy
   *[many] wykonano { $n } razy
}
orders-lay = Zostaw
orders-withdraw = Odwołaj
orders-withdraw-named = Odwołaj: { $order }
orders-put-away = Ukryj
orders-put-away-named = Ukryj: { $order }
orders-played = Wykonano twoje polecenie: { $order }
orders-void = Twojego polecenia nie dało się wykonać: { $order }
orders-open = { $n ->
    [0] Polecenia z góry
   *[other] Polecenia z góry: { $n }
}
notes-title = Notatki
notes-hint = Tylko dla ciebie, na wszystkich twoich urządzeniach.
notes-label = Co chcesz zapamiętać przy tym stole
notes-shared = Z tego ekranu korzysta kilku graczy, więc notatki się tu nie pokazują.
notes-saved = Zapisano
notes-unsaved = Jeszcze nie zapisano
chat-away = Podczas twojej nieobecności: { $decisions ->
    [0] żadnej decyzji
    [one] 1 decyzja
    [few] { $decisions } decyzje
   *[many] { $decisions } decyzji
}, { $messages ->
    [0] żadnej wiadomości
    [one] 1 wiadomość
    [few] { $messages } wiadomości
   *[many] { $messages } wiadomości
}.
chat-new = Nowe od twojej ostatniej wizyty
react-to = Reakcja na słowa: { $name }
sign-agree = Zgoda
sign-thanks = Dzięki
sign-well = Dobrze zagrane
sign-laugh = Zabawne
sign-oh = Ojej
api-op-order = Zostaw odpowiedź z góry: jedną z tych, które migawka podaje jako własne; widzisz ją tylko ty.
api-op-recall = Odwołaj polecenie z góry.

more-options = Opcje
more-usual = Zwykła gra
more-commitment = Skrót losowości
more-commitment-hint = Opublikowany przed pierwszą decyzją; wiąże serwer z ziarnem losowości, które na końcu zostaje ujawnione.
more-seed = Ziarno losowości
more-seed-hint = Pobierz zapis partii i sprawdź go poleceniem: tablero verify FILE
more-record = Pobierz zapis partii
more-header = Pobierz to, co teraz jawne
more-rename = Nazwa stołu
more-close = Zamknij stół
more-close-hint = Nikt nie będzie mógł grać dalej, a stołu nie da się otworzyć ponownie.
more-close-sure = Zamknij na zawsze

cover-pass = Przekaż urządzenie. Teraz gra:
cover-why = Tego, co może widzieć tylko ten gracz, nie ma jeszcze na ekranie.
cover-ready = To ja

help-title = Jak tu grać
help-text = Wszystko, co świeci się na planszy, można wybrać: kliknij to, naciśnij przycisk albo użyj klawiatury. Aby dowiedzieć się, co to jest, wskaż dowolną rzecz, dotknij jej lub naciśnij klawisz I; na telefonie przytrzymaj palec na opcji. Numer zasady otwiera zasadę.
help-shortcuts = Skróty klawiszowe
help-preview = Pokazuj, co zmieni opcja
help-motion = Ruch elementów
help-sound = Dźwięk, gdy nadchodzi mój ruch
help-notify = Powiadamiaj mnie o moim ruchu
key-options = wybierz opcję
key-done = zatrzymaj, zakończ, gotowe
key-most = ile się da
key-undo = cofnij
key-board = przejdź do planszy, od opcji do opcji, wybierz
key-zoom = powiększ, pomniejsz, cała plansza
key-pan = przesuń planszę
key-rule = otwórz zasadę tego pytania
key-guide = gra na jednej stronie
key-inspect = co to jest? przechodź od rzeczy do rzeczy
key-journal = dziennik
key-chat = czat
key-replay = decyzja wstecz, naprzód, bieżąca pozycja
key-help = ta pomoc
key-close = zamknij to, co otwarte

script-offline = Brak połączenia. Trwa ponowna próba…
script-unsent = Brak połączenia. Twoja odpowiedź nie jest jeszcze zapisana; zostanie wysłana ponownie, gdy tylko się da.
script-slow = Serwer nie odpowiada od pięciu sekund. Nic nie przepadnie: w razie potrzeby dane zostaną wysłane ponownie.
script-gone = Tego stołu nie można pokazać.
script-close = Zamknij
script-copied = Skopiowano

## The game on one page

thing-label = Co to jest
thing-why = Nie teraz:
ask-closed = Nie teraz: { $options }
thing-near = Obok: { $places }
guide-open = O tej grze
guide-title = { $game } na jednej stronie
guide-goal = Cel
guide-turn = Przebieg tury
guide-signs = Znaki na planszy
guide-rules = Wszystkie zasady
guide-to-board = Do planszy

## The page for when there is no connection

offline-title = Brak połączenia
offline-text = Nie można połączyć się z serwerem. Gdy tylko odpowie, ta strona sama pójdzie dalej.
offline-again = Spróbuj ponownie
offline-seen = Ostatnia pozycja widziana na tym urządzeniu; od tego czasu gra mogła pójść dalej:
offline-unseen = Tej strony nie zachowano na tym urządzeniu.
offline-others = Stoły zachowane na tym urządzeniu

## Invitations

invite-title = Twoje zaproszenie
invite-text = Wyślij ten link jednej osobie. Kto pierwszy go otworzy, zajmie miejsce. Link znajdziesz przy stole, dopóki miejsce jest wolne; nowy link unieważnia poprzedni.
invite-to = Link do wysłania jednej osobie. Miejsce: { $name }
invite-copy = Kopiuj
invite-share = Udostępnij
invite-back = Do stołu
join-title = Zaproszenie: { $table }
join-offer = Masz zaproszenie do gry { $game }. Miejsce: { $seat }.
join-name-hint = Aby inni cię rozpoznali. Możesz zostawić puste.
join-sit = Usiądź
join-taken = To miejsce jest zajęte
join-taken-detail = Ktoś już przyjął to zaproszenie. Poproś o inne.

## Rules

rules-title = { $game }: zasady
rules-search = Szukaj
rules-find = Znajdź
rules-all = Wszystkie zasady
rules-contents = Spis treści
rules-in-english = To, czego jeszcze nie przetłumaczono, jest tu po angielsku.
rules-found = { $count ->
    [0] Nie znaleziono: „{ $words }”.
    [one] 1 akapit zawiera: „{ $words }”.
    [few] { $count } akapity zawierają: „{ $words }”.
   *[many] { $count } akapitów zawiera: „{ $words }”.
}

## Account

account-guest = Grasz jako gość: zna cię ta przeglądarka i nikt więcej.
account-kept = Twoja nazwa: { $name }.
account-name = Nazwa
account-name-label = Jak nazywają cię inni
account-save = Zapisz
account-keep = Zachowaj swoje gry
account-keep-hint = Dzięki nazwie i hasłu znajdziesz swoje stoły na innym urządzeniu.
account-change-password = Zmień hasło
account-old-password = Stare hasło
account-new-password = Nowe hasło
account-password = Hasło
account-password-hint = Co najmniej osiem znaków.
account-change-hint = Nowe hasło kończy wszystkie inne sesje i unieważnia wszystkie tokeny.
account-login-name = Nazwa
account-login = Logowanie
account-login-hint = Jeśli masz tu już nazwę i hasło. Obecne konto gościa przepadnie.
account-login-do = Zaloguj się
account-tokens = Tokeny dla programów
account-tokens-hint = Z tokenem program może siedzieć przy stole za ciebie.
account-token-label = Do czego służy
account-token-days = { $days ->
    [one] Ważny 1 dzień
   *[many] Ważny { $days } dni
}
account-token-lifetime = Jak długo jest ważny
account-token-make = Utwórz token
account-token-revoke = Unieważnij
account-token-revoke-sure = Unieważnij na zawsze
account-token-fresh = To twój nowy token. Jest pokazywany tylko teraz:
account-logout = Wyloguj się
account-logout-sure = Wyloguj się i oddaj moje miejsca
account-logout-hint = Na tym urządzeniu. Możesz wrócić, podając nazwę i hasło.
account-logout-guest = Jesteś gościem bez hasła: potem nikt już nie dostanie się do twoich miejsc.

## People: profiles, ratings, statistics

# A rated table: its result counts for ratings.
rated-setting = Gra rankingowa: wynik liczy się do rankingu wszystkich
rated-help = Kto siada, zgadza się na to. Każdy ma konto i jedno miejsce, boty mają poziom, a podpowiedzi nie ma. Gra zamknięta, cofnięta za zgodą wszystkich albo taka, na której końcu bot gra za kogoś, nie liczy się do rankingu.
rated-account = Do tego potrzebne jest konto z nazwą i hasłem.
rated-here = Gra rankingowa
rated-join = To gra rankingowa: jej wynik liczy się do rankingu wszystkich grających. Siadając, wyrażasz na to zgodę.
rated-word = rankingowa
problem-rated = Przy stole rankingowym każdy ma konto i jedno miejsce, boty mają poziom, a podpowiedzi nie ma.

# A table for research: its finished game may be given away, without names (tablero export).
research-setting = Do badań: zakończoną grę można przekazać dalej, bez nazw graczy
research-help = Kto siada, zgadza się na to. Po zakończeniu gry gospodarz serwera może przekazać jej decyzje i wynik osobom, które badają gry: bez nazw, rozmów i notatek. Każdy, kto tu gra, może w każdej chwili wycofać grę; tego, co przekazano wcześniej, nie da się cofnąć.
research-here = Do badań: zakończoną grę można przekazać dalej, bez nazw graczy
research-join = Ten stół służy też badaniom: po zakończeniu gry jej decyzje i wynik można przekazać dalej, bez nazw i rozmów. Siadając, wyrażasz na to zgodę; grę możesz w każdej chwili wycofać.
research-withdraw = Wycofaj tę grę z badań
research-withdraw-hint = Gry z tego stołu nie będzie w żadnym późniejszym eksporcie, niezależnie od tego, kto jeszcze tu gra. Tego nie można cofnąć.
research-withdraw-sure = Wycofaj
api-op-withdraw_game = Wycofaj z badań grę stołu, przy którym jest lub było twoje miejsce: nie będzie jej w późniejszych eksportach.

profile-link = Profil
profile-of = Profil: { $name }
profile-mine = Mój profil
profile-since = Pierwsza wizyta: { $when }
profile-hidden = { $name } nie pokazuje ci żadnych wyników.
profile-ratings = Ranking
# $n: rated games.
profile-rated-games = { $n ->
    [0] jeszcze bez gier rankingowych
    [one] 1 gra rankingowa
    [few] { $n } gry rankingowe
   *[many] { $n } gier rankingowych
}
profile-ratings-hint = Po znaku ±: o ile wartość może odbiegać od prawdziwej w 95 przypadkach na 100. Każdy zaczyna od 25 ± 17; przewaga 4 to około trzy wygrane na cztery gry. Miejsce i opcje są uwzględnione.
profile-no-ratings = Jeszcze bez gier rankingowych.
profile-played = Gry
profile-no-games = Jeszcze bez ukończonych gier.
profile-seat = Miejsce
profile-nth-seat = Miejsce nr { $n }
profile-games = Gry
profile-won = Wygrane
profile-won-of = { $n } ({ $percent }%)
profile-decisions = Decyzje
profile-time = Czas
profile-minutes = { $n } min
profile-hours = { $n } godz.
profile-days = { $n ->
    [one] 1 dzień
   *[many] { $n } dni
}
profile-opponents = Najczęstsi współgracze
profile-no-opponents = Jeszcze bez ukończonych gier z innymi ludźmi.
profile-somebody = ktoś
profile-met = { $n ->
    [0] Jeszcze bez wspólnych gier.
    [one] 1 wspólna gra.
    [few] { $n } wspólne gry.
   *[many] { $n } wspólnych gier.
}
profile-ahead = wyżej { $ahead }, niżej { $behind }
profile-history = Ostatnie gry
profile-has-won = Wygrana
profile-place = Miejsce { $place } na { $players }
profile-length = { $n ->
    [one] 1 decyzja
    [few] { $n } decyzje
   *[many] { $n } decyzji
}
profile-shows = Kto co o mnie widzi
profile-show-games = Gry i wyniki
profile-show-ratings = Ranking
profile-show-opponents = Z kim gram i moja nazwa na listach innych
profile-show-history = Moje ostatnie gry
profile-to-everybody = Wszyscy
profile-to-met = Ci, którzy siedzieli ze mną przy stole
profile-to-nobody = Tylko ja
profile-shows-hint = Link do stołu widzą tylko ci, którzy przy nim siedzieli.
profile-find = Znajdź kogoś po nazwie
versus-title = Bezpośrednie gry
versus-with = Bezpośrednie gry: { $name }
versus-link = Bezpośrednie gry
versus-label = { $name } i
versus-show = Pokaż
versus-result = { $one } { $ahead } : { $behind } { $other }
versus-unknown = Pod tą nazwą nikt nie jest zarejestrowany.
versus-hidden = Ich wspólne gry nie są dla ciebie widoczne.

statistics-link = Statystyki
statistics-title = { $game }: statystyki
statistics-lead = { $n ->
    [0] Nikt jeszcze nie ukończył tu gry.
    [one] Na podstawie 1 ukończonej gry ludzi na tym serwerze.
   *[many] Na podstawie { $n } ukończonych gier ludzi na tym serwerze.
}
statistics-seats = Jak radzą sobie miejsca
statistics-seats-hint = W nawiasach i jako pasek: gdzie leży prawdziwy udział w 95 przypadkach na 100. Wartość: ile miejsce dodaje do rankingu, na podstawie gier rankingowych.
statistics-players = Gracze
statistics-worth = Wartość
statistics-share = { $percent }% ({ $low }–{ $high })
statistics-length = Jak długo trwają, w decyzjach
statistics-shortest = Najkrótsza
statistics-longest = Najdłuższa
statistics-openings = Jak się zaczynają
statistics-openings-hint = Pierwsza decyzja każdego miejsca i jego trzy pierwsze, jeśli wystąpiły więcej niż raz.
statistics-opening-of = { $seat }, { $players ->
    [one] 1 gracz
   *[many] { $players } graczy
}
statistics-opening = Pierwsze decyzje
statistics-bots = Boty na tej samej skali
statistics-bots-hint = Gdzie są poziomy i jak bardzo to pewne; zmienia się powoli wraz z grami rankingowymi.

api-op-profile = Co pokazuje zarejestrowana osoba: ranking, wyniki według gier i miejsc, współgracze, ostatnie gry.
api-op-show_profile = Wskaż, kto widzi poszczególne części twojego profilu.
api-op-head_to_head = Wspólne gry dwóch osób.
api-op-statistics = Jak przebiegały gry ludzi: miejsca, długość, pierwsze decyzje i ranking botów.
api-query-name = zarejestrowana nazwa
api-query-other = inna zarejestrowana nazwa

## Tournaments

tournaments-title = Turnieje
tournaments-lead = Grupa gra runda po rundzie; program tworzy stoły i prowadzi klasyfikację. Widzisz turnieje, w których grasz, które są twoje albo na które masz zaproszenie.
tournaments-none = Nie grasz jeszcze w żadnym.
tournaments-new = Otwórz turniej
tournament-new = Nowy turniej: { $game }
tournament-name = Nazwa turnieju
tournament-system = System gry
tournament-system-swiss = System szwajcarski
tournament-system-round-robin = Każdy z każdym
tournament-system-help = System szwajcarski: kilka rund, zawsze z tymi, którzy stoją podobnie. Każdy z każdym: aż wszyscy się spotkają.
tournament-players = Graczy przy stole
tournament-players-help = Gdy liczba się nie dzieli, przy niektórych stołach jest o jednego gracza mniej, jeśli gra na to pozwala.
tournament-rounds = Rundy (system szwajcarski)
tournament-rounds-help = Puste: tyle, ile trzeba, by został jeden niepokonany, co najmniej 3.
tournament-open = Otwórz turniej
tournament-is-open = Czeka na uczestników
tournament-is-running = Trwa
tournament-is-paused = Przerwa
tournament-is-over = Zakończony
tournament-invited = zaproszenie
tournament-round = Runda { $n }
tournament-round-of = Runda { $n } z { $rounds }
tournament-paused-until = żadna runda nie zacznie się przed { $day }
tournament-paused-open = żadna runda nie zacznie się do wznowienia
tournament-at-tables = graczy przy stole: { $n }
tournament-you = (ty)
tournament-guest = Gość { $n }
tournament-join-title = Udział
tournament-join-hint = Kto ma link, widzi tu twoją nazwę i twoje wyniki.
tournament-join = Dołącz
tournament-link = Link do tej strony, do wysłania grupie
tournament-standings = Klasyfikacja
tournament-standings-hint = Punkty: przy każdym stole udział tych, których się wyprzedza, remis liczy się za pół; wolny los 1, zamknięty stół ½. Przy równości decydują: Przeciwnicy (punkty tych, z którymi się grało), potem Bezpośrednio (ile zdobyto na tych z tyloma samymi punktami), potem wygrane stoły.
tournament-rank = Pozycja
tournament-entrant = Uczestnik
tournament-points = Punkty
tournament-opponents = Przeciwnicy
tournament-direct = Bezpośrednio
tournament-tables = Stoły
tournament-out = już nie gra
tournament-entrants = { $n ->
    [0] Jeszcze bez uczestników
    [one] 1 uczestnik
   *[many] { $n } uczestników
}
tournament-table = Stół { $n }
tournament-table-open = w przygotowaniu
tournament-table-running = trwa
tournament-table-over = zakończony
tournament-table-closed = zamknięty
tournament-place = Miejsce { $place }
tournament-bye = Wolny los:
tournament-run = Prowadzenie turnieju
tournament-invite = Zaproś zarejestrowaną osobę po nazwie
tournament-invite-do = Zaproś
tournament-bot = Dodaj bota
tournament-bot-do = Dodaj
tournament-start = Rozpocznij
tournament-start-hint = Uczestników musi być co najmniej { $least }; kto ma tylko zaproszenie, nie gra.
tournament-pause-until = Przerwa do (puste: do wznowienia)
tournament-pause = Przerwij
tournament-pause-hint = Na urlop: trwające stoły grają dalej, ale żadna runda się nie zaczyna.
tournament-resume = Wznów
tournament-remove = Usuń
tournament-remove-one = Usuń kogoś…
tournament-withdraw = Wycofaj się…
tournament-withdraw-hint = Nie grasz w następnych rundach; jeśli siedzisz przy stole tego turnieju, gra tam dalej bot.
tournament-withdraw-sure = Wycofaj się
tournament-problem-closed = Na tym etapie turnieju tego zrobić nie można; nic się nie zmieniło.
tournament-problem-illegal = Nic się nie zmieniło: turniej ma od { $least } do { $most } uczestników, dość na jeden stół, a przerwa kończy się w przyszłości.
tournament-problem-full = Brak miejsc: turniej ma najwyżej { $most } uczestników i nikt nie prowadzi więcej niż dziesięciu naraz.

api-op-list_tournaments = Turnieje, w których grasz, które są twoje albo na które masz zaproszenie.
api-op-open_tournament = Otwórz turniej.
api-op-tournament = Turniej: uczestnicy, klasyfikacja, rundy i ich stoły.
api-op-join_tournament = Dołącz do turnieju, który się jeszcze nie zaczął.
api-op-add_entrant = Zaproś zarejestrowaną osobę albo dodaj bota; dla właściciela, przed rozpoczęciem.
api-op-start_tournament = Rozpocznij; stoły pierwszej rundy zostają otwarte.
api-op-pause_tournament = Niech przez jakiś czas nie zaczyna się żadna runda.
api-op-resume_tournament = Wznów po przerwie.
api-op-withdraw = Wycofaj się z turnieju albo usuń kogoś.
## Clocks, and being told that it is one's turn

clock-title = Zegar
clock-hint = Liczy czas, gdy decydujesz, a wszystkie miejsca są zajęte; nigdy botom i nie wtedy, gdy serwer nie działa. W grze korespondencyjnej stoi w twoje noce i urlopy, które podajesz na stronie konta.
clock-kind-none = Bez zegara
clock-kind-evening = Wieczór: minuty na całą grę
clock-kind-correspondence = Korespondencyjnie: dni na każdą decyzję
clock-minutes = Minuty na gracza
clock-increment = Dodatkowe sekundy na każdą turę
clock-days = Dni na każdą decyzję
clock-reserve = Dni zapasu na całą grę
clock-then = Gdy komuś skończy się czas
clock-then-nothing = Nic się nie dzieje; inni to widzą
clock-then-bot = Bot, { $bot }: gra dalej do powrotu
# $time, $more: lengths of time, as in “3 days”.
clock-about-evening = Wieczór: { $time } na gracza, dodatkowo { $more } na każdą turę.
clock-about-evening-bare = Wieczór: { $time } na gracza.
clock-about-correspondence = Korespondencyjnie: { $time } na każdą decyzję, w zapasie { $more }.
clock-about-correspondence-bare = Korespondencyjnie: { $time } na każdą decyzję.
clock-about-bot = Gdy komuś skończy się czas, do powrotu gra dalej bot: { $bot }.
clock-about-nothing = Gdy komuś skończy się czas, nic się nie dzieje.
# On a seat. $when: a moment, as in “Thu, Nov 19, 14:00”; $left, $reserve: lengths of time.
clock-until = do: { $when }
clock-over = po czasie od: { $when }
clock-left = { $left }
clock-left-reserve = { $left } + { $reserve }
clock-label = Zegar: { $name }
seat-time-up = po czasie; bot, { $bot }
clock-time-up = Twój czas minął i gra za ciebie bot. Jego odpowiedzi zostają.
clock-handed = Gra za ciebie bot. Jego odpowiedzi zostają.
clock-return = Wracam do gry

hours-title = Twoje godziny
hours-hint = W twoje noce i urlopy zegar gry korespondencyjnej stoi i nic do ciebie nie wysyłamy. W grze wieczornej zegar idzie.
hours-zone = Strefa czasowa
hours-zone-hint = Zna ją twoja przeglądarka; zapis: Europe/Warsaw.
hours-night-from = Noc od
hours-night-to = do
hours-night-hint = Najwyżej dwanaście godzin; zostaw oba pola puste, jeśli jej nie chcesz.
hours-digest = Godzina dziennego zestawienia
hours-holidays = Urlopy
hours-holidays-none = Brak.
# Two days.
hours-holiday = { $first } – { $last }
hours-holiday-first = Pierwszy dzień
hours-holiday-last = Ostatni dzień
hours-holiday-add = Dodaj
hours-holiday-remove = Usuń

contacts-title = Powiadomienia
contacts-hint = Gdy inni zagrali i trzeba twojej decyzji, gdy kończy się twój czas i gdy gra za ciebie bot. Nigdy nie piszemy, o co chodzi w pytaniu, więc żaden sekret nie opuszcza stołu.
contacts-none = Nic do ciebie nie wysyłamy.
contacts-email = E-mail
contacts-push = Urządzenie
contacts-webhook = Webhook
contacts-pace = Kiedy
contacts-pace-soon = Wkrótce, kilka razem
contacts-pace-digest = Raz dziennie, w zestawieniu
contacts-unconfirmed = jeszcze niepotwierdzony: otwórz link, który tam wysłano
# $when: a moment.
contacts-trouble = nic tam nie dociera od: { $when }
contacts-remove = Usuń
contacts-add = Dodaj
contacts-email-address = Adres e-mail
contacts-email-off = Gospodarz tego serwera nie skonfigurował poczty.
contacts-push-add = Powiadamiaj na tym urządzeniu
contacts-push-off = Gospodarz tego serwera nie skonfigurował powiadomień na urządzeniach.
contacts-push-needs = Potrzebna jest przeglądarka, która to umie, i skrypt tej strony.
contacts-push-refused = Przeglądarka nie pozwala na powiadomienia tej strony albo nie może ich odbierać.
contacts-webhook-address = Adres webhooka, jaki daje na przykład Discord (https://…)
contacts-webhook-key = Klucz, którym podpisane są wiadomości:

# What is sent. $table: its title, $when: a moment.
news-one = Twoja kolej: { $table }
news-one-reminder = Kończy się twój czas: { $table }
news-one-handed = Gra za ciebie bot: { $table }
news-many = { $n ->
    [one] Czeka na ciebie jeden stół
    [few] Czekają na ciebie { $n } stoły
   *[many] Czeka na ciebie { $n } stołów
}
# A table that has a title of its own.
news-table = { $title } ({ $game })
news-turn = { $table }: twoja kolej.
news-turn-until = { $table }: twoja kolej, do: { $when }.
news-reminder = { $table }: twoja kolej, a czas się kończy: { $when }.
news-reminder-over = { $table }: twoja kolej, a czas minął.
news-handed = { $table }: twój czas minął i do twojego powrotu gra za ciebie bot.
news-stop = Aby nie dostawać więcej takich wiadomości: { $link }
news-confirm-subject = Czy to twój adres?
news-confirm = Ktoś, zapewne ty, chce tu dostawać wiadomości, gdy przyjdzie jego kolej w Tablero. Jeśli to ty, otwórz ten link: { $link }
news-confirm-not = Jeśli nie, nic nie rób: nic więcej nie przyjdzie.
mail-confirm = Wysyłać wiadomości na { $address }?
mail-confirm-do = Tak, wysyłajcie
mail-confirmed = Wiadomości będą przychodzić na { $address }.
mail-stop = Nie wysyłać więcej wiadomości na { $address }?
mail-stop-do = Zatrzymaj
mail-stopped = Na { $address } nie przyjdzie już żadna wiadomość.

## The host, and one’s own data

host-word = Od gospodarza serwera
host-restarts-soon = Ten serwer wkrótce uruchomi się ponownie. Wszystko jest zapisane i potem każda gra potoczy się dalej; do tego czasu nie da się otworzyć nowego stołu.
host-restarts-now = Serwer uruchamia się ponownie. Ta strona wróci sama.
status-restarting = Zaraz ponowne uruchomienie
problem-restarting = Ten serwer zaraz uruchomi się ponownie i nie otwiera nowych stołów. Spróbuj znowu za kilka minut.
own-data = Twoje dane
own-data-hint = Wszystko, co ten serwer przechowuje o tobie: twoja nazwa, twoje stoły, twoje decyzje i wiadomości przy nich.
own-data-download = Pobierz (JSON)
own-data-delete = Usuń wszystko
own-data-delete-hint = Usunięte zostaną twoja nazwa, wiadomości i tokeny, a także stoły, przy których nie siedzi nikt inny. Tam, gdzie grają z tobą inni, twoje miejsce zajmie bot. Tego nie można cofnąć.
own-data-delete-sure = Usuń wszystko na zawsze
own-data-gone = Usunięto
own-data-gone-detail = Ten serwer nie przechowuje już niczego o tobie. Kopie zapasowe gospodarza mogą to zawierać, dopóki nie zastąpią ich nowsze.

## Problems

status-400 = To się nie udało
status-400-detail = Nie udało się zrozumieć żądania; nic się nie zmieniło.
status-401 = Potrzebny jest token
status-403 = Niedozwolone
status-404 = Nie znaleziono
status-404-detail = Pod tym adresem nic nie ma.
status-405 = Nie tutaj
status-405-detail = Tego adresu nie można użyć w ten sposób.
status-409 = Za późno
status-other-data = Gra z innymi danymi
status-newer = Gra z nowszej wersji
status-413 = Za duże
status-422 = To niemożliwe
status-429 = Za szybko
status-500 = Coś się zepsuło
status-500-detail = To nasza wina i zostało to odnotowane. Wszystko, co w twojej grze zostało potwierdzone, jest zapisane.
status-503 = Nie zapisano
problem-stale = Sytuacja przy stole już się zmieniła; twojej odpowiedzi nie zapisano. Spójrz jeszcze raz.
problem-foreign = To nie jest twoje miejsce; nic się nie zmieniło.
problem-illegal = Tu tego zrobić nie można; nic się nie zmieniło.
problem-doubled = To wysłano już wcześniej, w innej sprawie; nic się nie zmieniło.
problem-closed = Przy tym stole nikt nie może już grać.
# $made and $now: the data packs by their digests, or "none".
problem-other-data = { $made ->
    [none] Gra przy tym stole toczy się bez pakietu danych. Uruchom serwer bez pakietu, poleceniem: tablero serve
   *[other] Gra przy tym stole toczy się z pakietem danych { $made }. Uruchom z nim serwer, poleceniem: tablero serve --data-pack FILE
} { $now ->
    [none] (Teraz działa bez pakietu.)
   *[other] (Teraz działa z pakietem { $now }.)
}
problem-newer = Gra przy tym stole pochodzi z nowszej wersji niż ta na serwerze. Spróbuj ponownie po jego aktualizacji.
problem-unknown = Niczego takiego tu nie ma; być może link jest niepełny.
problem-not-allowed = Nie masz do tego prawa; nic się nie zmieniło.
problem-night = Noc trwa najwyżej dwanaście godzin; nic się nie zmieniło.
problem-holidays = Urlop kończy się po tym, jak się zaczął, a z góry można podać najwyżej 60 dni; nic się nie zmieniło.
problem-address = Na ten adres nie można nic wysłać; nic się nie zmieniło.
problem-lesson = Lekcja idzie tu inną drogą: wybierz to, o czym mówi. Gdy się skończy, możesz grać, jak chcesz.
problem-no-hints = Przy tym stole podpowiedzi są wyłączone.
problem-not-stored = Nie zapisano: serwer nie może teraz zapisywać. Nic się nie zmieniło.
problem-full = Za dużo albo za długie; niczego nie zapisano.
problem-crash = Na serwerze coś się zepsuło; twoja odpowiedź może nie być zapisana.
problem-malformed = Serwer tego nie zrozumiał; nic się nie zmieniło.
problem-too-many = Za dużo naraz; nic się nie zmieniło. Odczekaj chwilę.
problem-too-large = Za duże; nic się nie zmieniło.
problem-other-page = Ten formularz wygasł albo nie pochodzi z twojej strony; nic się nie zmieniło. Wróć, odśwież stronę i powtórz.
problem-token = Potrzebny jest ważny token.
problem-name-taken = Ta nazwa jest zajęta. Wybierz inną albo zaloguj się pod tą.
problem-name-length = Nazwa ma od 1 do 24 znaków.
problem-name-letters = Nazwa składa się z liter, cyfr i widocznych znaków.
problem-password-length = Hasło ma od 8 do 200 znaków.
problem-password-wrong = To nie jest twoje stare hasło.
problem-login-wrong = Nieprawidłowa nazwa lub hasło. Zgadzać się musi jedno i drugie.
problem-tokens-full = Masz za dużo tokenów; najpierw jeden unieważnij.

## Uczciwe korzystanie i co się dzieje, gdy coś zawiedzie

status-unsure = Nie wiadomo
problem-unsure = Baza danych jest niedostępna. Czy to zapisano, okaże się, gdy wróci; wysłane ponownie liczy się tylko raz.
problem-name-like = Ta nazwa należy do kogoś albo jest do niej podobna. Wybierz inną albo zaloguj się pod tą.
login-ended = Twoja sesja tutaj wygasła. Wczytaj stronę ponownie.
# $seconds: until a bot at this table begins to think.
bots-busy = { $seconds ->
    [one] Boty są zajęte: czekanie potrwa około sekundy.
    [few] Boty są zajęte: czekanie potrwa około { $seconds } sekund.
    [many] Boty są zajęte: czekanie potrwa około { $seconds } sekund.
   *[other] Boty są zajęte: czekanie potrwa około { $seconds } sekundy.
}
# $bot: its level, or what it is called.
bot-stumbled = Bot ({ $bot }) nie zdołał podjąć decyzji, więc rozstrzygnął los.

## The API

api-title = API
api-lead = Przy stole może siedzieć program: widzi to, co widziałby na jego miejscu człowiek, i odpowiada na pytania. Wszystko jest w formacie JSON, a każde żądanie zawiera token.
api-get-token = Zdobądź token
api-openapi = Opis OpenAPI
api-errors = Odmowa niczego nie zmienia i wraca jako błąd z kodem i powodem.
api-body = Treść:
api-answer = Odpowiedź:
api-shapes = Typy
api-required = wymagane
api-optional = opcjonalne
api-done = zrobione
api-refused = odmowa; nic się nie zmieniło
api-op-games = Gry, możliwe liczby graczy i opcje.
api-op-tables = Twoje stoły i czyj przy nich ruch.
api-op-create = Otwórz stół. Każde miejsce to me, invite, open albo bot.
api-op-join = Usiądź na zaproszenie.
api-op-view = Wszystko, co możesz wiedzieć o stole: migawka.
api-op-ask = Tylko pytanie, które na ciebie czeka, jeśli jakieś jest.
api-op-motives = Dlaczego boty zrobiły to, co zrobiły od twojej ostatniej decyzji: co to dla nich zmieniło, na podstawie tego, co możesz wiedzieć.
api-op-why = Dlaczego miejsca lub karty nie ma wśród opcji pytania, które na ciebie czeka.
api-op-answer = Odpowiedz na nie. Ten sam klucz po raz drugi niczego nie zmienia.
api-op-undo = Cofnij ostatnią decyzję swojego miejsca.
api-op-sit = Zajmij wolne miejsce.
api-op-back = Graj znów na miejscu, na którym gra za ciebie bot.
api-op-invite = Link do wolnego miejsca przy twoim własnym stole.
api-op-chat = Napisz coś na czacie stołu.
api-op-record = Zapis zakończonej gry; przed jej końcem to, co jawne.
api-op-story = Przebieg zakończonej gry: wynik w jednym zdaniu, punkty zwrotne, wykresy, tabele punktów, twój najlepszy wynik.
api-op-analysis = Jak zmieniały się szanse w zakończonej grze: krzywa dla każdego miejsca, punkty zwrotne, chwile, do których można przejść; po przeglądzie także oceny wszystkich decyzji, co byłoby lepsze, i szczęście.
api-op-analyse = Zleć przegląd wszystkich decyzji zakończonej gry, w tle: level to player (szybko), club albo expert; odpowiedź mówi, ile już zrobiono.
api-op-stop_analysis = Zatrzymaj zlecony przez siebie przegląd; to, co znaleziono, jest przez pewien czas zachowane.
api-op-stream = Migawki na bieżąco, jako server-sent events; pierwsza od razu.
api-query-at = pozycja po tylu decyzjach
api-query-option = id miejsca lub karty
api-query-language = język tekstów, np. pl; bez niego ten, o który prosi nagłówek Accept-Language
api-query-picture = wide lub tall: z planszą jako SVG

sheet-peek = Pytanie jest zwinięte: rozwiń
sheet-half = Pytanie z opcjami: rozwiń bardziej
sheet-full = Pytanie jest rozwinięte: zwiń

rewind-hint = Decyzje podjęte po tym miejscu przepadną na zawsze, gdy tylko zgodzą się wszyscy, którzy tu siedzą.
rewind-sure = Graj dalej stąd
seat-bot-hint = Odpowiada za ciebie, dopóki nie odbierzesz miejsca. Jego odpowiedzi zostają.
seat-bot-hint-empty = Miejsce należy wtedy do bota, a link do niego przestaje działać.
seat-bot-sure = Przekaż

## Analizy

study-analyse = Analizuj
study-analyse-here = Analizuj od tego miejsca
study-analyse-own = Analizuj na podstawie tego, co wiesz
study-analyse-own-hint = Do końca gry tylko dla ciebie; to, czego nie możesz wiedzieć, zostanie rozdane na nowo.
study-from = Na podstawie jakiej wiedzy
study-from-hindsight = wszystko odkryte
study-from-seat = z wiedzą gracza: { $seat }
study-page-title = Analiza: { $title }
studies-title = Moje analizy
studies-lead = Każdą zakończoną grę można analizować: przycisk jest pod wynikiem i w powtórce.
studies-none = Nie masz jeszcze żadnych analiz.
tab-study = Warianty
study-tab-more = Analiza
study-start = Początek
study-steps = Kroki
study-first = Na początek analizy
study-mark = Zaznacz
study-marks = Zaznaczone:
study-has-marks = coś tu zaznaczono
study-unmark = Usuń zaznaczenie: { $thing }
study-help = Grasz za wszystkie miejsca. Każdy wybór zapisuje się od razu; inny wybór w tej samej pozycji staje się osobnym wariantem.
study-asked = Decyduje: { $seat }
study-together = Decydują jednocześnie, w tajemnicy:
study-go-on = Jak w grze
study-roll-again = Rzuć ponownie
study-comment = Komentarz
study-promote = Uczyń wariantem głównym
study-delete-line = Usuń od tego miejsca…
study-delete-line-hint = { $n ->
    [one] Ta pozycja zniknie.
   *[other] Zniknie ta pozycja i wszystkie po niej: łącznie { $n }.
}
study-delete-line-sure = Usuń
study-read-only = Tę analizę można tylko czytać. We własnej kopii możesz ją kontynuować.
study-copy = Skopiuj do moich analiz
study-knowledge = Co tu wiadomo
study-short-open = Wszystko odkryte
study-short-hindsight = Po fakcie, wszystko odkryte
study-short-seat = Z wiedzą jednego miejsca
study-knows-open = Ta pozycja nie pochodzi z rozegranej gry: wszystko jest w niej odkryte.
study-knows-hindsight = Po fakcie: wszystko, co w grze było ukryte, jest tu odkryte tak, jak było naprawdę.
study-knows-seat = Z wiedzą jednego miejsca ({ $seat }): to, czego nie mogło ono wtedy wiedzieć, rozdano tu na nowo i nie jest takie, jakie było naprawdę.
study-locked = Gra jeszcze trwa: dopóki się nie skończy, tej analizy nie zobaczy nikt poza tobą, nawet mając do niej link.
study-locked-short = Tylko twoja
study-owner = Autor
study-owner-guest = gość
study-source = Skąd pochodzi
study-source-link = stół tej gry
study-access = Kto może ją zobaczyć
study-access-private = tylko ja
study-access-read = kto ma link, do czytania
study-access-together = kto ma link, także do pisania
study-sharing-private = Nikt poza tobą jej nie widzi.
study-sharing-read = Kto ma link, może ją czytać i skopiować.
study-sharing-together = Kto ma link, może też w niej pisać; wszyscy widzą to od razu.
study-link = Link do tej pozycji
study-follow = Podążaj za innymi
study-rename = Tytuł analizy
study-delete = Usuń analizę…
study-delete-hint = Znikną wszystkie warianty i komentarze, dla wszystkich. Tego nie można cofnąć.
study-delete-sure = Usuń na zawsze
key-study-steps = decyzja wstecz, naprzód
key-study-lines = czego jeszcze tu próbowano
key-study-ends = początek, koniec wariantu
key-study-comment = komentarz do tej pozycji
key-study-mark = zaznaczanie miejsc kliknięciem
problem-running = Ta gra jeszcze trwa: można ją analizować tylko z wiedzą własnego miejsca, a jeśli zajmujesz kilka miejsc, które nie mogą wiedzieć tego samego, nie można wcale.
problem-changed = Tymczasem ktoś inny coś tu napisał; twojego tekstu nie zapisano. Przeczytaj tamten, a potem wyślij swój jeszcze raz.
problem-misfit = Ten wariant nie pasuje do obecnych zasad; nic się nie zmieniło.
api-op-studies = Twoje analizy.
api-op-open_study = Otwórz analizę pozycji stołu albo pozycji podanej jako tekst.
api-op-study = Analiza w jednej z jej pozycji, z całym drzewem.
api-op-delete_study = Usuń na zawsze własną analizę.
api-op-study_answer = Odpowiedz za dowolne miejsce w pozycji analizy; ta sama odpowiedź prowadzi do tej samej pozycji.
api-op-study_follow = Dodaj to, co nastąpiło w samej grze.
api-op-study_comment = Napisz komentarz do pozycji w miejsce tego, który został przeczytany.
api-op-study_mark = Zaznacz rzecz na planszy pozycji albo usuń zaznaczenie.
api-op-study_promote = Uczyń wariant pozycji głównym tam, gdzie się odgałęzia.
api-op-study_delete_line = Usuń pozycję i wszystkie po niej.
api-op-study_share = Określ, kto mając link, może zobaczyć twoją analizę.
api-op-study_rename = Zmień tytuł swojej analizy.
api-op-study_copy = Skopiuj analizę, którą możesz zobaczyć.
api-query-node = numer pozycji analizy
api-query-seat = miejsce, do którego jest pytanie, gdy kilka decyduje jednocześnie
study-new = Nowa analiza
study-new-hint = Od początku nowej gry, wszystko odkryte.
study-new-of = Analizuj otwarcie: { $game }
study-comment-theirs = Tymczasem ktoś inny napisał:
study-deal-anew = Rozdaj na nowo
study-deal-anew-hint = Inna analiza tej samej pozycji: to, czego na tym miejscu nie można było wiedzieć, będzie inne.

## Positions as text, and setting them up

position-text = Pozycja jako tekst
position-copy = Skopiuj pozycję
position-open = Otwórz tę pozycję
position-open-title = Otwórz pozycję
position-open-lead = Wklej pozycję albo całą partię zapisaną jako tekst. Potem można ją zmienić, rozegrać z botami albo analizować.
position-where = Wiersz { $line }, kolumna { $column }:
position-whole = Jest w nim wszystko, także ukryte karty: gra się skończyła.
position-known = To, czego nie możesz wiedzieć, jest w nim jako „unknown”. Po otwarciu zostanie rozdane na nowo.
setup-title = Ustaw pozycję: { $game }
setup-lead = Kliknij na planszy albo wybierz coś poniżej. Tekst zmienia się razem z planszą i odwrotnie.
setup-no-picture = Tego nie da się jeszcze narysować.
setup-apply = Umieść
setup-read = Wczytaj tekst
setup-start = Rozegraj
setup-table = Otwórz stół
setup-table-hint = Kości są nowe, a to, co nieznane, zostaje rozdane. Wynik do niczego się nie liczy.
setup-things = Wszystko, co jest w pozycji
setup-things-hint = Przy każdej stoi to, co mówi o niej tekst.
setup-group-places = Miejsca na planszy
setup-group-table = Tory, znaczniki i karty
setup-group-turn = Trwająca tura
setup-begin = Zacznij od innego ustawienia
setup-begin-button = Zacznij
setup-players = Gracze
setup-games = Albo ustaw własną
setup-pile-at = Miejsce w stosie
setup-pile-word = Karta
setup-pile-set = Połóż w tym miejscu
setup-pile-insert = Wstaw przed nią
setup-pile-add = Dodaj na końcu
setup-pile-remove = Wyjmij
setup-yes = tak
setup-no = nie
setup-unknown = nieznane
setup-none = nic
setup-nobody = nikt
setup-nowhere = nigdzie
contradictions-title = To niemożliwe
contradictions-none = Nic sobie nie przeczy: można grać.
contradiction-too-many = { $thing }: w pozycji { $there }, a w grze tylko { $all }.
contradiction-too-few = { $thing }: w pozycji tylko { $there }, a w grze { $all }.
contradiction-twice = { $thing }: jednocześnie w { $there } miejscach.
contradiction-foreign = { $thing }: tego jeszcze nie ma w grze.
contradiction-nowhere = { $thing }: nie ma tego nigdzie.
contradiction-unknown = { $there ->
    [0] Żadna karta nie jest nieznana, a liczba kart, których nigdzie nie ma, to { $all }.
   *[other] Nieznane karty: { $there }, a do rozdania zostało: { $all }.
}
contradiction-rule = Nie pozwalają na to zasady: { $reason }
beside-back = Wróć do stołu
beside-title = Przy moim stole
beside-lead = Masz przed sobą prawdziwą planszę. Program prowadzi frakcje nieobsadzone albo SI z SoloPlay i mówi, co zrobić na planszy.
beside-resume = Graj dalej od tej pozycji
beside-begin-lead = Weź ustawienie z instrukcji albo ustaw pozycję, którą masz przed sobą.
beside-begin = Zacznij od tego ustawienia
beside-begin-own = Najpierw ustaw pozycję
beside-todo = Na twojej planszy, w tej kolejności
beside-why = Dlaczego?
beside-wait = Własne ruchy wykonuj tutaj, odpowiadając na pytania, i na swojej planszy. Gdy przeciwnicy się ruszą, tu przeczytasz, co zrobić.
beside-edit = Na mojej planszy jest inaczej
beside-card-set = Ta
beside-card-hint = Podaj ją, zanim program dobierze: przed swoją ostatnią decyzją w turze.
beside-dice = Następne wyniki rzutów to
beside-dice-hint = Tak jak wypadło przy twoim stole, na przykład „5 2”. W przeciwnym razie rzuca program.
beside-dice-program = Kośćmi rzuca program: liczby są w dzienniku.
beside-card-now = Bieżąca karta to
beside-card-next = Następna karta to
beside-card-stack = Wierzchnia karta stosu SI to
beside-card-deck = Wierzchnia karta talii to
beside-card-pile = Wierzchnia karta stosu kart punktacji to
