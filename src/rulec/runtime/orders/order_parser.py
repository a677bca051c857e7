"""Parser of order lines: a line is matched against the forms of all acts at once.

A hole takes an amount with or without its measure; a member or entry by its key, title or an alternative name; a thing
in play by the name that the player knows; or a text, in quotes or up to the next word of the form. A line may have
several readings; the first one that is allowed now counts. If none fits, the error message concerns the furthest place
that a form reached.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, islice, product
from operator import attrgetter
from typing import Any, NamedTuple

from rulec.runtime.faults import RuleFault, no_answer
from rulec.runtime.game.acts import known_refusal, refusal
from rulec.runtime.game.amounts import AMOUNT, LONGEST, SPOT, amount_found, spot_found
from rulec.runtime.game.domains import SHOWN, Domain, outside, word_of
from rulec.runtime.game.given import Given
from rulec.runtime.game.messages import in_words, listed, value_text
from rulec.runtime.game.paths import Way
from rulec.runtime.game.seeing import knows, shape_for
from rulec.runtime.game.shape import Holds, Shape, is_name, is_stranger, name_of
from rulec.runtime.game.specs import NEEDED, ActSpec, Game, Notation, Optional, Param, Part, Slot, Unchosen, belongs
from rulec.runtime.game.world import World
from rulec.runtime.orders.alike import Alike
from rulec.runtime.orders.given_names import unfit
from rulec.runtime.orders.order_errors import Furthest, begun_late, nearest, not_carried_out, unknown_number
from rulec.runtime.orders.order_forms import Branch, Edge, Form, Gap, Hole, forms_of
from rulec.runtime.orders.order_words import (
    DASH,
    NAMED,
    QUOTE,
    UNSURE,
    Names,
    ThingNames,
    choice_names,
    ends_of,
    folded,
    key_of,
    words_of,
)

Owner = tuple[str, ...] | None
"""Slots that lead from the actor to its player; None if nothing acts."""
NAME_WORDS = 6
"""Most words in the name of an unseen thing, unless it is quoted."""
IN_NAMES = frozenset({"'", "’", DASH, "&"})
"""Marks that may occur in such a name."""

Said = tuple[tuple[int, ...], tuple[Any, ...]]
"""Positions of the parameters that a form mentions, and their values."""
_Way = tuple[Branch, int, tuple[Any, ...]]
"""Node in the tree of forms, position in the line, and values of the holes so far."""

_RANK = attrgetter("rank")
NUMBERED = re.compile(r"\d{1,3}[.)] ")
"""Line numbers typed by players."""


class Line(NamedTuple):
    """The result of parsing a line: the act, or the sentence that rejects it."""

    given: Given | None
    sentence: str = ""


class Reader:
    """Parser of lines in one world. Names are cached, so create a new reader when the world has changed."""

    __slots__ = ("_forms", "_named", "_names", "_not_yet", "_shapes", "game", "known_to_all", "shape", "world")

    def __init__(self, world: World, game: Game) -> None:
        self.world = world
        self.game = game
        self.shape = world.SHAPE
        self._forms = forms_of(game.acts, game.words)
        self._not_yet = game.not_yet
        self._names: dict[tuple[str, int], Names] = {}
        self._named: dict[int, _Named] = {}
        self._shapes: dict[int, Shape] = {}
        self.known_to_all: dict[Hole, Names] = {}
        """Names by hole that are the same for all players."""

    def read(self, player: Any, text: str, line: int = 0) -> Line:
        """Return the act that a player gives with a line."""
        found = self._read(player, text, line)
        if found.given is None or not found.given.spec.repeats:
            return found
        repeated = self._read(player, found.given.arguments[found.given.spec.places[found.given.spec.repeats]], line)
        if repeated.given is None:
            return repeated
        if repeated.given.spec.repeats or repeated.given.spec.cancels:
            return Line(None, f"{repeated.given.spec.title} cannot stand.")
        repeated.given.repeated = True
        return repeated

    def _read(self, player: Any, text: str, line: int) -> Line:
        tidy = " ".join(text.split())
        if len(tidy) > LONGEST:
            return Line(None, f"This line is too long: {LONGEST} characters are enough for any.")
        numbered = NUMBERED.match(tidy)
        for told in (tidy, tidy[numbered.end() :]) if numbered else (tidy,):
            walk = _Walk(self, player, told)
            walk.go(self._forms.root)
            if walk.found:
                return self._meant(player, walk.found, line, told)
        if self._forms.has_sought:
            walk = _Walk(self, player, tidy)
            walk.seeks = True
            walk.go(self._forms.root)
            if walk.found:
                return self._meant(player, walk.found, line, tidy)
        walk = _Walk(self, player, tidy)
        walk.best = best = Furthest()
        walk.go(self._forms.root)
        if best.at <= 0:
            sentence = self.not_yet(tidy) or self._begun_late(player, tidy) or unknown_number(tidy, self._forms.acts)
            if sentence:
                return Line(None, sentence)
        return Line(None, best.sentence(tidy, self._example(player, tidy, best)))

    def _example(self, player: Any, text: str, best: Furthest) -> str:
        """Return an accepted line in one of the nearest forms, or an empty text."""
        nearest = [id(each) for each in best.forms]
        forms = [(spec, one) for spec in self._forms.acts for one in spec.notations if id(one) in nearest]
        return example_line(self, player, text, forms)

    def _meant(self, player: Any, found: dict[Form, Said], line: int, text: str) -> Line:
        """Return the meaning of a line with several readings: the first that is allowed now.

        If none is allowed, return the first rejection whose sentence mentions a typed name, else the first one.
        """
        refused: list[Line] = []
        for form in sorted(found, key=_RANK) if len(found) > 1 else found:
            each = self._reading(player, form, found[form], line, text)
            if len(found) == 1:
                return each
            sentence = each.sentence
            if each.given is not None:
                try:
                    sentence = known_refusal(self.world, each.given)
                except RuleFault as fault:
                    sentence = no_answer(fault)
                if not sentence:
                    each.given.is_open = True
                    return each
            refused.append(each if each.given is not None else Line(None, sentence))
            if any(sentence and name in sentence for name in self._typed_names(each.given)):
                return each
        return refused[0]

    def _typed_names(self, given: Given | None) -> list[str]:
        """Return the names of things in an act, apart from its player."""
        if given is None:
            return []
        pairs = zip(given.spec.params, given.arguments, strict=True)
        return [
            name_of(value, self.shape)
            for param, value in pairs
            if param.holds.sort == "thing" and value is not None and param.name != given.spec.player
        ]

    def _reading(self, player: Any, form: Form, values: Said, line: int, text: str) -> Line:
        if form.notation.refused:
            return Line(None, form.notation.refused)
        try:
            return self.given(form.spec, player, values, line, text)
        except RuleFault as fault:  # raised by a domain or a default
            return Line(None, no_answer(fault))

    def not_yet(self, text: str) -> str:
        """Return the message for a command that is not carried out yet; empty for other lines."""
        return not_carried_out(" ".join(text.split()), self._not_yet)

    def _begun_late(self, player: Any, text: str) -> str:
        """Return the message for a line that would fit if its forms' first hole were filled; else an empty text."""
        walk = _Walk(self, player, text)
        walk.go(self._forms.late)
        missing: dict[str, list[Notation]] = {}
        for form in walk.found:
            first = form.pieces[0]
            if isinstance(first, Gap):
                word = an(self.word(first.hole.holds))
                missing.setdefault(word, []).append(form.notation)
        return begun_late(missing, text)

    def given(self, spec: ActSpec, player: Any, found: Said, line: int, text: str) -> Line:
        """Return the act for the values in the holes of a form."""
        arguments = spec.usual.copy()
        several: list[int] = []
        for at, value in zip(*found, strict=True):
            arguments[at] = value
            if type(value) is Alike or (type(value) is tuple and any(type(each) is Alike for each in value)):
                several.append(at)
        arguments[spec.player_at] = player
        for at in several:
            if spec.params[at].domain is None:
                return Line(None, self._one_meant(spec.params[at], None, arguments[at], player)[1])
        for at, param in spec.looked_at:
            if arguments[at] is NEEDED:
                if at == spec.actor_at:
                    there = self.known(param.holds.of, player)
                    mine = [each for each in there if belongs(each, spec.owner, player)]
                    if len(mine) != 1:
                        return Line(None, f"It is not said which {self.word(param.holds)} does this.")
                    arguments[at] = mine[0]
                else:
                    arguments[at] = self._usual(param, arguments[:at])
                    if arguments[at] is NEEDED:
                        return Line(None, f"It is not said which {self.word(param.holds)} is meant.")
            if not is_stranger(arguments[at]):
                domain = self._domain(param, arguments[:at], arguments[at])
                if at in several:
                    arguments[at], sentence = self._one_meant(param, domain, arguments[at], player)
                    if sentence:
                        return Line(None, sentence)
                if isinstance(domain, Way):
                    row: Any = arguments[at]
                    arguments[at] = domain.trimmed(row)
                if domain is not None and (sentence := self._outside(param, domain, arguments[at], player)):
                    return Line(None, sentence)
            if is_name(param.holds) and arguments[at] and (sentence := unfit(str(arguments[at]))):
                return Line(None, sentence)
        return Line(Given(spec, arguments, line=line, text=text))

    def _one_meant(self, param: Param, domain: Domain | None, value: Any, player: Any) -> tuple[Any, str]:
        """Resolve names shared by several entries: return the value in the domain, or the sentence if it is not exactly
        one.
        """
        is_row = type(value) is tuple
        meant: list[Any] = []
        for each in value if is_row else (value,):
            if type(each) is not Alike:
                meant.append(each)
                continue
            open_to = [one for one in each if domain is None or isinstance(domain, Way) or one in domain]
            if len(open_to) != 1:
                holds = param.holds.item if is_row and param.holds.item is not None else param.holds
                return value, f"{self.alike(open_to or each, each.name, holds, player)}. Which is meant?"
            meant.append(open_to[0])
        return (tuple(meant) if is_row else meant[0]), ""

    def _usual(self, param: Param, before: Sequence[Any]) -> Any:
        """Return the default of a parameter; `NEEDED` if it depends on a thing that the player has not seen."""
        if param.default is NEEDED:
            return NEEDED
        try:
            return param.default(*before, self.world)
        except AttributeError:
            if not any(map(is_stranger, before)):
                raise
            return NEEDED

    def unseen(self, player: Any, given: Given) -> tuple[tuple[str, str], ...]:
        """Return the names of unseen things in an act, each with a similar known name."""
        found: list[tuple[str, str]] = []
        for at in given.sought:
            name = name_of(given.arguments[at], self.shape)
            known = self.names(given.spec.params[at].holds, player).told()
            found.append((name, nearest(name, name.split(" ", 1)[0], known)))
        return tuple(found)

    def outside(self, param: Param, before: Sequence[Any], value: Any, player: Any) -> str:
        """Return the reason why a value is not in its domain; empty if it is."""
        domain = self._domain(param, before, value)
        return "" if domain is None else self._outside(param, domain, value, player)

    def _domain(self, param: Param, before: Sequence[Any], value: Any) -> Domain | None:
        """Return the domain of a parameter.

        None if it is unbounded, or depends on a thing that the player has not seen: then it is checked when the act is
        carried out.
        """
        if param.domain is None or (value is None and param.holds.optional):
            return None
        try:
            return param.domain(*before, self.world)
        except AttributeError:
            if not any(map(is_stranger, before)):
                raise
            return None

    def _outside(self, param: Param, domain: Domain, value: Any, player: Any) -> str:
        return outside(value, domain, param.holds, self.shape_for(player), lambda each: knows(player, each, self.world))

    def of_those_known(self, domain: Sequence[Any], holds: Holds, player: Any) -> Sequence[Any]:
        """Return the values of a domain that the player knows."""
        if holds.sort != "thing":
            return domain
        return [each for each in domain if each is None or knows(player, each, self.world)]

    def alike(self, values: Sequence[Any], name: str, holds: Holds, player: Any) -> str:
        """Return the sentence that several values share a name."""
        shape = self.shape_for(player)
        which = [f"“{value_text(each, holds, shape)}”" for each in values[:SHOWN]]
        which += [f"{len(values) - SHOWN} others"] if len(values) > SHOWN else []
        return f"“{name}” is the name of {in_words(len(values))}: {listed(which)}"

    def known(self, kind: str, player: Any) -> list[Any]:
        """Return the things in play of a kind that the player knows."""
        there = self.world.of_kind(kind)
        return [each for each in there if knows(player, each, self.world)] if self.shape.hides(kind) else there

    def shape_for(self, player: Any) -> Shape:
        """Return the shape with the names that a player uses for things."""
        found = self._shapes.get(player.id)
        if found is None:
            found = self._shapes[player.id] = shape_for(self.game, self.world, player)
        return found

    def word(self, holds: Holds) -> str:
        """Return the word for a value in sentences."""
        return word_of(holds, self.shape)

    def names(self, holds: Holds, player: Any) -> Names:
        """Return the names that a hole accepts; for things, those known to the player."""
        if holds.sort != "thing":
            return self._choice(holds.of)
        # kinds without hidden things share one entry for all players
        key = holds.of, player.id if self.shape.hides(holds.of) else -1
        found = self._names.get(key)
        if found is None:
            found = self._names[key] = self._of_things(holds.of, player)
        return found

    def named(self, player: Any) -> _Named:
        """Return the names that each hole accepts."""
        found = self._named.get(player.id)
        if found is None:
            found = self._named[player.id] = _Named(self, player)
        return found

    def _choice(self, name: str) -> Names:
        found = self._names.get((name, -2))
        if found is None:
            found = self._names[name, -2] = choice_names(self.shape.choices[name], self._forms.spelling.passed_over)
        return found

    def _of_things(self, of: str, player: Any) -> Names:
        entries = self.shape.kinds[of].entries
        titles = self.shape.choices[entries].titles if entries else ()
        found = ThingNames(self._choice(entries) if entries else None, self._forms.spelling.passed_over)
        kinds, begun = self.shape.kinds_of, -1
        for thing in self.known(of, player):
            if entries and (begun := thing.began_as) >= 0:
                found.by_entry.setdefault(begun, []).append(thing)
            kind = kinds[type(thing)]
            own = getattr(thing, kind.known_as) if kind.known_as else ""
            if begun < 0 or (own and own != titles[begun]):
                found.add(thing, own or name_of(thing, self.shape))
            for slot in kind.also:
                if getattr(thing, slot):
                    found.add(thing, getattr(thing, slot))
        if found.has_alike or self.shape.kinds[of].above:
            shape = self.shape_for(player)
            for thing in self.known(of, player) if shape is not self.shape else ():
                if (name := shape.name(thing)) != self.shape.name(thing):
                    found.add(thing, name)
        return found


class _Named(dict[Hole, Names]):
    """Names by hole for one player, looked up on demand."""

    __slots__ = ("player", "reader")

    def __init__(self, reader: Reader, player: Any) -> None:
        super().__init__(reader.known_to_all)
        self.reader = reader
        self.player = player

    def __missing__(self, hole: Hole) -> Names:
        found = self[hole] = self.reader.names(hole.holds, self.player)
        if hole.holds.sort != "thing" or not self.reader.shape.hides(hole.holds.of):
            self.reader.known_to_all[hole] = found
        return found


def _has_longer_names(one: Said, other: Said) -> bool:
    """Return whether the first reading takes as one name the words that the second takes as two.

    Texts and names of unseen things match anything, so they do not count.
    """
    return len(one[0]) < len(other[0]) and not any(isinstance(each, str) or is_stranger(each) for each in one[1])


class _Walk:
    """A line being matched against the forms. `found` are its readings; `best`, if set, records where forms ended."""

    __slots__ = ("_ends", "best", "count", "found", "names", "player", "reader", "seeks", "spelling", "text", "words")

    def __init__(self, reader: Reader, player: Any, text: str) -> None:
        self.reader = reader
        self.player = player
        self.text = text
        self.spelling = reader._forms.spelling
        self.words = words_of(text, self.spelling)
        self.count = len(self.words)
        self.names = reader.named(player).__getitem__
        self.found: dict[Form, Said] = {}
        self.best: Furthest | None = None
        self.seeks = False
        """Accept names of unseen things as well."""
        self._ends: tuple[tuple[int, int], ...] | None = None

    def go(self, branch: Branch) -> None:
        """Follow all paths through the tree, longest names first."""
        words, count, names_of, best, seeks = self.words, self.count, self.names, self.best, self.seeks
        ways: list[_Way] = [(branch, 0, ())]  # stack of pending paths
        while ways:
            branch, at, values = ways.pop()
            if at == count:
                for form, places in branch.ends:
                    known = self.found.get(form)
                    # otherwise the earlier reading wins
                    if known is None or _has_longer_names((places, values), known):
                        self.found[form] = places, values
                if best is None:
                    continue
            word = words[at] if at < count else ""
            if best is not None:
                self._miss(branch, at)
            before = len(ways)
            edge = branch.words.get(word)
            if edge is not None:
                ways.append((edge.branch or edge.behind(), at + 1, values))
            if word == "none" and branch.nothing.rests:
                ways.append((branch.nothing.behind(), at + 1, (*values, None)))
            is_plain = best is None and not seeks and word != QUOTE
            for hole, edge in branch.holes.items():
                if not hole.is_named:
                    found: Iterable[tuple[Any, int]] = self.hole(hole.holds, at, edge)
                else:
                    names = names_of(hole)
                    if is_plain:
                        if word not in names.lengths:
                            continue
                        value = names.alone[word]
                        if value is not UNSURE and hole.owner is None:
                            ways.append((edge.branch or edge.behind(), at + 1, (*values, value)))
                            continue
                    found = self.called(names, hole.holds, at, edge, hole.owner)
                    if seeks and hole.sought and not found:
                        found = self.strangers(hole.holds, at)
                for value, end in found:
                    ways.append((edge.branch or edge.behind(), end, (*values, value)))
            if len(ways) - before > 1:
                ways[before:] = ways[: before - 1 if before else None : -1]

    def hole(self, holds: Holds, at: int, edge: Edge) -> Iterable[tuple[Any, int]]:
        """Yield the values that a hole can take, each with the position after it."""
        if holds.optional and at < self.count and self.words[at] == "none":
            return [(None, at + 1), *self.hole(holds._replace(optional=False), at, edge)]
        match holds.sort:
            case "choice" | "thing":
                return self.called(self.reader.names(holds, self.player), holds, at, edge)
            case "number":
                return self.amount(holds, at, edge)
            case "spot":
                return self.spot(holds, at, edge)
            case "text":
                return self.texts(at, edge)
            case "truth":
                if at < self.count and self.words[at] in ("yes", "no"):
                    return [(self.words[at] == "yes", at + 1)]
                self.miss(at, edge, "`yes` or `no`")
                return ()
            case "list" if holds.item is not None:
                return self.row(holds.item, at, edge, ())
            case _:
                rows = self.row(holds._replace(sort="choice"), at, edge, ())
                return ((sum(1 << member for member in dict.fromkeys(row)), end) for row, end in rows)

    def row(self, item: Holds, at: int, edge: Edge, before: tuple[Any, ...]) -> Iterator[tuple[tuple[Any, ...], int]]:
        """Yield lists of values, separated by commas or `and`."""
        for value, end in self.hole(item, at, edge):
            if end < self.count and self.words[end] in (",", "and"):
                yield from self.row(item, end + 1, edge, (*before, value))
            yield (*before, value), end

    def called(self, names: Names, holds: Holds, at: int, edge: Edge, owner: Owner = None) -> list[tuple[Any, int]]:
        """Return the members, entries or things named at a position, longest names first."""
        found: list[tuple[Any, int]] = []
        is_quote = at < self.count and self.words[at] == QUOTE and self._is_quote(at)
        for values, end in self._quoted(names, at) if is_quote else names.at(self.words, at):
            if len(values) > 1 and owner is not None:  # prefer the player's own of several with the same name
                values = [each for each in values if belongs(each, owner, self.player)] or values[:1]
            if len(values) > 1:  # prefer the exact capitals
                typed = self._spelled(at, end)
                spelled = names.shown.get(typed, ())
                values = [each for each in values if any(each is other for other in spelled)] or values
                # a thing's own name takes precedence over alternative names
                if len(values) > 1 and holds.sort == "thing":
                    key, name = folded(typed), self.reader.shape.name
                    values = [each for each in values if folded(name(each)) == key] or values
            if len(values) == 1:
                if owner is None or belongs(values[0], owner, self.player):
                    found.append((values[0], end))
                else:
                    self.miss(at, edge, f"{an(self.reader.word(holds))} of yours", final=True)
            elif values and holds.sort == "choice":  # the domain decides which is meant
                found.append((Alike(values, self._spelled(at, end)), end))
            elif values:
                told = self.reader.alike(values, self._spelled(at, end), holds, self.player)
                self.miss(at, edge, f"one {self.reader.word(holds)} ({told})", final=True)
        if not found and self.best is not None and self.best.tells(self._offset(at)):
            # players must not learn the names of other players' actors
            of = None if owner is None else lambda value: belongs(value, owner, self.player)
            self.miss(at, edge, an(self.reader.word(holds)), names.told(of))
        return found

    def strangers(self, holds: Holds, at: int) -> list[tuple[Any, int]]:
        """Return stand-ins for the name of an unseen thing, in quotes or of different lengths."""
        words, shape = self.words, self.reader.shape
        if words[at] == "none":
            return []
        if words[at] == QUOTE:
            if not self._is_quote(at) or (end := words.index(QUOTE, at + 1)) == at + 1:
                return []
            return [(shape.stranger(holds.of, self._spelled(at + 1, end)), end + 1)]
        found: list[tuple[Any, int]] = []
        for end in range(at + 1, min(at + NAME_WORDS, self.count) + 1):
            if not words[end - 1][0].isalnum() and words[end - 1] not in IN_NAMES:
                break
            if not all(word.isdecimal() for word in words[at:end]):
                found.append((shape.stranger(holds.of, self._spelled(at, end)), end))
        return found

    def _spelled(self, at: int, end: int) -> str:
        """Return the text between two words, as typed."""
        return self.text[self.ends[at][0] : self.ends[end - 1][1]].strip(QUOTE)

    def _is_quote(self, at: int) -> bool:
        return at < self.count and self.words[at] == QUOTE and QUOTE in self.words[at + 1 :]

    def _quoted(self, names: Names, at: int) -> list[tuple[list[Any], int]]:
        """Return the values whose name is quoted at a position."""
        end = self.words.index(QUOTE, at + 1)
        return [(names.whole(key_of(self.text[self.ends[at][1] : self.ends[end][0]])), end + 1)]

    def texts(self, at: int, edge: Edge) -> Iterator[tuple[str, int]]:
        """Yield the texts that can stand here: a quoted one, or all lengths up to the end of the line."""
        if at < self.count and self.words[at] == QUOTE:
            if self._is_quote(at) and (end := self.words.index(QUOTE, at + 1)) > at + 1:
                yield self.text[self.ends[at][1] : self.ends[end][0]], end + 1
            else:
                self.miss(at, edge, "a text in quotes that ends with a quote")
            return
        if at >= self.count:
            self.miss(at, edge, "a text")
        begin = self.ends[at - 1][1] if at else 0
        for end in range(at + 1, self.count + 1):
            yield self.text[begin : self._offset(end)].strip(), end

    def amount(self, holds: Holds, at: int, edge: Edge) -> Iterator[tuple[int, int]]:
        """Yield an amount, with or without its measure."""
        found = AMOUNT.match(self.text, self._offset(at))
        if found is None or (found.end() < len(self.text) and self.text[found.end()].isalpha()):
            self.miss(at, edge, an(self.reader.word(holds)))
            return
        grains = amount_found(found, holds)
        if grains is None:
            self.miss(at, edge, f"{an(self.reader.word(holds))} that is not so fine", final=True)
            return
        behind = self._word_at(found.end())
        for name in dict.fromkeys(holds.unit.names) if holds.unit is not None else ():
            unit = key_of(name) if name else ()
            if unit and self.words[behind : behind + len(unit)] == unit:
                yield grains, behind + len(unit)
        yield grains, behind

    def spot(self, holds: Holds, at: int, edge: Edge) -> Iterator[tuple[tuple[int, int], int]]:
        """Yield a spot, across and down, as in `120/40`."""
        found = SPOT.match(self.text, self._offset(at))
        if found is None:
            self.miss(at, edge, an(self.reader.word(holds)))
            return
        spot = spot_found(found, holds)
        if spot is None:
            self.miss(at, edge, f"{an(self.reader.word(holds))} that is not so fine", final=True)
            return
        yield spot, self._word_at(found.end())

    @property
    def ends(self) -> tuple[tuple[int, int], ...]:
        """Start and end offset of each word."""
        if self._ends is None:
            self._ends = ends_of(self.text, self.spelling)
        return self._ends

    def _offset(self, at: int) -> int:
        """Return the offset of a word, or of the line's end after the last one."""
        return self.ends[at][0] if at < self.count else len(self.text)

    def _word_at(self, offset: int) -> int:
        """Return the first word at or after an offset."""
        return bisect_left(self.ends, (offset,))

    def _miss(self, branch: Branch, at: int) -> None:
        """Record the words that a node expected here, and the forms that end at it."""
        word = self.words[at] if at < self.count else ""
        if self.best is None or not self.best.tells(self._offset(at)):
            return
        for form, _ in branch.ends:  # forms that end here were recorded already unless the line goes on
            self.best.see(self._offset(at), "nothing more", (), (form.notation,))
        if word not in branch.words:
            for edge in filter(attrgetter("shown"), branch.words.values()):
                self.best.see(self._offset(at), f"`{edge.shown}`", (), edge.notations)

    def miss(self, at: int, edge: Edge, expected: str, names: Sequence[str] = (), final: bool = False) -> None:
        """Record that forms ended here."""
        if self.best is not None:
            self.best.see(self._offset(at), expected, names, edge.notations, final)


def typed_out(given: Given, shape: Shape) -> str:
    """Return an act in words, for readers who did not type it."""
    spec = given.spec
    values = [
        f"{param.name.replace('_', ' ')}: {value_text(value, param.holds, shape)}"
        for param, value in zip(spec.params, given.arguments, strict=True)
        if param.name not in (spec.player, spec.actor)
    ]
    return f"{spec.key} {spec.title}" + (f" ({', '.join(values)})" if values else "")


_CLAUSE = re.compile(r"(what|whatever|who|whom|whose|how|where|when|why|which|whether)\b")
"""Beginning of a label that is a clause and takes no article: `what is broken`."""


def an(words: str) -> str:
    """Return a label with its article; a clause gets none."""
    if _CLAUSE.match(words):
        return words
    vowel = words[:1] in tuple("aeiou") and not words.startswith(("uni", "use", "usu", "eu", "one"))
    return f"{'an' if vowel else 'a'} {words}"


TRIED = 400
"""Most lines tried for one form."""
FORMS = 4
"""Most forms tried."""


def example_line(reader: Reader, player: Any, text: str, forms: Iterable[tuple[ActSpec, Notation]]) -> str:
    """Return a line in one of the forms that would be accepted now, or an empty text.

    Lines that no rule would refuse are preferred, then lines that name no thing twice.
    """
    words = words_of(text)
    found_so_far: dict[int, str] = {}
    for spec, notation in islice(forms, FORMS):
        said = {param.name: _said(reader, player, param.holds, words) for param in spec.params}
        slots = list(_slots(notation.parts, said))
        params = [spec.params[spec.places[name]] for name in slots]
        if any(param.holds.sort not in NAMED and param.holds.sort != "number" for param in params):
            continue
        places = tuple([spec.places[name] for name in slots])
        choices = [_choices(reader, player, spec, param, said[param.name]) for param in params]
        for values in islice(product(*choices), TRIED):
            found = dict(zip(slots, values, strict=True))
            try:
                given = reader.given(spec, player, (places, values), 0, "").given
                if given is None or known_refusal(reader.world, given):
                    continue
                rank = _rank(reader, given)
            except RuleFault:
                continue
            if rank not in found_so_far:
                found_so_far[rank] = _line(spec, notation, found, reader.shape_for(player))
            if not rank:
                return found_so_far[rank]
    return found_so_far[min(found_so_far)] if found_so_far else ""


def _rank(reader: Reader, given: Given) -> int:
    """Return how poor an accepted example is; 0 if no rule would refuse it.

    In games with hidden information the rules are not consulted: many examples together would reveal hidden facts.
    """
    if not reader.shape.hides_any:
        return 1 if refusal(reader.world, given) else 0
    things = [each for each in given.arguments if getattr(each, "id", 0)]
    return 2 if len({id(each) for each in things}) < len(things) else 1 if given.spec.needs is not None else 0


def _said(reader: Reader, player: Any, holds: Holds, words: tuple[str, ...]) -> list[Any]:
    """Return the values of a type that a line names."""
    if holds.sort == "list" and holds.item is not None:
        return [(each,) for each in _said(reader, player, holds.item, words)]
    if holds.sort == "number":
        return [int(word) for word in words if word.isdecimal() and len(word) < 7]
    if holds.sort not in NAMED:
        return []
    names = reader.names(holds, player)
    return [value for at in range(len(words)) for values, _ in names.at(words, at)[:1] for value in values]


def _slots(parts: Sequence[Part], said: dict[str, list[Any]]) -> Iterator[str]:
    """Yield the holes of a form, of optional parts only those with named values."""
    for part in parts:
        if isinstance(part, Slot):
            yield part.name
        elif isinstance(part, Optional) and _is_said(part, said):
            yield from _slots(part.parts, said)


def _is_said(part: Optional, said: dict[str, list[Any]]) -> bool:
    inner = [each.name for each in part.parts if isinstance(each, Slot)]
    return bool(inner) and all(said[name] for name in inner)


def _choices(reader: Reader, player: Any, spec: ActSpec, param: Param, said: list[Any]) -> list[Any]:
    """Return the values for a hole, those named in the line first."""
    if param.holds.sort == "list" and param.holds.item is not None:
        one = param._replace(holds=param.holds.item)
        return [(each,) for each in _choices(reader, player, spec, one, [each for (each,) in said])]
    if param.holds.sort == "number":
        return [*said, 1]
    names = reader.names(param.holds, player)
    every = chain(said, *(values for values in names.values.values()), *names.begun())
    found = list({id(value): value for value in every}.values())
    if param.name == spec.actor:
        return [value for value in found if belongs(value, spec.owner, player)]
    return found


def written_line(given: Given, shape: Shape) -> str:
    """Return an act as a typed line, in the first form that can express all of it."""
    return line_of(given.spec, given.arguments, shape) or typed_out(given, shape)


def line_of(spec: ActSpec, arguments: Sequence[Any], shape: Shape) -> str:
    """Return the typed line for arguments; empty if no form can express all of them."""
    pairs = [(param, arguments[at], spec.usual[at]) for at, param in enumerate(spec.params)]
    values = {param.name: value for param, value, _ in pairs if param.name != spec.player and value is not None}
    usual = {param.name for param, value, usual in pairs if not param.holds.optional and value == usual}
    every: dict[str, list[Any]] = {param.name: [True] for param in spec.params}
    for notation in spec.notations:
        if not notation.refused and values.keys() - usual <= set(_slots(notation.parts, every)):
            always = set(_slots(notation.parts, {name: [] for name in every}))  # in every line of the form
            said = {name: value for name, value in values.items() if name in always or name not in usual}
            return _line(spec, notation, said, shape)
    return ""


def _line(spec: ActSpec, notation: Notation, found: dict[str, Any], shape: Shape) -> str:
    """Return a line in a form with the given values."""
    return " ".join("".join(_written(spec, notation.parts, found, shape)).split())


def _written(spec: ActSpec, parts: Sequence[Part], found: dict[str, Any], shape: Shape) -> Iterator[str]:
    for part in parts:
        match part:
            case str():
                yield part
            case Slot(name=name):
                value, holds = found.get(name), spec.params[spec.places[name]].holds
                yield f"<{name}>" if isinstance(value, Unchosen) else value_text(value, holds, shape)
            case Optional(parts=inner):
                names = [each.name for each in inner if isinstance(each, Slot)]
                if names and all(name in found for name in names):
                    yield from _written(spec, inner, found, shape)
