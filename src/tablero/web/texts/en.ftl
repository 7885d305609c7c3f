# The pages in English. What is said about a game is in the game's own file.

language-name = English

## Every page

site-name = Tablero
site-title = Tablero: strategy games in the browser
site-description = Play strategy games in the browser, against bots or with friends.
skip-to-content = Skip to the content
nav-label = Main
nav-tables = My tables
nav-account = Account
theme-label = Theme
theme-auto = System
theme-light = Light
theme-dark = Dark
language-label = Language
foot-api = For programs: the API
close = Close
help = Help
rule-link = Rule { $id }
message-back = Back

## Front page

front-lead = Sit down, the table is set.
front-waiting = { $count ->
    [one] It is your turn at one table:
   *[other] It is your turn at { $count } tables:
}
front-players = { $least }–{ $most } players
front-players-exactly = { $n ->
    [one] one player
   *[other] { $n } players
}
front-learn = Learn
front-learn-hint = { $lessons ->
    [one] a guided first game, about { $minutes } minutes
   *[other] { $lessons } guided games, about { $minutes } minutes
}
lesson-step = step { $n } of { $total }
lesson-over = done
lesson-next = Next lesson
lesson-play = Play a whole game
lesson-more = Next
front-play-now = Play now
front-play-now-hint = { $bots ->
    [0] At once, on your own against the opponents of the rulebook. No account needed.
    [one] At once, against one bot. No account needed.
   *[other] At once, against { $bots } bots. No account needed.
}
front-side = You play
front-side-bots = { $side } (against bots)
front-level = Level
front-new-table = New table…
front-rules = Rules

## A new table

new-title = New table: { $game }
new-seats = Seats
new-seats-hint = { $least } to { $most } seats have to be taken.
new-seats-exactly = { $n ->
    [one] There is one seat.
   *[other] All { $n } seats have to be taken.
}
new-kind-me = Me: choose it for several seats to play together at one screen.
new-kind-link = Friend: you get a link to send, and whoever opens it first sits down.
new-kind-bot = Bot: the computer plays, at one of these levels:
new-options = Options
new-only-for = Only for { $players } players.
new-name = Name of the table (optional)
new-open = Open the table
new-problem = The table was not opened: { $reason }

seat-me = Me
seat-link = A friend, by link
seat-open = Whoever sees the table
seat-bot-of = Bot: { $bot }
seat-nobody = Nobody

# Hints

hint = Hint
hint-bot = Who is asked
hint-title = { $n ->
    [0] { $bot } has nothing to say about this.
    [one] { $bot } would choose this:
   *[other] { $bot } would choose the first of these:
}
hint-thinking = { $bot } is thinking about a hint.
hint-about = Per cent: the chance of winning, as this bot judges it.
hint-points = In brackets: points that count for it, beyond what every option brings.
motives-title = Why did they do that?
motives-none = No bot has decided anything since your last decision.
motives-about = Per cent: the chance of winning, as bots judge it. Told from what you may know; what moved them in their hands stays hidden until the game is over.
motives-open = Per cent: the chance of winning, as bots judge it. The game is over, so all is told as the bot knew it.
hints-setting = Hints by bots
hints-auto = Where one person plays one seat against bots
hints-on = For everybody at the table
hints-off = For nobody
key-hint = Hint: what a bot would do
api-op-hint = What a bot would do at your question, and why; it answers when it has thought. Tables can switch it off.

# How strong a bot is, from the weakest to the strongest, and what that means.
# $rating: comparable within one game; everybody begins at 25, and 4 more are worth about three games in four.
level-rating = rating { $rating }
level-beginner = Beginner
level-beginner-help = answers at once, does not look twice, and sometimes overlooks the better move
level-player = Player
level-player-help = answers at once, with what is best at the end of its own turn
level-club = Club
level-club-help = tries a few of its best moves against what may come, for a second or so at most
level-expert = Expert
level-expert-help = tries its best moves against much that may come, for up to three seconds

## My tables

tables-none = You sit at no table yet.
tables-choose = Choose a game
tables-your-turn = Your turn
tables-about = { $game } · { $players ->
    [one] one player
   *[other] { $players } players
} · { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}
# The table of a lesson.
tables-lesson = { $game }: { $lesson }
state-open = Waiting for players
state-running = Others are to move
state-over = Finished
state-closed = Closed
ago-now = just now
ago-minutes = { $n ->
    [one] a minute ago
   *[other] { $n } minutes ago
}
ago-hours = { $n ->
    [one] an hour ago
   *[other] { $n } hours ago
}
ago-days = { $n ->
    [one] yesterday
   *[other] { $n } days ago
}

## The lobby: open tables, invitations by name, circles, who may come

nav-lobby = Lobby
front-lobby = Play with others: open tables
lobby-lead = Tables that are open to everybody. Sit down with one click; no account is needed.
lobby-filter = Games shown
lobby-all = All games
# $n: open tables.
lobby-count = { $n ->
    [0] No table is open at the moment.
    [one] One open table
   *[other] { $n } open tables
}
lobby-again = Look again
lobby-look = Watch
lobby-taken = This seat is taken by now, or kept for somebody else; nothing was changed.
lobby-open = Open a table for everybody
lobby-open-hint = It is shown here until all its seats are taken.
# $left: seats that are empty, of $total.
lobby-left = { $left ->
    [one] One of { $total } seats free
   *[other] { $left } of { $total } seats free
}
# $level: Beginner, Player, …
lobby-level = Level wished: { $level }
lobby-people = At the table: { $names }
lobby-guest = a guest
lobby-bots = { $n ->
    [one] one bot
   *[other] { $n } bots
}
# $n: decisions.
lobby-begun = { $n ->
    [one] begun, one decision
   *[other] begun, { $n } decisions
}
lobby-owner = Opened by { $name }
lobby-owner-you = Your own table
# $zone: a city, as Budapest; $time: as 21:40.
lobby-zone = { $zone }, { $time } there
# $seat: the name of a seat, as Patrón.
lobby-sit-as = Sit down: { $seat }
# $bot: Beginner, Player, …; $when: in 5 minutes.
lobby-fill = Bots ({ $bot }) take the empty seats { $when }.
in-now = at any moment
in-minutes = { $n ->
    [one] in a minute
   *[other] in { $n } minutes
}
in-hours = { $n ->
    [one] in an hour
   *[other] in { $n } hours
}
in-days = { $n ->
    [one] in a day
   *[other] in { $n } days
}
invited-title = { $n ->
    [one] You are invited to a table:
   *[other] You are invited to { $n } tables:
}
# $name: who invites; $table: its title.
invited-by = { $name } invites you: { $table }
invited-decline = Decline
door-here = A seat is free for you here.
door-invited = You are invited to this table. You see it when you have sat down.
door-open = Only those who sit at this table see it. A seat is free.

terms-title = Who may come
terms-access = Who finds the table
terms-access-private = Private: only those you invite
terms-access-unlisted = Unlisted: whoever has its address
terms-access-public = Public: everybody, in the lobby
terms-told-private = Private: only those who are invited
terms-spectators = Others may watch
terms-watched = others may watch
terms-not-watched = no spectators
terms-level = Level wished of those who come
terms-level-any = Any level
terms-fill = Bots take seats that are still empty
terms-fill-never = Never
terms-fill-minutes = { $n ->
    [one] after a minute
   *[other] after { $n } minutes
}
terms-fill-hours = { $n ->
    [one] after an hour
   *[other] after { $n } hours
}
terms-fill-days = { $n ->
    [one] after a day
   *[other] after { $n } days
}
# $bot: Beginner, Player, …; $when: after 5 minutes.
terms-filled = bots ({ $bot }) take seats that are still empty { $when }
terms-fill-bot = Level of these bots
terms-public-hint = The lobby shows a public table as long as a seat is open to whoever sees the table. Your languages and time zone are shown with it, as your account page has them.
guests-title = { $table }: guests
guests-link = Invite people, say who may come
guests-invite = Invite by name
guests-hint = People with a password are found by their name, guests if you have played with them. They find the invitation on the front page, in the lobby and in their account.
guests-names = Names, with commas between them
guests-do = Invite
guests-circle = Invite all of “{ $circle }”
guests-full = No seat is empty.
guests-invited = Invited
guests-waiting = has not answered yet
guests-declined = has declined
guests-revoke = Take back
guests-revoke-of = Take back the invitation: { $name }
circles-title = Circles of friends
circles-lead = People you like to play with: all of a circle are invited at once. Nobody but you sees it.
circles-new = New circle
circles-name = Name of the circle
circles-hint = People with a password are found by their name, guests if you have played with them.
circles-make = Make the circle
circles-empty = Nobody is in it.
circles-add = Add
circles-drop = Take out
circles-drop-of = Take out of the circle: { $name }
circles-delete = Delete the circle
circles-delete-sure = Delete it for good
seat-leave = Leave the table
seat-leave-hint = You have decided nothing here yet: the seat is free again, and others can take it.
seat-leave-sure = Leave
seat-remove = Remove from the table
seat-remove-hint = The seat is free again. This person can’t sit down here any more, unless you invite them by name.
seat-remove-sure = Remove
seat-mute = Mute
seat-unmute = Hear again
seat-report = Report
report-title = Report to the host: { $name }
report-text = The host of this server gets your words, and what was said last at the table. Nobody else learns of it.
report-reason = What happened?
report-mute = Mute this person, too
report-send = Send the report
report-sent = Your report is with the host
report-sent-detail = Thank you. Whom you have muted is listed in your account.
account-about-hint = Shown in the lobby with the tables that you open, together with your time zone.
account-speaks = Languages you play in
account-circles = Your circles
account-muted = Muted
account-muted-hint = You hear nothing from them: no chat, no invitations, no tables in the lobby.
problem-no-watching = Only those who sit at this table see it.
# $name: as it was typed.
problem-no-person = Nobody else is found here by the name “{ $name }”; nothing was changed.
api-op-lobby = The public tables with a seat that is open to everybody.
api-op-invitations = The tables that you are invited to by name. Sit down to accept.
api-op-decline = Decline an invitation by name.
api-op-leave = Give your seat back, as long as you have decided nothing there.
api-op-remove = Remove whoever sits at a seat of your own table.
api-op-terms = Say who may come to your own table: private, unlisted or public, spectators, level wished, bots for empty seats.
api-op-people = Invite people to your own table by name; the answer is who is invited.
api-query-game = only tables of this game

## The table

title-your-turn = ● Your turn: { $table }
title-table = { $table } · Tablero
board-label = Board
zoom-label = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-all = Show the whole board
sheet-peek = The question is folded: unfold it
sheet-half = The question with its options: unfold it more
sheet-full = The question is unfolded: fold it
tabs-label = Panels
tab-board = Board
tab-guide = Guide
tab-journal = Journal
tab-cards = Cards
tab-overview = Overview
tab-seats = Seats
tab-chat = Chat
tab-more = Table
status-your-turn = Your turn
status-closed = The owner has closed this table.
status-seat-waits = Nobody sits at the seat whose turn it is.
status-empty-seat = Nobody sits at the seat whose turn it is. Send an invitation, or let a bot play.
thinking = A bot is thinking
thinking-stop = Stop thinking, decide now
undo = Undo
over-again = Play again
over-again-bots = Play again against bots
over-again-rotated = Play again, each one seat further
over-story = How it went

# The page about a finished game. $table: its title.
story-title = { $table }: how it went
story-back = Back to the table
story-turning-points = Turning points
# $hero: whose prospects are judged. $before, $after: of 100.
story-judged = { $hero }, as bots judge the position: { $before } → { $after } of 100
story-before = Before it
story-after = After it
story-curves = Over time
story-curves-as-table = The same as a table
story-decision = Decision
story-total = Total
story-untold = The rules of this program have changed since this game, so how it went can’t be shown any more.
# $games: games like this one, this one included.
story-best = Your best result in { $games } such games was { $points }; this was { $own }.
story-best-now = Your best result in { $games } such games.
story-next = What next?
story-again-said = The next game is at { $address }

# How a finished game was played. $table: its title.
analysis-title = { $table }: analysis
analysis-link = Analysis
analysis-chances = Chances of winning over time
analysis-chances-about = In per cent, as bots judge the positions with everything open. What a judgement means as a chance was measured in games of bots.
analysis-decisions = Decisions
analysis-none-yet = Nobody has had the decisions of this game looked at yet. It takes a minute or more.
analysis-deeper = The decisions can be looked at more thoroughly.
analysis-level = How thoroughly
analysis-level-player = Quickly
analysis-level-club = Thoroughly
analysis-level-expert = Very thoroughly
analysis-ask = Look at the decisions
analysis-running = The decisions are being looked at.
analysis-waits = It is done in the background, and games that are being played come first. You can leave this page and come back.
analysis-stop = Stop
analysis-look-again = How far is it?
# $percent: how much of it is done.
analysis-stopped = It was stopped at { $percent } %. It can go on from there.
analysis-failed = The rules of this program have changed since this game, so its decisions can’t be looked at.
analysis-cost = given away per decision
analysis-luck = luck
analysis-marks-about = A decision is judged by what its seat could know. Best: nothing better was found. Good: less than 2 % worse. Inaccuracy: less than 5 %. Mistake: less than 10 %. Blunder: more.
analysis-luck-about = Luck: by how much dice and deals changed the chance, beyond what was to be expected of the same decisions, added up over the game; ± is how uncertain that is.
analysis-faults = What would have been better
analysis-no-faults = No decision was clearly worse than another.
analysis-why = Why?
# Above the slider of a finished game.
course-label = Chances over the game
course-jump = Jump to

# Puzzles: one question with one clearly best answer. $n: its number; $seat: whose question it is; $option: what was chosen.
puzzles-link = Puzzles
puzzles-title = { $game }: puzzle { $n }
puzzles-about = You play { $seat }. One decision is clearly the best here: find it.
puzzles-solved = Solved: { $n } of { $total }.
puzzles-right = Right: { $option }.
puzzles-wrong = Not quite: there is something better than “{ $option }”.
puzzles-shown = The best is: { $option }.
puzzles-chances = Per cent: the chance of winning, as bots judge it from what this seat knows. In brackets: points that count for it, beyond what every option brings.
puzzles-cards = What the cards say
puzzles-again = Have another look.
puzzles-show = Show the answer
puzzles-next = Next puzzle
puzzles-skip = Another puzzle
puzzles-none = No puzzles yet
puzzles-none-detail = There are no puzzles for the present rules of this game yet.

# The engine's opinion on a position of a study.
engine-title = The engine’s opinion
engine-ask = What does the engine think?
engine-thinking = The engine is thinking …
engine-busy = The engine has thought a lot for you. It needs a little rest; look again in a minute.
engine-failed = The engine can’t say anything here.
engine-nothing = Nobody has to decide anything here.
engine-about = Per cent: the chance of winning, as bots judge it from what the seat knows.
engine-back = Back to the study

journal-in-words = In words

steps-begin = { $n ->
    [one] Show what happened
   *[other] Show what happened, step by step
}
steps-now = What happened: step { $n } of { $total }
follow-play = Play by itself
follow-pace = Pace
follow-pace-slow = slow
follow-pace-normal = normal
follow-pace-fast = fast
follow-always = always before my turn
steps-back = The step before
steps-on = The next step
number-none = None
number-most = As many as possible: { $n }
warning-sure = Do it anyway
warning-back = Choose again

replay-label = Replay
replay-slider = Decision
replay-back = One decision back
replay-forward = One decision forward
replay-live = Back to now
replay-now = Decision { $n } of { $total }
replay-hint = You are looking at an earlier position. The address of this page leads here.
replay-return = Back to the game
rewind-propose = Propose to go on from here
rewind-hint = What was decided after this is gone for good, as soon as all who sit here agree.
rewind-sure = Go on from here
rewind-asked = The owner proposes to go back to decision { $n } and to play on from there. Everybody has to agree.
rewind-yes = Agree
rewind-no = Refuse
rewind-wait = You have agreed; the others have yet to answer.

seat-points = { $n ->
    [one] one point
   *[other] { $n } points
}
seat-you = you
seat-person = a person
seat-ready = has chosen
seat-empty = open seat
seat-invited = waits for a guest
seat-bot-kind = bot, { $bot }
seat-bot-for-you = a bot plays for you ({ $bot })
seat-actions = What to do about the seat of { $name }
seat-bot = Let a bot play
seat-bot-hint = It answers for you until you take the seat back. What it has answered stays.
seat-bot-hint-empty = The seat is its own then, and the link to it no longer works.
seat-bot-sure = Hand it over
seat-back = Take back
seat-invite = Invite by link
seat-sit = Sit down

cards-none = No cards lie open.
cards-el-grande-card = In use
cards-el-grande-offer = On offer
cards-el-grande-hands = In hand
cards-el-grande-played = Played this round
cards-el-grande-discards = Discarded
cards-andean-abyss-current_card = Current card
cards-andean-abyss-next_card = Next card
cards-andean-abyss-lasting = Lasting effects
cards-andean-abyss-played = Played
cards-narcos-hand = In hand
cards-narcos-deployment = In use
cards-narcos-sicarios = Waiting for the end of the season
cards-narcos-discards = Discarded
cards-narcos-just_discarded = Just discarded
cards-narcos-objectives = Objectives
cards-narcos-ultimatums = Silver or Lead
cards-narcos-factions = Abilities of the factions
cards-twilight-struggle-hand = Your hand
cards-twilight-struggle-hands = Hands
cards-twilight-struggle-headlines = Headlines
cards-twilight-struggle-playing = Being played
cards-twilight-struggle-latest = Last card of each side
cards-twilight-struggle-lasting = Lasting effects
cards-twilight-struggle-seen = Seen in the other hand
cards-twilight-struggle-unseen = Not yet seen: draw pile or other hand
cards-twilight-struggle-discards = Discard pile
cards-twilight-struggle-removed = Out of the game
cards-twilight-struggle-deck = Draw pile
cards-twilight-struggle-soloplay-hand = Cards you drew
cards-twilight-struggle-soloplay-dealt = Open cards of the draft
cards-twilight-struggle-soloplay-kept = Cards you keep
cards-twilight-struggle-soloplay-headlines = Headlines
cards-twilight-struggle-soloplay-playing = Being played
cards-twilight-struggle-soloplay-lasting = Lasting effects
cards-twilight-struggle-soloplay-waiting = Waiting for your next round
cards-twilight-struggle-soloplay-known = Seen on their way into the stacks
cards-twilight-struggle-soloplay-discards = Discard pile
cards-twilight-struggle-soloplay-removed = Out of the game

journal-earlier = Earlier …
journal-title = { $table }: the journal
chat-none = Nothing was said yet.
chat-label = Say something
chat-send = Send
chat-to = To whom
chat-everybody = Everybody
chat-owner = Owner

# What is one person's own at a table: orders in advance and notes. $order: the order in words.
tab-own = Mine
key-own = your orders in advance and notes
orders-title = Orders in advance
orders-hint = What you lay down now is answered for you as soon as you are asked. Nobody else sees it. Of several orders for one question, the first that is possible counts.
orders-choose = Order
orders-once = For the next time
orders-standing = Every time, until you take it back
orders-once-short = next time
orders-standing-short = every time
orders-impossible = not possible
orders-times = { $n ->
    [one] played once
   *[other] played { $n } times
}
orders-lay = Lay down
orders-withdraw = Take back
orders-withdraw-named = Take back: { $order }
orders-put-away = Put away
orders-put-away-named = Put away: { $order }
orders-played = Your order was played: { $order }
orders-void = Your order was not possible: { $order }
orders-open = { $n ->
    [0] Orders in advance
   *[other] Orders in advance: { $n }
}
notes-title = Notes
notes-hint = For you alone, on all your devices.
notes-label = What you want to remember at this table
notes-shared = Several players share this screen, so notes are not shown here.
notes-saved = Saved
notes-unsaved = Not saved yet
chat-away = While you were away: { $decisions ->
    [0] no decision
    [one] one decision
   *[other] { $decisions } decisions
}, { $messages ->
    [0] no message
    [one] one message
   *[other] { $messages } messages
}.
chat-new = New since you were here
react-to = React to what { $name } said
sign-agree = Agreed
sign-thanks = Thanks
sign-well = Well played
sign-laugh = Funny
sign-oh = Oh
api-op-order = Lay down an answer in advance, one of those that the snapshot offers as own; only you see it.
api-op-recall = Take back an order in advance.

more-options = Options
more-usual = The usual game
more-commitment = Commitment to the dice
more-commitment-hint = Published before the first decision; it binds the server to a seed it reveals at the end.
more-seed = Seed
more-seed-hint = Download the record and check it with: tablero verify FILE
more-record = Download the record
more-header = Download what is public now
more-rename = Name of the table
more-close = Close the table
more-close-hint = Nobody can play on, and it can’t be opened again.
more-close-sure = Close it for good

cover-pass = Pass the device to
cover-why = What only this player may see is not on the screen yet.
cover-ready = I am here

help-title = How to play here
help-text = Whatever glows on the board can be chosen: click it, press its button, or use the keyboard. Point at anything, tap it or press i to learn what it is; on a phone, keep your finger on an option. A rule’s number opens the rule.
help-shortcuts = Keyboard shortcuts
help-preview = Show what an option would do
help-motion = Moving pieces
help-sound = A sound when it is my turn
help-notify = Notify me when it is my turn
key-options = choose an option
key-done = stop, end, done
key-most = as many as possible
key-undo = undo
key-board = go to the board, from option to option, choose
key-zoom = zoom in, zoom out, whole board
key-pan = move the board
key-rule = open the rule of this question
key-guide = the game on one page
key-inspect = what is this? go from thing to thing
key-journal = journal
key-chat = chat
key-replay = one decision back, forward, now
key-help = this help
key-close = close what is open

script-offline = No connection. Trying again …
script-unsent = No connection. Your answer is not stored yet; it is sent again as soon as possible.
script-slow = The server has not answered for five seconds. What you do is not lost: it is sent again if need be.
script-gone = This table can’t be shown.
script-close = Close
script-copied = Copied

## The game on one page

thing-label = What this is
thing-why = Not now:
ask-closed = Not now: { $options }
thing-near = Next to: { $places }
guide-open = About this game
guide-title = { $game } on one page
guide-goal = The goal
guide-turn = A turn
guide-signs = The signs on the board
guide-rules = All rules
guide-to-board = To the board

## The page for when there is no connection

offline-title = No connection
offline-text = The server can’t be reached. As soon as it answers, this page goes on by itself.
offline-again = Try again
offline-seen = As you last saw it on this device; others may have gone on since:
offline-unseen = This page was not kept on this device.
offline-others = Tables kept on this device

## Invitations

invite-title = Your invitation
invite-text = Send this link to one person. Whoever opens it first takes the seat. You find it at the table for as long as the seat is empty; a new one makes it void.
invite-to = Link for { $name }, to be sent to one person
invite-copy = Copy
invite-share = Share
invite-back = To the table
join-title = Invitation: { $table }
join-offer = You are invited to play { $game }, as { $seat }.
join-name-hint = So that the others know you. You can leave it empty.
join-sit = Sit down
join-taken = This seat is taken
join-taken-detail = Somebody has accepted this invitation before. Ask for another one.

## Rules

rules-title = { $game }: the rules
rules-search = Search
rules-find = Find
rules-all = All rules
rules-contents = Contents
rules-in-english = What is not translated yet stands here in English.
rules-found = { $count ->
    [0] Nothing found for “{ $words }”.
    [one] One paragraph with “{ $words }”.
   *[other] { $count } paragraphs with “{ $words }”.
}

## Account

account-guest = You are a guest: this browser knows you, nobody else does.
account-kept = You are { $name }.
account-name = Name
account-name-label = What others call you
account-save = Save
account-keep = Keep your games
account-keep-hint = With a name and password you find your tables again on another device.
account-change-password = Change the password
account-old-password = Old password
account-new-password = New password
account-password = Password
account-password-hint = At least eight letters.
account-change-hint = A new password ends all other logins and all tokens.
account-login-name = Name
account-login = Log in
account-login-hint = If you have a name and password here already. The guest you are now is left behind.
account-login-do = Log in
account-tokens = Tokens for programs
account-tokens-hint = With a token a program can sit at a table for you.
account-token-label = What it is for
account-token-days = { $days ->
    [one] Valid for one day
   *[other] Valid for { $days } days
}
account-token-lifetime = How long it is valid
account-token-make = Make a token
account-token-revoke = Revoke
account-token-revoke-sure = Revoke it for good
account-token-fresh = This is your new token. It is shown only now:
account-logout = Log out
account-logout-sure = Log out and give up my seats
account-logout-hint = On this device. You can come back with your name and password.
account-logout-guest = You are a guest without a password: after this, nobody can get at your seats again.

## People: profiles, ratings, statistics

# A rated table: its result counts for ratings.
rated-setting = Rated: the result counts for everybody’s rating
rated-help = Whoever sits down agrees to it. Everybody has an account and one seat, bots are of a level, and there are no hints. A game that was closed, that went back by agreement, or at whose end a bot plays for somebody, is not rated.
rated-account = This needs an account with a name and password.
rated-here = Rated game
rated-join = This game is rated: its result counts for the ratings of all who play. By sitting down you agree to that.
rated-word = rated
problem-rated = At a rated table everybody has an account and one seat, bots are of a level, and there are no hints.

# A table for research: its finished game may be given away, without names (tablero export).
research-setting = For research: the finished game may be given away, without names
research-help = Whoever sits down agrees to it. When the game is over, the host may pass on its decisions and its result to people who study games: no names, no talk, no notes. Everybody who plays here can withdraw the game at any time; what was passed on before can’t be called back.
research-here = For research: the finished game may be given away, without names
research-join = This table is for research: when the game is over, its decisions and its result may be given away, without names and talk. By sitting down you agree to that; you can withdraw the game at any time.
research-withdraw = Withdraw this game from research
research-withdraw-hint = The game of this table will be in no later export, whoever else plays here. That can’t be taken back.
research-withdraw-sure = Withdraw it
api-op-withdraw_game = Withdraw the game of a table from research, at which you play or have played: no later export has it.

profile-link = Profile
profile-of = Profile of { $name }
profile-mine = My profile
profile-since = First seen: { $when }
profile-hidden = { $name } does not show you any results.
profile-ratings = Ratings
# $n: rated games.
profile-rated-games = { $n ->
    [0] no rated game yet
    [one] one rated game
   *[other] { $n } rated games
}
profile-ratings-hint = After ±: how far the truth may be, in 95 of 100 cases. Everybody begins at 25 ± 17; 4 more are worth about three games in four. Seat and options are taken into account.
profile-no-ratings = No rated game yet.
profile-played = Games
profile-no-games = No finished game yet.
profile-seat = Seat
profile-nth-seat = Seat { $n }
profile-games = Games
profile-won = Won
profile-won-of = { $n } ({ $percent } %)
profile-decisions = Decisions
profile-time = Time
profile-minutes = { $n } min
profile-hours = { $n } h
profile-days = { $n ->
    [one] one day
   *[other] { $n } days
}
profile-opponents = Plays most with
profile-no-opponents = No finished game with other people yet.
profile-somebody = somebody
profile-met = { $n ->
    [0] No game together yet.
    [one] One game together.
   *[other] { $n } games together.
}
profile-ahead = ahead { $ahead }, behind { $behind }
profile-history = Last games
profile-has-won = Won
profile-place = Place { $place } of { $players }
profile-length = { $n ->
    [one] one decision
   *[other] { $n } decisions
}
profile-shows = Who sees what of me
profile-show-games = Games and results
profile-show-ratings = Ratings
profile-show-opponents = With whom I play, and my name in the lists of others
profile-show-history = My last games
profile-to-everybody = Everybody
profile-to-met = Those who have sat at a table with me
profile-to-nobody = Only me
profile-shows-hint = A link to a table is shown only to those who sat there.
profile-find = Find somebody by name
versus-title = Head to head
versus-with = Head to head with { $name }
versus-link = Head to head
versus-label = { $name } and
versus-show = Show
versus-result = { $one } { $ahead } : { $behind } { $other }
versus-unknown = Nobody is registered under this name.
versus-hidden = They do not show their games with each other to you.

statistics-link = Statistics
statistics-title = { $game }: statistics
statistics-lead = { $n ->
    [0] Nobody has finished a game here yet.
    [one] From one finished game of people on this server.
   *[other] From { $n } finished games of people on this server.
}
statistics-seats = How the seats do
statistics-seats-hint = In brackets and as a band: where the true share is, in 95 of 100 cases. Worth: what the seat adds to a rating, learnt from rated games.
statistics-players = Players
statistics-worth = Worth
statistics-share = { $percent } % ({ $low }–{ $high })
statistics-length = How long they are, in decisions
statistics-shortest = Shortest
statistics-longest = Longest
statistics-openings = How they begin
statistics-openings-hint = The first decision of each seat, and its first three, as far as they were seen more than once.
statistics-opening-of = { $seat }, { $players ->
    [one] one player
   *[other] { $players } players
}
statistics-opening = First decisions
statistics-bots = Bots on the same scale
statistics-bots-hint = Where the levels stand, and how sure that is; it moves slowly with rated games.

api-op-profile = What a registered person shows: ratings, results by game and seat, opponents, last games.
api-op-show_profile = Say who may see the parts of your profile.
api-op-head_to_head = The games of two people with each other.
api-op-statistics = How the games of people went: seats, length, first decisions, and the ratings of the bots.
api-query-name = a registered name
api-query-other = another registered name

## Tournaments

tournaments-title = Tournaments
tournaments-lead = A group plays round after round; the program makes the tables and keeps the standings. You see those that you play in, have opened or are invited to.
tournaments-none = You take part in none yet.
tournaments-new = Open a tournament
tournament-new = New tournament: { $game }
tournament-name = Name of the tournament
tournament-system = How it is played
tournament-system-swiss = Swiss
tournament-system-round-robin = Round robin
tournament-system-help = Swiss: a few rounds, each against those who stand alike. Round robin: until everybody has met everybody.
tournament-players = Players at a table
tournament-players-help = Where the numbers do not divide, some tables have one player less, if the game allows that.
tournament-rounds = Rounds (Swiss)
tournament-rounds-help = Left empty: as many as it takes until one is unbeaten, at least 3.
tournament-open = Open the tournament
tournament-is-open = Waiting for entrants
tournament-is-running = Being played
tournament-is-paused = Paused
tournament-is-over = Over
tournament-invited = invited
tournament-round = Round { $n }
tournament-round-of = Round { $n } of { $rounds }
tournament-paused-until = no round begins before { $day }
tournament-paused-open = no round begins until it goes on
tournament-at-tables = { $n ->
    [one] tables of one
   *[other] tables of { $n }
}
tournament-you = (you)
tournament-guest = Guest { $n }
tournament-join-title = Take part
tournament-join-hint = Whoever has the link sees your name and your results here.
tournament-join = Join
tournament-link = Link to this page, to send to your group
tournament-standings = Standings
tournament-standings-hint = Points: at each table the share of the others whom one is ahead of, a tie counting half; a bye 1, a table that was closed ½. Who is equal is told apart by Opponents (the points of those one has met), then Direct (what one got from those with as many points), then tables won.
tournament-rank = Rank
tournament-entrant = Entrant
tournament-points = Points
tournament-opponents = Opponents
tournament-direct = Direct
tournament-tables = Tables
tournament-out = has left
tournament-entrants = { $n ->
    [0] No entrants yet
    [one] One entrant
   *[other] { $n } entrants
}
tournament-table = Table { $n }
tournament-table-open = is being opened
tournament-table-running = being played
tournament-table-over = over
tournament-table-closed = closed
tournament-place = Place { $place }
tournament-bye = Bye:
tournament-run = Run the tournament
tournament-invite = Invite a registered person by name
tournament-invite-do = Invite
tournament-bot = Add a bot
tournament-bot-do = Add
tournament-start = Start
tournament-start-hint = At least { $least } entrants; whoever was only invited is left out.
tournament-pause-until = Pause until (empty: until you go on)
tournament-pause = Pause
tournament-pause-hint = For holidays: tables that are being played go on, but no round begins.
tournament-resume = Go on
tournament-remove = Remove
tournament-remove-one = Take somebody out…
tournament-withdraw = Withdraw…
tournament-withdraw-hint = You are left out of the rounds to come; if you sit at a table of this tournament, a bot goes on there.
tournament-withdraw-sure = Withdraw
tournament-problem-closed = The tournament is not at a point where this can be done; nothing was changed.
tournament-problem-illegal = Nothing was changed: a tournament has { $least } to { $most } entrants and enough for a table, and a pause ends in the future.
tournament-problem-full = There is no room: a tournament has at most { $most } entrants, and nobody runs more than ten at once.

api-op-list_tournaments = The tournaments that you play in, have opened or are invited to.
api-op-open_tournament = Open a tournament.
api-op-tournament = A tournament: entrants, standings, rounds with their tables.
api-op-join_tournament = Take part in a tournament that has not started.
api-op-add_entrant = Invite a registered person, or add a bot; for the owner, before the start.
api-op-start_tournament = Start; the tables of the first round are opened.
api-op-pause_tournament = Let no round begin for a while.
api-op-resume_tournament = Go on after a pause.
api-op-withdraw = Leave a tournament, or take somebody out.
## Clocks, and being told that it is one's turn

clock-title = Clock
clock-hint = It counts while you are asked and every seat is taken, never for bots, and not while the server is down. By correspondence it stands during your night and your holidays, which you tell on the account page.
clock-kind-none = None
clock-kind-evening = Evening: minutes for the whole game
clock-kind-correspondence = Correspondence: days for every decision
clock-minutes = Minutes for each player
clock-increment = Seconds more for every turn
clock-days = Days for every decision
clock-reserve = Days in reserve, for the whole game
clock-then = When somebody’s time is up
clock-then-nothing = Nothing happens; the others see it
clock-then-bot = Bot, { $bot }: plays on until they are back
# $time, $more: lengths of time, as in “3 days”.
clock-about-evening = Evening: { $time } for each player, { $more } more for every turn.
clock-about-evening-bare = Evening: { $time } for each player.
clock-about-correspondence = Correspondence: { $time } for every decision, { $more } in reserve.
clock-about-correspondence-bare = Correspondence: { $time } for every decision.
clock-about-bot = When somebody’s time is up, a bot plays on until they are back: { $bot }.
clock-about-nothing = When somebody’s time is up, nothing happens.
# On a seat. $when: a moment, as in “Thu, Nov 19, 14:00”; $left, $reserve: lengths of time.
clock-until = until { $when }
clock-over = time up since { $when }
clock-left = { $left }
clock-left-reserve = { $left } + { $reserve }
clock-label = Clock of { $name }
seat-time-up = time was up; bot, { $bot }
clock-time-up = Your time was up, and a bot plays for you. What it has answered stays.
clock-handed = A bot plays for you. What it has answered stays.
clock-return = Play on myself

hours-title = Your hours
hours-hint = During your night and your holidays the clock of a correspondence game stands, and nothing is sent to you. In an evening’s game it runs.
hours-zone = Time zone
hours-zone-hint = Your browser knows it; written as Europe/Budapest.
hours-night-from = Night from
hours-night-to = until
hours-night-hint = At most twelve hours; leave both empty for none.
hours-digest = Hour of the daily digest
hours-holidays = Holidays
hours-holidays-none = None.
# Two days.
hours-holiday = { $first } – { $last }
hours-holiday-first = First day
hours-holiday-last = Last day
hours-holiday-add = Add
hours-holiday-remove = Remove

contacts-title = Notifications
contacts-hint = When others have played and you have to decide, when your time is running out, and when a bot plays on for you. What is asked is never told, so no secret leaves the table.
contacts-none = Nothing is sent to you.
contacts-email = E-mail
contacts-push = Device
contacts-webhook = Webhook
contacts-pace = When
contacts-pace-soon = Soon, several together
contacts-pace-digest = Once a day, in a digest
contacts-unconfirmed = not confirmed yet: open the link that was sent there
# $when: a moment.
contacts-trouble = nothing gets there since { $when }
contacts-remove = Remove
contacts-add = Add
contacts-email-address = E-mail address
contacts-email-off = The host of this server has not set up e-mail.
contacts-push-add = Notify this device
contacts-push-off = The host of this server has not set up notifications on devices.
contacts-push-needs = This needs a browser that knows it, and the script of this page.
contacts-push-refused = The browser does not allow notifications of this page, or can’t get any.
contacts-webhook-address = Address of a webhook, as Discord gives you one (https://…)
contacts-webhook-key = Key by which its messages are signed:

# What is sent. $table: its title, $when: a moment.
news-one = Your turn: { $table }
news-one-reminder = Your time is running out: { $table }
news-one-handed = A bot plays for you: { $table }
news-many = { $n ->
    [one] One table waits for you
   *[other] { $n } tables wait for you
}
# A table that has a title of its own.
news-table = { $title } ({ $game })
news-turn = { $table }: it is your turn.
news-turn-until = { $table }: it is your turn, until { $when }.
news-reminder = { $table }: it is your turn, and your time is running out: until { $when }.
news-reminder-over = { $table }: it is your turn, and your time is up.
news-handed = { $table }: your time was up, and a bot plays for you until you are back.
news-stop = To get no more of these messages: { $link }
news-confirm-subject = Is this your address?
news-confirm = Somebody, probably you, wants to be told here when it is their turn at Tablero. If it was you, open this link: { $link }
news-confirm-not = If it was not you, do nothing: nothing more will come.
mail-confirm = Shall messages go to { $address }?
mail-confirm-do = Yes, send them there
mail-confirmed = Messages will go to { $address }.
mail-stop = Shall no more messages go to { $address }?
mail-stop-do = Stop them
mail-stopped = No more messages go to { $address }.

## The host, and one’s own data

host-word = From the host
host-restarts-soon = This server restarts soon. Everything is stored, and every game goes on afterwards; until then no new table is opened.
host-restarts-now = The server restarts. This page comes back by itself.
status-restarting = A restart is near
problem-restarting = This server is about to restart and opens no new tables. Try again in a few minutes.
own-data = Your data
own-data-hint = Everything this server has stored about you: your name, your tables, your decisions and messages there.
own-data-download = Download it (JSON)
own-data-delete = Delete everything
own-data-delete-hint = Your name, your messages and your tokens are deleted, and so are the tables at which nobody else sits. Where others play with you, a bot takes your seat. This can’t be undone.
own-data-delete-sure = Delete everything for good
own-data-gone = Deleted
own-data-gone-detail = Nothing about you is stored here any more. It may stay in the host’s backups until newer ones replace them.

## Problems

status-400 = That did not work
status-400-detail = The request could not be understood; nothing was changed.
status-401 = A token is needed
status-403 = Not allowed
status-404 = Not found
status-404-detail = There is nothing at this address.
status-405 = Not here
status-405-detail = This address can’t be used that way.
status-409 = Too late
status-other-data = Played with other data
status-newer = Played by a newer version
status-413 = Too large
status-422 = That is not possible
status-429 = Too fast
status-500 = Something broke
status-500-detail = It is our fault, and it was noted. Your game is stored as far as it was confirmed.
status-503 = Not stored
problem-stale = The table has moved on; your answer was not stored. Look again.
problem-foreign = This is not your seat; nothing was changed.
problem-illegal = This is not possible here; nothing was changed.
problem-doubled = This was sent before, for something else; nothing was changed.
problem-closed = Nobody can play on at this table.
# $made and $now: the data packs by their digests, or "none".
problem-other-data = { $made ->
    [none] This table is played without a data pack. Start the server without one, as: tablero serve
   *[other] This table is played with the data pack { $made }. Start the server with it, as: tablero serve --data-pack FILE
} { $now ->
    [none] (It runs without a pack.)
   *[other] (It runs with { $now }.)
}
problem-newer = This table is played by a newer version of the game than this server has. Try again when the server is up to date.
problem-unknown = There is no such thing here; the link may be incomplete.
problem-not-allowed = This is not yours to do; nothing was changed.
problem-night = A night has at most twelve hours; nothing was changed.
problem-holidays = Holidays end after they have begun, and at most 60 days of them can be told ahead; nothing was changed.
problem-address = Nothing can be sent to this address; nothing was changed.
problem-lesson = The lesson goes another way here: choose what it speaks of. When it is over you can play as you like.
problem-no-hints = Hints are switched off at this table.
problem-not-stored = Not stored: the server can’t write at the moment. Nothing was changed.
problem-full = Too many or too long; nothing was stored.
problem-crash = Something broke on the server; your answer may not be stored.
problem-malformed = The server did not understand this; nothing was changed.
problem-too-many = Too much at once; nothing was changed. Wait a moment.
problem-too-large = Too large; nothing was changed.
problem-other-page = This form has expired or is not from your own page; nothing was changed. Go back, reload, and repeat it.
problem-token = A valid token is needed.
problem-name-taken = This name is taken. Choose another, or log in with it.
problem-name-length = A name has 1 to 24 letters.
problem-name-letters = A name is made of letters, digits and signs that can be seen.
problem-password-length = A password has 8 to 200 letters.
problem-password-wrong = This is not your old password.
problem-login-wrong = No such name and password. Both have to be right.
problem-tokens-full = You have too many tokens; revoke one first.

## Fair use, and what happens when something fails

status-unsure = Not known
problem-unsure = The database has gone away. Whether this was stored will be seen when it is back; sent again, it counts once.
problem-name-like = This name is somebody’s, or looks like it. Choose another, or log in with it.
login-ended = You are no longer logged in here. Load the page again.
# $seconds: until a bot at this table begins to think.
bots-busy = { $seconds ->
    [one] The bots are busy: about one second to wait.
   *[other] The bots are busy: about { $seconds } seconds to wait.
}
# $bot: its level, or what it is called.
bot-stumbled = A bot ({ $bot }) could not come to a decision, and one was drawn by lot.

## The API

api-title = The API
api-lead = A program can sit at a table: it sees what its person would see, and answers what it is asked. Everything is JSON, and every request carries a token.
api-get-token = Get a token
api-openapi = OpenAPI description
api-errors = What is refused changes nothing and comes back as an error with a code and a reason.
api-body = Body:
api-answer = Answer:
api-shapes = Types
api-required = required
api-optional = optional
api-done = done
api-refused = refused; nothing was changed
api-op-games = The games, their player counts and options.
api-op-tables = Your tables, and whose turn it is.
api-op-create = Open a table. Each seat is me, invite, open, or a bot.
api-op-join = Sit down by invitation.
api-op-view = Everything you may know about a table: a snapshot.
api-op-ask = Only the question that waits for you, if one does.
api-op-motives = Why the bots did what they did since you last decided: what it has changed for them, from what you may know.
api-op-why = Why a place or card is not among the options of the question that waits for you.
api-op-answer = Answer it. The same key again changes nothing.
api-op-undo = Take back the last decision of your seat.
api-op-sit = Take an open seat.
api-op-back = Play a seat again that a bot plays for you.
api-op-invite = A link to an empty seat of your own table.
api-op-chat = Say something at the table.
api-op-record = The record of a finished game; before its end, what is public.
api-op-story = How a finished game went: the result in a sentence, turning points, curves, score sheets, your best result.
api-op-analysis = How the chances went in a finished game: a curve for each seat, turning points, places to jump to; once it was analysed, also the marks of all decisions, what would have been better, and luck.
api-op-analyse = Have every decision of a finished game looked at, in the background: level is player (quickly), club or expert; the answer says how far it is.
api-op-stop_analysis = Stop an analysis that you have asked for; what was found is kept for a while.
api-op-stream = Snapshots as they come, as server-sent events; the first at once.
api-query-at = the position after so many decisions
api-query-option = the id of a place or card
api-query-language = the language of what is told, as en; without it, what the header Accept-Language asks for
api-query-picture = wide or tall: with the board as SVG

## Studies

study-analyse = Analyse
study-analyse-here = Analyse from here
study-analyse-own = Analyse from what you know
study-analyse-own-hint = For you alone until the game is over; what you can’t know is dealt anew.
study-from = From which knowledge
study-from-hindsight = with everything open
study-from-seat = as known to: { $seat }
study-page-title = Study: { $title }
studies-title = My studies
studies-lead = Every finished game can be analysed: the button is below its result and in its replay.
studies-none = You have no studies yet.
tab-study = Lines
study-tab-more = Study
study-start = Start
study-steps = Steps
study-first = To the beginning of the study
study-mark = Mark
study-marks = Marked:
study-has-marks = something is marked here
study-unmark = Remove the mark: { $thing }
study-help = You play for all seats. Whatever you choose is stored at once; another choice in the same position becomes a line of its own.
study-asked = Asked: { $seat }
study-together = Asked at the same time, in secret:
study-go-on = As in the game
study-roll-again = Roll again
study-comment = Comment
study-promote = Make it the main line
study-delete-line = Delete from here…
study-delete-line-hint = { $n ->
    [one] This position goes.
   *[other] This position and all that follow it go: { $n } in all.
}
study-delete-line-sure = Delete them
study-read-only = This study is only to be read. In a copy of your own you can go on with it.
study-copy = Copy it to my studies
study-knowledge = What is known here
study-short-open = Everything open
study-short-hindsight = With hindsight
study-short-seat = From one seat
study-knows-open = This position is from no game that was played: everything in it is open.
study-knows-hindsight = With hindsight: everything that was hidden in the game is open here, as it really was.
study-knows-seat = From the knowledge of one seat ({ $seat }): what it could not know then is dealt anew here, and is not what it really was.
study-locked = The game is still being played: until it is over, nobody but you sees this study, whoever has its link.
study-locked-short = Yours alone
study-owner = By
study-owner-guest = a guest
study-source = Taken from
study-source-link = the table of this game
study-access = Who may see it
study-access-private = only I
study-access-read = whoever has the link, to read
study-access-together = whoever has the link, to write too
study-sharing-private = Nobody but you sees it.
study-sharing-read = Whoever has the link can read and copy it.
study-sharing-together = Whoever has the link can write in it too; everybody sees it at once.
study-link = Link to this position
study-follow = Follow what others do
study-rename = Title of the study
study-delete = Delete the study…
study-delete-hint = All its lines and comments go, for everybody. This can’t be undone.
study-delete-sure = Delete it for good
key-study-steps = one decision back, forward
key-study-lines = what else was tried here
key-study-ends = beginning, end of the line
key-study-comment = comment on this position
key-study-mark = mark places by clicking
problem-running = This game is still being played: it can be studied from your own seat alone, and not where you play several that may not know the same.
problem-changed = Somebody else has written here meanwhile; nothing was changed. Look at it, and then send yours again.
problem-misfit = This line does not fit the present rules; nothing was changed.
api-op-studies = Your studies.
api-op-open_study = Open a study of a table’s position, or of a position given as text.
api-op-study = A study at one of its positions, with the whole tree.
api-op-delete_study = Delete a study of your own for good.
api-op-study_answer = Answer for any seat at a position of a study; the same answer leads to the same position.
api-op-study_follow = Add what was answered next in the game itself.
api-op-study_comment = Write a comment on a position, in place of the one that you have read.
api-op-study_mark = Mark a thing on the board of a position, or take the mark away.
api-op-study_promote = Make the line of a position the main one where it branches off.
api-op-study_delete_line = Delete a position and all that follow it.
api-op-study_share = Say who may see your study that has its link.
api-op-study_rename = Give your study another title.
api-op-study_copy = Copy a study that you may see.
api-query-node = the number of a position of the study
api-query-seat = the seat that the question is for, where several are asked at once
study-new = New study
study-new-hint = From the beginning of a new game, with everything open.
study-new-of = Study an opening: { $game }
study-comment-theirs = Somebody else has written meanwhile:
study-deal-anew = Deal anew
study-deal-anew-hint = Another study of the same position, with other things where the seat could not know them.

## Positions as text, and setting them up

position-text = The position as text
position-copy = Copy the position
position-open = Open this position
position-open-title = Open a position
position-open-lead = Paste a position, or a whole game written as text. Then it can be changed, played against bots, or studied.
position-where = Line { $line }, column { $column }:
position-whole = Everything is in it, the hidden cards too: the game is over.
position-known = What you can't know is “unknown” in it. When it is opened, that is dealt anew.
setup-title = Set up a position: { $game }
setup-lead = Click on the board, or choose a thing below. The text follows, and the other way round.
setup-no-picture = There is no picture of this yet.
setup-apply = Put it there
setup-read = Read the text
setup-start = Play it
setup-table = Open a table
setup-table-hint = The dice are new ones, and what is unknown is dealt. The result counts for nothing.
setup-things = Everything in the position
setup-things-hint = Behind each stands what the text says of it.
setup-group-places = Places
setup-group-table = Tracks, markers and cards
setup-group-turn = The turn that is being taken
setup-begin = Begin with another setup
setup-begin-button = Begin
setup-players = Players
setup-games = Or set one up
setup-pile-at = Place in the pile
setup-pile-word = Card
setup-pile-set = Put there
setup-pile-insert = Put in before it
setup-pile-add = Add at the end
setup-pile-remove = Take out
setup-yes = yes
setup-no = no
setup-unknown = unknown
setup-none = none
setup-nobody = nobody
setup-nowhere = nowhere
contradictions-title = This can't be
contradictions-none = Nothing contradicts anything: it can be played.
contradiction-too-many = { $thing }: { $there } pieces; there are { $all }.
contradiction-too-few = { $thing }: only { $there } pieces; there are { $all }.
contradiction-twice = { $thing } is in { $there } places.
contradiction-foreign = { $thing } is not in this game yet.
contradiction-nowhere = { $thing } is nowhere.
contradiction-unknown = { $there ->
    [0] Nothing is unknown, and { $all } cards are nowhere.
    [one] One card is unknown, and { $all } are left.
   *[other] { $there } cards are unknown, and { $all } are left.
}
contradiction-rule = The rules object: { $reason }
beside-back = Back to the table
beside-title = At my table
beside-lead = You have the cardboard before you. The program runs the Non-player factions, or the AI of SoloPlay, and says what to do on your board.
beside-resume = Go on from this position
beside-begin-lead = Take the setup of the rulebook, or set up the position that lies before you.
beside-begin = Begin with this setup
beside-begin-own = Set up a position first
beside-todo = On your board, in this order
beside-why = Why?
beside-wait = Play your own moves by the questions here, and on your board. When the opponents have acted, it says here what to do.
beside-edit = Something else lies on my board
beside-card-set = This one
beside-card-hint = Say it before the program draws: before your last decision of the turn.
beside-dice = The next dice are
beside-dice-hint = As rolled at your table, for example “5 2”. Otherwise the program rolls.
beside-dice-program = The program rolls the dice: its numbers are in the journal.
beside-card-now = The card now is
beside-card-next = The next card is
beside-card-stack = The top card of the AI’s stack is
beside-card-deck = The top card of the deck is
beside-card-pile = The top card of the scoring pile is
