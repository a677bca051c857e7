"""Judges what `check` accepted (or would have, without one of its codes) by playing it in random worlds.

`faults`: what the walk of a function ends in. `leaks`: what a player is told or shown differently in two worlds that
differ in something hidden from him. `clashes`: two lines that set one whole amount. `idle`: lines that never count, or
always do.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

from rulec.backends.python import emit
from rulec.base.diagnostics import Report
from rulec.base.types import EnumType, KindType, ListType, NumberType, OptionalType, SetType, SpotType, TruthType, Type
from rulec.driver.compile import Compiled
from rulec.driver.worked_examples.paired_worlds import Told, told
from rulec.ir import nodes as ir
from rulec.ir.interp.play.given_world import World
from rulec.ir.interp.play.state import Play, RefusedFault
from rulec.runtime.faults import RuleFault
from rulec.runtime.game.asking import Asking
from rulec.runtime.game.messages import Refused
from rulec.runtime.game.seeing import is_among, sees, shown_to
from rulec.runtime.game.shape import Holds
from rulec.runtime.game.specs import SequenceSpec
from rulec.sema.expr import Expr
from rulec.sema.typing.typer import Typer
from tests.memory_loader import load
from tests.property import secrets
from tests.property.answers import Drawn, Heard
from tests.property.facts import Told as Facts
from tests.property.inputs import Inputs
from tests.property.play import Apart, random_play
from tests.property.secrets import change, hidden, value, world_of

PROMISED = (
    "NoAnswer", "TooMuchTaken", "DividedByNothing", "MissingThing", "DiceFault", "Clash", "Undecided", "RecursionError",
)  # fmt: skip
"""Faults that no source that is accepted may meet. That a table has no row, that a source gives no value, that nobody
states a fact or that there is nothing to choose from is found in play alone."""

NO_SPOT = "a shape with a spot"
"""What the ground needs and does not find where an area of a random world is empty: found in play alone as well."""


# ---- without a check ---------------------------------------------------------------------------
@contextmanager
def deaf(*numbers: str) -> Iterator[None]:
    """Compiles as if there were no such codes."""
    said, warned, field = Report.error, Report.warning, Typer.field

    def error(self: Report, code: str, *arguments: Any, **named: Any) -> None:
        if code not in numbers:
            said(self, code, *arguments, **named)

    def warning(self: Report, code: str, *arguments: Any, **named: Any) -> None:
        if code not in numbers:
            warned(self, code, *arguments, **named)

    def there(self: Typer, of: Expr, *arguments: Any) -> Expr:
        if "R0305" in numbers and isinstance(of.type, OptionalType):
            of = replace(of, type=of.type.of)
        return field(self, of, *arguments)

    changed = {(Report, "error"): error, (Report, "warning"): warning, (Typer, "field"): there}
    with ExitStack() as stack:
        for (owner, name), new in changed.items():
            stack.enter_context(patch.object(owner, name, new))
        yield


class Fallen(Apart):
    """Dice that fall by where they are thrown, so that other throws change nothing about them."""

    def throw(self, address: str, faces: Any, count: int = 1) -> int:
        before = sum(thrown[0] == address for thrown in self.thrown)
        self.random = Random(f"{self.seed} {self.subject} {address} {before}")
        return super().throw(address, faces, count)


class Given(Inputs):
    """Arguments in which no amount is below nothing, as the checks take it."""

    def value(self, of: Type, depth: int = 0) -> object:
        found = super().value(of, depth)
        return max(found, 0) if isinstance(of, NumberType) and isinstance(found, int) else found


# ---- one world ---------------------------------------------------------------------------------
class Walk(NamedTuple):
    """One call of a function in a random world: what it answered, or the fault that it ended in, and all there is in
    the world afterwards."""

    function: str
    answer: object
    fault: str
    became: Told


def asked(compiled: Compiled, files: tuple[str, ...]) -> list[ir.Function]:
    """The functions that may be called by themselves, of some files."""
    return [
        function
        for function in compiled.program.functions.values()
        if not function.declared.within
        and function.sort not in ("sequence", "refusals")
        and not any(isinstance(stmt, ir.CarryOut) for stmt in function.body)
        and not getattr(function.declared, "column", "")  # of a view, asked of the things that it shows
        and function.span.source.path.endswith(files)
    ]


def walks(
    compiled: Compiled,
    files: tuple[str, ...],
    n: int,
    seed: str,
    like: Compiled | None = None,
    *,
    turned: bool = False,
    most: int | None = None,
) -> Iterator[Walk]:
    """Each function of some files, or `most` of them, called `n` times with amounts near those that the program speaks
    of, or the program `like`. `turned`: all lists, and all that is in play, the other way round."""
    functions = asked(compiled, files)
    if most is not None and most < len(functions):
        functions = Random(seed).sample(functions, most)
    for function in functions:
        inputs = Given(compiled.model, (like or compiled).program, 1)
        inputs.random = Random(f"{seed} {function.name}")
        for at in range(n):
            yield _walk(compiled, function, inputs, f"{seed} {at}", turned)


def _walk(compiled: Compiled, function: ir.Function, inputs: Inputs, fall: str, turned: bool) -> Walk:
    given = inputs.arguments(function)
    more = [inputs.thing(kind.name, 1) for kind in compiled.model.kinds.values() if not kind.listed]
    happens = compiled.model.deeds is not None
    play = random_play(compiled, inputs, [*given, *more], Random(fall)) if happens else Play(compiled.model)
    if turned:
        given = [_turned(value) for value in given]
        for thing in play.things:
            thing.fields.update({name: _turned(value) for name, value in thing.fields.items()})
        play.things.reverse()
    play.asking = Asking(Drawn(fall))
    fresh = World(compiled.program, compiled.model)
    fresh.play = play
    walker = replace(fresh.interpreter, play=play, dice=Fallen(fall), facts=Facts(fall, played=True))
    answer, fault = None, ""
    try:
        answer = walker.call(function.name, given)
    except RefusedFault as refused:
        answer = refused.sentence
    except (RuleFault, RecursionError) as met:
        fault = NO_SPOT if getattr(met, "what", "") == NO_SPOT else type(met).__name__
    return Walk(function.name, answer, fault, told(play) if turned or function.sort == "process" else {})


def _turned(value: object) -> object:
    return value[::-1] if isinstance(value, tuple) else value


def wrong(walk: Walk) -> str:
    """The fault that a walk ended in, if it is one of those that the checks keep out."""
    return walk.fault if walk.fault in PROMISED else ""


def apart(one: Compiled, other: Compiled, files: tuple[str, ...], n: int, seed: str) -> str:
    """The first function that answers, or does, something else in the other program; the same is given to both."""
    for left, right in zip(walks(one, files, n, seed), walks(other, files, n, seed, one), strict=False):
        if (left.function, left.answer, left.fault) != (right.function, right.answer, right.fault):
            return left.function
        if left.became != right.became:
            return left.function
    return ""


def order_counts(compiled: Compiled, files: tuple[str, ...], n: int, seed: str) -> str:
    """The first function that leaves another world where all that is in play stands the other way round."""
    for left, right in zip(walks(compiled, files, n, seed, turned=True), walks(compiled, files, n, seed), strict=True):
        if not left.fault and not right.fault and left.became and _sorted(left) != _sorted(right):
            return left.function
    return ""


def _sorted(walk: Walk) -> object:
    things = walk.became["things"]
    assert isinstance(things, list)
    plain = [
        (i, kind, {n: sorted(map(repr, v)) if isinstance(v, tuple) else v for n, v in f.items()})
        for i, kind, f in things
    ]
    return sorted(plain, key=lambda each: each[0]), walk.became["state"]


# ---- two worlds --------------------------------------------------------------------------------
def leaks(compiled: Compiled, files: tuple[str, ...], n: int, seed: str) -> Iterator[str]:
    """What players learn of hidden fields by what happens, which the rules do not give away."""
    given_away = _given_away(compiled)
    with load(emit(compiled.program), compiled.program) as loaded:
        game = loaded.package.GAME
        if not game.sequences:  # a pack of which no game can be begun shows things all the same
            game = game._replace(sequences=(SequenceSpec("turn", "A turn", lambda *_: None),))
        for function in asked(compiled, files):
            if function.sort == "process":
                call = getattr(loaded.package, loaded.layout.function(function.name))
                for at in range(n):
                    found = _leak(game, call, function, f"{seed} {at}", given_away)
                    if found:
                        yield f"{function.name}: {found}"
        for at in range(n if game.views else 0):
            found = _leak(game, None, None, f"{seed} {at}", given_away)
            if found:
                yield f"what is shown: {found}"
        if game.acts and compiled.model.all_deeds.sequences:
            yield from secrets.leaks(game, given_away, n, int(seed))[0]


def _given_away(compiled: Compiled) -> set[tuple[str, str]]:
    deeds = compiled.model.deeds
    telling = [] if deeds is None else [*deeds.processes.values(), *deeds.upons, *deeds.acts.values()]
    given_away = [each.gives_away for each in (*telling, *compiled.model.views.values())]
    return {(away.kind, away.name) for each in given_away for away in each}


def _leak(game: Any, call: Any, function: ir.Function | None, fall: str, given_away: set[tuple[str, str]]) -> str:
    """What one player learns of one thing that is hidden from him."""
    first, second = (world_of(game, Random(fall)) for _ in range(2))
    random = Random(f"{fall} secret")
    viewers = _who_sees(game, first)
    if not viewers:
        return ""
    one = random.choice(viewers)
    two = second.things[one.id]
    secrets = [
        each
        for each in hidden(game, first, one)
        if given_away.isdisjoint({(each.kind, each.field.name), (each.kind, "")})
    ]
    if not secrets:
        return ""
    secret = random.choice(secrets)
    if not change(game, second, secret, two, random):
        return ""
    learns = []
    for world, viewer in ((first, one), (second, two)):
        seen = _seen(game, world, viewer, call, function, fall, secret)
        if seen is None:
            return ""
        learns.append(seen)
    for left, right in zip(*learns, strict=False):
        if left != right:
            return f"{secret.kind}.{secret.field.name}: {left!r} is {right!r}"
    return "" if len(learns[0]) == len(learns[1]) else f"{secret.kind}.{secret.field.name}: more is told"


def _who_sees(game: Any, world: Any) -> list[Any]:
    """The things to which something is shown that is hidden from others."""
    shown = [
        (thing, field.seen)
        for thing in world.things.values()
        for field in game.shape.kind_of(thing).fields
        if field.seen is not None
    ]
    return [each for each in world.things.values() if any(is_among(each, thing, seen, world) for thing, seen in shown)]


def _seen(
    game: Any, world: Any, viewer: Any, call: Any, function: ir.Function | None, fall: str, secret: Any
) -> list[str] | None:
    """What a player is told, asked and shown when a process is run; None where it meets a fault, or where the secret is
    no longer hidden from him."""
    random, heard = Random(f"{fall} given"), Heard(fall)
    heard.world = world
    world.facts, world.asks.source = Facts(fall, played=True), heard
    if function is not None:
        given = [value(world, _holds(param.type), random) for param in function.params]
        facts, dice = [world.facts] * function.asks, [Fallen(fall)] * function.throws
        try:
            call(*given, *facts, *[world] * function.world, *dice)
        except (RuleFault, Refused):
            return None
    of = world if secret.thing == 0 else world.things.get(secret.thing)
    if of is None or is_among(viewer, of, secret.field.seen, world):
        return None
    known = [report.text for report in world.reports if report.who is None or viewer.id in report.who]
    known += [words for _, who, words, _ in heard.asked if who is viewer]
    if world.in_play(viewer):
        known += [repr(shown) for shown in shown_to(game, world, viewer)]
    return known + list(_fields(game, world, viewer))


def _holds(of: Type) -> Holds:
    """What a world makes values of for a parameter."""
    match of:
        case OptionalType(of=inner):
            return _holds(inner)._replace(optional=True)
        case NumberType():
            return Holds("number")
        case TruthType():
            return Holds("truth")
        case SpotType():
            return Holds("spot")
        case EnumType(name=name) | KindType(name=name, listed=True):
            return Holds("choice", name)
        case KindType(name=name):
            return Holds("thing", name)
        case SetType(of=EnumType(name=name) | KindType(name=name)):
            return Holds("set", name)
        case ListType(of=inner):
            return Holds("list", item=_holds(inner))
        case _:
            return Holds("text")


def _fields(game: Any, world: Any, viewer: Any) -> Iterator[str]:
    """What a player may see of each thing."""
    for number in sorted(world.things):
        thing = world.things[number]
        if sees(viewer, thing, world):
            for field in game.shape.kind_of(thing).fields:
                if is_among(viewer, thing, field.seen, world):
                    yield f"{number}.{field.name}: {_plain(getattr(thing, field.slot))}"


def _plain(value: Any) -> object:
    if isinstance(value, tuple | list):
        return tuple(map(_plain, value))
    return ("#", value.id) if hasattr(value, "id") else value


__all__ = ["Walk", "apart", "asked", "deaf", "leaks", "order_counts", "walks", "wrong"]
