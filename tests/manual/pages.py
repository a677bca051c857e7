"""Makes what the language reference is looked up by: its contents, an index of all words, and a sheet of clauses.

Words are those of the grammar, and lines those of the reference's own snippets, which a test compiles. So a word or a
clause without a snippet is seen. `python -m tests.manual.pages` writes them again.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from rulec.base.diagnostics import Report
from rulec.base.spans import Source
from rulec.syntax.keywords import words
from rulec.syntax.layout import lay_out
from rulec.syntax.nodes import VERBS
from rulec.syntax.parser import load, text_of
from rulec.syntax.reading import Tables
from rulec.syntax.tree_forms import EXPRESSIONS
from tests.syntax.noting import Noting

DOCS = Path(__file__).parents[2] / "docs"
LANGUAGE, WORDS, SHEET = DOCS / "language.md", DOCS / "index_of_words.md", DOCS / "cheat_sheet.md"
WANTED = DOCS / "i-want-to.md"
"""What an editor wants to say, with the sections that tell how: written by hand, and checked."""
FENCE = re.compile(r"^```(rules|yaml)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^(##+) (.*)$", re.MULTILINE)
MANY, SEVERAL = "in many declarations", 4
"""Where lines are shown that stand in more sorts of declarations than this."""
BEGIN, END = "<!-- contents: python -m tests.manual.pages -->\n", "<!-- end of contents -->\n"


class Snippet(NamedTuple):
    """A snippet of the reference, below its heading."""

    heading: str
    text: str


class Clause(NamedTuple):
    """A line of the language: its rule in the grammar, in which declaration it stands, and the snippet's heading."""

    rule: str
    within: str
    line: str
    heading: str


def body() -> str:
    """The reference without its contents."""
    before, _, rest = LANGUAGE.read_text("utf-8").partition(BEGIN)
    return before + (rest.partition(END)[2].removeprefix("\n") if rest else "")


def headings(text: str) -> list[tuple[str, str]]:
    """The headings of a text, each with its signs."""
    return HEADING.findall(re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL))


def anchor(heading: str) -> str:
    """Where a heading is found, as GitHub has it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def link(heading: str) -> str:
    """A link from a page beside the reference."""
    return f"[{heading}](language.md#{anchor(heading)})"


def with_contents() -> str:
    """The reference with its contents in front of its first section."""
    text, lines, below = body(), list[str](), False
    for level, heading in headings(text):
        if len(level) == 2 or not lines:
            lines.append(f"- [{heading}](#{anchor(heading)})")
            below = False
        elif len(level) == 3:
            lines[-1] += f"{' · ' if below else ': '}[{heading}](#{anchor(heading)})"
            below = True
    at = next(match.start() for match in HEADING.finditer(text))
    return text[:at] + BEGIN + "\n".join(lines) + "\n" + END + "\n" + text[at:]


def snippets() -> list[Snippet]:
    """The snippets of rules, in their order."""
    text = body()
    found = []
    for match in FENCE.finditer(text):
        if match[1] == "rules":
            found.append(Snippet(headings(text[: match.start()])[-1][1], match[2]))
    return found


# ---- the index of words ----------------------------------------------------------------------------
def index() -> str:
    """Each word and phrase of the language with the sections that tell of it."""
    lines = [f"- `{word}`: {', '.join(map(link, places))}" for word, places in places_of_words().items()]
    return (
        "# An index of words\n\nEach word and phrase of the [reference](language.md), with the sections that "
        "tell of it, or else the first that use it. A [sheet of clauses](cheat_sheet.md) shows a line of each sort.\n\n"
        + "\n".join(lines) + "\n"
    )  # fmt: skip


def places_of_words() -> dict[str, list[str]]:
    """Each word and phrase with the headings that name it, else those of snippets or sentences that use it."""
    shown, told = snippets(), sections()
    found: dict[str, list[str]] = {}
    for word in sorted({*words().all, *words().phrases}):
        fits = re.compile(rf"(?<![\w\"]){re.escape(word)}(?!\w)")
        titled = [heading for heading, _ in told if fits.search(heading)]
        used = [one.heading for one in shown if fits.search(re.sub(r'"[^"\n]*"|#.*', "", one.text))]
        found[word] = list(
            dict.fromkeys(titled or used or [one for one, text in told if any(map(fits.search, spans(text)))])
        )[:3]
    return found


def spans(text: str) -> list[str]:
    """The words of the language in sentences: what stands between two backticks, outside of fences."""
    return re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL))


def sections() -> list[tuple[str, str]]:
    """The headings, each with the text below it."""
    text = body()
    places = [match for match in HEADING.finditer(text) if (match[1], match[2]) in set(headings(text))]
    ends = [*(match.start() for match in places[1:]), len(text)]
    return [(match[2], text[match.end() : end]) for match, end in zip(places, ends, strict=True)]


# ---- the sheet of clauses --------------------------------------------------------------------------
def line_rules() -> frozenset[str]:
    """The rules of the grammar that are a line, or begin with one."""
    found = set()
    for rule in load().rules:
        if any(symbol.name == "_NL" for symbol in rule.expansion):
            found.add(str(rule.alias or rule.origin.name))
    return frozenset(name for name in found if name[0] != "_") - EXPRESSIONS - {"start"}


def clauses() -> Iterator[Clause]:
    """Every line of the snippets, by the rule of the grammar that reads it."""
    tables, rules = Tables(load()), line_rules()
    for snippet in snippets():
        layout = lay_out(Source("x", snippet.text), Report())
        for lines in layout.chunks:
            base = lines[0].start
            text, levels = text_of(layout.text, base, lines), {line.start - base: line.level for line in lines}
            noting = Noting(text)
            tables.read(text, "start", levels, noting)
            outer = [rule for rule, at, _ in noting.read if at == 0 and rule in rules]
            for rule, at, end in noting.read:
                if rule in rules and text[at:end].strip():
                    shown = snippet.text[base + at :].partition("\n")[0].partition(" #")[0].strip()
                    yield Clause(rule, outer[-1] if outer else rule, shown, snippet.heading)


def sheet() -> str:
    """One line for each sort of line, the shortest that the reference shows, by the declaration in which it stands."""
    every = list(clauses())
    within: dict[str, set[str]] = {}
    for clause in every:
        within.setdefault(clause.rule, set()).add(clause.within)
    best: dict[tuple[str, str], Clause] = {}
    for clause in every:
        # `base`, `add` and so on are one rule of the grammar
        verb = next((verb for verb in VERBS if clause.rule == "contribution" and clause.line.startswith(verb)), "")
        key = MANY if len(within[clause.rule]) > SEVERAL else clause.within, f"{clause.rule} {verb}"
        if key not in best or len(clause.line) < len(best[key].line):
            best[key] = clause
    groups: dict[str, list[Clause]] = {}
    for (group, _), clause in best.items():
        groups.setdefault(group, []).append(clause)
    parts = [
        "# A sheet of clauses\n\nOne line of each sort, the shortest that the [reference](language.md) has, by the "
        "declaration in which it stands; behind it the section that explains it. "
        "All words stand in an [index](index_of_words.md).",
    ]
    for group in sorted(groups, key=lambda group: group == MANY):
        some = sorted(groups[group], key=lambda one: one.rule != group)
        rows = [f"| `{one.line.replace('|', '&#124;')}` | {link(one.heading)} |" for one in some]
        parts.append(f"## {group.replace('_', ' ')}\n\n| line | more about it |\n| --- | --- |\n" + "\n".join(rows))
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    LANGUAGE.write_text(with_contents(), "utf-8")
    WORDS.write_text(index(), "utf-8")
    SHEET.write_text(sheet(), "utf-8")
