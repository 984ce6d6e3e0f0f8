import { machine, type StateOf } from '#kernel/machine.ts'
import { refuse } from '#kernel/refusal.ts'

export const offerMachine = machine([
  { from: 'Pending', action: 'accept', by: 'seller', to: 'Accepted', guard: 'published, and enough pieces are free: they are held for 48 hours' },
  { from: 'Pending', action: 'reject', by: 'seller', to: 'Rejected' },
  { from: 'Pending', action: 'withdraw', by: 'buyer', to: 'Rejected' },
  { from: 'Pending', action: 'expire', by: 'clock', to: 'Rejected', guard: '48 hours without an answer' },
  { from: 'Pending', action: 'end', by: 'system', to: 'Rejected', guard: 'the product has left the market' },
  { from: 'Accepted', action: 'withdraw', by: 'buyer', to: 'Rejected', guard: 'not bought' },
  { from: 'Accepted', action: 'expire', by: 'clock', to: 'Rejected', guard: '48 hours, and not bought' },
])
export type OfferStatus = StateOf<typeof offerMachine>

/** Hours for an answer, and as many for paying what was accepted. */
export const OFFER_HOURS = 48
/** A buyer asks so often for one product. */
export const OFFERS_MOST = 3

interface Offered {
  readonly seller_id: string
  readonly status: string
  readonly accepting_best_offer: boolean
  readonly price: number
  readonly available: number
}
interface Wish {
  readonly buyer_id: string
  readonly amount: number
  readonly quantity: number
}
/** Why this product takes no such offer, if it takes none. */
export function offerable(sale: Offered, { buyer_id, amount, quantity }: Wish) {
  if (sale.seller_id === buyer_id) return refuse('product_offer.own')
  if (sale.status !== 'published' || !sale.accepting_best_offer) return refuse('product_offer.closed')
  if (amount >= sale.price) return refuse('product_offer.amount')
  return quantity > sale.available ? refuse('product_offer.stock') : undefined
}

/** Equality with the end is over. */
export const isOver = ({ expires_at }: { readonly expires_at: Date }, now: Date) => expires_at <= now

/** How an offer stands, for a line that shows it as it is now. */
type OfferFace = 'placed' | 'countered' | 'accepted' | 'bought' | 'declined' | 'withdrawn' | 'expired' | 'gone'
interface Faced {
  readonly status: string
  readonly action_reason: string | null
  readonly order_group_id: string | null
  /** Past its end, also before the clock has put it away. */
  readonly is_over: boolean
}
const ENDED: Readonly<Record<string, OfferFace>> = { seller: 'declined', withdrawn: 'withdrawn', gone: 'gone' }
export function faceOf({ status, action_reason, order_group_id, is_over }: Faced): OfferFace {
  if (status === 'Rejected') return ENDED[action_reason ?? ''] ?? 'expired'
  if (order_group_id !== null) return 'bought'
  if (is_over) return 'expired'
  return status === 'Accepted' ? 'accepted' : 'placed'
}
