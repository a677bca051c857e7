"""Print `kinds.js`: enumerations, kinds, entries and measures as data, with names and initial values."""

from __future__ import annotations

from rulec.backends.javascript.literals import key, literal
from rulec.backends.javascript.namespace import Namespace
from rulec.backends.javascript.scribe import Scribe
from rulec.backends.python.files.kinds import EMPTY
from rulec.backends.python.module import field_name
from rulec.backends.python.runtime_types import unit
from rulec.base.types import amount_of, show_type
from rulec.ir.nodes.pack_data import Field, Kind, Record, Several, Value


def write_data(names: Namespace) -> tuple[str, list[str]]:
    """Return the script without its last line, and the names that it exports."""
    pack, writer = names.layout.pack, Scribe()
    writer.line("/** What the rules are about: enumerations, kinds with their entries, and measures. */")
    writer.line('import { $begun, $numbered } from "./runtime/things.js";')
    writer.line()
    with writer.block("const $enums = {", end="};"):
        for enum in pack.enums.values():
            with writer.block(f"{key(enum.name)}: {{", end="},"):
                writer.line(f"label: {literal(enum.label)},")
                with writer.block("members: [", end="],"):
                    for member in enum.members:
                        row: dict[str, object] = {"name": member.name, "title": member.title}
                        row |= {"also": member.also} if member.also else {}
                        writer.line(f"{literal(row)},")
    with writer.block("const $kinds = {", end="};"):
        for kind in pack.kinds.values():
            _kind(writer, kind, pack.records.get(kind.name, ()), plays=names.layout.plays)
    with writer.block("const $units = {", end="};"):
        for name in dict.fromkeys(("percent", "points", *pack.measures)):
            told = dict(zip(("one", "many", "per", "worth"), unit(pack, amount_of(name)), strict=True))
            writer.line(f"{key(name)}: {literal(told)},")
    writer.line("const $make = (kind, given) => $begun($kinds[kind], given);")
    exported = ["$enums", "$kinds", "$make", "$units"]
    for owner, rows in numbered(names):
        called = names.names["type", owner]
        writer.line(f"const {called} = $numbered({rows});")
        exported.append(called)
    return writer.text, exported


def numbered(names: Namespace) -> list[tuple[str, str]]:
    """Return the enumerations and the kinds with entries, each with the path of its rows."""
    pack = names.layout.pack
    found = [(name, f"$enums{_at(name)}.members") for name in pack.enums]
    return found + [(name, f"$kinds{_at(name)}.entries") for name in pack.kinds if pack.records.get(name)]


def _at(name: str) -> str:
    return f".{name}" if key(name) == name else f"[{key(name)}]"


def _kind(writer: Scribe, kind: Kind, records: tuple[Record, ...], *, plays: bool) -> None:
    with writer.block(f"{key(kind.name)}: {{", end="},"):
        told = {"word": kind.word, "label": kind.label, "plural": kind.plural, "listed": kind.listed}
        for name, value in {**told, "extends": kind.extends}.items():
            writer.line(f"{name}: {literal(value)},")
        with writer.block("fields: [", end="],"):
            for field in kind.fields:
                writer.line(f"{literal(_field(field, plays=plays))},")
        with writer.block("entries: [", end="],"):
            for record in records:
                row: dict[str, object] = {"name": record.name, "title": record.title, "behind": record.behind}
                row |= {"number": record.number} if record.number is not None else {}
                row |= {"also": record.also} if record.also else {}
                starts = {field_name(name): held(value) for name, value in record.starts}
                row |= {"starts": starts} if starts else {}
                writer.line(f"{literal(row)},")


def _field(field: Field, *, plays: bool) -> dict[str, object]:
    row: dict[str, object] = {"name": field_name(field.name), "type": show_type(field.type), "label": field.label}
    if field.has_default:
        row["starts"] = None if field.starts is None else held(field.starts)
    elif plays and type(field.type) in EMPTY:
        row["starts"] = EMPTY[type(field.type)]
    return row


def held(value: Value) -> object:
    """Return a value known at compile time as a plain Python value."""
    if not isinstance(value, Several):
        return value.value
    items = [held(item) for item in value.items]
    if value.form == "set":
        return sum({1 << item for item in items if isinstance(item, int)})
    return items
