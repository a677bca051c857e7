"""Random edits of small packs: whatever was built before, commands say and write what they do in an empty folder."""
