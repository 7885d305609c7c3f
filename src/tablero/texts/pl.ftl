# To, co mówią wszystkie gry, po polsku. Plik gry może każdy z tych tekstów ująć inaczej.

# A seat whose player has a name, where the seat matters too. $seat: the seat, $name: the player.
seat-named = { $seat } ({ $name })

# A seat that nobody plays; a game may have its own words for it.
seat-beyond = { $seat }

# $names: one player or an enumeration of several.
table-waiting = { $count ->
    [one] Decyduje
   *[many] Decydują
}: { $names }.
table-result = { $count ->
    [one] Wygrywa: { $names }.
   *[many] Wspólne zwycięstwo: { $names }.
}

# What a bot thinks of an option. $value: its chance of winning, in per cent, as the bot judges it. $for and $against:
# reasons, enumerated; $pros and $cons: how many they are.
opinion = { $pros ->
    [0] { $cons ->
        [0] { $option }: { $value }%.
       *[many] { $option }: { $value }%; na minus: { $against }.
    }
   *[many] { $cons ->
        [0] { $option }: { $value }%; na plus głównie: { $for }.
       *[many] { $option }: { $value }%; na plus głównie: { $for }; na minus: { $against }.
    }
}
# ... where the game ended at once whenever it was tried.
opinion-wins = { $option }: to oznacza wygraną.
opinion-loses = { $option }: to oznacza przegraną.
# ... or sometimes. $wins, $losses: of $worlds trials.
opinion-ends = { $option }: { $value }%. Gra może się od razu skończyć. Liczba prób: { $worlds }, wygranych: { $wins }, przegranych: { $losses }.
# What somebody's decisions have changed for them, as the reader can know it. $before, $after: their chance of winning, in per cent.
motive = { $pros ->
    [0] { $cons ->
        [0] { $who }: z { $before }% do { $after }%.
       *[many] { $who }: z { $before }% do { $after }%; na minus: { $against }.
    }
   *[many] { $cons ->
        [0] { $who }: z { $before }% do { $after }%; na plus głównie: { $for }.
       *[many] { $who }: z { $before }% do { $after }%; na plus głównie: { $for }; na minus: { $against }.
    }
}
# ... and stands before an option with a better chance. $said: one of the sentences above.
opinion-liked = { $said } Ta opcja jest tak wysoko, bo cenią ją osoby, które dobrze znają grę.
# A reason: $what is a feature, $points what it is worth, with its sign.
opinion-reason = { $what } ({ $points })

# What is added to the text of a card that the data call reconstructed.
card-reconstructed = ◇ Zrekonstruowane: nie wszystko na tej karcie udało się porównać z drukowaną.

# Why a table can't be set up. $n: the players that were chosen; $option: what is not for so many.
setup-problem-players = { $n ->
    [one] Zajęto 1 miejsce, a trzeba zająć od { $least } do { $most }.
    [few] Zajęto { $n } miejsca, a trzeba zająć od { $least } do { $most }.
   *[many] Zajęto { $n } miejsc, a trzeba zająć od { $least } do { $most }.
}
setup-problem-option = { $n ->
    [one] Opcja „{ $option }” nie jest przeznaczona dla 1 gracza.
   *[many] Opcja „{ $option }” nie jest przeznaczona dla { $n } graczy.
}

# The heads of columns, where a table is printed as text.
plain-player = Gracz
plain-points = Punkty

# A stored game was opened by rules that have changed since. $made: their version then, $now: today,
# $count: decisions that stand, $lost: answers after them that do not.
note-rules-changed = Od zapisania tej gry zasady w tym programie się zmieniły (wersja wtedy: { $made }, teraz: { $now }). { $lost ->
    [0] Gra toczy się dalej od miejsca, w którym była.
    [one] Gra toczy się dalej po decyzji { $count }: następna odpowiedź już nie pasuje.
    [few] Gra toczy się dalej po decyzji { $count }: następna odpowiedź już nie pasuje, więc przepadają { $lost } odpowiedzi.
   *[many] Gra toczy się dalej po decyzji { $count }: następna odpowiedź już nie pasuje, więc przepada { $lost } odpowiedzi.
}
note-answers-lost = { $lost ->
    [one] Gra toczy się dalej po decyzji { $count }: następna odpowiedź nie pasuje już do zasad.
    [few] Gra toczy się dalej po decyzji { $count }: następna odpowiedź nie pasuje już do zasad, więc przepadają { $lost } odpowiedzi.
   *[many] Gra toczy się dalej po decyzji { $count }: następna odpowiedź nie pasuje już do zasad, więc przepada { $lost } odpowiedzi.
}
# Who plays a seat has changed, by its clock.
note-time-up = { $who }: czas minął, dalej gra bot.
note-back-again = { $who } wraca i gra dalej.
# A line that an earlier version wrote, of a kind that is gone.
note-untold = (Wpis wcześniejszej wersji programu, którego obecna nie umie odczytać.)
# Where a game by older rules is only looked at. $decision: the first that no longer fits, $after: the one before.
table-shown-until = Zasady w tym programie od tamtej pory się zmieniły: decyzja { $decision } już nie pasuje, więc stół pokazano w stanie po decyzji { $after }.

# Why something is not offered that was pointed at; the rule stands beside it.

remark-why-no-place = Teraz nie wybiera się miejsca.
remark-why-no-card = Teraz nie wybiera się karty.
remark-why-rule = To, co można teraz wybrać, określa ta zasada; tego wśród możliwości nie ma.

# The game in the terminal

play-commitment = Opublikowany z góry skrót losowości tej gry: { $commitment }; ziarno losowości poznasz na końcu.
play-hint = Wpisz { play-word-help }, aby zobaczyć, co można wpisywać.
play-help =
    Wpisz litery stojące przed opcją albo jej tekst lub jego początek. Liczba wystarcza,
    gdy odpowiada jej dokładnie jedna opcja, na przykład „Powołaj 3”. Inne słowa:
# What can be typed; the English words are understood in every language, too. Each word is one word, without accents that are hard to type.
# .takes: what is typed after it.
play-word-help = pomoc
    .help = ta lista
play-word-board = plansza
    .help = pokaż jeszcze raz stół
play-word-journal = dziennik
    .help = wszystko, co się wydarzyło
play-word-rule = zasada
    .takes = NUMER
    .help = przeczytaj zasadę o tym numerze
play-word-card = karta
    .takes = NAZWA
    .help = przeczytaj kartę o tej nazwie
play-word-hint = podpowiedz
    .help = co zrobiłby bot i dlaczego; { play-word-hint } expert pyta innego bota
play-word-why = dlaczego
    .help = co zmieniły dla botów ich ruchy od twojej ostatniej decyzji
play-word-undo = cofnij
    .help = cofnij swoją ostatnią decyzję
play-word-save = zapisz
    .takes = PLIK
    .help = zapisz grę do pliku
play-word-quit = koniec
    .help = wyjdź; najpierw zapisz, jeśli chcesz kiedyś grać dalej
# The letters that stand before options: small ones of the keyboard, without accents.
play-letters = abcdefghijklmnopqrstuvwxyz
play-no-undo = Nie ma czego cofnąć.
play-no-rule = Nie ma zasady { $typed }.
play-no-bot = Nie ma bota { $typed }; dostępne poziomy: { $levels }.
play-no-moves = Od twojej ostatniej decyzji żaden bot o niczym nie zdecydował.
play-left = Opuszczono grę.
play-taken-back = Cofnięto.
play-pass-the-keyboard = – { $who }: naciśnij Enter, gdy siedzisz przed ekranem –
play-why-not = { $thing }: tego wybrać nie można. { $reason } [{ $rule }]
play-no-such-number = { $fitting ->
    [0] Liczbie { $typed } nie odpowiada żadna opcja, a opcje nie są numerowane kolejno; wpisz litery stojące przed opcją albo { play-word-help }.
   *[many] Liczbie { $typed } odpowiada więcej niż jedna opcja (jest ich { $fitting }); wpisz litery stojące przed opcją albo { play-word-help }.
}
play-what = { $fitting ->
    [0] „{ $typed }” nie jest żadną z opcji; wpisz litery stojące przed opcją albo { play-word-help }.
   *[many] „{ $typed }” pasuje do więcej niż jednej opcji (jest ich { $fitting }); wpisz więcej tekstu, litery stojące przed opcją albo { play-word-help }.
}
play-which-card = { $found ->
    [0] Żadna karta nie nazywa się „{ $typed }”.
   *[many] Żadna karta nie nazywa się po prostu „{ $typed }”; może chodzi o jedną z tych: { $cards }?
}
play-saved = Zapisano. Grę od tego miejsca wznawia „tablero play { $game } --load { $file }”. Plik zawiera ukryte karty: zachowaj go dla siebie.
play-not-saved = Nie zapisano: nie da się pisać do { $file }.
play-record = Zapis partii jest w pliku { $file }; sprawdza go „tablero verify { $file }”.
# What `tablero replay` ends with. $points: what everybody has, enumerated.
replay-after = { $count ->
    [one] Po 1 decyzji: { $points }
   *[many] Po { $count } decyzjach: { $points }
}
# $hero: whose prospects are judged.
story-turning-points = Punkty zwrotne i decyzje, po których nastąpiły (szanse przed → po, na 100, według oceny botów; oceniana strona: { $hero }):
story-total = Razem
play-seed = Ziarno losowości: { $seed }.

# How a game went. $what: a line of the journal, or nothing; $who: a seat whose chance of winning changed by $percent, from $before to $after.
turning-cost = { $what } { $who }: strata { $percent }% ({ $before }% → { $after }%).
turning-gain = { $what } { $who }: zysk { $percent }% ({ $before }% → { $after }%).
# How good a decision was.
mark-best = najlepsza
mark-good = dobra
mark-inaccuracy = niedokładność
mark-mistake = błąd
mark-blunder = poważny błąd
# A decision and what would have been better. $mark: one of the words above; $percent: the chance of winning that it cost.
fault = { $who }: { $chosen } ({ $mark }, −{ $percent }%). Lepiej: { $best }.
# `tablero analyse`: columns and titles.
analysis-seat = Miejsce
analysis-cost = strata na decyzję
analysis-luck = szczęście
analysis-turning-points = Punkty zwrotne
analysis-faults = Co byłoby lepsze
analysis-not-over = Gra się nie skończyła: ostatnia pozycja jest oceniona, nie rozstrzygnięta.
# $percent: a number, as the language writes it.
analysis-percent = { $percent }%

## What is wrong with a position or a game that was written as text

# $said: the words of the text; $wanted: a line as it has to be; $game: the title of a game;
# $reason: one of the sentences position-rule-…, of this file or of the game.
position-problem-number = Zamiast „{ $said }” powinna tu stać liczba.
position-problem-range = { $said }: dozwolone są liczby od { $least } do { $most }.
position-problem-word-near = „{ $said }” nie jest tu znane; czy chodzi o: { $near }?
position-problem-word = „{ $said }” nie jest tu znane; może tu stać: { $known }.
position-problem-long-line = W tym wierszu jest ponad { $most } rzeczy.
position-problem-words = Tyle słów powinno tu stać: { $n }; jest „{ $said }”.
position-problem-no-value = Po „{ $said }” brakuje wartości.
position-problem-twice = „{ $said }” występuje tu dwa razy.
position-problem-no-count = Zamiast „{ $said }” powinna tu stać liczba i to, co jest liczone.
position-problem-pair = Zamiast „{ $said }” powinny tu stać dwie wartości z ukośnikiem, na przykład 1/0.
position-problem-moved = Zamiast „{ $said }” powinna tu stać liczba, rodzaj elementu i pole, na przykład 2 troops bogota.
position-problem-way = Zamiast „{ $said }” powinny tu stać dwa pola, na przykład bogota>huila.
position-problem-long = Pozycja może mieć najwyżej { $most } znaków.
position-problem-first-line = Pierwszy wiersz musi brzmieć „{ $wanted }”.
position-problem-no-key = Wiersz to klucz, dwukropek i wartość, a nie „{ $said }”.
position-problem-again = „{ $said }” jest już w wierszu { $before }.
position-problem-no-line = Brakuje wiersza; napisz go tak: „{ $wanted }”.
position-problem-against-rules = Takiej pozycji w grze { $game } być nie może: { $reason }
position-problem-no-game = Nie ma gry „{ $said }”; gry to: { $known }.
position-problem-newer = To zapisała wersja { $made } gry { $game }; tu jest wersja { $here }.
position-problem-dice = Kości to 32 cyfry i litery, ukośnik i liczba; bez tego wiersza będą nowe.
position-problem-players = { $game }: liczba graczy może wynosić { $counts }.
position-problem-other-players = Wiersze poniżej mówią o innej liczbie graczy: { $n }.
position-problem-not-dealt = Tego, co nieznane, nie da się rozdać: { $reason }
position-problem-not-unknown = „{ $said }” nie może być nieznane.
position-problem-answer = Odpowiedź to miejsce i opcja, a nie „{ $said }”.
position-problem-not-asked = „{ $said }” o niczym tu nie decyduje.
position-problem-next = Następna jest decyzja { $n }, a nie „{ $said }”.
position-problem-ended = W tym miejscu gra już się skończyła.
position-problem-other-end = Rozegrana ponownie, ta partia kończy się inaczej: { $result }.
position-problem-game-line = Wiersz to klucz, dwukropek i wartość albo decyzje, na przykład „12 purple: galicia done”.
position-problem-option = Opcję pisze się jak short=on, a nie „{ $said }”.
position-problem-seed = Ziarno losowości to parzysta liczba cyfr i liter od a do f.
position-problem-setup = Gra nie może się tak zacząć: { $reason }
position-problem-other-game = To pozycja innej gry: { $game }.
position-problem-over = W tej pozycji gra jest już skończona.
# Before it, where a terminal prints it.
position-problem-at = wiersz { $line }, kolumna { $column }: { $problem }
# `tablero position --check`: what a text is a position of. $count: decisions taken before.
position-about = { $game }. Gracze: { $players }; podjęte decyzje: { $count }.
# What the rules object to; each goes on after a colon.
position-rule-other = jej części do siebie nie pasują.
position-rule-unknown = kart nieznanych: { $n }; kart, których nigdzie nie wymieniono: { $left }.

## Lines of a position that is set up, by their key; line-<key>-<word>: what a line can say; line-<word>: what several can

line-agenda = Co jeszcze do zrobienia
line-over = Gra skończona
line-step = Krok
line-ending = Jak skończyła się gra
line-removed = Karty usunięte z gry
line-discards = Karty odrzucone
line-deck = Talia
