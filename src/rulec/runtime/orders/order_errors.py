"""Error messages for lines that fit no form: the expected text at the furthest place that a form reached."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rulec.runtime.game.domains import SHOWN
from rulec.runtime.game.messages import listed
from rulec.runtime.game.specs import ActSpec, Notation, NotYet, Optional, Part, Slot


class Furthest:
    """Record of the furthest places that forms reached in a line."""

    __slots__ = ("at", "expected", "final", "forms", "names")

    def __init__(self) -> None:
        self.at = -1
        self.final = False
        self.expected: list[str] = []
        self.names: list[str] = []
        self.forms: list[Notation] = []

    def tells(self, at: int, final: bool = False) -> bool:
        """Return whether a form that ends at this place is at least as good as the best so far."""
        return (at, final) >= (self.at, self.final)

    def see(
        self, at: int, expected: str, names: Sequence[str], notations: Iterable[Notation], final: bool = False
    ) -> None:
        """Record that forms ended at a place where `expected` was missing; `names` are candidates for the
        intended word.
        """
        if not self.tells(at, final):
            return
        if (at, final) > (self.at, self.final):
            self.at, self.final = at, final
            self.expected, self.names, self.forms = [], [], []
        if expected not in self.expected:
            self.expected.append(expected)
        self.names += names
        self.forms += [each for each in notations if not each.refused]

    def sentence(self, text: str, example: str = "") -> str:
        """Return the error message for a line, with an example or the nearest forms."""
        if self.at < 0:
            return "There is nothing that may be typed here."
        here, before = text[self.at :], text[: self.at].strip()
        word = here.split(" ", 1)[0]
        stands = f"there stands “{_short(here)}”" if here else "the line ends"
        where = f"behind “{_short(before, True)}” " if before else ""
        expected = sorted(self.expected, key="nothing more".__eq__)  # the option of ending the line comes last
        some, more = expected[:SHOWN], len(self.expected) - SHOWN
        wanted = (
            f"Here should stand {', '.join(some)} or something else"
            if more > 0
            else (f"Here should stand {listed(some, 'or')}")
        )
        near = nearest(here, word, [*self.names, *(each.strip("`") for each in self.expected if each.startswith("`"))])
        hint = f"; is “{near}” meant?" if near else "."
        shown = list(dict.fromkeys(map(form, self.forms if before else _alike(text, self.forms))))
        forms = f" It is typed so: {listed(shown, 'or')}." if 0 < len(shown) <= 3 else ""
        forms += f" For example: “{example}”." if example else ""
        return f"{wanted}, but {where}{stands}{hint}{forms}"


def begun_late(missing: Mapping[str, Sequence[Notation]], text: str) -> str:
    """Return the message for a line whose beginning is missing; empty if that is not the fault."""
    if not missing or not text:
        return ""
    shown = list(dict.fromkeys(form(each) for forms in missing.values() for each in forms))
    forms = f" It is typed so: {listed(shown, 'or')}." if len(shown) <= 3 else ""
    return f"In front of “{_short(text)}” there is missing {listed(list(missing), 'or')}.{forms}"


def not_carried_out(text: str, not_yet: Sequence[NotYet]) -> str:
    """Return the message for a line that begins with the number or title of a command without an act; else empty."""
    low = text.casefold()
    for each in not_yet:
        number = "" if each.number is None else str(each.number)
        for begin in (number, each.title.casefold()):
            if begin and low.startswith(begin) and not low[len(begin) : len(begin) + 1].isalnum():
                return f"{number} {each.title} is not carried out yet.".lstrip()
    return ""


def unknown_number(text: str, acts: Sequence[ActSpec]) -> str:
    """Return the message for a line with an unknown command number, if all commands are typed by number.

    No similar number is suggested, since it would be an unrelated command.
    """
    word = text.partition(" ")[0].strip("#:.,")
    heads = {
        notation.parts[0].partition(" ")[0].strip(":") if isinstance(notation.parts[0], str) else ""
        for spec in acts
        for notation in spec.notations
    }
    if not word.isdecimal() or word in heads or not heads <= {str(spec.number) for spec in acts}:
        return ""
    kinds = dict.fromkeys(spec.kind.replace("_", " ") for spec in acts)
    return f"There is no {listed(list(kinds), 'or')} {word}."


def form(notation: Notation) -> str:
    """Return a typed form as shown to players: `7 TARGET [AMOUNT]`."""

    def shown(parts: Iterable[Part]) -> str:
        pieces: list[str] = []
        for part in parts:
            match part:
                case str():
                    pieces.append(part)
                case Slot(name=name):
                    pieces.append(name.upper().replace("_", " "))
                case Optional(parts=inner):
                    text = shown(inner)
                    pieces.append(f"{' ' * text.startswith(' ')}[{text.strip()}]")
        return "".join(pieces)

    return " ".join(shown(notation.parts).split())


def nearest(here: str, word: str, names: Sequence[str]) -> str:
    """Return the name that was most likely meant, or an empty text."""
    from difflib import get_close_matches  # imported late: needed only for errors

    if word.isdecimal():  # another number is never a misspelling
        names = [name for name in names if not name.isdecimal()]
    known = {name.casefold(): name for name in reversed(names)}  # reversed, so that the printed name wins
    begun = sorted((low for low in known if len(word) > 1 and low.startswith(word.casefold())), key=len)
    if begun and all(low.startswith(begun[0]) for low in begun):  # the shorter of two names that begin alike
        return known[begun[0]]
    # try the rest of the line first: names may have several words
    for text in (here, word):
        found = get_close_matches(text.casefold(), sorted(known), 1, 0.6)
        if found:
            return known[found[0]]
    return ""


def _alike(text: str, forms: Sequence[Notation]) -> list[Notation]:
    """Return the forms that share most of their words with a line that begins like none of them."""
    from difflib import get_close_matches

    there = [word.casefold() for word in text.split()]

    def common(notation: Notation) -> int:
        own = [word.casefold() for part in notation.parts if isinstance(part, str) for word in part.split()]
        return sum(bool(get_close_matches(word, there, 1, 0.8)) for word in own if len(word) > 3)

    counts = [common(each) for each in forms]
    most = max(counts, default=0)
    return [each for each, count in zip(forms, counts, strict=True) if count == most and most]


def _short(text: str, end: bool = False) -> str:
    if len(text) <= 40:
        return text
    return f"…{text[-39:]}" if end else f"{text[:39]}…"
