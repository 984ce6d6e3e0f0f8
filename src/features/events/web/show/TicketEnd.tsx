import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { bankStep, useCleanAddress } from '#features/payments/web/public.tsx'
import type { AnswerOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { events, type ParticipantId } from '../../contract.ts'

/** What became of a payment, where the bank leads back to: it is asked for once. */
export function TicketEnd({ id }: { id: ParticipantId }) {
  const { t } = useLingui()
  const site = useSite()
  const { run, busy, answer } = useSettling(id)
  useCleanAddress()
  if (busy) return <Note role="status">{t`We ask your bank how it ended. This takes a few seconds.`}</Note>
  const status = answer?.participant.ticket?.status
  if (status === 'paid' || status === 'released') return <Note tone="good" role="status">{t`Your ticket is paid.`}</Note>
  if (status === 'pending_payment')
    return (
      <Note tone="warn" role="status">
        <p>{t`Your bank still waits. Nothing is charged twice.`}</p>
        <p className="row row--wrap">
          {answer?.payment?.action_url && (
            <Button size="s" variant="fill" href={bankStep(answer.payment.action_url, site)}>{t`Go to your bank`}</Button>
          )}
          <Button size="s" onClick={run}>{t`Check again`}</Button>
        </p>
      </Note>
    )
  if (status === 'refunded' || status === 'refund_due' || status === 'charged_back') return null
  return <Note tone="bad" role="alert">{t`The payment did not go through. You have no ticket; what was taken too late goes back to your card.`}</Note>
}

function useSettling(id: ParticipantId) {
  const client = useQueryClient()
  const { run, busy } = useCommand(events.settleTicket)
  const [answer, setAnswer] = useState<AnswerOf<typeof events.settleTicket>>()
  const asked = useRef<string>(undefined)
  async function ask() {
    const said = await run({ id })
    if (refused(said)) return setAnswer(undefined)
    setAnswer(said)
    client.touched(new Set([`event:${said.participant.event_id}`]))
  }
  useEffect(() => {
    if (asked.current === id) return
    asked.current = id
    void ask()
  })
  return { run: () => void ask(), busy: busy || asked.current !== id, answer }
}
