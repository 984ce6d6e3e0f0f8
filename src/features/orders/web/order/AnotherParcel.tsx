import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { errorAt } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { type OrderId, orders } from '../../contract.ts'
import css from '../Order.module.css'
import { useOrderCall } from './use-order-call.ts'

/** A further parcel of what is on its way: its own carrier, number and contents. */
export function AnotherParcel({ id }: { id: OrderId }) {
  const { t } = useLingui()
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const { run, busy, refusal } = useOrderCall(orders.addParcel, id)
  const labels = { carrier: t`Carrier`, tracking: t`Tracking number`, contents: t`What is in it` }
  async function add(event: React.FormEvent) {
    event.preventDefault()
    const given = new FormData(form.current!)
    const of = (name: string) => String(given.get(name))
    if (!(await run({ id, carrier: of('carrier'), tracking: of('tracking'), contents: of('contents') }))) return
    form.current?.reset()
    toast({ title: t`The buyer has been told` })
  }
  return (
    <form ref={form} className={css.form} method="post" noValidate onSubmit={add}>
      <p className="text-2">{t`The money is released as late as if all had been sent today.`}</p>
      <Refused refusal={refusal} fields={labels} />
      <TextField id="carrier" name="carrier" label={labels.carrier} required maxLength={80} autoComplete="off" error={errorAt(refusal, 'carrier')} />
      <TextField
        id="tracking"
        name="tracking"
        label={labels.tracking}
        optional
        maxLength={80}
        autoComplete="off"
        error={errorAt(refusal, 'tracking')}
      />
      <TextField
        id="contents"
        name="contents"
        label={labels.contents}
        optional
        maxLength={200}
        autoComplete="off"
        error={errorAt(refusal, 'contents')}
      />
      <Button type="submit" variant="fill" icon="truck" pending={busy ? t`Telling the buyer…` : undefined}>{t`It is on its way`}</Button>
    </form>
  )
}
