import type { Locale } from '#kernel/locale.ts'
import { moneyText } from '#kernel/money-text.ts'
import type { Translator } from '#server/i18n/translator.ts'
import type { Opening } from '../rules.ts'

/** What is open, in the reader's words. */
export function sayOpening(words: Translator, locale: Locale, { code, ...facts }: Opening): string {
  if (!('amount' in facts)) return words.say(locale, `privacy.open.${code}`, { count: 'count' in facts ? facts.count : 0 })
  return words.say(locale, `privacy.open.${code}`, { amount: moneyText(facts, locale) })
}
