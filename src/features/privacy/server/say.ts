import type { Locale } from '#kernel/locale.ts'
import { moneyText } from '#kernel/written/money-text.ts'
import type { Translator } from '#server/i18n/translator.ts'
import type { Opening } from '#server/slices/declarations.ts'

/** Text of what blocks erasure. */
export function sayOpening(words: Translator, locale: Locale, { code, facts }: Opening): string {
  if ('count' in facts) return words.say(locale, `erasure.open.${code}`, facts)
  return words.say(locale, `erasure.open.${code}`, { amount: moneyText(facts, locale) })
}
