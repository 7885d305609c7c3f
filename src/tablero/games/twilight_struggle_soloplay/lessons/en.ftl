# The lessons of SoloPlay: what is told before each decision (first.toml, scoring.toml).

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

lesson-scoring = A scoring round, and the end of the turn

lesson-scoring-ai = This goes on where the first lesson ended. In round 3 the Primary Region is South America. The AI can’t place anything there, so it strengthened Europe: Poland is under its control now.
lesson-scoring-reach = You can reach no more of South America than Colombia, where only 2 influence may be placed in a round.
lesson-scoring-marshall = You have drawn Marshall Plan, an event of your own. Play it; the other card, an event of the AI, goes under your stack.
lesson-scoring-marshall-other = The Cambridge Five is an event of the AI, and would help it. Play Marshall Plan.

lesson-scoring-event = Where your Operations find little to do, an event may be worth more: this one brings 7 influence. Choose the event.
lesson-scoring-event-other = With Operations you could place little now. Choose the event.

lesson-scoring-germany = Marshall Plan adds 1 influence in each of seven countries of Western Europe that the AI does not control. West Germany is the first battleground.
lesson-scoring-france = France, another one.
lesson-scoring-italy = Italy, the third: with 2 influence you control it.
lesson-scoring-spain = Spain/Portugal, for control, too.
lesson-scoring-greece = Greece,
lesson-scoring-turkey = Turkey,
lesson-scoring-benelux = and Benelux: a foot in each.
lesson-scoring-europe-other = A country as good as others. In this lesson, choose the one that is named.

lesson-scoring-scoring = Now Europe is the Primary Region. It is an Early War region, and this is round 4: a scoring round. Both sides act, you first, and then Europe is scored. How it would be scored now stands in the overview.
lesson-scoring-war = Indo-Pakistani War has 2 Operations. Play it.
lesson-scoring-war-other = Blockade has 1 Operation, and its event strikes at West Germany. Play Indo-Pakistani War.

lesson-scoring-place = Whatever you do in Europe counts at once: place influence.
lesson-scoring-place-other = That has no influence on Europe. Place influence.

lesson-scoring-third = You have 2 influence in France, and its stability is 3. One more, and you control a third battleground: with more battlegrounds and more countries than the AI you dominate Europe.
lesson-scoring-third-other = Also in Europe, but France makes the difference. Choose France.
lesson-scoring-safe = Now think as the AI does. Its turn comes after yours, and with 2 Operations it could put 1 influence into Italy, which it reaches from Yugoslavia, and end your control. With 3 of yours there, it can’t.
lesson-scoring-safe-other = Look at what the AI could do to Italy. Choose Italy.

lesson-scoring-scored = The AI found no way to change the score and settled in Finland. Then Europe was scored: 10 points for your Domination, 5 for the Presence of the AI, both with their battlegrounds. You gained the difference.
lesson-scoring-five = Round 5: both cards that you have drawn are events of the AI. The Cambridge Five has 2 Operations, enough for the Space Race. Choose it.
lesson-scoring-five-other = It has 1 Operation, too few for the Space Race. Choose The Cambridge Five.

lesson-scoring-space = A card that goes to the Space Race is played without its event. On a roll of 4 or less you advance.
lesson-scoring-space-other = With that its event would happen. Choose the Space Race.

lesson-scoring-box = A 3: you are in box 2. The AI used Vietnam Revolts, because its list allows the event in this round.
lesson-scoring-abdication = The last round, and two events of the AI again. Romanian Abdication gives it Romania, which it would get sooner or later. Choose it.
lesson-scoring-abdication-other = Blockade would cost you West Germany, or a good card. Choose Romanian Abdication.

lesson-scoring-military = At the end of a turn each military operation that you lack costs a point: as many are required as the DEFCON number says, and you have none. From round 4 on you may make coups as long as you lack any. Choose the coup.
lesson-scoring-military-other = You have no military operations yet. Choose the coup.
lesson-scoring-angola = Africa is the Primary Region. Angola is a battleground, its stability is only 1, and the AI has 1 influence there.
lesson-scoring-angola-other = Stability counts twice against you. Choose Angola, where it is 1.

lesson-scoring-farewell = The coup brought you Angola. DEFCON fell to 4 for it, and as you had 1 military operation, 3 were lacking: 3 points for the AI. So make coups in time, as soon as they are allowed. After the event of Romanian Abdication the turn was over: DEFCON rose again, a new pile of regions was shuffled, and turn 2 begins with the next draft. Play on as long as you like.
