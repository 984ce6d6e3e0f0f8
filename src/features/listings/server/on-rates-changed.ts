import { ratesChanged } from '#features/shipping/contract.ts'
import { type RateRow, ratesOf } from '#features/shipping/server/public.ts'
import { lock } from '#server/operations/locks.ts'
import { on } from '#server/operations/slice.ts'
import { keepShippingOptions } from './queries-cards.ts'

const SOME = 100

/** Distinct shipping options of a seller. */
export const optionsOf = (rates: readonly RateRow[] = []) => [...new Set(rates.map(({ shipping_option }) => shipping_option))].sort()

/** Cards contain the seller's shipping options, so all of them are updated, in batches. */
export const redrawRates = on(ratesChanged, 'listings.redraw-rates', async ({ tx }, { member_id }) => {
  await lock(tx, 'members', [member_id])
  const options = optionsOf((await ratesOf(tx, [member_id])).get(member_id))
  while ((await keepShippingOptions(tx, member_id, options, SOME)) > 0);
})
