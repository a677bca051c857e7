"""Support for hosting games through `rulec.play`: beginnings, the knowledge of a player, and reports as text."""
