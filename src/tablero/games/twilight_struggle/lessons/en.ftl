# The lesson of Twilight Struggle: what is told before each decision (first.toml).

lesson-first = The first turn, as the USSR

lesson-first-goal = The Cold War is a tug of war for victory points: whoever has 20 wins at once. You are the USSR. Points come above all from regions, when the card of a region is played and it is scored.
lesson-first-control = Your influence are the orange numbers. You control a country when you have more influence there than the US by at least its stability, the number in the circle. Countries with a dark title are battlegrounds: they count most.
lesson-first-poland = Before the game each side adds influence in its half of Europe. Three of your six are in Poland, whose stability is 3, so you control it. One more makes it safe: place it there.
lesson-first-poland-other = Also possible. In this lesson, make Poland safe: it is a battleground that the US will try to break.

lesson-first-east-germany = East Germany, the other battleground of Eastern Europe, has just the 3 that control needs. Add one.
lesson-first-east-germany-other = That can wait. East Germany is a battleground on the border to the West: add one there.

lesson-first-yugoslavia = The last one opens a way: you may later place influence next to countries where you have some. From Yugoslavia you reach Italy and Greece.
lesson-first-yugoslavia-other = Not bad. Here, take Yugoslavia, from where you can reach Italy and Greece.

lesson-first-cards = The US has taken West Germany and Italy. Now to the cards: each has a number, its Operations, and an event. An orange card has an event of yours, a blue one that of the US, a grey one is for anybody.
lesson-first-headline = Every turn begins with a headline: both sides choose a card in secret, and its event happens. Red Scare/Purge takes 1 Operation from every card of the US this turn. That is strong now, while the whole turn lies ahead.
lesson-first-headline-other = Possible. But an event that lasts the whole turn is worth most as a headline: choose Red Scare/Purge.
lesson-first-headline-asia = A scoring card can be a headline, but Asia gives you little yet. You will make more of it later in this turn.
lesson-first-headline-enemy = That is an event of the US, and as a headline it would help the US. Choose one of yours: Red Scare/Purge.

lesson-first-rounds = The US had Captured Nazi Scientist, a step in the Space Race and 2 points. Now come six action rounds. In each you play one card, for its Operations or, if it is not the enemy’s, for its event.
lesson-first-de-gaulle = De Gaulle Leads France has 3 Operations, as many as any card in your hand that is not the enemy’s. Play it.
lesson-first-de-gaulle-other = You will need it, or it is weaker. For what comes now, take De Gaulle Leads France with its 3 Operations.
lesson-first-asia-early = Not yet: Asia would give you little now. But remember that a scoring card must be played in the turn in which you hold it; whoever keeps one loses the game.

lesson-first-coup = With Operations you can place influence, or try a coup: a die, which can drive the enemy out of a country in one stroke. Make a coup.
lesson-first-coup-other = Often right. Here look at a coup: at DEFCON 5 it is still allowed everywhere, and you owe military operations this turn anyway.

lesson-first-iran = Iran is a battleground with a single US influence, the way to Pakistan, and its stability of 2 makes a coup easy: die and 3 Operations, less twice the stability. From a 2 on you succeed.
lesson-first-iran-other = A coup is possible there. Iran gives you more: a battleground between the Middle East and Asia.

lesson-first-truman = A 5: the US is out of Iran, and you control it. A coup in a battleground lowers DEFCON, now 4, so that coups in Europe are over for now. The US answered with Truman Doctrine and took your influence from Yugoslavia, which you did not control.
lesson-first-enemy = One of your cards is dangerous: US/Japan Mutual Defense Pact. If you play a card of the enemy’s for Operations, its event happens as well, and this one gives the US Japan for good. There is a way out. Choose that card.
lesson-first-enemy-other = That works, but the bad card would stay in your hand. Choose US/Japan Mutual Defense Pact, to see how to get rid of it.

lesson-first-space = Send it to the Space Race: the event does not happen, and with a roll of 3 or less you even advance. Once a turn, a card of 2 Operations or more can disappear this way.
lesson-first-space-other = Then Japan would belong to the US. Send the card to the Space Race.

lesson-first-middle-east = A success, and a point for you. The US has placed influence in Egypt and Jordan: in the Middle East it is getting serious, and you hold Nasser, an answer for another round.
lesson-first-fidel = Some events are better than their Operations. Fidel takes all US influence from Cuba and gives you control of it, close to the United States. Play Fidel.
lesson-first-fidel-other = Later perhaps. Look at Fidel first, an event that is better than its 2 Operations.

lesson-first-own-event = With a card of your own you choose: its event, or its Operations. Take the event.
lesson-first-own-event-other = Two Operations would not get you as far in Cuba. Take the event.

lesson-first-korea = The US had to play Korean War, one of your events, and it happened: North Korea won, you gained 2 points, and South Korea is no longer American. So it goes to whoever plays the enemy’s cards.
lesson-first-china = You still hold Asia Scoring, so now strengthen Asia. The China Card has 4 Operations, and 5 if all of them are used in Asia. Its price: after that it belongs to the US. This time it is worth that.
lesson-first-china-other = A good card for another round. For Asia nothing is as strong as the China Card.
lesson-first-asia-soon = One round more! Scored now, Asia is nearly empty. First use the China Card there.

lesson-first-china-place = Place influence with it.
lesson-first-china-place-other = In Asia there is hardly anybody to drive out. Place influence.

lesson-first-pakistan = You may place where you have influence, or next to it. From Iran you reach Pakistan, a battleground of stability 2.
lesson-first-pakistan-two = A second one, and you control it.
lesson-first-pakistan-other = Pakistan is the battleground within reach: two influence there first.

lesson-first-afghanistan = To dominate a region you need more countries and more battlegrounds than the enemy, and at least one country that is no battleground. Afghanistan is one.
lesson-first-afghanistan-two = Its stability is 2: one more.
lesson-first-afghanistan-other = That would not make you dominate Asia. Take Afghanistan, with two influence.

lesson-first-spare = The fifth point is there because all of them went to Asia. Put it where it protects: Pakistan, Afghanistan, or South Korea, as you like.
lesson-first-spare-other = Then it would be lost: the fifth point counts only in Asia. Choose Pakistan, Afghanistan or South Korea.

lesson-first-score = You control North Korea and Pakistan, both battlegrounds, and Afghanistan; the US has one country in Asia. Now play Asia Scoring.
lesson-first-score-other = The next rounds can only make Asia worse for you. Play Asia Scoring now.

lesson-first-farewell = Domination of Asia: 7 points, and 1 for each of two battlegrounds, against 3 of the US for its presence. You lead with 7 points, and have Nasser for Egypt in your hand. Two rules to take along: at the end of the turn, missing military operations cost points (your coup has seen to that); and if DEFCON falls to 1 in your round, you have lost. Play on from here if you like: the US is a beginner now.
