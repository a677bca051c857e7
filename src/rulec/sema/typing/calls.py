"""Typing of calls: functions, `any`/`all`/`sum`/`count`, `greatest`/`least`, table look-ups and instances."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulec.base.spans import Span
from rulec.base.text import did_you_mean, listed, one_of
from rulec.base.types import (
    ERROR,
    PLAIN,
    TRUTH,
    EnumType,
    ErrorType,
    KindType,
    ListType,
    NumberType,
    Type,
    show_type,
)
from rulec.sema import expr as t
from rulec.sema.typing import assignability
from rulec.sema.typing.arguments import loop, matched
from rulec.sema.typing.base_typer import BaseTyper
from rulec.sema.typing.builtins import dice, geometry, powers, reachability, world_queries
from rulec.sema.typing.scope import Scope, TableSignature
from rulec.syntax import nodes as s

if TYPE_CHECKING:
    from rulec.sema.model import Kind

OVER = ("any", "all", "sum", "count")
EXTREMES = ("greatest", "least")
COUNTED = ("count", "length", "len", "size", "number", "total")
"""Field names that editors try in order to count a list."""


def call(typer: BaseTyper, node: s.Call, scope: Scope, expected: Type | None) -> t.Expr:
    """Type `NAME(…)`, or a look-up with arguments."""
    if isinstance(node.of, s.Attribute) and isinstance(node.of.of, s.Index):
        return lookup(typer, node.of.of, node.of.name, node.arguments, scope)
    if not isinstance(node.of, s.Name):
        cure = _called_on(typer, node.of, node.arguments) if isinstance(node.of, s.Attribute) else ""
        return typer.bad("R0322", "only a name can be followed by brackets", node.of.span, "not a name", cure)
    name = node.of.text
    costed = next((argument.cost for argument in node.arguments if argument.cost is not None), None)
    if costed is not None and name not in reachability.WORDS:
        cure = "`costing` stands in `cheapest(a, b, x.near costing … for each x in xs)`"
        return typer.bad("R0373", f"`{name}` counts no costs of steps", costed.span, "not needed", cure)
    if name in OVER:
        return over(typer, node, name, scope)
    if name in EXTREMES:
        return extreme(typer, node, name, scope, expected)
    if name in typer.symbols.kinds and scope.building:
        return new(typer, node, name, scope)
    signature = typer.symbols.functions.get(name)
    if signature is None:
        if name == "first":
            return world_queries.first(typer, node, scope)
        if name in reachability.WORDS:
            return reachability.way(typer, node, name, scope)
        if name in geometry.WORDS:
            return geometry.of_ground(typer, node, name, scope, expected)
        if name in powers.WORDS:
            return powers.power(typer, node, name, scope)
        if name == "odds":
            return dice.odds(typer, node, scope)
        words = (*OVER, *EXTREMES, *powers.WORDS, *reachability.WORDS, *geometry.WORDS)
        hint = did_you_mean(name, [*typer.symbols.functions, *words])
        if name in ("len", "length", "size", "number_of") and len(node.arguments) == 1:
            hint = f"how many there are is `count(each x in {node.arguments[0].span.text})`"
        if name in ("sqrt", "square_root"):
            hint = "a square root is written `root(E)`, and rounded: `round down(root(E))`"
        if name in typer.symbols.tables:
            hint = f"a table is read with square brackets: `{name}[…]`"
        elif scope.building and name[:1].isupper():
            hint = did_you_mean(name, list(typer.symbols.kinds)) or hint
        elif scope.building and name.title().replace("_", "") in typer.symbols.kinds:
            hint = f"a thing is made by the name of its kind: `{name.title().replace('_', '')}(…)`"
        elif name in typer.symbols.kinds:
            hint = "things are made in examples, and by the line `create`"
        else:
            hint = typer.symbols.instead(name) or hint
        return typer.bad("R0209", f"no quantity, value, fact or roll `{name}`", node.of.span, "unknown name", hint)
    if not dice.may_call(typer, signature, node.of.span, scope):
        return t.Bad(type=ERROR, span=node.span)
    if signature.within and signature.within != scope.within and signature.within not in scope.weighed:
        return typer.bad(
            "R0250",
            f"`{name}` is part of the solve `{signature.within}`",
            node.of.span,
            "asked from outside",
            "only what stands in the same solve can ask it, its examples, and in a process the lines behind "
            f"`solve {signature.within}(…)`",
        )
    aside = f"; this `{name}` is the pack's own, in place of that of the ground" if name in geometry.WORDS else ""
    arguments = matched(typer, node, signature, scope, aside)
    if arguments is None:
        return t.Bad(type=ERROR, span=node.span)
    return t.CallTo(type=signature.result, span=node.span, name=name, arguments=arguments)


def listing(
    typer: BaseTyper,
    each: s.Each,
    scope: Scope,
    span: Span,
    value: s.Expr | None = None,
    expected: Type | None = None,
) -> t.Expr:
    """Type `{each x in xs where C}` or `{E for each x in xs}`; elements of the latter have the type `expected`, if
    given.
    """
    found = loop(typer, each, scope)
    if found is None:
        return t.Bad(type=ERROR, span=span)
    source, element, where, inside = found
    body: t.Expr | None = None
    if value is not None and expected is not None:
        body, element = typer.fit(value, inside, expected, "what the list holds"), expected
    elif value is not None:
        body = typer.expr(value, inside)
        element = body.type
    return t.Over(
        type=ListType(element),
        span=span,
        word="list",
        variable=each.variable.text,
        source=source,
        where=where,
        body=body,
    )


def _called_on(typer: BaseTyper, node: s.Attribute, arguments: tuple[s.Argument, ...]) -> str:
    """Return a hint for a call written as a method, after a thing."""
    of, name = node.of.span.text, node.name.text
    if name in COUNTED:
        return f"write `count(each x in {of})`"
    if name in typer.symbols.functions:
        return f"what is asked stands first: write `{name}({', '.join([of, *(each.span.text for each in arguments)])})`"
    return f"a field is read without: `{node.span.text}`"


def of_list(of: t.Expr, name: str) -> str:
    """Return a hint for a field access on a list, which has no fields."""
    if name in COUNTED:
        return f"write `count(each x in {of.span.text})`"
    return (
        f"ask each of it: `{{x.{name} for each x in {of.span.text}}}`, `any(x.{name} … for each x in {of.span.text})`"
    )


def over(typer: BaseTyper, node: s.Call, word: str, scope: Scope) -> t.Expr:
    """Type `any(C for each x in xs)` or `count(each x in xs where C)`."""
    form = f"{word}(each x in xs where …)" if word == "count" else f"{word}(… for each x in xs)"
    if len(node.arguments) != 1 or node.arguments[0].each is None:
        plain = [each.value for each in node.arguments if each.value is not None and each.each is None]
        if word == "count" and len(node.arguments) == len(plain) == 1:
            form = f"count(each x in {plain[0].span.text})"
        return typer.bad("R0327", f"`{word}` goes through a list", node.span, "", f"write `{form}`")
    argument = node.arguments[0]
    assert argument.each is not None
    if (argument.value is None) != (word == "count"):
        label = "nothing is asked of each" if argument.value is None else "`count` takes no test in front"
        return typer.bad("R0327", f"`{word}` goes through a list", node.span, label, f"write `{form}`")
    found = loop(typer, argument.each, scope)
    if found is None:
        return t.Bad(type=ERROR, span=node.span)
    source, _, where, inside = found
    body: t.Expr | None = None
    result: Type = PLAIN
    if word in ("any", "all"):
        assert argument.value is not None
        body, result = typer.test(argument.value, inside, f"what `{word}` asks"), TRUTH
    elif word == "sum":
        assert argument.value is not None
        body = typer.expr(argument.value, inside)
        if not isinstance(body.type, NumberType | ErrorType):
            return typer.bad("R0302", "only numbers can be summed", body.span, typer.is_a(body))
        result = body.type
    return t.Over(
        type=result,
        span=node.span,
        word=word,
        variable=argument.each.variable.text,
        source=source,
        where=where,
        body=body,
    )


def extreme(typer: BaseTyper, node: s.Call, word: str, scope: Scope, expected: Type | None) -> t.Expr:
    """Type `greatest(a, b)` or `least(a, E for each x in xs)`. A plain value comes first: a list may be empty."""
    values: list[t.Expr] = []
    for argument in node.arguments:
        if argument.value is None or argument.name:
            return typer.bad("R0323", f"`{word}` takes plain arguments", argument.span, "", f"write `{word}(a, b)`")
        if argument.each is not None:
            if not values:
                what = f"write `{word}(a, {argument.span.text})`; `a` is the answer where nothing is in the list"
                return typer.bad("R0325", f"`{word}` compares two or more", argument.span, "may be nothing", what)
            spread = listing(typer, argument.each, scope, argument.span, argument.value, values[0].type)
            if isinstance(spread, t.Bad) or (isinstance(spread, t.Over) and isinstance(spread.body, t.Bad)):
                return t.Bad(type=ERROR, span=node.span)
            values.append(spread)
            continue
        value = typer.expr(argument.value, scope, expected)
        if isinstance(value.type, ErrorType):
            return value
        if not isinstance(value.type, NumberType):
            return typer.bad("R0302", f"`{word}` compares numbers", value.span, typer.is_a(value))
        values.append(typer.coerce(value, values[0].type, "the argument") if values else value)
    if len(values) < 2:
        return typer.bad("R0325", f"`{word}` compares two or more", node.span, "", f"write `{word}(a, b)`")
    return t.Extreme(type=values[0].type, span=node.span, word=word, values=tuple(values))


def lookup(
    typer: BaseTyper, node: s.Index, column: s.Word | None, arguments: tuple[s.Argument, ...], scope: Scope
) -> t.Expr:
    """Type `table[keys]`, `table[keys].column` or `table[keys].column(arguments)`."""
    if not isinstance(node.of, s.Name) or node.of.text not in typer.symbols.tables:
        shown = node.of.span.text
        return typer.bad(
            "R0212",
            f"no table `{shown}`",
            node.of.span,
            "unknown table",
            f"it is worked out: write `{shown}(…)`, with round brackets"
            if shown in typer.symbols.functions
            else did_you_mean(shown, typer.symbols.tables),
        )
    table = typer.symbols.tables[node.of.text]
    if len(node.keys) != len(table.keys):
        return typer.bad(
            "R0328",
            f"the table `{table.name}` has {len(table.keys)} keys, not {len(node.keys)}",
            node.span,
            "",
            f"write `{table.name}[{', '.join(k.name for k in table.keys)}]`",
        )
    words = [f"`{key.name}`" for key in table.keys]
    keys = tuple(
        typer.fit(key, scope, spec.type, f"the key `{spec.name}`", f"the keys of `{table.name}` are {listed(words)}")
        for key, spec in zip(node.keys, table.keys, strict=True)
    )
    if any(isinstance(k.type, ErrorType) for k in keys):
        return t.Bad(type=ERROR, span=node.span)
    names = [c.name for c in table.columns]
    if column is None:
        if len(table.columns) != 1:
            return typer.bad(
                "R0329",
                f"the table `{table.name}` has several columns",
                node.span,
                "which column?",
                f"write `{node.span.text}.{names[0]}`" if names else "",
            )
        chosen = table.columns[0]
    else:
        found = next((c for c in table.columns if c.name == column.text), None)
        if found is None and column.text == "column":
            return _chosen_column(typer, node, column, arguments, scope)
        if found is None:
            return typer.unknown(
                "R0213", f"no column `{column.text}` in table `{table.name}`", column, "column", names, one_of(names)
            )
        chosen = found
    bound = _cell_arguments(typer, table, chosen.params, chosen.name, arguments, node.span, scope)
    if bound is None:
        return t.Bad(type=ERROR, span=node.span)
    span = node.span if column is None else node.span.to(column.span)
    return t.Lookup(type=chosen.type, span=span, table=table.name, keys=keys, column=chosen.name, arguments=bound)


def _chosen_column(
    typer: BaseTyper, node: s.Index, word: s.Word, arguments: tuple[s.Argument, ...], scope: Scope
) -> t.Expr:
    """Type `table[keys].column(E)`: the column named like the member `E`. Other columns may exist."""
    chosen = arguments[0].value if len(arguments) == 1 and arguments[0].each is None else None
    by = typer.expr(chosen, scope) if chosen is not None else t.Bad(type=ERROR, span=word.span)
    if chosen is None or not isinstance(by.type, EnumType | ErrorType):
        label = typer.is_a(by) if chosen is not None else "by what?"
        cure = f"write `{node.span.text}.column(E)`"
        return typer.bad("R0298", "a column is chosen by a name of an `enum`", word.span, label, cure)
    if isinstance(by.type, ErrorType):
        return by
    made: t.Expr | None = None
    for member in reversed(typer.symbols.member_literals(by.type, word.span)):
        cell = lookup(typer, node, s.Word(member.name, span=word.span), (), scope)
        if isinstance(cell.type, ErrorType):
            return cell
        if made is not None and cell.type != made.type:
            return typer.bad(
                "R0298",
                "the columns are not of one type",
                word.span,
                f"`{member.name}` is {show_type(cell.type)}, another is {show_type(made.type)}",
                "give them all one measure",
            )
        test = t.Compare(type=TRUTH, span=word.span, op="=", left=by, right=member)
        made = cell if made is None else t.Choose(type=cell.type, span=node.span, test=test, then=cell, other=made)
    return made if made is not None else t.Bad(type=ERROR, span=node.span)


def _cell_arguments(
    typer: BaseTyper,
    table: TableSignature,
    params: tuple[tuple[str, Type], ...],
    column: str,
    arguments: tuple[s.Argument, ...],
    span: Span,
    scope: Scope,
) -> tuple[t.Expr, ...] | None:
    """Return the arguments of a column's cells: given ones, else variables of the scope with the right types."""
    if arguments:
        if len(arguments) != len(params):
            typer.bad("R0330", f"the column `{column}` takes {len(params)} arguments, not {len(arguments)}", span)
            return None
        return tuple(
            typer.fit(a.value, scope, type_, f"the `{name}`") if a.value is not None else t.Bad(type=ERROR, span=span)
            for a, (name, type_) in zip(arguments, params, strict=True)
        )
    found: list[t.Expr] = []
    for name, type_ in params:
        exact = [v for v, its in scope.variables.items() if its == type_]
        near = [v for v, its in scope.variables.items() if assignability.fits(typer.symbols, its, type_)]
        choice = [name] if name in near else exact if len(exact) == 1 else near
        if len(choice) != 1:
            typer.bad(
                "R0331",
                f"the cells of `{table.name}` are about a {show_type(type_)}, and it is not clear which",
                span,
                "which one?",
                f"say it: `….{column}({choice[0] if choice else name})`",
            )
            return None
        found.append(t.Variable(type=scope.variables[choice[0]], span=span, name=choice[0]))
    return tuple(found)


def new(typer: BaseTyper, node: s.Call, kind: str, scope: Scope) -> t.Expr:
    """Type `Picker(practice: 6 years)` in an example or a given."""
    declared = typer.symbols.kinds[kind]
    if declared.listed:
        return typer.bad("R0332", f"`{kind}` has only the entries that the sources list", node.span)
    record: str | None = None
    fields: list[tuple[str, t.Expr]] = []
    for argument in node.arguments:
        if argument.name is None and isinstance(argument.value, s.Name) and record is None and not fields:
            key = argument.value.text
            if key in typer.symbols.records.get(kind, {}):
                record = key
                continue
        if argument.name is None or argument.value is None or argument.each is not None:
            return typer.bad(
                "R0333",
                "an instance names its fields",
                argument.span,
                "no field and `:` in front",
                f"write `{kind}({_named(declared, fields, argument)})`",
            )
        found = typer.symbols.field_of(kind, argument.name.text)
        if found is None:
            headline = f"no field `{argument.name.text}` in `{kind}`"
            names = [f.name for f in declared.fields]
            return typer.unknown("R0202", headline, argument.name, "field", names, one_of(names))
        fields.append((found.name, typer.fit(argument.value, scope, found.type, f"the field `{found.name}`")))
    return t.New(type=KindType(kind, False), span=node.span, kind=kind, fields=tuple(fields), record=record)


def _named(kind: Kind, given: list[tuple[str, t.Expr]], argument: s.Argument) -> str:
    """Return the argument as `field: value`, with the name before its `=` or the first unused field."""
    known = [field.name for field in kind.fields]
    before, sign, behind = (part.strip() for part in argument.span.text.partition("="))
    if sign and before in known:
        return f"{before}: {behind}"
    left = [name for name in known if name not in {used for used, _ in given}]
    return f"{left[0] if left else 'field'}: {argument.span.text}"
