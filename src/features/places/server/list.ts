import { read } from '#server/run/handle.ts'
import { places } from '../contract.ts'
import { ownAddresses } from './queries.ts'
import { addressViews } from './view.ts'

export const list = read(places.list, async ({ viewer, asker, db }) => ({
  addresses: await addressViews(db, await ownAddresses(db, viewer.id), asker.locale),
}))
