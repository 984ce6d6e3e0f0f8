import { useLingui } from '@lingui/react/macro'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { events } from '../../contract.ts'
import type { ParticipantShown } from '../event-answer.ts'

/** What those who run an event may answer now. */
export function AnswerButtons({ place }: { place: ParticipantShown }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const client = useQueryClient()
  const { run, busy, refusal } = useCommand(events.answer)
  const { id, event_id, status, answers, user } = place
  const name = user.full_name
  const wait = busy ? t`One moment…` : undefined
  async function set(to: (typeof answers)[number]) {
    const is_loss = status === 'Accepted' && to === 'Rejected'
    if (
      is_loss &&
      !(await confirm({
        text: t`The place goes to whoever waits for it. They come in again by an invitation only.`,
        yes: t`Take ${name} off the list`,
        icon: 'user-minus',
        danger: true,
      }))
    )
      return
    await run({ id, status: to })
    client.touched(new Set([`event:${event_id}`]))
  }
  const words = {
    Accepted: t`Accept`,
    waitlisted: t`Put in line`,
    Rejected: status === 'Pending' ? t`Decline` : t`Take off the list`,
    cancelled: t`Take back`,
  } as const
  return (
    <>
      {(['Accepted', 'waitlisted', 'Rejected', 'cancelled'] as const)
        .filter((to) => answers.includes(to))
        .map((to) => (
          <Button key={to} size="s" variant={to === 'Accepted' ? 'fill' : 'plain'} pending={wait} onClick={() => void set(to)}>
            {words[to]}
            <span className="vh"> {name}</span>
          </Button>
        ))}
      {refusal && <Refused refusal={refusal} />}
    </>
  )
}
