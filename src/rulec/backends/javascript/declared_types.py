"""Prints `.d.ts` files: what a type checker knows of the scripts."""

from __future__ import annotations

from collections.abc import Iterable

from rulec.backends.javascript.kinds import numbered
from rulec.backends.javascript.literals import key, remark, word
from rulec.backends.javascript.namespace import Namespace
from rulec.backends.javascript.scribe import Scribe
from rulec.backends.python.functions import counted
from rulec.backends.python.module import field_name
from rulec.base.types import (
    EnumType,
    KindType,
    ListType,
    NoneType,
    NumberType,
    OptionalType,
    SetType,
    SpotType,
    TextType,
    TruthType,
    Type,
)
from rulec.ir import nodes as ir

TYPES = "import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from"


def type_text(names: Namespace, of: Type) -> str:
    """A type as TypeScript says it."""
    match of:
        case NumberType() | SetType():
            return "Int"
        case TruthType():
            return "boolean"
        case TextType():
            return "string"
        case SpotType():
            return "Spot"
        case KindType(entry=True):
            return "number"
        case EnumType(name=name) | KindType(name=name):
            return names.names["type", name]
        case ListType(of=inner):
            return f"ReadonlyArray<{type_text(names, inner)}>"
        case OptionalType(of=inner):
            return f"{type_text(names, inner)} | null"
        case NoneType():
            return "null"
        case _:
            raise AssertionError(f"{of} has no place in emitted code")


def kinds_types(names: Namespace) -> str:
    """`kinds.d.ts`: things in play as interfaces; members and entries as objects of numbers."""
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
    writer.line()
    writer.line("export declare const $enums: { readonly [name: string]: import('./runtime/types.js').EnumData };")
    writer.line("export declare const $kinds: { readonly [name: string]: import('./runtime/types.js').KindData };")
    writer.line("export declare const $units: { readonly [name: string]: import('./runtime/types.js').UnitData };")
    writer.line("/** A new thing of a kind, as the rules begin it or one of its entries, but for what is given. */")
    writer.line("export declare function $make(kind: string, given?: { readonly [field: string]: unknown }): any;")
    return writer.text


def tables_types(names: Namespace) -> str:
    """`tables.d.ts`."""
    writer = Scribe()
    writer.line(f'{TYPES} "./runtime/types.js";')
    for column in names.columns:
        writer.line(f"export declare const {names.names['column', column]}: Cells;")
    return writer.text


def functions_types(names: Namespace, functions: list[str], *, twins: bool) -> str:
    """The types of a script's functions, or of their twins with the conditions of their entries."""
    writer, homes = Scribe(), {names.script(name) for name in functions}
    behind = {"facts": "facts: Facts", "world": "world: World", "dice": "dice: Dice"}
    writer.line(f'{TYPES} "./runtime/types.js";')
    solves = [one for one in names.program.solves.values() if not twins and names.home(one.name) in homes]
    used = {owner for name in functions for owner in _owners(names, names.program.functions[name])}
    used |= {owner for solve in solves for owner in _in_types(names, (param.type for param in solve.params))}
    used |= {names.names["type", solve.name] for solve in solves}
    if used:
        writer.line(f'import type {{ {", ".join(sorted(used))} }} from "./kinds.js";')
    for name in functions:
        function = names.program.functions[name]
        given = [f"{_argument(names, param.name)}: {type_text(names, param.type)}" for param in function.params]
        given += [behind[taken] for taken in names.takes(function, twin=twins)]
        result = type_text(names, function.result)
        writer.line()
        if not twins:
            writer.line(f"/** {_about(names, function)} */")
            called = names.names["function", name]
            writer.line(f"export declare function {called}({', '.join(given)}): {result};")
            continue
        listed = ", ".join(given)
        writer.line(f"export declare function {names.names['why', name]}({listed}): [{result}, Notes];")
        asked = ", ".join(["entry: number", *(each for each in given if each != behind["dice"])])
        writer.line(f"export declare function {names.names['guards', name]}({asked}): number | null;")
    for solve in solves:
        given = [f"{_argument(names, param.name)}: {type_text(names, param.type)}" for param in solve.params]
        given += [behind[taken] for taken in names.handed(solve)]
        called, made = names.names["solve", solve.name], names.names["type", solve.name]
        title = remark((solve.heading.label or solve.name.replace("_", " ")).rstrip("."))
        told = f"{title[:1].upper()}{title[1:]}. Decides everything; then its functions can be asked."
        writer.line()
        writer.line(f"/** {told} */")
        writer.line(f"export declare function {called}({', '.join(given)}): {made};")
    if twins:
        writer.line()
        rows = "{ readonly [name: string]: readonly Label[] }"
        writer.line(f"export declare const $labels_{names.script(functions[0])}: {rows};")
    return writer.text


def _argument(names: Namespace, name: str) -> str:
    called = word(name)
    return f"{called}_" if called in ("entry",) else called


def _owners(names: Namespace, function: ir.Function) -> list[str]:
    return _in_types(names, (function.result, *(param.type for param in function.params)))


def _in_types(names: Namespace, types: Iterable[Type]) -> list[str]:
    found: list[str] = []
    for of in types:
        inner = of
        while isinstance(inner, OptionalType | ListType):
            inner = inner.of
        if isinstance(inner, EnumType | KindType) and not (isinstance(inner, KindType) and inner.entry):
            found.append(names.names["type", inner.name])
    return found


def _about(names: Namespace, function: ir.Function) -> str:
    """The label, and what is counted."""
    over = function.heading
    told = over.label or over.name.replace("_", " ")
    bare = function.result.of if isinstance(function.result, OptionalType) else function.result
    lines = [f"{told[:1].upper()}{told[1:].rstrip('.')}."]
    if isinstance(bare, NumberType):
        lines.append(f"In {counted(names.layout.pack, bare)}.")
    return remark(" ".join(lines))
