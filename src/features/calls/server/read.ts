import * as z from 'zod/mini'
import { areKnown, talkBetween } from '#features/chat/server/public.ts'
import { isVisibleTo } from '#features/members/server/public.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import { MomentKey } from '#server/db/row-keys.ts'
import { query } from '#server/operations/slice.ts'
import { calls } from '../contract.ts'
import { logTypeOf } from '../rules.ts'
import { currentCall, findCall } from './queries.ts'
import { callsCounted, type LogRow, logPage } from './queries-log.ts'
import { callView, helperView, userView } from './view.ts'

const LOGGED = z.tuple([MomentKey, z.uuid()])

export const current = query(calls.current, async (question) => {
  const row = await currentCall(question.db, question.viewer.id)
  const call = row ? await callView(question, question.db, row) : null
  return { call, callhelper: call && helperView(call), viewer_id: question.viewer.id }
})

export const show = query(calls.show, async (question) => {
  const row = await findCall(question.db, question.viewer.id, question.input.id)
  if (!row) return refuse('calls.not_found')
  return { call: await callView(question, question.db, row), has_relays: question.tools.turn.urls.length > 0 }
})

function logView(row: LogRow) {
  const { id, call_type: callType, user_id: receiver_id, time, status, seconds, others, is_caller } = row
  const user = userView(receiver_id, row)
  const named = { image: user?.image_url ?? null, name: user?.full_name ?? null }
  return { callType, id, ...named, receiver_id, time, type: logTypeOf(is_caller, status), status, seconds, others, user }
}
export const list = query(calls.list, async ({ input, viewer, db }) => {
  const place = placeOf(input, LOGGED)
  if (refused(place)) return place
  const missed = input.type === 'missed'
  const { rows, next_page_url } = pageOf(calls.list, input, await logPage(db, viewer.id, missed, place), ({ at_text, id }) => [at_text, id])
  const total = input.cursor === undefined ? await totalOf(db, callsCounted(viewer.id, missed)) : {}
  return { calls: { data: rows.map(logView), ...total, next_page_url }, viewer_id: viewer.id }
})

export const way = query(calls.way, async ({ input: { id }, viewer, db, tools }) => {
  const has_relays = tools.turn.urls.length > 0
  if (id === viewer.id) return { is_callable: false, has_relays }
  if (!(await isVisibleTo(db, viewer.id, id))) return refuse('calls.no_member')
  const { is_open, follows_back } = await talkBetween(db, viewer.id, id)
  return { is_callable: is_open || (await areKnown(db, viewer.id, id, follows_back)), has_relays }
})
