import * as z from 'zod/mini'
import { facetCounts, itemFilters, relaxations, SpokenNumber } from '#features/listings/contract.ts'
import { operation } from '#kernel/operation.ts'
import { some } from '#kernel/permission.ts'
import { fields, line, MemberId } from '#kernel/shapes.ts'
import { tradeTypes } from './rules.ts'
import { TradeId, tradeLists } from './shapes.ts'

export const tradeSorts = ['newest', 'ending'] as const
export const market = { permission: some('marketplace.trading.items', 'marketplace.item.view'), guests: true } as const

/** What the market of trades is asked for; `counts` and `drops` take the same. One item that fits is enough. */
const marketFilters = {
  ...itemFilters,
  search: z.optional(line(200)),
  /** What is taken in exchange. */
  accepting_offer: z.optional(z.enum(tradeTypes)),
  member_id: z.optional(SpokenNumber),
  /** A number in a catalogue: `scott 240`, `{"type":"scott","number":"240"}`, or the number alone. */
  catalogue_number: z.optional(line(120)),
}
export const marketFields = {
  ...marketFilters,
  sender_id: z.optional(MemberId),
  receiver_id: z.optional(MemberId),
  /** Of one’s own; without it, what is open on the market. */
  status: z.optional(z.enum(tradeLists)),
  trade_id: z.optional(TradeId),
  sort: z._default(z.enum(tradeSorts), 'newest'),
}

export const marketCounts = {
  counts: operation({
    http: 'GET /trades/get-counts',
    ...market,
    input: fields(marketFilters),
    output: facetCounts,
    refusals: {},
    doc: 'How many open trades have an item of each value of each filter, with the other filters applied.',
  }),
  drops: operation({
    http: 'GET /trades/get-drops',
    ...market,
    input: fields(marketFilters),
    output: relaxations,
    refusals: {},
    doc: 'Where no trade fits: what each filter alone would give if it were dropped. The most first; what gives nothing is left out.',
  }),
}
