"""The surface tree of what happens: state, events, processes and their statements, acts, sequences, variants.

What `rulec.syntax.nodes` says of its nodes holds here too: frozen, a span each, nothing resolved.
"""

from __future__ import annotations

from rulec.syntax.deeds.declarations import *  # noqa: F403
from rulec.syntax.deeds.statements import *  # noqa: F403
from rulec.syntax.nodes.examples import Does as Does
