"""Lowering of the model's declarations to the data of a pack: printable texts and constant values."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Iterable, Iterator, Mapping, MutableMapping

from rulec.base.diagnostics import Report
from rulec.base.records import dataclass
from rulec.base.types import KindType, SetType, SpotType, Type
from rulec.ir import nodes as ir
from rulec.ir.labels import heading_text, known_text, words_text
from rulec.ir.lower.expressions import Lowering
from rulec.ir.nodes import pack_data as p
from rulec.ir.numbers import began, without_none
from rulec.sema import deeds as d
from rulec.sema import expr as e
from rulec.sema import model as sema
from rulec.sema.summaries.carried_out import acted_by, has_act
from rulec.sema.summaries.naming import naming
from rulec.sema.summaries.uses import asks


def heading(model: sema.Model, declared: sema.Declared) -> p.Heading:
    """Return the title data for the functions of a declaration."""
    ends = declared.bounds if isinstance(declared, sema.Quantity) else None
    return p.Heading(
        declared.name,
        words_text(model, declared.label),
        heading_text(declared.cites),
        declared.module,
        declared.within,
        (known_text(model, ends.low), known_text(model, ends.high)) if ends is not None else (None, None),
        declared.span,
        tuple((one.name, words_text(model, one.label)) for one in declared.results)
        if isinstance(declared, sema.Roll)
        else (),
    )


def seen(by: sema.Seen | None) -> p.Seen | None:
    """Convert the visibility of a field or kind."""
    return p.Seen(by.paths, by.facts) if by is not None else None


def params_of(parameters: Iterable[sema.Parameter]) -> tuple[ir.Param, ...]:
    """Convert parameters."""
    return tuple(ir.Param(one.name, one.type) for one in parameters)


def part(sort: str, act: str, detail: str = "") -> str:
    """Return the name of a function of an act: `needs errand 7`, `cost errand 7 gold`."""
    return f"{sort} {act} {detail}".rstrip()


def reading(names: Iterable[str]) -> str:
    """Return the suffix of a function's name that lists the names it reads."""
    return " ".join(["of", *names])


def by_names_read(model: sema.Model, act: d.Act, needs: Iterable[sema.Need]) -> dict[tuple[str, ...], list[sema.Need]]:
    """Group needs by the sought parameters that they read.

    Needs that read all of them are left out: they are never tested while a name stands for something unseen. A need's
    sentence may print a name as it was typed, since that reveals nothing about the thing.
    """
    sought = [taken.name for taken in act.takes if is_sought(model, act, taken)]
    groups: dict[tuple[str, ...], list[sema.Need]] = {}
    for need in needs if sought else ():
        holes = [part.value for part in need.sentence.parts if not isinstance(part, str)]
        read = _read(need) | e.variables(*(hole for hole in holes if not isinstance(hole, e.Variable)))
        names = tuple([name for name in sought if name in read])
        if len(names) < len(sought):
            groups.setdefault(names, []).append(need)
    return groups


def _read(need: sema.Need) -> set[str]:
    """Return the names whose values decide whether a need is met."""
    tests = [test for test in (need.when, need.origin.carries, need.origin.when) if test is not None]
    return {*e.variables(need.test, *tests, *need.waivers)}


def cures(act: d.Act, need: sema.Need) -> tuple[str, ...]:
    """Return the optional parameters of an act that a need reads."""
    read = _read(need)
    return tuple([taken.name for taken in act.takes if taken.default is not None and taken.name in read])


def early_needs(act: d.Act) -> dict[str, list[sema.Need]]:
    """Group the needs that can be tested before all of an act is known, by the last parameter that they read.

    None of them reads an optional parameter.
    """
    optional = {taken.name for taken in act.takes if taken.default is not None}
    names = [one.name for one in act.parameters if one.name not in optional]
    groups: dict[str, list[sema.Need]] = {}
    for need in (*act.opens, *act.needs):
        read = _read(need)
        # a need about the player alone is tested with the first parameter, which is soon enough
        last = max((names.index(name) for name in names if name in read), default=0) or min(1, len(names) - 1)
        if optional.isdisjoint(read) and (optional or last < len(names) - 1):
            groups.setdefault(names[last], []).append(need)
    return {name: groups[name] for name in names if name in groups}


def pack_data(model: sema.Model, columns: Mapping[str, ir.Column]) -> p.Pack:
    """Return the data of a pack. Default values are read from its columns."""
    return _Pack(model, columns).pack()


def usual_of(model: sema.Model, act: d.Act, taken: d.TakenOf) -> ir.Const | None:
    """Return the constant default of a parameter; None if it has none or a computed one."""
    if taken.default is None:
        return None
    variables = {one.name: one.type for one in act.parameters}
    raw = Lowering(model, Report(), {}, "a default", variables).raw(taken.default, taken.type, frozenset())
    return raw if isinstance(raw, ir.Const) else None


def is_sought(model: sema.Model, act: d.Act, taken: d.TakenOf) -> bool:
    """Return whether a parameter accepts names of things that the player has not seen.

    Its kind is `named by everyone`, and its domain is not limited to the player's own things: to a list in a field, or
    to things that belong to the player (`where g.house = house`).
    """
    bare = without_none(taken.type)
    if not isinstance(bare, KindType) or not model.kinds[bare.name].named_by_everyone:
        return False
    domain = taken.domain
    if isinstance(domain, e.Collection) and len(domain.items) == 1:
        domain = domain.items[0]
    match domain:
        case e.Field():
            return False
        case e.Over(variable=name, where=e.Logic(op="and", values=tests)):
            return not any(_is_own(test, name, model.kinds[bare.name], act.player) for test in tests)
        case e.Over(variable=name, where=test) if test is not None:
            return not _is_own(test, name, model.kinds[bare.name], act.player)
        case _:
            return True


def _is_own(test: e.Expr, name: str, kind: sema.Kind, player: str) -> bool:
    """Return whether a test requires that a thing belongs to the player."""
    match test:
        case e.Compare(op="=", left=e.Field(of=e.Variable(name=of), name=field), right=e.Variable(name=owner)):
            return (of, field, owner) == (name, kind.belongs_to, player)
        case _:
            return False


@dataclass
class _Pack:
    """Converter of one model."""

    model: sema.Model
    columns: Mapping[str, ir.Column]

    def pack(self) -> p.Pack:
        """Return all data of the pack."""
        model = self.model
        return p.Pack(
            model.pack,
            model.title,
            model.version,
            model.hash,
            tuple((name, one.title) for name, one in model.documents.items()),
            {name: p.Measure(name, one.plural, one.grain, one.one, one.many) for name, one in model.measures.items()},
            {name: self.enum(one) for name, one in model.enums.items()},
            {name: self.kind(one) for name, one in model.kinds.items()},
            {kind: tuple(self.record(one) for one in records) for kind, records in model.records.items()},
            None if model.deeds is None else self.world(model.deeds),
        )

    def text(self, words: sema.Words | None) -> str:
        """Return a text with its known holes filled."""
        return words_text(self.model, words)

    def enum(self, enum: sema.Enum) -> p.Enum:
        members = tuple(p.Member(member.name, member.title, member.also) for member in enum.members)
        return p.Enum(enum.name, self.text(enum.label), members)

    def kind(self, kind: sema.Kind) -> p.Kind:
        return p.Kind(
            kind.name,
            kind.word,
            self.text(kind.label),
            heading_text(kind.cites),
            kind.plural,
            kind.listed,
            kind.extends,
            tuple(map(self.field, kind.fields)),
            kind.belongs_to,
            kind.known_as,
            kind.also_known,
            kind.named_by_everyone,
            seen(kind.seen),
        )

    def field(self, field: sema.FieldOf) -> p.Field:
        """Convert a field of a kind or of the game's state."""
        return p.Field(
            field.name,
            field.type,
            field.owner,
            self.text(field.label),
            None if field.default is None else self.value(field.default, field.type),
            field.default is not None,
            seen(field.seen),
        )

    def record(self, record: sema.Record) -> p.Record:
        """Convert an entry. The fields of listed entries are columns, so they are left out."""
        kind = self.model.kinds[record.kind]
        types = {field.name: field.type for field in kind.fields}
        starts: list[tuple[str, p.Value]] = []
        for name, value in record.values if not kind.listed else ():
            known = self.value(value, types[name])
            if known is not None:
                starts.append((name, known))
        also = (*record.also, record.shared) if record.shared else record.also
        behind = record.position if kind.listed else began(self.model, kind.name, record.position)
        return p.Record(record.name, record.title, record.number, behind, tuple(starts), also)

    def value(self, value: e.Expr, of: Type) -> p.Value | None:
        """Return a value known at compile time; None for one that is created in play."""
        if isinstance(value, e.New) or (isinstance(value, e.RecordLit) and e.in_play(value)):
            return None
        if isinstance(value, e.Collection) and value.items:
            if not isinstance(of, SetType) and not isinstance(value.type, SetType):
                each = getattr(of, "of", of)
                known = tuple(one for item in value.items if (one := self.value(item, each)) is not None)
                return p.Several("list", known) if len(known) == len(value.items) else None
            members = tuple(map(_member, value.items))
            if isinstance(of, SetType) and None not in members:
                return p.Several("set", tuple(member for member in members if member is not None))
        columns: MutableMapping[str, ir.Column] = ChainMap({}, self.columns)  # type: ignore[arg-type]
        raw = Lowering(self.model, Report(), columns, "a default").raw(value, of, frozenset())
        if isinstance(raw, ir.Items) and (not raw.items or isinstance(of, SpotType)):
            items = [item for item in raw.items if isinstance(item, ir.Const)]
            return p.Several("spot" if items else "list", tuple(items))
        return raw if isinstance(raw, ir.Const) else None

    def world(self, deeds: d.Deeds) -> p.World:
        """Convert the state of a game and its rules of play."""
        model = self.model
        asked = [] if deeds.acts else [ask.who.type for ask in asks(model)]
        named = naming(model)
        return p.World(
            self.text(deeds.state.label) if deeds.state is not None else "",
            tuple(map(self.field, deeds.state.fields)) if deeds.state is not None else (),
            {name: tuple(one.type for one in event.parameters) for name, event in deeds.events.items()},
            {name: tuple(one.name for one in event.parameters) for name, event in deeds.events.items()},
            tuple(p.Variant(variant.name, variant.title) for variant in deeds.variants.values()),
            d.pairs_apart(deeds),
            {act.name: self.act(act, deeds, named) for act in deeds.acts.values()},
            {name: self.sequence(one) for name, one in deeds.sequences.items()},
            tuple((process.name, process.throws) for process in deeds.processes.values() if process.begins),
            next((of.name for of in asked if isinstance(of, KindType)), ""),
            tuple(
                p.Waiting(model.kinds[kind].word, each.number, each.title)
                for kind in acted_by(model)
                for each in model.records.get(kind, ())
                if not has_act(model, each)
            ),
            tuple(map(self.view, model.views.values())),
            tuple((each.word, each.also) for each in deeds.spellings),
        )

    def act(self, act: d.Act, deeds: d.Deeds, named: frozenset[tuple[str, str]]) -> p.Act:
        record = self.model.record(act.kind, act.key)
        ranged = {taken.name for taken in act.takes if taken.range is not None}
        usual = {taken.name: usual_of(self.model, act, taken) for taken in act.takes}
        sought = {taken.name for taken in act.takes if is_sought(self.model, act, taken)}
        forbidden = tuple(
            p.Forbidden(variant.name, self.text(one.label))
            for variant in deeds.variants.values()
            for one in variant.forbids
            if one.kind == act.kind and act.key in one.keys
        )
        return p.Act(
            act.name,
            act.kind,
            self.model.kinds[act.kind].word,
            act.key,
            record.name,
            act.number,
            record.title,
            act.player,
            act.actor,
            act.owner_field,
            tuple(
                p.Taken(
                    one.name,
                    one.type,
                    one.name in ranged,
                    usual.get(one.name),
                    naming=(act.name, one.name) in named,
                    sought=one.name in sought,
                )
                for one in act.parameters
            ),
            act.notations,
            tuple((once.names, once.within) for once in act.once),
            act.sole,
            act.standing,
            act.repeats,
            act.cancels,
            forbidden,
            self.asked(act),
            tuple((name, part("early", act.name, name)) for name in early_needs(act)),
        )

    def asked(self, act: d.Act) -> tuple[p.AskedOf, ...]:
        """Return the refusal functions of an act by the sought parameters that they read."""
        found: dict[tuple[str, ...], dict[str, str]] = {}
        for sort, needs in (("open", act.opens), ("needs", act.needs)):
            for names, those in by_names_read(self.model, act, needs).items():
                name = part(sort, act.name, reading(names) if len(those) < len(needs) else "")
                found.setdefault(names, {})[sort] = name
        return tuple([p.AskedOf(names, of.get("open"), of.get("needs")) for names, of in found.items()])

    def sequence(self, sequence: d.Sequence) -> p.Sequence:
        """Convert a sequence. A step that replaces another under a variant keeps that step's title."""
        titles: dict[int, str] = {}
        for stage in sequence.stages:
            titles.setdefault(stage.number, self.text(stage.label))
        return p.Sequence(
            sequence.name,
            self.text(sequence.label) or sequence.name.replace("_", " "),
            tuple(
                p.Queue(
                    queue.word,
                    sequence.key_of(queue.kind) if queue.ordering.keys else "",
                    tuple(
                        sequence.counts_of(queue.kind, at) if when is not None else ""
                        for at, when in enumerate(queue.counts, 1)
                    ),
                )
                for queue in sequence.queues
            ),
            sequence.player,
            sequence.shuffled,
            tuple(self.text(limit.label) for limit in sequence.limits),
            sequence.notes,
            tuple(at for at, limit in enumerate(sequence.limits, 1) if limit.standing),
            tuple(p.Step(number, title) for number, title in titles.items()),
            tuple(self.first(sequence)),
        )

    def first(self, sequence: d.Sequence) -> Iterator[p.Acts]:
        """Yield, step by step, the acts that nothing can precede in any game."""
        for stage in sequence.stages if not sequence.shuffled else ():
            for item in stage.items:
                if not isinstance(item, d.ActsOf) or stage.when is not None:
                    return
                yield tuple((self.model.kinds[kind].word, item.ranges) for kind in item.kinds)

    def view(self, view: sema.View) -> p.View:
        shows = tuple(
            p.Column(one.name, one.function, one.type, self.text(one.label) or one.name.replace("_", " "))
            for one in view.shows
        )
        drawn = view.drawn
        return p.View(
            view.name,
            self.text(view.label) or view.name.replace("_", " ").capitalize(),
            p.Param(view.viewer.name, view.viewer.type),
            view.rows,
            None if view.thing is None else p.Param(view.thing.name, view.thing.type),
            shows,
            None if drawn is None else tuple((name, part) for name in DRAWN if (part := getattr(drawn, name))),
        )


DRAWN = ("on", "at", "way", "links", "colour", "mark", "facing")
"""Aspects of a view's drawing on a map."""


def _member(item: e.Expr) -> ir.Const | None:
    match item:
        case (
            e.MemberLit(enum=owner, name=name, position=position) | e.RecordLit(kind=owner, key=name, position=position)
        ):
            return ir.Const(position, ir.Symbol(owner, name), span=item.span)
        case _:
            return None
