"""The players' site, in a real browser."""
