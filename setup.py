"""Compile the kernel, the rules, the bots, and what writes shapes and texts with mypyc, where that is possible.

All else about the package is in pyproject.toml. The same sources run as plain Python where no compiler,
no headers or no mypyc are found, where HELIOPOLIS_PURE=1 is set, and in an editable install. Where compiling
was tried and failed, an ordinary install falls back to plain Python; HELIOPOLIS_FAST=1 makes it an error.
"""

import ast
import inspect
import os
import re
import shlex
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import suppress
from itertools import pairwise
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOMS = ("position", "rules", "checks", "evaluation")
PLAYING = ("kernel/**/*.py", "games/*/*.py", *(f"games/*/{room}/**/*.py" for room in ROOMS), "bots/*.py")
# Every page calls these hundreds of times.
WRITING = (*(f"render/{name}.py" for name in ("lines", "markup", "shapes", "svg")), "words/texts.py", "words/voice.py")
COMPILED = (*PLAYING, *WRITING)
# Packages, and what gains nothing: waiting for other processes and for objects of Python, and what is only for where
# nothing is compiled.
INTERPRETED = {"__init__.py", "external.py", "program.py", "objects.py", "plain_network.py", "plain_vecs.py"}

PURE = os.environ.get("HELIOPOLIS_PURE") == "1"
FAST = os.environ.get("HELIOPOLIS_FAST") == "1"
INSTALLING = "PIP_BUILD_TRACKER" in os.environ
"""Whether pip runs this, which says so by that variable."""
TERMINAL = Path("/dev/tty")


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


def tell(line: str) -> None:
    """Print a line for the builder; pip hides what a build prints, so then print it to the terminal too."""
    said = f"heliopolis: {line}"
    print(said, file=sys.stderr)  # noqa: T201
    if INSTALLING:
        with suppress(OSError), TERMINAL.open("a", encoding="utf-8") as terminal:
            terminal.write(f"\n{said}\n")


def notice(reason: str) -> None:
    """Say in one line why the build is not compiled."""
    tell(f"{reason}; building plain Python, slower but the same.")


def builds() -> bool:
    """Return whether this run of setup.py builds modules: reading metadata must not wait for a compiler.

    An editable install does not: compiled modules beside the sources would hide every later edit.
    """
    return not {"build", "build_ext", "bdist_wheel", "install"}.isdisjoint(sys.argv)


def level() -> str | None:
    """Find the level of optimization for the C compiler, or nothing where it or Python's headers are missing.

    With gcc, level 1 takes half the time of level 2, and what it makes is as fast. Other compilers keep level 2.
    """
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if not compiler:
        return "2"  # a platform that finds its compiler in other ways
    command = [*shlex.split(compiler), "-I", sysconfig.get_path("include"), "-E", "-x", "c", "-"]
    code = b"#include <Python.h>\n#ifdef __clang__\nclang found\n#endif\n"
    try:
        read = subprocess.run(command, input=code, capture_output=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return None
    return "2" if b"clang found" in read else "1"


def extensions() -> list[Extension]:
    """Translate the modules to C; within a library, where nearly all calls are, calls are direct."""
    if PURE or not builds() or not modules():
        return []
    optimization = level()
    if optimization is None:
        notice("no C compiler with Python's headers (Debian: gcc and python3-dev)")
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        notice("no mypyc (pip install 'mypy[mypyc]')")
        return []
    tell("compiling the rules takes about two minutes; with HELIOPOLIS_PURE=1 it takes seconds, and they run slower.")
    # Only what is compiled has to pass here, and without the libraries that the rest of the package uses.
    lenient = ["--follow-imports=silent", "--ignore-missing-imports", "--no-warn-unused-ignores"]
    cache = "--cache-dir=build/types"  # not that of `make types`: with other options each would undo the other
    try:
        made = mypycify([*lenient, cache, *modules()], opt_level=optimization, debug_level="0", separate=groups())
    except SystemExit:
        if FAST:
            raise
        notice("mypyc refused the sources")
        return []
    docs = docstrings()
    for extension in made:
        extension.sources = [documented(Path(source), docs) for source in extension.sources]
    # The largest first, so that no core waits for another at the end.
    made.sort(key=lambda extension: -sum(Path(source).stat().st_size for source in extension.sources))
    return made  # type: ignore[return-value]  # the type of distutils, the class of setuptools


def docstrings() -> dict[str, str]:
    """Find what the sources say of modules, classes, functions and attributes, by their full names.

    Classes are also found by file and line.
    """
    found: dict[str, str | None] = {}
    for file in modules():
        path = Path(file)
        tree = ast.parse(path.read_text(encoding="utf-8"))
        name = ".".join(path.with_suffix("").parts[1:])
        found[name] = ast.get_docstring(tree)
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                found[f"{name}.{node.name}"] = ast.get_docstring(node)
            elif isinstance(node, ast.ClassDef):
                found[f"{name}.{node.name}"] = found[f"{path.as_posix()}:{node.lineno}"] = ast.get_docstring(node)
                for member in node.body:
                    if isinstance(member, ast.FunctionDef):
                        found[f"{name}.{node.name}.{member.name}"] = ast.get_docstring(member)
                        found |= {f"{name}.{node.name}.{field}": said for field, said in attributes(member)}
    return {name: said for name, said in found.items() if said}


def attributes(method: ast.FunctionDef) -> Iterator[tuple[str, str]]:
    """Find the attributes that a method sets, each with the text below it."""
    for above, below in pairwise(method.body):
        if isinstance(above, ast.Assign | ast.AnnAssign) and isinstance(below, ast.Expr):
            target: ast.expr = above.target if isinstance(above, ast.AnnAssign) else above.targets[0]
            if isinstance(target, ast.Attribute) and isinstance(below.value, ast.Constant):
                yield target.attr, inspect.cleandoc(str(below.value.value))


LITERAL = r'(?P<said>"(?:[^"\\]|\\.)*"|NULL)'
"""What mypyc writes in place of a docstring: a signature, or nothing."""
PLACES = (
    re.compile(rf"\(PyCFunction\)CPyPy_(?P<name>\w+),\s[^\n\"]*PyDoc_STR\({LITERAL}\)"),
    re.compile(rf"CPyType_(?P<name>\w+)_template_ = {{[^}}]*\.tp_doc = PyDoc_STR\({LITERAL}\)"),
    re.compile(r'"(?P<name>[\w.]+)",\s+(?P<said>NULL), /\* docstring \*/'),
    re.compile(r'{"(?P<field>\w+)",\s+\(getter\)(?P<name>\w+)_get_(?P=field), [^,]+,\s+(?P<said>NULL), NULL}'),
    re.compile(
        r"= (?P<said>CPyStatics\[\d+\]); /\* 'mypyc filler docstring' \*/"
        r'[^"]*"(?P<file>[^"]+)", "<module>", (?P<line>\d+),'
    ),
)
"""Where they are in the C code: of functions, classes, modules, attributes, and classes that stay Python's own."""


def documented(source: Path, docs: dict[str, str]) -> str:
    """Write the C code with the docstrings that mypyc leaves out beside it, so that ``help`` shows them.

    Where mypyc writes them in another way nothing is found, and the code stays as it is.
    """
    if not source.name.startswith("__native"):
        return str(source)

    def told(found: re.Match[str]) -> str:
        groups = found.groupdict()
        if "file" in groups:
            name = f"{groups['file'].replace(chr(92) * 2, '/')}:{groups['line']}"
        else:
            name = ".".join([groups["name"].replace("___", "."), *([groups["field"]] if "field" in groups else [])])
        said = docs.get(name)
        if said is None:
            return found[0]
        start, end = (place - found.start() for place in found.span("said"))
        before, literal, after = found[0][:start], found[0][start:end], found[0][end:]
        if "file" in groups:
            return f"{before}PyUnicode_FromString({c_literal(said)}){after}"
        return f"{before}{'' if literal == 'NULL' else literal + ' '}{c_literal(said)}{after}"

    code = source.read_text(encoding="utf-8")
    for place in PLACES:
        code = place.sub(told, code)
    written = source.with_name(source.name.replace("__native", "__documented", 1))
    # What is the same stays as old as it is, and is not compiled again.
    if not written.exists() or written.read_text(encoding="utf-8") != code:
        written.write_text(code, encoding="utf-8")
    return str(written)


def c_literal(text: str) -> str:
    """Write a text as a literal of C."""
    plain = [chr(byte) if 32 <= byte < 127 and byte not in b'"\\?' else f"\\{byte:03o}" for byte in text.encode()]
    return f'"{"".join(plain)}"'


QUICK = {"unix": ["-fvisibility=hidden", "-Wno-misleading-indentation", "-w"]}
"""By kind of compiler: what makes calls within a library direct, which speeds up games, and what speeds up compiling.

gcc would spend half its time on comparing indentation, as mypyc indents by hundreds of columns; -w only hides warnings.
"""
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
        kind = self.compiler.compiler_type
        for extension in self.extensions:
            # A list of its own: they all share one.
            extension.extra_compile_args = [*extension.extra_compile_args, *QUICK.get(kind, []), *EXACT.get(kind, [])]
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
