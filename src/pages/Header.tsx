import { useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { useCartCount } from '#features/orders/web/public.tsx'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Logo } from '#web/ui/Logo.tsx'
import { Menu } from '#web/ui/Menu.tsx'
import { useSite } from '#web/use-site.ts'
import { SearchBox } from './SearchBox.tsx'
import { useLogOut } from './use-log-out.ts'
import { type Me, useMe } from './use-me.ts'

/** The head of every page: logo, search, what waits for one, and the ways through the house. */
export function Header() {
  const { t } = useLingui()
  const site = useSite()
  const me = useMe()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const bare = path === '/' && !me
  return (
    <>
      <a className="skip" href="#main">{t`Skip to content`}</a>
      <header className="top">
        <div className="page top-1">
          <Logo name={site.name} href="/" />
          {bare ? <nav className="top-inline only-d" aria-label={t`Main`}><a href="/marketplace/for-sale">{t`Market Place`}</a></nav> : <SearchBox className="only-d" />}
          <div className="top-acts">{me ? <MemberActs me={me} /> : <GuestActs />}</div>
        </div>
        {me && <Ways me={me} path={path} />}
      </header>
    </>
  )
}

function GuestActs() {
  const { t } = useLingui()
  return (
    <>
      <CartLink />
      <a className="btn btn--s" href="/login">{t`Login`}</a>
      <a className="btn btn--s btn--fill" href="/signup">{t`Sign Up`}</a>
    </>
  )
}

function MemberActs({ me }: { me: Me }) {
  const { t } = useLingui()
  const logOut = useLogOut()
  const unread = me.unread_notifications > 99 ? '99+' : String(me.unread_notifications)
  return (
    <>
      <a className="icon-btn" href="/notifications" aria-label={me.unread_notifications ? t`Notifications, ${unread} unread` : t`Notifications`}>
        <Icon name="bell" />
        {me.unread_notifications > 0 && <span className="count">{unread}</span>}
      </a>
      <CartLink />
      <Menu
        label={t`${me.full_name}, your account`}
        look="icon-btn"
        end
        items={[
          { label: t`Order History`, href: '/orders', icon: 'package' },
          ...(me.store ? [{ label: t`Store orders`, href: '/store/order-listing', icon: 'storefront' as const }] : []),
          { label: t`My Items`, href: `/user/${me.id}/stamp-items`, icon: 'images' as const },
          { label: t`Wallet`, href: '/wallet', icon: 'wallet' },
          { label: t`Log Out`, onPress: logOut, icon: 'sign-out' },
        ]}
      >
        <Avatar name={me.full_name} url={me.image_url ?? undefined} />
      </Menu>
    </>
  )
}

function CartLink() {
  const { t } = useLingui()
  const count = useCartCount()
  return (
    <a className="icon-btn" href="/cart" aria-label={count ? t`Cart, has items` : t`Cart`}>
      <Icon name="shopping-cart" />
      {count > 0 && <span className="dot" />}
    </a>
  )
}

function Ways({ me, path }: { me: Me; path: string }) {
  const { t } = useLingui()
  const ways = [
    { href: '/', label: t`Home`, here: path === '/' },
    { href: `/user/${me.id}/stamp-items`, label: t`My Items`, here: /^\/(user|stamp-items)/.test(path) },
    { href: '/marketplace/for-sale', label: t`Market Place`, here: /^\/(marketplace|products)/.test(path) },
    { href: '/orders', label: t`Order History`, here: path.startsWith('/orders') },
  ]
  return (
    <nav className="top-2-wrap only-d" aria-label={t`Main`}>
      <div className="page">
        <div className="top-2">
          {ways.map(({ href, label, here }) => (
            <a key={href} href={href} aria-current={here ? 'page' : undefined}>
              {label}
            </a>
          ))}
          <a className="push" href={me.store ? '/store' : '/store/create'}>
            <Icon name="storefront" />
            {me.store ? t`My Store` : t`Create A Store`}
          </a>
        </div>
      </div>
    </nav>
  )
}
