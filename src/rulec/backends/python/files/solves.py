"""Print solves: the state class of each solve, and the function that makes its decisions.

A *solve* answers a set of mutually dependent decisions. The state object holds the parameters, the answers so far, and
*notes*: indexes of the subjects that later decisions look up.
"""

from __future__ import annotations

from collections.abc import Callable

from rulec.backends.python.expressions import Printer
from rulec.backends.python.module import OR, Module, field_name
from rulec.backends.python.module_layout import Layout
from rulec.backends.python.spelling import Names, comment, identifier, literal, tuple_of
from rulec.backends.python.writer import WIDTH, Writer
from rulec.base.types import KindType, Type
from rulec.ir import nodes as ir
from rulec.ir.opt.acyclic_solves import settling, yes_exits
from rulec.ir.opt.index_tables import Note, item_of


def _title(layout: Layout, solve: ir.Solve) -> str:
    title = solve.heading.label or solve.name.replace("_", " ")
    return f"{title[:1].upper()}{title[1:].rstrip('.')}."


def write_state(writer: Writer, layout: Layout, solve: ir.Solve) -> None:
    """Print the state class of a solve into `_kinds.py`."""
    parts = [part for parts in solve.strata for part in parts]
    noted = layout.passes.memo.notes(solve.name)
    notes, kept, walked, heads, among = noted.all(), noted.answers, noted.walked, noted.heads, noted.among
    names = [*(p.name for p in solve.params), *(part.decide for part in parts), *(note.slot for note in notes), *kept]
    slots = [field_name(name) for name in (*names, *walked, *among.values())]
    writer.line()
    writer.line()
    with writer.block(f"class {layout.public['type', solve.name]}:"):
        about = "What was given, and for each decision the answers: above 0 yes, below 0 no."
        writer.docstring([_title(layout, solve), about])
        writer.line()
        writer.wrapped("__slots__ = (", [f'"{slot}"' for slot in slots], ")", is_tuple=True)
        for name in walked:
            function = layout.program.functions[name]
            about, answer = layout.type(function.params[0].type), layout.type(function.result)
            writer.line(f"{field_name(name)}: Callable[[{about}], {answer}]")
        writer.line()
        given = [f"{identifier(p.name)}: {layout.type(p.type)}" for p in solve.params]
        writer.line("def __init__(")
        for parameter in ("self", *given):
            writer.line(f"    {parameter},")
        with writer.block(") -> None:"):
            for p in solve.params:
                name = identifier(p.name)
                writer.line(f"self.{field_name(p.name)}: {layout.type(p.type)} = {name}")
            for part in parts:
                about_type = layout.type(layout.program.functions[part.decide].params[1].type)
                things = identifier(part.subjects) if part.subjects else f"map({about_type}, range({part.count}))"
                slot = f"self.{field_name(part.decide)}"
                if part.sure != part.may:
                    told = literal(part.decide) + (f", {things}" if part.decide not in heads else "")
                    writer.line(f"{slot}: Answers[{about_type}] = Answers({told})")
                else:
                    writer.line(f"{slot}: dict[{about_type}, bool] = defaultdict(unweighed({literal(part.decide)}))")
            for note in notes:
                key, item = layout.type(note.key_type), layout.type(note.item_type)
                held = f"set[{key}] = set()" if note.members else f"dict[{key}, list[{item}]] = {{}}"
                if note.key is None:
                    held = f"list[{item}] = []"
                elif note.where is None and not note.members:
                    held = f"Mapping[{key}, Sequence[{item}]] = {{}}"
                writer.line(f"self.{field_name(note.slot)}: {held}")
                if note.slot in among:
                    writer.line(f"self.{field_name(among[note.slot])}: frozenset[{item}] = frozenset()")
            for name, function in kept.items():
                about = ", ".join(layout.type(param.type) for param in function.params[1:])
                about = about if len(function.params) == 2 else f"tuple[{about}]"
                answer = layout.type(function.result)
                writer.line(f"self.{field_name(name)}: dict[{about}, {answer}] = {{}}")


def write_solve(writer: Writer, module: Module, solve: ir.Solve) -> None:
    """Print the function of a solve into the module of its parts."""
    layout = module.layout
    name, made = layout.public["solve", solve.name], layout.public["type", solve.name]
    circles = solve.circles
    behind = ""
    if circles:
        head = f"_{name}_CIRCLES".upper()
        rows = [
            f"Circle({literal(c.quantifier)}, {_names(c.among)}, {literal(c.then)}, {literal(c.answer)})"
            for c in circles
        ]
        told = f"({', '.join(rows)},)"
        if len(head) + len(told) > WIDTH - 10:
            told = "(\n" + "".join(f"    {row},\n" for row in rows) + ")"
        module.heads[head] = told
        behind = f", {head}"
    writer.line()
    writer.line()
    names = [identifier(p.name) for p in solve.params]
    parameters = [f"{n}: {layout.type(p.type)}" for n, p in zip(names, solve.params, strict=True)]
    behind_names = [*(["facts"] if solve.asks else []), *(["world"] if solve.world else [])]
    for at, word in enumerate(behind_names):
        while behind_names[at] in names:
            behind_names[at] += "_"
        parameters.append(f"{behind_names[at]}: {word.capitalize()}")
    head_line = f"def {name}({', '.join(parameters)}) -> {made}:"
    if len(head_line) <= WIDTH:
        writer.line(head_line)
    else:
        writer.wrapped(f"def {name}(", parameters, f") -> {made}:")
    writer.depth += 1
    lines = [_title(layout, solve), "Decides everything; then the other resolvers of this solve can be asked with it."]
    cites = solve.heading.cites
    writer.docstring([*lines, *([f"{cites}."] if cites else [])])
    state = ir.STATE
    while state in names:
        state += "_"
    writer.line(f"{state} = {made}({', '.join(names)})")
    printer = Printer(module, Names(names, layout.public.of("function", "type")))
    printer.locals.by_key[ir.STATE] = state
    printer.locals.taken.add(state)
    notes, heads = layout.passes.memo.notes(solve.name).all(), layout.passes.memo.notes(solve.name).heads
    for walked in layout.passes.memo.notes(solve.name).walked:
        writer.line(f"{state}.{field_name(walked)} = each_once({layout.function(walked)})")
    _note(writer, printer, solve, [note for note in notes if note.level == 0])
    _as_sets(writer, printer, solve, [note for note in notes if note.level == 0])
    for level, parts in enumerate(solve.strata, 1):
        if len(parts) == 1 and parts[0].sure == parts[0].may:
            own = noted_at_once(layout, solve, parts[0])
            _decide(writer, printer, parts[0], behind_names, own)
        else:
            own = ()
            left = {
                part.decide: _begin(writer, printer, part, heads[part.decide]) for part in parts if part.decide in heads
            }
            rows = [_part(module, state, part, behind_names, left.get(part.decide, "")) for part in parts]
            writer.wrapped(f"weigh({state}, (", rows, f"){behind})", is_tuple=True)
        _note(writer, printer, solve, [note for note in notes if note.level == level and note not in own])
        _as_sets(writer, printer, solve, [note for note in notes if note.level == level])
    writer.line(f"return {state}")
    writer.depth -= 1


def _goes_by(note: Note, part: ir.Part) -> bool:
    """Return whether the note collects exactly the subjects for which the decision is yes."""
    match note.where:
        case ir.Decided(decide=name, may=False, subject=ir.Local(name=about)):
            return name == part.decide and about == note.variable and note.source == part.subjects
        case _:
            return False


def noted_at_once(layout: Layout, solve: ir.Solve, part: ir.Part) -> tuple[Note, ...]:
    """Return the notes that can be filled as soon as a subject's answer is yes, as they depend on nothing else."""
    level = next(at for at, parts in enumerate(solve.strata, 1) if part in parts)
    found = [n for n in layout.passes.memo.notes(solve.name).all() if n.level == level and _goes_by(n, part)]
    settled = settling(layout.passes.memo, layout.program.functions[part.sure])
    return tuple(found) if settled is None or yes_exits(settled) == 1 else ()


def things_of(printer: Printer, part: ir.Part) -> str:
    """Print the subjects of a decision."""
    module = printer.module
    if part.subjects:
        return f"{printer.local(ir.STATE)}.{field_name(part.subjects)}"
    if module.layout.begins_as(part.owner):
        return f"range({part.count})"
    of = module.layout.public["type", part.owner]
    return f"map({of}, range({part.count}))"


def _decide(writer: Writer, printer: Printer, part: ir.Part, behind: list[str], notes: tuple[Note, ...]) -> None:
    """Print a decision that depends on no open one: answer it for every subject and fill its notes in the same loop."""
    module, state = printer.module, printer.local(ir.STATE)
    function = module.layout.program.functions[part.sure]
    more, called = _behind(module, part.sure, behind), module.layout.function(part.sure)
    if settling(module.layout.passes.memo, function) is not None:
        writer.line(f"{called}({', '.join([state, *more])})")
        return
    name = _each(printer, part.subjects, function.params[1].type)
    answers, asked = f"{state}.{field_name(part.decide)}", f"{called}({', '.join([state, name, *more])})"
    with writer.block(f"for {name} in {things_of(printer, part)}:"):
        if not notes:
            writer.line(f"{answers}[{name}] = {asked}")
            return
        with writer.block(f"if {asked}:"):
            writer.line(f"{answers}[{name}] = True")
            for note in notes:
                put_note(writer, printer, note, name)
        with writer.block("else:"):
            writer.line(f"{answers}[{name}] = False")


def _begin(writer: Writer, printer: Printer, part: ir.Part, heads: tuple[ir.If, ...]) -> str:
    """Print a loop that answers the clear cases of a decision before any open one.

    Return the local that collects the subjects that remain open.
    """
    module, state = printer.module, printer.local(ir.STATE)
    sure = module.layout.program.functions[part.sure]
    of = sure.params[1].type
    name = _each(printer, part.subjects, of)
    printer.locals.by_key[sure.params[1].name] = name
    left = printer.locals.give(("left", part.decide), f"open_{field_name(part.decide).rstrip('_')}")
    writer.line(f"{left}: list[{module.layout.type(of)}] = []")

    def walk(to: Writer) -> None:
        decided = printer.stored(ir.Local(ir.STATE, span=sure.span), printer.answers(part.decide))
        with to.block(f"for {name} in {state}.{field_name(part.subjects)}:"):
            for at, head in enumerate(heads):
                answer = head.then[0]
                assert isinstance(answer, ir.Return)
                assert isinstance(answer.value, ir.Const)
                with to.block(f"{'elif' if at else 'if'} {printer.test(head.test)}:"):
                    to.line(f"{decided}[{name}] = {'YES' if answer.value.value else 'NO'}", comment(answer.comment))
            with to.block("else:"):
                to.line(f"{left}.append({name})")

    write_walk(writer, printer, walk)
    return left


def write_walk(writer: Writer, printer: Printer, walk: Callable[[Writer], None]) -> None:
    """Print a loop over subjects, preceded by locals for the slots of the solve that it reads."""
    printer.held = {}
    walk(Writer())  # a dry run, to collect the slots that the loop reads
    for slot, name in printer.held.items():
        writer.line(f"{name} = {printer.local(ir.STATE)}.{slot}")
    walk(writer)
    printer.held = None


def _each(printer: Printer, source: str, of: Type | None) -> str:
    """Return the loop variable for one list of subjects, named after the kind of its elements."""
    word = printer.module.layout.pack.kinds[of.name].word if isinstance(of, KindType) else "each"
    return printer.locals.give(("each", source), word)


def _note(writer: Writer, printer: Printer, solve: ir.Solve, notes: list[Note]) -> None:
    """Print the notes that can be filled at this point, with one loop for each source list.

    An index of all elements by key is built by a dict comprehension; only if two elements share a key is it rebuilt
    with lists.
    """
    state = printer.local(ir.STATE)
    for note in notes:
        if note.where is None and note.key is not None and not note.members:
            variable = _each(printer, note.source, item_of(solve, note.source))
            slot, things = f"{state}.{field_name(note.slot)}", f"{state}.{field_name(note.source)}"
            key, item = (printer.value(_of(part, note, variable, printer)) for part in (note.key, note.body))
            several = printer.locals.give(("several", note.slot), f"several_{note.slot}")
            of_key, of_item = (printer.module.layout.type(t) for t in (note.key_type, note.item_type))
            writer.line(f"{slot} = {{{key}: ({item},) for {variable} in {things}}}")
            with writer.block(f"if len({slot}) < len({things}):"):
                writer.line(f"{several}: dict[{of_key}, list[{of_item}]] = {{}}")
                with writer.block(f"for {variable} in {things}:"):
                    writer.line(f"{several}.setdefault({key}, []).append({item})")
                writer.line(f"{slot} = {several}")
    for note in notes:
        if note.members or note.key is None:
            variable = _each(printer, note.source, item_of(solve, note.source))
            told = note.body if note.key is None else note.key
            one, other = "{}" if note.members else "[]"
            things = f"{state}.{field_name(note.source)}"
            picked = f"{printer.value(_of(told, note, variable, printer))} for {variable} in {things}"
            if note.where is not None:
                picked += f" if {printer.test(_of(note.where, note, variable, printer), OR)}"
            writer.line(f"{state}.{field_name(note.slot)} = {one}{picked}{other}")
    notes = [note for note in notes if note.where is not None and note.key is not None and not note.members]
    for source in dict.fromkeys(note.source for note in notes):
        own = [note for note in notes if note.source == source]
        variable = _each(printer, source, item_of(solve, source))
        with writer.block(f"for {variable} in {state}.{field_name(source)}:"):
            for where in dict.fromkeys(note.where for note in own):
                if where is not None:
                    first = next(note for note in own if note.where == where)
                    test = printer.test(_of(where, first, variable, printer))
                    writer.line(f"if {test}:")
                    writer.depth += 1
                for note in own:
                    if note.where == where:
                        put_note(writer, printer, note, variable)
                if where is not None:
                    writer.depth -= 1


def _as_sets(writer: Writer, printer: Printer, solve: ir.Solve, notes: list[Note]) -> None:
    """Print frozenset copies of lists that restrict path queries, which test membership at each step."""
    state = printer.local(ir.STATE)
    for slot, name in printer.module.layout.passes.memo.notes(solve.name).among.items():
        if any(note.slot == slot for note in notes):
            writer.line(f"{state}.{field_name(name)} = frozenset({state}.{field_name(slot)})")


def put_note(writer: Writer, printer: Printer, note: Note, variable: str) -> None:
    """Print the statement that adds one subject to a note."""
    slot = printer.stored(ir.Local(ir.STATE, span=note.body.span), field_name(note.slot))
    item = printer.value(_of(note.body, note, variable, printer))
    key = "" if note.key is None else printer.value(_of(note.key, note, variable, printer))
    if note.members:
        writer.line(f"{slot}.add({key})")
    else:
        writer.line(f"{slot}{f'.setdefault({key}, [])' if key else ''}.append({item})")


def _of(expr: ir.Expr, note: Note, variable: str, printer: Printer) -> ir.Expr:
    """Rename the note's variable in an expression to the variable of the printed loop."""
    name = f"noted {variable}"
    printer.locals.by_key[name] = variable
    return ir.substitute(expr, {note.variable: ir.Local(name, span=expr.span)})


def _behind(module: Module, function: str, behind: list[str]) -> list[str]:
    """Return the trailing arguments (facts, world) that a function takes after the solve and the subject."""
    has = module.layout.program.functions[function]
    return [word for word in behind if (has.asks if word.startswith("facts") else has.world)]


def _part(module: Module, state: str, part: ir.Part, behind: list[str], left: str) -> str:
    """Print `Part(weighed.wins, _sure_wins, _may_wins)`."""
    given = [f"{state}.{field_name(part.decide)}", *map(module.layout.function, (part.sure, part.may))]
    more = _behind(module, part.sure, behind)
    given += [tuple_of(more)] if more else []
    given += [f"left={left}"] if left else []
    return f"Part({', '.join(given)})"


def _names(names: tuple[str, ...]) -> str:
    return "(" + "".join(f"{literal(name)}, " for name in names).rstrip(" ") + ")"
