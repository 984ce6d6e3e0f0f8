/** Addresses of auctions: apart from the screens, because other slices and the header need no more than these. */
export const MARKET_AUCTIONS = '/marketplace/auctions'
export const MY_AUCTIONS = '/auctions'
export const auctionPath = (id: string) => `/auctions/${id}`
export const historyPath = (id: string) => `/auctions/${id}/history`
export const proofPath = (id: string) => `/auctions/${id}/proof`
export const editPath = (id: string) => `/auctions/${id}/edit`
export const cartPath = (id: string) => `/cart/auctions/${id}`
export const orderPath = (order_id: string) => `/orders/auction-detail/${order_id}`
