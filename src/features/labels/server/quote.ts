import { now } from '#features/orders/server/public.ts'
import type { InputOf } from '#kernel/operation.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { query } from '#server/operations/slice.ts'
import type { Tools } from '#server/operations/tools.ts'
import type { ParcelSize } from '#server/postage/postage.ts'
import { labels } from '../contract.ts'
import { byPrice, ouncesOf, RATE_MINUTES } from '../rules.ts'
import { findSale, mayBuy } from './list.ts'
import { sealOffer } from './offer.ts'
import { wishOf } from './wish.ts'

interface Asking {
  readonly db: Db
  readonly tools: Tools
  readonly viewer: { readonly id: Id<'members'> }
}

export const quote = query(labels.quote, ({ input, ...asking }) => ratesFor(asking, input.order_id, sizeOf(input)))

type Size = Pick<InputOf<typeof labels.quote>, 'length' | 'width' | 'height' | 'lbs_weight' | 'weight'>
export const sizeOf = ({ length, width, height, ...weight }: Size): ParcelSize => ({ length, width, height, ounces: ouncesOf(weight) })

/** What carriers take for this parcel of a sale of one's own. */
export async function ratesFor({ db, tools, viewer }: Asking, order_id: Id<'orders'>, parcel: ParcelSize) {
  const order = await findSale(db, order_id, viewer.id)
  if (!order) return refuse('order.not_found')
  const no = await mayBuy(db, tools, order)
  if (no) return no
  if (!parcel.ounces) return refuse('label.weight')
  const wish = await wishOf(db, tools, order, parcel)
  if (refused(wish)) return wish
  const rated = await tools.postage.rates(wish)
  if ('failure' in rated) return refuse(rated.failure === 'away' ? 'label.away' : 'label.refused')
  if (!rated.rates.length) return refuse('label.refused')
  const of = { order_id: order.id, provider: tools.postage.provider, seller_id: viewer.id }
  const until = (await now(db)).getTime() + RATE_MINUTES * 60_000
  const { currency } = order
  const rates = byPrice(rated.rates).map(({ days, ...rate }) => {
    const offer = { ...rate, ...parcel, postage_ref: rated.postage_ref, currency, until }
    const { carrier, service, amount } = rate
    return { ...{ carrier, service, amount, currency, days }, rate: sealOffer(tools.vault, of, offer) }
  })
  return { rates }
}
