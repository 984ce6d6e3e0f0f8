import { type Locale, locales } from '#kernel/locale.ts'

export const announcementKinds = ['info', 'warning', 'maintenance'] as const
export const announcementAudiences = ['everybody', 'members', 'guests'] as const
/** At once: more would push the page out of sight. */
export const MOST_RUNNING = 3

export type AnnouncementWords = Readonly<Partial<Record<Locale, string>>>

/** In the reader's language; otherwise in English, or in the first language that it was written in. */
export function wordsFor(words: AnnouncementWords, locale: Locale): { locale: Locale; text: string } | undefined {
  const found = [locale, 'en' as const, ...locales].find((one) => words[one])
  return found && { locale: found, text: words[found]! }
}

export type AnnouncementState = 'planned' | 'running' | 'over'
interface Times {
  readonly starts_at: Date
  readonly ends_at: Date
  readonly ended_at: Date | null
}
export function stateOf({ starts_at, ends_at, ended_at }: Times, now: Date): AnnouncementState {
  if (ended_at || ends_at <= now) return 'over'
  return starts_at > now ? 'planned' : 'running'
}
