import { useLingui } from '@lingui/react/macro'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import type { ShownOrder } from '../order/shown-order.ts'
import { useRefundReasons, useRefundStates } from './use-refund-words.ts'

/** What was given back, with the reason of each and how it stands at the bank. */
export function RefundList({ order: { refunds, currency } }: { order: ShownOrder }) {
  const { t } = useLingui()
  const [reasons, states] = [useRefundReasons(), useRefundStates()]
  if (!refunds.length) return null
  return (
    <div className="side-block">
      <h2>{t`Given back`}</h2>
      <ul className="stack">
        {refunds.map(({ id, amount, reason, note, at, status }) => (
          <li key={id}>
            <Price as="plain" className="strong" money={{ amount, currency }} /> · {reasons[reason]}
            {note && (
              <>
                <br />
                <bdi className="prose">{note}</bdi>
              </>
            )}
            <br />
            <span className={status === 'failed' ? 'small bad' : 'small text-2'}>
              <DateTime at={at} />, {states[status]}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
