import { useLingui } from '@lingui/react/macro'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { useRouter } from '#web/router/use-router.ts'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { network } from '../contract.ts'

/** Mutes and blocks, with undo; live updates refresh the screens. */
export function useDistance({ id, full_name }: { readonly id: string; readonly full_name: string }) {
  const { t } = useLingui()
  const [store, router, toast, confirm] = [useQueryClient(), useRouter(), useToast(), useConfirm()]
  const muting = { on: useCommand(network.mute), off: useCommand(network.unmute) }
  const blocking = { on: useCommand(network.block), off: useCommand(network.unblock) }
  const removing = useCommand(network.removeFollower)
  const input = { id: id as never }
  const unmute = async () => void (await muting.off.run(input))
  const unblock = async () => {
    if (!refused(await blocking.off.run(input))) toast({ title: t`You and ${full_name} can see each other again.` })
  }
  async function mute() {
    if (refused(await muting.on.run(input))) return
    const title = t`You hear nothing of ${full_name} any more, except about orders.`
    toast({ title, action: { label: t`Undo`, onPress: () => void unmute() } })
  }
  async function block(viewer_id: string) {
    const text = t`Neither of you sees the other any more, and following ends. Orders that run stay open to both. ${full_name} is not told.`
    if (!(await confirm({ title: t`Block ${full_name}?`, text, yes: t`Block`, icon: 'prohibit', danger: true }))) return
    if (refused(await blocking.on.run(input))) return
    // Privacy: cached answers about the blocked member are dropped.
    store.removeQueries({ type: 'inactive' })
    toast({ title: t`${full_name} is blocked.`, action: { label: t`Undo`, onPress: () => void unblock() } })
    router.push(`/profile/${viewer_id}/network?tab=blocked`)
  }
  async function removeFollower() {
    const text = t`They are not told, and may follow you again.`
    if (!(await confirm({ title: t`Remove ${full_name} as a follower?`, text, yes: t`Remove`, icon: 'user-minus', danger: true }))) return
    await removing.run(input)
  }
  return {
    mute: () => void mute(),
    unmute: () => void unmute(),
    unblock: () => void unblock(),
    removeFollower: () => void removeFollower(),
    block: (viewer_id: string) => void block(viewer_id),
  }
}
