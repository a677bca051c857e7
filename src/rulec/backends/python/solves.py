"""Prints solves: the class that holds what one was given and has decided, and the function that decides."""

from __future__ import annotations

from rulec.backends.python.exprs import Module, field_name
from rulec.backends.python.layout import Layout
from rulec.backends.python.text import docstring, identifier, literal
from rulec.backends.python.writer import WIDTH, Writer
from rulec.ir import nodes as ir
from rulec.ir.words import cite_text, words_text


def _title(layout: Layout, solve: ir.Solve) -> str:
    title = words_text(layout.model, solve.declared.label) or solve.name.replace("_", " ")
    return f"{title[:1].upper()}{title[1:].rstrip('.')}."


def write_state(writer: Writer, layout: Layout, solve: ir.Solve, used: set[str]) -> None:
    """The class, in `_kinds.py`."""
    parts = [part for parts in solve.strata for part in parts]
    slots = [*(field_name(p.name) for p in solve.params), *(field_name(part.decide) for part in parts)]
    writer.line()
    writer.line()
    with writer.block(f"class {layout.public['type', solve.name]}:"):
        about = "What was given, and for each decision the answers: above 0 yes, below 0 no."
        for line in docstring([_title(layout, solve), about]):
            writer.line(line)
        writer.line()
        writer.wrapped("__slots__ = (", [f'"{slot}"' for slot in slots], ")", is_tuple=True)
        writer.line()
        given = [f"{identifier(p.name)}: {layout.type(p.type, used)}" for p in solve.params]
        writer.line("def __init__(")
        for parameter in ("self", *given):
            writer.line(f"    {parameter},")
        with writer.block(") -> None:"):
            for p in solve.params:
                name = identifier(p.name)
                writer.line(f"self.{field_name(p.name)}: {layout.type(p.type, used)} = {name}")
            for part in parts:
                about_type = layout.type(layout.program.functions[part.decide].params[1].type, used)
                things = identifier(part.subjects) if part.subjects else f"map({about_type}, range({part.count}))"
                made = f"Answers({literal(part.decide)}, {things})"
                writer.line(f"self.{field_name(part.decide)}: Answers[{about_type}] = {made}")


def write_solve(writer: Writer, module: Module, solve: ir.Solve) -> None:
    """The function, in the module of its parts."""
    layout = module.layout
    name, made = layout.public["solve", solve.name], layout.public["type", solve.name]
    module.kinds.add(made)
    module.runtime |= {"Part", "weigh"}
    circles = solve.declared.circles
    behind = ""
    if circles:
        module.runtime.add("Circle")
        head = f"_{name}_CIRCLES".upper()
        rows = [
            f"Circle({literal(c.quantifier)}, {_names(c.among)}, {literal(c.then)}, {literal(c.answer)})"
            for c in circles
        ]
        module.heads[head] = f"({', '.join(rows)},)"
        behind = f", {head}"
    writer.line()
    writer.line()
    names = [identifier(p.name) for p in solve.params]
    parameters = [f"{n}: {layout.type(p.type, module.kinds)}" for n, p in zip(names, solve.params, strict=True)]
    behind_names = [*(["facts"] if solve.asks else []), *(["world"] if solve.world else [])]
    for at, word in enumerate(behind_names):
        while behind_names[at] in names:
            behind_names[at] += "_"
        parameters.append(f"{behind_names[at]}: {word.capitalize()}")
        (module.runtime if word == "facts" else module.worlds).add(word.capitalize())
    head_line = f"def {name}({', '.join(parameters)}) -> {made}:"
    if len(head_line) <= WIDTH:
        writer.line(head_line)
    else:
        writer.wrapped(f"def {name}(", parameters, f") -> {made}:")
    writer.depth += 1
    lines = [_title(layout, solve), "Decides everything; then the other resolvers of this solve can be asked with it."]
    cites = cite_text(layout.model, tuple(c for c in solve.declared.cites if not c.ruling))
    for line in docstring([*lines, *([f"{cites}."] if cites else [])]):
        writer.line(line)
    state = ir.STATE
    while state in names:
        state += "_"
    writer.line(f"{state} = {made}({', '.join(names)})")
    for parts in solve.strata:
        rows = [
            f"Part({state}.{field_name(p.decide)}, {_weighing(module, p.sure, behind_names)}, "
            f"{_weighing(module, p.may, behind_names)})"
            for p in parts
        ]
        writer.wrapped(f"weigh({state}, (", rows, f"){behind})", is_tuple=True)
    writer.line(f"return {state}")
    writer.depth -= 1


def _weighing(module: Module, function: str, behind: list[str]) -> str:
    """A function of what is weighed and of one thing, handed what it needs besides."""
    name, has = module.layout.function(function), module.layout.program.functions[function]
    given = [word for word in behind if (has.asks if word.startswith("facts") else has.world)]
    if not given:
        return name
    module.runtime.add("handing")
    return f"handing({name}, {', '.join(given)})"


def _names(names: tuple[str, ...]) -> str:
    return "(" + "".join(f"{literal(name)}, " for name in names).rstrip(" ") + ")"
