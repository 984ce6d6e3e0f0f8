import { useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import { moneyText } from '#kernel/written/money-text.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import type { withdrawals } from '../contract.ts'
import css from './Withdrawals.module.css'

export interface WithdrawLookProps {
  amount: number
  limits: AnswerOf<typeof withdrawals.list>['limits']
  onYes: () => void
  onClose: () => void
}

/** A look before the money leaves: how much, what it costs, when, and to which account. */
export function WithdrawLook({ amount, limits, onYes, onClose }: WithdrawLookProps) {
  const { t } = useLingui()
  const numbers = useNumbers()
  const { currency, available, fee, bank_name, bank_last4, sends_at, there_by } = limits
  const money = (units: number) => moneyText({ amount: units, currency }, numbers)
  const sum = money(amount)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Withdraw ${sum}?`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t({ message: 'Change it', context: 'a withdrawal' })}
          </Button>
          <Button variant="fill" onClick={onYes}>{t`Withdraw ${sum}`}</Button>
        </>
      }
    >
      <dl className={css.look}>
        <dt>{t`Leaves your wallet`}</dt>
        <dd className="strong">{sum}</dd>
        <dt>{t`Fee`}</dt>
        <dd>{fee ? money(fee) : t({ message: 'None', context: 'a fee' })}</dd>
        <dt>{t`Reaches your bank`}</dt>
        <dd className="strong">{money(amount - fee)}</dd>
        <dt>{t({ message: 'Goes to', context: 'a withdrawal' })}</dt>
        <dd>
          {bank_last4 ? t`Account ending ${bank_last4}` : t`Your bank account`}
          {bank_name && <span className="small text-2">{bank_name}</span>}
        </dd>
        <dt>{t({ message: 'Sent', context: 'a withdrawal' })}</dt>
        <dd>
          <DateTime at={sends_at} />
          <span className="small text-2">{t`Until then you can call it back.`}</span>
        </dd>
        <dt>{t`There by`}</dt>
        <dd>
          <DateTime at={there_by} show="date" />
        </dd>
        <dt>{t`Left in your wallet`}</dt>
        <dd>{money(available - amount)}</dd>
      </dl>
    </Dialog>
  )
}
