"""Random edits in one process that keeps what earlier compilations gave. After each edit outputs and diagnostics are
those of a compilation that keeps nothing.

`python -m tests.edits.session [-n N] [--seed S] [--pack P]`
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from rulec.base.diagnostics import Report
from rulec.base.memory import Memory
from rulec.base.render import render_text
from rulec.base.spans import Span
from rulec.driver.compile import compile_pack
from rulec.driver.packs import PackFiles, Shelf
from rulec.driver.parse_cache import Trees
from tests.edits.edits import edited
from tests.edits.walk import PACKS, WHOLE

Files = dict[str, bytes]
EDITED = (".rules", ".yaml", ".md")


class Compilation(NamedTuple):
    """What a compilation said and wrote; `ran` are the units that ran for it."""

    said: str
    outputs: dict[str, bytes]
    ran: list[object]


class Session:
    """A pack that is edited in memory, with all that it extends."""

    def __init__(self, name: str) -> None:
        self.name = name
        report = Report()
        self.shelf = Shelf([(str({**PACKS, **WHOLE}[name]), "")])
        files = self.shelf.get(name, report)
        assert files is not None, report.found
        self.files: Files = dict(files.files)
        self.memory = Memory()
        self.taken = False
        self.trees = Trees(remember=True)

    def compiled(self, memory: Memory | None) -> Compilation:
        """Compile the pack, by what the session holds or from the start."""
        report = Report()
        if memory is not None:
            memory.ran.clear()
        made = compile_pack(
            PackFiles(self.name, dict(sorted(self.files.items()))), report, find=self._found,
            trees=self.trees if memory is not None else None, memory=memory,
        )  # fmt: skip
        said = render_text(report.sorted(), color=False)
        return Compilation(
            said, {} if made is None else dict(made.outputs), list(memory.ran) if memory is not None else []
        )

    def _found(self, name: str, span: Span, report: Report) -> PackFiles | None:
        return self.shelf.parent(name, span, report)

    def differences(self) -> list[str]:
        """What a session says or writes otherwise than a clean compilation."""
        self.taken, found = self._compared()
        return found

    def _compared(self) -> tuple[bool, list[str]]:
        kept, clean = self.compiled(self.memory), self.compiled(None)
        found = [] if kept.said == clean.said else [f"said {kept.said!r}, not {clean.said!r}"]
        paths = {*kept.outputs, *clean.outputs}
        found += sorted(path for path in paths if kept.outputs.get(path) != clean.outputs.get(path))
        return bool(clean.outputs), found


def steps(session: Session, random: Random, number: int) -> Iterator[str]:
    """Edit the pack again and again, and tell each edit: of a text, or of the files. Mostly the pack is as it was at
    first before that, sometimes the edit comes on top of the last one."""
    plain = dict(session.files)
    for step in range(number):
        if random.random() < 0.6:
            session.files = dict(plain)
        names = [name for name in session.files if name.endswith(EDITED)]
        name = random.choices(names, [len(session.files[one]) + 1 for one in names])[0]
        what = random.random()
        if what < 0.1:
            yield f"step {step}: nothing but what is left of the last one"
        elif what < 0.13 and name != "pack.yaml":
            del session.files[name]
            yield f"step {step}: {name} goes"
        elif what < 0.16 and name.endswith(".rules"):
            front, _, last = name.rpartition("/")
            session.files[f"{front}{'/' if front else ''}x_{last}"] = session.files.pop(name)
            yield f"step {step}: {name} has another name"
        elif what < 0.3:
            session.files[name] = b"# a note\n" + session.files[name]
            yield f"step {step}: all in {name} moves down"
        else:
            before = session.files[name].decode()
            after = edited(before, random)
            session.files[name] = after.encode()
            changed = [one for one in zip(before.splitlines(), after.splitlines(), strict=False) if one[0] != one[1]]
            yield f"step {step}: {name}: {changed[:1]}"


def walk(name: str, number: int, seed: int) -> tuple[Counter[str], list[str]]:
    """Return how often edits were taken, and all differences."""
    session, counts, wrong = Session(name), Counter[str](), list[str]()
    wrong += session.differences()
    for step in steps(session, Random(f"{name} {seed}"), number):
        began = time.process_time()
        found = session.differences()
        counts["taken" if session.taken else "refused"] += 1
        counts["units run"] += len(session.memory.ran)
        counts["seconds"] += round(time.process_time() - began)
        wrong += [f"{name}, {step}: {one[:300]}" for one in found]
    counts["units"] = len(session.memory.units)
    return counts, wrong


def main(arguments: list[str]) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.edits.session")
    parser.add_argument("-n", type=int, default=100, help="edits of each pack")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pack", action="append", choices=(*PACKS, *WHOLE), help="the small ones by default")
    asked = parser.parse_args(arguments)
    failed = False
    for name in asked.pack or PACKS:
        counts, wrong = walk(name, asked.n, asked.seed)
        print("\n".join([*wrong, f"{name}: {dict(counts)}, {len(wrong)} wrong"]), flush=True)
        failed = failed or bool(wrong)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
