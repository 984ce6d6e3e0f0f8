import { handle } from '#server/run/handle.ts'
import { members, sessionsEnded } from '../contract.ts'
import { endSessions } from './queries.ts'

export const logOut = handle(members.logOut, async ({ viewer, tx, emit, session }) => {
  emit(sessionsEnded, { session_ids: await endSessions(tx, { id: viewer.session_id }) })
  session.drop()
  return { done: true as const }
})
