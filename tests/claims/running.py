"""Play the claims of a book: a small world, typed lines, and what must be true afterwards.

A *claim* is a sentence of the book about a command, as a case that is played. The README beside this file lists its
keys. The package of a pack is loaded once, a world is set up once for each claim, and each game of a claim begins with
a copy of that world. Nothing is compiled, and no process is started.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from rulec.base.diagnostics import Report
from rulec.base.spans import Source
from rulec.driver.games.loaded_package import load_game
from rulec.driver.games.scenario_file import start
from rulec.runtime.game.acts import Game
from rulec.runtime.game.serialise import from_data, to_json
from rulec.runtime.game.turns import hand_in_all, resolve, set_up

ROOT = Path(__file__).parents[2]

Things = dict[str, dict[str, dict[str, Any]]]
"""What a scenario says of things: by kind, key and field."""


class Claim(NamedTuple):
    """A claim: what it says, the command and the lines of the book, and its case."""

    title: str
    order: int
    book: str
    case: dict[str, Any]

    @property
    def waits(self) -> str:
        """What has to be carried out before the claim can be true, if anything."""
        return str(self.case.get("waits", ""))

    @property
    def ruled(self) -> str:
        """The ruling that settles the claim otherwise, if one does."""
        return str(self.case.get("ruled", ""))


def claims(folder: Path) -> Iterator[Claim]:
    """Yield the claims in the files of *folder*."""
    for path in sorted(folder.glob("*.yaml")):
        for group in yaml.safe_load(path.read_text(encoding="utf-8")):
            for case in group["claims"]:
                title = f"{group['order']}: {case['claim']}"
                yield Claim(title, group["order"], str(case.get("book", group["book"])), case)


class Book:
    """A pack whose claims are played.

    *small* gives the things of a small world of some players; *ready* takes away what the rules put at random into a
    world that is set up, but for the things that the claim names.
    """

    def __init__(
        self,
        pack: str,
        small: Callable[[dict[str, str]], Things],
        state: dict[str, Any],
        ready: Callable[[Any, Iterable[Any]], None],
    ) -> None:
        self.pack = pack
        self.small = small
        self.state = state
        self.ready = ready
        self._last: tuple[Claim, str, dict[str, int]] | None = None

    @cached_property
    def game(self) -> Game:
        """The committed package."""
        game = load_game(self.pack, [str(ROOT / "generated")], Report())
        assert game is not None, "build the package first"
        return game

    @cached_property
    def rules(self) -> Any:
        """The functions of the package, as a user imports them."""
        assert self.game is not None  # its folder is on the path now
        return import_module(f"rulec_packs.{self.pack}")

    def _begun(self, claim: Claim) -> tuple[str, dict[str, int]]:
        """The world of a claim, as it is saved, and the numbers of its things; the last claim's are kept, for it may be
        played a hundred times."""
        if self._last is None or self._last[0] is not claim:
            self._last = claim, *self._begin(claim.case)
        return self._last[1:]

    def _begin(self, case: dict[str, Any]) -> tuple[str, dict[str, int]]:
        scenario = {
            "scenario": "claim",
            "title": "A claim",
            "about": "A claim.",
            "state": {**self.state, **case.get("state", {})},
            "things": _merged(self.small(case["small"]), case.get("things", {})),
        }
        text = yaml.safe_dump(_worded(scenario), sort_keys=False, allow_unicode=True, width=10_000)
        variants, report = tuple(case.get("variants", ())), Report()
        begun = start(Source("claim.yaml", text), self.game, 7, self.game.shape.bits(variants), report)
        assert begun is not None, "; ".join(str(each) for each in report.found[:4])
        world, _, made = begun
        set_up(self.game, world)
        self.ready(world, made.values())
        return to_json(world, self.game), {key: thing.id for key, thing in made.items()}

    def begin(self, claim: Claim, seed: int | str) -> Match:
        """Begin a game of a claim."""
        case = claim.case
        text, made = self._begun(claim)
        world: Any = from_data({**json.loads(text), "seed": seed}, self.game)
        things = {key: world.things[number] for key, number in made.items() if number in world.things}
        match = Match(self, world, things)
        for path, value in case.get("changed", {}).items():
            key, field = path.split(".")
            setattr(match.made[key], field, value)
        for key, fields in case.get("navies", {}).items():
            for navy in world.navies:
                if key == "all" or navy.kingdom is match.made[key]:
                    for field, value in fields.items():
                        setattr(navy, field, value)
        return match


class Match:
    """A game of a claim."""

    def __init__(self, book: Book, world: Any, made: dict[str, Any]) -> None:
        self.book = book
        self.world = world
        self.made = made
        self.lines: dict[tuple[str, int], str] = {}
        """By player and line of the last turn: empty when it was carried out, else why it was turned down."""

    def turn(self, sheets: dict[str, list[str]]) -> None:
        """Hand in the lines of a turn and play it."""
        self.lines = {}
        game = self.book.game
        numbered = [(self.made[key], list(enumerate(lines, 1))) for key, lines in sheets.items()]
        given = []
        for key, verdicts in zip(sheets, hand_in_all(game, self.world, numbered), strict=True):
            for each in verdicts:
                if each.given is None:
                    self.lines[key, each.line] = each.sentence
                else:
                    given.append((key, each.given))
        resolve(game, self.world, [act for _, act in given])
        for key, act in given:
            self.lines[key, act.line] = act.sentence

    def told(self, key: str) -> list[str]:
        """What a player was told in the last turn."""
        who = self.made[key].id
        return [report.text for report in self.world.reports if report.who is None or who in report.who]

    def value(self, expression: str) -> Any:
        """What an expression over the things by their keys gives."""
        choices = self.book.game.shape.choices

        def booked(**amounts: int) -> bool:
            return any(all(getattr(row, name) == n for name, n in amounts.items()) for row in self.world.bookings)

        names = {
            "rules": self.book.rules,
            "world": self.world,
            "told": self.told,
            "refused": lambda key, line: bool(self.lines[key, line]),
            "booked": booked,
            "area": lambda letters: choices["MapArea"].keys.index(f"tile_{letters.lower()}"),
            "entry": lambda kind, key: choices[kind].keys.index(key),
            "title": lambda kind, at: choices[kind].titles[at],
            "says": lambda key, pattern: any(re.search(pattern, text) for text in self.told(key)),
            **self.made,
        }
        return eval(expression, names)

    def faults(self, expectation: dict[str, Any]) -> Iterator[str]:
        """Yield what is not as an expectation says."""
        ((sort, said),) = expectation.items()
        match sort:
            case "told":
                for key, pattern in said.items():
                    if not any(re.search(pattern, text) for text in self.told(key)):
                        yield f"{key} is not told /{pattern}/, but {self.told(key)}"
            case "untold":
                for key, pattern in said.items():
                    yield from (f"{key} is told: {text}" for text in self.told(key) if re.search(pattern, text))
            case "done":
                for key, line in _lines_of(said):
                    if self.lines[key, line]:
                        yield f"line {line} of {key} is turned down: {self.lines[key, line]}"
            case "refused":
                for key, line in _lines_of(said):
                    if not self.lines[key, line]:
                        yield f"line {line} of {key} is carried out"
            case "is":
                if self.value(said) is not True:
                    yield f"not so: {said}"
            case _:
                raise AssertionError(f"unknown expectation {sort}")


def faults(book: Book, claim: Claim) -> list[str]:
    """Play a claim and return what is not as it says."""
    times = claim.case.get("times", 0)
    hits: dict[str, int] = {}
    found: list[str] = []
    for at in range(times or 1):
        match = book.begin(claim, f"s{at}" if times else claim.case.get("seed", 7))
        for sheets in claim.case["turns"]:
            match.turn(sheets or {})
        for expectation in claim.case["expect"]:
            if "share" in expectation:
                expression = expectation["share"][0]
                hits[expression] = hits.get(expression, 0) + bool(match.value(expression))
            else:
                found += match.faults(expectation)
    for expectation in claim.case["expect"]:
        if "share" in expectation:
            expression, least, most = expectation["share"]
            share = hits[expression] / times
            if not least <= share <= most:
                found.append(f"in {share:.3f} of {times} games, not in {least} to {most}: {expression}")
    return found


def _lines_of(said: dict[str, int | list[int]]) -> Iterable[tuple[str, int]]:
    """The lines that an expectation names: one or several of a player."""
    return [(key, line) for key, lines in said.items() for line in (lines if isinstance(lines, list) else [lines])]


def _merged(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """Two nested mappings as one; the second says what both say."""
    out = dict(one)
    for key, value in other.items():
        mine = out.get(key)
        out[key] = _merged(mine, value) if isinstance(value, dict) and isinstance(mine, dict) else value
    return out


def _worded(value: Any) -> Any:
    """Plain values as a scenario writes them."""
    match value:
        case dict():
            return {key: _worded(each) for key, each in value.items()}
        case list():
            return [_worded(each) for each in value]
        case bool():
            return "yes" if value else "no"
        case _:
            return str(value)
