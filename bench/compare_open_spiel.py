#!/usr/bin/env python3
"""Compare the speed of lineshaft with OpenSpiel's, in one run on one core, in CPU time.

Measured: decisions per second in uniformly random play, of `lineshaft bench artificium` and
of OpenSpiel's C++ game `crazy_eights` with 5 players. The two take turns for several rounds,
the order swapped every round; the medians and their ratio are printed at the end.

How OpenSpiel is driven. Its PyPI wheel offers three ways to play at random without Python at
every step: `random_sim_test` (a test, hundreds of times slower), `evaluate_bots` (one call a
game, little more than half the speed of the next) and `RandomRolloutEvaluator`, used here.
Python cannot call that evaluator itself, but `MCTSBot.mcts_search` with one simulation does
nothing else: it hands the position to the evaluator, which plays it to the end PLAYOUTS times
in C++. The search crashes at a chance node, so the positions handed over are DEALS hands,
dealt beforehand and not timed; every pass plays all of them. Before the measurement the
results of one pass are checked against games played in Python.

How decisions are counted. The evaluator does not count, so the mean number of decisions per
playout is taken from SAMPLES playouts of each of the same deals, stepped in Python (standard
error about 0.3 %), and multiplied by the playouts per second. Counted as lineshaft counts:
player nodes with two legal actions or more. "All nodes" adds the player nodes with a single
action. Chance nodes (cards drawn) are never counted; their time is included.

Limits. The two games are different, so this compares engines only roughly. Setting up the
game is timed for lineshaft and not for OpenSpiel, which favours OpenSpiel. An existing
lineshaft binary is used as it is, even if the sources are newer. Figures on a shared machine
vary by some 25 % between runs; the ratio, taken in one run, varies less.

OpenSpiel is installed from PyPI into bench/.venv when missing. Needs Linux.
"""

import argparse
import importlib.metadata
import json
import os
import random
import shlex
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / "bench" / ".venv"
PYTHON = str(VENV / "bin" / "python")
LINESHAFT = str(ROOT / "target" / "dist" / "lineshaft")
GAME = "crazy_eights(players=5)"
DEALS, PLAYOUTS, SAMPLES = 200, 100, 20


def fail(message: str) -> NoReturn:
    sys.exit(f"compare_open_spiel: {message}")


def call(command: list[str], failure: str, output: Any = sys.stderr) -> str:
    """Run a command from the repository root; its output, where that is captured."""
    try:
        return subprocess.run(command, cwd=ROOT, stdout=output, text=True, check=True).stdout
    except OSError as error:
        fail(f"{failure}: {error}")
    except subprocess.CalledProcessError as error:
        fail(f"{failure}: status {error.returncode} from {shlex.join(command)}")


def enter_environment() -> None:
    """Continue inside bench/.venv, with OpenSpiel installed there."""
    probe = [PYTHON, "-c", "import sys, pyspiel; sys.exit(sys.prefix == sys.base_prefix)"]
    usable = os.path.exists(PYTHON) and subprocess.call(probe, stderr=subprocess.DEVNULL) == 0
    if not usable:
        print(f"Installing OpenSpiel into {VENV} ...", file=sys.stderr)
        advice = f"(to start afresh, delete {VENV})"
        if not os.path.exists(PYTHON):
            call([sys.executable, "-m", "venv", str(VENV)], f"cannot create it {advice}")
        install = [PYTHON, "-m", "pip", "install", "--quiet", "--only-binary", "open_spiel", "open_spiel"]
        call(install, f"cannot install open_spiel {advice}")
        call(probe, f"open_spiel is installed but cannot be used {advice}")
    if Path(sys.prefix).resolve() != VENV.resolve():
        os.execv(PYTHON, [PYTHON, str(Path(__file__).resolve()), *sys.argv[1:]])


def lineshaft(seats: int, seconds: float) -> float:
    """Decisions per second of CPU time, as lineshaft reports them."""
    command = [LINESHAFT, "bench", "artificium", "--seats", str(seats), "--seconds", str(seconds), "--json"]
    printed = call(command, "cannot run lineshaft", subprocess.PIPE)
    try:
        return float(json.loads(printed)["decisions_per_second"])
    except (ValueError, KeyError, TypeError):
        fail(f"lineshaft printed no figures that can be read: {printed[:200]!r}")


class OpenSpiel:
    """Random playouts of OpenSpiel's game, run in C++ from hands dealt beforehand."""

    def __init__(self) -> None:
        import pyspiel

        self.version = importlib.metadata.version("open_spiel")
        self.random = random.Random(1)
        game = pyspiel.load_game(GAME)
        self.deals = [self.deal(game) for _ in range(DEALS)]
        evaluator = pyspiel.RandomRolloutEvaluator(PLAYOUTS, 1)
        self.bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False)
        samples = [self.sample(deal) for deal in self.deals for _ in range(SAMPLES)]
        self.decisions, self.nodes, result = (statistics.fmean(column) for column in zip(*samples))
        error = statistics.stdev(sample[2] for sample in samples) / len(samples) ** 0.5
        if abs(self.playouts() - result) > 6 * error:
            fail(f"open_spiel {self.version} does not play whole games where this script expects it to")

    def step(self, state: Any) -> int:
        """Play one random action; how many there were."""
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes())
            state.apply_action(self.random.choices(actions, weights)[0])
        else:
            actions = state.legal_actions()
            state.apply_action(self.random.choice(actions))
        return len(actions)

    def deal(self, game: Any) -> Any:
        state = game.new_initial_state()
        while state.is_chance_node():
            self.step(state)
        return state

    def sample(self, deal: Any) -> tuple[int, int, float]:
        """One playout: its decisions, its player nodes, the result of its first player."""
        state, decisions, nodes = deal.clone(), 0, 0
        while not state.is_terminal():
            chance = state.is_chance_node()
            actions = self.step(state)
            nodes += not chance
            decisions += not chance and actions > 1
        return decisions, nodes, state.returns()[deal.current_player()]

    def playouts(self) -> float:
        """One pass: PLAYOUTS playouts of every deal; the mean result of its first player."""
        return statistics.fmean(self.bot.mcts_search(deal).total_reward for deal in self.deals)

    def measure(self, seconds: float) -> float:
        """Playouts per second of CPU time, over whole passes."""
        passes, start = 0, time.process_time()
        while (elapsed := time.process_time() - start) < seconds:
            self.playouts()
            passes += 1
        return passes * DEALS * PLAYOUTS / elapsed


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=5, help="how many times each is measured (5)")
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU time of one measurement, in seconds (3)")
    parser.add_argument("--seats", type=int, default=4, help="players in lineshaft's game (4)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    args = parser.parse_args()
    if args.rounds < 1:
        parser.error("--rounds must be 1 or more")
    if not 0.1 <= args.seconds <= 3600:
        parser.error("--seconds must be between 0.1 and 3600")
    return args


def main() -> None:
    args = arguments()
    if not hasattr(os, "sched_setaffinity"):
        fail("this system cannot pin a process to a core; use Linux")
    enter_environment()
    if not os.path.exists(LINESHAFT):
        print("Building lineshaft ...", file=sys.stderr)
        call(["cargo", "build", "--profile", "dist"], "cannot build lineshaft")
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})  # lineshaft, started from here, inherits it
    spiel = OpenSpiel()

    def say(text: str) -> None:
        if not args.json:
            print(text, flush=True)

    say(f"Decisions per second of CPU time, core {core}: lineshaft artificium, {args.seats} seats; "
        f"OpenSpiel {spiel.version} {GAME}")
    say(f"OpenSpiel: {spiel.decisions:.1f} decisions and {spiel.nodes:.1f} player nodes per playout\n")
    say(f"{'round':<8}{'lineshaft':>12}{'OpenSpiel':>12}{'(all nodes)':>14}{'ratio':>8}{'(all nodes)':>14}")

    def row(label: str, ours: float, playouts: float) -> dict[str, float]:
        theirs, nodes = playouts * spiel.decisions, playouts * spiel.nodes
        say(f"{label:<8}{ours:>12,.0f}{theirs:>12,.0f}{nodes:>14,.0f}{ours / theirs:>8.2f}{ours / nodes:>14.2f}")
        return {"lineshaft": ours, "open_spiel": theirs, "open_spiel_all_nodes": nodes,
                "ratio": ours / theirs, "ratio_all_nodes": ours / nodes}

    pairs, rounds = [], []
    for number in range(1, args.rounds + 1):
        if number % 2:  # each goes first every other round
            ours, playouts = lineshaft(args.seats, args.seconds), spiel.measure(args.seconds)
        else:
            playouts, ours = spiel.measure(args.seconds), lineshaft(args.seats, args.seconds)
        pairs.append((ours, playouts))
        rounds.append(row(str(number), ours, playouts))
    medians = row("median", *(statistics.median(column) for column in zip(*pairs)))
    if args.json:
        print(json.dumps({"core": core, "seats": args.seats, "seconds": args.seconds, "open_spiel": spiel.version,
                          "open_spiel_game": GAME, "decisions_per_playout": spiel.decisions,
                          "nodes_per_playout": spiel.nodes, "rounds": rounds, "medians": medians}))


if __name__ == "__main__":
    main()
