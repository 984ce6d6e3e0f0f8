import { useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import { moneyText } from '#kernel/written/money-text.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useData } from '#web/query/hooks.ts'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import { withdrawals } from '../contract.ts'
import css from './Withdrawals.module.css'

type Shown = AnswerOf<typeof withdrawals.list>['withdrawals']['data'][number]

/** The own withdrawals: how each stands, and what can be done about it. */
export function WithdrawalList() {
  const { t } = useLingui()
  const { withdrawals: found } = useData(withdrawals.list, {})
  if (!found.data.length) return null
  return (
    <section className="section" aria-labelledby="withdrawals">
      <h2 id="withdrawals">{t`Withdrawals`}</h2>
      <ul className={`plain ${css.list}`}>
        {found.data.map((one) => (
          <Row key={one.id} withdrawal={one} />
        ))}
      </ul>
    </section>
  )
}

function useStates(): Readonly<Record<Shown['status'], { label: string; line: string }>> {
  const { t } = useLingui()
  return {
    requested: { label: t({ message: 'Asked for', context: 'a withdrawal' }), line: t`It is sent in a few minutes.` },
    processing: { label: t({ message: 'On its way', context: 'a withdrawal' }), line: t`The payment service has it.` },
    paid: { label: t({ message: 'Arrived', context: 'a withdrawal' }), line: t`It may take a day until your bank shows it.` },
    failed: { label: t`Did not arrive`, line: t`It is kept for you. Look at your account for payouts, then try again or call it back.` },
    cancelled: { label: t({ message: 'Called back', context: 'a withdrawal' }), line: t`It is in your wallet again.` },
    returned: { label: t`Returned by the bank`, line: t`It is in your wallet again.` },
  }
}

function Row({ withdrawal: { id, amount, currency, status, bank_last4, created_at } }: { withdrawal: Shown }) {
  const { t } = useLingui()
  const numbers = useNumbers()
  const { label, line } = useStates()[status]
  const cancel = useCommand(withdrawals.cancel)
  const retry = useCommand(withdrawals.retry)
  const busy = cancel.busy || retry.busy
  return (
    <li>
      <div className={css.what}>
        <b>{moneyText({ amount, currency }, numbers)}</b> <Badge>{label}</Badge>
        <span className="small text-2">
          <DateTime at={created_at} />
          {bank_last4 && ` · ${t`Account ending ${bank_last4}`}`} · {line}
        </span>
      </div>
      {status === 'failed' && <Button size="s" disabled={busy} onClick={() => retry.run({ id })}>{t`Try again`}</Button>}
      {(status === 'requested' || status === 'failed') && (
        <Button size="s" variant="quiet" disabled={busy} onClick={() => cancel.run({ id })}>
          {t({ message: 'Call it back', context: 'a withdrawal' })}
        </Button>
      )}
    </li>
  )
}
