# Lekcje Andean Abyss: to, co mówi się przed każdą decyzją (government.toml).

lesson-government = Pierwsze tury rządu

lesson-government-goal = Kolumbia, rok 1995. Grasz rządem, a liczy się dla ciebie suma poparcia: celem jest 60, a twój margines mówi, o ile jesteś powyżej. Każde miasto i każdy departament ma populację, a aktywne poparcie liczy ją podwójnie. W pojedynkę przegrywasz, jeśli przy odkryciu karty propagandy któraś frakcja powstańcza ma osiągnięty swój cel; po ostatniej twój margines porównuje się z najlepszym z ich marginesów.
lesson-government-others = FARC chce opozycji i baz; AUC chce mieć więcej baz niż FARC; kartele chcą baz i pieniędzy. Tutaj całą trójką gra program według schematów z instrukcji, a dziennik mówi, dlaczego robią to, co robią.
lesson-government-card = Każda karta pokazuje kolejność frakcji. Przy karcie działają dwie z nich: wykonują operację albo wydarzenie z karty. Dziś zaczynasz ty.
lesson-government-train = Suma poparcia wynosi 50. Cali, z populacją 3, jest neutralne i masz nad nim kontrolę. Szkolenie sprowadza tam kostki i pozwala kupić poparcie. Wybierz szkolenie.
lesson-government-train-other = Na to przyjdzie czas. Zacznij od szkolenia, które daje poparcie.
lesson-government-event-later = Trzy darmowe ataki z powietrza nikogo jeszcze nie trafią: wszyscy partyzanci są ukryci. Wybierz szkolenie.
lesson-government-pass-other = Rezygnacja daje 3 zasoby. Masz ich 40; wybierz szkolenie.

lesson-government-cali = Wybierz Cali. Każde pole operacji kosztuje cię 3 zasoby.
lesson-government-cali-other = Można. W tej lekcji wykonaj jednak szkolenie w Cali, gdzie da się zdobyć 6 punktów poparcia.

lesson-government-troops = W Cali są już trzy kostki wojsk: nie umieszczaj żadnej.
lesson-government-troops-other = Nie kosztowałyby więcej, ale przydadzą ci się gdzie indziej. Tu nie umieszczaj żadnej.

lesson-government-police = Policja strzeże tego, co zdobyte: od jednej do trzech kostek, jak wolisz.
lesson-government-police-other = Wystarczy tu od jednej do trzech.

lesson-government-enough = Za 3 zasoby od pola możesz szkolić też na innych polach. Na razie zakończ.
lesson-government-enough-other = Każde kolejne pole kosztuje 3 zasoby. Zakończ na tym.

lesson-government-extra = Na jednym z pól szkolenia możesz jeszcze zbudować bazę albo opłacić akcję obywatelską. Wybierz Cali.
lesson-government-extra-other = Byłoby szkoda: wybierz Cali.

lesson-government-civic = Akcja obywatelska wymaga kontroli, wojsk i policji. Każdy krok kosztuje 3 zasoby: pierwszy to zmiana z neutralnego na bierne poparcie.
lesson-government-civic-other = Baza może poczekać. Wygrywa się poparciem: wybierz akcję obywatelską.

lesson-government-again = Bierne poparcie daje 3, aktywne 6. Opłać jeszcze jeden krok.
lesson-government-again-other = Zasobów masz dość. Jeszcze jeden krok podwaja to, co daje Cali.

lesson-government-special = Suma poparcia wynosi 56. Operacji może towarzyszyć jedna czynność specjalna: transport lotniczy przerzuca najwyżej trzy kostki wojsk dokądkolwiek, opryski niszczą uprawy karteli.
lesson-government-lift = FARC ma bazę w Huila, obok Bogotá i Cali. Trzeba ją usunąć, zanim zbierze się tam więcej sił. Wybierz transport lotniczy.
lesson-government-lift-other = Innym razem. Sprowadź wojska do Huila: wybierz transport lotniczy.

lesson-government-from = Wojska w Medellín nie są tam potrzebne; utrzyma je policja.
lesson-government-from-other = Te mają co robić na miejscu. Weź wojska z Medellín.
lesson-government-to = Przerzuć je do Huila.
lesson-government-to-other = Potrzebne są w Huila.
lesson-government-three = Wszystkie trzy.
lesson-government-three-other = Im więcej, tym lepiej: wszystkie trzy.

lesson-government-sequence = Zobacz, ile kosztował ten wybór: po operacji z czynnością specjalną druga frakcja może wziąć wydarzenie. AUC tak zrobiła, z tekstem zacienionym, i tracisz 9 zasobów. Kto działał, pauzuje przy następnej karcie, więc potem przyszła kolej na kartele i FARC.
lesson-government-farc = FARC wykonała zgrupowanie wszędzie, także w Huila: bazy strzeże teraz czterech partyzantów. Puste w środku elementy to ukryci, których nie da się trafić; wypełnione to aktywni.
lesson-government-sweep = Najpierw trzeba ich wykryć: przeszukiwanie aktywuje partyzantów tam, gdzie są twoje kostki. Wybierz przeszukiwanie.
lesson-government-sweep-other = Najpierw wykryj partyzantów w Huila: wybierz przeszukiwanie.
lesson-government-assault-early = Szturm trafia tylko aktywnych, a bazę dopiero wtedy, gdy nie strzeże jej żaden partyzant. Najpierw przeszukiwanie.

lesson-government-sweep-where = Wybierz Huila.
lesson-government-sweep-where-other = Tam też można przeszukiwać. Najpierw jednak baza w Huila.
lesson-government-more = Huila to góry: przy szturmie na każdy usuwany element potrzeba tam dwóch kostek wojsk. Trzy kostki usunęłyby tylko jeden; sprowadź więcej z pobliskiej Bogotá.
lesson-government-more-other = Bez wojsk z Bogotá można się obejść. Weź właśnie te.
lesson-government-all-three = Wszystkie trzy: Bogotá utrzyma policja.
lesson-government-six = Przeszukiwanie wykrywa jednego partyzanta za każdą kostkę, chyba że w lesie, a ukrytych jest tu trzech. Sześć kostek wojsk to aż nadto.
lesson-government-six-other = Niepotrzebne: sześć kostek wojsk wykryje wszystkich trzech i wystarczy też na to, co będzie dalej.
lesson-government-one-space = Żadnego kolejnego pola.

lesson-government-found = Wszyscy czterej są aktywni, a Huila jest pod twoją kontrolą. Od razu użyj czynności specjalnej: atak z powietrza usuwa jednego z nich.
lesson-government-strike-other = Przydatne, ale tu najbardziej pomoże atak z powietrza.
lesson-government-strike = W Huila.
lesson-government-strike-where = Cele są, ale najpierw dokończ Huila.

lesson-government-built = Przy następnej karcie FARC zamieniła w Huila dwóch partyzantów na drugą bazę: to jej błąd, bo dwóch baz strzeże już tylko jeden. I znów jest twoja kolej.
lesson-government-assault = Szturm usuwa aktywnych partyzantów, a gdy nie ma już partyzantów, bazy; w górach 1 element na każde dwie kostki wojsk. Sześć kostek wojsk usuwa trzy elementy. Wybierz szturm.
lesson-government-assault-other = To właściwa chwila, by uderzyć: wybierz szturm.
lesson-government-hit = Huila.
lesson-government-hit-other = To na inny dzień. Uderz w Huila.

lesson-government-farewell = Trzy elementy mniej, w tym dwie bazy: opozycja i bazy FARC spadły, a Huila jest twoja. Na tym polega praca rządu: szkolenie dla poparcia, przeszukiwanie i szturm we właściwej chwili, a do tego pilnowanie zasobów. Jeśli chcesz, graj dalej albo przejdź do następnej lekcji: co przynosi karta propagandy.

lesson-propaganda = Runda propagandy

lesson-propaganda-check = Kartę propagandy odkryto od razu, zanim ktokolwiek zadziałał. Taka runda przebiega zawsze tak samo. Najpierw sprawdzenie zwycięstwa: nikt nie osiągnął celu. Potem kolej na LiKomy i wpływają zasoby: dla ciebie 30.
lesson-propaganda-civic = Teraz faza poparcia. Akcja obywatelska kosztuje 3 zasoby za krok, tam, gdzie masz kontrolę, wojska i policję. Warunki spełnia tylko Cali: opłać krok.
lesson-propaganda-civic-again = Jeszcze jeden krok daje aktywne poparcie, które liczy populację 3 podwójnie.
lesson-propaganda-civic-other = Masz 70 zasobów i nigdzie indziej nie kupisz za nie teraz poparcia. Wybierz Cali.

lesson-propaganda-zone = Potem FARC agitowała w Huila, a kraj głosował: przy sumie poparcia 60 lub mniej urząd obejmuje następny prezydent, Pastrana. Daje on FARC strefę, w której nie wolno ci działać. Ty wybierasz którą: Guaviare leży dalej od twoich miast.
lesson-propaganda-zone-other = Można. Ale Meta West sąsiaduje z Bogotá i Neiva, a tam zechcesz jeszcze wejść.

lesson-propaganda-redeploy = AUC dostała wsparcie elit, czyli darmowe zgrupowanie. Na koniec faza rozmieszczenia: wojska spoza miast i baz wróciły do domu, a pozostałe możesz przenieść. Weź te z Medellín.
lesson-propaganda-redeploy-other = Możesz przenieść, ile chcesz. Zacznij od Medellín.
lesson-propaganda-troops = Wojska.
lesson-propaganda-troops-other = Policja powinna zostać i utrzymać Medellín. Przenieś wojska.
lesson-propaganda-neiva = Wojska idą do miast pod twoją kontrolą albo do twoich baz. Neiva leży obok Huila i Meta West: wybierz ją.
lesson-propaganda-neiva-other = Mogą tam pójść. Do tego, co planujesz przeciw Huila, lepsza jest Neiva.
lesson-propaganda-all = Wszystkie trzy.
lesson-propaganda-all-other = Im więcej, tym lepiej: wszystkie trzy.

lesson-propaganda-police = Policja może wejść także na LiKomy. Gdzie na LiKomie jest więcej partyzantów niż kostek, tam w następnej rundzie nastąpi sabotaż i stracisz dochód. Weź policję z Bogotá.
lesson-propaganda-police-other = Później. Najpierw weź trochę policji z Bogotá.
lesson-propaganda-which = Policję.
lesson-propaganda-which-other = Wojska w Bogotá mają co robić. Wybierz policję.
lesson-propaganda-pipeline = Rurociąg do Yopal daje 2 zasoby i biegnie obok partyzantów: strzeż go.
lesson-propaganda-pipeline-other = Tego też warto strzec. Tu wybierz rurociąg Bogotá – Yopal.
lesson-propaganda-one = Jedna wystarczy.
lesson-propaganda-one-other = Wtedy Bogotá zostałaby bez policji. Jedna wystarczy.
lesson-propaganda-finish = To wystarczy: zakończ, a odkryta zostanie następna karta.
lesson-propaganda-finish-other = Można by tak cały dzień. Zakończ na tym.

lesson-propaganda-farewell = Tak przebiega każda runda propagandy: zwycięstwo, sabotaż, zasoby, poparcie, rozmieszczenie, a potem wszystkie frakcje znów są uprawnione. W grze są cztery takie rundy, a następną kartę zawsze widać: jeśli to propaganda, sprawdź, kto osiągnąłby cel, i działaj, zanim nadejdzie. Jeśli chcesz, graj dalej.
