"""Tables as files, Parquet or NumPy's: the same table is always the same bytes."""

from __future__ import annotations

import io
import os
import zipfile
import zlib
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Literal

import numpy as np

from heliopolis.data.tables import Lists, Table
from heliopolis.kernel.errors import HeliopolisError

Kind = Literal["parquet", "npz"]
PARQUET: Final = "parquet"
NPZ: Final = "npz"
STARTS: Final = ".starts"
"""What is added to the name of a column of lists, for where each list begins."""
LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)
"""When every file in an archive was made: the same time, so that equal archives are equal bytes."""


def usual_kind() -> Kind:
    """Parquet where it can be written."""
    return PARQUET if find_spec("pyarrow") else NPZ


def written_by(kind: Kind) -> dict[str, str]:
    """Return what wrote the bytes: another version may write others."""
    if kind == NPZ:
        return {"zlib": zlib.ZLIB_RUNTIME_VERSION}
    _check_pyarrow()
    import pyarrow as pa

    return {"pyarrow": str(pa.__version__), "zlib": zlib.ZLIB_RUNTIME_VERSION}


def packed(table: Table, kind: Kind) -> bytes:
    """Return the bytes of a table."""
    return _parquet(table) if kind == PARQUET else _npz(table)


def unpacked(content: bytes, kind: Kind, columns: list[str] | None = None) -> Table:
    """Return the table that these bytes were made of, or these of its columns."""
    return _from_parquet(content, columns) if kind == PARQUET else _from_npz(content, columns)


def zipped(files: Mapping[str, bytes]) -> bytes:
    """Return an archive of files, always the same for the same."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as writing:
        for name, content in files.items():
            about = zipfile.ZipInfo(name, LONG_AGO)
            about.compress_type = zipfile.ZIP_DEFLATED
            about.create_system = 3
            writing.writestr(about, content)
    return archive.getvalue()


def write(path: Path, content: bytes) -> None:
    """Write a file whole or not at all."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        part.write_bytes(content)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def _npz(table: Table) -> bytes:
    files: dict[str, bytes] = {}
    for name, column in table.items():
        parts = {name: column.values, name + STARTS: column.starts} if isinstance(column, Lists) else {name: column}
        for each, array in parts.items():
            content = io.BytesIO()
            np.lib.format.write_array(content, array, allow_pickle=False)
            files[f"{each}.npy"] = content.getvalue()
    return zipped(files)


def _from_npz(content: bytes, columns: list[str] | None) -> Table:
    with np.load(io.BytesIO(content), allow_pickle=False) as file:
        return {
            name: Lists(file[name], file[name + STARTS]) if name + STARTS in file.files else file[name]
            for name in file.files
            if not name.endswith(STARTS) and (columns is None or name in columns)
        }


def _parquet(table: Table) -> bytes:
    import pyarrow as pa
    from pyarrow import parquet

    columns = {
        name: pa.ListArray.from_arrays(pa.array(column.starts, pa.int32()), pa.array(column.values))
        if isinstance(column, Lists)
        else pa.array(column)
        for name, column in table.items()
    }
    content = io.BytesIO()
    parquet.write_table(pa.table(columns), content, compression="zstd")
    return content.getvalue()


def _from_parquet(content: bytes, columns: list[str] | None) -> Table:
    _check_pyarrow()
    import pyarrow as pa
    from pyarrow import parquet

    read = parquet.read_table(pa.BufferReader(content), columns=columns)
    table: Table = {}
    for name in read.column_names:
        # One array, wherever the file was cut into groups of rows.
        column = pa.concat_arrays([pa.array([], read.schema.field(name).type), *read.column(name).chunks])
        if pa.types.is_list(column.type):
            starts = column.offsets.to_numpy(zero_copy_only=False).astype(np.int64)
            table[name] = Lists(column.values.to_numpy(zero_copy_only=False), starts)
        else:
            table[name] = column.to_numpy(zero_copy_only=False)
    return table


def _check_pyarrow() -> None:
    if not find_spec("pyarrow"):
        raise HeliopolisError("no-pyarrow")
