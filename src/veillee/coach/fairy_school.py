"""What the coach needs to know of Fairy School."""

from veillee.coach.reasons import Reasons
from veillee.coach.rollouts import Rollouts

REASONS = Reasons(
    gains={
        "fs-event-realised": "",
        "fs-event-studied": "",
        "fs-event-certified": "",
        "fs-event-step": "",
        "fs-event-bonus": "",
        "fs-event-kindness": "",
    },
)


class SchoolRollouts(Rollouts):
    """Fewer worlds: a year at school is long."""

    worlds = 120


ESTIMATES = SchoolRollouts
