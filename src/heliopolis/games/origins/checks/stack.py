"""The steps of Origins: what each may put in its place, and the range of its fields.

What may lie on what in a saved position follows from this table; whoever writes a step writes its row.
"""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.position.choices import COLOURS, MARKET, SITE
from heliopolis.games.origins.position.components import LAST_SPACE
from heliopolis.games.origins.position.ranges import (
    AMOUNT,
    CELL,
    CELLS,
    COLOUR,
    FREEMAN,
    KIND,
    PLACE,
    SOURCE,
    TEMPLE,
)
from heliopolis.games.origins.rules import (
    bonus,
    citizens,
    districts,
    military,
    passing,
    payment,
    population,
    rounds,
    setup,
    sites,
    temples,
    towers,
    turn,
    visit,
    zodiac,
)
from heliopolis.games.origins.rules.abilities.activation import Activations
from heliopolis.games.origins.rules.abilities.city import CopyAbility
from heliopolis.games.origins.rules.abilities.registry import ABILITY_FRAMES, BEGINNINGS
from heliopolis.games.origins.rules.building import market, placing, purchase
from heliopolis.games.origins.rules.modules import solo, wonders
from heliopolis.kernel.frame import FieldRange, Frame, Row, SetRange

WORKER: Final = FieldRange(0, len(visit.WORKERS) - 1)

HIRED: Final[tuple[Row, ...]] = ((payment.Pay, citizens.Hire), (citizens.Hire,))
BONUS: Final[tuple[Row, ...]] = tuple([row for action in bonus.BONUSES for row in action.begins])
VISITED: Final[tuple[Row, ...]] = (
    *[row for action in visit.LOWER_ACTIONS for row in action.begins],
    *BONUS,
    (bonus.BonusOrGold,),
)
ATTACK: Final[tuple[Row, ...]] = (
    (military.ExchangeForGold, military.AttackPoints),
    (payment.GainBasic, military.AttackPoints),
    (military.AttackPoints,),
)

DRAFT: Final[Row] = (setup.DraftRoll, setup.DraftRoll, setup.Draft)
TRIALS: Final[Row] = (setup.DrawTrial, setup.DrawTrial, *DRAFT)
OPENING: Final[tuple[Row, ...]] = (
    (
        *(setup.BonusTile, setup.BonusTile, setup.ZodiacCard, setup.ZodiacCard),
        *(setup.MarketColour, setup.MarketColour, market.TurnTop, market.TurnTop, setup.OfferDie, setup.OfferDie),
        *(setup.SortOffer, rounds.RollSpeaker, rounds.RollSpeaker, setup.DistrictCard, setup.DistrictCard),
        *(setup.Towers, setup.FirstPlayer, setup.PlaceWonders, *TRIALS),
    ),
    (setup.FirstPlayer, *TRIALS),
    (setup.FirstPlayer, *DRAFT),
    (setup.PlaceWonders, *DRAFT),
)

FRAMES: Final = (
    Frame(setup.BonusTile, site=PLACE),
    Frame(setup.ZodiacCard, temple=TEMPLE),
    Frame(setup.MarketColour, (setup.MarketTile,)),
    Frame(setup.MarketTile, colour=COLOUR),
    Frame(setup.OfferDie, colour=COLOUR),
    Frame(setup.SortOffer),
    Frame(setup.DistrictCard),
    Frame(setup.Towers),
    Frame(setup.FirstPlayer),
    Frame(
        setup.PlaceWonders,
        (setup.DrawWonder, setup.DrawWonder),
        (setup.WonderSite, setup.WonderSite),
        number=FieldRange(setup.SOLO_WONDERS, len(SITE)),
    ),
    Frame(setup.WonderSite, (setup.DrawWonder,)),
    Frame(setup.DrawWonder, site=PLACE),
    Frame(setup.DrawTrial),
    Frame(setup.DraftRoll, colour=COLOUR),
    Frame(setup.Draft, (setup.DraftTurn, setup.DraftTurn, setup.ReturnDice)),
    Frame(setup.DraftTurn, (setup.DraftDie,), (solo.SetAsideDie,), aside=FieldRange(0, solo.SET_ASIDE)),
    Frame(setup.DraftDie),
    Frame(setup.ReturnDice, (rounds.NextTurn,)),
    Frame(
        rounds.NextTurn,
        (turn.ChooseAction, turn.AskToken, rounds.NextTurn),
        (rounds.RollSpeaker, rounds.RollSpeaker, rounds.Settle),
        (rounds.Settle,),
    ),
    Frame(
        turn.ChooseAction,
        *[row for action in turn.ACTIONS for row in action.begins],
    ),
    Frame(turn.AskToken, (turn.SpendToken,)),
    Frame(turn.SpendToken, (turn.ChooseAction,)),
    Frame(visit.ChooseWorker, (visit.ChooseSite,)),
    Frame(visit.ChooseSite, (payment.Pay, visit.Arrive), worker=WORKER),
    Frame(
        visit.Arrive,
        (sites.RaiseSite, visit.VisitPart),
        (sites.FreezeSites, visit.VisitPart),
        worker=WORKER,
        site=PLACE,
    ),
    Frame(sites.RaiseSite, (sites.RaiseNeighbour,), site=PLACE),
    Frame(
        visit.VisitPart,
        *[(*row, visit.VisitPart) for row in VISITED],
        worker=WORKER,
        site=PLACE,
        mains=FieldRange(1, 2),
        colours=SetRange(len(COLOURS)),
        done=SetRange((visit.TOP | visit.BOTTOM | visit.BONUS).bit_length()),
    ),
    Frame(bonus.BonusOrGold, *BONUS, colour=COLOUR),
    Frame(solo.SetAsideDie, (solo.SetAsideDie,), left=FieldRange(1, solo.SET_ASIDE)),
    Frame(sites.FreezeSites, (sites.RaiseSite,), site=PLACE),
    Frame(sites.RaiseNeighbour, site=PLACE),
    Frame(solo.KeepCard),
    Frame(payment.Pay, (payment.Pay,), stone=AMOUNT, food=AMOUNT, wisdom=AMOUNT, later_stone=AMOUNT),
    Frame(payment.GainBasic, (payment.GainBasic,), left=FieldRange(1, AMOUNT.most, unit=AMOUNT.unit)),
    Frame(payment.SpendAny, (payment.SpendAny,), left=FieldRange(1, 3)),
    Frame(
        military.MoveOrAttack,
        (military.MoveOrAttack,),
        *ATTACK,
        *[(*row, military.MoveOrAttack) for row in ATTACK],
        steps=FieldRange(0, LAST_SPACE),
        most=FieldRange(1, 2),
        done=FieldRange(0, military.ATTACKED),
    ),
    Frame(military.ExchangeForGold),
    Frame(military.AttackPoints),
    Frame(purchase.Purchase, (payment.Pay, wonders.WonderDirection), (wonders.WonderDirection,), (purchase.BuildMode,)),
    Frame(purchase.BuildMode, (payment.Pay, placing.PlaceTile), (placing.PlaceTile,), source=SOURCE, kind=KIND),
    Frame(
        placing.PlaceTile,
        (market.TurnTop, Activations),
        source=SOURCE,
        kind=KIND,
        mode=FieldRange(placing.AS_BUILDING, placing.OVER_FARM),
    ),
    Frame(market.TurnTop, (market.RevealTop,), colour=COLOUR),
    Frame(market.RevealTop, colour=COLOUR),
    Frame(
        Activations,
        (Activations,),
        *BEGINNINGS,
        *[(*row, Activations) for row in BEGINNINGS],
        cells=CELLS,
    ),
    Frame(CopyAbility, *BEGINNINGS, cell=CELL, chain=CELLS),
    *ABILITY_FRAMES,
    Frame(wonders.WonderDirection, (wonders.PlaceWonder,)),
    Frame(wonders.PlaceWonder, (Activations, Activations), direction=FieldRange(0, 1)),
    Frame(temples.ChooseTemple, (payment.Pay, temples.ClimbForCard)),
    Frame(temples.ClimbForCard, (temples.ExtraStep,), temple=TEMPLE),
    Frame(temples.ChooseStep, (payment.Pay, temples.Climb), (temples.Climb,), stone=FieldRange(0, 1)),
    Frame(temples.Climb, temple=TEMPLE, steps=FieldRange(1, 1)),
    Frame(temples.ExtraStep, temple=TEMPLE, by=FieldRange(0, 1)),
    Frame(citizens.TakeCitizen, *HIRED, paid=FieldRange(0, 1), optional=FieldRange(0, 1)),
    Frame(
        citizens.Hire,
        (zodiac.RaiseNewDie, citizens.RefillOffer),
        (citizens.RefillOffer,),
        space=FieldRange(0, len(MARKET) - 1),
    ),
    Frame(citizens.RefillOffer, (citizens.RollCitizen,), colour=COLOUR),
    Frame(citizens.RollCitizen, colour=COLOUR),
    Frame(citizens.TakeSpeaker, (zodiac.RaiseNewSpeaker,), by=FieldRange(0, 1)),
    Frame(
        citizens.SpendFood,
        (payment.Pay, citizens.Feed, citizens.SpendFood),
        (citizens.Feed,),
        left=FieldRange(1, citizens.MOST_FOOD),
    ),
    Frame(citizens.Feed, base=FieldRange(-1, FREEMAN.most)),
    Frame(zodiac.RaiseNewDie, base=FREEMAN),
    Frame(zodiac.RaiseNewSpeaker, value=FieldRange(citizens.FIRST_SPEAKER, zodiac.HIGHEST_SPEAKER - 1)),
    Frame(zodiac.RaiseForTower),
    Frame(districts.CloseWith, (districts.ChooseSeat,)),
    Frame(
        districts.ChooseSeat,
        (districts.MatchCard, Activations, districts.AfterClosing),
        base=FREEMAN,
    ),
    Frame(districts.AfterClosing, (citizens.TakeCitizen,)),
    Frame(districts.MatchCard, place=CELL),
    Frame(towers.BuildLevel, (zodiac.RaiseForTower,)),
    Frame(population.NewBase),
    Frame(passing.ComeHome, (passing.Retire, passing.RetireAll)),
    Frame(passing.RetireAll, (passing.Retire, passing.RetireAll)),
    Frame(passing.Retire),
    Frame(rounds.RollSpeaker),
    Frame(rounds.Settle, (solo.KeepCard, rounds.NextRound), (rounds.NextRound,)),
    Frame(rounds.NextRound, (rounds.NextTurn,)),
)
