"""Types what is given on a command line or in a file: `picker.practice=10`, `fruit=apple`."""

from __future__ import annotations

from dataclasses import replace

from rulec.base.diagnostics import Report
from rulec.base.spans import Source, Span
from rulec.sema.context import Context
from rulec.sema.examples import read_setting
from rulec.sema.model import Function, Setting
from rulec.sema.solves import part_scope
from rulec.sema.typer import Typer
from rulec.sema.types import Type
from rulec.syntax import nodes as s


def settings(
    context: Context, function: Function, pairs: list[tuple[str, str]], report: Report
) -> tuple[tuple[Setting, ...], dict[str, Type]]:
    """The typed settings for a function's parameters, and the names known afterwards with their types.

    Numbers may leave out their measure; `KIND(field: value)` makes an instance.
    """
    from rulec.syntax.parser import parse_expression

    context.report = report
    context.typer = Typer(context.symbols, report)
    names = part_scope(context.symbols, context.symbols.functions[function.name])
    scope = replace(names, lenient=True, building=True)
    found: list[Setting] = []
    for key, value in pairs:
        text = f"{key}={value}"
        source = Source("--given", text)
        target = parse_expression(key, Span(source, 0, len(key)), report)
        typed = parse_expression(value, Span(source, len(key) + 1, len(text)), report)
        if target is None or typed is None:
            continue
        setting, scope = read_setting(context, s.GivenPair(target, typed, span=Span(source, 0, len(text))), scope)
        if setting is not None:
            found.append(setting)
    return tuple(found), dict(scope.variables)
