const FIRST_PAUSE = 5_000
const LONGEST_PAUSE = 300_000

/** A circuit breaker: while the other side does not answer it is left alone, longer and longer, and then asked for one thing only. */
export function openBreaker(now: () => number = () => performance.now()) {
  let [failures, until] = [0, 0]
  return {
    /** How many of `most` may be tried now. */
    allows: (most: number): number => (now() < until ? 0 : failures ? 1 : most),
    /** Milliseconds until the next try. */
    wait: (): number => Math.max(0, until - now()),
    answered() {
      failures = 0
      until = 0
    },
    /** Several that were under way together are one failure. */
    silent() {
      if (now() < until) return
      until = now() + Math.min(FIRST_PAUSE * 2 ** failures, LONGEST_PAUSE)
      failures++
    },
  }
}
