"""Typing of a roll's throws: `throw a be …`, `again a until …`, the repetition, and the throw of `on`."""

from __future__ import annotations

from rulec.base.records import replace
from rulec.base.text import did_you_mean
from rulec.base.types import ERROR, PLAIN, EnumType, ErrorType, NumberType, ResultsType, TruthType, Type
from rulec.sema import expr as t
from rulec.sema.bodies.clauses import Body
from rulec.sema.context import Context
from rulec.sema.model import THE_THROW, Becomes, Repetition, ResultOf, Throwing
from rulec.sema.typing.builtins import dice
from rulec.sema.typing.scope import GLOBAL
from rulec.syntax import deeds as d
from rulec.syntax import nodes as s


def results_of(context: Context, node: s.RollDecl) -> Type:
    """Return the type of a roll: the one after `->`, or the types of its `gives` lines."""
    gives = [item for item in node.items if isinstance(item, s.Gives)]
    if node.result is not None and not gives:
        return _checked(context, node, context.type_of(node.result), node.result)
    if not gives:
        context.report.error(
            "R0119",
            f"the roll `{node.name.text}` does not say what it answers",
            node.name.span,
            "`->` is missing",
            hint="write `->` and a measure, `number`, `truth` or an enumeration behind the brackets; of several "
            "results each has a line `gives NAME: TYPE`, with its answers below it",
        )
        return ERROR
    if len(gives) == 1 or node.result is not None:
        one = f"`-> {gives[0].type.span.text}`"
        context.report.error(
            "R0519",
            f"the roll `{node.name.text}` says in two ways what it gives"
            if node.result is not None
            else f"the roll `{node.name.text}` gives one result",
            gives[0].span,
            "a result beside the one behind `->`" if node.result is not None else "no other `gives`",
            hint="take `->` and its type away, and give each result a line `gives NAME: TYPE` with its answers below it"
            if node.result is not None
            else f"a single result stands behind the brackets, {one}, and its answers in lines of the roll itself",
        )
        return ERROR
    parts: dict[str, tuple[Type, s.Gives]] = {}
    for item in gives:
        name = item.name.text
        context.small(item.name, "the result")
        if name in parts:
            context.twice("the result", name, item.name.span, parts[name][1].name.span)
        else:
            parts[name] = _checked(context, node, context.type_of(item.type), item.type), item
    return ResultsType(node.name.text, tuple((name, of) for name, (of, _) in parts.items()))


def _checked(context: Context, node: s.RollDecl, of: Type, written: s.TypeExpr) -> Type:
    """Return the type if dice can give it; report it otherwise."""
    # else: refused
    if not isinstance(of, NumberType | EnumType | TruthType | ErrorType):
        context.report.error(
            "R0347",
            f"the roll `{node.name.text}` gives neither a number, a name nor yes or no",
            written.span,
            "dice cannot give this",
            hint="let it give a measure, `number`, `truth`, or one of the names of an `enum` or `scale`",
        )
        return ERROR
    return of


def read_results(context: Context, node: s.RollDecl, body: Body) -> tuple[ResultOf, ...]:
    """Return the results of a roll that gives several; their answers are read with all others."""
    if not isinstance(body.signature.result, ResultsType):
        return ()
    types = dict(body.signature.result.parts)
    found: dict[str, ResultOf] = {}
    for item in node.items:
        if isinstance(item, s.Gives):
            name = item.name.text
            found.setdefault(name, ResultOf(name, types[name], context.words(item.label, GLOBAL), span=item.span))
    return tuple(found.values())


def read_throws(context: Context, node: s.RollDecl, body: Body) -> list[Throwing]:
    """Return the named throws of a roll in order; their names are known to the lines below."""
    found: list[Throwing] = []
    for item in node.items:
        # else: `_value` reads what answers
        if isinstance(item, s.Throw):
            _throw(context, item, body, found)
        elif isinstance(item, s.Again):
            _again(context, item, body, found)
        elif isinstance(item, d.Let):
            _let(context, item, body, found)
    return found


def read_repetition(context: Context, node: s.RollDecl, body: Body) -> Repetition | None:
    """Type the repetition of a roll, which follows its throws. Names of its own throws are local to it."""
    typer = context.typer
    first = context.single("repeat", [item for item in node.items if isinstance(item, s.RepeatThrows)])
    if first is None:
        return None
    bound = {one.name for one in body.throws}
    outside = body.scope
    until = typer.test(first.until, outside, "what `until` asks")
    most = typer.fit(first.most, outside, PLAIN, "how often it is repeated")
    lines: list[Throwing | Becomes] = []
    for line in first.lines:
        if isinstance(line, s.Throw):
            thrown: list[Throwing] = []
            _throw(context, line, body, thrown)
            lines.extend(thrown)
            continue
        name = line.name.text
        if name not in bound:
            names = [each.name.text for each in node.items if isinstance(each, d.Let)]
            typer.bad(
                "R0518",
                f"`{name}` is no name that this roll gave to something",
                line.name.span,
                "nothing to change",
                did_you_mean(name, names) or f"give it a value first, above: `let {name} be …`",
            )
            continue
        test, inside = typer.guard(line.when, body.scope)
        value = typer.fit(line.value, inside, body.scope.variables[name], f"what `{name}` becomes")
        lines.append(Becomes(name, value, test, span=line.span))
    body.scope = outside
    return Repetition(most, until, tuple(lines), span=first.span)


def read_on(context: Context, node: s.On, body: Body) -> t.Expr:
    """Type the value that bands compare with. A value with dice is thrown once, under a reserved name."""
    typed = context.typer.expr(node.value, replace(body.scope, dice=True))
    if not dice.fall(context.symbols, typed):
        return typed
    body.throws.append(Throwing(THE_THROW, typed, None, None, span=node.span))
    return t.Variable(type=typed.type, span=node.span, name=THE_THROW)


def _throw(context: Context, item: s.Throw, body: Body, found: list[Throwing]) -> None:
    name = item.name.text
    value = context.typer.thrown(item.value, replace(body.scope, dice=True))
    if not context.typer.is_free(item.name, body.scope.variables):
        return
    scope = body.scope.with_variable(name, value.type)
    body.scope = replace(scope, thrown=scope.thrown | {name}) if value.type == PLAIN else scope
    found.append(Throwing(name, value, None, context.words(item.label, body.scope), span=item.span))


def _let(context: Context, item: d.Let, body: Body, found: list[Throwing]) -> None:
    """Type a local name without dice; a repetition may assign to it."""
    name, value = item.name.text, context.typer.expr(item.value, replace(body.scope, dice=True))
    if any(isinstance(part, t.Throw) for part in t.walk(value)):
        shown = item.value.span.text
        context.typer.bad(
            "R0560", f"`let {name}` throws dice", item.value.span, "dice fall here", f"write `throw {name} be {shown}`"
        )
    if not context.typer.is_free(item.name, body.scope.variables):
        return
    body.scope = body.scope.with_variable(name, value.type)
    found.append(Throwing(name, value, None, None, let=True, span=item.span))


def _again(context: Context, item: s.Again, body: Body, found: list[Throwing]) -> None:
    """Add an `again` line to the throw of its name: the die is thrown until its face is one of those that stop."""
    name = item.name.text
    at = next((i for i, one in enumerate(found) if one.name == name), None)
    fault, hint = "", ""
    if at is None:
        fault = f"there is no throw `{name}` to make again"
        hint = did_you_mean(name, [one.name for one in found]) or f"throw it first: `throw {name} be d6`"
    else:
        one = found[at]
        later = [other.name for other in found[at + 1 :] if name in t.variables(other.value)]
        if one.again is not None:
            fault = f"`{name}` is thrown again by two lines"
            hint = "join them with `and` in one line"
        elif later:
            fault = f"`{later[0]}` has read `{name}` before it is thrown again"
            hint = f"move this line up, below `throw {name} be …`"
        elif not isinstance(one.value, t.Throw) or one.value.count != 1:
            fault = f"`{name}` is not one die"
            hint = "give each die a name of its own: `throw a be d6`, `throw b be d6`"
    if fault or at is None:
        context.report.error("R0515", fault, item.name.span, "cannot be thrown again", hint=hint)
        return
    test = context.typer.test(item.until, body.scope, "what `until` asks")
    one = found.pop(at)
    found.append(replace(one, again=test, span=one.span))
