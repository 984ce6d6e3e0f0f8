import * as z from 'zod/mini'
import { fill } from '#kernel/address.ts'
import { pathOf } from '#kernel/operation.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import { clockOf } from '#server/db/db.ts'
import { cursorOf, placeOf, totalOf } from '#server/db/paging.ts'
import { query } from '#server/operations/slice.ts'
import { feed } from '../contract.ts'
import { MOST_HEARD, MOST_NEWS } from '../rules.ts'
import { feedCounted, feedPage, feedRow, newsSince, selectionOf } from './queries.ts'
import { wordsOf } from './queries-write.ts'
import { feedViews } from './view.ts'

const KEYS = z.tuple([z.uuid()])
/** Rows read for one shown: what is gone or muted leaves no gap, and a page is full as long as half of its rows stand. */
const SPARE = 2

export const list = query(feed.list, async (question) => {
  const { input, viewer, db } = question
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const { cursor, page_size, type } = input
  const asked = { viewer: viewer.id, type, selection: await selectionOf(db, viewer.id) }
  const rows = await feedPage(db, asked, { ...place, limit: page_size * SPARE + 1 })
  const shown = await feedViews(question, asked.selection, rows.slice(0, page_size * SPARE))
  const data = shown.slice(0, page_size)
  // The next page begins after the last item shown; if all that was read is shown or left out, after the last row read.
  const is_more = shown.length > page_size || rows.length > page_size * SPARE
  const last = shown.length > page_size ? data.at(-1)! : rows[page_size * SPARE - 1]
  const next_page_url = is_more && last ? fill(`/api${pathOf(feed.list.http)}`, { type, page_size, cursor: cursorOf([last.id]) }) : null
  const total = cursor === undefined ? await totalOf(db, feedCounted(asked)) : {}
  return { paginated_items: { data, ...total, next_page_url }, viewer_id: viewer.id, server_time: await clockOf(db) }
})

export const show = query(feed.show, async (question) => {
  const selection = await selectionOf(question.db, question.viewer.id)
  const row = await feedRow(question.db, question.viewer.id, selection, question.input.id)
  const [item] = row ? await feedViews(question, { ...selection, muted: [], words: [] }, [row]) : []
  return item ? { item } : refuse('feed.not_found')
})

export const news = query(feed.news, async ({ input, viewer, db }) => {
  const selection = await selectionOf(db, viewer.id)
  const rows = await newsSince(db, viewer.id, selection, input.since, MOST_NEWS + 1)
  const users = [...new Map(rows.map((row) => [row.id as string, row])).values()].slice(0, 2)
  return { count: rows.length, users, heard: selection.followed.slice(0, MOST_HEARD), viewer_id: viewer.id }
})

export const words = query(feed.words, async ({ viewer, db }) => ({ words: await wordsOf(db, viewer.id), member_id: viewer.id }))
