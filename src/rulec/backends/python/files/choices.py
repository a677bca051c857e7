"""Print `_choices.py`: enumeration members and entries as small ints."""

from __future__ import annotations

from rulec.backends.python.module_layout import Layout
from rulec.backends.python.spelling import comment
from rulec.backends.python.writer import Writer, opened


def write_choices(layout: Layout) -> str:
    """Return the text of `_choices.py`."""
    body = Writer()
    pack = layout.pack
    for enum in pack.enums.values():
        named = layout.public["type", enum.name]
        _section(body, enum.label or enum.name)
        body.line(f'{named} = NewType("{named}", int)')
        for position, member in enumerate(enum.members):
            body.line(f"{layout.public['member', enum.name, member.name]}: Final = {named}({position})")
    for kind in pack.kinds.values():
        if kind.listed:
            named = layout.public["type", kind.name]
            _section(body, kind.label or kind.word)
            body.line(f'{named} = NewType("{named}", int)')
            for record in pack.records.get(kind.name, ()):
                body.line(f"{layout.public['member', kind.name, record.name]}: Final = {named}({record.behind})")
            if kind.name in pack.records:
                every = f"tuple(map({named}, range({len(pack.records[kind.name])})))"
                body.line(f"{layout.public['every', kind.name]}: Final = {every}")
    for kind in pack.kinds.values():
        if not kind.listed:
            for record in pack.records.get(kind.name, ()):
                body.line(f"{layout.public['member', kind.name, record.name]}: Final = {record.behind}")
    head = opened("Enumerations and entries, generated from the rules.")
    head.group(("typing", ["Final", *(["NewType"] if "NewType" in body.text else [])]))
    return head.text + body.text


def _section(writer: Writer, title: str) -> None:
    writer.line()
    writer.line(comment(title).strip() or "#")
