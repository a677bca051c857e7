"""Print `_world.py`: the state of a game as a class with slots, and its shape as data."""

from __future__ import annotations

from collections.abc import Sequence

from rulec.backends.python.files.kinds import beginning, begins, family_of, in_play, value_text
from rulec.backends.python.module import Module, field_name
from rulec.backends.python.module_layout import Layout
from rulec.backends.python.runtime_types import holds_text
from rulec.backends.python.spelling import comment, literal, tuple_of
from rulec.backends.python.writer import Writer
from rulec.ir.nodes.pack_data import Field, Kind, Pack, Seen, World

Item = str | tuple[str, list[str]]
"""One item of a list: a literal text, or a call as its name and arguments."""


def write_world(layout: Layout) -> str:
    """Return the text of `_world.py`."""
    assert layout.pack.world is not None
    return _World(layout, layout.pack.world).text()


class _World:
    """The parts of `_world.py`, with the names that they import."""

    def __init__(self, layout: Layout, remembered: World) -> None:
        self.layout = layout
        self.pack: Pack = layout.pack
        self.remembered = remembered
        self.module = Module(layout, "_world")

    def text(self) -> str:
        """Return the text of `_world.py`."""
        body = Writer()
        for position, variant in enumerate(self.remembered.variants):
            constant = self.layout.worldly["variant", variant.name]
            body.line(f"{constant}: Final = {position}", comment(variant.title))
        for kind in in_play(self.pack):
            self.fields(body, kind)
        self.describe(body)
        self.world(body)
        title = "What a game of these rules remembers, generated from the rules."
        more = {"rulec.runtime.game.world": {"World as BaseWorld"}}
        asking = "".join(map(self.told_by, self.facts()))  # imported inside the function, not by this module
        if asking:
            more["typing"] = {"Any"}
        return f"{self.module.head(title, body.text, more).text}\n{asking}{body.text}"

    def fields(self, body: Writer, kind: Kind) -> None:
        """Print the fields of a kind: inherited fields first, then its own."""
        own = [f for f in kind.fields if f.owner == kind.name]
        items: list[Item] = [f"*{self.constant(kind.extends)}"] if kind.extends else []
        items += [self.field(f, field_name(f.name)) for f in own]
        self.rows(body, f"{self.constant(kind.name)}: Final[tuple[Field, ...]] = (", items, ")")

    def constant(self, kind: str) -> str:
        """Return the constant that holds the fields of a kind."""
        return f"_{self.layout.public['type', kind].upper()}_FIELDS"

    def field(self, field: Field, slot: str) -> Item:
        """Return `Field("gold", "gold", Holds("number", unit=GOLD), label="gold")`."""
        parts = [literal(field.name), literal(slot), holds_text(self.layout, field.type)]
        if not field.has_default and not beginning(field.type):
            parts.append("True")
        if field.label:
            parts.append(f"label={literal(field.label)}")
        if field.seen is not None:
            parts.append(f"seen={self.seers(field.seen, worldly=not field.owner)}")
        return "Field", parts

    def facts(self) -> tuple[str, ...]:
        """Return the facts that decide which players see something."""
        seen = (one for kind in in_play(self.pack) for one in (kind.seen, *(field.seen for field in kind.fields)))
        return tuple(dict.fromkeys(fact for one in seen if one is not None for fact in one.facts))

    def told_by(self, fact: str) -> str:
        """Print a function that evaluates a fact and imports it only when called.

        The fact's module imports this one, so a top-level import would be circular.
        """
        given, world = self.layout.function(fact), self.layout.program.functions[fact].world
        body = Writer()
        with body.block(f"def _{given}(player: Any, thing: Any, world: Any) -> bool:"):
            body.line(f"from {self.layout.origins[given]} import {given} as told")
            body.line()
            body.line(f"return told(player, thing{', world' if world else ''})")
        return f"\n{body.text}\n\n"

    def seers(self, seen: Seen, worldly: bool = False) -> str:
        """Print `(("house",), _notices)`: field paths to the players who see it, and facts that name others."""
        paths: list[str] = []
        for path in seen.paths:
            slots = [field_name(name) for name in path]
            if worldly:
                slots[0] = self.layout.worldly["slot", path[0]]
            paths.append(tuple_of(map(literal, slots)))
        return tuple_of([*paths, *(f"_{self.layout.function(fact)}" for fact in seen.facts)])

    def rows(self, body: Writer, opening: str, items: Sequence[Item], closing: str) -> None:
        """Print items one to a line; long calls take several lines."""
        if not items:
            body.line(f"{opening}{closing}")
            return
        with body.block(opening, end=closing):
            write_items(body, items)

    def describe(self, body: Writer) -> None:
        """Print the constant `SHAPE`."""
        body.line()
        with body.block("SHAPE: Final = Shape(", end=")"):
            kinds = [self.kind(kind) for kind in in_play(self.pack)]
            self.rows(body, "kinds=(", kinds, "),")
            self.choices(body)
            state = self.remembered.state
            self.rows(body, "state=(", [self.field(f, self.layout.worldly["slot", f.name]) for f in state], "),")
            events: list[Item] = []
            for event, types in self.remembered.events.items():
                pairs = zip(self.remembered.arguments[event], types, strict=True)
                holds = ", ".join(f"{literal(name)}: {holds_text(self.layout, of)}" for name, of in pairs)
                events.append(f"{literal(event)}: {{{holds}}}")
            self.rows(body, "events={", events, "},")
            variants: list[Item] = [f"({literal(v.name)}, {literal(v.title)})" for v in self.remembered.variants]
            self.rows(body, "variants=(", variants, "),")
            apart: list[Item] = [f"({literal(one)}, {literal(other)})" for one, other in self.remembered.apart]
            if apart:
                self.rows(body, "apart=(", apart, "),")

    def choices(self, body: Writer) -> None:
        """Print the choices: enumerations, listed kinds, and the entries of kinds in play."""
        made: dict[str, list[str]] = {}
        for name, enum in self.pack.enums.items():
            members = [(m.name, m.title) for m in enum.members]
            made[name] = self.choice(name, members, enum.label) + also_known([m.also for m in enum.members])
        made.update((kind.name, self.listed_choice(kind)) for kind in self.pack.kinds.values() if kind.listed)
        for kind in in_play(self.pack):
            if begins(self.pack, kind):
                made[kind.name] = self.entries(kind, family_of(self.pack, kind))
        if not made:
            body.line("choices=(),")
            return
        self.rows(body, "choices=(", [("Choice", arguments) for arguments in made.values()], "),")

    def listed_choice(self, kind: Kind) -> list[str]:
        """Return the arguments of `Choice` for a listed kind."""
        parts = self.choice(kind.name, self.titled(kind.name), kind.word.replace("_", " "))
        printed = [record.number for record in self.pack.records.get(kind.name, ())]
        if any(number is not None for number in printed):  # players may type the book's numbers
            numbers = [literal("" if number is None else str(number)) for number in printed]
            parts.append(f"printed={tuple_of(numbers)}")
        return parts + also_known([record.also for record in self.pack.records.get(kind.name, ())])

    def entries(self, kind: Kind, family: Sequence[str]) -> list[str]:
        """Return the arguments of `Choice` for the entries of a kind in play and of its descendants."""
        entries = [pair for name in self.pack.records if name in family for pair in self.titled(name)]
        also = [record.also for name in self.pack.records if name in family for record in self.pack.records[name]]
        return self.choice(kind.name, entries, kind.word) + also_known(also)

    def titled(self, kind: str) -> list[tuple[str, str]]:
        """Return the names and titles of the entries of a kind."""
        return [(record.name, record.title) for record in self.pack.records.get(kind, ())]

    def kind(self, kind: Kind) -> Item:
        """Return `Kind("House", House, "house", _HOUSE_FIELDS, plural="houses", …)`."""
        named = self.layout.public["type", kind.name]
        parts = [literal(kind.name), named, literal(kind.word), self.constant(kind.name)]
        if kind.plural:
            parts.append(f"plural={literal(self.layout.worldly['slot', kind.plural])}")
        above: list[str] = []
        at, known_as = kind, kind.known_as
        while at.extends is not None:
            at = self.pack.kinds[at.extends]
            above.append(literal(at.name))
            known_as = known_as or at.known_as
        if above:
            parts.append(f"above={tuple_of(above)}")
        if kind.belongs_to:
            parts.append(f"belongs_to={literal(field_name(kind.belongs_to))}")
        if known_as:
            parts.append(f"known_as={literal(field_name(known_as))}")
        if kind.also_known:
            parts.append(f"also={tuple_of(literal(field_name(name)) for name in kind.also_known)}")
        if kind.named_by_everyone:
            parts.append("named_by_everyone=True")
        if begins(self.pack, at):
            parts.append(f"entries={literal(at.name)}")
        if kind.seen is not None:
            parts.append(f"seen={self.seers(kind.seen)}")
        return "Kind", parts

    def choice(self, name: str, members: list[tuple[str, str]], word: str) -> list[str]:
        """Return the arguments of `Choice("Rank", ("squire", "knight"), ("Squire", "Knight"), "rank")`."""
        sides = [tuple_of(literal(pair[at]) for pair in members) for at in (0, 1)]
        return [literal(name), *sides, *([literal(word)] if word else [])]

    def world(self, body: Writer) -> None:
        """Print the class `World`."""
        layout = self.layout
        body.line()
        body.line()
        lists = [
            (layout.worldly["slot", k.plural], layout.public["type", k.name]) for k in in_play(self.pack) if k.plural
        ]
        state = self.remembered.state
        slots = [name for name, _ in lists] + [layout.worldly["slot", f.name] for f in state]
        with body.block("class World(BaseWorld):"):
            label = self.remembered.label
            body.docstring(["The world of a game.", f"{label.rstrip('.')}." if label else ""])
            body.line()
            body.wrapped("__slots__ = (", [f'"{slot}"' for slot in slots], ")", is_tuple=True)
            body.line()
            body.line("SHAPE: ClassVar[Shape] = SHAPE")
            body.line()
            given: list[str] = []
            for field in state:
                slot = layout.worldly["slot", field.name]
                default: str | None = beginning(field.type)
                if field.has_default:
                    default = None if field.starts is None else value_text(layout, field.starts)
                behind = f" = {default}" if default else ""
                given.append(f"{slot}: {layout.type(field.type)}{behind}")
            parameters = ["self", "*", "seed: int | str = 0", "variants: int = 0", *given]
            body.wrapped("def __init__(", parameters, ") -> None:")
            body.depth += 1
            body.line("super().__init__(seed=seed, variants=variants)")
            for slot, named in lists:
                body.line(f"self.{slot}: list[{named}] = []")
            for field in state:
                slot = layout.worldly["slot", field.name]
                body.line(f"self.{slot}: {layout.type(field.type)} = {slot}")
            body.depth -= 1


def also_known(names: Sequence[tuple[str, ...]]) -> list[str]:
    """Return the `also=` argument of a choice: the alternative names of its members, if any member has some."""
    if not any(names):
        return []
    return [f"also={tuple_of(tuple_of(map(literal, each)) for each in names)}"]


def write_items(body: Writer, items: Sequence[Item]) -> None:
    """Print list items; long calls take several lines."""
    for item in items:
        if isinstance(item, str):
            body.line(f"{item},")
        else:
            body.wrapped(f"{item[0]}(", item[1], "),", is_tuple=item[0].endswith("="))
