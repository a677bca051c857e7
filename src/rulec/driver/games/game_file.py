"""The game file: one SQLite database that holds a game from its first state on. Each change is one transaction.

What came of a state stands under that state's `seq`: the lines of players with what became of them, what dice showed,
what happened and who was told. The state after it has the next `seq`. Each row has a sum of what it holds, and the rows
of each table have one together; whatever is read is looked at first, and what does not fit is `Damaged`. So is a file
with a table, an index, a view or a trigger that is not of this form.
"""

from __future__ import annotations

import json
import os
import re
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from typing import Any, NamedTuple, get_args

from rulec.base.diagnostics import Report as Faults
from rulec.base.spans import Source, Span
from rulec.driver import discovery
from rulec.runtime.game.acts import Game, Given
from rulec.runtime.game.outcomes import Logged, State, Written, value_data, value_from
from rulec.runtime.game.seeing import shape_for
from rulec.runtime.game.sentence import told_name
from rulec.runtime.game.serialise import Damaged, from_json, given_data, given_of, reading, to_json
from rulec.runtime.game.turns import players
from rulec.runtime.game.world import World

FORM = "4"
WORDS_ONLY = "3"
"""The form of games of which only the words were kept of what happened: the next change brings it up to date."""
UNCOUNTED = "2"
"""The form of games from before the rows of a table had a sum together: the next change brings it up to date."""
WITHOUT_SUMS = "1"
"""The form of games that were begun before rows had sums: they can be shown, and moved to the rules at hand."""
COUNTED = "rows"
"""The key of `meta` that tells how many rows each table has, and the sum of their sums."""
WAIT = 2.0
"""Seconds to wait for another program that writes the game."""

TABLES = {
    "meta": (1, "key TEXT, value TEXT"),
    "rules": (1, "number INTEGER, seq INTEGER, version TEXT, hash TEXT"),
    "states": (1, "seq INTEGER, turn INTEGER, step INTEGER, json TEXT"),
    "players": (2, "seq INTEGER, player INTEGER, name TEXT"),
    "orders": (
        3,
        "seq INTEGER, player INTEGER, line INTEGER, text TEXT, parsed TEXT NULL, verdict TEXT, state TEXT, by TEXT",
    ),
    "answers": (3, "seq INTEGER, player INTEGER, key TEXT, value TEXT"),
    "throws": (2, "seq INTEGER, number INTEGER, address TEXT, value INTEGER"),
    "events": (
        2,
        "seq INTEGER, number INTEGER, turn INTEGER, step INTEGER, sort TEXT, who TEXT NULL, text TEXT, about TEXT, "
        "rule TEXT, name TEXT, args TEXT, line TEXT",
    ),
}
"""What each table holds, besides the sum of a row, and how many of its columns are its key."""
COLUMNS = {table: tuple(column.split()[0] for column in held.split(", ")) for table, (_, held) in TABLES.items()}
NEW_TABLES = ("rules", "players")
"""Those that games have since rows have sums."""
NEW_COLUMNS = {"orders": ("state", "by"), "events": ("rule", "name", "args", "line")}
"""Those that games have since it is kept as data what happened; older rows have nothing in them."""
META = ("form", "pack", "version", "hash", "variants", "seed", "scenario")
"""The keys that `meta` has in every game."""

TAKEN = ""
"""The verdict of a line that was taken and has not run yet."""
DONE = "carried out"
"""The verdict of a line that was carried out."""
ORDERED = "ordered"
"""The verdict of a line whose act was silent: what comes of it other steps tell. Any other verdict is the
sentence with which a line was turned down, or came to nothing, or that told its result."""


BEGINNING = -1
"""What was told while the game was set up stands in front of its first state."""


AHEAD = "ahead:"
"""What the keys of answers begin with that were given before anybody asked."""
LATELY = "ahead lately:"
"""The same of those that came since the turn has begun to wait where it waits now."""
UNFIT = "ahead unfit:"
"""What stands before the key of an answer ahead that did not fit a question that came; the row says why."""


def _whole(path: str) -> Span:
    return Span(Source(discovery.shown(path), ""), 0, 0)


class Row(NamedTuple):
    """A line of a player: `parsed` is None for one that was not taken; `by` is the name of what turned it down."""

    player: int
    line: int
    text: str
    parsed: str | None
    verdict: str
    state: str = ""
    by: str = ""

    @property
    def became(self) -> State:
        """The state of the line; a row from before that was kept tells it by its verdict."""
        states: tuple[State, ...] = get_args(State)
        found = self.state or self.verdict or "taken"
        return next((state for state in states if state == found), "refused")


class Answer(NamedTuple):
    """What a player answered: as plain data and in words, and the question; or what holds because nothing came
    `in_time`. What was answered `ahead` has the key by which that was done. One that is `older` was given under other
    rules, and its question was not asked under these yet: what it means is told by its words."""

    value: Any
    text: str
    question: str
    in_time: bool
    ahead: str = ""
    older: bool = False


class GameFile:
    """An open game."""

    __slots__ = ("base", "meta", "path")

    def __init__(self, base: sqlite3.Connection, path: str, meta: dict[str, str]) -> None:
        self.base = base
        self.path = path
        self.meta = meta

    # ---- reading -------------------------------------------------------------------------------
    def read(self, table: str, seq: int | None = None) -> list[tuple[Any, ...]]:
        """The rows of a table, or those of a state, in their order; raises `Damaged` where one is not as it was
        written."""
        names = ", ".join(self.columns(table))
        asked = f"SELECT {names}{', sum' if self.has_sums else ''} FROM {table}"
        asked += f"{'' if seq is None else ' WHERE seq = ?'} ORDER BY {', '.join(COLUMNS[table][:3])}"
        with reading(f"`{table}`"):
            found = self.base.execute(asked, () if seq is None else (seq,)).fetchall()
        rows = [_checked(table, row) for row in found] if self.has_sums else found
        lacks = ("",) * (len(COLUMNS[table]) - len(self.columns(table)))
        return [(*row, *lacks) for row in rows] if lacks else rows

    def columns(self, table: str) -> tuple[str, ...]:
        """The columns of a table in a game of this form, without the sum."""
        new = () if self.meta["form"] == FORM else NEW_COLUMNS.get(table, ())
        return tuple(column for column in COLUMNS[table] if column not in new)

    @property
    def where(self) -> Span:
        """The file as a whole, for what is said of it."""
        return _whole(self.path)

    @property
    def pack(self) -> str:
        """The pack under whose rules it is played."""
        return self.meta["pack"]

    @property
    def seq(self) -> int:
        """The number of the latest state."""
        (found,) = self.base.execute("SELECT max(seq) FROM states").fetchone()
        if type(found) is not int:
            raise Damaged("`states` is empty")
        return found

    def state(self, seq: int) -> str:
        """A state as JSON."""
        rows = self.read("states", seq)
        if not rows:
            raise Damaged(f"`states` has no state {seq}")
        return str(rows[0][3])

    def world(self, game: Game, seq: int) -> World:
        """A state as a world."""
        text = self.state(seq)
        with reading(f"`states`, seq {seq}"):
            return from_json(text, game)

    def turn(self, seq: int) -> int:
        """The turn that begins with a state."""
        return int(next((turn for _, turn, *_ in self.read("states", seq)), 0))

    def names(self, seq: int) -> dict[int, str]:
        """What the players of a state are called, by number; none in a game that did not note it."""
        return {player: name for _, player, name in self.read("players", seq)} if self.has_sums else {}

    @property
    def has_sums(self) -> bool:
        """Whether rows have sums: all but old games do."""
        return self.meta["form"] != WITHOUT_SUMS

    def rows(self, seq: int) -> list[Row]:
        """The lines that were handed in to a state, by player and line."""
        return [Row(*row[1:]) for row in self.read("orders", seq)]

    def given(self, game: Game, world: World, seq: int) -> list[Given]:
        """The lines that were taken, as acts in a world."""
        found: list[Given] = []
        for row in self.rows(seq):
            if row.parsed is not None:
                with reading(f"`orders`, seq {seq}, player {row.player}, line {row.line}"):
                    found.append(given_of(json.loads(row.parsed), game, world.things))
        return found

    def log(self, seq: int) -> list[Logged]:
        """Return the log of the turn that was played from a state. Of a turn from before that was kept as data, what
        was told."""
        with reading(f"`events`, seq {seq}"):
            rows = self.read("events", seq)
            return [_logged(row) for row in rows if row[8] or row[4] == "told"]

    @property
    def waits(self) -> list[tuple[int, str]]:
        """The questions for which the coming turn waits, by player and key; none when it has not begun."""
        with reading("`meta`, key waits"):
            return [(player, key) for player, key in json.loads(self.meta.get("waits", "[]"))]

    def answers(self, seq: int) -> dict[tuple[int, str], Answer]:
        """What was answered while a state was played, by player and key of the question."""
        found: dict[tuple[int, str], Answer] = {}
        for _, player, key, text in self.read("answers", seq):
            if key.startswith((AHEAD, LATELY, UNFIT)):
                continue
            with reading(f"`answers`, seq {seq}, player {player}, key {key}"):
                data = json.loads(text)
                found[player, key] = Answer(
                    data["value"], data["text"], data["question"], data["in time"],
                    data.get("ahead", ""), data.get("older", False),
                )  # fmt: skip
        return found

    def ahead(self, seq: int) -> dict[tuple[int, str], str]:
        """What players have answered before they were asked, as they typed it, by player and name of the question."""
        rows = self.read("answers", seq)
        return {
            (player, key[len(prefix) :]): str(text)
            for prefix in (AHEAD, LATELY)  # what came later takes the place of what came before
            for _, player, key, text in rows
            if key.startswith(prefix)
        }

    def unfit(self, seq: int) -> dict[tuple[int, str], str]:
        """Return the reasons why answers ahead did not fit, by player and the key by which they were given."""
        rows = self.read("answers", seq)
        return {(player, key[len(UNFIT) :]): str(text) for _, player, key, text in rows if key.startswith(UNFIT)}

    # ---- writing -------------------------------------------------------------------------------
    @contextmanager
    def change(self) -> Iterator[None]:
        """One transaction: all of it, or nothing."""
        self.base.execute("BEGIN IMMEDIATE")
        form = self.meta["form"]
        try:
            if form in (UNCOUNTED, WORDS_ONLY):
                self._add_columns()
            yield
            self._count()
            self.base.execute("COMMIT")
        except BaseException:
            self.meta["form"] = form
            if self.base.in_transaction:  # where the disk is full, SQLite has undone it already
                self.base.execute("ROLLBACK")
            raise

    def _add_columns(self) -> None:
        """Bring a game of an older form up to date, whose rows have sums."""
        old = {table: self.read(table) for table in NEW_COLUMNS}
        self.meta["form"] = FORM
        self.put("meta", [("form", FORM)])
        for table, rows in old.items():
            for column in NEW_COLUMNS[table]:
                self.base.execute(f"ALTER TABLE {table} ADD COLUMN {column} TEXT NOT NULL DEFAULT ''")
            self.put(table, rows)

    def _count(self) -> None:
        """Write down how many rows each table has, and the sum of their sums."""
        if not self.has_sums or self.counted() == self.meta.get(COUNTED):
            return
        self.meta[COUNTED] = self.counted()
        self.put("meta", [(COUNTED, self.meta[COUNTED])])

    def counted(self) -> str:
        """Return how many rows each table has, and the sum of their sums."""
        found: dict[str, tuple[int, str]] = {}
        for table in TABLES:
            but = f" WHERE key != '{COUNTED}'" if table == "meta" else ""
            sums = sorted(str(each) for (each,) in self.base.execute(f"SELECT sum FROM {table}{but}"))
            found[table] = len(sums), blake2b("".join(sums).encode(), digest_size=12, person=b"rulec rows").hexdigest()
        return dumped(found)

    def check_rows(self) -> None:
        """Raise `Damaged` where rows are not those that were written."""
        told, found = json.loads(self.meta[COUNTED]), json.loads(self.counted())
        for table in TABLES:
            if told[table] != found[table]:
                self.read(table)  # it names a row that is not as it was written
                there, written = found[table][0], told[table][0]
                others = "others than those" if there == written else f"and not the {written}"
                raise Damaged(f"`{table}` has {there} rows, {others} that were written")

    def check_schema(self) -> None:
        """Raise `Damaged` where the file has anything but the tables of a game."""
        tables = [table for table in TABLES if self.has_sums or table not in NEW_TABLES]
        for sort, name, of in self.base.execute("SELECT type, name, tbl_name FROM sqlite_master").fetchall():
            own = name in tables if sort == "table" else sort == "index" and name == f"sqlite_autoindex_{of}_1"
            if not own:
                raise Damaged(f"it has the {sort} `{str(name)[:40]}`, which no game has")
        for table in tables:
            key = COLUMNS[table][: TABLES[table][0]]
            own_columns = self.columns(table)
            columns = self.base.execute(f"PRAGMA table_xinfo({table})").fetchall()
            keys = tuple(name for _, name, *_, at, _ in sorted(columns, key=lambda each: int(each[5])) if at)
            names = {name for _, name, *_, hidden in columns if not hidden}
            if names != {*own_columns, *(["sum"] if self.has_sums else [])} or keys != key:
                raise Damaged(f"the table `{table}` is not as games have it")

    def put(self, table: str, rows: Iterable[tuple[Any, ...]]) -> None:
        """Writes rows, in the place of those of the same key."""
        columns = COLUMNS[table]
        marks = ", ".join("?" * (len(columns) + 1))
        asked = f"INSERT OR REPLACE INTO {table} ({', '.join(columns)}, sum) VALUES ({marks})"
        self.base.executemany(asked, [(*row, row_sum(table, row)) for row in rows])

    def put_state(self, seq: int, world: World, game: Game) -> None:
        """Adds a state, and the names of its players."""
        self.put("states", [(seq, world.turn, world.step, to_json(world, game))])
        shape = shape_for(game, world)
        self.put("players", [(seq, each.id, shape.name(each)) for each in players(game, world)])

    def put_rows(self, seq: int, player: int, rows: Sequence[tuple[int, str, Given | None, str]], game: Game) -> None:
        """Puts the lines of a player in the place of those that were there."""
        self.base.execute("DELETE FROM orders WHERE seq = ? AND player = ?", (seq, player))
        self.put(
            "orders",
            [
                (seq, player, line, text, None if given is None else dumped(given_data(given, game.shape)), verdict)
                + ("taken" if verdict == TAKEN else "refused", told_name(verdict))
                for line, text, given, verdict in rows
            ],
        )

    def put_answers(self, seq: int, player: int, answers: Mapping[tuple[int, str], Answer]) -> None:
        """Puts what a player answers to what is open in the place of what was answered to it before."""
        asked = "DELETE FROM answers WHERE seq = ? AND player = ? AND key = ?"
        self.base.executemany(asked, [(seq, player, key) for who, key in self.waits if who == player])
        self.put_late(seq, answers)

    def put_ahead(self, seq: int, player: int, answers: Mapping[str, str]) -> None:
        """Puts what a player answers ahead in the place of what was answered so since the turn waits, or before it
        has begun."""
        prefix = LATELY if self.waits else AHEAD
        self.base.execute(
            "DELETE FROM answers WHERE seq = ? AND player = ? AND key LIKE ?", (seq, player, f"{prefix}%")
        )
        old = [(seq, player, f"{UNFIT}{name}") for name in answers]
        self.base.executemany("DELETE FROM answers WHERE seq = ? AND player = ? AND key = ?", old)
        self.put("answers", [(seq, player, f"{prefix}{name}", text) for name, text in answers.items()])

    def put_unfit(self, seq: int, unfit: Mapping[tuple[int, str], str]) -> None:
        """Write down why answers ahead did not fit."""
        self.put("answers", [(seq, player, f"{UNFIT}{key}", why) for (player, key), why in unfit.items()])

    def keep_ahead(self, seq: int) -> None:
        """Makes what was answered ahead while the turn waited stay: it has gone on."""
        rows = [row for row in self.read("answers", seq) if row[2].startswith(LATELY)]
        self.base.execute("DELETE FROM answers WHERE seq = ? AND key LIKE ?", (seq, f"{LATELY}%"))
        self.put("answers", [(seq, player, f"{AHEAD}{key[len(LATELY) :]}", text) for seq, player, key, text in rows])

    def put_late(self, seq: int, answers: Mapping[tuple[int, str], Answer]) -> None:
        """Adds answers."""
        names = ("value", "text", "question", "in time", "ahead", "older")
        rows: list[tuple[int, int, str, str]] = []
        for (player, key), answer in answers.items():
            held = dict(zip(names, answer, strict=True))
            rows.append((seq, player, key, dumped({n: v for n, v in held.items() if v or n not in names[4:]})))
        self.put("answers", rows)

    def drop_answers(self, seq: int, keys: Iterable[tuple[int, str]]) -> None:
        """Take answers away, those as well that were given ahead by these keys."""
        rows = [(seq, player, key) for player, key in keys]
        self.base.executemany("DELETE FROM answers WHERE seq = ? AND player = ? AND key = ?", rows)

    def put_waits(self, keys: Sequence[tuple[int, str]]) -> None:
        """Writes down for which questions the coming turn waits."""
        if dumped(keys) == self.meta.get("waits", "[]"):
            return
        self.base.execute("DELETE FROM meta WHERE key = 'waits'")
        self.meta["waits"] = dumped(keys)
        if keys:
            self.put("meta", [("waits", self.meta["waits"])])

    def put_rules(self, game: Game, seq: int) -> None:
        """Writes down under which rules it is played from a state on."""
        self.meta |= {"form": FORM, "version": game.version, "hash": game.hash}
        self.put("meta", [(key, self.meta[key]) for key in ("form", "version", "hash")])
        (number,) = self.base.execute("SELECT coalesce(max(number) + 1, 0) FROM rules").fetchone()
        self.put("rules", [(number, seq, game.version, game.hash)])

    def put_turn(self, seq: int, world: World, acts: Sequence[Given], log: Sequence[tuple[str, int]]) -> None:
        """Writes down what came of a state: verdicts, throws, and what happened."""
        became = {(a.player.id, a.line): (_became(a), a.state, a.by) for a in acts if not a.stands}
        rows = [(*row[:4], *became.get(row[:2], row[4:])) for row in self.rows(seq)]
        known = {row[:2] for row in rows}
        late = [a for a in acts if not a.stands and (a.player.id, a.line) not in known]  # they came while it was played
        rows += [(a.player.id, a.line, a.text, None, *became[a.player.id, a.line]) for a in late]
        rows += [(each.player, each.number, each.text, None, each.why, each.state, each.by) for each in world.refused]
        self.put("orders", [(seq, *row) for row in rows])
        self.put("throws", [(seq, number, address, value) for number, (address, value) in enumerate(log)])
        self.put("events", [(seq, number, *_event_row(each)) for number, each in enumerate(world.log())])

    def add_sums(self) -> None:
        """Brings a game that was begun before rows had sums into the form of today."""
        old = {table: self.read(table) for table in TABLES if table not in NEW_TABLES}
        for table in old:
            for column in (*NEW_COLUMNS.get(table, ()), "sum"):
                self.base.execute(f"ALTER TABLE {table} ADD COLUMN {column} TEXT NOT NULL DEFAULT ''")
        self.meta["form"] = FORM
        for table in NEW_TABLES:
            self.base.execute(_new_table(table))
        for table, rows in old.items():
            self.put(table, rows)
        self.put("rules", [(0, 0, self.meta["version"], self.meta["hash"])])


def _new_table(table: str) -> str:
    """What makes a table."""
    key, held = TABLES[table]
    columns = re.sub(r" (TEXT|INTEGER)(?! NULL)", r" \1 NOT NULL", f"{held}, sum TEXT")
    small = " WITHOUT ROWID" if key > 1 else ""  # rows of `states` are whole games, which such a table keeps badly
    return f"CREATE TABLE {table} ({columns}, PRIMARY KEY ({', '.join(COLUMNS[table][:key])})){small};"


def row_sum(table: str, row: Sequence[Any]) -> str:
    """The sum of what a row holds."""
    said = f"{table}\0{dumped(list(row))}".encode("utf-8", "surrogatepass")
    return blake2b(said, digest_size=12, person=b"rulec row").hexdigest()


def _checked(table: str, row: tuple[Any, ...]) -> tuple[Any, ...]:
    """A row without its sum, which has to fit."""
    *held, total = row
    with reading(f"`{table}`, {_which(table, held)}"):
        fits = total == row_sum(table, held)
    if not fits:
        raise Damaged(f"`{table}`, {_which(table, held)}: it is not what was written")
    return tuple(held)


def _which(table: str, held: Sequence[Any]) -> str:
    """The row by its key, as people read it."""
    key = COLUMNS[table][: TABLES[table][0]]
    return ", ".join(f"{name} {str(value)[:40]}" for name, value in zip(key, held, strict=False))


def create(path: str, game: Game, world: World, scenario: str, faults: Faults) -> bool:
    """Makes a game file; it appears whole or not at all. False when it cannot be written, which is reported."""
    try:
        _create(path, game, world, scenario)
    except sqlite3.Error as fault:
        if _is_full(fault):
            _said(fault, path, faults)
        else:
            faults.error("R0933", f"`{discovery.shown(path)}` cannot be written", _whole(path), notes=(str(fault),))
        return False
    return True


def _create(path: str, game: Game, world: World, scenario: str) -> None:
    path = os.path.abspath(path)  # `file:…` and `:memory:` are names of files as any other
    begun = f"{path}.{os.getpid()}.new"
    try:
        base = sqlite3.connect(begun, isolation_level=None)
        try:
            base.executescript(f"BEGIN;{''.join(map(_new_table, TABLES))}COMMIT;")
            meta = {
                "form": FORM,
                "pack": game.pack,
                "variants": dumped(game.shape.variant_names(world.variants)),
                "seed": dumped(world.seed),
                "scenario": scenario,
            }
            file = GameFile(base, path, meta)
            with file.change():
                file.put("meta", sorted(meta.items()))
                file.put_rules(game, 0)
                file.put_turn(BEGINNING, world, [], [])
                file.put_state(0, world, game)
        finally:
            base.close()
        try:
            os.link(begun, path)  # unlike a renaming it fails where a file of that name is
        except FileExistsError:
            raise
        except OSError:  # a file system without links
            if os.path.lexists(path):
                raise
            os.rename(begun, path)
    finally:
        if os.path.exists(begun):
            os.unlink(begun)


class _NoGame(Exception):
    """The file is no game at all."""


@contextmanager
def opened(path: str, faults: Faults) -> Iterator[GameFile | None]:
    """A game file; None, and a diagnostic, where there is none. What goes wrong with it inside becomes one, too."""
    if not discovery.regular(path):
        said = f"there is no game `{discovery.shown(path)}`"
        faults.error("R0933", said, _whole(path), hint="`rulec new` makes one")
        yield None
        return
    base = sqlite3.connect(os.path.abspath(path), timeout=WAIT, isolation_level=None)
    file: GameFile | None = None
    try:
        with _told(path, faults), reading("`meta`"):
            base.execute("BEGIN")  # so that nobody writes while it is looked at
            file = _known(base, path)
            base.execute("COMMIT")
        with _told(path, faults):
            yield file
    finally:
        base.close()


@contextmanager
def _told(path: str, faults: Faults) -> Iterator[None]:
    """What goes wrong with a game file becomes a diagnostic."""
    shown, where = discovery.shown(path), _whole(path)
    try:
        yield
    except _NoGame:
        faults.error("R0933", f"`{shown}` is no game", where)
    except sqlite3.Error as fault:
        _said(fault, path, faults)
    except Damaged as fault:
        faults.error("R0933", f"the game `{shown}` is damaged", where, notes=(str(fault),))


def _known(base: sqlite3.Connection, path: str) -> GameFile:
    """The game, when the file is one."""
    try:
        names = [name for _, name, *_ in base.execute("PRAGMA table_info(meta)")]
        meta = dict(base.execute("SELECT key, value FROM meta").fetchall())
    except sqlite3.DatabaseError as fault:
        if "not a database" in str(fault) or "no such" in str(fault):
            raise _NoGame from fault
        raise
    if "form" not in meta or "pack" not in meta:
        raise _NoGame
    form = meta["form"] if meta["form"] in (UNCOUNTED, WORDS_ONLY) else FORM
    file = GameFile(base, path, {**meta, "form": form if "sum" in names else WITHOUT_SUMS})
    found = [word for (word,) in base.execute("PRAGMA quick_check(1)")]
    if found != ["ok"]:
        raise Damaged(str(found[0]) if found else "its pages do not fit together")
    file.check_schema()
    file.read("meta")
    if not all(type(each) is str for pair in meta.items() for each in pair):
        raise Damaged("`meta` holds what is no text")
    if not discovery.may_be_pack(meta["pack"]):
        raise _NoGame
    lacks = [key for key in META if key not in meta]
    if lacks:
        raise Damaged(f"`meta` has no key {lacks[0]}")
    if meta["form"] != file.meta["form"]:
        raise Damaged(f"it is of form {meta['form']}, and this rulec knows {WITHOUT_SUMS} to {FORM}")
    if file.meta["form"] in (WORDS_ONLY, FORM):
        if COUNTED not in meta:
            raise Damaged(f"`meta` has no key {COUNTED}")
        file.check_rows()
    return file


def same_rules(file: GameFile, game: Game) -> bool:
    """Whether what is executed under the rules at hand is what the game was begun with, or moved to."""
    return file.has_sums and file.meta["hash"] == game.hash


def fits(file: GameFile, game: Game, faults: Faults) -> bool:
    """Whether the game can go on under the rules at hand; reports it when it cannot."""
    if same_rules(file, game):
        return True
    faults.error(
        "R0934",
        f"`{discovery.shown(file.path)}` is played under other rules of `{file.pack}`",
        file.where,
        notes=differences(file, game),
        hint="`rulec migrate` moves it to the rules at hand; `--out DIR` names the folder with the package under which "
        "it was begun",
    )
    return False


def differences(file: GameFile, game: Game) -> tuple[str, str]:
    """Version and hash of the rules of a game, and of those at hand."""
    return (
        f"the game: version {file.meta['version']}, hash {file.meta['hash'][:16]}",
        f"at hand: version {game.version}, hash {game.hash[:16]}",
    )


def dumped(value: object) -> str:
    """A value as one line of JSON."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _is_full(fault: sqlite3.Error) -> bool:
    """Whether the disk is full."""
    return getattr(fault, "sqlite_errorcode", 0) == sqlite3.SQLITE_FULL or "disk is full" in str(fault)


def _said(fault: sqlite3.Error, path: str, faults: Faults) -> None:
    shown, where = discovery.shown(path), _whole(path)
    if _is_full(fault):
        faults.error(
            "R0939", f"no space is left on the disk of `{shown}`", where,
            notes=("nothing was changed: what stood on the disk before is whole",),
            hint="make room, and give the command again",
        )  # fmt: skip
        return
    found = str(fault)
    if "locked" in found or "busy" in found:
        faults.error("R0937", f"`{shown}` is in use", where)
        return
    what = "is no game, or is damaged"
    if "readonly" in found or "unable to open" in found:
        what = "cannot be written"
    elif "I/O" in found:
        what = "cannot be read or written"
    faults.error("R0933", f"`{shown}` {what}", where, notes=(found,))


def _became(act: Given) -> str:
    """Return the verdict of an act that a turn has come to."""
    if not act.done or act.sentence:
        return act.sentence
    return ORDERED if act.spec.silent else DONE


def _event_row(each: Logged) -> tuple[Any, ...]:
    """Return what has happened as a row of `events`, without the state and its number."""
    who = None if each.who is None else dumped(each.who)
    args = dumped({name: value_data(value) for name, value in each.args.items()}) if each.args else ""
    about, line = "", ""
    if each.about is not None:
        player, number, about, state, by, _ = each.about
        line = dumped([player, number, state, by])
    return each.turn, each.step, each.sort, who, each.text, about, each.rule, each.name, args, line


def _logged(row: tuple[Any, ...]) -> Logged:
    """Return what has happened of which this is the row."""
    _, _, turn, step, sort, who, text, about, rule, name, args, line = row
    to = None if who is None else tuple(json.loads(who))
    written: Written | None = None
    if line:
        player, number, state, by = json.loads(line)
        written = Written(player, number, about, state, by)
    elif about:
        written = Written(to[0] if to else 0, 0, about, "refused", "")
    found = {each: value_from(data) for each, data in json.loads(args).items()} if args else {}
    return Logged(turn, step, sort, to, rule, name, found, text, written)
