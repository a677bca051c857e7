"""`python -m tests.sync.doings [PACK] [STEP [FIRST]]`: whether every literal of what happens reaches both outputs and
what is played.

Each number, percent, text and truth in states, events, processes, triggers, acts, sequences and variants is changed.
The pack then refuses it at its file, or: the emitted Python is another one, the reference is another one, and (but for
texts and what only a page tells) the emitted package plays some random world otherwise than before.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rulec.base.diagnostics import Report
from rulec.base.spans import Source
from rulec.driver.compile import Compiled, compile_pack
from rulec.driver.packs import PackFiles
from rulec.ir import nodes as ir
from rulec.runtime.game.serialise import to_json
from rulec.runtime.game.turns import hand_in, resolve
from rulec.syntax import nodes as n
from rulec.syntax.parser import Lexeme, parse_module
from tests.catalogue.manor import files_of
from tests.game.eight import RULES, Built, handed_in
from tests.memory_loader import load
from tests.property.equality import differences
from tests.remembered import TREES
from tests.sync.literals import chunk_tokens, lay_out, path_to

HAMLET = Path(__file__).parent.parent / "catalogue" / "hamlet"
FOLDERS = {"hamlet": HAMLET, "fair": HAMLET.parent / "fair", "alamaze": RULES / "alamaze"}
DEEDS = (
    "StateDecl", "EventDecl", "ProcessDecl", "UponDecl", "MachineDecl", "SequenceDecl", "VariantDecl", "RecordDecl",
)  # fmt: skip
INPUTS = 4000
FEW = 1500
"""Inputs for a pack whose functions are many; only those that a literal has changed are asked."""
TURNED = {"yes": "no", "no": "yes"}


@dataclass(frozen=True)
class Spot:
    """A literal: where it stands, what it becomes, and whether it is a text or a mere title of something."""

    start: int
    end: int
    old: str
    new: str
    text: bool
    where: str


def spots(name: str, text: str) -> Iterator[Spot]:
    """Every literal of what happens in a file, examples and citations apart."""
    source = Source(name, text)
    module = parse_module(source, Report(), "ground")
    assert module is not None
    for chunk in chunk_tokens(lay_out(source, Report())):
        for token in chunk:
            path = path_to(module, token)
            kinds = [type(node).__name__ for _, node in path]
            if not path or kinds[0] not in DEEDS or {"ExampleDecl", "Citation", "CitePlace", "About"} & set(kinds):
                continue
            if kinds[0] == "RecordDecl" and isinstance(path[0][1], n.RecordDecl) and not _is_act(path[0][1]):
                continue
            new = changed(token)
            if new is not None and path[-1][0] != "key":
                yield Spot(token.start, token.end, token.text, new, token.kind == "STRING", " ".join(kinds))


def _is_act(record: n.RecordDecl) -> bool:
    return any(type(item).__name__ == "Does" for item in record.items)


def changed(token: Lexeme) -> str | None:
    """What a literal becomes; None for what is no literal."""
    match token.kind:
        case "NUMBER":
            digits = token.text.replace(",", "")
            return f"{int(digits) + 1:,}" if digits.isdigit() else None
        case "FRACTION":
            return f"{int(token.text[0]) + 1}{token.text[1:]}" if token.text[0].isdigit() else None
        case "PERCENT":
            return f"{int(token.text[:-1]) + 1}%" if token.text[:-1].isdigit() else None
        case "STRING":
            return f'"{token.text[1:-1]}, too"' if len(token.text) > 2 else '"too"'
        case "YES" | "NO":
            return TURNED[token.text]
        case _:
            return None


def compiled(files: Mapping[str, bytes], pack: str = "hamlet") -> tuple[Compiled | None, Report]:
    """A pack with both outputs."""
    report = Report()
    made = compile_pack(PackFiles(pack, dict(files)), report, backends=("python", "reference"), trees=TREES)
    return made, report


def outputs(made: Compiled, side: str) -> dict[str, str]:
    """The files of one output, without the hash of the sources."""
    return {
        path.removeprefix(f"{side}/"): re.sub(r"(RULES|EXECUTED)_HASH.*", "", data.decode())
        for path, data in made.outputs.items()
        if path.startswith(f"{side}/")
    }


def verdict(base: Compiled, files: Mapping[str, bytes], file: str, spot: Spot) -> str:
    """What is amiss with a literal; empty for one that reaches everything."""
    text = files[file].decode()
    pack = base.model.pack
    mutant, report = compiled({**files, file: (text[: spot.start] + spot.new + text[spot.end :]).encode()}, pack)
    if mutant is None:
        there = any(d.primary.span.source.path.endswith(file) for d in report.found)
        return "" if there else "refused elsewhere"
    sides = (
        ("reference",) if spot.where.startswith(("EventDecl", "StateDecl")) and spot.text else ("python", "reference")
    )
    missing = [side for side in sides if outputs(mutant, side) == outputs(base, side)]
    if missing:
        return f"does not reach {' nor '.join(missing)}"
    if spot.text:
        return ""
    emitted = outputs(mutant, "python")
    if _only_data(base, emitted):
        return ""
    old, new = base.program.functions, mutant.program.functions
    moved = {name for name in old if name not in new or old[name].body != new[name].body}
    columns = {name for name, column in mutant.program.columns.items() if column != base.program.columns.get(name)}
    moved |= {name for name, function in old.items() if columns & _columns(function)}
    if all(name.startswith("sequence ") for name in moved):
        return "" if game(base) != game(mutant) else "the turn plays alike"
    inputs = INPUTS if pack == "hamlet" else FEW
    if next(differences(base, inputs, 5, files=emitted, only=moved), None) is None:
        return f"{', '.join(sorted(moved))} plays alike"
    return ""


def _columns(function: ir.Function) -> set[str]:
    return {node.column for stmt in function.body for node in ir.walk(stmt) if isinstance(node, ir.Cell)}


def game(made: Compiled) -> tuple[object, ...]:
    """What becomes of a turn in which every act is given."""
    files = {path.removeprefix("python/"): data.decode() for path, data in made.outputs.items()}
    files = {path: text for path, text in files.items() if path.endswith(".py")}
    with load(files, made.program) as loaded:
        package = loaded.package
        if made.model.pack == "alamaze":
            return _eight(package)
        world = package.World(seed=11)
        oak = world.add(package.House(name="Oak", gold=40, apples=2))
        hill = world.add(package.House(name="Hill", apples=9))
        for name, house in (("Ann", oak), ("Bob", oak), ("Eve", hill)):
            world.add(package.Guard(name=name, house=house, level=4))
        lines = [(1, "100 Cid with bell"), (2, "200 Ann Hill 3"), (3, "train bob: horseshoe")]
        done = resolve(package.GAME, world, [v.given for v in hand_in(package.GAME, world, oak, lines) if v.given])
        return (to_json(world, package.GAME), [each.sentence for each in done], list(world.reports), list(world.events))


def _eight(package: Any) -> tuple[object, ...]:
    """What becomes of a turn of eight kingdoms."""
    world = Built("", {}).world(package.GAME, 5)
    done = resolve(package.GAME, world, handed_in(package.GAME, world)[0])
    return (to_json(world, package.GAME), [each.sentence for each in done], list(world.reports), list(world.events))


def _only_data(base: Compiled, emitted: Mapping[str, str]) -> bool:
    """Whether only the data changed by which the runtime plays (acts and steps), not the code."""
    before = outputs(base, "python")
    changed = [path for path in emitted if emitted[path] != before.get(path)]
    return all(path.endswith(("_acts.py", "_world.py", "_choices.py", "_kinds.py")) for path in changed)


def judged(
    step: int = 1, first: int = 0, within: str = "", pack: str = "hamlet", most: int | None = None
) -> Iterator[tuple[Spot, str]]:
    """A verdict for each literal of a pack (in nodes of a sort), or for every so manyth."""
    files = files_of(FOLDERS[pack])
    base, report = compiled(files, pack)
    assert base is not None, [d.headline for d in report.found]
    found = [
        (file, spot)
        for file in sorted(name for name in files if name.endswith(".rules"))
        for spot in spots(file, files[file].decode())
        if within in spot.where
    ]
    for file, spot in found[first::step][:most]:
        yield spot, verdict(base, files, file, spot)


def main() -> int:
    """All literals of a pack, or every so manyth from one on; those that are amiss are told."""
    words = sys.argv[1:]
    pack = words.pop(0) if words and words[0] in FOLDERS else "hamlet"
    step, first = (*map(int, words), 1, 0)[:2] if len(words) != 1 else (int(words[0]), 0)
    amiss = count = 0
    for spot, wrong in judged(step, first, pack=pack):
        count += 1
        if wrong:
            amiss += 1
            print(f"{spot.start}: {spot.old} -> {spot.new} ({spot.where}): {wrong}", flush=True)
    print(f"{count} literals of what happens, {amiss} amiss")
    return 1 if amiss else 0


if __name__ == "__main__":
    raise SystemExit(main())
