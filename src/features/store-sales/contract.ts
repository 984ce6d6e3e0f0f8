import * as z from 'zod/mini'
import { operation } from '#kernel/operation.ts'
import { Amount, Currency, fields, MemberId, named } from '#kernel/shapes.ts'

const Day = z.object({ day: z.iso.date(), orders: z.int(), amount: Amount })
/** `amount` is items and postage as they were paid; `net` what is left of it after commission and refunds. */
const sums = { orders: z.int(), amount: Amount, postage: Amount, commission: Amount, refunded: Amount, net: z.int() }
const Month = named('SalesMonth', z.object({ month: z.string(), currency: Currency, ...sums }))
const StoreSales = named(
  'StoreSales',
  z.object({
    ...{ currency: Currency, days: z.array(Day), last: z.object({ ...sums, average: Amount, buyers: z.int() }) },
    /** The thirty days before, and how much these are more or less, in percent. */
    ...{ before: z.object(sums), change: z.nullable(z.int()) },
    months: z.array(Month),
  }),
)

export const storeSales = {
  show: operation({
    http: 'GET /store/sales',
    permission: 'my_store.orders',
    input: fields({}),
    output: z.object({ sales: StoreSales, member_id: MemberId }),
    refusals: {},
    doc: 'What one has sold: thirty days day by day, compared with the thirty before, and twelve months with commission, refunds and what is left. Days are those of UTC, by the payment.',
    topics: (_, { member_id }) => [`orders of member:${member_id}`],
  }),
  statement: operation({
    http: 'GET /store/sales/statement',
    permission: 'my_store.orders',
    gives: 'file',
    audit: 'export',
    input: fields({ month: z.optional(z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/))) }),
    output: z.object({}),
    refusals: {},
    limit: { per_minute: 10 },
    doc: 'CSV of one’s paid orders, one a line: of one month, or of the last twelve.',
  }),
}
