import * as z from 'zod/mini'
import { sessionsEnded } from '#features/accounts/contract.ts'
import { endOtherSessions, endSignIn, listSessions } from '#features/accounts/server/public.ts'
import { deviceOf } from '#kernel/people/device.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import { pageOf, placeOf } from '#server/db/paging.ts'
import { command, query } from '#server/operations/slice.ts'
import { credentials, credentialsChanged } from '../contract.ts'

const Keys = z.tuple([z.uuid()])

export const sessions = query(credentials.sessions, async ({ input, viewer, db }) => {
  const place = placeOf(input, Keys)
  if (refused(place)) return place
  const found = await listSessions(db, viewer.id, viewer.session_id, place)
  const { rows, next_page_url } = pageOf(credentials.sessions, input, found, ({ id }) => [id])
  const data = rows.map(({ id, agent, is_current, ...row }) => ({ ...row, ...deviceOf(agent), id, is_current: Boolean(is_current) }))
  return { sessions: { data, next_page_url, member_id: viewer.id } }
})

export const endSession = command(credentials.endSession, async ({ input, viewer, tx, emit }) => {
  const ended = await endSignIn(tx, viewer.id, input.id)
  if (!ended.length) return refuse('credentials.session_not_found')
  emit(sessionsEnded, { session_ids: ended })
  emit(credentialsChanged, { member_id: viewer.id })
  return { done: true as const }
})

export const endOthers = command(credentials.endOthers, async ({ viewer, tx, emit }) => {
  const ended = await endOtherSessions(tx, viewer.id, viewer.session_id)
  if (ended.length) emit(sessionsEnded, { session_ids: ended })
  emit(credentialsChanged, { member_id: viewer.id })
  return { done: true as const }
})
