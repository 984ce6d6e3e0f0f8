import * as z from 'zod/mini'
import { readRoleRows } from '#features/plans/server/public.ts'
import { refused } from '#kernel/refusal.ts'
import { pageOf, placeOf } from '#server/db/paging.ts'
import { CountKey } from '#server/db/row-keys.ts'
import { query } from '#server/operations/slice.ts'
import { dashboard } from '../contract.ts'
import { findMembers, orders } from './queries-members.ts'
import { rowView, titlesOf } from './view.ts'

/** Cursor fields of each order. */
const KEYS = { id: z.tuple([z.uuid()]), uid: z.tuple([CountKey]), username: z.tuple([z.string()]) } as const

export const members = query(dashboard.members, async ({ input, db, requester, tools: { words } }) => {
  const place = placeOf(input, KEYS[orders[input.sort].column])
  if (refused(place)) return place
  const { search, state, plan, sort } = input
  const found = await findMembers(db, { search, state, plan, sort }, place)
  const { rows, next_page_url } = pageOf(dashboard.members, input, found, (row) => [row[orders[sort].column]])
  const titles = titlesOf(words, requester.locale, await readRoleRows(db))
  return { members: { data: rows.map((row) => rowView(titles, row)), next_page_url } }
})
