#!/usr/bin/env python3
"""A whole client of the Table Manager protocol (version 18) with Python's own library alone.

    python3 table_client.py HOST PORT SEAT TEAM

It knows no bridge beyond what it must: it passes in the auction unless nobody has bid when its
turn comes fourth, and plays the first card that follows suit. Put your robot into `call` and
`card`; all the rest is what the protocol wants said, and when.
"""

import re
import socket
import sys

SEATS = ["North", "East", "South", "West"]
RANKS = "23456789TJQKA"


class Board:
    """What one seat knows of a board."""

    def __init__(self, me, dealer):
        self.me = me
        self.turn = dealer
        self.dealer = dealer
        self.calls = []
        self.hands = {}
        self.declarer = None
        self.trumps = None
        self.trick = []
        self.tricks = 0
        self.cards = 0

    def called(self, call):
        self.calls.append(call)
        self.turn = (self.turn + 1) % 4
        if len(self.calls) >= 4 and self.calls[-3:] == ["passes"] * 3:
            bids = [(at, c) for at, c in enumerate(self.calls) if c[0].isdigit()]
            self.turn = None
            if bids:
                self.contract(*bids[-1], bids)

    def contract(self, last, bid, bids):
        self.trumps = bid[1] if bid[1] != "N" else None
        first = min(at for at, b in bids if b[1] == bid[1] and (at - last) % 2 == 0)
        self.declarer = (self.dealer + first) % 4
        self.turn = (self.declarer + 1) % 4

    @property
    def dummy(self):
        return None if self.declarer is None else (self.declarer + 2) % 4

    @property
    def actor(self):
        return self.declarer if self.turn == self.dummy and self.turn is not None else self.turn

    def played(self, card):
        self.hands.get(self.turn, set()).discard(card)
        self.trick.append((self.turn, card))
        self.cards += 1
        self.turn = (self.turn + 1) % 4
        if len(self.trick) == 4:
            self.turn = max(self.trick, key=lambda one: self.worth(one[1]))[0]
            self.trick = []
            self.tricks += 1

    def worth(self, card):
        led = self.trick[0][1][0]
        return (card[0] == self.trumps, card[0] == led, RANKS.index(card[1]))

    def playable(self):
        hand = self.hands[self.turn]
        led = self.trick[0][1][0] if self.trick else None
        return sorted([c for c in hand if c[0] == led] or hand)

    @property
    def over(self):
        return self.turn is None or self.tricks == 13


class Client:
    """Says what the protocol wants said."""

    def __init__(self, host, port, seat, team):
        self.socket = socket.create_connection((host, port))
        self.lines = self.socket.makefile("r", encoding="ascii", errors="replace", newline="\n")
        self.me = SEATS.index(seat)
        self.board = None
        self.may_lead = False
        self.boards = 0
        self.say('Connecting "%s" as %s using protocol version 18' % (team, seat))

    def say(self, text):
        self.socket.sendall((text + "\r\n").encode("ascii"))

    def ready(self, what):
        self.say("%s ready %s" % (SEATS[self.me], what))

    # Your robot goes here.

    def call(self, board):
        return "bids 1C" if board.calls == ["passes"] * 3 else "passes"

    def card(self, board):
        return board.playable()[0]

    # What the protocol wants.

    def run(self):
        for line in self.lines:
            if not self.hear(line.strip()):
                return
        sys.exit("the manager has hung up: " + line.strip())

    def hear(self, line):
        low = line.lower()
        if low.endswith("seated"):
            self.ready("for teams")
        elif low.startswith("teams"):
            self.ready("to start")
        elif low.startswith("start of board"):
            self.board = None
            self.ready("for deal")
        elif low.startswith("board number"):
            dealer = re.search(r"dealer (\w+)", low).group(1).capitalize()
            self.board = Board(self.me, SEATS.index(dealer))
            self.may_lead = False
            self.boards += 1
            self.ready("for cards")
        elif "cards :" in low or "cards:" in low:
            self.hold(line)
        elif low.startswith("end of session"):
            return False
        elif low.startswith(("error", "illegal")):
            sys.exit(line)
        else:
            self.event(line)
        return True

    def hold(self, line):
        who, cards = line.split(":", 1)
        hand = {s[0] + r for s in re.findall(r"[SHDC][^SHDC]*", cards) for r in s[1:] if r in RANKS}
        dummy = who.lower().startswith("dummy")
        self.board.hands[self.board.dummy if dummy else self.me] = hand
        self.go_on()

    def event(self, line):
        words = line.split()
        if " to lead" in line:
            self.may_lead = True
            self.go_on()
        elif len(words) > 1 and words[1].lower() in ("bids", "passes", "doubles", "redoubles"):
            bid = words[1].lower() == "bids"
            self.board.called(words[2].rstrip(".")[:2].upper() if bid else words[1].lower())
            self.go_on()
        elif len(words) > 2 and words[1].lower() == "plays":
            self.board.played(words[2][1].upper() + words[2][0].upper())
            self.after_card()

    def after_card(self):
        """Dummy is looked at after the opening lead, by all but dummy."""
        if self.board.cards == 1 and self.board.dummy != self.me:
            self.ready("for dummy")
        else:
            self.go_on()

    def go_on(self):
        board = self.board
        while not board.over:
            if board.actor != self.me:
                if board.declarer is None:
                    self.ready("for %s's bid" % SEATS[board.turn])
                else:
                    player = SEATS[board.turn]
                    self.ready("for %s's card to trick %d" % (player, board.tricks + 1))
                return
            if board.declarer is None:
                call = self.call(board)
                self.say("%s %s" % (SEATS[self.me], call))
                board.called(call.split()[-1][:2] if call.startswith("bids") else call)
                continue
            if not board.trick and not self.may_lead:
                return
            card = self.card(board)
            self.say("%s plays %s%s" % (SEATS[board.turn], card[1], card[0]))
            self.may_lead = False
            first = board.cards == 0
            board.played(card)
            if first:
                self.ready("for dummy")
                return


def main():
    host, port, seat, team = sys.argv[1:]
    client = Client(host, int(port), seat.capitalize(), team)
    client.run()
    print("%d boards played" % client.boards)


if __name__ == "__main__":
    main()
