"""Where an extra is not installed, the error names it."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("missing", "module", "extra"),
    [
        ("gymnasium", "heliopolis.envs", "envs"),
        ("pyspiel", "heliopolis.envs.openspiel", "openspiel"),
        ("numpy", "heliopolis.data", "data"),
    ],
)
def test_who_lacks_an_extra_is_told_how_to_get_it(missing: str, module: str, extra: str) -> None:
    program = f"import sys; sys.modules['{missing}'] = None; import {module}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 1
    assert f"need {missing}: pip install 'heliopolis[{extra}]'" in done.stderr
