import { useLingui } from '@lingui/react/macro'
import type { Me } from '#features/account/web/public.tsx'
import { NotificationsMenu } from '#features/notifications/web/public.tsx'
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

/** The first page of the dashboard that a member may open. */
const dashboardOf = (held: Me['user_permissions']): string | undefined =>
  held.includes('user.access.customer_members') ? '/dashboard' : held.includes('user.access.flagged') ? '/dashboard/flagged' : undefined
