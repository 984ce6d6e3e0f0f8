import type { Locale } from '#kernel/locale.ts'
import type { NoticeProperty } from '#kernel/notice.ts'

const formats = new Map<string, { format: Intl.NumberFormat; minor: number }>()

/** An amount in minor units as a reader of this language writes it. */
function moneyText(amount: number, currency: string, locale: Locale): string {
  const key = `${locale} ${currency}`
  const known = formats.get(key) ?? formatOf(currency, locale)
  formats.set(key, known)
  return known.format.format(amount / known.minor)
}

function formatOf(currency: string, locale: Locale) {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  return { format, minor: 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2) }
}

/** Facts as a reader's words name them: `amount` with its currency is written out. */
export function inMoney({ amount, currency, ...others }: NoticeProperty, locale: Locale): NoticeProperty {
  return amount === undefined ? others : { ...others, amount: moneyText(Number(amount), String(currency), locale) }
}
