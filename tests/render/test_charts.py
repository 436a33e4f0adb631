"""Charts: what they show is there, what comes from outside is escaped, and axes are marked at round values."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from heliopolis.render.chart_parts import Axis
from heliopolis.render.charts import (
    COURSE,
    LINES,
    BarPart,
    Instant,
    Point,
    Range,
    Series,
    areas,
    bars,
    course,
    histogram,
    legend,
    lines,
    part_bar,
    ranges,
    stacked_bars,
)


def test_words_from_outside_are_escaped() -> None:
    drawn = ranges([Range("<a&b>", 1, 0, 2, "<1>")], '"x"', Axis(0, 2)) + bars([("<c>", 1, "<2>")], "y")
    drawn += stacked_bars({"<d>": {"p": 1.0}}, {"p": "<e>"}, "rest", "z")
    assert "<a" not in drawn
    assert "<c>" not in drawn
    assert "<d>" not in drawn
    assert "<e>" not in drawn
    assert "&lt;a&amp;b&gt;" in drawn


@pytest.mark.parametrize(
    ("least", "most", "ticks"),
    [
        (0, 100, [0, 20, 40, 60, 80, 100]),
        (0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]),
        (-3, 44, [0, 10, 20, 30, 40]),
        (5, 5, [5]),
    ],
)
def test_ticks_are_round_and_few(least: float, most: float, ticks: list[float]) -> None:
    found = Axis(least, most).ticks()
    assert found[: len(ticks)] == pytest.approx(ticks)
    assert len(found) <= 7


def test_a_histogram_counts_every_value() -> None:
    drawn = histogram([3, 3, 4, 7], "rounds")
    assert re.findall(r"<title>(.*?)</title>", drawn) == ["3: 2", "4: 1", "5: 0", "6: 0", "7: 1"]
    wide = re.findall(r"<title>(.*?): (\d+)</title>", histogram(list(range(200)), "turns"))
    assert len(wide) <= 32
    assert sum(int(times) for _, times in wide) == 200


def test_small_parts_of_a_stack_are_taken_together() -> None:
    many = {f"p{place}": float(place + 1) for place in range(20)}
    drawn = stacked_bars({"bot": many}, {name: name for name in many}, "the rest", "points")
    assert drawn.count("<li>") == 12
    assert "the rest" in drawn
    assert "the rest" not in stacked_bars({"bot": {"p": 1.0}}, {"p": "p"}, "the rest", "points")


def test_layers_are_numbered_where_there_is_room() -> None:
    drawn = areas([[0, 10, 20], [0, 0, 0], [0, 1, 1], [0, 5, -5]], 40, "points", "start", "<end>")
    tree = ET.fromstring(drawn)
    assert [each.get("class") for each in tree.iter("polygon")] == ["chart-area a0", "chart-area a2", "chart-area a3"]
    assert [each.text for each in tree.iter("text") if each.get("class") == "chart-mark"] == ["1"]
    assert tree.get("aria-label") == "points"
    assert "&lt;end&gt;" in drawn
    assert legend(["a", "b"]).count("<li>") == 2


def test_lines_have_names_and_numbered_points() -> None:
    two = [Series("Ann & Bob", [0.5, 1.0]), Series("Cy", [0.5, 0.0])]
    drawn = lines(two, [(0.0, "0 %")], {0: "1"}, [Point(1, 1, "a <turn>", "/ply?a=1&b=2"), Point(0, 0, "another")])
    tree = ET.fromstring(f"<svg>{drawn}</svg>")
    first, second = (each.get("points", "").split() for each in tree.iter("polyline"))
    assert first[0] == second[0]
    assert first[1] == f"{LINES.width - LINES.right},{LINES.top}"
    assert second[1] == f"{LINES.width - LINES.right},{LINES.height - LINES.bottom}"
    assert [each.get("href") for each in tree.iter("a")] == ["/ply?a=1&b=2"]
    assert [each.text for each in tree.iter("title")] == ["a <turn>", "another"]
    assert "Ann & Bob" in [each.text for each in tree.iter("text")]


def test_a_course_points_out_an_instant_and_draws_the_winner_last() -> None:
    two = [Series("Ann", [0, 10, 40]), Series("<Bob>", [0, 5, 20])]
    drawn = course(two, COURSE, {0: "round 1", 1: "round 2"}, [0], Instant(0, 2, "here"), (50, "goal"), "points")
    tree = ET.fromstring(drawn)
    assert [each.get("class") for each in tree.iter("polyline")] == ["chart-line s2", "chart-line s1 thick"]
    dot = next(tree.iter("circle"))
    assert dot.get("cx") == str(COURSE.width - COURSE.right)
    texts = [each.text for each in tree.iter("text")]
    assert {"round 1", "round 2", "here", "goal", "0", "50"} <= set(texts)
    assert "&lt;Bob&gt;" in drawn


def test_names_below_a_course_that_have_no_room_are_left_out() -> None:
    line = [Series("Ann", list(range(100)))]
    drawn = course(line, COURSE, {place: f"round {place}" for place in range(100)}, [])
    assert 2 <= drawn.count(">round ") < 10


def test_a_part_of_a_bar_shows_figure_and_icon_where_there_is_room() -> None:
    parts = [
        BarPart(points, f"{points} <p>", "#E1B63A", "sun", f"#s{points}", order)
        for order, points in enumerate((6, 7, 40))
    ]
    tree = ET.fromstring(part_bar(parts, 80, "Ann"))
    assert [each.text for each in tree.iter("text")] == ["7", "40"]
    assert [each.get("href") for each in tree.iter("use")] == ["#art/sun"]
    assert [each.get("href") for each in tree.iter("a")] == ["#s6", "#s7", "#s40"]
    assert [each.get("x") for each in tree.findall("svg")] == ["0.000%", "7.500%", "16.250%"]
