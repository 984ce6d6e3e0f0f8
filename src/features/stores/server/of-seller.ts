import { refuse } from '#kernel/refusal.ts'
import { query } from '#server/operations/slice.ts'
import { stores } from '../contract.ts'
import { findSeenStore, storeOfMember } from './queries.ts'
import { storeViews } from './view.ts'

export const ofSeller = query(stores.ofSeller, async ({ input, viewer, requester, db, tools }) => {
  const found = await storeOfMember(db, input.id)
  const row = found && (await findSeenStore(db, found.id, viewer.id))
  if (!row) return refuse('store.not_found')
  const [store] = await storeViews(db, tools.files, requester.locale, [row])
  return { store: store! }
})
