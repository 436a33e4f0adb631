"""The boards of Origins where one is seen at a time."""
