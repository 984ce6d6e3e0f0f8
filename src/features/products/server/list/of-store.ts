import * as z from 'zod/mini'
import { refused } from '#kernel/refusal.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import { query } from '#server/operations/slice.ts'
import { products } from '../../contract.ts'
import type { ProductStatus } from '../../rules.ts'
import { listOwnProducts, productsWanted } from '../queries.ts'
import { cardsOf } from './own-cards.ts'

const KEYS = z.tuple([z.uuid()])

export const ofStore = query(products.ofStore, async ({ input, viewer, requester, db, tools }) => {
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const { rows, next_page_url } = pageOf(products.ofStore, input, await listOwnProducts(db, viewer.id, input.status, place), (row) => [row.id])
  const cards = await cardsOf(db, rows, { files: tools.files, locale: requester.locale })
  const data = cards.map((card, at) => ({
    ...card,
    status: rows[at]!.status as ProductStatus,
    number: rows[at]!.number,
    sku: rows[at]!.sku,
  }))
  const total = input.cursor === undefined ? await totalOf(db, productsWanted(db, viewer.id, input.status).clearSelect().select('id')) : {}
  return { products: { data, ...total, next_page_url } }
})
