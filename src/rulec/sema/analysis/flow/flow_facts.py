"""The sources of expressions and functions: the hidden fields on which their values depend.

Each source has the terms of its readers, the players who may know it. Within a block, terms are equal if a test shows
it (`where g.house = house`), so the reader of one thing is recognised as the reader of another. A sealed answer is a
further source, whose only reader is the player who answers; after its `reveal` the block drops the source.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from rulec.base.records import dataclass, field, replace
from rulec.base.spans import Span
from rulec.base.types import KindType, ListType, Type
from rulec.sema import deeds as d
from rulec.sema import expr as e
from rulec.sema.analysis.flow.summaries import Source, Sources, Summaries, Term, join
from rulec.sema.model import (
    HANDED_IN,
    Away,
    Case,
    EachOf,
    Fact,
    FieldOf,
    Function,
    Model,
    Need,
    Parameter,
    Quantity,
    Repetition,
    Roll,
    Seen,
    Throwing,
    ValueOf,
    Words,
)
from rulec.sema.summaries.call_graph import call_graph, parts_read, reached
from rulec.sema.summaries.uses import bodies, seen_by_facts, worked_out
from rulec.sema.summaries.walks import walk
from rulec.sema.typing.assignability import without_none

_LEADING = ("f", "w")
"""Tags of terms that lead on from another term, their second item.

`f` leads to a field, `w` to the viewers for whom a fact about the thing holds.
"""
Loop = e.Over | e.Along | e.FirstOf | d.Loop | d.Choose | d.LinesOf | EachOf


def names_in(term: Term) -> set[str]:
    """Return the names that a term mentions."""
    if term[0] == "v":
        return {str(term[1])}
    return names_in(term[1]) if term[0] in _LEADING and isinstance(term[1], tuple) else set()


def fields_in(term: Term) -> set[str]:
    """Return the fields that a term follows."""
    if term[0] in _LEADING and isinstance(term[1], tuple):
        return _own_fields(term) | fields_in(term[1])
    return {str(term[1])} if term[0] == "s" else set()


def _own_fields(term: Term) -> set[str]:
    """Return the fields that the last part of a term follows."""
    return {*map(str, term[3])} if term[0] == "w" and isinstance(term[3], tuple) else {str(term[2])}


def _size(term: Term) -> int:
    return 1 + (_size(term[1]) if isinstance(term[1], tuple) else 0)


def swapped(term: Term, pairs: Mapping[Term, Term]) -> Term:
    """Return the term with its parts replaced according to `pairs`."""
    if term in pairs:
        return pairs[term]
    if term[0] in _LEADING and isinstance(term[1], tuple):
        return (term[0], swapped(term[1], pairs), *term[2:])
    return term


def moved(sources: Sources, pairs: Mapping[Term, Term], keep: frozenset[str] = frozenset()) -> Sources:
    """Return the sources with renamed readers. Readers that mention names outside `keep` are dropped."""
    found: list[Source] = []
    for source in sources:
        readers = tuple(swapped(term, pairs) for term in source.readers)
        found.append(replace(source, readers=tuple(term for term in readers if names_in(term) <= keep)))
    return join(found)


@dataclass(frozen=True)
class Env:
    """The facts known at a point of a block: sources of names, equal terms, and members of lists."""

    names: Mapping[str, Sources] = field(default_factory=dict)
    depth: Mapping[str, int] = field(default_factory=dict)  # nesting: inner names rank after outer ones
    same: Mapping[Term, Term] = field(default_factory=dict)  # maps a term to an equal one of lower rank
    within: frozenset[tuple[Term, Term]] = frozenset()  # (thing, list)
    seals: Mapping[str, Span] = field(default_factory=dict)  # sealed answers, with the places of their questions
    opened: frozenset[Span] = frozenset()  # places of the questions whose answers are revealed

    def seal(self, name: str, who: Term | None, at: Span, more: Sources) -> Env:
        """Return the environment with a sealed answer, known only to the player who gives it.

        The field that led to this player may change later while the player stays the same. The player therefore gets a
        name of its own.
        """
        asked = f"{name}, asked"
        bare = self.bind(asked)
        bare = bare.equal(("v", asked), who) if who is not None else bare
        own = Source("", name, (("v", asked),), at, at)
        bare = bare.bind(name, join((own,), more))
        return replace(bare, seals={**self.seals, name: at}, opened=self.opened - {at})

    def reveal(self, name: str) -> Env:
        """Return the environment in which everyone knows an answer."""
        opened = replace(self, opened=self.opened | {self.seals[name]})
        return replace(opened, names={**opened.names, name: ()})

    def bind(self, name: str, sources: Sources = ()) -> Env:
        """Return the environment with one more name."""
        bare = self.forget(lambda term: name in names_in(term))
        return replace(bare, names={**self.names, name: sources}, depth={**self.depth, name: len(self.depth)})

    def rank(self, term: Term) -> tuple[int, int]:
        """Return the sort key of a term: outer names before inner ones, then short terms before long ones."""
        return max((self.depth.get(name, 0) for name in names_in(term)), default=-1), _size(term)

    def canon(self, term: Term) -> Term:
        """Return the first term by `rank` that is known to be equal."""
        for _ in range(8):
            before = term
            if term[0] in _LEADING and isinstance(term[1], tuple):
                term = (term[0], self.canon(term[1]), *term[2:])
            term = self.same.get(term, term)
            if term == before:
                break
        return term

    def equal(self, one: Term, two: Term) -> Env:
        """Return the environment in which two terms are equal."""
        a, b = self.canon(one), self.canon(two)
        if a == b:
            return self
        plain, other = (a, b) if self.rank(a) <= self.rank(b) else (b, a)
        return replace(self, same={**self.same, other: plain})

    def member(self, thing: Term, of: Term) -> Env:
        """Return the environment in which a thing is a member of a list."""
        return replace(self, within=self.within | {(thing, of)})

    def forget(self, gone: object) -> Env:
        """Return the environment without facts about terms for which `gone` holds."""
        assert callable(gone)
        same = {a: b for a, b in self.same.items() if not gone(a) and not gone(b)}
        within = frozenset((a, b) for a, b in self.within if not gone(a) and not gone(b))
        return replace(self, same=same, within=within)

    def changed(self, fields: frozenset[str]) -> Env:
        """Return the environment after some fields have changed."""
        if not fields:
            return self
        names = {name: self.still(sources, fields) for name, sources in self.names.items()}
        return replace(self.forget(lambda term: bool(fields_in(term) & fields)), names=names)

    def still(self, sources: Sources, fields: frozenset[str]) -> Sources:
        """Return the sources after some fields have changed: readers reached through such a field are dropped."""
        if all(fields.isdisjoint(fields_in(term)) for source in sources for term in source.readers):
            return sources
        found: list[Source] = []
        for source in sources:
            readers = (self.lasting(term, fields) for term in source.readers)
            found.append(replace(source, readers=tuple(term for term in readers if term is not None)))
        return join(found)

    def lasting(self, term: Term, fields: frozenset[str]) -> Term | None:
        """Return an equal term that follows none of these fields, if one is known."""
        if fields.isdisjoint(fields_in(term)):
            return term
        plain = self.canon(term)
        for other in (plain, *(one for one in self.same if self.canon(one) == plain)):
            if fields.isdisjoint(fields_in(other)):
                return other
        if term[0] not in _LEADING or not fields.isdisjoint(_own_fields(term)):
            return None
        inner = self.lasting(term[1], fields) if isinstance(term[1], tuple) else None
        return (term[0], inner, *term[2:]) if inner is not None else None

    def plain(self, sources: Sources) -> Sources:
        """Return the sources that are still secret, with their readers as canonical terms.

        Known members of a list of readers are readers as well.
        """
        known = [(self.canon(one), self.canon(of)) for one, of in self.within] if sources else []
        found: list[Source] = []
        for source in sources:
            if source.ask is None or source.ask not in self.opened:
                readers = dict.fromkeys(map(self.canon, source.readers))
                readers.update(dict.fromkeys(one for one, of in known if of in readers))
                found.append(replace(source, readers=tuple(readers)))
        return join(found)

    def without(self, name: str, sources: Sources) -> Sources:
        """Return the sources as known outside the scope of a name."""
        return moved(self.plain(sources), {}, frozenset(self.names) - {name})

    def may_know(self, viewer: Term | None, source: Source) -> bool:
        """Return whether a viewer may know a source. A viewer of None stands for every player."""
        if viewer is None:
            return False
        who = self.canon(viewer)
        readers = [self.canon(term) for term in source.readers]
        known = {(self.canon(a), self.canon(b)) for a, b in self.within}
        return who in readers or any((who, reader) in known for reader in readers)


@dataclass(frozen=True)
class Block:
    """A body of statements of a process, a trigger or an act."""

    name: str
    span: Span
    parameters: tuple[Parameter, ...]
    body: tuple[d.Statement, ...]
    gives_away: tuple[Away, ...]
    when: e.Expr | None = None
    act: d.Act | None = None


@dataclass
class Walk:
    """The state of the walk over one block."""

    block: Block
    player: Term | None
    away: frozenset[tuple[str, str]]
    used: set[tuple[str, str]] = field(default_factory=set)
    ends: Sources = ()  # sources of conditions that may have ended the block


def weighed(solve: str) -> str:
    """Return the name that holds the sources of a solve's arguments."""
    return f"weighed {solve}"


def term_of(expr: e.Expr | None) -> Term | None:
    """Return the term of a variable, a field of a term, or a field of the game; None for other expressions."""
    # else: it has no name, so that nothing is known of it
    match expr:
        case e.Variable(name=name):
            return ("v", name)
        case e.StateRef(name=name):
            return ("s", name)
        case e.Field(of=of, name=name):
            inner = term_of(of)
            return ("f", inner, name) if inner is not None else None
        case _:
            return None


class Reading:
    """The sources of expressions and functions, according to the current summaries."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self.state = model.state_fields
        self.summaries = Summaries()
        self.within = {function.name: function.within for function in model.functions}
        self.facts = _noticing(model)
        for sequence in model.all_deeds.sequences.values():
            for name in sequence.notes:  # only the player knows of having handed in acts
                event = model.all_deeds.events[name]
                player: Term = ("v", event.parameters[0].name)
                self.summaries.add(("noted", name), (Source(HANDED_IN, name, (player,), event.span),))

    @property
    def hides(self) -> bool:
        """True if the pack hides anything."""
        if any(sequence.notes for sequence in self.model.all_deeds.sequences.values()):
            return True
        if any(isinstance(stmt, d.Ask) and stmt.sealed for stmt in self.lines()):
            return True
        kinds = self.model.kinds.values()
        fields = (*(f for kind in kinds for f in kind.fields), *self.state.values())
        return any(kind.seen is not None for kind in kinds) or any(f.seen is not None for f in fields)

    def lines(self) -> Iterator[d.Statement]:
        """Yield the statements of all bodies except examples."""
        for (sort, _), body in bodies(self.model):
            if sort != "example":
                yield from walk(body)

    def field(self, kind: str, name: str) -> FieldOf | None:
        """Return a field of a kind or of the game."""
        if kind in ("", HANDED_IN):
            return None if kind else self.state.get(name)
        return next((f for f in self.model.kinds[kind].fields if f.name == name), None)

    def learn(self, function: Function) -> None:
        """Add the sources of a function's answer to its summary."""
        self.summaries.add(("answer", function.name), self.function(function))

    def hidden(self, seen: Seen | None, kind: str, name: str, thing: Term | None, at: Span) -> Sources:
        """Return the source of a field or of a thing's existence; nothing if it is visible to all."""
        if seen is None:
            return ()
        return (Source(kind, name, self.readers(seen, kind, thing), at),)

    def readers(self, seen: Seen, kind: str, thing: Term | None) -> tuple[Term, ...]:
        """Return the terms of the players who see a field."""
        found: list[Term] = []
        for path in seen.paths:
            term: Term | None = thing if kind else ("s", path[0])
            for name in path if kind else path[1:]:
                term = ("f", term, name) if term is not None else None
            if term is not None:
                found.append(term)
        if thing is not None:
            found += [("w", thing, fact, self.facts[fact]) for fact in seen.facts]
        return tuple(found)

    def named(self, of: Type, thing: Term | None, at: Span) -> Sources:
        """Return the sources revealed by the printed name of a thing."""
        bare = without_none(of)
        if isinstance(bare, ListType):
            bare, thing = bare.of, None
        if not isinstance(bare, KindType) or bare.listed:
            return ()
        kind = self.model.kinds[bare.name]
        found = self.field(kind.name, kind.known_as) if kind.known_as is not None else None
        if found is None:
            return self.hidden(kind.seen, kind.name, "", thing, at)
        return self.hidden(found.seen, found.owner, found.name, thing, at)

    def as_its_kind(self, source: Source) -> bool:
        """Return whether a field has the same readers as the existence of its thing."""
        found = self.field(source.kind, source.name)
        return found is not None and found.seen is self.model.kinds[source.kind].seen

    def of(self, expr: e.Expr | None, env: Env) -> Sources:
        """Return the sources on which the value of an expression depends."""
        match expr:
            case None:
                return ()
            case e.Variable(name=name):
                return env.names.get(name, ())
            case e.Field(of=of, kind=kind, name=name):
                found = self.field(kind, name)
                seen = found.seen if found is not None else None
                return join(self.of(of, env), self.hidden(seen, kind, name, term_of(of), expr.span))
            case e.StateRef(name=name):
                return self.hidden(self.state[name].seen, "", name, None, expr.span)
            case e.AllOf(kind=name):
                return self.hidden(self.model.kinds[name].seen, name, "", None, expr.span)
            case e.Carries(of=of, field_name=name) if name:
                held = without_none(of.type)
                found = self.field(held.name, name) if isinstance(held, KindType) else None
                seen, kind = (found.seen, found.owner) if found is not None else (None, "")
                return join(self.of(of, env), self.hidden(seen, kind, name, term_of(of), expr.span))
            case e.Logic(op="and", values=values):
                inside = self.knowing(env, expr)
                return join(*(self.of(value, inside) for value in values))
            case e.Choose(test=test, then=then, other=other):
                return join(self.of(test, env), self.of(then, self.knowing(env, test)), self.of(other, env))
            case e.Over(variable=variable, where=where, body=body):
                inside, about = self.each(expr, env)
                inside = self.knowing(inside, body if expr.word == "any" else None)
                return inside.without(variable, join(about, self.of(where, inside), self.of(body, inside)))
            case e.Along(variable=variable, where=where, body=body, cost=cost):
                inside, about = self.each(expr, env)
                ends = (self.of(end, env) for end in (expr.thing, expr.start, expr.goal, expr.most))
                told = (self.of(part, inside) for part in (where, body, cost))
                return join(*ends, inside.without(variable, join(about, *told)))
            case e.FirstOf(variable=variable, where=where, keys=keys):
                inside, about = self.each(expr, env)
                found_keys = (self.of(value, inside) for _, value in keys)
                return inside.without(variable, join(about, self.of(where, inside), *found_keys))
            case e.CallTo(name=name, arguments=arguments):
                told = (self.of(argument, env) for argument in arguments)
                summary = self.summaries.read(("answer", name))
                given = env.names.get(weighed(self.within.get(name, "")), ())
                passed = self.passed(summary, self.model.parameters_of(name), arguments, env)
                return join(given, *told, self.known(expr, passed, env))
            case e.Happened(event=event, arguments=arguments):
                told = (self.of(argument, env) for argument in arguments if argument is not None)
                noted = self.model.all_deeds.events[event].parameters
                return join(*told, self.passed(self.summaries.read(("noted", event)), noted, arguments, env))
            case e.Lookup(table=table, column=column):
                return join(
                    self.cells(table, column, expr.arguments, env), *(self.of(p, env) for p in e.children(expr))
                )
            case _:
                return join(*(self.of(part, env) for part in e.children(expr)))

    def each(self, loop: Loop, env: Env) -> tuple[Env, Sources]:
        """Return the environment inside a loop, and the sources revealed by the existence of an element."""
        variable, source = loop.variable, loop.source
        term = term_of(source)
        inside = env.bind(variable)
        if term is not None:
            inside = inside.member(("v", variable), term)
        inside = self.knowing(inside, loop.where)
        if isinstance(source, e.AllOf):
            kind = self.model.kinds[source.kind]
            return inside, self.hidden(kind.seen, kind.name, "", ("v", variable), source.span)
        return inside, self.of(source, env)

    def passed(
        self, summary: Sources, parameters: tuple[Parameter, ...], arguments: tuple[e.Expr | None, ...], env: Env
    ) -> Sources:
        """Return a summary in terms of the arguments of a call."""
        if not summary:
            return ()
        pairs: dict[Term, Term] = {}
        for parameter, argument in zip(parameters, arguments, strict=False):
            pairs[("v", parameter.name)] = term_of(argument) or ("v", "")
        return moved(summary, pairs, frozenset(env.names))

    def whoever(self, test: e.CallTo) -> tuple[Term, Term] | None:
        """Return two terms for a test of visibility: the viewer, and all who see the thing. None for other tests."""
        fields = self.facts.get(test.name)
        who, thing = (term_of(one) for one in test.arguments) if fields is not None else (None, None)
        return (who, ("w", thing, test.name, fields)) if who is not None and thing is not None else None

    def known(self, test: e.CallTo, told: Sources, env: Env) -> Sources:
        """Return the sources revealed by a call.

        Players know whether they see a thing, so the viewer in the call becomes a reader of sources for those who see
        it.
        """
        asked = self.whoever(test)
        if asked is None:
            return told
        who, seers = asked[0], env.canon(asked[1])
        return join(
            replace(source, readers=(*source.readers, who)) if seers in map(env.canon, source.readers) else source
            for source in told
        )

    def cells(self, table: str, column: str, arguments: tuple[e.Expr, ...], env: Env) -> Sources:
        """Return the sources on which the cells of a column depend, in terms of the arguments."""
        if not arguments:
            return ()
        of, cells = self.model.tables[table].column(column)
        inside = _bound(Env(), of.params)
        told = join(*(self.of(cell.value, inside) for cell in cells))
        return self.passed(told, tuple(Parameter(name, type_) for name, type_ in of.params), arguments, env)

    def words(self, words: Words | None, env: Env) -> list[tuple[Span, Sources]]:
        """Return the holes of a text with their sources. A thing in a hole reveals its name."""
        found: list[tuple[Span, Sources]] = []
        for part in words.parts if words is not None else ():
            if not isinstance(part, str):
                name = self.named(part.value.type, term_of(part.value), part.value.span)
                found.append((part.value.span, join(self.of(part.value, env), name)))
        return found

    def knowing(self, env: Env, test: e.Expr | None) -> Env:
        """Return the environment in which a test holds."""
        # else: nothing more is known
        match test:
            case e.Logic(op="and", values=values):
                for value in values:
                    env = self.knowing(env, value)
            case e.Compare(op="=", left=left, right=right):
                one, two = term_of(left), term_of(right)
                if one is not None and two is not None:
                    env = env.equal(one, two)
            case e.Contains(collection=collection, value=value):
                thing, of = term_of(value), term_of(collection)
                if thing is not None and of is not None:
                    env = env.member(thing, of)
            case e.CallTo():
                asked = self.whoever(test)
                if asked is not None:
                    env = env.member(*asked)
        return env

    def function(self, function: Function) -> Sources:
        """Return the sources of a function's answer, in terms of its parameters."""
        parameters = [(p.name, p.type) for p in function.parameters]
        if function.within:
            parameters = [*((p.name, p.type) for p in self.model.solves[function.within].parameters), *parameters]
        env = _bound(Env(), parameters)
        found: list[Sources] = []
        match function:
            case Quantity(steps=steps, families=families):
                found += [self.of(family.at_most, env) for family in families]
                found += [self.of(step.round.towards, env) for step in steps if step.round is not None]
                for contribution in (c for step in steps for c in step.contributions):
                    inside = self.knowing(self.knowing(env, contribution.origin.when), contribution.when)
                    tests = (contribution.origin.carries, contribution.origin.when)
                    found += [self.of(test, env) for test in tests]
                    each = contribution.each
                    limit = contribution.limit[1] if contribution.limit is not None else None
                    if each is None:
                        found += [self.of(part, inside) for part in (contribution.when, contribution.amount, limit)]
                        continue
                    within, about = self.each(each, env)
                    within = self.knowing(within, contribution.when)
                    told = (self.of(p, within) for p in (each.where, contribution.when, contribution.amount, limit))
                    found.append(within.without(each.variable, join(about, *told)))
            case ValueOf():
                found.append(self.of(function.on, env))
                if isinstance(function, Roll):
                    for throwing in function.throws:
                        env = env.bind(throwing.name, self.of(throwing.value, env))
                        found.append(self.of(throwing.again, env))
                    if function.repetition is not None:
                        env = self.repeated(function.repetition, env, found)
                found += [self.case(case, env) for case in function.cases]
                found = [moved(env.plain(one), {}, frozenset(name for name, _ in parameters)) for one in found]
            case Fact():
                last = (function.otherwise,) if function.otherwise is not None else ()
                found += [self.case(c, env) for c in (*function.denies, *function.allows, *function.holds, *last)]
                found += [self.need(need, env) for need in function.needs]
        return env.plain(join(*found))

    def repeated(self, it: Repetition, env: Env, found: list[Sources]) -> Env:
        """Bind the names that a repetition changes: each depends on its former sources and on all expressions of the
        repetition.
        """
        inside = env
        for line in it.lines:
            if isinstance(line, Throwing):
                inside = inside.bind(line.name, self.of(line.value, inside))
        read = [self.of(part, inside) for part in (it.most, it.until)]
        for line in it.lines:
            read += [self.of(part, inside) for part in worked_out(line)]
        told = join(*read)
        found.append(env.plain(told))
        for name in it.changed:
            env = env.bind(name, join(env.names[name], told))
        return env

    def case(self, case: Case, env: Env) -> Sources:
        """Return the sources of a case of a value."""
        inside = self.knowing(self.knowing(env, case.origin.when), case.test)
        parts = (self.of(part, inside) for part in (case.origin.carries, case.origin.when, case.test, case.answer))
        return join(*parts)

    def need(self, need: Need, env: Env) -> Sources:
        """Return the sources of the tests of a need."""
        asked = self.knowing(self.knowing(env, need.origin.when), need.when)
        found = [self.of(part, env) for part in (need.origin.carries, need.origin.when, need.when)]
        found.append(self.of(need.test, asked))
        for waiver in need.waivers:
            found += [self.of(waiver.origin.carries, env), self.of(waiver.origin.when, env)]
        return join(*found)


def _bound(env: Env, parameters: Iterable[tuple[str, Type]]) -> Env:
    for name, _ in parameters:
        env = env.bind(name)
    return env


def _noticing(model: Model) -> dict[str, tuple[str, ...]]:
    """Return the facts that decide visibility, each with the fields that it reads."""
    facts = dict.fromkeys(fact for kind in model.kinds.values() for fact in seen_by_facts(kind))
    calls = call_graph(model) if facts else {}
    functions = {function.name: function for function in model.functions}
    return {fact: _fields_read([functions[name] for name in reached(fact, calls, functions)], model) for fact in facts}


def _fields_read(functions: Iterable[Function], model: Model) -> tuple[str, ...]:
    columns: set[tuple[str, str]] = set()
    names: set[str] = set()
    for part in (part for of in functions for whole in worked_out(of) for part in parts_read(whole, model, columns)):
        # else: it reads no field
        match part:
            case e.Field(name=name) | e.StateRef(name=name) | e.Carries(field_name=name):
                names.add(name)
    return tuple(sorted(names))
