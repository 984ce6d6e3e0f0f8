import { useLingui } from '@lingui/react/macro'
import type { chargebacks } from '#features/chargebacks/contract.ts'
import type { AnswerOf } from '#kernel/operation.ts'
import { spokenNumber } from '#kernel/written/spoken-number.ts'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import css from '../Dashboard.module.css'
import { Person } from '../money/Person.tsx'
import { useThings } from './use-things.ts'

export type ShownChargeback = AnswerOf<typeof chargebacks.list>['chargebacks'][number]
const DefendForm = lazyPart(() => import('./DefendForm.tsx').then((part) => part.DefendForm))

/** Payments that buyers dispute with their banks: the open ones first. */
export function Chargebacks({ list }: { list: readonly ShownChargeback[] }) {
  const { t } = useLingui()
  return (
    <section className={`section ${css.blocks}`} aria-labelledby="chargebacks">
      <h2 id="chargebacks">{t`Chargebacks`}</h2>
      <p className="text-2">{t`The bank of a buyer has taken a payment back, or asks about it. Evidence is taken once, until its day.`}</p>
      {list.map((one) => (
        <OneChargeback key={one.id} chargeback={one} />
      ))}
    </section>
  )
}

function OneChargeback({ chargeback }: { chargeback: ShownChargeback }) {
  const { t } = useLingui()
  const states = useStates()
  const reasons = useReasons()
  const { id, status, reason, amount, currency, buyer, orders, due_at, closed_at, withdrawn, fees, evidence, ref_type, provider_ref } = chargeback
  const answerable = status === 'inquiry' || status === 'needs_response'
  const things = useThings()
  const money = (minor: number) => <Price as="plain" money={{ amount: minor, currency }} />
  return (
    <article className={css.block} aria-labelledby={`chargeback-${id}`}>
      <h3 id={`chargeback-${id}`}>
        <bdi>{reasons[reason]}</bdi> · {money(amount)}
      </h3>
      <p className="row row--wrap">
        <Badge kind={answerable ? 'auction' : closed_at ? 'supply' : 'bounty'}>{states[status]}</Badge>
        <span className="text-2">
          <Person {...buyer} /> · <span className="small">{provider_ref}</span>
          {due_at && answerable && (
            <>
              {' · '}
              {t({ message: 'until', context: 'a deadline' })} <DateTime at={due_at} />
            </>
          )}
        </span>
      </p>
      <ul className="stack">
        {orders.map((order) => (
          <li key={order.order_id}>
            {t`Order ${spokenNumber(order.number)}`} · {money(order.amount)} · <Person {...order.seller} />
          </li>
        ))}
        {!orders.length && <li>{things[ref_type] ?? t`No order is left to take it from`}</li>}
        <li className="text-2">
          {t`Taken by the card network`}: {money(Math.max(0, withdrawn))} · {t`Fees`}: {money(Math.max(0, fees))}
        </li>
      </ul>
      {evidence && (
        <p className="prose">
          <bdi>{evidence}</bdi>
        </p>
      )}
      {answerable && <DefendForm id={id} />}
    </article>
  )
}

function useStates(): Record<ShownChargeback['status'], string> {
  const { t } = useLingui()
  return {
    heard: t`Just heard of`,
    inquiry: t`The bank asks`,
    needs_response: t`Waits for evidence`,
    under_review: t`The bank is looking at it`,
    won: t({ message: 'Won', context: 'a chargeback' }),
    lost: t({ message: 'Lost', context: 'a chargeback' }),
    closed: t({ message: 'Closed', context: 'a chargeback' }),
  }
}
function useReasons(): Record<ShownChargeback['reason'], string> {
  const { t } = useLingui()
  return {
    fraudulent: t`“It was not me”`,
    product_not_received: t`It has not arrived`,
    product_unacceptable: t`It is not what was described`,
    duplicate: t`Paid twice`,
    credit_not_processed: t`A refund did not come`,
    subscription_canceled: t`A plan was cancelled`,
    unrecognized: t`The payment is not known`,
    general: t({ message: 'Something else', context: 'why a bank takes money back' }),
  }
}
