import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { AdvancedLink } from '#pages/search/advanced/AdvancedLink.tsx'
import { useLocation } from '#web/router/use-router.ts'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import { SearchBox } from '../../search/SearchBox.tsx'
import { badge } from '../parts/badge.ts'
import { opens, Panel } from '../parts/Panel.tsx'
import { TasteForms } from '../parts/TasteForms.tsx'
import { useWays } from '../parts/use-ways.ts'
import css from './Header.module.css'

export function MenuButton() {
  const { t } = useLingui()
  const { me, home, market, groups, catalogue, about, orders, flags, store } = useWays(useLocation().pathname)
  return (
    <>
      <IconButton className="only-m" icon="list" label={t`Menu`} {...opens('menu')} />
      <Panel id="menu" className={css.panel} title={t`Menu`}>
        <ul className={`menu-list ${css.links}`}>
          <Row {...home} />
          <Row {...store} />
          {groups && <Group {...groups.collection} />}
          <Row {...market} />
          {groups && <Group {...groups.community} />}
          {orders && <Row {...orders} />}
          <Row {...catalogue} />
          {flags && <Row {...flags} count={badge(me!.flags_count)} />}
          {about.map((way) => (
            <Row key={way.href} {...way} />
          ))}
        </ul>
        <div className={css.tastes}>
          <TasteForms />
        </div>
        {!me && (
          <div className={css.doors}>
            <a className="btn" href="/login">{t`Login`}</a>
            <a className="btn btn--fill" href="/signup">{t`Sign Up`}</a>
          </div>
        )}
      </Panel>
    </>
  )
}

interface PanelLink {
  href: string
  label: string
  icon: IconName
  here: boolean
  count?: string
}

function Row({ href, label, icon, here, count }: PanelLink) {
  return (
    <li>
      <a href={href} aria-current={here ? 'page' : undefined}>
        <Icon name={icon} />
        {label}
        {count && <span className="push caption">{count}</span>}
      </a>
    </li>
  )
}

function Group({ label, ways }: { label: string; ways: readonly PanelLink[] }) {
  const id = useId()
  return (
    <li>
      <span className="menu-title" id={id}>
        {label}
      </span>
      <ul className={css.under} aria-labelledby={id}>
        {ways.map((way) => (
          <Row key={way.href} {...way} />
        ))}
      </ul>
    </li>
  )
}

export function SearchButton() {
  const { t } = useLingui()
  return (
    <>
      <IconButton className="only-m" icon="magnifying-glass" label={t`Search`} {...opens('search')} />
      <Panel id="search" className={css.search} title={t`Search`}>
        <SearchBox />
        <p className={css.beneath}>
          <AdvancedLink />
        </p>
      </Panel>
    </>
  )
}
