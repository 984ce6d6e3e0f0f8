import { mediaView } from '#features/media/server/public.ts'
import { type factsIn, priceAtLeast } from '#features/orders/server/public.ts'
import type { ProductId } from '#features/products/contract.ts'
import type { termNames } from '#features/vocabularies/server/public.ts'
import type { OutputOf } from '#kernel/operation.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Files } from '#server/files/files.ts'
import type { baskets } from '../contract.ts'
import type { Offers } from './offers.ts'
import type { Basket } from './solve/cheapest.ts'
import type { Copy } from './solve/parcel-costs.ts'
import { totalWith } from './solve/reasons.ts'

type ParcelView = OutputOf<typeof baskets.show>['basket']['parcels'][number]
type LineView = ParcelView['lines'][number]
interface Context {
  readonly db: Db
  readonly viewer: MemberId
  readonly country: string | null
  readonly files: Files
  readonly nameOf: Awaited<ReturnType<typeof termNames>>
  readonly sayFacts: Awaited<ReturnType<typeof factsIn>>
}
interface Result {
  readonly sought: readonly { readonly id: string; readonly all: readonly Copy[] }[]
  readonly found: Basket
  readonly named: ReadonlyMap<string, Pick<LineView, 'wish_id' | 'title' | 'path'>>
  /** Copies that the member has asked for. */
  readonly asked: ReadonlySet<string>
}
/** Other copies shown beside one that was taken. */
const OTHERS = 3

/** The basket as the checkout prices it: the same lines, the same rates, the cheapest way of each store. */
export async function parcelViews(context: Context, offers: Offers, result: Result): Promise<ParcelView[]> {
  const { db, viewer, country, nameOf } = context
  const wishOf = new Map([...result.found.picks].map(([wish, { id }]) => [id, wish]))
  const lines = [...wishOf.keys()].map((id) => ({ product_id: id as ProductId, order_quantity: 1 }))
  const parcels = await priceAtLeast(db, { lines, deliveries: [], country, buyer_id: viewer }, offers.sales)
  return parcels.map(({ store_id, lines, chosen, item_total, shipping_total, minimum_order }) => ({
    ...{ store_id, store_name: lines[0]!.sale.store_name, city: lines[0]!.sale.city, minimum_order, item_total, shipping_total },
    option_name: chosen ? nameOf('shipping_options', chosen.rate.shipping_option) : '',
    lines: lines.map(({ sale }) => lineView(context, offers, result, wishOf.get(sale.id)!, sale)),
  }))
}

function lineView(context: Context, offers: Offers, { sought, found, named, asked }: Result, wish: string, sale: Sale): LineView {
  const others = sought.find(({ id }) => id === wish)!.all.filter(({ id }) => id !== sale.id)
  return {
    ...{ ...named.get(wish)!, ...copyView(context, sale) },
    ...{ media: sale.media && mediaView(context.files, sale.media), productable_type: sale.productable_type },
    ...{ quantity: sale.available, is_chosen: asked.has(sale.id) },
    others: others
      .flatMap((copy) => {
        const total = totalWith(found.picks, wish, copy, offers.ways)
        return total === undefined ? [] : [{ ...copyView(context, offers.sales.get(copy.id)!), total }]
      })
      .sort((a, b) => a.total - b.total)
      .slice(0, OTHERS),
  }
}

type Sale = Offers['sales'] extends ReadonlyMap<string, infer S> ? S : never
const copyView = ({ sayFacts }: Context, { id, store_name, name, facts, price, productable_type }: Sale) => ({
  ...{ product_id: id, store_name, name, price },
  facts: sayFacts({ ...facts, productable_type }),
})
