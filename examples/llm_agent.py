"""A language model at the table: it reads what its seat sees, may look up a rule, and answers in words.

    python examples/llm_agent.py --game twilight-struggle

`model` is any function from a prompt to a reply: call your own model there. Here a stand-in plays, a script that looks
rules up, thinks aloud, now and then says something that is not offered, and is told what is.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from random import Random

from tablero.core.errors import IllegalAnswer
from tablero.envs.text import TextTable

Model = Callable[[str], str]
TRIES = 5  # replies to one question, look-ups included; then the first option is taken

SYSTEM = """You play a board game. You are told the table, a question and the ids of the possible answers.
Think aloud if you like; the last line of your reply counts. It is "Answer: ID", or "rule ID" or "card NAME" to read
one."""


def decide(table: TextTable, model: Model) -> int:
    """Let the model answer the open question; how many replies that took."""
    prompt = f"{SYSTEM}\n\n{table.observe()}"
    for tries in range(1, TRIES + 1):
        try:
            told = table.reply(model(prompt))
        except IllegalAnswer as error:
            told = f"That can't be: {error}"
        if not told:
            return tries
        prompt += f"\n\n{told}"
    table.episode.act(table.episode.legal(table.seat)[0])
    return TRIES


class Scripted:
    """A stand-in for a model: it reads the ids out of the prompt, as a model would."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.asked: set[str] = set()

    def __call__(self, prompt: str) -> str:
        question = next(part for part in prompt.split("\n\n") if "]\n  " in part)
        head, *lines = question.splitlines()
        rule = head.rpartition("[")[2].rstrip("]")
        if rule not in self.asked:
            self.asked.add(rule)
            return f"I am not sure what the rules say.\nrule {rule}"
        if "That can't be" not in prompt and self.chance.random() < 0.1:
            return "Answer: the best one"
        ids = [line.strip().partition(":")[0] for line in lines]
        return f"{len(ids)} ways to go on.\nAnswer: {self.chance.choice(ids)}"


def play(game: str, models: list[Model], seed: int, most: int = 100_000) -> tuple[TextTable, int]:
    """A game, or its first decisions; the table, and how many replies it took."""
    table = TextTable(game, players=len(models), seed=seed)
    replies = 0
    while not table.over and table.episode.match.count < most:
        replies += decide(table, models[table.seat])
    return table, replies


def main() -> None:
    parser = argparse.ArgumentParser(description="Let language models play.")
    parser.add_argument("--game", default="twilight-struggle")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=int, default=200, help="decisions")
    args = parser.parse_args()
    table, replies = play(args.game, [Scripted(n) for n in range(args.players)], args.seed, args.most)
    print(table.observe())
    print(f"\n{table.episode.match.count} decisions, {replies} replies")


if __name__ == "__main__":
    main()
