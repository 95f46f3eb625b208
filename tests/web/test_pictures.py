"""The pictures of the README show the page as it is now: taken again, they look the same."""

from base64 import b64encode
from pathlib import Path
from typing import Any

from tests.web.pictures import FOLDER, take

MOST_CHANGED = 0.04
"""So large a share of a picture may differ before it is stale: other machines draw letters differently."""
CHANGED = """async (pictures) => {
  const draw = async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const [width, height] = [image.width / 6, image.height / 6].map(Math.round)
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const pen = canvas.getContext('2d')
    pen.imageSmoothingQuality = 'high'
    pen.drawImage(image, 0, 0, width, height)
    return { width, height, dots: pen.getImageData(0, 0, width, height).data }
  }
  const [kept, taken] = await Promise.all(pictures.map(draw))
  if (kept.width !== taken.width || kept.height !== taken.height) return 1
  let changed = 0
  for (let at = 0; at < kept.dots.length; at += 4)
    if ([0, 1, 2].some((n) => Math.abs(kept.dots[at + n] - taken.dots[at + n]) > 28)) changed += 1
  return changed / (kept.width * kept.height)
}"""
"""Which share of two pictures differs, seen from afar."""


def drawn(picture: Path) -> str:
    """A picture as a page takes it."""
    return b64encode(picture.read_bytes()).decode()


def test_the_pictures_are_current(chromium: Any, home: str, tmp_path: Path) -> None:
    take(chromium, home, tmp_path)
    kept, taken = ({path.name for path in folder.glob("*.png")} for folder in (FOLDER, tmp_path))
    assert kept == taken, "every picture is taken by the command, and none is left over"
    page = chromium.new_page()
    changed = {
        name: page.evaluate(CHANGED, [drawn(folder / name) for folder in (FOLDER, tmp_path)])
        for name in sorted(kept)
    }
    page.close()
    stale = {name: share for name, share in changed.items() if share > MOST_CHANGED}
    assert not stale, "make pictures takes them anew"
