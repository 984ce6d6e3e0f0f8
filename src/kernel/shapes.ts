import * as z from 'zod/mini'
import { isOneLine, isSeen, withoutTurning } from './plain-text.ts'

/** The input of every operation: a key it does not name is refused. */
export const fields = z.strictObject

export const id = <Name extends string>(name: Name) => z.uuid().brand(name)
export const MemberId = id('MemberId')
export type MemberId = z.infer<typeof MemberId>

/** The largest amount a column takes: 100 million in a currency of cents. */
const MOST = 10_000_000_000

/** Minor units, never a float. */
export const Amount = z.int().check(z.nonnegative(), z.lte(MOST))
/** Three letters of ISO 4217, or the wallet's own coins. */
export const Currency = z.string().check(z.regex(/^(?:[A-Z]{3}|COIN)$/))

/** A moment: a Date in the server's code, an ISO string on the wire. */
export const Instant = z.codec(z.iso.datetime(), z.date(), { decode: (iso) => new Date(iso), encode: (date) => date.toISOString() })

const HIDDEN = { error: 'input.hidden' } as const
/** One line of text as people type it: trimmed, composed, 1 to `most` characters, without line ends and without what nobody sees. */
export const line = (most: number) =>
  z.string().check(z.overwrite(tidy), z.minLength(1), z.maxLength(most), z.refine(isOneLine, HIDDEN), z.refine(isSeen, HIDDEN))
/** Several lines; may be empty. */
export const prose = (most: number) => z.string().check(z.overwrite(withoutTurning), z.overwrite(tidy), z.maxLength(most))

const tidy = (text: string) => text.normalize('NFC').trim()

/** The old product's 0 and 1 are accepted where a flag is meant. */
export const Flag = z.pipe(
  z.union([z.boolean(), z.literal(0), z.literal(1)]),
  z.transform((value) => Boolean(value)),
)

/** A code of a vocabulary: `MNH`, `XF-S`, `x_prussia`. */
export const Code = z.string().check(z.regex(/^[A-Za-z0-9_+-]{1,40}$/))

/** A filter that may be chosen several times: `?country=FR&country=ES`. */
export const choices = <S extends z.ZodMiniType>(one: S) => z._default(z.array(one).check(z.maxLength(50)), [])

/** Lists: `page` for numbered links, `cursor` from `next_page_url` for walking on. */
export const paging = (usual: number) => ({
  page: z._default(z.int().check(z.gte(1), z.lte(100)), 1),
  page_size: z._default(z.int().check(z.gte(1), z.lte(250)), usual),
  cursor: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,200}$/))),
})

/** A list as every call answers it. `total` is exact to 1,000; beyond that `more_than_total` is true. */
export const listOf = <S extends z.ZodMiniType>(one: S) =>
  z.object({ data: z.array(one), total: z.optional(z.int()), more_than_total: z.optional(z.boolean()), next_page_url: z.nullable(z.string()) })

/** A shape with a name of its own in the OpenAPI page. */
export function named<S extends z.ZodMiniType>(name: string, shape: S): S {
  z.globalRegistry.add(shape, { id: name })
  return shape
}
