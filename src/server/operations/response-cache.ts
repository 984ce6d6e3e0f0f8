import { LRUCache } from 'lru-cache'
import { ERASED_MEMBER_NAME } from '#kernel/people/erased-member.ts'
import { openAdmission } from '../cache/cache.ts'
import type { HttpResult } from './http-result.ts'

/** What an answer stands on. An answer with a `server_time` needs the clock of now: in that alone it differs each time. */
interface Standing {
  readonly mark: string
  readonly moment?: Date
}
/** One short query whose text changes whenever anything in the answer changes. */
export type ETag = () => Promise<string | Standing>
/** Sets the mark of the answer. Race: read the mark with the data or before it, never after. */
export type SetETag = (mark: string) => void

interface CachedResponse {
  readonly mark: string
  readonly outcome: ReturnType<typeof storedAs>
  ask?: ETag
}

/** Much shorter than the validity of signed picture URLs (ten minutes). */
const LONGEST = 60_000
const MOST_BYTES = 16_000_000
/** What an entry takes beside its key and its bytes: the mark and the statement that asks for it. */
const BESIDE = 4_000

/**
 * Response cache keyed by operation, viewer, locale and input; validated on every hit by an ETag query, so no stale answer is sent. A hit saves
 * reading, mapping and serializing. An answer is kept when it is asked for the second time, so that unique questions do not push out popular ones.
 */
export function openResponseCache(now?: () => number) {
  const responses = new LRUCache<string, CachedResponse>({ ttl: LONGEST, maxSize: MOST_BYTES, ttlResolution: 0, ...(now && { perf: { now } }) })
  const isWorthKeeping = openAdmission(now)
  return async <T extends object>(
    key: string,
    etag: () => Promise<ETag>,
    make: (stands: SetETag) => Promise<T | HttpResult>,
  ): Promise<T | HttpResult> => {
    const kept = responses.get(key)
    if (kept) {
      kept.ask ??= await etag()
      const found = await kept.ask()
      const { mark, moment }: Standing = typeof found === 'string' ? { mark: found } : found
      if (mark === kept.mark) return moment ? tellingTheTime(kept.outcome, moment) : kept.outcome
    }
    let mark: string | undefined
    const made = await make((found) => {
      mark = found
    })
    if (!('text' in made) || !isWorthKeeping(key) || mark === undefined || made.text.includes(ERASED_MEMBER_NAME)) return made
    const outcome = storedAs(Buffer.from(made.text), made)
    responses.set(key, { mark, outcome, ...(kept?.ask && { ask: kept.ask }) }, { size: key.length + outcome.bytes.length + BESIDE })
    return outcome
  }
}

/** Memory: only the bytes are stored; a page that reads the text decodes them. */
const storedAs = (bytes: Buffer, { text: _, ...more }: Partial<HttpResult> & Pick<HttpResult, 'status'>) => ({
  ...more,
  bytes,
  get text() {
    return bytes.toString()
  },
})

const CLOCK = '"server_time":"'
/** Nobody can write this name into a text of the answer: its quotes would be escaped. */
function tellingTheTime(kept: CachedResponse['outcome'], moment: Date): HttpResult {
  const bytes = Buffer.from(kept.bytes)
  const at = bytes.lastIndexOf(CLOCK)
  if (at === -1) throw new Error('an answer with a moment tells a server_time')
  bytes.write(moment.toISOString(), at + CLOCK.length, 'latin1')
  const { status, headers } = kept
  return Object.assign(storedAs(bytes, { status, ...(headers && { headers }) }), { keptAs: kept, moment })
}
