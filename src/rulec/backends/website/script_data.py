"""Encode data for pages and scripts, so that no text can end the element or string that contains it."""

from __future__ import annotations

import base64
import json
import zlib
from hashlib import sha256

_APART = {ord(c): f"\\u{ord(c):04x}" for c in "<>&\u2028\u2029"}


def json_text(value: object) -> str:
    """Return JSON that is safe inside a script element."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).translate(_APART)


def script(name: str, value: object) -> str:
    """Return a script that stores a value under a name in `rulecSite`. Browsers parse JSON faster than object
    literals."""
    return f"(globalThis.rulecSite ??= {{}}).{name} = JSON.parse({json_text(json_text(value))});\n"


def packed(text: str) -> str:
    """Return a text deflated and in base64; `site.unpacked` reverses this."""
    return base64.b64encode(zlib.compress(text.encode(), 9)).decode()


def allowed(text: str) -> str:
    """Return the policy source that allows an inline script or style: its hash."""
    return f"'sha256-{base64.b64encode(sha256(text.encode()).digest()).decode()}'"
