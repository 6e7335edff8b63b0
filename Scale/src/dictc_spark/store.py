"""Folders that all machines see: on a shared disk, in S3, or wherever else pyarrow.fs reaches."""

from __future__ import annotations

import shutil
import uuid
from contextlib import suppress
from pathlib import Path

from pyarrow.fs import FileSelector, FileSystem, FileType


class Store:
    """A folder, given by a path or a URI such as s3://bucket/folder, whose files are written whole or not at all."""

    def __init__(self, uri: str) -> None:
        self.uri = uri if "://" in uri else str(Path(uri).absolute())
        self._system, base = FileSystem.from_uri(self.uri)
        self._base = base.rstrip("/")
        self.is_local = bool(self._system.type_name == "local")

    def __reduce__(self) -> tuple[type[Store], tuple[str]]:
        return Store, (self.uri,)

    def create(self) -> None:
        if not self._system.get_file_info(self._base).type == FileType.Directory:
            self._system.create_dir(self._base, recursive=True)

    def size(self, name: str) -> int | None:
        """Returns the size of a file in bytes, or `None` if there is none."""
        info = self._system.get_file_info(f"{self._base}/{name}")
        return int(info.size) if info.type == FileType.File else None

    def get(self, name: str, path: Path) -> bool:
        """Copies a file to `path`, and returns whether there was one."""
        size = self.size(name)
        if size is None:
            return False
        path.parent.mkdir(parents=True, exist_ok=True)
        with self._system.open_input_stream(f"{self._base}/{name}", compression=None) as source, path.open("wb") as target:
            shutil.copyfileobj(source, target, 1 << 20)
        if path.stat().st_size != size:
            raise OSError(f"{name}: {path.stat().st_size} bytes came, {size} expected")
        return True

    def put(self, path: Path, name: str) -> None:
        """Copies the file at `path` into the folder, under another name until all of it is there."""
        unfinished, size = f"{self._base}/{name}.{uuid.uuid4().hex}.unfinished", path.stat().st_size
        try:
            with path.open("rb") as source, self._system.open_output_stream(unfinished, compression=None) as target:
                shutil.copyfileobj(source, target, 1 << 20)
            if self._system.get_file_info(unfinished).size != size:
                raise OSError(f"{name}: not written whole")
            self._system.move(unfinished, f"{self._base}/{name}")
        except BaseException as error:
            with suppress(OSError):
                self._system.delete_file(unfinished)
            # Some systems replace no file, or another call has cleaned. A file of this name and size has the same bytes.
            if not isinstance(error, OSError) or self.size(name) != size:
                raise

    def clean(self) -> None:
        """Removes what killed tasks have left of files that are there now. Of others, another call may be the author."""
        paths = {info.path for info in self._system.get_file_info(FileSelector(self._base, allow_not_found=True))}
        for path in paths:
            if path.endswith(".unfinished") and path.rsplit(".", 2)[0] in paths:
                with suppress(FileNotFoundError):
                    self._system.delete_file(path)
