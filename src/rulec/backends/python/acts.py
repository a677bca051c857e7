"""Prints `_acts.py`: what players may do and how a turn goes, as the data that the runtime plays by."""

from __future__ import annotations

from rulec.backends.python.module import field_name
from rulec.backends.python.module_layout import Layout
from rulec.backends.python.runtime_types import holds_text
from rulec.backends.python.spelling import literal
from rulec.backends.python.worlds import Item
from rulec.backends.python.writer import Writer
from rulec.ir.labels import words_text
from rulec.ir.lower.processes import part
from rulec.sema import deeds as d
from rulec.sema.model import Parameter
from rulec.sema.summaries.carried_out import acted_by, has_act
from rulec.sema.summaries.uses import bodies
from rulec.sema.summaries.walks import walk
from rulec.sema.types import KindType, SetType


def write_acts(layout: Layout) -> str:
    """The module."""
    return _Acts(layout).text()


class _Acts:
    """The parts of the module, and what they import."""

    def __init__(self, layout: Layout) -> None:
        assert layout.model.deeds is not None
        self.layout = layout
        self.model = layout.model
        self.deeds = layout.model.deeds
        self.kinds: set[str] = set()
        self.words: set[str] = set()
        self.acts: set[str] = {"ActSpec", "Game", "SequenceSpec"}
        self.calls: dict[str, set[str]] = {}
        self.worlds: set[str] = {"SHAPE", "World"}
        self.runtime: set[str] = set()
        self.holds = False
        self.domains = Writer()

    def text(self) -> str:
        """The module."""
        body = Writer()
        body.line("ACTS: Final[tuple[ActSpec, ...]] = (")
        body.depth += 1
        for act in self.deeds.acts.values():
            self.item(body, self.act(act))
        body.depth -= 1
        body.line(")")
        body.line()
        self.game(body)
        head = Writer()
        head.line('"""What players may do, and how a turn goes, generated from the rules."""')
        head.line()
        head.line("from __future__ import annotations")
        head.line()
        if "Sequence" in self.kinds:
            head.line("from collections.abc import Sequence")
        head.line("from typing import Final")
        head.line()
        if self.runtime or "Unit" in self.words:
            names = self.runtime | (self.words & {"Unit"})
            head.line(f"from rulec.runtime import {', '.join(sorted(names))}")
        head.wrapped("from rulec.runtime.acts import (", sorted(self.acts), ")")
        if self.holds:
            head.line("from rulec.runtime.shape import Holds")
        head.line()
        self.imports(head, "_kinds", self.kinds - {"Sequence"})
        head.line("from ._meta import EXECUTED_HASH, RULES_VERSION")
        if self.model.views:
            head.line("from ._views import VIEWS")
        self.imports(head, "_words", self.words - {"Unit"})
        self.imports(head, "_world", self.worlds)
        for home in sorted(self.calls):
            self.imports(head, home, self.calls[home])
        head.line()
        domains = f"\n\n{self.domains.text.strip()}\n\n\n" if self.domains.lines else "\n"
        return head.text.rstrip("\n") + "\n" + domains + body.text

    def imports(self, head: Writer, home: str, names: set[str]) -> None:
        """`from .home import …`."""
        if names:
            one = f"from .{home} import {', '.join(sorted(names))}"
            if len(one) <= 110:
                head.line(one)
            else:
                head.wrapped(f"from .{home} import (", sorted(names), ")")

    def item(self, body: Writer, item: tuple[str, list[Item]], opening: str = "", closing: str = ",") -> None:
        """A call with an argument a line where it is long."""
        name, parts = item
        body.line(f"{opening}{name}(")
        body.depth += 1
        for each in parts:
            if isinstance(each, str):
                body.line(f"{each},")
            else:
                body.wrapped(f"{each[0]}(", each[1], "),", is_tuple=each[0].endswith("="))
        body.depth -= 1
        body.line(f"){closing}")

    def function(self, name: str) -> str | None:
        """The Python name of a function, imported; None where there is no such function."""
        if name not in self.layout.program.functions:
            return None
        given = self.layout.function(name)
        self.calls.setdefault(self.layout.homes[name], set()).add(given)
        return given

    # ---- acts --------------------------------------------------------------------------------
    def act(self, act: d.Act) -> tuple[str, list[Item]]:
        """`ActSpec(…)`."""
        record = self.model.record(act.kind, act.key)
        word = self.model.kinds[act.kind].word
        entry = self.layout.public["member", act.kind, record.name]
        self.kinds.add(entry)
        does = self.function(part("does", act))
        assert does is not None
        parts: list[Item] = [
            f"kind={literal(word)}",
            f"key={literal(str(act.number) if act.number is not None else act.key)}",
            f"number={act.number}",
            f"entry={entry}",
            f"title={literal(record.title)}",
            f"player={literal(act.player)}",
            ("params=", [self.param(act, p) for p in act.parameters]),
            ("notations=", [self.notation(one) for one in act.notations]),
            f"does={does}",
        ]
        if act.actor is not None:
            parts.append(f"actor={literal(act.actor)}")
            parts.append(("owner=", [literal(field_name(name)) for name in act.owner_field]))
        for field, sort in (("opens", "open"), ("needs", "needs"), ("costs", "cost")):
            given = self.function(part(sort, act))
            if given is not None:
                parts.append(f"{field}={given}")
        if act.once:
            parts.append(("once=", [_tuple([literal(name) for name in once.names]) for once in act.once]))
        parts += ["sure=True"] if part("does", act) not in self.layout.kept else []
        parts += ["sole=True"] if act.sole else []
        parts += ["standing=True"] if act.standing else []
        forbidden = [
            (variant, one)
            for variant in self.deeds.variants.values()
            for one in variant.forbids
            if one.kind == act.kind and act.key in one.keys
        ]
        if forbidden:
            self.acts.add("Forbidden")
            told: list[str] = []
            for variant, one in forbidden:
                constant = self.layout.worldly["variant", variant.name]
                self.worlds.add(constant)
                why = words_text(self.model, one.label)
                told.append(f"Forbidden({constant}{f', {literal(why)}' if why else ''})")
            parts.append(("forbidden=", told))
        return "ActSpec", parts

    def param(self, act: d.Act, parameter: Parameter) -> str:
        """`Param("target", Holds("thing", "House"), domain, default)`."""
        self.acts.add("Param")
        self.holds = True
        parts = [literal(parameter.name), holds_text(self.layout, parameter.type, self.words)]
        taken = next((one for one in act.takes if one.name == parameter.name), None)
        domain = None if taken is None else self.domain(act, taken)
        default = self.function(part("default", act, parameter.name))
        parts += [f"domain={domain}"] if domain else []
        parts += [f"default={default}"] if default else []
        return f"Param({', '.join(parts)})"

    def domain(self, act: d.Act, taken: d.TakenOf) -> str | None:
        """What gives the choices: a set and the ends of a range have to be made into them."""
        name = part("domain", act, taken.name)
        found = self.function(name)
        if found is None:
            return None
        of = self.layout.program.functions[name].result
        if taken.range is None and not isinstance(of, SetType):
            return found
        wrapper = f"_{found}"
        names = [p.name for p in act.parameters]
        before = act.parameters[: names.index(taken.name)]
        given = [_local(p.name) for p in before]
        typed = [f"{n}: {self.layout.type(p.type, self.kinds)}" for n, p in zip(given, before, strict=True)]
        passed = ", ".join([*given, "world"])
        out = self.domains
        if taken.range is not None:
            out.wrapped(f"def {wrapper}(", [*typed, "world: World"], ") -> range:")
            out.line(f"    low, high = {found}({passed})")
            out.line("    return range(low, high + 1)")
        else:
            assert isinstance(of, SetType)
            inner = self.layout.type(of.of, self.kinds)
            self.runtime.add("members")
            self.kinds.add("Sequence")
            out.wrapped(f"def {wrapper}(", [*typed, "world: World"], f") -> Sequence[{inner}]:")
            out.line(f"    return tuple(map({inner}, members({found}({passed}))))")
        out.line()
        out.line()
        return wrapper

    def notation(self, notation: d.Notation) -> str:
        """`Notation(("7 ", Slot("target")))`."""
        self.acts.add("Notation")
        parts = _tuple([self.piece(one) for one in _spaced(notation.parts)])
        return f"Notation({parts}{f', {literal(notation.refused)}' if notation.refused is not None else ''})"

    def piece(self, piece: d.NotationPart) -> str:
        """A part of a typed form."""
        match piece:
            case str():
                return literal(piece)
            case d.Slot(name=name):
                self.acts.add("Slot")
                return f"Slot({literal(name)})"
            case _:
                self.acts.add("Optional")
                return f"Optional({_tuple([self.piece(one) for one in _spaced(piece)])})"

    # ---- sequences ---------------------------------------------------------------------------
    def game(self, body: Writer) -> None:
        """`GAME`."""
        body.line("GAME: Final = Game(")
        body.depth += 1
        for line in ("pack=" + literal(self.model.pack), "version=RULES_VERSION", "hash=EXECUTED_HASH", "world=World"):
            body.line(f"{line},")
        body.line("shape=SHAPE,")
        body.line("acts=ACTS,")
        body.line("sequences=(")
        body.depth += 1
        for sequence in self.deeds.sequences.values():
            self.item(body, ("SequenceSpec", self.sequence(sequence)))
        body.depth -= 1
        body.line("),")
        begins = [each for each in self.deeds.processes.values() if each.begins]
        if begins:
            body.line(f"begins={_tuple([f'({self.function(each.name)}, {each.throws})' for each in begins])},")
        if self.model.views:
            body.line("views=VIEWS,")
        asked = [each.who.type for _, lines in bodies(self.model) for each in walk(lines) if isinstance(each, d.Ask)]
        if asked and not self.deeds.acts and isinstance(asked[0], KindType):
            body.line(f"asked={literal(asked[0].name)},")
        acted = acted_by(self.model)
        waiting = [each for kind in acted for each in self.model.records.get(kind, ()) if not has_act(self.model, each)]
        if waiting:
            self.acts.add("NotYet")
            body.line("not_yet=(")
            body.depth += 1
            for each in waiting:
                word = literal(self.model.kinds[each.kind].word)
                body.line(f"NotYet({word}, {each.number}, {literal(each.title)}),")
            body.depth -= 1
            body.line("),")
        body.depth -= 1
        body.line(")")

    def sequence(self, sequence: d.Sequence) -> list[Item]:
        """The parts of `SequenceSpec(…)`."""
        title = words_text(self.model, sequence.label) or sequence.name.replace("_", " ")
        parts: list[Item] = [f"name={literal(sequence.name)}", f"title={literal(title)}"]
        parts.append(f"run={self.function(f'sequence {sequence.name}')}")
        if sequence.kind:
            parts += [f"kind={literal(self.model.kinds[sequence.kind].word)}", f"player={literal(sequence.player)}"]
        key = self.function(f"key {sequence.name}")
        parts += [f"key={key}"] if key else []
        parts += ["shuffled=True"] if sequence.ordering.shuffled else []
        limits: list[str] = []
        for at, limit in enumerate(sequence.limits, 1):
            self.acts.add("Limit")
            given = [self.function(f"limit {sequence.name} {at}") or ""]
            counts = self.function(f"counts {sequence.name} {at}")
            given += [f"when={counts}"] if counts else []
            label = words_text(self.model, limit.label)
            given += [f"label={literal(label)}"] if label else []
            limits.append(f"Limit({', '.join(given)})")
        if limits:
            parts.append(("limits=", limits))
        titles: dict[int, str] = {}  # one that takes another's place under a variant is known by that one's title
        for stage in sequence.stages:
            titles.setdefault(stage.number, literal(words_text(self.model, stage.label)))
        steps = [f"({number}, {title})" for number, title in titles.items()]
        parts.append(("steps=", steps))
        first = self.first(sequence)
        return [*parts, *([f"first={_tuple(first)}"] if first else [])]

    def first(self, sequence: d.Sequence) -> list[str]:
        """The acts that nothing comes before, in any game."""
        found: list[str] = []
        for stage in sequence.stages if not sequence.ordering.shuffled else ():
            for item in stage.items:
                if not isinstance(item, d.ActsOf) or stage.when is not None:
                    return found
                word = literal(self.model.kinds[item.kind].word)
                found.append(f"({word}, {_tuple([str(each) for each in item.ranges])})")
        return found


def _spaced(parts: tuple[d.NotationPart, ...]) -> list[d.NotationPart]:
    """The parts with the space in front of what may be left out inside of it, so that it is left out with it."""
    out: list[d.NotationPart] = []
    for one in parts:
        last = out[-1] if out else None
        if isinstance(one, tuple) and isinstance(last, str) and last.endswith(" "):
            out[-1:] = [last.rstrip()] if last.rstrip() else []
            one = (f" {one[0]}", *one[1:]) if isinstance(one[0], str) else (" ", *one)
        out.append(one)
    return out


def _tuple(items: list[str]) -> str:
    return f"({', '.join(items)}{',' if len(items) == 1 else ''})"


def _local(name: str) -> str:
    from rulec.backends.python.spelling import identifier

    return f"{identifier(name)}_" if identifier(name) == "world" else identifier(name)
