import { refuse } from '#kernel/refusal.ts'
import { read } from '#server/run/handle.ts'
import { stores } from '../contract.ts'
import { findSeenStore } from './queries.ts'
import { storeViews } from './view.ts'

export const show = read(stores.show, async ({ input, viewer, asker, db, tools }) => {
  const row = await findSeenStore(db, input.id, viewer.id)
  if (!row) return refuse('store.not_found')
  const [store] = await storeViews(db, tools.files, asker.locale, [row])
  return { store: store! }
})
