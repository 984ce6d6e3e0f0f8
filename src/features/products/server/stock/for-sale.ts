import type { MediaRow } from '#features/media/server/public.ts'
import type { RateRow } from '#features/shipping/server/public.ts'
import type { Unit } from '#features/stamp-items/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { shownCondition } from '../../rules.ts'
import { catalogueNumberOf } from '../card.ts'
import { available } from '../edit/publication.ts'
import { thingOf } from '../supply/thing.ts'
import { findOffered, lockOffered, type OfferedRow } from './queries-offered.ts'

/** Facts of an order line as codes, so that each viewer reads them in their language. */
interface SaleFacts {
  readonly country: string | null
  readonly year_issued: number | null
  readonly condition: string | null
  readonly catalogue_number: string | null
}
export interface SaleRow {
  readonly id: Id<'products'>
  readonly name: string
  readonly seller_id: Id<'members'>
  readonly store_id: Id<'stores'>
  readonly store_name: string
  /** Place of dispatch. */
  readonly city: string
  readonly country: string
  /** Null for a supply. */
  readonly stamp_item_id: Id<'stamp_items'> | null
  readonly unit: Unit | null
  readonly price: number
  readonly currency: string
  /** Units that can be bought now, without reserved ones; 0 unless `published`. */
  readonly available: number
  readonly status: string
  readonly productable_type: string
  readonly accepting_best_offer: boolean
  /** The least that a buyer takes from this store in one parcel. */
  readonly minimum_order: number
  /** The one way it is sent; null where all of the seller's ways are open. */
  readonly shipping_option: string | null
  readonly facts: SaleFacts
  /** Delivery rates of the seller, the cheapest first. */
  readonly rates: readonly RateRow[]
  readonly media: MediaRow | null
}

/** Products for a cart. Leaves out drafts, archived products and sellers blocked by or blocking this buyer. */
export async function findForSale(db: Db, ids: readonly string[], buyer: string | null = null): Promise<Map<string, SaleRow>> {
  return offersOf(db, ids.length ? await findOffered(db, ids, buyer) : [])
}
async function offersOf(db: Db, rows: readonly OfferedRow[]): Promise<Map<string, SaleRow>> {
  const offers = await Promise.all(rows.map((row) => offerOf(db, row)))
  return new Map(offers.map((offer) => [offer.id, offer]))
}

/** The same under the lock of the products: price and stock stay until the transaction ends. */
export async function lockForSale(tx: Tx, ids: readonly string[], buyer: string | null = null): Promise<Map<string, SaleRow>> {
  return offersOf(tx, await lockOffered(tx, ids, buyer))
}

async function offerOf(db: Db, { item, supply, store, media, rates, ...product }: OfferedRow): Promise<SaleRow> {
  const thing = thingOf(item, supply)
  const { country, year_issued } = thing
  const condition = shownCondition(thing.condition)
  const { id, name, price, currency, status, productable_type, shipping_option, accepting_best_offer } = product
  const seller = {
    seller_id: product.member_id,
    store_id: store.id,
    store_name: store.name,
    city: store.city,
    country: store.country,
    minimum_order: store.minimum_order,
  }
  return {
    ...{ id, name, ...seller, stamp_item_id: product.stamp_item_id, unit: product.unit as Unit | null, price: price!, currency },
    available: available(product),
    // A store that is away sells nothing; its product comes back with it.
    status: store.on_vacation && status === 'published' ? 'away' : status,
    productable_type,
    shipping_option,
    accepting_best_offer,
    facts: { country, year_issued, condition, catalogue_number: await catalogueNumberOf(db, thing) },
    rates,
    media,
  }
}
