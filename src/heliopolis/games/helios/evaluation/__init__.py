"""What a position is worth: estimates for bots, numbers for learning agents."""
