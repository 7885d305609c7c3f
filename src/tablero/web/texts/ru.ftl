# The pages in Russian. What is said about a game is in the game's own file.

language-name = Русский

## Every page

site-name = Tablero
site-title = Tablero: стратегические игры в браузере
site-description = Играйте в стратегические игры в браузере против ботов или с друзьями.
skip-to-content = Перейти к содержимому
nav-label = Главное меню
nav-tables = Мои столы
nav-account = Учётная запись
theme-label = Тема
theme-auto = Как в системе
theme-light = Светлая
theme-dark = Тёмная
language-label = Язык
foot-api = Для программ: API
close = Закрыть
help = Справка
rule-link = Правило { $id }
message-back = Назад

## Front page

front-lead = Садитесь за стол, всё уже разложено.
front-waiting = { $count ->
    [1] Ваш ход за этим столом:
    [one] Ваш ход за { $count } столом:
   *[other] Ваш ход за { $count } столами:
}
front-players = { $most ->
    [one] { $least }–{ $most } игрок
    [few] { $least }–{ $most } игрока
   *[many] { $least }–{ $most } игроков
}
front-players-exactly = { $n ->
    [1] один игрок
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}
front-learn = Обучение
front-learn-hint = { $lessons ->
    [1] первая партия с подсказками, около { $minutes } мин
    [one] { $lessons } партия с подсказками, около { $minutes } мин
    [few] { $lessons } партии с подсказками, около { $minutes } мин
   *[many] { $lessons } партий с подсказками, около { $minutes } мин
}
lesson-step = шаг { $n } из { $total }
lesson-over = пройдено
lesson-next = Следующий урок
lesson-play = Сыграть целую партию
lesson-more = Дальше
front-play-now = Играть
front-play-now-hint = { $bots ->
    [0] Сразу, в одиночку против соперников из правил игры. Учётная запись не нужна.
    [1] Сразу, против одного бота. Учётная запись не нужна.
    [one] Сразу, против { $bots } бота. Учётная запись не нужна.
   *[other] Сразу, против { $bots } ботов. Учётная запись не нужна.
}
front-side = Ваша сторона
front-side-bots = { $side } (против ботов)
front-level = Уровень
front-new-table = Новый стол…
front-rules = Правила

## A new table

new-title = Новый стол: { $game }
new-seats = Места
new-seats-hint = Должно быть занято мест: от { $least } до { $most }.
new-seats-exactly = { $n ->
    [1] Место одно.
   *[other] Должны быть заняты все места ({ $n }).
}
new-kind-me = Я: выберите это для нескольких мест, чтобы играть вместе за одним экраном.
new-kind-link = Друг: вы получите ссылку, и за стол сядет тот, кто откроет её первым.
new-kind-bot = Бот: играет компьютер, на одном из этих уровней:
new-options = Параметры
new-only-for = Только при таком числе игроков: { $players }.
new-name = Название стола (необязательно)
new-open = Открыть стол
new-problem = Стол не открыт. { $reason }

seat-me = Я
seat-link = Друг, по ссылке
seat-open = Любой, кто увидит стол
seat-bot-of = Бот: { $bot }
seat-nobody = Никто

# Hints

hint = Подсказка
hint-bot = Кого спросить
hint-title = { $n ->
    [0] { $bot }: сказать об этом нечего.
    [1] { $bot } предлагает:
   *[other] { $bot } предлагает первый из этих вариантов:
}
hint-thinking = { $bot } обдумывает подсказку.
hint-about = Проценты: шанс на победу, как его оценивает этот бот.
hint-points = В скобках: во сколько очков бот это оценивает сверх того, что даёт любой вариант.
motives-title = Почему боты так сыграли?
motives-none = После вашего последнего решения боты ничего не решали.
motives-about = Проценты: шанс на победу, как его оценивают боты. Учтено только то, что вам можно знать; причины, скрытые в их картах, останутся тайной до конца партии.
motives-open = Проценты: шанс на победу, как его оценивают боты. Партия окончена, поэтому рассказано всё, что знал бот.
hints-setting = Подсказки ботов
hints-auto = Когда один человек играет на одном месте против ботов
hints-on = Для всех за столом
hints-off = Ни для кого
key-hint = подсказка: что сделал бы бот
api-op-hint = Что ответил бы бот на вопрос, который ждёт вас, и почему; ответ приходит, когда бот подумает. За столом это можно отключить.

# How strong a bot is, from the weakest to the strongest, and what that means.
# $rating: comparable within one game; everybody begins at 25, and 4 more are worth about three games in four.
level-rating = рейтинг { $rating }
level-beginner = Новичок
level-beginner-help = отвечает сразу, не перепроверяет и порой не замечает лучшего хода
level-player = Игрок
level-player-help = отвечает сразу и выбирает лучшее к концу своего хода
level-club = Клубный игрок
level-club-help = прикидывает, чем могут обернуться несколько лучших ходов; думает около секунды, не дольше
level-expert = Эксперт
level-expert-help = перебирает многое, чем могут обернуться лучшие ходы; думает до трёх секунд

## My tables

tables-none = Вы пока не сидите ни за одним столом.
tables-choose = Выбрать игру
tables-your-turn = Ваш ход
tables-about = { $game } · игроков: { $players } · { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[many] { $decisions } решений
}
# The table of a lesson.
tables-lesson = { $game }: { $lesson }
state-open = Ждём игроков
state-running = Ходят другие
state-over = Партия окончена
state-closed = Стол закрыт
ago-now = только что
ago-minutes = { $n ->
    [1] минуту назад
    [one] { $n } минуту назад
    [few] { $n } минуты назад
   *[many] { $n } минут назад
}
ago-hours = { $n ->
    [1] час назад
    [one] { $n } час назад
    [few] { $n } часа назад
   *[many] { $n } часов назад
}
ago-days = { $n ->
    [1] вчера
    [one] { $n } день назад
    [few] { $n } дня назад
   *[many] { $n } дней назад
}

## The lobby: open tables, invitations by name, circles, who may come

nav-lobby = Зал
front-lobby = Играть с другими: открытые столы
lobby-lead = Столы, открытые для всех. Сесть можно одним щелчком; учётная запись не нужна.
lobby-filter = Какие игры показаны
lobby-all = Все игры
# $n: open tables.
lobby-count = { $n ->
    [0] Сейчас открытых столов нет.
    [one] { $n } открытый стол
    [few] { $n } открытых стола
   *[many] { $n } открытых столов
}
lobby-again = Обновить
lobby-look = Смотреть
lobby-taken = Это место уже занято или оставлено для кого-то другого; ничего не изменилось.
lobby-open = Открыть стол для всех
lobby-open-hint = Он виден здесь, пока не заняты все места.
# $left: seats that are empty, of $total.
lobby-left = Свободно мест: { $left } из { $total }
# $level: Beginner, Player, …
lobby-level = Желаемый уровень: { $level }
lobby-people = За столом: { $names }
lobby-guest = гость
lobby-bots = { $n ->
    [one] { $n } бот
    [few] { $n } бота
   *[many] { $n } ботов
}
# $n: decisions.
lobby-begun = { $n ->
    [one] игра идёт, { $n } решение
    [few] игра идёт, { $n } решения
   *[many] игра идёт, { $n } решений
}
lobby-owner = Стол открыт, владелец: { $name }
lobby-owner-you = Ваш собственный стол
# $zone: a city, as Budapest; $time: as 21:40.
lobby-zone = { $zone }, там сейчас { $time }
# $seat: the name of a seat, as Patrón.
lobby-sit-as = Сесть: { $seat }
# $bot: Beginner, Player, …; $when: in 5 minutes.
lobby-fill = Пустые места займут боты ({ $bot }) { $when }.
in-now = с минуты на минуту
in-minutes = { $n ->
    [1] через минуту
    [one] через { $n } минуту
    [few] через { $n } минуты
   *[many] через { $n } минут
}
in-hours = { $n ->
    [1] через час
    [one] через { $n } час
    [few] через { $n } часа
   *[many] через { $n } часов
}
in-days = { $n ->
    [one] через { $n } день
    [few] через { $n } дня
   *[many] через { $n } дней
}
invited-title = { $n ->
    [1] Вас приглашают за стол:
    [one] Вас приглашают за { $n } стол:
    [few] Вас приглашают за { $n } стола:
   *[many] Вас приглашают за { $n } столов:
}
# $name: who invites; $table: its title.
invited-by = { $name } приглашает: { $table }
invited-decline = Отклонить
door-here = Здесь для вас есть свободное место.
door-invited = Вас приглашают за этот стол. Вы увидите его, когда сядете.
door-open = Этот стол видят только те, кто за ним сидит. Есть свободное место.

terms-title = Кто может прийти
terms-access = Кто найдёт стол
terms-access-private = Закрытый: только приглашённые вами
terms-access-unlisted = По ссылке: любой, у кого есть адрес
terms-access-public = Открытый: все, он виден в зале
terms-told-private = Закрытый: только приглашённые
terms-spectators = Другие могут смотреть
terms-watched = другие могут смотреть
terms-not-watched = без зрителей
terms-level = Желаемый уровень гостей
terms-level-any = Любой уровень
terms-fill = Боты занимают места, которые ещё пусты
terms-fill-never = Никогда
terms-fill-minutes = { $n ->
    [1] через минуту
    [one] через { $n } минуту
    [few] через { $n } минуты
   *[many] через { $n } минут
}
terms-fill-hours = { $n ->
    [1] через час
    [one] через { $n } час
    [few] через { $n } часа
   *[many] через { $n } часов
}
terms-fill-days = { $n ->
    [one] через { $n } день
    [few] через { $n } дня
   *[many] через { $n } дней
}
# $bot: Beginner, Player, …; $when: after 5 minutes.
terms-filled = пустые места занимают боты ({ $bot }) { $when }
terms-fill-bot = Уровень этих ботов
terms-public-hint = Открытый стол виден в зале, пока за ним есть место для любого, кто увидит стол. Рядом показаны ваши языки и часовой пояс, как они указаны в учётной записи.
guests-title = { $table }: гости
guests-link = Пригласить по имени и решить, кто может прийти
guests-invite = Пригласить по имени
guests-hint = Тех, у кого есть пароль, можно найти по имени; гостя — если вы с ним играли. Приглашение видно на главной странице, в зале и в учётной записи.
guests-names = Имена через запятую
guests-do = Пригласить
guests-circle = Пригласить весь круг «{ $circle }»
guests-full = Пустых мест нет.
guests-invited = Приглашены
guests-waiting = ответа пока нет
guests-declined = отказ
guests-revoke = Отозвать
guests-revoke-of = Отозвать приглашение: { $name }
circles-title = Круги друзей
circles-lead = Люди, с которыми вы любите играть: весь круг можно пригласить сразу. Кроме вас, его никто не видит.
circles-new = Новый круг
circles-name = Название круга
circles-hint = Тех, у кого есть пароль, можно найти по имени; гостя — если вы с ним играли.
circles-make = Создать круг
circles-empty = В нём никого нет.
circles-add = Добавить
circles-drop = Убрать
circles-drop-of = Убрать из круга: { $name }
circles-delete = Удалить круг
circles-delete-sure = Удалить навсегда
seat-leave = Уйти из-за стола
seat-leave-hint = Вы здесь ещё ничего не решали: место снова освободится, и его смогут занять другие.
seat-leave-sure = Уйти
seat-remove = Убрать из-за стола
seat-remove-hint = Место снова освободится. Этот человек больше не сможет сесть сюда, если вы не пригласите его по имени.
seat-remove-sure = Убрать
seat-mute = Заглушить
seat-unmute = Снова слышать
seat-report = Пожаловаться
report-title = Жалоба хозяину сервера: { $name }
report-text = Хозяин этого сервера получит ваши слова и то, что было сказано за столом последним. Больше никто об этом не узнает.
report-reason = Что случилось?
report-mute = И заглушить этого человека
report-send = Отправить жалобу
report-sent = Ваша жалоба у хозяина сервера
report-sent-detail = Спасибо. Кого вы заглушили, видно в вашей учётной записи.
account-about-hint = Показаны в зале рядом со столами, которые вы открываете, вместе с вашим часовым поясом.
account-speaks = На каких языках вы играете
account-circles = Ваши круги
account-muted = Заглушены
account-muted-hint = От них ничего не приходит: ни сообщений, ни приглашений, ни столов в зале.
problem-no-watching = Этот стол видят только те, кто за ним сидит.
# $name: as it was typed.
problem-no-person = Никого другого с именем «{ $name }» здесь не нашлось; ничего не изменилось.
api-op-lobby = Открытые столы с местом, доступным для всех.
api-op-invitations = Столы, за которые вас приглашают по имени. Чтобы принять приглашение, сядьте за стол.
api-op-decline = Отклонить приглашение по имени.
api-op-leave = Вернуть своё место, пока вы там ничего не решали.
api-op-remove = Убрать того, кто занимает место за вашим собственным столом.
api-op-terms = Решить, кто может прийти за ваш стол: закрытый, по ссылке или открытый, зрители, желаемый уровень, боты на пустые места.
api-op-people = Пригласить людей за свой стол по имени; ответ — кто приглашён.
api-query-game = только столы этой игры

## The table

title-your-turn = ● Ваш ход: { $table }
title-table = { $table } · Tablero
board-label = Поле
zoom-label = Масштаб
zoom-in = Крупнее
zoom-out = Мельче
zoom-all = Показать всё поле
tabs-label = Панели
tab-board = Поле
tab-guide = Памятка
tab-journal = Журнал
tab-cards = Карты
tab-overview = Обзор
tab-seats = Места
tab-chat = Чат
tab-more = Стол
status-your-turn = Ваш ход
status-closed = Владелец закрыл этот стол.
status-seat-waits = На месте, чей сейчас ход, никого нет.
status-empty-seat = На месте, чей сейчас ход, никого нет. Отправьте приглашение или передайте ход боту.
thinking = Бот думает
thinking-stop = Прервать раздумья
undo = Отменить
over-again = Сыграть ещё раз
over-again-bots = Сыграть ещё раз против ботов
over-again-rotated = Сыграть ещё раз, пересев на одно место дальше
over-story = Как шла партия

# The page about a finished game. $table: its title.
story-title = { $table }: как шла партия
story-back = Назад к столу
story-turning-points = Переломные моменты
# $hero: whose prospects are judged. $before, $after: of 100.
story-judged = { $hero }, оценка позиции ботами: { $before } → { $after } из 100
story-before = До
story-after = После
story-curves = По ходу партии
story-curves-as-table = То же таблицей
story-decision = Решение
story-total = Итого
story-untold = С тех пор правила в программе изменились, поэтому показать, как шла эта партия, уже нельзя.
# $games: games like this one, this one included.
story-best = Ваш лучший результат в таких партиях (всего { $games }): { $points }; в этой: { $own }.
story-best-now = Ваш лучший результат в таких партиях (всего { $games }).
story-next = Что дальше?
story-again-said = Следующая партия: { $address }

# How a finished game was played. $table: its title.
analysis-title = { $table }: анализ
analysis-link = Анализ
analysis-chances = Шансы на победу по ходу партии
analysis-chances-about = В процентах, по оценке ботов, при открытых картах. Какой шанс стоит за такой оценкой, измерено в партиях ботов.
analysis-decisions = Решения
analysis-none-yet = Анализ решений этой партии ещё никто не запускал. Он займёт минуту или больше.
analysis-deeper = Решения можно проанализировать тщательнее.
analysis-level = Насколько тщательно
analysis-level-player = Быстро
analysis-level-club = Тщательно
analysis-level-expert = Очень тщательно
analysis-ask = Проанализировать решения
analysis-running = Идёт анализ решений.
analysis-waits = Анализ идёт в фоне: сначала те партии, которые сейчас играют. Эту страницу можно покинуть и вернуться позже.
analysis-stop = Остановить
analysis-look-again = Сколько уже готово?
# $percent: how much of it is done.
analysis-stopped = Остановлено на { $percent } %. Можно продолжить с этого места.
analysis-failed = С тех пор правила в программе изменились, поэтому проанализировать решения этой партии нельзя.
analysis-cost = потеря на решение
analysis-luck = удача
analysis-marks-about = Решение оценивается по тому, что игрок мог знать. Лучшее: ничего лучше не нашлось. Хорошее: хуже меньше чем на 2 %. Неточность: меньше чем на 5 %. Ошибка: меньше чем на 10 %. Грубая ошибка: больше.
analysis-luck-about = Удача: насколько броски и раздача изменили шанс сверх того, чего следовало ожидать от тех же решений, в сумме за партию; ± показывает погрешность.
analysis-faults = Что было бы лучше
analysis-no-faults = Ни одно решение не было явно хуже другого.
analysis-why = Почему?
# Above the slider of a finished game.
course-label = Шансы по ходу партии
course-jump = Перейти к

# Puzzles: one question with one clearly best answer. $n: its number; $seat: whose question it is; $option: what was chosen.
puzzles-link = Задачи
puzzles-title = { $game }: задача { $n }
puzzles-about = Ваше место: { $seat }. Одно решение здесь явно лучшее: найдите его.
puzzles-solved = Решено: { $n } из { $total }.
puzzles-right = Верно: { $option }.
puzzles-wrong = Не совсем: есть кое-что лучше, чем «{ $option }».
puzzles-shown = Лучшее: { $option }.
puzzles-chances = Проценты: шанс на победу, как его оценивают боты по тому, что знает игрок на этом месте. В скобках: во сколько очков боты это оценивают сверх того, что даёт любой вариант.
puzzles-cards = Что написано на картах
puzzles-again = Посмотрите ещё раз.
puzzles-show = Показать ответ
puzzles-next = Следующая задача
puzzles-skip = Другая задача
puzzles-none = Задач пока нет
puzzles-none-detail = Для нынешних правил этой игры задач пока нет.

# The engine's opinion on a position of a study.
engine-title = Мнение движка
engine-ask = Что думает движок?
engine-thinking = Движок думает…
engine-busy = Движок уже много думал для вас. Ему нужен небольшой отдых; загляните через минуту.
engine-failed = Движок не может здесь ничего сказать.
engine-nothing = Здесь никому не нужно принимать решение.
engine-about = Проценты: шанс на победу, как его оценивают боты по тому, что знает игрок на этом месте.
engine-back = Назад к разбору

journal-in-words = Словами

steps-begin = { $n ->
    [1] Показать, что произошло
   *[other] Показать по шагам, что произошло
}
steps-now = Что произошло: шаг { $n } из { $total }
follow-play = Показывать подряд
follow-pace = Темп
follow-pace-slow = медленно
follow-pace-normal = обычно
follow-pace-fast = быстро
follow-always = всегда перед моим ходом
steps-back = Предыдущий шаг
steps-on = Следующий шаг
number-none = Нисколько
number-most = Как можно больше: { $n }
warning-sure = Всё равно сделать
warning-back = Выбрать заново

replay-label = Повтор партии
replay-slider = Решение
replay-back = На одно решение назад
replay-forward = На одно решение вперёд
replay-live = Вернуться к настоящему
replay-now = Решение { $n } из { $total }
replay-hint = Вы смотрите на более раннюю позицию. Адрес этой страницы ведёт сюда.
replay-return = Вернуться к игре
rewind-propose = Предложить продолжить отсюда
rewind-asked = Владелец предлагает вернуться к решению { $n } и играть оттуда. Согласиться должны все.
rewind-yes = Согласиться
rewind-no = Отказаться
rewind-wait = Вы согласились; остальные ещё не ответили.

seat-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
seat-you = вы
seat-person = человек
seat-ready = выбор сделан
seat-empty = свободное место
seat-invited = ждёт гостя
seat-bot-kind = бот, { $bot }
seat-bot-for-you = за вас играет бот ({ $bot })
seat-actions = Что сделать с местом: { $name }
seat-bot = Пусть играет бот
seat-back = Вернуть себе
seat-invite = Пригласить по ссылке
seat-sit = Сесть за стол

cards-none = Открытых карт нет.
cards-el-grande-card = Используется
cards-el-grande-offer = На выбор
cards-el-grande-hands = В руке
cards-el-grande-played = Сыграно в этом раунде
cards-el-grande-discards = Сброшено
cards-andean-abyss-current_card = Текущая карта
cards-andean-abyss-next_card = Следующая карта
cards-andean-abyss-lasting = Действующие эффекты
cards-andean-abyss-played = Сыграно
cards-narcos-hand = В руке
cards-narcos-deployment = Разыгрывается
cards-narcos-sicarios = Ждут конца сезона
cards-narcos-discards = Сброшено
cards-narcos-just_discarded = Только что сброшено
cards-narcos-objectives = Цели
cards-narcos-ultimatums = Серебро или свинец
cards-narcos-factions = Способности организаций
cards-twilight-struggle-hand = Ваша рука
cards-twilight-struggle-hands = Руки
cards-twilight-struggle-headlines = Заголовки
cards-twilight-struggle-playing = Разыгрывается
cards-twilight-struggle-latest = Последняя карта каждой стороны
cards-twilight-struggle-lasting = Действующие эффекты
cards-twilight-struggle-seen = Вы видели в руке соперника
cards-twilight-struggle-unseen = Ещё не видели: в колоде или в руке соперника
cards-twilight-struggle-discards = Сброс
cards-twilight-struggle-removed = Выбыли из игры
cards-twilight-struggle-deck = Колода
cards-twilight-struggle-soloplay-hand = Взятые вами карты
cards-twilight-struggle-soloplay-dealt = Открытые карты драфта
cards-twilight-struggle-soloplay-kept = Карты, которые вы оставляете
cards-twilight-struggle-soloplay-headlines = Заголовки
cards-twilight-struggle-soloplay-playing = Разыгрывается
cards-twilight-struggle-soloplay-lasting = Действующие эффекты
cards-twilight-struggle-soloplay-waiting = Ждут вашего следующего раунда
cards-twilight-struggle-soloplay-known = Вы видели, как они ушли в стопки
cards-twilight-struggle-soloplay-discards = Сброс
cards-twilight-struggle-soloplay-removed = Выбыли из игры

journal-earlier = Раньше…
journal-title = { $table }: журнал
chat-none = Пока никто ничего не сказал.
chat-label = Скажите что-нибудь
chat-send = Отправить
chat-to = Кому
chat-everybody = Всем
chat-owner = Владелец

# What is one person's own at a table: orders in advance and notes. $order: the order in words.
tab-own = Моё
key-own = ваши распоряжения и заметки
orders-title = Распоряжения заранее
orders-hint = То, о чём вы распорядитесь сейчас, станет вашим ответом, как только вас спросят. Никто другой этого не видит. Из нескольких распоряжений к одному вопросу действует первое возможное.
orders-choose = Распоряжение
orders-once = На следующий раз
orders-standing = Каждый раз, пока не отзовёте
orders-once-short = следующий раз
orders-standing-short = каждый раз
orders-impossible = невозможно
orders-times = { $n ->
    [one] исполнено { $n } раз
    [few] исполнено { $n } раза
   *[many] исполнено { $n } раз
}
orders-lay = Распорядиться
orders-withdraw = Отозвать
orders-withdraw-named = Отозвать: { $order }
orders-put-away = Убрать
orders-put-away-named = Убрать: { $order }
orders-played = Ваше распоряжение исполнено: { $order }
orders-void = Ваше распоряжение оказалось невозможным: { $order }
orders-open = { $n ->
    [0] Распоряжения заранее
   *[other] Распоряжения заранее: { $n }
}
notes-title = Заметки
notes-hint = Только для вас, на всех ваших устройствах.
notes-label = Что вы хотите запомнить за этим столом
notes-shared = За этим экраном несколько игроков, поэтому заметки здесь не показаны.
notes-saved = Сохранено
notes-unsaved = Ещё не сохранено
chat-away = Пока вас не было: { $decisions ->
    [0] ни одного решения
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[many] { $decisions } решений
}, { $messages ->
    [0] ни одного сообщения
    [one] { $messages } сообщение
    [few] { $messages } сообщения
   *[many] { $messages } сообщений
}.
chat-new = Новое с вашего последнего визита
react-to = Отозваться на слова: { $name }
sign-agree = Согласие
sign-thanks = Спасибо
sign-well = Хорошая игра
sign-laugh = Смешно
sign-oh = Ого
api-op-order = Дать распоряжение заранее: один из ответов, которые снимок предлагает в own; видите его только вы.
api-op-recall = Отозвать распоряжение.

more-options = Параметры
more-usual = Обычная игра
more-commitment = Обязательство (хеш)
more-commitment-hint = Опубликовано до первого решения; связывает сервер с зерном, которое он откроет в конце.
more-seed = Зерно
more-seed-hint = Скачайте запись партии и проверьте её так: tablero verify FILE
more-record = Скачать запись партии
more-header = Скачать то, что открыто сейчас
more-rename = Название стола
more-close = Закрыть стол
more-close-hint = Продолжить игру не сможет никто, и открыть стол снова нельзя.
more-close-sure = Закрыть навсегда

cover-pass = Передайте устройство:
cover-why = То, что видеть можно только этому игроку, ещё не на экране.
cover-ready = Я здесь

help-title = Как здесь играть
help-text = Всё, что светится на поле, можно выбрать: щёлкните по нему, нажмите его кнопку или играйте с клавиатуры. Наведите указатель на что угодно, коснитесь его или нажмите i, чтобы узнать, что это; на телефоне задержите палец на варианте. Номер правила открывает правило.
help-shortcuts = Клавиши
help-preview = Показывать, что даст вариант
help-motion = Движение фишек
help-sound = Звук, когда мой ход
help-notify = Сообщать, когда мой ход
key-options = выбрать вариант
key-done = закончить, завершить, готово
key-most = как можно больше
key-undo = отменить
key-board = перейти на поле, от варианта к варианту, выбрать
key-zoom = крупнее, мельче, всё поле
key-pan = сдвинуть поле
key-rule = открыть правило к этому вопросу
key-guide = игра на одной странице
key-inspect = что это? переходить от предмета к предмету
key-journal = журнал
key-chat = чат
key-replay = на одно решение назад, вперёд, к настоящему
key-help = эта справка
key-close = закрыть открытое

script-offline = Нет связи. Пробуем снова…
script-unsent = Нет связи. Ваш ответ ещё не сохранён; он будет отправлен снова, как только получится.
script-slow = Сервер не отвечает уже пять секунд. То, что вы делаете, не пропадёт: при необходимости оно будет отправлено снова.
script-gone = Этот стол показать нельзя.
script-close = Закрыть
script-copied = Скопировано

## The game on one page

thing-label = Что это
thing-why = Не сейчас:
ask-closed = Не сейчас: { $options }
thing-near = Рядом: { $places }
guide-open = Об этой игре
guide-title = { $game } на одной странице
guide-goal = Цель
guide-turn = Ход
guide-signs = Знаки на поле
guide-rules = Все правила
guide-to-board = К полю

## The page for when there is no connection

offline-title = Нет связи
offline-text = Сервер недоступен. Как только он ответит, эта страница обновится сама.
offline-again = Попробовать снова
offline-seen = Так вы в последний раз видели стол на этом устройстве; с тех пор игра могла уйти вперёд:
offline-unseen = Эта страница на этом устройстве не сохранена.
offline-others = Столы, сохранённые на этом устройстве

## Invitations

invite-title = Ваше приглашение
invite-text = Отправьте эту ссылку одному человеку. Место займёт тот, кто откроет её первым. Пока место свободно, ссылка видна за столом; новая ссылка отменяет прежнюю.
invite-to = Ссылка на место «{ $name }», для одного человека
invite-copy = Скопировать
invite-share = Поделиться
invite-back = К столу
join-title = Приглашение: { $table }
join-offer = Вас приглашают за стол. Игра: { $game }; ваше место: { $seat }.
join-name-hint = Чтобы другие знали, кто вы. Можно оставить пустым.
join-sit = Сесть за стол
join-taken = Это место занято
join-taken-detail = Это приглашение уже кто-то принял. Попросите другое.

## Rules

rules-title = { $game }: правила
rules-search = Поиск
rules-find = Найти
rules-all = Все правила
rules-contents = Содержание
rules-in-english = Что ещё не переведено, дано здесь по-английски.
rules-found = { $count ->
    [0] По запросу «{ $words }» ничего не найдено.
    [one] По запросу «{ $words }» найден { $count } абзац.
    [few] По запросу «{ $words }» найдено { $count } абзаца.
   *[many] По запросу «{ $words }» найдено { $count } абзацев.
}

## Account

account-guest = Вы гость: вас знает только этот браузер и больше никто.
account-kept = Ваше имя: { $name }.
account-name = Имя
account-name-label = Как вас называть
account-save = Сохранить
account-keep = Сохраните свои партии
account-keep-hint = С именем и паролем вы найдёте свои столы и на другом устройстве.
account-change-password = Сменить пароль
account-old-password = Старый пароль
account-new-password = Новый пароль
account-password = Пароль
account-password-hint = Не меньше восьми знаков.
account-change-hint = Новый пароль завершает вход на всех других устройствах и отзывает все токены.
account-login-name = Имя
account-login = Войти
account-login-hint = Если у вас здесь уже есть имя и пароль. Места, занятые вами как гостем, с вами не перейдут.
account-login-do = Войти
account-tokens = Токены для программ
account-tokens-hint = С токеном программа может сидеть за столом вместо вас.
account-token-label = Для чего он
account-token-days = { $days ->
    [one] Действует { $days } день
    [few] Действует { $days } дня
   *[many] Действует { $days } дней
}
account-token-lifetime = Срок действия
account-token-make = Создать токен
account-token-revoke = Отозвать
account-token-revoke-sure = Отозвать навсегда
account-token-fresh = Это ваш новый токен. Он показан только сейчас:
account-logout = Выйти
account-logout-sure = Выйти и потерять свои места
account-logout-hint = На этом устройстве. Вернуться можно с именем и паролем.
account-logout-guest = Вы гость без пароля: после этого вернуть ваши места не сможет никто.

## People: profiles, ratings, statistics

# A rated table: its result counts for ratings.
rated-setting = Рейтинговая партия: итог учитывается в рейтинге всех
rated-help = Кто садится за стол, соглашается с этим. У каждого есть учётная запись и одно место, боты играют на одном из уровней, подсказок нет. Закрытая партия, партия, которую вернули назад по общему согласию, и партия, в конце которой за кого-то играет бот, в рейтинге не учитывается.
rated-account = Для этого нужна учётная запись с именем и паролем.
rated-here = Рейтинговая партия
rated-join = Это рейтинговая партия: её итог учитывается в рейтинге всех игроков. Садясь за стол, вы с этим соглашаетесь.
rated-word = рейтинговая
problem-rated = За рейтинговым столом у каждого есть учётная запись и одно место, боты играют на одном из уровней, подсказок нет.

# A table for research: its finished game may be given away, without names (tablero export).
research-setting = Для исследований: оконченную партию можно передать дальше, без имён
research-help = Кто садится за стол, соглашается с этим. Когда партия окончена, хозяин сервера может передать её решения и итог тем, кто изучает игры: без имён, разговоров и заметок. Каждый, кто здесь играет, может в любое время отозвать партию; то, что передали раньше, вернуть нельзя.
research-here = Для исследований: оконченную партию можно передать дальше, без имён
research-join = Этот стол служит и исследованиям: когда партия окончена, её решения и итог можно передать дальше, без имён и разговоров. Садясь за стол, вы с этим соглашаетесь; отозвать партию можно в любое время.
research-withdraw = Отозвать эту партию из исследований
research-withdraw-hint = Партии этого стола не будет ни в одной более поздней выгрузке, кто бы здесь ещё ни играл. Отменить это нельзя.
research-withdraw-sure = Отозвать
api-op-withdraw_game = Отозвать из исследований партию стола, за которым вы играете или играли: в более поздних выгрузках её не будет.

profile-link = Профиль
profile-of = Профиль: { $name }
profile-mine = Мой профиль
profile-since = Первый визит: { $when }
profile-hidden = { $name } не показывает вам результатов.
profile-ratings = Рейтинг
# $n: rated games.
profile-rated-games = { $n ->
    [0] рейтинговых партий пока нет
    [one] { $n } рейтинговая партия
    [few] { $n } рейтинговые партии
   *[many] { $n } рейтинговых партий
}
profile-ratings-hint = После знака ±: насколько число может отличаться от истинного в 95 случаях из 100. Все начинают с 25 ± 17; перевес в 4 — это примерно три победы в четырёх партиях. Место и параметры учтены.
profile-no-ratings = Рейтинговых партий пока нет.
profile-played = Партии
profile-no-games = Оконченных партий пока нет.
profile-seat = Место
profile-nth-seat = Место за столом: { $n }
profile-games = Партии
profile-won = Победы
profile-won-of = { $n } ({ $percent } %)
profile-decisions = Решения
profile-time = Время
profile-minutes = { $n } мин
profile-hours = { $n } ч
profile-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[many] { $n } дней
}
profile-opponents = С кем чаще всего играет
profile-no-opponents = Оконченных партий с другими людьми пока нет.
profile-somebody = кто-то
profile-met = { $n ->
    [0] Общих партий пока нет.
    [one] { $n } общая партия.
    [few] { $n } общие партии.
   *[many] { $n } общих партий.
}
profile-ahead = выше { $ahead }, ниже { $behind }
profile-history = Последние партии
profile-has-won = Победа
profile-place = Место { $place } из { $players }
profile-length = { $n ->
    [one] { $n } решение
    [few] { $n } решения
   *[many] { $n } решений
}
profile-shows = Кто что обо мне видит
profile-show-games = Партии и результаты
profile-show-ratings = Рейтинг
profile-show-opponents = С кем я играю и моё имя в списках других
profile-show-history = Мои последние партии
profile-to-everybody = Все
profile-to-met = Те, кто сидел со мной за одним столом
profile-to-nobody = Только я
profile-shows-hint = Ссылку на стол видят только те, кто за ним сидел.
profile-find = Найти человека по имени
versus-title = Личные встречи
versus-with = Личные встречи: { $name }
versus-link = Личные встречи
versus-label = { $name } и
versus-show = Показать
versus-result = { $one } { $ahead } : { $behind } { $other }
versus-unknown = Под этим именем никто не зарегистрирован.
versus-hidden = Их партии друг с другом вам не показаны.

statistics-link = Статистика
statistics-title = { $game }: статистика
statistics-lead = { $n ->
    [0] Здесь ещё никто не окончил ни одной партии.
    [one] По { $n } оконченной партии людей на этом сервере.
   *[many] По { $n } оконченным партиям людей на этом сервере.
}
statistics-seats = Результаты по местам
statistics-seats-hint = В скобках и полосой: где лежит истинная доля в 95 случаях из 100. Ценность: сколько место добавляет к рейтингу, по рейтинговым партиям.
statistics-players = Игроки
statistics-worth = Ценность
statistics-share = { $percent } % ({ $low }–{ $high })
statistics-length = Сколько длятся партии, в решениях
statistics-shortest = Самая короткая
statistics-longest = Самая длинная
statistics-openings = Как начинают партию
statistics-openings-hint = Первое решение на каждом месте и первые три, если они встречались больше одного раза.
statistics-opening-of = { $seat }, игроков: { $players }
statistics-opening = Первые решения
statistics-bots = Боты на той же шкале
statistics-bots-hint = Где стоят уровни и насколько это точно; медленно меняется с рейтинговыми партиями.

api-op-profile = Что показывает зарегистрированный человек: рейтинг, результаты по играм и местам, соперники, последние партии.
api-op-show_profile = Указать, кто видит части вашего профиля.
api-op-head_to_head = Партии двух людей друг с другом.
api-op-statistics = Как шли партии людей: места, длительность, первые решения и рейтинг ботов.
api-query-name = зарегистрированное имя
api-query-other = другое зарегистрированное имя

## Tournaments

tournaments-title = Турниры
tournaments-lead = Группа играет тур за туром; программа составляет столы и ведёт таблицу. Вы видите турниры, в которых играете, которые открыли или в которые приглашены.
tournaments-none = Вы пока ни в одном не участвуете.
tournaments-new = Открыть турнир
tournament-new = Новый турнир: { $game }
tournament-name = Название турнира
tournament-system = Как играют
tournament-system-swiss = Швейцарская система
tournament-system-round-robin = Круговая система
tournament-system-help = Швейцарская: несколько туров, каждый раз с близкими по очкам. Круговая: пока все не сыграют со всеми.
tournament-players = Игроков за столом
tournament-players-help = Если число не делится, за некоторыми столами на одного игрока меньше, когда игра это допускает.
tournament-rounds = Туры (швейцарская система)
tournament-rounds-help = Пусто: столько, чтобы остался один без поражений, но не меньше 3.
tournament-open = Открыть турнир
tournament-is-open = Ждём участников
tournament-is-running = Идёт
tournament-is-paused = Перерыв
tournament-is-over = Окончен
tournament-invited = приглашение
tournament-round = Тур { $n }
tournament-round-of = Тур { $n } из { $rounds }
tournament-paused-until = новый тур начнётся не раньше { $day }
tournament-paused-open = новый тур начнётся после перерыва
tournament-at-tables = игроков за столом: { $n }
tournament-you = (вы)
tournament-guest = Гость { $n }
tournament-join-title = Участие
tournament-join-hint = У кого есть ссылка, тот видит здесь ваше имя и ваши результаты.
tournament-join = Участвовать
tournament-link = Ссылка на эту страницу, чтобы послать группе
tournament-standings = Таблица
tournament-standings-hint = Очки: за каждым столом доля тех, кого вы опередили, ничья считается за половину; свободный тур 1, закрытый стол ½. При равенстве решают: «Соперники» (очки тех, с кем сыграно), затем «Между собой» (сколько взято у тех, у кого столько же очков), затем выигранные столы.
tournament-rank = Место
tournament-entrant = Участник
tournament-points = Очки
tournament-opponents = Соперники
tournament-direct = Между собой
tournament-tables = Столы
tournament-out = больше не играет
tournament-entrants = { $n ->
    [0] Участников пока нет
    [one] { $n } участник
    [few] { $n } участника
   *[many] { $n } участников
}
tournament-table = Стол { $n }
tournament-table-open = открывается
tournament-table-running = идёт партия
tournament-table-over = партия окончена
tournament-table-closed = стол закрыт
tournament-place = Место { $place }
tournament-bye = Свободный тур:
tournament-run = Управление турниром
tournament-invite = Пригласить зарегистрированного человека по имени
tournament-invite-do = Пригласить
tournament-bot = Добавить бота
tournament-bot-do = Добавить
tournament-start = Начать
tournament-start-hint = Участников должно быть не меньше { $least }; кто только приглашён, не играет.
tournament-pause-until = Перерыв до (пусто: до продолжения)
tournament-pause = Сделать перерыв
tournament-pause-hint = На время отпуска: начатые партии идут дальше, но новый тур не начинается.
tournament-resume = Продолжить
tournament-remove = Убрать
tournament-remove-one = Убрать участника…
tournament-withdraw = Выйти из турнира…
tournament-withdraw-hint = В следующих турах вы не играете; если вы сидите за столом этого турнира, там продолжит бот.
tournament-withdraw-sure = Выйти из турнира
tournament-problem-closed = На этом этапе турнира это невозможно; ничего не изменилось.
tournament-problem-illegal = Ничего не изменилось: в турнире от { $least } до { $most } участников, их хватает на стол, а перерыв кончается в будущем.
tournament-problem-full = Мест нет: в турнире не больше { $most } участников, и никто не ведёт больше десяти сразу.

api-op-list_tournaments = Турниры, в которых вы играете, которые открыли или в которые приглашены.
api-op-open_tournament = Открыть турнир.
api-op-tournament = Турнир: участники, таблица, туры и их столы.
api-op-join_tournament = Участвовать в турнире, который ещё не начался.
api-op-add_entrant = Пригласить зарегистрированного человека или добавить бота; для владельца, до начала.
api-op-start_tournament = Начать; столы первого тура открываются.
api-op-pause_tournament = На время не начинать новых туров.
api-op-resume_tournament = Продолжить после перерыва.
api-op-withdraw = Выйти из турнира или убрать кого-то.
## Clocks, and being told that it is one's turn

clock-title = Часы
clock-hint = Время идёт, пока решаете вы и все места заняты; у ботов оно не идёт, и когда сервер не работает, тоже. В игре по переписке часы стоят ночью и в отпуске, которые вы указываете на странице учётной записи.
clock-kind-none = Без часов
clock-kind-evening = Вечер: минуты на всю партию
clock-kind-correspondence = По переписке: дни на каждое решение
clock-minutes = Минут на игрока
clock-increment = Секунд дополнительно на каждый ход
clock-days = Дней на каждое решение
clock-reserve = Дней в запасе на всю партию
clock-then = Когда у кого-то вышло время
clock-then-nothing = Ничего не происходит; остальные это видят
clock-then-bot = Бот, { $bot }: играет до возвращения
# $time, $more: lengths of time, as in “3 days”.
clock-about-evening = Вечер: { $time } на игрока и ещё { $more } на каждый ход.
clock-about-evening-bare = Вечер: { $time } на игрока.
clock-about-correspondence = По переписке: { $time } на каждое решение, в запасе { $more }.
clock-about-correspondence-bare = По переписке: { $time } на каждое решение.
clock-about-bot = Когда у кого-то вышло время, до возвращения играет бот: { $bot }.
clock-about-nothing = Когда у кого-то вышло время, ничего не происходит.
# On a seat. $when: a moment, as in “Thu, Nov 19, 14:00”; $left, $reserve: lengths of time.
clock-until = срок: { $when }
clock-over = время вышло: { $when }
clock-left = { $left }
clock-left-reserve = { $left } + { $reserve }
clock-label = Часы: { $name }
seat-time-up = время вышло; бот, { $bot }
clock-time-up = Ваше время вышло, и за вас играет бот. Его ответы остаются в силе.
clock-handed = За вас играет бот. Его ответы остаются в силе.
clock-return = Играть дальше самостоятельно

hours-title = Ваш распорядок
hours-hint = Ночью и в отпуске часы игры по переписке стоят, и вам ничего не присылают. В вечерней игре часы идут.
hours-zone = Часовой пояс
hours-zone-hint = Его знает ваш браузер; пишется так: Europe/Moscow.
hours-night-from = Ночь с
hours-night-to = до
hours-night-hint = Не больше двенадцати часов; если ночи нет, оставьте оба поля пустыми.
hours-digest = Час ежедневной сводки
hours-holidays = Отпуск
hours-holidays-none = Нет.
# Two days.
hours-holiday = { $first } – { $last }
hours-holiday-first = Первый день
hours-holiday-last = Последний день
hours-holiday-add = Добавить
hours-holiday-remove = Удалить

contacts-title = Уведомления
contacts-hint = Когда другие сыграли и решать вам, когда ваше время на исходе и когда за вас играет бот. О чём вопрос, не сообщается никогда: никакая тайна не покидает стол.
contacts-none = Вам ничего не присылают.
contacts-email = Эл. почта
contacts-push = Устройство
contacts-webhook = Вебхук
contacts-pace = Когда
contacts-pace-soon = Вскоре, несколько вместе
contacts-pace-digest = Раз в день, сводкой
contacts-unconfirmed = ещё не подтверждено: откройте ссылку, отправленную туда
# $when: a moment.
contacts-trouble = ничего не доходит с: { $when }
contacts-remove = Удалить
contacts-add = Добавить
contacts-email-address = Адрес эл. почты
contacts-email-off = Хозяин этого сервера не настроил почту.
contacts-push-add = Уведомлять на этом устройстве
contacts-push-off = Хозяин этого сервера не настроил уведомления на устройствах.
contacts-push-needs = Нужны браузер, который это умеет, и скрипт этой страницы.
contacts-push-refused = Браузер не разрешает уведомления этой страницы или не может их получать.
contacts-webhook-address = Адрес вебхука, какой даёт, например, Discord (https://…)
contacts-webhook-key = Ключ, которым подписаны сообщения:

# What is sent. $table: its title, $when: a moment.
news-one = Ваш ход: { $table }
news-one-reminder = Ваше время на исходе: { $table }
news-one-handed = За вас играет бот: { $table }
news-many = { $n ->
    [one] Вас ждёт { $n } стол
    [few] Вас ждут { $n } стола
   *[many] Вас ждут { $n } столов
}
# A table that has a title of its own.
news-table = { $title } ({ $game })
news-turn = { $table }: ваш ход.
news-turn-until = { $table }: ваш ход, срок: { $when }.
news-reminder = { $table }: ваш ход, и время на исходе; срок: { $when }.
news-reminder-over = { $table }: ваш ход, и время вышло.
news-handed = { $table }: ваше время вышло, и до вашего возвращения за вас играет бот.
news-stop = Чтобы больше не получать таких сообщений: { $link }
news-confirm-subject = Это ваш адрес?
news-confirm = Кто-то, вероятно вы, хочет узнавать здесь, когда наступает его ход в Tablero. Если это вы, откройте ссылку: { $link }
news-confirm-not = Если это не вы, ничего не делайте: больше ничего не придёт.
mail-confirm = Присылать сообщения на { $address }?
mail-confirm-do = Да, присылать
mail-confirmed = Сообщения будут приходить на { $address }.
mail-stop = Больше не присылать сообщения на { $address }?
mail-stop-do = Прекратить
mail-stopped = На { $address } больше ничего не придёт.

## The host, and one’s own data

host-word = От хозяина сервера
host-restarts-soon = Этот сервер скоро перезапустится. Всё сохранено, и после этого каждая партия продолжится; до тех пор новые столы не открываются.
host-restarts-now = Сервер перезапускается. Эта страница вернётся сама.
status-restarting = Скоро перезапуск
problem-restarting = Этот сервер вот-вот перезапустится и новых столов не открывает. Попробуйте снова через несколько минут.
own-data = Ваши данные
own-data-hint = Всё, что этот сервер хранит о вас: ваше имя, ваши столы, ваши решения и сообщения за ними.
own-data-download = Скачать (JSON)
own-data-delete = Удалить всё
own-data-delete-hint = Будут удалены ваше имя, ваши сообщения и токены, а также столы, за которыми больше никто не сидит. Там, где с вами играют другие, ваше место займёт бот. Отменить это нельзя.
own-data-delete-sure = Удалить всё навсегда
own-data-gone = Удалено
own-data-gone-detail = О вас здесь больше ничего не хранится. В резервных копиях хозяина сервера это может оставаться, пока их не сменят более новые.

## Problems

status-400 = Не получилось
status-400-detail = Понять запрос не удалось; ничего не изменилось.
status-401 = Нужен токен
status-403 = Нет доступа
status-404 = Не найдено
status-404-detail = По этому адресу ничего нет.
status-405 = Не здесь
status-405-detail = Этим адресом так пользоваться нельзя.
status-409 = Слишком поздно
status-other-data = Партия с другими данными
status-newer = Партия более новой версии
status-413 = Слишком много данных
status-422 = Это невозможно
status-429 = Слишком часто
status-500 = Что-то сломалось
status-500-detail = Это наш сбой, и он уже записан. Ваша партия сохранена до последнего подтверждённого решения.
status-503 = Не сохранено
problem-stale = За столом уже сделан следующий ход; ваш ответ не сохранён. Посмотрите ещё раз.
problem-foreign = Это не ваше место; ничего не изменилось.
problem-illegal = Здесь это невозможно; ничего не изменилось.
problem-doubled = Это уже было отправлено для чего-то другого; ничего не изменилось.
problem-closed = Играть дальше за этим столом нельзя.
# $made and $now: the data packs by their digests, or "none".
problem-other-data = { $made ->
    [none] За этим столом играют без пакета данных. Запустите сервер без него: tablero serve
   *[other] За этим столом играют с пакетом данных { $made }. Запустите сервер с ним: tablero serve --data-pack FILE
} { $now ->
    [none] (Сейчас сервер работает без пакета.)
   *[other] (Сейчас сервер работает с пакетом { $now }.)
}
problem-newer = За этим столом играют в более новую версию игры, чем есть у этого сервера. Попробуйте снова, когда сервер обновится.
problem-unknown = Здесь такого нет; возможно, ссылка неполная.
problem-not-allowed = У вас нет на это права; ничего не изменилось.
problem-night = Ночь длится не больше двенадцати часов; ничего не изменилось.
problem-holidays = Отпуск кончается после начала, и заранее можно указать не больше 60 дней; ничего не изменилось.
problem-address = На этот адрес ничего нельзя отправить; ничего не изменилось.
problem-lesson = Урок здесь идёт другим путём: выберите то, о чём он говорит. Когда он закончится, играйте как хотите.
problem-no-hints = За этим столом подсказки отключены.
problem-not-stored = Не сохранено: сервер сейчас не может записывать. Ничего не изменилось.
problem-full = Слишком много или слишком длинно; ничего не сохранено.
problem-crash = На сервере что-то сломалось; ваш ответ мог не сохраниться.
problem-malformed = Сервер этого не понял; ничего не изменилось.
problem-too-many = Слишком много сразу; ничего не изменилось. Подождите немного.
problem-too-large = Слишком много данных; ничего не изменилось.
problem-other-page = Эта форма устарела или пришла не с вашей страницы; ничего не изменилось. Вернитесь, обновите страницу и повторите.
problem-token = Нужен действующий токен.
problem-name-taken = Это имя занято. Выберите другое или войдите под этим.
problem-name-length = В имени от 1 до 24 знаков.
problem-name-letters = Имя состоит из букв, цифр и видимых знаков.
problem-password-length = В пароле от 8 до 200 знаков.
problem-password-wrong = Это не ваш старый пароль.
problem-login-wrong = Такого имени с таким паролем нет. Верными должны быть и имя, и пароль.
problem-tokens-full = У вас слишком много токенов; сначала отзовите какой-нибудь.

## Честное пользование и что бывает, когда что-то не удалось

status-unsure = Неизвестно
problem-unsure = База данных недоступна. Сохранено ли это, станет видно, когда она вернётся; отправленное ещё раз засчитается один раз.
problem-name-like = Это имя кому-то принадлежит или похоже на чужое. Выберите другое или войдите под этим.
login-ended = Вход здесь завершён. Загрузите страницу заново.
# $seconds: until a bot at this table begins to think.
bots-busy = { $seconds ->
    [one] Боты заняты: ждать примерно { $seconds } секунду.
    [few] Боты заняты: ждать примерно { $seconds } секунды.
    [many] Боты заняты: ждать примерно { $seconds } секунд.
   *[other] Боты заняты: ждать примерно { $seconds } секунды.
}
# $bot: its level, or what it is called.
bot-stumbled = Бот ({ $bot }) не смог решить, и решение выбрал жребий.

## The API

api-title = API
api-lead = Программа может сидеть за столом: она видит то, что видел бы человек на её месте, и отвечает на вопросы. Всё передаётся в JSON, и в каждом запросе есть токен.
api-get-token = Получить токен
api-openapi = Описание OpenAPI
api-errors = Отклонённый запрос ничего не меняет и возвращается как ошибка с кодом и причиной.
api-body = Тело:
api-answer = Ответ:
api-shapes = Типы
api-required = обязательно
api-optional = необязательно
api-done = выполнено
api-refused = отклонено; ничего не изменилось
api-op-games = Игры, число игроков в них и параметры.
api-op-tables = Ваши столы и чей там ход.
api-op-create = Открыть стол. Каждое место: me, invite, open или бот.
api-op-join = Сесть за стол по приглашению.
api-op-view = Всё, что вам можно знать о столе: снимок.
api-op-ask = Только вопрос, который ждёт вас, если он есть.
api-op-motives = Почему боты так сыграли после вашего последнего решения: что это для них изменило, по тому, что вам можно знать.
api-op-why = Почему места или карты нет среди вариантов вопроса, который ждёт вас.
api-op-answer = Ответить на него. Тот же ключ во второй раз ничего не меняет.
api-op-undo = Отменить последнее решение, принятое на вашем месте.
api-op-sit = Занять свободное место.
api-op-back = Снова играть на месте, где за вас играет бот.
api-op-invite = Ссылка на пустое место за вашим собственным столом.
api-op-chat = Сказать что-нибудь за столом.
api-op-record = Запись оконченной партии; до её конца то, что открыто.
api-op-story = Как шла оконченная партия: итог одной фразой, переломные моменты, кривые, таблицы очков, ваш лучший результат.
api-op-analysis = Как менялись шансы в оконченной партии: кривая для каждого места, переломные моменты, куда перейти; после анализа также оценки всех решений, что было бы лучше, и удача.
api-op-analyse = Проанализировать в фоне все решения оконченной партии: level — player (быстро), club или expert; ответ говорит, сколько готово.
api-op-stop_analysis = Остановить анализ, который вы запустили; найденное некоторое время хранится.
api-op-stream = Снимки по мере появления, как server-sent events; первый сразу.
api-query-at = позиция после стольких решений
api-query-option = id места или карты
api-query-language = язык ответа, например en; без него — по заголовку Accept-Language
api-query-picture = wide или tall: с полем в виде SVG

sheet-peek = Вопрос свёрнут: развернуть
sheet-half = Вопрос с вариантами: развернуть больше
sheet-full = Вопрос развёрнут: свернуть

rewind-hint = Всё, что решено после этого, пропадёт навсегда, как только согласятся все сидящие за столом.
rewind-sure = Продолжить отсюда
seat-bot-hint = Бот отвечает за вас, пока вы не вернёте себе место. Его ответы останутся.
seat-bot-hint-empty = Место станет местом бота, и ссылка на него перестанет работать.
seat-bot-sure = Передать

## Разборы

study-analyse = Разобрать
study-analyse-here = Разобрать отсюда
study-analyse-own = Разобрать по тому, что вам известно
study-analyse-own-hint = До конца партии виден только вам; то, чего вы не можете знать, раздаётся заново.
study-from = По каким сведениям
study-from-hindsight = всё открыто
study-from-seat = что знает: { $seat }
study-page-title = Разбор: { $title }
studies-title = Мои разборы
studies-lead = Любую оконченную партию можно разобрать: кнопка есть под результатом и в повторе.
studies-none = У вас пока нет разборов.
tab-study = Варианты
study-tab-more = Разбор
study-start = Начало
study-steps = Шаги
study-first = К началу разбора
study-mark = Отметить
study-marks = Отмечено:
study-has-marks = здесь есть отметки
study-unmark = Снять отметку: { $thing }
study-help = Вы играете за все места. Каждый выбор сохраняется сразу; другой выбор в той же позиции становится отдельным вариантом.
study-asked = Решает: { $seat }
study-together = Решают одновременно и тайно:
study-go-on = Как в партии
study-roll-again = Бросить ещё раз
study-comment = Комментарий
study-promote = Сделать главным вариантом
study-delete-line = Удалить отсюда…
study-delete-line-hint = { $n ->
    [1] Эта позиция будет удалена.
    [one] Эта позиция и все следующие будут удалены: всего { $n } позиция.
    [few] Эта позиция и все следующие будут удалены: всего { $n } позиции.
   *[many] Эта позиция и все следующие будут удалены: всего { $n } позиций.
}
study-delete-line-sure = Удалить
study-read-only = Этот разбор можно только читать. Продолжить его можно в своей копии.
study-copy = Скопировать в мои разборы
study-knowledge = Что здесь известно
study-short-open = Всё открыто
study-short-hindsight = Задним числом, всё открыто
study-short-seat = По сведениям одного игрока
study-knows-open = Эта позиция не из сыгранной партии: в ней всё открыто.
study-knows-hindsight = Задним числом: всё, что было скрыто в партии, здесь открыто, как и было на самом деле.
study-knows-seat = По сведениям одного игрока ({ $seat }): то, чего он тогда знать не мог, здесь раздано заново и не такое, каким было на самом деле.
study-locked = Партия ещё идёт: пока она не закончится, этот разбор не увидит никто, кроме вас, даже по ссылке.
study-locked-short = Только ваш
study-owner = Автор
study-owner-guest = гость
study-source = Откуда
study-source-link = стол этой партии
study-access = Кто может его видеть
study-access-private = только я
study-access-read = любой, у кого есть ссылка: только читать
study-access-together = любой, у кого есть ссылка: и писать тоже
study-sharing-private = Его не видит никто, кроме вас.
study-sharing-read = Читать и копировать его может любой, у кого есть ссылка.
study-sharing-together = Писать в нём тоже может любой, у кого есть ссылка; все видят это сразу.
study-link = Ссылка на эту позицию
study-follow = Следовать за другими
study-rename = Название разбора
study-delete = Удалить разбор…
study-delete-hint = Все варианты и комментарии исчезнут, для всех. Отменить это нельзя.
study-delete-sure = Удалить навсегда
key-study-steps = на одно решение назад, вперёд
key-study-lines = что ещё здесь пробовали
key-study-ends = начало, конец варианта
key-study-comment = комментарий к этой позиции
key-study-mark = отмечать места щелчком
problem-running = Эта партия ещё идёт: разбирать её можно только со своего места и нельзя там, где вы играете за несколько мест, которым не положено знать одно и то же.
problem-changed = Тем временем здесь написал кто-то другой; ничего не изменилось. Посмотрите и отправьте своё ещё раз.
problem-misfit = Этот вариант не соответствует нынешним правилам; ничего не изменилось.
api-op-studies = Ваши разборы.
api-op-open_study = Открыть разбор позиции стола или позиции, данной текстом.
api-op-study = Разбор в одной из его позиций, со всем деревом.
api-op-delete_study = Удалить свой разбор навсегда.
api-op-study_answer = Ответить за любое место в позиции разбора; тот же ответ ведёт в ту же позицию.
api-op-study_follow = Добавить то, что было дальше в самой партии.
api-op-study_comment = Написать комментарий к позиции вместо прочитанного.
api-op-study_mark = Отметить предмет на поле позиции или снять отметку.
api-op-study_promote = Сделать вариант позиции главным там, где он ответвляется.
api-op-study_delete_line = Удалить позицию и все следующие.
api-op-study_share = Указать, кто по ссылке может видеть ваш разбор.
api-op-study_rename = Дать своему разбору другое название.
api-op-study_copy = Скопировать разбор, который вам виден.
api-query-node = номер позиции разбора
api-query-seat = место, которому задан вопрос, если решают сразу несколько
study-new = Новый разбор
study-new-hint = С начала новой партии, всё открыто.
study-new-of = Разобрать начало партии: { $game }
study-comment-theirs = Тем временем кто-то другой написал:
study-deal-anew = Раздать заново
study-deal-anew-hint = Ещё один разбор той же позиции: то, чего игрок знать не мог, будет роздано иначе.

## Positions as text, and setting them up

position-text = Позиция в виде текста
position-copy = Скопировать позицию
position-open = Открыть эту позицию
position-open-title = Открыть позицию
position-open-lead = Вставьте позицию или целую партию, записанную текстом. Затем её можно изменить, разыграть против ботов или разобрать.
position-where = Строка { $line }, столбец { $column }:
position-whole = В нём есть всё, и скрытые карты тоже: партия окончена.
position-known = То, чего вы не можете знать, в нём «unknown». При открытии это раздаётся заново.
setup-title = Расставить позицию: { $game }
setup-lead = Щёлкните по полю или выберите что-нибудь ниже. Текст меняется вместе с полем, и наоборот.
setup-no-picture = Изображения этой позиции пока нет.
setup-apply = Поставить
setup-read = Прочитать текст
setup-start = Сыграть
setup-table = Открыть стол
setup-table-hint = Броски будут новыми, неизвестное раздаётся. Результат нигде не учитывается.
setup-things = Всё, что есть в позиции
setup-things-hint = После каждой стоит то, что говорит о ней текст.
setup-group-places = Места
setup-group-table = Шкалы, маркеры и карты
setup-group-turn = Текущий ход
setup-begin = Начать с другой расстановки
setup-begin-button = Начать
setup-players = Игроки
setup-games = Или расставьте свою
setup-pile-at = Место в стопке
setup-pile-word = Карта
setup-pile-set = Положить сюда
setup-pile-insert = Вставить перед ней
setup-pile-add = Добавить в конец
setup-pile-remove = Убрать
setup-yes = да
setup-no = нет
setup-unknown = неизвестно
setup-none = ничего
setup-nobody = никто
setup-nowhere = нигде
contradictions-title = Так не бывает
contradictions-none = Противоречий нет: можно играть.
contradiction-too-many = { $thing }: фишек { $there }, а всего их { $all }.
contradiction-too-few = { $thing }: фишек только { $there }, а всего их { $all }.
contradiction-twice = { $thing }: лежит сразу в нескольких местах ({ $there }).
contradiction-foreign = { $thing }: этого ещё нет в игре.
contradiction-nowhere = { $thing }: этого нигде нет.
contradiction-unknown = { $there ->
    [0] Неизвестных карт нет, а без места осталось карт: { $all }.
   *[other] Неизвестных карт: { $there }, а без места осталось: { $all }.
}
contradiction-rule = Это не по правилам: { $reason }
beside-back = Вернуться к столу
beside-title = За моим столом
beside-lead = Перед вами настоящее поле. Программа ведёт неигровые фракции или ИИ SoloPlay и говорит, что сделать на поле.
beside-resume = Играть дальше с этой позиции
beside-begin-lead = Возьмите расстановку из правил или расставьте то, что лежит перед вами.
beside-begin = Начать с этой расстановки
beside-begin-own = Сначала расставить позицию
beside-todo = На вашем поле, по порядку
beside-why = Почему?
beside-wait = Свои ходы делайте здесь, отвечая на вопросы, и на своём поле. Когда сходят соперники, здесь будет сказано, что делать.
beside-edit = На моём поле лежит другое
beside-card-set = Эта
beside-card-hint = Назовите её, пока программа не взяла карту: до вашего последнего решения в этом ходу.
beside-dice = Следующие броски
beside-dice-hint = Как выпало за вашим столом, например «5 2». Иначе бросает программа.
beside-dice-program = Бросает программа: выпавшие числа есть в журнале.
beside-card-now = Текущая карта
beside-card-next = Следующая карта
beside-card-stack = Верхняя карта стопки ИИ
beside-card-deck = Верхняя карта колоды
beside-card-pile = Верхняя карта стопки подсчёта
