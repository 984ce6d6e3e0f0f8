import { share } from '#kernel/money.ts'
import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { type GroupRow, keepPurchase, type NewGroup, type NewItem, type NewOrder } from '../queries.ts'
import type { Parcels } from './price.ts'

type Parcel = Parcels[number]

/** Writes the order group and one order per parcel. Names, prices, postage and commission are frozen as agreed. */
export function placeOrders({ tx, tools }: TransactionContext, group: NewGroup, parcels: Parcels, to: string): Promise<GroupRow> {
  const rate = tools.site.commission
  return keepPurchase(
    tx,
    group,
    parcels.map((parcel) => orderOf(group, parcel, rate, to)),
    parcels.flatMap(({ store_id, lines }) => lines.map((line) => itemOf(store_id, line, rate))),
  )
}

function orderOf(
  { currency }: NewGroup,
  { store_id, seller_id, lines, chosen, item_total, shipping_total }: Parcel,
  basis_points: number,
  to: string,
): NewOrder {
  const { rate } = chosen!
  const commission = lines.reduce((sum, { total }) => sum + share(total, basis_points), 0)
  const { store_name, country } = lines[0]!.sale
  return {
    seller_id,
    store_id,
    store_name,
    currency,
    item_total,
    shipping_total,
    total: item_total + shipping_total,
    commission,
    shipping_option: rate.shipping_option,
    shipping_days_least: rate.days_least,
    shipping_days_most: rate.days_most,
    abroad: country !== to,
  }
}

function itemOf(store_id: Id<'stores'>, { sale, order_quantity, total }: Parcel['lines'][number], basis_points: number): NewItem {
  const { id, stamp_item_id, name, facts, productable_type, media, price } = sale
  return {
    store_id,
    product_id: id,
    stamp_item_id,
    name,
    facts: { ...facts, productable_type },
    media,
    order_quantity,
    price,
    commission_basis_points: basis_points,
    commission: share(total, basis_points),
  }
}
