import * as z from 'zod/mini'
import { refused } from '#kernel/refusal.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import { query } from '#server/operations/slice.ts'
import { albums } from '../contract.ts'
import { albumsById } from './queries.ts'
import { collectionPage, collectionsShown } from './queries-collections.ts'
import { albumViews } from './view.ts'

const KEYS = z.tuple([z.uuid()])

export const collections = query(albums.collections, async ({ input, viewer, db, tools }) => {
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const { rows, next_page_url } = pageOf(albums.collections, input, await collectionPage(db, viewer.id, place), (row) => [row.album_id])
  const shown = await albumsById(
    db,
    viewer.id,
    rows.flatMap(({ album_ids }) => album_ids),
  )
  const views = await albumViews({ db, files: tools.files, viewer }, shown)
  const data = rows.map(({ album_id: _latest, album_ids, album_count, full_name, ...user }) => ({
    user: { ...user, id: user.id, full_name: full_name! },
    album_count,
    albums: album_ids
      .flatMap((id) => views.find((view) => view.id === id) ?? [])
      .map(({ id, name, cover, previews }) => ({ id, name, cover: cover ?? previews[0] ?? null })),
  }))
  const total = input.cursor === undefined ? await totalOf(db, collectionsShown(db, viewer.id)) : {}
  return { collections: { data, ...total, next_page_url } }
})
