"""What a literal can be changed into: neighbours that keep its type, the likeliest to compile first."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from random import Random

from tests.sync.literals import Literal
from tests.sync.pack import Base, Edit

_NUMBER = re.compile(r"[0-9][0-9,]*(?:\.[0-9]+)?")
_LAST_LINE = re.compile(r"([0-9]+)(?!.*[0-9])", re.S)
MOST = 6
"""Changes that are tried before a literal is given up;"""
NAMES = 16
"""more where another name stands, as many may stand for the same."""

_ARMS: dict[str, tuple[str, ...]] = {
    "BASE": ("subtract", "add"),  # not `set to`: where nothing stands before it, that is the same
    "ADD": ("subtract",),
    "SUBTRACT": ("add",),
    "INCREASE_BY": ("reduce by",),
    "REDUCE_BY": ("increase by",),
    "TIMES": ("divide by",),
    "DIVIDE_BY": ("times",),
    "SET_TO": ("at most", "at least", "add", "base"),
    "AT_LEAST": ("at most",),
    "AT_MOST": ("at least",),
    "EQUAL": ("!=",),
    "LESS": (">=",),
    "AND": ("or",),
    "OR": ("and",),
    "NOT": ("",),
    "IN": ("not in",),
    "NOT_IN": ("in",),
    "UP_TO": ("down to",),
    "DOWN_TO": ("up to",),
    "OR_MORE": ("or less",),
    "OR_LESS": ("or more",),
    "PLUS": ("-",),
    "MINUS": ("+",),
    "STAR": ("/", "+"),
    "SLASH": ("*",),
}
_OPPOSITE = {"=": "!=", "!=": "=", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}
_ROUNDING = {"down": ("up", "nearest"), "up": ("down", "nearest"), "nearest": ("down", "up")}
_COUNTS = {"greatest": ("sum", "once"), "sum": ("greatest", "once"), "once": ("sum", "greatest")}


def alternatives(base: Base, literal: Literal) -> list[tuple[Edit, ...]]:
    """The changes to try, at most `MOST`."""
    found = islice(_alternatives(base, literal), NAMES if literal.sort == "name" else MOST)
    return [edits if isinstance(edits, tuple) else ((literal.start, literal.end, edits),) for edits in found]


def _alternatives(base: Base, literal: Literal) -> Iterator[str | tuple[Edit, ...]]:
    text = literal.text
    match literal.sort:
        case "cite" if text.startswith("ruling "):
            yield from (f"ruling {name}" for name in base.model.rulings if name != text.removeprefix("ruling "))
        case "number" | "percent" | "fraction" | "line" | "key" | "cite":
            yield from _numbers(text, literal.sort)
        case "version":
            yield _bumped(text, 1)
        case "text":
            yield from _texts(text)
        case "yes" | "no":
            yield "no" if text == "yes" else "yes"
        case "none" | "unknown" | "left_out":
            yield from _nothing(base, literal)
        case "name":
            yield from _names(base, literal)
        case "any":
            yield from members_of(base, literal.named) if literal.named else ["1"]
        case "setting":
            yield from (word for word in _SETTINGS.get(text, ()) if word != text)
        case "ruling":
            yield from (name for name in base.model.rulings if name != text and _alike(base, name, text))
        case "sum":
            yield text[:-1] + ("0" if text[-1] != "0" else "1")
        case "order":
            ((start, end, other),) = literal.others
            yield ((literal.start, literal.end, other), (start, end, text))
        case "arm":
            yield from _arm(base, literal)
        case _:
            raise AssertionError(literal.sort)


_SETTINGS = {
    "refuse": ("nearest", "0%", "0"), "nearest": ("refuse",), "yes": ("no",), "no": ("yes",),
}  # fmt: skip


def _numbers(text: str, sort: str) -> Iterator[str]:
    """The neighbours of a number, and numbers further off for where the neighbours mean the same or clash."""
    if sort == "fraction":
        head, _, under = text.rpartition("/")
        whole, space, over = head.rpartition(" ")
        yield f"{whole}{space}{int(over) + 1}/{under}"
        yield f"{text[: -len(under)]}{int(under) + 1}"
        return
    for step in (1, -1, 2, 10, 37, -10):
        changed = _bumped(text, step)
        if changed:
            yield changed


def _bumped(text: str, step: int) -> str:
    """The text with its last number moved by `step` of its last digit; empty where that would fall below 0."""
    last = list(_NUMBER.finditer(text))[-1]
    digits = last[0].replace(",", "")
    whole, point, part = digits.partition(".")
    value = int(whole + part) + step
    if value < 0:
        return ""
    shown = str(value).rjust(len(part) + 1, "0")
    if point:
        shown = f"{shown[: -len(part)]}.{shown[-len(part) :]}"
    elif "," in last[0]:
        shown = f"{value:,}"
    return text[: last.start()] + shown + text[last.end() :]


def marked(text: str, word: str) -> str:
    """The text with a word more, in front of what ends it."""
    inner = text.rstrip("\"”'")
    closing = text[len(inner) :]
    kept = inner.rstrip(".!?:)}")
    if kept and "{" in inner[len(kept) - 1 :] + kept[kept.rfind("{") :] and "}" not in kept[kept.rfind("{") :]:
        kept = inner  # never inside a hole
    return f"{kept} {word}{inner[len(kept) :]}{closing}"


def _texts(text: str) -> Iterator[str]:
    inner = text.rstrip("\"”'")
    yield marked(text, "indeed")
    yield f"{inner[:1]}Indeed {inner[1:]}{text[len(inner) :]}"


def _nothing(base: Base, literal: Literal) -> Iterator[str | tuple[Edit, ...]]:
    """`none` behind a sign changes by the sign; as a default it goes; in a cell or as something given it is given."""
    text = base.text(literal.file)
    before = text[: literal.start].rstrip()
    if literal.named == "comparison":
        for sign, other in (("!=", "="), ("=", "!=")):
            if before.endswith(sign):
                yield ((len(before) - len(sign), len(before), other),)
                return
    if literal.named == "default" and before.endswith("="):
        yield ((len(before[:-1].rstrip()), literal.end, ""),)
        of = re.search(r":\s*(\w+)\?\s*=$", before)
        if of is not None and of[1] in ("number", "percent", *base.model.measures):
            yield {"number": "1", "percent": "1%"}.get(of[1], f"1 {of[1]}")
        return
    if literal.named == "cell":
        yield from ("1%", "1", "yes", "10 points", "unknown")
        return
    yield from (f"{kind.name}()" for kind in base.model.kinds.values() if not kind.listed)
    yield from ("1", "yes")


def _names(base: Base, literal: Literal) -> Iterator[str]:
    """Other members of the enumeration, or other entries of the kind: first those that stand furthest from here."""
    text = base.text(literal.file)
    start = text.rfind("\n", 0, literal.start) + 1
    line = text[start : text.find("\n", literal.end)]
    named = set(re.findall(r"\w+", line))
    members = members_of(base, literal.named)
    at = members.index(literal.text) if literal.text in members else 0
    turned = [name for name in members[at:] + members[:at] if name != literal.text]
    block = set(re.findall(r"\w+", text[max(0, literal.start - 1500) : literal.end + 1500]))
    far = sorted(turned, key=lambda name: (name in named) + (name in block))
    yield from far[:MOST]
    yield from Random(literal.text).sample(far[MOST:], len(far[MOST:]))


def members_of(base: Base, owner: str) -> list[str]:
    """The members of an enumeration, or the entries of a kind."""
    if owner in base.model.enums:
        return [member.name for member in base.model.enums[owner].members]
    return [record.name for record in base.model.records[owner]]


def _alike(base: Base, one: str, other: str) -> bool:
    return base.model.rulings[one].type == base.model.rulings[other].type


def _arm(base: Base, literal: Literal) -> Iterator[str | tuple[Edit, ...]]:
    word = literal.text
    match literal.named:
        case "COMPARE":
            yield _OPPOSITE[word]
        case "ROUNDING":
            yield from _ROUNDING[word]
        case "COUNTS":
            yield from _COUNTS[word]
        case "TAKE":
            ruling = next(r for r in base.model.rulings.values() if r.span.source.path == base.files.path(literal.file)
                          and r.span.start <= literal.start <= _end_of(base, literal, r.span.start))  # fmt: skip
            yield from (reading.name for reading in ruling.readings if reading.name != word)
        case "AND" | "OR":
            for new in _ARMS[literal.named]:
                rest = tuple((start, end, new) for start, end, _ in literal.others)
                yield ((literal.start, literal.end, new), *rest)
        case named:
            yield from _ARMS[named]


def _end_of(base: Base, literal: Literal, start: int) -> int:
    """Where the block that begins at `start` ends: at the next line that is not indented."""
    found = re.compile(r"\n(?=[^ \n#])").search(base.text(literal.file), start)
    return found.start() if found else len(base.text(literal.file))
