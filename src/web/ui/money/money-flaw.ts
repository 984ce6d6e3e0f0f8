import { minorDigits, readMoney } from '#kernel/written/money-text.ts'

/** Largest amount in minor units; the API has the same limit. */
export const MOST = 10_000_000_000

export type MoneyFlaw = 'unclear' | 'negative' | 'decimals' | 'nothing' | 'much'

/** What is wrong with a typed amount; undefined if valid. */
export function flawOf(text: string, currency: string, locale: string, above = false): MoneyFlaw | undefined {
  const amount = readMoney(text, currency, locale)
  if (amount === undefined) {
    const plain = text.replace(/[^\d.,\-−]/gu, '')
    if (/^[-−]/.test(plain) && readMoney(plain.slice(1), currency, locale) !== undefined) return 'negative'
    const [, rest = ''] = /^\d+[.,](\d+)$/.exec(text.trim()) ?? []
    return rest.length > minorDigits(currency) ? 'decimals' : 'unclear'
  }
  if (amount > MOST) return 'much'
  return above && amount === 0 ? 'nothing' : undefined
}
