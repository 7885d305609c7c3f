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

# What is added to the text of a card that the data call reconstructed.
card-reconstructed = ◇ Reconstructed: not everything about this card could be checked against the printed one.

# A flag among the setup options.

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
# A line that an earlier version wrote, of a kind that is gone.
note-untold = (A line by an earlier version of this program, which this one can’t read.)
# Where a game by older rules is only looked at. $decision: the first that no longer fits, $after: the one before.
table-shown-until = The rules of this program have changed since: decision { $decision } no longer fits, so the table is shown as it was after decision { $after }.

# The game in the terminal

play-commitment = The commitment to this game’s dice is { $commitment }; the seed is told at the end.
play-hint = Type help to see what you can type.
play-help =
    Type the letters before an option, or its text or the beginning of it. A number is understood
    where exactly one option is that number, as in “Take 3”. Other words:
      board      show the table again
      journal    everything that happened
      rule ID    read a rule by its id
      card NAME  read a card
      undo       take back your last decision
      save FILE  write the game to a file
      quit       leave; save first if you want to go on later
play-left = You left the game.
play-taken-back = Taken back.
play-pass-the-keyboard = — { $who }: press Enter when you are at the screen —
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
play-seed = The seed was { $seed }.
