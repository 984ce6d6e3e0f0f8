import { LRUCache } from 'lru-cache'
import { ERASED_MEMBER_NAME } from '#kernel/people/erased-member.ts'
import type { HttpResult } from './http-result.ts'

/** One short statement: its text differs as soon as anything differs that the answer tells. */
export type ETag = () => Promise<string>
/** The handler says under which mark its answer stands: read with it or before it, never after. */
export type SetETag = (mark: string) => void

interface CachedResponse {
  readonly mark: string
  readonly outcome: HttpResult
  ask?: ETag
}

/** Long before a picture's signed address ends (ten minutes). */
const LONGEST = 60_000
const MOST_BYTES = 16_000_000

/**
 * Answers that still stand: whoever asks the same again gets the same text, as long as its mark is the same. The mark is asked each time,
 * so nothing old is ever told; what is spared is reading, shaping and writing.
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
