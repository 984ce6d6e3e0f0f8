import type { InputOf } from '#kernel/operation.ts'
import { address } from '#web/router/screen.ts'
import { wishlists } from '../../contract.ts'

export type MissingInput = InputOf<typeof wishlists.missing>
type Asked = Pick<MissingInput, 'by' | 'code'> & Partial<MissingInput>

/** The page of what a set, a country or a year still lacks. */
export const missingHref = (asked: Asked) => address('/wishlists/missing', wishlists.missing, asked)
