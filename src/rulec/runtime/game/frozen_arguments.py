"""Immutable arguments of an outcome.

`Args` extends Python's dict, so this module is not compiled into the extension modules.
"""

from __future__ import annotations

from typing import Any, NoReturn


class Args(dict[str, Any]):
    """The arguments of an outcome by name. Changing one raises TypeError."""

    __slots__ = ()

    def _keep(self, *_: Any, **__: Any) -> NoReturn:
        raise TypeError("the arguments of an outcome stay as they were told")

    __setitem__ = __delitem__ = __ior__ = clear = pop = popitem = setdefault = update = _keep

    def __reduce__(self) -> tuple[Any, ...]:
        return Args, (dict(self),)
