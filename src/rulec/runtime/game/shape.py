"""Shape of a game, as data: kinds of things, fields of the game, choices, events and variants.

A package with a world has one `Shape`. Order lines, scenarios, saved states and messages are read and written by it, so
none of them needs the compiler.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from operator import attrgetter
from typing import Any, NamedTuple

from rulec.runtime.show import MeasureUnit

NAME = "name"
"""Marks (as `of`) a text that becomes the name of a thing."""

STRANGER = -1
"""Number of the stand-in for a thing that its player has not seen."""


def is_stranger(value: Any) -> bool:
    """Return whether a value stands in for a thing that its player has not seen."""
    return getattr(value, "id", 0) == STRANGER


class Holds(NamedTuple):
    """The type of a field, a parameter or a hole.

    `sort` is number (an int in grains of `unit`), spot (two of these: across, down), truth, text, choice (an int: a
    member or entry of the choice `of`), thing (in play, of the kind `of`), list (a tuple of `item`), or set (bits of
    the choice `of`).
    """

    sort: str
    of: str = ""
    unit: MeasureUnit | None = None
    item: Holds | None = None
    optional: bool = False


def is_name(holds: Holds) -> bool:
    """Return whether a type is that of a text that becomes the name of a thing."""
    return holds.sort == "text" and holds.of == NAME


Seers = tuple[tuple[str, ...] | Callable[[Any, Any, Any], bool], ...] | None
"""Players who see something: paths of slots that lead to them from the thing, and functions of player, thing and world
that return whether the player sees it. None: everybody.
"""


class Choice(NamedTuple):
    """An enumeration, a scale or the entries of a listed kind: names in the rules and printed titles."""

    name: str
    keys: tuple[str, ...]
    titles: tuple[str, ...]
    word: str = ""
    """Word for a member in sentences: `size`, `kind of apple`; empty for the choice's name."""
    printed: tuple[str, ...] = ()
    """Numbers in the source, which players may type; empty for entries without one."""
    also: tuple[tuple[str, ...], ...] = ()
    """Alternative names of each that players may type."""


class Field(NamedTuple):
    """A field of a kind or of the game: its name in the rules, its attribute, and its type."""

    name: str
    slot: str
    holds: Holds
    required: bool = False
    label: str = ""
    seen: Seers = None


class Kind(NamedTuple):
    """A kind of things in play. `make` is its class, whose arguments are the slots of all `fields`."""

    name: str
    make: Callable[..., Any]
    word: str
    """Word for a thing in sentences: `guard`."""
    fields: tuple[Field, ...]
    """All fields, inherited ones first."""
    plural: str = ""
    """Attribute of the world that lists its things in play; empty if the kind has no plural."""
    above: tuple[str, ...] = ()
    """The kinds that it extends, nearest first."""
    belongs_to: str = ""
    """Slot that refers to its owner."""
    known_as: str = ""
    """Slot of the text by which players know a thing."""
    also: tuple[str, ...] = ()
    """Slots of alternative names that players may type."""
    named_by_everyone: bool = False
    """Players may type names of such things that they have not seen."""
    entries: str = ""
    """Choice of the named records as which a thing may begin (slot `began_as`)."""
    seen: Seers = None
    """Players who see that a thing exists."""


class Shape:
    """The shape of a game, with precomputed look-ups."""

    __slots__ = (
        "_called_so", "_names", "_strangers", "apart", "choices", "collections", "events", "events_of_lists",
        "hides_any", "hiding",
        "kinds", "kinds_of", "sighted", "state", "variants",
    )  # fmt: skip

    def __init__(
        self,
        *,
        kinds: Iterable[Kind] = (),
        choices: Iterable[Choice] = (),
        state: Iterable[Field] = (),
        events: Mapping[str, Mapping[str, Holds]] | None = None,
        variants: Iterable[tuple[str, str]] = (),
        apart: Iterable[tuple[str, str]] = (),
    ) -> None:
        self.kinds = {kind.name: kind for kind in kinds}
        self.choices = {choice.name: choice for choice in choices}
        self.state = tuple(state)
        self.events = dict(events or {})
        """Arguments of each event by name, in order."""
        self.events_of_lists = {
            name for name, holds in self.events.items() if any(h.sort == "list" for h in holds.values())
        }
        """Events with list arguments."""
        self.variants = tuple(variants)
        """Name and title; the position is the number that `VariantOn` tests."""
        self.apart = tuple(apart)
        """Pairs of variants that exclude each other."""
        self.kinds_of: dict[type, Kind] = {
            kind.make: kind for kind in self.kinds.values() if isinstance(kind.make, type)
        }
        self.sighted = {
            kind.make
            for kind in self.kinds.values()
            if kind.named_by_everyone or kind.seen is not None or name_field(kind).seen is not None
        }
        """Classes of things that a player must have seen to name them."""
        self.hiding = {
            name for kind in self.kinds.values() if kind.make in self.sighted for name in (kind.name, *kind.above)
        }
        """Kinds with such things, including base kinds."""
        fields = [*self.state, *(field for kind in self.kinds.values() for field in kind.fields)]
        seers = [*(field.seen for field in fields), *(kind.seen for kind in self.kinds.values())]
        self.hides_any = any(each is not None for each in seers)
        """True if anything is hidden from anybody."""
        self._strangers: dict[tuple[str, str], Any] = {}
        self._called_so: Mapping[int, str] = {}
        """Names by thing number that replace the things' own names: see `calling`."""
        self._names: dict[type, Callable[[Any], str]] = {type(None): _no_name}
        """Getter of the text by which a thing is known, by class."""
        for make, kind in self.kinds_of.items():
            self._names[make] = attrgetter(kind.known_as) if kind.known_as else _no_text
        self.collections: dict[type, tuple[str, ...]] = {
            make: tuple(self.kinds[name].plural for name in (kind.name, *kind.above) if self.kinds[name].plural)
            for make, kind in self.kinds_of.items()
        }

    def name(self, thing: Any) -> str:
        """Return a thing's name for players: its `called by` text, its record's title, or its kind and number; `none`
        for None.
        """
        if self._called_so and (handle := self._called_so.get(getattr(thing, "id", 0))):
            return handle
        return self._names[type(thing)](thing) or self._called(thing)

    def names(self, thing: Any) -> tuple[str, ...]:
        """Return all names that players may type for a thing, its printed name first."""
        kind = self.kind_of(thing)
        own = self._names[type(thing)](thing) or self._called(thing)
        found = [self.name(thing), own, *(getattr(thing, slot) for slot in kind.also)]
        if kind.entries and thing.began_as >= 0:
            choice = self.choices[kind.entries]
            found += [choice.titles[thing.began_as], choice.keys[thing.began_as]]
        return tuple(dict.fromkeys(filter(None, found)))

    def calling(self, names: Mapping[int, str]) -> Shape:
        """Return a copy with other names for the things of these numbers."""
        made = Shape(
            kinds=self.kinds.values(), choices=self.choices.values(), state=self.state, events=self.events,
            variants=self.variants, apart=self.apart,
        )  # fmt: skip
        made._strangers, made._called_so = self._strangers, names
        return made

    def _called(self, thing: Any) -> str:
        """Return the name of a thing without a text of its own."""
        kind = self.kind_of(thing)
        titles = self.choices[kind.entries].titles if kind.entries else ()
        return titles[thing.began_as] if titles and thing.began_as >= 0 else f"{kind.word} {thing.id}"

    def title(self, choice: str, member: int) -> str:
        """Return the printed name of a member or entry."""
        return self.choices[choice].titles[member]

    def kind_of(self, thing: object) -> Kind:
        return self.kinds_of[type(thing)]

    def is_a(self, thing: object, kind: str) -> bool:
        """Return whether a thing is of a kind, or of one that extends it."""
        found = self.kinds_of.get(type(thing))
        return found is not None and (found.name == kind or kind in found.above)

    def blank(self, kind: Kind) -> Any:
        """Return a new thing of a kind with no fields set."""
        make: Any = kind.make
        return make.__new__(make)

    def hides(self, kind: str) -> bool:
        """Return whether a player may have to see a thing of a kind, or of a related kind, to name it."""
        return (kind, *self.kinds[kind].above)[-1] in self.hiding

    def stranger(self, kind: str, name: str) -> Any:
        """Return the stand-in for a name that its player has not seen: the same object for the same name.

        Only its name is set, so a rule that reads more raises `AttributeError`.
        """
        found = self._strangers.get((kind, name))
        if found is None:
            of = self.kinds[kind]
            found = self._strangers[kind, name] = self.blank(of)
            found.id = STRANGER
            setattr(found, of.known_as, name)
        return found

    def stand_in(self, holds: Holds) -> Any:
        """Return a placeholder of a type, for a value that is not known yet."""
        if holds.optional:
            return None
        match holds.sort:
            case "truth":
                return False
            case "text":
                return ""
            case "list":
                return ()
            case "spot":
                return 0, 0
            case "thing":
                return self.blank(self.kinds[holds.of])
        return 0

    def stand_ins(self, fields: Iterable[Field]) -> dict[str, Any]:
        """Return arguments for the required fields, by slot."""
        return {field.slot: self.stand_in(field.holds) for field in fields if field.required}

    def bits(self, names: Iterable[str]) -> int:
        """Return variants as the bits that a world holds."""
        known = [name for name, _ in self.variants]
        return sum(1 << known.index(name) for name in dict.fromkeys(names))

    def variant_names(self, bits: int) -> list[str]:
        """Return the names of variants given as bits."""
        return [name for position, (name, _) in enumerate(self.variants) if bits >> position & 1]


_NO_FIELD = Field("", "", Holds("text"))


def name_field(kind: Kind) -> Field:
    """Return the field with the text by which players know a thing of a kind."""
    return next((field for field in kind.fields if field.slot == kind.known_as), _NO_FIELD)


def _no_text(thing: Any) -> str:
    return ""


def _no_name(thing: None) -> str:
    return "none"


def name_of(thing: Any, shape: Shape) -> str:
    """Return a thing's name for players; `none` for None."""
    return shape.name(thing)
