import * as z from 'zod/mini'
import { roleSets } from '#features/plans/server/public.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import { pageOf, placeOf } from '#server/db/paging.ts'
import { query } from '#server/operations/slice.ts'
import { roles } from '../contract.ts'
import { findHolders } from './queries.ts'

const Keys = z.tuple([z.uuid()])

export const holders = query(roles.holders, async ({ input, db }) => {
  const place = placeOf(input, Keys)
  if (refused(place)) return place
  if (!(input.code in (await roleSets(db)))) return refuse('role.not_found')
  const { rows, next_page_url } = pageOf(roles.holders, input, await findHolders(db, input.code, place), ({ id }) => [id])
  const shown = rows.map(({ giver_id, giver_name, ...row }) => ({
    ...row,
    granted_by: giver_id && giver_name ? { id: giver_id, full_name: giver_name } : null,
  }))
  return { holders: { data: shown, next_page_url } }
})
