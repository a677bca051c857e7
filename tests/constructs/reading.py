"""Reads the case files: one Markdown file a construct, a fenced block for each thing that must be true of it.

```rules                    the snippet, compiled with the small pack `manor`; it holds an example
```yaml tables/fees.yaml    a table beside it (may repeat)
```parent [FILE]            a file that is added to the manor; the snippet is then of the cottage, which extends it
```fmt                      its canonical form, or `same`
```bad [FILE]               a wrong use, in place of the snippet or of FILE
```diagnostics              all that is reported for it: `R0210 2:9 headline`, a line each; the indented lines
                            below one are what stands at the place, and the hint, where a page wants to see them
```run                      `call(…) = result` or `call(…) faults NAME`, worked by hand; `#` begins a remark;
                            what throws has its dice behind it: `call(…) = result thrown 5, 2`, what is stated
                            stands behind all: `call(…) = result stated lame, not fed`
                            `examples`: what the examples do, in the interpreter and in the emitted Python
                            what throws has its dice behind it: `call(…) = result thrown 5, 2`;
                            a part of a solve what is given: `call(x) = result within NAME given x: …`
```sentence PAGE            phrases that the page must hold, a line each (may repeat)
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parent
SNIPPET = "case.rules"
SECTIONS = ("rules", "fmt", "bad", "diagnostics", "run", "sentence")
_FENCE = re.compile(r"^```(\w+)(?: +(\S+))?\n(.*?)^```$", re.M | re.S)


@dataclass(frozen=True)
class Wrong:
    """A wrong use: the file that holds it, its text, and what is reported, a line each."""

    file: str
    text: str
    told: tuple[str, ...]


@dataclass(frozen=True)
class Case:
    """One case file. `prose` is what stands outside the blocks."""

    name: str
    prose: str
    rules: str
    tables: dict[str, str]
    canonical: str
    wrongs: tuple[Wrong, ...]
    runs: tuple[str, ...]
    sentences: tuple[tuple[str, str], ...]
    sections: frozenset[str]
    parent: dict[str, str] | None = None  # what is added to the manor when the case is a pack that extends it

    @property
    def files(self) -> dict[str, str]:
        """The snippet and its tables, by path in the pack."""
        return {SNIPPET: self.rules, **self.tables}


def read_case(path: Path) -> Case:
    """The case that a file holds."""
    text = path.read_text(encoding="utf-8")
    blocks = [(m[1], m[2] or "", m[3]) for m in _FENCE.finditer(text)]

    def all_of(word: str) -> list[tuple[str, str]]:
        return [(name, body) for kind, name, body in blocks if kind == word]

    rules = "".join(body for _, body in all_of("rules"))
    formed = "".join(body for _, body in all_of("fmt"))
    bad, told = all_of("bad"), all_of("diagnostics")
    assert len(bad) == len(told), f"{path.name}: each `bad` has its `diagnostics`"
    return Case(
        name=path.stem,
        prose=_FENCE.sub("", text),
        rules=rules,
        tables=dict(all_of("yaml")),
        canonical=rules if formed == "same\n" else formed,
        wrongs=tuple(
            Wrong(file or SNIPPET, wrong, tuple(lines.splitlines()))
            for (file, wrong), (_, lines) in zip(bad, told, strict=True)
        ),
        runs=tuple(line for _, body in all_of("run") for line in body.splitlines() if line and line[0] != "#"),
        sentences=tuple((page, line) for page, body in all_of("sentence") for line in body.splitlines()),
        sections=frozenset(kind for kind, _, _ in blocks),
        parent={name or "parent.rules": body for name, body in all_of("parent")} if all_of("parent") else None,
    )


CASES = {path.stem: read_case(path) for path in sorted(FOLDER.glob("*.md"))}
