"""Data in pages and scripts: JSON in which no text can end the element, the string or the line that holds it."""

from __future__ import annotations

import base64
import json
import zlib
from hashlib import sha256

_APART = {ord(c): f"\\u{ord(c):04x}" for c in "<>&\u2028\u2029"}


def json_text(value: object) -> str:
    """A value as JSON that may stand in a script element."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).translate(_APART)


def script(name: str, value: object) -> str:
    """A script that puts a value on `rulecSite` under a name. JSON in a string is read faster than written out."""
    return f"(globalThis.rulecSite ??= {{}}).{name} = JSON.parse({json_text(json_text(value))});\n"


def packed(text: str) -> str:
    """A text as letters and digits, deflated; `site.unpacked` undoes this."""
    return base64.b64encode(zlib.compress(text.encode(), 9)).decode()


def allowed(text: str) -> str:
    """What a policy says to allow a script or a style that stands in a page: its sum."""
    return f"'sha256-{base64.b64encode(sha256(text.encode()).digest()).decode()}'"
