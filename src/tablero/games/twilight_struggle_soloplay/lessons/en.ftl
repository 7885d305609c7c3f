# The lesson of SoloPlay: what is told before each decision (first.toml).

lesson-first = A first turn against the AI

lesson-first-what = You are the US, and the USSR is played by the rules of SoloPlay: every decision of the AI follows from them, and the journal gives its reason. The board and most rules are those of Twilight Struggle; if you do not know it yet, take its lesson first.
lesson-first-regions = Nobody holds scoring cards here. Instead each round has a Primary Region and often a Secondary Region; now they are the Middle East and Central America. In some rounds the Primary Region is scored.
lesson-first-draft = The turn begins with a draft. Six cards lie open: you keep three and give three to the AI, and yours may not have more Operations than those you give.
lesson-first-keep = Red Scare/Purge has 4 Operations, and it is nobody’s event. Keep it.
lesson-first-keep-other = You may. In this lesson, keep Red Scare/Purge: 4 Operations without an event of the enemy’s.

lesson-first-limit = Of 15 Operations you may keep 7, so 3 are left for two cards. Keep Indo-Pakistani War; the rest then follows by itself.
lesson-first-limit-other = It is possible, too. Keep Indo-Pakistani War here, an event that you may use as well.

lesson-first-again = Another six. Marshall Plan has the most Operations, and it is yours.
lesson-first-again-other = In this lesson, keep Marshall Plan: 4 Operations, and an event of the US.

lesson-first-scientist = Captured Nazi Scientist is a step in the Space Race for whoever plays it. Keep it; the third card is left over.
lesson-first-scientist-other = Keep Captured Nazi Scientist: otherwise the AI gets the step.

lesson-first-stack = Your cards lie in a stack, shuffled, and so do those of the AI. You never have a whole hand: for the headline you draw three.
lesson-first-headline = Choose the headline: Captured Nazi Scientist, for the first step in the Space Race and its points. The others go under your stack.
lesson-first-headline-other = That is better kept for its Operations. Choose Captured Nazi Scientist.

lesson-first-ai = The AI had Nuclear Test Ban and gained 3 points; you gained 2. Then it turned up its top card, Decolonization, and used the event, because the card list says so. Follow it step by step with “Show what happened”.
lesson-first-drawn = In your round you draw two cards and play one; the other goes under the stack. Five Year Plan is yours and has 3 Operations. Play it.
lesson-first-drawn-other = Blockade is an event of the AI and has 1 Operation. Play Five Year Plan.

lesson-first-use = Coups are restricted here: look, none is offered now. Place influence.
lesson-first-use-event = A good event, but the board comes first: place influence.
lesson-first-use-other = Later. Place influence with it.

lesson-first-zones = Where you place decides what the card is worth: all 3 Operations in the Primary Region and what is linked to it, 2 with anything in the Secondary Region, 1 with anything elsewhere. And no more than 2 in a country in a round.
lesson-first-egypt = So stay in the Middle East. Egypt is a battleground without anybody.
lesson-first-egypt-two = Its stability is 2: with a second one you control it.
lesson-first-iran = And one in Iran, which you then control, too.
lesson-first-zones-other = That would cost Operations, or is worth less. In this lesson, place where it says.

lesson-first-moved = The Primary Region has moved on: now it is Central America.
lesson-first-nasser = The AI turned up Nasser and used it: 2 influence for the USSR in Egypt, and half of yours gone. That can’t be foreseen, but battlegrounds in several regions make it bearable.
lesson-first-four = You have drawn Red Scare/Purge. Play it.
lesson-first-four-other = Romanian Abdication is an event of the AI. Play Red Scare/Purge.

lesson-first-either = Its event would take 1 Operation from each card of the AI. Now its 4 Operations are worth more, as all of Central America is open: place influence.
lesson-first-either-other = Here its 4 Operations bring you more: place influence.

lesson-first-mexico = Mexico, a battleground next to the US.
lesson-first-mexico-two = Twice, for control.
lesson-first-panama = Panama: one more, and you control it.
lesson-first-cuba = And one in Cuba, to be there before the AI is.
lesson-first-central-other = In this lesson, place where it says: two battlegrounds of Central America, and a foot in the third.

lesson-first-farewell = That is a round of SoloPlay: draw two, play one, look where the Primary Region is and where it will be. From the third round on one of them is scored in this turn, so keep your regions in order. Go on from here: the AI plays as the rules say, to the end of the game.
