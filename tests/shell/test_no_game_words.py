"""The compiler knows no game: no word that a pack declares stands in `src/`, `grammar/` or `schemas/`.

Every kind, field, enumeration member and record key of every pack is looked for: as a whole word, as a part of an
identifier in any spelling, and with a plural's ending. EXCEPTED lists the words that English, programming or the
language itself needs as well, each with its reason.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from rulec.driver.packs import Shelf
from tests.remembered import compiled

ROOT = Path(__file__).parents[2]
FOLDERS = ("src", "grammar", "schemas")
SUFFIXES = (".py", ".js", ".ts", ".lark", ".json", ".j2", ".md")
PARTS = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+")

BROUGHT_ALONG = ("minisearch",)
"""Folders of what others have written."""

EXCEPTED = {
    "absent": "English: what is not there",
    "across": "how far across a spot lies, a word of the language",
    "active": "the active element of a page has the focus",
    "area": "the areas of the language's ground",
    "arm": "English: the arm of a `match`; a class of literals",
    "artifact": "SARIF calls a file an artifact",
    "average": "`average` is the sample of a declared die",
    "bar": "English: a bar of progress, a bar between two values",
    "building": "English: the building of outputs and tables",
    "capital": "English: a capital letter",
    "cast": "`typing.cast`, and a free spelling that is offered for `roll`",
    "chart": "English: a chart on a page",
    "class": "a class of Python",
    "code": "the codes of diagnostics",
    "con": "a device of some systems, after which no file is named",
    "control": "control characters",
    "count": "the language's `count(…)`, and counting",
    "cut": "English: cut at the end, a cut of an axis",
    "damage": "English: damage to a file",
    "deal": "a free spelling that is offered for `draw`",
    "den": "short for a denominator",
    "door": "English: the front door of a package",
    "double": "English: to double, doubled spaces",
    "down": "how far down a spot lies, a word of the language",
    "due": "a name that the sample rules bind",
    "edge": "the edges of an area",
    "effect": "English: to take effect",
    "escaping": "making text safe for Markdown and Python",
    "facing": "`facing`, a word of the language",
    "fails": "English: what fails, a test that fails",
    "fear": "English: what may happen",
    "fields": "the fields of kinds",
    "figure": "English: the figures of an amount",
    "fine": "English: a fine grain",
    "first": "English, and a word of the language",
    "food": "a measure of the sample rules",
    "forgotten": "English: a mark that was forgotten",
    "free": "English: words that are free",
    "friend": "who the sample rules speak of",
    "goal": "English: what something is rounded to, or leads to",
    "gold": "the measure of the sample rules",
    "good": "the mended source of a code",
    "grade": "a free spelling that rulec offers for the word `scale`",
    "grain": "`grain`, a word of the language",
    "green": "a colour of the sample rules",
    "group": "English: things that stand together; a group of a regular expression",
    "guard": "who the sample rules of the catalogue of codes speak of; the condition of an entry",
    "held": "English: what is held",
    "heads": "English: the head of a declaration, of a column, of a file",
    "hidden": "what is hidden from players",
    "hold": "English: to hold, a word of the language",
    "hol": "`holes`, which are no plural of it",
    "idle": "English: what counts for nothing",
    "increase": "`increase by`, a word of the language",
    "invisible": "Unicode: invisible characters",
    "lasting": "English: what lasts",
    "leader": "English: the entry that leads a family",
    "level": "levels of indentation, of headings and of binding; the measure of samples",
    "lowest": "`lowest`, a word of the language",
    "luck": "a family of the sample rules",
    "marshal": "a module of Python",
    "master": "`sqlite_master`, the table of a database's tables",
    "move": "English: a clause moves the value",
    "name": "names are everywhere",
    "near": "English: near by, the nearest name",
    "nth": "English: the nth of several",
    "number": "numbers are everywhere",
    "offer": "English: to offer a cure",
    "order": "the order in which things stand",
    "ordered": "English: what stands in an order",
    "origin": "where a clause comes from",
    "other_number": "`other.number`, and English",
    "outcome": "English: what comes of an example or of dice",
    "owner": "who a member, an entry or a field belongs to",
    "piece": "English: a piece of a text",
    "pieces": "English: the pieces of a text",
    "place": "the place of a fault, the place where something stands",
    "plan": "English: the plan of a family",
    "post": "`__post_init__`",
    "power": "the power of a measure in a compound",
    "presence": "a presence test asks whether an optional value is there",
    "protected": "a word that JavaScript keeps for itself",
    "quarters": "English: parts of four",
    "rank": "the rank of operations in a step",
    "region": "SARIF calls a place in a file a region",
    "regular": "a regular file",
    "relation": "a key of the export",
    "route": "a free spelling that is offered for `path`",
    "scroll": "a browser's word for moving a page about",
    "search": "`re.search`",
    "season": "the state of the sample rules",
    "share": "English: a share of an amount",
    "side": "English: the sides of a table, of a die, of a comparison",
    "sites": "the sites of packs, for players",
    "sleep": "`time.sleep`, and a sample rule",
    "sort": "sorting, and the sort of a thing",
    "spacing": "English: the blanks in a line",
    "stage": "a stage of the compiler, a step of a sequence",
    "stand": "English: where something stands",
    "standard": "the standard library",
    "succeeds": "English: what succeeds",
    "support": "`runtime.support`, and English",
    "target": "what a modification, a link or a build is for",
    "title": "titles are everywhere",
    "tri": "`tries`, which are no plural of it",
    "turn_step": "the turn and the step of a report",
    "turned": "English: turned about, turned into",
    "turns_left": "the language gives it to what lies on something for some turns",
    "types": "types are everywhere",
    "unit": "the unit in which a column counts; the unit of an amount",
    "void": "an operator of JavaScript",
}


def words_of(text: str) -> tuple[str, ...]:
    """`DemonPrince`, `demon_prince` and `demon prince` are (demon, prince)."""
    return tuple(part.lower() for part in PARTS.findall(text))


@lru_cache(maxsize=1)
def declared() -> dict[tuple[str, ...], str]:
    """The words of every pack, with where they are declared."""
    found: dict[tuple[str, ...], str] = {}
    for name in Shelf([(str(ROOT / "rules"), "")]).names:
        model = compiled(name).model
        for kind in model.kinds.values():
            for text in (kind.name, kind.word, kind.plural, *(f.name for f in kind.fields)):
                found.setdefault(words_of(text), f"{kind.span}: {text}")
        for enum in model.enums.values():
            for text in (enum.name, *(m.name for m in enum.members)):
                found.setdefault(words_of(text), f"{enum.span}: {text}")
        for records in model.records.values():
            for record in records:
                found.setdefault(words_of(record.name), f"{record.span}: {record.name}")
    return {words: place for words, place in found.items() if len("".join(words)) > 1}  # one letter is no word


def spelt(words: tuple[str, ...]) -> set[tuple[str, ...]]:
    """The words and their plurals."""
    last = words[-1]
    endings = {last, last + "s", last + "es", *((last[:-1] + "ies",) if last.endswith("y") else ())}
    return {(*words[:-1], ending) for ending in endings}


def test_no_game_word() -> None:
    wanted: dict[str, list[tuple[tuple[str, ...], str]]] = {}
    excepted = {form for name in EXCEPTED for form in spelt(tuple(name.split("_")))}
    for words, place in sorted(declared().items()):
        if words not in excepted:
            for form in sorted(spelt(words)):
                wanted.setdefault(form[0], []).append((form, place))
    hits: dict[str, str] = {}
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix not in SUFFIXES or {"__pycache__", *BROUGHT_ALONG} & {*path.parts}:
                continue
            for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
                parts = words_of(line)
                for at, part in enumerate(parts):
                    for form, place in wanted.get(part, ()):
                        if parts[at : at + len(form)] == form:
                            hits.setdefault("_".join(form), f"{path.relative_to(ROOT)}:{number}, from {place}")
    assert not hits, "\n".join(f"{word}: {where}" for word, where in sorted(hits.items()))


def test_the_list_holds_no_more_than_is_needed() -> None:
    names = {"_".join(words) for words in declared()}
    assert not set(EXCEPTED) - names, "these words are declared by no pack any more"
    assert all(len(reason) > 10 for reason in EXCEPTED.values())
