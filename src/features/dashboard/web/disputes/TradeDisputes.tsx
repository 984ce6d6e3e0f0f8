import { Plural, useLingui } from '@lingui/react/macro'
import { Evidence } from '#features/media/web/public-evidence.tsx'
import { spokenNumber } from '#kernel/written/spoken-number.ts'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import css from '../Dashboard.module.css'
import { Person } from '../money/Person.tsx'
import type { TradeInDispute } from './trade-in-dispute.ts'

const SettleForm = lazyPart(() => import('./SettleForm.tsx').then((part) => part.SettleForm))

/** Trades of which a side says that something is wrong: everything stays held until one of them is content or it is settled here. */
export function TradeDisputes({ list }: { list: readonly TradeInDispute[] }) {
  const { t } = useLingui()
  return (
    <section className={`section ${css.blocks}`} aria-labelledby="trade-disputes">
      <h2 id="trade-disputes">{t`Trades in dispute`}</h2>
      <p className="text-2">{t`Items, coins and deposits of both sides stay held until it is settled.`}</p>
      {list.map((order) => (
        <OneTrade key={order.id} order={order} />
      ))}
    </section>
  )
}

function OneTrade({ order }: { order: TradeInDispute }) {
  const { t } = useLingui()
  const { id, number, trade_title, owner, proposer, accepted_at, dispute_reason, dispute_medias, deposit, legs } = order
  return (
    <article className={css.block} aria-labelledby={`trade-${id}`}>
      <h3 id={`trade-${id}`}>
        {t`Trade order ${spokenNumber(number)}`} · <bdi>{trade_title}</bdi>
      </h3>
      <p className="row row--wrap">
        <Badge kind="trade">{t`Waits for a decision`}</Badge>
        <span className="text-2">
          <Person {...owner} /> ⇄ <Person {...proposer} /> · <DateTime at={accepted_at} />
          {deposit > 0 && <> · {t`a deposit of ${deposit} coins on each side`}</>}
        </span>
      </p>
      <p className="prose">
        <bdi>{dispute_reason}</bdi>
      </p>
      <Evidence medias={dispute_medias} />
      <ul className="stack">
        {legs.map((leg) => (
          <Leg key={leg.side} leg={leg} from={leg.side === 'owner' ? owner.full_name : proposer.full_name} />
        ))}
      </ul>
      <SettleForm order={order} />
    </article>
  )
}

/** What one side gives, and how far its parcel is. */
function Leg({ leg, from }: { leg: TradeInDispute['legs'][number]; from: string }) {
  const { t } = useLingui()
  const names = leg.items.map(({ name }) => name).join(', ')
  return (
    <li>
      <b className="strong">
        <bdi>{from}</bdi>
      </b>
      {': '}
      {names && <bdi>{names}</bdi>}
      {names && leg.coins > 0 && ' · '}
      {leg.coins > 0 && <Plural value={leg.coins} one="# coin" other="# coins" />}
      <p className="small text-2">
        {!leg.has_parcel && t`Nothing is sent`}
        {leg.has_parcel && !leg.shipped_at && t({ message: 'Not sent', context: 'a parcel of a trade' })}
        {leg.shipped_at && (
          <>
            {t({ message: 'Sent', context: 'a parcel of a trade' })} <DateTime at={leg.shipped_at} /> ·{' '}
            <bdi>{[leg.carrier, leg.tracking].filter(Boolean).join(' ')}</bdi>
          </>
        )}
        {leg.received_at && (
          <>
            {' · '}
            {t`Arrived`} <DateTime at={leg.received_at} />
          </>
        )}
      </p>
    </li>
  )
}
