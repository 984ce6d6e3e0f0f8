const FIRST_PAUSE = 5_000
const LONGEST_PAUSE = 300_000

export interface Breaker {
  /** How many of `most` requests may be sent now. */
  allows(most: number): number
  /** Milliseconds until the next attempt. */
  wait(): number
  answered(): void
  /** Several concurrent failures count as one. */
  silent(): void
}

/** Circuit breaker: a server that does not answer is left alone for longer and longer pauses, then tried with one request. */
export function openBreaker(now: () => number = () => performance.now()): Breaker {
  let [failures, until] = [0, 0]
  return {
    allows: (most) => (now() < until ? 0 : failures ? 1 : most),
    wait: () => Math.max(0, until - now()),
    answered() {
      failures = 0
      until = 0
    },
    silent() {
      if (now() < until) return
      until = now() + Math.min(FIRST_PAUSE * 2 ** failures, LONGEST_PAUSE)
      failures++
    },
  }
}
