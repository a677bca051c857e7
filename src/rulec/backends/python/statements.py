"""Prints the statements that change the world, tell, refuse or end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulec.backends.python.exprs import AT_ONCE
from rulec.backends.python.messages import message, sentence, write_told
from rulec.backends.python.module import PRODUCT, UNARY
from rulec.backends.python.runtime_types import holds_text
from rulec.backends.python.spelling import comment, literal
from rulec.ir import nodes as ir

if TYPE_CHECKING:
    from rulec.backends.python.functions import Statements


def write_effect(to: Statements, stmt: ir.Stmt) -> None:
    """One statement that does something."""
    write, show = to.writer, to.printer
    match stmt:
        case ir.Store():
            _store(to, stmt)
        case ir.Make():
            _make(to, stmt)
        case ir.Drop(value=value):
            write.line(f"{_doer(to)}.drop({show.value(value)})")
        case ir.AtOnce(body=body):
            name = show.locals.give(AT_ONCE, "at_once")
            write.line(f"{name} = {show.world()}.together()")
            to.at_once = name
            to.block(body)
            to.at_once = ""
            write.line(f"{name}.apply()")
        case ir.Happen(event=event, arguments=arguments):
            given = "".join(f", {show.value(value)}" for value in arguments)
            write.line(f"{_doer(to)}.note({literal(event)}{given})")
        case ir.Tell(failing=(kind, key), of=of, who=who, message=index, arguments=arguments) if who is not None:
            assert of is not None
            model = show.module.layout.model
            number = model.record(kind, key).number
            before = [
                literal(model.kinds[kind].word),
                literal(key if number is None else str(number)),
                show.value(of),
                show.value(who),
            ]
            write_told(to, f"{show.world()}.fail(", before, sentence(to, index, arguments), ")")
        case ir.Tell(who=who, message=number, arguments=arguments):
            told = "None" if who is None else show.value(who)
            write_told(to, f"{show.world()}.tell(", [told], sentence(to, number, arguments), ")")
        case ir.Do(call=call):
            write.line(show.value(call), comment(stmt.comment))
        case ir.Fail(message=number, arguments=arguments):
            _fail(to, number, arguments)
        case ir.EndGame(message=number, arguments=arguments):
            write_told(to, f"{show.world()}.end_game(", [], sentence(to, number, arguments), ")")
        case ir.CarryOut(kind=kind, ranges=ranges):
            word = show.module.layout.model.kinds[kind].word
            pairs = ", ".join(f"({low}, {high})" for low, high in ranges)
            write.line(f"{show.queue()}.carry_out({literal(word)}, ({pairs}{',' if len(ranges) == 1 else ''}))")
        case ir.Ask():
            _ask(to, stmt)
        case ir.EnterStep(number=number, may_end=may_end):
            if may_end:
                write.line(f"if {show.world()}.over:")
                write.line("    return")
            write.line(f"{show.world()}.enter({number})")
        case _:
            raise AssertionError(f"{type(stmt).__name__} does nothing")


def _ask(to: Statements, stmt: ir.Ask) -> None:
    """`x = world.asks.amount(_ASKS[0], house, (), 0, house.gold, 0)`."""
    show, module = to.printer, to.printer.module
    show.play("asking", "AskSpec")
    show.play("shape", "Holds")
    spec = [literal(stmt.key), holds_text(module.layout, stmt.of, module.words), message(to, stmt.message)]
    spec += ["sealed=True"] if stmt.sealed else []
    if spec not in module.asks:
        module.asks.append(spec)
    told = [show.value(value) for value in stmt.arguments]
    given = [f"_ASKS[{module.asks.index(spec)}]", show.value(stmt.who)]
    given.append(f"({', '.join(told)}{',' if len(told) == 1 else ''})")
    if isinstance(stmt.offers, ir.Ordered):
        given.append(show.elements(stmt.offers.source, stmt.offers.bits))
    elif stmt.offers is not None:
        given.append(show.value(stmt.offers))
    ends = [(word, end) for word, end in (("least", stmt.low), ("most", stmt.high)) if end is not None]
    if stmt.form == "amount":
        given += [show.value(end) for _, end in ends]
    given += [show.value(stmt.default)] if stmt.default is not None else []
    if stmt.form in ("some", "path"):
        given += [f"{word}={show.value(end)}" for word, end in ends]
    form = "one_or_none" if stmt.optional else stmt.form
    to.writer.wrapped(f"{show.local(stmt.name)} = {show.world()}.asks.{form}(", given, ")")


def _fail(to: Statements, number: int, arguments: tuple[ir.Expr, ...]) -> None:
    strings = sentence(to, number, arguments)
    if to.function.sort in ("open", "needs"):
        write_told(to, "return ", [], strings, "")
    else:
        to.printer.play("messages", "Refused")
        write_told(to, "raise Refused(", [], strings, ")")


def _doer(to: Statements) -> str:
    """Who carries a change out: the world, or what collects changes that happen at once."""
    return to.at_once or to.printer.world()


def _make(to: Statements, stmt: ir.Make) -> None:
    show, layout = to.printer, to.printer.module.layout
    named = layout.public["type", stmt.kind]
    show.module.kinds.add(named)
    given = [
        f"{show.slot(stmt.kind, field)}={show.value(value)}"
        for field, value in zip(stmt.fields, stmt.values, strict=True)
    ]
    name = show.local(stmt.name)
    to.writer.wrapped(f"{name} = {named}(", given, ")")
    to.writer.line(f"{to.at_once}.make({name})" if to.at_once else f"{show.world()}.add({name})")


def _store(to: Statements, stmt: ir.Store) -> None:
    show, write = to.printer, to.writer
    thing = _held(to, stmt)
    slot = show.slot(stmt.kind, stmt.slot)
    quoted = f'"{slot}"'
    if to.at_once:
        write.line(_later(to, stmt, thing, quoted))
        return
    value = stmt.value
    if stmt.until and not isinstance(value, ir.Local | ir.Const):
        local = show.locals.give(("put", id(stmt)), stmt.slot.rstrip("s"))
        write.line(f"{local} = {show.value(value)}")
        shown = shift = local
    else:
        shown, shift = show.value(value), show.value(value, UNARY)
    if to.function.name in show.module.layout.kept and not _is_new(to.function, stmt.of):
        write.line(f"{show.world()}.keep({thing}, {quoted})")
    if isinstance(value, ir.Ordered) and not value.first:
        shown = f"tuple({shown})"
    place, behind = f"{thing}.{slot}", comment(stmt.comment)
    match stmt.op:
        case "set":
            write.line(f"{place} = {shown}", behind)
        case "add" | "subtract":
            sign = "+" if stmt.op == "add" else "-"
            if stmt.limit is None:
                write.line(f"{place} {sign}= {shown}", behind)
            else:
                ends = ("min", "max") if stmt.op == "add" else ("max", "min")
                moved = f"{place} {sign} {show.value(value, PRODUCT)}"
                limit = show.value(stmt.limit)
                write.line(f"{place} = {ends[0]}({moved}, {ends[1]}({place}, {limit}))", behind)
        case "put":
            write.line(f"{place} |= 1 << {shift}" if stmt.bits else f"{place} = (*{place}, {shown})", behind)
        case _:
            if stmt.bits:
                write.line(f"{place} &= ~(1 << {shift})", behind)
            else:
                show.play("world", "taken")
                write.line(f"{place} = taken({place}, {shown})", behind)
    if stmt.until:
        write.line(f"{show.world()}.until({literal(stmt.until)}, {thing}, {quoted}, {shown}, {bool(stmt.bits)})")


def _is_new(function: ir.Function, thing: ir.Expr) -> bool:
    """Whether a thing was made by this very function: when that is undone, it is gone with all its fields."""
    if not isinstance(thing, ir.Local):
        return False
    binds = [
        node
        for stmt in function.body
        for node in ir.walk(stmt)
        if (isinstance(node, ir.Assign | ir.Make) and node.name == thing.name)
        or (isinstance(node, ir.ForEach) and node.variable == thing.name)
    ]
    return bool(binds) and all(isinstance(node, ir.Make) for node in binds)


def _later(to: Statements, stmt: ir.Store, thing: str, slot: str) -> str:
    """A change that is collected."""
    show = to.printer
    shown = show.value(stmt.value)
    if isinstance(stmt.value, ir.Ordered) and not stmt.value.first:
        shown = f"tuple({shown})"
    match stmt.op:
        case "set":
            return f"{to.at_once}.set({thing}, {slot}, {shown})"
        case "add" | "subtract":
            amount = shown if stmt.op == "add" else f"-{show.value(stmt.value, UNARY)}"
            behind = "" if stmt.limit is None else f", {show.value(stmt.limit)}"
            return f"{to.at_once}.add({thing}, {slot}, {amount}{behind})"
        case "put":
            behind = f", {literal(stmt.until)}" if stmt.until else ""
            return f"{to.at_once}.put({thing}, {slot}, {shown}, {bool(stmt.bits)}{behind})"
        case _:
            return f"{to.at_once}.take({thing}, {slot}, {shown}, {bool(stmt.bits)})"


def _held(to: Statements, stmt: ir.Store) -> str:
    """The thing whose field changes; what is longer than a field of a name gets a name of its own."""
    show, of = to.printer, stmt.of
    if stmt.kind == ir.THE_WORLD:
        return show.world()
    if isinstance(of, ir.Local) or (isinstance(of, ir.Load) and isinstance(of.of, ir.Local)):
        return show.value(of)
    last = of.value if isinstance(of, ir.Present) else of
    wanted = last.field if isinstance(last, ir.Load) else "thing"
    local = show.locals.give(("holder", id(stmt)), wanted)
    to.writer.line(f"{local} = {show.value(of)}")
    return local
