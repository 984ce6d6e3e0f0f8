import { customsOf, HEADINGS, itemsIn } from '#features/order-papers/server/public.ts'
import type { OrderRow } from '#features/orders/server/public.ts'
import { ownAddresses } from '#features/places/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Db } from '#server/db/db.ts'
import type { Tools } from '#server/operations/tools.ts'
import type { ParcelSize, PostageAddress, PostageWish } from '#server/postage/postage.ts'
import { recipientOf } from './queries.ts'

/** From one's own address, the default one, to the buyer's; undefined where it is not there any more. */
export async function partiesOfLabel(db: Db, order: OrderRow): Promise<{ from: PostageAddress | undefined; to: PostageAddress | undefined }> {
  const [from] = await ownAddresses(db, order.seller_id)
  const { full_name = '', address, city = '', state = '', zipcode = '', country = '', phone = '' } = await recipientOf(db, order.id)
  return { from, to: address ? { full_name, address, city, state, zipcode, country, phone } : undefined }
}

export async function wishOf(db: Db, { words }: Tools, order: OrderRow, parcel: ParcelSize) {
  const { from, to } = await partiesOfLabel(db, order)
  if (!from) return refuse('label.sender')
  if (!to) return refuse('label.recipient')
  const wish: PostageWish = { reference: order.id, from, to, parcel, currency: order.currency, customs: null }
  if (from.country === to.country) return wish
  const items = await itemsIn(db, [order.id])
  const pieces = items.map(({ facts, item_kind, order_quantity, price }) => ({
    ...{ productable_type: facts.productable_type ?? 'StampItem', item_kind, year_issued: facts.year_issued },
    ...{ quantity: order_quantity, amount: price * order_quantity },
  }))
  const goods = customsOf(pieces, order.paid_at!.getUTCFullYear()).map(({ goods: kind, ...line }) => ({
    ...{ ...line, description: words.say('en', `paper.goods.${kind}`), heading: HEADINGS[kind] ?? '' },
  }))
  return { ...wish, customs: { signer: from.full_name, goods } }
}
