"""What a choice would bring: ways at a fork, studies, exchanges; tried on a copy."""

from veillee.games.fairy_school.help.forecasts import minus, settled
from veillee.games.fairy_school.help.help_types import ForkForecast, SchoolExchange, StudyForecast, WayForecast
from veillee.games.fairy_school.help.payments import NONE, SOLID, Price, cheapest, five
from veillee.games.fairy_school.help.purchases import AMONG, Desk, played, standing, way_told
from veillee.games.fairy_school.moves import FIRST, Kind
from veillee.games.fairy_school.position_reading import store_text
from veillee.games.fairy_school.words import CREATURES, ELEMENT_NAMES, SUBJECTS, Ask, Creature

FORK, STUDY, CONVERT = (int(FIRST[kind]) for kind in (Kind.FORK, Kind.STUDY, Kind.CONVERT))


def fork_of(desk: Desk) -> ForkForecast | None:
    """FS-121: where both ways lead, as far as nothing else is to be chosen, and what lies on them."""
    if desk.ask is not Ask.FORK:
        return None
    short, long = (way_on(desk, way) for way in range(2))
    return {"short": short, "long": long}


def way_on(desk: Desk, way: int) -> WayForecast:
    """One way from the fork at which the marker stands."""
    trial, before = desk.trial.again(), int(desk.trial.me["walk"])
    trial.play(FORK + way)
    choices = settled(trial)
    return {
        "steps": before - int(trial.me["walk"]),
        "left": int(trial.me["walk"]),
        "gain": store_text(minus(trial.store, desk.store)),
        "any": choices,
        "fork": trial.ask is Ask.FORK,
        "space": desk.edition.content.spaces[int(trial.me["space"])].name,
        "stars": int(trial.me["stars"]),
        "store": store_text(trial.store),
        "reach": desk.within_reach(trial.store),
    }


def studies_of(desk: Desk) -> dict[Creature, StudyForecast]:
    """FS-131, FS-136: creatures that may be studied now, with their points and the pairs that they complete."""
    if desk.ask not in (Ask.STUDY, Ask.LEARN):
        return {}
    creatures = [i for i in range(len(CREATURES)) if desk.trial.allows(STUDY + i)]
    return {CREATURES[i]: study_told(desk, i) for i in creatures}


def study_told(desk: Desk, creature: int) -> StudyForecast:
    """One creature."""
    trial = desk.trial.again()
    trial.play(STUDY + creature)
    pair = trial.ask is Ask.CERTIFICATE
    return {
        "before": desk.trial.points(),
        "after": trial.points(),
        "certificate": SUBJECTS[int(trial.me["many"])] if pair else None,
    }


def exchanges_of(desk: Desk) -> list[SchoolExchange]:
    """FS-031: each element that may be had by exchange now, the way that is proposed, and what it is for."""
    return [exchange(desk, element) for element in range(5) if desk.rich.allows(CONVERT + element)]


def exchange(desk: Desk, element: int) -> SchoolExchange:
    """Some elements for one of another kind; what is wanted is never given for itself."""
    others = five([0 if i == element else n for i, n in enumerate(desk.store)])
    price = Price(NONE, any=desk.terms.rates[element])
    way = cheapest(others, price, desk.terms, desk.wanted(), most_air=0)
    told: SchoolExchange = {
        "element": ELEMENT_NAMES[element],
        "rate": desk.terms.rates[element],
        "move": desk.trial.say(CONVERT + element),
        "way": None,
        "among": [name for i, name in zip(SOLID, AMONG, strict=True) if i != element],
        "goals": [aim.name for aim in desk.aims if lacks(desk, aim.price, element)],
        "reach": [],
    }
    if way is not None:
        left = five([n + 1 if i == element else n for i, n in enumerate(desk.store)])
        left = minus(left, way.any)
        acts = played(desk, way, [CONVERT + element])
        acts[0]["role"], acts[0]["among"] = "exchange", told["among"]
        told["way"] = way_told(way._replace(left=left, spent=way.any), acts)
        told["reach"] = desk.within_reach(left)
    return told


def lacks(desk: Desk, price: Price, element: int) -> bool:
    """Whether something costs more of an element than there is."""
    return ELEMENT_NAMES[element] in standing(desk, price)["missing"]
