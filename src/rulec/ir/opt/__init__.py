"""Passes from program to program: each leaves every answer as it was."""
