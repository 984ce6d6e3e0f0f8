import { ratesOf, rateView } from '#features/shipping/server/public.ts'
import { termNames } from '#features/vocabularies/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import { query } from '#server/operations/slice.ts'
import { stores } from '../contract.ts'
import { findSeenStore, storeOfMember } from './queries.ts'
import { storeViews } from './view.ts'

export const show = query(stores.show, async ({ input, viewer, requester, db, tools }) => {
  const row = await findSeenStore(db, input.id, viewer.id)
  if (!row) return refuse('store.not_found')
  const [[store], rates, nameOf] = await Promise.all([
    storeViews(db, tools.files, requester.locale, [row]),
    ratesOf(db, [row.member_id]),
    termNames(db, requester.locale),
  ])
  return { store: store!, rates: (rates.get(row.member_id) ?? []).map((rate) => rateView(rate, nameOf)) }
})

export const ofSeller = query(stores.ofSeller, async ({ input, viewer, requester, db, tools }) => {
  const found = await storeOfMember(db, input.id)
  const row = found && (await findSeenStore(db, found.id, viewer.id))
  if (!row) return refuse('store.not_found')
  const [store] = await storeViews(db, tools.files, requester.locale, [row])
  return { store: store! }
})
