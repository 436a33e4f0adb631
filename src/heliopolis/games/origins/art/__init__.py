"""How Origins looks: its boards as shapes and as cells of a terminal."""
