# Narcos in Russian. How messages are found, and the forms of values ($place-inline), is in tablero/texts/speech.py.
# Locations have .inline (nominative) only, as a data pack may give no more: they stand behind «локация» in its case.
# Figures: .inline nominative, .gen, .dat, .acc, .ins. Factions: .inline, .gen, .ins. Defence tokens: .inline, .acc.

game-title = Нарко
game-description = Патрон прячется где-то в Колумбии, а сикарио приносят ему богатство и славу; охотники четырёх организаций расспрашивают, ищут и сжимают кольцо.
# Measured: own decisions in games between bots, at 20 to 40 seconds each.
game-length = от ½ до 1 часа
game-weight = средней сложности
game-like = Прятки с уликами: один прячется, остальные вычисляют, где он ещё может быть.

## Regions

thing-k = Карибский регион
    .short = Карибы
    .text = Регион на севере: все локации, номер которых начинается с К.
thing-a = Андский регион
    .short = Анды
    .text = Регион на западе: все локации, номер которых начинается с А.
thing-o = Ориноковский регион
    .short = Ориноко
    .text = Регион на востоке: все локации, номер которых начинается с О.

## Locations

action-k1 = К1 Урибия
    .inline = Урибия (К1)
action-k2 = К2 Риоача
    .inline = Риоача (К2)
action-k3 = К3 Санта-Марта
    .inline = Санта-Марта (К3)
action-k4 = К4 Барранкилья
    .inline = Барранкилья (К4)
action-k5 = К5 Минка
    .inline = Минка (К5)
action-k6 = К6 Фундасьон
    .inline = Фундасьон (К6)
action-k7 = К7 Картахена
    .inline = Картахена (К7)
action-k8 = К8 Вальедупар
    .inline = Вальедупар (К8)
action-k9 = К9 Плато
    .inline = Плато (К9)
action-k10 = К10 Сан-Хасинто
    .inline = Сан-Хасинто (К10)
action-k11 = К11 Синселехо
    .inline = Синселехо (К11)
action-k12 = К12 Чимичагуа
    .inline = Чимичагуа (К12)
action-k13 = К13 Эль-Банко
    .inline = Эль-Банко (К13)
action-k14 = К14 Пайлитас
    .inline = Пайлитас (К14)
action-k15 = К15 Монтерия
    .inline = Монтерия (К15)
action-k16 = К16 Сан-Маркос
    .inline = Сан-Маркос (К16)
action-k17 = К17 Тьерральта
    .inline = Тьерральта (К17)
action-k18 = К18 Аяпель
    .inline = Аяпель (К18)
action-a1 = А1 Оканья
    .inline = Оканья (А1)
action-a2 = А2 Кукута
    .inline = Кукута (А2)
action-a3 = А3 Букараманга
    .inline = Букараманга (А3)
action-a4 = А4 Дабейба
    .inline = Дабейба (А4)
action-a5 = А5 Сеговия
    .inline = Сеговия (А5)
action-a6 = А6 Медельин
    .inline = Медельин (А6)
action-a7 = А7 Барранкабермеха
    .inline = Барранкабермеха (А7)
action-a8 = А8 Пуэрто-Бояка
    .inline = Пуэрто-Бояка (А8)
action-a9 = А9 Согамосо
    .inline = Согамосо (А9)
action-a10 = А10 Истмина
    .inline = Истмина (А10)
action-a11 = А11 Либано
    .inline = Либано (А11)
action-a12 = А12 Мусо
    .inline = Мусо (А12)
action-a13 = А13 Перейра
    .inline = Перейра (А13)
action-a14 = А14 Богота
    .inline = Богота (А14)
action-a15 = А15 Чапарраль
    .inline = Чапарраль (А15)
action-a16 = А16 Кали
    .inline = Кали (А16)
action-a17 = А17 Пасто
    .inline = Пасто (А17)
action-a18 = А18 Тумако
    .inline = Тумако (А18)
action-o1 = О1 Араука
    .inline = Араука (О1)
action-o2 = О2 Араукита
    .inline = Араукита (О2)
action-o3 = О3 Краво-Норте
    .inline = Краво-Норте (О3)
action-o4 = О4 Пуэрто-Карреньо
    .inline = Пуэрто-Карреньо (О4)
action-o5 = О5 Саравена
    .inline = Саравена (О5)
action-o6 = О6 Таме
    .inline = Таме (О6)
action-o7 = О7 Ла-Примавера
    .inline = Ла-Примавера (О7)
action-o8 = О8 Тринидад
    .inline = Тринидад (О8)
action-o9 = О9 Тамара
    .inline = Тамара (О9)
action-o10 = О10 Кумарибо
    .inline = Кумарибо (О10)
action-o11 = О11 Йопаль
    .inline = Йопаль (О11)
action-o12 = О12 Орокуэ
    .inline = Орокуэ (О12)
action-o13 = О13 Мапирипан
    .inline = Мапирипан (О13)
action-o14 = О14 Вильявисенсио
    .inline = Вильявисенсио (О14)
action-o15 = О15 Сан-Хосе-дель-Гуавьяре
    .inline = Сан-Хосе-дель-Гуавьяре (О15)
action-o16 = О16 Флоренсия
    .inline = Флоренсия (О16)
action-o17 = О17 Пуэрто-Асис
    .inline = Пуэрто-Асис (О17)
action-o18 = О18 Летисия
    .inline = Летисия (О18)

## Figures and factions

action-gustavo = Густаво
    .inline = Густаво
    .gen = Густаво
    .dat = Густаво
    .acc = Густаво
    .ins = Густаво
action-blackie = Черныш
    .inline = Черныш
    .gen = Черныша
    .dat = Чернышу
    .acc = Черныша
    .ins = Чернышом
action-limon = Лимон
    .inline = Лимон
    .gen = Лимона
    .dat = Лимону
    .acc = Лимона
    .ins = Лимоном
action-poison = Яд
    .inline = Яд
    .gen = Яда
    .dat = Яду
    .acc = Яда
    .ins = Ядом
action-velasco = Веласко
    .inline = Веласко
    .gen = Веласко
    .dat = Веласко
    .acc = Веласко
    .ins = Веласко
action-flaco = Флако
    .inline = Флако
    .gen = Флако
    .dat = Флако
    .acc = Флако
    .ins = Флако
action-mechas = Мечас
    .inline = Мечас
    .gen = Мечаса
    .dat = Мечасу
    .acc = Мечаса
    .ins = Мечасом
action-tuso = Тусо
    .inline = Тусо
    .gen = Тусо
    .dat = Тусо
    .acc = Тусо
    .ins = Тусо
action-leon = Леон
    .inline = Леон
    .gen = Леона
    .dat = Леону
    .acc = Леона
    .ins = Леоном
action-la_quica = Ла-Кика
    .inline = Ла-Кика
    .gen = Ла-Кики
    .dat = Ла-Кике
    .acc = Ла-Кику
    .ins = Ла-Кикой
action-murphy = Стив Мёрфи
    .inline = Стив Мёрфи
    .gen = Стива Мёрфи
    .dat = Стиву Мёрфи
    .acc = Стива Мёрфи
    .ins = Стивом Мёрфи
action-pena = Хавьер Пенья
    .inline = Хавьер Пенья
    .gen = Хавьера Пеньи
    .dat = Хавьеру Пенье
    .acc = Хавьера Пенью
    .ins = Хавьером Пеньей
action-carrillo = Орасио Каррильо
    .inline = Орасио Каррильо
    .gen = Орасио Каррильо
    .dat = Орасио Каррильо
    .acc = Орасио Каррильо
    .ins = Орасио Каррильо
action-trujillo = Трухильо
    .inline = Трухильо
    .gen = Трухильо
    .dat = Трухильо
    .acc = Трухильо
    .ins = Трухильо
action-navegante = Навеганте
    .inline = Навеганте
    .gen = Навеганте
    .dat = Навеганте
    .acc = Навеганте
    .ins = Навеганте
action-gilberto = Хильберто
    .inline = Хильберто
    .gen = Хильберто
    .dat = Хильберто
    .acc = Хильберто
    .ins = Хильберто
action-don_berna = Дон Берна
    .inline = Дон Берна
    .gen = Дона Берны
    .dat = Дону Берне
    .acc = Дона Берну
    .ins = Доном Берной
action-castano = Карлос Кастаньо
    .inline = Карлос Кастаньо
    .gen = Карлоса Кастаньо
    .dat = Карлосу Кастаньо
    .acc = Карлоса Кастаньо
    .ins = Карлосом Кастаньо
action-dea = УБН
    .inline = УБН
    .gen = УБН
    .ins = УБН
action-police = Национальная полиция Колумбии
    .short = Полиция Колумбии
    .inline = Национальная полиция Колумбии
    .gen = Национальной полиции Колумбии
    .ins = Национальной полицией Колумбии
action-cali = Картель Кали
    .inline = картель Кали
    .gen = картеля Кали
    .ins = картелем Кали
action-pepes = «Лос-Пепес»
    .inline = «Лос-Пепес»
    .gen = «Лос-Пепес»
    .ins = «Лос-Пепес»

## Verbs, numbers, actions of hunters, defence tokens

action-done = Готово
action-not_this_turn = Не в этот ход
action-pay = Заплатить
action-show_hand = Показать руку
action-silver = Серебро
    .inline = серебро
action-lead = Свинец
    .inline = свинец
action-number = { $n }
action-attack = Нападение с числом { $n }
    .inline = нападение с числом { $n }
action-labs = Уничтожение лабораторий с числом { $n }
    .inline = уничтожение лабораторий с числом { $n }
action-roadblocks = Блокпосты и влияние с числом { $n }
    .inline = блокпосты и влияние с числом { $n }
action-distance = Расследование дальности с числом { $n }
    .inline = расследование дальности с числом { $n }
action-type = Расследование типа с числом { $n }
    .inline = расследование типа с числом { $n }
action-region = Расследование региона с числом { $n }
    .inline = расследование региона с числом { $n }
action-arrest = Арест с числом { $n }
    .inline = арест с числом { $n }
action-defence = Жетон защиты { $n }
    .inline = жетон защиты { $n }
    .acc = жетон защиты { $n }
action-hostage = Заложник
    .inline = заложник
    .acc = жетон защиты с заложником
action-bomb = Бомба
    .inline = бомба
    .acc = жетон защиты с бомбой

## Pieces

thing-influence = Влияние
    .text = Охотники не могут войти в город с жетоном влияния.
thing-roadblock = Блокпост
    .text = Сикарио, как и Патрон при переезде, не могут войти в город с блокпостом, и никого нельзя туда выставить.
thing-lab = Лаборатория
    .text = Каждый сезон производит белый кубик и повышает доход Патрона.
thing-cube = Белый кубик
    .text = Сикарио переносит его в город с аэропортом; отправленный оттуда за границу, он приносит Патрону деньги.
thing-party = Жетон встречи
    .text = Сикарио, который приходит сюда, переносит его на карту цели «Встречи».
thing-marker = Маркер убежища
    .text = Пометка организаций: здесь может быть Патрон.
thing-patron_token = Патрон
    .text = Здесь Патрон был в конце сезона; теперь он переезжает.

## What cards count, worded for every number the data may give

unit-dollars = { $n ->
    [one] { $n } доллар
    [few] { $n } доллара
   *[many] { $n } долларов
}
# accusative, behind «выложите»
unit-labs = { $n ->
    [1] лабораторию на плантацию
   *[other] до { $n } лабораторий на плантации
}
unit-influence = { $n ->
    [1] жетон влияния в город
   *[other] до { $n } жетонов влияния в города
}
unit-tokens_of_influence = { $n ->
    [1] жетон влияния в город
    [one] { $n } жетон влияния в города
    [few] { $n } жетона влияния в города
   *[other] { $n } жетонов влияния в города
}
unit-all_labs = { $n ->
    [1] лабораторию на плантацию
    [one] { $n } лабораторию на плантации
    [few] { $n } лаборатории на плантации
   *[other] { $n } лабораторий на плантации
}
unit-all_roadblocks = { $n ->
    [1] блокпост
    [one] { $n } блокпост
    [few] { $n } блокпоста
   *[other] { $n } блокпостов
}
unit-cubes = { $n ->
    [1] белый кубик на любую лабораторию без кубика
   *[other] до { $n } белых кубиков на любые лаборатории без кубиков
}
unit-loads = { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
}
unit-roadblocks = { $n ->
    [1] блокпост
   *[other] до { $n } блокпостов
}
unit-hunters = { $n ->
    [1] охотника
   *[other] до { $n } охотников
}
unit-away = { $n ->
    [0] в его локации
    [1] по соседству с ним
   *[other] не дальше { $n } локаций от него
}
unit-actions = { $n ->
    [1] ещё одно обычное действие
    [one] ещё { $n } обычное действие
    [few] ещё { $n } обычных действия
   *[other] ещё { $n } обычных действий
}
unit-swap = { $n ->
    [1] поменять местами два закрытых жетона защиты
   *[other] менять местами по два закрытых жетона защиты, не более { $n } раз
}
unit-cards = { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
unit-tokens = { $n ->
    [one] { $n } жетон защиты
    [few] { $n } жетона защиты
   *[many] { $n } жетонов защиты
}
unit-available = { $n ->
    [one] { $n } доступную карту действия
    [few] { $n } доступные карты действий
   *[many] { $n } доступных карт действий
}
# accusative, behind «на»
unit-steps = { $n ->
    [one] { $n } локацию
    [few] { $n } локации
   *[many] { $n } локаций
}
# genitive, behind «не дальше», «не менее»; Russian only
unit-locations = { $n ->
    [one] { $n } локации
   *[other] { $n } локаций
}

## Sicario cards

card-s01 = Густаво
    .text = Получите { $immediate-n-dollars }. За { $cost-dollars }: выложите { $effect-n-labs } не дальше { $effect-within-locations } от него, и жетон дохода перемещается на { $effect-2-n } вперёд.
card-s02 = Чёрная бухгалтерия
    .text = Получите по 1 доллару за каждую лабораторию на поле, не более { $immediate-max }. Конец сезона: жетон дохода перемещается на { $effect-n } вперёд.
card-s03 = Черныш
    .text = Вы можете { $immediate-n-swap }. За { $cost-dollars }: заблокируйте { $effect-n-hunters } { $effect-within-away }.
card-s04 = Эскорт до границы
    .text = Переместите другого сикарио не более чем на { $immediate-steps-steps }. Конец сезона: +{ $effect-n } славы и { $effect-2-n-dollars }.
card-s05 = Лимон
    .text = Переместите его не более чем на { $immediate-steps-steps }. За { $cost-dollars }: переместите другого сикарио не более чем на { $effect-steps-steps }.
card-s06 = Маршрут такси
    .text = Положите { $immediate-n-cubes }. Конец сезона: { $effect-n-dollars }.
card-s07 = Яд
    .text = Заблокируйте { $immediate-n-hunters } { $immediate-within-away }. За { $cost-dollars }: заблокируйте также { $effect-n-hunters } { $effect-within-away }.
card-s08 = Ночь угроз
    .text = Выложите { $immediate-n-influence } не дальше { $immediate-within-locations } от него. Конец сезона: +{ $effect-n } славы и { $effect-2-n-dollars }.
card-s09 = Веласко
    .text = Выложите { $immediate-n-influence } не дальше { $immediate-within-locations } от него. За { $cost-dollars }: выложите { $effect-n-influence } его региона.
card-s10 = Купленные патрули
    .text = Уберите { $immediate-n-roadblocks } в его регионе. Конец сезона: выложите { $effect-n-influence } не дальше { $effect-within-locations } от него.
card-s11 = Флако
    .text = Выложите { $immediate-n-labs } не дальше { $immediate-within-locations } от него. За { $cost-dollars }: выложите также { $effect-n-labs } не дальше { $effect-within-locations } от него.
card-s12 = Кухни в джунглях
    .text = Положите { $immediate-n-cubes }. Конец сезона: выложите { $effect-n-labs } его региона, и жетон дохода перемещается на { $effect-2-n } вперёд.
card-s13 = Мечас
    .text = Он выполняет { $immediate-n-actions }. За { $cost-dollars }: { $effect-n-actions }.
card-s14 = Пылающие блокпосты
    .text = Уберите { $immediate-n-roadblocks } не дальше { $immediate-within-locations } от него. За { $cost-dollars }: заблокируйте { $effect-n-hunters } { $effect-within-away }.
card-s15 = Тусо
    .text = Выставьте его с дальностью, увеличенной на { $immediate-n }. За { $cost-dollars }: +{ $effect-n } славы.
card-s16 = Глаза на каждом углу
    .short = Глаза повсюду
    .text = Возьмите { $immediate-n-cards }, затем сбросьте столько же. Конец сезона: +{ $effect-n } славы и { $effect-2-n-dollars }.
card-s17 = Футбольные поля и прожекторы
    .short = Поля и прожекторы
    .text = Любой обычный сикарио. Выложите { $immediate-n-influence } не дальше { $immediate-within-locations } от него. За { $cost-dollars }: +{ $effect-n } славы.
card-s18 = Кров для бедных
    .text = Любой обычный сикарио. Выложите { $immediate-n-influence } не дальше { $immediate-within-locations } от него. Конец сезона: +{ $effect-n } славы.
card-s19 = Ложный след
    .text = Любой обычный сикарио с дальностью, увеличенной на { $immediate-n }. За { $cost-dollars }: вы можете { $effect-n-swap }.
card-s20 = Речной конвой
    .text = Любой обычный сикарио. Переместите любого одного сикарио не более чем на { $immediate-steps-steps }. За { $cost-dollars }: каждый сикарио с кубиком в городе с аэропортом сейчас же отправляет его за границу.
card-s21 = Паника на улицах
    .text = Любой обычный сикарио. Заблокируйте { $immediate-n-hunters } { $immediate-within-away }. За { $cost-dollars }: уберите { $effect-n-roadblocks } не дальше { $effect-within-locations } от него.
card-s22 = Леон
    .text = В этот ход его особое перемещение — не более чем на { $special_move-steps }. За { $cost-dollars }, прежде чем он переместится: положите { $effect-n-cubes }.
card-s23 = Ла-Кика
    .text = Заблокируйте { $immediate-n-hunters } { $immediate-within-away }. За { $cost-dollars }: +{ $effect-n } славы.

## Silver-or-Lead cards

card-p1 = Конверт
    .text = Серебро: Патрон получает { $silver-n-dollars }. Свинец: охотник дезактивирован.
card-p2 = Сквозь пальцы
    .text = Серебро: выложите { $silver-n-tokens_of_influence } не дальше { $silver-within-locations } от охотника. Свинец: охотник дезактивирован.
card-p3 = Кухни под охраной
    .text = Серебро: выложите { $silver-n-all_labs } региона охотника. Свинец: охотник дезактивирован.
card-p4 = Хорошая пресса
    .text = Серебро: Патрон получает +{ $silver-n } славы; уберите { $silver-2-n-all_roadblocks } где угодно. Свинец: охотник дезактивирован.

## Objectives

card-j01 = Встречи
    .text = Выложите жетоны встреч ({ $setup-n }) в города без аэропорта и блокпоста, на расстоянии не менее { $setup-min_pairwise_distance-locations } друг от друга; сикарио, который приходит к жетону, забирает его. Достигнута, когда собрано { $condition-n }: +{ $reward-n } славы.
card-j02 = Заложник
    .text = Жетон с заложником заменяет жетон защиты с числом { $setup-replaces_value }. Достигнута, если сикарио с этим жетоном на поле: { $reward-n-dollars }.
card-j03 = Бомба
    .text = Жетон с бомбой заменяет жетон защиты с числом { $setup-replaces_value }. Достигнута, если сикарио с этим жетоном в городе и не дальше { $condition-hunter_within-locations } от него есть охотник: +{ $reward-n } славы.
card-j04 = Королевство лабораторий
    .text = Выложите { $setup-n-labs }, где угодно. Достигнута, если лабораторий на поле { $condition-n } или больше: { $reward-n-dollars }.
card-j05 = Умы и сердца
    .text = Выложите { $setup-n-influence }, где угодно. Достигнута, если жетонов влияния на поле { $condition-n } или больше, хотя бы один в каждом регионе: +{ $reward-n } славы.
card-j06 = Воздушный мост
    .text = С этого момента отправленные за границу кубики считаются. Достигнута, когда их { $condition-n }: жетон дохода перемещается на { $reward-n } вперёд.
card-j07 = Военная казна
    .text = Получите { $setup-n-dollars }. Достигнута, если у вас есть { $condition-n-dollars } или больше, из которых вы платите { $condition-pay_on_completion }: +{ $reward-n } славы.
card-j08 = Везде и сразу
    .text = Достигнута, если в каждом регионе есть сикарио: { $reward-n-dollars }.
card-j09 = Неприкосновенная земля
    .text = Достигнута, если не дальше { $condition-within-locations } от места, где вы раскрыты, жетонов влияния и лабораторий вместе { $condition-n } или больше: { $reward-n-dollars }.
card-j10 = Верные солдаты
    .text = Достигнута, если сикарио на поле { $condition-n } или больше: +{ $reward-n } славы.

## Faction cards

card-f1 = Лос-Пепес
    .text = Получает { $earns-dollars } каждый раз, когда Патрон платит за условие карты. Когда используется карта действия, может за { $cost_money-dollars } открыть { $n-tokens }.
card-f2 = Картель Кали
    .text = Раз в ход картеля Кали забирает кубик с плантации, на которую приходит его охотник; хранит не более { $stores }. За { $cost_cubes-loads } активный охотник выполняет дополнительное действие с числом { $number }.
card-f3 = Смена плана
    .text = Один раз: замените { $n-available }.
card-f4 = Новый приказ
    .text = Один раз: замените { $n-available }.
card-f5 = Вертолёт
    .text = Один раз: перемещение любого охотника увеличивается на { $n-steps }.
card-f6 = Второй вертолёт
    .text = Один раз: перемещение любого охотника увеличивается на { $n-steps }.
card-f7 = Поисковый блок
    .text = Один раз: карта действия, использованная для нападения, считается на { $n } больше.
card-f8 = Второй поисковый блок
    .text = Один раз: карта действия, использованная для нападения, считается на { $n } больше.

## Players and the end

seat-patron = Патрон
seat-leader_1 = Первый лидер
    .badge = 1
seat-leader_2 = Второй лидер
    .badge = 2
seat-leader_3 = Третий лидер
    .badge = 3
seat-leader_4 = Четвёртый лидер
    .badge = 4
seat-beyond = { $seat } (не играет)
table-points = { $seat ->
    [patron] слава: { $n }
   *[other] { $n ->
        [0] арестов нет
        [10] один арест
       *[other] два ареста
    }
}
channel-hunters = Организации: Патрон не слышит
table-result = { $count ->
    [0] Партия остановлена без победителя.
    [one] Победа: { $names }.
   *[other] Победу делят: { $names }.
}

## Steps of the game

phase-arranging = Карты целей по ячейкам
phase-dividing = Кто какой организацией управляет
phase-placing-hunters = Размещение охотников
phase-hiding = Первое убежище
phase-objectives = Новые цели
phase-defence = Защита сикарио
phase-paid-move = Патрон: платное перемещение
phase-deploying = Патрон: новый сикарио
phase-card = Патрон: карта
phase-sicario-acts = Патрон: действия сикарио
phase-choosing-faction = Какая организация ходит
phase-choosing-hunter = Какой охотник действует
phase-hunter-moves = Перемещение охотника
phase-hunter-acts = Действие охотника
phase-after-action = После действия
phase-season-end = Конец сезона
phase-relocating = Переезд Патрона
phase-marking = Маркеры убежища
phase-over = Конец игры

## Setup

setup-notebook = Блокнот
    .help = Кто следит за тем, где ещё может быть Патрон.
setup-notebook-off = Выключен
    .help = Каждый запоминает улики сам; ничего не отмечается.
setup-notebook-markers = Маркеры вручную
    .help = Тот, кто управляет Национальной полицией Колумбии, выкладывает и снимает до 15 маркеров перед каждым ходом организации.
setup-notebook-exact = Точный (подсказка)
    .help = Программа показывает все локации, которые подходят ко всем полученным уликам. Это больше, чем есть у игроков настольной игры: ничего не упускается, и Патрона находят раньше.
setup-private_talk = Тайные переговоры
    .help = У организаций есть свой канал, который Патрон не может читать; по правилам он слышит всё, что они говорят.
setup-factions = Организации
    .help = Кто какой организацией управляет.
setup-factions-in_order = По порядку
    .help = Сначала УБН и Национальная полиция Колумбии, затем картель Кали, затем «Лос-Пепес».
setup-factions-random = По жребию
    .help = Организации раздаются случайно.
setup-factions-by_wish = По желанию
    .help = Лидеры выбирают организации уже в игре, по очереди, до размещения охотников.
setup-season_limit = Лимит сезонов
    .help = Когда партия без победителя останавливается. Обычно хватает трёх сезонов.
setup-season_limit-8 = Восемь сезонов
    .help = После восьмого сезона партия заканчивается без победителя.
setup-season_limit-none = Без ограничения
    .help = Партия длится, пока кто-нибудь не победит, как напечатано в правилах.

## Questions to Patrón: before the turns

ask-objective = Какая цель ляжет лицевой стороной вниз в ячейку сезона { $n }? Она откроется, когда начнётся этот сезон.
ask-hide = Выберите, где вы спрячетесь. Этого никто не узнает, и вы останетесь там, пока не закончится сезон или вас не арестуют.
ask-defence = Выберите жетон защиты, который ляжет лицевой стороной вниз в ячейку { $sicario-gen }: нападение должно быть сильнее его числа.
ask-place-party = { $left ->
    [1] Выложите последний жетон встречи в город.
   *[other] Выложите жетон встречи в город (осталось: { $left }); жетоны должны лежать на расстоянии друг от друга.
}

## Questions to Patrón: his turn

ask-paid-move = { $n ->
    [one] Вы можете заплатить { $n } доллар, чтобы переместить сикарио по полю. Кого?
    [few] Вы можете заплатить { $n } доллара, чтобы переместить сикарио по полю. Кого?
   *[many] Вы можете заплатить { $n } долларов, чтобы переместить сикарио по полю. Кого?
}
option-paid-move-done = Без платного перемещения
ask-sicario-to = Куда идёт { $sicario } (не более чем на { $n ->
    [one] { $n } локацию
    [few] { $n } локации
   *[many] { $n } локаций
})?
option-sicario-to-done = Остаться здесь
ask-cube-on-the-way = Туда ведёт несколько путей. Откуда { $sicario } заберёт кубик?
option-cube-on-the-way-done = Без кубика
ask-deploy = Выставьте сикарио на поле: разыграйте карту с его изображением или сбросьте любую карту ради Леона или Ла-Кики. Выбранная локация подскажет организациям, как далеко вы можете быть.
option-deploy-leon = Леон, за любую карту
option-deploy-la_quica = Ла-Кика, за любую карту
option-deploy-show_hand = Выставить некого: показать руку
ask-deploy-figure = Карта «{ $card }» выставляет любого обычного сикарио. Кого?
ask-discard-for = Какую карту вы сбросите, чтобы выставить { $sicario-acc }? Её текст не учитывается.
ask-deploy-place = Где появится { $sicario }? Организации узнают, что вы не дальше { $n ->
    [one] { $n } локации
   *[other] { $n } локаций
} от этого места.
ask-discard-unused = Вы никого не смогли выставить. Какую карту вы сбросите?
ask-pay-condition = { $n ->
    [one] Заплатить { $n } доллар (всего у вас { $total }) за условие карты «{ $card }»? «Лос-Пепес» получит 1 доллар из этой суммы.
    [few] Заплатить { $n } доллара (всего у вас { $total }) за условие карты «{ $card }»? «Лос-Пепес» получит 1 доллар из этой суммы.
   *[many] Заплатить { $n } долларов (всего у вас { $total }) за условие карты «{ $card }»? «Лос-Пепес» получит 1 доллар из этой суммы.
}
option-pay-condition-pay = { $n ->
    [one] Заплатить { $n } доллар
    [few] Заплатить { $n } доллара
   *[many] Заплатить { $n } долларов
}
option-pay-condition-done = Не платить
ask-ordinary-action = Действия { $sicario-gen } (осталось: { $left }): выложить влияние в город, убрать блокпост или выложить лабораторию на плантацию, в своей или соседней локации.
option-ordinary-action-done = Больше никаких действий
ask-move-influence = В запасе не осталось жетонов. Какой жетон влияния перенести в локацию { $place-inline }?
ask-move-lab = В запасе не осталось лабораторий. Какую из них перенести в локацию { $place-inline }?
ask-ultimatum-hunter = Какой охотник рядом с Ла-Кикой должен выбирать между серебром и свинцом?
ask-ultimatum-card = Какая карта «Серебро или свинец» достанется { $hunter-dat }?

## Questions to Patrón: cards

ask-card-lab = { $left ->
    [1] Выложите лабораторию с кубиком на плантацию или закончите.
   *[other] Выложите до { $left } лабораторий с кубиками на плантации, по одной.
}
option-card-lab-done = Без лаборатории
ask-card-influence = { $left ->
    [1] Выложите жетон влияния в город или закончите.
   *[other] Выложите до { $left } жетонов влияния в города, по одному.
}
option-card-influence-done = Без влияния
ask-card-cube = { $left ->
    [1] Положите кубик на лабораторию без кубика или закончите.
   *[other] Положите до { $left } кубиков на лаборатории без кубиков, по одному.
}
option-card-cube-done = Без кубика
ask-card-remove-roadblock = { $left ->
    [1] Уберите блокпост или закончите.
   *[other] Уберите до { $left } блокпостов, по одному.
}
option-card-remove-roadblock-done = Не убирать блокпост
ask-card-block = { $left ->
    [1] Заблокируйте охотника, который тогда не сможет перемещаться в этом сезоне, или закончите.
   *[other] Заблокируйте до { $left } охотников, которые тогда не смогут перемещаться в этом сезоне.
}
option-card-block-done = Никого не блокировать
ask-card-move = { $n ->
    [one] Какой сикарио бесплатно переместится не более чем на { $n } локацию?
    [few] Какой сикарио бесплатно переместится не более чем на { $n } локации?
   *[many] Какой сикарио бесплатно переместится не более чем на { $n } локаций?
}
option-card-move-done = Никого не перемещать
ask-swap-first = Вы можете поменять местами два закрытых жетона защиты. Чей первый?
option-swap-first-done = Оставить как есть
ask-swap-second = С чьим жетоном поменять жетон { $sicario-gen }?
ask-cycle-discard = { $left ->
    [1] Сбросьте ещё одну карту.
    [one] Сбросьте { $left } карту, по одной.
    [few] Сбросьте { $left } карты, по одной.
   *[many] Сбросьте { $left } карт, по одной.
}

## Questions to Patrón: answers and the end of the season

ask-false-distance = { $hunter } спрашивает, как далеко вы. Кроме верного расстояния вы называете ещё одно число: какое? Организации услышат оба и не узнают, какое верное.
ask-escape = Вас поймали, но вам сразу удаётся сбежать. Где вы спрячетесь теперь?
ask-season-end-card = Эффект какой карты конца сезона применяется следующим?
ask-produce-cube = { $left ->
    [1] Остался только один кубик. Какая лаборатория его получит?
   *[other] Осталось кубиков: { $left }. Какая лаборатория получит следующий?
}
ask-complete-objective = Какой цели вы достигаете следующей?
ask-relocate-pay = Сколько вы заплатите за переезд? Сумму видят все, и каждый доллар позволяет тайно переместиться на 1 локацию. { $total ->
    [0] У вас ничего нет.
    [one] У вас { $total } доллар.
    [few] У вас { $total } доллара.
   *[many] У вас { $total } долларов.
}
option-relocate-pay = { $n ->
    [0] Ничего
    [one] { $n } доллар
    [few] { $n } доллара
   *[many] { $n } долларов
}
ask-relocate-to = { $n ->
    [0] Вы остаётесь на месте.
    [one] Где вы спрячетесь теперь (не дальше { $n } локации отсюда)?
   *[other] Где вы спрячетесь теперь (не дальше { $n } локаций отсюда)?
}

## Questions to the factions

ask-lead = Какой организацией вы будете управлять?
ask-place-hunter = Где начинает { $hunter }? Охотники начинают по соседству с городом, где есть аэропорт.
ask-mark = { $left ->
    [1] Вы можете выложить или снять ещё один маркер убежища.
   *[other] Выкладывайте или снимайте маркеры убежища там, где, по-вашему, может быть Патрон (осталось изменений: { $left }).
}
option-mark-done = Маркеры стоят верно
ask-faction = Какая организация ходит сейчас? Каждая ходит один раз за сезон; назовите ту, о которой вы договорились.
ask-hunter = Какой охотник действует сейчас?
ask-hunter-move = { $n ->
    [one] Куда идёт { $hunter } (не более чем на { $n } локацию)? Его собственная локация означает, что он остаётся.
    [few] Куда идёт { $hunter } (не более чем на { $n } локации)? Его собственная локация означает, что он остаётся; перелёт между аэропортами считается за 1 локацию.
   *[many] Куда идёт { $hunter } (не более чем на { $n } локаций)? Его собственная локация означает, что он остаётся; перелёт между аэропортами считается за 1 локацию.
}
ask-act = { $hunter } должен действовать: выберите действие и одно из доступных чисел.
ask-extra-action = За кубики картеля Кали { $hunter } выполняет дополнительное действие с числом 1. Какое?
ask-attack-target = На кого нападает { $hunter } с силой { $n }? Нападение должно быть сильнее жетона защиты.
ask-destroy-lab = { $left ->
    [1] Уничтожьте лабораторию в локации охотника или по соседству или закончите.
   *[other] Уничтожьте до { $left } лабораторий в локации охотника или по соседству, по одной.
}
option-destroy-lab-done = Больше не уничтожать
ask-roadblock = { $left ->
    [1] Уберите жетон влияния или выложите блокпост в пустой город, в локации охотника или по соседству, либо закончите.
   *[other] Убирайте жетоны влияния или выкладывайте блокпосты в пустые города, в локации охотника или по соседству, по одному (осталось: { $left }).
}
option-roadblock-done = Больше ничего
ask-move-roadblock = В запасе не осталось жетонов. Какой блокпост перенести в локацию { $place-inline }?
ask-arrest-move = { $n ->
    [one] Перед арестом { $hunter } может переместиться не более чем на { $n } локацию. Куда?
    [few] Перед арестом { $hunter } может переместиться не более чем на { $n } локации. Куда?
   *[many] Перед арестом { $hunter } может переместиться не более чем на { $n } локаций. Куда?
}
ask-arrest-place = Где { $hunter } попытается арестовать Патрона?
ask-collect-cube = { $hunter } проходит мимо кубика. Забирает ли его картель Кали?
option-collect-cube-done = Оставить там
ask-silver-or-lead = Ла-Кика предъявляет { $hunter-dat } карту «{ $card }»: серебро — вы выполняете то, что на карте; свинец — охотник выбывает до конца сезона.
option-silver-or-lead-silver = Серебро: что карта даёт Патрону
option-silver-or-lead-lead = Свинец: { $hunter } дезактивирован
ask-silver-lab = { $left ->
    [1] Серебро: куда ляжет лаборатория с кубиком?
   *[other] Серебро: куда лягут лаборатории с кубиками, по одной (осталось: { $left })?
}
option-silver-lab-done = Без лаборатории
ask-silver-influence = { $left ->
    [1] Серебро: какой город получит жетон влияния?
   *[other] Серебро: какие города получат жетоны влияния, по одному (осталось: { $left })?
}
option-silver-influence-done = Без влияния
ask-silver-cube = { $left ->
    [1] Серебро: какая лаборатория без кубика получит его?
   *[other] Серебро: какие лаборатории без кубиков получат их, по одному (осталось: { $left })?
}
option-silver-cube-done = Без кубика
ask-silver-remove-roadblock = { $left ->
    [1] Серебро: какой блокпост убирается?
   *[other] Серебро: какие блокпосты убираются, по одному (осталось: { $left })?
}
option-silver-remove-roadblock-done = Не убирать блокпост
ask-silver-block = { $left ->
    [1] Серебро: какой охотник заблокирован до конца сезона?
   *[other] Серебро: какие охотники заблокированы до конца сезона, по одному (осталось: { $left })?
}
option-silver-block-done = Никого не блокировать

## Orders in advance (orders.py)

order-no-ability = { $faction }: не использовать способности в чужой ход
order-no-steps = УБН: не увеличивать перемещение при чужих арестах
order-no-marks = Маркеры убежища остаются на своих местах
order-take-cube = Картель Кали забирает кубик, мимо которого проходит его охотник, если кубик один
order-silver-or-lead = Серебро или свинец: всегда { $pick-inline }

## Questions about abilities

ask-support-dea = { $hunter } активен. Использует ли УБН карту?
option-support-dea-done = Не сейчас
option-support-dea-not_this_turn = Больше не спрашивать в этот ход
ask-support-steps = { $hunter } собирается переместиться и провести арест. Увеличит ли УБН перемещение?
option-support-steps-done = Не сейчас
option-support-steps-not_this_turn = Больше не спрашивать в этот ход
ask-support-cali = { $hunter } активен. Потратит ли картель Кали кубики на его дополнительное действие?
option-support-cali-done = Не сейчас
option-support-cali-not_this_turn = Больше не спрашивать в этот ход
ask-support-police = Нападение на { $sicario-acc } с силой { $n }. Усилит ли его Национальная полиция Колумбии, прежде чем откроется жетон?
option-support-police-done = Нет
ask-support-pepes = Использована карта действия. { $n ->
    [one] Заплатит ли «Лос-Пепес» { $n } доллар, чтобы открыть жетоны защиты?
    [few] Заплатит ли «Лос-Пепес» { $n } доллара, чтобы открыть жетоны защиты?
   *[many] Заплатит ли «Лос-Пепес» { $n } долларов, чтобы открыть жетоны защиты?
}
option-support-pepes-done = Не сейчас
option-support-pepes-not_this_turn = Больше не спрашивать в этот ход
ask-reveal-token = { $left ->
    [1] Чей жетон защиты открывается?
   *[other] Чьи жетоны защиты открываются? Назовите по одному (осталось: { $left }).
}
ask-replace-action = { $left ->
    [1] Какая доступная карта действия заменяется?
   *[other] Какие доступные карты действий заменяются? Назовите по одной (осталось: { $left }).
}
option-replace-action = Карта { $n }

## Journal: setup and seasons

note-objective-placed = Патрон кладёт карту цели лицевой стороной вниз в ячейку сезона { $n }.
note-objective-hidden = Цель в ячейке сезона { $n } — «{ $card }».
note-faction-led = { $who } управляет { $faction-ins }.
note-hunter-placed = { $who } размещает { $hunter-acc } в локации { $place-inline }.
note-hidden = Патрон скрывается в убежище.
note-hideout = Патрон прячется в локации { $place-inline }.
note-season-begins = Начинается сезон { $n }.
note-season-ends = Сезон { $n } заканчивается.
note-objective-revealed = Открывается цель «{ $card }».
note-special-token-taken = Жетон «{ $token }» заменяет жетон защиты { $n }.
note-special-token-returned = Жетон «{ $token }» откладывается в сторону, обычный жетон возвращается.
many-party-placed = Жетоны встреч выложены в локации: { $place-inline }.
note-party-placed = Жетон встречи выложен в локацию { $place-inline }.
note-defence-placed = Патрон кладёт { $token-acc } в ячейку { $sicario-gen }.
note-defence-ready = Патрон кладёт жетоны защиты лицевой стороной вниз во все свои ячейки (всего { $n }).

## Journal: Patrón’s turn

note-patron-turn = { $n }-й ход Патрона.
note-money-paid = { $n ->
    [one] Патрон платит { $n } доллар (осталось { $total }).
    [few] Патрон платит { $n } доллара (осталось { $total }).
   *[many] Патрон платит { $n } долларов (осталось { $total }).
}
note-sicario-moved = { $sicario } перемещается из локации { $place-inline } в локацию { $target-inline }.
note-cube-taken = { $sicario } забирает с собой кубик из локации { $place-inline }.
note-party-collected = Жетон встречи из локации { $place-inline } собран; на карте их { $n }.
note-cube-shipped = { $sicario } отправляет кубик за границу из локации { $place-inline }: { $n ->
    [one] { $n } доллар.
    [few] { $n } доллара.
   *[many] { $n } долларов.
}
note-card-played = Патрон разыгрывает карту «{ $card }».
note-discarded-for = Патрон сбрасывает карту «{ $card }», чтобы выставить { $sicario-acc }.
note-deployed = { $sicario } появляется в локации { $place-inline }: Патрон не дальше { $n ->
    [one] { $n } локации
   *[other] { $n } локаций
} от неё.
note-card-shown = Патрон показывает карту «{ $card }».
note-deployment-skipped = В свой { $n }-й ход Патрон никого не может выставить.
note-card-discarded = Патрон сбрасывает карту «{ $card }».
note-card-waits = Карта «{ $card }» ждёт конца сезона рядом с { $sicario-ins }.
note-condition-paid = { $n ->
    [one] Патрон платит { $n } доллар за карту «{ $card }».
    [few] Патрон платит { $n } доллара за карту «{ $card }».
   *[many] Патрон платит { $n } долларов за карту «{ $card }».
}
note-pepes-earned = { $n ->
    [one] «Лос-Пепес» получает из этой суммы { $n } доллар (всего { $total }).
    [few] «Лос-Пепес» получает из этой суммы { $n } доллара (всего { $total }).
   *[many] «Лос-Пепес» получает из этой суммы { $n } долларов (всего { $total }).
}
note-money-gained = { $n ->
    [one] Патрон получает { $n } доллар (всего { $total }).
    [few] Патрон получает { $n } доллара (всего { $total }).
   *[many] Патрон получает { $n } долларов (всего { $total }).
}
note-fame-gained = Слава Патрона: +{ $n }, теперь { $total }.
note-income-advanced = Жетон дохода: +{ $n }, теперь на делении { $total }.
many-influence-placed = Жетоны влияния выложены в локации: { $place-inline }.
note-influence-placed = Жетон влияния выложен в локацию { $place-inline }.
note-influence-moved = Жетон влияния перенесён из локации { $place-inline } в локацию { $target-inline }.
many-lab-placed = Лаборатории выложены в локации: { $place-inline }.
note-lab-placed = Лаборатория выложена в локацию { $place-inline }.
note-lab-moved = Лаборатория перенесена из локации { $place-inline } в локацию { $target-inline }.
note-cube-placed = Кубик положен на лабораторию в локации { $place-inline }.
note-roadblock-removed = Блокпост убран из локации { $place-inline }.
note-hunter-blocked = { $hunter } заблокирован: в этом сезоне он не перемещается.
note-defence-swapped = Жетоны защиты { $sicario-gen } и { $other-gen } тайно меняются местами.
note-cards-drawn = Патрон берёт { $n ->
    [one] { $n } карту.
    [few] { $n } карты.
   *[many] { $n } карт.
}
note-deck-shuffled = Патрон перемешивает сброшенные карты в новую колоду (карт: { $n }).
note-ultimatum = Ла-Кика предъявляет { $hunter-dat } карту «{ $card }».
note-lead-chosen = { $who } выбирает свинец: { $hunter } дезактивирован до конца сезона.
note-silver-chosen = { $who } выбирает серебро за { $hunter-acc }: применяется эффект карты «{ $card }».

## Journal: the factions

many-marker-laid = { $who } выкладывает маркеры в локации: { $place-inline }.
many-marker-lifted = { $who } снимает маркеры с локаций: { $place-inline }.
note-marker-laid = { $who } выкладывает маркер в локацию { $place-inline }.
note-marker-lifted = { $who } снимает маркер с локации { $place-inline }.
note-faction-turn = { $faction }: ходом управляет { $who }.
note-hunter-moved = { $hunter } перемещается из локации { $place-inline } в локацию { $target-inline }.
note-cube-collected = { $hunter } забирает кубик из локации { $place-inline }; у картеля Кали кубиков: { $n }.
note-action-chosen = { $hunter } выбирает действие: { $pick-inline }.
note-actions-dealt = Открыто карт действий: { $n }.
note-faction-card-used = { $who } использует карту «{ $card }».
note-action-replaced = { $who } заменяет карту с числом { $n }.
note-extra-action = { $who } тратит кубики картеля Кали: { $hunter } выполняет дополнительное действие.
note-pepes-pay = { $n ->
    [one] «Лос-Пепес» платит { $n } доллар
    [few] «Лос-Пепес» платит { $n } доллара
   *[many] «Лос-Пепес» платит { $n } долларов
} (осталось { $total }), чтобы открыть { $tokens ->
    [1] последний жетон защиты.
    [one] { $tokens } жетон защиты.
    [few] { $tokens } жетона защиты.
   *[many] { $tokens } жетонов защиты.
}
note-token-shown = { $sicario }: открывается { $token-acc }.
note-no-target = { $hunter } не находит, на кого напасть.
note-attacks = { $hunter } нападает на { $sicario-acc } с силой { $n }.
note-captured = { $n } против { $total }: { $sicario } схвачен.
note-attack-fails = { $n } против { $total }: { $sicario } уходит.
note-lab-destroyed = Лаборатория в локации { $place-inline } уничтожена.
note-cube-saved = { $sicario } спасает кубик из локации { $place-inline }.
note-influence-removed = Жетон влияния убран из локации { $place-inline }.
many-roadblock-placed = Блокпосты выложены в локации: { $place-inline }.
note-roadblock-placed = Блокпост выложен в локацию { $place-inline }.
note-roadblock-moved = Блокпост перенесён из локации { $place-inline } в локацию { $target-inline }.
note-distance-answer = Патрон отвечает { $hunter-dat } в локации { $place-inline }: расстояние { $low } или { $high }.
note-distance-truth = Верное расстояние — { $n }.
note-type-city = Патрон отвечает { $hunter-dat }: это город.
note-type-plantation = Патрон отвечает { $hunter-dat }: это плантация.
note-region-yes = Патрон отвечает { $hunter-dat } в локации { $place-inline }: регион тот же.
note-region-no = Патрон отвечает { $hunter-dat } в локации { $place-inline }: регион другой.
note-arrest-fails = { $hunter } напрасно ищет Патрона в локации { $place-inline }.
note-arrested = { $hunter } арестовывает Патрона в локации { $place-inline }.
note-escaped = Патрон сбегает из локации { $place-inline } и прячется в другом месте.

## Journal: the end of the season and of the game

note-season-end-effect = Карта «{ $card }» ({ $sicario }): применяется эффект.
note-season-end-lost = Карта «{ $card }» пропадает: { $sicario } не на поле.
note-cubes-produced = { $n ->
    [1] Одна лаборатория получает новый кубик.
   *[other] Новые кубики получают лаборатории (всего { $n }).
}
note-patron-revealed = Патрон был в локации { $place-inline }.
note-objective-completed = Патрон достигает цели «{ $card }» (достигнуто целей: { $n }).
note-sicarios-return = Все сикарио возвращаются на планшет, Патрон забирает жетоны защиты.
note-relocation-paid = { $n ->
    [0] Патрон ничего не платит и остаётся в локации { $place-inline }.
    [one] Патрон платит { $n } доллар и может за это покинуть локацию { $place-inline }.
    [few] Патрон платит { $n } доллара и может за это покинуть локацию { $place-inline }.
   *[many] Патрон платит { $n } долларов и может за это покинуть локацию { $place-inline }.
}
note-hunters-refreshed = Охотники встают и переворачивают свои карты, блокировки снимаются, карты действий перемешиваются.
note-patron-wins-by-fame = Слава { $n }: Патрон становится президентом и побеждает.
note-patron-wins-by-objectives = Достигнуто целей: { $n }. Патрон побеждает.
note-hunters-win = Патрон арестован во второй раз, в локации { $place-inline }: организации побеждают.
note-unfinished = Сезонов сыграно: { $n }. Партия остановлена без победителя.

## The action dashboard

thing-attack = Нападение на сикарио
    .text = Сикарио по соседству с охотником схвачен, если число на карте больше его жетона защиты.
thing-labs = Уничтожение лабораторий
    .text = Не больше лабораторий, чем число на карте, в локации охотника и по соседству.
thing-roadblocks = Блокпосты и влияние
    .text = Столько раз, каково число на карте, выложите блокпост или уберите жетон влияния в локации охотника и по соседству.
thing-distance = Расследование. Дальность
    .text = Патрон называет два числа; одно из них — его расстояние до охотника.
thing-type = Расследование. Тип
    .text = Патрон говорит, где он: в городе или на плантации.
thing-region = Расследование. Регион
    .text = Патрон говорит, находится ли он в регионе охотника.
thing-arrest = Арест Патрона
    .text = Охотник может переместиться не дальше числа на карте, затем он ищет Патрона в своей или соседней локации.

## The table as text

plain-track = Шкала
plain-location = Локация
plain-token = Жетон
plain-slot = Ячейка
plain-sicario = Сикарио
plain-range = Дальность
plain-fame = Слава
plain-where = Где
plain-defence = Защита
plain-hunter = Охотник
plain-faction = Организация
plain-state = Состояние
plain-action = Действие
plain-cells = Ячейки
plain-card = Карта
plain-text = Текст
plain-season = Сезон
plain-money = Деньги
plain-income = Доход
plain-arrests = Аресты
plain-hand = Карт в руке
plain-hideout = Убежище
plain-possible = Возможные локации
plain-objectives = Цели
plain-completed = достигнута
plain-available = Доступно
plain-pepes-money = Деньги «Лос-Пепес»
plain-cali-cubes = Кубики картеля Кали
plain-dashboard = планшет
plain-captured = схвачен
plain-acted = уже действовал
plain-down = дезактивирован
plain-blocked = заблокирован
plain-hidden = лицом вниз

## The board

thing-board = Стол
    .text = Карта Колумбии с планшетами обеих сторон.
thing-city = Город
    .text = Влияние и блокпосты лежат только в городах.
thing-plantation = Плантация
    .text = Лаборатории стоят только на плантациях.
thing-airport = Аэропорт
    .text = Для охотника любой другой аэропорт считается соседней локацией; отсюда кубики отправляются за границу.
thing-hideout = Ваше убежище
    .text = Вы здесь. Больше этого никто не видит.
thing-possible = Патрон может быть здесь
    .text = Локация, которая подходит ко всему, что Патрон сказал и показал.
thing-notebook = Блокнот
    .text = Локации, которые подходят ко всем уликам, из всех существующих.
thing-season = Сезон
    .text = Каждый сезон Патрон и организации делают по четыре хода.
thing-turn = Ход
    .text = Патрон и организации ходят по очереди, по четыре раза.
thing-fame = Слава
    .text = Слава { $win } приносит Патрону победу. Сикарио на поле в конце сезона приносит славу своей ячейки.
thing-income = Доход
    .text = В конце сезона жетон перемещается на 1 деление за каждую лабораторию на поле; затем Патрон получает столько долларов, сколько указано на этом делении.
thing-money = Деньги
    .text = Долларами оплачиваются перемещения, условия карт и переезд.
thing-arrests = Аресты
    .text = После первого ареста Патрон сбегает; при втором организации побеждают.
thing-supply = В запасе
    .text = Что ещё можно выложить.
thing-winner = Победитель
    .text = Эта сторона выиграла партию.
thing-sicarios = Сикарио
    .text = Люди Патрона, каждый в своей ячейке планшета.
thing-range = Дальность
    .text = Как далеко от Патрона можно выставить сикарио этой ячейки.
thing-defence = Жетон защиты
    .text = Чтобы схватить сикарио, нападение должно быть сильнее этого числа.
thing-face_down = лицом вниз
    .text = Что это, знает только Патрон.
thing-captured = схвачен
    .text = Вернётся на планшет в следующем сезоне.
thing-season_end = Конец сезона
    .text = Карта подействует, если сикарио к тому времени ещё на поле.
thing-hand = Рука Патрона
    .text = После каждого своего хода Патрон добирает карты, чтобы в руке их было { $cards }.
thing-deck = Колода
    .text = Оставшиеся карты лицевой стороной вниз.
thing-discards = Сброс
    .text = Перемешивается в новую колоду, когда старая кончается.
thing-just_discarded = Только что сброшено
    .text = Что Патрон сбросил с руки в свой последний ход.
thing-deployment = Разыгрывается
    .text = Карта, которую Патрон использует в этот ход.
thing-objectives = Цели
    .text = Патрон побеждает, достигнув трёх целей; цели сезона открываются, когда он начинается.
thing-in_force = открыта
    .text = Проверяется в конце каждого сезона.
thing-completed = достигнута
    .text = Засчитывается для победы Патрона.
thing-available = Доступно
    .text = Карты действий, из которых охотник берёт одну, когда действует.
thing-used = Использовано
    .text = Карта действия остаётся в своей ячейке до конца сезона.
thing-acted = уже действовал
    .text = В этом сезоне закончил.
thing-deactivated = дезактивирован
    .text = Выбыл до конца сезона.
thing-blocked = заблокирован
    .text = Не может перемещаться до конца сезона.
thing-active = активен
    .text = Действует сейчас.

## How near everybody is

panel-standing = Кто насколько близок к цели
remark-standing-fame = Патрон: слава
    .value = { $have } из { $goal }
remark-standing-objectives = Патрон: достигнутые цели
    .value = { $have } из { $goal }
remark-standing-arrests = Организации: аресты Патрона
    .value = { $have } из { $goal }

## The notebook

panel-notebook = Блокнот: что сказал Патрон
panel-deduced = Что знают о вас организации
remark-places-left = Локации, которые подходят ко всему
    .value = { $n }
remark-possible-place = { $place }
remark-clue-deployed = Сикарио появился в локации { $place-inline }
    .value = ≤ { $n }
remark-clue-distance = Вопрос из локации { $place-inline }: одно из двух расстояний
    .value = { $low } / { $high }
remark-clue-city = Он в городе.
remark-clue-plantation = Он на плантации.
remark-clue-region = { $region ->
    [0] Он в Карибском регионе.
    [1] Он в Андском регионе.
   *[other] Он в Ориноковском регионе.
}
remark-clue-not-region = { $region ->
    [0] Он не в Карибском регионе.
    [1] Он не в Андском регионе.
   *[other] Он не в Ориноковском регионе.
}
remark-clue-not-here = Не в локации { $place-inline }: арест там не удался.
remark-clue-escaped = Он сбежал из локации { $place-inline }; прежние сведения больше не помогают.
remark-clue-revealed = Его видели в локации { $place-inline }.
remark-clue-relocated = { $n ->
    [0] Он остался в локации { $place-inline }.
    [one] Из локации { $place-inline } он переехал не дальше { $n } локации.
   *[other] Из локации { $place-inline } он переехал не дальше { $n } локаций.
}
remark-clue-no-deployment = Оттуда, где он сейчас, он никого не мог выставить.

## Why something is not offered

remark-why-no-sicario = Сейчас сикарио выбирать не нужно.
remark-why-no-hunter = Сейчас охотника выбирать не нужно.
remark-why-no-faction = Сейчас организацию выбирать не нужно.
remark-why-no-action = Сейчас действие выбирать не нужно.
remark-why-no-card = Сейчас карту из руки Патрона выбирать не нужно.
remark-why-no-ultimatum = Сейчас карту «Серебро или свинец» выбирать не нужно.
remark-why-no-objective = Сейчас цель выбирать не нужно.
remark-why-no-ability = Сейчас карту организации выбирать не нужно.
remark-why-hunter-there = В локации { $place-inline } охотник.
remark-why-sicario-there = В локации { $place-inline } сикарио.
remark-why-roadblock-there = В локации { $place-inline } есть блокпост.
remark-why-influence-there = В локации { $place-inline } есть жетон влияния.
remark-why-is-there = Он уже в локации { $place-inline }.
remark-why-too-far = Локация { $place-inline } дальше чем в { $n ->
    [one] { $n } локации
   *[other] { $n } локациях
} от локации { $target-inline }.
remark-why-no-way = Открытого пути не длиннее { $n ->
    [one] { $n } локации
   *[other] { $n } локаций
} в локацию { $place-inline } нет.
remark-why-out-of-reach = Охотник не может попасть в локацию { $place-inline }, переместившись не более чем на { $n ->
    [one] { $n } локацию.
    [few] { $n } локации.
   *[many] { $n } локаций.
}
remark-why-no-airport-near = По соседству с локацией { $place-inline } нет города с аэропортом.
remark-why-not-near-hunter = Локация { $place-inline } — не там, где { $hunter }, и не по соседству.
remark-why-no-hunter-near = По соседству с локацией { $place-inline } нет охотника, а Ла-Кике он нужен.
remark-why-out-of-range = Локация { $place-inline } дальше чем в { $n ->
    [one] { $n } локации
   *[other] { $n } локациях
} от вас.
remark-why-caught-there = В локации { $place-inline } вас поймали.
remark-why-no-lab = В локации { $place-inline } нет лаборатории.
remark-why-no-influence = В локации { $place-inline } нет жетона влияния.
remark-why-no-cube = В локации { $place-inline } нет кубика.
remark-why-no-roadblock = В локации { $place-inline } нет блокпоста.
remark-why-no-city = Локация { $place-inline } — не город.
remark-why-no-plantation = Локация { $place-inline } — не плантация.
remark-why-lab-there = В локации { $place-inline } уже есть лаборатория.
remark-why-no-token = Таких жетонов не осталось ни в запасе, ни на поле.
remark-why-not-near-sicario = Локация { $place-inline } — не там, где { $sicario }, и не по соседству.
remark-why-out-of-scope = Эта карта не действует так далеко.
remark-why-blocked = { $hunter } уже заблокирован.
remark-why-cube-there = В локации { $place-inline } уже есть кубик.
remark-why-no-cube-left = В запасе не осталось кубиков.
remark-why-meeting-there = В локации { $place-inline } уже есть жетон встречи.
remark-why-has-airport = В локации { $place-inline } есть аэропорт.
remark-why-too-near = Локация { $place-inline } ближе чем в { $n ->
    [one] { $n } локации
   *[other] { $n } локациях
} от жетона встречи в локации { $target-inline }.
remark-why-no-marker = Все маркеры на поле: сначала снимите один.
remark-why-no-cube-on-way = В локации { $place-inline } нет кубика, который можно забрать по пути.
remark-why-not-on-map = { $sicario } не на поле.
remark-why-not-in-play = { $sicario } не участвует в этой партии.
remark-why-sicario-far = { $sicario } не по соседству с { $hunter-ins }.
remark-why-cannot-move = { $sicario } никуда не может пойти.
remark-why-another-sicario = Эта карта перемещает другого сикарио, а не { $sicario-acc }.
remark-why-not-face-down = Жетон защиты { $sicario-gen } не лежит лицевой стороной вниз.
remark-why-by-card = { $sicario } появляется только по карте с его изображением или по карте с тёмным силуэтом.
remark-why-captured = { $sicario } уже схвачен в этом сезоне.
remark-why-on-map = { $sicario } уже на поле.
remark-why-nowhere-to-deploy = В пределах дальности нет места, куда выставить { $sicario-acc }.
remark-why-not-normal = { $sicario } — не обычный сикарио: тёмный силуэт его не заменяет.
remark-why-other-faction = { $hunter } — не охотник { $faction-gen }.
remark-why-down = { $hunter } дезактивирован.
remark-why-has-acted = { $hunter } уже действовал.
remark-why-not-by-la-quica = { $hunter } не по соседству с Ла-Кикой.
remark-why-led = { $who } уже управляет { $faction-ins }.
remark-why-faction-done = { $faction }: ход в этом сезоне уже был.
remark-why-not-in-hand = Карты «{ $card }» нет у вас в руке.
remark-why-card-brings-nobody = Карта «{ $card }» сейчас никого не может выставить на поле.
remark-why-not-waiting = Карта «{ $card }» не лежит в ячейке конца сезона у сикарио, который на поле.
remark-why-ultimatum-used = Карта «{ $card }» уже использована.
remark-why-not-drawn = Карты «{ $card }» нет среди взятых карт целей.
remark-why-not-met = Условия цели «{ $card }» не выполнены.
remark-why-not-in-force = Цель «{ $card }» не открыта.
remark-why-number-gone = Среди доступных карт действий нет числа { $n }.
remark-why-no-cell = Для числа { $n } нет свободной ячейки этого действия.
remark-why-no-extra = У дополнительного действия число 1, и это не расследование дальности или типа.
remark-why-used-up = Карта «{ $card }» уже использована.
remark-why-not-its-moment = Сейчас не время для карты «{ $card }», или её организацией управляет другой игрок.

## The game on one page

remark-card-cost = Условие: { $n ->
    [one] { $n } доллар
    [few] { $n } доллара
   *[many] { $n } долларов
}
remark-card-season-end = Условие: конец сезона
remark-goal-patron = Патрон побеждает, когда его слава достигает { $fame } или как только { $n ->
    [one] достигнута { $n } его цель.
    [few] достигнуты { $n } его цели.
   *[many] достигнуто { $n } его целей.
}
remark-goal-hunters = Организации побеждают, когда арестовывают Патрона во второй раз; после первого ареста он сбегает.
remark-goal-secret = Где прячется Патрон — его тайна. Но его сикарио появляются в пределах дальности от него, и на вопросы охотников он обязан отвечать по правилам.
remark-turn-season = В сезоне восемь ходов: Патрон и одна из организаций по очереди, по четыре хода.
remark-turn-patron = В свой ход Патрон картой выставляет сикарио на поле; затем сикарио действует в его интересах.
remark-turn-hunters = В свой ход организация активирует двух своих охотников, одного за другим: каждый может переместиться не более чем на 2 локации, а затем должен выполнить действие одной из доступных карт действий.

## How a finished game is told

remark-ended-fame = Победа Патрона: слава { $n }, он становится президентом в сезоне { $season }.
remark-ended-objectives = Победа Патрона: достигнуто целей — { $n }, слава { $fame }.
remark-ended-arrest = Победа организаций: Патрон арестован во второй раз в сезоне { $season }, его слава { $fame }.
remark-ended-stopped = Победителя нет: партия остановлена, сезонов сыграно { $n }, слава { $fame }.
story-curve = Слава Патрона и по десять за каждый арест
story-side-leader_1 = Организации
sheet-seasons = По сезонам
sheet-sources = Откуда слава
remark-sheet-fame = Слава
remark-sheet-clues = Улики о месте Патрона
remark-sheet-arrests = Аресты
remark-sheet-season = Сезон { $n }
remark-sheet-source = { $n ->
    [0] В начале
    [1] Сикарио на поле в конце сезона
    [2] Карты сикарио
    [3] Цели
   *[other] Прочее
}

## What counts in a position (evaluation.py)

# What an action finds to do where the hunter stands (consequences.py).
remark-attack-at-hand = { $n ->
    [0] Нападать не на кого: по соседству нет сикарио.
   *[other] Сикарио по соседству: { $n }.
}
remark-labs-at-hand = { $n ->
    [0] Здесь и по соседству нет лабораторий.
   *[other] Лаборатории здесь и по соседству: { $n }.
}
remark-roadblocks-at-hand = { $n ->
    [0] Здесь и по соседству некуда выложить блокпост и нечего убрать.
   *[other] Города здесь и по соседству: { $n }.
}

feature-fame = { $hunting ->
    [0] { $trend ->
        [up] полученная слава
       *[down] потерянная слава
    }
   *[1] { $trend ->
        [up] меньше славы у Патрона
       *[down] больше славы у Патрона
    }
}
feature-sicarios = { $hunting ->
    [0] { $trend ->
        [up] сикарио на поле вне опасности
       *[down] меньше сикарио на поле или они в опасности
    }
   *[1] { $trend ->
        [up] меньше сикарио на поле или они в опасности
       *[down] сикарио на поле вне опасности
    }
}
feature-objectives = { $hunting ->
    [0] { $trend ->
        [up] цели ближе
       *[down] цели дальше
    }
   *[1] { $trend ->
        [up] цели дальше от Патрона
       *[down] цели ближе к Патрону
    }
}
feature-ground = { $hunting ->
    [0] { $trend ->
        [up] больше лабораторий и влияния, меньше блокпостов
       *[down] меньше лабораторий и влияния, больше блокпостов
    }
   *[1] { $trend ->
        [up] меньше лабораторий и влияния, больше блокпостов
       *[down] больше лабораторий и влияния, меньше блокпостов
    }
}
feature-money = { $hunting ->
    [0] { $trend ->
        [up] больше денег и дохода
       *[down] меньше денег и дохода
    }
   *[1] { $trend ->
        [up] меньше денег и дохода у Патрона
       *[down] больше денег и дохода у Патрона
    }
}
feature-coming = { $hunting ->
    [0] { $trend ->
        [up] больше возможностей в этом сезоне
       *[down] меньше возможностей в этом сезоне
    }
   *[1] { $trend ->
        [up] меньше возможностей у Патрона в этом сезоне
       *[down] больше возможностей у Патрона в этом сезоне
    }
}
feature-seasons = { $hunting ->
    [0] { $trend ->
        [up] выигранное время
       *[down] потерянное время
    }
   *[1] { $trend ->
        [up] ушедшее время
       *[down] время, выигранное Патроном
    }
}
feature-hunters = { $hunting ->
    [0] { $trend ->
        [up] меньше возможностей у действующих охотников
       *[down] больше возможностей у действующих охотников
    }
   *[1] { $trend ->
        [up] более полезное действие
       *[down] менее полезное действие
    }
}
feature-tempo = { $hunting ->
    [0] { $trend ->
        [up] меньше охотников рядом или готовых действовать
       *[down] больше охотников рядом или готовых действовать
    }
   *[1] { $trend ->
        [up] больше охотников рядом или готовых действовать
       *[down] меньше охотников рядом или готовых действовать
    }
}
feature-places = { $hunting ->
    [0] { $trend ->
        [up] больше мест, где ещё может быть Патрон
       *[down] меньше мест, где ещё может быть Патрон
    }
   *[1] { $trend ->
        [up] меньше мест, где ещё может быть Патрон
       *[down] больше мест, где ещё может быть Патрон
    }
}
feature-arrests = { $hunting ->
    [0] { $trend ->
        [up] отсутствие ареста
       *[down] арест
    }
   *[1] { $trend ->
        [up] арест
       *[down] отсутствие ареста
    }
}
feature-hand = { $hunting ->
    [0] { $trend ->
        [up] более сильная рука
       *[down] более слабая рука
    }
   *[1] { $trend ->
        [up] более слабая рука у Патрона
       *[down] более сильная рука у Патрона
    }
}
feature-plans = { $hunting ->
    [0] { $trend ->
        [up] более удачные планы для целей и защиты
       *[down] менее удачные планы для целей и защиты
    }
   *[1] { $trend ->
        [up] менее удачные планы Патрона
       *[down] более удачные планы Патрона
    }
}
feature-hideout = { $hunting ->
    [0] { $trend ->
        [up] более удачное убежище
       *[down] менее удачное убежище
    }
   *[1] { $trend ->
        [up] менее удачное убежище Патрона
       *[down] более удачное убежище Патрона
    }
}

## What the rules object to in a position that was written; each goes on after a colon

position-rule-two-tokens = в одном городе и влияние, и блокпост.
position-rule-city-token = на плантации лежит влияние, блокпост или жетон встречи.
position-rule-lab = лаборатория лежит в городе.
position-rule-lab-cube = кубик лежит там, где нет лаборатории.
position-rule-tokens = жетонов влияния и блокпостов вместе больше { $n }.
position-rule-labs = лабораторий на поле: { $n }; столько их нет.
position-rule-cubes = столько кубиков нет.
position-rule-meetings = жетонов встречи больше { $n }.
position-rule-hideouts = маркеров убежища больше { $n }.
position-rule-hunters-share = два охотника в одной локации.
position-rule-sicarios-share = два сикарио в одной локации.
position-rule-both-share = охотник и сикарио в одной локации.
position-rule-hunter = одного охотника нет на поле.
position-rule-carrying = сикарио, которого нет на поле, несёт кубик.
position-rule-sicario-twice = один сикарио занимает две ячейки планшета.
position-rule-patron-cards = какой-то карты Патрона не хватает, или она лежит в двух местах.
position-rule-hand-order = карты в руке должны стоять по порядку.
position-rule-hand-size = карт в руке: { $n }, а может быть не более { $most }.
position-rule-known = карты из строки known_cards нет в руке.
position-rule-objectives = какой-то карты цели не хватает, или она лежит в двух местах.
position-rule-action-cards = какой-то карты действия не хватает, или их слишком много.
position-rule-cell = карта действия с числом { $value } не может лежать в ячейке { $n }.
position-rule-defence = есть жетон защиты, которого не бывает, или их слишком много.
position-rule-opened = открыт жетон защиты там, где его нет.
position-rule-fame = слава { $n }: шкала кончается на { $most }.
position-rule-fame-won = при славе { $n } партия окончена.
position-rule-income = на шкале дохода нет такого деления: { $n }.
position-rule-cali = кубиков у картеля Кали: { $n }, а помещается не более { $most }.
position-rule-arrests = арестов: { $n }; после второго партия окончена.
position-rule-hides-early = Патрон прячется раньше, чем размещены охотники.
position-rule-nowhere = Патрона нигде нет.
position-rule-clues = Патрон там, где по уликам его быть не может.
position-rule-possible = локации в строке possible — не те, что остаются по уликам.

## Lines of a position that is set up, by their key; line-<key>-<word>: what a line can say; line-<word>: what several can

line-leaders = Кто какой организацией управляет
line-patron = Убежище Патрона
line-patron_token = Где видели Патрона
line-clues = Улики
line-possible = Локации, где может быть Патрон
line-markers = Маркеры убежища
line-roadblocks = Блокпосты
line-labs = Лаборатории
line-lab_cubes = Лаборатории с кубиком
line-parties = Жетоны встречи на поле
line-parties_held = Число жетонов встречи вне поля
line-hunters = Где находятся охотники
line-acted = Охотники, которые уже действовали
line-down = Дезактивированные охотники
line-blocked = Заблокированные охотники
line-dashboard = Сикарио на планшете
line-sicarios = Где находятся сикарио
line-carrying = Сикарио с кубиком
line-defence = Жетоны защиты
line-opened = Открытые жетоны защиты
line-swaps = Жетоны защиты, которые поменяли местами
line-special = Что заменяют особые жетоны
line-season_cells = Карты на конец сезона
line-known_cards = Известные карты в руке
line-ultimatums = Оставшиеся карты «Серебро или свинец»
line-objective_slots = Цели по сезонам
line-objective_deck = Колода целей
line-drawn = Взятые цели
line-in_force = Открытые цели
line-completed = Достигнутые цели
line-counters = Счётчики целей
line-card = Разыгрываемая карта
line-figure = Сикарио этого хода
line-placed = Он на поле
line-actions_left = Осталось действий
line-leon_bonus = Дополнительные шаги Леона
line-faction = Организация, чей сейчас ход
line-factions_done = Организации, которые уже ходили
line-hunter = Охотник, чей сейчас ход
line-bonus = Шаги, добавленные к перемещению
line-collected = Сколько кубиков картель Кали взял в этот ход
line-declined = Организации, которым больше не задают вопросов
line-faction_cards = Оставшиеся карты способностей
line-pepes_money = Деньги «Лос-Пепес»
line-cali_cubes = Кубики картеля Кали
line-action_deck = Колода карт действий
line-available = Доступные карты действий
line-action_discards = Сброшенные карты действий
line-cells = Карты действий в ячейках
line-doing = Выполняемое действие
line-doing-extra_action = Дополнительное действие
line-number = Сколько от него осталось
line-target = Сикарио, о котором идёт речь
line-winner-hunters = Охотники
line-winner-unfinished = Пока никто
line-ending-unfinished = Ещё не окончена
line-purple = Фиолетовый
line-blue = Синий
line-green = Зелёный
line-orange = Оранжевый
line-red = Красный
line-white = Белый
line-black = Чёрный
