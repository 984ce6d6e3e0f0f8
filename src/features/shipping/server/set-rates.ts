import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { shipping } from '../contract.ts'
import { replaceRates } from './replace-rates.ts'
import { ownRates } from './view.ts'

export const setRates = command(shipping.setRates, async (context) => {
  const { input, viewer, requester, tx } = context
  await lock(tx, 'members', [viewer.id])
  const wrong = await replaceRates(context, input.rates)
  return wrong ?? { rates: await ownRates(tx, viewer.id, requester.locale) }
})
