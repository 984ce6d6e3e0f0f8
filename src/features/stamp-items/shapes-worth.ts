import * as z from 'zod/mini'
import { fields } from '#kernel/shapes.ts'
import { StampItem } from './shapes.ts'

/** The item of its own page. */
export const ShownItem = z.extend(StampItem, {
  /** The median of what its entry was sold for here, in coins; none under five sales. */
  suggested_coin_value: z.nullable(z.int()),
})

/** By day for a month, by week for a year, by month for all the years. */
export const historySpans = ['month', 'year', 'all'] as const
export type HistorySpan = (typeof historySpans)[number]
const MoneyCurrency = z.string().check(z.regex(/^[A-Z]{3}$/))

export const historyInput = fields({
  span: z._default(z.enum(historySpans), 'year'),
  /** Left out, it is the site's. */
  currency: z.optional(MoneyCurrency),
})
/** Sums at the end of each day, week or month; the last one is today's. */
export const historyOutput = <S extends z.ZodMiniType>(point: S) =>
  z.object({
    currency: z.string(),
    /** All in which there is something. */
    currencies: z.array(z.string()),
    points: z.array(point),
  })
export const CollectionPoint = z.object({ day: z.iso.date(), items: z.int(), pieces: z.int(), estimated: z.int(), paid: z.int() })
