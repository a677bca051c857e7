"""Phrase statements as sentences, one for each line of a process, with nested statements indented below."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from rulec.backends.reference.language import escape
from rulec.backends.reference.language.escape import Md
from rulec.backends.reference.language.marks import PlainMarks
from rulec.backends.reference.language.phrases import Phrases, is_so, told_so
from rulec.backends.reference.language.sentences import sentence_md
from rulec.backends.reference.language.words import (
    humanise,
    joined,
    lower_first,
    plural,
    titled,
    upper_first,
    without_second_article,
)
from rulec.base.records import dataclass, replace
from rulec.base.types import TruthType
from rulec.sema import deeds as d
from rulec.sema import expr as e
from rulec.sema.model import ORDER_OF_LAYING, Words, turns_left

_DETAILS = 3
"""A new thing with more details than this is followed by a list."""


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence with its indentation depth."""

    depth: int
    said: Md

    @property
    def indent(self) -> Md:
        """The blanks before a list item, as Markdown, since plain text would lose repeated blanks."""
        return Md("  " * self.depth)


def lines(p: Phrases, body: tuple[d.Statement, ...], depth: int = 0) -> Iterator[Line]:
    """Yield the sentences of a body; names bound by a line are known in the following ones."""
    for stmt in body:
        yield from _statement(p, stmt, depth)


def lies_there(p: Phrases, value: e.New) -> tuple[str, e.New]:
    """Phrase where a new thing lies and for how long: ` on the valley for 3 turns`.

    Also return the thing without the fields that this covers.
    """
    kind = p.model.kinds[value.kind]
    given = dict(value.fields)
    if kind.lies_on not in given:
        return "", value
    said = f" on {p.noun(given.pop(kind.lies_on))}"
    given.pop(ORDER_OF_LAYING, None)
    for unit in p.model.all_deeds.sequences:
        turns = given.pop(turns_left(unit), None)
        one = isinstance(turns, e.NumberLit) and turns.value == 1
        if turns is not None:
            said += (
                f" until the end of the {humanise(unit)}" if one else f" for {p.noun(turns)} {plural(humanise(unit))}"
            )
    return said, replace(value, fields=tuple(given.items()))


def _statement(p: Phrases, stmt: d.Statement, depth: int) -> Iterator[Line]:
    match stmt:
        case d.Let(name=name, value=value):
            yield _line(depth, f"{p.marks.em(upper_first(humanise(name)))} stands for {p.noun(value)}")
        case d.ThrowAs():
            yield _line(depth, _thrown(p, stmt))
        case d.RunAs():
            yield _line(depth, _run_as(p, stmt))
        case d.Change():
            yield _line(depth, _change(p, stmt))
        case d.Create(value=value, name=name):
            called = f"; it is called {p.marks.em(humanise(name))} below" if name is not None else ""
            lies, value = lies_there(p, value) if isinstance(value, e.New) else ("", value)
            brings = "put" if lies else "bring into play"
            has, verbs = p.details(value.kind, value.fields) if isinstance(value, e.New) else ([], [])
            if isinstance(value, e.New) and value.record is None and len(has) + len(verbs) > (0 if lies else _DETAILS):
                yield _head(depth, f"{brings} {p.with_article(p.kind_word(value.kind))}{lies}{called}")
                yield from (_line(depth + 1, f"it {fact}") for fact in verbs)
                yield from (_line(depth + 1, one) for one in has)
                return
            yield _line(depth, f"{brings} {p.noun(value)}{lies}{called}")
        case d.Remove(value=value):
            yield _line(depth, f"take {p.noun(value)} out of play")
        case d.If(branches=branches, other=other):
            for at, (test, inner) in enumerate(branches):
                yield from _below(p, depth, f"{'otherwise, if' if at else 'if'} {p.clause(test)}", inner)
            if other:
                yield from _below(p, depth, "otherwise", other)
        case d.Loop(source=e.Range(high=most), until=until, body=inner) if until is not None:
            yield from _below(p, depth, f"up to {p.noun(most)} times, and only until {p.clause(until)}", inner)
        case d.Loop(body=inner, together=together):
            said, within = p.among(stmt.variable, stmt.source, stmt.where, "each")
            order = ", all at the same moment" if together else _order(within, stmt.ordering, stmt.variable)
            yield from _below(within, depth, f"{said}{order}", inner)
        case d.AtOnce(body=inner):
            yield from _below(p, depth, "all at the same moment, by what holds before any of it", inner)
        case d.Choose():
            yield from _choose(p, stmt, depth)
        case d.Shuffle(place=place):
            yield _line(depth, f"shuffle {place_words(p, place)}: its order is a matter of lot")
        case d.Draw(variable=variable, place=place, body=inner, otherwise=other):
            name = p.marks.em(humanise(variable))
            drawn = f"draw the first of {place_words(p, place)}, which is taken off; it is called {name} below"
            yield from _below(p.binding(variable, name), depth, drawn, inner)
            if other:
                yield from _below(p, depth, "if there is none", other)
        case d.Chance():
            yield from _chance(p, stmt, depth)
        case d.Run(process=process, arguments=arguments):
            yield _line(depth, f"carry out {running(p, process, arguments)}")
        case d.Weigh(solve=solve, arguments=arguments):
            name = p.marks.to(("solve", solve), titled(solve))
            given = f", of {joined([p.noun(a) for a in arguments])}" if arguments else ""
            yield _line(depth, f"decide {name}{given}: what stands below asks what was decided")
        case d.NoteEvent(event=event, arguments=arguments):
            noted = lower_first(p.event(event, arguments))
            yield _line(depth, f"it is noted{':' if noted.startswith('that ') else ' that'} {noted}")
        case d.Tell(who=who, text=text, failing=failing):
            whom = "everyone" if who is None else p.noun(who)
            yield _line(depth, f"tell {whom}: “{told(p, text)}”")
            if failing is not None:
                act = f"any {p.model.kinds[failing.kind].word}"
                if failing.key:
                    title = p.model.record(failing.kind, failing.key).title
                    act = p.marks.to(("record", f"{failing.kind}/{failing.key}"), title)
                yield _line(
                    depth, f"this is what has become of {act}, if {p.noun(failing.of)} was ordered so this turn"
                )
        case d.Ask():
            yield _line(depth, _asked(p, stmt))
        case d.Adjust(verb=verb, pending=pending, value=value, label=label):
            way = "to" if verb == "add" else "from"
            why = told(p, label)
            yield _line(depth, f"{verb} {p.noun(value)} {way} {p.noun(pending)} (“{why}”); everyone is told of it")
        case d.Reveal(value=value):
            yield _line(depth, f"everyone learns what was answered: {p.noun(value)}")
        case d.Finish(value=value):
            yield _line(depth, "that is all" if value is None else f"the answer is {p.noun(value)}, and that is all")
        case d.Fail(text=text):
            yield _line(depth, f"it is refused after all, and nothing of it happens: “{told(p, text)}”")
        case d.EndGame(text=text):
            yield _line(depth, f"the game ends with this step, and everyone is told: “{told(p, text)}”")
        case _:
            assert_never(stmt)


def _line(depth: int, said: str) -> Line:
    return Line(depth, sentence_md(said))


def _head(depth: int, said: str) -> Line:
    return Line(depth, Md(f"{upper_first(said)}:"))


def _below(p: Phrases, depth: int, said: str, body: tuple[d.Statement, ...]) -> Iterator[Line]:
    """Yield a heading line and the indented sentences of a body."""
    yield _head(depth, said)
    yield from lines(p, body, depth + 1)


def place_words(p: Phrases, place: d.Place) -> Md:
    """Phrase a place: `the tower's level`, `the season`."""
    return p.noun(_held(place))


def _held(place: d.Place) -> e.Expr:
    """Return the expression that reads a place."""
    if place.of is None:
        return e.StateRef(place.name, type=place.type, span=place.span)
    return e.Field(place.of, place.kind, place.name, type=place.type, span=place.span)


def _change(p: Phrases, stmt: d.Change) -> str:
    place, value = place_words(p, stmt.place), p.noun(stmt.value)
    until = f"until the end of the {p.marks.text(humanise(stmt.until))}" if stmt.until else ""
    match stmt.verb:
        case "set" if isinstance(stmt.place.type, TruthType):
            return _truth(p, stmt, until or "from now on")
        case "set":
            return f"set {place} to {value}{until and f', {until}'}"
        case "raise":
            end = f", but to no more than {p.noun(stmt.limit)}" if stmt.limit is not None else ""
            if place.endswith(" by"):
                return f"add {value} to {place}{end}"
            return f"raise {place} by {value}{end}"
        case "lower":
            end = f", but to no less than {p.noun(stmt.limit)}" if stmt.limit is not None else ""
            return f"lower {place} by {value}{end}"
        case "put":
            return f"put {value} into {place}{until and f', {until}'}"
        case _:
            return f"take {value} out of {place}"


def _truth(p: Phrases, stmt: d.Change, since: str) -> str:
    """Phrase `from now on that tower is tired`, `… if the luck is more than 4, and otherwise it is not`."""
    now = _held(stmt.place)
    if isinstance(stmt.value, e.TruthLit):
        return f"{since} {p.clause(now, not stmt.value.value)}"
    return f"{since} {p.clause(now)} if {p.clause(stmt.value)}, and otherwise {p.clause(now, True)}"


def told(p: Phrases, text: Words) -> Md:
    """Phrase a message, with the values of its holes in italics."""
    plain = replace(p, marks=PlainMarks(), bound={name: Md(escape.plain(said)) for name, said in p.bound.items()})
    said, before = "", ""
    for part in text.parts:
        if isinstance(part, str):
            said += p.marks.quoted(part)
        else:
            said += p.marks.em(without_second_article(plain.hole(part), before))
        before = part if isinstance(part, str) else ""
    return Md(said.strip())


def _thrown(p: Phrases, stmt: d.ThrowAs) -> str:
    name = p.marks.em(humanise(stmt.name))
    why = f" ({p.words(stmt.label)})" if stmt.label is not None else ""
    return f"throw {p.noun(stmt.value)}; it is called {name} below{why}"


def _run_as(p: Phrases, stmt: d.RunAs) -> str:
    name, call = p.marks.em(humanise(stmt.name)), stmt.value
    if p.deeds.processes[call.name].pending:
        window = running(p, call.name, call.arguments[:-1])
        return f"open the window {window}, on {name}; what is left of it then is called {name} below"
    return f"carry out {running(p, call.name, call.arguments)}; its answer is called {name} below"


def _asked(p: Phrases, stmt: d.Ask) -> str:
    """Phrase a question: `ask the house: “…” The answer, *share*, is an amount from … to …, and …`."""
    name = p.marks.em(humanise(stmt.name))
    known = "nobody else learns it until it is revealed" if stmt.sealed else "everyone learns it"
    late = "Until it comes the game waits"
    if isinstance(stmt.default, e.TruthLit):
        late = f"When it does not come in time, it is {'yes' if stmt.default.value else 'no'}"
    elif stmt.default is not None:
        none = isinstance(stmt.default, e.NoneLit)
        late = f"When it does not come in time, it is {'none' if none else p.noun(stmt.default)}"
    said = f"ask {p.noun(stmt.who)}: “{told(p, stmt.question)}”"
    return f"{said} The answer, called {name} below, is {_offered(p, stmt)}; {known}. {late}"


def _offered(p: Phrases, stmt: d.Ask) -> str:
    """Phrase the permitted answers."""
    if stmt.ends is not None:
        low, high = (p.noun(end) for end in stmt.ends)
        return f"an amount from {low} to {high}"
    if stmt.source is None:
        return "yes or no"
    source = p.noun(stmt.source)
    match stmt.form:
        case "path":
            return str(source)
        case "one":
            return f"one of {source}{', or none' if stmt.optional else ''}"
        case "some":
            least, most = stmt.counts
            few = f", at least {p.noun(least)}" if least is not None else ""
            many = f", at most {p.noun(most)}" if most is not None else ""
            return f"some of {source}{few}{many}{', or none of them' if least is None else ''}"
        case _:
            return f"{source}, put in an order"


def _choose(p: Phrases, stmt: d.Choose, depth: int) -> Iterator[Line]:
    said, within = p.among(stmt.variable, stmt.source, stmt.where, "those")
    first = _order(within, stmt.ordering, stmt.variable).lstrip(", ")
    order = f", {first}" if first else ""
    yield from _below(within, depth, f"take the first of {said}{order}", stmt.body)
    if stmt.otherwise:
        yield from _below(p, depth, "if there is none", stmt.otherwise)


def _chance(p: Phrases, stmt: d.Chance, depth: int) -> Iterator[Line]:
    why = f"{p.words(stmt.label)}: " if stmt.label is not None else ""
    yield _line(depth, f"{why}throw a hundred-sided die; it succeeds at or under {p.noun(stmt.value)}")
    sides = {side: [o for o in stmt.outcomes if o.success is side] for side in (True, False)}
    for side in (True, False):
        for at, outcome in enumerate(sides[side]):
            verb = "succeeds" if side else "fails"
            if outcome.by is not None:
                head = f"if it {verb} by {p.noun(outcome.by)} or more"
            else:
                head = f"if it {verb}{' otherwise' if at else ''}"
            yield from _below(p, depth + 1, head, outcome.body)


def _order(p: Phrases, ordering: d.Ordering, variable: str) -> str:
    """Phrase `, the highest level first, then by lot`, or "" for the order of the list."""
    said = [
        f"the {'highest' if key.highest else 'lowest'} {_key(p, key.value, variable)} first" for key in ordering.keys
    ]
    if ordering.shuffled:
        said.append("equal ones by lot" if said else "by lot")
    return f", {', then '.join(said)}" if said else ""


def _key(p: Phrases, value: e.Expr, variable: str) -> str:
    noun = p.noun(value)
    owner = p.bound.get(variable, Md(""))
    for start in (f"{owner}'s ", f"{owner}’s "):
        noun = Md(noun.removeprefix(start))
    return noun.removeprefix("the ")


def running(p: Phrases, process: str, arguments: tuple[e.Expr, ...]) -> Md:
    """Phrase a call of a process: `[Leave](…) for the guard (not late)`."""
    title = p.marks.to(("process", process), titled(process))
    # `zip` drops the last parameter of a window, which is passed implicitly
    pairs = tuple(zip(p.deeds.processes[process].parameters, arguments, strict=False))
    said = [p.noun(argument) for _, argument in pairs if not is_so(argument)]
    return Md(f"{title}{f' for {joined(said)}' if said else ''}{told_so(pairs)}")


def order_words(p: Phrases, ordering: d.Ordering, variable: str) -> str:
    """Phrase an order without the leading comma."""
    return _order(p, ordering, variable).removeprefix(", ")
