import * as z from 'zod/mini'
import { refuse, refused } from '#kernel/refusal.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import { query } from '#server/operations/slice.ts'
import { bounties } from '../../contract.ts'
import { findOffer } from './queries.ts'
import { offerPage, offersWanted } from './queries-list.ts'
import { offerViews, oneOffer } from './view.ts'

const KEYS = z.tuple([z.uuid()])

export const offers = query(bounties.offers, async (question) => {
  const { input, viewer, db } = question
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const { rows, next_page_url } = pageOf(bounties.offers, input, await offerPage(db, viewer.id, input, place), (row) => [row.id])
  const data = await offerViews(question, rows)
  const total = input.cursor === undefined ? await totalOf(db, offersWanted(db, viewer.id, input).clearSelect().select('bounty_offers.id')) : {}
  return { bounty_offers: { data, ...total, next_page_url }, member_id: viewer.id }
})

export const showOffer = query(bounties.showOffer, async (question) => {
  const { input, viewer, db } = question
  if (!(await findOffer(db, input.id, viewer.id))) return refuse('bounty_offer.not_found')
  return { bounty_offer: await oneOffer(question, input.id) }
})
