"""Writes docs/results/baselines.md and its pictures from the figures of the learning examples; `make docs` runs it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import fmean
from typing import Final, NamedTuple

from heliopolis.arena.learning_curve import NOBODY, CurvePoint, read_curve
from heliopolis.render.chart_parts import words_at
from heliopolis.render.charts import LINES, Series, chart_file, lines

DOCS: Final = Path("docs")
RESULTS: Final = DOCS / "results"
FIGURES: Final = RESULTS / "baselines"
TASK: Final = "Helios-2p-v2"
ROOM: Final = 20
"""Below the chart, for what its columns are."""
COLUMNS: Final = 60
"""So finely a curve is drawn."""


class Baseline(NamedTuple):
    """An example that learns, and how it was run."""

    name: str
    title: str
    task: str
    steps: str
    """What is counted as a step."""
    arguments: str
    about: str

    @property
    def folder(self) -> Path:
        """Where its curves are, a file for each training seed."""
        return FIGURES / self.name / self.task

    @property
    def picture(self) -> str:
        """The file of its curve, in the folder of the pages."""
        return f"pictures/learning-{self.name.replace('_', '-')}-{self.task.lower()}.svg"

    @property
    def measured(self) -> bool:
        """Whether there are figures."""
        return any(self.folder.glob("*.csv"))

    def commands(self) -> str:
        """Return what makes the figures."""
        line, out = f"python examples/{self.name}.py {self.task}", f"--out models/{self.name}-1"
        return f"{line} {self.arguments} --seed 1 {out}\n{line} {out} --enter 1.json"


PPO: Final = (
    "PyTorch on one core, in one `vector` environment with sparse observations. Half of the games are against the"
    " newest version of the policy, the others against `random` and older versions. Every point of lead gained earns a"
    " small reward at once (`--shaping 0.02`); with `--shaping 0` it learns from results alone."
)
SOLO: Final = "The same program alone: each point earns its reward, and reaching the target the last one."
MODULES: Final = "The same program with Wonders and Trials."
EXPERT: Final = (
    "A tree search (`search:4`) teaches a network of policy and value on the sparse features, by"
    " [data sets](../research/data-sets.md). In the first round the search plays itself, in each later round the"
    " current network. The network learns from the search’s choices and visits of all rounds, and then plays without"
    " search. Unlike PPO it gets help: the search uses the game’s own forecast."
)
LEAGUE: Final = (
    "NumPy alone. All other seats have past versions of the policy or `random`, and every version joins the league."
)
BASELINES: Final = (
    Baseline("ppo", "PPO, two players", TASK, "decisions", "--steps 50000 --hidden 64 --points 5 --games 20", PPO),
    Baseline(
        "expert_iteration",
        "Expert iteration",
        TASK,
        "decisions of the expert",
        "--rounds 4 --play 50 --games 30 --against random greedy:margin=8",
        EXPERT,
    ),
    Baseline("league", "League, four players", "Helios-4p-v2", "decisions", "--steps 200000 --every 40000", LEAGUE),
    Baseline("ppo", "PPO alone", "Origins-solo-v2", "decisions", "--steps 150000", SOLO),
    Baseline("ppo", "PPO with modules", "Origins-2p-modules-v2", "decisions", "--steps 150000", MODULES),
)

HEAD: Final = f"""\
# Baselines

Three agents that learn, each in one file of `examples/` for you to change. `make baselines` installs what they need \
(PyTorch, the extra `baselines`; the league needs NumPy alone) and runs each for seconds. They write a model and a \
learning curve, `curve.csv`: steps, CPU seconds of learning, and the share of victory against `random` and `greedy`. \
`--enter` rates the model on the [ladder](ladder.md), which has the ratings.

Each run was on one core of a busy machine, on the compiled build. Learning, the curve and the rating use different \
games. The models are not in the repository: these commands make them again. `make docs` writes this page from the \
curves in `docs/results/baselines`.

`LearningCurve` measures your own agent in the same way:

```python
from pathlib import Path
from heliopolis.arena import LearningCurve
from heliopolis.envs import PolicyBot
from heliopolis.tasks import find_task
import heliopolis

def act(features, legal):
    return legal.argmax(axis=1)  # an action for each row: here the first that is legal

curve = LearningCurve(Path("curve.csv"), find_task("{TASK}"))
curve.measure(0, PolicyBot(heliopolis.game("helios"), act), ["random"], games=2)
```
"""


class MeanPoint(NamedTuple):
    """The same point of the curves of all training seeds."""

    steps: float
    cpu_seconds: float
    share: float
    least: float
    most: float
    score: float


def curves(baseline: Baseline) -> dict[str, list[MeanPoint]]:
    """Return the mean curve against each opponent, as far as all seeds have come."""
    seeds = [list(read_curve(path)) for path in sorted(baseline.folder.glob("*.csv"))]
    found: dict[str, list[MeanPoint]] = {}
    for name in dict.fromkeys(point.against for point in seeds[0]):
        each = [[point for point in seed if point.against == name] for seed in seeds]
        found[name] = [mean(points) for points in zip(*each, strict=False)]
    return found


def mean(points: Sequence[CurvePoint]) -> MeanPoint:
    """Return the mean of points, and how far the shares are apart."""
    shares = [point.share for point in points]
    steps, seconds, score = (
        fmean(part) for part in zip(*((p.steps, p.cpu_seconds, p.score) for p in points), strict=True)
    )
    return MeanPoint(steps, seconds, fmean(shares), min(shares), max(shares), score)


def spread(point: MeanPoint) -> str:
    """Return how far the shares of training seeds are apart, if they are."""
    return f" ({point.least:.0%}–{point.most:.0%})" if point.least < point.most else ""


def seeds_of(baseline: Baseline) -> str:
    """Return of how many training seeds the figures are."""
    number = len(list(baseline.folder.glob("*.csv")))
    if number == 1:
        return "One training seed"
    shares = next(iter(curves(baseline))) != NOBODY
    return f"Means of {number} training seeds" + (", with the least and the greatest share" if shares else "")


def between(steps: Sequence[float], values: Sequence[float]) -> list[float]:
    """Return the values at evenly spaced steps, straight from one to the next: charts have even columns."""
    found: list[float] = []
    for place in range(COLUMNS + 1):
        at = steps[-1] * place / COLUMNS
        right = next((number for number, step in enumerate(steps) if step >= at), len(steps) - 1)
        left = max(0, right - 1)
        part = (at - steps[left]) / (steps[right] - steps[left]) if right > left else 0.0
        found.append(values[left] + (values[right] - values[left]) * part)
    return found


def picture(baseline: Baseline) -> str:
    """Return the learning curve as a drawing."""
    found = curves(baseline)
    steps = [point.steps for point in next(iter(found.values()))]
    alone = NOBODY in found
    most = max(point.score for each in found.values() for point in each) if alone else 1.0
    drawn = lines(
        [
            Series(
                "alone" if alone else f"against {name}",
                between(steps, [point.score / most if alone else point.share for point in each]),
            )
            for name, each in found.items()
        ],
        [(part / 4, f"{most * part / 4:.0f}" if alone else f"{part * 25} %") for part in range(5)],
        {COLUMNS * part // 4: f"{steps[-1] * part / 4:,.0f}" for part in range(5)},
        [],
    )
    shown = "points" if alone else "share of victory"
    words = f"{shown} after so many {baseline.steps}"
    below = words_at(LINES.width / 2, LINES.height + ROOM - 8, words, "chart-tick", "middle")
    title = f"{baseline.title}: {shown} while it learns {baseline.task}"
    return chart_file(drawn + below, LINES.width, LINES.height + ROOM, title)


def section(baseline: Baseline) -> Iterator[str]:
    """Yield what the page says of a baseline."""
    yield f"## {baseline.title}\n\n{baseline.about}\n\n```sh\n{baseline.commands()}\n```\n"
    if not baseline.measured:
        yield "Not measured yet.\n"
        return
    found = curves(baseline)
    yield f"![Learning curve: {baseline.title}](../{baseline.picture})\n"
    heads = ["points" if name == NOBODY else f"against `{name}`" for name in found]
    yield f"| {baseline.steps} | CPU seconds | {' | '.join(heads)} |"
    yield f"|---|---|{'---|' * len(found)}"
    for row in zip(*found.values(), strict=True):
        shares = [f"{each.share:.0%}{spread(each)}" for each in row]
        cells = [f"{row[0].score:.1f}"] if NOBODY in found else shares
        yield f"| {row[0].steps:,.0f} | {row[0].cpu_seconds:.0f} | {' | '.join(cells)} |"
    yield f"\n{seeds_of(baseline)}.\n"


def page() -> str:
    """Return the whole page."""
    return "\n".join([HEAD, *(line for baseline in BASELINES for line in section(baseline))])


def files() -> dict[Path, str]:
    """Return what is written, by its path."""
    return {
        RESULTS / "baselines.md": page(),
        **{DOCS / each.picture: picture(each) for each in BASELINES if each.measured},
    }


def main() -> None:
    """Write the page and its pictures."""
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
