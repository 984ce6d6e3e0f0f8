import type { Locale } from '#kernel/locale.ts'
import type { Translator } from '#server/i18n/translator.ts'
import type { Opening } from '#server/slices/declarations.ts'

/** What is open, in the reader's words. */
export function sayOpening(words: Translator, locale: Locale, { code, facts }: Opening): string {
  if ('count' in facts) return words.say(locale, `erasure.open.${code}`, facts)
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: facts.currency, currencyDisplay: 'narrowSymbol' })
  const amount = format.format(facts.amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
  return words.say(locale, `erasure.open.${code}`, { amount })
}
