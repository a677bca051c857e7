"""Information flow: no message, act, view or change may reveal a hidden field to a player who may not know it."""
