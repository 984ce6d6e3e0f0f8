import { query } from '#server/operations/slice.ts'
import { stores } from '../contract.ts'
import { storeOfMember } from './queries.ts'
import { storeViews } from './view.ts'

export const own = query(stores.own, async ({ viewer, requester, db, tools }) => {
  const row = await storeOfMember(db, viewer.id)
  const [store = null] = row ? await storeViews(db, tools.files, requester.locale, [row]) : []
  return { store }
})
