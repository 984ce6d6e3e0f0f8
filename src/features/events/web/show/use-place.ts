import { useLingui } from '@lingui/react/macro'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { events } from '../../contract.ts'
import type { EventShown, ParticipantShown } from '../event-answer.ts'

/** The reader's own steps. */
export function usePlace({ id, title }: Pick<EventShown, 'id' | 'title'>, own: ParticipantShown) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const client = useQueryClient()
  const [answer, leave] = [useCommand(events.answer), useCommand(events.leave)]
  const told = () =>
    own.ticket?.status !== 'paid'
      ? t`The place goes to whoever waits for it.`
      : own.ticket.is_refundable
        ? t`The place goes to whoever waits for it. What you have paid goes back to your card.`
        : t`The place goes to whoever waits for it. What you have paid is not paid back any more.`
  const renew = () => client.touched(new Set([`event:${id}`]))
  const holds = own.status === 'Accepted' || own.status === 'offered'
  return {
    busy: answer.busy || leave.busy,
    refusal: answer.refusal ?? leave.refusal,
    accept: async () => !refused(await answer.run({ id: own.id, status: 'Accepted' })) && renew(),
    async leave(): Promise<boolean> {
      if (holds && !(await confirm({ text: told(), yes: t`Do not go to ${title}`, icon: 'x-circle' }))) return false
      if (refused(await leave.run({ id: own.id }))) return false
      renew()
      return true
    },
  }
}
