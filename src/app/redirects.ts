import type { Redirects } from '#server/seo/redirects.ts'

/** Redirects of old URLs to current pages; an old URL without a current page gets 404. */
export const redirects: Redirects = {
  '/login-old': '/login',
  '/dashboard/clubs': '/dashboard/lists/clubs',
  '/locales': '/setting/account/site-preference',
  '/static/advance-search': '/marketplace/advance-search',
  '/static/album-listing': '/collections',
  '/static/wishlist': '/wishlists',
  '/static/settings': '/setting',
  '/static/store': '/store',
  '/static/wallet': '/wallet',
  '/static/clubs': '/clubs',
  '/static/blogs': '/blogs',
  '/static/events': '/events/public',
  '/static/flagging': '/flags',
  '/static/coins': '/wallet/coins',
}
