import * as z from 'zod/mini'
import { refused } from '#kernel/refusal.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import { CountKey } from '#server/db/row-keys.ts'
import { query } from '#server/operations/slice.ts'
import { stores } from '../contract.ts'
import { namedSo, storesListed, storesShown } from './queries-list.ts'
import { storeViews } from './view.ts'

const KEYS = z.tuple([CountKey, z.uuid()])

export const list = query(stores.list, async ({ input, viewer, requester, db, tools }) => {
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const wanted = storesShown(db, viewer.id, namedSo(input.search), input)
  const { rows, next_page_url } = pageOf(stores.list, input, await storesListed(wanted, place), ({ product_count, id }) => [product_count, id])
  // Performance: only narrowed lists show a total.
  const narrowed = input.search || input.country || input.topic_id || input.category_id || input.type
  const total = narrowed && input.cursor === undefined ? await totalOf(db, wanted.clearSelect().select('id')) : {}
  return { stores: { data: await storeViews(db, tools.files, requester.locale, rows), ...total, next_page_url } }
})
