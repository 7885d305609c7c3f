# Twilight Struggle SoloPlay in English: what the two-player game does not say. How messages are found is in tablero/texts/speech.py.

game-title = Twilight Struggle SoloPlay
game-description = The Cold War for one: you lead a superpower, and the other one follows rules of its own that you can look into at every step.

## The table

thing-stack_player = Your stack
    .text = Your cards, face down. In a round you draw two of them, play one and put the other under the stack.
thing-stack_ai = Stack of the AI
    .text = The cards of the AI, face down. In a round it turns up the top one.
thing-scoring_pile = Scoring cards
    .text = The regions still to come in this turn.
thing-aside = Used regions
    .text = Scoring cards laid aside until the end of the turn.
thing-primary = Primary Region
    .text = Influence costs its normal price here and in countries linked to it. In a scoring round this region is scored.
thing-secondary = Secondary Region
    .text = A card used here, even in part, is worth 1 Op less, but at least 1.
thing-primary_mark = Primary
    .text = The Primary Region.
thing-secondary_mark = Secondary
    .text = The Secondary Region.
thing-zone_linked = Linked country
    .text = It lies next to a country of the Primary Region in which you have influence, so it counts as part of it.
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

## How the AI thinks

thing-plan_core = Core plan
    .text = The moves that raise its points in the Primary Region most.
thing-plan_coup = Coup
    .text = A coup in place of influence: by a player event, or because it is behind and nothing certain is left.
thing-plan_realign = Realignment
    .text = It is behind, and there is neither an improvement nor a coup to make.
thing-plan_space = Space Race
    .text = A player event goes to the Space Race, so that it does not happen.
thing-plan_china = The China Card
    .text = It is played in place of a player event, or because it came up.
thing-plan_secondary = Secondary Region
    .text = Nothing raises its points in the Primary Region, so it turns to the Secondary Region with 1 Op less.
thing-plan_europe = Europe
    .text = Nothing can be improved in the open regions, so it places influence in Europe.
thing-plan_event = Event
    .text = The conditions for the event are met, and it serves at least as well as the Ops.
thing-step_1 = Step 1: first ordinary country
    .text = It controls a battleground here but no other country, so it takes one.
thing-step_2 = Step 2: contested battleground
    .text = 1 more where it has just enough and you have influence.
thing-step_3 = Step 3: deny a battleground
    .text = It ends your control of a battleground.
thing-step_4 = Step 4: linked battleground
    .text = It takes a linked battleground where it already has influence.
thing-step_5 = Step 5: strengthen a battleground
    .text = 1 more in a battleground it controls.
thing-step_6 = Step 6: complete a country
    .text = It takes an ordinary country where it already has influence.
thing-step_7 = Step 7: new battleground
    .text = It enters a battleground.
thing-step_8 = Step 8: build up a battleground
    .text = 1 more in a battleground it does not control yet.
thing-step_9 = Step 9: build up a country
    .text = 1 more in an ordinary country where it has influence.
thing-step_10 = Step 10: new country
    .text = It enters an ordinary country.
thing-step_11 = Step 11: sealed battleground
    .text = 1 more in a battleground that you cannot reach.
thing-step_12 = Step 12: countries that had to wait
    .text = The same steps with countries kept back until now.
thing-step_7b = Step 7b: into another region
    .text = 1 in a linked country of another region; in rounds without scoring only.

## When the AI uses the event of a card

thing-ai_duck_and_cover = Duck and Cover
    .text = Headline: if it brings 2 VP or more, or wins the game. Action rounds: rounds without scoring on the same condition; scoring rounds if it wins the game.
thing-ai_five_year_plan = Five Year Plan
    .text = Headline: always. Action rounds: rounds without scoring.
thing-ai_the_china_card = The China Card
    .text = Headline: never. Action rounds: influence only.
thing-ai_socialist_governments = Socialist Governments
    .text = Headline: always. Action rounds: scoring of Europe, if better than the Ops.
thing-ai_fidel = Fidel
    .text = Headline: always. Action rounds: scoring of Central America, if as good as the Ops; rounds without scoring.
thing-ai_vietnam_revolts = Vietnam Revolts
    .text = Headline: always. Action rounds: scoring of Asia or Southeast Asia, if as good as the Ops; rounds without scoring.
thing-ai_blockade = Blockade
    .text = Headline: always. Action rounds: rounds without scoring.
thing-ai_korean_war = Korean War
    .text = Headline: always. Action rounds: rounds without scoring, if the US has influence in South Korea and the roll has no modifier, or has 3 there and it is −1.
thing-ai_romanian_abdication = Romanian Abdication
    .text = Headline: if 1 influence or more is added or removed. Action rounds: scoring of Europe, if as good as the Ops, and rounds without scoring, both if 2 or more are.
thing-ai_arab_israeli_war = Arab-Israeli War
    .text = Headline: if the roll has a modifier of 0 or −1. Action rounds: rounds without scoring on the same condition, if a success wins the game.
thing-ai_comecon = COMECON
    .text = Headline: always. Action rounds: rounds without scoring, if it brings control of two more countries.
thing-ai_nasser = Nasser
    .text = Headline: always. Action rounds: rounds without scoring, unless 1 Op would raise the planning value of the Primary Region.
thing-ai_warsaw_pact_formed = Warsaw Pact Formed
    .text = Headline: always. Action rounds: scoring of Europe, if as good as the Ops; rounds without scoring.
thing-ai_de_gaulle_leads_france = De Gaulle Leads France
    .text = Headline: always. Action rounds: scoring of Europe, if as good as the Ops, and rounds without scoring, both only if all 3 influence change.
thing-ai_captured_nazi_scientist = Captured Nazi Scientist
    .text = Headline: if the AI is behind on the Space Race. Action rounds: rounds without scoring on the same condition.
thing-ai_truman_doctrine = Truman Doctrine
    .text = Headline: if it removes 1 influence or more. Action rounds: scoring of Europe, if as good as the Ops, and rounds without scoring, both if it removes 2 or more.
thing-ai_olympic_games = Olympic Games
    .text = Headline: not at DEFCON 2. Action rounds: rounds without scoring, not at DEFCON 2.
thing-ai_nato = NATO
    .text = Headline: never. Action rounds: Ops only.
thing-ai_independent_reds = Independent Reds
    .text = Headline: if it brings 2 influence or more. Action rounds: scoring of Europe, if as good as the Ops, and rounds without scoring, both if it brings 3 or more.
thing-ai_marshall_plan = Marshall Plan
    .text = Headline: if 6 influence can be placed, or two more countries are controlled. Action rounds: scoring of Europe, if two more countries are controlled.
thing-ai_indo_pakistani_war = Indo-Pakistani War
    .text = Headline: if at most one neighbour of the target is yours. Action rounds: rounds without scoring, if none is.
thing-ai_containment = Containment
    .text = Headline: always. Action rounds: round 1.
thing-ai_cia_created = CIA Created
    .text = Headline: always. Action rounds: rounds without scoring.
thing-ai_us_japan_mutual_defense_pact = US/Japan Mutual Defense Pact
    .text = Headline: always. Action rounds: Ops only.
thing-ai_suez_crisis = Suez Crisis
    .text = Headline: if 3 influence can be removed. Action rounds: rounds without scoring, if all 4 can be.
thing-ai_east_european_unrest = East European Unrest
    .text = Headline: always. Action rounds: scoring of Europe, if better than the Ops.
thing-ai_decolonization = Decolonization
    .text = Headline: always. Action rounds: rounds without scoring.
thing-ai_red_scare_purge = Red Scare/Purge
    .text = Headline: always. Action rounds: round 1.
thing-ai_un_intervention = UN Intervention
    .text = Headline: never. Action rounds: any round.
thing-ai_de_stalinization = De-Stalinization
    .text = Headline: if moving influence wins it countries. Action rounds: rounds without scoring on the same condition.
thing-ai_nuclear_test_ban = Nuclear Test Ban
    .text = Headline: if it brings 2 VP or more, or wins the game. Action rounds: rounds without scoring on the same condition.
thing-ai_formosan_resolution = Formosan Resolution
    .text = Headline: always. Action rounds: scoring of Asia, if the Ops achieve nothing and Taiwan improves the score.
thing-ai_brush_war = Brush War
    .text = Headline: if there is a target with a modifier of 0 or −1. Action rounds: any round on the same condition.
thing-ai_arms_race = Arms Race
    .text = Headline: never. Action rounds: rounds without scoring, if the AI has more military operations than you.
thing-ai_cuban_missile_crisis = Cuban Missile Crisis
    .text = Headline: if it removes influence. Action rounds: scoring of Europe, if better than the Ops and it removes influence.
thing-ai_nuclear_subs = Nuclear Subs
    .text = Headline: always. Action rounds: Ops only.
thing-ai_quagmire = Quagmire
    .text = Headline: always. Action rounds: rounds without scoring.
thing-ai_salt_negotiations = SALT Negotiations
    .text = Headline: always. Action rounds: rounds without scoring; scoring rounds if the AI leads the Primary Region.
thing-ai_bear_trap = Bear Trap
    .text = Headline: always. Action rounds: rounds without scoring.
thing-ai_summit = Summit
    .text = Headline: if the AI dominates or controls more regions than you. Action rounds: rounds without scoring on the same condition.
thing-ai_how_i_learned_to_stop_worrying = How I Learned to Stop Worrying
    .text = Headline: always. Action rounds: rounds without scoring.
thing-ai_junta = Junta
    .text = Headline: always. Action rounds: scoring of Central or South America, if as good as the Ops.
thing-ai_kitchen_debates = Kitchen Debates
    .text = Headline: if it brings its 2 VP. Action rounds: rounds without scoring on the same condition.
thing-ai_missile_envy = Missile Envy
    .text = Headline: always. Action rounds: rounds without scoring.
thing-ai_we_will_bury_you = “We Will Bury You”
    .text = Headline: always. Action rounds: rounds without scoring.
thing-ai_brezhnev_doctrine = Brezhnev Doctrine
    .text = Headline: always. Action rounds: round 1.
thing-ai_portuguese_empire_crumbles = Portuguese Empire Crumbles
    .text = Headline: unless the AI controls both Angola and the SE African States. Action rounds: scoring of Africa, if better than the Ops.
thing-ai_south_african_unrest = South African Unrest
    .text = Headline: if a country that gets influence is less than 2 above the AI’s control. Action rounds: scoring of Africa, if as good as the Ops, and rounds without scoring, both if it ends US control of South Africa, or the AI controls Angola and Botswana already, or it brings control of a country or enters two new ones.
thing-ai_allende = Allende
    .text = Headline: unless the AI controls Chile. Action rounds: scoring of South America, if as good as the Ops, on the same condition.
thing-ai_willy_brandt = Willy Brandt
    .text = Headline: always. Action rounds: scoring of Europe, if as good as the Ops; rounds without scoring.
thing-ai_muslim_revolution = Muslim Revolution
    .text = Headline: if it removes 4 influence or more. Action rounds: rounds without scoring on the same condition.
thing-ai_abm_treaty = ABM Treaty
    .text = Headline: always. Action rounds: any round.
thing-ai_cultural_revolution = Cultural Revolution
    .text = Headline: if the China Card changes hands. Action rounds: round 1 on the same condition; scoring rounds of the Late War if it wins the game.
thing-ai_flower_power = Flower Power
    .text = Headline: if the AI is 5 VP or more ahead. Action rounds: Ops only.
thing-ai_u2_incident = U2 Incident
    .text = Headline: always. Action rounds: any round, if it wins the game.
thing-ai_opec = OPEC
    .text = Headline: if it brings 2 VP or more. Action rounds: rounds without scoring on the same condition; scoring rounds too, if the Ops achieve nothing.
thing-ai_lone_gunman = “Lone Gunman”
    .text = Headline: always. Action rounds: rounds without scoring.
thing-ai_colonial_rear_guards = Colonial Rear Guards
    .text = Headline: always. Action rounds: rounds without scoring.
thing-ai_panama_canal_returned = Panama Canal Returned
    .text = Headline: if it gains or ends control of a country, or enters two new ones. Action rounds: scoring of Central or South America, if as good as the Ops, and rounds without scoring, both on the same condition.
thing-ai_camp_david_accords = Camp David Accords
    .text = Headline: if it gains or ends control of Israel or Egypt, or brings control of two countries. Action rounds: scoring of the Middle East, if as good as the Ops, and rounds without scoring, both on the same condition.
thing-ai_puppet_governments = Puppet Governments
    .text = Headline: always. Action rounds: rounds without scoring.
thing-ai_grain_sales_to_soviets = Grain Sales to Soviets
    .text = Headline: always. Action rounds: any round.
thing-ai_john_paul_ii_elected_pope = John Paul II Elected Pope
    .text = Headline: if 2 influence or more change. Action rounds: scoring of Europe, if as good as the Ops, and rounds without scoring, both if all 3 change.
thing-ai_latin_american_death_squads = Latin American Death Squads
    .text = Headline: always. Action rounds: scoring of Central America.
thing-ai_oas_founded = OAS Founded
    .text = Headline: always. Action rounds: scoring of South or Central America, if as good as the Ops.
thing-ai_nixon_plays_the_china_card = Nixon Plays the China Card
    .text = Headline: always. Action rounds: rounds without scoring, if the AI has the China Card.
thing-ai_sadat_expels_soviets = Sadat Expels Soviets
    .text = Headline: if there is Soviet influence in Egypt, or the AI gains control of it. Action rounds: scoring of the Middle East, if as good as the Ops, and rounds without scoring, both on the same condition.
thing-ai_shuttle_diplomacy = Shuttle Diplomacy
    .text = Headline: never. Action rounds: scoring of the Middle East or Asia, if as good as the Ops and it changes the score.
thing-ai_the_voice_of_america = The Voice of America
    .text = Headline: if it removes 1 influence or more. Action rounds: rounds without scoring on the same condition; scoring rounds except Europe, if as good as the Ops and the AI neither dominates nor controls the Primary Region.
thing-ai_liberation_theology = Liberation Theology
    .text = Headline: always. Action rounds: rounds without scoring.
thing-ai_ussuri_river_skirmish = Ussuri River Skirmish
    .text = Headline: always. Action rounds: scoring of Asia, if as good as the Ops; rounds without scoring.
thing-ai_ask_not_what_your_country_can_do_for_you = “Ask Not What Your Country Can Do For You…”
    .text = Headline: always. Action rounds: rounds without scoring.
thing-ai_alliance_for_progress = Alliance for Progress
    .text = Headline: always. Action rounds: rounds without scoring, if it brings 2 VP or more.
thing-ai_one_small_step = “One Small Step…”
    .text = Headline: if the AI is behind on the Space Race. Action rounds: rounds without scoring on the same condition.
thing-ai_iranian_hostage_crisis = Iranian Hostage Crisis
    .text = Headline: unless the USSR controls Iran. Action rounds: rounds without scoring on the same condition.
thing-ai_the_iron_lady = The Iron Lady
    .text = Headline: if it removes 2 influence or more from the UK, or the US keeps control of Argentina. Action rounds: any round, if it wins the game.
thing-ai_reagan_bombs_libya = Reagan Bombs Libya
    .text = Headline: if there is Soviet influence in Libya. Action rounds: rounds without scoring on the same condition.
thing-ai_star_wars = Star Wars
    .text = Headline: if the US is ahead on the Space Race and a card is found. Action rounds: scoring rounds, if the AI leads the Primary Region.
thing-ai_north_sea_oil = North Sea Oil
    .text = Headline: never. Action rounds: Ops only.
thing-ai_the_reformer = The Reformer
    .text = Headline: always. Action rounds: scoring of Europe, if as good as the Ops; rounds without scoring; other scoring rounds, if the Ops achieve nothing.
thing-ai_marine_barracks_bombing = Marine Barracks Bombing
    .text = Headline: if there is US influence in Lebanon and the event changes control of a country. Action rounds: scoring of the Middle East, if as good as the Ops, and rounds without scoring, both on the same condition.
thing-ai_soviets_shoot_down_kal_007 = Soviets Shoot Down KAL-007
    .text = Headline: not at DEFCON 2. Action rounds: scoring of Asia, if as good as the Ops, and rounds without scoring, both not at DEFCON 2.
thing-ai_glasnost = Glasnost
    .text = Headline: always. Action rounds: any round, if The Reformer is in force or the 2 VP put the AI in the lead.
thing-ai_ortega_elected_in_nicaragua = Ortega Elected in Nicaragua
    .text = Headline: if there is US influence in Nicaragua and Soviet influence next to it. Action rounds: scoring of Central America, if as good as the Ops, and rounds without scoring, both on the same condition.
thing-ai_terrorism = Terrorism
    .text = Headline: always. Action rounds: rounds without scoring, if Iranian Hostage Crisis is in force; scoring rounds, if the Ops achieve nothing.
thing-ai_iran_contra_scandal = Iran-Contra Scandal
    .text = Headline: never. Action rounds: Ops only.
thing-ai_chernobyl = Chernobyl
    .text = Headline: always. Action rounds: scoring rounds, if the AI leads the Primary Region.
thing-ai_latin_american_debt_crisis = Latin American Debt Crisis
    .text = Headline: always. Action rounds: rounds without scoring.
thing-ai_tear_down_this_wall = Tear Down this Wall
    .text = Headline: if it gains or ends control of East Germany. Action rounds: scoring of Europe, if as good as the Ops, and rounds without scoring, both on the same condition.
thing-ai_an_evil_empire = “An Evil Empire”
    .text = Headline: always. Action rounds: any round, if it wins the game.
thing-ai_aldrich_ames_remix = Aldrich Ames Remix
    .text = Headline: always. Action rounds: rounds without scoring.
thing-ai_pershing_ii_deployed = Pershing II Deployed
    .text = Headline: always. Action rounds: scoring of Europe, if as good as the Ops and it gains points or wins; rounds without scoring, if it wins the game.
thing-ai_wargames = Wargames
    .text = Headline: if it wins the game. Action rounds: any round on the same condition.
thing-ai_solidarity = Solidarity
    .text = Headline: always. Action rounds: scoring of Europe, if as good as the Ops; rounds without scoring.
thing-ai_iran_iraq_war = Iran-Iraq War
    .text = Headline: if the roll has a modifier of 0 or −1. Action rounds: rounds without scoring on the same condition, if a success wins the game.
thing-ai_defectors = Defectors
    .text = Headline: always. Action rounds: Ops only.
thing-ai_the_cambridge_five = The Cambridge Five
    .text = Headline: always. Action rounds: scoring rounds, if 1 influence ends your control of a battleground of the Primary Region.
thing-ai_special_relationship = Special Relationship
    .text = Headline: if the US controls the UK and there is a neighbour of it that the AI does not control. Action rounds: scoring of Europe, if as good as the Ops, and rounds without scoring, both on the same condition.
thing-ai_norad = NORAD
    .text = Headline: always. Action rounds: rounds without scoring.
thing-ai_che = Che
    .text = Headline: if there is a target. Action rounds: scoring of Central America, if as good as the Ops, and rounds without scoring, both if there is a target.
thing-ai_our_man_in_tehran = Our Man in Tehran
    .text = Headline: always. Action rounds: rounds without scoring, in turns 4 to 9.
thing-ai_yuri_and_samantha = Yuri and Samantha
    .text = Headline: always. Action rounds: Ops only.
thing-ai_awacs_sale_to_saudis = AWACS Sale to Saudis
    .text = Headline: unless the US controls Saudi Arabia. Action rounds: scoring of the Middle East, if as good as the Ops, and rounds without scoring, both on the same condition.

## Events that work differently here

thing-changed_five_year_plan = Five Year Plan
    .text = Against you: a random card of your stack is discarded, never the China Card, and the order is kept; a US event on it happens at once. Against the AI: a random card of its stack, which is then shuffled.
thing-changed_blockade = Blockade
    .text = Against you: it waits for your next round, round 1 if it was a headline. If one of the two cards you draw is worth 3 Ops or more, you may discard it to cancel the event and must then play the other one. Otherwise all US influence leaves West Germany, and your round goes on. Against the AI: it turns up its stack to the first card of 3 Ops or more and discards it; if there is none, the event happens. The rest is shuffled back.
thing-changed_olympic_games = Olympic Games
    .text = If you boycott, the AI places influence in Asia with its 4 Ops, without any loss. If you sponsor, the AI takes part; it boycotts only if your victory would win you the game, and never at DEFCON 2.
thing-changed_cia_created = CIA Created
    .text = Against you: your stack is put in order, with the cards that carry only AI events on top, the highest Ops first, and all others below, the lowest Ops first; equals at random. You are not shown the order. Against the AI: you may look through its stack but not change it.
thing-changed_un_intervention = UN Intervention
    .text = The AI turns up its stack to the first player event and places influence with its Ops; the event does not happen, both cards are discarded, and the rest is shuffled back. If there is none, it uses 1 Op. You can use it as an event only on the other card of the same draw.
thing-changed_cuban_missile_crisis = Cuban Missile Crisis
    .text = DEFCON goes to 2. Against you: you remove 2 influence at once, as the US from West Germany or from Turkey, as the USSR from Cuba, or what is there; there is no threat. Against the AI: it makes no coups until the turn ends.
thing-changed_quagmire = Quagmire
    .text = Against you: in each round you draw two cards. You may discard one of 2 Ops or more and roll, 1 to 4 sets you free; otherwise the round is lost. What you keep goes under the stack. The China Card does not serve. Against the AI: it turns up its stack to the first player event of 2 Ops or more and discards it; failing that a random card of 2 Ops, else of 3, else of 4; then it rolls. Without any such card it loses the round.
thing-changed_bear_trap = Bear Trap
    .text = As Quagmire, for the other side.
thing-changed_missile_envy = Missile Envy
    .text = The AI takes the card of your stack with the most Ops; you choose among equals. An AI or neutral event on it happens if allowed, else its Ops are used. You get Missile Envy and must use its 2 Ops in your next round. Played by you: you look through the AI’s stack and take the player event with the most Ops, 3 at least; if there is none, a random one of its cards with the most Ops. The stack is shuffled, and the AI must use Missile Envy for 2 Ops in its next round.
thing-changed_we_will_bury_you = “We Will Bury You”
    .text = At DEFCON 2 the fall is ignored. Against you: UN Intervention helps only if it is one of the two cards of your next draw and is played with the other one.
thing-changed_lone_gunman = “Lone Gunman”
    .text = As CIA Created, for the other side.
thing-changed_grain_sales_to_soviets = Grain Sales to Soviets
    .text = The AI draws a random card of your stack. As a headline it keeps it if it has 3 Ops or more or is a neutral or US event; if not, it draws once more, and then uses 2 Ops in Europe. In a round it keeps it only if it gains more by it than by 2 Ops. A card it keeps is played at once; one it gives back returns to its place. Played by you: a random card of the AI’s stack, which you play or give back; then the stack is shuffled.
thing-changed_ask_not_what_your_country_can_do_for_you = “Ask Not What Your Country Can Do For You…”
    .text = The AI discards all player events of its stack, draws as many and shuffles. You choose your discards from your stack face up, draw unseen and shuffle.
thing-changed_terrorism = Terrorism
    .text = Random cards of the stack are discarded; that of the AI is shuffled.
thing-changed_latin_american_debt_crisis = Latin American Debt Crisis
    .text = The AI doubles where it gains most planning value, then where it has most influence, then by the lists. Against you and against the AI: as Blockade.
thing-changed_aldrich_ames_remix = Aldrich Ames Remix
    .text = Against you: the US event of your stack with the most Ops is discarded, else the neutral one; then the stack is put in order as for CIA Created, and until the turn ends you play the top card in each round. Against the AI: you look at its stack, choose the discard, and see the stack until the turn ends.

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
ask-solo-place = Place influence. Ops left: { $ops } in the Primary Region and countries linked to it, { $secondary } with anything in the Secondary Region, { $other } with anything elsewhere. A country that the AI controls costs 2.
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
panel-solo-cards = Cards and result
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
note-awaits = { $card } waits: { $who-inline } will feel it later.
note-sorted = The stack of { $who-inline } was put in the order that the AI likes.
note-looks-through = { $who-start } looked through the other stack.
note-ai-turns-up = { $who-start } turned up { $card }.
note-ai-envy = { $who-start } must use { $card } for Operations.
note-ai-china = { $who-start } played { $card } to place influence.
note-ai-china-instead = { $who-start } does not lead { $region-at } (reckoning { $value }), so it put { $card } under the stack and used the China Card in its place.
note-ai-passes = { $who-start } had nothing to play.
note-ai-waits = { $card } went under the stack: { $who-inline } keeps it for a headline.
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
note-ai-compares = Compared: the event gains { $event } (countries: { $event_countries }), the Operations { $ops } (countries: { $ops_countries }).
note-ai-event-after-all = The Operations gain nothing here, so { $who-inline } uses the event of { $card } after all.
note-ai-hostile = { $card } is a player event; it happens first, and { $who-inline } uses its Operations. { $scoring ->
    [0] It could not go to the Space Race.
   *[other] In a scoring round it does not go to the Space Race before that.
}
note-ai-no-partner = No player event for { $card } in the stack: it is worth its own Operation.
note-ai-turns-to = The Operations gain nothing in the Primary Region, so { $who-inline } looks { $region-at }.
note-ai-no-coup = No coup { $place-at }: { $lead ->
    [0] placing raises the level of { $who-inline } in the region for certain.
   *[other] { $who-inline } leads, and even the best roll would not raise its level.
}
note-ai-no-target = The free coup or realignment of { $card } found no target.
note-ai-cuts = With { $card } { $who-inline } looks { $place-at }: control changes there.
note-ai-intervenes = { $who-start } used UN Intervention with { $card }: its Operations without its event.
note-ai-standing = { $value ->
    [0] Operations: { $ops }. Level { $region-at } by the reckoning of { $who-inline }.
   *[other] Operations: { $ops }. By the reckoning of { $who-inline } it stands at { $value } { $region-at }.
}
note-ai-core = { $count ->
    [one] One move raises the score { $region-at } by { $gain }; Operations: { $ops }.
   *[other] { $count } moves together raise the score { $region-at } by { $gain }; Operations: { $ops }.
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
note-ai-no-core = No placement raises the score { $region-at }, so the ladder of lesser aims decides.
note-ai-step = { $place }, { $count } influence: { $reason ->
    [0] to take control.
    [1] to end the enemy’s control.
    [2] a first country beside the battlegrounds (step 1).
    [3] a contested battleground is made safer (step 2).
    [4] to end the enemy’s control of a battleground (step 3).
    [5] a linked battleground is completed (step 4).
    [6] an own battleground is strengthened (step 5).
    [7] a country half held is completed (step 6).
    [8] a new battleground (step 7).
    [9] a way into another region (step 7b).
    [10] a battleground half held is built up (step 8).
    [11] a country half held is built up (step 9).
    [12] a new country (step 10).
    [13] a battleground that the enemy cannot reach (step 11).
   *[other] what the event still has to give, by the order of countries.
}
note-ai-value = The reckoning { $region-at } goes from { $before } to { $after }.
note-ai-nothing = Nothing could be placed { $region-at }.
note-ai-coup = { $count ->
    [one] Coup { $place-at }: the only target that could raise the score.
   *[other] Coup { $place-at }: the best of { $count } targets that could raise the score.
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

