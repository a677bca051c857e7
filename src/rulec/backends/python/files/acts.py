"""Print `_acts.py`: the acts of players and the steps of a turn, as data for the runtime."""

from __future__ import annotations

from rulec.backends.python.files.kinds import value_text
from rulec.backends.python.files.worlds import Item, write_items
from rulec.backends.python.module import Module, field_name
from rulec.backends.python.module_layout import Layout
from rulec.backends.python.runtime_types import holds_text
from rulec.backends.python.spelling import acts_of, identifier, literal, tuple_of
from rulec.backends.python.writer import Writer
from rulec.base.types import SetType, Type
from rulec.ir.analysis.fixed_domains import never_changes
from rulec.ir.analysis.questions import Question, lines_due, questions
from rulec.ir.lower.pack_data import part
from rulec.ir.nodes import pack_data as p


def write_acts(layout: Layout) -> str:
    """Return the text of `_acts.py`."""
    assert layout.pack.world is not None
    return _Acts(layout, layout.pack.world).text()


class _Acts:
    """The parts of `_acts.py`, with the names that they import."""

    def __init__(self, layout: Layout, played: p.World) -> None:
        self.layout = layout
        self.played = played
        self.module = Module(layout, "_acts")
        self.acts = {"ActSpec", "Game", "SequenceSpec"}
        self.domains = Writer()
        costs = (part("cost", act.name) for act in played.acts.values())
        self.loud = {*layout.using_dice, *layout.speaking, *(cost for cost in costs if self.function(cost))}

    def text(self) -> str:
        """Return the text of `_acts.py`."""
        body = Writer()
        with body.block("ACTS: Final[tuple[ActSpec, ...]] = (", end=")"):
            for act in self.played.acts.values():
                with body.block("ActSpec(", end="),"):
                    write_items(body, self.act(act))
        body.line()
        self.game(body)
        domains = f"\n\n{self.domains.text.strip()}\n\n\n" if self.domains.lines else "\n"
        acts = "rulec.runtime.game.acts"
        # Collected separately: a parameter of a domain wrapper may have the name of a function that the body uses.
        more = {**self.module.needs(domains), acts: self.acts}
        title = "What players may do, and how a turn goes, generated from the rules."
        head = self.module.head(title, body.text, more, acts)
        return head.text + domains + body.text

    def holds(self, of: Type) -> str:
        """Print the `Holds` of a parameter or an answer."""
        return holds_text(self.layout, of)

    def function(self, name: str) -> str | None:
        """Return the Python name of a function, or None if the program has no such function."""
        return self.layout.function(name) if name in self.layout.program.functions else None

    def act(self, act: p.Act) -> list[Item]:
        """Return the arguments of `ActSpec(…)`."""
        entry = self.layout.public["member", act.kind, act.entry]
        does = self.function(part("does", act.name))
        assert does is not None
        parts: list[Item] = [
            f"kind={literal(act.word)}",
            f"key={literal(str(act.number) if act.number is not None else act.key)}",
            f"number={act.number}",
            f"entry={entry}",
            f"title={literal(act.title)}",
            f"player={literal(act.player)}",
            ("params=", [self.param(act, one) for one in act.parameters]),
            ("notations=", [self.notation(one) for one in act.notations]),
            f"does={does}",
        ]
        if act.actor is not None:
            parts.append(f"actor={literal(act.actor)}")
            parts.append(("owner=", [literal(field_name(name)) for name in act.owner]))
        for field, sort in (("opens", "open"), ("needs", "needs"), ("costs", "cost")):
            given = self.function(part(sort, act.name))
            if given is not None:
                parts.append(f"{field}={given}")
        if act.asked:
            self.acts.add("AskedOf")
            parts.append(("asked=", [self.asked(act, one) for one in act.asked]))
        if act.narrows:
            at = {one.name: place for place, one in enumerate(act.parameters)}
            narrows = [f"({at[name]}, {self.layout.function(function)})" for name, function in act.narrows]
            parts.append(("narrows=", narrows))
        if act.once:
            self.acts.add("Once")
            names = [f"Once({tuple_of(map(literal, of))}{', True' if within else ''})" for of, within in act.once]
            parts.append(("once=", names))
        parts += ["sure=True"] if part("does", act.name) not in self.layout.kept else []
        parts += ["throws=False"] if part("does", act.name) not in self.layout.using_dice else []
        acting = {part("does", act.name), part("cost", act.name)} & self.loud
        parts += ["silent=True"] if not acting else []
        parts += ["sole=True"] if act.sole else []
        parts += ["standing=True"] if act.standing else []
        parts += [f"repeats={literal(act.repeats)}"] if act.repeats else []
        parts += [f"cancels={literal(act.cancels)}"] if act.cancels else []
        if act.forbidden:
            self.acts.add("Forbidden")
            told: list[str] = []
            for one in act.forbidden:
                constant = self.layout.worldly["variant", one.variant]
                told.append(f"Forbidden({constant}{f', {literal(one.why)}' if one.why else ''})")
            parts.append(("forbidden=", told))
        return parts

    def asked(self, act: p.Act, asked: p.AskedOf) -> str:
        """Print `AskedOf({3}, needs=_needs_order_110_of_other)`."""
        at = [str(place) for place, one in enumerate(act.parameters) if one.name in asked.names]
        parts = [f"frozenset(({', '.join(at)},))" if at else "frozenset()"]
        for field, name in (("opens", asked.opens), ("needs", asked.needs)):
            parts += [f"{field}={self.layout.function(name)}"] if name is not None else []
        return f"AskedOf({', '.join(parts)})"

    def param(self, act: p.Act, parameter: p.Taken) -> str:
        """Print `Param("target", Holds("thing", "House"), domain=…, default=…)`."""
        self.acts.add("Param")
        parts = [literal(parameter.name), holds_text(self.layout, parameter.type, naming=parameter.naming)]
        domain = self.domain(act, parameter)
        parts += [f"domain={domain}"] if domain else []
        parts += ["settled=True"] if domain and self._settled(act, parameter) else []
        default = self.function(part("default", act.name, parameter.name))
        if parameter.usual is not None:
            default = value_text(self.layout, parameter.usual)
        parts += [f"default={default}"] if default else []
        parts += ["sought=True"] if parameter.sought else []
        return f"Param({', '.join(parts)})"

    def domain(self, act: p.Act, taken: p.Taken) -> str | None:
        """Return the function that yields the choices of a parameter, or None if it has no domain.

        A domain that answers with a set or with the ends of a range gets a wrapper that yields the choices.
        """
        name = part("domain", act.name, taken.name)
        found = self.function(name)
        if found is None:
            return None
        of = self.layout.program.functions[name].result
        if not taken.ranged and not isinstance(of, SetType):
            return found
        wrapper = f"_{found}"
        names = [one.name for one in act.parameters]
        before = act.parameters[: names.index(taken.name)]
        given = [_local(one.name) for one in before]
        typed = [f"{n}: {self.layout.type(one.type)}" for n, one in zip(given, before, strict=True)]
        passed = ", ".join([*given, "world"])
        out = self.domains
        if taken.ranged:
            out.wrapped(f"def {wrapper}(", [*typed, "world: World"], ") -> range:")
            out.line(f"    low, high = {found}({passed})")
            out.line("    return range(low, high + 1)")
        else:
            assert isinstance(of, SetType)
            inner = self.layout.type(of.of)
            out.wrapped(f"def {wrapper}(", [*typed, "world: World"], f") -> Sequence[{inner}]:")
            out.line(f"    return tuple(map({inner}, members({found}({passed}))))")
        out.line()
        out.line()
        return wrapper

    def _settled(self, act: p.Act, taken: p.Taken) -> bool:
        """Return whether the choices stay the same throughout a game."""
        domain = self.layout.program.functions[part("domain", act.name, taken.name)]
        return never_changes(domain, {kind.plural for kind in self.layout.pack.kinds.values() if kind.plural})

    def notation(self, notation: p.Notation) -> str:
        """Print `Notation(("7 ", Slot("target")))`."""
        self.acts.add("Notation")
        parts = tuple_of(map(self.piece, _spaced(notation.parts)))
        return f"Notation({parts}{f', {literal(notation.refused)}' if notation.refused is not None else ''})"

    def piece(self, piece: p.NotationPart) -> str:
        """Print one part of a notation: a text, a slot or an optional part."""
        match piece:
            case str():
                return literal(piece)
            case p.Slot(name=name):
                self.acts.add("Slot")
                return f"Slot({literal(name)})"
            case _:
                self.acts.add("Optional")
                return f"Optional({tuple_of(map(self.piece, _spaced(piece)))})"

    def game(self, body: Writer) -> None:
        """Print the constant `GAME`."""
        with body.block("GAME: Final = Game(", end=")"):
            body.line(f"pack={literal(self.layout.pack.name)},")
            for field, constant in (("version", "RULES_VERSION"), ("hash", "EXECUTED_HASH"), ("world", "World")):
                body.line(f"{field}={constant},")
            body.line("shape=SHAPE,")
            body.line("acts=ACTS,")
            with body.block("sequences=(", end="),"):
                for sequence in self.played.sequences.values():
                    with body.block("SequenceSpec(", end="),"):
                        write_items(body, self.sequence(sequence))
            if self.played.begins:
                begins = (f"({self.function(name)}, {throws})" for name, throws in self.played.begins)
                body.line(f"begins={tuple_of(begins)},")
            if self.played.views:
                body.line("views=VIEWS,")
            if self.played.asked:
                body.line(f"asked={literal(self.played.asked)},")
            asked = [self.question(*each) for each in sorted(questions(self.layout.program).items())]
            words = [f"({literal(word)}, {tuple_of(map(literal, also))})" for word, also in self.played.spellings]
            waiting = [
                f"NotYet({literal(each.word)}, {each.number}, {literal(each.title)})" for each in self.played.waiting
            ]
            self.acts |= {"NotYet"} if waiting else set()
            for field, rows in (("questions", asked), ("words", words), ("not_yet", waiting)):
                if rows:
                    with body.block(f"{field}=(", end="),"):
                        write_items(body, rows)

    def question(self, name: str, asked: Question) -> str:
        """Print `Asked("goal", 3, (Holds("number"),))`."""
        self.acts.add("Asked")
        parts = [literal(name), str(asked.step), tuple_of(dict.fromkeys(map(self.holds, asked.types)))]
        parts += [f"times={asked.times}"] if asked.times else []
        parts += [] if asked.has_default else ["has_default=False"]
        return f"Asked({', '.join(parts)})"

    def sequence(self, sequence: p.Sequence) -> list[Item]:
        """Return the arguments of `SequenceSpec(…)`."""
        parts: list[Item] = [f"name={literal(sequence.name)}", f"title={literal(sequence.title)}"]
        parts.append(f"run={self.function(f'sequence {sequence.name}')}")
        if sequence.queues:
            parts.append(("queues=", [self.queued(queue) for queue in sequence.queues]))
            parts.append(f"player={literal(sequence.player)}")
        parts += ["shuffled=True"] if sequence.shuffled else []
        limits: list[str] = []
        for at, label in enumerate(sequence.limits, 1):
            self.acts.add("Limit")
            given = [self.function(f"limit {sequence.name} {at}") or ""]
            given += [f"label={literal(label)}"] if label else []
            given += ["standing=True"] if at in sequence.standing_limits else []
            limits.append(f"Limit({', '.join(given)})")
        if limits:
            parts.append(("limits=", limits))
        parts += [f"notes={tuple_of(map(literal, sequence.notes))}"] if sequence.notes else []
        steps = [f"({step.number}, {literal(step.title)})" for step in sequence.steps]
        parts.append(("steps=", steps))
        parts += [("first=", [acts_of(acts) for acts in sequence.first])] if sequence.first else []
        stops: list[str] = []
        for stop in lines_due(self.layout.program, sequence.name):
            words = ((self.layout.pack.kinds[kind].word, ranges) for kind, ranges in stop.acts)
            stops.append(f"({stop.step}, {acts_of(words)})")
        return [*parts, *([("stops=", stops)] if stops else [])]

    def queued(self, queue: p.Queue) -> str:
        """Print `Queued("order", key=_key_turn, counts=(_counts_turn_1, None))`."""
        self.acts.add("Queued")
        parts = [literal(queue.word)]
        parts += [f"key={self.function(queue.key)}"] if queue.key else []
        counts = [str(self.function(name)) if name else "None" for name in queue.counts]
        parts += [f"counts={tuple_of(counts)}"] if any(queue.counts) else []
        return f"Queued({', '.join(parts)})"


def _spaced(parts: tuple[p.NotationPart, ...]) -> list[p.NotationPart]:
    """Move the space in front of an optional part into it, so that the space is omitted together with the part."""
    out: list[p.NotationPart] = []
    for one in parts:
        last = out[-1] if out else None
        if isinstance(one, tuple) and isinstance(last, str) and last.endswith(" "):
            out[-1:] = [last.rstrip()] if last.rstrip() else []
            one = (f" {one[0]}", *one[1:]) if isinstance(one[0], str) else (" ", *one)
        out.append(one)
    return out


def _local(name: str) -> str:
    return f"{identifier(name)}_" if identifier(name) == "world" else identifier(name)
