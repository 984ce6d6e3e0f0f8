import * as z from 'zod/mini'
import { refused } from '#kernel/refusal.ts'
import { pageOf, placeOf } from '#server/db/paging.ts'
import { query } from '#server/operations/slice.ts'
import { withdrawals } from '../contract.ts'
import { limitsOf } from './limits.ts'
import { withdrawalsOf } from './queries.ts'
import { withdrawalView } from './view.ts'

const Keys = z.tuple([z.uuid()])

export const list = query(withdrawals.list, async ({ input, viewer, db, tools }) => {
  const place = placeOf(input, Keys)
  if (refused(place)) return place
  const [{ limits }, found] = await Promise.all([limitsOf(db, tools, viewer.id), withdrawalsOf(db, viewer.id, place)])
  const { rows, next_page_url } = pageOf(withdrawals.list, input, found, ({ id }) => [id])
  return { member_id: viewer.id, limits, withdrawals: { data: rows.map(withdrawalView), next_page_url } }
})
