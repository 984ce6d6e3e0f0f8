import type { Locale } from '#kernel/locale.ts'
import type { NoticeProperty } from '#kernel/notice.ts'
import { moneyText } from '#kernel/written/money-text.ts'

/** Formats `amount` with its currency for the viewer's language. */
export function inMoney({ amount, currency, ...others }: NoticeProperty, locale: Locale): NoticeProperty {
  return amount === undefined ? others : { ...others, amount: moneyText({ amount: Number(amount), currency: String(currency) }, locale) }
}
