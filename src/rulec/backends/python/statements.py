"""Print the statements of a function: assignments, control flow, effects, messages and refusals.

A message is a constant of the module with typed holes, such as `_SAYS_IS_NO_MORE`. It knows its rule and its name; each
sentence made from it keeps the values of the holes. Text of a pack is printed as a literal and never becomes code.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import assert_never

from rulec.backends.python.expressions import AT_ONCE, Printer
from rulec.backends.python.files.kinds import is_named_by_sight
from rulec.backends.python.files.solves import noted_at_once, put_note, things_of, write_walk
from rulec.backends.python.module import AND, PRODUCT, UNARY, field_name
from rulec.backends.python.runtime_types import holds_text, message_parts
from rulec.backends.python.spelling import acts_of, comment, literal, tuple_of
from rulec.backends.python.writer import WIDTH, Writer
from rulec.base.types import KindType, ListType, NumberType, OptionalType, TextType
from rulec.ir import nodes as ir
from rulec.ir.opt.acyclic_solves import in_two
from rulec.ir.opt.index_tables import Note


class Statements:
    """The printer of the statements of one function."""

    def __init__(self, writer: Writer, printer: Printer, function: ir.Function, noting: bool) -> None:
        self.writer = writer
        self.printer = printer
        self.function = function
        self.noting = noting
        self.at_once = ""  # the local that collects simultaneous changes
        self.kept = ""  # the cache slot of the answer
        self.settled = ""  # the slot for the answer of the current subject
        self.with_yes: tuple[Note, ...] = ()  # notes to fill if that answer is yes

    def settle_all(self, part: ir.Part, body: tuple[ir.Stmt, ...]) -> None:
        """Print the loop that answers a decision for every subject."""
        show, (state, about) = self.printer, self.function.params
        solve, layout = self.function.heading.within, show.module.layout
        self.with_yes = noted_at_once(layout, layout.program.solves[solve], part)
        if self.with_yes:
            body = in_two(body)
        things = things_of(show, part)

        def walk(to: Writer) -> None:
            before, self.writer = self.writer, to
            decided = show.stored(ir.Local(state.name, span=self.function.span), field_name(part.decide))
            self.settled = f"{decided}[{show.local(about.name)}]"
            with to.block(f"for {show.local(about.name)} in {things}:"):
                self.block(body)
            self.writer = before

        write_walk(self.writer, show, walk)

    def settle(self, stmt: ir.Settle) -> None:
        """Print the assignment of one subject's answer, and the notes that a yes fills."""
        show, value = self.printer, stmt.value
        self.writer.line(f"{self.settled} = {show.value(value)}", comment(stmt.comment))
        if isinstance(value, ir.Const) and value.value is True:
            for note in self.with_yes:
                put_note(self.writer, show, note, show.local(self.function.params[1].name))

    def keep(self) -> None:
        """Print the cache lookup at the start of a memoised function."""
        show, (state, *about) = self.printer, self.function.params
        kept = show.locals.give("the kept answers", "kept")
        self.writer.line(f"{kept} = {show.local(state.name)}.{field_name(self.function.name)}")
        key = show.local(about[0].name)
        if len(about) > 1:
            told = ", ".join(show.local(param.name) for param in about)
            key = show.locals.give("the key", "key")
            self.writer.line(f"{key} = ({told})")
        self.kept = f"{kept}[{key}]"
        with self.writer.block(f"if {key} in {kept}:"):
            self.writer.line(f"return {self.kept}")

    def body(self, body: tuple[ir.Stmt, ...]) -> None:
        """Print the body of the function, without a redundant final `return`."""
        last = body[-1] if body else None
        if isinstance(last, ir.Return) and isinstance(last.value, ir.Const) and last.value.value is None:
            if self.function.sort in ir.DOING:
                body = body[:-1]
                for stmt in body:
                    self.statement(stmt)
                return
        self.block(body)

    def block(self, body: tuple[ir.Stmt, ...]) -> None:
        """Print an indented block, or `pass`."""
        for stmt in _given_back_at_once(body):
            self.statement(stmt)
        if not body:
            self.writer.line("pass")

    def statement(self, stmt: ir.Stmt) -> None:
        """Print one statement."""
        write, show = self.writer, self.printer
        # else: `write_effect` takes all of `Effect`, which mypy sees
        match stmt:
            case ir.Assign():
                self.assign(stmt)
            case ir.If():
                self.branch(stmt, "if")
            case ir.ForEach(variable=variable, source=source, bits=bits, body=body):
                moment = self.moment(stmt)
                if (noted := show.where_noted(source)) is not None:
                    head = f"for {show.local(variable)} in {noted[1]}:"
                    with write.block(f"if {noted[0]}:"), write.block(head, comment(stmt.comment)):
                        self.block(body)
                    return
                counted = "_" if stmt.until is not None and not stmt.kept else show.local(variable)
                self.head(f"for {counted} in ", source, bits, comment(stmt.comment))
                write.depth += 1
                if moment:
                    with write.block(f"with {moment}.of({self.told_apart(variable, stmt.together)}):"):
                        self.turn(stmt, body)
                else:
                    self.turn(stmt, body)
                write.depth -= 1
                if moment:
                    write.line(f"{moment}.over()")
            case ir.Search(variable=variable, source=source, bits=bits, body=body, missing=missing):
                self.head(f"for {show.local(variable)} in ", source, bits, "")
                write.depth += 1
                self.block(body)
                write.depth -= 1
                with write.block("else:"):
                    self.block(missing)
            case ir.Break():
                write.line("break")
            case ir.Continue():
                write.line("continue")
            case ir.Settle():
                self.settle(stmt)
            case ir.Return(value=value):
                self.give(value, comment(stmt.comment))
            case ir.Raise(fault=fault, what=what):
                write.line(f"raise {fault}({literal(what)})")
            case ir.Note(entry=entry, delta=delta):
                index = show.value(entry)
                pair = index if self.function.sort == "refusals" else f"({index}, {show.value(delta)})"
                write.line(f"notes.append({pair})")
            case _:
                write_effect(self, stmt)

    def told_apart(self, variable: str, way: str | ir.Named) -> str:
        """Print an expression that identifies the element of a loop."""
        element = self.printer.local(variable)
        if isinstance(way, ir.Named):
            return f"SHAPE.choices[{literal(way.choice)}].keys[{element}]"
        return {"id": f"{element}.id", "text": f"str({element})"}.get(way, element)

    def moment(self, stmt: ir.ForEach) -> str:
        """Return the local that collects questions asked of all loop elements together, or "" if there are none."""
        if not stmt.together:
            return ""
        name = self.printer.locals.give(("moment", id(stmt)), "moment")
        self.writer.line(f"{name} = {self.printer.world()}.asks.moment()")
        return name

    def head(self, opening: str, source: ir.Expr, bits: str, behind: str) -> None:
        """Print `for x in xs:`, over several lines if it is long."""
        head = f"{opening}{self.printer.elements(source, bits)}:"
        call = self.printer.ordering(source)[0] if isinstance(source, ir.Ordered) else ""
        if not call or len(head) + 4 * self.writer.depth <= WIDTH or not isinstance(source, ir.Ordered):
            self.writer.line(head, behind)
            return
        self.writer.wrapped(f"{opening}{call}(", self.printer.ordering(source)[1], "):")

    def turn(self, stmt: ir.ForEach, body: tuple[ir.Stmt, ...]) -> None:
        """Print the body of a loop for one element, which may roll dice of its own."""
        if stmt.until is not None:
            self.first_of_turn(stmt, stmt.until)
        if not stmt.apart:
            self.block(body)
            return
        show = self.printer
        outer, element = show.dice(), show.local(stmt.variable)
        own = show.locals.give(("dice of", stmt.variable), f"{element}_dice")
        self.writer.line(f"{own} = {outer}.at({self.told_apart(stmt.variable, stmt.apart)})")
        before, show.dice_now = show.dice_now, own
        self.block(body)
        show.dice_now = before

    def first_of_turn(self, stmt: ir.ForEach, until: ir.Expr) -> None:
        """Print the test that ends a repeated block, and the check before each repetition."""
        show = self.printer
        if stmt.kept and self.function.throws:
            names = ", ".join(show.local(name) for name in stmt.kept)
            opening = f"{names if len(stmt.kept) > 1 else f'({names},)'} = go_on_with("
            given = [show.dice(), literal(self.function.name), show.local(stmt.variable), names]
            self.writer.wrapped(opening, given, ")")
        self.condition("if", until)
        self.writer.line("    break")

    def give(self, value: ir.Expr, behind: str) -> None:
        """Print `return …`."""
        if self.function.sort == "refusals":
            self.writer.line("return tuple(notes)", behind)
            return
        if self.function.sort in ir.DOING and isinstance(value, ir.Const) and value.value is None:
            if not isinstance(self.function.result, OptionalType):
                self.writer.line("return", behind)
                return
        if self.function.sort == "cost":
            self.costs(value)
            return
        if not self.noting and not self.kept and self.looked_for(value, behind):
            return
        text = self.printer.value(value)
        if not self.noting and not self.kept and self.listed("return ", value, text, behind):
            return
        if self.kept and isinstance(value, ir.Const):
            self.writer.line(f"{self.kept} = {text}", behind)
            self.writer.line(f"return {text}")
            return
        if self.kept:
            told = self.printer.locals.give("the answer", "answer")
            self.writer.line(f"{self.kept} = {told} = {text}", behind)
            self.writer.line(f"return {told}")
            return
        if not self.noting and isinstance(value, ir.Bool) and len(text) + 4 * self.writer.depth + 7 > WIDTH:
            parts = [self.printer.value(part, AND + 1) for part in value.values]
            self.spread("return (", value.op, parts, ")", behind)
            return
        if self.noting and isinstance(value, ir.IfElse):
            text = f"({text})"
        self.writer.line(f"return {text}, notes" if self.noting else f"return {text}", behind)

    def looked_for(self, value: ir.Expr, behind: str) -> bool:
        """Print a search for the first matching element as a loop. Return False if the value is no such search."""
        if not isinstance(value, ir.Ordered) or not value.first or value.keys or value.lot or value.where is None:
            return False
        variable = self.printer.local(value.variable)
        with self.writer.block(f"for {variable} in {self.printer.elements(value.source, value.bits)}:"):
            self.condition("if", value.where)
            self.writer.line(f"    return {variable}", behind)
        self.writer.line("return None")
        return True

    def costs(self, value: ir.Expr) -> None:
        """Print a cost: pairs of a field of the player and an amount."""
        assert isinstance(value, ir.Items)
        pairs: list[str] = []
        for pair in value.items:
            assert isinstance(pair, ir.Items)
            field, amount = pair.items
            assert isinstance(field, ir.Const)
            pairs.append(f'("{field_name(str(field.value))}", {self.printer.value(amount)})')
        self.writer.wrapped("return (", pairs, ")", is_tuple=True)

    def branch(self, stmt: ir.If, word: str) -> None:
        """Print `if`, `elif` and `else`."""
        self.condition(word, stmt.test)
        self.writer.depth += 1
        self.block(stmt.then)
        self.writer.depth -= 1
        if len(stmt.other) == 1 and isinstance(stmt.other[0], ir.If):
            self.branch(stmt.other[0], "elif")
        elif stmt.other:
            with self.writer.block("else:"):
                self.block(stmt.other)

    def condition(self, word: str, test: ir.Expr) -> None:
        """Print `if test:`, over several lines if it is long."""
        head = f"{word} {self.printer.test(test)}:"
        if len(head) + 4 * self.writer.depth <= WIDTH or not isinstance(test, ir.Bool):
            self.writer.line(head)
            return
        parts = [self.printer.test(value, AND + 1) for value in test.values]
        self.spread(f"{word} (", test.op, parts, "):")

    def spread(self, opening: str, op: str, parts: list[str], closing: str, behind: str = "") -> None:
        """Print a condition with one operand on each line."""
        self.writer.line(opening)
        for at, part in enumerate(parts):
            self.writer.line(f"    {op} {part}" if at else f"    {part}")
        self.writer.line(closing, behind)

    def assign(self, stmt: ir.Assign) -> None:
        """Print `name = value` or `name += value`. A cell that may be special takes two lines."""
        show, behind = self.printer, comment(stmt.comment)
        name, value = show.local(stmt.name), stmt.value
        if isinstance(value, ir.Cell) and self.is_plain_number(value):
            self.writer.line(f"{name} = {show.place(value)}", behind)
            helper = show.module.layout.tables["cell", value.column]
            given = "".join(f", {show.value(argument)}" for argument in value.arguments)
            with self.writer.block(f"if {name} < FLOOR:"):
                self.writer.line(f"{name} = {helper}({name}{given})")
            return
        if isinstance(value, ir.Unknown):  # the call always raises, so there is no value to bind
            self.writer.line(show.value(value), behind)
            return
        if isinstance(value, ir.Ordered):
            call, arguments = show.ordering(value)
            if call:
                self.writer.wrapped(f"{name} = {call}(", arguments, ")")
                return
        own = ir.Local(stmt.name, span=stmt.span)
        if isinstance(value, ir.Arith) and value.left == own and not ir.reads(value.right, stmt.name):
            self.writer.line(f"{name} {value.op}= {show.value(value.right)}", behind)
            return
        text = show.value(value)
        if not self.listed(f"{name} = ", value, text, behind):
            self.writer.line(f"{name} = {text}", behind)

    def listed(self, opening: str, value: ir.Expr, text: str, behind: str) -> bool:
        """Print a long list comprehension over several lines. Return False if the value is printed otherwise."""
        found = None
        if self.printer.brief and len(opening) + len(text) + 4 * self.writer.depth > WIDTH:
            found = self.printer.lines(value)
        if found is None:
            return False
        self.writer.line(f"{opening}[")
        for line in found[0]:
            self.writer.line(f"    {line}")
        self.writer.line(f"]{found[1]}", behind)
        return True

    def is_plain_number(self, cell: ir.Cell) -> bool:
        """Return whether a column stores only ints, some of which code special cells."""
        column = self.printer.module.layout.program.columns[cell.column]
        return bool(column.specials) and isinstance(column.type, NumberType)


def write_effect(to: Statements, stmt: ir.Effect) -> None:
    """Print one statement with an effect."""
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
        case ir.Tell(failing=(kind, key, *parameters), of=of, who=who, message=index, arguments=arguments, fails=fails):
            assert of is not None
            pack = show.module.layout.pack
            number = next((record.number for record in pack.records[kind] if record.name == key), None)
            before = [
                literal(pack.kinds[kind].word),
                literal(key if number is None else str(number)),
                show.value(of),
                "None" if who is None else show.value(who),
            ]
            shown = _shown(to, index, arguments)
            shown += [f"parameter={literal(name)}" for name in parameters]
            write_told(
                to,
                f"{show.world()}.{'fail' if fails else 'tell_of'}(",
                before,
                sentence(to, index, arguments),
                ")",
                shown,
            )
        case ir.Tell(who=who, message=number, arguments=arguments):
            told = "None" if who is None else show.value(who)
            shown = _shown(to, number, arguments)
            write_told(to, f"{show.world()}.tell(", [told], sentence(to, number, arguments), ")", shown)
        case ir.Do(call=call):
            write.line(show.value(call), comment(stmt.comment))
        case ir.Fail(message=number, arguments=arguments):
            _fail(to, number, arguments)
        case ir.EndGame(message=number, arguments=arguments):
            shown = _shown(to, number, arguments)
            write_told(to, f"{show.world()}.end_game(", [], sentence(to, number, arguments), ")", shown)
        case ir.CarryOut(kinds=kinds, ranges=ranges):
            words = (show.module.layout.pack.kinds[kind].word for kind in kinds)
            write.line(f"{show.queue()}.carry_out({acts_of((word, ranges) for word in words)})")
        case ir.LinesDue(step=step, players=players):
            write.wrapped(f"{show.queue()}.due(", [str(step), show.value(players)], ")")
        case ir.Ask():
            _ask(to, stmt)
        case ir.EnterStep(number=number, may_end=may_end):
            if may_end:
                write.line(f"if {show.world()}.over:")
                write.line("    return")
            write.line(f"{show.world()}.enter({number})")
        case _:
            assert_never(stmt)


def _ask(to: Statements, stmt: ir.Ask) -> None:
    """Print `x = world.asks.amount(_ASKS[0], house, (), 0, house.gold, 0)`."""
    show, module = to.printer, to.printer.module
    spec = [literal(stmt.key), holds_text(module.layout, stmt.of), message(to, stmt.message)]
    spec += ["sealed=True"] if stmt.sealed else []
    if spec not in module.asks:
        module.asks.append(spec)
    told = tuple_of(map(show.value, stmt.arguments))
    given = [f"_ASKS[{module.asks.index(spec)}]", show.value(stmt.who), told]
    if isinstance(stmt.offers, ir.Ordered):
        given.append(show.elements(stmt.offers.source, stmt.offers.bits))
    elif stmt.offers is not None:
        given.append(show.value(stmt.offers))
    ends = [(word, end) for word, end in (("least", stmt.low), ("most", stmt.high)) if end is not None]
    if stmt.form == "amount":
        given += [show.value(end) for _, end in ends]
    given += [show.value(stmt.default)] if stmt.default is not None else []
    if stmt.form == "some":
        given += [f"{word}={show.value(end)}" for word, end in ends]
    form = "one_or_none" if stmt.optional else stmt.form
    to.writer.wrapped(f"{show.local(stmt.name)} = {show.world()}.asks.{form}(", given, ")")


def _fail(to: Statements, number: int, arguments: tuple[ir.Expr, ...]) -> None:
    strings = sentence(to, number, arguments)
    if to.function.sort in ("open", "needs"):
        write_told(to, "return ", [], strings, "")
    else:
        write_told(to, "raise Refused(", [], strings, ")")


def _doer(to: Statements) -> str:
    """Return the object that carries out changes: the world, or the collector of simultaneous changes."""
    return to.at_once or to.printer.world()


def _make(to: Statements, stmt: ir.Make) -> None:
    show, layout = to.printer, to.printer.module.layout
    named = layout.public["type", stmt.kind]
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
    put_until = stmt.until if stmt.op == "put" else ""
    if put_until and not isinstance(value, ir.Local | ir.Const):
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
            if stmt.until:
                write.line(f"{show.world()}.set_until({literal(stmt.until)}, {thing}, {quoted})")
            elif (stmt.kind, stmt.slot) in show.module.layout.set_until:
                write.line(f"{show.world()}.stays({thing}, {quoted})")
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
                write.line(f"{place} = taken({place}, {shown})", behind)
    if put_until:
        write.line(f"{show.world()}.until({literal(put_until)}, {thing}, {quoted}, {shown}, {bool(stmt.bits)})")


def _is_new(function: ir.Function, thing: ir.Expr) -> bool:
    """Return whether this function created the thing. Undoing the creation discards its fields too."""
    if not isinstance(thing, ir.Local):
        return False
    binding = [node for node in ir.nodes_of(function.body) if ir.binds(node) == thing.name]
    return bool(binding) and all(isinstance(node, ir.Make) for node in binding)


def _later(to: Statements, stmt: ir.Store, thing: str, slot: str) -> str:
    """Print a change that is collected and applied at the end of the block."""
    show = to.printer
    shown = show.value(stmt.value)
    if isinstance(stmt.value, ir.Ordered) and not stmt.value.first:
        shown = f"tuple({shown})"
    match stmt.op:
        case "set":
            behind = f", {literal(stmt.until)}" if stmt.until else ""
            return f"{to.at_once}.set({thing}, {slot}, {shown}{behind})"
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
    """Return the thing whose field changes. A long path is bound to a local first."""
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


WORDS = 4  # number of words of a sentence that name its constant


def message(to: Statements, number: int) -> str:
    """Return the constant of a message, named after its first words."""
    module, told = to.printer.module, to.function.messages[number]
    cures = [tuple_of(map(literal, told.cures))] if told.cures else []
    key = message_parts(module.layout, told), ", ".join([literal(told.rule), literal(told.name), *cures])
    if key not in module.messages:
        words = re.findall("[A-Za-z]+", " ".join(part for part in told.parts if isinstance(part, str)))
        wanted = "_".join(("_SAYS", *words[:WORDS])).upper()
        module.messages[key] = ir.free_name(wanted, module.messages.values(), "_")
    return module.messages[key]


def sentence(to: Statements, number: int, arguments: tuple[ir.Expr, ...]) -> str:
    """Print the sentence of a message with the values for its holes."""
    given = tuple_of(map(to.printer.value, arguments))
    return f"{message(to, number)}.text({given}, SHAPE)"


def _shown(to: Statements, number: int, arguments: tuple[ir.Expr, ...]) -> list[str]:
    """Return the things named in a sentence whose names a player learns by seeing them."""
    pack = to.printer.module.layout.pack
    holes = [part for part in to.function.messages[number].parts if not isinstance(part, str)]
    found: list[str] = []
    for hole, given in zip(holes, arguments, strict=True):
        of = hole.type.of if isinstance(hole.type, OptionalType | ListType) else hole.type
        match of, given:
            case KindType(name=name, listed=False), _ if is_named_by_sight(pack, name):
                found.append(to.printer.value(given))
            case TextType(), ir.Load(of=thing, kind=name, field=field) if field == pack.kinds[name].known_as:
                if is_named_by_sight(pack, name):
                    found.append(to.printer.value(thing))
            case _:
                pass
    return list(dict.fromkeys(found))


def write_told(
    to: Statements, opening: str, before: list[str], told: str, closing: str, behind: Sequence[str] = ()
) -> None:
    """Print a call that takes a sentence, on one line if it fits, else in brackets."""
    one = f"{opening}{', '.join([*before, told, *behind])}{closing}"
    if len(one) + 4 * to.writer.depth <= WIDTH:
        to.writer.line(one)
        return
    if not closing:
        opening, closing = f"{opening}(", ")"
    with to.writer.block(opening, end=closing):
        for each in before:
            to.writer.line(f"{each},")
        to.writer.line(f"{told}," if before else told)
        for each in behind:
            to.writer.line(f"{each},")


def _given_back_at_once(body: tuple[ir.Stmt, ...]) -> tuple[ir.Stmt, ...]:
    """Return a call directly if the local that holds its answer is used only for returning it."""
    match body:
        case (*before, ir.Assign(name=name, value=ir.Call() as call) as named, ir.Return(value=ir.Local(name=given))):
            if given == name:
                return (*before, ir.Return(call, named.comment, span=named.span))
    return body
