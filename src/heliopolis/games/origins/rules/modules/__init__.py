"""What is not in every game: solo training, Ancient Wonders, Trials of the Builders."""
