"""The compiler knows no game: no word that a pack declares stands in `src/`, `grammar/` or `schemas/`.

Every kind, field, enumeration member and record key of every pack is looked for: as a whole word, as a part of an
identifier in any spelling, and with a plural's ending. EXCEPTED lists the words that English, programming or the
language itself needs as well, each with its reason.
"""

from __future__ import annotations

import re
from pathlib import Path

from rulec.base.diagnostics import Report
from rulec.driver.compile import compile_pack
from rulec.driver.packs import Shelf

ROOT = Path(__file__).parents[2]
FOLDERS = ("src", "grammar", "schemas")
SUFFIXES = (".py", ".lark", ".json", ".j2", ".md")
PARTS = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+")

EXCEPTED = {
    "absent": "plain English, or a word of a neutral example",
    "arm": "plain English, or a word of a neutral example",
    "artifact": "SARIF calls a file an artifact",
    "average": "plain English, or a word of a neutral example",
    "bid": "plain English, or a word of a neutral example",
    "bless": "plain English, or a word of a neutral example",
    "building": "English: the building of outputs and tables",
    "capital": "plain English, or a word of a neutral example",
    "cast": "plain English, or a word of a neutral example",
    "chart": "plain English, or a word of a neutral example",
    "class": "a class of Python",
    "code": "plain English, or a word of a neutral example",
    "control": "plain English, or a word of a neutral example",
    "count": "the language's `count(…)`, and counting",
    "cut": "English: cut at the end, a cut of an axis",
    "damage": "plain English, or a word of a neutral example",
    "desert": "plain English, or a word of a neutral example",
    "door": "English: the front door of a package",
    "double": "English: to double, doubled spaces",
    "due": "plain English, or a word of a neutral example",
    "effect": "English: to take effect",
    "escaping": "making text safe for Markdown and Python",
    "experience": "plain English, or a word of a neutral example",
    "fields": "plain English, or a word of a neutral example",
    "figure": "English: the figures of an amount",
    "fine": "English: a fine grain",
    "first": "plain English, or a word of a neutral example",
    "food": "plain English, or a word of a neutral example",
    "forgotten": "English: a mark that was forgotten",
    "free": "plain English, or a word of a neutral example",
    "friend": "who the sample rules speak of",
    "goal": "English: what something is rounded to, or leads to",
    "gold": "plain English, or a word of a neutral example",
    "good": "plain English, or a word of a neutral example",
    "grade": "a free spelling that rulec offers for the word `scale`",
    "grain": "plain English, or a word of a neutral example",
    "green": "plain English, or a word of a neutral example",
    "group": "English: things that stand together; a group of a regular expression",
    "guard": "who the sample rules of the catalogue of codes speak of; the condition of an entry",
    "held": "plain English, or a word of a neutral example",
    "hold": "plain English, or a word of a neutral example",
    "idle": "English: what counts for nothing",
    "increase": "plain English, or a word of a neutral example",
    "influence": "plain English, or a word of a neutral example",
    "lasting": "plain English, or a word of a neutral example",
    "leader": "plain English, or a word of a neutral example",
    "level": "levels of indentation, of headings and of binding; the measure of samples",
    "luck": "plain English, or a word of a neutral example",
    "marshal": "a module of Python",
    "move": "English: a clause moves the value",
    "name": "names are everywhere",
    "night": "plain English, or a word of a neutral example",
    "number": "numbers are everywhere",
    "offer": "plain English, or a word of a neutral example",
    "open_order": "plain English, or a word of a neutral example",
    "order": "the order in which things stand",
    "ordered": "plain English, or a word of a neutral example",
    "origin": "plain English, or a word of a neutral example",
    "other_number": "`other.number`, and English",
    "outcome": "English: what comes of an example or of dice",
    "owner": "who a member, an entry or a field belongs to",
    "place": "the place of a fault, the place where something stands",
    "plains": "plain English, or a word of a neutral example",
    "plan": "plain English, or a word of a neutral example",
    "post": "plain English, or a word of a neutral example",
    "power": "the power of a measure in a compound",
    "quarters": "plain English, or a word of a neutral example",
    "rank": "the rank of operations in a step",
    "region": "plain English, or a word of a neutral example",
    "regular": "plain English, or a word of a neutral example",
    "relation": "plain English, or a word of a neutral example",
    "retreat": "plain English, or a word of a neutral example",
    "ruler": "plain English, or a word of a neutral example",
    "search": "`re.search`",
    "season": "plain English, or a word of a neutral example",
    "share": "plain English, or a word of a neutral example",
    "side": "English: the sides of a table, of a die, of a comparison",
    "sort": "sorting, and the sort of a thing",
    "spacing": "plain English, or a word of a neutral example",
    "stage": "plain English, or a word of a neutral example",
    "stance": "plain English, or a word of a neutral example",
    "stand": "plain English, or a word of a neutral example",
    "standard": "plain English, or a word of a neutral example",
    "succeeds": "English: what succeeds",
    "support": "`runtime.support`, and English",
    "target": "what a modification, a link or a build is for",
    "title": "plain English, or a word of a neutral example",
    "turn_step": "plain English, or a word of a neutral example",
    "turned": "English: turned about, turned into",
    "types": "plain English, or a word of a neutral example",
    "unit": "the unit in which a column counts; the unit of an amount",
}


def words_of(text: str) -> tuple[str, ...]:
    """`DemonPrince`, `demon_prince` and `demon prince` are (demon, prince)."""
    return tuple(part.lower() for part in PARTS.findall(text))


def declared() -> dict[tuple[str, ...], str]:
    """The words of every pack, with where they are declared."""
    found: dict[tuple[str, ...], str] = {}
    shelf = Shelf([(str(ROOT / "rules"), "")])
    for name in shelf.names:
        report = Report()
        files = shelf.get(name, report)
        made = compile_pack(files, report, find=shelf.parent, backends=()) if files is not None else None
        assert made is not None, f"the pack {name} does not compile"
        model = made.model
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
            if path.suffix not in SUFFIXES or "__pycache__" in path.parts:
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
