import * as z from 'zod/mini'
import { refused } from '#kernel/refusal.ts'
import { clockOf } from '#server/db/db.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import { MomentKey } from '#server/db/row-keys.ts'
import type { QueryContext } from '#server/operations/contexts.ts'
import { cachedQuery, query } from '#server/operations/slice.ts'
import { auctions } from '../../contract.ts'
import { counted, isNumbered, marksIn, marksOf, ofType, openPage, ownPage, partOf, running } from './queries-list.ts'
import { totalFor } from './totals.ts'
import { cardViews } from './view-card.ts'

const KEYS = z.tuple([z.union([z.string().check(z.regex(/^\d{1,12}$/)), MomentKey]), z.uuid()])
const OWN_KEYS = z.tuple([z.uuid()])
const NONE = { data: [], total: 0, more_than_total: false, next_page_url: null }

type Asked = Pick<QueryContext<typeof auctions.list>, 'input' | 'viewer'>
/** Where a page of the market begins; nothing for a list of one's own, and `none` for a place of another order. */
function marketPlace({ input, viewer }: Asked) {
  const others = input.user_id !== undefined && input.user_id !== viewer.id
  if (input.type !== undefined && !(others && input.type === 'active')) return undefined
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  return place.after && isNumbered(input.sort) !== /^\d+$/.test(place.after[0]) ? 'none' : place
}

const markOf = (marks: string, total: object) => `${Object.values(total)} ${marks}`
/** Who looks for what is ending asks again and again. */
export const list = cachedQuery(
  auctions.list,
  async ({ input, viewer, db }) => {
    const place = marketPlace({ input, viewer })
    if (!place || place === 'none' || refused(place)) return async () => ''
    const ask = marksOf(db, { viewer: viewer.id, where: running(input, viewer.id), sort: input.sort, place })
    return async () => {
      const { marks, at } = await ask()
      return { mark: markOf(marks.join('|'), await totalFor(db, input, viewer.id, marks.length)), moment: at }
    }
  },
  async (question) => {
    const { input, viewer, db, requester, tools, stands } = question
    const place = marketPlace(question)
    if (!place) return ownLists(question, input.type!)
    if (place === 'none') return { auctions: NONE, server_time: await clockOf(db) }
    if (refused(place)) return place
    const found = await openPage(db, { viewer: viewer.id, where: running(input, viewer.id), sort: input.sort, place })
    const { rows, next_page_url } = pageOf(auctions.list, input, found, (row) => [row.key, row.id])
    const data = await cardViews({ db, files: tools.files, locale: requester.locale, viewer }, rows)
    const total = await totalFor(db, input, viewer.id, found.length)
    stands(markOf(marksIn(found), total))
    return { auctions: { data, ...total, next_page_url }, server_time: await clockOf(db) }
  },
)

type Question = QueryContext<typeof auctions.list>

/** One's own by where they stand. Of another member only what runs is told. */
async function ownLists({ input, viewer, db, requester, tools }: Question, type: NonNullable<Question['input']['type']>) {
  const server_time = await clockOf(db)
  if (viewer.id === null || (input.user_id !== undefined && input.user_id !== viewer.id)) return { auctions: NONE, server_time }
  const place = placeOf(input, OWN_KEYS)
  if (refused(place)) return place
  const where = ofType(type, viewer.id)
  const { rows, next_page_url } = pageOf(auctions.list, input, await ownPage(db, viewer.id, where, place), (row) => [row.id])
  const data = await cardViews({ db, files: tools.files, locale: requester.locale, viewer }, rows)
  const total = input.cursor === undefined ? await totalOf(db, counted(db, where)) : {}
  return { auctions: { data, ...total, next_page_url }, server_time }
}

export const participated = query(auctions.participated, async ({ input, viewer, db, requester, tools }) => {
  const place = placeOf(input, OWN_KEYS)
  if (refused(place)) return place
  const where = partOf(input.type, viewer.id)
  const { rows, next_page_url } = pageOf(auctions.participated, input, await ownPage(db, viewer.id, where, place), (row) => [row.id])
  const data = await cardViews({ db, files: tools.files, locale: requester.locale, viewer }, rows)
  const total = input.cursor === undefined ? await totalOf(db, counted(db, where)) : {}
  return { auctions: { data, ...total, next_page_url }, server_time: await clockOf(db), member_id: viewer.id }
})
