"""Print `_kinds.py`: the kinds of things in play as classes with slots."""

from __future__ import annotations

from collections.abc import Mapping

from rulec.backends.python.files.solves import write_state
from rulec.backends.python.module import Module, field_name
from rulec.backends.python.module_layout import Layout
from rulec.backends.python.spelling import literal
from rulec.backends.python.writer import Writer
from rulec.base.types import ListType, OptionalType, SetType, Type
from rulec.ir.nodes.pack_data import Field, Kind, Pack, Several, Value


def write_kinds(layout: Layout) -> str:
    """Return the text of `_kinds.py`."""
    body, module = Writer(), Module(layout, "_kinds")
    pack = layout.pack
    for kind in in_play(pack):
        _class(body, layout, kind)
    for kind in pack.kinds.values():
        if not kind.listed and pack.records.get(kind.name):
            _starts(body, layout, kind)
    for solve in layout.program.solves.values():
        write_state(body, layout, solve)
    return module.head("Things in play, generated from the rules.", body.text).text + body.text


def _bases_first(pack: Pack) -> list[Kind]:
    done: list[Kind] = []
    while len(done) < len(pack.kinds):
        names = {kind.name for kind in done}
        done.extend(k for k in pack.kinds.values() if k.name not in names and (k.extends is None or k.extends in names))
    return done


def in_play(pack: Pack) -> list[Kind]:
    """Return the kinds of things in play; each kind follows the one that it extends."""
    return [kind for kind in _bases_first(pack) if not kind.listed]


def is_named_by_sight(pack: Pack, name: str) -> bool:
    """Return whether players can name some thing of the kind's family only after they have seen it."""
    kinds = [pack.kinds[each] for each in family_of(pack, pack.kinds[root_of(pack, pack.kinds[name])])]
    return any(
        kind.seen is not None
        or kind.named_by_everyone
        or any(field.name == kind.known_as and field.seen is not None for field in kind.fields)
        for kind in kinds
    )


def begins(pack: Pack, kind: Kind) -> bool:
    """Return whether the class of *kind* declares `began_as`: the root of a family that has entries."""
    return kind.extends is None and any(pack.records.get(name) for name in family_of(pack, kind))


def family_of(pack: Pack, kind: Kind) -> list[str]:
    """Return the names of a root kind and of all its descendants."""
    return [each.name for each in pack.kinds.values() if root_of(pack, each) == kind.name]


def root_of(pack: Pack, kind: Kind) -> str:
    """Return the name of the topmost ancestor of a kind."""
    return kind.name if kind.extends is None else root_of(pack, pack.kinds[kind.extends])


def _class(writer: Writer, layout: Layout, kind: Kind) -> None:
    pack = layout.pack
    named = layout.public["type", kind.name]
    own = [f for f in kind.fields if f.owner == kind.name]
    inherited = [f for f in kind.fields if f.owner != kind.name]
    root_begins = begins(pack, pack.kinds[root_of(pack, kind)])
    numbered = layout.plays and kind.extends is None
    slots = [field_name(f.name) for f in own] + (["began_as"] if begins(pack, kind) else [])
    writer.line()
    writer.line()
    base = f"({layout.public['type', kind.extends]})" if kind.extends else ""
    with writer.block(f"class {named}{base}:"):
        title = kind.label or kind.word
        writer.docstring([f"{title[:1].upper()}{title[1:]}.", kind.cites])
        writer.line()
        inside = ", ".join(literal(slot).replace("'", '"') for slot in (["id"] if numbered else []) + slots)
        writer.line(f"__slots__ = ({inside},)" if len(slots) + numbered == 1 else f"__slots__ = ({inside})")
        writer.line()
        parameters = [_parameter(layout, f) for f in (*inherited, *own)]
        if root_begins:
            parameters.append("began_as: int = -1")
        if not parameters:
            writer.line("def __init__(self) -> None:")
            writer.line("    self.id: int = 0" if numbered else "    pass")
            return
        writer.line("def __init__(")
        writer.line("    self,")
        writer.line("    *,")
        for parameter in parameters:
            writer.line(f"    {parameter},")
        with writer.block(") -> None:"):
            given = [field_name(f.name) for f in inherited]
            if kind.extends:
                if root_begins:
                    given.append("began_as")
                writer.line(f"super().__init__({', '.join(f'{n}={n}' for n in given)})")
            if numbered:
                writer.line("self.id: int = 0")
            for f in own:
                slot = field_name(f.name)
                writer.line(f"self.{slot}: {layout.type(f.type)} = {slot}")
            if begins(pack, kind):
                writer.line("self.began_as: int = began_as")
            if not slots and not kind.extends and not numbered:
                writer.line("pass")
        if pack.records.get(kind.name):
            writer.line()
            writer.line("@classmethod")
            with writer.block("def named(cls, record: int, **given: Any) -> Self:"):
                writer.line(f'"""As the rules start it: `record` is one of the constants of {named}."""')
                starts = f"_{named.upper()}_STARTS"
                writer.line(f'begun: dict[str, Any] = {{**{starts}[record], "began_as": record, **given}}')
                writer.line("return cls(**begun)")


def _parameter(layout: Layout, field: Field) -> str:
    """Print `name: type`, with the default that the rules state."""
    text = f"{field_name(field.name)}: {layout.type(field.type)}"
    if not field.has_default and layout.plays:
        start = beginning(field.type)
        return f"{text} = {start}" if start else text
    if not field.has_default:
        return text  # the caller must pass it, even None: the rules state no default
    if field.starts is None:
        return text
    return f"{text} = {value_text(layout, field.starts)}"


# else: a required argument
EMPTY: Mapping[type, object] = {OptionalType: None, ListType: (), SetType: 0}
"""Initial value of a field without a stated default, in a pack whose rules create things during play."""


def beginning(of: Type) -> str:
    """Return the same initial value as Python text, or "" if the field must be given."""
    return repr(EMPTY[type(of)]) if type(of) in EMPTY else ""


def _starts(writer: Writer, layout: Layout, kind: Kind) -> None:
    named = layout.public["type", kind.name]
    writer.line()
    writer.line()
    with writer.block(f"_{named.upper()}_STARTS: dict[int, dict[str, Any]] = {{", end="}"):
        for record in layout.pack.records[kind.name]:
            name = layout.public["member", kind.name, record.name]
            pairs = [f'"{field_name(key)}": {value_text(layout, value)}' for key, value in record.starts]
            writer.wrapped(f"{name}: {{", pairs, "},")


def value_text(layout: Layout, value: Value) -> str:
    """Print a value known at compile time as Python."""
    if isinstance(value, Several):
        items = [value_text(layout, item) for item in value.items]
        if value.form == "set":
            return " | ".join(f"1 << {item}" for item in items)
        return f"({', '.join(items)}{',' if value.form == 'list' and items else ''})"
    if value.symbol is not None:
        return layout.public["member", value.symbol.owner, value.symbol.name]
    return literal(value.value)
