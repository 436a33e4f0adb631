"""Compile the kernel, the rules and the bots with mypyc, where that is possible.

All else about the package stands in pyproject.toml. The same sources run as plain Python where no compiler,
no headers or no mypyc are found, where HELIOPOLIS_PURE=1 is set, and in an editable install. Where compiling
was tried and failed, an ordinary install falls back to plain Python; HELIOPOLIS_FAST=1 makes it an error.
"""

import os
import shlex
import subprocess
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOMS = ("position", "rules", "checks", "evaluation")
COMPILED = ("kernel/**/*.py", "games/*/*.py", *(f"games/*/{room}/**/*.py" for room in ROOMS), "bots/*.py")
# Packages, and what gains nothing: waiting for other processes, and what is only for where nothing is compiled.
INTERPRETED = {"__init__.py", "external.py", "program.py", "plain_network.py"}

PURE = os.environ.get("HELIOPOLIS_PURE") == "1"
FAST = os.environ.get("HELIOPOLIS_FAST") == "1"


def modules() -> list[str]:
    """Find the sources to compile."""
    package = Path("src/heliopolis")
    found = {path for pattern in COMPILED for path in package.glob(pattern)}
    return sorted(str(path) for path in found if path.name not in INTERPRETED)


def groups() -> list[tuple[list[str], str | None]]:
    """Sort them into libraries: one for each game and one for the rest, which compile side by side."""
    sorted_out: dict[str, list[str]] = {}
    for module in modules():
        parts = Path(module).parts
        name = parts[3] if parts[2] == "games" else "core"
        sorted_out.setdefault(f"heliopolis_{name}", []).append(module)
    return [(members, name) for name, members in sorted_out.items()]


def notice(reason: str) -> None:
    """Say in one line why the build is not compiled."""
    print(f"heliopolis: {reason}; building plain Python, slower but the same.", file=sys.stderr)  # noqa: T201


def builds() -> bool:
    """Tell whether this run of setup.py builds modules: reading metadata must not wait for a compiler.

    An editable install does not: compiled modules beside the sources would hide every later edit.
    """
    return not {"build", "build_ext", "bdist_wheel", "install"}.isdisjoint(sys.argv)


def compiler_works() -> bool:
    """Ask the C compiler for Python's headers: both may be missing."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if not compiler:
        return True  # a platform that finds its compiler in other ways
    command = [*shlex.split(compiler), "-I", sysconfig.get_path("include"), "-E", "-x", "c", "-"]
    try:
        subprocess.run(command, input=b"#include <Python.h>", capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return False
    return True


def extensions() -> list[Extension]:
    """Translate the modules to C; within a library, where nearly all calls are, calls are direct."""
    if PURE or not builds() or not modules():
        return []
    if not compiler_works():
        notice("no C compiler with Python's headers (Debian: gcc and python3-dev)")
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        notice("no mypyc (pip install 'mypy[mypyc]')")
        return []
    # Only what is compiled has to pass here, and without the libraries that the rest of the package uses.
    lenient = ["--follow-imports=silent", "--ignore-missing-imports", "--no-warn-unused-ignores"]
    cache = "--cache-dir=build/types"  # not that of `make types`: with other options each would undo the other
    try:
        return mypycify(  # type: ignore[return-value]  # the type of distutils, the class of setuptools
            [*lenient, cache, *modules()], opt_level="3", multi_file=False, separate=groups()
        )
    except SystemExit:
        if FAST:
            raise
        notice("mypyc refused the sources")
        return []


EXACT = {"unix": ["-ffp-contract=off"], "mingw32": ["-ffp-contract=off"], "msvc": ["/fp:strict"]}
"""By kind of compiler (gcc and clang are both of the first): what keeps it from fusing a product and a sum.

Fused, they are rounded once instead of twice: evaluations would differ from the sources in the last bit, and with them
what bots choose. Compilers do it unasked on ARM. tests/conformance/test_builds.py notices one that does all the same.
"""


class AllOrNothing(build_ext):
    """Build every compiled module or none: half a group would not import."""

    def finalize_options(self) -> None:
        """Use every core: each library is one run of the compiler."""
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count() or 1

    def build_extensions(self) -> None:
        """Compile without fused operations, whichever compiler it is."""
        for extension in self.extensions:
            # A list of its own: they all share one.
            extension.extra_compile_args = [*extension.extra_compile_args, *EXACT.get(self.compiler.compiler_type, [])]
        super().build_extensions()

    def run(self) -> None:
        """Build, and take everything back if anything fails."""
        try:
            super().run()
        except Exception:
            if FAST:
                raise
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            self.extensions = []
            notice("compiling failed")


if __name__ == "__main__":  # tests read what is compiled without building anything
    setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing})
