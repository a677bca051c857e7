"""The templates without their engine: what the templates of this folder say is little, and is compiled at once.

They are Jinja templates and mean here what they mean there: `{{ value }}`, `{% if %}`, `{% for %}` with `loop.last`,
`{% include %}`, and of expressions dotted names, texts, `not`, `or` and `A if C else B`. Loading Jinja and compiling
with it takes longer than making the pages that a small change touches. A template that says more is refused with
`Unknown`, and `render` hands it to Jinja itself.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache

FOLDER = os.path.join(os.path.dirname(__file__), "templates")
_PIECE = re.compile(r"(?P<value>\{\{.*?\}\})|(?P<block>\{%.*?%\})|(?P<other>\{#.*?#\})", re.S)
_WORD = re.compile(r"\s*(?:(?P<text>\"[^\"\\]*\")|(?P<name>[a-z_]+(?:\.[a-z_]+)*))\s*")
_KEYWORDS = frozenset({"if", "else", "or", "not", "and", "in", "is", "true", "false", "none"})

Piece = tuple[str, str]
"""`text` as it stands, the expression of a `value`, or the words of a `block`."""
Render = Callable[[Mapping[str, object], Callable[[object], str]], str]


class Unknown(Exception):
    """A template says something that is not known here."""


@cache
def compiled(template: str) -> Render:
    """A function from the names that a template reads, and from what makes text of values, to the text."""
    code = _Code()
    code.template(template)
    made: dict[str, Render] = {}
    exec(code.source, made)  # the templates are part of rulec
    return made["render"]


def pieces(template: str) -> Iterator[Piece]:
    """The pieces of a template. A block takes the blanks in front of it on its line with it, and its line's end."""
    with open(os.path.join(FOLDER, f"{template}.md.j2"), encoding="utf-8") as file:
        text = file.read().removesuffix("\n")
    at = 0
    for found in _PIECE.finditer(text):
        plain = text[at : found.start()]
        at = found.end()
        if found["other"] is not None:
            raise Unknown(template)
        if found["value"] is not None:
            yield "text", plain
            yield "value", found[0][2:-2].strip()
            continue
        line = plain.rfind("\n") + 1
        if not plain[line:].strip(" \t") and (line or found.start() == len(plain)):
            plain = plain[:line]
        yield "text", plain
        yield "block", found[0][2:-2].strip()
        if text[at : at + 1] == "\n":
            at += 1
    yield "text", text[at:]


class _Code:
    """The Python of one template."""

    def __init__(self) -> None:
        self.lines = ["def render(names, show):", "    parts = []", "    add = parts.append"]
        self.depth = 1
        self.loops: list[list[str]] = []  # their variables, the innermost last

    @property
    def source(self) -> str:
        """The function."""
        return "\n".join([*self.lines, "    return ''.join(parts)"])

    def line(self, text: str) -> None:
        self.lines.append("    " * self.depth + text)

    def template(self, name: str) -> None:
        """What a template adds."""
        depth = self.depth
        for sort, text in pieces(name):
            if sort == "text":
                if text:
                    self.line(f"add({text!r})")
            elif sort == "value":
                self.line(f"add(show({self.expression(text)}))")
            else:
                self.block(text)
        if self.depth != depth:
            raise Unknown(name)

    def block(self, text: str) -> None:
        """A statement."""
        word, _, rest = text.partition(" ")
        if word == "if":
            self.line(f"if {self.expression(rest)}:")
            self.depth += 1
            self.line("pass")
        elif text == "else" or word == "elif":
            self.depth -= 1
            self.line("else:" if text == "else" else f"elif {self.expression(rest)}:")
            self.depth += 1
            self.line("pass")
        elif text == "endif":
            self.depth -= 1
        elif word == "for":
            self.loop(rest)
        elif text == "endfor":
            self.depth -= 1
            self.loops.pop()
        elif word == "include" and re.fullmatch(r'"[a-z_]+\.md\.j2"', rest):
            self.template(rest.strip('"').removesuffix(".md.j2"))
        else:
            raise Unknown(text)

    def loop(self, rest: str) -> None:
        """`for x in xs`: the rounds are counted, for `loop.last`."""
        found = re.fullmatch(r"([a-z_]+(?:, [a-z_]+)?) in ([a-z_.]+)", rest)
        names = found[1].split(", ") if found is not None else []
        if found is None or not _KEYWORDS.isdisjoint(names):
            raise Unknown(rest)
        level = len(self.loops)
        self.line(f"items_{level} = list({self.expression(found[2])})")
        bound = ", ".join(f"v_{name}" for name in names)
        self.line(f"for at_{level}, {f'({bound})' if len(names) > 1 else bound} in enumerate(items_{level}, 1):")
        self.loops.append(names)
        self.depth += 1
        self.line("pass")

    # ---- expressions ---------------------------------------------------------------------------
    def expression(self, text: str) -> str:
        """`A if C else B`, `A or B`, `not A`, a name or a text."""
        words = list(_words(text))
        found = self.choice(words)
        if words:
            raise Unknown(text)
        return found

    def choice(self, words: list[str]) -> str:
        then = self.either(words)
        if not words or words[0] != "if":
            return then
        words.pop(0)
        test = self.either(words)
        if not words or words.pop(0) != "else":
            raise Unknown("if")
        return f"({then} if {test} else {self.choice(words)})"

    def either(self, words: list[str]) -> str:
        found = self.single(words)
        while words and words[0] == "or":
            words.pop(0)
            found = f"({found} or {self.single(words)})"
        return found

    def single(self, words: list[str]) -> str:
        if not words:
            raise Unknown("end")
        word = words.pop(0)
        if word == "not":
            return f"(not {self.single(words)})"
        if word.startswith('"'):
            return repr(word[1:-1])
        if word in _KEYWORDS:
            raise Unknown(word)
        head, dot, rest = word.partition(".")
        if head == "loop":
            if rest != "last" or not self.loops:
                raise Unknown(word)
            level = len(self.loops) - 1
            return f"(at_{level} == len(items_{level}))"
        name = f"v_{head}" if any(head in names for names in self.loops) else f"names[{head!r}]"
        return name + dot + rest


def _words(text: str) -> Iterator[str]:
    at = 0
    while at < len(text):
        found = _WORD.match(text, at)
        if found is None:
            raise Unknown(text)
        yield found["text"] or found["name"]
        at = found.end()
