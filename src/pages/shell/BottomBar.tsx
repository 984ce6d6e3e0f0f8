import { useLingui } from '@lingui/react/macro'
import { useMe } from '#features/account/web/public.tsx'
import { useCartCount } from '#features/orders/web/public.tsx'
import { useLocation } from '#web/router/use-router.ts'
import { Icon } from '#web/ui/icons/Icon.tsx'
import css from './header/Header.module.css'
import { badge, coinBadge } from './parts/badge.ts'

/** Bottom navigation of members on phones, with counts. */
export function BottomBar() {
  const { t } = useLingui()
  const me = useMe()
  const inCart = useCartCount()
  const path = useLocation().pathname
  // Where a message is written, it would cover the place.
  if (!me || path.startsWith('/chat/') || path.startsWith('/groups/')) return null
  const ways = [
    {
      href: '/notifications',
      icon: 'bell' as const,
      label: t({ message: 'Notifications', context: 'bottom bar' }),
      count: badge(me.unread_notifications),
      more: t`, ${me.unread_notifications} unread`,
    },
    { href: '/chat', icon: 'chat-circle' as const, label: t`Chat`, count: badge(me.unread_messages), more: t`, ${me.unread_messages} unread` },
    { href: '/cart', icon: 'shopping-cart' as const, label: t`My Cart`, count: badge(inCart), more: t`, ${inCart} in it` },
    { href: '/wishlists', icon: 'heart' as const, label: t`Wishlist`, count: badge(me.wish_list_count), more: t`, ${me.wish_list_count} wishes` },
    { href: '/wallet', icon: 'wallet' as const, label: t`Wallet`, count: me.coins > 0 ? coinBadge(me.coins) : '', more: t`, ${me.coins} coins` },
  ]
  return (
    <nav className={`bottom only-m ${css.quick}`} aria-label={t`Quick`}>
      {ways.map(({ href, icon, label, count, more }) => (
        <a key={href} href={href} aria-current={path === href ? 'page' : undefined}>
          <Icon name={icon} />
          {count && (
            <span className="count" aria-hidden="true">
              {count}
            </span>
          )}
          {label}
          {count && <span className="vh">{more}</span>}
        </a>
      ))}
    </nav>
  )
}
