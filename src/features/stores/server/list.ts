import * as z from 'zod/mini'
import { refused } from '#kernel/refusal.ts'
import { pageOf, placeOf } from '#server/paging.ts'
import { read } from '#server/run/handle.ts'
import { stores } from '../contract.ts'
import { listStores } from './queries.ts'
import { storeViews } from './view.ts'

const KEYS = z.tuple([z.int(), z.uuid()])

export const list = read(stores.list, async ({ input, viewer, asker, db, tools }) => {
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const { rows, next_page_url } = pageOf(stores.list, input, await listStores(db, viewer.id, place), ({ product_count, id }) => [product_count, id])
  return { stores: { data: await storeViews(db, tools.files, asker.locale, rows), next_page_url } }
})
