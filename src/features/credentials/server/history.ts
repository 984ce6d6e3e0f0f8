import { query } from '#server/operations/slice.ts'
import { credentials } from '../contract.ts'
import { isToldOf } from '../rules.ts'
import { deedsOf } from './queries-history.ts'

const SHOWN = 30

/** Own entries of the audit log about credentials and sessions. */
export const history = query(credentials.history, async ({ viewer, db }) => {
  const rows = await deedsOf(db, viewer.id, SHOWN)
  return { history: { member_id: viewer.id, data: rows.flatMap(({ operation, ...row }) => (isToldOf(operation) ? [{ ...row, operation }] : [])) } }
})
