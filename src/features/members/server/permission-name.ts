import type { Locale } from '#kernel/locale.ts'
import type { Words } from '#server/words.ts'

/** What a permission, or the family before its first dot, is called; one that has no name yet keeps its own string. */
export const permissionName = (words: Words, locale: Locale, permission: string): string =>
  words.knows(`may.${permission}`) ? words.say(locale, `may.${permission}`) : permission
