import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type ChargebackId, chargebacks } from '#features/chargebacks/contract.ts'
import { errorAt } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import css from '../Dashboard.module.css'
import { useAct } from '../use-act.ts'

/** Evidence for the bank, or giving in: each ends our part. */
export function DefendForm({ id }: { id: ChargebackId }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const [note, setNote] = useState('')
  const defend = useAct(chargebacks.defend, t`The evidence is sent`)
  const accept = useAct(chargebacks.accept, t`The bank has been told`)
  async function send(event: React.FormEvent) {
    event.preventDefault()
    await defend.act({ id, note })
  }
  async function giveIn() {
    const text = t`The payment goes back to the buyer for good, and its sellers pay it. This cannot be undone.`
    if (await confirm({ title: t`Give in?`, text, yes: t`Give in`, danger: true })) await accept.act({ id })
  }
  return (
    <form className={css.form} method="post" noValidate onSubmit={send}>
      <Refused refusal={defend.refusal ?? accept.refusal} fields={{ note: t`What do we say?` }} />
      <TextArea
        id={`evidence-${id}`}
        label={t`What do we say?`}
        hint={t`Items, address, carrier and tracking of the orders are added.`}
        required
        value={note}
        onChange={(event) => setNote(event.target.value)}
        error={errorAt(defend.refusal, 'note')}
      />
      <p className="row row--wrap">
        <Button type="submit" variant="fill" pending={defend.busy ? t`Sending…` : undefined}>{t`Send the evidence`}</Button>
        <Button variant="danger" onClick={giveIn} pending={accept.busy ? t`Telling the bank…` : undefined}>{t`Give in`}</Button>
      </p>
    </form>
  )
}
