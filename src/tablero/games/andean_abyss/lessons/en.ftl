# The lessons of Andean Abyss: what is told before each decision (government.toml).

lesson-government = The Government’s first turns

lesson-government-goal = Colombia, 1995. You are the Government, and Total Support is what you live on: 60 is the goal, and your margin is how far above it you are. Every City and Department has a Population, and Active Support counts it twice. Alone you lose if an Insurgent reaches its own goal when a Propaganda card comes up; after the last one, your margin is compared with the best of theirs.
lesson-government-others = The FARC wants Opposition and Bases; the AUC wants more Bases than the FARC; the Cartels want Bases and money. Here the program plays all three by the rulebook’s charts, and the journal says why they do what they do.
lesson-government-card = Each card shows the order of the factions. Two of them act on a card: with an Operation, or with the Event on it. You are first today.
lesson-government-train = Total Support is 50. Cali, with 3 people, is Neutral, and you control it. Train brings cubes there and lets you buy Support. Choose Train.
lesson-government-train-other = That has its time. Begin with Train, which brings Support.
lesson-government-event-later = Three free Air Strikes find nobody yet: all Guerrillas are Underground. Choose Train.
lesson-government-pass-other = To pass brings 3 Resources. You have 40; choose Train.

lesson-government-cali = Choose Cali. Every space of an Operation costs you 3 Resources.
lesson-government-cali-other = Possible. For this lesson, Train in Cali, where you can win 6 Support.

lesson-government-troops = Three Troops are in Cali already: place none.
lesson-government-troops-other = They would cost nothing more, but you will need them elsewhere. Place none here.

lesson-government-police = Police guard what you have won: one to three of them, as you like.
lesson-government-police-other = One to three are enough here.

lesson-government-enough = You could Train in further spaces for 3 Resources each. For now, finish.
lesson-government-enough-other = Each further space costs 3 Resources. Finish here.

lesson-government-extra = In one of the spaces where you Trained you may also build a Base or buy Civic Action. Choose Cali.
lesson-government-extra-other = That would be a pity: choose Cali.

lesson-government-civic = Civic Action needs Control, Troops and Police. Each step costs 3 Resources: first from Neutral to Passive Support.
lesson-government-civic-other = A Base can come later. Support is what wins: choose Civic Action.

lesson-government-again = Passive Support counts 3, Active Support 6. Buy one more step.
lesson-government-again-other = You have Resources enough. One more step doubles what Cali counts.

lesson-government-special = Total Support is 56. With an Operation you may use one Special Activity: Air Lift flies up to three Troops anywhere, Eradicate destroys the Cartels’ fields.
lesson-government-lift = The FARC has a Base in Huila, next to Bogotá and Cali. It has to go before more gather there. Choose Air Lift.
lesson-government-lift-other = Another time. Bring Troops to Huila: choose Air Lift.

lesson-government-from = The Troops in Medellín are not needed there; its Police keep it.
lesson-government-from-other = Those have work to do where they are. Take the Troops of Medellín.
lesson-government-to = Fly them to Huila.
lesson-government-to-other = They are needed in Huila.
lesson-government-three = All three.
lesson-government-three-other = The more, the better: all three.

lesson-government-sequence = Look at what your choice cost: after an Operation with a Special Activity, the second faction may take the Event. The AUC did, with its shaded text, and you lost 9 Resources. Whoever has acted sits out the next card, so the Cartels and the FARC came next.
lesson-government-farc = The FARC has Rallied everywhere, also in Huila: four Guerrillas guard the Base now. Hollow pieces are Underground and can’t be hit; filled ones are Active.
lesson-government-sweep = First they have to be found: Sweep turns Guerrillas Active where your cubes are. Choose Sweep.
lesson-government-sweep-other = First find the Guerrillas in Huila: choose Sweep.
lesson-government-assault-early = An Assault hits only those who are Active, and a Base only when no Guerrilla guards it. Sweep first.

lesson-government-sweep-where = Choose Huila.
lesson-government-sweep-where-other = You can Sweep there, too. The Base in Huila comes first.
lesson-government-more = Huila is mountains: an Assault there takes two Troops for each piece, so three would remove only one. Bring more, from Bogotá next door.
lesson-government-more-other = Bogotá’s are the ones that can be spared. Take those.
lesson-government-all-three = All three: the Police hold Bogotá.
lesson-government-six = A Sweep finds one Guerrilla for each cube, except in a Forest, and three are Underground here. Six Troops are more than enough.
lesson-government-six-other = Not needed: six Troops find all three, and are enough for what follows.
lesson-government-one-space = No further space.

lesson-government-found = All four are Active, and Huila is under your Control. Use the Special Activity at once: an Air Strike removes one of them.
lesson-government-strike-other = Useful, but here an Air Strike helps most.
lesson-government-strike = In Huila.
lesson-government-strike-where = There are targets, but finish Huila first.

lesson-government-built = On the next card the FARC made a second Base in Huila out of two of the Guerrillas: a mistake of its, as only one is left to guard two Bases. And it is your turn again.
lesson-government-assault = Assault removes Active Guerrillas, and Bases once no Guerrilla is left; in mountains one piece for every two Troops. Six Troops remove three. Choose Assault.
lesson-government-assault-other = The moment to strike is now: choose Assault.
lesson-government-hit = Huila.
lesson-government-hit-other = That is for another day. Strike in Huila.

lesson-government-farewell = Three pieces gone, two of them Bases: the FARC’s Opposition and Bases have fallen, and Huila is yours. That is the Government’s work: Train for Support, Sweep and Assault in time, and keep an eye on your Resources. Go on from here if you like, or take the next lesson: what a Propaganda card brings.

lesson-propaganda = The Propaganda round

lesson-propaganda-check = A Propaganda card was turned up at once, before anybody has acted. It always goes the same way. First a victory check: nobody has reached a goal. Then LoCs are looked at, and Resources come in: 30 for you.
lesson-propaganda-civic = Now the Support phase. Civic Action costs 3 Resources a step, where you have Control, Troops and Police. Only Cali qualifies: buy a step.
lesson-propaganda-civic-again = One more step makes it Active Support, which counts its 3 people twice.
lesson-propaganda-civic-other = You have 70 Resources, and nowhere else can they buy Support now. Choose Cali.

lesson-propaganda-zone = Then the FARC agitated in Huila, and the country voted: with Total Support of 60 or less the next president comes in, Pastrana. He gives the FARC a Zone, where you may not operate. You choose which: Guaviare is farther away from your Cities.
lesson-propaganda-zone-other = Possible. But Meta West is next to Bogotá and Neiva, and you will want to go there.

lesson-propaganda-redeploy = The AUC got its Elite Backing, a free Rally. Last comes Redeployment: Troops outside Cities and Bases have gone home, and you may move others. Take those of Medellín.
lesson-propaganda-redeploy-other = You may move as many as you like. Begin with Medellín.
lesson-propaganda-troops = Its Troops.
lesson-propaganda-troops-other = The Police should stay and keep Medellín. Move the Troops.
lesson-propaganda-neiva = Troops go to Cities under your Control, or to your Bases. Neiva lies next to Huila and Meta West: choose it.
lesson-propaganda-neiva-other = They can go there. For what you plan against Huila, Neiva is better.
lesson-propaganda-all = All three.
lesson-propaganda-all-other = The more, the better: all three.

lesson-propaganda-police = Police can also go onto LoCs. Where there are more Guerrillas than cubes on a LoC, it is Sabotaged in the next round, and you lose its income. Take Police of Bogotá.
lesson-propaganda-police-other = Later. Take some Police out of Bogotá first.
lesson-propaganda-which = The Police.
lesson-propaganda-which-other = The Troops of Bogotá have work there. Choose the Police.
lesson-propaganda-pipeline = The pipeline to Yopal brings 2 Resources and runs past Guerrillas: guard it.
lesson-propaganda-pipeline-other = Also worth guarding. Here choose the pipeline Bogotá – Yopal.
lesson-propaganda-one = One is enough.
lesson-propaganda-one-other = Then Bogotá would have none. One is enough.
lesson-propaganda-finish = That will do: finish, and the next card is turned up.
lesson-propaganda-finish-other = You could go on all day. Finish here.

lesson-propaganda-farewell = So every Propaganda round runs: victory, Sabotage, Resources, Support, Redeployment, and then everybody is Eligible again. There are four of them in a game, and the next card is always in sight: if it is Propaganda, ask who would reach a goal, and act before it comes. Go on from here if you like.
