"""A toy game: small enough to read in one sitting, with one of everything the kernel knows."""
