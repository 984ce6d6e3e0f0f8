import { useLingui } from '@lingui/react/macro'
import { isolated } from '#kernel/plain-text.ts'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import css from '../Trades.module.css'
import { Tray } from '../Tray.tsx'
import { type OrderAnswer, useCoins } from '../trade-words.ts'

/** Both parcels side by side: what is in them, where they go, and how far they are. */
export function Legs({ order }: { order: OrderAnswer }) {
  const { t } = useLingui()
  const own = order.legs.filter(({ side }) => side === order.role)
  const theirs = order.legs.filter(({ side }) => side !== order.role)
  return (
    <div className={css.legs}>
      {[...own, ...theirs].map((leg) => (
        <Leg key={leg.side} leg={leg} title={leg.side === order.role ? t`Your parcel` : t`Their parcel`} />
      ))}
    </div>
  )
}

function Leg({ leg, title }: { leg: OrderAnswer['legs'][number]; title: string }) {
  const { t } = useLingui()
  const { coins } = useCoins()
  const { address } = leg
  return (
    <section className={css.side} aria-label={title}>
      <div className={css.head}>
        <h2>{title}</h2>
        {leg.coins > 0 && <b>{coins(leg.coins)}</b>}
      </div>
      {leg.has_parcel ? <Tray pieces={leg.items} /> : <p className={css.coins}>{t`Coins alone: nothing is sent.`}</p>}
      <div className={`stack ${css.leg}`}>
        <Stand leg={leg} />
        {address && (
          <p>
            {t`Goes to`} <bdi>{linesOf(address)}</bdi>
          </p>
        )}
      </div>
    </section>
  )
}

type LegAddress = NonNullable<OrderAnswer['legs'][number]['address']>
const linesOf = ({ full_name, address, zipcode, city, country_name }: LegAddress) =>
  [isolated(full_name), address, `${zipcode} ${city}`, country_name].filter(Boolean).join(', ')

function Stand({ leg }: { leg: OrderAnswer['legs'][number] }) {
  const { t } = useLingui()
  if (!leg.has_parcel) return null
  if (leg.received_at)
    return (
      <p>
        <b className="strong">{t`Arrived`}</b> <DateTime at={leg.received_at} />
      </p>
    )
  if (!leg.shipped_at) return <p>{leg.has_proceeded ? t`Not sent yet` : t`Its address is not named yet`}</p>
  return (
    <p>
      <b className="strong">{t`On its way`}</b> <DateTime at={leg.shipped_at} /> · <bdi>{[leg.carrier, leg.tracking].filter(Boolean).join(' ')}</bdi>
    </p>
  )
}
