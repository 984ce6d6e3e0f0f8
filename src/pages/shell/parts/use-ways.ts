import { useLingui } from '@lingui/react/macro'
import { type Me, useMe } from '#features/account/web/public.tsx'

/** Navigation of header and menu. The member's own pages and the network are groups. */
export function useWays(path: string) {
  const { t } = useLingui()
  const me = useMe()
  const market = { href: '/marketplace', label: t`Market Place`, icon: 'tag' as const, here: inMarket(path) }
  return {
    me,
    home: { href: homeOf(me), label: t`Home`, icon: 'house' as const, here: path === homeOf(me) },
    market,
    groups: useGroups(me, path),
    about: useAbout(me, path),
    catalogue: { href: '/stamps?status=FOR_REFERENCE', label: t`Catalogue`, icon: 'book-open' as const, here: /^\/stamps(\/|$)/.test(path) },
    blogs: { href: '/blogs', label: t`Blogs`, icon: 'newspaper' as const, here: BLOGS.test(path) },
    orders: me && { href: '/orders', label: t`My Orders`, icon: 'package' as const, here: /^\/orders\b/.test(path) },
    flags: me && { href: '/flags', label: t`Flags`, icon: 'flag' as const, here: /^\/flags\b/.test(path) },
    store: me?.store
      ? { href: '/store', label: t`My Store`, icon: 'storefront' as const, here: /^\/store\b/.test(path) }
      : { href: '/store/create', label: t`Create A Store`, icon: 'storefront' as const, here: path === '/store/create' },
  }
}

const HOME = '/'
/** Target of Home and of both logos: the feed of a member, the first page for guests. */
export const homeOf = (me: Me | undefined) => (me ? '/feeds' : HOME)
const WISHES = /^\/(wishlists|create-wish-item)\b/
const BLOGS = /^\/blogs?\b/
const SEARCHES = /^\/saved-searches\b/
const ALBUMS = /^\/(albums|lots|sets|print-album|user\/[^/]+\/(albums|lots|sets))\b/
/** One's own, among what one keeps. */
const MINE = /^\/(auctions|bounties|trades)$/
const INVENTORY = '/profile/user/inventory'
const STORES = '/marketplace/stores'
const inMarket = (path: string) => path !== STORES && /^\/((marketplace|products|stores)\b|(auctions|bounties|trades)\/)/.test(path)

function useGroups(me: Me | undefined, path: string) {
  const { t } = useLingui()
  if (!me) return undefined
  const { id } = me
  const gallery = `/profile/${id}/gallery`
  return {
    collection: {
      label: t`My Collection`,
      here:
        path === gallery ||
        path === INVENTORY ||
        ALBUMS.test(path) ||
        WISHES.test(path) ||
        SEARCHES.test(path) ||
        /^\/(user|stamp-items|imports|exports|scan)\b/.test(path) ||
        MINE.test(path),
      ways: [
        { href: gallery, label: t`My StampBox`, icon: 'squares-four' as const, here: path === gallery },
        { href: `/user/${id}/albums`, label: t`My Albums`, icon: 'books' as const, here: ALBUMS.test(path) },
        { href: '/wishlists', label: t`Wishlist`, icon: 'heart' as const, here: WISHES.test(path) },
        { href: '/saved-searches', label: t`Saved searches`, icon: 'magnifying-glass' as const, here: SEARCHES.test(path) },
        {
          href: `/user/${id}/stamp-items`,
          label: t`My Items`,
          icon: 'images' as const,
          here: /^\/(user\/[^/]+\/stamp-items|stamp-items)\b/.test(path),
        },
        { href: '/auctions', label: t`My auctions`, icon: 'gavel' as const, here: path === '/auctions' },
        { href: '/trades', label: t`My trades`, icon: 'arrows-left-right' as const, here: path === '/trades' },
        { href: '/bounties', label: t`My bounties`, icon: 'target' as const, here: path === '/bounties' },
        { href: INVENTORY, label: t`Inventory`, icon: 'archive' as const, here: path === INVENTORY },
        { href: '/offline', label: t`Offline at the fair`, icon: 'device-mobile' as const, here: false },
        { href: '/scan', label: t`Scan a page`, icon: 'scan' as const, here: path === '/scan' },
        { href: '/imports', label: t`Bring in, take out`, icon: 'table' as const, here: /^\/(im|ex)ports\b/.test(path) },
      ],
    },
    calendar: {
      label: t`Calendar`,
      here: /^\/(events|join-events)\b/.test(path),
      ways: [
        { href: '/events/event-calendar', label: t`Event Calendar`, icon: 'calendar-blank' as const, here: path === '/events/event-calendar' },
        { href: '/events?type=Event', label: t`My Events`, icon: 'ticket' as const, here: path === '/events' },
        { href: '/events?type=Exhibition', label: t`My Exhibitions`, icon: 'image' as const, here: false },
        { href: '/join-events?type=Event', label: t`Join Events`, icon: 'calendar-plus' as const, here: path === '/join-events' },
        { href: '/join-events?type=Exhibition', label: t`Join Exhibitions`, icon: 'images' as const, here: false },
      ],
    },
    community: {
      label: t`Community`,
      here: path === STORES || /^\/(network|calls|follow|latest-feeds|club|blog|feeds\/)/.test(path) || path === `/profile/${id}/network`,
      ways: [
        { href: '/latest-feeds', label: t`Latest posts`, icon: 'chats' as const, here: path === '/latest-feeds' },
        { href: '/clubs', label: t`Clubs`, icon: 'users-three' as const, here: path === '/clubs' },
        { href: '/blogs', label: t`Blogs`, icon: 'newspaper' as const, here: BLOGS.test(path) },
        { href: '/network', label: t`Find Friends`, icon: 'user-plus' as const, here: path === '/network' },
        { href: `/profile/${id}/network`, label: t`My Network`, icon: 'users' as const, here: path === `/profile/${id}/network` },
        { href: '/calls', label: t`Calls`, icon: 'phone' as const, here: path === '/calls' },
        { href: STORES, label: t`Explore Stores`, icon: 'storefront' as const, here: path === STORES },
      ],
    },
  }
}

/** Links for guests about the site. */
function useAbout(me: Me | undefined, path: string) {
  const { t } = useLingui()
  if (me) return []
  return [
    { href: STORES, label: t`Stores`, icon: 'storefront' as const, here: path === STORES },
    { href: '/events/public', label: t`Events`, icon: 'ticket' as const, here: /^\/events\b/.test(path) },
    { href: '/subscription', label: t`Membership`, icon: 'certificate' as const, here: path === '/subscription' },
    { href: '/about', label: t`About Us`, icon: 'info' as const, here: path === '/about' },
    { href: '/contact', label: t`Contact Us`, icon: 'envelope-simple' as const, here: path === '/contact' },
  ]
}
