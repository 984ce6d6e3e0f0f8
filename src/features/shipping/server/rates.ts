import { query } from '#server/operations/slice.ts'
import { shipping } from '../contract.ts'
import { modesIn, shippingMode } from './mode.ts'
import { ownRates } from './view.ts'

export const rates = query(shipping.rates, async ({ viewer, requester, db, tools }) => ({
  rates: await ownRates(db, viewer.id, requester.locale),
  mode: await shippingMode(db, tools, viewer.id),
  modes: [...modesIn(tools)],
}))
