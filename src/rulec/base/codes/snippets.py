"""Pieces of the sources that show what a code of what happens is about."""

from __future__ import annotations


def process(lines: str, head: str = "test_run(guard: Guard)") -> str:
    """A process with some lines."""
    body = "".join(f"    {line}\n" for line in lines.splitlines())
    return f'process {head} "A test"\n{body}    cites book "Gate" 7\n'


FALLEN = 'event fallen(guard: Guard) "{guard} has fallen"\n    cites book "Gate" 8\n\n'
SORROW = '\nupon fallen(guard: g) "Sorrow"\n    lower g.luck by 1 point down to 0%\n    cites book "Gate" 8\n'
TURN = 'sequence turn "A turn"\n    step 1 "All"\n        run rest()\n    cites book "Gate" 9\n\n'
REST = process('tell everyone "All rest."', "rest()") + "\n"

ORDERS = 'kind Order, orders listed "order"\n\n'


def act(lines: str, head: str = 'order 12 "Rest"', kinds: str = ORDERS) -> str:
    """An entry that is an act."""
    body = "".join(f"    {line}\n" for line in lines.splitlines())
    return f'{kinds}{head}\n{body}    cites book "Gate" 10\n'


BY = "by house: House\n"
DOES = 'does\n    tell house "It is done."'
QUEUE = (
    'sequence turn "A turn"\n    queue order by lowest order.number\n    step 1 "All"\n        acts order 12\n'
    '    cites book "Gate" 9\n\n'
)
SLEEP = (
    '\norder 13 "Sleep"\n    by house: House\n    does\n        tell house "Sleep well."\n    cites book "Gate" 10\n'
)
COSTLY = act(BY + "costs 5 gold\n" + DOES)
VARIANT = 'variant ice_age "Ice Age"\n    modify wage\n        add 5 gold "frost"\n    cites book "Gate" 11\n\n'
