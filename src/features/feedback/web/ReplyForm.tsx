import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { errorAt, useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { keyOf } from '#web/query/keys.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { feedback } from '../contract.ts'
import css from './Feedback.module.css'
import type { ShownDeal } from './shown-deal.ts'

/** A public answer to what the other has written, once. */
export function ReplyForm({ deal }: { deal: ShownDeal }) {
  const { t } = useLingui()
  const toast = useToast()
  const store = useQueryClient()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const { run, busy, refusal } = useCommand(feedback.reply)
  async function send() {
    const answer = await run({ id: deal.theirs!.id, reply: typed })
    if (refused(answer)) return
    await store.invalidateQueries({ queryKey: keyOf({ op: feedback.deal, input: { id: deal.id } }) })
    toast({ title: t`Your answer stands under the feedback` })
  }
  if (!open) return <Button icon="chat-circle" onClick={() => setOpen(true)}>{t`Answer publicly`}</Button>
  return (
    <div className="stack">
      <TextArea
        label={t`Your public answer`}
        hint={t`You can answer once, and not change it.`}
        maxLength={1_000}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={errorAt(refusal, 'reply')}
      />
      <p className={`row row--wrap ${css.acts}`}>
        <Button variant="fill" onClick={send} pending={busy ? t`Sending your answer` : undefined}>{t`Answer publicly`}</Button>
        <Button onClick={() => setOpen(false)}>{t`Cancel`}</Button>
      </p>
    </div>
  )
}
