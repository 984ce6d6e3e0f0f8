/** Values as people and programs write them: years, numbers, money and days. Nothing is guessed where it could be wrong. */

const YEAR = /(?<!\d)(1[4-9]\d\d|2[01]\d\d)(?!\d)/
/** The first year in it: `1988-12-02`, `c. 1890`, `1990/91`. */
export const readYear = (text: string): number | undefined => {
  const found = YEAR.exec(asciiDigits(text))
  return found ? Number(found[1]) : undefined
}

const asciiDigits = (text: string) => text.normalize('NFKC')
const bare = (text: string) => asciiDigits(text).replace(/[\s'’_]/g, '')

/** `2700000`, `2,700,000`, `2 700 000`, `2.700.000`. */
export function readWhole(text: string): number | undefined {
  const plain = bare(text)
  const joined = /^\d{1,3}([.,]\d{3})+$/.test(plain) ? plain.replace(/[.,]/g, '') : plain.replace(/[.,]0+$/, '')
  return /^\d{1,15}$/.test(joined) ? Number(joined) : undefined
}

/** A decimal as text with a point: `12,5` and `1.234,50` too. `thousands`: a single comma before three figures groups them. */
export function plainDecimal(text: string, thousands: boolean): string | undefined {
  const plain = bare(text)
  if (!/^\d[\d.,]*$/.test(plain)) return undefined
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','))
  if (last < 0) return plain
  const mark = plain[last]!
  const [whole, fraction] = [plain.slice(0, last), plain.slice(last + 1)]
  const repeated = whole.includes(mark)
  const grouped = /^\d{1,3}([.,]\d{3})*$/.test(whole)
  if (repeated || (thousands && fraction.length === 3 && grouped)) return /^\d{1,3}([.,]\d{3})+$/.test(plain) ? plain.replace(/[.,]/g, '') : undefined
  if (/[.,]/.test(whole) && !grouped) return undefined
  return /^\d+$/.test(fraction) ? `${whole.replace(/[.,]/g, '')}.${fraction}` : undefined
}

export function readDecimal(text: string): number | undefined {
  const units = asciiDigits(text).replace(/\s*(mm|cm|g|gr|г|мм|克|毫米)\.?$/i, '')
  const found = plainDecimal(units, false)
  return found === undefined ? undefined : Number(found)
}

const FRACTIONS: Readonly<Record<string, string>> = { '¼': '.25', '½': '.5', '¾': '.75' }
/** `13½` and `13,5` are the same gauge. */
export const readGauge = (text: string) => readDecimal(text.replace(/\s*[¼½¾]/g, (one) => FRACTIONS[one.trim()]!))

const SIGNS: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP', '¥': 'JPY', '₽': 'RUB', US$: 'USD' }
const digitsKept = new Map<string, number>()
/** Minor units of a currency: two for the dollar, none for the yen. */
export function digitsOf(currency: string): number {
  const kept = digitsKept.get(currency)
  if (kept !== undefined) return kept
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  digitsKept.set(currency, digits)
  return digits
}

export interface ReadMoney {
  readonly amount: number
  /** Where the cell itself names one. */
  readonly currency: string | undefined
}
/** `12.50`, `€ 1.234,50`, `USD 5`: minor units of the named currency, or of `usual`. */
export function readMoney(text: string, usual: string): ReadMoney | undefined {
  const plain = asciiDigits(text).trim()
  const [, before = '', figures = '', after = ''] = /^([^\d\s.,]*)\s*([\d.,\s'’]+?)\s*([^\d\s.,]*)$/.exec(plain) ?? []
  const named = before || after
  const currency = named ? (SIGNS[named] ?? (/^[A-Z]{3}$/.test(named) ? named : null)) : undefined
  if (!figures || currency === null || (before && after)) return undefined
  const digits = digitsOf(currency ?? usual)
  const decimal = plainDecimal(figures, digits !== 3)
  if (decimal === undefined) return undefined
  const [whole = '0', fraction = ''] = decimal.split('.')
  if (fraction.slice(digits).replace(/0/g, '')) return undefined
  const amount = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'))
  return amount <= 10_000_000_000 ? { amount, currency } : undefined
}
/** The amount as it is written into a file. */
export function moneyText(amount: number, currency: string): string {
  const digits = digitsOf(currency)
  const figures = String(amount).padStart(digits + 1, '0')
  return digits ? `${figures.slice(0, -digits)}.${figures.slice(-digits)}` : figures
}

const DAY = [
  { form: /^(\d{4})[-./年](\d{1,2})[-./月](\d{1,2})日?(?:[T ].*)?$/, order: ['year', 'month', 'day'] },
  { form: /^(\d{1,2})[-./](\d{1,2})[-./](\d{4})(?:[T ].*)?$/, order: ['day', 'month', 'year'] },
  { form: /^(\d{4})(\d\d)(\d\d)$/, order: ['year', 'month', 'day'] },
] as const
/** A day of the calendar. With slashes an English reader means the month first. */
export function readDay(text: string, month_first: boolean): string | undefined {
  const plain = asciiDigits(text).trim()
  for (const { form, order } of DAY) {
    const found = form.exec(plain)
    if (!found) continue
    const part = (name: (typeof order)[number]) => Number(found[order.indexOf(name as never) + 1])
    const [one, two] = [part('day'), part('month')]
    const swap = order[0] === 'day' && plain.includes('/') && ((month_first && one <= 12) || two > 12)
    return realDay(part('year'), swap ? one : two, swap ? two : one)
  }
  return undefined
}
function realDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && month >= 1 ? date.toISOString().slice(0, 10) : undefined
}

const TRUE = new Set(['1', 'true', 'yes', 'y', 'si', 'sí', 'oui', 'да', '是'])
const FALSE = new Set(['0', 'false', 'no', 'n', 'non', 'нет', '否'])
export const readFlag = (text: string): boolean | undefined => {
  const plain = text.trim().toLowerCase()
  return TRUE.has(plain) ? true : FALSE.has(plain) ? false : undefined
}
