import { query } from '#server/operations/slice.ts'
import { places } from '../contract.ts'
import { ownAddresses } from './queries.ts'
import { addressViews } from './view.ts'

export const list = query(places.list, async ({ viewer, requester, db }) => ({
  addresses: await addressViews(db, await ownAddresses(db, viewer.id), requester.locale),
}))
