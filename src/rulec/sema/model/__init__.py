"""The resolved model that the lowering and the back ends read. Names are replaced by declarations.

Declarations are in source order: packs first to last, files by name, lines as written. The model is frozen; inherited
declarations keep the pack that declared them.
"""

from __future__ import annotations

from rulec.sema.model.functions import *  # noqa: F403
from rulec.sema.model.reasons import *  # noqa: F403
from rulec.sema.model.tables import *  # noqa: F403
from rulec.sema.model.vocabulary import *  # noqa: F403
from rulec.sema.model.whole import *  # noqa: F403
