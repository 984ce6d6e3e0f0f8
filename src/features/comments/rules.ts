import { UNDO_SECONDS } from '#kernel/measures.ts'

export const isRestorable = (deleted_at: Date, now: Date): boolean => now.getTime() - deleted_at.getTime() <= UNDO_SECONDS * 1_000

/** Earlier texts that are kept of one comment or post. */
export const MOST_VERSIONS = 50

/** Members named in one text; fresh accounts name fewer, so that nobody registers to call upon everybody. */
export const MOST_MENTIONS = 10
export const FRESH_MENTIONS = 3
export const FRESH_DAYS = 7
export function mayMention(count: number, member_since: Date, now: Date): boolean {
  const is_fresh = now.getTime() - member_since.getTime() < FRESH_DAYS * 86_400_000
  return count <= (is_fresh ? FRESH_MENTIONS : MOST_MENTIONS)
}

/** More accents than this on one letter cover the lines above. */
export const isLegible = (text: string): boolean => !/\p{M}{9,}/u.test(text.normalize('NFD'))
