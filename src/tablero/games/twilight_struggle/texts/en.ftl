# Twilight Struggle in English. How messages are found, and the forms of values ($place-at, $who-start), is in tablero/texts/speech.py.
# Sides: .start opens a sentence, .inline stands within one, .whose is the owner of something, .adjective goes before a noun.
# Countries and regions: .inline is the name within a sentence, .at says where something is.

game-title = Twilight Struggle
game-description = The Cold War for two: influence, coups, the Space Race and the events of forty years, always one step away from nuclear war.
# Measured: own decisions in games between bots, at 20 to 40 seconds each.
game-length = 1½ to 3 hours
game-weight = medium to heavy
game-like = A tug of war by cards, in which half of your hand helps the enemy.

## Sides

seat-ussr = USSR
    .start = The USSR
    .inline = the USSR
    .whose = the USSR’s
    .adjective = Soviet
    .badge = SU
seat-us = US
    .start = The US
    .inline = the US
    .whose = the US’s
    .adjective = US
    .badge = US
seat-beyond = { $seat }

## Countries: the names

action-canada = Canada
    .inline = Canada
    .at = in Canada
action-uk = UK
    .inline = the UK
    .at = in the UK
action-norway = Norway
    .inline = Norway
    .at = in Norway
action-sweden = Sweden
    .inline = Sweden
    .at = in Sweden
action-finland = Finland
    .inline = Finland
    .at = in Finland
action-denmark = Denmark
    .inline = Denmark
    .at = in Denmark
action-benelux = Benelux
    .inline = Benelux
    .at = in Benelux
action-france = France
    .inline = France
    .at = in France
action-spain_portugal = Spain/Portugal
    .inline = Spain/Portugal
    .at = in Spain/Portugal
action-italy = Italy
    .inline = Italy
    .at = in Italy
action-greece = Greece
    .inline = Greece
    .at = in Greece
action-turkey = Turkey
    .inline = Turkey
    .at = in Turkey
action-west_germany = West Germany
    .inline = West Germany
    .at = in West Germany
    .short = W. Germany
action-austria = Austria
    .inline = Austria
    .at = in Austria
action-east_germany = East Germany
    .inline = East Germany
    .at = in East Germany
    .short = E. Germany
action-poland = Poland
    .inline = Poland
    .at = in Poland
action-czechoslovakia = Czechoslovakia
    .inline = Czechoslovakia
    .at = in Czechoslovakia
action-hungary = Hungary
    .inline = Hungary
    .at = in Hungary
action-yugoslavia = Yugoslavia
    .inline = Yugoslavia
    .at = in Yugoslavia
action-romania = Romania
    .inline = Romania
    .at = in Romania
action-bulgaria = Bulgaria
    .inline = Bulgaria
    .at = in Bulgaria
action-lebanon = Lebanon
    .inline = Lebanon
    .at = in Lebanon
action-syria = Syria
    .inline = Syria
    .at = in Syria
action-israel = Israel
    .inline = Israel
    .at = in Israel
action-jordan = Jordan
    .inline = Jordan
    .at = in Jordan
action-iraq = Iraq
    .inline = Iraq
    .at = in Iraq
action-iran = Iran
    .inline = Iran
    .at = in Iran
action-egypt = Egypt
    .inline = Egypt
    .at = in Egypt
action-libya = Libya
    .inline = Libya
    .at = in Libya
action-saudi_arabia = Saudi Arabia
    .inline = Saudi Arabia
    .at = in Saudi Arabia
action-gulf_states = Gulf States
    .inline = the Gulf States
    .at = in the Gulf States
action-afghanistan = Afghanistan
    .inline = Afghanistan
    .at = in Afghanistan
action-pakistan = Pakistan
    .inline = Pakistan
    .at = in Pakistan
action-india = India
    .inline = India
    .at = in India
action-north_korea = North Korea
    .inline = North Korea
    .at = in North Korea
action-south_korea = South Korea
    .inline = South Korea
    .at = in South Korea
action-japan = Japan
    .inline = Japan
    .at = in Japan
action-taiwan = Taiwan
    .inline = Taiwan
    .at = in Taiwan
action-australia = Australia
    .inline = Australia
    .at = in Australia
action-burma = Burma
    .inline = Burma
    .at = in Burma
action-laos_cambodia = Laos/Cambodia
    .inline = Laos/Cambodia
    .at = in Laos/Cambodia
action-thailand = Thailand
    .inline = Thailand
    .at = in Thailand
action-vietnam = Vietnam
    .inline = Vietnam
    .at = in Vietnam
action-malaysia = Malaysia
    .inline = Malaysia
    .at = in Malaysia
action-indonesia = Indonesia
    .inline = Indonesia
    .at = in Indonesia
action-philippines = Philippines
    .inline = the Philippines
    .at = in the Philippines
action-morocco = Morocco
    .inline = Morocco
    .at = in Morocco
action-algeria = Algeria
    .inline = Algeria
    .at = in Algeria
action-tunisia = Tunisia
    .inline = Tunisia
    .at = in Tunisia
action-west_african_states = West African States
    .inline = the West African States
    .at = in the West African States
action-ivory_coast = Ivory Coast
    .inline = the Ivory Coast
    .at = in the Ivory Coast
action-saharan_states = Saharan States
    .inline = the Saharan States
    .at = in the Saharan States
action-nigeria = Nigeria
    .inline = Nigeria
    .at = in Nigeria
action-cameroon = Cameroon
    .inline = Cameroon
    .at = in Cameroon
action-zaire = Zaire
    .inline = Zaire
    .at = in Zaire
action-angola = Angola
    .inline = Angola
    .at = in Angola
action-south_africa = South Africa
    .inline = South Africa
    .at = in South Africa
action-botswana = Botswana
    .inline = Botswana
    .at = in Botswana
action-zimbabwe = Zimbabwe
    .inline = Zimbabwe
    .at = in Zimbabwe
action-se_african_states = SE African States
    .inline = the SE African States
    .at = in the SE African States
action-kenya = Kenya
    .inline = Kenya
    .at = in Kenya
action-somalia = Somalia
    .inline = Somalia
    .at = in Somalia
action-ethiopia = Ethiopia
    .inline = Ethiopia
    .at = in Ethiopia
action-sudan = Sudan
    .inline = Sudan
    .at = in Sudan
action-mexico = Mexico
    .inline = Mexico
    .at = in Mexico
action-guatemala = Guatemala
    .inline = Guatemala
    .at = in Guatemala
action-el_salvador = El Salvador
    .inline = El Salvador
    .at = in El Salvador
action-honduras = Honduras
    .inline = Honduras
    .at = in Honduras
action-costa_rica = Costa Rica
    .inline = Costa Rica
    .at = in Costa Rica
action-nicaragua = Nicaragua
    .inline = Nicaragua
    .at = in Nicaragua
action-panama = Panama
    .inline = Panama
    .at = in Panama
action-cuba = Cuba
    .inline = Cuba
    .at = in Cuba
action-haiti = Haiti
    .inline = Haiti
    .at = in Haiti
action-dominican_republic = Dominican Republic
    .short = Dominican Rep.
    .inline = the Dominican Republic
    .at = in the Dominican Republic
action-colombia = Colombia
    .inline = Colombia
    .at = in Colombia
action-venezuela = Venezuela
    .inline = Venezuela
    .at = in Venezuela
action-ecuador = Ecuador
    .inline = Ecuador
    .at = in Ecuador
action-peru = Peru
    .inline = Peru
    .at = in Peru
action-bolivia = Bolivia
    .inline = Bolivia
    .at = in Bolivia
action-chile = Chile
    .inline = Chile
    .at = in Chile
action-argentina = Argentina
    .inline = Argentina
    .at = in Argentina
action-paraguay = Paraguay
    .inline = Paraguay
    .at = in Paraguay
action-uruguay = Uruguay
    .inline = Uruguay
    .at = in Uruguay
action-brazil = Brazil
    .inline = Brazil
    .at = in Brazil
action-chinese_civil_war = Chinese Civil War
    .inline = the Chinese Civil War
    .at = in the Chinese Civil War

## Regions: the names

action-europe = Europe
    .inline = Europe
    .at = in Europe
action-asia = Asia
    .inline = Asia
    .at = in Asia
action-middle_east = Middle East
    .inline = the Middle East
    .at = in the Middle East
action-africa = Africa
    .inline = Africa
    .at = in Africa
action-central_america = Central America
    .inline = Central America
    .at = in Central America
    .short = C. America
action-south_america = South America
    .inline = South America
    .at = in South America

## Actions

action-done = Done
action-pass = Pass
action-event = Event
action-event_first = Event first, then Operations
action-place = Place influence
action-coup = Coup
action-realign = Realignment
action-space = Space Race
action-intervene = With UN Intervention
action-yes = Yes
action-no = No
action-participate = Take part
action-boycott = Boycott
action-improve = Raise DEFCON
action-degrade = Lower DEFCON
action-add = Add influence
action-remove = Remove influence
action-give_back = Give the card back
action-number = { $n }

## Cards: names and what the events do

card-asia_scoring = Asia Scoring
    .text = Scores Asia, Southeast Asia included: Presence { $presence }, Domination { $domination }, Control { $control }; 1 more for each battleground and for each country next to the enemy superpower.
card-europe_scoring = Europe Scoring
    .text = Scores Europe: Presence { $presence }, Domination { $domination }, and Control wins the game; 1 more for each battleground and for each country next to the enemy superpower.
card-middle_east_scoring = Middle East Scoring
    .text = Scores the Middle East: Presence { $presence }, Domination { $domination }, Control { $control }; 1 more for each battleground.
card-duck_and_cover = Duck and Cover
    .text = DEFCON falls by 1. Then the US gains 5 VP minus the new DEFCON.
card-five_year_plan = Five Year Plan
    .text = The USSR discards a card at random. If it carries a US event, that event happens; any other card has no effect.
card-the_china_card = The China Card
    .text = Not an event: 4 Ops for Operations or the Space Race, 5 if all are used in Asia. Then it goes face down to the opponent. Worth 1 VP in the final scoring.
card-socialist_governments = Socialist Governments
    .text = The USSR removes 3 US influence from Western Europe, at most 2 from one country. Not after The Iron Lady.
card-fidel = Fidel
    .text = Cuba: all US influence goes, and the USSR takes control.
card-vietnam_revolts = Vietnam Revolts
    .text = The USSR adds 2 influence in Vietnam. Until the turn ends it has 1 Op more on cards used only in Southeast Asia.
card-blockade = Blockade
    .text = The US discards a card of 3 Ops or more, or loses all its influence in West Germany.
card-korean_war = Korean War
    .text = War in South Korea: the USSR rolls, minus 1 for each adjacent country the US controls. With 4 or more it gains 2 VP and all US influence there becomes its own. 2 military operations.
card-romanian_abdication = Romanian Abdication
    .text = Romania: all US influence goes, and the USSR takes control.
card-arab_israeli_war = Arab-Israeli War
    .text = War in Israel: the USSR rolls, minus 1 for each adjacent country, and for Israel itself, that the US controls. With 4 or more it gains 2 VP and all US influence there becomes its own. 2 military operations. Not after Camp David Accords.
card-comecon = COMECON
    .text = The USSR adds 1 influence in each of four countries of Eastern Europe that the US does not control.
card-nasser = Nasser
    .text = Egypt: the USSR adds 2 influence, and the US loses half of its own, rounded up.
card-warsaw_pact_formed = Warsaw Pact Formed
    .text = The USSR chooses: four countries of Eastern Europe lose all US influence; or it adds 5 influence in Eastern Europe, at most 2 in one country. Makes NATO possible.
card-de_gaulle_leads_france = De Gaulle Leads France
    .text = France: the US loses 2 influence, the USSR gains 1. From now on NATO does not protect France.
card-captured_nazi_scientist = Captured Nazi Scientist
    .text = Move one box forward on the Space Race, with its VP and its ability.
card-truman_doctrine = Truman Doctrine
    .text = The US removes all Soviet influence from one country of Europe that nobody controls.
card-olympic_games = Olympic Games
    .text = The opponent takes part or boycotts. Taking part: both roll, you add 2, and the higher total gains 2 VP. Boycott: DEFCON falls by 1, and you conduct Operations with 4 Ops.
card-nato = NATO
    .text = From now on the USSR can make neither coups nor realignments in European countries that the US controls. Needs Marshall Plan or Warsaw Pact Formed.
card-independent_reds = Independent Reds
    .text = In Yugoslavia, Romania, Bulgaria, Hungary or Czechoslovakia the US is raised to as much influence as the USSR has.
card-marshall_plan = Marshall Plan
    .text = The US adds 1 influence in each of seven countries of Western Europe that the USSR does not control. Makes NATO possible.
card-indo_pakistani_war = Indo-Pakistani War
    .text = War in India or Pakistan: roll, minus 1 for each adjacent country the opponent controls. With 4 or more you gain 2 VP and the opponent’s influence there becomes yours. 2 military operations.
card-containment = Containment
    .text = Until the turn ends, US cards are worth 1 Op more, but not more than 4.
card-cia_created = CIA Created
    .text = The USSR shows its hand. Then the US may conduct Operations with 1 Op.
card-us_japan_mutual_defense_pact = US/Japan Mutual Defense Pact
    .text = The US takes control of Japan. From now on the USSR can make neither coups nor realignments there.
card-suez_crisis = Suez Crisis
    .text = The USSR removes 4 US influence from France, the UK and Israel, at most 2 from each.
card-east_european_unrest = East European Unrest
    .text = The US removes 1 Soviet influence from each of three countries of Eastern Europe; 2 from each in the Late War.
card-decolonization = Decolonization
    .text = The USSR adds 1 influence in each of four countries of Africa and Southeast Asia.
card-red_scare_purge = Red Scare/Purge
    .text = Until the turn ends, the opponent’s cards are worth 1 Op less, but not less than 1.
card-un_intervention = UN Intervention
    .text = Play it together with a card that carries the opponent’s event: that event is cancelled, and you use the card’s Ops. Not as a headline.
card-de_stalinization = De-Stalinization
    .text = The USSR may move up to 4 of its influence to countries the US does not control, at most 2 to one country.
card-nuclear_test_ban = Nuclear Test Ban
    .text = Gain VP equal to DEFCON minus 2. Then DEFCON rises by 2.
card-formosan_resolution = Formosan Resolution
    .text = From now on Taiwan counts as a battleground in scorings of Asia while the US controls it. Ends when the US plays the China Card.
card-brush_war = Brush War
    .text = War in a country of stability 1 or 2: roll, minus 1 for each adjacent country the opponent controls, its superpower included. With 3 or more you gain 1 VP and the opponent’s influence there becomes yours. 3 military operations.
card-central_america_scoring = Central America Scoring
    .text = Scores Central America: Presence { $presence }, Domination { $domination }, Control { $control }; 1 more for each battleground and for each country next to the enemy superpower.
card-southeast_asia_scoring = Southeast Asia Scoring
    .text = Scores Southeast Asia: 1 VP for each controlled country, 2 for Thailand.
card-arms_race = Arms Race
    .text = If you have more military operations than the opponent, you gain 1 VP; 3 VP if you also have as many as DEFCON requires.
card-cuban_missile_crisis = Cuban Missile Crisis
    .text = DEFCON becomes 2. Until the turn ends, any coup by the opponent loses it the game. It can end this: the USSR by removing 2 influence from Cuba, the US by removing 2 from West Germany or from Turkey.
card-nuclear_subs = Nuclear Subs
    .text = Until the turn ends, US coups in battlegrounds do not lower DEFCON.
card-quagmire = Quagmire
    .text = In each of its action rounds the US must discard a card of 2 Ops or more and roll: 1 to 4 sets it free. Nothing else can be done meanwhile. Ends NORAD.
card-salt_negotiations = SALT Negotiations
    .text = DEFCON rises by 2. Until the turn ends, all coups have 1 less on the roll. You may take a card from the discards, but no scoring card.
card-bear_trap = Bear Trap
    .text = In each of its action rounds the USSR must discard a card of 2 Ops or more and roll: 1 to 4 sets it free. Nothing else can be done meanwhile.
card-summit = Summit
    .text = Both roll and add 1 for each region they dominate or control. The higher total gains 2 VP and may move DEFCON by 1, up or down.
card-how_i_learned_to_stop_worrying = How I Learned to Stop Worrying
    .text = Set DEFCON to any number. Your military operations go to 5.
card-junta = Junta
    .text = Add 2 influence in one country of Central or South America. Then you may make a free coup or free realignments in one of these regions with this card’s Ops.
card-kitchen_debates = Kitchen Debates
    .text = If the US controls more battlegrounds than the USSR, it gains 2 VP.
card-missile_envy = Missile Envy
    .text = Trade this card for the opponent’s card with the most Ops. Your own or a neutral event on it happens; of the opponent’s event you use the Ops. The opponent must use Missile Envy for Operations in the next action round.
card-we_will_bury_you = “We Will Bury You”
    .text = DEFCON falls by 1. The USSR gains 3 VP in the next US action round, unless the US plays UN Intervention as an event in it.
card-brezhnev_doctrine = Brezhnev Doctrine
    .text = Until the turn ends, Soviet cards are worth 1 Op more, but not more than 4.
card-portuguese_empire_crumbles = Portuguese Empire Crumbles
    .text = The USSR adds 2 influence in Angola and 2 in the SE African States.
card-south_african_unrest = South African Unrest
    .text = The USSR adds 2 influence in South Africa; or 1 there and 2 in one of its neighbours, Angola or Botswana.
card-allende = Allende
    .text = The USSR adds 2 influence in Chile.
card-willy_brandt = Willy Brandt
    .text = The USSR gains 1 VP and adds 1 influence in West Germany, which NATO no longer protects. Not after Tear Down this Wall.
card-muslim_revolution = Muslim Revolution
    .text = Two of Sudan, Iran, Iraq, Egypt, Libya, Saudi Arabia, Syria and Jordan lose all US influence. Not after AWACS Sale to Saudis.
card-abm_treaty = ABM Treaty
    .text = DEFCON rises by 1. Then you conduct Operations with this card’s Ops.
card-cultural_revolution = Cultural Revolution
    .text = If the US has the China Card, the USSR takes it, face up. If the USSR has it, it gains 1 VP.
card-flower_power = Flower Power
    .text = From now on the USSR gains 2 VP whenever the US plays a war card for its event or for Ops. Not after “An Evil Empire”.
card-u2_incident = U2 Incident
    .text = The USSR gains 1 VP, and 1 more if either side plays UN Intervention as an event later this turn.
card-opec = OPEC
    .text = The USSR gains 1 VP for each country it controls among Egypt, Iran, Libya, Saudi Arabia, Iraq, the Gulf States and Venezuela. Not after North Sea Oil.
card-lone_gunman = “Lone Gunman”
    .text = The US shows its hand. Then the USSR may conduct Operations with 1 Op.
card-colonial_rear_guards = Colonial Rear Guards
    .text = The US adds 1 influence in each of four countries of Africa and Southeast Asia.
card-panama_canal_returned = Panama Canal Returned
    .text = The US adds 1 influence each in Panama, Costa Rica and Venezuela.
card-camp_david_accords = Camp David Accords
    .text = The US gains 1 VP and adds 1 influence each in Israel, Jordan and Egypt. No more Arab-Israeli War.
card-puppet_governments = Puppet Governments
    .text = The US may add 1 influence in each of up to three countries where nobody has any.
card-grain_sales_to_soviets = Grain Sales to Soviets
    .text = The US takes a random card from the Soviet hand. It plays it like one of its own, or gives it back and conducts Operations with 2 Ops.
card-john_paul_ii_elected_pope = John Paul II Elected Pope
    .text = Poland: the USSR loses 2 influence, the US gains 1. Makes Solidarity possible.
card-latin_american_death_squads = Latin American Death Squads
    .text = Until the turn ends, your coups in Central and South America have 1 more on the roll, those of the opponent 1 less.
card-oas_founded = OAS Founded
    .text = The US adds 2 influence in Central and South America, together or apart.
card-nixon_plays_the_china_card = Nixon Plays the China Card
    .text = If the USSR has the China Card, the US takes it, face down. If the US has it, it gains 2 VP.
card-sadat_expels_soviets = Sadat Expels Soviets
    .text = Egypt: all Soviet influence goes, and the US gains 1.
card-shuttle_diplomacy = Shuttle Diplomacy
    .text = Stays before the US. At the next Asia or Middle East Scoring one battleground that the USSR controls there is ignored.
card-the_voice_of_america = The Voice of America
    .text = The US removes 4 Soviet influence outside Europe, at most 2 from one country.
card-liberation_theology = Liberation Theology
    .text = The USSR adds 3 influence in Central America, at most 2 in one country.
card-ussuri_river_skirmish = Ussuri River Skirmish
    .text = If the USSR has the China Card, the US takes it, face up. If the US has it, it adds 4 influence in Asia, at most 2 in one country.
card-ask_not_what_your_country_can_do_for_you = “Ask Not What Your Country Can Do For You…”
    .text = The US may discard any number of cards, scoring cards too, and draws as many.
card-alliance_for_progress = Alliance for Progress
    .text = The US gains 1 VP for each battleground it controls in Central and South America.
card-africa_scoring = Africa Scoring
    .text = Scores Africa: Presence { $presence }, Domination { $domination }, Control { $control }; 1 more for each battleground.
card-one_small_step = “One Small Step…”
    .text = If you are behind on the Space Race, move two boxes forward. Only the last box gives VP.
card-south_america_scoring = South America Scoring
    .text = Scores South America: Presence { $presence }, Domination { $domination }, Control { $control }; 1 more for each battleground.
card-iranian_hostage_crisis = Iranian Hostage Crisis
    .text = Iran: all US influence goes, and the USSR adds 2. From now on Terrorism costs the US two cards.
card-the_iron_lady = The Iron Lady
    .text = The US gains 1 VP. The USSR adds 1 influence in Argentina and loses all in the UK. No more Socialist Governments.
card-reagan_bombs_libya = Reagan Bombs Libya
    .text = The US gains 1 VP for every 2 Soviet influence in Libya.
card-star_wars = Star Wars
    .text = If the US is ahead on the Space Race, it picks a card from the discards, no scoring card, and its event happens at once.
card-north_sea_oil = North Sea Oil
    .text = No more OPEC. The US may play an eighth action round this turn.
card-the_reformer = The Reformer
    .text = The USSR adds 4 influence in Europe, at most 2 in one country; if it leads in VP it may add 6. From now on it can make no coups in Europe.
card-marine_barracks_bombing = Marine Barracks Bombing
    .text = All US influence in Lebanon goes. Then the USSR removes 2 US influence from the Middle East.
card-soviets_shoot_down_kal_007 = Soviets Shoot Down KAL-007
    .text = DEFCON falls by 1, and the US gains 2 VP. If it controls South Korea, it may place influence or realign with 4 Ops.
card-glasnost = Glasnost
    .text = The USSR gains 2 VP, and DEFCON rises by 1. After The Reformer the USSR may place influence or realign with 4 Ops.
card-ortega_elected_in_nicaragua = Ortega Elected in Nicaragua
    .text = All US influence in Nicaragua goes. Then the USSR may make a free coup in Cuba, Honduras or Costa Rica with this card’s Ops.
card-terrorism = Terrorism
    .text = The opponent discards a card at random; the US discards two after Iranian Hostage Crisis.
card-iran_contra_scandal = Iran-Contra Scandal
    .text = Until the turn ends, the US has 1 less on realignment rolls.
card-chernobyl = Chernobyl
    .text = The US names a region. Until the turn ends, the USSR cannot use Ops to add influence there.
card-latin_american_debt_crisis = Latin American Debt Crisis
    .text = The US discards a card of 3 Ops or more, or the USSR may double its influence in up to two countries of South America.
card-tear_down_this_wall = Tear Down this Wall
    .text = The US adds 3 influence in East Germany and may then make a free coup or free realignments in Europe with this card’s Ops. Ends and prevents Willy Brandt.
card-an_evil_empire = “An Evil Empire”
    .text = The US gains 1 VP. Ends and prevents Flower Power.
card-aldrich_ames_remix = Aldrich Ames Remix
    .text = The US shows its hand until the turn ends. The USSR picks a card from it, which is discarded.
card-pershing_ii_deployed = Pershing II Deployed
    .text = The USSR gains 1 VP and removes 1 US influence from each of three countries of Western Europe.
card-wargames = Wargames
    .text = If DEFCON is 2, you may end the game after giving the opponent 6 VP: the side ahead wins.
card-solidarity = Solidarity
    .text = The US adds 3 influence in Poland. Needs John Paul II Elected Pope.
card-iran_iraq_war = Iran-Iraq War
    .text = War in Iran or Iraq: roll, minus 1 for each adjacent country the opponent controls. With 4 or more you gain 2 VP and the opponent’s influence there becomes yours. 2 military operations.
card-defectors = Defectors
    .text = As the US headline it comes first and cancels the Soviet headline. If the USSR plays it for Operations, the US gains 1 VP.
card-the_cambridge_five = The Cambridge Five
    .text = The US shows its scoring cards. The USSR may add 1 influence in a country of a region named on one of them. Not in the Late War.
card-special_relationship = Special Relationship
    .text = If the US controls the UK, it adds 1 influence next to it; or, with NATO in force, it adds 2 in one country of Western Europe and gains 2 VP.
card-norad = NORAD
    .text = From now on, after an action round in which DEFCON fell to 2, the US adds 1 influence where it has some, if it controls Canada. Quagmire ends it.
card-che = Che
    .text = The USSR may make a coup in a country of Africa, Central or South America that is no battleground. If US influence was removed, it may make another in a different country.
card-our_man_in_tehran = Our Man in Tehran
    .text = If the US controls a country of the Middle East, it looks at the top 5 cards of the draw pile, discards any of them and shuffles the rest back.
card-yuri_and_samantha = Yuri and Samantha
    .text = Until the turn ends, the USSR gains 1 VP for each US coup.
card-awacs_sale_to_saudis = AWACS Sale to Saudis
    .text = The US adds 2 influence in Saudi Arabia. No more Muslim Revolution.

## Lasting effects, by the number of their card: what each does while it is in force. North Sea Oil has two, 86 and 111.

thing-effect_9 = Vietnam Revolts
    .text = Until the turn ends, the USSR has 1 Op more on cards used only in Southeast Asia.
thing-effect_16 = Warsaw Pact Formed
    .text = NATO can be played as an event.
thing-effect_17 = De Gaulle Leads France
    .text = NATO does not protect France.
thing-effect_21 = NATO
    .text = The USSR can make neither coups nor realignments in European countries that the US controls; no Brush War there either.
thing-effect_23 = Marshall Plan
    .text = NATO can be played as an event.
thing-effect_25 = Containment
    .text = Until the turn ends, US cards are worth 1 Op more, at most 4.
thing-effect_27 = US/Japan Mutual Defense Pact
    .short = US/Japan Pact
    .text = The USSR can make neither coups nor realignments in Japan.
thing-effect_31_us = Red Scare/Purge (US)
    .text = Until the turn ends, US cards are worth 1 Op less, at least 1.
thing-effect_31_ussr = Red Scare/Purge (USSR)
    .text = Until the turn ends, Soviet cards are worth 1 Op less, at least 1.
thing-effect_35 = Formosan Resolution
    .text = Taiwan is a battleground in scorings of Asia while the US controls it. Ends when the US plays the China Card.
thing-effect_40_us = Cuban Missile Crisis (US)
    .text = Until the turn ends, the US loses the game if it makes a coup. It can end this by removing 2 of its influence from West Germany or from Turkey.
thing-effect_40_ussr = Cuban Missile Crisis (USSR)
    .text = Until the turn ends, the USSR loses the game if it makes a coup. It can end this by removing 2 of its influence from Cuba.
thing-effect_41 = Nuclear Subs
    .text = Until the turn ends, US coups in battlegrounds do not lower DEFCON.
thing-effect_42 = Quagmire
    .text = In its action rounds the US can only discard a card of 2 Ops or more and roll; 1 to 4 sets it free.
thing-effect_43 = SALT Negotiations
    .text = Until the turn ends, all coups have 1 less on the roll.
thing-effect_44 = Bear Trap
    .text = In its action rounds the USSR can only discard a card of 2 Ops or more and roll; 1 to 4 sets it free.
thing-effect_49_us = Missile Envy (US)
    .text = The US must use Missile Envy for Operations in its next action round.
thing-effect_49_ussr = Missile Envy (USSR)
    .text = The USSR must use Missile Envy for Operations in its next action round.
thing-effect_50 = “We Will Bury You”
    .text = The USSR gains 3 VP in the next US action round, unless the US plays UN Intervention as an event in it.
thing-effect_51 = Brezhnev Doctrine
    .text = Until the turn ends, Soviet cards are worth 1 Op more, at most 4.
thing-effect_55 = Willy Brandt
    .text = NATO does not protect West Germany. Ended by Tear Down this Wall.
thing-effect_59 = Flower Power
    .text = The USSR gains 2 VP whenever the US plays a war card for its event or for Ops. Ended by “An Evil Empire”.
thing-effect_60 = U2 Incident
    .text = Until the turn ends, the USSR gains 1 VP if UN Intervention is played as an event.
thing-effect_65 = Camp David Accords
    .text = Arab-Israeli War can no longer be played as an event.
thing-effect_68 = John Paul II Elected Pope
    .short = John Paul II
    .text = Solidarity can be played as an event.
thing-effect_69_us = Latin American Death Squads (US)
    .short = Death Squads (US)
    .text = Until the turn ends, coups in Central and South America have 1 more on the roll for the US and 1 less for the USSR.
thing-effect_69_ussr = Latin American Death Squads (USSR)
    .short = Death Squads (USSR)
    .text = Until the turn ends, coups in Central and South America have 1 more on the roll for the USSR and 1 less for the US.
thing-effect_73 = Shuttle Diplomacy
    .text = At the next Asia or Middle East Scoring the US names a battleground that the USSR controls there; it is ignored.
thing-effect_82 = Iranian Hostage Crisis
    .text = Terrorism against the US costs it two cards.
thing-effect_83 = The Iron Lady
    .text = Socialist Governments can no longer be played as an event.
thing-effect_86 = North Sea Oil
    .text = OPEC can no longer be played as an event.
thing-effect_87 = The Reformer
    .text = The USSR can make no coups in Europe, and Glasnost gives it 4 Ops.
thing-effect_93 = Iran-Contra Scandal
    .text = Until the turn ends, the US has 1 less on realignment rolls.
thing-effect_94_africa = Chernobyl (Africa)
    .text = Until the turn ends, the USSR cannot use Ops to add influence in Africa.
thing-effect_94_asia = Chernobyl (Asia)
    .text = Until the turn ends, the USSR cannot use Ops to add influence in Asia.
thing-effect_94_central_america = Chernobyl (Central America)
    .text = Until the turn ends, the USSR cannot use Ops to add influence in Central America.
thing-effect_94_europe = Chernobyl (Europe)
    .text = Until the turn ends, the USSR cannot use Ops to add influence in Europe.
thing-effect_94_middle_east = Chernobyl (Middle East)
    .text = Until the turn ends, the USSR cannot use Ops to add influence in the Middle East.
thing-effect_94_south_america = Chernobyl (South America)
    .text = Until the turn ends, the USSR cannot use Ops to add influence in South America.
thing-effect_96 = Tear Down this Wall
    .text = Willy Brandt can no longer be played as an event.
thing-effect_97 = “An Evil Empire”
    .text = Flower Power can no longer be played as an event.
thing-effect_98 = Aldrich Ames Remix
    .text = Until the turn ends, the USSR sees the cards that were in the US hand.
thing-effect_106 = NORAD
    .text = After an action round in which DEFCON fell to 2, the US adds 1 influence where it has some, if it controls Canada. Ended by Quagmire.
thing-effect_109 = Yuri and Samantha
    .text = Until the turn ends, the USSR gains 1 VP for each US coup.
thing-effect_110 = AWACS Sale to Saudis
    .text = Muslim Revolution can no longer be played as an event.
thing-effect_111 = North Sea Oil: eighth round
    .text = This turn the US may play an eighth action round.

## Countries: what is printed on them

thing-canada = Canada
    .text = Country in Western Europe, stability { $stability }, next to the USA.
thing-uk = UK
    .text = Country in Western Europe, stability { $stability }.
thing-norway = Norway
    .text = Country in Western Europe, stability { $stability }.
thing-sweden = Sweden
    .text = Country in Western Europe, stability { $stability }.
thing-finland = Finland
    .text = Country in both parts of Europe, stability { $stability }, next to the USSR.
thing-denmark = Denmark
    .text = Country in Western Europe, stability { $stability }.
thing-benelux = Benelux
    .text = Country in Western Europe, stability { $stability }.
thing-france = France
    .text = Battleground in Western Europe, stability { $stability }.
thing-spain_portugal = Spain/Portugal
    .text = Country in Western Europe, stability { $stability }.
thing-italy = Italy
    .text = Battleground in Western Europe, stability { $stability }.
thing-greece = Greece
    .text = Country in Western Europe, stability { $stability }.
thing-turkey = Turkey
    .text = Country in Western Europe, stability { $stability }.
thing-west_germany = West Germany
    .text = Battleground in Western Europe, stability { $stability }.
thing-austria = Austria
    .text = Country in both parts of Europe, stability { $stability }.
thing-east_germany = East Germany
    .text = Battleground in Eastern Europe, stability { $stability }.
thing-poland = Poland
    .text = Battleground in Eastern Europe, stability { $stability }, next to the USSR.
thing-czechoslovakia = Czechoslovakia
    .text = Country in Eastern Europe, stability { $stability }.
thing-hungary = Hungary
    .text = Country in Eastern Europe, stability { $stability }.
thing-yugoslavia = Yugoslavia
    .text = Country in Eastern Europe, stability { $stability }.
thing-romania = Romania
    .text = Country in Eastern Europe, stability { $stability }, next to the USSR.
thing-bulgaria = Bulgaria
    .text = Country in Eastern Europe, stability { $stability }.
thing-lebanon = Lebanon
    .text = Country in the Middle East, stability { $stability }.
thing-syria = Syria
    .text = Country in the Middle East, stability { $stability }.
thing-israel = Israel
    .text = Battleground in the Middle East, stability { $stability }.
thing-jordan = Jordan
    .text = Country in the Middle East, stability { $stability }.
thing-iraq = Iraq
    .text = Battleground in the Middle East, stability { $stability }.
thing-iran = Iran
    .text = Battleground in the Middle East, stability { $stability }.
thing-egypt = Egypt
    .text = Battleground in the Middle East, stability { $stability }.
thing-libya = Libya
    .text = Battleground in the Middle East, stability { $stability }.
thing-saudi_arabia = Saudi Arabia
    .text = Battleground in the Middle East, stability { $stability }.
thing-gulf_states = Gulf States
    .text = Country in the Middle East, stability { $stability }.
thing-afghanistan = Afghanistan
    .text = Country in Asia, stability { $stability }, next to the USSR.
thing-pakistan = Pakistan
    .text = Battleground in Asia, stability { $stability }.
thing-india = India
    .text = Battleground in Asia, stability { $stability }.
thing-north_korea = North Korea
    .text = Battleground in Asia, stability { $stability }, next to the USSR.
thing-south_korea = South Korea
    .text = Battleground in Asia, stability { $stability }.
thing-japan = Japan
    .text = Battleground in Asia, stability { $stability }, next to the USA.
thing-taiwan = Taiwan
    .text = Country in Asia, stability { $stability }.
thing-australia = Australia
    .text = Country in Asia, stability { $stability }.
thing-burma = Burma
    .text = Country in Southeast Asia, stability { $stability }.
thing-laos_cambodia = Laos/Cambodia
    .text = Country in Southeast Asia, stability { $stability }.
thing-thailand = Thailand
    .text = Battleground in Southeast Asia, stability { $stability }.
thing-vietnam = Vietnam
    .text = Country in Southeast Asia, stability { $stability }.
thing-malaysia = Malaysia
    .text = Country in Southeast Asia, stability { $stability }.
thing-indonesia = Indonesia
    .text = Country in Southeast Asia, stability { $stability }.
thing-philippines = Philippines
    .text = Country in Southeast Asia, stability { $stability }.
thing-morocco = Morocco
    .text = Country in Africa, stability { $stability }.
thing-algeria = Algeria
    .text = Battleground in Africa, stability { $stability }.
thing-tunisia = Tunisia
    .text = Country in Africa, stability { $stability }.
thing-west_african_states = West African States
    .text = Country in Africa, stability { $stability }.
thing-ivory_coast = Ivory Coast
    .text = Country in Africa, stability { $stability }.
thing-saharan_states = Saharan States
    .text = Country in Africa, stability { $stability }.
thing-nigeria = Nigeria
    .text = Battleground in Africa, stability { $stability }.
thing-cameroon = Cameroon
    .text = Country in Africa, stability { $stability }.
thing-zaire = Zaire
    .text = Battleground in Africa, stability { $stability }.
thing-angola = Angola
    .text = Battleground in Africa, stability { $stability }.
thing-south_africa = South Africa
    .text = Battleground in Africa, stability { $stability }.
thing-botswana = Botswana
    .text = Country in Africa, stability { $stability }.
thing-zimbabwe = Zimbabwe
    .text = Country in Africa, stability { $stability }.
thing-se_african_states = SE African States
    .text = Country in Africa, stability { $stability }.
thing-kenya = Kenya
    .text = Country in Africa, stability { $stability }.
thing-somalia = Somalia
    .text = Country in Africa, stability { $stability }.
thing-ethiopia = Ethiopia
    .text = Country in Africa, stability { $stability }.
thing-sudan = Sudan
    .text = Country in Africa, stability { $stability }.
thing-mexico = Mexico
    .text = Battleground in Central America, stability { $stability }, next to the USA.
thing-guatemala = Guatemala
    .text = Country in Central America, stability { $stability }.
thing-el_salvador = El Salvador
    .text = Country in Central America, stability { $stability }.
thing-honduras = Honduras
    .text = Country in Central America, stability { $stability }.
thing-costa_rica = Costa Rica
    .text = Country in Central America, stability { $stability }.
thing-nicaragua = Nicaragua
    .text = Country in Central America, stability { $stability }.
thing-panama = Panama
    .text = Battleground in Central America, stability { $stability }.
thing-cuba = Cuba
    .text = Battleground in Central America, stability { $stability }, next to the USA.
thing-haiti = Haiti
    .text = Country in Central America, stability { $stability }.
thing-dominican_republic = Dominican Republic
    .text = Country in Central America, stability { $stability }.
thing-colombia = Colombia
    .text = Country in South America, stability { $stability }.
thing-venezuela = Venezuela
    .text = Battleground in South America, stability { $stability }.
thing-ecuador = Ecuador
    .text = Country in South America, stability { $stability }.
thing-peru = Peru
    .text = Country in South America, stability { $stability }.
thing-bolivia = Bolivia
    .text = Country in South America, stability { $stability }.
thing-chile = Chile
    .text = Battleground in South America, stability { $stability }.
thing-argentina = Argentina
    .text = Battleground in South America, stability { $stability }.
thing-paraguay = Paraguay
    .text = Country in South America, stability { $stability }.
thing-uruguay = Uruguay
    .text = Country in South America, stability { $stability }.
thing-brazil = Brazil
    .text = Battleground in South America, stability { $stability }.
thing-chinese_civil_war = Chinese Civil War
    .text = Stability 3, next to the USSR. Only the USSR can place influence here; with 3 it gets the China Card.

## Regions, superpowers and tracks

thing-europe = Europe
    .text = Presence 3, Domination 7, Control wins the game; 5 battlegrounds. Coups and realignments only at DEFCON 5.
thing-asia = Asia
    .text = Presence { $presence }, Domination { $domination }, Control { $control }; 6 battlegrounds. Coups and realignments at DEFCON 4 or more.
thing-middle_east = Middle East
    .text = Presence { $presence }, Domination { $domination }, Control { $control }; 6 battlegrounds. Coups and realignments at DEFCON 3 or more.
thing-africa = Africa
    .text = Presence { $presence }, Domination { $domination }, Control { $control }; 5 battlegrounds. Coups and realignments at DEFCON 2 or more.
thing-central_america = Central America
    .text = Presence { $presence }, Domination { $domination }, Control { $control }; 3 battlegrounds. Coups and realignments at DEFCON 2 or more.
thing-south_america = South America
    .text = Presence { $presence }, Domination { $domination }, Control { $control }; 4 battlegrounds. Coups and realignments at DEFCON 2 or more.
thing-western_europe = Western Europe
    .text = Part of Europe, with Austria and Finland.
thing-eastern_europe = Eastern Europe
    .text = Part of Europe, with Austria and Finland.
thing-southeast_asia = Southeast Asia
    .short = SE Asia
    .text = Part of Asia. Its own scoring card gives 1 VP for each country, 2 for Thailand.
thing-usa = USA
    .text = Superpower, next to Canada, Mexico, Cuba and Japan. Nothing can be aimed at it.
thing-ussr = USSR
    .text = Superpower, next to Finland, Poland, Romania, Afghanistan and North Korea. Nothing can be aimed at it.
thing-defcon_5 = DEFCON 5
    .text = Coups and realignments are allowed everywhere.
thing-defcon_4 = DEFCON 4
    .text = No coups or realignments in Europe.
thing-defcon_3 = DEFCON 3
    .text = No coups or realignments in Europe and Asia.
thing-defcon_2 = DEFCON 2
    .text = No coups or realignments in Europe, Asia and the Middle East. One step from nuclear war.
thing-defcon_1 = DEFCON 1
    .text = Nuclear war: the phasing player has lost.
thing-vp = Victory points
    .text = One marker for both sides; 20 on your side win the game.
thing-milops_ussr = Soviet military operations
    .text = At the end of the turn each one below DEFCON costs 1 VP.
thing-milops_us = US military operations
    .text = At the end of the turn each one below DEFCON costs 1 VP.
thing-turn = Turn
    .text = Ten turns: Early War 1 to 3, Mid War 4 to 7, Late War 8 to 10.
thing-hand_ussr = Soviet hand
    .text = The cards the USSR holds.
thing-hand_us = US hand
    .text = The cards the US holds.
thing-draw_pile = Draw pile
    .text = When it is empty, the discards are shuffled.
thing-discards = Discards
    .text = Used cards; they come back when the draw pile is empty.
thing-removed = Removed cards
    .text = Cards with a star whose event has happened; they do not come back.
thing-china_up = The China Card, face up
    .text = Its holder may play it for 4 Ops, 5 if all are used in Asia.
thing-china_down = The China Card, face down
    .text = Its holder cannot play it before the next turn.

## Space Race

thing-space_0 = Start
    .text = The race has not begun.
thing-space_1 = Earth Satellite
    .text = 2 Ops, roll 1 to 3. VP: 2 for the first side, 1 for the second.
thing-space_2 = Animal in Space
    .text = 2 Ops, roll 1 to 4. The first side may make two attempts in a turn.
thing-space_3 = Man in Space
    .text = 2 Ops, roll 1 to 3. VP: 2 for the first side.
thing-space_4 = Man in Earth Orbit
    .text = 2 Ops, roll 1 to 4. The opponent of the first side shows its headline first.
thing-space_5 = Lunar Orbit
    .text = 3 Ops, roll 1 to 3. VP: 3 for the first side, 1 for the second.
thing-space_6 = Eagle/Bear has Landed
    .text = 3 Ops, roll 1 to 4. The first side may discard a kept card at the end of a turn.
thing-space_7 = Space Shuttle
    .text = 3 Ops, roll 1 to 3. VP: 4 for the first side, 2 for the second.
thing-space_8 = Space Station
    .text = 4 Ops, roll 1 or 2. VP: 2 for the first side, which may play eight action rounds.
thing-ability_2 = Two space attempts
    .text = Two attempts in the Space Race in each turn, until the other side reaches Animal in Space.
thing-ability_4 = Headline second
    .text = The other side shows its headline first, until it reaches Man in Earth Orbit.
thing-ability_6 = Discard at the end of the turn
    .text = One kept card may be discarded at the end of each turn, until the other side reaches this box.
thing-ability_8 = Eight action rounds
    .text = An eighth action round in each turn, until the other side reaches the Space Station.

## ---- Table talk ----

# $names: the winners; $count: how many. Two of them: a draw.
table-result = { $count ->
    [one] { $names } wins.
   *[other] The game is a draw.
}

## Steps of the game

phase-start = Setting up
phase-free-placement = Setting up: free influence
phase-handicap = Setting up: handicap
phase-new-turn = New turn
phase-headlines = Headline Phase
phase-headline = Headline
phase-next-round = Next action round
phase-action-round = Action round
phase-after-round = End of the action round
phase-event = Event
phase-event-step = Event
phase-operations = Operations
phase-space-race = Space Race
phase-dispose = The card is put away
phase-pass-china = The China Card passes
phase-flower-power = Flower Power
phase-end-of-turn = End of the turn
phase-after-end = End of the turn
phase-final-scoring = Final scoring
phase-play = A card of the other side
phase-end = End of the game

## Setup

setup-optional_cards = Optional cards
    .help = Seven more cards, numbers 104 to 110.
setup-handicap = Handicap
    .help = Extra influence for one side after setup, in countries where it already has some. Two for the US is common among experienced players.
setup-handicap-none = No handicap
    .help = Both sides start as printed.
setup-handicap-us_1 = US +1
    .help = One extra influence for the US.
setup-handicap-us_2 = US +2
    .help = Two extra influence for the US.
setup-handicap-us_3 = US +3
    .help = Three extra influence for the US.
setup-handicap-ussr_1 = USSR +1
    .help = One extra influence for the USSR.
setup-handicap-ussr_2 = USSR +2
    .help = Two extra influence for the USSR.
setup-handicap-ussr_3 = USSR +3
    .help = Three extra influence for the USSR.
setup-scenario = Scenario
    .help = Where in the Cold War the game begins.
setup-scenario-standard = The whole Cold War
    .help = Ten turns from 1945 on.
setup-scenario-late_war = Late War
    .help = Only turns 8 to 10. The US must have 20 VP at the end to win.
setup-chinese_civil_war = Chinese Civil War
    .help = Nobody has the China Card until the USSR has put 3 influence into the Chinese Civil War.
setup-show_held = Show held cards
    .help = A tournament rule: at the end of each turn both sides show the cards they keep.
setup-extras = Extras
    .help = Small changes, each on its own: four that the designers suggest, and two cards as in the digital edition.
setup-extras-free_realignment = Free realignment
    .help = DEFCON does not limit realignment.
setup-extras-safe_realignment = Safe realignment
    .help = The player whose round it is loses no influence in realignment.
setup-extras-mixed_operations = Mixed Operations
    .help = One card may pay for placing influence and for realignment, in different countries.
setup-extras-sure_space = Sure steps in space
    .help = A card played to the Space Race succeeds without a roll.
setup-extras-digital = As in the digital edition
    .help = The two influence of South African Unrest beside South Africa, and the realignments of Junta, may be divided.

## Turns and headlines: questions

ask-setup = { $rule ->
    [TS-2_6] Handicap: add influence where you already have some ({ $left } left).
    [TS-2_3] Place your free influence in Eastern Europe ({ $left } left).
    [TS-2_4] Place your free influence in Western Europe ({ $left } left).
   *[other] Place your free influence ({ $left } left).
}
ask-headline = Choose your headline. Both headlines are shown together; the higher Operations value comes first.
ask-card = Your action round: choose a card to play.
option-card-pass = Play no card
ask-use = { $card }: choose how to play it.
option-use-event = Event
option-use-event_first = The other side’s event first, then { $ops ->
    [one] one Operations point
   *[other] { $ops } Operations points
}
option-use-place = Place influence with { $ops ->
    [one] one Operations point
   *[other] { $ops } Operations points
}
option-use-coup = Coup with { $ops ->
    [one] one Operations point
   *[other] { $ops } Operations points
}
option-use-realign = Realignment with { $ops ->
    [one] one Operations point
   *[other] { $ops } Operations points
}
option-use-space = Space Race
option-use-intervene = Operations with UN Intervention, without the event
ask-partner = UN Intervention: choose the card whose Operations you use and whose event is cancelled.
ask-held = Space Race box 6: you may discard one of the cards you keep.
option-held-done = Discard nothing
ask-norad = NORAD: add 1 influence in a country where you have some.

## Orders in advance (orders.py)

order-headline = Next headline: { $card }
order-olympics = Olympic Games of the other side: { $use }
order-no-ransom = Never discard a card to turn an event away
order-keep-held = Space Race box 6: keep all my cards

## Operations: questions

ask-operations = { $card }: choose what to do with { $ops ->
    [one] 1 Operations point.
   *[other] { $ops } Operations points.
}
option-operations-done = Do nothing
ask-place = Place influence ({ $ops ->
    [0] no Operations point left
    [one] 1 Operations point left
   *[other] { $ops } Operations points left
}{ $asia ->
    [0] {""}
   *[other] , 1 more if all are used in Asia
}{ $southeast ->
    [0] {""}
   *[other] , 1 more if all are used in Southeast Asia
}; a country that the enemy controls costs 2).
option-place-done = Place no more
option-place-realign = Realign with the next point
ask-realign = Choose the country to realign ({ $left ->
    [0] no roll left
    [one] one roll left
   *[other] { $left } rolls left
}{ $asia ->
    [0] {""}
   *[other] , 1 more if all are made in Asia
}{ $southeast ->
    [0] {""}
   *[other] , 1 more if all are made in Southeast Asia
}).
option-realign-done = Roll no more
ask-coup = Choose the country of the coup (with { $ops ->
    [one] one Operations point
   *[other] { $ops } Operations points
}{ $asia ->
    [0] {""}
   *[other] , 1 more in Asia
}{ $southeast ->
    [0] {""}
   *[other] , 1 more in Southeast Asia
}).
option-coup-done = No coup
ask-crisis = { $coup ->
    [1] Cuban Missile Crisis: your coup would start nuclear war and you would lose. Take back 2 influence to end the crisis first?
   *[other] Cuban Missile Crisis: any coup of yours this turn loses the game. Take back 2 influence to end the crisis?
}
option-crisis-done = Leave the crisis as it is

## Traps: questions

ask-trap = { $trap }: discard a card worth at least 2 Operations, then roll; 1 to 4 sets you free. Scoring cards that must be played come first.
option-trap-pass = You have nothing to discard

## Events: questions

ask-add = { $card }: { $left ->
    [one] choose where to add influence (1 left).
   *[other] choose where to add influence ({ $left } left).
}
option-add-done = Add no more
ask-remove = { $card }: choose where { $whose-inline } loses influence ({ $left } left).
ask-clear = { $card }: choose a country where { $whose-inline } loses influence ({ $left ->
    [one] one country left
   *[other] { $left } countries left
}).
ask-lift = { $card }: choose influence to take up and move ({ $left } left).
option-lift-done = Take up no more
ask-double = { $card }: choose a country where your influence is doubled ({ $left } left).
option-double-done = Double no more
ask-match = { $card }: choose the country where you match the influence of the USSR.
ask-invade = { $card }: choose the country that is invaded.
ask-ransom = { $card }: discard a card worth at least { $ops } Operations to turn this event away?
option-ransom-done = Discard nothing and let it happen
ask-warsaw-pact = Warsaw Pact: remove all US influence from four countries of Eastern Europe, or add 5 influence there?
option-warsaw-pact-remove = Remove US influence
option-warsaw-pact-add = Add influence
ask-olympics = { $who-start } holds the Olympic Games: take part, or stay away?
option-olympics-participate = Take part: both roll, the host adds 2
option-olympics-boycott = Boycott: DEFCON gets worse, the host has 4 Operations
ask-recover = SALT Negotiations: you may take a card from the discard pile.
option-recover-done = Take none
ask-summit = You won the Summit: you may move DEFCON (now { $level }).
option-summit-done = Leave DEFCON as it is
ask-set-defcon = How I Learned to Stop Worrying: choose the DEFCON level (now { $level }).
ask-envy = Missile Envy: give up your card with the most Operations. Choose which.
ask-unrest = { $card }: choose South Africa for 2 influence there, or { $divided ->
    [1] a neighbour for 1 in South Africa, 1 in that neighbour and 1 more in either neighbour.
   *[other] a neighbour for 1 in South Africa and 2 in that neighbour.
}
ask-grain = Grain Sales drew { $card } from the USSR: play it, or give it back and use 2 Operations?
option-grain-place = Play { $card }
option-grain-give_back = Give it back
ask-ignore = Shuttle Diplomacy: choose the battleground { $region-at } that does not count for the USSR.
ask-exchange = { $count ->
    [0] Choose cards to discard; you will draw as many.
    [one] 1 card is discarded. Another one?
   *[other] { $count } cards are discarded. Another one?
}
option-exchange-done = Discard no more, and draw
ask-tehran = These are the next cards of the draw pile: discard what you do not want to come.
option-tehran-done = Put the rest back
ask-star-wars = Star Wars: choose the event of the discard pile that happens now.
ask-region = Chernobyl: choose the region where the USSR may not place influence this turn.
ask-ames = The US hand lies open: choose the card that is discarded.
ask-wargames = Wargames: give the other side 6 VP and end the game now?
option-wargames-yes = End the game
option-wargames-no = Let the game go on

## Turns and cards: journal

note-turn = Turn { $turn }.
note-new-cards = { $war ->
    [1] The Mid War begins: its cards were shuffled into the draw pile.
   *[other] The Late War begins: its cards were shuffled into the draw pile.
}
note-reshuffle = The discard pile became the new draw pile ({ $count ->
    [one] 1 card
   *[other] { $count } cards
}).
note-headline = Headline of { $who-inline }: { $card }.
note-cancelled = The headline { $card } of { $who-inline } was cancelled.
note-round = Action round { $round }: { $who-inline }.
note-plays = { $who-start } played { $card }: { $use-id ->
    [event] the event.
    [event_first] the event of the other side, then Operations.
    [place] to place influence.
    [coup] for a coup.
    [realign] for realignment.
    [space] to the Space Race.
   *[other] with UN Intervention.
}
note-partner = UN Intervention cancelled the event of { $card }.
note-no-card = { $who-start } had no card to play.
note-passes = { $who-start } played no card.
note-discards = { $who-start } discarded { $card }.
note-removed = { $card } left the game.
many-removed = { $card } left the game.
note-draws = { $who-start } drew { $count ->
    [0] no card.
    [one] 1 card.
   *[other] { $count } cards.
}
note-shows = { $who-start } showed { $card }.
note-shows-cards = { $count ->
    [0] { $who-start } had no card to show.
    [one] { $who-start } showed 1 card.
   *[other] { $who-start } showed { $count } cards.
}
note-peeks = Among the next cards: { $card }.
note-takes = { $who-start } took { $card } from { $whom-inline }.
note-draws-from = { $who-start } drew { $card } from the hand of { $whom-inline }.
note-gives-back = { $who-start } gave { $card } back.
note-recovers = { $who-start } took { $card } from the discard pile.
note-china-passes = The China Card went to { $who-inline }.
note-china-claimed = The Chinese Civil War is won: { $who-start } has the China Card, and the space is closed, its influence gone.

## Influence, coups and tracks: journal

note-gains = { $who-start } added { $count } influence { $place-at } (now US { $us }, USSR { $ussr }).
note-loses = { $who-start } lost { $count } influence { $place-at } (now US { $us }, USSR { $ussr }).
note-no-operations = { $who-start } could do nothing with the Operations.
note-declines = { $who-start } made no use of the Operations.
note-realignment = Realignment { $place-at }: the US rolled { $us } (bonus { $us_bonus }), the USSR rolled { $ussr } (bonus { $ussr_bonus }).
note-coup = Coup of { $who-inline } { $place-at }: die { $roll }, Operations { $ops }{ $modifier ->
    [0] {""}
   *[other] , modifier { $modifier }
}, less twice the stability { $stability }: { $result }.
note-coup-in-crisis = Coup of { $who-inline } { $place-at } in the middle of the Cuban Missile Crisis: nuclear war.
note-crisis-ends = { $who-start } ended the Cuban Missile Crisis.
note-space-roll = { $success ->
    [1] Space Race of { $who-inline }: rolled { $roll }, needed { $needed } or less. Success.
   *[other] Space Race of { $who-inline }: rolled { $roll }, needed { $needed } or less. Failure.
}
note-space-box = { $who-start } reached box { $box } of the Space Race.
note-milops = Military operations of { $who-inline }: { $count }.
note-short-of-milops = { $count ->
    [one] { $who-start } lacked one military operation.
   *[other] { $who-start } lacked { $count } military operations.
}
note-defcon-degrades = DEFCON fell to { $level }.
note-defcon-improves = DEFCON rose to { $level }.
note-points = { $who-start } gained { $count } VP. Score: { $leads-inline } { $score }.
note-points-even = { $who-start } gained { $count } VP. The score is even.
note-no-points = No VP were gained.

## Events: journal

note-event = Event: { $card }.
note-no-event = The event of { $card } could not happen.
note-lasting = { $card } is in effect.
note-effect-ends = { $card } is no longer in effect.
note-boycott = { $who-start } boycotted the Olympic Games.
note-contest = { $who-start } rolled { $roll } + { $bonus }, the other side { $other } + { $other_bonus }.
note-war = { $success ->
    [1] War { $place-at }: { $who-inline } rolled { $roll }{ $modifier ->
        [0] {""}
       *[other] {" "}({ $modifier })
    }, needed { $needed }. Victory.
   *[other] War { $place-at }: { $who-inline } rolled { $roll }{ $modifier ->
        [0] {""}
       *[other] {" "}({ $modifier })
    }, needed { $needed }. Defeat.
}
note-trap-roll = { $success ->
    [1] { $trap }: { $who-inline } rolled { $roll } and is free.
   *[other] { $trap }: { $who-inline } rolled { $roll }, needed { $needed } or less, and stays trapped.
}
note-trapped = { $who-start } is trapped and has nothing to discard.
note-closes = Chernobyl closed { $region-inline } to Soviet placement for this turn.

## Scoring and the end: journal

note-scores = { $who-start } { $region-at }: { $status ->
    [0] nothing
    [1] Presence
    [2] Domination
   *[other] Control
}; battlegrounds { $battlegrounds }, next to the enemy { $neighbours }, countries { $countries }. { $points } VP.
note-ignored = Shuttle Diplomacy: { $place-inline } does not count for the USSR.
note-china-point = The China Card is worth 1 VP to { $who-inline }.
note-victory = { $how ->
    [1] { $who-start } won with 20 VP or more.
    [2] { $who-start } won by Control of Europe.
    [3] Nuclear war: { $who-inline } won.
    [4] { $who-start } won: the other side kept a scoring card.
    [5] { $who-start } won by Wargames.
   *[other] { $who-start } won by final scoring.
}
note-draw = { $how ->
    [4] Both sides kept a scoring card: a draw.
    [5] Wargames ended the game in a draw.
   *[other] The final score is even: a draw.
}

## Panels and warnings

panel-standing = Who is ahead
remark-ahead = { $points ->
    [0] Even: nobody has victory points
   *[other] Ahead in victory points: { $leads }
}
    .value = { $points }
panel-scoring-preview = If it were scored now
remark-region-score = { $region }
    .value = { $points ->
    [0] 0
   *[other] { $leads } { $points }
}
remark-region-even = { $region }
    .value = 0
remark-region-won = { $region }
    .value = { $leads } wins
remark-southeast-asia = Southeast Asia
    .value = { $leads } { $points }
remark-southeast-asia-even = Southeast Asia
    .value = 0
panel-counting = Cards
remark-draw-pile = Draw pile
    .value = { $count }
remark-other-hand = Hand of { $who-inline }
    .value = { $count }
remark-nuclear-war = DEFCON would fall to 1 in your own round: you would lose the game.
remark-risk-of-war = With DEFCON at 2 this can let the other side start nuclear war: you would lose the game.
remark-headline-risk = If the other headline comes first and lowers DEFCON to 2, this one starts nuclear war: you would lose the game.
remark-worry-risk = With this the US can make How I Learned to Stop Worrying happen in your round and set DEFCON to 1: you would lose the game.
remark-bury-risk = With this the US can take “We Will Bury You”, lower DEFCON to 2 by a coup and then to 1 by its event: you would lose the game.
remark-coup-first = A coup in a battleground would lower DEFCON to 2 before the event of this card, which can then start nuclear war: you would lose the game.
remark-no-way-out = If the other side keeps DEFCON low, the cards you have left would make you start nuclear war this turn: you would lose the game.
remark-scoring-loses = As things stand, this scoring would lose you the game.
remark-scoring-held = You need every round that is left for your scoring cards. Unless this takes one out of your hand, you lose the game at the end of the turn.
remark-scoring-drawn = You could draw more scoring cards than you have rounds left to play them: you would lose the game at the end of the turn.
remark-crisis-coup = Cuban Missile Crisis: a coup loses the game unless you end the crisis first.

## Heads of columns, where the table is printed as text

plain-track = Track
plain-turn = Turn
plain-round = Action round
plain-points = VP
plain-defcon = DEFCON
plain-milops = Military operations
plain-space = Space Race
plain-hand-sizes = Cards in hand
plain-country = Country
plain-region = Region
plain-stability = Stability
plain-us = US
plain-ussr = USSR
plain-control = Control
plain-nothing = nothing
plain-presence = Presence
plain-domination = Domination
plain-where = Where
plain-card = Card
plain-text = Text
plain-hand = Hand
plain-headline = Headline
plain-seen = Seen in the other hand
plain-discards = Discard pile
plain-removed = Out of the game
plain-lasting = In effect

## What the picture names besides

thing-board = The table
    .text = The world, the tracks and the cards.
thing-us = US
    .text = The American side.
thing-you = You
    .text = The side that you lead.
thing-stability = Stability
    .text = A side controls a country when its influence is at least the stability and exceeds the other side’s by as much.
thing-battleground = Battleground
    .text = A coup here lowers DEFCON; it counts extra when its region is scored.
thing-us_control = US control
    .text = The US controls this country.
thing-ussr_control = Soviet control
    .text = The USSR controls this country.
thing-closed = Closed by DEFCON
    .text = No coups or realignments here at this DEFCON level.
thing-scoring = Scoring
    .text = What the region would give if it were scored now.
thing-presence = Presence
    .text = At least one country.
thing-domination = Domination
    .text = More countries and more battlegrounds than the other side, with at least one that is no battleground and one that is.
thing-control = Control
    .text = All battlegrounds, and more countries than the other side.
thing-countries = Countries
    .text = Countries controlled in the region.
thing-battlegrounds = Battlegrounds
    .text = Battlegrounds controlled in the region.
thing-winner = Winner
    .text = This side has won the game.
thing-round = Round
    .text = First the headlines, then six action rounds in the Early War and seven later; some effects give an eighth.
thing-headline = Headline
    .text = Both sides choose a headline in secret and show it together.
thing-headlines = Headlines
    .text = Headlines that are not yet resolved.
thing-early_war = Early War
    .text = Turns 1 to 3.
thing-mid_war = Mid War
    .text = Turns 4 to 7.
thing-late_war = Late War
    .text = Turns 8 to 10.
thing-defcon = DEFCON
    .text = How near the world is to nuclear war: 5 is peace, 1 the end.
thing-milops = Military operations
    .text = Each side should reach the number of DEFCON by the end of the turn.
thing-space_race = Space Race
    .text = Numbers above are the rolls that succeed, numbers below the points of the first and the second side; a diamond is an ability.
thing-china = The China Card
    .text = It passes to the other side, face down, when it is played.
thing-hand = Hand
    .text = The cards you hold.
thing-playing = Being played
    .text = This card is being played now.
thing-operations = Ops
    .text = What the card is worth for influence, coups, realignments and the Space Race.
thing-starred = removed after its event
    .text = When the event happens, the card leaves the game.
thing-neutral = Both sides
    .text = The event may be used by either side.
thing-phasing = acting
    .text = The side whose round it is.
thing-known_cards = Known
    .text = Cards of this hand that you have seen.
thing-lasting = Effects in force
    .text = Events whose effect lasts.

## What an option costs and does (consequences.py)

# $needed: the roll; $lost, $gained: influence with a 6; $defcon: the level after it, 0 if it stays.
remark-coup-odds = { $defcon ->
    [0] { $needed } or more ({ $chance } %). A 6: enemy −{ $lost }, you +{ $gained }.
   *[other] { $needed } or more ({ $chance } %), DEFCON to { $defcon }. A 6: enemy −{ $lost }, you +{ $gained }.
}
remark-coup-vain = { $defcon ->
    [0] No roll is enough.
   *[other] No roll is enough, DEFCON to { $defcon }.
}
# $mine, $theirs: what is added to the dice.
remark-realign-odds = Dice { $mine } against { $theirs }: the enemy loses in { $win } %, you in { $lose } %.
# $cost: Operations points, 0 if none are spent; $over: beyond what control takes; $short: how much is still missing.
remark-place-takes = { $cost ->
    [0] Gives you control.
   *[other] { $region }, costs { $cost }: gives you control.
}
remark-place-more = { $cost ->
    [0] Yours already; with it { $over } beyond control.
   *[other] { $region }, costs { $cost }: yours already; with it { $over } beyond control.
}
remark-place-breaks = { $cost ->
    [0] The enemy loses control.
   *[other] { $region }, costs { $cost }: the enemy loses control.
}
remark-place-short = { $cost ->
    [0] After it, { $short } more for control.
   *[other] { $region }, costs { $cost }: after it, { $short } more for control.
}
remark-space-odds = { $points ->
    [0] { $needed } or less ({ $chance } %).
   *[other] { $needed } or less ({ $chance } %), for { $points } VP.
}
remark-space-sure = { $points ->
    [0] No roll is needed.
   *[other] No roll is needed; { $points } VP.
}
remark-trap-odds = Discarded; { $needed } or less ({ $chance } %) opens the trap.

## What counts in a position (evaluation.py)

feature-points = { $trend ->
    [up] victory points won
   *[down] victory points lost
}
feature-region = { $trend ->
    [up] a better score { $region-at }
   *[down] a worse score { $region-at }
}
feature-southeast-asia = { $trend ->
    [up] a better score in Southeast Asia
   *[down] a worse score in Southeast Asia
}
feature-influence = { $trend ->
    [up] more control of countries
   *[down] less control of countries
}
feature-spare = { $trend ->
    [up] battlegrounds held more safely
   *[down] battlegrounds held less safely
}
feature-access = { $trend ->
    [up] better access to battlegrounds
   *[down] worse access to battlegrounds
}
feature-exposed = { $trend ->
    [up] battlegrounds less open to coups
   *[down] battlegrounds more open to coups
}
feature-military = { $trend ->
    [up] military operations less behind
   *[down] military operations further behind
}
feature-space-race = { $trend ->
    [up] ground gained in the Space Race
   *[down] ground lost in the Space Race
}
feature-china-card = { $trend ->
    [up] the China Card won
   *[down] the China Card given away
}
feature-hand = { $trend ->
    [up] a better hand
   *[down] a poorer hand
}
feature-lasting = { $trend ->
    [up] favourable lasting effects
   *[down] unfavourable lasting effects
}

## Why something is not offered

remark-why-no-place = No country is asked for now.
remark-why-civil-war = The Chinese Civil War is open to the placement of Soviet influence alone, and only until it is over.
remark-why-out-of-reach = When you began you had no influence { $place-at } or next to it.
remark-why-chernobyl = Chernobyl closes { $region-inline } to Soviet Operations.
remark-why-too-dear = { $whose-start } controls { $place-inline }: influence costs 2 there, and you have { $ops } left.
remark-why-bonus-elsewhere = What is left is a bonus for one region, and not for { $place-inline }.
remark-why-realigned = You have realigned { $place-inline } with the same card.
remark-why-placed-there = You have placed influence { $place-at } with the same card.
remark-why-one-region = All rolls of Junta are made in one region, and you began { $region-at }.
remark-why-no-enemy-influence = { $whose-start } has no influence { $place-at }.
remark-why-no-influence = { $whose-start } has no influence { $place-at }.
remark-why-defcon = DEFCON { $level } allows no coup and no realignment { $region-at }.
remark-why-not-on-card = { $card } does not reach { $place-inline }.
remark-why-protected = { $card } protects { $place-inline } from the USSR.
remark-why-controlled = { $whose-start } controls { $place-inline }.
remark-why-enough-there = No more than { $n } { $place-at }, says this event.
remark-why-named = { $place } was named before.
remark-why-not-behind = The USSR does not have more influence { $place-at } than the US.
remark-why-has-influence = There is influence { $place-at } already.
remark-why-too-stable = { $place } has stability { $n }, which is too much for this event.
remark-why-too-little = You have fewer than { $n } influence { $place-at }.
remark-why-not-in-setup = { $place } is not in { $half ->
    [0] Eastern
   *[other] Western
} Europe.
remark-why-not-in-region = { $place } is not { $region-at }.
remark-why-no-soviet-battleground = { $place } is no battleground that the USSR controls.
remark-why-not-held = { $card } is not in the hand of { $whose-inline }.
remark-why-china-apart = The China Card is no card of the hand.
remark-why-china-down = The China Card lies face down until the turn ends.
remark-why-scoring-due = As many scoring cards are in your hand as you have rounds left: they come first.
remark-why-envy = You must use { $card } for Operations first.
remark-why-no-headline = { $card } can’t be a headline now.
remark-why-is-scoring = { $card } is a scoring card.
remark-why-too-few-ops = { $card } is worth { $ops } Ops, and { $n } are needed.
remark-why-no-enemy-event = { $card } does not carry the enemy’s event.
remark-why-not-discarded = { $card } is not among the discards.
remark-why-not-the-best = You hold a card worth more Ops than { $card }.
remark-why-not-peeked = { $card } is not among the cards that you look at.
remark-why-no-target = No country where the enemy has influence is open to this at DEFCON { $level }.
remark-why-no-event = The event of { $card } can’t happen now: what it needs stands on the card.
remark-why-space-run = You have reached the last box of the Space Race.
remark-why-space-used = { $n ->
    [one] You have sent a card to the Space Race this turn, and no more is allowed.
   *[other] You have sent { $n } cards to the Space Race this turn, and no more is allowed.
}

## The game on one page

remark-card-ops = { $n ->
    [one] 1 Op
   *[other] { $n } Ops
}
remark-card-us = US event
remark-card-ussr = Soviet event
remark-card-neutral = Event of either side
remark-card-starred = removed after its event
remark-goal-victory-points = You lead the US or the USSR. One marker counts victory points for both: { $points } on your side win at once.
remark-goal-regions = Regions give points when their scoring card is played: for Presence, Domination or Control, and for battlegrounds.
remark-goal-war = If DEFCON falls to 1, the player whose round it is has lost. If nobody has won by the end of turn 10, all regions are scored and the marker decides.
remark-turn-rounds = In each turn both sides choose a headline in secret; then they play card by card, the USSR first.
remark-turn-card = A card is played for its event or for its Operations points: influence, a coup, realignments, or the Space Race.
remark-turn-enemy-event = If you use a card with the other side’s event for influence, a coup or realignments, that event happens, too; in the Space Race it does not.
remark-thing-lacks = Lacks for control: { $who }
    .value = { $n }

## How a finished game is told

# $how: 4 scoring cards held by both, 5 Wargames, else the final score.
remark-ended-even = { $how ->
    [4] A draw: both sides kept a scoring card.
    [5] A draw: Wargames ended the game with the score even.
   *[other] A draw: the final score is even.
}
remark-ended-nuclear = { $defcon ->
    [1] Nuclear war: DEFCON fell to 1 in the turn of { $whom-inline }, so { $who-inline } wins.
   *[other] Nuclear war: { $whom-inline } tried a coup in the Cuban Missile Crisis, so { $who-inline } wins.
}
remark-ended-europe = { $who-start } wins by Control of Europe.
remark-ended-held-card = { $who-start } wins: { $whom-inline } still held a scoring card at the end of the turn.
remark-ended-wargames = { $who-start } wins by Wargames, { $n } VP ahead.
remark-ended-points = { $who-start } wins with { $n } VP: 20 end the game at once.
remark-ended-short = { $who-start } wins: at the end of this scenario the US needs 20 VP, and it has { $n }.
remark-ended-scoring = { $who-start } wins by final scoring, { $n } VP ahead.
story-curve = Victory points: above zero the US is ahead, below zero the USSR
sheet-sources = VP by region and source
sheet-turns = VP by turn
remark-sheet-party = { $who }
remark-sheet-region = { $region }
remark-sheet-turn = Turn { $n }
remark-sheet-source = { $n ->
    [6] Space Race
    [7] Military operations that the other side owed
    [8] Southeast Asia
    [9] The China Card
    [10] Events
   *[other] At the beginning
}

## What the rules object to in a position that was written; each goes on after a colon

position-rule-defcon = DEFCON is 1, and the game is not over.
position-rule-milops = a side has more than { $n } military operations.
position-rule-space = a side has gone past the last box of the Space Race, { $n }.
position-rule-cards = a card is missing, or is in two places.
position-rule-hand-order = the cards of a hand have to stand in the order of their numbers.
position-rule-known = a card under known_cards is not in that hand.

## Lines of a position that is set up, by their key; line-<key>-<word>: what a line can say

line-late_war = { setup-scenario-late_war }
line-civil_war = { setup-chinese_civil_war }
line-phasing = Phasing side
line-fell_to_2 = DEFCON fell to 2 in this action round
line-space_plays = Space Race attempts this turn
line-china = Who holds the China Card
line-red_scare = { card-red_scare_purge }
line-crisis = { card-cuban_missile_crisis }
line-death_squads = { card-latin_american_death_squads }: + US, − USSR
line-open_headlines = Headlines that are shown
line-hands = Hands
line-known_cards = Cards of each hand that are known
line-chosen = Card that was chosen
line-last_played = Last card of each side
line-in_play = Cards being played
line-occurred = ... whose event has happened
line-peeked = Cards of the draw pile that the US looks at
line-deck = Draw pile
line-fate = Dice that are known beforehand
line-doing = Step
line-ending-points = Victory points
line-ending-held_card = A scoring card was held
line-ending-final_scoring = { phase-final-scoring }
