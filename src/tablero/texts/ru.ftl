# What all games say, in Russian. A game's own file may word any of these differently.

# A seat whose player has a name, where the seat matters too. $seat: the seat, $name: the player.
seat-named = { $seat } ({ $name })

# A seat that nobody plays; a game may have its own words for it.
seat-beyond = { $seat }

# $names: one player or an enumeration of several. Names are not declined: they stand after a colon.
table-waiting = Ждём решения: { $names }.
table-result = { $count ->
    [1] Победа: { $names }.
   *[other] Победу делят: { $names }.
}

# What a bot thinks of an option. $value: its chance of winning, in per cent, as the bot judges it. $for and $against:
# reasons, enumerated; $pros and $cons: how many they are.
opinion = { $pros ->
    [0] { $cons ->
        [0] { $option }: { $value } %.
       *[other] { $option }: { $value } %; минусы: { $against }.
    }
   *[other] { $cons ->
        [0] { $option }: { $value } %; главные плюсы: { $for }.
       *[other] { $option }: { $value } %; главные плюсы: { $for }; минусы: { $against }.
    }
}
# ... where the game ended at once whenever it was tried.
opinion-wins = { $option }: немедленная победа.
opinion-loses = { $option }: немедленное поражение.
# ... or sometimes. $wins, $losses: of $worlds trials.
opinion-ends = { $option }: { $value } %. Партия может сразу закончиться (испытаний: { $worlds }, из них побед: { $wins }, поражений: { $losses }).
# What somebody's decisions have changed for them, as the reader can know it. $before, $after: their chance of winning, in per cent.
motive = { $pros ->
    [0] { $cons ->
        [0] { $who }: было { $before } %, стало { $after } %.
       *[other] { $who }: было { $before } %, стало { $after } %; минусы: { $against }.
    }
   *[other] { $cons ->
        [0] { $who }: было { $before } %, стало { $after } %; главные плюсы: { $for }.
       *[other] { $who }: было { $before } %, стало { $after } %; главные плюсы: { $for }; минусы: { $against }.
    }
}
# ... and stands before an option with a better chance. $said: one of the sentences above.
opinion-liked = { $said } Стоит так высоко, потому что так любят играть знатоки.
# A reason: $what is a feature, $points what it is worth, with its sign.
opinion-reason = { $what } ({ $points })

# What is added to the text of a card that the data call reconstructed.
card-reconstructed = ◇ Реконструкция: не всё на этой карте удалось сверить с печатной.

# Why a table can't be set up. $n: the players that were chosen; $option: what is not for so many.
setup-problem-players = Занято мест: { $n }, а должно быть от { $least } до { $most }.
setup-problem-option = Параметр «{ $option }» не подходит при таком числе игроков: { $n }.

# The heads of columns, where a table is printed as text.
plain-player = Игрок
plain-points = Очки

# A stored game was opened by rules that have changed since. $made: their version then, $now: today,
# $count: decisions that stand, $lost: answers after them that do not.
note-rules-changed = С тех пор как эта партия была сохранена, правила в программе изменились (версия тогда: { $made }, сейчас: { $now }). { $lost ->
    [0] Партия продолжается с того же места.
    [1] Партия продолжается после решения { $count }: следующий ответ больше не подходит.
    [one] Партия продолжается после решения { $count }: следующий ответ больше не подходит, поэтому отброшен { $lost } ответ.
    [few] Партия продолжается после решения { $count }: следующий ответ больше не подходит, поэтому отброшены { $lost } ответа.
   *[many] Партия продолжается после решения { $count }: следующий ответ больше не подходит, поэтому отброшено { $lost } ответов.
}
note-answers-lost = { $lost ->
    [1] Партия продолжается после решения { $count }: следующий ответ больше не соответствует правилам.
    [one] Партия продолжается после решения { $count }: следующий ответ больше не соответствует правилам, поэтому отброшен { $lost } ответ.
    [few] Партия продолжается после решения { $count }: следующий ответ больше не соответствует правилам, поэтому отброшены { $lost } ответа.
   *[many] Партия продолжается после решения { $count }: следующий ответ больше не соответствует правилам, поэтому отброшено { $lost } ответов.
}
# Who plays a seat has changed, by its clock.
note-time-up = { $who }: время вышло, дальше играет бот.
note-back-again = { $who } снова за столом и играет дальше.
# A line that an earlier version wrote, of a kind that is gone.
note-untold = (Строка более ранней версии программы, которую эта версия прочесть не может.)
# Where a game by older rules is only looked at. $decision: the first that no longer fits, $after: the one before.
table-shown-until = С тех пор правила в программе изменились: решение { $decision } больше не подходит, поэтому стол показан таким, каким он был после решения { $after }.

# Why something is not offered that was pointed at; the rule stands beside it.

remark-why-no-place = Сейчас выбирать место не нужно.
remark-why-no-card = Сейчас выбирать карту не нужно.
remark-why-rule = Что можно выбрать сейчас, определяет это правило; этого среди вариантов нет.

# The game in the terminal

play-commitment = Обязательство (хеш) для случайности этой партии: { $commitment }; зерно будет названо в конце.
play-hint = Введите слово «{ play-word-help }», чтобы узнать, что можно вводить.
play-help =
    Введите буквы перед вариантом, его текст или начало текста. Число понимается там,
    где оно стоит ровно в одном варианте, как в «Взять 3». Другие слова:
# What can be typed; the English words are understood in every language, too. No word with which an option begins («Карта силы»).
# .takes: what is typed after it.
play-word-help = справка
    .help = этот список
play-word-board = поле
    .help = снова показать стол
play-word-journal = журнал
    .help = всё, что произошло
play-word-rule = правило
    .takes = НОМЕР
    .help = прочесть правило по его номеру
play-word-card = текст
    .takes = НАЗВАНИЕ
    .help = прочесть карту
play-word-hint = подсказка
    .help = что сделал бы бот и почему; «{ play-word-hint } expert» спрашивает другого бота
play-word-why = почему
    .help = что изменили для ботов их решения после вашего последнего
play-word-undo = отменить
    .help = отменить своё последнее решение
play-word-save = сохранить
    .takes = ФАЙЛ
    .help = записать партию в файл
play-word-quit = выход
    .help = выйти; сначала сохраните партию, если хотите продолжить позже
# The letters that stand before options: without ё, й and those with which no word begins.
play-letters = абвгдежзиклмнопрстуфхцчшщэюя
play-no-undo = Отменять нечего.
play-no-rule = Правила { $typed } нет.
play-no-bot = Бота { $typed } нет; есть уровни { $levels }.
play-no-moves = После вашего последнего решения боты ничего не решали.
play-left = Вы вышли из игры.
play-taken-back = Отменено.
play-pass-the-keyboard = — { $who }: нажмите Enter, когда будете у экрана —
play-why-not = Не предлагается: { $thing }. { $reason } [{ $rule }]
play-no-such-number = { $fitting ->
    [0] Варианта с числом { $typed } нет, а порядковых номеров у вариантов не бывает; введите буквы перед вариантом или слово «{ play-word-help }».
    [one] Число { $typed } подходит к { $fitting } варианту; введите буквы перед вариантом или слово «{ play-word-help }».
   *[other] Число { $typed } подходит к { $fitting } вариантам; введите буквы перед вариантом или слово «{ play-word-help }».
}
play-what = { $fitting ->
    [0] Варианта «{ $typed }» нет; введите буквы перед вариантом или слово «{ play-word-help }».
    [one] «{ $typed }» подходит к { $fitting } варианту; введите больше, буквы перед вариантом или слово «{ play-word-help }».
   *[other] «{ $typed }» подходит к { $fitting } вариантам; введите больше, буквы перед вариантом или слово «{ play-word-help }».
}
play-which-card = { $found ->
    [0] Карты «{ $typed }» нет.
   *[other] Карты с точным названием «{ $typed }» нет; может быть, вы имели в виду одну из этих: { $cards }?
}
play-saved = Сохранено. Продолжить отсюда: «tablero play { $game } --load { $file }». В файле записаны скрытые карты: никому его не показывайте.
play-not-saved = Не сохранено: в файл { $file } нельзя записать.
play-record = Запись партии: { $file }; проверить её: «tablero verify { $file }».
# What `tablero replay` ends with. $points: what everybody has, enumerated.
replay-after = { $count ->
    [one] После { $count } решения: { $points }
   *[other] После { $count } решений: { $points }
}
# $hero: whose prospects are judged.
story-turning-points = Переломные моменты и решения, после которых они наступили (как оценивают боты по шкале до 100, было → стало; за кого оценка: { $hero }):
story-total = Итого
play-seed = Зерно: { $seed }.

# How a game went. $what: a line of the journal, or nothing; $who: a seat whose chance of winning changed by $percent, from $before to $after.
turning-cost = { $what } { $who }: потеря { $percent } % ({ $before } % → { $after } %).
turning-gain = { $what } { $who }: прибавка { $percent } % ({ $before } % → { $after } %).
# How good a decision was.
mark-best = лучшее
mark-good = хорошее
mark-inaccuracy = неточность
mark-mistake = ошибка
mark-blunder = грубая ошибка
# A decision and what would have been better. $mark: one of the words above; $percent: the chance of winning that it cost.
fault = { $who }: { $chosen } ({ $mark }, −{ $percent } %). Лучше: { $best }.
# `tablero analyse`: columns and titles.
analysis-seat = Место
analysis-cost = потеря на решение
analysis-luck = удача
analysis-turning-points = Где всё изменилось
analysis-faults = Что было бы лучше
analysis-not-over = Партия не окончена: последняя позиция оценена, но не решена.
# $percent: a number, as the language writes it.
analysis-percent = { $percent } %

## What is wrong with a position or a game that was written as text

# $said: the words of the text; $wanted: a line as it has to be; $game: the title of a game;
# $reason: one of the sentences position-rule-…, of this file or of the game.
position-problem-number = Вместо «{ $said }» должно стоять число.
position-problem-range = { $said }: допустимы числа от { $least } до { $most }.
position-problem-word-near = «{ $said }» здесь неизвестно; может быть: { $near }?
position-problem-word = «{ $said }» здесь неизвестно; допустимо: { $known }.
position-problem-long-line = В этой строке названо больше { $most } элементов.
position-problem-words = Слов здесь должно быть { $n }, а стоит «{ $said }».
position-problem-no-value = После «{ $said }» не хватает значения.
position-problem-twice = «{ $said }» стоит здесь дважды.
position-problem-no-count = Вместо «{ $said }» должно стоять число и то, что считают.
position-problem-pair = Вместо «{ $said }» должны стоять два значения через косую черту, например 1/0.
position-problem-moved = Вместо «{ $said }» должны стоять число, вид фишек и область, например 2 troops bogota.
position-problem-way = Вместо «{ $said }» должны стоять две области, например bogota>huila.
position-problem-long = В позиции может быть не более { $most } знаков.
position-problem-first-line = Первая строка должна быть такой: «{ $wanted }».
position-problem-no-key = Строка — это ключ, двоеточие и значение, а не «{ $said }».
position-problem-again = «{ $said }» уже есть в строке { $before }.
position-problem-no-line = Не хватает строки; напишите её так: «{ $wanted }».
position-problem-against-rules = В игре «{ $game }» такой позиции быть не может: { $reason }
position-problem-no-game = Игры «{ $said }» нет; есть: { $known }.
position-problem-newer = Это записала версия { $made } игры «{ $game }», а здесь версия { $here }.
position-problem-dice = Броски — это 32 цифры и буквы, косая черта и число; без этой строки они будут новыми.
position-problem-players = { $game }: игроков может быть { $counts }.
position-problem-other-players = В строках ниже другое число игроков: { $n }.
position-problem-not-dealt = Неизвестное нельзя раздать: { $reason }
position-problem-not-unknown = «{ $said }» не может быть неизвестным.
position-problem-answer = Ответ — это место и вариант, а не «{ $said }».
position-problem-not-asked = «{ $said }» здесь ничего не решает.
position-problem-next = Следующее решение — { $n }, а не «{ $said }».
position-problem-ended = Здесь партия уже окончена.
position-problem-other-end = При повторе эта партия кончается иначе: { $result }.
position-problem-game-line = Строка — это ключ, двоеточие и значение или решения, например «12 purple: galicia done».
position-problem-option = Параметр пишется как short=on, а не «{ $said }».
position-problem-seed = Зерно — это чётное число цифр и букв от a до f.
position-problem-setup = Партия не может так начаться: { $reason }
position-problem-other-game = Это позиция другой игры: { $game }.
position-problem-over = В этой позиции партия уже окончена.
# Before it, where a terminal prints it.
position-problem-at = строка { $line }, столбец { $column }: { $problem }
# `tablero position --check`: what a text is a position of. $count: decisions taken before.
position-about = { $game }. Игроков: { $players }; принято решений: { $count }.
# What the rules object to; each goes on after a colon.
position-rule-other = её части не сочетаются друг с другом.
position-rule-unknown = неизвестных карт: { $n }; карт, нигде не названных: { $left }.

## Lines of a position that is set up, by their key; line-<key>-<word>: what a line can say; line-<word>: what several can

line-agenda = Что ещё предстоит
line-over = Партия окончена
line-step = Этап
line-ending = Чем кончилась партия
line-removed = Выбывшие карты
line-discards = Сброс
line-deck = Колода
