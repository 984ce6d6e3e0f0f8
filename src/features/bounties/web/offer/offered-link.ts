import type { GivenOf } from '#kernel/operation.ts'
import type { bounties } from '../../contract.ts'

type Offered = Omit<GivenOf<typeof bounties.placeOffer>, 'bounty_id' | 'message'>
const HERE = /^\/(products|auctions|trades)\/([0-9a-f-]{36})(?:\/show)?$/i

/** What a pasted address names: a listing of one's own or of somebody else here, or a page outside. */
export function offeredLink(text: string, origin: string, is_own: boolean): Offered {
  const url = URL.parse(text.trim(), origin)
  const [, where, id] = (url?.origin === origin && HERE.exec(url.pathname)) || []
  if (where === 'products') return { referable_type: is_own ? 'Product' : 'market_referral', product_id: id as never }
  if (where === 'auctions') return { referable_type: is_own ? 'Auction' : 'market_referral', auction_id: id as never }
  if (where === 'trades' && is_own) return { referable_type: 'Trade', trade_id: id as never }
  return { referable_type: 'referral_link', link: text }
}
