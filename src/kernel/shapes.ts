import * as z from 'zod/mini'
import { isOneLine, isSeen, withoutTurning } from './plain-text.ts'
import { holdsCardNumber } from './written/card-number.ts'

/** Input of every operation: unknown keys are refused. */
export const fields = z.strictObject

/** Branded id of a row, named by its table: an id of one table is not accepted where another's is meant. */
export const id = <Table extends string>(table: Table) => z.uuid().brand<Table, 'inout'>(table)
export type Id<Table extends string> = string & z.core.$brand<Table>
export const MemberId = id('members')
export type MemberId = z.infer<typeof MemberId>

/** Largest amount: 100 million in a currency with cents. */
const MOST = 10_000_000_000

/** Amount in minor units, always an integer. */
export const Amount = z.int().check(z.nonnegative(), z.lte(MOST))
/** ISO 4217 code, or the wallet's coins. */
export const Currency = z.string().check(z.regex(/^(?:[A-Z]{3}|COIN)$/))

/** Timestamp: a Date in server code, an ISO string on the wire. */
export const Instant = z.codec(z.iso.datetime(), z.date(), { decode: (iso) => new Date(iso), encode: (date) => date.toISOString() })

const HIDDEN = { error: 'input.hidden' } as const
/** One line of text: trimmed, normalized (NFC), 1 to `most` characters, without line ends and invisible characters. */
export const line = (most: number) =>
  z.string().check(z.overwrite(tidy), z.minLength(1), z.maxLength(most), z.refine(isOneLine, HIDDEN), z.refine(isSeen, HIDDEN))
/** The number of a parcel, in whatever form a carrier writes it; may be empty. */
export const tracked = (most: number) => z.string().check(z.overwrite(withoutTurning), z.overwrite(tidy), z.maxLength(most))
/** Text of several lines; may be empty. The number of a payment card is refused: it must not be stored here (PCI DSS 3.3). */
export const prose = (most: number) => tracked(most).check(z.refine((text) => !holdsCardNumber(text), { error: 'input.card_number' }))

const tidy = (text: string) => text.normalize('NFC').trim()

/** Boolean that also accepts 0 and 1, as the old API did. */
export const Flag = z.pipe(
  z.union([z.boolean(), z.literal(0), z.literal(1)]),
  z.transform((value) => Boolean(value)),
)

/** Code of a vocabulary: `MNH`, `XF-S`, `x_prussia`. */
export const Code = z.string().check(z.regex(/^[A-Za-z0-9_+-]{1,40}$/))

/** Filter with several values: `?country=FR&country=ES`. */
export const choices = <S extends z.ZodMiniType>(one: S) => z._default(z.array(one).check(z.maxLength(50)), [])

/** Paging: `page` for numbered links, `cursor` (from `next_page_url`) for the next page. */
export const paging = (usual: number) => ({
  page: z._default(z.int().check(z.gte(1), z.lte(100)), 1),
  page_size: z._default(z.int().check(z.gte(1), z.lte(250)), usual),
  cursor: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,200}$/))),
})

/** Answer of every list. `total` is exact up to 1,000; above that `more_than_total` is true. */
export const listOf = <S extends z.ZodMiniType>(one: S) =>
  z.object({ data: z.array(one), total: z.optional(z.int()), more_than_total: z.optional(z.boolean()), next_page_url: z.nullable(z.string()) })

/** Gives a shape a name in the OpenAPI document. */
export function named<S extends z.ZodMiniType>(name: string, shape: S): S {
  z.globalRegistry.add(shape, { id: name })
  return shape
}
