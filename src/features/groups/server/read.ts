import * as z from 'zod/mini'
import { firstKept, historyPage } from '#features/chat/server/public.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import { CountKey, MomentKey } from '#server/db/row-keys.ts'
import { queryFor } from '#server/db/word-search.ts'
import { query } from '#server/operations/slice.ts'
import { groups } from '../contract.ts'
import { firstSeen } from '../rules.ts'
import { findStanding } from './queries.ts'
import { messagesCounted, messagesFound } from './queries-found.ts'
import { countUnread, groupsOf, membersCounted, membersOf, peopleAmong } from './queries-list.ts'
import { groupMessageViews, groupView, groupViews, personView } from './view.ts'

const PEOPLE = z.tuple([CountKey, z.uuid()])
const FOUND = z.tuple([MomentKey, z.uuid(), CountKey])

export const list = query(groups.list, async ({ input, viewer, db, tools, requester }) => ({
  groups: await groupViews({ db, tools, requester, viewer }, await groupsOf(db, viewer.id, input.unread)),
  counts: { unread: await countUnread(db, viewer.id) },
  viewer_id: viewer.id,
}))

export const show = query(groups.show, async ({ input, viewer, db, tools, requester }) => {
  if (!(await findStanding(db, viewer.id, input.id))) return refuse('group.not_found')
  return { group: await groupView({ db, tools, requester, viewer }, input.id), viewer_id: viewer.id }
})

export const members = query(groups.members, async ({ input, viewer, db }) => {
  if (!(await findStanding(db, viewer.id, input.id))) return refuse('group.not_found')
  const place = placeOf(input, PEOPLE)
  if (refused(place)) return place
  const found = await membersOf(db, viewer.id, input.id, place)
  const { rows, next_page_url } = pageOf(groups.members, input, found, (row) => [row.place, row.id])
  const total = input.cursor === undefined ? await totalOf(db, membersCounted(viewer.id, input.id)) : {}
  return { people: { data: rows.map(personView), ...total, next_page_url } }
})

export const history = query(groups.history, async ({ input, viewer, db, tools, requester }) => {
  const own = await findStanding(db, viewer.id, input.id)
  if (!own) return refuse('group.not_found')
  const { message_days } = tools.site
  const from_seq = firstSeen(own.history, own.from_seq)
  const first_seq = message_days ? Math.max(from_seq, await firstKept(db, input.id, own.last_seq)) : from_seq
  const messages = await groupMessageViews({ db, tools, requester, viewer }, await historyPage(db, input.id, { ...input, from: first_seq }))
  const senders = messages.flatMap(({ user_id, quoted_by }) => [user_id, quoted_by].filter((id) => id !== null))
  return { messages, last_seq: own.last_seq, first_seq, kept_days: message_days || null, people: await peopleAmong(db, viewer.id, senders) }
})

export const search = query(groups.search, async ({ input, viewer, db }) => {
  const place = placeOf(input, FOUND)
  if (refused(place)) return place
  const words = queryFor(input.search)
  if (!words) return { messages: { data: [], total: 0, more_than_total: false, next_page_url: null }, viewer_id: viewer.id }
  const found = await messagesFound(db, viewer.id, words, place)
  const { rows, next_page_url } = pageOf(groups.search, input, found, ({ at_text, group_id, seq }) => [at_text, group_id, seq])
  const total = input.cursor === undefined ? await totalOf(db, messagesCounted(viewer.id, words)) : {}
  return { messages: { data: rows.map(({ at_text: _, ...row }) => row), ...total, next_page_url }, viewer_id: viewer.id }
})
