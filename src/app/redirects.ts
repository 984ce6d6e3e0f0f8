import { isUuid } from '#kernel/uuid.ts'
import type { Redirects } from '#server/seo/redirects.ts'

/** Redirects of old URLs to current pages; an old URL without a current page gets 404. */
export const redirects: Redirects = {
  '/login-old': '/login',
  '/locales': '/setting/account/site-preference',
  '/static/advance-search': '/marketplace/advance-search',
  '/static/album-listing': '/collections',
  '/static/wishlist': '/wishlists',
  '/static/settings': '/setting',
  '/static/store': '/store',
  '/static/wallet': '/wallet',
  '/static/coins': '/wallet/coins',
  '/store/landing': '/store',
  '/store/draft-orders': '/store?status=draft',
  '/store/sold-orders': '/store/order-listing',
  '/marketplace/:owner_id/view-all': ({ owner_id = '' }, query) => {
    const store_id = query.get('store_id') ?? ''
    if (isUuid(store_id)) return `/stores/${store_id}`
    return isUuid(owner_id) ? `/profile/${owner_id}?tab=for_sale` : '/marketplace/stores'
  },
}
