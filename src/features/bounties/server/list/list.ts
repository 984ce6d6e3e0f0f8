import * as z from 'zod/mini'
import { refused } from '#kernel/refusal.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import { MomentKey } from '#server/db/row-keys.ts'
import type { QueryContext } from '#server/operations/contexts.ts'
import { query } from '#server/operations/slice.ts'
import { bounties } from '../../contract.ts'
import { bountyCards } from '../view.ts'
import { counted, ofStatus, open, openPage, ownPage } from './queries-list.ts'

const KEYS = z.tuple([z.union([z.string().check(z.regex(/^\d{1,12}$/)), MomentKey]), z.uuid()])
const OWN_KEYS = z.tuple([z.uuid()])

export const list = query(bounties.list, async (question) => {
  const { input, viewer, db } = question
  if (input.status !== undefined && !(input.status === 'Active' && input.user_id !== undefined && input.user_id !== viewer.id))
    return ownLists(question)
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  if (place.after && (input.sort === 'reward') !== /^\d+$/.test(place.after[0])) return { bounties: NONE }
  const { rows, next_page_url } = pageOf(bounties.list, input, await openPage(db, viewer.id, input, place), (row) => [row.key, row.id])
  const data = await bountyCards(question, rows)
  const total = input.cursor === undefined ? await totalOf(db, counted(db, open(input, viewer.id))) : {}
  return { bounties: { data, ...total, next_page_url } }
})

const NONE = { data: [], total: 0, more_than_total: false, next_page_url: null }

/** One's own by where they stand. Of another member only what is open is told. */
async function ownLists(question: QueryContext<typeof bounties.list>) {
  const { input, viewer, db } = question
  if (viewer.id === null || (input.user_id !== undefined && input.user_id !== viewer.id)) return { bounties: NONE }
  const place = placeOf(input, OWN_KEYS)
  if (refused(place)) return place
  const where = ofStatus(input.status!, viewer.id)
  const { rows, next_page_url } = pageOf(bounties.list, input, await ownPage(db, viewer.id, where, place), (row) => [row.id])
  const data = await bountyCards(question, rows)
  const total = input.cursor === undefined ? await totalOf(db, counted(db, where)) : {}
  return { bounties: { data, ...total, next_page_url } }
}
