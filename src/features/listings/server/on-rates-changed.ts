import { ratesChanged } from '#features/shipping/contract.ts'
import { type RateRow, ratesOf } from '#features/shipping/server/public.ts'
import { lock } from '#server/operations/locks.ts'
import { on } from '#server/operations/slice.ts'
import { keepShippingOptions } from './queries-cards.ts'

const SOME = 100

/** How a seller sends, each way once. */
export const optionsOf = (rates: readonly RateRow[] = []) => [...new Set(rates.map(({ shipping_option }) => shipping_option))].sort()

/** How a seller sends stands on all of their cards. */
export const redrawRates = on(ratesChanged, 'listings.redraw-rates', async ({ tx }, { member_id }) => {
  await lock(tx, 'members', [member_id])
  const options = optionsOf((await ratesOf(tx, [member_id])).get(member_id))
  while ((await keepShippingOptions(tx, member_id, options, SOME)) > 0);
})
