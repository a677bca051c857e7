"""Report faults that the grammar permits but the tree reveals, without resolving names."""

from __future__ import annotations

import re

from rulec.base.diagnostics import Place, Report
from rulec.base.spans import Span
from rulec.base.text import snake_case
from rulec.base.tree import walk
from rulec.syntax import deeds as d
from rulec.syntax import nodes as n
from rulec.syntax.keywords import free_spelling, words

_TEXT_FIELDS = ("label", "denial", "text", "heading", "because", "otherwise")
_NEED_TEST = {"all": "C", "any": "C", "sum": "E", "average": "E"}
_COLLECTORS = ("count", "first", "the", *_NEED_TEST)
_DIE = re.compile(r"d[0-9]+")


def check_tree(root: n.Node, report: Report) -> None:
    """Report the faults of a tree."""
    for node in walk(root):
        _check(node, report)
        for name in _TEXT_FIELDS:
            text = getattr(node, name, None)
            if isinstance(text, n.Text) and not text.value.strip():
                _empty_text(node, text, report)


def _check(node: n.Node, report: Report) -> None:
    # else: valid if it parses
    match node:
        case n.Word() | n.Name():
            _reserved(node, report)
        case n.Chain():
            _mixed(node, report)
        case n.Unary(op="not", value=n.Unary(op="not", span=inner)):
            second = inner.part(0, 3)
            report.error("R0122", "the word `not` stands twice", second, "again", hint="take both of them away, or one")
        case n.Number():
            _number(node, report)
        case n.Binary(op="/"):
            _slash(node, report)
        case n.Call(of=n.Name(text=name)) if name in _COLLECTORS:
            _collector(node, name, report)
        case n.Call():
            _list_numbers([a.value for a in node.arguments if a.each is None], report)
        case n.Braces():
            _list_numbers([i.value for i in node.items if i.each is None and i.end is None], report)
        case n.Contribution():
            _amount(node, report)
        case n.Band():
            _band(node, report)
        case (
            n.QuantityDecl() | n.ValueDecl() | n.FactDecl() | n.RollDecl() | n.DecideDecl() | n.SolveDecl()
            | d.EventDecl() | d.ProcessDecl() | n.ViewDecl()
        ):  # fmt: skip
            _parameters(node.parameters, report)
        case n.FieldDecl():
            _opens_line(node.name, node.name.text, report)
        case n.RecordDecl():
            _clause_as_record(node, report)
        case n.CitesHere():
            report.error(
                "R0854",
                "this citation names no document",
                node.span,
                "nothing around it cites one",
                hint='write `cites DOCUMENT "Heading" 12` in the block, or name the document here',
            )
        case n.KindDecl():
            _opens_line(node.name, snake_case(node.name.text), report)
        case _:
            pass  # all other nodes are valid if they parse


def _reserved(node: n.Word | n.Name, report: Report) -> None:
    if node.text in words().reserved:
        text, start = node.span.source.text, node.span.start
        if start > 0 and text[start - 1] != "\n":  # at a line start it is reported by `_clause_as_record`
            _refuse_word(node.text, node.span, report)


def _opens_line(name: n.Word, opening: str, report: Report) -> None:
    """Report a field or kind named like a clause, as its name would begin lines."""
    if opening in words().opening:
        _refuse_word(opening, name.span, report)


def _refuse_word(word: str, span: Span, report: Report) -> None:
    report.error(
        "R0116",
        f"`{word}` is a word of the language",
        span,
        "used as a name",
        hint="choose another name; the answer for all other cases begins with `otherwise`"
        if word == "else"
        else f"choose another name, as `{free_spelling(word)}`",
    )


def _clause_as_record(node: n.RecordDecl, report: Report) -> None:
    """Report `add 5` in column 1, which has the form of an entry of a kind `add`."""
    word = node.kind_word
    if word.text in words().opening or word.text in words().reserved:
        report.error(
            "R0113",
            f"`{word.text}` opens no declaration",
            word.span,
            "a clause in column 1",
            hint="indent it by four spaces, below the declaration to which it belongs",
        )


def _parameters(parameters: tuple[n.Parameter, ...], report: Report) -> None:
    seen: dict[str, n.Parameter] = {}
    for parameter in parameters:
        name = parameter.name
        if name.text in seen:
            report.error(
                "R0143",
                f"the parameter `{name.text}` is declared twice",
                name.span,
                "declared again",
                related=(Place(seen[name.text].name.span, "declared here first"),),
                hint="give each its own name",
            )
        seen.setdefault(name.text, parameter)


def _empty_text(node: n.Node, text: n.Text, report: Report) -> None:
    report.error(
        "R0144",
        "a text is empty",
        text.span,
        "nothing stands between the quotes",
        hint="say it in a few words, or take the text away" if not isinstance(node, n.About) else "take the line away",
    )


def _mixed(node: n.Chain, report: Report) -> None:
    for value, after in zip(node.values, (*node.values[1:], None), strict=True):
        if isinstance(value, n.Chain):
            last = value.values[-1]
            if node.op == "or" and isinstance(after, n.Name) and isinstance(last, n.Binary) and last.op == "=":
                hint = f"write `{last.left.span.text} in {{{last.right.span.text}, {after.text}}}`, if that is meant"
                label, related = "goes with nothing", (Place(last.span, "with this?"),)
                report.error(
                    "R0138",
                    "`and` and `or` are mixed without brackets",
                    after.span,
                    label,
                    related=related,
                    hint=hint,
                )
                return
            report.error(
                "R0138",
                "`and` and `or` are mixed without brackets",
                node.span,
                "read in two ways",
                related=(Place(value.span, "these belong together?"),),
                hint=f"if so, write `({value.span.text})`; if not, put the brackets elsewhere",
            )
            return


def _number(node: n.Number, report: Report) -> None:
    if node.commas and not node.units:
        text = node.span.text
        report.error(
            "R0139",
            f"the number `{text}` has thousands commas but no measure",
            node.span,
            "read as one number",
            hint=f"write a space after the comma if these are several numbers (`{', '.join(text.split(','))}`), "
            f"and the measure behind it if it is one (`{text} gold`)",
        )
    if node.units and _DIE.fullmatch(node.units[0].text):
        die, start = node.units[0], node.span.text
        if " " in start:
            report.error(
                "R0147",
                f"`{start}` reads as a number of the measure `{die.text}`",
                node.span,
                "dice are written without a space",
                hint=f"`{die.text}` is a die; write `{start.replace(' ', '')}`",
            )


def _list_numbers(values: list[n.Expr | None], report: Report) -> None:
    """Report a percentage in a list that absorbs the preceding number through a thousands comma."""
    for value in values:
        if isinstance(value, n.Percent) and "," in value.span.text:
            text = value.span.text
            report.error(
                "R0139",
                f"`{text}` is read as one percentage",
                value.span,
                "one number with a thousands comma",
                hint=f"write a space after the comma: `{', '.join(text.split(','))}`",
            )


def _slash(node: n.Binary, report: Report) -> None:
    source, at = node.op_span.source.text, node.op_span
    if at.text != "/":
        return  # the text is not verbatim in its file
    spaced = source[at.start - 1 : at.start].isspace() and source[at.end : at.end + 1].isspace()
    if not spaced:
        report.error(
            "R0137",
            "a dividing `/` stands between spaces",
            at,
            "no space here",
            hint=f"write `{node.left.span.text} / {node.right.span.text}` to divide; `1/4` without spaces is a number",
        )


def _collector(node: n.Call, name: str, report: Report) -> None:
    for argument in node.arguments:
        value, each = argument.value, argument.each
        if isinstance(value, n.Within) and each is None and isinstance(value.value, n.Name) and value.end is None:
            loop = f"each {value.value.text} in {value.domain.span.text}"
            inside = f"{_NEED_TEST[name]} for {loop}" if name in _NEED_TEST else loop
            report.error(
                "R0142",
                f"`{name}({value.span.text})` asks whether `{value.value.text}` is one of them",
                value.span,
                "a question, not a list to go through",
                hint=f"write `{name}({inside})`",
            )
        elif name in _NEED_TEST and value is None and each is not None:
            where = each.where.span.text if each.where is not None else _NEED_TEST[name]
            what = "a test" if _NEED_TEST[name] == "C" else "an amount"
            report.error(
                "R0141",
                f"`{name}` has no {what.split()[1]} to apply to each `{each.variable.text}`",
                each.span,
                f"{what} is missing",
                hint=f"write `{name}({where} for each {each.variable.text} in {each.source.span.text})`",
            )


def _amount(node: n.Contribution, report: Report) -> None:
    amount = node.amount
    other = {"add": "subtract", "subtract": "add"}.get(node.verb)
    if other is not None and isinstance(amount, n.Unary) and amount.op == "-":
        report.error(
            "R0140",
            f"`{node.verb}` is followed by a minus sign",
            amount.span,
            "a negative amount",
            hint=f"write `{other} {amount.value.span.text}`: the breakdown shows the sign by the verb",
        )
    if node.verb == "times" and isinstance(amount, n.Percent) and amount.value < 100:
        shown = amount.span.text
        report.warning(
            "R0145",
            f"`times {shown}` leaves {shown} of the amount",
            amount.span,
            "takes most of it away" if amount.value < 50 else "makes it smaller",
            hint=f"to make it larger, write `increase by {shown}`; to keep {shown}, "
            f"write `reduce by {100 - float(amount.value):g}%`",
        )


def _band(node: n.Band, report: Report) -> None:
    low = node.low
    if (
        isinstance(low, n.Binary)
        and low is node.high
        and low.op == "-"
        and isinstance(low.left, n.Number)
        and isinstance(low.right, n.Number)
    ):
        report.error(
            "R0129",
            f"`{low.span.text}` is a subtraction, not a range",
            low.span,
            "one number",
            hint=f"write `{low.left.span.text} .. {low.right.span.text}`",
        )
