import { isTerm } from '#features/vocabularies/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { ratesChanged, shipping } from '../contract.ts'
import { dropRates, keepRates } from './queries.ts'
import { ownRates } from './view.ts'

/** The whole list at once, under the member's lock: of two lists at the same moment one stays, never both. */
export const setRates = command(shipping.setRates, async ({ input, viewer, requester, tx, emit, tools }) => {
  if (input.rates.some(({ days_least, days_most }) => days_least > days_most)) return refuse('shipping.days')
  for (const { shipping_option } of input.rates) if (!(await isTerm(tx, 'shipping_options', shipping_option))) return refuse('shipping.option')
  await lock(tx, 'members', [viewer.id])
  await dropRates(tx, viewer.id)
  await keepRates(tx, viewer.id, tools.site.currency, input.rates)
  emit(ratesChanged, { member_id: viewer.id })
  return { rates: await ownRates(tx, viewer.id, requester.locale) }
})
