import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useSite } from '#web/router/use-site.ts'
import type { MenuItem } from '#web/ui/overlays/Menu.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { feed } from '../contract.ts'
import type { FeedShown } from './feed-answer.ts'

/** Hide it, mute its author, and why one sees it. */
export function useFeedActs({ id, why, user, post }: FeedShown) {
  const { t } = useLingui()
  const toast = useToast()
  const { signed_in } = useSite()
  const [is_hidden, setHidden] = useState(false)
  const [is_muting, setMuting] = useState(false)
  const hide = useCommand(feed.hide)
  const [author, name] = [post?.user ?? user, (post?.user ?? user).full_name]
  async function set(hidden: boolean) {
    if (!refused(await hide.run({ id, is_hidden: hidden }))) setHidden(hidden)
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
          { label: t`Mute ${name}`, icon: 'bell-slash', onPress: () => setMuting(true) },
        ]
  const menu: MenuItem[] = [{ label: t`Why do I see this?`, icon: 'question', onPress: () => toast({ title: reasons[why] }) }, ...others]
  const muted = (done: boolean) => {
    setMuting(false)
    if (done) setHidden(true)
  }
  return { is_hidden, author, is_muting, muted, show: () => void set(false), menu: signed_in ? menu : [] }
}
