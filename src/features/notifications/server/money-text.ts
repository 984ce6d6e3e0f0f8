import type { Locale } from '#kernel/locale.ts'

const formats = new Map<string, { format: Intl.NumberFormat; minor: number }>()

/** An amount in minor units as a reader of this language writes it. */
export function moneyText(amount: number, currency: string, locale: Locale): string {
  const key = `${locale} ${currency}`
  const known = formats.get(key) ?? formatOf(currency, locale)
  formats.set(key, known)
  return known.format.format(amount / known.minor)
}

function formatOf(currency: string, locale: Locale) {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  return { format, minor: 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2) }
}
