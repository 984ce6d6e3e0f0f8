import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { RadioCards } from '#web/ui/controls/RadioCards.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { orders } from '../../contract.ts'
import { type OrderProblem, problems } from '../../rules.ts'
import type { ShownOrder } from '../order/shown-order.ts'
import { useOrderCall } from '../order/use-order-call.ts'
import { useProblemNames } from './use-problem-names.ts'

export function ReportProblem({ order: { id } }: { order: ShownOrder }) {
  const { t } = useLingui()
  const names = useProblemNames()
  const toast = useToast()
  const [open, setOpen] = useState(false)
  const [problem, setProblem] = useState<OrderProblem>('not_arrived')
  const [note, setNote] = useState('')
  const { run, busy, refusal } = useOrderCall(orders.reportProblem, id)
  async function report() {
    if (!(await run({ id, problem, note }))) return
    setOpen(false)
    toast({ title: t`The seller and we have been told` })
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t`Something is wrong`}</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t`What is wrong?`}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t`Cancel`}</Button>
            <Button variant="fill" onClick={report} pending={busy ? t`Telling them…` : undefined}>{t`Report the problem`}</Button>
          </>
        }
      >
        <div className="stack">
          <p className="text-2">{t`Your money stays reserved until this is settled: by your confirmation, or by us. The seller reads what you write.`}</p>
          <Refused refusal={refusal} />
          <RadioCards
            name="problem"
            label={t`What is wrong?`}
            hideLabel
            value={problem}
            onValue={(value) => setProblem(value as OrderProblem)}
            cards={problems.map((value) => ({ value, label: names[value] }))}
          />
          <TextArea
            id="problem-note"
            label={t`In your words`}
            optional
            maxLength={1_000}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </div>
      </Dialog>
    </>
  )
}
