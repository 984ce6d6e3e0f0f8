import { findOwnItem, type Unit } from '#features/stamp-items/server/public.ts'
import { isTerm } from '#features/vocabularies/server/public.ts'
import type { InputOf } from '#kernel/operation.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { auctions } from '../../contract.ts'
import { priced } from '../../rules.ts'

type LotGiven = Omit<InputOf<typeof auctions.create>, 'is_published'>
type Wrong = Refusal<'auction.item_not_found' | 'auction.unit' | 'auction.reserve_price' | 'auction.buy_it_now_price' | 'auction.shipping_option'>

/** The columns of a lot as its form gives them, or what is wrong. Precondition: the item is locked. */
export async function columnsOf(tx: Tx, given: LotGiven, seller_id: Id<'members'>) {
  const item = await findOwnItem(tx, given.auctionable_id, seller_id)
  if (!item) return refuse('auction.item_not_found')
  const unit = given.unit ?? (item.used > 0 ? 'used' : 'mint')
  const no: Wrong | undefined = (item[unit] < 1 ? refuse('auction.unit') : undefined) ?? priced(given) ?? (await wrongWay(tx, given))
  if (no) return no
  const { auctionable_type: _type, auctionable_id, return_policy, name, ...more } = given
  return {
    ...more,
    ...{ stamp_item_id: auctionable_id, unit: unit as Unit, name: name ?? item.name },
    ...{ return_domestic: return_policy.domestic, return_international: return_policy.international },
  }
}

async function wrongWay(tx: Tx, { shipping_option, shipping_amount, shipping_abroad }: LotGiven) {
  const none = shipping_option === null && shipping_amount === null && shipping_abroad === null
  if (none) return undefined
  const whole = shipping_option !== null && shipping_amount !== null
  return whole && (await isTerm(tx, 'shipping_options', shipping_option)) ? undefined : refuse('auction.shipping_option')
}
