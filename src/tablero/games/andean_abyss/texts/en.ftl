# Andean Abyss in English. How messages are found, and the forms of values ($place-at, $who-start), is in tablero/texts/speech.py.
# Factions: .start opens a sentence, .inline stands within one, .whose is the owner of something.
# Spaces: .inline is the name within a sentence, .at says where something is, .marker what Terror leaves there.
# Kinds of pieces: .one is a single piece, .many several. Journal lines are in the past, so that they fit every faction.

game-title = Andean Abyss
game-description = Colombia from 1995 to 2010: Government, FARC, AUC and Cartels struggle for the people’s support, for bases and for money.
# Measured: own decisions in games between bots, at 20 to 40 seconds each.
game-length = 1 to 2½ hours
game-weight = heavy
game-like = Four sides with four different wars; every card asks whether to act, and at what price for the next.

## Factions

seat-govt = Government
    .start = The Government
    .inline = the Government
    .whose = the Government’s
seat-farc = FARC
    .start = The FARC
    .inline = the FARC
    .whose = the FARC’s
seat-auc = AUC
    .start = The AUC
    .inline = the AUC
    .whose = the AUC’s
seat-cartels = Cartels
    .start = The Cartels
    .inline = the Cartels
    .whose = the Cartels’
# A faction without a seat of its own: a Non-player, or the second faction of somebody.
seat-beyond = { $seat }
seat-nobody = Non-player

# How a game ended, in place of the sentence about winners. $who: the Insurgent that reached its goal, or the best one.
# -- what counts in a position -----------------------------------------------------------------------------------

feature-margin = { $trend ->
    [up] a better margin
   *[down] a worse margin
}
feature-civic-action = { $trend ->
    [up] more people whom Civic Action can win over, before Agitation turns others
   *[down] fewer people whom Civic Action can win over, before Agitation turns others
}
feature-garrisons = { $trend ->
    [up] places held better with Troops, Police and Control
   *[down] places held less with Troops, Police and Control
}
feature-terror = { $trend ->
    [up] fewer people within reach of FARC Terror
   *[down] more people within reach of FARC Terror
}
feature-reach = { $trend ->
    [up] more Insurgents within reach of the next Sweep and Assault
   *[down] fewer Insurgents within reach of the next Sweep and Assault
}
feature-roads = { $trend ->
    [up] LoCs safer from Sabotage
   *[down] LoCs less safe from Sabotage
}
feature-aid = { $trend ->
    [up] more Aid in the rounds to come
   *[down] less Aid in the rounds to come
}
feature-prospects = { $trend ->
    [up] more Levels and Bases that the own Guerrillas can soon win
   *[down] fewer Levels and Bases that the own Guerrillas can soon win
}
feature-resources = { $trend ->
    [up] more Resources for the next Operations
   *[down] fewer Resources for the next Operations
}
feature-pieces = { $trend ->
    [up] more own pieces on the map
   *[down] fewer own pieces on the map
}
feature-rival = { $trend ->
    [up] { $who-inline } further from its goal
   *[down] { $who-inline } nearer to its goal
}
feature-rival-force = { $trend ->
    [up] fewer pieces and Resources of { $who-inline }
   *[down] more pieces and Resources of { $who-inline }
}
feature-check = { $trend ->
    [up] the coming victory check of { $who-inline } less to be feared
   *[down] the coming victory check of { $who-inline } more to be feared
}
feature-lasting = { $trend ->
    [up] better Capabilities in force
   *[down] worse Capabilities in force
}
feature-turn-spent = { $trend ->
    [up] Eligibility kept, no Event left to others
   *[down] Eligibility spent, an Event left to others
}
feature-promise = { $trend ->
    [up] more that the rest of the Train will bring
   *[down] less that the rest of the Train will bring
}

## What an option costs and does (consequences.py). $cost: Resources; $n: spaces in which it is possible now, or pieces.

remark-does-train = { $cost } Resources a space, { $n } possible: up to { $most } cubes in a City or where a Base is; at the end a Base or Civic Action in one of them.
remark-does-patrol = { $cost } Resources in all: cubes move along LoCs, Guerrillas on LoCs are found, and one LoC may be Assaulted free.
remark-does-sweep = { $cost } Resources a space, { $n } possible: Troops move in from next door, and Underground Guerrillas are found.
remark-does-assault = { $cost } Resources a space, { $n } possible: Active Guerrillas go, and Bases without Guerrillas.
remark-does-rally = { $cost ->
    [one] { $cost } Resource a space, { $n } possible: new Guerrillas, a Base for two of them, or gathering and hiding at a Base.
   *[other] { $cost } Resources a space, { $n } possible: new Guerrillas, a Base for two of them, or gathering and hiding at a Base.
}
remark-does-march = { $cost ->
    [one] { $cost } Resource for each space marched into, LoCs free; from { $n } spaces.
   *[other] { $cost } Resources for each space marched into, LoCs free; from { $n } spaces.
}
remark-does-attack = { $cost ->
    [one] { $cost } Resource a space, { $n } possible: a roll up to the number of own Guerrillas removes { $most } enemy pieces.
   *[other] { $cost } Resources a space, { $n } possible: a roll up to the number of own Guerrillas removes { $most } enemy pieces.
}
remark-does-terror = { $cost ->
    [one] { $cost } Resource a space, LoCs free, { $n } possible: an Underground Guerrilla shows itself; a Terror marker and a shift, on LoCs Sabotage.
   *[other] { $cost } Resources a space, LoCs free, { $n } possible: an Underground Guerrilla shows itself; a Terror marker and a shift, on LoCs Sabotage.
}
remark-trains = { $n ->
    [0] Costs { $cost }. No cubes, but Civic Action may follow.
    [one] Costs { $cost }. One cube at most.
   *[other] Costs { $cost }. Up to { $n } cubes.
}
remark-sweeps = { $n ->
    [0] Costs { $cost }. Nobody is Underground there.
   *[other] Costs { $cost }. { $n } Underground there.
}
remark-assaults = { $n ->
    [one] Costs { $cost }. Removes one piece.
   *[other] Costs { $cost }. Removes up to { $n } pieces.
}
# $base: 1 if two Guerrillas there could become a Base.
remark-rallies = { $base ->
    [0] Costs { $cost }. Guerrillas: up to { $n }.
   *[other] Costs { $cost }. Guerrillas: up to { $n }, or a Base.
}
remark-attacks = Costs { $cost }. { $needed } or less ({ $chance } %) removes up to { $most }; a 1 brings a Guerrilla.
remark-ambushes = No roll: removes up to { $most } and brings a Guerrilla.
# $n: the population; $shifts: 1 if Support or Opposition changes.
remark-terrorises = { $shifts ->
    [0] Costs { $cost }. No shift.
   *[other] Costs { $cost }. A shift of { $n } Pop.
}

remark-failure = { $goal ->
    [0] { $n ->
        [0] Failure: the Government’s margin is no higher than that of { $who-inline }.
       *[other] Failure: the Government’s margin is { $n } below that of { $who-inline }.
    }
   *[other] Failure: { $who-inline } reached the goal.
}
remark-stalemate = Stalemate: the Government’s margin is { $n } above that of { $who-inline }, the best of the Insurgents.
remark-progress = Progress: the Government’s margin is { $n } above that of { $who-inline }, the best of the Insurgents.
remark-triumph = Triumph: the Government’s margin is { $n } above that of { $who-inline }, the best of the Insurgents.
remark-non-player-goal = { $who-start }, without a player, reached the goal: all players lose.
remark-non-player-ahead = { $who-start }, without a player, ended with the highest margin, { $n }: no player wins.

## Cities

action-bogota = Bogotá
    .inline = Bogotá
    .at = in Bogotá
    .marker = Terror
action-cali = Cali
    .inline = Cali
    .at = in Cali
    .marker = Terror
action-medellin = Medellín
    .inline = Medellín
    .at = in Medellín
    .marker = Terror
action-bucaramanga = Bucaramanga
    .inline = Bucaramanga
    .at = in Bucaramanga
    .marker = Terror
action-ibague = Ibagué
    .inline = Ibagué
    .at = in Ibagué
    .marker = Terror
action-santa_marta = Santa Marta
    .inline = Santa Marta
    .at = in Santa Marta
    .marker = Terror
action-cartagena = Cartagena
    .inline = Cartagena
    .at = in Cartagena
    .marker = Terror
action-cucuta = Cúcuta
    .inline = Cúcuta
    .at = in Cúcuta
    .marker = Terror
action-neiva = Neiva
    .inline = Neiva
    .at = in Neiva
    .marker = Terror
action-pasto = Pasto
    .inline = Pasto
    .at = in Pasto
    .marker = Terror
action-sincelejo = Sincelejo
    .inline = Sincelejo
    .at = in Sincelejo
    .marker = Terror

## Departments

action-atlantico = Atlántico
    .inline = Atlántico
    .at = in Atlántico
    .marker = Terror
action-choco = Chocó
    .inline = Chocó
    .at = in Chocó
    .marker = Terror
action-narino = Nariño
    .inline = Nariño
    .at = in Nariño
    .marker = Terror
action-meta_west = Meta West
    .inline = Meta West
    .at = in Meta West
    .marker = Terror
action-guaviare = Guaviare
    .inline = Guaviare
    .at = in Guaviare
    .marker = Terror
action-putumayo = Putumayo
    .inline = Putumayo
    .at = in Putumayo
    .marker = Terror
action-cesar = Cesar
    .inline = Cesar
    .at = in Cesar
    .marker = Terror
action-antioquia = Antioquia
    .inline = Antioquia
    .at = in Antioquia
    .marker = Terror
action-santander = Santander
    .inline = Santander
    .at = in Santander
    .marker = Terror
action-huila = Huila
    .inline = Huila
    .at = in Huila
    .marker = Terror
action-arauca = Arauca
    .inline = Arauca
    .at = in Arauca
    .marker = Terror
action-meta_east = Meta East
    .inline = Meta East
    .at = in Meta East
    .marker = Terror
action-vichada = Vichada
    .inline = Vichada
    .at = in Vichada
    .marker = Terror
action-guainia = Guainía
    .inline = Guainía
    .at = in Guainía
    .marker = Terror
action-vaupes = Vaupés
    .inline = Vaupés
    .at = in Vaupés
    .marker = Terror
action-amazonas = Amazonas
    .inline = Amazonas
    .at = in Amazonas
    .marker = Terror
action-ecuador = Ecuador
    .inline = Ecuador
    .at = in Ecuador
    .marker = Terror
action-panama = Panamá
    .inline = Panamá
    .at = in Panamá
    .marker = Terror

## Lines of Communication

action-loc_cartagena_santa_marta = Cartagena – Santa Marta (Road, 1)
    .inline = the Road Cartagena – Santa Marta
    .at = on the Road Cartagena – Santa Marta
    .marker = Sabotage
action-loc_cartagena_sincelejo = Cartagena – Sincelejo (Pipeline, 1)
    .inline = the Pipeline Cartagena – Sincelejo
    .at = on the Pipeline Cartagena – Sincelejo
    .marker = Sabotage
action-loc_santa_marta_ayacucho = Santa Marta – Ayacucho (Pipeline, 2)
    .inline = the Pipeline Santa Marta – Ayacucho
    .at = on the Pipeline Santa Marta – Ayacucho
    .marker = Sabotage
action-loc_sincelejo_ayacucho = Sincelejo – Ayacucho (Pipeline, 3)
    .inline = the Pipeline Sincelejo – Ayacucho
    .at = on the Pipeline Sincelejo – Ayacucho
    .marker = Sabotage
action-loc_cucuta_ayacucho = Cúcuta – Ayacucho (Pipeline, 3)
    .inline = the Pipeline Cúcuta – Ayacucho
    .at = on the Pipeline Cúcuta – Ayacucho
    .marker = Sabotage
action-loc_bucaramanga_ayacucho = Bucaramanga – Ayacucho (Pipeline, 2)
    .inline = the Pipeline Bucaramanga – Ayacucho
    .at = on the Pipeline Bucaramanga – Ayacucho
    .marker = Sabotage
action-loc_cucuta_arauca = Cúcuta – Arauca (Pipeline, 3)
    .inline = the Pipeline Cúcuta – Arauca
    .at = on the Pipeline Cúcuta – Arauca
    .marker = Sabotage
action-loc_sincelejo_medellin = Sincelejo – Medellín (Pipeline, 2)
    .inline = the Pipeline Sincelejo – Medellín
    .at = on the Pipeline Sincelejo – Medellín
    .marker = Sabotage
action-loc_medellin_ibague = Medellín – Ibagué (Pipeline, 1)
    .inline = the Pipeline Medellín – Ibagué
    .at = on the Pipeline Medellín – Ibagué
    .marker = Sabotage
action-loc_ibague_cali = Ibagué – Cali (Pipeline, 1)
    .inline = the Pipeline Ibagué – Cali
    .at = on the Pipeline Ibagué – Cali
    .marker = Sabotage
action-loc_cali_buenaventura = Cali – Buenaventura (Pipeline, 1)
    .inline = the Pipeline Cali – Buenaventura
    .at = on the Pipeline Cali – Buenaventura
    .marker = Sabotage
action-loc_cali_pasto = Cali – Pasto (Road, 1)
    .inline = the Road Cali – Pasto
    .at = on the Road Cali – Pasto
    .marker = Sabotage
action-loc_pasto_tumaco = Pasto – Tumaco (Road, 1)
    .inline = the Road Pasto – Tumaco
    .at = on the Road Pasto – Tumaco
    .marker = Sabotage
action-loc_neiva_pasto = Neiva – Pasto (Road, 1)
    .inline = the Road Neiva – Pasto
    .at = on the Road Neiva – Pasto
    .marker = Sabotage
action-loc_bogota_neiva = Bogotá – Neiva (Pipeline, 2)
    .inline = the Pipeline Bogotá – Neiva
    .at = on the Pipeline Bogotá – Neiva
    .marker = Sabotage
action-loc_bogota_san_jose = Bogotá – San José (Road, 1)
    .inline = the Road Bogotá – San José
    .at = on the Road Bogotá – San José
    .marker = Sabotage
action-loc_bogota_yopal = Bogotá – Yopal (Pipeline, 2)
    .inline = the Pipeline Bogotá – Yopal
    .at = on the Pipeline Bogotá – Yopal
    .marker = Sabotage
action-loc_bogota_ibague_bucaramanga = Bogotá – Ibagué – Bucaramanga (Pipeline, 2)
    .inline = the Pipeline Bogotá – Ibagué – Bucaramanga
    .at = on the Pipeline Bogotá – Ibagué – Bucaramanga
    .marker = Sabotage

## Verbs and other answers

action-done = Done
action-pass = Pass
action-unshaded = Event, plain text
    .inline = the plain text
action-shaded = Event, shaded text
    .inline = the shaded text
action-train = Train
action-patrol = Patrol
action-sweep = Sweep
action-assault = Assault
action-rally = Rally
action-march = March
action-attack = Attack
action-terror = Terror
action-air_lift = Air Lift
action-air_strike = Air Strike
action-eradicate = Eradicate
action-extort = Extort
action-ambush = Ambush
action-kidnap = Kidnap
action-assassinate = Assassinate
action-cultivate = Cultivate
action-process = Process
action-bribe = Bribe
action-ship = Ship a Shipment
action-recycle = Take back own pieces
action-negotiate = Negotiate
action-yes = Yes
action-no = No
action-remove = Remove
action-flip = Flip
action-place = Place
action-move = Move
action-replace = Replace
action-shipment = A Shipment
action-cash = 6 Resources
action-civic_action = Civic Action
action-support = Support
action-opposition = Opposition
action-give = Give
action-request = Ask for
action-number = { $n }

## Pieces

action-troops = Troops
    .one = one Troops cube
    .many = Troops
action-police = Police
    .one = one Police cube
    .many = Police
action-govt_base = Government Base
    .one = one Government Base
    .many = Government Bases
action-farc_underground = Underground FARC Guerrilla
    .one = one Underground FARC Guerrilla
    .many = Underground FARC Guerrillas
action-farc_active = Active FARC Guerrilla
    .one = one Active FARC Guerrilla
    .many = Active FARC Guerrillas
action-farc_base = FARC Base
    .one = one FARC Base
    .many = FARC Bases
action-auc_underground = Underground AUC Guerrilla
    .one = one Underground AUC Guerrilla
    .many = Underground AUC Guerrillas
action-auc_active = Active AUC Guerrilla
    .one = one Active AUC Guerrilla
    .many = Active AUC Guerrillas
action-auc_base = AUC Base
    .one = one AUC Base
    .many = AUC Bases
action-cartels_underground = Underground Cartels Guerrilla
    .one = one Underground Cartels Guerrilla
    .many = Underground Cartels Guerrillas
action-cartels_active = Active Cartels Guerrilla
    .one = one Active Cartels Guerrilla
    .many = Active Cartels Guerrillas
action-cartels_base = Cartels Base
    .one = one Cartels Base
    .many = Cartels Bases

## Steps of the game

phase-start = Setting up
phase-next-card = Next card
phase-slot = Who acts
phase-adjust = End of the card
phase-choose-operation = Choosing an Operation
phase-operate = Operation
phase-gather = Rally: Guerrillas gather
phase-activate = Finding Guerrillas
phase-train-extra = Base or Civic Action
phase-patrol-assault = Assault on a LoC
phase-last-activity = Special Activity
phase-end-operation = End of the Operation
phase-ship = Shipping
phase-event = Event
phase-event-step = Event
phase-non-player = Non-player
phase-propaganda = Propaganda round
phase-civic-action = Civic Action
phase-agitation = Agitation
phase-elite-backing = Elite Backing
phase-redeploy = Redeployment
phase-drug-profits = Drug profits
phase-deals = Event and deals
phase-deploy = Open deployment
phase-new-zone = New FARC Zone
phase-end = End of the game

## Setup

setup-factions = Factions
    .help = Which factions are played by people or bots. One takes the Government, two the Government and the FARC, three the Government and any two Insurgents.
setup-problem-factions = These factions can’t be played together. { setup-factions.help } With “{ setup-two_factions_each }” they can’t be chosen.
setup-two_factions_each = Two factions each
    .help = For two or three players: nobody is a Non-player. With three the AUC player also runs the Cartels; with two the Government player also runs the AUC, the FARC player the Cartels.
setup-short = Short game
    .help = The third Propaganda card ends the game, not the fourth.
setup-scenario = Scenario
    .help = How long the game is and where it starts.
setup-scenario-standard = Standard
    .help = Sixty event cards and four Propaganda rounds, from 1995 on.
setup-scenario-quick_play = Quick play
    .help = Twenty-four event cards and two Propaganda rounds; the war is well under way and Pastrana is president.
setup-open_deployment = Open deployment
    .help = Players put their own pieces on the map: Cartels first, then AUC, FARC and Government.
setup-seeded_propaganda = Seeded Propaganda
    .help = Each Propaganda card is among the lowest five of its pile, so that the rounds come at more even distances.
setup-no_reveal = No reveal
    .help = The next card stays hidden. Easier to learn, as there is less to think about. It does not go with another order of factions, which is read from that card.
setup-eligibility = Order of factions
    .help = Which card says who acts first, and who has to sit out.
setup-eligibility-printed = As printed
    .help = The card in play gives the order; whoever executed something sits out the next card.
setup-eligibility-option_a = Option A
    .help = The next event card gives the order, so that you can plan less. It needs the open next card.
setup-eligibility-option_b = Option B
    .help = As option A, and nobody sits out for having acted; only events can order that.
setup-card_edition = Texts of the cards
    .help = Nine event cards were changed in the second edition.
setup-card_edition-1 = First edition
    .help = The texts of 2012.
setup-card_edition-2 = Second edition
    .help = The revised texts.
setup-negotiation = Negotiation
    .help = While a faction acts, Resources and Shipments can be offered, asked for and handed over.

## Whose turn, and what to do: questions

ask-turn = { $slot ->
    [1] 1st Eligible: { $who-inline }. Choose an Operation, with a Special Activity if you like, or one text of the Event, or pass.
   *[other] 2nd Eligible: { $who-inline }. Choose among what the first faction’s choice has left open, or pass.
}
option-turn-pass = { $who-id ->
    [govt] Pass: 3 Resources, and you stay Eligible
   *[other] Pass: 1 Resource, and you stay Eligible
}
ask-ship = No Special Activity was used, so a Shipment can pay for one more Limited Operation of { $who-inline }, free: remove one of your own, ask a faction to give one of its own, or go without.
option-ship-ship = Use an own Shipment
option-ship-farc = Ask the FARC for one
option-ship-auc = Ask the AUC for one
option-ship-cartels = Ask the Cartels for one
option-ship-done = Ship nothing
ask-grant-shipment = { $whom-start } would like you to remove one of { $who-whose } Shipments for an extra Limited Operation: do you agree?
ask-which-operation = Choose the Operation that { $who-inline } will make, free and in one space.
ask-last-activity = { $verb } is done in all its spaces: choose a Special Activity of { $who-inline } to go with it, or none.
option-last-activity-done = No Special Activity

ask-insurgent-discord = Insurgent discord: the Government decides what { $who-inline } will do on { plain-card-name }, execute the Event or operate.
option-insurgent-discord-yes = Execute the Event
option-insurgent-discord-no = Operate

## Negotiation: questions

ask-deals = The Event is carried out. { $who-start } may still hand over Resources or Shipments, or ask for them: a deal, or go on?
option-deals-done = Go on
ask-deal-with = Choose the faction with which { $who-inline } will deal, or stop.
option-deal-with-done = No deal
ask-deal-what = Choose whether { $who-inline } will give something to { $whom-inline } or ask for something.
option-deal-what-give = Give something to { $whom-inline }
option-deal-what-request = Ask { $whom-inline } for something
ask-deal-amount = { $verb-id ->
    [give] Choose what { $who-inline } will give to { $whom-inline }: Resources, or a Shipment where both have a Guerrilla.
   *[other] Choose what { $whom-inline } will ask { $who-inline } for: Resources, or a Shipment where both have a Guerrilla.
}
option-deal-amount = { $n ->
    [one] { $n } Resource
   *[other] { $n } Resources
}
ask-deal-answer = { $n ->
    [0] { $who-start } would like a Shipment from { $whom-inline }; will you hand it over?
    [one] { $who-start } would like 1 Resource from { $whom-inline }; will you pay?
   *[other] { $who-start } would like { $n } Resources from { $whom-inline }; will you pay?
}

## Orders in advance (orders.py)

order-turn = { plain-card-name }, { $who-inline }: { $verb }
order-pass-limited = { $who-start }: pass whenever only a Limited Operation is left
order-pass-second = { $who-start }: pass unless 1st Eligible
order-no-deals = { $who-start }: decline every request for Resources or Shipments, and ask for none after Events
order-no-ship = { $who-start }: use no Shipment for an extra Operation
order-drug-profits = { $who-start }, each Shipment in a Propaganda round: { $verb-id ->
    [place] a Base, if possible
   *[other] 6 Resources
}
order-no-support = { $who-id ->
    [govt] Propaganda rounds: no Civic Action
    [farc] Propaganda rounds: no Agitation
   *[other] Propaganda rounds: no Elite Backing
}
order-no-redeploy = { $who-start }: redeploy only what has to be redeployed
order-auc-answer = A roll of 6 for a Kidnapping: the AUC places { $piece-one }

## Open deployment: questions

ask-deploy-kind = Choose the pieces that { $who-inline } will put on the map next.
ask-deploy-where = { $who-id ->
    [govt] Choose a City, or a Department without a FARC Base, for { $piece-many }.
    [farc] Choose a Department for { $piece-many }.
   *[other] Choose a space for { $piece-many }.
}
ask-deploy-how-many = Choose how many { $piece-many } start { $place-at }.

## Operations of the Government: questions

# What the acting faction can still spend. $left: its Resources.
plain-purse = { $left ->
    [0] You have no Resources left.
    [one] You have 1 Resource left.
   *[other] You have { $left } Resources left.
}
# One more decision of a running Operation
ask-operate = { $verb-id ->
    [train] { $limited ->
        [0] Train: choose a City, or a Department (cubes are placed where a Government Base is), 3 Resources each unless the Operation is free, or stop; afterwards one of them may get a Base or Civic Action. { plain-purse }
       *[other] Limited Train: choose the one City or Department where you Train, 3 Resources unless it is free. { plain-purse }
    }
    [patrol] { $limited ->
        [0] Patrol is paid: choose a space whose cubes go along LoCs and Cities, or stop moving; then all cubes on LoCs find Guerrillas.
       *[other] Limited Patrol: choose a space whose cubes go along LoCs and Cities to one destination, or stop moving; then all cubes on LoCs find Guerrillas.
    }
    [sweep] { $limited ->
        [0] Sweep: choose a City or Department where Guerrillas are to be found, 3 Resources each unless the Operation is cheaper or free, or stop; Troops may move in first. { plain-purse }
       *[other] Limited Sweep: choose the one City or Department where Guerrillas are to be found; Troops may move in first. { plain-purse }
    }
    [assault] { $limited ->
        [0] Assault: choose a space where your cubes remove Active Guerrillas, or Bases without Guerrillas, 3 Resources each unless the Operation is cheaper or free, or stop. { plain-purse }
       *[other] Limited Assault: choose the one space where your cubes remove Active Guerrillas, or Bases without Guerrillas. { plain-purse }
    }
    [rally] { $limited ->
        [0] Rally: choose a City or Department where { $who-inline } will gather strength, 1 Resource each unless the Operation is free, or stop. { plain-purse }
       *[other] Limited Rally: choose the one City or Department where { $who-inline } will gather strength. { plain-purse }
    }
    [march] { $limited ->
        [0] March: choose a space that Guerrillas of { $who-inline } leave, or stop; entering a City or Department costs 1 Resource unless the Operation is free, a LoC nothing. { plain-purse }
       *[other] Limited March: choose a space that Guerrillas of { $who-inline } leave for the one destination, or stop. { plain-purse }
    }
    [attack] { $limited ->
        [0] Attack: choose a space with enemies to remove, 1 Resource each unless the Operation is free, or stop; a die up to the number of your Guerrillas there succeeds. { plain-purse }
       *[other] Limited Attack: choose the one space with enemies to remove; a die up to the number of your Guerrillas there succeeds. { plain-purse }
    }
   *[other] { $limited ->
        [0] Terror: choose a space where an Underground Guerrilla of { $who-inline } strikes, 1 Resource in a City or Department unless the Operation is free, nothing on a LoC, or stop. { plain-purse }
       *[other] Limited Terror: choose the one space where an Underground Guerrilla of { $who-inline } strikes. { plain-purse }
    }
}
option-operate-done = { $verb-id ->
    [train] Finish placing
    [patrol] Finish moving
    [sweep] Finish choosing
    [assault] Finish the Assault
    [rally] Finish the Rally
    [march] Finish the March
    [attack] Finish the Attack
   *[other] Finish the Terror
}
ask-train-cubes = Choose how many { $piece-many } to place { $place-at }; six cubes at most in all.
ask-train-extra = In one of the spaces where you Trained you may replace 3 cubes by a Base or buy Civic Action: choose it, or stop.
option-train-extra-done = Neither
ask-train-what = Choose what to do { $place-at }: build a Base out of 3 cubes, or buy Civic Action for 3 Resources a step.
option-train-what-place = Build a Base
option-train-what-civic_action = Civic Action
ask-base-troops = Three cubes { $place-at } become a Base: choose how many of them are Troops; the rest are Police.
option-base-troops = { $n ->
    [0] Only Police
    [one] { $n } Troops cube
    [3] Only Troops
   *[other] { $n } Troops
}
ask-civic-more = Buy one more step of Civic Action { $place-at } for 3 Resources, or stop?
option-civic-more-civic_action = One more step
option-civic-more-done = Stop
ask-patrol-kind = Choose which cubes go out from { $place-inline }.
ask-patrol-to = Choose where { $piece-many } from { $place-inline } go; a space with Guerrillas stops them.
ask-patrol-how-many = Choose how many go from { $place-inline } to { $target-inline }.
ask-patrol-assault = The Patrol gives a free Assault: choose the LoC, or do without.
option-patrol-assault-done = No Assault
ask-sweep-from = Choose where more Troops come from to { $place-inline }, next to it or over one LoC without Guerrillas, or let nobody else come.
option-sweep-from-done = Nobody else comes
ask-sweep-kind = Choose who comes from { $place-inline }: Troops, or one Police cube.
ask-sweep-how-many = Choose how many Troops go from { $place-inline } to { $target-inline }.
ask-find-whose = { $left ->
    [one] Your cubes can find one more Guerrilla { $place-at }: choose whose.
   *[other] Your cubes can find { $left } more Guerrillas { $place-at }: choose whose is the next.
}
option-find-whose-done = Find no more
ask-leave-alone = Your cubes can find all Underground Guerrillas of these factions { $place-at }: find them, or choose a faction to leave alone.
option-leave-alone-done = Find them all
option-leave-alone-farc = Leave the FARC alone
option-leave-alone-auc = Leave the AUC alone
option-leave-alone-cartels = Leave the Cartels alone

## Operations of the Insurgents: questions

ask-rally-what = Choose what the Rally of { $who-inline } brings { $place-at }: place Guerrillas, turn two Guerrillas into a Base, or, at an own Base, gather Guerrillas and hide all.
option-rally-what-place = Place Guerrillas
option-rally-what-replace = Two Guerrillas become a Base
option-rally-what-move = Gather and hide
ask-rally-how-many = Choose how many Guerrillas of { $who-inline } to place { $place-at }.
ask-base-underground = Two Guerrillas of { $who-inline } { $place-at } become a Base: choose how many of them are Underground; the rest are Active.
ask-gather-from = Choose a space from which Guerrillas of { $who-inline } come to { $place-inline }, or let nobody else come; then all of them there hide.
option-gather-from-done = Nobody else comes
ask-gather-kind = Choose which Guerrillas leave { $place-inline }.
ask-gather-how-many = Choose how many go from { $place-inline } to { $target-inline }.
ask-carry-shipments = Some of your Guerrillas stay { $place-at }: choose how many Shipments go with the others to { $target-inline }.
ask-march-to = Choose where Guerrillas of { $who-inline } March from { $place-inline }.
ask-march-how-many = Choose how many March from { $place-inline } to { $target-inline }; on LoCs and in Support a large group is noticed.
ask-march-underground = { $n ->
    [one] Choose whether the Guerrilla that goes from { $place-inline } to { $target-inline } is Underground (1) or Active (0).
   *[other] Choose how many of the { $n } that go from { $place-inline } to { $target-inline } are Underground; the rest are Active.
}
ask-attack-how = Choose how { $who-inline } strikes { $place-at }: Attack with a die, or Ambush, your Special Activity, which always succeeds and shows only one Guerrilla.
ask-remove-piece = { $left ->
    [one] Choose the piece to remove { $place-at }; it is the last one you can.
   *[other] Choose a piece to remove { $place-at }; you can remove { $left } in all.
}
option-remove-piece-done = Remove no more
ask-recycle-kind = Choose the kind of own piece to take off the map; it goes back to Available and can be placed anew.
ask-recycle-first = One more Guerrilla of { $who-inline } could be placed { $place-at }, but none is Available: take one back from the map first?
option-recycle-first-done = No
ask-recycle-space = Choose the space from which { $piece-one } goes back to Available.

## Special Activities: questions

ask-air-lift-from = Air Lift: choose the space from which Troops fly.
ask-air-lift-to = Choose where the Troops from { $place-inline } land.
ask-air-lift-how-many = Choose how many Troops fly from { $place-inline } to { $target-inline }.
ask-air-strike = Air Strike: choose a Department or LoC where one Active Guerrilla, or a Base without Guerrillas, will be removed.
ask-air-strike-what = Choose the piece to hit { $place-at }.
ask-eradicate = Eradicate: choose a Department; all Cartels Bases there go and Aid rises by 4, but the people resent it.
ask-eradicate-shift = Choose the Department that shifts one level toward Active Opposition: { $place-inline } itself or one next to it.
ask-extort = Extort: choose a space where { $who-inline } outnumbers everyone; one Guerrilla becomes Active and brings 1 Resource.
ask-kidnap = Kidnap: choose a Terror space with more FARC Guerrillas than Police; its victim pays by the roll of a die.
ask-kidnap-whom = Choose who has to pay for the hostages { $place-at }.
ask-auc-answer = The roll of 6 rouses the AUC: choose the piece it places { $place-at }.
ask-assassinate = Assassinate: choose a Terror space with more AUC Guerrillas than Police, where any one enemy piece will be removed.
ask-assassinate-whom = Choose the enemy piece to remove { $place-at }; Bases are not protected.
ask-cultivate = Cultivate: choose a City or Department with more Cartels Guerrillas than Police, which receives a Base; in a Department of the Rally it can be a new one.
ask-cultivate-from = Choose where the Base for { $place-inline } comes from.
option-cultivate-from-place = A new Base
ask-process = Process: choose between turning Bases into 3 Resources each and placing one or two Shipments.
option-process-remove = Bases into Resources
option-process-shipment = Place Shipments
ask-process-base = Choose a space where a Cartels Base turns into 3 Resources, or stop.
option-process-base-done = Stop
ask-process-where = Choose a space with a Cartels Base where a Shipment is placed, or stop.
option-process-where-done = Stop
ask-process-whose = Choose whose Guerrilla { $place-at } gets the Shipment.
ask-bribe = Bribe, for 3 Resources: choose a space where up to two cubes or Guerrillas, or one Base, are dealt with.
ask-bribe-what = Choose the piece to bribe { $place-at }: a Base alone, or the first of up to two cubes or Guerrillas.
ask-bribe-how = Choose what becomes of { $piece-one } { $place-at }: it leaves the map, or it is flipped between Underground and Active. A second Guerrilla would be treated alike.
option-bribe-how-remove = Remove it
option-bribe-how-flip = Flip it
ask-bribe-second = The same Bribe removes one more cube { $place-at }: choose it.
ask-bribe-second-remove = The same Bribe removes one more Guerrilla { $place-at }: choose it, or stop where that is offered.
option-bribe-second-remove-done = Stop
ask-bribe-second-flip = The same Bribe may flip one more Guerrilla { $place-at }: choose it, or stop.
option-bribe-second-flip-done = Stop
ask-drop-shipment = A Shipment { $place-at } has lost its holder: choose, for { $who-inline }, whose Guerrilla there gets it, or remove it.
option-drop-shipment-remove = Remove the Shipment
ask-seized-shipment = A Shipment { $place-at } is about to be seized: choose, for { $who-inline }, whose Guerrilla there gets it.

## Propaganda rounds: questions

ask-special-forces = { $left ->
    [one] 7th Special Forces: choose a space from which one more Terror or Sabotage marker goes, or stop.
   *[other] 7th Special Forces: up to { $left } Terror or Sabotage markers go; choose a space for the next one, or stop.
}
option-special-forces-done = Stop
ask-drug-profits = Choose what the Shipment { $place-at } brings { $who-inline }: a Base there, or 6 Resources.
option-drug-profits-place = A Base
ask-civic-action = Civic Action: choose a space where 3 Resources remove a Terror marker or, without Terror, shift the people one level toward Active Support, or stop.
option-civic-action-done = Stop
ask-agitation = Agitation: choose a space where 1 Resource removes a Terror marker or, without Terror, shifts the people one level toward Active Opposition, or stop.
option-agitation-done = Stop
ask-new-zone = { $rule ->
    [AA-card-36] Choose the Mountain that becomes a FARC Zone, among those with the most FARC pieces; the Government has to leave it.
   *[other] Choose the Department that becomes a FARC Zone, among those with the most FARC pieces; the Government has to leave it.
}
ask-leave-zone = { $place-inline } becomes a FARC Zone: choose where { $piece-many } from there go.
ask-elite-backing = Elite Backing: choose a space where the AUC Rallies free, or do without.
option-elite-backing-done = No Rally
ask-redeploy = Choose a space whose cubes you want to redeploy, or stop.
option-redeploy-done = Finish redeploying
ask-redeploy-kind = Choose which cubes leave { $place-inline }.
ask-redeploy-to = { $rule ->
    [AA-6_5_3] Choose where Police from { $place-inline } go: a LoC, or a space under Government Control.
   *[other] Choose where Troops from { $place-inline } go: a City under Government Control, or a controlled space with a Government Base.
}
ask-redeploy-how-many = Choose how many go from { $place-inline } to { $target-inline }.

## Events: questions

# One kind of question is worded card by card ($rule) and part by part ($stage, in the order of the card’s text).
ask-event-space = { $rule ->
    [AA-card-4] { $stage ->
        [1] Choose a Pipeline without Sabotage: it pays the Government twice its Econ.
       *[other] Choose a Pipeline without cubes to Sabotage, the highest Econ first.
    }
    [AA-card-5] { $stage ->
        [1] Choose a Pipeline where one Police cube is placed; six in all.
        [2] Choose a space, on a newly guarded Pipeline or next to one, where an Underground Guerrilla becomes Active; three in all.
       *[other] Choose the space next to a Pipeline with Econ 3 that shifts two levels toward Active Opposition.
    }
    [AA-card-6] { $stage ->
        [1] Choose a Department next to Sabotage that turns to Passive Support; two in all.
        [2] Choose the Pipeline to Sabotage.
       *[other] Choose the Department next to that Pipeline that shifts one level toward Active Opposition.
    }
    [AA-card-14] { $stage ->
        [1] Choose the Department where a Government Base and three Troops are placed.
       *[other] Choose the Department that loses a Government Base and a cube.
    }
    [AA-card-15] Choose the City, Neutral or at Passive Support, that turns to Passive Opposition.
    [AA-card-19] General Offensive: choose the space where your faction strikes next; every possible one gets its turn.
    [AA-card-20] { $stage ->
        [1] Choose a space from which a FARC Guerrilla is driven into the next space, up to six in all, or stop.
        [2] Choose where that FARC Guerrilla goes.
       *[other] Choose a space where a FARC Guerrilla turns Underground, up to three in all, or stop.
    }
    [AA-card-21] { $stage ->
        [1] Choose the space that loses a FARC Base.
       *[other] Choose the City or Department where a FARC Base is placed.
    }
    [AA-card-22] Choose the space where Opposition ends and all is Neutral.
    [AA-card-23] { $stage ->
        [1] Choose the Department where all Guerrillas become Active and all Cartels Bases go.
       *[other] Choose a space from which one Troops cube is removed; three in all.
    }
    [AA-card-24] { $stage ->
        [1] Choose the City that turns to Active Support.
        [2] Choose the space with FARC pieces that loses two Troops.
       *[other] Choose the City in Support that becomes Neutral.
    }
    [AA-card-25] { $stage ->
        [1] Choose the Mountain from which all FARC pieces are removed.
       *[other] Choose Antioquia or a Department next to it: three FARC pieces are placed there.
    }
    [AA-card-26] Choose the space where the Cartels Attack the FARC next; every possible one gets its turn.
    [AA-card-28] { $stage ->
        [1] Choose a space next to Venezuela from which up to three Insurgent pieces are removed, or none.
       *[other] Choose the Department next to Venezuela where a FARC Base is placed.
    }
    [AA-card-29] { $stage ->
        [1] Choose the space where all FARC Guerrillas become Active and the Government Assaults at once.
       *[other] Choose the space where your faction makes two Ambushes.
    }
    [AA-card-30] Choose the FARC Zone that ends, with a FARC Base there.
    [AA-card-31] { $stage ->
        [1] Choose a City that shifts one level toward Active Support; two in all.
        [2] Choose the Department that shifts one level toward Active Support.
       *[other] Choose a space that goes from Passive to Active Opposition; three in all.
    }
    [AA-card-32] Choose a space, Neutral or at Passive Opposition, that turns to Passive Support; two in all.
    [AA-card-33] Choose a space next to Ecuador from which up to three Insurgent pieces are removed, or none.
    [AA-card-34] Choose the Department with Pop 0 where your faction places two Guerrillas and a Base.
    [AA-card-35] { $stage ->
        [1] Choose the Department where Police replace all Cartels Bases.
       *[other] Choose the Department with a Cartels Base that shifts two levels toward Active Opposition.
    }
    [AA-card-36] Choose a space next to the new FARC Zone that turns toward Support; two in all.
    [AA-card-37] { $stage ->
        [1] Choose the space where the Government strikes at the FARC next, with AUC Guerrillas as Troops; every possible one gets its turn.
       *[other] Choose the space the AUC has just Marched into where it makes an Ambush.
    }
    [AA-card-38] Choose a space with cubes or Support where all Active AUC Guerrillas are removed, up to three such spaces, or stop.
    [AA-card-39] { $stage ->
        [1] Choose a Department where one Police cube is placed; six different ones in all.
       *[other] Choose a Department where an AUC Guerrilla replaces one Police cube, up to three in all, or stop.
    }
    [AA-card-40] { $stage ->
        [1] Choose a space where a Police cube replaces an AUC Guerrilla; three in all.
        [2] Choose the Department with AUC pieces that all cubes have to leave.
        [3] Choose the City where cubes from that Department go.
       *[other] Choose a City where an AUC piece is placed; two in all.
    }
    [AA-card-41] Choose the space from which all AUC pieces are removed.
    [AA-card-42] Choose a Neutral space that turns to Passive Support; two in all.
    [AA-card-43] { $stage ->
        [1] Choose the Department with Troops that gets two Terror markers and loses its FARC Bases.
       *[other] Choose the Department with Troops that gets two Terror markers.
    }
    [AA-card-44] { $stage ->
        [1] Choose the City, not in Opposition, that turns to Active Support.
       *[other] Choose the City in Support that becomes Neutral.
    }
    [AA-card-46] Choose the space where your faction strikes: two Terror markers, two enemy pieces gone, and Passive Support or Opposition as you like.
    [AA-card-47] Choose a space where an AUC Guerrilla turns Underground; two in all.
    [AA-card-48] { $stage ->
        [2] Choose the space next to a Pipeline with Econ 3 where Opposition ends.
        [3] Choose the space next to a Pipeline with Econ 3 that loses a FARC Base.
       *[other] Choose a City other than Bogotá that shifts one level toward Active Opposition; two in all.
    }
    [AA-card-49] Choose the Department where an AUC Guerrilla and an AUC Base are placed.
    [AA-card-50] { $stage ->
        [1] Choose a Department where a Police cube is placed, up to three in all, or stop.
       *[other] Choose a space that loses a Police cube; two in all.
    }
    [AA-card-51] Choose a Pipeline within reach of FARC Guerrillas to Sabotage; three in all.
    [AA-card-52] { $stage ->
        [1] Choose a City or Mountain that shifts one level toward Active Support; two in all.
       *[other] Choose the space with AUC pieces where an AUC Base is placed.
    }
    [AA-card-53] { $stage ->
        [2] Choose the Department that a Guerrilla of your faction leaves by air.
        [3] Choose the Department where it lands.
       *[other] A second Guerrilla may fly between the two Departments: choose the one it leaves, or stop.
    }
    [AA-card-54] Choose a space where a Guerrilla deserts, up to two in all, or stop.
    [AA-card-55] { $stage ->
        [1] Choose the space of a Shipment to remove.
        [2] Choose a space from which a Cartels Guerrilla is removed; five in all.
       *[other] Choose a space with Cartels pieces that shifts one level toward Active Opposition; three in all.
    }
    [AA-card-56] Choose a City where a Cartels Base is placed; two in all.
    [AA-card-57] { $stage ->
        [1] Choose a space where a Police cube replaces a Cartels piece, up to three in all, or stop.
       *[other] Choose a space where a Cartels piece replaces a Police cube; two spaces in all.
    }
    [AA-card-58] { $stage ->
        [1] Choose a space from which a Police cube is sent away, up to four in all, or stop.
       *[other] Choose where that Police cube goes.
    }
    [AA-card-59] { $stage ->
        [1] Choose a space from which a Cartels Guerrilla moves, up to three in all, or stop.
       *[other] Choose where that Guerrilla goes; any space will do.
    }
    [AA-card-60] { $stage ->
        [1] Choose a City or Department from which all Cartels pieces are removed: two Cities, or one Department.
        [2] Choose a City where the Cartels place a Base; two in all.
       *[other] Choose the space of a free Bribe, or do without.
    }
    [AA-card-61] { $stage ->
        [1] Choose the City from which all Cartels pieces are removed.
       *[other] Choose a Department without Cartels pieces where a Cartels Base is placed; three in all.
    }
    [AA-card-62] { $stage ->
        [1] Choose a Forest with Pop 0 from which an Insurgent piece is removed, up to three in all, or stop.
       *[other] There are not enough Cartels Bases for all three: choose a Forest that gets one.
    }
    [AA-card-64] Choose a space with a Cartels Base where a FARC Guerrilla gets a Shipment.
    [AA-card-65] Choose the Mountain where a Shipment and an Insurgent Base come or go.
    [AA-card-66] { $stage ->
        [1] Choose a Forest that loses a Cartels Base; three Bases in all.
       *[other] There are not enough Cartels Bases for all: choose a Forest with one that gets another.
    }
    [AA-card-68] { $stage ->
        [2] Choose a coastal space from which a Shipment is removed, up to two in all, or stop.
       *[other] Choose a coastal space from which a Cartels piece is removed; two in all.
    }
    [AA-card-69] { $stage ->
        [1] Choose the space that your cubes or Guerrillas leave by boat, or stay.
       *[other] Choose the Department, up to three Departments away, where they land.
    }
    [AA-card-72] { $stage ->
        [1] Choose a space where Guerrillas of the FARC and the AUC replace all Cartels Guerrillas; two spaces in all.
       *[other] Choose a space with a Cartels Base where Cartels Guerrillas are placed.
    }
   *[other] Choose a space for this event, as its text says.
}
option-event-space-done = { $rule ->
    [AA-card-69] Stay
    [AA-card-60] No Bribe
   *[other] Stop
}
ask-event-piece = { $rule ->
    [AA-card-14] Choose the cube to remove { $place-at }.
    [AA-card-20] Choose the FARC Guerrilla that leaves { $place-inline }.
    [AA-card-25] Choose a FARC piece to place { $place-at }; three in all.
    [AA-card-28] Choose an Insurgent piece to remove { $place-at }, up to three in all, or stop.
    [AA-card-33] { $stage ->
        [1] Choose an Insurgent piece to remove { $place-at }, up to three in all, or stop.
       *[other] Choose one of your own pieces to place { $place-at }; two in all.
    }
    [AA-card-40] { $stage ->
        [1] Choose the AUC Guerrilla that a Police cube replaces { $place-at }.
       *[other] Choose the AUC piece to place { $place-at }.
    }
    [AA-card-46] { $stage ->
        [3] Choose the Guerrilla that strikes { $place-at }; it will be Active.
       *[other] Choose an enemy piece to remove { $place-at }; two in all, and Bases are not protected.
    }
    [AA-card-53] Choose the Guerrilla that flies from { $place-inline }; it will be Underground.
    [AA-card-54] Choose the Guerrilla that deserts { $place-at }.
    [AA-card-55] Choose the Cartels Guerrilla to remove { $place-at }.
    [AA-card-57] { $stage ->
        [1] Choose the Cartels piece that a Police cube replaces { $place-at }.
       *[other] Choose the Cartels piece that takes the place of the Police cube { $place-at }.
    }
    [AA-card-62] Choose the Insurgent piece to remove { $place-at }.
    [AA-card-66] Choose the Cartels Base to remove { $place-at }.
    [AA-card-68] Choose the Cartels piece to remove { $place-at }.
    [AA-card-70] Choose the Guerrilla that spreads Terror { $place-at }; it will be Active.
    [AA-card-71] Choose the Guerrilla to remove { $place-at }; its faction loses 5 Resources.
   *[other] Choose a piece { $place-at } for this event, as its text says.
}
option-event-piece-done = Stop
ask-event-faction = { $rule ->
    [AA-card-5] Choose whose Guerrilla becomes Active.
    [AA-card-29] Choose the faction that will make two Ambushes in one space.
    [AA-card-34] { $stage ->
        [1] Choose the Insurgent faction that loses 5 Resources.
       *[other] Choose the Insurgent faction that will place two Guerrillas and a Base in a Department with Pop 0.
    }
    [AA-card-46] Choose the Insurgent faction that will strike in one space.
    [AA-card-53] Choose the Insurgent faction that will fly one or two Guerrillas to another Department.
    [AA-card-54] Choose the faction that the deserter joins.
    [AA-card-55] Choose whose Shipment is removed.
    [AA-card-65] { $stage ->
        [3] Choose whose Guerrilla gets the Shipment.
        [4] Choose whose Shipment is removed.
        [6] Choose whose Base is placed.
       *[other] Choose whose Base is removed.
    }
    [AA-card-68] Choose whose Shipment is removed.
    [AA-card-69] Choose whose Guerrilla your Sweep finds.
    [AA-card-70] Choose the Insurgent faction that spreads Terror in all its Forests, for 3 Resources each.
   *[other] Choose a faction for this event, as its text says.
}
ask-event-number = { $rule ->
    [AA-card-40] Choose how many of these cubes go there from { $place-inline }.
    [AA-card-69] { $stage ->
        [3] { $who-id ->
            [govt] Choose how many Troops go by boat from { $place-inline }.
           *[other] Choose how many Underground Guerrillas go by boat from { $place-inline }.
        }
       *[other] { $who-id ->
            [govt] Choose how many Police go by boat from { $place-inline }.
           *[other] Choose how many Active Guerrillas go by boat from { $place-inline }.
        }
    }
    [AA-card-71] Choose how many of your Bases to place { $place-at }.
    [AA-card-72] { $stage ->
        [2] Choose how many Cartels Guerrillas { $place-at } become FARC Guerrillas; the rest join the AUC.
       *[other] Choose how many Cartels Guerrillas to place { $place-at }.
    }
   *[other] Choose how many, as the text of this event says.
}
ask-event-choice = { $rule ->
    [AA-card-27] Choose one of three free Special Activities of the Government; you may repeat them.
    [AA-card-46] Choose how the people feel after this.
    [AA-card-48] Choose what ends next to a rich Pipeline: Opposition in one space, or a FARC Base.
    [AA-card-50] Choose what becomes of two Police cubes: they are removed, or AUC Guerrillas replace them.
    [AA-card-54] Choose whether up to two Guerrillas are removed, or replaced by Guerrillas of other factions.
    [AA-card-65] { $stage ->
        [2] Choose what happens to a Shipment in that Mountain.
       *[other] Choose what happens to an Insurgent Base in that Mountain.
    }
    [AA-card-68] Choose what is taken from the coast: two Cartels pieces, or up to two Shipments.
    [AA-card-69] Choose the free Operation to make in that Department, or none.
   *[other] Choose what this event does, as its text says.
}
option-event-choice-support = Passive Support
option-event-choice-opposition = { $rule ->
    [AA-card-48] Opposition in one space
   *[other] Passive Opposition
}
option-event-choice-farc_base = A FARC Base
option-event-choice-cartels = Two Cartels pieces
option-event-choice-shipment = Up to two Shipments
option-event-choice-remove = { $rule ->
    [AA-card-65] Remove one
   *[other] Remove
}
option-event-choice-place = Place one
option-event-choice-done = { $rule ->
    [AA-card-65] Nothing: a Base in its place
   *[other] No Operation
}
ask-event-operation = { $rule ->
    [AA-card-69] Choose the free Operation that { $who-inline } will make { $place-at }, or none.
   *[other] { $who-id ->
        [govt] Choose how to strike { $place-at }: a Sweep in which nobody moves, or an Assault.
       *[other] Choose how { $who-inline } will strike { $place-at }: Attack or Terror.
    }
}
option-event-operation-done = No Operation
ask-event-recycle = { $who-start } may take own pieces off the map to place them by this event: do you want to?
option-event-recycle-done = No


## Cards and turns: journal

note-card = { $card ->
    [73] A Propaganda card was turned up.
    [74] A Propaganda card was turned up.
    [75] A Propaganda card was turned up.
    [76] A Propaganda card was turned up.
   *[other] Card { $card }, { plain-card-name }, was turned up.
}
note-passed = { $who-start } passed.
note-event = { $who-start } executed the Event { plain-card-name }, { $verb-inline }.
note-operation = { $limited ->
    [0] { $free ->
        [0] { $who-start } began an Operation: { $verb }.
       *[other] { $who-start } began a free Operation: { $verb }.
    }
   *[other] { $free ->
        [0] { $who-start } began a Limited Operation: { $verb }.
       *[other] { $who-start } began a free Limited Operation: { $verb }.
    }
}
note-activity = { $who-start } added a Special Activity: { $verb }.
note-shipped = { $who-start } got an extra Limited Operation for a Shipment.
note-not-granted = { $who-start } gave no Shipment to { $whom-inline }.
note-deal-declined = { $who-start } declined what { $whom-inline } had asked for.
note-barred = { $who-start } must sit out the next card.
note-stays-eligible = { $who-start } stayed Eligible for the next card.
note-lasting = { $n ->
    [1] { plain-card-name } is in force from now on, plain text.
   *[other] { plain-card-name } is in force from now on, shaded text.
}
note-event-roll = The die showed { $roll }.
note-in-play = { $place-inline } became a Department.
note-out-of-game = { $n ->
    [0] No Guerrilla left the game.
    [one] Out of the game for good: { $piece-one }.
   *[other] Out of the game for good: { $n } { $piece-many }.
}

## Pieces: journal

note-placed = { $n ->
    [0] Nothing could be placed { $place-at }.
    [one] Placed { $place-at }: { $piece-one }.
   *[other] Placed { $place-at }: { $n } { $piece-many }.
}
note-removed = Removed { $place-at }: { $piece-one }.
note-moved = { $n ->
    [one] Moved from { $place-inline } to { $target-inline }: { $piece-one }.
   *[other] Moved from { $place-inline } to { $target-inline }: { $n } { $piece-many }.
}
note-activated = { $n ->
    [one] One Guerrilla of { $whose-inline } became Active { $place-at }.
   *[other] { $n } Guerrillas of { $whose-inline } became Active { $place-at }.
}
note-hid = { $n ->
    [one] One Guerrilla of { $who-inline } went Underground { $place-at }.
   *[other] { $n } Guerrillas of { $who-inline } went Underground { $place-at }.
}
many-base-built = { $who-start } built Bases { $place-at }.
note-base-built = { $who-start } built a Base { $place-at }.
note-recycled = { $who-start } took back { $piece-one } from { $place-inline }.
note-attack-roll = { $success ->
    [0] { $who-start } rolled { $roll } for the Attack { $place-at }, with all Guerrillas Active, and failed; { $n } or less was needed.
   *[other] { $who-start } rolled { $roll } for the Attack { $place-at }, with all Guerrillas Active, and succeeded; { $n } or less was needed.
}
note-shipment-held = A Shipment { $place-at } went to a Guerrilla of { $who-inline }.
note-shipment-removed = A Shipment of { $who-inline } left the map { $place-at }.
note-drug-bust = The Shipment { $place-at } was a drug bust.

## People and money: journal

note-shifted = { $level ->
    [2] { $place-inline } turned to Active Support.
    [1] { $place-inline } turned to Passive Support.
    [-1] { $place-inline } turned to Passive Opposition.
    [-2] { $place-inline } turned to Active Opposition.
   *[other] { $place-inline } turned Neutral.
}
note-terror = { $n ->
    [one] A Terror marker was placed { $place-at }.
   *[other] { $n } Terror markers were placed { $place-at }.
}
many-sabotaged = Sabotage was placed { $place-at }.
note-sabotaged = Sabotage was placed { $place-at }.
note-terror-removed = One marker was taken away { $place-at }: { $place-marker }.
note-resources-rose = Resources of { $who-inline } rose by { $n } to { $total }.
note-resources-fell = Resources of { $who-inline } fell by { $n } to { $total }.
note-aid-rose = Aid rose by { $n } to { $total }.
note-aid-fell = Aid fell by { $n } to { $total }.
note-extorted = { $who-start } extorted money { $place-at }: one Guerrilla became Active.
note-kidnapped = { $n ->
    [one] The FARC took hostages { $place-at }, rolled { $roll } and got 1 Resource from { $whose-inline }.
   *[other] The FARC took hostages { $place-at }, rolled { $roll } and got { $n } Resources from { $whose-inline }.
}
note-kidnapped-shipment = The FARC took hostages { $place-at } and got a Shipment of the Cartels as ransom.

## Propaganda rounds: journal

note-president = { $n ->
    [0] Samper became president.
    [1] Pastrana became president.
   *[other] Uribe became president.
}
note-president-stays = { $n ->
    [0] Election: with Total Support { $total }, above 60, Samper stays president.
    [1] Election: with Total Support { $total }, above 60, Pastrana stays president.
   *[other] Election: Uribe stays president, with Total Support { $total }.
}
note-phase = { $n ->
    [1] Control is recorded, and LoCs are Sabotaged.
    [3] Resources phase.
    [4] Drug profits.
    [5] Support phase: Civic Action.
    [6] Support phase: Agitation.
    [8] Support phase: Elite Backing.
   *[other] Redeployment.
}
note-zone = { $place-inline } became a FARC Zone.
note-zone-removed = { $place-inline } is no longer a FARC Zone.
note-zones-end = All FARC Zones came to an end.
note-reset = Reset: Terror, Sabotage, Control and momentum were removed, all Guerrillas went Underground, and all factions are Eligible.
note-goal-reached = { $who-start } reached the goal.
note-over = The game is over.
note-margins = { $rule ->
    [AA-6_1] Victory check. Margins: Government { $govt }, FARC { $farc }, AUC { $auc }, Cartels { $cartels }; the goal is a margin above 0.
   *[other] Final margins: Government { $govt }, FARC { $farc }, AUC { $auc }, Cartels { $cartels }.
}
note-no-victory-check = No victory check in the first Propaganda round of quick play.
note-highest-margin = { $rule ->
    [AA-1_5] { $who-start }, the weaker faction of the player, ended with the highest margin that counts.
   *[other] { $who-start } ended with the highest margin.
}
note-solo-result = { $goal ->
    [0] { $level ->
        [0] { remark-failure }
        [1] Stalemate: the Government’s margin is { $n } above that of { $who-inline }, the best of the Insurgents.
        [2] Progress: the Government’s margin is { $n } above that of { $who-inline }, the best of the Insurgents.
       *[other] Triumph: the Government’s margin is { $n } above that of { $who-inline }, the best of the Insurgents.
    }
   *[other] { remark-failure }
}

## Non-players: journal

note-np-box = { $rule ->
    [AA-8_5_1] { $taken ->
        [0] Cartels, box 1, Rally: no. Pieces Available: { $n } of { $needed } needed; and no Base can be built.
       *[other] { $base ->
            [0] Cartels, box 1, Rally: yes. Pieces Available: { $n }, enough with { $needed }.
            [1] Cartels, box 1, Rally: yes. Pieces Available: only { $n } of { $needed } needed, but a Base can be built.
           *[other] Cartels, box 1, Rally: yes. Pieces Available: { $n }, enough with { $needed }; and a Base can be built.
        }
    }
    [AA-8_5_2] { $taken ->
        [0] Cartels, box 2, March: no. All Shipments are on the map.
       *[other] Cartels, box 2, March: yes. Shipments that can be placed: { $n }.
    }
    [AA-8_5_3] Cartels, box 3, Terror: nothing else applies.
    [AA-8_6_1] { $taken ->
        [0] AUC, box 1, Rally: no. Guerrillas Available: { $n } of { $needed } needed; and no Base can be built.
       *[other] { $base ->
            [0] AUC, box 1, Rally: yes. Guerrillas Available: { $n }, enough with { $needed }.
            [1] AUC, box 1, Rally: yes. Guerrillas Available: only { $n } of { $needed } needed, but a Base can be built.
           *[other] AUC, box 1, Rally: yes. Guerrillas Available: { $n }, enough with { $needed }; and a Base can be built.
        }
    }
    [AA-8_6_2] { $taken ->
        [0] { $needed ->
            [0] AUC, box 2, March: no. There is no FARC Base on the map.
           *[other] AUC, box 2, March: no. AUC Guerrillas are at half of the FARC Base spaces or more: { $n } of { $needed }.
        }
       *[other] AUC, box 2, March: yes. AUC Guerrillas are at fewer than half of the FARC Base spaces: { $n } of { $needed }.
    }
    [AA-8_6_3] { $taken ->
        [0] AUC, box { $box }, Attack: no.
       *[other] AUC, box { $box }, Attack: no space has both a FARC Base and an Underground AUC Guerrilla.
    }
    [AA-8_6_4] { $taken ->
        [0] AUC, box { $box }, Terror: no. No space has both a FARC Base and an Underground AUC Guerrilla.
       *[other] AUC, box { $box }, Terror: yes. Spaces with a FARC Base and an Underground AUC Guerrilla: { $n }.
    }
    [AA-8_7_1] { $taken ->
        [0] FARC, box 1, Rally: no. Guerrillas Available: { $n } of { $needed } needed; and no Base can be built.
       *[other] { $base ->
            [0] FARC, box 1, Rally: yes. Guerrillas Available: { $n }, enough with { $needed }.
            [1] FARC, box 1, Rally: yes. Guerrillas Available: only { $n } of { $needed } needed, but a Base can be built.
           *[other] FARC, box 1, Rally: yes. Guerrillas Available: { $n }, enough with { $needed }; and a Base can be built.
        }
    }
    [AA-8_7_2] { $taken ->
        [0] FARC, box 2, March: no. LoCs and Support spaces where the FARC can already strike: { $n }.
       *[other] FARC, box 2, March: yes. On no LoC and in no Support space has the FARC an Underground Guerrilla or three pieces.
    }
    [AA-8_7_3] { $taken ->
        [0] FARC, box 3, Attack: no. FARC Resources: { $n }; more than { $needed }, what the Government has, are needed.
       *[other] FARC, box 3, Attack: yes. FARC Resources: { $n }, more than the Government’s { $needed }.
    }
    [AA-8_7_4] FARC, box 4, Terror: nothing else applies.
   *[other] { $taken ->
        [0] Box { $box }, { $verb }: no.
       *[other] Box { $box }, { $verb }: yes.
    }
}
# Why a Non-player chose a space. $rule: the step of its box, $verb: what it does there, $rank: the priority.
plain-np-why = { $rule ->
    [AA-8_5_1a] to build a Base
    [AA-8_5_1b] to hide from cubes
    [AA-8_5_1c] for a Base without Guerrillas
    [AA-8_5_1d] for a Base to come
    [AA-8_5_1e] { $rank ->
        [1] for a new Base where it Rallied
       *[other] for a Base from a space with two
    }
    [AA-8_5_2] next to two or more of its Guerrillas
    [AA-8_5_2a] { $rank ->
        [1] at a Base with a Guerrilla
       *[other] at two Bases, one to be sold
    }
    [AA-8_5_3] { $rank ->
        [1] in Support
        [2] in Opposition
       *[other] where all is Neutral
    }
    [AA-8_5_3a] { $rank ->
        [1] against the Government
        [2] against the FARC
       *[other] against the AUC
    }
    [AA-8_6_1a] to build a Base
    [AA-8_6_1b] to hide from cubes
    [AA-8_6_1c] { $rank ->
        [3] at a FARC Base
        [4] at an AUC Base
       *[other] in any other space
    }
    [AA-8_6_1d] where its pieces outnumber the others
    [AA-8_6_1e] { $rank ->
        [1] to build a Base
        [3] at a FARC Base
        [4] at an AUC Base
       *[other] in any other space
    }
    [AA-8_6_2] toward FARC pieces
    [AA-8_6_3] with the most AUC Guerrillas
    [AA-8_6_3a] with the fewest AUC Guerrillas
    [AA-8_6_4] { $rank ->
        [1] at a FARC Base
        [2] at FARC pieces
       *[other] in any other space
    }
    [AA-8_6_4a] with more AUC Guerrillas than Police
    [AA-8_7_1a] to build a Base
    [AA-8_7_1b] to hide from cubes
    [AA-8_7_1c] at a FARC Base
    [AA-8_7_1d] in one other space
    [AA-8_7_1e] { $rank ->
        [1] with two or more Guerrillas Underground
       *[other] on the poorest LoC
    }
    [AA-8_7_2a] onto a LoC
    [AA-8_7_2b] to where it could Agitate
    [AA-8_7_2c] to one more space
    [AA-8_7_3] { $rank ->
        [1] with three Guerrillas or more
       *[other] for the Ambush
    }
    [AA-8_7_3a] with the fewest FARC Guerrillas
    [AA-8_7_4] { $rank ->
        [1] to Sabotage
        [2] for a Kidnap
       *[other] against the people’s trust
    }
    [AA-8_7_4a] { $rank ->
        [1] on a LoC
        [2] in a City
       *[other] at a Cartels Base
    }
   *[other] by priority { $rank }
}
note-np-space = { $verb-id ->
    [march] { $every ->
        [0] { $n ->
            [one] { $verb } to { $place-inline }, { plain-np-why }: there is no other candidate.
           *[other] { $verb } to { $place-inline }, { plain-np-why }: chosen out of { $n } candidates.
        }
       *[other] { $verb } to { $place-inline }, { plain-np-why }: all such spaces are taken.
    }
   *[other] { $every ->
        [0] { $n ->
            [one] { $verb } { $place-at }, { plain-np-why }: there is no other candidate.
           *[other] { $verb } { $place-at }, { plain-np-why }: chosen out of { $n } candidates.
        }
       *[other] { $verb } { $place-at }, { plain-np-why }: all such spaces are taken.
    }
}
note-np-event-space = { $n ->
    [one] For the Event { $who-inline } took { $place-inline }, the only space it can be.
   *[other] { $best ->
        [one] For the Event { $who-inline } took { $place-inline }, the first by its priorities among { $n } spaces.
       *[other] For the Event { $who-inline } took { $place-inline }, at random from { $best } that its priorities allow, among { $n } spaces.
    }
}
note-np-no-agitation = { $n ->
    [0] There are no Resources to Agitate with.
   *[other] There is no space where { $who-inline } can Agitate to a shift; Resources left: { $n }.
}
note-np-no-backing = No space is open to Elite Backing.
note-np-no-resources = There are no Resources for an Operation, so { $who-inline } had to pass.
note-np-decision = { $reason ->
    [1] { $who-start } took the Event { plain-card-name }: leftmost on the card.
    [2] { $who-start } did not take the Event { plain-card-name }: not leftmost on the card.
    [3] { $who-start } did not take the Event { plain-card-name }: it would change nothing.
    [4] { $who-start } took the Event { plain-card-name } as 2nd Eligible.
    [5] { $who-start } did not take the Event { plain-card-name }: the card shows a grey 2.
    [6] { $who-start } could not take the Event { plain-card-name }: the 1st Eligible left no room for it.
    [7] { $who-start } took the Event { plain-card-name }: the Government wished it so.
    [9] { $who-start } did not take the Event { plain-card-name }: its instruction tells Non-players to operate.
   *[other] { $who-start } did not take the Event { plain-card-name }: the Government wished it so.
}
note-np-turn = { $verb-id ->
    [pass] Turn of { $who-inline }: pass.
    [shaded] Turn of { $who-inline }: the Event, shaded text.
    [unshaded] Turn of { $who-inline }: the Event.
   *[other] { $n ->
        [one] Turn of { $who-inline }: { $verb } in one space, no Special Activity.
       *[other] Turn of { $who-inline }: { $verb } in { $n } spaces, no Special Activity.
    }
}
note-np-turn-with = { $n ->
    [one] Turn of { $who-inline }: { $verb } in one space, with { $activity }.
   *[other] Turn of { $who-inline }: { $verb } in { $n } spaces, with { $activity }.
}
note-np-not-possible = { $verb-id ->
    [rally] Rally was not possible anywhere, so { $who-inline } had to pass.
   *[other] { $verb } was not possible anywhere, so { $who-inline } went one box up.
}
note-np-resources-out = Resources of { $who-inline } ran out: no further space, though there were more.
note-np-no-activity = No Special Activity was possible with this { $verb }.
note-random-space = Dice red { $red }, yellow { $yellow }, green { $green } point to { $target-inline }; from there on, the first of { $n } candidates is { $place-inline }.
note-equal-chance = Among { $n } candidates with equal chances: { $place-inline }.
note-equal-chance-faction = Among { $n } factions with equal chances: { $who-inline }.

## Event cards

# The name of a card by its number, which is what notes carry. $card: the number.
plain-card-name = { $card ->
    [1] { card-first_division }
    [2] { card-ospina_and_mora }
    [3] { card-tapias }
    [4] { card-cano_limon_covenas }
    [5] { card-occidental_and_ecopetrol }
    [6] { card-oil_spill }
    [7] { card-seventh_special_forces }
    [8] { card-fuerza_aerea_colombiana }
    [9] { card-high_mountain_battalions }
    [10] { card-blackhawks }
    [11] { card-national_defense_and_security_council }
    [12] { card-plan_colombia }
    [13] { card-plan_meteoro }
    [14] { card-tres_esquinas }
    [15] { card-war_tax }
    [16] { card-coffee_prices }
    [17] { card-madrid_donors }
    [18] { card-nspd_18 }
    [19] { card-general_offensive }
    [20] { card-mono_jojoy }
    [21] { card-raul_reyes }
    [22] { card-alfonso_cano }
    [23] { card-dod_contractors }
    [24] { card-operacion_jaque }
    [25] { card-ejercito_de_liberacion_nacional }
    [26] { card-gramaje }
    [27] { card-misil_antiaereo }
    [28] { card-hugo_chavez }
    [29] { card-kill_zone }
    [30] { card-peace_commission }
    [31] { card-betancourt }
    [32] { card-secuestrados }
    [33] { card-sucumbios }
    [34] { card-airdropped_aks }
    [35] { card-crop_substitution }
    [36] { card-zona_de_convivencia }
    [37] { card-former_military }
    [38] { card-national_coordination_center }
    [39] { card-soldados_campesinos }
    [40] { card-demobilization }
    [41] { card-mancuso }
    [42] { card-senado_and_camara }
    [43] { card-calima_front }
    [44] { card-colombia_nueva }
    [45] { card-los_derechos_humanos }
    [46] { card-limpieza }
    [47] { card-pinto_and_del_rosario }
    [48] { card-union_sindical_obrera }
    [49] { card-bloques }
    [50] { card-carabineros }
    [51] { card-pipeline_repairs }
    [52] { card-castano }
    [53] { card-criminal_air_force }
    [54] { card-deserters_and_defectors }
    [55] { card-dea_agents }
    [56] { card-drogas_la_rebaja }
    [57] { card-op_millennium }
    [58] { card-general_serrano }
    [59] { card-salcedo }
    [60] { card-the_chess_player }
    [61] { card-air_bridge }
    [62] { card-amazonia }
    [63] { card-narco_war }
    [64] { card-cocaine_labs }
    [65] { card-poppies }
    [66] { card-tingo_maria }
    [67] { card-mexican_traffickers }
    [68] { card-narco_subs }
    [69] { card-riverines_and_fast_boats }
    [70] { card-ayahuasca_tourism }
    [71] { card-darien }
    [72] { card-sicarios }
   *[other] { card-propaganda }
}
card-first_division = 1st Division
    .text = Once a round Civic Action needs only one cube in one controlled space. Shaded: Civic Action needs two Troops and two Police. Lasts all game.
card-ospina_and_mora = Ospina & Mora
    .text = Sweep costs 1 a space. Shaded: Sweep in one space a card. Lasts all game.
card-tapias = Tapias
    .text = Assault costs 1 a space. Shaded: Assault in one space a card. Lasts all game.
card-cano_limon_covenas = Caño Limón–Coveñas
    .text = The Government gets twice the Econ of three open Pipelines. Shaded: Sabotage the three richest Pipelines without cubes.
card-occidental_and_ecopetrol = Occidental & Ecopetrol
    .text = Six Police on Pipelines, and three Guerrillas there or next to them become Active. Shaded: a space next to a Pipeline with Econ 3 shifts two levels toward Active Opposition.
card-oil_spill = Oil Spill
    .text = Two Departments next to Sabotage turn to Passive Support. Shaded: Sabotage a Pipeline, and a Department next to it shifts one level toward Active Opposition.
card-seventh_special_forces = 7th Special Forces
    .text = Each Propaganda round the Government removes up to three Terror or Sabotage markers. Shaded: LoCs are Sabotaged even if Guerrillas only equal cubes. Lasts all game.
card-fuerza_aerea_colombiana = Fuerza Aérea Colombiana
    .text = The Government makes three free Air Strikes. Shaded: it loses 9 Resources.
card-high_mountain_battalions = High Mountain Battalions
    .text = In Mountains Assault works as in Cities. Shaded: there it takes four Troops to remove one piece. Lasts all game.
card-blackhawks = Blackhawks
    .text = Air Lift moves any number of Troops. Shaded: only one. Lasts all game.
card-national_defense_and_security_council = National Defense & Security Council
    .short = Security Council
    .text = One Police may move into each Sweep space. Shaded: Sweep finds with Troops or Police, not both. Lasts all game.
card-plan_colombia = Plan Colombia
    .text = The Government gets Resources equal to Aid, 20 at most; then Aid rises by 10. Shaded: until the next Reset no Air Strike, and Patrol finds nobody.
card-plan_meteoro = Plan Meteoro
    .text = Patrol has a free Assault on every LoC. Shaded: on none. Lasts all game.
card-tres_esquinas = Tres Esquinas
    .text = The Government places a Base and three Troops in a Department. Shaded: a Department loses a Government Base and a cube.
card-war_tax = War Tax
    .text = The Government gets four times a die in Resources. Shaded: a City that is Neutral or at Passive Support turns to Passive Opposition.
card-coffee_prices = Coffee Prices
    .text = Each Mountain pays 5 Resources to whoever has most pieces there; ties go to the Government. Shaded: the Government loses 10 Resources.
card-madrid_donors = Madrid Donors
    .text = The Government gets Resources equal to Aid, 20 at most; then Aid rises by 6. Shaded: until the next Reset no Sweep or Assault in Departments.
card-nspd_18 = NSPD-18
    .text = The Government gets Resources equal to Aid, 20 at most; then Aid rises by 20. Shaded: the Government loses 6 Resources, and Aid falls by a die.
card-general_offensive = General Offensive
    .text = Your faction strikes in every space it can, free: the Government Sweeps in place or Assaults, an Insurgent Attacks or uses Terror.
card-mono_jojoy = Mono Jojoy
    .text = The Government moves up to six FARC Guerrillas into adjacent spaces. Shaded: the FARC Marches free, then hides up to three Guerrillas.
card-raul_reyes = Raúl Reyes
    .text = The FARC loses 6 Resources and a Base. Shaded: it gets 6 Resources and a Base.
card-alfonso_cano = Alfonso Cano
    .text = A space in Opposition becomes Neutral. Shaded: in the next Agitation three more spaces with FARC pieces are open to the FARC.
card-dod_contractors = DoD Contractors
    .text = In a Department all Guerrillas become Active and all Cartels Bases go. Shaded: the Government loses three Troops; Government and FARC sit out through the next card.
card-operacion_jaque = Operación Jaque
    .text = A City turns to Active Support; the FARC sits out through the next card. Shaded: two Troops go from a space with the FARC, and a City in Support becomes Neutral.
card-ejercito_de_liberacion_nacional = Ejército de Liberación Nacional
    .text = All FARC pieces leave a Mountain. Shaded: three FARC pieces come to Antioquia or a Department next to it.
card-gramaje = Gramaje
    .text = The Cartels Attack the FARC wherever both are. Shaded: the Cartels pay the FARC 6 Resources (first edition: 3) for each space with a Cartels Base and a FARC Guerrilla.
card-misil_antiaereo = Misil Antiaéreo
    .text = The Government uses three free Special Activities. Shaded: until the next Reset none of them in spaces with Guerrillas.
card-hugo_chavez = Hugo Chávez
    .text = Up to three Insurgent pieces leave a space next to Venezuela. Shaded: a FARC Base comes to a Department there, and empty LoCs at Cúcuta are Sabotaged.
card-kill_zone = Kill Zone
    .text = In one space all FARC Guerrillas become Active and the Government Assaults. Shaded: the FARC or the AUC makes two Ambushes in one space.
card-peace_commission = Peace Commission
    .text = A FARC Zone and a FARC Base there go. Shaded: the Government places a FARC Zone, which gets a FARC Base. First edition: no Bases.
card-betancourt = Betancourt
    .text = Two Cities and a Department shift one level toward Active Support. Shaded: three spaces go from Passive to Active Opposition.
card-secuestrados = Secuestrados
    .text = Two spaces, Neutral or at Passive Opposition, turn to Passive Support. Shaded: the FARC gets 12 Resources.
card-sucumbios = Sucumbíos
    .text = Up to three Insurgent pieces leave a space next to Ecuador. Shaded: Ecuador becomes a Department for two pieces of each faction, and you place two of your own.
card-airdropped_aks = Airdropped AKs
    .text = An Insurgent faction loses 5 Resources. Shaded: an Insurgent faction places two Guerrillas and a Base in a Department with Pop 0.
card-crop_substitution = Crop Substitution
    .text = In a Department Police replace all Cartels Bases, and Aid rises by 3. Shaded: a Department with a Cartels Base shifts two levels toward Active Opposition.
card-zona_de_convivencia = Zona de Convivencia
    .text = The Mountain with the most FARC pieces becomes a FARC Zone with a FARC Base; two spaces next to it shift one level toward Active Support. You stay Eligible. First edition: no Base, and two Neutral spaces turn to Passive Support.
card-former_military = Former Military
    .text = The Government Sweeps in place or Assaults against the FARC everywhere, with AUC Guerrillas as Troops. Shaded: the AUC Marches free, then makes an Ambush where it arrived.
card-national_coordination_center = National Coordination Center
    .text = All Active AUC Guerrillas leave up to three spaces with cubes or Support. Shaded: all AUC Guerrillas in such spaces go Underground.
card-soldados_campesinos = Soldados Campesinos
    .text = One Police comes to each of six Departments. Shaded: in up to three Departments an AUC Guerrilla replaces a Police cube.
card-demobilization = Demobilization
    .text = Police replace three AUC Guerrillas. Shaded: all cubes leave a Department with AUC pieces for Cities, and two Cities get an AUC piece each.
card-mancuso = Mancuso
    .text = The AUC loses 6 Resources and all its pieces in one space. Shaded: it gets 3 Resources for each space it shares with the Cartels.
card-senado_and_camara = Senado & Cámara
    .text = Two Neutral spaces turn to Passive Support; the Government gets 3 Resources. Shaded: until the next Reset no Sweep or Assault against your faction.
card-calima_front = Calima Front
    .text = Two Terror markers in a Department with Troops, and its FARC Bases go. Shaded: two Terror markers in a Department with Troops, and Aid falls by 9.
card-colombia_nueva = Colombia Nueva
    .text = A City not in Opposition turns to Active Support; the Government gets 3 Resources. Shaded: a City in Support becomes Neutral; the Government loses 3.
card-los_derechos_humanos = Los Derechos Humanos
    .text = Spaces with cubes and Terror shift one level toward Active Support. Shaded: Aid falls by 1 for each space with AUC pieces, and the Government loses a die in Resources.
card-limpieza = Limpieza
    .text = An Insurgent faction strikes in one space: two Terror markers, two enemy pieces gone, and Passive Support or Opposition as it likes.
card-pinto_and_del_rosario = Pinto & del Rosario
    .text = All AUC Guerrillas become Active, and Police Assault the AUC everywhere. Shaded: the AUC places two Guerrillas in Cúcuta, uses Terror there and hides two Guerrillas.
card-union_sindical_obrera = Unión Sindical Obrera
    .text = Next to a Pipeline with Econ 3, Opposition ends in a space or a FARC Base goes. Shaded: two Cities other than Bogotá shift one level toward Active Opposition.
card-bloques = Bloques
    .text = Three Available AUC Guerrillas leave the game. Shaded: an AUC Guerrilla and a Base come to a Department.
card-carabineros = Carabineros
    .text = The Government places up to three Police in Departments. Shaded: two Police go, or AUC Guerrillas replace them.
card-pipeline_repairs = Pipeline Repairs
    .text = All Pipelines are repaired, or the Government gets 12 Resources if there was nothing to repair. Shaded: Sabotage three Pipelines within reach of FARC Guerrillas.
card-castano = Castaño
    .text = Two Cities or Mountains shift one level toward Active Support. Shaded: an AUC Base where the AUC is, and 1 Resource for each AUC Base.
card-criminal_air_force = Criminal Air Force
    .text = An Insurgent faction flies one or two Guerrillas between two Departments, and they go Underground.
card-deserters_and_defectors = Deserters & Defectors
    .text = Up to two Guerrillas are removed, or replaced by Guerrillas of other factions.
card-dea_agents = DEA Agents
    .text = Two Shipments and five Cartels Guerrillas go, and Aid rises by 3 (first edition: one Shipment, no Aid). Shaded: three spaces with Cartels pieces shift one level toward Active Opposition.
card-drogas_la_rebaja = Drogas La Rebaja
    .text = The Cartels pay the Government 15 Resources (first edition: 9). Shaded: they get 2 Resources for each piece in Cities and a Base in each of two Cities.
card-op_millennium = Op Millennium
    .text = Police replace up to three Cartels pieces. Shaded: in each of two spaces a Cartels piece replaces a Police cube.
card-general_serrano = General Serrano
    .text = The Cartels lose 6 Resources and all their Guerrillas. Shaded: the Cartels move up to four Police anywhere.
card-salcedo = Salcedo
    .text = All Cartels Guerrillas become Active, and the Government Assaults the Cartels everywhere. Shaded: all of them go Underground, and up to three move anywhere.
card-the_chess_player = The Chess Player
    .text = All Cartels pieces leave two Cities or one Department; the Government gets 6 Resources. Shaded: the Cartels get Bases in two Cities and a free Bribe.
card-air_bridge = Air Bridge
    .text = All Cartels pieces leave a City, and the Cartels lose 6 Resources. Shaded: a Cartels Base in each of three Departments without Cartels pieces.
card-amazonia = Amazonía
    .text = Up to three Insurgent pieces leave Forests with Pop 0. Shaded: a Cartels Base each in Guainía, Vaupés and Amazonas.
card-narco_war = Narco-War
    .text = In every space all Cartels Guerrillas but one go, and that one uses Terror. The Cartels sit out through the next card.
card-cocaine_labs = Cocaine Labs
    .text = FARC Guerrillas at Cartels Bases get two Shipments (first edition: one). Shaded: the Cartels get 2 Resources for each Base in a City and 1 for each in a Department.
card-poppies = Poppies
    .text = In a Mountain place or remove a Shipment, and place or remove an Insurgent Base (first edition: one of the two).
card-tingo_maria = Tingo María
    .text = Three Cartels Bases leave Forests. Shaded: one more in each Forest that has one.
card-mexican_traffickers = Mexican Traffickers
    .text = The Cartels lose 20 Resources (first edition: 10). Shaded: in the next round they get 4 Resources for each Base.
card-narco_subs = Narco-Subs
    .text = Two Cartels pieces or up to two Shipments leave the coast. Shaded: the Cartels get 2 Resources for each of their pieces on the coast.
card-riverines_and_fast_boats = Riverines & Fast Boats
    .text = Your cubes or Guerrillas go up to three Departments far; there you may make a free Operation.
card-ayahuasca_tourism = Ayahuasca Tourism
    .text = The Government gets 6 Resources for each Forest without Guerrillas. Shaded: an Insurgent faction uses Terror in each Forest where it is, for 3 Resources each.
card-darien = Darién
    .text = A Guerrilla leaves Chocó, and its faction loses 5 Resources. Shaded: Panamá becomes a Forest Department, and you place one or two of your own Bases there.
card-sicarios = Sicarios
    .text = In two spaces Guerrillas of the FARC and the AUC replace all Cartels Guerrillas. Shaded: all Available Cartels Guerrillas come to Cartels Bases.
card-propaganda = Propaganda!
    .text = A round: victory check, Control and Sabotage, income, Civic Action and Agitation, election, Elite Backing, redeployment, Reset.

## Spaces, by their printed names

thing-bogota = Bogotá–Villavicencio
    .text = City with Pop 8.
thing-cali = Cali
    .text = City with Pop 3.
thing-medellin = Medellín
    .text = City with Pop 3.
thing-bucaramanga = Bucaramanga
    .text = City with Pop 2.
thing-ibague = Ibagué–Pereira
    .text = City with Pop 2.
thing-santa_marta = Santa Marta–Barranquilla
    .text = City with Pop 2.
thing-cartagena = Cartagena
    .text = City with Pop 1.
thing-cucuta = Cúcuta
    .text = City with Pop 1.
thing-neiva = Neiva
    .text = City with Pop 1.
thing-pasto = Pasto
    .text = City with Pop 1.
thing-sincelejo = Sincelejo–Montería
    .text = City with Pop 1.
thing-atlantico = Atlántico–Magdalena
    .text = Forest Department with Pop 1.
thing-choco = Chocó–Córdoba
    .text = Forest Department with Pop 1.
thing-narino = Nariño–Cauca
    .text = Forest Department with Pop 1.
thing-meta_west = Meta West
    .text = Forest Department with Pop 1.
thing-guaviare = Guaviare
    .text = Forest Department with Pop 1.
thing-putumayo = Putumayo–Caquetá
    .text = Forest Department with Pop 1.
thing-cesar = Cesar–La Guajira
    .text = Mountain Department with Pop 1.
thing-antioquia = Antioquia–Bolívar
    .text = Mountain Department with Pop 2.
thing-santander = Santander–Boyacá
    .text = Mountain Department with Pop 2.
thing-huila = Huila–Tolima
    .text = Mountain Department with Pop 2.
thing-arauca = Arauca–Casanare
    .text = Grassland Department with Pop 1.
thing-meta_east = Meta East
    .text = Grassland Department with Pop 1.
thing-vichada = Vichada
    .text = Grassland Department with Pop 0.
thing-guainia = Guainía
    .text = Forest Department with Pop 0.
thing-vaupes = Vaupés
    .text = Forest Department with Pop 0.
thing-amazonas = Amazonas
    .text = Forest Department with Pop 0.
thing-ecuador = Ecuador (Sucumbíos)
    .text = A Department with Pop 0 once it is in play, for two pieces of each faction.
thing-panama = Panamá (Darién)
    .text = A Forest Department with Pop 0 once it is in play, where Sweep finds nobody.
thing-loc_cartagena_santa_marta = Cartagena – Santa Marta
    .text = Road with Econ 1.
thing-loc_cartagena_sincelejo = Cartagena – Sincelejo
    .text = Pipeline with Econ 1.
thing-loc_santa_marta_ayacucho = Santa Marta – Ayacucho
    .text = Pipeline with Econ 2.
thing-loc_sincelejo_ayacucho = Sincelejo – Ayacucho
    .text = Pipeline with Econ 3.
thing-loc_cucuta_ayacucho = Cúcuta – Ayacucho
    .text = Pipeline with Econ 3.
thing-loc_bucaramanga_ayacucho = Bucaramanga – Ayacucho
    .text = Pipeline with Econ 2.
thing-loc_cucuta_arauca = Cúcuta – Arauca
    .text = Pipeline with Econ 3.
thing-loc_sincelejo_medellin = Sincelejo – Medellín
    .text = Pipeline with Econ 2.
thing-loc_medellin_ibague = Medellín – Ibagué
    .text = Pipeline with Econ 1.
thing-loc_ibague_cali = Ibagué – Cali
    .text = Pipeline with Econ 1.
thing-loc_cali_buenaventura = Cali – Buenaventura
    .text = Pipeline with Econ 1.
thing-loc_cali_pasto = Cali – Pasto
    .text = Road with Econ 1.
thing-loc_pasto_tumaco = Pasto – Tumaco
    .text = Road with Econ 1.
thing-loc_neiva_pasto = Neiva – Pasto
    .text = Road with Econ 1.
thing-loc_bogota_neiva = Bogotá – Neiva
    .text = Pipeline with Econ 2.
thing-loc_bogota_san_jose = Bogotá – San José
    .text = Road with Econ 1.
thing-loc_bogota_yopal = Bogotá – Yopal
    .text = Pipeline with Econ 2.
thing-loc_bogota_ibague_bucaramanga = Bogotá – Ibagué – Bucaramanga
    .text = Pipeline with Econ 2.

## Things on the table

thing-board = The table
    .text = The map of Colombia, the tracks, the cards and the sequence of play.
thing-city = City
    .text = The number is its Pop, in millions. Support and Opposition count it once if Passive, twice if Active.
thing-department = Department
    .text = The number is its Pop. Forest makes it harder to find Guerrillas, Mountain harder to hit them.
thing-loc = Line of Communication
    .text = A Road or Pipeline. The number is the income it brings the Government, unless it is Sabotaged.
thing-town = Town
    .text = No space, but Departments and LoCs that meet here are adjacent.
thing-troops = Troops
    .text = Dark cubes. They Sweep and Assault, and have to go back to Cities and Bases in each Propaganda round.
thing-police = Police
    .text = Light cubes. They find Guerrillas and hold places; together with Troops they make Civic Action possible.
thing-base = Base
    .text = At most two in a space. Bases bring income and strengthen Rally; some goals count them.
thing-underground = Underground Guerrilla
    .text = Safe from Assault and Air Strike, and able to use Terror, Ambush and Extort.
thing-active = Active Guerrilla
    .text = It has been found or has shown itself, and can be hit by Assault and Air Strike.
thing-shipment = Shipment
    .text = Drugs on their way. Worth an extra Limited Operation, or a Base or 6 Resources in the next Propaganda round.
thing-terror = Terror
    .text = It has to be bought off before Civic Action or Agitation can move the people. The Reset removes it.
thing-sabotage = Sabotage
    .text = This LoC brings the Government no income in the next Propaganda round.
thing-farc_zone = FARC Zone
    .text = No Government piece may be here. Air Strike and Eradicate still reach it.
thing-government_control = Government Control
    .text = The Government has more pieces here than all Insurgents together.
thing-farc_control = FARC Control
    .text = The FARC has more pieces here than all others together.
thing-active_support = Active Support
    .text = The people stand behind the Government; their Pop counts twice for Total Support.
thing-passive_support = Passive Support
    .text = The people lean toward the Government; their Pop counts once for Total Support.
thing-neutral = Neutral
    .text = The people take no side, or nobody lives here.
thing-passive_opposition = Passive Opposition
    .text = The people lean against the Government; their Pop counts once for Total Opposition.
thing-active_opposition = Active Opposition
    .text = The people stand against the Government; their Pop counts twice for Total Opposition.
thing-resources = Resources
    .text = What a faction can spend, 99 at most.
thing-aid = Aid
    .text = Foreign help, 29 at most. It adds to the Government’s income unless Samper is president.
thing-total_support = Total Support
    .text = The Government needs more than 60.
thing-opposition_and_bases = Opposition plus Bases
    .text = Total Opposition and the FARC’s Bases together. The FARC needs more than 25.
thing-margin = Margin
    .text = How far a faction is above its goal, or below it. After the last round the highest margin wins.
thing-president = El Presidente
    .text = With Total Support of 60 or less after Civic Action and Agitation, the next president takes over.
thing-samper = Samper
    .text = No Aid in the Government’s income.
thing-pastrana = Pastrana
    .text = A FARC Zone when he comes in.
thing-uribe = Uribe
    .text = All FARC Zones end when he comes in.
thing-current_card = Current card
    .text = The symbols give the order in which Eligible factions may act; two of them at most will.
thing-next_card = Next card
    .text = What comes next. If it is the final Propaganda card, Operations are Limited now.
thing-deck = Deck
    .text = The cards to come, with a Propaganda card in each pile.
thing-played = Played cards
    .text = All cards that have been played, open to everybody.
thing-propaganda = Propaganda
    .text = A round of income, politics and redeployment, and a check whether somebody has won.
thing-eligible = Eligible
    .text = May act on this card, in the order of the symbols.
thing-ineligible = Ineligible
    .text = Executed something on the card before, and sits this one out.
thing-first_eligible = 1st Eligible
    .text = Chooses freely: Operation, Operation with Special Activity, or Event.
thing-second_eligible = 2nd Eligible
    .text = May do what the 1st Eligible’s choice leaves open.
thing-non_player = Non-player
    .text = A faction that nobody plays; it follows fixed priorities and dice.
thing-capability = Government capability
    .text = Lasts to the end of the game.
thing-momentum = Insurgent momentum
    .text = Lasts until the next Reset.
thing-available = Available
    .text = Pieces that are not on the map and can be placed.
thing-acting = Acting now
    .text = This faction has to decide.
thing-winner = Winner
    .text = Reached the goal, or has the highest margin after the last round.

## Heads of columns, where the table is printed as text

plain-faction = Faction
plain-resources = Resources
plain-margin = Margin
plain-available = Available
plain-standing = Standing
plain-guerrilla = Guerrilla
plain-space = Space
plain-level = Level
plain-control = Control
plain-pieces = Pieces
plain-markers = Markers
plain-track = Track
plain-turned-up = Turned up
plain-card = Card
plain-order = Order
plain-text = Text
plain-lasting = Lasting event
plain-side = Side

# Towns, and what stands in the sequence of play
thing-ayacucho = Ayacucho
    .text = A Town is no space; the Departments and LoCs that meet at it are adjacent.
thing-arauca_town = Arauca (Town)
    .text = { thing-ayacucho.text }
thing-yopal = Yopal
    .text = { thing-ayacucho.text }
thing-san_jose = San José del Guaviare
    .text = { thing-ayacucho.text }
thing-buenaventura = Buenaventura
    .text = { thing-ayacucho.text }
thing-tumaco = Tumaco
    .text = { thing-ayacucho.text }
thing-bases = Bases
    .text = Bases on the map.
thing-passed = Passed
    .text = Took Resources and stays Eligible.
thing-operation = Operation
    .text = Executed an Operation without a Special Activity: the next one may only make a Limited Operation.
thing-operation_and_activity = Operation with Special Activity
    .text = The next one may make a Limited Operation or execute the Event.
thing-event = Event
    .text = Executed the Event: the next one may make an Operation with a Special Activity.
thing-limited = Limited
    .text = One space, no Special Activity.

## The game on one page

remark-goal-factions = The Government wants Total Support above { $support }; the FARC Opposition plus Bases above { $opposition }; the AUC more Bases than the FARC; the Cartels more than { $bases } Bases and more than { $resources } Resources.
remark-goal-margin = Whoever has reached the goal at the start of a Propaganda round wins. After the last one the highest margin above or below the goal decides.
remark-goal-alone = Alone you are the Government: you lose if an Insurgent has reached its goal at such a check, and in the end your margin is compared with the best of theirs.
# Who is how near to victory, beside the board. $margin: how far above the goal, or below it.
panel-standing = Who is how near to the goal
remark-standing-govt = Government: Total Support { $have }, goal above { $goal }
    .value = { $margin }
remark-standing-farc = FARC: Opposition plus Bases { $have }, goal above { $goal }
    .value = { $margin }
# $goal: the Bases of the FARC.
remark-standing-auc = AUC: Bases { $have }, goal more than the FARC, who have { $goal }
    .value = { $margin }
# $goal: of Bases; $worth: of Resources.
remark-standing-cartels = Cartels: Bases { $bases }, goal above { $goal }; Resources { $resources }, goal above { $worth }
    .value = { $margin }
remark-turn-order = On each card at most two Eligible factions act, in the order of the symbols on it.
remark-turn-choice = The first may choose an Operation, with a Special Activity or without, or the card’s Event; this decides what is left for the second. Whoever passes gets Resources.
remark-turn-eligible = Whoever has acted is Ineligible on the next card. A Propaganda card brings income, politics and redeployment.
remark-thing-econ = Brings the Government { $n } in a Propaganda round.
remark-thing-sabotaged = Sabotaged: brings the Government nothing in the next Propaganda round.
remark-thing-support = Counts for Total Support
    .value = { $n }
remark-thing-opposition = Counts for Total Opposition
    .value = { $n }

## Why something is not offered

remark-why-no-place = No space is asked for now.
remark-why-no-operation = No Operation is asked for now.
remark-why-no-activity = No Special Activity is asked for now.
remark-why-loc = { $place } is a line of communication; none of them can be chosen here.
remark-why-no-loc = { $place } is no line of communication.
remark-why-city = { $place } is a City.
remark-why-no-department = { $place } is no Department.
remark-why-not-in-play = { $place } is not in play.
remark-why-zone = { $place } is a FARC Zone.
remark-why-no-cubes = There are no cubes { $place-at }.
remark-why-no-troops = There are no Troops { $place-at }.
remark-why-no-troops-near = There are no cubes { $place-at }, and no Troops that have not moved within reach.
remark-why-no-guerrillas = No Guerrilla of { $who-inline } is { $place-at }.
remark-why-no-underground = No Underground Guerrilla of { $who-inline } is { $place-at }.
remark-why-no-pieces = No piece of { $who-inline } is { $place-at }.
remark-why-no-such-piece = No such piece is { $place-at }: { $piece }.
remark-why-police = The Guerrillas of { $who-inline } do not outnumber the Police { $place-at }.
remark-why-outnumbered = The pieces of { $who-inline } do not outnumber all others { $place-at }.
remark-why-used-there = This Special Activity was used { $place-at } already.
remark-why-no-pop = { $place } has no Population.
remark-why-level-full = There is no Terror { $place-at }, and the level can’t shift further.
remark-why-cannot-shift = The level { $place-at } can’t shift further.
remark-why-no-room = There is no room { $place-at }.
remark-why-needed = The Operation has not begun, and would be left without a space.
remark-why-no-control = { $place } is not under the Control of { $who-inline }.
remark-why-controlled = { $place } is under Control.
remark-why-no-garrison = { $n ->
    [one] There are not both Troops and Police { $place-at }.
   *[other] There are fewer than { $n } of both Troops and Police { $place-at }.
}
remark-why-no-terror = There is no Terror { $place-at }.
remark-why-redeployed = All cubes { $place-at } have redeployed.
remark-why-from-there = They come from { $place-inline }.
remark-why-only-bogota = There is no other haven: they go to Bogotá.
remark-why-no-haven = { $place } is no City or Government Base under Government Control with room.
remark-why-no-police-haven = { $place } is not under Government Control, or has no room.
remark-why-event-elsewhere = The event names another space than { $place-inline }.
remark-why-selected = { $place } was selected already.
remark-why-limited = A Limited Operation has one space, and it has been chosen.
remark-why-poor = It costs { $n ->
    [one] 1 Resource
   *[other] { $n } Resources
}, and you have { $left }.
remark-why-one-a-card = This card allows one space a card.
remark-why-no-departments = This card closes Departments: { $place } is one.
remark-why-nobody-located = Nobody { $place-at } can be hit: no Active Guerrilla, and no Base that is not guarded by an Underground one.
remark-why-too-weak = The forces { $place-at } are too weak to remove a piece.
remark-why-no-street = No line of communication or City connects { $place-inline } for a Patrol.
remark-why-moved = All who are { $place-at } have moved.
remark-why-one-destination = A Limited Operation has one destination, and it is { $target-inline }.
remark-why-support = { $place } supports the Government.
remark-why-opposition = { $place } is in Opposition.
remark-why-none-to-rally = There is nothing for { $who-inline } to place or to turn { $place-at }.
remark-why-no-destination = From { $place-inline } there is nowhere left to March that could be paid for.
remark-why-no-enemy = There is no enemy { $place-at }.
remark-why-not-adjacent = { $place } is not adjacent to { $target-inline }.
remark-why-there-already = The Guerrillas of this group are { $place-at } already; they go to an adjacent space.
remark-why-group-went = A group from { $target-inline } has gone to { $place-inline } already.
remark-why-held-up = Guerrillas on every way hold the cubes up before { $place-inline }, or no way leads there.
remark-why-too-far = { $place } is too far from { $target-inline }.
remark-why-not-own-operation = { $verb } is no Operation of { $who-inline }.
remark-why-final-card = The next card is the final Propaganda card: no { $verb } any more.
remark-why-no-space = { $verb } is possible in no space now. Resources: { $left }.
remark-why-no-event = { $taken ->
    [1] The first faction has executed the Event.
   *[other] The first faction has executed an Operation without Special Activity: then the Event is closed to the second.
}
remark-why-not-among-zones = { $place } is not among the Departments that the card names.
remark-why-fewer-farc = There are fewer FARC pieces { $place-at } than in the Department with the most, which has { $n }.
remark-why-farc-base = There is a FARC Base { $place-at }.
remark-why-base-with-pop = At least { $n } Cartels Bases have to be in Departments with Population, so those that are left go there.
remark-why-not-own-activity = { $verb } is no Special Activity of { $who-inline }.
remark-why-limited-activity = A Limited Operation goes without Special Activity.
remark-why-not-with-operation = { $activity } does not go with { $verb }.
remark-why-one-activity = One Special Activity goes with an Operation, and it has been used or is not open now.
remark-why-no-use-now = { $verb } could do nothing now, or would leave the Operation without a space.
remark-why-not-trained = { $place } was not selected for this Train.
remark-why-no-extra = Neither a Base nor Civic Action is possible { $place-at }.
remark-why-misil = Misil Antiaéreo keeps the Government’s aircraft away from the Guerrillas { $place-at }.
remark-why-nobody-pays = Nobody { $place-at } could pay a ransom.
remark-why-no-terror-there = { $place } is no space of this Terror.
remark-why-no-base-to-bring = No Base can be brought to { $place-inline }.
remark-why-no-carrier = No Guerrilla { $place-at } could carry a Shipment.
remark-why-nobody-to-bribe = Nobody { $place-at } can be bribed.

## How a finished game is told

remark-won-by-goal = { $who-start } reached the goal with a margin of { $n } and wins.
remark-won-by-margin = { $who-start } wins with the highest margin after the last Propaganda round, { $n }.
story-curve = Victory margins
sheet-margins = Victory margins
remark-sheet-party = { $who }
remark-sheet-check = Propaganda { $n }
remark-sheet-final = At the end
remark-sheet-margin = Margin

## What the rules object to in a position that was written; each goes on after a colon

position-rule-pieces = { $piece }: { $n } instead of { $most }.
position-rule-bases = too many Bases: { $place }.
position-rule-zone = Government pieces in a FARC Zone: { $place }.
position-rule-not-in-play = pieces in a space that is not in play: { $place }.
position-rule-ecuador = a faction has more than { $n } pieces in Ecuador.
position-rule-resources = a faction has more than { $n } Resources.
position-rule-aid = Aid is more than { $n }.
position-rule-markers = there are { $n } Terror and Sabotage markers, not more.
position-rule-sabotage = a LoC is Sabotaged twice.
position-rule-events = an event card is missing, or is in two places.
position-rule-shipment = Shipment { $n } has either a place or an owner; it needs both, or neither.

## Lines of a position that is set up, by their key; line-<key>-<word>: what a line can say

line-seats = Who runs which faction
line-seats-non-player = Non-player
line-twin_factions = { setup-two_factions_each }
line-open_next = The next card lies open
line-eligibility-a = { setup-eligibility-option_a }
line-eligibility-b = { setup-eligibility-option_b }
line-last_propaganda = The Propaganda round that ends the game
line-quick = { setup-scenario-quick_play }
line-seeded = { setup-seeded_propaganda }
line-edition = Edition of the card texts
line-deploying = Faction that deploys
line-propaganda = Propaganda cards seen
line-rounds = Propaganda rounds held
line-foreign = Foreign countries in play
line-zones = FARC Zones
line-levels = Support and Opposition
line-levels-active-opposition = Active Opposition
line-levels-opposition = Passive Opposition
line-levels-neutral = Neutral
line-levels-support = Passive Support
line-levels-active-support = Active Support
line-terror = Terror and Sabotage markers
line-control = Control, as recorded in the last Propaganda round
line-shipments = Where the Shipments are
line-shipment_owners = Whose the Shipments are
line-card = Place of the current card in the deck, from 0
line-removed = Events set aside unseen
line-lasting = Lasting effects
line-slot = How many have executed on this card
line-first_executed = What the 1st Eligible executed
line-first_executed-nothing = nothing
line-first_executed-operation_and_activity = Operation and Special Activity
line-asked = Have passed or executed on this card
line-talks = Offers and requests in this turn
line-executed = Have executed on this card
line-stay_eligible = Stay Eligible
line-bar_next = Ineligible through the next card
line-shipped = Have had a shipped Operation on this card
line-executing = Faction whose turn it is
line-actor = Faction that acts
line-free = The Operation is free
line-limited = The Operation is limited
line-operation_spaces = Spaces of the Operation
line-paid = Resources paid for it
line-barred = Spaces where it can’t go
line-destination = Destination of a Limited Operation
line-activity = Special Activity
line-activity_open = A Special Activity is still possible
line-activity_spaces = Spaces of the Special Activity
line-swept = There was a Sweep on this card
line-assaulted = There was an Assault on this card
line-civic_space = Space that card 1 has opened for Civic Action
line-extra_agitation = Spaces that card 22 has opened for Agitation
line-moved = Pieces that have moved
line-groups = Groups that have marched
