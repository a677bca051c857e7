"""Print `columns.py`: the functions of a pack that work on whole columns, and the reason why others do not."""

from __future__ import annotations

from functools import partial

from rulec.backends.python.functions import counted
from rulec.backends.python.module import names_in
from rulec.backends.python.spelling import literal
from rulec.backends.python.vectorized.emitter import ASKED, OWN, Emitter, Key, Module, Needs, Written
from rulec.backends.python.vectorized.forms import ARRAYS, LIST, NUMBERS, SET, THINGS, TRUTHS, NotVectorized, form_of
from rulec.backends.python.writer import Writer, opened
from rulec.base.memory import part
from rulec.base.types import NoneType, NumberType, OptionalType, Type
from rulec.ir import nodes as ir
from rulec.ir.numbers import without_none

GIVEN = {NUMBERS: "Numbers", TRUTHS: "Flags", THINGS: "Things", SET: "Masks"}
"""Types of arguments, by form."""


def columns_module(module: Module) -> str | None:
    """Return the text of `columns.py`, or None if no function can be vectorised."""
    offered = [function for function in module.layout.program.functions.values() if function.sort in ASKED]
    written, refused = _written(module, [("rows", function.name) for function in offered])
    needs, wrappers = Needs(), []
    for function in offered:
        if ("rows", function.name) in written:
            try:
                wrappers.append(_wrapper(module, function, needs))
            except NotVectorized as reason:
                refused["rows", function.name] = reason.reason
    if not wrappers:
        return None
    reached = list(needs.calls)
    for key in reached:  # grows as it is gone through
        reached += [other for other in written[key].needs.calls if other not in reached]
    bodies = [written[key] for key in reached]
    reasons = {
        function.name: refused["rows", function.name] for function in offered if ("rows", function.name) in refused
    }
    return _text(module, wrappers, [needs, *(one.needs for one in bodies)], [one.lines for one in bodies], reasons)


def _written(module: Module, first: list[Key]) -> tuple[dict[Key, Written], dict[Key, str]]:
    """Write these functions and all that they call.

    Return the written code, and the reason for each function that cannot be vectorised. A caller of a refused function
    is refused for the same reason.
    """
    written: dict[Key, Written] = {}
    refused: dict[Key, str] = {}
    callers: dict[Key, list[Key]] = {}
    todo = first[::-1]
    while todo:
        key = todo.pop()
        if key not in written and key not in refused:
            found = part(("vectorized", *key), partial(_tried, module, *key))
            if isinstance(found, str):
                refused[key] = found
                continue
            written[key] = found
            todo += found.needs.calls
            for called in found.needs.calls:
                callers.setdefault(called, []).append(key)
    lost = list(refused)
    for key in lost:  # grows as it is gone through
        for caller in callers.get(key, ()):
            if written.pop(caller, None) is not None:
                refused[caller] = refused[key]
                lost.append(caller)
    return written, refused


def _tried(module: Module, sort: str, name: str) -> Written | str:
    """Write a function or a reader of cells, or return the reason why it cannot be vectorised."""
    try:
        emitter = (_cells if sort == "cells" else _function)(module, name)
    except NotVectorized as reason:
        return reason.reason
    return Written(emitter.writer.lines, emitter.needs)


def _function(module: Module, name: str) -> Emitter:
    """Write the function that answers for a set of rows."""
    function = module.layout.program.functions[name]
    if function.heading.within:
        raise NotVectorized("hangs on what is decided together")
    if function.throws or function.asks or function.world:
        raise NotVectorized("throws dice" if function.throws else "looks at the game or asks what a person knows")
    shape = module.layout.passes.resolver(function)
    emitter = Emitter(module, _types(module, shape))
    result = form_of(function.result)
    if result in (LIST, SET):
        raise NotVectorized("answers with a list or a set")
    parameters = [f"rows: {module.runtime}.Truths"]
    for param in function.params:
        parameters.append(f"{emitter.local(param.name)}: {module.runtime}.{ARRAYS[form_of(param.type)]}")
    head = f"def {module.called('rows', name)}({', '.join(parameters)}) -> {module.runtime}.{ARRAYS[result]}:"
    with emitter.writer.block(head):
        emitter.body(shape.body, result, frozenset(param.name for param in function.params))
    return emitter


def _types(module: Module, function: ir.Function) -> dict[str, Type]:
    """Return the types of all locals; a number with two measures is held like any other."""
    found = module.types.locals_of(function)
    for node in (node for stmt in function.body for node in ir.walk(stmt)):
        if isinstance(node, ir.Assign) and node.name not in found:
            of = module.types.of(node.value, found)
            if of is not None and not isinstance(of, NoneType):
                found[node.name] = of
    return found


def _cells(module: Module, name: str) -> Emitter:
    """Write the reader of a column with special cells."""
    column, vec = module.layout.program.columns[name], module.runtime
    emitter = Emitter(module, {param.name: param.type for param in column.params})
    keys = [emitter.names.give(("key", at), f"key_{at + 1}") for at in range(len(column.axes))]
    parameters = [f"rows: {vec}.Truths", *(f"{key}: {vec}.Ints" for key in keys)]
    for param in column.params:
        parameters.append(f"{emitter.local(param.name)}: {vec}.{ARRAYS[form_of(param.type)]}")
    write = emitter.writer
    with write.block(f"def {module.called('cells', name)}({', '.join(parameters)}) -> {vec}.Ints:"):
        write.line(f"cell = {emitter.stored(name, keys)}")
        write.line(f"odd = rows & (cell < {vec}.FLOOR) & (cell != {vec}.NONE)")
        with write.block("if odd.any():"):
            for at, special in enumerate(column.specials):
                if special.value is None:
                    continue
                here = emitter.fresh("here", f"odd & (cell == {ir.code(at)})")
                with write.block(f"if {here}.any():"):
                    text = emitter.column(special.value, here, form_of(column.type))
                    write.line(f"cell = {vec}.where({here}, {text}, cell)")
                    write.line(f"odd = odd & ~{here}")
            reader = module.layout.tables["read", name]
            write.line(f"{vec}.fail_cell({', '.join(['odd', reader, str(len(column.params)), *keys])})")
        write.line("return cell")
    return emitter


def _wrapper(module: Module, function: ir.Function, needs: Needs) -> list[str]:
    """Return the public function, which converts its arguments to columns."""
    layout, writer = module.layout, Writer()
    emitter, vec = Emitter(module, {}), module.runtime
    parameters, handed, asked = [], [], []
    for param in function.params:
        form = form_of(param.type)
        if form == LIST:
            raise NotVectorized("takes a list")
        local = emitter.local(param.name)
        parameters.append(f"{local}: {vec}.{GIVEN[form]}")
        asked.append(local)
        number = "numbers_or_none" if isinstance(param.type, OptionalType) else "numbers"
        read = f"{vec}.{ {TRUTHS: 'truths', SET: 'sets'}.get(form, number) }(rows, {local})"
        handed.append(f"{local}.over(rows)" if form == THINGS else read)
    result = form_of(function.result)
    bare = without_none(function.result)
    title = function.heading.label or function.name.replace("_", " ")
    about = [f"{title[:1].upper()}{title[1:].rstrip('.')}."]
    if isinstance(bare, NumberType):
        about.append(f"In {counted(layout.pack, bare)}.")
    if isinstance(function.result, OptionalType) and result == NUMBERS:
        about.append("NONE where there is none.")
    with writer.block(f"def {layout.function(function.name)}({', '.join(parameters)}) -> {vec}.{ARRAYS[result]}:"):
        writer.docstring(about)
        writer.line(f"rows = {vec}.rows_of({', '.join(asked)})")
        needs.calls["rows", function.name] = None
        writer.line(f"return {vec}.answered({', '.join([module.called('rows', function.name), 'rows', *handed])})")
    return writer.lines


def _text(
    module: Module, wrappers: list[list[str]], needs: list[Needs], bodies: list[list[str]], reasons: dict[str, str]
) -> str:
    """Return the text of the module."""
    layout, vec = module.layout, module.runtime
    head = opened(f"The rules of {layout.pack.title} for columns of cases: a row is a case.", ABOUT)
    heads = {name: text for one in needs for name, text in one.heads.items()}
    fields = {name: text for one in needs for name, text in one.fields.items()}
    read, fields_name, refused = (module.names[name] for name in OWN)
    head.group(("collections.abc", ("Sequence",)))
    code = "\n".join([*heads.values(), *fields.values(), *(line for lines in (*wrappers, *bodies) for line in lines)])
    used = {name: layout.origins[name] for name in names_in(code) & layout.origins.keys()}
    faults = {name for name, home in used.items() if home == "rulec.runtime"}
    head.group(("rulec.runtime", {f"vectors as {vec}", *faults}))
    head.line()
    for home in ("._choices", "._kinds", "._tables"):
        head.imports(home, [name for name, source in used.items() if source == home])
    head.line()
    for name, text in [*sorted(heads.items()), *sorted(fields.items())]:
        head.line(f"{name} = {text}")
    head.wrapped(f"{fields_name} = (", sorted(fields), ")", is_tuple=True)
    with head.block(f"{refused}: dict[str, str] = {{", end="}"):
        for name, reason in reasons.items():
            head.line(f"{literal(layout.function(name))}: {literal(f'it {reason}')},")
    head.line('"""Functions that have no columns, and why."""')
    reader = Writer()
    with reader.block(f"def {read}(*columns: Sequence[object]) -> list[{vec}.Things]:"):
        reader.line('"""Columns of things, with all that the rules ask of them and of what they lead to."""')
        reader.line(f"return {vec}.read({fields_name}, columns)")
    parts = [head.lines, reader.lines, *wrappers, *bodies]
    return "\n\n\n".join("\n".join(part) for part in parts) + "\n"


ABOUT = (
    "Things are read first: `ones, others = read(ones, others)`. A number, a member or an entry is a column of "
    "ints, or one that holds for all rows. A fault tells its row in a note.",
)
