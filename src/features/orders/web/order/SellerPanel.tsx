import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { errorAt } from '#web/command/use-command.ts'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { orders } from '../../contract.ts'
import css from '../Order.module.css'
import type { ShownOrder } from './shown-order.ts'
import { useOrderCall } from './use-order-call.ts'

const AnotherParcel = lazyPart(() => import('./AnotherParcel.tsx').then((part) => part.AnotherParcel))

export function SellerPanel({ order: { id, actions, as_staff } }: { order: ShownOrder }) {
  const { t } = useLingui()
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const { run, busy, refusal } = useOrderCall(orders.ship, id)
  if (actions.includes('add_parcel'))
    return (
      <details className={`side-block ${css.panel}`}>
        <summary>{t`Another parcel`}</summary>
        <AnotherParcel id={id} />
      </details>
    )
  if (!actions.includes('ship')) return null
  async function ship(event: React.FormEvent) {
    event.preventDefault()
    const given = new FormData(form.current!)
    const told = await run({ id, carrier: String(given.get('carrier')), tracking: String(given.get('tracking')) })
    if (told) toast({ title: t`The buyer has been told` })
  }
  return (
    <div className={`side-block ${css.panel}`}>
      <h2>{t`Send the parcel`}</h2>
      {!as_staff && (
        <p className="text-2">{t`The money is released when the buyer confirms the delivery, at the latest 30 days after you send it.`}</p>
      )}
      <form ref={form} className={css.form} method="post" noValidate onSubmit={ship}>
        <Refused refusal={refusal} fields={{ carrier: t`Carrier`, tracking: t`Tracking number` }} />
        <TextField id="carrier" name="carrier" label={t`Carrier`} required maxLength={80} autoComplete="off" error={errorAt(refusal, 'carrier')} />
        <TextField
          id="tracking"
          name="tracking"
          label={t`Tracking number`}
          optional
          maxLength={80}
          autoComplete="off"
          error={errorAt(refusal, 'tracking')}
        />
        <Button type="submit" variant="fill" icon="truck" pending={busy ? t`Telling the buyer…` : undefined}>{t`It is on its way`}</Button>
      </form>
    </div>
  )
}
