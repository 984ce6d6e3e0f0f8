export const MARKET_TRADES = '/marketplace/trades'
export const MY_TRADES = '/trades'
export const MATCHES = '/trades/matches'
/** Of the slice above. */
export const CIRCLES = '/trades/circles'
export const PROPOSALS = '/proposal'
export const TRADE_ORDERS = '/orders/trade-listing'
export const tradePath = (id: string) => `${MY_TRADES}/${id}/show`
export const placePath = (id: string) => `${MY_TRADES}/${id}/place-offer`
export const counterPath = (id: string, offer_id: string) => `${MY_TRADES}/${id}/place-counter-offer?offer_id=${offer_id}`
export const editOfferPath = (offer_id: string) => `${MY_TRADES}/${offer_id}/edit-offer`
export const offerPath = (id: string) => `${MY_TRADES}/placed-offer/${id}`
export const orderPath = (trade_id: string) => `/orders/trade-detail/${trade_id}`
export const proceedPath = (offer_id: string) => `/cart/trade-offers/${offer_id}`
