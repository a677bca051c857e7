"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
<<<<<<< HEAD
RULES_HASH: Final = '84e91daa7bdcd514be8674a6e354680377bac165219dc2da9ac610dc602b306d'
EXECUTED_HASH: Final = '3f5b578f79ed1e70843399d70805c0c71d3132232e5f54809787fc5aa0330c06'
=======
RULES_HASH: Final = '94c782dabdbbefe04191e51623d03a17ad7a7d2e8640adea90816b7ca38fc4b4'
EXECUTED_HASH: Final = '7b841d141598e8ef7e51be44b87c7c28cd0c68843ac9510d1d3370e82fc1f0b0'
>>>>>>> towns2
