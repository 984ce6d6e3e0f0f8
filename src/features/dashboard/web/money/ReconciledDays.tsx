import { useLingui } from '@lingui/react/macro'
import { reconciliation } from '#features/reconciliation/contract.ts'
import type { AnswerOf } from '#kernel/operation.ts'
import { useData } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import css from '../Dashboard.module.css'
import { useAct } from '../use-act.ts'

type Day = AnswerOf<typeof reconciliation.list>['reconciliations'][number]

/** The ledger beside the card network's balance, a day a row, and below what differs. */
export function ReconciledDays() {
  const { t } = useLingui()
  const { reconciliations: days } = useData(reconciliation.list, {})
  const { act, busy, refusal } = useAct(reconciliation.again, t`It is compared again`)
  const columns = [
    ['matched', t`In both`],
    ['missing_here', t`Not in our books`],
    ['missing_there', t`Not at the card network`],
    ['amounts', t`Other amounts`],
  ] as const
  if (!days.length) return null
  return (
    <section className="section" aria-labelledby="reconciled">
      <h2 id="reconciled">{t`Ledger and card network, day by day`}</h2>
      <p className="text-2">{t`Each night all that the card network moved is compared with our books, in UTC.`}</p>
      <Refused refusal={refusal} />
      <div className={css.scroll}>
        <table className={css.table}>
          <caption className="vh">{t`Ledger and card network, day by day`}</caption>
          <thead>
            <tr>
              <th scope="col">{t`Day`}</th>
              {columns.map(([what, label]) => (
                <th key={what} scope="col">
                  {label}
                </th>
              ))}
              <th scope="col">{t`Action`}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.id}>
                <th scope="row" className={css.num}>
                  <DateTime at={day.day} />
                </th>
                {columns.map(([what, label]) => (
                  <td key={what} data-label={label} className={`${css.num} ${what !== 'matched' && day[what] ? 'bad' : ''}`}>
                    {day.compared_at ? day[what] : '–'}
                  </td>
                ))}
                <td>
                  {day.again ? (
                    <span className="text-2">{t`Waits for the card network`}</span>
                  ) : (
                    <Button size="s" onClick={() => act({ id: day.id })} pending={busy ? t`Comparing…` : undefined}>{t`Compare again`}</Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Differences days={days} />
    </section>
  )
}

function Differences({ days }: { days: readonly Day[] }) {
  const { t } = useLingui()
  const kinds = { missing_here: t`Not in our books`, missing_there: t`Not at the card network`, amount: t`Another amount` }
  const all = days.flatMap(({ day, differences }) => differences.map((one) => ({ ...one, day })))
  if (!all.length) return null
  const money = (amount: number | null, currency: string) => (amount === null ? '–' : <Price as="plain" money={{ amount, currency }} />)
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <caption>{t`What differs`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Day`}</th>
            <th scope="col">{t`Why`}</th>
            <th scope="col">{t`Reference`}</th>
            <th scope="col">{t`Our books`}</th>
            <th scope="col">{t`Card network`}</th>
          </tr>
        </thead>
        <tbody>
          {all.map(({ id, day, kind, reference, what, ours, theirs, currency }) => (
            <tr key={id}>
              <td className={css.num}>
                <DateTime at={day} />
              </td>
              <td>{kinds[kind]}</td>
              <td className={css.code}>
                {reference} <span className="text-2">{what}</span>
              </td>
              <td data-label={t`Our books`} className={css.num}>
                {money(ours, currency)}
              </td>
              <td data-label={t`Card network`} className={css.num}>
                {money(theirs, currency)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
