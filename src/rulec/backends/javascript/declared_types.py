"""Print `.d.ts` files, the type declarations of the scripts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rulec.backends.javascript.kinds import numbered
from rulec.backends.javascript.literals import key, remark, word
from rulec.backends.javascript.namespace import Namespace
from rulec.backends.javascript.scribe import Scribe
from rulec.backends.python.functions import counted
from rulec.backends.python.module import field_name
from rulec.backends.python.module_layout import annotation, results_of
from rulec.base.types import EnumType, KindType, ListType, NumberType, OptionalType, ResultsType, Type
from rulec.ir import nodes as ir

TYPES = "import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from"
ANNOTATIONS = {
    "number": "Int", "set": "Int", "entry": "number", "truth": "boolean", "text": "string", "spot": "Spot",
    "list": "ReadonlyArray<{}>", "optional": "{} | null", "none": "null",
}  # fmt: skip
BEHIND = {"facts": "facts: Facts", "world": "world: World", "dice": "dice: Dice"}
"""Trailing parameters of functions."""


def type_text(names: Namespace, of: Type) -> str:
    """Print a type in TypeScript."""
    return annotation(of, ANNOTATIONS, lambda name: names.names["type", name])


def kinds_types(names: Namespace) -> str:
    """Return `kinds.d.ts`: kinds of things as interfaces, members and entries as objects of numbers."""
    pack, writer = names.layout.pack, Scribe()
    writer.line(f'{TYPES} "./runtime/types.js";')
    with_rows = {owner for owner, _ in numbered(names)}
    rows = {enum.name: [(m.name, at) for at, m in enumerate(enum.members)] for enum in pack.enums.values()}
    rows |= {name: [(r.name, r.behind) for r in records] for name, records in pack.records.items()}
    for owner in (*pack.enums, *pack.kinds):
        called = names.names["type", owner]
        writer.line()
        if owner in with_rows:
            with writer.block(f"export declare const {called}: {{", end="};"):
                for name, number in rows[owner]:
                    writer.line(f"readonly {key(name)}: {number};")
        if owner in pack.enums or pack.kinds[owner].listed:
            writer.line(f"export type {called} = number;")
            continue
        with writer.block(f"export interface {called} {{"):
            for field in pack.kinds[owner].fields:
                writer.line(f"{key(field_name(field.name))}: {type_text(names, field.type)};")
            writer.line("/** Which entry it began as: its number, -1 for none. */")
            writer.line("began_as: number;")
            if names.layout.plays:
                writer.line("id: number;")
    for solve in names.program.solves.values():
        writer.line()
        with writer.block(f"export interface {names.names['type', solve.name]} {{"):
            for param in solve.params:
                writer.line(f"readonly {key(field_name(param.name))}: {type_text(names, param.type)};")
            for part in (part for parts in solve.strata for part in parts):
                writer.line(f"readonly {key(field_name(part.decide))}: Answers;")
    for name in names.emitted:
        several = names.program.functions[name].result
        if isinstance(several, ResultsType):
            writer.line()
            with writer.block(f"export interface {names.names['type', results_of(name)]} {{"):
                for result, of in several.parts:
                    writer.line(f"readonly {key(result)}: {type_text(names, of)};")
    writer.line()
    writer.line("export declare const $enums: { readonly [name: string]: import('./runtime/types.js').EnumData };")
    writer.line("export declare const $kinds: { readonly [name: string]: import('./runtime/types.js').KindData };")
    writer.line("export declare const $units: { readonly [name: string]: import('./runtime/types.js').UnitData };")
    writer.line("/** A new thing of a kind, as the rules begin it or one of its entries, but for what is given. */")
    writer.line("export declare function $make(kind: string, given?: { readonly [field: string]: unknown }): any;")
    return writer.text


def tables_types(names: Namespace) -> str:
    """Return `tables.d.ts`."""
    writer = Scribe()
    writer.line(f'{TYPES} "./runtime/types.js";')
    for column in names.columns:
        writer.line(f"export declare const {names.names['column', column]}: Cells;")
    return writer.text


def functions_types(names: Namespace, functions: list[str], *, twins: bool) -> str:
    """Return the declarations of a script's functions, or of their twins and guards."""
    writer, homes = Scribe(), {names.script(name) for name in functions}
    writer.line(f'{TYPES} "./runtime/types.js";')
    solves = [one for one in names.program.solves.values() if not twins and names.home(one.name) in homes]
    told = [names.program.functions[name] for name in functions]
    everything: list[ir.Function | ir.Solve] = [*told, *solves]
    used = {*_in_types(names, (param.type for one in everything for param in one.params))}
    used |= {*_in_types(names, (function.result for function in told))}
    used |= {names.names["type", solve.name] for solve in solves}
    if used:
        writer.line(f'import type {{ {", ".join(sorted(used))} }} from "./kinds.js";')
    for name, function in zip(functions, told, strict=True):
        given = _given(names, function.params, names.takes(function, twin=twins))
        result = type_text(names, function.result)
        writer.line()
        if not twins:
            writer.line(f"/** {_about(names, function)} */")
            called = names.names["function", name]
            writer.line(f"export declare function {called}({', '.join(given)}): {result};")
            continue
        listed = ", ".join(given)
        writer.line(f"export declare function {names.names['why', name]}({listed}): [{result}, Notes];")
        asked = ", ".join(["entry: number", *(each for each in given if each != BEHIND["dice"])])
        writer.line(f"export declare function {names.names['guards', name]}({asked}): number | null;")
    for solve in solves:
        given = _given(names, solve.params, names.handed(solve))
        called, made = names.names["solve", solve.name], names.names["type", solve.name]
        title = remark((solve.heading.label or solve.name.replace("_", " ")).rstrip("."))
        about = f"{title[:1].upper()}{title[1:]}. Decides everything; then its functions can be asked."
        writer.line()
        writer.line(f"/** {about} */")
        writer.line(f"export declare function {called}({', '.join(given)}): {made};")
    if twins:
        writer.line()
        rows = "{ readonly [name: string]: readonly Label[] }"
        writer.line(f"export declare const $labels_{names.script(functions[0])}: {rows};")
    return writer.text


def _given(names: Namespace, params: Iterable[ir.Param], taken: Iterable[str]) -> list[str]:
    """Return the typed parameters of a function."""
    words = ((f"{word(param.name)}_" if param.name == "entry" else word(param.name), param.type) for param in params)
    return [*(f"{name}: {type_text(names, of)}" for name, of in words), *(BEHIND[each] for each in taken)]


def _in_types(names: Namespace, types: Iterable[Type]) -> Iterator[str]:
    """Yield the names of the enumerations, kinds and result types that these types mention."""
    for of in types:
        while isinstance(of, OptionalType | ListType):
            of = of.of
        # else: a built-in type
        if isinstance(of, EnumType | KindType) and not (isinstance(of, KindType) and of.entry):
            yield names.names["type", of.name]
        elif isinstance(of, ResultsType):
            yield names.names["type", results_of(of.roll)]


def _about(names: Namespace, function: ir.Function) -> str:
    """Return the comment of a declaration: label and unit."""
    over = function.heading
    told = over.label or over.name.replace("_", " ")
    bare = function.result.of if isinstance(function.result, OptionalType) else function.result
    lines = [f"{told[:1].upper()}{told[1:].rstrip('.')}."]
    if isinstance(bare, NumberType):
        lines.append(f"In {counted(names.layout.pack, bare)}.")
    return remark(" ".join(lines))
