"""The boards of Origins, and what stands on them."""
