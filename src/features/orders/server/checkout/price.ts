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
async function salesFor(db: Db, ids: readonly string[], buyer_id: Id<'members'> | null) {
  const sales = await findForSale(db, ids, buyer_id)
  return buyer_id ? atAgreedPrices(sales, await findAgreed(db, ids, buyer_id)) : sales
}

export const productIds = (lines: readonly OrderLine[]) => [...new Set(lines.map(({ product_id }) => product_id))]

/** Current prices. Under the lock, the caller passes the rows that it locked. */
export async function price(db: Db, { lines, deliveries, country, buyer_id }: Priced, locked?: ReadonlyMap<string, SaleRow>): Promise<Parcels> {
  const sales = locked ?? (await salesFor(db, productIds(lines), buyer_id))
  const ratesFor = (sale: SaleRow) => sale.rates.filter((rate) => country === null || reaches(rate, { from: sale.country, to: country }))
  return priceCart(lines, sales, ratesFor, new Map(deliveries.map(({ store_id, rate_id }) => [store_id, rate_id])), buyer_id)
}
