"""Pass: parts of a solve look things up in its indexes instead of searching lists.

Parts that filter or search a list are merged into their callers, where a look-up can then replace the search.
"""

from __future__ import annotations

from rulec.base.records import replace
from rulec.base.types import OptionalType
from rulec.ir import make
from rulec.ir import nodes as ir
from rulec.ir.nodes.pack_data import Pack
from rulec.ir.opt.erase_notes import strip_notes
from rulec.ir.opt.index_tables import (
    PLAIN,
    Looked,
    Note,
    Notes,
    all_asked,
    fields_of,
    given_list,
    item_of,
    key_of,
    type_of,
)  # fmt: skip

SMALL = 14  # parts with at most this many nodes are inlined


class Looker:
    """Rewriter of a solve's parts. It creates an index for each list that is searched by a field."""

    def __init__(self, program: ir.Program, notes: Notes) -> None:
        self.program = program
        self.notes = notes
        self.own = ("", "")  # the thing that the decision is about, and the list that holds it

    def function(self, function: ir.Function) -> ir.Function:
        """Return the rewritten part."""
        note = self.notes.parts.get(function.name) if function.sort in ("value", "fact") else None
        if note is not None:
            about = [ir.Local(param.name, span=function.span) for param in function.params[1:]]
            state = ir.Local(ir.STATE, span=function.span)
            comment = next((s.comment for s in function.body if isinstance(s, ir.Return)), "")
            answer = ir.Return(self.note(note, state, *about), comment, span=function.span)
            return replace(function, body=(answer,))
        own = _there(function)
        parts = [part for parts in self.notes.solve.strata for part in parts]
        of = next((p.subjects for p in parts if p.subjects and function.name in (p.sure, p.may)), "")
        self.own = function.params[1].name if of else "", of
        return replace(function, body=tuple(self.rewritten(stmt, own) for stmt in function.body))

    def note(self, note: Note, state: ir.Expr, key: ir.Expr | None = None) -> ir.Expr:
        """Return the look-up of an index entry."""
        kind = self.notes.solve.name
        if key is None:
            return ir.Load(state, kind, note.slot, span=state.span)
        if note.members:
            return ir.Contains(ir.Load(state, kind, note.slot, span=key.span), key, span=key.span)
        return Looked(state, kind, note.slot, key, span=key.span)

    def rewritten(self, node: ir.N, own: set[str]) -> ir.N:
        """Rewrite a tree; `own` are the locals that are never None."""
        return self._part(node, own)  # type: ignore[return-value]

    def _part(self, node: ir.Node, own: set[str]) -> ir.Node:
        node = ir.map_parts(node, lambda part: self._part(part, own))
        if isinstance(node, ir.Call):
            note = self.notes.parts.get(node.function)
            if note is not None:
                looked = self.note(note, *node.arguments)
                return replace(looked, likely=self._own_key(note, looked)) if isinstance(looked, Looked) else looked
            return self._written_out(node)
        if isinstance(node, ir.Over):
            return self._searched(self._fused(node), own)
        if isinstance(node, ir.ForEach):
            return self._fused_loop(node)
        return node

    def _fused(self, over: ir.Over) -> ir.Over:
        """Merge a quantifier over a filtered list into one over the underlying list."""
        picked = self._picked(over.source, over.variable)
        if picked is None or picked.where is None:
            return over
        where = picked.where if over.where is None else make.both((picked.where, over.where), over.span)
        return replace(over, source=picked.source, where=where)

    def _fused_loop(self, loop: ir.ForEach) -> ir.ForEach:
        picked = self._picked(loop.source, loop.variable)
        if picked is None or picked.where is None or loop.apart or loop.together:
            return loop
        return replace(loop, source=picked.source, body=(ir.If(picked.where, loop.body, span=loop.span),))

    def _picked(self, source: ir.Expr, variable: str) -> ir.Over | None:
        """Return the filter that a called part applies to a list, with `variable` as its element; None if
        it is no filter.
        """
        if not isinstance(source, ir.Call):
            return None
        if not all(is_plain(argument) and not ir.reads(argument, variable) for argument in source.arguments):
            return None
        called = self.program.functions[source.function]
        if called.sort != "value" or called.heading.within != self.notes.solve.name:
            return None
        over = answer_of(strip_notes(called))
        if not isinstance(over, ir.Over) or over.word != "list" or over.bits or over.body is not None:
            return None
        if over.where is None or not all(isinstance(n, PLAIN) for n in ir.walk(over.where)):
            return None
        names = dict(zip((p.name for p in called.params), source.arguments, strict=True))
        over = self.rewritten(over, _there(called))
        names = {over.variable: ir.Local(variable, span=source.span), **names}
        return replace(ir.substitute(over, names), variable=variable)

    def _searched(self, over: ir.Over, own: set[str]) -> ir.Over:
        """Replace `x in xs if x.field is y and …` by `x in xs_by_field.get(y) if …`."""
        source, asked = given_list(over, self.notes.solve), all_asked(over)
        if not source or asked is None:
            return over
        pack = self.program.pack
        for test in asked:
            found = key_of(pack, over.variable, test)
            if found is None or not (test is asked[0] or _is_safe(pack, found[1], own)):
                continue
            assert isinstance(over.source, ir.Load)
            looked = self.note(self._list(source, over.variable, found[0]), over.source.of, found[1])
            if isinstance(looked, Looked):  # a thing of the list is always found under its own key
                looked = replace(looked, there=self._own_key(self._list(source, over.variable, found[0]), looked))
            left = _without(over.where, test), over.body
            if over.word == "any" and left[0] == over.where:
                left = over.where, _without(over.body, test)
                left = left if left[1] is not None else (left[0], make.truth(True, over.span))
            return replace(over, source=looked, where=left[0], body=left[1])
        return over

    def _own_key(self, note: Note, looked: Looked) -> bool:
        """Return whether the index is looked up by the key of the very thing that the decision is about."""
        own = self.own == (_root(looked.key), note.source) and note.key is not None
        return own and note.key is not None and fields_of(note.key) == fields_of(looked.key)

    def _list(self, source: str, variable: str, key: ir.Expr) -> Note:
        """Return the index of a list by a field, creating it if necessary."""
        place = source, fields_of(key)
        if place not in self.notes.lists:
            assert isinstance(key, ir.Load)
            slot = self.notes.slot(f"{source}_by_{'_'.join(place[1])}")
            item, of = item_of(self.notes.solve, source), type_of(self.program.pack, key)
            each = ir.Local(variable, span=key.span)
            self.notes.lists[place] = Note(slot, source, variable, key, None, each, 0, False, of, item)
        return self.notes.lists[place]

    def search(self, call: ir.Call) -> ir.Over | None:
        """Return the search that makes up a called part, with the arguments inserted; None if it is more
        than a search.
        """
        called = self.program.functions[call.function]
        if called.sort not in ("fact", "bound") or called.heading.within != self.notes.solve.name:
            return None
        if called.name in self.notes.parts:
            return None
        over = answer_of(strip_notes(called))
        if not isinstance(over, ir.Over) or over.word != "any" or not all(map(is_plain, call.arguments)):
            return None
        if not all(isinstance(node, (*PLAIN, ir.Over)) for node in ir.walk(over)):
            return None
        names = dict(zip((p.name for p in called.params), call.arguments, strict=True))
        if any(ir.reads(argument, over.variable) for argument in call.arguments):
            return None
        return ir.substitute(self.rewritten(over, _there(called)), names)

    def _written_out(self, call: ir.Call) -> ir.Expr:
        """Inline a small part that is called with plain arguments."""
        called = self.program.functions[call.function]
        if called.sort not in ("value", "fact", "quantity", "bound") or called.throws or called.asks:
            return call
        answer = answer_of(strip_notes(called))
        if answer is None or not all(is_plain(a) for a in call.arguments):
            return call
        nodes = list(ir.walk(answer))
        # else: cheap enough to inline
        if len(nodes) > SMALL or any(isinstance(n, ir.Over | ir.Ordered | ir.Along | ir.Throw) for n in nodes):
            return call
        given = dict(zip((param.name for param in called.params), call.arguments, strict=True))
        return self.rewritten(ir.substitute(answer, given), set())


def _there(function: ir.Function) -> set[str]:
    """Return the parameters that are never None."""
    return {param.name for param in function.params if not isinstance(param.type, OptionalType)}


def is_plain(expr: ir.Expr) -> bool:
    return all(isinstance(part, ir.Local | ir.Load) and not isinstance(part, Looked) for part in ir.walk(expr))


def _is_safe(pack: Pack, expr: ir.Expr, own: set[str]) -> bool:
    """Return whether an expression can be read without a preceding presence test."""
    chain: ir.Expr = expr
    while isinstance(chain, ir.Load) and not isinstance(chain, Looked):
        if chain.kind not in pack.kinds or not isinstance(chain.of, ir.Local | ir.Load):
            return False
        if isinstance(chain.of, ir.Load) and isinstance(type_of(pack, chain.of), OptionalType):
            return False
        chain = chain.of
    return isinstance(chain, ir.Local) and chain.name in own


def _root(chain: ir.Expr) -> str:
    """Return the local at which a chain of fields starts."""
    while isinstance(chain, ir.Load):
        chain = chain.of
    return chain.name if isinstance(chain, ir.Local) else ""


def answer_of(function: ir.Function) -> ir.Expr | None:
    """Return the answer of a function that consists of a single one."""
    match function.body:
        case (ir.Return(value=value),):
            return value
        case (ir.Assign(name=name, value=value), ir.Return(value=ir.Local(name=told))) if told == name:
            return value
        case _:
            return None


def _without(test: ir.Expr | None, gone: ir.Expr) -> ir.Expr | None:
    """Return a conjunction without one of its operands; None if nothing remains."""
    if test is None or test == gone:
        return None
    if not isinstance(test, ir.Bool) or test.op != "and" or gone not in test.values:
        return test
    return make.both((value for value in test.values if value is not gone), test.span)
