import { LRUCache } from 'lru-cache'

/** One kind of cached answers: how long they are true, and how many are kept. */
export interface CacheRule<T> {
  readonly name: string
  /** Milliseconds; `Infinity` where only a new version of the product changes them. */
  readonly ttl_ms: number
  readonly most: number
  /** Only for the type. */
  readonly of?: T
}
export const cacheRule = <T>(rule: Omit<CacheRule<T>, 'of'>): CacheRule<T> => rule

/** All caches of one database in this process (lru-cache), each made by its rule at its first use. */
export interface Cache {
  /** The cached answer, or the one that `make` gives: made once for however many wait, and not kept if it fails. */
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
