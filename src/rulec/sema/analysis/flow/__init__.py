"""Information flow: who may learn what of a hidden field."""
