import { ERASED_MEMBER_NAME } from '#kernel/people/erased-member.ts'
import { openShelf } from '../shelf.ts'
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
  const shelf = openShelf<CachedResponse>({ longest: LONGEST, most_bytes: MOST_BYTES }, now)
  return async <T extends object>(
    key: string,
    etag: () => Promise<ETag>,
    make: (stands: SetETag) => Promise<T | HttpResult>,
  ): Promise<T | HttpResult> => {
    const kept = shelf.take(key)
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
    shelf.put(key, { mark, outcome, ...(kept?.ask && { ask: kept.ask }) }, outcome.bytes.length + 2 * made.text.length)
    return outcome
  }
}
