import type { Locale } from '#kernel/locale.ts'
import { type PlanRight, rightText } from '#kernel/plan-right.ts'
import type { Translator } from '#server/i18n/translator.ts'

/** Label of a permission or of its group (before the first dot); without a label, the permission itself. */
export const permissionName = (words: Translator, locale: Locale, permission: string): string =>
  labelled(words, locale, `may.${permission}`, permission)

/** Label of a limit: the slice that counts it declares one. */
export function limitName(words: Translator, locale: Locale, rights: readonly PlanRight[], limit: string): string {
  const right = rights.find((one) => one.limit === limit)
  return labelled(words, locale, right ? rightText(right.key, 'name') : `limit.${limit}`, limit)
}

const labelled = (words: Translator, locale: Locale, id: string, otherwise: string) => (words.knows(id) ? words.say(locale, id) : otherwise)
