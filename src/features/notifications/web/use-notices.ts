import { useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { notifications } from '../contract.ts'

export type Notice = AnswerOf<typeof notifications.list>['notifications']['data'][number]

/** Commands on notices; afterwards all lists of notices are loaded again. */
export function useNotices(member_id: string) {
  const { t } = useLingui()
  const store = useQueryClient()
  const toast = useToast()
  const confirm = useConfirm()
  const [read, readAll, remove, restore, removeAll] = [
    useCommand(notifications.markRead),
    useCommand(notifications.markAllRead),
    useCommand(notifications.remove),
    useCommand(notifications.restore),
    useCommand(notifications.removeAll),
  ]
  const refresh = () => store.touched(new Set([`notifications of member:${member_id}`]))
  const after = async (answer: unknown, done?: () => void) => {
    if (!refused(answer)) done?.()
    await refresh()
  }
  return {
    refresh,
    busy: readAll.busy || removeAll.busy,
    markRead: async (id: Id<'notifications'>) => after(await read.run({ id })),
    markAllRead: async () => after(await readAll.run({}), () => toast({ title: t`Marked all notification as read` })),
    remove: async (id: Id<'notifications'>, subject: string) => {
      if (!(await confirm({ text: t`For a minute you can take it back.`, yes: t`Delete`, icon: 'trash', danger: true }))) return
      const takeBack = async () => after(await restore.run({ id }))
      const undo = { label: t`Undo`, onPress: () => void takeBack() }
      await after(await remove.run({ id }), () => toast({ title: t`Deleted: “${subject}”`, action: undo }))
    },
    removeAll: async () => {
      if (await confirm({ yes: t`Delete All`, icon: 'trash', danger: true })) await after(await removeAll.run({}))
    },
  }
}
export type NoticeActions = ReturnType<typeof useNotices>
