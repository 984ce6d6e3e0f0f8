import * as z from 'zod/mini'
import { refused } from '#kernel/refusal.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import { query } from '#server/operations/slice.ts'
import { medias } from '../../contract.ts'
import { ownIds, ownPage, spaceOf } from './queries.ts'
import { anyMediaView } from './view.ts'

export const filesOf = query(medias.filesOf, async ({ input, viewer, db, tools }) => {
  const place = placeOf(input, z.tuple([z.uuid()]))
  if (refused(place)) return place
  const [found, total, space] = await Promise.all([
    ownPage(db, viewer.id, input.kind, place),
    totalOf(db, ownIds(db, viewer.id, input.kind)),
    spaceOf(db, viewer.id),
  ])
  const { rows, next_page_url } = pageOf(medias.filesOf, input, found, (row) => [row.id])
  const data = rows.map((row) => ({ ...anyMediaView(tools.files, row), in_use: row.in_use }))
  return { member_id: viewer.id, medias: { data, ...total, next_page_url }, ...space }
})
