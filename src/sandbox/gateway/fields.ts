import { z } from 'zod'

/** Types of form parameters; every value arrives as text. */
const refined = (message: string, code: string) => ({ message, params: { code } })
const whole = z
  .string()
  .refine((text) => /^-?\d{1,15}$/.test(text), refined('Invalid integer', 'parameter_invalid_integer'))
  .transform(Number)

export const text = z.string().min(1).max(5000)
export const yes = z.enum(['true', 'false']).transform((word) => word === 'true')
export const email = z.string().max(512)
export const country = z.string().regex(/^[A-Za-z]{2}$/)
export const metadata = z
  .union([z.literal('').transform(() => ({})), z.record(z.string().max(40), z.string().max(500))])
  .refine((map) => Object.keys(map).length <= 50)
export const currency = z
  .string()
  .regex(/^[A-Za-z]{3}$/)
  .transform((word) => word.toLowerCase())
export const amount = whole
  .refine((minor) => minor >= 1, refined('This value must be greater than or equal to 1.', 'parameter_invalid_integer'))
  .refine((minor) => minor <= 99_999_999, refined('Amount must be no more than 999,999.99', 'amount_too_large'))
export const chargeable = amount.refine((minor) => minor >= 50, refined('Amount must be at least 50 cents', 'amount_too_small'))
export const webAddress = z
  .string()
  .max(5000)
  .refine((address) => URL.canParse(address) && /^https?:\/\/[\w.:[\]-]+$/.test(new URL(address).origin), refined('Not a valid URL', 'url_invalid'))

export const expand = { expand: z.array(z.string().max(200)).max(20).optional() }
export const page = {
  ...expand,
  limit: whole.refine((number) => number >= 1 && number <= 100, refined('Limit must be between 1 and 100', 'parameter_invalid_integer')).optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
  created: z.union([whole, z.strictObject({ gt: whole, gte: whole, lt: whole, lte: whole }).partial()]).optional(),
}
