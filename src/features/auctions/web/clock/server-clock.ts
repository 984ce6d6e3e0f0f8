/**
 * The server's time less this device's steady time. Every answer arrives later than it was made, so each tells at most the true difference: the
 * largest is the best. This device's wall clock, which may be wrong, is never asked.
 */
export class ServerClock {
  #ahead = Number.NEGATIVE_INFINITY
  readonly #steady: () => number
  constructor(steady: () => number) {
    this.#steady = steady
  }
  heard(asked_at: number): void {
    this.#ahead = Math.max(this.#ahead, asked_at - this.#steady())
  }
  now(): number {
    return this.#ahead + this.#steady()
  }
}
