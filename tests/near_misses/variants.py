"""Near misses of the sources on a page of `docs/errors`: one operator, connective, name, number or line other."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from tests.edits.edits import TOKEN

COMPARED = ("=", "!=", "<", "<=", ">", ">=")
OTHER = {
    "and": ("or",), "or": ("and",), "any": ("all",), "all": ("any",), "highest": ("lowest",), "lowest": ("highest",),
    "sum": ("greatest",), "raise": ("lower",), "lower": ("raise",), "add": ("subtract",), "subtract": ("add",),
    "yes": ("no",), "no": ("yes",), "least": ("most",), "most": ("least",), "+": ("-",), "-": ("+",),
}  # fmt: skip
"""Words of the language, and what stands in the place of each."""
KIND = re.compile(r"^kind (\w+)(?:, (\w+))?.*$")
FIELD = re.compile(r"^ {4}(\w+): ([\w ?]+?)(?: =.*)?(?: \".*)?$")
HEAD = re.compile(r"^(process|upon|window|quantity|value|fact|roll|view) (\w+)\(([^)]*)\)")
STATEMENT = re.compile(
    r"^( {4,})(?:set|raise|lower|tell|if|for|let|run|put|take|remove|create|repeat|ask|throw|note)\b"
)


class Variant(NamedTuple):
    """A near miss: of which page's source it was made, by which edit, and the text."""

    number: str
    of: str
    edit: str
    text: str


def variants(number: str, sources: Mapping[str, str], standard: str) -> list[Variant]:
    """All near misses of some sources of a code, each text once. `standard`: the rules that they stand beside."""
    found = {text: Variant(number, of, "as it stands", text) for of, text in sources.items()}
    for of, text in sources.items():
        for edit, changed in _edited(text, standard):
            found.setdefault(changed, Variant(number, of, edit, changed))
    return list(found.values())


def _edited(text: str, standard: str) -> Iterator[tuple[str, str]]:
    yield from _other_tokens(text)
    yield from _other_names(text, standard)
    yield from _other_lines(text)
    yield from _one_line_more(text, standard)


def _other_tokens(text: str) -> Iterator[tuple[str, str]]:
    """Operators, connectives and numbers that are others."""
    for found in TOKEN.finditer(text):
        old = found[0]
        for new in _others(old, text, found.start()):
            yield f"{old} -> {new}", text[: found.start()] + new + text[found.end() :]


def _others(old: str, text: str, at: int) -> tuple[str, ...]:
    line = text[text.rfind("\n", 0, at) + 1 : at]
    if old.startswith(('"', "#")) or " cites " in f"{line} " or re.match(r"^(kind|sequence|enum|scale) ", line):
        return ()
    if old in COMPARED and not FIELD.match(f"{line}{old} x"):
        return tuple(sign for sign in COMPARED if sign != old)
    if old.isdigit():
        return (str(int(old) + 1), str(max(int(old) - 1, 0)), "0")
    return OTHER.get(old, ())


def fields(text: str) -> dict[str, dict[str, str]]:
    """The fields of each kind, with their types as they are written."""
    found: dict[str, dict[str, str]] = {}
    kind = ""
    for line in text.splitlines():
        if head := KIND.match(line):
            kind = head[1]
            found.setdefault(kind, {})
        elif line and not line.startswith(" "):
            kind = ""
        elif kind and (field := FIELD.match(line)):
            found[kind][field[1]] = field[2].strip()
    return found


def _parameters(line: str) -> dict[str, str]:
    head = HEAD.match(line)
    pairs = (one.split(":") for one in head[3].split(",")) if head and head[3].strip() else ()
    return {pair[0].strip(): pair[1].strip() for pair in pairs if len(pair) == 2}


def _other_names(text: str, standard: str) -> Iterator[tuple[str, str]]:
    """A field is another field of the same type, a parameter another one; who is told is everyone, or the like."""
    there = {**fields(standard), **fields(text)}
    alike = {name: of for kind in there.values() for name, of in kind.items()}
    for found in re.finditer(r"(?<=[a-z_]\.)[a-z_]+\b(?!\()", text):
        for name, of in alike.items():
            if name != found[0] and alike.get(found[0], "").rstrip("?") == of.rstrip("?"):
                yield f".{found[0]} -> .{name}", text[: found.start()] + name + text[found.end() :]
    for found in re.finditer(r"(?<=tell )[a-z_.]+", text):
        begins = text.rfind("\n\n", 0, found.start()) + 2
        names = _parameters(text[begins:].split("\n", 1)[0])
        told = ["everyone", *(n for n, of in names.items() if of == "House")]
        told += [f"{n}.{f}" for n, of in names.items() for f, to in there.get(of, {}).items() if to == "House"]
        for new in told:
            if new != found[0]:
                yield f"tell {found[0]} -> {new}", text[: found.start()] + new + text[found.end() :]


def _other_lines(text: str) -> Iterator[tuple[str, str]]:
    """A line is left out, stands twice, or changes places with the next."""
    lines = text.splitlines(keepends=True)
    for at, line in enumerate(lines):
        if not line.strip() or not line.startswith(" ") or line.strip().startswith("cites "):
            continue
        yield f"without `{line.strip()}`", "".join(lines[:at] + lines[at + 1 :])
        yield f"`{line.strip()}` twice", "".join([*lines[: at + 1], *lines[at:]])
        if at + 1 < len(lines) and lines[at + 1].startswith(" ") and "cites " not in lines[at + 1]:
            swapped = [*lines[:at], lines[at + 1], line, *lines[at + 2 :]]
            yield f"`{line.strip()}` one line later", "".join(swapped)
        if " when " in line and "otherwise" not in line:
            yield f"`{line.strip()}` at all times", "".join([*lines[:at], bare(line), *lines[at + 1 :]])


def bare(line: str) -> str:
    """A line without its condition; its label stays."""
    return re.sub(r' when [^"\n]*?(?= ?"|$)', "", line.rstrip("\n")) + "\n"


def _one_line_more(text: str, standard: str) -> Iterator[tuple[str, str]]:
    """In front of each statement of what happens something else is changed: each field of a parameter that is a thing,
    or that may be none."""
    there = {**fields(standard), **fields(text)}
    lines = text.splitlines(keepends=True)
    names: dict[str, str] = {}
    happens = False
    for at, line in enumerate(lines):
        if not line.startswith(" "):
            names, happens = _parameters(line), line.startswith(("process ", "upon ", "window "))
        elif happens and (indent := STATEMENT.match(line)):
            for name, of in names.items():
                for field, to in there.get(of, {}).items():
                    new = _new_value(name, to, names)
                    if new:
                        more = f"{indent[1]}set {name}.{field} to {new}\n"
                        yield (
                            f"`{more.strip()}` in front of `{line.strip()}`",
                            "".join([*lines[:at], more, *lines[at:]]),
                        )


def _new_value(name: str, of: str, names: dict[str, str]) -> str:
    if of.endswith("?"):
        return "none"
    others = [other for other, kind in names.items() if kind == of and other != name]
    return others[0] if others else ""
