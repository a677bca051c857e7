"""The lowered form: expressions and statements on ints, truths, texts, None and things in play.

Terms. A *raw* value is the int that stands for an amount; the amount is `raw / den` units. The lowering fixes the `den`
of every place, so no fraction exists at run time. Members of enumerations and entries of listed kinds are ints, and
sets of them bit masks.

A `Note` statement names the clause that moved a value and the amount by which it did. The same body without its notes
is the plain resolver (`rulec.ir.opt.erase_notes`).
"""

from __future__ import annotations

from rulec.base.tree import Node as Node
from rulec.ir.nodes.expressions import *  # noqa: F403
from rulec.ir.nodes.pack_data import Param as Param
from rulec.ir.nodes.programs import *  # noqa: F403
from rulec.ir.nodes.statements import *  # noqa: F403
from rulec.ir.nodes.walking import *  # noqa: F403
