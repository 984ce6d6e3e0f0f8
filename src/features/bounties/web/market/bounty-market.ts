import type { Market } from '#features/products/web/public.tsx'
import type { AnswerOf } from '#kernel/operation.ts'
import { bounties, bountySorts } from '../../contract.ts'
import { rewardOf } from '../bounty-words.ts'
import { bountyPath, MARKET_BOUNTIES } from '../paths.ts'
import { RewardFields } from './RewardFields.tsx'

type Answer = AnswerOf<typeof bounties.list>
export const bountyMarket: Market = {
  ...{ type: 'Bounty', path: MARKET_BOUNTIES, list: bounties.list, counts: bounties.counts, drops: bounties.drops },
  ...{ sorts: bountySorts, sort_name: 'sort', fixed: {} },
  own: { reward: RewardFields },
  hitsIn: ({ bounties: { data } }: Answer) =>
    data.map(({ id, title, user_name, image_url, ...reward }) => ({
      picture: image_url ? { width: 1, height: 1, sizes: [{ url: image_url, width: 160 }] } : undefined,
      ...{ id, title, href: bountyPath(id), line: user_name, price: rewardOf(reward) },
    })),
  namesIn: ({ bounties: { data } }: Answer) => data.map(({ title }) => title),
  pageIn: ({ bounties }: Answer) => bounties,
}
