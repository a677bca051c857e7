"""Execution of statements with effects."""

from __future__ import annotations

from typing import assert_never

from rulec.base.records import replace
from rulec.ir import nodes as ir
from rulec.ir.interp.frame import Frame
from rulec.ir.interp.messages import told_text
from rulec.ir.interp.play.instances import Instance
from rulec.ir.interp.play.state import AtOnce, RefusedFault, begin_empty, within
from rulec.ir.interp.walker import Walker
from rulec.runtime.game.asking import NOTHING, Question
from rulec.runtime.game.paths import Way


def do(walker: Walker, stmt: ir.Effect, frame: Frame, function: ir.Function) -> None:
    """Execute one statement."""
    play = walker.world()
    match stmt:
        case ir.Store():
            _store(walker, stmt, frame)
        case ir.Make(name=name, kind=kind, fields=fields, values=values):
            given = {field: walker.eval(value, frame) for field, value in zip(fields, values, strict=True)}
            began = given.pop(ir.BEGAN_AS, -1)
            assert walker.make is not None, "a walk that makes things needs to know how"
            made = walker.make(kind, name)
            made.fields.update(given)
            begin_empty(walker.model, made)
            made.began_as = began if isinstance(began, int) else -1
            frame.names[name] = made
            frame.change(lambda: play.add(made))
        case ir.Drop(value=value):
            gone = _thing(walker, value, frame)
            frame.change(lambda: play.drop(gone))
        case ir.AtOnce(body=body):
            frame.at_once = AtOnce(play)
            walker.block(body, frame, function)
            collected, frame.at_once = frame.at_once, None
            collected.apply()
        case ir.Happen(event=event, arguments=given_values):
            noted = [walker.eval(value, frame) for value in given_values]
            frame.change(lambda: play.note(event, noted))
        case ir.Tell(of=of, who=who, message=number, arguments=told) if of is not None:
            words = tuple(walker.eval(value, frame) for value in told)
            hearer = None if who is None else _thing(walker, who, frame)
            said = told_text(walker.model, function.messages[number], words)
            play.fail(stmt, _thing(walker, of, frame), hearer, said)
        case ir.Tell(who=who, many=many, message=number, arguments=told):
            hearers = None if who is None else walker.eval(who, frame)
            if hearers is not None and not many:
                hearers = (hearers,)
            assert hearers is None or isinstance(hearers, tuple | list)
            play.tell(hearers, function.messages[number], [walker.eval(value, frame) for value in told])
        case ir.Do(call=call):
            walker.eval(call, frame)
        case ir.Fail(message=number, arguments=told):
            words = tuple(walker.eval(value, frame) for value in told)
            raise RefusedFault(told_text(walker.model, function.messages[number], words))
        case ir.EndGame(message=number, arguments=told):
            play.end_game(function.messages[number], [walker.eval(value, frame) for value in told])
        case ir.CarryOut():
            if walker.carry_out is not None:  # otherwise no acts were handed in
                walker.carry_out(stmt)
        case ir.EnterStep() | ir.LinesDue():  # here all lines are handed in before the turn
            return
        case ir.Ask():
            frame.names[stmt.name] = _ask(walker, stmt, frame, function)
        case _:
            assert_never(stmt)


def _ask(walker: Walker, stmt: ir.Ask, frame: Frame, function: ir.Function) -> object:
    told = tuple(walker.eval(value, frame) for value in stmt.arguments)
    offers = walker.eval(stmt.offers, frame) if stmt.offers is not None else ()
    way = offers if isinstance(offers, Way) else None
    offers = offers if way is None else way.things
    assert isinstance(offers, tuple | list)
    question = Question(
        stmt.key,
        _thing(walker, stmt.who, frame),
        stmt.form,
        told_text(walker.model, function.messages[stmt.message], told),
        tuple(offers),
        stmt.optional,
        walker.whole(stmt.low, frame) if stmt.low is not None else 0,
        walker.whole(stmt.high, frame) if stmt.high is not None else len(offers) if way is None else way.longest,
        walker.eval(stmt.default, frame) if stmt.default is not None else NOTHING,
        stmt.sealed,
        way=way,
    )
    return walker.world().asking.ask(question)


def ask_together(walker: Walker, stmt: ir.ForEach, frame: Frame, function: ir.Function) -> None:
    """Run a loop whose questions are all open at one moment."""
    moment = walker.world().asking.moment()
    for element in walker.elements(walker.eval(stmt.source, frame), stmt.bits):
        inner = replace(stmt, source=ir.Local(stmt.variable, span=stmt.span), bits="", together="")
        frame.names[stmt.variable] = (element,)
        with moment.of(_named(walker, stmt.together, element)):
            walker.block((inner,), frame, function)
    moment.over()


def _named(walker: Walker, way: str | ir.Named, element: object) -> int | str:
    """Return the part of a question's key that separates an element from the others."""
    if way == "text":
        return str(element)
    number = number_of(element)
    if not isinstance(way, ir.Named):
        return number
    model = walker.world().model
    if way.choice in model.enums:
        return model.enums[way.choice].members[number].name
    return model.records[way.choice][number].name


def number_of(element: object) -> int:
    """Return the number that separates an element from the others: a thing's number, or the value itself."""
    number = getattr(element, "id", element)
    assert isinstance(number, int)
    return number


def _store(walker: Walker, stmt: ir.Store, frame: Frame) -> None:
    play = walker.world()
    of = None if stmt.kind == ir.THE_WORLD else _thing(walker, stmt.of, frame)
    value = walker.eval(stmt.value, frame)
    limit = None if stmt.limit is None else walker.whole(stmt.limit, frame)
    slot, bits, later = stmt.slot, bool(stmt.bits), frame.at_once
    match stmt.op:
        case "set":
            (later or play).set_until(of, slot, value, stmt.until)
        case "add" | "subtract":
            assert isinstance(value, int)
            amount = value if stmt.op == "add" else -value
            if later is not None:
                later.add(of, slot, amount, limit)
                return
            now = walker.eval(ir.Load(stmt.of, stmt.kind, slot, span=stmt.span), frame)
            assert isinstance(now, int)
            up = stmt.op == "add"
            play.set(of, slot, within(now, now + amount, limit if up else None, None if up else limit))
        case "put":
            frame.change(lambda: play.put(of, slot, value, bits, stmt.until))
        case _:
            frame.change(lambda: play.take(of, slot, value, bits))


def _thing(walker: Walker, expr: ir.Expr, frame: Frame) -> Instance:
    thing = walker.eval(expr, frame)
    assert isinstance(thing, Instance), f"{expr} is no thing"
    return thing
