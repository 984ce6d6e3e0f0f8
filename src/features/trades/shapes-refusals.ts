/** What the operations refuse, by what they do. */

export const notFound = { 'trade.not_found': { status: 404 } } as const
export const wrongState = { 'trade.wrong_state': { status: 409 } } as const
export const given = {
  'trade.item': { status: 422, field: 'tradeables' },
  'trade.item_status': { status: 422, field: 'tradeables' },
  'trade.item_twice': { status: 422, field: 'tradeables' },
  'trade.unit': { status: 422, field: 'tradeables' },
  'trade.expiry': { status: 422, field: 'expiry_time' },
  'trade.limit': { status: 403 },
} as const
/** Why terms cannot be sent. */
export const terms = {
  'trade_offer.empty': { status: 422, field: 'items_from_proposer' },
  'trade_offer.coins_both': { status: 422, field: 'coins_from_owner' },
  'trade_offer.coins_only': { status: 422, field: 'items_from_proposer' },
  'trade_offer.stamps_only': { status: 422, field: 'coins_from_proposer' },
  'trade_offer.item': { status: 422, field: 'items_from_proposer' },
  'trade_offer.item_theirs': { status: 422, field: 'items_from_owner' },
  'trade_offer.item_twice': { status: 422, field: 'items_from_proposer' },
  'trade_offer.many': { status: 409 },
  'trade_offer.short': { status: 409 },
  'trade_offer.plan': { status: 403 },
  'trade_offer.limit': { status: 403 },
} as const
export const offerGone = {
  'trade_offer.not_found': { status: 404 },
  'trade_offer.wrong_state': { status: 409 },
  'trade_offer.superseded': { status: 409 },
  'trade_offer.over': { status: 409 },
} as const
/** A draft whose items are not as they were when it was written. */
export const stale = { 'trade_offer.stale': { status: 409 } } as const
export const acceptance = { 'trade_offer.items_gone': { status: 409 }, 'trade_offer.items_changed': { status: 409 } } as const
export const orderGone = { 'trade_order.not_found': { status: 404 }, 'trade_order.wrong_state': { status: 409 } } as const
