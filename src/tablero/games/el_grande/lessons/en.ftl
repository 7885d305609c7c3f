# The lessons of El Grande: what is told before each decision (first.toml).

lesson-first = Two rounds of El Grande

lesson-first-goal = You are Purple. Spain has nine regions, and your people in them are small cubes, the caballeros. Two of them, and the large piece that is your grande, begin in Valencia.
lesson-first-score = Points go to whoever has the most caballeros in a region when it is scored. The numbers printed there say how many: in Castilla, 6 for the first and 4 for the second.
lesson-first-power = Every round begins with a power card. A high one lets you act early; a low one brings you more caballeros. Try the middle: play the 9.
lesson-first-power-other = That card is as good as any. In this lesson, play the 9: you will act first with it, and still get caballeros.
lesson-first-power-13 = So high a card brings no caballeros at all. Keep it for a round in which acting first is worth that; play the 9 now.

lesson-first-take = Blue has played 5 and Orange 3, so you act first. Your 9 calls up to two caballeros from the province, where they are far away, into your court, from where you can place them. Take both.
lesson-first-take-other = You may take fewer, but here there is no reason to. Take 2.

lesson-first-cards = Five action cards lie open, and each player takes one. A card has two halves: a number of caballeros that you may place, and a special action.
lesson-first-levy = Levy scores a region of your choice at once, and you are alone in Valencia. Take Levy.
lesson-first-cards-other = A good card in another situation. Here Levy brings you points at once; take it.
lesson-first-majesty-later = His Majesty moves the King, and you will use it in the next round. Take Levy now.

lesson-first-halves = You choose which half comes first, and you may leave either out. Begin with the special action.
lesson-first-special-first = That comes next. Use the special action first, to see what it does.

lesson-first-levy-where = Choose the region to be scored: Valencia, where nobody else has a caballero.
lesson-first-levy-other = You have nobody there, so those points would go to somebody else, or to nobody. Choose Valencia.
lesson-first-levy-empty = Toledo is worth most, but nobody is there, and an empty region gives no points. Choose Valencia.

lesson-first-scored = 5 points for first place, and 2 more, because you are first in the region of your grande. Now the other half: place caballeros.
lesson-first-place-too = You may stop here, but you have caballeros in your court. Place them.

lesson-first-king = The King stands in Toledo. You may place only next to him, and never into his own region.
lesson-first-castilla = Castilla is next to Toledo, it is worth 6, and nobody is there. Put one caballero into it.
lesson-first-place-other = Possible. For this lesson choose Castilla, which is worth more and still empty.

lesson-first-castillo = The other place for caballeros is always open: the castillo, a tower into which nobody can look. Throw one in.
lesson-first-castillo-other = You could. But look at the castillo first: throw this one in.

lesson-first-round = The others have played. Blue took His Majesty and moved the King to Castilla; Orange took Crowds, which scored the four fullest regions, and Valencia gave you 7 points again.
lesson-first-frozen = Where the King is, everything is frozen: nothing enters or leaves. Your caballero in Castilla is safe from all cards, but you can’t send it help either.
lesson-first-first = After this round all of Spain is scored. This time it is worth a lot to act first: play the 13. You have caballeros enough in your court.
lesson-first-first-other = With that card Blue might still come before you. Play the 13, which nobody can beat.

lesson-first-majesty = His Majesty lets you move the King where you like, and place up to five caballeros. Take it.
lesson-first-majesty-other = His Majesty is worth more to you now: it decides where the King is when Spain is scored.

lesson-first-order = First the King, then the placement: where he goes decides where you can place.
lesson-first-order-other = If you place first, you place around Castilla, where the King is now. Move him first.

lesson-first-king-home = Whoever is alone in first place in the King’s region gets 2 extra points, and nobody can come in any more. Bring him to Valencia.
lesson-first-king-other = There he would help somebody else, or nobody. In Valencia you are alone: bring him there.

lesson-first-five = Now place five caballeros around Valencia.

lesson-first-aragon = In Aragón Blue has one caballero. Two of yours will be more: put one there.
lesson-first-aragon-again = And the second one, so that you lead.
lesson-first-aragon-other = Later. Aragón is where two caballeros make you first; put them there.

lesson-first-cataluna = Cataluña is empty. One caballero is enough to be first, as long as nobody follows.
lesson-first-cataluna-other = Also possible. See what happens in Cataluña: put one there.

lesson-first-inside = The castillo is scored like a region, and after that everybody’s caballeros leave it for a region of their own choice. Throw one in.
lesson-first-inside-again = And the last one.
lesson-first-inside-other = You can, but a reserve in the castillo will surprise the others. Throw it in.

lesson-first-scoring = Blue and Orange have played, and both came to Cataluña: with one each, all three are tied there, and tied players share the place below. Now comes the general scoring.
lesson-first-disc = Your three caballeros in the castillo go to one region, which everybody chooses in secret. In Castilla one of yours waits alone, and the King has left it: choose Castilla.
lesson-first-disc-other = They would count there, too. In Castilla they make your 6 points safe; choose that.
lesson-first-disc-king = The King is in Valencia, so nobody can enter it: your caballeros would go to your court. Choose Castilla.

lesson-first-farewell = Read the journal from “general scoring” on: the castillo gave you 5, Aragón 5, Castilla 6, Valencia 9 with King and grande, and Cataluña 2 to each of the three who were tied. You are close behind Blue, and there are two more such scorings. Play on from here if you like: the others are beginners now.
