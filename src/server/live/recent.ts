/** For so long it is remembered what was touched: longer than an answer is fresh, and until a slow page listens. */
export const KEPT_MS = 60_000
/** An answer is somewhat older than its page knows: it was read, written and sent before it came. */
const SLACK_MS = 5_000
const MOST = 50_000

export interface RecentTopics {
  /** An event was told now, or so long ago. */
  note(touches: readonly string[], ago_ms?: number): void
  /** Of what was told longer ago than this nothing is known. */
  forgetBefore(ago_ms: number): void
  /** True if something of this topic was told since an answer of this age; also if that is not known any more. */
  isOlder(topic: string, age_ms: number): boolean
}

/** Which topics events have touched of late. A page that begins to listen missed what was told between its answers and then. */
export function rememberTouched(now: () => number = () => performance.now()): RecentTopics {
  const told = new Map<string, number>()
  let known_since = Number.NEGATIVE_INFINITY
  const forget = () => {
    for (const [topic, at] of told) {
      if (told.size <= MOST && at > now() - KEPT_MS) return
      if (at > now() - KEPT_MS) known_since = Math.max(known_since, at)
      told.delete(topic)
    }
  }
  return {
    note(touches, ago_ms = 0) {
      for (const topic of touches) {
        const at = now() - ago_ms
        const later = Math.max(at, told.get(topic) ?? at)
        told.delete(topic)
        told.set(topic, later)
      }
      forget()
    },
    forgetBefore(ago_ms) {
      known_since = Math.max(known_since, now() - ago_ms)
    },
    isOlder(topic, age_ms) {
      const made_at = now() - Math.min(age_ms, KEPT_MS) - SLACK_MS
      const at = told.get(topic)
      return at === undefined ? made_at < known_since : at >= made_at
    },
  }
}
