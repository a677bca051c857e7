"""The syntax tree: exactly what was written, with a span on each node.

Nodes are frozen and have no parent links. Equality ignores spans. Nothing is resolved: a `Name` may be a parameter, an
entry, a member or a mistake.
"""

from __future__ import annotations

from rulec.base.tree import Node as Node
from rulec.syntax.nodes.answers import *  # noqa: F403
from rulec.syntax.nodes.examples import *  # noqa: F403
from rulec.syntax.nodes.expressions import *  # noqa: F403
from rulec.syntax.nodes.overrides import *  # noqa: F403
from rulec.syntax.nodes.reasons import *  # noqa: F403
from rulec.syntax.nodes.views import *  # noqa: F403
from rulec.syntax.nodes.vocabulary import *  # noqa: F403
