"""Cases of a review of how reliable rulec is."""
