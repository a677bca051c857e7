"""What each sort of page shows, as data for its template."""
