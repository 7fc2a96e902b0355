#!/usr/bin/env python3
"""Plays boards at a club of Overtrick against robots and prints the score.

    python3 play_match.py http://localhost:8080 --token ot_... --boards 2

A member makes the token on the page of their account, with the right to play.
The program needs nothing but Python 3.8. It bids by points and plays the first
card it may, so that there is something to improve on: see `call` and `card`.
What the club answers is described at /api/v1/openapi.json.
"""

import argparse
import json
import os
import sys
import time
import urllib.error
import urllib.request

POINTS = {"A": 4, "K": 3, "Q": 2, "J": 1}


class Refused(Exception):
    """The club has said no, and why (RFC 9457)."""

    def __init__(self, problem):
        super().__init__(problem.get("detail", ""))
        self.status = problem.get("status", 0)
        self.code = problem.get("code", "")


class Club:
    """The club, as a program with a token reaches it."""

    def __init__(self, address, token, language="en"):
        self.root = address.rstrip("/") + "/api/v1"
        self.headers = {
            "Authorization": "Bearer " + token,
            "Content-Type": "application/json",
            "Accept-Language": language,
        }

    def ask(self, path, body=None):
        """Looks at something or, with a body, does something."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.root + path, data, self.headers)
        while True:
            try:
                with urllib.request.urlopen(request, timeout=60) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as error:
                problem = json.load(error)
                if error.code in (429, 503):  # too often, or busy: it says how long to wait
                    time.sleep(int(error.headers.get("Retry-After", "1")))
                    continue
                raise Refused(problem) from None

    def follow(self, path):
        """Yields a table or an event as it is now, and again after every change."""
        request = urllib.request.Request(self.root + path, headers=self.headers)
        with urllib.request.urlopen(request, timeout=60) as stream:
            for line in stream:
                if line.startswith(b"data: {"):
                    yield json.loads(line[len(b"data: "):])


def call(board, seat):
    """Opens with twelve points in the longest suit, and passes ever after."""
    bids = [made for made in board["calls"] if made["call"][0].isdigit()]
    hand = board["hands"][seat]
    points = sum(POINTS.get(rank, 0) for rank in hand)
    if bids or points < 12:
        return "P"
    suits = dict(zip("SHDC", hand.split(".")))
    longest = max("CDHS", key=lambda suit: len(suits[suit]))
    return "1" + longest


def card(board):
    """The first card that may be played."""
    return board["may"]["cards"][0]


def deed(table):
    """What to do now: the last part of the address and what to say; None while others are in turn."""
    board = table.get("board")
    if not board:
        return None
    may, seen = board["may"], {"seen": table["number"]}
    if board["phase"] == "over":
        return "next", seen
    if may["answerClaim"]:
        return "claim-answer", {"agree": True, **seen}
    if may["answerUndo"]:
        return "undo-answer", {"agree": True, **seen}
    if may["calls"]:
        return "call", {"call": call(board, table["seat"]), **seen}
    if may["cards"]:
        return "card", {"card": card(board), **seen}
    return None


def play(club, boards, level):
    """Plays so many boards and gives back their results."""
    opened = club.ask("/tables", {"level": level, "boards": "dealt", "seat": "S"})
    path = "/tables/" + opened["code"]
    club.ask(path + "/set-pace", {"pace": "quick"})
    results = []
    for table in club.follow(path + "/stream"):
        board = table.get("board")
        if board and board["phase"] == "over" and len(results) < board["board"]:
            results.append(board)
            print("board %2d  %-7s %+6d" % (
                board["board"], board["result"]["text"], board["result"]["points"]), flush=True)
            if len(results) == boards:
                break
        doing = deed(table)
        if doing:
            try:
                club.ask(path + "/" + doing[0], doing[1])
            except Refused as refused:
                # Something has happened meanwhile: the stream tells what.
                if refused.status not in (409, 422):
                    raise
    club.ask(path + "/leave", {})
    return results


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("address", help="of the club, such as http://localhost:8080")
    options.add_argument("--token", default=os.environ.get("OVERTRICK_TOKEN", ""))
    options.add_argument("--boards", type=int, default=2)
    options.add_argument("--level", default="club", help="thumb, beginner, club or expert")
    chosen = options.parse_args()
    club = Club(chosen.address, chosen.token)
    try:
        me = club.ask("/me")
        print("playing for " + me["name"], flush=True)
        results = play(club, chosen.boards, chosen.level)
    except Refused as refused:
        sys.exit("refused: %s" % refused)
    total = sum(board["result"]["points"] for board in results)
    print("total for North-South: %+d" % total)


if __name__ == "__main__":
    main()
