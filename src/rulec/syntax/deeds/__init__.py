"""Syntax tree of state, events, processes and their statements, acts, sequences and variants.

Like `rulec.syntax.nodes`: frozen nodes with spans, nothing resolved.
"""

from __future__ import annotations

from rulec.syntax.deeds.declarations import *  # noqa: F403
from rulec.syntax.deeds.statements import *  # noqa: F403
from rulec.syntax.nodes.examples import Does as Does
