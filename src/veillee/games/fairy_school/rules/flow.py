"""The phases as a machine: what begins, what ends, what follows (FS-002, FS-003; ADR 0007)."""

from veillee.core.contract import AT_REST, BETWEEN, MORE
from veillee.core.jit import inner_rule
from veillee.core.seal import seal, unseal
from veillee.core.table import count
from veillee.games.fairy_school.edition.record import Edition
from veillee.games.fairy_school.rules.drafting import (
    after_deal,
    after_pick,
    begin_aside,
    begin_finals,
    begin_keep,
    begin_pick,
    deal_choice,
    end_keep,
    pass_hands,
    take_last,
)
from veillee.games.fairy_school.rules.phase1_planning import begin_planning, draw_hands
from veillee.games.fairy_school.rules.phase2_columns import begin_columns
from veillee.games.fairy_school.rules.phase3_activation import begin_activation, end_activation
from veillee.games.fairy_school.rules.phase4_kindness import begin_kindness, end_kindness
from veillee.games.fairy_school.rules.phase5_study import begin_study
from veillee.games.fairy_school.rules.placing import begin_placement, begin_starters, build, end_starters
from veillee.games.fairy_school.rules.point_exchange import begin_scoring
from veillee.games.fairy_school.rules.turns import (
    after_turn,
    begin_leader,
    evolve,
    first_of_phase_7,
    next_turn,
    open_moment,
    reveal_bell,
)
from veillee.games.fairy_school.state import HAND, KEPT, State, ask, waiting, zone_of
from veillee.games.fairy_school.words import Ask, Phase


@inner_rule
def to_act(s: State, e: Edition) -> int:
    """FS-003: all seats that have not finished the phase."""
    return waiting(s)


@inner_rule
def run(s: State, e: Edition) -> int:
    """FS-003: when every seat has finished, the phase ends and the next begins."""
    if s.board.between:
        if s.board.phase == Phase.OVER:
            return AT_REST
        s.board.between = 0
        s.board.together = 1
        begin_phase(s, e)
        return MORE
    if waiting(s) != 0:
        return AT_REST
    s.board.together = 0
    unseal(s)
    end_phase(s, e)
    s.board.between = 1
    return BETWEEN


@inner_rule
def seal_all(s: State, e: Edition) -> None:
    """FS-005, FS-063, FS-077: what everybody does now is unknown to the others until all have finished.

    Sealed is the moment in which all have still to decide, so that a redacted record can be played on.
    """
    for seat in range(s.board.seats):
        seal(s, e, seat, zone_of(seat, 0))


@inner_rule
def ask_holders(s: State, zone: int, question: int) -> None:
    """Ask everybody who holds cards in a zone; what is forced comes after the seal (FS-063)."""
    for seat in range(s.board.seats):
        if count(s, zone_of(seat, zone)) > 0:
            ask(s, seat, question)


@inner_rule
def begin_phase(s: State, e: Edition) -> None:
    """What happens when a phase begins; acts are sealed before anything is decided or forced."""
    phase = int(s.board.phase)
    if phase < Phase.START:
        begin_choice(s, e, phase)
    elif phase == Phase.START or phase == Phase.END:
        open_moment(s)
    elif phase == Phase.PLANNING:
        draw_hands(s, e)
        ask_holders(s, HAND, Ask.PLAN)
        seal_all(s, e)
        begin_planning(s, e)
    elif phase == Phase.COLUMNS:
        begin_columns(s, e)
        seal_all(s, e)
    else:
        begin_open_phase(s, e, phase)


@inner_rule
def begin_choice(s: State, e: Edition, phase: int) -> None:
    """The phases before a trimester."""
    if phase == Phase.STARTERS:
        begin_starters(s, e)
    elif phase == Phase.PLACEMENT:
        begin_placement(s, e)
        seal_all(s, e)
    elif phase == Phase.BUILD:
        build(s, e)
    elif phase == Phase.CHOICE:
        deal_choice(s, e)
    elif phase == Phase.PICK:
        begin_pick(s, e)
        seal_all(s, e)
    elif phase == Phase.ASIDE:
        begin_aside(s, e)
    elif phase == Phase.KEEP:
        ask_holders(s, KEPT, Ask.KEEP)
        seal_all(s, e)
        begin_keep(s, e)
    elif phase == Phase.FINALS:
        begin_finals(s, e)


@inner_rule
def begin_open_phase(s: State, e: Edition, phase: int) -> None:
    """The phases in which everything is public at once."""
    if phase == Phase.ACTIVATION:
        if s.board.seats == 1:
            reveal_bell(s, e)
        begin_activation(s, e)
    elif phase == Phase.KINDNESS:
        begin_kindness(s, e)
    elif phase == Phase.STUDY:
        begin_study(s, e)
    elif phase == Phase.EVOLUTION:
        evolve(s, e)
    elif phase == Phase.LEADER:
        begin_leader(s, e)
    elif phase == Phase.SCORING:
        begin_scoring(s, e)


@inner_rule
def end_phase(s: State, e: Edition) -> None:
    """What happens when everybody has finished, and which phase follows."""
    phase = int(s.board.phase)
    if phase < Phase.START:
        end_choice(s, e, phase)
    elif phase == Phase.START:
        next_turn(s)
    elif phase == Phase.END:
        after_turn(s, e)
    elif phase == Phase.EVOLUTION:
        s.board.phase = first_of_phase_7(s)
    else:
        if phase == Phase.ACTIVATION:
            end_activation(s)
        elif phase == Phase.KINDNESS:
            end_kindness(s, e)
        s.board.phase += 1


@inner_rule
def end_choice(s: State, e: Edition, phase: int) -> None:
    """The phases before a trimester, and what follows them."""
    if phase == Phase.STARTERS:
        end_starters(s, e)
    elif phase == Phase.PLACEMENT:
        s.board.phase = Phase.BUILD
    elif phase == Phase.BUILD:
        s.board.trimester = 1
        s.board.phase = Phase.CHOICE
    elif phase == Phase.CHOICE:
        end_deal(s, e)
    elif phase == Phase.PICK:
        pass_hands(s, e)
        take_last(s, e)
        after_pick(s)
    elif phase == Phase.ASIDE:
        s.board.phase = Phase.KEEP
    else:
        if phase == Phase.KEEP:
            end_keep(s, e)
        s.board.order[:] = 0
        s.board.chosen = 0
        s.board.phase = Phase.START


@inner_rule
def end_deal(s: State, e: Edition) -> None:
    """FS-052: a hand of a single card leaves nothing to pick."""
    if int(s.board.seats) > 1:
        take_last(s, e)
    after_deal(s)
