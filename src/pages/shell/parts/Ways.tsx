import { useLingui } from '@lingui/react/macro'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { Menu, type MenuItem } from '#web/ui/overlays/Menu.tsx'
import css from '../header/Header.module.css'
import { useWays } from './use-ways.ts'

/** Guests see one row on the home page: market first, about last. */
export function GuestWays({ path }: { path: string }) {
  const { t } = useLingui()
  const { market, catalogue, about } = useWays(path)
  const [stores, ...rest] = about
  return (
    <nav className={`top-inline only-d ${css.inline}`} aria-label={t`Main`}>
      <a href={market.href}>{market.label}</a>
      <a href={catalogue.href}>{catalogue.label}</a>
      {stores && <a href={stores.href}>{stores.label}</a>}
      <span className="push" />
      {rest.map(({ href, label }) => (
        <a key={href} className="top-inline--about" href={href}>
          {label}
        </a>
      ))}
    </nav>
  )
}

/** Second row of the header. */
export function Ways({ path }: { path: string }) {
  const { t } = useLingui()
  const { home, market, groups, catalogue, about, store } = useWays(path)
  return (
    <nav className={`top-2-wrap only-d ${css.second}`} aria-label={t`Main`}>
      <div className="page">
        <div className="top-2">
          <Way {...home} />
          {groups && <WayGroup {...groups.collection} />}
          <Way {...market} />
          {groups && <WayGroup {...groups.calendar} />}
          {groups && <WayGroup {...groups.community} />}
          <Way {...catalogue} />
          {about.map((way) => (
            <Way key={way.href} {...way} />
          ))}
          <a className="push" href={store.href} aria-current={store.here ? 'page' : undefined}>
            <Icon name="storefront" />
            {store.label}
          </a>
        </div>
      </div>
    </nav>
  )
}

function Way({ href, label, here }: { href: string; label: string; here: boolean }) {
  return (
    <a href={href} aria-current={here ? 'page' : undefined}>
      {label}
    </a>
  )
}

function WayGroup({ label, here, ways }: { label: string; here: boolean; ways: readonly (MenuItem & { here: boolean })[] }) {
  return (
    <Menu look={here ? `${css.group} ${css.groupHere}` : css.group} items={ways.map(({ here: current, ...way }) => ({ ...way, current }))}>
      {label}
      <Icon name="caret-down" size="s" />
    </Menu>
  )
}
