import { minorDigits } from '#kernel/written/money-text.ts'

/** `8.20` dollars are 820 cents; parts of a cent are charged as a whole one. Undefined for what is no amount. */
export function minorUnits(text: string, currency: string): number | undefined {
  const [, whole, rest = ''] = /^(\d{1,7})(?:\.(\d{1,6}))?$/.exec(text) ?? []
  if (whole === undefined) return undefined
  const digits = minorDigits(currency)
  const amount = Number(whole + rest.slice(0, digits).padEnd(digits, '0'))
  return /[1-9]/.test(rest.slice(digits)) ? amount + 1 : amount
}
