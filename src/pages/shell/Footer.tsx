import { useLingui } from '@lingui/react/macro'
import { useMe } from '#features/account/web/public.tsx'
import { SubscribeForm } from '#features/subscribers/web/public.tsx'
import { FooterContact } from '#features/support/web/public.tsx'
import { useSite } from '#web/router/use-site.ts'
import { Logo } from '#web/ui/icons/Logo.tsx'
import css from './Footer.module.css'
import { opens } from './parts/Panel.tsx'
import { TasteForms } from './parts/TasteForms.tsx'
import { homeOf } from './parts/use-ways.ts'
import { SHORTCUTS } from './Shortcuts.tsx'

/** Links and display preferences; the latter are plain forms that return to this page. */
export function Footer() {
  const { t } = useLingui()
  const { name, today } = useSite()
  const me = useMe()
  const market = [
    { href: '/marketplace/for-sale', label: t`For sale` },
    { href: '/marketplace/auctions', label: t`Auctions` },
    { href: '/marketplace/trades', label: t`Trades` },
    { href: '/marketplace/bounties', label: t`Bounties` },
    { href: '/marketplace/for-sale?item_kind=stamp', label: t`Stamps` },
    { href: '/marketplace/for-sale?item_kind=coin', label: t`Coins` },
    { href: '/categories', label: t`Categories` },
    { href: '/marketplace/stores', label: t`Stores` },
    { href: '/clubs', label: t`Clubs` },
    { href: '/blogs', label: t`Blogs` },
    { href: '/events/public', label: t`Events` },
  ]
  const help = [
    { href: '/about', label: t`About` },
    { href: '/help', label: t({ message: 'Help', context: 'a page' }) },
    { href: '/contact', label: t`Contact` },
    { href: '/refund-policy', label: t`Refund policy` },
    { href: '/transparency', label: t`Moderation in figures` },
    { href: '/subscription', label: t`Membership` },
    { href: '/subscription/plans', label: t`Plans` },
  ]
  const yours = me
    ? [
        { href: '/profile', label: t`My account` },
        { href: `/user/${me.id}/stamp-items`, label: t`My Items` },
        { href: '/wishlists', label: t`Wishlist` },
        { href: '/orders', label: t`My Orders` },
        { href: '/wallet', label: t`Wallet` },
        { href: '/cart', label: t`Cart` },
      ]
    : [
        { href: '/login', label: t`Login` },
        { href: '/signup', label: t`Sign Up` },
        { href: '/cart', label: t`Cart` },
      ]
  const selling = me?.store
    ? [
        { href: '/store', label: t`My Store` },
        { href: '/products/create', label: t`Sell an item` },
        { href: '/store/order-listing', label: t`Store orders` },
      ]
    : [{ href: '/store/create', label: t`Create A Store` }]
  return (
    <footer className="foot">
      <div className="page">
        <div className={`foot-grid ${css.grid}`}>
          <div>
            <Logo name={name} href={homeOf(me)} />
            <p
              className={`small text-2 ${css.line}`}
            >{t`The stockbook of the world’s collectors. Stamps, coins and everything that keeps them safe.`}</p>
            <SubscribeForm />
            <FooterContact />
          </div>
          <Column title={t`Market`} links={market} />
          <Column title={t`Help`} links={help} />
          <Column title={t`You`} links={yours} />
          <Column title={t`Selling`} links={selling} />
        </div>
        <div className={`foot-end ${css.end}`}>
          <span className="small muted">
            © {today.slice(0, 4)} {name}
          </span>
          <Law />
          <button type="button" className={`link small ${css.keys}`} {...opens(SHORTCUTS)}>{t`Keyboard shortcuts`}</button>
          <TasteForms />
        </div>
      </div>
    </footer>
  )
}

function Law() {
  const { t } = useLingui()
  return (
    <nav className={css.law} aria-label={t`Terms and privacy`}>
      <a className="small" href="/terms-and-conditions">{t`Terms and conditions`}</a>
      <a className="small" href="/privacy-policy">{t`Privacy policy`}</a>
    </nav>
  )
}

function Column({ title, links }: { title: string; links: readonly { href: string; label: string }[] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul className="plain">
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
