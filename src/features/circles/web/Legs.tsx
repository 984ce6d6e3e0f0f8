import { useLingui } from '@lingui/react/macro'
import { useCoins } from '#features/trades/web/public-order.tsx'
import { isolated } from '#kernel/plain-text.ts'
import css from './Circle.module.css'
import { type CircleAnswer, type LegAnswer, useCircleWords } from './use-circle-words.ts'

/** The legs as rows: what each is worth, its deposit, and how far it is. */
export function Legs({ circle }: { circle: CircleAnswer }) {
  const { t } = useLingui()
  const words = useCircleWords()
  const { about, coins } = useCoins()
  const { legs } = circle
  const concerns = (leg: LegAnswer) => leg === legs[0] || leg === legs.at(-1)
  return (
    <section aria-labelledby="legs">
      <h2 id="legs">{t`Who sends what to whom`}</h2>
      <ol className={css.legs}>
        {legs.map((leg) => {
          const deposit = coins(leg.deposit)
          return (
            <li key={leg.position} data-own={concerns(leg) ? '' : undefined}>
              <span className={css.thumb}>{leg.item.image_url && <img className="item" src={leg.item.image_url} alt="" loading="lazy" />}</span>
              <div>
                <b className="strong">{words.wayOf(circle, leg)}</b>
                <p className="caption">{[words.itemOf(leg), leg.item.line, words.standOf(circle, leg)].filter(Boolean).join(' · ')}</p>
                <Parcel leg={leg} />
              </div>
              <p className={css.worth}>
                {leg.item.value === null ? '' : `~ ${about(leg.item.value)}`}
                <span>{t`deposit ${deposit}`}</span>
              </p>
            </li>
          )
        })}
      </ol>
      <Found circle={circle} />
    </section>
  )
}

function Parcel({ leg: { address, carrier, tracking } }: { leg: LegAnswer }) {
  const { t } = useLingui()
  if (!address && !carrier) return null
  const lines =
    address && [isolated(address.full_name), address.address, `${address.zipcode} ${address.city}`, address.country_name].filter(Boolean).join(', ')
  return (
    <p className="caption">
      {lines && (
        <>
          {t`Goes to`} <bdi>{lines}</bdi>
          {carrier && ' · '}
        </>
      )}
      {carrier && <bdi>{[carrier, tracking].filter(Boolean).join(' ')}</bdi>}
    </p>
  )
}

function Found({ circle: { search } }: { circle: CircleAnswer }) {
  const { t } = useLingui()
  const { members, wants, trades, bound, is_proved } = search
  const gap = bound - trades
  return (
    <p className="caption">
      {t`Found over ${members} members and ${wants} wants.`}{' '}
      {is_proved ? t`No choice of circles has more trades: proved best, gap 0.` : t`Not proved best: up to ${gap} more trades might be possible.`}
    </p>
  )
}
