import * as z from 'zod/mini'
import { refused } from '#kernel/refusal.ts'
import { id } from '#kernel/shapes.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import { CountKey } from '#server/db/row-keys.ts'
import { query } from '#server/operations/slice.ts'
import { albums } from '../contract.ts'
import { albumsWanted, listAlbums } from './queries.ts'
import { albumViews } from './view.ts'

const KEYS = z.tuple([CountKey, id('albums')])
const NONE = { albums: { data: [], total: 0, more_than_total: false, next_page_url: null } }

export const list = query(albums.list, async ({ input, viewer, db, tools }) => {
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const owner = input.user_id ?? viewer.id
  if (!owner) return NONE
  const filter = { owner, viewer: viewer.id, type: input.type }
  const found = await listAlbums(db, filter, input.sort, place)
  const { rows, next_page_url } = pageOf(albums.list, input, found, (row) => [row.item_count, row.id])
  const total = input.cursor === undefined ? await totalOf(db, albumsWanted(db, filter)) : {}
  return { albums: { data: await albumViews({ db, files: tools.files, viewer }, rows), ...total, next_page_url } }
})
