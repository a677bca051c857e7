"""What `rulec.play` hosts games with: how they begin, what each player knows of them, reports as text."""
