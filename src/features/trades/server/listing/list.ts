import * as z from 'zod/mini'
import { refused } from '#kernel/refusal.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import { MomentKey } from '#server/db/row-keys.ts'
import type { QueryContext } from '#server/operations/contexts.ts'
import { query } from '#server/operations/slice.ts'
import { trades } from '../../contract.ts'
import { tradeCards } from '../view.ts'
import { counted, ofStatus, open, openPage, ownPage } from './queries-list.ts'

const KEYS = z.tuple([MomentKey, z.uuid()])
const OWN_KEYS = z.tuple([z.uuid()])
const NONE = { data: [], total: 0, more_than_total: false, next_page_url: null }

/** Without a status, or with another member’s active ones, what is open; otherwise one’s own. */
export const list = query(trades.list, async (question) => {
  const { input, viewer, db } = question
  const others = input.sender_id !== undefined && input.sender_id !== viewer.id
  if (input.receiver_id !== undefined && input.receiver_id !== viewer.id) return { trades: NONE }
  if (input.status !== undefined && !(input.status === 'active' && others)) return others ? { trades: NONE } : ownLists(question)
  if (input.receiver_id !== undefined) return ownLists(question)
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const { rows, next_page_url } = pageOf(trades.list, input, await openPage(db, viewer.id, input, place), (row) => [row.key, row.id])
  const data = await tradeCards(question, rows)
  const total = input.cursor === undefined ? await totalOf(db, counted(db, open(input, viewer.id))) : {}
  return { trades: { data, ...total, next_page_url } }
})

async function ownLists(question: QueryContext<typeof trades.list>) {
  const { input, viewer, db } = question
  if (viewer.id === null) return { trades: NONE }
  const place = placeOf(input, OWN_KEYS)
  if (refused(place)) return place
  const where = ofStatus(input, viewer.id)
  const { rows, next_page_url } = pageOf(trades.list, input, await ownPage(db, viewer.id, where, place), (row) => [row.id])
  const data = await tradeCards(question, rows)
  const total = input.cursor === undefined ? await totalOf(db, counted(db, where)) : {}
  return { trades: { data, ...total, next_page_url } }
}
