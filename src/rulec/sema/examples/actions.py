"""What an example carries out before it looks: `does`, alone or with lines, `under` variants, `expect refused`."""

from __future__ import annotations

from rulec.base.diagnostics import Place
from rulec.base.records import replace
from rulec.sema import deeds as m
from rulec.sema.bodies.sequences import check_under
from rulec.sema.context import Context
from rulec.sema.declare.constants import Held
from rulec.sema.statements.reader import Reader
from rulec.sema.summaries.effects import throws
from rulec.sema.typing.scope import Scope
from rulec.syntax import deeds as d
from rulec.syntax import nodes as s


def read_doing(context: Context, held: Held, node: s.ExampleDecl, scope: Scope, act: m.Act | None) -> m.Doing | None:
    """What an example does and under which variants; None when it only reckons."""
    does = context.single("does", [item for item in node.items if isinstance(item, d.Does)])
    refusal = context.single("expect refused", [item for item in node.items if isinstance(item, s.ExpectRefused)])
    under = _under(context, node)
    if does is None:
        if refusal is not None:
            context.report.error(
                "R0667",
                "nothing is refused, since the example does nothing",
                refusal.span,
                "no `does`",
                hint="write `does` above it",
            )
        return m.Doing(under=under) if under else None
    _in_order(context, node, does)
    body: tuple[m.Statement, ...] = ()
    if does.body:
        body = Reader(context, held).read(does.body, replace(scope, building=False))
    elif act is None:
        context.report.error(
            "R0667",
            "the example does not say what it does",
            does.span,
            "no lines below it",
            hint="`does` alone stands in an example of an act; elsewhere write below it what is done: `run p(x)`",
        )
    refused = context.words(refusal.text, scope) if refusal is not None else None
    return m.Doing(body, act is not None and not does.body, refused, under)


def _in_order(context: Context, node: s.ExampleDecl, does: d.Does) -> None:
    """What is expected is looked at afterwards, hence stands below; what is given stands above."""
    at = node.items.index(does)
    for place, item in enumerate(node.items):
        early = place < at and isinstance(item, s.Expect | s.ExpectRefused)
        late = place > at and isinstance(item, s.Given | s.Thrown | s.Answered | s.Under)
        if early or late:
            context.report.error(
                "R0667",
                "a line of the example stands out of turn",
                item.span,
                "looked at after what is done" if early else "known before anything is done",
                related=(Place(does.span, "what is done"),),
                hint="the order is `given`, `under`, `thrown`, `answered`, `does`, `expect`",
            )
            return


def _under(context: Context, node: s.ExampleDecl) -> tuple[str, ...]:
    """The variants under which an example is played."""
    variants = context.symbols.variants
    found: dict[str, None] = {}
    for word in (word for item in node.items if isinstance(item, s.Under) for word in item.names):
        if word.text in variants:
            found[word.text] = None
            continue
        cure = f'declare it: `variant {word.text} "…"`'
        context.typer.unknown("R0668", f"no variant `{word.text}`", word, "variant", variants, cure)
    for item in node.items:
        if isinstance(item, s.Under):
            check_under(context, tuple(found), item.span)
            break
    return tuple(found)


def doing_throws(doing: m.Doing | None, deeds: m.Deeds, act: m.Act | None) -> bool:
    """Whether what an example does throws dice."""
    if doing is None:
        return False
    if doing.act:
        return act is not None and act.throws
    return throws(doing.body, deeds)
