import { command } from '#server/operations/slice.ts'
import { accounts, sessionsEnded } from '../../contract.ts'
import { endSessions } from '../queries.ts'

export const logOut = command(accounts.logOut, async ({ viewer, tx, emit, session }) => {
  emit(sessionsEnded, { session_ids: await endSessions(tx, { id: viewer.session_id }) })
  session.drop()
  return { done: true as const }
})
