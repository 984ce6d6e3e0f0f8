import { useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import type { Id } from '#kernel/shapes.ts'
import { spokenNumber } from '#kernel/written/spoken-number.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { dashboard } from '../../contract.ts'
import css from '../Dashboard.module.css'
import { useAct } from '../use-act.ts'
import { Person } from './Person.tsx'

type Problems = AnswerOf<typeof dashboard.money>['problems']

/** Oldest first: each must be decided before the card network's limit. */
export function OrderProblems({ problems }: { problems: Problems }) {
  const { t } = useLingui()
  const kinds = useKinds()
  const confirm = useConfirm()
  const { act, busy, refusal } = useAct(dashboard.settleProblem, t`Settled`)
  async function settle(id: Id<'orders'>) {
    const text = t`The clock may release the money again, in three days at the earliest. Buyer and seller are told.`
    if (await confirm({ title: t`Is it settled?`, text, yes: t`It is settled` })) await act({ id })
  }
  return (
    <section className="section" aria-labelledby="order-problems">
      <h2 id="order-problems">{t`Orders with a problem`}</h2>
      <p className="text-2">{t`Their buyer has stopped the release of the money. Only the buyer's confirmation or a press here lets it go on.`}</p>
      <Refused refusal={refusal} />
      <table className={css.table}>
        <caption className="vh">{t`Orders with a problem`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`When`}</th>
            <th scope="col">{t`Order`}</th>
            <th scope="col">{t`Buyer`}</th>
            <th scope="col">{t`Seller`}</th>
            <th scope="col">{t`What is wrong`}</th>
            <th scope="col">{t`Decide by`}</th>
            <th scope="col">{t`Action`}</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ id, number, total, currency, kind, note, at, carrier, tracking, buyer, seller, decide_by }) => (
            <tr key={id}>
              <td className={css.num}>
                <DateTime at={at} />
              </td>
              <td>
                {spokenNumber(number)} · <Price as="plain" money={{ amount: total, currency }} />
                <br />
                <small>
                  <bdi>{[carrier, tracking].filter(Boolean).join(', ')}</bdi>
                </small>
              </td>
              <td>
                <Person {...buyer} />
              </td>
              <td>
                <Person {...seller} />
              </td>
              <td>
                {kinds[kind] ?? kind}
                {note && (
                  <>
                    <br />
                    <small>
                      <bdi>{note}</bdi>
                    </small>
                  </>
                )}
              </td>
              <td className={css.num}>{decide_by && <DateTime at={decide_by} show="date" />}</td>
              <td>
                <Button size="s" onClick={() => settle(id)} pending={busy ? t`Settling…` : undefined}>{t`It is settled`}</Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function useKinds(): Readonly<Record<string, string>> {
  const { t } = useLingui()
  return {
    not_arrived: t`It has not arrived`,
    damaged: t`It arrived damaged`,
    not_as_described: t`It is not what was described`,
    other: t({ message: 'Something else', context: 'a problem with a parcel' }),
  }
}
