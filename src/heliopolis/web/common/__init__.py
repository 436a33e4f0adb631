"""What every page is made of: the shell around it, players and their scores."""
