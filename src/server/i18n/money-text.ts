import { COIN, coinWord } from '#kernel/coins.ts'
import type { Locale } from '#kernel/locale.ts'

const formats = new Map<string, { format: Intl.NumberFormat; digits: number }>()

function formatOf(currency: string, locale: Locale) {
  const known = formats.get(`${locale} ${currency}`)
  if (known) return known
  const money = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
  const format = new Intl.NumberFormat(locale, currency === COIN ? {} : money)
  const digits = currency === COIN ? 0 : (format.resolvedOptions().maximumFractionDigits ?? 2)
  formats.set(`${locale} ${currency}`, { format, digits })
  return { format, digits }
}

/** Decimal places of a currency: two for dollars, none for yen and coins. */
export const minorDigitsOf = (currency: string): number => formatOf(currency, 'en').digits

/** Formats minor units for a reader of this language, in letters and notices: $43.20, 120 coins. */
export function moneyText(amount: number, currency: string, locale: Locale): string {
  const { format, digits } = formatOf(currency, locale)
  const written = format.format(amount / 10 ** digits)
  return currency === COIN ? `${written} ${coinWord(amount, locale)}` : written
}
