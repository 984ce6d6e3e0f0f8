import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { moneyText } from '#kernel/written/money-text.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { disputes } from '../contract.ts'
import { OfferForm, SendBackForm } from './AnswerForms.tsx'
import { useDisputeCall } from './use-dispute-call.ts'
import type { Disputed, ShownDispute } from './use-dispute-words.ts'

interface AnswersProps {
  disputed: Disputed
  dispute: ShownDispute
}

export function Answers({ disputed, dispute }: AnswersProps) {
  const { t } = useLingui()
  const [form, setForm] = useState<'offer' | 'send_back'>()
  const can = (action: ShownDispute['actions'][number]) => dispute.actions.includes(action)
  const money = useMoney(disputed.currency)
  const [asked, offered] = [money(dispute.asked), money(dispute.offer ?? 0)]
  if (form === 'offer') return <OfferForm {...{ disputed, dispute }} onClose={() => setForm(undefined)} />
  if (form === 'send_back') return <SendBackForm {...{ disputed, dispute }} onClose={() => setForm(undefined)} />
  return (
    <div className="stack">
      {can('agree') && <Deed {...{ disputed, dispute }} op={disputes.agree} fill label={t`Accept ${offered} and keep it`} />}
      {can('accept') && <Deed {...{ disputed, dispute }} op={disputes.accept} fill label={t`Give back ${asked}`} />}
      {can('take_back') && <Deed {...{ disputed, dispute }} op={disputes.takeBack} fill label={t`It has arrived: give back ${asked}`} />}
      {can('offer') && <Button className="btn--block" onClick={() => setForm('offer')}>{t`Offer a part`}</Button>}
      {can('ask_return') && <Deed {...{ disputed, dispute }} op={disputes.askReturn} label={t`Ask for it back, then give back ${asked}`} />}
      {can('send_back') && <Button variant="fill" className="btn--block" onClick={() => setForm('send_back')}>{t`I have sent it back`}</Button>}
      {can('decline') && <Deed {...{ disputed, dispute }} op={disputes.decline} label={t`Let a moderator decide`} />}
      {can('refuse') && <Deed {...{ disputed, dispute }} op={disputes.refuse} label={t`I do not agree: let a moderator decide`} />}
      {can('contest') && <Deed {...{ disputed, dispute }} op={disputes.contest} label={t`It is not what I sent`} />}
      {can('withdraw') && <Deed {...{ disputed, dispute }} op={disputes.withdraw} label={t`Withdraw the dispute`} />}
      <p className="hint">{t`What goes back is on its way to the card at once.`}</p>
    </div>
  )
}

function useMoney(currency: string) {
  const numbers = useNumbers()
  return (amount: number) => moneyText({ amount, currency }, numbers)
}

type Plain = typeof disputes.agree | typeof disputes.askReturn | typeof disputes.takeBack
/** One press and a question: each of them moves money or cannot be taken back. */
function Deed({ disputed, dispute, op, label, fill }: AnswersProps & { op: Plain; label: string; fill?: boolean }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const { run, busy, refusal } = useDisputeCall(op as typeof disputes.agree, disputed.order_id)
  const act = async () => {
    if (await confirm({ title: label, text: t`This cannot be taken back.`, yes: label })) await run({ id: dispute.id })
  }
  return (
    <>
      <Refused refusal={refusal} />
      <Button className="btn--block" variant={fill ? 'fill' : undefined} onClick={act} pending={busy ? t`One moment…` : undefined}>
        {label}
      </Button>
    </>
  )
}
