"""The boards of Origins, with everything on them."""
