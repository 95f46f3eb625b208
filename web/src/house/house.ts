/** The house that the page talks to: a server, or the one in this device's pocket. No game's page knows which. */

/** A line to a table, as far as the page uses a WebSocket. */
export interface Line {
  readonly readyState: number
  onmessage: ((event: MessageEvent) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  send(text: string): void
  close(code?: number): void
}

export interface House {
  readonly kind: 'server' | 'pocket'
  /** A request to an address of the house, such as `/api/info`. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** A line to an address of the house; what comes after `?` says from where to go on. */
  line(path: string): Line
}

export const server: House = {
  kind: 'server',
  fetch: (path, init) => fetch(path, init),
  line: (path) => {
    const url = new URL(path, location.href)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    return new WebSocket(url)
  },
}

let chosen = server

/** The house of this page. */
export const house = (): House => chosen

export const choose = (other: House): void => {
  chosen = other
}
