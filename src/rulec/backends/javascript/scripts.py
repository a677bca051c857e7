"""Assemble the scripts of a pack: runtime, kinds, tables, functions, twins, and an index."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache, partial
from importlib.resources import files as package_files

from rulec.backends.javascript.declared_types import functions_types, kinds_types, tables_types
from rulec.backends.javascript.expressions import Script
from rulec.backends.javascript.kinds import write_data
from rulec.backends.javascript.literals import key, literal
from rulec.backends.javascript.namespace import TABLES, Namespace
from rulec.backends.javascript.scribe import Scribe
from rulec.backends.javascript.statements import labels_text, write_function, write_guards, write_solve
from rulec.backends.javascript.tables import write_columns
from rulec.base.diagnostics import Report
from rulec.base.memory import Memory
from rulec.ir import nodes as ir

RUNTIME = ("faults", "numbers", "things", "lists", "dice", "geometry_angles", "geometry", "geometry_moves", "solving")
"""Runtime modules, in dependency order."""
DECLARED = ("types", "faults", "dice")
"""Runtime modules with public type declarations."""
PUBLIC = {
    "functions": "$functions", "why": "$why", "labels": "$labels", "guards": "$guards", "takes": "$takes",
    "solves": "$solves", "enums": "$enums", "kinds": "$kinds", "units": "$units", "make": "$make",
    "odds": "$odds", "Tape": "Tape", "faults": "$faults",
}  # fmt: skip
"""Further exports of a package, with the names they have in its index."""
TYPED = {
    "functions": "Functions",
    "why": "Functions",
    "guards": "Guards",
    "labels": "Labels",
    "takes": "Takes",
    "solves": "Functions",
}
"""Runtime types of some of these exports."""
EXPORT = re.compile(r"^export \{ (.*) \};\n", re.M)
NAME = re.compile(r'"(?:\\.|[^"\\])*"|/\*.*?\*/|(?<![\w$])(?<![\w$)\]]\.)([A-Za-z_$][\w$]*)(?![\w$:])')
"""A name other than a property; strings and comments match first."""
IMPORT = re.compile(r"^import .*;\n", re.M)


def emit(program: ir.Program, memory: Memory | None = None) -> dict[str, str]:
    """Return all files of the package, by path below the pack's `js/`.

    With *memory*, unchanged scripts of rules are reused.
    """
    names = Namespace(program if memory is None else memory.hub("program", program))
    if memory is not None:
        names = memory.hub("script names", names)
    program = names.program
    found: dict[str, str] = {}
    data, exported = write_data(names)
    found["kinds.js"] = f"{data}\n{_exports(exported)}"
    found["kinds.d.ts"] = kinds_types(names)
    if names.columns:
        script = Script(names, TABLES)
        writer = Scribe()
        write_columns(writer, script)
        offered = [names.names["column", name] for name in names.columns]
        offered += [names.names["read", name] for name in names.columns if program.columns[name].specials]
        found[f"{TABLES}.js"] = _module("The columns that the rules read.", script, writer, offered)
        found[f"{TABLES}.d.ts"] = tables_types(names)
    homes: dict[str, list[str]] = {}
    for name in names.emitted:
        homes.setdefault(names.script(name), []).append(name)
    for home, functions in homes.items():
        written = partial(_rules, names, home, functions)
        found |= written(Report()) if memory is None else memory.unit(("js", home), (functions,), Report(), written)
    found["index.js"], found["index.d.ts"] = _index(names, homes, exported)
    for module in _needed(found.values()):
        found[f"runtime/{module}.js"] = runtime()[module]
    for module in DECLARED:
        found[f"runtime/{module}.d.ts"] = _read(f"{module}.d.ts")
    found["package.json"] = '{ "type": "module" }\n'
    return dict(sorted(found.items()))


def bundle(files: Mapping[str, str]) -> str:
    """Join the scripts of a package into one classic script that exports everything as the global `rulec`."""
    scripts = [path for path in files if path.endswith(".js")]
    order = [f"runtime/{module}.js" for module in RUNTIME] + ["kinds.js", f"{TABLES}.js"]
    first = [path for path in order if path in files]
    rest = [path for path in scripts if path not in order and path != "index.js"]
    bodies = (EXPORT.sub("", IMPORT.sub("", files[path])).strip("\n") for path in (*first, *rest, "index.js"))
    offered = ", ".join(name if name == held else f"{name}: {held}" for name, held in PUBLIC.items())
    inner = "\n\n".join(bodies)
    return f'globalThis.rulec = (() => {{\n"use strict";\n{inner}\n\nreturn {{ {offered} }};\n}})();\n'


def _read(name: str) -> str:
    return (package_files("rulec.backends.javascript") / "runtime" / name).read_text(encoding="utf-8")


@cache
def runtime() -> dict[str, str]:
    """Return the text of each runtime module."""
    return {name: _read(f"{name}.js") for name in RUNTIME}


@cache
def _homes() -> dict[str, str]:
    """Return the runtime module that exports each name."""
    found: dict[str, str] = {}
    for module, text in runtime().items():
        (exported,) = EXPORT.findall(text)
        found.update((name, module) for name in exported.split(", "))
    return found


def _needed(scripts: Iterable[str]) -> list[str]:
    """Return the runtime modules that these scripts import, directly or indirectly."""
    wanted = set(re.findall(r'^import .* from "\./runtime/(\w+)\.js";', "\n".join(scripts), re.M))
    for module in reversed(RUNTIME):  # dependents before their dependencies
        if module in wanted:
            wanted.update(re.findall(r'from "\./(\w+)\.js";', runtime()[module]))
    return [module for module in RUNTIME if module in wanted]


def _rules(names: Namespace, home: str, functions: list[str], report: Report) -> dict[str, str]:
    """Return the scripts of one rules file and of its twins, by path."""
    found: dict[str, str] = {}
    program, stem = names.program, names.stem(functions[0])
    script, writer = Script(names, home), Scribe()
    for name in functions:
        write_function(writer, script, program.functions[name], twin=False)
    offered = [names.names["function", name] for name in functions]
    for solve in program.solves.values():
        if names.home(solve.name) == home:
            write_solve(writer, script, solve)
            offered.append(names.names["solve", solve.name])
    found[f"{home}.js"] = _module(f"The rules of {stem}.", script, writer, offered)
    found[f"{home}.d.ts"] = functions_types(names, functions, twins=False)
    twins, writer = Script(names, twins_of(home)), Scribe()
    explained = [name for name in functions if program.functions[name].has_twin]
    if not explained:
        return found
    labels = f"$labels_{home}"
    for name in explained:
        write_function(writer, twins, program.functions[name], twin=True)
        write_guards(writer, twins, program.functions[name])
    writer.line()
    with writer.block(f"const {labels} = {{", end="};"):
        for name in explained:
            writer.line(f"{key(names.names['function', name])}: {labels_text(program.functions[name])},")
    offered = [names.names[sort, name] for name in explained for sort in ("why", "guards")]
    title = f"The rules of {stem} with the notes that explain them, and what has to hold for each entry."
    found[f"{twins.name}.js"] = _module(title, twins, writer, [*offered, labels])
    found[f"{twins.name}.d.ts"] = functions_types(names, explained, twins=True)
    return found


def twins_of(home: str) -> str:
    """Return the name of the script with the twins of a script's functions."""
    return home.replace("rules_", "why_", 1)


def _module(title: str, script: Script, body: Scribe, offered: Iterable[str]) -> str:
    """Return a script with its imports and exports."""
    head = Scribe()
    head.line(f"/** {title} */")
    by_home: dict[str, set[str]] = {}
    for name in {*NAME.findall("\n".join([*script.heads, body.text]))} - {""}:
        home = f"runtime/{_homes()[name]}" if name in _homes() else script.names.origins.get(name, script.name)
        by_home.setdefault(home, set()).add(name)
    scripts = sorted(by_home.keys() - {script.name, TABLES})
    for home in (*(f"runtime/{module}" for module in RUNTIME), TABLES, *(one for one in scripts if "/" not in one)):
        if home in by_home and home != script.name:
            head.line(_imports(sorted(by_home[home]), home))
    head.line()
    for content, name in script.heads.items():
        head.line(f"const {name} = {content};")
    return f"{head.text}\n{body.text}\n{_exports(offered)}"


def _imports(names: Iterable[str], home: str) -> str:
    return f'import {{ {", ".join(names)} }} from "./{home}.js";'


def _exports(names: Iterable[str]) -> str:
    return f"export {{ {', '.join(names)} }};\n"


def _index(names: Namespace, homes: Mapping[str, list[str]], owners: list[str]) -> tuple[str, str]:
    """Return `index.js` and `index.d.ts`."""
    program, called = names.program, names.names
    script, types = Scribe(), Scribe()
    script.line("/** All that the rules can be asked from JavaScript. */")
    script.line(f"// {len(names.emitted)} functions.")
    offered: list[str] = []
    faults = sorted(name for name, home in _homes().items() if home == "faults")
    script.line(_imports(faults, "runtime/faults"))
    script.line(_imports(["$odds", "Tape"], "runtime/dice"))
    script.line(_imports(owners, "kinds"))
    labels: list[str] = []
    types.line('export * from "./runtime/types.js";')
    types.line('export * from "./runtime/faults.js";')
    types.line('export * from "./kinds.js";')
    for home, functions in homes.items():
        plain = [called["function", name] for name in functions]
        plain += [called["solve", name] for name in program.solves if names.home(name) == home]
        explained = [name for name in functions if program.functions[name].has_twin]
        twins = [called[sort, name] for name in explained for sort in ("why", "guards")]
        script.line(_imports(plain, home))
        types.line(f'export * from "./{home}.js";')
        if explained:
            labels.append(f"$labels_{home}")
            script.line(_imports([*twins, labels[-1]], twins_of(home)))
            types.line(f'export * from "./{twins_of(home)}.js";')
        offered += [*plain, *twins]
    script.line()
    listed = [name for name in names.emitted if program.functions[name].has_twin]
    for held, sort in (("$functions", "function"), ("$why", "why"), ("$guards", "guards")):
        shown = ", ".join(f"{key(called['function', name])}: {called[sort, name]}" for name in listed)
        script.line(f"const {held} = {{ {shown} }};")
    script.line(f"const $labels = {{ {', '.join(f'...{each}' for each in labels)} }};")
    solves = ", ".join(f"{key(called['solve', name])}: {called['solve', name]}" for name in program.solves)
    script.line(f"const $solves = {{ {solves} }};" if solves else "const $solves = {};")
    taken = {called["function", name]: names.takes(program.functions[name], twin=True) for name in listed}
    taken |= {called["solve", name]: names.handed(solve) for name, solve in program.solves.items()}
    script.line(f"const $takes = {literal({name: each for name, each in taken.items() if each})};")
    script.line(f"const $faults = {{ {', '.join(faults)} }};")
    script.line()
    renamed = [name if name == held else f"{held} as {name}" for name, held in PUBLIC.items()]
    plain_owners = [name for name in owners if not name.startswith("$")]
    script.lines.append(_exports([*faults, *plain_owners, *offered, *renamed]).rstrip("\n"))
    types.line('export { $enums as enums, $kinds as kinds, $make as make, $units as units } from "./kinds.js";')
    types.line('export { $odds as odds, Tape } from "./runtime/dice.js";')
    types.line('import type { Functions, Guards, Labels, Takes } from "./runtime/types.js";')
    for name, of in TYPED.items():
        types.line(f"export declare const {name}: {of};")
    types.line('export declare const faults: typeof import("./runtime/faults.js");')
    return script.text, types.text
