"""What cards and columns would bring a seat now: tried through the rules on a copy of what the seat knows."""

from itertools import combinations
from typing import get_args

from veillee.games.fairy_school.edition.notation import Special, read_amounts
from veillee.games.fairy_school.edition.record import LINES
from veillee.games.fairy_school.help.help_types import (
    CardForecast,
    ColumnsForecast,
    KindnessForecast,
    LineForecast,
    SpecialEffect,
)
from veillee.games.fairy_school.help.payments import Price, Store, Way, cheapest, five
from veillee.games.fairy_school.help.purchases import Desk, played, price_text, standing, turned, way_told
from veillee.games.fairy_school.help.trials import Columns, Trial
from veillee.games.fairy_school.moves import FIRST, Kind, card_on
from veillee.games.fairy_school.position_reading import store_text
from veillee.games.fairy_school.rules import trying
from veillee.games.fairy_school.state import DISCARD, DRAFT, DRAWN, HAND, KEPT, SEAT_ZONES
from veillee.games.fairy_school.words import B1, ELEMENTS, SLOTS, Ask

COL, LINE, OPT = (int(FIRST[kind]) for kind in (Kind.COL, Kind.LINE, Kind.OPT))
SPECIALS: tuple[SpecialEffect, ...] = get_args(SpecialEffect.__value__)
LOOKED_AT = {
    Ask.PLAN: (HAND, *range(10)), Ask.COLUMN: tuple(range(10)), Ask.SECOND: tuple(range(10)), Ask.PICK: (DRAFT,),
    Ask.ASIDE: (DRAFT,), Ask.KEEP: (KEPT,), Ask.PLACE_CARD: (KEPT,), Ask.PLACE_SLOT: (KEPT,), Ask.BOTTOM: (KEPT,),
    Ask.PLAY: (DRAWN,), Ask.TAKE: (DISCARD,),
}  # fmt: skip
"""The zones whose cards a question is about."""


def cards_of(desk: Desk) -> dict[str, CardForecast]:
    """Forecasts by card, for the cards that the question is about; by move where cards may be activated."""
    if desk.ask in (Ask.ACTIVATE, Ask.AGAIN):
        first, end = int(FIRST[Kind.ACT]), int(FIRST[Kind.LINE])
        acts = [action for action in desk.trial.legal() if first <= action < end]
        return {desk.trial.say(action): in_play(desk, action) for action in acts}
    first = desk.seat * SEAT_ZONES
    cards = {card for zone in LOOKED_AT.get(desk.ask, ()) for card in desk.places.cards(first + zone)}
    return {desk.edition.names[card]: card_told(desk, card) for card in sorted(cards)}


def in_play(desk: Desk, action: int) -> CardForecast:
    """A card that may be activated now, with the moves that carry out each of its lines."""
    found = activated(desk, desk.trial.again(), action)
    card = card_on(desk.s, desk.edition.records[0], desk.seat, action - int(FIRST[Kind.ACT]))
    for told in found["lines"]:
        told["moves"] = moves_of(desk, action, card, told)
    return found


def moves_of(desk: Desk, action: int, card: int, told: LineForecast) -> list[str]:
    """FS-034 c, FS-087: the cube, the conversions that it needs, the line, its outcome as often as it is told."""
    trial, line, outcome = desk.trial.again(), LINE + told["line"] - 1, OPT + told["opt"] - 1
    price = Price(five(desk.edition.records[0]["price"][LINES * card + told["line"] - 1].tolist()))
    found = [trial.say(action)]
    trial.play(action)
    if told["state"] == "convert":
        found += converted(desk, trial, price)
    for act in (line, *[outcome] * told["times"]):
        if act == line and trial.ask is not Ask.LINE:
            continue
        if act == outcome and trial.ask is not Ask.REPEAT:
            break
        if not trial.allows(act):
            return []
        found.append(trial.say(act))
        trial.play(act)
    return found


def converted(desk: Desk, trial: Trial, price: Price) -> list[str]:
    """The conversions that a price needs, played on a trial; none where something else is asked first."""
    way = cheapest(trial.store, price, desk.terms, desk.wanted())
    if way is None or trial.ask not in (Ask.LINE, Ask.REPEAT):
        return []
    acts = turned(trial, desk.terms, way)
    return [text for act in acts for text in (act["act"], *(f"el {one}" for one in act["els"]))]


def card_told(desk: Desk, card: int) -> CardForecast:
    """What a card would bring if it were activated now, what it is to the forest, and as a project."""
    trial, face = desk.trial.again(), desk.edition.content.cards[card]
    found = activated(desk, trial, trial.lay(card))
    column = desk.own_columns[face.creature]
    found["waives"] = None if column == trying.NO_COLUMN else column + 1
    found["frees"] = {} if column == trying.NO_COLUMN else {SLOTS[B1 + column]: column + 1}
    found["studied"] = bool(int(desk.trial.me["studied"]) >> face.creature & 1)
    if any(face.cost) and desk.ask in (Ask.PICK, Ask.KEEP, Ask.ASIDE):
        price = Price(five(list(face.cost)), cuts=desk.trial.project_cuts())
        found["project"] = standing(desk, price)
    return found


def activated(desk: Desk, trial: Trial, action: int) -> CardForecast:
    """Lay a cube: what comes at once, what is then to be chosen, and what every line of the card would do."""
    before, running = trial.store, int(trial.me["top"])
    trial.play(action)
    unfinished = int(trial.me["top"]) > running
    place = action - int(FIRST[Kind.ACT])
    return {
        "at_once": store_text(minus(trial.store, before)),
        "store": store_text(trial.store),
        "choice": choice_of(trial),
        "reach": desk.within_reach(trial.store),
        "lines": lines_of(desk, trial, place) if unfinished else [],
    }


def choice_of(trial: Trial) -> str:
    """FS-122, FS-260, FS-261: the elements of which one may choose, if that is asked."""
    if trial.ask is not Ask.GAIN:
        return ""
    return "".join(x for i, x in enumerate(ELEMENTS) if int(trial.me["gain_mask"]) >> i & 1)


def lines_of(desk: Desk, trial: Trial, place: int) -> list[LineForecast]:
    """Every outcome of every line that may be used, repeated as often as the store pays for it."""
    e = desk.edition.records[0]
    card = card_on(trial.states[0], e, trial.seat, place)
    found = []
    for line in range(int(e["lines"][card])):
        for outcome in range(int(e["outcomes"][LINES * card + line])):
            after = trial.again()
            times = after.use_line(line, outcome)
            if times != trying.NOT_ALLOWED:
                told = outcome_told(desk, trial.store, (card, line, outcome), times)
                if times:
                    told["reach"], told["store"] = desk.within_reach(after.store), store_text(after.store)
                found.append(told)
    return found


def outcome_told(desk: Desk, store: Store, which: tuple[int, int, int], times: int) -> LineForecast:
    """One outcome as it is printed on the card, so many times; once, if the store does not pay for it."""
    e, many, (card, line, outcome) = desk.edition.records[0], max(times, 1), which
    row = LINES * card + line
    price, gain = five(e["price"][row].tolist()), five(e["gain"][row][outcome].tolist())
    special = Special(int(e["special"][row][outcome]))
    return {
        "line": line + 1,
        "opt": outcome + 1,
        "times": many,
        "state": "now" if times else desk.state(Price(price), store),
        "pay": store_text(times_of(price, many)),
        "gain": store_text(times_of(gain, many)),
        "special": SPECIALS[special - 1] if special else None,
        "reach": [],
        "store": None,
        "moves": [],
    }


def kindness_of(desk: Desk, trial: Trial, steps: int) -> KindnessForecast:
    """FS-120 to FS-122: so many steps on the kindness track, until there is a way to choose."""
    before = trial.store
    if steps:
        trial.go(steps)
    choices = settled(trial)
    return {
        "steps": steps,
        "gain": store_text(minus(trial.store, before)),
        "any": choices,
        "fork": trial.ask is Ask.FORK,
        "space": desk.edition.content.spaces[int(trial.me["space"])].name,
        "stars": int(trial.me["stars"]),
    }


def settled(trial: Trial) -> int:
    """FS-122: go on past elements of one's choice, without them; returns how many there were."""
    choices = 0
    while trial.ask is Ask.GAIN:
        element = next(i for i in range(5) if int(trial.me["gain_mask"]) >> i & 1)
        trial.element(element)
        trial.me["store"][element] -= 1
        choices += 1
    return choices


def columns_of(desk: Desk) -> list[ColumnsForecast]:
    """FS-070, FS-075: every choice of columns, the most promising first: its price, its cards, what is sure."""
    legal = [action - COL for action in desk.trial.legal() if COL <= action < COL + 5]
    first = desk.trial.again()
    if legal:
        first.play(COL + legal[0])
    if legal and first.ask is not Ask.SECOND:
        singles = [desk.trial.again().play_columns((column,), column) for column in legal]
        return [choice_told(desk, one, desk.way(one.price)) for one in singles]
    return sorted((paid_choice(desk, pair) for pair in combinations(range(5), 2)), key=promise, reverse=True)


def promise(told: ColumnsForecast) -> tuple[bool, int, int]:
    """What is within reach by it first, then elements and steps of kindness, an element being worth a bit more."""
    steps = told["kindness"]["steps"] if told["kindness"] else 0
    elements = sum(read_amounts(told["gain"])) if told["gain"] else 0
    return told["way"] is not None, len(told["reach"]), 4 * elements + 3 * steps


def paid_choice(desk: Desk, pair: tuple[int, int]) -> ColumnsForecast:
    """Two columns at the price that is due; where a tile makes one free, the one that leaves more."""
    choices = [desk.trial.again().play_columns(pair, pair[1])]
    if choices[0].either_free:
        choices.append(desk.trial.again().play_columns(pair, pair[0]))
    ways = [(choice, desk.way(choice.price)) for choice in choices]
    payable = [(choice, way) for choice, way in ways if way]
    choice, way = max(payable, key=lambda one: sum(one[1].left)) if payable else ways[0]
    return choice_told(desk, choice, way)


def choice_told(desk: Desk, choice: Columns, way: Way | None) -> ColumnsForecast:
    """One choice of columns; others' cubes can only add to its kindness, and neighbours' cards to the rest."""
    told: ColumnsForecast = {
        "columns": [column + 1 for column in choice.columns],
        "price": price_text(choice.price),
        "state": "short" if way is None else "convert" if way.turned or way.conversions else "now",
        "shared": desk.edition.cards(choice.shared),
        "personal": desk.edition.cards(choice.personal),
        "way": None,
        "kindness": None,
        "gain": "",
        "reach": [],
    }
    if way is None:
        return told
    trial = desk.trial.again()
    trial.me["store"][:] = way.left
    kindness = kindness_of(desk, trial, choice.kindness)
    told["way"] = way_told(way, played(desk, way, [COL + column for column in choice.columns]))
    told["kindness"] = kindness
    told["gain"] = store_text(choice.sure)
    told["reach"] = desk.within_reach(plus(trial.store, choice.sure))
    return told


def plus(one: Store, other: Store) -> Store:
    """Two stores together."""
    return five([a + b for a, b in zip(one, other, strict=True)])


def minus(one: Store, other: Store) -> Store:
    """One store less another."""
    return five([a - b for a, b in zip(one, other, strict=True)])


def times_of(store: Store, n: int) -> Store:
    """A store several times."""
    return five([n * one for one in store])
