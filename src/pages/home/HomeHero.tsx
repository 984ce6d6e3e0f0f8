import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type Me, useMe } from '#features/account/web/public.tsx'
import { FOR_SALE } from '#features/products/web/public.tsx'
import { SearchBox } from '../search/SearchBox.tsx'
import css from './Home.module.css'

interface HomeHeroProps {
  total: number | undefined
  atLeast: boolean | undefined
  countries: number
  topics: number
}

/** Headline: for guests an introduction, for members links. */
export function HomeHero({ total, atLeast, countries, topics }: HomeHeroProps) {
  const { t } = useLingui()
  const me = useMe()
  const tries = [
    { label: t`Penny Red`, href: `${FOR_SALE}?search=Penny+Red` },
    { label: t`Before 1950, mint`, href: `${FOR_SALE}?years=before-1950&condition=MINT` },
    { label: t`France, used`, href: `${FOR_SALE}?country=FR&condition=USED` },
  ]
  return (
    <div>
      <h1>{me ? t`Welcome back, ${me.full_name}` : t`The stockbook of the world’s collectors`}</h1>
      <p className="hero-lead">{me ? t`Here is what came in last.` : t`Buy and sell stamps and coins with people who know a hinge from a thin.`}</p>
      <SearchBox hero />
      {total ? (
        <p className="tries small">
          <span className="muted">{t`Try`}</span>
          {tries.map(({ label, href }) => (
            <a key={href} className="chip" href={href}>
              {label}
            </a>
          ))}
        </p>
      ) : null}
      {me ? <Shortcuts me={me} /> : total ? <Proof {...{ total, atLeast, countries, topics }} /> : null}
    </div>
  )
}

function Proof({ total, atLeast, countries, topics }: HomeHeroProps) {
  const { i18n } = useLingui()
  const figure = i18n.number(total ?? 0)
  return (
    <div className="proof">
      <p>
        <b>{atLeast ? <Trans>over {figure}</Trans> : figure}</b>
        <span className="small text-2">
          <Plural value={total ?? 0} one="item for sale" other="items for sale" />
        </span>
      </p>
      {countries > 1 && (
        <p>
          <b>{i18n.number(countries)}</b>
          <span className="small text-2">
            <Plural value={countries} one="country" other="countries" />
          </span>
        </p>
      )}
      {topics > 1 && (
        <p>
          <b>{i18n.number(topics)}</b>
          <span className="small text-2">
            <Plural value={topics} one="topic" other="topics" />
          </span>
        </p>
      )}
    </div>
  )
}

function Shortcuts({ me }: { me: Me }) {
  const { t } = useLingui()
  const ways = [
    { href: `/user/${me.id}/stamp-items`, label: t`My Items` },
    { href: '/orders', label: t`My Orders` },
    me.store ? { href: '/store', label: t`My Store` } : { href: '/store/create', label: t`Create A Store` },
    { href: '/wallet', label: t`Wallet` },
  ]
  return (
    <nav className={`proof ${css.ways}`} aria-label={t`Your own`}>
      {ways.map(({ href, label }) => (
        <a key={href} className="btn btn--s" href={href}>
          {label}
        </a>
      ))}
    </nav>
  )
}
