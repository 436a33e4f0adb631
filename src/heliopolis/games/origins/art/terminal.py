"""The scene in cells, for a terminal: letters and marks for what the picture shows by drawings."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.art import style
from heliopolis.games.origins.art.parts import points_of, seat_name
from heliopolis.games.origins.art.terminal_marks import (
    SEATS,
    archon,
    away,
    coloured,
    counted,
    die,
    letter,
    price,
    resources,
    shape,
    speaker,
)
from heliopolis.games.origins.position.cells import cell_name, parse_cell, x_of, y_of
from heliopolis.games.origins.position.choices import BUILDINGS, COLOURS, RESOURCES, TEMPLES, TRIALS, WONDERS, ZODIAC
from heliopolis.games.origins.position.components import SPACES
from heliopolis.games.origins.position.dice import die as packed
from heliopolis.games.origins.position.dice import die_colour, die_value, speaker_site, speaker_value
from heliopolis.games.origins.position.saving import TRIGGERS
from heliopolis.games.origins.position.state import AGORA, FARM, NONE, PALACE, WONDER, Origins
from heliopolis.games.origins.rules.districts import TAKEN, seat_bar
from heliopolis.games.origins.rules.modules.trials import trial_points
from heliopolis.games.origins.rules.scoring import has_target, target
from heliopolis.kernel.step import BIT
from heliopolis.render.panels import Cell, Map, Panel, Place, Rows, TextSpan, cell, spans
from heliopolis.words.texts import Texts

WIDEST: Final = 9
"""The columns of a City that fit into 80 characters; a wider City is listed tile by tile."""


def panels(origins: Origins, viewer: int, say: Texts, live: frozenset[str]) -> tuple[Panel, ...]:
    """Return everything that the picture shows, the viewer's own City first."""

    def seats(seat: int) -> list[Panel]:
        asked = frozenset([name for name in live if name.startswith(f"seat{seat + 1}/cell:")])
        return [city(origins, seat, say, asked), people(origins, seat, say)]

    others = [(viewer + step) % origins.seats for step in range(1, origins.seats)]
    return (
        *seats(viewer),
        *[draw(origins, say) for draw in (sites, market, offers, temples, military, districts)],
        *goals(origins, viewer, say),
        *([draft(origins, say)] if origins.draft else []),
        *[panel for seat in others for panel in seats(seat)],
    )


def sites(origins: Origins, say: Texts) -> Panel:
    """Return the sites: value, bonus colour, name, Wonder, and who is there."""
    rows: list[tuple[Cell, ...]] = []
    for site in range(5):
        value, name = origins.site_values[site], say(f"name-site-{site + 1}")
        parts = [
            TextSpan(f"{site + 1} ", "", f"{site + 1}, {name}."),
            TextSpan(f"[{value}] ", style.GOLD_INK, say("scene-site-value", value=value)),
        ]
        tile = origins.site_tiles[site]
        parts += [coloured(tile, say) if tile != NONE else TextSpan("·", "", " "), TextSpan(f" {name}", "", " ")]
        wonder = origins.site_wonders[site]
        if wonder != NONE:
            open_now, name = origins.unlocked & BIT[site], say(f"scene-wonder-{WONDERS[wonder]}")
            told = say("scene-unlocked" if open_now else "scene-locked")
            parts.append(TextSpan(f" {'○' if open_now else '×'}{name}", style.FAINT_INK, f"{name}. {told}"))
        parts += landed(origins, site, say)
        rows.append((spans(*parts, things=(f"site:{site + 1}",)),))
    return Rows(say("scene-sites-board"), tuple(rows))


def landed(origins: Origins, site: int, say: Texts) -> list[TextSpan]:
    """Return the workers on a site, each after the shape of its owner."""
    parts: list[TextSpan] = []
    for seat, me in enumerate(origins.players):
        here = [die(packed(me.colours[base], me.values[base]), say) for base in me.freemen() if me.places[base] == site]
        here += [speaker(speaker_value(sent), 1, say) for sent in me.sent if speaker_site(sent) == site]
        if me.archon == site:
            here.append(archon(say))
        for each in here:
            parts += [TextSpan(" "), shape(seat, say), each._replace(said=f"{each.said}.")]
    return parts


def market(origins: Origins, say: Texts) -> Panel:
    """Return the tiles for sale with wisdom and stone, and the open tile of each stack."""
    rows: list[tuple[Cell, ...]] = []
    for space, kind in enumerate(origins.market):
        building = origins.components.buildings[kind]
        parts = price(say, origins.components.market_wisdom[space], building.stone)
        parts += [coloured(building.colour, say), TextSpan(f" {say(f'name-building-{BUILDINGS[kind]}')}")]
        rows.append((spans(*parts, things=(f"market:{space + 1}",)),))
    tops = [
        TextSpan(
            f" {style.MARKS[COLOURS[colour]]}{say(f'name-building-{BUILDINGS[top]}')}",
            style.COLOUR_INK[COLOURS[colour]],
            f"{say(f'name-building-{BUILDINGS[top]}')},",
        )
        for colour, top in enumerate(origins.tops)
        if top != NONE
    ]
    rows += [(spans(TextSpan(say.headed(say("scene-next"))), *tops[:2]),), (spans(*tops[2:]),)] if tops else []
    return Rows(say("scene-market-board"), tuple(rows))


def offers(origins: Origins, say: Texts) -> Panel:
    """Return citizens with their prices, Speakers, and the stock of dice and Tower disks."""
    citizens = tuple(
        spans(
            die(origins.offer[space], say) if space < len(origins.offer) else TextSpan("– ", "", say("scene-vacant")),
            TextSpan(
                f" {origins.components.offer_wisdom[space]}{letter(say, 2)}",
                style.RESOURCE_INK[2],
                f", {resources(say, 2, origins.components.offer_wisdom[space])}",
            ),
            things=(f"citizen:{space + 1}",),
        )
        for space in range(SPACES)
    )
    speakers = tuple(
        spans(speaker(value, number, say), things=(f"recruit:{value}",))
        for value, number in enumerate(origins.speakers)
        if number
    )
    rows = [citizens, (cell(say("scene-speakers")), *speakers)]
    for word, numbers in (("scene-stock", origins.stock), ("scene-tower-stock", origins.tower_stock)):
        parts = [TextSpan(say(word), "", say.headed(say(word)))]
        for name, number in zip(COLOURS, numbers, strict=True):
            parts += [TextSpan(" "), counted(name, number, say), TextSpan("", "", ",")]
        rows.append((spans(*parts),))
    return Rows(say("scene-citizens"), tuple(rows))


def temples(origins: Origins, say: Texts) -> Panel:
    """Return the Temples: the points of every disk, the card and who holds it."""
    rows: list[tuple[Cell, ...]] = []
    points = origins.components.temple_points
    for temple, name in enumerate(TEMPLES):
        disks = [(seat, points[step]) for seat, step in enumerate(origins.climbs[temple])]
        card = origins.zodiac[temple]
        sign = say(f"name-zodiac-{ZODIAC[card]}") if card != NONE else ""
        holder = origins.holders[temple]
        mark = f"{SEATS[holder]} " if holder != NONE else ""
        text = f"{say(f'name-temple-{name}')}  {' '.join(f'{SEATS[seat]}{step}' for seat, step in disks)}  "
        told = ", ".join(say.titled(seat_name(say, seat), str(step)) for seat, step in disks)
        by = f", {seat_name(say, holder)}" if holder != NONE else ""
        said = f"{say.titled(say(f'name-temple-{name}'), told)}. {sign}{by}"
        rows.append((cell(f"{text}{mark}{sign}", f"temple:{name}", said=said),))
    return Rows(say("scene-temples"), tuple(rows))


def military(origins: Origins, say: Texts) -> Panel:
    """Return the Military disks, the strongest first."""
    order = sorted(origins.strength_order, key=lambda seat: -origins.strength[seat])
    foreign = say("scene-foreign")
    disks = [f"{SEATS[seat] if seat < origins.seats else f'{foreign} '}{origins.strength[seat]}" for seat in order]
    told = [
        say.titled(seat_name(say, seat) if seat < origins.seats else foreign, str(origins.strength[seat]))
        for seat in order
    ]
    return Rows(say("scene-military"), ((cell("  ".join(disks), said=", ".join(told)),),))


def districts(origins: Origins, say: Texts) -> Panel:
    """Return the District cards: middle colour between the two others, points, gold or who has matched."""
    rows: list[tuple[Cell, ...]] = []
    for place, card in enumerate(origins.cards):
        values = origins.components.cards[card]
        parts = [coloured(each, say) for each in (values.ends[0], values.middle, values.ends[1])]
        parts.append(TextSpan(f" {values.high}/{values.low}", style.GOLD_INK))
        gold = origins.card_gold[place]
        parts.append(TextSpan(f" {gold}{letter(say, 3)}", style.RESOURCE_INK[3], f", {resources(say, 3, gold)}"))
        matched = [seat for seat, me in enumerate(origins.players) if me.matched & BIT[card]]
        parts += [TextSpan(f" {SEATS[seat]}", "", f", {seat_name(say, seat)}") for seat in matched]
        rows.append((spans(*parts, things=(f"card:{card + 1}",)),))
    return Rows(say("scene-districts"), tuple(rows))


def goals(origins: Origins, viewer: int, say: Texts) -> list[Panel]:
    """Alone, the target; the Trials to come, or the end triggers that have happened."""
    found: list[Panel] = []
    if has_target(origins):
        found.append(lone_target(origins, origins.scores()[0].total, say))
    if origins.trials:
        found.append(trials(origins, viewer, say))
    elif origins.triggers:
        found.append(triggers(origins, say))
    return found


def lone_target(origins: Origins, total: int, say: Texts) -> Panel:
    """Return the target of a lone player, and how far it is."""
    told = say("scene-so-far", points=points_of(origins, 0), total=total)
    return Rows(say("scene-target", points=target(origins)), ((cell(told),),))


def trials(origins: Origins, viewer: int, say: Texts) -> Panel:
    """Return the Trials to come, with what they give the viewer now."""
    rows = [
        (cell(f"{say(f'name-trial-{TRIALS[trial]}')} +{trial_points(origins, viewer, trial)}"),)
        for trial in origins.trials
    ]
    return Rows(say("scene-trials"), tuple(rows))


def triggers(origins: Origins, say: Texts) -> Panel:
    """Return the end triggers that have happened."""
    done = [name for place, name in enumerate(TRIGGERS) if origins.triggers & BIT[place]]
    return Rows(say("scene-end"), tuple([(cell(say(f"name-trigger-{name}")),) for name in done]))


def draft(origins: Origins, say: Texts) -> Panel:
    """Return the dice to choose from."""
    cells = [
        spans(die(each, say), TextSpan(f"×{origins.draft.count(each)}" if origins.draft.count(each) > 1 else ""),
              things=(f"die:{COLOURS[die_colour(each)]}/{die_value(each)}",))
        for each in sorted(set(origins.draft))
    ]  # fmt: skip
    return Rows(say("scene-draft"), tuple(tuple(cells[start : start + 6]) for start in range(0, len(cells), 6)))


# A player's area ---------------------------------------------------------------------------------


def heading(origins: Origins, seat: int, say: Texts) -> str:
    """Return who it is, with how many points."""
    points = points_of(origins, seat)
    passed = f" · {say('scene-passed')}" if origins.passed & BIT[seat] else ""
    return f"{SEATS[seat]} {seat_name(say, seat)} · {points} {say('scene-points-word', points=points)}{passed}"


def city(origins: Origins, seat: int, say: Texts, live: frozenset[str]) -> Panel:
    """Return the City as a map, or tile by tile where it is too wide for one."""
    me = origins.players[seat]
    owner = f"seat{seat + 1}/cell:"
    asked = {parse_cell(name.removeprefix(owner)) for name in live if name.startswith(owner)}
    cells = sorted({*me.city, *asked}, key=lambda each: (y_of(each), x_of(each)))
    left, top = min(x_of(each) for each in cells), min(y_of(each) for each in cells)
    title = heading(origins, seat, say)
    if max(x_of(each) for each in cells) - left < WIDEST:
        places = [
            Place(x_of(each) - left, 2 * (y_of(each) - top), tile(origins, seat, each, say, "\n")) for each in cells
        ]
        return Map(title, tuple(places), seat)
    told = [tile(origins, seat, each, say, " ") for each in cells]
    return Rows(title, tuple(tuple(told[start : start + 3]) for start in range(0, len(told), 3)), seat)


def tile(origins: Origins, seat: int, where: int, say: Texts, between: str) -> Cell:
    """Return a tile: its place, and its mark with the first letters of its name."""
    kind = origins.players[seat].city.get(where, NONE)
    name = cell_name(where)
    things = (f"seat{seat + 1}/cell:{name}",)
    paper, text, said = style.CELL_PAPER, "", ""
    if kind >= WONDER:
        paper, text = style.WONDER_PAPER, say(f"scene-wonder-{WONDERS[kind - WONDER]}")
    elif kind in (AGORA, PALACE):
        paper, text = style.GRAY_PAPER, say(f"name-building-{'agora' if kind == AGORA else 'palace'}")
    elif kind >= FARM:
        paper, text = style.FARM_PAPER, say("name-building-farm")
    elif kind != NONE:
        colour = COLOURS[origins.components.buildings[kind].colour]
        title = say(f"name-building-{BUILDINGS[kind]}")
        paper, text = style.COLOUR_PAPER[colour], style.MARKS[colour] + title
        said = f"{title}, {say(f'word-colour-{colour}')}"
    if between == " ":
        return Cell(
            things, ((TextSpan(f"{name:>6} {text:<15.15}", "", f"{name} {said or text}"),),), paper, style.PALE_INK
        )
    return Cell(things, ((TextSpan(name),), (TextSpan(text[:7], "", said or text),)), paper, style.PALE_INK)


def people(origins: Origins, seat: int, say: Texts) -> Panel:
    """Return resources, workers, towers, Seats, Advisors, cards, tiles set aside."""
    me = origins.players[seat]
    owner = f"seat{seat + 1}"
    rows: list[tuple[Cell, ...]] = [
        tuple(
            cell(f"{number} {say(f'name-resource-{name}')}", ink=style.RESOURCE_INK[place])
            for place, (name, number) in enumerate(zip(RESOURCES, me.resources, strict=True))
        ),
        (cell(say.headed(say("scene-workers"))), *freemen(origins, seat, say)),
        (
            spans(
                archon(say),
                away(me.archon, say),
                things=(f"{owner}/worker:archon",),
            ),
            *[
                spans(speaker(value, number, say), things=(f"{owner}/speaker:{value}",))
                for value, number in enumerate(me.speakers)
                if number
            ],
            cell(f"{say('scene-superiority')} {me.tokens}"),
            cell(f"{say('scene-advisors')} {len(me.advisors)}"),
        ),
        (
            cell(say.headed(say("scene-my-towers"))),
            *[
                spans(counted(name, height, say), things=(f"{owner}/tower:{name}",))
                for name, height in zip(COLOURS, me.towers, strict=True)
            ],
        ),
    ]
    held = [ZODIAC[origins.zodiac[temple]] for temple in range(3) if origins.holders[temple] == seat]
    if held:
        names = ", ".join(say(f"name-zodiac-{name}") for name in held)
        rows.append((cell(say.titled(say("scene-zodiac"), names)),))
    return Rows("", tuple(rows + powers(origins, seat, say) + waiting(origins, seat, say)), seat)


def freemen(origins: Origins, seat: int, say: Texts) -> list[Cell]:
    """Return the bases: a die, where it is if away, or a free base."""
    me = origins.players[seat]
    cells: list[Cell] = []
    for base in range(me.bases):
        name = f"seat{seat + 1}/base:{base + 1}"
        if me.colours[base] == NONE:
            cells.append(cell("–", name, said=say("scene-free")))
            continue
        worker = die(packed(me.colours[base], me.values[base]), say)
        cells.append(spans(worker, away(me.places[base], say), things=(name,)))
    return cells


def powers(origins: Origins, seat: int, say: Texts) -> list[tuple[Cell, ...]]:
    """Return the Seats of Power, open or with a die."""
    me = origins.players[seat]
    cells: list[Cell] = []
    for where in me.city:
        barred = seat_bar(me, where)
        if barred is None or barred == TAKEN:
            name = cell_name(where)
            free = TextSpan("◇", "", say("scene-free"))
            die_on = die(me.seats[where], say) if where in me.seats else free
            cells.append(spans(TextSpan(f"{name} "), die_on, things=(f"seat{seat + 1}/seat:{name}",)))
    rows = [tuple(cells[start : start + 4]) for start in range(0, len(cells), 4)]
    return [(cell(say.headed(say("scene-seat-die"))),), *rows] if rows else []


def waiting(origins: Origins, seat: int, say: Texts) -> list[tuple[Cell, ...]]:
    """Return tiles in reserve and the claimed Wonder."""
    me = origins.players[seat]
    owner = f"seat{seat + 1}"
    rows: list[tuple[Cell, ...]] = []
    for kind in sorted(set(me.reserve)):
        building = origins.components.buildings[kind]
        name, number = say(f"name-building-{BUILDINGS[kind]}"), me.reserve.count(kind)
        more = f" ×{number}" if number > 1 else ""
        told = f"{name}, {resources(say, 0, building.stone)}{more}"
        parts = [
            coloured(building.colour, say),
            TextSpan(f" {name} {building.stone}{letter(say, 0)}{more}", "", told),
        ]
        rows.append((spans(*parts, things=(f"{owner}/reserve:{BUILDINGS[kind]}",)),))
    if me.wonder != NONE and me.wonder_cell() == NONE:
        words = say.titled(say("scene-my-wonder"), say(f"scene-wonder-{WONDERS[me.wonder]}"))
        rows.append((cell(words, f"{owner}/claimed:wonder"),))
    return rows
