import { query } from '#server/operations/slice.ts'
import { shipping } from '../contract.ts'
import { ownRates } from './view.ts'

export const rates = query(shipping.rates, async ({ viewer, requester, db }) => ({ rates: await ownRates(db, viewer.id, requester.locale) }))
