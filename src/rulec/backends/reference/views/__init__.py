"""Views: one module for each sort of page."""
