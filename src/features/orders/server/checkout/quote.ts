import { mediaView } from '#features/media/server/public.ts'
import { termNames } from '#features/vocabularies/server/public.ts'
import { query } from '#server/operations/slice.ts'
import { orders } from '../../contract.ts'
import { cartTotal, lacks } from '../../rules.ts'
import { factsIn } from '../facts.ts'
import { priceAtLeast } from './price.ts'

export const quote = query(orders.quote, async ({ input, viewer, db, requester, tools }) => {
  const parcels = await priceAtLeast(db, { ...input, buyer_id: viewer.id })
  const [nameOf, sayFacts] = [await termNames(db, requester.locale), await factsIn(db, requester.locale)]
  const stores = parcels.map(({ store_id, lines, rates, chosen, item_total, shipping_total, minimum_order }) => ({
    store_id,
    store_name: lines[0]!.sale.store_name,
    city: lines[0]!.sale.city,
    lines: lines.map(({ sale, ...line }) => ({
      ...line,
      product_id: sale.id,
      name: sale.name,
      facts: sayFacts({ ...sale.facts, productable_type: sale.productable_type }),
      media: sale.media && mediaView(tools.files, sale.media),
      productable_type: sale.productable_type,
      price: sale.price,
      quantity: sale.available,
    })),
    rates: rates.map(({ rate, amount }) => ({
      id: rate.id,
      option_name: nameOf('shipping_options', rate.shipping_option),
      amount,
      days_least: rate.days_least,
      days_most: rate.days_most,
    })),
    rate_id: chosen?.rate.id ?? null,
    item_total,
    shipping_total,
    minimum_order,
    lacks: lacks({ item_total, minimum_order }),
  }))
  const whole = parcels.length > 0 && parcels.every((parcel) => parcel.chosen && !lacks(parcel) && parcel.lines.every(({ problem }) => !problem))
  const item_total = parcels.reduce((sum, parcel) => sum + parcel.item_total, 0)
  const total = cartTotal(parcels)
  const ready = whole && parcels.flatMap(({ lines }) => lines).length === new Set(input.lines.map(({ product_id }) => product_id)).size
  return { quote: { stores, currency: tools.site.currency, item_total, shipping_total: total - item_total, total, ready } }
})
