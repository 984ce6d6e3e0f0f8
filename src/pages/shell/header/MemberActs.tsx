import { useLingui } from '@lingui/react/macro'
import type { Me } from '#features/account/web/public.tsx'
import { NotificationsMenu } from '#features/notifications/web/public.tsx'
import { useSupport } from '#features/support/web/public.tsx'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { Menu } from '#web/ui/overlays/Menu.tsx'
import { useLogOut } from '../parts/use-log-out.ts'
import { CartMenu } from './CartMenu.tsx'
import { CoinLink } from './CoinLink.tsx'
import { FlagLink } from './FlagLink.tsx'
import { TalkLink } from './TalkLink.tsx'
import { WishLink } from './WishLink.tsx'

/** Notices, cart and menu of a member. */
export function MemberActs({ me }: { me: Me }) {
  const { t } = useLingui()
  const logOut = useLogOut()
  const support = useSupport(me.uid)
  const dashboard = dashboardOf(me.user_permissions)
  return (
    <>
      <CoinLink coins={me.coins} />
      <TalkLink count={me.unread_messages} />
      <WishLink count={me.wish_list_count} />
      <FlagLink count={me.flags_count} />
      <div className="only-d">
        <NotificationsMenu unread={me.unread_notifications} />
      </div>
      <div className="only-d">
        <CartMenu />
      </div>
      <Menu
        look="icon-btn"
        end
        items={[
          { label: t`My Profile`, href: '/profile', icon: 'user-circle' },
          { label: t`Flags`, href: '/flags', icon: 'flag' },
          { title: t`Order History` },
          ...(me.store ? [{ label: t`Store orders`, href: '/store/order-listing', icon: 'storefront' as const }] : []),
          { label: t`Product orders`, href: '/orders', icon: 'package' },
          { label: t`Auction orders`, href: '/orders?kind=auction', icon: 'gavel' },
          { label: t`Trade orders`, href: '/orders/trade-listing', icon: 'arrows-left-right' },
          { title: t`Account` },
          { label: t`Wallet`, href: '/wallet', icon: 'wallet' },
          { label: t`Account settings`, href: '/setting', icon: 'gear' },
          { label: t`My reports`, href: '/reports', icon: 'megaphone' },
          { label: t`Support`, icon: 'lifebuoy', ...(support.onPress ? { onPress: support.onPress } : { href: support.href }) },
          ...(dashboard ? [{ label: t`Dashboard`, href: dashboard, icon: 'chart-bar' as const }] : []),
          { label: t`Log Out`, onPress: logOut, icon: 'sign-out' },
        ]}
      >
        <Avatar name={me.full_name} url={me.image_url ?? undefined} />
        <span className="vh">{t`${me.full_name}, your account`}</span>
      </Menu>
    </>
  )
}

/** The first page of the dashboard that a member may open: of a list it is called as the permission. */
function dashboardOf(held: Me['user_permissions']): string | undefined {
  if (held.includes('user.access.customer_members')) return '/dashboard'
  if (held.includes('user.access.flagged')) return '/dashboard/reports'
  if (held.includes('user.access.chat')) return '/dashboard/support'
  const [, word] = held.map((name) => /^user\.access\.(?!admin)(\w+)$/.exec(name)).find(Boolean) ?? []
  if (word) return `/dashboard/lists/${word.replace('_', '-')}`
  return held.includes('user.access.admin') ? '/dashboard/roles' : undefined
}
