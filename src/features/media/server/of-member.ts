import * as z from 'zod/mini'
import { refused } from '#kernel/refusal.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import { query } from '#server/operations/slice.ts'
import { medias } from '../contract.ts'
import { mediaPage, mediasOf } from './queries.ts'
import { mediaView } from './view.ts'

export const ofMember = query(medias.ofMember, async ({ input, viewer, db, tools }) => {
  const place = placeOf(input, z.tuple([z.uuid()]))
  if (refused(place)) return place
  const [found, total] = await Promise.all([mediaPage(db, viewer.id, input, place), totalOf(db, mediasOf(db, viewer.id, input))])
  const { rows, next_page_url } = pageOf(medias.ofMember, input, found, (row) => [row.id])
  return { medias: { data: rows.map((row) => mediaView(tools.files, row)), ...total, next_page_url } }
})
