import { useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import type { Id } from '#kernel/shapes.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { dashboard } from '../../contract.ts'
import css from '../Dashboard.module.css'
import { useAct } from '../use-act.ts'

type Payouts = AnswerOf<typeof dashboard.money>['payouts']

/** Balances of erased accounts with the bank details given at erasure. */
export function OwedPayouts({ payouts }: { payouts: Payouts }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const { act, busy, refusal } = useAct(dashboard.settlePayout, t`Paid out`)
  async function settle(id: Id<'owed_payouts'>) {
    const text = t`Say so only after the bank has sent the money. This cannot be undone.`
    if (await confirm({ title: t`Has it been paid out?`, text, yes: t`It is paid out` })) await act({ id })
  }
  return (
    <section className="section" aria-labelledby="owed-payouts">
      <h2 id="owed-payouts">{t`Owed to former members`}</h2>
      <p className="text-2">{t`They have erased their accounts and asked for what was in their wallets. Pay it from the bank, then say so here.`}</p>
      <Refused refusal={refusal} />
      <table className={css.table}>
        <caption className="vh">{t`Owed to former members`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`When`}</th>
            <th scope="col">{t`Amount`}</th>
            <th scope="col">{t`Pay to`}</th>
            <th scope="col">{t`Action`}</th>
          </tr>
        </thead>
        <tbody>
          {payouts.map(({ id, at, payee, details, ...money }) => (
            <tr key={id}>
              <td className={css.num}>
                <DateTime at={at} />
              </td>
              <td className={css.num}>
                <Price as="plain" money={money} />
              </td>
              <td>
                <bdi>{payee}</bdi>
                <br />
                <small>
                  <bdi>{details}</bdi>
                </small>
              </td>
              <td>
                <Button size="s" onClick={() => settle(id)} pending={busy ? t`Settling…` : undefined}>{t`It is paid out`}</Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
