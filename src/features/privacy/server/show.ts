import { query } from '#server/operations/slice.ts'
import { privacy } from '../contract.ts'
import { availableOf, ERASE_AFTER_DAYS, mustEnd } from '../rules.ts'
import { latestExport, personOf } from './queries.ts'
import { sayOpening } from './say.ts'
import { exportView } from './view.ts'

export const show = query(privacy.show, async ({ viewer, requester, db, tools }) => {
  const [person, row, left] = await Promise.all([personOf(db, viewer.id), latestExport(db, viewer.id), tools.unfinished(db, viewer.id)])
  const open = mustEnd(left).map((one) => ({ code: one.code, path: one.path, words: sayOpening(tools.words, requester.locale, one) }))
  const wallet = availableOf(left)
  return { privacy: { member_id: viewer.id, username: person.username, export: row ? exportView(row) : null, open, wallet, days: ERASE_AFTER_DAYS } }
})
