import { COIN, coinWord, coinWords } from '#kernel/coins.ts'
import type { Money } from '#kernel/money.ts'

export interface MoneyPart {
  kind: 'symbol' | 'figure' | 'space'
  text: string
}

const formats = new Map<string, Intl.NumberFormat>()

function format(locale: string, currency: string, style: 'currency' | 'decimal', digits?: number): Intl.NumberFormat {
  const key = [locale, currency, style, digits].join()
  const made = formats.get(key)
  if (made) return made
  const limits = digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const money = style === 'currency' ? { currency, currencyDisplay: 'narrowSymbol' as const } : {}
  const fresh = new Intl.NumberFormat(locale, { style, ...money, ...limits })
  formats.set(key, fresh)
  return fresh
}

/** How many digits stand behind the point: two for dollars, none for yen and coins. */
export const minorDigits = (currency: string): number =>
  currency === COIN ? 0 : (format('en', currency, 'currency').resolvedOptions().maximumFractionDigits ?? 2)

/** 4320 as the exact decimal text "43.20"; no float ever holds money. */
function decimal({ amount, currency }: Money): `${number}` {
  const digits = minorDigits(currency)
  const figures = String(Math.abs(amount)).padStart(digits + 1, '0')
  const at = figures.length - digits
  return `${amount < 0 ? '-' : ''}${figures.slice(0, at)}${digits ? `.${figures.slice(at)}` : ''}` as `${number}`
}

/** The same on server and browser, whose locale tables differ in their spaces: every space is a no-break space, and one parts symbol and figure. */
function moneyParts(money: Money, locale: string, round = false, language = locale): MoneyPart[] {
  if (money.currency === COIN) return coinParts(money.amount, locale, language)
  const parts = format(locale, money.currency, 'currency', round ? 0 : undefined).formatToParts(decimal(money))
  const texts = parts.filter(({ type, value }) => type !== 'literal' || value.trim() !== '')
  return texts.flatMap(({ type, value }, at) => {
    const symbol = type === 'currency'
    const shown = type === 'minusSign' ? '\u2212' : value.replace(/\s/gu, '\u00a0')
    const part = { kind: symbol ? ('symbol' as const) : ('figure' as const), text: shown }
    const gap = { kind: 'space' as const, text: '\u00a0' }
    if (!symbol) return [part]
    return at === texts.length - 1 ? [gap, part] : [part, gap]
  })
}

/** Coins have no symbol: their word stands behind the figure, in the reader's language, whatever the figure's own style. */
const coinParts = (amount: number, locale: string, language: string): MoneyPart[] => [
  { kind: 'figure', text: format(locale, '', 'decimal').format(amount).replace('-', '\u2212').replace(/\s/gu, '\u00a0') },
  { kind: 'space', text: '\u00a0' },
  { kind: 'symbol', text: coinWord(amount, language) },
]

export const moneyText = (money: Money, locale: string, round?: boolean, language?: string): string =>
  moneyParts(money, locale, round, language)
    .map(({ text }) => text)
    .join('')

export const currencySymbol = (currency: string, locale: string, language = locale): string =>
  moneyParts({ amount: 0, currency }, locale, false, language).find(({ kind }) => kind === 'symbol')?.text ?? currency

/** True where the locale writes the symbol behind the figure, as in 420,00 €. */
export const symbolFollows = (currency: string, locale: string): boolean => moneyParts({ amount: 0, currency }, locale).at(-1)?.kind === 'symbol'

/** As a person would type it here: "1234,50" in French, "1234.50" in English. */
export function amountText(money: Money, locale: string): string {
  return decimal(money).replace('.', separator(locale, 'decimal'))
}

const separator = (locale: string, type: 'decimal' | 'group'): string =>
  format(locale, '', 'decimal')
    .formatToParts(1_234_567.5)
    .find((part) => part.type === type)?.value ?? ''

/**
 * Reads what a person typed into minor units; undefined where it could mean two amounts or none.
 * "1,5" and "1.50" are plain everywhere. "1,234" is a thousand only where the comma groups, and is refused elsewhere.
 */
export function readMoney(text: string, currency: string, locale: string, language = locale): number | undefined {
  const typed = withoutSymbol(text, currency, locale, language).replace(/[\s'’]/gu, '')
  const [, whole = '', point = '', rest = ''] = /^(\d[\d.,]*?|)(?:([.,])(\d*))?$/.exec(typed) ?? []
  if (!/\d/.test(whole + rest)) return undefined
  const digits = minorDigits(currency)
  const grouped = /[.,]/.test(whole)
  if (grouped && (!groups.test(whole) || whole.includes(point))) return groups.test(typed) ? scale(typed, '', digits) : undefined
  const thousand = !grouped && rest.length === 3 && digits < 3 && separator(locale, 'group') === point && groups.test(typed)
  if (thousand) return scale(typed, '', digits)
  return rest.length > digits ? undefined : scale(whole, rest, digits)
}

const withoutSymbol = (text: string, currency: string, locale: string, language: string) =>
  (currency === COIN ? coinWords(language) : [currencySymbol(currency, locale)]).reduce((rest, symbol) => rest.replace(symbol, ''), text)

/** Groups of three behind one to three digits, all parted by the same sign. */
const groups = /^[1-9]\d{0,2}(?:(?:,\d{3})+|(?:\.\d{3})+)$/

function scale(whole: string, rest: string, digits: number): number | undefined {
  const amount = Number((whole.replace(/[.,]/g, '') || '0') + rest.padEnd(digits, '0'))
  return Number.isSafeInteger(amount) ? amount : undefined
}
