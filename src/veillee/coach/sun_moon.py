"""What the coach needs to know of Sun and Moon."""

from veillee.coach.reasons import Reasons
from veillee.coach.rollouts import Rollouts

REASONS = Reasons(
    gains={"sl-event-collected": "cards", "sl-event-animal": ""},
    risks={"sl-event-eclipse": "cards"},
    threats={"sl-event-collected": "cards", "sl-event-darkened": ""},
    later=1,
)
ESTIMATES = Rollouts
