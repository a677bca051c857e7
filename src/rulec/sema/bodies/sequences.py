"""Sequences and variants.

A *sequence* is the order of events in a period; a *variant* is a set of changes that a game may choose.
"""

from __future__ import annotations

from itertools import combinations

from rulec.base.diagnostics import Place
from rulec.base.records import dataclass, replace
from rulec.base.spans import Span
from rulec.base.text import did_you_mean, listed
from rulec.base.tree import map_children
from rulec.base.types import PLAIN, TRUTH, ErrorType, KindType, NumberType, show_type
from rulec.sema import deeds as m
from rulec.sema import expr as t
from rulec.sema.bodies.acts import Acts, Head
from rulec.sema.context import Context, Home
from rulec.sema.declare.constants import Held
from rulec.sema.overrides.rows import unknown_step
from rulec.sema.statements.control import read_order
from rulec.sema.statements.reader import Reader
from rulec.sema.typing import arguments
from rulec.sema.typing.scope import GLOBAL, Scope
from rulec.syntax import deeds as d
from rulec.syntax import nodes as s

ACT, PLAYER = "act", "player"  # the names under which queues and limits read the entry of an act and its player

Steps = dict[tuple[str, int, int], Span]
"""The kind of acts and their first and last number -> the line that carries them out."""


class Plays:
    """All sequences and variants of a pack."""

    def __init__(self, context: Context, held: Held, acts: Acts) -> None:
        self.context = context
        self.held = held
        self.acts = acts

    def sequences(self) -> dict[str, m.Sequence]:
        """Return all sequences."""
        found: dict[str, m.Sequence] = {}
        steps: Steps = {}
        for home, node in self.context.declarations(d.SequenceDecl):
            if node.name.text not in found:
                found[node.name.text] = self._sequence(home, node, steps)
        for sequence in found.values():
            self._left_out(sequence, steps)
        return found

    def _sequence(self, home: Home, node: d.SequenceDecl, steps: Steps) -> m.Sequence:
        kinds, player = self._queued(node)
        given: tuple[Scope, dict[str, str]] = Scope({}), {}
        if player:
            word = self.context.symbols.kinds[player].word
            given = Scope({word: KindType(player, False)}), {word: PLAYER}
        queues = tuple(self._queue(node, kind, kinds, *given) for kind in kinds)
        head = self.context.common(node.name.text, node.name.span, home, node.label, node.items, GLOBAL)
        stages: list[m.Stage] = []
        seen: dict[int, Span] = {}
        varied = varied_stages(self.context, node)
        for one in sorted(varied, key=lambda v: v.variant is not None):
            if one.replaces is None and one.node.number in seen:
                self.context.twice("the step", str(one.node.number), one.node.span, seen[one.node.number])
            seen.setdefault(one.node.number, one.node.span)
            carried = steps
            if one.replaces is not None:  # carries out what the step does that it takes the place of
                spans = [item.span for item in one.replaces.items]
                carried = {key: span for key, span in steps.items() if span not in spans}
            one.made = replace(self._stage(one.node, kinds, carried), when=one.when())
            for key, span in carried.items():
                steps.setdefault(key, span)
        stages = [one.made for one in varied if one.made is not None]
        return m.Sequence(
            **head,
            queues=queues,
            player=player,
            limits=tuple(self._limit(limit, *given, kinds) for limit in node.limits),
            notes=tuple(event for event in (self._noted(note, *given) for note in node.notes) if event),
            stages=tuple(stages),
        )

    def _queued(self, node: d.SequenceDecl) -> tuple[tuple[str, ...], str]:
        """Return the kinds of acts that a sequence queues, and the kind of those who give them."""
        found: dict[str, s.Word] = {}
        for word in node.queued:
            kind = self.context.symbols.kind_words.get(word.text, "")
            if kind in found:
                self.context.twice("the kind", word.text, word.span, found[kind].span)
            elif kind in self.acts.tried:
                found[kind] = word
            else:
                tried = [self.context.symbols.kinds[one] for one in self.acts.tried]
                found.update((one.name, word) for one in tried if word.text in (one.name, one.plural))  # is meant
                words = {one.word for one in tried}
                self.context.report.error(
                    "R0277",
                    f"no `{word.text}` is an act",
                    word.span,
                    "nothing to queue",
                    hint=did_you_mean(word.text, sorted(words)) or "an act is an entry that says who gives it",
                )
        heads = [head for kind in found for head in self.acts.heads.values() if head.kind == kind]
        first = heads[0].holder(heads[0].player) if heads else None
        numbers: dict[int, Head] = {}
        for head in heads:
            player = head.holder(head.player)
            if player is not None and first is not None and player != first:
                self.context.report.error(
                    "R0278",
                    f"acts of one queue are given by `{first.name}` and by `{player.name}`",
                    head.node.key.span,
                    f"given by a {player.name}",
                    related=(Place(found[head.kind].span, "queued here"),),
                    hint="let the acts of one queue belong to players of one kind",
                )
                break
            other = numbers.setdefault(head.number, head) if head.number is not None else head
            if other.kind != head.kind:
                self.context.report.error(
                    "R0278",
                    f"the {other.name} and the {head.name} of one queue have one number",
                    head.node.key.span,
                    "the same number",
                    related=(Place(other.node.key.span, "the other one"),),
                    hint=f"let one of them be the act, and write in the other `works by {other.name}`",
                )
        return tuple(found), first.name if first is not None else ""

    def _queue(
        self, node: d.SequenceDecl, kind: str, kinds: tuple[str, ...], scope: Scope, names: dict[str, str]
    ) -> m.QueuedOf:
        """Type the order of a kind's acts in the queue, and the conditions of the limits.

        The act is named after its kind if the queue has one kind, else `act`.
        """
        word = self.context.symbols.kinds[kind].word
        called = word if len(kinds) == 1 else ACT
        inside = scope.with_variable(called, KindType(kind, True))
        names = {**names, called: ACT}
        ordering = read_order(Reader(self.context, self.held), node.ordering, inside)
        ordering = ordering or m.Ordering(span=node.name.span)
        keys = tuple(replace(key, value=renamed(key.value, names)) for key in ordering.keys)
        counts: list[t.Expr | None] = []
        for limit in node.limits:
            when, _ = self.context.typer.guard(limit.when, inside)
            counts.append(renamed(when, names) if when is not None else None)
        return m.QueuedOf(kind, word, replace(ordering, keys=keys), tuple(counts), span=node.name.span)

    def _limit(self, node: d.LimitActs, scope: Scope, names: dict[str, str], kinds: tuple[str, ...]) -> m.LimitOf:
        """Type `limit 12 when not order.free "acts a turn"`."""
        typer = self.context.typer
        if not kinds:
            typer.bad("R0279", "a limit of acts where none are queued", node.span, "limits nothing", "write `queue …`")
        amount = typer.expr(node.amount, scope, PLAIN)
        if not isinstance(amount.type, NumberType | ErrorType) or (
            isinstance(amount.type, NumberType) and amount.type.form != "amount"
        ):
            amount = typer.bad("R0279", "a limit is no number", amount.span, typer.is_a(amount), "write `limit 12`")
        return m.LimitOf(
            node.standing,
            renamed(amount, names),
            self.context.words(node.label, scope),
            span=node.span,
        )

    def _noted(self, node: d.NoteEvent, scope: Scope, names: dict[str, str]) -> str:
        """Type `note came(house: house)`: an event for each player who has handed in acts. No trigger may follow it."""
        made = Reader(self.context, self.held).note(node, scope)
        if not isinstance(made, m.NoteEvent):
            return ""
        alone = [names.get(part.name) if isinstance(part, t.Variable) else None for part in made.arguments] == [PLAYER]
        follows = any(one.event.text == made.event for _, one in self.context.declarations(d.UponDecl))
        if alone and not follows:
            return made.event
        word = next((word for word, name in names.items() if name == PLAYER), "")
        self.context.typer.bad(
            "R0279",
            "what the queue notes is followed by an `upon`"
            if alone
            else "the queue notes of players who handed in acts",
            node.span,
            "notes an event that starts something" if alone else "says something else",
            "run in a step what starts so" if alone else f"write `note {made.event}({word}: {word})`" if word else "",
        )
        return ""

    def _stage(self, node: d.Stage, kinds: tuple[str, ...], steps: Steps) -> m.Stage:
        items: list[m.LinesOf | m.ActsOf | m.RunEach] = []
        for item in node.items:
            if isinstance(item, d.LinesOf):
                due = self._lines_of(item, kinds)
                if due is not None:
                    items.append(due)
            if isinstance(item, d.ActsOf):
                made = self._acts_of(item, kinds, steps)
                if made is not None:
                    items.append(made)
            elif isinstance(item, d.RunEach):
                run = self._run(item)
                if run is not None:
                    items.append(run)
        if not any(isinstance(item, d.ActsOf | d.RunEach) for item in node.items):
            self.context.report.error("R0577", "nothing happens in this step", node.span, "no line of what happens")
        return m.Stage(
            node.number,
            self.context.words(node.label, title=True),
            self.context.cites(node.items),
            self.context.about(node.items),
            tuple(items),
            span=node.span,
        )

    def _lines_of(self, node: d.LinesOf, kinds: tuple[str, ...]) -> m.LinesOf | None:
        """Type `lines of each g in guests where g.late`."""
        bound = arguments.bind(self.context.typer, node.each, GLOBAL)
        if bound is None:
            return None
        source, element, inside = bound
        first = next((head for head in self.acts.heads.values() if head.kind in kinds), None)
        player = first.holder(first.player) if first is not None else None
        if player is None or element != player:
            self.context.typer.bad(
                "R0279",
                "lines are due from those who hand in acts",
                node.each.source.span,
                f"this is a list of {show_type(element)}",
                f"write `lines of each p in {self.context.symbols.kinds[player.name].plural}`" if player else "",
            )
            return None
        where = self.context.typer.test(node.each.where, inside) if node.each.where is not None else None
        return m.LinesOf(node.each.variable.text, element, source, where, span=node.span)

    def _acts_of(self, node: d.ActsOf, kinds: tuple[str, ...], steps: Steps) -> m.ActsOf | None:
        """Type `acts order, errand 50 .. 60, 75`."""
        report, symbols = self.context.report, self.context.symbols
        found: dict[str, s.Word] = {}
        for word in node.kind_words:
            kind = symbols.kind_words.get(word.text, "")
            if kind in found:
                self.context.twice("the kind", word.text, word.span, found[kind].span)
            elif kind not in kinds:
                queued = listed(f"`{symbols.kinds[one].word}`" for one in kinds)
                report.error(
                    "R0277",
                    f"this sequence does not queue `{word.text}`",
                    word.span,
                    "not in the queue",
                    hint=f"it queues {queued}" if queued else f"say so at its head: `queue {word.text} by …`",
                )
            else:
                found[kind] = word
        if not found:
            return None
        for low, high in node.ranges:
            if not any(n is not None and low <= n <= high for kind in found for n in self.acts.tried[kind]):
                shown = f"{low}" if low == high else f"{low} .. {high}"
                report.error(
                    "R0277",
                    f"there is no act `{listed((word.text for word in found.values()), 'or')} {shown}`",
                    node.span,
                    "carries out nothing",
                    hint="its number comes first: from the lower to the higher" if low > high else "take it away",
                )
            for kind in found:
                self._once(node, kind, (low, high), steps)
        return m.ActsOf(tuple(found), node.ranges, span=node.span)

    def _once(self, node: d.ActsOf, kind: str, numbers: tuple[int, int], steps: Steps) -> None:
        """Report acts that several steps carry out, and note the numbers that this step takes."""
        heads = {h.number: h for h in self.acts.heads.values() if h.kind == kind}
        for (other, low, high), first in list(steps.items()):
            low, high = max(low, numbers[0]), min(high, numbers[1])
            if other != kind or low > high or first is node.span:
                continue
            acts = [
                f"the act `{heads[n].name}`" for n in sorted(n for n in heads if n is not None and low <= n <= high)
            ]
            word = self.context.symbols.kinds[kind].word
            shown = f"number {low}" if low == high else f"numbers {low} .. {high}"
            for twice in acts or [f"`{word}` with the {shown}"]:
                self.context.report.error(
                    "R0665",
                    f"{twice} is carried out twice",
                    node.span,
                    "again here",
                    related=(Place(first, "here first"),),
                    hint="each act belongs to one step",
                )
        steps.setdefault((kind, *numbers), node.span)

    def _left_out(self, sequence: m.Sequence, steps: Steps) -> None:
        """Report queued acts that no step carries out."""
        for head in self.acts.heads.values():
            taken = any(kind == head.kind and low <= (head.number or 0) <= high for kind, low, high in steps)
            if head.kind in sequence.kinds and (head.number is None or not taken):
                self.context.report.warning(
                    "R0666",
                    f"no step of `{sequence.name}` carries out the {head.name}",
                    head.node.key.span,
                    "handed in for nothing",
                    hint=f"name it in a step: `acts {head.name}`",
                )

    def _run(self, node: d.RunEach) -> m.RunEach | None:
        """Type `run p(x) for each x in xs as listed`."""
        reader = Reader(self.context, self.held)
        if node.variable is None or node.source is None:
            run = reader.run(node.call, GLOBAL)
            if run is None:
                return None
            return m.RunEach(run.name, run.arguments, None, None, None, None, None, span=node.span)
        each = s.Each(node.variable, node.source, node.where, span=node.source.span)
        found = arguments.loop(self.context.typer, each, GLOBAL)
        if found is None:
            return None
        source, element, where, inside = found
        ordering = read_order(reader, node.ordering, inside)
        if ordering is None or ordering.any_order:
            self.context.typer.bad(
                "R0573" if ordering is None else "R0572",
                f"it is not said in which order this runs for each `{node.variable.text}`"
                if ordering is None
                else "the order of this line counts",
                node.span if node.ordering is None else node.ordering.span,
                "who comes first?",
                "end the line with `by highest E then shuffled` or `as listed`",
            )
        run = reader.run(node.call, inside)
        if run is None:
            return None
        return m.RunEach(run.name, run.arguments, node.variable.text, element, source, where, ordering, span=node.span)

    def variants(self) -> dict[str, m.Variant]:
        """Return all variants. Their modifiers are stored in the functions."""
        found: dict[str, m.Variant] = {}
        for home, node in self.context.declarations(d.VariantDecl):
            name = node.name.text
            if name in found:
                continue
            forbids = tuple(self._forbid(item) for item in node.items if isinstance(item, d.Forbid))
            changed = [
                edit for item in node.items if isinstance(item, d.ReplayDecl) for edit in steps_of(self.context, item)
            ]
            touched = [item.target.text for item in node.items if isinstance(item, s.ModifyDecl) and not item.kind_word]
            acts = [
                f"{item.kind_word.text} {item.target.text}"
                for item in node.items
                if isinstance(item, s.ModifyDecl) and item.kind_word is not None
            ]
            if not touched and not acts and not forbids and not changed:
                self.context.report.error(
                    "R0577", f"the variant `{name}` changes nothing", node.name.span, "no `modify` and no `forbid`"
                )
            title = node.label.value if node.label is not None else name.replace("_", " ").capitalize()
            found[name] = m.Variant(
                **self.context.common(name, node.name.span, home, node.label, node.items, GLOBAL, title=True),
                position=len(found),
                title=title,
                touched=tuple(dict.fromkeys((*touched, *acts))),
                forbids=forbids,
                steps=tuple(changed),
                apart=apart_of(self.context, node),
                excludes=excluded(self.context).get(name, ()),
            )
        return found

    def _forbid(self, node: d.Forbid) -> m.ForbidOf:
        """Type `forbid order 660, 661 "too cold"`."""
        heads: list[Head] = [h for h in (self.acts.find(node.kind_word, key) for key in node.keys) if h is not None]
        kind = self.context.symbols.kind_words.get(node.kind_word.text, "")
        return m.ForbidOf(
            kind,
            tuple(head.key for head in heads),
            self.context.words(node.label),
            span=node.span,
        )


def renamed(expr: t.Expr, names: dict[str, str]) -> t.Expr:
    """Return the expression with its variables renamed."""
    if isinstance(expr, t.Variable):
        return replace(expr, name=names.get(expr.name, expr.name))
    return map_children(expr, lambda part: renamed(part, names))


@dataclass
class Varied:
    """A step as it is written: under `variant` alone where one brings it, and not under those `without` it."""

    node: d.Stage
    variant: s.Word | None
    replaces: d.Stage | None
    without: list[s.Word]
    made: m.Stage | None = None

    def when(self) -> t.Expr | None:
        """The condition of the step; None if it always counts."""
        tests: list[t.Expr] = [_on(word, negated=True) for word in self.without]
        if self.variant is not None:
            tests.insert(0, _on(self.variant))
        return t.all_of(tests, self.node.span)


def _on(word: s.Word, *, negated: bool = False) -> t.Expr:
    on = t.VariantOn(type=TRUTH, span=word.span, name=word.text)
    return t.Not(type=TRUTH, span=word.span, value=on) if negated else on


def varied_stages(context: Context, node: d.SequenceDecl) -> list[Varied]:
    """Return the steps of a sequence with those that variants bring, in the order in which they come."""
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


def _edits(context: Context, sequence: str) -> list[tuple[s.Word, d.StepEdit]]:
    return [
        (node.name, edit)
        for _, node in context.declarations(d.VariantDecl)
        for item in node.items
        if isinstance(item, d.ReplayDecl) and item.sequence.text == sequence
        for edit in item.edits
    ]


def _check_pair(
    context: Context, sequence: str, edit: d.StepEdit, variant: s.Word, before: list[tuple[s.Word, Span]]
) -> None:
    """Report two compatible variants that change the same step."""
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


def steps_of(context: Context, node: d.ReplayDecl) -> list[m.StepOf]:
    """Return the changes of a `modify sequence` in a variant."""
    name = node.sequence.text
    if name not in context.symbols.sequences:
        context.typer.unknown("R0389", f"no sequence `{name}`", node.sequence, "sequence", context.symbols.sequences)
        return []
    found: list[m.StepOf] = []
    for edit in node.edits:
        numbers = [stage.number for stage in edit.stages] if edit.verb == "after" else [edit.number]
        found += [m.StepOf(edit.verb, name, n, context.words(edit.label), span=edit.span) for n in numbers]
    return found


def apart_of(context: Context, node: d.VariantDecl) -> tuple[m.ExcludeOf, ...]:
    """Return the `not with` lines of a variant."""
    found: list[m.ExcludeOf] = []
    variants = context.symbols.variants
    seen: dict[str, Span] = {}
    for item in node.items:
        if not isinstance(item, d.NotWith):
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
    """Return the incompatible variants of each variant, declared by either side."""
    pairs: list[tuple[str, str]] = []
    for _, node in context.declarations(d.VariantDecl):
        for item in node.items:
            if isinstance(item, d.NotWith):
                pairs += [(node.name.text, word.text) for word in item.names]
    found: dict[str, tuple[str, ...]] = {}
    for one, other in (*pairs, *((b, a) for a, b in pairs)):
        if other in context.symbols.variants and other not in found.get(one, ()) and one != other:
            found[one] = (*found.get(one, ()), other)
    return found


def check_under(context: Context, names: tuple[str, ...], span: Span) -> None:
    """Report an example under variants that exclude each other."""
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
