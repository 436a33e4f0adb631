"""The pages of the documentation: every link leads somewhere, no page is too long, and readers find each of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from heliopolis import __version__
from heliopolis.games import own_games

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
BESIDE = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "CODE_OF_CONDUCT.md")]
PAGES = {str(page.relative_to(ROOT)): page for page in [*BESIDE, *sorted(DOCS.rglob("*.md"))]}
CODE = re.compile(r"^ *```.*?^ *```", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"(?:\]\(|(?:src|srcset|href)=\")([^)\s\"]+)[)\"]")
MOST_WORDS = 1200
LARGEST_PICTURES = 5 << 20
"""Bytes of all of them: every clone and every visitor fetches them."""
REFERENCES = {
    "CHANGELOG.md",
    "docs/research/observations.md",
    "docs/results/balance.md",
    "docs/results/ladder.md",
    "docs/results/learned.md",
}
"""Pages to look something up in may be longer, as may those of the rules."""
READERS = ("players", "hosts", "bots", "research", "contributing")
KINDS = ("## Learn", "## Do", "## Look up", "## Understand")
"""What a landing page sorts its pages into: tutorials, how-to pages, references and explanations."""

every_page = pytest.mark.parametrize("name", PAGES)


def slug(heading: str) -> str:
    """Return the anchor of a heading, as code hosts and the site make it."""
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).replace("`", "").strip().lower()
    return re.sub(r"[^\w\- ]", "", text).replace(" ", "-")


def anchors(page: Path) -> set[str]:
    """Return where links can lead within a page."""
    text = page.read_text(encoding="utf-8")
    return {slug(line) for line in re.findall(r"^#+ (.*)$", CODE.sub("", text), re.MULTILINE)} | set(
        re.findall(r'(?:id|name)="([^"]+)"', text)
    )


def broken(page: Path, text: str) -> list[str]:
    """Return the links of a page's text that lead nowhere."""
    wrong = []
    for link in LINK.findall(CODE.sub("", text)):
        path, _, anchor = link.partition("#")
        if re.match(r"[a-z]+:", path):
            continue
        target = (page.parent / path).resolve() if path else page
        if not target.exists() or (anchor and target.suffix == ".md" and anchor not in anchors(target)):
            wrong.append(link)
    return wrong


def words(text: str) -> int:
    """Return the words of prose, without code."""
    return sum(any(map(str.isalnum, word)) for word in CODE.sub("", text).split())


@every_page
def test_every_link_leads_somewhere(name: str) -> None:
    assert broken(PAGES[name], PAGES[name].read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "text",
    ["[gone](gone.md)", "[a part](README.md#no-such-part)", '<img src="no-such-picture.png">', "![](../gone.png)"],
)
def test_a_link_to_nowhere_is_found(text: str) -> None:
    assert len(broken(DOCS / "README.md", text)) == 1


def test_every_picture_is_shown_and_small() -> None:
    shown = {
        (page.parent / link).resolve()
        for page in PAGES.values()
        for link in LINK.findall(page.read_text(encoding="utf-8"))
    }
    pictures = sorted(DOCS.glob("pictures/*.webp"))
    assert [picture.name for picture in pictures if picture not in shown] == []
    assert sum(picture.stat().st_size for picture in pictures) < LARGEST_PICTURES


@every_page
def test_pages_are_short(name: str) -> None:
    count = words(PAGES[name].read_text(encoding="utf-8"))
    assert count <= MOST_WORDS or name in REFERENCES or name.startswith("docs/rules/"), f"{count} words"


def test_a_long_page_is_found() -> None:
    assert words("word " * 1201) > MOST_WORDS
    assert words("short\n```\n" + "code " * 2000 + "\n```\n") == 1


@pytest.mark.parametrize("reader", READERS)
def test_a_landing_page_names_every_page_by_its_kind(reader: str) -> None:
    landing = DOCS / reader / "README.md"
    text = landing.read_text(encoding="utf-8")
    assert [kind for kind in KINDS if kind not in text] == []
    linked = {(landing.parent / link.partition("#")[0]).resolve() for link in LINK.findall(text)}
    assert [page.name for page in landing.parent.glob("*.md") if page != landing and page.resolve() not in linked] == []


def test_the_changelog_and_the_citation_name_this_version() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    versions = re.findall(r"^## \[(\d+\.\d+\.\d+)\]", changelog, re.MULTILINE)
    assert versions[0] == __version__
    assert set(re.findall(r"^### (.*)$", changelog, re.MULTILINE)) <= {
        "Added",
        "Changed",
        "Fixed",
        "Removed",
        "Security",
    }
    latest = dict(re.findall(r"^\| (Helios|Origins) \| (\d+) \|", changelog, re.MULTILINE))
    assert latest == {name.title(): str(own_games()[name].version) for name in ("helios", "origins")}
    assert f"\nversion: {__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
