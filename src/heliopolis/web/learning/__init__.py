"""Pages for those who learn: the path of lessons, and each of them."""
