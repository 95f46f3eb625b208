"""Plain data, as JSON, YAML and TOML hold it; and the rule switches, which are plain too."""

from collections.abc import Mapping
from typing import Any, TypeAlias

Plain: TypeAlias = Any
"""A value of a file or a message, whose type no key tells; whoever reads one from outside checks it first."""

PlainData: TypeAlias = dict[str, Plain]
"""Such values by name: a position, a card file, a view on its way to the page."""

OptionValue: TypeAlias = bool | int | str
"""What a rule switch may be set to."""

Options: TypeAlias = Mapping[str, OptionValue]
"""Rule switches by name."""
