import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { errorAt, useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { keyOf } from '#web/query/keys.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { feedback } from '../contract.ts'
import type { Question } from '../rules.ts'
import css from './Feedback.module.css'
import { StarField } from './StarField.tsx'
import type { ShownDeal } from './shown-deal.ts'
import { useQuestions } from './use-questions.ts'

type Stars = Partial<Record<Question, number>>

/** Stars and words about a deal; with `onDone`, the earlier ones changed. */
export function FeedbackForm({ deal, onDone }: { deal: ShownDeal; onDone?: () => void }) {
  const { t } = useLingui()
  const { asked } = useQuestions()
  const [stars, setStars] = useState<Stars>(() => (onDone ? startOf(deal) : {}))
  const [comment, setComment] = useState(onDone ? (deal.own?.comment ?? '') : '')
  const { send, busy, refusal, missing, check } = useSending(deal, onDone)
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (check(stars)) await send({ ...stars, comment })
  }
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <div className={css.questions}>
        {deal.questions.map((question) => (
          <StarField
            key={question}
            name={question}
            label={asked[deal.questions.includes('packing') ? 'buyer' : deal.role][question]!}
            value={stars[question]}
            onValue={(value) => setStars((before) => ({ ...before, [question]: value }))}
            error={missing && stars[question] === undefined ? t`Choose one to five stars.` : errorAt(refusal, question)}
          />
        ))}
      </div>
      <TextArea
        label={t`In your words`}
        optional
        name="comment"
        hint={t`Everybody can read it. No names, addresses or numbers, please.`}
        maxLength={1_000}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
        error={errorAt(refusal, 'comment')}
      />
      <Refused refusal={refusal} />
      <p className={`row row--wrap ${css.acts}`}>
        <Button type="submit" variant="fill" pending={busy ? t`Sending your feedback` : undefined}>
          {onDone ? t`Change my feedback` : t`Give feedback`}
        </Button>
        {onDone && <Button onClick={onDone}>{t`Cancel`}</Button>}
      </p>
    </form>
  )
}

const startOf = ({ own }: ShownDeal): Stars =>
  Object.fromEntries(Object.entries(own?.answers ?? {}).flatMap(([question, given]) => (given === null ? [] : [[question, given]])))

function useSending(deal: ShownDeal, onDone?: () => void) {
  const { t } = useLingui()
  const toast = useToast()
  const store = useQueryClient()
  const [missing, setMissing] = useState(false)
  const giving = useCommand(feedback.give)
  const revising = useCommand(feedback.revise)
  const used = onDone ? revising : giving
  const check = (stars: Stars) => {
    const complete = deal.questions.every((question) => stars[question] !== undefined)
    setMissing(!complete)
    return complete
  }
  async function send(given: Stars & { comment: string }) {
    const whole = given as typeof given & { speed: number; contact: number }
    const answer = onDone ? await revising.run({ id: deal.own!.id, ...whole }) : await giving.run({ order_id: deal.id, ...whole })
    await store.invalidateQueries({ queryKey: keyOf({ op: feedback.deal, input: { id: deal.id } }) })
    if (refused(answer)) return
    toast({ title: onDone ? t`Your feedback is changed` : t`Thank you for your feedback` })
    onDone?.()
  }
  return { send, missing, check, busy: used.busy, refusal: used.refusal }
}
