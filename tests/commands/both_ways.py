"""Questions asked of a pack as it was compiled and of its kept parts: what is printed is the same.

`python -m tests.commands.both_ways [PACK…] [-n NUMBER] [--seed SEED]` asks what all examples ask, or so many of them.
"""

from __future__ import annotations

import argparse
import io
import json
import random
import sys
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from rulec.base.diagnostics import Report
from rulec.commands import explain, odds
from rulec.commands.common import query
from rulec.commands.common.option_parser import UsageError, read
from rulec.driver.compile import Compiled
from rulec.driver.packs import Shelf
from rulec.driver.parts import store
from rulec.driver.parts.codec import NotStored
from rulec.ir.interp.api import solve_of
from rulec.sema.expr import CallTo
from rulec.sema.model import Example, Setting, Statement
from tests.remembered import RULES, compiled

Answer = tuple[int, str, str]


@dataclass
class Asker:
    """A pack, compiled and kept; `beyond` are the questions that go beyond what is kept."""

    name: str
    folder: Path = RULES
    asked: int = 0
    told: int = 0  # questions that got an answer, and no refusal
    beyond: list[list[str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.made = compiled(self.name, self.folder)
        shelf = Shelf([(str(self.folder), ""), (str(RULES), "")])
        packs = [pack for name in self.made.packs if (pack := shelf.get(name, Report())) is not None]
        self.files = {pack.path(file): data for pack in packs for file, data in pack.files.items()}
        entry = store.written(self.made, packs)
        assert entry is not None
        self.entry = entry
        self.kept = self.read(entry)

    def read(self, entry: bytes) -> Compiled:
        """The pack that an entry holds."""
        first, *lines = entry.split(b"\n")
        return store.compiled(json.loads(first), lines, self.files)

    def differs(self, words: list[str]) -> str:
        """Ask a question both ways; return what differs, or nothing."""
        self.asked += 1
        plain = answer(self.made, words)
        try:
            kept = answer(self.kept, words)
        except NotStored:
            self.beyond.append(words)
            return ""
        self.told += not plain[0]
        return "" if plain == kept else f"rulec {' '.join(words)}\n--- compiled\n{plain}\n--- kept\n{kept}"

    def narrowed(self, words: list[str]) -> list[str]:
        """The question without what its rule does not read."""
        while (read := without_unread(words, answer(self.made, words)[2])) != words:
            words = read
        return words

    def questions(self) -> Iterator[list[str]]:
        """What the examples of the pack ask, in the words of a command line."""
        model = self.made.model
        for example in model.examples.values():
            if solve := solve_of(model, example):
                yield ["explain", self.name, f"solve:{solve}", *given(self.made, example, None)]
            for expectation in example.expectations:
                call = expectation.left
                if isinstance(call, CallTo):
                    yield ["explain", self.name, call.name, *given(self.made, example, call)]
                    yield ["odds", self.name, call.name, *given(self.made, example, call, thrown=False)]


def without_unread(words: list[str], err: str) -> list[str]:
    """Leave out what a refusal calls unread: an example gives what all its lines read, a question what one does."""
    shown = [line.removeprefix("1 | ") for line in err.split("\n") if line.startswith("1 | ")] if "R0814" in err else []
    kept: list[str] = []
    for word in words:
        if any(word == each or (each.endswith("…") and word.startswith(each[:-1])) for each in shown):
            kept.pop()  # its `--given`
        else:
            kept.append(word)
    return kept


def given(made: Compiled, example: Example, call: CallTo | None, *, thrown: bool = True) -> list[str]:
    """The `--given` and the `--thrown` of an example that expects something of a call, or of a whole solve."""
    pairs: list[tuple[str, str]] = []
    for one in example.givens:
        if isinstance(one, Setting):
            pairs.append((".".join((one.root, *one.path)), one.value.span.text))
        else:
            assert isinstance(one, Statement)
            text = one.span.text.removeprefix("stated ").removeprefix("not ")
            pairs.append((text, "yes" if one.holds else "no"))
    parameters = made.model.function(call.name).parameters if call is not None else ()
    for parameter, argument in zip(parameters, call.arguments if call is not None else (), strict=False):
        if argument.span.text != parameter.name:
            pairs.append((parameter.name, argument.span.text))
    words = [word for key, value in pairs for word in ("--given", f"{key}={value}")]
    shown = ",".join(f"{one.name}={one.face}" if one.name else str(one.face) for one in example.thrown)
    return [*words, *(["--thrown", shown] if shown and thrown else [])]


def answer(made: Compiled, words: list[str]) -> Answer:
    """The exit code and what is printed for a question about a pack."""
    command = {"explain": explain, "odds": odds}[words[0]]
    ask = {"explain": explain.answer, "odds": odds.answer}[words[0]]
    out, err = io.StringIO(), io.StringIO()
    before = query.pack_of, query.locations.one_pack
    query.pack_of = lambda *_: made
    query.locations.one_pack = lambda line, *_: line.words[0]
    try:
        with redirect_stdout(out), redirect_stderr(err):
            try:
                code = ask(read(words[1:], getattr(command, "FLAGS", ()), command.OPTIONS), True)
            except UsageError as fault:
                code = 2
                print(fault, file=sys.stderr)
    finally:
        query.pack_of, query.locations.one_pack = before
    return code, out.getvalue(), err.getvalue()


def ask_all(asker: Asker, number: int | None = None, seed: int = 1) -> list[str]:
    """What differs over all questions of the examples, or over some of them."""
    questions = list({tuple(words): words for words in asker.questions()}.values())
    chance = random.Random(seed)
    chosen = questions if number is None or number >= len(questions) else chance.sample(questions, number)
    variants = list(asker.made.model.all_deeds.variants)
    found = []
    for words in chosen:
        asked = [*words, *chance.choice((["--format", "json"], []))]
        if variants and chance.random() < 0.3:
            asked += ["--variant", chance.choice(variants)]
        narrowed = asker.narrowed(asked)
        with TemporaryDirectory() as folder:
            for each in [asked, *([narrowed] if narrowed != asked else []), in_file(narrowed, Path(folder, "given"))]:
                if said := asker.differs(each):
                    found.append(said)
    return found


def in_file(words: list[str], path: Path) -> list[str]:
    """The same question with all that is given in a file."""
    at = [place for place, word in enumerate(words) if word == "--given"]
    path.write_text("".join(f"{words[place + 1]}\n" for place in at), encoding="utf-8")
    left = [word for place, word in enumerate(words) if place not in at and place - 1 not in at]
    return [*left, *(["--given", str(path)] if at else [])]


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("packs", nargs="*")
    parser.add_argument("-n", type=int)
    parser.add_argument("--seed", type=int, default=1)
    line = parser.parse_args()
    bad = 0
    for name in line.packs or sorted(each.name for each in RULES.iterdir() if each.is_dir()):
        asker = Asker(name)
        found = ask_all(asker, line.n, line.seed)
        bad += len(found)
        said = f"{asker.asked} questions, {asker.told} answered, {len(found)} differ, {len(asker.beyond)} go beyond"
        print(f"{name}: {said}")
        print("\n".join(found[:3]), *(" ".join(words) for words in asker.beyond[:5]), sep="\n")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
