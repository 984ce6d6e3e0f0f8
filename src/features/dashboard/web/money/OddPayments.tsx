import { useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import type { Id } from '#kernel/shapes.ts'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { dashboard } from '../../contract.ts'
import css from '../Dashboard.module.css'
import { RefusedRefund } from '../RefusedRefund.tsx'
import { useGuardedAct } from '../use-guarded-act.tsx'
import { Person } from './Person.tsx'

type Odd = AnswerOf<typeof dashboard.money>['payments'][number]

/** Payments of a wrong amount and late payments; those that need a decision come first. */
export function OddPayments({ payments }: { payments: readonly Odd[] }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const { act, busy, refusal, dialog } = useGuardedAct(dashboard.giveBack, t`It is on its way back`)
  async function giveBack(id: Id<'payments'>, again: boolean) {
    if (again) return void (await act({ id }))
    const text = t`All that was taken goes back to the card, and what it was for ends unpaid. This cannot be undone.`
    if (await confirm({ title: t`Give it back?`, text, yes: t`Give it back`, danger: true })) await act({ id })
  }
  return (
    <section className="section" aria-labelledby="odd-payments">
      <h2 id="odd-payments">{t`Payments that do not fit`}</h2>
      <p className="text-2">{t`What came too late goes back by itself; a refund that was refused stays with us until it is sent again. Where another amount was taken, look at it with the card network first.`}</p>
      <Refused refusal={refusal} />
      {dialog}
      <table className={css.table}>
        <caption className="vh">{t`Payments that do not fit`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`When`}</th>
            <th scope="col">{t`Who`}</th>
            <th scope="col">{t`Why`}</th>
            <th scope="col">{t`Asked for`}</th>
            <th scope="col">{t`Taken`}</th>
            <th scope="col">{t`Reference`}</th>
            <th scope="col">{t`Refund`}</th>
          </tr>
        </thead>
        <tbody>
          {payments.map((payment) => (
            <tr key={payment.id}>
              <td className={css.num}>
                <DateTime at={payment.at} />
              </td>
              <td>{payment.member && <Person {...payment.member} />}</td>
              <td>{payment.kind === 'mismatch' ? t`Another amount` : t`Came after the end`}</td>
              <td className={css.num}>
                <Price as="plain" money={payment} />
              </td>
              <td className={css.num}>
                <Price as="plain" money={{ amount: payment.taken, currency: payment.taken_currency }} />
              </td>
              <td className={css.code}>{payment.provider_ref}</td>
              <td>
                <Refund payment={payment} giveBack={giveBack} busy={busy} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Refund({
  payment: { id, refund },
  giveBack,
  busy,
}: {
  payment: Odd
  giveBack: (id: Id<'payments'>, again: boolean) => void
  busy: boolean
}) {
  const { t } = useLingui()
  if (!refund)
    return (
      <Button size="s" variant="danger" onClick={() => giveBack(id, false)} pending={busy ? t`Giving back…` : undefined}>{t`Give it back`}</Button>
    )
  if (refund.status === 'open') return <Badge kind="bounty">{t`On its way back`}</Badge>
  if (refund.status === 'settled') return <Badge kind="supply">{t`Paid in another way`}</Badge>
  if (refund.status === 'sent') return <Badge kind="supply">{t`Gone back`}</Badge>
  return (
    <span className="bad">
      {t`Refused by the card network`}: <bdi className={css.code}>{refund.failure}</bdi>{' '}
      <RefusedRefund id={refund.id} busy={busy} onAgain={() => giveBack(id, true)} />
    </span>
  )
}
