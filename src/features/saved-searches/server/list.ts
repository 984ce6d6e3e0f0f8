import * as z from 'zod/mini'
import { refused } from '#kernel/refusal.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import { query } from '#server/operations/slice.ts'
import { savedSearches } from '../contract.ts'
import { ownIds, searchesOf } from './queries.ts'
import { savedSearchView } from './view.ts'

const KEYS = z.tuple([z.uuid()])

export const list = query(savedSearches.list, async ({ input, viewer, db, tools }) => {
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const { rows, next_page_url } = pageOf(savedSearches.list, input, await searchesOf(db, viewer.id, place), (row) => [row.id])
  const total = input.cursor === undefined ? await totalOf(db, ownIds(db, viewer.id)) : {}
  return { saved_searches: { data: rows.map((row) => savedSearchView(tools, row)), ...total, next_page_url }, member_id: viewer.id }
})
