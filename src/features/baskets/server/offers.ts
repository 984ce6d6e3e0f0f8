import { ratesTo, salesFor } from '#features/orders/server/public.ts'
import { type ConditionFloor, conditionsFrom, gradesFor, type ownWants } from '#features/wishlists/server/public.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { copiesFor, type Sought } from './queries.ts'
import type { Copy, Way } from './solve/parcel-costs.ts'

type Wants = Awaited<ReturnType<typeof ownWants>>
type Sales = Awaited<ReturnType<typeof salesFor>>
export type Offered = Copy & { readonly good: boolean; readonly currency: string }
export interface Offers {
  readonly sales: Sales
  /** By wish, the cheapest first. */
  readonly copies: ReadonlyMap<string, readonly Offered[]>
  /** By store: the rates that reach the buyer. */
  readonly ways: ReadonlyMap<string, readonly Way[]>
}

/** What a wish asks of a copy, as the codes that are good enough. */
async function soughtBy(db: Db, { id, wishable_id, least_condition, least_grade }: Wants[number]): Promise<Sought> {
  const conditions = least_condition === null ? null : conditionsFrom(least_condition as ConditionFloor)
  const grades = least_grade === null ? null : ((await gradesFor(db, least_grade)) ?? [])
  return { wish_id: id, entry_id: wishable_id, conditions, grades }
}

/** Copies for these wants as the checkout would sell them now: prices agreed on, stores that are away left out. */
export async function offersFor(db: Db, viewer: MemberId, wants: Wants, country: string | null): Promise<Offers> {
  const sought = await Promise.all(wants.map((want) => soughtBy(db, want)))
  const found = await copiesFor(db, viewer, sought)
  const ids = found.map(({ product_id }) => product_id)
  const sales = await salesFor(db, ids, viewer)
  const copies = Map.groupBy(
    found.flatMap(({ wish_id, product_id, good }) => {
      const sale = sales.get(product_id)
      if (sale?.status !== 'published' || sale.available < 1) return []
      const { id, store_id, price, shipping_option, minimum_order, currency } = sale
      return [{ wish_id, id, store_id, price, shipping_option, minimum_order, currency, good }]
    }),
    ({ wish_id }) => wish_id,
  )
  const stores = new Map([...sales.values()].map((sale) => [sale.store_id as string, sale]))
  return { sales, copies, ways: new Map([...stores].map(([id, sale]) => [id, ratesTo(sale, country)])) }
}
