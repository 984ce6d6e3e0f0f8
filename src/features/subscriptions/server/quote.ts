import { refused } from '#kernel/refusal.ts'
import { clockOf } from '#server/db/db.ts'
import { query } from '#server/operations/slice.ts'
import { subscriptions } from '../contract.ts'
import { periodEnd } from '../rules.ts'
import { findLive, openCharge } from './queries.ts'
import { dueNow, whyNot } from './start.ts'
import { priceOf } from './view.ts'

/** Price of a plan now and in the next period. The payment checks again and never charges more. */
export const quote = query(subscriptions.quote, async ({ input: { plan, cycle }, viewer, db, tools: { site } }) => {
  const [row, whole] = [await findLive(db, viewer.id), await priceOf(db, plan, cycle)]
  const wanted = { plan, cycle, amount: whole }
  const no = whyNot(row, wanted)
  if (refused(no)) return no
  const at = await clockOf(db)
  const { amount, anew } = dueNow(row, wanted, at)
  const open = row ? await openCharge(db, row.id) : undefined
  return {
    quote: {
      ...{ plan, cycle, amount, whole_amount: whole, currency: site.currency, open_charge: (open?.id ?? null) as never },
      period_end: anew ? periodEnd(at, at, cycle) : row!.period_end!,
    },
  }
})
