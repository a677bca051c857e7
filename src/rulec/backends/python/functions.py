"""Prints lowered functions: the plain resolver, and its twin that notes which clause moved what."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rulec.backends.python.acyclic_solves import Continue, Settle, in_two, part_of, settling, shape_of
from rulec.backends.python.exprs import Printer
from rulec.backends.python.memo import asked_by_solves, is_calm, notes_of
from rulec.backends.python.module import AND, Module, field_name
from rulec.backends.python.module_layout import PLAYING
from rulec.backends.python.solves import noted_at_once, put_note, things_of, write_walk
from rulec.backends.python.spelling import Names, comment, docstring, identifier, literal
from rulec.backends.python.statements import write_effect
from rulec.backends.python.writer import WIDTH, Writer
from rulec.base.records import replace
from rulec.ir import nodes as ir
from rulec.ir.labels import cite_text, known_text, words_text
from rulec.ir.opt.common_subexpressions import hoist, outermost
from rulec.ir.opt.erase_notes import strip_notes
from rulec.ir.opt.max_to_if import chosen
from rulec.ir.opt.merge_tests import grouped
from rulec.ir.opt.reorder_tests import cheapest_first
from rulec.ir.opt.search_loops import Break, Searched, looped
from rulec.sema.model import Fact, Model, Quantity
from rulec.sema.types import NumberType, OptionalType, Type

if TYPE_CHECKING:
    from rulec.ir.opt.index_tables import Note

GLOBAL = ("function", "member", "type")
"""The sorts of names that functions may not use for what is their own."""
RAISES = {
    "NoAnswer": "no case fits",
    "TooMuchTaken": "reductions take more than everything",
    "NotStated": "nobody states a fact that only a person knows",
    "UnknownCell": "the book does not give a value",
    "DoesNotApply": "the book says that there is no such value",
    "OffTheTable": "a table has no row",
    "DividedByNothing": "a divisor is 0",
    "MissingThing": "something needed is not there",
    "NotOffered": "an answer is not among what is offered",
    "Waits": "somebody is asked who has not answered yet",
}


PARTS = {
    "open": "Why it is refused when it is handed in",
    "needs": "Why it is refused when it is done",
    "cost": "What it takes from who orders it",
    "domain": "What may be chosen",
    "default": "What is meant where nothing is said",
    "key": "What the queue goes by, lowest first",
    "limit": "How many may be given",
    "counts": "Which count",
}


def write_function(writer: Writer, module: Module, function: ir.Function, *, twin: bool) -> None:
    """One function. A twin gives its answer and the notes."""
    layout = module.layout
    plain = not twin and function.sort != "refusals"
    if function.sort == "decide" and plain:
        function = replace(function, body=(looked_up(function),), asks=False, world=False)
    if function.sort == "decide" and twin and not layout.is_ringed(function.name):
        function = replace(function, body=tuple(stmt for stmt in function.body if not _by_circle(stmt)))
    taken = PLAYING if layout.plays else frozenset[str]()
    printer = Printer(module, Names(taken, layout.public.of(*GLOBAL)))
    if function.sort in (*ir.EXPLAINED, "bound", "refusals"):
        # what is bound outside is bound first, so that neighbours that ask for it look alike; then what is inside
        if plain and function.sort in ("value", "fact") and function.name in asked_by_solves(layout):
            plain_loops = looped(strip_notes(function), lambda node: is_calm(layout, node))
            shape = hoist(grouped(outermost(chosen(plain_loops))))
        elif plain and function.declared.within and function.sort != "decide" and not layout.spelled_out:
            known = notes_of(layout, layout.program.solves[function.declared.within])
            shape = shape_of(layout, function)
            printer.brief = True
            printer.walked, printer.among = known.walked, known.among
        else:
            shape = grouped(outermost(chosen(strip_notes(function)) if plain else function))
            shape = hoist(cheapest_first(shape) if plain else shape)
    else:
        shape = function  # what changes things is read where it is written
    printer.happens = function.sort in ir.HAPPENS
    settled = settling(layout, function) if plain else None
    part = part_of(layout, function) if settled is not None else None
    parameters: list[str] = []
    for param in function.params[:1] if part is not None else function.params:
        name = printer.locals.give(param.name, param.name)
        parameters.append(f"{name}: {layout.type(param.type, module.kinds)}")
    if function.asks:
        module.runtime.add("Facts")
        parameters.append(f"{printer.facts()}: Facts")
    if function.world:
        module.worlds.add("World")
        parameters.append(f"{printer.world()}: World")
    if function.sort == "sequence":
        printer.play("acts", "Queue")
        parameters.append(f"{printer.queue()}: Queue")
    if function.throws:
        module.runtime.add("Dice")
        parameters.append(f"{printer.dice()}: Dice")
    name = layout.public["why", function.name] if twin else layout.function(function.name)
    result = layout.type(function.result, module.kinds)
    if part is not None:
        result = "None"
    elif function.sort == "refusals":
        result = "tuple[int, ...]"
    elif function.sort in ("open", "needs"):
        result = "str | None"
    elif function.sort == "cost":
        result = "tuple[tuple[str, int], ...]"
    elif function.sort == "key":
        result = "tuple[int, ...]"
    elif twin:
        module.runtime.add("Notes")
        result = f"tuple[{result}, Notes]"
    head = f"def {name}({', '.join(parameters)}) -> {result}:"
    if len(head) <= WIDTH:
        writer.line(head)
    else:
        writer.line(f"def {name}(")
        for parameter in parameters:
            writer.line(f"    {parameter},")
        writer.line(f") -> {result}:")
    writer.depth += 1
    for line in docstring(_about(layout.model, function, layout.faults, twin=twin, at_once=part is not None)):
        writer.line(line)
    noting = twin or function.sort == "refusals"
    if noting:
        kind = "list[int]" if function.sort == "refusals" else "Notes"
        writer.line(f"notes: {kind} = []")
    statements = Statements(writer, printer, function, noting)
    if part is not None and settled is not None:
        statements.settle_all(part, settled)
        writer.depth -= 1
        return
    within = layout.program.solves.get(function.declared.within) if plain else None
    if within is not None and function.name in notes_of(layout, within).answers:
        statements.keep()
    statements.body(shape.body)
    writer.depth -= 1


def _by_circle(stmt: ir.Stmt) -> bool:
    return isinstance(stmt, ir.If) and isinstance(stmt.test, ir.ByCircle)


def looked_up(function: ir.Function) -> ir.Return:
    """What the plain resolver of a decision does: it looks the answer up."""
    state, about = (ir.Local(param.name, span=function.span) for param in function.params)
    return ir.Return(ir.Decided(state, function.declared.name, about, span=function.span), span=function.span)


class Statements:
    """Prints the statements of one function."""

    def __init__(self, writer: Writer, printer: Printer, function: ir.Function, noting: bool) -> None:
        self.writer = writer
        self.printer = printer
        self.function = function
        self.noting = noting
        self.at_once = ""  # the local that collects changes which happen at once
        self.kept = ""  # where the answer is kept for who asks again
        self.settled = ""  # where the answer for the thing of a walk goes
        self.with_yes: tuple[Note, ...] = ()  # what is noted of that thing where the answer is yes

    def settle_all(self, part: ir.Part, body: tuple[ir.Stmt, ...]) -> None:
        """Decides it of each thing."""
        show, (state, about) = self.printer, self.function.params
        solve, layout = self.function.declared.within, show.module.layout
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

    def settle(self, stmt: Settle) -> None:
        """The answer for one thing, and what is noted with it."""
        show, value = self.printer, stmt.value
        self.writer.line(f"{self.settled} = {show.value(value)}", comment(stmt.comment))
        if isinstance(value, ir.Const) and value.value is True:
            for note in self.with_yes:
                put_note(self.writer, show, note, show.local(self.function.params[1].name))

    def keep(self) -> None:
        """The first lines of what keeps its answers."""
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
        """The statements of the function: that it ends at its end goes without saying."""
        last = body[-1] if body else None
        if isinstance(last, ir.Return) and isinstance(last.value, ir.Const) and last.value.value is None:
            if self.function.sort in ir.DOING:
                body = body[:-1]
                for stmt in body:
                    self.statement(stmt)
                return
        self.block(body)

    def block(self, body: tuple[ir.Stmt, ...]) -> None:
        """Statements, or `pass`."""
        for stmt in body:
            self.statement(stmt)
        if not body:
            self.writer.line("pass")

    def statement(self, stmt: ir.Stmt) -> None:
        """One statement."""
        write, show = self.writer, self.printer
        match stmt:
            case ir.Assign():
                self.assign(stmt)
            case ir.If():
                self.branch(stmt, "if")
            case ir.ForEach(variable=variable, source=source, bits=bits, body=body):
                moment = self.moment(stmt)
                if not isinstance(stmt, Searched) and (noted := show.where_noted(source)) is not None:
                    head = f"for {show.local(variable)} in {noted[1]}:"
                    with write.block(f"if {noted[0]}:"), write.block(head, comment(stmt.comment)):
                        self.block(body)
                    return
                self.head(f"for {show.local(variable)} in ", source, bits, comment(stmt.comment))
                write.depth += 1
                if moment:
                    element = show.local(variable)
                    number = {"id": f"{element}.id", "text": f"str({element})"}.get(stmt.together, element)
                    with write.block(f"with {moment}.of({number}):"):
                        self.turn(stmt, body)
                else:
                    self.turn(stmt, body)
                write.depth -= 1
                if moment:
                    write.line(f"{moment}.over()")
                if isinstance(stmt, Searched):
                    with write.block("else:"):
                        self.block(stmt.missing)
            case Break():
                write.line("break")
            case Continue():
                write.line("continue")
            case Settle():
                self.settle(stmt)
            case ir.Return(value=value):
                self.give(value, comment(stmt.comment))
            case ir.Raise(fault=fault, what=what):
                show.module.runtime.add(fault)
                write.line(f"raise {fault}({literal(what)})")
            case ir.Note(entry=entry, delta=delta):
                index = show.value(entry)
                pair = index if self.function.sort == "refusals" else f"({index}, {show.value(delta)})"
                write.line(f"notes.append({pair})")
            case _:
                write_effect(self, stmt)

    def moment(self, stmt: ir.ForEach) -> str:
        """The local that keeps what is asked of all elements of a loop at one moment; empty where nothing is."""
        if not stmt.together:
            return ""
        name = self.printer.locals.give(("moment", id(stmt)), "moment")
        self.writer.line(f"{name} = {self.printer.world()}.asks.moment()")
        return name

    def head(self, opening: str, source: ir.Expr, bits: str, behind: str) -> None:
        """`for x in xs:`, over several lines where what it runs over is long."""
        head = f"{opening}{self.printer.elements(source, bits)}:"
        call = self.printer.ordering(source)[0] if isinstance(source, ir.Ordered) else ""
        if not call or len(head) + 4 * self.writer.depth <= WIDTH or not isinstance(source, ir.Ordered):
            self.writer.line(head, behind)
            return
        self.writer.wrapped(f"{opening}{call}(", self.printer.ordering(source)[1], "):")

    def turn(self, stmt: ir.ForEach, body: tuple[ir.Stmt, ...]) -> None:
        """What a loop does for one element, which throws with dice of its own."""
        if not stmt.apart:
            self.block(body)
            return
        show = self.printer
        outer, element = show.dice(), show.local(stmt.variable)
        own = show.locals.give(("dice of", stmt.variable), f"{element}_dice")
        told = {"id": f"{element}.id", "text": f"str({element})"}.get(stmt.apart, element)
        self.writer.line(f"{own} = {outer}.at({told})")
        before, show.dice_now = show.dice_now, own
        self.block(body)
        show.dice_now = before

    def give(self, value: ir.Expr, behind: str) -> None:
        """`return …`."""
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
        text = self.printer.value(value)
        if not self.noting and not self.kept and self.listed("return ", value, text, behind):
            return
        if self.kept:
            told = self.printer.locals.give("the answer", "answer")
            self.writer.line(f"{self.kept} = {told} = {text}", behind)
            self.writer.line(f"return {told}")
            return
        if not self.noting and isinstance(value, ir.Bool) and len(text) + 4 * self.writer.depth + 7 > WIDTH:
            level = AND + 1 if value.op == "and" else AND
            self.spread("return (", value.op, [self.printer.value(part, level) for part in value.values], ")", behind)
            return
        if self.noting and isinstance(value, ir.IfElse):
            text = f"({text})"
        self.writer.line(f"return {text}, notes" if self.noting else f"return {text}", behind)

    def costs(self, value: ir.Expr) -> None:
        """Pairs of a field of the player and an amount."""
        assert isinstance(value, ir.Items)
        pairs: list[str] = []
        for pair in value.items:
            assert isinstance(pair, ir.Items)
            field, amount = pair.items
            assert isinstance(field, ir.Const)
            pairs.append(f'("{field_name(str(field.value))}", {self.printer.value(amount)})')
        self.writer.wrapped("return (", pairs, ")", is_tuple=True)

    def branch(self, stmt: ir.If, word: str) -> None:
        """`if`, `elif` and `else`."""
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
        """`if test:`, over several lines where it is long."""
        head = f"{word} {self.printer.test(test)}:"
        if len(head) + 4 * self.writer.depth <= WIDTH or not isinstance(test, ir.Bool):
            self.writer.line(head)
            return
        parts = [self.printer.test(value, AND + 1 if test.op == "and" else AND) for value in test.values]
        self.spread(f"{word} (", test.op, parts, "):")

    def spread(self, opening: str, op: str, parts: list[str], closing: str, behind: str = "") -> None:
        """A condition with a line a part."""
        self.writer.line(opening)
        for at, part in enumerate(parts):
            self.writer.line(f"    {op} {part}" if at else f"    {part}")
        self.writer.line(closing, behind)

    def assign(self, stmt: ir.Assign) -> None:
        """`name = value`, `name += value`, and the two lines of a cell that may be no plain value."""
        show, behind = self.printer, comment(stmt.comment)
        name, value = show.local(stmt.name), stmt.value
        if isinstance(value, ir.Cell) and self.is_plain_number(value):
            show.module.runtime.add("FLOOR")
            self.writer.line(f"{name} = {show.place(value)}", behind)
            helper = show.module.layout.tables["cell", value.column]
            show.module.tables.add(helper)
            given = "".join(f", {show.value(argument)}" for argument in value.arguments)
            with self.writer.block(f"if {name} < FLOOR:"):
                self.writer.line(f"{name} = {helper}({name}{given})")
            return
        if isinstance(value, ir.Unknown):  # nothing is ever bound: it is a fault
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
        """Prints a long list that a part of a solve picks, a line a question; whether it was one."""
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
        """Whether a column holds ints alone, some of which stand for what is no plain value."""
        column = self.printer.module.layout.program.columns[cell.column]
        return bool(column.specials) and isinstance(column.type, NumberType)


def _about(
    model: Model, function: ir.Function, faults_of: Callable[[ir.Function], set[str]], *, twin: bool, at_once: bool
) -> list[str]:
    """The lines of a docstring: the label, what is counted, faults, and the place in the book."""
    declared = function.declared
    title = words_text(model, declared.label) or function.declared.name.replace("_", " ")
    if function.sort in PARTS:
        title = f"{PARTS[function.sort]}: {title}"
    if function.sort == "refusals":
        title = f"What is lacking where this does not hold: {title}"
    lines = [f"{title[:1].upper()}{title[1:].rstrip('.')}."]
    if function.sort == "bound":
        word = function.name.partition(" ")[0]
        side = {
            "sure": "Whether it is so for sure",
            "may": "Whether it may be so",
            "least": "At least",
            "most": "At most",
        }
        if at_once:
            return [*lines, "It is decided of everything at once, for it hangs on nothing that is open."]
        return [*lines, f"{side[word]}, while not everything is decided."]
    if twin:
        name = identifier(declared.name)
        lines.append(f"`{name}` with its notes: pairs of an index of LABELS[{literal(name)}] and what it moved.")
    if isinstance(declared, Quantity):
        unit = counted(model, declared.result)
        ends = declared.bounds
        low, high = (known_text(model, e) for e in (ends.low, ends.high)) if ends else (None, None)
        within = f", {low} to {high}" if low and high else ""
        lines.append(f"In {unit}{within}.")
    elif isinstance(declared, Fact):
        if function.sort == "refusals":
            name = f"refusals_{declared.name}"
            lines.append(f"Indices of LABELS[{literal(name)}]; empty where it holds.")
    elif isinstance(function.result, NumberType):
        lines.append(f"In {counted(model, function.result)}.")
    faults = sorted(faults_of(function))
    if faults:
        told = "; ".join(f"{fault} ({RAISES[fault]})" for fault in faults)
        lines.append(f"Raises {told}.")
    cites = cite_text(model, tuple(c for c in declared.cites if not c.ruling))
    if cites:
        lines.append(f"{cites}.")
    return lines


def counted(model: Model, of: Type) -> str:
    """What a number counts: `percent`, `gold`, `tenths of gold`."""
    from fractions import Fraction

    from rulec.ir.labels import amount_text, unit_words
    from rulec.ir.numbers import grain_of

    bare = of.of if isinstance(of, OptionalType) else of
    assert isinstance(bare, NumberType)
    word = "percent" if bare.form == "percent" else unit_words(model, bare, Fraction(2)).strip() or "plain numbers"
    grain = grain_of(model, bare)
    return word if grain == 1 else f"steps of {amount_text(grain)} {word}"
