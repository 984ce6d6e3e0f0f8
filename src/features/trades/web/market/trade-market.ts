import type { Market } from '#features/products/web/public.tsx'
import type { AnswerOf } from '#kernel/operation.ts'
import { tradeSorts, trades } from '../../contract.ts'
import { MARKET_TRADES } from '../paths.ts'

type Answer = AnswerOf<typeof trades.list>
export const tradeMarket: Market = {
  ...{ type: 'Trade', path: MARKET_TRADES, list: trades.list, counts: trades.counts, drops: trades.drops },
  ...{ sorts: tradeSorts, sort_name: 'sort', fixed: {} },
  namesIn: ({ trades: { data } }: Answer) => data.map(({ title }) => title),
  pageIn: ({ trades }: Answer) => trades,
}
