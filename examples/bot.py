"""A program that sits at a table through the JSON API and plays anything: a start for your own.

    python examples/bot.py http://localhost:8000 TOKEN INVITATION

TOKEN is from the account page, INVITATION the link to a seat. It needs nothing but Python.
"""

import json
import random
import sys
import uuid
from urllib.error import HTTPError
from urllib.request import Request, urlopen


def call(server, token, path, body=None):
    data = None if body is None else json.dumps(body).encode()
    return urlopen(Request(f"{server}/api/v1{path}", data, {"Authorization": f"Bearer {token}"}))


def play(server, token, invitation):
    """Sit down, then answer whatever is asked until the game is over; the points of all seats."""
    table = json.load(call(server, token, "/join", {"token": invitation.rsplit("/", 1)[-1]}))["table"]
    for line in call(server, token, f"/tables/{table}/stream"):
        seen = json.loads(line.removeprefix(b"data: ")) if line.startswith(b"data: ") else {"result": None, "ask": None}
        if seen["result"]:
            return [seat["score"] for seat in seen["seats"]]
        if ask := seen["ask"]:
            option = random.choice(ask["options"])["id"]  # your idea goes here
            answer = {"seat": ask["seat"], "seq": seen["seq"], "option": option, "key": uuid.uuid4().hex}
            try:
                call(server, token, f"/tables/{table}/answer", answer)
            except HTTPError as refusal:
                if refusal.code != 409:  # 409: the table has moved on; the stream will say so
                    raise


if __name__ == "__main__":
    print(play(*sys.argv[1:]))
