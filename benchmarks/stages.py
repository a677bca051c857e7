"""A cold build by stage, at one, four and sixteen times the sources: the time for one time the sources stays the same.

A copy of the pack has every name with a number behind it, so that nothing is shared between copies.
"""

from __future__ import annotations

import gc
import re
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from benchmarks.rounds import Row, Wanted

PACK = Path(__file__).resolve().parents[1] / "tests" / "packs" / "orchard"
SIZES = (1, 4, 16)
ROUNDS = 5
_KEEP = re.compile(r'"[^"\n]*"|#.*|[A-Za-z_][A-Za-z0-9_]*')
_HOLE = re.compile(r"\{([^}]*)\}")


STAGES = ("pack", "parse", "tables", "resolve", "analyse", "lower", "python", "examples", "js", "reference", "all")
NAMES = tuple(f"cold_{stage}_{size}x" for size in SIZES for stage in STAGES)


def rows(wanted: Wanted) -> Iterator[Row]:
    """A row a stage and size; the floor is the same stage at the size of one, times the size."""
    first: dict[str, float] = {}
    for size in SIZES:
        mine = [stage for stage in STAGES if wanted(f"cold_{stage}_{size}x")]
        if size > SIZES[0] and not mine:
            continue
        files = copies(size)
        rounds = [_stages(files) for _ in range(ROUNDS)]
        assert rounds[0].keys() <= {*STAGES}, "a stage has no row"
        for stage in rounds[0]:
            value = median(each[stage] for each in rounds) * 1000
            first.setdefault(stage, value)
            floor = first[stage] * size
            if stage in mine:
                yield Row(f"cold_{stage}_{size}x", round(value, 1), "ms", f"{size} times 1x", round(floor, 1),
                          round(floor / value, 3), ROUNDS)  # fmt: skip


def _stages(files: dict[str, bytes]) -> dict[str, float]:
    from rulec.base.diagnostics import Report
    from rulec.driver.compile import Clock, compile_pack
    from rulec.driver.packs import PackFiles

    report, clock = Report(), Clock()
    gc.collect()
    gc.disable()
    began = time.perf_counter()
    try:
        made = compile_pack(PackFiles("orchard", files), report, clock=clock)
    finally:
        gc.enable()
    assert made is not None, [d.headline for d in report.found][:5]
    return {**clock.stages, "all": time.perf_counter() - began}


def copies(size: int) -> dict[str, bytes]:
    """The small pack, so many times in one."""
    found = {"pack.yaml": (PACK / "pack.yaml").read_bytes()}
    own = _own_names()
    for at in range(size):
        suffix = "" if at == 0 else "x" + chr(96 + at)
        for file in sorted([*PACK.glob("*.rules"), *PACK.glob("tables/*.yaml")]):
            name = file.relative_to(PACK).as_posix()
            stem, ending = name.rsplit(".", 1)
            text = file.read_text("utf-8")
            renamed = _renamed(text, own, suffix) if ending == "rules" else _table(text, own, suffix)
            found[f"{stem}{suffix}.{ending}"] = renamed.encode()
    return dict(sorted(found.items()))


def _own_names() -> frozenset[str]:
    """Every name that the pack declares at its top."""
    heads = re.compile(
        r"^(?:measure|enum|scale|kind|constant|quantity|value|fact|ruling|custom|tool|ware) (\w+)(?:, (\w+))?", re.M
    )
    text = "\n".join(file.read_text("utf-8") for file in sorted(PACK.glob("*.rules")))
    found = {name for match in heads.findall(text) for name in match if name}
    found |= {name.lower() for name in found if name in ("Custom", "Tool", "Ware")}  # entries open with these
    return frozenset(found | {file.stem for file in PACK.glob("tables/*.yaml")})


def _suffixed(name: str, suffix: str) -> str:
    return name + suffix


def _renamed(text: str, own: frozenset[str], suffix: str) -> str:
    def change(match: re.Match[str]) -> str:
        word = match[0]
        if word[0] == '"':
            return _HOLE.sub(lambda hole: "{" + _renamed(hole[1], own, suffix) + "}", word)
        return _suffixed(word, suffix) if suffix and word in own else word

    return _KEEP.sub(change, text)


def _table(text: str, own: frozenset[str], suffix: str) -> str:
    """What names things outside the table: its own name, the types of its columns, and columns called like them."""
    if not suffix:
        return text
    text = re.sub(r"^table: (\w+)", lambda m: f"table: {_suffixed(m[1], suffix)}", text)

    def change(match: re.Match[str]) -> str:
        return f"{match[1]}: {_suffixed(match[2], suffix)}" if match[2] in own else match[0]

    return re.sub(r"(type|name): (\w+)", change, text)
