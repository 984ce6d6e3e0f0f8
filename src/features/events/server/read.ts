import * as z from 'zod/mini'
import { refuse, refused } from '#kernel/refusal.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import { MomentKey } from '#server/db/row-keys.ts'
import { query } from '#server/operations/slice.ts'
import { events } from '../contract.ts'
import { barred, SHOWN_DATES, typesFor } from '../rules.ts'
import { ownParticipant, peopleCounted, peoplePage } from './places/queries-people.ts'
import { seenEvent } from './queries.ts'
import { type EventKeys, eventPage, eventsCounted, keysOf, wayOf } from './queries-list.ts'
import { eventViews, participantView } from './view.ts'

const KEYS = { own: z.tuple([z.uuid()]), coming: z.tuple([MomentKey, z.uuid()]), past: z.tuple([MomentKey, z.uuid()]) }

export const list = query(events.list, async (question) => {
  const { input, viewer, db } = question
  const asked = { viewer: viewer.id, types: typesFor(viewer.permissions, 'list'), asked: input }
  const way = wayOf(asked)
  const place = placeOf<z.ZodMiniType<EventKeys>>(input, KEYS[way] as never)
  if (refused(place)) return place
  const { rows, next_page_url } = pageOf(events.list, input, await eventPage(db, asked, place), (row) => keysOf(way, row))
  const total = input.cursor === undefined ? await totalOf(db, eventsCounted(asked)) : {}
  return { events: { data: await eventViews(question, rows), ...total, next_page_url }, viewer_id: viewer.id }
})

export const show = query(events.show, async (question) => {
  const row = await seenEvent(question.db, question.viewer.id, question.input.id)
  if (!row) return refuse('event.not_found')
  const no = barred(question.viewer.permissions, row.type, 'see')
  if (no) return no
  const [event] = await eventViews(question, [row], SHOWN_DATES)
  return { event: event!, viewer_id: question.viewer.id, server_time: row.now }
})

export const participants = query(events.participants, async ({ input, viewer, db }) => {
  const { event_id, user_id, status } = input
  if (event_id && !(await seenEvent(db, viewer.id, event_id))) return refuse('event.not_found')
  // Without an event or a member it is about one's own places; a guest has none.
  const of = { viewer: viewer.id, event_id, user_id: user_id ?? (event_id ? undefined : (viewer.id ?? NOBODY)), status }
  const place = placeOf(input, z.tuple([z.uuid()]))
  if (refused(place)) return place
  const { rows, next_page_url } = pageOf(events.participants, input, await peoplePage(db, of, place), ({ id }) => [id])
  const total = input.cursor === undefined ? await totalOf(db, peopleCounted(of)) : {}
  return { participants: { data: rows.map((row) => participantView(row, viewer.id)), ...total, next_page_url }, viewer_id: viewer.id }
})
const NOBODY = '00000000-0000-0000-0000-000000000000'

export const participant = query(events.participant, async ({ input, viewer, db }) => {
  const row = await ownParticipant(db, viewer.id, input.id)
  return row ? { participant: participantView(row, viewer.id) } : refuse('participant.not_found')
})
