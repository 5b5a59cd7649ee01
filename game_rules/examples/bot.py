#!/usr/bin/env python3
"""A minimal bot for the arena server: enrols a random team, gives random legal orders, comes back.
Usage: bot.py [login] [password] [host] [port] [tournaments, 0 = for ever]"""
import random, secrets, socket, sys, time

defaults = ["snake-" + secrets.token_hex(2), secrets.token_hex(8), "127.0.0.1", "20000", "0"]
login, password, host, port, rounds = sys.argv[1:] + defaults[len(sys.argv) - 1:]


def line():
    if text := wire.readline():
        return text.strip()
    raise ConnectionError("the server has closed the connection")


def ask(request, data=False):
    """Sends a request; the lines of its answer, if data is promised; None if it is refused."""
    print(request, file=wire, flush=True)
    answer = line()
    if answer.startswith("FAILED 6"):  # too fast: WAITING and OK, then once more
        line(), line()
        return ask(request, data)
    if answer == "OK":
        return [line() for _ in range(int(line().split()[-1]))] if data else []


def give_orders(rivals):
    for rival in range(1, rivals + 1):
        if orders := ask(f"X_LEGAL {rival}", data=True):
            ask(random.choice(orders))


played, through, wire = 0, False, None
while True:
    try:
        if not wire:
            wire = socket.create_connection((host, int(port))).makefile("rw", newline="\n")
            for word in (login, password):
                line(), print(word, file=wire, flush=True)  # LOGIN and PASS are asked for
            if (answer := line()) != "OK":
                sys.exit(answer)
            give_orders(len(ask("X_TURN", data=True) or []))  # back in the middle of a turn
        elif not through and ask("WAIT") is not None:
            news = [line() for _ in range(int(line() and line()))]  # behind a second OK
            give_orders(len(news))
            through = all(row.startswith("END") for row in news)
        elif ask("WAIT_FOR_REGISTRATION") == [] and line() == "OK":  # else NOTYET
            print("\n".join(ask("X_STANDINGS", data=True)))
            played, through = played + through, False
            if played == int(rounds) > 0:
                sys.exit()
            prices, team = [int(row.split()[0]) for row in ask("GET_CREATURES", data=True)], []
            for creature in random.sample(range(len(prices)), len(prices)):
                if len(team) < 6 and sum(prices[it - 1] for it in team) + prices[creature] <= 10000:
                    team.append(creature + 1)
            if ask("ENROLL_TEAM " + " ".join(map(str, (team + [0] * 6)[:6]))) is None:
                sys.exit("the team is refused")
    except OSError as fault:
        wire = print(f"{fault}; trying again", file=sys.stderr) or time.sleep(2)
