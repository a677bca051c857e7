"""Lines whose parts stand in another order than the language's, printed in the right one."""

from __future__ import annotations

import re

from rulec.syntax.error_context import Trouble
from rulec.syntax.hints.patterns import Guess
from rulec.syntax.layout import pieces

# The parts of a line behind its verb and amount, in their order; the names are used in messages.
_PARTS: tuple[tuple[str, str], ...] = (
    ("up to", r"(?:up|down)[ ]+to\b"),
    ("for each", r"for[ ]+each\b"),
    ("when", r"when\b"),
    ("else", r'else[ ]+["“]'),
    ("during", r"during\b"),
    ("as", r"(?:as|over)\b"),
    ("label", r'["“]'),
    ("cites", r"cites\b"),
)
_ORDER = {name: at for at, (name, _) in enumerate(_PARTS)}
_LINES = re.compile(
    r"(base|add|subtract|times|increase[ ]+by|reduce[ ]+by|divide[ ]+by|set[ ]+to|at[ ]+least|at[ ]+most|needs|holds|"
    r"otherwise|waive|round|bounds|reading)\b"
)
_ANSWER_BLOCKS = ("value", "fact", "modify")


def rearranged(trouble: Trouble) -> Guess | None:
    """The diagnostic for a line whose tags stand twice or in another order."""
    if trouble.block in ("", "kind", "enum", "scale", "example"):
        return None
    if not _LINES.match(trouble.line) and trouble.block not in _ANSWER_BLOCKS:
        return None
    parts = _split(trouble.line)
    here = trouble.start - trouble.line_start
    current = next((i for i, (_, at, _) in enumerate(parts) if at == here and i), None)
    if current is None:
        return None
    name = parts[current][0]
    earlier = [part[0] for part in parts[1:current]]
    if name in earlier:
        return _twice(trouble, name)
    if not any(_ORDER[other] > _ORDER[name] for other in earlier):
        return None
    names = [part[0] for part in parts[1:]]
    if len(set(names)) < len(names):
        return _twice(trouble, next(n for n in names if names.count(n) > 1))
    ordered = [parts[0], *sorted(parts[1:], key=lambda part: _ORDER[part[0]])]
    line = " ".join(" ".join(text.split()) if '"' not in text else text.strip() for _, _, text in ordered)
    shown = trouble.word if name != "label" else "the label"
    quoted = f"`{shown}`" if name != "label" else shown
    return Guess(
        "R0121",
        f"{quoted} stands in the wrong place of the line",
        trouble.place,
        f"stands behind {_described(max(earlier, key=_ORDER.__getitem__))}",
        f"write `{line}`",
    )


def _described(name: str) -> str:
    return "the label" if name == "label" else f"`{name}`"


def _twice(trouble: Trouble, name: str) -> Guess:
    if name == "when" and trouble.broke_before():
        return Guess(
            "R0151",
            "a condition comes before what it decides",
            trouble.place,
            "goes on with the line above",
            "a line that begins with `when` belongs to the line above; write the answer or the amount first: "
            "`X when …`",
        )
    cure = {
        "when": "join the conditions with `and`",
        "label": "a line has one label; join the texts",
        "as": "a line belongs to one family, or takes the place of one: `as` or `over`, not both",
        "for each": "write two lines, or go through the second list inside the amount: `sum(E for each …)`",
        "cites": "cite several places of one document in a row, parted by commas",
    }.get(name, "write it once")
    return Guess("R0122", f"{_described(name)} stands twice in one line", trouble.place, "for the second time", cure)


def _split(line: str) -> list[tuple[str, int, str]]:
    """The parts of a line with their offsets: first the verb and amount (named ""), then its tags."""
    starts: list[tuple[str, int]] = [("", 0)]
    depth = 0
    previous = ""
    for kind, piece, at in pieces(line):
        if kind == "open":
            depth += 1
        elif kind == "close":
            depth -= 1
        elif depth == 0 and kind in ("word", "text") and at and not _belongs(starts[-1][0], kind, previous):
            for name, pattern in _PARTS:
                if re.match(pattern, line[at:]):
                    starts.append((name, at))
                    break
        if kind != "space":
            previous = piece
    ends = [at for _, at in starts[1:]] + [len(line)]
    return [(name, at, line[at:end].rstrip()) for (name, at), end in zip(starts, ends, strict=True)]


def _belongs(part: str, kind: str, previous: str) -> bool:
    """Whether a piece goes with what stands in front of it: a text behind `else`, `=` or a citation."""
    return kind == "text" and (
        part in ("else", "cites") or previous in ("=", "!=", "+", ",", "then", "else", "has") or previous[-1:] == "."
    )
