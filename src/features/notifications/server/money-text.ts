import type { Locale } from '#kernel/locale.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** An amount in minor units as a reader of this language writes it. */
export function moneyText(amount: number, currency: string, locale: Locale): string {
  const key = `${locale} ${currency}`
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  formats.set(key, format)
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
