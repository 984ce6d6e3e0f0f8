import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { approvals } from '#features/approvals/contract.ts'
import { errorAt } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { useAct } from '../use-act.ts'
import type { ShownApproval } from './shown-approval.ts'

/** What the viewer may answer. */
export function ApprovalAnswer({ approval: { id, said, may_decide, may_withdraw } }: { approval: ShownApproval }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const [refusing, setRefusing] = useState(false)
  const consent = useAct(approvals.consent, t`Done: you have consented`)
  const withdraw = useAct(approvals.withdraw, t`Taken back`)
  const moment = t`One moment…`
  async function agree() {
    if (await confirm({ title: t`Consent?`, text: t`${said}: it is carried out at once.`, yes: t`Consent` })) await consent.act({ id })
  }
  if (refusing) return <RefuseForm id={id} onClose={() => setRefusing(false)} />
  return (
    <>
      <Refused refusal={consent.refusal ?? withdraw.refusal} />
      <p className="row">
        {may_decide && (
          <>
            <Button variant="fill" onClick={agree} pending={consent.busy ? moment : undefined}>{t`Consent`}</Button>
            <Button onClick={() => setRefusing(true)}>{t`Refuse`}</Button>
          </>
        )}
        {may_withdraw && <Button onClick={() => withdraw.act({ id })} pending={withdraw.busy ? moment : undefined}>{t`Take it back`}</Button>}
      </p>
    </>
  )
}

function RefuseForm({ id, onClose }: { id: ShownApproval['id']; onClose: () => void }) {
  const { t } = useLingui()
  const [answer, setAnswer] = useState('')
  const { act, busy, refusal } = useAct(approvals.refuse, t`Refused: your colleague is told why`)
  const label = t`Why not? Your colleague reads it`
  async function submit(event: React.FormEvent) {
    event.preventDefault()
    if (await act({ id, answer })) onClose()
  }
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Refused refusal={refusal} fields={{ answer: label }} />
      <TextArea
        id={`answer-${id}`}
        label={label}
        required
        maxLength={500}
        rows={3}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
        error={errorAt(refusal, 'answer')}
      />
      <p className="row">
        <Button type="submit" variant="danger" pending={busy ? t`One moment…` : undefined}>{t`Refuse`}</Button>
        <Button variant="quiet" onClick={onClose}>{t`Not yet`}</Button>
      </p>
    </form>
  )
}
