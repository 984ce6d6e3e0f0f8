import * as z from 'zod/mini'
import { coinTotals } from '#features/ledger/server/public.ts'
import { refused } from '#kernel/refusal.ts'
import { pageOf, placeOf } from '#server/db/paging.ts'
import { query } from '#server/operations/slice.ts'
import { coins } from '../contract.ts'
import { packs as sizes, worthOf } from '../rules.ts'
import { leftNow, refundableOf } from './left.ts'
import { boughtBy, nowIn, purchasesOf } from './queries.ts'
import { purchaseView } from './view.ts'

const Keys = z.tuple([z.uuid()])

export const packs = query(coins.packs, async ({ tools: { site } }) => ({
  packs: sizes.map((size) => ({ coins: size, amount: worthOf(size), currency: site.currency })),
}))

/** Earned and spent are what the account has seen, less what was bought and given back. */
export const wallet = query(coins.wallet, async ({ input, viewer, db }) => {
  const place = placeOf(input, Keys)
  if (refused(place)) return place
  const now = await nowIn(db)
  const [{ came, left: gone, ...totals }, { bought, refunded, returned }, found, left] = await Promise.all([
    coinTotals(db, viewer.id),
    boughtBy(db, viewer.id),
    purchasesOf(db, viewer.id, place),
    leftNow(db, viewer.id, now),
  ])
  const { rows, next_page_url } = pageOf(coins.wallet, input, found, ({ id }) => [id])
  const kept = { bought: bought - refunded, earned: Math.max(0, came - bought - returned), spent: gone - refunded - returned }
  return {
    coins: { member_id: viewer.id, ...totals, ...kept },
    purchases: { data: rows.map((row) => purchaseView(row, refundableOf(row, left, totals.available, now))), next_page_url },
  }
})
