# What all games say, in English. A game's own file may word any of these differently.

# A seat whose player has a name, where the seat matters too. $seat: the seat, $name: the player.
seat-named = { $seat } ({ $name })

# A seat that nobody plays; a game may have its own words for it.
seat-beyond = { $seat }

# $names: one player or an enumeration of several.
table-waiting = Waiting for { $names }.
table-result = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}

# What a bot thinks of an option. $value: its chance of winning, in per cent, as the bot judges it. $for and $against:
# reasons, enumerated; $pros and $cons: how many they are.
opinion = { $pros ->
    [0] { $cons ->
        [0] { $option }: { $value } %.
       *[other] { $option }: { $value } %; against it: { $against }.
    }
   *[other] { $cons ->
        [0] { $option }: { $value } %, mainly for { $for }.
       *[other] { $option }: { $value } %, mainly for { $for }; against it: { $against }.
    }
}
# ... where the game ended at once whenever it was tried.
opinion-wins = { $option }: it wins the game.
opinion-loses = { $option }: it loses the game.
# ... or sometimes. $wins, $losses: of $worlds trials.
opinion-ends = { $option }: { $value } %. The game may end at once: of { $worlds } trials, { $wins } were won and { $losses } lost.
# What somebody's decisions have changed for them, as the reader can know it. $before, $after: their chance of winning, in per cent.
motive = { $pros ->
    [0] { $cons ->
        [0] { $who }: from { $before } % to { $after } %.
       *[other] { $who }: from { $before } % to { $after } %; against that: { $against }.
    }
   *[other] { $cons ->
        [0] { $who }: from { $before } % to { $after } %, mainly for { $for }.
       *[other] { $who }: from { $before } % to { $after } %, mainly for { $for }; against that: { $against }.
    }
}
# ... and stands before an option with a better chance. $said: one of the sentences above.
opinion-liked = { $said } It stands this high because people who know the game like it.
# A reason: $what is a feature, $points what it is worth, with its sign.
opinion-reason = { $what } ({ $points })

# What is added to the text of a card that the data call reconstructed.
card-reconstructed = ◇ Reconstructed: not everything about this card could be checked against the printed one.

# Why a table can't be set up. $n: the players that were chosen; $option: what is not for so many.
setup-problem-players = { $n ->
    [one] One seat is taken, but { $least } to { $most } have to be.
   *[other] { $n } seats are taken, but { $least } to { $most } have to be.
}
setup-problem-option = { $n ->
    [one] The option “{ $option }” is not for one player.
   *[other] The option “{ $option }” is not for { $n } players.
}

# The heads of columns, where a table is printed as text.
plain-player = Player
plain-points = Points

# A stored game was opened by rules that have changed since. $made: their version then, $now: today,
# $count: decisions that stand, $lost: answers after them that do not.
note-rules-changed = The rules of this program have changed since this game was stored (version { $made } then, { $now } now). { $lost ->
    [0] It goes on where it was.
    [one] It goes on after decision { $count }: the answer that followed no longer fits.
   *[other] It goes on after decision { $count }: the answer that followed no longer fits, so that { $lost } answers are given up.
}
note-answers-lost = { $lost ->
    [one] This game goes on after decision { $count }: the answer that followed no longer fits the rules.
   *[other] This game goes on after decision { $count }: the answer that followed no longer fits the rules, so that { $lost } answers are given up.
}
# Who plays a seat has changed, by its clock.
note-time-up = { $who }: time is up, and a bot plays on.
note-back-again = { $who } is back and plays on.
# A line that an earlier version wrote, of a kind that is gone.
note-untold = (A line by an earlier version of this program, which this one can’t read.)
# Where a game by older rules is only looked at. $decision: the first that no longer fits, $after: the one before.
table-shown-until = The rules of this program have changed since: decision { $decision } no longer fits, so the table is shown as it was after decision { $after }.

# Why something is not offered that was pointed at; the rule stands beside it.

remark-why-no-place = No place is asked for now.
remark-why-no-card = No card is asked for now.
remark-why-rule = This rule decides what can be chosen now, and that is not among it.

# The game in the terminal

play-commitment = The commitment to this game’s dice is { $commitment }; the seed is told at the end.
play-hint = Type { play-word-help } to see what you can type.
play-help =
    Type the letters before an option, or its text or the beginning of it. A number is understood
    where exactly one option is that number, as in “Take 3”. Other words:
# What can be typed; the English words are understood in every language, too. Each word is one word, without accents that are hard to type.
# .takes: what is typed after it.
play-word-help = help
    .help = this list
play-word-board = board
    .help = show the table again
play-word-journal = journal
    .help = everything that happened
play-word-rule = rule
    .takes = ID
    .help = read a rule by its id
play-word-card = card
    .takes = NAME
    .help = read a card
play-word-hint = hint
    .help = what a bot would do, and why; { play-word-hint } expert asks another bot
play-word-why = why
    .help = what the bots’ moves since your last decision have changed for them
play-word-undo = undo
    .help = take back your last decision
play-word-save = save
    .takes = FILE
    .help = write the game to a file
play-word-quit = quit
    .help = leave; save first if you want to go on later
# The letters that stand before options: small ones of the keyboard, without accents.
play-letters = abcdefghijklmnopqrstuvwxyz
play-no-undo = There is nothing to take back.
play-no-rule = There is no rule { $typed }.
play-no-bot = There is no bot { $typed }; the levels are { $levels }.
play-no-moves = No bot has decided anything since your last decision.
play-left = You left the game.
play-taken-back = Taken back.
play-pass-the-keyboard = — { $who }: press Enter when you are at the screen —
play-why-not = { $thing } is not offered: { $reason } [{ $rule }]
play-no-such-number = { $fitting ->
    [0] No option is the number { $typed }, and options have no numbers by their place; type the letters before one, or help.
   *[other] { $fitting } options are the number { $typed }; type the letters before one, or help.
}
play-what = { $fitting ->
    [0] “{ $typed }” is no option; type the letters before one, or help.
   *[other] “{ $typed }” fits { $fitting } options; type more of it, the letters before one, or help.
}
play-which-card = { $found ->
    [0] No card is called “{ $typed }”.
   *[other] No card is called just “{ $typed }”; did you mean one of these: { $cards }?
}
play-saved = Saved. “tablero play { $game } --load { $file }” goes on from here. The file holds the hidden cards: keep it to yourself.
play-record = The record is in { $file }; “tablero verify { $file }” checks it.
# What `tablero replay` ends with. $points: what everybody has, enumerated.
replay-after = { $count ->
    [one] After one decision: { $points }
   *[other] After { $count } decisions: { $points }
}
# $hero: whose prospects are judged.
story-turning-points = Turning points, with the decision after which they came (how { $hero } stood before → after, of 100, as bots judge it):
story-total = Total
play-seed = The seed was { $seed }.

# How a game went. $what: a line of the journal, or nothing; $who: a seat whose chance of winning changed by $percent, from $before to $after.
turning-cost = { $what } That cost { $who } { $percent } % ({ $before } % → { $after } %).
turning-gain = { $what } That brought { $who } { $percent } % ({ $before } % → { $after } %).
# How good a decision was.
mark-best = best
mark-good = good
mark-inaccuracy = inaccuracy
mark-mistake = mistake
mark-blunder = blunder
# A decision and what would have been better. $mark: one of the words above; $percent: the chance of winning that it cost.
fault = { $who }: { $chosen } ({ $mark }, −{ $percent } %). Better: { $best }.
# `tablero analyse`: columns and titles.
analysis-seat = Seat
analysis-cost = given away per decision
analysis-luck = luck
analysis-turning-points = Where it turned
analysis-faults = What would have been better
analysis-not-over = The game is not over: the last position is judged, not decided.
# $percent: a number, as the language writes it.
analysis-percent = { $percent } %

## What is wrong with a position or a game that was written as text

# $said: the words of the text; $wanted: a line as it has to be; $game: the title of a game;
# $reason: one of the sentences position-rule-…, of this file or of the game.
position-problem-number = “{ $said }” should be a number.
position-problem-range = { $said } should be from { $least } to { $most }.
position-problem-word-near = “{ $said }” is not known here; did you mean { $near }?
position-problem-word = “{ $said }” is not known here; it can be: { $known }.
position-problem-long-line = This line names more than { $most } things.
position-problem-words = Words that are needed here: { $n }; there is “{ $said }”.
position-problem-no-value = “{ $said }” should be followed by its value.
position-problem-twice = “{ $said }” is here twice.
position-problem-no-count = “{ $said }” should be a number and what is counted.
position-problem-pair = “{ $said }” should be two values with a stroke between them, such as 1/0.
position-problem-moved = “{ $said }” should be a number, a kind of piece and a space, such as 2 troops bogota.
position-problem-way = “{ $said }” should be two spaces, such as bogota>huila.
position-problem-long = A position has at most { $most } letters.
position-problem-first-line = The first line has to be “{ $wanted }”.
position-problem-no-key = A line is a key, a colon and a value, not “{ $said }”.
position-problem-again = “{ $said }” stands in line { $before } already.
position-problem-no-line = A line is missing; write it like “{ $wanted }”.
position-problem-against-rules = This can’t be a position of { $game }: { $reason }
position-problem-no-game = There is no game “{ $said }”; the games are { $known }.
position-problem-newer = This was written by version { $made } of { $game }; here is version { $here }.
position-problem-dice = The dice are 32 digits and letters, a stroke and a number; leave the line out for new ones.
position-problem-players = { $game } is for { $counts } players.
position-problem-other-players = The lines below are of another number of players: { $n }.
position-problem-not-dealt = What is unknown can’t be dealt: { $reason }
position-problem-not-unknown = “{ $said }” can’t be unknown.
position-problem-answer = An answer is a seat and an option, not “{ $said }”.
position-problem-not-asked = “{ $said }” has nothing to decide here.
position-problem-next = Decision { $n } comes next, not “{ $said }”.
position-problem-ended = The game has ended here.
position-problem-other-end = Played again, this game ends otherwise: { $result }.
position-problem-game-line = A line is a key, a colon and a value, or it tells decisions, such as “12 purple: galicia done”.
position-problem-option = An option is written like short=on, not “{ $said }”.
position-problem-seed = A seed is an even number of digits and letters from a to f.
position-problem-setup = A game can’t begin like this: { $reason }
position-problem-other-game = This is a position of another game: { $game }.
position-problem-over = The game is over in this position.
# Before it, where a terminal prints it.
position-problem-at = line { $line }, column { $column }: { $problem }
# What the rules object to; each goes on after a colon.
position-rule-other = its parts don’t go together.
position-rule-unknown = unknown cards: { $n }; cards that are named nowhere: { $left }.

## Lines of a position that is set up, by their key; line-<key>-<word>: what a line can say; line-<word>: what several can

line-agenda = What is still to be done
line-over = The game is over
line-step = Step
line-ending = How the game ended
line-removed = Removed cards
line-discards = Discards
line-deck = Deck
