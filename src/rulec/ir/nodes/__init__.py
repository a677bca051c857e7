"""The lowered form: expressions and statements on whole numbers, truths, texts, None and things in play.

An amount is an `int`; what it counts is known when compiling: its value in units is `raw / den`, and the `den`
of every place is fixed by the lowering. Members and entries of listed kinds are ints, sets of them bit masks.
`Note` statements tell which clause moved the value and by how much; without them the same body is the plain
resolver (`rulec.ir.opt.erase_notes`).
"""

from __future__ import annotations

from rulec.base.tree import Node as Node
from rulec.ir.nodes.expressions import *  # noqa: F403
from rulec.ir.nodes.pack_data import Param as Param
from rulec.ir.nodes.programs import *  # noqa: F403
from rulec.ir.nodes.statements import *  # noqa: F403
from rulec.ir.nodes.walking import *  # noqa: F403
