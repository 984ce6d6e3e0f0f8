import * as z from 'zod/mini'
import type { Locale } from '#kernel/locale.ts'
import { PAGE } from '#kernel/measures.ts'
import { noticeSections } from '#kernel/notice.ts'
import type { InputOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { pageOf, placeOf } from '#server/db/paging.ts'
import { query } from '#server/operations/slice.ts'
import type { Tools } from '#server/operations/tools.ts'
import { notifications } from '../contract.ts'
import { type NoticeRow, notices, unreadByType } from './queries.ts'
import { noticeView } from './view.ts'

const Keys = z.tuple([z.uuid()])
type ListInput = InputOf<typeof notifications.list>

/** Only own notices; `user_id` is a filter of the specification, and another member's id finds nothing. */
export const list = query(notifications.list, async ({ input, viewer, db, requester, tools }) => {
  const place = placeOf(input, Keys)
  if (refused(place)) return place
  const own = input.user_id === undefined || input.user_id === viewer.id
  const types = input.section && typesOf(tools, input.section)
  const asked = { unread: input.status === 'unread', types, after: place.after?.[0], offset: place.offset, limit: place.limit }
  return answer({ db, tools, locale: requester.locale, member_id: viewer.id }, input, own ? await notices(db, viewer.id, asked) : [])
})

interface Reader {
  readonly db: Db
  readonly tools: Tools
  readonly locale: Locale
  readonly member_id: MemberId
}
/** First page; also the answer of "mark all as read". */
export async function firstPage(reader: Reader) {
  const asked = { unread: false, types: undefined, after: undefined, offset: 0, limit: PAGE.notices + 1 }
  return answer(reader, { status: 'all', page: 1, page_size: PAGE.notices }, await notices(reader.db, reader.member_id, asked))
}

async function answer({ db, tools, locale, member_id }: Reader, input: ListInput, found: NoticeRow[]) {
  const { rows, next_page_url } = pageOf(notifications.list, input, found, (row) => [row.place])
  const unread = await unreadByType(db, member_id)
  const sum = (types: Iterable<string>) => [...types].reduce((all, type) => all + (unread.get(type) ?? 0), 0)
  const sections = noticeSections.flatMap((section) => {
    const types = typesOf(tools, section)
    return types.length ? [{ section, unread: sum(types) }] : []
  })
  const data = rows.map((row) => noticeView(tools, locale, row))
  return { notifications: { data, next_page_url, unread: sum(unread.keys()), sections, member_id } }
}

const typesOf = ({ notices: kinds }: Tools, section: string) => [...kinds.values()].filter((one) => one.section === section).map(({ type }) => type)
