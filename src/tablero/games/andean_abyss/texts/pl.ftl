# Andean Abyss po polsku. Jak odnajduje się teksty i jakie formy mają wartości: tablero/texts/speech.py.
# Frakcje: .start na początku zdania, .inline w środku (mianownik), .whose .gen .dat .acc .ins przypadki, .num liczba orzeczenia (sg, pl).
# Pola: .inline nazwa w zdaniu (mianownik), .gen .acc .ins przypadki, .at .to .from z przyimkiem, .marker co zostawia tam terror.
# Elementy: .one .few .many po liczebniku, .gen .acc przypadki, .plural mianownik liczby mnogiej. Dziennik jest w czasie teraźniejszym.
# Operacje i czynności: .inline nazwa w zdaniu.

game-title = Andean Abyss
game-description = Kolumbia w latach 1995–2010: rząd, FARC, AUC i kartele walczą o poparcie ludności, o bazy i o pieniądze.
game-length = od 1 do 2½ godziny
game-weight = duża złożoność
game-like = Cztery strony i cztery różne wojny; każda karta pyta, czy działać i za jaką cenę przy następnej.

## Factions

seat-govt = Rząd
    .start = Rząd
    .inline = rząd
    .whose = rządu
    .gen = rządu
    .dat = rządowi
    .acc = rząd
    .ins = rządem
    .num = sg
seat-farc = FARC
    .start = FARC
    .inline = FARC
    .whose = FARC
    .gen = FARC
    .dat = FARC
    .acc = FARC
    .ins = FARC
    .num = sg
seat-auc = AUC
    .start = AUC
    .inline = AUC
    .whose = AUC
    .gen = AUC
    .dat = AUC
    .acc = AUC
    .ins = AUC
    .num = sg
seat-cartels = Kartele
    .start = Kartele
    .inline = kartele
    .whose = karteli
    .gen = karteli
    .dat = kartelom
    .acc = kartele
    .ins = kartelami
    .num = pl
# A faction without a seat of its own: a Non-player, or the second faction of somebody.
seat-beyond = { $seat }
seat-nobody = Nieobsadzona

# Orzeczenia według liczby podmiotu ($who).
plain-executes = { $who-num ->
    [pl] wykonują
   *[sg] wykonuje
}
plain-can = { $who-num ->
    [pl] mogą
   *[sg] może
}
plain-gets = { $who-num ->
    [pl] otrzymują
   *[sg] otrzymuje
}
plain-reaches = { $who-num ->
    [pl] osiągają
   *[sg] osiąga
}
plain-wins = { $who-num ->
    [pl] wygrywają
   *[sg] wygrywa
}
plain-passes = { $who-num ->
    [pl] rezygnują
   *[sg] rezygnuje
}
plain-chooses = { $who-num ->
    [pl] wybierają
   *[sg] wybiera
}

# -- what counts in a position -----------------------------------------------------------------------------------

feature-margin = { $trend ->
    [up] lepszy margines
   *[down] gorszy margines
}
feature-civic-action = { $trend ->
    [up] więcej ludzi, których może pozyskać akcja obywatelska, zanim agitacja przeciągnie innych
   *[down] mniej ludzi, których może pozyskać akcja obywatelska, zanim agitacja przeciągnie innych
}
feature-garrisons = { $trend ->
    [up] pola lepiej zabezpieczone wojskami, policją i kontrolą
   *[down] pola słabiej zabezpieczone wojskami, policją i kontrolą
}
feature-terror = { $trend ->
    [up] mniej ludzi w zasięgu terroru FARC
   *[down] więcej ludzi w zasięgu terroru FARC
}
feature-reach = { $trend ->
    [up] więcej powstańców w zasięgu następnego przeszukiwania i szturmu
   *[down] mniej powstańców w zasięgu następnego przeszukiwania i szturmu
}
feature-roads = { $trend ->
    [up] LiKomy lepiej chronione przed sabotażem
   *[down] LiKomy słabiej chronione przed sabotażem
}
feature-aid = { $trend ->
    [up] większe wsparcie w nadchodzących rundach
   *[down] mniejsze wsparcie w nadchodzących rundach
}
feature-prospects = { $trend ->
    [up] więcej poziomów i baz, które własni partyzanci mogą wkrótce zdobyć
   *[down] mniej poziomów i baz, które własni partyzanci mogą wkrótce zdobyć
}
feature-resources = { $trend ->
    [up] więcej zasobów na następne operacje
   *[down] mniej zasobów na następne operacje
}
feature-pieces = { $trend ->
    [up] więcej własnych elementów na mapie
   *[down] mniej własnych elementów na mapie
}
feature-rival = { $trend ->
    [up] { $who-inline } dalej od celu
   *[down] { $who-inline } bliżej celu
}
feature-rival-force = { $trend ->
    [up] mniej elementów i zasobów { $who-gen }
   *[down] więcej elementów i zasobów { $who-gen }
}
feature-check = { $trend ->
    [up] mniejsza groźba zwycięstwa { $who-gen } przy najbliższym sprawdzeniu
   *[down] większa groźba zwycięstwa { $who-gen } przy najbliższym sprawdzeniu
}
feature-lasting = { $trend ->
    [up] lepsze obowiązujące możliwości rządu
   *[down] gorsze obowiązujące możliwości rządu
}
feature-turn-spent = { $trend ->
    [up] zachowane uprawnienie, wydarzenie nieoddane innym
   *[down] zużyte uprawnienie, wydarzenie oddane innym
}
feature-promise = { $trend ->
    [up] większe korzyści z reszty szkolenia
   *[down] mniejsze korzyści z reszty szkolenia
}

## What an option costs and does (consequences.py). $cost: Resources; $n: spaces in which it is possible now, or pieces.

remark-does-train = Koszt za pole: { $cost }, możliwych pól: { $n }. Kostki (maks. { $most }) w mieście lub tam, gdzie jest baza; na koniec na jednym z pól baza albo akcja obywatelska.
remark-does-patrol = Koszt łączny: { $cost }. Kostki przemieszczają się po LiKomach i wykrywają na nich partyzantów, a na jednym LiKomie można przeprowadzić darmowy szturm.
remark-does-sweep = Koszt za pole: { $cost }, możliwych pól: { $n }. Wojska wchodzą z sąsiednich pól i wykrywają ukrytych partyzantów.
remark-does-assault = Koszt za pole: { $cost }, możliwych pól: { $n }. Znikają aktywni partyzanci, a gdzie ich nie ma, bazy.
remark-does-rally = Koszt za pole: { $cost }, możliwych pól: { $n }. Nowi partyzanci, baza za dwóch z nich albo ściągnięcie i ukrycie partyzantów przy bazie.
remark-does-march = Koszt za każde pole docelowe: { $cost }, LiKomy za darmo; pól, z których można wyjść: { $n }.
remark-does-attack = Koszt za pole: { $cost }, możliwych pól: { $n }. Rzut nie wyższy niż liczba własnych partyzantów usuwa wrogie elementy (maks. { $most }).
remark-does-terror = Koszt za pole: { $cost }, LiKomy za darmo, możliwych pól: { $n }. Ukryty partyzant się ujawnia; żeton terroru i przesunięcie poziomu, na LiKomach sabotaż.
remark-trains = { $n ->
    [0] Koszt: { $cost }. Bez kostek, ale może nastąpić akcja obywatelska.
    [one] Koszt: { $cost }. Najwyżej 1 kostka.
    [few] Koszt: { $cost }. Najwyżej { $n } kostki.
   *[many] Koszt: { $cost }. Najwyżej { $n } kostek.
}
remark-sweeps = { $n ->
    [0] Koszt: { $cost }. Nie ma tam ukrytych partyzantów.
   *[many] Koszt: { $cost }. Ukryci partyzanci: { $n }.
}
remark-assaults = { $n ->
    [one] Koszt: { $cost }. Usuwa 1 element.
    [few] Koszt: { $cost }. Usuwa najwyżej { $n } elementy.
   *[many] Koszt: { $cost }. Usuwa najwyżej { $n } elementów.
}
# $base: 1 if two Guerrillas there could become a Base.
remark-rallies = { $base ->
    [0] Koszt: { $cost }. Partyzanci: maks. { $n }.
   *[other] Koszt: { $cost }. Partyzanci: maks. { $n }, albo baza.
}
remark-attacks = Koszt: { $cost }. Wynik { $needed } lub mniej ({ $chance }%) usuwa elementy (maks. { $most }); wynik 1 daje partyzanta.
remark-ambushes = Bez rzutu: usuwa elementy (maks. { $most }) i daje partyzanta.
# $n: the population; $shifts: 1 if Support or Opposition changes.
remark-terrorises = { $shifts ->
    [0] Koszt: { $cost }. Bez przesunięcia poziomu.
   *[other] Koszt: { $cost }. Przesunięcie poziomu, populacja { $n }.
}

remark-failure = { $goal ->
    [0] { $n ->
        [0] Porażka rządu: jego margines nie jest wyższy niż margines { $who-gen }.
       *[many] Porażka rządu: jego margines jest o { $n } niższy niż margines { $who-gen }.
    }
   *[other] Porażka rządu: { $who-inline } { plain-reaches } cel.
}
remark-stalemate = Pat: margines rządu jest o { $n } wyższy niż margines { $who-gen }, najlepszy wśród powstańców.
remark-progress = Postęp: margines rządu jest o { $n } wyższy niż margines { $who-gen }, najlepszy wśród powstańców.
remark-triumph = Triumf: margines rządu jest o { $n } wyższy niż margines { $who-gen }, najlepszy wśród powstańców.
remark-non-player-goal = Cel osiąga frakcja nieobsadzona ({ $who-inline }): wszyscy gracze przegrywają.
remark-non-player-ahead = Najwyższy margines, { $n }, ma na koniec frakcja nieobsadzona ({ $who-inline }): żaden gracz nie wygrywa.

## Cities

action-bogota = Bogotá
    .inline = Bogotá
    .gen = Bogotá
    .acc = Bogotá
    .ins = Bogotá
    .at = w Bogotá
    .to = do Bogotá
    .from = z Bogotá
    .marker = terror
action-cali = Cali
    .inline = Cali
    .gen = Cali
    .acc = Cali
    .ins = Cali
    .at = w Cali
    .to = do Cali
    .from = z Cali
    .marker = terror
action-medellin = Medellín
    .inline = Medellín
    .gen = Medellín
    .acc = Medellín
    .ins = Medellín
    .at = w Medellín
    .to = do Medellín
    .from = z Medellín
    .marker = terror
action-bucaramanga = Bucaramanga
    .inline = Bucaramanga
    .gen = Bucaramanga
    .acc = Bucaramanga
    .ins = Bucaramanga
    .at = w Bucaramanga
    .to = do Bucaramanga
    .from = z Bucaramanga
    .marker = terror
action-ibague = Ibagué
    .inline = Ibagué
    .gen = Ibagué
    .acc = Ibagué
    .ins = Ibagué
    .at = w Ibagué
    .to = do Ibagué
    .from = z Ibagué
    .marker = terror
action-santa_marta = Santa Marta
    .inline = Santa Marta
    .gen = Santa Marta
    .acc = Santa Marta
    .ins = Santa Marta
    .at = w Santa Marta
    .to = do Santa Marta
    .from = z Santa Marta
    .marker = terror
action-cartagena = Cartagena
    .inline = Cartagena
    .gen = Cartagena
    .acc = Cartagena
    .ins = Cartagena
    .at = w Cartagena
    .to = do Cartagena
    .from = z Cartagena
    .marker = terror
action-cucuta = Cúcuta
    .inline = Cúcuta
    .gen = Cúcuta
    .acc = Cúcuta
    .ins = Cúcuta
    .at = w Cúcuta
    .to = do Cúcuta
    .from = z Cúcuta
    .marker = terror
action-neiva = Neiva
    .inline = Neiva
    .gen = Neiva
    .acc = Neiva
    .ins = Neiva
    .at = w Neiva
    .to = do Neiva
    .from = z Neiva
    .marker = terror
action-pasto = Pasto
    .inline = Pasto
    .gen = Pasto
    .acc = Pasto
    .ins = Pasto
    .at = w Pasto
    .to = do Pasto
    .from = z Pasto
    .marker = terror
action-sincelejo = Sincelejo
    .inline = Sincelejo
    .gen = Sincelejo
    .acc = Sincelejo
    .ins = Sincelejo
    .at = w Sincelejo
    .to = do Sincelejo
    .from = z Sincelejo
    .marker = terror

## Departments

action-atlantico = Atlántico
    .inline = Atlántico
    .gen = Atlántico
    .acc = Atlántico
    .ins = Atlántico
    .at = w Atlántico
    .to = do Atlántico
    .from = z Atlántico
    .marker = terror
action-choco = Chocó
    .inline = Chocó
    .gen = Chocó
    .acc = Chocó
    .ins = Chocó
    .at = w Chocó
    .to = do Chocó
    .from = z Chocó
    .marker = terror
action-narino = Nariño
    .inline = Nariño
    .gen = Nariño
    .acc = Nariño
    .ins = Nariño
    .at = w Nariño
    .to = do Nariño
    .from = z Nariño
    .marker = terror
action-meta_west = Meta West
    .inline = Meta West
    .gen = Meta West
    .acc = Meta West
    .ins = Meta West
    .at = w Meta West
    .to = do Meta West
    .from = z Meta West
    .marker = terror
action-guaviare = Guaviare
    .inline = Guaviare
    .gen = Guaviare
    .acc = Guaviare
    .ins = Guaviare
    .at = w Guaviare
    .to = do Guaviare
    .from = z Guaviare
    .marker = terror
action-putumayo = Putumayo
    .inline = Putumayo
    .gen = Putumayo
    .acc = Putumayo
    .ins = Putumayo
    .at = w Putumayo
    .to = do Putumayo
    .from = z Putumayo
    .marker = terror
action-cesar = Cesar
    .inline = Cesar
    .gen = Cesar
    .acc = Cesar
    .ins = Cesar
    .at = w Cesar
    .to = do Cesar
    .from = z Cesar
    .marker = terror
action-antioquia = Antioquia
    .inline = Antioquia
    .gen = Antioquia
    .acc = Antioquia
    .ins = Antioquia
    .at = w Antioquia
    .to = do Antioquia
    .from = z Antioquia
    .marker = terror
action-santander = Santander
    .inline = Santander
    .gen = Santander
    .acc = Santander
    .ins = Santander
    .at = w Santander
    .to = do Santander
    .from = z Santander
    .marker = terror
action-huila = Huila
    .inline = Huila
    .gen = Huila
    .acc = Huila
    .ins = Huila
    .at = w Huila
    .to = do Huila
    .from = z Huila
    .marker = terror
action-arauca = Arauca
    .inline = Arauca
    .gen = Arauca
    .acc = Arauca
    .ins = Arauca
    .at = w Arauca
    .to = do Arauca
    .from = z Arauca
    .marker = terror
action-meta_east = Meta East
    .inline = Meta East
    .gen = Meta East
    .acc = Meta East
    .ins = Meta East
    .at = w Meta East
    .to = do Meta East
    .from = z Meta East
    .marker = terror
action-vichada = Vichada
    .inline = Vichada
    .gen = Vichada
    .acc = Vichada
    .ins = Vichada
    .at = w Vichada
    .to = do Vichada
    .from = z Vichada
    .marker = terror
action-guainia = Guainía
    .inline = Guainía
    .gen = Guainía
    .acc = Guainía
    .ins = Guainía
    .at = w Guainía
    .to = do Guainía
    .from = z Guainía
    .marker = terror
action-vaupes = Vaupés
    .inline = Vaupés
    .gen = Vaupés
    .acc = Vaupés
    .ins = Vaupés
    .at = w Vaupés
    .to = do Vaupés
    .from = z Vaupés
    .marker = terror
action-amazonas = Amazonas
    .inline = Amazonas
    .gen = Amazonas
    .acc = Amazonas
    .ins = Amazonas
    .at = w Amazonas
    .to = do Amazonas
    .from = z Amazonas
    .marker = terror
action-ecuador = Ekwador
    .inline = Ekwador
    .gen = Ekwadoru
    .acc = Ekwador
    .ins = Ekwadorem
    .at = w Ekwadorze
    .to = do Ekwadoru
    .from = z Ekwadoru
    .marker = terror
action-panama = Panama
    .inline = Panama
    .gen = Panamy
    .acc = Panamę
    .ins = Panamą
    .at = w Panamie
    .to = do Panamy
    .from = z Panamy
    .marker = terror

## Lines of Communication

action-loc_cartagena_santa_marta = Cartagena – Santa Marta (droga, 1)
    .inline = droga Cartagena – Santa Marta
    .gen = drogi Cartagena – Santa Marta
    .acc = drogę Cartagena – Santa Marta
    .ins = drogą Cartagena – Santa Marta
    .at = na drodze Cartagena – Santa Marta
    .to = na drogę Cartagena – Santa Marta
    .from = z drogi Cartagena – Santa Marta
    .marker = sabotaż
action-loc_cartagena_sincelejo = Cartagena – Sincelejo (rurociąg, 1)
    .inline = rurociąg Cartagena – Sincelejo
    .gen = rurociągu Cartagena – Sincelejo
    .acc = rurociąg Cartagena – Sincelejo
    .ins = rurociągiem Cartagena – Sincelejo
    .at = na rurociągu Cartagena – Sincelejo
    .to = na rurociąg Cartagena – Sincelejo
    .from = z rurociągu Cartagena – Sincelejo
    .marker = sabotaż
action-loc_santa_marta_ayacucho = Santa Marta – Ayacucho (rurociąg, 2)
    .inline = rurociąg Santa Marta – Ayacucho
    .gen = rurociągu Santa Marta – Ayacucho
    .acc = rurociąg Santa Marta – Ayacucho
    .ins = rurociągiem Santa Marta – Ayacucho
    .at = na rurociągu Santa Marta – Ayacucho
    .to = na rurociąg Santa Marta – Ayacucho
    .from = z rurociągu Santa Marta – Ayacucho
    .marker = sabotaż
action-loc_sincelejo_ayacucho = Sincelejo – Ayacucho (rurociąg, 3)
    .inline = rurociąg Sincelejo – Ayacucho
    .gen = rurociągu Sincelejo – Ayacucho
    .acc = rurociąg Sincelejo – Ayacucho
    .ins = rurociągiem Sincelejo – Ayacucho
    .at = na rurociągu Sincelejo – Ayacucho
    .to = na rurociąg Sincelejo – Ayacucho
    .from = z rurociągu Sincelejo – Ayacucho
    .marker = sabotaż
action-loc_cucuta_ayacucho = Cúcuta – Ayacucho (rurociąg, 3)
    .inline = rurociąg Cúcuta – Ayacucho
    .gen = rurociągu Cúcuta – Ayacucho
    .acc = rurociąg Cúcuta – Ayacucho
    .ins = rurociągiem Cúcuta – Ayacucho
    .at = na rurociągu Cúcuta – Ayacucho
    .to = na rurociąg Cúcuta – Ayacucho
    .from = z rurociągu Cúcuta – Ayacucho
    .marker = sabotaż
action-loc_bucaramanga_ayacucho = Bucaramanga – Ayacucho (rurociąg, 2)
    .inline = rurociąg Bucaramanga – Ayacucho
    .gen = rurociągu Bucaramanga – Ayacucho
    .acc = rurociąg Bucaramanga – Ayacucho
    .ins = rurociągiem Bucaramanga – Ayacucho
    .at = na rurociągu Bucaramanga – Ayacucho
    .to = na rurociąg Bucaramanga – Ayacucho
    .from = z rurociągu Bucaramanga – Ayacucho
    .marker = sabotaż
action-loc_cucuta_arauca = Cúcuta – Arauca (rurociąg, 3)
    .inline = rurociąg Cúcuta – Arauca
    .gen = rurociągu Cúcuta – Arauca
    .acc = rurociąg Cúcuta – Arauca
    .ins = rurociągiem Cúcuta – Arauca
    .at = na rurociągu Cúcuta – Arauca
    .to = na rurociąg Cúcuta – Arauca
    .from = z rurociągu Cúcuta – Arauca
    .marker = sabotaż
action-loc_sincelejo_medellin = Sincelejo – Medellín (rurociąg, 2)
    .inline = rurociąg Sincelejo – Medellín
    .gen = rurociągu Sincelejo – Medellín
    .acc = rurociąg Sincelejo – Medellín
    .ins = rurociągiem Sincelejo – Medellín
    .at = na rurociągu Sincelejo – Medellín
    .to = na rurociąg Sincelejo – Medellín
    .from = z rurociągu Sincelejo – Medellín
    .marker = sabotaż
action-loc_medellin_ibague = Medellín – Ibagué (rurociąg, 1)
    .inline = rurociąg Medellín – Ibagué
    .gen = rurociągu Medellín – Ibagué
    .acc = rurociąg Medellín – Ibagué
    .ins = rurociągiem Medellín – Ibagué
    .at = na rurociągu Medellín – Ibagué
    .to = na rurociąg Medellín – Ibagué
    .from = z rurociągu Medellín – Ibagué
    .marker = sabotaż
action-loc_ibague_cali = Ibagué – Cali (rurociąg, 1)
    .inline = rurociąg Ibagué – Cali
    .gen = rurociągu Ibagué – Cali
    .acc = rurociąg Ibagué – Cali
    .ins = rurociągiem Ibagué – Cali
    .at = na rurociągu Ibagué – Cali
    .to = na rurociąg Ibagué – Cali
    .from = z rurociągu Ibagué – Cali
    .marker = sabotaż
action-loc_cali_buenaventura = Cali – Buenaventura (rurociąg, 1)
    .inline = rurociąg Cali – Buenaventura
    .gen = rurociągu Cali – Buenaventura
    .acc = rurociąg Cali – Buenaventura
    .ins = rurociągiem Cali – Buenaventura
    .at = na rurociągu Cali – Buenaventura
    .to = na rurociąg Cali – Buenaventura
    .from = z rurociągu Cali – Buenaventura
    .marker = sabotaż
action-loc_cali_pasto = Cali – Pasto (droga, 1)
    .inline = droga Cali – Pasto
    .gen = drogi Cali – Pasto
    .acc = drogę Cali – Pasto
    .ins = drogą Cali – Pasto
    .at = na drodze Cali – Pasto
    .to = na drogę Cali – Pasto
    .from = z drogi Cali – Pasto
    .marker = sabotaż
action-loc_pasto_tumaco = Pasto – Tumaco (droga, 1)
    .inline = droga Pasto – Tumaco
    .gen = drogi Pasto – Tumaco
    .acc = drogę Pasto – Tumaco
    .ins = drogą Pasto – Tumaco
    .at = na drodze Pasto – Tumaco
    .to = na drogę Pasto – Tumaco
    .from = z drogi Pasto – Tumaco
    .marker = sabotaż
action-loc_neiva_pasto = Neiva – Pasto (droga, 1)
    .inline = droga Neiva – Pasto
    .gen = drogi Neiva – Pasto
    .acc = drogę Neiva – Pasto
    .ins = drogą Neiva – Pasto
    .at = na drodze Neiva – Pasto
    .to = na drogę Neiva – Pasto
    .from = z drogi Neiva – Pasto
    .marker = sabotaż
action-loc_bogota_neiva = Bogotá – Neiva (rurociąg, 2)
    .inline = rurociąg Bogotá – Neiva
    .gen = rurociągu Bogotá – Neiva
    .acc = rurociąg Bogotá – Neiva
    .ins = rurociągiem Bogotá – Neiva
    .at = na rurociągu Bogotá – Neiva
    .to = na rurociąg Bogotá – Neiva
    .from = z rurociągu Bogotá – Neiva
    .marker = sabotaż
action-loc_bogota_san_jose = Bogotá – San José (droga, 1)
    .inline = droga Bogotá – San José
    .gen = drogi Bogotá – San José
    .acc = drogę Bogotá – San José
    .ins = drogą Bogotá – San José
    .at = na drodze Bogotá – San José
    .to = na drogę Bogotá – San José
    .from = z drogi Bogotá – San José
    .marker = sabotaż
action-loc_bogota_yopal = Bogotá – Yopal (rurociąg, 2)
    .inline = rurociąg Bogotá – Yopal
    .gen = rurociągu Bogotá – Yopal
    .acc = rurociąg Bogotá – Yopal
    .ins = rurociągiem Bogotá – Yopal
    .at = na rurociągu Bogotá – Yopal
    .to = na rurociąg Bogotá – Yopal
    .from = z rurociągu Bogotá – Yopal
    .marker = sabotaż
action-loc_bogota_ibague_bucaramanga = Bogotá – Ibagué – Bucaramanga (rurociąg, 2)
    .inline = rurociąg Bogotá – Ibagué – Bucaramanga
    .gen = rurociągu Bogotá – Ibagué – Bucaramanga
    .acc = rurociąg Bogotá – Ibagué – Bucaramanga
    .ins = rurociągiem Bogotá – Ibagué – Bucaramanga
    .at = na rurociągu Bogotá – Ibagué – Bucaramanga
    .to = na rurociąg Bogotá – Ibagué – Bucaramanga
    .from = z rurociągu Bogotá – Ibagué – Bucaramanga
    .marker = sabotaż

## Verbs and other answers

action-done = Gotowe
    .inline = gotowe
action-pass = Rezygnacja
    .inline = rezygnacja
action-unshaded = Wydarzenie, tekst niezacieniony
    .inline = tekst niezacieniony
action-shaded = Wydarzenie, tekst zacieniony
    .inline = tekst zacieniony
action-train = Szkolenie
    .inline = szkolenie
action-patrol = Patrol
    .inline = patrol
action-sweep = Przeszukiwanie
    .inline = przeszukiwanie
action-assault = Szturm
    .inline = szturm
action-rally = Zgrupowanie
    .inline = zgrupowanie
action-march = Przemarsz
    .inline = przemarsz
action-attack = Atak
    .inline = atak
action-terror = Terror
    .inline = terror
action-air_lift = Transport lotniczy
    .inline = transport lotniczy
action-air_strike = Atak z powietrza
    .inline = atak z powietrza
action-eradicate = Opryski
    .inline = opryski
action-extort = Wymuszenie
    .inline = wymuszenie
action-ambush = Zasadzka
    .inline = zasadzka
action-kidnap = Porwanie
    .inline = porwanie
action-assassinate = Zamach
    .inline = zamach
action-cultivate = Uprawa
    .inline = uprawa
action-process = Produkcja
    .inline = produkcja
action-bribe = Korupcja
    .inline = korupcja
action-ship = Wysyłka dostawy
    .inline = wysyłka dostawy
action-recycle = Zdjęcie własnych elementów
    .inline = zdjęcie własnych elementów
action-negotiate = Negocjacje
    .inline = negocjacje
action-yes = Tak
action-no = Nie
action-remove = Usunięcie
action-flip = Odwrócenie
action-place = Umieszczenie
action-move = Przemieszczenie
action-replace = Zamiana
action-shipment = Dostawa
action-cash = 6 zasobów
action-civic_action = Akcja obywatelska
    .inline = akcja obywatelska
action-support = Poparcie
action-opposition = Opozycja
action-give = Przekaż
action-request = Poproś
action-number = { $n }

## Pieces

action-troops = Wojska
    .one = kostka wojsk
    .few = kostki wojsk
    .many = kostek wojsk
    .gen = kostki wojsk
    .acc = kostkę wojsk
    .plural = kostki wojsk
action-police = Policja
    .one = kostka policji
    .few = kostki policji
    .many = kostek policji
    .gen = kostki policji
    .acc = kostkę policji
    .plural = kostki policji
action-govt_base = Baza rządowa
    .one = baza rządowa
    .few = bazy rządowe
    .many = baz rządowych
    .gen = bazy rządowej
    .acc = bazę rządową
    .plural = bazy rządowe
action-farc_underground = Ukryty partyzant FARC
    .one = ukryty partyzant FARC
    .few = ukrytych partyzantów FARC
    .many = ukrytych partyzantów FARC
    .gen = ukrytego partyzanta FARC
    .acc = ukrytego partyzanta FARC
    .plural = ukryci partyzanci FARC
action-farc_active = Aktywny partyzant FARC
    .one = aktywny partyzant FARC
    .few = aktywnych partyzantów FARC
    .many = aktywnych partyzantów FARC
    .gen = aktywnego partyzanta FARC
    .acc = aktywnego partyzanta FARC
    .plural = aktywni partyzanci FARC
action-farc_base = Baza FARC
    .one = baza FARC
    .few = bazy FARC
    .many = baz FARC
    .gen = bazy FARC
    .acc = bazę FARC
    .plural = bazy FARC
action-auc_underground = Ukryty partyzant AUC
    .one = ukryty partyzant AUC
    .few = ukrytych partyzantów AUC
    .many = ukrytych partyzantów AUC
    .gen = ukrytego partyzanta AUC
    .acc = ukrytego partyzanta AUC
    .plural = ukryci partyzanci AUC
action-auc_active = Aktywny partyzant AUC
    .one = aktywny partyzant AUC
    .few = aktywnych partyzantów AUC
    .many = aktywnych partyzantów AUC
    .gen = aktywnego partyzanta AUC
    .acc = aktywnego partyzanta AUC
    .plural = aktywni partyzanci AUC
action-auc_base = Baza AUC
    .one = baza AUC
    .few = bazy AUC
    .many = baz AUC
    .gen = bazy AUC
    .acc = bazę AUC
    .plural = bazy AUC
action-cartels_underground = Ukryty partyzant karteli
    .one = ukryty partyzant karteli
    .few = ukrytych partyzantów karteli
    .many = ukrytych partyzantów karteli
    .gen = ukrytego partyzanta karteli
    .acc = ukrytego partyzanta karteli
    .plural = ukryci partyzanci karteli
action-cartels_active = Aktywny partyzant karteli
    .one = aktywny partyzant karteli
    .few = aktywnych partyzantów karteli
    .many = aktywnych partyzantów karteli
    .gen = aktywnego partyzanta karteli
    .acc = aktywnego partyzanta karteli
    .plural = aktywni partyzanci karteli
action-cartels_base = Baza karteli
    .one = baza karteli
    .few = bazy karteli
    .many = baz karteli
    .gen = bazy karteli
    .acc = bazę karteli
    .plural = bazy karteli

## Steps of the game

phase-start = Przygotowanie
phase-next-card = Następna karta
phase-slot = Kto działa
phase-adjust = Koniec karty
phase-choose-operation = Wybór operacji
phase-operate = Operacja
phase-gather = Zgrupowanie: ściąganie partyzantów
phase-activate = Wykrywanie partyzantów
phase-train-extra = Baza lub akcja obywatelska
phase-patrol-assault = Szturm na LiKomie
phase-last-activity = Czynność specjalna
phase-end-operation = Koniec operacji
phase-ship = Wysyłka
phase-event = Wydarzenie
phase-event-step = Wydarzenie
phase-non-player = Frakcja nieobsadzona
phase-propaganda = Runda propagandy
phase-civic-action = Akcja obywatelska
phase-agitation = Agitacja
phase-elite-backing = Wsparcie elit
phase-redeploy = Faza rozmieszczenia
phase-drug-profits = Zyski z narkotyków
phase-deals = Wydarzenie i umowy
phase-deploy = Otwarte rozstawienie
phase-new-zone = Nowa strefa FARC
phase-end = Koniec gry

## Setup

setup-factions = Frakcje
    .help = Którymi frakcjami grają ludzie lub boty. Jedna osoba gra rządem, dwie rządem i FARC, trzy rządem i dowolnymi dwiema frakcjami powstańczymi.
setup-problem-factions = Tymi frakcjami nie można grać razem. Jedna osoba gra rządem, dwie rządem i FARC, trzy rządem i dowolnymi dwiema frakcjami powstańczymi. Z opcją „{ setup-two_factions_each }” frakcji się nie wybiera.
setup-two_factions_each = Po dwie frakcje na gracza
    .help = Dla dwóch lub trzech graczy: nie ma frakcji nieobsadzonych. Przy trzech gracz AUC prowadzi też kartele; przy dwóch gracz rządu prowadzi też AUC, a gracz FARC kartele.
setup-short = Krótsza gra
    .help = Grę kończy trzecia karta propagandy, nie czwarta.
setup-scenario = Scenariusz
    .help = Jak długa jest gra i od czego się zaczyna.
setup-scenario-standard = Standardowy
    .help = Sześćdziesiąt kart wydarzeń i cztery rundy propagandy, od roku 1995.
setup-scenario-quick_play = Szybka gra
    .help = Dwadzieścia cztery karty wydarzeń i dwie rundy propagandy; wojna trwa w najlepsze, a prezydentem jest Pastrana.
setup-open_deployment = Otwarte rozstawienie
    .help = Gracze sami rozstawiają swoje elementy na mapie: najpierw kartele, potem AUC, FARC i rząd.
setup-seeded_propaganda = Rozłożona propaganda
    .help = Każda karta propagandy jest wśród pięciu dolnych kart swojego stosu, więc rundy następują w bardziej równych odstępach.
setup-no_reveal = Bez odkrywania
    .help = Następna karta pozostaje zakryta. Łatwiej się uczyć, bo jest mniej do przemyślenia. Nie łączy się z inną kolejnością frakcji, którą odczytuje się właśnie z tej karty.
setup-eligibility = Kolejność frakcji
    .help = Która karta mówi, kto działa pierwszy i kto musi pauzować.
setup-eligibility-printed = Zgodnie z kartą
    .help = Kolejność podaje zagrana karta; kto coś wykonał, pauzuje przy następnej.
setup-eligibility-option_a = Opcja A
    .help = Kolejność podaje następna karta wydarzenia, więc trudniej planować. Wymaga odkrytej następnej karty.
setup-eligibility-option_b = Opcja B
    .help = Jak opcja A, a ponadto nikt nie pauzuje z powodu działania; mogą to nakazać tylko wydarzenia.
setup-card_edition = Teksty kart
    .help = W drugiej edycji zmieniono dziewięć kart wydarzeń.
setup-card_edition-1 = Pierwsza edycja
    .help = Teksty z 2012 roku.
setup-card_edition-2 = Druga edycja
    .help = Teksty poprawione.
setup-negotiation = Negocjacje
    .help = Podczas działania frakcji można proponować i przekazywać zasoby i dostawy oraz o nie prosić.

## Whose turn, and what to do: questions

ask-turn = { $slot ->
    [1] Pierwsza uprawniona: { $who-inline }. Wybierz operację, z czynnością specjalną lub bez niej, albo jeden z tekstów wydarzenia, albo zrezygnuj.
   *[other] Druga uprawniona: { $who-inline }. Wybierz spośród tego, na co pozwala wybór pierwszej frakcji, albo zrezygnuj.
}
option-turn-pass = { $who-id ->
    [govt] Rezygnacja: 3 zasoby i zachowujesz uprawnienie
   *[other] Rezygnacja: 1 zasób i zachowujesz uprawnienie
}
ask-ship = Nie użyto czynności specjalnej, więc dostawa może opłacić jeszcze jedną, darmową operację ograniczoną { $who-gen }: usuń własną, poproś inną frakcję o jej dostawę albo zrezygnuj.
option-ship-ship = Użyj własnej dostawy
option-ship-farc = Poproś FARC o dostawę
option-ship-auc = Poproś AUC o dostawę
option-ship-cartels = Poproś kartele o dostawę
option-ship-done = Bez wysyłki
ask-grant-shipment = { $whom-start } { $whom-num ->
    [pl] proszą
   *[sg] prosi
} o usunięcie dostawy { $who-gen } w zamian za dodatkową operację ograniczoną. Zgodzić się?
ask-which-operation = Wybierz darmową operację { $who-gen }, wykonywaną na jednym polu.
ask-last-activity = Zakończono na wszystkich polach: { $verb-inline }. Wybierz towarzyszącą czynność specjalną { $who-gen } albo zrezygnuj z niej.
option-last-activity-done = Bez czynności specjalnej

ask-insurgent-discord = Niezgoda powstańców: rząd decyduje za { $who-acc } przy karcie { plain-card-name }. Wydarzenie czy operacja?
option-insurgent-discord-yes = Wydarzenie
option-insurgent-discord-no = Operacja

## Negotiation: questions

ask-deals = Wydarzenie wykonane. { $who-start } { plain-can } jeszcze przekazać zasoby lub dostawy albo o nie poprosić. Zawrzeć umowę czy grać dalej?
option-deals-done = Graj dalej
ask-deal-with = Wybierz frakcję, z którą { $who-inline } { $who-num ->
    [pl] zawrą
   *[sg] zawrze
} umowę, albo zrezygnuj.
option-deal-with-done = Bez umowy
ask-deal-what = Wybierz, czy { $who-inline } { $who-num ->
    [pl] przekazują
   *[sg] przekazuje
} coś { $whom-dat }, czy o coś { $who-num ->
    [pl] proszą
   *[sg] prosi
}.
option-deal-what-give = Przekaż coś { $whom-dat }
option-deal-what-request = Poproś o coś { $whom-acc }
ask-deal-amount = { $verb-id ->
    [give] Wybierz, co { $who-inline } { $who-num ->
        [pl] przekazują
       *[sg] przekazuje
    } { $whom-dat }: zasoby albo dostawę tam, gdzie obie frakcje mają partyzanta.
   *[other] Wybierz, o co { $whom-inline } { $whom-num ->
        [pl] proszą
       *[sg] prosi
    } { $who-acc }: o zasoby albo o dostawę tam, gdzie obie frakcje mają partyzanta.
}
option-deal-amount = { $n ->
    [one] { $n } zasób
    [few] { $n } zasoby
   *[many] { $n } zasobów
}
ask-deal-answer = { $n ->
    [0] { $who-start } { $who-num ->
        [pl] proszą
       *[sg] prosi
    } { $whom-acc } o dostawę. Przekazać ją?
    [one] { $who-start } { $who-num ->
        [pl] proszą
       *[sg] prosi
    } { $whom-acc } o 1 zasób. Zapłacić?
    [few] { $who-start } { $who-num ->
        [pl] proszą
       *[sg] prosi
    } { $whom-acc } o { $n } zasoby. Zapłacić?
   *[many] { $who-start } { $who-num ->
        [pl] proszą
       *[sg] prosi
    } { $whom-acc } o { $n } zasobów. Zapłacić?
}

## Orders in advance (orders.py)

order-turn = { plain-card-name }, { $who-inline }: { $verb }
order-pass-limited = { $who-start }: rezygnacja, gdy została tylko operacja ograniczona
order-pass-second = { $who-start }: rezygnacja, jeśli nie jako pierwsza uprawniona
order-no-deals = { $who-start }: odrzucaj każdą prośbę o zasoby lub dostawy, a po wydarzeniach o nic nie proś
order-no-ship = { $who-start }: bez dostaw za dodatkową operację
order-drug-profits = { $who-start }, każda dostawa w rundzie propagandy: { $verb-id ->
    [place] baza, jeśli się da
   *[other] 6 zasobów
}
order-no-support = { $who-id ->
    [govt] Rundy propagandy: bez akcji obywatelskiej
    [farc] Rundy propagandy: bez agitacji
   *[other] Rundy propagandy: bez wsparcia elit
}
order-no-redeploy = { $who-start }: tylko obowiązkowe rozmieszczenie
order-auc-answer = Wynik 6 przy porwaniu, AUC umieszcza: { $piece-one }

## Open deployment: questions

ask-deploy-kind = Wybierz, jakie elementy { $who-gen } trafią teraz na mapę.
ask-deploy-where = { $who-id ->
    [govt] Wybierz miasto albo departament bez bazy FARC dla { $piece-many }.
    [farc] Wybierz departament dla { $piece-many }.
   *[other] Wybierz pole dla { $piece-many }.
}
ask-deploy-how-many = Wybierz początkową liczbę { $piece-many } { $place-at }.

## Operations of the Government: questions

# What the acting faction can still spend. $left: its Resources.
plain-purse = { $left ->
    [0] Nie masz już zasobów.
    [one] Masz jeszcze 1 zasób.
    [few] Masz jeszcze { $left } zasoby.
   *[many] Masz jeszcze { $left } zasobów.
}
# One more decision of a running Operation
ask-operate = { $verb-id ->
    [train] { $limited ->
        [0] Szkolenie: wybierz miasto lub departament (kostki umieszcza się w nim, jeśli jest tam baza rządowa) albo zakończ; po 3 zasoby, chyba że operacja jest darmowa. Na koniec na jednym z tych pól może powstać baza albo nastąpić akcja obywatelska. { plain-purse }
       *[other] Ograniczone szkolenie: wybierz jedno miasto lub jeden departament; koszt 3 zasoby, chyba że operacja jest darmowa. { plain-purse }
    }
    [patrol] { $limited ->
        [0] Patrol opłacony: wybierz pole, z którego kostki ruszą po LiKomach i miastach, albo zakończ przemieszczanie; potem wszystkie kostki na LiKomach wykrywają partyzantów.
       *[other] Ograniczony patrol: wybierz pole, z którego kostki ruszą po LiKomach i miastach do jednego pola docelowego, albo zakończ przemieszczanie; potem wszystkie kostki na LiKomach wykrywają partyzantów.
    }
    [sweep] { $limited ->
        [0] Przeszukiwanie: wybierz miasto lub departament, w którym szukasz partyzantów, albo zakończ; po 3 zasoby, chyba że operacja jest tańsza lub darmowa. Najpierw mogą tam wejść wojska. { plain-purse }
       *[other] Ograniczone przeszukiwanie: wybierz jedno miasto lub jeden departament, w którym szukasz partyzantów; najpierw mogą tam wejść wojska. { plain-purse }
    }
    [assault] { $limited ->
        [0] Szturm: wybierz pole, na którym twoje kostki usuną aktywnych partyzantów lub bazy bez partyzantów, albo zakończ; po 3 zasoby, chyba że operacja jest tańsza lub darmowa. { plain-purse }
       *[other] Ograniczony szturm: wybierz jedno pole, na którym twoje kostki usuną aktywnych partyzantów lub bazy bez partyzantów. { plain-purse }
    }
    [rally] { $limited ->
        [0] Zgrupowanie { $who-gen }: wybierz miasto lub departament, w którym zbierasz siły, albo zakończ; po 1 zasobie, chyba że operacja jest darmowa. { plain-purse }
       *[other] Ograniczone zgrupowanie { $who-gen }: wybierz jedno miasto lub jeden departament, w którym zbierasz siły. { plain-purse }
    }
    [march] { $limited ->
        [0] Przemarsz: wybierz pole, z którego wychodzą partyzanci { $who-gen }, albo zakończ; wejście do miasta lub departamentu kosztuje 1 zasób, chyba że operacja jest darmowa, a na LiKom nic. { plain-purse }
       *[other] Ograniczony przemarsz: wybierz pole, z którego partyzanci { $who-gen } idą do jednego pola docelowego, albo zakończ. { plain-purse }
    }
    [attack] { $limited ->
        [0] Atak: wybierz pole z wrogami do usunięcia albo zakończ; po 1 zasobie, chyba że operacja jest darmowa. Udaje się rzut nie wyższy niż liczba twoich partyzantów na polu. { plain-purse }
       *[other] Ograniczony atak: wybierz jedno pole z wrogami do usunięcia; udaje się rzut nie wyższy niż liczba twoich partyzantów na polu. { plain-purse }
    }
   *[other] { $limited ->
        [0] Terror: wybierz pole, na którym uderzy ukryty partyzant { $who-gen }, albo zakończ; w mieście lub departamencie 1 zasób, chyba że operacja jest darmowa, na LiKomie nic. { plain-purse }
       *[other] Ograniczony terror: wybierz jedno pole, na którym uderzy ukryty partyzant { $who-gen }. { plain-purse }
    }
}
option-operate-done = { $verb-id ->
    [train] Zakończ umieszczanie
    [patrol] Zakończ przemieszczanie
    [sweep] Zakończ wybieranie
    [assault] Zakończ szturm
    [rally] Zakończ zgrupowanie
    [march] Zakończ przemarsz
    [attack] Zakończ atak
   *[other] Zakończ terror
}
ask-train-cubes = Wybierz liczbę { $piece-many } do umieszczenia { $place-at }; łącznie najwyżej sześć kostek.
ask-train-extra = Na jednym z pól tego szkolenia możesz zamienić 3 kostki na bazę albo opłacić akcję obywatelską: wybierz je albo zakończ.
option-train-extra-done = Ani jedno, ani drugie
ask-train-what = Wybierz, co zrobić { $place-at }: zbudować bazę z 3 kostek czy opłacić akcję obywatelską, po 3 zasoby za krok.
option-train-what-place = Zbuduj bazę
option-train-what-civic_action = Akcja obywatelska
ask-base-troops = Trzy kostki { $place-at } zamieniają się w bazę: wybierz, ile z nich to wojska; reszta to policja.
option-base-troops = { $n ->
    [0] Tylko policja
    [one] { $n } kostka wojsk
    [3] Tylko wojska
    [few] { $n } kostki wojsk
   *[many] { $n } kostek wojsk
}
ask-civic-more = Opłacić { $place-at } jeszcze jeden krok akcji obywatelskiej za 3 zasoby czy zakończyć?
option-civic-more-civic_action = Jeszcze jeden krok
option-civic-more-done = Zakończ
ask-patrol-kind = Wybierz, które kostki wyruszą { $place-from }.
ask-patrol-to = Wybierz, dokąd { $place-from } idą { $piece-plural }; pole z partyzantami je zatrzymuje.
ask-patrol-how-many = Wybierz, ile kostek idzie { $place-from } { $target-to }.
ask-patrol-assault = Patrol daje darmowy szturm: wybierz LiKom albo zrezygnuj.
option-patrol-assault-done = Bez szturmu
ask-sweep-from = Wybierz, skąd jeszcze przyjdą wojska { $place-to }, z sąsiedztwa lub przez jeden LiKom bez partyzantów, albo zakończ.
option-sweep-from-done = Nikt więcej
ask-sweep-kind = Wybierz, kto przychodzi { $place-from }: wojska czy 1 kostka policji.
ask-sweep-how-many = Wybierz, ile kostek wojsk idzie { $place-from } { $target-to }.
ask-find-whose = { $left ->
    [one] Twoje kostki mogą wykryć { $place-at } jeszcze 1 partyzanta: wybierz czyjego.
   *[many] Twoje kostki mogą wykryć { $place-at } jeszcze { $left } partyzantów: wybierz, czyj będzie następny.
}
option-find-whose-done = Nie wykrywaj więcej
ask-leave-alone = Twoje kostki mogą wykryć { $place-at } wszystkich ukrytych partyzantów tych frakcji: wykryj ich albo wybierz frakcję, którą zostawisz w spokoju.
option-leave-alone-done = Wykryj wszystkich
option-leave-alone-farc = Zostaw w spokoju FARC
option-leave-alone-auc = Zostaw w spokoju AUC
option-leave-alone-cartels = Zostaw w spokoju kartele

## Operations of the Insurgents: questions

ask-rally-what = Wybierz, co daje { $place-at } zgrupowanie { $who-gen }: umieszczenie partyzantów, zamianę dwóch partyzantów na bazę albo, przy własnej bazie, ściągnięcie partyzantów i ukrycie wszystkich.
option-rally-what-place = Umieść partyzantów
option-rally-what-replace = Zamień dwóch partyzantów na bazę
option-rally-what-move = Ściągnij i ukryj
ask-rally-how-many = Wybierz, ilu partyzantów { $who-gen } umieścić { $place-at }.
ask-base-underground = Dwóch partyzantów { $who-gen } { $place-at } zamienia się w bazę: wybierz, ilu z nich jest ukrytych; pozostali są aktywni.
ask-gather-from = Wybierz pole, z którego partyzanci { $who-gen } przyjdą { $place-to }, albo zakończ; potem wszyscy tam się ukrywają.
option-gather-from-done = Nikt więcej
ask-gather-kind = Wybierz, którzy partyzanci wychodzą { $place-from }.
ask-gather-how-many = Wybierz, ilu partyzantów idzie { $place-from } { $target-to }.
ask-carry-shipments = Część twoich partyzantów zostaje { $place-at }: wybierz, ile dostaw idzie z pozostałymi { $target-to }.
ask-march-to = Wybierz, dokąd { $place-from } maszerują partyzanci { $who-gen }.
ask-march-how-many = Wybierz, ilu partyzantów maszeruje { $place-from } { $target-to }; na LiKomach i tam, gdzie jest poparcie, duża grupa zostaje zauważona.
ask-march-underground = { $n ->
    [one] Wybierz, czy partyzant idący { $place-from } { $target-to } jest ukryty (1), czy aktywny (0).
   *[many] Wybierz, ilu z { $n } partyzantów idących { $place-from } { $target-to } jest ukrytych; pozostali są aktywni.
}
ask-attack-how = Wybierz sposób uderzenia { $who-gen } { $place-at }: atak z rzutem kostką albo zasadzkę, czynność specjalną, która zawsze się udaje i ujawnia tylko 1 partyzanta.
ask-remove-piece = { $left ->
    [one] Wybierz element do usunięcia { $place-from }; to ostatni, który możesz usunąć.
    [few] Wybierz element do usunięcia { $place-from }; łącznie możesz usunąć { $left } elementy.
   *[many] Wybierz element do usunięcia { $place-from }; łącznie możesz usunąć { $left } elementów.
}
option-remove-piece-done = Nie usuwaj więcej
ask-recycle-kind = Wybierz rodzaj własnego elementu, który zdejmiesz z mapy; wraca do dostępnych i można go umieścić na nowo.
ask-recycle-first = Można by umieścić { $place-at } jeszcze jednego partyzanta { $who-gen }, ale żaden nie jest dostępny. Zdjąć najpierw jakiegoś z mapy?
option-recycle-first-done = Nie
ask-recycle-space = Wybierz pole, z którego do dostępnych wraca { $piece-one }.

## Special Activities: questions

ask-air-lift-from = Transport lotniczy: wybierz pole, z którego odlatują wojska.
ask-air-lift-to = Wybierz, gdzie lądują wojska { $place-from }.
ask-air-lift-how-many = Wybierz, ile kostek wojsk leci { $place-from } { $target-to }.
ask-air-strike = Atak z powietrza: wybierz departament lub LiKom, z którego zniknie 1 aktywny partyzant albo baza bez partyzantów.
ask-air-strike-what = Wybierz element, który zostanie trafiony { $place-at }.
ask-eradicate = Opryski: wybierz departament; znikają stamtąd wszystkie bazy karteli, a wsparcie rośnie o 4, ale ludność ma o to żal.
ask-eradicate-shift = Wybierz departament, który przesuwa się o 1 poziom w kierunku aktywnej opozycji: { $place-inline } albo sąsiedni.
ask-extort = Wymuszenie: wybierz pole, na którym { $who-inline } { $who-num ->
    [pl] mają
   *[sg] ma
} więcej elementów niż wszyscy pozostali razem; 1 partyzant staje się aktywny i przynosi 1 zasób.
ask-kidnap = Porwanie: wybierz pole terroru, na którym jest więcej partyzantów FARC niż policji; ofiara płaci tyle, ile wypadnie na kostce.
ask-kidnap-whom = Wybierz, kto musi zapłacić za zakładników { $place-at }.
ask-auc-answer = Wynik 6 budzi AUC: wybierz element, który AUC umieszcza { $place-at }.
ask-assassinate = Zamach: wybierz pole terroru, na którym jest więcej partyzantów AUC niż policji; zniknie stamtąd 1 dowolny wrogi element.
ask-assassinate-whom = Wybierz wrogi element do usunięcia { $place-from }; bazy nie są chronione.
ask-cultivate = Uprawa: wybierz miasto lub departament, gdzie jest więcej partyzantów karteli niż policji i dokąd trafi baza; w departamencie zgrupowania może to być nowa baza.
ask-cultivate-from = Wybierz, skąd baza przybywa { $place-to }.
option-cultivate-from-place = Nowa baza
ask-process = Produkcja: wybierz między zamianą baz na 3 zasoby za każdą a umieszczeniem jednej lub dwóch dostaw.
option-process-remove = Bazy na zasoby
option-process-shipment = Umieść dostawy
ask-process-base = Wybierz pole, na którym baza karteli zamienia się w 3 zasoby, albo zakończ.
option-process-base-done = Zakończ
ask-process-where = Wybierz pole z bazą karteli, na którym umieścisz dostawę, albo zakończ.
option-process-where-done = Zakończ
ask-process-whose = Wybierz, czyj partyzant { $place-at } dostaje dostawę.
ask-bribe = Korupcja, za 3 zasoby: wybierz pole, na którym przekupisz najwyżej dwie kostki lub dwóch partyzantów albo jedną bazę.
ask-bribe-what = Wybierz { $place-at } element do przekupienia: samą bazę albo pierwszą z najwyżej dwóch kostek lub pierwszego z najwyżej dwóch partyzantów.
ask-bribe-how = Wybierz, co stanie się { $place-at } z tym elementem: { $piece-one }. Może zniknąć z mapy albo zostać odwrócony ze strony ukrytej na aktywną lub na odwrót; drugi partyzant zostanie potraktowany tak samo.
option-bribe-how-remove = Usuń
option-bribe-how-flip = Odwróć
ask-bribe-second = Ta sama korupcja usuwa { $place-from } jeszcze jedną kostkę: wybierz ją.
ask-bribe-second-remove = Ta sama korupcja usuwa { $place-from } jeszcze jednego partyzanta: wybierz go albo zakończ, jeśli to możliwe.
option-bribe-second-remove-done = Zakończ
ask-bribe-second-flip = Ta sama korupcja może odwrócić { $place-at } jeszcze jednego partyzanta: wybierz go albo zakończ.
option-bribe-second-flip-done = Zakończ
ask-drop-shipment = Dostawa { $place-at } nie ma już właściciela. Zdecyduj za { $who-acc }, czyj partyzant ją tam dostaje, albo ją usuń.
option-drop-shipment-remove = Usuń dostawę
ask-seized-shipment = Dostawa { $place-at } zaraz zostanie przejęta. Zdecyduj za { $who-acc }, czyj partyzant ją tam dostaje.

## Propaganda rounds: questions

ask-special-forces = { $left ->
    [one] { card-seventh_special_forces }: wybierz pole, z którego zniknie jeszcze 1 żeton terroru lub sabotażu, albo zakończ.
    [few] { card-seventh_special_forces }: usuń maksymalnie { $left } żetony terroru lub sabotażu; wybierz pole następnego albo zakończ.
   *[many] { card-seventh_special_forces }: usuń maksymalnie { $left } żetonów terroru lub sabotażu; wybierz pole następnego albo zakończ.
}
option-special-forces-done = Zakończ
ask-drug-profits = Wybierz, co dostawa { $place-at } przyniesie { $who-dat }: bazę na miejscu czy 6 zasobów.
option-drug-profits-place = Baza
ask-civic-action = Akcja obywatelska: wybierz pole, na którym 3 zasoby usuną żeton terroru albo, gdy terroru nie ma, przesuną ludność o 1 poziom w kierunku aktywnego poparcia, albo zakończ.
option-civic-action-done = Zakończ
ask-agitation = Agitacja: wybierz pole, na którym 1 zasób usunie żeton terroru albo, gdy terroru nie ma, przesunie ludność o 1 poziom w kierunku aktywnej opozycji, albo zakończ.
option-agitation-done = Zakończ
ask-new-zone = { $rule ->
    [AA-card-36] Wybierz departament górski, który stanie się strefą FARC, spośród tych z największą liczbą elementów FARC; rząd musi go opuścić.
   *[other] Wybierz departament, który stanie się strefą FARC, spośród tych z największą liczbą elementów FARC; rząd musi go opuścić.
}
ask-leave-zone = Strefą FARC staje się { $place-inline }: wybierz, dokąd odchodzą stamtąd { $piece-plural }.
ask-elite-backing = Wsparcie elit: wybierz pole darmowego zgrupowania AUC albo zrezygnuj.
option-elite-backing-done = Bez zgrupowania
ask-redeploy = Wybierz pole, z którego chcesz przenieść kostki, albo zakończ.
option-redeploy-done = Zakończ rozmieszczenie
ask-redeploy-kind = Wybierz, które kostki odchodzą { $place-from }.
ask-redeploy-to = { $rule ->
    [AA-6_5_3] Wybierz, dokąd idzie policja { $place-from }: na LiKom albo na pole pod kontrolą rządu.
   *[other] Wybierz, dokąd idą wojska { $place-from }: do miasta pod kontrolą rządu albo na kontrolowane pole z bazą rządową.
}
ask-redeploy-how-many = Wybierz, ile kostek idzie { $place-from } { $target-to }.

## Events: questions

# One kind of question is worded card by card ($rule) and part by part ($stage, in the order of the card’s text).
ask-event-space = { $rule ->
    [AA-card-4] { $stage ->
        [1] Wybierz rurociąg bez sabotażu: przyniesie rządowi dwukrotność swojej wartości ekonomicznej.
       *[other] Wybierz do sabotażu rurociąg bez kostek, od najwyższej wartości ekonomicznej.
    }
    [AA-card-5] { $stage ->
        [1] Wybierz rurociąg, na którym umieścisz 1 kostkę policji; łącznie sześć.
        [2] Wybierz nowo obsadzony rurociąg albo sąsiednie pole, na którym ukryty partyzant stanie się aktywny; łącznie trzech.
       *[other] Wybierz pole sąsiadujące z rurociągiem o wartości ekonomicznej 3, które przesunie się o 2 poziomy w kierunku aktywnej opozycji.
    }
    [AA-card-6] { $stage ->
        [1] Wybierz departament sąsiadujący z sabotażem, który przejdzie na bierne poparcie; łącznie dwa.
        [2] Wybierz rurociąg do sabotażu.
       *[other] Wybierz departament sąsiadujący z tym rurociągiem, który przesunie się o 1 poziom w kierunku aktywnej opozycji.
    }
    [AA-card-14] { $stage ->
        [1] Wybierz departament, w którym umieścisz bazę rządową i trzy kostki wojsk.
       *[other] Wybierz departament, który straci bazę rządową i kostkę.
    }
    [AA-card-15] Wybierz miasto neutralne lub z biernym poparciem, które przejdzie na bierną opozycję.
    [AA-card-19] { card-general_offensive }: wybierz pole, na którym twoja frakcja uderzy teraz; na każde możliwe przyjdzie kolej.
    [AA-card-20] { $stage ->
        [1] Wybierz pole, z którego partyzant FARC zostanie wypchnięty na sąsiednie, łącznie najwyżej sześciu, albo zakończ.
        [2] Wybierz, dokąd idzie ten partyzant FARC.
       *[other] Wybierz pole, na którym partyzant FARC się ukryje, łącznie najwyżej trzech, albo zakończ.
    }
    [AA-card-21] { $stage ->
        [1] Wybierz pole, które straci bazę FARC.
       *[other] Wybierz miasto lub departament, w którym umieścisz bazę FARC.
    }
    [AA-card-22] Wybierz pole, na którym opozycja się skończy i które stanie się neutralne.
    [AA-card-23] { $stage ->
        [1] Wybierz departament, w którym wszyscy partyzanci staną się aktywni i znikną wszystkie bazy karteli.
       *[other] Wybierz pole, z którego usuniesz 1 kostkę wojsk; łącznie trzy.
    }
    [AA-card-24] { $stage ->
        [1] Wybierz miasto, które przejdzie na aktywne poparcie.
        [2] Wybierz pole z elementami FARC, które straci dwie kostki wojsk.
       *[other] Wybierz miasto z poparciem, które stanie się neutralne.
    }
    [AA-card-25] { $stage ->
        [1] Wybierz departament górski, z którego usuniesz wszystkie elementy FARC.
       *[other] Wybierz Antioquia lub sąsiedni departament: umieścisz tam trzy elementy FARC.
    }
    [AA-card-26] Wybierz pole, na którym kartele zaatakują teraz FARC; na każde możliwe przyjdzie kolej.
    [AA-card-28] { $stage ->
        [1] Wybierz pole sąsiadujące z Wenezuelą, z którego usuniesz najwyżej trzy elementy powstańców, albo zrezygnuj.
       *[other] Wybierz departament sąsiadujący z Wenezuelą, w którym umieścisz bazę FARC.
    }
    [AA-card-29] { $stage ->
        [1] Wybierz pole, na którym wszyscy partyzanci FARC staną się aktywni, a rząd od razu przeprowadzi szturm.
       *[other] Wybierz pole, na którym twoja frakcja wykona dwie zasadzki.
    }
    [AA-card-30] Wybierz strefę FARC, która zniknie razem z bazą FARC.
    [AA-card-31] { $stage ->
        [1] Wybierz miasto, które przesunie się o 1 poziom w kierunku aktywnego poparcia; łącznie dwa.
        [2] Wybierz departament, który przesunie się o 1 poziom w kierunku aktywnego poparcia.
       *[other] Wybierz pole, które przejdzie z biernej na aktywną opozycję; łącznie trzy.
    }
    [AA-card-32] Wybierz pole neutralne lub z bierną opozycją, które przejdzie na bierne poparcie; łącznie dwa.
    [AA-card-33] Wybierz pole sąsiadujące z Ekwadorem, z którego usuniesz najwyżej trzy elementy powstańców, albo zrezygnuj.
    [AA-card-34] Wybierz departament z populacją 0, w którym twoja frakcja umieści dwóch partyzantów i bazę.
    [AA-card-35] { $stage ->
        [1] Wybierz departament, w którym policja zastąpi wszystkie bazy karteli.
       *[other] Wybierz departament z bazą karteli, który przesunie się o 2 poziomy w kierunku aktywnej opozycji.
    }
    [AA-card-36] Wybierz pole sąsiadujące z nową strefą FARC, które przesunie się w stronę poparcia; łącznie dwa.
    [AA-card-37] { $stage ->
        [1] Wybierz pole, na którym rząd uderzy teraz w FARC, licząc partyzantów AUC jako wojska; na każde możliwe przyjdzie kolej.
       *[other] Wybierz pole właśnie zakończonego przemarszu AUC, na którym AUC wykona zasadzkę.
    }
    [AA-card-38] Wybierz pole z kostkami lub poparciem, z którego znikną wszyscy aktywni partyzanci AUC, łącznie najwyżej trzy takie pola, albo zakończ.
    [AA-card-39] { $stage ->
        [1] Wybierz departament, w którym umieścisz 1 kostkę policji; łącznie sześć różnych.
       *[other] Wybierz departament, w którym partyzant AUC zastąpi 1 kostkę policji, łącznie najwyżej trzy, albo zakończ.
    }
    [AA-card-40] { $stage ->
        [1] Wybierz pole, na którym kostka policji zastąpi partyzanta AUC; łącznie trzech.
        [2] Wybierz departament z elementami AUC, który muszą opuścić wszystkie kostki.
        [3] Wybierz miasto, do którego pójdą kostki z tego departamentu.
       *[other] Wybierz miasto, w którym umieścisz element AUC; łącznie dwa.
    }
    [AA-card-41] Wybierz pole, z którego usuniesz wszystkie elementy AUC.
    [AA-card-42] Wybierz neutralne pole, które przejdzie na bierne poparcie; łącznie dwa.
    [AA-card-43] { $stage ->
        [1] Wybierz departament z wojskami, który dostanie dwa żetony terroru i straci bazy FARC.
       *[other] Wybierz departament z wojskami, który dostanie dwa żetony terroru.
    }
    [AA-card-44] { $stage ->
        [1] Wybierz miasto bez opozycji, które przejdzie na aktywne poparcie.
       *[other] Wybierz miasto z poparciem, które stanie się neutralne.
    }
    [AA-card-46] Wybierz pole, na którym uderzy twoja frakcja: dwa żetony terroru, dwa wrogie elementy mniej i bierne poparcie lub bierna opozycja, jak zechcesz.
    [AA-card-47] Wybierz pole, na którym partyzant AUC się ukryje; łącznie dwóch.
    [AA-card-48] { $stage ->
        [2] Wybierz pole sąsiadujące z rurociągiem o wartości ekonomicznej 3, na którym skończy się opozycja.
        [3] Wybierz pole sąsiadujące z rurociągiem o wartości ekonomicznej 3, które straci bazę FARC.
       *[other] Wybierz miasto inne niż Bogotá, które przesunie się o 1 poziom w kierunku aktywnej opozycji; łącznie dwa.
    }
    [AA-card-49] Wybierz departament, w którym umieścisz partyzanta AUC i bazę AUC.
    [AA-card-50] { $stage ->
        [1] Wybierz departament, w którym umieścisz kostkę policji, łącznie najwyżej trzy, albo zakończ.
       *[other] Wybierz pole, które straci kostkę policji; łącznie dwie.
    }
    [AA-card-51] Wybierz do sabotażu rurociąg w zasięgu partyzantów FARC; łącznie trzy.
    [AA-card-52] { $stage ->
        [1] Wybierz pole (miasto lub departament górski), które przesunie się o 1 poziom w kierunku aktywnego poparcia; łącznie dwa.
       *[other] Wybierz pole z elementami AUC, na którym umieścisz bazę AUC.
    }
    [AA-card-53] { $stage ->
        [2] Wybierz departament, z którego odleci partyzant twojej frakcji.
        [3] Wybierz departament, w którym wyląduje.
       *[other] Między tymi dwoma departamentami może przelecieć drugi partyzant: wybierz, skąd odleci, albo zakończ.
    }
    [AA-card-54] Wybierz pole, na którym zdezerteruje partyzant, łącznie najwyżej dwóch, albo zakończ.
    [AA-card-55] { $stage ->
        [1] Wybierz pole, z którego usuniesz dostawę.
        [2] Wybierz pole, z którego usuniesz partyzanta karteli; łącznie pięciu.
       *[other] Wybierz pole z elementami karteli, które przesunie się o 1 poziom w kierunku aktywnej opozycji; łącznie trzy.
    }
    [AA-card-56] Wybierz miasto, w którym umieścisz bazę karteli; łącznie dwa.
    [AA-card-57] { $stage ->
        [1] Wybierz pole, na którym kostka policji zastąpi element karteli, łącznie najwyżej trzy, albo zakończ.
       *[other] Wybierz pole, na którym element karteli zastąpi kostkę policji; łącznie dwa pola.
    }
    [AA-card-58] { $stage ->
        [1] Wybierz pole, z którego odeślesz kostkę policji, łącznie najwyżej cztery, albo zakończ.
       *[other] Wybierz, dokąd idzie ta kostka policji.
    }
    [AA-card-59] { $stage ->
        [1] Wybierz pole, z którego ruszy partyzant karteli, łącznie najwyżej trzech, albo zakończ.
       *[other] Wybierz, dokąd idzie ten partyzant; pole może być dowolne.
    }
    [AA-card-60] { $stage ->
        [1] Wybierz miasto lub departament, skąd znikną wszystkie elementy karteli: dwa miasta albo jeden departament.
        [2] Wybierz miasto, w którym kartele umieszczą bazę; łącznie dwa.
       *[other] Wybierz pole darmowej korupcji albo zrezygnuj.
    }
    [AA-card-61] { $stage ->
        [1] Wybierz miasto, z którego usuniesz wszystkie elementy karteli.
       *[other] Wybierz departament bez elementów karteli, w którym umieścisz bazę karteli; łącznie trzy.
    }
    [AA-card-62] { $stage ->
        [1] Wybierz departament leśny z populacją 0, z którego usuniesz element powstańców, łącznie najwyżej trzy, albo zakończ.
       *[other] Baz karteli nie wystarczy na wszystkie trzy: wybierz departament leśny, który dostanie bazę.
    }
    [AA-card-64] Wybierz pole z bazą karteli, na którym partyzant FARC dostanie dostawę.
    [AA-card-65] Wybierz departament górski, w którym pojawią się lub znikną dostawa i baza powstańców.
    [AA-card-66] { $stage ->
        [1] Wybierz departament leśny, który straci bazę karteli; łącznie trzy bazy.
       *[other] Baz karteli nie wystarczy na wszystkie: wybierz departament leśny z jedną bazą, który dostanie drugą.
    }
    [AA-card-68] { $stage ->
        [2] Wybierz pole na wybrzeżu, z którego usuniesz dostawę, łącznie najwyżej dwie, albo zakończ.
       *[other] Wybierz pole na wybrzeżu, z którego usuniesz element karteli; łącznie dwa.
    }
    [AA-card-69] { $stage ->
        [1] Wybierz pole, z którego twoje kostki lub partyzanci odpłyną łodziami, albo zostań.
       *[other] Wybierz departament, najwyżej trzy departamenty dalej, w którym wylądują.
    }
    [AA-card-72] { $stage ->
        [1] Wybierz pole, na którym partyzanci FARC i AUC zastąpią wszystkich partyzantów karteli; łącznie dwa pola.
       *[other] Wybierz pole z bazą karteli, na którym umieścisz partyzantów karteli.
    }
   *[other] Wybierz pole dla tego wydarzenia, zgodnie z jego tekstem.
}
option-event-space-done = { $rule ->
    [AA-card-69] Zostań
    [AA-card-60] Bez korupcji
   *[other] Zakończ
}
ask-event-piece = { $rule ->
    [AA-card-14] Wybierz kostkę do usunięcia { $place-from }.
    [AA-card-20] Wybierz partyzanta FARC, który wychodzi { $place-from }.
    [AA-card-25] Wybierz element FARC do umieszczenia { $place-at }; łącznie trzy.
    [AA-card-28] Wybierz element powstańców do usunięcia { $place-from }, łącznie najwyżej trzy, albo zakończ.
    [AA-card-33] { $stage ->
        [1] Wybierz element powstańców do usunięcia { $place-from }, łącznie najwyżej trzy, albo zakończ.
       *[other] Wybierz jeden z własnych elementów do umieszczenia { $place-at }; łącznie dwa.
    }
    [AA-card-40] { $stage ->
        [1] Wybierz { $place-at } partyzanta AUC, którego zastąpi kostka policji.
       *[other] Wybierz element AUC do umieszczenia { $place-at }.
    }
    [AA-card-46] { $stage ->
        [3] Wybierz partyzanta, który uderzy { $place-at }; będzie aktywny.
       *[other] Wybierz wrogi element do usunięcia { $place-from }; łącznie dwa, a bazy nie są chronione.
    }
    [AA-card-53] Wybierz partyzanta, który odlatuje { $place-from }; będzie ukryty.
    [AA-card-54] Wybierz partyzanta, który zdezerteruje { $place-at }.
    [AA-card-55] Wybierz partyzanta karteli do usunięcia { $place-from }.
    [AA-card-57] { $stage ->
        [1] Wybierz { $place-at } element karteli, który zastąpi kostka policji.
       *[other] Wybierz { $place-at } element karteli, który zajmie miejsce kostki policji.
    }
    [AA-card-62] Wybierz element powstańców do usunięcia { $place-from }.
    [AA-card-66] Wybierz bazę karteli do usunięcia { $place-from }.
    [AA-card-68] Wybierz element karteli do usunięcia { $place-from }.
    [AA-card-70] Wybierz partyzanta, który sieje terror { $place-at }; będzie aktywny.
    [AA-card-71] Wybierz partyzanta do usunięcia { $place-from }; jego frakcja traci 5 zasobów.
   *[other] Wybierz { $place-at } element dla tego wydarzenia, zgodnie z jego tekstem.
}
option-event-piece-done = Zakończ
ask-event-faction = { $rule ->
    [AA-card-5] Wybierz, czyj partyzant stanie się aktywny.
    [AA-card-29] Wybierz frakcję, która wykona dwie zasadzki na jednym polu.
    [AA-card-34] { $stage ->
        [1] Wybierz frakcję powstańczą, która straci 5 zasobów.
       *[other] Wybierz frakcję powstańczą, która umieści dwóch partyzantów i bazę w departamencie z populacją 0.
    }
    [AA-card-46] Wybierz frakcję powstańczą, która uderzy na jednym polu.
    [AA-card-53] Wybierz frakcję powstańczą, która przerzuci jednego lub dwóch partyzantów do innego departamentu.
    [AA-card-54] Wybierz frakcję, do której przejdzie dezerter.
    [AA-card-55] Wybierz, czyja dostawa znika.
    [AA-card-65] { $stage ->
        [3] Wybierz, czyj partyzant dostaje dostawę.
        [4] Wybierz, czyja dostawa znika.
        [6] Wybierz, czyja baza zostaje umieszczona.
       *[other] Wybierz, czyja baza znika.
    }
    [AA-card-68] Wybierz, czyja dostawa znika.
    [AA-card-69] Wybierz, czyjego partyzanta wykrywa twoje przeszukiwanie.
    [AA-card-70] Wybierz frakcję powstańczą, która sieje terror we wszystkich swoich departamentach leśnych, po 3 zasoby za każdy.
   *[other] Wybierz frakcję dla tego wydarzenia, zgodnie z jego tekstem.
}
ask-event-number = { $rule ->
    [AA-card-40] Wybierz, ile z tych kostek idzie tam { $place-from }.
    [AA-card-69] { $stage ->
        [3] { $who-id ->
            [govt] Wybierz, ile kostek wojsk odpływa { $place-from }.
           *[other] Wybierz, ilu ukrytych partyzantów odpływa { $place-from }.
        }
       *[other] { $who-id ->
            [govt] Wybierz, ile kostek policji odpływa { $place-from }.
           *[other] Wybierz, ilu aktywnych partyzantów odpływa { $place-from }.
        }
    }
    [AA-card-71] Wybierz, ile swoich baz umieścisz { $place-at }.
    [AA-card-72] { $stage ->
        [2] Wybierz, ilu partyzantów karteli przejdzie { $place-at } do FARC; pozostali przechodzą do AUC.
       *[other] Wybierz, ilu partyzantów karteli umieścić { $place-at }.
    }
   *[other] Wybierz liczbę, zgodnie z tekstem tego wydarzenia.
}
ask-event-choice = { $rule ->
    [AA-card-27] Wybierz jedną z trzech darmowych czynności specjalnych rządu; mogą się powtarzać.
    [AA-card-46] Wybierz, jak nastawiona będzie potem ludność.
    [AA-card-48] Wybierz, co skończy się obok bogatego rurociągu: opozycja na jednym polu czy baza FARC.
    [AA-card-50] Wybierz, co stanie się z dwiema kostkami policji: znikną czy zastąpią je partyzanci AUC.
    [AA-card-54] Wybierz, czy najwyżej dwóch partyzantów zniknie, czy zastąpią ich partyzanci innych frakcji.
    [AA-card-65] { $stage ->
        [2] Wybierz, co stanie się z dostawą w tym departamencie górskim.
       *[other] Wybierz, co stanie się z bazą powstańców w tym departamencie górskim.
    }
    [AA-card-68] Wybierz, co znika z wybrzeża: dwa elementy karteli czy najwyżej dwie dostawy.
    [AA-card-69] Wybierz darmową operację w tym departamencie albo zrezygnuj.
   *[other] Wybierz, co robi to wydarzenie, zgodnie z jego tekstem.
}
option-event-choice-support = Bierne poparcie
option-event-choice-opposition = { $rule ->
    [AA-card-48] Opozycja na jednym polu
   *[other] Bierna opozycja
}
option-event-choice-farc_base = Baza FARC
option-event-choice-cartels = Dwa elementy karteli
option-event-choice-shipment = Najwyżej dwie dostawy
option-event-choice-remove = { $rule ->
    [AA-card-65] Usuń jedną
   *[other] Usuń
}
option-event-choice-place = Umieść jedną
option-event-choice-done = { $rule ->
    [AA-card-65] Nic: w zamian baza
   *[other] Bez operacji
}
ask-event-operation = { $rule ->
    [AA-card-69] Wybierz darmową operację { $who-gen } { $place-at } albo zrezygnuj.
   *[other] { $who-id ->
        [govt] Wybierz sposób uderzenia { $place-at }: przeszukiwanie bez ruchu albo szturm.
       *[other] Wybierz sposób uderzenia { $who-gen } { $place-at }: atak albo terror.
    }
}
option-event-operation-done = Bez operacji
ask-event-recycle = { $who-start } { plain-can } zdjąć własne elementy z mapy, aby umieścić je w ramach tego wydarzenia. Zrobić to?
option-event-recycle-done = Nie


## Cards and turns: journal

note-card = { $card ->
    [73] Odkryto kartę propagandy.
    [74] Odkryto kartę propagandy.
    [75] Odkryto kartę propagandy.
    [76] Odkryto kartę propagandy.
   *[other] Odkryto kartę { $card }, { plain-card-name }.
}
note-passed = { $who-start } { plain-passes }.
note-event = { $who-start } { plain-executes } wydarzenie { plain-card-name }, { $verb-inline }.
note-operation = { $limited ->
    [0] { $free ->
        [0] { $who-start } { plain-executes } operację: { $verb-inline }.
       *[other] { $who-start } { plain-executes } darmową operację: { $verb-inline }.
    }
   *[other] { $free ->
        [0] { $who-start } { plain-executes } operację ograniczoną: { $verb-inline }.
       *[other] { $who-start } { plain-executes } darmową operację ograniczoną: { $verb-inline }.
    }
}
note-activity = { $who-start } { plain-executes } czynność specjalną: { $verb-inline }.
note-shipped = { $who-start } { plain-gets } za dostawę dodatkową operację ograniczoną.
note-not-granted = { $who-start } nie { $who-num ->
    [pl] oddają
   *[sg] oddaje
} { $whom-dat } dostawy.
note-deal-declined = { $who-start } { $who-num ->
    [pl] odrzucają
   *[sg] odrzuca
} prośbę { $whom-gen }.
note-barred = { $who-start } { $who-num ->
    [pl] muszą
   *[sg] musi
} pauzować przy następnej karcie.
note-stays-eligible = { $who-start } { $who-num ->
    [pl] zachowują
   *[sg] zachowuje
} uprawnienie na następną kartę.
note-lasting = { $n ->
    [1] Od teraz obowiązuje karta { plain-card-name }, tekst niezacieniony.
   *[other] Od teraz obowiązuje karta { plain-card-name }, tekst zacieniony.
}
note-event-roll = Na kostce wypada { $roll }.
note-in-play = { $place } staje się departamentem.
note-out-of-game = { $n ->
    [0] Żaden partyzant nie opuszcza gry.
    [one] Na stałe poza grą: 1 { $piece-one }.
    [few] Na stałe poza grą: { $n } { $piece-few }.
   *[many] Na stałe poza grą: { $n } { $piece-many }.
}

## Pieces: journal

note-placed = { $n ->
    [0] Nic nie da się umieścić { $place-at }.
    [one] Umieszczono { $place-at }: 1 { $piece-one }.
    [few] Umieszczono { $place-at }: { $n } { $piece-few }.
   *[many] Umieszczono { $place-at }: { $n } { $piece-many }.
}
note-removed = Usunięto { $place-from }: 1 { $piece-one }.
note-moved = { $n ->
    [one] Przemieszczono { $place-from } { $target-to }: 1 { $piece-one }.
    [few] Przemieszczono { $place-from } { $target-to }: { $n } { $piece-few }.
   *[many] Przemieszczono { $place-from } { $target-to }: { $n } { $piece-many }.
}
note-activated = { $n ->
    [one] Aktywowano { $place-at } 1 partyzanta { $whose-gen }.
   *[many] Aktywowano { $place-at } { $n } partyzantów { $whose-gen }.
}
note-hid = { $n ->
    [one] Ukrywa się { $place-at } 1 partyzant { $who-gen }.
   *[many] Ukrywa się { $place-at } { $n } partyzantów { $who-gen }.
}
many-base-built = { $who-start } { $who-num ->
    [pl] budują
   *[sg] buduje
} bazy { $place-at }.
note-base-built = { $who-start } { $who-num ->
    [pl] budują
   *[sg] buduje
} bazę { $place-at }.
note-recycled = { $who-start } { $who-num ->
    [pl] zdejmują
   *[sg] zdejmuje
} { $place-from } { $piece-acc }; element wraca do dostępnych.
note-attack-roll = { $success ->
    [0] Atak { $who-gen } { $place-at }, wszyscy atakujący partyzanci są aktywni: rzut { $roll }, potrzeba { $n } lub mniej; atak się nie udaje.
   *[other] Atak { $who-gen } { $place-at }, wszyscy atakujący partyzanci są aktywni: rzut { $roll }, potrzeba { $n } lub mniej; atak się udaje.
}
note-shipment-held = Dostawa { $place-at } trafia do partyzanta { $who-gen }.
note-shipment-removed = Dostawa { $who-gen } { $place-at } znika z mapy.
note-drug-bust = Dostawa { $place-at }: przejęcie narkotyków.

## People and money: journal

note-shifted = { $level ->
    [2] { $place }: teraz aktywne poparcie.
    [1] { $place }: teraz bierne poparcie.
    [-1] { $place }: teraz bierna opozycja.
    [-2] { $place }: teraz aktywna opozycja.
   *[other] { $place }: teraz pole neutralne.
}
note-terror = { $n ->
    [one] Położono { $place-at } żeton terroru.
    [few] Położono { $place-at } { $n } żetony terroru.
   *[many] Położono { $place-at } { $n } żetonów terroru.
}
many-sabotaged = Położono sabotaż { $place-at }.
note-sabotaged = Położono sabotaż { $place-at }.
note-terror-removed = { $place-marker ->
    [terror] Usunięto { $place-from } żeton terroru.
   *[other] Usunięto sabotaż { $place-from }.
}
note-resources-rose = Zasoby { $who-gen }: +{ $n }, razem { $total }.
note-resources-fell = Zasoby { $who-gen }: −{ $n }, razem { $total }.
note-aid-rose = Wsparcie: +{ $n }, razem { $total }.
note-aid-fell = Wsparcie: −{ $n }, razem { $total }.
note-extorted = { $who-start } { $who-num ->
    [pl] wymuszają
   *[sg] wymusza
} pieniądze { $place-at }: 1 partyzant staje się aktywny.
note-kidnapped = { $n ->
    [one] FARC bierze zakładników { $place-at }, rzut { $roll }: okup od { $whose-gen } to 1 zasób.
    [few] FARC bierze zakładników { $place-at }, rzut { $roll }: okup od { $whose-gen } to { $n } zasoby.
   *[many] FARC bierze zakładników { $place-at }, rzut { $roll }: okup od { $whose-gen } to { $n } zasobów.
}
note-kidnapped-shipment = FARC bierze zakładników { $place-at } i dostaje w okupie dostawę karteli.

## Propaganda rounds: journal

note-president = { $n ->
    [0] Prezydentem zostaje Samper.
    [1] Prezydentem zostaje Pastrana.
   *[other] Prezydentem zostaje Uribe.
}
note-president-stays = { $n ->
    [0] Wybory: suma poparcia { $total } przekracza 60, prezydentem pozostaje Samper.
    [1] Wybory: suma poparcia { $total } przekracza 60, prezydentem pozostaje Pastrana.
   *[other] Wybory: prezydentem pozostaje Uribe, suma poparcia { $total }.
}
note-phase = { $n ->
    [1] Faza kontroli: oznaczenie kontroli i sabotaż na LiKomach.
    [3] Faza zasobów.
    [4] Zyski z narkotyków.
    [5] Faza poparcia: akcja obywatelska.
    [6] Faza poparcia: agitacja.
    [8] Faza poparcia: wsparcie elit.
   *[other] Faza rozmieszczenia.
}
note-zone = { $place } staje się strefą FARC.
note-zone-removed = { $place } nie jest już strefą FARC.
note-zones-end = Znikają wszystkie strefy FARC.
note-reset = Faza resetu: usunięto terror, sabotaż, kontrolę i powstańczy impet, ukryto wszystkich partyzantów, a wszystkie frakcje są uprawnione.
note-goal-reached = { $who-start } { plain-reaches } cel.
note-over = Gra się kończy.
note-margins = { $rule ->
    [AA-6_1] Sprawdzenie zwycięstwa. Marginesy: rząd { $govt }, FARC { $farc }, AUC { $auc }, kartele { $cartels }; celem jest margines powyżej 0.
   *[other] Marginesy końcowe: rząd { $govt }, FARC { $farc }, AUC { $auc }, kartele { $cartels }.
}
note-no-victory-check = W pierwszej rundzie propagandy szybkiej gry nie sprawdza się zwycięstwa.
note-highest-margin = { $rule ->
    [AA-1_5] Najwyższy liczący się margines, czyli margines słabszej frakcji gracza: { $who-inline }.
   *[other] Najwyższy margines na koniec: { $who-inline }.
}
note-solo-result = { $goal ->
    [0] { $level ->
        [0] { remark-failure }
        [1] Pat: margines rządu jest o { $n } wyższy niż margines { $who-gen }, najlepszy wśród powstańców.
        [2] Postęp: margines rządu jest o { $n } wyższy niż margines { $who-gen }, najlepszy wśród powstańców.
       *[other] Triumf: margines rządu jest o { $n } wyższy niż margines { $who-gen }, najlepszy wśród powstańców.
    }
   *[other] { remark-failure }
}

## Non-players: journal

note-np-box = { $rule ->
    [AA-8_5_1] { $taken ->
        [0] Kartele, blok 1, zgrupowanie: nie. Dostępne elementy: { $n } z { $needed } potrzebnych; nie można też zbudować bazy.
       *[other] { $base ->
            [0] Kartele, blok 1, zgrupowanie: tak. Dostępne elementy: { $n }, wystarcza { $needed }.
            [1] Kartele, blok 1, zgrupowanie: tak. Dostępne elementy: tylko { $n } z { $needed } potrzebnych, ale można zbudować bazę.
           *[other] Kartele, blok 1, zgrupowanie: tak. Dostępne elementy: { $n }, wystarcza { $needed }; można też zbudować bazę.
        }
    }
    [AA-8_5_2] { $taken ->
        [0] Kartele, blok 2, przemarsz: nie. Wszystkie dostawy są na mapie.
       *[other] Kartele, blok 2, przemarsz: tak. Dostawy, które można umieścić: { $n }.
    }
    [AA-8_5_3] Kartele, blok 3, terror: nic innego nie wchodzi w grę.
    [AA-8_6_1] { $taken ->
        [0] AUC, blok 1, zgrupowanie: nie. Dostępni partyzanci: { $n } z { $needed } potrzebnych; nie można też zbudować bazy.
       *[other] { $base ->
            [0] AUC, blok 1, zgrupowanie: tak. Dostępni partyzanci: { $n }, wystarcza { $needed }.
            [1] AUC, blok 1, zgrupowanie: tak. Dostępni partyzanci: tylko { $n } z { $needed } potrzebnych, ale można zbudować bazę.
           *[other] AUC, blok 1, zgrupowanie: tak. Dostępni partyzanci: { $n }, wystarcza { $needed }; można też zbudować bazę.
        }
    }
    [AA-8_6_2] { $taken ->
        [0] { $needed ->
            [0] AUC, blok 2, przemarsz: nie. Na mapie nie ma żadnej bazy FARC.
           *[other] AUC, blok 2, przemarsz: nie. Partyzanci AUC są co najmniej na połowie pól z bazami FARC: { $n } z { $needed }.
        }
       *[other] AUC, blok 2, przemarsz: tak. Partyzanci AUC są na mniej niż połowie pól z bazami FARC: { $n } z { $needed }.
    }
    [AA-8_6_3] { $taken ->
        [0] AUC, blok { $box }, atak: nie.
       *[other] AUC, blok { $box }, atak: na żadnym polu nie ma naraz bazy FARC i ukrytego partyzanta AUC.
    }
    [AA-8_6_4] { $taken ->
        [0] AUC, blok { $box }, terror: nie. Na żadnym polu nie ma naraz bazy FARC i ukrytego partyzanta AUC.
       *[other] AUC, blok { $box }, terror: tak. Pola z bazą FARC i ukrytym partyzantem AUC: { $n }.
    }
    [AA-8_7_1] { $taken ->
        [0] FARC, blok 1, zgrupowanie: nie. Dostępni partyzanci: { $n } z { $needed } potrzebnych; nie można też zbudować bazy.
       *[other] { $base ->
            [0] FARC, blok 1, zgrupowanie: tak. Dostępni partyzanci: { $n }, wystarcza { $needed }.
            [1] FARC, blok 1, zgrupowanie: tak. Dostępni partyzanci: tylko { $n } z { $needed } potrzebnych, ale można zbudować bazę.
           *[other] FARC, blok 1, zgrupowanie: tak. Dostępni partyzanci: { $n }, wystarcza { $needed }; można też zbudować bazę.
        }
    }
    [AA-8_7_2] { $taken ->
        [0] FARC, blok 2, przemarsz: nie. LiKomy i pola z poparciem, na których FARC może już uderzyć: { $n }.
       *[other] FARC, blok 2, przemarsz: tak. FARC nie ma ukrytego partyzanta ani trzech elementów na żadnym LiKomie ani na żadnym polu z poparciem.
    }
    [AA-8_7_3] { $taken ->
        [0] FARC, blok 3, atak: nie. Zasoby FARC: { $n }; trzeba więcej niż { $needed }, bo tyle ma rząd.
       *[other] FARC, blok 3, atak: tak. Zasoby FARC: { $n }, więcej, niż ma rząd ({ $needed }).
    }
    [AA-8_7_4] FARC, blok 4, terror: nic innego nie wchodzi w grę.
   *[other] { $taken ->
        [0] Blok { $box }, { $verb-inline }: nie.
       *[other] Blok { $box }, { $verb-inline }: tak.
    }
}
# Why a Non-player chose a space. $rule: the step of its box, $verb: what it does there, $rank: the priority.
plain-np-why = { $rule ->
    [AA-8_5_1a] aby zbudować bazę
    [AA-8_5_1b] aby ukryć się przed kostkami
    [AA-8_5_1c] przy bazie bez partyzantów
    [AA-8_5_1d] z myślą o przyszłej bazie
    [AA-8_5_1e] { $rank ->
        [1] pod nową bazę na polu zgrupowania
       *[other] pod bazę przeniesioną z pola, które ma dwie
    }
    [AA-8_5_2] obok dwóch lub więcej swoich partyzantów
    [AA-8_5_2a] { $rank ->
        [1] przy bazie z partyzantem
       *[other] przy dwóch bazach, z których jedna idzie na sprzedaż
    }
    [AA-8_5_3] { $rank ->
        [1] tam, gdzie jest poparcie
        [2] tam, gdzie jest opozycja
       *[other] tam, gdzie jest neutralnie
    }
    [AA-8_5_3a] { $rank ->
        [1] przeciw rządowi
        [2] przeciw FARC
       *[other] przeciw AUC
    }
    [AA-8_6_1a] aby zbudować bazę
    [AA-8_6_1b] aby ukryć się przed kostkami
    [AA-8_6_1c] { $rank ->
        [3] przy bazie FARC
        [4] przy bazie AUC
       *[other] na dowolnym innym polu
    }
    [AA-8_6_1d] tam, gdzie jej elementów jest więcej niż pozostałych
    [AA-8_6_1e] { $rank ->
        [1] aby zbudować bazę
        [3] przy bazie FARC
        [4] przy bazie AUC
       *[other] na dowolnym innym polu
    }
    [AA-8_6_2] w stronę elementów FARC
    [AA-8_6_3] tam, gdzie partyzantów AUC jest najwięcej
    [AA-8_6_3a] tam, gdzie partyzantów AUC jest najmniej
    [AA-8_6_4] { $rank ->
        [1] przy bazie FARC
        [2] przy elementach FARC
       *[other] na dowolnym innym polu
    }
    [AA-8_6_4a] tam, gdzie partyzantów AUC jest więcej niż policji
    [AA-8_7_1a] aby zbudować bazę
    [AA-8_7_1b] aby ukryć się przed kostkami
    [AA-8_7_1c] przy bazie FARC
    [AA-8_7_1d] na jednym innym polu
    [AA-8_7_1e] { $rank ->
        [1] tam, gdzie jest co najmniej dwóch ukrytych partyzantów
       *[other] na najuboższym LiKomie
    }
    [AA-8_7_2a] aby zająć LiKom
    [AA-8_7_2b] tam, gdzie mogłaby agitować
    [AA-8_7_2c] na jeszcze jedno pole
    [AA-8_7_3] { $rank ->
        [1] tam, gdzie jest co najmniej trzech partyzantów
       *[other] z myślą o zasadzce
    }
    [AA-8_7_3a] tam, gdzie partyzantów FARC jest najmniej
    [AA-8_7_4] { $rank ->
        [1] aby dokonać sabotażu
        [2] z myślą o porwaniu
       *[other] aby zachwiać zaufaniem ludności
    }
    [AA-8_7_4a] { $rank ->
        [1] na LiKomie
        [2] w mieście
       *[other] przy bazie karteli
    }
   *[other] według priorytetu { $rank }
}
# Przy przemarszu $place to pole docelowe.
note-np-space = { $verb } { $verb-id ->
    [march] { $place-to }
   *[other] { $place-at }
}, { plain-np-why }: { $every ->
    [0] { $n ->
        [one] innych kandydatów nie ma.
       *[many] wybór spośród { $n } kandydatów.
    }
   *[other] wybierane są wszystkie takie pola.
}
note-np-event-space = { $n ->
    [one] Na potrzeby wydarzenia { $who-inline } { plain-chooses } { $place-acc }: to jedyne możliwe pole.
   *[many] { $best ->
        [one] Na potrzeby wydarzenia { $who-inline } { plain-chooses } { $place-acc }: to pierwsze według priorytetów spośród { $n } pól.
       *[many] Na potrzeby wydarzenia { $who-inline } { plain-chooses } { $place-acc }: losowo spośród { $best } dopuszczonych przez priorytety, a możliwych pól jest { $n }.
    }
}
note-np-no-agitation = { $n ->
    [0] Nie ma zasobów na agitację.
   *[many] Nie ma pola, na którym agitacja { $who-gen } przesunęłaby poziom; pozostałe zasoby: { $n }.
}
note-np-no-backing = Wsparcie elit nie jest możliwe na żadnym polu.
note-np-no-resources = Nie ma zasobów na operację, więc { $who-inline } { plain-passes }.
note-np-decision = { $reason ->
    [1] { $who-start } { plain-chooses } wydarzenie { plain-card-name }: pierwszy symbol z lewej na karcie.
    [2] { $who-start } nie { plain-chooses } wydarzenia { plain-card-name }: symbol nie jest na karcie pierwszy z lewej.
    [3] { $who-start } nie { plain-chooses } wydarzenia { plain-card-name }: niczego by nie zmieniło.
    [4] { $who-start } { plain-chooses } wydarzenie { plain-card-name } jako druga uprawniona frakcja.
    [5] { $who-start } nie { plain-chooses } wydarzenia { plain-card-name }: na karcie jest szara 2.
    [6] { $who-start } nie { plain-can } wybrać wydarzenia { plain-card-name }: pierwsza uprawniona frakcja nie zostawia takiej możliwości.
    [7] { $who-start } { plain-chooses } wydarzenie { plain-card-name }: takie jest życzenie rządu.
    [9] { $who-start } nie { plain-chooses } wydarzenia { plain-card-name }: jego instrukcja każe frakcjom nieobsadzonym wykonać operację.
   *[other] { $who-start } nie { plain-chooses } wydarzenia { plain-card-name }: takie jest życzenie rządu.
}
# Przy przemarszu pola są celem.
note-np-turn = { $verb-id ->
    [pass] Tura { $who-gen }: rezygnacja.
    [shaded] Tura { $who-gen }: wydarzenie, tekst zacieniony.
    [unshaded] Tura { $who-gen }: wydarzenie.
    [march] { $n ->
        [one] Tura { $who-gen }: { $verb-inline } na 1 pole, bez czynności specjalnej.
        [few] Tura { $who-gen }: { $verb-inline } na { $n } pola, bez czynności specjalnej.
       *[many] Tura { $who-gen }: { $verb-inline } na { $n } pól, bez czynności specjalnej.
    }
   *[other] { $n ->
        [one] Tura { $who-gen }: { $verb-inline } na 1 polu, bez czynności specjalnej.
       *[many] Tura { $who-gen }: { $verb-inline } na { $n } polach, bez czynności specjalnej.
    }
}
note-np-turn-with = { $verb-id ->
    [march] { $n ->
        [one] Tura { $who-gen }: { $verb-inline } na 1 pole, czynność specjalna: { $activity-inline }.
        [few] Tura { $who-gen }: { $verb-inline } na { $n } pola, czynność specjalna: { $activity-inline }.
       *[many] Tura { $who-gen }: { $verb-inline } na { $n } pól, czynność specjalna: { $activity-inline }.
    }
   *[other] { $n ->
        [one] Tura { $who-gen }: { $verb-inline } na 1 polu, czynność specjalna: { $activity-inline }.
       *[many] Tura { $who-gen }: { $verb-inline } na { $n } polach, czynność specjalna: { $activity-inline }.
    }
}
note-np-not-possible = { $verb-id ->
    [rally] Zgrupowanie nie jest nigdzie możliwe, więc { $who-inline } { plain-passes }.
   *[other] Operacja nie jest nigdzie możliwa ({ $verb-inline }), więc { $who-inline } { $who-num ->
        [pl] przechodzą
       *[sg] przechodzi
    } o jeden blok wyżej.
}
note-np-resources-out = Zasoby { $who-gen } się kończą: żadnego dalszego pola, choć były następne.
note-np-no-activity = Przy tej operacji ({ $verb-inline }) nie jest teraz możliwa żadna czynność specjalna.
note-random-space = Kostki czerwona { $red }, żółta { $yellow } i zielona { $green } wskazują { $target-acc }; licząc stamtąd, pierwszy z { $n } kandydatów to { $place-inline }.
note-equal-chance = Spośród { $n } kandydatów z równymi szansami: { $place-inline }.
note-equal-chance-faction = Spośród { $n } frakcji z równymi szansami: { $who-inline }.

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
card-first_division = 1. Dywizja
    .text = Raz na rundę akcja obywatelska na jednym kontrolowanym polu wymaga tylko 1 kostki. Zacieniony: akcja obywatelska wymaga 2 kostek wojsk i 2 kostek policji. Działa do końca gry.
card-ospina_and_mora = Ospina & Mora
    .text = Przeszukiwanie kosztuje 1 zasób za pole. Zacieniony: przeszukiwanie tylko na jednym polu na kartę. Działa do końca gry.
card-tapias = Tapias
    .text = Szturm kosztuje 1 zasób za pole. Zacieniony: szturm tylko na jednym polu na kartę. Działa do końca gry.
card-cano_limon_covenas = Caño Limón–Coveñas
    .text = Rząd dostaje dwukrotność wartości ekonomicznej trzech rurociągów bez sabotażu. Zacieniony: sabotaż trzech najbogatszych rurociągów bez kostek.
card-occidental_and_ecopetrol = Occidental & Ecopetrol
    .text = Sześć kostek policji na rurociągi, a trzech partyzantów na nich lub obok nich staje się aktywnych. Zacieniony: pole sąsiadujące z rurociągiem o wartości ekonomicznej 3 przesuwa się o 2 poziomy w kierunku aktywnej opozycji.
card-oil_spill = Wyciek ropy
    .text = Dwa departamenty sąsiadujące z sabotażem przechodzą na bierne poparcie. Zacieniony: sabotaż rurociągu, a sąsiadujący z nim departament przesuwa się o 1 poziom w kierunku aktywnej opozycji.
card-seventh_special_forces = 7. Grupa Sił Specjalnych
    .text = W każdej rundzie propagandy rząd usuwa maksymalnie trzy żetony terroru lub sabotażu. Zacieniony: sabotaż na LiKomach następuje także wtedy, gdy partyzantów jest tyle samo co kostek. Działa do końca gry.
card-fuerza_aerea_colombiana = Fuerza Aérea Colombiana
    .text = Rząd wykonuje trzy darmowe ataki z powietrza. Zacieniony: rząd traci 9 zasobów.
card-high_mountain_battalions = Bataliony wysokogórskie
    .text = W górach szturm działa jak w miastach. Zacieniony: usunięcie tam 1 elementu wymaga czterech kostek wojsk. Działa do końca gry.
card-blackhawks = Śmigłowce Black Hawk
    .text = Transport lotniczy przemieszcza dowolną liczbę kostek wojsk. Zacieniony: tylko jedną. Działa do końca gry.
card-national_defense_and_security_council = Rada Obrony i Bezpieczeństwa Narodowego
    .short = Rada Bezpieczeństwa
    .text = Na każde pole przeszukiwania może wejść 1 kostka policji. Zacieniony: przeszukiwanie wykrywa wojskami albo policją, nie jednym i drugim. Działa do końca gry.
card-plan_colombia = Plan Kolumbia
    .text = Rząd dostaje zasoby równe wsparciu, najwyżej 20; potem wsparcie rośnie o 10. Zacieniony: do następnej fazy resetu nie ma ataków z powietrza, a patrol nikogo nie wykrywa.
card-plan_meteoro = Plan Meteoro
    .text = Patrol daje darmowy szturm na każdym LiKomie. Zacieniony: na żadnym. Działa do końca gry.
card-tres_esquinas = Tres Esquinas
    .text = Rząd umieszcza w departamencie bazę i trzy kostki wojsk. Zacieniony: departament traci bazę rządową i kostkę.
card-war_tax = Podatek wojenny
    .text = Rząd dostaje zasoby równe czterokrotności rzutu kostką. Zacieniony: miasto neutralne lub z biernym poparciem przechodzi na bierną opozycję.
card-coffee_prices = Ceny kawy
    .text = Każdy departament górski daje 5 zasobów temu, kto ma tam najwięcej elementów; przy remisie rządowi. Zacieniony: rząd traci 10 zasobów.
card-madrid_donors = Darczyńcy z Madrytu
    .text = Rząd dostaje zasoby równe wsparciu, najwyżej 20; potem wsparcie rośnie o 6. Zacieniony: do następnej fazy resetu nie ma przeszukiwania ani szturmu w departamentach.
card-nspd_18 = NSPD-18
    .text = Rząd dostaje zasoby równe wsparciu, najwyżej 20; potem wsparcie rośnie o 20. Zacieniony: rząd traci 6 zasobów, a wsparcie spada o wynik rzutu kostką.
card-general_offensive = Ofensywa generalna
    .text = Twoja frakcja uderza za darmo na każdym polu, na którym może: rząd wykonuje przeszukiwanie bez ruchu albo szturm, powstańcy atak albo terror.
card-mono_jojoy = Mono Jojoy
    .text = Rząd przemieszcza maksymalnie sześciu partyzantów FARC na sąsiednie pola. Zacieniony: FARC wykonuje darmowy przemarsz, potem ukrywa maksymalnie trzech partyzantów.
card-raul_reyes = Raúl Reyes
    .text = FARC traci 6 zasobów i bazę. Zacieniony: FARC dostaje 6 zasobów i bazę.
card-alfonso_cano = Alfonso Cano
    .text = Pole z opozycją staje się neutralne. Zacieniony: przy następnej agitacji FARC może wybrać trzy dodatkowe pola z elementami FARC.
card-dod_contractors = Kontraktorzy Pentagonu
    .text = W departamencie wszyscy partyzanci stają się aktywni i znikają wszystkie bazy karteli. Zacieniony: rząd traci trzy kostki wojsk; rząd i FARC pauzują do końca następnej karty.
card-operacion_jaque = Operación Jaque
    .text = Miasto przechodzi na aktywne poparcie; FARC pauzuje do końca następnej karty. Zacieniony: z pola z FARC znikają dwie kostki wojsk, a miasto z poparciem staje się neutralne.
card-ejercito_de_liberacion_nacional = Ejército de Liberación Nacional
    .text = Wszystkie elementy FARC znikają z departamentu górskiego. Zacieniony: trzy elementy FARC trafiają do Antioquia lub sąsiedniego departamentu.
card-gramaje = Gramaje
    .text = Kartele atakują FARC wszędzie tam, gdzie są obie frakcje. Zacieniony: kartele płacą FARC 6 zasobów (pierwsza edycja: 3) za każde pole z bazą karteli i partyzantem FARC.
card-misil_antiaereo = Misil Antiaéreo
    .text = Rząd wykonuje trzy darmowe czynności specjalne. Zacieniony: do następnej fazy resetu żadnej z nich na polach z partyzantami.
card-hugo_chavez = Prezydent Wenezueli Hugo Chávez
    .text = Z pola sąsiadującego z Wenezuelą znikają maksymalnie trzy elementy powstańców. Zacieniony: baza FARC trafia do sąsiadującego z nią departamentu, a na pustych LiKomach przy Cúcuta następuje sabotaż.
card-kill_zone = Strefa śmierci
    .text = Na jednym polu wszyscy partyzanci FARC stają się aktywni, a rząd przeprowadza szturm. Zacieniony: FARC albo AUC wykonuje dwie zasadzki na jednym polu.
card-peace_commission = Komisja pokojowa
    .text = Znika strefa FARC i baza FARC, która tam jest. Zacieniony: rząd umieszcza strefę FARC, która dostaje bazę FARC. Pierwsza edycja: bez baz.
card-betancourt = Betancourt
    .text = Dwa miasta i departament przesuwają się o 1 poziom w kierunku aktywnego poparcia. Zacieniony: trzy pola przechodzą z biernej na aktywną opozycję.
card-secuestrados = Secuestrados
    .text = Dwa pola neutralne lub z bierną opozycją przechodzą na bierne poparcie. Zacieniony: FARC dostaje 12 zasobów.
card-sucumbios = Ekwadorska prowincja Sucumbíos
    .text = Z pola sąsiadującego z Ekwadorem znikają maksymalnie trzy elementy powstańców. Zacieniony: Ekwador staje się departamentem dla dwóch elementów każdej frakcji, a ty umieszczasz tam dwa własne.
card-airdropped_aks = Zrzut kałasznikowów
    .text = Frakcja powstańcza traci 5 zasobów. Zacieniony: frakcja powstańcza umieszcza dwóch partyzantów i bazę w departamencie z populacją 0.
card-crop_substitution = Zamiana upraw
    .text = W departamencie policja zastępuje wszystkie bazy karteli, a wsparcie rośnie o 3. Zacieniony: departament z bazą karteli przesuwa się o 2 poziomy w kierunku aktywnej opozycji.
card-zona_de_convivencia = Zona de Convivencia
    .text = Departament górski z największą liczbą elementów FARC staje się strefą FARC z bazą FARC; dwa sąsiednie pola przesuwają się o 1 poziom w kierunku aktywnego poparcia. Zachowujesz uprawnienie. Pierwsza edycja: bez bazy, a dwa neutralne pola przechodzą na bierne poparcie.
card-former_military = Były żołnierz
    .text = Rząd wszędzie wykonuje przeciw FARC przeszukiwanie bez ruchu albo szturm, licząc partyzantów AUC jako wojska. Zacieniony: AUC wykonuje darmowy przemarsz, potem zasadzkę tam, dokąd dotarła.
card-national_coordination_center = Narodowe Centrum Koordynacji
    .text = Wszyscy aktywni partyzanci AUC znikają z maksymalnie trzech pól z kostkami lub poparciem. Zacieniony: wszyscy partyzanci AUC na takich polach się ukrywają.
card-soldados_campesinos = Soldados Campesinos
    .text = Po 1 kostce policji trafia do sześciu departamentów. Zacieniony: w maksymalnie trzech departamentach partyzant AUC zastępuje kostkę policji.
card-demobilization = Demobilizacja
    .text = Policja zastępuje trzech partyzantów AUC. Zacieniony: wszystkie kostki odchodzą z departamentu z elementami AUC do miast, a dwa miasta dostają po 1 elemencie AUC.
card-mancuso = Mancuso
    .text = AUC traci 6 zasobów i wszystkie swoje elementy na jednym polu. Zacieniony: AUC dostaje 3 zasoby za każde pole, które dzieli z kartelami.
card-senado_and_camara = Senado & Cámara
    .text = Dwa neutralne pola przechodzą na bierne poparcie; rząd dostaje 3 zasoby. Zacieniony: do następnej fazy resetu nie ma przeszukiwania ani szturmu przeciw twojej frakcji.
card-calima_front = Front Calima
    .text = Dwa żetony terroru w departamencie z wojskami, a jego bazy FARC znikają. Zacieniony: dwa żetony terroru w departamencie z wojskami, a wsparcie spada o 9.
card-colombia_nueva = Colombia Nueva
    .text = Miasto bez opozycji przechodzi na aktywne poparcie; rząd dostaje 3 zasoby. Zacieniony: miasto z poparciem staje się neutralne; rząd traci 3 zasoby.
card-los_derechos_humanos = Los Derechos Humanos
    .text = Pola z kostkami i terrorem przesuwają się o 1 poziom w kierunku aktywnego poparcia. Zacieniony: wsparcie spada o 1 za każde pole z elementami AUC, a rząd traci zasoby według rzutu kostką.
card-limpieza = Limpieza
    .text = Frakcja powstańcza uderza na jednym polu: dwa żetony terroru, dwa wrogie elementy mniej i bierne poparcie lub bierna opozycja według jej wyboru.
card-pinto_and_del_rosario = Pinto & del Rosario
    .text = Wszyscy partyzanci AUC stają się aktywni, a policja wszędzie szturmuje AUC. Zacieniony: AUC umieszcza w Cúcuta dwóch partyzantów, wykonuje tam terror i ukrywa dwóch partyzantów.
card-union_sindical_obrera = Unión Sindical Obrera
    .text = Obok rurociągu o wartości ekonomicznej 3 kończy się opozycja na jednym polu albo znika baza FARC. Zacieniony: dwa miasta inne niż Bogotá przesuwają się o 1 poziom w kierunku aktywnej opozycji.
card-bloques = Bloques
    .text = Trzech dostępnych partyzantów AUC opuszcza grę. Zacieniony: partyzant AUC i baza AUC trafiają do departamentu.
card-carabineros = Carabineros
    .text = Rząd umieszcza w departamentach maksymalnie trzy kostki policji. Zacieniony: dwie kostki policji znikają albo zastępują je partyzanci AUC.
card-pipeline_repairs = Naprawa rurociągów
    .text = Naprawiane są wszystkie rurociągi, a jeśli nie było czego naprawiać, rząd dostaje 12 zasobów. Zacieniony: sabotaż trzech rurociągów w zasięgu partyzantów FARC.
card-castano = Castaño
    .text = Dwa pola, miasta lub departamenty górskie, przesuwają się o 1 poziom w kierunku aktywnego poparcia. Zacieniony: baza AUC tam, gdzie jest AUC, i 1 zasób za każdą bazę AUC.
card-criminal_air_force = Przestępcze siły powietrzne
    .text = Frakcja powstańcza przerzuca jednego lub dwóch partyzantów między dwoma departamentami, a oni się ukrywają.
card-deserters_and_defectors = Dezerterzy i zbiegowie
    .text = Maksymalnie dwóch partyzantów znika albo zastępują ich partyzanci innych frakcji.
card-dea_agents = Agenci DEA
    .text = Znikają dwie dostawy i pięciu partyzantów karteli, a wsparcie rośnie o 3 (pierwsza edycja: jedna dostawa, bez wsparcia). Zacieniony: trzy pola z elementami karteli przesuwają się o 1 poziom w kierunku aktywnej opozycji.
card-drogas_la_rebaja = Drogas La Rebaja
    .text = Kartele płacą rządowi 15 zasobów (pierwsza edycja: 9). Zacieniony: dostają 2 zasoby za każdy swój element w miastach i po bazie w dwóch miastach.
card-op_millennium = Operacja Millennium
    .text = Policja zastępuje maksymalnie trzy elementy karteli. Zacieniony: na każdym z dwóch pól element karteli zastępuje kostkę policji.
card-general_serrano = Generał Serrano
    .text = Kartele tracą 6 zasobów i wszystkich swoich partyzantów. Zacieniony: kartele przenoszą maksymalnie cztery kostki policji w dowolne miejsca.
card-salcedo = Salcedo
    .text = Wszyscy partyzanci karteli stają się aktywni, a rząd wszędzie szturmuje kartele. Zacieniony: wszyscy się ukrywają, a maksymalnie trzech idzie w dowolne miejsca.
card-the_chess_player = Szachista
    .text = Wszystkie elementy karteli znikają z dwóch miast albo jednego departamentu; rząd dostaje 6 zasobów. Zacieniony: kartele dostają bazy w dwóch miastach i darmową korupcję.
card-air_bridge = Most powietrzny
    .text = Wszystkie elementy karteli znikają z miasta, a kartele tracą 6 zasobów. Zacieniony: po bazie karteli w trzech departamentach bez elementów karteli.
card-amazonia = Amazonía
    .text = Z departamentów leśnych z populacją 0 znikają maksymalnie trzy elementy powstańców. Zacieniony: po bazie karteli w Guainía, Vaupés i Amazonas.
card-narco_war = Narkowojna
    .text = Na każdym polu znikają wszyscy partyzanci karteli oprócz jednego, a ten wykonuje terror. Kartele pauzują do końca następnej karty.
card-cocaine_labs = Laboratoria kokainowe
    .text = Partyzanci FARC przy bazach karteli dostają dwie dostawy (pierwsza edycja: jedną). Zacieniony: kartele dostają 2 zasoby za każdą bazę w mieście i 1 za każdą w departamencie.
card-poppies = Uprawy maku
    .text = W departamencie górskim umieść lub usuń dostawę i umieść lub usuń bazę powstańców (pierwsza edycja: jedno z dwojga).
card-tingo_maria = Tingo María
    .text = Z departamentów leśnych znikają trzy bazy karteli. Zacieniony: jeszcze jedna w każdym departamencie leśnym, który ją ma.
card-mexican_traffickers = Meksykańscy handlarze
    .text = Kartele tracą 20 zasobów (pierwsza edycja: 10). Zacieniony: w następnej rundzie dostają 4 zasoby za każdą bazę.
card-narco_subs = Narko-okręty podwodne
    .text = Z wybrzeża znikają dwa elementy karteli albo maksymalnie dwie dostawy. Zacieniony: kartele dostają 2 zasoby za każdy swój element na wybrzeżu.
card-riverines_and_fast_boats = Jednostki rzeczne i szybkie łodzie
    .text = Twoje kostki lub partyzanci płyną maksymalnie trzy departamenty dalej; tam możesz wykonać darmową operację.
card-ayahuasca_tourism = Turystyka ayahuascowa
    .text = Rząd dostaje 6 zasobów za każdy departament leśny bez partyzantów. Zacieniony: frakcja powstańcza wykonuje terror w każdym departamencie leśnym, w którym jest, po 3 zasoby za każdy.
card-darien = Prowincja Darién w Panamie
    .text = Partyzant znika z Chocó, a jego frakcja traci 5 zasobów. Zacieniony: Panama staje się departamentem leśnym, a ty umieszczasz tam jedną lub dwie własne bazy.
card-sicarios = Sicarios
    .text = Na dwóch polach partyzanci FARC i AUC zastępują wszystkich partyzantów karteli. Zacieniony: wszyscy dostępni partyzanci karteli trafiają do baz karteli.
card-propaganda = Propaganda!
    .text = Runda: sprawdzenie zwycięstwa, kontrola i sabotaż, wpływy, akcja obywatelska i agitacja, wybory, wsparcie elit, rozmieszczenie, faza resetu.

## Spaces, by their printed names

thing-bogota = Bogotá–Villavicencio
    .text = Miasto, populacja 8.
thing-cali = Cali
    .text = Miasto, populacja 3.
thing-medellin = Medellín
    .text = Miasto, populacja 3.
thing-bucaramanga = Bucaramanga
    .text = Miasto, populacja 2.
thing-ibague = Ibagué–Pereira
    .text = Miasto, populacja 2.
thing-santa_marta = Santa Marta–Barranquilla
    .text = Miasto, populacja 2.
thing-cartagena = Cartagena
    .text = Miasto, populacja 1.
thing-cucuta = Cúcuta
    .text = Miasto, populacja 1.
thing-neiva = Neiva
    .text = Miasto, populacja 1.
thing-pasto = Pasto
    .text = Miasto, populacja 1.
thing-sincelejo = Sincelejo–Montería
    .text = Miasto, populacja 1.
thing-atlantico = Atlántico–Magdalena
    .text = Departament leśny, populacja 1.
thing-choco = Chocó–Córdoba
    .text = Departament leśny, populacja 1.
thing-narino = Nariño–Cauca
    .text = Departament leśny, populacja 1.
thing-meta_west = Meta West
    .text = Departament leśny, populacja 1.
thing-guaviare = Guaviare
    .text = Departament leśny, populacja 1.
thing-putumayo = Putumayo–Caquetá
    .text = Departament leśny, populacja 1.
thing-cesar = Cesar–La Guajira
    .text = Departament górski, populacja 1.
thing-antioquia = Antioquia–Bolívar
    .text = Departament górski, populacja 2.
thing-santander = Santander–Boyacá
    .text = Departament górski, populacja 2.
thing-huila = Huila–Tolima
    .text = Departament górski, populacja 2.
thing-arauca = Arauca–Casanare
    .text = Departament równinny, populacja 1.
thing-meta_east = Meta East
    .text = Departament równinny, populacja 1.
thing-vichada = Vichada
    .text = Departament równinny, populacja 0.
thing-guainia = Guainía
    .text = Departament leśny, populacja 0.
thing-vaupes = Vaupés
    .text = Departament leśny, populacja 0.
thing-amazonas = Amazonas
    .text = Departament leśny, populacja 0.
thing-ecuador = Ekwador (Sucumbíos)
    .text = Po wejściu do gry departament z populacją 0, dla dwóch elementów każdej frakcji.
thing-panama = Panama (Darién)
    .text = Po wejściu do gry departament leśny z populacją 0, w którym przeszukiwanie nikogo nie wykrywa.
thing-loc_cartagena_santa_marta = Cartagena – Santa Marta
    .text = Droga, wartość ekonomiczna 1.
thing-loc_cartagena_sincelejo = Cartagena – Sincelejo
    .text = Rurociąg, wartość ekonomiczna 1.
thing-loc_santa_marta_ayacucho = Santa Marta – Ayacucho
    .text = Rurociąg, wartość ekonomiczna 2.
thing-loc_sincelejo_ayacucho = Sincelejo – Ayacucho
    .text = Rurociąg, wartość ekonomiczna 3.
thing-loc_cucuta_ayacucho = Cúcuta – Ayacucho
    .text = Rurociąg, wartość ekonomiczna 3.
thing-loc_bucaramanga_ayacucho = Bucaramanga – Ayacucho
    .text = Rurociąg, wartość ekonomiczna 2.
thing-loc_cucuta_arauca = Cúcuta – Arauca
    .text = Rurociąg, wartość ekonomiczna 3.
thing-loc_sincelejo_medellin = Sincelejo – Medellín
    .text = Rurociąg, wartość ekonomiczna 2.
thing-loc_medellin_ibague = Medellín – Ibagué
    .text = Rurociąg, wartość ekonomiczna 1.
thing-loc_ibague_cali = Ibagué – Cali
    .text = Rurociąg, wartość ekonomiczna 1.
thing-loc_cali_buenaventura = Cali – Buenaventura
    .text = Rurociąg, wartość ekonomiczna 1.
thing-loc_cali_pasto = Cali – Pasto
    .text = Droga, wartość ekonomiczna 1.
thing-loc_pasto_tumaco = Pasto – Tumaco
    .text = Droga, wartość ekonomiczna 1.
thing-loc_neiva_pasto = Neiva – Pasto
    .text = Droga, wartość ekonomiczna 1.
thing-loc_bogota_neiva = Bogotá – Neiva
    .text = Rurociąg, wartość ekonomiczna 2.
thing-loc_bogota_san_jose = Bogotá – San José
    .text = Droga, wartość ekonomiczna 1.
thing-loc_bogota_yopal = Bogotá – Yopal
    .text = Rurociąg, wartość ekonomiczna 2.
thing-loc_bogota_ibague_bucaramanga = Bogotá – Ibagué – Bucaramanga
    .text = Rurociąg, wartość ekonomiczna 2.

## Things on the table

thing-board = Stół
    .text = Mapa Kolumbii, tory, karty i sekwencja gry.
thing-city = Miasto
    .text = Liczba to populacja w milionach. Dla poparcia i opozycji bierny poziom liczy ją raz, aktywny dwa razy.
thing-department = Departament
    .text = Liczba to populacja. W lesie trudniej wykryć partyzantów, w górach trudniej ich trafić.
thing-loc = Linia komunikacyjna
    .text = Droga lub rurociąg. Liczba to dochód rządu, o ile nie ma tu sabotażu.
thing-town = Miasteczko
    .text = To nie pole, ale departamenty i LiKomy, które się tu spotykają, sąsiadują ze sobą.
thing-troops = Wojska
    .text = Ciemne kostki. Przeszukują i szturmują, a w każdej rundzie propagandy muszą wracać do miast i baz.
thing-police = Policja
    .text = Jasne kostki. Wykrywają partyzantów i trzymają teren; razem z wojskami umożliwiają akcję obywatelską.
thing-base = Baza
    .text = Najwyżej dwie na polu. Bazy dają dochód i wzmacniają zgrupowanie; liczą się do niektórych celów.
thing-underground = Ukryty partyzant
    .text = Bezpieczny przed szturmem i atakiem z powietrza, zdolny do terroru, zasadzki i wymuszenia.
thing-active = Aktywny partyzant
    .text = Wykryty lub ujawniony; może go trafić szturm i atak z powietrza.
thing-shipment = Dostawa
    .text = Narkotyki w drodze. Warte dodatkowej operacji ograniczonej albo bazy lub 6 zasobów w następnej rundzie propagandy.
thing-terror = Terror
    .text = Trzeba go wykupić, zanim akcja obywatelska lub agitacja wpłynie na ludność. Usuwa go faza resetu.
thing-sabotage = Sabotaż
    .text = Ten LiKom nie da rządowi dochodu w następnej rundzie propagandy.
thing-farc_zone = Strefa FARC
    .text = Nie może tu być żaden element rządowy. Atak z powietrza i opryski nadal tu sięgają.
thing-government_control = Kontrola rządu
    .text = Rząd ma tu więcej elementów niż wszyscy powstańcy razem.
thing-farc_control = Kontrola FARC
    .text = FARC ma tu więcej elementów niż wszyscy pozostali razem.
thing-active_support = Aktywne poparcie
    .text = Ludność stoi po stronie rządu; jej populacja liczy się podwójnie do sumy poparcia.
thing-passive_support = Bierne poparcie
    .text = Ludność skłania się ku rządowi; jej populacja liczy się raz do sumy poparcia.
thing-neutral = Neutralny
    .text = Ludność nie opowiada się po żadnej stronie albo nikt tu nie mieszka.
thing-passive_opposition = Bierna opozycja
    .text = Ludność jest niechętna rządowi; jej populacja liczy się raz do sumy opozycji.
thing-active_opposition = Aktywna opozycja
    .text = Ludność występuje przeciw rządowi; jej populacja liczy się podwójnie do sumy opozycji.
thing-resources = Zasoby
    .text = To, co frakcja może wydać, najwyżej 99.
thing-aid = Wsparcie
    .short = Wsp.
    .text = Pomoc z zagranicy, najwyżej 29. Powiększa dochód rządu, chyba że prezydentem jest Samper.
thing-total_support = Suma poparcia
    .text = Rząd potrzebuje więcej niż 60.
thing-opposition_and_bases = Opozycja + bazy
    .text = Suma opozycji razem z bazami FARC. FARC potrzebuje więcej niż 25.
thing-margin = Margines zwycięstwa
    .text = O ile frakcja jest powyżej swojego celu lub poniżej niego. Po ostatniej rundzie wygrywa najwyższy margines.
thing-president = El Presidente
    .text = Gdy po akcji obywatelskiej i agitacji suma poparcia wynosi 60 lub mniej, urząd obejmuje następny prezydent.
thing-samper = Samper
    .text = Dochód rządu nie obejmuje wsparcia.
thing-pastrana = Pastrana
    .text = Gdy obejmuje urząd, powstaje strefa FARC.
thing-uribe = Uribe
    .text = Gdy obejmuje urząd, znikają wszystkie strefy FARC.
thing-current_card = Bieżąca karta
    .text = Symbole podają kolejność, w jakiej mogą działać uprawnione frakcje; zadziałają najwyżej dwie.
thing-next_card = Następna karta
    .text = To, co nastąpi. Jeśli jest to finałowa karta propagandy, teraz operacje są ograniczone.
thing-deck = Talia dobierania
    .text = Karty, które jeszcze nadejdą, z kartą propagandy w każdym stosie.
thing-played = Karty zagrane
    .text = Wszystkie zagrane karty, jawne dla wszystkich.
thing-propaganda = Propaganda
    .text = Runda wpływów, polityki i rozmieszczenia oraz sprawdzenie, czy ktoś nie wygrał.
thing-eligible = Uprawniona
    .text = Może działać przy tej karcie, w kolejności symboli.
thing-ineligible = Nieuprawniona
    .text = Działała przy poprzedniej karcie, więc przy tej pauzuje.
thing-first_eligible = Pierwsza uprawniona
    .short = 1. uprawniona
    .text = Wybiera swobodnie: operację, operację z czynnością specjalną albo wydarzenie.
thing-second_eligible = Druga uprawniona
    .short = 2. uprawniona
    .text = Może zrobić to, na co pozwala wybór pierwszej uprawnionej.
thing-non_player = Nieobsadzona
    .text = Frakcja, którą nikt nie gra; kieruje się stałymi priorytetami i rzutami kostką.
thing-capability = Możliwości rządu
    .text = Działa do końca gry.
thing-momentum = Powstańczy impet
    .text = Działa do następnej fazy resetu.
thing-available = Dostępne
    .text = Elementy, których nie ma na mapie i które można umieścić.
thing-acting = Teraz działa
    .text = Decyduje ta frakcja.
thing-winner = Zwycięzca
    .text = Osiąga cel albo ma najwyższy margines po ostatniej rundzie.

## Heads of columns, where the table is printed as text

plain-faction = Frakcja
plain-resources = Zasoby
plain-margin = Margines
plain-available = Dostępne
plain-standing = Pozycja
plain-guerrilla = Partyzant
plain-space = Pole
plain-level = Poziom
plain-control = Kontrola
plain-pieces = Elementy
plain-markers = Żetony
plain-track = Tor
plain-turned-up = Odkryto
plain-card = Karta
plain-order = Kolejność
plain-text = Tekst
plain-lasting = Trwałe wydarzenie
plain-side = Strona

# Towns, and what stands in the sequence of play
thing-ayacucho = Ayacucho
    .text = Miasteczko nie jest polem; departamenty i LiKomy, które się przy nim spotykają, sąsiadują ze sobą.
thing-arauca_town = Arauca (miasteczko)
    .text = { thing-ayacucho.text }
thing-yopal = Yopal
    .text = { thing-ayacucho.text }
thing-san_jose = San José del Guaviare
    .text = { thing-ayacucho.text }
thing-buenaventura = Buenaventura
    .text = { thing-ayacucho.text }
thing-tumaco = Tumaco
    .text = { thing-ayacucho.text }
thing-bases = Bazy
    .text = Bazy na mapie.
thing-passed = Rezygnacja
    .text = Pobrano zasoby, a uprawnienie pozostaje.
thing-operation = Operacja
    .text = Wykonano operację bez czynności specjalnej: następna frakcja może wykonać tylko operację ograniczoną.
thing-operation_and_activity = Operacja z czynnością specjalną
    .text = Następna frakcja może wykonać operację ograniczoną albo wydarzenie.
thing-event = Wydarzenie
    .text = Wykonano wydarzenie: następna frakcja może wykonać operację z czynnością specjalną.
thing-limited = Ograniczona
    .text = Jedno pole, bez czynności specjalnej.

## The game on one page

remark-goal-factions = Cele: rząd – suma poparcia powyżej { $support }; FARC – opozycja + bazy powyżej { $opposition }; AUC – więcej baz niż FARC; kartele – więcej niż { $bases } baz i więcej niż { $resources } zasobów.
remark-goal-margin = Kto na początku rundy propagandy ma osiągnięty cel, wygrywa. Po ostatniej rozstrzyga najwyższy margines powyżej lub poniżej celu.
remark-goal-alone = W pojedynkę grasz rządem: przegrywasz, jeśli przy takim sprawdzeniu cel osiąga któraś frakcja powstańcza, a na koniec twój margines porównuje się z najlepszym z ich marginesów.
# Kto jest jak blisko zwycięstwa, obok planszy. $margin: ile powyżej celu albo poniżej niego.
panel-standing = Jak blisko celu są frakcje
remark-standing-govt = Rząd: suma poparcia { $have }, cel: powyżej { $goal }
    .value = { $margin }
remark-standing-farc = FARC: opozycja + bazy { $have }, cel: powyżej { $goal }
    .value = { $margin }
remark-standing-auc = AUC: bazy { $have }, cel: więcej niż FARC, która ma { $goal }
    .value = { $margin }
remark-standing-cartels = Kartele: bazy { $bases }, cel: powyżej { $goal }; zasoby { $resources }, cel: powyżej { $worth }
    .value = { $margin }
remark-turn-order = Przy każdej karcie działają najwyżej dwie uprawnione frakcje, w kolejności symboli na karcie.
remark-turn-choice = Pierwsza może wybrać operację, z czynnością specjalną lub bez niej, albo wydarzenie z karty; od tego zależy, co zostaje drugiej. Kto rezygnuje, dostaje zasoby.
remark-turn-eligible = Frakcja, która działała, przy następnej karcie jest nieuprawniona. Karta propagandy przynosi wpływy, politykę i rozmieszczenie.
remark-thing-econ = Przynosi rządowi { $n } w rundzie propagandy.
remark-thing-sabotaged = Sabotaż: w następnej rundzie propagandy nie przynosi rządowi nic.
remark-thing-support = Liczy się do sumy poparcia
    .value = { $n }
remark-thing-opposition = Liczy się do sumy opozycji
    .value = { $n }

## Why something is not offered

remark-why-no-place = Teraz nie wybiera się pola.
remark-why-no-operation = Teraz nie wybiera się operacji.
remark-why-no-activity = Teraz nie wybiera się czynności specjalnej.
remark-why-loc = { $place } to linia komunikacyjna; tutaj nie można jej wybrać.
remark-why-no-loc = { $place } to nie linia komunikacyjna.
remark-why-city = { $place } to miasto.
remark-why-no-department = { $place } to nie departament.
remark-why-not-in-play = { $place }: tego pola nie ma w grze.
remark-why-zone = { $place } to strefa FARC.
remark-why-no-cubes = Nie ma kostek { $place-at }.
remark-why-no-troops = Nie ma wojsk { $place-at }.
remark-why-no-troops-near = Nie ma kostek { $place-at }, a w zasięgu nie ma wojsk, które się jeszcze nie ruszały.
remark-why-no-guerrillas = Nie ma partyzantów { $who-gen } { $place-at }.
remark-why-no-underground = Nie ma ukrytych partyzantów { $who-gen } { $place-at }.
remark-why-no-pieces = Nie ma elementów { $who-gen } { $place-at }.
remark-why-no-such-piece = Nie ma { $place-at } takiego elementu: { $piece-one }.
remark-why-police = Partyzantów { $who-gen } nie jest { $place-at } więcej niż policji.
remark-why-outnumbered = Elementów { $who-gen } nie jest { $place-at } więcej niż wszystkich pozostałych.
remark-why-used-there = Tej czynności specjalnej użyto już { $place-at }.
remark-why-no-pop = { $place } ma populację 0.
remark-why-level-full = Nie ma terroru { $place-at }, a poziomu nie da się dalej przesunąć.
remark-why-cannot-shift = Poziomu { $place-at } nie da się dalej przesunąć.
remark-why-no-room = Nie ma już miejsca { $place-at }.
remark-why-needed = Operacja jeszcze się nie zaczęła i zostałaby bez pola.
remark-why-no-control = { $place } nie jest pod kontrolą { $who-gen }.
remark-why-controlled = { $place } jest pod kontrolą.
remark-why-no-garrison = { $n ->
    [one] Nie ma { $place-at } naraz wojsk i policji.
   *[many] Wojsk i policji jest { $place-at } mniej niż po { $n }.
}
remark-why-no-terror = Nie ma terroru { $place-at }.
remark-why-redeployed = Wszystkie kostki { $place-at } zostały już rozmieszczone.
remark-why-from-there = Wychodzą właśnie { $place-from }.
remark-why-only-bogota = Innego schronienia nie ma: idą do Bogotá.
remark-why-no-haven = { $place }: trzeba miasta lub pola z bazą rządową, pod kontrolą rządu i z wolnym miejscem.
remark-why-no-police-haven = { $place }: brak kontroli rządu albo wolnego miejsca.
remark-why-event-elsewhere = Wydarzenie wskazuje inne pole niż { $place-inline }.
remark-why-selected = To pole jest już wybrane: { $place-inline }.
remark-why-limited = Operacja ograniczona ma jedno pole i jest już ono wybrane.
remark-why-poor = Kosztuje to { $n ->
    [one] 1 zasób
    [few] { $n } zasoby
   *[many] { $n } zasobów
}, a ty masz { $left }.
remark-why-one-a-card = Ta karta pozwala na jedno pole na kartę.
remark-why-no-departments = Ta karta zamyka departamenty, a { $place } to departament.
remark-why-nobody-located = Nikogo { $place-at } nie można trafić: nie ma aktywnego partyzanta ani bazy, której nie strzeże ukryty partyzant.
remark-why-too-weak = Siły { $place-at } są za słabe, by usunąć element.
remark-why-no-street = Żaden LiKom ani miasto nie łączy się dla patrolu z tym polem: { $place-inline }.
remark-why-moved = Wszystkie elementy { $place-at } już się ruszyły.
remark-why-one-destination = Operacja ograniczona ma jedno pole docelowe: { $target-inline }.
remark-why-support = { $place }: jest tam poparcie dla rządu.
remark-why-opposition = { $place }: jest tam opozycja.
remark-why-none-to-rally = Nie ma { $place-at } nic, co { $who-inline } { plain-can } umieścić lub odwrócić.
remark-why-no-destination = Nie da się już stąd nigdzie pomaszerować za posiadane zasoby: { $place-inline }.
remark-why-no-enemy = Nie ma wroga { $place-at }.
remark-why-not-adjacent = { $place } nie sąsiaduje z { $target-ins }.
remark-why-there-already = Partyzanci z tej grupy są już { $place-at }; idą na sąsiednie pole.
remark-why-group-went = Grupa { $target-from } przeszła już { $place-to }.
remark-why-held-up = Na każdej drodze kostki zatrzymują partyzanci albo nie ma drogi do tego pola: { $place-inline }.
remark-why-too-far = { $place }: za daleko od { $target-gen }.
remark-why-not-own-operation = To nie jest operacja { $who-gen }: { $verb-inline }.
remark-why-final-card = Następna karta to finałowa karta propagandy: ta operacja nie jest już możliwa ({ $verb-inline }).
remark-why-no-space = Teraz na żadnym polu nie jest to możliwe ({ $verb-inline }). Zasoby: { $left }.
remark-why-no-event = { $taken ->
    [1] Pierwsza frakcja wykonała wydarzenie.
   *[other] Pierwsza frakcja wykonała operację bez czynności specjalnej: wtedy druga nie może wybrać wydarzenia.
}
remark-why-not-among-zones = Karta nie wymienia tego departamentu: { $place-inline }.
remark-why-fewer-farc = { $place }: jest tu mniej elementów FARC niż tam, gdzie jest ich najwięcej ({ $n }).
remark-why-farc-base = { $place }: jest tu baza FARC.
remark-why-base-with-pop = Liczba baz karteli w departamentach z populacją musi wynosić co najmniej { $n }, więc pozostałe trafiają tam.
remark-why-not-own-activity = To nie jest czynność specjalna { $who-gen }: { $verb-inline }.
remark-why-limited-activity = Operacji ograniczonej nie towarzyszy czynność specjalna.
remark-why-not-with-operation = Ta czynność specjalna ({ $activity-inline }) nie łączy się z tą operacją ({ $verb-inline }).
remark-why-one-activity = Operacji towarzyszy jedna czynność specjalna, a ta jest już użyta albo teraz niemożliwa.
remark-why-no-use-now = Teraz nic by to nie dało albo zostawiłoby operację bez pola: { $verb-inline }.
remark-why-not-trained = Tego pola nie wybrano do szkolenia: { $place-inline }.
remark-why-no-extra = Ani baza, ani akcja obywatelska nie jest { $place-at } możliwa.
remark-why-misil = { card-misil_antiaereo } trzyma samoloty rządu z dala od partyzantów { $place-at }.
remark-why-nobody-pays = Nikt { $place-at } nie może zapłacić okupu.
remark-why-no-terror-there = { $place } nie jest polem tego terroru.
remark-why-no-base-to-bring = Nie da się sprowadzić żadnej bazy { $place-to }.
remark-why-no-carrier = Żaden partyzant { $place-at } nie może nieść dostawy.
remark-why-nobody-to-bribe = Nikogo { $place-at } nie można przekupić.

## How a finished game is told

remark-won-by-goal = { $who-start } { plain-reaches } cel z marginesem { $n } i { plain-wins }.
remark-won-by-margin = { $who-start } { plain-wins } z najwyższym marginesem po ostatniej rundzie propagandy: { $n }.
story-curve = Marginesy zwycięstwa
sheet-margins = Marginesy zwycięstwa
remark-sheet-party = { $who }
remark-sheet-check = Propaganda { $n }
remark-sheet-final = Na koniec
remark-sheet-margin = Margines

## What the rules object to in a position that was written; each goes on after a colon

position-rule-pieces = { $piece }: { $n } zamiast { $most }.
position-rule-bases = za dużo baz: { $place }.
position-rule-zone = elementy rządu w strefie FARC: { $place }.
position-rule-not-in-play = elementy na polu, którego nie ma w grze: { $place }.
position-rule-ecuador = jedna z frakcji ma w Ekwadorze więcej elementów niż { $n }.
position-rule-resources = jedna z frakcji ma więcej zasobów niż { $n }.
position-rule-aid = wsparcie wynosi więcej niż { $n }.
position-rule-markers = żetonów terroru i sabotażu jest razem tylko { $n }.
position-rule-sabotage = na jednym LiKomie są dwa żetony sabotażu.
position-rule-events = brakuje karty wydarzenia albo jakaś jest w dwóch miejscach.
position-rule-shipment = dostawa { $n } ma tylko miejsce albo tylko właściciela; potrzebne jest jedno i drugie albo nic.

## Lines of a position that is set up, by their key; line-<key>-<word>: what a line can say

line-seats = Kto prowadzi którą frakcję
line-seats-non-player = Nieobsadzona
line-twin_factions = { setup-two_factions_each }
line-open_next = Następna karta jest odkryta
line-eligibility-a = { setup-eligibility-option_a }
line-eligibility-b = { setup-eligibility-option_b }
line-last_propaganda = Runda propagandy, która kończy grę
line-quick = { setup-scenario-quick_play }
line-seeded = { setup-seeded_propaganda }
line-edition = Edycja tekstów kart
line-deploying = Frakcja, która się rozstawia
line-propaganda = Odkryte karty propagandy
line-rounds = Rozegrane rundy propagandy
line-foreign = Sąsiednie kraje w grze
line-zones = Strefy FARC
line-levels = Poparcie i opozycja
line-levels-active-opposition = Aktywna opozycja
line-levels-opposition = Bierna opozycja
line-levels-neutral = Neutralne
line-levels-support = Bierne poparcie
line-levels-active-support = Aktywne poparcie
line-terror = Żetony terroru i sabotażu
line-control = Kontrola według ostatniej rundy propagandy
line-shipments = Gdzie są dostawy
line-shipment_owners = Czyje są dostawy
line-card = Miejsce bieżącej karty w talii, od 0
line-removed = Wydarzenia odłożone w ciemno
line-lasting = Efekty trwałe
line-slot = Ile frakcji wykonało coś na tej karcie
line-first_executed = Co wykonała pierwsza uprawniona frakcja
line-first_executed-nothing = nic
line-first_executed-operation_and_activity = Operacja i czynność specjalna
line-asked = Frakcje, które na tej karcie już zrezygnowały lub coś wykonały
line-talks = Liczba ofert i próśb w tej turze
line-executed = Frakcje, które na tej karcie już coś wykonały
line-stay_eligible = Frakcje, które pozostają uprawnione
line-bar_next = Frakcje nieuprawnione także na następnej karcie
line-shipped = Frakcje, które na tej karcie miały już operację za dostawę
line-executing = Frakcja, której tura trwa
line-actor = Frakcja, która działa
line-free = Operacja jest darmowa
line-limited = Operacja jest ograniczona
line-operation_spaces = Pola operacji
line-paid = Zapłacone za nią zasoby
line-barred = Pola, na które nie może wejść
line-destination = Cel operacji ograniczonej
line-activity = Czynność specjalna
line-activity_open = Czynność specjalna jest jeszcze możliwa
line-activity_spaces = Pola czynności specjalnej
line-swept = Na tej karcie było przeszukiwanie
line-assaulted = Na tej karcie był szturm
line-civic_space = Pole otwarte kartą 1 na akcję obywatelską
line-extra_agitation = Pola otwarte kartą 22 na agitację
line-moved = Przesunięte elementy
line-groups = Grupy po przemarszu
