"""Packages and the runtime compiled into extension modules beside their sources."""
