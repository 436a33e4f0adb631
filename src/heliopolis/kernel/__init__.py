"""The kernel: what a board game is, without knowing any. It imports nothing else of Heliopolis."""

from heliopolis.kernel.plain_vecs import stand_in

stand_in()
