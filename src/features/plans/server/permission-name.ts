import type { Locale } from '#kernel/locale.ts'
import type { Translator } from '#server/i18n/translator.ts'

/** Label of a permission or of its group (before the first dot); without a label, the permission itself. */
export const permissionName = (words: Translator, locale: Locale, permission: string): string =>
  words.knows(`may.${permission}`) ? words.say(locale, `may.${permission}`) : permission
