"""Shapes, styles and icons on their own, without any game."""

from __future__ import annotations

import builtins
import xml.etree.ElementTree as ET

import pytest

from heliopolis.kernel.errors import UnknownName
from heliopolis.render.icons import COMMON_ICONS, Icons
from heliopolis.render.lines import centred, line
from heliopolis.render.png import NoConverter, png
from heliopolis.render.scenes import Part, Scene
from heliopolis.render.shapes import Circle, Group, Hexagon, Icon, Marks, Path, Rect, Shape, Text, thing, traced
from heliopolis.render.style import COMMON_STYLE
from heliopolis.render.svg import number


def scene(*shapes: Shape) -> Scene:
    part = Part("table", "A table", 200, 100, shapes)
    return Scene("A <test>", "", 200, 100, (part,), COMMON_ICONS, COMMON_STYLE, Marks())


def test_numbers_are_as_short_as_they_can_be() -> None:
    assert [number(value) for value in (3, 2.50, -0.04, 1.25, -7.0)] == ["3", "2.5", "0", "1.2", "-7"]


def test_a_hexagon_has_a_flat_top() -> None:
    assert Hexagon(0, 0, 10).svg == '<polygon points="10,0 5,8.7 -5,8.7 -10,0 -5,-8.7 5,-8.7"/>'


def test_a_shape_keeps_its_svg() -> None:
    circle = Circle(1, 2, 3, look="board")
    assert circle.svg is circle.svg
    assert circle.svg == '<circle class="board" cx="1" cy="2" r="3"/>'


def test_a_traced_shape_has_the_same_line_and_a_look_of_its_own() -> None:
    circle = Circle(1, 2, 3, id="sun", look="board", title="The sun")
    assert traced(circle, "ring").svg == '<circle class="ring" cx="1" cy="2" r="3"/>'


def test_text_and_titles_are_escaped() -> None:
    text = Text(0, 0, 'a < b & "c"', title="<script>")
    assert "<title>&lt;script&gt;</title>a &lt; b &amp; &#34;c&#34;" in text.svg


def test_text_that_has_no_room_is_set_smaller_and_then_cut_short() -> None:
    words = "Land Management"
    assert 'font-size="20"' in Text(0, 0, words, 20).svg
    smaller, cut = Text(0, 0, words, 20, room=120).svg, Text(0, 0, words, 20, room=50).svg
    assert words in smaller
    assert 11 < float(smaller.split('font-size="')[1].split('"')[0]) < 20
    assert 'font-size="11"' in cut
    assert "Land" in cut
    assert "…" in cut
    assert 'font-size="12"' in Text(0, 0, words, 20, room=50, least=12).svg


def test_the_text_of_a_line_of_icons_can_always_be_read() -> None:
    for shapes in (centred(0, [("check", "3"), ("check", "4")], 40, 30), line(0, 0, [("check", "3")], 6)):
        sizes = [float(shape.svg.split('font-size="')[1].split('"')[0]) for shape in shapes if "font-size" in shape.svg]
        assert sizes
        assert min(sizes) >= 11


def test_a_drawing_is_a_whole_svg_file() -> None:
    drawing = scene(Rect(0, 0, 5, 5, 2, id="land:brown", look="board"), Path("M0 0L5 5"), Icon("seat-2", 20, 20, 10))
    root = ET.fromstring(drawing.svg())
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert root.attrib["viewBox"] == "0 0 200 100"
    assert drawing.ids() == ["land:brown"]
    assert drawing._repr_svg_() == drawing.svg()


def test_a_drawing_holds_the_icons_it_uses_and_no_others() -> None:
    svg = scene(Group([Icon("seat-2", 0, 0, 10)], at=(5, 5))).svg()
    assert 'id="art/seat-2"' in svg
    assert 'href="#art/seat-2"' in svg
    assert "art/seat-1" not in svg


def test_a_part_is_an_element_of_a_page_without_style_and_symbols() -> None:
    drawing = scene(Icon("seat-2", 20, 20, 10, id="seat2/points"))
    part = drawing.part("table").svg("left-")
    root = ET.fromstring(part)
    assert (root.tag, root.attrib["viewBox"], root.attrib["data-part"]) == ("svg", "0 0 200 100", "table")
    assert "<style" not in part
    assert "<symbol" not in part
    assert 'id="left-seat2/points"' in part
    assert 'href="#left-art/seat-2"' in part
    with pytest.raises(UnknownName, match="no part “chair”; available: table"):
        drawing.part("chair")


def test_a_page_carries_every_icon_once() -> None:
    symbols = scene().symbols("left-")
    ET.fromstring(symbols)
    assert symbols.count('id="left-art/seat-2"') == 1
    assert 'id="left-art/check"' in symbols


def test_a_part_stands_at_its_place_in_the_whole_drawing() -> None:
    part = Part("table", "A table", 20, 10, (Circle(1, 2, 3),), at=(40, 50))
    whole = Scene("A test", "", 200, 100, (part,), COMMON_ICONS, COMMON_STYLE, Marks()).svg()
    assert '<g transform="translate(40 50)"><circle cx="1" cy="2" r="3"/></g>' in whole
    assert "translate" not in part.svg()


def test_the_sheet_of_a_page_has_both_themes() -> None:
    sheet = COMMON_STYLE.page_sheet()
    assert "$" not in sheet
    assert ".board{fill:var(--board)}" in sheet
    assert ':root[data-theme="dark"]{--table:#1E1C24;' in sheet
    assert "@media(prefers-color-scheme:dark){:root{--table:#1E1C24;" in sheet


def test_a_prefix_goes_before_every_id_and_every_reference() -> None:
    svg = scene(Icon("seat-2", 0, 0, 10, id="seat2/points")).svg(prefix="left-")
    assert 'id="left-art/seat-2"' in svg
    assert 'href="#left-art/seat-2"' in svg
    assert 'id="left-seat2/points"' in svg


def test_themes_differ_in_colours_alone() -> None:
    drawing = scene(Rect(0, 0, 5, 5, look="board"))
    light, dark = drawing.svg("light"), drawing.svg("dark")
    assert light != dark
    assert light.split("</style>")[1] == dark.split("</style>")[1]
    assert "$" not in light
    with pytest.raises(UnknownName, match="unknown theme “blue”"):
        drawing.svg("blue")


def test_an_unknown_icon_is_named() -> None:
    with pytest.raises(UnknownName, match="unknown icon “phoenix”"):
        scene(Icon("phoenix", 0, 0, 10)).svg()
    assert "phoenix" not in COMMON_ICONS
    assert "phoenix" in COMMON_ICONS | Icons({"phoenix": "<symbol/>"})


def test_a_live_thing_has_a_dashed_ring_and_a_glow() -> None:
    outline = Circle(0, 0, 9)
    marks = Marks(frozenset({"a"}), frozenset({"a", "b"}))
    live, last, still = (thing(name, marks.of(name), [Circle(0, 0, 5)], outline).svg for name in "abc")
    assert 'class="live"' in live
    assert 'class="glow"' in live
    assert 'class="ring"' in live
    assert ".ring{fill:none;stroke:#1F7A6D;stroke-width:3;stroke-dasharray:" in COMMON_STYLE.sheet("light")
    assert 'class="last"' in last
    assert 'class="was"' in last
    assert "class" not in still


def test_a_png_is_as_wide_as_asked() -> None:
    pytest.importorskip("resvg_py")
    picture = png(scene(Rect(0, 0, 200, 100, look="table")).svg(), 300)
    assert picture.startswith(b"\x89PNG")
    assert int.from_bytes(picture[16:20], "big") == 300
    assert int.from_bytes(picture[20:24], "big") == 150


def test_without_the_converter_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *rest: object, **more: object) -> object:
        if name == "resvg_py":
            raise ImportError(name)
        return real(name, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(NoConverter, match=r"heliopolis\[png\]"):
        png("<svg/>")
