import * as z from 'zod/mini'

/** What a link in a letter is for. */
export const LinkPurpose = z.enum(['verify', 'reset'])
/** The code of a letter, as people type it. */
export const Digits = z.string().check(
  z.overwrite((text) => text.replace(/[\s-]/g, '')),
  z.regex(/^\d{8}$/, { error: 'member.code_digits' }),
)
