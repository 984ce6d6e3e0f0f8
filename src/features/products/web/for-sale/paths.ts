/** Paths of the market's lists: apart from their codec, because the header needs no more than these. */
export const FOR_SALE = '/marketplace/for-sale'
export const ON_AUCTION = '/marketplace/auctions'
export const SUPPLIES = '/marketplace/supplies'
export const SEARCH_RESULT = '/search-result'
export const COMPARE = '/marketplace/compare'
export const ADVANCED = '/marketplace/advance-search'
