# The lessons of El Grande in Hungarian: what is told before each decision (first.toml).

lesson-first = Az El Grande két fordulója

lesson-first-goal = Te vagy Lila. Spanyolországnak kilenc régiója van, az embereid pedig kis kockák: a caballerók. Kettő közülük és a grandéd, a nagy bábu, Valenciában kezd.
lesson-first-score = Pontot az kap, akinek egy régióban a legtöbb caballerója van, amikor lepontozzátok. Az odanyomtatott számok mutatják, mennyit: Castillában 6 jár az első és 4 a második helyért.
lesson-first-power = Minden forduló egy hatalomkártyával kezdődik. A magas értékűvel korán kerülsz sorra, az alacsony több caballerót hoz. Próbáld ki a középutat: játszd ki a 9-est.
lesson-first-power-other = Ez a kártya is ugyanolyan jó. Ebben a leckében játszd ki a 9-est: ezzel te leszel az első, és caballerókat is kapsz.
lesson-first-power-13 = Egy ilyen magas kártya egyetlen caballerót sem hoz. Tartogasd egy olyan fordulóra, amelyben az elsőség megéri; most a 9-est játszd ki.

lesson-first-take = Kék az 5-öst, Narancssárga a 3-ast játszotta ki, ezért te vagy az első. A 9-eseddel legfeljebb két caballerót vehetsz el a távoli tartományból az udvarodba, ahonnan lehelyezheted őket. Vedd el mindkettőt.
lesson-first-take-other = Kevesebbet is elvehetsz, de itt nincs rá ok. Vegyél el 2-t.

lesson-first-cards = Öt akciókártya van felfedve, és minden játékos elvesz egyet. Egy kártyának két fele van: a lehelyezhető caballerók száma és egy különleges akció.
lesson-first-levy = Az Adószedés azonnal lepontoz egy általad választott régiót, és Valenciában egyedül vagy. Vedd el az Adószedést.
lesson-first-cards-other = Más helyzetben jó kártya. Itt az Adószedés azonnal pontot hoz; azt vedd el.
lesson-first-majesty-later = Az Őfelsége a királyt mozgatja, és a következő fordulóban fogod használni. Most az Adószedést vedd el.

lesson-first-halves = Te döntöd el, melyik fél következik előbb, és bármelyiket ki is hagyhatod. Kezdd a különleges akcióval.
lesson-first-special-first = Az következik utána. Előbb használd a különleges akciót, hogy lásd, mit tesz.

lesson-first-levy-where = Válaszd ki a régiót, amelyet lepontoztok: Valenciát, ahol senki másnak nincs caballerója.
lesson-first-levy-other = Ott nincs senkid, ezért azok a pontok valaki másé lennének, vagy senkié. Válaszd Valenciát.
lesson-first-levy-empty = Toledo éri a legtöbbet, de ott senki sincs, és egy üres régió nem ad pontot. Válaszd Valenciát.

lesson-first-scored = 5 pont az első helyért, és még 2, mert a grandéd régiójában vagy első. Most a kártya másik fele: helyezz le caballerókat.
lesson-first-place-too = Itt abba is hagyhatnád, de vannak caballeróid az udvarodban. Helyezd le őket.

lesson-first-king = A király Toledóban áll. Csak a vele szomszédos régiókba helyezhetsz le, és sohasem a saját régiójába.
lesson-first-castilla = Castilla szomszédos Toledóval, 6 pontot ér, és nincs ott senki. Helyezz le oda egy caballerót.
lesson-first-place-other = Lehetséges. Ebben a leckében válaszd Castillát, amely többet ér, és még üres.

lesson-first-castillo = A caballerók másik helye mindig nyitva áll: a castillo, egy torony, amelybe senki sem láthat be. Dobj be egyet.
lesson-first-castillo-other = Megtehetnéd. De előbb nézd meg a castillót: ezt dobd be.

lesson-first-round = A többiek is sorra kerültek. Kék az Őfelségét vette el, és Castillába mozgatta a királyt; Narancssárga a Sokadalmat, amely a négy legnépesebb régiót pontozta le, és Valencia megint 7 pontot adott neked.
lesson-first-frozen = Ahol a király van, ott minden mozdulatlan: semmi sem kerülhet be, és semmi sem távozhat. A castillai caballeród minden kártyától biztonságban van, de segítséget sem küldhetsz neki.
lesson-first-first = E forduló után egész Spanyolországot lepontozzátok. Ezúttal sokat ér, ha te vagy az első: játszd ki a 13-ast. Van elég caballeród az udvarodban.
lesson-first-first-other = Azzal a kártyával Kék még megelőzhetne. Játszd ki a 13-ast, amelyet senki sem múlhat felül.

lesson-first-majesty = Az Őfelségével oda mozgatod a királyt, ahová akarod, és legfeljebb öt caballerót helyezhetsz le. Vedd el.
lesson-first-majesty-other = Az Őfelsége most többet ér neked: eldönti, hol van a király, amikor Spanyolországot lepontozzátok.

lesson-first-order = Előbb a király, aztán a lehelyezés: az, hogy ő hová megy, eldönti, te hová helyezhetsz le.
lesson-first-order-other = Ha előbb helyezel le, akkor Castilla köré teheted a caballeróidat, ahol a király most van. Előbb őt mozgasd.

lesson-first-king-home = Aki a királyi régióban egyedül van az első helyen, 2 bónuszpontot kap, és már senki sem juthat be oda. Vidd a királyt Valenciába.
lesson-first-king-other = Ott valaki másnak segítene, vagy senkinek. Valenciában egyedül vagy: oda vidd.

lesson-first-five = Most helyezz le öt caballerót Valencia köré.

lesson-first-aragon = Aragónban Kéknek egy caballerója van. Két caballeróddal többen lesztek: helyezz le oda egyet.
lesson-first-aragon-again = És a másodikat, hogy vezess.
lesson-first-aragon-other = Majd később. Aragónban két caballeróval első leszel; oda helyezd őket.

lesson-first-cataluna = Cataluña üres. Egyetlen caballero is elég az első helyhez, amíg senki sem követi.
lesson-first-cataluna-other = Az is lehetséges. Nézd meg, mi történik Cataluñában: helyezz le oda egyet.

lesson-first-inside = A castillót úgy pontozzátok le, mint egy régiót, utána pedig mindenki caballerói a maga választotta régióba mennek onnan. Dobj be egyet.
lesson-first-inside-again = És az utolsót.
lesson-first-inside-other = Megteheted, de a castillóban lévő tartalék meglepi majd a többieket. Dobd be.

lesson-first-scoring = Kék és Narancssárga is sorra került, és mindketten Cataluñába jöttek: egy-egy caballeróval ott mindhárman döntetlenre álltok, és ilyenkor az eggyel alacsonyabb helyezésen osztoztok. Most jön az általános pontozás.
lesson-first-disc = A castillóban lévő három caballeród egyetlen régióba megy, amelyet mindenki titokban választ. Castillában egy caballeród egyedül vár, és a király már elhagyta a régiót: válaszd Castillát.
lesson-first-disc-other = Ott is számítanának. Castillában biztossá teszik a 6 pontodat; azt válaszd.
lesson-first-disc-king = A király Valenciában van, ezért oda senki sem juthat be: a caballeróid az udvarodba mennének. Válaszd Castillát.

lesson-first-farewell = Olvasd el a naplót az „általános pontozástól” kezdve: a castillo 5 pontot adott, Aragón 5-öt, Castilla 6-ot, Valencia a királlyal és a grandéval 9-et, Cataluña pedig 2-2-t a döntetlenben érintett három játékosnak. Szorosan Kék mögött vagy, és még két ilyen pontozás jön. Ha kedved van, játssz tovább innen: a többiek most kezdők.
