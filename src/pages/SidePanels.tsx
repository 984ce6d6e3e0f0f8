import { useLingui } from '@lingui/react/macro'
import { Icon } from '#web/ui/Icon.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { useHere } from '#web/use-router.ts'
import css from './Header.module.css'
import { opens, Panel } from './Panel.tsx'
import { SearchBox } from './SearchBox.tsx'
import { TasteForms } from './TasteForms.tsx'
import { useWays } from './use-ways.ts'

export function MenuButton() {
  const { t } = useLingui()
  const path = useHere().pathname
  const { me, ways, store } = useWays(path)
  return (
    <>
      <IconButton className="only-m" icon="list" label={t`Menu`} {...opens('menu')} />
      <Panel id="menu" className={css.panel} title={t`Menu`}>
        <ul className={`menu-list ${css.links}`}>
          {[...ways, { ...store, icon: 'storefront' as const, here: path.startsWith('/store') && !path.startsWith('/stores') }].map(
            ({ href, label, icon, here }) => (
              <li key={href}>
                <a href={href} aria-current={here ? 'page' : undefined}>
                  <Icon name={icon} />
                  {label}
                </a>
              </li>
            ),
          )}
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

export function SearchButton() {
  const { t } = useLingui()
  return (
    <>
      <IconButton className="only-m" icon="magnifying-glass" label={t`Search`} {...opens('search')} />
      <Panel id="search" className={css.search} title={t`Search`}>
        <SearchBox />
      </Panel>
    </>
  )
}
