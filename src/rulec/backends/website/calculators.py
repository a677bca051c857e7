"""Describe the forms of calculators: parameter types, fields of kinds, and conditions in words.

The emitted JavaScript computes the answers in the reader's browser. Nothing is computed here.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulec.backends.javascript.namespace import Namespace
from rulec.backends.python.module import field_name
from rulec.backends.python.runtime_types import unit
from rulec.backends.reference.language.clauses import Unspoken
from rulec.backends.reference.language.phrases import plain_phrases
from rulec.backends.reference.language.words import humanise, upper_first
from rulec.base.types import (
    EnumType,
    ErrorType,
    KindType,
    ListType,
    NoneType,
    NumberType,
    OptionalType,
    ResultsType,
    SetType,
    SpotType,
    TextType,
    TruthType,
    Type,
)
from rulec.ir import nodes as ir
from rulec.ir.nodes.pack_data import Pack
from rulec.sema.model import Model, Throwing

Form = dict[str, object]


def forms(model: Model, program: ir.Program) -> dict[str, Form]:
    """Return the calculators of a pack, by function name: one for each emitted function that is not part of a solve.

    A function of a solve takes everything in play, which no form can ask for.
    """
    names = Namespace(program)
    found: dict[str, Form] = {}
    for name in names.emitted:
        function = program.functions[name]
        if not function.has_twin or function.heading.within or name not in model.function_names:
            continue
        found[name] = {
            "name": names.names["function", name],
            "sort": function.sort,
            "params": [[field_name(p.name), humanise(p.name), _type(program.pack, p.type)] for p in function.params],
            "result": _type(program.pack, function.result),
            "guards": [list(_guards(model, function, entry)) for entry in function.entries],
            "labels": [upper_first(entry.text or entry.verb) for entry in function.entries],
            "told": {
                str(entry.index): _type(program.pack, entry.clause.value.type)
                for entry in function.entries
                if isinstance(entry.clause, Throwing)
            },
        }
    return found


def kinds(program: ir.Program) -> dict[str, list[object]]:
    """Return fields of kinds and of the world (under the name "") as property, label and type, and the variants."""
    pack = program.pack
    found: dict[str, list[object]] = {
        kind.name: [[field_name(one.name), one.label, _type(pack, one.type)] for one in kind.fields]
        for kind in pack.kinds.values()
    }
    if pack.world is not None:
        state = [[field_name(one.name), one.label, _type(pack, one.type)] for one in pack.world.state]
        things = [
            [field_name(kind.plural), humanise(kind.plural), ["list", ["thing", kind.name]]]
            for kind in pack.kinds.values()
            if kind.plural and not kind.listed
        ]
        found[""] = [*state, *things]
        found["variants"] = [[one.name, one.title] for one in pack.world.variants]
    return found


def _guards(model: Model, function: ir.Function, entry: ir.Entry) -> Iterator[str]:
    """Yield the conditions of an entry in words; "" for one that has no phrase."""
    p = plain_phrases(model, tuple(one.name for one in function.params))
    for guard in entry.guards:
        try:
            yield str(p.clause(guard.said))
        except Unspoken:
            yield ""


def _type(pack: Pack, of: Type) -> list[object]:
    """Return a type in the notation of the script."""
    match of:
        case NumberType():
            return ["number", *unit(pack, of)]
        case TruthType():
            return ["truth"]
        case EnumType(name):
            return ["enum", name]
        case KindType(name) if of.listed or of.entry:
            return ["entry", name]
        case KindType(name):
            return ["thing", name]
        case OptionalType(inner):
            return ["maybe", _type(pack, inner)]
        case ListType(inner):
            return ["list", _type(pack, inner)]
        case SetType(inner):
            return ["set", _type(pack, inner)]
        case SpotType(inner):
            return ["spot", *_type(pack, inner)[1:]]
        case TextType():
            return ["text"]
        case ResultsType(parts=parts):
            return ["results", *([name, _type(pack, part)] for name, part in parts)]
        case NoneType() | ErrorType():
            raise AssertionError(f"nobody is asked for {of}")
