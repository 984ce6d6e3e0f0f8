import { LRUCache } from 'lru-cache'

/** A kind of cached answers with its time to live and maximum number. */
export interface CacheRule<T> {
  readonly name: string
  /** Milliseconds; `Infinity` for answers that only a new version of the product changes. */
  readonly ttl_ms: number
  readonly most: number
  /** Carries the type only. */
  readonly of?: T
}
export const cacheRule = <T>(rule: Omit<CacheRule<T>, 'of'>): CacheRule<T> => rule

/** The caches of one database in this process (lru-cache), one per rule, created at first use. */
export interface Cache {
  /** Single flight: returns the cached answer or makes it once for concurrent callers; errors are not cached. */
  fetch<T>(rule: CacheRule<T>, key: string, make: () => Promise<T>): Promise<T>
  forget(rule: CacheRule<unknown>): void
}

export function openCache(): Cache {
  const kept = new Map<object, LRUCache<string, Promise<unknown>>>()
  const cacheFor = ({ ttl_ms, most }: CacheRule<unknown>) =>
    new LRUCache<string, Promise<unknown>>({ max: most, ttl: Number.isFinite(ttl_ms) ? ttl_ms : 0, ttlResolution: 0 })
  return {
    fetch(rule, key, make) {
      const answers = kept.get(rule) ?? cacheFor(rule)
      kept.set(rule, answers)
      const known = answers.get(key)
      if (known) return known as ReturnType<typeof make>
      const answer = make()
      answers.set(key, answer)
      answer.catch(() => answers.peek(key) === answer && answers.delete(key))
      return answer
    },
    forget: (rule) => kept.get(rule)?.clear(),
  }
}

const LATELY = 60_000
const MOST_NOTED = 8_000
/** Admission: a key is worth keeping an answer for when it is asked for the second time within a minute. */
export function openAdmission(now?: () => number): (key: string) => boolean {
  const noted = new LRUCache<string, true>({ max: MOST_NOTED, ttl: LATELY, ttlResolution: 0, ...(now && { perf: { now } }) })
  return (key) => {
    if (noted.has(key)) return true
    noted.set(key, true)
    return false
  }
}
