# The lesson of Narcos: what is told before each decision (patron.toml).

lesson-patron = Patrón első körei

lesson-patron-goal = Egy mindenki ellen: te vagy Patrón, és valahol Kolumbiában rejtőzöl. 20 hírnévvel nyersz, vagy három cél teljesítésével. Négy frakció üldözői nyernek, ha kétszer letartóztatnak.
lesson-patron-hunters = Három célt már letettek neked, és a nyolc üldöző ott áll, ahol kezdett, legtöbbjük a repülőterek közelében.
lesson-patron-hide = Válaszd ki a rejtekhelyedet. Az egész évadban ott maradsz, ezért legyen távol az üldözőktől, és vezessen körülötte több út. Ebben a leckében: Támara (O9), ültetvény az Orinoco-vidéken.
lesson-patron-hide-other = Ott is elrejtőzhetnél, és senki sem tudná. Ez a lecke Támarából (O9) folytatódik.

lesson-patron-tokens = Hét sicariód mindegyike kapott egy védelemjelzőt, képpel lefelé: a támadásnak erősebbnek kell lennie a számánál. Ezt elvégeztük helyetted, a 3-as Poisoné, egy 2-es Tusóé.
lesson-patron-turn = Te és a frakciók felváltva kerültök sorra, évadonként négyszer. Körödben egy sicariót vetsz be a térképen. Neked dolgozik, és egy kicsit el is árul: mindenki megtudja, hogy a hatótávján belül vagy.
lesson-patron-card = Sicariót kártyával vethetsz be. A Pályák és reflektorok bármely normál sicariót jelenthet, és befolyást hoz, vagy pénzért hírnevet. Játszd ki.
lesson-patron-card-other = Majd máskor. Itt a Pályák és reflektorok kártyát játszd ki: vele te választod meg, ki jön.

lesson-patron-figure = A normál sicariók közül Tuso hatótávja a legnagyobb, 4: ő árul el a legkevesebbet az üldözőknek. Válaszd Tusót.
lesson-patron-figure-other = Az ő hatótávja kisebb, és az üldözők többet tudnának meg. Válaszd Tusót.

lesson-patron-where = Tedd oda, ahol a „legfeljebb 4 útnyira” sok helyszínt hagy: ne melléd, és ne olyan messzire, hogy csak a szélén lehess. Orocué (O12) az Orinoco-vidék közepén van.
lesson-patron-where-other = Lehetséges. De nézd, milyen kevés üldöző van Orocué (O12) körül: oda tedd.
lesson-patron-where-home = Ilyen közel a rejtekhelyedhez? Állhat ott, de odavonzhatja hozzád az üldözőket. Azt a helyet válaszd, amelyről a lecke beszél.

lesson-patron-influence = Előbb a kártya szövege: befolyás egy városba. Üldöző nem léphet olyan városba, ahol befolyásod van. Rakd Orocuéba.
lesson-patron-influence-other = Orocuét, ahol Tuso áll, jobban védi.

lesson-patron-pay = Most a feltétele: 3 dollárért azonnal 2 hírnevet kapsz. Abból, amit fizetsz, egy dollár a Los Pepeshez kerül. Fizess.
lesson-patron-pay-other = 10 dollárod van, és a hírnévvel lehet nyerni. Fizess.

lesson-patron-lab = Ezután magának a sicariónak két akciója van, a helyszínén vagy mellette. Ültetvényre labort építhet: mindegyikhez egy kocka jár, amely 4 dollárt ér, amint elhagyta az országot. Építs egyet Trinidadban (O8).
lesson-patron-lab-two = És egyet Cumaribóban (O10).
lesson-patron-lab-other = Ez is lehetséges. Ebben a leckében azt a labort építsd meg, amelyről szó van.

lesson-patron-asked = A Los Pepes volt az első. Don Berna a régiódat kérdezte, és igazat kell mondanod: ő az Orinoco-vidéken áll, így tudják, hogy te is ott vagy.
lesson-patron-attacked = Carlos Castaño 1-es erővel megtámadta Tusót a 2-es jelző ellen, és kudarcot vallott; a jelző most nyitva van. A jegyzetfüzet mutatja, hol lehetsz még: ennyit tudnak az üldözők.
lesson-patron-cube = Köröd elején egy dollárért legfeljebb három útnyit mozgathatsz egy sicariót. Tuso hozzon el egy kockát. Válaszd őt.
lesson-patron-cube-other = Csak egy dollár, egy kocka pedig négyet ér. Mozgasd Tusót.

lesson-patron-airport = Útközben magával viszi Trinidad kockáját. Ha repülőteres városban áll meg, az évad végén a kocka elhagyja az országot. Menj Araucába (O1).
lesson-patron-airport-other = Megtehetné, de repülőtér nélkül a kocka itt marad. Araucának (O1) van repülőtere.

lesson-patron-second = Most a következő sicario: játszd ki Limónt.
lesson-patron-second-other = Később jól jöhet. Most Limónt játszd ki.

lesson-patron-cucuta = Limón hatótávja 3. Minden sicario egy kört rajzol, és te ott vagy, ahol mindegyik kör átfedi egymást. A Cúcuta (A2) körüli kör egy másik régióba is átnyúlik: azt válaszd.
lesson-patron-cucuta-other = Gondolj arra, mit árul el: az üldözők minden helyet kihúznak, amely háromnál több útnyira van tőle. Ebben a leckében Cúcutát (A2) válaszd.

lesson-patron-stay = A kártya lehetővé tenné, hogy továbbmenjen. Jó helyen áll: hagyd abba.
lesson-patron-stay-other = Minden mozgást mindenki lát. Hagyd ott.
lesson-patron-condition = Egy dollárért egy másik sicario mozoghatna. Tuso ott van, ahol lennie kell: hagyd abba.
lesson-patron-condition-other = Spórold meg a dollárt: az évad végén a saját utadért fizetsz egy új rejtekhelyre.
lesson-patron-second-influence = Rakj befolyást Cúcutába, hogy egyetlen üldöző se sétálhasson be oda.
lesson-patron-second-influence-other = Előbb Cúcuta: ahol sicario áll, ott a befolyás kint tartja az üldözőket.

lesson-patron-farewell = Most már ismered a ritmust: minden sicario pénzt, befolyást vagy hírnevet hoz, és szűkíti, hol lehetsz. Az évad végén Tuso kockáját elszállítják, a helyedet felfedik, aztán fizetsz egy titkos útért egy új rejtekhelyre. Ha kedved van, folytasd innen: Limónnak van még egy akciója, és az üldözők most kezdők.
