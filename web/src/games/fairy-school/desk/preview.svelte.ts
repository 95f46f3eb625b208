/** What would come of the choice under the pointer or the focus: it shows where it would happen, in the store and at the projects. */

/** The store then, and what comes within reach. */
export interface Outcome {
  store: string | null
  reach: string[]
}

export class Preview {
  #now = $state.raw<Outcome>()

  get store(): string | undefined {
    return this.#now?.store ?? undefined
  }
  brings(aim: string): boolean {
    return this.#now?.reach.includes(aim) ?? false
  }
  show(outcome: Outcome | undefined): void {
    this.#now = outcome
  }
  /** Handlers of a control that previews what it would bring. */
  on = (outcome: Outcome | undefined) => ({
    onpointerenter: () => this.show(outcome),
    onpointerleave: () => this.show(undefined),
    onfocus: () => this.show(outcome),
    onblur: () => this.show(undefined),
  })
}
