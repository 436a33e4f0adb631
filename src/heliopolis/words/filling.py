"""Filling in texts: what Fluent's runtime does, faster, for the forms that most texts have."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from fluent.syntax.ast import (
    FunctionReference,
    Identifier,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
)

Functions = Mapping[str, Callable[..., str]]
Plural = Callable[[int], str]
"""Returns the form of words that goes with a number, such as ``one``."""


class Unusual(Exception):
    """A text, or a value for it, that only Fluent's runtime knows how to write."""


def fill_in(pattern: Pattern, args: Mapping[str, str | int], functions: Functions, plural: Plural) -> str:
    """Return a text with its arguments filled in; raise ``Unusual`` where that takes Fluent's runtime."""
    if isinstance(pattern, Pattern):
        return "".join([_filled(element, args, functions, plural) for element in pattern.elements])
    return _filled(pattern, args, functions, plural)  # the runtime keeps a single element by itself


def _filled(element: object, args: Mapping[str, str | int], functions: Functions, plural: Plural) -> str:
    if isinstance(element, TextElement):
        return str(element.value)
    expression = element.expression if isinstance(element, Placeable) else element
    if isinstance(expression, SelectExpression):
        return fill_in(_chosen(expression, args, plural), args, functions, plural)
    if isinstance(expression, FunctionReference):
        if expression.arguments.named:
            raise Unusual
        given = [_value(each, args) for each in expression.arguments.positional]
        return functions[expression.id.name](*given)
    value = _value(expression, args)
    # Larger numbers are written as the language does it.
    if not isinstance(value, str) and not 0 <= value < 1000:
        raise Unusual
    return str(value)


def _chosen(select: SelectExpression, args: Mapping[str, str | int], plural: Plural) -> Pattern:
    """Return the variant that goes with the value that is selected on."""
    value = _value(select.selector, args)
    for variant in select.variants:
        key: object = variant.key.name if isinstance(variant.key, Identifier) else variant.key.value
        if key == value or (isinstance(value, int) and isinstance(key, str) and plural(value) == key):
            return variant.value
    return next(variant.value for variant in select.variants if variant.default)


def _value(expression: object, args: Mapping[str, str | int]) -> str | int:
    if isinstance(expression, VariableReference):
        value = args.get(expression.id.name)
        if type(value) is int or isinstance(value, str):
            return value
    elif isinstance(expression, StringLiteral) and "\\" not in expression.value:
        return str(expression.value)
    raise Unusual
