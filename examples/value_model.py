"""A value model learnt from played games: from what a seat sees, how likely it is to win.

    pip install "tablero[research]"
    python examples/value_model.py --games 400
    python examples/value_model.py --from FOLDER

Games are played at random in batches; every row is what the asked seat saw, and its label is how the game ended for
that seat. Or they are read from a folder that `tablero simulate GAME --features --out FOLDER` or `tablero export
--features` has written; then a row is the features of a position. The model is logistic regression in numpy, to be
replaced by whatever you like. It is then asked about games that it has not seen, and compared with always saying the
average.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from tablero.envs.vector import VectorGames, vector_games

AT_ONCE = 32
Floats = NDArray[np.float32]


def play(games: VectorGames, wanted: int, rng: np.random.Generator) -> tuple[Floats, Floats, NDArray[np.int64]]:
    """Rows, labels, and the number of the game of each row, from so many finished games."""
    rows: list[list[Floats]] = [[] for _ in range(games.games)]
    seats: list[list[int]] = [[] for _ in range(games.games)]
    found: list[Floats] = []
    labels: list[float] = []
    numbers: list[int] = []
    ended = 0
    batch = games.reset()
    while ended < wanted:
        for i, row in enumerate(games.observations.scaled(batch.observations)):
            if rng.random() < 0.1:  # neighbours are nearly the same
                rows[i].append(row)
                seats[i].append(int(batch.seats[i]))
        batch = games.step((rng.random(batch.masks.shape, dtype=np.float32) * batch.masks).argmax(1))
        for i in np.flatnonzero(batch.over):
            found += rows[i]
            labels += [float(batch.rewards[i, seat] > 0) for seat in seats[i]]
            numbers += [ended] * len(rows[i])
            rows[i], seats[i] = [], []
            ended += 1
    return np.stack(found), np.array(labels, np.float32), np.array(numbers)


def read(folder: Path) -> tuple[Floats, Floats, NDArray[np.int64]]:
    """The same from games that were kept as files, a few thousand decisions at a time."""
    import pyarrow.dataset as dataset

    kept = dataset.dataset(folder / "games").to_table(columns=["game", "winners"]).to_pydict()
    winners = dict(zip(kept["game"], kept["winners"]))
    found: list[Floats] = []
    labels: list[float] = []
    numbers: list[int] = []
    columns = ["game", "decision", "seat", "features"]
    for batch in dataset.dataset(folder / "decisions").to_batches(columns=columns, batch_size=4096):
        for row in batch.to_pylist():
            if row["features"] is None:
                raise SystemExit(f"{folder} has no features: make it with --features")
            if row["decision"] % 10 == 0:  # neighbours are nearly the same
                found.append(np.array(row["features"], np.float32))
                labels.append(float(row["seat"] in winners[row["game"]]))
                numbers.append(row["game"])
    return np.stack(found), np.array(labels, np.float32), np.array(numbers)


def alike(rows: Floats, known: Floats) -> Floats:
    """Columns with the same mean and spread; those that hardly change in what is known are left at 0."""
    spread = known.std(axis=0)
    found: Floats = np.where(spread > 0.01, (rows - known.mean(axis=0)) / np.maximum(spread, 0.01), 0)
    return np.clip(found, -4, 4) / np.sqrt(rows.shape[1], dtype=np.float32)


def likely(rows: Floats, weights: Floats) -> Floats:
    found: Floats = 1 / (1 + np.exp(-(rows @ weights[:-1] + weights[-1])))
    return found


def learn(rows: Floats, labels: Floats, rounds: int = 200, rate: float = 1.5, decay: float = 1e-3) -> Floats:
    """Logistic regression by gradient descent."""
    weights = np.zeros(rows.shape[1] + 1, np.float32)
    for _ in range(rounds):
        wrong = likely(rows, weights) - labels
        weights[:-1] -= rate * (rows.T @ wrong / len(rows) + decay * weights[:-1])
        weights[-1] -= rate * wrong.mean()
    return weights


def loss(told: Floats, labels: Floats) -> float:
    """The mean surprise at what happened, in bits."""
    safe = np.clip(told, 1e-4, 1 - 1e-4)
    return float(-np.mean(labels * np.log2(safe) + (1 - labels) * np.log2(1 - safe)))


def main() -> tuple[float, float]:
    parser = argparse.ArgumentParser(description="Learn how positions end.")
    parser.add_argument("--game", default="el-grande")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from", dest="folder", type=Path, help="a folder of games, in place of playing some")
    args = parser.parse_args()
    return learnt(*read(args.folder)) if args.folder else train(args.game, args.games, args.seed)


def train(game: str, wanted: int, seed: int) -> tuple[float, float]:
    """What the model's surprise is on games it has not seen, and that of the average."""
    with vector_games(game, AT_ONCE, seed=seed) as games:
        return learnt(*play(games, wanted, np.random.default_rng(seed)))


def learnt(rows: Floats, labels: Floats, numbers: NDArray[np.int64]) -> tuple[float, float]:
    """Learn from four games of five, and look at the fifth."""
    unseen = numbers % 5 == 0
    rows = alike(rows, rows[~unseen])
    weights = learn(rows[~unseen], labels[~unseen])
    average = np.full(int(unseen.sum()), labels[~unseen].mean(), np.float32)
    model, plain = loss(likely(rows[unseen], weights), labels[unseen]), loss(average, labels[unseen])
    games = len(np.unique(numbers))
    print(f"{len(rows)} positions of {games} games; surprise: model {model:.3f}, average {plain:.3f} bits")
    return model, plain


if __name__ == "__main__":
    main()
