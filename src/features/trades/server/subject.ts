import { findMedias, thumbAddress } from '#features/media/server/public.ts'
import { findItems } from '#features/stamp-items/server/public.ts'
import { registered } from '#server/slices/subject.ts'
import { tradeOfferSubject, tradeOrderSubject, tradeSubject } from '../contract.ts'
import { faceOf } from './offer/face.ts'
import { itemsOfTrades } from './queries.ts'
import { offerReach, orderReach, shownOffers, shownOrders, shownTrades, tradeOwner, tradeReach } from './queries-subject.ts'

export const tradeKind = registered(tradeSubject, {
  uses: ['wish', 'message'],
  reach: tradeReach,
  owner: tradeOwner,
  async cards({ db, files }, viewer, ids) {
    const rows = await shownTrades(db, ids, viewer)
    const pieces = await itemsOfTrades(db, ids)
    const first = new Map(rows.map(({ id }) => [id, pieces.get(id)?.find(({ stamp_item_id }) => stamp_item_id !== null)?.stamp_item_id]))
    const items = await findItems(
      db,
      [...first.values()].filter((id) => id !== undefined && id !== null),
    )
    const medias = await findMedias(
      db,
      [...items.values()].flatMap(({ media_ids }) => media_ids.slice(0, 1)),
    )
    return rows.map(({ id, title, full_name }) => {
      const media = medias.get(items.get(first.get(id) ?? '')?.media_ids[0] ?? '')
      return { id, title, line: full_name!, image_url: media ? thumbAddress(files, media) : null }
    })
  },
})

/** Where notices of offers and orders lead: for their two sides alone. */
export const tradeOfferKind = registered(tradeOfferSubject, {
  uses: ['message'],
  reach: offerReach,
  cards: async ({ db }, viewer, ids) =>
    (await shownOffers(db, ids, viewer)).map(({ id, title, full_name, ...row }) => ({
      ...{ id, title, line: full_name!, image_url: null },
      detail: { state: faceOf(row), amount: null, currency: null, quantity: null },
    })),
})
export const tradeOrderKind = registered(tradeOrderSubject, {
  uses: ['message'],
  reach: orderReach,
  cards: async ({ db }, viewer, ids) =>
    (await shownOrders(db, ids, viewer)).map(({ id, title, number }) => ({ id, title, line: `${number}`, image_url: null })),
})
