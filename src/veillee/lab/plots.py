"""A plot of shares with their intervals, as SVG that any browser shows and any editor reads."""

from collections.abc import Sequence
from html import escape

from veillee.lab.tallies import Tally

LEFT, WIDTH, ROW, TOP = 150, 560, 22, 40
INK, BAR, WHISKER, PALE = "#1d2b45", "#c98a2b", "#7a1f2b", "#d8dde6"


def plot(title: str, tallies: Sequence[Tally], labels: dict[str, str]) -> str:
    """Bars from 0 to 100 %, a group for each setting of the rules; the whisker is the 95 % interval."""
    groups = list(dict.fromkeys(tally.under for tally in tallies))
    lines, y = [], TOP
    for group in groups:
        lines.append(text(8, y + 16, labels.get(group, group), weight="bold"))
        y += ROW
        for tally in (one for one in tallies if one.under == group):
            lines += bar(y, labels.get(tally.what, tally.what), tally)
            y += ROW
        y += ROW // 2
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 160} {y + 10}" '
        f'font-family="sans-serif" font-size="13" fill="{INK}"><title>{escape(title)}</title>'
        f'<rect width="100%" height="100%" fill="#fffdf8"/>'
    )
    return "\n".join([head, text(8, 24, title, weight="bold"), *lines, "</svg>", ""])


def bar(y: int, label: str, tally: Tally) -> list[str]:
    """One share: its bar, its whisker, its figures."""
    low, high = (LEFT + WIDTH * end for end in tally.interval)
    middle = y + ROW / 2
    figures = f"{tally.share:.2%} ({tally.interval[0]:.2%} - {tally.interval[1]:.2%})"
    return [
        text(8, y + 15, label),
        f'<rect x="{LEFT}" y="{y + 3}" width="{WIDTH}" height="{ROW - 6}" fill="{PALE}"/>',
        f'<rect x="{LEFT}" y="{y + 3}" width="{WIDTH * tally.share:.1f}" height="{ROW - 6}" fill="{BAR}"/>',
        f'<path d="M{low:.1f} {middle}H{high:.1f}M{low:.1f} {y + 6}v{ROW - 12}M{high:.1f} {y + 6}v{ROW - 12}" '
        f'stroke="{WHISKER}" stroke-width="2" fill="none"/>',
        text(LEFT + WIDTH + 8, y + 15, figures, size=11),
    ]


def text(x: int, y: int, words: str, weight: str = "normal", size: int = 13) -> str:
    """Words at a place."""
    return f'<text x="{x}" y="{y}" font-weight="{weight}" font-size="{size}">{escape(words)}</text>'
