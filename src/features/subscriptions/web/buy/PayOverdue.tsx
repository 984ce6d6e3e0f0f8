import { useLingui } from '@lingui/react/macro'
import { moneyText } from '#kernel/written/money-text.ts'
import { useCommand } from '#web/command/use-command.ts'
import { Note } from '#web/ui/messages/Note.tsx'
import { subscriptions } from '../../contract.ts'
import type { Membership } from '../use-plan-words.ts'
import { PayWithCard } from './PayWithCard.tsx'

/** Pays a failed renewal on session, so 3-D Secure is possible. */
export function PayOverdue({ subscription: { id, open } }: { subscription: NonNullable<Membership['subscription']> }) {
  const { i18n, t } = useLingui()
  const { run } = useCommand(subscriptions.payNow)
  const amount = moneyText({ amount: open!.amount, currency: open!.currency }, i18n.locale)
  return (
    <>
      <Note tone="warn">{t`Your card did not pay the last renewal. Pay it now with this card or another one; until then we try again by ourselves.`}</Note>
      <PayWithCard label={t`Pay ${amount}`} back="/setting/account/plan" pay={(payment_method_id) => run({ id, payment_method_id })} />
    </>
  )
}
