import { findMedias, thumbAddress } from '#features/media/server/public.ts'
import { findItems } from '#features/stamp-items/server/public.ts'
import { type CardContext, registered } from '#server/slices/subject.ts'
import { tradeOfferSubject, tradeOrderSubject, tradeSubject } from '../contract.ts'
import { faceOf } from './offer/face.ts'
import { itemsOfTrades } from './queries.ts'
import { offerReach, orderReach, shownOffers, shownOrders, shownTrades, tradeOwner, tradeReach } from './queries-subject.ts'

/** The picture of the first item of each trade. */
async function picturesOf({ db, files }: CardContext, trade_ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const first = [...(await itemsOfTrades(db, trade_ids))].flatMap(([trade_id, pieces]) => {
    const item_id = pieces.find(({ stamp_item_id }) => stamp_item_id !== null)?.stamp_item_id
    return item_id ? [{ trade_id, item_id }] : []
  })
  const items = await findItems(
    db,
    first.map(({ item_id }) => item_id),
  )
  const medias = await findMedias(
    db,
    [...items.values()].flatMap(({ media_ids }) => media_ids.slice(0, 1)),
  )
  return new Map(
    first.flatMap(({ trade_id, item_id }) => {
      const media = medias.get(items.get(item_id)?.media_ids[0] ?? '')
      return media ? [[trade_id, thumbAddress(files, media)]] : []
    }),
  )
}

export const tradeKind = registered(tradeSubject, {
  uses: ['wish', 'message'],
  reach: tradeReach,
  owner: tradeOwner,
  async cards(context, viewer, ids) {
    const rows = await shownTrades(context.db, ids, viewer)
    const pictures = await picturesOf(context, ids)
    return rows.map(({ id, title, full_name }) => ({ id, title, line: full_name!, image_url: pictures.get(id) ?? null }))
  },
})

/** Where notices of offers and orders lead: for their two sides alone. */
export const tradeOfferKind = registered(tradeOfferSubject, {
  uses: ['message'],
  reach: offerReach,
  async cards(context, viewer, ids) {
    const rows = await shownOffers(context.db, ids, viewer)
    const pictures = await picturesOf(
      context,
      rows.map(({ trade_id }) => trade_id),
    )
    return rows.map(({ id, trade_id, title, full_name, ...row }) => ({
      ...{ id, title, line: full_name!, image_url: pictures.get(trade_id) ?? null },
      detail: { state: faceOf(row), amount: null, currency: null, quantity: null },
    }))
  },
})
export const tradeOrderKind = registered(tradeOrderSubject, {
  uses: ['message'],
  reach: orderReach,
  cards: async ({ db }, viewer, ids) =>
    (await shownOrders(db, ids, viewer)).map(({ id, title, number }) => ({ id, title, line: `${number}`, image_url: null })),
})
