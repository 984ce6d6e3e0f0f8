import { releaseStock, reserveStock } from '#features/products/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { TransactionContext, Tx } from '#server/operations/contexts.ts'
import { lockRows } from '#server/operations/locks.ts'
import { productOfferBought } from '../contract.ts'
import { isOver } from '../rules.ts'
import { endOffer } from './end.ts'
import { agreedOffers, heldAgain, type OfferRow, takenOffers, takenUp } from './queries.ts'

type Agreed = ReadonlyMap<string, OfferRow>
const byProduct = (rows: readonly OfferRow[]): Agreed => new Map(rows.map((row) => [row.product_id, row]))

/** Prices that this buyer has agreed on, by product. */
export const findAgreed = async (db: Db, product_ids: readonly string[], buyer: Id<'members'>): Promise<Agreed> =>
  byProduct(await agreedOffers(db, product_ids, buyer).execute())
/** The same, locked before the products: they stay agreed until the transaction ends. */
export const lockAgreed = async (tx: Tx, product_ids: readonly string[], buyer: Id<'members'>): Promise<Agreed> =>
  byProduct(await lockRows(tx, 'product_offers', agreedOffers(tx, product_ids, buyer)))

interface Priced {
  readonly price: number
  readonly available: number
  readonly minimum_order: number
}
/** At its agreed price, of the pieces that are held for this buyer; who has agreed on one does not ask for a minimum order. */
export const atAgreedPrices = <Sale extends Priced>(sales: ReadonlyMap<string, Sale>, agreed: Agreed): ReadonlyMap<string, Sale> =>
  agreed.size === 0
    ? sales
    : new Map(
        [...sales].map(([id, sale]) => {
          const offer = agreed.get(id)
          return [id, offer ? { ...sale, price: offer.amount, available: offer.quantity, minimum_order: 0 } : sale]
        }),
      )

const tell = ({ emit }: TransactionContext, { id: product_offer_id, user_id, seller_id }: OfferRow, is_bought: boolean) =>
  emit(productOfferBought, { product_offer_id, user_id, seller_id, is_bought })

/** The purchase takes over what was held. Precondition: `lockAgreed`. */
export async function takeUp(context: TransactionContext, agreed: Agreed, group_id: string) {
  for (const offer of agreed.values()) {
    await takenUp(context.tx, offer.id, group_id)
    if (offer.hold_id) await releaseStock(context, offer.hold_id)
    tell(context, offer, true)
  }
}

/** Before the stock of an unpaid purchase is released: locks the offers that it took over. */
export const lockTaken = (tx: Tx, group_id: string): Promise<OfferRow[]> => lockRows(tx, 'product_offers', takenOffers(tx, group_id))
/** After it: what is still in time is held again; the rest is over. */
export async function giveBack(context: TransactionContext, offers: readonly OfferRow[]) {
  const now = await context.clock()
  for (const offer of offers) {
    const again = isOver(offer, now) ? undefined : await heldAgain(context.tx, offer.id)
    const line = { product_id: offer.product_id, quantity: offer.quantity }
    if (again && (await reserveStock(context, again.hold_id!, [line]))) tell(context, again, false)
    else await endOffer(context, { ...offer, hold_id: null }, 'unpaid')
  }
}
