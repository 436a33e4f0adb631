"""The table in a browser: pages over ``table``, made here whole; the browser's script knows no rule and no game."""
