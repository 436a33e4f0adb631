"""What would be, and why not: the boards after a choice, and what a thing on them answers."""
