"""`python -m rulec` is `rulec`."""

from __future__ import annotations

import sys

from rulec.commands.main import main

if __name__ == "__main__":
    sys.exit(main())
