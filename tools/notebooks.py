"""Run the notebooks of examples/, and write what each cell shows into them: ``make docs`` does it.

What people see in Jupyter is richer (positions draw themselves); what is kept is the text of it, which can be compared.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

NOTEBOOKS = sorted((Path(__file__).parents[1] / "examples").glob("*.ipynb"))


def code_cells(notebook: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the cells that run."""
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def outputs(notebook: dict[str, Any]) -> Iterator[list[dict[str, Any]]]:
    """Yield what each cell that runs shows: what it prints, and the value of its last line."""
    names: dict[str, Any] = {"__name__": "notebook"}
    for number, cell in enumerate(code_cells(notebook), 1):
        body = ast.parse("".join(cell["source"])).body
        last = body.pop() if isinstance(body[-1], ast.Expr) else None
        printed, value = StringIO(), None
        with redirect_stdout(printed):
            exec(compile(ast.Module(body, []), "notebook", "exec"), names)
            if isinstance(last, ast.Expr):
                value = eval(compile(ast.Expression(last.value), "notebook", "eval"), names)
        shown: list[dict[str, Any]] = []
        if printed.getvalue():
            text = printed.getvalue().splitlines(keepends=True)
            shown.append({"name": "stdout", "output_type": "stream", "text": text})
        if value is not None:
            data = {"text/plain": repr(value).splitlines(keepends=True)}
            shown.append({"data": data, "execution_count": number, "metadata": {}, "output_type": "execute_result"})
        yield shown


def main() -> None:
    """Write the outputs of all notebooks."""
    for path in NOTEBOOKS:
        notebook = json.loads(path.read_text(encoding="utf-8"))
        for number, (cell, shown) in enumerate(zip(code_cells(notebook), list(outputs(notebook)), strict=True), 1):
            cell |= {"execution_count": number, "outputs": shown}
        path.write_text(json.dumps(notebook, indent=1, sort_keys=True, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
