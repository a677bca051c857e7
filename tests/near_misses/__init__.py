"""Sources that differ little from those which the pages of `docs/errors` refuse, judged by playing them."""
