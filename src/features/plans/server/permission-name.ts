import type { Locale } from '#kernel/locale.ts'
import type { Translator } from '#server/i18n/translator.ts'

/** What a permission, or the family before its first dot, is called; one that has no name yet keeps its own string. */
export const permissionName = (words: Translator, locale: Locale, permission: string): string =>
  words.knows(`may.${permission}`) ? words.say(locale, `may.${permission}`) : permission
