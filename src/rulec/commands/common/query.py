"""Shared parts of `explain` and `odds`: find the declaration, parse the givens, and evaluate it."""

from __future__ import annotations

import gc
import io
import os
import re
import sys
from typing import TYPE_CHECKING, TypeVar

from rulec.base.diagnostics import Report
from rulec.base.records import dataclass
from rulec.base.text import article, did_you_mean
from rulec.commands.common import locations
from rulec.commands.common.option_parser import Line, UsageError, check_variants, unknown
from rulec.commands.common.report_output import say
from rulec.driver.cache import Cache, folder_for
from rulec.driver.grammar import ready_for_expressions
from rulec.driver.parts.codec import NotStored
from rulec.driver.parts.store import stored
from rulec.sema.deeds import pairs_apart

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from fractions import Fraction
    from typing import TextIO

    from rulec.base.spans import Span
    from rulec.driver.compile import Compiled
    from rulec.driver.discovery import Root
    from rulec.ir.interp.api import Situation
    from rulec.ir.interp.breakdown import Breakdown
    from rulec.runtime.dice import Tape
    from rulec.sema.model import Function, Model, Setting, Solve, Statement

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Asked:
    """A query: the pack, the requested name with its sort of declaration ("": an entry), and the given pairs."""

    made: Compiled
    name: str
    sort: str
    pairs: Pairs
    style: str  # text or json
    thrown: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()

    @property
    def model(self) -> Model:
        """Model of the pack."""
        return self.made.model


class _Held(io.StringIO):
    """A buffer for a stream, held back until the answer is complete."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__()
        self.stream = stream

    def isatty(self) -> bool:
        """Return whether the stream is a terminal."""
        return self.stream.isatty()

    def release(self) -> None:
        """Print the text."""
        self.stream.write(self.getvalue())


def answered(run: Callable[[bool], int]) -> int:
    """Answer a query from the parts stored by the last build, or, if these do not suffice, from the compiled pack.

    *run* takes whether to use the stored parts, and returns the exit code. Output of an incomplete run is dropped.
    """
    out, err = _Held(sys.stdout), _Held(sys.stderr)
    sys.stdout, sys.stderr = out, err
    try:
        return run(True)
    except NotStored:
        out.truncate(0)
        err.truncate(0)
    finally:
        sys.stdout, sys.stderr = out.stream, err.stream
        err.release()
        out.release()
    return run(False)


def ask(line: Line, usage: str, style: str, from_parts: bool) -> Asked | None:
    """Parse the command line and load the pack. Return None if an error was reported."""
    roots = locations.where(line)
    pack = locations.one_pack(line, roots, usage)
    if len(line.words) != 2:
        raise UsageError(f"which rule? usage: {usage}" if len(line.words) < 2 else f"usage: {usage}")
    report = Report()
    pairs = given_pairs(line.many("--given"), report)
    if report.failed:
        say(report.sorted())
        return None
    made = pack_of(pack, roots, locations.out(line, roots), line.many("--variant"), from_parts)
    if made is None:
        return None
    thrown, variants = tuple(line.many("--thrown")), tuple(line.many("--variant"))
    name, sort = _meant(made.model, line.words[1], bool(pairs or thrown))
    asked = Asked(made, name, sort, pairs, style, thrown, variants)
    if sort in ("constant", "ruling"):
        refuse_given(asked, f"a {sort}")
    if asked.thrown and not throws_dice(asked):
        raise UsageError(f"`{asked.name}` throws no dice, so `--thrown` has no place here")
    if line.many("--answered"):
        raise UsageError(f"`{asked.name}` asks nobody, so `--answered` has no place here")
    return asked


def pack_of(name: str, roots: list[Root], out: str, variants: list[str], from_parts: bool) -> Compiled | None:
    """Return the queried pack, or print its errors and return None."""
    if from_parts:
        gc.disable()  # the process is short-lived, and most of its objects live until the end
        locations.recover(out)
        cache = Cache(folder_for(roots))
        found = stored(cache, name, roots)
        if found.said:
            print(f"rulec: {name}: {found.said}; it is compiled for this answer", file=sys.stderr)
        if found.made is not None:
            deeds = found.made.model.all_deeds
            check_variants(name, variants, list(deeds.variants), pairs_apart(deeds))
            ready_for_expressions(cache, found.own)
            return found.made
    from rulec.commands.common.compiling import compiled

    return compiled(name, roots, out, variants, kept=from_parts)


def _meant(model: Model, asked: str, given: bool) -> tuple[str, str]:
    """Return the requested name and its sort of declaration, for `wage` or `ruling:wage`.

    If givens are present, sorts that can read them are preferred. An ambiguous name is rejected.
    """
    from rulec.sema.sorts import SORTS, held

    explained = [sort for sort in SORTS if sort.answers or sort.name in ("solve", "constant", "ruling")]
    word, colon, name = asked.partition(":")
    for sort in explained:
        if colon and sort.name == word:
            if name not in held(model, sort):
                raise unknown(f"the pack `{model.pack}` has no {sort.said} `{name}`", name, held(model, sort))
            return name, sort.name
    found = [sort for sort in explained if asked in held(model, sort)]
    if given and len(found) > 1:
        found = [sort for sort in found if sort.takes] or found
    if len(found) > 1:
        said = " and ".join(f"a {sort.said}" for sort in found)
        ways = " or ".join(f"`{sort.name}:{asked}`" for sort in found)
        raise UsageError(f"`{asked}` is {said}: ask for {ways}")
    if found:
        return asked, found[0].name
    return asked, ""


def refuse_given(asked: Asked, said: str) -> None:
    """Reject givens for a declaration that reads nothing."""
    if asked.pairs:
        raise UsageError(f"`{asked.name}` is {said} and reads nothing, so `--given` has no place here")


def throws_dice(asked: Asked) -> bool:
    """Return whether the queried function rolls dice."""
    function = asked.made.program.functions.get(asked.name)
    return function is not None and function.throws


def tape(values: tuple[str, ...]) -> Tape:
    """Return the dice of `--thrown 5,2` or `--thrown a=1,b=3`."""
    from rulec.runtime.dice import Tape

    row: list[int] = []
    named: dict[str, list[int]] = {}
    for part in ",".join(values).split(","):
        name, equals, face = part.partition("=") if "=" in part else ("", "", part)
        if not face.strip().lstrip("-").isdecimal() or (equals and not name.strip()):
            raise UsageError(f"`--thrown {part.strip()}`: write what the dice show, as `5,2` or `a=5,b=2`")
        if equals:
            named.setdefault(name.strip(), []).append(int(face))
        else:
            row.append(int(face))
    if row and named:
        raise UsageError("`--thrown`: name all of the dice or none")
    return Tape(named or row)


def function_of(asked: Asked) -> Function:
    """Return the queried function, or reject the name."""
    try:
        return asked.model.function(asked.name)
    except KeyError:
        model = asked.model
        known = [*(f.name for f in model.functions), *model.constants, *model.rulings, *model.solves]
        hint = did_you_mean(asked.name, known)
        if asked.name in model.solves:  # a solve as a whole has no odds
            hint = f"it is a solve; ask one of its parts, such as `{model.solves[asked.name].decides[0]}`"
        elif other := _other_sort(model, asked.name):
            hint = other
        raise UsageError(
            f"the pack `{model.pack}` has no rule `{asked.name}`" + (f"; {hint}" if hint else "")
        ) from None


def _other_sort(model: Model, name: str) -> str:
    """Return a hint for a name without a value: its sort, and a rule to query instead; "" for an unknown name."""
    from rulec.sema.sorts import SORTS, held
    from rulec.sema.summaries.uses import uses

    sort = next((sort for sort in SORTS if name in held(model, sort)), None)
    if sort is None:
        return ""
    read = re.compile(rf"\b{re.escape(name)}\b")
    readers = (use.name for use in uses(model) if use.name in model.function_names and read.search(use.value.span.text))
    rule = next(readers, None)
    asks = f"ask a rule that reads it, such as `{rule}`" if rule is not None else "its page stands in the reference"
    return f"it is {article(sort.said)} and has no value of its own; {asks}"


def walk(asked: Asked, function: Function) -> Breakdown | None:
    """Return the breakdown for the givens, or print the reason why there is none and return None."""
    from rulec.ir.interp.api import explain
    from rulec.runtime.faults import RuleFault

    if throws_dice(asked) and not asked.thrown:
        return _without_dice(asked, function)
    dice = tape(asked.thrown) if asked.thrown else None

    def run(given: Situation) -> Breakdown:
        found = explain(given, function.name, dice)
        if dice is not None and dice.left:
            raise RuleFault(function.name, f"`--thrown` says what {dice.left} more dice show than are thrown")
        return found

    return told(asked, function, run)


def _without_dice(asked: Asked, function: Function) -> Breakdown | None:
    """Return the breakdown if no dice are needed after all; otherwise report dice together with other missing
    givens."""
    from rulec.base.types import PLAIN
    from rulec.ir.interp.api import NeedsInput, explain
    from rulec.runtime.dice import Recorded, Seeded
    from rulec.runtime.faults import RuleFault

    thrown: list[tuple[str, int]] = []
    dice = Recorded(Seeded(0), thrown)

    def run(given: Situation) -> Breakdown:
        try:
            found = explain(given, function.name, dice)
        except NeedsInput as lack:
            more = (("--thrown", PLAIN, "what the dice show"),) if thrown else ()
            raise NeedsInput((*lack.needs, *more)) from None
        except RuleFault:
            if not thrown:
                raise
        else:
            if not thrown:
                return found
        cure = "add what they show, as `--thrown 5,2`, or ask `rulec odds` how likely each result is"
        raise RuleFault(function.name, f"throws dice; {cure}")

    return told(asked, function, run)


def chances(asked: Asked, function: Function) -> dict[object, Fraction] | None:
    """Return the distribution of raw answers of a function that rolls dice, or print why there is none."""
    from rulec.ir.interp.api import distribution

    return told(asked, function, lambda given: distribution(given, function.name))


def told(asked: Asked, function: Function | Solve, run: Callable[[Situation], T]) -> T | None:
    """Evaluate the query, or print the reason for failure and return None."""
    from rulec.ir.interp.api import NeedsInput, Situation
    from rulec.runtime.faults import RuleFault
    from rulec.sema.examples import settings

    report = Report()
    typed, names = settings(asked.made.context, function, asked.pairs, report)
    if not report.failed:
        _check_read(asked, function, typed, report)
    if report.found:
        say(report.sorted())
    if report.failed:
        return None
    try:
        return run(Situation(asked.made.program, asked.model, typed, names, asked.variants))
    except NeedsInput as lack:
        from rulec.base.types import show_type

        _tell_refusal(asked, [(path, show_type(of), question) for path, of, question in lack.needs], "")
    except RuleFault as fault:
        _tell_refusal(asked, [], str(fault))
    return None


def _check_read(
    asked: Asked, function: Function | Solve, typed: tuple[Setting | Statement, ...], report: Report
) -> None:
    """Report givens that the queried declaration never reads."""
    from rulec.base.types import TEXT
    from rulec.ir.analysis.call_graph import reads
    from rulec.sema import expr as e
    from rulec.sema.model import NOTHING_ELSE, Setting, Solve

    model, program = asked.model, asked.made.program
    parts = set(function.functions) if isinstance(function, Solve) else {function.name}
    read = reads(program, parts)
    said = [x for one in typed for x in ((one.value,) if isinstance(one, Setting) else one.arguments or ())]
    spoken = {part.name for value in said for part in e.walk(value) if isinstance(part, e.Variable)}
    spoken |= {one.root for one in typed if isinstance(one, Setting) and one.path}
    spoken |= {parameter.name for name in parts for parameter in program.functions[name].params}
    if isinstance(function, Solve):
        spoken |= {parameter.name for parameter in function.parameters}

    def unread(what: str, span: Span, known: Iterable[str]) -> None:
        hint = did_you_mean(what, known) or "take it away"
        report.error("R0814", f"`{asked.name}` does not read `{what}`", span, "this cannot count", hint=hint)

    for one in typed:
        if not isinstance(one, Setting):
            if one.fact not in read.facts and one.fact != NOTHING_ELSE:
                unread(one.fact, one.span, read.facts)
            continue
        if one.path:
            if one.path[-1] not in read.fields and one.value.type != TEXT:
                unread(one.path[-1], one.span, read.fields)
        elif isinstance(one.value, e.New):
            if one.root not in spoken and model.kinds[one.value.kind].plural not in read.world:
                unread(one.root, one.span, spoken)
        elif one.root not in spoken and one.root not in read.world:
            unread(one.root, one.span, [*read.world, *spoken])


def _tell_refusal(asked: Asked, needs: list[tuple[str, str, str]], sentence: str) -> None:
    """Print why there is no value: missing givens (name, type, question), or a sentence."""
    from shlex import quote

    from rulec.commands.common.report_output import print_json
    from rulec.sema.model import NOTHING_ELSE

    if asked.style == "json":
        lacks = [{"name": path, "type": of, "question": question} for path, of, question in needs]
        head = {"pack": asked.model.pack, "name": asked.name, "given": dict(asked.pairs)}
        print_json({**head, "needs": lacks} if lacks else {**head, "fault": sentence})
    if sentence:
        print(f"rulec: {asked.name}: {sentence}", file=sys.stderr)
        return
    print(f"rulec: `{asked.name}` needs what is not given:", file=sys.stderr)
    width = max(len(path) for path, _, _ in needs)
    kinds = max(len(of) for _, of, _ in needs)
    for path, of, question in needs:
        print(f"  {path:<{width}}  {of:<{kinds}}  {question}", file=sys.stderr)
    path, of, _ = needs[0]
    mark = "" if quote(path) == path else "'"
    print(f"add for example `--given {mark}{path}=…{mark}`", file=sys.stderr)
    if sum(1 for _, _, question in needs if question) > 1:
        print(f"`--given {NOTHING_ELSE}=no` says that of what has to be stated nothing else holds", file=sys.stderr)


Pairs = list[tuple[str, str]]


def given_pairs(values: list[str], report: Report) -> Pairs:
    """Return all pairs in the values of `--given`, in order, and report errors in files."""
    found: Pairs = []
    for value in values:
        key, equals, text = value.partition("=")
        if equals and not os.path.isfile(value):
            found.append(_pair(key, text, f"`--given {value}`"))
        elif os.path.isfile(value):
            found += _file(value, report)
        else:
            raise UsageError(f"`--given {value}` is neither `name=value` nor a file")
    return found


def _pair(key: str, value: str, where: str) -> tuple[str, str]:
    if not key.strip() or not value.strip():
        raise UsageError(f"{where}: write `name=value`")
    return key.strip(), value.strip()


def _file(path: str, report: Report) -> Pairs:
    from rulec.syntax.decode import decode

    with open(path, "rb") as file:
        source = decode(path.replace(os.sep, "/"), file.read(), report)
    if source is None:
        return []
    if path.endswith((".yaml", ".yml")):
        from rulec.tables.yaml import compose

        root = compose(source, report)
        return _flat(root, "", path) if root is not None else []
    found: Pairs = []
    for number, line in enumerate(source.text.split("\n"), 1):
        text = line.strip()
        if text and not text.startswith("#"):
            key, _, value = text.partition("=")
            found.append(_pair(key, value, f"{path}:{number}"))
    return found


def _flat(node: object, prefix: str, path: str) -> Pairs:
    from rulec.tables.yaml import YamlList, YamlMap, YamlScalar

    if isinstance(node, YamlMap):
        inner = [(f"{prefix}.{key.text}" if prefix else key.text, value) for key, value in node.pairs]
        return [pair for name, value in inner for pair in _flat(value, name, path)]
    if isinstance(node, YamlScalar) and prefix:
        return [_pair(prefix, node.text, path)]
    if isinstance(node, YamlList) and prefix and all(isinstance(item, YamlScalar) for item in node.items):
        texts = [item.text for item in node.items if isinstance(item, YamlScalar)]
        return [(prefix, "{" + ", ".join(texts) + "}")]
    raise UsageError(f"{path}: write a line `name: value` for each thing that is given")
