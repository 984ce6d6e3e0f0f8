import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useSupport } from '#features/support/web/public.tsx'
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
  const { me, home, market, groups, catalogue, about, blogs, orders, flags, store } = useWays(useLocation().pathname)
  return (
    <>
      <IconButton className="only-m" icon="list" label={t`Menu`} {...opens('menu')} />
      <Panel id="menu" className={css.panel} title={t`Menu`}>
        <ul className={`menu-list ${css.links}`}>
          <Row {...home} />
          <Row {...store} />
          {groups && <Group {...groups.collection} />}
          <Row {...market} />
          {groups && <Group {...groups.calendar} />}
          {groups && <Group {...groups.community} />}
          {orders && <Row {...orders} />}
          <Row {...catalogue} />
          {me && <SupportRow uid={me.uid} />}
          {flags && <Row {...flags} count={badge(me!.flags_count)} />}
          <Row {...blogs} />
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

/** Another help desk opens in a new tab. */
function SupportRow({ uid }: { uid: number }) {
  const { t } = useLingui()
  const { href, onPress } = useSupport(uid)
  const here = useLocation().pathname.startsWith('/support')
  if (!onPress) return <Row href={href} label={t`Support`} icon="lifebuoy" here={here} />
  return (
    <li>
      <button type="button" onClick={onPress}>
        <Icon name="lifebuoy" />
        {t`Support`}
      </button>
    </li>
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
