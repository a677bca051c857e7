"""What variants do to the steps of a sequence, and which of them are not played together."""

from __future__ import annotations

from itertools import combinations

from rulec.base.diagnostics import Place
from rulec.base.records import dataclass
from rulec.base.spans import Span
from rulec.base.text import did_you_mean
from rulec.base.types import TRUTH
from rulec.sema import deeds as m
from rulec.sema import expr as t
from rulec.sema.context import Context
from rulec.sema.overrides.steps import unknown_step
from rulec.syntax import deeds as d
from rulec.syntax import nodes as s
from rulec.syntax.nodes import overrides as o


@dataclass
class Varied:
    """A step as it is written: under `variant` alone where one brings it, and not under those `without` it."""

    node: d.Stage
    variant: s.Word | None
    replaces: d.Stage | None
    without: list[s.Word]
    made: m.Stage | None = None

    def when(self) -> t.Expr | None:
        """When the step counts; None: always."""
        tests: list[t.Expr] = [_on(word, negated=True) for word in self.without]
        if self.variant is not None:
            tests.insert(0, _on(self.variant))
        if len(tests) < 2:
            return tests[0] if tests else None
        return t.Logic(type=TRUTH, span=self.node.span, op="and", values=tuple(tests))


def _on(word: s.Word, *, negated: bool = False) -> t.Expr:
    on = t.VariantOn(type=TRUTH, span=word.span, name=word.text)
    return t.Not(type=TRUTH, span=word.span, value=on) if negated else on


# ---- steps -----------------------------------------------------------------------------------------
def varied_stages(context: Context, node: d.SequenceDecl) -> list[Varied]:
    """The steps of a sequence with those that variants bring, in the order in which they come."""
    found = [Varied(stage, None, None, []) for stage in node.stages]
    touched: dict[tuple[str, int], list[tuple[s.Word, Span]]] = {}
    for variant, edit in _edits(context, node.name.text):
        plain = next((one for one in found if one.node.number == edit.number and one.variant is None), None)
        if plain is None:
            unknown_step(
                node.name.text, edit, [one.node.number for one in found if one.variant is None], context.report
            )
            continue
        touch = "after" if edit.verb == "after" else "step"
        _check_pair(context, node.name.text, edit, variant, touched.setdefault((touch, edit.number), []))
        at = found.index(plain)
        if edit.verb != "after":
            plain.without.append(variant)
        if edit.verb == "after":
            while at + 1 < len(found) and found[at + 1].variant is not None:
                at += 1
        new = [Varied(stage, variant, plain.node if edit.verb == "override" else None, []) for stage in edit.stages]
        found[at + 1 : at + 1] = new
    return found


def _edits(context: Context, sequence: str) -> list[tuple[s.Word, o.StepEdit]]:
    return [
        (node.name, edit)
        for _, node in context.declarations(d.VariantDecl)
        for item in node.items
        if isinstance(item, o.ReplayDecl) and item.sequence.text == sequence
        for edit in item.edits
    ]


def _check_pair(
    context: Context, sequence: str, edit: o.StepEdit, variant: s.Word, before: list[tuple[s.Word, Span]]
) -> None:
    """Two variants that may be played together do not change one step."""
    for other, span in before:
        if other.text == variant.text and edit.verb == "after":
            continue
        if other.text in excluded(context).get(variant.text, ()):
            continue
        same = other.text == variant.text
        context.report.error(
            "R0386",
            f"step {edit.number} of `{sequence}` is changed twice"
            if same
            else f"the variants `{other.text}` and `{variant.text}` both change step {edit.number} of `{sequence}`",
            edit.span,
            "again here" if same else "which of the two counts?",
            related=(Place(span, "first here" if same else f"`{other.text}` changes it here"),),
            hint="change it once" if same else f"write `not with {other.text}` in the variant `{variant.text}`",
        )
    before.append((variant, edit.span))


def steps_of(context: Context, node: o.ReplayDecl) -> list[m.StepOf]:
    """What one `modify sequence` of a variant does."""
    name = node.sequence.text
    if name not in context.symbols.sequences:
        context.typer.unknown("R0389", f"no sequence `{name}`", node.sequence, "sequence", context.symbols.sequences)
        return []
    found: list[m.StepOf] = []
    for edit in node.edits:
        numbers = [stage.number for stage in edit.stages] if edit.verb == "after" else [edit.number]
        found += [m.StepOf(edit.verb, name, n, context.words(edit.label), span=edit.span) for n in numbers]
    return found


# ---- not with ----------------------------------------------------------------------------------------
def apart_of(context: Context, node: d.VariantDecl) -> tuple[m.ExcludeOf, ...]:
    """The `not with` lines of a variant."""
    found: list[m.ExcludeOf] = []
    variants = context.symbols.variants
    seen: dict[str, Span] = {}
    for item in node.items:
        if not isinstance(item, o.NotWith):
            continue
        for word in item.names:
            if word.text not in variants or word.text == node.name.text:
                context.report.error(
                    "R0387",
                    f"no other variant `{word.text}`",
                    word.span,
                    "unknown variant" if word.text not in variants else "the variant itself",
                    hint=did_you_mean(word.text, [v for v in variants if v != node.name.text]),
                )
            elif word.text in seen:
                context.twice("the exclusion", word.text, word.span, seen[word.text])
            seen.setdefault(word.text, word.span)
        names = tuple(dict.fromkeys(word.text for word in item.names if word.text in variants))
        found.append(m.ExcludeOf(names, context.words(item.label), span=item.span))
    return tuple(found)


def excluded(context: Context) -> dict[str, tuple[str, ...]]:
    """With which others each variant is not played, whichever of the two says so."""
    pairs: list[tuple[str, str]] = []
    for _, node in context.declarations(d.VariantDecl):
        for item in node.items:
            if isinstance(item, o.NotWith):
                pairs += [(node.name.text, word.text) for word in item.names]
    found: dict[str, tuple[str, ...]] = {}
    for one, other in (*pairs, *((b, a) for a, b in pairs)):
        if other in context.symbols.variants and other not in found.get(one, ()) and one != other:
            found[one] = (*found.get(one, ()), other)
    return found


def check_under(context: Context, names: tuple[str, ...], span: Span) -> None:
    """An example is not played under variants that exclude each other."""
    apart = excluded(context)
    for one, other in combinations(names, 2):
        if other in apart.get(one, ()):
            context.report.error(
                "R0387",
                f"`{one}` and `{other}` are not played together",
                span,
                "both at once",
                related=(Place(context.symbols.variants[one], "says with what it is not played, or the other does"),),
                hint="make two examples of it",
            )
