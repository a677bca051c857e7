"""The game file: an SQLite database with a game from its first state on. Each change is one transaction.

Each state has a number, `seq`. The lines, answers, rolls and messages that lead from it to the next state are stored
under its `seq`. Each row has a checksum, and so have the rows of each table together. All data is checked when it is
read; a mismatch raises `Damaged`, and so does any table, index, view or trigger that does not belong to a game.
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
"""Form of games whose log holds only texts. The next change upgrades it."""
UNCOUNTED = "2"
"""Form of games without checksums of tables. The next change upgrades it."""
WITHOUT_SUMS = "1"
"""Form of games without checksums of rows. They can be shown, and migrated to the current rules."""
COUNTED = "rows"
"""Key in `meta` of the number of rows and the checksum of each table."""
WAIT = 2.0
"""Seconds to wait for another process that is writing the game."""

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
"""Length of the primary key and columns of each table; each row also has a checksum."""
COLUMNS = {table: tuple(column.split()[0] for column in held.split(", ")) for table, (_, held) in TABLES.items()}
NEW_TABLES = ("rules", "players")
"""Tables introduced together with checksums."""
NEW_COLUMNS = {"orders": ("state", "by"), "events": ("rule", "name", "args", "line")}
"""Columns introduced with the structured log; empty in older rows."""
META = ("form", "pack", "version", "hash", "variants", "seed", "scenario")
"""Keys of `meta` in every game."""

TAKEN = ""
"""Verdict of an accepted line that has not run yet."""
DONE = "carried out"
"""Verdict of a line that was carried out."""
ORDERED = "ordered"
"""Verdict of a line whose act is silent, so that other steps report its effect.

Any other verdict is the sentence with which the line was refused or failed, or that told its result.
"""


BEGINNING = -1
"""`seq` of the messages sent during set-up, before the first state."""


AHEAD = "ahead:"
"""Key prefix of early answers."""
LATELY = "ahead lately:"
"""Key prefix of early answers handed in since the turn reached its current question."""
UNFIT = "ahead unfit:"
"""Key prefix of rows that explain why an early answer did not fit its question."""


def _whole(path: str) -> Span:
    return Span(Source(discovery.shown(path), ""), 0, 0)


class Row(NamedTuple):
    """A line of a player. `parsed` is None if it was rejected; `by` names the rule that refused it."""

    player: int
    line: int
    text: str
    parsed: str | None
    verdict: str
    state: str = ""
    by: str = ""

    @property
    def became(self) -> State:
        """The state of the line, derived from the verdict in rows without a stored state."""
        states: tuple[State, ...] = get_args(State)
        found = self.state or self.verdict or "taken"
        return next((state for state in states if state == found), "refused")


class Answer(NamedTuple):
    """A player's answer as data and words, with its question.

    `in_time` is False for a default. `ahead` is the key of an early answer. An `older` answer was given under other
    rules and its question has not been asked again yet; its words define its meaning.
    """

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

    def read(self, table: str, seq: int | None = None) -> list[tuple[Any, ...]]:
        """Return the rows of a table, or those of one state, in key order. Raise `Damaged` on a wrong checksum."""
        names = ", ".join(self.columns(table))
        asked = f"SELECT {names}{', sum' if self.has_sums else ''} FROM {table}"
        asked += f"{'' if seq is None else ' WHERE seq = ?'} ORDER BY {', '.join(COLUMNS[table][:3])}"
        with reading(f"`{table}`"):
            found = self.base.execute(asked, () if seq is None else (seq,)).fetchall()
        rows = [_checked(table, row) for row in found] if self.has_sums else found
        lacks = ("",) * (len(COLUMNS[table]) - len(self.columns(table)))
        return [(*row, *lacks) for row in rows] if lacks else rows

    def columns(self, table: str) -> tuple[str, ...]:
        """Return the columns of a table in a game of this form, without the checksum."""
        new = () if self.meta["form"] == FORM else NEW_COLUMNS.get(table, ())
        return tuple(column for column in COLUMNS[table] if column not in new)

    @property
    def where(self) -> Span:
        """The location of diagnostics on the file as a whole."""
        return _whole(self.path)

    @property
    def pack(self) -> str:
        """The pack that is played."""
        return self.meta["pack"]

    @property
    def seq(self) -> int:
        """The number of the latest state."""
        (found,) = self.base.execute("SELECT max(seq) FROM states").fetchone()
        if type(found) is not int:
            raise Damaged("`states` is empty")
        return found

    def state(self, seq: int) -> str:
        """Return a state as JSON."""
        rows = self.read("states", seq)
        if not rows:
            raise Damaged(f"`states` has no state {seq}")
        return str(rows[0][3])

    def world(self, game: Game, seq: int) -> World:
        """Return a state as a world."""
        text = self.state(seq)
        with reading(f"`states`, seq {seq}"):
            return from_json(text, game)

    def turn(self, seq: int) -> int:
        """Return the turn that begins with a state."""
        return int(next((turn for _, turn, *_ in self.read("states", seq)), 0))

    def names(self, seq: int) -> dict[int, str]:
        """Return the players' names by id; empty in games that did not store them."""
        return {player: name for _, player, name in self.read("players", seq)} if self.has_sums else {}

    @property
    def has_sums(self) -> bool:
        """True unless the game has the oldest form, without checksums."""
        return self.meta["form"] != WITHOUT_SUMS

    def rows(self, seq: int) -> list[Row]:
        """Return the lines handed in for a state, by player and line."""
        return [Row(*row[1:]) for row in self.read("orders", seq)]

    def given(self, game: Game, world: World, seq: int) -> list[Given]:
        """Return the accepted lines as acts in a world."""
        found: list[Given] = []
        for row in self.rows(seq):
            if row.parsed is not None:
                with reading(f"`orders`, seq {seq}, player {row.player}, line {row.line}"):
                    found.append(given_of(json.loads(row.parsed), game, world.things))
        return found

    def log(self, seq: int) -> list[Logged]:
        """Return the log of the turn played from a state. Turns of older forms have only messages."""
        with reading(f"`events`, seq {seq}"):
            rows = self.read("events", seq)
            return [_logged(row) for row in rows if row[8] or row[4] == "told"]

    @property
    def waits(self) -> list[tuple[int, str]]:
        """Questions that the coming turn waits for, by player and key; empty if it has not begun."""
        with reading("`meta`, key waits"):
            return [(player, key) for player, key in json.loads(self.meta.get("waits", "[]"))]

    def answers(self, seq: int) -> dict[tuple[int, str], Answer]:
        """Return the answers given during the turn of a state, by player and key."""
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
        """Return the early answers as typed, by player and key."""
        rows = self.read("answers", seq)
        return {
            (player, key[len(prefix) :]): str(text)
            for prefix in (AHEAD, LATELY)  # later answers replace earlier ones
            for _, player, key, text in rows
            if key.startswith(prefix)
        }

    def unfit(self, seq: int) -> dict[tuple[int, str], str]:
        """Return why early answers did not fit, by player and key."""
        rows = self.read("answers", seq)
        return {(player, key[len(UNFIT) :]): str(text) for _, player, key, text in rows if key.startswith(UNFIT)}

    @contextmanager
    def change(self) -> Iterator[None]:
        """Run one transaction: all of it is stored, or nothing."""
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
            if self.base.in_transaction:  # on a full disk SQLite has rolled back already
                self.base.execute("ROLLBACK")
            raise

    def _add_columns(self) -> None:
        """Upgrade a game of an older form that has checksums."""
        old = {table: self.read(table) for table in NEW_COLUMNS}
        self.meta["form"] = FORM
        self.put("meta", [("form", FORM)])
        for table, rows in old.items():
            for column in NEW_COLUMNS[table]:
                self.base.execute(f"ALTER TABLE {table} ADD COLUMN {column} TEXT NOT NULL DEFAULT ''")
            self.put(table, rows)

    def _count(self) -> None:
        """Store the number of rows and the checksum of each table."""
        if not self.has_sums or self.counted() == self.meta.get(COUNTED):
            return
        self.meta[COUNTED] = self.counted()
        self.put("meta", [(COUNTED, self.meta[COUNTED])])

    def counted(self) -> str:
        """Return the number of rows and the checksum of each table, as JSON."""
        found: dict[str, tuple[int, str]] = {}
        for table in TABLES:
            but = f" WHERE key != '{COUNTED}'" if table == "meta" else ""
            sums = sorted(str(each) for (each,) in self.base.execute(f"SELECT sum FROM {table}{but}"))
            found[table] = len(sums), blake2b("".join(sums).encode(), digest_size=12, person=b"rulec rows").hexdigest()
        return dumped(found)

    def check_rows(self) -> None:
        """Raise `Damaged` if rows were added, removed or changed by another program."""
        told, found = json.loads(self.meta[COUNTED]), json.loads(self.counted())
        for table in TABLES:
            if told[table] != found[table]:
                self.read(table)  # raises for the damaged row, if there is one
                there, written = found[table][0], told[table][0]
                others = "others than those" if there == written else f"and not the {written}"
                raise Damaged(f"`{table}` has {there} rows, {others} that were written")

    def check_schema(self) -> None:
        """Raise `Damaged` if the file contains anything but the tables of a game."""
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
        """Insert rows, replacing those with equal keys."""
        columns = COLUMNS[table]
        marks = ", ".join("?" * (len(columns) + 1))
        asked = f"INSERT OR REPLACE INTO {table} ({', '.join(columns)}, sum) VALUES ({marks})"
        self.base.executemany(asked, [(*row, row_sum(table, row)) for row in rows])

    def put_state(self, seq: int, world: World, game: Game) -> None:
        """Add a state, and the names of its players."""
        self.put("states", [(seq, world.turn, world.step, to_json(world, game))])
        shape = shape_for(game, world)
        self.put("players", [(seq, each.id, shape.name(each)) for each in players(game, world)])

    def put_rows(self, seq: int, player: int, rows: Sequence[tuple[int, str, Given | None, str]], game: Game) -> None:
        """Replace the lines of a player."""
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
        """Replace a player's answers to the open questions."""
        asked = "DELETE FROM answers WHERE seq = ? AND player = ? AND key = ?"
        self.base.executemany(asked, [(seq, player, key) for who, key in self.waits if who == player])
        self.put_late(seq, answers)

    def put_ahead(self, seq: int, player: int, answers: Mapping[str, str]) -> None:
        """Replace a player's early answers of the current stretch: before the turn, or since it waits."""
        prefix = LATELY if self.waits else AHEAD
        self.base.execute(
            "DELETE FROM answers WHERE seq = ? AND player = ? AND key LIKE ?", (seq, player, f"{prefix}%")
        )
        old = [(seq, player, f"{UNFIT}{name}") for name in answers]
        self.base.executemany("DELETE FROM answers WHERE seq = ? AND player = ? AND key = ?", old)
        self.put("answers", [(seq, player, f"{prefix}{name}", text) for name, text in answers.items()])

    def put_unfit(self, seq: int, unfit: Mapping[tuple[int, str], str]) -> None:
        """Store why early answers did not fit."""
        self.put("answers", [(seq, player, f"{UNFIT}{key}", why) for (player, key), why in unfit.items()])

    def keep_ahead(self, seq: int) -> None:
        """Make early answers permanent that were given while the turn waited, once it has gone on."""
        rows = [row for row in self.read("answers", seq) if row[2].startswith(LATELY)]
        self.base.execute("DELETE FROM answers WHERE seq = ? AND key LIKE ?", (seq, f"{LATELY}%"))
        self.put("answers", [(seq, player, f"{AHEAD}{key[len(LATELY) :]}", text) for seq, player, key, text in rows])

    def put_late(self, seq: int, answers: Mapping[tuple[int, str], Answer]) -> None:
        """Add answers."""
        names = ("value", "text", "question", "in time", "ahead", "older")
        rows: list[tuple[int, int, str, str]] = []
        for (player, key), answer in answers.items():
            held = dict(zip(names, answer, strict=True))
            rows.append((seq, player, key, dumped({n: v for n, v in held.items() if v or n not in names[4:]})))
        self.put("answers", rows)

    def drop_answers(self, seq: int, keys: Iterable[tuple[int, str]]) -> None:
        """Delete answers, including early ones stored under these keys."""
        rows = [(seq, player, key) for player, key in keys]
        self.base.executemany("DELETE FROM answers WHERE seq = ? AND player = ? AND key = ?", rows)

    def put_waits(self, keys: Sequence[tuple[int, str]]) -> None:
        """Store the questions that the coming turn waits for."""
        if dumped(keys) == self.meta.get("waits", "[]"):
            return
        self.base.execute("DELETE FROM meta WHERE key = 'waits'")
        self.meta["waits"] = dumped(keys)
        if keys:
            self.put("meta", [("waits", self.meta["waits"])])

    def put_rules(self, game: Game, seq: int) -> None:
        """Store the rules under which the game is played from a state on."""
        self.meta |= {"form": FORM, "version": game.version, "hash": game.hash}
        self.put("meta", [(key, self.meta[key]) for key in ("form", "version", "hash")])
        (number,) = self.base.execute("SELECT coalesce(max(number) + 1, 0) FROM rules").fetchone()
        self.put("rules", [(number, seq, game.version, game.hash)])

    def put_turn(self, seq: int, world: World, acts: Sequence[Given], log: Sequence[tuple[str, int]]) -> None:
        """Store the result of a turn: verdicts, rolls and log."""
        became = {(a.player.id, a.line): (_became(a), a.state, a.by) for a in acts if not a.stands}
        rows = [(*row[:4], *became.get(row[:2], row[4:])) for row in self.rows(seq)]
        known = {row[:2] for row in rows}
        # lines handed in during the turn
        late = [a for a in acts if not a.stands and (a.player.id, a.line) not in known]
        rows += [(a.player.id, a.line, a.text, None, *became[a.player.id, a.line]) for a in late]
        rows += [(each.player, each.number, each.text, None, each.why, each.state, each.by) for each in world.refused]
        self.put("orders", [(seq, *row) for row in rows])
        self.put("throws", [(seq, number, address, value) for number, (address, value) in enumerate(log)])
        self.put("events", [(seq, number, *_event_row(each)) for number, each in enumerate(world.log())])

    def add_sums(self) -> None:
        """Upgrade a game of the oldest form, which has no checksums."""
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
    """Return the statement that creates a table."""
    key, held = TABLES[table]
    columns = re.sub(r" (TEXT|INTEGER)(?! NULL)", r" \1 NOT NULL", f"{held}, sum TEXT")
    # a row of `states` is a whole game, too large for a WITHOUT ROWID table
    small = " WITHOUT ROWID" if key > 1 else ""
    return f"CREATE TABLE {table} ({columns}, PRIMARY KEY ({', '.join(COLUMNS[table][:key])})){small};"


def row_sum(table: str, row: Sequence[Any]) -> str:
    """Return the checksum of a row."""
    said = f"{table}\0{dumped(list(row))}".encode("utf-8", "surrogatepass")
    return blake2b(said, digest_size=12, person=b"rulec row").hexdigest()


def _checked(table: str, row: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return a row without its checksum. Raise `Damaged` if that does not match."""
    *held, total = row
    with reading(f"`{table}`, {_which(table, held)}"):
        fits = total == row_sum(table, held)
    if not fits:
        raise Damaged(f"`{table}`, {_which(table, held)}: it is not what was written")
    return tuple(held)


def _which(table: str, held: Sequence[Any]) -> str:
    """Return the key of a row for messages."""
    key = COLUMNS[table][: TABLES[table][0]]
    return ", ".join(f"{name} {str(value)[:40]}" for name, value in zip(key, held, strict=False))


def create(path: str, game: Game, world: World, scenario: str, faults: Faults) -> bool:
    """Create a game file atomically. Report an error and return False if it cannot be written."""
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
    path = os.path.abspath(path)  # an absolute path, so that `file:…` and `:memory:` are ordinary file names
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
            os.link(begun, path)  # unlike `rename`, `link` fails if the file exists
        except FileExistsError:
            raise
        except OSError:  # the file system has no links
            if os.path.lexists(path):
                raise
            os.rename(begun, path)
    finally:
        if os.path.exists(begun):
            os.unlink(begun)


class _NoGame(Exception):
    """Raised for a file that is no game at all."""


@contextmanager
def opened(path: str, faults: Faults) -> Iterator[GameFile | None]:
    """Open a game file. Yield None and report an error if there is none; errors inside the block are reported, too."""
    if not discovery.regular(path):
        said = f"there is no game `{discovery.shown(path)}`"
        faults.error("R0933", said, _whole(path), hint="`rulec new` makes one")
        yield None
        return
    base = sqlite3.connect(os.path.abspath(path), timeout=WAIT, isolation_level=None)
    file: GameFile | None = None
    try:
        with _told(path, faults), reading("`meta`"):
            base.execute("BEGIN")  # blocks writers during the checks
            file = _known(base, path)
            base.execute("COMMIT")
        with _told(path, faults):
            yield file
    finally:
        base.close()


@contextmanager
def _told(path: str, faults: Faults) -> Iterator[None]:
    """Turn errors of a game file into diagnostics."""
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
    """Return the game after checking the file; raise `_NoGame` or `Damaged`."""
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
    """Return whether the current rules execute like those of the game."""
    return file.has_sums and file.meta["hash"] == game.hash


def fits(file: GameFile, game: Game, faults: Faults) -> bool:
    """Return whether the game can go on under the current rules, and report it if not."""
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
    """Return version and hash of the game's rules, and of the current ones."""
    return (
        f"the game: version {file.meta['version']}, hash {file.meta['hash'][:16]}",
        f"at hand: version {game.version}, hash {game.hash[:16]}",
    )


def dumped(value: object) -> str:
    """Return a value as one line of JSON."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _is_full(fault: sqlite3.Error) -> bool:
    """Return whether the error means that the disk is full."""
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
    """Return the verdict of an act that a turn has reached."""
    if not act.done or act.sentence:
        return act.sentence
    return ORDERED if act.spec.silent else DONE


def _event_row(each: Logged) -> tuple[Any, ...]:
    """Return a log entry as a row of `events`, without `seq` and number."""
    who = None if each.who is None else dumped(each.who)
    args = dumped({name: value_data(value) for name, value in each.args.items()}) if each.args else ""
    about, line = "", ""
    if each.about is not None:
        player, number, about, state, by, _ = each.about
        line = dumped([player, number, state, by])
    return each.turn, each.step, each.sort, who, each.text, about, each.rule, each.name, args, line


def _logged(row: tuple[Any, ...]) -> Logged:
    """Return the log entry stored in a row."""
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
