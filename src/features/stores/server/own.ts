import { read } from '#server/run/handle.ts'
import { stores } from '../contract.ts'
import { storeOfMember } from './queries.ts'
import { storeViews } from './view.ts'

export const own = read(stores.own, async ({ viewer, asker, db, tools }) => {
  const row = await storeOfMember(db, viewer.id)
  const [store = null] = row ? await storeViews(db, tools.files, asker.locale, [row]) : []
  return { store }
})
