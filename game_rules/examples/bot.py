#!/usr/bin/env python3
"""A minimal bot for the arena server: enrols a random team, gives random legal orders.
Usage: bot.py [login] [password] [host] [port] [tournaments, 0 = for ever]"""
import random, socket, sys

defaults = ["snake", "parlor", "127.0.0.1", "20000", "0"]
login, password, host, port, rounds = sys.argv[1:] + defaults[len(sys.argv) - 1:]
wire = socket.create_connection((host, int(port))).makefile("rw", newline="\n")


def line():
    text = wire.readline()
    return text.strip() if text else sys.exit("the server has closed the connection")


def ask(request, data=False):
    """Sends a request; reads OK, and if data is promised the count and as many lines."""
    wire.write(request + "\n")
    wire.flush()
    answer = line()
    if answer.startswith("FAILED 6"):  # too fast: WAITING and OK, then once more
        line(), line()
        return ask(request, data)
    if answer != "OK":
        sys.exit(f"{request}: {answer}")
    return [line() for _ in range(int(line().split()[-1]))] if data else []


for answer in (login, password):  # after LOGIN and PASS
    line()
    wire.write(answer + "\n")
    wire.flush()
if line() != "OK":
    sys.exit("bad login or password")

played = 0
while int(rounds) == 0 or played < int(rounds):
    ask("WAIT_FOR_REGISTRATION")
    if line() != "OK":  # NOTYET
        continue
    prices = [int(row.split()[0]) for row in ask("GET_CREATURES", data=True)]
    team, money = [], 10000
    for creature in random.sample(range(len(prices)), len(prices)):
        if len(team) < 6 and prices[creature] <= money:
            team.append(creature + 1)
            money -= prices[creature]
    ask("ENROLL_TEAM " + " ".join(map(str, (team + [0] * 6)[:6])))
    news = []
    while not news or not all(row.startswith("END") for row in news):
        ask("WAIT")
        line()  # the second OK: a turn has opened
        news = [line() for _ in range(int(line()))]
        for rival, row in enumerate(news, 1):
            orders = [] if row.startswith("END") else ask(f"X_LEGAL {rival}", data=True)
            if orders:
                ask(random.choice(orders))
    played += 1  # others may still be playing: standings so far
    print("\n".join(ask("X_STANDINGS", data=True)))
