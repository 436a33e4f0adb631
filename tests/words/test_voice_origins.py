"""Origins in words: its questions, answers and tales in both languages."""

from __future__ import annotations

import inspect
from functools import cache

import pytest

from heliopolis.games.origins.game import OriginsGame
from heliopolis.games.origins.position.cells import parse_cell
from heliopolis.games.origins.position.choices import BUILDINGS, COLOURS, WONDERS
from heliopolis.games.origins.position.dice import die
from heliopolis.games.origins.position.state import Origins
from heliopolis.games.origins.rules.building.purchase import Purchase
from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.event import Event
from heliopolis.words.voice import Voice, voice_of

GAME = OriginsGame()
PLAYERS = ["Ann", "Bob"]


@cache
def voice(language: str) -> Voice:
    return voice_of(GAME, language)


QUESTIONS = [
    (
        {"step": "Pay", "stone": 2, "food": 0, "wisdom": 1},
        "Pay 2 Stone and 1 Wisdom: use how much Gold for the Stone?",
        "Payez 2 Pierre et 1 Sagesse\u00a0: avec combien d’Or pour la Pierre\u00a0?",
    ),
    (
        {"step": "Pay", "stone": 0, "food": 4, "wisdom": 0},
        "Pay 4 Food: use how much Gold?",
        "Payez 4 Nourriture\u00a0: avec combien d’Or\u00a0?",
    ),
    ({"step": "ChooseSite", "worker": 10}, "Where does the Archon go?", "Où va l’Archonte\u00a0?"),
    (
        {"step": "ChooseSite", "worker": 7},
        "Where does the Speaker of value 3 go?",
        "Où va l’Orateur de valeur 3\u00a0?",
    ),
    (
        {"step": "Visit", "site": 2, "done": 0, "mains": 1},
        "Site 3: Wisdom (upper action) or two steps in a Temple (lower action)",
        "Lieu 3\u00a0: Sagesse (action du haut) ou deux marches d’un Temple (action du bas)",
    ),
    (
        {"step": "Visit", "site": 2, "done": 0, "mains": 2},
        "Site 3: Wisdom (upper action) and two steps in a Temple (lower action)",
        "Lieu 3\u00a0: Sagesse (action du haut) et deux marches d’un Temple (action du bas)",
    ),
    (
        {"step": "PlaceTile", "kind": 21, "mode": 0},
        "Choose a place for the Obelisk",
        "Choisissez un emplacement pour l’Obélisque",
    ),
    (
        {"step": "PlaceTile", "kind": 21, "mode": 1},
        "Choose a place for your Farm",
        "Choisissez un emplacement pour votre Ferme",
    ),
    (
        {"step": "PlaceTile", "kind": 9, "mode": 2},
        "Over which Farm do you build the Riding Grounds?",
        "Sur quelle Ferme construisez-vous les Terrains équestres\u00a0?",
    ),
    (
        {"step": "RevealTop", "colour": 2},
        "Turn up the next tile of the blue stack",
        "Retournez la tuile suivante de la pile bleue",
    ),
]


@pytest.mark.parametrize(("fields", "english", "french"), QUESTIONS)
def test_questions_tell_what_the_step_knows(fields: dict[str, object], english: str, french: str) -> None:
    step = GAME.steps[str(fields["step"])]
    # What a question does not speak of may be anything.
    state = GAME.new()
    state.todo.append(step(**{name: fields.get(name, 0) for name in inspect.signature(step).parameters}))
    assert voice("en").prompt(state) == english
    assert voice("fr").prompt(state) == french


CHOICES = [
    ("base:3", "Freeman 3", "Stratège 3"),
    ("worker:archon", "Archon", "Archonte"),
    ("site:4", "Site 4: Gold and Citizens", "Lieu 4\u00a0: Or et Citoyens"),
    ("gold:0", "Without Gold", "Sans Or"),
    ("gold:2", "With 2 Gold", "Avec 2 Or"),
    ("tower:blue", "Blue Tower", "Tour bleue"),
    ("die:blue/3", "Blue 3", "Dé bleu 3"),
    ("reserve:statue", "Set aside: Statue", "Tuile mise de côté\u00a0: Statue"),
    ("cell:-1,2", "At -1,2", "En -1,2"),
    ("cell:30,-1", "At 30,-1", "En 30,-1"),
    ("seat:0,0", "Seat at 0,0", "Siège en 0,0"),
]


@pytest.mark.parametrize(("name", "english", "french"), CHOICES)
def test_choices_in_words(name: str, english: str, french: str) -> None:
    choice = GAME.find_choice(name)
    assert choice is not None
    assert (voice("en").choice(choice), voice("fr").choice(choice)) == (english, french)


LYING = [
    ("market:2", "Statue (Market 2)", "Statue (Marché 2)"),
    ("market:5", "Market space 5", "Case 5 du Marché"),
    ("citizen:1", "Blue 4 (space 1)", "Dé bleu 4 (case 1)"),
    ("citizen:5", "Citizen on space 5", "Citoyen de la case 5"),
    ("base:1", "Red 3 (base 1)", "Dé rouge 3 (socle 1)"),
    ("base:6", "Freeman 6", "Stratège 6"),
    ("claimed:wonder", "Your Wonder: Lighthouse of Alexandria", "Votre Merveille\u00a0: Phare d’Alexandrie"),
    ("cell:0,0", "Agora at 0,0", "Agora en 0,0"),
    ("cell:3,3", "At 3,3", "En 3,3"),
    ("seat:1,1", "Seat at 1,1 (yellow 5)", "Siège en 1,1 (dé jaune 5)"),
    ("seat:2,2", "Seat at 2,2", "Siège en 2,2"),
    ("tower:blue", "Blue Tower", "Tour bleue"),
]


def laid_out() -> Origins:
    """Return a position in which the second player is asked, with something in some places."""
    origins = GAME.new(players=2)
    assert isinstance(origins, Origins)
    origins.todo.append(Purchase(1))
    origins.market[:] = [BUILDINGS.index("mint"), BUILDINGS.index("statue")]
    origins.offer[:] = [die(COLOURS.index("blue"), 4)]
    ann, bob = origins.players
    ann.colours[5] = COLOURS.index("red")
    bob.colours[0], bob.values[0] = COLOURS.index("red"), 3
    bob.wonder = WONDERS.index("lighthouse")
    bob.seats = {parse_cell("1,1"): die(COLOURS.index("yellow"), 5)}
    return origins


@pytest.mark.parametrize(("name", "english", "french"), LYING)
def test_choices_with_what_lies_at_their_place(name: str, english: str, french: str) -> None:
    origins = laid_out()
    choice = origins.choice(name)
    assert (voice("en").choice(choice, origins), voice("fr").choice(choice, origins)) == (english, french)


STORIES: list[tuple[list[Event], list[str], list[str]]] = [
    (
        [("paid", 0, 2, 1), ("visited", 0, 0, 2), ("site", 0, 2, 5), ("unlocked", 0, 4)],
        [
            "Ann sends Freeman 1 to site 3 (now at 5) for 1 Wisdom.",
            "Ann unlocks the Lighthouse of Alexandria.",
        ],
        [
            "Ann envoie le Stratège 1 au Lieu 3 (désormais à 5) pour 1 Sagesse.",
            "Ann déverrouille le Phare d’Alexandrie.",
        ],
    ),
    (
        [("paid", 1, 0, 1), ("climbed", 1, 1, 2), ("card", 1, 4)],
        ["Bob climbs to 5 in the Mountain Temple for 1 Stone and takes the Taurus card."],
        ["Bob monte à 5 dans le Temple de la Montagne pour 1 Pierre et prend la carte Taureau."],
    ),
    (
        [("advanced", 0, 13), ("superiority", 0), ("score", 0, 2, 9)],
        [
            "Ann moves to the final space of the Military track and gains a Superiority token.",
            "Ann scores 9 VP for the final space.",
        ],
        [
            "Ann atteint l’emplacement final de la piste Militaire et gagne un jeton Supériorité.",
            "Ann gagne 9 PV pour l’emplacement final.",
        ],
    ),
    (
        [("closed", 0, 0, -1, 2, 4), ("matched", 0, 17), ("score", 0, 3, 7), ("gained", 0, 3, 2)],
        ["Ann closes a District with the blue 4.", "Ann matches a District card: 7 VP and 2 Gold."],
        [
            "Ann complète un District avec le dé bleu 4.",
            "Ann réalise une carte District\u00a0: 7 PV et 2 Or.",
        ],
    ),
    (
        [("paid", 0, 3, 1), ("tower", 0, 2, 2)],
        ["Ann raises the blue Tower to level 2 for 1 Gold."],
        ["Ann élève la Tour bleue à 2 Étages pour 1 Or."],
    ),
    (
        [("retired", 0, 3), ("score", 0, 5, 6)],
        ["Ann retires the orange 6 for 6 VP."],
        ["Ann retire le dé orange 6\u00a0: 6 PV."],
    ),
    (
        [("retired", 0, 3), ("retired", 0, 0)],
        ["Ann retires the orange 6 and the red 6, which become Advisors."],
        ["Ann retire le dé orange 6 et le dé rouge 6, qui deviennent Conseillers."],
    ),
    (
        [("market", CHANCE, 1), ("top", CHANCE, 8)],
        ["The Market gets a Harbor; next in its stack: Outpost."],
        ["Le Marché reçoit un Port\u00a0; ensuite dans sa pile\u00a0: Avant-Poste."],
    ),
]


@pytest.mark.parametrize(("events", "english", "french"), STORIES)
def test_what_belongs_together_shares_a_sentence(events: list[Event], english: list[str], french: list[str]) -> None:
    assert voice("en").story(events, PLAYERS) == english
    assert voice("fr").story(events, PLAYERS) == french


def test_what_may_come_of_something_else_has_its_own_sentence() -> None:
    """A Building or an attack can have no effect, and the visit continue with a gain, a move or a new worker."""
    used: Event = ("used", 0, 2, 1, 0)
    following: list[Event] = [("gained", 0, 1, 3), ("advanced", 0, 2), ("hired", 0, 0, 4), ("speaker", 0, 3)]
    for first in (used, ("attacked", 0)):
        assert [len(voice("en").story([first, event], PLAYERS)) for event in following] == [2, 2, 2, 2]
