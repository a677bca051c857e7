"""Changes single literals or lines of a pack, and compares builds that go on from an earlier one with clean builds."""

from __future__ import annotations

import marshal
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from rulec.base.diagnostics import Report
from rulec.driver.again.full import emit_noted
from rulec.driver.again.pile import MORE, Stored, flat, together
from rulec.driver.again.quick import build_again
from rulec.driver.again.store import sum_of
from rulec.driver.again.units import Left
from rulec.driver.cache import Cache
from rulec.driver.compile import compile_pack
from rulec.driver.packs import PackFiles, Shelf
from rulec.driver.trees import Trees
from rulec.sema.resolve import Resolved
from tests.remembered import TREES
from tests.sync.__main__ import chosen
from tests.sync.collect import literals
from tests.sync.mutate import alternatives
from tests.sync.pack import Base

KINDS = ("rule", "words", "evidence")
"""Classes of literals that are changed; the others are words of the language."""


@dataclass
class Tally:
    """How the changes fared: `quick` were built again, `full` asked for a full build, `refused` do not compile."""

    thorough: bool = False  # whether what is left is compared as well
    counts: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        parts = ", ".join(f"{what} {self.counts[what]}" for what in ("quick", "full", "refused"))
        changes = sum(self.counts.values()) - self.counts["renewed"]
        return f"{changes} changes: {parts}; {len(self.wrong)} with other bytes, {self.counts['renewed']} renewed"


def stored_of(files: PackFiles, shelf: Shelf, again: bool = True) -> tuple[Stored, list[PackFiles]]:
    """What a full build of a pack leaves, and the packs that it extends; `again`: its outputs are those of a build
    without notes."""
    report = Report()
    kept: list[dict[str, Any] | None] = []

    def emit(source: Any, resolved: Resolved, report: Report, scenarios: Any) -> Any:
        program, outputs, found = emit_noted(source, resolved.model, resolved.context, report, scenarios)
        kept.append(found)
        return program, {path: text.encode() for path, text in outputs.items()}

    made = compile_pack(files, report, find=shelf.parent, emit=emit)
    assert made is not None
    assert not report.found
    plain = compile_pack(files, Report(), find=shelf.parent) if again else made
    assert plain is not None
    assert dict(plain.outputs) == dict(made.outputs)
    assert kept[0] is not None
    parents = [pack for name in kept[0]["chain"][1:] if (pack := shelf.read.get(name)) is not None]
    sums = {pack.path(file): sum_of(data) for pack in (*parents, files) for file, data in pack.files.items()}
    # through `marshal`, as the cache holds it
    outputs = {path: sha256(data).hexdigest() for path, data in made.outputs.items()}
    return Stored(flat({**kept[0], "sums": sums, "outputs": outputs})), parents


def left_otherwise(renewed: Stored, full: Stored) -> list[str]:
    """The parts that a build after a change leaves otherwise than a full build does. Readers may be more; of units
    those are compared that it has, since others are made when they are asked for."""
    found = []
    for name in full.parts:
        sort = name.partition(" ")[0]
        if sort in ("expressions", "readers", "reads"):
            continue
        if sort in ("digests", "shapes"):
            newer = renewed[sort]
            found += [f"{sort} {key}" for key, one in marshal.loads(full.parts[name]).items() if newer.get(key) != one]
            continue
        if name not in renewed.parts:
            found += [name] if sort != "units" else []
        elif sort in MORE:
            found += [
                f"{name} {key}" for key, one in full[name].items() if _plain(renewed[name].get(key)) != _plain(one)
            ]
        elif sort == "texts":
            found += [name] if renewed.parts[name] != full.parts[name] else []
        elif marshal.loads(renewed.parts[name]) != marshal.loads(full.parts[name]):
            found.append(name)
    buckets = [marshal.loads(part) for name, part in full.parts.items() if name.startswith("readers ")]
    for key, units in ((key, units) for bucket in buckets for key, units in bucket.items()):
        found += [f"reader {unit} of {key}" for unit in units if unit not in renewed.readers.get(key, ())]
    return found


def _plain(value: Any) -> Any:
    """In `named` the order is no matter."""
    return tuple(map(frozenset, value)) if isinstance(value, tuple) else value


def changed(base: Base, share: int, seed: int, moved: bool = False) -> Iterator[tuple[str, PackFiles]]:
    """The pack with one literal changed, for a seeded choice of literals (all for a share of 0). `moved`: there are
    a comment and an empty line more in the file, somewhere."""
    chance = Random(seed)
    found = [literal for literal in literals(base) if literal.kind in KINDS]
    for literal in chosen(found, share, seed) if share else found:
        for edits in alternatives(base, literal)[:1]:
            text = base.text(literal.file)
            for start, end, new in sorted(edits, reverse=True):
                text = text[:start] + new + text[end:]
            if moved:
                text = _with_lines(text, chance)
            files = {**base.files.files, literal.file: text.encode()}
            yield f"{literal.file}:{literal.start} {edits}", replace(base.files, files=files)


def rearranged(base: Base, share: int, seed: int) -> Iterator[tuple[str, PackFiles]]:
    """The pack with one indented line less, one twice, or two in the other order, for a seeded choice of lines."""
    places = [
        (file, at)
        for file, data in base.files.files.items()
        if file.endswith(".rules")
        for at, line in enumerate(data.decode().split("\n"))
        if line.startswith(" ") and line.strip()[:1] not in ("", "#")
    ]
    chance = Random(seed)
    for file, at in chance.sample(places, min(share, len(places))) if share else places:
        lines = base.files.files[file].decode().split("\n")
        way = chance.choice(("less", "twice", "swapped"))
        if way == "less":
            del lines[at]
        elif way == "twice":
            lines.insert(at, lines[at])
        else:
            lines[at - 1 : at + 1] = reversed(lines[at - 1 : at + 1])
        files = {**base.files.files, file: "\n".join(lines).encode()}
        yield f"{file}:{at + 1} {way}", replace(base.files, files=files)


def lent(base: Base, share: int, seed: int) -> Iterator[tuple[str, PackFiles]]:
    """The pack with what one entry changes elsewhere said of another entry of the kind as well, for a seeded choice."""
    blocks: list[tuple[str, list[str]]] = []  # what an entry changes, and the word of its kind
    entries: list[tuple[str, int, str]] = []  # file, line of the head, and the word of the kind
    for file, data in base.files.files.items():
        lines = data.decode().split("\n") if file.endswith(".rules") else []
        head = ""
        for at, line in enumerate(lines):
            if line[:1] not in ("", " ", "#"):
                head = line.split(" ")[0]
                entries.append((file, at, head))
            elif line.startswith("    modify "):
                ends = next((i for i in range(at + 1, len(lines)) if not lines[i].startswith("        ")), len(lines))
                blocks.append((head, lines[at:ends]))
    chance = Random(seed)
    pairs = [(block, *entry[:2]) for kind, block in blocks for entry in entries if entry[2] == kind]
    for block, file, at in chance.sample(pairs, min(share, len(pairs))) if share else pairs:
        lines = base.files.files[file].decode().split("\n")
        lines[at + 1 : at + 1] = block
        files = {**base.files.files, file: "\n".join(lines).encode()}
        yield f"{file}:{at + 1} {block[0].strip()}", replace(base.files, files=files)


def _with_lines(text: str, chance: Random) -> str:
    """A text with a comment and an empty line more."""
    lines = text.split("\n")
    for new in ("    # something is said here", ""):
        lines.insert(chance.randrange(len(lines)), new)
    return "\n".join(lines)


WAYS: dict[str, Callable[[Base, int, int], Iterator[tuple[str, PackFiles]]]] = {
    "literals": changed,
    "lines": rearranged,
    "entries": lent,
}
"""What is changed of a pack, by the word for it."""


def judge(stored: Stored, what: str, packs: list[PackFiles], shelf: Shelf, tally: Tally, trees: Trees) -> None:
    """One change: the bytes are those of a clean build, or there are none."""
    left: list[dict[str, bytes]] = []
    again = build_again(stored, packs, trees, lambda work: left.extend(filter(None, [work()])))
    report = Report()
    clean = compile_pack(packs[-1], report, find=shelf.parent, trees=TREES)  # what is as it was is not parsed again
    if clean is None or report.found:
        tally.counts["refused"] += 1
        if again is not None:
            tally.wrong.append(f"{what}: built though there is something to say")
    elif again is None:
        tally.counts["full"] += 1
    else:
        tally.counts["quick"] += 1
        texts = {p: stored.text(text.unit) if isinstance(text, Left) else text for p, text in again.items()}
        other = [path for path in clean.outputs if clean.outputs[path] != texts.get(path, "").encode()]
        if other or len(again) != len(clean.outputs):
            tally.wrong.append(f"{what}: {', '.join(other)}")
        if left and tally.thorough:
            full, _ = stored_of(packs[-1], shelf, again=False)
            renewed = Stored({**stored.parts, **together(stored.parts, left[0])})
            tally.wrong += [f"{what}: {name} was left otherwise" for name in left_otherwise(renewed, full)]
        tally.counts["renewed"] += bool(left)


def run(
    name: str,
    rules: Path,
    share: int,
    seed: int,
    cache: Path | None = None,
    *,
    thorough: bool = False,
    moved: bool = False,
    way: str = "literals",
) -> Tally:
    """Changes and compares; `thorough`: what is left for the next build as well; `moved`: with lines put in; `way`:
    what is changed, one of `WAYS`."""
    base = Base(name, rules)
    shelf = Shelf([(str(rules), "")])
    files = shelf.get(name, Report())
    assert files is not None
    stored, parents = stored_of(files, shelf)
    trees = Trees(Cache(str(cache) if cache is not None else None))
    tally = Tally(thorough)
    mutants = changed(base, share, seed, moved) if way == "literals" else WAYS[way](base, share, seed)
    for what, mutant in mutants:
        judge(stored, what, [*parents, mutant], shelf, tally, trees)
    return tally
