"""Equal information over the bytes that are sent: pages, WebSocket, API, downloads, errors.

Everything that a viewer can fetch is fetched twice. In between, all that the viewer can't know is dealt anew behind the
server's back. Not a byte may differ, but for the tokens in forms, which differ on every page.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import httpx
import pytest

from tablero.core.state import SPECTATOR
from tests.patience import PATIENCE

from .live_server import LiveServer, Someone, receive, send_message

RANDOM = re.compile(r'(name=\\?"(?:token|key)\\?" value=\\?")[^"\\]*')
SEATS = ("me", "invite", "invite")


def fetched(viewer: Someone, api: httpx.Client, table: str) -> dict[str, str]:
    """All bytes that a viewer can get about a table."""
    got: dict[str, str] = {}

    def keep(name: str, response: httpx.Response) -> None:
        got[name] = f"{response.status_code} {response.text}"

    for agent in ("", "Mobi"):
        keep(f"page {agent}", viewer.get(f"/t/{table}", headers={"User-Agent": agent}))
    keep("tables", viewer.get("/tables"))
    keep("journal", viewer.get(f"/t/{table}/journal"))
    keep("record", viewer.get(f"/t/{table}/record"))
    keep("api", api.get(f"/tables/{table}", params={"picture": "wide"}))
    keep("api ask", api.get(f"/tables/{table}/ask"))
    keep("api record", api.get(f"/tables/{table}/record"))
    with api.stream("GET", f"/tables/{table}/stream") as stream:
        got["stream"] = next(line for line in stream.iter_lines() if line.startswith("data: "))
    with viewer.websocket(table) as socket:
        got["line"] = str(socket.recv(timeout=PATIENCE))
        for seat in range(len(SEATS)):
            for option in ("done", "galicia", "power_13", "plus_1_a", "nonsense"):
                wrong = {"seat": seat, "seq": 999, "option": option, "key": f"{seat}{option}"}
                send_message(socket, type="answer", **wrong)
                got[f"refused {seat} {option}"] = str(receive(socket, "refused"))
                keep(f"error {seat} {option}", viewer.send(f"/t/{table}/answer", **wrong))
                keep(f"api error {seat} {option}", api.post(f"/tables/{table}/answer", json=wrong))
    return {name: RANDOM.sub(r"\1", text) for name, text in got.items()}


def deal_anew(live_server: LiveServer, table: str, seat: int, key: bytes) -> None:
    """Another world, in which the viewer at `seat` has seen the same."""
    running = live_server.services.tables.matches.cache.loaded[table]
    before = running.match.game.view(running.match.state, seat)
    seed = running.match.seed
    running.match.redeal(seat, key)
    running.match.seed = seed  # what was published stays
    assert running.match.game.view(running.match.state, seat) == before


@pytest.mark.slow
@pytest.mark.parametrize("decisions", [2, 25])
@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_not_a_byte_differs_between_worlds_that_look_the_same(
    live_server: LiveServer, anna: Someone, bela: Someone, someone: Callable[..., Someone], seat: int, decisions: int
) -> None:
    table = anna.opens(*SEATS, power_shift="on")
    carla = someone("Carla")
    for number, guest in enumerate((bela, carla), 1):
        guest.send(anna.invites(table, number))
    chance = random.Random(decisions)
    others = [bela, carla]
    if decisions > 2:
        others.append(anna)
    for _ in range(decisions):
        # In the first round of questions all choose in secret: Anna's is left open.
        who = next(person for person in others if person.snapshot(table, picture="")["ask"])
        options = who.snapshot(table, picture="")["ask"]["options"]
        assert who.answers(table, chance.choice(options)["id"]).status_code == 303
    while anna.snapshot(table)["can_undo"]:
        others = [bela, carla, anna]
        next(person for person in others if person.snapshot(table, picture="")["ask"]).answers(table)
    viewer = anna if seat == 0 else someone("Zuschauer")
    viewer.see(f"/t/{table}")  # the guide is open at the first visit only
    with viewer.api() as api:
        before = fetched(viewer, api, table)
        deal_anew(live_server, table, seat, b"another world")
        after = fetched(viewer, api, table)
    assert before.keys() == after.keys()
    for name in before:
        assert before[name] == after[name], name
    row = anna.snapshot(table)["table"]
    assert row["seed"] is None
    with live_server.services.tables.database.reading() as c:
        seed = c.exec_driver_sql("SELECT seed FROM tables WHERE id = ?", (table,)).scalar_one()
    assert all(seed not in text for text in before.values()), "the seed is secret"
