"""The resolved model: what the back ends and the lowering read. Nothing here is a mere name any more.

Everything stands in source order (packs first to last, files by name, declarations as written). A model is
frozen; inherited declarations carry the pack that declared them.
"""

from __future__ import annotations

from rulec.sema.model.functions import *  # noqa: F403
from rulec.sema.model.reasons import *  # noqa: F403
from rulec.sema.model.tables import *  # noqa: F403
from rulec.sema.model.vocabulary import *  # noqa: F403
from rulec.sema.model.whole import *  # noqa: F403
