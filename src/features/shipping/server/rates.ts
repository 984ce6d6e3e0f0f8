import { read } from '#server/run/handle.ts'
import { shipping } from '../contract.ts'
import { ownRates } from './view.ts'

export const rates = read(shipping.rates, async ({ viewer, asker, db }) => ({ rates: await ownRates(db, viewer.id, asker.locale) }))
