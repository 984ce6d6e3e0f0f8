import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { network } from '#features/network/contract.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import type { FeedShown } from './feed-answer.ts'

/** Asks whether to mute a member, and does it. Loaded when somebody wants it. */
export function MuteAuthor({ author, onDone }: { author: FeedShown['user']; onDone: (is_muted: boolean) => void }) {
  const { t } = useLingui()
  const [toast, confirm] = [useToast(), useConfirm()]
  const mute = useCommand(network.mute)
  const name = author.full_name
  async function ask() {
    const sure = await confirm({ title: t`Mute ${name}?`, text: t`You hear nothing of them any more. They are not told.`, yes: t`Mute` })
    if (!sure || refused(await mute.run({ id: author.id }))) return onDone(false)
    toast({ title: t`You hear nothing of ${name} any more.` })
    onDone(true)
  }
  useEffect(() => void ask(), [])
  return null
}
