import { syndicated } from '#server/syndication/syndicated.ts'
import { tradeSubject, trades } from '../../contract.ts'

/** Trades that are open, newest first, with what is given. */
export const tradesSyndicated = syndicated({
  name: 'trades',
  page: '/marketplace/trades',
  op: trades.list,
  given: { sort: 'newest', page_size: 50 },
  entries: ({ trades: { data } }) =>
    data.map(({ id, title, tradeables }) => ({
      ...{ id, path: tradeSubject.path(id), title },
      line: tradeables.map(({ name }) => name).join(' · '),
    })),
})
