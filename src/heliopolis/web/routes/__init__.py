"""Which address does what."""
