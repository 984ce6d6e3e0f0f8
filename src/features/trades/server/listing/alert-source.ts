import { describedBy } from '#features/listings/server/public.ts'
import { fill } from '#kernel/address.ts'
import type { Db } from '#server/db/db.ts'
import { type AlertListing, alertSource, facetsIn, NOT_IN_A_STORE } from '#server/slices/alert-source.ts'
import { type TradeId, tradeChanged, tradeSubject } from '../../contract.ts'
import { foundOf } from './queries-alert.ts'

/** Trades that open, or open again. */
export const tradeAlerts = alertSource({
  type: tradeSubject.name,
  filters: ['search', ...describedBy.filter((name) => name !== 'shipping_option')],
  hrefOf: (filters) => fill('/marketplace/trades', filters),
  event: tradeChanged,
  when: ({ status, was }) => status === 'active' && was !== 'active',
  find: async (db, { trade_id }) => listingOf(db, trade_id),
})

async function listingOf(db: Db, id: TradeId): Promise<AlertListing | undefined> {
  const row = await foundOf(db, id)
  if (!row) return undefined
  const { title, owner_id, words } = row
  return {
    ...{ type: tradeSubject.name, subject_type: tradeSubject.type, id, member_id: owner_id, title, words, facets: facetsIn(row.facets) },
    ...{ ...NOT_IN_A_STORE, year: null, price: null },
  }
}
