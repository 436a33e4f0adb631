"""Markup escapes by itself: text is shown as it was typed, whatever it is."""

from __future__ import annotations

import pytest
from markupsafe import Markup

from heliopolis.render.markup import html, joined


def test_text_is_escaped() -> None:
    assert html("<b>{}</b>", "<i>&") == "<b>&lt;i&gt;&amp;</b>"


def test_text_in_an_attribute_cannot_leave_it() -> None:
    assert html('<b title="{}">', '" onclick="x') == '<b title="&#34; onclick=&#34;x">'
    assert html("<b title='{}'>", "' onclick='x") == "<b title='&#39; onclick=&#39;x'>"


def test_markup_passes_as_it_is() -> None:
    assert html("<p>{}</p>", html("<b>{}</b>", 3)) == "<p><b>3</b></p>"
    assert type(html("<p></p>")) is Markup


def test_only_markup_may_stand_inside_a_tag_outside_quotes() -> None:
    template = '<option value="a"{}>'
    assert html(template, html(" selected")) == '<option value="a" selected>'
    with pytest.raises(TypeError, match="inside a tag"):
        html(template, " onclick=x")
    with pytest.raises(TypeError, match="inside a tag"):
        html("<a href={}>", "x")


def test_a_quote_in_text_and_a_bracket_in_an_attribute_mislead_nobody() -> None:
    assert html("""<p>it's {}</p>""", "<") == "<p>it's &lt;</p>"
    assert html("""<p title="a > {}">{}</p>""", "<", "<") == '<p title="a > &lt;">&lt;</p>'


def test_every_hole_has_its_value() -> None:
    with pytest.raises(TypeError, match="missing"):
        html("<p>{}</p>")
    with pytest.raises(TypeError, match="takes 0"):
        html("<p></p>", "more")


def test_a_text_that_only_looks_like_a_string_is_escaped_too() -> None:
    class Loud(str):
        __slots__ = ()

    assert html("<p>{}</p>", Loud("<")) == "<p>&lt;</p>"
    assert joined([Loud("<")]) == "&lt;"


def test_pieces_are_joined_and_text_among_them_escaped() -> None:
    assert joined([html("<br>"), "<"]) == "<br>&lt;"
    assert joined([html("<br>"), html("<br>")], "&") == "<br>&amp;<br>"
    assert type(joined([])) is Markup


def test_holes_have_names() -> None:
    template = '<a href="{to}" title="{name}">{name}</a>'
    assert html(template, to="/?a&b", name="<x>") == '<a href="/?a&amp;b" title="&lt;x&gt;">&lt;x&gt;</a>'
    with pytest.raises(TypeError, match="'name'"):
        html(template, to="/")
    with pytest.raises(TypeError, match="'more'"):
        html(template, to="/", name="x", more="y")
    with pytest.raises(TypeError, match="'name'"):
        html("<p>{}</p>", name="x")
    with pytest.raises(TypeError, match="takes 0"):
        html(template, "/", "x", "x")
    with pytest.raises(ValueError, match="some holes"):
        html("<p>{}{name}</p>", "x", name="y")


def test_a_named_hole_inside_a_tag_takes_markup_only() -> None:
    assert html("<option{picked}>{name}</option>", picked=html(" selected"), name="a") == "<option selected>a</option>"
    with pytest.raises(TypeError):
        html("<option{picked}>{name}</option>", picked=" onclick=x", name="a")
