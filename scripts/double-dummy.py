"""Solves random boards with DDS itself, by the library endplay, and prints them as DDS's own lists have them.

    python3 scripts/double-dummy.py BOARDS SEED     the lines PBN and FUT of each board: denomination, leader, the tricks of each lead
"""

import random
import sys

from endplay.dds import solve_all_boards
from endplay.types import Deal, Denom, Player

RANKS = "23456789TJQKA"
TOGETHER = 200


def dealt(dice):
    """The hands of a random deal, from North on."""
    pack = [(suit, rank) for suit in range(4) for rank in RANKS]
    dice.shuffle(pack)
    hands = [pack[at : at + 13] for at in range(0, 52, 13)]
    suits = lambda hand, suit: "".join(sorted((rank for own, rank in hand if own == suit), key=RANKS.index, reverse=True))
    return "N:" + " ".join(".".join(suits(hand, suit) for suit in range(4)) for hand in hands)


def lines(text, strain, leader, solved):
    """A board and its leads; each card stands for itself."""
    cards = [(int(card.suit), RANKS.index(card.rank.abbr), tricks) for card, tricks in solved]
    columns = [[suit for suit, _, _ in cards], [rank + 2 for _, rank, _ in cards], [0] * len(cards), [tricks for *_, tricks in cards]]
    yield f'PBN 0 0 {strain} {leader} "{text}"'
    yield "FUT " + " ".join(str(number) for number in [len(cards), *sum(columns, [])])


def main(boards, seed):
    dice = random.Random(seed)
    while boards > 0:
        asked = [(dealt(dice), dice.randrange(5), dice.randrange(4)) for _ in range(min(TOGETHER, boards))]
        deals = []
        for text, strain, leader in asked:
            deal = Deal(text)
            deal.trump, deal.first = Denom(strain), Player(leader)
            deals.append(deal)
        for (text, strain, leader), solved in zip(asked, solve_all_boards(deals)):
            print(*lines(text, strain, leader, solved), sep="\n")
        boards -= len(asked)


main(int(sys.argv[1]), int(sys.argv[2]))
