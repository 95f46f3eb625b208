/** Something asked of the house: whether it is under way, and what went wrong. */

export class HouseRequest {
  busy = $state(false)
  error = $state<unknown>()

  async run(work: () => Promise<unknown>): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.error = undefined
    try {
      await work()
    } catch (e) {
      this.error = e
    } finally {
      this.busy = false
    }
  }
}
