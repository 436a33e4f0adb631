"""What the site has besides the pages of docs/: the README and its neighbours, the API, and files that pages link.

MkDocs calls ``on_files`` before it reads pages, and ``on_page_markdown`` for each of them.
"""

from __future__ import annotations

import os
import re
from pathlib import Path, PurePosixPath
from typing import Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT: Final = Path(__file__).parents[2]
DOCS: Final = PurePosixPath("docs")
MOVED: Final = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "reporting.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
}
"""Pages that lie beside docs/, and where they are on the site."""
API: Final = (
    "heliopolis",
    "heliopolis.kernel.game",
    "heliopolis.kernel.position",
    "heliopolis.kernel.step",
    "heliopolis.kernel.frame",
    "heliopolis.kernel.choice",
    "heliopolis.kernel.definition",
    "heliopolis.kernel.encoding",
    "heliopolis.kernel.looks",
    "heliopolis.kernel.chance",
    "heliopolis.kernel.play",
    "heliopolis.kernel.errors",
    "heliopolis.kernel.journals.journal",
    "heliopolis.kernel.journals.replay",
    "heliopolis.games",
    "heliopolis.bots",
    "heliopolis.bots.base",
    "heliopolis.bots.objects",
    "heliopolis.envs",
    "heliopolis.envs.policy",
    "heliopolis.envs.turns",
    "heliopolis.envs.seat",
    "heliopolis.envs.vector_games",
    "heliopolis.envs.rollout",
    "heliopolis.envs.openspiel",
    "heliopolis.arena",
    "heliopolis.arena.ladder",
    "heliopolis.arena.entries",
    "heliopolis.data",
    "heliopolis.data.loading",
    "heliopolis.data.batches",
    "heliopolis.data.making",
    "heliopolis.data.recording",
    "heliopolis.data.tables",
    "heliopolis.analysis",
    "heliopolis.simulation",
    "heliopolis.tasks",
    "heliopolis.render.shapes",
    "heliopolis.render.scenes",
    "heliopolis.render.one_drawing",
    "heliopolis.testing.conformance",
    "heliopolis.testing.rule_checks",
    "heliopolis.testing.strategies",
)
"""The modules that people outside use, each a page."""
LINK: Final = re.compile(r"\]\(([^)#\s:]+)(#[^)\s]*)?\)")
WHOLE_LINK: Final = re.compile(r"(?<!!)\[([^\[\]]+)\]\(([^)#\s:]+)(?:#[^)\s]*)?\)")
ELSEWHERE: Final = "files/"
"""Files of the repository that pages link and that are not pages of the site are below this."""


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Put the API at the end of the navigation."""
    config.nav = [*config.nav, {"API": [{module: f"api/{module}.md"} for module in API]}]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add what lies elsewhere."""
    for module in API:
        files.append(File.generated(config, f"api/{module}.md", content=f"# {module}\n\n::: {module}\n"))
    found = [PurePosixPath("docs", page.src_uri) for page in files.documentation_pages() if page.generated_by is None]
    found += map(PurePosixPath, MOVED)
    for source in found:  # which grows by what its pages link
        if place_of(source) not in files.src_uris:
            files.append(File.generated(config, place_of(source), abs_src_path=str(ROOT / source)))
        if source.suffix == ".md":
            found += [target for target in linked(source) if target not in found]
    return files


def on_page_markdown(markdown: str, page: Page, **_: object) -> str:
    """Let links lead to what the site has; names of what it does not have are no links."""
    here = page.file.src_uri
    source = source_of(here)

    def led(found: re.Match[str]) -> str:
        target = resolved(found[1], source)
        if target is None:
            return found[0]
        return f"]({os.path.relpath(place_of(target), Path(here).parent)}{found[2] or ''})"

    def named(found: re.Match[str]) -> str:
        missing = (source.parent / found[2]).exists() and resolved(found[2], source) is None
        return found[1] if missing else found[0]

    return LINK.sub(led, WHOLE_LINK.sub(named, markdown))


def linked(page: PurePosixPath) -> list[PurePosixPath]:
    """Return the files of the repository that a page links."""
    links = LINK.findall((ROOT / page).read_text(encoding="utf-8"))
    return [target for link, _ in links if (target := resolved(link, ROOT / page)) is not None]


def resolved(link: str, page: Path) -> PurePosixPath | None:
    """Return the file of the repository that a link of a page leads to: of a folder, what is to be read first."""
    path = (page.parent / link).resolve()
    path = path / "README.md" if path.is_dir() else path
    return PurePosixPath(path.relative_to(ROOT)) if path.is_relative_to(ROOT) and path.is_file() else None


def place_of(source: PurePosixPath) -> str:
    """Return where on the site a file of the repository is."""
    if str(source) in MOVED:
        return MOVED[str(source)]
    return str(source.relative_to(DOCS)) if source.is_relative_to(DOCS) else f"{ELSEWHERE}{source}"


def source_of(place: str) -> Path:
    """Return the file of the repository that a page of the site is made of."""
    for source, moved in MOVED.items():
        if moved == place:
            return ROOT / source
    return ROOT / place.removeprefix(ELSEWHERE) if place.startswith(ELSEWHERE) else ROOT / DOCS / place
