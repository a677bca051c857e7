"""The surface tree: what an editor wrote, word for word, with a span on every node.

Frozen, no parent links. Equality means "the same program": spans do not count. Nothing here is resolved:
a `Name` may turn out to be a parameter, a record, an enumeration member or a mistake.
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
