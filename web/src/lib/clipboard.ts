/** Copies a text and says whether it could: on an address without TLS a browser copies nothing. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
