"""What players type: lines read against the forms of all acts."""
