import * as z from 'zod/mini'
import { TOAST_STALE_MS } from '../../rules.ts'

const Hint = z.object({ member_id: z.string(), seq: z.int(), is_request: z.boolean(), sent_at: z.string() })
export type MessageHint = z.infer<typeof Hint>

/** That somebody else has written: an event without words. Undefined when it says something else. */
export function hintOf(shows: unknown, member_id: string): MessageHint | undefined {
  const { data, success } = Hint.safeParse(shows)
  return success && data.member_id !== member_id ? data : undefined
}

/** A message that is told so late is no news. */
export const isFresh = ({ sent_at }: MessageHint, now: number) => now - Date.parse(sent_at) <= TOAST_STALE_MS
