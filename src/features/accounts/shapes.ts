import * as z from 'zod/mini'

/** Purpose of a mailed link. */
export const LinkPurpose = z.enum(['verify', 'reset'])
/** A mailed code; spaces and hyphens are removed. */
export const Digits = z.string().check(
  z.overwrite((text) => text.replace(/[\s-]/g, '')),
  z.regex(/^\d{8}$/, { error: 'member.code_digits' }),
)
