import * as z from 'zod/mini'
import { refuse, refused } from '#kernel/refusal.ts'
import { clockOf } from '#server/db/db.ts'
import { pageOf, placeOf } from '#server/db/paging.ts'
import { command, query } from '#server/operations/slice.ts'
import { announced, announcements } from '../contract.ts'
import { MOST_RUNNING, stateOf } from '../rules.ts'
import { countBetween, endNow, findAnnouncements, keepAnnouncement, keepRead, lockAnnouncing } from './queries.ts'

const Keys = z.tuple([z.uuid()])

export const list = query(announcements.list, async ({ input, db }) => {
  const place = placeOf(input, Keys)
  if (refused(place)) return place
  const now = await clockOf(db)
  const { rows, next_page_url } = pageOf(announcements.list, input, await findAnnouncements(db, place), ({ id }) => [id])
  const data = rows.map(({ made_by, maker_name, ended_by, ender_name, ended_at, ...row }) => ({
    ...{ ...row, state: stateOf({ ...row, ended_at }, now), made_by: { id: made_by, full_name: maker_name } },
    ended_by: ended_by && ender_name ? { id: ended_by, full_name: ender_name } : null,
  }))
  return { announcements: { data, next_page_url } }
})

export const make = command(announcements.make, async ({ input, tx, clock, viewer, emit }) => {
  const { kind, audience, words, link = null, ends_at } = input
  if (!Object.values(words).some(Boolean)) return refuse('announcement.words')
  await lockAnnouncing(tx)
  const now = await clock()
  const starts_at = input.starts_at && input.starts_at > now ? input.starts_at : now
  if (ends_at <= starts_at) return refuse('announcement.end')
  if ((await countBetween(tx, starts_at, ends_at)) >= MOST_RUNNING) return refuse('announcement.many')
  const id = await keepAnnouncement(tx, { kind, audience, words, link, starts_at, ends_at, made_by: viewer.id })
  emit(announced, { announcement_id: id })
  return { announcement: { id } }
})

export const end = command(announcements.end, async ({ input, tx, viewer, emit }) => {
  if (!(await endNow(tx, input.id, viewer.id))) return refuse('announcement.over')
  emit(announced, { announcement_id: input.id })
  return { done: true as const }
})

export const dismiss = command(announcements.dismiss, async ({ input, tx, viewer }) =>
  (await keepRead(tx, input.id, viewer.id)) ? { done: true as const } : refuse('announcement.over'),
)
