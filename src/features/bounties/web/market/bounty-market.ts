import type { Market } from '#features/products/web/public.tsx'
import type { AnswerOf } from '#kernel/operation.ts'
import { bounties, bountySorts } from '../../contract.ts'
import { MARKET_BOUNTIES } from '../paths.ts'

type Answer = AnswerOf<typeof bounties.list>
export const bountyMarket: Market = {
  ...{ type: 'Bounty', path: MARKET_BOUNTIES, list: bounties.list, counts: bounties.counts, drops: bounties.drops },
  ...{ sorts: bountySorts, sort_name: 'sort', fixed: {} },
  namesIn: ({ bounties: { data } }: Answer) => data.map(({ title }) => title),
  pageIn: ({ bounties }: Answer) => bounties,
}
