import { LRUCache } from 'lru-cache'
import { ERASED_MEMBER_NAME } from '#kernel/people/erased-member.ts'
import type { HttpResult } from './http-result.ts'

/** One short query whose text changes whenever anything in the answer changes. */
export type ETag = () => Promise<string>
/** Sets the mark of the answer. Race: read the mark with the data or before it, never after. */
export type SetETag = (mark: string) => void

interface CachedResponse {
  readonly mark: string
  readonly outcome: HttpResult
  ask?: ETag
}

/** Much shorter than the validity of signed picture URLs (ten minutes). */
const LONGEST = 60_000
const MOST_BYTES = 16_000_000

/**
 * Response cache keyed by operation, viewer, locale and input; validated on every hit by an ETag query, so no stale answer is sent. A hit saves
 * reading, mapping and serializing.
 */
export function openResponseCache(now?: () => number) {
  const responses = new LRUCache<string, CachedResponse>({ ttl: LONGEST, maxSize: MOST_BYTES, ttlResolution: 0, ...(now && { perf: { now } }) })
  return async <T extends object>(
    key: string,
    etag: () => Promise<ETag>,
    make: (stands: SetETag) => Promise<T | HttpResult>,
  ): Promise<T | HttpResult> => {
    const kept = responses.get(key)
    if (kept) {
      kept.ask ??= await etag()
      if ((await kept.ask()) === kept.mark) return kept.outcome
    }
    let mark: string | undefined
    const made = await make((found) => {
      mark = found
    })
    if (mark === undefined || !('text' in made) || made.text.includes(ERASED_MEMBER_NAME)) return made
    const outcome = { ...made, bytes: Buffer.from(made.text) }
    const size = key.length + outcome.bytes.length + 2 * made.text.length
    responses.set(key, { mark, outcome, ...(kept?.ask && { ask: kept.ask }) }, { size })
    return outcome
  }
}
