import * as z from 'zod/mini'
import { refused } from '#kernel/refusal.ts'
import { pageOf, placeOf } from '#server/paging.ts'
import { read } from '#server/run/handle.ts'
import { dashboard } from '../contract.ts'
import { findMembers } from './queries-members.ts'
import { rowView } from './view.ts'

const Keys = z.tuple([z.uuid()])

export const members = read(dashboard.members, async ({ input, db }) => {
  const place = placeOf(input, Keys)
  if (refused(place)) return place
  const { search, state, plan } = input
  const found = await findMembers(db, { search, state, plan }, place)
  const { rows, next_page_url } = pageOf(dashboard.members, input, found, ({ id }) => [id])
  return { members: { data: rows.map(rowView), next_page_url } }
})
