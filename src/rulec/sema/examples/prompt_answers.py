"""Types the lines `answered` of examples: what people answer to the questions that an example comes to."""

from __future__ import annotations

from rulec.base.diagnostics import Place
from rulec.base.text import did_you_mean
from rulec.sema import deeds as m
from rulec.sema.context import Context
from rulec.sema.model import AnswerGiven
from rulec.sema.summaries.effects import reached
from rulec.sema.typing.scope import Scope
from rulec.syntax import nodes as s

Asked = dict[str, list[m.Ask]]


def asked_in(doing: m.Doing | None, act: m.Act | None, deeds: m.Deeds) -> Asked:
    """The questions that an example may come to, by the names of their answers."""
    found: Asked = {}
    if doing is None:
        return found
    for stmt in reached(act.body if doing.act and act is not None else doing.body, deeds):
        if isinstance(stmt, m.Ask):
            found.setdefault(stmt.name, []).append(stmt)
    return found


def read_answers(context: Context, node: s.ExampleDecl, scope: Scope, asked: Asked) -> tuple[AnswerGiven, ...]:
    """What the example says that people answer."""
    found: list[AnswerGiven] = []
    for one in (one for item in node.items if isinstance(item, s.Answered) for one in item.answers):
        name = one.name.text
        questions = asked.get(name, [])
        if not questions:
            context.report.error(
                "R0353",
                f"nothing asks for `{name}`",
                one.name.span,
                "answers nothing",
                hint=did_you_mean(name, list(asked))
                or "an example answers what it comes to: a question `ask player for NAME be …` in what it does",
            )
            continue
        other = next((q for q in questions if q.type != questions[0].type), None)
        if other is not None:
            context.report.error(
                "R0354",
                f"two questions ask for `{name}`, and want different answers",
                one.name.span,
                "an answer to which?",
                related=(Place(questions[0].span, "asked here"), Place(other.span, "and here")),
                hint="give one of the two another name",
            )
            continue
        of = questions[0].type
        value = context.typer.fit(one.value, scope, of, f"the answer `{name}`")
        found.append(AnswerGiven(name, value, of, span=one.span))
    return tuple(found)
