/** A zip whose files are stored as they are: where each of them lies in it, so that nothing is copied. */

export interface Stored {
  path: string
  bytes: Uint8Array<ArrayBuffer>
}

/** Signatures and sizes of the format: an entry of its list, and the end, which has no comment behind it. */
const ENTRY = 0x02014b50
const END = 0x06054b50
const END_SIZE = 22

export function stored(zip: ArrayBuffer): Stored[] {
  const view = new DataView(zip)
  const short = (at: number): number => view.getUint16(at, true)
  const long = (at: number): number => view.getUint32(at, true)
  const end = zip.byteLength - END_SIZE
  if (end < 0 || long(end) !== END) throw new Error('no zip')
  const found: Stored[] = []
  for (let at = long(end + 16), left = short(end + 10); left; left--) {
    const [method, size, name] = [short(at + 10), long(at + 20), short(at + 28)]
    const path = new TextDecoder().decode(new Uint8Array(zip, at + 46, name))
    if (long(at) !== ENTRY || method) throw new Error(`${path} is not stored as it is`)
    const head = long(at + 42)
    const begin = head + 30 + short(head + 26) + short(head + 28)
    found.push({ path, bytes: new Uint8Array(zip, begin, size) })
    at += 46 + name + short(at + 30) + short(at + 32)
  }
  return found
}
