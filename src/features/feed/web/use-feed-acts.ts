import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { network } from '#features/network/contract.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useSite } from '#web/router/use-site.ts'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import type { MenuItem } from '#web/ui/overlays/Menu.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { feed } from '../contract.ts'
import type { FeedShown } from './feed-answer.ts'

/** Hide it, mute its author, and why one sees it. */
export function useFeedActs({ id, why, user, post }: FeedShown) {
  const { t } = useLingui()
  const [toast, confirm] = [useToast(), useConfirm()]
  const { signed_in } = useSite()
  const [is_hidden, setHidden] = useState(false)
  const [hide, mute] = [useCommand(feed.hide), useCommand(network.mute)]
  const [author, name] = [post?.user ?? user, (post?.user ?? user).full_name]
  async function set(hidden: boolean) {
    if (!refused(await hide.run({ id, is_hidden: hidden }))) setHidden(hidden)
  }
  async function silence() {
    const sure = await confirm({ title: t`Mute ${name}?`, text: t`You hear nothing of them any more. They are not told.`, yes: t`Mute` })
    if (!sure || refused(await mute.run({ id: author.id }))) return
    setHidden(true)
    toast({ title: t`You hear nothing of ${name} any more.` })
  }
  const reasons: Record<FeedShown['why'], string> = {
    own: t`It is your own.`,
    followed: t`You follow ${name}.`,
    reshared: t`Somebody you follow has passed it on.`,
    latest: t`It is among the latest of everybody.`,
  }
  const others: MenuItem[] =
    why === 'own'
      ? []
      : [
          { label: t`Hide this`, icon: 'eye-slash', onPress: () => void set(true) },
          { label: t`Mute ${name}`, icon: 'bell-slash', onPress: () => void silence() },
        ]
  const menu: MenuItem[] = [{ label: t`Why do I see this?`, icon: 'question', onPress: () => toast({ title: reasons[why] }) }, ...others]
  return { is_hidden, show: () => void set(false), menu: signed_in ? menu : [] }
}
