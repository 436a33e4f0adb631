"""Writes docs/results/baselines.md and its pictures from the figures of the learning examples; `make docs` runs it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from heliopolis.arena.confidence import Interval
from heliopolis.arena.learning_curve import CurvePoint, read_curve
from heliopolis.arena.report import format_interval
from heliopolis.render.chart_parts import words_at
from heliopolis.render.charts import LINES, Series, chart_file, lines

DOCS: Final = Path("docs")
RESULTS: Final = DOCS / "results"
FIGURES: Final = RESULTS / "baselines"
TASK: Final = "Helios-2p-v1"
ROOM: Final = 20
"""Below the chart, for what its columns are."""
COLUMNS: Final = 60
"""So finely a curve is drawn."""


class Baseline(NamedTuple):
    """An example that learns, and how it was run."""

    name: str
    title: str
    steps: str
    """What is counted as a step."""
    arguments: str
    measured: str
    about: str

    @property
    def folder(self) -> Path:
        """Where its figures are."""
        return FIGURES / self.name

    @property
    def picture(self) -> str:
        """The file of its curve, in the folder of the pages."""
        return f"pictures/learning-{self.name.replace('_', '-')}.svg"

    def commands(self) -> str:
        """Return what makes the figures."""
        line = f"python examples/{self.name}.py {TASK}"
        out = f"--out models/{self.name}"
        return f"{line} {self.arguments} {out}\n{line} {self.measured} {out} --measure"


BASELINES: Final = (
    Baseline(
        "ppo",
        "PPO",
        "decisions",
        "--steps 20480 --seed 1",
        "--games 60 --seed 1",
        "MaskablePPO of [sb3-contrib](https://sb3-contrib.readthedocs.io) on the"
        " [environment](../research/environments.md#one-seat-against-bots-gymnasium) of the task: eight games in turn,"
        " two small networks on the dense features. Every point of lead gained earns a small reward right away"
        " (`--shaping 0.02`); with `--shaping 0` it learns only from the results of games.",
    ),
    Baseline(
        "expert_iteration",
        "Expert iteration",
        "decisions of the expert",
        "--rounds 4 --play 50 --seed 1",
        "--games 60 --seed 1",
        "A tree search (`search:4`) teaches a network of policy and value on the sparse features, by"
        " [data sets](../research/data-sets.md). In the first round the search plays itself, in each later round the"
        " current network. The network learns from the search's choices and visits of all rounds, and then plays"
        " without search. A step is one decision of the expert to learn from; the seconds include playing and learning."
        " Unlike PPO it gets help: the search uses the game's own forecast.",
    ),
)

HEAD: Final = f"""\
# Baselines

Two agents that learn, each in one file of `examples/` for you to change. `make baselines` installs what they need \
(PyTorch and sb3-contrib, the extra `baselines`) and runs each for seconds. Both learn the task \
[{TASK}](leaderboard.md#{TASK.lower()}) within minutes on one core. They write a model and a learning curve, \
`curve.csv`: steps, CPU seconds of learning, and the share of victory against `random` and the opponents of the task. \
With `--measure` the model plays in the [arena](../bots/arena.md) against `random`, `greedy` and `hard`.

Learning, the curve and the measurement use different seeds. Shares have their 95 % intervals. There is one run of \
each agent, on the compiled build. `make docs` writes this page from the figures in `docs/results/baselines`.

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


def points(baseline: Baseline, name: str) -> list[CurvePoint]:
    """Return the points of one of its files."""
    return list(read_curve(baseline.folder / name))


def interval(point: CurvePoint) -> str:
    """Return a share and its interval."""
    return f"{point.share:.0%} ({format_interval(Interval(point.share, point.low, point.high))})"


def by_opponent(curve: Sequence[CurvePoint]) -> dict[str, list[CurvePoint]]:
    """Return the points against each opponent, in the order of learning."""
    return {name: [each for each in curve if each.against == name] for name in dict.fromkeys(p.against for p in curve)}


def between(steps: Sequence[int], values: Sequence[float]) -> list[float]:
    """Return the values at evenly spaced steps, straight from one to the next: charts have even columns."""
    found: list[float] = []
    for place in range(COLUMNS + 1):
        at = steps[-1] * place / COLUMNS
        right = next(number for number, step in enumerate(steps) if step >= at)
        left = max(0, right - 1)
        part = (at - steps[left]) / (steps[right] - steps[left]) if right > left else 0.0
        found.append(values[left] + (values[right] - values[left]) * part)
    return found


def picture(baseline: Baseline) -> str:
    """Return the learning curve as a drawing."""
    curves = by_opponent(points(baseline, "curve.csv"))
    steps = [point.steps for point in next(iter(curves.values()))]
    series = [
        Series(f"against {name}", between(steps, [point.share for point in each])) for name, each in curves.items()
    ]
    drawn = lines(
        series,
        [(quarter / 4, f"{quarter * 25} %") for quarter in range(5)],
        {round(COLUMNS * number / steps[-1]): f"{number:,}" for number in steps},
        [],
    )
    below = words_at(
        LINES.width / 2,
        LINES.height + ROOM - 8,
        f"share of victory after so many {baseline.steps}",
        "chart-tick",
        "middle",
    )
    title = f"{baseline.title}: share of victory while it learns {TASK}"
    return chart_file(drawn + below, LINES.width, LINES.height + ROOM, title)


def section(baseline: Baseline) -> Iterator[str]:
    """Yield what the page says of a baseline."""
    curves = by_opponent(points(baseline, "curve.csv"))
    yield f"## {baseline.title}\n\n{baseline.about}\n\n```sh\n{baseline.commands()}\n```\n"
    yield f"![Learning curve: {baseline.title}](../{baseline.picture})\n"
    yield f"| {baseline.steps} | CPU seconds | {' | '.join(f'against `{name}`' for name in curves)} |"
    yield f"|---|---|{'---|' * len(curves)}"
    for row in zip(*curves.values(), strict=True):
        yield f"| {row[0].steps:,} | {row[0].cpu_seconds:.0f} | {' | '.join(map(interval, row))} |"
    games = next(iter(curves.values()))[0].games
    yield f"\n{games} games for each figure. In the end, in other games:\n"
    yield "| against | share of victory | score | games |\n|---|---|---|---|"
    for point in points(baseline, "measured.csv"):
        yield f"| `{point.against}` | {interval(point)} | {point.score:.1f} | {point.games} |"
    yield ""


def page() -> str:
    """Return the whole page."""
    return "\n".join([HEAD, *(line for baseline in BASELINES for line in section(baseline))])


def files() -> dict[Path, str]:
    """Return what is written, by its path."""
    return {RESULTS / "baselines.md": page(), **{DOCS / each.picture: picture(each) for each in BASELINES}}


def main() -> None:
    """Write the page and its pictures."""
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
