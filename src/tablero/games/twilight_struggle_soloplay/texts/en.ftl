# Twilight Struggle SoloPlay in English: what the two-player game does not say. How messages are found is in tablero/texts/speech.py.

game-title = Twilight Struggle SoloPlay
game-description = The Cold War for one: you lead a superpower, and the other one follows rules of its own that you can look into at every step.
# Measured: own decisions in games between bots, at 20 to 40 seconds each.
game-length = 1 to 3 hours
game-weight = heavy
game-like = The same tug of war at your own pace, against an opponent whose reasons can be read.

## The table

thing-stack_player = Your stack
    .text = Your cards, face down. In a round you draw two of them, play one and put the other under the stack.
thing-stack_ai = Stack of the AI
    .text = The cards of the AI, face down. In a round it turns up the top one.
thing-aside = Used regions
    .text = Scoring cards laid aside until the end of the turn.
thing-primary = Primary Region
    .text = Influence costs its normal price here and in countries linked to it. In a scoring round this region is scored.
thing-secondary = Secondary Region
    .text = A card used here, even in part, is worth 1 Op less, but at least 1.
thing-scored = Primary Region, scored at the end of this round
    .text = Influence costs its normal price here and in countries linked to it. When both sides have acted, this region is scored.
thing-scored_mark = Scored now
    .text = The Primary Region of a scoring round.
thing-primary_mark = Primary
    .text = The Primary Region.
thing-secondary_mark = Secondary
    .text = The Secondary Region.
thing-zone_other = Another region
    .text = A card used here, even in part, is worth half its Ops, rounded down.
thing-scoring_round = Scoring round
    .text = You act first, then the AI; then the Primary Region is scored.

## Results

thing-result_defeat = Defeat
    .text = Fewer than 0 VP, 20 VP for the AI, or nuclear war.
thing-result_draw = Draw
    .text = The VP marker stands at 0.
thing-result_marginal = Marginal victory
    .text = 1 to 3 VP.
thing-result_decisive = Decisive advantage
    .text = 4 to 6 VP.
thing-result_total = Total victory
    .text = 7 to 9 VP.
thing-result_overwhelming = Overwhelming victory
    .text = 10 VP or more in the end, or 20 before.

## Events that work differently here

changed-five_year_plan = In SoloPlay this is different. Against you: a random card of your stack is discarded, never the China Card, and the order is kept; a US event on it happens at once. Against the AI: a random card of its stack, which is then shuffled.
changed-blockade = In SoloPlay this is different. Against you: it waits for your next round, round 1 if it was a headline. If one of the two cards you draw is worth 3 Ops or more, you may discard it to cancel the event and must then play the other one. Otherwise all US influence leaves West Germany, and your round goes on. Against the AI: it turns up its stack to the first card of 3 Ops or more and discards it; if there is none, the event happens. The rest is shuffled back.
changed-olympic_games = In SoloPlay this is different. If you boycott, the AI places influence in Asia with its 4 Ops, without any loss. If you sponsor, the AI takes part; it boycotts only if your victory would win you the game, and never at DEFCON 2.
changed-cia_created = In SoloPlay this is different. Against you: your stack is put in order, with the cards that carry only AI events on top, the highest Ops first, and all others below, the lowest Ops first; equals at random. You are not shown the order. Against the AI: you may look through its stack but not change it.
changed-un_intervention = In SoloPlay this is different. The AI turns up its stack to the first player event and places influence with its Ops; the event does not happen, both cards are discarded, and the rest is shuffled back. If there is none, it uses 1 Op. You can use it as an event only on the other card of the same draw.
changed-cuban_missile_crisis = In SoloPlay this is different. DEFCON goes to 2. Against you: you remove 2 influence at once, as the US from West Germany or from Turkey, as the USSR from Cuba, or what is there; there is no threat. Against the AI: it makes no coups until the turn ends.
changed-quagmire = In SoloPlay this is different. Against you: in each round you draw two cards. You may discard one of 2 Ops or more and roll, 1 to 4 sets you free; otherwise the round is lost. What you keep goes under the stack. The China Card does not serve. Against the AI: it turns up its stack to the first player event of 2 Ops or more and discards it; failing that a random card of 2 Ops, else of 3, else of 4; then it rolls. Without any such card it loses the round.
changed-bear_trap = In SoloPlay this is different. As Quagmire, for the other side.
changed-missile_envy = In SoloPlay this is different. The AI takes the card of your stack with the most Ops; you choose among equals. An AI or neutral event on it happens if allowed, else its Ops are used. You get Missile Envy and must use its 2 Ops in your next round. Played by you: you look through the AI’s stack and take the player event with the most Ops, 3 at least; if there is none, a random one of its cards with the most Ops. The stack is shuffled, and the AI must use Missile Envy for 2 Ops in its next round.
changed-we_will_bury_you = In SoloPlay this is different. At DEFCON 2 the fall is ignored. Against you: UN Intervention helps only if it is one of the two cards of your next draw and is played with the other one.
changed-lone_gunman = In SoloPlay this is different. As CIA Created, for the other side.
changed-grain_sales_to_soviets = In SoloPlay this is different. The AI draws a random card of your stack. As a headline it keeps it if it has 3 Ops or more or is a neutral or US event; if not, it draws once more, and then uses 2 Ops in Europe. In a round it keeps it only if it gains more by it than by 2 Ops. A card it keeps is played at once; one it gives back returns to its place. Played by you: a random card of the AI’s stack, which you play or give back; then the stack is shuffled.
changed-ask_not_what_your_country_can_do_for_you = In SoloPlay this is different. The AI discards all player events of its stack, draws as many and shuffles. You choose your discards from your stack face up, draw unseen and shuffle.
changed-terrorism = In SoloPlay this is different. Random cards of the stack are discarded; that of the AI is shuffled.
changed-latin_american_debt_crisis = In SoloPlay this is different. The AI doubles where it gains most planning value, then where it has most influence, then by the lists. Against you: as Blockade, but the event is also turned away if the card that you play then is an event of the AI. Against the AI: as Blockade.
changed-aldrich_ames_remix = In SoloPlay this is different. Against you: the US event of your stack with the most Ops is discarded, else the neutral one; then the stack is put in order as for CIA Created, and until the turn ends you play the top card in each round. Against the AI: you look at its stack, choose the discard, and see the stack until the turn ends.

## ---- Table talk ----

seat-player = Player
    .start = The player
    .inline = the player
    .whose = the player’s
    .adjective = player’s
seat-ai = AI
    .start = The AI
    .inline = the AI
    .whose = the AI’s
    .adjective = AI’s
seat-beyond = { $seat }
thing-us = US
    .text = The United States: its influence stands on the left.

# $names: the winner, if the player won; $count: 0 if not.
table-result = { $count ->
    [one] { $names } wins against the AI.
   *[other] The AI was not beaten.
}

action-draw = Draw from your stack
action-southeast_asia = Southeast Asia
    .inline = Southeast Asia
    .at = in Southeast Asia

## Steps of the game

phase-ai-round = Round of the AI
phase-ai-operations = Operations of the AI
phase-ai-step = The AI acts
phase-player-round = Your round
phase-start-turn = New turn
phase-fill = Unseen cards
phase-draft = Draft
phase-solo-headlines = Headline Phase
phase-solo-next-round = Next action round
phase-region-scoring = Scoring
phase-solo-end-of-turn = End of the turn
phase-solo-after-end = End of the turn
phase-solo-final-scoring = Final scoring
phase-play-drawn = Your round: the cards drawn
phase-setup-dice = Setting up
phase-ai-done = Round of the AI

## Setup

setup-side = Your side
    .help = The superpower that you lead; the AI leads the other one.
setup-side-ussr = USSR
    .help = You lead the Soviet Union. You have the China Card at the start and act first in a round.
setup-side-us = US
    .help = You lead the United States. The AI has the China Card at the start.
setup-level = Level
    .help = How many VP the AI has at the start.
setup-level-normal = Normal
    .help = The VP marker starts at 0.
setup-level-experienced = Experienced
    .help = The AI starts 2 VP ahead.
setup-level-challenge = Challenge
    .help = The AI starts 4 VP ahead.
setup-level-expert = Expert
    .help = The AI starts 7 VP ahead.

## Draft and headlines: questions

ask-draft = { $bonus ->
    [1] Draft: keep { $left ->
        [one] one more card
       *[other] { $left } more cards
    }; the AI gets the rest. Ops kept: { $kept }; Ops still open: { $given }. You may not keep more Ops than you give; at least 3 fewer bring 1 VP.
   *[other] Draft: keep { $left ->
        [one] one more card
       *[other] { $left } more cards
    }; the AI gets the rest. Ops kept: { $kept }; Ops still open: { $given }. You may not keep more Ops than you give.
}
ask-headline = Choose your headline; the other cards go under your stack.

## Your round: questions

ask-source = { $count ->
    [0] Your stack is empty. Play the China Card?
    [one] Your round: draw the top card of your stack, or use what else you have.
   *[other] Your round: draw the top { $count } cards of your stack, or use what else you have.
}
option-source-draw = Draw
option-source-pass = Play no card
option-source-the_china_card = Play the China Card
ask-card = Choose which of the cards drawn you play; the other goes under your stack.
ask-card-ransom = Choose which of the cards drawn you play; the other goes under your stack. An event of the AI turns { $card } away; before any other card it happens.
ask-solo-place = Place influence. Ops left: { $ops } in the Primary Region and countries linked to it, { $secondary } with anything in the Secondary Region, { $other } with anything elsewhere{ $bonus ->
    [0] .
    [1] ; one more if all of it goes to Asia.
   *[other] ; one more if all of it goes to Southeast Asia.
} A country that the AI controls costs 2.
option-solo-place = { $place }: { $ops ->
    [one] 1 Op
   *[other] { $ops } Ops
}{ $zone ->
    [0] , Primary Region
    [1] , linked to the Primary Region
    [2] , Secondary Region
   *[other] , elsewhere
}
option-solo-place-done = Place no more
ask-solo-trap = { $trap }: discard a card worth at least 2 Ops and roll, 1 to 4 sets you free; or lose the round.
option-solo-trap-done = Keep both cards and lose the round

## Regions and stacks: journal

note-setup-dice = The dice for the influence at setup show { $low } and { $high }.
note-region-held = { $region } came up as a second Early War region and was held back.
note-two-regions = Primary Region: { $region-inline }. Secondary Region: { $second-inline }.
note-one-region = Primary Region: { $region-inline }.
note-regions-mixed = The regions of rounds 1 and 2 went under the scoring pile, shuffled with its bottom card.
note-scoring-round = This is a scoring round: { $region-inline }.
note-region-is-scored = { $region } is scored.
note-china-in-stack = The stack of { $who-inline } is empty, so the China Card goes into it.
note-deals = Open for the draft: { $card }.
note-keeps = { $who-start } kept { $card }.
note-gives = { $who-start } gave { $card } to the AI.
note-divided = { $who-start } kept { $kept } Ops and gave { $given }.
note-draws-card = { $who-start } drew { $card }.
note-turned-away = { $who-start } plays { $card }, an event of the AI: { $second } is turned away.
note-joins-stack = { $card } was shuffled into the stack of { $who-inline }.
note-goes-under = { $card } went under the stack of { $who-inline }.
note-headline-hostile = The AI turned up { $card }: an event of the player, no headline.
note-headline-barred = The AI turned up { $card }, which may not be its headline.
note-headline-unmet = The AI turned up { $card }, whose condition does not hold.
note-headline-weak = The AI turned up { $card }, which has fewer than { $ops } Ops.
note-ai-acts = Action round { $round }: the AI.
note-ai-did-event = Round { $round }, the AI: the event of { $card }.
note-ai-did-space = Round { $round }, the AI: { $card } to the Space Race.
note-ai-did-place = Round { $round }, the AI: influence with { $card }, { $count } in all, by its plan for { $region-inline }.
note-ai-did-coup = Round { $round }, the AI: a coup { $place-at } with { $card }.
note-ai-did-realign = Round { $round }, the AI: realignment { $place-at } with { $card }.
note-ai-did-nothing = Round { $round }, the AI: nothing.
note-nowhere-to-place = { $who-start } had nowhere to place influence.
note-trapped = { $who-start } stays trapped, and the round is lost.
note-result = { $result ->
    [0] The game is lost.
    [1] The game ends in a draw.
    [2] A marginal victory of { $who-inline }.
    [3] A decisive advantage of { $who-inline }.
    [4] A total victory of { $who-inline }.
   *[other] An overwhelming victory of { $who-inline }.
}

## Panels

panel-solo-regions = What cards of 1, 2, 3, 4 Ops are worth
remark-primary = Primary: { $region }
    .value = { $one } { $two } { $three } { $four }
remark-primary-scored = Primary, scored this round: { $region }
    .value = { $one } { $two } { $three } { $four }
remark-secondary = Secondary: { $region }
    .value = { $one } { $two } { $three } { $four }
remark-other-regions = Elsewhere
    .value = { $one ->
    [0] –
   *[other] { $one }
} { $two } { $three } { $four }
panel-solo-cards = Cards
remark-own-stack = Your stack
    .value = { $count }
remark-ai-stack = Stack of the AI
    .value = { $count }
remark-event-drawn = With DEFCON at 2 this can bring up another event that starts nuclear war: you would lose the game.
remark-level = { $points } VP: { $result ->
    [0] a defeat
    [1] a draw
    [2] a marginal victory
    [3] a decisive advantage
    [4] a total victory
   *[other] an overwhelming victory
}, if the game ended now

## Heads of columns, where the table is printed as text

plain-solo = SoloPlay
plain-worth = Cards of 1 to 4 Ops
plain-result = If it ended now
plain-dealt = Open cards
plain-kept = Kept

## ---- The AI's reasons ----

ask-give-up = Cuban Missile Crisis: choose where you give up { $count } influence at once.
note-chernobyl-waits = { $card } waits for the first scoring round: then the region that is scored will be closed to Soviet influence by Operations.
note-awaits = { $card } waits: { $who-inline } will feel it later.
note-sorted = The stack of { $who-inline } was put in the order that the AI likes.
note-looks-through = { $who-start } looked through the other stack.
note-ai-turns-up = { $who-start } turned up { $card }.
note-ai-envy = { $who-start } must use { $card } for Operations.
note-ai-china = { $who-start } played { $card } to place influence.
note-ai-china-instead = { $who-start } does not lead { $region-at } (reckoning { $value }), so it put { $card } under the stack and used the China Card in its place.
note-ai-passes = { $who-start } had nothing to play.
note-ai-waits = { $last ->
    [0] { $who-start } turned up { $card }, which it never uses for Operations while it has another card: it went under the stack.
   *[other] { $who-start } has only { $card } left in its stack, which it never uses for Operations while it has another card: it uses the China Card.
}
note-ai-space = { $who-start } sent { $card } to the Space Race, so that its event does not happen.
note-ai-verdict = { $why ->
    [0] The event of { $card } would do nothing now, so { $who-inline } uses the Operations.
    [1] { $scoring ->
        [0] { $who-start } uses { $card } for Operations: its event is not for rounds without scoring.
       *[other] { $who-start } uses { $card } for Operations: its event is not for the scoring of this region.
    }
    [2] { $who-start } uses { $card } for Operations: the condition of its event is not met.
    [3] { $who-start } uses { $card } for Operations: they gain more than the event.
    [4] { $who-start } uses the event of { $card }: it wins the game.
    [5] { $who-start } uses the event of { $card }: it is meant for this round, and its condition is met.
   *[other] { $who-start } uses the event of { $card }: it gains at least as much as the Operations.
}
note-ai-compares = Compared in the reckoning, with VP: the event gains { $event } (countries: { $event_countries }), the Operations { $ops } (countries: { $ops_countries }).
note-ai-event-after-all = The Operations gain nothing here, so { $who-inline } uses the event of { $card } after all.
note-ai-hostile = { $card } is a player event; it happens first, and { $who-inline } uses its Operations. { $fit ->
    [0] It could not go to the Space Race.
   *[other] { $behind ->
        [0] In this scoring round they may raise the score, so the card does not go to the Space Race.
       *[other] For a side that is behind in a scoring round this comes before the Space Race.
    }
}
note-ai-no-partner = No player event for { $card } in the stack: it is worth its own Operation.
note-ai-turns-to = The Operations gain nothing in the Primary Region, so { $who-inline } looks { $region-at }.
note-ai-secondary = In the Secondary Region ({ $region-inline }) the card is worth { $ops ->
    [one] 1 Operation
   *[other] { $ops } Operations
}.
note-ai-falls-back = Nothing can be placed where { $who-inline } should place, so influence goes to Europe, without any loss. Operations: { $ops }.
note-ai-no-coup = No coup { $place-at }: { $lead ->
    [0] placing raises the level of { $who-inline } in the region for certain.
   *[other] { $who-inline } leads, and even the best roll would not raise its level.
}
note-ai-no-target = The free coup or realignment of { $card } found no target.
note-ai-cuts = With { $card } { $who-inline } looks { $place-at }: control changes there.
note-ai-intervenes = { $who-start } used UN Intervention with { $card }: its Operations without its event.
note-ai-standing = { $value ->
    [0] Operations: { $ops }. Level { $region-at } by the reckoning of { $who-inline }; { $points ->
        [100] a scoring now would win the game.
       *[other] VP that a scoring now would bring: { $points }.
    }
   *[other] Operations: { $ops }. By the reckoning of { $who-inline } it stands at { $value } { $region-at }; { $points ->
        [100] a scoring now would win the game.
       *[other] VP that a scoring now would bring: { $points }.
    }
}
note-ai-core = { $count ->
    [one] One move raises the reckoning { $region-at } by { $gain }; Operations: { $ops }.
   *[other] { $count } moves together raise the reckoning { $region-at } by { $gain }; Operations: { $ops }.
}
note-ai-rival = The closest other plan, with { $place }, would gain { $gain } for { $ops ->
    [one] 1 Operation
   *[other] { $ops } Operations
}: { $why ->
    [0] less.
    [1] as much, but with fewer battlegrounds.
    [2] as much, but dearer.
   *[other] as good, but later in the order of countries.
}
note-ai-no-core = There is no core plan { $region-at }, so the ladder of lesser aims decides.
note-ai-step = { $place }, { $count } influence{ $dear ->
    [0] :
   *[other] {""} for { $ops } Operations, since the enemy controls it:
} { $reason ->
    [0] to take control.
    [1] to end the enemy’s control.
    [2] a first country beside the battlegrounds (step 1).
    [3] a contested battleground is made safer (step 2).
    [4] to end the enemy’s control of a battleground (step 3).
    [5] a linked battleground is completed (step 4).
    [6] an own battleground is strengthened (step 5).
    [7] a country half held is completed (step 6).
    [8] a new battleground (step 7).
    [9] a way into another region (between steps 7 and 6, in rounds without scoring).
    [10] a battleground half held is built up (step 8).
    [11] a country half held is built up (step 9).
    [12] a new country (step 10).
    [13] a battleground that the enemy cannot reach (step 11).
   *[other] what the event still has to give, by the order of countries.
}
note-ai-value = The reckoning { $region-at } went from { $before } to { $after }; { $points ->
    [100] a scoring now would win the game for { $who-inline }.
   *[other] VP that a scoring now would bring { $who-inline }: { $points }.
}
note-ai-loses-ops = { $count ->
    [one] 1 Operation was lost: nothing could be done with it.
   *[other] { $count } Operations were lost: nothing could be done with them.
}
note-ai-nothing = Nothing could be placed { $region-at }.
note-ai-coup = { $count ->
    [one] Coup { $place-at }: the only target that could raise the reckoning.
   *[other] Coup { $place-at }: the best of { $count } targets that could raise the reckoning.
}
note-ai-coup-rival = The next target would be { $place }: { $why ->
    [0] battlegrounds come first, then the neighbours of a superpower.
    [1] it is more stable.
    [2] more influence would be needed to draw level.
    [3] it lies beside a country that is only half held.
   *[other] it comes later in the order of countries.
}
note-ai-realigns = { $count ->
    [one] Realignment { $place-at }: the only target.
   *[other] Realignment { $place-at }: the best of { $count } targets.
}


## Why something is not offered

remark-why-kept = You keep { $card } already.
remark-why-too-good = With { $card } your half would come to more Ops than the AI’s, whatever you keep besides.
remark-why-not-dealt = { $card } does not lie open.
remark-why-not-drawn = { $card } is not among the cards that you have drawn.
remark-why-not-in-stack = { $card } is not in this stack.
remark-why-draw-first = You draw from your stack first, and choose among the cards drawn.
remark-why-coup-restricted = For a coup the AI must have military operations while you have none; or, from round { $n } on, you must have fewer than DEFCON requires.
remark-why-no-partner = { $card } needs the other card of this draw to carry an event of the AI.
remark-why-china-away = The China Card does not lie before you.
remark-why-not-in-regions = { $place } is in neither the Primary nor the Secondary Region.
remark-why-ops-there = Influence { $place-at } would cost { $n }, and { $ops ->
    [0] no Op is
    [one] 1 Op is
   *[other] { $ops } Ops are
} left { $zone ->
    [0] there
    [2] for a placement outside the Primary Region
   *[other] for a placement so far away
}.
remark-why-enough-placed = No more than { $n } can be placed { $place-at } with this card.

## The game on one page

remark-goal-solo = You lead one superpower; the AI leads the other by rules of its own. What counts is how far the VP marker stands on your side.
remark-goal-scoring-rounds = Points come in scoring rounds: when both sides have acted, the Primary Region is scored.
remark-goal-levels = From 1 VP on you have won, by 10 or more overwhelmingly. You lose with less than 0, with 20 for the AI, or if DEFCON falls to 1 in your round.
remark-turn-draft = A turn begins with drafts: keep half of the cards, with no more Operations than those that you give to the AI.
remark-turn-draw = In your round you draw the top two cards of your stack, play one and put the other under the stack.
remark-turn-zones = A card is worth all its Operations in the Primary Region and countries linked to it; with influence elsewhere it is worth less.

## How a finished game is told

# $how: what ended the game, as in the base game: 1 20 VP, 2 Europe, 3 nuclear war, 4 a held card, 5 Wargames, 6 final scoring.
remark-solo-lost = { $how ->
    [1] Defeat: the AI has { $n } VP, and 20 end the game at once.
    [2] Defeat: the AI controls Europe.
    [3] { $defcon ->
        [1] Defeat: nuclear war, DEFCON fell to 1 in your turn.
       *[other] Defeat: nuclear war, by a coup in the Cuban Missile Crisis.
    }
    [4] Defeat: a scoring card was kept.
    [5] Defeat: Wargames ended the game with the AI { $n } VP ahead.
   *[other] Defeat: the AI is { $n } VP ahead after final scoring.
}
remark-solo-ended = { $result ->
    [1] A draw
    [2] A marginal victory
    [3] A decisive advantage
    [4] A total victory
   *[other] An overwhelming victory
}: { $how ->
    [1] you have { $n } VP, and 20 end the game at once.
    [2] you control Europe, with { $n } VP.
    [3] { $defcon ->
        [1] nuclear war, DEFCON fell to 1 in the turn of the AI; you have { $n } VP.
       *[other] nuclear war, by a coup of the AI in the Cuban Missile Crisis; you have { $n } VP.
    }
    [5] Wargames ended the game, and you have { $n } VP.
   *[other] { $n } VP for you after final scoring.
}
story-curve = Victory points of the player

## What the rules object to in a position that was written; each goes on after a colon

position-rule-ai-defcon = the AI can’t have lost by DEFCON.
position-rule-bottom = more cards lie at the bottom of a stack than there are in it.
position-rule-stack = cards in a stack after the draft: { $n } instead of { $most }.
position-rule-china = the China Card is in the stack of the side that does not hold it.
position-rule-stack-known = a card under known_cards is not in that stack.
position-rule-bottom-known = a card at the bottom of a stack is not under known_cards.
position-rule-scoring-cards = a scoring card is missing, or is in two places.
position-rule-early-regions = in the Early War the two face-up regions can’t both be regions of the Early War.
position-rule-scorings = scoring rounds in this turn: more than { $n }.

## Lines of a position that is set up, by their key

line-person = Your side
line-hands = Stacks
line-known_cards = Cards of each stack that are known
line-scorings = Scoring rounds of this turn
line-southeast_scored = Southeast Asia was scored this turn
line-acted = Sides that have acted in this round
line-acted-scored = Scored
line-pending = Events that wait for something
line-pile = Scoring pile
line-under = Scoring cards put under the pile
line-bottom = Cards seen put at the bottom of the stacks, by side
line-drawn = Cards you drew
line-dealt = Open cards of the draft
line-kept = Cards you keep
line-reach = Where influence could be placed at the start of the round
line-deed = What the AI does
line-in_use = The card it does that with
