import * as z from 'zod/mini'
import type { Locale } from '#kernel/locale.ts'
import { PAGE } from '#kernel/measures.ts'
import { refused } from '#kernel/refusal.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { pageOf, placeOf } from '#server/db/paging.ts'
import { query } from '#server/operations/slice.ts'
import type { Tools } from '#server/operations/tools.ts'
import { NotificationId, notifications } from '../contract.ts'
import { notices, unreadCount } from './queries.ts'
import { noticeView } from './view.ts'

const Keys = z.tuple([NotificationId])

/** Only own notices; `user_id` is a filter of the specification, and another member's id finds nothing. */
export const list = query(notifications.list, async ({ input, viewer, db, requester, tools }) => {
  const place = placeOf(input, Keys)
  if (refused(place)) return place
  const own = input.user_id === undefined || input.user_id === viewer.id
  const found = own
    ? await notices(db, viewer.id, { unread: input.status === 'unread', after: place.after?.[0], offset: place.offset, limit: place.limit })
    : []
  const { rows, next_page_url } = pageOf(notifications.list, input, found, (row) => [row.id])
  const data = rows.map((row) => noticeView(tools, requester.locale, row))
  return { notifications: { data, next_page_url, unread: await unreadCount(db, viewer.id), member_id: viewer.id } }
})

/** First page; also the answer of "mark all as read". */
export async function firstPage(db: Db, tools: Tools, locale: Locale, member_id: MemberId) {
  const found = await notices(db, member_id, { unread: false, after: undefined, offset: 0, limit: PAGE.notices + 1 })
  const { rows, next_page_url } = pageOf(notifications.list, { status: 'all', page: 1, page_size: PAGE.notices }, found, (row) => [row.id])
  return {
    notifications: { data: rows.map((row) => noticeView(tools, locale, row)), next_page_url, unread: await unreadCount(db, member_id), member_id },
  }
}
