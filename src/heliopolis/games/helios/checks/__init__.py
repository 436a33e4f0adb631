"""What every position must satisfy: invariants, and which steps may wait on which."""
