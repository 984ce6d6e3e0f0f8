import { useLingui } from '@lingui/react/macro'
import { bankStep } from '#features/payments/web/public.tsx'
import { useCommand } from '#web/command/use-command.ts'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { subscriptions } from '../../contract.ts'
import type { Membership } from '../use-plan-words.ts'

type OpenCharge = NonNullable<NonNullable<Membership['subscription']>['open']>

/** A payment at 3-D Secure: continue or cancel. */
export function OpenPayment({ charge: { id, payment } }: { charge: OpenCharge }) {
  const { t } = useLingui()
  const site = useSite()
  const settling = useCommand(subscriptions.settle)
  const calling = useCommand(subscriptions.giveUp)
  const busy = settling.busy || calling.busy
  return (
    <Note tone="warn">
      <p>{t`A payment for your plan waits for your bank. Nothing is charged twice.`}</p>
      <p className="row row--wrap">
        {payment?.action_url && <Button variant="fill" href={bankStep(payment.action_url, site)}>{t`Go to your bank`}</Button>}
        <Button pending={settling.busy ? t`Asking…` : undefined} disabled={busy} onClick={() => settling.run({ id })}>{t`Check again`}</Button>
        <Button variant="quiet" disabled={busy} onClick={() => calling.run({ id })}>{t`Call it back`}</Button>
      </p>
    </Note>
  )
}
