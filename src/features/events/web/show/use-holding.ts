import { useLingui } from '@lingui/react/macro'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { useRouter } from '#web/router/use-router.ts'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { events } from '../../contract.ts'
import { EVENTS, type EventShown, eventPath } from '../event-answer.ts'

/** What its owner does with the whole event. */
export function useHolding({ id, title, status }: Pick<EventShown, 'id' | 'title' | 'status'>) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const router = useRouter()
  const client = useQueryClient()
  const [publish, cancel, remove] = [useCommand(events.publish), useCommand(events.cancel), useCommand(events.remove)]
  const renew = () => client.touched(new Set([`event:${id}`]))
  return {
    busy: publish.busy || cancel.busy || remove.busy,
    refusal: publish.refusal ?? cancel.refusal ?? remove.refusal,
    publish: async () => !refused(await publish.run({ id })) && renew(),
    async end() {
      if (status === 'draft') {
        if (!(await confirm({ text: t`The draft is gone then.`, yes: t`Throw the draft away`, icon: 'trash', danger: true }))) return
        if (!refused(await remove.run({ id }))) void router.push(EVENTS)
        return
      }
      const text = t`Whoever is going is told. This cannot be undone.`
      if (!(await confirm({ text, yes: t`Call off ${title}`, icon: 'x-circle', danger: true }))) return
      if (!refused(await cancel.run({ id }))) void router.push(eventPath(id))
    },
  }
}
