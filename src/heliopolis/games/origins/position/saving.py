"""A position of Origins as plain, readable data, and back again."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.position.cells import cell_name, parse_cell
from heliopolis.games.origins.position.choices import (
    BUILDINGS,
    CARDS,
    COLOURS,
    RESOURCES,
    TEMPLES,
    TRIALS,
    WONDERS,
    ZODIAC,
)
from heliopolis.games.origins.position.components import BASES, LAST_SPACE
from heliopolis.games.origins.position.dice import die, die_colour, die_value, sent_speaker, speaker_site, speaker_value
from heliopolis.games.origins.position.state import AGORA, FARM, PALACE, WONDER, Origins, OriginsPlayer
from heliopolis.kernel.hashing import Digest64
from heliopolis.kernel.reading import Reader
from heliopolis.kernel.step import BIT

TRIGGERS: Final = ("all_on_top", "no_gold_left", "few_colours_left", "no_die_left")
OPTIONS_PLAYED: Final = ("wonders", "trials", "stated_trials_only", "round_limit")
"""The options that nothing else in a position determines."""
TILE_KINDS: Final = ("building", "farm", "agora", "palace", "wonder")


def describe(origins: Origins) -> dict[str, object]:
    """Return everything but the stack and the points."""
    return {
        "options": dict(origins.options),
        "components": origins.components.digest,
        "round": origins.round_number,
        "bulwark": origins.bulwark,
        "passed": [seat for seat in range(origins.seats) if origins.passed & BIT[seat]],
        "end_triggers": [name for place, name in enumerate(TRIGGERS) if origins.triggers & BIT[place]],
        "deed": origins.action_number,
        "sites": [
            {
                "value": origins.site_values[site],
                "bonus": _name(COLOURS, origins.site_tiles[site]),
                "wonder": _name(WONDERS, origins.site_wonders[site]),
                "unlocked": origins.unlocked & BIT[site] != 0,
            }
            for site in range(5)
        ],
        "market": [BUILDINGS[kind] for kind in origins.market],
        "stacks": {
            colour: {
                "top": _name(BUILDINGS, origins.tops[place]),
                "face_down": {
                    BUILDINGS[kind]: number
                    for kind, number in enumerate(origins.bags)
                    if number and origins.components.buildings[kind].colour == place
                },
                "bottom": [BUILDINGS[kind] for kind in origins.bottoms[place]],
            }
            for place, colour in enumerate(COLOURS)
        },
        "offer": [_die(each) for each in origins.offer],
        "stock": dict(zip(COLOURS, origins.stock, strict=True)),
        "speakers": _values(origins.speakers),
        "draft": [_die(each) for each in origins.draft],
        "districts": [
            {"card": card + 1, "gold": gold} for card, gold in zip(origins.cards, origins.card_gold, strict=True)
        ],
        "tower_stock": dict(zip(COLOURS, origins.tower_stock, strict=True)),
        "temples": {
            name: {
                "zodiac": _name(ZODIAC, origins.zodiac[temple]),
                "holder": origins.holders[temple] if origins.holders[temple] >= 0 else None,
                "steps": list(origins.climbs[temple]),
                "stack": list(origins.climb_orders[temple]),
            }
            for temple, name in enumerate(TEMPLES)
        },
        "military": {"spaces": list(origins.strength), "stack": list(origins.strength_order)},
        "trials": [TRIALS[trial] for trial in origins.trials],
        "players": [describe_player(player) for player in origins.players],
    }


def describe_player(me: OriginsPlayer) -> dict[str, object]:
    """Return one player's City, workers and goods."""
    return {
        "resources": dict(zip(RESOURCES, me.resources, strict=True)),
        "bases": me.bases,
        "freemen": [
            {
                "base": base + 1,
                "colour": COLOURS[me.colours[base]],
                "value": me.values[base],
                "site": me.places[base] + 1 if me.places[base] >= 0 else None,
            }
            for base in me.freemen()
        ],
        "speakers": _values(me.speakers),
        "speakers_sent": [{"site": speaker_site(sent) + 1, "value": speaker_value(sent)} for sent in me.sent],
        "archon": me.archon + 1 if me.archon >= 0 else None,
        "superiority": me.tokens,
        "advisors": [COLOURS[colour] for colour in me.advisors],
        "city": {cell_name(cell): _describe_tile(tile) for cell, tile in me.city.items()},
        "seats": {cell_name(seat): _die(seated) for seat, seated in me.seats.items()},
        "towers": dict(zip(COLOURS, me.towers, strict=True)),
        "reserve": [BUILDINGS[kind] for kind in me.reserve],
        "wonder": _name(WONDERS, me.wonder),
        "wonder_deed": me.wonder_used_in,
        "matched": [card + 1 for card in range(CARDS) if me.matched & BIT[card]],
    }


def hash_into(origins: Origins, digest: Digest64) -> None:
    """Feed the hash the same data; what follows from the rest is left out."""
    digest.word(origins.components.digest)
    for option in OPTIONS_PLAYED:
        value = origins.options[option]
        if isinstance(value, str):
            digest.word(value)
        else:
            digest.number(value)
    digest.number(origins.round_number)
    digest.number(origins.bulwark)
    digest.number(origins.passed)
    digest.number(origins.triggers)
    digest.number(origins.action_number)
    digest.number(origins.unlocked)
    digest.numbers(origins.site_values)
    digest.numbers(origins.site_tiles)
    digest.numbers(origins.site_wonders)
    digest.numbers(origins.market)
    digest.numbers(origins.tops)
    digest.numbers(origins.bags)
    digest.numbers(origins.offer)
    digest.numbers(origins.stock)
    digest.numbers(origins.speakers)
    digest.numbers(origins.draft)
    digest.numbers(origins.cards)
    digest.numbers(origins.card_gold)
    digest.numbers(origins.tower_stock)
    digest.numbers(origins.zodiac)
    digest.numbers(origins.holders)
    digest.numbers(origins.strength)
    digest.row(origins.strength_order)
    digest.row(origins.trials)
    for bottom in origins.bottoms:
        digest.row(bottom)
    for climb in origins.climbs:
        digest.numbers(climb)
    for order in origins.climb_orders:
        digest.row(order)
    for me in origins.players:
        _hash_player(me, digest)


def _hash_player(me: OriginsPlayer, digest: Digest64) -> None:
    digest.numbers(me.resources)
    digest.numbers(me.colours)
    digest.numbers(me.values)
    digest.numbers(me.places)
    digest.numbers(me.speakers)
    digest.numbers(me.towers)
    digest.row(me.sent)
    digest.row(me.advisors)
    digest.row(me.reserve)
    digest.places(me.city)
    digest.places(me.seats)
    digest.number(me.bases)
    digest.number(me.archon)
    digest.number(me.tokens)
    digest.number(me.wonder)
    digest.number(me.wonder_used_in)
    digest.number(me.matched)


def _describe_tile(tile: int) -> dict[str, object]:
    if tile >= WONDER:
        return {"kind": "wonder", "name": WONDERS[tile - WONDER]}
    if tile >= AGORA:
        return {"kind": "agora" if tile == AGORA else "palace", "name": None}
    if tile >= FARM:
        return {"kind": "farm", "name": BUILDINGS[tile - FARM]}
    return {"kind": "building", "name": BUILDINGS[tile]}


def _name(names: list[str], place: int) -> str | None:
    return names[place] if place >= 0 else None


def _die(each: int) -> dict[str, object]:
    return {"colour": COLOURS[die_colour(each)], "value": die_value(each)}


def _values(numbers: list[int]) -> list[int]:
    return [value for value, number in enumerate(numbers) for _ in range(number)]


def restore(origins: Origins, saved: Reader) -> None:
    """Fill a new position with what ``describe`` returned."""
    seats = origins.seats
    origins.round_number = saved["round"].integer(1)
    origins.bulwark = saved["bulwark"].integer(0, seats - 1)
    origins.passed = sum({BIT[seat] for seat in saved["passed"].integers(0, seats - 1)})
    origins.triggers = sum({BIT[item.one_of(TRIGGERS)] for item in saved["end_triggers"].items()})
    origins.action_number = saved["deed"].integer(0)
    for place, site in enumerate(_exactly(saved["sites"], 5)):
        origins.site_values[place] = site["value"].integer(1, 6)
        origins.site_tiles[place] = _read_name(COLOURS, site["bonus"])
        origins.site_wonders[place] = _read_name(WONDERS, site["wonder"])
        if site["unlocked"].boolean():
            origins.unlocked |= BIT[place]
    origins.market[:] = [item.one_of(BUILDINGS) for item in saved["market"].items()]
    origins.bags[:] = [0] * len(BUILDINGS)
    for place, colour in enumerate(COLOURS):
        stack = saved["stacks"][colour]
        own = [BUILDINGS[kind] for kind in origins.components.kinds[place]]
        origins.tops[place] = -1 if stack["top"].value is None else _read_kind(own, stack["top"])
        for name in stack["face_down"].keys():
            kind = _read_kind(own, Reader(name, stack["face_down"].path))
            origins.bags[kind] = stack["face_down"][name].integer(0, 15)
        origins.bottoms[place] = tuple(_read_kind(own, item) for item in stack["bottom"].items())
        origins.stock[place] = saved["stock"][colour].integer(0, 9)
        origins.tower_stock[place] = saved["tower_stock"][colour].integer(0, 99)
    origins.offer[:] = [_read_die(item) for item in saved["offer"].items()]
    origins.draft[:] = [_read_die(item) for item in saved["draft"].items()]
    origins.speakers[:] = _read_values(saved["speakers"])
    origins.cards[:] = [item["card"].integer(1, CARDS) - 1 for item in saved["districts"].items()]
    origins.card_gold[:] = [item["gold"].integer(0, 99) for item in saved["districts"].items()]
    for temple, name in enumerate(TEMPLES):
        track = saved["temples"][name]
        origins.zodiac[temple] = _read_name(ZODIAC, track["zodiac"])
        origins.holders[temple] = -1 if track["holder"].value is None else track["holder"].integer(0, seats - 1)
        steps = track["steps"].integers(0, origins.components.temple_top)
        origins.climbs[temple] = steps
        origins.climb_orders[temple] = _permutation(track["stack"], seats)
        if len(steps) != seats:
            raise track["steps"].wrong("entries", number=seats)
    spaces = saved["military"]["spaces"].integers(0, LAST_SPACE)
    if len(spaces) != len(origins.strength):
        raise saved["military"]["spaces"].wrong("entries", number=len(origins.strength))
    origins.strength[:] = spaces
    origins.strength_order = _permutation(saved["military"]["stack"], len(spaces))
    origins.trials = tuple(item.one_of(TRIALS) for item in saved["trials"].items())
    for player, board in zip(origins.players, _exactly(saved["players"], seats), strict=True):
        _restore_player(player, board)


def _read_kind(own: list[str], saved: Reader) -> int:
    """Return a Building of the colour of its stack."""
    saved.one_of(own)
    return saved.one_of(BUILDINGS)


def _restore_player(me: OriginsPlayer, saved: Reader) -> None:
    for place, name in enumerate(RESOURCES):
        me.resources[place] = saved["resources"][name].integer(0)
    me.bases = saved["bases"].integer(2, BASES)
    for freeman in saved["freemen"].items():
        base = freeman["base"].integer(1, me.bases) - 1
        me.colours[base] = freeman["colour"].one_of(COLOURS)
        me.values[base] = freeman["value"].integer(1, 6)
        me.places[base] = _read_site(freeman["site"])
    me.speakers[:] = _read_values(saved["speakers"])
    me.sent = tuple(
        sent_speaker(item["site"].integer(1, 5) - 1, item["value"].integer(2, 5))
        for item in saved["speakers_sent"].items()
    )
    me.archon = _read_site(saved["archon"])
    me.tokens = saved["superiority"].integer(0, 20)
    me.advisors = tuple(item.one_of(COLOURS) for item in saved["advisors"].items())
    me.city.clear()
    for name in saved["city"].keys():
        me.city[_read_cell(name, saved["city"])] = _read_tile(saved["city"][name])
    for name in saved["seats"].keys():
        me.seats[_read_cell(name, saved["seats"])] = _read_die(saved["seats"][name])
    for place, name in enumerate(COLOURS):
        me.towers[place] = saved["towers"][name].integer(1, 99)
    me.reserve = tuple(item.one_of(BUILDINGS) for item in saved["reserve"].items())
    me.wonder = _read_name(WONDERS, saved["wonder"])
    me.wonder_used_in = saved["wonder_deed"].integer(0)
    me.matched = sum({BIT[card - 1] for card in saved["matched"].integers(1, CARDS)})


def _read_tile(saved: Reader) -> int:
    kind = TILE_KINDS[saved["kind"].one_of(TILE_KINDS)]
    if kind == "agora":
        return AGORA
    if kind == "palace":
        return PALACE
    if kind == "wonder":
        return WONDER + saved["name"].one_of(WONDERS)
    return saved["name"].one_of(BUILDINGS) + (FARM if kind == "farm" else 0)


def _read_cell(name: str, saved: Reader) -> int:
    cell = parse_cell(name)
    if cell < 0 or name != cell_name(cell):
        raise saved.wrong("cell-name", name=name)
    return cell


def _read_die(saved: Reader) -> int:
    return die(saved["colour"].one_of(COLOURS), saved["value"].integer(1, 6))


def _read_name(names: list[str], saved: Reader) -> int:
    return -1 if saved.value is None else saved.one_of(names)


def _read_site(saved: Reader) -> int:
    return -1 if saved.value is None else saved.integer(1, 5) - 1


def _read_values(saved: Reader) -> list[int]:
    numbers = [0] * 6
    for value in saved.integers(2, 5):
        numbers[value] += 1
    return numbers


def _exactly(saved: Reader, number: int) -> list[Reader]:
    items = saved.items()
    if len(items) != number:
        raise saved.wrong("entries-given", number=number, given=len(items))
    return items


def _permutation(saved: Reader, number: int) -> tuple[int, ...]:
    order = tuple(saved.integers(0, number - 1))
    if sorted(order) != list(range(number)):
        raise saved.wrong("disks", number=number)
    return order
