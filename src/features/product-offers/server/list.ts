import * as z from 'zod/mini'
import { refuse, refused } from '#kernel/refusal.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import { query } from '#server/operations/slice.ts'
import { productOffers } from '../contract.ts'
import { findOffer, offerPage, offersWanted } from './queries.ts'
import { offerViews, oneOffer } from './view.ts'

const KEYS = z.tuple([z.uuid()])

export const list = query(productOffers.list, async ({ input, viewer, db, tools }) => {
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const { rows, next_page_url } = pageOf(productOffers.list, input, await offerPage(db, viewer.id, input, place), (row) => [row.id])
  const data = await offerViews(db, tools.files, rows, viewer.id)
  const total = input.cursor === undefined ? await totalOf(db, offersWanted(db, viewer.id, input).clearSelect().select('product_offers.id')) : {}
  return { product_offers: { data, ...total, next_page_url }, member_id: viewer.id }
})

export const show = query(productOffers.show, async ({ input, viewer, db, tools }) => {
  if (!(await findOffer(db, input.id, viewer.id))) return refuse('product_offer.not_found')
  return { product_offer: await oneOffer(db, tools.files, input.id, viewer.id) }
})
