/**
 * What the pocket keeps, in IndexedDB: the log of every table, and a few values. An entry counts as kept when its
 * transaction is complete. Several tabs write to one log: a number that is taken is a conflict, and others are told.
 */

const NAME = 'veillee'
const CONFLICT = 'conflict'
type Row = [code: string, number: number, text: string]

const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('the transaction was given up'))
  })

const found = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore('entries')
    request.result.createObjectStore('values')
  }
  return found(request)
}

export class Keeper {
  readonly #others = new BroadcastChannel('veillee-pocket')

  private constructor(readonly database: IDBDatabase) {}

  static async open(): Promise<Keeper> {
    return new Keeper(await opened())
  }

  /** Calls back for every entry that another tab has written, and, with 0, for every value that it has kept. */
  listen(written: (code: string, number: number) => void): void {
    this.#others.onmessage = ({ data }) => {
      const [code, number] = data as [string, number]
      written(code, number)
    }
  }

  /** Keeps entries, all or none; "" once they lie there for good, else why not. */
  append = async (text: string): Promise<string> => {
    const rows = JSON.parse(text) as Row[]
    try {
      const transaction = this.database.transaction('entries', 'readwrite', { durability: 'strict' })
      const entries = transaction.objectStore('entries')
      const complete = done(transaction)
      const missing = rows.map(async ([code, number, body]) => {
        const before = number === 1 ? 1 : await found(entries.count([code, number - 1]))
        if (!before) transaction.abort()
        else entries.add(body, [code, number])
      })
      try {
        await Promise.all(missing)
      } catch (error) {
        complete.catch(() => undefined)
        transaction.abort()
        throw error
      }
      await complete
    } catch (error) {
      const taken = !error || (error as Error).name === 'ConstraintError' || (error as Error).name === 'AbortError'
      return taken || (error as Error).message === 'the transaction was given up' ? CONFLICT : String(error)
    }
    for (const [code, number] of rows) this.#others.postMessage([code, number])
    return ''
  }

  /** The entries of a table after the first so many. */
  read = async (code: string, after: number): Promise<string> => {
    const entries = this.database.transaction('entries').objectStore('entries')
    const range = IDBKeyRange.bound([code, after + 1], [code, Infinity])
    const [keys, texts] = await Promise.all([found(entries.getAllKeys(range)), found(entries.getAll(range))])
    return JSON.stringify(texts.map((text: string, i) => [(keys[i] as [string, number])[1], text]))
  }

  keep = async (name: string, value: string): Promise<string> => {
    try {
      const transaction = this.database.transaction('values', 'readwrite', { durability: 'strict' })
      transaction.objectStore('values').put(value, name)
      await done(transaction)
    } catch (error) {
      return String(error)
    }
    this.#others.postMessage([name, 0])
    return ''
  }

  recall = async (name: string): Promise<string> =>
    ((await found(this.database.transaction('values').objectStore('values').get(name))) as string | undefined) ??
    ''

  /** All values whose names begin so. */
  recall_all = async (beginning: string): Promise<string> => {
    const values = this.database.transaction('values').objectStore('values')
    const range = IDBKeyRange.bound(beginning, `${beginning}\uffff`)
    const [names, texts] = await Promise.all([found(values.getAllKeys(range)), found(values.getAll(range))])
    return JSON.stringify(texts.map((text: string, i) => [names[i], text]))
  }
}
