# El Grande in English. How messages are found, and the forms of values ($place-inline, $whose-own), is in tablero/texts/speech.py.
# The attribute .inline is how a thing is called in the middle of a sentence.

game-title = El Grande
game-description = Send your caballeros into the nine regions of Spain, use the King, and have the most of them where points are given.
# Measured: own decisions in games between bots, at 20 to 40 seconds each.
game-length = ½ to 1 hour
game-weight = medium
game-like = Everything lies open but the next move: few rules, much to outguess.

## Players

seat-purple = Purple
seat-blue = Blue
seat-orange = Orange
seat-green = Green
seat-white = White
# The third colour of the 2-player game, which nobody plays.
seat-beyond = { $seat } (dummy)

## Places

action-galicia = Galicia
    .inline = Galicia
action-navarra = Navarra
    .inline = Navarra
action-aragon = Aragón
    .inline = Aragón
action-cataluna = Cataluña
    .inline = Cataluña
action-castilla = Castilla
    .inline = Castilla
action-toledo = Toledo
    .inline = Toledo
action-sevilla = Sevilla
    .inline = Sevilla
action-granada = Granada
    .inline = Granada
action-valencia = Valencia
    .inline = Valencia
action-castillo = Castillo
    .inline = the castillo
action-court = Court
    .inline = the court
action-province = Province
    .inline = the province
action-france = France
    .inline = France
action-portugal = Portugal
    .inline = Portugal

## Verbs, tiles, numbers

action-done = Done
action-special = Special action
action-place = Place caballeros
action-veto = Veto
action-allow = Allow
action-plain = No modifier
action-first_choice = First effect
action-second_choice = Second effect
action-tile_8_4_0 = Tile 8/4/0
    .inline = the tile 8/4/0
action-tile_4_0_0 = Tile 4/0/0
    .inline = the tile 4/0/0
action-number = { $n }

## Steps of the game

phase-opening = Setting up
phase-passing = Passing modifiers
phase-power = Power cards
phase-taking = Caballeros to the court
phase-choosing = Choosing an action card
phase-halves = Using the action card
phase-placing = Placing caballeros
phase-special = Special action
phase-scoring = General scoring
phase-over = End of the game

## Setup

setup-short = Short game
    .help = Six rounds in place of nine, with a general scoring after every second one.
setup-merged_stacks = Merged stacks
    .help = For three players: stacks 2 and 3 are shuffled into one, so that there are four cards to choose from and more competition for them.
setup-new_regent = New Regent
    .help = Ten new cards replace His Majesty. The King can go abroad or to the castillo, travel with caballeros, and change places with a grande. ◇ Three of the ten cards are reconstructed, and so is that each places five caballeros.
setup-power_shift = Power Shift
    .help = Everybody gets three modifier cards that raise or lower a power card once; some of them have an ability too. ◇ The cards are reconstructed, except for a plain +1.
setup-alternative_cards = Alternative cards
    .help = Each one you choose replaces a random card of its stack. ◇ Double Game and Secret Ballot are reconstructed.
setup-alternative_cards-veto_1 = Veto, first copy
    .help = Stack 2. Its holder can stop one special action of another player.
setup-alternative_cards-veto_2 = Veto, second copy
    .help = Stack 2. The same card once more, so that two players can hold one.
setup-colours = Colours
    .help = Which colours of the box are played, one for each player; they sit around the table in this order.
setup-dummy = Colour of the dummy
    .help = With two players, a third colour stands on the board that nobody plays.
setup-dummy-next = The next one that is free
    .help = The first colour of the box that nobody plays.
setup-first_player = First player
    .help = Who plays the first power card in round one.
setup-problem-dummy = { $seat } is played, so it can’t be the colour of the dummy.
setup-problem-first-player = The first player has to be one of the colours that play.
setup-first_player-random = Drawn by lot
    .help = Chance decides.
setup-first_player-1 = { seat-purple }
    .help = The first seat begins.
setup-first_player-2 = { seat-blue }
    .help = The second seat begins.
setup-first_player-3 = { seat-orange }
    .help = The third seat begins; for three players or more.
setup-first_player-4 = { seat-green }
    .help = The fourth seat begins; for four players or more.
setup-first_player-5 = { seat-white }
    .help = The fifth seat begins; for five players.

## Power cards and turns: questions

ask-pass-modifier = Choose one of your three modifiers to hand to your left neighbour; you keep the other two and get one from your right.
ask-modifier = Choose a modifier to add to the power card you are about to play, or play without one.
ask-power = Play a power card: a high one lets you act early, a low one brings more caballeros into your court.
ask-card = Take one of the open action cards: the number on it is how many caballeros you may place, its text is the special action.
ask-half = Choose what to do next with { $card }, or end your turn.
ask-veto = { $who } announces the special action of { $card }: stop it with your Veto, or let it happen?

option-half-special = Special action of { $card }
option-half-place = Place caballeros
option-half-done = End the turn
option-veto-veto = Stop it
option-veto-allow = Let it happen

## Court and province: questions

ask-take = { $rule ->
    [EG-6_1] { $most ->
        [one] Your power card lets you call one caballero into your court, where it is ready to be placed; do you take it?
       *[other] Your power card lets you call up to { $most } caballeros into your court, where they are ready to be placed; how many do you take?
    }
   *[other] { $most ->
        [one] You may call one more caballero into your court; do you take it?
       *[other] You may call up to { $most } more caballeros into your court; how many do you take?
    }
}
ask-take-from = { $left ->
    [one] The province is one caballero short: choose a region from which one of yours comes back to your court.
   *[other] The province is { $left } caballeros short: choose a region from which the next one comes back to your court.
}
ask-place = { $place-id ->
    [castillo] { $inside ->
        [0] { $left ->
            [one] The King is at the castillo: place one more caballero from your court in any region, or stop.
           *[other] The King is at the castillo: place up to { $left } more caballeros from your court in any regions, or stop.
        }
       *[other] { $left ->
            [one] Place one more caballero from your court in any region, or throw it into the castillo although the King is there, or stop.
           *[other] Place up to { $left } more caballeros from your court in any regions, or throw them into the castillo although the King is there, or stop.
        }
    }
   *[other] { $inside ->
        [0] { $left ->
            [one] Place one more caballero from your court next to the King, or throw it into the castillo, or stop.
           *[other] Place up to { $left } more caballeros from your court next to the King, or throw them into the castillo, or stop.
        }
       *[other] { $left ->
            [one] Place one more caballero from your court in the King’s region or next to it, or throw it into the castillo, or stop.
           *[other] Place up to { $left } more caballeros from your court in the King’s region or next to it, or throw them into the castillo, or stop.
        }
    }
}
ask-place-anywhere = { $rule ->
    [EG-card-steward] You may throw a caballero from your court into the castillo, to be scored there unseen.
   *[other] { $left ->
        [one] Place one caballero from your court in any region but the King’s, or stop.
       *[other] Place up to { $left } caballeros from your court in any regions but the King’s, or stop.
    }
}
ask-return-own = { $left ->
    [one] Return one more of your caballeros to the province: choose where it comes from.
   *[other] Return { $left } of your caballeros to the province: choose where the next one comes from.
}
ask-return-disc = { $rule ->
    [EG-card-revolution] Set your secret disc: all your caballeros in the region you choose go back to the province.
   *[other] { $n ->
        [one] Set your secret disc: one of your caballeros in the region you choose goes back to the province.
       *[other] Set your secret disc: { $n } of your caballeros in the region you choose go back to the province.
    }
}
ask-return-chosen = Choose the region from which a caballero of { $whose } goes back to the province.

option-take = { $n ->
    [0] Take none
   *[other] Take { $n }
}
option-place-done = Place no more
option-place-anywhere-castillo = Throw it into the castillo
option-place-anywhere-done = { $rule ->
    [EG-card-steward] Throw nobody
   *[other] Place no more
}

## Moving caballeros: questions

ask-move-name = { $rule ->
    [EG-card-departure] Name the region from which you want to move your own caballeros, as many as you like.
   *[other] Name the region from which you want to move caballeros of any colour, { $n } at most.
}
ask-move-from = { $either ->
    [0] { $own ->
        [0] { $opposing ->
            [one] You may move one opposing caballero: choose the region it leaves, or stop.
           *[other] You may move up to { $opposing } opposing caballeros: choose the region that the next one leaves, or stop.
        }
        [one] { $opposing ->
            [0] You may move one of your own caballeros: choose the region it leaves, or stop.
            [one] You may move one of your own caballeros and one opposing one: choose the region that the next one leaves, or stop.
           *[other] You may move one of your own caballeros and up to { $opposing } opposing ones: choose the region that the next one leaves, or stop.
        }
       *[other] { $opposing ->
            [0] You may move up to { $own } of your own caballeros: choose the region that the next one leaves, or stop.
            [one] You may move up to { $own } of your own caballeros and one opposing one: choose the region that the next one leaves, or stop.
           *[other] You may move up to { $own } of your own caballeros and up to { $opposing } opposing ones: choose the region that the next one leaves, or stop.
        }
    }
    [one] You may move one caballero of any colour: choose the region it leaves, or stop.
   *[other] You may move up to { $either } caballeros of any colours: choose the region that the next one leaves, or stop.
}
ask-move-colour = Choose whose caballero leaves { $place-inline }.
ask-move-to = { $whose-own ->
    [yes] Choose where your caballero from { $place-inline } goes.
   *[no] Choose where the caballero of { $whose } from { $place-inline } goes.
}
ask-move-out = { $left ->
    [one] You may still move one caballero out of { $place-inline }: choose whose, or stop.
   *[other] You may still move { $left } caballeros out of { $place-inline }: choose whose is the next, or stop.
}
ask-move-group-to = Choose where some or all of your caballeros from { $place-inline } go, or stop.
ask-move-how-many = Choose how many of your caballeros move from { $place-inline } to { $target-inline }.
ask-coup-name = Name a region: all opponents have to move out of it with all their caballeros.
ask-coup-disc = Set your secret disc: all your caballeros in { $place-inline } have to move to the region you choose.

option-move-from-done = { $rule ->
    [EG-card-scout] Move nobody
    [EG-card-spy] Move nobody
   *[other] Move no more
}
option-move-out-done = Move no more
option-move-group-to-done = Move no more
option-move-how-many = { $n ->
    [one] { $n } caballero
   *[other] { $n } caballeros
}

## The King and the grandes: questions

ask-king = { $rule ->
    [EG-card-royal-adviser] Choose the neighbouring region the King moves to; nothing may enter or leave it while he is there.
    [EG-card-pilgrimage] Choose the neighbouring region the King moves to; nothing may enter or leave it while he is there.
    [EG-card-exile] Choose the country the King goes to; as long as he is abroad, no region is closed.
    [EG-card-summer-residence] Several regions have the fewest caballeros: choose in which of them the King will be.
    [EG-card-winter-residence] Several regions have the most caballeros: choose in which of them the King will be.
    [EG-card-rivalry] Choose the region the King moves to; all grandes there will be thrown into the castillo.
   *[other] Choose the region the King moves to; nothing may enter or leave it while he is there.
}
ask-king-escorted = { $n ->
    [0] Choose the region the King moves to; he travels alone, as no caballeros are in a region with him.
    [one] Choose the region the King moves to; the one caballero in the region he leaves will go along.
   *[other] Choose the region the King moves to; { $n } caballeros from the region he leaves will go along.
}
ask-entourage = { $left ->
    [one] Choose whose caballero goes along with the King from { $place-inline }.
   *[other] Choose whose caballeros go along with the King from { $place-inline }: { $left } of them, one after the other.
}
ask-deputy = Choose whose grande changes places with the King.
ask-grande = Choose the region your grande moves to; when you alone are first there, it brings you 2 extra points.

## Scoring and privileges: questions

ask-levy = Choose the region that is scored now.
ask-ballot-disc = Set your secret disc: each region that only one player has chosen is scored.
ask-disc = { $grande ->
    [0] Set your secret disc: once the castillo is scored, all your caballeros in it go to the region you choose, or to your court if the King is there.
   *[other] Set your secret disc: once the castillo is scored, your grande and all your caballeros in it go to the region you choose; if the King is there, the caballeros go to your court and the grande stays inside.
}
ask-power-back = Choose one of your used cards to take back into your hand; the others will not see which.
ask-tile = Choose a scoring tile to put on the map or to move; its values replace the printed ones.
ask-tile-to = Choose the region, or the castillo, where { $tile-inline } will lie.
ask-choose-effect = Double Game is one of two cards: choose which.

option-disc-court = No region: to my court
option-choose-effect-first_choice = { card-departure }: move your own caballeros out of one region
option-choose-effect-second_choice = { card-militia }: place up to two caballeros in any regions

## Orders in advance (orders.py)

order-power = Next power card: { $n }
order-plain = Never add a modifier to a power card
order-disc = Castillo disc of this scoring: { $place }
order-veto = Veto against the special action: { $card }
order-allow = Let every special action happen

## Rounds: journal

note-king-starts = The King starts in { $place-inline }.
note-grande-starts = { $who } starts in { $place-inline }, with the grande and two caballeros.
note-first-player = { $who } has the first-player marker.
note-modifier-passed = { $who } hands { $card-inline } to { $whom }.
note-round = Round { $n } begins.
note-dummy-placed = { $n ->
    [0] The dummy draws { $place-inline } and places nobody there.
    [one] The dummy places one caballero in { $place-inline }.
   *[other] The dummy places { $n } caballeros in { $place-inline }.
}
note-offered = { $card } is turned up.
many-offered = Turned up: { $card }.
note-dummy-power = The dummy plays power card { $n }.
note-dummy-took = The dummy takes { $card }, which goes unused.
note-played-power = { $who } plays { $card-inline }.
note-played-modified = { $who } plays { $card-inline } with { $modifier-inline }, a total of { $n }.
note-turn = It is { $who }’s turn.
note-took-card = { $who } takes the card { $card }.
note-ability = { $who } may now use the ability of { $card-inline }.
note-announced = { $who } announces the special action of { $card }.
note-vetoed = { $who } vetoes the special action of { $card } that { $whom } announced.
note-veto-kept = { $n ->
    [1] { $who } lays out Veto and can stop a special action in this round.
    [2] { $who } lays out Veto and can stop a special action in this round or the next.
   *[other] { $who } lays out Veto and can stop a special action in this round or one of the next.
}
note-veto-lapsed = { $who }’s Veto has not been used in time and is discarded.
note-infiltrates = { $who } may also place caballeros in the King’s region with this card.
note-over = The game is over.

## Pieces: journal

note-took = { $n ->
    [0] { $who } takes no caballeros from the province.
    [one] { $who } takes one caballero from the province into the court.
   *[other] { $who } takes { $n } caballeros from the province into the court.
}
many-took-from = { $who } takes caballeros from { $place-inline } into the court.
note-took-from = { $who } takes one caballero from { $place-inline } into the court.
note-placed = { $n ->
    [one] { $who } places one caballero in { $place-inline }.
   *[other] { $who } places { $n } caballeros in { $place-inline }.
}
note-threw = { $n ->
    [one] { $who } throws one caballero into the castillo.
   *[other] { $who } throws { $n } caballeros into the castillo.
}
note-returned = { $n ->
    [one] One caballero of { $whose } goes from { $place-inline } back to the province.
   *[other] { $n } caballeros of { $whose } go from { $place-inline } back to the province.
}
note-moved = { $whose-own ->
    [yes] { $n ->
        [one] { $who } moves one own caballero from { $place-inline } to { $target-inline }.
       *[other] { $who } moves { $n } own caballeros from { $place-inline } to { $target-inline }.
    }
   *[no] { $n ->
        [one] { $who } moves one caballero of { $whose } from { $place-inline } to { $target-inline }.
       *[other] { $who } moves { $n } caballeros of { $whose } from { $place-inline } to { $target-inline }.
    }
}
note-named = { $rule ->
    [EG-card-secret-ballot] { $who }’s disc shows { $place-inline }.
   *[other] { $who } names { $place-inline }.
}
note-king-moved = { $who } moves the King to { $place-inline }.
note-king-stays = The King stays in { $place-inline }.
note-grande-moved = { $whose-own ->
    [yes] { $who }’s grande moves to { $place-inline }.
   *[no] { $who } moves the grande of { $whose } to { $place-inline }.
}
note-grande-thrown = { $whose }’s grande is thrown from { $place-inline } into the castillo.
note-tile-moved = { $who } puts { $tile-inline } on { $place-inline }.
note-power-back = { $who } takes a used power card back into the hand.
note-modifier-back = { $who } takes a used modifier back into the hand.
note-card-back = The card taken back is { $card-inline }.

## Scoring: journal

note-general-scoring = After round { $n } there is a general scoring: first the castillo, then all regions.
note-castillo-opened = The castillo is opened.
note-castillo-held = { $n ->
    [one] One caballero of { $whose } was inside.
   *[other] { $n } caballeros of { $whose } were inside.
}
note-castillo-held-grande = The grande of { $whose } was inside.
note-scored = Now { $place-inline } is scored.
note-points = { $n ->
    [one] { $who } gets one point for
   *[other] { $who } gets { $n } points for
} { $tied ->
    [0] { $rank ->
        [1] first
        [2] second
       *[other] third
    } place in { $place-inline }
   *[other] { $rank ->
        [2] second place in { $place-inline }, as first place is tied
       *[other] third place in { $place-inline }, as second place is tied
    }
}{ $king ->
    [0] { $grande ->
        [0] .
       *[other] , { $grande } of them for the grande there.
    }
   *[other] { $grande ->
        [0] , { $king } of them for the King’s region.
       *[other] , { $king } of them for the King’s region and { $grande } for the grande there.
    }
}
note-left-castillo = { $n ->
    [0] { $who }’s disc shows { $place-inline }; no caballeros go there.
    [one] { $who }’s disc shows { $place-inline }, and one caballero goes there from the castillo.
   *[other] { $who }’s disc shows { $place-inline }, and { $n } caballeros go there from the castillo.
}
note-disc-to-court = { $place-id ->
    [court] { $n ->
        [0] { $who }’s disc shows no region.
        [one] { $who }’s disc shows no region, and one caballero goes from the castillo to the court.
       *[other] { $who }’s disc shows no region, and { $n } caballeros go from the castillo to the court.
    }
   *[other] { $n ->
        [0] { $who }’s disc shows { $place-inline }, where the King is.
        [one] { $who }’s disc shows { $place-inline }, where the King is, and one caballero goes from the castillo to the court.
       *[other] { $who }’s disc shows { $place-inline }, where the King is, and { $n } caballeros go from the castillo to the court.
    }
}

## What cards count, worded for every number the data may give

unit-mine = { $n ->
    [one] one of your own caballeros
   *[other] up to { $n } of your own caballeros
}
unit-theirs = { $n ->
    [one] one opposing caballero
   *[other] up to { $n } opposing caballeros
}
unit-any = { $n ->
    [one] one caballero of any colour
   *[other] up to { $n } caballeros of any colours
}
unit-more = { $n ->
    [one] one more caballero
   *[other] up to { $n } more caballeros
}
unit-few = { $n ->
    [one] one caballero
   *[other] up to { $n } caballeros
}
unit-caballeros = { $n ->
    [one] one caballero
   *[other] { $n } caballeros
}

## Power cards and modifiers

card-power = Power card { $n }
    .inline = power card { $n }
    .text = { $takes ->
        [0] No caballeros
        [one] 1 caballero
       *[other] Up to { $takes } caballeros
    } into your court; { $n ->
        [1] you act last.
        [13] you act first.
       *[other] the higher number acts first.
    }
card-plus_1_a = Modifier { $signed }
    .inline = modifier { $signed }
    .text = { $sign ->
        [plus] Adds { $value } to
       *[minus] Takes { $value } from
    } your power card when the order of turns is set.
card-plus_1_b = { card-plus_1_a }
    .inline = { card-plus_1_a.inline }
    .text = { card-plus_1_a.text }
card-plus_2_a = { card-plus_1_a }
    .inline = { card-plus_1_a.inline }
    .text = { card-plus_1_a.text }
card-plus_2_b = { card-plus_1_a }
    .inline = { card-plus_1_a.inline }
    .text = { card-plus_1_a.text }
card-plus_3 = { card-plus_1_a }
    .inline = { card-plus_1_a.inline }
    .text = { card-plus_1_a.text }
card-minus_1_a = { card-plus_1_a }
    .inline = { card-plus_1_a.inline }
    .text = { card-plus_1_a.text }
card-minus_1_b = { card-plus_1_a }
    .inline = { card-plus_1_a.inline }
    .text = { card-plus_1_a.text }
card-minus_2_a = { card-plus_1_a }
    .inline = { card-plus_1_a.inline }
    .text = { card-plus_1_a.text }
card-minus_2_b = { card-plus_1_a }
    .inline = { card-plus_1_a.inline }
    .text = { card-plus_1_a.text }
card-minus_3 = { card-plus_1_a }
    .inline = { card-plus_1_a.inline }
    .text = { card-plus_1_a.text }
card-courier = Courier ({ $signed })
    .inline = Courier ({ $signed })
    .text = { $sign ->
        [plus] Adds { $value } to
       *[minus] Takes { $value } from
    } your power card. In your turn you may call { $count-more } into your court.
card-recruiter = Recruiter ({ $signed })
    .inline = Recruiter ({ $signed })
    .text = { $sign ->
        [plus] Adds { $value } to
       *[minus] Takes { $value } from
    } your power card. In your turn you may call { $count-more } into your court.
card-scout = Scout ({ $signed })
    .inline = Scout ({ $signed })
    .text = { $sign ->
        [plus] Adds { $value } to
       *[minus] Takes { $value } from
    } your power card. In your turn you may move { $own-mine }.
card-spy = Spy ({ $signed })
    .inline = Spy ({ $signed })
    .text = { $sign ->
        [plus] Adds { $value } to
       *[minus] Takes { $value } from
    } your power card. In your turn you may move { $opposing-theirs }.
card-steward = Steward ({ $signed })
    .inline = Steward ({ $signed })
    .text = { $sign ->
        [plus] Adds { $value } to
       *[minus] Takes { $value } from
    } your power card. In your turn you may throw { $count-few } from your court into the castillo.
card-herald = Herald ({ $signed })
    .inline = Herald ({ $signed })
    .text = { $sign ->
        [plus] Adds { $value } to
       *[minus] Takes { $value } from
    } your power card. In your turn you may place { $count-few } from your court in any region but the King’s.

## Action cards, stack 1

card-intrigue = Intrigue
    .text = Move { $own-mine } and { $opposing-theirs } to other regions or into the castillo.
card-regrouping = Regrouping
    .text = Move { $own-mine } to other regions or into the castillo.
card-manoeuvre = Manoeuvre
    .text = Move { $either-any } to other regions or into the castillo.
card-diversion = Diversion
    .text = Move { $either-any } to other regions or into the castillo.
card-displacement = Displacement
    .text = Move { $opposing-theirs } to other regions or into the castillo.
card-dispersal = Dispersal
    .text = Name a region. Move { $either-any } out of it, to other regions or into the castillo.
card-departure = Departure
    .text = Name a region. Move as many of your own caballeros out of it as you like, to other regions or into the castillo.
card-militia = Militia
    .text = Place { $count-few } from your court in any regions but the King’s, however far away.
card-double_game = Double Game
    .text = Use this card as { card-departure } or as { card-militia }.

## Action cards, stack 2

card-withdrawal = Withdrawal
    .text = Each opponent gives { $count-caballeros } of the own choice, from court or regions, back to the province. Your left neighbour begins.
card-revolution = Revolution
    .text = Each opponent sets the secret disc and returns to the province all own caballeros in the region it shows.
card-unrest = Unrest
    .text = Each opponent sets the secret disc and returns to the province { $count } own { $count ->
        [one] caballero
       *[other] caballeros
    } from the region it shows.
card-disgrace = Disgrace
    .text = Each opponent returns the whole court to the province.
card-loss_of_authority = Loss of Authority
    .text = Each opponent returns { $count-caballeros } from the court to the province.
card-desertion = Desertion
    .text = Take { $count-caballeros } of every opponent out of a region you choose and put { $count ->
        [one] it
       *[other] them
    } back into the province.
card-levy = Levy
    .text = Choose a region. It is scored at once.
card-veto = Veto
    .text = Keep this card in front of you. Once, { $rounds ->
        [1] in this round
        [2] in this round or the next
       *[other] in this round or one of the { $later } after it
    }, you may stop another player’s special action.

## Action cards, stack 3

card-fiesta = Fiesta
    .text = All regions where first place is worth { $values-or } points are scored.
card-garrisons = Garrisons
    .text = All regions where first place is worth { $values-or } points are scored.
card-strongholds = Strongholds
    .text = All regions where first place is worth { $values-or } points are scored.
card-unmasking = Unmasking
    .text = The castillo is opened and scored; then everything goes back into it.
card-supremacy = Supremacy
    .text = All regions are scored, but only for players who are alone in first place.
card-crowds = Crowds
    .text = The region with the most caballeros is scored, or all that share the most.
card-outposts = Outposts
    .text = The region with the fewest caballeros is scored, or all that share the fewest. Empty regions do not count.

## Action cards, stack 4

card-coup = Coup
    .text = Name a region. Each opponent moves all own caballeros out of it, to the region shown on the secret disc.
card-reinforcement = Reinforcement
    .text = Take one of your used power cards back into your hand, unseen by the others.
card-legislation = Legislation
    .text = Put a scoring tile on a region or on the castillo, or move one that is there already.
card-new_home = New Home
    .text = Move your grande to another region of your choice.
card-royal_adviser = Royal Adviser
    .text = Move the King to a neighbouring region.
card-recruitment = Recruitment
    .text = Call { $count-more } from the province into your court.
card-secret_ballot = Secret Ballot
    .text = All players set their secret discs. Every region that exactly one of them shows is scored.

## Action cards, stack 5

card-his_majesty = His Majesty
    .text = Move the King to another region of your choice. This card is on offer in every round.
card-exile = Exile
    .text = Move the King to France or Portugal. While he is there, no region is closed.
card-entourage = Entourage
    .text = Move the King to another region, and with him { $count-caballeros } of your choice from the region he leaves.
card-rivalry = Rivalry
    .text = Move the King to another region. All grandes there are thrown into the castillo.
card-summer_residence = Summer Residence
    .text = The King moves to the region with the fewest caballeros, empty ones left out. If several are equal, you choose.
card-rebellion = Rebellion
    .text = Move the King to the castillo. While he is there it is closed, and caballeros may be placed in every region.
card-infiltration = Infiltration
    .text = The King stays. With this card you may place caballeros in his region too.
card-deputy = Deputy
    .text = The King changes places with a grande of your choice that stands in another region.
card-royal_journey = Royal Journey
    .text = Move the King to another region of your choice.
card-winter_residence = Winter Residence
    .text = The King moves to the region with the most caballeros. If several are equal, you choose.
card-pilgrimage = Pilgrimage
    .text = Move the King to a neighbouring region.

## Things on the table

thing-king = King
    .text = You place caballeros in the regions next to him. Nothing enters or leaves the region where he stands, and whoever is alone in first place there gets { $points } extra points.
thing-grande = Grande
    .text = It marks a player’s home region: alone in first place there, that player gets { $points } extra points. It never counts as a caballero.
thing-caballero = Caballero
    .text = Your knights. Whoever has the most of them in a region gets the most points when it is scored.
thing-castillo = Castillo
    .text = The tower hides the caballeros thrown into it. In a general scoring it is scored first; then they leave for the regions on the secret discs.
thing-court = Court
    .text = The caballeros you can place.
thing-province = Province
    .text = The supply from which caballeros are called into the court.
thing-region = Region
    .text = The numbers are the points for first, second and third place. Tied players take the next place down.
thing-france = France
    .text = Only the King can go here. Then caballeros are placed along that country’s border, and no region is closed.
thing-portugal = Portugal
    .text = { thing-france.text }
thing-tile = Scoring tile
    .text = Its numbers replace the printed ones of the region or castillo where it lies. In the sea it waits for an action card that brings it there.
thing-power_card = Power card
    .text = The highest number acts first. Low numbers bring more caballeros into the court.
thing-first_player = First-player marker
    .text = Its holder plays the first power card. It goes to whoever played the lowest one.
thing-round = Round
    .text = There is a general scoring after rounds { $scoring }; then the game is over.
thing-score = Points
    .text = Whoever has the most when the game is over wins.
thing-board = The table
    .text = The map of Spain, the players, and the cards on offer.
thing-active = Acting now
    .text = It is this player’s turn.
thing-winner = Winner
    .text = Most points at the end; players with the same number share the victory.
thing-left_out = Left out
    .text = The short game skips this round.
thing-general_scoring = General scoring
    .text = First the castillo, then all nine regions give points.
thing-prospects = If scored now
    .text = The points this player would get if all nine regions were scored at this moment.
thing-stack = Stack
    .text = The cards still face down; a new one is turned up every round.
thing-powers_left = Power cards left
    .text = Filled ones are in hand, empty ones have been played. After Reinforcement one of the pale ones is back.
thing-to_place = Caballeros to place
    .text = Up to so many may go from your court next to the King, or into the castillo.
thing-goes_to = Goes to
    .text = From what stands before the arrow to what stands behind it.
thing-goes_back = Goes back
    .text = What stands before the arrow returns to what stands behind it.
thing-change_places = Change places
    .text = What stands before and behind the arrows.
thing-one_of_two = One of two
    .text = Choose one of the two actions on the card.
thing-scoring = Scoring
    .text = What follows is scored at once.
thing-secret_disc = Secret disc
    .text = Everybody sets one unseen; all are turned up together.
thing-hand = Hand
    .text = The power cards a player can still play.
thing-how_many = How many
    .text = Up to so many, or the values that count.
thing-veto = Veto
    .text = It stops a special action.

## Heads of columns, where the table is printed as text

plain-round = Round
plain-veto = Veto, and the rounds it holds
plain-marks = Here
plain-next-to = Next to it
plain-caballeros = Caballeros
plain-sign = Sign
plain-meaning = Meaning
plain-sign-grande = the grande of this colour
plain-sign-none = no caballeros
plain-sign-unseen = not shown: what is in the castillo stays there unseen
plain-sign-first = has the first-player marker
plain-region = Region
plain-values = Points
plain-court = Court
plain-province = Province
plain-power = Power card
plain-hand = Hand
plain-card = Action card
plain-place = Places
plain-text = Special action

## Why something is not offered

remark-why-no-tile = No scoring tile is asked for now.
remark-why-no-power = No power card is asked for now.
remark-why-no-modifier = No modifier is asked for now.
remark-why-no-card = No action card is asked for now.
remark-why-castillo-no-region = The castillo is no region.
remark-why-abroad = Nobody but the King ever goes to { $place-inline }.
remark-why-no-region = { $place } is no region.
remark-why-kings-region = The King is in { $place-inline }: nothing comes in or goes out.
remark-why-none-there = No caballero of { $whose } is in { $place-inline }.
remark-why-not-next-to-king = { $place } is not next to { $target-inline }, where the King is.
remark-why-castillo-only = This card is for the castillo alone.
remark-why-king-at-castillo = The King is at the castillo: nobody gets in.
remark-why-already-there = They are in { $place-inline } already.
remark-why-all-arrived = All caballeros in { $place-inline } that may be moved have just come: nobody is moved twice in one action.
remark-why-none-to-move = In { $place-inline } there is no caballero that may be moved now.
remark-why-king-total = The number of caballeros decides where the King goes, and it decides for another region.
remark-why-king-is-there = The King is in { $place-inline } already.
remark-why-king-not-next = { $place } is not next to { $target-inline }, where the King is.
remark-why-king-not-there = This card does not let the King go there.
remark-why-grande-is-there = Your grande is in { $place-inline } already.
remark-why-not-enough = You have { $n ->
    [one] only one caballero
   *[other] only { $n } caballeros
} in { $place-inline }, and a region from which { $most } can go.
remark-why-no-board = { $place } has no scoring board.
remark-why-kings-board = The King is in { $place-inline }: no tile comes in or goes out.
remark-why-has-tile = A tile lies in { $place-inline } already.
remark-why-power-used = You have used { $card-inline }.
remark-why-total-taken = { $who } has played { $n } this round; nobody may repeat it.
remark-why-not-in-hand = You do not hold { $card-inline }.
remark-why-not-open = { $card } does not lie open.
remark-why-not-used = You have not used { $card-inline }, or have taken it back.
remark-why-tile-held = This tile lies in { $place-inline }, where the King is, and stays there.

## The game on one page

remark-card-places = Place up to { $n }
panel-standing = Who is ahead
remark-standing = { $who }; { $now } more if all nine regions were scored now
    .value = { $points }
remark-goal-points = Have the most points after the third general scoring. Players with equal points share the victory.
remark-goal-regions = A region gives points for having the most caballeros there: the first number to the player with the most, the second to the next. Tied players take the place below.
remark-goal-scorings = The castillo and all nine regions are scored after rounds 3, 6 and 9. Some action cards score regions in between.
remark-turn-power = In each round everybody plays a power card. A high number acts early, a low one calls more caballeros into the court.
remark-turn-card = In that order, each player takes one of the open action cards: place up to as many caballeros from the court as it shows, and use its special action, in either order.
remark-turn-king = Caballeros are placed next to the King’s region or in the castillo. Nothing enters or leaves the region where the King stands.
remark-thing-closed = The King is here: nothing may enter or leave.
# $who would get $n points.
remark-thing-share = If it were scored now: { $who }
    .value = +{ $n }

## What bots go by (evaluation.py). Within a sentence; $trend says whether it got better.

# What an option does (consequences.py). $points: what one scores there then, if it were scored now; $before: without it.
remark-place-changes = { $points ->
    [one] One point there if scored now, { $before } without it.
   *[other] { $points } points there if scored now, { $before } without it.
}
remark-place-same = { $points ->
    [0] No points there yet if scored now.
    [one] One point there if scored now, as before.
   *[other] { $points } points there if scored now, as before.
}

feature-points = { $trend ->
    [up] points won
   *[down] points lost
}
feature-region = { $trend ->
    [up] a better place in { $place-inline }
   *[down] a worse place in { $place-inline }
}
feature-king = { $trend ->
    [up] a better hold on the King’s region
   *[down] a weaker hold on the King’s region
}
feature-grande = { $trend ->
    [up] a better hold on the home region
   *[down] a weaker hold on the home region
}
feature-castillo = { $trend ->
    [up] more caballeros in the castillo, free to go anywhere
   *[down] fewer caballeros in the castillo, free to go anywhere
}
feature-turn = { $trend ->
    [up] more of the turn still to come
   *[down] less of the turn still to come
}
feature-power-cards = { $trend ->
    [up] better power cards kept
   *[down] power cards spent
}
feature-reserves = { $trend ->
    [up] more caballeros to place later
   *[down] fewer caballeros to place later
}
feature-rival-points = { $trend ->
    [up] rivals with fewer points
   *[down] rivals with more points
}
feature-rival-regions = { $trend ->
    [up] rivals worse placed in the regions
   *[down] rivals better placed in the regions
}
feature-rival-reserves = { $trend ->
    [up] rivals with less in reserve
   *[down] rivals with more in reserve
}
feature-race = { $trend ->
    [up] fewer rivals in the race
   *[down] more rivals in the race
}

## How a finished game is told

remark-won-by = { $who } wins with { $n } points, { $lead ->
    [one] one more
   *[other] { $lead } more
} than { $whom }.
story-curve = Points
sheet-scorings = Points by scoring
sheet-regions = Points by region
sheet-sources = Points by what they were for
remark-sheet-seat = { $who }
remark-sheet-general = General scoring after round { $n }
remark-sheet-cards = Cards in round { $n }
remark-sheet-region = { $place }
remark-sheet-source = { $n ->
    [1] First places
    [2] Second places
    [3] Third places
    [4] The King’s region
   *[other] The own grande’s region
}

## What the rules object to in a position that was written; each goes on after a colon

position-rule-unknown-stack = unknown cards of stack { $stack }: { $n }; cards that are left for it: { $left }.
position-rule-caballeros = { $who } has { $n } caballeros instead of { $most }.
position-rule-grande = the grande of { $who } is nowhere.
position-rule-hand = the hand of { $who } is not among those under possible_hands.
position-rule-score = the score of { $who } is negative.
position-rule-modifiers = what { $who } holds of modifiers is not among those under possible_modifiers.
position-rule-totals = two players have the same total.
position-rule-tiles = two scoring tiles lie in one place.
position-rule-card-twice = a card is in two places.
position-rule-base-cards = cards of the base game: { $n } instead of 40.
position-rule-modifiers-lost = with Power Shift each player has { $n } modifiers, held or used; without it nobody has any.
position-rule-modifier-twice = a modifier is in two hands.

## Lines of a position that is set up, by their key; line-<key>-<word>: what a line can say

line-first = First player
line-turn = Whose turn it is, in the order, from 0
line-grandes = Where the grandes are
line-tiles = Scoring tiles
line-order = Order of the turns
line-powers = Power cards played this round
line-totals = Totals with modifiers
line-possible_hands = Hands that others think possible
line-played = Modifiers played this round
line-modifiers = Modifiers in hand
line-used = Modifiers used so far
line-passed = Modifiers passed to the left
line-possible_modifiers = Modifiers that others think possible
line-card = Action card in use
line-placed = Caballeros were placed for it
line-acted = Its special action was used
line-infiltrating = Infiltrating the King’s region
line-offer = Cards on offer
line-stacks = Stacks
line-drawn = Cards drawn from each stack
line-vetoes = Who holds the Veto cards
line-veto_rounds = Rounds until the Veto cards lapse
line-region_cards = Region cards of the dummy
line-dummy_powers = Power cards of the dummy
