"""The game file: one SQLite database that holds a game from its first state on. Each change is one transaction.

What came of a state stands under that state's `seq`: the lines of players with what became of them, what dice showed,
what happened and who was told. The state after it has the next `seq`.
"""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

from rulec.base.diagnostics import Report as Faults
from rulec.base.spans import Source, Span
from rulec.driver import finding
from rulec.runtime.acts import Game, Given
from rulec.runtime.saved import Damaged, from_json, given_data, given_of, to_json
from rulec.runtime.world import Report, World

FORM = "1"
WAIT = 2.0
"""Seconds to wait for another program that writes the game."""

_TABLES = """
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE states (seq INTEGER PRIMARY KEY, turn INTEGER NOT NULL, step INTEGER NOT NULL, json TEXT NOT NULL);
CREATE TABLE orders (
    seq INTEGER NOT NULL, player INTEGER NOT NULL, line INTEGER NOT NULL, text TEXT NOT NULL, parsed TEXT,
    verdict TEXT NOT NULL, PRIMARY KEY (seq, player, line)
) WITHOUT ROWID;
CREATE TABLE answers (
    seq INTEGER NOT NULL, player INTEGER NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL,
    PRIMARY KEY (seq, player, key)
) WITHOUT ROWID;
CREATE TABLE throws (seq INTEGER NOT NULL, number INTEGER NOT NULL, address TEXT NOT NULL, value INTEGER NOT NULL,
    PRIMARY KEY (seq, number)) WITHOUT ROWID;
CREATE TABLE events (
    seq INTEGER NOT NULL, number INTEGER NOT NULL, turn INTEGER NOT NULL, step INTEGER NOT NULL, sort TEXT NOT NULL,
    who TEXT, text TEXT NOT NULL, about TEXT NOT NULL, PRIMARY KEY (seq, number)
) WITHOUT ROWID;
"""

TAKEN = ""
"""The verdict of a line that was taken and has not run yet."""
DONE = "carried out"
"""The verdict of a line that was carried out; any other is the sentence with which it was turned down."""


BEGINNING = -1
"""What was told while the game was set up stands in front of its first state."""


class Row(NamedTuple):
    """A line of a player: `parsed` is None for one that was not taken."""

    player: int
    line: int
    text: str
    parsed: str | None
    verdict: str


class Answer(NamedTuple):
    """What a player answered: as plain data and in words, and the question; or what holds because nothing came
    `in_time`."""

    value: Any
    text: str
    question: str
    in_time: bool


class GameFile:
    """An open game."""

    __slots__ = ("base", "meta", "path")

    def __init__(self, base: sqlite3.Connection, path: str, meta: dict[str, str]) -> None:
        self.base = base
        self.path = path
        self.meta = meta

    # ---- reading -------------------------------------------------------------------------------
    @property
    def pack(self) -> str:
        """The pack under whose rules it is played."""
        return self.meta["pack"]

    @property
    def seq(self) -> int:
        """The number of the latest state."""
        (found,) = self.base.execute("SELECT max(seq) FROM states").fetchone()
        return int(found)

    def world(self, game: Game, seq: int) -> World:
        """A state as a world."""
        (text,) = self.base.execute("SELECT json FROM states WHERE seq = ?", (seq,)).fetchone()
        return from_json(text, game)

    def rows(self, seq: int) -> list[Row]:
        """The lines that were handed in to a state, by player and line."""
        asked = "SELECT player, line, text, parsed, verdict FROM orders WHERE seq = ? ORDER BY player, line"
        return [Row(*row) for row in self.base.execute(asked, (seq,))]

    def given(self, game: Game, world: World, seq: int) -> list[Given]:
        """The lines that were taken, as acts in a world."""
        return [
            given_of(json.loads(row.parsed), game, world.things) for row in self.rows(seq) if row.parsed is not None
        ]

    def told(self, seq: int) -> list[Report]:
        """What players were told when a state was played."""
        asked = "SELECT turn, step, who, text, about FROM events WHERE seq = ? AND sort = 'told' ORDER BY number"
        return [
            Report(turn, step, None if who is None else tuple(json.loads(who)), text, about)
            for turn, step, who, text, about in self.base.execute(asked, (seq,))
        ]

    @property
    def waits(self) -> list[tuple[int, str]]:
        """The questions for which the coming turn waits, by player and key; none when it has not begun."""
        return [(player, key) for player, key in json.loads(self.meta.get("waits", "[]"))]

    def answers(self, seq: int) -> dict[tuple[int, str], Answer]:
        """What was answered while a state was played, by player and key of the question."""
        asked = "SELECT player, key, value FROM answers WHERE seq = ? ORDER BY player, key"
        return {
            (player, key): Answer(data["value"], data["text"], data["question"], data["in time"])
            for player, key, text in self.base.execute(asked, (seq,))
            for data in (json.loads(text),)
        }

    # ---- writing -------------------------------------------------------------------------------
    @contextmanager
    def change(self) -> Iterator[None]:
        """One transaction: all of it, or nothing."""
        self.base.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            self.base.execute("ROLLBACK")
            raise
        self.base.execute("COMMIT")

    def put_state(self, seq: int, world: World, game: Game) -> None:
        """Adds a state."""
        row = (seq, world.turn, world.step, to_json(world, game))
        self.base.execute("INSERT INTO states (seq, turn, step, json) VALUES (?, ?, ?, ?)", row)

    def put_rows(self, seq: int, player: int, rows: Sequence[tuple[int, str, Given | None, str]], game: Game) -> None:
        """Puts the lines of a player in the place of those that were there."""
        self.base.execute("DELETE FROM orders WHERE seq = ? AND player = ?", (seq, player))
        self.base.executemany(
            "INSERT INTO orders (seq, player, line, text, parsed, verdict) VALUES (?, ?, ?, ?, ?, ?)",
            [
                (seq, player, line, text, None if given is None else dumped(given_data(given, game.shape)), verdict)
                for line, text, given, verdict in rows
            ],
        )

    def put_answers(self, seq: int, player: int, answers: Mapping[tuple[int, str], Answer]) -> None:
        """Puts what a player answers to what is open in the place of what was answered to it before."""
        asked = "DELETE FROM answers WHERE seq = ? AND player = ? AND key = ?"
        self.base.executemany(asked, [(seq, player, key) for who, key in self.waits if who == player])
        self.put_late(seq, answers)

    def put_late(self, seq: int, answers: Mapping[tuple[int, str], Answer]) -> None:
        """Adds answers."""
        rows = [
            (seq, player, key, dumped(dict(zip(("value", "text", "question", "in time"), answer, strict=True))))
            for (player, key), answer in answers.items()
        ]
        self.base.executemany("INSERT INTO answers (seq, player, key, value) VALUES (?, ?, ?, ?)", rows)

    def put_waits(self, keys: Sequence[tuple[int, str]]) -> None:
        """Writes down for which questions the coming turn waits."""
        self.base.execute("DELETE FROM meta WHERE key = 'waits'")
        self.meta["waits"] = dumped(keys)
        if keys:
            self.base.execute("INSERT INTO meta (key, value) VALUES ('waits', ?)", (self.meta["waits"],))

    def put_turn(
        self, seq: int, world: World, acts: Sequence[Given], log: Sequence[tuple[str, int]], events: int
    ) -> None:
        """Writes down what came of a state: verdicts, throws, what happened from event number `events` on."""
        for each in acts:
            if not each.stands:
                self.base.execute(
                    "UPDATE orders SET verdict = ? WHERE seq = ? AND player = ? AND line = ?",
                    (DONE if each.done else each.sentence, seq, each.player.id, each.line),
                )
        self.base.executemany(
            "INSERT INTO throws (seq, number, address, value) VALUES (?, ?, ?, ?)",
            [(seq, number, address, value) for number, (address, value) in enumerate(log)],
        )
        told = [
            (each.turn, each.step, "told", None if each.who is None else dumped(each.who), each.text, each.about)
            for each in world.reports
        ]
        noted = [
            (each.turn, each.step, "noted", None, each.event, dumped([_number(a) for a in each.arguments]))
            for each in world.events[events:]
        ]
        self.base.executemany(
            "INSERT INTO events (seq, number, turn, step, sort, who, text, about) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            [(seq, number, *row) for number, row in enumerate((*told, *noted))],
        )

    def close(self) -> None:
        """Lets go of the file."""
        self.base.close()


def create(path: str, game: Game, world: World, scenario: str, faults: Faults) -> bool:
    """Makes a game file; it appears whole or not at all. False when it cannot be written, which is reported."""
    try:
        _create(path, game, world, scenario)
    except sqlite3.Error as fault:
        where = Span(Source(finding.shown(path), ""), 0, 0)
        faults.error("R0933", f"`{finding.shown(path)}` cannot be written", where, notes=(str(fault),))
        return False
    return True


def _create(path: str, game: Game, world: World, scenario: str) -> None:
    begun = f"{path}.{os.getpid()}.new"
    try:
        base = sqlite3.connect(begun, isolation_level=None)
        try:
            base.executescript(f"BEGIN;{_TABLES}COMMIT;")
            meta = {
                "form": FORM,
                "pack": game.pack,
                "version": game.version,
                "hash": game.hash,
                "variants": dumped(game.shape.variant_names(world.variants)),
                "seed": dumped(world.seed),
                "scenario": scenario,
            }
            file = GameFile(base, path, meta)
            with file.change():
                base.executemany("INSERT INTO meta (key, value) VALUES (?, ?)", sorted(meta.items()))
                file.put_turn(BEGINNING, world, [], [], len(world.events))
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


@contextmanager
def opened(path: str, faults: Faults) -> Iterator[GameFile | None]:
    """A game file; None, and a diagnostic, where there is none. What goes wrong with it inside becomes one, too."""
    where = Span(Source(finding.shown(path), ""), 0, 0)
    if not finding.regular(path):
        faults.error("R0933", f"there is no game `{finding.shown(path)}`", where, hint="`rulec new` makes one")
        yield None
        return
    base = sqlite3.connect(path, timeout=WAIT, isolation_level=None)
    try:
        try:
            meta = dict(base.execute("SELECT key, value FROM meta").fetchall())
            if meta.get("form") != FORM or not finding.may_be_pack(str(meta.get("pack", ""))):
                raise sqlite3.DatabaseError
        except sqlite3.OperationalError as fault:
            _said(fault, where, path, faults)
            yield None
            return
        except sqlite3.DatabaseError:
            faults.error("R0933", f"`{finding.shown(path)}` is no game", where)
            yield None
            return
        try:
            yield GameFile(base, path, {str(key): str(value) for key, value in meta.items()})
        except sqlite3.Error as fault:
            _said(fault, where, path, faults)
        except (Damaged, TypeError, ValueError) as fault:
            if not isinstance(fault, Damaged) and not isinstance(fault, json.JSONDecodeError):
                raise
            faults.error("R0933", f"the game `{finding.shown(path)}` is damaged", where, notes=(str(fault),))
    finally:
        base.close()


def fits(file: GameFile, game: Game, faults: Faults) -> bool:
    """Whether the rules at hand are those of the game; reports it when they are not."""
    where = Span(Source(finding.shown(file.path), ""), 0, 0)
    if file.meta["version"] == game.version and file.meta["hash"] == game.hash:
        return True
    faults.error(
        "R0934",
        f"`{finding.shown(file.path)}` is played under other rules of `{file.pack}`",
        where,
        notes=(
            f"the game: version {file.meta['version']}, hash {file.meta['hash'][:16]}",
            f"at hand: version {game.version}, hash {game.hash[:16]}",
        ),
        hint="`--out DIR` names the folder with the package under which it was begun",
    )
    return False


def dumped(value: object) -> str:
    """A value as one line of JSON."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _said(fault: sqlite3.Error, where: Span, path: str, faults: Faults) -> None:
    shown = finding.shown(path)
    if "locked" in str(fault) or "busy" in str(fault):
        faults.error("R0937", f"`{shown}` is in use", where)
    elif "readonly" in str(fault) or "unable to open" in str(fault) or "full" in str(fault):
        faults.error("R0933", f"`{shown}` cannot be written", where, notes=(str(fault),))
    else:
        faults.error("R0933", f"`{shown}` is no game, or is damaged", where, notes=(str(fault),))


def _number(value: object) -> object:
    if isinstance(value, tuple | list):
        return [_number(item) for item in value]
    return value if value is None or isinstance(value, int | str) else getattr(value, "id", None)
