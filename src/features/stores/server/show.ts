import { ratesOf, rateView } from '#features/shipping/server/public.ts'
import { termNames } from '#features/vocabularies/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import { query } from '#server/operations/slice.ts'
import { subjectCounts } from '#server/slices/subject-counts.ts'
import { storeSubject, stores } from '../contract.ts'
import { findSeenStore, storeOfMember } from './queries.ts'
import { recordOf } from './record/record.ts'
import { storeViews } from './view.ts'

export const show = query(stores.show, async ({ input, viewer, requester, db, tools }) => {
  const row = await findSeenStore(db, input.id, viewer.id)
  if (!row) return refuse('store.not_found')
  const [[store], rates, nameOf, counts] = await Promise.all([
    storeViews(db, tools.files, requester.locale, [row]),
    ratesOf(db, [row.member_id]),
    termNames(db, requester.locale),
    subjectCounts(db, tools, { of: storeSubject.type, viewer: viewer.id, id: row.id }),
  ])
  const sending = (rates.get(row.member_id) ?? []).map((rate) => rateView(rate, nameOf))
  return { store: store!, rates: sending, record: recordOf(tools, requester.locale, { row, counts, rates: sending }) }
})

export const ofSeller = query(stores.ofSeller, async ({ input, viewer, requester, db, tools }) => {
  const found = await storeOfMember(db, input.id)
  const row = found && (await findSeenStore(db, found.id, viewer.id))
  if (!row) return refuse('store.not_found')
  const [store] = await storeViews(db, tools.files, requester.locale, [row])
  return { store: store! }
})
