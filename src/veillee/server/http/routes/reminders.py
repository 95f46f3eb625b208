"""Reminders at a slow table: who wants to be told of their turn, and how."""

import hashlib
import secrets
from typing import Annotated

from fastapi import APIRouter, Depends, Response
from typing_extensions import TypedDict

from veillee.server.errors import Refused
from veillee.server.http.asking import from_memory
from veillee.server.http.requests import PushWish, ReminderId, TheGuest, TheHouse, TheRoom, WebhookWish
from veillee.server.http.responses import answer
from veillee.server.http.routes.tables import REFUSALS
from veillee.server.reminders import messages
from veillee.server.reminders.messages import PushTarget, Target, WebhookTarget, Whose
from veillee.server.reminders.reach import check_url
from veillee.server.storage import reminders as store
from veillee.server.storage.reminders import Stored
from veillee.server.table.room import Room

router = APIRouter(prefix="/api/tables/{code}/reminders", responses=REFUSALS)


class ReminderInfo(TypedDict):
    """A way in which you are told of turns at a table."""

    id: str
    kind: str
    whose: str
    address: str
    """Where it leads: a browser's endpoint, or the address of a webhook."""


class RemindersInfo(TypedDict):
    """How you are told of turns at a table, and the key that a browser needs to subscribe."""

    push_key: str
    reminders: list[ReminderInfo]


class NewWebhook(TypedDict):
    """A webhook, with the secret by which it can check that a call is ours; it is told this once."""

    id: str
    secret: str


async def seated(room: TheRoom, guest: TheGuest) -> Room:
    """The table, if it is a slow one at which you sit."""
    if not room.table.head.slow:
        raise Refused("not-now", "house-not-slow")
    if not room.table.held(guest.id):
        raise Refused("forbidden", "house-no-seat-of-yours")
    return room


SlowRoom = Annotated[Room, Depends(seated)]


def reminder_info(one: Stored) -> ReminderInfo:
    """A reminder as it is sent to its guest."""
    target = messages.read(one.body)
    kind = "push" if isinstance(target, PushTarget) else "webhook"
    return ReminderInfo(id=one.id, kind=kind, whose=one.whose, address=messages.address_of(target))


async def told(house: TheHouse, room: Room, guest: str) -> Response:
    """All of a guest's reminders at a table."""
    found = await from_memory(house, store.of_guest, guest, room.table.code)
    known = [reminder_info(one) for one in found]
    return answer(RemindersInfo(push_key=house.reminders.public_key, reminders=known))


async def kept(house: TheHouse, room: Room, guest: str, target: Target, whose: Whose = "mine") -> str:
    """Keep a reminder; returns its id."""
    house.limiters.reminders.check(guest)
    id_ = hashlib.sha256(messages.address_of(target).encode()).hexdigest()[:32]
    most = house.settings.limits.reminders
    new = Stored(room.table.code, guest, id_, whose, messages.write(target))
    if not await from_memory(house, store.add, new, most):
        raise Refused("not-now", "house-too-many-reminders", most=most)
    return id_


@router.get("", response_model=RemindersInfo)
async def find(house: TheHouse, room: SlowRoom, guest: TheGuest) -> Response:
    """How you are told of turns at this table."""
    return await told(house, room, guest.id)


@router.post("/push", response_model=RemindersInfo)
async def push(house: TheHouse, room: SlowRoom, guest: TheGuest, body: PushWish) -> Response:
    """Have a browser told of your turns while you are not at the table."""
    check_url(body.endpoint, private=house.settings.private_webhooks, secure=True)
    target = PushTarget(
        endpoint=body.endpoint, p256dh=body.keys.p256dh, auth=body.keys.auth, language=body.language
    )
    messages.check_push(target)
    await kept(house, room, guest.id, target)
    return await told(house, room, guest.id)


@router.post("/webhook", response_model=NewWebhook)
async def webhook(house: TheHouse, room: SlowRoom, guest: TheGuest, body: WebhookWish) -> Response:
    """Have an address told of your turns, or of everybody's, while they are not at the table."""
    check_url(body.url, private=house.settings.private_webhooks)
    target = WebhookTarget(url=body.url, secret=secrets.token_hex(32), language=body.language)
    return answer(NewWebhook(id=await kept(house, room, guest.id, target, body.whose), secret=target.secret))


@router.post("/stop", response_model=RemindersInfo)
async def stop(house: TheHouse, room: SlowRoom, guest: TheGuest, body: ReminderId) -> Response:
    """Be told in one way less."""
    await from_memory(house, store.delete, room.table.code, guest.id, body.id)
    return await told(house, room, guest.id)
