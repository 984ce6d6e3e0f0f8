import { useLingui } from '@lingui/react/macro'
import { useMe } from '#features/account/web/public.tsx'
import { AdvancedLink } from '#pages/search/advanced/AdvancedLink.tsx'
import { useLiveState } from '#web/live/use-live-state.ts'
import { useLocation } from '#web/router/use-router.ts'
import { useSite } from '#web/router/use-site.ts'
import { Logo } from '#web/ui/icons/Logo.tsx'
import { OfflineBar } from '#web/ui/messages/OfflineBar.tsx'
import { SearchBox } from '../../search/SearchBox.tsx'
import { LanguageForm } from '../parts/TasteForms.tsx'
import { homeOf } from '../parts/use-ways.ts'
import { GuestWays, Ways } from '../parts/Ways.tsx'
import { CartLink } from './CartLink.tsx'
import css from './Header.module.css'
import { MemberActs } from './MemberActs.tsx'
import { MenuButton, SearchButton } from './SidePanels.tsx'
import { useHeroInSight } from './use-hero-in-sight.ts'
import { useScrollAway } from './use-scroll-away.ts'

/** Header of every page: logo, search, counts and navigation. */
export function Header() {
  const { t } = useLingui()
  const site = useSite()
  const me = useMe()
  const path = useLocation().pathname
  const bare = useHeroInSight(path === '/')
  const away = useScrollAway()
  const lost = useLiveState() === 'lost'
  return (
    <>
      <a className="skip" href="#main">{t`Skip to content`}</a>
      <header className={`top ${css.top}`} data-away={away || undefined}>
        <OfflineBar lost={lost} />
        <div className={css.first}>
          <div className="page top-1">
            <MenuButton />
            <Logo name={site.name} href={homeOf(me)} />
            {bare && !me && <GuestWays path={path} />}
            {bare ? me && <span className="push" /> : <SearchBox className="only-d" />}
            {!bare && <AdvancedLink className={`small nowrap ${css.advanced}`} />}
            <div className="top-acts">
              {!bare && <SearchButton />}
              <span className="only-d">
                <LanguageForm quiet />
              </span>
              {me ? <MemberActs me={me} /> : <GuestActs />}
            </div>
          </div>
        </div>
        {(me || path !== '/') && <Ways path={path} />}
      </header>
    </>
  )
}

function GuestActs() {
  const { t } = useLingui()
  return (
    <>
      <CartLink />
      <a className="btn btn--s only-d" href="/login">{t`Login`}</a>
      <a className={`btn btn--s btn--fill ${css.join}`} href="/signup">{t`Sign Up`}</a>
    </>
  )
}
