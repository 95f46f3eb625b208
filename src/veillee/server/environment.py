"""Settings from the environment: the variables that docs/guide/hosting.md lists."""

from dataclasses import asdict, replace
from pathlib import Path
from typing import Annotated

from pydantic import Field, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from veillee.core.errors import BadInput
from veillee.server.settings import Limits, Settings

Rate = Annotated[float, Field(gt=0, allow_inf_nan=False)]
"""So many a second."""
LIMITS = {"messages_per_second", "http_per_second"}
"""The limits that the environment may set."""
PEOPLE = 10
"""So many people of one address send as fast as one may."""


class Environment(BaseSettings):
    """The VEILLEE_* variables of a house; an empty one counts as none."""

    model_config = SettingsConfigDict(case_sensitive=True, env_ignore_empty=True)

    data: Path | None = Field(default=None, validation_alias="VEILLEE_DATA_DIR")
    database: str | None = Field(default=None, validation_alias="VEILLEE_DATABASE_URL")
    secret: str | None = Field(default=None, validation_alias="VEILLEE_SECRET")
    vapid_key: str | None = Field(default=None, validation_alias="VEILLEE_VAPID_KEY")
    contact: str | None = Field(default=None, validation_alias="VEILLEE_CONTACT", pattern="^(mailto:|https://).+")
    private_webhooks: bool | None = Field(default=None, validation_alias="VEILLEE_PRIVATE_WEBHOOKS")
    public_url: str | None = Field(default=None, validation_alias="VEILLEE_PUBLIC_URL")
    proxies: str | None = Field(default=None, validation_alias="VEILLEE_PROXIES")
    hosts: str | None = Field(default=None, validation_alias="VEILLEE_HOSTS")
    limits: str | None = Field(default=None, validation_alias="VEILLEE_LIMITS")
    log_level: str | None = Field(default=None, validation_alias="VEILLEE_LOG")
    messages_per_second: Rate | None = Field(default=None, validation_alias="VEILLEE_MESSAGES_PER_SECOND")
    http_per_second: Rate | None = Field(default=None, validation_alias="VEILLEE_REQUESTS_PER_SECOND")


def from_environment(**chosen: object) -> Settings:
    """Settings from the environment; what is `chosen` on the command line (not None) comes first."""
    found = read_environment().model_dump(exclude_none=True)
    limits = read_limits(found.pop("limits", "")) | {name: found.pop(name) for name in LIMITS & found.keys()}
    if "messages_per_second" in limits:  # people of one address are to have what each of them may send
        together = max(Limits.messages_per_second_and_address, PEOPLE * limits["messages_per_second"])
        limits.setdefault("messages_per_second_and_address", together)
    found |= {name: value for name, value in chosen.items() if value is not None}
    settings = Settings(**found)
    return replace(settings, limits=replace(settings.limits, **limits))


def read_limits(text: str) -> dict[str, int | float]:
    """Limits from a text such as "reads_per_second=100 tables_per_guest=50"."""
    kinds: dict[str, type[int | float]] = {name: type(value) for name, value in asdict(Limits()).items()}
    found: dict[str, int | float] = {}
    for name, _, value in (one.partition("=") for one in text.replace(",", " ").split()):
        try:
            found[name] = kinds[name](value)
        except (KeyError, ValueError):
            raise BadInput("open-limit", limit=f"{name}={value}", known=", ".join(kinds)) from None
        if not 0 < found[name] < float("inf"):
            raise BadInput("open-limit", limit=f"{name}={value}", known=", ".join(kinds))
    return found


def read_environment() -> Environment:
    """The variables; a value that cannot be is one clear sentence."""
    try:
        return Environment()
    except ValidationError as error:
        first = error.errors()[0]
        name, value = str(first["loc"][0]), str(first["input"])
        message = "open-rate" if name.endswith("_PER_SECOND") else "open-variable"
        raise BadInput(message, name=name, value=value) from None
