"""Print lowered functions: the resolver, and its *twin*, which also records each clause that changed the answer."""

from __future__ import annotations

from collections.abc import Callable

from rulec.backends.python.expressions import Printer
from rulec.backends.python.module import Module, result_name
from rulec.backends.python.module_layout import PLAYING, Layout, results_of
from rulec.backends.python.spelling import Names, identifier, literal
from rulec.backends.python.statements import Statements
from rulec.backends.python.writer import WIDTH, Writer
from rulec.base.types import ListType, NumberType, ResultsType, Type
from rulec.ir import nodes as ir
from rulec.ir.analysis.possible_faults import NOT_WEIGHED
from rulec.ir.labels import amount_text, unit_words
from rulec.ir.nodes.pack_data import Pack
from rulec.ir.numbers import grain_of, without_none
from rulec.ir.opt.acyclic_solves import part_of, settling

GLOBAL = ("function", "member", "type")
"""Sorts of names that a local must not hide. Packs may write locals in capitals, as members are."""
RAISES = {
    "NoAnswer": "no case fits",
    "TooMuchTaken": "reductions take more than everything",
    "NotStated": "nobody states a fact that only a person knows",
    "UnknownCell": "the book does not give a value",
    "DoesNotApply": "the book says that there is no such value",
    "OffTheTable": "a table has no row",
    "DividedByNothing": "a divisor is 0",
    "MissingThing": "something needed is not there",
    "NotOffered": "an answer is not among what is offered",
    "Waits": "somebody is asked who has not answered yet",
    "Clash": "two changes that happen at once set one field",
    "TooManyChains": "there are too many chains to look at",
    "StepBelowNothing": "a step of a way costs less than nothing",
    "Undecided": "no circle of the rules fits a ring of decisions",
}


PARTS = {
    "open": "Why it is refused when it is handed in",
    "needs": "Why it is refused when it is done",
    "cost": "What it takes from who orders it",
    "domain": "What may be chosen",
    "default": "What is meant where nothing is said",
    "key": "What the queue goes by, lowest first",
    "limit": "How many may be given",
    "counts": "Which count",
}


RESULTS = {
    "refusals": "tuple[int, ...]",
    "open": "str | None",
    "needs": "str | None",
    "cost": "tuple[tuple[str, int], ...]",
    "key": "tuple[int, ...]",
}
"""Python result types of functions of some sorts."""


def write_function(writer: Writer, module: Module, function: ir.Function, *, twin: bool) -> None:
    """Print one function. A twin returns the answer and the notes."""
    layout, passes = module.layout, module.layout.passes
    noting = twin or function.sort == "refusals"
    function = passes.twin(function) if noting else passes.resolver(function)
    taken = PLAYING if layout.plays else frozenset[str]()
    printer = Printer(module, Names(taken, layout.public.of(*GLOBAL), layout.tables.but()))
    if not noting and passes.is_looked_up(function):
        known = passes.memo.notes(function.heading.within)
        printer.brief = True
        printer.walked, printer.among = known.walked, known.among
    printer.happens = function.sort in ir.HAPPENS
    settled = settling(passes.memo, function) if not noting else None
    part = part_of(passes.memo, function) if settled is not None else None
    parameters: list[str] = []
    for param in function.params[:1] if part is not None else function.params:
        name = printer.locals.give(param.name, param.name)
        parameters.append(f"{name}: {layout.type(param.type)}")
    if function.asks:
        parameters.append(f"{printer.facts()}: Facts")
    if function.world:
        parameters.append(f"{printer.world()}: World")
    if function.sort == "sequence":
        parameters.append(f"{printer.queue()}: Queue")
    if function.throws:
        parameters.append(f"{printer.dice()}: Dice")
    name = layout.public["why", function.name] if twin else layout.function(function.name)
    result = "None" if part is not None else RESULTS.get(function.sort, "")
    if not result:
        result = layout.type(function.result)
        if function.sort == "domain" and isinstance(function.result, ListType) and _gives_paths(function):
            result = f"Way[{layout.type(function.result.of)}]"
    if twin:
        result = f"tuple[{result}, Notes]"
    head = f"def {name}({', '.join(parameters)}) -> {result}:"
    if len(head) <= WIDTH:
        writer.line(head)
    else:
        writer.line(f"def {name}(")
        for parameter in parameters:
            writer.line(f"    {parameter},")
        writer.line(f") -> {result}:")
    writer.depth += 1
    writer.docstring(_about(layout.pack, function, passes.memo.faults, twin=twin, at_once=part is not None))
    if noting:
        kind = "list[int]" if function.sort == "refusals" else "Notes"
        writer.line(f"notes: {kind} = []")
    statements = Statements(writer, printer, function, noting)
    if part is not None and settled is not None:
        statements.settle_all(part, settled)
        writer.depth -= 1
        return
    within = "" if noting else function.heading.within
    if within and function.name in passes.memo.notes(within).answers:
        statements.keep()
    statements.body(function.body)
    writer.depth -= 1


def _gives_paths(function: ir.Function) -> bool:
    """Return whether the function computes where the steps of a path may lead."""
    last = function.body[-1]
    return isinstance(last, ir.Return) and isinstance(last.value, ir.Along)


def write_results(writer: Writer, layout: Layout, function: ir.Function) -> None:
    """Print the NamedTuple of a roll with several results; print nothing for other functions."""
    several = function.result
    if function.sort != "roll" or not isinstance(several, ResultsType):
        return
    with writer.block(f"class {layout.public['type', results_of(function.name)]}(NamedTuple):"):
        writer.docstring([f"What `{layout.function(function.name)}` gives."])
        writer.line()
        for name, of in several.parts:
            writer.line(f"{result_name(name)}: {layout.type(of)}")
            label = dict(function.heading.results).get(name, "")
            counts = f"in {counted(layout.pack, of)}" if isinstance(of, NumberType) else ""
            told = ", ".join(part for part in (label, counts) if part)
            if told:
                writer.docstring([f"{told[:1].upper()}{told[1:].rstrip('.')}."])
    writer.line()
    writer.line()


def _about(
    pack: Pack, function: ir.Function, faults_of: Callable[[ir.Function], set[str]], *, twin: bool, at_once: bool
) -> list[str]:
    """Return the lines of a docstring: label, unit, faults raised, and citation."""
    over = function.heading
    title = over.label or over.name.replace("_", " ")
    if function.sort in PARTS:
        title = f"{PARTS[function.sort]}: {title}"
    if function.sort == "refusals":
        title = f"What is lacking where this does not hold: {title}"
    lines = [f"{title[:1].upper()}{title[1:].rstrip('.')}."]
    if function.sort == "bound":
        word = function.name.partition(" ")[0]
        side = {
            "sure": "Whether it is so for sure",
            "may": "Whether it may be so",
            "least": "At least",
            "most": "At most",
        }
        if at_once:
            return [*lines, "It is decided of everything at once, for it hangs on nothing that is open."]
        return [*lines, f"{side[word]}, while not everything is decided."]
    if twin:
        name = identifier(over.name)
        lines.append(f"`{name}` with its notes: pairs of an index of LABELS[{literal(name)}] and what it moved.")
    if function.sort == "quantity":
        unit = counted(pack, function.result)
        low, high = over.ends
        within = f", {low} to {high}" if low and high else ""
        lines.append(f"In {unit}{within}.")
    elif function.sort == "refusals":
        lines.append(f"Indices of LABELS[{literal(function.name)}]; empty where it holds.")
    elif isinstance(function.result, NumberType):
        lines.append(f"In {counted(pack, function.result)}.")
    faults = sorted(faults_of(function) - {NOT_WEIGHED})
    if faults:
        told = "; ".join(f"{fault} ({RAISES[fault]})" for fault in faults)
        lines.append(f"Raises {told}.")
    if over.cites:
        lines.append(f"{over.cites}.")
    return lines


def counted(pack: Pack, of: Type) -> str:
    """Return the unit of a number in words: `percent`, `gold`, `tenths of gold`."""
    bare = without_none(of)
    assert isinstance(bare, NumberType)
    word = "percent" if bare.form == "percent" else unit_words(pack, bare, "2").strip() or "plain numbers"
    grain = grain_of(pack, bare)
    return word if grain == 1 else f"steps of {amount_text(grain)} {word}"
