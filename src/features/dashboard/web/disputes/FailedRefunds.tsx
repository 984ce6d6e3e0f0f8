import { useLingui } from '@lingui/react/macro'
import { disputes } from '#features/disputes/contract.ts'
import type { AnswerOf } from '#kernel/operation.ts'
import { spokenNumber } from '#kernel/written/spoken-number.ts'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import css from '../Dashboard.module.css'
import { RefusedRefund } from '../RefusedRefund.tsx'
import { useAct } from '../use-act.ts'
import { useThings } from './use-things.ts'

type Refunds = AnswerOf<typeof disputes.waiting>['refunds']

/** The money is booked and owed; the gateway refused to send it. */
export function FailedRefunds({ refunds }: { refunds: Refunds }) {
  const { t } = useLingui()
  const things = useThings()
  const { act, busy, refusal } = useAct(disputes.retryRefund, t`Tried again`)
  return (
    <section className="section" aria-labelledby="failed-refunds">
      <h2 id="failed-refunds">{t`Refunds that the bank refused`}</h2>
      <Refused refusal={refusal} />
      <table className={css.table}>
        <caption className="vh">{t`Refunds that the bank refused`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`When`}</th>
            <th scope="col">{t`What`}</th>
            <th scope="col">{t`Amount`}</th>
            <th scope="col">{t`Why`}</th>
            <th scope="col">{t`Action`}</th>
          </tr>
        </thead>
        <tbody>
          {refunds.map(({ id, number, ref_type, at, failure, ...money }) => (
            <tr key={id}>
              <td className={css.num}>
                <DateTime at={at} />
              </td>
              <td>{number === null ? things[ref_type] : t`Order ${spokenNumber(number)}`}</td>
              <td className={css.num}>
                <Price as="plain" money={money} />
              </td>
              <td className={css.code}>{failure}</td>
              <td>
                <RefusedRefund id={id} busy={busy} onAgain={() => act({ id })} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
