"""What may be ordered: listed for a power of 1901 and for a kingdom in its twentieth month, and one drawn of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from benchmarks.rounds import Row, Wanted, against
from rulec.play import Game, begin

MONTHS = 20
DRAWN = 50
NAMES = ("orders_of_a_power", "orders_of_a_kingdom", "some_order_of_a_power", "some_order_of_a_kingdom")


def rows(wanted: Wanted) -> Iterator[Row]:
    """`orders_of_…`: milliseconds for all lawful orders, beside those for reading the same lines one by one.
    `some_order_of_…`: milliseconds for one that is drawn, beside those for reading one line."""
    if wanted("orders_of_a_power") or wanted("some_order_of_a_power"):
        yield from _rows(wanted, "power", *_power())
    if wanted("orders_of_a_kingdom") or wanted("some_order_of_a_kingdom"):
        yield from _rows(wanted, "kingdom", *_kingdom())


def _rows(wanted: Wanted, whose: str, game: Game, player: str) -> Iterator[Row]:
    lines = [each.line for each in game.orders_for(player)]

    def listed() -> None:
        for _ in game.orders_for(player):
            pass

    def read() -> None:
        for line in lines:
            game.check(player, [line])

    def drawn() -> None:
        for at in range(DRAWN):
            game.some_order(player, Random(at))

    def read_some() -> None:
        for at in range(DRAWN):
            game.check(player, [lines[at * 7 % len(lines)]])

    if wanted(f"orders_of_a_{whose}"):
        yield in_ms(against(f"orders_of_a_{whose}", listed, "reading them", read, 1, 5))
    if wanted(f"some_order_of_a_{whose}"):
        yield in_ms(against(f"some_order_of_a_{whose}", drawn, "reading one", read_some, DRAWN, 5))


def in_ms(row: Row) -> Row:
    """The same in milliseconds."""
    return replace(row, value=round(row.value / 1e6, 1), unit="ms", floor_value=round(row.floor_value / 1e6, 1))


def _power() -> tuple[Game, str]:
    from tests.play.packages import rules_of

    rules_of("diplomacy_1971")
    return begin("diplomacy_1971", seed=1), "France"


def _kingdom() -> tuple[Game, str]:
    """A game of eight kingdoms whose rulers have played twenty months."""
    from rulec.runtime.game.seeing import shape_for
    from tests.packs.alamaze_games import loaded, play

    rules, _ = loaded()
    world = play("7", 8, MONTHS).world
    return Game(rules, world), shape_for(rules, world).name(world.kingdoms[0])
