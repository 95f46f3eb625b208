"""A match: somebody's game from its start to its end, with every act checked against the rules."""

from collections.abc import Iterable, Mapping
from copy import copy, deepcopy
from dataclasses import replace
from functools import cached_property
from typing import Generic, cast

import numpy as np

from veillee.core import contract
from veillee.core.contract import Event, Game, write_options
from veillee.core.edition import LoadedEdition
from veillee.core.errors import (
    BadInput,
    IllegalMove,
    MoveError,
    Refusal,
    UndoRefused,
    UnknownCard,
    UnknownMove,
    WrongSeat,
)
from veillee.core.head_starts import head_starts_in
from veillee.core.plain import Options, PlainData
from veillee.core.position import position_head, read_since, unknown_came_up
from veillee.core.proof import Proof
from veillee.core.record import Records, copied, new
from veillee.core.rng import words_of_key
from veillee.core.table import LETTERS, MAX_SEATS, SEATS_OF, SPECTATOR
from veillee.core.undo import Act, Phase, act_to_undo, stopper
from veillee.core.view_parts import ViewParts, frame_of
from veillee.core.view_types import V


class Match(Generic[V]):
    """One match. Made by `veillee.new`, `veillee.load` or `veillee.replay`."""

    def __init__(
        self,
        game: Game[V],
        edition: LoadedEdition,
        seats: int,
        *,
        key: bytes | None = None,
        start: Mapping[str, object] | None = None,
        options: Options | None = None,
        names: Mapping[str, str] | None = None,
    ) -> None:
        self.game, self.edition, self.seats, self.key = game, edition, seats, key
        self.options, self.names = dict(options or {}), dict(names or {})
        self.start = None if start is None else dict(start)
        self.proof: Proof | None = None
        """Where the key comes from, if whoever plays may check it."""
        self.states = new(game.state)
        write_options(game, self.options, self.states)
        self.acts: list[Act] = []
        self.since: list[Act] = []
        """The acts of the phase that goes on, in a game in phases."""
        self.past: list[Phase] = []
        """The phases before it into which acts may still be taken back."""
        self._actions, self._scratch = np.zeros(game.actions, np.int16), game.layout.scratch()
        if start is not None:
            self._read_start(dict(start))
        elif key is not None:
            contract.begin(self.states, edition.records, seats, words_of_key(key))
        self._boundary = self.states.copy()
        if game.phased and (start is not None or key is not None):
            contract.settle(self.states, self.edition.records, self._boundary)
            if self.start is not None:
                self._play_since(read_since(self.start.get("since", []), seats))

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now, 0-based; () when over."""
        return SEATS_OF[contract.seats_to_act(self.states, self.edition.records)]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.to_act

    @property
    def scores(self) -> tuple[int, ...]:
        """Each seat's points as they stand."""
        points = np.zeros(MAX_SEATS, np.int32)
        contract.count_points(self.states, self.edition.records, points)
        return tuple(int(n) for n in points[: self.seats])

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats; () while the game goes on."""
        points = np.zeros(MAX_SEATS, np.int32)
        return SEATS_OF[contract.count_points(self.states, self.edition.records, points)] if self.over else ()

    @cached_property
    def head_starts(self) -> tuple[int, ...]:
        """The points that each seat was given before the match; () where nobody was given any."""
        return head_starts_in(self.edition, self.seats)

    def name(self, seat: int) -> str:
        """What to call a seat: its name, else its letter."""
        return self.names.get(LETTERS[seat], LETTERS[seat])

    def actions(self, seat: int) -> list[int]:
        """The legal actions of a seat, ascending."""
        self._check_seat(seat)
        n = contract.legal_actions(self.states, self.edition.records, seat, self._actions)
        return [*self._actions[:n].tolist()]

    def moves(self, seat: int) -> list[str]:
        """The legal moves of a seat as canonical text, in a fixed order."""
        say, s, e = self.game.say, self.states[0], self.edition.records[0]
        return [say(s, e, seat, action) for action in self.actions(seat)]

    def why_not(self, seat: int, move: str) -> Refusal | None:
        """None if a move may be played, else the clause that forbids it and its sentence in both languages."""
        error = self.error_of(seat, move)
        return error.refusal if error else None

    def error_of(self, seat: int, move: str) -> MoveError | None:
        """The error that `play` would raise because of a clause; None if the move may be played."""
        self._check_seat(seat)
        return self._judged(seat, move, self.game.read(self.states[0], self.edition.records[0], seat, move))

    def play(self, seat: int, move: str) -> list[Event]:
        """Play a move; returns what happened. A refused move raises and changes nothing."""
        self._check_seat(seat)
        action = self.game.read(self.states[0], self.edition.records[0], seat, move)
        if error := self._judged(seat, move, action):
            raise error
        before, phased = copied(self.states), self.game.phased
        boundary = copied(self._boundary) if phased else before
        text = self.game.say(before[0], self.edition.records[0], seat, action)
        ended = self._act(seat, action)
        if self.start is not None and unknown_came_up(self.states):
            self.states[:], self._boundary[:] = before, boundary
            raise UnknownCard("error-unknown-card", move=text)
        stop = stopper(self.game, self.edition.records, before, self.states, self.seats, ended, self._scratch)
        together = phased and bool(before["board"]["together"][0])
        act = Act(seat, text, None if phased else before, stop, together)
        self.acts.append(act)
        self.since = [*self.since, act] if phased else []
        if ended:
            self.past, self.since = ([] if stop else [*self.past, Phase(boundary, self.since)]), []
        return self.game.events(before[0], self.states[0], self.edition, seat, action)

    def undo(self, seat: int) -> str:
        """Take back a seat's own last act; returns its text, or raises with what stops it."""
        act = self._act_to_undo(seat)
        if isinstance(act, UndoRefused):
            raise act
        self.acts = [one for one in self.acts if one is not act]
        if act.before is not None:
            self.states[:] = act.before
        else:
            self._play_without(act)
        return act.move

    def _act_to_undo(self, seat: int) -> Act | UndoRefused:
        self._check_seat(seat)
        phases = [*(phase.acts for phase in self.past), self.since] if self.game.phased else None
        return act_to_undo(self.acts, phases, seat, self.name)

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take its last act back."""
        return not isinstance(self._act_to_undo(seat), UndoRefused)

    def _play_without(self, act: Act) -> None:
        """Play the phase of an act from its beginning without it: exact, since seats do not interfere."""
        while all(act is not one for one in self.since):
            *self.past, (boundary, self.since) = self.past
            self._boundary[:] = boundary
        self.since = [one for one in self.since if one is not act]
        self.states[:] = self._boundary
        contract.settle(self.states, self.edition.records, self._boundary)
        for one in self.since:
            self._act(one.seat, self.game.read(self.states[0], self.edition.records[0], one.seat, one.move))

    def _act(self, seat: int, action: int) -> int:
        """Play an action and go on to the next decision; returns how many phases it ended."""
        contract.play(self.states, self.edition.records, seat, action)
        return int(contract.settle(self.states, self.edition.records, self._boundary)) if self.game.phased else 0

    def _read_start(self, start: Mapping[str, object]) -> None:
        """Fill the state from a position; a game in phases may script its chance in an edition of its own."""
        if self.game.phased:
            self.edition = replace(self.edition, records=self.edition.records.copy())
        self.game.read_position(start, self.edition, self.states[0])

    def _play_since(self, acts: list[tuple[int, str]]) -> None:
        """The acts of the phase in which a position was written; they belong to the start."""
        for seat, move in acts:
            try:
                self.play(seat, move)
            except MoveError as error:
                raise BadInput("position-since-move", who=LETTERS[seat], move=move, reason=error) from None
        if len(self.since) < len(self.acts):
            raise BadInput("position-since-end")
        self.acts = []

    def redacted(self, seat: int | None) -> Records:
        """The record that a seat may know (None: a spectator), as bots receive it."""
        return self._redacted(self._viewer(seat))

    def _redacted(self, viewer: int) -> Records:
        out = new(self.game.state)
        contract.see(self.states, self.edition.records, viewer, out, self._scratch)
        return out

    def view(self, seat: int | None = None) -> V:
        """What a seat knows, as plain data of one's own; None is a spectator."""
        return deepcopy(self.views([seat])[seat])

    def views(self, seats: Iterable[int | None]) -> dict[int | None, V]:
        """The views of several seats, for reading: where none knows more than another, they share their parts."""
        parts = self.view_parts(seats)
        return cast("dict[int | None, V]", {seat: parts.whole(seat) for seat in parts.own})

    def view_parts(self, seats: Iterable[int | None]) -> ViewParts:
        """The same in parts, so that what all see alike is looked at once."""
        acting, is_open = self.to_act, self.game.open
        own: dict[int | None, dict[str, object]] = {}
        for seat in seats:
            viewer = self._viewer(seat)
            own[seat] = {"seat": seat, "moves": self.moves(viewer) if viewer in acting else []}
            if not is_open:
                own[seat].update(self._described(viewer))
        seen_by_all = self._described(SPECTATOR) if is_open else {}
        return ViewParts(self._fixed, {"to_act": [*acting], **seen_by_all}, own)

    @cached_property
    def _fixed(self) -> dict[str, object]:
        """What every view says from the first act to the last."""
        return frame_of(self)

    def _described(self, viewer: int) -> Mapping[str, object]:
        return self.game.describe(self._redacted(viewer)[0], self.edition, viewer)

    def _viewer(self, seat: int | None) -> int:
        """The number of whoever looks: a seat of this table, or the spectators."""
        if seat is not None:
            self._check_seat(seat)
        return SPECTATOR if seat is None else seat

    def position(self) -> PlainData:
        """Everything, as plain data; `veillee.load` gives back an equal match."""
        if not self.game.phased:
            return {**position_head(self), **self.game.write_position(self.states[0], self.edition)}
        since = [[LETTERS[act.seat], act.move] for act in self.since]
        place = self.game.write_position(self._boundary[0], self.edition)
        return {**position_head(self), **place, **({"since": since} if since else {})}

    def replay(self) -> str:
        """The match as text: what it started from, and every move."""
        from veillee.core.replay import write_replay

        return write_replay(self)

    def beginning(self) -> "Match[V]":
        """The same match before its first act."""
        twin = self._begun() if self.game.phased else self.copy()
        if self.acts and self.acts[0].before is not None:
            twin.states[:] = self.acts[0].before
        twin.acts = []
        return twin

    def copy(self) -> "Match[V]":
        """An independent match in the same state, with the same past."""
        twin = copy(self)
        twin.__dict__.pop("_fixed", None)
        twin.options, twin.names = dict(self.options), dict(self.names)
        twin.acts, twin.since, twin.past = list(self.acts), list(self.since), list(self.past)
        twin.states, twin._boundary = copied(self.states), copied(self._boundary)
        twin._actions, twin._scratch = np.zeros(self.game.actions, np.int16), self.game.layout.scratch()
        return twin

    def become(self, other: "Match[V]") -> "Match[V]":
        """Take over state and past of another match of the same table."""
        self.key, self.proof, self.acts = other.key, other.proof, list(other.acts)
        self.since, self.past = list(other.since), list(other.past)
        self.states[:], self._boundary[:] = other.states, other._boundary
        return self

    def _begun(self) -> "Match[V]":
        """The same match begun anew."""
        start, options, names = self.start, self.options, self.names
        return Match(self.game, self.edition, self.seats, key=self.key, start=start, options=options, names=names)

    def __eq__(self, other: object) -> bool:
        return self._identity() == other._identity() if isinstance(other, Match) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._identity())

    def _identity(self) -> tuple[str, str, tuple[int, ...], bytes]:
        return self.game.id, self.edition.digest, self.head_starts, self.states.tobytes()

    def _check_seat(self, seat: int) -> None:
        if not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise BadInput("error-no-seat", seat=str(seat), last=self.seats - 1)

    def _judged(self, seat: int, move: str, action: int) -> MoveError | None:
        if not (clause := contract.judge(self.states, self.edition.records, seat, action)):
            return None
        kind = IllegalMove if action >= 0 else UnknownMove
        return (kind if seat in self.to_act else WrongSeat)(Refusal.of(self.game.clause(clause)), move)
