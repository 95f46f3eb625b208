"""Pictures without colour: what is left of a drawing is its shape."""

from base64 import b64encode
from typing import Any

import numpy as np
from numpy.typing import NDArray

Picture = NDArray[np.float64]
SIZE = 48
SOFT = np.array([1, 2, 1]) / 4

PIXELS = """async ([png, size]) => {
  const bytes = Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0))
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = new OffscreenCanvas(size, size).getContext('2d')
  canvas.drawImage(image, 0, 0, size, size)
  return [...canvas.getImageData(0, 0, size, size).data]
}"""


def without_colour(page: Any) -> None:
    """The page as somebody sees it who sees no colour."""
    line = page.context.new_cdp_session(page)
    line.send("Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"})


def picture(page: Any, control: Any) -> Picture:
    """A part of the page as it is seen, as brightness; that it is grey is checked here."""
    png = b64encode(control.screenshot(animations="disabled")).decode()
    data = np.array(page.evaluate(PIXELS, [png, SIZE]), dtype=np.float64).reshape(SIZE, SIZE, 4)
    red, green, blue = data[..., 0], data[..., 1], data[..., 2]
    assert max(np.abs(red - green).max(), np.abs(green - blue).max()) <= 2, "there is colour left"
    return red


def drawing(seen: Picture) -> Picture:
    """Lines and outlines, whatever their brightness: where it changes, softened a little."""
    change = np.hypot(*np.gradient(seen))
    for axis in (0, 1):
        change = np.apply_along_axis(np.convolve, axis, change, SOFT, "same")
    lines = np.minimum(change, np.percentile(change, 90))
    lines = lines - lines.mean()
    return np.asarray(lines / np.linalg.norm(lines))


def alike(one: Picture, other: Picture) -> float:
    """How much two drawings are the same: 1 for the same one, about 0 for two that have nothing in common."""
    return float((drawing(one) * drawing(other)).sum())
