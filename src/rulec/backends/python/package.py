"""Assemble the emitted package: resolvers, twins, labels, sources, and an `__init__` that imports lazily."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from rulec.backends.python.files.acts import write_acts
from rulec.backends.python.files.choices import write_choices
from rulec.backends.python.files.kinds import write_kinds
from rulec.backends.python.files.solves import write_solve
from rulec.backends.python.files.tables import write_tables
from rulec.backends.python.files.views import write_views
from rulec.backends.python.files.worlds import write_world
from rulec.backends.python.functions import write_function, write_results
from rulec.backends.python.module import Module
from rulec.backends.python.module_layout import Layout
from rulec.backends.python.runtime_types import holds_text, measure_unit
from rulec.backends.python.spelling import literal, tuple_of
from rulec.backends.python.vectorized.columns_file import columns_module
from rulec.backends.python.vectorized.emitter import Module as Columns
from rulec.backends.python.writer import Writer, opened
from rulec.base.diagnostics import Report
from rulec.base.records import replace
from rulec.base.types import KindType, ListType, OptionalType, ResultsType, Type, amount_of
from rulec.ir import nodes as ir
from rulec.ir.fingerprint import fingerprint

if TYPE_CHECKING:
    from rulec.base.memory import Memory


def emit(program: ir.Program, memory: Memory | None = None, *, spelled_out: bool = False) -> dict[str, str]:
    """Return all files of the package, by path below the pack's `python/`.

    With *memory*, unchanged files are reused. *spelled_out* omits the optimisations of solves: the code is slower, but
    its calls are those of the rules.
    """
    if memory is None:
        return files(Layout(program, spelled_out=spelled_out))
    layout = memory.hub("layout", Layout(memory.hub("program", program), spelled_out=spelled_out))
    columns = memory.hub("vectorized", Columns(layout))

    def kept(name: str, given: tuple[Any, ...], make: Callable[..., str | None]) -> str | None:
        inputs = (make, *(each for each in given if each is not layout and each is not columns))
        return memory.unit(("python", name), inputs, Report(), lambda report: make(*given))

    return _packed(layout, {maker[0]: kept(*maker) for maker in _makers(layout, columns)})


def emit_beginning(program: ir.Program) -> dict[str, str]:
    """Return the files that define the start of a game: choices, kinds, words and world."""
    layout = Layout(program)
    found = {"_choices.py": write_choices(layout), "_kinds.py": write_kinds(layout)}
    found |= {"_words.py": words_module(layout), "__init__.py": ""}
    if layout.plays:
        found["_world.py"] = write_world(layout)
    folder = f"rulec_packs/{layout.pack.name}"
    return {f"{folder}/{name}": text for name, text in found.items() if text is not None}


def files(layout: Layout) -> dict[str, str]:
    """Return all files of the package for a layout, without a cache."""
    return _packed(layout, {name: make(*given) for name, given, make in _makers(layout, Columns(layout))})


def _packed(layout: Layout, texts: Mapping[str, str | None]) -> dict[str, str]:
    folder = f"rulec_packs/{layout.pack.name}"
    found = {"py.typed": "", **{f"{name}.py": text for name, text in texts.items()}}
    return {f"{folder}/{name}": text for name, text in sorted(found.items()) if text is not None}


def _makers(layout: Layout, columns: Columns) -> list[tuple[str, tuple[Any, ...], Callable[..., str | None]]]:
    """Return the module writers: for each file its name, the arguments, and the function that writes it."""
    makers: list[tuple[str, tuple[Any, ...], Callable[..., str | None]]] = [
        ("_choices", (layout,), write_choices), ("_kinds", (layout,), write_kinds),
        ("_words", (layout,), words_module), ("_tables", (layout,), write_tables),
    ]  # fmt: skip
    for name, functions in modules(layout).items():
        makers.append((name, (layout, name, functions), module_text))
        explained = [each for each in functions if layout.program.functions[each].sort in (*ir.EXPLAINED, "refusals")]
        if explained:
            makers.append((layout.why_module(functions[0]), (layout, explained), why_text))
    if layout.pack.world is not None:
        makers += [("_world", (layout,), write_world), ("_acts", (layout,), write_acts)]
        if layout.pack.world.views:
            makers.append(("_views", (layout,), write_views))
    makers += [("columns", (columns,), columns_module), ("_sources", (layout,), _sources)]
    makers.append(("_results", (layout,), results_module))
    makers += [("_meta", (layout,), meta_module), ("__init__", (layout,), _front)]
    return makers


def modules(layout: Layout) -> dict[str, list[str]]:
    """Return the functions of each module."""
    found: dict[str, list[str]] = {}
    for function, home in layout.homes.items():
        found.setdefault(home, []).append(function)
    return found


def aside(program: ir.Program, function: ir.Function) -> tuple[str, str]:
    """Return a module with one additional function, as an example needs, and the function's Python name."""
    layout = Layout(replace(program, functions={**program.functions, function.name: function}))
    return module_text(layout, "aside", [function.name]), layout.function(function.name)


def module_text(layout: Layout, name: str, functions: list[str]) -> str:
    """Return the text of a module of resolvers."""
    body = Writer()
    module = Module(layout, name)
    gone = layout.passes.memo.gone_from(functions)
    for function in functions:
        if function in gone:
            continue
        body.line()
        body.line()
        write_results(body, layout, layout.program.functions[function])
        write_function(body, module, layout.program.functions[function], twin=False)
    for solve in layout.program.solves.values():
        if not set(functions).isdisjoint(solve.functions):
            write_solve(body, module, solve)
    stem = layout.stem(functions[0])
    text = module.head(f"Resolvers of {stem}.rules.", body.text).text + body.text
    foot = [
        f"from {home} import {', '.join(sorted(names))}  # noqa: E402\n"
        for home, names in sorted(module.needs(body.text).items())
        if module.is_ringed(home)
    ]
    return "".join([text, "\n\n# at the end, for these modules use each other\n", *foot]) if foot else text


def why_text(layout: Layout, functions: list[str]) -> str:
    """Return the text of a module of twins."""
    body = Writer()
    stem = layout.stem(functions[0])
    module = Module(layout, layout.why_module(functions[0]))
    for function in functions:
        if ("why", function) in layout.public:
            body.line()
            body.line()
            write_function(body, module, layout.program.functions[function], twin=True)
    labels = Writer()
    labels.line()
    with labels.block("LABELS: Final[dict[str, tuple[Label, ...]]] = {", end="}"):
        for function in functions:
            _labels(labels, layout, function)
    text = labels.text + body.text
    title = f"The resolvers of {stem}.rules with the notes that explain them."
    return module.head(title, text).text + text


def results_module(layout: Layout) -> str | None:
    """Return a module that maps functions to their twins and result types, or None if there are no twins.

    In a pack without a world things have no names, so functions that return a thing are left out.
    """
    functions = {name: each for name, each in layout.program.functions.items() if ("why", name) in layout.public}
    rows: list[str] = []
    for name, each in sorted(functions.items()):
        if not isinstance(each.result, ResultsType) and (layout.plays or not _is_thing(each.result)):
            twin, holds = layout.public["why", name], holds_text(layout, each.result)
            rows.append(f'"{layout.function(name)}": ("{twin}", {holds}),')
    if not rows:
        return None
    body = Writer()
    body.line()
    shapes = {"Holds"}
    if not layout.plays:
        shapes |= {"Shape", "Choice"}
        with body.block("SHAPE: Final = Shape(choices=(", end="))"):
            for name, keys, titles in _choices(layout):
                body.line(f"Choice({literal(name)}, {tuple_of(map(literal, keys))}, {tuple_of(map(literal, titles))}),")
        body.line()
    with body.block("RESULTS: Final[dict[str, tuple[str, Holds]]] = {", end="}"):
        for row in rows:
            body.line(row)
    title = "The twins that explain functions, and what these give, generated from the rules."
    return Module(layout, "_results").head(title, body.text, {"rulec.runtime.game.shape": shapes}).text + body.text


def _is_thing(of: Type) -> bool:
    """Return whether values of the type contain things in play."""
    # else: it holds none
    match of:
        case KindType(listed=False):
            return True
        case OptionalType(of=inner) | ListType(of=inner):
            return _is_thing(inner)
        case _:
            return False


def _choices(layout: Layout) -> Iterator[tuple[str, list[str], list[str]]]:
    """Yield enumerations and listed kinds with the keys and titles of their members."""
    for enum in layout.pack.enums.values():
        yield enum.name, [each.name for each in enum.members], [each.title for each in enum.members]
    for kind, records in layout.pack.records.items():
        yield kind, [each.name for each in records], [each.title for each in records]


def _labels(writer: Writer, layout: Layout, name: str) -> None:
    """Print the labels that the notes of a function refer to."""
    entries = layout.program.functions[name].entries
    if not entries:
        writer.line(f'"{layout.function(name)}": (),')
        return
    with writer.block(f'"{layout.function(name)}": (', end="),"):
        for entry in entries:
            writer.line(f"{_label(entry)},")


def _label(entry: ir.Entry) -> str:
    parts: list[object] = [entry.verb, entry.text, entry.den, entry.source, entry.brought]
    while len(parts) > 2 and parts[-1] in ("", 1):
        parts.pop()
    return f"Label({', '.join(literal(part) for part in parts)})"


def words_module(layout: Layout) -> str:
    """Return the module of printed names and units."""
    pack = layout.pack
    writer = opened("Printed names of members, entries and measures, generated from the rules.")
    writer.group(("typing", ("Final",)))
    writer.group(("rulec.runtime", ("MeasureUnit",)))
    writer.line()
    for name in ("percent", "points", *(name for name in pack.measures if name not in ("percent", "points"))):
        writer.line(f"{layout.public['unit', name]}: Final = {measure_unit(pack, amount_of(name))}")
    writer.line()
    with writer.block("TITLES: Final[dict[str, tuple[str, ...]]] = {", end="}"):
        for enum in pack.enums.values():
            _titles(writer, layout.public["type", enum.name], [m.title for m in enum.members])
        for kind, records in pack.records.items():
            _titles(writer, layout.public["type", kind], [record.title for record in records])
    return writer.text


def _titles(writer: Writer, name: str, titles: list[str]) -> None:
    writer.wrapped(f'"{name}": (', map(literal, titles), "),", is_tuple=True)


def _sources(layout: Layout) -> str:
    writer = opened("Where the functions of this package stand in the rules.")
    writer.group(("typing", ("Final",)))
    writer.line()
    with writer.block("SOURCES: Final[dict[str, tuple[str, int]]] = {", end="}"):
        for name, path, line in layout.places():
            writer.line(f'"{name}": ({literal(path)}, {line}),')
    return writer.text


def meta_module(layout: Layout) -> str:
    """Return the module that identifies the compiled rules: version and hashes."""
    pack = layout.pack
    writer = opened("Which rules this package was compiled from.")
    writer.group(("typing", ("Final",)))
    writer.line()
    writer.line(f"RULES_VERSION: Final = {literal(pack.version)}")
    writer.line(f"RULES_HASH: Final = {literal(pack.hash)}")
    if pack.world is not None:
        writer.line(f"EXECUTED_HASH: Final = {literal(fingerprint(layout.program))}")
    return writer.text


def _front(layout: Layout) -> str:
    """Return `__init__.py`, which imports each public name on first access."""
    pack = layout.pack
    bounds = {layout.function(one.name) for one in layout.program.functions.values() if one.sort == "bound"}
    homes = {name: home for name, home in layout.fronts.items() if name not in bounds}
    if pack.world is not None:
        homes |= {"World": "_world", "GAME": "_acts"}
        homes |= {"VIEWS": "_views"} if pack.world.views else {}
    sources = [f"{name}: {title}." for name, title in pack.documents]
    writer = opened(f"{pack.title}: resolvers compiled from its rules.", sources)
    writer.group(("importlib", ("import_module",)))
    writer.line("from typing import TYPE_CHECKING, Any")
    writer.group(("rulec.runtime", ("Pack",)))
    writer.line()
    with writer.block("if TYPE_CHECKING:"):
        for home in sorted(set(homes.values())):
            writer.imports(f".{home}", [name for name, at in homes.items() if at == home])
    writer.line()
    writer.wrapped("__all__ = [", [f'"{name}"' for name in sorted([*homes, "PACK"])], "]")
    writer.line()
    title = f"{literal(pack.name)}, {literal(pack.title)}, __name__"
    writer.line(f"PACK = Pack({title})")
    writer.line()
    with writer.block("_HOMES = {", end="}"):
        for home in sorted(set(homes.values())):
            names = " ".join(sorted(name for name, at in homes.items() if at == home))
            with writer.block(f'"{home}": (', end="),"):
                for row in textwrap.wrap(names, 100, break_long_words=False, break_on_hyphens=False):
                    writer.line(f'"{row} "')
    writer.line()
    writer.line()
    # Hidden from type checkers, which would otherwise accept any name.
    with writer.block("if not TYPE_CHECKING:"), writer.block("def __getattr__(name: str) -> Any:"):
        writer.line('"""A public name, from the module that defines it."""')
        with writer.block("for home, names in _HOMES.items():"), writer.block("if name in names.split():"):
            writer.line('value = getattr(import_module(f"{__name__}.{home}"), name)')
            writer.line("globals()[name] = value")
            writer.line("return value")
        writer.line('raise AttributeError(f"module {__name__!r} has no attribute {name!r}")')
    writer.line()
    writer.line()
    with writer.block("def __dir__() -> list[str]:"):
        writer.line('"""All public names, loaded or not."""')
        writer.line("return sorted({*globals(), *__all__})")
    return writer.text
