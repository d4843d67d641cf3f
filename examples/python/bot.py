#!/usr/bin/env python3
"""A bot for every game of Lineshaft, in plain Python.

Lineshaft starts this program, writes one line of JSON to its standard input for each decision, and waits for one line of
JSON on its standard output. docs/protocol.md describes both lines. Try it:

    lineshaft simulate artificium --games 10 --seats random,exec:"python3 examples/python/bot.py"

Standard error is free: what is printed there appears in the terminal of whoever runs the game.
"""

import json
import random
import sys

# What a move does goes by the same name in every position; "lineshaft engine" lists the moves of a game with their texts.
# A beginner who does something beats one who does nothing, and whoever finishes things beats whoever only prepares them.
FINISHING = {"Resolve", "Build", "Found", "Ship", "SellTo"}
IDLE = {"Pass", "CommitPass", "SwapHand", "Borrow", "Discard"}


def worth(move):
    """How much we like a move, knowing nothing of the game but the move's name."""
    if move["do"] in FINISHING:
        return 2
    return 0 if move["do"] in IDLE else 1


def choose(request, dice):
    """One of the legal moves, exactly as it was given.

    What else there is to think with:
      request["view"]   what our seat sees of the table
      request["told"]   everything our seat was told since the deal
      request["game"], request["seats"], request["seat"], request["decision"]
    """
    moves = [option["move"] for option in request["moves"]]
    best = max(worth(move) for move in moves)
    return dice.choice([move for move in moves if worth(move) == best])


def answer(line, dice):
    request = json.loads(line)
    if request.get("do") != "bot":
        return {"id": request.get("id"), "error": {"code": "unknown-request", "message": "this bot only plays"}}
    return {"id": request["id"], "ok": {"move": choose(request, dice)}}


def main():
    dice = random.Random(1)  # the same choices in every run
    for line in sys.stdin:
        # Without flush=True the answer would wait in a buffer, and Lineshaft would wait for the answer.
        print(json.dumps(answer(line, dice)), flush=True)


if __name__ == "__main__":
    main()
