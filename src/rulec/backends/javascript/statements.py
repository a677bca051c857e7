"""Print lowered functions, their explaining twins, and the guards of their entries.

A *twin* also returns notes: each clause that changed the answer, and by how much. The *guards* of an entry are the
conditions under which its clause applies.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rulec.backends.javascript.expressions import OR, Printer, Script
from rulec.backends.javascript.literals import key, literal, text
from rulec.backends.javascript.scribe import Scribe
from rulec.backends.python.module import field_name
from rulec.ir import nodes as ir
from rulec.ir.analysis.ranges import Bound


def write_function(writer: Scribe, script: Script, function: ir.Function, *, twin: bool) -> None:
    """Print one function. A twin returns the answer and its notes: pairs of an entry's index and its change."""
    names = script.names
    passes = names.layout.passes
    printer = Printer(script, shape := passes.twin(function) if twin else passes.resolver(function))
    given = [*(printer.local(param.name) for param in function.params), *names.takes(function, twin=twin)]
    name = names.names["why" if twin else "function", function.name]
    writer.line()
    with writer.block(f"function {name}({', '.join(given)}) {{"):
        if twin:
            writer.line("const notes = [];")
        Statements(writer, printer, twin, {param.name for param in function.params}).function(shape.body)


def write_guards(writer: Scribe, script: Script, function: ir.Function) -> None:
    """Print `guards_x(entry, …)`, which evaluates the conditions of an entry.

    It returns the index of the first condition that fails, -1 if all hold, and `null` if they depend on values that
    only exist while the function runs.
    """
    names = script.names
    printer = Printer(script, function)
    entry = printer.locals.give("the entry", "entry")
    given = [entry, *(printer.local(param.name) for param in function.params)]
    given += [taken for taken in names.takes(function, twin=True) if taken != "dice"]
    writer.line()
    with writer.block(f"function {names.names['guards', function.name]}({', '.join(given)}) {{"):
        with writer.block(f"switch ({entry}) {{"):
            for each in function.entries:
                if not names.is_closed(function, each):
                    writer.line(f"case {each.index}: return null;")
                elif each.guards:
                    with writer.block(f"case {each.index}:", end=""):
                        for at, guard in enumerate(each.guards):
                            writer.line(f"if (!{printer.value(guard.test, OR + 9)}) return {at};")
                        writer.line("break;")
        writer.line("return -1;")


def write_solve(writer: Scribe, script: Script, solve: ir.Solve) -> None:
    """Print `s(things, …)`, which returns the parameters and the answers to each decision of a solve."""
    names, program = script.names, script.names.program
    printer = Printer(script)
    given = [printer.local(param.name) for param in solve.params]
    state, each = (printer.locals.give(name, name) for name in (ir.STATE, "each"))
    held = {field_name(param.name): name for param, name in zip(solve.params, given, strict=True)}
    shown = ", ".join(key(field) if field == name else f"{key(field)}: {name}" for field, name in held.items())
    circles = literal([[one.quantifier, one.among, one.then, one.answer] for one in solve.circles])

    def test(function: str) -> str:
        handed = [state, each, *names.takes(program.functions[function])]
        return f"({each}) => {names.names['function', function]}({', '.join(handed)})"

    writer.line()
    with writer.block(f"function {names.names['solve', solve.name]}({', '.join([*given, *names.handed(solve)])}) {{"):
        writer.line(f"const {state} = {{ {shown} }};")
        for parts in solve.strata:
            for part in parts:
                things = printer.local(part.subjects) if part.subjects else f"[...Array({part.count}).keys()]"
                writer.line(f"{state}.{field_name(part.decide)} = $answers({text(part.decide)}, {things});")
            told = circles if any(part.sure != part.may for part in parts) else "[]"
            with writer.block("$weigh([", end=f"], {told});"):
                for part in parts:
                    tests = map(test, dict.fromkeys((part.sure, part.may)))
                    writer.line(f"[{', '.join([f'{state}.{field_name(part.decide)}', *tests])}],")
        writer.line(f"return {state};")


class Statements:
    """The printer of the statements of one function."""

    def __init__(self, writer: Scribe, printer: Printer, twin: bool, bound: set[str]) -> None:
        self.writer = writer
        self.printer = printer
        self.twin = twin
        self.bound = bound  # names that are declared already
        self.points: dict[int, Bound] = {}  # value ranges of locals before each statement

    def function(self, body: tuple[ir.Stmt, ...]) -> None:
        """Print all statements; names that are first bound in an inner block are declared at the top."""
        self.printer.lows = _low_locals(self.printer, body)
        self.points = self.printer.script.names.ranges.before(body)
        first = {stmt.name for stmt in body if isinstance(stmt, ir.Assign)}
        inner = [name for stmt in body if not isinstance(stmt, ir.Assign) for name in _assigned(stmt)]
        wanted = [name for name in dict.fromkeys(inner) if name not in self.bound]
        early = [name for name in wanted if name not in first or _is_bound_inside_first(body, name)]
        if early:
            self.writer.line(f"let {', '.join(map(self.printer.local, early))};")
            self.bound.update(early)
        self.block(body)

    def block(self, body: tuple[ir.Stmt, ...]) -> None:
        for stmt in body:
            self.statement(stmt)

    def statement(self, stmt: ir.Stmt) -> None:
        write, show = self.writer, self.printer
        show.ends = self.points.get(id(stmt), {})
        match stmt:
            case ir.Assign(value=ir.Unknown() as value):  # the call always raises, so there is no value to bind
                write.line(f"{show.value(value)};")
            case ir.Assign(name=name, value=value):
                shown = show.run("$low", show.value(value))[0] if name in show.lows else show.value(value)
                opening = "" if name in self.bound else "let "
                self.bound.add(name)
                write.line(f"{opening}{show.local(name)} = {shown};")
            case ir.If():
                self.branch(stmt, "if")
                write.line("}")
            case ir.ForEach():
                self.loop(stmt)
            case ir.Return(value=value):
                write.line(f"return [{show.value(value)}, notes];" if self.twin else f"return {show.value(value)};")
            case ir.Raise(fault=fault, what=what):
                write.line(f"throw new {fault}({text(what)});")
            case ir.Note(entry=entry, delta=delta):
                write.line(f"notes.push([{show.value(entry)}, {show.value(delta)}]);")
            case _:
                raise AssertionError(f"{type(stmt).__name__} happens, and what happens is not emitted")

    def branch(self, stmt: ir.If, opening: str) -> None:
        """Print `if`, `else if` and `else`, without the last brace."""
        show = self.printer
        show.ends = self.points.get(id(stmt), {})
        with self.writer.block(f"{opening} ({show.value(stmt.test)}) {{", end=""):
            self.block(stmt.then)
        if len(stmt.other) == 1 and isinstance(stmt.other[0], ir.If):
            self.branch(stmt.other[0], "} else if")
        elif stmt.other:
            with self.writer.block("} else {", end=""):
                self.block(stmt.other)

    def loop(self, stmt: ir.ForEach) -> None:
        """Print a loop. Each turn may roll dice of its own, and may end the loop."""
        assert not stmt.together, "nobody is asked here"
        write, show = self.writer, self.printer
        element = show.local(stmt.variable)
        opening = f"for (const {element} of {show.elements(stmt.source, stmt.bits)}) {{"
        before = show.dice_now
        with write.block(opening):
            if stmt.until is not None:
                if stmt.kept and show.function is not None and show.function.throws:
                    kept = ", ".join(map(show.local, stmt.kept))
                    given = f"{show.dice()}, {text(show.function.name)}, {element}, {kept}"
                    write.line(f"[{kept}] = {show.run('$goOnWith', given)[0]};")
                write.line(f"if ({show.value(stmt.until)}) break;")
            if stmt.apart:
                own = show.locals.give(("dice of", stmt.variable), f"{element}_dice")
                told = {"id": f"{element}.id", "text": f"String({element})"}.get(stmt.apart, element)
                write.line(f"const {own} = {show.dice()}.at({told});")
                show.dice_now = own
            self.block(stmt.body)
        show.dice_now = before


def _assigned(stmt: ir.Stmt) -> Iterator[str]:
    """Yield the names that a statement binds, nested ones included."""
    for node in ir.walk(stmt):
        if isinstance(node, ir.Assign):
            yield node.name


def _low_locals(printer: Printer, body: tuple[ir.Stmt, ...]) -> set[str]:
    """Return the locals of which only the low bits are ever read."""
    made = Counter(name for stmt in body for name in _assigned(stmt))
    read, asked, held = Counter[str](), Counter[str](), set[str]()
    for node in (node for stmt in body for node in ir.walk(stmt)):
        mask = printer.asks_low(node)
        if isinstance(node, ir.Local):
            read[node.name] += 1
        elif isinstance(mask, ir.Local):
            asked[mask.name] += 1
        elif isinstance(node, ir.Assign) and isinstance(node.value, ir.Load):
            held.add(node.name)
    return {name for name in asked if name in held and made[name] == 1 and read[name] == asked[name]}


def _is_bound_inside_first(body: tuple[ir.Stmt, ...], name: str) -> bool:
    """Return whether an inner block binds the name before the top level does."""
    for stmt in body:
        if isinstance(stmt, ir.Assign) and stmt.name == name:
            return False
        if name in _assigned(stmt):
            return True
    return False


def labels_text(function: ir.Function) -> str:
    """Print the labels that the notes of a function refer to."""
    rows = []
    for entry in function.entries:
        row: dict[str, object] = {"verb": entry.verb, "text": entry.text, "den": entry.den}
        row |= {"cites": entry.source} if entry.source else {}
        row |= {"source": entry.brought} if entry.brought else {}
        rows.append(literal(row))
    return f"[{', '.join(rows)}]"
