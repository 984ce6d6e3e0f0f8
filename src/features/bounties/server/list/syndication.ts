import { COIN } from '#kernel/coins.ts'
import { syndicated } from '#server/syndication/syndicated.ts'
import { bounties, bountySubject } from '../../contract.ts'

/** Bounties that are open, newest first, with their rewards. */
export const bountiesSyndicated = syndicated({
  name: 'bounties',
  page: '/marketplace/bounties',
  op: bounties.list,
  given: { sort: 'newest', page_size: 50 },
  entries: ({ bounties: { data } }) =>
    data.map(({ id, title, item_format_name, country_name, minimum_grade_name, offered_amount, offered_coins, currency }) => ({
      ...{ id, path: bountySubject.path(id), title },
      line: [item_format_name, minimum_grade_name, country_name].filter(Boolean).join(' · '),
      price: offered_coins === null ? { amount: offered_amount ?? 0, currency } : { amount: offered_coins, currency: COIN },
    })),
})
