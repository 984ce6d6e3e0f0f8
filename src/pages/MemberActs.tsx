import { useLingui } from '@lingui/react/macro'
import { NotificationsMenu } from '#features/notifications/web/public.tsx'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Menu } from '#web/ui/Menu.tsx'
import { CartLink } from './CartLink.tsx'
import { useLogOut } from './use-log-out.ts'
import type { Me } from './use-me.ts'

/** What waits for a member, and what is theirs. */
export function MemberActs({ me }: { me: Me }) {
  const { t } = useLingui()
  const logOut = useLogOut()
  return (
    <>
      <div className="only-d">
        <NotificationsMenu unread={me.unread_notifications} />
      </div>
      <CartLink className="only-d" />
      <Menu
        look="icon-btn"
        end
        items={[
          { label: t`My Profile`, href: '/profile', icon: 'user-circle' },
          { label: t`My Items`, href: `/user/${me.id}/stamp-items`, icon: 'images' },
          { label: t`My Orders`, href: '/orders', icon: 'package' },
          ...(me.store ? [{ label: t`Store orders`, href: '/store/order-listing', icon: 'storefront' as const }] : []),
          { label: t`Find friends`, href: '/network', icon: 'user-plus' },
          { label: t`My Network`, href: '/followers', icon: 'users' },
          { label: t`Wallet`, href: '/wallet', icon: 'wallet' },
          { label: t`Settings`, href: '/setting', icon: 'gear' },
          { label: t`Log Out`, onPress: logOut, icon: 'sign-out' },
        ]}
      >
        <Avatar name={me.full_name} url={me.image_url ?? undefined} />
        <span className="vh">{t`${me.full_name}, your account`}</span>
      </Menu>
    </>
  )
}
