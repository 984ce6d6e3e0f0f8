import { atAgreedPrices, findAgreed } from '#features/product-offers/server/public.ts'
import { findForSale, type SaleRow } from '#features/products/server/public.ts'
import { type RateRow, reaches } from '#features/shipping/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { type OrderLine, priceCart } from '../../rules.ts'

export type Parcels = ReturnType<typeof priceCart<SaleRow, RateRow>>
interface Delivery {
  readonly store_id: Id<'stores'>
  readonly rate_id: string
}

export interface Priced {
  readonly lines: readonly OrderLine[]
  readonly deliveries: readonly Delivery[]
  readonly country: string | null
  readonly buyer_id: Id<'members'> | null
}

/** What is for sale, at the prices that this buyer has agreed on. */
export async function salesFor(db: Db, ids: readonly string[], buyer_id: Id<'members'> | null) {
  const sales = await findForSale(db, ids, buyer_id)
  return buyer_id ? atAgreedPrices(sales, await findAgreed(db, ids, buyer_id)) : sales
}

export const productIds = (lines: readonly OrderLine[]) => [...new Set(lines.map(({ product_id }) => product_id))]

/** A seller's rates that reach this country; all of them while it is not known. */
export const ratesTo = ({ rates, country: from }: Pick<SaleRow, 'rates' | 'country'>, to: string | null) =>
  rates.filter((rate) => to === null || reaches(rate, { from, to }))

/** Current prices. Under the lock, the caller passes the rows that it locked. */
export async function price(db: Db, { lines, deliveries, country, buyer_id }: Priced, locked?: ReadonlyMap<string, SaleRow>): Promise<Parcels> {
  const sales = locked ?? (await salesFor(db, productIds(lines), buyer_id))
  return priceCart(lines, sales, (sale) => ratesTo(sale, country), new Map(deliveries.map(({ store_id, rate_id }) => [store_id, rate_id])), buyer_id)
}

/** Where no way is chosen, the cheapest, so that the first total is complete. */
export async function priceAtLeast(db: Db, asked: Priced, sales?: ReadonlyMap<string, SaleRow>): Promise<Parcels> {
  const bare = await price(db, asked, sales)
  const deliveries = bare.map(({ store_id, chosen, rates }) => ({ store_id, rate_id: (chosen ?? rates[0])?.rate.id ?? '' }))
  return price(db, { ...asked, deliveries }, sales)
}
