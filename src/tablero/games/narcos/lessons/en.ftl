# The lesson of Narcos: what is told before each decision (patron.toml).

lesson-patron = Patrón’s first turns

lesson-patron-goal = One against all: you are Patrón, and you are hidden somewhere in Colombia. You win with 20 fame, or by completing three objectives. The hunters of four factions win by arresting you twice.
lesson-patron-hunters = Three objectives were laid down for you, and the eight hunters stand where they have started, most of them near the airports.
lesson-patron-hide = Choose your hideout. You stay there for the whole season, so it should be far from hunters and have several ways around it. In this lesson: Támara, O9, a plantation in the Orinoco.
lesson-patron-hide-other = You could hide there, and nobody would know. This lesson goes on from Támara, O9.

lesson-patron-tokens = Each of your seven sicarios got a defence token, face down: an attack has to be stronger than its number. That was done for you, with the 3 for Poison and a 2 for Tuso.
lesson-patron-turn = You and the factions take turns, four times a season. In your turn you bring one sicario onto the map. He works for you, and he gives you away a little: everybody learns that you are within his range.
lesson-patron-card = A sicario comes by a card. Pitches and Floodlights stands for any normal sicario, and brings influence, or fame for money. Play it.
lesson-patron-card-other = Another time. Here play Pitches and Floodlights: with it you choose who comes.

lesson-patron-figure = Tuso has the longest range of the normal ones, 4: so he tells the hunters least. Choose Tuso.
lesson-patron-figure-other = His range is shorter, and the hunters would learn more. Choose Tuso.

lesson-patron-where = Put him where “within 4” leaves many places: not next to you, and not so far that you must be on its edge. Orocué, O12, is in the middle of the Orinoco.
lesson-patron-where-other = Possible. But look how few hunters are around Orocué, O12: put him there.
lesson-patron-where-home = So near to your hideout? He may stand there, but he could draw the hunters to you. Choose the place that the lesson speaks of.

lesson-patron-influence = First the card’s text: influence in a city. No hunter may enter a city with your influence. Place it in Orocué.
lesson-patron-influence-other = Orocué, where Tuso stands, is better protected by it.

lesson-patron-pay = Now its condition: for 3 dollars you gain 2 fame at once. One dollar of what you pay goes to Los Pepes. Pay.
lesson-patron-pay-other = You have 10 dollars, and fame is what wins. Pay.

lesson-patron-lab = Then the sicario himself has two actions, in his place or next to it. On plantations he can build labs: each comes with a cube, worth 4 dollars once it has left the country. Build one in Trinidad, O8.
lesson-patron-lab-two = And one in Cumaribo, O10.
lesson-patron-lab-other = Also possible. In this lesson, build the lab that it speaks of.

lesson-patron-asked = Los Pepes were first. Don Berna asked for your region, and you have to answer the truth: he stands in the Orinoco, so they know that you are there, too.
lesson-patron-attacked = Carlos Castaño attacked Tuso with 1, against the token 2, and failed; the token lies open now. The notebook shows the places where you can still be: it is what the hunters know.
lesson-patron-cube = At the start of your turn you may pay a dollar to move a sicario up to three roads. Tuso should fetch a cube. Choose him.
lesson-patron-cube-other = It is only one dollar, and a cube is worth four. Move Tuso.

lesson-patron-airport = On his way he takes the cube of Trinidad along. If he ends in a city with an airport, it leaves the country at the end of the season. Go to Arauca, O1.
lesson-patron-airport-other = He could, but without an airport the cube stays here. Arauca, O1, has one.

lesson-patron-second = Now the next sicario: play Limón.
lesson-patron-second-other = Good for later. Play Limón now.

lesson-patron-cucuta = Limón’s range is 3. Every sicario draws a circle, and you are where all circles overlap. A circle around Cúcuta, A2, reaches into another region as well: choose it.
lesson-patron-cucuta-other = Think of what it tells: the hunters cross out every place that is more than three roads away from it. In this lesson choose Cúcuta, A2.

lesson-patron-stay = The card would let him move on. He stands well: stop.
lesson-patron-stay-other = Every move is visible to all. Leave him there.
lesson-patron-condition = For a dollar another sicario could move. Tuso is where he should be: stop.
lesson-patron-condition-other = Save the dollar: at the end of the season you pay for your own way to a new hideout.
lesson-patron-second-influence = Place influence in Cúcuta, so that no hunter can walk in there.
lesson-patron-second-influence-other = Cúcuta first: where a sicario stands, influence keeps hunters out.

lesson-patron-farewell = You know the rhythm now: every sicario brings money, influence or fame, and narrows down where you can be. At the end of the season Tuso’s cube is shipped, your place is shown, and then you pay for a secret way to a new hideout. Go on from here if you like: Limón has an action left, and the hunters are beginners now.
