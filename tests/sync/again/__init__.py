"""See the README of this folder."""
