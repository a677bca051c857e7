"""Reads what a player types: one line against the typed forms of all acts.

Words are taken in any case and spacing. A hole takes an amount with or without its measure, a member or entry by its
key or title, a thing in play by the name by which players know it, a text in quotes or up to what follows. When
nothing fits, the sentence speaks of the place up to which the best form fitted.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from rulec.runtime.amounts import AMOUNT, LONGEST, SPOT, fraction_of, spot_found
from rulec.runtime.faults import RuleFault, no_answer
from rulec.runtime.given import Given
from rulec.runtime.messages import listed, value_text
from rulec.runtime.order_errors import SHOWN, Furthest, begun_late, not_carried_out, unknown_number
from rulec.runtime.seeing import hides, knows
from rulec.runtime.shape import Choice, Holds, Shape, name_of
from rulec.runtime.specs import ActSpec, Notation, NotYet, Optional, Param, Part, Slot
from rulec.runtime.world import World


class Line(NamedTuple):
    """What came of a line: the act, or the sentence with which it is turned down."""

    given: Given | None
    sentence: str = ""


class Reader:
    """Reads lines in one world. Names of things are looked up once; make a new one when the world has changed."""

    __slots__ = ("_acts", "_names", "_not_yet", "shape", "world")

    def __init__(self, world: World, acts: Iterable[ActSpec], not_yet: tuple[NotYet, ...] = ()) -> None:
        self.world = world
        self.shape = world.SHAPE
        self._acts = tuple(acts)
        self._not_yet = not_yet
        self._names: dict[str, _Names] = {}

    def read(self, player: Any, text: str, line: int = 0) -> Line:
        """The act that a player gives with a line."""
        tidy = " ".join(text.split())
        if len(tidy) > LONGEST:
            return Line(None, f"This line is too long: {LONGEST} characters are enough for any.")
        best = Furthest()
        for refused in (False, True):
            for spec in self._acts:
                for notation in spec.notations:
                    if bool(notation.refused) is not refused:
                        continue
                    found = self._match(spec, notation, player, tidy, best)
                    if found is not None and refused:
                        return Line(None, notation.refused)
                    if found is not None:
                        try:
                            return self._given(spec, player, found, line, tidy)
                        except RuleFault as fault:  # in a domain or a default
                            return Line(None, no_answer(fault))
        if best.at <= 0:
            sentence = self.not_yet(tidy) or self._begun_late(player, tidy) or unknown_number(tidy, self._acts)
            if sentence:
                return Line(None, sentence)
        return Line(None, best.sentence(tidy))

    def not_yet(self, text: str) -> str:
        """What is said of a line that gives something that the rules do not carry out yet; nothing for any other."""
        return not_carried_out(" ".join(text.split()), self._not_yet)

    def _begun_late(self, player: Any, text: str) -> str:
        """What is wrong with a line that is whole but for what its forms begin with; nothing where it is not."""
        missing: dict[str, list[Notation]] = {}
        for spec in self._acts:
            for notation in spec.notations:
                first = notation.parts[0] if notation.parts else ""
                if not isinstance(first, Slot) or len(notation.parts) == 1 or notation.refused:
                    continue
                walk = _Walk(self, spec, notation, player, text, Furthest())
                if next(walk.parts(notation.parts[1:], 0, {}), None) is not None:
                    word = _an(self.word(spec.params[spec.places[first.name]].holds))
                    missing.setdefault(word, []).append(notation)
        return begun_late(missing, text)

    # ---- forms ---------------------------------------------------------------------------------
    def _match(
        self, spec: ActSpec, notation: Notation, player: Any, text: str, best: Furthest
    ) -> dict[str, Any] | None:
        walk = _Walk(self, spec, notation, player, text, best)
        return next(walk.parts(notation.parts, 0, {}), None)

    def _given(self, spec: ActSpec, player: Any, found: dict[str, Any], line: int, text: str) -> Line:
        arguments: list[Any] = []
        for param in spec.params:
            if param.name == spec.player:
                value: Any = player
            elif param.name in found:
                value = found[param.name]
            elif param.name == spec.actor:
                there = self.known(param.holds.of, player)
                mine = [each for each in there if self.belongs(each, spec, player)]
                if len(mine) != 1:
                    return Line(None, f"It is not said which {self.word(param.holds)} does this.")
                value = mine[0]
            elif param.default is not None:
                value = param.default(*arguments, self.world)
            else:
                return Line(None, f"It is not said which {self.word(param.holds)} is meant.")
            sentence = self._outside(param, arguments, value, player)
            if sentence:
                return Line(None, sentence)
            arguments.append(value)
        return Line(Given(spec, arguments, line=line, text=text))

    def _outside(self, param: Param, before: Sequence[Any], value: Any, player: Any) -> str:
        """Why a value is not among those that may be chosen."""
        if param.domain is None or (value is None and param.holds.optional):
            return ""
        domain = param.domain(*before, self.world)
        holds = param.holds
        items = value if holds.sort == "list" else (value,)
        inner = holds.item if holds.sort == "list" and holds.item is not None else holds
        for item in items:
            if not any(item is each or (isinstance(item, int | str | tuple) and item == each) for each in domain):
                shown = value_text(item, inner, self.shape)
                if isinstance(domain, range):
                    if not domain:
                        return f"{shown} is not possible here; no amount is."
                    ends = (value_text(end, inner, self.shape) for end in (domain[0], domain[-1]))
                    return f"{shown} is not possible here; it may be from {' to '.join(ends)}."
                names = [value_text(each, inner, self.shape) for each in self._told(domain, inner, player)]
                if not names:
                    return f"{shown} is not possible here; there is no {self.word(inner)} to choose."
                more = f", or one of {len(names) - SHOWN} others" if len(names) > SHOWN else ""
                some = ", ".join(names[:SHOWN]) if more else listed(names, "or")
                return f"{shown} is not possible here; it may be {some}{more}."
        return ""

    def _told(self, domain: Sequence[Any], holds: Holds, player: Any) -> Sequence[Any]:
        """What may be chosen, as far as the player knows of it."""
        if holds.sort != "thing":
            return domain
        return [each for each in domain if each is None or knows(player, each, self.shape)]

    def known(self, kind: str, player: Any) -> list[Any]:
        """What is in play of a kind, as far as the player knows of it."""
        there = self.world.of_kind(kind)
        return [each for each in there if knows(player, each, self.shape)] if hides(self.shape, kind) else there

    def belongs(self, actor: Any, spec: ActSpec, player: Any) -> bool:
        """Whether an actor acts for a player."""
        for slot in spec.owner:
            actor = getattr(actor, slot, None)
        return actor is player

    def word(self, holds: Holds) -> str:
        """What one value is called in sentences."""
        match holds.sort:
            case "thing":
                return self.shape.kinds[holds.of].word
            case "choice" | "set":
                return self.shape.choices[holds.of].word or holds.of
            case "number":
                return f"amount of {holds.unit.many}" if holds.unit is not None and holds.unit.many else "number"
            case "list" if holds.item is not None:
                return self.word(holds.item)
            case "spot":
                return "spot such as 120/40"
            case "truth":
                return "`yes` or `no`"
            case _:
                return "text"

    def names(self, holds: Holds, player: Any) -> _Names:
        """The names that a hole may hold: of things, those that the player knows of."""
        whose = player.id if holds.sort == "thing" and hides(self.shape, holds.of) else ""
        key = f"{holds.sort} {holds.of} {whose}"
        found = self._names.get(key)
        if found is None:
            found = self._names[key] = _Names()
            if holds.sort == "thing":
                for thing in self.known(holds.of, player):
                    found.add(thing, name_of(thing, self.shape))
                    kind = self.shape.kind_of(thing)
                    for slot in kind.also:
                        if getattr(thing, slot):
                            found.add(thing, getattr(thing, slot))
                    if kind.entries and thing.began_as >= 0:
                        choice = self.shape.choices[kind.entries]
                        found.add(thing, choice.titles[thing.began_as])
                        found.add(thing, choice.keys[thing.began_as])
            else:
                found = self._names[key] = _choice_names(self.shape.choices[holds.of])
        return found


class _Names:
    """Names to values; a name that several things have is known as such."""

    __slots__ = ("longest", "shown", "values")

    def __init__(self) -> None:
        self.values: dict[str, list[Any]] = {}
        self.shown: list[str] = []
        self.longest = 0

    def add(self, value: Any, name: str) -> None:
        shown = " ".join(name.split())
        for each in dict.fromkeys((shown, shown.replace("_", " "))):
            row = self.values.setdefault(each.casefold(), [])
            if not row:
                self.shown.append(each)
                self.longest = max(self.longest, len(each) + 2)
            if not any(value is other or (isinstance(value, int) and value == other) for other in row):
                row.append(value)


@lru_cache(maxsize=256)
def _choice_names(choice: Choice) -> _Names:
    """The names of members or entries: the same in every world."""
    found = _Names()
    for member, (key, title) in enumerate(zip(choice.keys, choice.titles, strict=True)):
        found.add(member, title)
        found.add(member, key)
    for member, key in enumerate(choice.printed):
        if key:
            found.add(member, key)
    return found


class _Walk:
    """One form against one line, with all ways in which it may fit, the longest names first."""

    __slots__ = ("best", "notation", "player", "reader", "spec", "text")

    def __init__(
        self, reader: Reader, spec: ActSpec, notation: Notation, player: Any, text: str, best: Furthest
    ) -> None:
        self.reader = reader
        self.spec = spec
        self.notation = notation
        self.player = player
        self.text = text
        self.best = best

    def parts(self, parts: Sequence[Part], at: int, found: dict[str, Any]) -> Iterator[dict[str, Any]]:
        """All ways in which the parts fit from a place to the end of the line."""
        if not parts:
            if at == len(self.text.rstrip()) or not self.text[at:].strip():
                yield found
            else:
                self.miss(at, "nothing more")
            return
        first, rest = parts[0], parts[1:]
        match first:
            case str():
                end = self.literal(first, at)
                if end is not None:
                    yield from self.parts(rest, end, found)
            case Slot(name=name):
                param = self.spec.params[self.spec.position(name)]
                acts = name == self.spec.actor
                for value, end in self.hole(param.holds, at, acts):
                    if acts and not self.mine(value):
                        self.miss(at, f"{_an(self.reader.word(param.holds))} of yours", final=True)
                        continue
                    yield from self.parts(rest, end, {**found, name: value})
            case Optional(parts=inner):
                yield from self.parts((*inner, *rest), at, found)
                yield from self.parts(rest, at, found)

    def literal(self, words: str, at: int) -> int | None:
        """The place behind a piece of text; spaces count as such only between words."""
        text = self.text
        for word in _words(words):
            while at < len(text) and text[at] == " ":
                at += 1
            end = at + len(word)
            joined = word[-1:].isalnum() and end < len(text) and text[end].isalnum()
            if text[at:end].casefold() != word.casefold() or joined:
                self.miss(at, f"`{word}`")
                return None
            at = end
        return at

    def hole(self, holds: Holds, at: int, acts: bool = False) -> Iterator[tuple[Any, int]]:
        """The values that may stand in a hole, and the place behind each; `acts`: one who acts for the player."""
        while at < len(self.text) and self.text[at] == " ":
            at += 1
        if holds.optional and self.text[at : at + 4].casefold() == "none" and not self.text[at + 4 : at + 5].isalnum():
            yield None, at + 4
        match holds.sort:
            case "number":
                yield from self.amount(holds, at)
            case "spot":
                yield from self.spot(holds, at)
            case "text":
                yield from self.words(at)
            case "truth":
                for word, value in (("yes", True), ("no", False)):
                    end = at + len(word)
                    if self.text[at:end].casefold() == word and not self.text[end : end + 1].isalnum():
                        yield value, end
                        return
                self.miss(at, "`yes` or `no`")
            case "list" if holds.item is not None:
                yield from self.row(holds.item, at, ())
            case "set":
                for row, end in self.row(holds._replace(sort="choice"), at, ()):
                    yield sum(1 << member for member in dict.fromkeys(row)), end
            case _:
                yield from self.named(holds, at, acts)

    def row(self, item: Holds, at: int, before: tuple[Any, ...]) -> Iterator[tuple[tuple[Any, ...], int]]:
        """Values with commas between them."""
        for value, end in self.hole(item, at):
            if self.text[end : end + 1] == ",":
                yield from self.row(item, end + 1, (*before, value))
            yield (*before, value), end

    def named(self, holds: Holds, at: int, acts: bool = False) -> Iterator[tuple[Any, int]]:
        """A member, an entry or a thing, by the longest name that stands here."""
        names, text = self.reader.names(holds, self.player), self.text
        start = at
        if text[at : at + 1] == '"' and (quote := text.find('"', at + 1)) > 0:
            stretches = [(text[at + 1 : quote], quote + 1)]
        else:
            ends = range(min(len(text), at + names.longest), at, -1)
            stretches = [
                (text[at:end], end) for end in ends if not (text[end - 1].isalnum() and text[end : end + 1].isalnum())
            ]
        hit = False
        for name, end in stretches:
            values = names.values.get(" ".join(name.split()).casefold(), [])
            if len(values) > 1 and acts:  # of several with one name the player means his own
                values = [each for each in values if self.mine(each)] or values[:1]
            if len(values) > 1:
                self.miss(start, f"one {self.reader.word(holds)}; {len(values)} are called “{name}”", final=True)
            elif values:
                hit = True
                yield values[0], end
        if not hit and self.best.tells(start):
            known = names.shown
            if acts:  # nobody is told of those who act for others
                known = [name for name in known if any(map(self.mine, names.values[name.casefold()]))]
            self.miss(start, _an(self.reader.word(holds)), known)

    def words(self, at: int) -> Iterator[tuple[str, int]]:
        """A text: what stands in quotes, else no more than lets the rest of the form fit."""
        text = self.text
        if text[at : at + 1] == '"':
            quote = text.find('"', at + 1)
            if quote > at + 1:
                yield text[at + 1 : quote], quote + 1
            else:
                self.miss(at, "a text in quotes that ends with a quote")
            return
        if at >= len(text):
            self.miss(at, "a text")
        for end in range(at + 1, len(text) + 1):
            if end == len(text) or text[end] == " " or not (text[end].isalnum() and text[end - 1].isalnum()):
                name = text[at:end].strip()
                if name:
                    yield name, end

    def amount(self, holds: Holds, at: int) -> Iterator[tuple[int, int]]:
        """An amount, with or without its measure."""
        found = AMOUNT.match(self.text, at)
        if found is None or (found.end() < len(self.text) and self.text[found.end()].isalpha()):
            self.miss(at, _an(self.reader.word(holds)))
            return
        top, bottom = fraction_of(found)
        per, worth = (holds.unit.per, holds.unit.worth) if holds.unit is not None else (1, 1)
        grains, rest = divmod(top * per, bottom * worth)
        if rest:
            self.miss(at, f"{_an(self.reader.word(holds))} that is not so fine", final=True)
            return
        for end in self.behind_measure(holds, found.end()):
            yield grains, end

    def spot(self, holds: Holds, at: int) -> Iterator[tuple[tuple[int, int], int]]:
        """A spot: how far across and down, as `120/40`."""
        found = SPOT.match(self.text, at)
        if found is None:
            self.miss(at, _an(self.reader.word(holds)))
            return
        spot = spot_found(found, holds)
        if spot is None:
            self.miss(at, f"{_an(self.reader.word(holds))} that is not so fine", final=True)
            return
        yield spot, found.end()

    def behind_measure(self, holds: Holds, at: int) -> Iterator[int]:
        """Places behind the name of a measure, if it stands here, and before it."""
        if holds.unit is not None:
            for name in dict.fromkeys((holds.unit.many, holds.unit.one)):
                start = at + 1 if self.text[at : at + 1] == " " else at
                end = start + len(name)
                if (
                    name
                    and self.text[start:end].casefold() == name.casefold()
                    and not self.text[end : end + 1].isalnum()
                ):
                    yield end
        yield at

    def mine(self, actor: Any) -> bool:
        """Whether somebody acts for the player."""
        return self.reader.belongs(actor, self.spec, self.player)

    def miss(self, at: int, expected: str, names: Sequence[str] = (), final: bool = False) -> None:
        """Remembers that the form ended here."""
        while at < len(self.text) and self.text[at] == " ":
            at += 1
        self.best.see(at, expected, names, self.notation, final)


def typed_out(given: Given, shape: Shape) -> str:
    """An act in words, for somebody who did not type it."""
    spec = given.spec
    values = [
        f"{param.name.replace('_', ' ')}: {value_text(value, param.holds, shape)}"
        for param, value in zip(spec.params, given.arguments, strict=True)
        if param.name not in (spec.player, spec.actor)
    ]
    return f"{spec.key} {spec.title}" + (f" ({', '.join(values)})" if values else "")


@lru_cache(maxsize=4096)
def _words(text: str) -> tuple[str, ...]:
    return tuple(re.findall(r"\w+|[^\w\s]", text))


def _an(words: str) -> str:
    vowel = words[:1] in tuple("aeiou") and not words.startswith(("uni", "use", "usu", "eu", "one"))
    return f"{'an' if vowel else 'a'} {words}"
