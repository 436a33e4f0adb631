"""Where the pieces lie: the state, its components, the vocabulary of choices, and how it is saved."""
