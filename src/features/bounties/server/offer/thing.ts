import { openLot } from '#features/auctions/server/public.ts'
import { lockForSale, type SaleRow } from '#features/products/server/public.ts'
import { openTrade } from '#features/trades/server/public.ts'
import type { InputOf } from '#kernel/operation.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { bounties } from '../../contract.ts'
import { linkOf } from '../../rules.ts'
import { productOfItem } from './queries-thing.ts'

type Input = InputOf<typeof bounties.placeOffer>
interface Sides {
  readonly finder_id: Id<'members'>
  readonly poster_id: Id<'members'>
}
const wrong = () => refuse('bounty_offer.thing')
const nowhere = { product_id: null, auction_id: null, trade_id: null, stamp_item_id: null }
const ofSale = ({ id, stamp_item_id }: SaleRow) => ({ ...nowhere, product_id: id, stamp_item_id, address: `/products/${id}` })

/** What is offered and where it is, if it is on the market and this finder's to offer. Its product stays as it is until the transaction ends. */
export function thingOf(tx: Tx, input: Input, sides: Sides) {
  const { referable_type } = input
  if (referable_type === 'StampItem') return ownItem(tx, input, sides)
  if (referable_type === 'Product') return ownProduct(tx, input.product_id, sides)
  if (referable_type === 'Auction') return lot(tx, input.auction_id, sides, true)
  if (referable_type === 'Trade') return ownTrade(tx, input.trade_id, sides)
  if (referable_type === 'market_referral') return input.auction_id ? lot(tx, input.auction_id, sides, false) : referred(tx, input.product_id, sides)
  return outside(input.link)
}

async function ownItem(tx: Tx, { stamp_item_id }: Input, sides: Sides) {
  const product_id = stamp_item_id && (await productOfItem(tx, stamp_item_id, sides.finder_id))
  return product_id ? ownProduct(tx, product_id, sides) : refuse('bounty_offer.not_listed')
}
async function saleOf(tx: Tx, id: string | undefined, { finder_id }: Sides): Promise<SaleRow | undefined> {
  const sale = id === undefined ? undefined : (await lockForSale(tx, [id], finder_id)).get(id)
  return sale && sale.available > 0 ? sale : undefined
}
async function ownProduct(tx: Tx, id: string | undefined, sides: Sides) {
  const sale = await saleOf(tx, id, sides)
  return sale?.seller_id === sides.finder_id ? ofSale(sale) : wrong()
}
/** Of somebody else, and not what the poster sells. */
async function referred(tx: Tx, id: string | undefined, sides: Sides) {
  const sale = await saleOf(tx, id, sides)
  return sale && sale.seller_id !== sides.finder_id && sale.seller_id !== sides.poster_id ? ofSale(sale) : wrong()
}
async function lot(tx: Tx, id: string | undefined, { finder_id, poster_id }: Sides, own: boolean) {
  const found = id === undefined ? undefined : await openLot(tx, id, finder_id)
  if (!found || found.seller_id === poster_id || (found.seller_id === finder_id) !== own) return wrong()
  return { ...nowhere, auction_id: found.id, stamp_item_id: found.stamp_item_id, address: `/auctions/${found.id}` }
}
async function ownTrade(tx: Tx, id: string | undefined, { finder_id }: Sides) {
  const found = id === undefined ? undefined : await openTrade(tx, id, finder_id)
  if (found?.owner_id !== finder_id) return wrong()
  return { ...nowhere, trade_id: found.id, stamp_item_id: found.stamp_item_id as Id<'stamp_items'> | null, address: `/trades/${found.id}/show` }
}
async function outside(link: string | undefined) {
  const address = link === undefined ? undefined : linkOf(link)
  return address === undefined ? refuse('bounty_offer.link') : { ...nowhere, address }
}
