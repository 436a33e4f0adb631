"""The steps of Origins: each chapter declares its own, with what may follow it and the range of its fields."""

from __future__ import annotations

from typing import Final

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
from heliopolis.games.origins.rules.abilities import registry
from heliopolis.games.origins.rules.building import market, placing, purchase
from heliopolis.games.origins.rules.modules import solo, wonders
from heliopolis.kernel.frame import Frame, numbered

STEPS: Final = [
    "BonusTile", "ZodiacCard", "MarketColour", "MarketTile", "OfferDie", "SortOffer", "DistrictCard", "Towers",
    "FirstPlayer", "PlaceWonders", "WonderSite", "DrawWonder", "DrawTrial", "DraftRoll", "Draft", "DraftTurn",
    "DraftDie", "ReturnDice", "NextTurn", "ChooseAction", "AskToken", "SpendToken", "ChooseWorker", "ChooseSite",
    "Arrive", "RaiseSite", "Visit", "BonusOrGold", "SetAsideDie", "FreezeSites", "RaiseNeighbour", "KeepCard", "Pay",
    "GainBasic", "SpendAny", "MoveOrAttack", "ExchangeForGold", "AttackPoints", "Purchase", "BuildMode", "PlaceTile",
    "TurnTop", "RevealTop", "Activations", "CopyAbility", "PointsOrStone", "SetAside", "SwapDie", "SwapColour",
    "ResetSite", "OpenGate", "GateAmount", "PyramidAmount", "PyramidPoints", "GardenTile", "GardenFood",
    "GateOfIshtar", "StoneOrFood", "Veteran", "WonderDirection", "PlaceWonder", "ChooseTemple", "ClimbForCard",
    "ChooseStep", "Climb", "ExtraStep", "TakeCitizen", "Hire", "RefillOffer", "RollCitizen", "TakeSpeaker",
    "SpendFood", "Feed", "RaiseNewDie", "RaiseNewSpeaker", "RaiseForTower", "CloseWith", "ChooseSeat", "AfterClosing",
    "MatchCard", "BuildLevel", "NewBase", "ComeHome", "RetireAll", "Retire", "RollSpeaker", "Settle", "NextRound",
]  # fmt: skip
"""The order of the steps in hashes and features; new ones are appended."""

FRAMES: Final[list[Frame]] = numbered(
    STEPS,
    [
        *(*setup.FRAMES, *rounds.FRAMES, *turn.FRAMES, *visit.FRAMES, *sites.FRAMES, *bonus.FRAMES, *payment.FRAMES),
        *(*military.FRAMES, *purchase.FRAMES, *placing.FRAMES, *market.FRAMES, *registry.FRAMES, *temples.FRAMES),
        *(*citizens.FRAMES, *zodiac.FRAMES, *districts.FRAMES, *towers.FRAMES, *population.FRAMES, *passing.FRAMES),
        *(*solo.FRAMES, *wonders.FRAMES),
    ],
)
