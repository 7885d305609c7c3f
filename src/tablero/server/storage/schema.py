"""The tables of the database, the same on SQLite and PostgreSQL. How they came to be is in migrations/.

A game table (`tables`) is what its `events` made of it: each answer, undo and rewind is one row, numbered by `seq`.
`checkpoints` and `journal` only make loading and reading fast: everything in them follows from seed and events. Times
are whole seconds since 1970. Users are named by opaque ids, so that a guest needs no row.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)


def of_table() -> Column[str]:
    """The column that ties a row to its game table."""
    return Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


USERS: Final = Table(
    "users",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("login", String(80), unique=True),  # the name as it is compared when somebody logs in; NULL for guests
    Column("password_hash", Text),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("language", String(20), nullable=False, server_default=""),  # chosen to read in, if one was
    Column("speaks", String(60), nullable=False, server_default=""),  # languages to play in, as "en hu"
    Column("likeness", String(80), index=True),  # what the name looks like (names.py); NULL for guests
)

ENDED_LOGINS: Final = Table(
    "ended_logins",
    METADATA,
    Column("digest", String(64), primary_key=True),  # of a cookie that somebody logged out with
    Column("ended", BigInteger, nullable=False),
)

TOKENS: Final = Table(
    "tokens",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("user_id", String(64), ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("label", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger),  # NULL: never
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("game_version", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", String(64), nullable=False),  # hexadecimal; secret until the game is over
    Column("commitment", String(64), nullable=False),
    Column("title", String(200), nullable=False),
    Column("owner", String(64), nullable=False, index=True),
    Column("status", String(10), nullable=False),  # open, running, over, closed
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("seq", Integer, nullable=False),  # events so far
    Column("count", Integer, nullable=False),  # decisions that stand
    Column("asked", Integer, nullable=False),  # the seq since which the open question stands
    Column("to_move", BigInteger, nullable=False),  # the seats that are asked, as bits
    Column("rewind_to", Integer),  # the number of decisions the owner proposes to go back to
    Column("warning", Text, nullable=False),  # what loading after an upgrade had to give up
    Column("hints", String(4), nullable=False, server_default="auto"),  # auto, on, off
    Column("lesson", String(40), nullable=False, server_default=""),  # the lesson it is for, if any
    Column("rated", Boolean, nullable=False, server_default=false()),  # whoever sits down here agrees to that
    Column("research", Boolean, nullable=False, server_default=false()),  # ... and to that, until somebody withdraws
    Column("access", String(10), nullable=False, server_default="unlisted"),  # private, unlisted, public
    Column("spectators", Boolean, nullable=False, server_default=true()),  # whether others may watch
    Column("level", String(10), nullable=False, server_default=""),  # the level wished of those who come; "": any
    Column("fill_after", Integer, nullable=False, server_default="0"),  # seconds until bots take empty seats; 0: never
    Column("fill_at", BigInteger),  # ... and the moment when they do
    Column("fill_bot", String(80), nullable=False, server_default=""),
    Column("clock", Text, nullable=False, server_default=""),  # JSON: the clock it is played by (clocks.py), if any
    Column("key", String(140)),  # under which it was opened, with its owner
    Column("position", Text, nullable=False, server_default=""),  # the one that it began with, as text; "": a setup
    Column("guided", Boolean, nullable=False, server_default=false()),  # whether it runs beside a real table
    Index("uq_tables_key", "key", unique=True),
    Index("ix_tables_status_updated", "status", "updated"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),  # person, invite, open, bot
    Column("user_id", String(64), index=True),
    Column("bot", String(80), nullable=False),  # who plays a bot's seat, or one that was handed over
    Column("handed", Boolean, nullable=False),  # a person's seat that a bot plays for now
    Column("invite", String(64), unique=True),  # the hash of the invitation's token
    Column("consent", Boolean, nullable=False),  # to the proposed rewind
)

EVENTS: Final = Table(
    "events",
    METADATA,
    of_table(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),  # answer, undo, rewind, upgrade
    Column("n", Integer, nullable=False),  # an answer's number among the decisions; else how many were left standing
    Column("seat", Integer, nullable=False),
    Column("option", String(200), nullable=False),
    Column("key", String(140)),  # with who sent it, so that nobody takes another's
    Column("user_id", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("undone", Boolean, nullable=False),
    Column("ordered", Boolean, nullable=False, server_default=false()),  # given by an order in advance, not by hand
    Index("uq_events_table_id_key", "table_id", "key", unique=True),
    Index("ix_events_table_id_n", "table_id", "n"),
)

CHECKPOINTS: Final = Table(
    "checkpoints",
    METADATA,
    of_table(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("count", Integer, nullable=False),
    Column("told", Integer, nullable=False),  # journal entries before those in the save
    Column("save", Text, nullable=False),
)

JOURNAL: Final = Table(
    "journal",
    METADATA,
    of_table(),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("count", Integer, nullable=False),  # the decisions taken when it was written
    Column("kind", String(120), nullable=False),
    Column("rule", String(60), nullable=False),
    Column("readers", BigInteger, nullable=False),  # seats as bits, -1: everyone
    Column("data", Text, nullable=False),  # JSON: the values of the sentence
)

CHAT: Final = Table(
    "chat",
    METADATA,
    of_table(),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("user_id", String(64), nullable=False),
    Column("channel", String(20), nullable=False),
    Column("text", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

VISITS: Final = Table(
    "visits",
    METADATA,
    of_table(),
    Column("user_id", String(64), primary_key=True),
    Column("n", Integer, nullable=False),  # journal entries seen
    Column("count", Integer, nullable=False),  # decisions seen
    Column("chat", Integer, nullable=False, server_default="0"),  # lines of the talk seen
)

ORDERS: Final = Table(  # answers laid down before the question is put; nobody's but their owner's to know
    "orders",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("user_id", String(64), nullable=False),
    Column("kind", String(40), nullable=False),
    Column("values", Text, nullable=False),  # JSON
    Column("standing", Boolean, nullable=False),  # until it is taken back, not only for the next such question
    Column("state", String(10), nullable=False),  # waiting, played, void: the last two until the owner has seen it
    Column("seq", Integer, nullable=False),  # the events so far when it was laid down: earlier questions are not meant
    Column("times", Integer, nullable=False),  # played since the owner last decided by hand
)

NOTES: Final = Table(  # what somebody writes down at a table, for nobody else
    "notes",
    METADATA,
    of_table(),
    Column("user_id", String(64), primary_key=True),
    Column("text", Text, nullable=False),
    Column("updated", BigInteger, nullable=False),
)

REACTIONS: Final = Table(
    "reactions",
    METADATA,
    of_table(),
    Column("n", Integer, primary_key=True, autoincrement=False),  # the line of the talk
    Column("user_id", String(64), primary_key=True),
    Column("sign", String(20), primary_key=True),
)

# -- people among each other ---------------------------------------------------------------------------------------

INVITATIONS: Final = Table(
    "invitations",  # by name; those by link are in `seats`
    METADATA,
    of_table(),
    Column("user_id", String(64), primary_key=True, index=True),
    Column("seat", Integer),  # kept free for this person; NULL: any that is empty
    Column("sender", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("declined", Boolean, nullable=False),
)

REMOVED: Final = Table(
    "removed",  # whom the owner does not want at the table
    METADATA,
    of_table(),
    Column("user_id", String(64), primary_key=True),
)

CIRCLES: Final = Table(
    "circles",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("owner", String(64), nullable=False, index=True),
    Column("name", String(80), nullable=False),
)

CIRCLE_MEMBERS: Final = Table(
    "circle_members",
    METADATA,
    Column("circle_id", String(40), ForeignKey("circles.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", String(64), primary_key=True),
)

MUTES: Final = Table(
    "mutes",
    METADATA,
    Column("user_id", String(64), primary_key=True),
    Column("muted", String(64), primary_key=True),  # whom the user wants to hear nothing from
)

REPORTS: Final = Table(
    "reports",  # what people want the host to look at
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("reporter", String(64), nullable=False, index=True),
    Column("reported", String(64), nullable=False),
    Column("table_id", String(40), nullable=False),  # no reference: a report outlives its table
    Column("reason", Text, nullable=False),
    Column("shown", Text, nullable=False),  # JSON: names, title and what was said, as the reporter saw it
    Column("created", BigInteger, nullable=False),
    Column("settled", Boolean, nullable=False),
)

# -- clocks and notifications ------------------------------------------------------------------------------------

CLOCKS: Final = Table(
    "clocks",
    METADATA,
    of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("extra", Integer, nullable=False),  # seconds that are left for this decision alone
    Column("reserve", Integer, nullable=False),  # ... and after that, for the whole game
    Column("since", BigInteger),  # from when on they pass; NULL: the clock stands
    Column("ends", BigInteger, index=True),  # when they will have passed
    Column("reminds", BigInteger, index=True),  # when there is to be a reminder; NULL: no more
    Column("up", Boolean, nullable=False),  # they have passed
    Column("held", Integer, nullable=False),  # what was left of `extra` at the seat's last answer
    Column("gain", Integer, nullable=False),  # what its last turn has brought
    Column("was", Integer, nullable=False),  # `reserve` when it was last asked
)

PULSE: Final = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),  # there is one row, 1
    Column("seen", BigInteger, nullable=False),  # when a server was last known to run
)

HOURS: Final = Table(
    "hours",
    METADATA,
    Column("user_id", String(64), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("zone", String(64), nullable=False),
    Column("night", String(20), nullable=False),  # JSON: two numbers of minutes, or null
    Column("holidays", Text, nullable=False),  # JSON: pairs of days
    Column("digest", Integer, nullable=False),  # the hour of the day
)

CONTACTS: Final = Table(
    "contacts",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("user_id", String(64), ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("channel", String(10), nullable=False),  # email, push, webhook
    Column("address", Text, nullable=False),  # an e-mail address, a URL, or a subscription as JSON
    Column("secret", String(64), nullable=False),  # what messages to a webhook are signed with
    Column("language", String(20), nullable=False),
    Column("pace", String(10), nullable=False),  # soon, digest
    Column("confirmed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("trouble", BigInteger),  # since when nothing gets there; NULL: all is well
)

OUTBOX: Final = Table(
    "outbox",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("contact_id", String(24), ForeignKey("contacts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),  # turn, reminder, handed
    Column("created", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False, index=True),  # when it is to be sent
    Column("tries", Integer, nullable=False),  # how often that has failed
    Column("claimer", String(24), nullable=False),  # which server is sending it
    Column("claimed", BigInteger, nullable=False),  # ... and until when nobody else does
    Index("ix_outbox_table_id_seat", "table_id", "seat"),
)

# -- the host ------------------------------------------------------------------------------------------------------

HOST: Final = Table(  # what the host tells all servers on this database (housekeeping.py)
    "host",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),  # JSON
)

# -- finished games, and what follows from them (results.py); they stay when their table is deleted ---------------

RESULTS: Final = Table(
    "results",
    METADATA,
    Column("n", Integer, primary_key=True, autoincrement=False),  # in the order in which they were counted
    Column("table_id", String(40), nullable=False, unique=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("variant", Text, nullable=False),  # JSON: the options that are not the usual ones, as words
    Column("decisions", Integer, nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("rated", Boolean, nullable=False),
    Index("ix_results_game_n", "game", "n"),
)

RESULT_SEATS: Final = Table(
    "result_seats",
    METADATA,
    Column("n", Integer, ForeignKey("results.n", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("role", String(40), nullable=False),  # the seat's id; its number from 1 where seats differ in nothing else
    Column("side", Integer, nullable=False),  # seats of one side win and lose together
    Column("user_id", String(64), index=True),
    Column("bot", String(80), nullable=False),
    Column("place", Integer, nullable=False),
    Column("won", Float, nullable=False),  # 1, 0, or the part of a shared victory
    Column("opening", Text, nullable=False),  # JSON: the first decisions of the seat
)

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("game", String(40), primary_key=True),
    Column("who", String(140), primary_key=True),  # person:…, bot:…, and what a seat or an option is worth (rating.py)
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

STATISTICS: Final = Table(
    "statistics",
    METADATA,
    Column("game", String(40), primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), primary_key=True),  # seat, opening, length
    Column("key", String(400), primary_key=True),
    Column("games", Integer, nullable=False),
    Column("won", Float, nullable=False),
    Column("decisions", BigInteger, nullable=False),  # in all of these games
    Column("shortest", Integer, nullable=False),
    Column("longest", Integer, nullable=False),
)

PROFILES: Final = Table(
    "profiles",
    METADATA,
    Column("user_id", String(64), primary_key=True),
    Column("part", String(20), primary_key=True),  # of what a profile shows (profiles.py)
    Column("audience", String(10), nullable=False),  # everybody, met, nobody
)

ANALYSES: Final = Table(
    "analyses",
    METADATA,
    of_table(),
    Column("level", String(20), nullable=False),  # how much thought went into it
    Column("version", Integer, nullable=False),  # of the game
    Column("found", Text, nullable=False),  # JSON: all decisions (bots/review.py)
    Column("made", BigInteger, nullable=False),
)

# -- tournaments (tournaments.py) ---------------------------------------------------------------------------------


def of_tournament() -> Column[str]:
    """The column that ties a row to its tournament."""
    return Column("tournament_id", String(40), ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True)


TOURNAMENTS: Final = Table(
    "tournaments",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("title", String(200), nullable=False),
    Column("owner", String(64), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),  # at a table
    Column("options", Text, nullable=False),  # JSON
    Column("system", String(20), nullable=False),  # swiss, round-robin
    Column("rounds", Integer, nullable=False),  # of a Swiss one; 0: until everybody has met everybody
    Column("round", Integer, nullable=False),  # 0 before the start
    Column("rated", Boolean, nullable=False),
    Column("clock", Text, nullable=False),  # JSON: that of its tables, if any
    Column("status", String(10), nullable=False),  # open, running, paused, over
    Column("paused_until", BigInteger),  # NULL: until the owner says so
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
)

ENTRANTS: Final = Table(
    "entrants",
    METADATA,
    of_tournament(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("user_id", String(64), index=True),
    Column("bot", String(80), nullable=False),
    Column("status", String(10), nullable=False),  # invited, in, out
    UniqueConstraint("tournament_id", "user_id"),
)

PAIRINGS: Final = Table(
    "pairings",
    METADATA,
    of_tournament(),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entrants", Text, nullable=False),  # JSON: their numbers by seat; of a bye, the one who has it
    Column("bye", Boolean, nullable=False),
    Column("table_id", String(40), unique=True),  # NULL until it is opened
)

# -- studies (studies.py) -----------------------------------------------------------------------------------------

STUDIES: Final = Table(
    "studies",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("owner", String(64), nullable=False, index=True),
    Column("title", String(200), nullable=False),
    Column("game", String(40), nullable=False),
    Column("game_version", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("table_id", String(40), index=True),  # where it was taken from; no reference: it outlives its table
    Column("knowledge", String(10), nullable=False),  # open, hindsight, seat (study_access.py)
    Column("seat", Integer),  # from whose knowledge; NULL: everything is open
    Column("access", String(10), nullable=False),  # private, read, together
    Column("root", Text, nullable=False),  # a save of the position it begins with
    Column("deal", String(40), nullable=False),  # the key by which what the seat can't know is dealt anew in it
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False, index=True),
    Column("seq", Integer, nullable=False),  # changes so far
    Column("next_node", Integer, nullable=False),  # the number of the next node; none is given twice
)

STUDY_NODES: Final = Table(
    "study_nodes",
    METADATA,
    Column("study_id", String(40), ForeignKey("studies.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),  # 0: the position it begins with
    Column("parent", Integer, nullable=False),  # -1: of none
    Column("place", Integer, nullable=False),  # among those with the same parent; the first is the main line
    Column("seat", Integer, nullable=False),
    Column("option", String(200), nullable=False),
    Column("chance", Integer, nullable=False),  # 0: the dice as they lie; else how often they were rolled again
    Column("rolled", Boolean, nullable=False),  # whether the answer has used dice
    Column("count", Integer, nullable=False),  # decisions taken
    Column("asked", Text, nullable=False),  # JSON: the question it answers, as far as its words need it
    Column("lines", Text, nullable=False),  # JSON: what the journal says of it
    Column("comment", Text, nullable=False),
    Column("edited", Integer, nullable=False),  # how often the comment was changed
    Column("marks", Text, nullable=False),  # JSON: the ids of the things that are marked
    Column("seq", Integer, nullable=False),  # the study's, at its last change
    Column("save", Text),  # of the position, now and then: what loading begins with
)
