# Narcos in English. How messages are found, and the forms of values ($place-inline), is in tablero/texts/speech.py.
# The attribute .inline is how a thing is called in the middle of a sentence.

game-title = Narcos
game-description = Patrón hides somewhere in Colombia while his sicarios make him rich and famous; the hunters of four factions ask, search and close in.
# Measured: own decisions in games between bots, at 20 to 40 seconds each.
game-length = ½ to 1 hour
game-weight = medium
game-like = Hide and seek with clues: one hides, the others reckon where he can still be.

## Regions

thing-k = Caribbean
    .text = The region in the north: all locations whose number begins with K.
thing-a = Andes
    .text = The region in the west: all locations whose number begins with A.
thing-o = Orinoco
    .text = The region in the east: all locations whose number begins with O.

## Locations

action-k1 = K1 Uribia
    .inline = Uribia (K1)
action-k2 = K2 Riohacha
    .inline = Riohacha (K2)
action-k3 = K3 Santa Marta
    .inline = Santa Marta (K3)
action-k4 = K4 Barranquilla
    .inline = Barranquilla (K4)
action-k5 = K5 Minca
    .inline = Minca (K5)
action-k6 = K6 Fundación
    .inline = Fundación (K6)
action-k7 = K7 Cartagena
    .inline = Cartagena (K7)
action-k8 = K8 Valledupar
    .inline = Valledupar (K8)
action-k9 = K9 Plato
    .inline = Plato (K9)
action-k10 = K10 San Jacinto
    .inline = San Jacinto (K10)
action-k11 = K11 Sincelejo
    .inline = Sincelejo (K11)
action-k12 = K12 Chimichagua
    .inline = Chimichagua (K12)
action-k13 = K13 El Banco
    .inline = El Banco (K13)
action-k14 = K14 Pailitas
    .inline = Pailitas (K14)
action-k15 = K15 Montería
    .inline = Montería (K15)
action-k16 = K16 San Marcos
    .inline = San Marcos (K16)
action-k17 = K17 Tierralta
    .inline = Tierralta (K17)
action-k18 = K18 Ayapel
    .inline = Ayapel (K18)
action-a1 = A1 Ocaña
    .inline = Ocaña (A1)
action-a2 = A2 Cúcuta
    .inline = Cúcuta (A2)
action-a3 = A3 Bucaramanga
    .inline = Bucaramanga (A3)
action-a4 = A4 Dabeiba
    .inline = Dabeiba (A4)
action-a5 = A5 Segovia
    .inline = Segovia (A5)
action-a6 = A6 Medellín
    .inline = Medellín (A6)
action-a7 = A7 Barrancabermeja
    .inline = Barrancabermeja (A7)
action-a8 = A8 Puerto Boyacá
    .inline = Puerto Boyacá (A8)
action-a9 = A9 Sogamoso
    .inline = Sogamoso (A9)
action-a10 = A10 Istmina
    .inline = Istmina (A10)
action-a11 = A11 Líbano
    .inline = Líbano (A11)
action-a12 = A12 Muzo
    .inline = Muzo (A12)
action-a13 = A13 Pereira
    .inline = Pereira (A13)
action-a14 = A14 Bogotá
    .inline = Bogotá (A14)
action-a15 = A15 Chaparral
    .inline = Chaparral (A15)
action-a16 = A16 Cali
    .inline = Cali (A16)
action-a17 = A17 Pasto
    .inline = Pasto (A17)
action-a18 = A18 Tumaco
    .inline = Tumaco (A18)
action-o1 = O1 Arauca
    .inline = Arauca (O1)
action-o2 = O2 Arauquita
    .inline = Arauquita (O2)
action-o3 = O3 Cravo Norte
    .inline = Cravo Norte (O3)
action-o4 = O4 Puerto Carreño
    .inline = Puerto Carreño (O4)
action-o5 = O5 Saravena
    .inline = Saravena (O5)
action-o6 = O6 Tame
    .inline = Tame (O6)
action-o7 = O7 La Primavera
    .inline = La Primavera (O7)
action-o8 = O8 Trinidad
    .inline = Trinidad (O8)
action-o9 = O9 Támara
    .inline = Támara (O9)
action-o10 = O10 Cumaribo
    .inline = Cumaribo (O10)
action-o11 = O11 Yopal
    .inline = Yopal (O11)
action-o12 = O12 Orocué
    .inline = Orocué (O12)
action-o13 = O13 Mapiripán
    .inline = Mapiripán (O13)
action-o14 = O14 Villavicencio
    .inline = Villavicencio (O14)
action-o15 = O15 San José del Guaviare
    .inline = San José del Guaviare (O15)
action-o16 = O16 Florencia
    .inline = Florencia (O16)
action-o17 = O17 Puerto Asís
    .inline = Puerto Asís (O17)
action-o18 = O18 Leticia
    .inline = Leticia (O18)

## Figures and factions

action-gustavo = Gustavo
    .inline = Gustavo
action-blackie = Blackie
    .inline = Blackie
action-limon = Limón
    .inline = Limón
action-poison = Poison
    .inline = Poison
action-velasco = Velasco
    .inline = Velasco
action-flaco = Flaco
    .inline = Flaco
action-mechas = Mechas
    .inline = Mechas
action-tuso = Tuso
    .inline = Tuso
action-leon = León
    .inline = León
action-la_quica = La Quica
    .inline = La Quica
action-murphy = Steve Murphy
    .inline = Steve Murphy
action-pena = Javier Peña
    .inline = Javier Peña
action-carrillo = Horacio Carrillo
    .inline = Horacio Carrillo
action-trujillo = Trujillo
    .inline = Trujillo
action-navegante = Navegante
    .inline = Navegante
action-gilberto = Gilberto
    .inline = Gilberto
action-don_berna = Don Berna
    .inline = Don Berna
action-castano = Carlos Castaño
    .inline = Carlos Castaño
action-dea = DEA
    .inline = the DEA
action-police = Policía Nacional
    .inline = the Policía Nacional
action-cali = Cali Cartel
    .inline = the Cali Cartel
action-pepes = Los Pepes
    .inline = Los Pepes

## Verbs, numbers, actions of hunters, defence tokens

action-done = Done
action-not_this_turn = Not this turn
action-pay = Pay
action-show_hand = Show the hand
action-silver = Silver
    .inline = silver
action-lead = Lead
    .inline = lead
action-number = { $n }
action-attack = Attack with a { $n }
    .inline = an attack with a { $n }
action-labs = Destroy labs with a { $n }
    .inline = destroying labs with a { $n }
action-roadblocks = Roadblocks and influence with a { $n }
    .inline = roadblocks and influence with a { $n }
action-distance = Ask the distance with a { $n }
    .inline = the question for the distance with a { $n }
action-type = Ask the type with a { $n }
    .inline = the question for the type with a { $n }
action-region = Ask the region with a { $n }
    .inline = the question for the region with a { $n }
action-arrest = Arrest with a { $n }
    .inline = an arrest with a { $n }
action-defence = Defence token { $n }
    .inline = a defence token { $n }
action-hostage = Hostage
    .inline = the hostage
action-bomb = Bomb
    .inline = the bomb

## Pieces

thing-influence = Influence
    .text = Hunters cannot enter a city with influence.
thing-roadblock = Roadblock
    .text = Sicarios, and Patrón when he relocates, cannot enter a city with a roadblock, and nobody can be deployed there.
thing-lab = Lab
    .text = Makes a cube each season and raises Patrón’s income.
thing-cube = Cube
    .text = A sicario carries it to a city with an airport; shipped from there it brings Patrón money.
thing-party = Meeting token
    .text = A sicario who comes here brings it onto the objective The Meetings.
thing-marker = Hideout marker
    .text = A note of the factions: Patrón may be here.
thing-patron_token = Patrón
    .text = Patrón was here at the end of the season; now he relocates.

## What cards count, worded for every number the data may give

unit-dollars = { $n ->
    [one] 1 dollar
   *[other] { $n } dollars
}
unit-labs = { $n ->
    [one] a lab on a plantation
   *[other] up to { $n } labs on plantations
}
unit-influence = { $n ->
    [one] influence in a city
   *[other] up to { $n } influence tokens in cities
}
unit-tokens_of_influence = { $n ->
    [one] influence in a city
   *[other] { $n } influence tokens in cities
}
unit-all_labs = { $n ->
    [one] a lab on a plantation
   *[other] { $n } labs on plantations
}
unit-all_roadblocks = { $n ->
    [one] a roadblock
   *[other] { $n } roadblocks
}
unit-cubes = { $n ->
    [one] a cube on any lab without one
   *[other] up to { $n } cubes on labs without one, anywhere
}
unit-loads = { $n ->
    [one] one cube
   *[other] { $n } cubes
}
unit-roadblocks = { $n ->
    [one] a roadblock
   *[other] up to { $n } roadblocks
}
unit-hunters = { $n ->
    [one] a hunter
   *[other] up to { $n } hunters
}
unit-away = { $n ->
    [0] in his location
    [1] adjacent to him
   *[other] within { $n } of him
}
unit-actions = { $n ->
    [one] one more ordinary action
   *[other] { $n } more ordinary actions
}
unit-swap = { $n ->
    [one] let two face-down defence tokens change places
   *[other] let two face-down defence tokens change places, up to { $n } times
}
unit-cards = { $n ->
    [one] one card
   *[other] { $n } cards
}
unit-tokens = { $n ->
    [one] a defence token
   *[other] { $n } defence tokens
}
unit-available = { $n ->
    [one] one available action card
   *[other] { $n } available action cards
}
unit-steps = { $n ->
    [one] one more step
   *[other] { $n } more steps
}

## Sicario cards

card-s01 = Gustavo
    .text = Get { $immediate-n-dollars }. For { $cost-dollars }: place { $effect-n-labs } within { $effect-within } of him, and the income marker advances by { $effect-2-n }.
card-s02 = The Second Ledger
    .text = Get 1 dollar for each lab on the map, at most { $immediate-max }. Season end: the income marker advances by { $effect-n }.
card-s03 = Blackie
    .text = You may { $immediate-n-swap }. For { $cost-dollars }: block { $effect-n-hunters } { $effect-within-away }.
card-s04 = Escort to the Border
    .text = Move another sicario up to { $immediate-steps }. Season end: { $effect-n } fame and { $effect-2-n-dollars }.
card-s05 = Limón
    .text = Move him up to { $immediate-steps }. For { $cost-dollars }: move another sicario up to { $effect-steps }.
card-s06 = The Taxi Route
    .text = Put { $immediate-n-cubes }. Season end: { $effect-n-dollars }.
card-s07 = Poison
    .text = Block { $immediate-n-hunters } { $immediate-within-away }. For { $cost-dollars }: block { $effect-n-hunters } { $effect-within-away }, too.
card-s08 = Night of Threats
    .text = Place { $immediate-n-influence } within { $immediate-within } of him. Season end: { $effect-n } fame and { $effect-2-n-dollars }.
card-s09 = Velasco
    .text = Place { $immediate-n-influence } within { $immediate-within } of him. For { $cost-dollars }: place { $effect-n-influence } of his region.
card-s10 = Paid Patrols
    .text = Remove { $immediate-n-roadblocks } from his region. Season end: place { $effect-n-influence } within { $effect-within } of him.
card-s11 = Flaco
    .text = Place { $immediate-n-labs } within { $immediate-within } of him. For { $cost-dollars }: place { $effect-n-labs } within { $effect-within } of him, too.
card-s12 = Kitchens in the Jungle
    .text = Put { $immediate-n-cubes }. Season end: place { $effect-n-labs } of his region, and the income marker advances by { $effect-2-n }.
card-s13 = Mechas
    .text = He has { $immediate-n-actions }. For { $cost-dollars }: { $effect-n-actions }.
card-s14 = Burning Checkpoints
    .text = Remove { $immediate-n-roadblocks } within { $immediate-within } of him. For { $cost-dollars }: block { $effect-n-hunters } { $effect-within-away }.
card-s15 = Tuso
    .text = Deploy him with a range that is { $immediate-n } greater. For { $cost-dollars }: { $effect-n } fame.
card-s16 = Eyes on Every Corner
    .short = Eyes All Round
    .text = Draw { $immediate-n-cards }, then discard as many. Season end: { $effect-n } fame and { $effect-2-n-dollars }.
card-s17 = Pitches and Floodlights
    .text = Any normal sicario. Place { $immediate-n-influence } at most { $immediate-within } away from him. For { $cost-dollars }: { $effect-n } fame.
card-s18 = Roofs for the Poor
    .text = Any normal sicario. Place { $immediate-n-influence } at most { $immediate-within } away from him. Season end: { $effect-n } fame.
card-s19 = False Trail
    .text = Any normal sicario, with a range that is { $immediate-n } greater. For { $cost-dollars }: you may { $effect-n-swap }.
card-s20 = River Convoy
    .text = Any normal sicario. Move any one sicario up to { $immediate-steps }. For { $cost-dollars }: every sicario with a cube in a city with an airport ships it now.
card-s21 = Panic in the Streets
    .text = Any normal sicario. Block { $immediate-n-hunters } { $immediate-within-away }. For { $cost-dollars }: remove { $effect-n-roadblocks } within { $effect-within } of him.
card-s22 = León
    .text = His special move is up to { $special_move } this turn. For { $cost-dollars }, before he moves: put { $effect-n-cubes }.
card-s23 = La Quica
    .text = Block { $immediate-n-hunters } { $immediate-within-away }. For { $cost-dollars }: { $effect-n } fame.

## Silver-or-Lead cards

card-p1 = The Envelope
    .text = Silver: Patrón gets { $silver-n-dollars }. Lead: the hunter is deactivated.
card-p2 = A Blind Eye
    .text = Silver: place { $silver-n-tokens_of_influence } within { $silver-within } of the hunter. Lead: the hunter is deactivated.
card-p3 = Guarded Kitchens
    .text = Silver: place { $silver-n-all_labs } of the hunter’s region. Lead: the hunter is deactivated.
card-p4 = Good Press
    .text = Silver: Patrón gets { $silver-n } fame; remove { $silver-2-n-all_roadblocks } anywhere. Lead: the hunter is deactivated.

## Objectives

card-j01 = The Meetings
    .text = Put { $setup-n } meeting tokens into cities without airport and roadblock, each at least { $setup-min_pairwise_distance } from the others; a sicario who comes to one collects it. Completed with { $condition-n } collected: { $reward-n } fame.
card-j02 = The Hostage
    .text = The hostage takes the place of a defence token of value { $setup-replaces_value }. Completed when the sicario who has it is on the map: { $reward-n-dollars }.
card-j03 = The Bomb
    .text = The bomb takes the place of a defence token of value { $setup-replaces_value }. Completed when the sicario who has it is in a city, with a hunter within { $condition-hunter_within }: { $reward-n } fame.
card-j04 = Kingdom of Laboratories
    .short = Kingdom of Labs
    .text = Place { $setup-n-labs }, anywhere. Completed with { $condition-n } labs on the map: { $reward-n-dollars }.
card-j05 = Hearts and Minds
    .text = Place { $setup-n-influence }, anywhere. Completed with { $condition-n } influence tokens on the map, at least one in each region: { $reward-n } fame.
card-j06 = Air Bridge
    .text = Cubes shipped from now on are counted. Completed with { $condition-n }: the income marker advances by { $reward-n }.
card-j07 = War Chest
    .text = Get { $setup-n-dollars }. Completed with at least { $condition-n-dollars }, of which you pay { $condition-pay_on_completion }: { $reward-n } fame.
card-j08 = Everywhere at Once
    .text = Completed with a sicario in each region: { $reward-n-dollars }.
card-j09 = Untouchable Ground
    .text = Completed with { $condition-n } influence tokens and labs together within { $condition-within } of where you are revealed: { $reward-n-dollars }.
card-j10 = Loyal Soldiers
    .text = Completed with { $condition-n } sicarios on the map: { $reward-n } fame.

## Faction cards

card-f1 = Los Pepes
    .text = Gets { $earns-dollars } whenever Patrón pays for the condition of a card. When an action card is used, { $cost_money-dollars } turn up { $n-tokens }.
card-f2 = Cali Cartel
    .text = Once in Cali’s turn, takes the cube of a plantation that one of its hunters enters; keeps { $stores } at most. For { $cost_cubes-loads } the active hunter has an extra action of number { $number }.
card-f3 = A Change of Plan
    .text = Once: replace { $n-available }.
card-f4 = New Orders
    .text = Once: replace { $n-available }.
card-f5 = Helicopter
    .text = Once: a movement of any hunter gets { $n-steps }.
card-f6 = Second Helicopter
    .text = Once: a movement of any hunter gets { $n-steps }.
card-f7 = Search Bloc
    .text = Once: an action card used for an attack counts { $n } more.
card-f8 = Second Search Bloc
    .text = Once: an action card used for an attack counts { $n } more.

## Players and the end

seat-patron = Patrón
seat-leader_1 = First leader
    .badge = 1
seat-leader_2 = Second leader
    .badge = 2
seat-leader_3 = Third leader
    .badge = 3
seat-leader_4 = Fourth leader
    .badge = 4
seat-beyond = { $seat } (not playing)
table-points = { $seat ->
    [patron] { $n } fame
   *[other] { $n ->
        [0] no arrest
        [10] one arrest
       *[other] two arrests
    }
}
channel-hunters = The factions, unheard by Patrón
table-result = { $count ->
    [0] The game was stopped without a winner.
    [one] { $names } wins.
   *[other] { $names } win together.
}

## Steps of the game

phase-arranging = Objectives into their slots
phase-dividing = Who leads which faction
phase-placing-hunters = Placing the hunters
phase-hiding = The first hideout
phase-objectives = New objectives
phase-defence = Defence tokens
phase-paid-move = Patrón: paid move
phase-deploying = Patrón: deployment
phase-card = Patrón: the card
phase-sicario-acts = Patrón: the sicario acts
phase-choosing-faction = Which faction acts
phase-choosing-hunter = Which hunter acts
phase-hunter-moves = A hunter moves
phase-hunter-acts = A hunter acts
phase-after-action = After the action
phase-season-end = End of the season
phase-relocating = Relocation
phase-marking = Hideout markers
phase-over = End of the game

## Setup

setup-notebook = Notebook
    .help = Who keeps track of where Patrón can still be.
setup-notebook-off = Off
    .help = Everybody remembers the clues alone; nothing is marked.
setup-notebook-markers = Markers by hand
    .help = The leader of the Policía lays and lifts up to 15 markers before each turn of a faction.
setup-notebook-exact = Exact, an aid
    .help = The program shows all places that fit every clue given so far. That is more than the players of the printed game have: nothing is overlooked, and Patrón is found sooner.
setup-private_talk = Private talk
    .help = The factions have a channel of their own that Patrón can’t read; by the rules he hears all they say.
setup-factions = Factions
    .help = Who leads which faction.
setup-factions-in_order = In order
    .help = The DEA and the Policía first, then the Cali Cartel, then Los Pepes.
setup-factions-random = By lot
    .help = The factions are dealt at random.
setup-factions-by_wish = By wish
    .help = The leaders choose their factions in the game, one after the other, before the hunters are placed.
setup-season_limit = Season limit
    .help = When a game without a winner is stopped. Three seasons are usual.
setup-season_limit-8 = Eight seasons
    .help = After the eighth season the game ends unfinished, and nobody has won.
setup-season_limit-none = No limit
    .help = The game goes on until somebody wins, as printed.

## Questions to Patrón: before the turns

ask-objective = Which objective goes face down into the slot of season { $n }? It comes into force when that season begins.
ask-hide = Choose where you hide. Nobody will know, and you stay there until the season ends or you are arrested.
ask-defence = Choose the defence token that goes face down into the cell of { $sicario }: an attack has to be stronger than its number.
ask-place-party = { $left ->
    [one] Put the last meeting token into a city.
   *[other] Put a meeting token into a city; { $left } are left, and they have to lie apart from each other.
}

## Questions to Patrón: his turn

ask-paid-move = { $n ->
    [one] You may pay one dollar to move a sicario on the map. Which one?
   *[other] You may pay { $n } dollars to move a sicario on the map. Which one?
}
option-paid-move-done = No paid move
ask-sicario-to = { $n ->
    [one] Where does { $sicario } go, one road at most?
   *[other] Where does { $sicario } go, { $n } roads at most?
}
option-sicario-to-done = Stay here
ask-cube-on-the-way = Several ways lead there. Whose cube does { $sicario } take with him?
option-cube-on-the-way-done = No cube
ask-deploy = Bring a sicario onto the map: play a card for the one it shows, or discard any card for León or La Quica. The place you choose will tell the factions how far away you are at most.
option-deploy-leon = León, for any card
option-deploy-la_quica = La Quica, for any card
option-deploy-show_hand = Nobody can be deployed: show the hand
ask-deploy-figure = { $card } brings any normal sicario. Which one?
ask-discard-for = Which card do you discard to deploy { $sicario }? Its text is ignored.
ask-deploy-place = { $n ->
    [one] Where does { $sicario } appear? The factions learn that you are within one road of this place.
   *[other] Where does { $sicario } appear? The factions learn that you are within { $n } roads of this place.
}
ask-discard-unused = You could not deploy anybody. Which card do you discard?
ask-pay-condition = { $n ->
    [one] Pay one dollar of your { $total } for the condition of { $card }? Los Pepes get a dollar of what you pay.
   *[other] Pay { $n } dollars of your { $total } for the condition of { $card }? Los Pepes get a dollar of what you pay.
}
option-pay-condition-pay = { $n ->
    [one] Pay one dollar
   *[other] Pay { $n } dollars
}
option-pay-condition-done = Don’t pay
ask-ordinary-action = { $left ->
    [one] { $sicario } has one action left: influence into a city, a roadblock away, or a lab onto a plantation, in his location or next to it.
   *[other] { $sicario } has { $left } actions: influence into a city, a roadblock away, or a lab onto a plantation, in his location or next to it.
}
option-ordinary-action-done = No more actions
ask-move-influence = No token is left in the supply. Which influence token moves to { $place-inline }?
ask-move-lab = No lab is left in the supply. Which one moves to { $place-inline }?
ask-ultimatum-hunter = Which hunter next to La Quica has to choose between silver and lead?
ask-ultimatum-card = Which Silver-or-Lead card is put before { $hunter }?

## Questions to Patrón: cards

ask-card-lab = { $left ->
    [one] Place a lab with a cube on a plantation, or stop.
   *[other] Place up to { $left } labs with a cube on plantations, one after the other.
}
option-card-lab-done = No lab
ask-card-influence = { $left ->
    [one] Place influence in a city, or stop.
   *[other] Place up to { $left } influence tokens in cities, one after the other.
}
option-card-influence-done = No influence
ask-card-cube = { $left ->
    [one] Put a cube on a lab without one, or stop.
   *[other] Put up to { $left } cubes on labs without one, one after the other.
}
option-card-cube-done = No cube
ask-card-remove-roadblock = { $left ->
    [one] Remove a roadblock, or stop.
   *[other] Remove up to { $left } roadblocks, one after the other.
}
option-card-remove-roadblock-done = No roadblock
ask-card-block = { $left ->
    [one] Block a hunter, who then can’t move this season, or stop.
   *[other] Block up to { $left } hunters, who then can’t move this season.
}
option-card-block-done = Block nobody
ask-card-move = { $n ->
    [one] Which sicario moves one road for free?
   *[other] Which sicario moves up to { $n } roads for free?
}
option-card-move-done = Nobody moves
ask-swap-first = You may let two face-down defence tokens change places. Whose is the first?
option-swap-first-done = Leave them as they are
ask-swap-second = With whose token does that of { $sicario } change places?
ask-cycle-discard = { $left ->
    [one] Discard one more card.
   *[other] Discard { $left } cards, one after the other.
}

## Questions to Patrón: answers and the end of the season

ask-false-distance = { $hunter } asks how far away you are. Besides the true distance you name another number: which one? They are told both and not which is true.
ask-escape = You are caught, and escape at once. Where do you hide now?
ask-season-end-card = Which season-end card takes effect next?
ask-produce-cube = { $left ->
    [one] Only one cube is left. Which lab gets it?
   *[other] Only { $left } cubes are left. Which lab gets the next one?
}
ask-complete-objective = Which objective do you complete next?
ask-relocate-pay = How much do you pay to relocate? Everybody sees the sum, and each dollar lets you move one road unseen. You have { $total ->
    [0] nothing.
    [one] one dollar.
   *[other] { $total } dollars.
}
option-relocate-pay = { $n ->
    [0] Nothing
    [one] 1 dollar
   *[other] { $n } dollars
}
ask-relocate-to = { $n ->
    [0] You stay where you are.
    [one] Where do you hide now, one road away at most?
   *[other] Where do you hide now, { $n } roads away at most?
}

## Questions to the factions

ask-lead = Which faction do you lead?
ask-place-hunter = Where does { $hunter } start? Hunters begin next to a city with an airport.
ask-mark = { $left ->
    [one] You may lay or lift one more hideout marker.
   *[other] Lay or lift hideout markers where you think that Patrón may be; { $left } changes are left.
}
option-mark-done = Markers are right
ask-faction = Which faction acts now? Each acts once a season; you tell what you have agreed on.
ask-hunter = Which hunter acts now?
ask-hunter-move = { $n ->
    [one] Where does { $hunter } go, one step at most? His own location means that he stays.
   *[other] Where does { $hunter } go, { $n } steps at most? His own location means that he stays; a flight between airports is one step.
}
ask-act = { $hunter } has to act: choose an action and one of the available numbers.
ask-extra-action = Cali’s cubes buy { $hunter } an extra action of number 1. Which one?
ask-attack-target = Whom does { $hunter } attack with { $n }? The attack has to be stronger than the defence token.
ask-destroy-lab = { $left ->
    [one] Destroy a lab here or next to the hunter, or stop.
   *[other] Destroy up to { $left } labs here or next to the hunter, one after the other.
}
option-destroy-lab-done = Destroy no more
ask-roadblock = { $left ->
    [one] Remove influence or put a roadblock into an empty city, here or next to the hunter, or stop.
   *[other] Remove influence or put roadblocks into empty cities, here or next to the hunter: { $left } times, one after the other.
}
option-roadblock-done = Nothing more
ask-move-roadblock = No token is left in the supply. Which roadblock moves to { $place-inline }?
ask-arrest-move = { $n ->
    [one] Before the arrest { $hunter } may move one step. Where to?
   *[other] Before the arrest { $hunter } may move up to { $n } steps. Where to?
}
ask-arrest-place = Where does { $hunter } try to arrest Patrón?
ask-collect-cube = { $hunter } comes past a cube. Does Cali take it?
option-collect-cube-done = Leave it there
ask-silver-or-lead = La Quica puts { $card } before { $hunter }: silver, and you carry out what the card says; or lead, and the hunter is out for this season.
option-silver-or-lead-silver = Silver: what the card does for Patrón
option-silver-or-lead-lead = Lead: { $hunter } is deactivated
ask-silver-lab = { $left ->
    [one] Silver: where does the lab with a cube go?
   *[other] Silver: where do the { $left } labs with a cube go, one after the other?
}
option-silver-lab-done = No lab
ask-silver-influence = { $left ->
    [one] Silver: which city gets the influence token?
   *[other] Silver: which cities get the { $left } influence tokens, one after the other?
}
option-silver-influence-done = No influence
ask-silver-cube = { $left ->
    [one] Silver: which lab without a cube gets one?
   *[other] Silver: which labs without a cube get the { $left } cubes, one after the other?
}
option-silver-cube-done = No cube
ask-silver-remove-roadblock = { $left ->
    [one] Silver: which roadblock is removed?
   *[other] Silver: which { $left } roadblocks are removed, one after the other?
}
option-silver-remove-roadblock-done = No roadblock
ask-silver-block = { $left ->
    [one] Silver: which hunter is blocked for this season?
   *[other] Silver: which { $left } hunters are blocked for this season, one after the other?
}
option-silver-block-done = Block nobody

## Orders in advance (orders.py)

order-no-ability = { $faction }: use no ability in the turns of others
order-no-steps = DEA: add no steps to the arrests of others
order-no-marks = Leave the markers as they lie
order-take-cube = Cali takes a cube that its hunter comes past, if it is the only one
order-silver-or-lead = Silver or Lead: always { $pick-inline }

## Questions about abilities

ask-support-dea = { $hunter } is active. Does the DEA use a card?
option-support-dea-done = Not now
option-support-dea-not_this_turn = Don’t ask again this turn
ask-support-steps = { $hunter } is about to move and arrest. Does the DEA add steps?
option-support-steps-done = Not now
option-support-steps-not_this_turn = Don’t ask again this turn
ask-support-cali = { $hunter } is active. Does Cali spend its cubes for an extra action of his?
option-support-cali-done = Not now
option-support-cali-not_this_turn = Don’t ask again this turn
ask-support-police = { $sicario } is attacked with { $n }. Does the Policía strengthen the attack before the token is turned up?
option-support-police-done = No
ask-support-pepes = An action card was used. Do Los Pepes pay { $n } dollars to have defence tokens turned up?
option-support-pepes-done = Not now
option-support-pepes-not_this_turn = Don’t ask again this turn
ask-reveal-token = { $left ->
    [one] Whose defence token is turned up?
   *[other] Whose defence tokens are turned up? Name { $left }, one after the other.
}
ask-replace-action = { $left ->
    [one] Which available action card is replaced?
   *[other] Which available action cards are replaced? { $left } of them, one after the other.
}
option-replace-action = A { $n }

## Journal: setup and seasons

note-objective-placed = Patrón puts an objective face down into the slot of season { $n }.
note-objective-hidden = The objective in the slot of season { $n } is { $card }.
note-faction-led = { $who } leads { $faction-inline }.
note-hunter-placed = { $who } places { $hunter } in { $place-inline }.
note-hidden = Patrón has gone into hiding.
note-hideout = Patrón hides in { $place-inline }.
note-season-begins = Season { $n } begins.
note-season-ends = Season { $n } ends.
note-objective-revealed = The objective { $card } comes into force.
note-special-token-taken = { $token } takes the place of a defence token { $n }.
note-special-token-returned = { $token } is laid aside, and the normal token comes back.
many-party-placed = Meeting tokens are put into { $place-inline }.
note-party-placed = A meeting token is put into { $place-inline }.
note-defence-placed = Patrón puts { $token-inline } into the cell of { $sicario }.
note-defence-ready = Patrón has put a face-down token into each of his { $n } cells.

## Journal: Patrón’s turn

note-patron-turn = Patrón’s turn { $n }.
note-money-paid = { $n ->
    [one] Patrón pays one dollar and has { $total } left.
   *[other] Patrón pays { $n } dollars and has { $total } left.
}
note-sicario-moved = { $sicario } goes from { $place-inline } to { $target-inline }.
note-cube-taken = { $sicario } takes the cube from { $place-inline } with him.
note-party-collected = The meeting token of { $place-inline } is collected; there are { $n } on the card.
note-cube-shipped = { $sicario } ships a cube from { $place-inline } for { $n } dollars.
note-card-played = Patrón plays { $card }.
note-discarded-for = Patrón discards { $card } to deploy { $sicario }.
note-deployed = { $sicario } appears in { $place-inline }: Patrón is within { $n } of it.
note-card-shown = Patrón shows { $card }.
note-deployment-skipped = Patrón can deploy nobody in his turn { $n }.
note-card-discarded = Patrón discards { $card }.
note-card-waits = { $card } waits for the end of the season beside { $sicario }.
note-condition-paid = { $n ->
    [one] Patrón pays one dollar for { $card }.
   *[other] Patrón pays { $n } dollars for { $card }.
}
note-pepes-earned = { $n ->
    [one] Los Pepes get a dollar of it and have { $total }.
   *[other] Los Pepes get { $n } dollars of it and have { $total }.
}
note-money-gained = { $n ->
    [one] Patrón gets one dollar and has { $total }.
   *[other] Patrón gets { $n } dollars and has { $total }.
}
note-fame-gained = Patrón’s fame rises by { $n } to { $total }.
note-income-advanced = The income marker advances by { $n } to space { $total }.
many-influence-placed = Influence is placed in { $place-inline }.
note-influence-placed = Influence is placed in { $place-inline }.
note-influence-moved = Influence moves from { $place-inline } to { $target-inline }.
many-lab-placed = Labs are placed in { $place-inline }.
note-lab-placed = A lab is placed in { $place-inline }.
note-lab-moved = A lab moves from { $place-inline } to { $target-inline }.
note-cube-placed = A cube is put on the lab in { $place-inline }.
note-roadblock-removed = The roadblock in { $place-inline } is removed.
note-hunter-blocked = { $hunter } is blocked: no movement this season.
note-defence-swapped = The defence tokens of { $sicario } and { $other } change places, unseen.
note-cards-drawn = Patrón draws { $n } cards.
note-deck-shuffled = Patrón shuffles the { $n } discarded cards into a new deck.
note-ultimatum = La Quica puts { $card } before { $hunter }.
note-lead-chosen = { $who } chooses lead: { $hunter } is deactivated for this season.
note-silver-chosen = { $who } chooses silver for { $hunter }: { $card } takes effect.

## Journal: the factions

many-marker-laid = { $who } lays markers on { $place-inline }.
many-marker-lifted = { $who } lifts the markers from { $place-inline }.
note-marker-laid = { $who } lays a marker on { $place-inline }.
note-marker-lifted = { $who } lifts the marker from { $place-inline }.
note-faction-turn = { $faction }: { $who } leads the turn.
note-hunter-moved = { $hunter } goes from { $place-inline } to { $target-inline }.
note-cube-collected = { $hunter } takes the cube from { $place-inline }; Cali has { $n }.
note-action-chosen = { $hunter } chooses { $pick-inline }.
note-actions-dealt = { $n ->
    [one] One action card lies open.
   *[other] { $n } action cards lie open.
}
note-faction-card-used = { $who } uses { $card }.
note-action-replaced = { $who } replaces a { $n }.
note-extra-action = { $who } spends Cali’s cubes: { $hunter } has an extra action.
note-pepes-pay = Los Pepes pay { $n } dollars to look behind { $tokens ->
    [one] the last token
   *[other] { $tokens } tokens
} and have { $total } left.
note-token-shown = The defence token of { $sicario } is turned up: { $token-inline }.
note-no-target = { $hunter } finds nobody to attack.
note-attacks = { $hunter } attacks { $sicario } with { $n }.
note-captured = { $n } against { $total }: { $sicario } is captured.
note-attack-fails = { $n } against { $total }: { $sicario } gets away.
note-lab-destroyed = The lab in { $place-inline } is destroyed.
note-cube-saved = { $sicario } saves the cube of { $place-inline }.
note-influence-removed = The influence in { $place-inline } is removed.
many-roadblock-placed = Roadblocks are placed in { $place-inline }.
note-roadblock-placed = A roadblock is placed in { $place-inline }.
note-roadblock-moved = A roadblock moves from { $place-inline } to { $target-inline }.
note-distance-answer = Patrón to { $hunter } in { $place-inline }: { $low } or { $high } roads away.
note-distance-truth = The true distance is { $n }.
note-type-city = Patrón to { $hunter }: he is in a city.
note-type-plantation = Patrón to { $hunter }: he is on a plantation.
note-region-yes = Patrón to { $hunter } in { $place-inline }: he is in the same region.
note-region-no = Patrón to { $hunter } in { $place-inline }: he is in another region.
note-arrest-fails = { $hunter } looks for Patrón in { $place-inline }, in vain.
note-arrested = { $hunter } arrests Patrón in { $place-inline }.
note-escaped = Patrón escapes from { $place-inline } and hides somewhere else.

## Journal: the end of the season and of the game

note-season-end-effect = { $card } of { $sicario } takes effect.
note-season-end-lost = { $card } is lost, for { $sicario } is not on the map.
note-cubes-produced = { $n ->
    [one] One lab gets a new cube.
   *[other] { $n } labs get a new cube.
}
note-patron-revealed = Patrón was in { $place-inline }.
note-objective-completed = Patrón completes { $card }, his objective number { $n }.
note-sicarios-return = All sicarios go back to the dashboard, and Patrón takes back the defence tokens.
note-relocation-paid = { $n ->
    [0] Patrón pays nothing and stays in { $place-inline }.
    [one] Patrón pays one dollar and may leave { $place-inline } for it.
   *[other] Patrón pays { $n } dollars and may leave { $place-inline } for it.
}
note-hunters-refreshed = The hunters get up and turn over their cards, blocks end, and the action cards are shuffled.
note-patron-wins-by-fame = With { $n } fame Patrón is president and has won.
note-patron-wins-by-objectives = With { $n } objectives completed Patrón has won.
note-hunters-win = Patrón is arrested for the second time, in { $place-inline }: the factions have won.
note-unfinished = After { $n } seasons the game is stopped without a winner.

## The action dashboard

thing-attack = Attack
    .text = A sicario next to the hunter is captured if the number of the card is greater than his defence token.
thing-labs = Destroy labs
    .text = As many labs as the number of the card says, in the hunter’s location and next to it.
thing-roadblocks = Roadblocks and influence
    .text = As often as the number of the card says, place a roadblock or remove influence, in the hunter’s location and next to it.
thing-distance = Ask the distance
    .text = Patrón names two numbers; one of them is his distance from the hunter.
thing-type = Ask the type
    .text = Patrón says whether he is in a city or on a plantation.
thing-region = Ask the region
    .text = Patrón says whether he is in the hunter’s region.
thing-arrest = Arrest
    .text = The hunter may move as far as the number of the card says, then he looks for Patrón in his location or next to it.

## The table as text

plain-track = Track
plain-location = Location
plain-token = Token
plain-slot = Slot
plain-sicario = Sicario
plain-range = Range
plain-fame = Fame
plain-where = Where
plain-defence = Defence
plain-hunter = Hunter
plain-faction = Faction
plain-state = State
plain-action = Action
plain-cells = Cells
plain-card = Card
plain-text = Text
plain-season = Season
plain-money = Money
plain-income = Income
plain-arrests = Arrests
plain-hand = Cards in hand
plain-hideout = Hideout
plain-possible = Possible places
plain-objectives = Objectives
plain-completed = completed
plain-available = Available
plain-pepes-money = Money of Los Pepes
plain-cali-cubes = Cubes of Cali
plain-dashboard = dashboard
plain-captured = captured
plain-acted = has acted
plain-down = deactivated
plain-blocked = blocked
plain-hidden = face down

## The board

thing-board = The table
    .text = The map of Colombia with the dashboards of both sides.
thing-city = City
    .text = Influence and roadblocks lie in cities only.
thing-plantation = Plantation
    .text = Labs stand on plantations only.
thing-airport = Airport
    .text = For a hunter, from one airport to any other is one step; cubes are shipped from here.
thing-hideout = Your hideout
    .text = You are here. Nobody else sees this.
thing-possible = Patrón can be here
    .text = A place that fits everything Patrón has told and shown.
thing-notebook = Notebook
    .text = The places that fit all clues, out of all there are.
thing-season = Season
    .text = Each season Patrón and the factions have four turns each.
thing-turn = Turn
    .text = Patrón and the factions take turns, four each.
thing-fame = Fame
    .text = With { $win } fame Patrón wins. A sicario on the map at the end of the season brings the fame of his cell.
thing-income = Income
    .text = The marker advances for each lab on the map at the end of the season; then Patrón gets the dollars of its space.
thing-money = Money
    .text = Dollars pay for moves, conditions of cards and relocation.
thing-arrests = Arrests
    .text = After the first arrest Patrón escapes; with the second the factions win.
thing-supply = In the supply
    .text = What can still be placed.
thing-winner = Winner
    .text = This side has won the game.
thing-sicarios = Sicarios
    .text = Patrón’s men, each in his cell of the dashboard.
thing-range = Range
    .text = How far from Patrón the sicario of this cell can be deployed.
thing-defence = Defence token
    .text = An attack must be stronger than its number to capture the sicario.
thing-face_down = face down
    .text = Only Patrón knows what it is.
thing-captured = captured
    .text = Back on the dashboard next season.
thing-season_end = At the end of the season
    .text = The card takes effect if the sicario is still on the map then.
thing-hand = Patrón’s hand
    .text = He draws up to { $cards-cards } after each of his turns.
thing-deck = Deck
    .text = Face-down cards that are left.
thing-discards = Discarded
    .text = Shuffled into a new deck when it runs out.
thing-just_discarded = Just discarded
    .text = What Patrón discarded from his hand in his last turn.
thing-deployment = In use
    .text = The card that Patrón is using in this turn.
thing-objectives = Objectives
    .text = Patrón wins with three of them completed; those of a season come into force when it begins.
thing-in_force = in force
    .text = Checked at the end of each season.
thing-completed = completed
    .text = Counts for Patrón’s victory.
thing-available = Available
    .text = The action cards of which a hunter takes one when he acts.
thing-used = Used
    .text = An action card stays in its cell until the season ends.
thing-acted = has acted
    .text = Done for this season.
thing-deactivated = deactivated
    .text = Out until the season ends.
thing-blocked = blocked
    .text = Can’t move until the season ends.
thing-active = active
    .text = Acts now.

## How near everybody is

panel-standing = Who is how near to the goal
remark-standing-fame = Patrón: fame
    .value = { $have } of { $goal }
remark-standing-objectives = Patrón: completed objectives
    .value = { $have } of { $goal }
remark-standing-arrests = The factions: arrests of Patrón
    .value = { $have } of { $goal }

## The notebook

panel-notebook = Notebook: what Patrón has told
panel-deduced = What the factions know about you
remark-places-left = Places that fit everything
    .value = { $n }
remark-possible-place = { $place }
remark-clue-deployed = A sicario appeared in { $place-inline }
    .value = ≤ { $n }
remark-clue-distance = Asked from { $place-inline }: one of two distances
    .value = { $low } / { $high }
remark-clue-city = He is in a city.
remark-clue-plantation = He is on a plantation.
remark-clue-region = { $region ->
    [0] He is in the Caribbean.
    [1] He is in the Andes.
   *[other] He is in the Orinoco.
}
remark-clue-not-region = { $region ->
    [0] He is not in the Caribbean.
    [1] He is not in the Andes.
   *[other] He is not in the Orinoco.
}
remark-clue-not-here = Not in { $place-inline }: the arrest failed there.
remark-clue-escaped = He escaped from { $place-inline }; what was known before no longer helps.
remark-clue-revealed = He was seen in { $place-inline }.
remark-clue-relocated = { $n ->
    [0] He stayed in { $place-inline }.
    [one] From { $place-inline } he moved one road at most.
   *[other] From { $place-inline } he moved { $n } roads at most.
}
remark-clue-no-deployment = He could deploy nobody from where he is.

## Why something is not offered

remark-why-no-sicario = No sicario is asked for now.
remark-why-no-hunter = No hunter is asked for now.
remark-why-no-faction = No faction is asked for now.
remark-why-no-action = No action is asked for now.
remark-why-no-card = No card of Patrón’s hand is asked for now.
remark-why-no-ultimatum = No Silver-or-Lead card is asked for now.
remark-why-no-objective = No objective is asked for now.
remark-why-no-ability = No faction card is asked for now.
remark-why-hunter-there = A hunter is in { $place-inline }.
remark-why-sicario-there = A sicario is in { $place-inline }.
remark-why-roadblock-there = There is a roadblock in { $place-inline }.
remark-why-influence-there = There is influence in { $place-inline }.
remark-why-is-there = He is in { $place-inline } already.
remark-why-too-far = { $place } is more than { $n ->
    [one] one road
   *[other] { $n } roads
} away from { $target-inline }.
remark-why-no-way = No open way of { $n ->
    [one] one road
   *[other] { $n } roads
} leads to { $place-inline }.
remark-why-out-of-reach = The hunter can’t get to { $place-inline } in { $n ->
    [one] one step
   *[other] { $n } steps
}.
remark-why-no-airport-near = No city with an airport is next to { $place-inline }.
remark-why-not-near-hunter = { $place } is neither where { $hunter } is nor next to it.
remark-why-no-hunter-near = No hunter is next to { $place-inline }, as La Quica needs.
remark-why-out-of-range = { $place } is more than { $n ->
    [one] one road
   *[other] { $n } roads
} away from you.
remark-why-caught-there = You were caught in { $place-inline }.
remark-why-no-lab = There is no lab in { $place-inline }.
remark-why-no-influence = There is no influence in { $place-inline }.
remark-why-no-cube = There is no cube in { $place-inline }.
remark-why-no-roadblock = There is no roadblock in { $place-inline }.
remark-why-no-city = { $place } is no city.
remark-why-no-plantation = { $place } is no plantation.
remark-why-lab-there = There is a lab in { $place-inline } already.
remark-why-no-token = No such token is left, neither in the supply nor on the map.
remark-why-not-near-sicario = { $place } is neither where { $sicario } is nor next to it.
remark-why-out-of-scope = This card does not reach so far.
remark-why-blocked = { $hunter } is blocked already.
remark-why-cube-there = There is a cube in { $place-inline } already.
remark-why-no-cube-left = No cube is left in the supply.
remark-why-meeting-there = There is a meeting in { $place-inline } already.
remark-why-has-airport = { $place } has an airport.
remark-why-too-near = { $place } is fewer than { $n } roads away from the meeting in { $target-inline }.
remark-why-no-marker = All markers are on the map: lift one first.
remark-why-no-cube-on-way = No cube that could be taken on the way is in { $place-inline }.
remark-why-not-on-map = { $sicario } is not on the map.
remark-why-not-in-play = { $sicario } is not in this game.
remark-why-sicario-far = { $sicario } is not next to { $hunter }.
remark-why-cannot-move = { $sicario } can go nowhere.
remark-why-another-sicario = This card moves another sicario than { $sicario }.
remark-why-not-face-down = No defence token of { $sicario } lies face down for this.
remark-why-by-card = { $sicario } comes only by a card that shows him, or by a silhouette.
remark-why-captured = { $sicario } was captured this season.
remark-why-on-map = { $sicario } is on the map already.
remark-why-nowhere-to-deploy = There is no place within range for { $sicario }.
remark-why-not-normal = { $sicario } is no normal sicario: a silhouette does not stand for him.
remark-why-other-faction = { $hunter } does not belong to { $faction }.
remark-why-down = { $hunter } is deactivated.
remark-why-has-acted = { $hunter } has acted.
remark-why-not-by-la-quica = { $hunter } is not next to La Quica.
remark-why-led = { $who } leads { $faction }.
remark-why-faction-done = { $faction } had its turn this season.
remark-why-not-in-hand = { $card } is not in your hand.
remark-why-card-brings-nobody = { $card } can bring nobody onto the map now.
remark-why-not-waiting = { $card } does not wait in the season-end cell of a sicario on the map.
remark-why-ultimatum-used = { $card } has been used.
remark-why-not-drawn = { $card } is not among the objectives that were drawn.
remark-why-not-met = { $card } is not met.
remark-why-not-in-force = { $card } is not in force.
remark-why-number-gone = No action card { $n } is available.
remark-why-no-cell = No cell of this action is free for a { $n }.
remark-why-no-extra = An extra action has the number 1, and asks neither for the distance nor for the type.
remark-why-used-up = { $card } has been used.
remark-why-not-its-moment = This is not the moment for { $card }, or another player leads its faction.

## The game on one page

remark-card-cost = Condition: { $n ->
    [one] 1 dollar
   *[other] { $n } dollars
}
remark-card-season-end = Condition: the end of the season
remark-goal-patron = Patrón wins with { $fame } fame, or as soon as { $n } of his objectives are completed.
remark-goal-hunters = The factions win when Patrón is arrested for the second time; after the first arrest he escapes.
remark-goal-secret = Where Patrón hides is his secret. But his sicarios appear within range of him, and he has to answer the hunters’ questions by the rules.
remark-turn-season = A season has eight turns: Patrón and one of the factions by turns, four each.
remark-turn-patron = In his turn Patrón brings a sicario onto the map with a card; the sicario then acts for him.
remark-turn-hunters = In its turn a faction activates its two hunters, one after the other: each may move up to two roads, then must act with one of the available action cards.

## How a finished game is told

remark-ended-fame = Patrón wins: with { $n } fame he is president, in season { $season }.
remark-ended-objectives = Patrón wins: he has completed { $n } objectives, with { $fame } fame.
remark-ended-arrest = The factions win: they have arrested Patrón for the second time, in season { $season }, at { $fame } fame.
remark-ended-stopped = Nobody wins: the game was stopped after { $n } seasons, at { $fame } fame.
story-curve = Patrón’s fame, and ten for each arrest
story-side-leader_1 = The factions
sheet-seasons = Season by season
sheet-sources = What the fame came from
remark-sheet-fame = Fame
remark-sheet-clues = Clues about Patrón’s place
remark-sheet-arrests = Arrests
remark-sheet-season = Season { $n }
remark-sheet-source = { $n ->
    [0] At the beginning
    [1] Sicarios on the map at the end of a season
    [2] Cards of sicarios
    [3] Objectives
   *[other] Otherwise
}

## What counts in a position (evaluation.py)

# What an action finds to do where the hunter stands (consequences.py).
remark-attack-at-hand = { $n ->
    [0] Nothing to attack: no sicario is next to him.
    [one] One sicario is next to him.
   *[other] { $n } sicarios are next to him.
}
remark-labs-at-hand = { $n ->
    [0] No lab is here or next to him.
    [one] One lab is here or next to him.
   *[other] { $n } labs are here or next to him.
}
remark-roadblocks-at-hand = { $n ->
    [0] Nothing to block or remove here or next to him.
    [one] One city here or next to him.
   *[other] { $n } cities here or next to him.
}

feature-fame = { $hunting ->
    [0] { $trend ->
        [up] fame won
       *[down] fame lost
    }
   *[1] { $trend ->
        [up] less fame for Patrón
       *[down] more fame for Patrón
    }
}
feature-sicarios = { $hunting ->
    [0] { $trend ->
        [up] sicarios on the map, out of danger
       *[down] fewer or less safe sicarios on the map
    }
   *[1] { $trend ->
        [up] fewer or less safe sicarios on the map
       *[down] sicarios on the map, out of danger
    }
}
feature-objectives = { $hunting ->
    [0] { $trend ->
        [up] objectives within reach
       *[down] objectives farther away
    }
   *[1] { $trend ->
        [up] objectives farther out of Patrón’s reach
       *[down] objectives within Patrón’s reach
    }
}
feature-ground = { $hunting ->
    [0] { $trend ->
        [up] more labs and influence, fewer roadblocks
       *[down] fewer labs and influence, more roadblocks
    }
   *[1] { $trend ->
        [up] fewer labs and influence, more roadblocks
       *[down] more labs and influence, fewer roadblocks
    }
}
feature-money = { $hunting ->
    [0] { $trend ->
        [up] more money and income
       *[down] less money and income
    }
   *[1] { $trend ->
        [up] less money and income for Patrón
       *[down] more money and income for Patrón
    }
}
feature-coming = { $hunting ->
    [0] { $trend ->
        [up] more still to come this season
       *[down] less still to come this season
    }
   *[1] { $trend ->
        [up] less that Patrón can still do this season
       *[down] more that Patrón can still do this season
    }
}
feature-seasons = { $hunting ->
    [0] { $trend ->
        [up] time won
       *[down] time gone by
    }
   *[1] { $trend ->
        [up] time gone by
       *[down] time won by Patrón
    }
}
feature-hunters = { $hunting ->
    [0] { $trend ->
        [up] less that the acting hunters can do
       *[down] more that the acting hunters can do
    }
   *[1] { $trend ->
        [up] a better action at hand
       *[down] a lesser action at hand
    }
}
feature-tempo = { $hunting ->
    [0] { $trend ->
        [up] fewer hunters near, or able to act
       *[down] more hunters near, or able to act
    }
   *[1] { $trend ->
        [up] more hunters near, or able to act
       *[down] fewer hunters near, or able to act
    }
}
feature-places = { $hunting ->
    [0] { $trend ->
        [up] more places where Patrón can still be
       *[down] fewer places where Patrón can still be
    }
   *[1] { $trend ->
        [up] fewer places where Patrón can still be
       *[down] more places where Patrón can still be
    }
}
feature-arrests = { $hunting ->
    [0] { $trend ->
        [up] no arrest
       *[down] an arrest
    }
   *[1] { $trend ->
        [up] an arrest
       *[down] no arrest
    }
}
feature-hand = { $hunting ->
    [0] { $trend ->
        [up] a better hand
       *[down] a weaker hand
    }
   *[1] { $trend ->
        [up] a weaker hand for Patrón
       *[down] a better hand for Patrón
    }
}
feature-plans = { $hunting ->
    [0] { $trend ->
        [up] better plans for objectives and defence
       *[down] weaker plans for objectives and defence
    }
   *[1] { $trend ->
        [up] weaker plans of Patrón’s
       *[down] better plans of Patrón’s
    }
}
feature-hideout = { $hunting ->
    [0] { $trend ->
        [up] a better hideout
       *[down] a worse hideout
    }
   *[1] { $trend ->
        [up] a worse hideout for Patrón
       *[down] a better hideout for Patrón
    }
}

## What the rules object to in a position that was written; each goes on after a colon

position-rule-two-tokens = a city holds both influence and a roadblock.
position-rule-city-token = influence, a roadblock or a meeting token lies on a plantation.
position-rule-lab = a lab lies in a city.
position-rule-lab-cube = a cube lies where there is no lab.
position-rule-tokens = influence tokens and roadblocks together are more than { $n }.
position-rule-labs = labs on the map: { $n }; there are not so many.
position-rule-cubes = there are not so many cubes.
position-rule-meetings = there are more than { $n } meeting tokens.
position-rule-hideouts = there are more than { $n } hideout markers.
position-rule-hunters-share = two hunters share a location.
position-rule-sicarios-share = two sicarios share a location.
position-rule-both-share = a hunter and a sicario share a location.
position-rule-hunter = a hunter is not on the map.
position-rule-carrying = a sicario who is not on the map carries a cube.
position-rule-sicario-twice = a sicario stands in two cells of the dashboard.
position-rule-patron-cards = one of Patrón’s cards is missing, or is in two places.
position-rule-hand-order = the cards of the hand have to stand in their order.
position-rule-hand-size = cards in hand: { $n }; at most { $most } are possible.
position-rule-known = a card under known_cards is not in the hand.
position-rule-objectives = an objective is missing, or is in two places.
position-rule-action-cards = an action card is missing, or there are too many.
position-rule-cell = an action card of { $value } can’t lie in cell { $n }.
position-rule-defence = a defence token is there that does not exist, or too often.
position-rule-opened = a defence token is open where there is none.
position-rule-fame = fame { $n }: it goes up to { $most }.
position-rule-fame-won = with { $n } fame the game is over.
position-rule-income = there is no such step of the income: { $n }.
position-rule-cali = cubes of the Cali cartel: { $n }; it stores at most { $most }.
position-rule-arrests = arrests: { $n }; after the second the game is over.
position-rule-hides-early = Patrón hides before the hunters are placed.
position-rule-nowhere = Patrón is nowhere.
position-rule-clues = Patrón is where the clues say he can’t be.
position-rule-possible = the places under possible are not those that the clues leave.

## Lines of a position that is set up, by their key; line-<key>-<word>: what a line can say; line-<word>: what several can

line-leaders = Who leads which faction
line-patron = Patrón’s hideout
line-patron_token = Where Patrón was seen
line-clues = Clues
line-possible = Places where Patrón can be
line-markers = Hideout markers
line-roadblocks = Roadblocks
line-labs = Labs
line-lab_cubes = Labs with a cube
line-parties = Meeting tokens on the map
line-parties_held = Meeting tokens not on the map
line-hunters = Where the hunters are
line-acted = Hunters who have acted
line-down = Deactivated hunters
line-blocked = Blocked hunters
line-dashboard = Sicarios on the dashboard
line-sicarios = Where the sicarios are
line-carrying = Sicarios who carry a cube
line-defence = Defence tokens
line-opened = Defence tokens that lie face up
line-swaps = Defence tokens that have changed places
line-special = What the special tokens stand in for
line-season_cells = Cards for the end of the season
line-known_cards = Cards of the hand that are known
line-ultimatums = Silver or Lead cards that are left
line-objective_slots = Objectives of the seasons
line-objective_deck = Deck of objectives
line-drawn = Objectives drawn
line-in_force = Objectives in force
line-completed = Objectives completed
line-counters = Counters of the objectives
line-card = Card in use
line-figure = Sicario of this turn
line-placed = He is on the map
line-actions_left = Actions left
line-leon_bonus = Further steps of León
line-faction = Faction whose turn it is
line-factions_done = Factions that had their turn
line-hunter = Hunter whose turn it is
line-bonus = Steps added to the move
line-collected = Cubes that Cali took in this turn
line-declined = Factions that want no more questions
line-faction_cards = Ability cards that are left
line-pepes_money = Money of Los Pepes
line-cali_cubes = Cubes of the Cali cartel
line-action_deck = Deck of action cards
line-available = Available action cards
line-action_discards = Action cards discarded
line-cells = Action cards in the cells
line-doing = Action being carried out
line-doing-extra_action = An extra action
line-number = What is left of it
line-target = Sicario it is about
line-winner-hunters = The hunters
line-winner-unfinished = Nobody yet
line-ending-unfinished = Not over
line-purple = Purple
line-blue = Blue
line-green = Green
line-orange = Orange
line-red = Red
line-white = White
line-black = Black
