/** Games of the house that this page has no drawing of: they are played at a plain table. */

import { api } from '$lib/api'
import type { Face } from '$lib/game'
import type { GameInfo } from '$lib/protocol'
import { settings } from '$lib/settings.svelte'
import art from './plain/tile.svg?raw'

class Guests {
  infos = $state.raw<GameInfo[]>([])
  /** Whether the house has answered, or could not. */
  asked = $state(false)
  #asking: Promise<GameInfo[]> | undefined

  /** Asks the house once; if it does not answer, there are none for now. */
  find(isDrawn: (id: string) => boolean): Promise<GameInfo[]> {
    this.#asking ??= api
      .games()
      .then(
        (games) => (this.infos = games.filter((game) => !isDrawn(game.id))),
        () => {
          this.#asking = undefined
          return []
        },
      )
      .finally(() => (this.asked = true))
    return this.#asking
  }

  of(id: string): GameInfo | undefined {
    return this.infos.find((info) => info.id === id)
  }

  titleOf(id: string): string | undefined {
    return this.of(id)?.titles[settings.language]
  }

  /** What the home page shows of them, after the games that are drawn. */
  get faces(): Face[] {
    return this.infos.map(({ id, seats }, i) => ({ id, order: 100 + i, seats, art }))
  }
}

export const guests = new Guests()
